//! The contract between a game and everything that looks at it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::choices::{Choices, Odds};
use crate::code::{Decoder, Encoder};
use crate::event::{Revealing, Sink};
use crate::ids::{GameId, RuleId};
use crate::notation::NotationError;
use crate::seat::{Seat, SeatSet};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The person or computer in this seat.
    Seat(Seat),
    /// The open table: what everyone may know.
    Table,
    /// Everyone, once the match is over: what the game opens at its end. Before the end this is
    /// the same as [`Viewer::Table`].
    Everyone,
}

/// Whom the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Each of these seats owes one move. Several seats decide at the same time and in secret:
    /// their moves commute, stay sealed until the last one is in, and open together. A move takes
    /// its seat out of the set; no seat joins the set while it is not empty.
    Seats(SeatSet),
    /// A die, a drawn card: the driver settles it.
    Chance,
    /// Nothing more happens.
    Over(Outcome),
}

impl Turn {
    /// The seats that owe a move.
    pub const fn owing(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, once there is one.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Seats(_) | Self::Chance => None,
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats that won; several where a team wins or a tie stands.
    pub winners: SeatSet,
    /// Stable lower-case word for the way it ended, as `hitler-elected`.
    pub reason: &'static str,
}

/// Why a setup cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// This game is for `least..=most` seats.
    Seats {
        /// Fewest seats.
        least: u8,
        /// Most seats.
        most: u8,
    },
    /// A switch that does not go with this number of seats, by its stable word.
    Switch(&'static str),
}

impl Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Seats { least, most } => write!(f, "This game is for {least} to {most} seats."),
            Self::Switch(word) => write!(f, "The switch “{word}” does not go with this number of seats."),
        }
    }
}

impl std::error::Error for SetupError {}

/// What is settled before the first step: number of seats and variant switches.
///
/// `Display` and `FromStr` are its text notation (`seats=7 markers=on`).
pub trait Setup: Clone + Eq + Debug + Display + FromStr<Err = NotationError> {
    /// How many seats.
    fn seats(&self) -> u8;
    /// Writes it into a link.
    fn pack(&self, out: &mut Encoder);
    /// Reads it from a link; `None` if the symbols mean no setup.
    fn unpack(input: &mut Decoder) -> Option<Self>;
}

/// Why a move is illegal. Its `Display` is one English sentence for notation and arena; screens
/// take the sentence of the player's language by [`Refusal::code`].
pub trait Refusal: std::error::Error + Clone + Eq {
    /// The rule it comes from.
    fn rule(&self) -> RuleId;
    /// Stable lower-case word for the kind of refusal, as `term-limit`.
    fn code(&self) -> &'static str;
}

/// A game: rules, observation and notation. No browser, no clock, no random numbers.
///
/// `State`, `Move`, `Chance` and `Event` should be small and cheap to clone; random play and
/// search clone states and drop events by the million.
pub trait Game: Sized + 'static {
    /// Which game.
    const ID: GameId;
    /// Raised by every change of what a script means. A link carries it.
    const RULES_VERSION: u16;

    /// Number of seats and switches.
    type Setup: Setup;
    /// Everything, secrets included. Never leaves engine and game.
    type State: Clone + Eq + Debug;
    /// A seat's decision. `Display` and `FromStr` are its text notation: one line, no seat.
    type Move: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// Legal moves, ranked.
    type Choices: Choices<Self::Move>;
    /// What chance can bring, recorded as outcome.
    type Chance: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// Outcomes, ranked with weights.
    type Odds: Odds<Self::Chance>;
    /// Something that a seat may say for the record, true or not, and that changes nothing but
    /// the record ("drew two Fascist, one Liberal").
    type Statement: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// Statements, ranked.
    type Statements: Choices<Self::Statement>;
    /// Something that happened.
    type Event: Clone + Eq + Debug + Display + FromStr<Err = NotationError> + Revealing;
    /// What a viewer may see, built by allow-list.
    type Observation: Clone + Eq + Debug;
    /// Why a move is illegal.
    type Refusal: Refusal;

    /// The position before the first step.
    ///
    /// # Errors
    /// If the setup cannot be played.
    fn start(setup: &Self::Setup) -> Result<Self::State, SetupError>;

    /// Whom the match waits for.
    fn turn(state: &Self::State) -> Turn;

    /// The legal moves of a seat; none for a seat that owes nothing.
    fn choices(state: &Self::State, seat: Seat) -> Self::Choices;

    /// The odds of the chance step that is due. Only asked while the turn is [`Turn::Chance`].
    fn odds(state: &Self::State) -> Self::Odds;

    /// Whose hand draws the card or rolls the die that is due, where it is anybody's. Over links,
    /// chance is settled on that seat's device, so that two devices do not draw twice.
    fn hand(state: &Self::State) -> Option<Seat>;

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not among the seat's choices; the state is then untouched.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Move,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Lets a chance outcome happen. Returns false, and changes nothing, if it cannot happen here.
    fn settle(state: &mut Self::State, outcome: &Self::Chance, events: &mut impl Sink<Self::Event>) -> bool;

    /// What the seat may state now; none before and after the match.
    fn statements(state: &Self::State, seat: Seat) -> Self::Statements;

    /// Puts a statement on record. It changes nothing that [`Game::turn`], [`Game::choices`] or
    /// [`Game::odds`] look at, so it commutes with the sealed moves of a simultaneous turn.
    ///
    /// # Errors
    /// If it is not among the seat's statements; the state is then untouched.
    fn say(
        state: &mut Self::State,
        seat: Seat,
        statement: &Self::Statement,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What the viewer may see.
    fn observe(state: &Self::State, viewer: Viewer) -> Self::Observation;
}
