//! Computer players.
//!
//! They think with what their seat sees and was told, nothing else; how is told in `docs/bots.md`.

mod belief;
mod easy;
mod habits;
mod luck;
mod normal;
mod record;
mod talk;
#[cfg(test)]
mod tests;

use engine::bots::Bots;
use engine::{Level, Seat};
use rand::Rng;

use crate::SecretHitler;
use crate::acts::{Claims, Options};
use crate::event::Event;
use crate::observe::Observation;

/// [`Level::Strong`] plays as [`Level::Normal`] does until there is a stronger one; no setup
/// screen offers it before.
impl Bots for SecretHitler {
    fn decide(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choices: &Options,
        rng: &mut dyn Rng,
    ) -> u64 {
        let choice = match level {
            Level::Easy => easy::decide(seat, view, *choices, rng),
            Level::Normal | Level::Strong => normal::decide(seat, view, memory, *choices, rng),
        };
        let rank = choice.and_then(|choice| engine::Choices::rank(choices, &choice));
        debug_assert!(rank.is_some(), "{choice:?} is not among {choices:?}");
        rank.unwrap_or(0)
    }

    fn speak(
        _: Level,
        _: Seat,
        view: &Observation,
        memory: &[Event],
        statements: &Claims,
        rng: &mut dyn Rng,
    ) -> Option<u64> {
        let statement = talk::speak(view, memory, *statements, rng)?;
        engine::Choices::rank(statements, &statement)
    }
}
