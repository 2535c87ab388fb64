//! The end: who won and why, the roles, everyone's record, luck.

use leptos::prelude::*;

use crate::table::Table;

/// The page of the end.
pub fn end(table: Table) -> AnyView {
    view! { <section class="end">{move || (table.ui().waiting)(table)}</section> }.into_any()
}
