//! A table to set up as a test needs it.

use engine::{Game as _, Seat, Told};

use super::*;
use crate::state::Task;

/// A game and everything that was told.
pub(crate) struct Table {
    pub state: State,
    pub told: Vec<Told<Event>>,
}

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

impl Table {
    /// These roles, no trades, seat 1 first, and its dice are due.
    pub fn new(roles: &[Role]) -> Self {
        Self::of(Setup { trade: false, ..Setup::with_roles(roles).unwrap() })
    }

    pub fn of(setup: Setup) -> Self {
        let mut table = Self { state: Mefo::start(&setup).unwrap(), told: Vec::new() };
        table.chance(Chance::First { seat: A });
        table
    }

    /// The calendar stands here.
    pub fn at(mut self, year: u16, round: u8) -> Self {
        let rounds = u16::from(self.state.board.setup.rounds());
        self.state.board.year = year;
        self.state.board.round_of_year = round;
        self.state.board.round = (year - 1933) * rounds + u16::from(round);
        self
    }

    pub fn rm(&self, seat: Seat) -> u32 {
        self.state.board.player(seat).rm
    }

    pub fn purse(&mut self, seat: Seat, rm: u32) -> &mut Self {
        let all = self.rm(seat);
        self.state.pay(seat, all, None);
        self.state.credit(seat, rm);
        self
    }

    pub fn bills(&mut self, seat: Seat, open: u32, fixed: u32) -> &mut Self {
        let player = self.state.board.player_mut(seat);
        (player.open, player.fixed) = (open, fixed);
        self.state.board.ledger.bills_out += u64::from(open + fixed);
        self
    }

    pub fn power(&mut self, seat: Seat, power: u16) -> &mut Self {
        self.state.board.player_mut(seat).power = power;
        self
    }

    pub fn own(&mut self, seat: Seat, spaces: &[u8]) -> &mut Self {
        for space in spaces {
            self.own_with(seat, *space, Modifier::Standard);
        }
        self
    }

    pub fn own_with(&mut self, seat: Seat, space: u8, modifier: Modifier) -> &mut Self {
        self.state.board.player_mut(seat).held |= 1 << space;
        self.state.board.modifiers[usize::from(space)] = Some(modifier);
        self
    }

    pub fn trust(&mut self, seat: Seat, space: u8) -> &mut Self {
        self.own(seat, &[space]);
        self.state.board.trust |= 1 << space;
        self
    }

    pub fn office(&mut self, seat: Seat) -> &mut Self {
        if self.state.board.post() {
            let contest = self.state.board.contest(seat).unwrap();
            self.state.board.offices[contest.index()] = Some(seat);
        } else {
            self.state.board.leader = Some(seat);
        }
        self
    }

    pub fn stand(&mut self, seat: Seat, at: u8) -> &mut Self {
        self.state.board.player_mut(seat).at = at;
        self
    }

    /// The turn of this seat begins.
    pub fn turn(&mut self, seat: Seat) -> &mut Self {
        self.state.drop_tasks();
        self.state.board.place = seat.index() as u8;
        if !self.state.begin_turn() {
            self.state.run(&mut self.told);
        }
        self
    }

    /// The settlement of this round, and the calendar after it.
    pub fn settlement(&mut self) -> &mut Self {
        self.state.drop_tasks();
        self.state.board.place = self.state.board.setup.seats;
        self.state.settlement(&mut self.told);
        self.state.run(&mut self.told);
        self
    }

    /// A debt to the bank, as in a settlement.
    pub fn due(&mut self, seat: Seat, rm: u32) -> &mut Self {
        self.owe(seat, rm, None)
    }

    pub fn owe(&mut self, seat: Seat, rm: u32, to: Option<Seat>) -> &mut Self {
        self.state.drop_tasks();
        self.state.board.place = self.state.board.setup.seats;
        self.state.push(Task::Calendar);
        self.state.owe(Debt { seat, rm, to, why: Why::Round }, &mut self.told);
        self.state.run(&mut self.told);
        self
    }

    #[track_caller]
    pub fn chance(&mut self, outcome: Chance) -> &mut Self {
        assert!(
            Mefo::settle(&mut self.state, &outcome, &mut self.told),
            "{outcome} at {:?}",
            self.state.stage
        );
        conserved(&self.state).unwrap();
        self
    }

    #[track_caller]
    pub fn dice(&mut self, high: u8, low: u8) -> &mut Self {
        self.chance(Chance::Dice { high, low })
    }

    #[track_caller]
    pub fn die(&mut self, face: u8) -> &mut Self {
        self.chance(Chance::Die { face })
    }

    #[track_caller]
    pub fn card(&mut self, card: Card) -> &mut Self {
        self.chance(Chance::Card { card })
    }

    #[track_caller]
    pub fn modifier(&mut self, modifier: Modifier) -> &mut Self {
        self.chance(Chance::Modifier { modifier })
    }

    #[track_caller]
    pub fn play(&mut self, seat: Seat, choice: Move) -> &mut Self {
        if let Err(refusal) = Mefo::play(&mut self.state, seat, &choice, &mut self.told) {
            panic!("{seat} {choice} at {:?}: {refusal}", self.state.stage);
        }
        conserved(&self.state).unwrap();
        self
    }

    /// What refuses the move.
    pub fn refused(&self, seat: Seat, choice: Move) -> Option<Refusal> {
        Mefo::play(&mut self.state.clone(), seat, &choice, &mut ()).err()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.state.board.player(seat)
    }

    pub fn board(&self) -> &Board {
        &self.state.board
    }

    pub fn stage(&self) -> Stage {
        self.state.stage
    }

    pub fn heard(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event)
    }
}
