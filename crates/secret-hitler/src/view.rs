//! What lies open on the table, ready to be drawn: made of the open observation and the public events
//! alone, without words and without a browser.

use engine::{Seat, SeatSet};

use crate::acts::Statement;
use crate::deck::{Policy, Tiles};
use crate::event::{By, Event};
use crate::observe::{Observation, Stage};
use crate::setup::{FASCIST_GOAL, Party, Power, Role, VETO, ZONE};
use crate::state::Placed;

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// The Liberal row, five slots.
    pub liberal: Vec<Slot>,
    /// The Fascist row, six slots.
    pub fascist: Vec<Slot>,
    /// The election that opened the Hitler zone; `None` while it is closed.
    pub zone_since: Option<u8>,
    /// The elections, oldest first.
    pub elections: Vec<Election>,
    /// The claims, in the order in which they were made.
    pub claims: Vec<Claim>,
    /// The draw piles, oldest first; the last one is in use.
    pub decks: Vec<DeckCount>,
}

/// What a sign at a seat says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tag {
    /// In office.
    President,
    /// In office.
    Chancellor,
    /// For President.
    Candidate,
    /// For Chancellor.
    Nominee,
    /// Last elected President.
    LastPresident,
    /// Last elected Chancellor.
    LastChancellor,
    /// Marked by the switch of SH-45.
    NotHitler,
    /// Investigated by this President.
    InvestigatedBy(Seat),
    /// Executed by this President.
    ExecutedBy(Seat),
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Whether its player lives.
    pub alive: bool,
    /// Whether the table waits for this seat alone, or, during ballots, whether it is the candidate's.
    pub turn: bool,
    /// Its signs.
    pub tags: Vec<Tag>,
    /// What was enacted with this player in office, in order.
    pub enacted: Vec<Policy>,
    /// The role, once the game is over.
    pub role: Option<Role>,
}

/// A power, as it was used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PowerUse {
    /// Which.
    pub power: Power,
    /// Whose; nobody's if chaos lost it.
    pub by: Option<Seat>,
    /// At whom it was aimed; nobody as long as it is due, for a peek, and if it was lost.
    pub target: Option<Seat>,
    /// Whether it has been used.
    pub used: bool,
}

/// A slot of a row.
// Each is a fact of its own about one place of the track.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// Which, from 1.
    pub number: u8,
    /// The policy there.
    pub placed: Option<Placed>,
    /// The power that the board prints here.
    pub power: Option<Power>,
    /// How that power was used.
    pub used: Option<PowerUse>,
    /// Whether the next policy of this kind goes here.
    pub next: bool,
    /// Whether a policy here wins.
    pub wins: bool,
    /// Whether a policy here unlocks the veto.
    pub veto: bool,
    /// Whether the Hitler zone covers it: from the policy that opens it up to the last that does not win.
    pub zone: bool,
}

/// How a vote came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Votes {
    /// Who said Ja.
    pub ja: SeatSet,
    /// Who said Nein.
    pub nein: SeatSet,
    /// Whether it passed.
    pub passed: bool,
}

/// An election and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Election {
    /// The step that opened it.
    pub step: usize,
    /// Its number, from 1.
    pub number: u8,
    /// Whether it was called.
    pub special: bool,
    /// The candidate for President.
    pub president: Seat,
    /// The candidate for Chancellor, once named.
    pub chancellor: Option<Seat>,
    /// Who could vote.
    pub voters: SeatSet,
    /// The ballots, once open.
    pub votes: Option<Votes>,
    /// Whether three tiles were drawn.
    pub session: bool,
    /// Whether a veto ended it.
    pub vetoed: bool,
    /// What was enacted, and by whom.
    pub enacted: Option<(Policy, By)>,
    /// The power that came with it.
    pub power: Option<PowerUse>,
    /// What the new draw pile held if one was shuffled at the end.
    pub reshuffled: Option<Tiles>,
}

/// What a claim cannot be true together with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Against {
    /// Another claim, by its index in [`View::claims`].
    Claim(usize),
    /// The policy that this election enacted.
    Enacted(u8, Policy),
    /// The claim itself: these two are no part of these three.
    Itself,
    /// The party that the end opened.
    Party(Party),
}

