//! Who owes what, which moves are legal, and why the others are not.

use engine::{Seat, SeatSet};

use crate::acts::{Amount, Card, Move, Options, Plan, Workers};
use crate::board::{
    Ask, Board, EXTENSION, LOAN, MOST_EXTENSIONS, MOST_OFFERS, MOST_PUBLIC, Matter, Part, TEN, TOP_MARKER,
    Talk,
};
use crate::event::Topic;
use crate::fair;
use crate::names::{Ballot, Corp, Deal, Field, Holder, Party};
use crate::refusal::Refusal;

impl Board {
    /// Who owes a move.
    pub fn owing(&self) -> SeatSet {
        let seat = match self.ask {
            Ask::None
            | Ask::Lead
            | Ask::Master
            | Ask::Ballots(_)
            | Ask::FirstWhite
            | Ask::Strike(_)
            | Ask::Loot(_)
            | Ask::Fight { .. }
            | Ask::Market
            | Ask::Over => return SeatSet::EMPTY,
            Ask::Prices | Ask::Bids(_) => return self.owing,
            Ask::Window(seat)
            | Ask::Run(seat)
            | Ask::Vote(seat)
            | Ask::Tie(seat)
            | Ask::Public(seat)
            | Ask::Extend(seat)
            | Ask::Wish { seat, .. }
            | Ask::Motion { seat, .. }
            | Ask::Ballot { seat, .. }
            | Ask::Call(seat)
            | Ask::Nominee { seat, .. }
            | Ask::Payer { seat, .. }
            | Ask::PutUp(seat)
            | Ask::Interest(seat)
            | Ask::Buyer(seat)
            | Ask::Central(seat)
            | Ask::Talk { seat, .. } => seat,
            Ask::Spread(corp)
            | Ask::Renew(corp)
            | Ask::Dismiss(corp)
            | Ask::Rent(corp)
            | Ask::Attack { actor: corp, .. }
            | Ask::Prize { winner: corp, .. }
            | Ask::Import(corp)
            | Ask::Machine { buyer: corp, state: false } => self.chief_of(corp),
            // KZ-8.6: the president chooses for the state, whoever leads the corporation.
            Ask::Machine { buyer: corp, state: true } => self.president.unwrap_or(corp.seat()),
            // KZ-13.8: the player of the colour rolls and chooses here, even under another chief.
            Ask::Plunder(corp) => corp.seat(),
            Ask::Raise(holder) => self.controller(holder),
        };
        SeatSet::only(seat)
    }

