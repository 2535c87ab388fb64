//! A small server for this machine: the finished folder, nothing else.

use std::{
    fs::File,
    path::{Component, Path, PathBuf},
    sync::Arc,
    thread,
};

use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use crate::error::{Error, Result};

/// The port when none is asked for.
const PORT: u16 = 8080;
/// Requests answered at the same time.
const THREADS: usize = 4;

/// How to serve.
#[derive(Default)]
pub struct Options {
    /// The port; 0 takes a free one. Without one: 8080, or a free one where that is taken.
    pub port: Option<u16>,
    /// The folder of the address below which the app lies.
    pub base: Base,
    /// Whether to open the address in the browser.
    pub open: bool,
}

/// The folder part of an address: `/`, or `/some/where/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base(String);

impl Default for Base {
    fn default() -> Self {
        Self("/".into())
    }
}

impl Base {
    /// Reads `/sub/dir/`; the slashes at the ends may be left out.
    ///
    /// # Errors
    /// When the text holds anything but letters, digits, `-`, `_`, `.`, `~` and `/`.
    pub fn parse(text: &str) -> Result<Self> {
        let fits = |c: char| c.is_ascii_alphanumeric() || "-_.~/".contains(c);
        if !text.chars().all(fits) || text.split('/').any(|part| part == "..") {
            return Err(Error::Usage(format!("--base {text}: not a folder of an address")));
        }
        let inner = text.trim_matches('/');
        Ok(Self(if inner.is_empty() { "/".into() } else { format!("/{inner}/") }))
    }
}

/// Serves until the process ends.
///
/// # Errors
/// When the folder holds no page or the port is taken.
pub fn run(folder: &Path, options: &Options) -> Result<()> {
    if !folder.join("index.html").is_file() {
        return Err(Error::Missing(format!("a built app in {}; run: cargo xtask dist", folder.display())));
    }
    let server = listen(options.port)?;
    let port = server.server_addr().to_ip().map_or(PORT, |address| address.port());
    let address = format!("http://127.0.0.1:{port}{}", options.base.0);
    println!("Kabinett is at {address}  (Ctrl+C ends it)");
    if options.open
        && let Err(error) = open::that_detached(&address)
    {
        eprintln!("no browser could be opened ({error}); open the address yourself");
    }
    let server = Arc::new(server);
    let workers: Vec<_> = (0..THREADS)
        .map(|_| {
            let (server, folder, base) = (Arc::clone(&server), folder.to_path_buf(), options.base.clone());
            thread::spawn(move || {
                for request in server.incoming_requests() {
                    respond(request, &folder, &base);
                }
            })
        })
        .collect();
    for worker in workers {
        // A worker ends only with the server; a panic in one was printed by its thread.
        let _ = worker.join();
    }
    Ok(())
}

fn listen(port: Option<u16>) -> Result<Server> {
    let on = |port: u16| {
        Server::http(("127.0.0.1", port))
            .map_err(|error| Error::Serve { address: format!("127.0.0.1:{port}"), reason: error.to_string() })
    };
    match port {
        Some(port) => on(port),
        None => on(PORT).or_else(|_| on(0)),
    }
}

/// What the server says to a path.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    File(PathBuf),
    Redirect(String),
    NotFound,
}

/// Finds the file for the target of a request. Nothing outside `folder` can be named.
fn answer(folder: &Path, base: &Base, target: &str) -> Answer {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let Some(path) = path.strip_prefix(&base.0) else {
        let is_base = !path.is_empty() && base.0.trim_end_matches('/') == path;
        return if is_base { Answer::Redirect(base.0.clone()) } else { Answer::NotFound };
    };
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    // The built names are plain, so a path with `%` names none of them and is not decoded.
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return Answer::NotFound;
    }
    let file = folder.join(path);
    if file.is_file() { Answer::File(file) } else { Answer::NotFound }
}

