//! What happens, as it is told. Everything is told to everybody: sealed cards open for all at once.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::notation::NotationError;
use engine::{Seat, SeatSet};

use crate::board::Matter;
use crate::names::{Account, Corp, Face, Field, Holder, Label, Party, lettered};
use crate::words::{Word, Words, one_word};

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// One player is worth most (KZ-14.2).
    Worth,
    /// Several are worth the same; cash or the lead order decides (KZ-14.3).
    TieBreak,
}

impl End {
    /// All ways.
    pub const ALL: [Self; 2] = [Self::Worth, Self::TieBreak];

    /// Stable word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Worth => "final-balance",
            Self::TieBreak => "tie-break",
        }
    }
}

lettered!(End, "a way to end", End::Worth = "final-balance", End::TieBreak = "tie-break");

/// What a motion is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// The dividend (KZ-11.1).
    Dividend,
    /// The supplement (KZ-11.3).
    Supplement,
    /// A new chief (KZ-11.5).
    Chief,
}

lettered!(
    Topic,
    "a topic",
    Topic::Dividend = "dividend",
    Topic::Supplement = "supplement",
    Topic::Chief = "chief"
);

/// The words of all ways to end.
pub fn end_reasons() -> impl Iterator<Item = &'static str> {
    End::ALL.iter().map(|end| end.word())
}

macro_rules! events {
    ($($(#[$doc:meta])* $name:ident $word:literal { $($(#[$fdoc:meta])* $field:ident: $kind:ty),* $(,)? })*) => {
        /// Something that happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Event {
            $($(#[$doc])* $name { $($(#[$fdoc])* $field: $kind),* },)*
        }

        impl Event {
            /// Stable word of the kind; the first word of its notation.
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$name { .. } => $word,)* }
            }
        }

        /// The words of all kinds of events.
        pub const EVENT_KINDS: &[&str] = &[$($word),*];

        /// The kind, then its fields in the order in which they are declared.
        impl Display for Event {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name { $($field),* } => {
                        f.write_str($word)?;
                        $(f.write_str(" ")?; Word::put($field, f)?;)*
                        Ok(())
                    })*
                }
            }
        }

        impl FromStr for Event {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                let mut words = Words::new(text);
                let event = match words.word("an event")? {
                    $($word => Self::$name { $($field: <$kind as Word>::take(&mut words)?),* },)*
                    _ => return words.fail("an event"),
                };
                words.end(event)
            }
        }
    };
}

