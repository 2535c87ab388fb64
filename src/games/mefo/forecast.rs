//! What the coming years bring and cost, as far as it is known: payouts at the posted rates, raids, levy.
//!
//! Made of the board that lies open; property, cards and offices are taken to stay as they are.

use engine::Seat;
use mefo::tables::{self, LAST_YEAR};
use mefo::{Board, Modifier};

/// A year of it, in RM; bills are taken at the posted rate of their year.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Year {
    /// The year.
    pub number: u16,
    /// Settlements of it that are left.
    pub rounds: u8,
    /// RM paid.
    pub rm: u32,
    /// What its bills bring.
    pub bills: u32,
    /// Raids.
    pub raids: u32,
    /// Levy and the terms of an office.
    pub levy: u32,
}

impl Year {
    /// In less out.
    pub fn net(self) -> i64 {
        i64::from(self.rm) + i64::from(self.bills) - i64::from(self.raids) - i64::from(self.levy)
    }
}

/// The settlements to come in which a raid falls, from this round on: year, round of the year, RM for each
/// property (MF-5.2).
pub fn raids(board: &Board) -> Vec<(u16, u8, u32)> {
    let mut all = Vec::new();
    let (mut year, mut round, mut since) = (board.year, board.round_of_year, board.since_raid);
    while year <= LAST_YEAR {
        let bombed = year >= 1940 && (year < LAST_YEAR || round <= tables::LAST_RAID_ROUND);
        if bombed {
            since += 1;
            if let Some((every, rm)) = tables::raids(year, board.setup.short)
                && since >= every
            {
                all.push((year, round, rm));
                since = 0;
            }
        }
        round += 1;
        if round > board.setup.rounds() {
            round = 1;
            year += 1;
        }
    }
    all
}

/// The rounds of a year that are still to be settled.
fn rounds_left(board: &Board, year: u16) -> u8 {
    let all = board.setup.rounds();
    if year == board.year { (all + 1).saturating_sub(board.round_of_year) } else { all }
}

/// What one property with its card brings and costs a player in a year.
pub fn of_deed(board: &Board, seat: Seat, space: u8, modifier: Option<Modifier>, year: u16) -> Year {
    let rounds = rounds_left(board, year);
    let made = board.yields(seat, space, modifier, year);
    let times = u64::from(rounds);
    let percent = u64::from(board.redeem_percent(seat));
    let open = made.open * u64::from(tables::rate(year)) * percent;
    let fixed = made.fixed * u64::from(if year > LAST_YEAR { 0 } else { tables::FIXED_RATE }) * percent;
    let charge = (100 + modifier.map_or(0, tables::modifier_raid)).max(0) as u64 * board.raid_percent(seat);
    let raided: u64 =
        raids(board).into_iter().filter(|(at, ..)| *at == year).map(|(_, _, rm)| u64::from(rm)).sum();
    Year {
        number: year,
        rounds,
        rm: mefo::half_up(made.rm * times, 100_000_000),
        bills: mefo::half_up((open + fixed) * times, 100_000_000),
        raids: mefo::half_up(raided * charge, 10_000),
        levy: 0,
    }
}

/// What a player's whole empire brings and costs in a year.
pub fn of_empire(board: &Board, seat: Seat, year: u16) -> Year {
    // Nothing of the office that ends with 1945 in the years after it.
    let mut later = *board;
    if year > LAST_YEAR && !board.post() {
        later.leader = None;
    }
    let board = &later;
    let mut sum = Year { number: year, rounds: rounds_left(board, year), ..Year::default() };
    let held = board.player(seat).held;
    for space in mefo::spaces(held) {
        let one = of_deed(board, seat, space, board.modifier(space), year);
        sum.rm += one.rm;
        sum.bills += one.bills;
    }
    for (at, _, rm) in raids(board) {
        if at == year {
            sum.raids += board.raid_bill(seat, rm);
        }
    }
    let office = board.dues(seat).office;
    sum.levy = (board.levy(seat, year) + office) * u32::from(sum.rounds);
    sum
}

/// How many years the forecast shows.
pub const YEARS: u16 = 6;

/// The coming years of an empire, from this one on.
pub fn years(board: &Board, seat: Seat) -> Vec<Year> {
    (board.year..board.year + YEARS).map(|year| of_empire(board, seat, year)).collect()
}

/// The first year in which cash and bills in hand would not last, if that is in sight.
pub fn runs_dry(board: &Board, seat: Seat, years: &[Year]) -> Option<u16> {
    let player = board.player(seat);
    let bills = board.open_worth(seat, player.open, false) + board.fixed_worth(seat, player.fixed);
    let mut left = i64::from(player.rm) + i64::from(bills);
    years.iter().find_map(|year| {
        left += year.net();
        (left < 0).then_some(year.number)
    })
}
