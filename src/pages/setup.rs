//! Setting up a game.

use leptos::prelude::*;

use crate::ui::TopBar;

/// Setting up a game.
#[component]
pub fn Setup(
    /// The game's word, as `secret-hitler`.
    game: String,
) -> impl IntoView {
    view! {
        <TopBar title=Signal::derive(|| t!("title-setup")) />
        <main id="main" tabindex="-1">{game}</main>
    }
}
