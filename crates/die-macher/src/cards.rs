//! Parties, topics, cards and states.

use std::fmt::{self, Formatter};

use engine::notation::NotationError;

use crate::figures::{BANDS, CABINET, Cabinet, DONATIONS, Donated, POLL_ROWS, POLLS, SEATS};
use crate::words::{Parsed, Word, named};

named! {
    /// A party (DM-3.2).
    Party, "a party", 5,
    /// Black.
    Cdu = "cdu",
    /// Red.
    Spd = "spd",
    /// Green.
    Gruene = "gruene",
    /// Yellow.
    Fdp = "fdp",
    /// Blue.
    Pds = "pds",
}

named! {
    /// A topic (DM-3.3).
    Topic, "a topic", 7,
    /// Welfare spending: more or less.
    Welfare = "welfare",
    /// Spending for internal security: more or less.
    Security = "security",
    /// Spelling reform: yes or no.
    Spelling = "spelling",
    /// Nuclear energy: yes or no.
    Nuclear = "nuclear",
    /// Genetic engineering: yes or no.
    Genetics = "genetics",
    /// Health reform: yes or no.
    Health = "health",
    /// Euro: sooner or later.
    Euro = "euro",
}

/// One side of one topic: what a programme card or an opinion says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Card(u8);

/// How many different cards there are.
pub const KINDS: usize = 14;

impl Card {
    /// All fourteen.
    pub const ALL: [Self; KINDS] = {
        let mut all = [Self(0); KINDS];
        let mut index = 0;
        while index < KINDS {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The card of a topic: `pro` is more, yes, sooner.
    pub const fn new(topic: Topic, pro: bool) -> Self {
        Self(topic as u8 * 2 + !pro as u8)
    }

    /// Its place in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its topic.
    pub const fn topic(self) -> Topic {
        Topic::ALL[self.0 as usize / 2]
    }

    /// Whether it says more, yes or sooner.
    pub const fn is_pro(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// The other side of the topic.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// `welfare+` or `welfare-`.
impl Word for Card {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.topic(), if self.is_pro() { '+' } else { '-' })
    }
    fn get(word: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("a card as euro+ or euro-", word);
        let (topic, pro) = match word.strip_suffix('+') {
            Some(topic) => (topic, true),
            None => (word.strip_suffix('-').ok_or_else(wrong)?, false),
        };
        Topic::get(topic).map(|topic| Self::new(topic, pro))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.put(f)
    }
}

/// How many of each card.
pub type Pile = [u8; KINDS];

/// A programme: a set of cards, never two of one topic (DM-4.1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Programme(u16);

impl Programme {
    /// Whether it holds this card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// This and one more card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// This without a card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Its card of a topic.
    pub const fn on(self, topic: Topic) -> Option<Card> {
        let (pro, contra) = (Card::new(topic, true), Card::new(topic, false));
        if self.contains(pro) {
            Some(pro)
        } else if self.contains(contra) {
            Some(contra)
        } else {
            None
        }
    }

    /// Its cards, by topic.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::ALL.into_iter().filter(move |card| self.contains(*card))
    }

    /// How many cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards both hold: common points (DM-5.2.4.2).
    pub const fn common(self, other: Self) -> u32 {
        (self.0 & other.0).count_ones()
    }

    /// +1 for the same side, −1 for the other, 0 for no position.
    pub const fn agrees(self, card: Card) -> i8 {
        self.contains(card) as i8 - self.contains(card.opposite()) as i8
    }
}

named! {
    /// A card of the shadow cabinet (DM-5.2.3.5).
    Minister, "a cabinet card", 7,
    /// Kanzler.
    Chancellor = "chancellor",
    /// Fraktionsführer.
    GroupLeader = "group-leader",
    /// Außenminister.
    Foreign = "foreign",
    /// Finanzminister.
    Finance = "finance",
    /// Pressesprecher.
    Press = "press",
    /// Justizminister.
    Justice = "justice",
    /// Hinterbänkler.
    BackBencher = "back-bencher",
}

impl Minister {
    /// What the card costs and can do.
    pub const fn figures(self) -> Cabinet {
        CABINET[self as usize]
    }
}

named! {
    /// A donation (DM-5.4.4.1).
    Donation, "a donation", 5,
    /// 10,000.
    Ten = "10",
    /// 20,000.
    Twenty = "20",
    /// 30,000.
    Thirty = "30",
    /// 40,000.
    Forty = "40",
    /// 50,000.
    Fifty = "50",
}

impl Donation {
    /// Its sum and its dice.
    pub const fn figures(self) -> Donated {
        DONATIONS[self as usize]
    }
}

named! {
    /// A state of Germany.
    Land, "a state", 16,
    /// Baden-Württemberg.
    BadenWuerttemberg = "baden-wuerttemberg",
    /// Bayern.
    Bayern = "bayern",
    /// Berlin.
    Berlin = "berlin",
    /// Brandenburg.
    Brandenburg = "brandenburg",
    /// Bremen.
    Bremen = "bremen",
    /// Hamburg.
    Hamburg = "hamburg",
    /// Hessen.
    Hessen = "hessen",
    /// Mecklenburg-Vorpommern.
    MecklenburgVorpommern = "mecklenburg-vorpommern",
    /// Niedersachsen.
    Niedersachsen = "niedersachsen",
    /// Nordrhein-Westfalen.
    NordrheinWestfalen = "nordrhein-westfalen",
    /// Rheinland-Pfalz.
    RheinlandPfalz = "rheinland-pfalz",
    /// Saarland.
    Saarland = "saarland",
    /// Sachsen.
    Sachsen = "sachsen",
    /// Sachsen-Anhalt.
    SachsenAnhalt = "sachsen-anhalt",
    /// Schleswig-Holstein.
    SchleswigHolstein = "schleswig-holstein",
    /// Thüringen.
    Thueringen = "thueringen",
}

impl Land {
    /// Seats by band of votes; see [`BANDS`].
    pub const fn table(self) -> &'static [u8; BANDS.len()] {
        &SEATS[self as usize]
    }

    /// Seats for so many votes (DM-5.3.1.2).
    pub fn seats(self, votes: u8) -> u8 {
        let band = BANDS.iter().rposition(|least| *least <= votes).unwrap_or(0);
        self.table()[band]
    }

    /// Seats for all votes.
    pub const fn most(self) -> u8 {
        self.table()[BANDS.len() - 1]
    }
}

/// One of the twenty polls, `0..20`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Poll(u8);

impl Poll {
    /// The poll of this number; `None` from 20 on.
    pub const fn new(number: u8) -> Option<Self> {
        if number < POLLS { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// By how much it moves a party's trend.
    pub const fn result(self, party: Party) -> i8 {
        let row = &POLL_ROWS[self.0 as usize / 5];
        row[(party as usize + self.0 as usize % 5) % 5]
    }
}

impl Word for Poll {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
    fn get(word: &str) -> Parsed<Self> {
        Self::new(u8::get(word)?).ok_or_else(|| NotationError::new("a poll from 0 to 19", word))
    }
}
