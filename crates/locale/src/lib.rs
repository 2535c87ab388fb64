//! Every sentence of Kabinett, in three languages.
//!
//! The sentences stand in `locales/<language>/*.ftl` as [Fluent](https://projectfluent.org) messages. The
//! crate `texts` makes one file a language of them, in a form that needs no parser of Fluent; [`open`] takes it
//! apart, [`add`] takes the messages in, and [`text`] formats one.
//! The tests hold the three languages to the same keys and variables, and the sources of the app to
//! the keys that exist.
#![forbid(unsafe_code)]

use std::{cell::Cell, fmt, str::Split};

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
    /// A whole number that chooses plural forms, and how it is written: with its sign, or thousands apart.
    Written(i64, String),
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

impl From<(i64, String)> for Arg {
    fn from((number, written): (i64, String)) -> Self {
        Self::Written(number, written)
    }
}

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
    /// The texts of this language have not been added.
    NoSuchLanguage,
    /// The message needs a variable it did not get.
    Incomplete,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchLanguage => "the texts of the language are not here",
            Self::NoSuchKey => "no message has this key",
            Self::Incomplete => "the message needs a variable that is not there",
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

/// Key and pattern of each message, by key.
type Messages = &'static [(&'static str, &'static str)];

thread_local! {
    static MESSAGES: Cell<[Messages; Lang::ALL.len()]> = const { Cell::new([&[]; Lang::ALL.len()]) };
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

/// Takes in the messages of a language. They stay for the life of the page.
pub fn add(lang: Lang, messages: &'static str) {
    let messages = messages.split(mark::NEXT).filter_map(|message| message.split_once('='));
    let mut all = MESSAGES.get();
    all[lang as usize] = messages.collect::<Vec<_>>().leak();
    MESSAGES.set(all);
}

/// Whether the messages of this language are here.
pub fn has(lang: Lang) -> bool {
    !MESSAGES.get()[lang as usize].is_empty()
}

/// The message with this key in this language. A key may name an attribute, as in `save.tip`.
///
/// # Errors
/// If there is no such message, a variable of it is missing, or the language has not been added.
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Result<String, TextError> {
    if !has(lang) {
        return Err(TextError::NoSuchLanguage);
    }
    let messages = MESSAGES.get()[lang as usize];
    let place = messages.binary_search_by_key(&key, |(key, _)| *key).map_err(|_| TextError::NoSuchKey)?;
    let (_, pattern) = messages.get(place).ok_or(TextError::NoSuchKey)?;
    let mut text = String::with_capacity(pattern.len());
    Format { rest: pattern, lang, args }.pattern(Some(&mut text))?;
    Ok(text)
}

/// What stands between the texts of a pattern; described in `texts/src/messages.rs`, which writes it.
mod mark {
    pub const VARIABLE: char = '\u{1}';
    pub const SELECT: char = '\u{2}';
    pub const END: char = '\u{3}';
    pub const DONE: char = '\u{4}';
    pub const CLOSE: char = '\u{5}';
    pub const NEXT: char = '\u{6}';
}

/// A pattern on its way to a sentence.
struct Format<'a> {
    rest: &'a str,
    lang: Lang,
    args: &'a [(&'a str, Arg)],
}

impl<'a> Format<'a> {
    /// Up to the mark, which is passed over.
    fn until(&mut self, mark: char) -> &'a str {
        let (word, rest) = self.rest.split_once(mark).unwrap_or((self.rest, ""));
        self.rest = rest;
        word
    }

    fn arg(&self, name: &str) -> Result<&'a Arg, TextError> {
        let found = self.args.iter().find(|(own, _)| *own == name);
        found.map(|(_, arg)| arg).ok_or(TextError::Incomplete)
    }

    /// Reads to the end of a pattern; writes it, if it is the chosen one.
    fn pattern(&mut self, mut out: Option<&mut String>) -> Result<(), TextError> {
        loop {
            // By bytes: marks are single ones, and most of a long choice is passed over.
            let end = self.rest.bytes().position(|byte| byte < mark::NEXT as u8).unwrap_or(self.rest.len());
            let (words, rest) = self.rest.split_at(end);
            if let Some(out) = &mut out {
                out.push_str(words);
            }
            let mut rest = rest.chars();
            let mark = rest.next();
            self.rest = rest.as_str();
            match mark {
                Some(mark::VARIABLE) => {
                    let name = self.until(mark::END);
                    if let Some(out) = &mut out {
                        match self.arg(name)? {
                            Arg::Text(text) | Arg::Written(_, text) => out.push_str(text),
                            Arg::Number(number) => out.push_str(&number.to_string()),
                        }
                    }
                }
                Some(mark::SELECT) => {
                    let name = self.until(mark::END);
                    let mut open = if out.is_some() { Some(self.arg(name)?) } else { None };
                    while !self.rest.is_empty() && !self.rest.starts_with(mark::CLOSE) {
                        let key = self.until(mark::END);
                        let chosen = open.is_some_and(|arg| key.is_empty() || self.lang.matches(key, arg));
                        if chosen {
                            open = None;
                        }
                        self.pattern(out.as_deref_mut().filter(|_| chosen))?;
                    }
                    self.until(mark::CLOSE);
                }
                Some(mark::DONE) | None => return Ok(()),
                Some(_) => {}
            }
        }
    }
}

