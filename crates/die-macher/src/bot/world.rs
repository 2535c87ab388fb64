//! States that agree with what a seat sees and was told.
//!
//! Almost everything lies open. What others paid and got was told, so their cash is known to the
//! thousand; hidden are committee hands, the order of piles, and what is sealed or face down now:
//! that is drawn as Normal would have laid it.

use engine::{Choices as _, Seat, SeatSet, Viewer};
use rand::{Rng, RngExt};

use super::normal;
use crate::acts::{Action, Move};
use crate::cards::{Card, Donation, KINDS, Land, Minister};
use crate::event::Event;
use crate::figures::{BOARDS, HAND, MEDIA_COST, MEETING_COST, POLLS, PROGRAMME_COPIES, START_CASH};
use crate::observe::{Observation, Stage};
use crate::state::{Board, Phase, Secret, State, board_of};

/// What the events say that does not lie open now.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// Cash by seat; `None` if the events do not begin at the beginning.
    cash: Option<[u16; 5]>,
    /// State cards that are still in the pile, as bits.
    lands: u16,
    /// Programme cards known to lie in the discards.
    discards: [u8; KINDS],
    /// Whether the discards were ever shuffled.
    shuffled: bool,
    /// Cards that came to the own hand, and those that went from it into the programme.
    seen: [i8; KINDS],
    /// Whom the party in turn has asked for a coalition.
    asked: SeatSet,
    /// Who has accepted a donation this round.
    accepted: SeatSet,
    /// Who has made a bid in the auction under way.
    raised: SeatSet,
}

impl Known {
    pub(super) fn of(seat: Seat, view: &Observation, memory: &[Event]) -> Self {
        let mut balance = [i32::from(START_CASH); 5];
        let mut add = |seat: Seat, sum: i32| {
            if let Some(cash) = balance.get_mut(seat.index()) {
                *cash += sum;
            }
        };
        let mut known = Self {
            cash: None,
            lands: u16::MAX,
            discards: [0; KINDS],
            shuffled: false,
            seen: [0; KINDS],
            asked: SeatSet::EMPTY,
            accepted: SeatSet::EMPTY,
            raised: SeatSet::EMPTY,
        };
        for event in memory {
            match *event {
                Event::LandDrawn { land, .. } => known.lands &= !(1 << land.index()),
                Event::BidWon { seat, sum } | Event::PollSold { seat, sum, .. } => {
                    add(seat, -i32::from(sum));
                }
                Event::CabinetOpened { seat, card, .. } => add(seat, -i32::from(card.figures().cost)),
                Event::Acted { seat, action: Action::Media(other), .. } => {
                    add(seat, -i32::from(MEDIA_COST));
                    add(other, MEDIA_COST.into());
                }
                Event::Bought { seat, .. } => add(seat, -i32::from(MEDIA_COST)),
                Event::Held { seat, meetings } => {
                    let count: i32 = meetings.into_iter().map(i32::from).sum();
                    add(seat, -count * i32::from(MEETING_COST));
                }
                Event::Income { seat, seats, dues } => {
                    add(seat, i32::from(seats + dues));
                    known.accepted = SeatSet::EMPTY;
                }
                Event::Accepted { seat, card } => {
                    add(seat, card.figures().sum.into());
                    known.accepted = known.accepted.with(seat);
                }
                Event::HandSeen { card, .. } => known.seen[card.index()] += 1,
                Event::Swapped { seat: by, out, card } => {
                    known.discards[out.index()] += 1;
                    if by == seat {
                        known.seen[card.index()] -= 1;
                    }
                }
                Event::ProgrammesShuffled => {
                    known.discards = [0; KINDS];
                    known.shuffled = true;
                }
                Event::RoundOpened { .. } | Event::NoCoalition { .. } | Event::Coalition { .. } => {
                    known.asked = SeatSet::EMPTY;
                }
                // An offer of another party says that the one before has got its turn behind it.
                Event::Offered { seat: by, to } => {
                    let same = matches!(view.stage, Stage::Answer { by: now, .. } if now == by);
                    known.asked = if same { known.asked.with(to) } else { SeatSet::EMPTY };
                }
                Event::PollOffered { .. } => known.raised = SeatSet::EMPTY,
                Event::Raised { seat, .. } => known.raised = known.raised.with(seat),
                _ => {}
            }
        }
        if view.round == 0 || memory.iter().any(|event| matches!(event, Event::SheetsDone { .. })) {
            known.cash = Some(balance.map(|cash| cash.max(0) as u16));
        }
        known
    }
}

