//! What a finished game amounts to: the years, everybody's accounts, telling moments.
//!
//! Made from what was told and nothing else.

use engine::Seat;

use crate::event::{End, Event};
use crate::names::{Card, Leaving, Role, Title};
use crate::setup::Setup;
use crate::tables::{BAILOUT, FIRST_YEAR, LAST_YEAR, MONUMENT};

/// One player's accounts. All sums over the whole game, in RM unless they are bills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whose.
    pub seat: Seat,
    /// The role.
    pub role: Role,
    /// Place, from 1: the winner, then who was out last.
    pub place: u8,
    /// The year in which the player was out; `None` for the winner.
    pub out: Option<u16>,
    /// Whether the player was killed.
    pub killed: bool,
    /// RM paid by property.
    pub income: u32,
    /// Bills issued by property and cards.
    pub bills: u32,
    /// Bills cashed at window and counters.
    pub cashed: u32,
    /// RM received for them.
    pub cashed_rm: u32,
    /// Bills redeemed in distress.
    pub redeemed: u32,
    /// RM received for them.
    pub redeemed_rm: u32,
    /// Bills void in 1946.
    pub void: u32,
    /// Charged for raids.
    pub raids: u32,
    /// Charged for the levy.
    pub levy: u32,
    /// Charged for offices in the settlements.
    pub offices: u32,
    /// Properties bought.
    pub bought: u16,
    /// Paid for them.
    pub spent: u32,
    /// Properties handed in.
    pub handed_in: u16,
    /// Properties sold in distress.
    pub sold: u16,
    /// Properties seized or nationalised from others and the bank.
    pub seized: u16,
    /// Trades made.
    pub trades: u16,
    /// Offices claimed.
    pub claims: u16,
    /// Rounds in the office until 1945 if the player held it longest.
    pub longest: Option<u16>,
    /// Bailouts.
    pub bailouts: u8,
    /// Times in a cell.
    pub cells: u16,
    /// Whether the player built the monument.
    pub monument: bool,
}

/// How things stood when a year ended, or the game. Lists are in seat order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Year {
    /// The year.
    pub year: u16,
    /// RM in hand.
    pub rm: Vec<u32>,
    /// Bills in hand, both lots; those that the turn to 1946 makes void are counted.
    pub bills: Vec<u32>,
    /// Properties without the monument.
    pub deeds: Vec<u16>,
    /// Index of the step that opened it.
    pub from: usize,
    /// Index of the step that closed it.
    pub to: usize,
}

/// A moment that tells something; `at` is the index of the step that caused it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// An office was claimed.
    Claimed {
        /// When.
        at: usize,
        /// By whom.
        seat: Seat,
        /// The title.
        title: Title,
    },
    /// A holder was deposed.
    Deposed {
        /// When.
        at: usize,
        /// Whose office it was.
        seat: Seat,
        /// The title.
        title: Title,
    },
    /// The monument was commissioned.
    Built {
        /// When.
        at: usize,
        /// By whom.
        seat: Seat,
    },
    /// The most bills became void.
    Void {
        /// When.
        at: usize,
        /// Whose.
        seat: Seat,
        /// How many.
        bills: u32,
    },
    /// The first bailout of the game.
    FirstBailout {
        /// When.
        at: usize,
        /// Whose.
        seat: Seat,
    },
    /// A player was out.
    Out {
        /// When.
        at: usize,
        /// Who.
        seat: Seat,
        /// Whether killed.
        killed: bool,
    },
}

