//! How the game moves.

use engine::{Seat, SeatSet, Sink};

use crate::acts::{Ballot, Claims, Move, Options, Statement};
use crate::chance::{Chance, Odds};
use crate::deck::{Pattern, Policy, Tiles};
use crate::event::{By, End, Event};
use crate::refusal::Refusal;
use crate::setup::{CHAOS, FASCIST_GOAL, LIBERAL_GOAL, Power, Roles, VETO, ZONE};
use crate::state::{Finding, Peeked, Phase, Placed, Session, State, Veto};

impl State {
    /// Who owes a move.
    pub(crate) fn owing(&self) -> SeatSet {
        match self.phase {
            Phase::Deal | Phase::First | Phase::Draw { .. } | Phase::Chaos | Phase::Peek | Phase::Over(_) => {
                SeatSet::EMPTY
            }
            Phase::Ballot { voted, .. } => self.living.minus(voted),
            Phase::ChancellorDiscard { chancellor, .. } => SeatSet::only(chancellor),
            Phase::Nominate | Phase::PresidentDiscard { .. } | Phase::Consent { .. } | Phase::Power(_) => {
                SeatSet::only(self.president)
            }
        }
    }

    /// The legal moves of a seat.
    pub(crate) fn options(&self, seat: Seat) -> Options {
        if !self.owing().contains(seat) {
            return Options::None;
        }
        match self.phase {
            Phase::Nominate => Options::Nominate(self.eligible()),
            Phase::Ballot { .. } => Options::Ballot,
            Phase::PresidentDiscard { hand, .. } => Options::Discard { hand, veto: false },
            Phase::ChancellorDiscard { hand, veto, .. } => {
                Options::Discard { hand, veto: veto == Veto::Open }
            }
            Phase::Consent { .. } => Options::Consent,
            Phase::Power(power) => {
                let targets = self.targets(power);
                match power {
                    Power::Investigate => Options::Investigate(targets),
                    Power::SpecialElection => Options::Call(targets),
                    Power::Execution => Options::Execute(targets),
                    Power::Peek => Options::None,
                }
            }
            Phase::Deal | Phase::First | Phase::Draw { .. } | Phase::Chaos | Phase::Peek | Phase::Over(_) => {
                Options::None
            }
        }
    }

    /// The odds of the chance step that is due.
    pub(crate) fn odds(&self) -> Odds {
        match self.phase {
            Phase::Deal => Odds::deal(self.seats()),
            Phase::First => Odds::first(self.seats()),
            Phase::Chaos => self.deck.odds_of_top(),
            Phase::Peek => self.deck.odds_of_peek(),
            _ => self.deck.odds_of_three(),
        }
    }

