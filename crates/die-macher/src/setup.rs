//! Number of seats, parties and switches.

use std::fmt;
use std::str::FromStr;

use engine::code::{Decoder, Encoder};
use engine::notation::NotationError;
use engine::{Seat, SetupError};

use crate::cards::Party;
use crate::figures::{DUES_ROUNDS, DUES_ROUNDS_VARIANT};
use crate::words::{Parsed, Word, named};

/// Fewest seats (DM-4.1.1).
pub const LEAST_SEATS: u8 = 3;
/// Most seats.
pub const MOST_SEATS: u8 = 5;

named! {
    /// Who begins a round (DM-5.2.1.2).
    FirstPlayer, "chosen or bidder", 2,
    /// Whom the highest bidder names.
    Chosen = "chosen",
    /// The highest bidder.
    Bidder = "bidder",
}

named! {
    /// How an opinion replaces another one in the nation (DM-5.3.3.5).
    Placing, "shift or plain", 2,
    /// What lies right of the gap moves left, the new card lies down on the leftmost empty place.
    Shift = "shift",
    /// The new card lies down where the old one lay.
    Plain = "plain",
}

named! {
    /// How many offers a party may make in its turn (DM-5.2.4.4).
    Offers, "any or one", 2,
    /// Any number, and then force.
    Any = "any",
    /// One offer, or one force.
    One = "one",
}

named! {
    /// When members pay (DM-5.4.3.2).
    Dues, "fifth or fourth", 2,
    /// After rounds 1, 3 and 5.
    Fifth = "fifth",
    /// After rounds 1, 3 and 4.
    Fourth = "fourth",
}

/// What is settled before the first step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of seats, 3 to 5.
    pub seats: u8,
    /// The party of each seat; those beyond [`Setup::seats`] are the parties that nobody plays.
    pub parties: [Party; 5],
    /// Who begins a round.
    pub first: FirstPlayer,
    /// How opinions are replaced in the nation.
    pub placing: Placing,
    /// How many offers a turn has.
    pub offers: Offers,
    /// When members pay.
    pub dues: Dues,
}

impl Setup {
    /// The standard game for so many, the parties in the order of [`Party::ALL`].
    pub const fn new(seats: u8) -> Self {
        Self {
            seats,
            parties: Party::ALL,
            first: FirstPlayer::Chosen,
            placing: Placing::Shift,
            offers: Offers::Any,
            dues: Dues::Fifth,
        }
    }

    /// Whether it can be played.
    ///
    /// # Errors
    /// If there are too few or too many seats, two seats have one party, or the parties that nobody
    /// plays are not in the order of [`Party::ALL`].
    pub fn check(&self) -> Result<(), SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats { least: LEAST_SEATS, most: MOST_SEATS });
        }
        let all = self.parties.iter().fold(0u8, |all, party| all | 1 << party.index());
        if all == 0b11111 && self.tidy() == *self { Ok(()) } else { Err(SetupError::Switch("parties")) }
    }

    /// The standard game with these parties, seat by seat; `None` unless they are three to five
    /// different ones.
    pub fn with_parties(parties: &[Party]) -> Option<Self> {
        let mut all = parties.to_vec();
        all.extend(Party::ALL.into_iter().filter(|party| !parties.contains(party)));
        let setup = Self { parties: all.try_into().ok()?, ..Self::new(u8::try_from(parties.len()).ok()?) };
        setup.check().ok().map(|()| setup)
    }

    /// The party of a seat.
    pub fn party(&self, seat: Seat) -> Party {
        self.parties.get(seat.index()).copied().unwrap_or(Party::Cdu)
    }

    /// The rounds after which members pay.
    pub const fn dues_rounds(&self) -> [u8; 3] {
        match self.dues {
            Dues::Fifth => DUES_ROUNDS,
            Dues::Fourth => DUES_ROUNDS_VARIANT,
        }
    }

    /// The same parties with those that nobody plays in the order of [`Party::ALL`]: one way to
    /// write each setup.
    fn tidy(mut self) -> Self {
        let seats = usize::from(self.seats).min(self.parties.len());
        self.parties[seats..].sort_unstable();
        self
    }
}

impl engine::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn pack(&self, out: &mut Encoder) {
        out.put(u64::from(self.seats - LEAST_SEATS), 3);
        let mut left = Party::ALL.to_vec();
        for party in self.parties.iter().take(self.seats.into()) {
            let place = left.iter().position(|other| other == party).unwrap_or(0);
            out.put(place as u64, left.len() as u64);
            left.remove(place);
        }
        for switch in [self.first.index(), self.placing.index(), self.offers.index(), self.dues.index()] {
            out.put_flag(switch == 1, 1, 4);
        }
    }

    fn unpack(input: &mut Decoder) -> Option<Self> {
        let mut setup = Self::new(LEAST_SEATS + input.take(3)? as u8);
        let mut left = Party::ALL.to_vec();
        for slot in setup.parties.iter_mut().take(setup.seats.into()) {
            *slot = left.remove(input.take(left.len() as u64)? as usize);
        }
        for (slot, party) in setup.parties.iter_mut().skip(setup.seats.into()).zip(left) {
            *slot = party;
        }
        let mut switch = || input.take_flag(1, 4);
        setup.first = if switch()? { FirstPlayer::Bidder } else { FirstPlayer::Chosen };
        setup.placing = if switch()? { Placing::Plain } else { Placing::Shift };
        setup.offers = if switch()? { Offers::One } else { Offers::Any };
        setup.dues = if switch()? { Dues::Fourth } else { Dues::Fifth };
        setup.check().ok()?;
        Some(setup)
    }
}

/// `seats=5 parties=cdu,spd,gruene,fdp,pds first=chosen placing=shift offers=any dues=fifth`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, parties, first, placing, offers, dues } = self;
        write!(f, "seats={seats} parties=")?;
        for (index, party) in parties.iter().take(usize::from(*seats)).enumerate() {
            write!(f, "{}{party}", if index > 0 { "," } else { "" })?;
        }
        write!(f, " first={first} placing={placing} offers={offers} dues={dues}")
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("a setup as seats=5 parties=cdu,spd,gruene,fdp,pds", text);
        let mut setup = Self::new(0);
        let mut parties = Vec::new();
        for word in text.split_ascii_whitespace() {
            match word.split_once('=').ok_or_else(wrong)? {
                ("seats", value) => setup.seats = value.parse().map_err(|_| wrong())?,
                ("parties", value) => parties = value.split(',').map(Party::get).collect::<Parsed<_>>()?,
                ("first", value) => setup.first = Word::get(value)?,
                ("placing", value) => setup.placing = Word::get(value)?,
                ("offers", value) => setup.offers = Word::get(value)?,
                ("dues", value) => setup.dues = Word::get(value)?,
                _ => return Err(wrong()),
            }
        }
        if !parties.is_empty() {
            if parties.len() != usize::from(setup.seats) {
                return Err(wrong());
            }
            let rest: Vec<Party> = Party::ALL.into_iter().filter(|party| !parties.contains(party)).collect();
            parties.extend(rest);
            setup.parties = parties.try_into().map_err(|_| wrong())?;
        }
        setup.check().map_err(|_| wrong())?;
        Ok(setup.tidy())
    }
}
