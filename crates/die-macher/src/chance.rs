//! What chance decides, and with which odds.

use std::fmt::{self, Formatter};

use engine::notation::NotationError;
use engine::{Seat, SeatSet};

use crate::cards::{Card, KINDS, Land, Pile, Poll};
use crate::figures::DIE;
use crate::words::{Parsed, Word, lines};

/// One to three dice, the highest first; 0 for a die that is not rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Dice([u8; 3]);

impl Dice {
    /// These dice, sorted; `None` if there are none, more than three, or one shows no face.
    pub fn new(dice: &[u8]) -> Option<Self> {
        if dice.is_empty() || dice.len() > 3 || dice.iter().any(|die| !DIE.contains(die)) {
            return None;
        }
        let mut all = [0; 3];
        all[..dice.len()].copy_from_slice(dice);
        all.sort_unstable_by(|one, other| other.cmp(one));
        Some(Self(all))
    }

    /// How many.
    pub fn count(self) -> u8 {
        self.0.iter().filter(|die| **die > 0).count() as u8
    }

    /// What they show, the highest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|die| *die > 0)
    }

    /// Their sum.
    pub fn sum(self) -> u16 {
        self.0.iter().map(|die| u16::from(*die)).sum()
    }

    /// The highest.
    pub const fn highest(self) -> u16 {
        self.0[0] as u16
    }
}

/// `6,4,1`, or `-` for none.
impl Word for Dice {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.count() == 0 {
            return f.write_str("-");
        }
        for (index, die) in self.iter().enumerate() {
            write!(f, "{}{die}", if index > 0 { "," } else { "" })?;
        }
        Ok(())
    }
    fn get(word: &str) -> Parsed<Self> {
        if word == "-" {
            return Ok(Self::default());
        }
        let dice: Vec<u8> = word.split(',').take(4).map(u8::get).collect::<Parsed<_>>()?;
        let wrong = || NotationError::new("one to three dice, the highest first", word);
        let read = Self::new(&dice).ok_or_else(wrong)?;
        if read.iter().eq(dice) { Ok(read) } else { Err(wrong()) }
    }
}

lines! {
    /// An outcome of chance.
    Chance, "a chance outcome",
    /// A state card is turned up (DM-4.2.2, DM-5.4.1.2).
    Land {
        /// The state.
        land: Land,
    } = "land",
    /// A card is dealt to a programme (DM-4.1.3).
    Programme {
        /// The card.
        card: Card,
    } = "programme",
    /// A committee draws a card (DM-4.1.4, DM-5.2.2.3).
    Draw {
        /// The card.
        card: Card,
    } = "draw",
    /// An opinion is turned up (DM-4.2.3, DM-4.2.8, DM-5.2.5.6, DM-5.4.1.3).
    Opinion {
        /// The card.
        card: Card,
    } = "opinion",
    /// Whose start sheet is executed first (DM-5.1.4).
    First {
        /// Whose.
        seat: Seat,
    } = "first",
    /// Dice are rolled.
    Dice {
        /// What they show.
        dice: Dice,
    } = "dice",
    /// The winner of an auction draws a poll (DM-5.2.7.3).
    Poll {
        /// Which.
        poll: Poll,
    } = "poll",
}

/// The odds of a chance step: outcomes, ranked, with weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds(pub(crate) Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// State cards, as bits.
    Lands(u16),
    /// What a card is drawn for, and how many of each there are.
    Cards(What, Pile),
    Seats(u8),
    Dice(u8),
    /// Polls, as bits.
    Polls(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Programme,
    Draw,
    Opinion,
}

impl What {
    const fn of(self, card: Card) -> Chance {
        match self {
            Self::Programme => Chance::Programme { card },
            Self::Draw => Chance::Draw { card },
            Self::Opinion => Chance::Opinion { card },
        }
    }
}

/// The `n`-th set bit, from the lowest.
fn nth_bit(bits: u32, n: u64) -> Option<u8> {
    let mut left = bits;
    for _ in 0..n.min(32) {
        left &= left.wrapping_sub(1);
    }
    (left != 0).then(|| left.trailing_zeros() as u8)
}

/// How many bits are set below this one; `None` if it is not set.
fn bits_before(bits: u32, bit: u8) -> Option<u64> {
    (bits & 1 << bit != 0).then(|| u64::from((bits & ((1 << bit) - 1)).count_ones()))
}

/// Ways to roll `n` dice as outcomes: multisets of faces.
const fn rolls(n: u8) -> u64 {
    match n {
        1 => 6,
        2 => 21,
        _ => 56,
    }
}

/// Places of the faces in [`DIE`] for a rank, descending.
fn roll(n: u8, rank: u64) -> Option<[u8; 3]> {
    let mut at = 0;
    for a in 0..6u8 {
        if n == 1 {
            if at == rank {
                return Some([a, 0, 0]);
            }
            at += 1;
            continue;
        }
        for b in 0..=a {
            if n == 2 {
                if at == rank {
                    return Some([a, b, 0]);
                }
                at += 1;
                continue;
            }
            // All third dice at once.
            if rank < at + u64::from(b) + 1 {
                return Some([a, b, (rank - at) as u8]);
            }
            at += u64::from(b) + 1;
        }
    }
    None
}

