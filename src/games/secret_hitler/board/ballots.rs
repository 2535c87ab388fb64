//! All ballots: one row for each election, the newest on top.

use crate::ui::html::{CollectHtml, Html};
use engine::Seat;
use markup::view;
use secret_hitler::view::Election;
use secret_hitler::{By, Stage, Tiles};

use super::{Open, policy_word, signs, tiles_text, token, tracks};
use crate::table::Table;
use crate::ui::{Icon, icon};

/// What stands in a seat's cell: the ballot's look, the office letter, and both in words.
fn cell(open: &Open, election: &Election, seat: Seat) -> Html {
    if !election.voters.contains(seat) {
        return view! {
            <td>
                <span class="sh-x" aria-hidden="true">"×"</span>
                <span class="sr">{t!("sh-ballot-dead")}</span>
            </td>
        };
    }
    let president = election.president == seat;
    let chancellor = election.chancellor == Some(seat);
    let mut words = Vec::new();
    if president {
        words.push(t!("sh-ballot-president"));
    }
    if chancellor {
        words.push(t!("sh-ballot-chancellor"));
    }
    let class = match election.votes {
        Some(votes) if votes.ja.contains(seat) => {
            words.push(t!("sh-ja"));
            "sh-b ja"
        }
        Some(_) => {
            words.push(t!("sh-nein"));
            "sh-b nein"
        }
        None if open.table.stage == Stage::Ballot && open.table.voted().contains(seat) => {
            words.push(t!("sh-ballot-sealed"));
            "sh-b sealed"
        }
        None => {
            words.push(t!("sh-ballot-missing"));
            "sh-b todo"
        }
    };
    let letter = if president {
        Some(t!("sh-letter-president"))
    } else if chancellor {
        Some(t!("sh-letter-chancellor"))
    } else {
        None
    };
    view! {
        <td>
            <span class=class aria-hidden="true">{letter}</span>
            <span class="sr">{words.join(", ")}</span>
        </td>
    }
}

/// Tally, tile and power.
fn outcome(table: Table, election: &Election, now: bool) -> Html {
    let Some(votes) = election.votes else {
        let words = if now { t!("sh-ballot-now") } else { String::new() };
        return view! { <td class="sh-res" colspan="2">{words}</td> };
    };
    let tally = t!("sh-tally", ja = votes.ja.len() as i64, nein = votes.nein.len() as i64);
    let words = t!("sh-tally-words", ja = votes.ja.len() as i64, nein = votes.nein.len() as i64);
    let enacted = election.enacted.map(|(policy, by)| {
        let label = t!("sh-policy", kind = policy_word(policy));
        let chaos = by == By::Chaos;
        view! {
            {signs::mini(policy)}
            <span class="sr">{label}</span>
            {chaos.then(|| view! { <span class="sh-fl chaos">{t!("sh-by-chaos")}</span> })}
        }
    });
    let power = election.power.map(|used| {
        let sentence = tracks::power_sentence(table, &used);
        view! {
            <span class="sh-pw" class:lost=used.by.is_none() title=sentence.clone()>
                {signs::power_sign(used.power, "")}
                <span class="sr">{sentence.clone()}</span>
            </span>
        }
    });
    let note = if election.vetoed {
        Some(t!("sh-vetoed"))
    } else if !votes.passed && election.enacted.is_none() {
        Some(t!("sh-failed-short"))
    } else {
        None
    };
    view! {
        <td class="sh-v" class:f=!votes.passed>
            <span aria-hidden="true">{tally}</span>
            <span class="sr">
                {words} ", " {if votes.passed { t!("sh-passed") } else { t!("sh-failed") }}
            </span>
        </td>
        <td class="e">
            <span class="sh-cell">{note.map(|note| view! { <span class="sh-fl">{note}</span> })} {enacted} {power}</span>
        </td>
    }
}

fn shuffled(tiles: Tiles, columns: usize) -> Html {
    view! {
        <tr class="sh-cut">
            <td colspan=columns.to_string()>
                <span class="sh-cell">
                    {icon(Icon::Shuffle)}
                    {t!("sh-reshuffled", count = tiles.len(), tiles = tiles_text(tiles))}
                </span>
            </td>
        </tr>
    }
}

/// The grid with its legend.
pub fn ballots(table: Table, open: &Open) -> Html {
    let seats: Vec<Seat> = open.view.seats.iter().map(|seat| seat.seat).collect();
    let columns = seats.len() + 3;
    let heads = open
        .view
        .seats
        .iter()
        .map(|seat| {
            view! {
                <th scope="col" class:dead=!seat.alive>
                    {token(table, seat.seat, 24)}
                </th>
            }
        })
        .collect_html();
    let rows = open
        .view
        .elections
        .iter()
        .rev()
        .map(|election| {
            let now = election.number == open.table.election && open.table.end().is_none();
            let cells = seats.iter().map(|seat| cell(open, election, *seat)).collect_html();
            view! {
                {election.reshuffled.map(|tiles| shuffled(tiles, columns))}
                <tr class:now=now>
                    <th scope="row">
                        <span aria-hidden="true">
                            {election.number} {election.special.then_some("*")}
                        </span>
                        <span class="sr">
                            {if election.special {
                                t!("sh-heading-special", election = election.number)
                            } else {
                                t!("sh-heading", election = election.number)
                            }}
                        </span>
                    </th>
                    {cells}
                    {outcome(table, election, now)}
                </tr>
            }
        })
        .collect_html();
    let none = open.view.elections.is_empty();
    let special = open.view.elections.iter().any(|election| election.special);
    let crowded = if seats.len() > 8 { "sh-grid crowded" } else { "sh-grid" };
    view! {
        <header>
            <h2>{t!("sh-ballots")}</h2>
            <span class="sh-kk" aria-hidden="true">
                <i class="sh-b ja"></i>
                {t!("sh-ja")}
                <i class="sh-b nein"></i>
                {t!("sh-nein")}
            </span>
        </header>
        <table class=crowded>
            <caption class="sr">{t!("sh-ballots-caption")}</caption>
            <thead>
                <tr>
                    <th scope="col">
                        <span class="sr">{t!("sh-election")}</span>
                    </th>
                    {heads}
                    <th scope="col">
                        <span class="sr">{t!("sh-tally-column")}</span>
                    </th>
                    <th scope="col">
                        <span class="sr">{t!("sh-result-column")}</span>
                    </th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {none.then(|| view! { <p class="muted">{t!("sh-no-ballots")}</p> })}
        <p class="sh-legend" aria-hidden="true">
            <span>
                <b>{t!("sh-letter-president")}</b>
                " "
                {t!("sh-ballot-president")}
            </span>
            <span>
                <b>{t!("sh-letter-chancellor")}</b>
                " "
                {t!("sh-ballot-chancellor")}
            </span>
            {special
                .then(|| {
                    view! {
                        <span>
                            <b>"*"</b>
                            " "
                            {t!("sh-special-election")}
                        </span>
                    }
                })}
        </p>
    }
}
