//! The course of the year: phases 1 to 4 and the steps between questions.

use engine::{Seat, SeatSet, Sink};

use crate::board::{Ask, BENEFITS_FROM, Board, LUXURY, NO_LUXURY_TAX_FROM, Pc, RENT, TEN};
use crate::event::{Event, Topic};
use crate::names::{Account, Corp, FOUR, Face, Holder, Label, Party};
use crate::play::next;

impl Board {
    /// One step of the course: it asks something, or changes something and moves on.
    pub(crate) fn step(&mut self, events: &mut impl Sink<Event>) {
        if self.put_up.is_some() {
            return self.step_put_up(events);
        }
        if self.raise.is_some() {
            return self.step_raise(events);
        }
        match self.pc {
            Pc::Window { phase, at, quiet } => self.window(phase, at, quiet),
            Pc::Begin(phase) => self.begin(phase, events),
            Pc::Run(at) => {
                if at < 4 {
                    self.ask = Ask::Run(self.order(at).seat());
                    self.pc = next(self.pc);
                } else {
                    self.pc = Pc::Dice(0);
                }
            }
            Pc::Dice(at) => match at {
                0..4 => self.ask = Ask::Ballots(Some(self.order(at).seat())),
                _ if self.run[FOUR].is_none() => self.ask = Ask::Master,
                _ => self.ask = Ask::Ballots(None),
            },
            Pc::Voting(at) => self.voting(at, events),
            Pc::Count => self.count(events),
            Pc::Produce(at) => self.produce(at, events),
            Pc::Renew(at) => self.renewing(at, events),
            Pc::Strikes(at) => {
                if at == 4 {
                    self.pc = Pc::Rest(0);
                } else if self.workers[self.order(at).index()] > 0 && self.employed() > 1 {
                    self.ask = Ask::Strike(self.order(at));
                } else {
                    self.pc = next(self.pc);
                }
            }
            Pc::Rest(at) => self.rest(at, events),
            Pc::Wages(at) => self.wages(at, events),
            Pc::Rents(at) => self.rents(at, events),
            Pc::Luxuries(at) => self.luxuries(at, events),
            Pc::Taxes => self.taxes(events),
            Pc::Loot(at) => {
                if at == 4 {
                    self.enter(5);
                } else if self.is_underpaid(self.order(at)) {
                    self.ask = Ask::Loot(self.order(at));
                } else {
                    self.pc = next(self.pc);
                }
            }
            Pc::Actions { state, at } => self.actions(state, at, events),
            Pc::Prices(round) => self.prices(round),
            Pc::Sales(at) => self.sales(at, events),
            Pc::Imports { at, left } => self.imports(at, left, events),
            Pc::Fair(at) => self.fair(at, events),
            Pc::StateFair(at) => self.state_fair(at, events),
            Pc::Public => self.public(),
            Pc::Instalments { .. } => self.instalments(events),
            Pc::Extend(at) => self.extend(at),
            Pc::Fees(at) => self.fees(at, events),
            Pc::Salary => self.salary(events),
            Pc::Meet { topic, at } => self.meet(topic, at, events),
            Pc::PayDividends(at) => self.pay_dividends(at, events),
            Pc::PaySupplements(at) => self.pay_supplements(at, events),
            Pc::Calls(at) => self.calls(at, events),
            Pc::Auction(at) => self.auction(at),
            Pc::Young { at, buyer, payer } => self.young(at, buyer, payer, events),
            Pc::Proceeds => self.pay_proceeds(events),
            Pc::PutUp(at) => self.put_ups(at, events),
            Pc::Central(at) => self.central(at),
            Pc::YearEnd => self.year_end(events),
            Pc::Over => self.ask = Ask::Over,
        }
    }

    /// KZ-12.7: before each phase there is a window for trade.
    pub(crate) const fn enter(&mut self, phase: u8) {
        self.pc = Pc::Window { phase, at: 0, quiet: 0 };
    }

