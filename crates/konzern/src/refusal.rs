//! Why a move is illegal.

use std::fmt;

use engine::RuleId;

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $code:literal $rule:literal $text:literal;)*) => {
        /// Why a move is illegal.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal {
            $($(#[$doc])* $name,)*
        }

        impl Refusal {
            /// Every refusal.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Stable word, rule, English sentence.
            const fn entry(self) -> (&'static str, &'static str, &'static str) {
                match self { $(Self::$name => ($code, $rule, $text),)* }
            }
        }
    };
}

refusals! {
    /// The game is over.
    Over "over" "KZ-14.2" "The game is over.";
    /// There is no such seat.
    NoSuchSeat "no-such-seat" "KZ-0.1" "There is no such seat.";
    /// Something else is due, or another seat.
    NotDue "not-due" "KZ-0.4" "This is not due now, or not from this seat.";
    /// The card has been laid.
    Sealed "sealed" "KZ-0.6" "The card has been laid and is final.";
    /// The party of the candidate has no seat.
    NoCandidate "no-candidate" "KZ-1.4" "Only players of a party in parliament, or those in the tie, can be elected.";
    /// The sixth good stays abroad.
    HomeMarket "home-market" "KZ-2.2" "The sixth good goes to a foreign market.";
    /// So many workers cannot be dismissed.
    Quota "quota" "KZ-2.6" "So many workers cannot be dismissed: the year's number, two a corporation, and the last worker are the limits.";
    /// There is no worker to rent.
    NoWorker "no-worker" "KZ-3.2" "Only a corporation with a worker of its own lets one.";
    /// There is nothing to plunder.
    Protected "protected" "KZ-4.4" "There is no good of this corporation here, or the half that is protected would be touched.";
    /// The corporation cannot be the target.
    NoTarget "no-target" "KZ-5.1" "This corporation cannot be the target: the state acts against corporations led from outside the government, and no corporation against itself.";
    /// A state action is a duty.
    MustAct "must-act" "KZ-5.1" "A state action is a duty.";
    /// The prize cannot be taken.
    NoPrize "no-prize" "KZ-5.10" "This cannot be taken: half of the goods, the last five capital goods and the cash limit are protected.";
    /// There is no good to import.
    NoImport "no-import" "KZ-7.2" "There is no good of this producer left on the market.";
    /// The purchase would take another's right to sell.
    Fair "fair" "KZ-8.4" "This purchase is not open: every corporation sells at least one capital good, and nobody buys at home while others can sell.";
    /// There is no such contract.
    NoContract "no-contract" "KZ-9.4" "There is no such contract to deal with here.";
    /// The account cannot be used.
    NoAccount "no-account" "KZ-12.4" "This account cannot be used here, or does not hold enough.";
    /// The share cannot be used.
    NoShare "no-share" "KZ-12.7" "There is no such share to deal with here.";
    /// The deal is not open.
    NoDeal "no-deal" "KZ-12.7" "No deal of this kind is possible now.";
    /// The amount cannot be paid.
    NotPayable "not-payable" "KZ-11.7" "The corporation cannot pay so much, or it is what stands already.";
    /// No vote at that meeting.
    NoVote "no-vote" "KZ-11.8" "This takes a vote at the meeting, and one motion a year is all.";
    /// The candidate cannot be chief.
    NoChief "no-chief" "KZ-11.5" "The new chief must be another player, and solvent.";
    /// The bid cannot be raised.
    TooHigh "too-high" "KZ-12.4" "So much cannot be raised, not even with loans and sales.";
    /// A share must be offered.
    MustOffer "must-offer" "KZ-12.6" "A share must be offered, and sold if somebody is interested.";
    /// The limit of loans is reached.
    Limit "limit" "KZ-13.1" "No more loans: four contracts are the limit.";
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
    Refusal::ALL.iter().map(|refusal| refusal.entry().0)
}
