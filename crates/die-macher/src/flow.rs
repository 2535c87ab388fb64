//! How one step leads to the next: the course of a game, and what chance does in it.

use engine::{Choices as _, Odds as _, Seat, SeatSet, Sink};

use crate::cards::{Card, KINDS};
use crate::chance::{Chance, Dice, Kind, Odds, What};
use crate::event::{End, Event};
use crate::figures::{
    BOARDS, COMMON, HAND, LEAST_TO_CONVERT, MATCH_GROWTH, MATCH_POINTS, MEDIA_POINTS, MEETING_PLACES,
    MEMBER_BONUS, MEMBER_DUES, POLLS, POOL, PROGRAMME, PROTECT_POINTS, REFUSAL_BONUS_DICE, ROUNDS,
    SEAT_INCOME, SHEET_MEETINGS, SHEET_VOTES, SLOTS, SUPPRESS_DICE,
};
use crate::setup::FirstPlayer;
use crate::state::{
    Board, Nation, PartyState, Phase, Slot, State, Why, Won, board_of, boards_in, votes_for, winner,
};

/// The points of a party (DM-6.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Of its seats (DM-6.1).
    pub seats: u16,
    /// Of its media cubes (DM-6.2).
    pub media: u16,
    /// Of its members (DM-6.3).
    pub members: u16,
    /// Of the largest memberships (DM-6.3).
    pub bonus: u16,
    /// Of matches (DM-6.4).
    pub matches: u16,
}

impl Score {
    /// All of them.
    pub const fn total(&self) -> u16 {
        self.seats + self.media + self.members + self.bonus + self.matches
    }
}

/// The bonus for the largest memberships, seat by seat (DM-6.3). Shares are rounded down.
pub fn member_bonus(members: &[u16]) -> Vec<u16> {
    let mut bonus = vec![0; members.len()];
    let largest = members.iter().max().copied().unwrap_or(0);
    let having = |wanted: u16| members.iter().filter(|count| **count == wanted).count() as u16;
    let tied = having(largest).max(1);
    let first = if tied > 1 { (MEMBER_BONUS[0] + MEMBER_BONUS[1]) / tied } else { MEMBER_BONUS[0] };
    let next = members.iter().filter(|count| **count < largest).max().copied();
    for (share, count) in bonus.iter_mut().zip(members) {
        if *count == largest {
            *share = first;
        } else if tied == 1 && Some(*count) == next {
            *share = MEMBER_BONUS[1] / having(*count);
        }
    }
    bonus
}

/// What each party would have if the game ended so.
pub fn scores(parties: &[PartyState], nation: &Nation) -> Vec<Score> {
    let members: Vec<u16> = parties.iter().map(|party| party.members).collect();
    let bonus = member_bonus(&members);
    let score = |(seat, party): (usize, &PartyState)| Score {
        seats: party.seats_won(),
        media: nation
            .media
            .iter()
            .zip(MEDIA_POINTS)
            .filter(|(cubes, _)| cubes.contains(Seat::new(seat as u8)))
            .map(|(_, points)| u16::from(points))
            .sum(),
        members: party.members,
        bonus: bonus[seat],
        matches: nation
            .matches(party.programme)
            .map(|(at, place)| u16::from(MATCH_POINTS[at] + PROTECT_POINTS * (place.count - 1)))
            .sum(),
    };
    parties.iter().enumerate().map(score).collect()
}

impl State {
    /// The odds of the chance step that is due.
    pub(crate) fn odds(&self) -> Odds {
        Odds(match self.phase {
            Phase::Lands | Phase::NewLand => Kind::Lands(self.lands),
            Phase::Programmes => {
                // Whoever gets a card on a topic already held gets another one (DM-4.1.3).
                let mut pile = self.programme_draw;
                let seat = self.short_of(|party| party.programme.len() < PROGRAMME.into());
                for card in Card::ALL {
                    if seat
                        .is_some_and(|seat| self.parties[seat.index()].programme.on(card.topic()).is_some())
                    {
                        pile[card.index()] = 0;
                    }
                }
                Kind::Cards(What::Programme, pile)
            }
            Phase::Hands | Phase::Draw(_) => Kind::Cards(What::Draw, self.programme_draw),
            Phase::Opinions => {
                // A card that does not fit is shuffled back and another one turned (DM-4.2.3).
                let mut pile = self.unseen;
                if let Some((board, _)) = self.first_gap() {
                    for card in Card::ALL {
                        if !self.boards[board].fits(card, None) {
                            pile[card.index()] = 0;
                        }
                    }
                }
                Kind::Cards(What::Opinion, pile)
            }
            Phase::Stacking => Kind::Seats(self.seats()),
            Phase::Tie { .. } | Phase::Suppressed { .. } => Kind::Dice(SUPPRESS_DICE),
            Phase::Scandal { card, .. } => Kind::Dice(card.figures().lose.max(1)),
            Phase::Gain(nth) => {
                let card = self.secrets[self.at(nth).index()].refused;
                Kind::Dice(card.map_or(1, |card| card.figures().gain))
            }
            Phase::Bonus(_) => Kind::Dice(REFUSAL_BONUS_DICE),
            Phase::PollDraw { .. } => Kind::Polls(self.polls),
            _ => Kind::Cards(What::Opinion, self.unseen),
        })
    }

