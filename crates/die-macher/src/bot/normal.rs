//! Normal: reckons everything in points, and plays for what brings most.
//!
//! Only `+ - * /` are used on numbers with a fraction, in a fixed order, so that every build decides
//! alike.

use engine::{Choices as _, Seat, SeatSet};
use rand::{Rng, RngExt};

use super::percent;
use crate::acts::{Action, Move, Options, Plan, Sheet};
use crate::cards::{Card, Minister, Programme};
use crate::figures::{
    BOARDS, COMMON, MATCH_GROWTH, MATCH_POINTS, MEDIA_COST, MEDIA_POINTS, MOST_VOTES, PLACES, PROTECT_POINTS,
    ROUNDS,
};
use crate::observe::{Observation, Stage};
use crate::setup::{FirstPlayer, Placing};
use crate::state::{Board, Nation, votes_for, winner};

/// What a thousand euros are worth in points, by round: much as long as they can be turned into
/// votes, nothing in the end.
const MONEY: [f64; 8] = [0.75, 0.75, 0.7, 0.6, 0.5, 0.4, 0.12, 0.0];
/// Meetings that a party holds in a state in one of the rounds to come.
const HABIT: f64 = 2.6;
/// How much it counts what others lose or win.
const SPITE: f64 = 0.25;

/// A player at a decision.
struct Mind<'a> {
    view: &'a Observation,
    seat: Seat,
    at: usize,
    programme: Programme,
    cash: u16,
    /// Points of a thousand euros now.
    money: f64,
    /// Points of a member now: it pays dues, counts in the end, and may bring the bonus.
    member: f64,
}

/// The points that a normal player gives each of the listed moves, where it does so; donations without
/// their moods.
pub(super) fn scores(seat: Seat, view: &Observation, all: &[Move]) -> Option<Vec<f64>> {
    let mind = Mind::new(seat, view);
    let now = mind.programme_worth(mind.programme);
    mind.scores_here().then(|| all.iter().map(|choice| mind.score(now, choice)).collect())
}

/// What placing this cabinet card at a state is worth to a seat.
pub(super) fn placing(seat: Seat, view: &Observation, card: Minister, state: u8) -> f64 {
    Mind::new(seat, view).placing(card, state)
}

/// What a normal player does; `None` if nothing is due.
pub(super) fn decide(seat: Seat, view: &Observation, choices: &Options, rng: &mut dyn Rng) -> Option<Move> {
    let mind = Mind::new(seat, view);
    match *choices {
        Options::None => None,
        Options::Sheet => mind.sheet(rng),
        Options::Bid { most } => Some(Move::Bid { sum: mind.bid(most, rng) }),
        Options::Hold { caps, most } => Some(mind.hold(caps, most)),
        Options::Auction { high, cash } => Some(mind.auction(high, cash, rng)),
        Options::Convert { most } => Some(mind.convert(most)),
        Options::List(list) => {
            let all = list.all();
            mind.listed(&all, rng)
        }
    }
}

/// The move with the highest score.
fn best(all: &[Move], score: impl Fn(&Move) -> f64) -> Option<Move> {
    let mut best: Option<(Move, f64)> = None;
    for choice in all {
        let score = score(choice);
        if best.is_none_or(|(_, high)| score > high) {
            best = Some((*choice, score));
        }
    }
    best.map(|(choice, _)| choice)
}

impl<'a> Mind<'a> {
    fn new(seat: Seat, view: &'a Observation) -> Self {
        let round = usize::from(view.round.min(ROUNDS));
        let dues: f64 = view
            .setup
            .dues_rounds()
            .into_iter()
            .filter(|dues| *dues >= view.round.max(1))
            // What comes in at the end of a round is spent in the next one.
            .map(|dues| MONEY[usize::from(dues) + 1])
            .sum();
        // What lies about in heaps is worth less.
        let cash = view.cash.unwrap_or(0);
        let plenty = 50.0 / (50.0 + f64::from(cash.saturating_sub(25)));
        Self {
            view,
            seat,
            at: seat.index(),
            programme: view.party(seat).programme,
            cash,
            money: MONEY[round] * plenty,
            member: 1.1 + dues * plenty,
        }
    }