/// A claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The step that made it.
    pub step: usize,
    /// Who.
    pub seat: Seat,
    /// What.
    pub statement: Statement,
    /// The election whose session, investigation or peek it speaks of.
    pub election: u8,
    /// What it contradicts.
    pub against: Vec<Against>,
}

/// What the claims say about a draw pile, against what can have been drawn from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeckCount {
    /// Which pile, from 1.
    pub number: u8,
    /// What it held at first.
    pub tiles: Tiles,
    /// How many sessions drew three from it.
    pub sessions: u8,
    /// How many of these sessions have a claim about all three tiles.
    pub claimed_sessions: u8,
    /// Fewest and most Liberal tiles that these sessions can have drawn.
    pub drawn: (u8, u8),
    /// Fewest and most Liberal tiles that they have drawn if every claim is true.
    pub claimed: (u8, u8),
    /// Whether the next pile has replaced it.
    pub over: bool,
}

impl DeckCount {
    /// Whether the claims cannot all be true.
    pub const fn contradicts(&self) -> bool {
        self.claimed_sessions > 0 && (self.too_few() || self.too_many())
    }

    /// Whether fewer Liberal tiles are claimed than were drawn.
    pub const fn too_few(&self) -> bool {
        self.claimed.1 < self.drawn.0
    }

    /// Whether more Liberal tiles are claimed than there were.
    pub const fn too_many(&self) -> bool {
        self.claimed.0 > self.drawn.1
    }

    /// Whether every session has a claim, so that the claims name one number.
    pub const fn complete(&self) -> bool {
        self.claimed_sessions == self.sessions
    }
}

impl View {
    /// Of the open observation and the public events of the same moment.
    pub fn new(table: &Observation, told: &[(usize, Event)]) -> Self {
        let elections = elections(table, told);
        let claims = claims(table, told, &elections);
        let decks = decks(table, told, &elections, &claims);
        Self {
            seats: seats(table, told, &elections),
            liberal: row(table, Policy::Liberal, &elections),
            fascist: row(table, Policy::Fascist, &elections),
            zone_since: zone_since(table),
            elections,
            claims,
            decks,
        }
    }

    /// The election in progress, or the last one.
    pub fn current(&self) -> Option<&Election> {
        self.elections.last()
    }

    /// The draw piles whose claims cannot all be true.
    pub fn contradicted_decks(&self) -> impl Iterator<Item = &DeckCount> {
        self.decks.iter().filter(|deck| deck.contradicts())
    }
}

impl Observation {
    /// Whether President and Chancellor are in office, and not just candidates.
    pub const fn in_office(&self) -> bool {
        match self.stage {
            Stage::Draw
            | Stage::PresidentDiscard
            | Stage::ChancellorDiscard
            | Stage::Consent
            | Stage::Peek
            | Stage::Power(_)
            | Stage::Over(_) => self.chancellor.is_some(),
            Stage::Deal | Stage::First | Stage::Nominate | Stage::Ballot | Stage::Chaos => false,
        }
    }

    /// The living seat after which the presidency comes to the next candidate.
    pub fn before_next(&self) -> Option<Seat> {
        let next = self.next?;
        let seats = self.setup.seats;
        (1..seats).map(|steps| next.left(seats - steps, seats)).find(|seat| self.living.contains(*seat))
    }
}

fn zone_since(table: &Observation) -> Option<u8> {
    let third = table.fascist_row.get(usize::from(ZONE - 1)).copied().flatten();
    third.map(|placed| placed.election)
}

