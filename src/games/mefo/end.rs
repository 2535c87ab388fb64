//! The end: who could pay last, everyone's accounts, the years in a line, telling moments.
//!
//! All of it is reckoned by [`mefo::Record`] from what was told in public.

use engine::order::sort_few;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use markup::view;
use mefo::{Mefo, Moment, Record, Setup, Tally};

use super::words::{self, money};
use crate::table::rich::{bold, rich};
use crate::table::{Table, over};
use crate::ui::html::{CollectHtml, Html};

/// The page of the end.
pub fn end(table: Table) -> Html {
    view! {
        <div class="end mf-end">
            {move || record(table).map(|record| page(table, &record))}
            {over::acts(table)}
        </div>
    }
}

fn record(table: Table) -> Option<Record> {
    let setup: Setup = table.with(|game| game.typed::<Mefo>().map(|game| *game.setup()))?;
    let told = table.told::<Mefo>(Viewer::Everyone);
    Record::of(&setup, told.iter().map(|(step, event)| (*step, event)))
}

fn page(table: Table, record: &Record) -> Html {
    view! {
        <div class="end-a">{hero(table, record)} {moments(table, record)}</div>
        <div class="end-b">{score(table, record)} {line(table, record)}</div>
    }
}

/// The headline with its reason.
fn hero(table: Table, record: &Record) -> Html {
    let year = record.years.last().map_or(0, |year| year.year).to_string();
    let role =
        record.seats.get(record.winner.index()).map_or_else(String::new, |tally| words::role(tally.role));
    let why = t!("mf-over-why", name = bold(&table.name(record.winner)), role = role, year = year);
    view! {
        <section class="end-hero mf-hero">
            <p aria-hidden="true">{words::token(table, record.winner, 64)}</p>
            <h2>{t!("mf-over-wins", name = table.name(record.winner))}</h2>
            <p class="why">{rich(&why)}</p>
            <p class="sum">{t!("mf-end", end = record.end.word())} " " {t!("mf-over-sober")}</p>
        </section>
    }
}

/// Everybody's accounts, the winner first.
fn score(table: Table, record: &Record) -> Html {
    let mut seats: Vec<Tally> = record.seats.clone();
    sort_few(&mut seats, |tally| (tally.place, tally.seat));
    let keys = [
        "mf-over-income",
        "mf-over-cashed",
        "mf-over-void",
        "mf-over-raids",
        "mf-over-levy",
        "mf-over-bought",
        "mf-over-sold",
        "mf-over-bailouts",
    ];
    let heads = keys
        .iter()
        .map(|key| view! { <th scope="col" class="n">{crate::i18n::text(key, &[])}</th> })
        .collect_html();
    let rows = seats
        .iter()
        .map(|tally| {
            let note = match tally.out {
                None => t!("mf-over-last"),
                Some(year) if tally.killed => t!("mf-over-killed", year = year.to_string()),
                Some(year) => t!("mf-over-out", year = year.to_string()),
            };
            let values = [
                money(tally.income),
                money(tally.cashed_rm + tally.redeemed_rm),
                money(tally.void),
                money(tally.raids),
                money(tally.levy),
                tally.bought.to_string(),
                (tally.sold + tally.handed_in).to_string(),
                tally.bailouts.to_string(),
            ];
            let cells = keys
                .iter()
                .zip(values)
                .map(|(key, value)| view! { <td class="n" data-l=crate::i18n::text(key, &[])>{value}</td> })
                .collect_html();
            view! {
                <tr class:won=tally.seat == record.winner>
                    <th scope="row">
                        <span class="who">
                            {words::token(table, tally.seat, 32)}
                            <span>
                                <b>{table.name(tally.seat)}</b>
                                <em>{words::role(tally.role)} " · " {note}</em>
                            </span>
                        </span>
                    </th>
                    {cells}
                </tr>
            }
        })
        .collect_html();
    view! {
        <section class="end-score" aria-labelledby="end-score-title">
            <h2 id="end-score-title">{t!("mf-over-accounts")}</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t!("mf-seats")}</th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="fine">{t!("mf-over-fine")}</p>
        </section>
    }
}