    /// Whether [`Mind::score`] tells anything of the listed moves of this stage.
    const fn scores_here(&self) -> bool {
        matches!(
            self.view.stage,
            Stage::Swap(_)
                | Stage::Place(_)
                | Stage::Act(_)
                | Stage::Coalition { .. }
                | Stage::Media { .. }
                | Stage::Exchange { .. }
                | Stage::Poll { .. }
                | Stage::Opinion { .. }
                | Stage::Donate(_)
        )
    }

    /// Points of a listed move; `now` is what the programme is worth as it is.
    fn score(&self, now: f64, choice: &Move) -> f64 {
        match (self.view.stage, *choice) {
            (Stage::Swap(_), Move::Swap { out, card }) => {
                let Some(old) = self.programme.on(out) else { return -1.0 };
                self.programme_worth(self.programme.without(old).with(card)) - now
            }
            (Stage::Swap(_), _) => 0.5,
            (Stage::Place(_), Move::Place { card, state }) => self.placing(card, state),
            (Stage::Place(_), _) => 1.0,
            (Stage::Act(_), Move::Act { state, action }) => self.acting(state, action),
            (Stage::Coalition { .. }, Move::Offer { seat }) => self.coalition(seat) + 0.01,
            (Stage::Coalition { .. }, Move::Force { seat }) => self.coalition(seat),
            (Stage::Media { .. }, Move::Buy { state }) => {
                self.cube(state) - f64::from(MEDIA_COST) * self.money
            }
            (Stage::Exchange { state, .. }, Move::Exchange { slot, card }) => {
                self.view.board(state).map_or(0.0, |board| self.exchange(state, board, slot, card))
            }
            (Stage::Exchange { .. }, _) => 0.3,
            (Stage::Poll { state, .. }, Move::Publish { parties }) => self.publish(state, parties),
            (Stage::Poll { .. }, _) => 7.0 * self.member,
            (Stage::Opinion { .. }, Move::Nation { slot, out }) => self.lay(slot, out),
            (Stage::Donate(_), Move::Donate { card, accept }) => self.donation(card, accept),
            _ => 0.0,
        }
    }

    fn listed(&self, all: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        match self.view.stage {
            Stage::NameFirst(_) => {
                // Whoever comes last lies on top: the neighbour begins.
                Some(Move::First { seat: self.seat.left(1, self.view.setup.seats) })
            }
            Stage::Discard(_) => Some(self.discard()),
            Stage::Answer { by, .. } => Some(Move::Answer { yes: self.coalition(by) > 0.0 }),
            Stage::Cube { .. } => Some(Move::Cube { yes: true }),
            Stage::Donate(_) => {
                // Everybody refusing the same one gains nobody the bonus.
                let moods: [f64; 5] = std::array::from_fn(|_| f64::from(rng.random_range(0..80u32)) / 10.0);
                best(all, |choice| match *choice {
                    Move::Donate { card, accept } => self.donation(card, accept) + moods[card.index()],
                    _ => 0.0,
                })
            }
            Stage::Swap(_) => {
                let now = self.programme_worth(self.programme);
                best(all, |choice| self.score(now, choice))
            }
            _ if self.scores_here() => best(all, |choice| self.score(0.0, choice)),
            _ => (!all.is_empty()).then(|| all[rng.random_range(0..all.len())]),
        }
    }

    // What things are worth.

    /// Seats that a vote brings at a board, with the money they bring.
    fn vote(board: &Board, state: u8) -> f64 {
        let most = board.land.map_or(0, crate::Land::most);
        let income = if state <= 5 { MONEY[usize::from(state.min(5)) + 1] } else { 0.0 };
        f64::from(most) / f64::from(MOST_VOTES) * (1.0 + income)
    }

    /// Rounds in which a party can still hold meetings for a state, this one included if its
    /// meetings are not over.
    fn rounds_to_hold(&self, state: u8) -> f64 {
        let offset = state.saturating_sub(self.view.current());
        let over = matches!(
            self.view.stage,
            Stage::Auction { .. }
                | Stage::PollDraw { .. }
                | Stage::Poll { .. }
                | Stage::Suppressed(_)
                | Stage::Convert { .. }
                | Stage::Cube { .. }
                | Stage::Opinion { .. }
                | Stage::Exchange { why: crate::Why::Majority, .. }
        );
        let rounds = f64::from(offset) + if over { 0.0 } else { 1.0 };
        // There are no meetings in the last round.
        if state == ROUNDS { rounds - 1.0 } else { rounds }
    }