impl Lang {
    /// Whether a variant is meant for this value: it is the word, the number, or the number's plural form.
    fn matches(self, key: &str, arg: &Arg) -> bool {
        match arg {
            Arg::Text(text) => text == key,
            Arg::Number(number) | Arg::Written(number, _) => {
                key == self.plural(*number) || key.parse() == Ok(*number)
            }
        }
    }

    /// The plural form that goes with a whole number, by its name in CLDR.
    const fn plural(self, number: i64) -> &'static str {
        match self {
            // Hungarian needs no plural after any number, but has the same two classes.
            Self::En | Self::De | Self::Hu => {
                if number.unsigned_abs() == 1 {
                    "one"
                } else {
                    "other"
                }
            }
        }
    }
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
            open("hu\u{1f}seat=Hely \u{1}n\u{3}\u{1f}cím\u{1f}\u{1f}<p>szöveg</p>").unwrap();
        add(lang, parts.next().unwrap());
        assert_eq!((lang, parts.collect::<Vec<_>>()), (Lang::Hu, vec!["cím", "", "<p>szöveg</p>"]));
        assert_eq!(text(Lang::Hu, "seat", &[("n", 3.into())]), Ok("Hely 3".to_owned()));
        assert!(has(Lang::Hu) && !has(Lang::De));
        assert_eq!(text(Lang::De, "seat", &[]), Err(TextError::NoSuchLanguage));
        // A host's page that says that there is no such file, for instance.
        for other in ["", "<!doctype html>", "fr\u{1f}a=b", "EN\u{1f}a=b"] {
            assert_eq!(open(other).err(), Some(NoTexts), "{other:?}");
        }
    }

    #[test]
    fn messages_may_come_again() {
        for (messages, word) in [("a=one", "one"), ("a=two", "two")] {
            add(Lang::En, messages);
            assert_eq!(text(Lang::En, "a", &[]).as_deref(), Ok(word));
        }
    }

    #[test]
    fn a_missing_key_or_variable_is_an_error() {
        add(Lang::En, "page=\u{1}page\u{3} = Kabinett\u{6}page.tip=Tip");
        let page = [("page", "X".into())];
        assert_eq!(text(Lang::En, "no-such-key", &[]), Err(TextError::NoSuchKey));
        assert_eq!(text(Lang::En, "page.no-such-tip", &[]), Err(TextError::NoSuchKey));
        assert_eq!(text(Lang::En, "page", &[]), Err(TextError::Incomplete));
        assert_eq!(text(Lang::En, "page", &page).as_deref(), Ok("X = Kabinett"));
        assert_eq!(text(Lang::En, "page.tip", &[]).as_deref(), Ok("Tip"));
    }

    /// A variable is only asked for where it is said.
    #[test]
    fn the_first_variant_that_fits_is_said_and_the_last_fits_always() {
        const HITS: &str = "hits=\u{2}n\u{3}0\u{3}none\u{4}one\u{3}\u{2}who\u{3}me\u{3}mine\u{4}\u{3}\u{1}who\u{3}'s\u{4}\u{5}\u{4}\
                            \u{3}\u{1}n\u{3} hits\u{4}\u{5}.";
        for lang in Lang::ALL {
            add(lang, HITS);
            let say = |n: i64, who: &str| text(lang, "hits", &[("n", n.into()), ("who", who.into())]);
            assert_eq!(say(0, "me").as_deref(), Ok("none."));
            assert_eq!(say(1, "me").as_deref(), Ok("mine."));
            assert_eq!(say(1, "Anna").as_deref(), Ok("Anna's."));
            assert_eq!(say(12, "me").as_deref(), Ok("12 hits."));
            assert_eq!(text(lang, "hits", &[("n", 2.into())]).as_deref(), Ok("2 hits."));
            assert_eq!(
                text(lang, "hits", &[("n", "one".into()), ("who", "me".into())]).as_deref(),
                Ok("mine.")
            );
            assert_eq!(text(lang, "hits", &[("n", 1.into())]), Err(TextError::Incomplete));
            assert_eq!(text(lang, "hits", &[]), Err(TextError::Incomplete));
        }
    }

    /// A number chooses its variant however it is written.
    #[test]
    fn a_written_number_chooses_as_the_number_does() {
        add(Lang::En, "bills=\u{2}n\u{3}one\u{3}\u{1}n\u{3} bill\u{4}\u{3}\u{1}n\u{3} bills\u{4}\u{5}");
        let say = |number: i64, written: &str| {
            text(Lang::En, "bills", &[("n", (number, written.to_owned()).into())])
        };
        assert_eq!(say(1, "+1").as_deref(), Ok("+1 bill"));
        assert_eq!(say(1500, "1\u{202f}500").as_deref(), Ok("1\u{202f}500 bills"));
        assert_eq!(text(Lang::En, "bills", &[("n", "1".into())]).as_deref(), Ok("1 bills"));
    }

    /// Not that it should ever happen.
    #[test]
    fn a_cut_pattern_ends() {
        for cut in [
            "a=\u{1}n",
            "a=\u{2}n",
            "a=\u{2}n\u{3}",
            "a=\u{2}n\u{3}one",
            "a=\u{2}n\u{3}one\u{3}x",
            "a=x\u{5}y",
        ] {
            add(Lang::En, cut);
            assert!(text(Lang::En, "a", &[("n", 1.into())]).is_ok(), "{cut:?}");
        }
    }
}
