//! Computer players.
//!
//! They think with what lies open and with their own sealed cards. All numbers are whole but the worth of
//! a playout, which is reckoned with `+ - * /` only, so native and browser builds decide alike. How they think is told in `docs/bots.md`.

mod easy;
mod normal;
mod strong;
#[cfg(test)]
mod tests;
mod value;

use engine::bots::{Bots, Brake, Reason, Thought};
use engine::{Choices as _, Few, Level, Seat, Silent, Viewer};
use rand::{Rng, RngExt};

use crate::Konzern;
use crate::acts::{Move, Options};
use crate::board::Ask;
use crate::event::Event;
use crate::observe::Observation;

impl Bots for Konzern {
    const REASONS: &'static [&'static str] = &strong::WORDS;

    fn is_open(view: &Observation) -> bool {
        !matches!(view.board.ask, Ask::Prices | Ask::Bids(_))
    }

    fn think(
        level: Level,
        seat: Seat,
        view: &Observation,
        _: &[Event],
        choices: &Options,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Thought {
        let choice = match level {
            Level::Easy => easy::decide(seat, &view.board, choices, rng),
            Level::Normal => normal::decide(seat, &view.board, choices, rng),
            Level::Strong => return strong::think(seat, view, choices, rng, brake),
        };
        Thought {
            rank: choices.rank(&choice).unwrap_or(0),
            reason: Reason::plain(strong::word(view.board.ask)),
        }
    }

    /// Nothing is hidden but cards that lie face down: whoever would lay one says why at the end.
    fn explain(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choice: &Move,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Option<Reason> {
        if !Self::is_open(view) {
            return None;
        }
        let choices = view.board.options(seat);
        let view = Observation { viewer: Viewer::Seat(seat), ..*view };
        Some(Self::think(level, seat, &view, memory, &choices, rng, brake).reason_for(choice, &choices))
    }

    fn speak(
        _: Level,
        _: Seat,
        _: &Observation,
        _: &[Event],
        _: &Few<Silent, 1>,
        _: &mut dyn Rng,
    ) -> Option<u64> {
        None
    }
}

/// Whether something happens that happens so often in a hundred times.
fn percent(rng: &mut dyn Rng, chance: u32) -> bool {
    rng.random_range(0..100) < chance
}

/// Any of the choices.
fn any(choices: &Options, rng: &mut dyn Rng) -> Move {
    let rank = rng.random_range(0..choices.count().max(1));
    choices.get(rank.into()).unwrap_or(Move::Pass())
}

/// The choice of the highest score; of equal ones the first.
fn best(choices: &Options, mut score: impl FnMut(Move) -> i32) -> Move {
    let mut best = (i32::MIN, Move::Pass());
    for choice in choices.iter() {
        let score = score(choice);
        if score > best.0 {
            best = (score, choice);
        }
    }
    best.1
}

/// The choice itself if it is open, else the first.
fn or_first(choices: &Options, wanted: Move) -> Move {
    if choices.has(wanted) { wanted } else { choices.get(0).unwrap_or(wanted) }
}
