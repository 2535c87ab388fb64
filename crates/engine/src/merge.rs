//! Two tellings of one match become one, or the players are shown both.

use crate::game::Game;
use crate::matches::{Match, Step, StepOf};

/// What two tellings of a match make together.
#[derive(Debug)]
pub enum Merge<M> {
    /// They are not the same match.
    Different,
    /// They stand at the same position.
    Same,
    /// The first is ahead of the second.
    First,
    /// The second is ahead of the first.
    Second,
    /// Sealed decisions or statements of both were taken into one; neither loses anything.
    Both(M),
    /// They went different ways after `common` steps; people must choose.
    Fork {
        /// Steps that both share.
        common: usize,
    },
}

impl<M> Merge<M> {
    /// The same with the merged match turned into something else.
    pub fn map<N>(self, f: impl FnOnce(M) -> N) -> Merge<N> {
        match self {
            Self::Different => Merge::Different,
            Self::Same => Merge::Same,
            Self::First => Merge::First,
            Self::Second => Merge::Second,
            Self::Both(merged) => Merge::Both(f(merged)),
            Self::Fork { common } => Merge::Fork { common },
        }
    }
}

/// Joins two tellings of one match.
///
/// What was decided must agree: same past and sealed decisions of different seats are both taken in; one
/// ahead of the other, the longer wins; anything else is a fork. Statements bind no decision, so those of
/// both are taken in, however far each telling has gone; only two on the same matter are a fork. Who sits in
/// which seat is taken from the result.
pub fn merge<G: Game>(first: &Match<G>, second: &Match<G>) -> Merge<Match<G>> {
    if first.id() != second.id() || first.setup() != second.setup() {
        return Merge::Different;
    }
    let (a, b) = (Telling::of(first), Telling::of(second));
    let fork = || Merge::Fork { common: a.steps.iter().zip(&b.steps).take_while(|(a, b)| a == b).count() };
    let (Some(b_lacks), Some(a_lacks)) = (b.lacks(&a), a.lacks(&b)) else { return fork() };
    let (ahead, behind) = (b.main > a.main, a.main > b.main);
    match (a_lacks.is_empty() && !ahead, b_lacks.is_empty() && !behind) {
        (true, true) => Merge::Same,
        (true, false) => Merge::First,
        (false, true) => Merge::Second,
        (false, false) => {
            let joined = if behind { join(first, &a_lacks) } else { join(second, &b_lacks) };
            joined.map_or_else(fork, Merge::Both)
        }
    }
}

/// A telling in canonical order.
struct Telling<G: Game> {
    steps: Vec<StepOf<G>>,
    /// How many of the steps other than statements are settled; sealed moves of an open turn are not.
    main: usize,
}

/// A step that a telling lacks, with how many settled steps other than statements come before it.
type Lacking<'a, G> = (usize, &'a StepOf<G>);

impl<G: Game> Telling<G> {
    fn of(game: &Match<G>) -> Self {
        let (steps, open) = game.canonical();
        let main = decided::<G>(&steps).count() - open;
        Self { steps, main }
    }

    /// The statements, and the sealed moves of an open turn, that the other telling holds and this one does
    /// not; `None` if different things were decided in the two. What the other is ahead is not in it.
    fn lacks<'a>(&self, other: &'a Self) -> Option<Vec<Lacking<'a, G>>> {
        let common = self.main.min(other.main);
        if !decided::<G>(&self.steps).take(common).eq(decided::<G>(&other.steps).take(common)) {
            return None;
        }
        let mut lacking = Vec::new();
        let mut place = 0;
        for step in &other.steps {
            match step {
                Step::Say(..) => {
                    if !self.steps.contains(step) {
                        lacking.push((place, step));
                    }
                    continue;
                }
                // A sealed move belongs to the turn with which this telling goes on, unless it lags behind.
                Step::Move(seat, choice) if place >= other.main && self.main >= other.main => {
                    let mine = decided::<G>(&self.steps).skip(common).find_map(|step| match step {
                        Step::Move(by, choice) if by == seat => Some(choice),
                        _ => None,
                    });
                    match mine {
                        None => lacking.push((place, step)),
                        Some(mine) if mine != choice => return None,
                        Some(_) => {}
                    }
                }
                Step::Move(..) | Step::Chance(_) => {}
            }
            place += 1;
        }
        Some(lacking)
    }
}

/// The steps other than statements.
fn decided<G: Game>(steps: &[StepOf<G>]) -> impl Iterator<Item = &StepOf<G>> {
    steps.iter().filter(|step| !matches!(step, Step::Say(..)))
}

/// Takes in what the base lacks. Statements come before sealed moves: the last of these opens all, and may
/// bring a statement's seat into office.
fn join<G: Game>(base: &Match<G>, lacking: &[Lacking<'_, G>]) -> Option<Match<G>> {
    let mut joined = base.clone();
    let is_said = |(_, step): &&Lacking<'_, G>| matches!(step, Step::Say(..));
    for (place, step) in lacking.iter().filter(is_said) {
        if joined.replay(step).is_err() {
            joined = joined.with_earlier(*place, step)?;
        }
    }
    for (_, step) in lacking.iter().filter(|lacking| !is_said(lacking)) {
        joined.replay(step).ok()?;
    }
    Some(joined)
}

impl<G: Game> Match<G> {
    /// The same match with this statement after so many steps other than statements: where it was made. It
    /// can come too late for the present, as when its seat is in office or dead by now.
    fn with_earlier(&self, place: usize, statement: &StepOf<G>) -> Option<Self> {
        let mut script = self.script.clone();
        let mut decided = script.iter().enumerate().filter(|(_, step)| !matches!(step, Step::Say(..)));
        let at = decided.nth(place).map_or(script.len(), |(at, _)| at);
        script.insert(at, statement.clone());
        let mut earlier = self.restart();
        for step in &script {
            earlier.replay(step).ok()?;
        }
        let moved = |mark: &u32| if *mark as usize > at { mark + 1 } else { *mark };
        earlier.takebacks = self.takebacks.iter().map(moved).collect();
        Some(earlier)
    }
}
