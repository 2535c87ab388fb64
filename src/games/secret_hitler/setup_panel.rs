//! What a number of seats means: roles, knowledge, powers.

use leptos::prelude::*;

/// The panel beside the setup.
pub fn setup_panel(seats: Signal<u8>) -> AnyView {
    let _ = seats;
    ().into_any()
}
