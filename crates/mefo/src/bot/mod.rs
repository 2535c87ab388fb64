//! Computer players.
//!
//! They think with what the table shows; how is told in `docs/bots.md`. Sums are whole numbers, in
//! thousandths of RM where a fraction matters, so that every device thinks alike.

mod easy;
mod normal;
pub mod policy;
mod strong;
#[cfg(test)]
mod tests;
pub(crate) mod value;
mod world;

use engine::bots::{Bots, Brake, Reason, Thought};
use engine::{Choices as _, Few, Level, Seat, Silent, Viewer};
use rand::{Rng, RngExt};

use crate::Mefo;
use crate::acts::{Move, Options};
use crate::event::Event;
use crate::observe::Observation;
use policy::Policy;

impl Bots for Mefo {
    const REASONS: &'static [&'static str] = &strong::WORDS;

    fn is_open(_: &Observation) -> bool {
        true
    }

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
            Level::Normal => normal::decide(&Policy::NORMAL, seat, view, memory, choices, rng),
            Level::Strong => return strong::think(seat, view, memory, choices, rng, brake),
        };
        let rank = choice.and_then(|choice| choices.rank(&choice));
        debug_assert!(rank.is_some(), "{choice:?} is not among the choices of {:?}", view.stage);
        Thought { rank: rank.unwrap_or(0), reason: Reason::plain(strong::word(&view.stage)) }
    }

    /// Nothing is hidden: the thought itself.
    fn explain(
        level: Level,
        seat: Seat,
        view: &Observation,
        memory: &[Event],
        choice: &Move,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Option<Reason> {
        let choices = world::world(view, memory).options(seat);
        let view = Observation { viewer: Viewer::Seat(seat), ..*view };
        Some(Self::think(level, seat, &view, memory, &choices, rng, brake).reason_for(choice, &choices))
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
