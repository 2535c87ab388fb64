//! Takes `docs/rules/*.md` apart, so that the rules in the app and in the repository are one text.
//!
//! A file is `<game>.md` (English) or `<game>.<language>.md`. Below the title and an introduction it has
//! sections (`## Title`) of rules (`### SH-14 Title`): a line on the origin in italics, the body, and in
//! italics the rules to see. Every translation must have the same sections and the same rules, or the
//! build fails and says what is missing.

use std::{collections::BTreeMap, fmt::Write as _, path::Path};

use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};

use crate::{Error, LANGS, SEPARATOR, messages, sources};

/// What is wrong with a text, in words.
type Failure = Box<dyn std::error::Error>;

/// Marks an origin, in English, that is not the original's.
const RULING: &str = "our ruling";
const UNOFFICIAL: &str = "not official";

struct Rule {
    section: usize,
    /// As written: `14`, or `5.2.8`.
    number: String,
    title: String,
    origin: String,
    body: String,
    see: Vec<String>,
    /// Numbers that stand in the body.
    named: Vec<String>,
}

#[derive(Default)]
struct Text {
    prefix: String,
    title: String,
    intro: String,
    sections: Vec<String>,
    rules: Vec<Rule>,
}

/// All messages and rules, checked against each other.
pub struct Texts {
    /// In the order of [`LANGS`].
    messages: Vec<String>,
    /// Game → language → text.
    books: BTreeMap<String, BTreeMap<String, Text>>,
}

impl Texts {
    /// Reads everything below the top of the workspace.
    ///
    /// # Errors
    /// When a source cannot be read or does not have its form, or a language lacks what English has.
    pub fn read(root: &Path) -> Result<Self, Error> {
        let problem = |file: String, error: Failure| Error::Source { file, problem: error.to_string() };
        let mut books: BTreeMap<String, BTreeMap<String, Text>> = BTreeMap::new();
        for (name, text) in sources(&root.join("docs/rules"), "md")? {
            let file = format!("docs/rules/{name}.md");
            let (game, lang) = name.split_once('.').unwrap_or((&name, "en"));
            if !LANGS.contains(&lang) {
                return Err(problem(file, format!("no such language: {lang}").into()));
            }
            let text = read(game, &text).map_err(|error| problem(file, error))?;
            books.entry(game.to_owned()).or_default().insert(lang.to_owned(), text);
        }
        for (game, texts) in &books {
            check(texts).map_err(|error| problem(format!("docs/rules/{game}.md"), error))?;
        }
        let messages = LANGS.into_iter().map(|lang| messages::read(root, lang)).collect::<Result<_, _>>()?;
        let all = Self { messages, books };
        for (at, lang) in LANGS.into_iter().enumerate() {
            // In one of them it would shift all that follow.
            if all.parts(at, lang).iter().any(|part| part.contains(SEPARATOR)) {
                return Err(problem(format!("texts in {lang}"), "a control character in a text".into()));
            }
        }
        Ok(all)
    }

    /// Tag and file of each language, in the order of [`LANGS`].
    pub fn files(&self) -> Vec<(&'static str, String)> {
        let file = |(at, lang)| (lang, self.parts(at, lang).join(&SEPARATOR.to_string()));
        LANGS.into_iter().enumerate().map(file).collect()
    }

    fn parts<'a>(&'a self, at: usize, lang: &'a str) -> Vec<&'a str> {
        let mut parts = vec![lang, self.messages.get(at).map_or("", String::as_str)];
        for text in self.books.values().filter_map(|texts| texts.get(lang)) {
            parts.push(&text.intro);
            parts.extend(text.sections.iter().map(String::as_str));
            parts.extend(text.rules.iter().flat_map(|rule| [rule.title.as_str(), &rule.body]));
        }
        parts
    }

    /// What is the same in every language, as the Rust source that `src/rules_text.rs` includes.
    pub fn tables(&self) -> String {
        let mut out = String::from("/// The rules of every game.\npub static BOOKS: &[Book] = &[\n");
        for (game, texts) in &self.books {
            if let Some(english) = texts.get("en") {
                write_book(&mut out, game, english);
            }
        }
        out.push_str("];\n");
        out
    }
}

