//! Die Macher at the table.
//!
//! Everything shown is made from observations and from events that the viewer was told. Public parts look
//! as [`engine::Viewer::Table`]; a seat's own view is asked for behind the curtain, and its cash while
//! its owner holds a button.

use crate::ui::html::Html;
use die_macher::{DieMacher, End, Event, Observation, Setup, Stage, Why};
use engine::bots::Bots;
use engine::{AnyMatch, Game, Match, MatchId, Seat, SeatCard, Viewer, link, notation};
use markup::view;

use super::{GameUi, PhaseChip, Pieces, Reasons, SwitchSpec};
use crate::platform::storage::Value;
use crate::table::Table;
use crate::ui::PARTY_LOOKS;

mod act;
mod board;
mod end;
mod log;
mod rules;
mod setup_panel;
mod words;

/// What Die Macher brings to the app.
pub static UI: GameUi = GameUi {
    id: DieMacher::ID,
    seats: (die_macher::LEAST_SEATS, die_macher::MOST_SEATS),
    name: "Die Macher",
    open: |code| link::open::<DieMacher>(code).map(erase),
    parse: |text| notation::parse::<DieMacher>(text).map(erase),
    start,
    switches,
    dials: |_| Vec::new(),
    looks: (PARTY_LOOKS, 5),
    pieces: Some(Pieces {
        name: |look| words::party_name(words::look_party(look)).to_owned(),
        look,
        notation,
        places: false,
    }),
    ballots: false,
    // A sheet; bid, committee and cabinet in six rounds; five donations; a few polls.
    hand_overs: |people, _, _| 28 * people,
    credit: Some("dm-credit"),
    setup_panel: setup_panel::setup_panel,
    position,
    summary,
    waiting,
    private: |_, _| None,
    phases: |_| Vec::<PhaseChip>::new(),
    page: "of-die-macher",
    scribe: log::scribe,
    layout,
    choice: act::hint::choice,
    reasons: Reasons { key: "why-die-macher", wins: false, manner: false },
    overlay: act::overlay,
    end: end::end,
    rule_now: rules::now,
    rule_figure: rules::figure,
    minutes: |seats| 60 + 24 * u16::from(seats),
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
    Match::<DieMacher>::new(id, setup, cards, friendly).map(erase).map_err(|error| error.to_string())
}

fn look(game: &dyn AnyMatch, seat: Seat) -> u8 {
    game.typed::<DieMacher>().map_or(PARTY_LOOKS, |game| words::party_look(game.setup().party(seat)))
}

fn notation(looks: &[u8]) -> String {
    let parties: Vec<String> = looks.iter().map(|look| words::look_party(*look).to_string()).collect();
    ["parties=", &parties.join(",")].concat()
}

fn switches(_: u8) -> Vec<SwitchSpec> {
    let switch = |word, label, hint, values| SwitchSpec { word, label, hint, default: false, values };
    vec![
        switch("first", t!("dm-switch-first"), t!("dm-switch-first-hint"), ("chosen", "bidder")),
        switch("placing", t!("dm-switch-placing"), t!("dm-switch-placing-hint"), ("shift", "plain")),
        switch("offers", t!("dm-switch-offers"), t!("dm-switch-offers-hint"), ("any", "one")),
        switch("dues", t!("dm-switch-dues"), t!("dm-switch-dues-hint"), ("fifth", "fourth")),
    ]
}

/// What lies open on the table, of the match in sight.
fn open_view(game: &dyn AnyMatch) -> Option<Observation> {
    game.typed::<DieMacher>().map(|game| game.observe(Viewer::Table))
}

fn position(game: &dyn AnyMatch) -> String {
    match open_view(game) {
        Some(view) if view.round > 0 => t!("dm-position", round = view.round),
        _ => t!("dm-position-start"),
    }
}

/// The key of the sentence that says how it ended.
const fn end_key(end: End) -> &'static str {
    match end {
        End::Points => "dm-end-points",
        End::Seats => "dm-end-seats",
        End::Members => "dm-end-members",
        End::Shared => "dm-end-shared",
    }
}

fn summary(game: &dyn AnyMatch) -> (&'static str, Vec<(String, Value)>) {
    match open_view(game) {
        Some(view) => match view.end() {
            Some(end) => (end_key(end), Vec::new()),
            None if view.round > 0 => {
                ("dm-position", vec![("round".to_owned(), Value::Number(i64::from(view.round)))])
            }
            None => ("dm-position-start", Vec::new()),
        },
        None => ("dm-position-start", Vec::new()),
    }
}

