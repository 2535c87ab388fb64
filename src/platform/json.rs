//! Records as JSON text. The browser's own parser reads and writes it, so the program carries none.

use js_sys::JSON;
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// The record as text; `None` if the browser could not, which happens only out of memory.
pub fn to_text<T: Serialize>(record: &T) -> Option<String> {
    let value = record.serialize(&Serializer::json_compatible()).ok()?;
    JSON::stringify(&value).ok()?.as_string()
}

/// The record in a text; `None` if it is no JSON or not this record.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Option<T> {
    from_value(JSON::parse(text).ok()?)
}

/// The record in a value that is parsed already.
pub fn from_value<T: DeserializeOwned>(value: JsValue) -> Option<T> {
    serde_wasm_bindgen::from_value(value).ok()
}
