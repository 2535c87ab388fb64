//! What is measured in Secret Hitler.
// Counts of games stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write as _;

use std::time::{Duration, Instant};

use engine::bots::Bots as _;
use engine::{Choices as _, Level, Match, MatchId, Player, Seat, SeatCard, Setup as _, Step, Turn, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use secret_hitler::{
    Ballot, Chance, End, Move, Party, Policy, Role, Roles, SecretHitler, Setup, Statement, Tiles,
};

use crate::play::{Pairing, play};
use crate::shares::Share;
use crate::spread::spread;
use crate::tournament::word;

/// By role: Liberal, Fascist, Hitler.
type ByRole = [Share; 3];

const fn row(role: Role) -> usize {
    match role {
        Role::Liberal => 0,
        Role::Fascist => 1,
        Role::Hitler => 2,
    }
}

/// What was counted.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Count {
    liberal_wins: Share,
    ends: [Share; 4],
    elections: u64,
    governments: u64,
    chaos: u64,
    /// President with one Liberal tile of three discards a Fascist one.
    spares_lone: ByRole,
    /// President with two Liberal tiles of three discards the Fascist one.
    spares_pair: ByRole,
    /// Chancellor with one of each enacts the Liberal one.
    keeps: ByRole,
    /// Claims are true.
    honest: ByRole,
    /// Ballots are Ja.
    ja: ByRole,
    /// Ballots on the own chancellorship are Ja.
    own_ja: Share,
    /// Nominations in the Hitler zone by Fascists who may name Hitler do so.
    names_hitler: Share,
    /// Executions by each role hit the Fascist party.
    hits: ByRole,
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.liberal_wins.add(other.liberal_wins);
        self.own_ja.add(other.own_ja);
        self.names_hitler.add(other.names_hitler);
        self.elections += other.elections;
        self.governments += other.governments;
        self.chaos += other.chaos;
        let all = |mine: &mut [Share], theirs: &[Share]| {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.add(*theirs));
        };
        all(&mut self.ends, &other.ends);
        all(&mut self.spares_lone, &other.spares_lone);
        all(&mut self.spares_pair, &other.spares_pair);
        all(&mut self.keeps, &other.keeps);
        all(&mut self.honest, &other.honest);
        all(&mut self.ja, &other.ja);
        all(&mut self.hits, &other.hits);
    }
}

/// A session on the way through a match.
#[derive(Clone, Copy, Default)]
struct Hands {
    drew: Tiles,
    passed: Tiles,
}

/// Replays a match and counts what happened in it.
fn count(game: &Match<SecretHitler>) -> Result<Count, String> {
    let mut count = Count::default();
    let fail = |what: &str| format!("match {}: {what}", game.id());
    let roles = deal(game).ok_or_else(|| fail("no deal"))?;
    let mut past = game.at(0);
    let mut hands = [Hands::default(); 32];
    let mut peek = None;
    for step in game.script() {
        let view = past.observe(Viewer::Table);
        let election = usize::from(view.election).min(31);
        match *step {
            Step::Chance(Chance::Draw(tiles)) => {
                hands[election].drew = tiles;
                count.governments += 1;
            }
            Step::Chance(Chance::Peek(tiles)) => peek = Some(tiles),
            Step::Chance(Chance::Tile(_)) => count.chaos += 1,
            Step::Chance(_) => {}
            Step::Say(seat, statement) => {
                let honest = match statement {
                    Statement::Drew { election, drew, passed } => {
                        let session = hands[usize::from(election).min(31)];
                        session.drew == drew && passed.is_none_or(|passed| passed == session.passed)
                    }
                    Statement::Got { election, got } => hands[usize::from(election).min(31)].passed == got,
                    Statement::Party { seat, party } => roles.of(seat).party() == party,
                    Statement::Saw(tiles) => peek == Some(tiles),
                };
                count.honest[row(roles.of(seat))].count(honest);
            }
            Step::Move(seat, choice) => {
                let role = row(roles.of(seat));
                match choice {
                    Move::Ballot(ballot) => {
                        count.ja[role].count(ballot == Ballot::Ja);
                        if view.chancellor == Some(seat) {
                            count.own_ja.count(ballot == Ballot::Ja);
                        }
                    }
                    Move::Discard(policy) if view.president == Some(seat) => {
                        let drew = hands[election].drew;
                        hands[election].passed = drew.without(policy);
                        match drew.liberal {
                            1 => count.spares_lone[role].count(policy == Policy::Fascist),
                            2 => count.spares_pair[role].count(policy == Policy::Fascist),
                            _ => {}
                        }
                    }
                    Move::Discard(policy) if hands[election].passed.uniform().is_none() => {
                        count.keeps[role].count(policy == Policy::Fascist);
                    }
                    Move::Nominate(nominee)
                        if view.zone
                            && roles.of(seat) == Role::Fascist
                            && past.choices(seat).rank(&Move::Nominate(roles.hitler())).is_some() =>
                    {
                        count.names_hitler.count(nominee == roles.hitler());
                    }
                    Move::Execute(target) => {
                        count.hits[role].count(roles.of(target).party() == Party::Fascist);
                    }
                    _ => {}
                }
            }
        }
        past.replay(step).map_err(|_| fail("a step does not replay"))?;
    }
    let view = past.observe(Viewer::Everyone);
    let end = view.end().ok_or_else(|| fail("not over"))?;
    count.elections = u64::from(view.election);
    count.liberal_wins.count(end.winner() == Party::Liberal);
    for (share, reason) in count.ends.iter_mut().zip(End::ALL) {
        share.count(reason == end);
    }
    debug_assert!(matches!(past.turn(), Turn::Over(_)));
    Ok(count)
}

