//! What happens, as it is told. Everybody is told everything.

use engine::{Revealing, Seat};

use crate::board::spaces;
use crate::names::{Card, Leaving, Modifier, Role, Title, Why};
use crate::words::{Parsed, Word, lines, named};

named! {
    /// How the last rival left the game (MF-1.1).
    End, "a way to end", 2,
    /// Bankrupt.
    Bankruptcy = "bankruptcy",
    /// Killed.
    Assassination = "assassination",
}

/// The words of all ways to end.
pub fn end_reasons() -> impl Iterator<Item = &'static str> {
    End::ALL.into_iter().map(End::word)
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deeds(pub u64);

/// `3,17`, or `-` for none.
impl Word for Deeds {
    fn put(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        for (index, space) in spaces(self.0).enumerate() {
            write!(f, "{}{space}", if index > 0 { "," } else { "" })?;
        }
        Ok(())
    }
    fn get(word: &str) -> Parsed<Self> {
        let wrong = || engine::notation::NotationError::new("spaces in ascending order", word);
        if word == "-" {
            return Ok(Self(0));
        }
        let mut set = 0u64;
        for part in word.split(',') {
            let space = u8::get(part)?;
            if space >= 64 || set >> space != 0 {
                return Err(wrong());
            }
            set |= 1 << space;
        }
        Ok(Self(set))
    }
}

