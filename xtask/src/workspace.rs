//! Where things are, and reading them.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use walkdir::WalkDir;

use crate::error::{At, Result};

/// The folder that holds the workspace's `Cargo.toml`. `cargo run` names it; what was compiled in comes
/// second, because work trees that share a target folder share the compiled task too.
pub fn root() -> PathBuf {
    let here =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map(Path::to_path_buf).unwrap_or(here)
}

/// Cargo's target folder.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).at(path)
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).at(path)
}

/// Writes a file and the folders above it.
pub fn write(path: &Path, data: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).at(folder)?;
    }
    fs::write(path, data).at(path)
}

/// Removes a folder with all it holds, if it is there.
pub fn remove_folder(path: &Path) -> Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error).at(path),
        _ => Ok(()),
    }
}

/// Whether a file's name ends in `.kind`.
pub fn is_kind(file: &str, kind: &str) -> bool {
    Path::new(file).extension().is_some_and(|own| own == kind)
}

/// Every file below `folder`, as a path relative to it with `/` between the parts, sorted.
/// A folder that is not there holds no files.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(std::io::Error::from).at(folder)?;
        if entry.file_type().is_file() {
            let path = entry.path().strip_prefix(folder).unwrap_or(entry.path());
            let parts: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
            found.push(parts.join("/"));
        }
    }
    found.sort();
    Ok(found)
}
