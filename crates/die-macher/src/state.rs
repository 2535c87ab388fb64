//! How it stands. What is public and what is secret are kept in types of their own.

use std::fmt;

use engine::{Seat, SeatSet};

use crate::acts::Sheet;
use crate::cards::{Card, Donation, KINDS, Land, Minister, Pile, Poll, Programme};
use crate::figures::{
    BOARDS, CABINET, CUBES, HAND, MEDIA_PLACES, MEETINGS, MOST_TREND, MOST_VOTES, OPINION_COPIES, PLACES,
    POLLS, PROGRAMME_COPIES, ROUNDS, SLOTS, START_CASH, START_MEMBERS,
};
use crate::setup::Setup;

/// A place for an opinion at a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Slot {
    /// Nothing lies there: no card could be laid, or the winner took it to the nation.
    #[default]
    Gap,
    /// A card that nobody has seen.
    Down,
    /// An open opinion.
    Open(Card),
}

impl Slot {
    /// The open opinion.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Open(card) => Some(card),
            Self::Gap | Self::Down => None,
        }
    }
}

/// A state board. All of it is public. Arrays over seats have five entries; those of seats that
/// nobody sits in stay 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// The state; `None` before it is drawn.
    pub land: Option<Land>,
    /// The opinions.
    pub slots: [Slot; SLOTS],
    /// The slot with the doubling tile.
    pub key: Option<u8>,
    /// Votes, 0 to 50.
    pub votes: [u8; 5],
    /// When each marker reached its space: of two on one space the later one, with the larger
    /// number, lies on top. 0 for one that has not moved.
    pub height: [u8; 5],
    /// The largest number given so far.
    pub clock: u8,
    /// Trend, −3 to +3.
    pub trend: [i8; 5],
    /// Meetings.
    pub meetings: [u8; 5],
    /// Media cubes.
    pub media: [u8; 5],
    /// Who has a coalition tile here.
    pub tiles: SeatSet,
}

impl Board {
    /// The open opinions.
    pub fn open(&self) -> impl Iterator<Item = Card> {
        self.slots.into_iter().filter_map(Slot::card)
    }

    /// How many opinions lie face down.
    pub fn down(&self) -> u8 {
        self.slots.iter().filter(|slot| **slot == Slot::Down).count() as u8
    }

    /// Whether a card could lie here: no other open opinion has its topic. The slot `but` is left
    /// out, as one whose card is to be replaced.
    pub fn fits(&self, card: Card, but: Option<usize>) -> bool {
        let mut others = self.slots.iter().enumerate().filter(|(at, _)| Some(*at) != but);
        others.all(|(_, slot)| slot.card().is_none_or(|other| other.topic() != card.topic()))
    }

    /// How often an opinion counts: twice with a doubling tile (DM-5.2.3.7).
    pub const fn weight(&self, slot: usize) -> i8 {
        match self.key {
            Some(key) if key as usize == slot => 2,
            _ => 1,
        }
    }

    /// What an opinion adds to a party's factor.
    pub fn agreement_at(&self, slot: usize, programme: Programme) -> i8 {
        let card = self.slots.get(slot).and_then(|slot| slot.card());
        card.map_or(0, |card| programme.agrees(card) * self.weight(slot))
    }

    /// How far a programme agrees with the open opinions, −5 to +5.
    pub fn agreement(&self, programme: Programme) -> i8 {
        (0..SLOTS).map(|slot| self.agreement_at(slot, programme)).sum()
    }

    /// Trend and agreement together (DM-5.2.8.5).
    pub fn factor(&self, seat: usize, programme: Programme) -> i8 {
        self.trend[seat] + self.agreement(programme)
    }

    /// All media cubes.
    pub fn cubes(&self) -> u8 {
        self.media.iter().sum()
    }

    /// Whether a media cube can be bought here (DM-5.2.5.4).
    pub fn has_media_place(&self) -> bool {
        self.cubes() < MEDIA_PLACES
    }

