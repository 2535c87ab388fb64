//! The whole position, secrets included.

use engine::{Seat, SeatSet};

use crate::deck::{Deck, Pattern, Policy, Tiles};
use crate::event::{By, End};
use crate::setup::{FASCIST_GOAL, LIBERAL_GOAL, MOST_ELECTIONS, Power, Roles, Setup, VETO, ZONE};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Chance deals the roles.
    Deal,
    /// Chance draws the first candidate.
    First,
    /// The candidate for President names the candidate for Chancellor.
    Nominate,
    /// The living vote; `ja` is a part of `voted`.
    Ballot { nominee: Seat, voted: SeatSet, ja: SeatSet },
    /// Chance draws the President's three tiles.
    Draw { chancellor: Seat },
    /// The President discards one of three.
    PresidentDiscard { chancellor: Seat, hand: Tiles },
    /// The Chancellor discards one of two, or proposes a veto where that is open.
    ChancellorDiscard { chancellor: Seat, hand: Tiles, veto: Veto },
    /// The President answers a proposal of veto.
    Consent { chancellor: Seat, hand: Tiles },
    /// Chance turns up the top tile.
    Chaos,
    /// Chance shows the President the top three.
    Peek,
    /// The President uses a power other than the peek.
    Power(Power),
    /// The game is over.
    Over(End),
}

/// How it stands with the veto in a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Veto {
    /// There is none yet (SH-34).
    Locked,
    /// The Chancellor may propose one (SH-35).
    Open,
    /// It was refused (SH-36).
    Refused,
}

/// A policy on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// In which election; 0 if it lay there from the start.
    pub election: u8,
    /// By whom.
    pub by: By,
}

/// A session, as its members know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    pub(crate) president: Seat,
    pub(crate) chancellor: Seat,
    /// What the President drew.
    pub(crate) drew: Tiles,
    /// What the Chancellor got; empty as long as the President has not discarded.
    pub(crate) passed: Tiles,
    /// What was enacted; `None` during the session and after a veto.
    pub(crate) enacted: Option<Policy>,
}

/// An investigation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    pub(crate) by: Seat,
    pub(crate) seat: Seat,
    pub(crate) claimed: bool,
}

/// A peek.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peeked {
    pub(crate) by: Seat,
    pub(crate) election: u8,
    pub(crate) tiles: Pattern,
    pub(crate) claimed: bool,
}

/// The whole position. It never leaves engine and game; others get an
/// [`Observation`](crate::Observation).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) roles: Option<Roles>,
    pub(crate) phase: Phase,
    pub(crate) deck: Deck,
    /// Number of the election, from 1; 0 before the first.
    pub(crate) election: u8,
    /// The candidate for President or, once elected, the President.
    pub(crate) president: Seat,
    /// Whether this is a special election.
    pub(crate) special: bool,
    /// The presidency moves on from here (SH-12, SH-30): a seat, whether or not its player lives.
    pub(crate) anchor: Seat,
    /// The last elected President and Chancellor, unless chaos came since.
    pub(crate) last: Option<(Seat, Seat)>,
    pub(crate) tracker: u8,
    pub(crate) liberal: u8,
    pub(crate) fascist: u8,
    pub(crate) liberal_row: [Option<Placed>; LIBERAL_GOAL as usize],
    pub(crate) fascist_row: [Option<Placed>; FASCIST_GOAL as usize],
    pub(crate) living: SeatSet,
    /// Who was elected Chancellor in the Hitler zone and is not Hitler (SH-10).
    pub(crate) cleared: SeatSet,
    pub(crate) findings: [Option<Finding>; 2],
    pub(crate) peek: Option<Peeked>,
    /// Sessions by election, the first election at index 0.
    pub(crate) sessions: [Option<Session>; MOST_ELECTIONS as usize],
    /// The first election whose session drew from the present draw pile.
    pub(crate) deck_since: u8,
    /// Elections whose session its President may still claim, as bits.
    pub(crate) open_drew: u32,
    /// Elections whose session its Chancellor may still claim, as bits.
    pub(crate) open_got: u32,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // No secrets: a debug print must not tell one.
        f.debug_struct("State")
            .field("setup", &self.setup)
            .field("election", &self.election)
            .field("liberal", &self.liberal)
            .field("fascist", &self.fascist)
            .finish_non_exhaustive()
    }
}

