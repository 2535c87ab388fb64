//! A match: setup, script, state.

use std::fmt;

use rand::{Rng, RngExt};

use crate::choices::{Choices, Odds};
use crate::event::{Audience, Revealing, Told};
use crate::game::{Game, Refusal, Setup, SetupError, Turn, Viewer};
use crate::ids::MatchId;
use crate::order::sort_few;
use crate::seat::{Seat, SeatSet};

/// How strong a computer player is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Level {
    /// Legal and plausible.
    Easy,
    /// Follows the habits of a good table and remembers what everyone may know.
    Normal,
    /// Searches.
    Strong,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Strong];
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person.
    Human,
    /// A computer player.
    Bot(Level),
}

impl Player {
    /// Its stable word in text notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(Level::Easy) => "easy",
            Self::Bot(Level::Normal) => "normal",
            Self::Bot(Level::Strong) => "strong",
        }
    }

    /// All of them, in the order of their link codes.
    pub const ALL: [Self; 4] =
        [Self::Human, Self::Bot(Level::Easy), Self::Bot(Level::Normal), Self::Bot(Level::Strong)];

    /// The level of a computer; `None` for a person.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Bot(level) => Some(level),
        }
    }

    /// Whether a computer decides.
    pub const fn is_bot(self) -> bool {
        matches!(self, Self::Bot(_))
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatCard {
    /// The name people read; may be empty (a link without names). At most [`SeatCard::LONGEST`]
    /// bytes in a link.
    pub name: String,
    /// Who decides.
    pub player: Player,
}

impl SeatCard {
    /// Longest name in UTF-8 bytes; longer ones are cut at a character.
    pub const LONGEST: usize = 63;

    /// A card; control characters are dropped, outer white space trimmed, long names cut.
    pub fn new(name: &str, player: Player) -> Self {
        let mut clean: String = name.chars().filter(|c| !c.is_control()).collect();
        clean = clean.trim().to_owned();
        while clean.len() > Self::LONGEST {
            clean.pop();
        }
        Self { name: clean.trim_end().to_owned(), player }
    }
}

/// One entry of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<M, C, S> {
    /// A seat's move.
    Move(Seat, M),
    /// A chance outcome.
    Chance(C),
    /// A statement for the record.
    Say(Seat, S),
}

/// The script entry of a game.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance, <G as Game>::Statement>;

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    /// Nothing of one's own has been played since the start.
    Nothing,
    /// A card was drawn or a die was rolled since.
    Chance,
    /// Somebody has seen something since.
    Revealed,
    /// A sealed decision is final.
    Sealed,
    /// Another player has acted since.
    OtherSeat,
    /// The match is over.
    Over,
}

impl Barrier {
    /// Stable lower-case word, key of the sentence in the locale tables.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Chance => "chance",
            Self::Revealed => "revealed",
            Self::Sealed => "sealed",
            Self::OtherSeat => "other-seat",
            Self::Over => "over",
        }
    }
}

impl fmt::Display for Barrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "There is nothing to take back.",
            Self::Chance => "A card was drawn since.",
            Self::Revealed => "Somebody has seen something since.",
            Self::Sealed => "A sealed decision is final.",
            Self::OtherSeat => "Another player has acted since.",
            Self::Over => "The match is over.",
        })
    }
}

/// Why a step was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError<R> {
    /// The rules forbid it.
    Refused(R),
    /// Nothing of this rank exists.
    NoSuchChoice,
    /// The match waits for something else.
    NotNow,
}

impl<R: fmt::Display> fmt::Display for PlayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(f),
            Self::NoSuchChoice => f.write_str("There is no such choice."),
            Self::NotNow => f.write_str("The game waits for something else."),
        }
    }
}

impl<R: Refusal> std::error::Error for PlayError<R> {}

/// A match of a game: who sits where, what was played, how it stands.
///
/// The state stays inside: screens, bots and logs get [`Match::observe`] and [`Match::told`].
pub struct Match<G: Game> {
    pub(crate) id: MatchId,
    pub(crate) setup: G::Setup,
    pub(crate) cards: Vec<SeatCard>,
    pub(crate) friendly: bool,
    pub(crate) script: Vec<StepOf<G>>,
    /// Positions in the script at which a friendly table took something back past a barrier.
    pub(crate) takebacks: Vec<u32>,
    pub(crate) state: G::State,
    pub(crate) told: Vec<(u32, Told<G::Event>)>,
    /// What forbids taking back each step.
    barriers: Vec<Option<Barrier>>,
    /// Whether some seats of a simultaneous turn have moved and others have not.
    within_turn: bool,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            id: self.id,
            setup: self.setup.clone(),
            cards: self.cards.clone(),
            friendly: self.friendly,
            script: self.script.clone(),
            takebacks: self.takebacks.clone(),
            state: self.state.clone(),
            told: self.told.clone(),
            barriers: self.barriers.clone(),
            within_turn: self.within_turn,
        }
    }
}

