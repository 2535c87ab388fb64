//! The session behind the curtain: discards and the veto.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Seat, Viewer};
use leptos::prelude::*;
use markup::view;
use rand::seq::SliceRandom;
use secret_hitler::{Move, Observation, Policy, SecretHitler, Stage, Tiles};

use super::cards;
use crate::platform::random;
use crate::table::Table;
use crate::table::curtain::Lift;
use crate::ui::SeatToken;

/// The tiles of a hand in an order that says nothing: new at every look.
fn shuffled(hand: Tiles) -> Vec<Policy> {
    let mut tiles: Vec<Policy> = hand.iter().collect();
    tiles.shuffle(&mut random::rng());
    tiles
}

/// Both tracks and the draw pile, small: what one needs to know for the choice.
fn tracks(view: &Observation) -> Html {
    let row = |count: u8, goal: u8, class: &'static str| {
        (0..goal).map(|step| view! { <i class=class class:on=step < count></i> }).collect_html()
    };
    let (liberal, fascist, draw) = (view.liberal, view.fascist, view.draw);
    view! {
        <div class="cu-mini">
            <span>{t!("sh-tracks-liberal")}</span>
            <span class="n" role="img" aria-label=t!("sh-tracks-of", count = i64::from(liberal), all = 5)>
                {row(liberal, 5, "l")}
            </span>
            <span>{t!("sh-tracks-fascist")}</span>
            <span class="n" role="img" aria-label=t!("sh-tracks-of", count = i64::from(fascist), all = 6)>
                {row(fascist, 6, "f")}
            </span>
            <span class="last">{t!("sh-tracks-draw")}</span>
            <span class="n">{draw}</span>
        </div>
    }
}

/// What is marked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Tile(usize),
    Veto,
}

/// Where a tile goes.
fn goes(table: Table, view: &Observation, marked: bool) -> Html {
    if marked {
        return t!("sh-goes-down").into_html();
    }
    match (view.stage, view.chancellor) {
        (Stage::PresidentDiscard, Some(chancellor)) => view! {
            {t!("sh-goes-to")}
            " "
            <SeatToken look=Signal::derive(move || table.look(chancellor)) name=table.name(chancellor) size=24 keep_letter=true />
            " "
            {table.name(chancellor)}
        },
        _ => t!("sh-goes-enacted").into_html(),
    }
}

