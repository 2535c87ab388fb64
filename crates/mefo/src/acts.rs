//! What players decide.

use engine::{Choices, Few, Seat};

use crate::board::in_set;
use crate::names::Part;
use crate::tables::TRADE_STEP;
use crate::words::lines;

lines! {
    /// A decision. Spaces are numbered from 0 at the Pay Office; 40 is the monument.
    Move, "a move",
    /// Rolls, and is done with everything before (MF-3.2).
    Roll = "roll",
    /// Pays the fine and rolls (MF-7.2).
    Fine = "fine",
    /// Commissions the monument (MF-3.12).
    Monument = "monument",
    /// Claims the own office, from a rival if somebody holds it (MF-8.2, MF-9.5).
    Claim = "claim",
    /// Makes the office vacant (MF-8.5).
    Depose = "depose",
    /// Resigns (MF-8.5).
    Resign = "resign",
    /// Begins an offer (MF-3.11).
    Trade {
        /// To whom.
        seat: Seat,
    } = "trade",
    /// Puts a property of either side into the offer, in ascending order.
    Add {
        /// Its space.
        space: u8,
    } = "add",
    /// Makes the offer with so much RM on top, a multiple of ten.
    Offer {
        /// What the maker pays; negative if the other side pays.
        rm: i32,
    } = "offer",
    /// Makes no offer after all.
    Withdraw = "withdraw",
    /// Answers an offer.
    Answer {
        /// Whether it is accepted.
        yes: bool,
    } = "answer",
    /// Hands in a deed at the window (MF-3.10).
    HandIn {
        /// Its space.
        space: u8,
    } = "hand-in",
    /// Hands in nothing, or buys nothing.
    Pass = "pass",
    /// Cashes bills (MF-2.3, MF-2.4).
    Cash {
        /// How much of the open lot.
        open: Part,
        /// How much of the fixed lot.
        fixed: Part,
    } = "cash",
    /// Buys the property landed on (MF-3.6).
    Buy = "buy",
    /// Sells to the bank to meet a debt (MF-6.3).
    Sell {
        /// Its space.
        space: u8,
    } = "sell",
    /// Pays off the crisis, or leaves the office (MF-8.4).
    Crisis {
        /// Whether it is paid.
        pay: bool,
    } = "crisis",
}

/// The longest list of choices: rolling, five acts, and offers to seven others.
const MOST: usize = 16;

/// The legal moves of a seat, ranked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Options {
    /// Nothing is due.
    #[default]
    None,
    /// One of a list.
    List(Few<Move, MOST>),
    /// A deed to hand in, or none.
    HandIn {
        /// Spaces.
        deeds: u64,
    },
    /// A deed to sell.
    Sell {
        /// Spaces.
        deeds: u64,
    },
    /// An offer that is being made.
    Draft {
        /// Spaces that can be added.
        adds: u64,
        /// The least RM, in tens; more than `most` if nothing can be offered yet.
        least: i32,
        /// The most RM, in tens.
        most: i32,
    },
}

/// The `n`-th space of a set.
fn nth(set: u64, n: u64) -> Option<u8> {
    let mut bits = set;
    for _ in 0..n.min(64) {
        bits &= bits.wrapping_sub(1);
    }
    (bits != 0).then(|| bits.trailing_zeros() as u8)
}

/// How many spaces of the set come before this one.
fn before(set: u64, space: u8) -> Option<u64> {
    in_set(set, space).then(|| u64::from((set & ((1 << space) - 1)).count_ones()))
}

impl Choices<Move> for Options {
    fn len(&self) -> u64 {
        match *self {
            Self::None => 0,
            Self::List(list) => list.len(),
            Self::HandIn { deeds } => u64::from(deeds.count_ones()) + 1,
            Self::Sell { deeds } => u64::from(deeds.count_ones()),
            Self::Draft { adds, least, most } => {
                1 + u64::from(adds.count_ones()) + (i64::from(most) - i64::from(least) + 1).max(0) as u64
            }
        }
    }

    fn get(&self, rank: u64) -> Option<Move> {
        match *self {
            Self::None => None,
            Self::List(list) => list.get(rank),
            Self::HandIn { .. } if rank == 0 => Some(Move::Pass),
            Self::HandIn { deeds } => nth(deeds, rank - 1).map(|space| Move::HandIn { space }),
            Self::Sell { deeds } => nth(deeds, rank).map(|space| Move::Sell { space }),
            Self::Draft { .. } if rank == 0 => Some(Move::Withdraw),
            Self::Draft { adds, least, most } => {
                let count = u64::from(adds.count_ones());
                if rank <= count {
                    return nth(adds, rank - 1).map(|space| Move::Add { space });
                }
                let tens = i64::from(least) + i64::try_from(rank - count - 1).ok()?;
                (tens <= i64::from(most)).then_some(Move::Offer { rm: tens as i32 * TRADE_STEP })
            }
        }
    }

    fn rank(&self, choice: &Move) -> Option<u64> {
        match (*self, *choice) {
            (Self::List(list), _) => list.rank(choice),
            (Self::HandIn { .. }, Move::Pass) | (Self::Draft { .. }, Move::Withdraw) => Some(0),
            (Self::HandIn { deeds }, Move::HandIn { space }) => before(deeds, space).map(|rank| rank + 1),
            (Self::Sell { deeds }, Move::Sell { space }) => before(deeds, space),
            (Self::Draft { adds, .. }, Move::Add { space }) => before(adds, space).map(|rank| rank + 1),
            (Self::Draft { adds, least, most }, Move::Offer { rm }) => {
                let tens = rm / TRADE_STEP;
                let listed = rm % TRADE_STEP == 0 && (least..=most).contains(&tens);
                listed.then(|| 1 + u64::from(adds.count_ones()) + (i64::from(tens) - i64::from(least)) as u64)
            }
            _ => None,
        }
    }
}
