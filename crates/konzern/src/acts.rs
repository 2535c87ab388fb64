//! What players do.
//!
//! There are few different moves, so each has a number, and the legal ones are a set of bits: counting,
//! ranking and drawing cost a few instructions.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::notation::NotationError;
use engine::{Choices, Seat};

use crate::names::{Ballot, Corp, Deal, Field, Holder, Party};
use crate::words::{Word, Words};

/// Something of which there are `COUNT`, numbered from 0.
trait Numbered: Sized + Copy {
    const COUNT: u8;
    fn number(self) -> u8;
    fn numbered(number: u8) -> Self;
}

macro_rules! listed {
    ($($name:ty: $count:literal),*) => {$(
        impl Numbered for $name {
            const COUNT: u8 = $count;
            fn number(self) -> u8 {
                self as u8
            }
            fn numbered(number: u8) -> Self {
                Self::ALL[usize::from(number) % Self::ALL.len()]
            }
        }
    )*};
}

listed!(Corp: 4, Party: 2, Deal: 5, Ballot: 3, Field: 4);

impl Numbered for Seat {
    const COUNT: u8 = 4;
    fn number(self) -> u8 {
        self.index() as u8
    }
    fn numbered(number: u8) -> Self {
        Self::new(number)
    }
}

impl Numbered for Holder {
    const COUNT: u8 = 9;
    fn number(self) -> u8 {
        self.index() as u8
    }
    fn numbered(number: u8) -> Self {
        Self::of(number.into()).unwrap_or(Self::Central)
    }
}

impl Numbered for bool {
    const COUNT: u8 = 2;
    fn number(self) -> u8 {
        u8::from(self)
    }
    fn numbered(number: u8) -> Self {
        number == 1
    }
}

/// A number from 0 to `MOST`, as cards, bids and amounts have them.
macro_rules! upto {
    ($(#[$doc:meta])* $name:ident, $most:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);
        impl $name {
            /// The largest.
            pub const MOST: u8 = $most;
            /// This number, or the largest if it is above.
            pub const fn new(number: u8) -> Self {
                Self(if number > $most { $most } else { number })
            }
            /// The number.
            pub const fn get(self) -> u8 {
                self.0
            }
        }
        impl Numbered for $name {
            const COUNT: u8 = $most + 1;
            fn number(self) -> u8 {
                self.0
            }
            fn numbered(number: u8) -> Self {
                Self(number)
            }
        }
        impl Word for $name {
            fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
                Display::fmt(&self.0, f)
            }
            fn take(words: &mut Words<'_>) -> Result<Self, NotationError> {
                match u8::take(words)? {
                    number if number <= $most => Ok(Self(number)),
                    _ => words.fail(concat!("a number up to ", $most)),
                }
            }
        }
    };
}

upto!(
    /// A price card or a bid, 0 to 9 (KZ-0.5).
    Card, 9);
upto!(
    /// A dividend (0 to 9) or a supplement (0 to 10) in bn a share.
    Amount, 10);
upto!(
    /// How many workers a corporation dismisses beyond its roll, 0 to 2.
    Workers, 2);
upto!(
    /// The level planned: 0 for level 6, 1 for level 8.
    Plan, 1);

impl Plan {
    /// Plan 6.
    pub const SIX: Self = Self(0);
    /// Plan 8.
    pub const EIGHT: Self = Self(1);

    /// The level planned, 6 or 8.
    pub const fn level(self) -> u8 {
        6 + 2 * self.0
    }
}

