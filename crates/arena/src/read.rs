//! Matches from links, files and text.

use std::io::Read;

use engine::{Match, Turn, link, notation};
use secret_hitler::SecretHitler;

/// What the source holds: a link, a file with a link or a text, or `-` for standard input.
fn content(source: &str) -> Result<String, String> {
    if source == "-" {
        let mut text = String::new();
        let limit = notation::MAX_TEXT as u64 + 1;
        let read = std::io::stdin().take(limit).read_to_string(&mut text);
        return read.map(|_| text).map_err(|error| error.to_string());
    }
    if std::path::Path::new(source).is_file() {
        return std::fs::read_to_string(source).map_err(|error| format!("{source}: {error}"));
    }
    Ok(source.to_owned())
}

fn open(source: &str) -> Result<Match<SecretHitler>, String> {
    let text = content(source)?;
    if notation::game_word(&text).is_some() {
        return notation::parse(&text).map_err(|error| error.to_string());
    }
    let read = |text: &str| link::find(text).and_then(|code| link::open(&code));
    // A link may be broken over lines; or the first line is the link, and something else follows.
    read(&text).or_else(|error| read(text.lines().next().unwrap_or("")).map_err(|_| error.to_string()))
}

/// The match as text.
pub fn print(source: &str) -> Result<String, String> {
    open(source).map(|game| notation::write(&game))
}

/// One sentence about the match, if it opens and its link and text lead back to it.
pub fn verify(source: &str) -> Result<String, String> {
    let game = open(source)?;
    let code = link::write(&game, true);
    let again = link::open::<SecretHitler>(&code).map_err(|error| format!("its own link: {error}"))?;
    if link::write(&again, true) != code {
        return Err("its own link opens to another match".into());
    }
    let text = notation::write(&game);
    let again = notation::parse::<SecretHitler>(&text).map_err(|error| format!("its own text: {error}"))?;
    if notation::write(&again) != text {
        return Err("its own text reads as another match".into());
    }
    let stands = match game.turn() {
        Turn::Over(outcome) => outcome.reason,
        _ => "not over",
    };
    Ok(format!("match {}: {} steps, {stands}, {} characters as link\n", game.id(), game.len(), code.len()))
}
