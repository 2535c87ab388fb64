//! What things are worth to a player, in bn.

use engine::Seat;

use crate::board::{Board, TOP_MARKER};
use crate::names::{Corp, Holder, Party};

/// What a corporation earns in a year before it pays its shareholders, about.
const PROFIT: i32 = 24;

/// Whether two seats are of one party.
pub(super) fn partners(one: Seat, other: Seat) -> bool {
    Party::of(one) == Party::of(other)
}

/// Years after this one.
pub(super) fn years_left(board: &Board) -> i32 {
    i32::from(board.setup.years) - i32::from(board.year)
}

/// What a share will be worth at the end, with what it pays then: its price follows from what the
/// corporation can pay in the last year.
pub(super) fn share(board: &Board, corp: Corp) -> i32 {
    let left = years_left(board);
    let paid = board.phase > 11;
    let cash = i32::from(board.cash(Holder::Corp(corp))) + PROFIT * (left + i32::from(board.phase < 8));
    if left == 0 && paid {
        return board.price(corp).into();
    }
    let shares = i32::from(board.entitled(corp)).max(1) + left / 2;
    // Tenths of bn a share that the last year can pay.
    let tenths = (10 * cash / shares).max(0);
    let price = tenths.min(10 * i32::from(TOP_MARKER));
    let payout = (tenths / 10).min(19);
    price + payout + i32::from(board.marker[corp.index()]) * left / 2
}

/// What a seat's purse must keep for the luxury of the next year.
pub(super) fn reserve(board: &Board) -> i32 {
    if years_left(board) == 0 { 0 } else { 30 }
}

/// How strong a seat is: its worth.
pub(super) fn strength(board: &Board, seat: Seat) -> i32 {
    board.worth(seat)
}
