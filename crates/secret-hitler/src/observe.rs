//! What a viewer may see, built by allow-list (SH-7).

use engine::{Seat, SeatSet, Viewer};

use crate::acts::Ballot;
use crate::deck::{Pattern, Policy, Tiles};
use crate::event::End;
use crate::setup::{FASCIST_GOAL, LIBERAL_GOAL, Night, Party, Power, Role, Roles, Setup};
use crate::state::{Phase, Placed, State, Veto};

/// What is due, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The roles are to be dealt.
    Deal,
    /// The first candidate is to be drawn.
    First,
    /// A candidate for Chancellor is to be named.
    Nominate,
    /// Ballots are to be cast.
    Ballot,
    /// The President is to draw three.
    Draw,
    /// The President is to discard one.
    PresidentDiscard,
    /// The Chancellor is to discard one, or to propose a veto where that is open.
    ChancellorDiscard,
    /// The President is to answer a proposal of veto.
    Consent,
    /// The top policy is to be turned up.
    Chaos,
    /// The President is to be shown the top three.
    Peek,
    /// The President is to use this power.
    Power(Power),
    /// The game is over.
    Over(End),
}

/// An investigation, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Investigation {
    /// The President who investigated.
    pub by: Seat,
    /// The player investigated.
    pub seat: Seat,
    /// What was seen; only for the one who saw it.
    pub party: Option<Party>,
}

/// What a peek showed to its President.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PeekSeen {
    /// The election whose session brought the peek.
    pub election: u8,
    /// The top tile first, as they lay then.
    pub tiles: Pattern,
}

/// What a viewer may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation {
    /// Who looks.
    pub viewer: Viewer,
    /// Seats and switches.
    pub setup: Setup,
    /// What is due.
    pub stage: Stage,
    /// Who owes a move; during ballots, who has not voted yet.
    pub owing: SeatSet,
    /// Number of the election, from 1; 0 before the first.
    pub election: u8,
    /// The candidate for President or, once elected, the President.
    pub president: Option<Seat>,
    /// Whether this is a special election.
    pub special: bool,
    /// The nominee or, once elected, the Chancellor.
    pub chancellor: Option<Seat>,
    /// Who is the next candidate for President if nobody dies and nothing is called.
    pub next: Option<Seat>,
    /// Who lives.
    pub living: SeatSet,
    /// The last elected President and Chancellor, unless chaos has lifted the term limits.
    pub last: Option<(Seat, Seat)>,
    /// Whom term limits bar from nomination now.
    pub barred: SeatSet,
    /// Whom the candidate for President may nominate; empty unless a nomination is due.
    pub eligible: SeatSet,
    /// At whom the power due may be aimed; empty unless one is due.
    pub targets: SeatSet,
    /// Steps of the tracker, 0 to 3.
    pub tracker: u8,
    /// How many Liberal policies are enacted.
    pub liberal: u8,
    /// How many Fascist policies are enacted.
    pub fascist: u8,
    /// The Liberal row.
    pub liberal_row: [Option<Placed>; LIBERAL_GOAL as usize],
    /// The Fascist row.
    pub fascist_row: [Option<Placed>; FASCIST_GOAL as usize],
    /// Tiles in the draw pile.
    pub draw: u8,
    /// Tiles in the discard pile.
    pub discard: u8,
    /// Tiles in the hands of the government.
    pub in_hands: u8,
    /// All tiles that are not enacted, by kind.
    pub unseen: Tiles,
    /// Whether Hitler wins as Chancellor now.
    pub zone: bool,
    /// How the session in progress stands with the veto, or the next session would.
    pub veto: Veto,
    /// Who is marked as not being Hitler; empty unless the switch is on (SH-45).
    pub cleared: SeatSet,
    /// Investigations so far, in order.
    pub investigations: [Option<Investigation>; 2],
    /// Who peeked, once somebody has.
    pub peeked: Option<Seat>,

    /// The viewer's role.
    pub role: Option<Role>,
    /// What the viewer learned in the night.
    pub night: Night,
    /// The tiles that the viewer holds, or has handed over and must judge a veto on.
    pub hand: Option<Tiles>,
    /// What the viewer saw in a peek.
    pub peek: Option<PeekSeen>,
    /// The ballot that the viewer has cast in the vote in progress.
    pub ballot: Option<Ballot>,

    /// All roles, once the game is over.
    pub roles: Option<Roles>,
}

impl Observation {
    /// The power that comes with the next Fascist policy of a government (SH-6).
    pub const fn next_power(&self) -> Option<Power> {
        Power::at(self.setup.seats, self.fascist + 1)
    }

    /// How many Ja an election needs (SH-18).
    pub const fn majority(&self) -> usize {
        self.living.len() / 2 + 1
    }

    /// Who has cast a ballot in the vote in progress.
    pub fn voted(&self) -> SeatSet {
        if self.stage == Stage::Ballot { self.living.minus(self.owing) } else { SeatSet::EMPTY }
    }

