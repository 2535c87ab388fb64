//! What is measured in Die Macher: how often one party wins against four others.
// Counts of games stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write as _;

use die_macher::{DieMacher, Event, Observation, Setup, Stage, scores};
use engine::bots::Bots;
use engine::{Choices as _, Level, Match, MatchId, Player, Seat, SeatCard, Turn, Viewer, link};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::shares::Share;
use crate::spread::spread;
use crate::tournament::word;

/// One party against all others, in every chair in turn.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// Number of seats.
    pub seats: u8,
    /// Level of the one.
    pub one: Level,
    /// Level of the others.
    pub others: Level,
    /// How many games; a stream of chance is used once for each chair.
    pub games: u32,
    /// All randomness follows from it.
    pub seed: u64,
}

/// What was counted.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    /// Games won by the one; a shared win counts as its share, in sixtieths.
    wins: Share,
    /// By chair.
    chairs: [Share; 5],
    /// Sums of points: the one's by seats, media, members with bonus, matches; then the others'.
    points: [[u64; 4]; 2],
    /// Elections with the one among the winners.
    elections: Share,
    /// Cash that the one, and the others together, had left.
    cash: [u64; 2],
    /// Steps, and characters of the links without names.
    steps: u64,
    characters: u64,
    longest: u64,
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.wins.add(other.wins);
        self.chairs.iter_mut().zip(other.chairs).for_each(|(mine, theirs)| mine.add(theirs));
        for (mine, theirs) in self.points.iter_mut().zip(other.points) {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
        self.elections.add(other.elections);
        self.cash.iter_mut().zip(other.cash).for_each(|(mine, theirs)| *mine += theirs);
        self.steps += other.steps;
        self.characters += other.characters;
        self.longest = self.longest.max(other.longest);
    }
}

/// More steps than any match has.
const MOST_STEPS: usize = 20_000;

/// Plays a match: chance from a stream of its own, so that the chairs of one game meet the same
/// chance for as long as their decisions agree.
fn play(
    setup: &Setup,
    seed: u64,
    stream: u64,
    level: impl Fn(Seat) -> Level,
) -> Result<Match<DieMacher>, String> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(stream);
    let mut mood = ChaCha8Rng::seed_from_u64(seed ^ 0x6d6f_6f64);
    mood.set_stream(stream);
    let cards = (0..setup.seats).map(|seat| SeatCard::new("", Player::Bot(level(Seat::new(seat))))).collect();
    let mut game = Match::<DieMacher>::new(MatchId::new(stream), *setup, cards, false)
        .map_err(|error| error.to_string())?;
    while game.len() < MOST_STEPS {
        match game.turn() {
            Turn::Over(_) => return Ok(game),
            Turn::Chance => {
                game.settle(&mut chance);
            }
            Turn::Seats(owing) => {
                let seat = owing.first().ok_or("nobody owes a move")?;
                let choices = game.choices(seat);
                let rank = if choices.len() == 1 {
                    0
                } else {
                    let view = game.observe(Viewer::Seat(seat));
                    DieMacher::decide(level(seat), seat, &view, &[], &choices, &mut mood)
                };
                game.play_rank(seat, rank).map_err(|error| format!("game {stream}: {error}"))?;
            }
        }
    }
    Err(format!("game {stream} does not end"))
}

fn count(game: &Match<DieMacher>, chair: Seat) -> Count {
    let mut count = Count::default();
    let seats = game.setup().seats;
    let winners = game.turn().outcome().map(|outcome| outcome.winners).unwrap_or_default();
    let share = if winners.contains(chair) { 60 / winners.len() as u64 } else { 0 };
    count.wins = Share { hits: share, of: 60 };
    count.chairs[chair.index()] = count.wins;
    let view: Observation = game.observe(Viewer::Table);
    for (seat, score) in scores(&view.parties[..usize::from(seats)], &view.nation).into_iter().enumerate() {
        let whose = usize::from(seat != chair.index());
        let parts = [score.seats, score.media, score.members + score.bonus, score.matches];
        count.points[whose].iter_mut().zip(parts).for_each(|(sum, part)| *sum += u64::from(part));
        let own = game.observe(Viewer::Seat(Seat::new(seat as u8)));
        count.cash[whose] += u64::from(own.cash.unwrap_or(0));
    }
    for (_, event) in game.told(Viewer::Table) {
        if let Event::Elected { winners, .. } = event {
            count.elections.add(Share { hits: u64::from(winners.contains(chair)), of: 1 });
        }
    }
    debug_assert!(matches!(view.stage, Stage::Over(_)));
    count.steps = game.script().len() as u64;
    count.characters = link::write(game, false).len() as u64;
    count.longest = count.characters;
    count
}