    /// Who has media control: more cubes than each other party (DM-5.2.5.5).
    pub fn control(&self) -> Option<Seat> {
        let most = *self.media.iter().max()?;
        let mut having = (0u8..).zip(self.media).filter(|(_, cubes)| *cubes == most);
        let (seat, _) = having.next()?;
        (most > 0 && having.next().is_none()).then_some(Seat::new(seat))
    }

    /// Who has more votes than all others together (DM-5.2.8.10).
    pub fn majority(&self) -> Option<Seat> {
        let all: u16 = self.votes.iter().map(|votes| u16::from(*votes)).sum();
        let has = |(_, votes): &(u8, u8)| 2 * u16::from(*votes) > all;
        (0u8..).zip(self.votes).find(has).map(|(seat, _)| Seat::new(seat))
    }

    /// Moves a marker forward; it stops at 50, and only one that moves comes to lie on top
    /// (DM-5.2.8.7, DM-5.2.8.8). Returns by how much it moved.
    pub(crate) fn gain(&mut self, seat: usize, votes: u8) -> u8 {
        let old = self.votes[seat];
        let new = old.saturating_add(votes).min(MOST_VOTES);
        if new > old {
            self.votes[seat] = new;
            self.clock += 1;
            self.height[seat] = self.clock;
        }
        new - old
    }

    /// Moves a trend, which stops at −3 and +3. Returns by how much it moved.
    pub(crate) fn shift(&mut self, seat: usize, steps: i8) -> i8 {
        let old = self.trend[seat];
        self.trend[seat] = old.saturating_add(steps).clamp(-MOST_TREND, MOST_TREND);
        self.trend[seat] - old
    }
}

/// Votes for so many meetings at this factor (DM-5.2.8.5, DM-5.2.8.6).
pub const fn votes_for(meetings: u8, factor: i8) -> u8 {
    if factor > 0 { meetings.saturating_mul(factor as u8) } else { meetings / 2 }
}

/// What everybody may know of a party. `won` is by round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PartyState {
    /// Its programme.
    pub programme: Programme,
    /// How many cards its committee holds.
    pub hand: u8,
    /// Members.
    pub members: u16,
    /// Meetings in stock.
    pub meetings: u8,
    /// Media cubes in stock.
    pub cubes: u8,
    /// Cabinet cards that have not been revealed, as bits in the order of [`Minister::ALL`].
    pub cabinet: u8,
    /// Donation cards that have not been revealed, as bits in the order of [`Donation::ALL`].
    pub donations: u8,
    /// Seats won in each round.
    pub won: [u8; ROUNDS as usize],
    /// Its partner in the election of this round.
    pub partner: Option<Seat>,
}

impl PartyState {
    /// Whether this cabinet card has not been revealed.
    pub const fn has(&self, card: Minister) -> bool {
        self.cabinet & 1 << card as u8 != 0
    }

    /// Whether this donation card has not been revealed.
    pub const fn has_donation(&self, card: Donation) -> bool {
        self.donations & 1 << card as u8 != 0
    }

    /// All seats won so far.
    pub fn seats_won(&self) -> u16 {
        self.won.iter().map(|seats| u16::from(*seats)).sum()
    }
}

/// What only its owner knows of a party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Secret {
    /// In thousands.
    pub(crate) cash: u16,
    /// The committee hand, sorted; the first `PartyState::hand` entries count.
    pub(crate) hand: [Card; HAND as usize],
    /// The start sheet (DM-5.1.1).
    pub(crate) sheet: Option<Sheet>,
    /// The bid for first player (DM-5.2.1.1).
    pub(crate) bid: Option<u16>,
    /// The standing maximum in the auction under way; 0 for none.
    pub(crate) limit: u16,
    /// The donation refused face down (DM-5.4.4.3).
    pub(crate) refused: Option<Donation>,
}

/// A pile of the exchange pool: cards of one topic, of which only the top one can be taken
/// (DM-5.2.5.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PoolPile {
    /// How many cards.
    pub len: u8,
    /// Their sides from the bottom, as bits: 1 is contra.
    pub(crate) sides: u8,
}

