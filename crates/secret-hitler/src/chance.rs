//! What chance decides, and with which odds.

use engine::Seat;

use crate::deck::{Pattern, Policy, Tiles};
use crate::setup::{Roles, fascists_at};

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The roles are dealt (SH-1).
    Deal(Roles),
    /// The first candidate is drawn (SH-5).
    First(Seat),
    /// A President draws three (SH-23).
    Draw(Tiles),
    /// The three tiles that a peek sees (SH-31).
    Peek(Pattern),
    /// The tile that chaos turns up (SH-20).
    Tile(Policy),
}

/// `n` over `k`; 0 if there are not so many. For the small numbers of this game.
pub(crate) const fn choose(n: u8, k: u8) -> u32 {
    if k > n {
        return 0;
    }
    let mut product = 1u32;
    let mut i = 0;
    while i < k {
        product = product * (n - i) as u32 / (i + 1) as u32;
        i += 1;
    }
    product
}

/// The odds of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// All ways to deal the roles are equally likely.
    Deal { seats: u8 },
    /// All seats are equally likely.
    First { seats: u8 },
    /// `known` for certain, `more` tiles out of `rest`.
    Draw { known: Tiles, rest: Tiles, more: u8 },
    /// One tile out of these.
    Top { rest: Tiles },
    /// Three tiles in order out of these.
    Peek { rest: Tiles },
}

impl Odds {
    pub(crate) const fn deal(seats: u8) -> Self {
        Self(Kind::Deal { seats })
    }

    pub(crate) const fn first(seats: u8) -> Self {
        Self(Kind::First { seats })
    }

    pub(crate) const fn three(known: Tiles, rest: Tiles) -> Self {
        Self(Kind::Draw { known, rest, more: 3u8.saturating_sub(known.len()) })
    }

    pub(crate) const fn top(rest: Tiles) -> Self {
        Self(Kind::Top { rest })
    }

    pub(crate) const fn peek(rest: Tiles) -> Self {
        Self(Kind::Peek { rest })
    }
}

/// The `index`-th of the eight patterns, Liberal before Fascist.
pub(crate) const fn pattern(index: u8) -> Pattern {
    const fn tile(bit: u8) -> Policy {
        if bit == 0 { Policy::Liberal } else { Policy::Fascist }
    }
    [tile(index >> 2 & 1), tile(index >> 1 & 1), tile(index & 1)]
}

/// How many of the ordered ways to draw three tiles give this pattern.
fn ways(rest: Tiles, pattern: Pattern) -> u64 {
    let mut left = rest;
    let mut product = 1;
    for tile in pattern {
        product *= u64::from(left.of(tile));
        left = left.without(tile);
    }
    product
}

/// The possible patterns.
fn patterns(rest: Tiles) -> impl Iterator<Item = Pattern> {
    (0..8).map(pattern).filter(move |pattern| ways(rest, *pattern) > 0)
}

/// Fewest and most Liberal tiles among `more` out of `rest`.
const fn bounds(rest: Tiles, more: u8) -> (u8, u8) {
    let most = if rest.liberal < more { rest.liberal } else { more };
    (more.saturating_sub(rest.fascist), most)
}

impl engine::Odds<Chance> for Odds {
    fn len(&self) -> u64 {
        match self.0 {
            Kind::Deal { seats } => u64::from(seats) * u64::from(choose(seats - 1, fascists_at(seats))),
            Kind::First { seats } => seats.into(),
            Kind::Draw { rest, more, .. } => {
                let (least, most) = bounds(rest, more);
                u64::from((most + 1).saturating_sub(least))
            }
            Kind::Top { rest } => u64::from(rest.liberal > 0) + u64::from(rest.fascist > 0),
            Kind::Peek { rest } => patterns(rest).count() as u64,
        }
    }

