//! What Die Macher is about, beside its setup: the round, and what a number of seats means.

use crate::i18n::say;
use crate::ui::html::{CollectHtml, Html};
use leptos::prelude::*;
use markup::view;

/// The panel beside the setup.
pub fn setup_panel(seats: Signal<u8>) -> Html {
    let steps = [
        "dm-step-first",
        "dm-step-programme",
        "dm-step-cabinet",
        "dm-step-coalitions",
        "dm-step-media",
        "dm-step-meetings",
        "dm-step-polls",
        "dm-step-votes",
        "dm-step-election",
        "dm-step-end",
    ];
    view! {
        <section class="comp" aria-labelledby="su-mean">
            <div>
                <h2 id="su-mean">{tr("dm-mean")}</h2>
                <p>{say(move || t!("dm-mean-text", seats = seats.get()))}</p>
                <p>{tr("dm-mean-parties")}</p>
            </div>
            <div>
                <h3>{tr("dm-mean-round")}</h3>
                <ol class="dm-mean">
                    {steps
                        .into_iter()
                        .map(|key| view! { <li>{move || crate::i18n::text(key, &[])}</li> })
                        .collect_html()}
                </ol>
            </div>
        </section>
    }
}
