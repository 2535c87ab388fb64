//! Rule coverage: each numbered rule in `docs/rules` is named by a test, stands in every translation,
//! and no source speaks of a rule that does not exist.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    path::Path,
};

use regex_lite::Regex;

use crate::{
    error::{Error, Result},
    workspace::{files, is_kind, read_text},
};

/// The number of a rule, such as `SH-14` or `DM-5.2.8`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id {
    game: String,
    numbers: Vec<u32>,
}

impl Id {
    fn new(game: &str, numbers: &str, separator: char) -> Option<Self> {
        let numbers: Option<Vec<u32>> = numbers.split(separator).map(|number| number.parse().ok()).collect();
        Some(Self { game: game.to_ascii_uppercase(), numbers: numbers? })
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<_> = self.numbers.iter().map(u32::to_string).collect();
        write!(f, "{}-{}", self.game, numbers.join("."))
    }
}

/// Checks the workspace and prints what is wrong.
///
/// # Errors
/// When a rule has no test, a translation differs in its rules, or a source names a rule that is not there.
pub fn check(root: &Path) -> Result<()> {
    let (rules, mut faults) = read_rules(root)?;
    if rules.is_empty() {
        faults.push("docs/rules holds no numbered rule".into());
    }
    let (tested, named) = scan(root, &rules)?;
    faults.extend(rules.difference(&tested).map(|rule| format!("{rule} has no test")));
    faults.extend(named);
    if faults.is_empty() {
        println!("{} rules, each named by a test", rules.len());
        return Ok(());
    }
    for fault in &faults {
        println!("{fault}");
    }
    Err(Error::Check(format!("{} rules, {} faults", rules.len(), faults.len())))
}

/// The rules of the English files, and what is wrong with the files themselves.
fn read_rules(root: &Path) -> Result<(BTreeSet<Id>, Vec<String>)> {
    let folder = root.join("docs/rules");
    let mut english: BTreeMap<String, BTreeSet<Id>> = BTreeMap::new();
    let mut translations: Vec<(String, String, BTreeSet<Id>)> = Vec::new();
    let mut faults = Vec::new();
    let mut all = BTreeSet::new();
    for file in files(&folder)? {
        let Some(name) = file.strip_suffix(".md") else { continue };
        let mut ids = BTreeSet::new();
        for id in headings(&read_text(&folder.join(&file))?) {
            if !ids.insert(id.clone()) {
                faults.push(format!("docs/rules/{file} has {id} twice"));
            }
        }
        if let Some((game, _)) = name.split_once('.') {
            translations.push((game.into(), file.clone(), ids));
            continue;
        }
        for id in &ids {
            if !all.insert(id.clone()) {
                faults.push(format!("{id} stands in two games"));
            }
        }
        english.insert(name.into(), ids);
    }
    for (game, file, ids) in translations {
        let Some(original) = english.get(&game) else {
            faults.push(format!("docs/rules/{file} translates no file"));
            continue;
        };
        faults.extend(original.difference(&ids).map(|id| format!("docs/rules/{file} lacks {id}")));
        faults.extend(
            ids.difference(original).map(|id| format!("docs/rules/{file} has {id}, which {game}.md has not")),
        );
    }
    Ok((all, faults))
}

/// The rules that headings such as `### SH-14 Term limits` number.
fn headings(markdown: &str) -> Vec<Id> {
    let heading = pattern(r"^#{2,6} ([A-Z]{2,})-(\d+(?:\.\d+)*)(?:\s|$)");
    markdown
        .lines()
        .filter_map(|line| heading.captures(line))
        .filter_map(|found| Id::new(&found[1], &found[2], '.'))
        .collect()
}

/// The rules that tests name, and complaints about names of rules that do not exist.
fn scan(root: &Path, rules: &BTreeSet<Id>) -> Result<(BTreeSet<Id>, Vec<String>)> {
    let (mut tested, mut faults) = (BTreeSet::new(), Vec::new());
    for folder in ["crates", "src", "tests", "e2e"] {
        for file in files(&root.join(folder))? {
            if file.split('/').any(|part| part == "node_modules" || part == "target") {
                continue;
            }
            let path = format!("{folder}/{file}");
            if is_kind(&file, "rs") {
                let text = read_text(&root.join(&path))?;
                for name in test_functions(&text) {
                    tested.extend(ids_in_name(name, rules));
                }
                faults.extend(
                    unknown(&text, rules)
                        .into_iter()
                        .map(|id| format!("{path} names {id}, which is no rule")),
                );
            } else if file.ends_with(".spec.mjs") {
                for title in test_titles(&read_text(&root.join(&path))?) {
                    tested.extend(mentions(title).into_iter().filter(|id| rules.contains(id)));
                }
            }
        }
    }
    Ok((tested, faults))
}

