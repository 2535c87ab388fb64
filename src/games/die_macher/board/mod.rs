//! Parties, states and nation: what lies open on the table.
//!
//! Everything here is drawn from one [`View`], made of the table's observation at the moment in sight; no
//! seat's own view is asked for. While something open is being considered, the boards show it as it would be.

use crate::i18n::tr;
use crate::ui::html::{CollectHtml, Html, live};
use die_macher::view::{View, preview};
use die_macher::{DieMacher, Observation};
use engine::Viewer;
use leptos::prelude::*;
use markup::view;

use super::act::desk::desk;
use crate::table::Table;
use crate::table::rich::plain;
use crate::ui::{Icon, Tabs, icon, page_tab};

mod nation;
mod seats;
mod state;

/// What is open, as observed and as made ready to be drawn.
#[derive(Clone, PartialEq)]
struct Open {
    table: Observation,
    view: View,
    /// Whether it counts what somebody considers.
    draft: bool,
}

/// The table's observation as it would be with what is being considered openly. Tracked.
fn open(table: Table) -> Option<Open> {
    let mut observed = table.observe::<DieMacher>(Viewer::Table)?;
    let draft =
        desk().draft.get().filter(|(seat, _)| table.moment().is_none() && observed.owing.contains(*seat));
    if let Some((seat, choice)) = &draft {
        // The table's observation with a seat on it: a preview needs to know whose move it is, and there is
        // nothing secret in it.
        observed.viewer = Viewer::Seat(*seat);
        observed = preview(&observed, choice);
        observed.viewer = Viewer::Table;
    }
    let view = View::of(&observed);
    Some(Open { table: observed, view, draft: draft.is_some() })
}

/// The current state or the nation of a match that lies there, for the rules.
pub fn drawing(table: Table, national: bool) -> Option<Html> {
    let open = open(table)?;
    Some(if national {
        view! { <div class="dm-nation">{nation::nation(table, &open)}</div> }
    } else {
        state::current(table, &open)
    })
}

/// Draws again only when what is open has changed, or the language.
fn drawn(now: Memo<Option<Open>>, table: Table, draw: fn(Table, &Open) -> Html) -> Html {
    live(move || now.with(|now| now.as_ref().map_or(Html::Empty, |now| draw(table, now))))
}

/// The parties' panel.
pub fn seats(table: Table) -> Html {
    let now = Memo::new(move |_| open(table));
    view! {
        <section class="seats dm-seats" tabindex="0" aria-label=tr("dm-parties")>
            {drawn(now, table, seats::seats)}
            {super::act::look::look_button(table)}
        </section>
    }
}

/// Round steps, tabs and boards.
pub fn board(table: Table) -> Html {
    let now = Memo::new(move |_| open(table));
    let tab = RwSignal::new(0);
    page_tab(tab);
    let name = |key: &'static str| Signal::derive(move || crate::i18n::text(key, &[]));
    let names = ["dm-tab-states", "dm-tab-nation", "dm-tab-log"].map(name).to_vec();
    view! {
        <div class="tabbar dm-bar">
            {live(move || strip(table))}
            <Tabs group="table" label=tr("dm-tabs") names selected=tab />
        </div>
        <section
            class="board dm-board"
            class:nation=move || tab.get() == 1
            tabindex="0"
            aria-label=tr("dm-board")
        >
            <div class="dm-states" id="table-panel-0">
                {drawn(now, table, state::states)}
            </div>
            <section class="dm-nation" id="table-panel-1" aria-label=tr("dm-nation")>
                {drawn(now, table, nation::nation)}
            </section>
        </section>
        <i id="table-panel-2" hidden></i>
    }
}

/// The steps of the round, and what happened last.
fn strip(table: Table) -> Html {
    let Some(view) = table.observe::<DieMacher>(Viewer::Table) else { return Html::Empty };
    let now = usize::from(super::step_of(&view.stage));
    let steps = [
        "dm-step-start",
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
    // The start has no campaign, and the last round only its election.
    let shown = match (view.round, now) {
        (0, _) => 0..1,
        (7, _) => 9..10,
        _ => 1..steps.len(),
    };
    let chips = steps
        .into_iter()
        .enumerate()
        .filter(|(at, _)| shown.contains(at))
        .map(|(at, key)| {
            view! {
                <li class:now=at == now class:done=at < now aria-current=(at == now).then_some("step")>
                    {(at < now).then(|| icon(Icon::Check))}
                    {crate::i18n::text(key, &[])}
                </li>
            }
        })
        .collect_html();
    // The log is that of the present.
    let here = table.moment().is_none();
    let last = here.then(|| table.log().lines().next_back().map(|line| plain(&line.text)));
    view! {
        <ol class="dm-steps" aria-label=t!("table-phases")>
            {chips}
        </ol>
        <p class="dm-last">{last}</p>
    }
}
