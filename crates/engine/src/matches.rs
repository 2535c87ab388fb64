//! A match: setup, script, state.

/// How strong a computer player is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Level {
    /// Legal and plausible.
    Easy,
    /// Follows the habits of a good table and remembers what everyone may know.
    Normal,
    /// Searches.
    Strong,
}
