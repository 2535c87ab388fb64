//! Any moment of the match: a slider over its steps, and replay.

use std::time::Duration;

use crate::i18n::say;
use crate::ui::html::Show;
use leptos::prelude::*;
use markup::view;

use super::Table;
use crate::platform::timers;
use crate::ui::{Icon, icon};

/// Pause between two moments of a replay.
const BEAT: Duration = Duration::from_millis(900);

/// The bar that moves through the match; it stands while `open`.
#[component]
pub fn HistoryBar(
    /// The match.
    table: Table,
    /// Whether the bar stands.
    open: RwSignal<bool>,
) -> impl IntoView {
    let playing = RwSignal::new(false);
    let steps = move || table.with_present(|game| game.steps());
    let here = move || table.moment().unwrap_or_else(steps);
    // The moments worth a stop: those at which the log has a line.
    let stops = Memo::new(move |_| {
        let mut stops: Vec<usize> = table.log().lines().map(|line| line.step + 1).collect();
        stops.dedup();
        stops
    });
    let show = move |steps: usize| {
        table.show_moment(Some(steps));
    };
    let back =
        move || stops.with(|stops| stops.iter().rev().find(|stop| **stop < here()).copied()).unwrap_or(0);
    let forth = move || stops.with(|stops| stops.iter().find(|stop| **stop > here()).copied());
    let play = move || {
        if playing.get_untracked() {
            playing.set(false);
            return;
        }
        if untrack(|| table.moment().is_none()) {
            show(0);
        }
        playing.set(true);
        wasm_bindgen_futures::spawn_local(async move {
            while playing.try_get_untracked() == Some(true) {
                timers::sleep(BEAT).await;
                // The table may have gone meanwhile.
                if playing.try_get_untracked() != Some(true) {
                    return;
                }
                let next = untrack(forth);
                table.show_moment(next);
                if next.is_none() {
                    playing.set(false);
                }
            }
        });
    };
    let close = move |_| {
        playing.set(false);
        table.show_moment(None);
        open.set(false);
    };
    view! {
        <Show when=move || open.get() || table.moment().is_some()>
            <section class="history" aria-label=tr("history-title")>
                <button type="button" class="btn" aria-pressed=move || playing.get().to_string() on:click=move |_| play()>
                    {icon(Icon::Play)}
                    {move || if playing.get() { t!("history-stop") } else { t!("history-play") }}
                </button>
                <button
                    type="button"
                    class="ib"
                    aria-label=tr("history-back")
                    disabled=move || here() == 0
                    on:click=move |_| show(untrack(back))
                >
                    {icon(Icon::ChevronLeft)}
                </button>
                <input
                    type="range"
                    min="0"
                    max=move || steps().to_string()
                    prop:value=move || here().to_string()
                    aria-label=tr("history-title")
                    aria-valuetext=say(move || t!("history-moment", step = here() as i64, steps = steps() as i64))
                    on:input=move |event| {
                        playing.set(false);
                        if let Ok(steps) = event_target_value(&event).parse() {
                            show(steps);
                        }
                    }
                />
                <button
                    type="button"
                    class="ib"
                    aria-label=tr("history-forth")
                    disabled=move || table.moment().is_none()
                    on:click=move |_| table.show_moment(untrack(forth))
                >
                    {icon(Icon::ChevronRight)}
                </button>
                <span class="history-at">
                    {say(move || t!("history-moment", step = here() as i64, steps = steps() as i64))}
                </span>
                <button type="button" class="btn primary" on:click=close>
                    {tr("history-now")}
                </button>
            </section>
        </Show>
    }
}
