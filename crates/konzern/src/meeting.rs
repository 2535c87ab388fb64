//! Phase 11: shareholders' meetings.

use engine::{Seat, Sink};

use crate::acts::Amount;
use crate::board::{Ask, Board, Meeting, Motion, Pc, TOP_MARKER};
use crate::event::{Event, Topic};
use crate::names::{Account, Ballot, Corp, FOUR, Holder, Label};
use crate::play::next;

impl Board {
    /// KZ-11.6: all dividends are decided, then all supplements, one corporation after the other.
    pub(crate) fn meet(&mut self, topic: Topic, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = if topic == Topic::Dividend { Pc::PayDividends(0) } else { Pc::PaySupplements(0) };
            return;
        }
        if self.meeting.is_some() {
            return self.step_meeting(events);
        }
        let corp = self.order(at);
        let (most, current) = if topic == Topic::Dividend {
            let most = self.highest_dividend(corp);
            // KZ-11.7: what cannot be paid is cut before anybody votes.
            if self.marker[corp.index()] > most {
                self.marker[corp.index()] = most;
                events.public(Event::Cut { corp, dividend: most });
            }
            (most, self.marker[corp.index()])
        } else {
            (if self.entitled(corp) == 0 { 0 } else { self.payable(corp).min(Amount::MOST) }, 0)
        };
        self.open_meeting(corp, topic, most);
        if let Some(meeting) = &mut self.meeting {
            meeting.current = current;
            if meeting.most == 0 || meeting.all == 0 {
                self.close_meeting(events);
            }
        }
    }

    pub(crate) fn open_meeting(&mut self, corp: Corp, topic: Topic, most: u8) {
        let (all, current) = (self.all_votes(corp), self.chief_of(corp).index() as u8);
        self.meeting =
            Some(Meeting { corp, topic, most, current, all, wishes: [None; FOUR], called: 0, motion: None });
    }

    /// Whether a player is asked at a meeting: who has votes. A majority decides the dividend alone, so then only
    /// its holder is asked for a wish (KZ-11.9).
    pub fn is_asked(&self, meeting: &Meeting, seat: Seat) -> bool {
        let alone = |votes: u8| meeting.topic == Topic::Dividend && 2 * votes > meeting.all;
        let votes = |seat: Seat| self.votes(meeting.corp, seat);
        let majority = !self.setup.motions && Corp::ALL.iter().any(|corp| alone(votes(corp.seat())));
        votes(seat) > 0 && (!majority || alone(votes(seat)))
    }

    /// The highest dividend that a corporation could name (KZ-11.7).
    pub fn highest_dividend(&self, corp: Corp) -> u8 {
        self.payable(corp).min(TOP_MARKER)
    }

    fn step_meeting(&mut self, events: &mut impl Sink<Event>) {
        let Some(mut meeting) = self.meeting else { return };
        if let Some(motion) = meeting.motion {
            return self.step_motion(meeting, motion, events);
        }
        let (corp, topic) = (meeting.corp, meeting.topic);
        while meeting.called < 4 {
            let seat = self.order(meeting.called).seat();
            meeting.called += 1;
            if self.is_asked(&meeting, seat) {
                self.meeting = Some(meeting);
                self.ask = if self.setup.motions {
                    Ask::Motion { corp, seat, topic }
                } else {
                    Ask::Wish { corp, seat, topic }
                };
                return;
            }
        }
        if !self.setup.motions {
            meeting.current = self.majority_value(&meeting);
        }
        self.meeting = Some(meeting);
        self.close_meeting(events);
    }

    pub(crate) fn wish(
        &mut self,
        corp: Corp,
        seat: Seat,
        topic: Topic,
        amount: u8,
        events: &mut impl Sink<Event>,
    ) {
        if let Some(meeting) = &mut self.meeting {
            meeting.wishes[seat.index()] = Some(amount);
        }
        events.public(Event::Wished { corp, seat, topic, amount });
    }

    /// KZ-11.9: what motions of one bn at a time would come to if everybody voted for what is nearer to
    /// the wish.
    fn majority_value(&self, meeting: &Meeting) -> u8 {
        let votes = |wanted: &dyn Fn(u8) -> bool| -> u8 {
            let wishes = meeting.wishes.iter().enumerate();
            wishes
                .filter(|(_, wish)| wish.is_some_and(wanted))
                .map(|(index, _)| self.votes(meeting.corp, Seat::new(index as u8)))
                .sum()
        };
        let mut value = meeting.current;
        if meeting.topic == Topic::Supplement {
            // KZ-11.4: a quarter against it stops a supplement.
            while value < meeting.most {
                let (yes, no) = (votes(&|wish| wish > value), votes(&|wish| wish <= value));
                if 2 * yes <= meeting.all || 4 * no >= meeting.all {
                    break;
                }
                value += 1;
            }
            return value;
        }
        while value < meeting.most && 2 * votes(&|wish| wish > value) > meeting.all {
            value += 1;
        }
        while value > 0 && 2 * votes(&|wish| wish < value) > meeting.all {
            value -= 1;
        }
        value
    }

    /// KZ-11.1, KZ-11.3, KZ-11.5: a motion; its mover votes for it.
    pub(crate) fn open_motion(&mut self, seat: Seat, value: u8, events: &mut impl Sink<Event>) {
        let Some(mut meeting) = self.meeting else { return };
        let yes = self.votes(meeting.corp, seat);
        meeting.motion = Some(Motion { by: seat, value, yes, no: 0, called: 0 });
        self.meeting = Some(meeting);
        events.public(Event::Moved { corp: meeting.corp, seat, topic: meeting.topic, value });
    }

    /// KZ-11.4: whether so many votes for and against carry a motion.
    pub(crate) const fn carries(topic: Topic, yes: u8, no: u8, all: u8) -> bool {
        2 * yes > all && (matches!(topic, Topic::Dividend) || 4 * no < all)
    }

    /// Asks the next voter, unless the votes that are out cannot change the result.
    fn step_motion(&mut self, mut meeting: Meeting, mut motion: Motion, events: &mut impl Sink<Event>) {
        let (topic, all) = (meeting.topic, meeting.all);
        let out = all - motion.yes - motion.no;
        let sure = Self::carries(topic, motion.yes, motion.no + out, all)
            || !Self::carries(topic, motion.yes + out, motion.no, all);
        while motion.called < 4 && !sure {
            let seat = self.order(motion.called).seat();
            motion.called += 1;
            if seat != motion.by && self.votes(meeting.corp, seat) > 0 {
                meeting.motion = Some(motion);
                self.meeting = Some(meeting);
                self.ask = Ask::Ballot { corp: meeting.corp, seat };
                return;
            }
        }
        let passed = Self::carries(topic, motion.yes, motion.no, all);
        events.public(Event::Balloted { yes: motion.yes, no: motion.no, all, passed });
        meeting.motion = None;
        if passed {
            meeting.current = motion.value;
        }
        self.meeting = Some(meeting);
        if topic == Topic::Chief {
            self.close_meeting(events);
        }
    }

    pub(crate) fn ballot(&mut self, seat: Seat, ballot: Ballot) {
        let votes = self.meeting.map_or(0, |meeting| self.votes(meeting.corp, seat));
        if let Some(Meeting { motion: Some(motion), .. }) = &mut self.meeting {
            match ballot {
                Ballot::Yes => motion.yes += votes,
                Ballot::No => motion.no += votes,
                Ballot::Abstain => {}
            }
        }
    }

    /// The decision of a meeting takes effect.
    fn close_meeting(&mut self, events: &mut impl Sink<Event>) {
        let Some(meeting) = self.meeting.take() else { return };
        let (corp, amount) = (meeting.corp, meeting.current);
        match meeting.topic {
            Topic::Dividend => {
                self.marker[corp.index()] = amount;
                events.public(Event::Dividend { corp, amount });
                self.pc = next(self.pc);
            }
            Topic::Supplement => {
                self.supplement[corp.index()] = amount;
                events.public(Event::Supplement { corp, amount });
                self.pc = next(self.pc);
            }
            // KZ-11.5: effective at once.
            Topic::Chief => {
                let seat = Seat::new(amount);
                if seat != self.chief_of(corp) {
                    self.chief[corp.index()] = seat;
                    self.changed |= 1 << corp.index();
                    events.public(Event::Chief { corp, seat });
                }
            }
        }
    }

    /// KZ-11.2.
    pub(crate) fn pay_dividends(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Meet { topic: Topic::Supplement, at: 0 };
            return;
        }
        let corp = self.order(at);
        self.pay_holders(corp, self.marker[corp.index()], Label::Dividend, events);
        self.pc = next(self.pc);
    }

    /// KZ-11.3.
    pub(crate) fn pay_supplements(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if at == 4 {
            self.pc = Pc::Calls(0);
            return;
        }
        let corp = self.order(at);
        self.pay_holders(corp, self.supplement[corp.index()], Label::Supplement, events);
        self.pc = next(self.pc);
    }

    fn pay_holders(&mut self, corp: Corp, each: u8, label: Label, events: &mut impl Sink<Event>) {
        for holder in Holder::all().filter(|holder| *holder != Holder::Corp(corp)) {
            let amount = u16::from(each) * u16::from(self.shares_of(holder, corp));
            if self.pay(Account::Bank(corp), holder.account(), amount, label, events) {
                self.paid_out[corp.index()] += amount;
            }
        }
    }

    /// KZ-11.5, KZ-11.6: last, motions for new chiefs, each shareholder in lead order.
    pub(crate) fn calls(&mut self, at: u8, events: &mut impl Sink<Event>) {
        if self.meeting.is_some() {
            return self.step_meeting(events);
        }
        if at == 4 {
            self.enter(12);
            return;
        }
        let seat = self.order(at).seat();
        if self.callable(seat).next().is_some() {
            self.ask = Ask::Call(seat);
        } else {
            self.pc = next(self.pc);
        }
    }
}