impl<G: Game> Match<G> {
    /// A match before its first step.
    ///
    /// `cards` are the seats in order; missing ones are filled with nameless humans, and those
    /// beyond the setup's number of seats are dropped. At a `friendly` table undo reaches past
    /// barriers, which the log marks.
    ///
    /// # Errors
    /// If the game refuses the setup.
    pub fn new(
        id: MatchId,
        setup: G::Setup,
        mut cards: Vec<SeatCard>,
        friendly: bool,
    ) -> Result<Self, SetupError> {
        let state = G::start(&setup)?;
        cards.resize(usize::from(setup.seats()), SeatCard::new("", Player::Human));
        Ok(Self {
            id,
            setup,
            cards,
            friendly,
            script: Vec::new(),
            takebacks: Vec::new(),
            state,
            told: Vec::new(),
            barriers: Vec::new(),
            within_turn: false,
        })
    }

    /// Which match this is, whatever its position.
    pub const fn id(&self) -> MatchId {
        self.id
    }

    /// Seats and switches.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Who sits where.
    pub fn cards(&self) -> &[SeatCard] {
        &self.cards
    }

    /// Puts someone else into a seat; nothing if there is no such seat.
    pub fn set_card(&mut self, seat: Seat, card: SeatCard) {
        if let Some(slot) = self.cards.get_mut(seat.index()) {
            *slot = card;
        }
    }

    /// The seats in which people sit.
    pub fn humans(&self) -> SeatSet {
        (0..self.setup.seats())
            .map(Seat::new)
            .filter(|seat| self.cards.get(seat.index()).is_some_and(|card| !card.player.is_bot()))
            .collect()
    }

    /// Whether undo reaches past barriers.
    pub const fn is_friendly(&self) -> bool {
        self.friendly
    }

    /// Whom the match waits for.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// Whether some seats of a simultaneous turn have moved and others still owe their moves.
    pub const fn in_simultaneous_turn(&self) -> bool {
        self.within_turn
    }

    /// Whose hand settles the chance step that is due.
    pub fn hand(&self) -> Option<Seat> {
        G::hand(&self.state)
    }

    /// How many steps were played.
    pub fn len(&self) -> usize {
        self.script.len()
    }

    /// How many steps were played before the simultaneous turn that is under way began; without
    /// one, the same as [`Match::len`]. What computers draw hangs on it: the order in which sealed
    /// decisions come in must not matter.
    pub fn turn_start(&self) -> usize {
        if !self.within_turn {
            return self.script.len();
        }
        let mut start = self.script.len();
        let sealed = self.barriers.iter().zip(&self.script).rev();
        // Statements between sealed moves belong to the turn too.
        for (barrier, step) in sealed {
            match (barrier, step) {
                (Some(Barrier::Sealed), Step::Move(..)) | (_, Step::Say(..)) => start -= 1,
                _ => break,
            }
        }
        start
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.script.is_empty()
    }

    /// The script.
    pub fn script(&self) -> &[StepOf<G>] {
        &self.script
    }

    /// Script positions at which something was taken back past a barrier.
    pub fn takebacks(&self) -> &[u32] {
        &self.takebacks
    }

    /// What a seat may play. Ask only on behalf of that seat: the choices follow from its hand.
    pub fn choices(&self, seat: Seat) -> G::Choices {
        G::choices(&self.state, seat)
    }

    /// What a seat may state for the record.
    pub fn statements(&self, seat: Seat) -> G::Statements {
        G::statements(&self.state, seat)
    }

    /// What a viewer may see.
    pub fn observe(&self, viewer: Viewer) -> G::Observation {
        G::observe(&self.state, viewer)
    }

    /// How many events were told so far, to whomever.
    #[must_use]
    pub const fn told_count(&self) -> usize {
        self.told.len()
    }

