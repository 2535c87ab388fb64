//! The smallest game that has everything a game may have: an open move, a chance step that one seat
//! sees, a secret simultaneous choice, a statement, two ends.
//!
//! The last seat antes small or big. A prize is drawn; the first seat sees it. All bid at the same
//! time and in secret. Whoever bid highest alone (else the first seat) takes the prize or leaves it.

use std::fmt;
use std::str::FromStr;

use engine::code::{Decoder, Encoder};
use engine::notation::NotationError;
use engine::{
    Audience, Few, Game, GameId, Outcome, Revealing, RuleId, Seat, SeatSet, SetupError, Sink, Turn, Viewer,
    Weighted,
};

pub const MOST: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub seats: u8,
    /// Bids go up to three instead of two.
    pub high: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Ante,
    Draw,
    Bid,
    Take(Seat),
    Over(End),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Taken(Seat),
    Left,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub setup: Setup,
    pub phase: Phase,
    pub big: bool,
    pub prize: u8,
    pub bids: [Option<u8>; MOST],
    pub said: [Option<u8>; MOST],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Ante(bool),
    Bid(u8),
    Take,
    Leave,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Intend(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Anted(Seat, bool),
    Drawn,
    PrizeSeen(Seat, u8),
    Said(Seat, u8),
    Opened([Option<u8>; MOST]),
    Taken(Seat, u8),
    Left(Seat, u8),
}

pub const KINDS: [&str; 7] = ["anted", "drawn", "prize-seen", "said", "opened", "taken", "left"];

impl Event {
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Anted(..) => KINDS[0],
            Self::Drawn => KINDS[1],
            Self::PrizeSeen(..) => KINDS[2],
            Self::Said(..) => KINDS[3],
            Self::Opened(_) => KINDS[4],
            Self::Taken(..) => KINDS[5],
            Self::Left(..) => KINDS[6],
        }
    }
}

impl Revealing for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::PrizeSeen(..) | Self::Opened(_) | Self::Taken(..) | Self::Left(..))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NotNow,
    TooHigh,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotNow => "Something else is due.",
            Self::TooHigh => "The bid is too high.",
        })
    }
}

impl std::error::Error for Refusal {}

impl engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::NotNow => "T-1",
            Self::TooHigh => "T-2",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NotNow => "not-now",
            Self::TooHigh => "too-high",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation {
    pub viewer: Viewer,
    pub setup: Setup,
    pub phase: Phase,
    pub owing: SeatSet,
    pub big: bool,
    pub said: [Option<u8>; MOST],
    pub prize: Option<u8>,
    pub own: Option<u8>,
    pub opened: Option<[Option<u8>; MOST]>,
}

impl engine::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn pack(&self, out: &mut Encoder) {
        out.put(u64::from(self.seats - 2), 3);
        out.put(u64::from(self.high), 2);
    }

    fn unpack(input: &mut Decoder) -> Option<Self> {
        Some(Self { seats: 2 + input.take(3)? as u8, high: input.take(2)? == 1 })
    }
}

impl State {
    pub const fn highest(&self) -> u8 {
        if self.setup.high { 3 } else { 2 }
    }

