//! The one version of a build, and names that change with their content.
//!
//! The stamp is known before the app is compiled, because it is taken from what goes into the build.
//! So the same text can stand in the page, in the wasm and in the service worker, and they can tell
//! whether they belong together.

use std::path::Path;

use sha2::{Digest, Sha256};

use crate::{
    error::Result,
    shell,
    workspace::{files, read},
};

/// The environment variable through which the app learns its version (`option_env!`).
pub const VARIABLE: &str = "KABINETT_VERSION";

/// The version of a build that is not to be kept: no service worker, no stamp.
pub const DEV: &str = "dev";

/// Everything that can change a byte of a build.
const INPUTS: &[&str] = &[
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "build.rs",
    "crates",
    "docs/rules",
    "index.html",
    "locales",
    "public",
    "src",
    "style",
    "xtask",
];

/// The version of what a release build of this workspace would make: sixteen hexadecimal digits.
///
/// # Errors
/// When a source cannot be read.
pub fn version(root: &Path) -> Result<String> {
    let compiler = shell::output(shell::program("rustc").arg("--version")).unwrap_or_default();
    inputs_hash(root, &compiler)
}

fn inputs_hash(root: &Path, compiler: &str) -> Result<String> {
    let mut hash = Sha256::new();
    add(&mut hash, compiler.as_bytes());
    for input in INPUTS {
        let path = root.join(input);
        if path.is_file() {
            add(&mut hash, input.as_bytes());
            add(&mut hash, &read(&path)?);
        } else {
            for file in files(&path)? {
                add(&mut hash, format!("{input}/{file}").as_bytes());
                add(&mut hash, &read(&path.join(&file))?);
            }
        }
    }
    Ok(short(&hash.finalize()))
}

/// Adds a part with its length, so that no two lists of parts run together to the same bytes.
fn add(hash: &mut Sha256, part: &[u8]) {
    hash.update((part.len() as u64).to_le_bytes());
    hash.update(part);
}

/// The part of a file name that changes with the content.
pub fn content(data: &[u8]) -> String {
    short(&Sha256::digest(data))
}

fn short(digest: &[u8]) -> String {
    use std::fmt::Write as _;
    digest.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::write;

    #[test]
    fn the_version_follows_content_name_and_compiler() -> Result<()> {
        let folder =
            tempfile::tempdir().map_err(|source| crate::error::Error::Io { path: "temp".into(), source })?;
        let root = folder.path();
        write(&root.join("src/main.rs"), "fn main() {}")?;
        let first = inputs_hash(root, "rustc 1")?;
        assert_eq!(first.len(), 16);
        assert_eq!(first, inputs_hash(root, "rustc 1")?);
        assert_ne!(first, inputs_hash(root, "rustc 2")?);
        write(&root.join("target/anything"), "x")?;
        assert_eq!(first, inputs_hash(root, "rustc 1")?, "what is no input does not count");
        write(&root.join("src/main.rs"), "fn main() { }")?;
        let second = inputs_hash(root, "rustc 1")?;
        assert_ne!(first, second);
        std::fs::rename(root.join("src/main.rs"), root.join("src/other.rs"))
            .map_err(|source| crate::error::Error::Io { path: root.into(), source })?;
        assert_ne!(second, inputs_hash(root, "rustc 1")?);
        Ok(())
    }

    #[test]
    fn content_names_are_the_start_of_sha256() {
        assert_eq!(content(b""), "e3b0c44298fc1c14");
        assert_eq!(content(b"abc"), "ba7816bf8f01cfea");
    }
}
