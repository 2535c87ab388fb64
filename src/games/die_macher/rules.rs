//! What a rule means in the match that was left for the rules: the box below it.

use crate::ui::html::{CollectHtml, Html};
use die_macher::figures::{DUES_ROUNDS, MEDIA_PLACES};
use die_macher::view::View;
use die_macher::{DieMacher, FirstPlayer, Observation, Offers, Placing};
use engine::{Seat, Viewer};
use markup::view;

use super::words::{bare_token, factor_text, party_name, signed, state_name};
use crate::pages::rules::{Figure, linked};
use crate::table::Table;

/// A line of the box: a seat and what it is.
type Line = (Seat, String);

/// The box below a rule.
pub fn now(table: Table, rule: &str) -> Option<Html> {
    let view = table.observe::<DieMacher>(Viewer::Table).filter(|view| view.round > 0)?;
    let (lines, sentence) = facts(&view, rule)?;
    let lines = (!lines.is_empty()).then(|| {
        let lines = lines
            .into_iter()
            .map(|(seat, what)| {
                let name = [party_name(view.setup.party(seat)), " · ", &table.name(seat)].concat();
                view! {
                    <li>
                        {bare_token(table, seat, 24)}
                        <b>{name}</b>
                        {what}
                    </li>
                }
            })
            .collect_html();
        view! { <ul>{lines}</ul> }
    });
    Some(view! { {lines} <p>{linked("die-macher", &sentence)}</p> })
}

/// The board that a rule is about, as it lies there now.
pub fn figure(table: Table, rule: &str) -> Option<Figure> {
    let number = rule.strip_prefix("DM-")?;
    let about = |starts: &[&str]| starts.iter().any(|start| number.starts_with(start));
    let national = about(&["4.2.5", "4.2.8", "5.2.5.8", "5.3.3", "5.3.4", "6.2", "6.3", "6.4"]);
    if !national && !about(&["5.0.3", "5.2.3", "5.2.5", "5.2.6", "5.2.8", "5.3.1", "5.3.2", "6.1"]) {
        return None;
    }
    let view = table.observe::<DieMacher>(Viewer::Table).filter(|view| view.round > 0)?;
    let title = if national { t!("dm-nation") } else { state_name(&view, view.current()) };
    let note = t!("dm-figure-note", round = view.round);
    Some(Figure { title, note, drawing: super::board::drawing(table, national)? })
}

/// One line for each seat.
fn each(view: &Observation, line: impl Fn(Seat) -> String) -> Vec<Line> {
    (0..view.setup.seats).map(Seat::new).map(|seat| (seat, line(seat))).collect()
}

/// The seats that a rule is about now, and a sentence.
fn facts(view: &Observation, rule: &str) -> Option<(Vec<Line>, String)> {
    let nobody = Vec::new();
    let land = state_name(view, view.current());
    let board = view.boards[0];
    Some(match rule {
        "DM-5.0.1" | "DM-5.0.3" | "DM-5.0.4" => {
            (nobody, t!("dm-now-round", round = view.current(), land = land, boards = view.in_play))
        }
        "DM-5.2.1.2" => (
            nobody,
            match view.setup.first {
                FirstPlayer::Chosen => t!("dm-now-first-chosen"),
                FirstPlayer::Bidder => t!("dm-now-first-bidder"),
            },
        ),
        "DM-5.2.1.5" => {
            let order = view
                .order()
                .zip(1..)
                .map(|(seat, place): (Seat, u8)| (seat, t!("dm-now-order", place = place)));
            (order.collect(), t!("dm-now-order-text"))
        }
        "DM-5.2.3.11" | "DM-5.2.4.1" | "DM-5.2.4.2" | "DM-5.2.4.3" | "DM-5.2.4.6" => {
            let lines = board
                .tiles
                .iter()
                .map(|seat| {
                    let text = match view.party(seat).partner {
                        Some(partner) => t!("dm-now-partner", party = party_name(view.setup.party(partner))),
                        None => t!("dm-now-free"),
                    };
                    (seat, text)
                })
                .collect();
            (lines, t!("dm-now-tiles", land = land))
        }
        "DM-5.2.4.4" => (
            nobody,
            match view.setup.offers {
                Offers::Any => t!("dm-now-offers-any"),
                Offers::One => t!("dm-now-offers-one"),
            },
        ),
        "DM-5.2.5.4" | "DM-5.2.5.5" => {
            let free = MEDIA_PLACES.saturating_sub(board.cubes());
            let lines =
                board.control().map(|seat| (seat, t!("dm-now-control", land = &land))).into_iter().collect();
            (lines, t!("dm-now-media", land = &land, count = free))
        }
        "DM-5.2.8.5" | "DM-5.2.8.6" => {
            let lines = each(view, |seat| {
                let at = seat.index();
                let programme = view.party(seat).programme;
                t!(
                    "dm-now-factor",
                    trend = signed(board.trend[at]),
                    agreement = signed(board.agreement(programme)),
                    factor = factor_text(board.factor(at, programme))
                )
            });
            (lines, t!("dm-now-factor-text", land = land))
        }
        "DM-5.3.1.2" | "DM-5.3.2.1" | "DM-5.3.2.2" => {
            let shown = View::of(view);
            let rows = shown.states.first().map(|state| state.rows.clone()).unwrap_or_default();
            let lines = rows
                .iter()
                .map(|row| (row.seat, t!("dm-now-votes", votes = row.votes, seats = row.seats)))
                .collect();
            (lines, t!("dm-now-votes-text", land = land))
        }
        "DM-5.3.3.5" => (
            nobody,
            match view.setup.placing {
                Placing::Shift => t!("dm-now-placing-shift"),
                Placing::Plain => t!("dm-now-placing-plain"),
            },
        ),
        "DM-5.3.4.1" => {
            let shown = View::of(view);
            let lines = shown
                .parties
                .iter()
                .map(|party| (party.seat, t!("dm-now-grow", count = party.growth, members = party.members)))
                .collect();
            (lines, t!("dm-now-grow-text"))
        }
        "DM-5.4.3.2" => {
            let rounds: Vec<String> = view.setup.dues_rounds().iter().map(u8::to_string).collect();
            let usual = view.setup.dues_rounds() == DUES_ROUNDS;
            let text = t!("dm-now-dues", rounds = rounds.join(", "));
            (nobody, if usual { text } else { [text, t!("dm-now-dues-variant")].join(" ") })
        }
        rule if rule.strip_prefix("DM-").is_some_and(|number| number.starts_with("6.")) => {
            let shown = View::of(view);
            let lines = shown
                .parties
                .iter()
                .map(|party| {
                    let score = party.score;
                    let text = t!(
                        "dm-now-score",
                        points = score.total(),
                        seats = score.seats,
                        media = score.media,
                        members = score.members + score.bonus,
                        matches = score.matches
                    );
                    (party.seat, text)
                })
                .collect();
            (lines, t!("dm-now-score-text"))
        }
        _ => return None,
    })
}
