//! Capitals and small letters, by the browser's tables: the program carries none of its own.

use js_sys::JsString;

/// The text in small letters.
pub fn lower(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}

/// The text in capitals.
pub fn upper(text: &str) -> String {
    JsString::from(text).to_upper_case().into()
}
