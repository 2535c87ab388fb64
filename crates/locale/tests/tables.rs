//! The three languages say the same things, and the app says only what they can say.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use locale::{Arg, Lang};

type Variables = BTreeSet<String>;
type Table = BTreeMap<String, Variables>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(dir: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
}

fn inline(expression: &InlineExpression<String>, into: &mut Variables) {
    match expression {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => nested(expression, into),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, named }, .. } => {
            for each in positional {
                inline(each, into);
            }
            for each in named {
                inline(&each.value, into);
            }
        }
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            arguments.named.iter().for_each(|each| inline(&each.value, into));
        }
        _ => {}
    }
}

fn nested(expression: &Expression<String>, into: &mut Variables) {
    match expression {
        Expression::Inline(expression) => inline(expression, into),
        Expression::Select { selector, variants } => {
            inline(selector, into);
            for variant in variants {
                pattern(&variant.value, into);
            }
        }
    }
}

fn pattern(text: &Pattern<String>, into: &mut Variables) {
    for element in &text.elements {
        if let PatternElement::Placeable { expression } = element {
            nested(expression, into);
        }
    }
}

/// Key → variables, for every message and attribute of a language.
fn table(lang: Lang) -> Table {
    let mut found = Vec::new();
    files(&root().join("locales").join(lang.tag()), "ftl", &mut found);
    assert!(!found.is_empty());
    let mut table = Table::new();
    for file in found {
        let source = fs::read_to_string(&file).unwrap();
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut put = |key: String, text: &Pattern<String>| {
                let mut variables = Variables::new();
                pattern(text, &mut variables);
                let before = table.insert(key.clone(), variables);
                assert!(before.is_none(), "{}: {key} stands there twice", lang.tag());
            };
            if let Some(value) = &message.value {
                put(message.id.name.clone(), value);
            }
            for attribute in &message.attributes {
                put(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
            }
        }
    }
    table
}

/// What the sources ask for: (file, key, variables) of every `t!("…", …)` and
/// `tr("…")`, and all their text.
fn asked() -> (Vec<(PathBuf, String, Variables)>, String) {
    let mut sources = Vec::new();
    files(&root().join("src"), "rs", &mut sources);
    assert!(!sources.is_empty());
    let (mut asked, mut all) = (Vec::new(), String::new());
    for file in sources {
        let text: String = fs::read_to_string(&file)
            .unwrap()
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .flat_map(|line| [line, "\n"])
            .collect();
        for (at, opening) in text.match_indices("t!(").chain(text.match_indices("tr(")) {
            // Not `format!(`, `assert!(` and the like.
            if text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let call = arguments(&text[at + opening.len()..]);
            let call = call.trim_start();
            let Some((key, rest)) = call.strip_prefix('"').and_then(|key| key.split_once('"')) else {
                continue;
            };
            let variables = names(rest);
            asked.push((file.clone(), key.to_owned(), variables));
        }
        all.push_str(&text);
    }
    (asked, all)
}

/// The text up to the parenthesis that closes the call.
fn arguments(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted && depth == 0 => return &text[..at],
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
    }
    text
}

/// The `name` of every `, name = value` on the outermost level.
fn names(rest: &str) -> Variables {
    let mut names = Variables::new();
    let (mut depth, mut quoted, mut escaped, mut start) = (0usize, false, false, 0);
    let mut parts = Vec::new();
    for (at, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth = depth.saturating_sub(1),
            ',' if !quoted && depth == 0 => {
                parts.push(&rest[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&rest[start..]);
    for part in parts {
        if let Some((name, _)) = part.split_once('=') {
            names.insert(name.trim().to_owned());
        }
    }
    names
}

#[test]
fn the_languages_have_the_same_keys_and_variables() {
    let english = table(Lang::En);
    assert!(english.len() > 20);
    for lang in [Lang::De, Lang::Hu] {
        let other = table(lang);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{}: missing {missing:?}, extra {extra:?}",
            lang.tag()
        );
        for (key, variables) in &english {
            assert_eq!(&other[key], variables, "{}: variables of {key}", lang.tag());
        }
    }
}

/// What Fluent's own library makes of the sources of a language.
fn reference(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.tag().parse().unwrap()]);
    // As the app: isolation marks would stand between a name and its punctuation in every copied sentence.
    bundle.set_use_isolating(false);
    let mut found = Vec::new();
    files(&root().join("locales").join(lang.tag()), "ftl", &mut found);
    for file in found {
        bundle.add_resource(FluentResource::try_new(fs::read_to_string(&file).unwrap()).unwrap()).unwrap();
    }
    bundle
}