/// The exchange pool: one pile for each topic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pool(pub(crate) [PoolPile; 7]);

impl Pool {
    /// The cards of a topic, the lowest first.
    pub fn pile(&self, topic: crate::Topic) -> impl Iterator<Item = Card> {
        let pile = self.0[topic.index()];
        (0..pile.len).map(move |at| Card::new(topic, pile.sides & 1 << at == 0))
    }

    /// The cards that can be taken, by topic.
    pub fn tops(&self) -> impl Iterator<Item = Card> + Clone {
        let pool = *self;
        crate::Topic::ALL.into_iter().filter_map(move |topic| {
            let pile = pool.0[topic.index()];
            let at = pile.len.checked_sub(1)?;
            Some(Card::new(topic, pile.sides & 1 << at == 0))
        })
    }

    /// Whether this card lies on top of its pile.
    pub fn has(&self, card: Card) -> bool {
        let pile = self.0[card.topic().index()];
        pile.len > 0 && (pile.sides & 1 << (pile.len - 1) == 0) == card.is_pro()
    }

    pub(crate) fn push(&mut self, card: Card) {
        let pile = &mut self.0[card.topic().index()];
        pile.sides |= u8::from(!card.is_pro()) << pile.len;
        pile.len += 1;
    }

    /// Takes the top card of this card's topic.
    pub(crate) fn take(&mut self, card: Card) {
        let pile = &mut self.0[card.topic().index()];
        pile.len = pile.len.saturating_sub(1);
        pile.sides &= (1 << pile.len) - 1;
    }

    /// How many of each card lie covered.
    pub(crate) fn covered(&self) -> Pile {
        let mut cards = [0; KINDS];
        for topic in crate::Topic::ALL {
            let below = usize::from(self.0[topic.index()].len.saturating_sub(1));
            for card in self.pile(topic).take(below) {
                cards[card.index()] += 1;
            }
        }
        cards
    }

    /// Takes all covered cards away.
    pub(crate) fn uncover(&mut self) -> Pile {
        let covered = self.covered();
        for pile in &mut self.0 {
            if pile.len > 1 {
                pile.sides >>= pile.len - 1;
                pile.len = 1;
            }
        }
        covered
    }
}

/// A place of the nation that is taken: a card, and how many of it lie there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Place {
    /// The opinion.
    pub card: Card,
    /// How many equal cards; from two on it is protected (DM-5.3.3.4).
    pub count: u8,
}

/// The national board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Nation {
    /// Its places for opinions from the left.
    pub places: [Option<Place>; PLACES],
    /// Whose media cubes lie at each round.
    pub media: [SeatSet; ROUNDS as usize],
}

/// What laying an opinion down in the nation would do (DM-5.3.3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Laying {
    /// It lies down on an equal one.
    Stack(u8),
    /// It drives out its opposite.
    Oppose(u8),
    /// It takes the leftmost empty place.
    Empty(u8),
    /// All places are taken: one of these, as bits, must be given up.
    Replace(u8),
    /// All places are protected.
    Nowhere,
}

impl Nation {
    /// What laying this card down would do.
    pub fn laying(&self, card: Card) -> Laying {
        let at = |wanted: Card| {
            self.places.iter().position(|place| place.is_some_and(|place| place.card == wanted))
        };
        if let Some(at) = at(card) {
            return Laying::Stack(at as u8);
        }
        if let Some(at) = at(card.opposite()) {
            return Laying::Oppose(at as u8);
        }
        if let Some(at) = self.places.iter().position(Option::is_none) {
            return Laying::Empty(at as u8);
        }
        let single = |bits: u8, (at, place): (usize, &Option<Place>)| {
            bits | u8::from(place.is_some_and(|place| place.count == 1)) << at
        };
        match self.places.iter().enumerate().fold(0, single) {
            0 => Laying::Nowhere,
            bits => Laying::Replace(bits),
        }
    }

