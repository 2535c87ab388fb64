//! What every act bar says while nothing is to be decided here: the past, another tab, another device,
//! computers at work; and the frame that keeps the keyboard where the next decision stands.

use crate::ui::effect_from;
use crate::ui::html::Html;
use engine::{SeatSet, Turn};
use leptos::{html, prelude::*};
use markup::view;
use wasm_bindgen::JsCast;

use super::{Table, hint, share, spoken};
use crate::platform::storage::Mode;
use crate::ui::{Icon, icon};

/// What the act bar is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The past is in sight.
    Past,
    /// Another tab plays.
    ReadOnly,
    /// These seats must look at something first.
    Looks(SeatSet),
    /// Something is to be decided on this device.
    Here,
    /// These people decide on other devices.
    Elsewhere(SeatSet),
    /// Computers or chance.
    Wait,
}

/// What the act bar is about now. Tracked.
pub fn bar(table: Table) -> Bar {
    if table.moment().is_some() {
        return Bar::Past;
    }
    if table.is_read_only() {
        return Bar::ReadOnly;
    }
    let due: SeatSet = table.looks_due().into_iter().collect();
    if !due.is_empty() {
        return Bar::Looks(due);
    }
    if !table.due_here().is_empty() {
        return Bar::Here;
    }
    let elsewhere = table.due_elsewhere();
    if elsewhere.is_empty() { Bar::Wait } else { Bar::Elsewhere(elsewhere) }
}

/// Whether nothing has the focus: what had it is gone.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// With the next frame gives the focus to an element, if nothing has it then: to take it at once the browser would have to
/// lay out the page twice.
pub fn focus_if_lost(element: impl FnOnce() -> Option<web_sys::HtmlElement> + 'static) {
    request_animation_frame(move || {
        if is_lost()
            && let Some(element) = element()
        {
            // Without focus the page is still usable.
            let _ = element.focus();
        }
    });
}

/// The section of the act bar. When what is tracked changes and the button that was pressed is gone, the
/// keyboard goes on here.
pub fn section(track: impl Fn() + 'static, content: Html) -> Html {
    let node = NodeRef::<html::Section>::new();
    effect_from(move |before: Option<()>| {
        track();
        if before.is_some() && is_lost() {
            focus_if_lost(move || node.try_get_untracked().flatten().map(JsCast::unchecked_into));
        }
    });
    view! {
        <section class="act ac" tabindex="-1" node_ref=node aria-label=tr("act-name")>
            {content}
            {use_context::<Table>().map(hint::offer)}
        </section>
    }
}

/// The past is in sight.
pub fn past(table: Table) -> Html {
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{tr("act-past")}</p>
        </div>
        <button type="button" class="btn primary" on:click=move |_| table.show_moment(None)>
            {tr("act-now")}
        </button>
    }
}

/// Another tab plays.
pub fn read_only() -> Html {
    view! { <p class="ac-prompt">{tr("act-read-only")}</p> }
}

/// People on other devices are next.
pub fn others_next(table: Table, seats: SeatSet) -> String {
    t!("act-elsewhere", names = spoken::names(table, seats.iter()), count = seats.len() as i64)
}

/// Other devices go on; the sentence says what is missing.
pub fn elsewhere(table: Table, waiting: String) -> Html {
    let by_link = table.mode() == Mode::ByLink;
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{waiting}</p>
            {by_link.then(|| view! { <p class="ac-note">{tr("act-send-note")}</p> })}
        </div>
        {by_link
            .then(|| {
                view! {
                    <button type="button" class="btn primary" on:click=move |_| share::open(table)>
                        {icon(Icon::Send)}
                        {tr("act-send")}
                    </button>
                }
            })}
    }
}

/// Computers or chance are at work.
pub fn wait(table: Table) -> Html {
    let thinkers = move || {
        let owing = table.with_present(|game| match game.turn() {
            Turn::Seats(seats) => seats.minus(game.humans()),
            _ => SeatSet::EMPTY,
        });
        (table.is_thinking() && !owing.is_empty()).then(|| {
            t!("act-thinking", names = spoken::names(table, owing.iter()), count = owing.len() as i64)
        })
    };
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{move || (table.ui().waiting)(table)}</p>
            <p class="ac-note">
                {move || thinkers().map(|text| view! { {icon(Icon::Robot)} {text} <i class="ac-dots" aria-hidden="true"></i> })}
            </p>
        </div>
    }
}