fn elections(table: &Observation, told: &[(usize, Event)]) -> Vec<Election> {
    let mut elections: Vec<Election> = Vec::new();
    let mut living = SeatSet::all(table.setup.seats);
    for &(step, ref event) in told {
        if let Event::ElectionOpened { election, president, special } = *event {
            elections.push(Election {
                step,
                number: election,
                special,
                president,
                chancellor: None,
                voters: living,
                votes: None,
                session: false,
                vetoed: false,
                enacted: None,
                power: None,
                reshuffled: None,
            });
            continue;
        }
        let Some(now) = elections.last_mut() else { continue };
        let aim = |now: &mut Election, seat: Option<Seat>| {
            if let Some(power) = &mut now.power {
                power.target = seat;
                power.used = true;
            }
        };
        match *event {
            Event::Nominated { nominee, .. } => now.chancellor = Some(nominee),
            Event::BallotsOpened { ja, nein, passed } => now.votes = Some(Votes { ja, nein, passed }),
            Event::Drawn { .. } => now.session = true,
            Event::VetoAccepted { .. } => now.vetoed = true,
            Event::Enacted { policy, by, .. } => now.enacted = Some((policy, by)),
            Event::Reshuffled { tiles } => now.reshuffled = Some(tiles),
            Event::PowerGranted { power, president } => {
                now.power = Some(PowerUse { power, by: Some(president), target: None, used: false });
            }
            Event::PowerLost { power } => {
                now.power = Some(PowerUse { power, by: None, target: None, used: false });
            }
            Event::Investigated { seat, .. } | Event::SpecialElectionCalled { seat, .. } => {
                aim(now, Some(seat));
            }
            Event::Executed { seat, .. } => {
                aim(now, Some(seat));
                living = living.without(seat);
            }
            Event::Peeked { .. } => aim(now, None),
            _ => {}
        }
    }
    elections
}

fn row(table: &Observation, policy: Policy, elections: &[Election]) -> Vec<Slot> {
    let placed = match policy {
        Policy::Liberal => table.liberal_row.as_slice(),
        Policy::Fascist => table.fascist_row.as_slice(),
    };
    let fascist = policy == Policy::Fascist;
    let count = placed.len();
    placed
        .iter()
        .enumerate()
        .map(|(index, placed)| {
            let number = index as u8 + 1;
            let power = if fascist { Power::at(table.setup.seats, number) } else { None };
            let used = placed.filter(|placed| placed.election > 0).and_then(|placed| {
                elections.iter().find(|election| election.number == placed.election)?.power
            });
            Slot {
                number,
                placed: *placed,
                power,
                used,
                next: number == table.enacted(policy) + 1,
                wins: index + 1 == count,
                veto: fascist && number == VETO,
                zone: fascist && (ZONE..FASCIST_GOAL).contains(&number),
            }
        })
        .collect()
}

fn seats(table: &Observation, told: &[(usize, Event)], elections: &[Election]) -> Vec<SeatView> {
    let in_office = table.in_office();
    let waited_for = match table.stage {
        Stage::Ballot | Stage::Chaos | Stage::Draw | Stage::Peek => {
            table.president.map_or(SeatSet::EMPTY, SeatSet::only)
        }
        _ => table.owing,
    };
    SeatSet::all(table.setup.seats)
        .iter()
        .map(|seat| {
            let mut tags = Vec::new();
            let is = |other: Option<Seat>| other == Some(seat);
            if is(table.president) {
                tags.push(if in_office { Tag::President } else { Tag::Candidate });
            }
            if is(table.chancellor) {
                tags.push(if in_office { Tag::Chancellor } else { Tag::Nominee });
            }
            // The government in office is the last elected one; it is not named twice.
            if !in_office && let Some((president, chancellor)) = table.last {
                if president == seat {
                    tags.push(Tag::LastPresident);
                }
                if chancellor == seat {
                    tags.push(Tag::LastChancellor);
                }
            }
            if table.cleared.contains(seat) {
                tags.push(Tag::NotHitler);
            }
            for investigation in table.investigations.iter().flatten() {
                if investigation.seat == seat {
                    tags.push(Tag::InvestigatedBy(investigation.by));
                }
            }
            for (_, event) in told {
                if let Event::Executed { president, seat: executed, .. } = *event
                    && executed == seat
                {
                    tags.push(Tag::ExecutedBy(president));
                }
            }
            let enacted = elections
                .iter()
                .filter_map(|election| match election.enacted? {
                    (policy, By::Government { president, chancellor })
                        if president == seat || chancellor == seat =>
                    {
                        Some(policy)
                    }
                    _ => None,
                })
                .collect();
            SeatView {
                seat,
                alive: table.living.contains(seat),
                turn: waited_for.contains(seat),
                tags,
                enacted,
                role: table.roles.map(|roles| roles.of(seat)),
            }
        })
        .collect()
}

/// Whether one heap can be taken out of the other.
const fn fits(part: Tiles, whole: Tiles) -> bool {
    part.liberal <= whole.liberal && part.fascist <= whole.fascist
}

