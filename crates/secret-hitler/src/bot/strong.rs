//! Strong: reads the record for what it is worth, and takes what wins most often.
//!
//! Every choice is valued by the Liberals' chance to win (`course.rs`), on average over all deals
//! that the seat cannot rule out, with the trust that the table would hold afterwards. Liberals
//! want it high, the others low: so a Fascist weighs what a move gains against what it gives away.

use engine::bots::Reason;
use engine::{Choices as _, Seat, SeatSet};
use rand::{Rng, RngExt};

use super::belief::{Belief, Own, Reading};
use super::course::{Chances, Mood, Scene, Trust};
use super::habits;
use super::normal::heard;
use super::record::{Board, Election, Record, Session, fascist};
use super::why::{Thinking, Why};
use crate::acts::{Ballot, Move, Options, Statement};
use crate::deck::{Policy, Tiles};
use crate::event::Event;
use crate::observe::Observation;
use crate::setup::{CHAOS, Role, Roles, hitler_knows_at};

/// Deals that are played on in thought: those of a table of seven all, of a larger one a part.
const MOST_DEALS: usize = 105;

/// A player at a decision.
pub(super) struct Mind<'a> {
    seat: Seat,
    role: Role,
    view: &'a Observation,
    board: Board,
    /// What this player takes for possible.
    own: Belief,
    /// Deals from it, each with its weight: all of them, or many.
    deals: Vec<(Roles, f64)>,
    /// What one who holds no card may take for possible.
    table: Belief,
    scene: Scene,
}

/// How things would stand with the table's trust as it would be then.
struct Future {
    mood: Mood,
    /// For each deal.
    chances: Vec<Chances>,
}

/// What a strong player does and why; `None` if nothing is due.
pub(super) fn decide(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    options: Options,
    rng: &mut dyn Rng,
) -> Option<Verdict> {
    let mut record = Record::new(view.setup, heard(memory, options));
    if let Options::Discard { .. } = options {
        // The session under way is what is to be decided.
        record.forget_session();
    }
    let mind = Mind::new(seat, view, &record);
    match options {
        Options::None => None,
        Options::Nominate(seats) => mind.nominate(seats, rng),
        Options::Ballot => Some(mind.ballot()),
        Options::Discard { hand, veto } => Some(mind.discard(hand, veto)),
        Options::Consent => Some(mind.consents()),
        Options::Investigate(seats) => mind.investigate(seats, rng),
        Options::Call(seats) => mind.call(seats, rng),
        Options::Execute(seats) => mind.execute(seats, rng),
    }
}

/// What a Liberal in this seat who holds no card would say for the move, with the view and the memory of the
/// table; `None` for what was done with tiles in hand.
pub(super) fn in_public(seat: Seat, view: &Observation, memory: &[Event], choice: Move) -> Option<Why> {
    let plain = |thinking| Why { thinking, about: None, chance: None };
    let kind = if matches!(choice, Move::Ballot(_)) { Options::Ballot } else { Options::None };
    let mind = || Mind::new(seat, view, &Record::new(view.setup, heard(memory, kind)));
    let about = |thinking, target, chance| {
        let chance = Some(thousandths(chance));
        Why { thinking, about: Some(target), chance }
    };
    Some(match choice {
        Move::Discard(_) => return None,
        Move::Veto | Move::Consent(true) => plain(Thinking::Vetoes),
        Move::Consent(false) => plain(Thinking::RefusesVeto),
        Move::Ballot(ballot) => mind().ballot_why(view.president?, view.chancellor?, ballot == Ballot::Ja),
        Move::Nominate(named) => about(Thinking::Trusts, named, mind().promise(seat, named)),
        Move::Call(named) => about(Thinking::Trusts, named, 1.0 - mind().own.fascist(named)),
        Move::Investigate(target) => about(Thinking::LeastKnown, target, mind().own.fascist(target)),
        Move::Execute(target) => about(Thinking::FearsHitler, target, mind().own.hitler(target)),
    })
}

