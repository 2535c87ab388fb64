//! What a choice is called in a hint.

use engine::Seat;
use konzern::Konzern;
use konzern::view::View;

use super::words;
use crate::games::choice_of;
use crate::table::Table;

/// The question, and the choice of this rank.
pub fn choice(table: Table, seat: Seat, rank: u64) -> String {
    let Some((choice, view)) = choice_of::<Konzern>(table, seat, rank) else { return String::new() };
    let of = View::new(&view, &[]).task.corp;
    let question = words::question(table, &view.board, table.name(seat), of);
    [question, words::choice(table, &view.board, choice)].join(" ")
}
