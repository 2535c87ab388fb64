//! Small things that this browser keeps for us, in `localStorage`.

use leptos::prelude::*;

fn store() -> Option<web_sys::Storage> {
    // Blocked cookies make even the getter fail.
    window().local_storage().ok().flatten()
}

/// What stands under this key; nothing where the browser keeps nothing.
pub fn get(key: &str) -> Option<String> {
    store()?.get_item(key).ok().flatten()
}

/// Keeps a text. Returns whether the browser did.
pub fn set(key: &str, text: &str) -> bool {
    store().is_some_and(|store| store.set_item(key, text).is_ok())
}
