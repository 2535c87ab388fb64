//! Beside the ring: the deed that lies open with why it pays or no longer pays, and the balance of an empire.

use leptos::prelude::*;
use markup::view;
use mefo::tables::{self, LAST_YEAR, Square};
use mefo::{Board, Modifier, Observation};

use crate::games::mefo::desk::desk;
use crate::games::mefo::forecast::{self, Year};
use crate::games::mefo::words::{self, glyph, money, signed};
use crate::platform::maths::percent;
use crate::table::Table;
use crate::ui::html::{CollectHtml, Html};

/// In and out of a year on one scale, and what is left.
fn bars(board: &Board, years: &[Year]) -> Html {
    let largest =
        years.iter().map(|year| (year.rm + year.bills).max(year.raids + year.levy)).max().unwrap_or(1).max(1);
    let wide = |sum: u32| percent(f64::from(sum), f64::from(largest));
    years
        .iter()
        .map(|year| {
            let label = if year.number == board.year && year.rounds < board.setup.rounds() {
                t!("mf-rest-of", year = year.number.to_string())
            } else {
                year.number.to_string()
            };
            let (paid, due) = (year.rm + year.bills, year.raids + year.levy);
            view! {
                <tr class:first=year.number == LAST_YEAR + 1>
                    <th scope="row">{label}</th>
                    <td class="in">
                        <span>
                            <em>{money(paid)}</em>
                            <i class="b-bl" style:width=wide(year.bills)></i>
                            <i class="b-rm" style:width=wide(year.rm)></i>
                        </span>
                    </td>
                    <td class="out">
                        <span>
                            <i class="b-ra" style:width=wide(year.raids)></i>
                            <i class="b-le" style:width=wide(year.levy)></i>
                            <em>{money(due)}</em>
                        </span>
                    </td>
                    <td class="net" class:neg=year.net() < 0>{signed(year.net())}</td>
                </tr>
            }
        })
        .collect_html()
}

