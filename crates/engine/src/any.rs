//! A match of any game, for what every table has: turn, undo, history, links, computers.

use std::any::Any;

use rand::Rng;

use crate::bots::{Bots, Brake, Reason, Thought};
use crate::choices::Choices;
use crate::game::{Game, Refusal, Turn};
use crate::ids::{GameId, MatchId, RuleId};
use crate::link;
use crate::matches::{Barrier, Level, Match, PlayError, SeatCard, Step};
use crate::merge::{self, Merge};
use crate::notation;
use crate::seat::{Seat, SeatSet};

/// Why a step was not played, without the game's own type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Stable lower-case word for the kind of refusal.
    pub code: &'static str,
    /// The rule it comes from, if it is a rule.
    pub rule: Option<RuleId>,
}

impl Refused {
    /// From a game's own refusal.
    pub fn of(refusal: &impl Refusal) -> Self {
        Self { code: refusal.code(), rule: Some(refusal.rule()) }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)
    }
}

impl std::error::Error for Refused {}

impl<R: Refusal> From<PlayError<R>> for Refused {
    fn from(error: PlayError<R>) -> Self {
        match error {
            PlayError::Refused(refusal) => Self::of(&refusal),
            PlayError::NoSuchChoice => Self { code: "no-such-choice", rule: None },
            PlayError::NotNow => Self { code: "not-now", rule: None },
        }
    }
}

