//! How the game goes on from here: the chance that the Liberals win, by what the table believes
//! and by what is true.
//!
//! The table's trust says who will govern; the roles say what those governments do. What the
//! table will learn later is left out, so its trust is taken flatter than it is.

use engine::{MAX_SEATS, Seat, SeatSet};

use super::belief::{Belief, index};
use super::record::{Board, fascist};
use crate::setup::{FASCIST_GOAL, LIBERAL_GOAL, Role, Roles, hitler_knows_at};

/// By seat.
pub(super) type Seats = [f64; MAX_SEATS];

/// What a table thinks of everybody.
#[derive(Clone, Copy)]
pub(super) struct Trust {
    /// The chance that it votes by reason.
    pub(super) sharp: f64,
    /// The chance to be of the Fascist party.
    pub(super) fascist: Seats,
    /// The chance to be Hitler.
    pub(super) hitler: Seats,
}

impl Trust {
    /// From a clear reading, as the table holds it: with doubt, unless it votes by reason.
    pub(super) fn of(belief: &Belief) -> Self {
        let sharp = belief.sharp();
        let roots: f64 = belief.worlds.iter().map(|world| world.weight.sqrt()).sum();
        let mut trust = Self { sharp, fascist: [0.0; MAX_SEATS], hitler: [0.0; MAX_SEATS] };
        for world in &belief.worlds {
            let weight = (1.0 - sharp) * world.weight.sqrt() / roots.max(1e-300) + sharp * world.weight;
            for seat in world.roles.fascist_party().iter() {
                trust.fascist[seat.index()] += weight;
            }
            trust.hitler[world.roles.hitler().index()] += weight;
        }
        trust
    }

    /// How gladly this government is seen, 0 to 1.
    fn looks(&self, zone: bool, president: Seat, chancellor: Seat) -> f64 {
        let calm = (1.0 - self.fascist[president.index()]) * (1.0 - self.fascist[chancellor.index()]);
        if zone {
            let hitler = 1.0 - self.hitler[chancellor.index()];
            calm * hitler * hitler
        } else {
            calm
        }
    }
}

/// What does not change while one thinks.
pub(super) struct Scene {
    pub(super) living: SeatSet,
    pub(super) barred: SeatSet,
    pub(super) seats: u8,
    /// The chance of a Liberal policy by the roles of a government: far from the end, in the
    /// Hitler zone, and where the next policy may end the game.
    pub(super) policies: [[[f64; 3]; 3]; 3],
}

/// By President and Chancellor.
type Pairs = [Seats; MAX_SEATS];

/// Who will be named and elected.
pub(super) struct Mood {
    pub(super) trust: Trust,
    /// [`Trust::looks`] outside and inside of the zone.
    looks: [Pairs; 2],
    /// The chance of a Ja outside and inside of the zone, at a table of moods and at one that votes
    /// by reason.
    ja: [[Pairs; 2]; 2],
    /// The mean of the looks outside and inside of the zone.
    usual: [f64; 2],
}

impl Mood {
    pub(super) fn new(scene: &Scene, trust: Trust) -> Self {
        let none = [[0.0; MAX_SEATS]; MAX_SEATS];
        let mut mood = Self { trust, looks: [none; 2], ja: [[none; 2]; 2], usual: [0.0; 2] };
        for zone in 0..2 {
            let (mut sum, mut of) = (0.0, 0.0);
            let pairs = || {
                let president = scene.living.iter();
                president.flat_map(|president| {
                    scene.living.without(president).iter().map(move |chancellor| (president, chancellor))
                })
            };
            for (president, chancellor) in pairs() {
                let looks = trust.looks(zone == 1, president, chancellor);
                mood.looks[zone][president.index()][chancellor.index()] = looks;
                sum += looks;
                of += 1.0;
            }
            let usual = if of > 0.0 { sum / of } else { 0.0 };
            mood.usual[zone] = usual;
            for (president, chancellor) in pairs() {
                let (president, chancellor) = (president.index(), chancellor.index());
                let noisy = against(mood.looks[zone][president][chancellor], usual);
                let clear = against(noisy, 1.0 - noisy);
                mood.ja[zone][0][president][chancellor] = noisy;
                mood.ja[zone][1][president][chancellor] = against(clear, 1.0 - clear);
            }
        }
        mood
    }

    /// The chance that this government is elected.
    pub(super) fn elected(&self, board: Board, president: Seat, chancellor: Seat) -> f64 {
        let [noisy, sharp] = self.ja(board, president, chancellor);
        (1.0 - self.trust.sharp) * noisy + self.trust.sharp * sharp
    }

    /// The chance that somebody says Ja to this government at a table of moods, and at one that
    /// votes by reason.
    pub(super) fn ja(&self, board: Board, president: Seat, chancellor: Seat) -> [f64; 2] {
        let tables = &self.ja[usize::from(board.zone())];
        [0, 1].map(|table: usize| tables[table][president.index()][chancellor.index()])
    }

