//! `cargo xtask build|play|serve|test|trunk`: everything in one command.
use std::{
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    process::{Command, ExitCode},
    time::Instant,
};

type R<T = ()> = Result<T, String>;
const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let r = match args.first().map(String::as_str) {
        Some("build") => build(rest).map(|_| ()),
        Some("play") => build(rest).and_then(|d| serve(&d, rest)),
        Some("serve") => serve(&root().join("dist"), rest),
        Some("test") => test(),
        Some("trunk") => trunk(rest),
        // Trunk's post_build hook.
        Some("precache") => precache(Path::new(&env::var_os("TRUNK_STAGING_DIR").expect("run by trunk"))),
        _ => Err("usage: cargo xtask build|play|serve|test|trunk".into()),
    };
    match r {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}
fn cargo() -> Command {
    let mut c = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    c.current_dir(root());
    c
}
fn run(c: &mut Command) -> R {
    let s = c.status().map_err(|e| format!("cannot start {c:?}: {e}"))?;
    if s.success() { Ok(()) } else { Err(format!("{c:?}: {s}")) }
}
fn step<T>(name: &str, f: impl FnOnce() -> R<T>) -> R<T> {
    let t = Instant::now();
    let r = f();
    eprintln!("[xtask] {name}: {:.1} s", t.elapsed().as_secs_f32());
    r
}

/// The wasm target's standard library: present, or added with rustup.
fn ensure_target() -> R {
    let out = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(root())
        .output()
        .map_err(|e| format!("rustc: {e}"))?;
    let dir = String::from_utf8_lossy(&out.stdout).trim().to_string();
    if out.status.success() && Path::new(&dir).is_dir() {
        return Ok(());
    }
    eprintln!("[xtask] adding the target {TARGET} with rustup");
    run(Command::new("rustup").args(["target", "add", TARGET]).current_dir(root())).map_err(|e| {
        format!("{e}\nThe standard library for {TARGET} is missing; run: rustup target add {TARGET}")
    })
}

fn hash(data: &[u8]) -> String {
    let mut h = DefaultHasher::new();
    data.hash(&mut h);
    format!("{:016x}", h.finish())
}

fn build(args: &[String]) -> R<PathBuf> {
    let dev = args.iter().any(|a| a == "--dev");
    ensure_target()?;
    let profile = if dev { "debug" } else { "release" };
    step("cargo build (wasm)", || {
        let mut c = cargo();
        c.args(["build", "--locked", "--target", TARGET, "--bin", "game"]);
        if !dev {
            c.arg("--release");
        }
        run(&mut c)
    })?;
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from).unwrap_or_else(|| root().join("target"));
    let wasm = target.join(TARGET).join(profile).join("game.wasm");
    let tmp = target.join("xtask-bindgen");
    let _ = fs::remove_dir_all(&tmp);
    step("wasm-bindgen", || {
        (|| {
            wasm_bindgen_cli_support::Bindgen::new()
                .input_path(&wasm)
                .web(true)?
                .typescript(false)
                .debug(dev)
                .remove_name_section(!dev)
                .remove_producers_section(true)
                .out_name("game")
                .generate(&tmp)
        })()
        .map_err(|e| format!("{e:?}"))
    })?;
    let bg = tmp.join("game_bg.wasm");
    let dist = root().join("dist");
    let _ = fs::remove_dir_all(&dist);
    copy_dir(&root().join("public"), &dist)?;
    let read = |p: &Path| fs::read(p).map_err(|e| format!("{}: {e}", p.display()));
    let put = |name: &str, data: &[u8]| fs::write(dist.join(name), data).map_err(|e| format!("{name}: {e}"));

    let (w, css) = (read(&bg)?, read(&root().join("style/main.css"))?);
    let wname = format!("game-{}_bg.wasm", hash(&w));
    let j = String::from_utf8(read(&tmp.join("game.js"))?).unwrap();
    let jname = format!("game-{}.js", hash(j.as_bytes()));
    let cname = format!("main-{}.css", hash(&css));
    put(&wname, &w)?;
    put(&jname, j.as_bytes())?;
    put(&cname, &css)?;

    let mut html = String::new();
    for line in fs::read_to_string(root().join("index.html")).unwrap().lines() {
        let t = line.trim();
        if t.contains("data-trunk") && t.contains("rel=\"rust\"") {
            html += &format!(
                "<link rel=\"modulepreload\" href=\"{jname}\" />\n<link rel=\"preload\" href=\"{wname}\" as=\"fetch\" type=\"application/wasm\" crossorigin />\n<script type=\"module\">import init from \"./{jname}\"; init({{ module_or_path: \"./{wname}\" }});</script>\n"
            );
        } else if t.contains("data-trunk") && t.contains("rel=\"css\"") {
            html += &format!("<link rel=\"stylesheet\" href=\"{cname}\" />\n");
        } else if t.contains("data-trunk") {
        } else {
            html += line;
            html += "\n";
        }
    }
    put("index.html", html.as_bytes())?;
    precache(&dist)?;
    Ok(dist)
}