    /// A phase begins.
    fn begin(&mut self, phase: u8, events: &mut impl Sink<Event>) {
        self.phase = phase;
        events.public(Event::Phase { phase });
        self.pc = match phase {
            1 => {
                self.ask = Ask::Lead;
                Pc::Run(0)
            }
            2 => Pc::Produce(0),
            3 => Pc::Wages(0),
            4 => Pc::Loot(0),
            5 => Pc::Actions { state: true, at: 0 },
            6 => {
                self.ask = Ask::Market;
                Pc::Prices(0)
            }
            7 => Pc::Sales(0),
            8 => Pc::Fair(0),
            9 => Pc::Public,
            10 => Pc::Fees(0),
            11 => Pc::Meet { topic: Topic::Dividend, at: 0 },
            _ if self.is_last_year() => Pc::PutUp(0),
            _ => Pc::Auction(0),
        };
    }

    // Phase 1.

    /// KZ-1.1.
    pub(crate) fn found_lead(&mut self, lead: Corp, events: &mut impl Sink<Event>) {
        if self.president.is_none() {
            // The first step of the match: nothing could be told before it.
            events.public(Event::Year { year: self.year });
            events.public(Event::Phase { phase: self.phase });
        }
        self.lead = lead;
        events.public(Event::Lead { seat: lead.seat() });
    }

    /// KZ-1.3: a voter's die.
    pub(crate) fn cast(&mut self, seat: Option<Seat>, face: Face, events: &mut impl Sink<Event>) {
        Self::rolled(seat, face, events);
        self.dots[seat.map_or(FOUR, Seat::index)] = face.white();
        self.pc = if seat.is_some() { next(self.pc) } else { Pc::Voting(0) };
        if seat.is_none() {
            let [a, b] = self.party_seats();
            events.public(Event::Parliament { a, b });
        }
    }

    /// KZ-1.4: who has dots and a party in parliament votes; the game master last (KZ-1.7).
    fn voting(&mut self, at: u8, events: &mut impl Sink<Event>) {
        self.pc = next(self.pc);
        if at < 4 {
            let seat = self.order(at).seat();
            if self.dots[seat.index()] > 0 && self.party_seats()[Party::of(seat).index()] > 0 {
                self.ask = Ask::Vote(seat);
            }
            return;
        }
        if let (Some(party), true) = (self.run[FOUR], self.dots[FOUR] > 0) {
            let own = self.lead_order().map(Corp::seat).filter(|seat| Party::of(*seat) == party);
            if let Some(candidate) = own.min_by_key(|seat| self.presidencies[seat.index()]) {
                self.vote(None, candidate, events);
            }
        }
        self.pc = Pc::Count;
    }

    pub(crate) fn vote(&mut self, seat: Option<Seat>, candidate: Seat, events: &mut impl Sink<Event>) {
        let votes = self.dots[seat.map_or(FOUR, Seat::index)];
        self.tally[candidate.index()] += votes;
        events.public(Event::Voted { seat, candidate, votes });
    }

    /// KZ-1.4, KZ-1.6.
    fn count(&mut self, events: &mut impl Sink<Event>) {
        let most = self.tally.iter().copied().max().unwrap_or(0);
        // Without a vote all candidates are equal, and without a seat in parliament everybody is one.
        let candidates = Some(self.candidates()).filter(|seats| !seats.is_empty()).unwrap_or(SeatSet::all(4));
        self.tied = candidates.iter().filter(|seat| self.tally[seat.index()] == most).collect();
        if let (1, Some(seat)) = (self.tied.len(), self.tied.first()) {
            self.elect(seat, events);
        } else {
            events.public(Event::Tied { candidates: self.tied });
            self.ask = Ask::FirstWhite;
        }
    }

    /// KZ-1.6, KZ-1.7.
    pub(crate) fn first_white(&mut self, who: Option<Corp>, events: &mut impl Sink<Event>) {
        events.public(Event::FirstWhite { seat: who.map(Corp::seat) });
        if let Some(corp) = who {
            self.ask = Ask::Tie(corp.seat());
            return;
        }
        let tied = self.lead_order().map(Corp::seat).filter(|seat| self.tied.contains(*seat));
        if let Some(candidate) = tied.min_by_key(|seat| self.presidencies[seat.index()]) {
            self.elect(candidate, events);
        }
    }

