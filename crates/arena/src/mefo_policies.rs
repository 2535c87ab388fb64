//! What one habit is worth in Mefo: every player draws a way of playing, and the ways are compared; beside the
//! figures of the simulation that the rules were tuned with.
// Counts of games stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write as _;

use engine::{Choices as _, Level, Seat, Viewer};
use mefo::policy::{Bills, Claims, Later, Policy, decide_by};
use mefo::{Event, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::mefo::{MOST_SEATS, play};
use crate::shares::Share;
use crate::spread::spread;

/// One way of playing, with what the simulation says of it.
struct Way {
    name: &'static str,
    policy: Policy,
    figure: &'static str,
}

/// What was counted of one way.
#[derive(Clone, Default)]
struct Tally {
    wins: Share,
    issued: u64,
    rm: u64,
    void: u64,
    /// Wins of those who owned 0–4, 5–6, 7–8 or more properties when 1938 began: who never had the office until
    /// 1945, and who had it.
    empires: [[Share; 2]; 4],
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.wins.add(other.wins);
        self.issued += other.issued;
        self.rm += other.rm;
        self.void += other.void;
        for (mine, theirs) in self.empires.iter_mut().flatten().zip(other.empires.iter().flatten()) {
            mine.add(*theirs);
        }
    }
}

const fn bracket(properties: u32) -> usize {
    match properties {
        0..=4 => 0,
        5..=6 => 1,
        7..=8 => 2,
        _ => 3,
    }
}

/// One game in which each seat plays a way drawn by chance.
fn one(setup: &Setup, ways: &[Way], seed: u64, number: u64, tallies: &mut [Tally]) -> Result<(), String> {
    let mut draw = ChaCha8Rng::seed_from_u64(seed ^ 0x7761_7973);
    draw.set_stream(number);
    let drawn: [usize; MOST_SEATS] = std::array::from_fn(|_| draw.random_range(0..ways.len()));
    let way = |seat: Seat| drawn[seat.index() % MOST_SEATS];
    let mut owned = [None; MOST_SEATS];
    let game = play(
        setup,
        seed,
        number,
        |_| Level::Normal,
        |seat, view, memory, choices, mood| {
            let choice = decide_by(&ways[way(seat)].policy, seat, view, memory, choices, mood);
            choice.and_then(|choice| choices.rank(&choice)).unwrap_or(0)
        },
        |board| {
            if board.year >= 1938 {
                for seat in board.seats() {
                    owned[seat.index()].get_or_insert(board.properties(seat));
                }
            }
        },
    )?;
    let winner = game.turn().outcome().and_then(|outcome| outcome.winners.first());
    let mut held = [false; MOST_SEATS];
    let mut year = 1933;
    for (_, event) in game.told(Viewer::Table) {
        match *event {
            Event::Year { year: next } => year = next,
            Event::Claimed { seat, .. } if year <= 1945 => held[seat.index()] = true,
            Event::Payout { seat, open, fixed, .. } => {
                tallies[way(seat)].issued += u64::from(open + fixed);
            }
            Event::Bills { seat, open, fixed } => {
                tallies[way(seat)].issued += u64::from((open.max(0) + fixed.max(0)).unsigned_abs());
            }
            Event::Cashed { seat, rm, .. } | Event::Redeemed { seat, rm, .. } => {
                tallies[way(seat)].rm += u64::from(rm);
            }
            Event::Void { seat, open, fixed, .. } => tallies[way(seat)].void += u64::from(open + fixed),
            _ => {}
        }
    }
    for seat in (0..setup.seats).map(Seat::new) {
        let tally = &mut tallies[way(seat)];
        let won = winner == Some(seat);
        tally.wins.count(won);
        if let Some(properties) = owned[seat.index()] {
            tally.empires[bracket(properties)][usize::from(held[seat.index()])].count(won);
        }
    }
    Ok(())
}

/// Plays all games.
fn measure(setup: &Setup, ways: &[Way], games: u32, seed: u64) -> Result<Vec<Tally>, String> {
    spread(
        games,
        || vec![Tally::default(); ways.len()],
        |number, tallies: &mut Vec<Tally>| one(setup, ways, seed, number.into(), tallies),
        |sums, tallies| sums.iter_mut().zip(&tallies).for_each(|(sum, tally)| sum.add(tally)),
    )
}

/// The simulation knows no trades.
const BASE: Policy = Policy { trades: false, ..Policy::NORMAL };

const fn way(name: &'static str, policy: Policy, figure: &'static str) -> Way {
    Way { name, policy, figure }
}

const fn bills(name: &'static str, bills: Bills, figure: &'static str) -> Way {
    way(name, Policy { bills, ..BASE }, figure)
}

const FOUR: [Way; 4] = [
    bills("smart", Bills::Smart, "26.4 %, 1.017, 2.3 %"),
    bills("counter (held until 1941)", Bills::Counter, "25.8 %, 0.977, 1.9 %"),
    bills("all", Bills::All, "25.0 %, 1.011, 1.9 %"),
    bills("hold (counters only)", Bills::Hold, "22.8 %, 0.872, 11.0 %"),
];

