//! Who may be who: every deal that is possible, with its probability.

use std::sync::LazyLock;

use engine::{MAX_SEATS, Seat, SeatSet};

use super::habits;
use super::record::{Board, Election, Pile, Record, fascist};
use crate::chance::choose;
use crate::deck::{Policy, Tiles};
use crate::setup::{FASCIST_GOAL, LIBERAL_GOAL, Night, Party, Role, Roles, hitler_knows_at};

/// Nothing said or done at a table is quite impossible: people err.
const SLIP: f64 = 0.01;
/// Share of claims that follow no habit.
const WHIM: f64 = 0.05;
/// Share of claims by which the Fascist party says what helps it, true or not, as a clear reading
/// has it.
const DECEIT: f64 = 0.3;
/// How many tables vote by reason, so that Liberals mostly vote alike; at others everybody
/// follows a mood.
const SHARP: f64 = 0.15;
/// How far Liberals at such a table agree: the less, the more they do.
const ACCORD: f64 = 0.6;

/// From where one looks.
#[derive(Clone, Copy)]
pub(super) struct Own {
    pub(super) seat: Seat,
    pub(super) role: Role,
    pub(super) night: Night,
}

/// How one reads what others did.
#[derive(Clone, Copy)]
pub(super) enum Reading<'a> {
    /// As people do, who do not trust their reading wholly: the square root of the odds, at some
    /// tables taken twice or thrice, and for each seat a hunch that it is of the Fascist party.
    Doubting(&'a [f64; MAX_SEATS]),
    /// For what it is worth.
    Clear,
}

/// A possible deal.
#[derive(Clone)]
pub(super) struct World {
    pub(super) roles: Roles,
    /// Its probability.
    pub(super) weight: f64,
    /// The chance that this is a table that votes by reason, if these are the roles.
    sharp: f64,
    /// What would be left in the pile.
    left: Left,
}

/// Liberal tiles left in the draw pile, 0 to 6, each with its probability.
type Left = [f64; 8];
/// For each pair of roles of President and Chancellor and each number of Liberal tiles drawn.
type Session = [[[f64; 4]; 3]; 3];

/// What one takes for possible.
#[derive(Clone)]
pub(super) struct Belief {
    pub(super) worlds: Vec<World>,
    left: Left,
    pile: u8,
    /// Liberal tiles among the next three, if the seat has seen them.
    next: Option<u8>,
}

const ROLES: [Role; 3] = [Role::Liberal, Role::Fascist, Role::Hitler];

pub(super) const fn index(role: Role) -> usize {
    match role {
        Role::Liberal => 0,
        Role::Fascist => 1,
        Role::Hitler => 2,
    }
}

/// [`odds`] for piles of up to 17 tiles with up to 7 Liberal ones.
static ODDS: LazyLock<[[[f64; 4]; 8]; 18]> = LazyLock::new(all_odds);

fn all_odds() -> [[[f64; 4]; 8]; 18] {
    let mut table = [[[0.0; 4]; 8]; 18];
    let mut size = 3;
    while size < 18 {
        let mut liberal = 0;
        while liberal < 8 && liberal <= size {
            let mut drawn = 0;
            while drawn < 4 {
                let ways = choose(liberal, drawn) * choose(size - liberal, 3 - drawn);
                table[size as usize][liberal as usize][drawn as usize] = ways as f64 / choose(size, 3) as f64;
                drawn += 1;
            }
            liberal += 1;
        }
        size += 1;
    }
    table
}

/// The chance to draw none, one, two or three Liberal tiles in three from a pile of `size` with
/// `liberal`; all 0 where there is no such pile.
fn odds(size: u8, liberal: usize) -> [f64; 4] {
    ODDS.get(usize::from(size)).and_then(|row| row.get(liberal)).copied().unwrap_or_default()
}

/// How likely the Liberals win from here, very roughly: what each side still needs, as triangular
/// numbers.
pub(super) fn outlook(board: Board) -> f64 {
    let triangle = |n: u8| f64::from(n) * f64::from(n + 1);
    let liberal = triangle(LIBERAL_GOAL.saturating_sub(board.liberal));
    let fascist = triangle(FASCIST_GOAL.saturating_sub(board.fascist));
    if liberal + fascist > 0.0 { fascist / (liberal + fascist) } else { 0.5 }
}