events! {
    /// A year begins.
    Year "year" {
        /// Which, from 1.
        year: u8,
    }
    /// A phase begins.
    Phase "phase" {
        /// Which, 1 to 12.
        phase: u8,
    }
    /// The colour die names the lead player.
    Lead "lead" {
        /// Who.
        seat: Seat,
    }
    /// A player names the party to roll for.
    Ran "ran" {
        /// Who.
        seat: Seat,
        /// Which party.
        party: Party,
    }
    /// The colour die names the game master's party.
    Master "master" {
        /// Which party.
        party: Party,
    }
    /// The action die is rolled.
    Rolled "rolled" {
        /// By whom; nobody stands for the game master.
        seat: Option<Seat>,
        /// What it shows.
        face: Face,
    }
    /// The parliament is elected.
    Parliament "parliament" {
        /// Seats of party A.
        a: u8,
        /// Seats of party B.
        b: u8,
    }
    /// Votes go to a candidate.
    Voted "voted" {
        /// Whose; nobody stands for the game master.
        seat: Option<Seat>,
        /// For whom.
        candidate: Seat,
        /// How many.
        votes: u8,
    }
    /// Nobody has most votes.
    Tied "tied" {
        /// Between whom.
        candidates: SeatSet,
    }
    /// Somebody rolls the first white dot.
    FirstWhite "first-white" {
        /// Who; nobody stands for the game master.
        seat: Option<Seat>,
    }
    /// The president and the government are found.
    President "president" {
        /// The president.
        seat: Seat,
        /// The other member of the government.
        mate: Seat,
    }
    /// A corporation lays out its goods.
    Produced "produced" {
        /// Which.
        corp: Corp,
        /// How many goods.
        goods: u8,
        /// The foreign market with two of six goods.
        second: Option<Corp>,
    }
    /// A corporation plans the next year.
    Planned "planned" {
        /// Which.
        corp: Corp,
        /// Level 6 or 8.
        level: u8,
    }
    /// A corporation dismisses workers.
    Dismissed "dismissed" {
        /// Which.
        corp: Corp,
        /// How many.
        workers: u8,
        /// Unemployed in all now.
        unemployed: u8,
    }
    /// The workers of a corporation strike.
    Struck "struck" {
        /// Which.
        corp: Corp,
        /// Brand goods lost.
        goods: u8,
        /// Capital goods lost.
        capital: u8,
    }
    /// Money moves.
    Paid "paid" {
        /// From where.
        from: Account,
        /// To where.
        to: Account,
        /// How much, in bn.
        amount: u16,
        /// What for.
        label: Label,
    }
    /// The central bank makes money: state debt.
    Emitted "emitted" {
        /// How much.
        amount: u16,
    }
    /// A good is plundered.
    Plundered "plundered" {
        /// By this group of workers, on its home market.
        group: Corp,
        /// Whose good.
        victim: Corp,
    }
    /// A corporation acts against another.
    Attacked "attacked" {
        /// Who acts.
        actor: Corp,
        /// Against whom.
        target: Corp,
        /// Whether the state acts.
        state: bool,
    }
    /// A corporation leaves its private action.
    Refrained "refrained" {
        /// Which.
        corp: Corp,
    }
    /// A good changes stalls.
    Seized "seized" {
        /// To whom.
        winner: Corp,
        /// From whom.
        loser: Corp,
        /// Where.
        market: Corp,
    }
    /// A capital good is destroyed.
    Wrecked "wrecked" {
        /// Whose.
        loser: Corp,
        /// Whether plan 8 becomes plan 6.
        cut: bool,
    }
    /// The winner of an action takes nothing, or could take nothing.
    Spared "spared" {
        /// Whom.
        loser: Corp,
    }
    /// The colour die names the market that demand meets in full.
    Market "market" {
        /// Which.
        region: Corp,
    }
    /// All price cards open.
    Prices "prices" {
        /// The cards by corporation.
        cards: [Option<u8>; 4],
    }
    /// Goods are sold to the consumers of a region.
    Sold "sold" {
        /// Where.
        region: Corp,
        /// Whose.
        producer: Corp,
        /// How many.
        goods: u8,
    }
    /// A capital good is sold.
    Machine "machine" {
        /// To which corporation.
        buyer: Corp,
        /// From which.
        seller: Corp,
        /// Whether it is for the state.
        state: bool,
    }
    /// A seat makes an offer, or asks for something, that another seat must answer.
    Offered "offered" {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// About what.
        matter: Matter,
        /// The share it is about; in a swap the one that is given.
        corp: Option<Corp>,
        /// In a swap the share that is wanted.
        other: Option<Corp>,
        /// The field of the contract it is about.
        field: Option<Field>,
    }
    /// An offer, a request or a question is answered.
    Answered "answered" {
        /// By whom.
        seat: Seat,
        /// How.
        yes: bool,
    }
    /// A share changes hands.
    Traded "traded" {
        /// Of which corporation.
        corp: Corp,
        /// From.
        from: Holder,
        /// To.
        to: Holder,
        /// At this price.
        price: u16,
    }
    /// A contract is made.
    Lent "lent" {
        /// Who owes.
        debtor: Holder,
        /// To whom.
        creditor: Holder,
    }
    /// A contract changes its creditor; one that comes to its debtor is cancelled.
    Ceded "ceded" {
        /// Who owes.
        debtor: Holder,
        /// On which field.
        field: Field,
        /// From.
        from: Holder,
        /// To.
        to: Holder,
    }
    /// A contract is put back by one field.
    Extended "extended" {
        /// Who owes.
        debtor: Holder,
        /// To whom.
        creditor: Holder,
        /// The field it comes from.
        field: Field,
    }
    /// An instalment stays unpaid.
    Missed "missed" {
        /// Who owes.
        debtor: Holder,
        /// To whom.
        creditor: Holder,
    }
    /// The dividend shown is cut to what can be paid.
    Cut "cut" {
        /// Of which corporation.
        corp: Corp,
        /// To this.
        dividend: u8,
    }
    /// A shareholder names a wish.
    Wished "wished" {
        /// At whose meeting.
        corp: Corp,
        /// Who.
        seat: Seat,
        /// What about.
        topic: Topic,
        /// How much a share.
        amount: u8,
    }
    /// A shareholder makes a motion.
    Moved "moved" {
        /// At whose meeting.
        corp: Corp,
        /// Who.
        seat: Seat,
        /// What about.
        topic: Topic,
        /// How much a share, or the number of the seat that is to be chief.
        value: u8,
    }
    /// A motion is voted on.
    Balloted "balloted" {
        /// Votes for it.
        yes: u8,
        /// Votes against it.
        no: u8,
        /// All votes.
        all: u8,
        /// Whether it passed.
        passed: bool,
    }
    /// The dividend is decided.
    Dividend "dividend" {
        /// Of which corporation.
        corp: Corp,
        /// Bn a share; the price is ten times this.
        amount: u8,
    }
    /// The supplement is decided.
    Supplement "supplement" {
        /// Of which corporation.
        corp: Corp,
        /// Bn a share.
        amount: u8,
    }
    /// A corporation has a new chief.
    Chief "chief" {
        /// Which.
        corp: Corp,
        /// Who.
        seat: Seat,
    }
    /// All bids for a young share open.
    Bids "bids" {
        /// Of which corporation.
        corp: Corp,
        /// By seat; none for who may not bid.
        bids: [Option<u8>; 4],
        /// Who buys; nobody if all bid 0.
        buyer: Option<Seat>,
        /// The new price.
        price: u16,
    }
    /// A young share is issued.
    Issued "issued" {
        /// Of which corporation.
        corp: Corp,
        /// To whom.
        holder: Holder,
    }
    /// A share is put up for sale.
    PutUp "put-up" {
        /// Whose.
        holder: Holder,
        /// Of which corporation.
        corp: Corp,
    }
    /// A purse is closed.
    Bankrupt "bankrupt" {
        /// Whose.
        seat: Seat,
    }
    /// Goods without buyers leave the game.
    Unsold "unsold" {
        /// Whose.
        corp: Corp,
        /// Consumer goods.
        goods: u8,
        /// Capital goods.
        capital: u8,
    }
    /// The final balance.
    Balance "balance" {
        /// What each player is worth, by seat.
        worth: [i32; 4],
    }
    /// The game is over.
    Won "won" {
        /// Who won.
        seat: Seat,
        /// How.
        end: End,
    }
}

/// The words of all kinds of events.
pub fn event_kinds() -> impl Iterator<Item = &'static str> {
    EVENT_KINDS.iter().copied()
}

impl engine::Revealing for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Prices { .. } | Self::Bids { .. })
    }
}
