//! A match that came as a link.

use leptos::prelude::*;

use crate::ui::TopBar;

/// A match that came as a link.
#[component]
pub fn Link(
    /// The link's code.
    code: String,
) -> impl IntoView {
    view! {
        <TopBar title=Signal::derive(|| t!("title-link")) />
        <main id="main" tabindex="-1">{code}</main>
    }
}
