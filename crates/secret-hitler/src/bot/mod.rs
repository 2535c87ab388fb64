//! Computer players.
//!
//! They think with what their seat sees and was told, nothing else; how is told in `docs/bots.md`.

mod easy;
mod luck;
mod talk;

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
        let _ = (level, memory);
        let choice = easy::decide(seat, view, choices, rng);
        choice.and_then(|choice| engine::Choices::rank(choices, &choice)).unwrap_or(0)
    }

    fn speak(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        statements: &Claims,
        rng: &mut dyn Rng,
    ) -> Option<u64> {
        let _ = level;
        let statement = talk::speak(seat, view, memory, statements, rng)?;
        engine::Choices::rank(statements, &statement)
    }
}
