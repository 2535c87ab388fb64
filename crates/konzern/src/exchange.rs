//! Phase 12 and the end: young shares, compulsory offers, the year's end, the final balance.

use engine::{Seat, SeatSet, Sink};

use crate::acts::{Move, Options};
use crate::board::{Ask, Board, Final, Matter, Part, Pc};
use crate::event::{End, Event};
use crate::names::{Account, Corp, FOUR, Holder, Label};
use crate::play::next;

/// Who buys a young share and at what price (KZ-12.2, KZ-12.3, KZ-12.8): bids in tens by seat, the price of
/// the share before, and the lead order. Nobody and 0 if nobody bids.
pub fn auction(bids: [Option<u8>; FOUR], before: u16, lead: Corp) -> (Option<Seat>, u16) {
    let mut best: [Option<(u8, Seat)>; 2] = [None; 2];
    for steps in 0..FOUR {
        let seat = lead.left(steps).seat();
        let bid = bids[seat.index()].unwrap_or(0);
        if bid == 0 {
            continue;
        }
        // Of equal bids the first in the lead order ranks first.
        if best[0].is_none_or(|(top, _)| bid > top) {
            best = [Some((bid, seat)), best[0]];
        } else if best[1].is_none_or(|(second, _)| bid > second) {
            best[1] = Some((bid, seat));
        }
    }
    match best {
        [_, Some((bid, seat))] => (Some(seat), 10 * u16::from(bid)),
        [Some((bid, seat)), None] => (Some(seat), (10 * u16::from(bid)).min(before).max(10)),
        [None, None] => (None, 0),
    }
}

impl Board {
    /// KZ-12.1.
    pub(crate) fn auction(&mut self, at: u8) {
        if at == 4 {
            self.pc = Pc::Proceeds;
            return;
        }
        let corp = self.order(at);
        self.owing = SeatSet::all(4).minus(self.bankrupt);
        if self.reserve[corp.index()] == 0 || self.owing.is_empty() {
            self.owing = SeatSet::EMPTY;
            self.pc = next(self.pc);
        } else {
            self.ask = Ask::Bids(corp);
        }
    }

    /// KZ-12.2, KZ-12.3.
    pub(crate) fn open_bids(&mut self, corp: Corp, bids: [Option<u8>; FOUR], events: &mut impl Sink<Event>) {
        let (buyer, price) = auction(bids, self.price(corp), self.lead);
        events.public(Event::Bids { corp, bids, buyer, price });
        self.marker[corp.index()] = (price / 10) as u8;
        let Pc::Auction(at) = self.pc else { return };
        if let Some(buyer) = buyer {
            self.pc = Pc::Young { at, buyer, payer: None };
        } else {
            self.issue(corp, Holder::Corp(corp), events);
            self.pc = next(self.pc);
        }
    }

    fn issue(&mut self, corp: Corp, holder: Holder, events: &mut impl Sink<Event>) {
        self.reserve[corp.index()] -= 1;
        self.shares[holder.index()][corp.index()] += 1;
        events.public(Event::Issued { corp, holder });
    }

    pub(crate) const fn choose_payer(&mut self, holder: Holder) {
        if let Pc::Young { at, buyer, .. } = self.pc {
            self.pc = Pc::Young { at, buyer, payer: Some(holder) };
        }
    }

    /// KZ-12.4: the buyer pays, with loans and sales if need be.
    pub(crate) fn young(
        &mut self,
        at: u8,
        buyer: Seat,
        payer: Option<Holder>,
        events: &mut impl Sink<Event>,
    ) {
        let corp = self.order(at);
        let price = self.price(corp);
        let Some(payer) = payer else {
            self.ask = Ask::Payer { corp, seat: buyer };
            if let Some(Move::Of(only)) = self.options(buyer).only() {
                self.ask = Ask::None;
                self.choose_payer(only);
            }
            return;
        };
        if self.ensure(payer, price, Account::Sale, Label::Young) {
            self.pay(payer.account(), Account::Sale, price, Label::Young, events);
            self.proceeds[corp.index()] += price;
            self.issue(corp, payer, events);
            self.pc = Pc::Auction(at + 1);
        }
    }