fn table_of(rows: Html, caption: String) -> Html {
    view! {
        <table class="mf-bars">
            <caption class="sr">{caption}</caption>
            <thead class="sr">
                <tr>
                    <th scope="col">{t!("mf-col-year")}</th>
                    <th scope="col">{t!("mf-col-in")}</th>
                    <th scope="col">{t!("mf-col-out")}</th>
                    <th scope="col">{t!("mf-col-net")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// One figure with its name.
fn fact(name: String, value: Html) -> Html {
    view! {
        <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
        </div>
    }
}

fn text(value: String) -> Html {
    Html::Text(value.into())
}

/// A card on the property, or the odds of the one to be drawn.
fn card_box(board: &Board, space: u8) -> Html {
    let Some(deed) = tables::deed_of(space) else { return Html::Empty };
    if let Some(card) = board.modifier(space) {
        return view! {
            <div class="mf-modc">
                <span class="mf-mb">{glyph(card.word())}</span>
                <p>
                    <b>{words::modifier(card)}</b>
                    {words::modifier_text(card)}
                </p>
            </div>
        };
    }
    let fitting: Vec<Modifier> =
        Modifier::ALL.into_iter().filter(|card| tables::fits(*card, deed.kind)).collect();
    let all: u32 = fitting.iter().map(|card| tables::weight(*card)).sum();
    let odds = fitting
        .into_iter()
        .map(|card| {
            let share = tables::weight(card) * 100 / all.max(1);
            let says = [words::modifier(card).as_str(), ": ", &words::modifier_text(card)].concat();
            view! {
                <li title=says.clone()>
                    {glyph(card.word())}
                    <span>{t!("mf-percent", percent = share)}</span>
                    <span class="sr">{says}</span>
                </li>
            }
        })
        .collect_html();
    view! {
        <details class="mf-odds-h">
            <summary>{t!("mf-odds")}</summary>
        </details>
        <ul class="mf-odds">{odds}</ul>
    }
}

fn property(table: Table, view: &Observation, space: u8, deed: tables::Deed) -> Html {
    let board = &view.board;
    let owner = board.owner(space);
    let seat = owner.unwrap_or_else(|| super::concerned(view));
    let list = t!("mf-sum-rm", rm = money(deed.list));
    let bank = t!("mf-sum-rm", rm = money(board.sale_value(space)));
    let later = t!("mf-sum-rm", rm = money(Board::bank_price(space, board.modifier(space), LAST_YEAR + 1)));
    let bank = if board.post() { bank } else { t!("mf-bank-then", now = bank, later = later) };
    let who = match owner {
        Some(seat) => view! { {words::token(table, seat, 18)} {table.name(seat)} },
        None => text(t!("mf-sum-rm", rm = money(board.price(seat, space)))),
    };
    let who_name = if owner.is_some() { t!("mf-owner") } else { t!("mf-price") };
    let until = (board.year..=board.year + 2).collect::<Vec<_>>();
    let years: Vec<Year> = until
        .into_iter()
        .map(|year| forecast::of_deed(board, seat, space, board.modifier(space), year))
        .collect();
    let verdict = match (years.first().map(|year| year.net()), years.get(1).map(|year| year.net())) {
        _ if deed.payout == 0 && deed.power_every > 0 => t!("mf-pays-power"),
        (Some(now), Some(next)) if now > 0 && next > 0 => t!("mf-pays-yes"),
        (Some(now), _) if now > 0 => t!("mf-pays-now"),
        (_, Some(next)) if next > 0 => t!("mf-pays-later"),
        _ => t!("mf-pays-no"),
    };
    let trust =
        mefo::in_set(board.trust, space).then(|| view! { <p class="mf-note">{t!("mf-in-trust")}</p> });
    view! {
        <dl class="mf-facts">
            {fact(who_name, who)}
            {fact(t!("mf-list"), text(list))}
            {fact(t!("mf-bank-pays"), text(bank))}
        </dl>
        {card_box(board, space)}
        {trust}
        <p class="mf-calc">
            <span>{t!("mf-this-round-pays")}</span>
            <b>{words::pays_text(board, seat, space)}</b>
        </p>
        <p class="mf-pays">
            <b>{t!("mf-pays")}</b>
            " "
            <strong>{verdict}</strong>
        </p>
        {table_of(bars(board, &years), t!("mf-pays"))}
    }
}

/// What a space that is no property does, in a sentence.
fn other(board: &Board, space: u8, square: Square) -> Html {
    let post = board.post();
    let says = match square {
        Square::Go => t!("mf-about-go", rm = tables::SALARY),
        Square::Event => t!("mf-about-event"),
        Square::Tax => t!("mf-about-tax", percent = 10),
        Square::WarTax => {
            t!("mf-about-tax", percent = if (1939..=LAST_YEAR).contains(&board.year) { 20 } else { 10 })
        }
        Square::Bank if post => t!("mf-about-closed"),
        Square::Bank => t!("mf-about-bank", rate = words::rate(board.open_rate(true))),
        Square::Cell => t!("mf-about-cell", cell = words::cell(post, false)),
        Square::Parteitag => {
            t!("mf-about-power", count = if post { tables::PARTEITAG_POST } else { tables::PARTEITAG })
        }
        Square::Arrest => t!("mf-about-arrest", cell = words::cell(post, false)),
        Square::Deed(_) => String::new(),
    };
    let _ = space;
    view! { <p class="mf-about">{says}</p> }
}

/// The deed that lies open.
pub fn deed(table: Table, view: Memo<Option<Observation>>) -> Html {
    let picked = RwSignal::from(desk().deed);
    let peek = RwSignal::from(desk().peek);
    move_html(move || {
        let Some(view) = view.get() else { return Html::Empty };
        let space = peek.get().or(picked.get()).or_else(|| super::subject(&view)).unwrap_or(0);
        let square = words::square(space);
        let word = words::square_sign(square);
        let (class, kind, inside) = match square {
            Square::Deed(deed) => (
                ["mf-card k-", deed.kind.word()].concat(),
                words::kind(deed.kind),
                property(table, &view, space, deed),
            ),
            _ => ("mf-card".to_owned(), String::new(), other(&view.board, space, square)),
        };
        let name = words::space(space, view.board.post());
        let back = picked.get().is_some().then(|| {
            view! {
                <button type="button" class="btn quiet" on:click=move |_| picked.set(None)>
                    {t!("mf-back-to-turn")}
                </button>
            }
        });
        view! {
            <article class=class aria-labelledby="mf-deed-h">
                <header>
                    {glyph(word)}
                    <h2 id="mf-deed-h">{name}</h2>
                    <span>{kind}</span>
                </header>
                <div class="mf-cb">{inside} {back}</div>
            </article>
        }
    })
}

fn move_html(draw: impl FnMut() -> Html + Send + 'static) -> Html {
    crate::ui::html::live(draw)
}

/// The balance of an empire over the coming years.
pub fn empire(table: Table, view: Memo<Option<Observation>>) -> Html {
    let picked = RwSignal::from(desk().empire);
    move_html(move || {
        let Some(view) = view.get() else { return Html::Empty };
        let board = &view.board;
        let seat = picked.get().unwrap_or_else(|| super::concerned(&view));
        let years = forecast::years(board, seat);
        let fails = years.iter().position(|year| year.net() < 0);
        let verdict = match fails {
            None => t!("mf-empire-yes"),
            Some(0) => t!("mf-empire-no"),
            Some(at) => {
                let until = years.get(at.saturating_sub(1)).map_or(board.year, |year| year.number);
                t!("mf-empire-until", year = until.to_string())
            }
        };
        let dry = match forecast::runs_dry(board, seat, &years) {
            Some(year) => t!("mf-dry", year = year.to_string()),
            None => t!("mf-not-dry", year = (board.year + forecast::YEARS - 1).to_string()),
        };
        let back = picked.get().is_some().then(|| {
            view! {
                <button type="button" class="btn quiet" on:click=move |_| picked.set(None)>
                    {t!("mf-back-to-turn")}
                </button>
            }
        });
        let caption = t!("mf-empire", name = table.name(seat));
        view! {
            <article class="mf-balp" aria-labelledby="mf-emp-h">
                <header>
                    {words::token(table, seat, 22)}
                    <h2 id="mf-emp-h">{caption.clone()}</h2>
                    <strong class:bad=fails.is_some()>{verdict}</strong>
                </header>
                <p class="mf-lg" aria-hidden="true">
                    <span><i class="b-bl"></i> {t!("mf-key-bills")}</span>
                    <span><i class="b-rm"></i> "RM"</span>
                    <span><i class="b-ra"></i> {t!("mf-key-raids")}</span>
                    <span><i class="b-le"></i> {t!("mf-key-levy")}</span>
                </p>
                {table_of(bars(board, &years), caption)}
                <p class="mf-bn">{dry}</p>
                {back}
            </article>
        }
    })
}
