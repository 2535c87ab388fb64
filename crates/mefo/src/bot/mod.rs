//! Computer players.
//!
//! They think with what the table shows; how is told in `docs/bots.md`. Sums are whole numbers, in
//! thousandths of RM where a fraction matters, so that every device thinks alike.

mod easy;
mod normal;
pub mod policy;
#[cfg(test)]
mod tests;
pub(crate) mod value;

use engine::bots::Bots;
use engine::{Choices as _, Few, Level, Seat, Silent};
use rand::{Rng, RngExt};

use crate::Mefo;
use crate::acts::{Move, Options};
use crate::event::Event;
use crate::observe::Observation;
use policy::Policy;

/// [`Level::Strong`] plays as [`Level::Normal`] does until there is a stronger one; no setup screen
/// offers it before.
impl Bots for Mefo {
    fn decide(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choices: &Options,
        rng: &mut dyn Rng,
    ) -> u64 {
        let choice = match level {
            Level::Easy => easy::decide(seat, view, choices, rng),
            Level::Normal | Level::Strong => {
                normal::decide(&Policy::default(), seat, view, memory, choices, rng)
            }
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

/// The move, if it is among the choices.
fn listed(choices: &Options, choice: Move) -> Option<Move> {
    choices.rank(&choice).map(|_| choice)
}
