//! Makes the tables of `src/rules_text.rs` from `docs/rules`, and for the tests the texts in every language,
//! which the app itself loads (docs/decisions/0011).
#![forbid(unsafe_code)]

use std::{env, fs, path::Path};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = env::var("CARGO_MANIFEST_DIR")?;
    let out = env::var("OUT_DIR")?;
    for source in ["build.rs", "docs/rules", "locales"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let texts = texts::Texts::read(Path::new(&root))?;
    let write = |name: &str, text: String| fs::write(Path::new(&out).join(name), text);
    write("rules.rs", texts.tables())?;
    for (lang, text) in texts.files() {
        write(&format!("texts-{lang}.txt"), text)?;
    }
    Ok(())
}
