//! Computer players.
//!
//! They think with what their seat sees, nothing else; how is told in `docs/bots.md`. What happened
//! before stands on the boards, so they need no memory of events.

mod easy;
mod normal;
#[cfg(test)]
mod tests;

use engine::bots::Bots;
use engine::{Choices as _, Few, Level, Seat, Silent};
use rand::{Rng, RngExt};

use crate::DieMacher;
use crate::acts::Options;
use crate::event::Event;
use crate::observe::Observation;

/// [`Level::Strong`] plays as [`Level::Normal`] does until there is a stronger one; no setup screen
/// offers it before.
impl Bots for DieMacher {
    fn decide(
        level: Level,
        seat: Seat,
        view: &Observation,
        _: &[Event],
        choices: &Options,
        rng: &mut dyn Rng,
    ) -> u64 {
        let choice = match level {
            Level::Easy => easy::decide(seat, view, choices, rng),
            Level::Normal | Level::Strong => normal::decide(seat, view, choices, rng),
        };
        let rank = choice.and_then(|choice| choices.rank(&choice));
        debug_assert!(rank.is_some(), "{choice:?} is not among the choices of {:?}", view.stage);
        rank.unwrap_or(0)
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