impl Moment {
    /// Index of the step that caused it.
    pub const fn at(&self) -> usize {
        match *self {
            Self::Claimed { at, .. }
            | Self::Deposed { at, .. }
            | Self::Built { at, .. }
            | Self::Void { at, .. }
            | Self::FirstBailout { at, .. }
            | Self::Out { at, .. } => at,
        }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// How the last rival left.
    pub end: End,
    /// Who won.
    pub winner: Seat,
    /// The years, in order.
    pub years: Vec<Year>,
    /// The players, in seat order.
    pub seats: Vec<Tally>,
    /// Telling moments, in order.
    pub moments: Vec<Moment>,
    /// How often each card was drawn, for those that were.
    pub cards: Vec<(Card, u16)>,
}

/// What the events say of a player's holdings.
#[derive(Clone, Default)]
struct Purse {
    rm: i64,
    bills: i64,
    deeds: u64,
    /// To whom debts are owed that were told and not yet paid, the one paid next first.
    creditors: Vec<Option<Seat>>,
}

impl Record {
    /// The record of a finished game, from its events with the index of the step that caused each.
    /// `None` if the game is not over.
    pub fn of<'a>(setup: &Setup, told: impl IntoIterator<Item = (usize, &'a Event)>) -> Option<Self> {
        let seats = usize::from(setup.seats);
        let mut tallies: Vec<Tally> = (0..setup.seats).map(|seat| Tally::new(Seat::new(seat))).collect();
        let mut purses = vec![Purse::default(); seats];
        let mut years: Vec<Year> = Vec::new();
        let mut moments: Vec<Moment> = Vec::new();
        let mut cards: Vec<(Card, u16)> = Vec::new();
        let mut offer: Option<(Seat, Seat, u64, u64, i32)> = None;
        let (mut over, mut year, mut left, mut void) = (None, FIRST_YEAR, setup.seats, None::<Moment>);
        for (at, event) in told {
            let close = |years: &mut Vec<Year>, purses: &[Purse]| {
                if let Some(last) = years.last_mut() {
                    last.rm = purses.iter().map(|purse| purse.rm.max(0) as u32).collect();
                    last.deeds = purses.iter().map(|purse| purse.deeds.count_ones() as u16).collect();
                    last.bills = purses.iter().map(|purse| purse.bills.max(0) as u32).collect();
                    last.to = at;
                }
            };
            match *event {
                Event::Year { year: next } => {
                    // Those of 1945 are closed already if bills became void.
                    if next != LAST_YEAR + 1 || void.is_none() {
                        close(&mut years, &purses);
                    }
                    year = next;
                    years.push(Year {
                        year,
                        rm: Vec::new(),
                        bills: Vec::new(),
                        deeds: Vec::new(),
                        from: at,
                        to: at,
                    });
                }
                Event::Role { seat, role, rm } => {
                    tallies.get_mut(seat.index())?.role = role;
                    purses.get_mut(seat.index())?.rm = rm.into();
                }
                Event::Gained { seat, rm } => purses.get_mut(seat.index())?.rm += i64::from(rm),
                Event::Bills { seat, open, fixed } => {
                    purses.get_mut(seat.index())?.bills += i64::from(open + fixed);
                    tallies.get_mut(seat.index())?.bills += (open + fixed).max(0).unsigned_abs();
                }
                Event::Cashed { seat, open, fixed, rm, .. } => {
                    let (tally, purse) = (tallies.get_mut(seat.index())?, purses.get_mut(seat.index())?);
                    tally.cashed += open + fixed;
                    tally.cashed_rm += rm;
                    purse.rm += i64::from(rm);
                    purse.bills -= i64::from(open + fixed);
                }
                Event::Redeemed { seat, open, fixed, rm } => {
                    let (tally, purse) = (tallies.get_mut(seat.index())?, purses.get_mut(seat.index())?);
                    tally.redeemed += open + fixed;
                    tally.redeemed_rm += rm;
                    purse.rm += i64::from(rm);
                    purse.bills -= i64::from(open + fixed);
                }
                Event::Drawn { card, .. } => match cards.iter_mut().find(|(other, _)| *other == card) {
                    Some((_, count)) => *count += 1,
                    None => cards.push((card, 1)),
                },
                Event::Bought { seat, space, rm } => {
                    let (tally, purse) = (tallies.get_mut(seat.index())?, purses.get_mut(seat.index())?);
                    tally.bought += 1;
                    tally.spent += rm;
                    purse.rm -= i64::from(rm);
                    purse.deeds |= 1 << space;
                }
                Event::HandedIn { seat, space, rm } => {
                    tallies.get_mut(seat.index())?.handed_in += 1;
                    let purse = purses.get_mut(seat.index())?;
                    purse.rm += i64::from(rm);
                    purse.deeds &= !(1 << space);
                }
                Event::Sold { seat, space, rm } => {
                    tallies.get_mut(seat.index())?.sold += 1;
                    let purse = purses.get_mut(seat.index())?;
                    purse.rm += i64::from(rm);
                    purse.deeds &= !(1 << space);
                }
                Event::Built { seat } => {
                    tallies.get_mut(seat.index())?.monument = true;
                    purses.get_mut(seat.index())?.rm -= i64::from(MONUMENT);
                    moments.push(Moment::Built { at, seat });
                }
                Event::Offered { seat, to, give, take, rm } => offer = Some((seat, to, give.0, take.0, rm)),
                Event::Answered { yes: true, .. } => {
                    let (by, to, give, take, rm) = offer.take()?;
                    for (seat, gets, gives, pays) in [(by, take, give, rm), (to, give, take, -rm)] {
                        tallies.get_mut(seat.index())?.trades += 1;
                        let purse = purses.get_mut(seat.index())?;
                        purse.deeds = purse.deeds & !gives | gets;
                        purse.rm -= i64::from(pays);
                    }
                }
                Event::Claimed { seat, title, rm } => {
                    tallies.get_mut(seat.index())?.claims += 1;
                    purses.get_mut(seat.index())?.rm -= i64::from(rm);
                    moments.push(Moment::Claimed { at, seat, title });
                }
                Event::Vacated { seat, title, why: Leaving::Deposed } => {
                    moments.push(Moment::Deposed { at, seat, title });
                }
                Event::Seized { seat, space, .. } | Event::Nationalised { seat, space, .. } => {
                    for purse in &mut purses {
                        purse.deeds &= !(1 << space);
                    }
                    tallies.get_mut(seat.index())?.seized += 1;
                    purses.get_mut(seat.index())?.deeds |= 1 << space;
                }
                Event::Returned { deeds } => {
                    for purse in &mut purses {
                        purse.deeds &= !deeds.0;
                    }
                }
                Event::Due { seat, to, .. } => purses.get_mut(seat.index())?.creditors.push(to),
                Event::Paid { seat, rm, to } => {
                    let purse = purses.get_mut(seat.index())?;
                    purse.rm -= i64::from(rm);
                    purse.creditors.drain(..purse.creditors.len().min(1));
                    if let Some(to) = to {
                        purses.get_mut(to.index())?.rm += i64::from(rm);
                    }
                }
                Event::Bailout { seat, .. } => {
                    if tallies.iter().all(|tally| tally.bailouts == 0) {
                        moments.push(Moment::FirstBailout { at, seat });
                    }
                    tallies.get_mut(seat.index())?.bailouts += 1;
                    purses.get_mut(seat.index())?.rm += i64::from(BAILOUT);
                }
                Event::Bankrupt { seat, .. } | Event::Killed { seat } => {
                    let killed = matches!(event, Event::Killed { .. });
                    let purse = std::mem::take(purses.get_mut(seat.index())?);
                    if let (false, Some(Some(to))) = (killed, purse.creditors.first()) {
                        purses.get_mut(to.index())?.rm += purse.rm;
                    }
                    let tally = tallies.get_mut(seat.index())?;
                    (tally.out, tally.killed, tally.place) = (Some(year), killed, left);
                    left = left.saturating_sub(1);
                    moments.push(Moment::Out { at, seat, killed });
                }
                Event::Payout { seat, rm, open, fixed, .. } => {
                    let (tally, purse) = (tallies.get_mut(seat.index())?, purses.get_mut(seat.index())?);
                    tally.income += rm;
                    tally.bills += open + fixed;
                    purse.rm += i64::from(rm);
                    purse.bills += i64::from(open + fixed);
                }
                Event::Dues { seat, office, raid, levy } => {
                    let tally = tallies.get_mut(seat.index())?;
                    tally.offices += office;
                    tally.raids += raid;
                    tally.levy += levy;
                    purses.get_mut(seat.index())?.creditors.push(None);
                }
                Event::Void { seat, open, fixed } => {
                    if void.is_none() {
                        close(&mut years, &purses);
                    }
                    let bills = open + fixed;
                    tallies.get_mut(seat.index())?.void += bills;
                    purses.get_mut(seat.index())?.bills = 0;
                    let most = match void {
                        Some(Moment::Void { bills: most, .. }) => most,
                        _ => 0,
                    };
                    if bills > most {
                        void = Some(Moment::Void { at, seat, bills });
                    }
                }
                Event::Longest { seat, rounds } => tallies.get_mut(seat.index())?.longest = Some(rounds),
                Event::Detained { seat, .. } => tallies.get_mut(seat.index())?.cells += 1,
                Event::Won { seat, end } => {
                    close(&mut years, &purses);
                    tallies.get_mut(seat.index())?.place = 1;
                    over = Some((seat, end));
                }
                _ => {}
            }
        }
        let (winner, end) = over?;
        moments.extend(void);
        engine::order::sort_few(&mut moments, Moment::at);
        Some(Self { end, winner, years, seats: tallies, moments, cards })
    }
}

impl Tally {
    const fn new(seat: Seat) -> Self {
        Self {
            seat,
            role: Role::ALL[0],
            place: 1,
            out: None,
            killed: false,
            income: 0,
            bills: 0,
            cashed: 0,
            cashed_rm: 0,
            redeemed: 0,
            redeemed_rm: 0,
            void: 0,
            raids: 0,
            levy: 0,
            offices: 0,
            bought: 0,
            spent: 0,
            handed_in: 0,
            sold: 0,
            seized: 0,
            trades: 0,
            claims: 0,
            longest: None,
            bailouts: 0,
            cells: 0,
            monument: false,
        }
    }
}