impl Belief {
    /// What the record says, as seen by `own`, or by somebody who holds no card.
    pub(super) fn new(record: &Record, own: Option<Own>, reading: Reading<'_>) -> Self {
        let seats = record.setup.seats;
        let clear = matches!(reading, Reading::Clear);
        let tables: Vec<Option<Session>> =
            record.elections.iter().map(|election| session(election, seats, own.is_some(), clear)).collect();
        let mut belief = Self { worlds: Vec::new(), left: [0.0; 8], pile: 0, next: None };
        for rank in 0..Roles::count(seats) {
            let Some(roles) = Roles::from_rank(seats, rank) else { continue };
            if record.not_hitler.contains(roles.hitler()) || !own.is_none_or(|own| fits(record, own, roles)) {
                continue;
            }
            let (mut weight, sharp) = match reading {
                Reading::Doubting(_) => {
                    let noisy: f64 = record.elections.iter().map(|election| votes(election, roles)).product();
                    (conduct(record, roles) * noisy, 0.0)
                }
                Reading::Clear => {
                    let (mut noisy, mut sharp) = (1.0 - SHARP, SHARP);
                    for election in &record.elections {
                        noisy *= votes(election, roles);
                        sharp *= reasoned(election, roles);
                    }
                    let both = noisy + sharp;
                    (conduct(record, roles) * both, if both > 0.0 { sharp / both } else { SHARP })
                }
            };
            let (left, odds) = belief.piles(record, &tables, roles, own.is_some());
            weight *= odds;
            if let Reading::Doubting(hunches) = reading {
                let party = roles.fascist_party();
                let hunch: f64 = party.iter().filter_map(|seat| hunches.get(seat.index())).product();
                for _ in 0..doubts(seats) {
                    weight = weight.sqrt();
                }
                weight *= hunch;
            }
            belief.worlds.push(World { roles, weight, sharp, left });
        }
        belief.settle();
        belief
    }

    /// Makes all weights sum to one.
    fn settle(&mut self) {
        let sum: f64 = self.worlds.iter().map(|world| world.weight).sum();
        self.left = [0.0; 8];
        for world in self.worlds.iter_mut().filter(|_| sum > 0.0) {
            world.weight /= sum;
            for (total, part) in self.left.iter_mut().zip(world.left) {
                *total += part * world.weight;
            }
        }
    }

    /// The same belief once this election had such a session too.
    pub(super) fn supposing(&self, election: &Election, seats: u8) -> Self {
        let mut belief = self.clone();
        if let (Some(table), Some(nominee)) = (session(election, seats, false, true), election.nominee) {
            for world in &mut belief.worlds {
                let row = table[index(world.roles.of(election.president))][index(world.roles.of(nominee))];
                world.left = drawn(world.left, self.pile, row);
                let odds: f64 = world.left.iter().sum();
                world.weight *= odds;
                if odds > 0.0 {
                    world.left.iter_mut().for_each(|share| *share /= odds);
                }
            }
            belief.pile = self.pile.saturating_sub(3);
            belief.next = None;
            belief.settle();
        }
        belief
    }

