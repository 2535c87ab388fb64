//! Phase 5: what corporations do to each other.

use engine::Sink;

use crate::acts::{Move, Options};
use crate::board::{Ask, Board, Pc};
use crate::event::Event;
use crate::names::{Account, Corp, FOUR, Face, Label};
use crate::play::next;

impl Board {
    /// KZ-5.1, KZ-5.11: the corporations led by the government, then the others, each in lead order.
    pub(crate) fn actions(&mut self, state: bool, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            if state {
                self.pc = Pc::Actions { state: false, at: 0 };
            } else {
                self.enter(6);
            }
            return;
        }
        let actor = self.order(at);
        if self.government.contains(self.chief_of(actor)) != state {
            self.pc = next(self.pc);
            return;
        }
        let (first, several) = {
            let mut targets = self.targets(actor, state);
            (targets.next(), targets.next().is_some())
        };
        match first {
            Some(target) if state && !several => self.attack(actor, target, state, events),
            Some(_) => self.ask = Ask::Attack { actor, state },
            None => self.pc = next(self.pc),
        }
    }

    /// KZ-5.2: the actor names the target, then rolls.
    pub(crate) fn attack(&mut self, actor: Corp, target: Corp, state: bool, events: &mut impl Sink<Event>) {
        events.public(Event::Attacked { actor, target, state });
        self.ask = Ask::Fight { actor, target, state };
    }

    /// KZ-5.2, KZ-5.3, KZ-5.4.
    pub(crate) fn fight(
        &mut self,
        actor: Corp,
        target: Corp,
        state: bool,
        face: Face,
        events: &mut impl Sink<Event>,
    ) {
        Self::rolled(Some(self.chief_of(actor)), face, events);
        match face {
            Face::Blank => self.pc = next(self.pc),
            Face::Red(dots) if state => {
                // KZ-5.3: the target takes money of the central bank, all of it or none (KZ-5.7, KZ-5.10).
                let amount = 10 * dots;
                if self.can_lose_cash(None, amount) {
                    self.win_cash(None, Some(target), amount, Label::State, events);
                } else {
                    events.public(Event::Spared { loser: actor });
                }
                self.pc = next(self.pc);
            }
            Face::White(dots) => self.prize(actor, target, state, dots, None, events),
            Face::Red(dots) => self.prize(target, actor, state, dots, None, events),
        }
    }

    /// Asks the winner, if there is anything to take (KZ-5.10).
    fn prize(
        &mut self,
        winner: Corp,
        loser: Corp,
        state: bool,
        dots: u8,
        taken: Option<Corp>,
        events: &mut impl Sink<Event>,
    ) {
        let mut prizes = Options::default();
        self.prizes(loser, state, dots, taken, &mut prizes);
        if !prizes.none() {
            self.ask = Ask::Prize { winner, loser, state, dots, taken };
            return;
        }
        if taken.is_none() {
            events.public(Event::Spared { loser });
        }
        self.pc = next(self.pc);
    }

    /// The winner of an action takes something, or leaves it.
    pub(crate) fn take_prize(&mut self, ask: Ask, choice: Move, events: &mut impl Sink<Event>) {
        let Ask::Prize { winner, loser, state, dots, taken } = ask else { return };
        match choice {
            Move::Seize(market) => {
                let stalls = &mut self.stall[market.index()];
                stalls[loser.index()] -= 1;
                stalls[winner.index()] += 1;
                events.public(Event::Seized { winner, loser, market });
                if taken.is_none() {
                    return self.prize(winner, loser, state, dots, Some(market), events);
                }
            }
            Move::Cash() => {
                let (to, label) =
                    if state { (None, Label::State) } else { (Some(winner), Label::Substitute) };
                self.win_cash(Some(loser), to, 10 * dots, label, events);
            }
            Move::Wreck() => {
                self.stand[loser.index()] -= 1;
                // KZ-2.4: in the last year there is no plan.
                let cut = self.plan[loser.index()] == 8 && !self.is_last_year();
                if cut {
                    self.plan[loser.index()] = 6;
                }
                events.public(Event::Wrecked { loser, cut });
            }
            _ if taken.is_none() => events.public(Event::Spared { loser }),
            _ => {}
        }
        self.pc = next(self.pc);
    }

    /// Money that an action moves counts towards the limit of both banks (KZ-5.7).
    fn win_cash(
        &mut self,
        from: Option<Corp>,
        to: Option<Corp>,
        amount: u8,
        label: Label,
        events: &mut impl Sink<Event>,
    ) {
        let bank = |who: Option<Corp>| who.map_or(Account::Central, Account::Bank);
        let index = |who: Option<Corp>| who.map_or(FOUR, Corp::index);
        self.lost[index(from)] += amount;
        self.won[index(to)] += amount;
        self.pay(bank(from), bank(to), amount.into(), label, events);
    }
}
