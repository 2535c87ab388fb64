//! The rules of every game, made from `docs/rules/*.md` by the crate `texts`, and how to look things up in
//! them. What they say comes with the texts of a language ([`crate::i18n::add`]).

use std::{cell::Cell, ops::Range};

use crate::i18n::{Lang, NoTexts};

/// The rules of a game.
#[derive(Debug)]
pub struct Book {
    /// The game's word, as in routes.
    pub game: &'static str,
    /// What stands before each number: `SH`.
    pub prefix: &'static str,
    /// The game's name.
    pub title: &'static str,
    /// How many sections there are.
    pub sections: usize,
    /// Every rule, by number.
    pub rules: &'static [Rule],
}

/// What is the same about a rule in every language.
#[derive(Debug)]
pub struct Rule {
    /// Index of its section.
    pub section: usize,
    /// Its number, without the prefix: `14`, or `5.2.8`.
    pub number: &'static str,
    /// Where it comes from.
    pub kind: Kind,
    /// Indices of the rules close to it.
    pub see: &'static [usize],
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The original game.
    Original,
    /// Ours, where the original is silent.
    Ruling,
    /// A known house rule.
    Unofficial,
}

/// A book in one language.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// Whose game it is, what was changed, and the licence; HTML.
    pub intro: &'static str,
    /// Titles of the sections, in order.
    pub sections: &'static [&'static str],
    /// Title and body (HTML) of each rule, in the order of [`Book::rules`].
    pub rules: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// Before the texts of a language are here.
const NOTHING: Text = Text { intro: "", sections: &[], rules: &[] };

thread_local! {
    // For each language what the books say, in their order.
    static TEXTS: Cell<[&'static [Text]; Lang::ALL.len()]> = const { Cell::new([&[]; Lang::ALL.len()]) };
}

/// Takes in what the books say in a language, part by part. It stays for the life of the page.
///
/// # Errors
/// If there are fewer or more parts than the books have. Then nothing has changed.
pub fn add(lang: Lang, mut parts: impl Iterator<Item = &'static str>) -> Result<(), NoTexts> {
    let mut texts = Vec::with_capacity(BOOKS.len());
    for book in BOOKS {
        let intro = parts.next().ok_or(NoTexts)?;
        let sections: Vec<_> = parts.by_ref().take(book.sections).collect();
        let mut rules = Vec::with_capacity(book.rules.len());
        for _ in book.rules {
            rules.push((parts.next().ok_or(NoTexts)?, parts.next().ok_or(NoTexts)?));
        }
        texts.push((intro, sections, rules));
    }
    if parts.next().is_some() {
        return Err(NoTexts);
    }
    // Nothing is let go again, so it may as well be borrowed by everybody.
    let texts: Vec<_> = texts
        .into_iter()
        .map(|(intro, sections, rules)| Text { intro, sections: sections.leak(), rules: rules.leak() })
        .collect();
    let mut all = TEXTS.get();
    all[lang as usize] = texts.leak();
    TEXTS.set(all);
    Ok(())
}

/// The rules of the game with this word.
pub fn book(game: &str) -> Option<&'static Book> {
    BOOKS.iter().find(|book| book.game == game)
}

impl Book {
    /// What the rules say in a language: nothing, as long as its texts are not here.
    pub fn text(&self, lang: Lang) -> Text {
        let place = BOOKS.iter().position(|book| book.game == self.game);
        place.and_then(|place| TEXTS.get()[lang as usize].get(place).copied()).unwrap_or(NOTHING)
    }

    /// The id of a rule: `SH-14`.
    pub fn id(&self, rule: &Rule) -> String {
        [self.prefix, "-", rule.number].concat()
    }

    /// The index of the rule with this id (`SH-14`, in capitals or not), if there is one.
    pub fn find(&self, id: &str) -> Option<usize> {
        let (prefix, number) = id.split_once('-')?;
        prefix.eq_ignore_ascii_case(self.prefix).then(|| self.index(number))?
    }

    /// The index of the rule with this number, if there is one.
    pub fn index(&self, number: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.number == number)
    }

    /// The rules of a section, as indices.
    pub fn section(&self, section: usize) -> Range<usize> {
        let from = self.rules.partition_point(|rule| rule.section < section);
        let to = self.rules.partition_point(|rule| rule.section <= section);
        from..to
    }
}

/// A letter without case and accent, so that `kancellar` finds `kancellár`.
fn fold(letter: char) -> char {
    // The letters of our three languages; the tables of all of Unicode would be 10 kB of the program.
    match letter.to_ascii_lowercase() {
        'á' | 'Á' | 'à' | 'À' | 'â' | 'Â' | 'ä' | 'Ä' => 'a',
        'é' | 'É' | 'è' | 'È' | 'ê' | 'Ê' => 'e',
        'í' | 'Í' | 'ì' | 'Ì' => 'i',
        'ó' | 'Ó' | 'ö' | 'Ö' | 'ő' | 'Ő' | 'ô' | 'Ô' => 'o',
        'ú' | 'Ú' | 'ü' | 'Ü' | 'ű' | 'Ű' => 'u',
        'ß' | 'ẞ' => 's',
        '’' | '‘' => '\'',
        '–' | '−' => '-',
        lower => lower,
    }
}

