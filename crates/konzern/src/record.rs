//! What a finished game amounts to: the final balance, the years, everybody's dice and deals, what stands
//! out. Made of the open board of the end and of what was told.

use engine::Seat;

use crate::board::Board;
use crate::event::{End, Event};
use crate::names::{Corp, FOUR, Face, Holder, Label};
use crate::observe::Observation;
use crate::setup::Setup;

/// What a player is worth, taken apart (KZ-14.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Balance {
    /// Who.
    pub seat: Seat,
    /// The purse.
    pub purse: u16,
    /// Shares by corporation.
    pub shares: [u8; FOUR],
    /// What they stand at.
    pub share_value: u16,
    /// Contracts held.
    pub credits: u16,
    /// Contracts owed.
    pub debts: u16,
    /// All of it.
    pub worth: i32,
    /// The place, from 1; equal worth and cash share one, and closed purses come last.
    pub place: u8,
    /// Whether the purse was closed.
    pub bankrupt: bool,
}

/// A year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Year {
    /// Which, from 1.
    pub number: u8,
    /// Who led it.
    pub lead: Seat,
    /// Who was president.
    pub president: Seat,
    /// Prices of the shares at its end.
    pub prices: [u16; FOUR],
    /// Price cards.
    pub cards: [Option<u8>; FOUR],
    /// Dividends and supplements paid, by corporation.
    pub paid: [u16; FOUR],
    /// Goods sold to consumers, by producer.
    pub sold: [u8; FOUR],
    /// Goods that found no buyer, by producer.
    pub unsold: [u8; FOUR],
    /// Unemployed at its end.
    pub unemployed: u8,
    /// Taxes taken.
    pub taxes: u16,
    /// Benefits paid.
    pub benefits: u16,
    /// Money made by the central bank.
    pub emitted: u16,
    /// The steps after which it ends: the position there shows who was worth what.
    pub to: usize,
}

/// What one seat did and rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Rolls of the action die.
    pub rolls: u16,
    /// White dots rolled in elections.
    pub election_dots: u16,
    /// Rolls in elections.
    pub election_rolls: u16,
    /// Rolls that showed white, red, nothing.
    pub faces: [u16; 3],
    /// Actions of the own colour's corporation that were won and lost, those of others against it included.
    pub fights: (u16, u16),
    /// Strikes of the own colour.
    pub strikes: u16,
    /// Years as president.
    pub presidencies: u8,
    /// Young shares bought.
    pub young: u16,
    /// Shares traded as buyer and as seller.
    pub traded: (u16, u16),
    /// New loans of the purse.
    pub loans: u16,
}

impl Tally {
    /// White dots in elections that were due: half a dot a roll.
    pub fn election_due(&self) -> f64 {
        f64::from(self.election_rolls) / 2.0
    }

    /// White rolls that were due: one in three.
    pub fn white_due(&self) -> f64 {
        f64::from(self.rolls) / 3.0
    }
}

/// Something that stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The highest price a young share was sold at.
    DearestShare {
        /// When.
        year: u8,
        /// Of which corporation.
        corp: Corp,
        /// To whom.
        seat: Seat,
        /// For how much.
        price: u16,
    },
    /// The most that a corporation paid its shareholders in a year.
    LargestPayout {
        /// When.
        year: u8,
        /// Which.
        corp: Corp,
        /// How much.
        amount: u16,
    },
    /// The most goods that a corporation kept in a year.
    MostUnsold {
        /// When.
        year: u8,
        /// Which.
        corp: Corp,
        /// How many.
        goods: u8,
    },
    /// A corporation got a new chief by vote or by bankruptcy.
    NewChief {
        /// When.
        year: u8,
        /// Which.
        corp: Corp,
        /// Who.
        seat: Seat,
    },
    /// A purse was closed.
    Bankrupt {
        /// When.
        year: u8,
        /// Whose.
        seat: Seat,
    },
    /// Nobody wanted a young share.
    NoBid {
        /// When.
        year: u8,
        /// Of which corporation.
        corp: Corp,
    },
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Length and switches.
    pub setup: Setup,
    /// How it ended.
    pub end: End,
    /// Who won.
    pub winner: Seat,
    /// The final balance, in seat order.
    pub balance: [Balance; FOUR],
    /// Every year.
    pub years: Vec<Year>,
    /// Every seat, in seat order.
    pub seats: [Tally; FOUR],
    /// Dividends and supplements of all years, by corporation (KZ-14.4).
    pub paid_out: [u16; FOUR],
    /// What the central bank has made in all: the state's debt.
    pub emitted: u16,
    /// What stands out, in the order of the game; records last.
    pub moments: Vec<Moment>,
}