/// A match whose game is not known by type. [`AnyMatch::typed`] gives a game's own view module
/// its match back; the state stays inside either way.
pub trait AnyMatch {
    /// Which game.
    fn game(&self) -> GameId;
    /// Which match.
    fn id(&self) -> MatchId;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Who sits where.
    fn cards(&self) -> &[SeatCard];
    /// Puts someone else into a seat.
    fn set_card(&mut self, seat: Seat, card: SeatCard);
    /// Seats and switches as text, to start another match alike.
    fn setup_text(&self) -> String;
    /// Seats of people.
    fn humans(&self) -> SeatSet;
    /// Whether undo reaches past barriers.
    fn is_friendly(&self) -> bool;
    /// Whom the match waits for.
    fn turn(&self) -> Turn;
    /// Whose hand settles the chance step that is due.
    fn hand(&self) -> Option<Seat>;
    /// Steps played.
    fn steps(&self) -> usize;
    /// Steps played before the simultaneous turn that is under way; see [`Match::turn_start`].
    fn turn_start(&self) -> usize;
    /// Whether a simultaneous turn is under way with some decisions sealed.
    fn in_simultaneous_turn(&self) -> bool;
    /// How many events were told so far, to whomever.
    fn told_count(&self) -> usize;
    /// Positions at which something was taken back past a barrier.
    fn takebacks(&self) -> &[u32];
    /// How many choices a seat has.
    fn choice_count(&self, seat: Seat) -> u64;
    /// How many statements a seat could make now.
    fn statement_count(&self, seat: Seat) -> u64;
    /// Becomes the other telling, if that is of the same game.
    fn replace(&mut self, telling: &dyn AnyMatch);
    /// Plays the choice of this rank.
    ///
    /// # Errors
    /// If it cannot be played; nothing changes then.
    fn play_rank(&mut self, seat: Seat, rank: u64) -> Result<(), Refused>;
    /// Makes the statement of this rank.
    ///
    /// # Errors
    /// If it cannot be made; nothing changes then.
    fn say_rank(&mut self, seat: Seat, rank: u64) -> Result<(), Refused>;
    /// Settles the chance step that is due; false if none is.
    fn settle(&mut self, rng: &mut dyn Rng) -> bool;
    /// Steps that would remain after undo.
    ///
    /// # Errors
    /// What stands in the way.
    fn undo_point(&self, mine: SeatSet) -> Result<usize, Barrier>;
    /// Takes back every step from `steps` on.
    fn undo(&mut self, steps: usize);
    /// The match as it stood after `steps` steps.
    fn at(&self, steps: usize) -> Box<dyn AnyMatch>;
    /// The link code.
    fn link(&self, names: bool) -> String;
    /// The whole match as readable text. It holds every secret.
    fn text(&self) -> String;
    /// Joins with another telling of the same match.
    fn merge(&self, other: &dyn AnyMatch) -> Merge<Box<dyn AnyMatch>>;
    /// The move that the computer in this seat makes, as rank; `None` if the seat owes nothing.
    fn decide(&self, level: Level, seat: Seat, rng: &mut dyn Rng) -> Option<u64> {
        self.think(level, seat, rng, &mut || false).map(|thought| thought.rank)
    }
    /// The same move and why, with a brake on long thoughts; at [`Level::Strong`] a hint for any
    /// seat that owes a move, a person's too.
    fn think(&self, level: Level, seat: Seat, rng: &mut dyn Rng, brake: &mut Brake<'_>) -> Option<Thought>;
    /// Whether who decides now knows nothing that the table does not know.
    fn is_open(&self) -> bool;
    /// What the random numbers of a decision hang on: match, position and seat, so that two devices that
    /// ask the same computer get the same answer, and so that it can be asked again. `kind` below 2 tells
    /// apart what is asked.
    fn seed(&self, seat: Seat, kind: u64) -> u64 {
        self.id().bits() ^ (self.turn_start() as u64) << 48 ^ (seat.index() as u64) << 44 ^ kind << 43
    }
    /// The step of the last move of this seat among the first `steps` steps.
    fn last_move(&self, seat: Seat, steps: usize) -> Option<usize>;
    /// The match as it stood when the computers were asked for the move of this step.
    fn asked(&self, step: usize) -> Box<dyn AnyMatch>;
    /// Why the computer made the move of this step: the thought itself once the match is over, before that
    /// what [`Bots::explain`] says; `None` if it cannot be told, or not yet. `asked` is
    /// [`AnyMatch::asked`] of the step, and `rng` as it was for the move.
    fn why(
        &self,
        step: usize,
        asked: &dyn AnyMatch,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Option<Reason>;
    /// The statement that the computer in this seat makes now, as rank, if any.
    fn speak(&self, level: Level, seat: Seat, rng: &mut dyn Rng) -> Option<u64>;
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyMatch>;
    /// For [`AnyMatch::typed`].
    fn as_any(&self) -> &dyn Any;
    /// For view modules that play typed moves.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl dyn AnyMatch + '_ {
    /// The match with its game's type, if it is of this game.
    pub fn typed<G: Game>(&self) -> Option<&Match<G>> {
        self.as_any().downcast_ref()
    }

    /// The match with its game's type, to play on, if it is of this game.
    pub fn typed_mut<G: Game>(&mut self) -> Option<&mut Match<G>> {
        self.as_any_mut().downcast_mut()
    }
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

impl<G: Bots> AnyMatch for Match<G> {
    fn game(&self) -> GameId {
        G::ID
    }
    fn id(&self) -> MatchId {
        Match::id(self)
    }
    fn seats(&self) -> u8 {
        self.cards().len() as u8
    }
    fn cards(&self) -> &[SeatCard] {
        Match::cards(self)
    }
    fn set_card(&mut self, seat: Seat, card: SeatCard) {
        Match::set_card(self, seat, card);
    }
    fn setup_text(&self) -> String {
        self.setup().to_string()
    }
    fn humans(&self) -> SeatSet {
        Match::humans(self)
    }
    fn is_friendly(&self) -> bool {
        Match::is_friendly(self)
    }
    fn turn(&self) -> Turn {
        Match::turn(self)
    }
    fn hand(&self) -> Option<Seat> {
        Match::hand(self)
    }
    fn steps(&self) -> usize {
        self.len()
    }
    fn turn_start(&self) -> usize {
        Match::turn_start(self)
    }
    fn in_simultaneous_turn(&self) -> bool {
        Match::in_simultaneous_turn(self)
    }
    fn told_count(&self) -> usize {
        Match::told_count(self)
    }
    fn takebacks(&self) -> &[u32] {
        Match::takebacks(self)
    }
    fn choice_count(&self, seat: Seat) -> u64 {
        self.choices(seat).len()
    }
    fn statement_count(&self, seat: Seat) -> u64 {
        self.statements(seat).len()
    }
    fn replace(&mut self, telling: &dyn AnyMatch) {
        if let Some(telling) = telling.typed::<G>() {
            *self = telling.clone();
        }
    }
    fn play_rank(&mut self, seat: Seat, rank: u64) -> Result<(), Refused> {
        Match::play_rank(self, seat, rank).map_err(Refused::from)
    }
    fn say_rank(&mut self, seat: Seat, rank: u64) -> Result<(), Refused> {
        let statement = self.statements(seat).get(rank);
        let statement = statement.ok_or(PlayError::<G::Refusal>::NoSuchChoice)?;
        self.say(seat, &statement).map_err(|refusal| PlayError::Refused(refusal).into())
    }
    fn settle(&mut self, rng: &mut dyn Rng) -> bool {
        Match::settle(self, rng)
    }
    fn undo_point(&self, mine: SeatSet) -> Result<usize, Barrier> {
        Match::undo_point(self, mine)
    }
    fn undo(&mut self, steps: usize) {
        Match::undo(self, steps);
    }
    fn at(&self, steps: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::at(self, steps))
    }
    fn link(&self, names: bool) -> String {
        link::write(self, names)
    }
    fn text(&self) -> String {
        notation::write(self)
    }
    fn merge(&self, other: &dyn AnyMatch) -> Merge<Box<dyn AnyMatch>> {
        match other.typed::<G>() {
            Some(other) => merge::merge(self, other).map(|merged| Box::new(merged) as Box<dyn AnyMatch>),
            None => Merge::Different,
        }
    }
    fn think(&self, level: Level, seat: Seat, rng: &mut dyn Rng, brake: &mut Brake<'_>) -> Option<Thought> {
        let choices = self.choices(seat);
        if choices.is_empty() {
            return None;
        }
        let view = self.observe(crate::Viewer::Seat(seat));
        let mut thought = G::think(level, seat, &view, &self.memory(seat), &choices, rng, brake);
        thought.rank = thought.rank.min(choices.len() - 1);
        Some(thought)
    }
    fn is_open(&self) -> bool {
        G::is_open(&self.observe(crate::Viewer::Table))
    }
    fn last_move(&self, seat: Seat, steps: usize) -> Option<usize> {
        let script = self.script();
        let own = |step: &crate::StepOf<G>| matches!(step, Step::Move(by, _) if *by == seat);
        script.get(..steps.min(script.len()))?.iter().rposition(own)
    }
    fn asked(&self, step: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::asked(self, step))
    }
    fn why(
        &self,
        step: usize,
        asked: &dyn AnyMatch,
        rng: &mut dyn Rng,
        brake: &mut Brake<'_>,
    ) -> Option<Reason> {
        let Some(Step::Move(seat, choice)) = self.script().get(step) else { return None };
        let level = self.cards().get(seat.index())?.player.level()?;
        if Match::in_simultaneous_turn(self) && step >= Match::turn_start(self) {
            return None;
        }
        let asked = asked.typed::<G>()?;
        if matches!(Match::turn(self), Turn::Over(_)) {
            let thought = asked.think(level, *seat, rng, brake)?;
            return Some(thought.reason_for(choice, &asked.choices(*seat)));
        }
        let (view, memory) = (asked.observe(crate::Viewer::Table), asked.heard(crate::Viewer::Table));
        G::explain(level, *seat, &view, &memory, choice, rng, brake)
    }
    fn speak(&self, level: Level, seat: Seat, rng: &mut dyn Rng) -> Option<u64> {
        let statements = self.statements(seat);
        if statements.is_empty() {
            return None;
        }
        let view = self.observe(crate::Viewer::Seat(seat));
        G::speak(level, seat, &view, &self.memory(seat), &statements, rng)
            .filter(|rank| *rank < statements.len())
    }
    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}
