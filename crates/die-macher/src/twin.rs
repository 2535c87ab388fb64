//! States that a viewer cannot tell apart, and what every state conserves.

use engine::{Seat, Viewer};
use rand::{Rng, RngExt};

use crate::acts::Sheet;
use crate::cards::{Card, Donation, Minister};
use crate::figures::{
    BOARDS, CUBES, HAND, MEETING_PLACES, MEETINGS, MOST_TREND, MOST_VOTES, OPINION_COPIES, PROGRAMME,
    PROGRAMME_COPIES,
};
use crate::state::{Board, Phase, State};

/// Whether every cube, card and tile is there exactly once.
///
/// # Errors
/// What is missing or too much.
pub fn conserved(state: &State) -> Result<(), String> {
    for card in Card::ALL {
        let copies = state.copies(card);
        if copies != OPINION_COPIES {
            return Err(format!("{copies} opinions {card}"));
        }
        let held: usize = (0..5)
            .map(|seat| {
                usize::from(state.parties[seat].programme.contains(card))
                    + state.hand_cards(seat).iter().filter(|other| **other == card).count()
            })
            .sum();
        let piles = state.programme_draw[card.index()] + state.programme_discard[card.index()];
        if held + usize::from(piles) != usize::from(PROGRAMME_COPIES) {
            return Err(format!("{held} programme cards {card} held and {piles} in piles"));
        }
    }
    let down: u8 = state.boards.iter().map(Board::down).sum();
    let unseen: u8 = state.unseen.iter().sum();
    if unseen != state.deck + down {
        return Err(format!("{unseen} opinions unseen, {} in the deck and {down} face down", state.deck));
    }
    if state.poll_pile > state.polls.count_ones() as u8 {
        return Err(format!("{} polls in the pile", state.poll_pile));
    }
    for (at, party) in state.parties.iter().enumerate().take(state.seats().into()) {
        let meetings: u8 = state.boards.iter().map(|board| board.meetings[at]).sum();
        if meetings + party.meetings != MEETINGS {
            return Err(format!("{meetings} meetings of seat {at}, {} in stock", party.meetings));
        }
        let cubes: u8 = state.boards.iter().map(|board| board.media[at]).sum();
        let nation = state.nation.media.iter().filter(|cubes| cubes.contains(Seat::new(at as u8))).count();
        if usize::from(cubes + party.cubes) + nation != usize::from(CUBES) {
            return Err(format!("{cubes} media cubes of seat {at}, {} in stock, {nation} gone", party.cubes));
        }
        if party.programme.len() > PROGRAMME.into() || party.hand > HAND {
            return Err(format!("seat {at} holds too many cards"));
        }
        if state.programme_is_dealt() && party.programme.len() != PROGRAMME.into() {
            return Err(format!("the programme of seat {at} has {} cards", party.programme.len()));
        }
    }
    for board in &state.boards {
        let sound = board.votes.iter().all(|votes| *votes <= MOST_VOTES)
            && board.trend.iter().all(|trend| (-MOST_TREND..=MOST_TREND).contains(trend))
            && board.meetings.iter().all(|meetings| *meetings <= MEETING_PLACES)
            && board.key.is_none_or(|key| board.slots[usize::from(key)].card().is_some());
        let mut topics: Vec<_> = board.open().map(Card::topic).collect();
        let open = topics.len();
        topics.sort_unstable();
        topics.dedup();
        if !sound || topics.len() != open {
            return Err(format!("a board is not sound: {board:?}"));
        }
    }
    let mut topics: Vec<_> = state.nation.places.iter().flatten().map(|place| place.card.topic()).collect();
    let places = topics.len();
    topics.sort_unstable();
    topics.dedup();
    if topics.len() != places {
        return Err("two places of the nation hold one topic".into());
    }
    Ok(())
}

impl State {
    /// Whether all programmes are complete.
    fn programme_is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::Lands | Phase::Programmes)
    }
}

