//! Phases 6 to 8: demand, prices, consumers, the industry fair.

use engine::{Seat, SeatSet, Sink};

use crate::board::{Ask, Board, Pc, STATE_PRICE, TEN};
use crate::event::Event;
use crate::names::{Account, Corp, FOUR, Holder, Label};

/// A capital good costs so many times the price card (KZ-6.3).
pub const MACHINE_FACTOR: u16 = 5;

impl Board {
    // Phase 6.

    /// KZ-6.1, KZ-6.2: the diced market gets a demand of ten for each good on it.
    pub(crate) fn balance(&mut self, full: Corp, events: &mut impl Sink<Event>) {
        self.full = Some(full);
        events.public(Event::Market { region: full });
        let need = TEN * u16::from(self.supply(full));
        let mut received = [0u8; FOUR];
        let others: [Option<Corp>; FOUR] =
            [0, 1, 2, 3].map(|at| Some(self.order(at)).filter(|region| *region != full));
        // Too much money: one ten after the other to the other regions in turn.
        'over: while self.ledger.demand(full) >= need + TEN {
            for region in others.into_iter().flatten() {
                if self.ledger.demand(full) < need + TEN {
                    break 'over;
                }
                self.move_ten(full, region, &mut received, events);
            }
        }
        // Too little: first from regions with more money than goods, then from all.
        for spare in [true, false] {
            loop {
                let mut moved = false;
                for region in others.into_iter().flatten() {
                    let keeps = if spare { TEN * u16::from(self.supply(region)) } else { 0 };
                    let short = self.ledger.demand(full) + TEN <= need;
                    if short && self.ledger.demand(region) >= keeps + TEN {
                        self.move_ten(region, full, &mut received, events);
                        moved = true;
                    }
                }
                if !moved {
                    break;
                }
            }
        }
    }

    /// Moves ten from region to region: from luxury first, to wages and luxury in turn (KZ-6.2).
    fn move_ten(&mut self, from: Corp, to: Corp, received: &mut [u8; FOUR], events: &mut impl Sink<Event>) {
        let count = &mut received[to.index()];
        let target = if count.is_multiple_of(2) { Account::Wage(to) } else { Account::Luxury(to) };
        *count += 1;
        let luxury = self.ledger.of(Account::Luxury(from)).min(TEN);
        self.pay(Account::Luxury(from), target, luxury, Label::Balance, events);
        self.pay(Account::Wage(from), target, TEN - luxury, Label::Balance, events);
    }

    /// The corporation for which a chief lays the card of this round: the first round takes every chief's
    /// first corporation in lead order, the next one the second, and so on (KZ-6.3).
    pub(crate) fn led(&self, seat: Seat, round: u8) -> Option<Corp> {
        self.lead_order().filter(|corp| self.chief_of(*corp) == seat).nth(round.into())
    }

    /// The corporation whose card a seat lays now.
    pub fn card_due(&self, seat: Seat) -> Option<Corp> {
        match self.pc {
            Pc::Prices(round) if self.ask == Ask::Prices => self.led(seat, round),
            _ => None,
        }
    }

    pub(crate) fn prices(&mut self, round: u8) {
        let all = SeatSet::all(4).iter();
        self.owing = all.filter(|seat| self.led(*seat, round).is_some()).collect();
        self.ask = Ask::Prices;
    }

    /// The price card of a corporation, in bn for a consumer good.
    pub fn price_card(&self, corp: Corp) -> u16 {
        self.card[corp.index()].unwrap_or(0).into()
    }

    // Phase 7.

    /// KZ-7.1, KZ-7.2, KZ-7.4: the trader sells the goods of the home stall first.
    pub(crate) fn sales(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.enter(8);
            return;
        }
        let region = self.order(at);
        let units = self.tens(region).min(u16::from(self.supply(region))) as u8;
        let own = units.min(self.stall[region.index()][region.index()]);
        if own > 0 {
            self.stall[region.index()][region.index()] -= own;
            events.public(Event::Sold { region, producer: region, goods: own });
            self.spend(region, Account::Bank(region), TEN * u16::from(own), Label::Brand, events);
        }
        self.pc = Pc::Imports { at, left: units - own };
    }

    /// Asks the trader where the choice makes a difference.
    pub(crate) fn imports(&mut self, at: u8, left: u8, events: &mut impl Sink<Event>) {
        let region = self.order(at);
        if left == 0 {
            self.pc = Pc::Sales(at + 1);
            return;
        }
        let (goods, several) = {
            let mut producers = self.producers(region);
            let goods = self.supply(region) - self.stall[region.index()][region.index()];
            (goods, producers.next().is_some() && producers.next().is_some())
        };
        if goods > left && several {
            self.ask = Ask::Import(region);
        } else {
            self.import_cheapest(region, events);
        }
    }

    /// KZ-7.2: the cheapest first; of equal prices in lead order.
    pub(crate) fn import_cheapest(&mut self, region: Corp, events: &mut impl Sink<Event>) {
        while let Pc::Imports { left, .. } = self.pc {
            if left == 0 {
                return;
            }
            let cheapest = self
                .lead_order()
                .filter(|corp| *corp != region && self.stall[region.index()][corp.index()] > 0)
                .min_by_key(|corp| self.price_card(*corp));
            let Some(producer) = cheapest else { return };
            let goods = left.min(self.stall[region.index()][producer.index()]);
            self.import(region, producer, goods, events);
        }
    }

    /// KZ-7.1: the producer gets its price, the trader the rest of the ten.
    pub(crate) fn import(&mut self, region: Corp, producer: Corp, goods: u8, events: &mut impl Sink<Event>) {
        let Pc::Imports { at, left } = self.pc else { return };
        self.pc = Pc::Imports { at, left: left - goods };
        self.stall[region.index()][producer.index()] -= goods;
        events.public(Event::Sold { region, producer, goods });
        let card = self.price_card(producer);
        let goods = u16::from(goods);
        self.spend(region, Account::Bank(producer), card * goods, Label::Import, events);
        self.spend(region, Account::Bank(region), (TEN - card) * goods, Label::Margin, events);
    }

    /// Consumers pay from wages first, then from luxury (KZ-7.3).
    fn spend(&mut self, region: Corp, to: Account, amount: u16, label: Label, events: &mut impl Sink<Event>) {
        let wage = self.ledger.of(Account::Wage(region)).min(amount);
        self.pay(Account::Wage(region), to, wage, label, events);
        self.pay(Account::Luxury(region), to, amount - wage, label, events);
    }

    // Phase 8.

    /// What a capital good of this corporation costs (KZ-6.3).
    pub fn machine_price(&self, seller: Corp) -> u16 {
        MACHINE_FACTOR * self.price_card(seller)
    }

    /// KZ-8.1.
    pub(crate) fn fair(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.enter(9);
        } else {
            self.shop(self.order(at), false, events);
        }
    }

    /// KZ-8.3, KZ-8.6.
    pub(crate) fn state_fair(&mut self, at: u8, events: &mut impl Sink<Event>) {
        self.shop(self.order(at), true, events);
    }

    fn shop(&mut self, buyer: Corp, state: bool, events: &mut impl Sink<Event>) {
        if let Some(seller) = self.picked.take() {
            return self.buy_machine(buyer, seller, state, events);
        }
        let open = crate::fair::sellers(self, buyer, state);
        let mut sellers = Corp::ALL.into_iter().filter(|corp| open[corp.index()]);
        match (sellers.next(), sellers.next()) {
            (Some(seller), None) => self.buy_machine(buyer, seller, state, events),
            (Some(_), Some(_)) => self.ask = Ask::Machine { buyer, state },
            (None, _) => self.pc = self.after_purchase(buyer, state),
        }
    }

    const fn after_purchase_at(at: u8, state_next: bool) -> Pc {
        if state_next { Pc::StateFair(at) } else { Pc::Fair(at + 1) }
    }

    /// The president's corporation buys for itself, then for the state (KZ-8.3).
    fn after_purchase(&self, buyer: Corp, state: bool) -> Pc {
        match self.pc {
            Pc::Fair(at) | Pc::StateFair(at) => {
                Self::after_purchase_at(at, !state && self.presidents_corp() == Some(buyer))
            }
            other => other,
        }
    }

    pub(crate) fn buy_machine(
        &mut self,
        buyer: Corp,
        seller: Corp,
        state: bool,
        events: &mut impl Sink<Event>,
    ) {
        let price = self.machine_price(seller);
        if state {
            // The state's money is there before the seller is paid, so nothing is ever short (KZ-8.3).
            self.central_pays(Account::Bank(buyer), STATE_PRICE, Label::StateMachine, events);
        } else if buyer != seller
            && !self.ensure(Holder::Corp(buyer), price, Account::Bank(seller), Label::Machine)
        {
            self.picked = Some(seller);
            return;
        }
        if buyer != seller {
            self.pay(Account::Bank(buyer), Account::Bank(seller), price, Label::Machine, events);
        }
        self.stand[seller.index()] -= 1;
        self.machines_sold[seller.index()] += 1;
        events.public(Event::Machine { buyer, seller, state });
        self.pc = self.after_purchase(buyer, state);
    }
}
