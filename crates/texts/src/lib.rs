//! Makes what the app says: one file a language, with the messages of `locales/<language>/*.ftl` and the
//! rules of `docs/rules`.
//!
//! The build puts the files beside the app, which loads the one it needs (docs/decisions/0011). What is the
//! same about the rules in every language is [`Texts::tables`], and is compiled in.
//!
//! A file is a list of parts with [`SEPARATOR`] between them: the language's tag, its messages (in the short
//! form of `messages.rs`), and for each game by name: the introduction, the titles of the sections, and title
//! and body of each rule. How many there are stands in the tables.
#![forbid(unsafe_code)]

mod messages;
mod rules;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

pub use rules::Texts;

/// The tags of the languages, in the order of `locale::Lang::ALL`. The first is the one that the others
/// are compared with.
pub const LANGS: [&str; 3] = ["en", "de", "hu"];

/// Stands between the parts of a file, and in none of them; the same as `locale::SEPARATOR`.
pub const SEPARATOR: char = '\u{1f}';

/// Why the files could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A source cannot be read.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A source says something that it must not, or lacks something.
    #[error("{file}: {problem}")]
    Source {
        /// Which, from the top of the workspace.
        file: String,
        /// What is wrong with it.
        problem: String,
    },
}

/// The names and texts of all files in a folder that end in `.kind`, by name.
fn sources(folder: &Path, kind: &str) -> Result<Vec<(String, String)>, Error> {
    let at = |path: &Path| {
        let path = path.to_owned();
        |source| Error::Io { path, source }
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        if path.extension().is_some_and(|own| own == kind)
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            found.push((name.to_owned(), fs::read_to_string(&path).map_err(at(&path))?));
        }
    }
    found.sort();
    Ok(found)
}
