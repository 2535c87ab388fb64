//! How the game moves: moves and chance change the board, and the course of the year runs on to the next
//! question.

use engine::{Seat, Sink};

use crate::acts::Move;
use crate::board::{Ask, Board, Matter, Pc, State};
use crate::chance::{Chance, FIRST_WHITE, Odds, action_die};
use crate::event::{Event, Topic};
use crate::names::{Corp, FOUR, Face, Holder, Party};
use crate::refusal::Refusal;
use crate::setup::Setup;

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        Self { board: Board::new(setup), cards: [None; FOUR], bids: [None; FOUR] }
    }

    /// The odds of the chance step that is due.
    pub(crate) fn odds(&self) -> Odds {
        let mut odds = Odds::default();
        match self.board.ask {
            // KZ-1.2: nobody leads in two years running.
            Ask::Lead => Corp::ALL
                .into_iter()
                .filter(|corp| self.board.year == 1 || *corp != self.board.lead)
                .for_each(|corp| odds.push(Chance::Lead(corp), 1)),
            Ask::Master => Party::ALL.into_iter().for_each(|party| odds.push(Chance::Master(party), 1)),
            Ask::FirstWhite => {
                for (corp, weight) in self.board.lead_order().zip(FIRST_WHITE) {
                    odds.push(Chance::First(Some(corp)), weight);
                }
                odds.push(Chance::First(None), FIRST_WHITE[FOUR]);
            }
            Ask::Market => Corp::ALL.into_iter().for_each(|corp| odds.push(Chance::Market(corp), 1)),
            _ => return action_die(),
        }
        odds
    }

    /// Whose hand rolls.
    pub(crate) fn hand(&self) -> Option<Seat> {
        match self.board.ask {
            Ask::Lead if self.board.year > 1 => Some(self.board.lead.seat()),
            Ask::Ballots(seat) => seat,
            Ask::FirstWhite | Ask::Market => Some(self.board.lead.seat()),
            Ask::Strike(corp) | Ask::Loot(corp) => Some(corp.seat()),
            Ask::Fight { actor, .. } => Some(self.board.chief_of(actor)),
            _ => None,
        }
    }

    /// Lets a chance outcome happen; false, and nothing changes, if it cannot.
    #[inline]
    pub(crate) fn settle(&mut self, outcome: Chance, events: &mut impl Sink<Event>) -> bool {
        let board = &mut self.board;
        let ask = board.ask;
        let due = match (ask, outcome) {
            (Ask::Lead, Chance::Lead(corp)) => board.year == 1 || corp != board.lead,
            (Ask::Master, Chance::Master(_))
            | (Ask::FirstWhite, Chance::First(_))
            | (Ask::Market, Chance::Market(_)) => true,
            (Ask::Ballots(_) | Ask::Strike(_) | Ask::Loot(_) | Ask::Fight { .. }, Chance::Roll(face)) => {
                Face::ALL.contains(&face)
            }
            _ => false,
        };
        if !due {
            return false;
        }
        board.ask = Ask::None;
        match (ask, outcome) {
            (Ask::Lead, Chance::Lead(corp)) => board.found_lead(corp, events),
            (Ask::Master, Chance::Master(party)) => {
                board.run[FOUR] = Some(party);
                events.public(Event::Master { party });
            }
            (Ask::Ballots(seat), Chance::Roll(face)) => board.cast(seat, face, events),
            (Ask::FirstWhite, Chance::First(who)) => board.first_white(who, events),
            (Ask::Strike(corp), Chance::Roll(face)) => board.strike(corp, face, events),
            (Ask::Loot(corp), Chance::Roll(face)) => board.loot(corp, face, events),
            (Ask::Fight { actor, target, state }, Chance::Roll(face)) => {
                board.fight(actor, target, state, face, events);
            }
            (Ask::Market, Chance::Market(corp)) => board.balance(corp, events),
            _ => {}
        }
        self.advance(events);
        true
    }

    /// Plays a move; a refusal leaves the state untouched.
    #[inline]
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        choice: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        // Whether the move answers the question at all is told sooner than which answers are legal.
        if !self.board.fits(choice) || !self.board.options(seat).has(choice) {
            return Err(self.board.refuse(seat, choice));
        }
        self.apply(seat, choice, events);
        self.advance(events);
        Ok(())
    }

    /// A legal move happens. Afterwards either something else is asked, or the course runs on.
    fn apply(&mut self, seat: Seat, choice: Move, events: &mut impl Sink<Event>) {
        // Most questions are answered by one move; those that go on set the next question themselves.
        let ask = self.board.ask;
        let board = &mut self.board;
        board.ask = Ask::None;
        match (ask, choice) {
            (Ask::Window(_), Move::Offer(deal)) => {
                board.offers[seat.index()] += 1;
                board.step_window(0);
                board.open_talk(seat, Matter::Deal(deal), events);
            }
            (Ask::Window(_), Move::Rest()) => {
                board.resting = board.resting.with(seat);
                board.step_window(1);
            }
            (Ask::Window(_), _) => board.step_window(1),
            (Ask::Run(_), Move::Run(party)) => {
                board.run[seat.index()] = Some(party);
                events.public(Event::Ran { seat, party });
            }
            (Ask::Vote(_), Move::Vote(candidate)) => board.vote(Some(seat), candidate, events),
            (Ask::Tie(_), Move::Vote(candidate)) => board.elect(candidate, events),
            (Ask::Spread(corp), Move::Spread(market)) => board.lay_out(corp, Some(market), events),
            (Ask::Renew(corp), Move::Renew(plan)) => board.renew(corp, plan.level(), events),
            (Ask::Dismiss(corp), Move::Dismiss(workers)) => {
                board.dismiss(corp, workers.get(), events);
                board.pc = next(board.pc);
            }
            (Ask::Rent(corp), Move::Rent(lessor)) => board.rent(corp, lessor, events),
            (Ask::Plunder(market), Move::Plunder(victim)) => board.plunder(market, victim, events),
            (Ask::Attack { actor, state }, Move::Attack(target)) => {
                board.attack(actor, target, state, events);
            }
            (Ask::Attack { actor, .. }, _) => {
                events.public(Event::Refrained { corp: actor });
                board.pc = next(board.pc);
            }
            (Ask::Prize { .. }, choice) => board.take_prize(ask, choice, events),
            (Ask::Prices, Move::Price(card)) => self.lay_price(seat, card.get(), events),
            (Ask::Import(market), Move::Import(producer)) => board.import(market, producer, 1, events),
            (Ask::Import(market), _) => board.import_cheapest(market, events),
            (Ask::Machine { buyer, state }, Move::Machine(seller)) => {
                board.buy_machine(buyer, seller, state, events);
            }
            (Ask::Public(_), Move::Contract(debtor, field)) => {
                board.public_offers += 1;
                board.open_talk(seat, Matter::Public, events);
                board.say(Move::Contract(debtor, field), events);
            }
            (Ask::Public(_), _) => board.begin_instalments(),
            (Ask::Extend(_), Move::Contract(debtor, field)) => {
                board.extensions[seat.index()] += 1;
                board.open_talk(seat, Matter::Extend, events);
                board.say(Move::Contract(debtor, field), events);
            }
            (Ask::Extend(_) | Ask::Call(_) | Ask::Central(_), Move::Pass()) => board.pc = next(board.pc),
            (Ask::Wish { corp, topic, .. }, Move::Name(amount)) => {
                board.wish(corp, seat, topic, amount.get(), events);
            }
            (Ask::Motion { .. }, Move::Name(amount)) => board.open_motion(seat, amount.get(), events),
            (Ask::Motion { .. }, _) => {}
            (Ask::Ballot { .. }, Move::Ballot(ballot)) => board.ballot(seat, ballot),
            (Ask::Call(_), Move::Call(corp)) => {
                board.called[seat.index()] |= 1 << corp.index();
                board.ask = Ask::Nominee { corp, seat };
            }
            (Ask::Nominee { corp, .. }, Move::Vote(candidate)) => {
                board.open_meeting(corp, Topic::Chief, 0);
                board.open_motion(seat, candidate.index() as u8, events);
            }
            (Ask::Bids(corp), Move::Bid(card)) => self.lay_bid(corp, seat, card.get(), events),
            (Ask::Payer { .. }, Move::Of(holder)) => board.choose_payer(holder),
            (Ask::PutUp(_), Move::Share(holder, corp)) => {
                board.put_up(holder, corp, false, events);
                board.pc = next(board.pc);
            }
            (Ask::Interest(_), Move::Of(holder)) => {
                if let Some(put_up) = &mut board.put_up {
                    put_up.willing[seat.index()] = Some(holder);
                }
                events.public(Event::Answered { seat, yes: true });
            }
            (Ask::Interest(_), _) => events.public(Event::Answered { seat, yes: false }),
            (Ask::Buyer(_), Move::Of(holder)) => board.sell_put_up(Some(holder), events),
            (Ask::Buyer(_), _) => board.sell_put_up(None, events),
            (Ask::Central(_), Move::Share(holder, corp)) => {
                board.open_talk(seat, Matter::Central, events);
                board.say(Move::Share(holder, corp), events);
            }
            (Ask::Talk { .. }, choice) => board.say(choice, events),
            (Ask::Raise(holder), Move::Borrow()) => board.lend(holder, Holder::Central, events),
            (Ask::Raise(_), Move::Share(holder, corp)) => board.put_up(holder, corp, true, events),
            _ => debug_assert!(false, "{ask:?} {choice}"),
        }
    }

    /// KZ-6.3: a chief lays the card of the corporation of this round.
    fn lay_price(&mut self, seat: Seat, card: u8, events: &mut impl Sink<Event>) {
        let Pc::Prices(round) = self.board.pc else { return };
        if let Some(corp) = self.board.led(seat, round) {
            self.cards[corp.index()] = Some(card);
        }
        self.board.owing = self.board.owing.without(seat);
        if !self.board.owing.is_empty() {
            self.board.ask = Ask::Prices;
            return;
        }
        self.board.pc = Pc::Prices(round + 1);
        if self.cards.iter().all(Option::is_some) {
            self.board.card = std::mem::take(&mut self.cards);
            self.board.pc = Pc::Window { phase: 7, at: 0, quiet: 0 };
            events.public(Event::Prices { cards: self.board.card });
        }
    }

    /// KZ-12.1: a seat lays its bid; the last one opens all.
    fn lay_bid(&mut self, corp: Corp, seat: Seat, bid: u8, events: &mut impl Sink<Event>) {
        self.bids[seat.index()] = Some(bid);
        self.board.owing = self.board.owing.without(seat);
        if self.board.owing.is_empty() {
            let bids = std::mem::take(&mut self.bids);
            self.board.open_bids(corp, bids, events);
        } else {
            self.board.ask = Ask::Bids(corp);
        }
    }

    /// Runs on until something is asked.
    pub(crate) fn advance(&mut self, events: &mut impl Sink<Event>) {
        while self.board.ask == Ask::None {
            self.board.step(events);
        }
    }
}

