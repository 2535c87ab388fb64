//! Plays by the rules and by its nose: own party first, a price in the middle, no trade.

use engine::{Choices, Seat};
use rand::{Rng, RngExt};

use super::value::partners;
use super::{any, best, or_first, percent};
use crate::acts::{Amount, Card, Move, Options, Plan};
use crate::board::{Ask, Board, Part};
use crate::names::{Ballot, Holder, Party};

pub(super) fn decide(seat: Seat, board: &Board, choices: &Options, rng: &mut dyn Rng) -> Move {
    match board.ask {
        Ask::Window(_) => Move::Rest(),
        Ask::Run(_) => Move::Run(Party::of(seat)),
        Ask::Vote(_) | Ask::Tie(_) => {
            let own = Move::Vote(seat);
            if choices.has(own) && percent(rng, 60) {
                own
            } else {
                best(choices, |choice| match choice {
                    Move::Vote(other) => i32::from(partners(seat, other)),
                    _ => 0,
                })
            }
        }
        Ask::Renew(_) => {
            or_first(choices, Move::Renew(if percent(rng, 50) { Plan::EIGHT } else { Plan::SIX }))
        }
        Ask::Attack { state: false, .. } if percent(rng, 30) => Move::Pass(),
        Ask::Attack { .. } => {
            let foes = |choice: Move| match choice {
                Move::Attack(target) => i32::from(!partners(seat, board.chief_of(target))),
                _ => -1,
            };
            let noise = rng.random_range(0..3usize);
            best(choices, |choice| {
                4 * foes(choice)
                    + match choice {
                        Move::Attack(target) => i32::from(target.index() % 3 == noise),
                        _ => 0,
                    }
            })
        }
        Ask::Prices => Move::Price(Card::new(rng.random_range(4..=9))),
        Ask::Import(_) => Move::Cheapest(),
        Ask::Machine { .. } => best(choices, |choice| match choice {
            Move::Machine(seller) => -i32::from(board.machine_price(seller)),
            _ => 0,
        }),
        Ask::Talk { part: Part::Answer, .. } => Move::Answer(false),
        Ask::Public(_)
        | Ask::Extend(_)
        | Ask::Call(_)
        | Ask::Central(_)
        | Ask::Interest(_)
        | Ask::Talk { .. } => Move::Pass(),
        Ask::Wish { corp, .. } | Ask::Motion { corp, .. } => {
            // Somewhere below what the corporation can pay and keep a little.
            let cash = board.cash(Holder::Corp(corp)).saturating_sub(rng.random_range(20..80));
            let each = cash / u16::from(board.entitled(corp).max(1));
            let wanted = Move::Name(Amount::new(each.min(10) as u8));
            if choices.has(wanted) {
                wanted
            } else if choices.has(Move::Pass()) {
                Move::Pass()
            } else {
                highest(choices)
            }
        }
        Ask::Ballot { .. } => Move::Ballot(if percent(rng, 60) { Ballot::Yes } else { Ballot::No }),
        Ask::Bids(_) => {
            // Between nothing and half of what is in the purse.
            let most = board.cash(Holder::purse(seat)) / 20;
            let bid = Move::Bid(Card::new(rng.random_range(0..=most.min(9) as u8)));
            or_first(choices, bid)
        }
        Ask::Payer { .. } => or_first(choices, Move::Of(Holder::purse(seat))),
        Ask::Raise(_) => or_first(choices, Move::Borrow()),
        Ask::Plunder(_) => best(choices, |choice| match choice {
            Move::Plunder(victim) => i32::from(!partners(seat, board.chief_of(victim))),
            _ => 0,
        }),
        _ => any(choices, rng),
    }
}

/// The highest amount that can be named.
fn highest(choices: &Options) -> Move {
    choices.get(u64::from(choices.count().saturating_sub(1))).unwrap_or(Move::Pass())
}
