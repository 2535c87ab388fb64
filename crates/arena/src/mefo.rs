//! What is measured in Mefo: how long games last, who wins, from which place and with which role.
// Counts of games stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write as _;

use engine::bots::Bots;
use engine::{
    Choices as _, Game as _, Level, Match, MatchId, Odds as _, Player, Seat, SeatCard, Turn, Viewer, link,
};
use mefo::{Board, Event, Mefo, Observation, Options, Role, Setup, conserved};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::shares::Share;
use crate::spread::spread;
use crate::tournament::word;

/// One player against all others, in every chair in turn.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// Seats and switches.
    pub setup: Setup,
    /// Level of the one.
    pub one: Level,
    /// Level of the others.
    pub others: Level,
    /// How many games; a stream of chance is used once for each chair.
    pub games: u32,
    /// All randomness follows from it.
    pub seed: u64,
}

/// What was counted. Lists have one entry a game, or a player.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Count {
    /// Games won by the one.
    wins: Share,
    /// Won by who is at this place in the order of turns.
    places: [Share; 8],
    /// Won with a role, of the games with it.
    roles: [Share; 7],
    /// Rounds of a game.
    rounds: Vec<u16>,
    /// The year of the end.
    years: Vec<u16>,
    /// The year in which the first player was out.
    first_out: Vec<u16>,
    /// RM of each living player when 1946 began.
    rm_1946: Vec<u32>,
    /// Games that ended by an assassination.
    assassinations: u64,
    /// Offices claimed until 1945, and afterwards.
    claims: [u64; 2],
    /// Bills issued, and bills void in 1946.
    bills: [u64; 2],
    /// Offers, and those accepted.
    offers: [u64; 2],
    /// Property bought, sold in distress, handed in.
    deeds: [u64; 3],
    /// Steps; characters of the links without names.
    steps: u64,
    characters: Vec<u32>,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.wins.add(other.wins);
        self.places.iter_mut().zip(other.places).for_each(|(mine, theirs)| mine.add(theirs));
        self.roles.iter_mut().zip(other.roles).for_each(|(mine, theirs)| mine.add(theirs));
        self.rounds.extend(other.rounds);
        self.years.extend(other.years);
        self.first_out.extend(other.first_out);
        self.rm_1946.extend(other.rm_1946);
        self.assassinations += other.assassinations;
        for (mine, theirs) in [
            (&mut self.claims, other.claims),
            (&mut self.bills, other.bills),
            (&mut self.offers, other.offers),
        ] {
            mine[0] += theirs[0];
            mine[1] += theirs[1];
        }
        self.deeds.iter_mut().zip(other.deeds).for_each(|(mine, theirs)| *mine += theirs);
        self.steps += other.steps;
        self.characters.extend(other.characters);
    }
}

/// The value below which so many percent lie.
fn quantile<T: Copy + Ord + Default>(values: &[T], percent: usize) -> T {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}

/// Most seats of a match.
pub const MOST_SEATS: usize = mefo::MOST_SEATS as usize;

/// More steps than any match has.
const MOST_STEPS: usize = 20_000;

/// Plays a match; chance comes from a stream of its own. `decide` says what a seat does, `watch` sees the
/// board before every step.
pub fn play(
    setup: &Setup,
    seed: u64,
    stream: u64,
    level: impl Fn(Seat) -> Level,
    decide: impl Fn(Seat, &Observation, &[Event], &Options, &mut dyn Rng) -> u64,
    mut watch: impl FnMut(&Board),
) -> Result<Match<Mefo>, String> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(stream);
    let mut mood = ChaCha8Rng::seed_from_u64(seed ^ 0x6d6f_6f64);
    mood.set_stream(stream);
    let cards = (0..setup.seats).map(|seat| SeatCard::new("", Player::Bot(level(Seat::new(seat))))).collect();
    let mut game =
        Match::<Mefo>::new(MatchId::new(stream), *setup, cards, false).map_err(|error| error.to_string())?;
    while game.len() < MOST_STEPS {
        watch(&game.observe(Viewer::Table).board);
        match game.turn() {
            Turn::Over(_) => return Ok(game),
            Turn::Chance => {
                game.settle(&mut chance);
            }
            Turn::Seats(owing) => {
                let seat = owing.first().ok_or("nobody owes a move")?;
                let (choices, view) = (game.choices(seat), game.observe(Viewer::Seat(seat)));
                let rank = decide(seat, &view, &game.memory(seat), &choices, &mut mood);
                game.play_rank(seat, rank).map_err(|error| format!("game {stream}: {error}"))?;
            }
        }
    }
    Err(format!("game {stream} does not end"))
}