/// The last step shows this page, so the moment before it stands for the end.
fn show(table: Table, steps: usize) {
    let all = untrack(|| table.with_present(|game| game.steps()));
    table.show_moment(Some(steps.min(all.saturating_sub(1))));
}

fn told(table: Table, moment: Moment) -> String {
    let name = |seat: Seat| bold(&table.name(seat));
    match moment {
        Moment::Claimed { seat, title, .. } => {
            t!("mf-moment-claimed", name = name(seat), title = words::title(title))
        }
        Moment::Deposed { seat, title, .. } => {
            t!("mf-moment-deposed", name = name(seat), title = words::title(title))
        }
        Moment::Built { seat, .. } => t!("mf-moment-built", name = name(seat)),
        Moment::Void { seat, bills, .. } => {
            t!("mf-moment-void", name = name(seat), count = words::count(bills))
        }
        Moment::FirstBailout { seat, .. } => t!("mf-moment-bailout", name = name(seat)),
        Moment::Out { seat, killed: true, .. } => t!("mf-moment-killed", name = name(seat)),
        Moment::Out { seat, .. } => t!("mf-moment-out", name = name(seat)),
    }
}

/// The year in which a step fell.
fn year_of(record: &Record, at: usize) -> String {
    record
        .years
        .iter()
        .find(|year| at <= year.to)
        .or(record.years.last())
        .map_or_else(String::new, |year| year.year.to_string())
}

fn moments(table: Table, record: &Record) -> Html {
    let cards = record
        .moments
        .iter()
        .take(10)
        .map(|moment| {
            let at = moment.at();
            view! {
                <li>
                    <button type="button" class="mf-moment" on:click=move |_| show(table, at + 1)>
                        <b>{year_of(record, at)}</b>
                        <span>{rich(&told(table, *moment))}</span>
                    </button>
                </li>
            }
        })
        .collect_html();
    view! {
        <section class="end-moments" aria-labelledby="end-moments-title">
            <h2 id="end-moments-title" class="sr">{t!("mf-over-moments")}</h2>
            <ol>{cards}</ol>
        </section>
    }
}

/// The years: everybody's RM and bills as they ended; each leads to its end.
fn line(table: Table, record: &Record) -> Html {
    let most = record
        .years
        .iter()
        .flat_map(|year| year.rm.iter().zip(&year.bills).map(|(rm, bills)| rm + bills))
        .max()
        .unwrap_or(1)
        .max(1);
    let cells = record
        .years
        .iter()
        .map(|year| {
            let to = year.to;
            let wide = |sum: u32| crate::platform::maths::percent(f64::from(sum), f64::from(most));
            let rows = record
                .seats
                .iter()
                .map(|tally| {
                    let at = tally.seat.index();
                    let (rm, bills) =
                        (year.rm.get(at).copied().unwrap_or(0), year.bills.get(at).copied().unwrap_or(0));
                    let says = t!(
                        "mf-over-had",
                        name = table.name(tally.seat),
                        rm = money(rm),
                        count = words::count(bills)
                    );
                    view! {
                        <span class="mf-res" title=says.clone()>
                            {words::token(table, tally.seat, 16)}
                            <i>
                                <i class="b-rm" style:width=wide(rm)></i>
                                <i class="b-bl" style:width=wide(bills)></i>
                            </i>
                            <span class="sr">{says}</span>
                        </span>
                    }
                })
                .collect_html();
            view! {
                <li>
                    <button type="button" on:click=move |_| show(table, to)>
                        <b>{year.year.to_string()}</b>
                        <span class="mf-ress">{rows}</span>
                    </button>
                </li>
            }
        })
        .collect_html();
    view! {
        <section class="end-line" aria-labelledby="end-line-title">
            <header>
                <h2 id="end-line-title">{t!("mf-over-line")}</h2>
                <span>{t!("mf-over-line-hint")}</span>
            </header>
            <ol>{cells}</ol>
        </section>
    }
}
