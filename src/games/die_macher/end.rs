//! The end: who won and why, everyone's points and record, the elections, telling moments, the story again.
//!
//! All of it is reckoned by [`die_macher::Record`] from what was told in public.

use crate::ui::html::{CollectHtml, Html};
use die_macher::{DieMacher, Election, Moment, Record, Setup, Tally};
use engine::order::sort_few;
use engine::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use markup::view;

use super::words::{bare_token, card_name, money, numbered, party_name, token};
use crate::table::rich::{bold, rich};
use crate::table::{Table, over};

/// The page of the end.
pub fn end(table: Table) -> Html {
    view! {
        <div class="end dm-end">
            {move || record(table).map(|(setup, record)| page(table, &setup, &record))}
            {over::acts(table)}
        </div>
    }
}

fn record(table: Table) -> Option<(Setup, Record)> {
    let setup = table.with(|game| game.typed::<DieMacher>().map(|game| *game.setup()))?;
    let told = table.told::<DieMacher>(Viewer::Everyone);
    let record = Record::of(&setup, told.iter().map(|(step, event)| (*step, event)))?;
    Some((setup, record))
}

fn named(table: Table, setup: &Setup, seat: Seat) -> String {
    [bold(&table.name(seat)), " (".to_owned(), party_name(setup.party(seat)).to_owned(), ")".to_owned()]
        .concat()
}

fn all_named(table: Table, setup: &Setup, seats: SeatSet) -> String {
    seats.iter().map(|seat| named(table, setup, seat)).collect::<Vec<_>>().join(", ")
}

fn page(table: Table, setup: &Setup, record: &Record) -> Html {
    view! {
        <div class="end-a">{hero(table, setup, record)} {moments(table, setup, record)}</div>
        <div class="end-b">{score(table, setup, record)} {deeds(table, setup, record)}</div>
        {timeline(table, setup, record)}
    }
}

/// The headline with its reason.
fn hero(table: Table, setup: &Setup, record: &Record) -> Html {
    let parties: Vec<&str> = record.winners.iter().map(|seat| party_name(setup.party(seat))).collect();
    let names: Vec<String> = record.winners.iter().map(|seat| bold(&table.name(seat))).collect();
    let best = record.seats.iter().map(|tally| tally.score.total()).max().unwrap_or(0);
    let tokens = record.winners.iter().map(|seat| bare_token(table, seat, 64)).collect_html();
    view! {
        <section class="end-hero dm-hero">
            <p class="dm-win" aria-hidden="true">{tokens}</p>
            <h2>{t!("dm-over-wins", parties = parties.join(" + "), count = parties.len() as i64)}</h2>
            <p class="why">{rich(&t!("dm-over-why", names = names.join(", "), points = best))}</p>
            <p class="sum">{crate::i18n::text(super::end_key(record.end), &[])}</p>
        </section>
    }
}

fn ranked(record: &Record) -> Vec<Tally> {
    let mut seats = record.seats.clone();
    sort_few(&mut seats, |tally| (tally.place, tally.seat));
    seats
}

/// A row of numbers, each with its head for narrow screens.
fn cells(values: Vec<(String, String)>) -> Html {
    values.into_iter().map(|(head, value)| view! { <td class="n" data-l=head>{value}</td> }).collect_html()
}

fn who(table: Table, setup: &Setup, seat: Seat, note: String) -> Html {
    view! {
        <th scope="row">
            <span class="who">
                {bare_token(table, seat, 32)}
                <span>
                    <b>{party_name(setup.party(seat))} " · " {table.name(seat)}</b>
                    <em>{note}</em>
                </span>
            </span>
        </th>
    }
}