/// Computers of these levels; the match, and the RM of each living player when 1946 began.
fn play_levels(
    setup: &Setup,
    seed: u64,
    stream: u64,
    level: impl Fn(Seat) -> Level + Copy,
) -> Result<(Match<Mefo>, Vec<u32>), String> {
    let mut rm_1946 = Vec::new();
    let decide = |seat, view: &Observation, memory: &[Event], choices: &Options, mood: &mut dyn Rng| {
        Mefo::decide(level(seat), seat, view, memory, choices, mood)
    };
    let game = play(setup, seed, stream, level, decide, |board| {
        if rm_1946.is_empty() && board.post() {
            rm_1946 = board.alive().iter().map(|seat| board.player(seat).rm).collect();
        }
    })?;
    Ok((game, rm_1946))
}

fn count(game: &Match<Mefo>, rm_1946: Vec<u32>, chair: Seat) -> Count {
    let board = game.observe(Viewer::Table).board;
    let outcome = game.turn().outcome();
    let winner = outcome.and_then(|outcome| outcome.winners.first());
    let mut count = Count { rm_1946, rounds: vec![board.round], years: vec![board.year], ..Count::default() };
    count.wins.count(winner == Some(chair));
    for (place, seat) in board.order().enumerate() {
        count.places[place].count(winner == Some(seat));
        count.roles[board.player(seat).role.index()].count(winner == Some(seat));
    }
    count.assassinations = u64::from(outcome.is_some_and(|outcome| outcome.reason == "assassination"));
    let (mut year, mut out) = (1933, false);
    for (_, event) in game.told(Viewer::Table) {
        match *event {
            Event::Year { year: next } => year = next,
            Event::Bankrupt { .. } | Event::Killed { .. } if !out => {
                out = true;
                count.first_out.push(year);
            }
            Event::Claimed { .. } => count.claims[usize::from(year > 1945)] += 1,
            Event::Payout { open, fixed, .. } => count.bills[0] += u64::from(open + fixed),
            Event::Bills { open, .. } => count.bills[0] += u64::from(open.max(0).unsigned_abs()),
            Event::Void { open, fixed, .. } => count.bills[1] += u64::from(open + fixed),
            Event::Offered { .. } => count.offers[0] += 1,
            Event::Answered { yes: true, .. } => count.offers[1] += 1,
            Event::Bought { .. } => count.deeds[0] += 1,
            Event::Sold { .. } => count.deeds[1] += 1,
            Event::HandedIn { .. } => count.deeds[2] += 1,
            _ => {}
        }
    }
    count.steps = game.len() as u64;
    count.characters.push(link::write(game, false).len() as u32);
    count
}

/// Plays all games.
pub fn measure(duel: &Duel) -> Result<Count, String> {
    duel.setup.check().map_err(|error| error.to_string())?;
    let seats = duel.setup.seats;
    let one = |number: u32, sum: &mut Count| {
        let chair = Seat::new((number % u32::from(seats)) as u8);
        let level = |seat| if seat == chair { duel.one } else { duel.others };
        // Among equals the chairs are one game; each number then is a game of its own.
        let equal = duel.one == duel.others;
        let stream = u64::from(if equal { number } else { number / u32::from(seats) });
        let (game, rm) = play_levels(&duel.setup, duel.seed, stream, level)?;
        sum.add(count(&game, rm, chair));
        Ok(())
    };
    spread(duel.games, Count::default, one, Count::add)
}

