//! What a seat remembers, put in order.

use engine::{Seat, SeatSet};

use crate::acts::Statement;
use crate::deck::{Pattern, Policy, Tiles};
use crate::event::{By, Event};
use crate::setup::{Party, Role, Setup, ZONE};

/// How the board stood.
#[derive(Clone, Copy, Default)]
pub(super) struct Board {
    pub(super) liberal: u8,
    pub(super) fascist: u8,
}

impl Board {
    /// Whether the next policy of either kind ends the game.
    pub(super) const fn decisive(self) -> bool {
        self.liberal + 1 >= crate::LIBERAL_GOAL || self.fascist + 1 >= crate::FASCIST_GOAL
    }

    /// Whether Hitler wins as Chancellor.
    pub(super) const fn zone(self) -> bool {
        self.fascist >= ZONE
    }
}

/// A session, with what was said about it and what the seat knows of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Session {
    /// What was enacted; `None` while it lasts and after a veto.
    pub(super) enacted: Option<Policy>,
    pub(super) vetoed: bool,
    /// What the President said: Liberal tiles drawn, and passed on.
    pub(super) drew_claim: Option<(u8, Option<u8>)>,
    /// What the Chancellor said: Liberal tiles received.
    pub(super) got_claim: Option<u8>,
    /// Liberal tiles drawn, if the seat knows.
    pub(super) drew: Option<u8>,
    /// Liberal tiles passed on, if the seat knows.
    pub(super) passed: Option<u8>,
}

/// An election.
#[derive(Clone, Copy)]
pub(super) struct Election {
    pub(super) number: u8,
    pub(super) board: Board,
    pub(super) president: Seat,
    pub(super) nominee: Option<Seat>,
    pub(super) ja: SeatSet,
    pub(super) nein: SeatSet,
    pub(super) session: Option<Session>,
}

/// What became of the draw pile.
#[derive(Clone, Copy)]
pub(super) enum Pile {
    /// All tiles not enacted were shuffled; these.
    Fresh(Tiles),
    /// The session of the election with this index drew three.
    Drawn(usize),
    /// Chaos turned up this tile.
    Turned(Policy),
    /// The seat itself saw these on top.
    Seen(Pattern),
}

/// An investigation.
#[derive(Clone, Copy)]
pub(super) struct Finding {
    pub(super) by: Seat,
    pub(super) seat: Seat,
    /// What the President said.
    pub(super) claim: Option<Party>,
    /// What the seat itself saw.
    pub(super) seen: Option<Party>,
}

/// Everything that a seat remembers.
pub(super) struct Record {
    pub(super) setup: Setup,
    pub(super) elections: Vec<Election>,
    pub(super) pile: Vec<Pile>,
    pub(super) findings: Vec<Finding>,
    /// Who executed whom.
    pub(super) executions: Vec<(Seat, Seat)>,
    /// Who called whom to a special election.
    pub(super) calls: Vec<(Seat, Seat)>,
    /// Who is known not to be Hitler: elected in the Hitler zone, or executed.
    pub(super) not_hitler: SeatSet,
    /// Who was executed.
    pub(super) dead: SeatSet,
}

impl Record {
    /// From the events that the seat was told.
    pub(super) fn new(setup: Setup, memory: &[Event]) -> Self {
        let all = setup.policies();
        let mut record = Self {
            setup,
            elections: Vec::new(),
            pile: vec![Pile::Fresh(Tiles::new(all.liberal, all.fascist - setup.head_start()))],
            findings: Vec::new(),
            executions: Vec::new(),
            calls: Vec::new(),
            not_hitler: SeatSet::EMPTY,
            dead: SeatSet::EMPTY,
        };
        let mut board = Board { liberal: 0, fascist: setup.head_start() };
        for event in memory {
            record.take(*event, &mut board);
        }
        record
    }

