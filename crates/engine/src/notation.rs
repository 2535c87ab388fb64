//! A match as readable text, and back.

use std::fmt;

/// A piece of text that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What should stand there.
    pub wanted: &'static str,
    /// What stands there, at most 80 characters of it.
    pub found: String,
    /// The line, from 1; 0 while it is not known.
    pub line: usize,
}

impl NotationError {
    /// An error without a line.
    pub fn new(wanted: &'static str, found: &str) -> Self {
        Self { wanted, found: found.chars().take(80).collect(), line: 0 }
    }

    /// The same error, in this line.
    #[must_use]
    pub fn in_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "Line {}: ", self.line)?;
        }
        write!(f, "expected {}, found “{}”.", self.wanted, self.found)
    }
}

impl std::error::Error for NotationError {}