    /// What a viewer was told, each event with the index of the step that caused it.
    pub fn told(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (usize, &G::Event)> {
        self.told
            .iter()
            .filter(move |(_, told)| told.audience.admits(viewer))
            .map(|(step, told)| (*step as usize, &told.event))
    }

    /// The events a seat was told, in order: the memory of a computer player.
    pub fn memory(&self, seat: Seat) -> Vec<G::Event> {
        self.heard(Viewer::Seat(seat))
    }

    /// The events a viewer was told, in order.
    pub fn heard(&self, viewer: Viewer) -> Vec<G::Event> {
        self.told(viewer).map(|(_, event)| event.clone()).collect()
    }

    /// Whether a move would be legal.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, choice: &G::Move) -> Result<(), G::Refusal> {
        G::play(&mut self.state.clone(), seat, choice, &mut ())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the rules refuse it; nothing changes then.
    pub fn play(&mut self, seat: Seat, choice: &G::Move) -> Result<(), G::Refusal> {
        let owing = self.turn().owing();
        let sealed = owing.len() > 1;
        let mut events = Vec::new();
        G::play(&mut self.state, seat, choice, &mut events)?;
        let opened = events.iter().any(|told| match told.audience {
            Audience::Public => told.event.reveals(),
            Audience::Seats(seats) => !seats.without(seat).is_empty() || told.event.reveals(),
        });
        let barrier = if matches!(self.turn(), Turn::Over(_)) {
            Some(Barrier::Over)
        } else if opened {
            Some(Barrier::Revealed)
        } else if sealed {
            Some(Barrier::Sealed)
        } else {
            None
        };
        let rest = owing.without(seat);
        self.within_turn =
            (sealed || self.within_turn) && !rest.is_empty() && self.turn() == Turn::Seats(rest);
        self.record(Step::Move(seat, choice.clone()), events, barrier);
        Ok(())
    }

    /// Plays the choice of this rank.
    ///
    /// # Errors
    /// If there is no such choice; nothing changes then.
    pub fn play_rank(&mut self, seat: Seat, rank: u64) -> Result<(), PlayError<G::Refusal>> {
        let choice = self.choices(seat).get(rank).ok_or(PlayError::NoSuchChoice)?;
        self.play(seat, &choice).map_err(PlayError::Refused)
    }

    /// Puts a statement on record.
    ///
    /// # Errors
    /// If the seat may not state this now; nothing changes then.
    pub fn say(&mut self, seat: Seat, statement: &G::Statement) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        G::say(&mut self.state, seat, statement, &mut events)?;
        self.record(Step::Say(seat, statement.clone()), events, None);
        Ok(())
    }

    /// Draws the outcome of the chance step that is due and lets it happen. False if none is due.
    pub fn settle(&mut self, rng: &mut (impl Rng + ?Sized)) -> bool {
        if self.turn() != Turn::Chance {
            return false;
        }
        let odds = G::odds(&self.state);
        let total = odds.total();
        if total == 0 {
            return false;
        }
        let point = rng.random_range(0..total);
        odds.get(odds.at(point)).is_some_and(|outcome| self.settle_as(&outcome))
    }

    /// Lets this chance outcome happen. False, and nothing changes, if it cannot happen here.
    pub fn settle_as(&mut self, outcome: &G::Chance) -> bool {
        let mut events = Vec::new();
        if self.turn() != Turn::Chance || !G::settle(&mut self.state, outcome, &mut events) {
            return false;
        }
        // A certain outcome that shows nobody anything takes no freedom away, but it may have
        // been uncertain to the players; chance is always a barrier.
        self.record(Step::Chance(outcome.clone()), events, Some(Barrier::Chance));
        true
    }

    /// Plays any step.
    ///
    /// # Errors
    /// If it cannot be played here; nothing changes then.
    pub fn replay(&mut self, step: &StepOf<G>) -> Result<(), PlayError<G::Refusal>> {
        match step {
            Step::Move(seat, choice) => self.play(*seat, choice).map_err(PlayError::Refused),
            Step::Say(seat, statement) => self.say(*seat, statement).map_err(PlayError::Refused),
            Step::Chance(outcome) => self.settle_as(outcome).then_some(()).ok_or(PlayError::NotNow),
        }
    }