    /// KZ-1.5.
    pub(crate) fn elect(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let mate = seat.left(2, 4);
        self.president = Some(seat);
        self.government = SeatSet::only(seat).with(mate);
        self.presidencies[seat.index()] += 1;
        events.public(Event::President { seat, mate });
        self.enter(2);
    }

    // Phase 2.

    /// KZ-2.1, KZ-2.2, KZ-2.3.
    fn produce(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Renew(0);
            return;
        }
        let corp = self.order(at);
        if self.level[corp.index()] == 6 {
            self.ask = Ask::Spread(corp);
        } else {
            self.lay_out(corp, None, events);
        }
    }

    pub(crate) fn lay_out(&mut self, corp: Corp, second: Option<Corp>, events: &mut impl Sink<Event>) {
        let goods = self.level[corp.index()];
        for market in Corp::ALL {
            let two = market == corp || goods == 8 || second == Some(market);
            self.stall[market.index()][corp.index()] = 1 + u8::from(two);
        }
        self.produced[corp.index()] = goods;
        self.stand[corp.index()] = 2;
        self.pc = next(self.pc);
        events.public(Event::Produced { corp, goods, second });
    }

    /// KZ-2.4: in the first year the plan is level 6; in the last there is none.
    fn renewing(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Strikes(0);
        } else if self.is_last_year() {
            let corp = self.order(at);
            self.plan[corp.index()] = self.level[corp.index()];
            self.pc = next(self.pc);
        } else if self.year == 1 {
            self.renew(self.order(at), 6, events);
        } else {
            self.ask = Ask::Renew(self.order(at));
        }
    }

    pub(crate) fn renew(&mut self, corp: Corp, level: u8, events: &mut impl Sink<Event>) {
        self.plan[corp.index()] = level;
        self.pc = next(self.pc);
        events.public(Event::Planned { corp, level });
    }

    /// KZ-2.5, KZ-2.8.
    pub(crate) fn strike(&mut self, corp: Corp, face: Face, events: &mut impl Sink<Event>) {
        Self::rolled(Some(corp.seat()), face, events);
        match face {
            Face::Blank => {}
            Face::White(dots) => self.dismiss(corp, dots.min(self.may_dismiss(corp)), events),
            Face::Red(dots) => {
                self.struck = self.struck.with(corp.seat());
                let home = &mut self.stall[corp.index()][corp.index()];
                let goods = u8::from(*home > 0);
                *home -= goods;
                let capital = u8::from(dots == 2 && self.can_lose_machine(corp));
                self.stand[corp.index()] -= capital;
                events.public(Event::Struck { corp, goods, capital });
            }
        }
        self.pc = next(self.pc);
    }

    pub(crate) fn dismiss(&mut self, corp: Corp, workers: u8, events: &mut impl Sink<Event>) {
        self.workers[corp.index()] -= workers;
        self.dismissed[corp.index()] += workers;
        if workers > 0 {
            events.public(Event::Dismissed { corp, workers, unemployed: self.unemployed() });
        }
    }

    /// KZ-2.6.
    fn rest(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.enter(3);
            return;
        }
        let corp = self.order(at);
        let most = self.may_dismiss(corp);
        if most == 0 || self.setup.exact {
            self.dismiss(corp, most, events);
            self.pc = next(self.pc);
        } else {
            self.ask = Ask::Dismiss(corp);
        }
    }

    // Phase 3.

    /// KZ-3.1, KZ-2.7.
    fn wages(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Rents(0);
            return;
        }
        let corp = self.order(at);
        // The last worker is paid by the lead player's corporation, and has his own colour (KZ-2.7).
        let (group, workers) = if self.employed() == 1 {
            let group = Corp::ALL.into_iter().find(|group| self.workers[group.index()] > 0).unwrap_or(corp);
            (group, u8::from(corp == self.lead))
        } else {
            (corp, self.workers[corp.index()])
        };
        let wages = TEN * u16::from(workers);
        if self.ensure(Holder::Corp(corp), wages, Account::Wage(group), Label::Wage) {
            self.pay(Account::Bank(corp), Account::Wage(group), wages, Label::Wage, events);
            self.pc = next(self.pc);
        }
    }

    /// KZ-3.2.
    fn rents(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Luxuries(0);
            return;
        }
        let corp = self.order(at);
        if self.employs(corp) {
            self.pc = next(self.pc);
            return;
        }
        let (first, several) = {
            let mut lessors = self.lessors(corp);
            (lessors.next(), lessors.next().is_some())
        };
        match first {
            Some(lessor) if self.ensure(Holder::Corp(corp), RENT, Account::Bank(lessor), Label::Rent) => {
                if several {
                    self.ask = Ask::Rent(corp);
                } else {
                    self.rent(corp, lessor, events);
                }
            }
            Some(_) => {}
            None => self.pc = next(self.pc),
        }
    }

    pub(crate) fn rent(&mut self, corp: Corp, lessor: Corp, events: &mut impl Sink<Event>) {
        self.pay(Account::Bank(corp), Account::Bank(lessor), RENT, Label::Rent, events);
        self.pc = next(self.pc);
    }

    /// KZ-3.3.
    fn luxuries(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Taxes;
            return;
        }
        let corp = self.order(at);
        let (purse, luxury) = (Holder::Purse(corp), Account::Luxury(corp));
        if self.is_solvent(corp.seat()) {
            if !self.ensure(purse, LUXURY, luxury, Label::Luxury) {
                return;
            }
            self.pay(purse.account(), luxury, LUXURY, Label::Luxury, events);
        }
        self.pc = next(self.pc);
    }

    /// KZ-3.4, KZ-3.5, KZ-3.6.
    fn taxes(&mut self, events: &mut impl Sink<Event>) {
        let unemployed = self.unemployed();
        for corp in self.lead_order() {
            let wage = Account::Wage(corp);
            self.pay(wage, Account::Central, self.ledger.of(wage).min(TEN), Label::WageTax, events);
        }
        if unemployed < NO_LUXURY_TAX_FROM {
            for corp in self.lead_order() {
                let luxury = Account::Luxury(corp);
                self.pay(luxury, Account::Central, self.ledger.of(luxury).min(TEN), Label::LuxuryTax, events);
            }
        }
        if unemployed >= BENEFITS_FROM {
            for corp in self.lead_order() {
                if self.workers[corp.index()] < 4 {
                    self.central_pays(Account::Wage(corp), TEN, Label::Benefit, events);
                }
            }
        }
        self.enter(4);
    }

    // Phase 4.

    /// KZ-4.1: at most ten on the wage account, and somebody unemployed.
    pub fn is_underpaid(&self, group: Corp) -> bool {
        self.ledger.of(Account::Wage(group)) <= TEN && self.workers[group.index()] < 4
    }

    /// KZ-4.2.
    pub(crate) fn loot(&mut self, market: Corp, face: Face, events: &mut impl Sink<Event>) {
        Self::rolled(Some(market.seat()), face, events);
        match face {
            Face::Blank => self.pc = next(self.pc),
            Face::Red(_) => {
                if self.stall[market.index()][market.index()] > 0 && self.can_lose_good(market) {
                    self.plunder(market, market, events);
                } else {
                    self.pc = next(self.pc);
                }
            }
            Face::White(_) => {
                let (first, several) = {
                    let mut victims = self.victims(market);
                    (victims.next(), victims.next().is_some())
                };
                match first {
                    Some(_) if several => self.ask = Ask::Plunder(market),
                    Some(victim) => self.plunder(market, victim, events),
                    None => self.pc = next(self.pc),
                }
            }
        }
    }

    /// KZ-4.3.
    pub(crate) fn plunder(&mut self, market: Corp, victim: Corp, events: &mut impl Sink<Event>) {
        self.stall[market.index()][victim.index()] -= 1;
        self.pc = next(self.pc);
        events.public(Event::Plundered { group: market, victim });
    }
}