/// Takes a file apart by its headings.
fn read(game: &str, file: &str) -> Result<Text, Failure> {
    let mut text = Text::default();
    let mut block = String::new();
    let mut in_rule = false;
    for line in file.lines().chain(["## "]) {
        let heading = line.strip_prefix("### ").map(|t| (3, t));
        let heading = heading.or_else(|| line.strip_prefix("## ").map(|t| (2, t)));
        let Some((level, title)) = heading.or_else(|| line.strip_prefix("# ").map(|t| (1, t))) else {
            block.push_str(line);
            block.push('\n');
            continue;
        };
        let section = text.sections.len();
        match text.rules.last_mut() {
            Some(rule) if in_rule => {
                finish(rule, &block).map_err(|e| format!("rule {}: {e}", rule.number))?;
            }
            None if section == 0 => block.trim().clone_into(&mut text.intro),
            _ if !block.trim().is_empty() => {
                return Err(format!("belongs to no rule: {}", block.trim()).into());
            }
            _ => {}
        }
        in_rule = level == 3;
        block.clear();
        match level {
            1 => title.clone_into(&mut text.title),
            2 if title.is_empty() => {}
            2 => text.sections.push(title.to_owned()),
            _ => {
                let (id, title) = title.split_once(' ').ok_or("a rule needs a number and a title")?;
                let (prefix, number) = id.split_once('-').ok_or_else(|| format!("not a number: {id}"))?;
                if text.rules.is_empty() {
                    prefix.clone_into(&mut text.prefix);
                }
                let order = parts(number).ok_or_else(|| format!("not a number: {id}"))?;
                let after = text.rules.last().and_then(|last| parts(&last.number)) < Some(order);
                if prefix != text.prefix || !after {
                    return Err(format!("{id} is out of order").into());
                }
                let section = section.checked_sub(1).ok_or("a rule before the first section")?;
                let (number, title) = (number.to_owned(), title.to_owned());
                let (origin, body, see, named) = (String::new(), String::new(), Vec::new(), Vec::new());
                text.rules.push(Rule { section, number, title, origin, body, see, named });
            }
        }
    }
    if text.rules.is_empty() || text.title.is_empty() || text.intro.is_empty() {
        return Err("title, introduction or rules are missing".into());
    }
    for rule in &mut text.rules {
        rule.named = references(&text.prefix, &rule.body).into_iter().map(|(_, _, number)| number).collect();
        rule.body = render(game, &text.prefix, &rule.body);
    }
    text.intro = render(game, &text.prefix, &text.intro);
    // The introduction stands in a paragraph of the screen's own.
    text.intro = text.intro.replace("<p>", "").replace("</p>", "");
    Ok(text)
}

/// Fills in a rule from what stands between its heading and the next.
fn finish(rule: &mut Rule, block: &str) -> Result<(), Failure> {
    let italics = |part: &str| {
        part.strip_prefix('*')
            .and_then(|p| p.strip_suffix('*'))
            .filter(|p| !p.starts_with('*'))
            .map(str::to_owned)
    };
    let block = block.trim();
    let (origin, rest) = block.split_once("\n\n").ok_or("origin or body is missing")?;
    let origin = italics(origin).ok_or("the origin must follow the heading, in italics")?;
    origin.split_once(':').ok_or("the origin needs a colon")?.1.trim().clone_into(&mut rule.origin);
    let (body, see) = rest.rsplit_once("\n\n").ok_or("body or the rules to see are missing")?;
    let see = italics(see).ok_or("the rules to see must come last, in italics")?;
    for word in see.split([' ', ',']).map(|word| word.trim_end_matches('.')).filter(|w| w.contains('-')) {
        let number = word.split_once('-').map(|(_, number)| number).filter(|number| parts(number).is_some());
        rule.see.push(number.ok_or_else(|| format!("not a number: {word}"))?.to_owned());
    }
    if rule.see.is_empty() || body.trim().is_empty() {
        return Err("body or the rules to see are empty".into());
    }
    body.trim().clone_into(&mut rule.body);
    Ok(())
}

/// The parts of a number, for its place in the order; `None` for what is no number.
fn parts(number: &str) -> Option<Vec<u16>> {
    number.split('.').map(|part| part.parse().ok()).collect()
}

