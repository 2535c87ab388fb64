//! Records as JSON text. The browser's own parser reads and writes it, and fields are taken by name, so the
//! program carries neither a parser nor the code of a serialisation library, 14 kB of a first visit.
//!
//! Whatever comes from outside may have any shape: what is missing or of another kind is `None`.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A record, or any other value, that was read.
#[derive(Clone, Debug)]
pub struct Record(JsValue);

impl Record {
    /// What the text holds, if it is JSON.
    pub fn parse(text: &str) -> Option<Self> {
        JSON::parse(text).ok().map(Self)
    }

    /// The field of this name; nothing is a value too.
    #[must_use]
    pub fn get(&self, name: &str) -> Self {
        // Fails only for what is no object, which has no fields.
        Self(Reflect::get(&self.0, &JsValue::from_str(name)).unwrap_or_default())
    }

    /// A text.
    pub fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// A number.
    pub fn number(&self) -> Option<f64> {
        self.0.as_f64()
    }

    /// A whole number from 0 to `u32::MAX`.
    pub fn whole(&self) -> Option<u32> {
        let number = self.number()?;
        let whole = number as u32;
        // The cast cuts off and clamps: equal only if there was nothing to cut.
        (f64::from(whole).total_cmp(&number).is_eq()).then_some(whole)
    }

    /// A whole number as small as its type.
    pub fn small<T: TryFrom<u32>>(&self) -> Option<T> {
        T::try_from(self.whole()?).ok()
    }

    /// Yes or no.
    pub fn flag(&self) -> Option<bool> {
        self.0.as_bool()
    }

    /// A list; empty for what is none.
    pub fn list(&self) -> Vec<Self> {
        match self.0.dyn_ref::<Array>() {
            Some(list) => list.iter().map(Self).collect(),
            None => Vec::new(),
        }
    }

    /// The fields of an object by name; empty for what is none.
    pub fn fields(&self) -> Vec<(String, Self)> {
        let Some(object) = self.0.dyn_ref::<Object>() else { return Vec::new() };
        let pair = |pair: JsValue| {
            let pair = Self(pair).list();
            Some((pair.first()?.text()?, pair.get(1)?.clone()))
        };
        Object::entries(object).iter().filter_map(pair).collect()
    }

    /// The word of the list that it is.
    pub fn one_of<T: Copy>(&self, words: &[(T, &str)]) -> Option<T> {
        let text = self.text()?;
        words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
    }

    /// The value as text; empty if the browser could not, which happens only out of memory.
    pub fn to_text(&self) -> String {
        JSON::stringify(&self.0).ok().and_then(|text| text.as_string()).unwrap_or_default()
    }
}

impl From<JsValue> for Record {
    fn from(value: JsValue) -> Self {
        Self(value)
    }
}

/// The word of a value in such a list.
pub fn word<T: PartialEq>(words: &[(T, &'static str)], value: &T) -> JsValue {
    JsValue::from(words.iter().find(|(one, _)| one == value).map(|(_, word)| *word))
}

/// A list of values.
pub fn array<T: Into<JsValue>>(values: impl IntoIterator<Item = T>) -> JsValue {
    values.into_iter().map(Into::into).collect::<Array>().into()
}

/// A record to be written.
#[derive(Default)]
pub struct Draft(Object);

impl Draft {
    /// Sets a field.
    #[must_use]
    pub fn with(self, name: &str, value: impl Into<JsValue>) -> Self {
        self.put(name, &value.into())
    }

    fn put(self, name: &str, value: &JsValue) -> Self {
        // A plain object of our own takes any field.
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), value);
        self
    }

    /// The record, to be read or written.
    pub fn done(self) -> Record {
        Record(self.0.into())
    }
}

impl From<Draft> for JsValue {
    fn from(draft: Draft) -> Self {
        draft.0.into()
    }
}

impl From<Record> for JsValue {
    fn from(record: Record) -> Self {
        record.0
    }
}
