//! The whole position: what lies open, and the cards that lie face down.

use engine::{Seat, SeatSet, Sink};

use crate::event::{Event, Topic};
use crate::ledger::Ledger;
use crate::names::{Account, Corp, Deal, FOUR, Face, Field, Holder, Label, Party};
use crate::setup::Setup;

/// Shares of a corporation that are out at the start, and in all (KZ-0.2).
pub const START_SHARES: u8 = 4;
/// All shares of a corporation, those in reserve included (KZ-0.2).
pub const ALL_SHARES: u8 = 10;
/// Dividend and tenth of the price at the start (KZ-0.2).
pub const START_MARKER: u8 = 4;
/// The highest field of the share table (KZ-11.1).
pub const TOP_MARKER: u8 = 9;
/// Workers in all (KZ-0.2).
pub const ALL_WORKERS: u8 = 16;
/// Most contracts of a debtor (KZ-13.1).
pub const LOAN_LIMIT: u8 = 4;
/// What a new loan brings (KZ-13.1).
pub const LOAN: u16 = 25;
/// An instalment (KZ-9.2).
pub const INSTALMENT: u16 = 10;
/// What one field of extension costs the creditor (KZ-9.3).
pub const EXTENSION: u16 = 6;
/// What every shareholder spends on luxury (KZ-3.3).
pub const LUXURY: u16 = 30;
/// A worker's wage, a tax, a benefit, a fee, the price of a good to consumers (KZ-3.1 to 3.5, 7.1, 10.1).
pub const TEN: u16 = 10;
/// What a rented worker costs (KZ-3.2).
pub const RENT: u16 = 5;
/// What the state pays for its capital good (KZ-8.3).
pub const STATE_PRICE: u16 = 50;
/// From so many unemployed on there are benefits (KZ-3.5).
pub const BENEFITS_FROM: u8 = 5;
/// From so many unemployed on there is no luxury tax (KZ-3.6).
pub const NO_LUXURY_TAX_FROM: u8 = 11;
/// Capital goods that stay in the game (KZ-5.8).
pub const MACHINE_FLOOR: u8 = 5;
/// What a bank may lose by actions beyond what it has won by them (KZ-5.7).
pub const CASH_CAP: u8 = 20;
/// Offers that a seat may make in trade windows in a year (KZ-12.7).
pub const MOST_OFFERS: u8 = 6;
/// Public contracts that the president may offer in a year (KZ-9.1).
pub const MOST_PUBLIC: u8 = 8;
/// Extensions that a seat may ask for in a year (KZ-9.3).
pub const MOST_EXTENSIONS: u8 = 4;

/// Contracts by debtor, creditor and field: equal contracts need no names.
// One flat array, because it is compared and copied by the million.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loans {
    table: [u8; 2 * FOUR * LOANS_OF],
    count: u16,
}

/// Kinds of contracts that a debtor can have: creditors times fields.
const LOANS_OF: usize = 4 * Holder::COUNT;

impl Loans {
    const NONE: Self = Self { table: [0; 2 * FOUR * LOANS_OF], count: 0 };

    /// The contracts of a debtor; none of the central bank, which never owes.
    fn of(&self, debtor: Holder) -> &[u8] {
        let start = LOANS_OF * debtor.index();
        self.table.get(start..start + LOANS_OF).unwrap_or_default()
    }

    fn slot(&mut self, debtor: Holder, creditor: Holder, field: Field) -> Option<&mut u8> {
        self.table.get_mut(LOANS_OF * debtor.index() + 4 * creditor.index() + field.index())
    }

    /// How many contracts of this kind there are.
    pub fn count(&self, debtor: Holder, creditor: Holder, field: Field) -> u8 {
        self.of(debtor).get(4 * creditor.index() + field.index()).copied().unwrap_or(0)
    }

    /// How many contracts a debtor has.
    pub fn owed_by(&self, debtor: Holder) -> u8 {
        if self.count == 0 { 0 } else { self.of(debtor).iter().sum() }
    }

