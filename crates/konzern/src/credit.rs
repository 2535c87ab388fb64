//! Phases 9 and 10, and how debtors find money: loans, forced sales, bankruptcy.

use engine::{Seat, Sink};

use crate::acts::{Move, Options};
use crate::board::{Ask, Board, EXTENSION, INSTALMENT, LOAN, Matter, Part, Pc, PutUp, Raise, TEN, Talk};
use crate::event::Event;
use crate::names::{Account, Corp, Deal, FOUR, Field, Holder, Label};
use crate::play::next;

/// The contracts of this creditor and field have not been counted yet.
const UNCOUNTED: u8 = u8::MAX;

impl Board {
    // Phase 9.

    /// KZ-9.1: the president may offer contracts of the central bank.
    pub(crate) fn public(&mut self) {
        let president = self.controller(Holder::Central);
        let talk = Self::blank(president, Matter::Public);
        if self.parts(&talk, Part::Contract).none() {
            self.begin_instalments();
        } else {
            self.ask = Ask::Public(president);
        }
    }

    pub(crate) const fn begin_instalments(&mut self) {
        self.pc = Pc::Instalments { at: 0, creditor: 0, field: 0, left: UNCOUNTED, fresh: 0 };
    }

    /// The debtors in order: purses, then corporations, each along the lead order (KZ-9.2).
    const fn debtor(&self, at: u8) -> Holder {
        if at < 4 { Holder::Purse(self.order(at)) } else { Holder::Corp(self.order(at - 4)) }
    }

    /// KZ-9.2, KZ-9.5: low fields first, so that no contract pays twice; loans taken meanwhile pay nothing.
    pub(crate) fn instalments(&mut self, events: &mut impl Sink<Event>) {
        let Pc::Instalments { at, creditor, field, left, fresh } = self.pc else { return };
        let debtor = self.debtor(at);
        let idle = left == UNCOUNTED && self.loans.owed_by(debtor) == fresh;
        if creditor as usize == Holder::COUNT || (idle && creditor == 0 && field == 0) {
            self.pc = if at == 7 {
                Pc::Extend(0)
            } else {
                Pc::Instalments { at: at + 1, creditor: 0, field: 0, left: UNCOUNTED, fresh: 0 }
            };
            return;
        }
        let (Some(to), Some(on)) = (Holder::of(creditor.into()), Field::ALL.get(usize::from(field))) else {
            self.pc = Pc::Instalments { at, creditor: creditor + 1, field: 0, left: UNCOUNTED, fresh };
            return;
        };
        if left == UNCOUNTED {
            let new = if to == Holder::Central && *on == Field::F25 { fresh } else { 0 };
            let left = self.loans.count(debtor, to, *on).saturating_sub(new);
            self.pc = Pc::Instalments { at, creditor, field, left, fresh };
        } else if left == 0 {
            self.pc = Pc::Instalments { at, creditor, field: field + 1, left: UNCOUNTED, fresh };
        } else if self.failed {
            self.failed = false;
            events.public(Event::Missed { debtor, creditor: to });
            self.pc = Pc::Instalments { at, creditor, field, left: left - 1, fresh };
        } else if self.ensure(debtor, INSTALMENT, to.account(), Label::Instalment) {
            self.pay(debtor.account(), to.account(), INSTALMENT, Label::Instalment, events);
            self.loans.remove(debtor, to, *on);
            if let Some(lower) = on.index().checked_sub(1).and_then(|index| Field::ALL.get(index)) {
                self.loans.add(debtor, to, *lower);
            }
            self.pc = Pc::Instalments { at, creditor, field, left: left - 1, fresh };
        }
    }

    /// KZ-9.3.
    pub(crate) fn extend(&mut self, at: u8) {
        if at == 4 {
            self.enter(10);
            return;
        }
        let seat = self.order(at).seat();
        if self.parts(&Self::blank(seat, Matter::Extend), Part::Contract).none() {
            self.pc = next(self.pc);
        } else {
            self.ask = Ask::Extend(seat);
        }
    }

    // Phase 10.

