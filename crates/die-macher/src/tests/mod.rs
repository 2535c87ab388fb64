//! Tests: one per rule, the checks of the sources, the laws.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod laws;
mod ledger;
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

/// What a step shows it shows by what it tells: if two states look the same to a viewer, and the same
/// move tells the viewer nothing revealing, they look the same afterwards, and the same seats are
/// asked. Otherwise a move could probe for a secret and be taken back.
#[test]
fn steps_that_reveal_nothing_show_nothing() {
    use engine::{Audience, Revealing as _, Told};
    let (mut compared, mut secret) = (0u32, 0u32);
    for seed in 0..60u64 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut state = DieMacher::start(&Setup::new(3 + (seed % 3) as u8)).unwrap();
        let mut twins = SmallRng::seed_from_u64(seed + 1_000);
        loop {
            match DieMacher::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = DieMacher::odds(&state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    assert!(DieMacher::settle(&mut state, &outcome, &mut ()));
                }
                Turn::Seats(owing) => {
                    let by = owing.first().unwrap();
                    let choices = DieMacher::choices(&state, by);
                    let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                    let before = state;
                    let mut told: Vec<Told<Event>> = Vec::new();
                    DieMacher::play(&mut state, by, &choice, &mut told).unwrap();
                    let seats = (0..before.seats()).map(|seat| Viewer::Seat(Seat::new(seat)));
                    for viewer in seats.chain([Viewer::Table]) {
                        let mut twin = hide(&before, viewer, &mut twins);
                        let differs = twin != before;
                        assert!(twin.observe(viewer) == before.observe(viewer));
                        let mut other: Vec<Told<Event>> = Vec::new();
                        if DieMacher::play(&mut twin, by, &choice, &mut other).is_err() {
                            continue;
                        }
                        let heard = |told: &[Told<Event>]| -> Vec<Told<Event>> {
                            told.iter().filter(|told| told.audience.admits(viewer)).copied().collect()
                        };
                        let (one, two) = (heard(&told), heard(&other));
                        let reveals =
                            |told: &Told<Event>| told.event.reveals() || told.audience != Audience::Public;
                        // That nothing is revealed tells something too, if something might have been.
                        if one.iter().any(reveals) && two.iter().any(reveals) {
                            continue;
                        }
                        let same = one.iter().map(|told| told.event).eq(two.iter().map(|told| told.event));
                        assert!(same, "{choice}: {viewer:?} is told something else");
                        assert!(
                            twin.observe(viewer) == state.observe(viewer),
                            "{choice} shows something to {viewer:?}"
                        );
                        assert_eq!(DieMacher::turn(&twin), DieMacher::turn(&state));
                        compared += 1;
                        secret += u32::from(differs);
                    }
                }
            }
        }
    }
    assert!(compared > 10_000 && secret > 10_000, "{compared} compared, {secret} with secrets");
}
