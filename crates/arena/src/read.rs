//! Matches from links, files and text.

use std::io::Read;

use die_macher::DieMacher;
use engine::{Game, Match, Turn, link, notation};
use konzern::Konzern;
use mefo::Mefo;
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

/// What is to be read, and of which game.
struct Source {
    text: String,
    /// The code in it; `None` for the text of a match.
    code: Option<String>,
    game: u8,
}

fn source(source: &str) -> Result<Source, String> {
    let text = content(source)?;
    if let Some(word) = notation::game_word(&text) {
        let games = [SecretHitler::ID, DieMacher::ID, Konzern::ID, Mefo::ID];
        let game = games.into_iter().find(|game| game.word == word);
        let game = game.ok_or_else(|| format!("no game is called “{word}”"))?.code;
        return Ok(Source { text, code: None, game });
    }
    // A link may be broken over lines; or the first line is the link, and something else follows.
    let known =
        |text: &str| link::find(text).and_then(|code| link::game_code(&code).map(|game| (code, game)));
    let found = known(&text).or_else(|error| known(text.lines().next().unwrap_or("")).map_err(|_| error));
    let (code, game) = found.map_err(|error| error.to_string())?;
    Ok(Source { text, code: Some(code), game })
}

fn open<G: Game>(source: &Source) -> Result<Match<G>, String> {
    match &source.code {
        Some(code) => link::open(code).map_err(|error| error.to_string()),
        None => notation::parse(&source.text).map_err(|error| error.to_string()),
    }
}

/// The match as text.
pub fn print(from: &str) -> Result<String, String> {
    let source = source(from)?;
    if source.game == DieMacher::ID.code {
        open::<DieMacher>(&source).map(|game| notation::write(&game))
    } else if source.game == Konzern::ID.code {
        open::<Konzern>(&source).map(|game| notation::write(&game))
    } else if source.game == Mefo::ID.code {
        open::<Mefo>(&source).map(|game| notation::write(&game))
    } else {
        open::<SecretHitler>(&source).map(|game| notation::write(&game))
    }
}

/// One sentence about the match, if it opens and its link and text lead back to it.
pub fn verify(from: &str) -> Result<String, String> {
    let source = source(from)?;
    if source.game == DieMacher::ID.code {
        check(&open::<DieMacher>(&source)?)
    } else if source.game == Konzern::ID.code {
        check(&open::<Konzern>(&source)?)
    } else if source.game == Mefo::ID.code {
        check(&open::<Mefo>(&source)?)
    } else {
        check(&open::<SecretHitler>(&source)?)
    }
}

fn check<G: Game>(game: &Match<G>) -> Result<String, String> {
    let code = link::write(game, true);
    let again = link::open::<G>(&code).map_err(|error| format!("its own link: {error}"))?;
    if link::write(&again, true) != code {
        return Err("its own link opens to another match".into());
    }
    let text = notation::write(game);
    let again = notation::parse::<G>(&text).map_err(|error| format!("its own text: {error}"))?;
    if notation::write(&again) != text {
        return Err("its own text reads as another match".into());
    }
    let stands = match game.turn() {
        Turn::Over(outcome) => outcome.reason,
        _ => "not over",
    };
    Ok(format!("match {}: {} steps, {stands}, {} characters as link\n", game.id(), game.len(), code.len()))
}