    /// Whose hand draws the card or rolls the dice that are due. What several parties roll one after
    /// another is rolled by one hand, so that the table need not be passed round for it.
    pub(crate) fn hand(&self) -> Option<Seat> {
        match self.phase {
            // After a simultaneous turn two devices can stand here at once.
            Phase::Stacking => Some(Seat::new(0)),
            Phase::Tie { tied, .. } => tied.first(),
            Phase::Draw(nth) | Phase::Scandal { nth, .. } => Some(self.at(nth)),
            Phase::PollDraw { seat, .. } | Phase::Suppressed { seat, .. } | Phase::Refill { seat, .. } => {
                Some(seat)
            }
            // The hand that played the last donation.
            Phase::Gain(_) | Phase::Bonus(_) => Some(self.at(self.seats() - 1)),
            _ => None,
        }
    }

    /// The first seat whose party lacks something.
    fn short_of(&self, lacks: impl Fn(&PartyState) -> bool) -> Option<Seat> {
        SeatSet::all(self.seats()).iter().find(|seat| lacks(&self.parties[seat.index()]))
    }

    /// The first place of the set-up without an open opinion.
    fn first_gap(&self) -> Option<(usize, usize)> {
        (0..BOARDS).find_map(|board| {
            let at = self.boards[board].slots.iter().position(|slot| *slot == Slot::Gap)?;
            Some((board, at))
        })
    }

    /// Lets a chance outcome happen; false, and nothing changed, if it cannot.
    pub(crate) fn settle(&mut self, outcome: Chance, events: &mut impl Sink<Event>) -> bool {
        if !self.is_chance() || self.odds().rank(&outcome).is_none() {
            return false;
        }
        match (self.phase, outcome) {
            (Phase::Lands, Chance::Land { land }) => {
                self.lands &= !(1 << land.index());
                let next = self.boards.iter().position(|board| board.land.is_none()).unwrap_or(0);
                self.boards[next].land = Some(land);
                events.public(Event::LandDrawn { state: next as u8 + 1, land });
                if next + 1 == BOARDS {
                    self.phase = Phase::Programmes;
                }
            }
            (Phase::Programmes, Chance::Programme { card }) => {
                if let Some(seat) = self.short_of(|party| party.programme.len() < PROGRAMME.into()) {
                    self.programme_draw[card.index()] -= 1;
                    let party = &mut self.parties[seat.index()];
                    party.programme = party.programme.with(card);
                    events.public(Event::Dealt { seat, card });
                }
                if self.short_of(|party| party.programme.len() < PROGRAMME.into()).is_none() {
                    self.phase = Phase::Hands;
                }
            }
            (Phase::Hands, Chance::Draw { card }) => {
                if let Some(seat) = self.short_of(|party| party.hand < HAND) {
                    self.draw_card(seat, card, events);
                }
                if self.short_of(|party| party.hand < HAND).is_none() {
                    self.phase = Phase::Opinions;
                }
            }
            (Phase::Opinions, Chance::Opinion { card }) => {
                if let Some((board, slot)) = self.first_gap() {
                    self.unseen[card.index()] -= 1;
                    self.deck -= 1;
                    self.boards[board].slots[slot] = Slot::Open(card);
                    events.public(Event::Turned { state: board as u8 + 1, slot: slot as u8, card });
                }
                if self.first_gap().is_none() {
                    self.phase = Phase::Pool(0);
                }
            }
            (Phase::Pool(count), Chance::Opinion { card }) => {
                self.pool_card(card, events);
                self.phase = if count + 1 == POOL { Phase::Sheets } else { Phase::Pool(count + 1) };
            }
            (Phase::Stacking, Chance::First { seat }) => self.execute_sheets(seat, events),
            (Phase::Tie { tied, rolled, left }, Chance::Dice { dice }) => {
                self.tie(tied, rolled, left, dice, events);
            }
            (Phase::Draw(nth), Chance::Draw { card }) => {
                self.draw_card(self.at(nth), card, events);
                self.draw_programme(nth, events);
            }
            (Phase::Refill { why, offset, .. }, Chance::Opinion { card }) => {
                self.pool_card(card, events);
                self.after_exchange(why, offset, events);
            }
            (Phase::PollDraw { offset, seat }, Chance::Poll { poll }) => {
                self.polls &= !(1 << poll.number());
                self.poll_pile -= 1;
                events.tell(engine::Audience::only(seat), Event::PollSeen { seat, poll });
                self.phase = Phase::Poll { offset, seat, poll };
            }
            (Phase::Suppressed { offset, seat, poll }, Chance::Dice { dice }) => {
                self.parties[seat.index()].members += dice.sum();
                events.public(Event::Suppressed { seat, state: self.number(offset), poll, dice });
                self.auction(offset + 1, events);
            }
            (Phase::NewLand, Chance::Land { land }) => self.new_land(land, events),
            (Phase::Reveal { left, replacing }, Chance::Opinion { card }) => {
                self.reveal(left, replacing, card, events);
            }
            (Phase::Scandal { nth, .. }, Chance::Dice { dice }) => {
                let seat = self.at(nth);
                let members = &mut self.parties[seat.index()].members;
                let lost = dice.highest().min(*members);
                *members -= lost;
                events.public(Event::Scandal { seat, dice, lost });
                self.donations(nth + 1, events);
            }
            (Phase::Gain(nth), Chance::Dice { dice }) => {
                let seat = self.at(nth);
                self.parties[seat.index()].members += dice.sum();
                events.public(Event::Gained { seat, dice, bonus: false });
                self.gains(nth + 1, events);
            }
            (Phase::Bonus(seat), Chance::Dice { dice }) => {
                self.parties[seat.index()].members += dice.sum();
                events.public(Event::Gained { seat, dice, bonus: true });
                self.end_donations(events);
            }
            _ => return false,
        }
        true
    }

