//! What property, bills and offices are worth to a player.

use engine::Seat;

use crate::board::{Board, spaces};
use crate::names::{Modifier, Title};
use crate::tables::{self, DEEDS, LAST_YEAR, MONUMENT_SPACE, deed_of};

/// Thousandths of RM.
pub(crate) type Milli = i64;

/// How many years a player looks ahead.
const AHEAD: u16 = 8;
/// Nobody looks beyond this year.
const HORIZON: u16 = 1954;
/// What a Political Power is worth until 1941.
const POWER: Milli = 12_000;

/// RM that a property pays in a round of a year, bills at the posted rate of the year.
pub(crate) fn payout(board: &Board, seat: Seat, space: u8, modifier: Option<Modifier>, year: u16) -> Milli {
    let made = board.yields(seat, space, modifier, year);
    let percent = u64::from(board.redeem_percent(seat));
    let rate = u64::from(tables::rate(year));
    let bills = (made.open * rate + made.fixed * u64::from(tables::FIXED_RATE)) * percent;
    // 10⁻⁴ bills, 10⁻² RM, 10⁻²; RM in 10⁻⁸.
    (made.rm / 100_000 + bills / 100_000) as Milli
}

/// RM that raids charge for a property of this card in the rounds of a year that are left.
pub(crate) fn raids(board: &Board, seat: Seat, modifier: Option<Modifier>, year: u16) -> Milli {
    let Some((every, rm)) = tables::raids(year, board.setup.short) else { return 0 };
    let rounds = if year == LAST_YEAR { tables::LAST_RAID_ROUND } else { board.setup.rounds() };
    let past = if year == board.year { board.round_of_year - 1 } else { 0 };
    let left = Milli::from(rounds.saturating_sub(past));
    let part = (100 + modifier.map_or(0, tables::modifier_raid)) as Milli * board.raid_percent(seat) as Milli;
    left * Milli::from(rm) * part / 10 / Milli::from(every)
}

/// How many sources of Power a player has.
pub(crate) fn sources(board: &Board, seat: Seat) -> usize {
    spaces(board.player(seat).held)
        .filter(|space| deed_of(*space).is_some_and(|deed| deed.power_every > 0))
        .count()
}

/// Keep value: the most that this property brings if it is kept for some years and then sold.
pub(crate) fn keep(board: &Board, seat: Seat, space: u8, modifier: Option<Modifier>) -> Milli {
    let now = board.year;
    let bank = |year: u16| Milli::from(Board::bank_price(space, modifier, year)) * 1_000;
    let player = board.player(seat);
    let owned = usize::from(player.held >> space & 1 == 1);
    let power_counts = sources(board, seat) - owned.min(sources(board, seat)) < 2
        && (player.power < tables::OFFICE_POWER + 6 || board.leader == Some(seat));
    let every = deed_of(space).map_or(0, |deed| deed.power_every);
    let (mut best, mut sum) = (bank(now), 0);
    for year in now..=(now + AHEAD).min(HORIZON.max(now)) {
        let past = if year == now { board.round_of_year - 1 } else { 0 };
        let rounds = Milli::from(board.setup.rounds() - past);
        sum += payout(board, seat, space, modifier, year) * rounds - raids(board, seat, modifier, year);
        if year > LAST_YEAR {
            // What each property adds to the levy of this role (MF-5.4).
            sum -= Milli::from(board.levy_each(seat)) * 1_000 * rounds;
        }
        if power_counts && every > 0 && year <= 1941 {
            sum += POWER * rounds / Milli::from(every);
        }
        best = best.max(sum + bank(year + 1));
    }
    best
}

/// The mean keep value over the cards that could be drawn.
pub(crate) fn keep_unknown(board: &Board, seat: Seat, space: u8) -> Milli {
    // Cards shift it little on average; drawing without effect is the middle.
    keep(board, seat, space, Some(Modifier::Standard))
}

/// RM that a player wants to hold.
pub(crate) fn reserve(board: &Board, seat: Seat) -> u32 {
    match board.year {
        ..=1937 => 120,
        1938..=LAST_YEAR => {
            let raid = tables::raids(board.year.max(1940), board.setup.short).map_or(0, |raid| raid.1);
            let over = board.year == LAST_YEAR && board.round_of_year > tables::LAST_RAID_ROUND;
            120 + if over { 0 } else { raid * board.properties(seat) }
        }
        _ => 60 + 4 * tables::levy(board.year),
    }
}

/// RM of a whole portfolio in a round of this year.
pub(crate) fn income(board: &Board, seat: Seat) -> Milli {
    spaces(board.player(seat).held)
        .map(|space| payout(board, seat, space, board.modifier(space), board.year))
        .sum()
}

/// What of five rounds of payout the raids of five rounds leave.
pub(crate) fn five_rounds(board: &Board, seat: Seat, space: u8) -> Milli {
    let modifier = board.modifier(space);
    let year = board.year;
    let rounds = Milli::from(board.setup.rounds());
    let left = rounds - Milli::from(board.round_of_year) + 1;
    let next = (raids(board, seat, modifier, year + 1) * (rounds - left)) / rounds;
    payout(board, seat, space, modifier, year) * 5 - raids(board, seat, modifier, year) - next
}

/// Chance in millionths that a walk with two dice comes to stand exactly so far ahead.
pub(crate) fn stops_at(distance: u8) -> u64 {
    let mut chances = [0u64; 41];
    chances[0] = 1_000_000;
    let distance = usize::from(distance).min(40);
    for at in 1..=distance {
        let mut sum = 0;
        for roll in 2..=12usize.min(at) {
            sum += chances[at - roll] * (6 - roll.abs_diff(7)) as u64;
        }
        chances[at] = sum / 36;
    }
    chances[distance]
}