/// A random state that differs from this one only in what the viewer may not know: other hands,
/// other sealed sheets, bids, cabinet cards, standing maxima, polls and refused donations, more cash
/// of others. Everything that the viewer has seen stays true in it.
pub fn hide(state: &State, viewer: Viewer, rng: &mut (impl Rng + ?Sized)) -> State {
    let mut twin = *state;
    let own = match viewer {
        Viewer::Seat(seat) if seat.index() < usize::from(state.seats()) => Some(seat.index()),
        _ => None,
    };
    let others = (0..usize::from(state.seats())).filter(|at| own != Some(*at));
    for at in others.clone() {
        let secret = &mut twin.secrets[at];
        secret.cash += rng.random_range(0..30);
        if state.phase == Phase::Sheets && secret.sheet.is_some() {
            secret.sheet = Sheet::from_rank(rng.random_range(0..Sheet::COUNT));
        }
        if let (Phase::Bids, Some(bid)) = (state.phase, &mut secret.bid) {
            *bid = rng.random_range(0..=secret.cash);
        }
        if let Phase::Auction { high, leader, within, .. } = state.phase {
            let seat = Seat::new(at as u8);
            if within.contains(seat) && (secret.limit > 0 || leader == Some(seat)) {
                let least = if leader == Some(seat) { high } else { 0 };
                secret.limit = rng.random_range(least..=secret.cash.max(least));
            }
        }
        if let Some(card) = &mut secret.refused
            && matches!(state.phase, Phase::Donate(_) | Phase::Scandal { .. })
        {
            let cards: Vec<Donation> =
                Donation::ALL.into_iter().filter(|card| state.parties[at].has_donation(*card)).collect();
            if !cards.is_empty() {
                *card = cards[rng.random_range(0..cards.len())];
            }
        }
        if !state.opened {
            other_cabinet(&mut twin, at, rng);
        }
    }
    // Hands of others and the draw pile.
    for at in others.clone() {
        for place in 0..usize::from(twin.parties[at].hand) {
            let card = twin.secrets[at].hand[place];
            twin.programme_draw[card.index()] += 1;
        }
    }
    for at in others {
        let size = usize::from(twin.parties[at].hand);
        for place in 0..size {
            let left: u32 = twin.programme_draw.iter().map(|count| u32::from(*count)).sum();
            let mut point = rng.random_range(0..left);
            let card = Card::ALL.into_iter().find(|card| {
                let count = u32::from(twin.programme_draw[card.index()]);
                let found = point < count;
                point = point.saturating_sub(count);
                found
            });
            if let Some(card) = card {
                twin.programme_draw[card.index()] -= 1;
                twin.secrets[at].hand[place] = card;
            }
        }
        twin.secrets[at].hand[..size].sort_unstable();
    }
    other_poll(&mut twin, own, rng);
    twin
}

/// Other faces of the cabinet cards that a party has placed and not revealed.
fn other_cabinet(twin: &mut State, at: usize, rng: &mut (impl Rng + ?Sized)) {
    let mut left: Vec<Minister> =
        Minister::ALL.into_iter().filter(|card| twin.parties[at].has(*card)).collect();
    let mut cost = 0;
    for offset in 0..BOARDS {
        if twin.placed[at][offset].is_some() && !left.is_empty() {
            let card = left.remove(rng.random_range(0..left.len()));
            twin.placed[at][offset] = Some(card);
            cost += card.figures().cost;
        }
    }
    // What is placed can be paid.
    let cash = &mut twin.secrets[at].cash;
    *cash = (*cash).max(cost);
}

/// Another poll in the winner's hand.
fn other_poll(twin: &mut State, own: Option<usize>, rng: &mut (impl Rng + ?Sized)) {
    let (offset, seat, poll, suppressed) = match twin.phase {
        Phase::Poll { offset, seat, poll } => (offset, seat, poll, false),
        Phase::Suppressed { offset, seat, poll } => (offset, seat, poll, true),
        _ => return,
    };
    if own == Some(seat.index()) {
        return;
    }
    // The one in the hand and those that nobody has seen can change places.
    let bits = twin.polls | 1 << poll.number();
    let mut nth = rng.random_range(0..bits.count_ones());
    let other = (0..32u8).filter(|bit| bits & 1 << bit != 0).find(|_| {
        let found = nth == 0;
        nth = nth.saturating_sub(1);
        found
    });
    let Some(other) = other.and_then(crate::Poll::new) else { return };
    twin.polls = bits & !(1 << other.number());
    twin.phase = if suppressed {
        Phase::Suppressed { offset, seat, poll: other }
    } else {
        Phase::Poll { offset, seat, poll: other }
    };
}
