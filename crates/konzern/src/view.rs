//! The table as a screen draws it: made of what the viewer may see and was told, without words and without a
//! browser.

use engine::{Seat, SeatSet, Viewer};

use crate::acts::{Amount, Card, Move, Workers};
use crate::board::{ALL_WORKERS, Ask, BENEFITS_FROM, Board, LOAN_LIMIT, NO_LUXURY_TAX_FROM, Part, TEN};
use crate::event::{Event, Topic};
use crate::names::{Account, Corp, FOUR, Field, Holder, Label, Party};
use crate::observe::Observation;

/// How many phases a year has.
pub const PHASES: u8 = 12;

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The year, from 1.
    pub year: u8,
    /// How many years there are.
    pub years: u8,
    /// The phases of the year.
    pub phases: Vec<Phase>,
    /// The lead order.
    pub order: [Corp; FOUR],
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// The corporations, North first.
    pub corps: Vec<CorpView>,
    /// The markets, North first.
    pub markets: Vec<Market>,
    /// The share table, North first.
    pub shares: Vec<ShareRow>,
    /// All contracts.
    pub contracts: Vec<Contract>,
    /// What the central bank holds, and how much of all money it has made.
    pub central: (u16, u16),
    /// Unemployed in all.
    pub unemployed: u8,
    /// Of how many workers.
    pub workers: u8,
    /// How many more unemployed bring benefits (KZ-3.5) and end the luxury tax (KZ-3.6); 0 once it is so.
    pub thresholds: (u8, u8),
    /// Money that moved this year, in order.
    pub flows: Vec<Flow>,
    /// What is due, and what the viewer can do about it.
    pub task: Task,
}

/// How a phase stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Course {
    /// It is over.
    Done,
    /// It is in progress.
    Now,
    /// It begins once the trade window closes (KZ-12.7).
    Opening,
    /// It is still to come.
    Ahead,
}

/// A phase of the year.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Phase {
    /// Which, 1 to 12.
    pub number: u8,
    /// How it stands.
    pub course: Course,
}

/// A seat.
// Each is a fact of its own that a seat shows by itself.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Its colour.
    pub colour: Corp,
    /// Its party.
    pub party: Party,
    /// What the purse holds.
    pub purse: u16,
    /// What the player is worth now (KZ-14.2).
    pub worth: i32,
    /// Contracts owed: how many, and what they stand at.
    pub debts: (u8, u16),
    /// What contracts held stand at.
    pub credits: u16,
    /// Whether the player leads the year.
    pub lead: bool,
    /// Whether the player is president.
    pub president: bool,
    /// Whether the player is of the government.
    pub government: bool,
    /// Whether the purse is closed.
    pub bankrupt: bool,
    /// Whether the player wants no trade window this year.
    pub resting: bool,
    /// Whether the seat owes a move.
    pub turn: bool,
    /// The corporations the player leads.
    pub leads: Vec<Corp>,
    /// Shares of the purse by corporation.
    pub shares: [u8; FOUR],
}

/// A corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CorpView {
    /// Which.
    pub corp: Corp,
    /// Who leads it.
    pub chief: Seat,
    /// What its bank holds.
    pub bank: u16,
    /// Contracts owed: how many, and what they stand at.
    pub debts: (u8, u16),
    /// Whether it owes more contracts than the limit and pays nothing (KZ-13.4).
    pub over_limit: bool,
    /// Level of the industry centre, and the plan.
    pub level: (u8, u8),
    /// Workers of its group at work, of four.
    pub workers: u8,
    /// Workers of its group dismissed this year.
    pub dismissed: u8,
    /// Whether its workers strike.
    pub strike: bool,
    /// Whether its group plunders this year (KZ-4.1).
    pub underpaid: bool,
    /// Goods on all its stalls, and how many of them are protected.
    pub goods: (u8, u8),
    /// Capital goods on its stand, and those it has sold this year.
    pub machines: (u8, u8),
    /// Its price card: open, or laid by the viewer.
    pub card: Option<u8>,
    /// Its card of the last year.
    pub last_card: Option<u8>,
    /// Goods that stayed unsold in the last year.
    pub unsold: u8,
    /// Lost and won by actions this year (KZ-5.7).
    pub fights: (u8, u8),
    /// What it could pay a share (KZ-11.7).
    pub payable: u8,
    /// All dividends and supplements so far (KZ-14.4).
    pub paid_out: u16,
}

/// What is known about the sale of a good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prospect {
    /// It is sold whatever the prices.
    Sure,
    /// It hangs on prices, or on the trader.
    Open,
    /// There is no money for it.
    Unsold,
}

