//! Strong: plays every candidate on as Normal players would, with the same dice for all.

use bots::{Candidate, Insight, Plan, Stream};
use engine::bots::{Brake, Thought};
use engine::{Choices as _, Seat, Viewer};
use rand::{Rng, RngExt as _};

use super::policy::Policy;
use super::world::world;
use super::{normal, value};
use crate::Mefo;
use crate::acts::{Move, Options};
use crate::board::{Board, spaces};
use crate::event::Event;
use crate::observe::Observation;
use crate::state::{Stage, State};

/// Most candidates.
const MOST: usize = 6;

pub(super) fn think(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    choices: &Options,
    rng: &mut dyn Rng,
    brake: &mut Brake<'_>,
) -> Thought {
    let habit = normal::decide(&Policy::NORMAL, seat, view, memory, choices, rng);
    let seed = rng.random();
    let state = world(view, memory);
    let mut table = Table { seat, view, state, choices, habit };
    let rank = habit.and_then(|choice| choices.rank(&choice)).unwrap_or(0);
    bots::think(&mut table, seat, &plan(&view.board), seed, (word(&view.stage), rank), brake)
}

/// What a decision is about, for its explanation.
pub(super) const fn word(stage: &Stage) -> &'static str {
    match stage {
        Stage::Start(_) => "turn",
        Stage::Cell(_) => "cell",
        Stage::Draft(_) | Stage::Answer(_) => "trade",
        Stage::HandIn(_) | Stage::Sell(_) => "sale",
        Stage::Window(_) | Stage::Counter(_) => "bills",
        Stage::Buy(..) => "purchase",
        _ => "office",
    }
}

/// Every word that [`word`] tells.
pub(super) const WORDS: [&str; 7] = ["turn", "cell", "trade", "sale", "bills", "purchase", "office"];

/// The more players, the longer a playout, the fewer.
fn plan(board: &Board) -> Plan {
    let playouts = 320 / u32::from(board.setup.seats.max(4));
    Plan { playouts, rounds: 40, depth: 0, explore: 0.0, doubt: 2.0, trust: 1.2 }
}

/// What the seat knows.
struct Table<'a> {
    seat: Seat,
    view: &'a Observation,
    state: State,
    choices: &'a Options,
    habit: Option<Move>,
}

impl Table<'_> {
    /// Choices worth looking at besides that of habit, the most promising first.
    fn others(&self) -> Vec<Move> {
        let board = &self.view.board;
        match (*self.choices, self.view.stage) {
            (Options::HandIn { deeds } | Options::Sell { deeds }, _) => {
                let sells = matches!(self.view.stage, Stage::Sell(_));
                let mut list: Vec<(i64, u8)> =
                    spaces(deeds).map(|space| (value::attachment(board, self.seat, space), space)).collect();
                list.sort_unstable();
                let deed = |(_, space)| if sells { Move::Sell { space } } else { Move::HandIn { space } };
                let first = (!sells).then_some(Move::Pass);
                first.into_iter().chain(list.into_iter().map(deed)).collect()
            }
            (Options::Draft { .. }, Stage::Draft(draft)) => {
                let mut list = vec![Move::Withdraw];
                if let Some(Move::Offer { rm }) = self.habit {
                    for percent in [90, 110, 80, 120] {
                        list.push(Move::Offer { rm: rm * percent / 100 / 10 * 10 });
                    }
                } else if let Some(deal) = value::deal(board, self.seat, draft.to) {
                    list.push(Move::Add { space: deal.space });
                }
                list
            }
            (Options::List(list), Stage::Start(_)) => {
                let partner = |choice: &Move| match *choice {
                    Move::Trade { seat } => value::deal(board, self.seat, seat).is_some(),
                    _ => true,
                };
                list.all().into_iter().filter(partner).collect()
            }
            (Options::List(list), _) => list.all(),
            _ => Vec::new(),
        }
    }
}

impl Insight for Table<'_> {
    type Game = Mefo;

    fn world(&mut self, _: &mut Stream) -> Option<(State, f64)> {
        Some((self.state.clone(), 1.0))
    }

    fn candidates(&mut self, _: &State, out: &mut Vec<Candidate>) {
        for choice in self.habit.into_iter().chain(self.others()) {
            if let Some(rank) = self.choices.rank(&choice)
                && out.len() < MOST
                && !out.iter().any(|listed| listed.rank == rank)
            {
                out.push(Candidate::new(rank));
            }
        }
    }

    fn hint(&mut self, state: &State, seat: Seat, luck: &mut Stream) -> Option<Move> {
        let view = state.observe(Viewer::Seat(seat));
        // Looking for trades takes most of a playout's time and changes little for whom it ends well.
        let policy = Policy { trades: false, ..Policy::NORMAL };
        normal::decide(&policy, seat, &view, &[], &state.options(seat), luck)
    }

    /// Whoever is out has lost.
    fn stops(&self, state: &State, _: u32) -> bool {
        !state.board.player(self.seat).alive
    }

    fn beat(&self, state: &State) -> u64 {
        u64::from(state.board.round) << 8 | u64::from(state.board.place)
    }

    /// Nothing but who is left in the end counts; what money is worth for that, the playouts say.
    fn value(&mut self, state: &State) -> f64 {
        match state.stage {
            Stage::Over(winner, _) if winner == self.seat => 1.0,
            _ => 0.0,
        }
    }
}