/// Writes the list of built files and a version into `sw.js`.
fn precache(dist: &Path) -> R {
    let read = |p: &Path| fs::read(p).map_err(|e| format!("{}: {e}", p.display()));
    let sw = dist.join("sw.js");
    if sw.exists() {
        let mut files = vec![];
        list(dist, dist, &mut files)?;
        files.retain(|f| f != "sw.js");
        files.sort();
        let mut all = vec![];
        for f in &files {
            all.extend(read(&dist.join(f))?);
        }
        let json =
            format!("[\"./\",{}]", files.iter().map(|f| format!("\"{f}\"")).collect::<Vec<_>>().join(","));
        let s = fs::read_to_string(&sw).unwrap();
        let s = s.replace("[/*PRECACHE*/]", &json).replace("/*VERSION*/", &hash(&all));
        fs::write(&sw, s).unwrap();
    }
    Ok(())
}

fn list(base: &Path, dir: &Path, out: &mut Vec<String>) -> R {
    for e in fs::read_dir(dir).map_err(|e| e.to_string())? {
        let p = e.unwrap().path();
        if p.is_dir() {
            list(base, &p, out)?;
        } else {
            out.push(p.strip_prefix(base).unwrap().to_str().unwrap().replace('\\', "/"));
        }
    }
    Ok(())
}

fn copy_dir(from: &Path, to: &Path) -> R {
    fs::create_dir_all(to).map_err(|e| e.to_string())?;
    for e in fs::read_dir(from).map_err(|e| e.to_string())? {
        let p = e.unwrap().path();
        let t = to.join(p.file_name().unwrap());
        if p.is_dir() {
            copy_dir(&p, &t)?
        } else {
            fs::copy(&p, &t).map(|_| ()).map_err(|e| e.to_string())?
        }
    }
    Ok(())
}

/// Builds `wasm-runner` and says where it is.
fn runner() -> R<PathBuf> {
    step("wasm-runner", || run(cargo().args(["build", "--locked", "--package", "wasm-runner"])))?;
    Ok(env::current_exe().unwrap().with_file_name(format!("wasm-runner{}", env::consts::EXE_SUFFIX)))
}

/// `trunk ...` with wasm-runner as its `wasm-bindgen`: nothing to download.
fn trunk(args: &[String]) -> R {
    ensure_target()?;
    let tool = runner()?;
    let shim = tool.with_file_name("xtask-shims");
    fs::create_dir_all(&shim).map_err(|e| e.to_string())?;
    let link = shim.join(format!("wasm-bindgen{}", env::consts::EXE_SUFFIX));
    let _ = fs::remove_file(&link);
    fs::hard_link(&tool, &link).or_else(|_| fs::copy(&tool, &link).map(|_| ())).map_err(|e| e.to_string())?;
    let mut path = vec![shim];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    run(Command::new("trunk").args(args).current_dir(root()).env("PATH", env::join_paths(path).unwrap()))
}

fn find(env_name: &str, names: &[&str]) -> Option<PathBuf> {
    if let Some(p) = env::var_os(env_name) {
        return Some(p.into());
    }
    let dirs: Vec<_> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    names
        .iter()
        .flat_map(|n| dirs.iter().map(move |d| d.join(n)))
        .chain(names.iter().map(PathBuf::from))
        .find(|p| p.is_absolute() && p.is_file())
}