    /// What a debtor owes, by the fields.
    pub fn debt(&self, debtor: Holder) -> u16 {
        Holder::all().map(|creditor| self.between(debtor, creditor)).sum()
    }

    /// What a creditor has coming, by the fields.
    pub fn credit(&self, creditor: Holder) -> u16 {
        Holder::private().map(|debtor| self.between(debtor, creditor)).sum()
    }

    fn between(&self, debtor: Holder, creditor: Holder) -> u16 {
        Field::ALL.iter().map(|field| u16::from(self.count(debtor, creditor, *field)) * field.value()).sum()
    }

    /// Whether there is any contract at all.
    pub const fn any(&self) -> bool {
        self.count > 0
    }

    pub(crate) fn add(&mut self, debtor: Holder, creditor: Holder, field: Field) {
        if let Some(count) = self.slot(debtor, creditor, field) {
            *count += 1;
            self.count += 1;
        }
    }

    pub(crate) fn remove(&mut self, debtor: Holder, creditor: Holder, field: Field) {
        if let Some(count) = self.slot(debtor, creditor, field) {
            debug_assert!(*count > 0);
            *count = count.saturating_sub(1);
            self.count = self.count.saturating_sub(1);
        }
    }

    /// The debts of a purse end, its claims go to the central bank (KZ-13.3).
    pub(crate) fn bankrupt(&mut self, purse: Holder) {
        for creditor in Holder::all() {
            for field in Field::ALL {
                while self.count(purse, creditor, field) > 0 {
                    self.remove(purse, creditor, field);
                }
            }
        }
        for debtor in Holder::private() {
            for field in Field::ALL {
                while self.count(debtor, purse, field) > 0 {
                    self.remove(debtor, purse, field);
                    self.add(debtor, Holder::Central, field);
                }
            }
        }
    }
}

/// What is due, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Nothing: the course runs on. Nobody ever sees this.
    None,
    /// Chance names the lead player.
    Lead,
    /// Chance names the game master's party.
    Master,
    /// Chance rolls a voter's die; nobody stands for the game master.
    Ballots(Option<Seat>),
    /// Chance finds the first white dot.
    FirstWhite,
    /// Chance rolls for dismissals of this corporation.
    Strike(Corp),
    /// Chance rolls for plunder on this market.
    Loot(Corp),
    /// Chance rolls for an action.
    Fight {
        /// Who acts.
        actor: Corp,
        /// Against whom.
        target: Corp,
        /// Whether the state acts.
        state: bool,
    },
    /// Chance names the market that demand meets in full.
    Market,

    /// Something to trade before the phase begins?
    Window(Seat),
    /// Which party does the seat roll for?
    Run(Seat),
    /// Whom does the seat vote for?
    Vote(Seat),
    /// Which of the tied candidates does the first white dot name?
    Tie(Seat),
    /// Which foreign market gets the sixth good?
    Spread(Corp),
    /// Which level does the corporation plan?
    Renew(Corp),
    /// How many more workers does it dismiss?
    Dismiss(Corp),
    /// Of whom does it rent a worker?
    Rent(Corp),
    /// Whose good is plundered on its market?
    Plunder(Corp),
    /// Against whom does it act?
    Attack {
        /// Who acts.
        actor: Corp,
        /// Whether the state acts.
        state: bool,
    },
    /// What does the winner of an action take?
    Prize {
        /// Who won.
        winner: Corp,
        /// Who lost.
        loser: Corp,
        /// Whether the state acted.
        state: bool,
        /// How many dots, 1 or 2.
        dots: u8,
        /// The market of the first good taken.
        taken: Option<Corp>,
    },
    /// Sealed: the price cards of the chiefs.
    Prices,
    /// Which imported good does the trader buy next?
    Import(Corp),
    /// Of whom does the corporation buy a capital good?
    Machine {
        /// Which corporation.
        buyer: Corp,
        /// Whether it buys for the state.
        state: bool,
    },
    /// Does the president offer a contract of the central bank?
    Public(Seat),
    /// Does the seat ask for an extension?
    Extend(Seat),
    /// What does the seat wish?
    Wish {
        /// At whose meeting.
        corp: Corp,
        /// Who.
        seat: Seat,
        /// Dividend or supplement.
        topic: Topic,
    },
    /// Does the seat make a motion?
    Motion {
        /// At whose meeting.
        corp: Corp,
        /// Who.
        seat: Seat,
        /// Dividend or supplement.
        topic: Topic,
    },
    /// How does the seat vote on the motion?
    Ballot {
        /// At whose meeting.
        corp: Corp,
        /// Who.
        seat: Seat,
    },
    /// Does the seat move for a new chief anywhere?
    Call(Seat),
    /// Whom does it propose?
    Nominee {
        /// Which corporation.
        corp: Corp,
        /// Who moves.
        seat: Seat,
    },
    /// Sealed: bids for a young share.
    Bids(Corp),
    /// From which account does the buyer pay the young share?
    Payer {
        /// Of which corporation.
        corp: Corp,
        /// Who.
        seat: Seat,
    },
    /// Which share does the seat put up?
    PutUp(Seat),
    /// Is the seat interested, and for which account?
    Interest(Seat),
    /// To whom does the seat sell?
    Buyer(Seat),
    /// Does the seat buy a share of the central bank?
    Central(Seat),
    /// What is the next part of an offer?
    Talk {
        /// Who says it.
        seat: Seat,
        /// What.
        part: Part,
    },
    /// How does a debtor come by what is due?
    Raise(Holder),
    /// The game is over.
    Over,
}

