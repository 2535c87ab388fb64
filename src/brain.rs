//! What computer players think, as text in and text out, so that it runs in the worker or in the
//! page.
//!
//! A request names a match by its link code; the bots themselves are handed their seat's
//! observation and memory only (see [`engine::bots::Bots`]).

use engine::{AnyMatch, Player, Seat};
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

/// Answers one request of the page: pairs `<seat index>:<rank>` separated by spaces, or
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
    let ranks = match word {
        "move" => moves(game.as_ref(), seats),
        "say" => statements(game.as_ref(), seats),
        _ => return Err("unknown request".to_owned()),
    };
    let pairs: Vec<String> = ranks.iter().map(|(seat, rank)| format!("{}:{rank}", seat.index())).collect();
    Ok(pairs.join(" "))
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
            let Player::Bot(level) = game.cards().get(seat.index())?.player else { return None };
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
            let Player::Bot(level) = game.cards().get(seat.index())?.player else { return None };
            let rank = game.speak(level, seat, &mut stream(game, seat, 1))?;
            Some((seat, rank))
        })
        .collect()
}

fn stream(game: &dyn AnyMatch, seat: Seat, kind: u64) -> ChaCha8Rng {
    let position = game.turn_start() as u64;
    ChaCha8Rng::seed_from_u64(game.id().bits() ^ position << 48 ^ (seat.index() as u64) << 44 ^ kind << 43)
}
