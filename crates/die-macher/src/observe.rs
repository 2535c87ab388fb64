//! What a viewer may see, built by allow-list.

use engine::{Seat, SeatSet, Viewer};

use crate::acts::Sheet;
use crate::cards::{Card, Donation, Land, Minister, Pile, Poll};
use crate::event::End;
use crate::figures::{BOARDS, HAND, POLLS};
use crate::setup::Setup;
use crate::state::{Board, Nation, PartyState, Phase, Pool, State, Why, Won, board_of, boards_in};

/// What is due, as everybody may know it. States are named by their number in election order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// State cards, programmes, committees, opinions and the pool are being dealt.
    Setup,
    /// Start sheets are to be filled in (DM-5.1.1).
    Sheets,
    /// The seat whose sheet is executed first is to be drawn.
    Stacking,
    /// Bids for first player are to be made (DM-5.2.1.1).
    Bids,
    /// Tied bidders are to roll.
    Tie(SeatSet),
    /// The winner of the bid is to name the first player.
    NameFirst(Seat),
    /// A committee is to discard (DM-5.2.2.2).
    Discard(Seat),
    /// A committee is to draw.
    Draw(Seat),
    /// A committee may change the programme (DM-5.2.2.4).
    Swap(Seat),
    /// A party may place cabinet cards (DM-5.2.3.1).
    Place(Seat),
    /// A party is to execute a cabinet card (DM-5.2.3.3).
    Act(Seat),
    /// A party may seek a coalition (DM-5.2.4.4).
    Coalition {
        /// Which.
        seat: Seat,
        /// Whom it has asked on this turn.
        asked: SeatSet,
    },
    /// An offer is to be answered.
    Answer {
        /// By whom.
        seat: Seat,
        /// Who made it.
        by: Seat,
    },
    /// A party may buy a media cube (DM-5.2.5.1).
    Media {
        /// Which.
        seat: Seat,
        /// How many have passed in a row.
        passes: u8,
    },
    /// A party may exchange an opinion.
    Exchange {
        /// Which.
        seat: Seat,
        /// In which state.
        state: u8,
        /// By media control or by majority.
        why: Why,
    },
    /// A card is to be turned up for the pool.
    Refill,
    /// A party may hold meetings (DM-5.2.6.1).
    Meetings(Seat),
    /// A poll is being auctioned (DM-5.2.7.2).
    Auction {
        /// Whose turn it is.
        seat: Seat,
        /// In which state.
        state: u8,
        /// The highest bid; 0 if there is none.
        high: u16,
        /// Who made it.
        leader: Option<Seat>,
        /// Who has not passed.
        within: SeatSet,
    },
    /// A poll is to be drawn.
    PollDraw {
        /// By whom.
        seat: Seat,
        /// In which state.
        state: u8,
    },
    /// A poll is to be published or suppressed.
    Poll {
        /// By whom.
        seat: Seat,
        /// In which state.
        state: u8,
    },
    /// The dice of a suppressed poll are to be rolled.
    Suppressed(Seat),
    /// A party may convert meetings (DM-5.2.8.4).
    Convert {
        /// Which.
        seat: Seat,
        /// In which state.
        state: u8,
    },
    /// A media cube may move to the nation.
    Cube {
        /// Whose.
        seat: Seat,
        /// The election.
        won: Won,
    },
    /// An opinion may be laid down in the nation.
    Opinion {
        /// By whom.
        seat: Seat,
        /// How many it may still lay down, this one included.
        left: u8,
        /// The election.
        won: Won,
    },
    /// A new state is to be drawn.
    NewLand,
    /// Opinions are to be turned up.
    Reveal,
    /// A donation is to be played (DM-5.4.4.1).
    Donate(Seat),
    /// The dice of a scandal are to be rolled.
    Scandal(Seat),
    /// The dice of a refusal are to be rolled.
    Gain(Seat),
    /// The dice of the highest refusal are to be rolled.
    Bonus(Seat),
    /// The game is over.
    Over(End),
}

impl Stage {
    /// Whether the board of this round's election is cleared (DM-5.4.1.1).
    const fn is_cleared(&self) -> bool {
        matches!(
            self,
            Self::NewLand
                | Self::Reveal
                | Self::Donate(_)
                | Self::Scandal(_)
                | Self::Gain(_)
                | Self::Bonus(_)
        )
    }
}