    fn get(&self, rank: u64) -> Option<Chance> {
        if rank >= self.len() {
            return None;
        }
        match self.0 {
            Kind::Deal { seats } => Roles::from_rank(seats, rank).map(Chance::Deal),
            Kind::First { .. } => Some(Chance::First(Seat::new(rank as u8))),
            Kind::Draw { known, rest, more } => {
                let liberal = bounds(rest, more).0 + rank as u8;
                Some(Chance::Draw(known.and(Tiles::new(liberal, more - liberal))))
            }
            Kind::Top { rest } => Some(Chance::Tile(if rank == 0 && rest.liberal > 0 {
                Policy::Liberal
            } else {
                Policy::Fascist
            })),
            Kind::Peek { rest } => patterns(rest).nth(usize::try_from(rank).ok()?).map(Chance::Peek),
        }
    }

    fn rank(&self, outcome: &Chance) -> Option<u64> {
        match (self.0, *outcome) {
            (Kind::Deal { seats }, Chance::Deal(roles)) => (roles.seats() == seats).then(|| roles.rank()),
            (Kind::First { seats }, Chance::First(seat)) => {
                (seat.index() < usize::from(seats)).then_some(seat.index() as u64)
            }
            (Kind::Draw { known, rest, more }, Chance::Draw(tiles)) => {
                let (least, most) = bounds(rest, more);
                let liberal = tiles.liberal.checked_sub(known.liberal)?;
                let fits = tiles.len() == 3 && (least..=most).contains(&liberal);
                fits.then(|| u64::from(liberal - least))
            }
            (Kind::Top { rest }, Chance::Tile(tile)) => {
                (rest.of(tile) > 0).then_some(u64::from(tile == Policy::Fascist && rest.liberal > 0))
            }
            (Kind::Peek { rest }, Chance::Peek(seen)) => {
                patterns(rest).position(|pattern| pattern == seen).map(|rank| rank as u64)
            }
            _ => None,
        }
    }

    fn weight(&self, rank: u64) -> u64 {
        if rank >= self.len() {
            return 0;
        }
        match self.0 {
            Kind::Deal { .. } | Kind::First { .. } => 1,
            Kind::Draw { rest, more, .. } => {
                let liberal = bounds(rest, more).0 + rank as u8;
                u64::from(choose(rest.liberal, liberal) * choose(rest.fascist, more - liberal))
            }
            Kind::Top { rest } => {
                u64::from(if rank == 0 && rest.liberal > 0 { rest.liberal } else { rest.fascist })
            }
            Kind::Peek { rest } => {
                patterns(rest).nth(usize::try_from(rank).unwrap_or(usize::MAX)).map_or(0, |p| ways(rest, p))
            }
        }
    }

    fn total(&self) -> u64 {
        match self.0 {
            Kind::Deal { .. } | Kind::First { .. } => self.len(),
            Kind::Draw { rest, more, .. } => choose(rest.len(), more).into(),
            Kind::Top { rest } => rest.len().into(),
            Kind::Peek { rest } => {
                let n = u64::from(rest.len());
                n * n.saturating_sub(1) * n.saturating_sub(2)
            }
        }
    }

    fn below(&self, rank: u64) -> u64 {
        match self.0 {
            Kind::Deal { .. } | Kind::First { .. } => rank,
            _ => (0..rank).map(|before| self.weight(before)).sum(),
        }
    }

    fn at(&self, point: u64) -> u64 {
        match self.0 {
            Kind::Deal { .. } | Kind::First { .. } => point,
            Kind::Top { rest } => {
                u64::from(rest.liberal > 0 && rest.fascist > 0 && point >= u64::from(rest.liberal))
            }
            Kind::Draw { rest, more, .. } => {
                let (least, most) = bounds(rest, more);
                let mut left = point;
                let mut liberal = least;
                while liberal < most {
                    let weight =
                        u64::from(choose(rest.liberal, liberal) * choose(rest.fascist, more - liberal));
                    if left < weight {
                        break;
                    }
                    left -= weight;
                    liberal += 1;
                }
                u64::from(liberal - least)
            }
            Kind::Peek { .. } => {
                let mut rank = 0;
                let mut left = point;
                while rank + 1 < self.len() && left >= self.weight(rank) {
                    left -= self.weight(rank);
                    rank += 1;
                }
                rank
            }
        }
    }
}