/// The parts of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The share that is given.
    Give,
    /// The share that is wanted.
    Get,
    /// The contract.
    Contract,
    /// The account on the giving side: the creditor.
    From,
    /// The account that gets it and pays.
    To,
    /// The answer.
    Answer,
}

/// What an offer is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matter {
    /// A deal in a trade window (KZ-12.7).
    Deal(Deal),
    /// A contract of the central bank (KZ-9.1).
    Public,
    /// An extension (KZ-9.3).
    Extend,
    /// A share of the central bank (KZ-12.9).
    Central,
}

impl std::fmt::Display for Matter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Deal(deal) => deal.fmt(f),
            Self::Public => f.write_str("public"),
            Self::Extend => f.write_str("extend"),
            Self::Central => f.write_str("central"),
        }
    }
}

impl std::str::FromStr for Matter {
    type Err = engine::notation::NotationError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "public" => Ok(Self::Public),
            "extend" => Ok(Self::Extend),
            "central" => Ok(Self::Central),
            deal => deal.parse().map(Self::Deal),
        }
    }
}

crate::words::one_word!(Matter);

/// An offer that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Talk {
    /// By whom.
    pub by: Seat,
    /// About what.
    pub matter: Matter,
    /// The share given.
    pub give: Option<(Holder, Corp)>,
    /// The share wanted.
    pub get: Option<(Holder, Corp)>,
    /// The contract: debtor and field.
    pub contract: Option<(Holder, Field)>,
    /// The creditor.
    pub from: Option<Holder>,
    /// Who gets it.
    pub to: Option<Holder>,
}

/// A share that is put up, by duty or in need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutUp {
    /// Whose it is.
    pub holder: Holder,
    /// Of which corporation.
    pub corp: Corp,
    /// Who was asked or cannot be.
    pub(crate) asked: SeatSet,
    /// The accounts for which seats are interested, by seat.
    pub willing: [Option<Holder>; FOUR],
    /// Whether money is needed: then the central bank buys if nobody else does.
    pub forced: bool,
}

/// Money that a debtor must find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raise {
    /// Who.
    pub holder: Holder,
    /// How much the account must hold.
    pub need: u16,
    /// Who waits for it.
    pub payee: Account,
    /// What for.
    pub label: Label,
}