/// A good on a market.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Good {
    /// Whose.
    pub owner: Corp,
    /// Whether it will be sold.
    pub prospect: Prospect,
}

/// A market: one coin stands over one good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Market {
    /// Which.
    pub region: Corp,
    /// Money on the wage account.
    pub wage: u16,
    /// Money on the luxury account.
    pub luxury: u16,
    /// Tens that can be spent.
    pub tens: u16,
    /// Goods in the order of sale: the trader's own, then the others clockwise, or cheapest first once the
    /// prices are open.
    pub goods: Vec<Good>,
    /// Tens that are missing for all goods.
    pub missing: u16,
    /// Tens beyond all goods.
    pub surplus: u16,
    /// Whether demand meets it in full this year (KZ-6.1).
    pub full: bool,
}

/// What a holder has of a corporation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    /// Who.
    pub holder: Holder,
    /// Shares.
    pub shares: u8,
    /// Of all shares that are out, in tenths of a per cent.
    pub permille: u16,
}

/// The votes of a player at a meeting, purse and led corporations together (KZ-11.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// Who.
    pub seat: Seat,
    /// Votes.
    pub votes: u8,
    /// Of all votes, in tenths of a per cent.
    pub permille: u16,
    /// Whether the player alone stops supplements and new chiefs: a quarter of the votes.
    pub blocks: bool,
    /// Whether the player alone decides the dividend: more than half.
    pub majority: bool,
}

/// A row of the share table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareRow {
    /// Of which corporation.
    pub corp: Corp,
    /// The dividend shown.
    pub dividend: u8,
    /// The price.
    pub price: u16,
    /// The supplement decided this year.
    pub supplement: u8,
    /// Shares that are out.
    pub issued: u8,
    /// Shares in reserve.
    pub reserve: u8,
    /// Who holds shares: purses, corporations, central bank.
    pub stakes: Vec<Stake>,
    /// Who has votes, in seat order.
    pub votes: Vec<Vote>,
    /// All votes.
    pub all_votes: u8,
}

/// Equal contracts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    /// Who owes.
    pub debtor: Holder,
    /// To whom.
    pub creditor: Holder,
    /// On which field.
    pub field: Field,
    /// How many.
    pub count: u8,
}

/// Money that moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    /// The step that moved it.
    pub step: usize,
    /// In which phase.
    pub phase: u8,
    /// From where; nowhere if the central bank made it.
    pub from: Option<Account>,
    /// To where.
    pub to: Account,
    /// How much.
    pub amount: u16,
    /// What for; nothing if the central bank made it.
    pub label: Option<Label>,
}

/// What a stepper sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quantity {
    /// A price card (KZ-6.3).
    Price,
    /// A bid in tens (KZ-12.1).
    Bid,
    /// A dividend a share.
    Dividend,
    /// A supplement a share.
    Supplement,
    /// Workers to dismiss.
    Workers,
}

/// A number to be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stepper {
    /// What it is.
    pub quantity: Quantity,
    /// The least.
    pub min: u8,
    /// The most.
    pub max: u8,
    /// From one value to the next.
    pub step: u8,
    /// What a unit means in bn, 0 for workers.
    pub unit: u8,
    /// Where it begins.
    pub start: u8,
    /// A value between that cannot be set: in a motion what stands already.
    pub except: Option<u8>,
}

impl Stepper {
    /// The move that sets this value.
    pub const fn choice(&self, value: u8) -> Move {
        match self.quantity {
            Quantity::Price => Move::Price(Card::new(value)),
            Quantity::Bid => Move::Bid(Card::new(value)),
            Quantity::Dividend | Quantity::Supplement => Move::Name(Amount::new(value)),
            Quantity::Workers => Move::Dismiss(Workers::new(value)),
        }
    }
}

/// What is due, and what the viewer can do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The question.
    pub ask: Ask,
    /// Who owes a move.
    pub owing: SeatSet,
    /// Whether the viewer does.
    pub mine: bool,
    /// Whether it is sealed.
    pub sealed: bool,
    /// The corporation it is about.
    pub corp: Option<Corp>,
    /// A number the viewer sets.
    pub stepper: Option<Stepper>,
    /// The other moves open to the viewer, in rank order.
    pub moves: Vec<Move>,
}

/// What a price card promises before the others are known (KZ-6.3, KZ-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise {
    /// Goods sold whatever the others ask.
    pub sure: u8,
    /// Goods whose sale hangs on the others.
    pub open: u8,
    /// Goods for which there is no money.
    pub unsold: u8,
    /// What goods bring at least, home market included.
    pub least: u16,
    /// What goods bring at most.
    pub most: u16,
}

