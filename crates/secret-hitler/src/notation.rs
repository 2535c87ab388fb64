//! Stable text forms of everything, both ways.

use std::fmt::{self, Display, Formatter};
use std::str::{FromStr, SplitAsciiWhitespace};

use engine::notation::NotationError;
use engine::{Seat, SeatSet};

use crate::acts::{Ballot, Move, Statement};
use crate::chance::Chance;
use crate::deck::{Pattern, Policy, Tiles};
use crate::event::{By, End, Event};
use crate::setup::{Night, Party, Power, Role, Roles, Setup};

type Parsed<T> = Result<T, NotationError>;

/// The words of a line that is being read.
struct Words<'a> {
    text: &'a str,
    rest: SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, rest: text.split_ascii_whitespace() }
    }

    fn fail<T>(&self, wanted: &'static str) -> Parsed<T> {
        Err(NotationError::new(wanted, self.text))
    }

    fn word(&mut self, wanted: &'static str) -> Parsed<&'a str> {
        self.rest.next().map_or_else(|| self.fail(wanted), Ok)
    }

    fn read<T: FromStr<Err = NotationError>>(&mut self, wanted: &'static str) -> Parsed<T> {
        self.word(wanted)?.parse()
    }

    fn seat(&mut self) -> Parsed<Seat> {
        self.read("a seat")
    }

    fn number(&mut self) -> Parsed<u8> {
        let word = self.word("a number")?;
        word.parse().or_else(|_| self.fail("a number below 256"))
    }

    fn flag(&mut self, yes: &'static str, no: &'static str) -> Parsed<bool> {
        match self.word("a word")? {
            word if word == yes => Ok(true),
            word if word == no => Ok(false),
            _ => self.fail(yes),
        }
    }

    fn tiles(&mut self, size: u8) -> Parsed<Tiles> {
        let tiles: Tiles = self.read("tiles")?;
        if tiles.len() == size { Ok(tiles) } else { self.fail("a hand of the right size") }
    }

    fn seats(&mut self) -> Parsed<SeatSet> {
        match self.word("seats")? {
            "-" => Ok(SeatSet::EMPTY),
            word => word.split(',').map(Seat::from_str).collect(),
        }
    }

    fn seat_or_none(&mut self) -> Parsed<Option<Seat>> {
        match self.word("a seat or -")? {
            "-" => Ok(None),
            word => word.parse().map(Some),
        }
    }

    fn end<T>(mut self, value: T) -> Parsed<T> {
        match self.rest.next() {
            None => Ok(value),
            Some(_) => self.fail("nothing more"),
        }
    }
}

/// A set of seats: `1,4,7`, or `-` for none.
struct Listed(SeatSet);

impl Display for Listed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (index, seat) in self.0.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{seat}")?;
        }
        Ok(())
    }
}

/// A seat, or `-` for none.
struct Maybe(Option<Seat>);

impl Display for Maybe {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => seat.fmt(f),
            None => f.write_str("-"),
        }
    }
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Words for the values of a small enumeration, both ways.
macro_rules! words {
    ($type:ty, $wanted:literal, $($value:path => $word:literal),+) => {
        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($value => $word),+ })
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Parsed<Self> {
                match text {
                    $($word => Ok($value),)+
                    _ => Err(NotationError::new($wanted, text)),
                }
            }
        }
    };
}

words!(Policy, "liberal or fascist", Policy::Liberal => "liberal", Policy::Fascist => "fascist");
words!(Party, "liberal or fascist", Party::Liberal => "liberal", Party::Fascist => "fascist");
words!(Role, "liberal, fascist or hitler",
    Role::Liberal => "liberal", Role::Fascist => "fascist", Role::Hitler => "hitler");
words!(Ballot, "ja or nein", Ballot::Ja => "ja", Ballot::Nein => "nein");
words!(Power, "a power", Power::Investigate => "investigate",
    Power::SpecialElection => "special-election", Power::Peek => "peek", Power::Execution => "execution");
words!(End, "a way to end", End::FiveLiberal => "five-liberal", End::HitlerExecuted => "hitler-executed",
    End::SixFascist => "six-fascist", End::HitlerElected => "hitler-elected");

const fn letter(policy: Policy) -> char {
    match policy {
        Policy::Liberal => 'L',
        Policy::Fascist => 'F',
    }
}

