//! Computer players.
//!
//! They think with what their seat sees and was told, nothing else; how is told in `docs/bots.md`.

mod belief;
mod course;
mod easy;
mod habits;
mod luck;
mod normal;
mod record;
mod strong;
mod talk;
#[cfg(test)]
mod tests;
mod why;

use engine::bots::{Bots, Brake, Reason, Thought};
use engine::{Level, Seat};
use rand::Rng;

pub use why::{Thinking, Why};

use crate::SecretHitler;
use crate::acts::{Claims, Move, Options};
use crate::event::Event;
use crate::observe::Observation;

/// What a strong computer would do in this seat, and why: the numbers that [`Bots::think`] has no
/// room for. `None` if nothing is due.
pub fn explain(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    choices: &Options,
    rng: &mut dyn Rng,
) -> Option<(Move, Why)> {
    strong::decide(seat, view, memory, *choices, rng).map(|verdict| (verdict.choice, verdict.why))
}

impl Bots for SecretHitler {
    const REASONS: &'static [&'static str] = &why::WORDS;

    fn think(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choices: &Options,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Thought {
        let mut reason = Reason::plain(if level == Level::Easy { why::BOARD } else { why::HABIT });
        let choice = match level {
            Level::Easy => easy::decide(seat, view, *choices, rng),
            // A strong thought has no end to wait for; whose time is up before it begins plays as
            // Normal does.
            Level::Strong if !brake() => {
                let verdict = strong::decide(seat, view, memory, *choices, rng);
                reason = verdict.map_or(reason, |verdict| verdict.reason(choices));
                verdict.map(|verdict| verdict.choice)
            }
            Level::Normal | Level::Strong => normal::decide(seat, view, memory, *choices, rng),
        };
        let rank = choice.and_then(|choice| engine::Choices::rank(choices, &choice));
        debug_assert!(rank.is_some(), "{choice:?} is not among {choices:?}");
        Thought { rank: rank.unwrap_or(0), reason }
    }

    /// What a Liberal in this seat would say for the move who holds no card and knows what the table knows. So says
    /// every computer, the Liberals too: the explanation tells nobody's role. What was held stays hidden.
    fn explain(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choice: &Move,
        _: &mut dyn Rng,
        _: &mut Brake<'_>,
    ) -> Option<Reason> {
        let why = strong::in_public(seat, view, memory, *choice)?;
        Some(match level {
            Level::Easy => Reason::plain(why::BOARD),
            // It has its own reading, with moods in it.
            Level::Normal => Reason { chance: None, ..why.reason() },
            Level::Strong => why.reason(),
        })
    }

    fn speak(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        statements: &Claims,
        rng: &mut dyn Rng,
    ) -> Option<u64> {
        let statement = talk::speak(level, seat, view, memory, *statements, rng)?;
        engine::Choices::rank(statements, &statement)
    }
}
