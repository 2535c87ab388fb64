//! What can be done when a match is over: always at the foot of the page of the end.

use crate::ui::html::Html;
use leptos::prelude::*;
use markup::view;

use super::{Table, fresh, share};
use crate::route::Route;
use crate::ui::{Icon, icon};

/// The buttons.
pub fn acts(table: Table) -> Html {
    view! {
        <footer class="end-act">
            <button type="button" class="btn" on:click=move |_| table.show_moment(Some(0))>
                {icon(Icon::Play)}
                {tr("over-replay")}
            </button>
            <button type="button" class="btn" on:click=move |_| board(table)>
                {icon(Icon::Eye)}
                {tr("over-board")}
            </button>
            <button type="button" class="btn" on:click=move |_| share::open(table)>
                {icon(Icon::Share)}
                {tr("over-share")}
            </button>
            <a class="btn to-home" href=Route::Home.fragment()>
                {icon(Icon::Home)}
                {tr("over-home")}
            </a>
            <button type="button" class="btn primary" on:click=move |_| fresh::rematch(table)>
                {icon(Icon::Redo)}
                {tr("over-rematch")}
            </button>
        </footer>
    }
}

/// The table as it stood just before the end; the end itself shows its page.
fn board(table: Table) {
    let steps = untrack(|| table.with_present(|game| game.steps()));
    table.show_moment(Some(steps.saturating_sub(1)));
}
