//! Names that must never change: they stand in links, files and rules.

use std::fmt;

/// Which game. The code stands in links for ever; the word stands in text notation and routes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId {
    /// `0..64`, unique for ever. 1 Secret Hitler, 2 Die Macher, 3 Konzern, 4 Mefo.
    pub code: u8,
    /// Lower-case word with hyphens, as in `secret-hitler`.
    pub word: &'static str,
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word)
    }
}

/// The number of a rule in `docs/rules/<game>.md`, as `SH-14`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One match, whatever becomes of it: two links with the same id are two tellings of one match.
/// 48 random bits, drawn by the driver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct MatchId(u64);

impl MatchId {
    /// How many bits an id has.
    pub const BITS: u32 = 48;

    /// From random bits; those above [`Self::BITS`] are dropped.
    pub const fn new(bits: u64) -> Self {
        Self(bits & ((1 << Self::BITS) - 1))
    }

    /// As a number below 2⁴⁸.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:012x}", self.0)
    }
}

impl std::str::FromStr for MatchId {
    type Err = crate::notation::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match u64::from_str_radix(text, 16) {
            Ok(bits) if text.len() == 12 => Ok(Self::new(bits)),
            _ => Err(crate::notation::NotationError::new("twelve hexadecimal digits", text)),
        }
    }
}
