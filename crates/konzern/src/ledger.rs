//! The money ledger: nothing but a transfer or an emission changes an account.

use crate::names::{Account, Corp};

/// What each corporation's bank holds at the start (KZ-0.2).
pub const START_BANK: u16 = 60;
/// What each purse holds at the start (KZ-0.2).
pub const START_PURSE: u16 = 80;
/// What the central bank holds at the start (KZ-0.2).
pub const START_CENTRAL: u16 = 400;
/// All money of the start.
pub const START_TOTAL: u32 = 4 * (START_BANK as u32 + START_PURSE as u32) + START_CENTRAL as u32;

/// All accounts, in bn. The fields are out of reach on purpose: money moves by [`Ledger::transfer`],
/// and only the central bank makes new money, by [`Ledger::emit`] (KZ-13.5, KZ-13.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ledger {
    cash: [u16; Account::COUNT],
    emitted: u16,
}

impl Ledger {
    /// The accounts of the start.
    pub const fn start() -> Self {
        let mut cash = [0; Account::COUNT];
        let mut index = 0;
        while index < 4 {
            cash[Account::Purse(Corp::of(index)).index()] = START_PURSE;
            cash[Account::Bank(Corp::of(index)).index()] = START_BANK;
            index += 1;
        }
        cash[Account::Central.index()] = START_CENTRAL;
        Self { cash, emitted: 0 }
    }

    /// What an account holds.
    pub const fn of(&self, account: Account) -> u16 {
        self.cash[account.index()]
    }

    /// The demand of a region: wages and luxury together (KZ-6.1).
    pub const fn demand(&self, region: Corp) -> u16 {
        self.of(Account::Wage(region)) + self.of(Account::Luxury(region))
    }

    /// What the central bank has made: the state's debt.
    pub const fn emitted(&self) -> u16 {
        self.emitted
    }

    /// All money there is.
    pub fn total(&self) -> u32 {
        self.cash.iter().map(|cash| u32::from(*cash)).sum()
    }

    /// Whether the accounts hold what was there from the start and what was emitted (KZ-13.6).
    pub fn balances(&self) -> bool {
        self.total() == START_TOTAL + u32::from(self.emitted)
    }

    /// Moves money. False, and nothing changes, if the account does not hold it.
    #[must_use]
    pub(crate) fn transfer(&mut self, from: Account, to: Account, amount: u16) -> bool {
        if self.of(from) < amount {
            return false;
        }
        self.cash[from.index()] -= amount;
        self.cash[to.index()] += amount;
        true
    }

    /// Makes money in the central bank (KZ-13.5).
    pub(crate) fn emit(&mut self, amount: u16) {
        self.cash[Account::Central.index()] += amount;
        self.emitted += amount;
    }
}
