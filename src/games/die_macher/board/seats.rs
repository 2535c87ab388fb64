//! The parties: programme, seats, members, what is left in stock.

use crate::ui::html::{CollectHtml, Html};
use die_macher::view::PartyView;
use markup::view;

use super::Open;
use crate::games::die_macher::words::{bare_token, card_name, party_name, side_name, sign, topic_name};
use crate::table::{Table, spoken};

/// A number with its word.
pub fn count(number: u16, word: String) -> Html {
    view! {
        <span class="dm-n">
            <b>{u32::from(number)}</b>
            " "
            {word}
        </span>
    }
}

fn party(table: Table, open: &Open, party: &PartyView) -> Html {
    let seats: u16 = party.won.iter().map(|seats| u16::from(*seats)).sum();
    let order = party.order.map(|order| {
        let tag = t!("dm-order", place = order + 1);
        view! { <span class="tag" class:solid=party.turn title=t!("dm-order-hint")>{tag}</span> }
    });
    let partner = party.partner.map(|partner| {
        let name = party_name(open.table.setup.party(partner)).to_owned();
        let with = t!("dm-with", name = name);
        view! {
            <span class="tag dm-pair" title=with.clone()>
                "+"
                {bare_token(table, partner, 16)}
                <span class="sr">{with}</span>
            </span>
        }
    });
    let programme = party
        .programme
        .iter()
        .map(|card| {
            let name = card_name(*card);
            view! {
                <li title=name>
                    {sign(*card)}
                    <span>{topic_name(card.topic())}</span>
                    <span class="sr">{side_name(*card)}</span>
                </li>
            }
        })
        .collect_html();
    let name = table.name(party.seat);
    view! {
        <li class="seat dm-party" class:turn=party.turn style:--c=colour(party)>
            <p class="dm-who">
                {bare_token(table, party.seat, 24)}
                <b class="name">{party_name(party.party)}</b>
                <span class="pl" title=name.clone()>
                    {name.clone()}
                </span>
                {spoken::strength(table, party.seat)
                    .map(|level| view! { <span class="dm-bot" title=level.clone()>{spoken::face(table, party.seat)} <span class="sr">{level}</span></span> })}
                <span class="grow"></span>
                {partner}
                {order}
            </p>
            <p class="dm-st">
                {count(seats, t!("dm-seats-short"))}
                {count(party.members, t!("dm-members"))}
                {count(party.score.total(), t!("dm-points"))}
            </p>
            <p class="dm-st">
                {count(party.cabinet.len() as u16, t!("dm-cabinet-left"))}
                {count(party.cubes.into(), t!("dm-media-left"))}
                {count(party.meetings.into(), t!("dm-meetings-left"))}
            </p>
            <ul class="dm-prog" aria-label=t!("dm-programme")>
                {programme}
            </ul>
        </li>
    }
}

/// The party's colour.
pub fn colour(party: &PartyView) -> String {
    ["var(--dm-", &party.party.to_string(), ")"].concat()
}

/// The panel.
pub fn seats(table: Table, open: &Open) -> Html {
    view! {
        <ul class="dm-seatlist">
            {open.view.parties.iter().map(|each| party(table, open, each)).collect_html()}
        </ul>
    }
}
