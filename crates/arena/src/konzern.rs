//! What is measured in Konzern.
// Counts of games stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt::Write as _;

use engine::{Choices as _, Game as _, Level, Match, Odds as _, Seat, Turn, Viewer, link};
use konzern::{Account, Ask, Board, Corp, Event, FOUR, Holder, Konzern, Label, MOST_STEPS, Setup, conserved};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::play::play;
use crate::shares::Share;
use crate::spread::spread;

/// Who plays, how often.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// Years and switches.
    pub setup: Setup,
    /// How many of the four seats play at level Normal; the others play at level Easy. The placements
    /// rotate.
    pub normals: u8,
    /// How many games.
    pub games: u32,
    /// All randomness follows from it.
    pub seed: u64,
}

impl Pairing {
    /// The seats of level Normal in a game: all placements in turn.
    fn normal_seats(&self, number: u32) -> u8 {
        let placements: Vec<u8> =
            (0..16u8).filter(|bits| bits.count_ones() == u32::from(self.normals)).collect();
        placements.get(number as usize % placements.len().max(1)).copied().unwrap_or(15)
    }
}

/// Figures of one year, summed over games.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Year {
    demand: f64,
    offered: f64,
    unsold: f64,
    unemployed: f64,
    taxes: f64,
    benefits: f64,
    bank: f64,
    poorest_bank: f64,
    purse: f64,
    poorest_purse: f64,
    price: f64,
    paid: f64,
    central: f64,
}

/// What was counted.
#[derive(Clone, Default, PartialEq, Debug)]
struct Count {
    games: u32,
    seats: [Share; FOUR],
    normal: Share,
    tie_breaks: u64,
    bankrupt: u64,
    loans: u64,
    corp_loans: u64,
    cut_to_nothing: u64,
    unwanted: u64,
    trades: u64,
    raises: u64,
    emitted: u64,
    steps: u64,
    decisions: u64,
    links: Vec<usize>,
    least_price: u16,
    most_price: u16,
    low_prices: u64,
    years: [Year; 8],
    gap: i64,
    best: i64,
}

fn sum(values: impl Iterator<Item = u16>) -> f64 {
    values.map(f64::from).sum()
}

/// Adds what a board shows at the end of a year.
fn year_end(year: &mut Year, board: &Board) {
    let banks = Corp::ALL.map(|corp| board.cash(Holder::Corp(corp)));
    let purses = Corp::ALL.map(|corp| board.cash(Holder::Purse(corp)));
    year.unemployed += f64::from(board.unemployed());
    year.bank += sum(banks.into_iter()) / 4.0;
    year.poorest_bank += f64::from(banks.into_iter().min().unwrap_or(0));
    year.purse += sum(purses.into_iter()) / 4.0;
    year.poorest_purse += f64::from(purses.into_iter().min().unwrap_or(0));
    year.price += sum(Corp::ALL.into_iter().map(|corp| board.price(corp))) / 4.0;
    year.central += f64::from(board.cash(Holder::Central));
}

