//! Strong: plays every candidate on to the end as Normal players would, in many possible worlds.

use bots::{Candidate, Insight, Plan, Stream};
use engine::bots::{Brake, Thought};
use engine::{Choices as _, Seat, Viewer};
use rand::{Rng, RngExt};

use super::normal;
use super::world::{Known, world};
use crate::DieMacher;
use crate::acts::{Move, Options, Sheet};
use crate::event::Event;
use crate::figures::{BOARDS, ROUNDS};
use crate::observe::{Observation, Stage};
use crate::state::{Phase, State};

/// What a lead of so many points is worth three quarters of a certain win.
const LEAD: f64 = 50.0;
/// Most candidates.
const MOST: usize = 6;
/// Most where there are thousands of choices.
const MOST_OF_MANY: usize = 9;

pub(super) fn think(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    choices: &Options,
    rng: &mut dyn Rng,
    brake: &mut Brake<'_>,
) -> Thought {
    let habit = normal::decide(seat, view, choices, rng);
    let seed = rng.random();
    let mut table = Table { seat, view, known: Known::of(seat, view, memory), choices, habit };
    let rank = habit.and_then(|choice| choices.rank(&choice)).unwrap_or(0);
    bots::think(&mut table, seat, &plan(view), seed, (word(&view.stage), rank), brake)
}

/// What a decision is about, for its explanation.
pub(super) const fn word(stage: &Stage) -> &'static str {
    match stage {
        Stage::Sheets => "sheet",
        Stage::Bids | Stage::NameFirst(_) => "order",
        Stage::Discard(_) | Stage::Swap(_) => "programme",
        Stage::Place(_) | Stage::Act(_) => "cabinet",
        Stage::Coalition { .. } | Stage::Answer { .. } => "coalition",
        Stage::Media { .. } | Stage::Exchange { .. } => "media",
        Stage::Meetings(_) | Stage::Convert { .. } => "meetings",
        Stage::Auction { .. } | Stage::Poll { .. } => "poll",
        Stage::Cube { .. } | Stage::Opinion { .. } => "nation",
        _ => "donation",
    }
}

/// Every word that [`word`] tells.
pub(super) const WORDS: [&str; 10] = [
    "sheet",
    "order",
    "programme",
    "cabinet",
    "coalition",
    "media",
    "meetings",
    "poll",
    "nation",
    "donation",
];

/// The longer a playout, the fewer.
fn plan(view: &Observation) -> Plan {
    let left = u32::from(ROUNDS + 1 - view.round.min(ROUNDS));
    let playouts = 320 / (left + 1);
    Plan { playouts, rounds: 60, depth: 0, explore: 0.0, doubt: 2.0, trust: 1.2 }
}

/// What the seat knows.
struct Table<'a> {
    seat: Seat,
    view: &'a Observation,
    known: Known,
    choices: &'a Options,
    habit: Option<Move>,
}

impl Table<'_> {
    /// Choices worth looking at besides that of habit, the most promising first.
    fn others(&self) -> Vec<Move> {
        match *self.choices {
            Options::None => Vec::new(),
            Options::Sheet => self.sheets(),
            Options::Bid { most } => [0, 1, 2, 3, 4, 6]
                .into_iter()
                .filter(|sum| *sum <= most)
                .map(|sum| Move::Bid { sum })
                .collect(),
            Options::Hold { .. } => self.holds(),
            Options::Auction { high, cash } => {
                let limit = |sum: u16| Move::Limit { sum: sum.min(cash) };
                let steps = [2, 4, 6, 9, 12, 16, 22].into_iter().map(|more| limit(high + more));
                [Move::Pass, Move::Raise { sum: high + 1 }].into_iter().chain(steps).collect()
            }
            Options::Convert { most } => {
                (0..=most).rev().map(|meetings| Move::Convert { meetings }).collect()
            }
            Options::List(list) => {
                let mut all = list.all();
                if let Some(scores) = normal::scores(self.seat, self.view, &all) {
                    let mut order: Vec<(f64, Move)> = scores.into_iter().zip(all).collect();
                    order.sort_by(|one, other| other.0.total_cmp(&one.0));
                    all = order.into_iter().map(|(_, choice)| choice).collect();
                }
                all
            }
        }
    }

    /// Start sheets that differ from the habit's in one thing.
    fn sheets(&self) -> Vec<Move> {
        let Some(Move::Sheet { sheet }) = self.habit else { return Vec::new() };
        let plan = sheet.plan();
        let mut plans = Vec::new();
        for cubes in 0..4u8 {
            let mut other = plan;
            other.media = [0; BOARDS];
            for at in 0..usize::from(cubes) {
                other.media[at] += 1;
            }
            plans.push(other);
        }
        for meetings in 0..BOARDS as u8 {
            plans.push(crate::Plan { meetings, ..plan });
        }
        for at in 0..BOARDS {
            let mut other = plan;
            other.trend = [0; BOARDS];
            other.trend[at] = 2;
            plans.push(other);
        }
        plans.iter().filter_map(Sheet::of).map(|sheet| Move::Sheet { sheet }).collect()
    }

    /// Meetings that differ from the habit's by one or two.
    fn holds(&self) -> Vec<Move> {
        let Some(Move::Hold { meetings }) = self.habit else { return Vec::new() };
        let mut all = Vec::new();
        for at in 0..BOARDS {
            for by in [1i8, -1, 2] {
                let mut other = meetings;
                other[at] = other[at].saturating_add_signed(by);
                all.push(Move::Hold { meetings: other });
            }
        }
        all.push(Move::Hold { meetings: [0; BOARDS] });
        all
    }
}

