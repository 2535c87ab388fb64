//! What a finished game amounts to: elections, everyone's record, telling moments.
//!
//! Made from what was told in public and nothing else.

use engine::{Seat, SeatSet};

use crate::acts::Action;
use crate::cards::{Card, Donation, Land, Minister, Poll};
use crate::event::{End, Event};
use crate::figures::{MEDIA_POINTS, ROUNDS, START_MEMBERS};
use crate::flow::Score;
use crate::setup::Setup;

/// A party in an election.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Returns {
    /// Whose.
    pub seat: Seat,
    /// Votes.
    pub votes: u8,
    /// Seats.
    pub seats: u8,
}

/// An opinion that was laid down in the nation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Where, from 0.
    pub place: u8,
    /// What went out for it.
    pub out: Option<Card>,
}

/// A round with its election.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Election {
    /// The round, and the number of the state.
    pub round: u8,
    /// The state.
    pub land: Option<Land>,
    /// The first player; in round 7 that of round 6.
    pub first: Option<Seat>,
    /// What was paid for that.
    pub bid: u16,
    /// Coalitions, and whether they were forced.
    pub coalitions: Vec<(Seat, Seat, bool)>,
    /// Votes and seats, in seat order.
    pub results: Vec<Returns>,
    /// Who won; nobody if there was no vote.
    pub winners: SeatSet,
    /// Who was beaten by a nose.
    pub beaten: SeatSet,
    /// Whose media cubes went to the nation.
    pub cubes: SeatSet,
    /// Opinions laid down.
    pub laid: Vec<Laid>,
    /// Members of each seat when the round was over.
    pub members: Vec<u16>,
    /// Points of seats and media of each seat when the round was over.
    pub points: Vec<u16>,
    /// Steps played when it had begun.
    pub from: usize,
    /// Steps played when its last public event had happened.
    pub to: usize,
}

/// A cabinet card that was executed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Executed {
    /// In which round.
    pub round: u8,
    /// At which state.
    pub state: u8,
    /// The card.
    pub card: Minister,
    /// What it did.
    pub action: Action,
}

/// What one party did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whose.
    pub seat: Seat,
    /// Its points.
    pub score: Score,
    /// Its place, from 1, by points, then seats, then members (DM-6.0); equal ones share it.
    pub place: u8,
    /// Elections won alone and clearly.
    pub alone: u8,
    /// Elections won in a coalition.
    pub together: u8,
    /// Elections won by a nose, alone or in a coalition.
    pub narrowly: u8,
    /// Meetings held.
    pub meetings: u16,
    /// Votes that meetings brought.
    pub votes: u16,
    /// Media cubes bought.
    pub bought: u8,
    /// Polls bought.
    pub polls: u8,
    /// What was paid for them, in thousands.
    pub paid: u16,
    /// Polls that were published.
    pub published: u8,
    /// Members by suppressed polls.
    pub by_polls: u16,
    /// Members by matches.
    pub by_matches: u16,
    /// Members by refused donations.
    pub by_refusals: u16,
    /// Members lost to scandals.
    pub scandals: u16,
    /// Donations accepted.
    pub accepted: Vec<Donation>,
    /// Donations refused.
    pub refused: Vec<Donation>,
    /// Income of seats and dues, in thousands.
    pub income: u16,
    /// Cabinet cards, in the order of their execution.
    pub cabinet: Vec<Executed>,
}

/// A moment that tells something; numbers are places in [`Record::elections`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// The election with the most seats for one party.
    Landslide {
        /// Where.
        at: usize,
        /// Whose.
        seat: Seat,
        /// How many.
        seats: u8,
    },
    /// An election won by a nose.
    Nose {
        /// Where.
        at: usize,
    },
    /// A coalition against the will of one partner.
    Forced {
        /// Where.
        at: usize,
        /// By whom.
        seat: Seat,
        /// Whom.
        with: Seat,
    },
    /// The dearest poll.
    Dearest {
        /// Where.
        at: usize,
        /// To whom.
        seat: Seat,
        /// The price, in thousands.
        sum: u16,
        /// Which one, once it was seen.
        poll: Option<Poll>,
    },
    /// The party that led by seats and media after this election, and did not win.
    LostLead {
        /// Where.
        at: usize,
        /// Whose.
        seat: Seat,
    },
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// How the winner was found.
    pub end: End,
    /// Who won.
    pub winners: SeatSet,
    /// The elections, in order.
    pub elections: Vec<Election>,
    /// The parties, in seat order.
    pub seats: Vec<Tally>,
    /// Telling moments, in order.
    pub moments: Vec<Moment>,
}