#[test]
fn every_message_formats_in_every_language_as_fluent_does_it() {
    assert_eq!(texts::SEPARATOR, locale::SEPARATOR);
    let files = texts::Texts::read(&root()).unwrap().files();
    assert_eq!(files.iter().map(|(tag, _)| *tag).collect::<Vec<_>>(), Lang::ALL.map(Lang::tag));
    for ((_, file), lang) in files.into_iter().zip(Lang::ALL) {
        let (named, mut parts) = locale::open(file.leak()).unwrap();
        assert_eq!(named, lang);
        locale::add(lang, parts.next().unwrap());
        let reference = reference(lang);
        let numbers = (-3..=30).chain([100, 101, 1_000_000, i64::from(i32::MAX)]).map(Arg::Number);
        let words = ["Dóra", "liberal", "fascist", "one", "other", "{ $x }"].map(Arg::from);
        for sample in numbers.chain(words) {
            for (key, variables) in table(lang) {
                let args: Vec<_> = variables.iter().map(|name| (name.as_str(), sample.clone())).collect();
                let said = locale::text(lang, &key, &args);
                let (id, attribute) = key.split_once('.').unwrap_or((&key, ""));
                let message = reference.get_message(id).unwrap();
                let pattern = match message.get_attribute(attribute) {
                    Some(attribute) => attribute.value(),
                    None => message.value().unwrap(),
                };
                let values = args.into_iter().map(|(name, arg)| match arg {
                    Arg::Text(text) => (name, FluentValue::from(text)),
                    Arg::Number(number) | Arg::Written(number, _) => (name, FluentValue::from(number)),
                });
                let mut errors = Vec::new();
                let expected = reference.format_pattern(pattern, Some(&values.collect()), &mut errors);
                assert!(errors.is_empty() && !expected.trim().is_empty(), "{} {key}: {errors:?}", lang.tag());
                assert_eq!(said.as_deref(), Ok(&*expected), "{} {key}: {sample:?}", lang.tag());
            }
        }
    }
}

#[test]
fn every_key_the_app_asks_for_exists_with_its_variables() {
    let table = table(Lang::En);
    let (asked, _) = asked();
    assert!(asked.len() > 20);
    for (file, key, variables) in asked {
        let Some(known) = table.get(&key) else { panic!("{}: no message {key}", file.display()) };
        assert_eq!(known, &variables, "{}: variables of {key}", file.display());
    }
}

#[test]
fn no_message_is_left_over() {
    let (_, sources) = asked();
    // Keys may also be chosen at run time; then they stand in the sources as plain strings.
    let unused: Vec<_> =
        table(Lang::En).into_keys().filter(|key| !sources.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
}

/// Every word that a computer of any game gives as its reason has a sentence of its own in every language.
#[test]
fn every_reason_of_computers_has_its_sentence() {
    use engine::bots::Bots;
    let games: [(&str, &[&str]); 4] = [
        ("why-secret-hitler", secret_hitler::SecretHitler::REASONS),
        ("why-die-macher", die_macher::DieMacher::REASONS),
        ("why-konzern", konzern::Konzern::REASONS),
        ("why-mefo", mefo::Mefo::REASONS),
    ];
    for lang in Lang::ALL {
        let reference = reference(lang);
        for (key, words) in games {
            assert!(words.len() > 5, "{key}");
            let message = reference.get_message(key).and_then(|message| message.value()).unwrap();
            let mut told = BTreeSet::new();
            for word in words {
                let values = [("word", *word), ("name", "NN"), ("about", "XY"), ("odds", " (1 %)")];
                let values = values.map(|(name, value)| (name, FluentValue::from(value)));
                let mut errors = Vec::new();
                let text =
                    reference.format_pattern(message, Some(&values.into_iter().collect()), &mut errors);
                assert!(errors.is_empty() && text.contains("NN") && text.contains("(1 %)"), "{word}: {text}");
                // What has no sentence of its own falls back on that of another word.
                assert!(told.insert(text.into_owned()), "{} {key}: {word}", lang.tag());
            }
        }
    }
}
