//! What the four seats mean: parties, colours, shares, money.

use crate::i18n::say;
use crate::ui::html::{CollectHtml, Html};
use konzern::{Corp, START_BANK, START_CENTRAL, START_PURSE};
use leptos::prelude::*;
use markup::view;

use super::words;

/// The panel beside the setup.
pub fn setup_panel(_: Signal<u8>) -> Html {
    let seat = |corp: Corp| {
        let neighbours = [corp.left(1), corp.left(3)];
        view! {
            <li class=words::class("", corp)>
                {move || words::sign(corp, "kz-b")}
                <b>{move || words::corp(corp)}</b>
                <span>
                    {say(move || {
                        let party = if corp.index().is_multiple_of(2) { "A" } else { "B" };
                        let [one, two] = neighbours.map(words::corp);
                        t!("kz-mean-seat", number = corp.index() + 1, party = party, one = one, two = two)
                    })}
                </span>
            </li>
        }
    };
    view! {
        <section class="comp kz-comp" aria-labelledby="su-mean">
            <div>
                <h2 id="su-mean">{tr("kz-mean")}</h2>
                <p>{tr("kz-mean-text")}</p>
            </div>
            <ul class="kz-mean">{Corp::ALL.into_iter().map(seat).collect_html()}</ul>
            <p>{say(|| t!("kz-mean-money", purse = START_PURSE, bank = START_BANK, central = START_CENTRAL))}</p>
            <p class="muted">{tr("kz-mean-origin")}</p>
        </section>
    }
}