/// How many of the 6ⁿ rolls show these faces in any order.
fn arrangements(n: u8, faces: [u8; 3]) -> u64 {
    let [a, b, c] = faces;
    match n {
        1 => 1,
        2 => 1 + u64::from(a != b),
        _ if a == b && b == c => 1,
        _ if a == b || b == c => 3,
        _ => 6,
    }
}

impl engine::Odds<Chance> for Odds {
    fn len(&self) -> u64 {
        match self.0 {
            Kind::Lands(bits) => bits.count_ones().into(),
            Kind::Cards(_, pile) => pile.iter().filter(|count| **count > 0).count() as u64,
            Kind::Seats(seats) => seats.into(),
            Kind::Dice(n) => rolls(n),
            Kind::Polls(bits) => bits.count_ones().into(),
        }
    }

    fn get(&self, rank: u64) -> Option<Chance> {
        if rank >= self.len() {
            return None;
        }
        match self.0 {
            Kind::Lands(bits) => {
                nth_bit(bits.into(), rank).map(|land| Chance::Land { land: Land::ALL[usize::from(land)] })
            }
            Kind::Cards(what, pile) => {
                let mut there = (0..KINDS).filter(|kind| pile[*kind] > 0);
                there.nth(usize::try_from(rank).ok()?).map(|kind| what.of(Card::ALL[kind]))
            }
            Kind::Seats(_) => Some(Chance::First { seat: Seat::new(rank as u8) }),
            Kind::Dice(n) => {
                let faces = roll(n, rank)?.map(|face| DIE[usize::from(face)]);
                Dice::new(&faces[..usize::from(n)]).map(|dice| Chance::Dice { dice })
            }
            Kind::Polls(bits) => nth_bit(bits, rank).and_then(Poll::new).map(|poll| Chance::Poll { poll }),
        }
    }

    fn rank(&self, outcome: &Chance) -> Option<u64> {
        match (self.0, *outcome) {
            (Kind::Lands(bits), Chance::Land { land }) => bits_before(bits.into(), land.index() as u8),
            (Kind::Cards(What::Programme, pile), Chance::Programme { card })
            | (Kind::Cards(What::Draw, pile), Chance::Draw { card })
            | (Kind::Cards(What::Opinion, pile), Chance::Opinion { card }) => (pile[card.index()] > 0)
                .then(|| pile[..card.index()].iter().filter(|count| **count > 0).count() as u64),
            (Kind::Seats(seats), Chance::First { seat }) => {
                SeatSet::all(seats).position(seat).map(|place| place as u64)
            }
            (Kind::Dice(n), Chance::Dice { dice }) => {
                if dice.count() != n {
                    return None;
                }
                (0..rolls(n)).find(|rank| self.get(*rank) == Some(Chance::Dice { dice }))
            }
            (Kind::Polls(bits), Chance::Poll { poll }) => bits_before(bits, poll.number()),
            _ => None,
        }
    }

    fn weight(&self, rank: u64) -> u64 {
        if rank >= self.len() {
            return 0;
        }
        match self.0 {
            Kind::Cards(_, pile) => {
                let mut there = pile.iter().filter(|count| **count > 0);
                there.nth(rank as usize).map_or(0, |count| u64::from(*count))
            }
            Kind::Dice(n) => roll(n, rank).map_or(0, |faces| arrangements(n, faces)),
            Kind::Lands(_) | Kind::Seats(_) | Kind::Polls(_) => 1,
        }
    }

    fn total(&self) -> u64 {
        match self.0 {
            Kind::Cards(_, pile) => pile.iter().map(|count| u64::from(*count)).sum(),
            Kind::Dice(n) => 6u64.pow(n.into()),
            Kind::Lands(_) | Kind::Seats(_) | Kind::Polls(_) => self.len(),
        }
    }

    fn below(&self, rank: u64) -> u64 {
        match self.0 {
            Kind::Lands(_) | Kind::Seats(_) | Kind::Polls(_) => rank,
            Kind::Cards(..) | Kind::Dice(_) => (0..rank).map(|before| self.weight(before)).sum(),
        }
    }

    fn at(&self, point: u64) -> u64 {
        match self.0 {
            Kind::Lands(_) | Kind::Seats(_) | Kind::Polls(_) => point,
            Kind::Cards(_, pile) => {
                let (mut rank, mut left) = (0, point);
                for count in pile.iter().filter(|count| **count > 0) {
                    if left < u64::from(*count) {
                        break;
                    }
                    left -= u64::from(*count);
                    rank += 1;
                }
                rank
            }
            Kind::Dice(n) => {
                let (mut rank, mut left) = (0, point);
                while rank + 1 < rolls(n) {
                    let weight = self.weight(rank);
                    if left < weight {
                        break;
                    }
                    left -= weight;
                    rank += 1;
                }
                rank
            }
        }
    }
}