/// A meeting in session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Whose.
    pub corp: Corp,
    /// What about.
    pub topic: Topic,
    /// The most that can be paid.
    pub most: u8,
    /// What stands now: the amount, or the seat of the chief.
    pub current: u8,
    /// All votes.
    pub all: u8,
    /// Wishes so far, by seat.
    pub wishes: [Option<u8>; FOUR],
    /// How many seats of the order have been called.
    pub(crate) called: u8,
    /// The motion that is voted on.
    pub motion: Option<Motion>,
}

/// A motion that is voted on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// By whom.
    pub by: Seat,
    /// The amount, or the seat that is to be chief.
    pub value: u8,
    /// Votes for it.
    pub yes: u8,
    /// Votes against it.
    pub no: u8,
    /// How many seats of the order have voted or had no vote.
    pub(crate) called: u8,
}

/// Where the course of the year stands. Numbers count along the lead order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pc {
    Window { phase: u8, at: u8, quiet: u8 },
    Begin(u8),
    Run(u8),
    Dice(u8),
    Voting(u8),
    Count,
    Produce(u8),
    Renew(u8),
    Strikes(u8),
    Rest(u8),
    Wages(u8),
    Rents(u8),
    Luxuries(u8),
    Taxes,
    Loot(u8),
    Actions { state: bool, at: u8 },
    Prices(u8),
    Sales(u8),
    Imports { at: u8, left: u8 },
    Fair(u8),
    StateFair(u8),
    Public,
    Instalments { at: u8, creditor: u8, field: u8, left: u8, fresh: u8 },
    Extend(u8),
    Fees(u8),
    Salary,
    Meet { topic: Topic, at: u8 },
    PayDividends(u8),
    PaySupplements(u8),
    Calls(u8),
    Auction(u8),
    Young { at: u8, buyer: Seat, payer: Option<Holder> },
    Proceeds,
    PutUp(u8),
    Central(u8),
    YearEnd,
    Over,
}