fn from_letter(letter: char) -> Option<Policy> {
    match letter {
        'L' => Some(Policy::Liberal),
        'F' => Some(Policy::Fascist),
        _ => None,
    }
}

/// `LFF`, Liberal first; `-` for no tile.
impl Display for Tiles {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|tile| write!(f, "{}", letter(tile)))
    }
}

impl FromStr for Tiles {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("tiles as LFF", text);
        match text {
            "-" => Ok(Self::NONE),
            _ if text.is_empty() || text.len() > 17 => Err(wrong()),
            _ => text.chars().map(|c| from_letter(c).ok_or_else(wrong)).collect(),
        }
    }
}

/// A pattern as it lies, the top tile first.
struct Lying(Pattern);

impl Display for Lying {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|tile| write!(f, "{}", letter(*tile)))
    }
}

fn pattern(text: &str) -> Parsed<Pattern> {
    let wrong = || NotationError::new("three tiles as LFF, the top one first", text);
    let mut tiles = text.chars().map(from_letter);
    let mut next = || tiles.next().flatten().ok_or_else(wrong);
    let pattern = [next()?, next()?, next()?];
    if text.len() == 3 { Ok(pattern) } else { Err(wrong()) }
}

/// `LFHLL`, in seat order.
impl Display for Roles {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|role| {
            f.write_str(match role {
                Role::Liberal => "L",
                Role::Fascist => "F",
                Role::Hitler => "H",
            })
        })
    }
}

impl FromStr for Roles {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("the roles of 5 to 10 seats as LFHLL", text);
        let role = |letter| match letter {
            'L' => Ok(Role::Liberal),
            'F' => Ok(Role::Fascist),
            'H' => Ok(Role::Hitler),
            _ => Err(wrong()),
        };
        let roles: Vec<Role> = text.chars().take(11).map(role).collect::<Parsed<_>>()?;
        Self::from_list(&roles).ok_or_else(wrong)
    }
}

/// `seats=7 markers=on rebalance=off first=3`; without `first` the first candidate is drawn.
impl Display for Setup {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { seats, markers, rebalance, first } = *self;
        write!(f, "seats={seats} markers={} rebalance={}", on_off(markers), on_off(rebalance))?;
        first.map_or(Ok(()), |seat| write!(f, " first={seat}"))
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("a setup as seats=7 markers=on rebalance=off", text);
        let on = |value| match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(wrong()),
        };
        let mut setup = Self::new(0);
        for word in text.split_ascii_whitespace() {
            match word.split_once('=').ok_or_else(wrong)? {
                ("seats", value) => setup.seats = value.parse().map_err(|_| wrong())?,
                ("markers", value) => setup.markers = on(value)?,
                ("rebalance", value) => setup.rebalance = on(value)?,
                ("first", value) => setup.first = Some(value.parse()?),
                _ => return Err(wrong()),
            }
        }
        setup.check().map_err(|_| wrong())?;
        Ok(setup)
    }
}

/// `nominate 7`, `ballot ja`, `discard fascist`, `veto`, `consent yes`, `investigate 3`, `call 3`,
/// `execute 3`.
impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Nominate(seat) => write!(f, "nominate {seat}"),
            Self::Ballot(ballot) => write!(f, "ballot {ballot}"),
            Self::Discard(policy) => write!(f, "discard {policy}"),
            Self::Veto => f.write_str("veto"),
            Self::Consent(yes) => write!(f, "consent {}", yes_no(yes)),
            Self::Investigate(seat) => write!(f, "investigate {seat}"),
            Self::Call(seat) => write!(f, "call {seat}"),
            Self::Execute(seat) => write!(f, "execute {seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let mut words = Words::new(text);
        let choice = match words.word("a move")? {
            "nominate" => Self::Nominate(words.seat()?),
            "ballot" => Self::Ballot(words.read("ja or nein")?),
            "discard" => Self::Discard(words.read("liberal or fascist")?),
            "veto" => Self::Veto,
            "consent" => Self::Consent(words.flag("yes", "no")?),
            "investigate" => Self::Investigate(words.seat()?),
            "call" => Self::Call(words.seat()?),
            "execute" => Self::Execute(words.seat()?),
            _ => return words.fail("a move"),
        };
        words.end(choice)
    }
}