impl Record {
    /// The record of a finished game, from its public events with the number of steps played when
    /// each was told. `None` if the game is not over.
    pub fn of<'a>(setup: &Setup, told: impl IntoIterator<Item = (usize, &'a Event)>) -> Option<Self> {
        let seats = usize::from(setup.seats);
        let tally = |seat| Tally {
            seat: Seat::new(seat as u8),
            score: Score::default(),
            place: 1,
            alone: 0,
            together: 0,
            narrowly: 0,
            meetings: 0,
            votes: 0,
            bought: 0,
            polls: 0,
            paid: 0,
            published: 0,
            by_polls: 0,
            by_matches: 0,
            by_refusals: 0,
            scandals: 0,
            accepted: Vec::new(),
            refused: Vec::new(),
            income: 0,
            cabinet: Vec::new(),
        };
        let mut tallies: Vec<Tally> = (0..seats).map(tally).collect();
        let mut elections: Vec<Election> = Vec::new();
        let mut lands = [None; ROUNDS as usize];
        let mut members = vec![START_MEMBERS; seats];
        let mut points = vec![0u16; seats];
        let mut over = None;
        let mut moments = Vec::new();
        let mut dearest: Option<Moment> = None;
        for (step, event) in told {
            let at = elections.len().saturating_sub(1);
            let round = elections.last().map_or(0, |election: &Election| election.round);
            match *event {
                Event::LandDrawn { state, land } => {
                    if let Some(slot) = lands.get_mut(usize::from(state).wrapping_sub(1)) {
                        *slot = Some(land);
                    }
                }
                Event::RoundOpened { round } => {
                    // The last round keeps the order of the one before (DM-5.2.1.5).
                    let before = elections.last().and_then(|election| election.first);
                    elections.push(Election {
                        round,
                        land: None,
                        first: before.filter(|_| round == ROUNDS),
                        bid: 0,
                        coalitions: Vec::new(),
                        results: Vec::new(),
                        winners: SeatSet::EMPTY,
                        beaten: SeatSet::EMPTY,
                        cubes: SeatSet::EMPTY,
                        laid: Vec::new(),
                        members: Vec::new(),
                        points: Vec::new(),
                        from: step,
                        to: step,
                    });
                }
                Event::SheetOpened { seat, sheet } => *members.get_mut(seat.index())? += sheet.members(),
                Event::Suppressed { seat, dice, .. } => {
                    *members.get_mut(seat.index())? += dice.sum();
                    tallies.get_mut(seat.index())?.by_polls += dice.sum();
                }
                Event::Grown { seat, by, members: now } => {
                    *members.get_mut(seat.index())? = now;
                    tallies.get_mut(seat.index())?.by_matches += by;
                }
                Event::Scandal { seat, lost, .. } => {
                    let count = members.get_mut(seat.index())?;
                    *count = count.saturating_sub(lost);
                    tallies.get_mut(seat.index())?.scandals += lost;
                }
                Event::Gained { seat, dice, .. } => {
                    *members.get_mut(seat.index())? += dice.sum();
                    tallies.get_mut(seat.index())?.by_refusals += dice.sum();
                }
                Event::BidWon { sum, .. } => elections.last_mut()?.bid = sum,
                Event::Begins { seat } => elections.last_mut()?.first = Some(seat),
                Event::Acted { seat, state, card, action } => {
                    tallies.get_mut(seat.index())?.cabinet.push(Executed { round, state, card, action });
                }
                Event::Coalition { seat, with, forced } => {
                    elections.last_mut()?.coalitions.push((seat, with, forced));
                    if forced {
                        moments.push(Moment::Forced { at, seat, with });
                    }
                }
                Event::Bought { seat, .. } => tallies.get_mut(seat.index())?.bought += 1,
                Event::Held { seat, meetings } => {
                    tallies.get_mut(seat.index())?.meetings +=
                        meetings.iter().map(|count| u16::from(*count)).sum::<u16>();
                }
                Event::Converted { seat, gained, .. } => {
                    tallies.get_mut(seat.index())?.votes += u16::from(gained);
                }
                Event::PollSold { seat, sum, .. } => {
                    let tally = tallies.get_mut(seat.index())?;
                    tally.polls += 1;
                    tally.paid += sum;
                    let dearer = match dearest {
                        Some(Moment::Dearest { sum: other, .. }) => sum > other,
                        _ => true,
                    };
                    if dearer {
                        dearest = Some(Moment::Dearest { at, seat, sum, poll: None });
                    }
                }
                Event::Published { seat, .. } => tallies.get_mut(seat.index())?.published += 1,
                Event::SeatsWon { seat, votes, seats, .. } => {
                    *points.get_mut(seat.index())? += u16::from(seats);
                    elections.last_mut()?.results.push(Returns { seat, votes, seats });
                }
                Event::Elected { winners, beaten, .. } => {
                    let election = elections.last_mut()?;
                    (election.winners, election.beaten) = (winners, beaten);
                    for seat in winners.iter() {
                        let tally = tallies.get_mut(seat.index())?;
                        tally.together += u8::from(winners.len() > 1);
                        tally.narrowly += u8::from(!beaten.is_empty());
                        tally.alone += u8::from(winners.len() == 1 && beaten.is_empty());
                    }
                    if !beaten.is_empty() {
                        moments.push(Moment::Nose { at });
                    }
                }
                Event::CubeMoved { seat, yes: true } => {
                    let election = elections.last_mut()?;
                    election.cubes = election.cubes.with(seat);
                    let worth = MEDIA_POINTS.get(usize::from(round).wrapping_sub(1)).copied().unwrap_or(0);
                    *points.get_mut(seat.index())? += u16::from(worth);
                }
                Event::Laid { seat, card, place, out, .. } => {
                    elections.last_mut()?.laid.push(Laid { seat, card, place, out });
                }
                Event::Income { seat, seats, dues } => tallies.get_mut(seat.index())?.income += seats + dues,
                Event::Accepted { seat, card } => tallies.get_mut(seat.index())?.accepted.push(card),
                Event::RefusalOpened { seat, card } => tallies.get_mut(seat.index())?.refused.push(card),
                Event::Scored { seat, seats, media, members, bonus, matches } => {
                    tallies.get_mut(seat.index())?.score = Score { seats, media, members, bonus, matches };
                }
                Event::Over { end, winners } => over = Some((end, winners)),
                _ => {}
            }
            // What the dearest poll was, as soon as everybody may know.
            if let (Event::Published { seat, poll, .. } | Event::Suppressed { seat, poll, .. }, Some(moment)) =
                (*event, &mut dearest)
                && let Moment::Dearest { at: then, seat: buyer, poll: shown @ None, .. } = moment
                && (*buyer, *then) == (seat, at)
            {
                *shown = Some(poll);
            }
            if let Some(election) = elections.last_mut() {
                election.to = step;
                election.members.clone_from(&members);
                election.points.clone_from(&points);
            }
        }
        let (end, winners) = over?;
        for election in &mut elections {
            election.land = lands.get(usize::from(election.round) - 1).copied().flatten();
            election.results.sort_unstable_by_key(|result| result.seat);
        }
        // As the winner is found (DM-6.0).
        let rank = |tally: &Tally| (tally.score.total(), tally.score.seats, tally.score.members);
        let ranks: Vec<_> = tallies.iter().map(rank).collect();
        for tally in &mut tallies {
            let ahead = ranks.iter().filter(|other| **other > rank(tally)).count() as u8;
            tally.place = ahead + 1;
        }
        moments.extend(dearest);
        moments.extend(landslide(&elections));
        moments.extend(lost_lead(&elections, winners));
        moments.sort_by_key(Moment::at);
        Some(Self { end, winners, elections, seats: tallies, moments })
    }
}

