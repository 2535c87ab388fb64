//! States that a viewer cannot tell apart, and what every state conserves.

use engine::Viewer;
use rand::{Rng, RngExt};

use crate::board::{ALL_SHARES, Ask, State};
use crate::names::{Account, Corp, FOUR, Holder};

/// Whether money, shares, workers and goods are all there (KZ-13.6).
///
/// # Errors
/// What is missing or too much.
pub fn conserved(state: &State) -> Result<(), String> {
    let board = &state.board;
    if !board.ledger.balances() {
        return Err(format!("{} bn, {} of them emitted", board.ledger.total(), board.ledger.emitted()));
    }
    for corp in Corp::ALL {
        let held: u8 = Holder::all().map(|holder| board.shares_of(holder, corp)).sum();
        if held + board.reserve[corp.index()] != ALL_SHARES {
            return Err(format!("{held} shares of {corp} held"));
        }
        if board.goods(corp) > 0 && board.phase <= 6 && board.goods(corp) < board.protected(corp) {
            return Err(format!(
                "{corp} has {} goods of {}",
                board.goods(corp),
                board.produced[corp.index()]
            ));
        }
        if board.workers[corp.index()] > 4 {
            return Err(format!("{corp} has too many workers"));
        }
        let (lost, won) = (board.lost[corp.index()], board.won[corp.index()]);
        if lost > 20 + won {
            return Err(format!("{corp} lost {lost} and won {won}"));
        }
    }
    if board.employed() == 0 {
        return Err("the last worker is gone".into());
    }
    if board.lost[FOUR] > 20 + board.won[FOUR] {
        return Err("the central bank lost too much".into());
    }
    let machines: u8 = board.stand.iter().sum();
    if (3..=7).contains(&board.phase) && (machines < 5 || board.stand.contains(&0)) {
        return Err(format!("{machines} capital goods"));
    }
    let sale = board.ledger.of(Account::Sale);
    if sale != board.proceeds.iter().sum::<u16>() || (sale > 0 && board.phase != 12) {
        return Err(format!("{sale} on the sale field"));
    }
    for seat in board.bankrupt.iter() {
        let purse = Holder::purse(seat);
        if board.cash(purse) > 0 || board.loans.owed_by(purse) > 0 || board.loans.credit(purse) > 0 {
            return Err(format!("the closed purse of {seat} is in use"));
        }
    }
    let sealed = state.cards.iter().chain(&state.bids).flatten().count();
    if sealed > 0 && !matches!(board.ask, Ask::Prices | Ask::Bids(_)) {
        return Err("cards lie face down for nothing".into());
    }
    Ok(())
}

/// A random state that differs from this one only in what the viewer may not know: the sealed cards of
/// others.
pub fn hide(state: &State, viewer: Viewer, rng: &mut (impl Rng + ?Sized)) -> State {
    let mut twin = *state;
    for corp in Corp::ALL {
        let chief = state.board.chief_of(corp);
        if viewer != Viewer::Seat(chief) && state.cards[corp.index()].is_some() {
            twin.cards[corp.index()] = Some(rng.random_range(0..10));
        }
        let seat = corp.seat();
        if let (true, Ask::Bids(share), Some(_)) =
            (viewer != Viewer::Seat(seat), state.board.ask, state.bids[seat.index()])
        {
            twin.bids[seat.index()] = Some(rng.random_range(0..=state.board.highest_bid(share, seat)));
        }
    }
    twin
}