    /// Lays a card down; `out` is the place that is given up if all are taken. With `shift` what
    /// lies right of a gap moves left first (DM-5.3.3.5). Returns the place and what went out, or
    /// `None` if it cannot be laid so.
    pub(crate) fn lay(&mut self, card: Card, out: Option<u8>, shift: bool) -> Option<(u8, Option<Place>)> {
        let gone = match (self.laying(card), out) {
            (Laying::Stack(at), None) => {
                if let Some(place) = &mut self.places[usize::from(at)] {
                    place.count += 1;
                }
                return Some((at, None));
            }
            (Laying::Empty(at), None) => {
                self.places[usize::from(at)] = Some(Place { card, count: 1 });
                return Some((at, None));
            }
            (Laying::Oppose(at), None) => at,
            (Laying::Replace(bits), Some(at)) if at < PLACES as u8 && bits & 1 << at != 0 => at,
            _ => return None,
        };
        let at = usize::from(gone);
        let old = self.places[at].take();
        let at = if shift {
            self.places[at..].rotate_left(1);
            self.places.iter().position(Option::is_none).unwrap_or(at)
        } else {
            at
        };
        self.places[at] = Some(Place { card, count: 1 });
        Some((at as u8, old))
    }

    /// The places that hold a card of the programme.
    pub fn matches(&self, programme: Programme) -> impl Iterator<Item = (usize, Place)> {
        let places = self.places.into_iter().enumerate();
        places.filter_map(move |(at, place)| {
            place.filter(|place| programme.contains(place.card)).map(|place| (at, place))
        })
    }
}

/// How the winner of an election was found (DM-5.3.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Won {
    /// The winner; of a coalition the partner that acts first (DM-5.3.3.3).
    pub first: Seat,
    /// The other partner.
    pub second: Option<Seat>,
    /// Votes of the side; a coalition's may exceed 50.
    pub total: u8,
    /// The parties of the sides that had as many: the win was narrow. Empty if it was clear.
    pub beaten: SeatSet,
}

impl Won {
    /// The winners.
    pub fn winners(&self) -> SeatSet {
        let first = SeatSet::only(self.first);
        self.second.map_or(first, |second| first.with(second))
    }

    /// Whether it was won by a nose.
    pub const fn is_narrow(&self) -> bool {
        !self.beaten.is_empty()
    }
}

/// Who wins with these votes: sides are single parties and coalitions, the highest total wins, and
/// among equal ones that whose foremost marker is further ahead or higher in the stack
/// (DM-5.3.2.1, DM-5.3.2.2). `None` if nobody has a vote.
pub fn winner(
    seats: u8,
    votes: &[u8; 5],
    height: &[u8; 5],
    partner: impl Fn(Seat) -> Option<Seat>,
) -> Option<Won> {
    let ahead = |seat: Seat| (votes[seat.index()], height[seat.index()]);
    let mut best: Option<Won> = None;
    for seat in SeatSet::all(seats).iter() {
        let (mut first, mut second) = (seat, partner(seat));
        let mut total = votes[seat.index()];
        if let Some(other) = second {
            if other < seat {
                continue;
            }
            total += votes[other.index()];
            if ahead(other) > ahead(seat) {
                (first, second) = (other, Some(seat));
            }
        }
        let side = Won { first, second, total, beaten: SeatSet::EMPTY };
        best = Some(match best {
            None => side,
            Some(old) if total > old.total => side,
            Some(old) if total < old.total => old,
            Some(old) if ahead(first) > ahead(old.first) => {
                Won { beaten: old.beaten.or(old.winners()), ..side }
            }
            Some(old) => Won { beaten: old.beaten.or(side.winners()), ..old },
        });
    }
    best.filter(|side| side.total > 0)
}

/// Why an opinion is exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// By media control (DM-5.2.5.6).
    Control,
    /// By a majority of votes (DM-5.2.8.10).
    Majority,
}

