//! Levels against each other: round robin, seats rotated, the same chance for every chair.
// Counts of games and of nanoseconds stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use engine::bots::Bots;
use engine::{Choices as _, Level, Match, MatchId, Player, Seat, SeatCard, Setup as _, Turn, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::shares::Share;

/// Who plays, how often.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The levels; each one sits alone among each other one.
    pub levels: Vec<Level>,
    /// Only this one sits alone; each of them if nobody is said.
    pub alone: Option<Level>,
    /// Games for each pairing: so many streams of chance, each once for every chair.
    pub games: u32,
    /// All randomness follows from it.
    pub seed: u64,
}

/// More steps than any match has.
const MOST_STEPS: usize = 20_000;

/// How long decisions took, by level.
#[derive(Clone, Default, Debug)]
pub struct Times {
    all: [Vec<Duration>; 3],
}

const fn index(level: Level) -> usize {
    match level {
        Level::Easy => 0,
        Level::Normal => 1,
        Level::Strong => 2,
    }
}

pub const fn word(level: Level) -> &'static str {
    Player::Bot(level).word()
}

impl Times {
    /// Decisions, mean, 99 of a hundred and most, in milliseconds.
    fn row(&mut self, level: Level) -> Option<(usize, f64, f64, f64)> {
        let list = &mut self.all[index(level)];
        list.sort_unstable();
        let most = list.last()?;
        let milli = |time: Duration| time.as_secs_f64() * 1_000.0;
        let mean = milli(list.iter().sum()) / list.len() as f64;
        let late = list.get(list.len().saturating_sub(1) * 99 / 100)?;
        Some((list.len(), mean, milli(*late), milli(*most)))
    }
}

/// A stream of its own for every computer's decision.
fn mood(seed: u64, game: u32, seat: Seat, step: usize, kind: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x6d6f_6f64 ^ u64::from(game) << 32);
    rng.set_stream((step as u64) << 8 | (seat.index() as u64) << 1 | kind);
    rng
}

/// Plays a match; chance comes from a stream of its own, so that it is the same whoever plays.
///
/// # Errors
/// If a computer chose what the rules refuse, or the match does not end.
pub fn play<G: Bots>(
    setup: &G::Setup,
    seed: u64,
    number: u32,
    level: impl Fn(Seat) -> Level,
    times: &mut Times,
) -> Result<Match<G>, String> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(u64::from(number));
    let seats = setup.seats();
    let cards = (0..seats).map(|seat| SeatCard::new("", Player::Bot(level(Seat::new(seat))))).collect();
    let mut game = Match::<G>::new(MatchId::new(u64::from(number)), setup.clone(), cards, false)
        .map_err(|error| error.to_string())?;
    while game.len() < MOST_STEPS {
        let mut said = false;
        for seat in (0..seats).map(Seat::new) {
            let statements = game.statements(seat);
            if statements.is_empty() {
                continue;
            }
            let view = game.observe(Viewer::Seat(seat));
            let mut rng = mood(seed, number, seat, game.len(), 1);
            if let Some(rank) = G::speak(level(seat), seat, &view, &game.memory(seat), &statements, &mut rng)
                && let Some(statement) = statements.get(rank)
            {
                game.say(seat, &statement).map_err(|refusal| format!("game {number}: {refusal}"))?;
                said = true;
                break;
            }
        }
        if said {
            continue;
        }
        match game.turn() {
            Turn::Over(_) => return Ok(game),
            Turn::Chance => {
                game.settle(&mut chance);
            }
            Turn::Seats(owing) => {
                for seat in owing.iter() {
                    let choices = game.choices(seat);
                    let rank = match choices.len() {
                        0 => return Err(format!("seat {seat} owes a move and has none")),
                        1 => 0,
                        _ => {
                            let view = game.observe(Viewer::Seat(seat));
                            let memory = game.memory(seat);
                            let mut rng = mood(seed, number, seat, game.turn_start(), 0);
                            let start = Instant::now();
                            let rank = G::decide(level(seat), seat, &view, &memory, &choices, &mut rng);
                            times.all[index(level(seat))].push(start.elapsed());
                            rank
                        }
                    };
                    game.play_rank(seat, rank).map_err(|error| format!("game {number}: {error}"))?;
                }
            }
        }
    }
    Err(format!("game {number} does not end"))
}

/// How often one level wins among others of another level.
///
/// # Errors
/// As [`play`].
pub fn pairing<G: Bots>(
    setup: &G::Setup,
    tournament: &Tournament,
    one: Level,
    others: Level,
    times: &mut Times,
) -> Result<Share, String> {
    let mut share = Share::default();
    let seats = u32::from(setup.seats());
    for number in 0..tournament.games {
        let chair = Seat::new((number % seats) as u8);
        let level = |seat| if seat == chair { one } else { others };
        let game = play::<G>(setup, tournament.seed, number / seats, level, times)?;
        let winners = game.turn().outcome().map(|outcome| outcome.winners).unwrap_or_default();
        share.count(winners.contains(chair));
    }
    Ok(share)
}

/// A win share among `seats` as the share against one average opponent, in percent: the odds
/// against all others together, shared among them.
fn duel(percent: f64, seats: u8) -> f64 {
    let odds = percent * f64::from(seats - 1);
    let against = 100.0 - percent;
    100.0 * odds / (odds + against).max(1e-9)
}

/// The tables of wins and of times, in Markdown.
///
/// # Errors
/// As [`play`].
pub fn report<G: Bots>(setup: &G::Setup, tournament: &Tournament) -> Result<String, String> {
    let seats = setup.seats();
    let fair = 100.0 / f64::from(seats);
    let mut text = String::from(
        "| one | others | games | the one wins | fair | against one average other |\n|---|---|---|---|---|---|\n",
    );
    let mut times = Times::default();
    for one in tournament.levels.iter().filter(|one| tournament.alone.is_none_or(|alone| alone == **one)) {
        for others in tournament.levels.iter().filter(|others| *others != one) {
            let share = pairing::<G>(setup, tournament, *one, *others, &mut times)?;
            let (low, high) = share.interval();
            let _ = writeln!(
                text,
                "| {} | {} | {} | {share} | {fair:.0} % | {:.0} % ({:.0}–{:.0}) |",
                word(*one),
                word(*others),
                share.of,
                duel(share.percent(), seats),
                duel(low, seats),
                duel(high, seats)
            );
        }
    }
    text.push_str("\n| level | decisions | mean | 99 of 100 | most |\n|---|---|---|---|---|\n");
    for level in &tournament.levels {
        if let Some((count, mean, late, most)) = times.row(*level) {
            let _ =
                writeln!(text, "| {} | {count} | {mean:.2} ms | {late:.1} ms | {most:.1} ms |", word(*level));
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_shares() {
        let setup = konzern::Setup::default();
        let tournament = Tournament { levels: Vec::new(), alone: None, games: 8, seed: 3 };
        let share = || {
            pairing::<konzern::Konzern>(
                &setup,
                &tournament,
                Level::Normal,
                Level::Easy,
                &mut Times::default(),
            )
        };
        assert_eq!(share(), share());
        assert!(share().is_ok_and(|share| share.of == 8));
    }

    #[test]
    fn odds_against_all_are_shared_among_them() {
        assert!((duel(25.0, 4) - 50.0).abs() < 1e-9);
        assert!((duel(65.0, 2) - 65.0).abs() < 1e-9);
        assert!((duel(38.235, 4) - 65.0).abs() < 0.01);
    }
}
