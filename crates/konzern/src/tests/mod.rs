//! Tests: one per rule, the test vectors, the laws, random games.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod laws;
mod recorded;
mod rules;
mod vectors;
mod view;
mod year;

use engine::{Audience, Choices as _, Game, Odds as _, Seat, SeatSet, Told, Turn, Viewer};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::board::Pc;
use crate::*;

pub(crate) use Corp::{E, N, S, W};

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A game under test: its state, and everything that was told.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
}

impl Table {
    pub(crate) fn new() -> Self {
        Self::with(Setup::default())
    }

    pub(crate) fn with(setup: Setup) -> Self {
        Self { state: Konzern::start(&setup).unwrap(), told: Vec::new() }
    }

    /// With everybody resting, so that no window opens, and this president.
    pub(crate) fn led_by(president: Corp) -> Self {
        let mut table = Self::new();
        let board = table.board();
        board.president = Some(president.seat());
        board.government = SeatSet::only(president.seat()).with(president.left(2).seat());
        table
    }

    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.state.board
    }

    /// The course runs on from here to the next question.
    pub(crate) fn go(&mut self, pc: Pc) {
        self.state.board.resting = SeatSet::all(4);
        self.state.board.ask = Ask::None;
        self.state.board.pc = pc;
        self.told.clear();
        self.state.advance(&mut self.told);
        assert!(self.state.board.ledger.balances());
    }

    pub(crate) fn ask(&self) -> Ask {
        self.state.board.ask
    }

    pub(crate) fn chance(&mut self, outcome: &str) {
        let outcome: Chance = outcome.parse().unwrap();
        assert!(Konzern::odds(&self.state).rank(&outcome).is_some(), "{outcome} cannot happen");
        assert!(Konzern::settle(&mut self.state, &outcome, &mut self.told), "{outcome}");
        assert!(self.state.board.ledger.balances());
    }

    /// The move is made and was listed.
    pub(crate) fn play(&mut self, by: Corp, choice: &str) {
        let choice: Move = choice.parse().unwrap();
        assert!(self.options(by).contains(&choice), "{choice} is not listed at {:?}", self.ask());
        Konzern::play(&mut self.state, by.seat(), &choice, &mut self.told).unwrap();
        assert!(self.state.board.ledger.balances());
    }

    /// The move is refused, changes nothing and is not listed.
    pub(crate) fn refuse(&mut self, by: Corp, choice: &str) -> Refusal {
        let choice: Move = choice.parse().unwrap();
        let before = self.state;
        assert!(!self.options(by).contains(&choice), "{choice} is listed");
        let refusal = Konzern::play(&mut self.state, by.seat(), &choice, &mut self.told).unwrap_err();
        assert!(self.state == before);
        refusal
    }

    pub(crate) fn options(&self, by: Corp) -> Vec<Move> {
        Konzern::choices(&self.state, by.seat()).all()
    }

    pub(crate) fn words(&self, by: Corp) -> Vec<String> {
        self.options(by).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn cash(&self, account: Account) -> u16 {
        self.state.board.ledger.of(account)
    }

    pub(crate) fn bank(&self, corp: Corp) -> u16 {
        self.cash(Account::Bank(corp))
    }

    pub(crate) fn purse(&self, corp: Corp) -> u16 {
        self.cash(Account::Purse(corp))
    }

    /// The account holds this; the rest is with the central bank.
    pub(crate) fn fund(&mut self, account: Account, amount: u16) {
        let now = self.cash(account);
        let ledger = &mut self.state.board.ledger;
        if now < amount {
            let missing = (amount - now).saturating_sub(ledger.of(Account::Central));
            ledger.emit(missing);
            assert!(ledger.transfer(Account::Central, account, amount - now));
        } else {
            assert!(ledger.transfer(account, Account::Central, now - amount));
        }
    }

    /// A corporation's goods: on its home market, then clockwise.
    pub(crate) fn goods(&mut self, corp: Corp, goods: [u8; 4]) {
        for (steps, count) in goods.into_iter().enumerate() {
            self.state.board.stall[corp.left(steps).index()][corp.index()] = count;
        }
        let all: u8 = goods.iter().sum();
        self.state.board.produced[corp.index()] = self.state.board.produced[corp.index()].max(all);
        self.state.board.stand[corp.index()] = 2;
    }

    pub(crate) fn set_shares(&mut self, corp: Corp, held: &[(Holder, u8)]) {
        let board = &mut self.state.board;
        board.shares.iter_mut().for_each(|row| row[corp.index()] = 0);
        for (holder, count) in held {
            board.shares[holder.index()][corp.index()] = *count;
        }
        board.reserve[corp.index()] = ALL_SHARES - held.iter().map(|(_, count)| *count).sum::<u8>();
    }

    /// What has moved under this label.
    pub(crate) fn paid(&self, label: Label) -> Vec<(Account, Account, u16)> {
        let paid = |told: &Told<Event>| match told.event {
            Event::Paid { from, to, amount, label: of } if of == label => Some((from, to, amount)),
            _ => None,
        };
        self.told.iter().filter_map(paid).collect()
    }

    pub(crate) fn has(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event && told.audience == Audience::Public)
    }

    pub(crate) fn view(&self, by: Corp) -> Observation {
        Konzern::observe(&self.state, Viewer::Seat(by.seat()))
    }

    pub(crate) fn table(&self) -> Observation {
        Konzern::observe(&self.state, Viewer::Table)
    }
}

/// Plays on at random until `stop` says so or the game is over; returns the number of steps.
pub(crate) fn play_on(state: &mut State, rng: &mut SmallRng, mut stop: impl FnMut(&State) -> bool) -> u32 {
    let mut steps = 0;
    while !stop(state) {
        match Konzern::turn(state) {
            Turn::Over(_) => break,
            Turn::Chance => {
                let odds = Konzern::odds(state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(Konzern::settle(state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choices = Konzern::choices(state, by);
                let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                Konzern::play(state, by, &choice, &mut ()).unwrap();
            }
        }
        steps += 1;
    }
    steps
}

pub(crate) fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}
