//! What can go wrong, said so that the reader knows what to do next.

use std::{io, path::PathBuf};

/// The result of every task.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a task stopped.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line was not understood.
    #[error("{0}")]
    Usage(String),
    /// A file or folder could not be read or written.
    #[error("{path}: {source}", path = path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A program could not be started at all.
    #[error("cannot start {program}: {source}")]
    Start {
        /// The program.
        program: String,
        /// What the system said.
        source: io::Error,
    },
    /// A program ran and reported a failure.
    #[error("{command} failed ({status})")]
    Failed {
        /// The whole command line.
        command: String,
        /// How it ended.
        status: std::process::ExitStatus,
    },
    /// Something this machine lacks and the task could not fetch. The text says what to install.
    #[error("missing: {0}")]
    Missing(String),
    /// wasm-bindgen refused the module.
    #[error("wasm-bindgen: {0}")]
    Bindgen(String),
    /// A source of the page lacks something that the build replaces.
    #[error("{file}: {problem}")]
    Template {
        /// The file, relative to the workspace.
        file: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The texts of the languages could not be made.
    #[error(transparent)]
    Texts(#[from] texts::Error),
    /// The local server could not be started.
    #[error("cannot serve on {address}: {reason}")]
    Serve {
        /// The address asked for.
        address: String,
        /// What the system said.
        reason: String,
    },
    /// A check of this project found faults; they were printed before.
    #[error("{0}")]
    Check(String),
}

impl From<lexopt::Error> for Error {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}

/// Names the file in an I/O error.
pub trait At<T> {
    /// The same result, with the path in its error.
    ///
    /// # Errors
    /// Those of the result itself.
    fn at(self, path: impl Into<PathBuf>) -> Result<T>;
}

impl<T> At<T> for io::Result<T> {
    fn at(self, path: impl Into<PathBuf>) -> Result<T> {
        self.map_err(|source| Error::Io { path: path.into(), source })
    }
}
