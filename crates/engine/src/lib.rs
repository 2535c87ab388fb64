//! What any game of Kabinett is.
//!
//! *A game is a pure function of its setup and its script; everything else looks at it.*
//! The [`Game`] trait says what a game must supply; [`Match`] plays one; [`link`] writes a match
//! into a link and opens it again; [`merge`] joins two links of one match; [`notation`] prints a
//! match as text; [`laws`] tests that a game keeps the contract.
//!
//! The engine knows no game by name, no browser, no clock, and draws no random number itself.
#![forbid(unsafe_code)]

mod any;
pub mod bots;
mod choices;
pub mod code;
mod event;
mod game;
mod ids;
#[cfg(feature = "laws")]
pub mod laws;
pub mod link;
mod matches;
pub mod merge;
pub mod notation;
pub mod order;
mod seat;

pub use any::{AnyMatch, Refused};
pub use choices::{Choices, Few, Odds, Silent, Weighted};
pub use event::{Audience, Revealing, Sink, Told};
pub use game::{Game, Outcome, Refusal, Setup, SetupError, Turn, Viewer};
pub use ids::{GameId, MatchId, RuleId};
pub use matches::{Barrier, Level, Match, PlayError, Player, SeatCard, Step, StepOf};
pub use seat::{MAX_SEATS, Seat, SeatSet};