/// What a strong player of the Fascist party says, of these possible statements: what leaves it
/// best off.
pub(super) fn claim(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    statements: &[Statement],
) -> Option<Statement> {
    let record = Record::new(view.setup, memory);
    let mut mind = Mind::new(seat, view, &record);
    let mut told = memory.to_vec();
    let mut best: Option<(Statement, f64)> = None;
    for statement in statements {
        told.push(Event::Claimed { seat, statement: *statement });
        mind.table = Belief::new(&Record::new(view.setup, &told), None, Reading::Clear);
        told.pop();
        let future = mind.future(&mind.table);
        let value = mind.side(mind.mean(|index, _| Mind::here(&future.chances[index], mind.board)));
        if best.is_none_or(|(_, high)| value > high) {
            best = Some((*statement, value));
        }
    }
    best.map(|(statement, _)| statement)
}

impl<'a> Mind<'a> {
    pub(super) fn new(seat: Seat, view: &'a Observation, record: &Record) -> Self {
        let role = view.role.unwrap_or(Role::Liberal);
        let board = Board { liberal: view.liberal, fascist: view.fascist };
        let own = Belief::new(record, Some(Own { seat, role, night: view.night }), Reading::Clear);
        let table = Belief::new(record, None, Reading::Clear);
        let plain = Board::default();
        let policies = [plain, Board { fascist: 3, ..plain }, Board { liberal: 4, ..plain }]
            .map(|board| own.policies(board));
        let scene = Scene { living: view.living, barred: view.barred, seats: view.setup.seats, policies };
        let deals = own.deals(MOST_DEALS);
        Self { seat, role, view, board, own, deals, table, scene }
    }

    /// The better the higher: the Liberals' chance, or what is left of it.
    fn side(&self, liberals: f64) -> f64 {
        if self.role == Role::Liberal { liberals } else { 1.0 - liberals }
    }

    fn future_in(&self, scene: &Scene, table: &Belief) -> Future {
        let mood = Mood::new(scene, Trust::of(table));
        let chances = self.deals.iter().map(|(roles, _)| scene.chances(&mood, *roles, self.board)).collect();
        Future { mood, chances }
    }

    fn future(&self, table: &Belief) -> Future {
        self.future_in(&self.scene, table)
    }

    /// The mean over all deals that this player cannot rule out.
    fn mean(&self, value: impl Fn(usize, Roles) -> f64) -> f64 {
        self.deals.iter().enumerate().map(|(index, (roles, weight))| weight * value(index, *roles)).sum()
    }

    fn here(chances: &Chances, board: Board) -> f64 {
        let row = chances.get(usize::from(board.liberal)).or(chances.last());
        row.and_then(|row| row.get(usize::from(board.fascist))).copied().unwrap_or_default()
    }

    fn after(&self, policy: Policy) -> Board {
        match policy {
            Policy::Liberal => Board { liberal: self.board.liberal + 1, ..self.board },
            Policy::Fascist => Board { fascist: self.board.fascist + 1, ..self.board },
        }
    }

    /// What a policy of a government brings, its power included.
    fn enacted(&self, future: &Future, index: usize, roles: Roles, president: Seat, policy: Policy) -> f64 {
        let board = self.after(policy);
        let chances = &future.chances[index];
        let value = Self::here(chances, board);
        if policy == Policy::Fascist && matches!(board.fascist, 4 | 5) {
            let hit = self.scene.shot(&future.mood, roles, president);
            return hit + (1.0 - hit) * value;
        }
        value
    }

    /// What a government brings once elected.
    fn governed(
        &self,
        good: &Future,
        bad: &Future,
        index: usize,
        roles: Roles,
        president: Seat,
        chancellor: Seat,
    ) -> f64 {
        if self.board.zone() && roles.hitler() == chancellor {
            return 0.0;
        }
        let liberal = self.scene.liberal(roles, self.board, president, chancellor);
        liberal * self.enacted(good, index, roles, president, Policy::Liberal)
            + (1.0 - liberal) * self.enacted(bad, index, roles, president, Policy::Fascist)
    }

    /// What comes of it if this player is to name a Chancellor, with the tracker there.
    fn candidacy(&self, now: &Future, index: usize, roles: Roles, president: Seat, tracker: u8) -> f64 {
        if tracker >= CHAOS {
            let top = self.own.top();
            let chances = &now.chances[index];
            return top * Self::here(chances, self.after(Policy::Liberal))
                + (1.0 - top) * Self::here(chances, self.after(Policy::Fascist));
        }
        let failed = self.candidacy(now, index, roles, self.next(president), tracker + 1);
        let (mut sum, mut all) = (0.0, 0.0);
        for chancellor in self.scene.living.without(president).minus(self.scene.barred).iter() {
            let names = now.mood.names(roles, self.board, president, chancellor);
            let elected = now.mood.elected(self.board, president, chancellor);
            let value = self.governed(now, now, index, roles, president, chancellor);
            sum += names * (elected * value + (1.0 - elected) * failed);
            all += names;
        }
        if all > 0.0 { sum / all } else { failed }
    }

