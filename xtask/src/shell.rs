//! Running other programs.

use std::{
    env,
    ffi::OsStr,
    io::{self, BufRead, BufReader, IsTerminal, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use crate::{
    error::{Error, Result},
    workspace,
};

/// The target the app is built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Says what is going on, apart from the output of the programs that are run.
pub fn say(message: impl std::fmt::Display) {
    eprintln!("[xtask] {message}");
}

/// A program, run at the top of the workspace.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(workspace::root());
    command
}

/// The cargo that runs this task.
pub fn cargo() -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program to its end.
///
/// # Errors
/// When it cannot be started, or reports a failure.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|source| start_error(command, source))?;
    if status.success() { Ok(()) } else { Err(Error::Failed { command: line(command), status }) }
}

/// Runs a program to its end, shows what it prints to its standard output, and hands every line to `watch`.
///
/// # Errors
/// When it cannot be started, or reports a failure.
pub fn run_watched(command: &mut Command, mut watch: impl FnMut(&str)) -> Result<()> {
    if io::stderr().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|source| start_error(command, source))?;
    if let Some(output) = child.stdout.take() {
        let mut out = io::stdout().lock();
        for text in BufReader::new(output).split(b'\n') {
            let Ok(text) = text else { break };
            let text = String::from_utf8_lossy(&text);
            // A closed output must not end the run half way: its result is still reported by the exit code.
            let _ = writeln!(out, "{text}");
            watch(&text);
        }
        let _ = out.flush();
    }
    let status = child.wait().map_err(|source| start_error(command, source))?;
    if status.success() { Ok(()) } else { Err(Error::Failed { command: line(command), status }) }
}

/// What a program prints to its standard output, or nothing if it cannot be started or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// Runs a step and says how long it took.
pub fn timed<T>(name: &str, step: impl FnOnce() -> Result<T>) -> Result<T> {
    let start = Instant::now();
    let result = step();
    say(format_args!("{name}: {:.1} s", start.elapsed().as_secs_f32()));
    result
}

/// The first of these programs that is on PATH.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    names.iter().find_map(|name| find_in(env::split_paths(&path), name))
}

fn find_in(folders: impl Iterator<Item = PathBuf>, name: &str) -> Option<PathBuf> {
    // `npm.cmd` and the like are named with their ending.
    let suffix = if name.contains(".cmd") { "" } else { env::consts::EXE_SUFFIX };
    let file = format!("{name}{suffix}");
    folders.map(|folder| folder.join(&file)).find(|path| path.is_absolute() && path.is_file())
}

/// Adds the wasm target with rustup if the compiler has no standard library for it.
///
/// # Errors
/// When it is missing and rustup is missing too or cannot fetch it.
pub fn ensure_wasm_target() -> Result<()> {
    let folder = output(program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    say(format_args!("adding the target {WASM} with rustup"));
    run(program("rustup").args(["target", "add", WASM])).map_err(|error| {
        Error::Missing(format!(
            "the standard library for {WASM} ({error}). With a network, run: rustup target add {WASM}"
        ))
    })
}

fn start_error(command: &Command, source: io::Error) -> Error {
    Error::Start { program: command.get_program().to_string_lossy().into_owned(), source }
}

fn line(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_only_where_it_is_a_file() -> std::result::Result<(), io::Error> {
        let (empty, full) = (tempfile::tempdir()?, tempfile::tempdir()?);
        let name = format!("tool{}", env::consts::EXE_SUFFIX);
        std::fs::create_dir(empty.path().join(&name))?;
        std::fs::write(full.path().join(&name), "")?;
        let folders = || [empty.path().to_path_buf(), full.path().to_path_buf()].into_iter();
        assert_eq!(find_in(folders(), "tool"), Some(full.path().join(&name)));
        assert_eq!(find_in(folders(), "other"), None);
        Ok(())
    }

    #[test]
    fn output_of_a_program_that_is_not_there_is_nothing() {
        assert_eq!(output(&mut Command::new("kabinett-no-such-program")), None);
    }
}