fn permille(part: u8, all: u8) -> u16 {
    if all == 0 { 0 } else { 1_000 * u16::from(part) / u16::from(all) }
}

impl View {
    /// Of what the viewer may see and was told up to the same moment.
    pub fn new(view: &Observation, told: &[(usize, Event)]) -> Self {
        let board = &view.board;
        let left = |from: u8| from.saturating_sub(board.unemployed());
        Self {
            year: board.year,
            years: board.setup.years,
            phases: phases(board),
            order: [0, 1, 2, 3].map(|at| board.order(at)),
            seats: Corp::ALL.into_iter().map(|corp| seat(board, corp)).collect(),
            corps: Corp::ALL.into_iter().map(|corp| corporation(view, corp)).collect(),
            markets: Corp::ALL.into_iter().map(|region| board.market(region)).collect(),
            shares: Corp::ALL.into_iter().map(|corp| row(board, corp)).collect(),
            contracts: contracts(board),
            central: (board.cash(Holder::Central), board.ledger.emitted()),
            unemployed: board.unemployed(),
            workers: ALL_WORKERS,
            thresholds: (left(BENEFITS_FROM), left(NO_LUXURY_TAX_FROM)),
            flows: flows(told),
            task: task(view),
        }
    }

    /// What moved this year by label, in the order of the labels: for the drawn flow.
    pub fn sums(&self) -> Vec<(Label, u16)> {
        let sum = |label: Label| {
            let flows = self.flows.iter().filter(|flow| flow.label == Some(label));
            (label, flows.map(|flow| flow.amount).sum())
        };
        Label::ALL.into_iter().map(sum).filter(|(_, amount)| *amount > 0).collect()
    }
}

fn phases(board: &Board) -> Vec<Phase> {
    let opening = board.opening();
    let over = board.ask == Ask::Over;
    (1..=PHASES)
        .map(|number| {
            let course = match opening {
                _ if over => Course::Done,
                Some(next) if number == next => Course::Opening,
                Some(next) if number < next => Course::Done,
                None if number < board.phase => Course::Done,
                None if number == board.phase => Course::Now,
                _ => Course::Ahead,
            };
            Phase { number, course }
        })
        .collect()
}

fn seat(board: &Board, colour: Corp) -> SeatView {
    let seat = colour.seat();
    let purse = Holder::Purse(colour);
    SeatView {
        seat,
        colour,
        party: Party::of(seat),
        purse: board.cash(purse),
        worth: board.worth(seat),
        debts: (board.loans.owed_by(purse), board.loans.debt(purse)),
        credits: board.loans.credit(purse),
        lead: board.lead == colour && board.has_lead(),
        president: board.president == Some(seat) && board.is_elected(),
        government: board.government.contains(seat) && board.is_elected(),
        bankrupt: board.bankrupt.contains(seat),
        resting: board.resting.contains(seat),
        turn: board.owing().contains(seat),
        leads: Corp::ALL.into_iter().filter(|corp| board.chief_of(*corp) == seat).collect(),
        shares: Corp::ALL.map(|corp| board.shares_of(purse, corp)),
    }
}

fn corporation(view: &Observation, corp: Corp) -> CorpView {
    let board = &view.board;
    let (holder, at) = (Holder::Corp(corp), corp.index());
    CorpView {
        corp,
        chief: board.chief_of(corp),
        bank: board.cash(holder),
        debts: (board.loans.owed_by(holder), board.loans.debt(holder)),
        over_limit: board.loans.owed_by(holder) > LOAN_LIMIT,
        level: (board.level[at], board.plan[at]),
        workers: board.workers[at],
        dismissed: board.dismissed[at],
        strike: board.struck.contains(corp.seat()),
        underpaid: board.phase == 4 && board.is_underpaid(corp),
        goods: (board.goods(corp), board.protected(corp)),
        machines: (board.stand[at], board.machines_sold[at]),
        card: board.card[at].or(view.cards[at]),
        last_card: board.last_card[at],
        unsold: board.unsold[at],
        fights: (board.lost[at], board.won[at]),
        payable: board.payable(corp),
        paid_out: board.paid_out[at],
    }
}

impl Board {
    /// The phase that begins once the trade window closes.
    pub const fn opening(&self) -> Option<u8> {
        match self.pc {
            crate::board::Pc::Window { phase, .. } => Some(phase),
            _ => None,
        }
    }