fn balance(board: &Board, corp: Corp) -> Balance {
    let (seat, purse) = (corp.seat(), Holder::Purse(corp));
    let shares = Corp::ALL.map(|of| board.shares_of(purse, of));
    // A closed purse is worth nothing, but comes after those that are worth less than nothing (KZ-13.3).
    let key = |corp: Corp| {
        (board.is_solvent(corp.seat()), board.worth(corp.seat()), board.cash(Holder::Purse(corp)))
    };
    let better = Corp::ALL.into_iter().filter(|other| key(*other) > key(corp)).count();
    Balance {
        seat,
        purse: board.cash(purse),
        shares,
        share_value: Corp::ALL
            .iter()
            .zip(shares)
            .map(|(of, count)| board.price(*of) * u16::from(count))
            .sum(),
        credits: board.loans.credit(purse),
        debts: board.loans.debt(purse),
        worth: board.worth(seat),
        place: 1 + better as u8,
        bankrupt: board.bankrupt.contains(seat),
    }
}

/// What is gathered on the way.
struct Walk {
    years: Vec<Year>,
    seats: [Tally; FOUR],
    moments: Vec<Moment>,
    prices: [u16; FOUR],
    phase: u8,
    unemployed: u8,
    /// The action in progress: who acts against whom.
    fight: Option<(Corp, Corp)>,
}

impl Walk {
    fn now(&mut self) -> Option<&mut Year> {
        self.years.last_mut()
    }

    fn number(&self) -> u8 {
        self.years.last().map_or(0, |year| year.number)
    }

    fn step(&mut self, step: usize, event: &Event) {
        let (prices, unemployed) = (self.prices, self.unemployed);
        if let (Event::Year { .. }, Some(year)) = (event, self.now()) {
            (year.prices, year.unemployed, year.to) = (prices, unemployed, step);
        }
        let number = self.number();
        match *event {
            Event::Year { year } => self.years.push(Year {
                number: year,
                lead: Seat::new(0),
                president: Seat::new(0),
                prices,
                cards: [None; FOUR],
                paid: [0; FOUR],
                sold: [0; FOUR],
                unsold: [0; FOUR],
                unemployed,
                taxes: 0,
                benefits: 0,
                emitted: 0,
                to: step,
            }),
            Event::Phase { phase } => self.phase = phase,
            Event::Lead { seat } => {
                if let Some(year) = self.now() {
                    year.lead = seat;
                }
            }
            Event::President { seat, .. } => {
                self.seats[seat.index() % FOUR].presidencies += 1;
                if let Some(year) = self.now() {
                    year.president = seat;
                }
            }
            Event::Rolled { seat: Some(seat), face } => self.roll(seat, face),
            Event::Struck { corp, .. } => self.seats[corp.index()].strikes += 1,
            Event::Attacked { actor, target, .. } => self.fight = Some((actor, target)),
            Event::Dismissed { unemployed, .. } => self.unemployed = unemployed,
            Event::Prices { cards } => {
                if let Some(year) = self.now() {
                    year.cards = cards;
                }
            }
            Event::Sold { producer, goods, .. } => {
                if let Some(year) = self.now() {
                    year.sold[producer.index()] += goods;
                }
            }
            Event::Unsold { corp, goods, .. } => {
                if let Some(year) = self.now() {
                    year.unsold[corp.index()] = goods;
                }
            }
            Event::Paid { from, amount, label, .. } => self.paid(from, amount, label),
            Event::Emitted { amount } => {
                if let Some(year) = self.now() {
                    year.emitted += amount;
                }
            }
            Event::Cut { corp, dividend: amount } | Event::Dividend { corp, amount } => {
                self.prices[corp.index()] = 10 * u16::from(amount);
            }
            Event::Bids { corp, buyer, price, .. } => {
                self.prices[corp.index()] = price;
                match buyer {
                    Some(seat) => {
                        self.seats[seat.index() % FOUR].young += 1;
                        self.moments.push(Moment::DearestShare { year: number, corp, seat, price });
                    }
                    None => self.moments.push(Moment::NoBid { year: number, corp }),
                }
            }
            Event::Traded { from, to, .. } => {
                if let Holder::Purse(buyer) = to {
                    self.seats[buyer.index()].traded.0 += 1;
                }
                if let Holder::Purse(seller) = from {
                    self.seats[seller.index()].traded.1 += 1;
                }
            }
            Event::Lent { debtor: Holder::Purse(debtor), .. } => self.seats[debtor.index()].loans += 1,
            Event::Chief { corp, seat } => {
                self.moments.push(Moment::NewChief { year: number, corp, seat });
            }
            Event::Bankrupt { seat } => self.moments.push(Moment::Bankrupt { year: number, seat }),
            _ => {}
        }
    }