/// A card of a pile, each copy equally likely; it is taken out. Nothing if the pile is empty.
fn draw(pile: &mut [u8; KINDS], rng: &mut dyn Rng) -> Option<Card> {
    let all: u32 = pile.iter().map(|count| u32::from(*count)).sum();
    if all == 0 {
        return None;
    }
    let mut point = rng.random_range(0..all);
    for card in Card::ALL {
        let count = u32::from(pile[card.index()]);
        if point < count {
            pile[card.index()] -= 1;
            return Some(card);
        }
        point -= count;
    }
    None
}

/// Draws a state that looks to the seat as it does, and in which everything it was told has happened.
pub(super) fn world(seat: Seat, view: &Observation, known: &Known, rng: &mut dyn Rng) -> State {
    let mut state = State::new(view.setup);
    let seats = SeatSet::all(view.setup.seats);
    let others = seats.without(seat);
    state.round = view.round;
    state.first = view.first;
    state.boards = [Board::default(); BOARDS];
    let current = view.current();
    for (number, board) in (current..).zip(view.boards.iter().take(view.in_play.into())) {
        state.boards[board_of(number)] = *board;
    }
    state.lands = known.lands;
    for board in &view.boards {
        if let Some(land) = board.land {
            state.lands &= !(1 << Land::index(land));
        }
    }
    state.parties = view.parties;
    state.nation = view.nation;
    state.pool = view.pool;
    state.unseen = view.unseen;
    state.deck = view.deck;
    state.out = view.out;
    state.opened = !matches!(
        view.stage,
        Stage::Setup
            | Stage::Sheets
            | Stage::Bids
            | Stage::NameFirst(_)
            | Stage::Discard(_)
            | Stage::Swap(_)
            | Stage::Place(_)
    );
    state.placed = view.cabinet;
    let held = view.poll.map_or(0, |poll| 1 << poll.number());
    state.polls = ((1 << POLLS) - 1) & !view.polls_open & !held;
    state.poll_pile = view.poll_pile;
    state.phase = phase(view, known);
    let own = view.cash.unwrap_or(0);
    state.secrets = [Secret::default(); 5];
    for other in seats.iter() {
        // Without a memory others are taken to have what the seat has.
        let cash = known.cash.and_then(|cash| cash.get(other.index()).copied());
        state.secrets[other.index()].cash = if other == seat { own } else { cash.unwrap_or(own) };
    }
    let secret = &mut state.secrets[seat.index()];
    for (slot, card) in secret.hand.iter_mut().zip(view.hand()) {
        *slot = card;
    }
    (secret.sheet, secret.bid, secret.limit, secret.refused) =
        (view.sheet, view.bid, view.limit, view.refused);
    hands(&mut state, seat, view, known, rng);
    match view.stage {
        Stage::Sheets | Stage::Bids => {
            for other in others.minus(view.owing).iter() {
                seal(&mut state, other, rng);
            }
        }
        Stage::Place(_) => {
            for other in others.iter() {
                cabinet(&mut state, other, view, rng);
            }
        }
        Stage::Auction { within, .. } => {
            for other in others.and(within).and(known.raised).iter() {
                limit(&mut state, other, rng);
            }
        }
        Stage::Donate(_) => {
            let before = view.order().take_while(|other| *other != seat);
            for other in before.filter(|other| !known.accepted.contains(*other)) {
                refusal(&mut state, other, rng);
            }
        }
        _ => {}
    }
    state
}

