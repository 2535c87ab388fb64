//! Copy and paste.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Clipboard, HtmlElement, HtmlTextAreaElement};

/// The browser would not copy or paste.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClipboardError {
    /// Copying failed; the player can select and copy.
    Copy,
    /// Reading is not allowed; the player can paste into the field.
    Paste,
}

impl ClipboardError {
    /// The sentence for the player, in the language in use; tracked.
    pub fn sentence(self) -> String {
        match self {
            Self::Copy => t!("clipboard-copy"),
            Self::Paste => t!("clipboard-paste"),
        }
    }
}

fn clipboard() -> Option<Clipboard> {
    // Absent without a secure context.
    Reflect::get(&window().navigator(), &"clipboard".into()).ok()?.dyn_into().ok()
}

/// Copies a text. Call it from a click.
///
/// # Errors
/// If the browser allows it in neither way.
pub async fn copy(text: &str) -> Result<(), ClipboardError> {
    if let Some(clipboard) = clipboard()
        && JsFuture::from(clipboard.write_text(text)).await.is_ok()
    {
        return Ok(());
    }
    if copy_selection(text) == Some(true) { Ok(()) } else { Err(ClipboardError::Copy) }
}

/// The old way: a hidden field, selected and copied.
fn copy_selection(text: &str) -> Option<bool> {
    let before = document().active_element();
    // What lies outside an open dialog cannot be selected.
    let place = match &before {
        Some(element) => element.closest("dialog").ok()?,
        None => None,
    };
    let place = match place {
        Some(dialog) => dialog,
        None => document().body()?.into(),
    };
    let field: HtmlTextAreaElement = document().create_element("textarea").ok()?.dyn_into().ok()?;
    field.set_class_name("sr");
    field.set_value(text);
    place.append_child(&field).ok()?;
    field.select();
    let copied = Reflect::get(&document(), &"execCommand".into())
        .ok()
        .and_then(|command| command.dyn_into::<Function>().ok())
        .and_then(|command| command.call1(&document(), &"copy".into()).ok())
        .is_some_and(|done| done.is_truthy());
    field.remove();
    if let Some(element) = before.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
    Some(copied)
}

/// Whether a paste button makes sense here.
pub fn can_paste() -> bool {
    clipboard().is_some_and(|clipboard| Reflect::has(&clipboard, &"readText".into()).unwrap_or(false))
}

/// The text on the clipboard. Call it from a click; the browser may ask the player.
///
/// # Errors
/// If the browser or the player does not allow it.
pub async fn paste() -> Result<String, ClipboardError> {
    let clipboard = clipboard().ok_or(ClipboardError::Paste)?;
    let text = JsFuture::from(clipboard.read_text()).await.map_err(|_| ClipboardError::Paste)?;
    text.as_string().ok_or(ClipboardError::Paste)
}