    /// What one more step of a party's factor is worth to it at a board.
    fn step(&self, seat: usize, board: &Board, state: u8) -> f64 {
        let meetings = f64::from(board.meetings[seat]) + HABIT * self.rounds_to_hold(state);
        let factor = f64::from(board.factor(seat, self.view.parties[seat].programme)).max(0.0);
        let room = f64::from(MOST_VOTES - board.votes[seat]);
        // What lies beyond fifty votes is worth nothing.
        let gain = (meetings * (factor + 1.0)).min(room) - (meetings * factor).min(room);
        gain * Self::vote(board, state) + 0.15 * meetings
    }

    /// The same for a step down, for others.
    fn harm(&self, seat: usize, board: &Board, state: u8) -> f64 {
        SPITE
            * self.step(seat, board, state)
            * if board.votes[seat] >= board.votes[self.at] { 1.3 } else { 0.8 }
    }

    /// Rounds whose growth is still to come.
    fn growths(&self) -> f64 {
        f64::from(ROUNDS + 1 - self.view.round.clamp(1, ROUNDS))
    }

    /// What matches of a programme in the nation are worth from now on.
    fn nation_worth(&self, nation: &Nation, programme: Programme) -> f64 {
        nation
            .matches(programme)
            .map(|(at, place)| {
                let points = f64::from(MATCH_POINTS[at] + PROTECT_POINTS * (place.count - 1));
                // A place may be lost again.
                let lasts = if self.view.round >= 6 { 0.9 } else { 0.65 };
                points * lasts + f64::from(MATCH_GROWTH[at]) * self.growths() * 0.75 * self.member
            })
            .sum()
    }

    /// What a programme is worth: agreement with the states, matches in the nation, partners.
    fn programme_worth(&self, programme: Programme) -> f64 {
        let states: f64 = self
            .view
            .states()
            .map(|(state, board)| f64::from(board.agreement(programme)) * self.step(self.at, board, state))
            .sum();
        let partners: f64 = self
            .others()
            .map(|other| match self.view.party(other).programme.common(programme) {
                0 | 1 => 0.0,
                2 => 3.0,
                3 => 3.5,
                _ => 2.0,
            })
            .sum();
        states + self.nation_worth(&self.view.nation, programme) + partners
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        SeatSet::all(self.view.setup.seats).without(self.seat).iter()
    }

    // Decisions.

    fn sheet(&self, rng: &mut dyn Rng) -> Option<Move> {
        let mut plan = Plan::default();
        // Trend where much is to be won; meetings where they count soon and well.
        let mut by_trend: Vec<(f64, usize)> = Vec::new();
        let mut by_meeting: Vec<(f64, usize)> = Vec::new();
        for (index, board) in self.view.boards.iter().enumerate() {
            let state = index as u8 + 1;
            let mood = f64::from(rng.random_range(0..100u32)) / 400.0;
            by_trend.push((self.step(self.at, board, state) * (1.0 + mood), index));
            let factor = f64::from(board.factor(self.at, self.programme)).max(0.5);
            by_meeting.push((factor * Self::vote(board, state) * (1.0 - 0.12 * index as f64), index));
        }
        let top = |list: &mut Vec<(f64, usize)>| -> Vec<usize> {
            list.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
            list.iter().map(|entry| entry.1).collect()
        };
        let trends = top(&mut by_trend);
        plan.trend[trends[0]] += 1;
        plan.trend[trends[1]] += 1;
        plan.meetings = top(&mut by_meeting)[0] as u8;
        // Members pay three times over; one cube for the first election if it can be won.
        if usize::from(plan.meetings) == 0 && percent(rng, 60) {
            plan.media[0] = 1;
        }
        Sheet::of(&plan).map(|sheet| Move::Sheet { sheet })
    }

    fn bid(&self, most: u16, rng: &mut dyn Rng) -> u16 {
        if self.view.setup.first == FirstPlayer::Bidder {
            return 0;
        }
        let worth = match self.view.round {
            1 | 2 => 2,
            6 => 4,
            _ => 3,
        };
        rng.random_range(0..=worth).min(most / 6)
    }