/// What is due.
fn phase(view: &Observation, known: &Known) -> Phase {
    let seats = view.setup.seats;
    let nth = |seat: Seat| (seat.index() as u8 + seats - view.first.index() as u8 % seats) % seats;
    let offset = |state: u8| state.saturating_sub(view.round.max(1));
    match view.stage {
        Stage::Sheets => Phase::Sheets,
        Stage::Bids => Phase::Bids,
        Stage::NameFirst(seat) => Phase::NameFirst(seat),
        Stage::Discard(seat) => Phase::Discard(nth(seat)),
        Stage::Swap(seat) => Phase::Swap(nth(seat)),
        Stage::Place(seat) => Phase::Place(nth(seat)),
        Stage::Act(seat) => Phase::Act(nth(seat)),
        Stage::Coalition { seat, asked } => Phase::Coalition { nth: nth(seat), asked },
        Stage::Answer { seat, by } => Phase::Answer { nth: nth(by), asked: known.asked.with(seat), to: seat },
        Stage::Media { seat, passes } => Phase::Media { nth: nth(seat), passes },
        Stage::Exchange { seat, state, why } => Phase::Exchange { why, offset: offset(state), seat },
        Stage::Meetings(seat) => Phase::Meetings(nth(seat)),
        Stage::Auction { seat, state, high, leader, within } => {
            Phase::Auction { offset: offset(state), nth: nth(seat), high, leader, within }
        }
        Stage::Poll { seat, state } => match view.poll {
            Some(poll) => Phase::Poll { offset: offset(state), seat, poll },
            None => Phase::Over,
        },
        Stage::Convert { seat, state } => Phase::Convert { offset: offset(state), nth: nth(seat) },
        Stage::Cube { seat, won } => {
            let step = if seat == won.first {
                0
            } else if Some(seat) == won.second {
                1
            } else {
                let mut beaten = view.order().filter(|other| won.beaten.contains(*other));
                4 + beaten.position(|other| other == seat).unwrap_or(0) as u8
            };
            Phase::Cube { step, won }
        }
        Stage::Opinion { seat, left, won } => {
            let alone = won.second.is_none() && !won.is_narrow();
            let first = if alone { left == 2 } else { seat == won.first };
            Phase::Opinion { step: if first { 2 } else { 3 }, won }
        }
        Stage::Donate(seat) => Phase::Donate(nth(seat)),
        // Chance, or the end: nobody decides.
        _ => Phase::Over,
    }
}

/// The hands of others and the two piles of programme cards.
fn hands(state: &mut State, seat: Seat, view: &Observation, known: &Known, rng: &mut dyn Rng) {
    // Whatever lies neither in a programme nor in the own hand.
    let mut left = [PROGRAMME_COPIES; KINDS];
    let seats = SeatSet::all(view.setup.seats);
    let mut gone: Vec<Card> = view.hand().collect();
    for other in seats.iter() {
        gone.extend(view.party(other).programme.iter());
    }
    for card in gone {
        left[card.index()] = left[card.index()].saturating_sub(1);
    }
    // First the discards that are known.
    let mut discards = known.discards;
    if !known.shuffled {
        let mut own = known.seen;
        view.hand().for_each(|card| own[card.index()] -= 1);
        for (discard, own) in discards.iter_mut().zip(own) {
            *discard += own.max(0) as u8;
        }
    }
    let mut room = view.programme_discard;
    for (discard, left) in discards.iter_mut().zip(&mut left) {
        *discard = (*discard).min(*left).min(room);
        *left -= *discard;
        room -= *discard;
    }
    for _ in 0..room {
        if let Some(card) = draw(&mut left, rng) {
            discards[card.index()] += 1;
        }
    }
    state.programme_discard = discards;
    for other in seats.without(seat).iter() {
        let size = view.party(other).hand.min(HAND);
        let hand = &mut state.secrets[other.index()].hand;
        for slot in hand.iter_mut().take(size.into()) {
            *slot = draw(&mut left, rng).unwrap_or_default();
        }
        hand[..usize::from(size)].sort_unstable();
    }
    state.programme_draw = left;
}

