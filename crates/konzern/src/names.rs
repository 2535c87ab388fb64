//! The small things that everything else is made of: corporations, parties, holders, accounts, dice.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::Seat;
use engine::notation::NotationError;

use crate::words::one_word;

/// How many seats, corporations, regions, groups of workers: four of each (KZ-0.1).
pub const FOUR: usize = 4;

/// A colour: a corporation, its region and home market, and its group of workers. The player in the
/// seat of the same index has the same colour (KZ-0.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corp {
    /// North, seat 1.
    N,
    /// East, seat 2.
    E,
    /// South, seat 3.
    S,
    /// West, seat 4.
    W,
}

impl Corp {
    /// All four, clockwise.
    pub const ALL: [Self; FOUR] = [Self::N, Self::E, Self::S, Self::W];

    /// Index from zero, clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of this index, counted round the table.
    pub const fn of(index: usize) -> Self {
        match index % FOUR {
            0 => Self::N,
            1 => Self::E,
            2 => Self::S,
            _ => Self::W,
        }
    }

    /// The colour so many places to the left (clockwise).
    #[must_use]
    pub const fn left(self, steps: usize) -> Self {
        Self::of(self.index() + steps)
    }

    /// The seat of this colour.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The colour of a seat.
    pub const fn of_seat(seat: Seat) -> Self {
        Self::of(seat.index())
    }
}

/// A party of two who sit opposite each other (KZ-0.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    /// North and South.
    A,
    /// East and West.
    B,
}

impl Party {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The party of a seat.
    pub const fn of(seat: Seat) -> Self {
        if seat.index().is_multiple_of(2) { Self::A } else { Self::B }
    }

    /// Its index.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Who can hold shares and contracts: a player's purse, a corporation, the central bank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Holder {
    /// The purse of the player of this colour.
    Purse(Corp),
    /// A corporation.
    Corp(Corp),
    /// The central bank.
    Central,
}

impl Holder {
    /// How many.
    pub const COUNT: usize = 9;
    /// The purse of this seat.
    pub const fn purse(seat: Seat) -> Self {
        Self::Purse(Corp::of_seat(seat))
    }
    /// Its index: purses, corporations, the central bank.
    pub const fn index(self) -> usize {
        match self {
            Self::Purse(corp) => corp.index(),
            Self::Corp(corp) => FOUR + corp.index(),
            Self::Central => 2 * FOUR,
        }
    }
    /// The holder of this index.
    pub const fn of(index: usize) -> Option<Self> {
        match index {
            0..4 => Some(Self::Purse(Corp::of(index))),
            4..8 => Some(Self::Corp(Corp::of(index - FOUR))),
            8 => Some(Self::Central),
            _ => None,
        }
    }
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::of)
    }
    /// Purses and corporations.
    pub fn private() -> impl Iterator<Item = Self> {
        (0..2 * FOUR).filter_map(Self::of)
    }
    /// Where its money is.
    pub const fn account(self) -> Account {
        match self {
            Self::Purse(corp) => Account::Purse(corp),
            Self::Corp(corp) => Account::Bank(corp),
            Self::Central => Account::Central,
        }
    }
}

/// Where money can be (KZ-13.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Account {
    /// The purse of the player of this colour.
    Purse(Corp),
    /// The bank of a corporation.
    Bank(Corp),
    /// The wages of a group of workers, the first part of its region's demand.
    Wage(Corp),
    /// The luxury account of a shareholder, the second part of the region's demand.
    Luxury(Corp),
    /// The central bank.
    Central,
    /// The field on which young shares are paid; empty outside the exchange.
    Sale,
}

impl Account {
    /// How many.
    pub const COUNT: usize = 18;
    /// Its index.
    pub const fn index(self) -> usize {
        match self {
            Self::Purse(corp) => corp.index(),
            Self::Bank(corp) => 4 + corp.index(),
            Self::Wage(corp) => 8 + corp.index(),
            Self::Luxury(corp) => 12 + corp.index(),
            Self::Central => 16,
            Self::Sale => 17,
        }
    }
    /// The account of this index.
    pub const fn of(index: usize) -> Option<Self> {
        match index {
            0..4 => Some(Self::Purse(Corp::of(index))),
            4..8 => Some(Self::Bank(Corp::of(index))),
            8..12 => Some(Self::Wage(Corp::of(index))),
            12..16 => Some(Self::Luxury(Corp::of(index))),
            16 => Some(Self::Central),
            17 => Some(Self::Sale),
            _ => None,
        }
    }
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::of)
    }
}

