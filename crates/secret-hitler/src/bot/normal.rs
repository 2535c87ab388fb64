//! Normal: remembers what everyone may remember, reckons with every deal that is possible, and
//! plays by the habits of a table.

use engine::{Seat, SeatSet};
use rand::{Rng, RngExt};

use super::belief::{Belief, Own, Reading};
use super::habits;
use super::luck::pick;
use super::record::{Board, Record};
use crate::acts::{Ballot, Move, Options};
use crate::deck::{Policy, Tiles};
use crate::event::Event;
use crate::observe::Observation;
use crate::setup::{Role, Roles};

/// How much better the next government is hoped to be than it looks, with an empty tracker.
const PATIENCE: f64 = 0.012;
/// Width of what a mood adds to a judgement of governments.
const MOOD: f64 = 0.05;

/// A player at a decision.
struct Mind<'a> {
    seat: Seat,
    role: Role,
    view: &'a Observation,
    board: Board,
    /// All roles, for one who knows them from the night.
    roles: Option<Roles>,
    /// What this player takes for possible; for one who knows the roles, what the table may.
    belief: Belief,
}

/// What a normal player does; `None` if nothing is due.
pub(super) fn decide(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    options: Options,
    rng: &mut dyn Rng,
) -> Option<Move> {
    let board = Board { liberal: view.liberal, fascist: view.fascist };
    let role = view.role.unwrap_or(Role::Liberal);
    if let Options::Discard { hand, veto } = options {
        return Some(discard(role, board, hand, veto, rng));
    }
    let roles =
        view.night.hitler.and_then(|hitler| Roles::new(view.setup.seats, hitler, view.night.fascists));
    let record = Record::new(view.setup, heard(memory, options));
    let hunches = std::array::from_fn(|_| hunch(rng));
    // One of the other side judges how things look to those who hold no card.
    let own = (role == Role::Liberal).then_some(Own { seat, night: view.night, role });
    let belief = Belief::new(&record, own, Reading::Doubting(&hunches));
    let mind = Mind { seat, role, view, board, roles, belief };
    match options {
        Options::None | Options::Discard { .. } => None,
        Options::Nominate(seats) => mind.nominate(seats, rng).map(Move::Nominate),
        Options::Ballot => Some(Move::Ballot(if mind.ballot(rng) { Ballot::Ja } else { Ballot::Nein })),
        Options::Consent => Some(Move::Consent(mind.consents(rng))),
        Options::Investigate(seats) => mind.investigate(seats, rng).map(Move::Investigate),
        Options::Call(seats) => mind.call(seats, rng).map(Move::Call),
        Options::Execute(seats) => mind.execute(seats, rng).map(Move::Execute),
    }
}

/// What counts for a decision. A ballot does not hear what is said while ballots are cast: on two
/// devices that may come in another order, and every device must cast the same ballots for the
/// computers.
pub(super) fn heard(memory: &[Event], options: Options) -> &[Event] {
    let said = |event: &&Event| matches!(event, Event::Claimed { .. });
    match options {
        Options::Ballot => {
            let late = memory.iter().rev().take_while(said).count();
            memory.get(..memory.len() - late).unwrap_or(memory)
        }
        _ => memory,
    }
}

/// The discard of a President or Chancellor, or a proposal of veto.
fn discard(role: Role, board: Board, hand: Tiles, veto: bool, rng: &mut dyn Rng) -> Move {
    let luck: f64 = rng.random();
    let president = hand.len() == 3;
    if veto {
        // With five Fascist policies a veto saves the side that would lose by either tile.
        let bad = if role == Role::Liberal { hand.liberal == 0 } else { hand.fascist == 0 };
        if bad && (role == Role::Liberal || board.decisive() && luck < 0.85) {
            return Move::Veto;
        }
    }
    if let Some(only) = hand.uniform() {
        return Move::Discard(only);
    }
    let liberal =
        if president { habits::buries(role, hand.liberal, board) } else { 1.0 - habits::keeps(role, board) };
    Move::Discard(if luck < liberal { Policy::Liberal } else { Policy::Fascist })
}