/// President or Chancellor discards one; the Chancellor may propose a veto where that is open.
pub fn discard(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some(view) = table.observe::<SecretHitler>(Viewer::Seat(seat)) else { return ().into_html() };
    let Some(hand) = view.hand else { return ().into_html() };
    let tiles = shuffled(hand);
    let president = view.stage == Stage::PresidentDiscard;
    let may_veto = table.with_untracked(|game| {
        game.typed::<SecretHitler>().is_some_and(|game| game.check(seat, &Move::Veto).is_ok())
    });
    let mark = RwSignal::new(None::<Mark>);
    let kinds = StoredValue::new(tiles.clone());
    let of = move |index: usize| kinds.with_value(|kinds| kinds.get(index).copied());
    let cards = tiles
        .into_iter()
        .enumerate()
        .map(|(index, policy)| {
            let on = move || mark.get() == Some(Mark::Tile(index));
            view! {
                <label class="cu-tile" class:out=on>
                    <input
                        type="radio"
                        name="discard"
                        prop:checked=on
                        on:change=move |_| mark.set(Some(Mark::Tile(index)))
                    />
                    {cards::policy_card(policy)}
                    {move || on().then(|| view! { <span class="cu-stamp" aria-hidden="true">{t!("sh-discard")}</span> })}
                    <span class="t">
                        {move || match mark.get() {
                            Some(Mark::Tile(marked)) => goes(table, &view, marked == index),
                            _ => "\u{2013}".into_html(),
                        }}
                    </span>
                </label>
            }
        })
        .collect_html();
    let confirm = move |_| {
        let choice = match mark.get_untracked() {
            Some(Mark::Tile(index)) => of(index).map(Move::Discard),
            Some(Mark::Veto) => Some(Move::Veto),
            None => None,
        };
        if let Some(choice) = choice {
            lift.finish();
            table.play_move::<SecretHitler>(seat, choice);
        }
    };
    let label = move || match mark.get() {
        Some(Mark::Tile(index)) => match of(index) {
            Some(Policy::Liberal) => t!("sh-discard-liberal"),
            _ => t!("sh-discard-fascist"),
        },
        Some(Mark::Veto) => t!("sh-veto-propose"),
        None => t!("sh-discard-none"),
    };
    let other = view.chancellor.map(|chancellor| table.name(chancellor)).unwrap_or_default();
    let hint = if president {
        t!("sh-discard-hint-president", name = other)
    } else {
        t!("sh-discard-hint-chancellor")
    };
    view! {
        {tracks(&view)}
        <h1 class="cu-ask">
            {t!("sh-discard-ask")}
            <b>{t!("sh-discard")}</b>
        </h1>
        <div class="cu-tiles" class:two=!president role="radiogroup" aria-label=t!("sh-discard-group")>
            {cards}
        </div>
        {may_veto
            .then(|| {
                let on = move || mark.get() == Some(Mark::Veto);
                view! {
                    <label class="cu-veto" class:on=on>
                        <input
                            type="radio"
                            name="discard"
                            prop:checked=on
                            on:change=move |_| mark.set(Some(Mark::Veto))
                        />
                        <b>{t!("sh-veto-propose")}</b>
                        <span>{t!("sh-veto-propose-note")}</span>
                    </label>
                }
            })}
        <p class="cu-hint">{hint}</p>
        <div class="cu-row">
            <button
                type="button"
                class="btn yes"
                disabled=move || mark.get().is_none() || !table.is_live()
                on:click=confirm
            >
                {label}
            </button>
            {lift.hide_button()}
        </div>
    }
}

/// The President agrees to a veto or refuses it, both tiles in view.
pub fn consent(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some(view) = table.observe::<SecretHitler>(Viewer::Seat(seat)) else { return ().into_html() };
    let Some(hand) = view.hand else { return ().into_html() };
    let cards = shuffled(hand)
        .into_iter()
        .map(|policy| view! { <div class="cu-tile still">{cards::policy_card(policy)}</div> })
        .collect_html();
    let answer = RwSignal::new(None::<bool>);
    let chancellor = view.chancellor.map(|chancellor| table.name(chancellor)).unwrap_or_default();
    let tracker = i64::from(view.tracker) + 1;
    let option = move |yes: bool, title: String, note: String| {
        let on = move || answer.get() == Some(yes);
        view! {
            <label class="cu-veto" class:on=on>
                <input type="radio" name="consent" prop:checked=on on:change=move |_| answer.set(Some(yes)) />
                <b>{title}</b>
                <span>{note}</span>
            </label>
        }
    };
    view! {
        {tracks(&view)}
        <h1 class="cu-ask small">{t!("sh-consent-ask", name = chancellor.clone())}</h1>
        <div class="cu-tiles two">{cards}</div>
        <div class="cu-answers" role="radiogroup" aria-label=t!("sh-consent-group")>
            {option(true, t!("sh-consent-yes"), t!("sh-consent-yes-note", to = tracker))}
            {option(false, t!("sh-consent-no"), t!("sh-consent-no-note", name = chancellor))}
        </div>
        <p class="cu-hint">{t!("sh-consent-hint")}</p>
        <div class="cu-row">
            <button
                type="button"
                class="btn yes"
                disabled=move || answer.get().is_none() || !table.is_live()
                on:click=move |_| {
                    if let Some(yes) = answer.get_untracked() {
                        lift.finish();
                        table.play_move::<SecretHitler>(seat, Move::Consent(yes));
                    }
                }
            >
                {move || match answer.get() {
                    Some(true) => t!("sh-consent-yes"),
                    Some(false) => t!("sh-consent-no"),
                    None => t!("sh-consent-none"),
                }}
            </button>
            {lift.hide_button()}
        </div>
    }
}
