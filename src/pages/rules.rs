//! The rules of a game.

use leptos::prelude::*;

use crate::ui::TopBar;

/// The rules of a game.
#[component]
pub fn Rules(
    /// The game's word; the rule stands in the route.
    game: String,
) -> impl IntoView {
    view! {
        <TopBar title=Signal::derive(|| t!("title-rules")) />
        <main id="main" tabindex="-1">{game}</main>
    }
}
