//! Who made the games, and what this app is built from.

use leptos::prelude::*;

use crate::{app, ui::TopBar};

/// The credits.
#[component]
pub fn CreditsPage() -> impl IntoView {
    view! {
        <TopBar title="Kabinett" />
        <main id="main" class="sheet" tabindex="-1">
            <h1>{move || t!("credits-title")}</h1>

            <section aria-labelledby="cr-games">
                <h2 id="cr-games">{move || t!("credits-games")}</h2>
                <h3>"Secret Hitler"</h3>
                <p>{move || t!("credits-sh-by")}</p>
                <ul class="links">
                    <li>{link("https://secrethitler.com", "secrethitler.com")}</li>
                    <li>{link("https://creativecommons.org/licenses/by-nc-sa/4.0/", "CC BY-NC-SA 4.0")}</li>
                </ul>
                <p>{move || t!("credits-sh-fan")}</p>
                <h4>{move || t!("credits-sh-changed")}</h4>
                <ul>
                    <li>{move || t!("credits-sh-changed-art")}</li>
                    <li>{move || t!("credits-sh-changed-words")}</li>
                    <li>{move || t!("credits-sh-changed-device")}</li>
                    <li>{move || t!("credits-sh-changed-bots")}</li>
                    <li>{move || t!("credits-sh-changed-variants")}</li>
                    <li>{move || t!("credits-sh-changed-translation")}</li>
                </ul>
                <p>{move || t!("credits-sh-share")}</p>
                <p>{move || t!("credits-sh-tone")}</p>
            </section>

            <section aria-labelledby="cr-free">
                <h2 id="cr-free">{move || t!("credits-free")}</h2>
                <p>{move || t!("credits-free-text")}</p>
            </section>

            <section aria-labelledby="cr-fonts">
                <h2 id="cr-fonts">{move || t!("credits-fonts")}</h2>
                <ul class="links">
                    <li>{file("./fonts/OFL-jost.txt", || t!("credits-font-jost"))}</li>
                    <li>{file("./fonts/OFL-source-serif-4.txt", || t!("credits-font-serif"))}</li>
                </ul>
            </section>

            <section aria-labelledby="cr-code">
                <h2 id="cr-code">{move || t!("credits-code")}</h2>
                <p>{move || t!("credits-code-text")}</p>
                <p class="muted">{move || t!("credits-version", version = app::version())}</p>
            </section>
        </main>
    }
}

fn link(href: &'static str, text: &'static str) -> impl IntoView {
    view! {
        <a href=href target="_blank" rel="noopener noreferrer">
            {text}
        </a>
    }
}

fn file(href: &'static str, text: fn() -> String) -> impl IntoView {
    view! {
        <a href=href target="_blank">
            {text}
        </a>
    }
}