/// Everything that lies open. A viewer gets a copy of it; what lies face down is in [`State`] alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Length and switches.
    pub setup: Setup,
    /// The year, from 1.
    pub year: u8,
    /// The phase, 1 to 12.
    pub phase: u8,
    /// What is due.
    pub ask: Ask,
    /// Seats that still owe a sealed card.
    pub owing: SeatSet,
    /// The money.
    pub ledger: Ledger,
    /// The lead player; before the first year the seat that begins.
    pub lead: Corp,
    /// The president, once elected.
    pub president: Option<Seat>,
    /// The government: the president and the other player of the party (KZ-1.5).
    pub government: SeatSet,
    /// How often each seat has been president.
    pub presidencies: [u8; FOUR],
    /// The party that each seat, and last the game master, rolls for this year.
    pub run: [Option<Party>; FOUR + 1],
    /// White dots of each seat, and last of the game master.
    pub dots: [u8; FOUR + 1],
    /// Votes for each candidate.
    pub tally: [u8; FOUR],
    /// Between whom the first white dot decides.
    pub tied: SeatSet,
    /// Consumer goods by market and owner.
    pub stall: [[u8; FOUR]; FOUR],
    /// Consumer goods each corporation has produced this year.
    pub produced: [u8; FOUR],
    /// Capital goods on the fair stands.
    pub stand: [u8; FOUR],
    /// Capital goods each corporation has sold this year.
    pub machines_sold: [u8; FOUR],
    /// Level of the industry centre.
    pub level: [u8; FOUR],
    /// Level planned for the next year.
    pub plan: [u8; FOUR],
    /// Workers at work, by colour.
    pub workers: [u8; FOUR],
    /// Workers dismissed this year.
    pub dismissed: [u8; FOUR],
    /// Corporations on strike this year, as seats of their colour.
    pub struck: SeatSet,
    /// What banks have lost by actions this year; the last is the central bank.
    pub lost: [u8; FOUR + 1],
    /// What banks have won by actions this year; the last is the central bank.
    pub won: [u8; FOUR + 1],
    /// Open price cards of the year.
    pub card: [Option<u8>; FOUR],
    /// Price cards of the last year.
    pub last_card: [Option<u8>; FOUR],
    /// Consumer goods that stayed unsold in the last year.
    pub unsold: [u8; FOUR],
    /// The market that demand meets in full this year, once diced.
    pub full: Option<Corp>,
    /// The field of the share table: dividend, and a tenth of the price.
    pub marker: [u8; FOUR],
    /// The supplement decided this year.
    pub supplement: [u8; FOUR],
    /// Shares by holder and corporation.
    pub shares: [[u8; FOUR]; Holder::COUNT],
    /// Shares in reserve.
    pub reserve: [u8; FOUR],
    /// Who leads each corporation.
    pub chief: [Seat; FOUR],
    /// Corporations with a motion for a new chief by seat this year, as bits of the corporations.
    pub(crate) called: [u8; FOUR],
    /// Corporations with a new chief this year, as bits.
    pub(crate) changed: u8,
    /// All contracts.
    pub loans: Loans,
    /// Whose purse is closed.
    pub bankrupt: SeatSet,
    /// Dividends and supplements that each corporation has paid in all (KZ-14.4).
    pub paid_out: [u16; FOUR],
    /// What lies on the sale field for each corporation.
    pub(crate) proceeds: [u16; FOUR],
    /// Who wants no trade window this year.
    pub resting: SeatSet,
    /// Offers made this year.
    pub offers: [u8; FOUR],
    /// Public contracts offered, and extensions asked for, this year.
    pub(crate) public_offers: u8,
    pub(crate) extensions: [u8; FOUR],
    /// The offer that is being made.
    pub talk: Option<Talk>,
    /// The share that is put up.
    pub put_up: Option<PutUp>,
    /// The money that somebody must find.
    pub raise: Option<Raise>,
    /// Whether it could not be found.
    pub(crate) failed: bool,
    /// The seller picked while money for it must be found.
    pub(crate) picked: Option<Corp>,
    /// The meeting in session.
    pub meeting: Option<Meeting>,
    /// Worth of each seat and the winner, at the end.
    pub result: Option<Final>,
    pub(crate) pc: Pc,
}

/// The final balance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Final {
    /// What each player is worth.
    pub worth: [i32; FOUR],
    /// Who won.
    pub winner: Seat,
    /// How.
    pub end: crate::event::End,
}

/// The whole position. It never leaves engine and game; others get an
/// [`Observation`](crate::Observation).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Board,
    /// Price cards that lie face down, by corporation.
    pub(crate) cards: [Option<u8>; FOUR],
    /// Bids that lie face down, by seat.
    pub(crate) bids: [Option<u8>; FOUR],
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // No sealed card: a debug print must not tell one.
        f.debug_struct("State")
            .field("year", &self.board.year)
            .field("ask", &self.board.ask)
            .finish_non_exhaustive()
    }
}

