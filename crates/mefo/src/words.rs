//! How values are written as text and read from it.

use std::fmt::{self, Formatter};
use std::str::{FromStr, SplitAsciiWhitespace};

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

/// A value that is one word of a line.
pub(crate) trait Word: Sized {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result;
    fn get(word: &str) -> Parsed<Self>;
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Word for $type {
            fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
            fn get(word: &str) -> Parsed<Self> {
                // One spelling for each number, so that what is read is written alike.
                let number: Self = word.parse().map_err(|_| NotationError::new("a number", word))?;
                if number.to_string() == word { Ok(number) } else { Err(NotationError::new("a number", word)) }
            }
        }
    )* };
}

numbers!(u8, u16, u32, i8, i32);

impl Word for bool {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { "yes" } else { "no" })
    }
    fn get(word: &str) -> Parsed<Self> {
        match word {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(NotationError::new("yes or no", word)),
        }
    }
}

impl Word for Seat {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
    fn get(word: &str) -> Parsed<Self> {
        Self::from_str(word)
    }
}

/// `1,4`, or `-` for nobody.
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
    fn get(word: &str) -> Parsed<Self> {
        if word == "-" { Ok(Self::EMPTY) } else { word.split(',').map(Seat::from_str).collect() }
    }
}

/// The value, or `-`.
impl<T: Word> Word for Option<T> {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Some(value) => value.put(f),
            None => f.write_str("-"),
        }
    }
    fn get(word: &str) -> Parsed<Self> {
        if word == "-" { Ok(None) } else { T::get(word).map(Some) }
    }
}

/// The values with commas between.
impl<T: Word + Copy + Default, const N: usize> Word for [T; N] {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, value) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            value.put(f)?;
        }
        Ok(())
    }
    fn get(word: &str) -> Parsed<Self> {
        let mut all = [T::default(); N];
        let mut parts = word.split(',');
        for slot in &mut all {
            *slot = T::get(parts.next().unwrap_or(""))?;
        }
        if parts.next().is_some() { Err(NotationError::new("fewer values", word)) } else { Ok(all) }
    }
}

/// An enumeration without fields whose values have words: type, words both ways, and `ALL`.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident, $wanted:literal, $count:literal, $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// Stable lower-case word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::words::Word for $name {
            fn put(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
            fn get(word: &str) -> $crate::words::Parsed<Self> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.word() == word)
                    .ok_or_else(|| engine::notation::NotationError::new($wanted, word))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
pub(crate) use named;

/// An enumeration whose values are lines of text: a word for the kind, then the fields in the order
/// in which they are declared. Type, text both ways, and the list of kinds.
macro_rules! lines {
    ($(#[$meta:meta])* $name:ident, $wanted:literal, $($(#[$vmeta:meta])* $variant:ident $({ $($(#[$fmeta:meta])* $field:ident : $type:ty),+ $(,)? })? = $word:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$vmeta])* $variant $({ $($(#[$fmeta])* $field: $type),+ })?),+
        }

        impl $name {
            /// The words of all kinds.
            pub const KINDS: &'static [&'static str] = &[$($word),+];

            /// Stable word of the kind; the first word of its text.
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$variant $({ $($field: _),+ })? => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.kind())?;
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($(f.write_str(" ")?; $crate::words::Word::put($field, f)?;)+)?
                        Ok(())
                    })+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = engine::notation::NotationError;

            fn from_str(text: &str) -> $crate::words::Parsed<Self> {
                let mut words = $crate::words::Words::new(text);
                match words.word($wanted)? {
                    $($word => {
                        $($(let $field = <$type as $crate::words::Word>::get(words.word(stringify!($field))?)?;)+)?
                        words.end(Self::$variant $({ $($field),+ })?)
                    })+
                    _ => words.fail($wanted),
                }
            }
        }
    };
}
pub(crate) use lines;
