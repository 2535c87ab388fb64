//! What happens, as it is told.

use engine::{Seat, SeatSet};

use crate::acts::Statement;
use crate::deck::{Pattern, Policy, Tiles};
use crate::setup::{Night, Party, Power, Role, Roles};

/// Who put a policy on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// A government.
    Government {
        /// Its President.
        president: Seat,
        /// Its Chancellor.
        chancellor: Seat,
    },
    /// Chaos (SH-20).
    Chaos,
    /// It lay there from the start (SH-46).
    Setup,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The fifth Liberal policy (SH-8).
    FiveLiberal,
    /// Hitler executed (SH-8).
    HitlerExecuted,
    /// The sixth Fascist policy (SH-9).
    SixFascist,
    /// Hitler elected Chancellor in the Hitler zone (SH-9).
    HitlerElected,
}

impl End {
    /// All ways.
    pub const ALL: [Self; 4] =
        [Self::FiveLiberal, Self::HitlerExecuted, Self::SixFascist, Self::HitlerElected];

    /// Stable word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::FiveLiberal => "five-liberal",
            Self::HitlerExecuted => "hitler-executed",
            Self::SixFascist => "six-fascist",
            Self::HitlerElected => "hitler-elected",
        }
    }

    /// The party that won.
    pub const fn winner(self) -> Party {
        match self {
            Self::FiveLiberal | Self::HitlerExecuted => Party::Liberal,
            Self::SixFascist | Self::HitlerElected => Party::Fascist,
        }
    }
}

/// The words of all ways to end.
pub fn end_reasons() -> impl Iterator<Item = &'static str> {
    End::ALL.iter().map(|end| end.word())
}

/// Something that happened. The comment says who is told; without one it is everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The roles are dealt.
    RolesDealt,
    /// *To the seat.* Its role and what it learns in the night (SH-2).
    RoleSeen {
        /// Whose.
        seat: Seat,
        /// The role.
        role: Role,
        /// The night.
        night: Night,
    },
    /// An election begins.
    ElectionOpened {
        /// Its number, from 1.
        election: u8,
        /// The candidate for President.
        president: Seat,
        /// Whether it is a special election.
        special: bool,
    },
    /// A candidate for Chancellor is named.
    Nominated {
        /// By this candidate for President.
        president: Seat,
        /// The candidate for Chancellor.
        nominee: Seat,
    },
    /// All ballots open at once.
    BallotsOpened {
        /// Who said Ja.
        ja: SeatSet,
        /// Who said Nein.
        nein: SeatSet,
        /// Whether the election passed.
        passed: bool,
    },
    /// President and Chancellor take office.
    GovernmentElected {
        /// The President.
        president: Seat,
        /// The Chancellor.
        chancellor: Seat,
    },
    /// This player, elected Chancellor in the Hitler zone, is not Hitler.
    Cleared {
        /// Who.
        seat: Seat,
    },
    /// The President draws three.
    Drawn {
        /// The President.
        president: Seat,
    },
    /// *To the seat.* The tiles now in its hand.
    HandSeen {
        /// Whose hand.
        seat: Seat,
        /// Three for a President, two for a Chancellor.
        tiles: Tiles,
    },
    /// *To the seat.* The tile it discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        policy: Policy,
    },
    /// The President discarded one and handed over two.
    Passed {
        /// The President.
        president: Seat,
        /// The Chancellor.
        chancellor: Seat,
    },
    /// The Chancellor proposes a veto.
    VetoProposed {
        /// The Chancellor.
        chancellor: Seat,
    },
    /// The President refuses it.
    VetoRefused {
        /// The President.
        president: Seat,
    },
    /// The President agrees; all tiles of the session are discarded.
    VetoAccepted {
        /// The President.
        president: Seat,
    },
    /// A policy is enacted.
    Enacted {
        /// Which kind.
        policy: Policy,
        /// How many of this kind are enacted now.
        number: u8,
        /// In which election.
        election: u8,
        /// By whom.
        by: By,
    },
    /// The tracker stands here now; 0 after a policy.
    TrackerMoved {
        /// 0 to 3.
        to: u8,
    },
    /// All term limits are lifted by chaos.
    TermLimitsLifted,
    /// All tiles not enacted are shuffled into a new draw pile.
    Reshuffled {
        /// What it holds.
        tiles: Tiles,
    },
    /// Three Fascist policies: from now on Hitler wins as Chancellor.
    ZoneOpened,
    /// Five Fascist policies: from the next session on there is a veto.
    VetoUnlocked,
    /// A power is due.
    PowerGranted {
        /// Which.
        power: Power,
        /// Whose.
        president: Seat,
    },
    /// A power is lost to chaos.
    PowerLost {
        /// Which.
        power: Power,
    },
    /// The President investigates a player.
    Investigated {
        /// The President.
        president: Seat,
        /// The player.
        seat: Seat,
    },
    /// *To the President.* The party of the player investigated.
    PartySeen {
        /// The President.
        president: Seat,
        /// The player.
        seat: Seat,
        /// The party.
        party: Party,
    },
    /// The President peeks.
    Peeked {
        /// The President.
        president: Seat,
    },
    /// *To the President.* What lies on top.
    PeekSeen {
        /// The President.
        president: Seat,
        /// The top tile first.
        tiles: Pattern,
    },
    /// The President calls a special election.
    SpecialElectionCalled {
        /// The President.
        president: Seat,
        /// The next candidate for President.
        seat: Seat,
    },
    /// The President executes a player.
    Executed {
        /// The President.
        president: Seat,
        /// The player.
        seat: Seat,
        /// Whether it was Hitler.
        hitler: bool,
    },
    /// Somebody makes a claim, true or not.
    Claimed {
        /// Who.
        seat: Seat,
        /// What.
        statement: Statement,
    },
    /// The game is over.
    Won {
        /// How.
        end: End,
    },
    /// All roles are opened.
    RolesOpened {
        /// Who was who.
        roles: Roles,
    },
}