    /// How the game ended.
    pub const fn end(&self) -> Option<End> {
        match self.stage {
            Stage::Over(end) => Some(end),
            _ => None,
        }
    }

    /// How many policies of a kind are enacted.
    pub const fn enacted(&self, policy: Policy) -> u8 {
        match policy {
            Policy::Liberal => self.liberal,
            Policy::Fascist => self.fascist,
        }
    }
}

impl State {
    const fn stage(&self) -> Stage {
        match self.phase {
            Phase::Deal => Stage::Deal,
            Phase::First => Stage::First,
            Phase::Nominate => Stage::Nominate,
            Phase::Ballot { .. } => Stage::Ballot,
            Phase::Draw { .. } => Stage::Draw,
            Phase::PresidentDiscard { .. } => Stage::PresidentDiscard,
            Phase::ChancellorDiscard { .. } => Stage::ChancellorDiscard,
            Phase::Consent { .. } => Stage::Consent,
            Phase::Chaos => Stage::Chaos,
            Phase::Peek => Stage::Peek,
            Phase::Power(power) => Stage::Power(power),
            Phase::Over(end) => Stage::Over(end),
        }
    }

    /// The nominee or Chancellor of the election in progress.
    fn chancellor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Ballot { nominee, .. } => Some(nominee),
            Phase::Draw { chancellor }
            | Phase::PresidentDiscard { chancellor, .. }
            | Phase::ChancellorDiscard { chancellor, .. }
            | Phase::Consent { chancellor, .. } => Some(chancellor),
            // Powers follow an elected government, and the last elected one is it.
            Phase::Peek | Phase::Power(_) => self.last.map(|(_, chancellor)| chancellor),
            Phase::Over(End::HitlerElected | End::HitlerExecuted) => {
                self.last.map(|(_, chancellor)| chancellor)
            }
            Phase::Deal | Phase::First | Phase::Nominate | Phase::Chaos | Phase::Over(_) => None,
        }
    }

    /// What this seat holds or must judge.
    fn hand_of(&self, seat: Seat) -> Option<Tiles> {
        match self.phase {
            Phase::PresidentDiscard { hand, .. } if seat == self.president => Some(hand),
            Phase::ChancellorDiscard { chancellor, hand, .. } if seat == chancellor => Some(hand),
            Phase::Consent { chancellor, hand } if seat == chancellor || seat == self.president => Some(hand),
            _ => None,
        }
    }

    pub(crate) fn observe(&self, viewer: Viewer) -> Observation {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(self.seats()) => Some(seat),
            _ => None,
        };
        let over = matches!(self.phase, Phase::Over(_));
        let begun = self.election > 0;
        let mut investigations = [None; 2];
        for (slot, finding) in investigations.iter_mut().zip(self.findings.iter().flatten()) {
            let seen = own == Some(finding.by);
            let party = self.roles.filter(|_| seen).map(|roles| roles.of(finding.seat).party());
            *slot = Some(Investigation { by: finding.by, seat: finding.seat, party });
        }
        Observation {
            viewer,
            setup: self.setup,
            stage: self.stage(),
            owing: self.owing(),
            election: self.election,
            president: begun.then_some(self.president),
            special: self.special,
            chancellor: self.chancellor(),
            next: (begun && !over).then(|| self.left_of(self.anchor)),
            living: self.living,
            last: self.last,
            barred: self.barred(),
            eligible: if self.phase == Phase::Nominate { self.eligible() } else { SeatSet::EMPTY },
            targets: match self.phase {
                Phase::Power(power) => self.targets(power),
                _ => SeatSet::EMPTY,
            },
            tracker: self.tracker,
            liberal: self.liberal,
            fascist: self.fascist,
            liberal_row: self.liberal_row,
            fascist_row: self.fascist_row,
            draw: self.deck.draw.len(),
            discard: self.deck.discard.len(),
            in_hands: self.in_hand().len(),
            unseen: self.unseen(),
            zone: self.zone_open(),
            veto: match self.phase {
                Phase::ChancellorDiscard { veto, .. } => veto,
                _ => self.veto_at_start(),
            },
            cleared: if self.setup.markers { self.cleared } else { SeatSet::EMPTY },
            investigations,
            peeked: self.peek.map(|peek| peek.by),
            role: own.and_then(|seat| self.roles.map(|roles| roles.of(seat))),
            night: own.and_then(|seat| self.roles.map(|roles| roles.night(seat))).unwrap_or_default(),
            hand: own.and_then(|seat| self.hand_of(seat)),
            peek: self
                .peek
                .filter(|peek| own == Some(peek.by))
                .map(|peek| PeekSeen { election: peek.election, tiles: peek.tiles }),
            ballot: match (self.phase, own) {
                (Phase::Ballot { voted, ja, .. }, Some(seat)) if voted.contains(seat) => {
                    Some(if ja.contains(seat) { Ballot::Ja } else { Ballot::Nein })
                }
                _ => None,
            },
            roles: self.roles.filter(|_| over),
        }
    }
}