/// What a viewer may see. Arrays over seats have five entries; those of seats that nobody sits in
/// mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation {
    /// Who looks.
    pub viewer: Viewer,
    /// Seats and switches.
    pub setup: Setup,
    /// What is due.
    pub stage: Stage,
    /// Who owes a move.
    pub owing: SeatSet,
    /// The round, 1 to 7; 0 before the first.
    pub round: u8,
    /// The first player, once the round has one.
    pub first: Seat,
    /// How many boards are in play.
    pub in_play: u8,
    /// The boards in play, the current state first; see [`Observation::current`].
    pub boards: [Board; BOARDS],
    /// What is public of the parties.
    pub parties: [PartyState; 5],
    /// Where cabinet cards lie that are not executed, by seat and board; see
    /// [`Observation::cabinet`] for those whose face is known.
    pub placed: [[bool; BOARDS]; 5],
    /// The faces of those that the viewer may know: all once they are revealed, the own before.
    pub cabinet: [[Option<Minister>; BOARDS]; 5],
    /// The national board.
    pub nation: Nation,
    /// The exchange pool.
    pub pool: Pool,
    /// Cards in the deck of opinions.
    pub deck: u8,
    /// Cards in the draw pile of programmes.
    pub programme_draw: u8,
    /// Cards in the discard pile of programmes.
    pub programme_discard: u8,
    /// Cards in the pile of polls.
    pub poll_pile: u8,
    /// Polls that lie open on the discards, as bits; see [`Observation::polls_used`].
    pub polls_open: u32,
    /// How many of each opinion nobody has seen: those of the deck and those face down. Everybody
    /// can count that.
    pub unseen: Pile,
    /// How many of each opinion are out of the game.
    pub out: Pile,

    /// The viewer's cash.
    pub cash: Option<u16>,
    /// The viewer's committee hand, sorted; see [`Observation::hand`].
    pub hand: [Option<Card>; HAND as usize],
    /// The viewer's start sheet, as long as it is sealed.
    pub sheet: Option<Sheet>,
    /// The viewer's bid of this round.
    pub bid: Option<u16>,
    /// The viewer's standing maximum in the auction under way; 0 for none.
    pub limit: u16,
    /// The poll that the viewer bought and must decide on.
    pub poll: Option<Poll>,
    /// The donation that the viewer has refused face down.
    pub refused: Option<Donation>,
}

impl Observation {
    /// The number of the current state, from 1. Once the board of an election is cleared it is the
    /// next one, though the round goes on with income and donations (DM-5.4.1.5).
    pub fn current(&self) -> u8 {
        self.round.max(1) + u8::from(self.stage.is_cleared())
    }

    /// The boards in play with their states' numbers, the current one first.
    pub fn states(&self) -> impl Iterator<Item = (u8, &Board)> {
        (self.current()..).zip(self.boards.iter().take(self.in_play.into()))
    }

    /// The board of a state by its number, if it is in play.
    pub fn board(&self, state: u8) -> Option<&Board> {
        let offset = state.checked_sub(self.current())?;
        self.boards.get(usize::from(offset)).filter(|_| offset < self.in_play)
    }

    /// The land of a state in play.
    pub fn land(&self, state: u8) -> Option<Land> {
        self.board(state)?.land
    }

    /// The seats in player order.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.setup.seats);
        (0..seats).map(move |nth| first.left(nth, seats))
    }

    /// The viewer's seat.
    pub fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.setup.seats) => Some(seat),
            _ => None,
        }
    }

    /// What is public of a party.
    pub fn party(&self, seat: Seat) -> PartyState {
        self.parties.get(seat.index()).copied().unwrap_or_default()
    }

    /// The polls that lie open on the discards.
    pub fn polls_used(&self) -> impl Iterator<Item = Poll> {
        let open = self.polls_open;
        (0..POLLS).filter(move |number| open & 1 << number != 0).filter_map(Poll::new)
    }

    /// The viewer's committee hand.
    pub fn hand(&self) -> impl Iterator<Item = Card> {
        self.hand.into_iter().flatten()
    }

    /// How the game ended.
    pub const fn end(&self) -> Option<End> {
        match self.stage {
            Stage::Over(end) => Some(end),
            _ => None,
        }
    }
}