    fn roll(&mut self, seat: Seat, face: Face) {
        let Some(tally) = self.seats.get_mut(seat.index()) else { return };
        tally.rolls += 1;
        tally.faces[match face {
            Face::White(_) => 0,
            Face::Red(_) => 1,
            Face::Blank => 2,
        }] += 1;
        match self.phase {
            1 => {
                tally.election_rolls += 1;
                tally.election_dots += u16::from(face.white());
            }
            5 => {
                if let Some((actor, target)) = self.fight.take() {
                    let (winner, loser) = match face {
                        Face::White(_) => (actor, target),
                        Face::Red(_) => (target, actor),
                        Face::Blank => return,
                    };
                    self.seats[winner.index()].fights.0 += 1;
                    self.seats[loser.index()].fights.1 += 1;
                }
            }
            _ => {}
        }
    }

    fn paid(&mut self, from: crate::names::Account, amount: u16, label: Label) {
        let Some(year) = self.years.last_mut() else { return };
        match (label, from) {
            (Label::WageTax | Label::LuxuryTax, _) => year.taxes += amount,
            (Label::Benefit, _) => year.benefits += amount,
            (Label::Dividend | Label::Supplement, crate::names::Account::Bank(corp)) => {
                year.paid[corp.index()] += amount;
            }
            _ => {}
        }
    }

    /// Of the many sales the dearest, and the records of the years.
    fn moments(self) -> (Vec<Year>, [Tally; FOUR], Vec<Moment>) {
        let price = |moment: &Moment| match moment {
            Moment::DearestShare { price, .. } => Some(*price),
            _ => None,
        };
        let mut dearest: Option<Moment> = None;
        for moment in &self.moments {
            if price(moment) > dearest.as_ref().and_then(price) {
                dearest = Some(*moment);
            }
        }
        let mut moments: Vec<Moment> =
            self.moments.into_iter().filter(|moment| price(moment).is_none()).collect();
        moments.extend(dearest);
        let (mut payout, mut unsold) = (None, None);
        for year in &self.years {
            for corp in Corp::ALL {
                let (amount, goods) = (year.paid[corp.index()], year.unsold[corp.index()]);
                if amount > payout.map_or(0, |(most, _)| most) {
                    payout = Some((amount, Moment::LargestPayout { year: year.number, corp, amount }));
                }
                if goods > unsold.map_or(0, |(most, _)| most) {
                    unsold = Some((goods, Moment::MostUnsold { year: year.number, corp, goods }));
                }
            }
        }
        moments.extend(payout.map(|(_, moment)| moment));
        moments.extend(unsold.map(|(_, moment)| moment));
        (self.years, self.seats, moments)
    }
}

impl Record {
    /// Of the open board and everything told, each event with the number of its step; `None` before the end.
    pub fn of<'a>(view: &Observation, told: impl IntoIterator<Item = (usize, &'a Event)>) -> Option<Self> {
        let board = &view.board;
        let result = board.result?;
        let mut walk = Walk {
            years: Vec::new(),
            seats: [Tally::default(); FOUR],
            moments: Vec::new(),
            prices: [10 * u16::from(crate::board::START_MARKER); FOUR],
            phase: 1,
            unemployed: 0,
            fight: None,
        };
        let mut last = 0;
        for (step, event) in told {
            walk.step(step, event);
            last = step;
        }
        let (prices, unemployed) = (walk.prices, walk.unemployed);
        if let Some(year) = walk.now() {
            (year.prices, year.unemployed, year.to) = (prices, unemployed, last + 1);
        }
        let (years, seats, moments) = walk.moments();
        Some(Self {
            setup: board.setup,
            end: result.end,
            winner: result.winner,
            balance: Corp::ALL.map(|corp| balance(board, corp)),
            years,
            seats,
            paid_out: board.paid_out,
            emitted: board.ledger.emitted(),
            moments,
        })
    }
}