/// What Normal would do in this seat now.
fn habit(state: &State, seat: Seat, rng: &mut dyn Rng) -> Option<Move> {
    let options = state.options(seat);
    normal::decide(seat, &state.observe(Viewer::Seat(seat)), &options, rng)
        .filter(|choice| options.rank(choice).is_some())
}

/// A sealed sheet or bid of another.
fn seal(state: &mut State, other: Seat, rng: &mut dyn Rng) {
    let choice = habit(state, other, rng);
    let secret = &mut state.secrets[other.index()];
    match choice {
        Some(Move::Sheet { sheet }) => secret.sheet = Some(sheet),
        Some(Move::Bid { sum }) => secret.bid = Some(sum),
        _ => {}
    }
}

/// The cabinet cards that another one has placed face down: where they lie is seen.
fn cabinet(state: &mut State, other: Seat, view: &Observation, rng: &mut dyn Rng) {
    let at = other.index();
    let placed = view.placed[at];
    let count = placed.iter().filter(|placed| **placed).count();
    if count == 0 {
        return;
    }
    let mut left: Vec<Minister> =
        Minister::ALL.into_iter().filter(|card| state.parties[at].has(*card)).collect();
    left.sort_by_key(|card| card.figures().cost);
    let mut cash = state.secrets[at].cash;
    let mut to_place = count;
    for offset in (0..BOARDS).filter(|offset| placed[*offset]) {
        to_place -= 1;
        let seen = state.observe(Viewer::Seat(other));
        let number = view.current() + offset as u8;
        let mut best: Option<(usize, f64)> = None;
        for (index, card) in left.iter().enumerate() {
            // The cheapest ones must remain payable.
            let rest = left.iter().enumerate().filter(|(other, _)| *other != index).take(to_place);
            let rest: u16 = rest.map(|(_, card)| card.figures().cost).sum();
            if card.figures().cost + rest > cash && !(best.is_none() && index + 1 == left.len()) {
                continue;
            }
            let mood = f64::from(rng.random_range(0..400u32)) / 100.0;
            let score = normal::placing(other, &seen, *card, number) + mood;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((index, score));
            }
        }
        let Some((index, _)) = best else { return };
        let card = left.remove(index);
        cash = cash.saturating_sub(card.figures().cost);
        state.placed[at][offset] = Some(card);
    }
}

/// The standing maximum of another one who has bid, if it would have set one.
fn limit(state: &mut State, other: Seat, rng: &mut dyn Rng) {
    let Phase::Auction { offset, high, leader, within, .. } = state.phase else { return };
    let phase = state.phase;
    let seats = state.seats();
    let nth = (other.index() as u8 + seats - state.first.index() as u8 % seats) % seats;
    // As it stood before its bid.
    let before = if leader == Some(other) { high.saturating_sub(1) } else { 0 };
    state.phase = Phase::Auction { offset, nth, high: before, leader: None, within };
    let choice = habit(state, other, rng);
    state.phase = phase;
    if let Some(Move::Limit { sum }) = choice {
        state.secrets[other.index()].limit = sum;
    }
}

/// The donation that another one has refused face down.
fn refusal(state: &mut State, other: Seat, rng: &mut dyn Rng) {
    let phase = state.phase;
    let seats = state.seats();
    state.phase = Phase::Donate((other.index() as u8 + seats - state.first.index() as u8 % seats) % seats);
    let mut card = None;
    for _ in 0..6 {
        if let Some(Move::Donate { card: refused, accept: false }) = habit(state, other, rng) {
            card = Some(refused);
            break;
        }
    }
    state.phase = phase;
    let mut cards = Donation::ALL.into_iter().filter(|card| state.parties[other.index()].has_donation(*card));
    state.secrets[other.index()].refused = card.or_else(|| cards.next());
}
