//! Why a computer moved, from what its seat knew.

use engine::Seat;
use engine::bots::Reason;

/// How Easy thinks, whatever it does: by the board and nothing else.
pub(super) const BOARD: &str = "board";
/// How Normal thinks, whatever it does: by its reading of what was done and said, and by habit.
pub(super) const HABIT: &str = "habit";

/// The words of all thoughts.
pub(super) const WORDS: [&str; Thinking::ALL.len() + 2] = {
    let mut words = [BOARD; Thinking::ALL.len() + 2];
    let mut index = 0;
    while index < Thinking::ALL.len() {
        words[index] = Thinking::ALL[index].word();
        index += 1;
    }
    words[index] = HABIT;
    words
};

/// The thought behind a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thinking {
    /// There was nothing to choose.
    NoChoice,
    /// This government, or this President, promises a Liberal policy; `chance` says how likely. Of
    /// a special election: how likely the one called is a Liberal.
    Trusts,
    /// `about` is of the Fascist party with this `chance`.
    Suspects,
    /// `about` is Hitler with this `chance`.
    FearsHitler,
    /// An own office is worth having; `chance` of a Liberal policy.
    OwnOffice,
    /// A Liberal enacts or hands on what is Liberal.
    PlaysLiberal,
    /// Of nobody is less known than of `about`, a Fascist with this `chance`.
    LeastKnown,
    /// One of the Fascist party does as Liberals do, to be believed.
    KeepsCover,
    /// What is gained outweighs what is given away.
    HelpsOwn,
    /// To the harm of the Liberals; `chance` that `about` seems a Fascist to the table.
    Hinders,
    /// Hitler as Chancellor wins now.
    ElectsHitler,
    /// A veto is better than what was in hand.
    Vetoes,
    /// What is in hand is better than a veto.
    RefusesVeto,
}

impl Thinking {
    /// All thoughts.
    pub const ALL: [Self; 13] = [
        Self::NoChoice,
        Self::Trusts,
        Self::Suspects,
        Self::FearsHitler,
        Self::OwnOffice,
        Self::PlaysLiberal,
        Self::LeastKnown,
        Self::KeepsCover,
        Self::HelpsOwn,
        Self::Hinders,
        Self::ElectsHitler,
        Self::Vetoes,
        Self::RefusesVeto,
    ];

    /// Stable word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NoChoice => "no-choice",
            Self::Trusts => "trusts",
            Self::Suspects => "suspects",
            Self::FearsHitler => "fears-hitler",
            Self::OwnOffice => "own-office",
            Self::PlaysLiberal => "plays-liberal",
            Self::LeastKnown => "least-known",
            Self::KeepsCover => "keeps-cover",
            Self::HelpsOwn => "helps-own",
            Self::Hinders => "hinders",
            Self::ElectsHitler => "elects-hitler",
            Self::Vetoes => "vetoes",
            Self::RefusesVeto => "refuses-veto",
        }
    }
}

/// Why a strong computer moved, with the numbers that it had in mind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Why {
    /// The thought.
    pub thinking: Thinking,
    /// Whom it concerns.
    pub about: Option<Seat>,
    /// How likely, in thousandths, 0 to 1000; of what, the thought says.
    pub chance: Option<u16>,
}

impl Why {
    /// As it is told.
    pub(super) fn reason(self) -> Reason {
        Reason { about: self.about, chance: self.chance, ..Reason::plain(self.thinking.word()) }
    }
}
