//! What a viewer may see.
//!
//! Nothing in this game is hidden: every viewer sees the board and what is due, and that is all
//! there is. What the state holds besides, the list of what follows, follows from those.

use engine::{SeatSet, Viewer};

use crate::board::Board;
use crate::state::{Stage, State};

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
    /// Whether the one whose turn it is rolls again after this, as far as it is known: a double was
    /// rolled and nothing has ended the move.
    pub again: bool,
}

impl State {
    pub(crate) fn observe(&self, viewer: Viewer) -> Observation {
        let seat = self.current();
        let again = self.board.doubles > 0 && !self.halted && self.board.player(seat).one_die == 0;
        Observation { viewer, board: self.board, stage: self.stage, owing: self.owing(), again }
    }
}
