//! Policies, hands and the piles. A pile is a multiset until a tile is drawn (SH-44).

use engine::Odds as _;

use crate::chance::{Odds, choose};

/// A policy tile, or the side it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Policy {
    /// A Liberal policy.
    Liberal,
    /// A Fascist policy.
    Fascist,
}

impl Policy {
    /// Both, in rank order.
    pub const ALL: [Self; 2] = [Self::Liberal, Self::Fascist];
}

/// How many tiles of each kind; a hand or a pile without order (SH-41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles {
    /// Liberal tiles.
    pub liberal: u8,
    /// Fascist tiles.
    pub fascist: u8,
}

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self::new(0, 0);

    /// So many of each.
    pub const fn new(liberal: u8, fascist: u8) -> Self {
        Self { liberal, fascist }
    }

    /// How many together.
    pub const fn len(self) -> u8 {
        self.liberal + self.fascist
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of one kind.
    pub const fn of(self, policy: Policy) -> u8 {
        match policy {
            Policy::Liberal => self.liberal,
            Policy::Fascist => self.fascist,
        }
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, policy: Policy) -> Self {
        match policy {
            Policy::Liberal => Self::new(self.liberal + 1, self.fascist),
            Policy::Fascist => Self::new(self.liberal, self.fascist + 1),
        }
    }

    /// These without one; unchanged if there is none of it.
    #[must_use]
    pub const fn without(self, policy: Policy) -> Self {
        match policy {
            Policy::Liberal => Self::new(self.liberal.saturating_sub(1), self.fascist),
            Policy::Fascist => Self::new(self.liberal, self.fascist.saturating_sub(1)),
        }
    }

    /// Both heaps together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::new(self.liberal + other.liberal, self.fascist + other.fascist)
    }

    /// What is left after taking `other` away.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::new(self.liberal.saturating_sub(other.liberal), self.fascist.saturating_sub(other.fascist))
    }

    /// The tile of a heap of equal tiles; `None` if the heap is empty or mixed.
    pub const fn uniform(self) -> Option<Policy> {
        match (self.liberal, self.fascist) {
            (1.., 0) => Some(Policy::Liberal),
            (0, 1..) => Some(Policy::Fascist),
            _ => None,
        }
    }

    /// The tiles, Liberal first.
    pub fn iter(self) -> impl Iterator<Item = Policy> {
        std::iter::repeat_n(Policy::Liberal, self.liberal.into())
            .chain(std::iter::repeat_n(Policy::Fascist, self.fascist.into()))
    }
}

impl FromIterator<Policy> for Tiles {
    fn from_iter<I: IntoIterator<Item = Policy>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Three tiles in the order in which they lie, the top one first.
pub type Pattern = [Policy; 3];

/// The tiles on top of the draw pile whose order is fixed because a peek saw them (SH-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    tiles: Pattern,
    len: u8,
}

impl Known {
    pub(crate) const NONE: Self = Self { tiles: [Policy::Liberal; 3], len: 0 };

    pub(crate) const fn all(tiles: Pattern) -> Self {
        Self::of(tiles, 3)
    }

    /// The first `len` of these.
    pub(crate) const fn of(tiles: Pattern, len: u8) -> Self {
        Self { tiles, len }
    }

    pub(crate) fn as_slice(&self) -> &[Policy] {
        &self.tiles[..usize::from(self.len.min(3))]
    }

    pub(crate) fn tiles(self) -> Tiles {
        self.as_slice().iter().copied().collect()
    }

    /// Takes the top tile away. What is not used any more is overwritten, so that equal
    /// knowledge compares equal.
    fn pop(&mut self) {
        if self.len > 0 {
            self.tiles = [self.tiles[1], self.tiles[2], Policy::Liberal];
            self.len -= 1;
        }
    }
}

/// The two piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    pub(crate) draw: Tiles,
    pub(crate) discard: Tiles,
    pub(crate) known: Known,
}

impl Deck {
    pub(crate) const fn new(draw: Tiles) -> Self {
        Self { draw, discard: Tiles::NONE, known: Known::NONE }
    }

    /// The odds of drawing three (SH-23).
    pub(crate) fn odds_of_three(self) -> Odds {
        let known = self.known.tiles();
        Odds::three(known, self.draw.minus(known))
    }

    /// The odds of turning up the top tile (SH-20).
    pub(crate) fn odds_of_top(self) -> Odds {
        match self.known.as_slice().first() {
            Some(tile) => Odds::top(Tiles::NONE.with(*tile)),
            None => Odds::top(self.draw),
        }
    }

    /// The odds of what a peek sees (SH-31).
    pub(crate) fn odds_of_peek(self) -> Odds {
        Odds::peek(self.draw)
    }

    /// Draws three tiles; false if these three cannot be on top.
    pub(crate) fn take_three(&mut self, tiles: Tiles) -> bool {
        let known = self.known.tiles();
        let rest = self.draw.minus(known);
        let more = tiles.minus(known);
        if tiles.len() != 3
            || more.and(known) != tiles
            || choose(rest.liberal, more.liberal) == 0
            || choose(rest.fascist, more.fascist) == 0
        {
            return false;
        }
        self.draw = self.draw.minus(tiles);
        self.known = Known::NONE;
        true
    }

    /// Takes the top tile; false if it cannot be this one.
    pub(crate) fn take_top(&mut self, tile: Policy) -> bool {
        if self.odds_of_top().rank(&crate::Chance::Tile(tile)).is_none() {
            return false;
        }
        self.draw = self.draw.without(tile);
        self.known.pop();
        true
    }

    /// Fixes the three tiles on top; false if they cannot be these.
    pub(crate) fn fix_top(&mut self, tiles: Pattern) -> bool {
        let seen: Tiles = tiles.iter().copied().collect();
        if seen.liberal > self.draw.liberal || seen.fascist > self.draw.fascist {
            return false;
        }
        self.known = Known::all(tiles);
        true
    }

    /// Shuffles everything together if fewer than three tiles are left (SH-27). Whether it did.
    pub(crate) fn reshuffle_if_short(&mut self) -> bool {
        if self.draw.len() >= 3 {
            return false;
        }
        *self = Self::new(self.draw.and(self.discard));
        true
    }
}