    /// Follows the draw piles through the game if these are the roles: what may be left, and how
    /// likely everything was that came of them.
    fn piles(&mut self, record: &Record, tables: &[Option<Session>], roles: Roles, own: bool) -> (Left, f64) {
        let mut left: Left = [0.0; 8];
        let mut all = 1.0;
        let mut size = 0;
        let mut next = None;
        for pile in &record.pile {
            match *pile {
                Pile::Fresh(Tiles { liberal, fascist }) => {
                    if size > 0 {
                        all *= left.iter().sum::<f64>();
                    }
                    left = [0.0; 8];
                    if let Some(slot) = left.get_mut(usize::from(liberal)) {
                        *slot = 1.0;
                    }
                    (size, next) = (liberal + fascist, None);
                }
                Pile::Seen(tiles) if own => {
                    next = Some(tiles.iter().filter(|tile| **tile == Policy::Liberal).count() as u8);
                }
                Pile::Seen(_) => {}
                Pile::Turned(policy) => {
                    left = turned(left, size, policy);
                    (size, next) = (size.saturating_sub(1), None);
                }
                Pile::Drawn(place) => {
                    let (Some(election), Some(Some(table))) =
                        (record.elections.get(place), tables.get(place))
                    else {
                        continue;
                    };
                    let Some(nominee) = election.nominee else { continue };
                    let mut row = table[index(roles.of(election.president))][index(roles.of(nominee))];
                    if let Some(next) = next {
                        for (_, odds) in (0..).zip(&mut row).filter(|(drawn, _)| *drawn != next) {
                            *odds = 0.0;
                        }
                    }
                    left = drawn(left, size, row);
                    (size, next) = (size.saturating_sub(3), None);
                }
            }
        }
        (self.pile, self.next) = (size, next);
        let odds: f64 = left.iter().sum();
        if odds > 0.0 {
            for share in &mut left {
                *share /= odds;
            }
        }
        (left, all * odds)
    }

    /// So many deals at most, each with its weight. Where there are more, they are taken at even
    /// steps of probability, so that each comes as often as it is likely.
    pub(super) fn deals(&self, most: usize) -> Vec<(Roles, f64)> {
        let likely = self.worlds.iter().filter(|world| world.weight > 0.0);
        if likely.clone().count() <= most {
            return likely.map(|world| (world.roles, world.weight)).collect();
        }
        let mut deals: Vec<(Roles, f64)> = Vec::with_capacity(most);
        let share = 1.0 / most as f64;
        let (mut sum, mut next) = (0.0, 0.5 * share);
        for world in likely {
            sum += world.weight;
            let mut weight = 0.0;
            while next < sum {
                weight += share;
                next += share;
            }
            if weight > 0.0 {
                deals.push((world.roles, weight));
            }
        }
        deals
    }

    /// The chance that this is a table that votes by reason.
    pub(super) fn sharp(&self) -> f64 {
        self.worlds.iter().map(|world| world.weight * world.sharp).sum()
    }

    /// Weighs the ballots of an election.
    pub(super) fn count(&mut self, election: &Election) {
        for world in &mut self.worlds {
            let noisy = (1.0 - world.sharp) * votes(election, world.roles);
            let sharp = world.sharp * reasoned(election, world.roles);
            world.weight *= noisy + sharp;
            if noisy + sharp > 0.0 {
                world.sharp = sharp / (noisy + sharp);
            }
        }
        self.settle();
    }

    /// Weighs every deal anew.
    pub(super) fn weigh(&mut self, factor: impl Fn(Roles) -> f64) {
        for world in &mut self.worlds {
            world.weight *= factor(world.roles);
        }
        self.settle();
    }

    /// The chance that a seat is of the Fascist party.
    pub(super) fn fascist(&self, seat: Seat) -> f64 {
        self.sum(|roles| roles.fascist_party().contains(seat))
    }

    /// The chance that a seat is Hitler.
    pub(super) fn hitler(&self, seat: Seat) -> f64 {
        self.sum(|roles| roles.hitler() == seat)
    }

    fn sum(&self, holds: impl Fn(Roles) -> bool) -> f64 {
        self.worlds.iter().filter(|world| holds(world.roles)).map(|world| world.weight).sum()
    }

    /// The chance that the top tile is Liberal.
    pub(super) fn top(&self) -> f64 {
        if let Some(next) = self.next {
            return f64::from(next) / 3.0;
        }
        let mean: f64 = (0u8..).zip(self.left).map(|(liberal, share)| f64::from(liberal) * share).sum();
        mean / f64::from(self.pile.max(1))
    }

    /// The chances to draw none, one, two or three Liberal tiles.
    pub(super) fn draws(&self) -> [f64; 4] {
        std::array::from_fn(|drawn| match self.next {
            Some(next) => f64::from(u8::from(drawn == usize::from(next))),
            None => self
                .left
                .iter()
                .enumerate()
                .map(|(liberal, share)| share * odds(self.pile, liberal)[drawn])
                .sum(),
        })
    }