lines! {
    /// Something that happened. Spaces are numbered from 0 at the Pay Office; 40 is the monument.
    Event, "an event",
    /// The order of turns is settled (MF-1.3).
    First {
        /// Who is first.
        seat: Seat,
    } = "first",
    /// A role is taken or dealt, with its money (MF-1.4).
    Role {
        /// Whose.
        seat: Seat,
        /// Which.
        role: Role,
        /// RM at the start.
        rm: u32,
    } = "role",
    /// A year begins, with its rate, its raids, its card, its levy (MF-1.2).
    Year {
        /// Which.
        year: u16,
    } = "year",
    /// Two dice are rolled (MF-3.2).
    Rolled {
        /// By whom.
        seat: Seat,
        /// The higher one.
        high: u8,
        /// The lower one.
        low: u8,
    } = "rolled",
    /// One die is rolled for moving (MF-6.4).
    OneDie {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    } = "one-die",
    /// A die is rolled for an office (MF-9.7, MF-9.9, MF-9.13).
    OfficeDie {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: u8,
    } = "office-die",
    /// A pawn moves (MF-3.4).
    Moved {
        /// Whose.
        seat: Seat,
        /// To which space.
        to: u8,
        /// Whether it completed a lap.
        lap: bool,
    } = "moved",
    /// RM from the bank: salary or card.
    Gained {
        /// By whom.
        seat: Seat,
        /// How much.
        rm: u32,
    } = "gained",
    /// Bills are issued by a card, or handed over if negative.
    Bills {
        /// To whom.
        seat: Seat,
        /// How many of the open lot.
        open: i32,
        /// How many of the fixed lot.
        fixed: i32,
    } = "bills",
    /// Political Power changes otherwise than by payout.
    Power {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: i32,
    } = "power",
    /// Bills are cashed (MF-2.3, MF-2.4).
    Cashed {
        /// By whom.
        seat: Seat,
        /// Bills of the open lot.
        open: u32,
        /// Bills of the fixed lot.
        fixed: u32,
        /// RM received.
        rm: u32,
        /// Whether at a counter.
        counter: bool,
    } = "cashed",
    /// A card is drawn (MF-3.8, MF-8.4).
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    } = "drawn",
    /// Property is bought (MF-3.6).
    Bought {
        /// By whom.
        seat: Seat,
        /// Where.
        space: u8,
        /// For how much.
        rm: u32,
    } = "bought",
    /// Nothing is bought (MF-3.6).
    Declined {
        /// By whom.
        seat: Seat,
        /// Where.
        space: u8,
    } = "declined",
    /// A modifier card is laid down (MF-4.4).
    Modified {
        /// Where.
        space: u8,
        /// Which.
        modifier: Modifier,
    } = "modified",
    /// A deed is handed in at the window (MF-3.10).
    HandedIn {
        /// By whom.
        seat: Seat,
        /// Where.
        space: u8,
        /// For how much.
        rm: u32,
    } = "handed-in",
    /// The monument is commissioned (MF-3.12).
    Built {
        /// By whom.
        seat: Seat,
    } = "built",
    /// The monument is demolished.
    Demolished {
        /// Whose it was.
        seat: Seat,
    } = "demolished",
    /// An offer is made (MF-3.11).
    Offered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What the maker gives.
        give: Deeds,
        /// What the maker takes.
        take: Deeds,
        /// RM that the maker pays; negative if the maker receives.
        rm: i32,
    } = "offered",
    /// An offer is answered (MF-3.11).
    Answered {
        /// By whom.
        seat: Seat,
        /// Whether it is accepted.
        yes: bool,
    } = "answered",
    /// No offer is made after all.
    Withdrawn {
        /// By whom.
        seat: Seat,
    } = "withdrawn",
    /// An office is taken (MF-8.2, MF-9.5).
    Claimed {
        /// By whom.
        seat: Seat,
        /// Under which title.
        title: Title,
        /// The fee.
        rm: u32,
    } = "claimed",
    /// An office becomes vacant.
    Vacated {
        /// Whose it was.
        seat: Seat,
        /// Under which title.
        title: Title,
        /// Why.
        why: Leaving,
    } = "vacated",
    /// Property is seized (MF-9.7, MF-9.13).
    Seized {
        /// By whom.
        seat: Seat,
        /// Whose it was; nobody's if the bank's.
        from: Option<Seat>,
        /// Where.
        space: u8,
    } = "seized",
    /// A plant is nationalised, held in trust (MF-9.9).
    Nationalised {
        /// By whom.
        seat: Seat,
        /// Whose it was.
        from: Seat,
        /// Where.
        space: u8,
    } = "nationalised",
    /// Property falls to the bank without payment (MF-6.7, MF-9.10).
    Returned {
        /// What.
        deeds: Deeds,
    } = "returned",
    /// An attempt on the life of the holder fails (MF-9.14).
    Attempt {
        /// On whom.
        seat: Seat,
    } = "attempt",
    /// A player is killed (MF-9.14).
    Killed {
        /// Who.
        seat: Seat,
    } = "killed",
    /// A player is put into the cell (MF-7.1).
    Detained {
        /// Who.
        seat: Seat,
        /// Whether only a double six opens it.
        six: bool,
    } = "detained",
    /// A player leaves the cell.
    Freed {
        /// Who.
        seat: Seat,
    } = "freed",
    /// A debt is due (MF-6.1).
    Due {
        /// By whom.
        seat: Seat,
        /// How much.
        rm: u32,
        /// To whom; the bank if to nobody.
        to: Option<Seat>,
        /// What for.
        why: Why,
    } = "due",
    /// A debt is paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// How much.
        rm: u32,
        /// To whom; the bank if to nobody.
        to: Option<Seat>,
    } = "paid",
    /// Bills are redeemed to meet a debt (MF-6.2).
    Redeemed {
        /// By whom.
        seat: Seat,
        /// Bills of the open lot.
        open: u32,
        /// Bills of the fixed lot.
        fixed: u32,
        /// RM received.
        rm: u32,
    } = "redeemed",
    /// Property is sold to the bank to meet a debt (MF-6.3).
    Sold {
        /// By whom.
        seat: Seat,
        /// Where.
        space: u8,
        /// For how much.
        rm: u32,
    } = "sold",
    /// The state bails a player out (MF-6.4, MF-6.5).
    Bailout {
        /// Whom.
        seat: Seat,
        /// The number of the failure, 1 or 2.
        number: u8,
    } = "bailout",
    /// A player is bankrupt (MF-6.6).
    Bankrupt {
        /// Who.
        seat: Seat,
        /// What was left, and went to the creditor.
        rm: u32,
    } = "bankrupt",
    /// The payout of a round (MF-4.2).
    Payout {
        /// To whom.
        seat: Seat,
        /// RM.
        rm: u32,
        /// Bills of the open lot.
        open: u32,
        /// Bills of the fixed lot.
        fixed: u32,
        /// Political Power.
        power: u16,
    } = "payout",
    /// What a round charges (MF-5.1).
    Dues {
        /// Whom.
        seat: Seat,
        /// The terms of an office.
        office: u32,
        /// The raid bill.
        raid: u32,
        /// The levy.
        levy: u32,
    } = "dues",
    /// Bills become void (MF-9.1).
    Void {
        /// Whose.
        seat: Seat,
        /// How many of the open lot.
        open: u32,
        /// How many of the fixed lot.
        fixed: u32,
    } = "void",
    /// Who held the office longest is settled (MF-8.6).
    Longest {
        /// Who.
        seat: Seat,
        /// Rounds in office.
        rounds: u16,
    } = "longest",
    /// The game is won (MF-1.1).
    Won {
        /// By whom.
        seat: Seat,
        /// How the last rival left.
        end: End,
    } = "won",
}

impl Revealing for Event {
    /// Dice and cards cannot be taken back.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::First { .. }
                | Self::Role { .. }
                | Self::Rolled { .. }
                | Self::OneDie { .. }
                | Self::OfficeDie { .. }
                | Self::Drawn { .. }
                | Self::Modified { .. }
        )
    }
}

/// The words of all kinds of events.
pub fn event_kinds() -> impl Iterator<Item = &'static str> {
    Event::KINDS.iter().copied()
}
