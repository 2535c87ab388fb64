//! What a computer player is: a function of what its seat may see and has been told.

use rand::Rng;

use crate::choices::Choices;
use crate::game::Game;
use crate::matches::Level;
use crate::seat::Seat;

/// Ends thinking early: asked now and then, and once it says true the best answer so far is given.
/// It is an emergency brake. Two devices agree on a computer's move only where it does not bite.
pub type Brake<'a> = dyn FnMut() -> bool + 'a;

/// Why a computer took a move, from what its seat knew. Screens word it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reason {
    /// Stable lower-case word of the game for the thought behind the move, key of its sentence in
    /// the locale tables. Empty: nothing to tell.
    pub word: &'static str,
    /// What the move promises the seat, in thousandths (1000: a certain win), where it was
    /// reckoned.
    pub value: Option<i32>,
    /// The rank of the best other move and what it promises less, in thousandths; below 0 if it
    /// looked better but not surely so.
    pub rival: Option<(u64, i32)>,
    /// In how many possible worlds the moves were compared; 0 if none was played out.
    pub worlds: u32,
    /// Whom the thought concerns besides the seat itself.
    pub about: Option<Seat>,
    /// How likely what the word says is, in thousandths, where it was reckoned.
    pub chance: Option<u16>,
}

impl Reason {
    /// A thought in which nothing was reckoned.
    pub fn plain(word: &'static str) -> Self {
        Self { word, ..Self::default() }
    }
}

/// A move and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The rank of the move.
    pub rank: u64,
    /// Why.
    pub reason: Reason,
}

impl Thought {
    /// The reason for the move that was made: without figures if the thought leads to another one, as when a
    /// slow device ended it early, then or now.
    pub fn reason_for<M: PartialEq>(self, made: &M, choices: &impl Choices<M>) -> Reason {
        if choices.get(self.rank).as_ref() == Some(made) {
            self.reason
        } else {
            Reason::plain(self.reason.word)
        }
    }
}

/// A game that computers can play.
///
/// All functions get the seat's observation, the events its seat was told so far in order, and
/// the ranked choices of the seat (which follow from what the seat knows) — never the state.
/// Equal arguments and an equal stream of random numbers give equal answers.
pub trait Bots: Game {
    /// Every [`Reason::word`] that this game's computers tell, for the locale tables.
    const REASONS: &'static [&'static str] = &[];

    /// Whether who decides now knows nothing that the table does not know, so that a hint may be given openly.
    /// `view` is that of [`crate::Viewer::Table`].
    fn is_open(_view: &Self::Observation) -> bool {
        false
    }

    /// The move that the computer in `seat` makes, and why; with a brake on long thoughts.
    /// `choices` is not empty. Asked at [`Level::Strong`] for the seat of a person, it is a hint.
    fn think(
        level: Level,
        seat: Seat,
        view: &Self::Observation,
        memory: &[Self::Event],
        choices: &Self::Choices,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Thought;

    /// The rank of the same move, thought to the end.
    fn decide(
        level: Level,
        seat: Seat,
        view: &Self::Observation,
        memory: &[Self::Event],
        choices: &Self::Choices,
        rng: &mut dyn Rng,
    ) -> u64 {
        Self::think(level, seat, view, memory, choices, rng, &mut || false).rank
    }

    /// Why the computer in `seat` made the move `choice`, as everybody may hear it while the match runs.
    ///
    /// View and memory are those of [`crate::Viewer::Table`] before the move, so nothing can be told that
    /// the seat alone knew; and where the table does not see which move was made, the answer is the same for
    /// every move it may have been. `None`: this is told at the end, when everything may be.
    fn explain(
        level: Level,
        seat: Seat,
        view: &Self::Observation,
        memory: &[Self::Event],
        choice: &Self::Move,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Option<Reason>;

    /// The rank of a statement that the computer wants to make now, if any. Asked after every
    /// step, for every computer seat that may state something.
    fn speak(
        level: Level,
        seat: Seat,
        view: &Self::Observation,
        memory: &[Self::Event],
        statements: &Self::Statements,
        rng: &mut dyn Rng,
    ) -> Option<u64>;
}