fn heads(keys: &[&'static str]) -> Html {
    keys.iter()
        .map(|key| view! { <th scope="col" class="n">{crate::i18n::text(key, &[])}</th> })
        .collect_html()
}

/// Points, one row a party, the best first.
fn score(table: Table, setup: &Setup, record: &Record) -> Html {
    let keys = [
        "dm-over-seats",
        "dm-over-media",
        "dm-over-members",
        "dm-over-bonus",
        "dm-over-matches",
        "dm-over-total",
    ];
    let rows = ranked(record)
        .iter()
        .map(|tally| {
            let score = tally.score;
            let values = [score.seats, score.media, score.members, score.bonus, score.matches, score.total()];
            let values =
                keys.iter().zip(values).map(|(key, value)| (crate::i18n::text(key, &[]), value.to_string()));
            let note = t!("dm-over-place", place = tally.place);
            view! {
                <tr class:won=record.winners.contains(tally.seat)>
                    {who(table, setup, tally.seat, note)}
                    {cells(values.collect())}
                </tr>
            }
        })
        .collect_html();
    view! {
        <section class="end-score" aria-labelledby="end-score-title">
            <h2 id="end-score-title">{t!("dm-over-points")}</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t!("dm-party")}</th>
                        {heads(&keys)}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// What each party did.
fn deeds(table: Table, setup: &Setup, record: &Record) -> Html {
    let keys = [
        "dm-over-alone",
        "dm-over-together",
        "dm-over-held",
        "dm-over-bought",
        "dm-over-polls",
        "dm-over-paid",
        "dm-over-donations",
        "dm-over-scandals",
    ];
    let rows = ranked(record)
        .iter()
        .map(|tally| {
            let taken: u16 = tally.accepted.iter().map(|donation| donation.figures().sum).sum();
            let values = [
                tally.alone.to_string(),
                tally.together.to_string(),
                tally.meetings.to_string(),
                tally.bought.to_string(),
                tally.polls.to_string(),
                money(tally.paid),
                money(taken),
                tally.scandals.to_string(),
            ];
            let values = keys.iter().zip(values).map(|(key, value)| (crate::i18n::text(key, &[]), value));
            let note = t!(
                "dm-over-grown",
                polls = tally.by_polls,
                matches = tally.by_matches,
                refusals = tally.by_refusals
            );
            view! {
                <tr>
                    {who(table, setup, tally.seat, note)}
                    {cells(values.collect())}
                </tr>
            }
        })
        .collect_html();
    view! {
        <section class="end-score" aria-labelledby="end-deeds-title">
            <h2 id="end-deeds-title">{t!("dm-over-deeds")}</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t!("dm-party")}</th>
                        {heads(&keys)}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// The last step shows this page, so the moment before it stands for the end.
fn show(table: Table, steps: usize) {
    let all = untrack(|| table.with_present(|game| game.steps()));
    table.show_moment(Some(steps.min(all.saturating_sub(1))));
}

fn land(election: &Election) -> String {
    numbered(election.land, election.round)
}

fn moment(table: Table, setup: &Setup, record: &Record, moment: Moment) -> Option<(usize, String, String)> {
    let at = |at: usize| record.elections.get(at);
    Some(match moment {
        Moment::Landslide { at: index, seat, seats } => {
            let election = at(index)?;
            let text = t!(
                "dm-moment-landslide-text",
                name = named(table, setup, seat),
                land = land(election),
                seats = seats
            );
            (election.to, t!("dm-moment-landslide"), text)
        }
        Moment::Nose { at: index } => {
            let election = at(index)?;
            let text = t!(
                "dm-moment-nose-text",
                names = all_named(table, setup, election.winners),
                beaten = all_named(table, setup, election.beaten),
                land = land(election)
            );
            (election.to, t!("dm-moment-nose"), text)
        }
        Moment::Forced { at: index, seat, with } => {
            let election = at(index)?;
            let text = t!(
                "dm-moment-forced-text",
                name = named(table, setup, seat),
                other = named(table, setup, with),
                land = land(election)
            );
            (election.to, t!("dm-moment-forced"), text)
        }
        Moment::Dearest { at: index, seat, sum, .. } => {
            let election = at(index)?;
            let text = t!(
                "dm-moment-dearest-text",
                name = named(table, setup, seat),
                sum = money(sum),
                round = election.round
            );
            (election.to, t!("dm-moment-dearest"), text)
        }
        Moment::LostLead { at: index, seat } => {
            let election = at(index)?;
            let text = t!("dm-moment-lead-text", name = named(table, setup, seat), round = election.round);
            (election.to, t!("dm-moment-lead"), text)
        }
    })
}

fn moments(table: Table, setup: &Setup, record: &Record) -> Html {
    let cards = record
        .moments
        .iter()
        .filter_map(|each| moment(table, setup, record, *each))
        .take(6)
        .map(|(to, title, text)| {
            view! {
                <li>
                    <button type="button" class="dm-moment" on:click=move |_| show(table, to)>
                        <span>
                            <b>{title}</b>
                            <span class="txt">{rich(&text)}</span>
                        </span>
                    </button>
                </li>
            }
        })
        .collect_html();
    view! {
        <section class="end-moments" aria-labelledby="end-moments-title">
            <h2 id="end-moments-title" class="sr">{t!("dm-over-moments")}</h2>
            <ol>{cards}</ol>
        </section>
    }
}

/// All elections in a line; each leads to its moment.
fn timeline(table: Table, setup: &Setup, record: &Record) -> Html {
    let cells = record
        .elections
        .iter()
        .map(|election| {
            let to = election.to;
            let votes = election
                .results
                .iter()
                .map(|result| {
                    view! {
                        <span class="dm-res" class:won=election.winners.contains(result.seat)>
                            {token(table, result.seat, 18)}
                            <b>{result.seats}</b>
                            <small>{result.votes}</small>
                        </span>
                    }
                })
                .collect_html();
            let laid: Vec<String> = election.laid.iter().map(|laid| card_name(laid.card)).collect();
            let winners: Vec<&str> =
                election.winners.iter().map(|seat| party_name(setup.party(seat))).collect();
            view! {
                <li>
                    <button type="button" on:click=move |_| show(table, to)>
                        <b>{election.round} " " {land(election)}</b>
                        <span class="dm-ress">{votes}</span>
                        <small>
                            {if winners.is_empty() { t!("dm-over-nobody") } else { winners.join(" + ") }}
                            {(!laid.is_empty()).then(|| [" · ", &laid.join(", ")].concat())}
                        </small>
                    </button>
                </li>
            }
        })
        .collect_html();
    view! {
        <section class="end-line" aria-labelledby="end-line-title">
            <header>
                <h2 id="end-line-title">{t!("dm-over-line")}</h2>
                <span>{t!("dm-over-line-hint")}</span>
            </header>
            <ol>{cells}</ol>
        </section>
    }
}
