//! Seats, roles, boards and switches (SH-1 to SH-6, SH-45 to SH-47).

use engine::code::{Decoder, Encoder};
use engine::{Seat, SeatSet, SetupError};

use crate::chance::choose;
use crate::deck::Tiles;

/// Fewest seats.
pub const LEAST_SEATS: u8 = 5;
/// Most seats.
pub const MOST_SEATS: u8 = 10;
/// Liberal policies that win (SH-8).
pub const LIBERAL_GOAL: u8 = 5;
/// Fascist policies that win (SH-9).
pub const FASCIST_GOAL: u8 = 6;
/// Fascist policies that open the Hitler zone (SH-10).
pub const ZONE: u8 = 3;
/// Fascist policies that unlock the veto (SH-34).
pub const VETO: u8 = 5;
/// Steps of the tracker that bring chaos (SH-20).
pub const CHAOS: u8 = 3;
/// No game has more elections (SH-43).
pub const MOST_ELECTIONS: u8 = 30;

/// What is settled before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of seats, 5 to 10.
    pub seats: u8,
    /// Whether the table marks who is known not to be Hitler (SH-45).
    pub markers: bool,
    /// The unofficial rebalance, at 6, 7 and 9 seats only (SH-46).
    pub rebalance: bool,
    /// The first candidate, if the table names one (SH-47).
    pub first: Option<Seat>,
}

impl Setup {
    /// So many seats, all switches off.
    pub const fn new(seats: u8) -> Self {
        Self { seats, markers: false, rebalance: false, first: None }
    }

    /// Whether the rebalance goes with this number of seats (SH-46).
    pub const fn has_rebalance(seats: u8) -> bool {
        matches!(seats, 6 | 7 | 9)
    }

    /// Whether it can be played.
    ///
    /// # Errors
    /// A wrong number of seats, a rebalance where there is none (`rebalance`), a first candidate
    /// without a seat (`first`).
    pub fn check(&self) -> Result<(), SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats { least: LEAST_SEATS, most: MOST_SEATS });
        }
        if self.rebalance && !Self::has_rebalance(self.seats) {
            return Err(SetupError::Switch("rebalance"));
        }
        if self.first.is_some_and(|seat| seat.index() >= usize::from(self.seats)) {
            return Err(SetupError::Switch("first"));
        }
        Ok(())
    }

    /// All policies of this game, those on the board from the start included (SH-4, SH-46).
    pub const fn policies(&self) -> Tiles {
        if self.rebalance && matches!(self.seats, 7 | 9) { Tiles::new(6, 10) } else { Tiles::new(6, 11) }
    }

    /// Fascist policies that lie on the board from the start (SH-46).
    pub const fn head_start(&self) -> u8 {
        if self.rebalance && self.seats == 6 { 1 } else { 0 }
    }
}

impl engine::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn pack(&self, out: &mut Encoder) {
        out.put(u64::from(self.seats.saturating_sub(LEAST_SEATS)), 6);
        out.put(u64::from(self.markers), 2);
        if Self::has_rebalance(self.seats) {
            out.put(u64::from(self.rebalance), 2);
        }
        out.put(self.first.map_or(0, |seat| seat.index() as u64 + 1), u64::from(self.seats) + 1);
    }

    fn unpack(input: &mut Decoder) -> Option<Self> {
        let seats = LEAST_SEATS + u8::try_from(input.take(6)?).ok()?;
        let markers = input.take(2)? == 1;
        let rebalance = Self::has_rebalance(seats) && input.take(2)? == 1;
        let first = u8::try_from(input.take(u64::from(seats) + 1)?).ok()?.checked_sub(1).map(Seat::new);
        Some(Self { seats, markers, rebalance, first })
    }
}

/// A power of the President (SH-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// See a player's party (SH-29).
    Investigate,
    /// Name the next candidate for President (SH-30).
    SpecialElection,
    /// See the top three policies (SH-31).
    Peek,
    /// Execute a player (SH-32).
    Execution,
}

impl Power {
    /// The power that comes with the `number`-th Fascist policy at a table that began with
    /// `seats` players.
    pub const fn at(seats: u8, number: u8) -> Option<Self> {
        match (number, seats) {
            (1, 9..) | (2, 7..) => Some(Self::Investigate),
            (3, ..=6) => Some(Self::Peek),
            (3, _) => Some(Self::SpecialElection),
            (4 | 5, _) => Some(Self::Execution),
            _ => None,
        }
    }
}

/// A party (SH-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    /// The Liberals.
    Liberal,
    /// The Fascists, Hitler included.
    Fascist,
}

/// A role (SH-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// A Liberal.
    Liberal,
    /// A Fascist who is not Hitler.
    Fascist,
    /// Hitler.
    Hitler,
}

impl Role {
    /// The party (SH-3).
    pub const fn party(self) -> Party {
        match self {
            Self::Liberal => Party::Liberal,
            Self::Fascist | Self::Hitler => Party::Fascist,
        }
    }
}