/// What is looked for: words that must all be in a rule.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Query(Vec<Vec<char>>);

/// Most words that a search takes into account; a pasted page is not a question.
const MAX_WORDS: usize = 8;

impl Query {
    /// The words of a text. A single letter finds nothing, as it would find everything.
    pub fn new(text: &str) -> Self {
        let words = text.split_whitespace().take(MAX_WORDS);
        let words = words.map(|word| word.chars().map(fold).collect::<Vec<_>>());
        Self(words.filter(|word| word.len() > 1 || word.iter().any(char::is_ascii_digit)).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every word is in one of the texts; HTML is read as its text.
    pub fn matches(&self, texts: &[&str]) -> bool {
        let folded: Vec<_> = texts.iter().map(|text| Letters::of(text).folded).collect();
        !self.is_empty() && self.0.iter().all(|word| folded.iter().any(|text| !find(text, word).is_empty()))
    }

    /// A text (HTML) with every found word in `<mark>`, and how many marks there are. The marks get the
    /// ids `hit-<n>`, counting on from `first`.
    pub fn mark(&self, html: &str, first: usize) -> (String, usize) {
        let letters = Letters::of(html);
        let mut spans: Vec<Range<usize>> =
            self.0.iter().flat_map(|word| find(&letters.folded, word)).collect();
        engine::order::sort_few(&mut spans, |span| (span.start, span.end));
        spans.dedup_by(|next, last| {
            let joined = next.start < last.end;
            if joined {
                last.end = last.end.max(next.end);
            }
            joined
        });
        let mut out = String::with_capacity(html.len() + spans.len() * 30);
        let mut done = 0;
        for (count, span) in spans.iter().enumerate() {
            let mut open = false;
            let mut piece = 0;
            for place in letters.places.get(span.clone()).unwrap_or_default() {
                // What lies between two letters of a word that was found is a tag; a mark does not cross it.
                let between = html.get(done..place.start).unwrap_or_default();
                if !open || !between.is_empty() {
                    if open {
                        out.push_str("</mark>");
                    }
                    out.push_str(between);
                    out.push_str("<mark");
                    if piece == 0 {
                        out.push_str(" id=\"hit-");
                        out.push_str(&(first + count).to_string());
                        out.push('"');
                    }
                    out.push('>');
                    open = true;
                    piece += 1;
                }
                out.push_str(html.get(place.clone()).unwrap_or_default());
                done = place.end;
            }
            if open {
                out.push_str("</mark>");
            }
        }
        out.push_str(html.get(done..).unwrap_or_default());
        (out, spans.len())
    }
}

/// The letters of an HTML text, without tags, and where each stands.
struct Letters {
    folded: Vec<char>,
    places: Vec<Range<usize>>,
}

impl Letters {
    fn of(html: &str) -> Self {
        let mut letters = Self { folded: Vec::new(), places: Vec::new() };
        let mut at = 0;
        while let Some(letter) = html.get(at..).and_then(|rest| rest.chars().next()) {
            let rest = html.get(at..).unwrap_or_default();
            let (read, len) = match letter {
                '<' => {
                    let len = rest.find('>').map_or(rest.len(), |end| end + 1);
                    // Cells and paragraphs are not one word.
                    let inline = ["a", "/a", "strong", "/strong", "em", "/em"];
                    let tag = rest.get(1..len - 1).unwrap_or_default();
                    let name = tag.split(' ').next().unwrap_or_default();
                    ((!inline.contains(&name)).then_some('\n'), len)
                }
                '&' => {
                    let len = rest.find(';').map_or(1, |end| end + 1);
                    let read = match rest.get(..len).unwrap_or_default() {
                        "&lt;" => '<',
                        "&gt;" => '>',
                        "&quot;" => '"',
                        _ => '&',
                    };
                    (Some(read), len)
                }
                other => (Some(fold(other)), other.len_utf8()),
            };
            if let Some(read) = read {
                letters.folded.push(read);
                letters.places.push(at..at + len);
            }
            at += len;
        }
        letters
    }
}

/// Where a word stands, without overlaps. No word holds white space, so none reaches over a line's end.
fn find(text: &[char], word: &[char]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while !word.is_empty() && at + word.len() <= text.len() {
        if text.get(at..at + word.len()) == Some(word) {
            found.push(at..at + word.len());
            at += word.len();
        } else {
            at += 1;
        }
    }
    found
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::i18n;

    const FILES: [&str; 3] = [
        include_str!(concat!(env!("OUT_DIR"), "/texts-en.txt")),
        include_str!(concat!(env!("OUT_DIR"), "/texts-de.txt")),
        include_str!(concat!(env!("OUT_DIR"), "/texts-hu.txt")),
    ];

    /// With the texts in all languages.
    fn sh() -> &'static Book {
        for (file, lang) in FILES.into_iter().zip(Lang::ALL) {
            assert_eq!(i18n::add(file.to_owned()), Ok(lang));
        }
        book("secret-hitler").unwrap()
    }

    #[test]
    fn texts_with_more_or_fewer_parts_are_refused() {
        let [english, ..] = FILES;
        let (short, last) = english.rsplit_once(locale::SEPARATOR).unwrap();
        for other in [short.to_owned(), [english, last].join(&locale::SEPARATOR.to_string()), "en".to_owned()]
        {
            assert_eq!(i18n::add(other), Err(NoTexts));
            assert!(!locale::has(Lang::En) && book("secret-hitler").unwrap().text(Lang::En).rules.is_empty());
        }
        assert_eq!(i18n::add(english.to_owned()), Ok(Lang::En));
        assert!(locale::has(Lang::En));
    }

    #[test]
    fn ids_and_sections_lead_to_rules() {
        let book = sh();
        assert!(BOOKS.iter().all(|book| !book.rules.is_empty()));
        for (index, rule) in book.rules.iter().enumerate() {
            assert_eq!(book.find(&book.id(rule)), Some(index));
            assert!(book.section(rule.section).contains(&index));
            assert!(
                !rule.see.is_empty() && rule.see.iter().all(|see| *see != index && *see < book.rules.len())
            );
        }
        assert_eq!(book.find("sh-14"), book.index("14"));
        assert_eq!(
            [book.find(concat!("SH", "-0")), book.find("XY-14"), book.find("14"), book.find("")],
            [None; 4]
        );
        assert_eq!(
            book.find("SH-14").and_then(|rule| book.rules.get(rule)?.see.first()),
            book.index("15").as_ref()
        );
        for lang in Lang::ALL {
            let text = book.text(lang);
            assert_eq!(text.rules.len(), book.rules.len());
            assert_eq!(text.sections.len(), book.rules.last().unwrap().section + 1);
            assert!(
                text.intro.contains("href")
                    && text.rules.iter().all(|(title, body)| !title.is_empty() && !body.is_empty())
            );
        }
    }

    #[test]
    fn languages_are_not_confused() {
        assert!(sh().text(Lang::De).sections.contains(&"Wahlen"));
        assert!(sh().text(Lang::Hu).sections.contains(&"Választások"));
        assert!(sh().text(Lang::En).sections.contains(&"Elections"));
    }

    #[test]
    fn every_number_in_a_text_is_a_link() {
        // The introduction of a later game may name none; the bodies of this one do not have to either,
        // but where they do, it is a link.
        sh();
        for book in BOOKS {
            for (_, body) in Lang::ALL.into_iter().flat_map(|lang| book.text(lang).rules) {
                let named = body.matches(&[book.prefix, "-"].concat()).count();
                let links = body.matches(&["<a href=\"#/rules/", book.game, "/"].concat()).count();
                assert_eq!(named, links * 2, "{body}");
            }
        }
    }

    #[test]
    fn marks_stand_around_what_was_found() {
        let marked = |query: &str, html: &str| Query::new(query).mark(html, 3);
        assert_eq!(marked("limit", "Term limits"), ("Term <mark id=\"hit-3\">limit</mark>s".into(), 1));
        assert_eq!(
            marked("kancellar", "a <strong>Kancellár</strong> és"),
            ("a <strong><mark id=\"hit-3\">Kancellár</mark></strong> és".into(), 1)
        );
        // Over a tag, one hit in two pieces; over a cell's border, none.
        assert_eq!(
            marked("abc", "<em>a</em>bc"),
            ("<em><mark id=\"hit-3\">a</mark></em><mark>bc</mark>".into(), 1)
        );
        assert_eq!(marked("12", "<td>1</td><td>2</td>").1, 0);
        // Tags and entities are not text.
        assert_eq!(marked("td", "<td>1</td>").1, 0);
        assert_eq!(marked("amp", "a &amp; b").1, 0);
        assert_eq!(marked("ab bc", "abc abc"), {
            ("<mark id=\"hit-3\">abc</mark> <mark id=\"hit-4\">abc</mark>".into(), 2)
        });
    }

    #[test]
    fn marking_changes_nothing_else() {
        for lang in Lang::ALL {
            for (title, body) in sh().text(lang).rules {
                for word in ["e", "an", "hitler", "3", "kanzler elnok president", "<", "&"] {
                    let (marked, count) = Query::new(word).mark(body, 0);
                    let mut bare = marked.replace("<mark>", "").replace("</mark>", "");
                    for hit in 0..count {
                        bare = bare.replacen(&format!("<mark id=\"hit-{hit}\">"), "", 1);
                    }
                    assert_eq!(&bare, body, "{title}");
                }
            }
        }
    }

    #[test]
    fn all_words_must_be_there() {
        let query = Query::new("Hitler  zone");
        assert!(query.matches(&["The Hitler zone", ""]));
        assert!(query.matches(&["Zone", "<p>of <b>HITLER</b></p>"]));
        assert!(!query.matches(&["Hitler", ""]));
        assert!(Query::new(" a ").is_empty());
        assert!(!Query::default().matches(&["a"]));
    }
}
