//! Every sentence of Kabinett, in three languages.
//!
//! The sentences stand in `locales/<language>/*.ftl` as [Fluent](https://projectfluent.org) messages
//! and are built in, so that a language can be changed without a network. [`text`] formats one.
//! The tests hold the three languages to the same keys and variables, and the sources of the app to
//! the keys that exist.
#![forbid(unsafe_code)]

use std::{cell::RefCell, fmt};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language the app speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Hu];

    /// The tag for `<html lang>` and for storage: `en`, `de`, `hu`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Hu => "hu",
        }
    }

    /// The language's own name, which is never translated.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Hu => "Magyar",
        }
    }

    /// The language of a tag such as `de-AT`, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Self::ALL.into_iter().find(|lang| primary.eq_ignore_ascii_case(lang.tag()))
    }

    /// The first of the wished languages that we speak, else English.
    pub fn best<'a>(wished: impl IntoIterator<Item = &'a str>) -> Self {
        wished.into_iter().find_map(Self::from_tag).unwrap_or(Self::En)
    }

    const fn source(self) -> &'static str {
        match self {
            Self::En => include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
            Self::De => include_str!(concat!(env!("OUT_DIR"), "/de.ftl")),
            Self::Hu => include_str!(concat!(env!("OUT_DIR"), "/hu.ftl")),
        }
    }
}

/// The value of a variable in a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// Words: a name, or a sentence part that is already in the right language.
    Text(String),
    /// A whole number; it chooses plural forms.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
from_number!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Why a sentence could not be made. The app shows the key instead, so nothing is lost silently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// No message has this key.
    NoSuchKey,
    /// A message is just being made; seen only when that has failed.
    Busy,
    /// The message needs a variable it did not get, or refers to a message that is not there.
    Incomplete,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Busy => "another message is being made",
            Self::NoSuchKey => "no message has this key",
            Self::Incomplete => "the message needs a variable or message that is not there",
        })
    }
}

impl std::error::Error for TextError {}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    // Only the language in use is parsed; the last one stays, as nobody switches twice a second.
    static BUNDLE: RefCell<Option<(Lang, Bundle)>> = const { RefCell::new(None) };
}

fn bundle(lang: Lang) -> Bundle {
    let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    // Isolation marks would stand between a name and its punctuation in every copied sentence.
    bundle.set_use_isolating(false);
    // What cannot be read is left out here and found by a test.
    let resource = FluentResource::try_new(lang.source().to_owned()).unwrap_or_else(|(part, _)| part);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The message with this key in this language. A key may name an attribute, as in `save.tip`.
///
/// # Errors
/// If there is no such message or a variable of it is missing.
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Result<String, TextError> {
    BUNDLE.with(|cell| {
        let mut slot = cell.try_borrow_mut().map_err(|_| TextError::Busy)?;
        if slot.as_ref().is_none_or(|(parsed, _)| *parsed != lang) {
            *slot = Some((lang, bundle(lang)));
        }
        let (_, bundle) = slot.as_ref().ok_or(TextError::NoSuchKey)?;
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = bundle.get_message(id).ok_or(TextError::NoSuchKey)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|found| found.value()),
            None => message.value(),
        }
        .ok_or(TextError::NoSuchKey)?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(
                *name,
                match arg {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Number(number) => FluentValue::from(*number),
                },
            );
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(TextError::Incomplete) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_wins() {
        assert_eq!(Lang::best(["fr-FR", "hu", "de"]), Lang::Hu);
        assert_eq!(Lang::best(["DE-at"]), Lang::De);
        assert_eq!(Lang::best(["deu", "x"]), Lang::En);
        assert_eq!(Lang::best([]), Lang::En);
    }

    #[test]
    fn a_missing_key_or_variable_is_an_error() {
        assert_eq!(text(Lang::En, "no-such-key", &[]), Err(TextError::NoSuchKey));
        assert_eq!(text(Lang::En, "title-page", &[]), Err(TextError::Incomplete));
        assert!(text(Lang::Hu, "title-page", &[("page", "X".into())]).is_ok_and(|t| t.contains('X')));
    }
}
