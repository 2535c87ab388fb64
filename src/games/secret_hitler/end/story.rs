//! A few telling moments, and the line of all elections. Everything here leads to its moment.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Election, End, Moment, Party, Policy, Record};

use super::{named, tile};
use crate::table::rich::{bold, plain, rich};
use crate::table::{Table, token};
use crate::ui::{Icon, icon};

/// How many moments are told.
const TOLD: usize = 4;

pub fn moments(table: Table, record: &Record) -> Html {
    let cards =
        record.moments.iter().take(TOLD).filter_map(|moment| card(table, record, *moment)).collect_html();
    view! {
        <section class="end-moments" aria-labelledby="end-moments-title">
            <h2 id="end-moments-title" class="sr">{t!("sh-over-moments")}</h2>
            <ol>{cards}</ol>
        </section>
    }
}

/// What a moment says: its picture, heading and sentence.
fn words(table: Table, record: &Record, moment: Moment, election: &Election) -> (Html, String, String) {
    let president = named(table, election.president);
    let chancellor = election.chancellor.map(|seat| named(table, seat)).unwrap_or_default();
    let hitler = named(table, record.roles.hitler());
    let (ja, nein, number) = (election.ja.len(), election.nein.len(), election.number);
    let sign = |which: Icon| icon(which).into_html();
    match moment {
        Moment::Decision(_) => {
            let text = match record.end {
                End::FiveLiberal | End::SixFascist if election.chaos => {
                    t!("sh-over-decision-chaos", number = number)
                }
                End::FiveLiberal | End::SixFascist => {
                    t!(
                        "sh-over-decision-policy",
                        number = number,
                        president = president,
                        chancellor = chancellor,
                        ja = ja,
                        nein = nein
                    )
                }
                End::HitlerExecuted => {
                    t!("sh-over-decision-executed", number = number, president = president, hitler = hitler)
                }
                End::HitlerElected => {
                    let fooled = election.ja.and(record.roles.liberals()).len();
                    t!("sh-over-decision-elected", number = number, ja = ja, nein = nein, liberals = fooled)
                }
            };
            let picture = match record.end.winner() {
                Party::Liberal => tile(Policy::Liberal, 44),
                Party::Fascist => tile(Policy::Fascist, 44),
            };
            (picture, t!("sh-over-decision"), text)
        }
        Moment::NearMiss(_) => (
            sign(Icon::Warning),
            t!("sh-over-near-miss"),
            t!(
                "sh-over-near-miss-text",
                number = number,
                president = president,
                hitler = hitler,
                ja = ja,
                nein = nein
            ),
        ),
        Moment::FalseReport { by, seat, said, .. } => {
            let text = match said {
                Party::Liberal => "sh-over-false-report-liberal",
                Party::Fascist => "sh-over-false-report-fascist",
            };
            let args = [
                ("by", named(table, by).into()),
                ("seat", named(table, seat).into()),
                ("number", number.into()),
            ];
            (sign(Icon::Eye), t!("sh-over-false-report"), crate::i18n::text(text, &args))
        }
        Moment::Closest(_) => {
            let text = if election.passed {
                t!(
                    "sh-over-closest-passed",
                    number = number,
                    president = president,
                    chancellor = chancellor,
                    ja = ja,
                    nein = nein
                )
            } else {
                t!(
                    "sh-over-closest-failed",
                    number = number,
                    president = president,
                    chancellor = chancellor,
                    ja = ja,
                    nein = nein
                )
            };
            (scales(), t!("sh-over-closest"), text)
        }
        Moment::Dispute(_) => (
            unequal(),
            t!("sh-over-dispute"),
            t!("sh-over-dispute-text", number = number, president = president, chancellor = chancellor),
        ),
        Moment::Chaos(_) => {
            let text = match election.tile {
                Some(Policy::Liberal) => t!("sh-over-chaos-liberal", number = number),
                _ => t!("sh-over-chaos-fascist", number = number),
            };
            (sign(Icon::Shuffle), t!("sh-over-chaos"), text)
        }
        Moment::LiberalExecuted { by, seat, .. } => (
            sign(Icon::Close),
            t!("sh-over-innocent"),
            t!("sh-over-innocent-text", number = number, by = named(table, by), seat = named(table, seat)),
        ),
        Moment::Deceived(_) => (
            sign(Icon::EyeOff),
            t!("sh-over-deceived"),
            t!("sh-over-deceived-text", number = number, president = president, chancellor = chancellor),
        ),
        Moment::GoodStart(_) => (
            sign(Icon::Hand),
            t!("sh-over-good-start"),
            t!("sh-over-good-start-text", number = number, hitler = hitler),
        ),
        Moment::Run(_, count) => (
            tile(Policy::Fascist, 44),
            t!("sh-over-run"),
            t!("sh-over-run-text", number = number, count = count),
        ),
    }
}