    /// KZ-10.1, KZ-13.8: the fee goes to the player of the colour, chief or employed manager.
    pub(crate) fn fees(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Salary;
            return;
        }
        let corp = self.order(at);
        let desk = self.pay_desk(corp);
        if self.ensure(Holder::Corp(corp), TEN, desk, Label::Fee) {
            self.pay(Account::Bank(corp), desk, TEN, Label::Fee, events);
            self.pc = next(self.pc);
        }
    }

    /// KZ-10.2.
    pub(crate) fn salary(&mut self, events: &mut impl Sink<Event>) {
        if let Some(president) = self.president {
            self.central_pays(self.pay_desk(Corp::of_seat(president)), TEN, Label::Salary, events);
        }
        self.enter(11);
    }

    // Money in need.

    /// KZ-13.1 to KZ-13.4: the debtor takes loans and sells shares until there is enough, or cannot.
    pub(crate) fn step_raise(&mut self, events: &mut impl Sink<Event>) {
        let Some(raise) = self.raise else { return };
        if self.cash(raise.holder) >= raise.need {
            self.raise = None;
            return;
        }
        let means = self.means(raise.holder);
        match means.only() {
            None if means.none() => {
                self.raise = None;
                self.give_up(raise, events);
            }
            Some(Move::Borrow()) => self.lend(raise.holder, Holder::Central, events),
            Some(Move::Share(holder, corp)) => self.put_up(holder, corp, true, events),
            _ => self.ask = Ask::Raise(raise.holder),
        }
    }

    /// KZ-9.5, KZ-13.3.
    fn give_up(&mut self, raise: Raise, events: &mut impl Sink<Event>) {
        match raise.holder {
            Holder::Purse(corp) if raise.label != Label::Instalment => {
                self.go_bankrupt(corp.seat(), raise.payee, events);
            }
            _ => self.failed = true,
        }
    }

    /// KZ-13.1.
    pub(crate) fn lend(&mut self, debtor: Holder, creditor: Holder, events: &mut impl Sink<Event>) {
        if creditor == Holder::Central {
            self.central_pays(debtor.account(), LOAN, Label::Loan, events);
        } else {
            self.pay(creditor.account(), debtor.account(), LOAN, Label::Loan, events);
        }
        self.loans.add(debtor, creditor, Field::F25);
        events.public(Event::Lent { debtor, creditor });
        if let Pc::Instalments { fresh, .. } = &mut self.pc {
            *fresh += 1;
        }
    }

    /// KZ-13.3, KZ-13.7.
    pub(crate) fn go_bankrupt(&mut self, seat: Seat, payee: Account, events: &mut impl Sink<Event>) {
        let colour = Corp::of_seat(seat);
        let purse = Holder::Purse(colour);
        events.public(Event::Bankrupt { seat });
        self.pay(purse.account(), payee, self.cash(purse), Label::Bankrupt, events);
        self.loans.bankrupt(purse);
        // Shares with a price were sold before; the worthless ones fall to their corporations.
        for corp in Corp::ALL {
            let left = std::mem::take(&mut self.shares[purse.index()][corp.index()]);
            self.shares[Holder::Corp(corp).index()][corp.index()] += left;
        }
        self.bankrupt = self.bankrupt.with(seat);
        for corp in Corp::ALL {
            if self.chief_of(corp) == seat {
                let chief = self.next_chief(corp, seat);
                if chief != seat {
                    self.chief[corp.index()] = chief;
                    events.public(Event::Chief { corp, seat: chief });
                }
            }
        }
    }

    /// KZ-13.7: who holds most votes, then the other player of the party, then the next to the left. If
    /// nobody is solvent the old chief stays.
    fn next_chief(&self, corp: Corp, old: Seat) -> Seat {
        let solvent = |seat: &Seat| self.is_solvent(*seat);
        let mut best = (0, old);
        for seat in self.lead_order().map(Corp::seat).filter(solvent) {
            let votes = self.votes(corp, seat);
            if votes > best.0 {
                best = (votes, seat);
            }
        }
        if best.0 > 0 {
            return best.1;
        }
        let others = [2, 1, 3].map(|steps| old.left(steps, FOUR as u8));
        others.into_iter().find(solvent).unwrap_or(old)
    }

    // Shares put up (KZ-12.6, KZ-13.2).

    pub(crate) fn put_up(&mut self, holder: Holder, corp: Corp, forced: bool, events: &mut impl Sink<Event>) {
        let asked = engine::SeatSet::only(self.controller(holder));
        self.put_up = Some(PutUp { holder, corp, asked, willing: [None; FOUR], forced });
        events.public(Event::PutUp { holder, corp });
    }

    /// Asks everybody who could buy, then the seller, who may but need not sell to an account of the own.
    pub(crate) fn step_put_up(&mut self, events: &mut impl Sink<Event>) {
        let Some(put_up) = self.put_up else { return };
        for seat in self.lead_order().map(Corp::seat).filter(|seat| !put_up.asked.contains(*seat)) {
            if let Some(put_up) = &mut self.put_up {
                put_up.asked = put_up.asked.with(seat);
            }
            if self.accounts_of(seat).any(|buyer| self.can_buy(buyer, put_up.holder, put_up.corp)) {
                self.ask = Ask::Interest(seat);
                return;
            }
        }
        let mut buyers = Options::default();
        self.buyers(&mut buyers);
        match buyers.only() {
            Some(Move::Of(buyer)) => self.sell_put_up(Some(buyer), events),
            None if !buyers.none() => self.ask = Ask::Buyer(self.controller(put_up.holder)),
            _ => self.sell_put_up(None, events),
        }
    }

    /// The share goes to the buyer; in need and without one, to the central bank (KZ-13.2).
    pub(crate) fn sell_put_up(&mut self, buyer: Option<Holder>, events: &mut impl Sink<Event>) {
        let Some(put_up) = self.put_up.take() else { return };
        match buyer {
            Some(buyer) => self.trade(put_up.holder, buyer, put_up.corp, events),
            None if put_up.forced => self.trade(put_up.holder, Holder::Central, put_up.corp, events),
            None => {}
        }
    }

    /// A share changes hands at its price.
    fn trade(&mut self, from: Holder, to: Holder, corp: Corp, events: &mut impl Sink<Event>) {
        let price = self.price(corp);
        if to == Holder::Central {
            self.central_pays(from.account(), price, Label::Share, events);
        } else {
            self.pay(to.account(), from.account(), price, Label::Share, events);
        }
        self.move_share(from, to, corp, price, events);
    }

    fn move_share(
        &mut self,
        from: Holder,
        to: Holder,
        corp: Corp,
        price: u16,
        events: &mut impl Sink<Event>,
    ) {
        self.shares[from.index()][corp.index()] -= 1;
        self.shares[to.index()][corp.index()] += 1;
        events.public(Event::Traded { corp, from, to, price });
    }

    // Windows and offers (KZ-12.7).

    /// Goes round until everybody has passed in a row; who has nothing to offer is not asked.
    pub(crate) fn window(&mut self, phase: u8, at: u8, quiet: u8) {
        if quiet >= 4 {
            self.pc = Pc::Begin(phase);
            return;
        }
        let seat = self.order(at).seat();
        self.ask = Ask::Window(seat);
        if !self.is_solvent(seat) || self.resting.contains(seat) || self.options(seat).count() <= 2 {
            self.ask = Ask::None;
            self.step_window(1);
        }
    }

    /// The next seat; `quiet` is 1 after a pass and 0 after an offer.
    pub(crate) const fn step_window(&mut self, quiet: u8) {
        if let Pc::Window { phase, at, quiet: before } = self.pc {
            self.pc = Pc::Window { phase, at: (at + 1) % 4, quiet: if quiet == 0 { 0 } else { before + 1 } };
        }
    }

    pub(crate) const fn blank(by: Seat, matter: Matter) -> Talk {
        let from = if matches!(matter, Matter::Public) { Some(Holder::Central) } else { None };
        Talk { by, matter, give: None, get: None, contract: None, from, to: None }
    }

    /// Begins an offer. Its first part is asked for, unless it follows with the same move.
    pub(crate) fn open_talk(&mut self, seat: Seat, matter: Matter, events: &mut impl Sink<Event>) {
        let talk = Self::blank(seat, matter);
        self.talk = Some(talk);
        if matches!(matter, Matter::Deal(_)) {
            self.go_on(talk, events);
        }
    }

    /// A part of an offer is said.
    pub(crate) fn say(&mut self, choice: Move, events: &mut impl Sink<Event>) {
        let Some(mut talk) = self.talk else { return };
        match choice {
            Move::Share(holder, corp) => {
                let gives =
                    matches!(talk.matter, Matter::Deal(Deal::Sell | Deal::Swap)) && talk.give.is_none();
                *(if gives { &mut talk.give } else { &mut talk.get }) = Some((holder, corp));
            }
            Move::Contract(debtor, field) => talk.contract = Some((debtor, field)),
            Move::Of(holder) => {
                let creditor = match talk.matter {
                    Matter::Deal(Deal::Borrow | Deal::Claim) | Matter::Extend => talk.from.is_none(),
                    _ => false,
                };
                *(if creditor { &mut talk.from } else { &mut talk.to }) = Some(holder);
            }
            Move::Answer(yes) => {
                let seat = self.asked(&talk);
                events.public(Event::Answered { seat, yes });
                self.talk = None;
                if yes {
                    self.conclude(talk, events);
                }
                return;
            }
            _ => {
                self.talk = None;
                // KZ-12.9: these are not counted, so who breaks off has done buying.
                if talk.matter == Matter::Central {
                    self.pc = next(self.pc);
                }
                return;
            }
        }
        self.talk = Some(talk);
        self.go_on(talk, events);
    }

    /// Asks for the next part of an offer, or for the answer; what only one answer fits is not asked.
    fn go_on(&mut self, talk: Talk, events: &mut impl Sink<Event>) {
        let deal = |wanted: Deal| talk.matter == Matter::Deal(wanted);
        let part = if talk.give.is_none() && (deal(Deal::Sell) || deal(Deal::Swap)) {
            Part::Give
        } else if talk.get.is_none()
            && (deal(Deal::Buy) || deal(Deal::Swap) || talk.matter == Matter::Central)
        {
            Part::Get
        } else if talk.contract.is_none()
            && (deal(Deal::Claim) || matches!(talk.matter, Matter::Public | Matter::Extend))
        {
            Part::Contract
        } else if talk.from.is_none()
            && (deal(Deal::Borrow) || deal(Deal::Claim) || talk.matter == Matter::Extend)
        {
            Part::From
        } else if talk.to.is_none()
            && !(deal(Deal::Swap) || deal(Deal::Borrow) || talk.matter == Matter::Extend)
        {
            Part::To
        } else {
            Part::Answer
        };
        if part == Part::Answer {
            return self.ask_answer(talk, events);
        }
        let own = (part == Part::From && !deal(Deal::Borrow))
            || (part == Part::To && (deal(Deal::Buy) || talk.matter == Matter::Central));
        match self.parts(&talk, part).only() {
            Some(choice) if own => self.say(choice, events),
            _ => self.ask = Ask::Talk { seat: talk.by, part },
        }
    }

    /// Who must agree to an offer.
    fn asked(&self, talk: &Talk) -> Seat {
        let other = match talk.matter {
            Matter::Deal(Deal::Sell | Deal::Claim) | Matter::Public => talk.to,
            Matter::Deal(Deal::Buy | Deal::Swap) => talk.get.map(|(holder, _)| holder),
            Matter::Deal(Deal::Borrow) | Matter::Extend => talk.from,
            Matter::Central => None,
        };
        match (talk.matter, other) {
            // The central bank always lends, and always sells its shares.
            (Matter::Deal(Deal::Borrow), Some(Holder::Central)) | (_, None) => talk.by,
            (_, Some(holder)) => self.controller(holder),
        }
    }

    fn ask_answer(&mut self, talk: Talk, events: &mut impl Sink<Event>) {
        let to = self.asked(&talk);
        if to == talk.by {
            self.talk = None;
            self.conclude(talk, events);
            return;
        }
        let (corp, other) = match (talk.give, talk.get) {
            (Some((_, given)), wanted) => (Some(given), wanted.map(|(_, corp)| corp)),
            (None, wanted) => (wanted.map(|(_, corp)| corp), None),
        };
        let field = talk.contract.map(|(_, field)| field);
        events.public(Event::Offered { seat: talk.by, to, matter: talk.matter, corp, other, field });
        self.ask = Ask::Talk { seat: to, part: Part::Answer };
    }

    /// An offer is carried out.
    fn conclude(&mut self, talk: Talk, events: &mut impl Sink<Event>) {
        match (talk.matter, talk.give, talk.get, talk.contract, talk.from, talk.to) {
            (Matter::Deal(Deal::Sell), Some((from, corp)), .., Some(to))
            | (Matter::Deal(Deal::Buy) | Matter::Central, _, Some((from, corp)), .., Some(to)) => {
                self.trade(from, to, corp, events);
            }
            (Matter::Deal(Deal::Swap), Some((mine, given)), Some((theirs, got)), ..) => {
                let (given_price, got_price) = (self.price(given), self.price(got));
                let (payer, payee) = if got_price > given_price { (mine, theirs) } else { (theirs, mine) };
                let difference = got_price.abs_diff(given_price);
                self.pay(payer.account(), payee.account(), difference, Label::Share, events);
                self.move_share(mine, theirs, given, given_price, events);
                self.move_share(theirs, mine, got, got_price, events);
            }
            (Matter::Deal(Deal::Borrow), .., Some(creditor), _) => {
                self.lend(Holder::purse(talk.by), creditor, events);
            }
            (
                Matter::Deal(Deal::Claim) | Matter::Public,
                _,
                _,
                Some((debtor, field)),
                Some(from),
                Some(to),
            ) => {
                self.pay(to.account(), from.account(), field.value(), Label::Claim, events);
                self.loans.remove(debtor, from, field);
                // Who buys the own debt is rid of it (KZ-9.1).
                if to != debtor {
                    self.loans.add(debtor, to, field);
                }
                events.public(Event::Ceded { debtor, field, from, to });
            }
            (Matter::Extend, _, _, Some((debtor, field)), Some(creditor), _) => {
                self.pay(creditor.account(), debtor.account(), EXTENSION, Label::Extension, events);
                if let Some(upper) = Field::ALL.get(field.index() + 1) {
                    self.loans.remove(debtor, creditor, field);
                    self.loans.add(debtor, creditor, *upper);
                    events.public(Event::Extended { debtor, creditor, field });
                }
            }
            _ => debug_assert!(false, "{talk:?}"),
        }
    }
}
