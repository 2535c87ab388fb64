//! Hints: what a strong computer would do in a person's place, and why. The person still chooses.
//!
//! Where a hint would tell the table what the seat alone knows, it is shown behind the curtain while the button is
//! held, and stands in the page no longer than that. The log says that somebody asked, not what came of it.

use crate::ui::html::Html;
use engine::{Level, Seat};
use leptos::prelude::*;
use markup::view;

use super::company::Told;
use super::curtain::{Backstage, Lift, Pass, Way, curtain};
use super::{Table, bar, company};
use crate::brain;
use crate::i18n::tr;
use crate::platform::worker;
use crate::ui::{Icon, icon};

/// A hint that somebody asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    seat: Seat,
    /// Steps played when it was asked for.
    steps: usize,
    /// What came of it.
    told: Told,
}

/// Asks the worker, and marks it in the save.
fn ask(table: Table, seat: Seat) {
    let (steps, code) = untrack(|| table.with_present(|game| (game.steps(), game.link(false))));
    table.hint().set(Some(Hint { seat, steps, told: Told::Thinking }));
    let mark = steps as u32 * 16 + seat.index() as u32;
    if !untrack(|| table.hints()).contains(&mark) {
        table.edit_save(|save| save.hints.push(mark));
    }
    wasm_bindgen_futures::spawn_local(async move {
        let said = brain::read_said(&worker::ask(&brain::hint_request(seat, &code)).await);
        // Another one may have been asked for, or none is wanted any more.
        table.hint().try_update(|hint| {
            if let Some(hint) = hint
                && (hint.seat, hint.steps) == (seat, steps)
            {
                hint.told = Told::Said(said);
            }
        });
    });
}

/// The hint for what this seat decides now. Tracked.
fn current(table: Table, seat: Seat) -> Option<Hint> {
    let steps = table.with_present(|game| game.steps());
    table.hint().get().filter(|hint| (hint.seat, hint.steps) == (seat, steps))
}

fn says(table: Table, hint: &Hint) -> Html {
    let said = match &hint.told {
        Told::Said(Some(said)) => said,
        Told::Said(None) => return view! { <p class="hint-says">{tr("hint-none")}</p> },
        Told::Thinking => {
            return view! {
                <p class="hint-says" role="status">
                    {tr("hint-thinking")} <i class="ac-dots" aria-hidden="true"></i>
                </p>
            };
        }
    };
    let who = company::name(Level::Strong);
    let choice = (table.ui().choice)(table, hint.seat, said.at);
    let why = company::sentence(table, &who, Level::Strong, said, true);
    view! {
        <p class="hint-says">
            {company::face(Level::Strong)}
            <b>{t!("hint-would", name = who, choice = choice)}</b>
            " "
            {why}
        </p>
    }
}

fn ask_button(table: Table, seat: Seat, then: impl Fn() + 'static) -> Html {
    view! {
        <button
            type="button"
            class="btn quiet hint-ask"
            on:click=move |_| {
                ask(table, seat);
                then();
            }
        >
            {icon(Icon::Info)}
            <span>{tr("hint-ask")}</span>
        </button>
    }
}

/// The hint where everything that the seat knows may be read: in an open game, or behind the lifted curtain.
/// Nothing if hints are off or the seat has nothing to decide.
pub fn panel(table: Table, seat: Seat) -> Html {
    let wanted = table.settings().hints;
    let owes = move || wanted && table.with_present(|game| game.turn().owing().contains(seat));
    view! {
        {move || owes().then(|| {
            view! {
                <div class="hint" class:asks=move || current(table, seat).is_none() aria-live="polite">
                    {move || match current(table, seat) {
                        None => ask_button(table, seat, || {}),
                        Some(hint) => {
                            let label = if hint.told == Told::Thinking { "hint-cancel" } else { "close" };
                            view! {
                                {says(table, &hint)}
                                <button type="button" class="btn quiet" on:click=move |_| table.hint().set(None)>
                                    {tr(label)}
                                </button>
                            }
                        }
                    }}
                </div>
            }
        })}
    }
}

/// What the act bar offers to the one person here who decides.
pub fn offer(table: Table) -> Html {
    let due = Memo::new(move |_| {
        let due = table.due_here();
        let one = due.len() == 1 && bar::bar(table) == bar::Bar::Here && table.settings().hints;
        due.first().filter(|_| one).map(|seat| (seat, table.with_present(|game| game.is_open())))
    });
    view! {
        {move || due.get().map(|(seat, open)| {
            if open {
                panel(table, seat)
            } else {
                view! {
                    <div class="hint asks">{ask_button(table, seat, move || table.hinting().set(Some(seat)))}</div>
                }
            }
        })}
    }
}

/// The curtain behind which a hint waits that only one may see.
pub fn stage(table: Table) -> Html {
    let pass = Memo::new(move |_| {
        table.hinting().get().map(|seat| Pass {
            seat,
            kind: (),
            way: Way::Look,
            title: t!("hint-title"),
            round: Vec::new(),
            next: None,
        })
    });
    let leave = |table: Table| {
        table.hinting().set(None);
        table.hint().set(None);
    };
    curtain(
        table,
        pass,
        Backstage {
            show,
            head: |_, _| Html::Empty,
            looked: |table, _| table.hinting().set(None),
            leave,
            open_for: 45,
        },
    )
}

fn show(table: Table, pass: &Pass<()>, _: Lift) -> Html {
    let seat = pass.seat;
    view! {
        <div class="cu-paper hint">
            {move || match current(table, seat) {
                Some(hint) => says(table, &hint),
                None => view! { <p class="hint-says">{tr("hint-none")}</p> },
            }}
        </div>
    }
}