    /// Whether the president of this year is elected.
    pub fn is_elected(&self) -> bool {
        match self.opening() {
            // The window with which a year opens comes after the last phase of the year before.
            Some(opening) => opening > 1,
            None => self.phase > 1,
        }
    }

    /// Whether the lead player of this year is found.
    pub fn has_lead(&self) -> bool {
        self.ask != Ask::Lead && self.opening() != Some(1)
    }

    /// A market with its goods in the order of sale.
    pub fn market(&self, region: Corp) -> Market {
        let (tens, supply) = (self.tens(region), u16::from(self.supply(region)));
        let stalls = &self.stall[region.index()];
        let own = stalls[region.index()];
        let mut goods: Vec<Good> = (0..own)
            .map(|nth| Good {
                owner: region,
                prospect: if u16::from(nth) < tens { Prospect::Sure } else { Prospect::Unsold },
            })
            .collect();
        let left = tens.saturating_sub(u16::from(own));
        let mut others: Vec<Corp> = (1..FOUR).map(|steps| region.left(steps)).collect();
        if self.card.iter().all(Option::is_some) {
            others = self.lead_order().filter(|corp| *corp != region).collect();
            others.sort_by_key(|corp| self.price_card(*corp));
        }
        let imports = supply - u16::from(own);
        for owner in others {
            let mine = u16::from(stalls[owner.index()]);
            let (sure, possible) = bounds(left, imports - mine, mine);
            goods.extend((0..mine).map(|nth| Good {
                owner,
                prospect: if nth < sure {
                    Prospect::Sure
                } else if nth < possible {
                    Prospect::Open
                } else {
                    Prospect::Unsold
                },
            }));
        }
        Market {
            region,
            wage: self.ledger.of(Account::Wage(region)),
            luxury: self.ledger.of(Account::Luxury(region)),
            tens,
            goods,
            missing: supply.saturating_sub(tens),
            surplus: tens.saturating_sub(supply),
            full: self.full == Some(region),
        }
    }

    /// What a price card promises a corporation before the others are known.
    pub fn promise(&self, corp: Corp, card: u8) -> Promise {
        let mut promise = Promise { sure: 0, open: 0, unsold: 0, least: 0, most: 0 };
        for region in Corp::ALL {
            let tens = self.tens(region);
            let own = u16::from(self.stall[region.index()][region.index()]);
            let mine = u16::from(self.stall[region.index()][corp.index()]);
            let (sure, possible, price) = if region == corp {
                (own.min(tens), own.min(tens), TEN)
            } else {
                let rivals = u16::from(self.supply(region)) - own - mine;
                let (sure, possible) = bounds(tens.saturating_sub(own), rivals, mine);
                (sure, possible, card.into())
            };
            promise.sure += sure as u8;
            promise.open += (possible - sure) as u8;
            promise.unsold += (mine - possible) as u8;
            promise.least += price * sure;
            promise.most += price * possible;
        }
        promise
    }
}

/// How many of `mine` are sold at least and at most, if so many tens are left for these and the rivals' goods.
fn bounds(left: u16, rivals: u16, mine: u16) -> (u16, u16) {
    (left.saturating_sub(rivals).min(mine), left.min(mine))
}

fn row(board: &Board, corp: Corp) -> ShareRow {
    let (issued, all) = (board.issued(corp), board.all_votes(corp));
    let stake = |holder: Holder| {
        let shares = board.shares_of(holder, corp);
        Stake { holder, shares, permille: permille(shares, issued) }
    };
    let vote = |voter: Corp| {
        let votes = board.votes(corp, voter.seat());
        Vote {
            seat: voter.seat(),
            votes,
            permille: permille(votes, all),
            blocks: votes > 0 && 4 * votes >= all,
            majority: 2 * votes > all,
        }
    };
    ShareRow {
        corp,
        dividend: board.marker[corp.index()],
        price: board.price(corp),
        supplement: board.supplement[corp.index()],
        issued,
        reserve: board.reserve[corp.index()],
        stakes: Holder::all().map(stake).filter(|stake| stake.shares > 0).collect(),
        votes: Corp::ALL.into_iter().map(vote).filter(|vote| vote.votes > 0).collect(),
        all_votes: all,
    }
}

fn contracts(board: &Board) -> Vec<Contract> {
    let mut contracts = Vec::new();
    if !board.loans.any() {
        return contracts;
    }
    for debtor in Holder::private() {
        for creditor in Holder::all() {
            for field in Field::ALL.into_iter().rev() {
                let count = board.loans.count(debtor, creditor, field);
                if count > 0 {
                    contracts.push(Contract { debtor, creditor, field, count });
                }
            }
        }
    }
    contracts
}

