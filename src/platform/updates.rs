//! A new version: noticed, offered, taken only when the player says so.
//!
//! The page's start script registers the service worker; a new one installs beside the old and waits.
//! It takes over when told `{type: "activate"}`; then this tab, and no other, loads anew.

use std::{cell::Cell, time::Duration};

use js_sys::{Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

const EVERY: Duration = Duration::from_secs(60 * 60);

thread_local! {
    static READY: ArcRwSignal<bool> = ArcRwSignal::new(false);
    static WISHED: Cell<bool> = const { Cell::new(false) };
}

/// Whether a new version waits; tracked.
pub fn is_ready() -> bool {
    READY.with(Clone::clone).get()
}

fn set_ready() {
    // The first worker ever to control the page is no update.
    if container().is_some_and(|container| container.controller().is_some()) {
        READY.with(|ready| ready.set(true));
    }
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    // Absent without a secure context and in some private windows.
    let present = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    present.dyn_into().ok()
}

fn listen(target: &web_sys::EventTarget, event: &str, act: impl FnMut() + 'static) {
    let closure = Closure::<dyn FnMut()>::new(act);
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    // Registrations live as long as the page.
    closure.forget();
}

/// Watches for new versions: at the start, every hour, and when the page comes back into sight.
pub fn watch() {
    let Some(container) = container() else { return };
    listen(&container, "controllerchange", || {
        if WISHED.get() {
            let _ = window().location().reload();
        }
    });
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(ready) = container.ready() else { return };
        // Waits for ever where nothing is registered, as in development.
        let Ok(registration) = JsFuture::from(ready).await else { return };
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else { return };
        follow(&registration);
    });
}

fn follow(registration: &ServiceWorkerRegistration) {
    if registration.waiting().is_some() {
        set_ready();
    }
    let of_worker = |registration: &ServiceWorkerRegistration| {
        let Some(worker) = registration.installing() else { return };
        let watched = worker.clone();
        listen(&worker, "statechange", move || {
            if watched.state() == web_sys::ServiceWorkerState::Installed {
                set_ready();
            }
        });
    };
    of_worker(registration);
    let found = registration.clone();
    listen(registration, "updatefound", move || of_worker(&found));
    let asked = registration.clone();
    let ask = move || {
        if let Ok(answer) = asked.update() {
            wasm_bindgen_futures::spawn_local(async move {
                // Offline is no fault.
                let _ = JsFuture::from(answer).await;
            });
        }
    };
    ask();
    let _ = set_interval_with_handle(ask, EVERY);
}

/// Takes the waiting version and loads this tab anew. Call it only by the player's wish.
pub fn apply() {
    let Some(container) = container() else { return };
    WISHED.set(true);
    wasm_bindgen_futures::spawn_local(async move {
        let registration = JsFuture::from(container.get_registration()).await;
        let waiting = registration
            .ok()
            .and_then(|registration| registration.dyn_into::<ServiceWorkerRegistration>().ok())
            .and_then(|registration| registration.waiting());
        let told = waiting.is_some_and(|worker| {
            let message = Object::new();
            Reflect::set(&message, &"type".into(), &"activate".into()).is_ok()
                && worker.post_message(&JsValue::from(message)).is_ok()
        });
        if !told {
            // Another tab has taken it already.
            let _ = window().location().reload();
        }
    });
}