    fn next(&self, seat: Seat) -> Seat {
        let mut next = seat.left(1, self.scene.seats);
        while !self.scene.living.contains(next) && next != seat {
            next = next.left(1, self.scene.seats);
        }
        next
    }

    /// What comes of a failed election or a veto.
    fn failed(&self, now: &Future, index: usize, roles: Roles) -> f64 {
        let next = self.view.next.unwrap_or(self.seat);
        self.candidacy(now, index, roles, next, self.view.tracker + 1)
    }

    /// The seat with the highest score, and the second best.
    fn best(
        seats: SeatSet,
        rng: &mut dyn Rng,
        score: impl Fn(Seat) -> f64,
    ) -> Option<(Scored, Option<Scored>)> {
        let (mut best, mut second): (Option<Scored>, Option<Scored>) = (None, None);
        for seat in seats.iter() {
            // Equals take turns.
            let new = (seat, score(seat) + 0.002 * rng.random::<f64>());
            if best.is_none_or(|(_, high)| new.1 > high) {
                (best, second) = (Some(new), best);
            } else if second.is_none_or(|(_, high)| new.1 > high) {
                second = Some(new);
            }
        }
        best.map(|best| (best, second))
    }

    /// A verdict on a seat.
    fn verdict(
        (best, second): (Scored, Option<Scored>),
        choice: impl Fn(Seat) -> Move,
        thinking: Thinking,
        chance: f64,
    ) -> Verdict {
        let why = Why { thinking, about: Some(best.0), chance: Some(thousandths(chance)) };
        let rival = second.map(|(seat, value)| (choice(seat), value));
        Verdict { choice: choice(best.0), why, value: best.1, rival }
    }

    /// A verdict on two moves of which the first was taken.
    const fn of_two(why: Why, (choice, value): (Move, f64), other: (Move, f64)) -> Verdict {
        Verdict { choice, why, value, rival: Some(other) }
    }

    /// A choice that follows from itself.
    const fn plain(choice: Move, thinking: Thinking) -> Verdict {
        Verdict { choice, why: Why { thinking, about: None, chance: None }, value: -1.0, rival: None }
    }

    /// The chance of a Liberal policy, as this player sees it; Hitler elected is none.
    fn promise(&self, president: Seat, chancellor: Seat) -> f64 {
        self.mean(|_, roles| {
            let hitler = self.board.zone() && roles.hitler() == chancellor;
            if hitler { 0.0 } else { self.scene.liberal(roles, self.board, president, chancellor) }
        })
    }

    /// For each deal what comes of a failed election or a veto.
    fn failures(&self, now: &Future) -> Vec<f64> {
        self.deals.iter().enumerate().map(|(index, (roles, _))| self.failed(now, index, *roles)).collect()
    }

    /// Those known to be of the own side.
    fn friends(&self) -> SeatSet {
        self.view.night.hitler.map_or(SeatSet::EMPTY, |hitler| self.view.night.fascists.with(hitler))
    }

    fn election(&self, president: Seat, chancellor: Seat) -> Election {
        Election {
            number: self.view.election,
            board: self.board,
            president,
            nominee: Some(chancellor),
            ja: SeatSet::EMPTY,
            nein: SeatSet::EMPTY,
            session: None,
        }
    }

    /// How the table would look at it all after a policy of this government, before anybody says
    /// anything.
    fn table_after(&self, table: &Belief, election: Election, policy: Policy) -> Belief {
        let session = Some(Session { enacted: Some(policy), ..Session::default() });
        table.supposing(&Election { session, ..election }, self.scene.seats)
    }