impl State {
    pub(crate) fn new(setup: Setup) -> Self {
        let head_start = setup.head_start();
        let all = setup.policies();
        let mut state = Self {
            setup,
            roles: None,
            phase: Phase::Deal,
            deck: Deck::new(Tiles::new(all.liberal, all.fascist - head_start)),
            election: 0,
            president: Seat::new(0),
            special: false,
            anchor: Seat::new(0),
            last: None,
            tracker: 0,
            liberal: 0,
            fascist: head_start,
            liberal_row: [None; LIBERAL_GOAL as usize],
            fascist_row: [None; FASCIST_GOAL as usize],
            living: SeatSet::all(setup.seats),
            cleared: SeatSet::EMPTY,
            findings: [None; 2],
            peek: None,
            sessions: [None; MOST_ELECTIONS as usize],
            deck_since: 1,
            open_drew: 0,
            open_got: 0,
        };
        for slot in state.fascist_row.iter_mut().take(head_start.into()) {
            *slot = Some(Placed { election: 0, by: By::Setup });
        }
        state
    }

    /// How many players the game began with.
    pub(crate) const fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// The next living seat to the left (SH-12).
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let seats = self.seats();
        let mut next = seat.left(1, seats);
        while !self.living.contains(next) && next != seat {
            next = next.left(1, seats);
        }
        next
    }

    /// Whom term limits bar from nomination now (SH-14, SH-15).
    pub(crate) fn barred(&self) -> SeatSet {
        match self.last {
            None => SeatSet::EMPTY,
            Some((_, chancellor)) if self.living.len() <= 5 => SeatSet::only(chancellor),
            Some((president, chancellor)) => SeatSet::only(president).with(chancellor),
        }
    }

    /// Whom the candidate for President may nominate (SH-13).
    pub(crate) fn eligible(&self) -> SeatSet {
        self.living.without(self.president).minus(self.barred())
    }

    /// Who was investigated (SH-29).
    pub(crate) fn investigated(&self) -> SeatSet {
        self.findings.iter().flatten().map(|finding| finding.seat).collect()
    }

    /// At whom the President may aim this power.
    pub(crate) fn targets(&self, power: Power) -> SeatSet {
        let others = self.living.without(self.president);
        match power {
            Power::Investigate => others.minus(self.investigated()),
            Power::SpecialElection | Power::Execution => others,
            Power::Peek => SeatSet::EMPTY,
        }
    }

    /// Whether Hitler wins as Chancellor now (SH-10).
    pub(crate) const fn zone_open(&self) -> bool {
        self.fascist >= ZONE
    }

    /// How a session that begins now stands with the veto (SH-34).
    pub(crate) const fn veto_at_start(&self) -> Veto {
        if self.fascist >= VETO { Veto::Open } else { Veto::Locked }
    }

    pub(crate) fn session(&self, election: u8) -> Option<&Session> {
        self.sessions.get(usize::from(election.checked_sub(1)?))?.as_ref()
    }

    pub(crate) fn session_mut(&mut self) -> Option<&mut Option<Session>> {
        self.sessions.get_mut(usize::from(self.election.checked_sub(1)?))
    }

    /// President and Chancellor of the session in progress (SH-26).
    pub(crate) const fn governing(&self) -> SeatSet {
        match self.phase {
            Phase::Draw { chancellor }
            | Phase::PresidentDiscard { chancellor, .. }
            | Phase::ChancellorDiscard { chancellor, .. }
            | Phase::Consent { chancellor, .. } => SeatSet::only(self.president).with(chancellor),
            _ => SeatSet::EMPTY,
        }
    }

    /// The tiles that are in somebody's hand.
    pub(crate) const fn in_hand(&self) -> Tiles {
        match self.phase {
            Phase::PresidentDiscard { hand, .. }
            | Phase::ChancellorDiscard { hand, .. }
            | Phase::Consent { hand, .. } => hand,
            _ => Tiles::NONE,
        }
    }

    /// All tiles that are not enacted.
    pub(crate) const fn unseen(&self) -> Tiles {
        self.setup.policies().minus(Tiles::new(self.liberal, self.fascist))
    }
}
