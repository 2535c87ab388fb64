//! What the browser tests need: npm packages, a Chromium and its driver. Fetched if they are missing.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Stdio,
    time::SystemTime,
};

use crate::{
    error::{Error, Result},
    shell::{self, say},
    workspace,
};

/// The folder of the browser tests.
pub fn e2e() -> PathBuf {
    workspace::root().join("e2e")
}

/// Node, after `npm ci` if the packages are missing or older than their lockfile.
///
/// # Errors
/// When Node or npm is missing, or the packages cannot be fetched.
pub fn node() -> Result<PathBuf> {
    const WHAT: &str = "Node 20 or newer with npm (https://nodejs.org; Debian: apt-get install nodejs npm)";
    let node = shell::find(&["node"]).ok_or_else(|| Error::Missing(WHAT.into()))?;
    let npm = shell::find(&["npm", "npm.cmd"]).ok_or_else(|| Error::Missing(WHAT.into()))?;
    if is_older(&e2e().join("node_modules/.package-lock.json"), &e2e().join("package-lock.json")) {
        say("fetching the npm packages of e2e/");
        shell::run(shell::program(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(e2e()))
            .map_err(|error| Error::Missing(format!("the npm packages of e2e/ ({error})")))?;
    }
    Ok(node)
}

fn is_older(made: &Path, source: &Path) -> bool {
    let time =
        |path: &Path| fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    !made.is_file() || time(made) < time(source)
}

/// A Chromium: the one `CHROMIUM` names, one of the system, Playwright's own, or one installed now.
///
/// # Errors
/// When there is none and none can be fetched.
pub fn chromium(node: &Path) -> Result<PathBuf> {
    if let Some(path) = named("CHROMIUM")? {
        return Ok(path);
    }
    if let Some(path) = system_chromium() {
        return Ok(path);
    }
    if let Some(path) = playwright_chromium(node) {
        return Ok(path);
    }
    say("no browser found; fetching Playwright's Chromium");
    let fetched = shell::run(
        shell::program(node)
            .args(["node_modules/playwright/cli.js", "install", "chromium"])
            .env("PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT", "15000")
            .current_dir(e2e()),
    );
    match fetched {
        Ok(()) => match playwright_chromium(node) {
            Some(path) => return Ok(path),
            None => say("Playwright's Chromium does not start here"),
        },
        Err(error) => say(error),
    }
    install()?;
    system_chromium().ok_or_else(|| Error::Missing("a browser: the installed packages brought none".into()))
}

/// A driver, with the Chromium that it drives: the one `CHROMEDRIVER` names, one of the system, or
/// one installed now.
///
/// # Errors
/// When there is none and none can be installed.
pub fn chromedriver() -> Result<PathBuf> {
    const NAMES: &[&str] = &["chromedriver", "chromium.chromedriver"];
    if let Some(path) = named("CHROMEDRIVER")? {
        return Ok(path);
    }
    if let Some(path) = shell::find(NAMES) {
        return Ok(path);
    }
    say("no ChromeDriver found");
    install()?;
    shell::find(NAMES)
        .ok_or_else(|| Error::Missing("ChromeDriver: the installed packages brought none".into()))
}

/// A program that an environment variable names. A name that leads nowhere is an error, not a reason to
/// take another program.
fn named(variable: &str) -> Result<Option<PathBuf>> {
    match env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from) {
        Some(path) if path.is_file() => Ok(Some(path)),
        Some(path) => Err(Error::Missing(format!("{variable} names {}, which is no file", path.display()))),
        None => Ok(None),
    }
}

fn system_chromium() -> Option<PathBuf> {
    const FIXED: &[&str] = &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    ];
    shell::find(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"])
        .or_else(|| FIXED.iter().map(PathBuf::from).find(|path| path.is_file()))
}

/// The Chromium that Playwright fetched, if it is there and starts: on a bare machine it may lack libraries.
fn playwright_chromium(node: &Path) -> Option<PathBuf> {
    let script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    let path = PathBuf::from(shell::output(shell::program(node).args(["-e", script]).current_dir(e2e()))?);
    let starts = path.is_file()
        && shell::program(&path)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "about:blank"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success());
    starts.then_some(path)
}

/// Installs Chromium and its driver with the system's package manager, where that is possible.
fn install() -> Result<()> {
    const WHAT: &str = "a browser and its driver; install Chromium and ChromeDriver \
        (Debian: apt-get install chromium chromium-driver), or name them in CHROMIUM and CHROMEDRIVER";
    let is_root = shell::output(shell::program("id").arg("-u")).is_some_and(|id| id == "0");
    let Some(apt) = shell::find(&["apt-get"]).filter(|_| is_root) else {
        return Err(Error::Missing(WHAT.into()));
    };
    say("installing Chromium and ChromeDriver with apt-get");
    let apt = |args: &[&str]| {
        let mut command = shell::program(&apt);
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut command).map_err(|error| Error::Missing(format!("{WHAT} ({error})")))
    };
    apt(&["update", "-q"])?;
    apt(&["install", "-y", "-q", "chromium", "chromium-driver"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn packages_are_fetched_when_missing_or_older_than_the_lockfile() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let (made, source) = (folder.path().join("made"), folder.path().join("source"));
        fs::write(&source, "")?;
        assert!(is_older(&made, &source));
        fs::write(&made, "")?;
        let now = SystemTime::now();
        fs::File::options().write(true).open(&source)?.set_modified(now - Duration::from_secs(60))?;
        assert!(!is_older(&made, &source));
        fs::File::options().write(true).open(&source)?.set_modified(now + Duration::from_secs(60))?;
        assert!(is_older(&made, &source));
        Ok(())
    }
}
