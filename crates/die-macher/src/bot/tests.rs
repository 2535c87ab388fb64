//! Computers think with what they may know, and play by the rules.
#![allow(clippy::expect_used)]

use engine::bots::Bots as _;
use engine::{Choices as _, Game as _, Level, Odds as _, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::DieMacher;
use crate::setup::{FirstPlayer, Offers, Placing, Setup};
use crate::state::State;
use crate::twin::hide;

fn decide(state: &State, level: Level, seat: Seat, seed: u64) -> u64 {
    let view = DieMacher::observe(state, Viewer::Seat(seat));
    let choices = DieMacher::choices(state, seat);
    DieMacher::decide(level, seat, &view, &[], &choices, &mut ChaCha8Rng::seed_from_u64(seed))
}

/// Plays a game of computers; `look` sees every decision before it is taken.
fn game(setup: Setup, seed: u64, level: Level, mut look: impl FnMut(&State, Seat, u64)) -> State {
    let mut state = DieMacher::start(&setup).expect("a setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        match DieMacher::turn(&state) {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let odds = DieMacher::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).expect("an outcome");
                assert!(DieMacher::settle(&mut state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("a seat");
                let mood = rng.random();
                look(&state, seat, mood);
                let rank = decide(&state, level, seat, mood);
                let choice = DieMacher::choices(&state, seat).get(rank).expect("a legal rank");
                DieMacher::play(&mut state, seat, &choice, &mut ()).expect("a legal move");
            }
        }
    }
}

fn setups() -> [Setup; 4] {
    let switches =
        Setup { first: FirstPlayer::Bidder, placing: Placing::Plain, offers: Offers::One, ..Setup::new(5) };
    [Setup::new(3), Setup::new(4), Setup::new(5), switches]
}

/// Every kind of decision: another state that looks the same to the seat leads to the same choice.
#[test]
fn equal_knowledge_gives_equal_choices() {
    let mut met = std::collections::BTreeSet::new();
    let mut differing = 0;
    for seed in 0..24 {
        let mut twins = ChaCha8Rng::seed_from_u64(seed);
        let level = if seed % 3 == 0 { Level::Easy } else { Level::Normal };
        game(setups()[seed as usize % 4], seed, level, |state, seat, mood| {
            let twin = hide(state, Viewer::Seat(seat), &mut twins);
            differing += u32::from(twin != *state);
            let rank = decide(state, level, seat, mood);
            assert_eq!(decide(&twin, level, seat, mood), rank);
            if let Some(choice) = DieMacher::choices(state, seat).get(rank) {
                met.insert(choice.kind());
            }
        });
    }
    assert!(differing > 1_000);
    for kind in crate::Move::KINDS {
        // Only one who forces needs no consent; the bots ask first.
        assert!(met.contains(kind) || *kind == "force", "no computer ever chose “{kind}”");
    }
}

/// A decision stays far below a tenth of a second.
#[test]
fn decisions_are_quick() {
    let mut slowest = std::time::Duration::ZERO;
    game(Setup::new(5), 3, Level::Normal, |state, seat, mood| {
        let start = std::time::Instant::now();
        decide(state, Level::Normal, seat, mood);
        slowest = slowest.max(start.elapsed());
    });
    assert!(slowest.as_millis() < 100, "{slowest:?}");
}

/// Normal players do not end with heaps of money unspent while votes can still be bought: they hold
/// meetings, buy cubes and polls, and win most states with many votes.
#[test]
fn normal_players_fill_the_states() {
    let mut votes = 0.0;
    for seed in 0..12 {
        let state = game(Setup::new(5), seed, Level::Normal, |_, _, _| {});
        let seats: u16 = state.parties.iter().map(crate::PartyState::seats_won).sum();
        votes += f64::from(seats);
    }
    assert!(votes / 12.0 > 500.0, "{votes}");
}
