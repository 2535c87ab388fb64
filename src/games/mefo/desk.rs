//! What the players are doing at the table beyond the rules: which deed is looked at, which trade is being
//! put together, what was read.
//!
//! Act bar, board and log all reach it, so it belongs to no component. One table is open at a time.

use engine::Seat;
use leptos::prelude::*;
use mefo::Part;

/// An offer that is being put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// To whom.
    pub to: Seat,
    /// What the maker gives, as bits by space.
    pub give: u64,
    /// What the maker takes.
    pub take: u64,
    /// RM that the maker pays; negative if the maker receives.
    pub rm: i32,
}

/// See the module.
#[derive(Clone)]
pub struct Desk {
    /// The space whose deed lies open; `None` for the one that the turn is about.
    pub deed: ArcRwSignal<Option<u8>>,
    /// The space under the mouse, whose deed lies on top as long as it is there.
    pub peek: ArcRwSignal<Option<u8>>,
    /// The seat whose empire is reckoned; `None` for the one whose turn it is.
    pub empire: ArcRwSignal<Option<Seat>>,
    /// The offer that is being put together.
    pub offer: ArcRwSignal<Option<Offer>>,
    /// What is chosen of the two lots of bills.
    pub lots: ArcRwSignal<(Part, Part)>,
    /// Dice roll by themselves while nothing else calls for a decision.
    pub auto: ArcRwSignal<bool>,
    /// Deeds are kept on every lap without asking.
    pub keep: ArcRwSignal<bool>,
    /// Steps whose news were read.
    pub read: ArcRwSignal<usize>,
    /// How many of the news are shown; they come one by one.
    pub shown: ArcRwSignal<usize>,
    /// Whether news open by themselves.
    pub tell: ArcRwSignal<bool>,
}

impl Desk {
    fn new() -> Self {
        Self {
            deed: ArcRwSignal::new(None),
            peek: ArcRwSignal::new(None),
            empire: ArcRwSignal::new(None),
            offer: ArcRwSignal::new(None),
            lots: ArcRwSignal::new((Part::All, Part::All)),
            auto: ArcRwSignal::new(false),
            keep: ArcRwSignal::new(false),
            read: ArcRwSignal::new(0),
            shown: ArcRwSignal::new(1),
            tell: ArcRwSignal::new(true),
        }
    }

    /// Everything as at a table just opened, with the news of `steps` steps read.
    pub fn clear(&self, steps: usize) {
        self.deed.set(None);
        self.peek.set(None);
        self.empire.set(None);
        self.offer.set(None);
        self.lots.set((Part::All, Part::All));
        self.auto.set(false);
        self.keep.set(false);
        self.read.set(steps);
        // What a match begins with comes at once.
        self.shown.set(if steps == 0 { usize::MAX / 2 } else { 1 });
        self.tell.set(true);
    }
}

thread_local! {
    static DESK: Desk = Desk::new();
}

/// The desk.
pub fn desk() -> Desk {
    DESK.with(Clone::clone)
}