    /// The chance of a Liberal policy, by the roles of President and Chancellor.
    pub(super) fn policies(&self, board: Board) -> [[f64; 3]; 3] {
        let drawn = self.draws();
        let mut table = [[0.0; 3]; 3];
        for (president, row) in ROLES.into_iter().zip(&mut table) {
            for (chancellor, cell) in ROLES.into_iter().zip(row) {
                let keeps = habits::keeps(chancellor, board);
                let passed = |liberal: usize| [0.0, keeps, 1.0][liberal.min(2)];
                *cell = (0..4)
                    .map(|liberal: usize| {
                        let buries = habits::buries(president, liberal as u8, board);
                        let kept =
                            buries * passed(liberal.saturating_sub(1)) + (1.0 - buries) * passed(liberal);
                        drawn[liberal] * kept
                    })
                    .sum();
            }
        }
        table
    }

    /// The outlook for the Liberals if this government is elected.
    pub(super) fn government(&self, board: Board, president: Seat, chancellor: Seat) -> f64 {
        let policies = self.policies(board);
        self.worlds
            .iter()
            .map(|world| world.weight * government_in(&policies, board, world.roles, president, chancellor))
            .sum()
    }

    /// The same if the roles are known.
    pub(super) fn government_if(&self, board: Board, roles: Roles, president: Seat, chancellor: Seat) -> f64 {
        government_in(&self.policies(board), board, roles, president, chancellor)
    }

    /// The outlook for the Liberals if chaos comes.
    pub(super) fn chaos(&self, board: Board) -> f64 {
        after(board, self.top())
    }
}

/// The outlook for the Liberals if this government is elected and the roles are these.
fn government_in(
    policies: &[[f64; 3]; 3],
    board: Board,
    roles: Roles,
    president: Seat,
    chancellor: Seat,
) -> f64 {
    if board.zone() && roles.hitler() == chancellor {
        return 0.0;
    }
    let liberal = policies[index(roles.of(president))][index(roles.of(chancellor))];
    after(board, liberal)
}

/// The outlook when the next policy is Liberal with this chance.
fn after(board: Board, liberal: f64) -> f64 {
    let next_liberal = outlook(Board { liberal: board.liberal + 1, ..board });
    let next_fascist = outlook(Board { fascist: board.fascist + 1, ..board });
    liberal * next_liberal + (1.0 - liberal) * next_fascist
}

/// Whether the roles agree with what a seat knows.
fn fits(record: &Record, own: Own, roles: Roles) -> bool {
    roles.of(own.seat) == own.role
        && roles.night(own.seat) == own.night
        && record.findings.iter().all(|finding| {
            finding.seen.is_none_or(|party| (party == Party::Fascist) == fascist(roles.of(finding.seat)))
        })
}

/// How many square roots those who doubt take of the odds. With six and eight seats the Liberals
/// have one more than with five and seven; they may be surer of less.
const fn doubts(seats: u8) -> u8 {
    match seats {
        6 => 3,
        8 => 2,
        _ => 1,
    }
}

/// What a chaos tile says about the pile.
fn turned(left: Left, size: u8, policy: Policy) -> Left {
    let mut after: Left = [0.0; 8];
    for (liberal, share) in left.into_iter().enumerate() {
        let chance = f64::from(liberal as u8) / f64::from(size.max(1));
        match policy {
            Policy::Liberal if liberal > 0 => after[liberal - 1] += share * chance,
            Policy::Liberal => {}
            Policy::Fascist => after[liberal] += share * (1.0 - chance),
        }
    }
    after
}

/// What a session says about the pile.
fn drawn(left: Left, size: u8, row: [f64; 4]) -> Left {
    let mut after: Left = [0.0; 8];
    for (liberal, share) in left.into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
        let odds = odds(size, liberal);
        for (drawn, likely) in row.into_iter().enumerate().take(liberal + 1) {
            after[liberal - drawn] += share * odds[drawn] * likely;
        }
    }
    after
}