/// How many Fascists besides Hitler there are at so many seats (SH-1).
pub const fn fascists_at(seats: u8) -> u8 {
    seats.saturating_sub(3) / 2
}

/// Whether Hitler knows the Fascists at so many seats (SH-2).
pub const fn hitler_knows_at(seats: u8) -> bool {
    seats <= 6
}

/// Who is who.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roles {
    seats: u8,
    hitler: Seat,
    fascists: SeatSet,
}

impl Roles {
    /// Roles with this Hitler and these Fascists; `None` if their number is not that of SH-1.
    pub fn new(seats: u8, hitler: Seat, fascists: SeatSet) -> Option<Self> {
        let all = SeatSet::all(seats);
        let fits = (LEAST_SEATS..=MOST_SEATS).contains(&seats)
            && all.contains(hitler)
            && !fascists.contains(hitler)
            && fascists.minus(all).is_empty()
            && fascists.len() == usize::from(fascists_at(seats));
        fits.then_some(Self { seats, hitler, fascists })
    }

    /// From one role for each seat; `None` if they are not those of SH-1.
    pub fn from_list(roles: &[Role]) -> Option<Self> {
        let of = |wanted| {
            let index = roles.iter().enumerate().filter(move |(_, role)| **role == wanted).map(|(i, _)| i);
            index.map(|i| Seat::new(i as u8)).collect::<SeatSet>()
        };
        let hitler = of(Role::Hitler);
        if hitler.len() != 1 {
            return None;
        }
        Self::new(u8::try_from(roles.len()).ok()?, hitler.first()?, of(Role::Fascist))
    }

    /// The deal of this rank among all that are possible; `None` if there are not so many.
    ///
    /// Hitler's seat first, then the Fascists as a combination of the other seats.
    pub fn from_rank(seats: u8, rank: u64) -> Option<Self> {
        let count = fascists_at(seats);
        let each = u64::from(choose(seats.checked_sub(1)?, count));
        let hitler = u8::try_from(rank / each).ok().filter(|hitler| *hitler < seats)?;
        let mut left = rank % each;
        let mut fascists = SeatSet::EMPTY;
        let mut place = seats - 1;
        for wanted in (1..=count).rev() {
            // The largest place with C(place, wanted) not above what is left.
            place -= 1;
            while u64::from(choose(place, wanted)) > left {
                place -= 1;
            }
            left -= u64::from(choose(place, wanted));
            fascists = fascists.with(Seat::new(if place < hitler { place } else { place + 1 }));
        }
        Some(Self { seats, hitler: Seat::new(hitler), fascists })
    }

    /// Its rank; see [`Roles::from_rank`].
    pub fn rank(&self) -> u64 {
        let count = fascists_at(self.seats);
        let hitler = self.hitler.index() as u8;
        let combination: u32 = (1..=count)
            .zip(self.fascists.iter())
            .map(|(nth, seat)| {
                let place = seat.index() as u8;
                choose(if place < hitler { place } else { place - 1 }, nth)
            })
            .sum();
        u64::from(hitler) * u64::from(choose(self.seats - 1, count)) + u64::from(combination)
    }

    /// How many deals there are.
    pub fn count(seats: u8) -> u64 {
        u64::from(seats) * u64::from(choose(seats.saturating_sub(1), fascists_at(seats)))
    }

    /// Number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Who is Hitler.
    pub const fn hitler(&self) -> Seat {
        self.hitler
    }

    /// The Fascists without Hitler.
    pub const fn fascists(&self) -> SeatSet {
        self.fascists
    }

    /// Hitler and the Fascists.
    pub const fn fascist_party(&self) -> SeatSet {
        self.fascists.with(self.hitler)
    }

    /// The Liberals.
    pub const fn liberals(&self) -> SeatSet {
        SeatSet::all(self.seats).minus(self.fascist_party())
    }

    /// The role of a seat.
    pub fn of(&self, seat: Seat) -> Role {
        if seat == self.hitler {
            Role::Hitler
        } else if self.fascists.contains(seat) {
            Role::Fascist
        } else {
            Role::Liberal
        }
    }

    /// All roles in seat order.
    pub fn iter(&self) -> impl Iterator<Item = Role> {
        (0..self.seats).map(|seat| self.of(Seat::new(seat)))
    }

    /// What a seat learns in the night (SH-2).
    pub fn night(&self, seat: Seat) -> Night {
        let knows = match self.of(seat) {
            Role::Liberal => false,
            Role::Fascist => true,
            Role::Hitler => hitler_knows_at(self.seats),
        };
        if knows { Night { fascists: self.fascists, hitler: Some(self.hitler) } } else { Night::default() }
    }
}

/// What a seat knows from the night about Fascists and Hitler, itself included; nothing for a
/// Liberal, and nothing for Hitler with seven seats or more (SH-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Night {
    /// All Fascists other than Hitler.
    pub fascists: SeatSet,
    /// Who is Hitler.
    pub hitler: Option<Seat>,
}
