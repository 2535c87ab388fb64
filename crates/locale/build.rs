//! Puts the files of each language together, so that a new game adds files and no line of code.
#![forbid(unsafe_code)]
use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    let out = env::var("OUT_DIR")?;
    println!("cargo::rerun-if-changed={}", locales.display());
    for lang in ["en", "de", "hu"] {
        let mut files = fs::read_dir(locales.join(lang))?
            .map(|entry| entry.map(|e| e.path()))
            .collect::<Result<Vec<_>, _>>()?;
        files.retain(|file| file.extension().is_some_and(|e| e == "ftl"));
        files.sort();
        let mut text = String::new();
        for file in files {
            println!("cargo::rerun-if-changed={}", file.display());
            for line in fs::read_to_string(&file)?.lines() {
                // Comments are for translators.
                if !line.starts_with('#') {
                    text.push_str(line);
                    text.push('\n');
                }
            }
            text.push('\n');
        }
        fs::write(Path::new(&out).join(format!("{lang}.ftl")), text)?;
    }
    Ok(())
}