/// The names of functions under an attribute that makes them tests.
fn test_functions(rust: &str) -> Vec<&str> {
    let attribute = pattern(r"^#\[(?:[a-z_]+::)*(?:wasm_bindgen_)?test\b");
    let function = pattern(r"^(?:pub(?:\([a-z]+\))? )?(?:async )?fn ([A-Za-z0-9_]+)");
    let mut names = Vec::new();
    let mut is_test = false;
    for line in rust.lines() {
        let line = line.trim();
        if attribute.is_match(line) {
            is_test = true;
        } else if let Some(found) = function.captures(line) {
            if is_test {
                names.extend(found.get(1).map(|name| name.as_str()));
            }
            is_test = false;
        } else if !(line.starts_with('#') || line.starts_with("//") || line.is_empty()) {
            is_test = false;
        }
    }
    names
}

/// The rules in the name of a function: `sh_14_the_last_chancellor` names SH-14. Of numbers in a row
/// the longest that is a rule counts, so `dm_5_2_8_x` names DM-5.2.8 and not DM-5.2.
fn ids_in_name(name: &str, rules: &BTreeSet<Id>) -> Vec<Id> {
    let name = name.to_ascii_lowercase();
    let parts: Vec<&str> = name.split('_').collect();
    let mut found = Vec::new();
    for (at, game) in parts.iter().enumerate() {
        let numbers: Vec<&str> = parts
            .iter()
            .skip(at + 1)
            .take_while(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
            .copied()
            .collect();
        let longest = (1..=numbers.len())
            .rev()
            .filter_map(|len| Id::new(game, &numbers.get(..len)?.join("_"), '_'))
            .find(|id| rules.contains(id));
        found.extend(longest);
    }
    found
}

/// The rules that a text names as the rules files do: `SH-14`.
fn mentions(text: &str) -> Vec<Id> {
    pattern(r"\b([A-Z]{2,})-(\d+(?:\.\d+)*)\b")
        .captures_iter(text)
        .filter_map(|found| Id::new(&found[1], &found[2], '.'))
        .collect()
}

/// Rules that a text names for a game that has rules, but that are none of them.
fn unknown(text: &str, rules: &BTreeSet<Id>) -> BTreeSet<Id> {
    let games: BTreeSet<&str> = rules.iter().map(|id| id.game.as_str()).collect();
    mentions(text).into_iter().filter(|id| games.contains(id.game.as_str()) && !rules.contains(id)).collect()
}

/// The titles of browser tests.
fn test_titles(script: &str) -> Vec<&str> {
    let title = pattern(r#"\btest(?:\.describe)?\(\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)"#);
    title
        .captures_iter(script)
        .filter_map(|found| found.get(1).or_else(|| found.get(2)).or_else(|| found.get(3)))
        .map(|found| found.as_str())
        .collect()
}

/// A pattern written in this file; the tests use each of them.
fn pattern(text: &str) -> Regex {
    Regex::new(text).unwrap_or_else(|error| unreachable!("{text}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::write;

    fn id(text: &str) -> Id {
        let (game, numbers) = text.split_once('-').unwrap_or_default();
        Id::new(game, numbers, '.').unwrap_or_else(|| unreachable!("{text}"))
    }

    fn ids(texts: &[&str]) -> BTreeSet<Id> {
        texts.iter().map(|text| id(text)).collect()
    }

    fn names(name: &str, rules: &[&str]) -> Vec<String> {
        ids_in_name(name, &ids(rules)).iter().map(Id::to_string).collect()
    }

    #[test]
    fn headings_number_rules() {
        let text = "# Title\n### SH-14 Term limits\n### DM-5.2.8 Factor\n### SH-15\nSee SH-16.\n### Not SH-17\n### SH-18x\n";
        assert_eq!(headings(text), [id("SH-14"), id("DM-5.2.8"), id("SH-15")]);
    }

    #[test]
    fn a_name_counts_for_the_whole_number_only() {
        let rules = ["SH-1", "SH-14", "SH-15", "DM-5", "DM-5.2", "DM-5.2.8"];
        assert_eq!(names("sh_14_the_last_chancellor", &rules), ["SH-14"]);
        assert_eq!(names("SH_1_one", &rules), ["SH-1"]);
        assert_eq!(names("limits_sh_14", &rules), ["SH-14"]);
        assert_eq!(names("sh_14_sh_15_both", &rules), ["SH-14", "SH-15"]);
        assert_eq!(names("sh_14_7_players", &rules), ["SH-14"], "a number may follow");
        assert_eq!(names("dm_5_2_8_factor", &rules), ["DM-5.2.8"]);
        assert_eq!(names("dm_5_2_factor", &rules), ["DM-5.2"]);
        for name in ["sh_141_x", "push_14_x", "sh_x_14", "sh14_x", "dm_x"] {
            assert_eq!(names(name, &rules), Vec::<String>::new(), "{name}");
        }
    }

    #[test]
    fn only_functions_that_are_tests_count() {
        let text = "#[test]\n/// Says why.\n#[should_panic]\nfn one() {}\nfn two() {}\n#[wasm_bindgen_test]\nasync fn three() {}\n\
                    #[tokio::test]\n  async fn four() {}\n// #[test]\nfn five() {}\n#[test_only]\nfn six() {}\n#[cfg(test)]\nmod tests {\nfn seven() {}\n";
        assert_eq!(test_functions(text), ["one", "three", "four"]);
    }

    #[test]
    fn only_titles_of_browser_tests_count() {
        let text = "// SH-1\ntest(\"SH-14: limits\", async () => {});\ntest.describe('SH-15', () => {});\ntest(`SH-2 x`, f); expect('SH-3');";
        assert_eq!(test_titles(text), ["SH-14: limits", "SH-15", "SH-2 x"]);
    }

    #[test]
    fn unknown_rules_are_those_of_known_games() {
        let rules = ids(&["SH-14", "DM-5.2"]);
        assert_eq!(unknown("SH-14 SH-99 UTF-8 DM-5.2.8 SHA-256", &rules), ids(&["SH-99", "DM-5.2.8"]));
    }

    /// A small workspace with one fault of each kind, and then without it.
    #[test]
    fn each_fault_fails_the_check() -> Result<()> {
        let folder = tempfile::tempdir().map_err(|source| Error::Io { path: "temp".into(), source })?;
        let root = folder.path();
        let good = [
            ("docs/rules/g.md", "### GA-1 One\n### GA-2 Two\n"),
            ("docs/rules/g.de.md", "### GA-1 Eins\n### GA-2 Zwei\n"),
            ("crates/g/src/lib.rs", "// GA-1\n#[test]\nfn ga_1_one() {}\n"),
            ("e2e/g.spec.mjs", "test(\"GA-2 two\", async () => {});"),
        ];
        for (file, text) in good {
            write(&root.join(file), text)?;
        }
        check(root)?;
        for (file, text) in [
            ("docs/rules/g.md", "### GA-1 One\n### GA-2 Two\n### GA-3 Three\n"),
            ("docs/rules/g.md", "### GA-1 One\n### GA-2 Two\n### GA-2 Again\n"),
            ("docs/rules/g.de.md", "### GA-1 Eins\n"),
            ("docs/rules/g.de.md", "### GA-1 Eins\n### GA-2 Zwei\n### GA-3 Drei\n"),
            ("docs/rules/h.hu.md", "### GA-1 Egy\n"),
            ("crates/g/src/lib.rs", "// GA-1\nfn ga_1_one() {}\n"),
            ("crates/g/src/lib.rs", "// GA-9\n#[test]\nfn ga_1_one() {}\n"),
            ("e2e/g.spec.mjs", "test(\"GA-1 two\", async () => {});"),
        ] {
            let before = read_text(&root.join(file)).ok();
            write(&root.join(file), text)?;
            assert!(matches!(check(root), Err(Error::Check(_))), "{file}: {text}");
            match before {
                Some(before) => write(&root.join(file), before)?,
                None => std::fs::remove_file(root.join(file))
                    .map_err(|source| Error::Io { path: file.into(), source })?,
            }
        }
        check(root)
    }
}
