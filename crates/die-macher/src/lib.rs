//! Die Macher: rules, observation, notation.
//!
//! The rules are numbered in `docs/rules/die-macher.md`; comments here name them as `DM-5.2.8.5`.
//! After *Die Macher* by Karl-Heinz Schmiel (Hans im Glück, 1997); unofficial and not affiliated.
//!
//! Sums of money are in thousands of euros throughout.
#![forbid(unsafe_code)]

mod acts;
mod bot;
mod cards;
mod chance;
mod event;
pub mod figures;
mod flow;
mod observe;
mod play;
mod record;
mod refusal;
mod setup;
mod state;
mod twin;
pub mod view;
mod words;

pub use acts::{Action, Move, Options, Plan, Sheet};
pub use cards::{Card, Donation, KINDS, Land, Minister, Party, Pile, Poll, Programme, Topic};
pub use chance::{Chance, Dice, Odds};
pub use event::{End, Event, end_reasons, event_kinds};
pub use flow::{Score, member_bonus, scores};
pub use observe::{Observation, Stage};
pub use record::{Election, Executed, Laid, Moment, Record, Returns, Tally};
pub use refusal::{Refusal, refusal_codes};
pub use setup::{Dues, FirstPlayer, LEAST_SEATS, MOST_SEATS, Offers, Placing, Setup};
pub use state::{
    Board, Laying, Nation, PartyState, Place, Pool, PoolPile, Slot, State, Why, Won, boards_in, votes_for,
    winner,
};
pub use twin::{conserved, hide};

use engine::{Few, Game, GameId, Outcome, Seat, SetupError, Silent, Sink, Turn, Viewer};
use state::Phase;

#[cfg(test)]
mod tests;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DieMacher;

impl Game for DieMacher {
    const ID: GameId = GameId { code: 2, word: "die-macher" };
    const RULES_VERSION: u16 = 1;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Choices = Options;
    type Chance = Chance;
    type Odds = Odds;
    type Statement = Silent;
    type Statements = Few<Silent, 0>;
    type Event = Event;
    type Observation = Observation;
    type Refusal = Refusal;

    fn start(setup: &Setup) -> Result<State, SetupError> {
        setup.check()?;
        Ok(State::new(*setup))
    }

    fn turn(state: &State) -> Turn {
        if state.phase == Phase::Over {
            let (end, winners) = state.outcome();
            Turn::Over(Outcome { winners, reason: end.word() })
        } else if state.is_chance() {
            Turn::Chance
        } else {
            Turn::Seats(state.owing())
        }
    }

    fn choices(state: &State, seat: Seat) -> Options {
        state.options(seat)
    }

    fn odds(state: &State) -> Odds {
        state.odds()
    }

    fn hand(state: &State) -> Option<Seat> {
        state.hand()
    }

    fn play(
        state: &mut State,
        seat: Seat,
        choice: &Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        state.act(seat, *choice, events)
    }

    fn settle(state: &mut State, outcome: &Chance, events: &mut impl Sink<Event>) -> bool {
        state.settle(*outcome, events)
    }

    fn statements(_: &State, _: Seat) -> Few<Silent, 0> {
        Few::default()
    }

    fn say(_: &mut State, _: Seat, statement: &Silent, _: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match *statement {}
    }

    fn observe(state: &State, viewer: Viewer) -> Observation {
        state.observe(viewer)
    }
}
