//! Konzern: rules, observation, notation.
//!
//! Four corporations, four players in two parties, twelve phases a year. The rules are numbered in
//! `docs/rules/konzern.md`; comments here name them as `KZ-5.9`.
#![forbid(unsafe_code)]

mod action;
mod acts;
mod board;
mod bot;
mod chance;
mod course;
mod credit;
mod event;
mod exchange;
mod fair;
mod ledger;
mod market;
mod meeting;
mod names;
mod observe;
mod options;
mod play;
mod record;
mod refusal;
mod setup;
mod twin;
pub mod view;
mod words;

pub use acts::{Amount, Card, Move, Options, Plan, Workers};
pub use board::{
    ALL_SHARES, ALL_WORKERS, Ask, BENEFITS_FROM, Board, CASH_CAP, EXTENSION, Final, INSTALMENT, LOAN,
    LOAN_LIMIT, LUXURY, Loans, MACHINE_FLOOR, MOST_EXTENSIONS, MOST_OFFERS, MOST_PUBLIC, Matter, Meeting,
    Motion, NO_LUXURY_TAX_FROM, Part, PutUp, RENT, Raise, START_MARKER, START_SHARES, STATE_PRICE, State,
    TEN, TOP_MARKER, Talk,
};
pub use chance::{Chance, Odds};
pub use event::{EVENT_KINDS, End, Event, Topic, end_reasons, event_kinds};
pub use exchange::auction;
pub use ledger::{Ledger, START_BANK, START_CENTRAL, START_PURSE, START_TOTAL};
pub use market::MACHINE_FACTOR;
pub use names::{Account, Ballot, Corp, Deal, FOUR, Face, Field, Holder, Label, Party};
pub use observe::Observation;
pub use record::{Balance, Moment, Record, Tally, Year};
pub use refusal::{Refusal, refusal_codes};
pub use setup::{LEAST_QUOTA, LEAST_YEARS, MOST_QUOTA, MOST_STEPS, MOST_YEARS, Setup};
pub use twin::{conserved, hide};

use engine::{Few, Game, GameId, Outcome, Seat, SeatSet, SetupError, Silent, Sink, Turn, Viewer};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Konzern;

impl Game for Konzern {
    const ID: GameId = GameId { code: 3, word: "konzern" };
    const RULES_VERSION: u16 = 1;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Choices = Options;
    type Chance = Chance;
    type Odds = Odds;
    type Statement = Silent;
    type Statements = Few<Silent, 1>;
    type Event = Event;
    type Observation = Observation;
    type Refusal = Refusal;

    fn start(setup: &Setup) -> Result<State, SetupError> {
        setup.check()?;
        Ok(State::new(*setup))
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        let board = &state.board;
        if let (Ask::Over, Some(result)) = (board.ask, board.result) {
            let winners = SeatSet::only(result.winner);
            return Turn::Over(Outcome { winners, reason: result.end.word() });
        }
        let owing = board.owing();
        if owing.is_empty() { Turn::Chance } else { Turn::Seats(owing) }
    }

    #[inline]
    fn choices(state: &State, seat: Seat) -> Options {
        state.board.options(seat)
    }

    #[inline]
    fn odds(state: &State) -> Odds {
        state.odds()
    }

    fn hand(state: &State) -> Option<Seat> {
        state.hand()
    }

    #[inline]
    fn play(
        state: &mut State,
        seat: Seat,
        choice: &Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        state.act(seat, *choice, events)
    }

    #[inline]
    fn settle(state: &mut State, outcome: &Chance, events: &mut impl Sink<Event>) -> bool {
        state.settle(*outcome, events)
    }

    fn statements(_: &State, _: Seat) -> Few<Silent, 1> {
        Few::default()
    }

    fn say(_: &mut State, _: Seat, statement: &Silent, _: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match *statement {}
    }

    fn observe(state: &State, viewer: Viewer) -> Observation {
        state.observe(viewer)
    }
}

#[cfg(test)]
mod tests;