    /// The match as it stood after `steps` steps (all of them, if it has fewer).
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        let steps = steps.min(self.script.len());
        let mut past = self.restart();
        for step in &self.script[..steps] {
            // Each step was legal when it was recorded, and a replay reaches the same states.
            let replayed = past.replay(step);
            debug_assert!(replayed.is_ok());
        }
        past.takebacks = self.takebacks.iter().copied().filter(|at| *at as usize <= steps).collect();
        past
    }

    /// The match as it stood when computers were asked for the move of this step: those who decide in one
    /// moment are asked together, once the people have decided.
    #[must_use]
    pub fn asked(&self, step: usize) -> Self {
        let step = step.min(self.script.len());
        let mut start = step;
        for (index, (barrier, played)) in self.barriers.iter().zip(&self.script).enumerate().take(step).rev()
        {
            match (barrier, played) {
                (Some(Barrier::Sealed), Step::Move(..)) => start = index,
                (_, Step::Say(..)) => {}
                _ => break,
            }
        }
        let mut past = self.at(start);
        let mut owing = past.turn().owing();
        if owing.len() < 2 {
            return past;
        }
        let humans = self.humans();
        for (index, played) in self.script.iter().enumerate().skip(start) {
            let before = match played {
                Step::Move(seat, _) => {
                    owing = owing.without(*seat);
                    humans.contains(*seat)
                }
                Step::Say(..) => index < step,
                Step::Chance(_) => break,
            };
            if before {
                // Sealed moves and statements commute.
                let replayed = past.replay(played);
                debug_assert!(replayed.is_ok());
            }
            if owing.is_empty() {
                break;
            }
        }
        past
    }

    /// The same seats and setup, nothing played.
    pub(crate) fn restart(&self) -> Self {
        Self {
            id: self.id,
            setup: self.setup.clone(),
            cards: self.cards.clone(),
            friendly: self.friendly,
            script: Vec::new(),
            takebacks: Vec::new(),
            // The setup was accepted when the match was made; starting is a pure function of it.
            state: G::start(&self.setup).unwrap_or_else(|_| self.state.clone()),
            told: Vec::new(),
            barriers: Vec::new(),
            within_turn: false,
        }
    }

    fn record(&mut self, step: StepOf<G>, events: Vec<Told<G::Event>>, barrier: Option<Barrier>) {
        let index = self.script.len() as u32;
        self.script.push(step);
        self.told.extend(events.into_iter().map(|told| (index, told)));
        self.barriers.push(barrier);
    }

    /// How many steps would remain if the last own step of one of the `mine` seats was taken
    /// back, with what computers did after it.
    ///
    /// A friendly table goes back past every barrier.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn undo_point(&self, mine: SeatSet) -> Result<usize, Barrier> {
        let humans = self.humans();
        let mut met = None;
        for (index, step) in self.script.iter().enumerate().rev() {
            let seat = match step {
                Step::Move(seat, _) | Step::Say(seat, _) => Some(*seat),
                Step::Chance(_) => None,
            };
            let own = seat.is_some_and(|seat| mine.contains(seat) && humans.contains(seat));
            let barrier = self.barriers.get(index).copied().flatten();
            // A computer's sealed decision has shown nobody anything.
            let barrier = match (barrier, seat) {
                (Some(Barrier::Sealed), Some(seat)) if !humans.contains(seat) => None,
                (None, Some(seat)) if !own && humans.contains(seat) => Some(Barrier::OtherSeat),
                _ => barrier,
            };
            met = met.or(barrier);
            if own {
                return match met {
                    Some(barrier) if !self.friendly => Err(barrier),
                    _ => Ok(index),
                };
            }
        }
        Err(met.unwrap_or(Barrier::Nothing))
    }

    /// Takes back every step from `steps` on, and marks it if this went past a barrier.
    pub fn undo(&mut self, steps: usize) {
        if steps >= self.script.len() {
            return;
        }
        let humans = self.humans();
        let mut actor = None;
        let past_barrier = self.barriers[steps..].iter().zip(&self.script[steps..]).any(|(barrier, step)| {
            let person = match step {
                Step::Move(seat, _) | Step::Say(seat, _) if humans.contains(*seat) => Some(*seat),
                _ => None,
            };
            // Two people's acts: the later one's stands in the way of the earlier one's.
            let others = person.is_some_and(|person| *actor.get_or_insert(person) != person);
            others
                || match barrier {
                    Some(Barrier::Sealed) if matches!(step, Step::Move(..)) => person.is_some(),
                    other => other.is_some(),
                }
        });
        *self = self.at(steps);
        if past_barrier {
            self.takebacks.push(steps as u32);
        }
    }

    /// The script in canonical order: within a simultaneous turn, statements first, then the
    /// sealed moves by seat; then the number of moves of a simultaneous turn still open at the
    /// end. Sealed moves and statements commute, so the canonical script reaches the same state.
    pub(crate) fn canonical(&self) -> (Vec<StepOf<G>>, usize) {
        let mut steps: Vec<StepOf<G>> = Vec::with_capacity(self.script.len());
        let mut sealed: Vec<(Seat, StepOf<G>)> = Vec::new();
        let mut past = self.restart();
        for step in &self.script {
            let owing = past.turn().owing();
            match step {
                Step::Move(seat, _) if owing.len() > 1 || !sealed.is_empty() => {
                    sealed.push((*seat, step.clone()));
                    if owing.len() == 1 {
                        sort_few(&mut sealed, |(seat, _)| *seat);
                        steps.extend(sealed.drain(..).map(|(_, step)| step));
                    }
                }
                _ => steps.push(step.clone()),
            }
            let replayed = past.replay(step);
            debug_assert!(replayed.is_ok());
        }
        sort_few(&mut sealed, |(seat, _)| *seat);
        let open = sealed.len();
        steps.extend(sealed.into_iter().map(|(_, step)| step));
        (steps, open)
    }
}

impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // No state: a debug print must not tell a secret.
        f.debug_struct("Match")
            .field("game", &G::ID.word)
            .field("id", &self.id)
            .field("steps", &self.script.len())
            .finish_non_exhaustive()
    }
}