    pub fn owing(&self) -> SeatSet {
        match self.phase {
            Phase::Ante => SeatSet::only(Seat::new(self.setup.seats - 1)),
            Phase::Bid => SeatSet::all(self.setup.seats)
                .iter()
                .filter(|seat| self.bids.get(seat.index()).is_some_and(Option::is_none))
                .collect(),
            Phase::Take(seat) => SeatSet::only(seat),
            Phase::Draw | Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Who bid highest alone; else the first seat.
    fn taker(&self) -> Seat {
        let alone = |bid: u8| self.bids.iter().filter(|other| **other == Some(bid)).count() == 1;
        let best = self.bids.iter().flatten().copied().filter(|bid| alone(*bid)).max();
        let at = best.and_then(|best| self.bids.iter().position(|bid| *bid == Some(best)));
        Seat::new(at.unwrap_or(0) as u8)
    }
}

impl Game for Toy {
    const ID: GameId = GameId { code: 63, word: "toy" };
    const RULES_VERSION: u16 = 1;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Choices = Few<Move, 4>;
    type Chance = Prize;
    type Odds = Weighted<Prize, 3>;
    type Statement = Intend;
    type Statements = Few<Intend, 4>;
    type Event = Event;
    type Observation = Observation;
    type Refusal = Refusal;

    fn start(setup: &Setup) -> Result<State, SetupError> {
        if !(2..=MOST as u8).contains(&setup.seats) {
            return Err(SetupError::Seats { least: 2, most: MOST as u8 });
        }
        Ok(State {
            setup: *setup,
            phase: Phase::Ante,
            big: false,
            prize: 0,
            bids: [None; MOST],
            said: [None; MOST],
        })
    }

    fn turn(state: &State) -> Turn {
        let all = SeatSet::all(state.setup.seats);
        match state.phase {
            Phase::Draw => Turn::Chance,
            Phase::Over(End::Taken(seat)) => {
                let winners = if state.prize > 1 { SeatSet::only(seat) } else { all.without(seat) };
                Turn::Over(Outcome { winners, reason: "taken" })
            }
            Phase::Over(End::Left) => Turn::Over(Outcome { winners: all, reason: "left" }),
            _ => Turn::Seats(state.owing()),
        }
    }

    fn choices(state: &State, seat: Seat) -> Few<Move, 4> {
        if !state.owing().contains(seat) {
            return Few::default();
        }
        match state.phase {
            Phase::Ante => [Move::Ante(false), Move::Ante(true)].into_iter().collect(),
            Phase::Bid => (0..=state.highest()).map(Move::Bid).collect(),
            _ => [Move::Take, Move::Leave].into_iter().collect(),
        }
    }

    fn odds(state: &State) -> Weighted<Prize, 3> {
        let mut odds = Weighted::default();
        odds.push(Prize(1), 3);
        odds.push(Prize(2), 2);
        odds.push(Prize(3), if state.big { 4 } else { 1 });
        odds
    }

    fn hand(state: &State) -> Option<Seat> {
        (state.phase == Phase::Draw).then(|| Seat::new(0))
    }

    fn play(
        state: &mut State,
        seat: Seat,
        choice: &Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !state.owing().contains(seat) {
            return Err(Refusal::NotNow);
        }
        match (state.phase, *choice) {
            (Phase::Ante, Move::Ante(big)) => {
                (state.big, state.phase) = (big, Phase::Draw);
                events.public(Event::Anted(seat, big));
            }
            (Phase::Bid, Move::Bid(bid)) if bid > state.highest() => return Err(Refusal::TooHigh),
            (Phase::Bid, Move::Bid(bid)) => {
                if let Some(slot) = state.bids.get_mut(seat.index()) {
                    *slot = Some(bid);
                }
                if state.owing().is_empty() {
                    events.public(Event::Opened(state.bids));
                    state.phase = Phase::Take(state.taker());
                }
            }
            (Phase::Take(_), Move::Take) => {
                state.phase = Phase::Over(End::Taken(seat));
                events.public(Event::Taken(seat, state.prize));
            }
            (Phase::Take(_), Move::Leave) => {
                state.phase = Phase::Over(End::Left);
                events.public(Event::Left(seat, state.prize));
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn settle(state: &mut State, outcome: &Prize, events: &mut impl Sink<Event>) -> bool {
        if state.phase != Phase::Draw || !(1..=3).contains(&outcome.0) {
            return false;
        }
        (state.prize, state.phase) = (outcome.0, Phase::Bid);
        events.public(Event::Drawn);
        let first = Seat::new(0);
        events.tell(Audience::only(first), Event::PrizeSeen(first, outcome.0));
        true
    }

    fn statements(state: &State, seat: Seat) -> Few<Intend, 4> {
        let open = state.phase == Phase::Bid
            && seat.index() < usize::from(state.setup.seats)
            && state.said.get(seat.index()).is_some_and(Option::is_none);
        if open { (0..=state.highest()).map(Intend).collect() } else { Few::default() }
    }

    fn say(
        state: &mut State,
        seat: Seat,
        statement: &Intend,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if engine::Choices::rank(&Self::statements(state, seat), statement).is_none() {
            return Err(Refusal::NotNow);
        }
        if let Some(slot) = state.said.get_mut(seat.index()) {
            *slot = Some(statement.0);
        }
        events.public(Event::Said(seat, statement.0));
        Ok(())
    }

    fn observe(state: &State, viewer: Viewer) -> Observation {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(state.setup.seats) => Some(seat),
            _ => None,
        };
        let open = matches!(state.phase, Phase::Take(_) | Phase::Over(_));
        let shown = own == Some(Seat::new(0)) || matches!(state.phase, Phase::Over(_));
        Observation {
            viewer,
            setup: state.setup,
            phase: state.phase,
            owing: state.owing(),
            big: state.big,
            said: state.said,
            prize: (shown && state.prize > 0).then_some(state.prize),
            own: own.and_then(|seat| state.bids.get(seat.index()).copied().flatten()),
            opened: open.then_some(state.bids),
        }
    }
}

// Notation.

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} high={}", self.seats, if self.high { "on" } else { "off" })
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new("“seats=2 high=off”", text);
        let (seats, high) = text.split_once(' ').ok_or_else(error)?;
        let seats = seats.strip_prefix("seats=").and_then(|seats| seats.parse().ok()).ok_or_else(error)?;
        match high {
            "high=on" => Ok(Self { seats, high: true }),
            "high=off" => Ok(Self { seats, high: false }),
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ante(false) => f.write_str("ante small"),
            Self::Ante(true) => f.write_str("ante big"),
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Take => f.write_str("take"),
            Self::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_once(' ') {
            Some(("ante", "small")) => Ok(Self::Ante(false)),
            Some(("ante", "big")) => Ok(Self::Ante(true)),
            Some(("bid", bid)) => number(bid).map(Self::Bid),
            None if text == "take" => Ok(Self::Take),
            None if text == "leave" => Ok(Self::Leave),
            _ => Err(NotationError::new("a move", text)),
        }
    }
}

fn number(text: &str) -> Result<u8, NotationError> {
    text.parse().map_err(|_| NotationError::new("a number", text))
}

macro_rules! one_number {
    ($type:ident, $word:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} {}", $word, self.0)
            }
        }
        impl FromStr for $type {
            type Err = NotationError;
            fn from_str(text: &str) -> Result<Self, NotationError> {
                match text.split_once(' ') {
                    Some(($word, value)) => number(value).map($type),
                    _ => Err(NotationError::new($word, text)),
                }
            }
        }
    };
}
one_number!(Prize, "prize");
one_number!(Intend, "intend");

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Self::Anted(seat, big) => write!(f, " {seat} {}", u8::from(*big)),
            Self::Drawn => Ok(()),
            Self::PrizeSeen(seat, value)
            | Self::Said(seat, value)
            | Self::Taken(seat, value)
            | Self::Left(seat, value) => write!(f, " {seat} {value}"),
            Self::Opened(bids) => bids.iter().try_for_each(|bid| match bid {
                Some(bid) => write!(f, " {bid}"),
                None => f.write_str(" -"),
            }),
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new("an event", text);
        let words: Vec<&str> = text.split(' ').collect();
        if let ["opened", bids @ ..] = words.as_slice() {
            let mut opened = [None; MOST];
            for (slot, bid) in opened.iter_mut().zip(bids) {
                *slot = if *bid == "-" { None } else { Some(number(bid)?) };
            }
            return Ok(Self::Opened(opened));
        }
        match words.as_slice() {
            ["drawn"] => Ok(Self::Drawn),
            [kind, seat, value] => {
                let (seat, value) = (seat.parse::<Seat>().map_err(|_| error())?, number(value)?);
                match *kind {
                    "anted" => Ok(Self::Anted(seat, value == 1)),
                    "prize-seen" => Ok(Self::PrizeSeen(seat, value)),
                    "said" => Ok(Self::Said(seat, value)),
                    "taken" => Ok(Self::Taken(seat, value)),
                    "left" => Ok(Self::Left(seat, value)),
                    _ => Err(error()),
                }
            }
            _ => Err(error()),
        }
    }
}
