//! Computers think with what they may know, and play by the rules.
#![allow(clippy::expect_used)]

use engine::bots::Bots as _;
use engine::{Choices as _, Game as _, Level, Odds as _, Seat, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::DieMacher;
use crate::event::Event;
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

/// Walks through a game with everything that is told; `look` sees every decision with the seat's memory.
fn walk(setup: Setup, seed: u64, mut look: impl FnMut(&State, Seat, &[Event]) -> u64) {
    let mut state = DieMacher::start(&setup).expect("a setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut told: Vec<engine::Told<Event>> = Vec::new();
    loop {
        match DieMacher::turn(&state) {
            Turn::Over(_) => return,
            Turn::Chance => {
                let odds = DieMacher::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).expect("an outcome");
                assert!(DieMacher::settle(&mut state, &outcome, &mut told));
            }
            Turn::Seats(owing) => {
                let seat = owing.iter().nth(rng.random_range(0..owing.len())).expect("a seat");
                let viewer = Viewer::Seat(seat);
                let seen = told.iter().filter(|told| told.audience.admits(viewer));
                let memory: Vec<Event> = seen.map(|told| told.event).collect();
                let rank = look(&state, seat, &memory);
                let choice = DieMacher::choices(&state, seat).get(rank).expect("a legal rank");
                DieMacher::play(&mut state, seat, &choice, &mut told).expect("a legal move");
            }
        }
    }
}

/// Normal's choice, now and then any.
fn some_choice(state: &State, seat: Seat, rng: &mut ChaCha8Rng) -> u64 {
    if rng.random_range(0..5) == 0 {
        rng.random_range(0..DieMacher::choices(state, seat).len())
    } else {
        decide(state, Level::Normal, seat, rng.random())
    }
}

/// A drawn world looks to the seat as the table does, and everything that it was told has happened in it:
/// what everybody paid and got, which states were drawn, which programme cards were discarded open, whom a
/// party has asked. What is due is due in it, too.
#[test]
fn drawn_worlds_agree_with_all_that_the_seat_saw() {
    let (mut checked, mut differing) = (0, 0);
    for seed in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        walk(setups()[seed as usize % 4], seed, |state, seat, memory| {
            let view = DieMacher::observe(state, Viewer::Seat(seat));
            let known = super::world::Known::of(seat, &view, memory);
            let world = super::world::world(seat, &view, &known, &mut rng);
            assert_eq!(DieMacher::observe(&world, Viewer::Seat(seat)), view);
            assert_eq!(DieMacher::choices(&world, seat), DieMacher::choices(state, seat));
            assert_eq!(world.phase, state.phase);
            // In the last round the board of the round before lies aside with its cards: nothing comes of it.
            if view.round < crate::figures::ROUNDS {
                crate::conserved(&world).expect("everything is there");
            }
            assert_eq!(world.lands, state.lands, "{:?}", view.stage);
            let seats = usize::from(view.setup.seats);
            for at in 0..seats {
                let (drawn, real) = (&world.secrets[at], &state.secrets[at]);
                assert_eq!(drawn.cash, real.cash, "{:?}", view.stage);
                let sealed = |one: bool, other: bool| assert_eq!(one, other, "{:?}", view.stage);
                sealed(drawn.sheet.is_some(), real.sheet.is_some());
                sealed(drawn.refused.is_some(), real.refused.is_some());
                if matches!(view.stage, crate::Stage::Bids) {
                    sealed(drawn.bid.is_some(), real.bid.is_some());
                }
                let placed = |state: &State| state.placed[at].map(|card| card.is_some());
                assert_eq!(placed(&world), placed(state));
                assert!(world.placed_cost(Seat::new(at as u8)) <= drawn.cash || state.opened);
            }
            let swapped = memory.iter().rev().take_while(|event| **event != Event::ProgrammesShuffled);
            let mut open = [0u8; crate::KINDS];
            for event in swapped {
                if let Event::Swapped { out, .. } = *event {
                    open[out.index()] += 1;
                }
            }
            assert!(open.iter().zip(&world.programme_discard).all(|(open, there)| open <= there));
            checked += 1;
            differing += u32::from(world != *state);
            some_choice(state, seat, &mut rng)
        });
    }
    assert!(checked > 3_000 && differing > 2_000, "{checked} {differing}");
}

/// Strong: equal views, memories and seeds give equal moves at every kind of decision, whatever lies
/// hidden; a brake that bites at once leaves what habit says; the reason is one of the words.
#[test]
fn strong_answers_follow_from_what_the_seat_knows() {
    let mut kinds: Vec<(std::mem::Discriminant<crate::Stage>, u32)> = Vec::new();
    let mut differing = 0;
    for seed in 0..6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        walk(setups()[seed as usize % 4], seed, |state, seat, memory| {
            let view = DieMacher::observe(state, Viewer::Seat(seat));
            let choices = DieMacher::choices(state, seat);
            let kind = std::mem::discriminant(&view.stage);
            let at = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
                kinds.push((kind, 0));
                kinds.len() - 1
            });
            if choices.len() > 1 && kinds[at].1 < 2 + u32::from(view.round) {
                kinds[at].1 += 1;
                let think = |state: &State, brake: &mut engine::bots::Brake<'_>| {
                    let view = DieMacher::observe(state, Viewer::Seat(seat));
                    let mut mood = ChaCha8Rng::seed_from_u64(seed);
                    DieMacher::think(Level::Strong, seat, &view, memory, &choices, &mut mood, brake)
                };
                let thought = think(state, &mut || false);
                assert!(thought.rank < choices.len());
                assert!(DieMacher::REASONS.contains(&thought.reason.word), "{thought:?}");
                let twin = hide(state, Viewer::Seat(seat), &mut rng);
                differing += u32::from(twin != *state);
                assert_eq!(think(&twin, &mut || false), thought, "{:?}", view.stage);
                let normal = decide(state, Level::Normal, seat, seed);
                assert_eq!(think(state, &mut || true).rank, normal, "{:?}", view.stage);
                let start = std::time::Instant::now();
                assert!(think(state, &mut || start.elapsed().as_micros() > 1_000).rank < choices.len());
            }
            some_choice(state, seat, &mut rng)
        });
    }
    // Every kind of decision.
    assert!(kinds.len() >= 16, "{}", kinds.len());
    assert!(differing > 30, "{differing}");
}

/// What a computer did can be asked again; before the end its explanation tells nothing hidden.
#[test]
fn computers_say_why_and_nothing_hidden() {
    engine::laws::computers_can_say_why::<DieMacher>(&Setup::new(3), 3, 11);
}