    /// Whether a chance step is due.
    pub(crate) const fn is_chance(&self) -> bool {
        matches!(
            self.phase,
            Phase::Lands
                | Phase::Programmes
                | Phase::Hands
                | Phase::Opinions
                | Phase::Pool(_)
                | Phase::Stacking
                | Phase::Tie { .. }
                | Phase::Draw(_)
                | Phase::Refill { .. }
                | Phase::PollDraw { .. }
                | Phase::Suppressed { .. }
                | Phase::NewLand
                | Phase::Reveal { .. }
                | Phase::Scandal { .. }
                | Phase::Gain(_)
                | Phase::Bonus(_)
        )
    }

    fn draw_card(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        self.programme_draw[card.index()] -= 1;
        self.take_card(seat.index(), card);
        events.tell(engine::Audience::only(seat), Event::HandSeen { seat, card });
    }

    /// A card comes from the deck to the pool.
    fn pool_card(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.unseen[card.index()] -= 1;
        self.deck -= 1;
        self.pool.push(card);
        events.public(Event::Pooled { card });
    }

    /// Makes a new deck, of the cards out of the game or else of those covered in the pool. What
    /// lies face down is shuffled in and laid down again: nobody has seen it (DM-5.4.1.6).
    pub(crate) fn make_deck(&mut self, events: &mut impl Sink<Event>) {
        let from_pool = self.out.iter().all(|count| *count == 0);
        let cards = if from_pool { self.pool.uncover() } else { std::mem::take(&mut self.out) };
        for (unseen, more) in self.unseen.iter_mut().zip(cards) {
            *unseen += more;
            self.deck += more;
        }
        if self.deck > 0 {
            events.public(Event::DeckMade { cards: self.deck, pool: from_pool });
        }
    }

    // The start round.

    pub(crate) fn open_sheets(&mut self, events: &mut impl Sink<Event>) {
        for seat in SeatSet::all(self.seats()).iter() {
            if let Some(sheet) = self.secrets[seat.index()].sheet {
                events.public(Event::SheetOpened { seat, sheet });
            }
        }
        self.phase = Phase::Stacking;
    }

