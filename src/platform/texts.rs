//! The texts of a language, as a file beside the program. `boot.js` knows where each is and fetches it: the
//! first one before the program starts, others when the player changes the language.

use js_sys::Promise;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;

use crate::i18n::Lang;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = kabinettTexts, js_name = first)]
    fn first_texts() -> Result<Option<String>, JsValue>;

    #[wasm_bindgen(catch, js_namespace = kabinettTexts, js_name = fetch)]
    fn fetch_texts(lang: &str) -> Result<Promise, JsValue>;
}

/// The texts of a language could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFetched(pub Lang);

impl NotFetched {
    /// The sentence for the player, in the language in use; tracked.
    pub fn sentence(self) -> String {
        t!("settings-language-not-fetched", language = self.0.name())
    }
}

/// The file that was fetched for the start.
pub fn first() -> Option<String> {
    first_texts().ok().flatten()
}

/// The file of a language. It is kept for playing offline from then on.
///
/// # Errors
/// If there is neither a kept copy nor a way to the host.
pub async fn fetch(lang: Lang) -> Result<String, NotFetched> {
    let fetched = fetch_texts(lang.tag()).map_err(|_| NotFetched(lang))?;
    let text = JsFuture::from(fetched).await.map_err(|_| NotFetched(lang))?;
    text.as_string().ok_or(NotFetched(lang))
}