/// A face of the action die (KZ-0.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// No dot.
    Blank,
    /// So many white dots, 1 or 2.
    White(u8),
    /// So many red dots, 1 or 2.
    Red(u8),
}

impl Face {
    /// All faces that differ, blank first. Blank is on two of the six sides.
    pub const ALL: [Self; 5] = [Self::Blank, Self::White(1), Self::White(2), Self::Red(1), Self::Red(2)];

    /// White dots.
    pub const fn white(self) -> u8 {
        match self {
            Self::White(dots) => dots,
            _ => 0,
        }
    }
}

/// The kind of a deal that players offer each other (KZ-12.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deal {
    /// A share of one's own for its price.
    Sell,
    /// Somebody else's share for its price.
    Buy,
    /// Share against share; the difference of the prices is paid.
    Swap,
    /// A new loan for one's own purse.
    Borrow,
    /// A contract that one holds for its field.
    Claim,
}

impl Deal {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Sell, Self::Buy, Self::Swap, Self::Borrow, Self::Claim];
}

/// A vote on a motion (KZ-11.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ballot {
    /// For it.
    Yes,
    /// Against it.
    No,
    /// Neither.
    Abstain,
}

impl Ballot {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Yes, Self::No, Self::Abstain];
}

/// The field of a contract on the credit board: how many instalments are left, and its price (KZ-9.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Field {
    /// One instalment left.
    F10,
    /// Two left.
    F15,
    /// Three left.
    F20,
    /// Four left: a new contract.
    F25,
}

impl Field {
    /// All fields, the lowest first.
    pub const ALL: [Self; 4] = [Self::F10, Self::F15, Self::F20, Self::F25];
    /// Its index.
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The price of a contract on it, in bn.
    pub const fn value(self) -> u16 {
        10 + 5 * self as u16
    }
    /// Instalments left.
    pub const fn left(self) -> u8 {
        self as u8 + 1
    }
}

macro_rules! lettered {
    ($name:ty, $wanted:literal, $($value:path = $word:literal),*) => {
        impl Display for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str(match *self { $($value => $word,)* })
            }
        }
        impl FromStr for $name {
            type Err = NotationError;
            fn from_str(text: &str) -> Result<Self, NotationError> {
                match text { $($word => Ok($value),)* _ => Err(NotationError::new($wanted, text)) }
            }
        }
        one_word!($name);
    };
}
pub(crate) use lettered;

lettered!(Corp, "N, E, S or W", Corp::N = "N", Corp::E = "E", Corp::S = "S", Corp::W = "W");
lettered!(Party, "A or B", Party::A = "A", Party::B = "B");
lettered!(
    Deal,
    "a kind of deal",
    Deal::Sell = "sell",
    Deal::Buy = "buy",
    Deal::Swap = "swap",
    Deal::Borrow = "borrow",
    Deal::Claim = "claim"
);
lettered!(Ballot, "yes, no or abstain", Ballot::Yes = "yes", Ballot::No = "no", Ballot::Abstain = "abstain");
lettered!(
    Field,
    "25, 20, 15 or 10",
    Field::F10 = "10",
    Field::F15 = "15",
    Field::F20 = "20",
    Field::F25 = "25"
);

/// `purse1`, `N`, `central`.
impl Display for Holder {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Purse(corp) => write!(f, "purse{}", corp.seat()),
            Self::Corp(corp) => corp.fmt(f),
            Self::Central => f.write_str("central"),
        }
    }
}

impl FromStr for Holder {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new("a holder as purse1, N or central", text);
        Holder::all().find(|holder| holder.to_string() == text).ok_or_else(wrong)
    }
}

/// `purse1`, `bankN`, `wageN`, `luxuryN`, `central`, `sale`.
impl Display for Account {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Purse(corp) => write!(f, "purse{}", corp.seat()),
            Self::Bank(corp) => write!(f, "bank{corp}"),
            Self::Wage(corp) => write!(f, "wage{corp}"),
            Self::Luxury(corp) => write!(f, "luxury{corp}"),
            Self::Central => f.write_str("central"),
            Self::Sale => f.write_str("sale"),
        }
    }
}

impl FromStr for Account {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new("an account as purse1, bankN, wageN, luxuryN, central, sale", text);
        Account::all().find(|account| account.to_string() == text).ok_or_else(wrong)
    }
}

