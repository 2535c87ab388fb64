//! Seats, both tracks, the ring, ballots and claims: what lies open on the table.

use leptos::prelude::*;

use crate::table::Table;

/// The seats' panel.
pub fn seats(table: Table) -> AnyView {
    let _ = table;
    view! { <section class="seats"></section> }.into_any()
}

/// The board.
pub fn board(table: Table) -> AnyView {
    let _ = table;
    view! { <section class="board"></section> }.into_any()
}

/// The ballots' grid, above the log.
pub fn side(table: Table) -> AnyView {
    let _ = table;
    ().into_any()
}
