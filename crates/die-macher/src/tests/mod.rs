//! Tests: one per rule, the checks of the sources, the laws.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod laws;
mod recorded;
mod rules;

use engine::{Choices, Game, Odds as _, Seat, SeatSet, Turn, Viewer};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::*;

/// Plays on at random until `stop` says so or the game is over; returns the number of steps.
pub(crate) fn play_on(state: &mut State, rng: &mut SmallRng, mut stop: impl FnMut(&State) -> bool) -> u32 {
    let mut steps = 0;
    while !stop(state) {
        match DieMacher::turn(state) {
            Turn::Over(_) => break,
            Turn::Chance => {
                let odds = DieMacher::odds(state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(DieMacher::settle(state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choices = DieMacher::choices(state, by);
                let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                DieMacher::play(state, by, &choice, &mut ()).unwrap();
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
    let mut steps = 0;
    for game in 0..300u32 {
        let mut state = DieMacher::start(&Setup::new(3 + (game % 3) as u8)).unwrap();
        steps += play_on(&mut state, &mut rng, |_| false);
        conserved(&state).unwrap();
    }
    println!("{steps} steps, {:?}", start.elapsed());
    assert!(steps > 0);
}
