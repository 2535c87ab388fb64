//! Tests: one per rule, the checks of the rules file, the laws.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod corners;
mod laws;
mod positions;
mod printed;
mod recorded;
mod rules;
mod rulings;
pub(crate) mod table;
mod vectors;

use engine::{Choices, Game, Odds as _, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::*;

/// Plays on at random until `stop` says so or the game is over; returns the number of steps.
pub(crate) fn play_on(state: &mut State, rng: &mut SmallRng, mut stop: impl FnMut(&State) -> bool) -> u32 {
    let mut steps = 0;
    while !stop(state) {
        match Mefo::turn(state) {
            Turn::Over(_) => break,
            Turn::Chance => {
                let odds = Mefo::odds(state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(Mefo::settle(state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choices = Mefo::choices(state, by);
                let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                Mefo::play(state, by, &choice, &mut ()).unwrap();
            }
        }
        steps += 1;
    }
    steps
}

#[test]
fn random_play_ends() {
    let mut rng = SmallRng::seed_from_u64(1);
    let start = std::time::Instant::now();
    let (mut steps, mut most, mut rm, mut tasks) = (0, 0, 0, 0);
    for game in 0..300u32 {
        let mut state = Mefo::start(&Setup::new(2 + (game % 7) as u8)).unwrap();
        let these = play_on(&mut state, &mut rng, |state| {
            rm = rm.max(state.board.players.iter().map(|player| player.rm).max().unwrap());
            tasks = tasks.max(state.waiting());
            false
        });
        steps += these;
        most = most.max(these);
        conserved(&state).unwrap();
    }
    println!(
        "{steps} steps, most {most}, RM {rm}, tasks {tasks}, {:?}, state {}",
        start.elapsed(),
        size_of::<State>()
    );
    assert!(steps > 0);
}
