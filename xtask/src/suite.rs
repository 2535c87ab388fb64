//! `cargo xtask test`: every check of the project, in order.

use std::{
    env,
    net::{Ipv4Addr, TcpListener},
    time::Instant,
};

use regex_lite::Regex;

use crate::{
    app::{self, Profile},
    browser,
    error::{Error, Result},
    rules, shell, size, stamp, trunk, workspace,
};

/// A step: its name on the command line, what it does, and how.
struct Step {
    name: &'static str,
    about: &'static str,
    run: fn(&mut Tally, &[String]) -> Result<()>,
}

const STEPS: &[Step] = &[
    Step { name: "format", about: "rustfmt", run: format },
    Step { name: "lint", about: "clippy, all crates and targets", run: lint },
    Step { name: "lint-wasm", about: "clippy, the app for the browser", run: lint_wasm },
    Step { name: "native", about: "tests of every crate", run: native },
    Step { name: "rules", about: "each numbered rule has a test", run: rule_coverage },
    Step { name: "wasm", about: "tests of the app inside a browser", run: wasm },
    Step { name: "size", about: "release build, and that it has not grown", run: size_budget },
    Step { name: "browser", about: "tests of the built app through its page", run: browser_tests },
];

/// How a step ended.
enum End {
    Passed,
    Failed(String),
    Skipped(String),
}

/// Runs the named steps, or all of them, and prints what came of each. What follows `--` goes to
/// Playwright. A step that this machine cannot run is skipped with a word; where `CI=true`, it fails.
///
/// # Errors
/// When a step fails.
pub fn run(args: &[String]) -> Result<()> {
    let (names, extra) = match args.iter().position(|arg| arg == "--") {
        Some(at) => (args.get(..at).unwrap_or_default(), args.get(at + 1..).unwrap_or_default()),
        None => (args, &[][..]),
    };
    if names.iter().any(|name| name == "--list") {
        for step in STEPS {
            println!("{:<10} {}", step.name, step.about);
        }
        return Ok(());
    }
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(Error::Usage(format!(
            "there is no step `{unknown}`; `cargo xtask test --list` names them"
        )));
    }
    let strict = env::var("CI").is_ok_and(|value| value == "true");
    let mut tally = Tally::new();
    let mut ends = Vec::new();
    for step in STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)) {
        shell::say(format_args!("{}: {}", step.name, step.about));
        let (start, before) = (Instant::now(), tally.counted());
        let end = match (step.run)(&mut tally, extra) {
            Ok(()) => End::Passed,
            Err(error @ Error::Missing(_)) if !strict => End::Skipped(error.to_string()),
            Err(error) => End::Failed(error.to_string()),
        };
        // A step that runs no tests, or did not get to them, counts as one.
        match &end {
            End::Passed if tally.counted() == before => tally.passed += 1,
            End::Failed(_) if tally.failed == before.1 => tally.failed += 1,
            _ => {}
        }
        if let End::Failed(reason) = &end {
            shell::say(format_args!("{} FAILED: {reason}", step.name));
        }
        ends.push((step.name, end, start.elapsed()));
    }
    println!();
    for (name, end, time) in &ends {
        let end = match end {
            End::Passed => "passed".into(),
            End::Failed(reason) => format!("FAILED: {reason}"),
            End::Skipped(reason) => format!("SKIPPED: {reason}"),
        };
        println!("{name:<10} {:>7.1} s  {end}", time.as_secs_f32());
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    let failed: Vec<_> =
        ends.iter().filter(|(_, end, _)| matches!(end, End::Failed(_))).map(|(name, ..)| *name).collect();
    if failed.is_empty() { Ok(()) } else { Err(Error::Check(format!("failed: {}", failed.join(", ")))) }
}

fn format(_: &mut Tally, _: &[String]) -> Result<()> {
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
}