fn respond(request: Request, folder: &Path, base: &Base) {
    // A browser that went away is not the server's trouble, so failures to send are dropped.
    let _ = match (request.method(), answer(folder, base, request.url())) {
        (Method::Get | Method::Head, Answer::File(path)) => match File::open(&path) {
            Ok(file) => {
                let mut response = Response::from_file(file);
                let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                for (name, value) in [
                    ("Content-Type", mime(name)),
                    ("Cache-Control", caching(name)),
                    ("X-Content-Type-Options", "nosniff"),
                ] {
                    if let Ok(header) = Header::from_bytes(name, value) {
                        response.add_header(header);
                    }
                }
                request.respond(response)
            }
            Err(_) => request.respond(plain(404, "not found")),
        },
        (Method::Get | Method::Head, Answer::Redirect(to)) => {
            let mut response = plain(308, "moved");
            if let Ok(header) = Header::from_bytes("Location", to) {
                response.add_header(header);
            }
            request.respond(response)
        }
        (Method::Get | Method::Head, Answer::NotFound) => request.respond(plain(404, "not found")),
        _ => request.respond(plain(405, "only GET")),
    };
}

fn plain(status: u16, text: &str) -> Response<std::io::Cursor<Vec<u8>>> {
    Response::from_string(text).with_status_code(StatusCode(status))
}

fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A name with a hash in it never changes its content; every other file may.
fn caching(name: &str) -> &'static str {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.trim_end_matches("_bg").rsplit_once('-').map_or("", |(_, hash)| hash);
    if hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::write;

    fn folder() -> Result<tempfile::TempDir> {
        let outer = tempfile::tempdir().map_err(|source| Error::Io { path: "temp".into(), source })?;
        write(&outer.path().join("secret.txt"), "no")?;
        write(&outer.path().join("dist/index.html"), "page")?;
        write(&outer.path().join("dist/fonts/a.woff2"), "font")?;
        Ok(outer)
    }

    #[test]
    fn files_are_found_at_the_top_and_in_a_folder_of_the_address() -> Result<()> {
        let outer = folder()?;
        let dist = outer.path().join("dist");
        for base in ["/", "/sub/dir/"] {
            let at = Base::parse(base)?;
            let ask = |rest: &str| answer(&dist, &at, &format!("{base}{rest}"));
            assert_eq!(ask(""), Answer::File(dist.join("index.html")));
            assert_eq!(ask("?from=link"), Answer::File(dist.join("index.html")));
            assert_eq!(ask("fonts/a.woff2"), Answer::File(dist.join("fonts/a.woff2")));
            assert_eq!(ask("fonts"), Answer::NotFound);
            assert_eq!(ask("other.js"), Answer::NotFound);
        }
        let at = Base::parse("sub")?;
        assert_eq!(answer(&dist, &at, "/sub"), Answer::Redirect("/sub/".into()));
        assert_eq!(answer(&dist, &at, "/"), Answer::NotFound);
        assert_eq!(answer(&dist, &at, "/subway/"), Answer::NotFound);
        Ok(())
    }

    #[test]
    fn nothing_outside_the_folder_can_be_named() -> Result<()> {
        let outer = folder()?;
        let dist = outer.path().join("dist");
        for path in [
            "/../secret.txt",
            "/fonts/../../secret.txt",
            "//secret.txt",
            "/%2e%2e/secret.txt",
            "/./../secret.txt",
            "secret.txt",
            "",
        ] {
            assert_eq!(answer(&dist, &Base::default(), path), Answer::NotFound, "{path}");
        }
        let whole = format!("/{}", outer.path().join("secret.txt").display());
        assert_eq!(answer(&dist, &Base::default(), &whole), Answer::NotFound);
        Ok(())
    }

    #[test]
    fn only_names_with_a_hash_are_kept() {
        for name in ["boot-0123456789abcdef.js", "kabinett-0123456789abcdef_bg.wasm"] {
            assert!(caching(name).contains("immutable"), "{name}");
        }
        for name in ["index.html", "sw.js", "icon-512.png", "a-0123456789abcdex.js", "manifest.webmanifest"] {
            assert_eq!(caching(name), "no-cache", "{name}");
        }
    }

    #[test]
    fn a_base_is_a_plain_folder() {
        for (text, base) in [("", "/"), ("/", "/"), ("a", "/a/"), ("/a/b", "/a/b/"), ("/a/b/", "/a/b/")] {
            assert_eq!(Base::parse(text).ok(), Some(Base(base.into())), "{text}");
        }
        for text in ["/../", "/a b/", "/a?b", "http://x/"] {
            assert!(Base::parse(text).is_err(), "{text}");
        }
    }
}
