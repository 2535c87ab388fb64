//! Strong: plays every candidate on to the end as Normal players would, in many possible worlds.

use bots::{Candidate, Insight, Plan, Stream};
use engine::bots::{Brake, Thought};
use engine::{Choices as _, Seat};
use rand::{Rng, RngExt};

use super::normal;
use crate::Konzern;
use crate::acts::{Move, Options};
use crate::board::{Ask, Board, Pc, State};
use crate::names::{Corp, FOUR};
use crate::observe::Observation;

/// What a lead of so many bn is worth three quarters of a certain win.
const LEAD: f64 = 40.0;
/// Most candidates.
const MOST: usize = 12;

pub(super) fn think(
    seat: Seat,
    view: &Observation,
    choices: &Options,
    rng: &mut dyn Rng,
    brake: &mut Brake<'_>,
) -> Thought {
    let habit = choices.rank(&normal::decide(seat, &view.board, choices, rng)).unwrap_or(0);
    let seed = rng.random();
    let mut table = Table { seat, view, habit };
    bots::think(&mut table, seat, &plan(&view.board), seed, (word(view.board.ask), habit), brake)
}

/// What a decision is about, for its explanation.
pub(super) const fn word(ask: Ask) -> &'static str {
    match ask {
        Ask::Run(_) | Ask::Vote(_) | Ask::Tie(_) => "election",
        Ask::Spread(_) | Ask::Renew(_) => "production",
        Ask::Dismiss(_) | Ask::Rent(_) => "workers",
        Ask::Plunder(_) | Ask::Attack { .. } | Ask::Prize { .. } => "action",
        Ask::Prices => "price",
        Ask::Import(_) | Ask::Machine { .. } => "purchase",
        Ask::Public(_) | Ask::Extend(_) | Ask::Raise(_) => "money",
        Ask::Wish { .. } | Ask::Motion { .. } | Ask::Ballot { .. } => "meeting",
        Ask::Call(_) | Ask::Nominee { .. } => "chief",
        Ask::Bids(_) | Ask::Payer { .. } => "bid",
        _ => "shares",
    }
}

/// Every word that [`word`] tells.
pub(super) const WORDS: [&str; 11] = [
    "election",
    "production",
    "workers",
    "action",
    "price",
    "purchase",
    "money",
    "meeting",
    "chief",
    "bid",
    "shares",
];

/// The longer a playout, the fewer.
fn plan(board: &Board) -> Plan {
    let left = u32::from(board.setup.years.saturating_sub(board.year)) + 1;
    let playouts = 160 / (left + 1);
    Plan { playouts, rounds: 60, depth: 0, explore: 0.0, doubt: 2.0, trust: 0.5 }
}

/// What the seat sees.
struct Table<'a> {
    seat: Seat,
    view: &'a Observation,
    habit: u64,
}

/// A state that agrees with what the seat sees: the board and its own cards, and for every sealed card
/// of another one that Normal might have laid. Nothing else is hidden.
pub(super) fn world(seat: Seat, view: &Observation, rng: &mut dyn Rng) -> State {
    let mut state = State { board: view.board, cards: view.cards, bids: [None; FOUR] };
    let board = &view.board;
    match (board.ask, board.pc) {
        (Ask::Prices, Pc::Prices(round)) => {
            for other in (0..FOUR as u8).map(Seat::new).filter(|other| *other != seat) {
                for past in 0..=round {
                    let laid = past < round || !board.owing.contains(other);
                    let Some(corp) = board.led(other, past).filter(|_| laid) else { continue };
                    let then = Board { pc: Pc::Prices(past), ..*board };
                    state.cards[corp.index()] = Some(normal::price(other, &then, rng));
                }
            }
        }
        (Ask::Bids(corp), _) => {
            if let Some(bid) = state.bids.get_mut(seat.index()) {
                *bid = view.bid;
            }
            for other in (0..FOUR as u8).map(Seat::new).filter(|other| *other != seat) {
                if !board.owing.contains(other) && !board.bankrupt.contains(other) {
                    let most = board.highest_bid(corp, other);
                    state.bids[other.index()] = Some(normal::bid(other, board, corp, rng).min(most));
                }
            }
        }
        _ => {}
    }
    state
}

impl Insight for Table<'_> {
    type Game = Konzern;

    fn world(&mut self, luck: &mut Stream) -> Option<(State, f64)> {
        Some((world(self.seat, self.view, luck), 1.0))
    }

    fn candidates(&mut self, state: &State, out: &mut Vec<Candidate>) {
        let choices = state.board.options(self.seat);
        out.push(Candidate::new(self.habit));
        let others = (0..choices.len()).filter(|rank| *rank != self.habit);
        let sensible = |rank: &u64| choices.get(*rank).is_some_and(sensible);
        out.extend(others.filter(sensible).take(MOST - 1).map(Candidate::new));
    }

    fn hint(&mut self, state: &State, seat: Seat, luck: &mut Stream) -> Option<Move> {
        let choices = state.board.options(seat);
        let choice = match choices.only() {
            Some(only) => only,
            None => normal::decide(seat, &state.board, &choices, luck),
        };
        choices.has(choice).then_some(choice)
    }

    fn stops(&self, state: &State, _: u32) -> bool {
        state.board.ask == Ask::Over
    }

    fn beat(&self, state: &State) -> u64 {
        u64::from(state.board.year) << 8 | u64::from(state.board.phase)
    }

    fn value(&mut self, state: &State) -> f64 {
        let board = &state.board;
        let worth = |corp: Corp| f64::from(board.worth(corp.seat()));
        let mut best = f64::NEG_INFINITY;
        let mut own = 0.0;
        for corp in Corp::ALL {
            if corp.seat() == self.seat {
                own = worth(corp);
            } else {
                best = best.max(worth(corp));
            }
        }
        let lead = own - best;
        0.5 + 0.5 * lead / (lead.abs() + LEAD)
    }
}

/// Whether a choice is worth looking at: cards below 3 give goods away.
const fn sensible(choice: Move) -> bool {
    !matches!(choice, Move::Price(card) if card.get() < 3)
}
