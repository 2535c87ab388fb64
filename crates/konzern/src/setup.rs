//! Length, quota, and how meetings are held.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::SetupError;
use engine::code::{Decoder, Encoder};
use engine::notation::NotationError;

/// Fewest years.
pub const LEAST_YEARS: u8 = 4;
/// Most years.
pub const MOST_YEARS: u8 = 8;
/// Smallest quota of dismissals a year.
pub const LEAST_QUOTA: u8 = 3;
/// Largest quota of dismissals a year.
pub const MOST_QUOTA: u8 = 5;

/// Most steps of a match. A year has at most: twelve windows of four passes and, in all, twenty-four offers
/// of six steps each with four more passes (KZ-12.7); and less than four hundred other steps.
pub const MOST_STEPS: u32 = MOST_YEARS as u32 * (12 * 4 + 24 * 10 + 400);

/// The switches of a match (KZ-0.3). There are always four seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many years are played, 4 to 8.
    pub years: u8,
    /// How many workers are dismissed a year, 3 to 5.
    pub quota: u8,
    /// Whether the quota must be met; otherwise it is the most.
    pub exact: bool,
    /// Whether meetings are held with motions (KZ-11.1); otherwise everybody names a wish (KZ-11.9).
    pub motions: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self { years: 6, quota: 4, exact: false, motions: false }
    }
}

impl Setup {
    /// Whether it can be played.
    ///
    /// # Errors
    /// The switch that is out of its range.
    pub const fn check(&self) -> Result<(), SetupError> {
        if self.years < LEAST_YEARS || self.years > MOST_YEARS {
            return Err(SetupError::Switch("years"));
        }
        if self.quota < LEAST_QUOTA || self.quota > MOST_QUOTA {
            return Err(SetupError::Switch("quota"));
        }
        Ok(())
    }
}

impl engine::Setup for Setup {
    fn seats(&self) -> u8 {
        4
    }

    fn pack(&self, out: &mut Encoder) {
        out.put(u64::from(self.years.clamp(LEAST_YEARS, MOST_YEARS) - LEAST_YEARS), 5);
        out.put(u64::from(self.quota.clamp(LEAST_QUOTA, MOST_QUOTA) - LEAST_QUOTA), 3);
        out.put(u64::from(self.exact), 2);
        out.put(u64::from(self.motions), 2);
    }

    fn unpack(input: &mut Decoder) -> Option<Self> {
        Some(Self {
            years: LEAST_YEARS + input.take(5)? as u8,
            quota: LEAST_QUOTA + input.take(3)? as u8,
            exact: input.take(2)? == 1,
            motions: input.take(2)? == 1,
        })
    }
}

/// `years=6 quota=4 dismissals=most meetings=wishes`.
impl Display for Setup {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { years, quota, exact, motions } = *self;
        let dismissals = if exact { "exact" } else { "most" };
        let meetings = if motions { "motions" } else { "wishes" };
        write!(f, "years={years} quota={quota} dismissals={dismissals} meetings={meetings}")
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new("a setup as years=6 quota=4 dismissals=most meetings=wishes", text);
        let mut setup = Self::default();
        for word in text.split_ascii_whitespace() {
            match word.split_once('=').ok_or_else(wrong)? {
                ("years", value) => setup.years = value.parse().map_err(|_| wrong())?,
                ("quota", value) => setup.quota = value.parse().map_err(|_| wrong())?,
                ("dismissals", "exact") => setup.exact = true,
                ("dismissals", "most") => setup.exact = false,
                ("meetings", "motions") => setup.motions = true,
                ("meetings", "wishes") => setup.motions = false,
                _ => return Err(wrong()),
            }
        }
        setup.check().map_err(|_| wrong())?;
        Ok(setup)
    }
}
