//! Mefo: rules, observation, notation.
//!
//! A critical simulation of a criminal war economy and of its ruin, 1933 to the last player who can
//! pay. The rules are numbered in `docs/rules/mefo.md`; comments here name them as `MF-5.2`.
#![forbid(unsafe_code)]

mod acts;
mod board;
mod bot;
mod chance;
mod event;
mod flow;
mod names;
mod observe;
mod play;
mod record;
mod refusal;
mod setup;
mod state;
pub mod tables;
mod twin;
pub mod view;
mod words;

pub use acts::{Move, Options};
pub use board::{
    Board, Cell, Done, Dues, Ledger, Payout, Player, Yield, half_up, in_set, pays_bills, spaces,
};
pub use bot::policy;
pub use chance::{Chance, Odds, modifier_total};
pub use event::{Deeds, End, Event, end_reasons, event_kinds};
pub use names::{Card, Contest, Kind, Leaving, Modifier, Part, Role, Title, Why};
pub use observe::Observation;
pub use play::{claim_refusal, depose_refusal, monument_refusal, trade_refusal};
pub use record::{Moment, Record, Tally, Year};
pub use refusal::{Refusal, refusal_codes};
pub use setup::{LEAST_SEATS, MOST_SEATS, Setup};
pub use state::{Debt, Draft, Stage, State};
pub use twin::conserved;

use engine::{Few, Game, GameId, Outcome, Seat, SeatSet, SetupError, Silent, Sink, Turn, Viewer};

#[cfg(test)]
mod tests;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mefo;

impl Game for Mefo {
    const ID: GameId = GameId { code: 4, word: "mefo" };
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
        match state.stage {
            Stage::Over(winner, end) => {
                Turn::Over(Outcome { winners: SeatSet::only(winner), reason: end.word() })
            }
            _ if state.is_chance() => Turn::Chance,
            _ => Turn::Seats(state.owing()),
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
