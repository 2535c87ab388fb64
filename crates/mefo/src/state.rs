//! The whole state: the board, and what is still to be done.

use std::fmt;

use engine::Seat;

use crate::board::{Board, Cell, Done, Ledger, Player};
use crate::event::End;
use crate::names::{Role, Why};
use crate::setup::{MOST_SEATS, Setup};
use crate::tables::{FIRST_YEAR, SPACES};

/// A debt (MF-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Debt {
    /// Who owes.
    pub seat: Seat,
    /// How much.
    pub rm: u32,
    /// To whom; the bank if to nobody.
    pub to: Option<Seat>,
    /// What for.
    pub why: Why,
}

/// An offer that is being made or answered (MF-3.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// By whom.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What the maker gives, as bits by space.
    pub give: u64,
    /// What the maker takes, as bits by space.
    pub take: u64,
    /// RM that the maker pays; negative if the maker receives.
    pub rm: i32,
}

/// What is due now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Who is first is to be drawn (MF-1.3).
    First,
    /// A role is to be dealt to this seat (MF-1.3).
    Role(Seat),
    /// A player may act before rolling (MF-3.1).
    Start(Seat),
    /// A player in the cell may pay the fine (MF-7.2).
    Cell(Seat),
    /// An offer is being made (MF-3.11).
    Draft(Draft),
    /// An offer is to be answered (MF-3.11).
    Answer(Draft),
    /// Two dice are to be rolled; in the cell if so (MF-3.2, MF-7.2).
    Dice(Seat),
    /// One die is to be rolled for moving (MF-6.4).
    OneDie(Seat),
    /// A deed may be handed in (MF-3.10).
    HandIn(Seat),
    /// Bills may be cashed at the window (MF-2.3).
    Window(Seat),
    /// Bills may be cashed at a counter (MF-2.4).
    Counter(Seat),
    /// A card of the Führer is to be drawn (MF-8.4).
    LeaderCard(Seat),
    /// A card of Circumstances is to be drawn (MF-3.8).
    Circumstance(Seat),
    /// The crisis is to be paid off, or the office left (MF-8.4).
    Crisis(Seat),
    /// A die is to be rolled for the Programme (MF-9.9).
    Programme(Seat),
    /// A die is to be rolled for seizing this space (MF-9.7, MF-9.13).
    OfficeDie(Seat, u8),
    /// A property may be bought (MF-3.6).
    Buy(Seat, u8),
    /// A modifier card is to be drawn for this space (MF-4.4).
    Modifier(u8),
    /// Property is to be sold to meet a debt (MF-6.3).
    Sell(Debt),
    /// The game is over (MF-1.1).
    Over(Seat, End),
}

/// What is to be done after what is due now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Task {
    /// The next player's turn, or the settlement.
    #[default]
    EndTurn,
    /// Back to what a player may do before rolling.
    Start,
    /// Another roll if a double was rolled.
    Again,
    /// The pawn moves.
    Move(u8),
    /// The pawn leaves the cell and moves.
    Leave(u8),
    HandIn,
    LapPower,
    Window,
    LapOffice,
    Land,
    Buy(u8),
    Debt(Debt),
    /// The calendar moves on.
    Calendar,
}

/// The most tasks at once: a turn, a lap with landing, and a debt of everybody.
const TASKS: usize = 24;

/// Everything.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) stage: Stage,
    /// Whether the move of the player whose turn it is has ended early: in the cell, or out.
    pub(crate) halted: bool,
    /// Spaces that wait for a modifier card.
    pub(crate) redraw: u64,
    tasks: [Task; TASKS],
    count: u8,
}

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        let player = |seat: usize| Player {
            role: Role::ALL[0],
            rm: 0,
            open: 0,
            fixed: 0,
            power: 0,
            terms: 0,
            at: 0,
            cell: Cell::None,
            one_die: 0,
            fails: 0,
            alive: seat < usize::from(setup.seats),
            held: 0,
        };
        Self {
            board: Board {
                setup,
                year: FIRST_YEAR,
                round_of_year: 1,
                round: 1,
                since_raid: 0,
                first: Seat::new(0),
                place: 0,
                doubles: 0,
                done: Done::default(),
                players: [0, 1, 2, 3, 4, 5, 6, 7].map(player),
                modifiers: [None; SPACES as usize],
                trust: 0,
                monument: None,
                leader: None,
                offices: [None; 3],
                longest: None,
                ledger: Ledger::default(),
            },
            stage: Stage::First,
            halted: false,
            redraw: 0,
            tasks: [Task::EndTurn; TASKS],
            count: 0,
        }
    }

    pub(crate) fn push(&mut self, task: Task) {
        if let Some(slot) = self.tasks.get_mut(usize::from(self.count)) {
            *slot = task;
            self.count += 1;
        }
        debug_assert!(usize::from(self.count) <= TASKS);
    }

    pub(crate) fn pop(&mut self) -> Task {
        self.count = self.count.saturating_sub(1);
        self.tasks.get_mut(usize::from(self.count)).map(std::mem::take).unwrap_or_default()
    }

    pub(crate) fn drop_tasks(&mut self) {
        self.tasks = [Task::EndTurn; TASKS];
        self.count = 0;
    }

    /// Whether this is still to be done.
    pub(crate) fn waits_for(&self, task: Task) -> bool {
        self.tasks.iter().take(usize::from(self.count)).any(|each| *each == task)
    }

    /// Tasks that wait, for tests: there is room for all of them.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        usize::from(self.count)
    }
}

const _: () = assert!(MOST_SEATS == 8);

/// Nothing is secret; short all the same.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("stage", &self.stage)
            .field("board", &self.board)
            .field("tasks", &&self.tasks[..usize::from(self.count)])
            .finish_non_exhaustive()
    }
}