/// Length, wins and habits of one duel.
pub fn report(duel: &Duel) -> Result<String, String> {
    let count = measure(duel)?;
    let games = f64::from(duel.games.max(1));
    let mut text = format!(
        "mefo, {}, {} games, seed {}: one {} against {}\n\n",
        duel.setup,
        duel.games,
        duel.seed,
        word(duel.one),
        word(duel.others)
    );
    // Writing into a string cannot fail.
    let mut line = |name: &str, value: String| {
        let _ = writeln!(text, "{name:<36} {value}");
    };
    line("wins of the one", count.wins.to_string());
    for (place, share) in count.places.iter().enumerate().take(duel.setup.seats.into()) {
        line(&format!("  at place {} of the order", place + 1), share.to_string());
    }
    for (role, share) in Role::ALL.iter().zip(count.roles) {
        line(&format!("  as {role}"), share.to_string());
    }
    let spread =
        |values: &[u16]| [5, 50, 95, 100].map(|percent| quantile(values, percent).to_string()).join(" / ");
    line("rounds: 5, 50, 95, 100 %", spread(&count.rounds));
    line("last year: 5, 50, 95, 100 %", spread(&count.years));
    let each = |sum: u64| format!("{:.1}", sum as f64 / games);
    line("assassinations a game", each(count.assassinations));
    line("claims a game until 1945, after", format!("{}, {}", each(count.claims[0]), each(count.claims[1])));
    line("bills issued a game, void in 1946", format!("{}, {}", each(count.bills[0]), each(count.bills[1])));
    line("offers a game, accepted", format!("{}, {}", each(count.offers[0]), each(count.offers[1])));
    let deeds = count.deeds.map(each).join(", ");
    line("bought, sold in distress, handed in", deeds);
    line("steps a game", each(count.steps));
    let most = quantile(&count.characters, 100);
    line("characters of a link: median, most", format!("{}, {most}", quantile(&count.characters, 50)));
    Ok(text)
}

/// What the simulation that the rules were tuned with said: seats, and the row.
const FIGURES: [(u8, &str); 6] = [
    (
        2,
        "| 87 / 94 / 112 / 120 | 1950 / 1951 / 1955 | 1951 | 79 / 229 / 1,029 | 48, 52 | capitalist 1.29, anarchist 0.75 |",
    ),
    (
        3,
        "| 94 / 110 / 116 / 120 | 1951 / 1954 / 1956 | 1951 | 118 / 564 / 1,965 | 30, 34, 36 | capitalist 1.29, strasserist 0.89 |",
    ),
    (
        4,
        "| 107 / 112 / 116 / 120 | 1954 / 1955 / 1956 | 1952 | 185 / 1,142 / 2,683 | 24, 24, 26, 26 | wehrmacht 1.14, strasserist 0.85 |",
    ),
    (
        5,
        "| 110 / 113 / 116 / 118 | 1954 / 1955 / 1956 | 1953 | 357 / 1,639 / 3,070 | 19, 21, 21, 19, 19 | wehrmacht 1.25, capitalist 0.68 |",
    ),
    (
        6,
        "| 110 / 113 / 116 / 118 | 1954 / 1955 / 1956 | 1953 | 633 / 1,925 / 3,234 | 18, 15, 17, 18, 16, 16 | anarchist 1.21, capitalist 0.61 |",
    ),
    (
        8,
        "| 111 / 113 / 116 / 119 | 1954 / 1955 / 1956 | 1953 | 986 / 2,153 / 3,348 | 14, 14, 13, 12, 13, 12, 13, 10 | communist 1.22, capitalist 0.56 |",
    ),
];