/// What is due. Numbers called `nth` count in player order from 0, numbers called `offset` count
/// boards in election order from the current one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Lands,
    Programmes,
    Hands,
    Opinions,
    Pool(u8),
    Sheets,
    Stacking,
    Bids,
    Tie { tied: SeatSet, rolled: [u8; 5], left: SeatSet },
    NameFirst(Seat),
    Discard(u8),
    Draw(u8),
    Swap(u8),
    Place(u8),
    Act(u8),
    Coalition { nth: u8, asked: SeatSet },
    Answer { nth: u8, asked: SeatSet, to: Seat },
    Media { nth: u8, passes: u8 },
    Exchange { why: Why, offset: u8, seat: Seat },
    Refill { why: Why, offset: u8, seat: Seat },
    Meetings(u8),
    Auction { offset: u8, nth: u8, high: u16, leader: Option<Seat>, within: SeatSet },
    PollDraw { offset: u8, seat: Seat },
    Poll { offset: u8, seat: Seat, poll: Poll },
    Suppressed { offset: u8, seat: Seat, poll: Poll },
    Convert { offset: u8, nth: u8 },
    Cube { step: u8, won: Won },
    Opinion { step: u8, won: Won },
    NewLand,
    Reveal { left: [u8; BOARDS], replacing: Option<u8> },
    Donate(u8),
    Scandal { nth: u8, card: Donation },
    Gain(u8),
    Bonus(Seat),
    Over,
}

/// Everything, secrets included.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// 1 to 7; 0 before the first round.
    pub(crate) round: u8,
    /// The first player of the round.
    pub(crate) first: Seat,
    pub(crate) boards: [Board; BOARDS],
    /// State cards that are in the pile, as bits.
    pub(crate) lands: u16,
    pub(crate) parties: [PartyState; 5],
    pub(crate) secrets: [Secret; 5],
    /// Cabinet cards of this round by party and board offset; open once `opened`.
    pub(crate) placed: [[Option<Minister>; BOARDS]; 5],
    pub(crate) opened: bool,
    pub(crate) nation: Nation,
    pub(crate) pool: Pool,
    /// Opinions of the deck and those that lie face down: nobody knows which is which.
    pub(crate) unseen: Pile,
    /// How many cards the deck has.
    pub(crate) deck: u8,
    /// Opinions out of the game.
    pub(crate) out: Pile,
    pub(crate) programme_draw: Pile,
    pub(crate) programme_discard: Pile,
    /// Polls that nobody has seen since the last shuffle, as bits: those of the pile and those that
    /// went away unseen.
    pub(crate) polls: u32,
    /// How many polls the pile has.
    pub(crate) poll_pile: u8,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No secrets: a debug print must not tell one.
        f.debug_struct("State")
            .field("setup", &self.setup)
            .field("round", &self.round)
            .field("boards", &self.boards)
            .field("nation", &self.nation)
            .finish_non_exhaustive()
    }
}