    /// Executes the start sheets from this seat on (DM-5.1.4).
    fn execute_sheets(&mut self, first: Seat, events: &mut impl Sink<Event>) {
        let seats = self.seats();
        for nth in 0..seats {
            let at = first.left(nth, seats).index();
            let Some(sheet) = self.secrets[at].sheet.take() else { continue };
            let plan = sheet.plan();
            for (index, board) in self.boards.iter_mut().enumerate() {
                board.shift(at, plan.trend[index] as i8);
                for _ in 0..plan.votes[index] {
                    board.gain(at, SHEET_VOTES);
                }
                board.media[at] += plan.media[index];
                self.parties[at].cubes -= plan.media[index];
                if usize::from(plan.meetings) == index {
                    board.meetings[at] += SHEET_MEETINGS;
                    self.parties[at].meetings -= SHEET_MEETINGS;
                }
            }
            self.parties[at].members += sheet.members();
        }
        events.public(Event::SheetsDone { seat: first });
        self.begin_round(1, events);
    }

    // The campaign.

    fn begin_round(&mut self, round: u8, events: &mut impl Sink<Event>) {
        self.round = round;
        self.opened = false;
        for (party, secret) in self.parties.iter_mut().zip(&mut self.secrets) {
            party.partner = None;
            secret.bid = None;
        }
        events.public(Event::RoundOpened { round });
        if round == ROUNDS {
            self.election(events);
        } else {
            self.phase = Phase::Bids;
        }
    }

    pub(crate) fn open_bids(&mut self, events: &mut impl Sink<Event>) {
        let all = SeatSet::all(self.seats());
        let bid = |state: &Self, seat: Seat| state.secrets[seat.index()].bid.unwrap_or(0);
        for seat in all.iter() {
            events.public(Event::BidOpened { seat, sum: bid(self, seat) });
        }
        let highest = all.iter().map(|seat| bid(self, seat)).max().unwrap_or(0);
        let tied: SeatSet = all.iter().filter(|seat| bid(self, *seat) == highest).collect();
        match tied.first() {
            Some(seat) if tied.len() == 1 => self.win_bid(seat, events),
            _ => self.phase = Phase::Tie { tied, rolled: [0; 5], left: tied },
        }
    }

    /// One of the tied bidders has rolled (DM-5.2.1.3).
    fn tie(
        &mut self,
        tied: SeatSet,
        mut rolled: [u8; 5],
        left: SeatSet,
        dice: Dice,
        events: &mut impl Sink<Event>,
    ) {
        let Some(seat) = left.first() else { return };
        events.public(Event::TieRolled { seat, dice });
        rolled[seat.index()] = dice.sum() as u8;
        let left = left.without(seat);
        if !left.is_empty() {
            self.phase = Phase::Tie { tied, rolled, left };
            return;
        }
        let highest = tied.iter().map(|seat| rolled[seat.index()]).max().unwrap_or(0);
        let tied: SeatSet = tied.iter().filter(|seat| rolled[seat.index()] == highest).collect();
        match tied.first() {
            Some(seat) if tied.len() == 1 => self.win_bid(seat, events),
            _ => self.phase = Phase::Tie { tied, rolled: [0; 5], left: tied },
        }
    }

    fn win_bid(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let sum = self.secrets[seat.index()].bid.unwrap_or(0);
        self.pay(seat, sum);
        events.public(Event::BidWon { seat, sum });
        match self.setup.first {
            FirstPlayer::Chosen => self.phase = Phase::NameFirst(seat),
            FirstPlayer::Bidder => self.begin_with(seat, events),
        }
    }

    pub(crate) fn begin_with(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.first = seat;
        events.public(Event::Begins { seat });
        self.committee(0, events);
    }

    pub(crate) fn committee(&mut self, nth: u8, events: &mut impl Sink<Event>) {
        if nth < self.seats() {
            self.phase = Phase::Discard(nth);
        } else {
            self.place(0, events);
        }
    }

    /// The next card of a committee, or its swap.
    pub(crate) fn draw_programme(&mut self, nth: u8, events: &mut impl Sink<Event>) {
        if self.parties[self.at(nth).index()].hand >= HAND {
            self.phase = Phase::Swap(nth);
            return;
        }
        if self.programme_draw == [0; KINDS] {
            self.programme_draw = std::mem::take(&mut self.programme_discard);
            events.public(Event::ProgrammesShuffled);
        }
        self.phase = Phase::Draw(nth);
    }

