//! Sentences in which names stand out.

use crate::ui::html::{Html, IntoHtml};
use markup::view;

const OPEN: char = '\u{2}';
const CLOSE: char = '\u{3}';

/// Marks a name, to be handed to `t!` as an argument.
pub fn bold(name: &str) -> String {
    format!("{OPEN}{name}{CLOSE}")
}

/// The sentence without marks, for titles and the live region.
pub fn plain(text: &str) -> String {
    text.replace([OPEN, CLOSE], "")
}

/// The sentence with the marked parts in `<b>`.
pub fn rich(text: &str) -> Html {
    let mut parts = Vec::new();
    for (index, piece) in text.split(OPEN).enumerate() {
        let (name, rest) =
            if index == 0 { ("", piece) } else { piece.split_once(CLOSE).unwrap_or(("", piece)) };
        if !name.is_empty() {
            parts.push(view! { <b>{name.to_owned()}</b> });
        }
        if !rest.is_empty() {
            parts.push(rest.to_owned().into_html());
        }
    }
    parts.into_html()
}
