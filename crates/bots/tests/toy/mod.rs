//! Three tiny games of two seats.
//!
//! *Stones*: in turn one to three are taken from a pile; the last one wins. *Guess*: a card lies
//! hidden, nought three times in four; seat 0 guesses it or loses. *Sealed*: both lay 0 or 1 at
//! the same time; seat 0 wins if they are alike.

use std::fmt;
use std::str::FromStr;

use engine::code::{Decoder, Encoder};
use engine::notation::NotationError;
use engine::{
    Few, Game, GameId, Outcome, Revealing, RuleId, Seat, SeatSet, SetupError, Silent, Sink, Turn, Viewer,
    Weighted,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Stones,
    Guess,
    Sealed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub kind: Kind,
    pub pile: u8,
    pub turn: u8,
    pub card: u8,
    pub picks: [Option<u8>; 2],
}

impl State {
    pub const fn new(kind: Kind, pile: u8) -> Self {
        Self { kind, pile, turn: 0, card: 0, picks: [None; 2] }
    }

    pub fn winner(&self) -> Option<Seat> {
        let first = |wins: bool| Seat::new(u8::from(!wins));
        match (self.kind, self.picks) {
            (Kind::Stones, _) => (self.pile == 0).then(|| Seat::new(1 - self.turn)),
            (Kind::Guess, [Some(guess), _]) => Some(first(guess == self.card)),
            (Kind::Sealed, [Some(one), Some(other)]) => Some(first(one == other)),
            _ => None,
        }
    }

    fn owing(&self) -> SeatSet {
        match self.kind {
            _ if self.winner().is_some() => SeatSet::EMPTY,
            Kind::Stones => SeatSet::only(Seat::new(self.turn)),
            Kind::Guess => SeatSet::only(Seat::new(0)),
            Kind::Sealed => (0..2).map(Seat::new).filter(|seat| self.picks[seat.index()].is_none()).collect(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(pub u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self).map_err(|_| NotationError::new("a number", text))
    }
}

impl Revealing for Number {
    fn reveals(&self) -> bool {
        false
    }
}

impl engine::Setup for Number {
    fn seats(&self) -> u8 {
        2
    }

    fn pack(&self, _: &mut Encoder) {}

    fn unpack(_: &mut Decoder) -> Option<Self> {
        Some(Self(0))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct No;

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("No.")
    }
}

impl std::error::Error for No {}

impl engine::Refusal for No {
    fn rule(&self) -> RuleId {
        RuleId("TOY-1")
    }

    fn code(&self) -> &'static str {
        "no"
    }
}

impl Game for Toy {
    const ID: GameId = GameId { code: 63, word: "toy" };
    const RULES_VERSION: u16 = 1;

    type Setup = Number;
    type State = State;
    type Move = Number;
    type Choices = Few<Number, 3>;
    type Chance = Number;
    type Odds = Weighted<Number, 2>;
    type Statement = Silent;
    type Statements = Few<Silent, 0>;
    type Event = Number;
    type Observation = State;
    type Refusal = No;

    fn start(setup: &Number) -> Result<State, SetupError> {
        Ok(State::new(Kind::Stones, setup.0))
    }

    fn turn(state: &State) -> Turn {
        match state.winner() {
            Some(winner) => Turn::Over(Outcome { winners: SeatSet::only(winner), reason: "won" }),
            None => Turn::Seats(state.owing()),
        }
    }

    fn choices(state: &State, seat: Seat) -> Few<Number, 3> {
        let moves = if state.kind == Kind::Stones { 1..=state.pile.min(3) } else { 0..=1 };
        if state.owing().contains(seat) { moves.map(Number).collect() } else { Few::default() }
    }

    fn odds(_: &State) -> Weighted<Number, 2> {
        Weighted::default()
    }

    fn hand(_: &State) -> Option<Seat> {
        None
    }

    fn play(state: &mut State, seat: Seat, choice: &Number, _: &mut impl Sink<Number>) -> Result<(), No> {
        engine::Choices::rank(&Self::choices(state, seat), choice).ok_or(No)?;
        if state.kind == Kind::Stones {
            state.pile -= choice.0;
            state.turn = 1 - state.turn;
        } else {
            state.picks[seat.index()] = Some(choice.0);
        }
        Ok(())
    }

    fn settle(_: &mut State, _: &Number, _: &mut impl Sink<Number>) -> bool {
        false
    }

    fn statements(_: &State, _: Seat) -> Few<Silent, 0> {
        Few::default()
    }

    fn say(_: &mut State, _: Seat, _: &Silent, _: &mut impl Sink<Number>) -> Result<(), No> {
        Err(No)
    }

    fn observe(state: &State, _: Viewer) -> State {
        *state
    }
}