/// Normal players at every number of seats, beside the figures of the simulation; then one Normal
/// against Easy ones and one Easy against Normal ones. In Markdown.
pub fn table(games: u32, seed: u64) -> Result<String, String> {
    let mut text = String::from(
        "| seats | rounds 5, 50, 95, 100 % | last year 5, 50, 95 % | first out, year | RM at 1946 10, 50, 90 % | wins by place | highest and lowest role to fair |\n|---|---|---|---|---|---|---|\n",
    );
    let list = |values: &[u16], at: &[usize]| {
        at.iter().map(|percent| quantile(values, *percent).to_string()).collect::<Vec<_>>().join(" / ")
    };
    for seats in mefo::LEAST_SEATS..=mefo::MOST_SEATS {
        let duel = Duel { setup: Setup::new(seats), one: Level::Normal, others: Level::Normal, games, seed };
        let count = measure(&duel)?;
        let places: Vec<String> =
            count.places.iter().take(seats.into()).map(|share| format!("{:.0}", share.percent())).collect();
        let rm: Vec<String> =
            [10, 50, 90].iter().map(|percent| quantile(&count.rm_1946, *percent).to_string()).collect();
        let fair = 100.0 / f64::from(seats);
        let mut roles: Vec<(f64, Role)> = Role::ALL
            .iter()
            .zip(count.roles)
            .filter(|(_, share)| share.of > 0)
            .map(|(role, share)| (share.percent() / fair, *role))
            .collect();
        roles.sort_by(|one, other| other.0.total_cmp(&one.0));
        let role = |entry: Option<&(f64, Role)>| {
            entry.map_or(String::new(), |(ratio, role)| format!("{role} {ratio:.2}"))
        };
        let _ = writeln!(
            text,
            "| {seats} | {} | {} | {} | {} | {} | {}, {} |",
            list(&count.rounds, &[5, 50, 95, 100]),
            list(&count.years, &[5, 50, 95]),
            quantile(&count.first_out, 50),
            rm.join(" / "),
            places.join(", "),
            role(roles.first()),
            role(roles.last())
        );
        if let Some((_, row)) = FIGURES.iter().find(|row| row.0 == seats) {
            let _ = writeln!(text, "| *simulation* {row}");
        }
    }
    text.push_str("\n| seats | one | others | the one wins | fair |\n|---|---|---|---|---|\n");
    for seats in [2, 4, 6] {
        for (one, others) in [(Level::Normal, Level::Easy), (Level::Easy, Level::Normal)] {
            let count = measure(&Duel { setup: Setup::new(seats), one, others, games, seed })?;
            let fair = 100.0 / f64::from(seats);
            let _ = writeln!(
                text,
                "| {seats} | {} | {} | {} | {fair:.0} % |",
                word(one),
                word(others),
                count.wins
            );
        }
    }
    Ok(text)
}

/// Random games; money and property are counted after every step.
pub fn random(games: u32, seed: u64) -> Result<String, String> {
    let (mut steps, mut most, mut last) = (0u64, 0, 0);
    for number in 0..games {
        let setup = Setup {
            short: number % 5 == 4,
            sale: number % 7 != 6,
            trade: number % 3 != 2,
            ..Setup::new(2 + (number % 7) as u8)
        };
        let mut rng = SmallRng::seed_from_u64(seed ^ u64::from(number) << 20);
        let mut state = Mefo::start(&setup).map_err(|error| error.to_string())?;
        let mut these = 0u64;
        loop {
            match Mefo::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = Mefo::odds(&state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total())));
                    let settled = outcome.is_some_and(|outcome| Mefo::settle(&mut state, &outcome, &mut ()));
                    settled.then_some(()).ok_or_else(|| format!("game {number}: chance is refused"))?;
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().ok_or("nobody owes a move")?;
                    let choices = Mefo::choices(&state, seat);
                    let choice = choices.get(rng.random_range(0..choices.len())).ok_or("no such choice")?;
                    Mefo::play(&mut state, seat, &choice, &mut ())
                        .map_err(|refusal| format!("game {number}: {refusal}"))?;
                }
            }
            conserved(&state).map_err(|what| format!("game {number}, step {these}: {what}"))?;
            these += 1;
        }
        steps += these;
        most = most.max(these);
        last = last.max(Mefo::observe(&state, Viewer::Table).board.year);
    }
    Ok(format!("{games} random games of Mefo, {steps} steps, at most {most}; the last ended in {last}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_counts() {
        let duel = Duel { setup: Setup::new(4), one: Level::Normal, others: Level::Easy, games: 4, seed: 9 };
        let counts =
            [measure(&duel), measure(&duel)].map(|count| count.map(|count| (count.wins, count.steps)));
        assert_eq!(counts[0], counts[1]);
    }

    /// Far beyond the fair half, interval and all.
    #[test]
    fn normal_beats_easy() {
        let duel =
            Duel { setup: Setup::new(2), one: Level::Normal, others: Level::Easy, games: 200, seed: 3 };
        let wins = measure(&duel).map(|count| count.wins.interval()).unwrap_or_default();
        assert!(wins.0 > 50.0, "{wins:?}");
    }
}