    pub(crate) fn place(&mut self, from: u8, events: &mut impl Sink<Event>) {
        // Whoever has no card left places none, as everybody can see.
        if let Some(nth) = (from..self.seats()).find(|nth| self.parties[self.at(*nth).index()].cabinet != 0) {
            self.phase = Phase::Place(nth);
            return;
        }
        // All are turned up and paid before any is executed (DM-5.2.3.2).
        for seat in self.order() {
            let cost = self.placed_cost(seat);
            for offset in 0..self.in_play() {
                if let Some(card) = self.placed[seat.index()][usize::from(offset)] {
                    self.parties[seat.index()].cabinet &= !(1 << card.index());
                    events.public(Event::CabinetOpened { seat, state: self.number(offset), card });
                }
            }
            self.pay(seat, cost);
        }
        self.opened = true;
        self.acting(0, events);
    }

    pub(crate) fn acting(&mut self, from: u8, events: &mut impl Sink<Event>) {
        let has = |nth: &u8| self.placed[self.at(*nth).index()].iter().any(Option::is_some);
        match (from..self.seats()).find(has) {
            Some(nth) => self.phase = Phase::Act(nth),
            None => self.coalition(0, events),
        }
    }

    pub(crate) fn coalition(&mut self, from: u8, events: &mut impl Sink<Event>) {
        match (from..self.seats()).find(|nth| !self.partners(self.at(*nth), COMMON).is_empty()) {
            Some(nth) => self.phase = Phase::Coalition { nth, asked: SeatSet::EMPTY },
            None => self.media(0, 0, events),
        }
    }

    /// After a refusal: the same party again, if there is anything left that it could do.
    pub(crate) fn coalition_again(&mut self, nth: u8, asked: SeatSet, events: &mut impl Sink<Event>) {
        self.phase = Phase::Coalition { nth, asked };
        if self.options(self.at(nth)).len() > 1 {
            return;
        }
        self.coalition(nth + 1, events);
    }

    pub(crate) fn media(&mut self, nth: u8, mut passes: u8, events: &mut impl Sink<Event>) {
        let seats = self.seats();
        let mut nth = nth % seats;
        let room = (0..self.in_play()).any(|offset| self.board(offset).has_media_place());
        while passes < seats {
            // Whoever has no cube left passes, as everybody can see.
            if room && self.parties[self.at(nth).index()].cubes > 0 {
                self.phase = Phase::Media { nth, passes };
                return;
            }
            passes += 1;
            nth = (nth + 1) % seats;
        }
        for offset in 0..self.in_play() {
            let seat = self.board(offset).control();
            events.public(Event::Controlled { state: self.number(offset), seat });
        }
        self.control(0, events);
    }

    fn control(&mut self, from: u8, events: &mut impl Sink<Event>) {
        for offset in from..self.in_play() {
            if let Some(seat) = self.board(offset).control()
                && self.can_exchange(offset)
            {
                self.phase = Phase::Exchange { why: Why::Control, offset, seat };
                return;
            }
        }
        self.meetings(0, events);
    }

    pub(crate) fn after_exchange(&mut self, why: Why, offset: u8, events: &mut impl Sink<Event>) {
        match why {
            Why::Control => self.control(offset + 1, events),
            Why::Majority => self.conversion_before(offset, events),
        }
    }

    pub(crate) fn meetings(&mut self, from: u8, events: &mut impl Sink<Event>) {
        let can = |nth: &u8| {
            let at = self.at(*nth).index();
            let place = |offset| self.board(offset).meetings[at] < MEETING_PLACES;
            self.parties[at].meetings > 0 && (0..self.in_play()).any(place)
        };
        match (from..self.seats()).find(can) {
            Some(nth) => self.phase = Phase::Meetings(nth),
            None => self.auction(0, events),
        }
    }

    /// Puts a poll up for auction (DM-5.2.7.1).
    pub(crate) fn auction(&mut self, offset: u8, events: &mut impl Sink<Event>) {
        if offset >= self.in_play() {
            self.conversion_before(self.in_play(), events);
            return;
        }
        for secret in &mut self.secrets {
            secret.limit = 0;
        }
        events.public(Event::PollOffered { state: self.number(offset) });
        let within = SeatSet::all(self.seats());
        self.phase = Phase::Auction { offset, nth: 0, high: 0, leader: None, within };
        self.bidding(events);
    }

    /// A bid is made, by hand or by a standing maximum.
    pub(crate) fn raise(&mut self, seat: Seat, sum: u16, standing: bool, events: &mut impl Sink<Event>) {
        events.public(Event::Raised { seat, sum, standing });
        if let Phase::Auction { offset, nth, within, .. } = self.phase {
            self.phase = Phase::Auction { offset, nth: nth + 1, high: sum, leader: Some(seat), within };
            if !standing {
                self.bidding(events);
            }
        }
    }