/// How likely the course of a session was, by roles and draw.
fn session(election: &Election, seats: u8, own: bool, clear: bool) -> Option<Session> {
    let session = election.session?;
    let mut table = [[[0.0; 4]; 3]; 3];
    for (president, rows) in ROLES.into_iter().zip(&mut table) {
        let knows = president == Role::Fascist || president == Role::Hitler && hitler_knows_at(seats);
        for (chancellor, row) in ROLES.into_iter().zip(rows) {
            for (drew, cell) in (0u8..4).zip(row) {
                if own && session.drew.is_some_and(|known| known != drew) {
                    continue;
                }
                let buries = habits::buries(president, drew, election.board).clamp(SLIP, 1.0 - SLIP);
                for (passed, chance) in [(drew, 1.0 - buries), (drew.wrapping_sub(1), buries)] {
                    let chance = match drew {
                        0 | 3 => 1.0,
                        _ => chance,
                    };
                    if passed > 2 || own && session.passed.is_some_and(|known| known != passed) {
                        continue;
                    }
                    // What the seat itself knows to have been passed on is no matter of opinion.
                    let slip = if own && session.passed.is_some() { SLIP * SLIP } else { SLIP };
                    let keeps = habits::keeps(chancellor, election.board).min(1.0 - slip).max(slip);
                    let liberal = [0.0, keeps, 1.0][usize::from(passed)];
                    let course = match session.enacted {
                        Some(Policy::Liberal) => liberal,
                        Some(Policy::Fascist) => 1.0 - liberal,
                        None if session.vetoed => habits::vetoes(president, chancellor, passed),
                        None => 1.0,
                    };
                    let mut likely = chance * course;
                    if let Some((said_drew, said_passed)) = session.drew_claim {
                        let friend = knows && fascist(chancellor);
                        let claims = habits::drew_claims(president, friend, drew, passed, session.enacted);
                        let same = claims.iter().filter(|(drew, passed, _)| {
                            *drew == said_drew && said_passed.is_none_or(|said| said == *passed)
                        });
                        let mut share = same.map(|(.., share)| share).sum::<f64>();
                        if clear && fascist(president) && session.enacted.is_some() {
                            let free = habits::deceives(
                                session.enacted,
                                said_drew,
                                said_passed.unwrap_or(said_drew),
                            );
                            share = (1.0 - DECEIT) * share + DECEIT * free;
                        }
                        likely *= WHIM / 8.0 + (1.0 - WHIM) * share;
                    }
                    if let Some(said) = session.got_claim {
                        let claims = habits::got_claims(chancellor, passed, session.enacted);
                        let same = claims.iter().filter(|(got, _)| *got == said);
                        let mut share = same.map(|(_, share)| share).sum::<f64>();
                        if clear && fascist(chancellor) && session.enacted.is_some() {
                            share = (1.0 - DECEIT) * share + DECEIT / 2.0;
                        }
                        likely *= WHIM / 3.0 + (1.0 - WHIM) * share;
                    }
                    *cell += likely;
                }
            }
        }
    }
    Some(table)
}

/// How likely everything outside of sessions was: nominations, ballots, powers and what was said
/// about them.
fn conduct(record: &Record, roles: Roles) -> f64 {
    let party = roles.fascist_party();
    let knowing = knowing(roles);
    let mut weight = 1.0;
    for election in &record.elections {
        let Some(nominee) = election.nominee else { continue };
        let elects_hitler = election.board.zone() && roles.hitler() == nominee;
        if knowing.contains(election.president) {
            weight *= match (elects_hitler, election.board.zone(), party.contains(nominee)) {
                (true, ..) => 1.6,
                (_, true, _) => 0.9,
                (_, _, true) => 1.1,
                (..) => 0.95,
            };
        }
    }
    for finding in &record.findings {
        if let Some(claim) = finding.claim {
            weight *= says(roles, finding.by, finding.seat, claim == Party::Fascist);
        }
    }
    for (by, seat) in &record.executions {
        weight *= shoots(roles, *by, *seat);
    }
    for (by, seat) in &record.calls {
        weight *= calls(roles, *by, *seat);
    }
    weight
}

/// Who knows the roles and may act on it.
const fn knowing(roles: Roles) -> SeatSet {
    if hitler_knows_at(roles.seats()) { roles.fascist_party() } else { roles.fascists() }
}

/// How likely an investigator says this of this seat.
pub(super) fn says(roles: Roles, by: Seat, seat: Seat, claims_fascist: bool) -> f64 {
    let target = roles.fascist_party().contains(seat);
    let slanders = habits::slanders(roles.of(by), target).clamp(SLIP, 1.0);
    if claims_fascist == target { 1.0 - slanders } else { slanders }
}

