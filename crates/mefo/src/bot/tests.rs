//! Tests of the computer players.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use engine::bots::Bots as _;
use engine::{Choices as _, Game as _, Level, Odds as _, Seat, Turn, Viewer};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::value;
use crate::tests::table::{A, B, Table};
use crate::*;

/// Plays a whole game; `level` says who plays how.
pub(crate) fn play(
    setup: Setup,
    seed: u64,
    level: impl Fn(Seat) -> Level,
    mut look: impl FnMut(&State),
) -> State {
    let mut state = Mefo::start(&setup).unwrap();
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut mood = SmallRng::seed_from_u64(!seed);
    loop {
        look(&state);
        match Mefo::turn(&state) {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let odds = Mefo::odds(&state);
                let outcome = odds.get(odds.at(chance.random_range(0..odds.total()))).unwrap();
                assert!(Mefo::settle(&mut state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let (view, choices) =
                    (Mefo::observe(&state, Viewer::Seat(seat)), Mefo::choices(&state, seat));
                let rank = Mefo::decide(level(seat), seat, &view, &[], &choices, &mut mood);
                let choice = choices.get(rank).unwrap();
                Mefo::play(&mut state, seat, &choice, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn games_of_computers_end_with_everything_conserved() {
    let (mut games, mut trades, mut steps) = (0, 0, 0u32);
    for seed in 0..84 {
        let setup = Setup { short: seed % 7 == 6, ..Setup::new(2 + (seed % 7) as u8) };
        let level = |seat: Seat| {
            if (seat.index() as u64 + seed).is_multiple_of(3) { Level::Easy } else { Level::Normal }
        };
        let state = play(setup, seed, level, |state| {
            steps += 1;
            trades += u32::from(matches!(state.stage, Stage::Answer(_)));
            conserved(state).unwrap();
        });
        games += u32::from(state.board.year < 1965);
    }
    println!("{} steps a game, {trades} offers", steps / 84);
    assert_eq!(games, 84);
    assert!(trades > 0, "computers never trade");
}

#[test]
fn equal_arguments_give_equal_answers() {
    let mut checked = 0;
    play(
        Setup::new(4),
        5,
        |_| Level::Normal,
        |state| {
            if let Some(seat) = Mefo::turn(state).owing().first() {
                let (view, choices) = (Mefo::observe(state, Viewer::Seat(seat)), Mefo::choices(state, seat));
                for level in [Level::Easy, Level::Normal] {
                    let once = |seed| {
                        let mut rng = SmallRng::seed_from_u64(seed);
                        Mefo::decide(level, seat, &view, &[], &choices, &mut rng)
                    };
                    assert_eq!(once(7), once(7));
                    checked += 1;
                }
            }
        },
    );
    assert!(checked > 200);
}

#[test]
fn a_walk_stops_seven_ahead_with_the_known_chance() {
    assert!((value::stops_at(7).abs_diff(182_000)) < 1_000, "{}", value::stops_at(7));
    assert!((value::stops_at(27).abs_diff(143_000)) < 1_000, "{}", value::stops_at(27));
}

/// Bills are carried while the rate stands still, and cashed when it falls.
#[test]
fn bills_are_carried_early_and_cashed_late() {
    let window = |year: u16| {
        let mut table = Table::new(&[Role::Socialist, Role::Wehrmacht]).at(year, 3);
        table.purse(A, 2_500).bills(A, 200, 10).stand(A, 38).turn(A).dice(2, 1);
        let (view, choices) = (Mefo::observe(&table.state, Viewer::Seat(A)), Mefo::choices(&table.state, A));
        let mut rng = SmallRng::seed_from_u64(1);
        choices.get(Mefo::decide(Level::Normal, A, &view, &[], &choices, &mut rng)).unwrap()
    };
    assert_eq!(window(1934), Move::Cash { open: Part::Hold, fixed: Part::All });
    assert_eq!(window(1943), Move::Cash { open: Part::All, fixed: Part::All });
}

#[test]
fn a_property_that_raids_eat_is_handed_in() {
    let mut table = Table::new(&[Role::Socialist, Role::Wehrmacht]).at(1943, 1);
    table.own_with(A, 3, Modifier::Exposed).own(A, &[25]).purse(A, 300).stand(A, 38).turn(A).dice(2, 1);
    let (view, choices) = (Mefo::observe(&table.state, Viewer::Seat(A)), Mefo::choices(&table.state, A));
    let mut rng = SmallRng::seed_from_u64(1);
    let rank = Mefo::decide(Level::Normal, A, &view, &[], &choices, &mut rng);
    assert!(matches!(choices.get(rank), Some(Move::HandIn { .. })));
    let rank = Mefo::decide(Level::Easy, A, &view, &[], &choices, &mut rng);
    assert_eq!(choices.get(rank), Some(Move::Pass));
}

/// A refused offer is not made again at once.
#[test]
fn a_refused_offer_is_remembered() {
    let mut table = Table::of(Setup::with_roles(&[Role::Socialist, Role::Anarchist]).unwrap()).at(1942, 1);
    // Worth little to its owner, and something to who draws a new card.
    table.own_with(A, 31, Modifier::Mortgaged).own_with(A, 13, Modifier::Fixed).purse(B, 2_000).turn(A);
    let deal = value::deal(table.board(), A, B).expect("a deal");
    let (view, choices) = (Mefo::observe(&table.state, Viewer::Seat(A)), Mefo::choices(&table.state, A));
    let offers = |memory: &[Event]| {
        let mut rng = SmallRng::seed_from_u64(1);
        (0..100)
            .filter(|_| {
                let rank = Mefo::decide(Level::Normal, A, &view, memory, &choices, &mut rng);
                matches!(choices.get(rank), Some(Move::Trade { .. }))
            })
            .count()
    };
    assert!(offers(&[]) > 0);
    let give = Deeds(1 << deal.space);
    let refused = [
        Event::Offered { seat: A, to: B, give, take: Deeds(0), rm: -(deal.rm as i32) },
        Event::Answered { seat: B, yes: false },
    ];
    assert_eq!(offers(&refused), 0);
}

/// Walks through a game with everything that is told; `look` sees every decision, the memory and what is
/// chosen.
fn walk(setup: Setup, seed: u64, mut look: impl FnMut(&State, Seat, &[Event]) -> u64) {
    let mut state = Mefo::start(&setup).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut told: Vec<engine::Told<Event>> = Vec::new();
    let mut memory: Vec<Event> = Vec::new();
    loop {
        // Everything is told to everybody.
        memory.extend(told.drain(..).map(|told| told.event));
        match Mefo::turn(&state) {
            Turn::Over(_) => return,
            Turn::Chance => {
                let odds = Mefo::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(Mefo::settle(&mut state, &outcome, &mut told));
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let choices = Mefo::choices(&state, seat);
                let rank = look(&state, seat, &memory);
                Mefo::play(&mut state, seat, &choices.get(rank).unwrap(), &mut told).unwrap();
            }
        }
    }
}

/// Normal's choice, now and then any.
fn some_choice(state: &State, seat: Seat, memory: &[Event], rng: &mut SmallRng) -> u64 {
    let (view, choices) = (Mefo::observe(state, Viewer::Seat(seat)), Mefo::choices(state, seat));
    if rng.random_range(0..4) == 0 {
        rng.random_range(0..choices.len())
    } else {
        Mefo::decide(Level::Normal, seat, &view, memory, &choices, rng)
    }
}

/// Nothing is hidden, so there is one world: the very state, with all that is still to be done in the turn.
#[test]
fn the_drawn_world_is_the_state_itself() {
    let (mut checked, mut sales) = (0u32, 0u32);
    for seed in 0..300 {
        let mut rng = SmallRng::seed_from_u64(!seed);
        let setup = Setup { short: seed % 5 == 4, ..Setup::new(2 + (seed % 7) as u8) };
        walk(setup, seed, |state, seat, memory| {
            let view = Mefo::observe(state, Viewer::Seat(seat));
            let world = super::world::world(&view, memory);
            sales += u32::from(matches!(state.stage, Stage::Sell(_)));
            checked += 1;
            assert!(world == *state, "{:?}: {:?}", view.stage, memory.last());
            some_choice(state, seat, memory, &mut rng)
        });
    }
    assert!(checked > 20_000 && sales > 100, "{checked} {sales}");
}

/// Strong: equal views, memories and seeds give equal moves at every kind of decision; a brake that bites at
/// once leaves what habit says; the reason is one of the words.
#[test]
fn strong_answers_follow_from_what_the_seat_knows() {
    let mut kinds: Vec<(std::mem::Discriminant<Stage>, u32)> = Vec::new();
    for seed in 0..16 {
        let mut rng = SmallRng::seed_from_u64(!seed);
        walk(Setup::new(2 + (seed % 4) as u8), seed, |state, seat, memory| {
            let (view, choices) = (Mefo::observe(state, Viewer::Seat(seat)), Mefo::choices(state, seat));
            let kind = std::mem::discriminant(&view.stage);
            let at = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
                kinds.push((kind, 0));
                kinds.len() - 1
            });
            let due = 2 + u32::from(view.board.year - 1933) / 3;
            if choices.len() > 1 && kinds[at].1 < due {
                kinds[at].1 += 1;
                let think = |level, brake: &mut engine::bots::Brake<'_>| {
                    let mut mood = SmallRng::seed_from_u64(seed);
                    Mefo::think(level, seat, &view, memory, &choices, &mut mood, brake)
                };
                let thought = think(Level::Strong, &mut || false);
                assert!(thought.rank < choices.len());
                assert!(Mefo::REASONS.contains(&thought.reason.word), "{thought:?}");
                assert_eq!(think(Level::Strong, &mut || false), thought, "{:?}", view.stage);
                let normal = think(Level::Normal, &mut || false);
                assert_eq!(think(Level::Strong, &mut || true).rank, normal.rank, "{:?}", view.stage);
                let start = std::time::Instant::now();
                let short = think(Level::Strong, &mut || start.elapsed().as_micros() > 1_000);
                assert!(short.rank < choices.len());
            }
            some_choice(state, seat, memory, &mut rng)
        });
    }
    // Start, cell, draft, answer, hand-in, window, counter, purchase, sale; the crisis is rare.
    assert!(kinds.len() >= 9, "{}", kinds.len());
}

/// What a computer did can be asked again; before the end its explanation tells nothing hidden.
#[test]
fn computers_say_why_and_nothing_hidden() {
    engine::laws::computers_can_say_why::<Mefo>(&Setup::new(3), 3, 11);
}
