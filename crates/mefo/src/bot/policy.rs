//! Ways of playing that differ from Normal in one habit, so that the arena can ask what the habit is
//! worth (the policy tables of `docs/bots.md`).

pub use super::normal::decide as decide_by;

/// What happens with bills where they can be cashed (MF-2.3, MF-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bills {
    /// By what a carried bill is worth, and by what the reserve needs.
    Smart,
    /// Held at the window until 1941, then all.
    Counter,
    /// All, always.
    All,
    /// At the counters only.
    Hold,
    /// Nowhere: only what debts take.
    Never,
}

/// When the office of 1933 to 1945 is claimed (MF-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claims {
    /// Never.
    Never,
    /// As soon as it may be.
    Soon,
    /// From 1937 on, with so many properties and the fee to spare.
    With(u32),
}

/// When the offices from 1946 on are claimed (MF-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Later {
    /// Never.
    Never,
    /// As soon as they may be.
    Always,
    /// By what they bring.
    Smart,
}

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Policy {
    /// Bills at window and counter.
    pub bills: Bills,
    /// The office until 1945.
    pub claims: Claims,
    /// The offices afterwards.
    pub later: Later,
    /// Whether nothing is bought until 1946.
    pub hoards: bool,
    /// Whether deeds are handed in until 1945.
    pub hands_in: bool,
    /// How many sources of Political Power are bought at most.
    pub sources: usize,
    /// Whether a monument is commissioned: always when there is money for it, never, or as Normal does.
    pub monument: Option<bool>,
    /// Whether offers are made.
    pub trades: bool,
}

impl Policy {
    /// Level Normal.
    pub const NORMAL: Self = Self {
        bills: Bills::Smart,
        claims: Claims::With(9),
        later: Later::Smart,
        hoards: false,
        hands_in: true,
        sources: usize::MAX,
        monument: None,
        trades: true,
    };
}
