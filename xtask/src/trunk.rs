//! Trunk, without anything for it to download.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    app::NAME,
    assemble::{self, Parts},
    error::{At, Error, Result},
    shell, stamp,
    workspace::{self, files, read, read_text},
};

/// Runs `trunk …` with this lockfile's wasm-bindgen on its PATH. A release build gets its stamp.
///
/// # Errors
/// When Trunk is not installed or fails.
pub fn run(args: &[OsString]) -> Result<()> {
    if shell::find(&["trunk"]).is_none() {
        return Err(Error::Missing(
            "trunk; run: cargo install trunk@0.21.14 --locked (or use: cargo play)".into(),
        ));
    }
    shell::ensure_wasm_target()?;
    let tool = runner()?;
    let folder = tool.with_file_name("xtask-tools");
    fs::create_dir_all(&folder).at(&folder)?;
    let link = folder.join(format!("wasm-bindgen{}", env::consts::EXE_SUFFIX));
    if link.exists() {
        fs::remove_file(&link).at(&link)?;
    }
    fs::hard_link(&tool, &link).or_else(|_| fs::copy(&tool, &link).map(|_| ())).at(&link)?;
    let old = env::var_os("PATH").unwrap_or_default();
    let path = std::iter::once(folder).chain(env::split_paths(&old));
    let path = env::join_paths(path).map_err(|error| Error::Missing(format!("a usable PATH ({error})")))?;
    let mut trunk = shell::program("trunk");
    trunk.args(args).env("PATH", path);
    // What `trunk serve` builds again after an edit would still carry the stamp of its start.
    let builds = args.first().is_some_and(|command| command == "build");
    if builds && args.iter().any(|arg| arg == "--release") {
        trunk.env(stamp::VARIABLE, stamp::version(&workspace::root())?);
    } else {
        trunk.env_remove(stamp::VARIABLE);
    }
    shell::run(&mut trunk)
}

/// Builds `wasm-runner`, which is wasm-bindgen's test runner and its command line.
///
/// # Errors
/// When it does not compile.
pub fn runner() -> Result<PathBuf> {
    shell::run(shell::cargo().args(["build", "--locked", "--package", "wasm-runner"]))?;
    Ok(workspace::target().join("debug").join(format!("wasm-runner{}", env::consts::EXE_SUFFIX)))
}

/// Trunk's `post_build` hook: replaces what Trunk staged by what [`assemble::assemble`] makes of it, so
/// that both ways to build give the same page.
///
/// # Errors
/// When it is not Trunk that calls, or the staged folder lacks the app.
pub fn hook() -> Result<()> {
    let stage = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| Error::Usage("trunk-hook is for Trunk's post_build hook".into()))?;
    let version = env::var(stamp::VARIABLE).unwrap_or_else(|_| stamp::DEV.into());
    finish(&workspace::root(), &stage, &version)
}

fn finish(root: &Path, stage: &Path, version: &str) -> Result<()> {
    let staged = files(stage)?;
    let find = |end: &str| -> Result<Vec<u8>> {
        let is_it = |file: &&String| file.starts_with(NAME) && file.ends_with(end) && !file.contains('/');
        let file = staged.iter().find(is_it).ok_or_else(|| Error::Template {
            file: stage.display().to_string(),
            problem: format!("Trunk staged no {NAME}…{end}"),
        })?;
        read(&stage.join(file))
    };
    let (glue, wasm) = (find(".js")?, find("_bg.wasm")?);
    // Trunk writes its reload script into the page only when it serves.
    let reload = read_text(&stage.join("index.html"))?.contains(".well-known/trunk/ws");
    let snippets = stage.join("snippets");
    let kept = stage.with_extension("kabinett");
    workspace::remove_folder(&kept)?;
    let texts = texts::Texts::read(root)?.files();
    let parts = Parts { version, glue, wasm, snippets: &snippets, texts: &texts, reload };
    assemble::assemble(root, &parts, &kept)?;
    for file in &staged {
        let file = stage.join(file);
        fs::remove_file(&file).at(&file)?;
    }
    for file in files(&kept)? {
        workspace::write(&stage.join(&file), read(&kept.join(&file))?)?;
    }
    workspace::remove_folder(&kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::write;

    /// What Trunk 0.21 stages, in small.
    fn stage(serving: bool) -> Result<tempfile::TempDir> {
        let folder = tempfile::tempdir().map_err(|source| Error::Io { path: "temp".into(), source })?;
        let stage = folder.path().join("stage");
        let page = if serving {
            "<script>new WebSocket('.well-known/trunk/ws')</script>"
        } else {
            "<script></script>"
        };
        for (file, text) in [
            ("index.html", page),
            ("kabinett-0a1b2c.js", "glue"),
            ("kabinett-0a1b2c_bg.wasm", "wasm"),
            ("tokens-99.css", "css"),
            ("boot.js", "boot"),
            ("snippets/dep-1/inline0.js", "snippet"),
        ] {
            write(&stage.join(file), text)?;
        }
        Ok(folder)
    }

    #[test]
    fn trunks_stage_becomes_the_page_of_dist() -> Result<()> {
        for serving in [false, true] {
            let folder = stage(serving)?;
            let stage = folder.path().join("stage");
            finish(&workspace::root(), &stage, "0123456789abcdef")?;
            let names = files(&stage)?;
            let count = |start: &str| names.iter().filter(|name| name.starts_with(start)).count();
            assert_eq!(
                (count("kabinett-"), count("style-"), count("boot"), count("tokens")),
                (2, 1, 1, 0),
                "{names:?}"
            );
            assert_eq!(count("trunk-reload-"), usize::from(serving));
            assert_eq!(count("texts-"), texts::LANGS.len());
            assert_eq!(count("snippets/dep-1/inline0.js"), 1);
            let page = read_text(&stage.join("index.html"))?;
            assert!(
                page.contains("content=\"0123456789abcdef\"") && page.contains("Content-Security-Policy")
            );
            assert!(!folder.path().join("stage.kabinett").exists());
        }
        Ok(())
    }

    #[test]
    fn a_stage_without_the_app_is_refused() -> Result<()> {
        let folder = stage(false)?;
        let stage = folder.path().join("stage");
        let wasm = stage.join("kabinett-0a1b2c_bg.wasm");
        fs::remove_file(&wasm).at(&wasm)?;
        assert!(matches!(finish(&workspace::root(), &stage, stamp::DEV), Err(Error::Template { .. })));
        Ok(())
    }
}