/// Every rule number in a text: from, to (in bytes), number.
fn references(prefix: &str, text: &str) -> Vec<(usize, usize, String)> {
    let start = format!("{prefix}-");
    let mut found = Vec::new();
    for (from, _) in text.match_indices(&start) {
        let number = text.get(from + start.len()..).unwrap_or_default();
        let number = number.split(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap_or_default();
        // A full stop ends the sentence.
        let number = number.trim_end_matches('.');
        if parts(number).is_some() {
            found.push((from, from + start.len() + number.len(), number.to_owned()));
        }
    }
    found
}

/// Markdown to HTML, with rule numbers as links and tables in a box that can scroll.
fn render(game: &str, prefix: &str, markdown: &str) -> String {
    let mut events = Vec::new();
    let mut inside_link = 0;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Link { .. }) => inside_link += 1,
            Event::End(TagEnd::Link) => inside_link -= 1,
            _ => {}
        }
        match event {
            Event::Text(text) if inside_link == 0 => {
                let mut done = 0;
                for (from, to, _) in references(prefix, &text) {
                    let id = text[from..to].to_owned();
                    events.push(Event::Text(text[done..from].to_owned().into()));
                    events.push(Event::Start(Tag::Link {
                        link_type: LinkType::Inline,
                        dest_url: format!("#/rules/{game}/{id}").into(),
                        title: CowStr::Borrowed(""),
                        id: CowStr::Borrowed(""),
                    }));
                    events.push(Event::Text(id.into()));
                    events.push(Event::End(TagEnd::Link));
                    done = to;
                }
                events.push(Event::Text(text[done..].to_owned().into()));
            }
            other => events.push(other),
        }
    }
    let mut out = String::new();
    html::push_html(&mut out, events.into_iter());
    // Line breaks between blocks mean nothing and would be counted as text by the search.
    let out = out.replace(">\n", ">");
    // Empty rows of a table head never occur; the box can be reached by keyboard so that it can be scrolled.
    out.replace("<table>", "<div class=\"r-table\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
}

/// Checks the translations of a book against the English text.
fn check(texts: &BTreeMap<String, Text>) -> Result<(), Failure> {
    let english = texts.get("en").ok_or("the English text is missing")?;
    for lang in LANGS {
        let text = texts.get(lang).ok_or_else(|| format!("the text in {lang} is missing"))?;
        if text.sections.len() != english.sections.len() {
            return Err(
                format!("{lang} has {} sections of {}", text.sections.len(), english.sections.len()).into()
            );
        }
        for rule in &english.rules {
            let id = format!("{}-{}", english.prefix, rule.number);
            let twin = text.rules.iter().find(|twin| twin.number == rule.number);
            let twin = twin.ok_or_else(|| format!("{lang} lacks rule {id}"))?;
            if twin.section != rule.section || twin.see != rule.see {
                return Err(format!("rule {id} in {lang}: other section or other rules to see").into());
            }
        }
        if text.prefix != english.prefix || text.rules.len() != english.rules.len() {
            return Err(format!("{lang} has rules that the English text has not").into());
        }
        // A number that leads nowhere is a mistake in the text.
        for rule in &text.rules {
            let known = |number: &String| english.rules.iter().any(|rule| rule.number == *number);
            if let Some(wrong) = rule.named.iter().chain(&rule.see).find(|number| !known(number)) {
                let (prefix, number) = (&text.prefix, &rule.number);
                return Err(format!("{lang}: {prefix}-{number} names {prefix}-{wrong}, which is none").into());
            }
        }
    }
    Ok(())
}

