//! The end: who won, the final balance, the years, what stood out, and the corporations' own ranking.

use crate::table::rich::{bold, rich};
use crate::table::{Table, over};
use crate::ui::html::{CollectHtml, Html};
use engine::{Seat, Viewer};
use konzern::{Corp, End, Konzern, Moment, Record};
use markup::view;

use super::board::token;
use super::words;

/// The page of the end.
pub fn end(table: Table) -> Html {
    view! {
        <div class="end kz-end">
            {move || record(table).map(|record| page(table, &record))}
            {over::acts(table)}
        </div>
    }
}

fn record(table: Table) -> Option<Record> {
    let view = table.observe::<Konzern>(Viewer::Everyone)?;
    let told = table.told::<Konzern>(Viewer::Everyone);
    Record::of(&view, told.iter().map(|(step, event)| (*step, event)))
}

fn page(table: Table, record: &Record) -> Html {
    let name = |seat: Seat| bold(&table.name(seat));
    let best = record.balance.iter().find(|each| each.seat == record.winner).map_or(0, |each| each.worth);
    let why = match record.end {
        End::Worth => t!("kz-over-why", name = name(record.winner), worth = best),
        End::TieBreak => t!("kz-over-why-tie", name = name(record.winner), worth = best),
    };
    view! {
        <section class=words::class("end-hero kz-hero", Corp::of_seat(record.winner))>
            <h2>{t!("kz-over-title", name = table.name(record.winner))}</h2>
            <p class="why">{rich(&why)}</p>
            <p class="sum">{t!("kz-over-sum", years = record.setup.years, amount = record.emitted)}</p>
        </section>
        {balance(table, record)}
        {payouts(record)}
        {years(table, record)}
        {luck(table, record)}
        {moments(table, record)}
    }
}