const FIVE: [Way; 5] = [
    bills("smart", Bills::Smart, "31.6 %"),
    bills("counter (held until 1941)", Bills::Counter, "31.0 %"),
    bills("all", Bills::All, "29.8 %"),
    bills("hold (counters only)", Bills::Hold, "26.9 %"),
    bills("never", Bills::Never, "5.6 %, 0.166, 28.9 %"),
];

const CLAIMS: [Way; 4] = [
    way("never", Policy { claims: Claims::Never, ..BASE }, "27.3 %"),
    way("as soon as possible", Policy { claims: Claims::Soon, ..BASE }, "20.8 %"),
    way("from 1937 with 6 properties", Policy { claims: Claims::With(6), ..BASE }, "24.0 %"),
    way("from 1937 with 9 properties", Policy { claims: Claims::With(9), ..BASE }, "28.0 %"),
];

const LATER: [Way; 3] = [
    way("never", Policy { later: Later::Never, ..BASE }, "18.0 %"),
    way("always", Policy { later: Later::Always, ..BASE }, "25.6 %"),
    way("smart", Policy { later: Later::Smart, ..BASE }, "31.3 %"),
];

const HOARD: [Way; 2] = [
    way("owns nothing until 1946", Policy { hoards: true, ..BASE }, "18.7 %; strict 45.3 %"),
    way("invests", BASE, "27.1 %; strict 18.6 %"),
];

const HAND_IN: [Way; 2] = [
    way("hands in no deed until 1945", Policy { hands_in: false, ..BASE }, "9.3 %"),
    way("hands deeds in", BASE, "40.1 %"),
];

const SOURCES: [Way; 5] = [
    way("no source of Power bought", Policy { sources: 0, ..BASE }, "28.6 %"),
    way("1 at most", Policy { sources: 1, ..BASE }, "27.3 %"),
    way("2 at most", Policy { sources: 2, ..BASE }, "24.2 %"),
    way("3 at most", Policy { sources: 3, ..BASE }, "22.2 %"),
    way("any", BASE, "22.6 %"),
];

const MONUMENT: [Way; 2] = [
    way("monument when there is money", Policy { monument: Some(true), ..BASE }, "22.8 %; strict 33.6 %"),
    way("no monument", Policy { monument: Some(false), ..BASE }, "27.3 %; strict 16.7 %"),
];

/// The policy tables C.2 to C.4 of the rules, for four players, beside the simulation's figures. In Markdown.
pub fn tables(games: u32, seed: u64) -> Result<String, String> {
    let setup = Setup::new(4);
    let strict = Setup { sale: false, ..setup };
    let mut text = String::new();
    let mut table = |title: &str, setup: &Setup, ways: &[Way]| -> Result<Vec<Tally>, String> {
        let tallies = measure(setup, ways, games, seed)?;
        let _ = writeln!(
            text,
            "{title}:\n\n| | wins | RM a bill | void in 1946 | simulation |\n|---|---|---|---|---|"
        );
        for (way, tally) in ways.iter().zip(&tallies) {
            let issued = tally.issued.max(1) as f64;
            let (rm, void) = (tally.rm as f64 / issued, 100.0 * tally.void as f64 / issued);
            let _ =
                writeln!(text, "| {} | {} | {rm:.3} | {void:.1} % | {} |", way.name, tally.wins, way.figure);
        }
        text.push('\n');
        Ok(tallies)
    };
    table("Bills", &setup, &FOUR)?;
    table("Bills, never cashing in the mix", &setup, &FIVE)?;
    let claims = table("The office until 1945", &setup, &CLAIMS)?;
    table("Offices from 1946", &setup, &LATER)?;
    table("Hoarding", &setup, &HOARD)?;
    table("Hoarding, no deed handed in at the window", &strict, &HOARD)?;
    table("Handing in", &setup, &HAND_IN)?;
    table("Sources of Power", &setup, &SOURCES)?;
    table("Monument", &setup, &MONUMENT)?;
    table("Monument, no deed handed in at the window", &strict, &MONUMENT)?;
    let mut sum = Tally::default();
    for tally in &claims {
        sum.add(tally);
    }
    text.push_str("| properties in 1938 | never claims | claims | simulation |\n|---|---|---|---|\n");
    let figures = ["28.1, 26.1 %", "32.1, 24.4 %", "24.3, 20.3 %", "14.7, 21.2 %"];
    for ((name, [never, claims]), figure) in
        ["0–4", "5–6", "7–8", "9 and more"].iter().zip(sum.empires).zip(figures)
    {
        let _ = writeln!(text, "| {name} | {never} | {claims} | {figure} |");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who cashes no bill at all loses far more than a fair share, and equal seeds give equal counts.
    #[test]
    fn never_cashing_loses() {
        let counts = [(); 2].map(|()| measure(&Setup::new(4), &FIVE, 60, 5).unwrap_or_default());
        let wins =
            counts.each_ref().map(|tallies| tallies.iter().map(|tally| tally.wins).collect::<Vec<_>>());
        assert_eq!(wins[0], wins[1]);
        let never = counts[0].last().map(|tally| tally.wins.percent());
        assert!(never.is_some_and(|never| never < 20.0), "{never:?}");
        assert!(counts[0].iter().map(|tally| tally.wins.of).sum::<u64>() == 240);
    }
}
