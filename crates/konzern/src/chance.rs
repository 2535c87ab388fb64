//! What chance decides, and with which odds.
//!
//! Rolls that decide nothing by the rules (black, white, a barred colour, no white dot in a tie) are
//! rolled again at once and stand in no script: the odds are those of the roll that counts (KZ-0.5).

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::Weighted;
use engine::notation::NotationError;

use crate::names::{Corp, Face, Party};
use crate::words::{Word, Words};

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The colour die names the lead player (KZ-1.1).
    Lead(Corp),
    /// The colour die names the game master's party (KZ-1.7).
    Master(Party),
    /// The action die.
    Roll(Face),
    /// Who rolls the first white dot; nobody stands for the game master (KZ-1.6).
    First(Option<Corp>),
    /// The colour die names the market that demand meets in full (KZ-6.1).
    Market(Corp),
}

/// The odds of a chance step.
pub type Odds = Weighted<Chance, 5>;

/// The chance of each voter in turn to be the first with a white dot, out of 211: two thirds of the
/// rolls show none.
pub(crate) const FIRST_WHITE: [u32; 5] = [81, 54, 36, 24, 16];

/// The action die: blank on two sides of six.
pub(crate) fn action_die() -> Odds {
    let mut odds = Odds::default();
    for face in Face::ALL {
        odds.push(Chance::Roll(face), if face == Face::Blank { 2 } else { 1 });
    }
    odds
}

/// `lead N`, `master A`, `roll W2`, `first N` (`first -` for the game master), `market N`.
impl Display for Chance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Lead(corp) => write!(f, "lead {corp}"),
            Self::Master(party) => write!(f, "master {party}"),
            Self::Roll(face) => write!(f, "roll {face}"),
            Self::First(who) => {
                f.write_str("first ")?;
                who.put(f)
            }
            Self::Market(corp) => write!(f, "market {corp}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let outcome = match words.word("a chance outcome")? {
            "lead" => Self::Lead(Word::take(&mut words)?),
            "master" => Self::Master(Word::take(&mut words)?),
            "roll" => Self::Roll(Word::take(&mut words)?),
            "first" => Self::First(Word::take(&mut words)?),
            "market" => Self::Market(Word::take(&mut words)?),
            _ => return words.fail("a chance outcome"),
        };
        words.end(outcome)
    }
}