impl Board {
    pub(crate) fn new(setup: Setup) -> Self {
        let mut shares = [[0; FOUR]; Holder::COUNT];
        for corp in Corp::ALL {
            let row = &mut shares[Holder::Purse(corp).index()];
            row[corp.index()] = 2;
            row[corp.left(1).index()] = 1;
            row[corp.left(3).index()] = 1;
        }
        Self {
            setup,
            year: 1,
            phase: 1,
            ask: Ask::Lead,
            owing: SeatSet::EMPTY,
            ledger: Ledger::start(),
            lead: Corp::N,
            president: None,
            government: SeatSet::EMPTY,
            presidencies: [0; FOUR],
            run: [None; FOUR + 1],
            dots: [0; FOUR + 1],
            tally: [0; FOUR],
            tied: SeatSet::EMPTY,
            stall: [[0; FOUR]; FOUR],
            produced: [0; FOUR],
            stand: [0; FOUR],
            machines_sold: [0; FOUR],
            level: [5; FOUR],
            plan: [5; FOUR],
            workers: [ALL_WORKERS / 4; FOUR],
            dismissed: [0; FOUR],
            struck: SeatSet::EMPTY,
            lost: [0; FOUR + 1],
            won: [0; FOUR + 1],
            card: [None; FOUR],
            last_card: [None; FOUR],
            unsold: [0; FOUR],
            full: None,
            marker: [START_MARKER; FOUR],
            supplement: [0; FOUR],
            shares,
            reserve: [ALL_SHARES - START_SHARES; FOUR],
            chief: Corp::ALL.map(Corp::seat),
            called: [0; FOUR],
            changed: 0,
            loans: Loans::NONE,
            bankrupt: SeatSet::EMPTY,
            paid_out: [0; FOUR],
            proceeds: [0; FOUR],
            resting: SeatSet::EMPTY,
            offers: [0; FOUR],
            public_offers: 0,
            extensions: [0; FOUR],
            talk: None,
            put_up: None,
            raise: None,
            failed: false,
            picked: None,
            meeting: None,
            result: None,
            pc: Pc::Run(0),
        }
    }

    /// The `n`-th colour from the lead player on, clockwise (KZ-0.4).
    pub const fn order(&self, n: u8) -> Corp {
        self.lead.left(n as usize)
    }

    /// The lead order.
    pub fn lead_order(&self) -> impl Iterator<Item = Corp> + use<> {
        let lead = self.lead;
        (0..FOUR).map(move |steps| lead.left(steps))
    }

    /// Who leads a corporation.
    pub const fn chief_of(&self, corp: Corp) -> Seat {
        self.chief[corp.index()]
    }

    /// Who decides for an account; the president for the central bank.
    pub fn controller(&self, holder: Holder) -> Seat {
        match holder {
            Holder::Purse(corp) => corp.seat(),
            Holder::Corp(corp) => self.chief_of(corp),
            Holder::Central => self.president.unwrap_or(self.lead.seat()),
        }
    }

    /// Whether a player's purse is open.
    pub fn is_solvent(&self, seat: Seat) -> bool {
        seat.index() < FOUR && !self.bankrupt.contains(seat)
    }