fn lint(_: &mut Tally, _: &[String]) -> Result<()> {
    shell::run(shell::cargo().args([
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn lint_wasm(_: &mut Tally, _: &[String]) -> Result<()> {
    shell::ensure_wasm_target()?;
    let mut cargo = shell::cargo();
    cargo.args(["clippy", "--locked", "--target", shell::WASM, "--package", app::NAME, "--all-targets"]);
    shell::run(cargo.args(["--", "-D", "warnings"]))
}

fn native(tally: &mut Tally, _: &[String]) -> Result<()> {
    tally.run(shell::cargo().args(["test", "--locked", "--workspace", "--no-fail-fast"]))
}

fn rule_coverage(_: &mut Tally, _: &[String]) -> Result<()> {
    rules::check(&workspace::root())
}

/// Optimised, because these tests then share what the app's release build compiled.
fn wasm(tally: &mut Tally, _: &[String]) -> Result<()> {
    shell::ensure_wasm_target()?;
    let driver = browser::chromedriver()?;
    let runner = trunk::runner()?;
    let version = stamp::version(&workspace::root())?;
    tally.run(
        shell::cargo()
            .args([
                "test",
                "--locked",
                "--release",
                "--target",
                shell::WASM,
                "--package",
                app::NAME,
                "--test",
                "web",
            ])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
            .env("CHROMEDRIVER", driver)
            .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
            .env(stamp::VARIABLE, version),
    )
}

fn size_budget(_: &mut Tally, _: &[String]) -> Result<()> {
    size::check_growth(&app::dist(Profile::Release)?)
}

fn browser_tests(tally: &mut Tally, extra: &[String]) -> Result<()> {
    let node = browser::node()?;
    let chromium = browser::chromium(&node)?;
    app::dist(Profile::Release)?;
    let me = env::current_exe().map_err(|source| Error::Start { program: "xtask".into(), source })?;
    let [at_root, at_folder] = free_ports()?;
    tally.run(
        shell::program(node)
            .args(["node_modules/@playwright/test/cli.js", "test"])
            .args(extra)
            .current_dir(browser::e2e())
            .env("CHROMIUM", chromium)
            .env("XTASK", me)
            .env("KABINETT_PORT", at_root.to_string())
            .env("KABINETT_PORT_SUB", at_folder.to_string()),
    )
}

/// Two ports that nothing listens on, so that test runs do not meet each other.
fn free_ports() -> Result<[u16; 2]> {
    let listen = || {
        TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr().map(|address| (address.port(), listener)))
            .map_err(|error| Error::Serve { address: "127.0.0.1".into(), reason: error.to_string() })
    };
    // Both are held until both are known, so they differ.
    let (first, second) = (listen()?, listen()?);
    Ok([first.0, second.0])
}

/// Tests counted from what the programs that run them print.
struct Tally {
    passed: usize,
    failed: usize,
    cargo: Regex,
    playwright: Regex,
    colour: Regex,
}

impl Tally {
    fn new() -> Self {
        let pattern = |text: &str| Regex::new(text).unwrap_or_else(|error| unreachable!("{text}: {error}"));
        Self {
            passed: 0,
            failed: 0,
            cargo: pattern(r"^test result: \w+\. (\d+) passed; (\d+) failed"),
            playwright: pattern(r"^\s+(\d+) (passed|failed|flaky|did not run)(?: \(|$)"),
            colour: pattern(r"\x1b\[[0-9;]*[A-Za-z]"),
        }
    }

    fn counted(&self) -> (usize, usize) {
        (self.passed, self.failed)
    }

    fn run(&mut self, command: &mut std::process::Command) -> Result<()> {
        shell::run_watched(command, |line| self.count(line))
    }

    fn count(&mut self, line: &str) {
        let line = self.colour.replace_all(line, "");
        let number = |text: &str| text.parse::<usize>().unwrap_or(0);
        if let Some(found) = self.cargo.captures(&line) {
            self.passed += number(&found[1]);
            self.failed += number(&found[2]);
        } else if let Some(found) = self.playwright.captures(&line) {
            match &found[2] {
                // A flaky test has passed in the end; Playwright lists it by name.
                "passed" | "flaky" => self.passed += number(&found[1]),
                _ => self.failed += number(&found[1]),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_both_test_runners_are_counted() {
        let mut tally = Tally::new();
        for line in [
            "running 3 tests",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: \u{1b}[31mFAILED\u{1b}[0m. 2 passed; 1 failed; 0 ignored; 0 filtered out",
            "  \u{1b}[32m12 passed\u{1b}[39m (9.1s)",
            "  2 failed",
            "  1 did not run",
            "  ok 4 passed the curtain (1s)",
        ] {
            tally.count(line);
        }
        assert_eq!(tally.counted(), (17, 4));
    }

    #[test]
    fn the_two_ports_differ() -> Result<()> {
        let [a, b] = free_ports()?;
        assert_ne!(a, b);
        Ok(())
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert!(matches!(run(&["formatt".into()]), Err(Error::Usage(_))));
    }
}