    /// KZ-12.5.
    pub(crate) fn pay_proceeds(&mut self, events: &mut impl Sink<Event>) {
        for corp in self.lead_order() {
            let amount = std::mem::take(&mut self.proceeds[corp.index()]);
            self.pay(Account::Sale, Account::Bank(corp), amount, Label::Proceeds, events);
        }
        self.pc = Pc::PutUp(0);
    }

    /// KZ-12.6.
    pub(crate) fn put_ups(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Central(0);
            return;
        }
        let seat = self.order(at).seat();
        self.ask = Ask::PutUp(seat);
        let options = self.options(seat);
        if options.count() <= 1 {
            self.ask = Ask::None;
            self.pc = next(self.pc);
        }
        if let Some(Move::Share(holder, corp)) = options.only() {
            self.put_up(holder, corp, false, events);
        }
    }

    /// KZ-12.9.
    pub(crate) fn central(&mut self, at: u8) {
        if at == 4 {
            self.pc = Pc::YearEnd;
            return;
        }
        let seat = self.order(at).seat();
        let shares: Options = self.parts(&Self::blank(seat, Matter::Central), Part::Get);
        if shares.none() {
            self.pc = next(self.pc);
        } else {
            self.ask = Ask::Central(seat);
        }
    }

    /// KZ-7.3, KZ-8.5: what found no buyer leaves the game; then the next year, or the end.
    pub(crate) fn year_end(&mut self, events: &mut impl Sink<Event>) {
        for corp in self.lead_order() {
            let (goods, capital) = (self.goods(corp), self.stand[corp.index()]);
            self.unsold[corp.index()] = goods;
            if goods + capital > 0 {
                events.public(Event::Unsold { corp, goods, capital });
            }
        }
        self.stall = [[0; FOUR]; FOUR];
        self.stand = [0; FOUR];
        if self.is_last_year() {
            return self.finish(events);
        }
        self.machines_sold = [0; FOUR];
        self.produced = [0; FOUR];
        self.level = self.plan;
        self.dismissed = [0; FOUR];
        self.struck = SeatSet::EMPTY;
        self.lost = [0; FOUR + 1];
        self.won = [0; FOUR + 1];
        self.last_card = std::mem::take(&mut self.card);
        self.full = None;
        self.run = [None; FOUR + 1];
        self.dots = [0; FOUR + 1];
        self.tally = [0; FOUR];
        self.tied = SeatSet::EMPTY;
        self.supplement = [0; FOUR];
        self.called = [0; FOUR];
        self.changed = 0;
        self.resting = SeatSet::EMPTY;
        self.offers = [0; FOUR];
        self.public_offers = 0;
        self.extensions = [0; FOUR];
        self.year += 1;
        events.public(Event::Year { year: self.year });
        self.enter(1);
    }

    /// KZ-14.2, KZ-14.3.
    fn finish(&mut self, events: &mut impl Sink<Event>) {
        let worth = Corp::ALL.map(|corp| self.worth(corp.seat()));
        let nobody = self.bankrupt == SeatSet::all(4);
        let mut best: Option<Corp> = None;
        let mut end = End::Worth;
        for corp in self.lead_order().filter(|corp| nobody || self.is_solvent(corp.seat())) {
            let Some(other) = best else {
                best = Some(corp);
                continue;
            };
            let cash = |corp: Corp| self.cash(Holder::Purse(corp));
            match worth[corp.index()].cmp(&worth[other.index()]) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => {
                    end = End::TieBreak;
                    if cash(corp) > cash(other) {
                        best = Some(corp);
                    }
                }
                std::cmp::Ordering::Greater => {
                    end = End::Worth;
                    best = Some(corp);
                }
            }
        }
        let winner = best.unwrap_or(self.lead).seat();
        self.result = Some(Final { worth, winner, end });
        self.pc = Pc::Over;
        events.public(Event::Balance { worth });
        events.public(Event::Won { seat: winner, end });
    }
}