/// `deal LFHLL`, `first 3`, `draw LFF`, `peek FLF`, `tile L`.
impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Deal(roles) => write!(f, "deal {roles}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Draw(tiles) => write!(f, "draw {tiles}"),
            Self::Peek(tiles) => write!(f, "peek {}", Lying(tiles)),
            Self::Tile(policy) => write!(f, "tile {}", letter(policy)),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let mut words = Words::new(text);
        let outcome = match words.word("a chance outcome")? {
            "deal" => Self::Deal(words.read("roles")?),
            "first" => Self::First(words.seat()?),
            "draw" => Self::Draw(words.tiles(3)?),
            "peek" => Self::Peek(pattern(words.word("tiles")?)?),
            "tile" => match words.tiles(1)?.uniform() {
                Some(policy) => Self::Tile(policy),
                None => return words.fail("L or F"),
            },
            _ => return words.fail("a chance outcome"),
        };
        words.end(outcome)
    }
}

/// `drew 9 LFF`, `drew 9 LFF passed FF`, `got 9 FF`, `party 3 fascist`, `saw FLF`.
impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Drew { election, drew, passed: None } => write!(f, "drew {election} {drew}"),
            Self::Drew { election, drew, passed: Some(passed) } => {
                write!(f, "drew {election} {drew} passed {passed}")
            }
            Self::Got { election, got } => write!(f, "got {election} {got}"),
            Self::Party { seat, party } => write!(f, "party {seat} {party}"),
            Self::Saw(tiles) => write!(f, "saw {}", Lying(tiles)),
        }
    }
}

fn statement(words: &mut Words<'_>) -> Parsed<Statement> {
    Ok(match words.word("a claim")? {
        "drew" => {
            let (election, drew) = (words.number()?, words.tiles(3)?);
            let passed = match words.rest.next() {
                None => None,
                Some("passed") => Some(words.tiles(2)?),
                Some(_) => return words.fail("passed, or nothing more"),
            };
            Statement::Drew { election, drew, passed }
        }
        "got" => Statement::Got { election: words.number()?, got: words.tiles(2)? },
        "party" => Statement::Party { seat: words.seat()?, party: words.read("liberal or fascist")? },
        "saw" => Statement::Saw(pattern(words.word("tiles")?)?),
        _ => return words.fail("a claim"),
    })
}

impl FromStr for Statement {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let mut words = Words::new(text);
        let claim = statement(&mut words)?;
        words.end(claim)
    }
}

impl Display for By {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Government { president, chancellor } => write!(f, "government {president} {chancellor}"),
            Self::Chaos => f.write_str("chaos"),
            Self::Setup => f.write_str("setup"),
        }
    }
}

