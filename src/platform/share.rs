//! The device's own share sheet.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, ShareData};

/// The device would not share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShareError;

impl ShareError {
    /// The sentence for the player, in the language in use; tracked.
    pub fn sentence(self) -> String {
        t!("share-refused")
    }
}

/// Whether this browser has a share sheet; without one, no share button.
pub fn is_available() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Opens the share sheet with a link and a text that says nothing secret. Call it from a click. `false` if
/// the player closed the sheet.
///
/// # Errors
/// If the browser refuses.
pub async fn share(title: &str, text: &str, link: &str) -> Result<bool, ShareError> {
    if !is_available() {
        return Err(ShareError);
    }
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(text);
    data.set_url(link);
    match JsFuture::from(window().navigator().share_with_data(&data)).await {
        Ok(_) => Ok(true),
        Err(error) => match error.dyn_into::<DomException>() {
            Ok(error) if error.name() == "AbortError" => Ok(false),
            _ => Err(ShareError),
        },
    }
}
