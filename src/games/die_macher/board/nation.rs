//! The nation: media places, opinions with growth and points, the exchange pool.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use die_macher::view::{MediaView, PileView, PlaceView};
use engine::SeatSet;
use markup::view;

use super::Open;
use crate::games::die_macher::words::{card, card_name, token};
use crate::table::Table;

fn tokens(table: Table, seats: SeatSet, size: u16) -> Html {
    seats.iter().map(|seat| token(table, seat, size)).collect_html().into_html()
}

fn media(table: Table, open: &Open, place: &MediaView) -> Html {
    view! {
        <li class:now=place.round == open.table.round>
            <span class="box" class:full=!place.cubes.is_empty()>
                {if place.cubes.is_empty() {
                    view! { <i>{place.round}</i> }
                } else {
                    tokens(table, place.cubes, 18)
                }}
            </span>
            <b>{place.points}</b>
            <span class="sr">{t!("dm-media-place", round = place.round, points = place.points)}</span>
        </li>
    }
}

fn place(table: Table, place: &PlaceView) -> Html {
    let held = match place.card {
        Some((opinion, count)) => view! {
            {card(opinion)}
            {(count > 1).then(|| view! { <i class="x2">"×" {count}</i> })}
            <span class="dm-match">{tokens(table, place.matching, 16)}</span>
        },
        None => view! { <i class="dm-gap"><span class="sr">{t!("dm-free-place")}</span></i> },
    };
    view! {
        <li>
            <em title=t!("dm-growth-hint")>"+" {place.growth}</em>
            <span class="box">{held}</span>
            <b title=t!("dm-points-hint")>{place.points}</b>
        </li>
    }
}

fn pile(pile: &PileView) -> Html {
    let Some(top) = pile.cards.last() else { return Html::Empty };
    let many = pile.cards.len() > 1;
    let all: Vec<String> = pile.cards.iter().rev().map(|card| card_name(*card)).collect();
    view! {
        <li class:many=many title=all.join(", ")>
            {card(*top)}
            {many.then(|| view! { <small>{pile.cards.len()}</small> })}
        </li>
    }
}

/// The panel.
pub fn nation(table: Table, open: &Open) -> Html {
    let view = &open.view;
    let largest = view.parties.iter().map(|party| party.members).max().unwrap_or(0).max(1);
    let members = view
        .parties
        .iter()
        .map(|party| {
            view! {
                <li style:--c=super::seats::colour(party) style:--w=(u32::from(party.members) * 100 / u32::from(largest)).to_string()>
                    {token(table, party.seat, 18)}
                    <i aria-hidden="true"></i>
                    <b>{u32::from(party.members)}</b>
                    {(party.growth > 0).then(|| view! { <em>"+" {u32::from(party.growth)}</em> })}
                </li>
            }
        })
        .collect_html();
    view! {
        <h2>{t!("dm-nation")}</h2>
        <h3 class="label">{t!("dm-nation-media")}</h3>
        <ol class="dm-media">{view.media.iter().map(|each| media(table, open, each)).collect_html()}</ol>
        <h3 class="label">{t!("dm-nation-opinions")}</h3>
        <ol class="dm-places">{view.places.iter().map(|each| place(table, each)).collect_html()}</ol>
        <h3 class="label dm-memh">{t!("dm-nation-members")}</h3>
        <ul class="dm-mem">{members}</ul>
        <h3 class="label">{t!("dm-pool", deck = open.table.deck)}</h3>
        <ul class="dm-pool">{view.pool.iter().map(pile).collect_html()}</ul>
        <p class="dm-piles">
            {t!("dm-piles", polls = open.table.poll_pile, programmes = open.table.programme_draw)}
        </p>
    }
}
