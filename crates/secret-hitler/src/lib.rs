//! Secret Hitler: rules, observation, notation.
//!
//! The rules are numbered in `docs/rules/secret-hitler.md`; comments here name them as `SH-14`.
//! After *Secret Hitler* by Mike Boxleiter, Tommy Maranges and Mac Schubert
//! (<https://secrethitler.com>, CC BY-NC-SA 4.0); unofficial and not affiliated.
#![forbid(unsafe_code)]

mod acts;
mod bot;
mod chance;
mod deck;
mod event;
mod luck;
mod notation;
mod observe;
mod play;
mod record;
mod refusal;
mod setup;
mod state;
mod twin;
pub mod view;

pub use acts::{Ballot, Claims, Move, Options, Statement};
pub use bot::{Thinking, Why, explain};
pub use chance::{Chance, Odds};
pub use deck::{Pattern, Policy, Tiles};
pub use event::{By, EVENT_KINDS, End, Event, end_reasons, event_kinds};
pub use luck::{Draw, Luck, Source, Verdict};
pub use observe::{Investigation, Observation, PeekSeen, Stage};
pub use record::{Election, Moment, Record, Tally};
pub use refusal::{Refusal, refusal_codes};
pub use setup::{
    CHAOS, FASCIST_GOAL, LEAST_SEATS, LIBERAL_GOAL, MOST_ELECTIONS, MOST_SEATS, Night, Party, Power, Role,
    Roles, Setup, VETO, ZONE, fascists_at, hitler_knows_at,
};
pub use state::{Placed, State, Veto};
pub use twin::{conserved, hide};

use engine::{Game, GameId, Outcome, Seat, SeatSet, SetupError, Sink, Turn, Viewer};
use state::Phase;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecretHitler;

impl Game for SecretHitler {
    const ID: GameId = GameId { code: 1, word: "secret-hitler" };
    const RULES_VERSION: u16 = 1;

    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Choices = Options;
    type Chance = Chance;
    type Odds = Odds;
    type Statement = Statement;
    type Statements = Claims;
    type Event = Event;
    type Observation = Observation;
    type Refusal = Refusal;

    fn start(setup: &Setup) -> Result<State, SetupError> {
        setup.check()?;
        Ok(State::new(*setup))
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Over(end) => {
                let winners = state.roles.map_or(SeatSet::EMPTY, |roles| match end.winner() {
                    Party::Liberal => roles.liberals(),
                    Party::Fascist => roles.fascist_party(),
                });
                Turn::Over(Outcome { winners, reason: end.word() })
            }
            Phase::Deal | Phase::First | Phase::Draw { .. } | Phase::Chaos | Phase::Peek => Turn::Chance,
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

    fn statements(state: &State, seat: Seat) -> Claims {
        state.claims(seat)
    }

    fn say(
        state: &mut State,
        seat: Seat,
        statement: &Statement,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        state.claim(seat, *statement, events)
    }

    fn observe(state: &State, viewer: Viewer) -> Observation {
        state.observe(viewer)
    }
}

#[cfg(test)]
mod tests;
