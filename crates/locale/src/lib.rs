//! Every sentence of Kabinett, in three languages.
//!
//! The sentences stand in `locales/<language>/*.ftl` as [Fluent](https://projectfluent.org) messages. The
//! crate `texts` makes one file a language of them, which [`open`] takes apart and [`add`] takes in. [`text`]
//! formats one sentence.
//! The tests hold the three languages to the same keys and variables, and the sources of the app to
//! the keys that exist.
#![forbid(unsafe_code)]

use std::{cell::RefCell, fmt, str::Split};

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
    /// The texts of this language have not been added, or are just being added.
    NoSuchLanguage,
    /// The message needs a variable it did not get, or refers to a message that is not there.
    Incomplete,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchLanguage => "the texts of the language are not here",
            Self::NoSuchKey => "no message has this key",
            Self::Incomplete => "the message needs a variable or message that is not there",
        })
    }
}

impl std::error::Error for TextError {}

/// Stands between the parts of a language's file: its tag, its messages, and whatever else it holds.
pub const SEPARATOR: char = '\u{1f}';

/// A file that holds no language's texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTexts;

impl fmt::Display for NoTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file of texts cannot be read")
    }
}

impl std::error::Error for NoTexts {}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static BUNDLES: RefCell<[Option<Bundle>; Lang::ALL.len()]> = const { RefCell::new([None, None, None]) };
}

/// The language of a file, and its parts: the messages first, for [`add`], then whatever else it holds.
///
/// # Errors
/// If the file does not begin as those that the crate `texts` writes.
pub fn open(file: &str) -> Result<(Lang, Split<'_, char>), NoTexts> {
    let mut parts = file.split(SEPARATOR);
    let tag = parts.next();
    let lang = Lang::ALL.into_iter().find(|lang| Some(lang.tag()) == tag).ok_or(NoTexts)?;
    Ok((lang, parts))
}

/// Takes in the messages of a language, a Fluent source.
pub fn add(lang: Lang, messages: &str) {
    let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    // Isolation marks would stand between a name and its punctuation in every copied sentence.
    bundle.set_use_isolating(false);
    // What cannot be read is left out here and found by a test.
    let resource = FluentResource::try_new(messages.to_owned()).unwrap_or_else(|(part, _)| part);
    bundle.add_resource_overriding(resource);
    BUNDLES.with_borrow_mut(|bundles| bundles[lang as usize] = Some(bundle));
}

/// Whether the messages of this language are here.
pub fn has(lang: Lang) -> bool {
    BUNDLES.with_borrow(|bundles| bundles[lang as usize].is_some())
}

/// The message with this key in this language. A key may name an attribute, as in `save.tip`.
///
/// # Errors
/// If there is no such message, a variable of it is missing, or the language has not been added.
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Result<String, TextError> {
    BUNDLES.with(|bundles| {
        // Also when the app has just failed, whatever it was doing.
        let bundles = bundles.try_borrow().map_err(|_| TextError::NoSuchLanguage)?;
        let bundle = bundles[lang as usize].as_ref().ok_or(TextError::NoSuchLanguage)?;
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
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_its_language() {
        assert_eq!(["hu", "DE-at", "en_GB"].map(Lang::from_tag), [Lang::Hu, Lang::De, Lang::En].map(Some));
        assert_eq!(["deu", "x", ""].map(Lang::from_tag), [None; 3]);
    }

    #[test]
    fn a_file_is_read_part_by_part() {
        let (lang, mut parts) =
            open("hu\u{1f}seat = Hely { $n }\n\u{1f}cím\u{1f}\u{1f}<p>szöveg</p>").unwrap();
        add(lang, parts.next().unwrap());
        assert_eq!((lang, parts.collect::<Vec<_>>()), (Lang::Hu, vec!["cím", "", "<p>szöveg</p>"]));
        assert_eq!(text(Lang::Hu, "seat", &[("n", 3.into())]), Ok("Hely 3".to_owned()));
        assert!(has(Lang::Hu) && !has(Lang::De));
        assert_eq!(text(Lang::De, "seat", &[]), Err(TextError::NoSuchLanguage));
        // A host's page that says that there is no such file, for instance.
        for other in ["", "<!doctype html>", "fr\u{1f}a = b", "EN\u{1f}a = b"] {
            assert_eq!(open(other).err(), Some(NoTexts), "{other:?}");
        }
    }

    #[test]
    fn messages_may_come_again() {
        for word in ["one", "two"] {
            add(Lang::En, &["a = ", word].concat());
            assert_eq!(text(Lang::En, "a", &[]).as_deref(), Ok(word));
        }
    }

    #[test]
    fn a_missing_key_or_variable_is_an_error() {
        add(Lang::En, "page = { $page } – Kabinett\n    .tip = Tip\n");
        let page = [("page", "X".into())];
        assert_eq!(text(Lang::En, "no-such-key", &[]), Err(TextError::NoSuchKey));
        assert_eq!(text(Lang::En, "page.no-such-tip", &[]), Err(TextError::NoSuchKey));
        assert_eq!(text(Lang::En, "page", &[]), Err(TextError::Incomplete));
        assert_eq!(text(Lang::En, "page", &page).as_deref(), Ok("X – Kabinett"));
        assert_eq!(text(Lang::En, "page.tip", &[]).as_deref(), Ok("Tip"));
    }
}