    /// Goes on with the auction up to the next decision.
    pub(crate) fn bidding(&mut self, events: &mut impl Sink<Event>) {
        while let Phase::Auction { offset, nth, high, leader, within } = self.phase {
            if leader.is_some() && within.len() == 1 || within.is_empty() {
                self.end_auction(offset, high, leader, events);
                return;
            }
            let nth = nth % self.seats();
            let seat = self.at(nth);
            if !within.contains(seat) {
                self.phase = Phase::Auction { offset, nth: nth + 1, high, leader, within };
                continue;
            }
            self.phase = Phase::Auction { offset, nth, high, leader, within };
            if self.secrets[seat.index()].limit <= high {
                self.secrets[seat.index()].limit = 0;
                return;
            }
            self.raise(seat, high + 1, true, events);
        }
    }

    fn end_auction(&mut self, offset: u8, high: u16, leader: Option<Seat>, events: &mut impl Sink<Event>) {
        for secret in &mut self.secrets {
            secret.limit = 0;
        }
        if self.poll_pile == 0 {
            self.polls = (1 << POLLS) - 1;
            self.poll_pile = POLLS;
            events.public(Event::PollsShuffled);
        }
        let state = self.number(offset);
        if let Some(seat) = leader {
            self.pay(seat, high);
            events.public(Event::PollSold { seat, state, sum: high });
            self.phase = Phase::PollDraw { offset, seat };
        } else {
            // It goes away unseen: nobody knows which of those not seen is gone.
            self.poll_pile -= 1;
            events.public(Event::PollUnsold { state });
            self.auction(offset + 1, events);
        }
    }

    /// Converts meetings into votes (DM-5.2.8.5).
    pub(crate) fn convert(&mut self, offset: u8, seat: Seat, meetings: u8, events: &mut impl Sink<Event>) {
        let at = seat.index();
        let programme = self.parties[at].programme;
        let state = self.number(offset);
        let board = self.board_mut(offset);
        let factor = board.factor(at, programme);
        board.meetings[at] -= meetings;
        let gained = board.gain(at, votes_for(meetings, factor));
        let votes = board.votes[at];
        self.parties[at].meetings += meetings;
        events.public(Event::Converted { seat, state, meetings, factor, gained, votes });
    }

    /// Goes on to the state before this one; the current one is not converted now.
    fn conversion_before(&mut self, offset: u8, events: &mut impl Sink<Event>) {
        if offset <= 1 { self.election(events) } else { self.conversion(offset - 1, 0, events) }
    }

    pub(crate) fn conversion(&mut self, offset: u8, from: u8, events: &mut impl Sink<Event>) {
        let can = |nth: &u8| self.board(offset).meetings[self.at(*nth).index()] >= LEAST_TO_CONVERT;
        if let Some(nth) = (from..self.seats()).find(can) {
            self.phase = Phase::Convert { offset, nth };
            return;
        }
        if let Some(seat) = self.board(offset).majority()
            && self.can_exchange(offset)
        {
            self.phase = Phase::Exchange { why: Why::Majority, offset, seat };
            return;
        }
        self.conversion_before(offset, events);
    }

    // The election.

    fn election(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.order() {
            let meetings = self.board(0).meetings[seat.index()];
            if meetings > 0 {
                self.convert(0, seat, meetings, events);
            }
        }
        let state = self.round;
        let board = *self.board(0);
        for seat in self.order() {
            let votes = board.votes[seat.index()];
            let seats = board.land.map_or(0, |land| land.seats(votes));
            self.parties[seat.index()].won[usize::from(state - 1)] = seats;
            events.public(Event::SeatsWon { seat, state, votes, seats });
        }
        let partner = |seat: Seat| self.parties[seat.index()].partner;
        if let Some(won) = winner(self.seats(), &board.votes, &board.height, partner) {
            let (winners, total, beaten) = (won.winners(), won.total, won.beaten);
            events.public(Event::Elected { state, winners, total, beaten });
            self.spoils(0, won, events);
        } else {
            events.public(Event::NobodyElected { state });
            self.growth(events);
        }
    }

    /// Whose act a step of the consequences is: 0 and 1 the winners' cubes, 2 and 3 their opinions,
    /// from 4 on the cubes of those beaten by a nose, in player order (DM-5.3.3.1).
    pub(crate) fn taker(&self, step: u8, won: Won) -> Option<Seat> {
        match step {
            0 | 2 => Some(won.first),
            1 => won.second,
            3 => won.second.or((!won.is_narrow()).then_some(won.first)),
            _ => self.order().filter(|seat| won.beaten.contains(*seat)).nth(usize::from(step - 4)),
        }
    }