fn deal(game: &Match<SecretHitler>) -> Option<Roles> {
    game.script().iter().find_map(|step| match step {
        Step::Chance(Chance::Deal(roles)) => Some(*roles),
        _ => None,
    })
}

/// Plays all games of a pairing.
fn measure(pairing: &Pairing) -> Result<Count, String> {
    let setup = Setup::new(pairing.seats);
    setup.check().map_err(|error| error.to_string())?;
    debug_assert_eq!(setup.seats(), pairing.seats);
    let one = |number: u32, sum: &mut Count| {
        let level = |game: &Match<SecretHitler>, seat| {
            let liberal = deal(game).is_some_and(|roles| roles.of(seat) == Role::Liberal);
            if liberal { pairing.liberals } else { pairing.fascists }
        };
        sum.add(&count(&play::<SecretHitler>(&setup, pairing.seed, number, level)?)?);
        Ok(())
    };
    spread(pairing.games, Count::default, one, |sum, more| sum.add(&more))
}

/// Shares of wins, ends and habits of one pairing, beside the figures of people at seven seats.
pub fn report(pairing: &Pairing) -> Result<String, String> {
    let count = measure(pairing)?;
    let mut text = format!(
        "secret-hitler, {} seats, {} games, seed {}: {} Liberals, {} Fascists\n\n",
        pairing.seats,
        pairing.games,
        pairing.seed,
        word(pairing.liberals),
        word(pairing.fascists)
    );
    let mut line = |name: &str, value: String, people: &str| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{name:<44} {value:<24} {people}");
    };
    let lost = Share { hits: count.liberal_wins.of - count.liberal_wins.hits, of: count.liberal_wins.of };
    let mean = |sum: u64| format!("{:.2}", sum as f64 / count.liberal_wins.of.max(1) as f64);
    line("", "here".into(), "people, 7 seats");
    line("Liberals win", count.liberal_wins.to_string(), "48.5 % (45–52)");
    line("Fascists and Hitler win", lost.to_string(), "51.5 %");
    for ((end, share), people) in End::ALL.iter().zip(count.ends).zip(["41 %", "7 %", "16 %", "35 %"]) {
        line(&format!("  end: {}", end.word()), share.to_string(), people);
    }
    line("elections a game", mean(count.elections), "14.8");
    line("sessions a game", mean(count.governments), "7.4 governments");
    line("chaos tiles a game", mean(count.chaos), "0.74");
    let mut by_role = |name: &str, shares: ByRole, people: [&str; 3]| {
        for ((share, people), role) in shares.into_iter().zip(people).zip(["Liberal", "Fascist", "Hitler"]) {
            line(&format!("{name}: {role}"), share.to_string(), people);
        }
    };
    by_role("President spares a lone Liberal tile", count.spares_lone, ["99 %", "32 %", "41 %"]);
    by_role("President of two Liberal spares both", count.spares_pair, ["74 %", "", ""]);
    by_role("Chancellor of both kinds enacts Liberal", count.keeps, ["100 %", "55 %", "62 %"]);
    by_role("claims are true", count.honest, ["92 %", "54 %", "63 %"]);
    by_role("Ja", count.ja, ["53 %", "53 %", "53 %"]);
    by_role("executions hit the Fascist party", count.hits, ["", "", ""]);
    line("Ja for the own chancellorship", count.own_ja.to_string(), "");
    line("Fascist names Hitler in the zone if open", count.names_hitler.to_string(), "");
    Ok(text)
}