/// What came off the top of the pile after a peek, as far as the peek's three tiles reached.
struct AfterPeek {
    /// Tiles that chaos turned up, with their elections, the top one first.
    turned: Vec<(u8, Policy)>,
    /// The session that drew the rest.
    session: Option<u8>,
}

fn after_peek(told: &[(usize, Event)], peek: u8) -> AfterPeek {
    let mut after = AfterPeek { turned: Vec::new(), session: None };
    let (mut election, mut peeked) = (0, false);
    for (_, event) in told {
        match *event {
            Event::ElectionOpened { election: number, .. } => election = number,
            Event::Peeked { .. } if election == peek => peeked = true,
            // The peek sees three tiles of a pile that was counted before; a new one knows nothing of it.
            Event::Reshuffled { .. } if peeked => break,
            Event::Enacted { policy, by: By::Chaos, .. } if peeked => {
                after.turned.push((election, policy));
                if after.turned.len() == 3 {
                    break;
                }
            }
            Event::Drawn { .. } if peeked => {
                after.session = Some(election);
                break;
            }
            _ => {}
        }
    }
    after
}

/// What a session drew, or what came to its Chancellor, as this claim has it.
const fn whole(statement: Statement) -> Option<(Tiles, bool)> {
    match statement {
        Statement::Drew { drew, .. } => Some((drew, true)),
        Statement::Got { got, .. } => Some((got, false)),
        _ => None,
    }
}

fn claims(table: &Observation, told: &[(usize, Event)], elections: &[Election]) -> Vec<Claim> {
    let used = |power, target: Option<Seat>| {
        elections.iter().find(|election| {
            election.power.is_some_and(|used| {
                used.power == power && used.used && (target.is_none() || used.target == target)
            })
        })
    };
    let mut claims: Vec<Claim> = told
        .iter()
        .filter_map(|&(step, ref event)| {
            let Event::Claimed { seat, statement } = *event else { return None };
            let election = match statement {
                Statement::Drew { election, .. } | Statement::Got { election, .. } => election,
                Statement::Party { seat, .. } => {
                    used(Power::Investigate, Some(seat)).map_or(0, |election| election.number)
                }
                Statement::Saw(_) => used(Power::Peek, None).map_or(0, |election| election.number),
            };
            Some(Claim { step, seat, statement, election, against: Vec::new() })
        })
        .collect();
    let found: Vec<(usize, Against)> = claims
        .iter()
        .enumerate()
        .flat_map(|(index, claim)| against(table, told, elections, &claims, claim).map(move |a| (index, a)))
        .collect();
    for (index, against) in found {
        if let Some(claim) = claims.get_mut(index) {
            claim.against.push(against);
        }
    }
    claims
}

fn against(
    table: &Observation,
    told: &[(usize, Event)],
    elections: &[Election],
    claims: &[Claim],
    claim: &Claim,
) -> impl Iterator<Item = Against> + use<> {
    let mut found = Vec::new();
    match claim.statement {
        Statement::Drew { drew, passed, .. } => {
            if passed.is_some_and(|passed| !fits(passed, drew)) {
                found.push(Against::Itself);
            }
        }
        Statement::Party { seat, party } => {
            if let Some(truth) = table.roles.map(|roles| roles.of(seat).party())
                && truth != party
            {
                found.push(Against::Party(truth));
            }
        }
        Statement::Saw(tiles) => {
            let after = after_peek(told, claim.election);
            for (seen, (election, turned)) in tiles.iter().zip(&after.turned) {
                if seen != turned {
                    found.push(Against::Enacted(*election, *turned));
                }
            }
        }
        Statement::Got { .. } => {}
    }
    // What a government enacted was among the tiles of its Chancellor.
    if let Some((tiles, _)) = whole(claim.statement)
        && let Some(election) = elections.iter().find(|election| election.number == claim.election)
        && let Some((policy, By::Government { .. })) = election.enacted
    {
        let least = match claim.statement {
            Statement::Drew { passed: Some(passed), .. } => passed,
            _ => tiles,
        };
        if least.of(policy) == 0 {
            found.push(Against::Enacted(election.number, policy));
        }
    }
    for (index, other) in claims.iter().enumerate() {
        if !std::ptr::eq(other, claim) && (clash(told, claim, other) || clash(told, other, claim)) {
            found.push(Against::Claim(index));
        }
    }
    found.into_iter()
}

