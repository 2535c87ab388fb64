//! Seats at the table and sets of them.

use std::fmt;

/// The most seats any game may have. Seat sets, links and token shapes are built for this many.
pub const MAX_SEATS: usize = 10;

/// A place at the table, `0..seats`, clockwise. Who sits there is not the engine's matter.
///
/// Its text form counts from one, as people do: seat 0 prints as `1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// Indices at or above [`MAX_SEATS`] make a seat that is in no [`SeatSet`] and that every game
    /// refuses; they never panic.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Index from zero, clockwise.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (clockwise) at a table of `seats`.
    #[must_use]
    pub const fn left(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl std::str::FromStr for Seat {
    type Err = crate::notation::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<u8>() {
            Ok(number) if number >= 1 && number as usize <= MAX_SEATS => Ok(Self(number - 1)),
            _ => Err(crate::notation::NotationError::new("a seat number from 1", text)),
        }
    }
}

/// A set of seats, two bytes, in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Seats `0..seats`.
    pub const fn all(seats: u8) -> Self {
        let n = if seats as usize > MAX_SEATS { MAX_SEATS as u8 } else { seats };
        Self(((1u32 << n) - 1) as u16)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self::EMPTY.with(seat)
    }

    /// From the bits of a number, seat 0 lowest; bits of no seat are dropped.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::all(MAX_SEATS as u8).0)
    }

    /// As a number, seat 0 lowest.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        if seat.index() < MAX_SEATS { Self(self.0 | 1 << seat.0) } else { self }
    }

    /// This set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        if seat.index() < MAX_SEATS { Self(self.0 & !(1 << seat.0)) } else { self }
    }

    /// Seats in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Seats in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats of this set that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The `n`-th seat in seat order.
    pub fn nth(self, n: usize) -> Option<Seat> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).first()
    }

    /// How many seats of the set come before this one.
    pub const fn position(self, seat: Seat) -> Option<usize> {
        if self.contains(seat) { Some((self.0 & ((1 << seat.0) - 1)).count_ones() as usize) } else { None }
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Self(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}