impl Mind<'_> {
    /// The seat with the highest score, a mood added to each.
    fn best(rng: &mut dyn Rng, seats: SeatSet, mood: f64, score: impl Fn(Seat) -> f64) -> Option<Seat> {
        let mut best: Option<(Seat, f64)> = None;
        for seat in seats.iter() {
            let score = score(seat) + swing(rng) * mood;
            if best.is_none_or(|(_, high)| score > high) {
                best = Some((seat, score));
            }
        }
        best.map(|(seat, _)| seat)
    }

    /// Players of the own side, as far as they are known.
    fn friends(&self) -> SeatSet {
        self.roles.map_or(SeatSet::EMPTY, |roles| roles.fascist_party())
    }

    /// The outlook of a government for this player's side: that for the Liberals, or, for one who
    /// knows the roles, what looks well and yet is bad for them.
    fn merit(&self, president: Seat, chancellor: Seat) -> f64 {
        let looks = self.belief.government(self.board, president, chancellor);
        match self.roles {
            None => looks,
            Some(roles) => {
                self.two_faced(looks, self.belief.government_if(self.board, roles, president, chancellor))
            }
        }
    }

    /// What looks well to Liberals weighs as long as nothing is decided; then only the truth does.
    fn two_faced(&self, looks: f64, truth: f64) -> f64 {
        if self.board.decisive() { 0.6 * looks - 0.8 * truth } else { looks - 0.25 * truth }
    }

    fn nominate(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
        Self::best(rng, seats, MOOD, |seat| self.merit(self.seat, seat))
    }

    /// What may be had instead of this government: the next one, or chaos.
    fn otherwise(&self) -> f64 {
        if self.view.tracker + 1 >= crate::CHAOS {
            let looks = self.belief.chaos(self.board);
            return if self.roles.is_some() { self.two_faced(looks, looks) } else { looks };
        }
        let patience = if self.view.tracker == 0 { PATIENCE } else { PATIENCE / 4.0 };
        let Some(next) = self.view.next.or(self.view.president) else { return 0.0 };
        // The next candidate names somebody who looks well, as a rule.
        let others = self.view.living.without(next).minus(self.view.barred);
        let (mut sum, mut all) = (0.0, 0.0);
        for seat in others.iter() {
            let looks = self.belief.government(self.board, next, seat);
            let weight = looks * looks;
            let merit = if self.roles.is_some() { self.merit(next, seat) } else { looks };
            sum += weight * merit;
            all += weight;
        }
        if all > 0.0 { sum / all + patience } else { 0.0 }
    }

    fn ballot(&self, rng: &mut dyn Rng) -> bool {
        let (Some(president), Some(chancellor)) = (self.view.president, self.view.chancellor) else {
            return true;
        };
        let mood = swing(rng) * MOOD;
        let margin = self.merit(president, chancellor) - self.otherwise();
        if president == self.seat || chancellor == self.seat {
            // Nobody votes against the own office without a cause.
            return self.role != Role::Liberal || margin + mood > -0.2;
        }
        margin + mood > 0.0
    }

    fn consents(&self, rng: &mut dyn Rng) -> bool {
        let hand = self.view.hand.unwrap_or_default();
        let luck: f64 = rng.random();
        if self.role == Role::Liberal {
            // A Chancellor who will not enact the Liberal tile in hand would enact the other one.
            return hand.fascist > 0 && luck < 0.97;
        }
        hand.fascist == 0 && luck < 0.9
    }

    fn investigate(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
        let strangers = seats.minus(self.friends());
        let seats = if strangers.is_empty() { seats } else { strangers };
        // The least is known of those at one half.
        Self::best(rng, seats, 0.1, |seat| {
            let fascist = self.belief.fascist(seat);
            fascist * (1.0 - fascist)
        })
    }

    fn call(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
        let friends =
            self.friends().minus(self.roles.map_or(SeatSet::EMPTY, |roles| SeatSet::only(roles.hitler())));
        Self::best(rng, seats, 0.15, |seat| {
            let looks = 1.0 - self.belief.fascist(seat);
            if friends.contains(seat) { looks + 0.3 } else { looks }
        })
    }

    fn execute(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
        if self.role == Role::Liberal {
            return Self::best(rng, seats, 0.03, |seat| {
                self.belief.hitler(seat) + 0.3 * self.belief.fascist(seat)
            });
        }
        let foes = seats.minus(self.friends());
        let foes = if foes.is_empty() { seats } else { foes };
        // Whom the table trusts will be missed most.
        pick(rng, foes, |seat| 1.05 - self.belief.fascist(seat))
    }
}

/// How much more likely than the record says a seat seems to be a Fascist at this moment.
fn hunch(rng: &mut dyn Rng) -> f64 {
    (1.0 + 10.0 * rng.random::<f64>()) / (1.0 + 10.0 * rng.random::<f64>())
}

/// A number between minus one and one, most often near zero.
fn swing(rng: &mut dyn Rng) -> f64 {
    rng.random::<f64>() - rng.random::<f64>()
}
