//! What has just happened and weighs: a new year with its card, an office, a rescue, a ruin. It comes one
//! after the other, can be skipped, and can be left to the log altogether.

use engine::{Seat, Viewer};
use leptos::prelude::*;
use markup::view;
use mefo::tables::{self, LAST_YEAR};
use mefo::{Event, Mefo};

use super::act::rolls_by_itself;
use super::desk::desk;
use super::log::Teller;
use super::words;
use crate::i18n::tr;
use crate::table::Table;
use crate::table::rich::{bold, rich};
use crate::ui::html::{CollectHtml, Html};
use crate::ui::{Dialog, Switch, effect};

/// Whether an event is told here.
const fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::Year { .. }
            | Event::Role { .. }
            | Event::Claimed { .. }
            | Event::Vacated { .. }
            | Event::Seized { .. }
            | Event::Nationalised { .. }
            | Event::Killed { .. }
            | Event::Bailout { .. }
            | Event::Bankrupt { .. }
            | Event::Void { .. }
            | Event::Longest { .. }
            | Event::Built { .. }
            | Event::Demolished { .. }
            | Event::Won { .. }
    )
}

/// A piece of news.
#[derive(Clone, PartialEq)]
enum News {
    /// A year begins.
    Year(u16),
    /// Something else, as a sentence.
    Line(String),
}

/// What was not read yet. Tracked.
fn fresh(table: Table) -> Vec<News> {
    let desk = desk();
    if !desk.tell.get() || table.moment().is_some() {
        return Vec::new();
    }
    let read = desk.read.get();
    table.with_present(|game| {
        let Some(game) = game.typed::<Mefo>() else { return Vec::new() };
        let namer = Box::new(move |seat: Seat| bold(&table.name(seat)));
        let mut teller = Teller::new(false, namer);
        // The first year comes before the roles that are dealt in it.
        let mut news = if read == 0 { vec![News::Year(tables::FIRST_YEAR)] } else { Vec::new() };
        for (step, event) in game.told(Viewer::Everyone) {
            if let Event::Year { .. } = event {
                // Names of spaces follow the years.
                let _ = teller.sentence(event);
            }
            if step < read || !is_told(event) {
                continue;
            }
            match event {
                Event::Year { year: tables::FIRST_YEAR } => {}
                Event::Year { year } => news.push(News::Year(*year)),
                _ => news.extend(teller.sentence(event).map(News::Line)),
            }
        }
        news
    })
}

fn year(year: u16) -> Html {
    let now = if year > LAST_YEAR {
        t!("mf-news-levy", rm = tables::levy(year), next = tables::levy(year + 1))
    } else {
        let raids = tables::raids(year, false).map(|(_, rm)| t!("mf-news-raids", rm = rm));
        let rate = t!(
            "mf-news-rate",
            rate = words::rate(tables::rate(year)),
            next = words::rate(tables::rate(year + 1))
        );
        [rate, raids.unwrap_or_default()].join(" ")
    };
    let kinds: Vec<String> = mefo::Kind::ALL
        .into_iter()
        .filter(|kind| tables::year_card(year, *kind) != 0)
        .map(|kind| {
            let percent = words::signed(tables::year_card(year, kind).into());
            t!("mf-percent-of", percent = percent, kind = words::kind(kind))
        })
        .collect();
    let collapse = (year == LAST_YEAR + 1).then(|| view! { <p>{t!("mf-news-collapse")}</p> });
    view! {
        <li class="mf-ny">
            <p class="yr">
                <b>{year.to_string()}</b>
                {words::year(year)}
            </p>
            <p class="note">{words::year_note(year)}</p>
            {collapse}
            <p>
                {now}
                " "
                {kinds.join(", ")}
            </p>
        </li>
    }
}

/// The dialog.
fn panel(table: Table) -> Html {
    let news = Memo::new(move |_| fresh(table));
    let open = RwSignal::new(false);
    // Computers first play to the end of their turns, and dice that roll by themselves go on: news come when
    // somebody here has the word and something to decide.
    let calm = Memo::new(move |_| !table.due_here().is_empty() && !rolls_by_itself(table));
    effect(move || open.set(calm.get() && news.with(|news| !news.is_empty())));
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
    let left = Memo::new(move |_| news.with(Vec::len).saturating_sub(shown.get()));
    let tell = RwSignal::from(desk().tell);
    let go_on = move || {
        let steps = untrack(|| table.with_present(|game| game.steps()));
        let read = desk().read;
        shown.set(1);
        if read.get_untracked() != steps {
            read.set(steps);
        }
    };
    let lines = move || -> Html {
        news.with(|news| {
            news.iter()
                .take(shown.get())
                .map(|one| match one {
                    News::Year(number) => year(*number),
                    News::Line(text) => view! { <li>{rich(text)}</li> },
                })
                .collect_html()
        })
    };
    view! {
        <Dialog open title=tr("mf-news") class="ac-dialog mf-news" on_close=Callback::new(move |()| go_on())>
            <ul class="mf-lines" aria-live="polite">
                {lines}
            </ul>
            <Switch
                label=tr("mf-news-tell")
                checked=tell
                on_change=move |on: bool| {
                    if !on {
                        go_on();
                    }
                    tell.set(on);
                }
            />
            <div class="dialog-foot">
                {move || {
                    (left.get() > 0)
                        .then(|| {
                            view! {
                                <button type="button" class="btn" on:click=move |_| shown.set(usize::MAX / 2)>
                                    {tr("mf-news-all")}
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
                    {move || if left.get() > 0 { t!("mf-news-next") } else { t!("act-continue") }}
                </button>
            </div>
        </Dialog>
    }
}

/// What covers the table. Stands beside the layout, because the last news outlive it.
pub fn overlay(table: Table) -> Html {
    // The beginning of a match is news; of one that is opened again everything was read.
    let steps = table.with_untracked(|game| game.steps());
    desk().clear(if steps <= 1 { 0 } else { steps });
    panel(table)
}
