//! What a finished game amounts to: elections, everyone's record, luck, telling moments.
//!
//! Made from what was told in public and nothing else. Discarded tiles stay hidden for ever
//! (SH-41), so everything here is reckoned from enacted tiles, open ballots, claims, and the roles
//! that the end opens.

use engine::{Seat, SeatSet};

use crate::acts::Statement;
use crate::deck::{Pattern, Policy, Tiles};
use crate::event::{By, End, Event};
use crate::luck::Luck;
use crate::setup::{FASCIST_GOAL, LIBERAL_GOAL, Party, Power, Role, Roles, Setup, ZONE};

/// An election and what came of it.
// Each of them is a fact of its own that the screen shows by itself.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Election {
    /// Its number, from 1.
    pub number: u8,
    /// Whether it was a special election.
    pub special: bool,
    /// The candidate for President.
    pub president: Seat,
    /// The candidate for Chancellor.
    pub chancellor: Option<Seat>,
    /// Who said Ja.
    pub ja: SeatSet,
    /// Who said Nein.
    pub nein: SeatSet,
    /// Whether a government was elected.
    pub passed: bool,
    /// Whether its session ended in a veto.
    pub vetoed: bool,
    /// The policy that it put on the board, if any.
    pub tile: Option<Policy>,
    /// Whether that was turned up by chaos.
    pub chaos: bool,
    /// The power that was used, and at whom.
    pub power: Option<(Power, Option<Seat>)>,
    /// Whether the piles were shuffled together during it.
    pub reshuffled: bool,
    /// Fascist policies on the board when it began.
    pub fascist_before: u8,
    /// Steps played when it had begun.
    pub from: usize,
    /// Steps played when its last public event had happened.
    pub to: usize,
}

impl Election {
    /// President and Chancellor, if they were elected.
    pub fn government(&self) -> Option<(Seat, Seat)> {
        self.chancellor.filter(|_| self.passed).map(|chancellor| (self.president, chancellor))
    }

    /// The policy that its government enacted.
    pub fn enacted(&self) -> Option<Policy> {
        self.tile.filter(|_| !self.chaos)
    }

    /// How many ballots must have been cast otherwise to turn the result round.
    pub const fn margin(&self) -> usize {
        let needed = self.ja.len().midpoint(self.nein.len()) + 1;
        if self.passed { self.ja.len() - needed + 1 } else { needed.saturating_sub(self.ja.len()) }
    }
}

/// What one seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whose.
    pub seat: Seat,
    /// The role.
    pub role: Role,
    /// Governments as President.
    pub president: u8,
    /// Governments as Chancellor.
    pub chancellor: u8,
    /// Policies of those governments as President.
    pub as_president: Tiles,
    /// Policies of those governments as Chancellor.
    pub as_chancellor: Tiles,
    /// Ballots Ja.
    pub ja: u8,
    /// Ballots Nein.
    pub nein: u8,
    /// Ballots that were on the side of the result.
    pub with_result: u8,
    /// Claims made.
    pub claims: u8,
    /// Claims that roles or enacted tiles show to be untrue. There may be more: what was discarded
    /// stays hidden.
    pub untrue: u8,
    /// The election in which the seat was executed.
    pub executed: Option<u8>,
}

impl Tally {
    /// Ballots cast.
    pub const fn ballots(&self) -> u8 {
        self.ja + self.nein
    }

    /// Policies of all governments of the seat. One and the same government counts once, as a seat
    /// is never both in it.
    pub const fn enacted(&self) -> Tiles {
        self.as_president.and(self.as_chancellor)
    }
}

/// A moment that tells something, with the index of its election in [`Record::elections`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The act that ended the game.
    Decision(usize),
    /// Hitler stood for Chancellor in the Hitler zone and was voted down.
    NearMiss(usize),
    /// The party that somebody reported of somebody was not so.
    FalseReport {
        /// Where the report was made.
        at: usize,
        /// Who reported.
        by: Seat,
        /// Of whom.
        seat: Seat,
        /// What was said.
        said: Party,
    },
    /// The vote that fewest ballots would have turned round; the last of several.
    Closest(usize),
    /// President and Chancellor told of this session what cannot both be true.
    Dispute(usize),
    /// Three elections in a row brought no policy, and chaos turned one up.
    Chaos(usize),
    /// A Liberal was executed.
    LiberalExecuted {
        /// Where.
        at: usize,
        /// By whom.
        by: Seat,
        /// Who.
        seat: Seat,
    },
    /// Everybody who lived voted for a government of the Fascist party alone.
    Deceived(usize),
    /// Hitler governed before the Hitler zone and a Liberal policy came of it.
    GoodStart(usize),
    /// The longest run of elections that each enacted a Fascist policy: its last one, and how many.
    Run(usize, u8),
}