    /// How likely this President names this Chancellor, up to a factor.
    pub(super) fn names(&self, roles: Roles, board: Board, president: Seat, chancellor: Seat) -> f64 {
        let looks = self.looks[usize::from(board.zone())][president.index()][chancellor.index()];
        let role = roles.of(president);
        let knows = role == Role::Fascist || role == Role::Hitler && hitler_knows_at(roles.seats());
        let lean = match (knows, board.zone(), roles.of(chancellor)) {
            (true, true, Role::Hitler) => 4.0,
            (true, false, Role::Hitler | Role::Fascist) => 1.25,
            _ => 1.0,
        };
        // Nobody is so plain as to have no chance at all.
        (looks * looks + 0.01 * self.usual[usize::from(board.zone())]) * lean
    }
}

/// How far one of two numbers outweighs the other, 0 to 1.
fn against(one: f64, other: f64) -> f64 {
    let (one, other) = (one * one, other * other);
    one / (one + other).max(1e-12)
}

impl Scene {
    /// The chance of a Liberal policy of this government.
    pub(super) fn liberal(&self, roles: Roles, board: Board, president: Seat, chancellor: Seat) -> f64 {
        let kind = if board.decisive() { 2 } else { usize::from(board.zone()) };
        self.policies[kind][index(roles.of(president))][index(roles.of(chancellor))]
    }

    /// The chance that this President, if one is due, executes Hitler.
    pub(super) fn shot(&self, mood: &Mood, roles: Roles, president: Seat) -> f64 {
        let role = roles.of(president);
        if fascist(role) {
            return 0.0;
        }
        let (mut sum, mut hit) = (0.0, 0.0);
        for seat in self.living.without(president).iter() {
            let suspect = mood.trust.hitler[seat.index()];
            let weight = suspect * suspect * suspect;
            sum += weight;
            if roles.hitler() == seat {
                hit = weight;
            }
        }
        if sum > 0.0 { hit / sum } else { 0.0 }
    }

    /// The chances that the Liberals win from this board, and from all that may follow, if these are
    /// the roles.
    pub(super) fn chances(&self, mood: &Mood, roles: Roles, from: Board) -> Chances {
        let rates = [false, true].map(|zone| self.rates(mood, roles, zone));
        let mut table = [[0.0; FASCIST_GOAL as usize + 1]; LIBERAL_GOAL as usize + 1];
        table[usize::from(LIBERAL_GOAL)] = [1.0; FASCIST_GOAL as usize + 1];
        for liberal in (from.liberal.min(LIBERAL_GOAL)..LIBERAL_GOAL).rev() {
            for fascist in (from.fascist.min(FASCIST_GOAL)..FASCIST_GOAL).rev() {
                let board = Board { liberal, fascist };
                let rates = &rates[usize::from(board.zone())];
                let (liberal, fascist) = (usize::from(liberal), usize::from(fascist));
                let (good, bad, hit) = rates.on(board);
                let mut worse = table[liberal][fascist + 1];
                if fascist + 1 == 4 || fascist + 1 == 5 {
                    worse = hit + (1.0 - hit) * worse;
                }
                table[liberal][fascist] = good * table[liberal + 1][fascist] + bad * worse;
            }
        }
        table
    }

    fn rates(&self, mood: &Mood, roles: Roles, zone: bool) -> Rates {
        let board = Board { liberal: 0, fascist: if zone { 3 } else { 0 } };
        let last = Board { liberal: 4, ..board };
        let mut rates = Rates::default();
        let mut all = 0.0;
        for president in self.living.iter() {
            let others = self.living.without(president);
            let names: Seats = std::array::from_fn(|seat| {
                let seat = Seat::new(seat as u8);
                if others.contains(seat) { mood.names(roles, board, president, seat) } else { 0.0 }
            });
            let sum: f64 = names.iter().sum();
            let shot = self.shot(mood, roles, president);
            for chancellor in others.iter() {
                let rate =
                    names[chancellor.index()] / sum.max(1e-12) * mood.elected(board, president, chancellor);
                all += rate;
                if zone && roles.hitler() == chancellor {
                    continue;
                }
                for (kind, board) in [board, last].into_iter().enumerate() {
                    let liberal = self.liberal(roles, board, president, chancellor);
                    rates.good[kind] += rate * liberal;
                    rates.bad[kind] += rate * (1.0 - liberal);
                    rates.hit[kind] += rate * (1.0 - liberal) * shot;
                }
            }
        }
        if all > 0.0 {
            for kind in 0..2 {
                rates.hit[kind] /= rates.bad[kind].max(1e-12);
                rates.good[kind] /= all;
                rates.bad[kind] /= all;
            }
        }
        rates
    }
}

/// The Liberals' chance by Liberal and Fascist policies.
pub(super) type Chances = [[f64; FASCIST_GOAL as usize + 1]; LIBERAL_GOAL as usize + 1];

/// What an elected government brings: far from the end, and near it.
#[derive(Default)]
struct Rates {
    /// A Liberal policy.
    good: [f64; 2],
    /// A Fascist policy; what is left is Hitler elected.
    bad: [f64; 2],
    /// Hitler executed, if an execution follows the Fascist policy.
    hit: [f64; 2],
}

impl Rates {
    const fn on(&self, board: Board) -> (f64, f64, f64) {
        let kind = if board.decisive() { 1 } else { 0 };
        (self.good[kind], self.bad[kind], self.hit[kind])
    }
}