fn card(table: Table, record: &Record, moment: Moment) -> Option<Html> {
    let election = record.elections.get(moment.election())?;
    let (picture, title, text) = words(table, record, moment, election);
    let to = election.to;
    Some(view! {
        <li>
            <button type="button" on:click=move |_| show(table, to)>
                <span class="pic">{picture}</span>
                <span>
                    <b>{title}</b>
                    <span class="txt">{rich(&text)}</span>
                </span>
            </button>
        </li>
    })
}

/// The last step shows this page, so the moment before it stands for the end.
fn show(table: Table, steps: usize) {
    let all = untrack(|| table.with_present(|game| game.steps()));
    table.show_moment(Some(steps.min(all.saturating_sub(1))));
}

fn scales() -> Html {
    view! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3v17.5M6 20.5h12M4 7h16M4 7 1.5 13.5h5ZM20 7l-2.5 6.5h5Z" />
        </svg>
    }
}

fn unequal() -> Html {
    view! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9h16M4 15h16M15 4 9 20" />
        </svg>
    }
}

/// All elections in a line: who stood, what came of it.
pub fn timeline(table: Table, record: &Record) -> Html {
    let cells = record.elections.iter().map(|election| cell(table, election)).collect_html();
    view! {
        <section class="end-line" aria-labelledby="end-line-title">
            <header>
                <h2 id="end-line-title">{t!("sh-over-line")}</h2>
                <span>{t!("sh-over-line-hint")}</span>
            </header>
            <ol>{cells}</ol>
        </section>
    }
}

fn cell(table: Table, election: &Election) -> Html {
    let to = election.to;
    let said = plain(&said(table, election));
    let sign = match election.tile {
        Some(policy) => tile(policy, 28),
        None if election.vetoed => view! { <i class="sg" aria-hidden="true">"V"</i> },
        None if election.passed => view! { <i class="sg" aria-hidden="true">"✓"</i> },
        None => view! { <i class="sg" aria-hidden="true">"×"</i> },
    };
    view! {
        <li>
            <button
                type="button"
                class:chaos=election.chaos
                class:failed=!election.passed
                title=said.clone()
                on:click=move |_| show(table, to)
            >
                <span class="sr">{said}</span>
                <span class="pc" aria-hidden="true">
                    {token(table, election.president, 24)}
                    {election.chancellor.map(|seat| token(table, seat, 24))}
                </span>
                {sign}
                <b aria-hidden="true">{election.number}</b>
            </button>
        </li>
    }
}

/// A cell in words.
fn said(table: Table, election: &Election) -> String {
    let bare = |seat| bold(&table.name(seat));
    let chancellor = election.chancellor.map(bare).unwrap_or_default();
    let head = t!(
        "sh-over-cell",
        number = election.number,
        president = bare(election.president),
        chancellor = chancellor,
        ja = election.ja.len(),
        nein = election.nein.len()
    );
    let what = match (election.tile, election.chaos) {
        (Some(Policy::Liberal), false) => t!("sh-over-cell-liberal"),
        (Some(Policy::Fascist), false) => t!("sh-over-cell-fascist"),
        (Some(Policy::Liberal), true) => t!("sh-over-cell-chaos-liberal"),
        (Some(Policy::Fascist), true) => t!("sh-over-cell-chaos-fascist"),
        (None, _) if election.vetoed => t!("sh-over-cell-veto"),
        (None, _) if election.passed => t!("sh-over-cell-elected"),
        (None, _) => t!("sh-over-cell-failed"),
    };
    [head, what].join(" ")
}