    /// Whose hand draws.
    pub(crate) const fn hand(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw { .. } | Phase::Chaos | Phase::Peek => Some(self.president),
            _ => None,
        }
    }

    /// Whether the seat may act at all, and this move is of the kind that is due.
    fn check_due(&self, seat: Seat, choice: Move) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        if seat.index() >= usize::from(self.seats()) {
            return Err(Refusal::NoSuchSeat);
        }
        if !self.living.contains(seat) {
            return Err(Refusal::Dead);
        }
        if let (Phase::Ballot { voted, .. }, Move::Ballot(_)) = (self.phase, choice)
            && voted.contains(seat)
        {
            return Err(Refusal::BallotCast);
        }
        if self.owing().contains(seat) { Ok(()) } else { Err(Refusal::NotDue) }
    }

    /// Plays a move; a refusal leaves the state untouched.
    #[inline]
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        choice: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check_due(seat, choice)?;
        match (self.phase, choice) {
            (Phase::Nominate, Move::Nominate(nominee)) => self.nominate(nominee, events),
            (Phase::Ballot { nominee, voted, ja }, Move::Ballot(ballot)) => {
                let ja = if ballot == Ballot::Ja { ja.with(seat) } else { ja };
                self.phase = Phase::Ballot { nominee, voted: voted.with(seat), ja };
                if voted.with(seat) == self.living {
                    self.open_ballots(nominee, ja, events);
                }
                Ok(())
            }
            (Phase::PresidentDiscard { chancellor, hand }, Move::Discard(policy)) => {
                self.pass_on(chancellor, hand, policy, events)
            }
            (Phase::PresidentDiscard { .. }, Move::Veto) => Err(Refusal::PresidentVeto),
            (Phase::ChancellorDiscard { chancellor, hand, .. }, Move::Discard(policy)) => {
                self.enact_from_hand(chancellor, hand, policy, events)
            }
            (Phase::ChancellorDiscard { chancellor, hand, veto }, Move::Veto) => match veto {
                Veto::Locked => Err(Refusal::VetoLocked),
                Veto::Refused => Err(Refusal::VetoRefused),
                Veto::Open => {
                    self.phase = Phase::Consent { chancellor, hand };
                    events.public(Event::VetoProposed { chancellor });
                    Ok(())
                }
            },
            (Phase::Consent { chancellor, hand }, Move::Consent(yes)) => {
                self.answer_veto(chancellor, hand, yes, events);
                Ok(())
            }
            (Phase::Power(Power::Investigate), Move::Investigate(target)) => self.investigate(target, events),
            (Phase::Power(Power::SpecialElection), Move::Call(target)) => self.call(target, events),
            (Phase::Power(Power::Execution), Move::Execute(target)) => self.execute(target, events),
            _ => Err(Refusal::NotDue),
        }
    }

    /// Lets a chance outcome happen; false, and nothing changes, if it cannot.
    #[inline]
    pub(crate) fn settle(&mut self, outcome: Chance, events: &mut impl Sink<Event>) -> bool {
        match (self.phase, outcome) {
            (Phase::Deal, Chance::Deal(roles)) if roles.seats() == self.seats() => {
                self.deal(roles, events);
                true
            }
            (Phase::First, Chance::First(seat)) if seat.index() < usize::from(self.seats()) => {
                self.open_election(seat, false, events);
                true
            }
            (Phase::Draw { chancellor }, Chance::Draw(tiles)) => {
                self.deck.take_three(tiles) && {
                    self.draw(chancellor, tiles, events);
                    true
                }
            }
            (Phase::Peek, Chance::Peek(tiles)) => {
                self.deck.fix_top(tiles) && {
                    self.show_peek(tiles, events);
                    true
                }
            }
            (Phase::Chaos, Chance::Tile(tile)) => {
                self.deck.take_top(tile) && {
                    self.enact(tile, By::Chaos, events);
                    true
                }
            }
            _ => false,
        }
    }

    /// SH-1, SH-2.
    fn deal(&mut self, roles: Roles, events: &mut impl Sink<Event>) {
        self.roles = Some(roles);
        events.public(Event::RolesDealt);
        for seat in self.living.iter() {
            let event = Event::RoleSeen { seat, role: roles.of(seat), night: roles.night(seat) };
            events.tell(engine::Audience::only(seat), event);
        }
        match self.setup.first {
            Some(seat) => self.open_election(seat, false, events),
            None => self.phase = Phase::First,
        }
    }

    /// SH-12, SH-30.
    fn open_election(&mut self, president: Seat, special: bool, events: &mut impl Sink<Event>) {
        self.election += 1;
        self.president = president;
        self.special = special;
        if !special {
            self.anchor = president;
        }
        self.phase = Phase::Nominate;
        events.public(Event::ElectionOpened { election: self.election, president, special });
    }

    fn next_election(&mut self, events: &mut impl Sink<Event>) {
        self.open_election(self.left_of(self.anchor), false, events);
    }

    /// SH-13 to SH-16.
    fn nominate(&mut self, nominee: Seat, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if nominee.index() >= usize::from(self.seats()) {
            return Err(Refusal::NoSuchSeat);
        }
        if nominee == self.president {
            return Err(Refusal::SelfNomination);
        }
        if !self.living.contains(nominee) {
            return Err(Refusal::DeadNominee);
        }
        if self.barred().contains(nominee) {
            let chancellor = self.last.is_some_and(|(_, chancellor)| chancellor == nominee);
            return Err(if chancellor { Refusal::LastChancellor } else { Refusal::LastPresident });
        }
        self.phase = Phase::Ballot { nominee, voted: SeatSet::EMPTY, ja: SeatSet::EMPTY };
        events.public(Event::Nominated { president: self.president, nominee });
        Ok(())
    }

    /// SH-17, SH-18.
    fn open_ballots(&mut self, nominee: Seat, ja: SeatSet, events: &mut impl Sink<Event>) {
        let passed = ja.len() * 2 > self.living.len();
        events.public(Event::BallotsOpened { ja, nein: self.living.minus(ja), passed });
        if !passed {
            return self.advance_tracker(events);
        }
        self.last = Some((self.president, nominee));
        events.public(Event::GovernmentElected { president: self.president, chancellor: nominee });
        if self.zone_open() {
            if self.is_hitler(nominee) {
                return self.finish(End::HitlerElected, events);
            }
            self.cleared = self.cleared.with(nominee);
            events.public(Event::Cleared { seat: nominee });
        }
        self.phase = Phase::Draw { chancellor: nominee };
    }

    fn is_hitler(&self, seat: Seat) -> bool {
        self.roles.is_some_and(|roles| roles.hitler() == seat)
    }

    /// SH-23.
    fn draw(&mut self, chancellor: Seat, tiles: Tiles, events: &mut impl Sink<Event>) {
        let president = self.president;
        if let Some(slot) = self.session_mut() {
            *slot = Some(Session { president, chancellor, drew: tiles, passed: Tiles::NONE, enacted: None });
        }
        self.phase = Phase::PresidentDiscard { chancellor, hand: tiles };
        events.public(Event::Drawn { president });
        events.tell(engine::Audience::only(president), Event::HandSeen { seat: president, tiles });
    }

    /// SH-24.
    fn pass_on(
        &mut self,
        chancellor: Seat,
        hand: Tiles,
        policy: Policy,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if hand.of(policy) == 0 {
            return Err(Refusal::NoSuchTile);
        }
        let president = self.president;
        let hand = hand.without(policy);
        self.deck.discard = self.deck.discard.with(policy);
        if let Some(Some(session)) = self.session_mut() {
            session.passed = hand;
        }
        self.phase = Phase::ChancellorDiscard { chancellor, hand, veto: self.veto_at_start() };
        events.tell(engine::Audience::only(president), Event::Discarded { seat: president, policy });
        events.public(Event::Passed { president, chancellor });
        events.tell(engine::Audience::only(chancellor), Event::HandSeen { seat: chancellor, tiles: hand });
        Ok(())
    }

    /// SH-25.
    fn enact_from_hand(
        &mut self,
        chancellor: Seat,
        hand: Tiles,
        policy: Policy,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if hand.of(policy) == 0 {
            return Err(Refusal::NoSuchTile);
        }
        let enacted = if hand.without(policy).liberal > 0 { Policy::Liberal } else { Policy::Fascist };
        self.deck.discard = self.deck.discard.with(policy);
        if let Some(Some(session)) = self.session_mut() {
            session.enacted = Some(enacted);
        }
        self.open_claims();
        events.tell(engine::Audience::only(chancellor), Event::Discarded { seat: chancellor, policy });
        self.enact(enacted, By::Government { president: self.president, chancellor }, events);
        Ok(())
    }

    /// SH-35, SH-36.
    fn answer_veto(&mut self, chancellor: Seat, hand: Tiles, yes: bool, events: &mut impl Sink<Event>) {
        let president = self.president;
        if !yes {
            self.phase = Phase::ChancellorDiscard { chancellor, hand, veto: Veto::Refused };
            events.public(Event::VetoRefused { president });
            return;
        }
        self.deck.discard = self.deck.discard.and(hand);
        self.open_claims();
        events.public(Event::VetoAccepted { president });
        // The session ends here, so the draw pile is counted before chaos can come (SH-37).
        self.end_session(events);
        self.advance_tracker(events);
    }

    /// From now on President and Chancellor may claim this session (SH-49).
    fn open_claims(&mut self) {
        self.open_drew |= 1 << self.election;
        self.open_got |= 1 << self.election;
    }

    /// SH-19, SH-20.
    fn advance_tracker(&mut self, events: &mut impl Sink<Event>) {
        self.tracker += 1;
        events.public(Event::TrackerMoved { to: self.tracker });
        if self.tracker >= CHAOS {
            self.phase = Phase::Chaos;
        } else {
            self.next_election(events);
        }
    }

    /// SH-27.
    fn end_session(&mut self, events: &mut impl Sink<Event>) {
        if self.deck.reshuffle_if_short() {
            self.deck_since = self.election + 1;
            events.public(Event::Reshuffled { tiles: self.deck.draw });
        }
    }

    /// A policy goes face up on its row, and what follows from it.
    fn enact(&mut self, policy: Policy, by: By, events: &mut impl Sink<Event>) {
        let election = self.election;
        let placed = Some(Placed { election, by });
        let number = match policy {
            Policy::Liberal => {
                self.liberal += 1;
                if let Some(slot) = self.liberal_row.get_mut(usize::from(self.liberal - 1)) {
                    *slot = placed;
                }
                self.liberal
            }
            Policy::Fascist => {
                self.fascist += 1;
                if let Some(slot) = self.fascist_row.get_mut(usize::from(self.fascist - 1)) {
                    *slot = placed;
                }
                self.fascist
            }
        };
        events.public(Event::Enacted { policy, number, election, by });
        if self.tracker > 0 {
            self.tracker = 0;
            events.public(Event::TrackerMoved { to: 0 });
        }
        let chaos = by == By::Chaos;
        if chaos && self.last.take().is_some() {
            events.public(Event::TermLimitsLifted);
        }
        match policy {
            Policy::Liberal if number >= LIBERAL_GOAL => return self.finish(End::FiveLiberal, events),
            Policy::Fascist if number >= FASCIST_GOAL => return self.finish(End::SixFascist, events),
            Policy::Fascist if number == ZONE => events.public(Event::ZoneOpened),
            Policy::Fascist if number == VETO => events.public(Event::VetoUnlocked),
            _ => {}
        }
        self.end_session(events);
        let power = match policy {
            Policy::Fascist => Power::at(self.seats(), number),
            Policy::Liberal => None,
        };
        match power {
            None => self.next_election(events),
            Some(power) if chaos => {
                events.public(Event::PowerLost { power });
                self.next_election(events);
            }
            Some(power) => {
                events.public(Event::PowerGranted { power, president: self.president });
                self.phase = if power == Power::Peek { Phase::Peek } else { Phase::Power(power) };
            }
        }
    }

    /// Whether the President may aim a power here (SH-33).
    fn check_target(&self, target: Seat, own: Refusal) -> Result<(), Refusal> {
        if target.index() >= usize::from(self.seats()) {
            Err(Refusal::NoSuchSeat)
        } else if target == self.president {
            Err(own)
        } else if self.living.contains(target) {
            Ok(())
        } else {
            Err(Refusal::DeadTarget)
        }
    }

    /// SH-29, SH-38.
    fn investigate(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_target(seat, Refusal::SelfTarget)?;
        if self.investigated().contains(seat) {
            return Err(Refusal::Investigated);
        }
        let president = self.president;
        if let Some(slot) = self.findings.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(Finding { by: president, seat, claimed: false });
        }
        events.public(Event::Investigated { president, seat });
        if let Some(roles) = self.roles {
            let party = roles.of(seat).party();
            events.tell(engine::Audience::only(president), Event::PartySeen { president, seat, party });
        }
        self.next_election(events);
        Ok(())
    }

    /// SH-30.
    fn call(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_target(seat, Refusal::SelfCall)?;
        let president = self.president;
        self.anchor = president;
        events.public(Event::SpecialElectionCalled { president, seat });
        self.open_election(seat, true, events);
        Ok(())
    }

    /// SH-31.
    fn show_peek(&mut self, tiles: Pattern, events: &mut impl Sink<Event>) {
        let president = self.president;
        self.peek = Some(Peeked { by: president, election: self.election, tiles, claimed: false });
        events.public(Event::Peeked { president });
        events.tell(engine::Audience::only(president), Event::PeekSeen { president, tiles });
        self.next_election(events);
    }

    /// SH-32, SH-38, SH-39.
    fn execute(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_target(seat, Refusal::SelfTarget)?;
        let hitler = self.is_hitler(seat);
        self.living = self.living.without(seat);
        events.public(Event::Executed { president: self.president, seat, hitler });
        if hitler {
            self.finish(End::HitlerExecuted, events);
        } else {
            self.next_election(events);
        }
        Ok(())
    }

    /// SH-11.
    fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over(end);
        events.public(Event::Won { end });
        if let Some(roles) = self.roles {
            events.public(Event::RolesOpened { roles });
        }
    }

    /// The claims open to a seat (SH-49).
    pub(crate) fn claims(&self, seat: Seat) -> Claims {
        let mut claims = Claims::default();
        let silent = matches!(self.phase, Phase::Over(_)) || self.governing().contains(seat);
        if silent || !self.living.contains(seat) {
            return claims;
        }
        for election in 1..=self.election {
            if let Some(session) = self.session(election) {
                if session.president == seat {
                    claims.drew |= self.open_drew & 1 << election;
                }
                if session.chancellor == seat {
                    claims.got |= self.open_got & 1 << election;
                }
            }
        }
        claims.party = self
            .findings
            .iter()
            .flatten()
            .filter(|finding| finding.by == seat && !finding.claimed)
            .map(|finding| finding.seat)
            .collect();
        claims.saw = self.peek.is_some_and(|peek| peek.by == seat && !peek.claimed);
        claims
    }

    /// Puts a claim on record.
    pub(crate) fn claim(
        &mut self,
        seat: Seat,
        statement: Statement,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        if seat.index() >= usize::from(self.seats()) {
            return Err(Refusal::NoSuchSeat);
        }
        if !self.living.contains(seat) {
            return Err(Refusal::Dead);
        }
        if self.governing().contains(seat) {
            return Err(Refusal::Silence);
        }
        if engine::Choices::rank(&self.claims(seat), &statement).is_none() {
            return Err(Refusal::NothingToClaim);
        }
        match statement {
            Statement::Drew { election, .. } => self.open_drew &= !(1 << election),
            Statement::Got { election, .. } => self.open_got &= !(1 << election),
            Statement::Party { seat: target, .. } => {
                for finding in self.findings.iter_mut().flatten() {
                    finding.claimed |= finding.seat == target;
                }
            }
            Statement::Saw(_) => {
                if let Some(peek) = &mut self.peek {
                    peek.claimed = true;
                }
            }
        }
        events.public(Event::Claimed { seat, statement });
        Ok(())
    }
}
