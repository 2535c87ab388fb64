//! Seats, both tracks, the ring, ballots and claims: what lies open on the table.
//!
//! Everything here is drawn from one [`View`], made of the table's observation and public events at the
//! moment in sight; no seat's own view is asked for.

use crate::i18n::tr;
use crate::ui::html::{Html, live};
use engine::{Seat, Viewer};
use leptos::prelude::*;
use markup::view;
use secret_hitler::view::View;
use secret_hitler::{Observation, Policy, SecretHitler, Tiles};

use crate::table::Table;
use crate::ui::{SeatToken, Tabs, page_class, page_tab};

pub use claims::{party_name, pattern_text};
pub use tracks::power_name;

mod ballots;
mod claims;
mod ring;
mod seats;
pub mod signs;
mod tracks;

/// What is open, as observed and as made ready to be drawn.
#[derive(Clone, PartialEq)]
struct Open {
    table: Observation,
    view: View,
}

fn open(table: Table) -> Option<Open> {
    let observed = table.observe::<SecretHitler>(Viewer::Table)?;
    let view = View::new(&observed, &table.told::<SecretHitler>(Viewer::Table));
    Some(Open { table: observed, view })
}

/// Follows the moment in sight and the language; draws again only when what is open has changed.
fn drawn(table: Table, draw: impl Fn(Table, &Open) -> Html + Send + Sync + 'static) -> Html {
    let now = Memo::new(move |_| open(table));
    live(move || now.with(|now| now.as_ref().map_or(Html::Empty, |now| draw(table, now))))
}

/// A seat's token with its name for screen readers and pointers.
fn token(table: Table, seat: Seat, size: u16) -> Html {
    let name = table.name(seat);
    view! { <SeatToken look=table.look(seat) name=name.clone() size keep_letter=true label=name /> }
}

/// A seat's token beside its written name.
fn bare_token(table: Table, seat: Seat, size: u16) -> Html {
    view! { <SeatToken look=table.look(seat) name=table.name(seat) size keep_letter=true /> }
}

/// The kind of a policy as a word of the sentences' variables.
pub fn policy_word(policy: Policy) -> &'static str {
    match policy {
        Policy::Liberal => "liberal",
        Policy::Fascist => "fascist",
    }
}

/// "2 Fascist, 1 Liberal".
pub fn tiles_text(tiles: Tiles) -> String {
    let mut parts = Vec::new();
    if tiles.fascist > 0 {
        parts.push(t!("sh-tiles-fascist", count = tiles.fascist));
    }
    if tiles.liberal > 0 {
        parts.push(t!("sh-tiles-liberal", count = tiles.liberal));
    }
    parts.join(", ")
}

/// The seats' panel.
pub fn seats(table: Table) -> Html {
    view! {
        <section class="seats" tabindex="0" aria-label=tr("sh-seats")>
            {drawn(table, seats::seats)}
            {super::act::look_button(table)}
        </section>
    }
}

/// The board: on narrow screens one of four tabs, which also lead to ballots and log.
pub fn board(table: Table) -> Html {
    let tab = RwSignal::new(0);
    page_tab(tab);
    page_class(move || (table.with(|game| game.seats()) > 8).then_some("many-seats"));
    let name = |key: &'static str| Signal::derive(move || crate::i18n::text(key, &[]));
    let names = ["sh-tab-board", "sh-tab-ballots", "sh-tab-table", "sh-tab-log"].map(name).to_vec();
    view! {
        <div class="tabbar">
            <Tabs group="table" label=tr("sh-tabs") names selected=tab />
        </div>
        <section class="board" tabindex="0" aria-label=tr("sh-board")>
            <div class="sh-tracks" id="table-panel-0">
                {drawn(table, tracks::tracks)}
            </div>
            <div class="sh-strip" id="table-panel-2">
                <section class="sh-tbl" aria-label=tr("sh-ring")>
                    {drawn(table, ring::ring)}
                </section>
                <section class="sh-claims" aria-label=tr("sh-claims")>
                    {claims::head(table)}
                    {drawn(table, claims::claims)}
                </section>
            </div>
        </section>
    }
}

/// The ballots' grid, above the log.
pub fn side(table: Table) -> Html {
    view! {
        <section class="side" id="table-panel-1" tabindex="0" aria-label=tr("sh-ballots")>
            {drawn(table, ballots::ballots)}
        </section>
    }
}