    /// Keeps what could be swapped in with profit, and gives the rest away.
    fn discard(&self) -> Move {
        let now = self.programme_worth(self.programme);
        let mut cards = 0u8;
        for (place, card) in self.view.hand().enumerate() {
            let gain = self
                .programme
                .iter()
                .filter(|old| old.topic() == card.topic() || self.programme.on(card.topic()).is_none())
                .map(|old| self.programme_worth(self.programme.without(old).with(card)) - now)
                .fold(f64::MIN, f64::max);
            if gain < 3.0 {
                cards |= 1 << place;
            }
        }
        Move::Discard { cards }
    }

    /// What placing a card at a state is worth: its best action less its price, and the tile.
    fn placing(&self, card: Minister, state: u8) -> f64 {
        let Some(board) = self.view.board(state) else { return -1.0 };
        let figures = card.figures();
        let spent: u16 = self.view.cabinet[self.at].iter().flatten().map(|card| card.figures().cost).sum();
        // Something must be left for meetings, cubes and polls.
        let reserve = match self.view.round {
            2..=4 => 24,
            1 => 20,
            5 => 12,
            _ => 9,
        };
        if spent + figures.cost + reserve > self.cash {
            return -1.0;
        }
        let votes = self.votes(board, state, figures.votes);
        let own = self.raising(board, state, figures.own);
        let tile =
            if figures.tile && state == self.view.current() && self.wants_partner() { 9.0 } else { 0.0 };
        // A card that is kept may do better later.
        let rounds = f64::from(7 - self.view.round.min(6));
        let later = f64::from(figures.cost) * 0.06 * (rounds - 1.0) + 0.6 * (rounds - 1.0);
        votes.max(own) + tile - f64::from(figures.cost) * self.money - later
    }

    /// What so many votes more are worth.
    fn votes(&self, board: &Board, state: u8, votes: u8) -> f64 {
        let factor = board.factor(self.at, self.programme).max(0);
        let coming = votes_for(board.meetings[self.at], factor);
        let room = (MOST_VOTES - board.votes[self.at]).saturating_sub(coming / 2);
        let seats = f64::from(votes.min(room)) * Self::vote(board, state);
        let near = if state == self.view.current() { 1.25 } else { 1.0 };
        seats * near
    }

    fn raising(&self, board: &Board, state: u8, hands: u8) -> f64 {
        let steps = (3 - board.trend[self.at]).clamp(0, hands as i8);
        f64::from(steps) * self.step(self.at, board, state) * 0.9
    }

    /// Whether there is a party that could be a partner, and help is needed.
    fn wants_partner(&self) -> bool {
        let current = &self.view.boards[0];
        if current.tiles.contains(self.seat) {
            return false;
        }
        self.others().any(|other| {
            self.view.party(other).programme.common(self.programme) >= COMMON
                && (current.tiles.contains(other) || self.view.placed[other.index()][0])
        })
    }

    fn acting(&self, state: u8, action: Action) -> f64 {
        let Some(board) = self.view.board(state) else { return 0.0 };
        let offset = usize::from(state - self.view.current());
        let Some(card) = self.view.cabinet[self.at][offset] else { return 0.0 };
        let figures = card.figures();
        match action {
            Action::Waive => 0.0,
            Action::Votes => self.votes(board, state, figures.votes),
            Action::Own => self.raising(board, state, figures.own),
            Action::Key(slot) => {
                let card = board.slots[usize::from(slot)].card();
                card.map_or(0.0, |card| {
                    let own = f64::from(self.programme.agrees(card)) * self.step(self.at, board, state);
                    own - self.others_step(board, state, |programme| programme.agrees(card))
                })
            }
            Action::Unkey => {
                let card = board.key.and_then(|key| board.slots[usize::from(key)].card());
                card.map_or(0.0, |card| {
                    let own = f64::from(-self.programme.agrees(card)) * self.step(self.at, board, state);
                    own - self.others_step(board, state, |programme| -programme.agrees(card))
                })
            }
            Action::Media(other) => {
                self.cube(state) + 2.0 * f64::from(board.media[other.index()])
                    - f64::from(MEDIA_COST) * self.money
            }
            Action::Dirty(other) => {
                let steps = (board.trend[other.index()] + 3).clamp(0, figures.other as i8);
                f64::from(steps) * self.harm(other.index(), board, state)
            }
        }
    }