/// Plays all games.
pub fn measure(duel: &Duel) -> Result<Count, String> {
    let setup = Setup::new(duel.seats);
    setup.check().map_err(|error| error.to_string())?;
    let one = |number: u32, sum: &mut Count| {
        let chair = Seat::new((number % u32::from(duel.seats)) as u8);
        let level = |seat| if seat == chair { duel.one } else { duel.others };
        let stream = u64::from(number / u32::from(duel.seats));
        sum.add(&count(&play(&setup, duel.seed, stream, level)?, chair));
        Ok(())
    };
    spread(duel.games, Count::default, one, |sum, more| sum.add(&more))
}

/// The share of games, not of sixtieths: what an interval must be reckoned from.
fn games(share: Share) -> Share {
    Share { hits: share.hits / 60, of: share.of / 60 }
}

/// Wins, points and habits of one duel.
pub fn report(duel: &Duel) -> Result<String, String> {
    let count = measure(duel)?;
    let games_played = f64::from(duel.games.max(1));
    let others = games_played * f64::from(duel.seats - 1);
    let mut text = format!(
        "die-macher, {} seats, {} games, seed {}: one {} against {} {}\n\n",
        duel.seats,
        duel.games,
        duel.seed,
        word(duel.one),
        duel.seats - 1,
        word(duel.others)
    );
    // Writing into a string cannot fail.
    let mut line = |name: &str, value: String| {
        let _ = writeln!(text, "{name:<36} {value}");
    };
    line("wins", games(count.wins).to_string());
    for (chair, share) in count.chairs.iter().enumerate().take(duel.seats.into()) {
        line(&format!("  in chair {}", chair + 1), games(*share).to_string());
    }
    line("among the winners of an election", count.elections.to_string());
    let mean = |whose: usize, part: usize| {
        count.points[whose][part] as f64 / if whose == 0 { games_played } else { others }
    };
    for (part, name) in ["seats", "media", "members", "matches"].into_iter().enumerate() {
        line(
            &format!("points of {name}: one, others"),
            format!("{:.1}, {:.1}", mean(0, part), mean(1, part)),
        );
    }
    let cash = [count.cash[0] as f64 / games_played, count.cash[1] as f64 / others];
    line("thousands left: one, others", format!("{:.1}, {:.1}", cash[0], cash[1]));
    line("steps a game", format!("{:.0}", count.steps as f64 / games_played));
    let characters = count.characters as f64 / games_played;
    line("characters of a link: mean, most", format!("{characters:.0}, {}", count.longest));
    Ok(text)
}

/// One against all others at every number of seats for every pair of levels, in Markdown.
pub fn table(games_each: u32, seed: u64) -> Result<String, String> {
    let levels = [Level::Easy, Level::Normal];
    let mut text = String::from(
        "| seats | one | others | the one wins | fair | points: one | points: others |\n|---|---|---|---|---|---|---|\n",
    );
    for seats in die_macher::LEAST_SEATS..=die_macher::MOST_SEATS {
        for (one, others) in levels.iter().flat_map(|one| levels.map(|others| (*one, others))) {
            let count = measure(&Duel { seats, one, others, games: games_each, seed })?;
            let played = f64::from(games_each.max(1));
            let sum = |whose: usize| count.points[whose].iter().sum::<u64>() as f64;
            let _ = writeln!(
                text,
                "| {seats} | {} | {} | {} | {:.0} % | {:.0} | {:.0} |",
                word(one),
                word(others),
                games(count.wins),
                100.0 / f64::from(seats),
                sum(0) / played,
                sum(1) / played / f64::from(seats - 1)
            );
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_counts() {
        let duel = Duel { seats: 4, one: Level::Normal, others: Level::Easy, games: 4, seed: 9 };
        assert_eq!(measure(&duel), measure(&duel));
    }

    /// Far beyond the fair fifth, interval and all.
    #[test]
    fn normal_beats_four_easy() {
        let duel = Duel { seats: 5, one: Level::Normal, others: Level::Easy, games: 150, seed: 3 };
        let wins = measure(&duel).map(|count| games(count.wins).interval()).unwrap_or_default();
        assert!(wins.0 > 40.0, "{wins:?}");
    }
}
