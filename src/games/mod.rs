//! The games that this build holds, and what each of them brings to the table.
//!
//! Adding a game is one line in [`GAMES`] and one module beside this file.

use crate::ui::html::Html;
use engine::bots::Bots;
use engine::{
    AnyMatch, Choices as _, GameId, MatchId, Seat, SeatCard, Viewer, link::LinkError, notation::NotationError,
};
use leptos::prelude::*;

use crate::pages::rules::Figure;
use crate::platform::storage::Value;
use crate::table::Table;
use crate::table::log::Scribe;

pub mod die_macher;
pub mod konzern;
pub mod mefo;
pub mod secret_hitler;

/// All games of this build, in the order of the home page.
pub static GAMES: [&GameUi; 4] = [&secret_hitler::UI, &die_macher::UI, &konzern::UI, &mefo::UI];

/// A switch that the setup page offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchSpec {
    /// Its word in the setup's text notation.
    pub word: &'static str,
    /// Its name, in the player's language.
    pub label: String,
    /// One line more, or nothing.
    pub hint: String,
    /// Whether it is on in a new setup.
    pub default: bool,
    /// What the notation says for off and on.
    pub values: (&'static str, &'static str),
}

/// A choice of one of a few that the setup page offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dial {
    /// Its word in the setup's text notation.
    pub word: &'static str,
    /// Its name, in the player's language.
    pub label: String,
    /// One line more, or nothing.
    pub hint: String,
    /// What the notation and the page say for each.
    pub values: &'static [&'static str],
    /// Which it is in a new setup.
    pub default: &'static str,
}

/// What a seat's look says beyond telling seats apart: its party, for example.
pub struct Pieces {
    /// The name of a look.
    pub name: fn(u8) -> String,
    /// The look of a seat in a match.
    pub look: fn(&dyn AnyMatch, Seat) -> u8,
    /// What the notation of a setup says for the looks of all seats: `parties=spd,cdu,fdp`.
    pub notation: fn(&[u8]) -> String,
    /// Whether looks are places at the table: seats have them in their order, and who wants another look sits
    /// down there.
    pub places: bool,
}

/// What every seat can choose to play beyond its looks: a role, for example.
pub struct SeatPick {
    /// The words of the choices.
    pub words: &'static [&'static str],
    /// The name of a word.
    pub name: fn(&str) -> String,
    /// What the notation of a setup says for the choices of all seats; an empty word is drawn.
    pub notation: fn(&[&str]) -> String,
}

/// What the seats of this game can choose, if anything.
pub fn seat_pick(game: &GameUi) -> Option<&'static SeatPick> {
    (game.id == mefo::UI.id).then_some(&mefo::ROLES)
}

/// A step of the phase strip in the top bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhaseChip {
    /// Its name.
    pub label: String,
    /// Whether it is over, now, or to come.
    pub at: PhaseAt,
}

/// Where a phase stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseAt {
    /// Over.
    Done,
    /// Now.
    Now,
    /// To come.
    Next,
}

/// Starts a match: id, text of the setup, seats, whether undo reaches past barriers.
pub type StartGame = fn(MatchId, &str, Vec<SeatCard>, bool) -> Result<Box<dyn AnyMatch>, String>;

