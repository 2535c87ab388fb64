//! Computers think with what they may know and play by the rules.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use engine::bots::Bots as _;
use engine::{Choices as _, Game as _, Level, Odds as _, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::*;

fn decide(state: &State, level: Level, seat: Seat, seed: u64) -> u64 {
    let view = Konzern::observe(state, Viewer::Seat(seat));
    let choices = Konzern::choices(state, seat);
    Konzern::decide(level, seat, &view, &[], &choices, &mut ChaCha8Rng::seed_from_u64(seed))
}

/// Whole games of all levels and both kinds of meetings: every answer is a choice, equal arguments give
/// equal answers, and so do states that look the same to the seat.
#[test]
fn answers_are_choices_and_follow_from_what_the_seat_sees() {
    let mut hidden = 0;
    for game in 0..40u64 {
        let setup = Setup { motions: game % 2 == 0, exact: game % 3 == 0, ..Setup::default() };
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let mut state = Konzern::start(&setup).unwrap();
        let mut steps = 0;
        loop {
            steps += 1;
            match Konzern::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = Konzern::odds(&state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    assert!(Konzern::settle(&mut state, &outcome, &mut ()));
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().unwrap();
                    let choices = Konzern::choices(&state, seat);
                    // Some decisions at random, so that computers meet what computers would not do.
                    let level = [Level::Easy, Level::Normal][seat.index() % 2];
                    let rank = decide(&state, level, seat, steps);
                    assert!(rank < choices.len());
                    assert_eq!(rank, decide(&state, level, seat, steps));
                    let twin = hide(&state, Viewer::Seat(seat), &mut rng);
                    hidden += u32::from(twin != state);
                    assert_eq!(rank, decide(&twin, level, seat, steps), "{:?}", state.board.ask);
                    let wild = game % 4 == 3 && rng.random_range(0..3) == 0;
                    let rank = if wild { rng.random_range(0..choices.len()) } else { rank };
                    let choice = choices.get(rank).unwrap();
                    Konzern::play(&mut state, seat, &choice, &mut ()).unwrap();
                }
            }
        }
    }
    assert!(hidden > 500, "{hidden}");
}

/// With all data to read, the wanted move is a legal one: the first choice is no way out of a mistake.
#[test]
fn normal_means_what_it_says() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..30 {
        let mut state = Konzern::start(&Setup::default()).unwrap();
        loop {
            match Konzern::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = Konzern::odds(&state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    assert!(Konzern::settle(&mut state, &outcome, &mut ()));
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().unwrap();
                    let choices = Konzern::choices(&state, seat);
                    for level in [super::easy::decide, super::normal::decide] {
                        let choice = level(seat, &state.board, &choices, &mut rng);
                        assert!(choices.has(choice), "{choice} at {:?}", state.board.ask);
                    }
                    let choice = super::normal::decide(seat, &state.board, &choices, &mut rng);
                    Konzern::play(&mut state, seat, &choice, &mut ()).unwrap();
                }
            }
        }
    }
}