macro_rules! moves {
    ($($(#[$doc:meta])* $name:ident $word:literal ($($arg:ident: $kind:ty),*);)*) => {
        /// A decision.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Move {
            $($(#[$doc])* $name($($kind),*),)*
        }

        impl Move {
            /// How many different moves there are.
            pub const COUNT: u8 = 0 $(+ (1 $(* <$kind as Numbered>::COUNT)*))*;

            /// Its number, below [`Move::COUNT`].
            #[allow(unused_assignments)]
            pub fn code(self) -> u8 {
                let mut base = 0;
                $(
                    if let Self::$name($($arg),*) = self {
                        let code = 0;
                        $(let code = code * <$kind as Numbered>::COUNT + $arg.number();)*
                        return base + code;
                    }
                    base += 1 $(* <$kind as Numbered>::COUNT)*;
                )*
                base
            }

            /// The move of this number.
            #[allow(unused_assignments, unused_variables, unused_mut)]
            pub fn from_code(code: u8) -> Option<Self> {
                let mut left = code;
                $(
                    let count = 1 $(* <$kind as Numbered>::COUNT)*;
                    if left < count {
                        let mut place = count;
                        $(
                            place /= <$kind as Numbered>::COUNT;
                            let $arg = <$kind as Numbered>::numbered(left / place);
                            left %= place;
                        )*
                        return Some(Self::$name($($arg),*));
                    }
                    left -= count;
                )*
                None
            }
        }

        impl Display for Move {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                match *self {
                    $(Self::$name($($arg),*) => {
                        f.write_str($word)?;
                        $(f.write_str(" ")?; Word::put(&$arg, f)?;)*
                        Ok(())
                    })*
                }
            }
        }

        impl FromStr for Move {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                let mut words = Words::new(text);
                let choice = match words.word("a move")? {
                    $($word => Self::$name($(<$kind as Word>::take(&mut words)?),*),)*
                    _ => return words.fail("a move"),
                };
                words.end(choice)
            }
        }
    };
}

moves! {
    /// Names the party that the seat rolls for (KZ-1.3).
    Run "run" (party: Party);
    /// Votes for a president (KZ-1.4), decides a tie (KZ-1.6), or names a chief (KZ-11.5).
    Vote "vote" (seat: Seat);
    /// Offers the sixth good on this market (KZ-2.2).
    Spread "spread" (market: Corp);
    /// Plans the next year's level (KZ-2.4).
    Renew "plan" (plan: Plan);
    /// Dismisses so many workers beyond the roll (KZ-2.6).
    Dismiss "dismiss" (workers: Workers);
    /// Rents a worker of this corporation (KZ-3.2).
    Rent "rent" (lessor: Corp);
    /// Has a good of this corporation plundered (KZ-4.2).
    Plunder "plunder" (victim: Corp);
    /// Acts against this corporation (KZ-5.1).
    Attack "attack" (target: Corp);
    /// Takes over one of the loser's goods on this market (KZ-5.3, KZ-5.4).
    Seize "seize" (market: Corp);
    /// Takes cash (KZ-5.3, KZ-5.6).
    Cash "cash" ();
    /// Destroys a capital good and cuts the plan (KZ-5.3, KZ-5.4).
    Wreck "wreck" ();
    /// Lays a price card (KZ-6.3).
    Price "price" (card: Card);
    /// Buys the rest of the imports cheapest first (KZ-7.2).
    Cheapest "cheapest" ();
    /// Buys one imported good of this producer (KZ-7.2).
    Import "import" (producer: Corp);
    /// Buys a capital good from this corporation (KZ-8.1, KZ-8.3).
    Machine "machine" (seller: Corp);
    /// Picks a contract by its debtor and its field (KZ-9.1, KZ-9.3, KZ-12.7).
    Contract "contract" (debtor: Holder, field: Field);
    /// Picks whose account it is: a buyer, a payer, a creditor.
    Of "of" (holder: Holder);
    /// Accepts or declines an offer.
    Answer "answer" (yes: bool);
    /// Nothing, or nothing more.
    Pass "pass" ();
    /// Nothing in any trade window of this year (KZ-12.7).
    Rest "rest" ();
    /// Begins to make an offer (KZ-12.7).
    Offer "offer" (deal: Deal);
    /// Picks a share by its holder and its corporation (KZ-12.6, KZ-12.7, KZ-13.2).
    Share "share" (holder: Holder, corp: Corp);
    /// Names a dividend or a supplement: a wish (KZ-11.9) or a motion (KZ-11.1, KZ-11.3).
    Name "name" (amount: Amount);
    /// Votes on a motion (KZ-11.4).
    Ballot "ballot" (ballot: Ballot);
    /// Moves for a new chief of this corporation (KZ-11.5).
    Call "call" (corp: Corp);
    /// Bids ten times this for a young share (KZ-12.1).
    Bid "bid" (card: Card);
    /// Takes a loan of the central bank to pay what is due (KZ-13.1).
    Borrow "borrow" ();
}

impl Move {
    /// Every move that anybody could think of.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_code)
    }
}

/// The legal moves of a seat, ranked by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options([u64; 3]);

impl Options {
    /// Adds a move.
    pub(crate) fn add(&mut self, choice: Move) {
        let code = choice.code();
        self.0[usize::from(code / 64)] |= 1 << (code % 64);
    }

    /// Adds a move if it is legal.
    pub(crate) fn add_if(&mut self, legal: bool, choice: Move) {
        if legal {
            self.add(choice);
        }
    }

    /// Whether a move is among them.
    pub fn has(&self, choice: Move) -> bool {
        let code = choice.code();
        self.0[usize::from(code / 64)] & 1 << (code % 64) != 0
    }

    /// Whether there is none.
    pub const fn none(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    pub const fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The only one, if there is but one.
    pub fn only(&self) -> Option<Move> {
        if self.count() == 1 { self.iter().next() } else { None }
    }

    /// All of them, in rank order.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        (0..3usize).flat_map(move |word| {
            let mut bits = self.0[word];
            std::iter::from_fn(move || {
                let bit = (bits != 0).then(|| bits.trailing_zeros())?;
                bits &= bits - 1;
                Move::from_code(word as u8 * 64 + bit as u8)
            })
        })
    }
}

const _: () = assert!(Move::COUNT as usize <= 3 * 64);

impl Choices<Move> for Options {
    fn len(&self) -> u64 {
        self.count().into()
    }

    fn get(&self, rank: u64) -> Option<Move> {
        let mut left = u32::try_from(rank).ok()?;
        for (word, bits) in self.0.iter().enumerate() {
            if left < bits.count_ones() {
                let mut bits = *bits;
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return Move::from_code(word as u8 * 64 + bits.trailing_zeros() as u8);
            }
            left -= bits.count_ones();
        }
        None
    }

    fn rank(&self, choice: &Move) -> Option<u64> {
        if !self.has(*choice) {
            return None;
        }
        let code = choice.code();
        let word = usize::from(code / 64);
        let before: u32 = self.0[..word].iter().map(|bits| bits.count_ones()).sum();
        Some(u64::from(before + (self.0[word] & ((1 << (code % 64)) - 1)).count_ones()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_move_and_every_move_reads_as_it_is_written() {
        for code in 0..Move::COUNT {
            let choice = Move::from_code(code).unwrap_or_else(|| panic!("{code}"));
            assert_eq!(choice.code(), code, "{choice}");
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert_eq!(Move::from_code(Move::COUNT), None);
    }

    #[test]
    fn numbers_beyond_their_range_are_no_moves() {
        for text in ["price 10", "name 11", "plan 2", "dismiss 3", "contract N 30", "share X N", "pass 1", ""]
        {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
