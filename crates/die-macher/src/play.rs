//! Moves: what may be done, and what it does.

use engine::{Few, Seat, SeatSet, Sink};

use crate::acts::{Action, Move, Options};
use crate::cards::{Card, Donation, Minister, Topic};
use crate::event::Event;
use crate::figures::{
    BOARDS, COMMON, COMMON_FORCED, MEDIA_COST, MEETING_COST, MEETING_PLACES, MEETINGS_A_ROUND, PLACES,
    ROUNDS, SLOTS,
};
use crate::refusal::Refusal;
use crate::setup::{Offers, Placing};
use crate::state::{Board, Laying, Phase, Slot, State};

impl State {
    /// The seats that owe a move.
    pub(crate) fn owing(&self) -> SeatSet {
        let all = SeatSet::all(self.seats());
        match self.phase {
            Phase::Sheets => all.iter().filter(|seat| self.secrets[seat.index()].sheet.is_none()).collect(),
            Phase::Bids => all.iter().filter(|seat| self.secrets[seat.index()].bid.is_none()).collect(),
            Phase::NameFirst(seat)
            | Phase::Exchange { seat, .. }
            | Phase::Poll { seat, .. }
            | Phase::Answer { to: seat, .. } => SeatSet::only(seat),
            Phase::Discard(nth)
            | Phase::Swap(nth)
            | Phase::Place(nth)
            | Phase::Act(nth)
            | Phase::Coalition { nth, .. }
            | Phase::Media { nth, .. }
            | Phase::Meetings(nth)
            | Phase::Auction { nth, .. }
            | Phase::Convert { nth, .. }
            | Phase::Donate(nth) => SeatSet::only(self.at(nth)),
            Phase::Cube { step, won } | Phase::Opinion { step, won } => {
                self.taker(step, won).map_or(SeatSet::EMPTY, SeatSet::only)
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The legal moves of a seat.
    pub(crate) fn options(&self, seat: Seat) -> Options {
        if !self.owing().contains(seat) {
            return Options::None;
        }
        let cash = self.secrets[seat.index()].cash;
        match self.phase {
            Phase::Sheets => Options::Sheet,
            Phase::Bids => Options::Bid { most: cash },
            Phase::Meetings(_) => {
                let party = &self.parties[seat.index()];
                let mut caps = [0; BOARDS];
                for offset in 0..self.in_play() {
                    let free = MEETING_PLACES.saturating_sub(self.board(offset).meetings[seat.index()]);
                    caps[usize::from(offset)] = free.min(MEETINGS_A_ROUND);
                }
                // More than all places never matter.
                let most = (cash / MEETING_COST).min(u16::from(party.meetings)).min(16) as u8;
                Options::Hold { caps, most }
            }
            Phase::Auction { high, .. } => Options::Auction { high, cash },
            Phase::Convert { offset, .. } => {
                Options::Convert { most: self.board(offset).meetings[seat.index()] }
            }
            _ => Options::List(self.listed(seat)),
        }
    }

    /// The moves that are listed and not counted: those of the phase that the rules allow.
    fn listed(&self, seat: Seat) -> Few<Move, 64> {
        let mut list = Few::default();
        let mut add = |choice: Move| {
            if self.check(seat, choice).is_ok() {
                list.push(choice);
            }
        };
        let all = SeatSet::all(self.seats());
        let states = self.number(0)..self.number(self.in_play());
        match self.phase {
            Phase::NameFirst(_) => all.iter().for_each(|seat| add(Move::First { seat })),
            Phase::Discard(_) => {
                (0..1 << self.parties[seat.index()].hand).for_each(|cards| add(Move::Discard { cards }));
            }
            Phase::Swap(_) => {
                add(Move::Keep);
                let hand = self.hand_cards(seat.index());
                for (at, card) in hand.iter().enumerate() {
                    if hand[..at].contains(card) {
                        continue;
                    }
                    for out in Topic::ALL {
                        add(Move::Swap { out, card: *card });
                    }
                }
            }
            Phase::Place(_) => {
                add(Move::Done);
                for card in Minister::ALL {
                    states.clone().for_each(|state| add(Move::Place { card, state }));
                }
            }
            Phase::Act(_) => {
                for state in states {
                    let mut act = |action| add(Move::Act { state, action });
                    act(Action::Waive);
                    act(Action::Votes);
                    (0..SLOTS as u8).for_each(|slot| act(Action::Key(slot)));
                    act(Action::Unkey);
                    all.iter().for_each(|seat| act(Action::Media(seat)));
                    act(Action::Own);
                    all.iter().for_each(|seat| act(Action::Dirty(seat)));
                }
            }
            Phase::Coalition { .. } => {
                add(Move::Done);
                all.iter().for_each(|seat| add(Move::Offer { seat }));
                all.iter().for_each(|seat| add(Move::Force { seat }));
            }
            Phase::Answer { .. } => [true, false].into_iter().for_each(|yes| add(Move::Answer { yes })),
            Phase::Media { .. } => {
                add(Move::Pass);
                states.for_each(|state| add(Move::Buy { state }));
            }
            Phase::Exchange { .. } => {
                add(Move::Keep);
                for slot in 0..SLOTS as u8 {
                    self.pool.tops().for_each(|card| add(Move::Exchange { slot, card }));
                }
            }
            Phase::Poll { .. } => {
                add(Move::Suppress);
                for bits in 0..1u16 << self.seats() {
                    if bits.count_ones() <= 2 {
                        add(Move::Publish { parties: SeatSet::from_bits(bits) });
                    }
                }
            }
            Phase::Cube { .. } => [true, false].into_iter().for_each(|yes| add(Move::Cube { yes })),
            Phase::Opinion { .. } => {
                add(Move::Keep);
                for slot in 0..SLOTS as u8 {
                    add(Move::Nation { slot, out: None });
                    (0..PLACES as u8).for_each(|out| add(Move::Nation { slot, out: Some(out) }));
                }
            }
            Phase::Donate(_) => {
                for card in Donation::ALL {
                    add(Move::Donate { card, accept: true });
                    add(Move::Donate { card, accept: false });
                }
            }
            _ => {}
        }
        list
    }

    /// Whether a move is legal now.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn check(&self, seat: Seat, choice: Move) -> Result<(), Refusal> {
        use Refusal as R;
        const fn demand(fine: bool, refusal: Refusal) -> Result<(), Refusal> {
            if fine { Ok(()) } else { Err(refusal) }
        }
        let all = SeatSet::all(self.seats());
        demand(all.contains(seat), R::NoSuchSeat)?;
        if self.phase == Phase::Over {
            return Err(R::Over);
        }
        if !self.owing().contains(seat) {
            return Err(match (self.phase, choice) {
                (Phase::Sheets, Move::Sheet { .. }) | (Phase::Bids, Move::Bid { .. }) => R::Sealed,
                _ => R::NotDue,
            });
        }
        let party = &self.parties[seat.index()];
        let cash = self.secrets[seat.index()].cash;
        let other = |other: Seat| demand(all.contains(other), R::NoSuchSeat);
        let in_play = |state: u8| self.offset(state).ok_or(R::NotInPlay);
        match (self.phase, choice) {
            (Phase::Sheets, Move::Sheet { .. })
            | (Phase::Swap(_) | Phase::Exchange { .. } | Phase::Opinion { .. }, Move::Keep)
            | (Phase::Place(_) | Phase::Coalition { .. }, Move::Done)
            | (Phase::Answer { .. }, Move::Answer { .. })
            | (Phase::Media { .. } | Phase::Auction { .. }, Move::Pass)
            | (Phase::Poll { .. }, Move::Suppress)
            | (Phase::Cube { .. }, Move::Cube { .. }) => Ok(()),
            (Phase::Bids, Move::Bid { sum }) => demand(sum <= cash, R::NoCash),
            (Phase::NameFirst(_), Move::First { seat }) => other(seat),
            (Phase::Discard(_), Move::Discard { cards }) => {
                demand(u16::from(cards) < 1 << party.hand, R::NotInHand)
            }
            (Phase::Swap(_), Move::Swap { out, card }) => {
                demand(self.hand_cards(seat.index()).contains(&card), R::NotInHand)?;
                demand(party.programme.on(out).is_some(), R::NotInProgramme)?;
                let topic = card.topic();
                demand(topic == out || party.programme.on(topic).is_none(), R::TopicTwice)
            }
            (Phase::Place(_), Move::Place { card, state }) => {
                let offset = in_play(state)?;
                let placed = &self.placed[seat.index()];
                demand(party.has(card) && !placed.contains(&Some(card)), R::CardUsed)?;
                demand(placed[usize::from(offset)].is_none(), R::CardThere)?;
                demand(self.placed_cost(seat) + card.figures().cost <= cash, R::NoCash)
            }
            (Phase::Act(_), Move::Act { state, action }) => {
                let offset = in_play(state)?;
                let card = self.placed[seat.index()][usize::from(offset)].ok_or(R::NoCardThere)?;
                self.check_action(seat, offset, card, action)
            }
            (Phase::Coalition { asked, .. }, Move::Offer { seat: to }) => {
                other(to)?;
                demand(to != seat, R::SelfTarget)?;
                demand(self.is_free(to), R::NotFree)?;
                demand(self.partners(seat, COMMON).contains(to), R::TooLittleCommon)?;
                let one = self.setup.offers == Offers::One && !asked.is_empty();
                demand(!asked.contains(to) && !one, R::Asked)
            }
            (Phase::Coalition { asked, .. }, Move::Force { seat: to }) => {
                other(to)?;
                demand(to != seat, R::SelfTarget)?;
                demand(self.is_free(to), R::NotFree)?;
                demand(self.partners(seat, COMMON_FORCED).contains(to), R::TooLittleCommon)?;
                demand(self.setup.offers == Offers::Any || asked.is_empty(), R::Asked)
            }
            (Phase::Media { .. }, Move::Buy { state }) => {
                let offset = in_play(state)?;
                demand(party.cubes > 0, R::NoCubeLeft)?;
                demand(self.board(offset).has_media_place(), R::NoMediaPlace)?;
                demand(cash >= MEDIA_COST, R::NoCash)
            }
            (Phase::Exchange { offset, .. }, Move::Exchange { slot, card }) => {
                let board = self.board(offset);
                let old = board.slots.get(usize::from(slot)).and_then(|slot| slot.card());
                demand(old.is_some(), R::NotOpen)?;
                demand(board.key != Some(slot), R::Doubled)?;
                demand(self.pool.has(card), R::NotInPool)?;
                demand(board.fits(card, Some(slot.into())), R::OpinionTwice)
            }
            (Phase::Meetings(_), Move::Hold { meetings }) => {
                let mut sum = 0u16;
                for (offset, count) in (0u8..).zip(meetings) {
                    demand(count == 0 || offset < self.in_play(), R::NotInPlay)?;
                    if count > 0 {
                        let there = self.board(offset).meetings[seat.index()];
                        let fits = count <= MEETINGS_A_ROUND && there.saturating_add(count) <= MEETING_PLACES;
                        demand(fits, R::TooManyMeetings)?;
                    }
                    sum += u16::from(count);
                }
                demand(sum <= u16::from(party.meetings), R::NoMeetingsLeft)?;
                demand(sum * MEETING_COST <= cash, R::NoCash)
            }
            (Phase::Auction { high, .. }, Move::Raise { sum }) => {
                demand(sum > high, R::LowBid)?;
                demand(sum <= cash, R::NoCash)
            }
            (Phase::Auction { high, .. }, Move::Limit { sum }) => {
                demand(sum > high.saturating_add(1), R::LowBid)?;
                demand(sum <= cash, R::NoCash)
            }
            (Phase::Poll { offset, poll, .. }, Move::Publish { parties }) => {
                demand(parties.minus(all).is_empty(), R::NoSuchSeat)?;
                demand(parties.len() <= 2, R::TooManyResults)?;
                let safe = self.board(offset).control().filter(|seat| parties.contains(*seat));
                demand(safe.is_none_or(|seat| poll.result(self.setup.party(seat)) >= 0), R::Protected)
            }
            (Phase::Convert { offset, .. }, Move::Convert { meetings }) => {
                demand(meetings <= self.board(offset).meetings[seat.index()], R::NoSuchMeetings)
            }
            (Phase::Opinion { .. }, Move::Nation { slot, out }) => {
                let card = self.board(0).slots.get(usize::from(slot)).and_then(|slot| slot.card());
                let card = card.ok_or(R::NotOpen)?;
                let fine = match (self.nation.laying(card), out) {
                    (Laying::Stack(_) | Laying::Oppose(_) | Laying::Empty(_), None) => true,
                    (Laying::Replace(bits), Some(out)) => usize::from(out) < PLACES && bits & 1 << out != 0,
                    _ => false,
                };
                demand(fine, R::CannotLay)
            }
            (Phase::Donate(_), Move::Donate { card, .. }) => {
                demand(party.has_donation(card), R::DonationUsed)
            }
            _ => Err(R::NotDue),
        }
    }

    /// What the cards cost that a party has placed this round.
    pub(crate) fn placed_cost(&self, seat: Seat) -> u16 {
        self.placed[seat.index()].iter().flatten().map(|card| card.figures().cost).sum()
    }

    fn check_action(&self, seat: Seat, offset: u8, card: Minister, action: Action) -> Result<(), Refusal> {
        use Refusal as R;
        const fn demand(fine: bool, refusal: Refusal) -> Result<(), Refusal> {
            if fine { Ok(()) } else { Err(refusal) }
        }
        let board = self.board(offset);
        let figures = card.figures();
        let all = SeatSet::all(self.seats());
        let target = |other: Seat| {
            demand(all.contains(other), R::NoSuchSeat)?;
            demand(other != seat, R::SelfTarget)
        };
        match action {
            Action::Votes | Action::Waive => Ok(()),
            Action::Key(slot) => {
                demand(board.key.is_none(), R::KeyThere)?;
                let open = board.slots.get(usize::from(slot)).is_some_and(|slot| slot.card().is_some());
                demand(open, R::NotOpen)
            }
            Action::Unkey => demand(board.key.is_some(), R::NoKey),
            Action::Media(other) => {
                demand(figures.media, R::NoSuchAction)?;
                target(other)?;
                demand(board.media[other.index()] > 0, R::NoCubeThere)?;
                demand(self.parties[seat.index()].cubes > 0, R::NoCubeLeft)?;
                demand(self.secrets[seat.index()].cash >= MEDIA_COST, R::NoCash)
            }
            Action::Own => demand(figures.own > 0, R::NoSuchAction),
            Action::Dirty(other) => {
                demand(figures.other > 0, R::NoSuchAction)?;
                target(other)
            }
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        choice: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check(seat, choice)?;
        let at = seat.index();
        match (self.phase, choice) {
            (_, Move::Sheet { sheet }) => {
                self.secrets[at].sheet = Some(sheet);
                if self.owing().is_empty() {
                    self.open_sheets(events);
                }
            }
            (_, Move::Bid { sum }) => {
                self.secrets[at].bid = Some(sum);
                if self.owing().is_empty() {
                    self.open_bids(events);
                }
            }
            (_, Move::First { seat }) => self.begin_with(seat, events),
            (Phase::Discard(nth), Move::Discard { cards }) => {
                for place in (0..usize::from(self.parties[at].hand)).rev() {
                    if cards & 1 << place != 0 {
                        let card = self.drop_card(at, place);
                        self.programme_discard[card.index()] += 1;
                    }
                }
                events.public(Event::Discarded { seat, cards: cards.count_ones() as u8 });
                self.draw_programme(nth, events);
            }
            (Phase::Swap(nth), Move::Swap { out, card }) => {
                let held = self.hand_cards(at).iter().position(|held| *held == card);
                if let (Some(old), Some(place)) = (self.parties[at].programme.on(out), held) {
                    self.drop_card(at, place);
                    self.programme_discard[old.index()] += 1;
                    self.parties[at].programme = self.parties[at].programme.without(old).with(card);
                    events.public(Event::Swapped { seat, out: old, card });
                }
                self.committee(nth + 1, events);
            }
            (Phase::Swap(nth), _) => {
                events.public(Event::ProgrammeKept { seat });
                self.committee(nth + 1, events);
            }
            (_, Move::Place { card, state }) => {
                if let Some(offset) = self.offset(state) {
                    self.placed[at][usize::from(offset)] = Some(card);
                    events.public(Event::Placed { seat, state });
                }
            }
            (Phase::Place(nth), _) => self.place(nth + 1, events),
            (Phase::Act(nth), Move::Act { state, action }) => {
                self.execute(seat, state, action, events);
                self.acting(nth, events);
            }
            (Phase::Coalition { nth, asked }, Move::Offer { seat: to }) => {
                events.public(Event::Offered { seat, to });
                self.phase = Phase::Answer { nth, asked: asked.with(to), to };
            }
            (Phase::Coalition { nth, .. }, Move::Force { seat: to }) => {
                self.join(seat, to, true, events);
                self.coalition(nth + 1, events);
            }
            (Phase::Coalition { nth, .. }, _) => {
                events.public(Event::NoCoalition { seat });
                self.coalition(nth + 1, events);
            }
            (Phase::Answer { nth, asked, .. }, Move::Answer { yes }) => {
                let by = self.at(nth);
                events.public(Event::Answered { seat, to: by, yes });
                if yes {
                    self.join(by, seat, false, events);
                    self.coalition(nth + 1, events);
                } else {
                    self.coalition_again(nth, asked, events);
                }
            }
            (Phase::Media { nth, .. }, Move::Buy { state }) => {
                if let Some(offset) = self.offset(state) {
                    self.pay(seat, MEDIA_COST);
                    self.parties[at].cubes -= 1;
                    self.board_mut(offset).media[at] += 1;
                    events.public(Event::Bought { seat, state });
                }
                self.media(nth + 1, 0, events);
            }
            (Phase::Media { nth, passes }, _) => {
                events.public(Event::BoughtNone { seat });
                self.media(nth + 1, passes + 1, events);
            }
            (Phase::Exchange { why, offset, .. }, Move::Exchange { slot, card }) => {
                let state = self.number(offset);
                let place = usize::from(slot);
                if let Some(old) = self.board(offset).slots[place].card() {
                    self.out[old.index()] += 1;
                    self.pool.take(card);
                    self.board_mut(offset).slots[place] = Slot::Open(card);
                    events.public(Event::Exchanged { seat, state, slot, old, card });
                }
                if self.deck == 0 {
                    self.make_deck(events);
                }
                if self.deck > 0 {
                    self.phase = Phase::Refill { why, offset, seat };
                } else {
                    self.after_exchange(why, offset, events);
                }
            }
            (Phase::Exchange { why, offset, .. }, _) => {
                events.public(Event::NotExchanged { seat, state: self.number(offset) });
                self.after_exchange(why, offset, events);
            }
            (Phase::Meetings(nth), Move::Hold { meetings }) => {
                let sum: u8 = meetings.iter().sum();
                for (offset, count) in (0..self.in_play()).zip(meetings) {
                    self.board_mut(offset).meetings[at] += count;
                }
                self.parties[at].meetings -= sum;
                self.pay(seat, u16::from(sum) * MEETING_COST);
                events.public(Event::Held { seat, meetings });
                self.meetings(nth + 1, events);
            }
            (Phase::Auction { .. }, Move::Raise { sum }) => {
                self.secrets[at].limit = 0;
                self.raise(seat, sum, false, events);
            }
            (Phase::Auction { high, .. }, Move::Limit { sum }) => {
                self.secrets[at].limit = sum;
                self.raise(seat, high + 1, false, events);
            }
            (Phase::Auction { offset, nth, high, leader, within }, _) => {
                events.public(Event::Passed { seat });
                self.secrets[at].limit = 0;
                self.phase =
                    Phase::Auction { offset, nth: nth + 1, high, leader, within: within.without(seat) };
                self.bidding(events);
            }
            (Phase::Poll { offset, poll, .. }, Move::Publish { parties }) => {
                let state = self.number(offset);
                events.public(Event::Published { seat, state, poll, parties });
                for other in parties.iter() {
                    let steps = poll.result(self.setup.party(other));
                    self.board_mut(offset).shift(other.index(), steps);
                }
                self.auction(offset + 1, events);
            }
            (Phase::Poll { offset, seat, poll }, _) => {
                self.phase = Phase::Suppressed { offset, seat, poll };
            }
            (Phase::Convert { offset, nth }, Move::Convert { meetings }) => {
                if meetings > 0 {
                    self.convert(offset, seat, meetings, events);
                }
                self.conversion(offset, nth + 1, events);
            }
            (Phase::Cube { step, won }, Move::Cube { yes }) => {
                events.public(Event::CubeMoved { seat, yes });
                if yes {
                    self.board_mut(0).media[at] -= 1;
                    let place = &mut self.nation.media[usize::from(self.round - 1)];
                    *place = place.with(seat);
                }
                self.spoils(step + 1, won, events);
            }
            (Phase::Opinion { step, won }, Move::Nation { slot, out }) => {
                let place = usize::from(slot);
                if let Some(card) = self.board(0).slots[place].card() {
                    self.board_mut(0).slots[place] = Slot::Gap;
                    if self.board(0).key == Some(slot) {
                        self.board_mut(0).key = None;
                    }
                    let shift = self.setup.placing == Placing::Shift;
                    if let Some((place, gone)) = self.nation.lay(card, out, shift) {
                        let (out, count) = gone.map_or((None, 0), |gone| (Some(gone.card), gone.count));
                        if let Some(out) = out {
                            self.out[out.index()] += count;
                        }
                        events.public(Event::Laid { seat, card, place, out, count });
                    }
                }
                self.spoils(step + 1, won, events);
            }
            (Phase::Opinion { step, won }, _) => {
                events.public(Event::LaidNone { seat });
                // Who lays none down now lays no second one either.
                let skip = if won.second.is_none() && step == 2 { 2 } else { 1 };
                self.spoils(step + skip, won, events);
            }
            (Phase::Donate(nth), Move::Donate { card, accept }) => {
                if accept {
                    self.parties[at].donations &= !(1 << card.index());
                    self.secrets[at].cash += card.figures().sum;
                    events.public(Event::Accepted { seat, card });
                    if card.figures().lose > 0 {
                        self.phase = Phase::Scandal { nth, card };
                        return Ok(());
                    }
                } else {
                    self.secrets[at].refused = Some(card);
                    events.public(Event::Refused { seat });
                }
                self.donations(nth + 1, events);
            }
            _ => return Err(Refusal::NotDue),
        }
        Ok(())
    }

    /// Executes a cabinet card (DM-5.2.3.4).
    fn execute(&mut self, seat: Seat, state: u8, action: Action, events: &mut impl Sink<Event>) {
        let at = seat.index();
        let Some(offset) = self.offset(state) else { return };
        let Some(card) = self.placed[at][usize::from(offset)].take() else { return };
        let figures = card.figures();
        let board = self.board_mut(offset);
        match action {
            Action::Votes => {
                board.gain(at, figures.votes);
            }
            Action::Key(slot) => board.key = Some(slot),
            Action::Unkey => board.key = None,
            Action::Media(other) => {
                board.media[other.index()] -= 1;
                board.media[at] += 1;
                self.parties[at].cubes -= 1;
                self.parties[other.index()].cubes += 1;
                self.pay(seat, MEDIA_COST);
                self.secrets[other.index()].cash += MEDIA_COST;
            }
            Action::Own => {
                board.shift(at, figures.own as i8);
            }
            Action::Dirty(other) => {
                board.shift(other.index(), -(figures.other as i8));
            }
            Action::Waive => {}
        }
        events.public(Event::Acted { seat, state, card, action });
        if figures.tile && state < ROUNDS && !self.board(offset).tiles.contains(seat) {
            let board = self.board_mut(offset);
            board.tiles = board.tiles.with(seat);
            events.public(Event::TileLaid { seat, state });
        }
    }

    /// Forms a coalition.
    fn join(&mut self, one: Seat, other: Seat, forced: bool, events: &mut impl Sink<Event>) {
        self.parties[one.index()].partner = Some(other);
        self.parties[other.index()].partner = Some(one);
        events.public(Event::Coalition { seat: one, with: other, forced });
    }

    /// How many of a card there are in all places where opinions can be.
    pub(crate) fn copies(&self, card: Card) -> u8 {
        let open = self.boards.iter().flat_map(Board::open).filter(|other| *other == card).count();
        let pooled = self.pool.pile(card.topic()).filter(|other| *other == card).count();
        let nation: u8 = self
            .nation
            .places
            .iter()
            .flatten()
            .filter(|place| place.card == card)
            .map(|place| place.count)
            .sum();
        self.unseen[card.index()] + self.out[card.index()] + nation + (open + pooled) as u8
    }
}