/// The same step for the next in the lead order.
pub(crate) const fn next(pc: Pc) -> Pc {
    match pc {
        Pc::Run(i) => Pc::Run(i + 1),
        Pc::Dice(i) => Pc::Dice(i + 1),
        Pc::Voting(i) => Pc::Voting(i + 1),
        Pc::Produce(i) => Pc::Produce(i + 1),
        Pc::Renew(i) => Pc::Renew(i + 1),
        Pc::Strikes(i) => Pc::Strikes(i + 1),
        Pc::Rest(i) => Pc::Rest(i + 1),
        Pc::Wages(i) => Pc::Wages(i + 1),
        Pc::Rents(i) => Pc::Rents(i + 1),
        Pc::Luxuries(i) => Pc::Luxuries(i + 1),
        Pc::Loot(i) => Pc::Loot(i + 1),
        Pc::Actions { state, at } => Pc::Actions { state, at: at + 1 },
        Pc::Sales(i) => Pc::Sales(i + 1),
        Pc::Fair(i) => Pc::Fair(i + 1),
        Pc::Extend(i) => Pc::Extend(i + 1),
        Pc::Fees(i) => Pc::Fees(i + 1),
        Pc::Meet { topic, at } => Pc::Meet { topic, at: at + 1 },
        Pc::PayDividends(i) => Pc::PayDividends(i + 1),
        Pc::PaySupplements(i) => Pc::PaySupplements(i + 1),
        Pc::Calls(i) => Pc::Calls(i + 1),
        Pc::Auction(i) => Pc::Auction(i + 1),
        Pc::PutUp(i) => Pc::PutUp(i + 1),
        Pc::Central(i) => Pc::Central(i + 1),
        other => other,
    }
}