/// `0`, `W1`, `R2`.
impl Display for Face {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blank => f.write_str("0"),
            Self::White(dots) => write!(f, "W{dots}"),
            Self::Red(dots) => write!(f, "R{dots}"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new("a face as 0, W1, W2, R1 or R2", text);
        Face::ALL.into_iter().find(|face| face.to_string() == text).ok_or_else(wrong)
    }
}

one_word!(Holder, Account, Face);

/// What a transfer of money is for; each names its rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// Wages.
    Wage,
    /// Rent of a worker.
    Rent,
    /// Luxury of the shareholders.
    Luxury,
    /// Tax on wages.
    WageTax,
    /// Tax on luxury.
    LuxuryTax,
    /// Benefit of the unemployed.
    Benefit,
    /// Money won in a state action.
    State,
    /// Cash instead of goods in a private action.
    Substitute,
    /// Demand moved between markets.
    Balance,
    /// A trader's own good sold at home.
    Brand,
    /// An imported good: the producer's part.
    Import,
    /// An imported good: the trader's part.
    Margin,
    /// A capital good.
    Machine,
    /// The state's price for its capital good.
    StateMachine,
    /// A contract sold by its creditor.
    Claim,
    /// An instalment.
    Instalment,
    /// An extension of a contract.
    Extension,
    /// A new loan.
    Loan,
    /// A manager's fee.
    Fee,
    /// The president's salary.
    Salary,
    /// A dividend.
    Dividend,
    /// A supplement.
    Supplement,
    /// A young share paid.
    Young,
    /// The price of a young share reaches its corporation.
    Proceeds,
    /// A share traded, or the difference in a swap.
    Share,
    /// What a bankrupt purse still gives.
    Bankrupt,
}

lettered!(
    Label,
    "a label",
    Label::Wage = "wage",
    Label::Rent = "rent",
    Label::Luxury = "luxury",
    Label::WageTax = "wage-tax",
    Label::LuxuryTax = "luxury-tax",
    Label::Benefit = "benefit",
    Label::State = "state-action",
    Label::Substitute = "substitute",
    Label::Balance = "balance",
    Label::Brand = "brand",
    Label::Import = "import",
    Label::Margin = "margin",
    Label::Machine = "machine",
    Label::StateMachine = "state-machine",
    Label::Claim = "claim",
    Label::Instalment = "instalment",
    Label::Extension = "extension",
    Label::Loan = "loan",
    Label::Fee = "fee",
    Label::Salary = "salary",
    Label::Dividend = "dividend",
    Label::Supplement = "supplement",
    Label::Young = "young",
    Label::Proceeds = "proceeds",
    Label::Share = "share",
    Label::Bankrupt = "bankrupt"
);

impl Label {
    /// All labels.
    pub const ALL: [Self; 26] = [
        Self::Wage,
        Self::Rent,
        Self::Luxury,
        Self::WageTax,
        Self::LuxuryTax,
        Self::Benefit,
        Self::State,
        Self::Substitute,
        Self::Balance,
        Self::Brand,
        Self::Import,
        Self::Margin,
        Self::Machine,
        Self::StateMachine,
        Self::Claim,
        Self::Instalment,
        Self::Extension,
        Self::Loan,
        Self::Fee,
        Self::Salary,
        Self::Dividend,
        Self::Supplement,
        Self::Young,
        Self::Proceeds,
        Self::Share,
        Self::Bankrupt,
    ];

    /// The rule that moves this money.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Wage => "KZ-3.1",
            Self::Rent => "KZ-3.2",
            Self::Luxury => "KZ-3.3",
            Self::WageTax => "KZ-3.4",
            Self::LuxuryTax => "KZ-3.6",
            Self::Benefit => "KZ-3.5",
            Self::State => "KZ-5.3",
            Self::Substitute => "KZ-5.6",
            Self::Balance => "KZ-6.2",
            Self::Brand => "KZ-7.2",
            Self::Import | Self::Margin => "KZ-7.1",
            Self::Machine => "KZ-8.1",
            Self::StateMachine => "KZ-8.3",
            Self::Claim => "KZ-9.1",
            Self::Instalment => "KZ-9.2",
            Self::Extension => "KZ-9.3",
            Self::Loan => "KZ-13.1",
            Self::Fee => "KZ-10.1",
            Self::Salary => "KZ-10.2",
            Self::Dividend => "KZ-11.2",
            Self::Supplement => "KZ-11.3",
            Self::Young => "KZ-12.4",
            Self::Proceeds => "KZ-12.5",
            Self::Share => "KZ-12.7",
            Self::Bankrupt => "KZ-13.3",
        }
    }
}