/// How much likelier one of these roles executes this seat than somebody who knows nothing.
pub(super) fn shoots(roles: Roles, by: Seat, seat: Seat) -> f64 {
    match (knowing(roles).contains(by), roles.fascist_party().contains(seat)) {
        (false, _) => 1.0,
        (_, true) => 0.2,
        (..) => 1.2,
    }
}

/// The same for calling this seat to a special election.
pub(super) fn calls(roles: Roles, by: Seat, seat: Seat) -> f64 {
    match (knowing(roles).contains(by), roles.fascist_party().contains(seat)) {
        (false, _) => 1.0,
        (_, true) => 1.5,
        (..) => 0.7,
    }
}

/// The same for the ballots of an election.
fn votes(election: &Election, roles: Roles) -> f64 {
    let Some(nominee) = election.nominee else { return 1.0 };
    let government = SeatSet::only(nominee).with(election.president);
    ballots(
        election,
        knowing(roles),
        election.board.zone() && roles.hitler() == nominee,
        !roles.fascist_party().and(government).is_empty(),
    )
}

/// How likely so many Ja and Nein of people who lean alike, one way or the other: `ja` and `nein`
/// are as good as so many ballots seen before.
fn alike(ballots: (u8, u8), ja: f64, nein: f64) -> f64 {
    let (mut likely, mut all) = (1.0, ja + nein);
    for (count, mut seen) in [(ballots.0, ja), (ballots.1, nein)] {
        for _ in 0..count {
            likely *= seen / all;
            seen += 1.0;
            all += 1.0;
        }
    }
    likely
}

/// How likely the ballots of an election are at a table that votes by reason, as a multiple of
/// what they are by moods.
///
/// Liberals judge alike, one way or the other; Fascists look at them and at their own.
fn reasoned(election: &Election, roles: Roles) -> f64 {
    let Some(nominee) = election.nominee else { return 1.0 };
    let members = SeatSet::only(nominee).with(election.president);
    let (ja, nein) = (election.ja.minus(members), election.nein.minus(members));
    let (yes, no) = (ja.and(roles.liberals()).len() as u8, nein.and(roles.liberals()).len() as u8);
    let everybody = (ja.len() as u8, nein.len() as u8);
    // By moods a Nein is a little likelier, and one ballot says not much of another.
    let moods = alike(everybody, 2.4, 3.6);
    let accord = ACCORD;
    let mut likely = alike((yes, no), accord, accord) / moods;
    let mean = (f64::from(yes) + accord) / (f64::from(yes + no) + 2.0 * accord);
    let elects_hitler = election.board.zone() && roles.hitler() == nominee;
    let friendly = !roles.fascist_party().and(members).is_empty();
    for seat in roles.fascist_party().and(ja.or(nein)).iter() {
        let interest = if !knowing(roles).contains(seat) {
            0.8 * mean + 0.1
        } else if elects_hitler {
            0.9
        } else if friendly {
            0.5 * mean + 0.3
        } else {
            0.5 * mean + 0.1
        };
        likely *= if ja.contains(seat) { interest } else { 1.0 - interest };
    }
    likely
}

/// How much likelier these ballots are from those who know than from others.
fn ballots(election: &Election, knowing: SeatSet, elects_hitler: bool, friendly: bool) -> f64 {
    let (ja, nein) = (election.ja, election.nein);
    let cast = ja.or(nein);
    if cast.is_empty() {
        return 1.0;
    }
    let usual = f64::from(ja.len() as u8 + 1) / f64::from(cast.len() as u8 + 2);
    let lean = match (elects_hitler, friendly) {
        (true, _) => 3.0,
        (_, true) => 1.25,
        (..) => 0.88,
    };
    let scale = usual * lean + 1.0 - usual;
    let members = SeatSet::only(election.president).with(election.nominee.unwrap_or(election.president));
    knowing
        .and(cast)
        .minus(members)
        .iter()
        .map(|seat| if ja.contains(seat) { lean / scale } else { 1.0 / scale })
        .product()
}