fn waiting(table: Table) -> String {
    let Some(view) = table.observe::<DieMacher>(Viewer::Table) else { return String::new() };
    let state = |number: u8| words::state_name(&view, number);
    let name = |seat: Seat| table.name(seat);
    match view.stage {
        Stage::Setup | Stage::Stacking => t!("dm-wait-setup"),
        Stage::Sheets => t!("dm-wait-sheets", count = view.owing.len() as i64),
        Stage::Bids => t!("dm-wait-bids", count = view.owing.len() as i64),
        Stage::Tie(_) => t!("dm-wait-tie"),
        Stage::NameFirst(seat) => t!("dm-wait-first", name = name(seat)),
        Stage::Discard(seat) | Stage::Draw(seat) | Stage::Swap(seat) => {
            t!("dm-wait-committee", name = name(seat))
        }
        Stage::Place(seat) => t!("dm-wait-place", name = name(seat)),
        Stage::Act(seat) => t!("dm-wait-act", name = name(seat)),
        Stage::Coalition { seat, .. } => t!("dm-wait-coalition", name = name(seat)),
        Stage::Answer { seat, by } => t!("dm-wait-answer", name = name(seat), by = name(by)),
        Stage::Media { seat, .. } => t!("dm-wait-media", name = name(seat)),
        Stage::Exchange { seat, state: at, why } => match why {
            Why::Control => t!("dm-wait-exchange-control", name = name(seat), land = state(at)),
            Why::Majority => t!("dm-wait-exchange-majority", name = name(seat), land = state(at)),
        },
        Stage::Refill | Stage::Reveal | Stage::NewLand => t!("dm-wait-cards"),
        Stage::Meetings(seat) => t!("dm-wait-meetings", name = name(seat)),
        Stage::Auction { seat, state: at, .. } => {
            t!("dm-wait-auction", name = name(seat), land = state(at))
        }
        Stage::PollDraw { seat, state: at } | Stage::Poll { seat, state: at } => {
            t!("dm-wait-poll", name = name(seat), land = state(at))
        }
        Stage::Convert { seat, state: at } => t!("dm-wait-convert", name = name(seat), land = state(at)),
        Stage::Cube { seat, .. } => t!("dm-wait-cube", name = name(seat)),
        Stage::Opinion { seat, .. } => t!("dm-wait-opinion", name = name(seat)),
        Stage::Donate(seat) => t!("dm-wait-donate", name = name(seat)),
        Stage::Suppressed(_) | Stage::Scandal(_) | Stage::Gain(_) | Stage::Bonus(_) => t!("dm-wait-dice"),
        Stage::Over(end) => crate::i18n::text(end_key(end), &[]),
    }
}

/// Where a stage stands in the round: 0 before the first, then the fifteen steps.
fn step_of(stage: &Stage) -> u8 {
    match stage {
        Stage::Setup | Stage::Sheets | Stage::Stacking => 0,
        Stage::Bids | Stage::Tie(_) | Stage::NameFirst(_) => 1,
        Stage::Discard(_) | Stage::Draw(_) | Stage::Swap(_) => 2,
        Stage::Place(_) | Stage::Act(_) => 3,
        Stage::Coalition { .. } | Stage::Answer { .. } => 4,
        Stage::Media { .. } | Stage::Exchange { why: Why::Control, .. } | Stage::Refill => 5,
        Stage::Meetings(_) => 6,
        Stage::Auction { .. } | Stage::PollDraw { .. } | Stage::Poll { .. } | Stage::Suppressed(_) => 7,
        Stage::Convert { .. } | Stage::Exchange { .. } => 8,
        Stage::Cube { .. } | Stage::Opinion { .. } => 9,
        Stage::NewLand
        | Stage::Reveal
        | Stage::Donate(_)
        | Stage::Scandal(_)
        | Stage::Gain(_)
        | Stage::Bonus(_) => 10,
        Stage::Over(_) => 11,
    }
}

/// The states' names so far, by number from 1.
fn lands(told: &[(usize, Event)]) -> [Option<die_macher::Land>; 8] {
    let mut lands = [None; 8];
    for (_, event) in told {
        if let Event::LandDrawn { state, land } = event
            && let Some(slot) = lands.get_mut(usize::from(*state))
        {
            *slot = Some(*land);
        }
    }
    lands
}

/// Seats, board and act bar; the shell puts top bar and log around them.
fn layout(table: Table) -> Html {
    view! {
        {board::seats(table)}
        {board::board(table)}
        {act::act(table)}
    }
}