impl Moment {
    /// Its election.
    pub const fn election(self) -> usize {
        match self {
            Self::Decision(at)
            | Self::NearMiss(at)
            | Self::FalseReport { at, .. }
            | Self::Closest(at)
            | Self::Dispute(at)
            | Self::Chaos(at)
            | Self::LiberalExecuted { at, .. }
            | Self::Deceived(at)
            | Self::GoodStart(at)
            | Self::Run(at, _) => at,
        }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Seats and switches.
    pub setup: Setup,
    /// How it ended.
    pub end: End,
    /// Who was who.
    pub roles: Roles,
    /// All elections, in order.
    pub elections: Vec<Election>,
    /// Every seat, in seat order.
    pub seats: Vec<Tally>,
    /// What the draw pile gave.
    pub luck: Luck,
    /// Telling moments, the most telling first.
    pub moments: Vec<Moment>,
}

/// A claim with where it was made.
#[derive(Clone, Copy)]
struct Claim {
    at: usize,
    by: Seat,
    statement: Statement,
}

/// What is gathered on the way.
#[derive(Default)]
struct Gathered {
    elections: Vec<Election>,
    claims: Vec<Claim>,
    executed: Vec<(usize, Seat, Seat)>,
    /// The index of the election whose session brought the peek, and how many elections had begun.
    peek: Option<usize>,
    /// What every fresh draw pile held, and the index of the first election that drew from it.
    piles: Vec<(usize, Tiles)>,
    /// Elections whose government drew three.
    drew: Vec<(usize, usize)>,
    /// Elections whose tile was turned up, with the pile it came from.
    turned: Vec<(usize, usize)>,
    end: Option<End>,
    roles: Option<Roles>,
}

impl Gathered {
    fn here(&self) -> usize {
        self.elections.len().saturating_sub(1)
    }

    fn take(&mut self, step: usize, event: Event) {
        let here = self.here();
        let pile = self.piles.len().saturating_sub(1);
        match event {
            Event::ElectionOpened { election, president, special } => {
                let fascist_before = self.enacted(Policy::Fascist);
                self.elections.push(Election {
                    number: election,
                    special,
                    president,
                    chancellor: None,
                    ja: SeatSet::EMPTY,
                    nein: SeatSet::EMPTY,
                    passed: false,
                    vetoed: false,
                    tile: None,
                    chaos: false,
                    power: None,
                    reshuffled: false,
                    fascist_before,
                    from: step + 1,
                    to: step + 1,
                });
                return;
            }
            Event::Drawn { .. } => self.drew.push((here, pile)),
            Event::Enacted { by: By::Chaos, .. } => self.turned.push((here, pile)),
            Event::Reshuffled { tiles } => self.piles.push((here + 1, tiles)),
            Event::Peeked { .. } => self.peek = Some(here),
            Event::Claimed { seat, statement } => self.claims.push(Claim { at: here, by: seat, statement }),
            Event::Executed { president, seat, .. } => self.executed.push((here, president, seat)),
            Event::Won { end } => self.end = Some(end),
            Event::RolesOpened { roles } => self.roles = Some(roles),
            _ => {}
        }
        let Some(election) = self.elections.last_mut() else { return };
        // A claim about an election long past is no part of the one in which it is made.
        if !matches!(event, Event::Claimed { .. }) {
            election.to = step + 1;
        }
        match event {
            Event::Nominated { nominee, .. } => election.chancellor = Some(nominee),
            Event::BallotsOpened { ja, nein, passed } => {
                (election.ja, election.nein, election.passed) = (ja, nein, passed);
            }
            Event::VetoAccepted { .. } => election.vetoed = true,
            Event::Enacted { policy, by, .. } => {
                election.tile = Some(policy);
                election.chaos = by == By::Chaos;
            }
            Event::Reshuffled { .. } => election.reshuffled = true,
            Event::Investigated { seat, .. } => election.power = Some((Power::Investigate, Some(seat))),
            Event::Peeked { .. } => election.power = Some((Power::Peek, None)),
            Event::SpecialElectionCalled { seat, .. } => {
                election.power = Some((Power::SpecialElection, Some(seat)));
            }
            Event::Executed { seat, .. } => election.power = Some((Power::Execution, Some(seat))),
            _ => {}
        }
    }

    fn enacted(&self, policy: Policy) -> u8 {
        self.elections.iter().filter(|election| election.tile == Some(policy)).count() as u8
    }

    fn session(&self, number: u8) -> Option<&Election> {
        self.elections.iter().find(|election| election.number == number)
    }

