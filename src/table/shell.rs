//! Around every game's own views: top bar, log, history, dialogs.

use crate::i18n::say;
use crate::ui::html::{CollectHtml, Html, Show};
use crate::ui::{effect, page_class};
use engine::Turn;
use leptos::prelude::*;
use markup::view;

use super::history::HistoryBar;
use super::share::ShareDialog;
use super::{Table, hint, log, share::open};
use crate::games::PhaseAt;
use crate::platform::locks::{Hold, TabLock};
use crate::platform::{files, storage};
use crate::route::Route;
use crate::ui::{Banner, CreditLine, Icon, Tone, TopBar, icon, toast};

/// The whole page of a match.
pub fn shell(table: Table) -> Html {
    hold_save(table);
    offer_file(table);
    log::speak(table);
    provide_context(table);
    let ui = table.ui();
    let history = RwSignal::new(false);
    let over = Memo::new(move |_| table.with_present(|game| matches!(game.turn(), Turn::Over(_))));
    let at_end = Memo::new(move |_| over.get() && table.moment().is_none());
    let position = Signal::derive(move || table.with(|game| (ui.position)(game)));
    // The page of the end is long: what takes its place begins at the top.
    effect(move || {
        at_end.track();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    page_class(|| Some("at-table"));
    page_class(move || at_end.get().then_some("at-end"));
    page_class(move || Some(ui.page));
    let class = move || if at_end.get() { "table over".to_owned() } else { ["table ", ui.id.word].concat() };
    view! {
        <TopBar title=ui.name phase=position>
            {top_buttons(table, history)}
        </TopBar>
        <Show when=move || table.is_read_only()>
            <ReadOnlyBanner />
        </Show>
        <main id="main" class=class tabindex="-1">
            <h1 class="sr">{say(move || t!("table-heading", game = ui.name, position = position.get()))}</h1>
            {move || if at_end.get() { (ui.end)(table) } else { (ui.layout)(table) }}
            {log::log(table)}
        </main>
        <HistoryBar table open=history />
        <ShareDialog table />
        {(ui.overlay)(table)}
        {hint::stage(table)}
        <CreditLine own=ui.credit />
    }
}

/// One tab plays and saves; others look on until they take over.
fn hold_save(table: Table) {
    let lock = TabLock::acquire(&untrack(|| table.save()).id);
    let waiting = StoredValue::new(true);
    let state = lock.clone();
    effect(move || match state.state() {
        Hold::Asking => {}
        Hold::Held => {
            if waiting.get_value() {
                waiting.set_value(false);
                table.go_on();
            } else if untrack(|| table.is_read_only()) {
                table.reload();
            }
        }
        Hold::ReadOnly => {
            waiting.set_value(false);
            table.set_read_only(true);
        }
    });
    provide_context(lock);
}

#[component]
fn ReadOnlyBanner() -> impl IntoView {
    let lock = use_context::<TabLock>();
    view! {
        <Banner tone=Tone::Warning>
            <p>{tr("table-read-only")}</p>
            <button
                type="button"
                class="btn"
                on:click=move |_| {
                    if let Some(lock) = &lock {
                        lock.take_over();
                    }
                }
            >
                {tr("table-take-over")}
            </button>
        </Banner>
    }
}

/// What the storage banner's button does here.
fn offer_file(table: Table) {
    storage::set_rescue(Some(Callback::new(move |()| save_as_file(table))));
    on_cleanup(|| storage::set_rescue(None));
}

/// Hands the match over as a file that the start page imports.
pub fn save_as_file(table: Table) {
    let mut save = untrack(|| table.save());
    untrack(|| table.with_present(|game| super::session::write_position(&mut save, game, table.ui())));
    let name = format!("kabinett-{}-{}.json", save.game, save.id);
    if let Err(error) = files::download(&name, "application/json", &storage::to_file(&[Ok(save)])) {
        toast(error.sentence());
    }
}

fn top_buttons(table: Table, history: RwSignal<bool>) -> Html {
    let ui = table.ui();
    let blocked = Memo::new(move |_| {
        if !table.is_live() {
            return Some(t!("undo-not-now"));
        }
        table.undo_point().err().map(|barrier| match barrier {
            engine::Barrier::Nothing => t!("undo-nothing"),
            engine::Barrier::Chance => t!("undo-chance"),
            engine::Barrier::Revealed => t!("undo-revealed"),
            engine::Barrier::Sealed => t!("undo-sealed"),
            engine::Barrier::OtherSeat => t!("undo-other-seat"),
            engine::Barrier::Over => t!("undo-over"),
        })
    });
    let undo = move |_| match blocked.get_untracked() {
        Some(reason) => toast(reason),
        None => table.undo(),
    };
    view! {
        <ol class="phases" aria-label=tr("table-phases")>
            {move || {
                (ui.phases)(table)
                    .into_iter()
                    .map(|chip| {
                        view! {
                            <li
                                class:now=chip.at == PhaseAt::Now
                                class:done=chip.at == PhaseAt::Done
                                aria-current=(chip.at == PhaseAt::Now).then_some("step")
                            >
                                {(chip.at == PhaseAt::Done).then(|| icon(Icon::Check))}
                                {chip.label}
                            </li>
                        }
                    })
                    .collect_html()
            }}
        </ol>
        <span class="grow"></span>
        <a class="btn quiet wide" href=Route::Rules(ui.id.word.to_owned(), None).fragment()>
            {icon(Icon::Book)}
            <span>{tr("table-rules")}</span>
        </a>
        <button
            type="button"
            class="btn quiet wide"
            aria-disabled=move || blocked.get().is_some().then_some("true")
            title=move || blocked.get()
            on:click=undo
        >
            {icon(Icon::Undo)}
            <span>{tr("table-undo")}</span>
        </button>
        <button
            type="button"
            class="btn quiet wide"
            aria-expanded=move || (history.get() || table.moment().is_some()).to_string()
            on:click=move |_| {
                if history.get_untracked() {
                    table.show_moment(None);
                }
                history.update(|open| *open = !*open);
            }
        >
            {icon(Icon::History)}
            <span>{tr("table-history")}</span>
        </button>
        <button type="button" class="btn" on:click=move |_| open(table)>
            {icon(Icon::Share)}
            <span class="wide">{tr("table-share")}</span>
        </button>
    }
}