    /// The legal moves of a seat.
    pub fn options(&self, seat: Seat) -> Options {
        let mut out = Options::default();
        if !self.owing().contains(seat) {
            return out;
        }
        match self.ask {
            Ask::Window(_) => {
                out.add(Move::Pass());
                out.add(Move::Rest());
                self.add_deals(seat, &mut out);
            }
            Ask::Run(_) => Party::ALL.into_iter().for_each(|party| out.add(Move::Run(party))),
            Ask::Vote(_) => self.candidates().iter().for_each(|seat| out.add(Move::Vote(seat))),
            Ask::Tie(_) => self.tied.iter().for_each(|seat| out.add(Move::Vote(seat))),
            Ask::Spread(corp) => {
                Corp::ALL.into_iter().filter(|m| *m != corp).for_each(|m| out.add(Move::Spread(m)));
            }
            Ask::Renew(_) => {
                out.add(Move::Renew(Plan::SIX));
                out.add(Move::Renew(Plan::EIGHT));
            }
            Ask::Dismiss(corp) => {
                (0..=self.may_dismiss(corp)).for_each(|n| out.add(Move::Dismiss(Workers::new(n))));
            }
            Ask::Rent(corp) => self.lessors(corp).for_each(|lessor| out.add(Move::Rent(lessor))),
            Ask::Plunder(market) => self.victims(market).for_each(|victim| out.add(Move::Plunder(victim))),
            Ask::Attack { actor, state } => {
                self.targets(actor, state).for_each(|target| out.add(Move::Attack(target)));
                out.add_if(!state, Move::Pass());
            }
            Ask::Prize { loser, state, dots, taken, .. } => {
                self.prizes(loser, state, dots, taken, &mut out);
                out.add(Move::Pass());
            }
            Ask::Prices => (0..=Card::MOST).for_each(|n| out.add(Move::Price(Card::new(n)))),
            Ask::Import(market) => {
                out.add(Move::Cheapest());
                self.producers(market).for_each(|producer| out.add(Move::Import(producer)));
            }
            Ask::Machine { buyer, state } => {
                let open = fair::sellers(self, buyer, state);
                Corp::ALL
                    .into_iter()
                    .filter(|corp| open[corp.index()])
                    .for_each(|corp| out.add(Move::Machine(corp)));
            }
            Ask::Public(_) => {
                self.public_contracts(&mut out);
                out.add(Move::Pass());
            }
            Ask::Extend(_) => {
                self.extendable(seat, &mut out);
                out.add(Move::Pass());
            }
            Ask::Wish { topic, .. } => {
                (0..=self.most(topic)).for_each(|n| out.add(Move::Name(Amount::new(n))));
            }
            Ask::Motion { topic, .. } => {
                let current = self.meeting.map_or(0, |meeting| meeting.current);
                (0..=self.most(topic))
                    .filter(|n| *n != current)
                    .for_each(|n| out.add(Move::Name(Amount::new(n))));
                out.add(Move::Pass());
            }
            Ask::Ballot { .. } => Ballot::ALL.into_iter().for_each(|ballot| out.add(Move::Ballot(ballot))),
            Ask::Call(_) => {
                self.callable(seat).for_each(|corp| out.add(Move::Call(corp)));
                out.add(Move::Pass());
            }
            Ask::Nominee { corp, .. } => self.nominees(corp).for_each(|seat| out.add(Move::Vote(seat))),
            Ask::Bids(corp) => {
                (0..=self.highest_bid(corp, seat)).for_each(|n| out.add(Move::Bid(Card::new(n))));
            }
            Ask::Payer { corp, seat } => {
                let price = self.price(corp);
                self.young_payers(corp, seat)
                    .filter(|holder| self.raisable(*holder) >= price)
                    .for_each(|holder| out.add(Move::Of(holder)));
            }
            Ask::PutUp(_) => self.add_shares(seat, &mut out),
            Ask::Interest(_) => {
                out.add(Move::Pass());
                if let Some(put_up) = self.put_up {
                    let buyers = self.accounts_of(seat);
                    buyers
                        .filter(|buyer| self.can_buy(*buyer, put_up.holder, put_up.corp))
                        .for_each(|buyer| out.add(Move::Of(buyer)));
                }
            }
            Ask::Buyer(_) => self.buyers(&mut out),
            Ask::Central(_) => {
                self.central_shares(seat, &mut out);
                out.add(Move::Pass());
            }
            Ask::Talk { part, .. } => {
                if let Some(talk) = self.talk {
                    out = self.parts(&talk, part);
                    if part == Part::Answer {
                        out.add(Move::Answer(true));
                        out.add(Move::Answer(false));
                    } else {
                        out.add(Move::Pass());
                    }
                }
            }
            Ask::Raise(holder) => out = self.means(holder),
            Ask::None
            | Ask::Lead
            | Ask::Master
            | Ask::Ballots(_)
            | Ask::FirstWhite
            | Ask::Strike(_)
            | Ask::Loot(_)
            | Ask::Fight { .. }
            | Ask::Market
            | Ask::Over => {}
        }
        out
    }

    /// The most that the meeting in session can decide.
    fn most(&self, topic: Topic) -> u8 {
        let top = if topic == Topic::Dividend { TOP_MARKER } else { Amount::MOST };
        self.meeting.map_or(0, |meeting| meeting.most.min(top))
    }