    /// What a change of agreement does for the others, as it counts for this player.
    fn others_step(&self, board: &Board, state: u8, change: impl Fn(Programme) -> i8) -> f64 {
        self.others()
            .map(|other| {
                f64::from(change(self.view.party(other).programme))
                    * self.step(other.index(), board, state)
                    * SPITE
                    * 0.6
            })
            .sum()
    }

    /// Votes of each party at the current election, as things stand, with the meetings that may
    /// still be held.
    fn forecast(&self) -> [u8; 5] {
        let board = &self.view.boards[0];
        let mut votes = [0; 5];
        for seat in SeatSet::all(self.view.setup.seats).iter() {
            let at = seat.index();
            let factor = board.factor(at, self.view.party(seat).programme);
            let coming = if self.rounds_to_hold(self.view.current()) > 0.0 { 3 } else { 0 };
            let meetings = (board.meetings[at] + coming).min(10);
            votes[at] = board.votes[at].saturating_add(votes_for(meetings, factor)).min(MOST_VOTES);
        }
        votes
    }

    /// The chance to be among the winners with these partners: 1 if the side is far ahead.
    fn chance(&self, votes: &[u8; 5], partner: impl Fn(Seat) -> Option<Seat>) -> f64 {
        let own = SeatSet::only(self.seat);
        let side = partner(self.seat).map_or(own, |partner| own.with(partner));
        let total = |side: SeatSet| side.iter().map(|seat| f64::from(votes[seat.index()])).sum::<f64>();
        let others = self.others().filter(|seat| !side.contains(*seat));
        let rival = others
            .map(|seat| {
                let with = partner(seat).map_or(SeatSet::only(seat), |other| SeatSet::only(seat).with(other));
                total(with)
            })
            .fold(0.0, f64::max);
        let lead = total(side) - rival;
        // Where nobody has many votes, few decide.
        let mut chance = (0.5 + lead / (10.0 + 0.6 * rival)).clamp(0.03, 0.97);
        if self.rounds_to_hold(self.view.current()) <= 0.0
            && let Some(won) = winner(self.view.setup.seats, votes, &self.view.boards[0].height, &partner)
        {
            chance = if won.winners().contains(self.seat) { chance.max(0.7) } else { chance.min(0.4) };
        }
        chance
    }

    fn partner(&self, seat: Seat) -> Option<Seat> {
        self.view.party(seat).partner
    }

    /// What being among the winners brings: the cube, and each opinion.
    fn spoils(&self, opinions: f64) -> f64 {
        let round = usize::from(self.view.round.clamp(1, ROUNDS)) - 1;
        let cube = if self.view.boards[0].media[self.at] > 0
            || self.cash >= 4 && self.view.party(self.seat).cubes > 0
        {
            f64::from(MEDIA_POINTS[round])
        } else {
            0.0
        };
        cube + opinions * 12.0
    }

    /// What a coalition with this party is worth more than none.
    fn coalition(&self, other: Seat) -> f64 {
        let votes = self.forecast();
        let alone = self.chance(&votes, |seat| self.partner(seat));
        let with = |seat: Seat| {
            if seat == self.seat {
                Some(other)
            } else if seat == other {
                Some(self.seat)
            } else {
                self.partner(seat)
            }
        };
        let both = self.chance(&votes, with);
        // The partner takes its share of the nation.
        both * (self.spoils(1.0) - 4.0) - alone * self.spoils(1.8)
    }

    /// What one more media cube in a state is worth.
    fn cube(&self, state: u8) -> f64 {
        let Some(board) = self.view.board(state) else { return 0.0 };
        let party = self.view.party(self.seat);
        let offset = state - self.view.current();
        let mut worth = 0.0;
        if board.media[self.at] == 0 {
            let points = f64::from(MEDIA_POINTS[usize::from(state - 1)]);
            if offset == 0 {
                worth += points * self.chance(&self.forecast(), |seat| self.partner(seat));
            } else {
                // It may be bought later, unless the places are gone by then.
                let taken = f64::from(board.cubes());
                worth += points * (0.06 + 0.05 * taken) / f64::from(offset);
            }
        }
        let rival = (0..5).filter(|at| *at != self.at).map(|at| board.media[at]).max().unwrap_or(0);
        let own = board.media[self.at];
        if own < rival + 1 && own + 1 > rival {
            // Control: an exchange each round, and no bad news from polls.
            let step = self.step(self.at, board, state);
            worth += 1.1 * step * if self.exchangeable(board) { 1.0 } else { 0.2 };
        }
        // Five cubes are all there are, and each win takes one.
        let scarce = [9.0, 9.0, 4.0, 2.0, 1.0, 0.0][usize::from(party.cubes.min(5))];
        let scarce = if self.view.round >= 5 { scarce / 3.0 } else { scarce };
        if offset == 0 && board.media[self.at] == 0 { worth - scarce / 3.0 } else { worth - scarce }
    }

