//! A saved match.

use leptos::prelude::*;

use crate::ui::TopBar;

/// A saved match.
#[component]
pub fn Table(
    /// The id of the save.
    id: String,
) -> impl IntoView {
    view! {
        <TopBar title=Signal::derive(|| t!("title-table")) />
        <main id="main" tabindex="-1">{id}</main>
    }
}