    /// Whether roles or enacted tiles show that a claim is untrue.
    fn refuted(&self, claim: &Claim, roles: Roles) -> bool {
        let lacks = |number: u8, tiles: Tiles| {
            let enacted = self.session(number).and_then(Election::enacted);
            enacted.is_some_and(|policy| tiles.of(policy) == 0)
        };
        match claim.statement {
            Statement::Party { seat, party } => roles.of(seat).party() != party,
            Statement::Drew { election, drew, passed } => {
                lacks(election, drew)
                    || passed.is_some_and(|passed| lacks(election, passed) || !within(passed, drew))
            }
            Statement::Got { election, got } => lacks(election, got),
            Statement::Saw(tiles) => self.peek.is_some_and(|peek| self.unlike(&tiles, peek)),
        }
    }

    /// Whether what came off the pile after the peek of this election shows that other tiles lay there:
    /// chaos turns up one after the other, a government draws what is left of the three.
    fn unlike(&self, tiles: &Pattern, peek: usize) -> bool {
        let mut left = tiles.as_slice();
        for (at, election) in self.elections.iter().enumerate().skip(peek + 1) {
            let drew = self.drew.iter().any(|(drawn, _)| *drawn == at);
            match (election.tile, left.split_first()) {
                (Some(tile), _) if drew && !election.chaos => {
                    return left.len() == 3 && !left.contains(&tile);
                }
                _ if drew => return false,
                (Some(tile), Some((top, below))) => {
                    if tile != *top {
                        return true;
                    }
                    left = below;
                }
                _ => {}
            }
            // What a shuffle leaves, nobody saw.
            if election.reshuffled {
                return false;
            }
        }
        false
    }
}

/// Whether these tiles can come out of those.
const fn within(part: Tiles, whole: Tiles) -> bool {
    part.liberal <= whole.liberal && part.fascist <= whole.fascist
}

impl Record {
    /// The record of a game from what was told in public, each event with the index of the step
    /// that caused it; `None` unless the game is over.
    pub fn of<'a>(setup: &Setup, told: impl IntoIterator<Item = (usize, &'a Event)>) -> Option<Self> {
        let all = setup.policies();
        let pile = Tiles::new(all.liberal, all.fascist - setup.head_start());
        let mut gathered = Gathered { piles: vec![(0, pile)], ..Gathered::default() };
        told.into_iter().for_each(|(step, event)| gathered.take(step, *event));
        for election in &mut gathered.elections {
            election.fascist_before += setup.head_start();
        }
        let (end, roles) = (gathered.end?, gathered.roles?);
        let seats = (0..setup.seats).map(|seat| tally(&gathered, roles, Seat::new(seat))).collect();
        let luck = luck(&gathered, roles, end);
        let moments = moments(&gathered, roles);
        Some(Self { setup: *setup, end, roles, elections: gathered.elections, seats, luck, moments })
    }

    /// The election that ended the game.
    pub fn last(&self) -> Option<&Election> {
        self.elections.last()
    }
}

fn tally(gathered: &Gathered, roles: Roles, seat: Seat) -> Tally {
    let mut tally = Tally {
        seat,
        role: roles.of(seat),
        president: 0,
        chancellor: 0,
        as_president: Tiles::NONE,
        as_chancellor: Tiles::NONE,
        ja: 0,
        nein: 0,
        with_result: 0,
        claims: 0,
        untrue: 0,
        executed: None,
    };
    for election in &gathered.elections {
        if let Some((president, chancellor)) = election.government() {
            let tiles: Tiles = election.enacted().into_iter().collect();
            if president == seat {
                tally.president += 1;
                tally.as_president = tally.as_president.and(tiles);
            } else if chancellor == seat {
                tally.chancellor += 1;
                tally.as_chancellor = tally.as_chancellor.and(tiles);
            }
        }
        let (ja, nein) = (election.ja.contains(seat), election.nein.contains(seat));
        tally.ja += u8::from(ja);
        tally.nein += u8::from(nein);
        tally.with_result += u8::from(if election.passed { ja } else { nein });
    }
    for claim in gathered.claims.iter().filter(|claim| claim.by == seat) {
        tally.claims += 1;
        tally.untrue += u8::from(gathered.refuted(claim, roles));
    }
    let election = gathered.executed.iter().find(|(.., executed)| *executed == seat);
    tally.executed =
        election.and_then(|(at, ..)| gathered.elections.get(*at)).map(|election| election.number);
    tally
}

