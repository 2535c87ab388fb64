//! What stands in the way of undo, each reason once; and a friendly table.

use engine::{Barrier, Level, Match, Player, Seat, SeatCard, SeatSet};

use super::game::{Intend, Move, Prize, Toy};
use super::{bid, bidding, fresh};

fn only(seat: u8) -> SeatSet {
    SeatSet::only(Seat::new(seat))
}

/// The same position strict and friendly: why undo is off, and where it leads at a friendly table.
fn both(mine: SeatSet, play: impl Fn(bool) -> Match<Toy>) -> (Barrier, Result<usize, Barrier>) {
    (play(false).undo_point(mine).unwrap_err(), play(true).undo_point(mine))
}

#[test]
fn nothing_was_played() {
    assert_eq!(fresh(3, false).undo_point(SeatSet::all(3)), Err(Barrier::Nothing));
    assert_eq!(fresh(3, true).undo_point(SeatSet::all(3)), Err(Barrier::Nothing));
}

#[test]
fn the_last_own_step_is_taken_back() {
    let mut game = fresh(3, false);
    game.play(Seat::new(2), &Move::Ante(true)).unwrap();
    assert_eq!(game.undo_point(only(2)), Ok(0));
    game.undo(0);
    assert!(game.is_empty() && game.takebacks().is_empty());
}

#[test]
fn a_prize_was_drawn() {
    assert_eq!(both(only(2), |friendly| bidding(3, friendly)), (Barrier::Chance, Ok(0)));
}

#[test]
fn somebody_else_has_acted() {
    let play = |friendly| {
        let mut game = bidding(3, friendly);
        game.say(Seat::new(0), &Intend(1)).unwrap();
        game.say(Seat::new(1), &Intend(1)).unwrap();
        game
    };
    assert_eq!(both(only(0), play), (Barrier::OtherSeat, Ok(2)));
    // Whoever spoke last may take it back.
    assert_eq!(play(false).undo_point(only(1)), Ok(3));
    // Somebody who has done nothing has nothing to take back; the others' acts stand in the way.
    assert_eq!(play(true).undo_point(only(2)), Ok(0));
    assert_eq!(fresh_with_ante().undo_point(only(0)), Err(Barrier::OtherSeat));
}

fn fresh_with_ante() -> Match<Toy> {
    let mut game = fresh(3, true);
    game.play(Seat::new(2), &Move::Ante(false)).unwrap();
    game
}

#[test]
fn a_sealed_decision_is_final() {
    let play = |friendly| {
        let mut game = bidding(3, friendly);
        bid(&mut game, 1, 2);
        game
    };
    assert_eq!(both(only(1), play), (Barrier::Sealed, Ok(2)));
}

#[test]
fn bids_were_opened() {
    let play = |friendly| {
        let mut game = bidding(2, friendly);
        bid(&mut game, 0, 1);
        bid(&mut game, 1, 2);
        game
    };
    assert_eq!(both(only(1), play), (Barrier::Revealed, Ok(3)));
}

#[test]
fn the_match_is_over() {
    let play = |friendly| {
        let mut game = bidding(2, friendly);
        bid(&mut game, 0, 1);
        bid(&mut game, 1, 2);
        game.play(Seat::new(1), &Move::Take).unwrap();
        game
    };
    assert_eq!(both(only(1), play), (Barrier::Over, Ok(4)));
}

#[test]
fn what_computers_sealed_is_taken_back_with_ones_own_step() {
    let mut game = bidding(3, false);
    for seat in [1, 2] {
        game.set_card(Seat::new(seat), SeatCard::new("", Player::Bot(Level::Easy)));
    }
    game.say(Seat::new(0), &Intend(3)).unwrap();
    bid(&mut game, 1, 0);
    bid(&mut game, 2, 0);
    assert_eq!(game.undo_point(only(0)), Ok(2));
    game.undo(2);
    assert_eq!(game.len(), 2);
    // No secret was lost, so nothing is marked.
    assert!(game.takebacks().is_empty());
}

#[test]
fn a_friendly_table_marks_what_went_past_a_barrier() {
    let mut game = bidding(3, true);
    bid(&mut game, 1, 2);
    let point = game.undo_point(only(1)).unwrap();
    game.undo(point);
    assert_eq!((game.len(), game.takebacks()), (2, &[2][..]));
    // The prize can be drawn anew, and that is marked as well.
    game.undo(1);
    assert!(game.settle_as(&Prize(3)));
    assert_eq!(game.takebacks(), [1]);
    // Marks travel in links.
    let opened = engine::link::open::<Toy>(&engine::link::write(&game, true)).unwrap();
    assert_eq!(opened.takebacks(), [1]);
    // Undo to where one stands is nothing.
    game.undo(99);
    assert_eq!(game.len(), 2);
}

#[test]
fn a_friendly_table_marks_that_another_players_act_was_taken_back() {
    let mut game = bidding(3, true);
    game.say(Seat::new(0), &Intend(1)).unwrap();
    game.say(Seat::new(1), &Intend(2)).unwrap();
    let point = game.undo_point(only(0)).unwrap();
    game.undo(point);
    assert_eq!((game.len(), game.takebacks()), (2, &[2][..]));
    // One's own last act was never behind a barrier, whoever acted before.
    game.say(Seat::new(0), &Intend(1)).unwrap();
    game.say(Seat::new(1), &Intend(2)).unwrap();
    game.undo(game.undo_point(only(1)).unwrap());
    assert_eq!((game.len(), game.takebacks()), (3, &[2][..]));
}
