//! A match as readable text, and back.

use std::fmt;

/// A piece of text that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What should stand there.
    pub wanted: &'static str,
    /// What stands there, at most 80 characters of it.
    pub found: String,
    /// The line, from 1; 0 while it is not known.
    pub line: usize,
}

impl NotationError {
    /// An error without a line.
    pub fn new(wanted: &'static str, found: &str) -> Self {
        Self { wanted, found: found.chars().take(80).collect(), line: 0 }
    }

    /// The same error, in this line.
    #[must_use]
    pub fn in_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "Line {}: ", self.line)?;
        }
        write!(f, "expected {}, found “{}”.", self.wanted, self.found)
    }
}

impl std::error::Error for NotationError {}

use std::fmt::Write as _;
use std::str::FromStr;

use crate::game::Game;
use crate::ids::MatchId;
use crate::matches::{Match, Player, SeatCard, Step, StepOf};
use crate::seat::Seat;

/// Longest text that is read, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// A whole match as text: a head of a few lines, an empty line, one line a step.
///
/// ```text
/// kabinett secret-hitler 1
/// match 00c0ffee0042
/// setup seats=5 markers=off rebalance=off
/// seat 1 human Anna
/// …
///
/// chance deal LFLHL
/// 1 nominate 3
/// 2 says drew 1
/// ```
///
/// It holds every secret of the match.
pub fn write<G: Game>(game: &Match<G>) -> String {
    let mut text =
        format!("kabinett {} {}\nmatch {}\nsetup {}\n", G::ID, G::RULES_VERSION, game.id(), game.setup());
    if game.is_friendly() {
        text.push_str("friendly\n");
    }
    for (index, card) in game.cards().iter().enumerate() {
        // Writing into a string cannot fail.
        let _ = write!(text, "seat {} {}", Seat::new(index as u8), card.player.word());
        if !card.name.is_empty() {
            let _ = write!(text, " {}", card.name);
        }
        text.push('\n');
    }
    for at in game.takebacks() {
        let _ = writeln!(text, "takeback {at}");
    }
    text.push('\n');
    for step in game.script() {
        let _ = writeln!(text, "{}", step_text::<G>(step));
    }
    text
}

/// One step as a line.
pub fn step_text<G: Game>(step: &StepOf<G>) -> String {
    match step {
        Step::Move(seat, choice) => format!("{seat} {choice}"),
        Step::Chance(outcome) => format!("chance {outcome}"),
        Step::Say(seat, statement) => format!("{seat} says {statement}"),
    }
}

/// Reads a step from its line.
///
/// # Errors
/// If it is no step of this game.
pub fn parse_step<G: Game>(line: &str) -> Result<StepOf<G>, NotationError> {
    let (head, rest) = line.split_once(' ').ok_or_else(|| NotationError::new("a step", line))?;
    if head == "chance" {
        return rest.parse().map(Step::Chance);
    }
    let seat = Seat::from_str(head)?;
    match rest.strip_prefix("says ") {
        Some(statement) => statement.parse().map(|statement| Step::Say(seat, statement)),
        None => rest.parse().map(|choice| Step::Move(seat, choice)),
    }
}

/// The word of the game in a match text, to choose the reader.
pub fn game_word(text: &str) -> Option<&str> {
    text.lines().next()?.strip_prefix("kabinett ")?.split(' ').next()
}

/// Reads a match from its text.
///
/// # Errors
/// With the line, if the text is too long, is not a match of this game, or holds a step that the
/// rules refuse.
pub fn parse<G: Game>(text: &str) -> Result<Match<G>, NotationError> {
    if text.len() > MAX_TEXT {
        return Err(NotationError::new("a text of at most 1 MiB", ""));
    }
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
    let mut next = |wanted: &'static str, start: &str| {
        let (number, line) = lines.next().ok_or_else(|| NotationError::new(wanted, "the end"))?;
        match line.strip_prefix(start) {
            Some(rest) => Ok((number, rest.to_owned())),
            None => Err(NotationError::new(wanted, line).in_line(number)),
        }
    };
    let (number, head) = next("a line “kabinett <game> <rules version>”", "kabinett ")?;
    if head != format!("{} {}", G::ID, G::RULES_VERSION) {
        return Err(NotationError::new("this game in a known rules version", &head).in_line(number));
    }
    let (number, id) = next("a line “match <id>”", "match ")?;
    let id: MatchId = id.parse().map_err(|error: NotationError| error.in_line(number))?;
    let (number, setup) = next("a line “setup …”", "setup ")?;
    let setup: G::Setup = setup.parse().map_err(|error: NotationError| error.in_line(number))?;
    let (mut friendly, mut cards, mut takebacks) = (false, Vec::new(), Vec::new());
    loop {
        let (number, line) = next("a seat or an empty line", "")?;
        if line.is_empty() {
            break;
        }
        let wrong = || NotationError::new("“friendly”, “seat …” or “takeback …”", &line).in_line(number);
        if line == "friendly" {
            friendly = true;
        } else if let Some(at) = line.strip_prefix("takeback ") {
            takebacks.push(at.parse().map_err(|_| wrong())?);
        } else {
            let mut words = line.strip_prefix("seat ").ok_or_else(wrong)?.splitn(3, ' ');
            let seat: Seat = words.next().unwrap_or("").parse().map_err(|_| wrong())?;
            let word = words.next().unwrap_or("");
            let player = Player::ALL.into_iter().find(|player| player.word() == word).ok_or_else(wrong)?;
            if seat.index() != cards.len() {
                return Err(wrong());
            }
            cards.push(SeatCard::new(words.next().unwrap_or(""), player));
        }
    }
    let mut game = Match::<G>::new(id, setup, cards, friendly)
        .map_err(|error| NotationError::new("a setup that can be played", &error.to_string()))?;
    for (number, line) in lines {
        if line.is_empty() {
            continue;
        }
        let step = parse_step::<G>(line).map_err(|error| error.in_line(number))?;
        game.replay(&step)
            .map_err(|_| NotationError::new("a step that the rules allow", line).in_line(number))?;
    }
    takebacks.retain(|at| *at as usize <= game.len());
    game.takebacks = takebacks;
    Ok(game)
}