/// The Liberals' share of wins at every number of seats, or only this one, for every pair of
/// levels, in Markdown.
pub fn table(only: Option<u8>, games: u32, seed: u64) -> Result<String, String> {
    let levels = Level::ALL;
    let mut text = String::from(
        "| seats | Liberals | Fascists | Liberals win | five Liberal | Hitler executed | six Fascist | Hitler elected | elections |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    let all = secret_hitler::LEAST_SEATS..=secret_hitler::MOST_SEATS;
    for seats in all.filter(|seats| only.is_none_or(|only| only == *seats)) {
        for (liberals, fascists) in levels.iter().flat_map(|l| levels.map(|f| (*l, f))) {
            let count = measure(&Pairing { seats, liberals, fascists, games, seed })?;
            let _ = write!(
                text,
                "| {seats} | {} | {} | {} |",
                word(liberals),
                word(fascists),
                count.liberal_wins
            );
            for end in count.ends {
                let _ = write!(text, " {:.0} % |", end.percent());
            }
            let _ = writeln!(text, " {:.1} |", count.elections as f64 / f64::from(games.max(1)));
        }
    }
    Ok(text)
}

/// One seat against its like: the same chair, role, deal and chance, once at one level and once at
/// another, all other seats as they are.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// Number of seats.
    pub seats: u8,
    /// Level of the seat in question.
    pub one: Level,
    /// Level that it is measured against, and of all other seats.
    pub others: Level,
    /// Deals; every one is played once for comparison and once for each role.
    pub games: u32,
    /// All randomness follows from it.
    pub seed: u64,
}

/// More steps than any match has.
const MOST_STEPS: usize = 20_000;

/// How long decisions took. No part of what equal arguments make equal.
#[derive(Clone, Copy, Default)]
struct Clock {
    sum: Duration,
    longest: Duration,
    of: u32,
}

impl Clock {
    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
        self.of += other.of;
    }
}

/// Plays one match with a stream of chance for the table and one for each seat: what one seat
/// does shifts no number of another. `one` sits at `level`, all others at `others`.
fn duel(
    duel: &Duel,
    number: u32,
    one: impl Fn(Roles) -> Option<Seat>,
    clock: &mut Clock,
) -> Result<(Roles, bool), String> {
    let stream = |part: u64| {
        let mut rng = ChaCha8Rng::seed_from_u64(duel.seed);
        rng.set_stream(u64::from(number) * 16 + part);
        rng
    };
    let mut table = stream(15);
    let mut minds: Vec<ChaCha8Rng> = (0..duel.seats).map(|seat| stream(seat.into())).collect();
    let cards = vec![SeatCard::new("", Player::Bot(duel.others)); usize::from(duel.seats)];
    let setup = Setup::new(duel.seats);
    let mut game = Match::<SecretHitler>::new(MatchId::new(u64::from(number)), setup, cards, false)
        .map_err(|error| error.to_string())?;
    game.settle(&mut table);
    let roles = deal(&game).ok_or("no deal")?;
    let one = one(roles);
    let level = |seat: Seat| if one == Some(seat) { duel.one } else { duel.others };
    while game.len() < MOST_STEPS {
        let speaks = (0..duel.seats).map(Seat::new).zip(&mut minds).find_map(|(seat, mind)| {
            let statements = game.statements(seat);
            if statements.is_empty() {
                return None;
            }
            let (view, memory) = (game.observe(Viewer::Seat(seat)), game.memory(seat));
            let rank = SecretHitler::speak(level(seat), seat, &view, &memory, &statements, mind)?;
            Some((seat, statements.get(rank)?))
        });
        if let Some((seat, statement)) = speaks {
            game.say(seat, &statement).map_err(|refused| refused.to_string())?;
            continue;
        }
        match game.turn() {
            Turn::Over(_) => {
                let end = game.observe(Viewer::Everyone).end().ok_or("no end")?;
                return Ok((roles, end.winner() == Party::Liberal));
            }
            Turn::Chance => {
                game.settle(&mut table);
            }
            Turn::Seats(owing) => {
                for seat in owing.iter() {
                    let mind = minds.get_mut(seat.index()).ok_or("no such seat")?;
                    let (choices, view) = (game.choices(seat), game.observe(Viewer::Seat(seat)));
                    let memory = game.memory(seat);
                    let start = Instant::now();
                    let rank = SecretHitler::decide(level(seat), seat, &view, &memory, &choices, mind);
                    if one == Some(seat) {
                        let took = start.elapsed();
                        clock.add(Clock { sum: took, longest: took, of: 1 });
                    }
                    game.play_rank(seat, rank).map_err(|error| format!("game {number}: {error}"))?;
                }
            }
        }
    }
    Err(format!("game {number} does not end"))
}

/// For each role how often its side won: without, and with the one seat.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Gain {
    before: Share,
    after: Share,
    /// Games lost without and won with it.
    won: u64,
    /// Games won without and lost with it.
    lost: u64,
}

