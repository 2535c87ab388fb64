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
    Over = "over", "DM-6.0", "The game is over.";
    /// There is no such seat.
    NoSuchSeat = "no-such-seat", "DM-4.1.1", "There is no such seat.";
    /// This is not due, or not from this seat.
    NotDue = "not-due", "DM-5.0.1", "This is not due now, or not from this seat.";
    /// The sheet or the bid has been handed in.
    Sealed = "sealed", "DM-5.1.1", "What has been handed in secretly is final.";
    /// There is not enough cash.
    NoCash = "no-cash", "DM-5.0.5", "There is no credit: the party has not enough cash.";
    /// The committee does not hold it.
    NotInHand = "not-in-hand", "DM-5.2.2.2", "The committee holds no such card.";
    /// The programme has no card of this topic.
    NotInProgramme = "not-in-programme", "DM-5.2.2.4", "The programme has no card of this topic.";
    /// The programme would have two cards of one topic.
    TopicTwice = "topic-twice", "DM-5.2.2.5", "A programme never has two cards of one topic.";
    /// The cabinet card has been used.
    CardUsed = "card-used", "DM-5.2.3.12", "This cabinet card has been used.";
    /// The state is not in play.
    NotInPlay = "not-in-play", "DM-5.0.4", "This state is not in play.";
    /// The party has a cabinet card at this state.
    CardThere = "card-there", "DM-5.2.3.1", "The party has placed a card at this state already.";
    /// The party has no cabinet card there.
    NoCardThere = "no-card-there", "DM-5.2.3.3", "The party has no card left to execute at this state.";
    /// The card has no such action.
    NoSuchAction = "no-such-action", "DM-5.2.3.5", "The card has no such action.";
    /// The state has a doubling tile.
    KeyThere = "key-there", "DM-5.2.3.7", "The state has a key issue already.";
    /// The state has no doubling tile.
    NoKey = "no-key", "DM-5.2.3.7", "The state has no key issue.";
    /// No open opinion lies there.
    NotOpen = "not-open", "DM-5.2.5.7", "No open opinion lies there.";
    /// The opinion is doubled.
    Doubled = "doubled", "DM-5.2.5.7", "A key issue cannot be exchanged.";
    /// The card does not lie on top of the pool.
    NotInPool = "not-in-pool", "DM-5.2.5.8", "This card does not lie on top of a pile of the pool.";
    /// The state would have two opinions of one topic.
    OpinionTwice = "opinion-twice", "DM-5.2.5.7", "A state never has two open opinions of one topic.";
    /// A party aims at itself.
    SelfTarget = "self-target", "DM-5.2.3.4", "A party cannot aim at itself.";
    /// The other party has no media cube there.
    NoCubeThere = "no-cube-there", "DM-5.2.3.8", "The other party has no media cube in this state.";
    /// The party has no media cube in stock.
    NoCubeLeft = "no-cube-left", "DM-5.2.5.1", "The party has no media cube in stock.";
    /// All media places are taken.
    NoMediaPlace = "no-media-place", "DM-5.2.5.4", "All media places of this state are taken.";
    /// The party cannot enter a coalition.
    NotFree = "not-free", "DM-5.2.4.1", "Only parties with a free coalition tile here can form a coalition.";
    /// The programmes have too little in common.
    TooLittleCommon = "too-little-common", "DM-5.2.4.2", "The programmes have too few points in common.";
    /// The party has been asked.
    Asked = "asked", "DM-5.2.4.4", "This turn allows no such offer any more.";
    /// More meetings than the rules allow there.
    TooManyMeetings = "too-many-meetings", "DM-5.2.6.1", "At most four meetings a round, and ten on a board.";
    /// The stock of meetings is too small.
    NoMeetingsLeft = "no-meetings-left", "DM-5.2.6.1", "The stock of meetings is too small.";
    /// The bid is too low.
    LowBid = "low-bid", "DM-5.2.7.2", "The bid does not exceed the highest one.";
    /// More than two results.
    TooManyResults = "too-many-results", "DM-5.2.7.4", "At most two results of a poll are used.";
    /// The party is protected by its media control.
    Protected = "protected", "DM-5.2.7.5", "Media control protects this party from its bad result.";
    /// There are not so many meetings.
    NoSuchMeetings = "no-such-meetings", "DM-5.2.8.4", "There are not so many meetings to convert.";
    /// The opinion cannot be laid down so.
    CannotLay = "cannot-lay", "DM-5.3.3.4", "The opinion cannot be laid down so.";
    /// The donation has been played.
    DonationUsed = "donation-used", "DM-5.4.4.5", "This donation has been played.";
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