/// All tests. What a machine lacks is skipped with a word, or fails where CI=true.
fn test() -> R {
    let strict = env::var("CI").is_ok_and(|v| v == "true");
    let mut skipped = vec![];
    let mut lack = |what: &str| -> R {
        if strict {
            Err(format!("missing: {what}"))
        } else {
            skipped.push(what.to_string());
            Ok(())
        }
    };
    ensure_target()?;
    step("rules: native tests", || {
        run(cargo().args(["test", "--locked", "--package", "engine", "--package", "xtask"]))
    })?;
    if find("CHROMEDRIVER", &["chromedriver"]).is_some() {
        let tool = runner()?;
        step("page: wasm tests in the browser", || {
            run(cargo()
                .args(["test", "--locked", "--release", "--target", TARGET, "--test", "web"])
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", &tool))
        })?;
    } else {
        lack("chromedriver (Debian: apt-get install chromium chromium-driver): the wasm tests")?;
    }
    let chromium = find(
        "CHROMIUM",
        &[
            "chromium",
            "chromium-browser",
            "google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ],
    );
    match (chromium, find("NPM", &["npm", "npm.cmd"])) {
        (Some(chromium), Some(npm)) => {
            build(&[])?;
            let e2e = root().join("e2e");
            let (lock, mark) = (e2e.join("package-lock.json"), e2e.join("node_modules/.package-lock.json"));
            let new = |p: &Path| fs::metadata(p).and_then(|m| m.modified()).ok();
            if new(&mark).is_none() || new(&mark) < new(&lock) {
                step("npm ci", || {
                    run(Command::new(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(&e2e))
                })?;
            }
            step("game: Playwright", || {
                run(Command::new("node")
                    .args(["node_modules/@playwright/test/cli.js", "test"])
                    .current_dir(&e2e)
                    .env("CHROMIUM", chromium)
                    .env("XTASK", env::current_exe().unwrap()))
            })?;
        }
        _ => lack("chromium or npm: the Playwright tests")?,
    }
    for s in &skipped {
        println!("SKIPPED, missing: {s}");
    }
    Ok(())
}

fn serve(dist: &Path, args: &[String]) -> R {
    let port: u16 =
        args.iter().position(|a| a == "--port").and_then(|i| args.get(i + 1)?.parse().ok()).unwrap_or(8080);
    let l = TcpListener::bind(("127.0.0.1", port)).map_err(|e| format!("port {port}: {e}"))?;
    println!("Playing at http://127.0.0.1:{}/  (Ctrl+C ends it)", l.local_addr().unwrap().port());
    for s in l.incoming().flatten() {
        let dist = dist.to_path_buf();
        std::thread::spawn(move || {
            let _ = answer(s, &dist);
        });
    }
    Ok(())
}

fn answer(s: TcpStream, dist: &Path) -> std::io::Result<()> {
    let mut r = BufReader::new(s.try_clone()?);
    let mut s = s;
    loop {
        let mut line = String::new();
        if r.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let mut h = String::new();
        loop {
            h.clear();
            if r.by_ref().take(16384).read_line(&mut h)? == 0 || h == "\r\n" {
                break;
            }
        }
        let url = line.split(' ').nth(1).unwrap_or("/");
        let path = url.split(['?', '#']).next().unwrap().trim_start_matches('/');
        let p = Path::new(if path.is_empty() { "index.html" } else { path });
        let ok = p.components().all(|c| matches!(c, Component::Normal(_)));
        let mut file = dist.join(p);
        if ok && !file.is_file() && p.extension().is_none() {
            file = dist.join("index.html");
        }
        let (code, body) = match fs::read(&file) {
            Ok(b) if ok => ("200 OK", b),
            _ => ("404 Not Found", b"not found".to_vec()),
        };
        let mime = match file.extension().and_then(|e| e.to_str()).unwrap_or("") {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webmanifest" => "application/manifest+json",
            "json" => "application/json",
            _ => "application/octet-stream",
        };
        write!(
            s,
            "HTTP/1.1 {code}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n\r\n",
            body.len()
        )?;
        s.write_all(&body)?;
    }
}
