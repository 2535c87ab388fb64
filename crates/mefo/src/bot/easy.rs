//! Easy: carries bills to the counters, keeps every deed, claims what can be claimed.

use engine::{Choices as _, Seat};
use rand::{Rng, RngExt};

use super::{listed, percent, value};
use crate::acts::{Move, Options};
use crate::names::Part;
use crate::observe::Observation;
use crate::state::Stage;

pub(super) fn decide(seat: Seat, view: &Observation, choices: &Options, rng: &mut dyn Rng) -> Option<Move> {
    let board = &view.board;
    let player = board.player(seat);
    match view.stage {
        Stage::Start(_) => {
            // The fee and little more.
            let rich = player.rm >= board.office_fee() + 150;
            let claim = listed(choices, Move::Claim).filter(|_| rich);
            claim.or(Some(Move::Roll))
        }
        Stage::Cell(_) => Some(if percent(rng, 50) { Move::Fine } else { Move::Roll }),
        Stage::Answer(draft) => {
            let (gain, larger) = value::answer(board, &draft);
            Some(Move::Answer { yes: gain * 10 >= larger })
        }
        Stage::HandIn(_) => Some(Move::Pass),
        Stage::Window(_) => {
            let short = player.rm < 100 && player.open > 0;
            Some(Move::Cash { open: if short { Part::All } else { Part::Hold }, fixed: Part::Hold })
        }
        Stage::Counter(_) => {
            let all = |bills: u32| if bills > 0 { Part::All } else { Part::Hold };
            Some(Move::Cash { open: all(player.open), fixed: all(player.fixed) })
        }
        Stage::Buy(_, space) => {
            let price = i64::from(board.price(seat, space));
            let left = i64::from(player.rm) - price >= 60;
            let worth = value::keep_unknown(board, seat, space) >= price * 1_000;
            Some(if left && worth { Move::Buy } else { Move::Pass })
        }
        Stage::Crisis(_) => Some(Move::Crisis { pay: percent(rng, 50) }),
        Stage::Draft(_) => Some(Move::Withdraw),
        _ => choices.get(rng.random_range(0..choices.len().max(1))),
    }
}
