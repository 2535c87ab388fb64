//! What computer players think, as text in and text out, so that it runs in the worker or in the
//! page.
//!
//! A request names a match by its link code; the bots themselves are handed their seat's
//! observation and memory only (see [`engine::bots::Bots`]).

use engine::bots::Reason;
use engine::{AnyMatch, Level, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::games;
use crate::platform::worker;

/// What is asked of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Its move: one rank for each of these seats that owes one.
    Move,
    /// Its statements, if it wants to make any.
    Statement,
}

/// Writes a request: `move <bits of seats> <code>` or `say <bits of seats> <code>`.
pub fn request(ask: Ask, seats: engine::SeatSet, code: &str) -> String {
    let word = match ask {
        Ask::Move => "move",
        Ask::Statement => "say",
    };
    format!("{word} {} {code}", seats.bits())
}

/// A request for what a strong computer would do in this seat: `hint <bits of the seat> <code>`.
pub fn hint_request(seat: Seat, code: &str) -> String {
    format!("hint {} {code}", engine::SeatSet::only(seat).bits())
}

/// A request for the reason of the seat's last move among the first `steps` steps: `why <bits of the seat> <code> <steps>`.
pub fn why_request(seat: Seat, steps: usize, code: &str) -> String {
    format!("why {} {code} {steps}", engine::SeatSet::only(seat).bits())
}

/// A reason as it comes from a thought: numbers of [`Reason`], and the move or step it belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The rank of the move of a hint; the step of a move that is explained.
    pub at: u64,
    /// Its word; empty: not before the end.
    pub word: String,
    /// See [`Reason::value`].
    pub value: Option<i32>,
    /// How much less the best other move promises, in thousandths.
    pub less: Option<i32>,
    /// See [`Reason::worlds`].
    pub worlds: u32,
    /// See [`Reason::about`].
    pub about: Option<Seat>,
    /// See [`Reason::chance`].
    pub chance: Option<u16>,
}

/// `<at> <word> <value> <less> <worlds> <about> <chance>`, with `-` for what there is not.
fn write_said(at: u64, reason: Reason) -> String {
    let part = |part: Option<i64>| part.map_or_else(|| "-".to_owned(), |part| part.to_string());
    let word = if reason.word.is_empty() { "-" } else { reason.word };
    [
        at.to_string(),
        word.to_owned(),
        part(reason.value.map(i64::from)),
        part(reason.rival.map(|(_, less)| i64::from(less))),
        reason.worlds.to_string(),
        part(reason.about.map(|seat| seat.index() as i64)),
        part(reason.chance.map(i64::from)),
    ]
    .join(" ")
}

/// Reads the answer to a hint or an explanation; `None` if there was none to be had.
pub fn read_said(answer: &str) -> Option<Said> {
    let parts: Vec<&str> = answer.split(' ').collect();
    let [at, word, value, less, worlds, about, chance] = parts.as_slice() else { return None };
    Some(Said {
        at: at.parse().ok()?,
        word: if *word == "-" { String::new() } else { (*word).to_owned() },
        value: value.parse().ok(),
        less: less.parse().ok(),
        worlds: worlds.parse().unwrap_or_default(),
        about: about.parse().ok().map(Seat::new),
        chance: chance.parse().ok(),
    })
}

/// What a strong computer would do in this seat, if it owes a move.
pub fn hint(game: &dyn AnyMatch, seat: Seat) -> Option<(u64, Reason)> {
    let thought = game.think(Level::Strong, seat, &mut stream(game, seat, 0), &mut brake())?;
    Some((thought.rank, thought.reason))
}

/// The step of the seat's last move among the first `steps` steps, and why; a reason without a word if it is not
/// to be told yet.
pub fn why(game: &dyn AnyMatch, seat: Seat, steps: usize) -> Option<(u64, Reason)> {
    let step = game.last_move(seat, steps)?;
    let asked = game.asked(step);
    let reason = game.why(step, asked.as_ref(), &mut stream(asked.as_ref(), seat, 0), &mut brake());
    Some((step as u64, reason.unwrap_or_default()))
}

/// Answers one request of the page: pairs `<seat index>:<rank>` separated by spaces, what [`read_said`] reads, or
/// `error: <why>`.
pub fn answer(request: &str) -> String {
    match try_answer(request) {
        Ok(answer) => answer,
        Err(why) => format!("error: {why}"),
    }
}