/// The kind, then its fields in the order in which they are declared.
impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match *self {
            Self::RolesDealt | Self::TermLimitsLifted | Self::ZoneOpened | Self::VetoUnlocked => Ok(()),
            Self::RoleSeen { seat, role, night } => {
                write!(f, " {seat} {role} {} {}", Listed(night.fascists), Maybe(night.hitler))
            }
            Self::ElectionOpened { election, president, special } => {
                write!(f, " {election} {president} {}", if special { "special" } else { "regular" })
            }
            Self::BallotsOpened { ja, nein, passed } => {
                let verdict = if passed { "passed" } else { "failed" };
                write!(f, " {} {} {verdict}", Listed(ja), Listed(nein))
            }
            Self::Cleared { seat }
            | Self::Drawn { president: seat }
            | Self::VetoRefused { president: seat }
            | Self::VetoAccepted { president: seat }
            | Self::Peeked { president: seat }
            | Self::VetoProposed { chancellor: seat } => write!(f, " {seat}"),
            Self::HandSeen { seat, tiles } => write!(f, " {seat} {tiles}"),
            Self::Discarded { seat, policy } => write!(f, " {seat} {policy}"),
            Self::Nominated { president: one, nominee: other }
            | Self::GovernmentElected { president: one, chancellor: other }
            | Self::Passed { president: one, chancellor: other }
            | Self::Investigated { president: one, seat: other }
            | Self::SpecialElectionCalled { president: one, seat: other } => write!(f, " {one} {other}"),
            Self::Enacted { policy, number, election, by } => write!(f, " {policy} {number} {election} {by}"),
            Self::TrackerMoved { to } => write!(f, " {to}"),
            Self::Reshuffled { tiles } => write!(f, " {tiles}"),
            Self::PowerGranted { power, president } => write!(f, " {power} {president}"),
            Self::PowerLost { power } => write!(f, " {power}"),
            Self::PartySeen { president, seat, party } => write!(f, " {president} {seat} {party}"),
            Self::PeekSeen { president, tiles } => write!(f, " {president} {}", Lying(tiles)),
            Self::Executed { president, seat, hitler } => {
                write!(f, " {president} {seat} {}", if hitler { "hitler" } else { "not-hitler" })
            }
            Self::Claimed { seat, statement } => write!(f, " {seat} {statement}"),
            Self::Won { end } => write!(f, " {end}"),
            Self::RolesOpened { roles } => write!(f, " {roles}"),
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let mut words = Words::new(text);
        let w = &mut words;
        let event = match w.word("an event")? {
            "roles-dealt" => Self::RolesDealt,
            "role-seen" => Self::RoleSeen {
                seat: w.seat()?,
                role: w.read("a role")?,
                night: Night { fascists: w.seats()?, hitler: w.seat_or_none()? },
            },
            "election" => Self::ElectionOpened {
                election: w.number()?,
                president: w.seat()?,
                special: w.flag("special", "regular")?,
            },
            "nominated" => Self::Nominated { president: w.seat()?, nominee: w.seat()? },
            "ballots" => {
                Self::BallotsOpened { ja: w.seats()?, nein: w.seats()?, passed: w.flag("passed", "failed")? }
            }
            "government" => Self::GovernmentElected { president: w.seat()?, chancellor: w.seat()? },
            "cleared" => Self::Cleared { seat: w.seat()? },
            "drawn" => Self::Drawn { president: w.seat()? },
            "hand-seen" => Self::HandSeen { seat: w.seat()?, tiles: w.read("tiles")? },
            "discarded" => Self::Discarded { seat: w.seat()?, policy: w.read("a policy")? },
            "passed" => Self::Passed { president: w.seat()?, chancellor: w.seat()? },
            "veto-proposed" => Self::VetoProposed { chancellor: w.seat()? },
            "veto-refused" => Self::VetoRefused { president: w.seat()? },
            "veto-accepted" => Self::VetoAccepted { president: w.seat()? },
            "enacted" => Self::Enacted {
                policy: w.read("a policy")?,
                number: w.number()?,
                election: w.number()?,
                by: match w.word("government, chaos or setup")? {
                    "government" => By::Government { president: w.seat()?, chancellor: w.seat()? },
                    "chaos" => By::Chaos,
                    "setup" => By::Setup,
                    _ => return w.fail("government, chaos or setup"),
                },
            },
            "tracker" => Self::TrackerMoved { to: w.number()? },
            "term-limits-lifted" => Self::TermLimitsLifted,
            "reshuffled" => Self::Reshuffled { tiles: w.read("tiles")? },
            "zone-opened" => Self::ZoneOpened,
            "veto-unlocked" => Self::VetoUnlocked,
            "power" => Self::PowerGranted { power: w.read("a power")?, president: w.seat()? },
            "power-lost" => Self::PowerLost { power: w.read("a power")? },
            "investigated" => Self::Investigated { president: w.seat()?, seat: w.seat()? },
            "party-seen" => {
                Self::PartySeen { president: w.seat()?, seat: w.seat()?, party: w.read("a party")? }
            }
            "peeked" => Self::Peeked { president: w.seat()? },
            "peek-seen" => Self::PeekSeen { president: w.seat()?, tiles: pattern(w.word("tiles")?)? },
            "called" => Self::SpecialElectionCalled { president: w.seat()?, seat: w.seat()? },
            "executed" => Self::Executed {
                president: w.seat()?,
                seat: w.seat()?,
                hitler: w.flag("hitler", "not-hitler")?,
            },
            "claimed" => Self::Claimed { seat: w.seat()?, statement: statement(w)? },
            "won" => Self::Won { end: w.read("a way to end")? },
            "roles-opened" => Self::RolesOpened { roles: w.read("roles")? },
            _ => return w.fail("an event"),
        };
        words.end(event)
    }
}
