//! Turns `locales/<language>/*.ftl` into a form that is formatted without a parser of Fluent.
//!
//! Messages and attributes stand in the order of their keys as `key=pattern`, with [`mark::NEXT`] between them.
//! A pattern is text with variables (`VARIABLE name END`) and choices (`SELECT name END`, for each variant
//! `key END pattern DONE`, then `CLOSE`). The default variant comes last and has an empty key. `locale` reads
//! this form.

use std::{collections::BTreeMap, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use crate::{Error, sources};

/// What stands between texts; the same as in `locale`.
mod mark {
    pub const VARIABLE: char = '\u{1}';
    pub const SELECT: char = '\u{2}';
    pub const END: char = '\u{3}';
    pub const DONE: char = '\u{4}';
    pub const CLOSE: char = '\u{5}';
    pub const NEXT: char = '\u{6}';
}

/// All messages of a language in the short form.
pub fn read(root: &Path, lang: &str) -> Result<String, Error> {
    let mut all = BTreeMap::new();
    for (name, text) in sources(&root.join("locales").join(lang), "ftl")? {
        let file = format!("locales/{lang}/{name}.ftl");
        add(&mut all, &text).map_err(|problem| Error::Source { file, problem })?;
    }
    let lines: Vec<_> = all.into_iter().map(|(key, pattern)| format!("{key}={pattern}")).collect();
    Ok(lines.join(&mark::NEXT.to_string()))
}

/// Adds what a file says; the error is a problem of it.
fn add(all: &mut BTreeMap<String, String>, text: &str) -> Result<(), String> {
    if text.contains(|c: char| c.is_control() && c != '\n') {
        return Err("a control character in a text".into());
    }
    let resource = parser::parse(text).map_err(|(_, errors)| format!("not Fluent: {errors:?}"))?;
    let mut put = |key: String, pattern: &Pattern<&str>| {
        let mut out = String::new();
        write(&mut out, pattern).map_err(|problem| format!("{key}: {problem}"))?;
        match all.insert(key.clone(), out) {
            Some(_) => Err(format!("{key} stands there twice")),
            None => Ok(()),
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(pattern) = &message.value {
                    put(id.to_owned(), pattern)?;
                }
                for attribute in &message.attributes {
                    put(format!("{id}.{}", attribute.id.name), &attribute.value)?;
                }
            }
            // Comments are for translators.
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => return Err(format!("-{}: the app has no terms", term.id.name)),
            Entry::Junk { content } => return Err(format!("not Fluent: {content}")),
        }
    }
    Ok(())
}

fn write(out: &mut String, pattern: &Pattern<&str>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression } => write_expression(out, expression)?,
        }
    }
    Ok(())
}

fn write_expression(out: &mut String, expression: &Expression<&str>) -> Result<(), String> {
    const FOREIGN: &str = "only variables, literals and choices by a variable can be formatted";
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            out.extend([mark::VARIABLE]);
            out.push_str(id.name);
            out.push(mark::END);
        }
        Expression::Inline(
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value },
        ) if !value.contains('\\') => out.push_str(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => write_expression(out, expression)?,
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            out.push(mark::SELECT);
            out.push_str(id.name);
            out.push(mark::END);
            let (default, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
            for variant in others.into_iter().chain(default) {
                if !variant.default {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    out.push_str(key);
                }
                out.push(mark::END);
                write(out, &variant.value)?;
                out.push(mark::DONE);
            }
            out.push(mark::CLOSE);
        }
        _ => return Err(FOREIGN.into()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(text: &str) -> Result<Vec<(String, String)>, String> {
        let mut all = BTreeMap::new();
        add(&mut all, text)?;
        Ok(all.into_iter().collect())
    }

    #[test]
    fn messages_and_attributes_get_their_short_form() {
        let text = "# Note\nb = { $n ->\n    *[other] { $n } seats\n    [one] a { \"{\" }seat\n} here\n\
                    a = Two\n  lines\n    .tip = Tip\n";
        let pairs = [
            ("a", "Two\nlines"),
            ("a.tip", "Tip"),
            ("b", "\u{2}n\u{3}one\u{3}a {seat\u{4}\u{3}\u{1}n\u{3} seats\u{4}\u{5} here"),
        ];
        assert_eq!(short(text), Ok(pairs.map(|(key, text)| (key.to_owned(), text.to_owned())).to_vec()));
    }

    #[test]
    fn what_the_app_cannot_format_is_refused() {
        for (text, said) in [
            ("a = { b }\nb = B\n", "a: only variables"),
            ("a = { NUMBER($n) }\n", "a: only variables"),
            ("a = { \"\\u0041\" }\n", "a: only variables"),
            ("-a = A\n", "-a: the app has no terms"),
            ("a = A\na = B\n", "a stands there twice"),
            ("a = { $n\n", "not Fluent"),
            ("a = x\u{1}\n", "control character"),
        ] {
            let problem = short(text).err().unwrap_or_default();
            assert!(problem.contains(said), "{text}: {problem}");
        }
    }
}
