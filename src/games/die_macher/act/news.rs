//! What has just become public, kept in sight until it was read: bids, cabinets, elections, donations.
//!
//! An election comes one party at a time, as it is counted; a button shows all of it at once. Computers
//! that play on meanwhile only add to the list.

use crate::i18n::say;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use crate::ui::{effect, page_class};
use die_macher::{Event, Party};
use leptos::{html, prelude::*};
use markup::view;

use super::desk::desk;
use crate::games::die_macher::log::{Teller, told};
use crate::table::Table;
use crate::table::spoken::{mark, spoken};
use crate::ui::Dialog;

/// Whether news of this kind open the dialog by themselves.
const fn is_grave(event: &Event) -> bool {
    matches!(
        event,
        Event::Begins { .. }
            | Event::CabinetOpened { .. }
            | Event::Elected { .. }
            | Event::NobodyElected { .. }
            | Event::Scandal { .. }
            | Event::RefusalOpened { .. }
            | Event::Gained { .. }
    )
}

const fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::SheetOpened { .. }
            | Event::BidOpened { .. }
            | Event::TieRolled { .. }
            | Event::BidWon { .. }
            | Event::Begins { .. }
            | Event::CabinetOpened { .. }
            | Event::Coalition { .. }
            | Event::Published { .. }
            | Event::Suppressed { .. }
            | Event::Converted { .. }
            | Event::SeatsWon { .. }
            | Event::Elected { .. }
            | Event::NobodyElected { .. }
            | Event::CubeMoved { .. }
            | Event::Laid { .. }
            | Event::Grown { .. }
            | Event::Income { .. }
            | Event::Accepted { .. }
            | Event::Scandal { .. }
            | Event::RefusalOpened { .. }
            | Event::Gained { .. }
            | Event::Scored { .. }
            | Event::Over { .. }
    )
}

/// A line of the dialog.
#[derive(Clone, PartialEq)]
struct News {
    /// The sentence, seats marked.
    text: String,
    /// The party whose votes it is about and how many, for a bar.
    votes: Option<(Party, u8)>,
    /// Whether it is the outcome of an election or of the game.
    outcome: bool,
    /// Whether it waits for its turn: what is reckoned, state by state and party by party. What grows and
    /// what is paid at the end of a round comes as one.
    counted: bool,
}

/// What was not read yet, oldest first, with the state that is elected; nothing if nothing of it is
/// grave. Tracked.
fn fresh(table: Table) -> (Vec<News>, String) {
    let read = desk().read.get();
    let Some((setup, told)) = told(table) else { return (Vec::new(), String::new()) };
    let mut teller = Teller::new(setup, super::super::lands(&told), Box::new(mark));
    let (mut news, mut grave, mut election) = (Vec::new(), false, String::new());
    let mut before = None;
    for (step, event) in told {
        if step < read || !is_told(&event) {
            teller.note(&event);
            continue;
        }
        grave |= is_grave(&event);
        let Some(text) = teller.sentence(&event) else { continue };
        let kind = std::mem::discriminant(&event);
        let begins = before.replace(kind) != Some(kind);
        let (votes, counted, outcome) = match event {
            Event::Grown { .. } | Event::Income { .. } => (None, begins, false),
            Event::SeatsWon { seat, votes, .. } => (Some((setup.party(seat), votes)), true, false),
            Event::Converted { .. } | Event::Scored { .. } => (None, true, false),
            Event::Over { .. } => (None, true, true),
            Event::Elected { state, .. } | Event::NobodyElected { state } => {
                election = teller.land(state);
                (None, true, true)
            }
            _ => (None, false, false),
        };
        // Something stands there from the beginning.
        news.push(News { text, votes, outcome, counted: counted && !news.is_empty() });
    }
    if grave { (news, election) } else { (Vec::new(), String::new()) }
}

/// Whether something waits to be read. Tracked.
pub fn is_fresh(table: Table) -> bool {
    !fresh(table).0.is_empty()
}

fn line(table: Table, news: &News) -> Html {
    let bar = news.votes.map(|(party, votes)| {
        let colour = ["var(--dm-", &party.to_string(), ")"].concat();
        view! { <i class="dm-count" style:--c=colour style:--v=votes.to_string() aria-hidden="true"></i> }
    });
    view! {
        <li class:outcome=news.outcome>
            <span>{spoken(table, &news.text)}</span>
            {bar}
        </li>
    }
}

/// The dialog.
pub fn panel(table: Table) -> Html {
    let news = Memo::new(move |_| fresh(table));
    let open = RwSignal::new(false);
    effect(move || open.set(news.with(|(news, _)| !news.is_empty())));
    // After undo, what is played anew is news again.
    let steps = Memo::new(move |_| table.with_present(|game| game.steps()));
    effect(move || {
        let steps = steps.get();
        let read = desk().read;
        if read.get_untracked() > steps {
            read.set(steps);
        }
    });
    let shown = RwSignal::from(desk().shown);
    // What comes one by one comes into sight.
    let list = NodeRef::<html::Ul>::new();
    effect(move || {
        if (1..usize::MAX / 2).contains(&shown.get()) {
            request_animation_frame(move || {
                let list = list.try_get_untracked().flatten();
                if let Some(line) = list.and_then(|list| list.last_element_child()) {
                    line.scroll_into_view_with_bool(false);
                }
            });
        }
    });
    let counted = move || news.with(|(news, _)| news.iter().filter(|news| news.counted).count());
    let left = Memo::new(move |_| counted().saturating_sub(shown.get()));
    let go_on = move || {
        let steps = untrack(|| table.with_present(|game| game.steps()));
        let read = desk().read;
        shown.set(0);
        if read.get_untracked() != steps {
            read.set(steps);
        }
    };
    let title =
        say(move || {
            news.with(|(_, election)| {
                if election.is_empty() { t!("dm-news") } else { t!("dm-news-election", land = election) }
            })
        });
    // What is counted comes up to the number shown, and everything before the first that waits.
    let lines = move || {
        let mut room = shown.get();
        news.with(|(news, _)| {
            news.iter()
                .take_while(|news| {
                    let waits = news.counted && room == 0;
                    room -= usize::from(news.counted && room > 0);
                    !waits
                })
                .map(|news| line(table, news))
                .collect_html()
        })
        .into_html()
    };
    page_class(move || open.get().then_some("dm-reading"));
    view! {
        <Dialog open title class="ac-dialog dm-news" on_close=Callback::new(move |()| go_on())>
            <ul class="dm-lines" node_ref=list aria-live="polite">{lines}</ul>
            <div class="dialog-foot">
                {move || {
                    (left.get() > 0)
                        .then(|| {
                            view! {
                                <button
                                    type="button"
                                    class="btn"
                                    on:click=move |_| shown.set(usize::MAX / 2)
                                >
                                    {tr("dm-news-all")}
                                </button>
                            }
                        })
                }}
                <button
                    type="button"
                    class="btn primary"
                    autofocus=true
                    on:click=move |_| {
                        if left.get_untracked() > 0 {
                            shown.update(|shown| *shown += 1);
                        } else {
                            go_on();
                        }
                    }
                >
                    {move || if left.get() > 0 { t!("dm-news-next") } else { t!("act-continue") }}
                </button>
            </div>
        </Dialog>
    }
}
