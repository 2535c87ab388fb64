//! Why a move or a claim is refused.

use std::fmt;

use engine::RuleId;

/// Why a move or a claim is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// There is no such seat.
    NoSuchSeat,
    /// The dead do not act.
    Dead,
    /// This act is not due, or not from this seat.
    NotDue,
    /// The ballot has been cast.
    BallotCast,
    /// Nobody nominates themselves.
    SelfNomination,
    /// The nominee is dead.
    DeadNominee,
    /// The nominee is the last elected Chancellor.
    LastChancellor,
    /// The nominee is the last elected President.
    LastPresident,
    /// There is no such tile in the hand.
    NoSuchTile,
    /// The President does not propose a veto.
    PresidentVeto,
    /// There is no veto yet.
    VetoLocked,
    /// The veto was refused in this session.
    VetoRefused,
    /// The target is dead.
    DeadTarget,
    /// The target was investigated before.
    Investigated,
    /// The President picks the President.
    SelfTarget,
    /// The President calls the President to a special election.
    SelfCall,
    /// President and Chancellor of a session in progress are silent.
    Silence,
    /// There is nothing of the kind that this seat could claim, or it has been claimed.
    NothingToClaim,
}

impl Refusal {
    /// Every refusal.
    pub const ALL: [Self; 19] = [
        Self::Over,
        Self::NoSuchSeat,
        Self::Dead,
        Self::NotDue,
        Self::BallotCast,
        Self::SelfNomination,
        Self::DeadNominee,
        Self::LastChancellor,
        Self::LastPresident,
        Self::NoSuchTile,
        Self::PresidentVeto,
        Self::VetoLocked,
        Self::VetoRefused,
        Self::DeadTarget,
        Self::Investigated,
        Self::SelfTarget,
        Self::SelfCall,
        Self::Silence,
        Self::NothingToClaim,
    ];

    /// Stable word, rule, English sentence.
    const fn entry(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Over => ("over", "SH-11", "The game is over."),
            Self::NoSuchSeat => ("no-such-seat", "SH-1", "There is no such seat."),
            Self::Dead => ("dead", "SH-33", "The dead neither act nor speak."),
            Self::NotDue => ("not-due", "SH-42", "This is not due now, or not from this seat."),
            Self::BallotCast => ("ballot-cast", "SH-42", "The ballot has been cast and is final."),
            Self::SelfNomination => ("self-nomination", "SH-13", "Nobody nominates themselves."),
            Self::DeadNominee => ("dead-nominee", "SH-33", "The dead hold no office."),
            Self::LastChancellor => {
                ("last-chancellor", "SH-14", "The last elected Chancellor cannot be nominated.")
            }
            Self::LastPresident => (
                "last-president",
                "SH-14",
                "The last elected President cannot be nominated while more than five live.",
            ),
            Self::NoSuchTile => ("no-such-tile", "SH-41", "There is no such tile in this hand."),
            Self::PresidentVeto => ("president-veto", "SH-35", "Only the Chancellor proposes a veto."),
            Self::VetoLocked => (
                "veto-locked",
                "SH-34",
                "There is no veto before a session that begins with five Fascist policies.",
            ),
            Self::VetoRefused => ("veto-refused", "SH-36", "The veto was refused in this session."),
            Self::DeadTarget => ("dead-target", "SH-33", "No power can be aimed at the dead."),
            Self::Investigated => ("investigated", "SH-29", "Nobody is investigated twice."),
            Self::SelfTarget => ("self-target", "SH-38", "The President cannot pick the President."),
            Self::SelfCall => {
                ("self-call", "SH-30", "A special election needs another candidate than the caller.")
            }
            Self::Silence => {
                ("silence", "SH-49", "President and Chancellor are silent while their session lasts.")
            }
            Self::NothingToClaim => {
                ("nothing-to-claim", "SH-49", "There is nothing of the kind left to claim.")
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry().2)
    }
}

impl std::error::Error for Refusal {}

impl engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(self.entry().1)
    }

    fn code(&self) -> &'static str {
        self.entry().0
    }
}

/// The words of all refusals.
pub fn refusal_codes() -> impl Iterator<Item = &'static str> {
    Refusal::ALL.iter().map(engine::Refusal::code)
}