/// Who drew what from which pile, as [`Luck`] wants it.
fn luck(gathered: &Gathered, roles: Roles, end: End) -> Luck {
    let liberals = roles.liberals();
    let piles: Vec<Tiles> = gathered.piles.iter().map(|(_, tiles)| *tiles).collect();
    let tile = |at: usize| gathered.elections.get(at).and_then(|election| election.tile);
    let mut sessions = Vec::new();
    for (at, pile) in &gathered.drew {
        let Some(election) = gathered.elections.get(*at) else { continue };
        let Some((president, chancellor)) = election.government() else { continue };
        let own = liberals.contains(president) && liberals.contains(chancellor);
        // With the consent of both, nothing was enacted: Liberals had nothing to enact.
        sessions.push((*pile, own, election.enacted()));
    }
    let turned: Vec<(usize, Policy)> =
        gathered.turned.iter().filter_map(|(at, pile)| Some((*pile, tile(*at)?))).collect();
    let missing = match end.winner() {
        Party::Liberal => FASCIST_GOAL.saturating_sub(last_fascist(gathered)),
        Party::Fascist => LIBERAL_GOAL.saturating_sub(gathered.enacted(Policy::Liberal)),
    };
    Luck::reckon(&piles, &sessions, &turned, end, missing)
}

fn last_fascist(gathered: &Gathered) -> u8 {
    gathered
        .elections
        .last()
        .map_or(0, |last| last.fascist_before + u8::from(last.tile == Some(Policy::Fascist)))
}

fn moments(gathered: &Gathered, roles: Roles) -> Vec<Moment> {
    let elections = &gathered.elections;
    let mut moments = Vec::new();
    let Some(last) = elections.len().checked_sub(1) else { return moments };
    moments.push(Moment::Decision(last));
    let find = |test: &dyn Fn(&Election) -> bool| elections.iter().rposition(test);
    let hitler = roles.hitler();
    let fascist = |seat: Seat| roles.of(seat).party() == Party::Fascist;
    if let Some(at) =
        find(&|e| e.fascist_before >= ZONE && e.chancellor == Some(hitler) && !e.passed && !e.nein.is_empty())
    {
        moments.push(Moment::NearMiss(at));
    }
    let report = gathered.claims.iter().find_map(|claim| match claim.statement {
        Statement::Party { seat, party } if roles.of(seat).party() != party => {
            Some(Moment::FalseReport { at: claim.at, by: claim.by, seat, said: party })
        }
        _ => None,
    });
    moments.extend(report);
    if let Some(at) = find(&|e| {
        e.nein.is_empty()
            && e.government().is_some_and(|(president, chancellor)| fascist(president) && fascist(chancellor))
    }) {
        moments.push(Moment::Deceived(at));
    }
    let executed = gathered.executed.iter().find(|(.., seat)| roles.of(*seat) == Role::Liberal);
    moments.extend(executed.map(|(at, by, seat)| Moment::LiberalExecuted { at: *at, by: *by, seat: *seat }));
    let closest = elections.iter().enumerate().filter(|(_, e)| !e.ja.is_empty() || !e.nein.is_empty());
    // The last election has its moment already.
    let closest = closest.filter(|(at, _)| *at != last).min_by_key(|(at, e)| (e.margin(), usize::MAX - at));
    moments.extend(closest.filter(|(_, e)| e.margin() <= 1).map(|(at, _)| Moment::Closest(at)));
    moments.extend(dispute(gathered).map(Moment::Dispute));
    if let Some(at) = find(&|e| e.chaos) {
        moments.push(Moment::Chaos(at));
    }
    if let Some(at) = find(&|e| {
        e.fascist_before < ZONE && e.chancellor == Some(hitler) && e.enacted() == Some(Policy::Liberal)
    }) {
        moments.push(Moment::GoodStart(at));
    }
    moments.extend(run(elections));
    // One moment an election: the more telling one stays.
    let mut seen = Vec::new();
    moments.retain(|moment| {
        let new = !seen.contains(&moment.election());
        seen.push(moment.election());
        new
    });
    moments
}

/// The last session of which President and Chancellor told what cannot both be true.
fn dispute(gathered: &Gathered) -> Option<usize> {
    gathered.elections.iter().rposition(|election| {
        let passed = gathered.claims.iter().find_map(|claim| match claim.statement {
            Statement::Drew { election: of, passed, .. } if of == election.number => passed,
            _ => None,
        });
        let got = gathered.claims.iter().find_map(|claim| match claim.statement {
            Statement::Got { election: of, got } if of == election.number => Some(got),
            _ => None,
        });
        matches!((passed, got), (Some(passed), Some(got)) if passed != got)
    })
}

/// The longest run of three or more governments in a row that enacted Fascist policies.
fn run(elections: &[Election]) -> Option<Moment> {
    let (mut best, mut length) = (None, 0u8);
    for (at, election) in elections.iter().enumerate() {
        match election.tile {
            Some(Policy::Fascist) => length += 1,
            Some(Policy::Liberal) => length = 0,
            None => {}
        }
        if length >= 3 && best.is_none_or(|(_, longest)| length > longest) && election.tile.is_some() {
            best = Some((at, length));
        }
    }
    best.map(|(at, length)| Moment::Run(at, length))
}
