//! What a computer player is: a function of what its seat may see and has been told.

use rand::Rng;

use crate::game::Game;
use crate::matches::Level;
use crate::seat::Seat;

/// A game that computers can play.
///
/// Both functions get the seat's observation, the events its seat was told so far in order, and
/// the ranked choices of the seat (which follow from what the seat knows) — never the state.
/// Equal arguments and an equal stream of random numbers give equal answers.
pub trait Bots: Game {
    /// The rank of the move that the computer in `seat` makes. `choices` is not empty.
    fn decide(
        level: Level,
        seat: Seat,
        view: &Self::Observation,
        memory: &[Self::Event],
        choices: &Self::Choices,
        rng: &mut dyn Rng,
    ) -> u64;

    /// The rank of a statement that the computer wants to make now, if any. Asked after every
    /// step, for every computer seat that may state something.
    fn speak(
        level: Level,
        seat: Seat,
        view: &Self::Observation,
        memory: &[Self::Event],
        statements: &Self::Statements,
        rng: &mut dyn Rng,
    ) -> Option<u64>;
}
