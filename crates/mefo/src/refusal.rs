//! Why a move is refused.

use std::fmt;

use engine::RuleId;

macro_rules! refusals {
    ($($(#[$meta:meta])* $name:ident = $code:literal, $rule:literal, $sentence:literal;)+) => {
        /// Why a move is illegal.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal { $($(#[$meta])* $name),+ }

        impl Refusal {
            /// Every refusal.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Stable word, rule, English sentence.
            const fn entry(self) -> (&'static str, &'static str, &'static str) {
                match self { $(Self::$name => ($code, $rule, $sentence)),+ }
            }
        }
    };
}

refusals! {
    /// The game is over.
    Over = "over", "MF-1.1", "The game is over.";
    /// There is no such seat.
    NoSuchSeat = "no-such-seat", "MF-1.3", "There is no such seat.";
    /// This is not due, or not from this seat.
    NotDue = "not-due", "MF-3.1", "This is not due now, or not from this seat.";
    /// Once a turn.
    Done = "done", "MF-3.1", "This can be done once a turn, and has been done.";
    /// There is not enough RM.
    NoCash = "no-cash", "MF-2.1", "There is not enough RM in hand; bills do not count.";
    /// The player is in the cell.
    InCell = "in-cell", "MF-7.2", "From the cell there are no claims, no trades and no works.";
    /// The monument stands.
    MonumentStands = "monument-stands", "MF-3.12", "There is a monument already.";
    /// An Anarchist holds no office.
    Anarchist = "anarchist", "MF-8.2", "An Anarchist never holds an office.";
    /// The player holds the office.
    InOffice = "in-office", "MF-8.2", "The player holds the office already.";
    /// Too little Power.
    NoPower = "no-power", "MF-8.2", "An office takes 20 Political Power.";
    /// Too little Power against the holder.
    BehindHolder = "behind-holder", "MF-8.5", "Against a holder it takes 5 Political Power more than the holder has.";
    /// Nobody holds the office.
    Vacant = "vacant", "MF-8.5", "Nobody holds the office.";
    /// After 1945 a rival is only displaced by a claim.
    ClaimsOnly = "claims-only", "MF-9.5", "From 1946 on a rival is displaced by a claim only.";
    /// The player holds no office.
    NoOffice = "no-office", "MF-8.5", "The player holds no office.";
    /// No trades in this game.
    NoTrade = "no-trade", "MF-1.5", "In this game players do not trade.";
    /// Nobody to trade with.
    NoPartner = "no-partner", "MF-3.11", "A trade takes another player who is in the game and in no cell.";
    /// The other player has been asked.
    Asked = "asked", "MF-3.11", "One offer to each player in a turn.";
    /// Neither side has anything.
    NothingToTrade = "nothing-to-trade", "MF-3.11", "There is no property between the two, or nothing to give for it.";
    /// The property is not the player's to dispose of, as plants in trust are not (MF-9.10).
    NotYours = "not-yours", "MF-6.3", "This is not the player's to dispose of: somebody else's, the bank's, or held in trust.";
    /// Properties are added in ascending order.
    Order = "order", "MF-3.11", "Property is put into an offer in the order of the board.";
    /// One side would give nothing.
    OneSided = "one-sided", "MF-3.11", "Both sides give something, and property changes hands.";
    /// Not a multiple of ten.
    Step = "step", "MF-3.11", "Between players RM move in tens.";
    /// There are no such bills.
    NoSuchLot = "no-such-lot", "MF-2.3", "This lot has no bills to cash in this way.";
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry().2)
    }
}

impl std::error::Error for Refusal {}

impl engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.entry().1)
    }

    fn code(&self) -> &'static str {
        self.entry().0
    }
}

/// The words of all refusals.
pub fn refusal_codes() -> impl Iterator<Item = &'static str> {
    Refusal::ALL.iter().map(engine::Refusal::code)
}