/// Whether these two claims, in this order of kinds, cannot both be true.
fn clash(told: &[(usize, Event)], one: &Claim, other: &Claim) -> bool {
    match (one.statement, other.statement) {
        (Statement::Drew { drew, passed, .. }, Statement::Got { got, .. }) => {
            one.election == other.election
                && match passed {
                    Some(passed) => passed != got,
                    None => !fits(got, drew),
                }
        }
        (Statement::Saw(seen), _) => {
            let after = after_peek(told, one.election);
            let left: Tiles = seen.iter().skip(after.turned.len()).copied().collect();
            if after.session != Some(other.election) {
                return false;
            }
            match whole(other.statement) {
                Some((drew, true)) => !fits(left, drew),
                // Three seen tiles are all that was drawn. Fewer leave room for tiles unseen, but only
                // so much: two came to the Chancellor, one did not.
                Some((got, false)) => {
                    let unseen = 3 - left.len();
                    let missing = got.minus(left).len();
                    missing > unseen
                }
                None => false,
            }
        }
        _ => false,
    }
}

/// Fewest and most Liberal tiles that a session drew, as its claims and its policy have it, and whether
/// its President claimed it.
fn drawn_by(election: &Election, claims: &[Claim]) -> ((u8, u8), bool) {
    let of_this = || claims.iter().filter(|claim| claim.election == election.number);
    for claim in of_this() {
        if let Statement::Drew { drew, .. } = claim.statement {
            return ((drew.liberal, drew.liberal), true);
        }
    }
    for claim in of_this() {
        if let Statement::Got { got, .. } = claim.statement {
            return ((got.liberal, got.liberal + 1), false);
        }
    }
    match election.enacted {
        Some((Policy::Liberal, By::Government { .. })) => ((1, 3), false),
        Some((Policy::Fascist, By::Government { .. })) => ((0, 2), false),
        _ => ((0, 3), false),
    }
}

fn decks(
    table: &Observation,
    told: &[(usize, Event)],
    elections: &[Election],
    claims: &[Claim],
) -> Vec<DeckCount> {
    let all = table.setup.policies();
    let mut decks = Vec::new();
    let mut deck = Pile::new(Tiles::new(all.liberal, all.fascist - table.setup.head_start()));
    let mut election = 0;
    // In the order of the events: a veto's session ends, and shuffles, before its chaos turns a tile up.
    for (_, event) in told {
        match *event {
            Event::ElectionOpened { election: number, .. } => election = number,
            Event::Drawn { .. } => deck.sessions.push(election),
            Event::Enacted { policy, by: By::Chaos, .. } => deck.turned = deck.turned.with(policy),
            Event::Reshuffled { tiles } => {
                decks.push(deck.count(decks.len(), elections, claims, true));
                deck = Pile::new(tiles);
            }
            _ => {}
        }
    }
    decks.push(deck.count(decks.len(), elections, claims, false));
    decks
}

/// A draw pile from one shuffle to the next.
struct Pile {
    tiles: Tiles,
    /// Elections whose session drew three from it.
    sessions: Vec<u8>,
    /// What chaos turned up from it, for all to see.
    turned: Tiles,
}

impl Pile {
    const fn new(tiles: Tiles) -> Self {
        Self { tiles, sessions: Vec::new(), turned: Tiles::NONE }
    }

    fn count(&self, before: usize, elections: &[Election], claims: &[Claim], over: bool) -> DeckCount {
        let sessions = self.sessions.len() as u8;
        let mut claimed_sessions = 0;
        let mut claimed = (0, 0);
        for election in elections.iter().filter(|election| self.sessions.contains(&election.number)) {
            let (range, by_president) = drawn_by(election, claims);
            claimed_sessions += u8::from(by_president);
            claimed = (claimed.0 + range.0, claimed.1 + range.1);
        }
        let drawn = 3 * sessions;
        let left = self.tiles.len().saturating_sub(drawn + self.turned.len());
        let liberal = self.tiles.liberal.saturating_sub(self.turned.liberal);
        DeckCount {
            number: before as u8 + 1,
            tiles: self.tiles,
            sessions,
            claimed_sessions,
            drawn: (liberal.saturating_sub(left), liberal.min(drawn)),
            claimed,
            over,
        }
    }
}
