//! Why a computer moved, from what its seat knew.

use engine::Seat;

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

    /// The words of all thoughts.
    pub(super) const WORDS: [&'static str; 13] = {
        let mut words = [""; 13];
        let mut index = 0;
        while index < words.len() {
            words[index] = Self::ALL[index].word();
            index += 1;
        }
        words
    };

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
