//! Computer players.
//!
//! They think with what their seat sees and was told, nothing else; how is told in `docs/bots.md`. What
//! happened before stands on the boards; only Strong looks into its memory, for what others paid.

mod easy;
mod normal;
mod strong;
#[cfg(test)]
mod tests;
mod world;

use engine::bots::{Bots, Brake, Reason, Thought};
use engine::{Choices as _, Few, Level, Seat, Silent};
use rand::{Rng, RngExt};

use crate::DieMacher;
use crate::acts::{Move, Options};
use crate::event::Event;
use crate::observe::Observation;

impl Bots for DieMacher {
    const REASONS: &'static [&'static str] = &strong::WORDS;

    fn think(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choices: &Options,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Thought {
        let choice = match level {
            Level::Easy => easy::decide(seat, view, choices, rng),
            Level::Normal => normal::decide(seat, view, choices, rng),
            Level::Strong => return strong::think(seat, view, memory, choices, rng, brake),
        };
        let rank = choice.and_then(|choice| choices.rank(&choice));
        debug_assert!(rank.is_some(), "{choice:?} is not among the choices of {:?}", view.stage);
        Thought { rank: rank.unwrap_or(0), reason: Reason::plain(strong::word(&view.stage)) }
    }

    /// What a move promises follows from cash and cards that nobody else sees: only what the decision was
    /// about is told before the end.
    fn explain(
        _: Level,
        _: Seat,
        view: &Observation,
        _: &[Event],
        _: &Move,
        _: &mut dyn Rng,
        _: &mut Brake<'_>,
    ) -> Option<Reason> {
        Some(Reason::plain(strong::word(&view.stage)))
    }

    fn speak(
        _: Level,
        _: Seat,
        _: &Observation,
        _: &[Event],
        _: &Few<Silent, 0>,
        _: &mut dyn Rng,
    ) -> Option<u64> {
        None
    }
}

/// True in `percent` of a hundred cases.
fn percent(rng: &mut dyn Rng, percent: u32) -> bool {
    rng.random_range(0..100) < percent
}

/// A number from 0 up to this one.
fn up_to(rng: &mut dyn Rng, most: u16) -> u16 {
    rng.random_range(0..=most)
}
