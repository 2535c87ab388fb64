//! When there is nothing to show, or nothing can be shown any more.

use leptos::prelude::*;
use markup::view;
use wasm_bindgen::{JsCast, closure::Closure};

use crate::{
    i18n::{self},
    platform,
    route::Route,
    ui::TopBar,
};

/// An address that names no page.
#[component]
pub fn Unknown() -> impl IntoView {
    view! {
        <TopBar title="Kabinett" />
        <main id="main" class="sheet" tabindex="-1">
            <h1>{tr("unknown-title")}</h1>
            <p>{tr("unknown-text")}</p>
            <p>
                <a class="btn primary" href=Route::Home.fragment()>{tr("unknown-home")}</a>
            </p>
        </main>
    }
}

/// Shows the error screen in place of everything, whatever state the app is in.
///
/// Built from bare elements: the component tree is what has just failed. The screen says nothing about
/// the game, so it gives no secret away.
pub fn crash_screen() {
    // A failure while drawing it leaves the page as it was.
    let _ = try_crash_screen();
}

fn try_crash_screen() -> Option<()> {
    let body = document().body()?;
    body.set_inner_html("");
    let add = |parent: &web_sys::Element, tag: &str, class: &str, text: &str| {
        let element = document().create_element(tag).ok()?;
        element.set_class_name(class);
        element.set_text_content(Some(text));
        parent.append_child(&element).ok()?;
        Some(element)
    };
    let main = add(&body, "main", "sheet", "")?;
    add(&main, "h1", "", &i18n::text_now("crash-title"))?;
    add(&main, "p", "", &i18n::text_now("crash-text"))?.set_attribute("role", "alert").ok()?;
    let foot = add(&main, "p", "crash-foot", "")?;
    let reload = add(&foot, "a", "btn primary", &i18n::text_now("crash-reload"))?;
    // A link needs no code of ours: without a fragment it loads the page anew.
    reload.set_attribute("href", "./").ok()?;
    let stay = Closure::<dyn FnMut(web_sys::Event)>::new(|event: web_sys::Event| {
        if window().location().reload().is_ok() {
            event.prevent_default();
        }
    });
    reload.add_event_listener_with_callback("click", stay.as_ref().unchecked_ref()).ok()?;
    stay.forget();
    let export = add(&foot, "button", "btn", &i18n::text_now("crash-export"))?;
    let said = add(&main, "p", "", "")?;
    said.set_attribute("role", "status").ok()?;
    let click = Closure::<dyn FnMut()>::new(move || {
        let said = said.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let key =
                if platform::storage::export_all().await { "crash-exported" } else { "crash-export-failed" };
            said.set_text_content(Some(&i18n::text_now(key)));
        });
    });
    export.add_event_listener_with_callback("click", click.as_ref().unchecked_ref()).ok()?;
    click.forget();
    Some(())
}
