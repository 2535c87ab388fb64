//! Who made the games, and what this app is built from.

use crate::ui::html::Html;
use leptos::prelude::*;
use markup::view;

use crate::{
    app,
    i18n::{say, tr},
    ui::TopBar,
};

/// The credits.
#[component]
pub fn CreditsPage() -> impl IntoView {
    view! {
        <TopBar title="Kabinett" />
        <main id="main" class="sheet" tabindex="-1">
            <h1>{tr("credits-title")}</h1>

            <section aria-labelledby="cr-games">
                <h2 id="cr-games">{tr("credits-games")}</h2>
                <h3>"Secret Hitler"</h3>
                <p>{tr("credits-sh-by")}</p>
                <ul class="links">
                    <li>{link("https://secrethitler.com", "secrethitler.com")}</li>
                    <li>{link("https://creativecommons.org/licenses/by-nc-sa/4.0/", "CC BY-NC-SA 4.0")}</li>
                </ul>
                <p>{tr("credits-sh-fan")}</p>
                <h4>{tr("credits-sh-changed")}</h4>
                <ul>
                    <li>{tr("credits-sh-changed-art")}</li>
                    <li>{tr("credits-sh-changed-words")}</li>
                    <li>{tr("credits-sh-changed-device")}</li>
                    <li>{tr("credits-sh-changed-bots")}</li>
                    <li>{tr("credits-sh-changed-variants")}</li>
                    <li>{tr("credits-sh-changed-translation")}</li>
                </ul>
                <p>{tr("credits-sh-share")}</p>
                <p>{tr("credits-sh-tone")}</p>
                <h3>"Mefo"</h3>
                <p>{tr("credits-me-by")}</p>
                <p>{tr("credits-me-rules")}</p>
                <p>{tr("credits-me-tone")}</p>
            </section>

            <section aria-labelledby="cr-macher">
                <h2 id="cr-macher">"Die Macher"</h2>
                <p>{tr("credits-dm-by")}</p>
                <p>{tr("credits-dm-rules")}</p>
                <p>{tr("credits-dm-changed")}</p>
                <p>{tr("credits-dm-fan")}</p>
            </section>

            <section aria-labelledby="cr-konzern">
                <h2 id="cr-konzern">"Konzern"</h2>
                <p>{tr("credits-kz-by")}</p>
                <p>{tr("credits-kz-changed")}</p>
                <p>{tr("credits-kz-tone")}</p>
            </section>

            <section aria-labelledby="cr-free">
                <h2 id="cr-free">{tr("credits-free")}</h2>
                <p>{tr("credits-free-text")}</p>
            </section>

            <section aria-labelledby="cr-fonts">
                <h2 id="cr-fonts">{tr("credits-fonts")}</h2>
                <ul class="links">
                    <li>{file("./fonts/OFL-jost.txt", tr("credits-font-jost"))}</li>
                    <li>{file("./fonts/OFL-source-serif-4.txt", tr("credits-font-serif"))}</li>
                </ul>
            </section>

            <section aria-labelledby="cr-code">
                <h2 id="cr-code">{tr("credits-code")}</h2>
                <p>{tr("credits-code-text")}</p>
                <p class="muted">{say(|| t!("credits-version", version = app::version()))}</p>
            </section>
        </main>
    }
}

fn link(href: &'static str, text: &'static str) -> Html {
    view! {
        <a href=href target="_blank" rel="noopener noreferrer">
            {text}
        </a>
    }
}

fn file(href: &'static str, text: Signal<String>) -> Html {
    view! {
        <a href=href target="_blank">
            {text}
        </a>
    }
}
