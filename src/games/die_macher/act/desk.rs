//! What the players are doing at the table beyond the rules: curtain, dialogs, what is being considered.
//!
//! Act bar, boards and log all reach it, so it belongs to no component. One table is open at a time.

use std::any::Any;
use std::cell::RefCell;

use die_macher::Move;
use engine::Seat;
use leptos::prelude::*;

/// See the module.
#[derive(Clone)]
pub struct Desk {
    /// The device is going round for what is due.
    pub handing: ArcRwSignal<bool>,
    /// This seat wants to look at what is its own.
    pub card: ArcRwSignal<Option<Seat>>,
    /// Whose that is being asked.
    pub choosing: ArcRwSignal<bool>,
    /// The seat on turn in an auction sets a standing maximum.
    pub limit: ArcRwSignal<bool>,
    /// Steps whose news were read.
    pub read: ArcRwSignal<usize>,
    /// How many of the news that come one by one are shown.
    pub shown: ArcRwSignal<usize>,
    /// What is being considered openly; never anything secret.
    pub draft: ArcRwSignal<Option<(Seat, Move)>>,
    /// The number of the state that is drawn large; 0 for the current one.
    pub focus: ArcRwSignal<u8>,
}

impl Desk {
    fn new() -> Self {
        Self {
            handing: ArcRwSignal::new(false),
            card: ArcRwSignal::new(None),
            choosing: ArcRwSignal::new(false),
            limit: ArcRwSignal::new(false),
            read: ArcRwSignal::new(0),
            shown: ArcRwSignal::new(0),
            draft: ArcRwSignal::new(None),
            focus: ArcRwSignal::new(0),
        }
    }

    /// Everything as at a table just opened, with the news of `steps` steps read.
    pub fn clear(&self, steps: usize) {
        self.handing.set(false);
        self.card.set(None);
        self.choosing.set(false);
        self.limit.set(false);
        self.read.set(steps);
        self.shown.set(0);
        self.draft.set(None);
        self.focus.set(0);
        forget();
    }
}

/// Whose choice, at which moment, and the signal that holds it.
type Begun = (Seat, usize, Box<dyn Any>);

thread_local! {
    static DESK: Desk = Desk::new();
    /// What was begun behind the curtain and not confirmed. It lives here and not in the page, so that the
    /// curtain may close at any time without taking it along.
    static BEGUN: RefCell<Vec<Begun>> = const { RefCell::new(Vec::new()) };
}

/// The choice that this seat has begun at this moment, or a new one that starts as `first`. What the seat
/// began at another moment is forgotten.
pub fn begun<T: Send + Sync + 'static>(seat: Seat, moment: usize, first: T) -> RwSignal<T> {
    BEGUN.with_borrow_mut(|all| {
        all.retain(|(whose, when, _)| *whose != seat || *when == moment);
        let there = all
            .iter()
            .filter(|(whose, ..)| *whose == seat)
            .find_map(|(.., choice)| choice.downcast_ref::<ArcRwSignal<T>>().cloned());
        RwSignal::from(there.unwrap_or_else(|| {
            let choice = ArcRwSignal::new(first);
            all.push((seat, moment, Box::new(choice.clone())));
            choice
        }))
    })
}

/// This seat has confirmed its choice.
pub fn confirmed(seat: Seat) {
    BEGUN.with_borrow_mut(|all| all.retain(|(whose, ..)| *whose != seat));
}

/// Something else is to be decided now.
pub fn forget() {
    BEGUN.with_borrow_mut(Vec::clear);
}

/// The desk.
pub fn desk() -> Desk {
    DESK.with(Clone::clone)
}
