//! Kabinett as an app of the device.

use std::cell::RefCell;

use js_sys::{Function, Promise, Reflect};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Whether Kabinett can be or is installed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Install {
    /// The browser has not offered it: perhaps it cannot, perhaps only by its own menu.
    NotOffered,
    /// [`install`] will ask.
    Offered,
    /// It runs as an installed app, or has just been installed.
    Installed,
}

thread_local! {
    static STATE: ArcRwSignal<Install> = ArcRwSignal::new(Install::NotOffered);
    // The browser's `BeforeInstallPromptEvent`, which no standard and so no library describes.
    static OFFER: RefCell<Option<ev::Event>> = const { RefCell::new(None) };
}

/// Whether Kabinett can be or is installed; tracked.
pub fn state() -> Install {
    STATE.with(Clone::clone).get()
}

fn set(state: Install) {
    STATE.with(Clone::clone).set(state);
}

/// Watches for the browser's offer. Called once at the start.
pub fn watch() {
    if window().match_media("(display-mode: standalone)").ok().flatten().is_some_and(|list| list.matches()) {
        set(Install::Installed);
    }
    let _ = window_event_listener_untyped("beforeinstallprompt", |event| {
        // The app has its own button; the browser's own bar would come at any time.
        event.prevent_default();
        OFFER.with(|offer| *offer.borrow_mut() = Some(event));
        set(Install::Offered);
    });
    let _ = window_event_listener_untyped("appinstalled", |_| set(Install::Installed));
}

/// Asks the browser to install; call it from a click. `true` if the player agreed there.
pub async fn install() -> bool {
    // An offer is good for one question.
    let Some(offer) = OFFER.with(RefCell::take) else { return false };
    set(Install::NotOffered);
    let asked = Reflect::get(&offer, &"prompt".into())
        .and_then(JsCast::dyn_into::<Function>)
        .and_then(|prompt| prompt.call0(&offer));
    let Ok(asked) = asked else { return false };
    let Ok(answer) = JsFuture::from(Promise::resolve(&asked)).await else { return false };
    let agreed = Reflect::get(&answer, &"outcome".into())
        .is_ok_and(|outcome| outcome.as_string().as_deref() == Some("accepted"));
    if agreed {
        set(Install::Installed);
    }
    agreed
}
