//! Tests: one per rule, the test vectors, the laws, random games.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod laws;

use engine::{Choices as _, Game, Odds as _, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::*;

/// Plays on at random until `stop` says so or the game is over; returns the number of steps.
pub(crate) fn play_on(state: &mut State, rng: &mut SmallRng, mut stop: impl FnMut(&State) -> bool) -> u32 {
    let mut steps = 0;
    while !stop(state) {
        match Konzern::turn(state) {
            Turn::Over(_) => break,
            Turn::Chance => {
                let odds = Konzern::odds(state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(Konzern::settle(state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choices = Konzern::choices(state, by);
                let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                Konzern::play(state, by, &choice, &mut ()).unwrap();
            }
        }
        steps += 1;
    }
    steps
}

pub(crate) fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

#[test]
fn quick() {
    let mut rng = rng(1);
    let mut kinds = std::collections::BTreeMap::new();
    for _ in 0..500 {
        let mut state = Konzern::start(&Setup::default()).unwrap();
        play_on(&mut state, &mut rng, |state| {
            let text = format!("{:?}", state.board.ask);
            let word = text.split(['(', ' ', '{']).next().unwrap().to_owned();
            *kinds.entry(word).or_insert(0u32) += 1;
            false
        });
    }
    for (kind, count) in kinds {
        println!("{kind:<12} {:.1}", f64::from(count) / 3000.0);
    }
}