impl State {
    fn stage(&self) -> Stage {
        let state = |offset| self.number(offset);
        match self.phase {
            Phase::Lands | Phase::Programmes | Phase::Hands | Phase::Opinions | Phase::Pool(_) => {
                Stage::Setup
            }
            Phase::Sheets => Stage::Sheets,
            Phase::Stacking => Stage::Stacking,
            Phase::Bids => Stage::Bids,
            Phase::Tie { tied, .. } => Stage::Tie(tied),
            Phase::NameFirst(seat) => Stage::NameFirst(seat),
            Phase::Discard(nth) => Stage::Discard(self.at(nth)),
            Phase::Draw(nth) => Stage::Draw(self.at(nth)),
            Phase::Swap(nth) => Stage::Swap(self.at(nth)),
            Phase::Place(nth) => Stage::Place(self.at(nth)),
            Phase::Act(nth) => Stage::Act(self.at(nth)),
            Phase::Coalition { nth, asked } => Stage::Coalition { seat: self.at(nth), asked },
            Phase::Answer { nth, to, .. } => Stage::Answer { seat: to, by: self.at(nth) },
            Phase::Media { nth, passes } => Stage::Media { seat: self.at(nth), passes },
            Phase::Exchange { why, offset, seat } => Stage::Exchange { seat, state: state(offset), why },
            Phase::Refill { .. } => Stage::Refill,
            Phase::Meetings(nth) => Stage::Meetings(self.at(nth)),
            Phase::Auction { offset, nth, high, leader, within } => {
                Stage::Auction { seat: self.at(nth), state: state(offset), high, leader, within }
            }
            Phase::PollDraw { offset, seat } => Stage::PollDraw { seat, state: state(offset) },
            Phase::Poll { offset, seat, .. } => Stage::Poll { seat, state: state(offset) },
            Phase::Suppressed { seat, .. } => Stage::Suppressed(seat),
            Phase::Convert { offset, nth } => Stage::Convert { seat: self.at(nth), state: state(offset) },
            Phase::Cube { step, won } => {
                Stage::Cube { seat: self.taker(step, won).unwrap_or(won.first), won }
            }
            Phase::Opinion { step, won } => {
                let left = if won.second.is_none() && !won.is_narrow() && step == 2 { 2 } else { 1 };
                Stage::Opinion { seat: self.taker(step, won).unwrap_or(won.first), left, won }
            }
            Phase::NewLand => Stage::NewLand,
            Phase::Reveal { .. } => Stage::Reveal,
            Phase::Donate(nth) => Stage::Donate(self.at(nth)),
            Phase::Scandal { nth, .. } => Stage::Scandal(self.at(nth)),
            Phase::Gain(nth) => Stage::Gain(self.at(nth)),
            Phase::Bonus(seat) => Stage::Bonus(seat),
            Phase::Over => Stage::Over(self.outcome().0),
        }
    }

    /// Polls that have been opened since the last shuffle: neither unseen nor in a winner's hand.
    const fn polls_open(&self) -> u32 {
        let held = match self.phase {
            Phase::Poll { poll, .. } | Phase::Suppressed { poll, .. } => 1 << poll.number(),
            _ => 0,
        };
        ((1 << POLLS) - 1) & !self.polls & !held
    }

    pub(crate) fn observe(&self, viewer: Viewer) -> Observation {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.seats()) => Some(seat),
            _ => None,
        };
        let secret = own.map(|seat| self.secrets[seat.index()]);
        let stage = self.stage();
        let current = self.round.max(1) + u8::from(stage.is_cleared());
        let in_play = boards_in(current);
        let mut boards = [Board::default(); BOARDS];
        for (offset, board) in (0..in_play).zip(&mut boards) {
            *board = self.boards[board_of(current + offset)];
        }
        let mut placed = [[false; BOARDS]; 5];
        let mut cabinet = [[None; BOARDS]; 5];
        for (seat, cards) in self.placed.iter().enumerate() {
            placed[seat] = cards.map(|card| card.is_some());
            if self.opened || own.is_some_and(|own| own.index() == seat) {
                cabinet[seat] = *cards;
            }
        }
        let mut hand = [None; HAND as usize];
        if let Some(seat) = own {
            for (slot, card) in hand.iter_mut().zip(self.hand_cards(seat.index())) {
                *slot = Some(*card);
            }
        }
        Observation {
            viewer,
            setup: self.setup,
            stage,
            owing: self.owing(),
            round: self.round,
            first: self.first,
            in_play,
            boards,
            parties: self.parties,
            placed,
            cabinet,
            nation: self.nation,
            pool: self.pool,
            deck: self.deck,
            programme_draw: self.programme_draw.iter().sum(),
            programme_discard: self.programme_discard.iter().sum(),
            poll_pile: self.poll_pile,
            polls_open: self.polls_open(),
            unseen: self.unseen,
            out: self.out,
            cash: secret.map(|secret| secret.cash),
            hand,
            sheet: secret.and_then(|secret| secret.sheet),
            bid: secret.and_then(|secret| secret.bid),
            limit: secret.map_or(0, |secret| secret.limit),
            poll: match self.phase {
                Phase::Poll { seat, poll, .. } if own == Some(seat) => Some(poll),
                _ => None,
            },
            refused: secret.and_then(|secret| secret.refused),
        }
    }
}
