//! What a viewer may see.
//!
//! Nothing in this game is hidden: every viewer sees the board and what is due, and that is all
//! there is. What the state holds besides, the list of what follows, follows from those.

use engine::{SeatSet, Viewer};

use crate::board::Board;
use crate::state::{Stage, State, Task};

/// What a viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation {
    /// Who looks.
    pub viewer: Viewer,
    /// The table.
    pub board: Board,
    /// What is due now.
    pub stage: Stage,
    /// Who owes a move.
    pub owing: SeatSet,
    /// Whether the one whose turn it is rolls again after this, as far as it is known: the last roll was a
    /// double of somebody free (MF-3.2), and nothing has ended the move.
    pub again: bool,
    /// Whether the move of the one whose turn it is has ended early: in the cell, or out.
    pub halted: bool,
}

impl State {
    pub(crate) fn observe(&self, viewer: Viewer) -> Observation {
        let one_die = self.board.player(self.current()).one_die > 0;
        let again = self.waits_for(Task::Again) && !self.halted && !one_die;
        let (board, stage, owing, halted) = (self.board, self.stage, self.owing(), self.halted);
        Observation { viewer, board, stage, owing, again, halted }
    }
}
