//! From the compiled app and the sources of the page to a folder that any static host can serve.
//!
//! Every file that the page names gets its content's hash into its name, so a host may let browsers keep
//! it for ever. The page, the manifest and the icons keep their names. The service worker gets the list
//! of exactly these files, each with its digest, and another list of the texts in every language, of which a
//! visitor needs one.

use std::path::Path;

use base64::{Engine as _, engine::general_purpose::STANDARD as BASE64};
use sha2::{Digest, Sha256};

use crate::{
    app::NAME,
    error::{Error, Result},
    stamp,
    workspace::{files, is_kind, read, read_text, write},
};

/// Reloads the page under `trunk serve`; Trunk's own script is inline and so refused by the page's policy.
const RELOAD: &str = include_str!("../assets/trunk-reload.js");

/// What the compiler made.
pub struct Parts<'a> {
    /// The stamp that the app was compiled with, or [`stamp::DEV`].
    pub version: &'a str,
    /// wasm-bindgen's JavaScript.
    pub glue: Vec<u8>,
    /// The app.
    pub wasm: Vec<u8>,
    /// JavaScript of dependencies, which the glue imports from `./snippets/`. Need not exist.
    pub snippets: &'a Path,
    /// Tag of each language, and its texts.
    pub texts: &'a [(&'static str, String)],
    /// Whether the page reloads itself when Trunk has built it anew.
    pub reload: bool,
}

/// Writes the finished folder.
///
/// # Errors
/// When a source is missing, lacks what is to be replaced in it, or a file cannot be written.
pub fn assemble(root: &Path, parts: &Parts, out: &Path) -> Result<()> {
    let public = root.join("public");
    let mut fonts = Vec::new();
    for file in files(&public)? {
        let data = read(&public.join(&file))?;
        match file.as_str() {
            "boot.js" | "worker.js" | "sw.js" => {}
            _ if is_kind(&file, "md") => {}
            _ if is_kind(&file, "woff2") => {
                let name = hashed(&file, &data);
                write(&out.join(&name), &data)?;
                fonts.push((file, name));
            }
            _ => write(&out.join(&file), &data)?,
        }
    }
    for file in files(parts.snippets)? {
        write(&out.join("snippets").join(&file), read(&parts.snippets.join(&file))?)?;
    }

    let put = |name: &str, data: &[u8]| -> Result<String> {
        let name = hashed(name, data);
        write(&out.join(&name), data)?;
        Ok(name)
    };
    let glue = put(&format!("{NAME}.js"), terse(&String::from_utf8_lossy(&parts.glue)).as_bytes())?;
    let wasm = put(&format!("{NAME}_bg.wasm"), &parts.wasm)?;
    let script = |name: &str| -> Result<String> {
        let file = format!("public/{name}");
        let text = read_text(&root.join(&file))?;
        let text = replace(&file, &text, &format!("\"./{NAME}.js\""), &format!("\"./{glue}\""))?;
        let text = replace(&file, &text, &format!("\"./{NAME}_bg.wasm\""), &format!("\"./{wasm}\""))?;
        put(name, terse(&text).as_bytes())
    };
    let (boot, worker) = (script("boot.js")?, script("worker.js")?);

    let mut texts = Vec::new();
    for (lang, text) in parts.texts {
        let name = put(&format!("{TEXTS}-{lang}.txt"), text.as_bytes())?;
        texts.push((*lang, name, digest(text.as_bytes())));
    }

    let template = read_text(&root.join("index.html"))?;
    let mut css = String::new();
    for sheet in style_sheets(&template) {
        css += &read_text(&root.join(sheet))?;
        css.push('\n');
    }
    for (from, to) in &fonts {
        css = css.replace(from, to);
    }
    let names = Names {
        version: parts.version,
        css: &put("style.css", terse(&css).as_bytes())?,
        glue: &glue,
        wasm: &wasm,
        boot: &boot,
        worker: &worker,
        texts: &texts,
        reload: if parts.reload { Some(put("trunk-reload.js", RELOAD.as_bytes())?) } else { None },
    };
    write(&out.join("index.html"), page(&template, &names)?)?;

    let texts: Vec<_> = texts.into_iter().map(|(_, name, digest)| (name, digest)).collect();
    let worker = read_text(&root.join("public/sw.js"))?;
    let worker = service_worker(&worker, parts.version, &precache(out)?, &texts)?;
    write(&out.join("sw.js"), terse(&worker))
}

