//! What must be conserved.

use crate::board::Cell;
use crate::state::{Stage, State};
use crate::tables::{DEEDS, LAST_FAILURE, SPACES, YEAR_BOUND};

/// Whether all money comes from the bank and is with the players, every property has at most one
/// owner and every card lies on owned property.
///
/// # Errors
/// What is missing or too much.
pub fn conserved(state: &State) -> Result<(), String> {
    let board = &state.board;
    let wrong = |what: String| Err(what);
    let rm: u64 = board.players.iter().map(|player| u64::from(player.rm)).sum();
    let bills: u64 = board.players.iter().map(|player| u64::from(player.open + player.fixed)).sum();
    let ledger = board.ledger;
    if ledger.rm_in > ledger.rm_out || rm != ledger.rm_out - ledger.rm_in {
        return wrong(format!("{rm} RM in hand, {ledger:?}"));
    }
    if ledger.bills_in > ledger.bills_out || bills != ledger.bills_out - ledger.bills_in {
        return wrong(format!("{bills} bills in hand, {ledger:?}"));
    }
    let mut owned = 0u64;
    for seat in board.seats() {
        let player = board.player(seat);
        if owned & player.held != 0 || player.held & !DEEDS != 0 {
            return wrong(format!("property of seat {seat}: {:x}", player.held));
        }
        owned |= player.held;
        let empty = player.rm == 0
            && player.open + player.fixed == 0
            && player.held == 0
            && player.power == 0
            && board.title(seat).is_none()
            && !board.has_monument(seat);
        if !player.alive && !empty {
            return wrong(format!("seat {seat} is out and has something"));
        }
        if player.fails > LAST_FAILURE || player.alive && player.fails == LAST_FAILURE {
            return wrong(format!("seat {seat} failed {} times", player.fails));
        }
        if player.at >= SPACES || player.cell == Cell::DoubleSix && player.fails < 2 {
            return wrong(format!("seat {seat} stands wrong"));
        }
    }
    for space in 0..SPACES {
        let carded = board.modifier(space).is_some();
        let waits = state.redraw >> space & 1 == 1;
        if carded != (owned >> space & 1 == 1 && !waits) {
            return wrong(format!("card on space {space}: {carded}"));
        }
    }
    if board.trust & !owned != 0 {
        return wrong("a plant in trust has no owner".into());
    }
    if board.post() && (board.leader.is_some() || bills > 0) || !board.post() && board.offices != [None; 3] {
        return wrong("an office or bills of the wrong years".into());
    }
    if board.year >= YEAR_BOUND {
        return wrong(format!("{} and no end", board.year));
    }
    match state.stage {
        Stage::Over(winner, _) if board.alive().len() != 1 || !board.player(winner).alive => {
            wrong("over without a winner".into())
        }
        _ => Ok(()),
    }
}
