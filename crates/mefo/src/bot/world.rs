//! The state behind what the table shows.
//!
//! Nothing is hidden in Mefo; the state holds besides only what is still to be done in the turn, and
//! that follows from what is due and from what was told.

use crate::board::Cell;
use crate::event::Event;
use crate::names::Why;
use crate::observe::Observation;
use crate::state::{Debt, Stage, State, Task};
use crate::tables::LEADER_DECK;

/// What was told of the turn under way, or of the settlement.
struct Told {
    /// The last roll was a double of somebody who was free.
    double: bool,
    /// The dice of the last roll.
    steps: u8,
    /// The player was put into the cell, or is out.
    halted: bool,
    /// The last card came from the Führer's deck.
    leader: bool,
    /// Debts that are not paid, in the order of their telling; in a settlement without their place.
    owed: Vec<Debt>,
}

fn told(view: &Observation, memory: &[Event]) -> Told {
    let current = view.board.current();
    let mut told =
        Told { double: view.again, steps: 0, halted: view.halted, leader: false, owed: Vec::new() };
    // The last thing that certainly belongs to another turn; a turn is not long.
    let start = memory
        .iter()
        .rposition(|event| {
            let turn =
                matches!(event, Event::Rolled { seat, .. } | Event::OneDie { seat, .. } if *seat == current);
            turn || matches!(event, Event::Payout { .. } | Event::Year { .. })
        })
        .unwrap_or(memory.len());
    // A payout is told before dues; the dues of one settlement stand together.
    for event in memory.get(start..).unwrap_or_default() {
        match *event {
            Event::Rolled { high, low, .. } => {
                told.double = high == low;
                told.steps = high + low;
                told.halted = false;
            }
            Event::OneDie { .. } => told.double = false,
            // Out of the cell by this roll: it is no roll that is rolled again.
            Event::Freed { seat } if seat == current => told.double = false,
            Event::Detained { seat, .. } if seat == current => told.halted = true,
            Event::Drawn { card, .. } => told.leader = LEADER_DECK.contains(&card),
            Event::Due { seat, rm, to, why } => told.owed.push(Debt { seat, rm, to, why }),
            Event::Dues { seat, office, raid, levy } => {
                told.halted = false;
                told.owed.push(Debt { seat, rm: office + raid + levy, to: None, why: Why::Round });
            }
            Event::Paid { seat, rm, to } => {
                let paid = |debt: &Debt| debt.seat == seat && debt.rm == rm && debt.to == to;
                if let Some(at) = told.owed.iter().rposition(paid) {
                    told.owed.remove(at);
                }
            }
            Event::Bankrupt { seat, .. } => {
                told.owed.retain(|debt| debt.seat != seat);
                told.halted |= seat == current;
            }
            _ => {}
        }
    }
    told
}

/// The state that the table shows to this seat.
pub(super) fn world(view: &Observation, memory: &[Event]) -> State {
    let mut state = State::new(view.board.setup);
    state.board = view.board;
    state.stage = view.stage;
    let told = told(view, memory);
    if let Stage::Sell(debt) = view.stage {
        settle(&mut state, view, &told, debt);
        return state;
    }
    state.push(Task::EndTurn);
    let again = told.double && !told.halted;
    match view.stage {
        Stage::Start(_) | Stage::Cell(_) | Stage::Draft(_) | Stage::Answer(_) => {}
        _ if again => state.push(Task::Again),
        _ => {}
    }
    let rest: &[Task] = match view.stage {
        Stage::HandIn(_) => &[Task::Land, Task::LapOffice, Task::Window, Task::LapPower],
        Stage::Window(_) => &[Task::Land, Task::LapOffice],
        Stage::Crisis(_) => &[Task::Land],
        _ => &[],
    };
    for task in rest {
        state.push(*task);
    }
    state
}

/// What follows once property is sold for a debt.
fn settle(state: &mut State, view: &Observation, told: &Told, debt: Debt) {
    // The debt itself is not among those that wait.
    let mut owed = told.owed.clone();
    if let Some(at) = owed.iter().rposition(|other| *other == debt) {
        owed.remove(at);
    }
    state.halted = told.halted;
    if debt.why == Why::Round {
        state.push(Task::Calendar);
        // The poorest pays first, so comes to lie on top (MF-5.5).
        let board = &view.board;
        engine::order::sort_few(&mut owed, |debt| i64::from(board.player(debt.seat).rm) - i64::from(debt.rm));
        for debt in owed.iter().rev() {
            state.push(Task::Debt(*debt));
        }
        return;
    }
    let current = view.board.current();
    let player = view.board.player(current);
    state.push(Task::EndTurn);
    let jailed = player.cell != Cell::None;
    if told.double && (told.halted || !jailed) {
        state.push(Task::Again);
    }
    match debt.why {
        Why::Fine => state.push(Task::Leave(told.steps)),
        Why::Attempt => state.push(if jailed { Task::Leave(told.steps) } else { Task::Move(told.steps) }),
        Why::Card | Why::Share | Why::Crisis if told.leader => state.push(Task::Land),
        _ => {}
    }
    // The first that was told is paid first.
    for debt in owed.into_iter().rev() {
        state.push(Task::Debt(debt));
    }
}
