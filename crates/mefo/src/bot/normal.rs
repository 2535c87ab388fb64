//! Normal: weighs every property year by year, bills against the falling rate, offices by their gain.

use engine::Seat;
use rand::Rng;

use super::policy::{Bills, Claims, Later, Policy};
use super::{listed, percent, value};
use crate::acts::{Move, Options};
use crate::board::{Board, spaces};
use crate::event::{Deeds, Event};
use crate::names::{Part, Title};
use crate::observe::Observation;
use crate::state::Stage;
use crate::tables::{self, LAST_YEAR, MONUMENT};

/// The move of a seat that plays by this policy. `choices` is not empty.
pub fn decide(
    policy: &Policy,
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    choices: &Options,
    rng: &mut dyn Rng,
) -> Option<Move> {
    let board = &view.board;
    let player = board.player(seat);
    match view.stage {
        Stage::Start(_) => Some(start(policy, board, seat, memory, choices, rng)),
        Stage::Cell(_) => Some(if pays_fine(board, seat) { Move::Fine } else { Move::Roll }),
        Stage::Draft(draft) => {
            let Some(deal) = value::deal(board, seat, draft.to) else { return Some(Move::Withdraw) };
            let add = listed(choices, Move::Add { space: deal.space });
            let empty = draft.give | draft.take == 0;
            let rm = -(deal.rm as i32);
            add.filter(|_| empty).or_else(|| listed(choices, Move::Offer { rm })).or(Some(Move::Withdraw))
        }
        Stage::Answer(draft) => {
            let (gain, larger) = value::answer(board, &draft);
            let pays = (-draft.rm).max(0) as u32;
            let left = pays == 0 || player.rm.saturating_sub(pays) >= value::reserve(board, seat);
            Some(Move::Answer { yes: left && gain * 20 >= larger })
        }
        Stage::HandIn(_) => Some(hand_in(policy, board, seat)),
        Stage::Window(_) => Some(window(policy.bills, board, seat)),
        Stage::Counter(_) if policy.bills == Bills::Never => Some(HOLD),
        Stage::Counter(_) => Some(Move::Cash { open: all(player.open), fixed: all(player.fixed) }),
        Stage::Buy(_, space) => {
            let price = board.price(seat, space);
            let left = player.rm >= price + value::reserve(board, seat);
            let worth = value::keep_unknown(board, seat, space) >= i64::from(price) * 1_150;
            let source = tables::deed_of(space).is_some_and(|deed| deed.power_every > 0);
            let wanted =
                (!policy.hoards || board.post()) && (!source || value::sources(board, seat) < policy.sources);
            Some(if left && worth && wanted { Move::Buy } else { Move::Pass })
        }
        Stage::Crisis(_) => Some(Move::Crisis { pay: board.properties(seat) >= 6 }),
        Stage::Sell(debt) => {
            let own = match choices {
                Options::Sell { deeds } => *deeds,
                _ => 0,
            };
            spaces(own)
                .min_by_key(|space| value::attachment(board, debt.seat, *space))
                .map(|space| Move::Sell { space })
        }
        _ => None,
    }
}

fn all(bills: u32) -> Part {
    if bills > 0 { Part::All } else { Part::Hold }
}

fn start(
    policy: &Policy,
    board: &Board,
    seat: Seat,
    memory: &[Event],
    choices: &Options,
    rng: &mut dyn Rng,
) -> Move {
    let player = board.player(seat);
    let reserve = value::reserve(board, seat);
    if let Some(resign) = listed(choices, Move::Resign).filter(|_| resigns(board, seat)) {
        return resign;
    }
    if let Some(claim) = listed(choices, Move::Claim).filter(|_| claims(policy, board, seat)) {
        return claim;
    }
    let builds = policy.monument.unwrap_or_else(|| board.year <= 1939 && value::builds(board, seat));
    let monument = builds && player.rm >= MONUMENT + reserve;
    if let Some(monument) = listed(choices, Move::Monument).filter(|_| monument) {
        return monument;
    }
    if board.setup.trade && policy.trades && percent(rng, 25) {
        let partners = board.seats().filter(|to| listed(choices, Move::Trade { seat: *to }).is_some());
        let best = partners
            .filter_map(|to| value::deal(board, seat, to).map(|deal| (deal, to)))
            .filter(|(deal, to)| !was_refused(memory, seat, *to, deal.space))
            .max_by_key(|(deal, _)| deal.gain);
        if let Some((_, to)) = best {
            return Move::Trade { seat: to };
        }
    }
    Move::Roll
}