    fn nominate(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Verdict> {
        let now = self.future(&self.table);
        let failures = self.failures(&now);
        let found = Self::best(seats, rng, |seat| {
            let election = self.election(self.seat, seat);
            let [good, bad] = [Policy::Liberal, Policy::Fascist]
                .map(|policy| self.future(&self.table_after(&self.table, election, policy)));
            let elected = now.mood.elected(self.board, self.seat, seat);
            self.side(self.mean(|index, roles| {
                elected * self.governed(&good, &bad, index, roles, self.seat, seat)
                    + (1.0 - elected) * failures[index]
            }))
        })?;
        let named = found.0.0;
        let thinking = if !self.friends().contains(named) {
            if self.role == Role::Liberal { Thinking::Trusts } else { Thinking::KeepsCover }
        } else if self.board.zone() && self.view.night.hitler == Some(named) {
            Thinking::ElectsHitler
        } else {
            Thinking::HelpsOwn
        };
        Some(Self::verdict(found, Move::Nominate, thinking, self.promise(self.seat, named)))
    }

    fn ballot(&self) -> Verdict {
        let (Some(president), Some(chancellor)) = (self.view.president, self.view.chancellor) else {
            return Self::plain(Move::Ballot(Ballot::Ja), Thinking::NoChoice);
        };
        let election = self.election(president, chancellor);
        let futures = |table: &Belief| {
            let now = self.future(table);
            let [good, bad] = [Policy::Liberal, Policy::Fascist]
                .map(|policy| self.future(&self.table_after(table, election, policy)));
            (now, good, bad)
        };
        let value = |(now, good, bad): &(Future, Future, Future), passes: f64| {
            self.side(self.mean(|index, roles| {
                let governed = if passes > 0.0 {
                    self.governed(good, bad, index, roles, president, chancellor)
                } else {
                    0.0
                };
                let failed = if passes < 1.0 { self.failed(now, index, roles) } else { 0.0 };
                passes * governed + (1.0 - passes) * failed
            }))
        };
        if self.role == Role::Liberal {
            // Has nothing to hide.
            let plain = futures(&self.table);
            return self.voted(president, chancellor, value(&plain, 1.0), value(&plain, 0.0));
        }
        let liked =
            Mood::new(&self.scene, Trust::of(&self.table)).elected(self.board, president, chancellor) > 0.5;
        let [yes, no] = [true, false].map(|ja| {
            // As seen by the rest, who are taken to vote by how things look.
            let living = self.scene.living;
            let others = if liked { living } else { SeatSet::EMPTY };
            let cast = if ja { others.with(self.seat) } else { others.without(self.seat) };
            let mut table = self.table.clone();
            table.count(&Election { ja: cast, nein: living.minus(cast), ..election });
            let futures = futures(&table);
            let passes = self.passes(&futures.0.mood, president, chancellor, ja);
            value(&futures, passes)
        });
        self.voted(president, chancellor, yes, no)
    }

    /// The better ballot, and why.
    fn voted(&self, president: Seat, chancellor: Seat, yes: f64, no: f64) -> Verdict {
        let office = chancellor == self.seat || president == self.seat;
        // Nobody votes against the own office without a cause: it would look odd.
        let cause = match (office, self.role) {
            (false, _) => 0.0,
            (true, Role::Liberal) => 0.05,
            (true, _) => 1.0,
        };
        let ja = yes + cause >= no;
        let why = self.ballot_why(president, chancellor, ja);
        let (yes, no) = ((Move::Ballot(Ballot::Ja), yes), (Move::Ballot(Ballot::Nein), no));
        if ja { Self::of_two(why, yes, no) } else { Self::of_two(why, no, yes) }
    }

    /// Why this ballot.
    fn ballot_why(&self, president: Seat, chancellor: Seat, ja: bool) -> Why {
        let office = chancellor == self.seat || president == self.seat;
        let friends = self.friends();
        let promise = self.promise(president, chancellor);
        let elects_hitler = self.board.zone() && self.view.night.hitler == Some(chancellor);
        let hitler = if self.board.zone() { self.own.hitler(chancellor) } else { 0.0 };
        let (thinking, about, chance) = if office && ja {
            (Thinking::OwnOffice, None, promise)
        } else if elects_hitler && ja {
            (Thinking::ElectsHitler, Some(chancellor), 1.0)
        } else if ja == (friends.contains(president) || friends.contains(chancellor)) && !friends.is_empty() {
            (if ja { Thinking::HelpsOwn } else { Thinking::Hinders }, Some(chancellor), promise)
        } else if self.role != Role::Liberal {
            (Thinking::KeepsCover, Some(chancellor), promise)
        } else if ja {
            (Thinking::Trusts, Some(chancellor), promise)
        } else if hitler > 0.25 {
            (Thinking::FearsHitler, Some(chancellor), hitler)
        } else {
            let worse = if self.own.fascist(president) > self.own.fascist(chancellor) {
                president
            } else {
                chancellor
            };
            (Thinking::Suspects, Some(worse), self.own.fascist(worse))
        };
        Why { thinking, about, chance: Some(thousandths(chance)) }
    }

    /// The chance that this government is elected with this ballot.
    fn passes(&self, mood: &Mood, president: Seat, chancellor: Seat, ja: bool) -> f64 {
        let others = self.scene.living.without(self.seat).len();
        let needed = (self.scene.living.len() / 2 + 1).saturating_sub(usize::from(ja));
        let [noisy, sharp] = mood.ja(self.board, president, chancellor).map(|each| {
            // Chances of so many Ja among the others.
            let mut counts = [0.0; engine::MAX_SEATS + 1];
            counts[0] = 1.0;
            for _ in 0..others {
                for count in (0..counts.len()).rev() {
                    let below = if count > 0 { counts[count - 1] } else { 0.0 };
                    counts[count] = counts[count] * (1.0 - each) + below * each;
                }
            }
            counts.iter().skip(needed).sum::<f64>()
        });
        (1.0 - mood.trust.sharp) * noisy + mood.trust.sharp * sharp
    }

    fn discard(&self, hand: Tiles, veto: bool) -> Verdict {
        let (Some(president), Some(chancellor)) = (self.view.president, self.view.chancellor) else {
            return Self::plain(Move::Discard(hand.uniform().unwrap_or(Policy::Fascist)), Thinking::NoChoice);
        };
        if let (Some(only), false) = (hand.uniform(), veto) {
            return Self::plain(Move::Discard(only), Thinking::NoChoice);
        }
        if hand.len() == 3 {
            return self.passes_on(chancellor, hand);
        }
        if self.role == Role::Liberal && hand.liberal > 0 {
            // With a veto too: the next government may do worse.
            let drop = if hand.fascist > 0 { Policy::Fascist } else { Policy::Liberal };
            return Self::plain(Move::Discard(drop), Thinking::PlaysLiberal);
        }
        let mut found: Vec<(Move, f64)> = Vec::with_capacity(3);
        for drop in [Policy::Fascist, Policy::Liberal] {
            if hand.of(drop) > 0 {
                let left = hand.without(drop);
                let policy = if left.liberal > 0 { Policy::Liberal } else { Policy::Fascist };
                let outcomes = self.outcomes(president, chancellor, hand.liberal, policy);
                found.push((Move::Discard(drop), self.side(self.mean(|index, _| outcomes[index]))));
            }
        }
        let highest = found.iter().fold(0.0, |high: f64, (_, value)| high.max(*value));
        if veto {
            let now = self.future(&self.table);
            // Back from the own side's chance to the Liberals'.
            let refused = self.side(highest);
            let value = self.mean(|index, roles| {
                let agrees = habits::agrees(roles.of(president), hand.liberal);
                agrees * self.failed(&now, index, roles) + (1.0 - agrees) * refused
            });
            found.push((Move::Veto, self.side(value)));
        }
        let mut best = (Move::Discard(hand.uniform().unwrap_or(Policy::Fascist)), -1.0);
        let mut second = None;
        for new in found {
            if new.1 > best.1 {
                second = (best.1 >= 0.0).then_some(best);
                best = new;
            } else if second.is_none_or(|(_, high)| new.1 > high) {
                second = Some(new);
            }
        }
        let thinking = match best.0 {
            Move::Veto => Thinking::Vetoes,
            Move::Discard(Policy::Liberal) => Thinking::HelpsOwn,
            _ if hand.uniform().is_some() => Thinking::NoChoice,
            _ => Thinking::KeepsCover,
        };
        Verdict {
            choice: best.0,
            why: Why { thinking, about: None, chance: None },
            value: best.1,
            rival: second,
        }
    }

    /// What a President discards who holds both kinds.
    fn passes_on(&self, chancellor: Seat, hand: Tiles) -> Verdict {
        if self.role == Role::Liberal {
            // To test a Chancellor with one of each costs more than it teaches.
            return Self::plain(Move::Discard(Policy::Fascist), Thinking::PlaysLiberal);
        }
        let [buries, spares] = [Policy::Liberal, Policy::Fascist].map(|drop| {
            let passed = hand.without(drop).liberal;
            let outcomes = |policy| self.outcomes(self.seat, chancellor, passed, policy);
            let good = if passed > 0 { outcomes(Policy::Liberal) } else { Vec::new() };
            let bad = if passed < 2 { outcomes(Policy::Fascist) } else { Vec::new() };
            let value = self.side(self.mean(|index, roles| {
                let keeps = match passed {
                    0 => 0.0,
                    1 => habits::keeps(roles.of(chancellor), self.board),
                    _ => 1.0,
                };
                let part =
                    |share: f64, values: &[f64]| share * values.get(index).copied().unwrap_or_default();
                part(keeps, &good) + part(1.0 - keeps, &bad)
            }));
            (Move::Discard(drop), value)
        });
        let (best, other, thinking) = if buries.1 > spares.1 {
            (buries, spares, Thinking::HelpsOwn)
        } else {
            (spares, buries, Thinking::KeepsCover)
        };
        Self::of_two(Why { thinking, about: Some(chancellor), chance: None }, best, other)
    }

    /// For each deal the Liberals' chance after a session with this outcome, once both have spoken
    /// of it: the other one as habits say, this player so as it helps most.
    fn outcomes(&self, president: Seat, chancellor: Seat, passed: u8, policy: Policy) -> Vec<f64> {
        let me_president = president == self.seat;
        let other = if me_president { chancellor } else { president };
        let election = self.election(president, chancellor);
        let mut values = vec![0.0; self.deals.len()];
        for honest in [true, false] {
            let like = |roles: Roles| fascist(roles.of(other)) != honest;
            if !self.deals.iter().any(|(roles, _)| like(*roles)) {
                continue;
            }
            let told = if honest || policy == Policy::Liberal { passed } else { 0 };
            let lies = match (self.role, policy) {
                (Role::Liberal, _) => [passed, passed],
                (_, Policy::Fascist) => [0, 1],
                (_, Policy::Liberal) => [1, 2],
            };
            let mut best: Option<(Future, f64)> = None;
            for said in lies {
                let (president, got) = if me_president { (said, told) } else { (told, said) };
                let session = Some(Session {
                    enacted: Some(policy),
                    drew_claim: Some((president, Some(president))),
                    got_claim: Some(got),
                    ..Session::default()
                });
                let table = self.table.supposing(&Election { session, ..election }, self.scene.seats);
                let future = self.future(&table);
                let value = self.side(self.mean(|index, roles| {
                    let counts = f64::from(u8::from(like(roles)));
                    counts * Self::here(&future.chances[index], self.after(policy))
                }));
                if best.as_ref().is_none_or(|(_, high)| value > *high) {
                    best = Some((future, value));
                }
                if lies[0] == lies[1] {
                    break;
                }
            }
            let Some((future, _)) = best else { continue };
            for (index, (value, (roles, _))) in values.iter_mut().zip(&self.deals).enumerate() {
                if like(*roles) {
                    *value = self.enacted(&future, index, *roles, president, policy);
                }
            }
        }
        values
    }

    fn consents(&self) -> Verdict {
        let hand = self.view.hand.unwrap_or_default();
        let Some(chancellor) = self.view.chancellor else {
            return Self::plain(Move::Consent(true), Thinking::NoChoice);
        };
        let now = self.future(&self.table);
        let yes = self.mean(|index, roles| self.failed(&now, index, roles));
        let no = self.mean(|index, roles| {
            let liberal = match hand.liberal {
                0 => 0.0,
                // Who will not enact the Liberal tile in hand proposes a veto.
                1 => 0.5 * habits::keeps(roles.of(chancellor), self.board),
                _ => 1.0,
            };
            liberal * self.enacted(&now, index, roles, self.seat, Policy::Liberal)
                + (1.0 - liberal) * self.enacted(&now, index, roles, self.seat, Policy::Fascist)
        });
        let why = |thinking| Why { thinking, about: Some(chancellor), chance: None };
        let yes = (Move::Consent(true), self.side(yes));
        let no = (Move::Consent(false), self.side(no));
        if yes.1 > no.1 {
            Self::of_two(why(Thinking::Vetoes), yes, no)
        } else {
            Self::of_two(why(Thinking::RefusesVeto), no, yes)
        }
    }

    fn knows(&self) -> bool {
        self.role == Role::Fascist || self.role == Role::Hitler && hitler_knows_at(self.scene.seats)
    }

    fn investigate(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Verdict> {
        if !self.knows() {
            let found = Self::best(seats, rng, |seat| {
                // The least is known of those at one half.
                let fascist = self.own.fascist(seat);
                fascist * (1.0 - fascist)
            })?;
            let chance = self.own.fascist(found.0.0);
            let mut verdict = Self::verdict(found, Move::Investigate, Thinking::LeastKnown, chance);
            (verdict.value, verdict.rival) = (-1.0, None);
            return Some(verdict);
        }
        let found = Self::best(seats, rng, |target| {
            let value = |says: bool| {
                let mut table = self.table.clone();
                table.weigh(|roles| super::belief::says(roles, self.seat, target, says));
                let future = self.future(&table);
                self.side(self.mean(|index, _| Self::here(&future.chances[index], self.board)))
            };
            value(true).max(value(false))
        })?;
        let chance = self.table.fascist(found.0.0);
        let friend = self.friends().contains(found.0.0);
        let thinking = if friend { Thinking::HelpsOwn } else { Thinking::Hinders };
        Some(Self::verdict(found, Move::Investigate, thinking, chance))
    }

    fn call(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Verdict> {
        let found = Self::best(seats, rng, |seat| {
            let mut table = self.table.clone();
            if self.role != Role::Liberal {
                table.weigh(|roles| super::belief::calls(roles, self.seat, seat));
            }
            let now = self.future(&table);
            self.side(self.mean(|index, roles| self.candidacy(&now, index, roles, seat, self.view.tracker)))
        })?;
        let thinking = match (self.role, self.friends().contains(found.0.0)) {
            (Role::Liberal, _) => Thinking::Trusts,
            (_, true) => Thinking::HelpsOwn,
            _ => Thinking::KeepsCover,
        };
        Some(Self::verdict(found, Move::Call, thinking, 1.0 - self.own.fascist(found.0.0)))
    }

    fn execute(&self, seats: SeatSet, rng: &mut dyn Rng) -> Option<Verdict> {
        let found = Self::best(seats, rng, |target| {
            let mut table = self.table.clone();
            table.weigh(|roles| {
                let hitler = roles.hitler() == target;
                if hitler { 0.0 } else { super::belief::shoots(roles, self.seat, target) }
            });
            let scene = Scene { living: self.scene.living.without(target), ..self.scene };
            let future = self.future_in(&scene, &table);
            self.side(self.mean(|index, roles| {
                let hitler = roles.hitler() == target;
                if hitler { 1.0 } else { Self::here(&future.chances[index], self.board) }
            }))
        })?;
        let target = found.0.0;
        let (thinking, chance) = if self.role == Role::Liberal {
            (Thinking::FearsHitler, self.own.hitler(target))
        } else {
            (Thinking::Hinders, self.own.fascist(target))
        };
        Some(Self::verdict(found, Move::Execute, thinking, chance))
    }
}

/// A seat and what it promises.
type Scored = (Seat, f64);

/// A chance in thousandths.
fn thousandths(chance: f64) -> u16 {
    // Between 0 and 1000 by the clamp.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let whole = (chance.clamp(0.0, 1.0) * 1000.0 + 0.5) as u16;
    whole
}

/// A move, and why.
#[derive(Clone, Copy)]
pub(super) struct Verdict {
    pub(super) choice: Move,
    pub(super) why: Why,
    /// The chance to win that it promises; below 0 if it was not reckoned.
    value: f64,
    /// The next best, with its chance.
    rival: Option<(Move, f64)>,
}

impl Verdict {
    /// As it is told.
    pub(super) fn reason(&self, options: &Options) -> Reason {
        let value = (self.value >= 0.0).then(|| i32::from(thousandths(self.value)));
        let rival = value.zip(self.rival).and_then(|(value, (choice, other))| {
            Some((options.rank(&choice)?, value - i32::from(thousandths(other))))
        });
        Reason { value, rival, ..self.why.reason() }
    }
}
