//! How things are written as words of a line, and read again.

use std::fmt::{self, Formatter};
use std::str::SplitAsciiWhitespace;

use engine::notation::NotationError;
use engine::{Seat, SeatSet};

pub(crate) type Parsed<T> = Result<T, NotationError>;

/// The words of a line that is being read.
pub(crate) struct Words<'a> {
    text: &'a str,
    rest: SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, rest: text.split_ascii_whitespace() }
    }

    pub(crate) fn fail<T>(&self, wanted: &'static str) -> Parsed<T> {
        Err(NotationError::new(wanted, self.text))
    }

    pub(crate) fn word(&mut self, wanted: &'static str) -> Parsed<&'a str> {
        self.rest.next().map_or_else(|| self.fail(wanted), Ok)
    }

    pub(crate) fn end<T>(mut self, value: T) -> Parsed<T> {
        match self.rest.next() {
            None => Ok(value),
            Some(_) => self.fail("nothing more"),
        }
    }
}

/// Something that is one word of a line.
pub(crate) trait Word: Sized {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result;
    fn take(words: &mut Words<'_>) -> Parsed<Self>;
}

/// Types whose `Display` and `FromStr` are one word.
macro_rules! one_word {
    ($($name:ty),*) => {$(
        impl $crate::words::Word for $name {
            fn put(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
            fn take(words: &mut $crate::words::Words<'_>) -> $crate::words::Parsed<Self> {
                words.word("a word")?.parse()
            }
        }
    )*};
}
pub(crate) use one_word;

one_word!(Seat);

macro_rules! numbers {
    ($($name:ty),*) => {$(
        impl Word for $name {
            fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
            fn take(words: &mut Words<'_>) -> Parsed<Self> {
                let word = words.word("a number")?;
                word.parse().or_else(|_| words.fail("a number"))
            }
        }
    )*};
}

numbers!(u8, u16, i32);

impl Word for bool {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { "yes" } else { "no" })
    }
    fn take(words: &mut Words<'_>) -> Parsed<Self> {
        match words.word("yes or no")? {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => words.fail("yes or no"),
        }
    }
}

/// `-` stands for nothing.
impl<T: Word + std::str::FromStr<Err = NotationError>> Word for Option<T> {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Some(value) => value.put(f),
            None => f.write_str("-"),
        }
    }
    fn take(words: &mut Words<'_>) -> Parsed<Self> {
        match words.word("a word or -")? {
            "-" => Ok(None),
            word => word.parse().map(Some),
        }
    }
}

/// `1,3`, or `-` for nobody.
impl Word for SeatSet {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if index > 0 { "," } else { "" })?;
        }
        Ok(())
    }
    fn take(words: &mut Words<'_>) -> Parsed<Self> {
        match words.word("seats")? {
            "-" => Ok(Self::EMPTY),
            word => word.split(',').map(str::parse).collect(),
        }
    }
}

/// One number for each of the four, `5,-,3,0`; `-` for none.
impl Word for [Option<u8>; 4] {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, number) in self.iter().enumerate() {
            f.write_str(if index > 0 { "," } else { "" })?;
            match number {
                Some(number) => write!(f, "{number}")?,
                None => f.write_str("-")?,
            }
        }
        Ok(())
    }
    fn take(words: &mut Words<'_>) -> Parsed<Self> {
        let word = words.word("four numbers")?;
        let mut four = [None; 4];
        let mut parts = word.split(',');
        for slot in &mut four {
            *slot = match parts.next() {
                Some("-") => None,
                Some(number) => Some(number.parse().or_else(|_| words.fail("four numbers"))?),
                None => return words.fail("four numbers"),
            };
        }
        if parts.next().is_some() { words.fail("four numbers") } else { Ok(four) }
    }
}

/// One amount for each of the four, `512,-30,300,90`.
impl Word for [i32; 4] {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [north, east, south, west] = self;
        write!(f, "{north},{east},{south},{west}")
    }
    fn take(words: &mut Words<'_>) -> Parsed<Self> {
        let word = words.word("four amounts")?;
        let parts: Option<Vec<i32>> = word.split(',').map(|part| part.parse().ok()).collect();
        match parts.and_then(|parts| <[i32; 4]>::try_from(parts).ok()) {
            Some(four) => Ok(four),
            None => words.fail("four amounts"),
        }
    }
}
