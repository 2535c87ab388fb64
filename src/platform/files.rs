//! Files in and out. Nothing is sent anywhere: the browser writes what the page hands it.

use js_sys::{Array, Function, Promise};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

use super::storage::MAX_FILE;

/// The browser would not do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilesError {
    /// The file could not be made or read.
    Refused,
    /// The chosen file is longer than [`MAX_FILE`].
    TooLong,
}

impl FilesError {
    /// The sentence for the player, in the language in use; tracked.
    pub fn sentence(self) -> String {
        match self {
            Self::Refused => t!("file-refused"),
            Self::TooLong => t!("file-too-long"),
        }
    }
}

/// Offers a text as a file with this name. Whether and where it is saved is between browser and player.
///
/// # Errors
/// If the browser refuses to make a file.
pub fn download(name: &str, kind: &str, text: &str) -> Result<(), FilesError> {
    try_download(name, kind, text).map_err(|_| FilesError::Refused)
}

fn try_download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(text)), &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The download has its own hold on the data by then, in every browser, with room to spare.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&url);
        },
        std::time::Duration::from_secs(30),
    );
    Ok(())
}

/// Lets the player choose a file and reads it as text; `None` if none was chosen. Call it from a click.
///
/// # Errors
/// If the file is too long or cannot be read.
pub async fn pick(accept: &str) -> Result<Option<String>, FilesError> {
    let input: HtmlInputElement = document()
        .create_element("input")
        .ok()
        .and_then(|element| element.dyn_into().ok())
        .ok_or(FilesError::Refused)?;
    input.set_type("file");
    input.set_accept(accept);
    let mut chosen = |resolve: Function, _reject: Function| {
        for event in ["change", "cancel"] {
            let resolve = resolve.clone();
            let done = Closure::once_into_js(move || {
                let _ = resolve.call0(&JsValue::NULL);
            });
            let _ = input.add_event_listener_with_callback(event, done.unchecked_ref());
        }
    };
    let chosen = Promise::new(&mut chosen);
    input.click();
    JsFuture::from(chosen).await.map_err(|_| FilesError::Refused)?;
    match input.files().and_then(|files| files.get(0)) {
        Some(file) => read(&file).await.map(Some),
        None => Ok(None),
    }
}

/// Reads a file, also one that was dropped on the page, as text.
///
/// # Errors
/// If it is too long or cannot be read.
pub async fn read(file: &web_sys::File) -> Result<String, FilesError> {
    if file.size() > MAX_FILE as f64 {
        return Err(FilesError::TooLong);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| FilesError::Refused)?;
    text.as_string().ok_or(FilesError::Refused)
}