/// Whether an offer with this property was refused within the last four hundred events.
fn was_refused(memory: &[Event], by: Seat, to: Seat, space: u8) -> bool {
    let last = &memory[memory.len().saturating_sub(400)..];
    last.windows(2).any(|pair| match pair {
        [Event::Offered { seat, to: asked, give, take, .. }, Event::Answered { yes: false, .. }] => {
            let Deeds(both) = Deeds(give.0 | take.0);
            *seat == by && *asked == to && both >> space & 1 == 1
        }
        _ => false,
    })
}

/// Whether the office pays for its fee.
fn claims(policy: &Policy, board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    if !board.post() {
        let Claims::With(properties) = policy.claims else { return policy.claims == Claims::Soon };
        let fee = tables::OFFICE_FEE + value::reserve(board, seat) + 300;
        let large = board.properties(seat) >= properties;
        return board.year >= 1937 && board.year < 1945 && large && player.rm >= fee;
    }
    if policy.later != Later::Smart {
        return policy.later == Later::Always;
    }
    let rich = player.rm >= tables::OFFICE_FEE_POST + 3 * board.levy(seat, board.year);
    let gains = value::office(board, seat) > i64::from(tables::OFFICE_FEE_POST);
    let last = || {
        let own = value::stamina(board, seat);
        board.alive().iter().all(|other| value::stamina(board, other) >= own)
    };
    let hunted = tables::title_post(player.role) == Some(Title::Fuehrer);
    rich && gains && (!hunted || last())
}

/// Whether the office costs more than it brings, after the last raid.
fn resigns(board: &Board, seat: Seat) -> bool {
    let over = board.year == LAST_YEAR && board.round_of_year > tables::LAST_RAID_ROUND;
    over && value::income(board, seat) * 15 < i64::from(tables::OFFICE_RM) * 1_000 * 115
}

fn pays_fine(board: &Board, seat: Seat) -> bool {
    match board.year {
        ..=1938 => true,
        1939..=LAST_YEAR => board.player(seat).open > 100,
        _ => matches!(board.title(seat), Some(Title::General | Title::Werwolf)),
    }
}

/// The deed that keeping makes worth least, if the bank pays as much as keeping brings.
fn hand_in(policy: &Policy, board: &Board, seat: Seat) -> Move {
    if !matches!(board.year, 1941..=LAST_YEAR | 1949..) || !(policy.hands_in || board.post()) {
        return Move::Pass;
    }
    spaces(board.own(seat))
        .filter(|space| {
            let bank = i64::from(board.sale_value(*space)) * 1_000;
            value::keep(board, seat, *space, board.modifier(*space)) * 100 <= bank * 102
        })
        .min_by_key(|space| value::five_rounds(board, seat, *space))
        .map_or(Move::Pass, |space| Move::HandIn { space })
}

/// Nothing is cashed.
const HOLD: Move = Move::Cash { open: Part::Hold, fixed: Part::Hold };

fn window(bills: Bills, board: &Board, seat: Seat) -> Move {
    let player = board.player(seat);
    match bills {
        Bills::Smart => {}
        Bills::All => return Move::Cash { open: all(player.open), fixed: all(player.fixed) },
        Bills::Counter if board.year >= 1941 => {
            return Move::Cash { open: all(player.open), fixed: all(player.fixed) };
        }
        Bills::Counter | Bills::Hold | Bills::Never => return HOLD,
    }
    let carried = value::carrying(board, seat);
    let mut open = match carried {
        1_001.. => Part::Hold,
        986..=1_000 => Part::Half,
        _ => Part::All,
    };
    let buying = board.year < 1936 && board.unsold().count_ones() > 6;
    let wanted = if buying { 400 } else { value::reserve(board, seat) };
    for more in [Part::Half, Part::All] {
        let sum = player.rm + board.open_worth(seat, Board::part(player.open, open), false);
        if sum < wanted && more > open {
            open = more;
        }
    }
    // Half of one bill is all of it, and of none is none.
    open = match (open, player.open) {
        (_, 0) => Part::Hold,
        (Part::Half, 1) => Part::All,
        (part, _) => part,
    };
    Move::Cash { open, fixed: all(player.fixed) }
}