/// Key and variables of a sentence that is put into words later.
pub type Sentence = (&'static str, Vec<(String, Value)>);

/// What a game brings to the app: its rules behind an erased match, and its views.
///
/// Views get a [`Table`] and ask it for observations; none gets a state.
pub struct GameUi {
    /// Which game.
    pub id: GameId,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Its name, the same in every language.
    pub name: &'static str,
    /// Opens a link code of this game.
    pub open: fn(&str) -> Result<Box<dyn AnyMatch>, LinkError>,
    /// Reads a match text of this game.
    pub parse: fn(&str) -> Result<Box<dyn AnyMatch>, NotationError>,
    /// Starts a match from the text notation of a setup; the error is the game's sentence.
    pub start: StartGame,
    /// The switches for this many seats.
    pub switches: fn(u8) -> Vec<SwitchSpec>,
    /// The choices of one of a few for this many seats.
    pub dials: fn(u8) -> Vec<Dial>,
    /// The looks that seats can have: the first one, and how many.
    pub looks: (u8, u8),
    /// What looks stand for, if they stand for something.
    pub pieces: Option<Pieces>,
    /// Whether there is a first candidate to choose, and ballots that are cast in one of two ways.
    pub ballots: bool,
    /// How often the device goes to another person in a usual game: for so many people, seats, and with
    /// ballots passed around or not.
    pub hand_overs: fn(usize, usize, bool) -> usize,
    /// The message that says at the foot of its table who made the game; `None` for the line on every
    /// other page.
    pub credit: Option<&'static str>,
    /// The panel of the setup page that says what this many seats mean.
    pub setup_panel: fn(Signal<u8>) -> Html,
    /// Where the match stands, short and public: "Election 11".
    pub position: fn(&dyn AnyMatch) -> String,
    /// How the match stands, for the list of saves: key and variables of a sentence, so that the list
    /// follows the language.
    pub summary: fn(&dyn AnyMatch) -> Sentence,
    /// What it waits for, as a sentence with names ("Cem votes"); or who won.
    pub waiting: fn(Table) -> String,
    /// The step of the last private event that this seat must look at before play goes on (a role, a
    /// party, a peek), if there was any.
    pub private: fn(&dyn AnyMatch, Seat) -> Option<usize>,
    /// The phases of the top bar, of the match in sight. Tracked.
    pub phases: fn(Table) -> Vec<PhaseChip>,
    /// The class of a page with a table of it.
    pub page: &'static str,
    /// Somebody who writes the public log.
    pub scribe: fn(Table) -> Box<dyn Scribe>,
    /// Seats, board, side columns and act bar.
    pub layout: fn(Table) -> Html,
    /// What the choice of this rank is called, to the seat itself: of a hint.
    pub choice: fn(Table, Seat, u64) -> String,
    /// How the reasons of its computers are put into words.
    pub reasons: Reasons,
    /// What covers the table for a while: curtain, news, dialogs. It stays when the match ends.
    pub overlay: fn(Table) -> Html,
    /// The page of the end: result, record, luck.
    pub end: fn(Table) -> Html,
    /// What a rule (`SH-14`) means in this match now, for the rules page. All may read it: public facts
    /// only.
    pub rule_now: fn(Table, &str) -> Option<Html>,
    /// A drawing of this match now that explains a rule, for the rules page.
    pub rule_figure: fn(Table, &str) -> Option<Figure>,
    /// Playing time in minutes for this many seats, for the setup page.
    pub minutes: fn(u8) -> u16,
}

/// How a game's computers tell their reasons.
#[derive(Clone, Copy, Debug)]
pub struct Reasons {
    /// The key of the sentences: one of them for every word of its reasons.
    pub key: &'static str,
    /// Whether what a move promises is a chance to win; else it is how far the seat comes ahead.
    pub wins: bool,
    /// Whether the words say by themselves how a thought without figures was found.
    pub manner: bool,
}

/// The choice of this rank, and what the seat that has it may see.
fn choice_of<G: Bots>(table: Table, seat: Seat, rank: u64) -> Option<(G::Move, G::Observation)> {
    let look =
        |game: &engine::Match<G>| Some((game.choices(seat).get(rank)?, game.observe(Viewer::Seat(seat))));
    untrack(|| table.with_present(|game| game.typed::<G>().and_then(look)))
}

/// The game with this word.
pub fn by_word(word: &str) -> Option<&'static GameUi> {
    GAMES.iter().copied().find(|game| game.id.word == word)
}

/// Opens a link code, whatever its game.
///
/// # Errors
/// What is wrong with the link; a game that this build does not know is [`LinkError::Newer`].
pub fn open_link(code: &str) -> Result<(Box<dyn AnyMatch>, &'static GameUi), LinkError> {
    let number = engine::link::game_code(code)?;
    let game = GAMES.iter().copied().find(|game| game.id.code == number).ok_or(LinkError::Newer)?;
    Ok(((game.open)(code)?, game))
}

/// Reads a match text, whatever its game.
///
/// # Errors
/// With the line and what should stand there.
pub fn parse_text(text: &str) -> Result<(Box<dyn AnyMatch>, &'static GameUi), NotationError> {
    let word = engine::notation::game_word(text).unwrap_or_default();
    let game = by_word(word).ok_or_else(|| NotationError::new("a match of a known game", word))?;
    Ok(((game.parse)(text)?, game))
}