impl Gain {
    fn count(&mut self, before: bool, after: bool) {
        self.before.count(before);
        self.after.count(after);
        self.won += u64::from(after && !before);
        self.lost += u64::from(before && !after);
    }

    fn add(&mut self, other: &Self) {
        self.before.add(other.before);
        self.after.add(other.after);
        self.won += other.won;
        self.lost += other.lost;
    }

    /// The gain in points, and half the width of its 95 % interval: that of the mean of paired
    /// differences.
    fn points(&self) -> (f64, f64) {
        let of = (self.before.of.max(1)) as f64;
        let (won, lost) = (self.won as f64, self.lost as f64);
        let mean = (won - lost) / of;
        let spread = ((won + lost) / of - mean * mean).max(0.0);
        (100.0 * mean, 196.0 * (spread / of).sqrt())
    }
}

/// Plays every deal of a duel: once with nobody exchanged, then with a seat of each role. Which of
/// several Liberals or Fascists it is goes round with the number of the deal.
fn duels(pairing: &Duel) -> Result<([Gain; 3], Clock), String> {
    Setup::new(pairing.seats).check().map_err(|error| error.to_string())?;
    let one = |number: u32, (gains, clock): &mut ([Gain; 3], Clock)| {
        let (_, liberals) = duel(pairing, number, |_| None, &mut Clock::default())?;
        for (role, gain) in [Role::Liberal, Role::Fascist, Role::Hitler].into_iter().zip(gains) {
            let holder = |roles: Roles| {
                let all: Vec<Seat> =
                    (0..pairing.seats).map(Seat::new).filter(|seat| roles.of(*seat) == role).collect();
                all.get(number as usize % all.len().max(1)).copied()
            };
            let (_, with) = duel(pairing, number, holder, clock)?;
            let liberal = role == Role::Liberal;
            gain.count(liberals == liberal, with == liberal);
        }
        Ok(())
    };
    spread(pairing.games, Default::default, one, |(sum, clock), (gains, times)| {
        sum.iter_mut().zip(&gains).for_each(|(sum, gain)| sum.add(gain));
        clock.add(times);
    })
}

/// How much oftener a seat wins at one level than at another, by its role, in Markdown. How long
/// its decisions took goes to standard error: it is not the same twice.
pub fn pair(pairing: &Duel) -> Result<String, String> {
    let (gains, clock) = duels(pairing)?;
    let (one, others) = (word(pairing.one), word(pairing.others));
    let mut text = format!(
        "One {one} seat among {others} ones, {} seats, {} deals, seed {}\n\n| role | all {others} | one {one} | gain in points |\n|---|---|---|---|\n",
        pairing.seats, pairing.games, pairing.seed
    );
    for (role, gain) in ["Liberal", "Fascist", "Hitler"].iter().zip(gains) {
        let (points, half) = gain.points();
        let (low, high) = (points - half, points + half);
        let _ = writeln!(
            text,
            "| {role} | {} | {} | {points:+.1} ({low:+.1} to {high:+.1}) |",
            gain.before, gain.after
        );
    }
    eprintln!(
        "{} decisions: {:.3} ms on average, {:.3} ms at most",
        clock.of,
        clock.sum.as_secs_f64() * 1e3 / f64::from(clock.of.max(1)),
        clock.longest.as_secs_f64() * 1e3
    );
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_gains() {
        let pairing = Duel { seats: 7, one: Level::Normal, others: Level::Easy, games: 6, seed: 4 };
        let gains = |pairing| duels(pairing).map(|(gains, _)| gains);
        assert_eq!(gains(&pairing), gains(&pairing));
        // Exchanging a level for itself changes nothing at all.
        let same = Duel { one: Level::Easy, ..pairing };
        assert!(gains(&same).is_ok_and(|gains| gains.iter().all(|gain| gain.won + gain.lost == 0)));
    }

    #[test]
    fn equal_seeds_give_equal_counts() {
        let pairing = Pairing { seats: 6, liberals: Level::Normal, fascists: Level::Easy, games: 4, seed: 9 };
        assert_eq!(measure(&pairing), measure(&pairing));
    }

    /// On either side, at the smallest table, far beyond chance.
    #[test]
    fn normal_beats_easy() {
        use Level::{Easy, Normal};
        let wins = |liberals, fascists| {
            let pairing = Pairing { seats: 5, liberals, fascists, games: 800, seed: 3 };
            measure(&pairing).map(|count| count.liberal_wins.interval()).unwrap_or_default()
        };
        assert!(wins(Normal, Easy).0 > wins(Easy, Easy).1, "better Liberals");
        assert!(wins(Normal, Normal).0 > wins(Easy, Normal).1, "better Liberals against better Fascists");
        assert!(wins(Normal, Normal).1 < wins(Normal, Easy).0, "better Fascists against better Liberals");
    }
}
