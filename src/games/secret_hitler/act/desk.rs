//! What the players are doing at the table beyond the rules: curtain, dialogs, hands entered so far.
//!
//! Act bar, seats panel and log all reach it, so it belongs to no component. One table is open at a time.

use engine::Seat;
use leptos::prelude::*;
use secret_hitler::Ballot;

/// Hands of a table vote entered so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hands {
    /// Which vote: election and nominee.
    pub vote: Option<(u8, Seat)>,
    /// By seat.
    pub hands: [Option<Ballot>; engine::MAX_SEATS],
}

/// See the module.
#[derive(Clone)]
pub struct Desk {
    /// The device is going round for what is due.
    pub handing: ArcRwSignal<bool>,
    /// The looks that are due wait: the players went back to the table.
    pub aside: ArcRwSignal<bool>,
    /// This seat wants to look at its card.
    pub card: ArcRwSignal<Option<Seat>>,
    /// Whose card is being asked.
    pub choosing: ArcRwSignal<bool>,
    /// The claim dialog is open.
    pub claiming: ArcRwSignal<bool>,
    /// Steps whose news were read.
    pub read: ArcRwSignal<usize>,
    /// The election whose ballots go round although the table votes openly.
    pub secret: ArcRwSignal<u8>,
    /// The table vote.
    pub hands: ArcRwSignal<Hands>,
}

impl Desk {
    fn new() -> Self {
        Self {
            handing: ArcRwSignal::new(false),
            aside: ArcRwSignal::new(false),
            card: ArcRwSignal::new(None),
            choosing: ArcRwSignal::new(false),
            claiming: ArcRwSignal::new(false),
            read: ArcRwSignal::new(0),
            secret: ArcRwSignal::new(0),
            hands: ArcRwSignal::new(Hands::default()),
        }
    }

    /// Everything as at a table just opened, with the news of `steps` steps read.
    pub fn clear(&self, steps: usize) {
        self.handing.set(false);
        self.aside.set(false);
        self.card.set(None);
        self.choosing.set(false);
        self.claiming.set(false);
        self.read.set(steps);
        self.secret.set(0);
        self.hands.set(Hands::default());
    }
}

thread_local! {
    static DESK: Desk = Desk::new();
}

/// The desk.
pub fn desk() -> Desk {
    DESK.with(Clone::clone)
}
