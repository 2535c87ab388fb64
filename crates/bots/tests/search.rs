//! The search on a toy game whose best play is known.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod toy;

use bots::{Candidate, Insight, Plan, Stream, Verdict, search};
use engine::{Choices as _, Game as _, Seat};
use toy::{Kind, Number, State, Toy};

const ME: Seat = Seat::new(0);

/// What seat 0 knows of the toy: everything but the card and the other's sealed choice.
struct Known {
    state: State,
    /// Whether the sampler draws both cards alike often, and says how likely they are instead.
    weighs: bool,
    /// Whether the other one, asked for a hint, spies on a choice of seat 0 that lies in the state.
    spies: bool,
}

impl Known {
    const fn of(state: State) -> Self {
        Self { state, weighs: false, spies: false }
    }
}

impl Insight for Known {
    type Game = Toy;

    fn world(&mut self, luck: &mut Stream) -> Option<(State, f64)> {
        let card = if self.weighs { luck.below(2) as u8 } else { u8::from(luck.below(4) == 3) };
        let weight = if self.weighs && card == 0 { 3.0 } else { 1.0 };
        Some((State { card, ..self.state }, weight))
    }

    fn candidates(&mut self, state: &State, out: &mut Vec<Candidate>) {
        out.extend((0..Toy::choices(state, ME).len()).map(Candidate::new));
    }

    fn hint(&mut self, state: &State, _: Seat, _: &mut Stream) -> Option<Number> {
        state.picks[0].filter(|_| self.spies).map(|pick| Number(1 - pick))
    }

    fn stops(&self, _: &State, _: u32) -> bool {
        false
    }

    fn value(&mut self, state: &State) -> f64 {
        f64::from(u8::from(state.winner() == Some(ME)))
    }

    fn key(&self, state: &State) -> u64 {
        state.pile.into()
    }
}

fn think(known: &mut Known, plan: &Plan, seed: u64) -> Verdict {
    search(known, ME, plan, seed, &mut || false).unwrap()
}

fn stones(pile: u8) -> State {
    State::new(Kind::Stones, pile)
}

/// Who leaves a multiple of four wins for certain. Against somebody who plays at random that needs
/// the own later moves to be found, too.
#[test]
fn the_winning_move_is_found_and_its_worth() {
    // Nobody is dropped: what a move is worth rises while the tree learns the moves after it.
    let plan = Plan { playouts: 18_000, rounds: 6_000, depth: 4, doubt: 100.0, ..Plan::default() };
    for pile in [5, 6, 7, 9, 10, 11] {
        for seed in 0..4 {
            let verdict = think(&mut Known::of(stones(pile)), &plan, seed);
            assert_eq!(verdict.rank + 1, u64::from(pile % 4), "{pile} stones, seed {seed}: {verdict:?}");
            let value = verdict.value.unwrap();
            assert!(value > 0.85, "{pile} stones: {verdict:?}");
        }
    }
}

#[test]
fn the_tree_finds_more_than_playouts_alone() {
    let plan = |depth| Plan { playouts: 3_000, rounds: 1_000, depth, doubt: 100.0, ..Plan::default() };
    let value = |depth| think(&mut Known::of(stones(9)), &plan(depth), 1).value.unwrap();
    assert!(value(4) > value(0) + 0.1, "{} {}", value(4), value(0));
}

/// Three cards of four are a nought: guessing it wins three times in four, whether the sampler
/// draws likely worlds more often or says how likely they are.
#[test]
fn what_lies_hidden_is_reckoned_by_its_likelihood() {
    for weighs in [false, true] {
        let mut known = Known { weighs, ..Known::of(State::new(Kind::Guess, 0)) };
        let plan = Plan { playouts: 2_000, rounds: 1_000, doubt: 100.0, ..Plan::default() };
        let verdict = think(&mut known, &plan, 3);
        let value = verdict.value.unwrap();
        assert_eq!(verdict.rank, 0);
        assert!((value - 0.75).abs() < 0.05, "{verdict:?}");
        assert_eq!(verdict.rival.unwrap().0, 1);
        assert!((verdict.rival.unwrap().1 - 0.5).abs() < 0.1, "{verdict:?}");
    }
}

/// In a sealed moment the other one cannot act on what seat 0 lays: even a hint that would spy
/// finds nothing in the state.
#[test]
fn sealed_decisions_are_taken_before_any_is_played() {
    let mut known = Known { spies: true, ..Known::of(State::new(Kind::Sealed, 0)) };
    let plan = Plan { playouts: 2_000, rounds: 1_000, doubt: 100.0, ..Plan::default() };
    let verdict = think(&mut known, &plan, 1);
    let value = verdict.value.unwrap();
    assert!((value - 0.5).abs() < 0.06, "{verdict:?}");
}

#[test]
fn equal_seeds_give_equal_verdicts() {
    let plan = Plan { playouts: 100, depth: 3, ..Plan::default() };
    for seed in 0..20 {
        let once = || think(&mut Known::of(stones(11)), &plan, seed);
        assert_eq!(once(), once());
    }
    let all: Vec<_> = (0..20).map(|seed| think(&mut Known::of(stones(11)), &plan, seed).value).collect();
    assert!(all.iter().any(|value| *value != all[0]), "the seed changes nothing");
}

/// Whenever the brake bites, there is an answer: habit's at first, then the best so far.
#[test]
fn a_brake_ends_thinking_at_once() {
    let plan = Plan { playouts: 3_000, rounds: 1_000, depth: 4, ..Plan::default() };
    for limit in [0u32, 1, 2, 3, 7, 50, 500] {
        let mut asked = 0;
        let mut brake = || {
            asked += 1;
            asked > limit
        };
        let verdict = search(&mut Known::of(stones(7)), ME, &plan, 1, &mut brake).unwrap();
        assert!(asked <= limit + 1, "asked {asked} times, limit {limit}");
        assert!(verdict.rank < 3);
        if limit < 3 {
            assert_eq!((verdict.rank, verdict.value, verdict.worlds), (0, None, 0));
        } else {
            assert!(verdict.worlds * 3 <= limit.max(3));
        }
        if limit == 500 {
            assert_eq!(verdict.rank, 2);
        }
    }
}

#[test]
fn playouts_are_kept_to_the_plan() {
    let plan = Plan { playouts: 90, rounds: 1_000, doubt: 100.0, ..Plan::default() };
    let mut asked = 0u32;
    let mut brake = || {
        asked += 1;
        false
    };
    let verdict = search(&mut Known::of(stones(11)), ME, &plan, 1, &mut brake).unwrap();
    assert_eq!((asked, verdict.worlds), (90, 30));
}

/// One stone left: nothing to think about, nothing is played out.
#[test]
fn a_single_candidate_needs_no_thought() {
    let verdict =
        search(&mut Known::of(stones(1)), ME, &Plan::default(), 1, &mut || panic!("thinks")).unwrap();
    assert_eq!((verdict.rank, verdict.value), (0, None));
}
