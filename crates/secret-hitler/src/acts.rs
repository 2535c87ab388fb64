//! What players do and say.

use engine::{Choices, Seat, SeatSet};

use crate::deck::{Pattern, Policy, Tiles};
use crate::setup::Party;

/// A ballot (SH-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ballot {
    /// For the government.
    Ja,
    /// Against it.
    Nein,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The candidate for President names the candidate for Chancellor (SH-13).
    Nominate(Seat),
    /// Casts a ballot (SH-17).
    Ballot(Ballot),
    /// President (SH-24) or Chancellor (SH-25) discards a tile of this kind. The Chancellor's
    /// other tile is enacted.
    Discard(Policy),
    /// The Chancellor proposes a veto (SH-35).
    Veto,
    /// The President agrees to the veto, or does not (SH-35, SH-36).
    Consent(bool),
    /// The President investigates a player (SH-29).
    Investigate(Seat),
    /// The President calls a special election (SH-30).
    Call(Seat),
    /// The President executes a player (SH-32).
    Execute(Seat),
}

/// The legal moves of a seat, ranked: seats in seat order, Ja before Nein, Liberal before Fascist
/// before veto, yes before no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Options {
    /// Nothing is due.
    #[default]
    None,
    /// Nominate one of these.
    Nominate(SeatSet),
    /// Ja or Nein.
    Ballot,
    /// Discard one of these kinds, or propose a veto.
    Discard {
        /// The hand.
        hand: Tiles,
        /// Whether a veto may be proposed.
        veto: bool,
    },
    /// Agree to a veto or not.
    Consent,
    /// Investigate one of these.
    Investigate(SeatSet),
    /// Call one of these.
    Call(SeatSet),
    /// Execute one of these.
    Execute(SeatSet),
}

impl Choices<Move> for Options {
    fn len(&self) -> u64 {
        match *self {
            Self::None => 0,
            Self::Nominate(seats) | Self::Investigate(seats) | Self::Call(seats) | Self::Execute(seats) => {
                seats.len() as u64
            }
            Self::Ballot | Self::Consent => 2,
            Self::Discard { hand, veto } => {
                u64::from(hand.liberal > 0) + u64::from(hand.fascist > 0) + u64::from(veto)
            }
        }
    }

    fn get(&self, rank: u64) -> Option<Move> {
        let nth = |seats: SeatSet| seats.nth(usize::try_from(rank).ok().filter(|rank| *rank < seats.len())?);
        match *self {
            Self::None => None,
            Self::Nominate(seats) => nth(seats).map(Move::Nominate),
            Self::Investigate(seats) => nth(seats).map(Move::Investigate),
            Self::Call(seats) => nth(seats).map(Move::Call),
            Self::Execute(seats) => nth(seats).map(Move::Execute),
            Self::Ballot => match rank {
                0 => Some(Move::Ballot(Ballot::Ja)),
                1 => Some(Move::Ballot(Ballot::Nein)),
                _ => None,
            },
            Self::Consent => match rank {
                0 => Some(Move::Consent(true)),
                1 => Some(Move::Consent(false)),
                _ => None,
            },
            Self::Discard { hand, veto } => {
                let kinds = u64::from(hand.liberal > 0) + u64::from(hand.fascist > 0);
                if rank == 0 && hand.liberal > 0 {
                    Some(Move::Discard(Policy::Liberal))
                } else if rank < kinds {
                    Some(Move::Discard(Policy::Fascist))
                } else {
                    (veto && rank == kinds).then_some(Move::Veto)
                }
            }
        }
    }

    fn rank(&self, choice: &Move) -> Option<u64> {
        let place = |seats: SeatSet, seat| seats.position(seat).map(|place| place as u64);
        match (*self, *choice) {
            (Self::Nominate(seats), Move::Nominate(seat))
            | (Self::Investigate(seats), Move::Investigate(seat))
            | (Self::Call(seats), Move::Call(seat))
            | (Self::Execute(seats), Move::Execute(seat)) => place(seats, seat),
            (Self::Ballot, Move::Ballot(ballot)) => Some(u64::from(ballot == Ballot::Nein)),
            (Self::Consent, Move::Consent(yes)) => Some(u64::from(!yes)),
            (Self::Discard { hand, .. }, Move::Discard(policy)) => {
                let before = policy == Policy::Fascist && hand.liberal > 0;
                (hand.of(policy) > 0).then_some(u64::from(before))
            }
            (Self::Discard { veto: true, .. }, Move::Veto) => Some(self.len() - 1),
            _ => None,
        }
    }
}

/// A claim: true or not, on record (SH-48).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Statement {
    /// “As President in this election I drew these three”, and perhaps “and passed these two”.
    Drew {
        /// The election whose session it was.
        election: u8,
        /// Three tiles.
        drew: Tiles,
        /// Two tiles.
        passed: Option<Tiles>,
    },
    /// “As Chancellor in this election I got these two.”
    Got {
        /// The election whose session it was.
        election: u8,
        /// Two tiles.
        got: Tiles,
    },
    /// “The party of this seat, which I investigated, is so.”
    Party {
        /// Who was investigated.
        seat: Seat,
        /// The party claimed.
        party: Party,
    },
    /// “The peek showed these three”, the top one first.
    Saw(Pattern),
}

