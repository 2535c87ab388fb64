//! Around every game's own views: top bar, log, history, dialogs.

use leptos::prelude::*;

use super::Table;
use super::rich::rich;
use crate::ui::TopBar;

/// The whole page of a match.
pub fn shell(table: Table) -> AnyView {
    table.go_on();
    let ui = table.ui();
    let over = move || table.with(|game| matches!(game.turn(), engine::Turn::Over(_)));
    view! {
        <main id="main" class="table" tabindex="-1">
            <TopBar title=ui.name />
            <Show when=move || !over() fallback=move || (ui.end)(table)>
                {(ui.layout)(table)}
            </Show>
            <section class="log" aria-label=move || t!("table-log")>
                <h2>{move || t!("table-log")}</h2>
                <ol>
                    {move || {
                        (ui.log)(table)
                            .into_iter()
                            .map(|line| view! { <li>{rich(&line.text)}</li> })
                            .collect_view()
                    }}
                </ol>
            </section>
        </main>
    }
    .into_any()
}
