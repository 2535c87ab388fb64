//! What a first visit costs.

use std::{io::Write as _, path::Path};

use crate::{
    assemble::{is_precached, is_texts},
    error::{At, Error, Result},
    workspace::{files, is_kind, read},
};

/// Bytes that a first visit may cost.
const BUDGET: usize = 350_000;

/// Bytes that the build must not exceed as long as it is above the budget: it may only shrink. Lower this
/// with every gain, and take it away once the budget is met (docs/decisions/0009).
const CEILING: usize = 740_000;

/// Prints the bytes of a first visit, by part: compressed with brotli as a host would, fonts and
/// pictures as they are. A visitor loads the texts of one language; the one that costs most counts.
///
/// # Errors
/// When the sum is above the budget.
pub fn check(dist: &Path) -> Result<()> {
    within(print(dist)?, BUDGET)
}

/// The same for the run of all tests, which fails when the build has grown.
///
/// # Errors
/// When the sum is above what it may be today.
pub fn check_growth(dist: &Path) -> Result<()> {
    let cost = print(dist)?;
    if cost > BUDGET {
        println!("Above the budget by {} bytes; it must not grow beyond {CEILING}.", cost - BUDGET);
    }
    within(cost, CEILING)
}

fn print(dist: &Path) -> Result<usize> {
    let mut parts: Vec<(&str, usize, usize)> = Vec::new();
    let mut texts: Vec<(String, usize, usize)> = Vec::new();
    for file in files(dist)? {
        if !(is_precached(&file) || is_texts(&file) || file == "sw.js") {
            continue;
        }
        let data = read(&dist.join(&file))?;
        let cost = if is_compressed(&file) { data.len() } else { brotli(&data).at(&file)? };
        if is_texts(&file) {
            texts.push((file.split('-').nth(1).unwrap_or_default().to_owned(), data.len(), cost));
            continue;
        }
        let part = part(&file);
        match parts.iter_mut().find(|(name, ..)| *name == part) {
            Some((_, raw, packed)) => {
                *raw += data.len();
                *packed += cost;
            }
            None => parts.push((part, data.len(), cost)),
        }
    }
    let (lang, raw, cost) = dearest(&texts)?;
    parts.push(("texts", raw, cost));
    parts.sort_by_key(|(_, _, cost)| std::cmp::Reverse(*cost));
    println!("{:>12} {:>10} {:>10}", "part", "raw", "brotli");
    for (name, raw, cost) in &parts {
        println!("{name:>12} {raw:>10} {cost:>10}");
    }
    let (raw, cost) = parts.iter().fold((0, 0), |(r, c), (_, raw, cost)| (r + raw, c + cost));
    println!(
        "{:>12} {raw:>10} {cost:>10}  of {BUDGET} bytes, in the dearest language: {lang}",
        "first visit"
    );
    println!("Texts, of which a visitor loads one language:");
    for (lang, raw, cost) in &texts {
        println!("{lang:>12} {raw:>10} {cost:>10}");
    }
    Ok(cost)
}

/// The language whose texts cost most: tag, bytes, bytes after brotli.
fn dearest(texts: &[(String, usize, usize)]) -> Result<(&str, usize, usize)> {
    texts
        .iter()
        .max_by_key(|(_, _, cost)| cost)
        .map(|(lang, raw, cost)| (lang.as_str(), *raw, *cost))
        .ok_or_else(|| Error::Check("the build holds no texts of any language".into()))
}

fn within(cost: usize, limit: usize) -> Result<()> {
    if cost <= limit {
        Ok(())
    } else {
        Err(Error::Check(format!("a first visit costs {cost} bytes, {} too many", cost - limit)))
    }
}

fn is_compressed(file: &str) -> bool {
    ["woff2", "png"].iter().any(|kind| is_kind(file, kind))
}

/// The part of the page that a built file is.
fn part(file: &str) -> &'static str {
    match file {
        "index.html" => "page",
        "sw.js" => "offline",
        "manifest.webmanifest" => "manifest",
        _ if file.starts_with("icons/") => "icons",
        _ if file.starts_with("fonts/") => "fonts",
        _ if file.starts_with("boot-") => "boot",
        _ if file.starts_with("worker-") => "worker",
        _ if is_kind(file, "wasm") => "wasm",
        _ if is_kind(file, "js") => "glue",
        _ if is_kind(file, "css") => "style",
        _ => "other",
    }
}

/// The length after brotli at its best: quality 11, window 2²².
fn brotli(data: &[u8]) -> std::io::Result<usize> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 64 * 1024, 11, 22);
    writer.write_all(data)?;
    writer.flush()?;
    drop(writer);
    Ok(packed.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compression_shortens_what_repeats_and_the_budget_is_a_limit() {
        let text = "cabinet ".repeat(1000);
        assert!(brotli(text.as_bytes()).is_ok_and(|len| len > 4 && len < 100));
        assert!(within(BUDGET, BUDGET).is_ok());
        assert!(within(BUDGET + 1, BUDGET).is_err());
    }

    #[test]
    fn the_dearest_language_counts() {
        let texts = [("en".into(), 900, 30), ("de".into(), 800, 33), ("hu".into(), 950, 31)];
        assert!(dearest(&texts).is_ok_and(|found| found == ("de", 800, 33)));
        assert!(dearest(&[]).is_err());
    }

    #[test]
    fn every_built_file_has_its_part() {
        for (file, expected) in [
            ("index.html", "page"),
            ("kabinett-0123456789abcdef.js", "glue"),
            ("kabinett-0123456789abcdef_bg.wasm", "wasm"),
            ("worker-0123456789abcdef.js", "worker"),
            ("fonts/jost-0123456789abcdef.woff2", "fonts"),
            ("icons/icon.svg", "icons"),
        ] {
            assert_eq!(part(file), expected);
        }
    }
}
