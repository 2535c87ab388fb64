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
/// Same past and sealed decisions of different seats: both are taken in. One ahead of the other:
/// the longer wins. Anything else is a fork. Who sits in which seat is taken from the result.
pub fn merge<G: Game>(first: &Match<G>, second: &Match<G>) -> Merge<Match<G>> {
    if first.id() != second.id() || first.setup() != second.setup() {
        return Merge::Different;
    }
    let (steps_a, open_a) = first.canonical();
    let (steps_b, open_b) = second.canonical();
    let (main_a, main_b) = (steps_a.len() - open_a, steps_b.len() - open_b);
    let common = steps_a[..main_a].iter().zip(&steps_b[..main_b]).take_while(|(a, b)| a == b).count();
    if let Some((joined, added)) = absorb(second, &steps_b[common..], &steps_a[common..], main_a - common) {
        return match (added, steps_b.len() == common) {
            (0, true) => Merge::Same,
            (0, false) if steps_a.len() == steps_b.len() && steps_a == steps_b => Merge::Same,
            (0, false) => Merge::Second,
            (_, true) => Merge::First,
            (_, false) => newer(first, joined),
        };
    }
    match absorb(first, &steps_a[common..], &steps_b[common..], main_b - common) {
        Some((_, 0)) => Merge::First,
        Some((joined, _)) => Merge::Both(joined),
        None => Merge::Fork { common },
    }
}

/// The merged match, unless it is no more than the telling that was not its base.
fn newer<G: Game>(other: &Match<G>, joined: Match<G>) -> Merge<Match<G>> {
    if joined.canonical().0 == other.canonical().0 { Merge::First } else { Merge::Both(joined) }
}

/// Plays the steps that `base` lacks onto it. Only sealed moves and statements can be taken in:
/// they commute with everything up to the end of their turn. `main` of the steps are settled
/// ones, of which nothing but statements is taken.
fn absorb<G: Game>(
    base: &Match<G>,
    own: &[StepOf<G>],
    steps: &[StepOf<G>],
    main: usize,
) -> Option<(Match<G>, usize)> {
    let mut joined = base.clone();
    let mut added = 0;
    for (index, step) in steps.iter().enumerate() {
        let known = match step {
            Step::Say(..) => own.contains(step),
            Step::Move(seat, choice) if index >= main => {
                let theirs = own.iter().find_map(|step| match step {
                    Step::Move(by, choice) if by == seat => Some(choice),
                    _ => None,
                });
                if theirs.is_some_and(|theirs| theirs != choice) {
                    return None;
                }
                theirs.is_some()
            }
            Step::Move(..) | Step::Chance(_) => return None,
        };
        if !known {
            joined.replay(step).ok()?;
            added += 1;
        }
    }
    Some((joined, added))
}
