//! What a viewer may see.

use engine::{Seat, Viewer};

use crate::board::{Board, State};
use crate::names::{Corp, FOUR};

/// What a viewer may see: the open board, of which nothing is secret, and the viewer's own cards that
/// lie face down (KZ-0.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub board: Board,
    /// The price cards that the viewer has laid and that are not open yet, by corporation.
    pub cards: [Option<u8>; FOUR],
    /// The bid that the viewer has laid and that is not open yet.
    pub bid: Option<u8>,
}

impl State {
    pub(crate) fn observe(&self, viewer: Viewer) -> Observation {
        let own: Option<Seat> = match viewer {
            Viewer::Seat(seat) if seat.index() < FOUR => Some(seat),
            _ => None,
        };
        let mut cards = [None; FOUR];
        for corp in Corp::ALL {
            if Some(self.board.chief_of(corp)) == own {
                cards[corp.index()] = self.cards[corp.index()];
            }
        }
        let bid = own.and_then(|seat| self.bids[seat.index()]);
        Observation { viewer, board: self.board, cards, bid }
    }
}