/// The posted rate so many rounds ahead, in hundredths.
fn rate_ahead(board: &Board, rounds: u8) -> u64 {
    let index = u16::from(board.round_of_year - 1 + rounds);
    u64::from(tables::rate(board.year + index / u16::from(board.setup.rounds())))
}

/// What a bill that is carried on is worth, against the posted rate, in thousandths.
pub(crate) fn carrying(board: &Board, seat: Seat) -> u64 {
    let at = board.player(seat).at;
    let chance = |space: u8| if at < space { stops_at(space - at) } else { 0 };
    let (first, second) = (chance(7), chance(27));
    let bonus = u64::from(tables::COUNTER_BONUS);
    let counter = |rate: u64| if rate > 0 { rate + bonus } else { 0 };
    let all = 1_000_000;
    let later = second * counter(rate_ahead(board, 3)) + (all - second) * rate_ahead(board, 5);
    let worth = first * counter(rate_ahead(board, 1)) + (all - first) * (later / all);
    // A little more, as bills escape the taxes on money.
    let rate = u64::from(tables::rate(board.year)).max(1);
    worth / 1_000 * 1_035 / rate / 1_000
}

/// Keep value less bank's price, in thousandths of bank's price.
pub(crate) fn attachment(board: &Board, seat: Seat, space: u8) -> i64 {
    if space == MONUMENT_SPACE {
        return i64::MAX;
    }
    let bank = i64::from(board.sale_value(space)).max(1);
    (keep(board, seat, space, board.modifier(space)) - bank * 1_000) / bank
}

/// How long a player lasts after the war: money, bank's prices and bailouts, in rounds of the levy two
/// years ahead that the income does not meet.
pub(crate) fn stamina(board: &Board, seat: Seat) -> i64 {
    let player = board.player(seat);
    let bank: u32 = spaces(board.own(seat)).map(|space| board.sale_value(space)).sum();
    let bailouts = u32::from(tables::LAST_FAILURE - 1 - player.fails.min(tables::LAST_FAILURE - 1));
    let means = i64::from(player.rm + bank + bailouts * tables::BAILOUT);
    let loss = i64::from(board.levy(seat, board.year + 2)) - income(board, seat) / 1_000;
    means * 10 / loss.max(1)
}

/// What an office from 1946 on promises until 1953, in RM, without the fee.
pub(crate) fn office(board: &Board, seat: Seat) -> i64 {
    let rounds = i64::from(HORIZON.saturating_sub(board.year)) * i64::from(board.setup.rounds());
    let others = i64::from((DEEDS & !board.unsold() & !board.player(seat).held).count_ones());
    let own = i64::from(board.player(seat).held.count_ones());
    let income = income(board, seat);
    // A turn lands on 1.17 of forty spaces.
    let a_round = match tables::title_post(board.player(seat).role) {
        Some(Title::General) => 117 * others * 60 / 4,
        Some(Title::Werwolf) => 117 * others * 30 / 4,
        Some(Title::Secretary) => 117 * (28 - own) * 140 / 24 + income * 15 / 100 - 10_000,
        Some(Title::Chancellor) => income * 15 / 100 + income / 2 - 15_000,
        Some(Title::Fuehrer) => 117 * (28 - own) * 140 / 24 + income * 15 / 100,
        _ => 0,
    };
    a_round * rounds / 1_000
}

/// What is offered to somebody, and for how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deal {
    pub space: u8,
    /// RM, a multiple of ten.
    pub rm: u32,
    /// What the maker gains.
    pub gain: Milli,
}

/// List price up to which a property is small.
const SMALL: u32 = 200;

/// What is offered: in 1942 and 1943 a small property at the price between players, to who can pay it. Who deals
/// more than that for what property promises runs out of money: whoever values it highest buys it all.
pub(crate) fn deal(board: &Board, by: Seat, to: Seat) -> Option<Deal> {
    if !matches!(board.year, 1942..=1943) {
        return None;
    }
    let means = board.player(to).rm.saturating_sub(reserve(board, to));
    spaces(board.own(by))
        .filter(|space| deed_of(*space).is_some_and(|deed| deed.list <= SMALL))
        .filter_map(|space| {
            let rm = board.reference(space) / 10 * 10;
            let price = Milli::from(rm) * 1_000;
            let gain = price - keep(board, by, space, board.modifier(space));
            (rm > 0 && rm <= means && gain * 20 >= price).then_some(Deal { space, rm, gain })
        })
        .max_by_key(|deal| deal.gain)
}

/// What an offer does to the one who is asked: gain, and the larger side.
pub(crate) fn answer(board: &Board, draft: &crate::state::Draft) -> (Milli, Milli) {
    let me = draft.to;
    let got: Milli = spaces(draft.give).map(|space| keep_unknown(board, me, space)).sum();
    let given: Milli = spaces(draft.take).map(|space| keep(board, me, space, board.modifier(space))).sum();
    let rm = Milli::from(draft.rm) * 1_000;
    let (got, given) = (got + rm.max(0), given + (-rm).max(0));
    (got - given, got.max(given))
}

/// Whether this player would commission the monument at all: half of them do, and the table can
/// reckon which.
pub(crate) fn builds(board: &Board, seat: Seat) -> bool {
    (board.player(seat).role.index() + board.first.index() + seat.index()).is_multiple_of(2)
}