/// A script or a style sheet without lines that are comments, empty lines and indentation: 3 kB of a first
/// visit. A minifier would win 2 kB more and cost a minute of every first build.
///
/// Texts over several lines are kept as they are; so is a script that has one.
fn terse(text: &str) -> String {
    if text
        .lines()
        .any(|line| !line.trim_start().starts_with(['/', '*']) && line.matches('`').count() % 2 == 1)
    {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        let ends = line.ends_with("*/");
        if in_comment || line.starts_with("/*") && (ends || !line.contains("*/")) {
            in_comment = !ends;
        } else if !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// The beginning of the names of files with a language's texts.
const TEXTS: &str = "texts";

/// Whether a built file holds the texts of a language. A first visit needs one of them.
pub fn is_texts(file: &str) -> bool {
    file.starts_with(&format!("{TEXTS}-")) && is_kind(file, "txt")
}

/// Whether a built file belongs to every first visit: neither the texts of a language nor a licence text nor an
/// icon that only an installation asks for. The service worker keeps exactly these files, and texts.
pub fn is_precached(file: &str) -> bool {
    !(file == "sw.js" || (file.starts_with("icons/") && is_kind(file, "png")) || is_kind(file, "txt"))
}

/// The names that the page has to know.
struct Names<'a> {
    version: &'a str,
    css: &'a str,
    glue: &'a str,
    wasm: &'a str,
    boot: &'a str,
    worker: &'a str,
    /// Language, name, digest.
    texts: &'a [(&'static str, String, String)],
    reload: Option<String>,
}

/// `fonts/jost.woff2` becomes `fonts/jost-0123456789abcdef.woff2`.
fn hashed(name: &str, data: &[u8]) -> String {
    let hash = stamp::content(data);
    // wasm-bindgen's `_bg` stays at the end, as it does with Trunk.
    match name.rsplit_once('.') {
        Some((stem, kind)) => match stem.strip_suffix("_bg") {
            Some(stem) => format!("{stem}-{hash}_bg.{kind}"),
            None => format!("{stem}-{hash}.{kind}"),
        },
        None => format!("{name}-{hash}"),
    }
}

/// Replaces the one place where `from` stands; a source in which it stands elsewhere or nowhere is refused.
fn replace(file: &str, text: &str, from: &str, to: &str) -> Result<String> {
    match text.matches(from).count() {
        1 => Ok(text.replace(from, to)),
        count => Err(Error::Template {
            file: file.into(),
            problem: format!("{from} stands {count} times, not once"),
        }),
    }
}

/// The `data-trunk` links of the page's source: Trunk reads them, and so do we.
fn trunk_link(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    if !line.starts_with("<link data-trunk") {
        return None;
    }
    Some((attribute(line, "rel")?, attribute(line, "href").unwrap_or_default()))
}

fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

fn style_sheets(template: &str) -> Vec<&str> {
    template.lines().filter_map(trunk_link).filter(|(rel, _)| *rel == "css").map(|(_, href)| href).collect()
}

