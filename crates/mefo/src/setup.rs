//! Number of seats, roles and switches.

use std::fmt;
use std::str::FromStr;

use engine::code::{Decoder, Encoder};
use engine::notation::NotationError;
use engine::{Seat, SetupError};

use crate::names::Role;
use crate::tables::{ROUNDS, SHORT_ROUNDS};
use crate::words::{Parsed, Word};

/// Fewest seats (MF-1.3).
pub const LEAST_SEATS: u8 = 2;
/// Most seats (MF-1.3).
pub const MOST_SEATS: u8 = 8;

/// What is settled before the first step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of seats, 2 to 8.
    pub seats: u8,
    /// The role of each seat; `None` is dealt one. Beyond [`Setup::seats`] always `None`.
    pub roles: [Option<Role>; MOST_SEATS as usize],
    /// Whether one deed may be handed in on every lap (MF-1.5).
    pub sale: bool,
    /// Whether a year has three rounds, not five (MF-1.5).
    pub short: bool,
    /// Whether players trade with each other (MF-1.5).
    pub trade: bool,
}

impl Setup {
    /// The standard game for so many, all roles dealt.
    pub const fn new(seats: u8) -> Self {
        Self { seats, roles: [None; MOST_SEATS as usize], sale: true, short: false, trade: true }
    }

    /// The standard game with these roles, seat by seat; `None` if that cannot be played.
    pub fn with_roles(roles: &[Role]) -> Option<Self> {
        let mut setup = Self::new(u8::try_from(roles.len()).ok()?);
        for (slot, role) in setup.roles.iter_mut().zip(roles) {
            *slot = Some(*role);
        }
        setup.check().ok().map(|()| setup)
    }

    /// Whether it can be played.
    ///
    /// # Errors
    /// If there are too few or too many seats, or a role is chosen twice (with eight seats: if more
    /// than one is).
    pub fn check(&self) -> Result<(), SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats { least: LEAST_SEATS, most: MOST_SEATS });
        }
        let mut counts = [0u8; Role::ALL.len()];
        for role in self.roles.iter().take(self.seats.into()).flatten() {
            counts[role.index()] += 1;
        }
        let doubled: u8 = counts.iter().map(|count| count.saturating_sub(1)).sum();
        let beyond = self.roles.iter().skip(self.seats.into()).any(Option::is_some);
        if beyond || doubled > u8::from(self.seats > Role::ALL.len() as u8) {
            return Err(SetupError::Switch("roles"));
        }
        Ok(())
    }

    /// Rounds of a year.
    pub const fn rounds(&self) -> u8 {
        if self.short { SHORT_ROUNDS } else { ROUNDS }
    }

    /// The chosen role of a seat.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        self.roles.get(seat.index()).copied().flatten()
    }
}

impl engine::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn pack(&self, out: &mut Encoder) {
        out.put(u64::from(self.seats - LEAST_SEATS), u64::from(MOST_SEATS - LEAST_SEATS) + 1);
        let chosen = self.roles.iter().any(Option::is_some);
        out.put_flag(chosen, 1, 4);
        if chosen {
            for role in self.roles.iter().take(self.seats.into()) {
                out.put(role.map_or(0, |role| role.index() as u64 + 1), Role::ALL.len() as u64 + 1);
            }
        }
        out.put_flag(!self.sale, 1, 8);
        out.put_flag(self.short, 1, 4);
        out.put_flag(!self.trade, 1, 4);
    }

    fn unpack(input: &mut Decoder) -> Option<Self> {
        let mut setup = Self::new(LEAST_SEATS + input.take(u64::from(MOST_SEATS - LEAST_SEATS) + 1)? as u8);
        if input.take_flag(1, 4)? {
            for slot in setup.roles.iter_mut().take(setup.seats.into()) {
                let rank = input.take(Role::ALL.len() as u64 + 1)? as usize;
                *slot = rank.checked_sub(1).and_then(|index| Role::ALL.get(index)).copied();
            }
            if setup.roles.iter().all(Option::is_none) {
                // One way to write each setup.
                return None;
            }
        }
        setup.sale = !input.take_flag(1, 8)?;
        setup.short = input.take_flag(1, 4)?;
        setup.trade = !input.take_flag(1, 4)?;
        setup.check().ok()?;
        Some(setup)
    }
}

const fn on(flag: bool) -> &'static str {
    if flag { "on" } else { "off" }
}

/// `seats=4 roles=communist,-,-,regime sale=on short=off trade=on`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} roles=", self.seats)?;
        if self.roles.iter().all(Option::is_none) {
            f.write_str("dealt")?;
        } else {
            for (index, role) in self.roles.iter().take(self.seats.into()).enumerate() {
                f.write_str(if index > 0 { "," } else { "" })?;
                role.put(f)?;
            }
        }
        write!(f, " sale={} short={} trade={}", on(self.sale), on(self.short), on(self.trade))
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("a setup as seats=4 roles=dealt sale=on short=off trade=on", text);
        let flag = |value: &str| match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(wrong()),
        };
        let mut setup = Self::new(0);
        let mut roles = Vec::new();
        for word in text.split_ascii_whitespace() {
            match word.split_once('=').ok_or_else(wrong)? {
                ("seats", value) => setup.seats = value.parse().map_err(|_| wrong())?,
                ("roles", "dealt") => roles.clear(),
                ("roles", value) => roles = value.split(',').map(Word::get).collect::<Parsed<_>>()?,
                ("sale", value) => setup.sale = flag(value)?,
                ("short", value) => setup.short = flag(value)?,
                ("trade", value) => setup.trade = flag(value)?,
                _ => return Err(wrong()),
            }
        }
        if !roles.is_empty() {
            if roles.len() != usize::from(setup.seats) || roles.len() > setup.roles.len() {
                return Err(wrong());
            }
            for (slot, role) in setup.roles.iter_mut().zip(roles) {
                *slot = role;
            }
        }
        setup.check().map_err(|_| wrong())?;
        Ok(setup)
    }
}
