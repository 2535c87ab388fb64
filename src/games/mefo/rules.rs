//! What a rule means in the match that was left for the rules: the box below it.

use engine::{Seat, Viewer};
use markup::view;
use mefo::tables;
use mefo::{Mefo, Observation, Stage};

use super::words::{self, money};
use crate::pages::rules::linked;
use crate::table::Table;
use crate::ui::html::{CollectHtml, Html};

/// A line of the box: a seat and what it is.
type Line = (Seat, String);

/// The box below a rule.
pub fn now(table: Table, rule: &str) -> Option<Html> {
    let view = table.observe::<Mefo>(Viewer::Table)?;
    if matches!(view.stage, Stage::First | Stage::Role(_)) {
        return None;
    }
    let (lines, sentence) = facts(&view, rule)?;
    let lines = (!lines.is_empty()).then(|| {
        let lines = lines
            .into_iter()
            .map(|(seat, what)| {
                view! {
                    <li>
                        {words::token(table, seat, 24)}
                        <b>{table.name(seat)}</b>
                        " "
                        {what}
                    </li>
                }
            })
            .collect_html();
        view! { <ul>{lines}</ul> }
    });
    Some(view! { {lines} <p>{linked("mefo", &sentence)}</p> })
}

/// One line for each living player.
fn each(view: &Observation, line: impl Fn(Seat) -> String) -> Vec<Line> {
    view.board.alive().iter().map(|seat| (seat, line(seat))).collect()
}

/// The seats that a rule is about now, and a sentence.
fn facts(view: &Observation, rule: &str) -> Option<(Vec<Line>, String)> {
    let board = &view.board;
    let year = board.year.to_string();
    let sum = |rm: u32| t!("mf-sum-rm", rm = money(rm));
    Some(match rule {
        "MF-1.2" => (
            Vec::new(),
            t!("mf-now-year", year = year, round = board.round_of_year, rounds = board.setup.rounds()),
        ),
        "MF-1.4" => (each(view, |seat| words::role(board.player(seat).role)), t!("mf-now-roles")),
        "MF-2.2" | "MF-2.3" | "MF-2.4" | "MF-2.6" | "MF-2.7" => {
            let lines = each(view, |seat| {
                let player = board.player(seat);
                let worth =
                    board.open_worth(seat, player.open, false) + board.fixed_worth(seat, player.fixed);
                t!("mf-now-bills", count = words::count(player.open + player.fixed), rm = money(worth))
            });
            let rates = [tables::rate(board.year), tables::rate(board.year + 1)].map(words::rate);
            let [rate, next] = rates;
            (lines, t!("mf-now-rate", year = year, rate = rate, next = next))
        }
        "MF-4.2" | "MF-4.3" | "MF-9.2" => {
            let lines = each(view, |seat| {
                let payout = board.payout(seat);
                t!(
                    "mf-now-payout",
                    rm = money(payout.rm),
                    bills = words::count(payout.open + payout.fixed),
                    power = payout.power
                )
            });
            (lines, t!("mf-now-payouts"))
        }
        "MF-4.6" => (Vec::new(), [year.as_str(), ": ", &words::year(board.year)].concat()),
        "MF-5.1" | "MF-5.4" | "MF-5.5" => (each(view, |seat| sum(board.dues(seat).sum())), t!("mf-now-dues")),
        "MF-5.2" | "MF-5.3" => match board.next_raid() {
            Some((rounds, rm)) => (
                each(view, |seat| sum(board.raid_bill(seat, rm))),
                t!("mf-raid-next", count = rounds, rm = rm),
            ),
            None => (Vec::new(), t!("mf-raids-over")),
        },
        "MF-6.1" | "MF-6.4" | "MF-6.5" | "MF-6.6" => {
            (each(view, |seat| t!("mf-bailed", count = board.player(seat).fails)), t!("mf-now-fails"))
        }
        "MF-8.1" | "MF-8.2" | "MF-8.5" | "MF-9.5" => {
            let lines = each(view, |seat| {
                let power = t!("mf-log-power", count = board.player(seat).power.to_string());
                match board.title(seat) {
                    Some(title) => [power.as_str(), ", ", &words::title(title)].concat(),
                    None => power,
                }
            });
            (lines, t!("mf-power-needed", count = tables::OFFICE_POWER))
        }
        "MF-8.6" => (
            each(view, |seat| t!("mf-terms", count = board.player(seat).terms)),
            t!("mf-now-longest", percent = tables::LONGEST_LEVY),
        ),
        _ => return None,
    })
}