fn balance(table: Table, record: &Record) -> Html {
    let mut rows: Vec<_> = record.balance.iter().collect();
    engine::order::sort_few(&mut rows, |each| each.place);
    let rows = rows
        .into_iter()
        .map(|each| {
            let shares = Corp::ALL
                .into_iter()
                .zip(each.shares)
                .filter(|(_, count)| *count > 0)
                .map(|(corp, count)| view! { <span>{words::sign(corp, "kz-b")} {count}</span> })
                .collect_html();
            view! {
                <tr>
                    <th scope="row">
                        <span class="who">
                            <i>{each.place}</i>
                            {token(table, each.seat, 30)}
                            {table.name(each.seat)}
                            {each.bankrupt.then(|| view! { <span class="tag">{t!("kz-tag-bankrupt")}</span> })}
                        </span>
                    </th>
                    <td data-label=t!("kz-purse")>{each.purse.to_string()}</td>
                    <td data-label=t!("kz-over-shares")>
                        <span class="kz-held">{shares}</span>
                        {each.share_value.to_string()}
                    </td>
                    <td data-label=t!("kz-over-credits")>{each.credits.to_string()}</td>
                    <td data-label=t!("kz-over-debts")>{each.debts.to_string()}</td>
                    <td data-label=t!("kz-worth")>
                        <b>{words::worth(each.worth)}</b>
                    </td>
                </tr>
            }
        })
        .collect_html();
    view! {
        <section class="end-box kz-balance">
            <h2>{t!("kz-over-balance")}</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t!("kz-over-player")}</th>
                        <th scope="col">{t!("kz-purse")}</th>
                        <th scope="col">{t!("kz-over-shares")}</th>
                        <th scope="col">{t!("kz-over-credits")}</th>
                        <th scope="col">{t!("kz-over-debts")}</th>
                        <th scope="col">{t!("kz-worth")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// The corporations by what they paid out.
fn payouts(record: &Record) -> Html {
    let most = record.paid_out.iter().copied().max().unwrap_or(1).max(1);
    let rows = Corp::ALL
        .into_iter()
        .zip(record.paid_out)
        .map(|(corp, paid)| {
            view! {
                <li class=words::class("", corp)>
                    {words::sign(corp, "kz-b")}
                    <span>{words::corp(corp)}</span>
                    <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
                        <rect width=(u32::from(paid) * 1000 / u32::from(most)).to_string() height="12" />
                    </svg>
                    <b>{paid.to_string()}</b>
                </li>
            }
        })
        .collect_html();
    view! {
        <section class="end-box kz-payouts">
            <h2>{t!("kz-over-payouts")}</h2>
            <ul>{rows}</ul>
        </section>
    }
}

fn years(table: Table, record: &Record) -> Html {
    let heads = Corp::ALL
        .into_iter()
        .map(|corp| view! { <th scope="col">{words::sign(corp, "kz-b")} <span class="sr">{t!("kz-over-price-of", corp = words::corp(corp))}</span></th> })
        .collect_html();
    let rows = record
        .years
        .iter()
        .map(|year| {
            let to = year.to;
            let sold: u16 = year.sold.iter().map(|goods| u16::from(*goods)).sum();
            let unsold: u16 = year.unsold.iter().map(|goods| u16::from(*goods)).sum();
            let paid: u16 = year.paid.iter().sum();
            view! {
                <tr>
                    <th scope="row">
                        <button type="button" class="btn quiet" on:click=move |_| table.show_moment(Some(to))>
                            {t!("kz-over-year", year = year.number)}
                        </button>
                    </th>
                    <td>{token(table, year.president, 24)} <span class="sr">{table.name(year.president)}</span></td>
                    {year.prices.iter().map(|price| view! { <td>{price.to_string()}</td> }).collect_html()}
                    <td>{sold.to_string()}</td>
                    <td>{unsold.to_string()}</td>
                    <td>{year.unemployed}</td>
                    <td>{paid.to_string()}</td>
                </tr>
            }
        })
        .collect_html();
    view! {
        <section class="end-box kz-history">
            <h2>{t!("kz-over-years")}</h2>
            <div class="kz-scroll" tabindex="0" role="group" aria-label=t!("kz-over-years")>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t!("kz-over-year-head")}</th>
                            <th scope="col">{t!("kz-tag-president")}</th>
                            {heads}
                            <th scope="col">{t!("kz-over-sold")}</th>
                            <th scope="col">{t!("kz-over-unsold")}</th>
                            <th scope="col">{t!("kz-over-unemployed")}</th>
                            <th scope="col">{t!("kz-over-paid")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
}

fn luck(table: Table, record: &Record) -> Html {
    let rows = record
        .seats
        .iter()
        .zip(Corp::ALL)
        .map(|(tally, corp)| {
            let [white, red, _] = tally.faces;
            view! {
                <li>
                    {token(table, corp.seat(), 24)}
                    <span>
                        {t!(
                            "kz-over-luck-line",
                            name = table.name(corp.seat()),
                            rolls = tally.rolls,
                            white = white,
                            red = red,
                            won = tally.fights.0,
                            lost = tally.fights.1,
                            strikes = tally.strikes,
                            years = tally.presidencies
                        )}
                    </span>
                </li>
            }
        })
        .collect_html();
    view! {
        <section class="end-box kz-luck">
            <h2>{t!("kz-over-luck")}</h2>
            <ul>{rows}</ul>
        </section>
    }
}

fn moments(table: Table, record: &Record) -> Html {
    let name = |seat: Seat| bold(&table.name(seat));
    let corp = |corp: Corp| bold(&words::corp(corp));
    let lines = record
        .moments
        .iter()
        .map(|moment| {
            let line = match *moment {
                Moment::DearestShare { year, corp: of, seat, price } => {
                    t!("kz-moment-dearest", year = year, corp = corp(of), name = name(seat), price = price)
                }
                Moment::LargestPayout { year, corp: of, amount } => {
                    t!("kz-moment-payout", year = year, corp = corp(of), amount = amount)
                }
                Moment::MostUnsold { year, corp: of, goods } => {
                    t!("kz-moment-unsold", year = year, corp = corp(of), goods = goods)
                }
                Moment::NewChief { year, corp: of, seat } => {
                    t!("kz-moment-chief", year = year, corp = corp(of), name = name(seat))
                }
                Moment::Bankrupt { year, seat } => t!("kz-moment-bankrupt", year = year, name = name(seat)),
                Moment::NoBid { year, corp: of } => t!("kz-moment-no-bid", year = year, corp = corp(of)),
            };
            view! { <li>{rich(&line)}</li> }
        })
        .collect_html();
    view! {
        <section class="end-box kz-moments">
            <h2>{t!("kz-over-moments")}</h2>
            <ul>{lines}</ul>
        </section>
    }
}