impl Insight for Table<'_> {
    type Game = DieMacher;

    fn world(&mut self, luck: &mut Stream) -> Option<(State, f64)> {
        Some((world(self.seat, self.view, &self.known, luck), 1.0))
    }

    fn candidates(&mut self, _: &State, out: &mut Vec<Candidate>) {
        let most =
            if matches!(self.choices, Options::Sheet | Options::Hold { .. }) { MOST_OF_MANY } else { MOST };
        for choice in self.habit.into_iter().chain(self.others()) {
            if let Some(rank) = self.choices.rank(&choice)
                && out.len() < most
                && !out.iter().any(|listed| listed.rank == rank)
            {
                out.push(Candidate::new(rank));
            }
        }
    }

    fn hint(&mut self, state: &State, seat: Seat, luck: &mut Stream) -> Option<Move> {
        let choices = state.options(seat);
        normal::decide(seat, &state.observe(Viewer::Seat(seat)), &choices, luck)
    }

    fn stops(&self, state: &State, _: u32) -> bool {
        state.phase == Phase::Over
    }

    /// Round, kind of step, whose, where.
    fn beat(&self, state: &State) -> u64 {
        let (kind, at) = match state.phase {
            Phase::Sheets | Phase::Stacking => (1, 0),
            Phase::Bids | Phase::Tie { .. } => (2, 0),
            Phase::NameFirst(_) => (3, 0),
            Phase::Discard(nth) | Phase::Draw(nth) | Phase::Swap(nth) => (4, nth),
            Phase::Place(nth) => (5, nth),
            Phase::Act(nth) => (6, nth),
            Phase::Coalition { nth, .. } | Phase::Answer { nth, .. } => (7, nth),
            Phase::Media { nth, .. } => (8, nth),
            Phase::Exchange { offset, .. } | Phase::Refill { offset, .. } => (9, offset),
            Phase::Meetings(nth) => (10, nth),
            Phase::Auction { offset, .. } => (11, offset),
            Phase::PollDraw { offset, .. }
            | Phase::Poll { offset, .. }
            | Phase::Suppressed { offset, .. } => (12, offset),
            Phase::Convert { offset, nth } => (13, 8 * offset + nth),
            Phase::Cube { .. } | Phase::Opinion { .. } => (14, 0),
            Phase::NewLand | Phase::Reveal { .. } => (15, 0),
            Phase::Donate(nth) | Phase::Scandal { nth, .. } | Phase::Gain(nth) => (16, nth),
            _ => (17, 0),
        };
        u64::from(state.round) << 16 | kind << 8 | u64::from(at)
    }

    fn value(&mut self, state: &State) -> f64 {
        let scores = state.scores();
        let points = |at: usize| scores.get(at).map_or(0.0, |score| f64::from(score.total()));
        let rivals = (0..scores.len()).filter(|at| *at != self.seat.index()).map(points);
        let lead = points(self.seat.index()) - rivals.fold(0.0, f64::max);
        0.5 + 0.5 * lead / (lead.abs() + LEAD)
    }
}
