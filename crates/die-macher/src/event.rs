//! What happens, as it is told.

use engine::{Seat, SeatSet};

use crate::acts::{Action, Sheet};
use crate::cards::{Card, Donation, Land, Minister, Poll};
use crate::chance::Dice;
use crate::figures::BOARDS;
use crate::words::{lines, named};

named! {
    /// How the winner of the game was found (DM-6.0).
    End, "a way to end", 4,
    /// By points.
    Points = "points",
    /// Among equal points by seats.
    Seats = "seats",
    /// Among equal points and seats by members.
    Members = "members",
    /// Not at all: several won.
    Shared = "shared",
}

/// The words of all ways to end.
pub fn end_reasons() -> impl Iterator<Item = &'static str> {
    End::ALL.into_iter().map(End::word)
}

lines! {
    /// Something that happened. The comment says who is told; without one it is everybody. States
    /// are named by their number in election order, 1 to 7; sums are in thousands.
    Event, "an event",
    /// A state takes its place (DM-4.2.2, DM-5.4.1.2).
    LandDrawn {
        /// Its number.
        state: u8,
        /// Which.
        land: Land,
    } = "land",
    /// A card is dealt to a programme (DM-4.1.3).
    Dealt {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    } = "dealt",
    /// *To the seat.* A card comes to its committee hand.
    HandSeen {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    } = "hand-seen",
    /// An opinion is turned up.
    Turned {
        /// Where.
        state: u8,
        /// In which slot.
        slot: u8,
        /// The card.
        card: Card,
    } = "turned",
    /// A turned opinion clashes with an open one and goes to the pool (DM-5.4.1.4). If no card fits that
    /// could come, the place stays empty (DM-5.4.1.6).
    Clashed {
        /// Where.
        state: u8,
        /// The card.
        card: Card,
    } = "clashed",
    /// An opinion comes to the pool from the deck.
    Pooled {
        /// The card.
        card: Card,
    } = "pooled",
    /// The deck of opinions is made anew (DM-5.4.1.6).
    DeckMade {
        /// How many cards it has now.
        cards: u8,
        /// Whether they come from the covered cards of the pool, not from those out of the game.
        pool: bool,
    } = "deck-made",
    /// A start sheet is opened (DM-5.1.4).
    SheetOpened {
        /// Whose.
        seat: Seat,
        /// What it says.
        sheet: Sheet,
    } = "sheet-opened",
    /// The start sheets are executed from this seat on (DM-5.1.4).
    SheetsDone {
        /// Whose was first.
        seat: Seat,
    } = "sheets-done",
    /// A round begins.
    RoundOpened {
        /// Its number, and that of its state.
        round: u8,
    } = "round",
    /// A bid for first player is opened (DM-5.2.1.2).
    BidOpened {
        /// Whose.
        seat: Seat,
        /// The sum.
        sum: u16,
    } = "bid-opened",
    /// A tied bidder rolls (DM-5.2.1.3).
    TieRolled {
        /// Who.
        seat: Seat,
        /// What.
        dice: Dice,
    } = "tie-rolled",
    /// The bid is won and paid (DM-5.2.1.4).
    BidWon {
        /// By whom.
        seat: Seat,
        /// The sum.
        sum: u16,
    } = "bid-won",
    /// The first player is named (DM-5.2.1.5).
    Begins {
        /// Who begins.
        seat: Seat,
    } = "begins",
    /// A committee discards (DM-5.2.2.2).
    Discarded {
        /// Whose.
        seat: Seat,
        /// How many cards.
        cards: u8,
    } = "discarded",
    /// Discarded programme cards become the draw pile (DM-5.2.2.3).
    ProgrammesShuffled = "programmes-shuffled",
    /// A programme changes (DM-5.2.2.4).
    Swapped {
        /// Whose.
        seat: Seat,
        /// The card that goes.
        out: Card,
        /// The card that comes.
        card: Card,
    } = "swapped",
    /// A programme stays as it is.
    ProgrammeKept {
        /// Whose.
        seat: Seat,
    } = "programme-kept",
    /// A cabinet card is placed face down (DM-5.2.3.1).
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        state: u8,
    } = "placed",
    /// A cabinet card is turned up and paid (DM-5.2.3.2).
    CabinetOpened {
        /// Whose.
        seat: Seat,
        /// Where.
        state: u8,
        /// The card.
        card: Minister,
    } = "cabinet-opened",
    /// A cabinet card is executed (DM-5.2.3.4).
    Acted {
        /// Whose.
        seat: Seat,
        /// Where.
        state: u8,
        /// The card.
        card: Minister,
        /// What it did.
        action: Action,
    } = "acted",
    /// A coalition tile is laid (DM-5.2.3.11).
    TileLaid {
        /// Whose.
        seat: Seat,
        /// Where.
        state: u8,
    } = "tile-laid",
    /// A coalition is offered (DM-5.2.4.2).
    Offered {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
    } = "offered",
    /// An offer is answered.
    Answered {
        /// By whom.
        seat: Seat,
        /// Whose offer.
        to: Seat,
        /// Whether it is accepted.
        yes: bool,
    } = "answered",
    /// A coalition is formed (DM-5.2.4.2, DM-5.2.4.3).
    Coalition {
        /// On whose turn.
        seat: Seat,
        /// With whom.
        with: Seat,
        /// Whether it was forced.
        forced: bool,
    } = "coalition",
    /// A party seeks no coalition.
    NoCoalition {
        /// Which.
        seat: Seat,
    } = "no-coalition",
    /// A media cube is bought (DM-5.2.5.1).
    Bought {
        /// By whom.
        seat: Seat,
        /// Where.
        state: u8,
    } = "bought",
    /// A party buys no cube now.
    BoughtNone {
        /// Which.
        seat: Seat,
    } = "bought-none",
    /// Who has media control in a state (DM-5.2.5.5).
    Controlled {
        /// Where.
        state: u8,
        /// Who.
        seat: Option<Seat>,
    } = "controlled",
    /// An opinion is exchanged (DM-5.2.5.6).
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Where.
        state: u8,
        /// The slot.
        slot: u8,
        /// The old opinion, out of the game.
        old: Card,
        /// The new one.
        card: Card,
    } = "exchanged",
    /// No opinion is exchanged.
    NotExchanged {
        /// By whom.
        seat: Seat,
        /// Where.
        state: u8,
    } = "not-exchanged",
    /// Meetings are held (DM-5.2.6.1).
    Held {
        /// By whom.
        seat: Seat,
        /// How many in each state in play, the current one first.
        meetings: [u8; BOARDS],
    } = "held",
    /// A poll is put up for auction (DM-5.2.7.1).
    PollOffered {
        /// Where.
        state: u8,
    } = "poll-offered",
    /// A bid for a poll (DM-5.2.7.2).
    Raised {
        /// Whose.
        seat: Seat,
        /// The sum.
        sum: u16,
        /// Whether a standing maximum made it.
        standing: bool,
    } = "raised",
    /// A party leaves the auction.
    Passed {
        /// Which.
        seat: Seat,
    } = "passed",
    /// A poll is sold (DM-5.2.7.3).
    PollSold {
        /// To whom.
        seat: Seat,
        /// Where.
        state: u8,
        /// For how much.
        sum: u16,
    } = "poll-sold",
    /// Nobody wants the poll: it goes away unseen (DM-5.2.7.2).
    PollUnsold {
        /// Where.
        state: u8,
    } = "poll-unsold",
    /// The discarded polls become the pile (DM-5.2.7.7).
    PollsShuffled = "polls-shuffled",
    /// *To the seat.* The poll that it bought.
    PollSeen {
        /// Whose.
        seat: Seat,
        /// Which.
        poll: Poll,
    } = "poll-seen",
    /// A poll is published (DM-5.2.7.4).
    Published {
        /// By whom.
        seat: Seat,
        /// Where.
        state: u8,
        /// Which.
        poll: Poll,
        /// Whose results are used.
        parties: SeatSet,
    } = "published",
    /// A poll is suppressed (DM-5.2.7.6).
    Suppressed {
        /// By whom.
        seat: Seat,
        /// Where.
        state: u8,
        /// Which.
        poll: Poll,
        /// The dice for members.
        dice: Dice,
    } = "suppressed",
    /// Meetings become votes (DM-5.2.8.5).
    Converted {
        /// Whose.
        seat: Seat,
        /// Where.
        state: u8,
        /// How many meetings.
        meetings: u8,
        /// The factor.
        factor: i8,
        /// Votes gained.
        gained: u8,
        /// Votes now.
        votes: u8,
    } = "converted",
    /// Seats are given out (DM-5.3.1.2).
    SeatsWon {
        /// To whom.
        seat: Seat,
        /// Where.
        state: u8,
        /// For how many votes.
        votes: u8,
        /// How many.
        seats: u8,
    } = "seats",
    /// An election is won (DM-5.3.2.1).
    Elected {
        /// Where.
        state: u8,
        /// By whom.
        winners: SeatSet,
        /// Their votes together.
        total: u8,
        /// The parties beaten by a nose; nobody if it was won clearly.
        beaten: SeatSet,
    } = "elected",
    /// Nobody has a vote: nobody wins (DM-5.3.2.5).
    NobodyElected {
        /// Where.
        state: u8,
    } = "nobody-elected",
    /// A media cube moves to the nation, or stays (DM-5.3.3.2).
    CubeMoved {
        /// Whose.
        seat: Seat,
        /// Whether it moves.
        yes: bool,
    } = "cube",
    /// An opinion is laid down in the nation (DM-5.3.3.4).
    Laid {
        /// By whom.
        seat: Seat,
        /// The opinion.
        card: Card,
        /// The place, from 0.
        place: u8,
        /// What went out.
        out: Option<Card>,
        /// How many of it.
        count: u8,
    } = "laid",
    /// A party lays no opinion down.
    LaidNone {
        /// Which.
        seat: Seat,
    } = "laid-none",
    /// A membership grows by matches (DM-5.3.4.1).
    Grown {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: u16,
        /// Members now.
        members: u16,
    } = "grown",
    /// The board of the election is cleared (DM-5.4.1.1).
    Cleared {
        /// Where.
        state: u8,
        /// Whether the board leaves the game.
        leaves: bool,
    } = "cleared",
    /// Income (DM-5.4.3.1).
    Income {
        /// Whose.
        seat: Seat,
        /// For seats.
        seats: u16,
        /// Dues.
        dues: u16,
    } = "income",
    /// A donation is accepted (DM-5.4.4.2).
    Accepted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Donation,
    } = "accepted",
    /// The scandal of a donation (DM-5.4.4.2).
    Scandal {
        /// Whose.
        seat: Seat,
        /// The dice.
        dice: Dice,
        /// Members lost.
        lost: u16,
    } = "scandal",
    /// A donation is refused, face down (DM-5.4.4.1).
    Refused {
        /// By whom.
        seat: Seat,
    } = "refused",
    /// A refused donation is revealed (DM-5.4.4.3).
    RefusalOpened {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Donation,
    } = "refusal-opened",
    /// A refusal pays off in members (DM-5.4.4.3, DM-5.4.4.4).
    Gained {
        /// Whose.
        seat: Seat,
        /// The dice.
        dice: Dice,
        /// Whether it is the bonus for the highest refusal.
        bonus: bool,
    } = "gained",
    /// What a party has in the end (DM-6.1 to DM-6.4).
    Scored {
        /// Which.
        seat: Seat,
        /// Points of its seats.
        seats: u16,
        /// Of its media cubes.
        media: u16,
        /// Of its members.
        members: u16,
        /// Of the largest memberships.
        bonus: u16,
        /// Of matches.
        matches: u16,
    } = "scored",
    /// The game is over.
    Over {
        /// How the winner was found.
        end: End,
        /// Who won.
        winners: SeatSet,
    } = "over",
}

/// The words of all kinds of events.
pub fn event_kinds() -> impl Iterator<Item = &'static str> {
    Event::KINDS.iter().copied()
}

impl engine::Revealing for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::LandDrawn { .. }
                | Self::Dealt { .. }
                | Self::HandSeen { .. }
                | Self::Turned { .. }
                | Self::Clashed { .. }
                | Self::Pooled { .. }
                | Self::SheetOpened { .. }
                | Self::BidOpened { .. }
                | Self::CabinetOpened { .. }
                // A bid and a pass show how far a secret maximum goes, whether it answers or not.
                | Self::Raised { .. }
                | Self::Passed { .. }
                | Self::PollSeen { .. }
                | Self::Published { .. }
                | Self::Suppressed { .. }
                | Self::RefusalOpened { .. }
                | Self::Over { .. }
        )
    }
}
