//! What chance decides, and with which odds.

use engine::Choices as _;
use engine::{Few, Seat};

use crate::names::{Card, Kind, Modifier, Role};
use crate::tables::{self, DECK};
use crate::words::lines;

lines! {
    /// An outcome of chance.
    Chance, "a chance outcome",
    /// Who is first in the order of turns (MF-1.3).
    First {
        /// Who.
        seat: Seat,
    } = "first",
    /// A role is dealt (MF-1.3).
    Role {
        /// Which.
        role: Role,
    } = "role",
    /// Two dice, the higher one first (MF-3.2).
    Dice {
        /// The higher one.
        high: u8,
        /// The lower one.
        low: u8,
    } = "dice",
    /// One die: for moving (MF-6.4), or for an office (MF-9.7).
    Die {
        /// What it shows.
        face: u8,
    } = "die",
    /// A card is drawn (MF-3.8, MF-8.4).
    Card {
        /// Which.
        card: Card,
    } = "card",
    /// A modifier card is drawn (MF-4.4).
    Modifier {
        /// Which.
        modifier: Modifier,
    } = "modifier",
}

/// The odds of a chance step: outcomes, ranked, with weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds {
    /// Seats.
    First(u8),
    /// Roles that are left.
    Roles(Few<Role, { Role::ALL.len() }>),
    /// Two dice, in any order.
    Dice,
    /// One die.
    Die,
    /// A deck; every card is put back.
    Deck(&'static [Card; DECK]),
    /// The modifier cards for a kind of property; every card is put back.
    Modifiers(Kind),
}

/// Two dice of a rank: 1 1, 2 1, 2 2, 3 1 and so on.
const fn dice(rank: u64) -> Option<(u8, u8)> {
    let (mut high, mut left) = (1, rank);
    while high <= 6 {
        if left < high {
            return Some((high as u8, left as u8 + 1));
        }
        left -= high;
        high += 1;
    }
    None
}

fn modifiers(kind: Kind) -> impl Iterator<Item = Modifier> {
    Modifier::ALL.into_iter().filter(move |modifier| tables::fits(*modifier, kind))
}

/// The sum of the weights of all modifier cards for a kind of property.
pub fn modifier_total(kind: Kind) -> u32 {
    modifiers(kind).map(tables::weight).sum()
}

impl engine::Odds<Chance> for Odds {
    fn len(&self) -> u64 {
        match self {
            Self::First(seats) => u64::from(*seats),
            Self::Roles(roles) => roles.len(),
            Self::Dice => 21,
            Self::Die => 6,
            Self::Deck(_) => DECK as u64,
            Self::Modifiers(kind) => modifiers(*kind).count() as u64,
        }
    }

    fn get(&self, rank: u64) -> Option<Chance> {
        if rank >= self.len() {
            return None;
        }
        let index = rank as usize;
        match self {
            Self::First(_) => Some(Chance::First { seat: Seat::new(rank as u8) }),
            Self::Roles(roles) => roles.get(rank).map(|role| Chance::Role { role }),
            Self::Dice => dice(rank).map(|(high, low)| Chance::Dice { high, low }),
            Self::Die => Some(Chance::Die { face: rank as u8 + 1 }),
            Self::Deck(deck) => deck.get(index).map(|card| Chance::Card { card: *card }),
            Self::Modifiers(kind) => {
                modifiers(*kind).nth(index).map(|modifier| Chance::Modifier { modifier })
            }
        }
    }

    fn rank(&self, outcome: &Chance) -> Option<u64> {
        match (self, *outcome) {
            (Self::First(seats), Chance::First { seat }) => {
                (seat.index() < usize::from(*seats)).then(|| seat.index() as u64)
            }
            (Self::Roles(roles), Chance::Role { role }) => roles.rank(&role),
            (Self::Dice, Chance::Dice { high, low }) => {
                let (high, low) = (u64::from(high), u64::from(low));
                ((1..=6).contains(&high) && (1..=high).contains(&low))
                    .then(|| high * (high - 1) / 2 + low - 1)
            }
            (Self::Die, Chance::Die { face }) => (1..=6).contains(&face).then(|| u64::from(face) - 1),
            (Self::Deck(deck), Chance::Card { card }) => {
                deck.iter().position(|other| *other == card).map(|at| at as u64)
            }
            (Self::Modifiers(kind), Chance::Modifier { modifier }) => {
                modifiers(*kind).position(|other| other == modifier).map(|at| at as u64)
            }
            _ => None,
        }
    }

    fn weight(&self, rank: u64) -> u64 {
        match self {
            Self::Dice => dice(rank).map_or(0, |(high, low)| if high == low { 1 } else { 2 }),
            Self::Modifiers(kind) => {
                modifiers(*kind).nth(rank as usize).map_or(0, |modifier| tables::weight(modifier).into())
            }
            _ => u64::from(rank < self.len()),
        }
    }

    fn total(&self) -> u64 {
        match self {
            Self::Dice => 36,
            Self::Modifiers(kind) => modifier_total(*kind).into(),
            _ => self.len(),
        }
    }

    fn at(&self, point: u64) -> u64 {
        match self {
            Self::Dice | Self::Modifiers(_) => {
                let (mut rank, mut left) = (0, point);
                while rank + 1 < self.len() && left >= self.weight(rank) {
                    left -= self.weight(rank);
                    rank += 1;
                }
                rank
            }
            _ => point,
        }
    }
}