    /// Corporations that let a worker (KZ-3.2).
    pub(crate) fn lessors(&self, renter: Corp) -> impl Iterator<Item = Corp> + '_ {
        (1..4).map(move |steps| renter.left(steps)).filter(|corp| self.employs(*corp))
    }

    /// Whose goods can be plundered on a market (KZ-4.2).
    pub(crate) fn victims(&self, market: Corp) -> impl Iterator<Item = Corp> + '_ {
        Corp::ALL.into_iter().filter(move |victim| {
            *victim != market && self.stall[market.index()][victim.index()] > 0 && self.can_lose_good(*victim)
        })
    }

    /// Whom an action can be aimed at (KZ-5.1).
    pub(crate) fn targets(&self, actor: Corp, state: bool) -> impl Iterator<Item = Corp> + '_ {
        Corp::ALL.into_iter().filter(move |target| {
            *target != actor && !(state && self.government.contains(self.chief_of(*target)))
        })
    }

    /// What the winner of an action can take (KZ-5.3, KZ-5.4, KZ-5.6).
    pub(crate) fn prizes(&self, loser: Corp, state: bool, dots: u8, taken: Option<Corp>, out: &mut Options) {
        if dots == 1 {
            let mut goods = false;
            for market in Corp::ALL {
                if self.can_seize(loser, market) && !(state && taken.is_some_and(|first| first != market)) {
                    goods = true;
                    out.add(Move::Seize(market));
                }
            }
            let substitute = !goods && !self.can_lose_good(loser);
            let cash = taken.is_none() && (state || substitute) && self.can_lose_cash(Some(loser), 10);
            out.add_if(cash, Move::Cash());
        } else {
            let machine = self.can_lose_machine(loser);
            out.add_if(machine, Move::Wreck());
            out.add_if((state || !machine) && self.can_lose_cash(Some(loser), 20), Move::Cash());
        }
    }

    /// Whose goods a trader can still import.
    pub(crate) fn producers(&self, market: Corp) -> impl Iterator<Item = Corp> + '_ {
        Corp::ALL
            .into_iter()
            .filter(move |corp| *corp != market && self.stall[market.index()][corp.index()] > 0)
    }

    /// Contracts of the central bank that somebody could buy (KZ-9.1).
    fn public_contracts(&self, out: &mut Options) {
        if self.public_offers >= MOST_PUBLIC {
            return;
        }
        for debtor in Holder::private() {
            for field in [Field::F15, Field::F20, Field::F25] {
                let legal = self.loans.count(debtor, Holder::Central, field) > 0
                    && self.solvent_accounts().any(|buyer| self.cash(buyer) >= field.value());
                out.add_if(legal, Move::Contract(debtor, field));
            }
        }
    }

    /// Purses and corporations whose controllers are solvent.
    pub(crate) fn solvent_accounts(&self) -> impl Iterator<Item = Holder> + '_ {
        Holder::private().filter(|holder| self.is_solvent(self.controller(*holder)))
    }

    /// Contracts of a seat's accounts that a creditor could extend (KZ-9.3).
    fn extendable(&self, seat: Seat, out: &mut Options) {
        if self.extensions[seat.index()] >= MOST_EXTENSIONS {
            return;
        }
        for debtor in self.accounts_of(seat) {
            for field in [Field::F10, Field::F15, Field::F20] {
                let legal = Holder::all().any(|creditor| self.can_extend(debtor, creditor, field));
                out.add_if(legal, Move::Contract(debtor, field));
            }
        }
    }

    fn can_extend(&self, debtor: Holder, creditor: Holder, field: Field) -> bool {
        field != Field::F25
            && self.loans.count(debtor, creditor, field) > 0
            && self.cash(creditor) >= EXTENSION
    }

    /// Where a seat can still move for a new chief (KZ-11.5).
    pub(crate) fn callable(&self, seat: Seat) -> impl Iterator<Item = Corp> + '_ {
        Corp::ALL.into_iter().filter(move |corp| {
            let bit = 1 << corp.index();
            self.called[seat.index()] & bit == 0
                && self.changed & bit == 0
                && self.votes(*corp, seat) > 0
                && self.nominees(*corp).next().is_some()
        })
    }

    /// Who can become chief (KZ-11.5).
    fn nominees(&self, corp: Corp) -> impl Iterator<Item = Seat> + '_ {
        Corp::ALL
            .into_iter()
            .map(Corp::seat)
            .filter(move |seat| self.is_solvent(*seat) && *seat != self.chief_of(corp))
    }

    /// The shares of a seat's accounts.
    fn add_shares(&self, seat: Seat, out: &mut Options) {
        for holder in self.accounts_of(seat) {
            for corp in Corp::ALL {
                out.add_if(self.shares_of(holder, corp) > 0, Move::Share(holder, corp));
            }
        }
    }

    /// Whether an account can buy a share of the seller's at its price.
    pub(crate) fn can_buy(&self, buyer: Holder, seller: Holder, corp: Corp) -> bool {
        buyer != seller
            && buyer != Holder::Central
            && self.is_solvent(self.controller(buyer))
            && self.cash(buyer) >= self.price(corp)
    }

    /// To whom the share that is put up can be sold: whoever is interested, or another account of the
    /// seller's own controller. Without interest of others the controller may leave it (KZ-12.6, KZ-13.2).
    pub(crate) fn buyers(&self, out: &mut Options) {
        let Some(put_up) = self.put_up else { return };
        let own = self.controller(put_up.holder);
        put_up.willing.iter().flatten().for_each(|buyer| out.add(Move::Of(*buyer)));
        self.accounts_of(own)
            .filter(|buyer| self.can_buy(*buyer, put_up.holder, put_up.corp))
            .for_each(|buyer| out.add(Move::Of(buyer)));
        let others = put_up.willing.iter().any(Option::is_some);
        out.add_if(!others && !out.none(), Move::Pass());
    }

    fn central_shares(&self, seat: Seat, out: &mut Options) {
        for corp in Corp::ALL {
            let legal = self.shares_of(Holder::Central, corp) > 0
                && self.accounts_of(seat).any(|buyer| self.cash(buyer) >= self.price(corp));
            out.add_if(legal, Move::Share(Holder::Central, corp));
        }
    }

    /// How a debtor can come by money: a new loan, a share at a price (KZ-13.1, KZ-13.2, KZ-13.4).
    pub(crate) fn means(&self, holder: Holder) -> Options {
        let mut out = Options::default();
        let Some(raise) = self.raise else { return out };
        // KZ-13.4: for what is due by the rules a corporation always finds a lender, for shares it does not.
        let beyond = matches!(holder, Holder::Corp(_)) && raise.label != crate::names::Label::Young;
        out.add_if(beyond || self.may_borrow(holder), Move::Borrow());
        for corp in Corp::ALL {
            out.add_if(self.shares_of(holder, corp) > 0 && self.price(corp) > 0, Move::Share(holder, corp));
        }
        out
    }

    /// Which kinds of offers a seat can make in a window (KZ-12.7).
    fn add_deals(&self, seat: Seat, out: &mut Options) {
        if self.offers[seat.index()] >= MOST_OFFERS {
            return;
        }
        for deal in Deal::ALL {
            out.add_if(self.can_deal(seat, deal), Move::Offer(deal));
        }
    }

    /// Whether the first part of an offer has any choice: the same as [`Board::parts`] would say, sooner.
    pub(crate) fn can_deal(&self, seat: Seat, deal: Deal) -> bool {
        let shares =
            |holder: Holder| Corp::ALL.into_iter().filter(move |corp| self.shares_of(holder, *corp) > 0);
        match deal {
            Deal::Sell => {
                let mut richest: [(u16, Option<Holder>); 2] = [(0, None); 2];
                for holder in self.solvent_accounts() {
                    let cash = self.cash(holder);
                    if richest[0].1.is_none() || cash > richest[0].0 {
                        richest = [(cash, Some(holder)), richest[0]];
                    } else if richest[1].1.is_none() || cash > richest[1].0 {
                        richest[1] = (cash, Some(holder));
                    }
                }
                let sells = |holder: Holder, corp: Corp| {
                    let (cash, buyer) = richest[usize::from(richest[0].1 == Some(holder))];
                    buyer.is_some() && cash >= self.price(corp)
                };
                self.accounts_of(seat).any(|holder| shares(holder).any(|corp| sells(holder, corp)))
            }
            Deal::Buy => {
                let Some(cash) = self.accounts_of(seat).map(|holder| self.cash(holder)).max() else {
                    return false;
                };
                self.solvent_accounts()
                    .filter(|holder| self.controller(*holder) != seat)
                    .any(|holder| shares(holder).any(|corp| self.price(corp) <= cash))
            }
            Deal::Swap => self
                .accounts_of(seat)
                .any(|holder| shares(holder).any(|corp| self.swaps(holder, corp, seat).next().is_some())),
            Deal::Borrow => self.is_solvent(seat) && self.may_borrow(Holder::purse(seat)),
            Deal::Claim => {
                self.loans.any() && {
                    let talk = Self::blank(seat, Matter::Deal(deal));
                    !self.parts(&talk, Part::Contract).none()
                }
            }
        }
    }

    /// What can be said for a part of an offer.
    pub(crate) fn parts(&self, talk: &Talk, part: Part) -> Options {
        let mut out = Options::default();
        let seat = talk.by;
        let mine = |holder: Holder| self.controller(holder) == seat;
        match (part, talk.matter) {
            (Part::Give, _) => {
                for holder in self.accounts_of(seat) {
                    for corp in Corp::ALL {
                        let legal = self.shares_of(holder, corp) > 0
                            && match talk.matter {
                                Matter::Deal(Deal::Swap) => self.swaps(holder, corp, seat).next().is_some(),
                                _ => Holder::private().any(|buyer| self.can_buy(buyer, holder, corp)),
                            };
                        out.add_if(legal, Move::Share(holder, corp));
                    }
                }
            }
            (Part::Get, Matter::Central) => self.central_shares(seat, &mut out),
            (Part::Get, Matter::Deal(Deal::Swap)) => {
                if let Some((holder, corp)) = talk.give {
                    self.swaps(holder, corp, seat)
                        .for_each(|(holder, corp)| out.add(Move::Share(holder, corp)));
                }
            }
            (Part::Get, _) => {
                for holder in self.solvent_accounts().filter(|holder| !mine(*holder)) {
                    for corp in Corp::ALL {
                        let legal = self.shares_of(holder, corp) > 0
                            && self.accounts_of(seat).any(|buyer| self.can_buy(buyer, holder, corp));
                        out.add_if(legal, Move::Share(holder, corp));
                    }
                }
            }
            (Part::Contract, Matter::Public) => self.public_contracts(&mut out),
            (Part::Contract, Matter::Extend) => self.extendable(seat, &mut out),
            (Part::Contract, _) => {
                for debtor in Holder::private() {
                    for field in [Field::F15, Field::F20, Field::F25] {
                        let legal = self.accounts_of(seat).any(|creditor| {
                            self.loans.count(debtor, creditor, field) > 0
                                && self
                                    .solvent_accounts()
                                    .any(|buyer| buyer != creditor && self.cash(buyer) >= field.value())
                        });
                        out.add_if(legal, Move::Contract(debtor, field));
                    }
                }
            }
            (Part::From, Matter::Deal(Deal::Borrow)) => {
                let purse = Holder::purse(seat);
                if self.is_solvent(seat) && self.may_borrow(purse) {
                    out.add(Move::Of(Holder::Central));
                    self.solvent_accounts()
                        .filter(|creditor| *creditor != purse && self.cash(*creditor) >= LOAN)
                        .for_each(|creditor| out.add(Move::Of(creditor)));
                }
            }
            (Part::From, matter) => {
                if let Some((debtor, field)) = talk.contract {
                    for creditor in Holder::all() {
                        let legal = match matter {
                            Matter::Extend => self.can_extend(debtor, creditor, field),
                            _ => {
                                mine(creditor)
                                    && creditor != Holder::Central
                                    && self.loans.count(debtor, creditor, field) > 0
                                    && self
                                        .solvent_accounts()
                                        .any(|buyer| buyer != creditor && self.cash(buyer) >= field.value())
                            }
                        };
                        out.add_if(legal, Move::Of(creditor));
                    }
                }
            }
            (Part::To, Matter::Deal(Deal::Sell)) => {
                if let Some((holder, corp)) = talk.give {
                    Holder::private()
                        .filter(|buyer| self.can_buy(*buyer, holder, corp))
                        .for_each(|buyer| out.add(Move::Of(buyer)));
                }
            }
            (Part::To, Matter::Deal(Deal::Buy) | Matter::Central) => {
                if let Some((holder, corp)) = talk.get {
                    self.accounts_of(seat)
                        .filter(|buyer| self.can_buy(*buyer, holder, corp))
                        .for_each(|buyer| out.add(Move::Of(buyer)));
                }
            }
            (Part::To, _) => {
                if let Some((_, field)) = talk.contract {
                    self.solvent_accounts()
                        .filter(|buyer| Some(*buyer) != talk.from && self.cash(*buyer) >= field.value())
                        .for_each(|buyer| out.add(Move::Of(buyer)));
                }
            }
            (Part::Answer, _) => {}
        }
        out
    }

    /// The shares of others for which this one can be swapped: whoever gets the dearer share pays the
    /// difference (KZ-12.7).
    fn swaps(&self, give: Holder, given: Corp, seat: Seat) -> impl Iterator<Item = (Holder, Corp)> + '_ {
        self.solvent_accounts().filter(move |holder| self.controller(*holder) != seat).flat_map(
            move |holder| {
                Corp::ALL.into_iter().filter_map(move |corp| {
                    let (mine, theirs) = (self.price(given), self.price(corp));
                    let legal = corp != given
                        && self.shares_of(holder, corp) > 0
                        && self.cash(give) >= theirs.saturating_sub(mine)
                        && self.cash(holder) >= mine.saturating_sub(theirs);
                    legal.then_some((holder, corp))
                })
            },
        )
    }

    /// Whether a move is of a kind that can answer what is asked.
    pub(crate) const fn fits(&self, choice: Move) -> bool {
        matches!(
            (self.ask, choice),
            (Ask::Window(_), Move::Pass() | Move::Rest() | Move::Offer(_))
                | (Ask::Run(_), Move::Run(_))
                | (Ask::Vote(_) | Ask::Tie(_) | Ask::Nominee { .. }, Move::Vote(_))
                | (Ask::Spread(_), Move::Spread(_))
                | (Ask::Renew(_), Move::Renew(_))
                | (Ask::Dismiss(_), Move::Dismiss(_))
                | (Ask::Rent(_), Move::Rent(_))
                | (Ask::Plunder(_), Move::Plunder(_))
                | (Ask::Attack { .. }, Move::Attack(_) | Move::Pass())
                | (Ask::Prize { .. }, Move::Seize(_) | Move::Cash() | Move::Wreck() | Move::Pass())
                | (Ask::Prices, Move::Price(_))
                | (Ask::Import(_), Move::Import(_) | Move::Cheapest())
                | (Ask::Machine { .. }, Move::Machine(_))
                | (Ask::Public(_) | Ask::Extend(_), Move::Contract(..) | Move::Pass())
                | (Ask::Wish { .. } | Ask::Motion { .. }, Move::Name(_))
                | (Ask::Motion { .. }, Move::Pass())
                | (Ask::Ballot { .. }, Move::Ballot(_))
                | (Ask::Call(_), Move::Call(_) | Move::Pass())
                | (Ask::Bids(_), Move::Bid(_))
                | (Ask::Payer { .. }, Move::Of(_))
                | (Ask::Interest(_) | Ask::Buyer(_), Move::Of(_) | Move::Pass())
                | (Ask::PutUp(_), Move::Share(..))
                | (Ask::Central(_), Move::Share(..) | Move::Pass())
                | (
                    Ask::Talk { .. },
                    Move::Share(..) | Move::Contract(..) | Move::Of(_) | Move::Answer(_) | Move::Pass()
                )
                | (Ask::Raise(_), Move::Borrow() | Move::Share(..))
        )
    }

    /// Why a move that is not among the options is refused.
    pub(crate) fn refuse(&self, seat: Seat, choice: Move) -> Refusal {
        if self.ask == Ask::Over {
            return Refusal::Over;
        }
        if seat.index() >= 4 {
            return Refusal::NoSuchSeat;
        }
        if !self.owing().contains(seat) {
            let sealed = match (self.ask, choice) {
                (Ask::Prices, Move::Price(_)) => Corp::ALL.iter().any(|corp| self.chief_of(*corp) == seat),
                (Ask::Bids(_), Move::Bid(_)) => self.is_solvent(seat),
                _ => false,
            };
            return if sealed { Refusal::Sealed } else { Refusal::NotDue };
        }
        match (self.ask, choice) {
            (Ask::Vote(_) | Ask::Tie(_), Move::Vote(_)) => Refusal::NoCandidate,
            (Ask::Nominee { .. }, Move::Vote(_)) => Refusal::NoChief,
            (Ask::Spread(_), Move::Spread(_)) => Refusal::HomeMarket,
            (Ask::Dismiss(_), Move::Dismiss(_)) => Refusal::Quota,
            (Ask::Rent(_), Move::Rent(_)) => Refusal::NoWorker,
            (Ask::Plunder(_), Move::Plunder(_)) => Refusal::Protected,
            (Ask::Attack { .. }, Move::Attack(_)) => Refusal::NoTarget,
            (Ask::Attack { .. }, Move::Pass()) => Refusal::MustAct,
            (Ask::Prize { .. }, Move::Seize(_) | Move::Cash() | Move::Wreck()) => Refusal::NoPrize,
            (Ask::Import(_), Move::Import(_)) => Refusal::NoImport,
            (Ask::Machine { .. }, Move::Machine(_)) => Refusal::Fair,
            (Ask::Public(_) | Ask::Extend(_) | Ask::Talk { .. }, Move::Contract(..)) => Refusal::NoContract,
            (Ask::Window(_), Move::Offer(_)) => Refusal::NoDeal,
            (Ask::Wish { .. } | Ask::Motion { .. }, Move::Name(_)) => Refusal::NotPayable,
            (Ask::Call(_), Move::Call(_)) => Refusal::NoVote,
            (Ask::Bids(_), Move::Bid(_)) => Refusal::TooHigh,
            (Ask::Payer { .. } | Ask::Interest(_) | Ask::Buyer(_) | Ask::Talk { .. }, Move::Of(_)) => {
                Refusal::NoAccount
            }
            (Ask::PutUp(_) | Ask::Central(_) | Ask::Talk { .. } | Ask::Raise(_), Move::Share(..)) => {
                Refusal::NoShare
            }
            (Ask::PutUp(_) | Ask::Buyer(_), Move::Pass()) => Refusal::MustOffer,
            (Ask::Raise(_), Move::Borrow()) => Refusal::Limit,
            _ => Refusal::NotDue,
        }
    }

    /// What a fee or a salary of this colour's player goes to (KZ-10.1).
    pub(crate) fn pay_desk(&self, colour: Corp) -> crate::names::Account {
        if self.is_solvent(colour.seat()) {
            crate::names::Account::Purse(colour)
        } else {
            crate::names::Account::Wage(colour)
        }
    }

    /// Units of ten that a region can spend.
    pub(crate) fn tens(&self, region: Corp) -> u16 {
        self.ledger.demand(region) / TEN
    }
}