    fn take(&mut self, event: Event, board: &mut Board) {
        match event {
            Event::ElectionOpened { election, president, .. } => self.elections.push(Election {
                number: election,
                board: *board,
                president,
                nominee: None,
                ja: SeatSet::EMPTY,
                nein: SeatSet::EMPTY,
                session: None,
            }),
            Event::Enacted { policy, by, .. } => {
                match policy {
                    Policy::Liberal => board.liberal += 1,
                    Policy::Fascist => board.fascist += 1,
                }
                if by == By::Chaos {
                    self.pile.push(Pile::Turned(policy));
                } else if let Some(session) = self.session() {
                    session.enacted = Some(policy);
                }
            }
            Event::Cleared { seat } => self.not_hitler = self.not_hitler.with(seat),
            Event::Reshuffled { tiles } => self.pile.push(Pile::Fresh(tiles)),
            Event::PeekSeen { tiles, .. } => self.pile.push(Pile::Seen(tiles)),
            Event::Investigated { president, seat } => {
                self.findings.push(Finding { by: president, seat, claim: None, seen: None });
            }
            Event::PartySeen { seat, party, .. } => {
                if let Some(finding) = self.findings.iter_mut().find(|finding| finding.seat == seat) {
                    finding.seen = Some(party);
                }
            }
            Event::SpecialElectionCalled { president, seat } => self.calls.push((president, seat)),
            Event::Executed { president, seat, .. } => {
                self.executions.push((president, seat));
                self.not_hitler = self.not_hitler.with(seat);
                self.dead = self.dead.with(seat);
            }
            Event::Claimed { statement, .. } => self.hear(statement),
            _ => self.govern(event),
        }
    }

    /// What happens between a nomination and a policy.
    fn govern(&mut self, event: Event) {
        match event {
            Event::Nominated { nominee, .. } => {
                if let Some(election) = self.elections.last_mut() {
                    election.nominee = Some(nominee);
                }
            }
            Event::BallotsOpened { ja, nein, .. } => {
                if let Some(election) = self.elections.last_mut() {
                    (election.ja, election.nein) = (ja, nein);
                }
            }
            Event::Drawn { .. } => {
                if let Some(election) = self.elections.last_mut() {
                    election.session = Some(Session::default());
                    self.pile.push(Pile::Drawn(self.elections.len() - 1));
                }
            }
            Event::HandSeen { tiles, .. } => {
                if let Some(session) = self.session() {
                    if tiles.len() == 3 {
                        session.drew = Some(tiles.liberal);
                    } else {
                        session.passed = Some(tiles.liberal);
                    }
                }
            }
            Event::Discarded { policy, .. } => {
                if let Some(session) = self.session()
                    && let Some(drew) = session.drew
                {
                    session.passed = Some(drew - u8::from(policy == Policy::Liberal).min(drew));
                }
            }
            Event::VetoAccepted { .. } => {
                if let Some(session) = self.session() {
                    session.vetoed = true;
                }
            }
            _ => {}
        }
    }

    fn hear(&mut self, statement: Statement) {
        match statement {
            Statement::Drew { election, drew, passed } => {
                if let Some(session) = self.session_of(election) {
                    session.drew_claim = Some((drew.liberal, passed.map(|passed| passed.liberal)));
                }
            }
            Statement::Got { election, got } => {
                if let Some(session) = self.session_of(election) {
                    session.got_claim = Some(got.liberal);
                }
            }
            Statement::Party { seat, party } => {
                if let Some(finding) = self.findings.iter_mut().find(|finding| finding.seat == seat) {
                    finding.claim = Some(party);
                }
            }
            Statement::Saw(_) => {}
        }
    }

    /// Forgets the session in progress, which nobody knows the course of yet.
    pub(super) fn forget_session(&mut self) {
        if let Some(Pile::Drawn(_)) = self.pile.last() {
            self.pile.pop();
        }
        if let Some(election) = self.elections.last_mut() {
            election.session = None;
        }
    }

    /// The session in progress, or the last one of this election.
    fn session(&mut self) -> Option<&mut Session> {
        self.elections.last_mut()?.session.as_mut()
    }

    fn session_of(&mut self, number: u8) -> Option<&mut Session> {
        self.elections.iter_mut().find(|election| election.number == number)?.session.as_mut()
    }

    /// The election with this number.
    pub(super) fn election(&self, number: u8) -> Option<&Election> {
        self.elections.iter().find(|election| election.number == number)
    }

    /// Who is a Fascist by night knowledge or investigation, or is known to be Liberal so.
    pub(super) fn seen(&self, seat: Seat) -> Option<Party> {
        self.findings.iter().find(|finding| finding.seat == seat)?.seen
    }
}

/// Whether a role belongs to the Fascist party.
pub(super) const fn fascist(role: Role) -> bool {
    matches!(role, Role::Fascist | Role::Hitler)
}