/// The board of a state by its number in election order, 1 to 7.
pub(crate) const fn board_of(number: u8) -> usize {
    (number as usize + BOARDS - 1) % BOARDS
}

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        let party = PartyState {
            members: START_MEMBERS,
            meetings: MEETINGS,
            cubes: CUBES,
            cabinet: (1 << CABINET.len()) - 1,
            donations: (1 << Donation::ALL.len()) - 1,
            ..PartyState::default()
        };
        let mut state = Self {
            setup,
            phase: Phase::Lands,
            round: 0,
            first: Seat::new(0),
            boards: [Board::default(); BOARDS],
            lands: u16::MAX,
            parties: [party; 5],
            secrets: [Secret { cash: START_CASH, ..Secret::default() }; 5],
            placed: [[None; BOARDS]; 5],
            opened: false,
            nation: Nation::default(),
            pool: Pool::default(),
            unseen: [OPINION_COPIES; KINDS],
            deck: OPINION_COPIES * KINDS as u8,
            out: [0; KINDS],
            programme_draw: [PROGRAMME_COPIES; KINDS],
            programme_discard: [0; KINDS],
            polls: (1 << POLLS) - 1,
            poll_pile: POLLS,
        };
        // One meeting of each party on each board, free of charge (DM-4.2.1).
        for seat in 0..usize::from(setup.seats) {
            for board in &mut state.boards {
                board.meetings[seat] = 1;
            }
            state.parties[seat].meetings -= BOARDS as u8;
        }
        // Face down (DM-4.2.4).
        for (index, board) in state.boards.iter_mut().enumerate() {
            board.slots[SLOTS - index..].fill(Slot::Down);
            state.deck -= index as u8;
        }
        state
    }

    pub(crate) const fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// How many boards are in play.
    pub(crate) const fn in_play(&self) -> u8 {
        boards_in(self.round)
    }

    /// The seat that is `nth` in player order (DM-5.2.1.5).
    pub(crate) const fn at(&self, nth: u8) -> Seat {
        self.first.left(nth, self.setup.seats)
    }

    /// The seats in player order.
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats());
        (0..seats).map(move |nth| first.left(nth, seats))
    }

    /// The number of the state so many places after the current one.
    pub(crate) fn number(&self, offset: u8) -> u8 {
        self.round.max(1) + offset
    }

    pub(crate) fn board(&self, offset: u8) -> &Board {
        &self.boards[board_of(self.number(offset))]
    }

    pub(crate) fn board_mut(&mut self, offset: u8) -> &mut Board {
        &mut self.boards[board_of(self.number(offset))]
    }

    /// The offset of the state with this number, if it is in play.
    pub(crate) fn offset(&self, number: u8) -> Option<u8> {
        number.checked_sub(self.round.max(1)).filter(|offset| *offset < self.in_play())
    }

    /// The committee hand of a seat.
    pub(crate) fn hand_cards(&self, seat: usize) -> &[Card] {
        &self.secrets[seat].hand[..usize::from(self.parties[seat].hand)]
    }

    /// Puts a card into a hand, which stays sorted.
    pub(crate) fn take_card(&mut self, seat: usize, card: Card) {
        let len = usize::from(self.parties[seat].hand);
        if len < usize::from(HAND) {
            self.secrets[seat].hand[len] = card;
            self.secrets[seat].hand[..=len].sort_unstable();
            self.parties[seat].hand += 1;
        }
    }

    /// Takes the card at this place out of a hand.
    pub(crate) fn drop_card(&mut self, seat: usize, at: usize) -> Card {
        let len = usize::from(self.parties[seat].hand);
        let hand = &mut self.secrets[seat].hand;
        let card = hand[at];
        hand[at..len].rotate_left(1);
        hand[len - 1] = Card::default();
        self.parties[seat].hand -= 1;
        card
    }

    /// Pays the bank.
    pub(crate) fn pay(&mut self, seat: Seat, sum: u16) {
        let cash = &mut self.secrets[seat.index()].cash;
        *cash = cash.saturating_sub(sum);
    }

    /// Whether an exchange is possible at a board.
    pub(crate) fn can_exchange(&self, offset: u8) -> bool {
        let board = self.board(offset);
        (0..SLOTS).any(|slot| {
            board.key != Some(slot as u8)
                && board.slots[slot].card().is_some()
                && self.pool.tops().any(|card| board.fits(card, Some(slot)))
        })
    }

    /// Whether this party could make a coalition now, besides the common points.
    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.board(0).tiles.contains(seat) && self.parties[seat.index()].partner.is_none()
    }

    /// Parties that this one could have a coalition with: so many common points at least.
    pub(crate) fn partners(&self, seat: Seat, common: u32) -> SeatSet {
        if !self.is_free(seat) {
            return SeatSet::EMPTY;
        }
        let programme = self.parties[seat.index()].programme;
        SeatSet::all(self.seats())
            .without(seat)
            .iter()
            .filter(|other| {
                self.is_free(*other) && self.parties[other.index()].programme.common(programme) >= common
            })
            .collect()
    }
}

/// Boards in play in a round (DM-5.0.4).
pub const fn boards_in(round: u8) -> u8 {
    let left = ROUNDS + 1 - if round == 0 { 1 } else { round };
    if left < BOARDS as u8 { left } else { BOARDS as u8 }
}