fn try_answer(request: &str) -> Result<String, String> {
    let mut words = request.split(' ');
    let (Some(word), Some(seats), Some(code)) = (words.next(), words.next(), words.next()) else {
        return Err("not a request".to_owned());
    };
    let seats = engine::SeatSet::from_bits(seats.parse().map_err(|_| "no seats".to_owned())?);
    let (game, _) = games::open_link(code).map_err(|error| error.to_string())?;
    let game = game.as_ref();
    let one = seats.first().unwrap_or(Seat::new(0));
    let pairs = |ranks: Vec<(Seat, u64)>| {
        ranks.iter().map(|(seat, rank)| format!("{}:{rank}", seat.index())).collect::<Vec<_>>().join(" ")
    };
    let said = |said: Option<(u64, Reason)>| said.map_or_else(String::new, |(at, why)| write_said(at, why));
    Ok(match word {
        "move" => pairs(moves(game, seats)),
        "say" => pairs(statements(game, seats)),
        "hint" => said(hint(game, one)),
        "why" => {
            let steps = words.next().and_then(|steps| steps.parse().ok()).unwrap_or(usize::MAX);
            said(why(game, one, steps))
        }
        _ => return Err("unknown request".to_owned()),
    })
}

/// Reads an answer; anything that is none is an empty list.
pub fn read_answer(answer: &str) -> Option<Vec<(Seat, u64)>> {
    if answer.starts_with("error:") {
        return None;
    }
    answer
        .split_whitespace()
        .map(|pair| {
            let (seat, rank) = pair.split_once(':')?;
            Some((Seat::new(seat.parse().ok()?), rank.parse().ok()?))
        })
        .collect()
}

/// The moves of these computer seats. The random stream hangs on match, position and seat alone,
/// so two devices that ask the same computer get the same answer and their links merge.
pub fn moves(game: &dyn AnyMatch, seats: engine::SeatSet) -> Vec<(Seat, u64)> {
    seats
        .and(game.turn().owing())
        .iter()
        .filter_map(|seat| {
            let level = game.cards().get(seat.index())?.player.level()?;
            let thought = game.think(level, seat, &mut stream(game, seat, 0), &mut brake())?;
            Some((seat, thought.rank))
        })
        .collect()
}

/// Longest thought about one move, in milliseconds; far beyond what the levels need on any device but the slowest.
const LONGEST: f64 = 900.0;
/// The same where the page itself has to think, and stands still meanwhile.
const LONGEST_IN_PAGE: f64 = 60.0;

/// Ends a thought that takes too long.
fn brake() -> impl FnMut() -> bool {
    let limit = if worker::is_worker() { LONGEST } else { LONGEST_IN_PAGE };
    let end = js_sys::Date::now() + limit;
    move || js_sys::Date::now() >= end
}

/// The statements that these computer seats make now.
pub fn statements(game: &dyn AnyMatch, seats: engine::SeatSet) -> Vec<(Seat, u64)> {
    seats
        .iter()
        .filter_map(|seat| {
            let level = game.cards().get(seat.index())?.player.level()?;
            let rank = game.speak(level, seat, &mut stream(game, seat, 1))?;
            Some((seat, rank))
        })
        .collect()
}

fn stream(game: &dyn AnyMatch, seat: Seat, kind: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(game.seed(seat, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_read_as_it_was_meant() {
        let reason = Reason { value: Some(-3), rival: Some((4, 25)), worlds: 80, ..Reason::plain("bills") };
        let said = Said {
            at: 7,
            word: "bills".into(),
            value: Some(-3),
            less: Some(25),
            worlds: 80,
            ..Said::default()
        };
        assert_eq!(read_said(&write_said(7, reason)), Some(said));
        let about = Reason { about: Some(Seat::new(0)), chance: Some(0), ..Reason::plain("trusts") };
        let read = read_said(&write_said(0, about));
        assert_eq!(
            read.map(|said| (said.about, said.chance, said.value)),
            Some((Some(Seat::new(0)), Some(0), None))
        );
        // Not to be told yet, and not to be had.
        assert_eq!(read_said(&write_said(3, Reason::default())), Some(Said { at: 3, ..Said::default() }));
        assert_eq!((read_said(""), read_said("error: no seats")), (None, None));
    }
}
