//! Mefo at the table.
//!
//! Nothing in this game is hidden: everything shown is made from the observation of the table and from
//! events that everybody was told, and no curtain is needed.

use crate::ui::html::Html;
use engine::bots::Bots;
use engine::{AnyMatch, Game, Match, MatchId, SeatCard, Viewer, link, notation};
use markup::view;
use mefo::{Mefo, Observation, Setup, Stage};

use super::{GameUi, PhaseAt, PhaseChip, Reasons, SeatPick, SwitchSpec};
use crate::platform::storage::Value;
use crate::table::Table;
use crate::ui::LOOKS;

mod act;
mod board;
mod desk;
mod end;
mod forecast;
mod hint;
mod log;
mod news;
mod rules;
mod setup_panel;
mod words;

/// What Mefo brings to the app.
pub static UI: GameUi = GameUi {
    id: Mefo::ID,
    seats: (mefo::LEAST_SEATS, mefo::MOST_SEATS),
    name: "Mefo",
    open: |code| link::open::<Mefo>(code).map(erase),
    parse: |text| notation::parse::<Mefo>(text).map(erase),
    start,
    switches,
    dials: |_| Vec::new(),
    looks: (0, LOOKS),
    pieces: None,
    ballots: false,
    // Nothing is hidden; whoever is next takes the device, once a round.
    hand_overs: |people, _, _| 60 * people,
    credit: Some("mf-credit"),
    setup_panel: setup_panel::setup_panel,
    position,
    summary,
    waiting,
    private: |_, _| None,
    phases,
    page: "of-mefo",
    scribe: log::scribe,
    layout,
    choice: hint::choice,
    reasons: Reasons { key: "why-mefo", wins: true, manner: false },
    overlay: news::overlay,
    end: end::end,
    rule_now: rules::now,
    rule_figure: |_, _| None,
    minutes: |seats| 20 + 12 * u16::from(seats),
};

/// The roles, one of which each seat can choose.
pub static ROLES: SeatPick = SeatPick {
    words: &["communist", "socialist", "capitalist", "wehrmacht", "regime", "strasserist", "anarchist"],
    name: |word| t!("mf-role", role = word),
    notation: |picks| {
        if picks.iter().all(|pick| pick.is_empty()) {
            return "roles=dealt".to_owned();
        }
        let words: Vec<&str> = picks.iter().map(|pick| if pick.is_empty() { "-" } else { pick }).collect();
        ["roles=", &words.join(",")].concat()
    },
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
    let setup: Setup = setup.parse().map_err(|error: notation::NotationError| error.to_string())?;
    Match::<Mefo>::new(id, setup, cards, friendly).map(erase).map_err(|error| error.to_string())
}

fn switches(_: u8) -> Vec<SwitchSpec> {
    let switch =
        |word, label, hint, default| SwitchSpec { word, label, hint, default, values: ("off", "on") };
    vec![
        switch("sale", t!("mf-switch-sale"), t!("mf-switch-sale-hint"), true),
        switch("short", t!("mf-switch-short"), t!("mf-switch-short-hint"), false),
        switch("trade", t!("mf-switch-trade"), t!("mf-switch-trade-hint"), true),
    ]
}

/// What lies open on the table, of the match in sight.
fn open_view(game: &dyn AnyMatch) -> Option<Observation> {
    game.typed::<Mefo>().map(|game| game.observe(Viewer::Table))
}

fn position(game: &dyn AnyMatch) -> String {
    match open_view(game) {
        Some(view) if !matches!(view.stage, Stage::First | Stage::Role(_)) => {
            t!("mf-position", year = view.board.year.to_string(), round = view.board.round_of_year)
        }
        _ => t!("mf-position-start"),
    }
}

fn summary(game: &dyn AnyMatch) -> (&'static str, Vec<(String, Value)>) {
    match open_view(game) {
        Some(view) => match view.stage {
            Stage::Over(..) => ("mf-summary-over", Vec::new()),
            Stage::First | Stage::Role(_) => ("mf-position-start", Vec::new()),
            _ => (
                "mf-position",
                vec![
                    // As text: years have no thousands.
                    ("year".to_owned(), Value::Text(view.board.year.to_string())),
                    ("round".to_owned(), Value::Number(i64::from(view.board.round_of_year))),
                ],
            ),
        },
        None => ("mf-position-start", Vec::new()),
    }
}

fn waiting(table: Table) -> String {
    let Some(view) = table.observe::<Mefo>(Viewer::Table) else { return String::new() };
    let name = |seat| table.name(seat);
    match view.stage {
        Stage::First | Stage::Role(_) => t!("mf-wait-setup"),
        Stage::Start(seat) => t!("mf-wait-start", name = name(seat)),
        Stage::Cell(seat) => t!("mf-wait-cell", name = name(seat)),
        Stage::Draft(draft) => t!("mf-wait-draft", name = name(draft.by), other = name(draft.to)),
        Stage::Answer(draft) => t!("mf-wait-answer", name = name(draft.to), other = name(draft.by)),
        Stage::Dice(seat) | Stage::OneDie(seat) | Stage::Programme(seat) | Stage::OfficeDie(seat, _) => {
            t!("mf-wait-dice", name = name(seat))
        }
        Stage::HandIn(seat) => t!("mf-wait-hand-in", name = name(seat)),
        Stage::Window(seat) => t!("mf-wait-window", name = name(seat)),
        Stage::Counter(seat) => t!("mf-wait-counter", name = name(seat)),
        Stage::LeaderCard(seat) | Stage::Circumstance(seat) => t!("mf-wait-card", name = name(seat)),
        Stage::Crisis(seat) => t!("mf-wait-crisis", name = name(seat)),
        Stage::Buy(seat, space) => {
            t!("mf-wait-buy", name = name(seat), space = words::space(space, view.board.post()))
        }
        Stage::Modifier(_) => t!("mf-wait-modifier"),
        Stage::Sell(debt) => t!("mf-wait-sell", name = name(debt.seat)),
        Stage::Over(winner, _) => t!("mf-wait-over", name = name(winner)),
    }
}

/// The eras, as far as the match is.
fn phases(table: Table) -> Vec<PhaseChip> {
    let Some(view) = table.observe::<Mefo>(Viewer::Table) else { return Vec::new() };
    if matches!(view.stage, Stage::Over(..)) {
        return Vec::new();
    }
    let now = match view.board.year {
        ..1939 => 0,
        1939..=1945 => 1,
        _ => 2,
    };
    [t!("mf-era-boom"), t!("mf-era-war"), t!("mf-era-ruin")]
        .into_iter()
        .enumerate()
        .map(|(index, label)| PhaseChip {
            label,
            at: match index.cmp(&now) {
                std::cmp::Ordering::Less => PhaseAt::Done,
                std::cmp::Ordering::Equal => PhaseAt::Now,
                std::cmp::Ordering::Greater => PhaseAt::Next,
            },
        })
        .collect()
}

/// Seats, board and act bar; the shell puts top bar and log around them.
fn layout(table: Table) -> Html {
    view! {
        {board::seats(table)}
        {board::board(table)}
        {act::act(table)}
    }
}