    /// Whether the pool has a card that would raise the own agreement.
    fn exchangeable(&self, board: &Board) -> bool {
        (0..board.slots.len()).any(|slot| {
            board.slots[slot].card().is_some()
                && board.key != Some(slot as u8)
                && self.view.pool.tops().any(|card| {
                    board.fits(card, Some(slot))
                        && self.programme.agrees(card) > board.agreement_at(slot, self.programme)
                })
        })
    }

    fn exchange(&self, state: u8, board: &Board, slot: u8, card: Card) -> f64 {
        let Some(old) = board.slots[usize::from(slot)].card() else { return 0.0 };
        let own = f64::from(self.programme.agrees(card) - self.programme.agrees(old));
        let others =
            self.others_step(board, state, |programme| programme.agrees(card) - programme.agrees(old));
        // What lies at the state may lie in the nation one day.
        let nation = 1.5 * own;
        own * self.step(self.at, board, state) - others + nation
    }

    /// Holds meetings one by one where the next one brings most.
    fn hold(&self, caps: [u8; BOARDS], most: u8) -> Move {
        let reserve = match self.view.round {
            1 => 8,
            2..=5 => 10,
            _ => 6,
        };
        let budget = self.cash.saturating_sub(reserve).max(self.cash / 3).min(16) as u8;
        let mut left = most.min(budget);
        let mut meetings = [0u8; BOARDS];
        while left > 0 {
            let mut best: Option<(usize, f64)> = None;
            for (state, board) in self.view.states() {
                let offset = usize::from(state - self.view.current());
                if meetings[offset] >= caps[offset] {
                    continue;
                }
                let there = board.meetings[self.at] + meetings[offset];
                let factor = board.factor(self.at, self.programme);
                let hoped = f64::from(factor) + if offset > 0 { 0.5 } else { 0.0 };
                let gain = if hoped >= 0.9 { hoped } else { 0.5 };
                let votes = f64::from(board.votes[self.at]) + f64::from(there) * gain;
                let room = (f64::from(MOST_VOTES) - votes).clamp(0.0, gain);
                // Those held for later fill the stock until they are converted.
                let wait = 1.0 - 0.08 * offset as f64 - if offset > 0 && there + 4 < 5 { 0.1 } else { 0.0 };
                let mut worth = room * Self::vote(board, state) * wait;
                if offset == 0 {
                    worth += self.winning(meetings[0], room);
                }
                if best.is_none_or(|(_, high)| worth > high) {
                    best = Some((offset, worth));
                }
            }
            match best {
                Some((offset, worth)) if worth > self.money * 0.8 => meetings[offset] += 1,
                _ => break,
            }
            left -= 1;
        }
        Move::Hold { meetings }
    }

    /// What votes more at the current election are worth for the chance to win it, if so many meetings
    /// are held already.
    fn winning(&self, held: u8, votes: f64) -> f64 {
        let mut forecast = self.forecast();
        let board = &self.view.boards[0];
        let factor = board.factor(self.at, self.programme);
        let own = board.votes[self.at].saturating_add(votes_for(board.meetings[self.at] + held, factor));
        forecast[self.at] = own.min(MOST_VOTES);
        let now = self.chance(&forecast, |seat| self.partner(seat));
        // Two meetings are the least that brings a vote.
        forecast[self.at] = forecast[self.at].saturating_add(votes.max(1.0) as u8).min(MOST_VOTES);
        let then = self.chance(&forecast, |seat| self.partner(seat));
        let opinions = if self.partner(self.seat).is_some() { 1.0 } else { 1.8 };
        (then - now).max(0.0) * self.spoils(opinions) * votes.clamp(0.5, 1.0)
    }

