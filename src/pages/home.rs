//! The start page: games and saved matches.

use leptos::prelude::*;

use crate::{route::Route, ui::TopBar};

/// The start page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <TopBar title="Kabinett" />
        <main id="main" tabindex="-1">
            <a class="btn" href=Route::Settings.fragment()>{move || t!("settings-title")}</a>
            <a class="btn" href=Route::Credits.fragment()>{move || t!("credit-more")}</a>
        </main>
    }
}