/// Ways to claim what was drawn and passed: four hands of three, and no word or three pairs.
const DREW: u64 = 4 * 4;
/// Ways to claim what came to the Chancellor.
const GOT: u64 = 3;
/// Ways to claim a party.
const PARTY: u64 = 2;
/// Ways to claim what a peek showed.
const SAW: u64 = 8;

/// The claims open to a seat, ranked: sessions as President by election, then as Chancellor, then
/// investigations, then the peek.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// Elections whose session this seat led as President, as bits.
    pub(crate) drew: u32,
    /// Elections in which this seat was Chancellor, as bits.
    pub(crate) got: u32,
    /// Whom this seat investigated.
    pub(crate) party: SeatSet,
    /// Whether this seat peeked.
    pub(crate) saw: bool,
}

/// The `n`-th bit that is set, from the lowest.
fn nth_bit(bits: u32, n: u64) -> Option<u8> {
    let mut left = bits;
    for _ in 0..n.min(32) {
        left &= left.wrapping_sub(1);
    }
    (left != 0).then(|| left.trailing_zeros() as u8)
}

/// How many bits are set below this one; `None` if it is not set.
fn bits_before(bits: u32, bit: u8) -> Option<u64> {
    let mask = 1u32.checked_shl(bit.into())?;
    (bits & mask != 0).then(|| u64::from((bits & (mask - 1)).count_ones()))
}

/// A hand of `size` with so many Liberal tiles.
const fn hand(liberal: u64, size: u8) -> Tiles {
    Tiles::new(liberal as u8, size - liberal as u8)
}

impl Claims {
    /// Elections whose session may be claimed as President, newest first.
    pub fn as_president(&self) -> impl Iterator<Item = u8> {
        let bits = self.drew;
        (0..32).rev().filter(move |bit| bits & 1 << bit != 0)
    }

    /// Elections whose session may be claimed as Chancellor, newest first.
    pub fn as_chancellor(&self) -> impl Iterator<Item = u8> {
        let bits = self.got;
        (0..32).rev().filter(move |bit| bits & 1 << bit != 0)
    }

    /// Seats whose party may be claimed.
    pub const fn parties(&self) -> SeatSet {
        self.party
    }

    /// Whether the peek may be claimed.
    pub const fn peek(&self) -> bool {
        self.saw
    }
}

impl Choices<Statement> for Claims {
    fn len(&self) -> u64 {
        u64::from(self.drew.count_ones()) * DREW
            + u64::from(self.got.count_ones()) * GOT
            + self.party.len() as u64 * PARTY
            + u64::from(self.saw) * SAW
    }

    fn get(&self, rank: u64) -> Option<Statement> {
        let mut rank = rank;
        let drew = u64::from(self.drew.count_ones()) * DREW;
        if rank < drew {
            let election = nth_bit(self.drew, rank / DREW)?;
            let (liberal, passed) = (rank % DREW / 4, rank % 4);
            let passed = passed.checked_sub(1).map(|liberal| hand(liberal, 2));
            return Some(Statement::Drew { election, drew: hand(liberal, 3), passed });
        }
        rank -= drew;
        let got = u64::from(self.got.count_ones()) * GOT;
        if rank < got {
            let election = nth_bit(self.got, rank / GOT)?;
            return Some(Statement::Got { election, got: hand(rank % GOT, 2) });
        }
        rank -= got;
        let party = self.party.len() as u64 * PARTY;
        if rank < party {
            let seat = self.party.nth((rank / PARTY) as usize)?;
            let party = if rank.is_multiple_of(PARTY) { Party::Liberal } else { Party::Fascist };
            return Some(Statement::Party { seat, party });
        }
        rank -= party;
        (self.saw && rank < SAW).then(|| Statement::Saw(crate::chance::pattern(rank as u8)))
    }

    fn rank(&self, choice: &Statement) -> Option<u64> {
        let drew = u64::from(self.drew.count_ones()) * DREW;
        let got = u64::from(self.got.count_ones()) * GOT;
        match *choice {
            Statement::Drew { election, drew, passed } => {
                let place = bits_before(self.drew, election)?;
                let pair = match passed {
                    None => 0,
                    Some(pair) if pair.len() == 2 => 1 + u64::from(pair.liberal),
                    Some(_) => return None,
                };
                (drew.len() == 3).then_some(place * DREW + u64::from(drew.liberal) * 4 + pair)
            }
            Statement::Got { election, got } => {
                let place = bits_before(self.got, election)?;
                (got.len() == 2).then_some(drew + place * GOT + u64::from(got.liberal))
            }
            Statement::Party { seat, party } => {
                let place = self.party.position(seat)? as u64;
                Some(drew + got + place * PARTY + u64::from(party == Party::Fascist))
            }
            Statement::Saw(tiles) => {
                let before = drew + got + self.party.len() as u64 * PARTY;
                let index =
                    tiles.iter().fold(0, |index, tile| index * 2 + u64::from(*tile == Policy::Fascist));
                self.saw.then_some(before + index)
            }
        }
    }
}
