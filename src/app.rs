//! The shell: what stands around every page.

use crate::ui::effect_from;
use crate::ui::html::Show;
use leptos::prelude::*;
use markup::view;
use wasm_bindgen::JsCast;

use crate::{
    games,
    i18n::say,
    pages,
    platform::{install, storage, updates},
    route::{self, Route},
    settings,
    ui::{Banner, CreditLine, NoticeHost, QuestionHost, Tone, announce, live},
};

/// Starts the page: error screen, settings, routes, components.
pub fn start() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        pages::error::crash_screen();
    }));
    settings::load();
    settings::watch_device();
    route::watch();
    updates::watch();
    pages::link::watch_paste();
    install::watch();
    if let Some(root) =
        document().document_element().and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = root.dataset().set("version", version());
    }
    mount_to_body(App);
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
}

/// The version stamp of this build.
pub const fn version() -> &'static str {
    match option_env!("KABINETT_VERSION") {
        Some(version) => version,
        None => "dev",
    }
}

/// The part of a route that makes a page of its own; a page follows the rest by itself.
fn page_of(route: Route) -> Route {
    match route {
        Route::Rules(game, _) => Route::Rules(game, None),
        other => other,
    }
}

fn title(route: &Route) -> String {
    let page = match route {
        Route::Home => return "Kabinett".to_owned(),
        Route::Setup(_) => t!("title-setup"),
        Route::Table(_) => t!("title-table"),
        Route::Link(_) => t!("title-link"),
        Route::Rules(..) => t!("title-rules"),
        Route::Settings => t!("settings-title"),
        Route::Credits => t!("credits-title"),
        Route::Unknown => t!("title-unknown"),
    };
    t!("title-page", page = page)
}

fn focus_main() {
    if let Some(main) =
        document().get_element_by_id("main").and_then(|m| m.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = main.focus();
    }
}

/// Everything.
#[component]
pub fn App() -> impl IntoView {
    let page = Memo::new(|_| page_of(route::current()));
    effect_from(move |before: Option<Route>| {
        let page = page.get();
        let title = title(&page);
        document().set_title(&title);
        if before.is_some_and(|before| before != page) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_main();
            announce(title);
        }
        page
    });
    view! {
        <a
            class="skip"
            href="#main"
            on:click=move |event| {
                // The fragment is the route's.
                event.prevent_default();
                focus_main();
            }
        >
            {tr("skip-to-content")}
        </a>
        <UpdateBanner />
        <StorageBanner />
        {live(move || match page.get() {
            Route::Home => view! { <pages::home::Home /> },
            Route::Setup(game) => view! { <pages::setup::Setup game /> },
            Route::Table(id) => view! { <pages::table::Table id /> },
            Route::Link(code) => view! { <pages::link::Link code /> },
            Route::Rules(game, _) => view! { <pages::rules::Rules game /> },
            Route::Settings => view! { <pages::settings::SettingsPage /> },
            Route::Credits => view! { <pages::credits::CreditsPage /> },
            Route::Unknown => view! { <pages::error::Unknown /> },
        })}
        // The table fills the window; its page places the line itself.
        {move || {
            let page = page.get();
            let own = match &page {
                Route::Setup(game) | Route::Rules(game, _) => games::by_word(game).and_then(|ui| ui.credit),
                _ => None,
            };
            (!matches!(page, Route::Table(_))).then(|| view! { <CreditLine own /> })
        }}
        <QuestionHost />
        <NoticeHost />
    }
}

/// Offers a new version; it never comes by itself.
#[component]
fn UpdateBanner() -> impl IntoView {
    let later = RwSignal::new(false);
    view! {
        <Show when=move || updates::is_ready() && !later.get()>
            <Banner tone=Tone::Info>
                <p>{tr("update-ready")}</p>
                <button type="button" class="btn" on:click=move |_| updates::apply()>
                    {tr("update-apply")}
                </button>
                <button type="button" class="btn quiet" on:click=move |_| later.set(true)>
                    {tr("update-later")}
                </button>
            </Banner>
        </Show>
    }
}

/// Says that nothing is being saved, as long as that is so, and offers the file.
#[component]
fn StorageBanner() -> impl IntoView {
    view! {
        {move || {
            let trouble = storage::trouble()?;
            Some(
                view! {
                    <Banner tone=Tone::Warning>
                        <p>{say(move || t!("storage-banner", reason = trouble.sentence()))}</p>
                        {move || {
                            storage::rescue()
                                .map(|rescue| {
                                    view! {
                                        <button type="button" class="btn" on:click=move |_| rescue.run(())>
                                            {tr("storage-export")}
                                        </button>
                                    }
                                })
                        }}
                    </Banner>
                },
            )
        }}
    }
}
