//! Konzern at the table.
//!
//! Everything lies open but price cards and bids: those are chosen behind the curtain, and a seat's own view is
//! asked for there, or for an open question that the seat answers in front of all.

use crate::ui::html::Html;
use engine::bots::Bots;
use engine::{AnyMatch, Game, Match, MatchId, SeatCard, Viewer, link, notation};
use konzern::{Ask, Board, Corp, End, Konzern, Observation, Setup};
use markup::view;

use super::{Dial, GameUi, PhaseChip, Pieces, Reasons, SwitchSpec};
use crate::platform::storage::Value;
use crate::table::Table;
use crate::ui::KONZERN_LOOKS;

mod act;
mod board;
mod coins;
mod end;
mod hint;
mod log;
mod rules;
mod setup_panel;
mod side;
mod words;

/// What Konzern brings to the app.
pub static UI: GameUi = GameUi {
    id: Konzern::ID,
    seats: (4, 4),
    name: "Konzern",
    open: |code| link::open::<Konzern>(code).map(erase),
    parse: |text| notation::parse::<Konzern>(text).map(erase),
    start,
    switches,
    dials,
    looks: (KONZERN_LOOKS, 4),
    pieces: Some(Pieces {
        name: |look| words::corp(Corp::of(usize::from(look.saturating_sub(KONZERN_LOOKS)))),
        look: |_, seat| KONZERN_LOOKS + seat.index() as u8 % 4,
        notation: |_| String::new(),
        places: true,
    }),
    ballots: false,
    // A price card and four bids in one hand-over a year, six years, the last one without bids.
    hand_overs: |people, _, _| 11 * people,
    credit: Some("kz-credit"),
    setup_panel: setup_panel::setup_panel,
    position,
    summary,
    waiting,
    private: |_, _| None,
    phases,
    page: "of-konzern",
    scribe: log::scribe,
    layout,
    choice: hint::choice,
    reasons: Reasons { key: "why-konzern", wins: false, manner: false },
    overlay: act::overlay,
    end: end::end,
    rule_now: rules::now,
    rule_figure: |_, _| None,
    minutes: |_| 120,
};

fn erase<G: Bots>(game: Match<G>) -> Box<dyn AnyMatch> {
    Box::new(game)
}

fn start(
    id: MatchId,
    setup: &str,
    cards: Vec<SeatCard>,
    friendly: bool,
) -> Result<Box<dyn AnyMatch>, String> {
    // The number of seats is no part of this game's setup.
    let setup: Vec<&str> =
        setup.split_ascii_whitespace().filter(|word| !word.starts_with("seats=")).collect();
    let setup: Setup = setup.join(" ").parse().map_err(|error: notation::NotationError| error.to_string())?;
    Match::<Konzern>::new(id, setup, cards, friendly).map(erase).map_err(|error| error.to_string())
}

fn switches(_: u8) -> Vec<SwitchSpec> {
    let switch = |word, label, hint, values| SwitchSpec { word, label, hint, default: false, values };
    vec![
        switch("dismissals", t!("kz-switch-exact"), t!("kz-switch-exact-hint"), ("most", "exact")),
        switch("meetings", t!("kz-switch-motions"), t!("kz-switch-motions-hint"), ("wishes", "motions")),
    ]
}

fn dials(_: u8) -> Vec<Dial> {
    vec![
        Dial {
            word: "years",
            label: t!("kz-dial-years"),
            hint: t!("kz-dial-years-hint"),
            values: &["4", "5", "6", "7", "8"],
            default: "6",
        },
        Dial {
            word: "quota",
            label: t!("kz-dial-quota"),
            hint: t!("kz-dial-quota-hint"),
            values: &["3", "4", "5"],
            default: "4",
        },
    ]
}

/// What lies open on the table, of the match in sight.
fn open_view(game: &dyn AnyMatch) -> Option<Observation> {
    game.typed::<Konzern>().map(|game| game.observe(Viewer::Table))
}

/// The phase that is played or about to be.
fn phase_now(board: &Board) -> u8 {
    board.opening().unwrap_or(board.phase)
}

fn position(game: &dyn AnyMatch) -> String {
    open_view(game).map_or_else(String::new, |view| {
        let board = &view.board;
        t!(
            "kz-position",
            year = board.year,
            years = board.setup.years,
            phase = words::phase(phase_now(board))
        )
    })
}

/// The key of the sentence that says how it ended.
const fn end_key(end: End) -> &'static str {
    match end {
        End::Worth => "kz-end-worth",
        End::TieBreak => "kz-end-tie",
    }
}

fn summary(game: &dyn AnyMatch) -> (&'static str, Vec<(String, Value)>) {
    let Some(view) = open_view(game) else { return ("kz-year", vec![]) };
    match view.board.result {
        Some(result) if view.board.ask == Ask::Over => (end_key(result.end), Vec::new()),
        _ => {
            let number = |name: &str, value: u8| (name.to_owned(), Value::Number(i64::from(value)));
            ("kz-year", vec![number("year", view.board.year), number("years", view.board.setup.years)])
        }
    }
}

fn waiting(table: Table) -> String {
    let Some(view) = table.observe::<Konzern>(Viewer::Table) else { return String::new() };
    let board = &view.board;
    let owing = board.owing();
    match board.ask {
        Ask::Over => {
            board.result.map(|result| t!("kz-log-won", name = table.name(result.winner))).unwrap_or_default()
        }
        Ask::Prices => t!("kz-wait-prices", count = owing.len() as i64),
        Ask::Bids(_) => t!("kz-wait-bids", count = owing.len() as i64),
        _ => match owing.first() {
            Some(seat) => {
                t!("kz-wait", name = table.name(seat), phase = words::phase(phase_now(board)))
            }
            None => t!("kz-wait-dice"),
        },
    }
}

/// The strip of phases stands above the board: twelve need more room than the top bar has.
fn phases(_: Table) -> Vec<PhaseChip> {
    Vec::new()
}

/// Seats, board, side and act bar; the shell puts top bar and log around them.
fn layout(table: Table) -> Html {
    let now = board::now(table);
    view! {
        {board::strip(table, now)}
        {board::seats(table, now)}
        {board::board(table, now)}
        {side::side(table, now)}
        {act::act(table)}
    }
}
