//! What a choice is called in a hint.

use engine::Seat;
use konzern::Konzern;

use super::words;
use crate::games::choice_of;
use crate::table::Table;

/// The choice of this rank; the question stands above the hint.
pub fn choice(table: Table, seat: Seat, rank: u64) -> String {
    let Some((choice, view)) = choice_of::<Konzern>(table, seat, rank) else { return String::new() };
    words::choice(table, &view.board, choice)
}