    pub(crate) fn spoils(&mut self, from: u8, won: Won, events: &mut impl Sink<Event>) {
        for step in from..4 + won.beaten.len() as u8 {
            let Some(seat) = self.taker(step, won) else { continue };
            if step == 2 || step == 3 {
                let lays = |card: Card| self.nation.laying(card) != crate::state::Laying::Nowhere;
                if self.board(0).open().any(lays) {
                    self.phase = Phase::Opinion { step, won };
                    return;
                }
            } else if self.board(0).media[seat.index()] > 0 {
                self.phase = Phase::Cube { step, won };
                return;
            }
        }
        self.growth(events);
    }

    /// Memberships grow by matches (DM-5.3.4.1).
    fn growth(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.order() {
            let party = &mut self.parties[seat.index()];
            let by = self.nation.matches(party.programme).map(|(at, _)| u16::from(MATCH_GROWTH[at])).sum();
            party.members += by;
            events.public(Event::Grown { seat, by, members: party.members });
        }
        match self.round {
            ROUNDS => self.finish(events),
            // No end of round (DM-5.4.2.5).
            6 => self.begin_round(ROUNDS, events),
            _ => self.clear(events),
        }
    }

    // The end of a round.

    /// Clears the board of the election (DM-5.4.1.1).
    fn clear(&mut self, events: &mut impl Sink<Event>) {
        let state = self.round;
        let board = *self.board(0);
        for card in board.open() {
            self.pool.push(card);
        }
        for (seat, party) in self.parties.iter_mut().enumerate() {
            party.meetings += board.meetings[seat];
            party.cubes += board.media[seat];
            // The coalition was for this election (DM-5.2.4.6).
            party.partner = None;
        }
        let leaves = boards_in(state + 1) < boards_in(state);
        *self.board_mut(0) = Board::default();
        events.public(Event::Cleared { state, leaves });
        if leaves {
            let mut left = [0; BOARDS];
            for offset in 0..boards_in(state + 1) {
                left[usize::from(offset)] = 1;
            }
            self.next_reveal(left, events);
        } else {
            self.phase = Phase::NewLand;
        }
    }

    /// The next state takes the cleared board (DM-5.4.1.2).
    fn new_land(&mut self, land: crate::Land, events: &mut impl Sink<Event>) {
        let state = self.round + BOARDS as u8;
        self.lands &= !(1 << land.index());
        self.boards[board_of(state)].land = Some(land);
        events.public(Event::LandDrawn { state, land });
        for slot in 0..SLOTS {
            if self.deck == 0 {
                self.make_deck(events);
            }
            // There are always so many: at most 35 of the 42 cards lie open.
            if self.deck > 0 {
                self.deck -= 1;
                self.boards[board_of(state)].slots[slot] = Slot::Down;
            }
        }
        // The last state opens two (DM-5.4.2.2).
        let mut left = [1; BOARDS];
        left[BOARDS - 1] = if state == ROUNDS { 2 } else { 1 };
        self.next_reveal(left, events);
    }

    /// Turns up what is left to be turned: first on the new board, then in election order.
    fn next_reveal(&mut self, mut left: [u8; BOARDS], events: &mut impl Sink<Event>) {
        for offset in [BOARDS - 1, 0, 1, 2] {
            let number = self.round + 1 + offset as u8;
            if left[offset] == 0 {
                continue;
            }
            if self.boards[board_of(number)].down() > 0 {
                self.phase = Phase::Reveal { left, replacing: None };
                return;
            }
            left[offset] = 0;
        }
        self.income(events);
    }

    fn reveal(
        &mut self,
        mut left: [u8; BOARDS],
        replacing: Option<u8>,
        card: Card,
        events: &mut impl Sink<Event>,
    ) {
        let Some(offset) = [BOARDS - 1, 0, 1, 2].into_iter().find(|offset| left[*offset] > 0) else { return };
        let state = self.round + 1 + offset as u8;
        let board = board_of(state);
        self.unseen[card.index()] -= 1;
        let at = match replacing {
            Some(at) => {
                self.deck -= 1;
                usize::from(at)
            }
            None => self.boards[board].slots.iter().position(|slot| *slot == Slot::Down).unwrap_or(0),
        };
        if self.boards[board].fits(card, Some(at)) {
            self.boards[board].slots[at] = Slot::Open(card);
            events.public(Event::Turned { state, slot: at as u8, card });
        } else {
            self.boards[board].slots[at] = Slot::Gap;
            self.pool.push(card);
            events.public(Event::Clashed { state, card });
            if self.can_fill(board) {
                if self.deck == 0 {
                    self.make_deck(events);
                }
                if self.deck > 0 {
                    self.phase = Phase::Reveal { left, replacing: Some(at as u8) };
                    return;
                }
            }
        }
        left[offset] -= 1;
        self.next_reveal(left, events);
    }

