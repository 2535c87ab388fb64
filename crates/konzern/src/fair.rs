//! Who may buy of whom at the industry fair (KZ-8.1 to KZ-8.4).

use crate::board::{Board, Pc};
use crate::names::{Corp, FOUR};

/// The purchases that are still to come, this one first: the buyer, and whether it is for the state.
#[derive(Clone, Copy)]
struct Queue {
    list: [Corp; 5],
    len: usize,
}

impl Queue {
    fn of(board: &Board, buyer: Corp, state: bool) -> Self {
        let mut queue = Self { list: [buyer; 5], len: 1 };
        let for_state = board.presidents_corp();
        let mut add = |corp| {
            if let Some(slot) = queue.list.get_mut(queue.len) {
                *slot = corp;
                queue.len += 1;
            }
        };
        let at = match board.pc {
            Pc::Fair(at) | Pc::StateFair(at) => at,
            _ => 0,
        };
        if !state && for_state == Some(buyer) {
            add(buyer);
        }
        for next in at + 1..FOUR as u8 {
            let corp = board.order(next);
            add(corp);
            if for_state == Some(corp) {
                add(corp);
            }
        }
        queue
    }
}

/// How bad the rest of the fair is at best: corporations that sell nothing count most, then purchases
/// at home.
fn worst(queue: &Queue, at: usize, stand: [u8; FOUR], sold: u8) -> u8 {
    if at == queue.len {
        return 8 * (FOUR as u8 - sold.count_ones() as u8);
    }
    let mut best = u8::MAX;
    for seller in Corp::ALL {
        let cost = buy(queue, at, stand, sold, seller);
        best = best.min(cost);
        if best == 0 {
            break;
        }
    }
    best
}

/// The same if the purchase at hand is made of this seller.
fn buy(queue: &Queue, at: usize, mut stand: [u8; FOUR], sold: u8, seller: Corp) -> u8 {
    if stand[seller.index()] == 0 {
        return u8::MAX;
    }
    stand[seller.index()] -= 1;
    let home = u8::from(queue.list[at] == seller);
    worst(queue, at + 1, stand, sold | 1 << seller.index()).saturating_add(home)
}

/// Of whom the buyer may buy: the purchases that leave the rest of the fair as good as it can be.
pub(crate) fn sellers(board: &Board, buyer: Corp, state: bool) -> [bool; FOUR] {
    let queue = Queue::of(board, buyer, state);
    let sold = Corp::ALL
        .iter()
        .filter(|corp| board.machines_sold[corp.index()] > 0)
        .fold(0, |sold, corp| sold | 1 << corp.index());
    let cost = Corp::ALL.map(|seller| buy(&queue, 0, board.stand, sold, seller));
    let best = cost.iter().copied().min().unwrap_or(u8::MAX);
    cost.map(|cost| cost == best && cost < u8::MAX)
}
