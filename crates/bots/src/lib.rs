//! Search over sampled worlds, for computer players of any game.
//!
//! A seat knows its observation and what it was told. The game draws whole states that agree with
//! both ([`Insight::world`]); in each of them every candidate of the seat is played out, with the
//! same world and the same luck for all candidates, so that they differ by what they do and not by
//! what happened to them. Candidates that fall behind for certain are dropped. Below the first
//! move, the seat's own decisions form a tree of what the seat would know then
//! ([`Insight::key`]), with counts of how often a choice was to be had at all; everybody else acts
//! as the game's hint says, chance as its odds say. Decisions of one moment are taken before any
//! of them is played: nobody's hangs on another's.
//!
//! Equal insights, seeds and plans give equal verdicts as long as the brake does not bite. Only
//! `+ - * /` and square root are used on numbers with a fraction, in a fixed order, so native and
//! wasm builds agree.
#![forbid(unsafe_code)]

mod arms;
mod luck;
mod search;
mod tree;

pub use luck::{Luck, Stream};
pub use search::{Candidate, Insight, Plan, Verdict, search, think};