fn write_book(out: &mut String, game: &str, english: &Text) {
    let Text { prefix, title, sections, .. } = english;
    let sections = sections.len();
    // Writing into a string cannot fail.
    let _ = writeln!(
        out,
        "Book {{ game: {game:?}, prefix: {prefix:?}, title: {title:?}, sections: {sections}, rules: &["
    );
    for rule in &english.rules {
        let kind = if rule.origin.contains(UNOFFICIAL) {
            "Unofficial"
        } else if rule.origin.contains(RULING) {
            "Ruling"
        } else {
            "Original"
        };
        // By index, which is smaller than the number.
        let see = rule.see.iter().filter_map(|see| english.rules.iter().position(|r| r.number == *see));
        let (section, number, see) = (rule.section, &rule.number, see.collect::<Vec<_>>());
        let _ = writeln!(
            out,
            "Rule {{ section: {section}, number: {number:?}, kind: Kind::{kind}, see: &{see:?} }},"
        );
    }
    out.push_str("] },\n");
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Game\n\nBy *them*.\n\n## Start\n\n### XY-1 Seats\n\n*Origin: book.*\n\nTwo, see XY-2.1.\n\n\
        *See XY-2.1.*\n\n## End\n\n### XY-2.1 Win\n\n*Origin: our ruling.*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n*See XY-1.*\n";

    /// A workspace with one game and one message, in which one file is changed.
    fn workspace(file: &str, from: &str, to: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let german = ENGLISH.replace("Seats", "Plätze").replace("Start", "Anfang");
        let hungarian = ENGLISH.replace("Seats", "Helyek").replace("Start", "Kezdet");
        for (name, text) in [
            ("docs/rules/game.md", ENGLISH),
            ("docs/rules/game.de.md", &german),
            ("docs/rules/game.hu.md", &hungarian),
            ("locales/en/b.ftl", "# For translators.\nyes = Yes\n"),
            ("locales/en/a.ftl", "no = No\n"),
            ("locales/de/a.ftl", "no = Nein\nyes = Ja\n"),
            ("locales/hu/a.ftl", "no = Nem\nyes = Igen\n"),
        ] {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            let text = if name == file {
                assert!(text.contains(from), "{from}");
                text.replace(from, to)
            } else {
                text.to_owned()
            };
            std::fs::write(path, text).unwrap();
        }
        folder
    }

    #[test]
    fn a_file_holds_messages_and_rules_of_its_language_in_order() {
        let texts = Texts::read(workspace("", "", "").path()).unwrap();
        let files = texts.files();
        assert_eq!(files.iter().map(|(lang, _)| *lang).collect::<Vec<_>>(), LANGS);
        let parts = |at: usize| files[at].1.split(SEPARATOR).collect::<Vec<_>>();
        assert_eq!(
            parts(0),
            [
                "en",
                "no=No\u{6}yes=Yes",
                "By <em>them</em>.",
                "Start",
                "End",
                "Seats",
                "<p>Two, see <a href=\"#/rules/game/XY-2.1\">XY-2.1</a>.</p>",
                "Win",
                "<div class=\"r-table\" tabindex=\"0\"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>\
                 <tr><td>1</td><td>2</td></tr></tbody></table></div>",
            ]
        );
        assert_eq!(parts(2)[..2], ["hu", "no=Nem\u{6}yes=Igen"]);
        assert_eq!(parts(2)[3..6], ["Kezdet", "End", "Helyek"]);
        assert_eq!(
            texts.tables().lines().skip(2).collect::<Vec<_>>(),
            [
                "Book { game: \"game\", prefix: \"XY\", title: \"Game\", sections: 2, rules: &[",
                "Rule { section: 0, number: \"1\", kind: Kind::Original, see: &[1] },",
                "Rule { section: 1, number: \"2.1\", kind: Kind::Ruling, see: &[0] },",
                "] },",
                "];",
            ]
        );
    }

    #[test]
    fn what_does_not_fit_is_refused_and_named() {
        for (file, from, to, said) in [
            ("docs/rules/game.hu.md", "### XY-2.1", "### XY-2.2", "hu lacks rule XY-2.1"),
            ("docs/rules/game.de.md", "*See XY-1.*", "*See XY-2.1.*", "rule XY-2.1 in de"),
            ("docs/rules/game.de.md", "## End\n", "", "de has 1 sections of 2"),
            ("docs/rules/game.md", "Two, see XY-2.1.", "Two, see XY-3.", "names XY-3, which is none"),
            ("docs/rules/game.md", "*Origin: book.*\n\n", "", "rule 1: "),
            ("docs/rules/game.md", "### XY-1 ", "### XY-9 ", "XY-2.1 is out of order"),
            ("locales/hu/a.ftl", "Nem", "Nem\u{1f}", "control character"),
        ] {
            let error = Texts::read(workspace(file, from, to).path()).err().unwrap().to_string();
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn every_language_must_be_there() {
        let folder = workspace("", "", "");
        std::fs::remove_file(folder.path().join("docs/rules/game.hu.md")).unwrap();
        let error = Texts::read(folder.path()).err().unwrap().to_string();
        assert_eq!(error, "docs/rules/game.md: the text in hu is missing");
        let folder = workspace("", "", "");
        std::fs::remove_dir_all(folder.path().join("locales/de")).unwrap();
        assert!(matches!(Texts::read(folder.path()), Err(Error::Io { .. })));
    }
}