    /// The purse of a solvent player and the corporations the player leads.
    pub fn accounts_of(&self, seat: Seat) -> impl Iterator<Item = Holder> + '_ {
        let purse = self.is_solvent(seat).then_some(Holder::purse(seat));
        let corps =
            Corp::ALL.into_iter().filter(move |corp| self.is_solvent(seat) && self.chief_of(*corp) == seat);
        purse.into_iter().chain(corps.map(Holder::Corp))
    }

    /// What a holder's account holds.
    pub const fn cash(&self, holder: Holder) -> u16 {
        self.ledger.of(holder.account())
    }

    /// The price of a share (KZ-11.1).
    pub const fn price(&self, corp: Corp) -> u16 {
        10 * self.marker[corp.index()] as u16
    }

    /// How many shares a holder has.
    pub const fn shares_of(&self, holder: Holder, corp: Corp) -> u8 {
        self.shares[holder.index()][corp.index()]
    }

    /// Shares that are out.
    pub const fn issued(&self, corp: Corp) -> u8 {
        ALL_SHARES - self.reserve[corp.index()]
    }

    /// Shares that get a dividend: all but the corporation's own (KZ-11.2).
    pub const fn entitled(&self, corp: Corp) -> u8 {
        self.issued(corp) - self.shares_of(Holder::Corp(corp), corp)
    }

    /// The votes of a player at a meeting (KZ-11.8).
    pub fn votes(&self, corp: Corp, seat: Seat) -> u8 {
        self.accounts_of(seat)
            .filter(|holder| *holder != Holder::Corp(corp))
            .map(|holder| self.shares_of(holder, corp))
            .sum()
    }

    /// All votes at a meeting.
    pub fn all_votes(&self, corp: Corp) -> u8 {
        Corp::ALL.iter().map(|seat| self.votes(corp, seat.seat())).sum()
    }

    /// Consumer goods of a corporation on all markets.
    pub fn goods(&self, corp: Corp) -> u8 {
        self.stall.iter().map(|market| market[corp.index()]).sum()
    }

    /// Consumer goods on a market.
    pub fn supply(&self, market: Corp) -> u8 {
        self.stall[market.index()].iter().sum()
    }

    /// The half of its goods that nobody can take from a corporation (KZ-5.9).
    pub const fn protected(&self, corp: Corp) -> u8 {
        self.produced[corp.index()].div_ceil(2)
    }

    /// Whether a corporation may lose another good (KZ-5.9).
    pub fn can_lose_good(&self, corp: Corp) -> bool {
        self.goods(corp) > self.protected(corp)
    }

    /// Whether a corporation may lose a capital good (KZ-5.8, KZ-5.9).
    pub fn can_lose_machine(&self, corp: Corp) -> bool {
        self.stand[corp.index()] > 1 && self.stand.iter().sum::<u8>() > MACHINE_FLOOR
    }

    /// Whether the winner may take a good of the loser on this market (KZ-5.5).
    pub fn can_seize(&self, loser: Corp, market: Corp) -> bool {
        market != loser && self.stall[market.index()][loser.index()] > 0 && self.can_lose_good(loser)
    }

    /// Whether a bank may lose so much in an action (KZ-5.7); nobody stands for the central bank.
    pub fn can_lose_cash(&self, bank: Option<Corp>, amount: u8) -> bool {
        let (index, account) =
            bank.map_or((FOUR, Account::Central), |corp| (corp.index(), Account::Bank(corp)));
        self.ledger.of(account) >= u16::from(amount)
            && self.lost[index] + amount <= CASH_CAP + self.won[index]
    }

    /// Workers at work.
    pub fn employed(&self) -> u8 {
        self.workers.iter().sum()
    }

    /// Unemployed in all.
    pub fn unemployed(&self) -> u8 {
        ALL_WORKERS - self.employed()
    }

    /// Where a corporation's only own worker is when all but the last are dismissed (KZ-2.7); else whether
    /// it has a worker of its own.
    pub fn employs(&self, corp: Corp) -> bool {
        if self.employed() == 1 { corp == self.lead } else { self.workers[corp.index()] > 0 }
    }

    /// How many workers a corporation may still dismiss after the rolls (KZ-2.6).
    pub fn may_dismiss(&self, corp: Corp) -> u8 {
        if self.struck.contains(corp.seat()) {
            return 0;
        }
        let done: u8 = self.dismissed.iter().sum();
        (self.setup.quota.saturating_sub(done))
            .min(2 - self.dismissed[corp.index()].min(2))
            .min(self.workers[corp.index()])
            .min(self.employed() - 1)
    }

    /// The most a corporation can pay for each share (KZ-11.7).
    pub fn payable(&self, corp: Corp) -> u8 {
        let entitled = self.entitled(corp);
        if self.loans.owed_by(Holder::Corp(corp)) > LOAN_LIMIT {
            return 0;
        }
        if entitled == 0 {
            return TOP_MARKER;
        }
        (self.ledger.of(Account::Bank(corp)) / u16::from(entitled)).min(200) as u8
    }

    /// Whether a holder may take a new loan (KZ-13.1).
    pub fn may_borrow(&self, holder: Holder) -> bool {
        self.loans.owed_by(holder) < LOAN_LIMIT
    }

    /// What a holder can raise with cash, new loans, and shares at their prices (KZ-12.4).
    pub fn raisable(&self, holder: Holder) -> u16 {
        let loans = u16::from(LOAN_LIMIT.saturating_sub(self.loans.owed_by(holder))) * LOAN;
        let shares: u16 =
            Corp::ALL.iter().map(|corp| u16::from(self.shares_of(holder, *corp)) * self.price(*corp)).sum();
        self.cash(holder) + loans + shares
    }

    /// The accounts with which a seat may pay a young share of this corporation (KZ-12.4).
    pub fn young_payers(&self, corp: Corp, seat: Seat) -> impl Iterator<Item = Holder> + '_ {
        self.accounts_of(seat).filter(move |holder| *holder != Holder::Corp(corp))
    }

    /// The highest bid that a seat can make for a young share (KZ-12.4).
    pub fn highest_bid(&self, corp: Corp, seat: Seat) -> u8 {
        let most = self.young_payers(corp, seat).map(|holder| self.raisable(holder)).max().unwrap_or(0);
        (most / 10).min(9) as u8
    }

    /// The corporation with which the president buys for the state (KZ-8.6).
    pub fn presidents_corp(&self) -> Option<Corp> {
        let president = self.president?;
        let own = Corp::of_seat(president);
        if self.chief_of(own) == president {
            return Some(own);
        }
        Some(self.lead_order().find(|corp| self.chief_of(*corp) == president).unwrap_or(own))
    }

    /// What a player is worth: purse, shares at their prices, contracts held less contracts owed (KZ-14.2).
    pub fn worth(&self, seat: Seat) -> i32 {
        if !self.is_solvent(seat) {
            return 0;
        }
        let purse = Holder::purse(seat);
        let shares: u16 =
            Corp::ALL.iter().map(|corp| u16::from(self.shares_of(purse, *corp)) * self.price(*corp)).sum();
        i32::from(self.cash(purse)) + i32::from(shares) + i32::from(self.loans.credit(purse))
            - i32::from(self.loans.debt(purse))
    }

    /// The candidates for president: players of the parties in parliament (KZ-1.4).
    pub fn candidates(&self) -> SeatSet {
        let seats = self.party_seats();
        Corp::ALL.into_iter().map(Corp::seat).filter(|seat| seats[Party::of(*seat).index()] > 0).collect()
    }

    /// Seats of the parties in parliament.
    pub fn party_seats(&self) -> [u8; 2] {
        let mut seats = [0; 2];
        for (run, dots) in self.run.iter().zip(self.dots) {
            if let Some(party) = run {
                seats[party.index()] += dots;
            }
        }
        seats
    }

    /// Whether it is the last year (KZ-14.1).
    pub const fn is_last_year(&self) -> bool {
        self.year >= self.setup.years
    }

    // Money.

    /// Moves money and tells it; false, and nothing changes, if the account does not hold it.
    pub(crate) fn pay(
        &mut self,
        from: Account,
        to: Account,
        amount: u16,
        label: Label,
        events: &mut impl Sink<Event>,
    ) -> bool {
        if amount == 0 {
            return true;
        }
        let paid = self.ledger.transfer(from, to, amount);
        debug_assert!(paid, "{from} cannot pay {amount} for {label}");
        if paid {
            events.public(Event::Paid { from, to, amount, label });
        }
        paid
    }

    /// The central bank pays, with new money if it must (KZ-13.5).
    pub(crate) fn central_pays(
        &mut self,
        to: Account,
        amount: u16,
        label: Label,
        events: &mut impl Sink<Event>,
    ) {
        let missing = amount.saturating_sub(self.ledger.of(Account::Central));
        if missing > 0 {
            self.ledger.emit(missing);
            events.public(Event::Emitted { amount: missing });
        }
        self.pay(Account::Central, to, amount, label, events);
    }

    /// Whether the holder has what is due; otherwise somebody must raise it first.
    pub(crate) fn ensure(&mut self, holder: Holder, need: u16, payee: Account, label: Label) -> bool {
        if self.cash(holder) >= need {
            return true;
        }
        self.raise = Some(Raise { holder, need, payee, label });
        false
    }

    /// The die of an action, as it is told.
    pub(crate) fn rolled(seat: Option<Seat>, face: Face, events: &mut impl Sink<Event>) {
        events.public(Event::Rolled { seat, face });
    }
}