/// Replays a match and counts what happened in it.
fn count(game: &Match<Konzern>, normals: u8) -> Result<Count, String> {
    let fail = |what: &str| format!("match {}: {what}", game.id());
    let mut count = Count { games: 1, least_price: u16::MAX, ..Count::default() };
    let mut past = game.at(0);
    let mut before = past.observe(Viewer::Table).board;
    let mut year = 0usize;
    for (_, event) in game.told(Viewer::Table) {
        let slot = count.years.get_mut(year.saturating_sub(1)).ok_or_else(|| fail("too many years"))?;
        match *event {
            Event::Year { year: now } => year = now.into(),
            Event::Paid { amount, label: Label::WageTax | Label::LuxuryTax, .. } => {
                slot.taxes += f64::from(amount);
            }
            Event::Paid { amount, label: Label::Benefit, .. } => slot.benefits += f64::from(amount),
            Event::Paid {
                from: Account::Bank(_),
                amount,
                label: Label::Dividend | Label::Supplement,
                ..
            } => {
                slot.paid += f64::from(amount);
            }
            Event::Unsold { goods, .. } => slot.unsold += f64::from(goods),
            Event::Lent { debtor, .. } => {
                count.loans += 1;
                count.corp_loans += u64::from(matches!(debtor, Holder::Corp(_)));
            }
            Event::Cut { dividend: 0, .. } => count.cut_to_nothing += 1,
            Event::Bids { buyer: None, .. } => count.unwanted += 1,
            Event::Traded { .. } => count.trades += 1,
            Event::Bankrupt { .. } => count.bankrupt += 1,
            _ => {}
        }
    }
    for step in game.script() {
        let choosing = before.owing();
        count.decisions += u64::from(choosing.first().is_some_and(|seat| past.choices(seat).len() > 1));
        past.replay(step).map_err(|_| fail("a step does not replay"))?;
        let board = past.observe(Viewer::Table).board;
        let slot = count.years.get_mut(usize::from(before.year) - 1).ok_or_else(|| fail("too many years"))?;
        if before.ask == Ask::Market {
            slot.demand += sum(Corp::ALL.into_iter().map(|corp| before.ledger.demand(corp))) / 10.0;
            slot.offered += Corp::ALL.into_iter().map(|corp| f64::from(before.goods(corp))).sum::<f64>();
        }
        if board.year != before.year || board.ask == Ask::Over {
            // In the last year the end shows the final position, else the last question of the year does.
            year_end(slot, if board.ask == Ask::Over { &board } else { &before });
        }
        if matches!(board.ask, Ask::Raise(_)) {
            count.raises += 1;
        }
        for corp in Corp::ALL {
            let price = board.price(corp);
            count.least_price = count.least_price.min(price);
            count.most_price = count.most_price.max(price);
            count.low_prices += u64::from(price < 10 && before.price(corp) >= 10);
        }
        before = board;
    }
    let Turn::Over(outcome) = past.turn() else { return Err(fail("not over")) };
    for (seat, share) in count.seats.iter_mut().enumerate() {
        share.count(outcome.winners.contains(Seat::new(seat as u8)));
    }
    let winner = outcome.winners.first().map_or(0, Seat::index);
    count.normal.count(normals & 1 << winner != 0);
    count.tie_breaks += u64::from(outcome.reason == konzern::End::TieBreak.word());
    count.emitted += u64::from(before.ledger.emitted());
    count.steps += game.len() as u64;
    count.links.push(link::write(game, false).len());
    if let Some(result) = before.result {
        let worth = result.worth;
        count.best += i64::from(worth.into_iter().max().unwrap_or(0));
        count.gap += i64::from(worth.into_iter().max().unwrap_or(0) - worth.into_iter().min().unwrap_or(0));
    }
    Ok(count)
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.seats.iter_mut().zip(other.seats).for_each(|(mine, theirs)| mine.add(theirs));
        self.normal.add(other.normal);
        self.tie_breaks += other.tie_breaks;
        self.bankrupt += other.bankrupt;
        self.loans += other.loans;
        self.corp_loans += other.corp_loans;
        self.cut_to_nothing += other.cut_to_nothing;
        self.unwanted += other.unwanted;
        self.trades += other.trades;
        self.raises += other.raises;
        self.emitted += other.emitted;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.links.extend(&other.links);
        self.least_price = self.least_price.min(other.least_price);
        self.most_price = self.most_price.max(other.most_price);
        self.low_prices += other.low_prices;
        self.gap += other.gap;
        self.best += other.best;
        for (mine, theirs) in self.years.iter_mut().zip(&other.years) {
            mine.demand += theirs.demand;
            mine.offered += theirs.offered;
            mine.unsold += theirs.unsold;
            mine.unemployed += theirs.unemployed;
            mine.taxes += theirs.taxes;
            mine.benefits += theirs.benefits;
            mine.bank += theirs.bank;
            mine.poorest_bank += theirs.poorest_bank;
            mine.purse += theirs.purse;
            mine.poorest_purse += theirs.poorest_purse;
            mine.price += theirs.price;
            mine.paid += theirs.paid;
            mine.central += theirs.central;
        }
    }

    fn mean(&self, total: f64) -> f64 {
        total / f64::from(self.games.max(1))
    }
}

