//! `cargo play` and `cargo xtask …`: builds, serves, measures and tests Kabinett.
//!
//! Nothing has to be installed for it beyond rustup, a C linker and, for the browser tests, Node.
//! What else is needed (the wasm target, npm packages, a browser) it fetches itself and says so.
#![forbid(unsafe_code)]

mod app;
mod assemble;
mod browser;
mod error;
mod rules;
mod serve;
mod shell;
mod size;
mod stamp;
mod suite;
mod trunk;
mod workspace;

use std::{ffi::OsString, process::ExitCode};

use app::Profile;
use error::{Error, Result};
use lexopt::prelude::*;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [--open] [--port N] [--dev]   build the app and serve it on this machine (also: cargo play)
  dist [--dev]                       build the app into dist/, ready for any static host
  serve [--port N] [--base /DIR/] [--open] [FOLDER]
                                     serve FOLDER (dist/ if none is named)
  test [STEP...]                     every check, in order; `test --list` names the steps
  size                               brotli bytes of a first visit, by part, against the budget
  rules                              rules without a test, and rule numbers that do not exist
  bench [ARGS...]                    games and steps per second of the bots
  arena ARGS...                      the arena's command line
  trunk ARGS...                      trunk, with the wasm-bindgen of this lockfile";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut args = lexopt::Parser::from_env();
    let command = match args.next()? {
        Some(Value(name)) => name.string()?,
        Some(Long("help") | Short('h')) => {
            println!("{USAGE}");
            return Ok(());
        }
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(Error::Usage(USAGE.into())),
    };
    let passes_on = matches!(command.as_str(), "bench" | "arena" | "trunk");
    if !passes_on && std::env::args_os().any(|arg| arg == "--help" || arg == "-h") {
        println!("{USAGE}");
        return Ok(());
    }
    match command.as_str() {
        "play" => {
            let options = Options::parse(args)?.without_folder()?;
            let dist = app::dist(options.profile)?;
            serve::run(&dist, &options.serve)
        }
        "dist" => {
            let options = Options::parse(args)?.without_folder()?;
            let dist = app::dist(options.profile)?;
            println!("Ready for any static host: {}", dist.display());
            Ok(())
        }
        "serve" => {
            let options = Options::parse(args)?;
            let folder = options.folder.map_or_else(|| workspace::root().join("dist"), Into::into);
            serve::run(&folder, &options.serve)
        }
        "test" => suite::run(&strings(args)?),
        "size" => size::check(&app::dist(Profile::Release)?),
        "rules" => rules::check(&workspace::root()),
        "bench" => arena(std::iter::once("bench".into()).chain(rest(args)?)),
        "arena" => arena(rest(args)?),
        "trunk" => trunk::run(&rest(args)?),
        "trunk-hook" => trunk::hook(),
        unknown => Err(Error::Usage(format!("there is no command `{unknown}`\n\n{USAGE}"))),
    }
}

/// Runs the arena, optimised, with these arguments.
fn arena(args: impl IntoIterator<Item = OsString>) -> Result<()> {
    shell::run(
        shell::cargo().args(["run", "--locked", "--profile", "fast", "--package", "arena", "--"]).args(args),
    )
}

/// What `play`, `dist` and `serve` take.
struct Options {
    profile: Profile,
    serve: serve::Options,
    folder: Option<OsString>,
}

impl Options {
    fn parse(mut args: lexopt::Parser) -> Result<Self> {
        let mut options = Self { profile: Profile::Release, serve: serve::Options::default(), folder: None };
        while let Some(arg) = args.next()? {
            match arg {
                Long("dev") => options.profile = Profile::Dev,
                Long("open") => options.serve.open = true,
                Long("port") => options.serve.port = Some(args.value()?.parse()?),
                Long("base") => options.serve.base = serve::Base::parse(&args.value()?.string()?)?,
                Value(folder) if options.folder.is_none() => options.folder = Some(folder),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }

    fn without_folder(self) -> Result<Self> {
        match self.folder {
            None => Ok(self),
            Some(folder) => Err(Error::Usage(format!("unexpected argument {}", folder.display()))),
        }
    }
}

/// The arguments that are left, untouched.
fn rest(mut args: lexopt::Parser) -> Result<Vec<OsString>> {
    Ok(args.raw_args()?.collect())
}

/// The arguments that are left, as text.
fn strings(args: lexopt::Parser) -> Result<Vec<String>> {
    rest(args)?
        .into_iter()
        .map(|arg| arg.into_string().map_err(|arg| Error::Usage(format!("not text: {}", arg.display()))))
        .collect()
}