    fn auction(&self, high: u16, cash: u16, rng: &mut dyn Rng) -> Move {
        let Stage::Auction { state, leader, .. } = self.view.stage else { return Move::Pass };
        debug_assert!(leader != Some(self.seat));
        let Some(board) = self.view.board(state) else { return Move::Pass };
        // Two cards in five have something better than members.
        let own = self.step(self.at, board, state);
        let room = f64::from((3 - board.trend[self.at]).min(2));
        let worth = 7.0 * self.member + 0.4 * (own * room.max(0.0) - 4.0 * self.member).max(0.0);
        let left = f64::from(self.view.in_play - (state - self.view.current()));
        let limit = if self.view.round >= 6 {
            // Money is worth nothing any more.
            (f64::from(cash) / left) as u16
        } else {
            // Half of what it is worth; others will want the next ones.
            let price = worth / (self.money + 0.1) * 0.8;
            let mood = f64::from(rng.random_range(0..30u32)) / 100.0 - 0.15;
            let share = f64::from(cash) * (0.35 + 0.5 / left);
            (price * (1.0 + mood)).min(share) as u16
        };
        if limit > high + 1 {
            Move::Limit { sum: limit.min(cash) }
        } else if limit == high + 1 && limit <= cash {
            Move::Raise { sum: limit }
        } else {
            Move::Pass
        }
    }

    fn publish(&self, state: u8, parties: SeatSet) -> f64 {
        let (Some(poll), Some(board)) = (self.view.poll, self.view.board(state)) else { return 0.0 };
        parties
            .iter()
            .map(|seat| {
                let at = seat.index();
                let result = poll.result(self.view.setup.party(seat));
                let steps = f64::from((board.trend[at] + result).clamp(-3, 3) - board.trend[at]);
                if seat == self.seat {
                    steps * self.step(at, board, state)
                } else {
                    -steps * self.harm(at, board, state)
                }
            })
            .sum()
    }

    /// Converts as soon as the factor is good: meetings go back to the stock, and trends fall.
    fn convert(&self, most: u8) -> Move {
        let Stage::Convert { state, .. } = self.view.stage else { return Move::Convert { meetings: 0 } };
        let Some(board) = self.view.board(state) else { return Move::Convert { meetings: 0 } };
        let factor = board.factor(self.at, self.programme);
        let offset = state - self.view.current();
        let good = if offset == 1 { 3 } else { 2 };
        if factor < good {
            return Move::Convert { meetings: 0 };
        }
        let room = MOST_VOTES - board.votes[self.at];
        let needed = room.div_ceil(factor as u8);
        Move::Convert { meetings: most.min(needed) }
    }

    fn lay(&self, slot: u8, out: Option<u8>) -> f64 {
        let Some(card) = self.view.boards[0].slots[usize::from(slot)].card() else { return 0.0 };
        let before = self.view.nation;
        let mut after = before;
        let shift = self.view.setup.placing == Placing::Shift;
        if after.lay(card, out.filter(|out| usize::from(*out) < PLACES), shift).is_none() {
            return -1_000.0;
        }
        let gain = |programme| self.nation_worth(&after, programme) - self.nation_worth(&before, programme);
        let others: f64 = self.others().map(|other| gain(self.view.party(other).programme)).sum();
        gain(self.programme) - others * SPITE
    }

    fn donation(&self, card: crate::Donation, accept: bool) -> f64 {
        let figures = card.figures();
        // Donations come after the dues of the round.
        let paid = if self.view.setup.dues_rounds().contains(&self.view.round) {
            MONEY[usize::from(self.view.round) + 1]
        } else {
            0.0
        };
        let member = self.member - paid;
        let money =
            MONEY[usize::from(self.view.round) + 1] * 50.0 / (50.0 + f64::from(self.cash.saturating_sub(25)));
        // What a card is worth on average if it is kept.
        if accept {
            let lost = [0.0, 3.5, 4.47, 4.96][usize::from(figures.lose)];
            let poor = if self.cash < 12 { 1.25 } else { 1.0 };
            f64::from(figures.sum) * money * poor - lost * member - kept(card.index())
        } else {
            let gained = 3.5 * f64::from(figures.gain);
            let highest = [0.03, 0.1, 0.25, 0.45, 0.6][card.index()] * 10.5;
            (gained + highest) * member - kept(card.index())
        }
    }
}

/// What a donation card brings on average in a later round.
fn kept(card: usize) -> f64 {
    [6.0, 8.0, 14.0, 18.0, 24.0][card]
}