/// The page: Trunk's lines give way to the built files, and the build's facts are filled in.
fn page(template: &str, names: &Names) -> Result<String> {
    const FILE: &str = "index.html";
    let mut lines: Vec<String> = Vec::new();
    let mut styled = false;
    for line in template.lines() {
        match trunk_link(line) {
            Some(("css", _)) if styled => {}
            Some(("css", _)) => {
                styled = true;
                lines.push(format!(r#"    <link rel="stylesheet" href="{}" />"#, names.css));
            }
            Some(("rust", _)) => {
                lines.push(format!(r#"    <link rel="modulepreload" href="{}" />"#, names.glue));
                lines.push(format!(
                    r#"    <link rel="preload" href="{}" as="fetch" type="application/wasm" crossorigin />"#,
                    names.wasm
                ));
            }
            Some(("copy-dir", _)) => {}
            Some((rel, _)) => {
                return Err(Error::Template {
                    file: FILE.into(),
                    problem: format!("a data-trunk link with rel=\"{rel}\", which this build does not know"),
                });
            }
            None => lines.push(line.into()),
        }
    }
    let mut html = lines.join("\n");
    html.push('\n');
    let meta = |html: &str, name: &str, from: &str, to: &str| {
        let tag = |value: &str| format!("<meta name=\"kabinett-{name}\" content=\"{value}\" />");
        replace(FILE, html, &tag(from), &tag(to))
    };
    html = meta(&html, "version", stamp::DEV, names.version)?;
    html = meta(&html, "worker", "worker.js", names.worker)?;
    for (lang, name, digest) in names.texts {
        html = meta(&html, &format!("{TEXTS}-{lang}"), "", &format!("{name} {digest}"))?;
    }
    html = meta(&html, "offline", "off", if names.version == stamp::DEV { "off" } else { "on" })?;
    let tag = |name: &str| format!("<script type=\"module\" src=\"{name}\"></script>");
    let mut scripts = tag(names.boot);
    if let Some(reload) = &names.reload {
        scripts += "\n    ";
        scripts += &tag(reload);
    }
    replace(FILE, &html, &tag("boot.js"), &scripts)
}

/// The files of a first visit with their digests, as the service worker lists them.
fn precache(out: &Path) -> Result<Vec<(String, String)>> {
    let mut list = Vec::new();
    for file in files(out)?.into_iter().filter(|file| is_precached(file)) {
        let digest = digest(&read(&out.join(&file))?);
        // Hosts answer for the folder itself with the page; asking for `index.html` makes some redirect.
        let name = if file == "index.html" { "./".into() } else { file };
        list.push((name, digest));
    }
    Ok(list)
}

/// As browsers write it in `integrity`.
fn digest(data: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(Sha256::digest(data)))
}

/// The service worker with its version and its two lists of names and digests.
fn service_worker(
    text: &str,
    version: &str,
    files: &[(String, String)],
    texts: &[(String, String)],
) -> Result<String> {
    const FILE: &str = "public/sw.js";
    let mut text =
        replace(FILE, text, "const VERSION = \"dev\";", &format!("const VERSION = \"{version}\";"))?;
    for (name, list) in [("FILES", files), ("TEXTS", texts)] {
        // An unstamped build has nothing to keep: its worker removes itself and what it finds.
        let list = if version == stamp::DEV { &[] } else { list };
        let json = serde_json::to_string_pretty(list)
            .map_err(|error| Error::Template { file: FILE.into(), problem: error.to_string() })?;
        text = replace(FILE, &text, &format!("const {name} = [];"), &format!("const {name} = {json};"))?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = r#"<html>
  <head>
    <meta name="kabinett-version" content="dev" />
    <meta name="kabinett-offline" content="off" />
    <meta name="kabinett-worker" content="worker.js" />
    <meta name="kabinett-texts-en" content="" />
    <meta name="kabinett-texts-hu" content="" />
    <link data-trunk rel="rust" data-bin="kabinett" />
    <link data-trunk rel="css" href="style/a.css" />
    <link data-trunk rel="css" href="style/b.css" />
    <link data-trunk rel="copy-dir" href="public" />
    <script type="module" src="boot.js"></script>
  </head>
</html>
"#;
    const SCRIPT: &str = "import('./x'); const a = \"./kabinett.js\", b = \"./kabinett_bg.wasm\";";

    fn workspace() -> Result<tempfile::TempDir> {
        let folder =
            tempfile::tempdir().map_err(|source| crate::error::Error::Io { path: "temp".into(), source })?;
        let root = folder.path();
        for (file, text) in [
            ("index.html", PAGE),
            ("style/a.css", "a { src: url(./fonts/f.woff2) }"),
            ("style/b.css", "b {}"),
            ("public/boot.js", SCRIPT),
            ("public/worker.js", SCRIPT),
            ("public/sw.js", "const VERSION = \"dev\";\nconst FILES = [];\nconst TEXTS = [];\n"),
            ("public/fonts/f.woff2", "font"),
            ("public/fonts/README.md", "note"),
            ("public/fonts/OFL.txt", "licence"),
            ("public/icons/icon.svg", "<svg/>"),
            ("public/icons/512.png", "png"),
        ] {
            write(&root.join(file), text)?;
        }
        Ok(folder)
    }

    fn built(version: &str, reload: bool) -> Result<(tempfile::TempDir, Vec<String>)> {
        let folder = workspace()?;
        let parts = Parts {
            version,
            glue: b"glue".to_vec(),
            wasm: b"wasm".to_vec(),
            snippets: &folder.path().join("no-snippets"),
            texts: &[("en", "abc".into()), ("hu", "szöveg".into())],
            reload,
        };
        assemble(folder.path(), &parts, &folder.path().join("out"))?;
        let names = files(&folder.path().join("out"))?;
        Ok((folder, names))
    }

    fn find<'a>(names: &'a [String], start: &str) -> &'a str {
        names.iter().find(|name| name.starts_with(start)).map_or("", String::as_str)
    }

    #[test]
    fn page_and_worker_name_files_that_exist() -> Result<()> {
        let (folder, names) = built("0123456789abcdef", false)?;
        let out = folder.path().join("out");
        let page = read_text(&out.join("index.html"))?;
        for start in ["boot-", "style-", "kabinett-"] {
            let name = find(&names, start);
            assert!(!name.is_empty() && page.contains(&format!("\"{name}\"")), "{start} in {page}");
        }
        let wasm = names.iter().find(|name| name.ends_with("_bg.wasm")).map_or("", String::as_str);
        let worker = find(&names, "worker-");
        assert!(page.contains(&format!("<meta name=\"kabinett-worker\" content=\"{worker}\" />")));
        let worker = read_text(&out.join(worker))?;
        assert!(
            worker.contains(&format!("\"./{wasm}\"")) && !worker.contains("\"./kabinett.js\""),
            "{worker}"
        );
        assert!(
            !page.contains("data-trunk") && !page.contains("\"dev\"") && !page.contains("content=\"off\"")
        );
        assert!(page.contains("content=\"0123456789abcdef\""));
        // The first eight bytes of the digest stand in the name.
        assert!(page.contains(
            "<meta name=\"kabinett-texts-en\" content=\"texts-en-ba7816bf8f01cfea.txt \
             sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\" />"
        ));
        assert_eq!(read_text(&out.join(find(&names, "texts-hu-")))?, "szöveg");
        Ok(())
    }

    #[test]
    fn comments_and_indentation_stay_at_home() {
        let script =
            "/**\n * What it is.\n */\nfunction f() {\n  // Why.\n\n  return 1; // kept\n}\n/* one line */\n";
        assert_eq!(terse(script), "function f() {\nreturn 1; // kept\n}\n");
        assert_eq!(terse("/* a */ b {}\n"), "/* a */ b {}\n");
        let long = "let a = `one\n  // two`;\n";
        assert_eq!(terse(long), long);
    }

    #[test]
    fn style_sheets_become_one_in_order_with_the_fonts_new_names() -> Result<()> {
        let (folder, names) = built("0123456789abcdef", false)?;
        let css = read_text(&folder.path().join("out").join(find(&names, "style-")))?;
        let font = find(&names, "fonts/f-");
        assert!(is_kind(font, "woff2"));
        assert_eq!(css, format!("a {{ src: url(./{font}) }}\nb {{}}\n"));
        Ok(())
    }

    #[test]
    fn the_worker_lists_exactly_the_first_visit() -> Result<()> {
        let (folder, names) = built("0123456789abcdef", false)?;
        let worker = read_text(&folder.path().join("out/sw.js"))?;
        assert!(worker.contains("const VERSION = \"0123456789abcdef\";"));
        let listed = |list: &str| -> Vec<String> {
            let json = worker.split_once(&format!("const {list} = ")).map_or("", |(_, rest)| rest);
            let json = json.split_once(';').map_or("", |(json, _)| json);
            let list: Vec<(String, String)> = serde_json::from_str(json).unwrap_or_default();
            let mut names: Vec<_> = list.into_iter().map(|(name, _)| name).collect();
            names.sort();
            names
        };
        let (texts, names): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| is_texts(name));
        assert_eq!(texts.len(), 2);
        assert_eq!(listed("TEXTS"), texts);
        let mut expected: Vec<_> = names
            .into_iter()
            .filter(|name| !["sw.js", "fonts/OFL.txt", "icons/512.png"].contains(&name.as_str()))
            .map(|name| if name == "index.html" { "./".into() } else { name })
            .collect();
        expected.sort();
        assert_eq!(listed("FILES"), expected);
        Ok(())
    }

    #[test]
    fn an_unstamped_build_keeps_nothing_offline() -> Result<()> {
        let (folder, names) = built(stamp::DEV, true)?;
        let out = folder.path().join("out");
        assert!(read_text(&out.join("sw.js"))?.contains("const FILES = [];\nconst TEXTS = [];"));
        let page = read_text(&out.join("index.html"))?;
        assert!(page.contains("<meta name=\"kabinett-offline\" content=\"off\" />"));
        assert!(page.contains(find(&names, "trunk-reload-")));
        Ok(())
    }

    #[test]
    fn a_changed_file_changes_its_name_and_only_its_own() {
        assert_eq!(hashed("a/b.js", b"abc"), "a/b-ba7816bf8f01cfea.js");
        assert_eq!(hashed("k_bg.wasm", b"abc"), "k-ba7816bf8f01cfea_bg.wasm");
        assert_ne!(hashed("b.js", b"abc"), hashed("b.js", b"abd"));
    }

    #[test]
    fn sources_without_the_place_to_fill_are_refused() -> Result<()> {
        let folder = workspace()?;
        for (file, text) in [
            ("index.html", PAGE.replace("\"worker.js\"", "\"w.js\"")),
            ("index.html", PAGE.replace("rel=\"copy-dir\"", "rel=\"sass\"")),
            ("index.html", PAGE.replace("kabinett-texts-en", "kabinett-texts-fr")),
            ("public/boot.js", SCRIPT.replace("kabinett.js", "k.js")),
            ("public/sw.js", "const FILES = [];\nconst TEXTS = [];".into()),
            ("public/sw.js", "const VERSION = \"dev\";\nconst FILES = [];".into()),
        ] {
            let path = folder.path().join(file);
            let before = read(&path)?;
            write(&path, text)?;
            let parts = Parts {
                version: "0123456789abcdef",
                glue: vec![],
                wasm: vec![],
                snippets: &folder.path().join("none"),
                texts: &[("en", String::new())],
                reload: false,
            };
            let result = assemble(folder.path(), &parts, &folder.path().join("out"));
            assert!(
                matches!(&result, Err(Error::Template { file: named, .. }) if named == file),
                "{result:?}"
            );
            write(&path, before)?;
        }
        Ok(())
    }

    /// The real page, held to the same rules.
    #[test]
    fn the_pages_source_names_every_style_sheet_and_no_inline_code() -> Result<()> {
        let root = crate::workspace::root();
        let template = read_text(&root.join("index.html"))?;
        let linked: Vec<_> = style_sheets(&template).into_iter().map(String::from).collect();
        for sheet in files(&root.join("style"))?.into_iter().filter(|file| is_kind(file, "css")) {
            assert!(linked.contains(&format!("style/{sheet}")), "style/{sheet} is not linked in index.html");
        }
        assert!(
            !template.contains(" style=") && !template.contains("<style"),
            "the policy refuses inline styles"
        );
        assert_eq!(template.matches("<script").count(), 1, "only the boot script");
        assert!(template.contains("default-src 'none'"));
        Ok(())
    }

    #[test]
    fn the_manifest_wears_the_papers_colour() -> Result<()> {
        let root = crate::workspace::root();
        let tokens = read_text(&root.join("style/tokens.css"))?;
        let paper =
            tokens.split_once("--paper: ").and_then(|(_, rest)| rest.split_once(';')).map_or("", |(c, _)| c);
        let manifest: serde_json::Value =
            serde_json::from_str(&read_text(&root.join("public/manifest.webmanifest"))?).unwrap_or_default();
        assert_eq!(manifest["theme_color"], paper);
        assert_eq!(manifest["background_color"], paper);
        for icon in manifest["icons"].as_array().into_iter().flatten() {
            let file = icon["src"].as_str().unwrap_or_default();
            assert!(root.join("public").join(file).is_file(), "{file}");
        }
        Ok(())
    }
}