/// Plays all games of a pairing.
fn measure(pairing: &Pairing) -> Result<Count, String> {
    pairing.setup.check().map_err(|error| error.to_string())?;
    let one = |number: u32, sum: &mut Count| {
        let normals = pairing.normal_seats(number);
        let level = |_: &Match<Konzern>, seat: Seat| {
            if normals & 1 << seat.index() == 0 { Level::Easy } else { Level::Normal }
        };
        let game = play::<Konzern>(&pairing.setup, pairing.seed, number, level)?;
        sum.add(&count(&game, normals)?);
        Ok(())
    };
    let new = || Count { least_price: u16::MAX, ..Count::default() };
    let mut sum = spread(pairing.games, new, one, |sum, more| sum.add(&more))?;
    sum.links.sort_unstable();
    Ok(sum)
}

/// Wins by level and seat, and what else tells whether the game holds together.
pub fn report(pairing: &Pairing) -> Result<String, String> {
    let count = measure(pairing)?;
    let mut text = format!(
        "konzern, {}, {} games, seed {}: {} normal, {} easy\n\n",
        pairing.setup,
        pairing.games,
        pairing.seed,
        pairing.normals,
        4 - pairing.normals
    );
    let mut line = |name: &str, value: String| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{name:<40} {value}");
    };
    line("Normal wins", count.normal.to_string());
    for (corp, share) in Corp::ALL.into_iter().zip(count.seats) {
        line(&format!("  seat {corp} wins"), share.to_string());
    }
    let mean = |total: u64| format!("{:.2}", count.mean(total as f64));
    line("decided by a tie-break, a game", mean(count.tie_breaks));
    line("bankrupt players a game", mean(count.bankrupt));
    line("loans a game, those of corporations", format!("{}, {}", mean(count.loans), mean(count.corp_loans)));
    line("dividends cut to nothing a game", mean(count.cut_to_nothing));
    line("young shares without a bid a game", mean(count.unwanted));
    line("questions of need a game", mean(count.raises));
    line("shares traded a game", mean(count.trades));
    line("emitted a game", mean(count.emitted));
    line("prices", format!("{} to {}", count.least_price, count.most_price));
    line("prices that fell below 10, a game", mean(count.low_prices));
    line(
        "worth of the winner, gap to the last",
        format!("{:.0}, {:.0}", count.mean(count.best as f64), count.mean(count.gap as f64)),
    );
    line("steps, real decisions a game", format!("{}, {}", mean(count.steps), mean(count.decisions)));
    let at = |share: usize| {
        count.links.get(share * count.links.len().saturating_sub(1) / 100).copied().unwrap_or(0)
    };
    line("link without names, median, 95 %, most", format!("{}, {}, {}", at(50), at(95), at(100)));
    Ok(text)
}

/// The means a year that the figures of the rules were found with: six years, quota 4, the number exact.
const REFERENCE: [(&str, [f64; 6]); 13] = [
    ("demand in tens", [16.2, 16.9, 16.9, 16.9, 16.4, 16.2]),
    ("goods offered", [17.7, 22.0, 25.6, 25.4, 25.3, 25.4]),
    ("goods unsold", [2.1, 5.2, 8.7, 8.5, 8.9, 9.2]),
    ("unemployed", [3.8, 7.5, 10.9, 13.4, 14.4, 14.8]),
    ("taxes", [80.0, 73.0, 40.0, 17.0, 11.0, 10.0]),
    ("benefits", [0.0, 30.0, 36.0, 39.0, 40.0, 40.0]),
    ("corporation’s cash", [78.0, 84.0, 95.0, 111.0, 125.0, 29.0]),
    ("  the poorest", [51.0, 64.0, 78.0, 93.0, 105.0, 6.0]),
    ("purse", [57.0, 57.0, 60.0, 66.0, 73.0, 191.0]),
    ("  the poorest", [43.0, 43.0, 44.0, 44.0, 45.0, 114.0]),
    ("share price", [24.0, 22.0, 28.0, 38.0, 50.0, 70.0]),
    ("dividends and supplements", [68.0, 143.0, 192.0, 256.0, 322.0, 590.0]),
    ("central bank", [416.0, 394.0, 337.0, 255.0, 168.0, 80.0]),
];

