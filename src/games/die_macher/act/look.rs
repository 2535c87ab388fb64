//! One's own things once more, behind the curtain: cash, hand, cards left, what is sealed.

use crate::i18n::tr;
use crate::ui::html::{CollectHtml, Html};
use die_macher::{Donation, Minister};
use engine::Seat;
use leptos::prelude::*;
use markup::view;

use super::desk::desk;
use super::own;
use crate::games::die_macher::words::{
    self, bare_token, donation_name, minister_name, money, party_name, state_name,
};
use crate::table::Table;
use crate::ui::{Dialog, Icon, icon};

/// Everything that only this seat may see.
fn card_lines(table: Table, seat: Seat) -> Option<Html> {
    let view = own(table, seat)?;
    let party = view.party(seat);
    let hand = view.hand().map(|each| view! { <li>{words::card(each)}</li> }).collect_html();
    let cabinet: Vec<String> =
        Minister::ALL.into_iter().filter(|card| party.has(*card)).map(minister_name).collect();
    let donations: Vec<String> =
        Donation::ALL.into_iter().filter(|card| party.has_donation(*card)).map(donation_name).collect();
    let mut sealed = Vec::new();
    for (offset, (state, _)) in view.states().enumerate() {
        let lying = view.cabinet.get(seat.index()).and_then(|cards| cards.get(offset).copied().flatten());
        if let Some(minister) = lying {
            let (card, land) = (minister_name(minister), state_name(&view, state));
            sealed.push(t!("dm-own-cabinet", card = card, land = land));
        }
    }
    if let Some(bid) = view.bid {
        sealed.push(t!("dm-own-bid", sum = money(bid)));
    }
    if view.limit > 0 {
        sealed.push(t!("dm-own-limit", sum = money(view.limit)));
    }
    if let Some(donation) = view.refused {
        sealed.push(t!("dm-own-refused", sum = donation_name(donation)));
    }
    Some(view! {
        <p class="dm-big">{money(view.cash.unwrap_or(0))}</p>
        <h2 class="label">{t!("dm-hand")}</h2>
        <ul class="dm-hand">{hand}</ul>
        <h2 class="label">{t!("dm-own-left")}</h2>
        <p class="dm-hint">{cabinet.join(", ")}</p>
        <p class="dm-hint">{t!("dm-own-donations", sums = donations.join(", "))}</p>
        {sealed.into_iter().map(|line| view! { <p class="dm-hint">{line}</p> }).collect_html()}
    })
}

/// The look.
pub fn card(table: Table, seat: Seat) -> Html {
    view! {
        <div class="cu-paper dm-paper">
            <header>
                {bare_token(table, seat, 30)}
                <b>{table.name(seat)}</b>
                <span>{t!("look-only-you")}</span>
            </header>
            {card_lines(table, seat)}
        </div>
    }
}

/// The button that leads behind the curtain to one's own things.
pub fn look_button(table: Table) -> Html {
    let pressed = move |_| {
        let mine = table.mine();
        match (mine.len(), mine.first()) {
            (1, Some(seat)) => desk().card.set(Some(seat)),
            (0, _) => {}
            _ => desk().choosing.set(true),
        }
    };
    view! {
        <button
            type="button"
            class="btn ac-look"
            hidden=move || table.mine().is_empty()
            disabled=move || table.moment().is_some() || table.is_read_only()
            on:click=pressed
        >
            {icon(Icon::Eye)}
            <span>
                {tr("dm-look-button")}
                <small>{tr("look-behind")}</small>
            </span>
        </button>
    }
}

/// Asks whose.
pub fn whose(table: Table) -> Html {
    let open = RwSignal::from(desk().choosing);
    view! {
        <Dialog open title=tr("dm-look-whose")>
            <ul class="ac-seats">
                {move || {
                    table
                        .mine()
                        .iter()
                        .map(|seat| {
                            let party = party_name(words::party_of(table, seat));
                            view! {
                                <li class="ac-seat">
                                    <button
                                        type="button"
                                        class="btn"
                                        on:click=move |_| {
                                            open.set(false);
                                            desk().card.set(Some(seat));
                                        }
                                    >
                                        {bare_token(table, seat, 26)}
                                        <span>{party} " · " {table.name(seat)}</span>
                                    </button>
                                </li>
                            }
                        })
                        .collect_html()
                }}
            </ul>
        </Dialog>
    }
}
