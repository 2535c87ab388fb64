//! What every table has, whatever the game: the session that drives it, curtain, sealed ballots,
//! log, history, undo, sharing.

use crate::ui::html::Html;
use engine::Seat;
use engine::link::LinkError;
use leptos::prelude::*;
use markup::view;

use crate::ui::SeatToken;

pub mod bar;
pub mod company;
pub mod curtain;
pub mod fresh;
pub mod hint;
pub mod history;
pub mod log;
pub mod over;
pub mod rich;
pub mod session;
pub mod share;
pub mod shell;
pub mod spoken;

pub use session::Table;

/// Why a link does not open, in the player's language.
pub fn link_sentence(error: LinkError) -> String {
    match error {
        LinkError::NotALink => t!("link-not-a-link"),
        LinkError::TooLong => t!("link-too-long"),
        LinkError::Truncated { arrived, expected } => {
            t!("link-truncated", arrived = arrived as i64, expected = expected as i64)
        }
        LinkError::Damaged => t!("link-damaged"),
        LinkError::Newer => t!("link-newer"),
    }
}

/// A seat's token, this many pixels wide, beside its name.
pub fn token(table: Table, seat: Seat, size: u16) -> Html {
    let look = Signal::derive(move || table.look(seat));
    let name = Signal::derive(move || table.name(seat));
    view! { <SeatToken look name size /> }
}