impl Event {
    /// Stable word of the kind; the first word of its notation.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::RolesDealt => "roles-dealt",
            Self::RoleSeen { .. } => "role-seen",
            Self::ElectionOpened { .. } => "election",
            Self::Nominated { .. } => "nominated",
            Self::BallotsOpened { .. } => "ballots",
            Self::GovernmentElected { .. } => "government",
            Self::Cleared { .. } => "cleared",
            Self::Drawn { .. } => "drawn",
            Self::HandSeen { .. } => "hand-seen",
            Self::Discarded { .. } => "discarded",
            Self::Passed { .. } => "passed",
            Self::VetoProposed { .. } => "veto-proposed",
            Self::VetoRefused { .. } => "veto-refused",
            Self::VetoAccepted { .. } => "veto-accepted",
            Self::Enacted { .. } => "enacted",
            Self::TrackerMoved { .. } => "tracker",
            Self::TermLimitsLifted => "term-limits-lifted",
            Self::Reshuffled { .. } => "reshuffled",
            Self::ZoneOpened => "zone-opened",
            Self::VetoUnlocked => "veto-unlocked",
            Self::PowerGranted { .. } => "power",
            Self::PowerLost { .. } => "power-lost",
            Self::Investigated { .. } => "investigated",
            Self::PartySeen { .. } => "party-seen",
            Self::Peeked { .. } => "peeked",
            Self::PeekSeen { .. } => "peek-seen",
            Self::SpecialElectionCalled { .. } => "called",
            Self::Executed { .. } => "executed",
            Self::Claimed { .. } => "claimed",
            Self::Won { .. } => "won",
            Self::RolesOpened { .. } => "roles-opened",
        }
    }
}

/// The words of all kinds of events.
pub const EVENT_KINDS: [&str; 31] = [
    "roles-dealt",
    "role-seen",
    "election",
    "nominated",
    "ballots",
    "government",
    "cleared",
    "drawn",
    "hand-seen",
    "discarded",
    "passed",
    "veto-proposed",
    "veto-refused",
    "veto-accepted",
    "enacted",
    "tracker",
    "term-limits-lifted",
    "reshuffled",
    "zone-opened",
    "veto-unlocked",
    "power",
    "power-lost",
    "investigated",
    "party-seen",
    "peeked",
    "peek-seen",
    "called",
    "executed",
    "claimed",
    "won",
    "roles-opened",
];

/// The words of all kinds of events.
pub fn event_kinds() -> impl Iterator<Item = &'static str> {
    EVENT_KINDS.into_iter()
}

impl engine::Revealing for Event {
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::RoleSeen { .. }
                | Self::BallotsOpened { .. }
                | Self::Cleared { .. }
                | Self::HandSeen { .. }
                | Self::Discarded { .. }
                | Self::Enacted { .. }
                | Self::PartySeen { .. }
                | Self::PeekSeen { .. }
                | Self::Executed { .. }
                | Self::Won { .. }
                | Self::RolesOpened { .. }
        )
    }
}