impl Moment {
    /// The place of its election in [`Record::elections`].
    pub const fn at(&self) -> usize {
        match *self {
            Self::Landslide { at, .. }
            | Self::Nose { at }
            | Self::Forced { at, .. }
            | Self::Dearest { at, .. }
            | Self::LostLead { at, .. } => at,
        }
    }
}

fn landslide(elections: &[Election]) -> Option<Moment> {
    let mut best: Option<Moment> = None;
    for (at, election) in elections.iter().enumerate() {
        for result in &election.results {
            let most = match best {
                Some(Moment::Landslide { seats, .. }) => seats,
                _ => 0,
            };
            if result.seats > most {
                best = Some(Moment::Landslide { at, seat: result.seat, seats: result.seats });
            }
        }
    }
    best
}

/// The last election after which somebody led alone who did not win the game.
fn lost_lead(elections: &[Election], winners: SeatSet) -> Option<Moment> {
    elections.iter().enumerate().rev().find_map(|(at, election)| {
        let most = election.points.iter().max()?;
        let mut leading = (0u8..).zip(&election.points).filter(|(_, points)| *points == most);
        let (seat, _) = leading.next()?;
        let seat = Seat::new(seat);
        (leading.next().is_none() && !winners.contains(seat)).then_some(Moment::LostLead { at, seat })
    })
}