/// The figures of every year beside those of the reference, in Markdown.
pub fn table(pairing: &Pairing) -> Result<String, String> {
    let count = measure(pairing)?;
    let years = usize::from(pairing.setup.years);
    let mut text =
        format!("{} games, {}; each cell: here / reference\n\n| a year |", pairing.games, pairing.setup);
    for year in 1..=years {
        let _ = write!(text, " {year} |");
    }
    text.push_str("\n|---|");
    text.push_str(&"---|".repeat(years));
    text.push('\n');
    let rows: [fn(&Year) -> f64; 13] = [
        |year| year.demand,
        |year| year.offered,
        |year| year.unsold,
        |year| year.unemployed,
        |year| year.taxes,
        |year| year.benefits,
        |year| year.bank,
        |year| year.poorest_bank,
        |year| year.purse,
        |year| year.poorest_purse,
        |year| year.price,
        |year| year.paid,
        |year| year.central,
    ];
    for ((name, reference), row) in REFERENCE.iter().zip(rows) {
        let _ = write!(text, "| {name} |");
        for (index, year) in count.years.iter().take(years).enumerate() {
            let here = count.mean(row(year));
            let _ = match reference.get(index) {
                Some(there) => write!(text, " {here:.1} / {there} |"),
                None => write!(text, " {here:.1} |"),
            };
        }
        text.push('\n');
    }
    Ok(text)
}

/// Plays at random and looks at money, shares, workers and goods after every step.
pub fn random(games: u32, seed: u64) -> Result<String, String> {
    let one = |number: u32, (steps, longest, bankrupt): &mut (u64, u32, u32)| {
        let mut rng = SmallRng::seed_from_u64(seed ^ u64::from(number) << 20);
        let setup = Setup {
            years: 4 + (number % 5) as u8,
            quota: 3 + (number / 5 % 3) as u8,
            exact: number.is_multiple_of(2),
            motions: number.is_multiple_of(7),
        };
        let (length, closed) =
            random_game(setup, &mut rng).map_err(|what| format!("game {number}: {what}"))?;
        *steps += u64::from(length);
        *longest = length.max(*longest);
        *bankrupt += closed;
        Ok(())
    };
    let (steps, longest, bankrupt) = spread(games, Default::default, one, |sum, more| {
        sum.0 += more.0;
        sum.1 = sum.1.max(more.1);
        sum.2 += more.2;
    })?;
    Ok(format!(
        "{games} random games, {steps} steps, the longest {longest}, {bankrupt} bankrupt players: \
         money, shares, workers and goods add up after every step\n"
    ))
}

/// A random game under the eyes of the ledger law: its steps, and how many purses were closed.
fn random_game(setup: Setup, rng: &mut SmallRng) -> Result<(u32, u32), String> {
    let mut state = Konzern::start(&setup).map_err(|error| error.to_string())?;
    let mut steps = 0;
    loop {
        match Konzern::turn(&state) {
            Turn::Seats(owing) => {
                let seat = owing.first().ok_or("nobody owes")?;
                let choices = Konzern::choices(&state, seat);
                if choices.is_empty() {
                    return Err(format!("seat {seat} owes a move and has none after {steps} steps"));
                }
                let choice = choices.get(rng.random_range(0..choices.len())).ok_or("no such choice")?;
                Konzern::play(&mut state, seat, &choice, &mut ()).map_err(|error| error.to_string())?;
            }
            Turn::Chance => {
                let odds = Konzern::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).ok_or("no outcome")?;
                if !Konzern::settle(&mut state, &outcome, &mut ()) {
                    return Err(format!("{outcome} cannot happen after {steps} steps"));
                }
            }
            Turn::Over(_) => {
                let board = Konzern::observe(&state, Viewer::Table).board;
                return Ok((steps, board.bankrupt.len() as u32));
            }
        }
        conserved(&state).map_err(|what| format!("after {steps} steps {what}"))?;
        steps += 1;
        if steps > MOST_STEPS {
            return Err("no end".into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_counts() {
        let pairing = Pairing { setup: Setup::default(), normals: 2, games: 4, seed: 9 };
        assert_eq!(measure(&pairing), measure(&pairing));
    }

    /// Two against two, all placements in turn, far beyond chance.
    #[test]
    fn normal_beats_easy() {
        let pairing = Pairing { setup: Setup::default(), normals: 2, games: 240, seed: 3 };
        let wins = measure(&pairing).map(|count| count.normal.interval()).unwrap_or_default();
        assert!(wins.0 > 65.0, "{wins:?}");
    }

    #[test]
    fn random_games_are_watched() {
        assert!(random(50, 1).is_ok_and(|text| text.starts_with("50 random games")));
    }
}
