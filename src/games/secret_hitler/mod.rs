//! Secret Hitler at the table.
//!
//! Everything shown is made from observations and from events that the viewer was told. Public
//! parts look as [`engine::Viewer::Table`]; a seat's own view is asked for behind the curtain only.

use crate::ui::html::Html;
use engine::bots::Bots;
use engine::{AnyMatch, Game, Match, MatchId, Seat, SeatCard, Viewer, link, notation};
use markup::view;
use secret_hitler::{End, Event, SecretHitler, Setup, Stage};

use super::{GameUi, PhaseAt, PhaseChip, Reasons, SwitchSpec};
use crate::i18n::Arg;
use crate::platform::storage::Value;
use crate::table::Table;
use crate::ui::LOOKS;

mod act;
mod board;
mod end;
mod log;
mod rules;
mod setup_panel;

/// Elections of a usual game.
const ELECTIONS: usize = 9;

/// What Secret Hitler brings to the app.
pub static UI: GameUi = GameUi {
    id: SecretHitler::ID,
    seats: (secret_hitler::LEAST_SEATS, secret_hitler::MOST_SEATS),
    name: "Secret Hitler",
    open: |code| link::open::<SecretHitler>(code).map(erase),
    parse: |text| notation::parse::<SecretHitler>(text).map(erase),
    start,
    switches,
    dials: |_| Vec::new(),
    looks: (0, LOOKS),
    pieces: None,
    ballots: true,
    hand_overs,
    credit: None,
    setup_panel: setup_panel::setup_panel,
    position,
    summary,
    waiting,
    private,
    phases,
    page: "of-secret-hitler",
    scribe: log::scribe,
    layout,
    choice: act::hint::choice,
    reasons: Reasons { key: "why-secret-hitler", wins: true, manner: true },
    overlay: act::overlay,
    end: end::end,
    rule_now: rules::now,
    rule_figure: rules::figure,
    minutes: |seats| 25 + 3 * u16::from(seats),
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
    Match::<SecretHitler>::new(id, setup, cards, friendly).map(erase).map_err(|error| error.to_string())
}

/// Each role once; about seventeen discards and powers, as far as people make them; ballots.
fn hand_overs(people: usize, seats: usize, passed: bool) -> usize {
    people + 17 * people / seats + if passed { ELECTIONS * people } else { 0 }
}

fn switches(seats: u8) -> Vec<SwitchSpec> {
    let mut switches = vec![SwitchSpec {
        word: "markers",
        label: t!("sh-switch-markers"),
        hint: t!("sh-switch-markers-hint"),
        default: true,
        values: ("off", "on"),
    }];
    if matches!(seats, 6 | 7 | 9) {
        switches.push(SwitchSpec {
            word: "rebalance",
            label: if seats == 6 {
                t!("sh-switch-rebalance-six")
            } else {
                t!("sh-switch-rebalance", seats = seats)
            },
            hint: t!("sh-switch-rebalance-hint"),
            default: false,
            values: ("off", "on"),
        });
    }
    switches
}

/// What lies open on the table, of the match in sight.
fn open_view(game: &dyn AnyMatch) -> Option<secret_hitler::Observation> {
    game.typed::<SecretHitler>().map(|game| game.observe(Viewer::Table))
}

fn position(game: &dyn AnyMatch) -> String {
    match open_view(game) {
        Some(view) if view.election > 0 => t!("sh-position", election = view.election),
        _ => t!("sh-position-start"),
    }
}

/// The key of the sentence that says how it ended.
fn end_key(end: End) -> &'static str {
    match end {
        End::FiveLiberal => "sh-end-five-liberal",
        End::HitlerExecuted => "sh-end-hitler-executed",
        End::SixFascist => "sh-end-six-fascist",
        End::HitlerElected => "sh-end-hitler-elected",
    }
}

fn summary(game: &dyn AnyMatch) -> (&'static str, Vec<(String, Value)>) {
    match open_view(game) {
        Some(view) => match view.stage {
            Stage::Over(end) => (end_key(end), Vec::new()),
            _ if view.election > 0 => {
                ("sh-position", vec![("election".to_owned(), Value::Number(i64::from(view.election)))])
            }
            _ => ("sh-position-start", Vec::new()),
        },
        None => ("sh-position-start", Vec::new()),
    }
}

fn waiting(table: Table) -> String {
    let Some(view) = table.observe::<SecretHitler>(Viewer::Table) else { return String::new() };
    let name = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| table.name(seat));
    let president = Arg::from(name(view.president));
    let chancellor = Arg::from(name(view.chancellor));
    match view.stage {
        Stage::Deal | Stage::First => t!("sh-wait-deal"),
        Stage::Nominate => t!("sh-wait-nominate", president = president),
        Stage::Ballot => {
            let left = view.owing.len();
            match view.owing.first() {
                Some(seat) if left == 1 => t!("sh-wait-ballot", name = table.name(seat)),
                _ => t!("sh-wait-ballots", count = left as i64),
            }
        }
        Stage::Draw | Stage::PresidentDiscard => t!("sh-wait-president", president = president),
        Stage::ChancellorDiscard => t!("sh-wait-chancellor", chancellor = chancellor),
        Stage::Consent => t!("sh-wait-consent", president = president),
        Stage::Chaos => t!("sh-wait-chaos"),
        Stage::Peek => t!("sh-wait-peek", president = president),
        Stage::Power(_) => t!("sh-wait-power", president = president),
        Stage::Over(end) => crate::i18n::text(end_key(end), &[]),
    }
}

fn private(game: &dyn AnyMatch, seat: Seat) -> Option<usize> {
    game.typed::<SecretHitler>()?
        .told(Viewer::Seat(seat))
        .filter(|(_, event)| {
            matches!(event, Event::RoleSeen { .. } | Event::PartySeen { .. } | Event::PeekSeen { .. })
        })
        .map(|(step, _)| step)
        .next_back()
}

fn phases(table: Table) -> Vec<PhaseChip> {
    let Some(view) = table.observe::<SecretHitler>(Viewer::Table) else { return Vec::new() };
    let now = match view.stage {
        Stage::Deal | Stage::First | Stage::Nominate => 0,
        Stage::Ballot => 1,
        Stage::Draw | Stage::PresidentDiscard => 2,
        Stage::ChancellorDiscard | Stage::Consent | Stage::Chaos => 3,
        Stage::Peek | Stage::Power(_) => 4,
        Stage::Over(_) => return Vec::new(),
    };
    [
        t!("sh-phase-nomination"),
        t!("sh-phase-ballot"),
        t!("sh-phase-discard"),
        t!("sh-phase-enact"),
        t!("sh-phase-power"),
    ]
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
        {board::side(table)}
        {act::act(table)}
    }
}