/// What moved in the last year that is told of.
fn flows(told: &[(usize, Event)]) -> Vec<Flow> {
    let (mut flows, mut now) = (Vec::new(), 1);
    for (step, event) in told {
        match *event {
            Event::Year { .. } => {
                flows.clear();
                now = 1;
            }
            Event::Phase { phase } => now = phase,
            Event::Paid { from, to, amount, label } => {
                flows.push(Flow {
                    step: *step,
                    phase: now,
                    from: Some(from),
                    to,
                    amount,
                    label: Some(label),
                });
            }
            Event::Emitted { amount } => {
                let to = Account::Central;
                flows.push(Flow { step: *step, phase: now, from: None, to, amount, label: None });
            }
            _ => {}
        }
    }
    flows
}

/// The corporation that a question is about.
fn subject(board: &Board, seat: Option<Seat>) -> Option<Corp> {
    match board.ask {
        Ask::Strike(corp)
        | Ask::Loot(corp)
        | Ask::Spread(corp)
        | Ask::Renew(corp)
        | Ask::Dismiss(corp)
        | Ask::Rent(corp)
        | Ask::Plunder(corp)
        | Ask::Attack { actor: corp, .. }
        | Ask::Fight { actor: corp, .. }
        | Ask::Prize { winner: corp, .. }
        | Ask::Import(corp)
        | Ask::Machine { buyer: corp, .. }
        | Ask::Wish { corp, .. }
        | Ask::Motion { corp, .. }
        | Ask::Ballot { corp, .. }
        | Ask::Nominee { corp, .. }
        | Ask::Bids(corp)
        | Ask::Payer { corp, .. }
        | Ask::Raise(Holder::Corp(corp)) => Some(corp),
        Ask::Interest(_) | Ask::Buyer(_) => board.put_up.map(|put_up| put_up.corp),
        Ask::Prices => seat.and_then(|seat| board.card_due(seat)),
        _ => None,
    }
}

fn task(view: &Observation) -> Task {
    let board = &view.board;
    let seat = match view.viewer {
        Viewer::Seat(seat) if board.owing().contains(seat) => Some(seat),
        _ => None,
    };
    let mut task = Task {
        ask: board.ask,
        owing: board.owing(),
        mine: seat.is_some(),
        sealed: matches!(board.ask, Ask::Prices | Ask::Bids(_)),
        corp: subject(board, seat),
        stepper: None,
        moves: Vec::new(),
    };
    let Some(seat) = seat else { return task };
    let quantity = match board.ask {
        Ask::Prices => Some(Quantity::Price),
        Ask::Bids(_) => Some(Quantity::Bid),
        Ask::Wish { topic, .. } | Ask::Motion { topic, .. } => {
            Some(if topic == Topic::Dividend { Quantity::Dividend } else { Quantity::Supplement })
        }
        Ask::Dismiss(_) => Some(Quantity::Workers),
        _ => None,
    };
    let mut range: Option<(u8, u8)> = None;
    for choice in board.options(seat).iter() {
        let value = match choice {
            Move::Price(card) | Move::Bid(card) => Some(card.get()),
            Move::Name(amount) => Some(amount.get()),
            Move::Dismiss(workers) => Some(workers.get()),
            _ => None,
        };
        match value {
            Some(value) => {
                let (min, max) = range.unwrap_or((value, value));
                range = Some((min.min(value), max.max(value)));
            }
            None => task.moves.push(choice),
        }
    }
    if let (Some(quantity), Some((min, max))) = (quantity, range) {
        let current = board.meeting.map(|meeting| meeting.current);
        let motion = matches!(board.ask, Ask::Motion { .. });
        let start = match quantity {
            Quantity::Price => task.corp.and_then(|corp| board.last_card[corp.index()]).unwrap_or(7),
            Quantity::Bid => task.corp.map_or(0, |corp| board.marker[corp.index()]),
            Quantity::Dividend | Quantity::Supplement => current.unwrap_or(0),
            Quantity::Workers => 0,
        };
        let unit = match quantity {
            Quantity::Bid => 10,
            Quantity::Workers => 0,
            _ => 1,
        };
        task.stepper = Some(Stepper {
            quantity,
            min,
            max,
            step: 1,
            unit,
            start: start.clamp(min, max),
            except: current.filter(|value| motion && (min..=max).contains(value)),
        });
    }
    task
}

impl Task {
    /// Whether the viewer answers somebody's offer.
    pub const fn is_answer(&self) -> bool {
        self.mine && matches!(self.ask, Ask::Talk { part: Part::Answer, .. })
    }
}
