//! The act bar: what is to be decided now, and by whom.

use leptos::prelude::*;

use crate::table::Table;

/// The act bar.
pub fn act(table: Table) -> AnyView {
    view! { <section class="act">{move || (table.ui().waiting)(table)}</section> }.into_any()
}

/// Opens the dialog of claims.
pub fn open_claim(table: Table) {
    let _ = table;
}