    /// Whether any card could come from the deck, now or made anew, that fits here: the test before
    /// drawing on, so that it ends (DM-5.4.1.6).
    fn can_fill(&self, board: usize) -> bool {
        let covered = self.pool.covered();
        let fits = |card: &Card| {
            let at = card.index();
            self.unseen[at] + self.out[at] + covered[at] > 0 && self.boards[board].fits(*card, None)
        };
        Card::ALL.iter().any(fits)
    }

    /// State money and dues (DM-5.4.3.1).
    fn income(&mut self, events: &mut impl Sink<Event>) {
        let pays = self.setup.dues_rounds().contains(&self.round);
        for seat in self.order() {
            let party = &self.parties[seat.index()];
            let seats = u16::from(party.won[usize::from(self.round - 1)]) * SEAT_INCOME;
            let dues = if pays { party.members * MEMBER_DUES } else { 0 };
            self.secrets[seat.index()].cash += seats + dues;
            events.public(Event::Income { seat, seats, dues });
        }
        self.donations(0, events);
    }

    pub(crate) fn donations(&mut self, nth: u8, events: &mut impl Sink<Event>) {
        if nth < self.seats() {
            self.phase = Phase::Donate(nth);
            return;
        }
        for seat in self.order() {
            if let Some(card) = self.secrets[seat.index()].refused {
                self.parties[seat.index()].donations &= !(1 << card.index());
                events.public(Event::RefusalOpened { seat, card });
            }
        }
        self.gains(0, events);
    }

    fn gains(&mut self, from: u8, events: &mut impl Sink<Event>) {
        let refused = |seat: Seat| self.secrets[seat.index()].refused;
        if let Some(nth) = (from..self.seats()).find(|nth| refused(self.at(*nth)).is_some()) {
            self.phase = Phase::Gain(nth);
            return;
        }
        // The single highest one (DM-5.4.4.4).
        let highest = self.order().filter_map(refused).max();
        let mut having = self.order().filter(|seat| highest.is_some() && refused(*seat) == highest);
        match (having.next(), having.next()) {
            (Some(seat), None) => self.phase = Phase::Bonus(seat),
            _ => self.end_donations(events),
        }
    }

    fn end_donations(&mut self, events: &mut impl Sink<Event>) {
        for secret in &mut self.secrets {
            secret.refused = None;
        }
        self.begin_round(self.round + 1, events);
    }

    // The end of the game.

    /// Points of all parties.
    pub(crate) fn scores(&self) -> Vec<Score> {
        scores(&self.parties[..usize::from(self.seats())], &self.nation)
    }

    /// Who wins, and how that was found (DM-6.0).
    pub(crate) fn outcome(&self) -> (End, SeatSet) {
        let scores = self.scores();
        let all = SeatSet::all(self.seats());
        let best = |among: SeatSet, value: &dyn Fn(usize) -> u16| -> SeatSet {
            let most = among.iter().map(|seat| value(seat.index())).max().unwrap_or(0);
            among.iter().filter(|seat| value(seat.index()) == most).collect()
        };
        let by_points = best(all, &|seat| scores[seat].total());
        if by_points.len() == 1 {
            return (End::Points, by_points);
        }
        let by_seats = best(by_points, &|seat| scores[seat].seats);
        if by_seats.len() == 1 {
            return (End::Seats, by_seats);
        }
        let by_members = best(by_seats, &|seat| self.parties[seat].members);
        (if by_members.len() == 1 { End::Members } else { End::Shared }, by_members)
    }

    fn finish(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        for (seat, score) in self.scores().into_iter().enumerate() {
            let Score { seats, media, members, bonus, matches } = score;
            let seat = Seat::new(seat as u8);
            events.public(Event::Scored { seat, seats, media, members, bonus, matches });
        }
        let (end, winners) = self.outcome();
        events.public(Event::Over { end, winners });
    }
}
