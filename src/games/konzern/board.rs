//! Seats, the strip of phases, the four regions, and what stands between them.
//!
//! Regions never change place; the order of play is read from the numbers. One coin stands over one good.

use crate::i18n::tr;
use crate::pages::rules::bring;
use crate::table::{Table, spoken};
use crate::ui::html::{CollectHtml, Html, live};
use crate::ui::{Icon, SeatToken, Tabs, effect, icon, page_tab};
use engine::{Seat, Viewer};
use konzern::view::{CorpView, Course, Good, Market, Prospect, SeatView, View};
use konzern::{Ask, Corp, Field, Holder, Konzern, Observation, TOP_MARKER};
use leptos::prelude::*;
use markup::view;

use super::words;

/// What is open, as observed and as made ready to be drawn.
#[derive(Clone, PartialEq)]
pub struct Open {
    pub table: Observation,
    pub view: View,
}

/// Of the moment in sight.
pub fn now(table: Table) -> Now {
    Memo::new(move |_| open(table))
}

fn open(table: Table) -> Option<Open> {
    let observed = table.observe::<Konzern>(Viewer::Table)?;
    let view = View::new(&observed, &table.told::<Konzern>(Viewer::Table));
    Some(Open { table: observed, view })
}

/// What is open, for all that draw it.
pub type Now = Memo<Option<Open>>;

/// Follows the moment in sight and the language; draws again only when what is open has changed.
pub fn drawn(table: Table, now: Now, draw: fn(Table, &Open) -> Html) -> Html {
    live(move || now.with(|now| now.as_ref().map_or(Html::Empty, |now| draw(table, now))))
}

/// A seat's token beside its written name.
pub fn token(table: Table, seat: Seat, size: u16) -> Html {
    view! { <SeatToken look=table.look(seat) name=table.name(seat) size keep_letter=true /> }
}

/// The seats' panel, in lead order.
pub fn seats(table: Table, now: Now) -> Html {
    view! {
        <section class="seats kz-seats" tabindex="0" aria-label=tr("kz-seats")>
            {drawn(table, now, |table, open| {
                let order = open.view.order.into_iter();
                let rows = order.filter_map(|corp| open.view.seats.get(corp.index()));
                view! {
                    <p class="label">{t!("kz-lead-order")}</p>
                    <ol class="kz-seatlist">{rows.map(|each| seat(table, open, each)).collect_html()}</ol>
                }
            })}
        </section>
    }
}

/// The sealed card of a seat: laid, or still owed.
fn card_state(open: &Open, seat: Seat) -> Option<Html> {
    let board = &open.table.board;
    let owes = match board.ask {
        Ask::Prices => {
            open.view.corps.iter().any(|corp| corp.chief == seat).then(|| board.owing.contains(seat))
        }
        Ask::Bids(_) => board.is_solvent(seat).then(|| board.owing.contains(seat)),
        _ => None,
    }?;
    let words = if owes { t!("kz-card-owed") } else { t!("kz-card-laid") };
    Some(view! {
        <span class="tag kz-card" class:solid=!owes>
            {icon(Icon::Lock)}
            {words}
        </span>
    })
}

fn seat(table: Table, open: &Open, each: &SeatView) -> Html {
    let name = table.name(each.seat);
    let office = if each.bankrupt {
        t!("kz-tag-bankrupt")
    } else if each.president {
        t!("kz-tag-president")
    } else if each.government {
        t!("kz-tag-partner")
    } else if open.view.seats.iter().any(|seat| seat.president) {
        t!("kz-tag-opposition")
    } else {
        String::new()
    };
    let leads = each.leads.iter().map(|corp| words::corp(*corp)).collect::<Vec<_>>().join(", ");
    let sub = if leads.is_empty() {
        t!("kz-seat-sub-none", party = words::letter_of(each.party))
    } else {
        t!("kz-seat-sub", party = words::letter_of(each.party), corps = leads)
    };
    let shares = Corp::ALL
        .into_iter()
        .zip(each.shares)
        .map(|(corp, count)| {
            let issued = open.view.shares.get(corp.index()).map_or(0, |row| row.issued);
            let part = if issued == 0 { 0 } else { 1_000 * u16::from(count) / u16::from(issued) };
            let title =
                t!("kz-seat-share", corp = words::corp(corp), count = count, part = words::percent(part));
            view! {
                <span class="kz-sh" class:nil=count == 0 title=title.clone()>
                    {words::sign(corp, "kz-b")}
                    <i class=words::class("kz-pips", corp) aria-hidden="true">
                        {(0..count).map(|_| view! { <u></u> }).collect_html()}
                    </i>
                    <b aria-hidden="true">{words::percent(part)}</b>
                    <em aria-hidden="true">{count}</em>
                    <span class="sr">{title}</span>
                </span>
            }
        })
        .collect_html();
    let figure = |label: String, value: String| {
        view! {
            <span>
                {label}
                <b>{value}</b>
            </span>
        }
    };
    view! {
        <li class=words::class("seat kz-seat", each.colour) class:turn=each.turn>
            {token(table, each.seat, 36)}
            <span class="name" title=name.clone()>
                <span>{name}</span>
                {each.lead.then(|| view! { <span class="kz-lead" title=t!("kz-tag-lead")>{flag()} <span class="sr">{t!("kz-tag-lead")}</span></span> })}
            </span>
            {(!office.is_empty()).then(|| view! { <span class="tag kz-office" class:solid=each.president>{office}</span> })}
            <span class="sub">{sub}</span>
            <span class="kz-stats">
                <span>
                    {t!("kz-purse")}
                    <b>{each.purse.to_string()} {pile(each.purse)}</b>
                </span>
                {figure(t!("kz-loans"), if each.debts.0 == 0 { "0".to_owned() } else { ["−", &each.debts.1.to_string()].concat() })}
                {figure(t!("kz-worth"), words::worth(each.worth))}
            </span>
            <span class="kz-shares">{shares}</span>
            <span class="kz-tags">
                {card_state(open, each.seat)}
                {each.resting.then(|| view! { <span class="tag kz-resting">{t!("kz-tag-resting")}</span> })}
                {spoken::computer(table, each.seat).map(|level| view! { <span class="tag bot">{spoken::face(table, each.seat)} {level}</span> })}
            </span>
        </li>
    }
}

fn flag() -> Html {
    view! {
        <svg class="kz-flag" viewBox="0 0 20 24" aria-hidden="true">
            <path d="M4 2V23" />
            <path class="f" d="M4 2.5 18 6.5 4 12Z" />
        </svg>
    }
}

/// Year and phases, over the whole table.
pub fn strip(table: Table, now: Now) -> Html {
    view! { <div class="kz-top">{drawn(table, now, steps)}</div> }
}

fn steps(_: Table, open: &Open) -> Html {
    let view = &open.view;
    let years = (1..=view.years)
        .map(|year| {
            let (done, now) = (year < view.year, year == view.year);
            view! { <i class:done=done class:now=now></i> }
        })
        .collect_html();
    let phases = view
        .phases
        .iter()
        .map(|phase| {
            let now = matches!(phase.course, Course::Now | Course::Opening);
            view! {
                <li
                    class:done=phase.course == Course::Done
                    class:now=now
                    aria-current=now.then_some("step")
                    title=words::phase(phase.number)
                >
                    <span>{phase.number}</span>
                    <b>{words::phase(phase.number)}</b>
                </li>
            }
        })
        .collect_html();
    view! {
        <p class="kz-year">
            <b>{t!("kz-year", year = view.year, years = view.years)}</b>
            <span class="kz-years" aria-hidden="true">{years}</span>
        </p>
        <ol aria-label=t!("table-phases")>{phases}</ol>
    }
}

/// The phase in words, and what comes next.
fn phase_words(_: Table, open: &Open) -> Html {
    let view = &open.view;
    let now = view.phases.iter().find(|phase| matches!(phase.course, Course::Now | Course::Opening));
    let words = now.map(|phase| {
        let next = if phase.number == 12 {
            if view.year == view.years { t!("kz-next-end") } else { t!("kz-next-year", year = view.year + 1) }
        } else {
            words::phase(phase.number + 1)
        };
        // Before a phase the act bar says that there is time to trade.
        t!("kz-phase-now", phase = words::phase(phase.number), about = about(phase.number), next = next)
    });
    view! { <p class="kz-about">{words}</p> }
}

/// The region that a question is about comes into sight where the board has to be scrolled: with every question
/// anew, since the act bar grows and shrinks.
fn follow(now: Now) {
    let asked = Memo::new(move |_| {
        now.with(|now| now.as_ref().map(|open| (open.view.task.ask, open.view.task.corp)))
    });
    effect(move || {
        if asked.get().is_some_and(|(_, corp)| corp.is_some()) {
            request_animation_frame(|| {
                if let Ok(Some(region)) = document().query_selector(".kz-region.subject") {
                    bring(&region, web_sys::ScrollLogicalPosition::Nearest);
                }
            });
        }
    });
}

/// What a phase is, in a few words.
fn about(number: u8) -> String {
    let key = match number {
        1 => "kz-about-1",
        2 => "kz-about-2",
        3 => "kz-about-3",
        4 => "kz-about-4",
        5 => "kz-about-5",
        6 => "kz-about-6",
        7 => "kz-about-7",
        8 => "kz-about-8",
        9 => "kz-about-9",
        10 => "kz-about-10",
        11 => "kz-about-11",
        _ => "kz-about-12",
    };
    crate::i18n::text(key, &[])
}

/// The board: on narrow screens one of four tabs, which also lead to money, shares and log.
pub fn board(table: Table, now: Now) -> Html {
    follow(now);
    let tab = RwSignal::new(0);
    page_tab(tab);
    let names = vec![tr("kz-tab-board"), tr("kz-tab-money"), tr("kz-tab-shares"), tr("sh-tab-log")];
    view! {
        <div class="tabbar">
            <Tabs group="table" label=tr("kz-tabs") names selected=tab />
        </div>
        <section class="board kz-board" id="table-panel-0" tabindex="0" aria-label=tr("kz-board")>
            <h2 class="sr">{tr("kz-board")}</h2>
            {drawn(table, now, phase_words)}
            <div class="kz-map">
                {drawn(table, now, |table, open| region(table, open, Corp::N))}
                {drawn(table, now, |table, open| region(table, open, Corp::E))}
                {drawn(table, now, centre)}
                {drawn(table, now, |table, open| region(table, open, Corp::W))}
                {drawn(table, now, |table, open| region(table, open, Corp::S))}
            </div>
        </section>
    }
}

const FACTORY: &str = "M2 26V10L10 14V10L18 14V3H22L23 14H26V26Z";
const PAWN: &str = "M12 2.5A4.6 4.6 0 0 1 14.6 10.8L19 26H20.5V30H3.5V26H5L9.4 10.8A4.6 4.6 0 0 1 12 2.5Z";
const STAR: &str =
    "M16 7.5 18.4 13.2 24.6 13.7 19.9 17.7 21.3 23.7 16 20.5 10.7 23.7 12.1 17.7 7.4 13.7 13.6 13.2Z";
const VAULT: &str =
    "M3 4H29V26H3ZM16 9A6 6 0 1 0 16 21 6 6 0 1 0 16 9ZM16 9V12M16 18V21M10 15H13M19 15H22M7 26V29M25 26V29";

/// A capital good.
fn gear(there: bool) -> Html {
    view! {
        <svg class="kz-gear" class:none=!there viewBox="0 0 30 30" aria-hidden="true">
            <path d="M15 2.5 17.6 3 18.5 6.6 21.6 8.1 25 6.6 27 9 25.3 12.2 26 15 27 20.8 24.6 23.2 21 22 18.4 23.6 17.4 27.2H12.6L11.6 23.6 9 22 5.4 23.2 3 20.8 4.2 17.4 4 15 3 9 5.2 6.6 8.6 8.1 11.5 6.6 12.4 3Z" />
            <circle cx="15" cy="15" r="4" />
        </svg>
    }
}

/// An account as a stack of tens; the figure beside it is exact, the stack ends at twelve.
fn pile(amount: u16) -> Html {
    view! { <i class="kz-pile" style:--n=(amount / 10).min(12).to_string()></i> }
}

/// A ten: paid as wage, spent on luxury, or missing.
fn coin(kind: &'static str) -> Html {
    view! {
        <svg class=["kz-coin ", kind].concat() viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="12" />
            <circle class="i" cx="14" cy="14" r="9.3" />
            <text x="14" y="18.6">"10"</text>
        </svg>
    }
}

fn good(region: Corp, good: Good) -> Html {
    let kind = match good.prospect {
        Prospect::Sure => "kz-b",
        Prospect::Open => "kz-b open",
        Prospect::Unsold => "kz-b gone",
    };
    if good.owner == region && good.prospect == Prospect::Sure {
        return view! {
            <svg class=words::class("kz-b", region) viewBox="0 0 32 32" aria-hidden="true">
                <path d=words::outline(region) />
                <path class="s" d=STAR />
            </svg>
        };
    }
    words::sign(good.owner, kind)
}

/// Whether the money of the year is still to come: until then nothing can be said of the goods.
fn waits(open: &Open) -> bool {
    open.view.phases.iter().any(|phase| phase.number == 3 && phase.course != Course::Done)
}

/// Coins over goods.
fn stalls(open: &Open, market: &Market) -> Html {
    let waits = waits(open);
    let wage = market.wage / 10;
    let columns = usize::from(market.tens).max(market.goods.len());
    (0..columns)
        .map(|at| {
            let kind = if at as u16 >= market.tens {
                "none"
            } else if (at as u16) < wage {
                "wage"
            } else {
                "luxury"
            };
            let there = market.goods.get(at);
            let class = there.map_or("kz-stall".to_owned(), |good| words::class("kz-stall full", good.owner));
            view! {
                <span class=class>
                    {coin(kind)}
                    <i>{there.map(|each| {
                        let prospect = if waits { Prospect::Open } else { each.prospect };
                        good(market.region, Good { prospect, ..*each })
                    })}</i>
                </span>
            }
        })
        .collect_html()
}

fn chief_line(table: Table, open: &Open, corp: &CorpView) -> String {
    let place = open.view.order.iter().position(|each| *each == corp.corp).unwrap_or(0) + 1;
    let name = table.name(corp.chief);
    if corp.chief == corp.corp.seat() {
        t!("kz-chief", name = name, place = place)
    } else {
        t!("kz-chief-other", name = name, place = place)
    }
}

/// The price card: open, a back, to come, or that of the last year.
fn card(corp: &CorpView, open: &Open) -> Html {
    let sealed = open.table.board.ask == Ask::Prices && !open.table.board.owing.contains(corp.chief);
    match (corp.card, corp.last_card) {
        (Some(card), _) => view! {
            <span class=words::class("kz-price", corp.corp) title=t!("kz-price-open", price = card, capital = 5 * card)>
                <b>{card}</b>
                <small>{5 * card}</small>
                <span class="sr">{t!("kz-price-open", price = card, capital = 5 * card)}</span>
            </span>
        },
        (None, _) if sealed => view! {
            <span class=words::class("kz-price back", corp.corp)>
                {words::sign(corp.corp, "kz-b")}
                <span class="sr">{t!("kz-card-laid")}</span>
            </span>
        },
        (None, Some(last)) => view! {
            <span class="kz-price last" title=t!("kz-price-last", price = last)>
                <b>{last}</b>
                <span class="sr">{t!("kz-price-last", price = last)}</span>
            </span>
        },
        (None, None) => view! {
            <span class="kz-price last">
                <span class="sr">{t!("kz-price-none")}</span>
            </span>
        },
    }
}

fn caption(open: &Open, market: &Market) -> (String, String) {
    let own = market.goods.iter().filter(|good| good.owner == market.region);
    let home = (own.count() as u16).min(market.tens);
    let imports = (market.goods.len() as u16).min(market.tens) - home;
    let over = open.view.phases.iter().any(|phase| phase.number == 7 && phase.course == Course::Done);
    let buys = if market.goods.is_empty() {
        t!("kz-market-empty")
    } else if waits(open) {
        return (t!("kz-market-waits"), String::new());
    } else if over {
        t!("kz-market-closed")
    } else if market.full {
        t!("kz-market-full", home = home, imports = imports)
    } else {
        t!("kz-market-buys", home = home, imports = imports)
    };
    let rest = if over {
        if market.goods.is_empty() { String::new() } else { t!("kz-market-left", count = market.goods.len()) }
    } else if market.missing > 0 {
        t!("kz-market-unsold", count = market.missing)
    } else if market.surplus > 0 && !market.goods.is_empty() {
        t!("kz-market-surplus", amount = 10 * market.surplus)
    } else {
        String::new()
    };
    (buys, rest)
}

fn region(table: Table, open: &Open, which: Corp) -> Html {
    let (Some(corp), Some(market)) =
        (open.view.corps.get(which.index()), open.view.markets.get(which.index()))
    else {
        return Html::Empty;
    };
    let (level, plan) = corp.level;
    let (buys, rest) = caption(open, market);
    let workers = (0..4)
        .map(|nth| {
            let out = nth >= corp.workers;
            view! {
                <svg class="kz-pawn" class:out=out viewBox="0 0 24 32" aria-hidden="true">
                    <path d=PAWN />
                </svg>
            }
        })
        .collect_html();
    let demand = market.wage + market.luxury;
    let debts = (corp.debts.0 > 0).then(|| t!("kz-owes", amount = corp.debts.1));
    let subject = open.view.task.corp == Some(which);
    let (stand, sold) = corp.machines;
    let target = matches!(open.table.board.ask, Ask::Attack { .. } | Ask::Prize { .. });
    view! {
        <article
            class=words::class("kz-region", which)
            class:subject=subject
            class:idle=market.goods.is_empty()
            aria-label=words::corp(which)>
            <header>
                {words::sign(which, "kz-b big")}
                <div class="kz-who">
                    <h3>{words::corp(which)}</h3>
                    <p>{chief_line(table, open, corp)}</p>
                </div>
                <span class="kz-plant" title=t!("kz-level", level = level, plan = plan)>
                    <svg viewBox="0 0 28 28" aria-hidden="true">
                        <path d=FACTORY />
                        <text x="13" y="25">{level}</text>
                    </svg>
                    "→"
                    <b>{plan}</b>
                    <span class="sr">{t!("kz-level", level = level, plan = plan)}</span>
                </span>
                <span class="kz-bank">
                    <b>{corp.bank.to_string()}{pile(corp.bank)}</b>
                    <small>{debts.unwrap_or_else(|| t!("kz-bank"))}</small>
                </span>
                {card(corp, open)}
            </header>
            <div class="kz-rows">
                <p class="kz-rl">
                    <span>{t!("kz-wages")} <b>{market.wage.to_string()}</b></span>
                    <span>{t!("kz-luxury")} <b>{market.luxury.to_string()}</b></span>
                    <span>{t!("kz-goods")}</span>
                </p>
                <div class="kz-stalls" role="img" aria-label=t!("kz-market-words", corp = words::corp(which), demand = demand, goods = market.goods.len())>
                    {stalls(open, market)}
                </div>
                <p class="kz-rr" aria-hidden="true">
                    <b>{demand.to_string()}</b>
                    <b>{market.goods.len()}</b>
                </p>
            </div>
            <p class="kz-cap">
                <span>{buys}</span>
                <span class="kz-bad">{rest}</span>
            </p>
            <footer>
                <span class="kz-foot">
                    <span>{workers}</span>
                    <small>{t!("kz-at-work", count = corp.workers)}</small>
                </span>
                <span class="kz-foot">
                    <span>{gear(stand > 0)} {gear(stand > 1)}</span>
                    <small>{t!("kz-stand", sold = sold)}</small>
                </span>
                <span class="kz-marks">
                    {corp.strike.then(|| view! { <span class="tag solid">{t!("kz-strike")}</span> })}
                    {corp.underpaid.then(|| view! { <span class="tag solid">{t!("kz-underpaid")}</span> })}
                    {(target && corp.goods.0 > 0).then(|| view! { <span class="tag">{t!("kz-protected", goods = corp.goods.0, safe = corp.goods.1)}</span> })}
                    {(corp.dismissed > 0).then(|| view! { <span class="tag">{t!("kz-dismissed", count = corp.dismissed)}</span> })}
                </span>
            </footer>
        </article>
    }
}

/// Government, central bank, order of play, share table.
fn centre(table: Table, open: &Open) -> Html {
    let view = &open.view;
    let president = view.seats.iter().find(|seat| seat.president);
    let member = |seat: &SeatView, what: String| {
        view! {
            <li>
                {token(table, seat.seat, 24)}
                <span>
                    <b>{table.name(seat.seat)}</b>
                    <small>{what}</small>
                </span>
            </li>
        }
    };
    let government = president.map(|president| {
        let partner = view.seats.iter().find(|seat| seat.government && !seat.president);
        view! {
            {member(president, t!("kz-tag-president"))}
            {partner.map(|seat| member(seat, t!("kz-tag-partner")))}
        }
    });
    let none = president.is_none().then(|| view! { <li>{t!("kz-no-government")}</li> });
    let depot = Field::ALL
        .into_iter()
        .rev()
        .map(|field| {
            let held =
                view.contracts.iter().filter(|loan| loan.field == field && loan.creditor == Holder::Central);
            let signs = held
                .flat_map(|loan| {
                    (0..loan.count).map(|_| match loan.debtor {
                        Holder::Purse(corp) => words::sign(corp, "kz-b open"),
                        Holder::Corp(corp) => words::sign(corp, "kz-b"),
                        Holder::Central => Html::Empty,
                    })
                })
                .collect_html();
            view! {
                <li>
                    <i>{signs}</i>
                    <small>{field.value().to_string()}</small>
                </li>
            }
        })
        .collect_html();
    let (cash, emitted) = view.central;
    view! {
        <section class="kz-centre" aria-label=t!("kz-centre")>
            <div class="kz-gov">
                <h3>{match president {
                    Some(president) => t!("kz-government", party = words::letter_of(president.party)),
                    None => t!("kz-government-none"),
                }}</h3>
                <ul>{government} {none}</ul>
            </div>
            <div class="kz-central">
                <h3>{t!("kz-central")}</h3>
                <p>
                    <svg viewBox="0 0 32 30" aria-hidden="true">
                        <path d=VAULT />
                    </svg>
                    <b>{cash.to_string()}</b>
                    {(emitted > 0).then(|| view! { <small>{t!("kz-debt", amount = emitted)}</small> })}
                </p>
                <ul class="kz-depot" aria-label=t!("kz-depot")>{depot}</ul>
            </div>
            {share_table(open)}
        </section>
    }
}

/// Dividend and price of each corporation, on one scale.
fn share_table(open: &Open) -> Html {
    let head = (0..=TOP_MARKER)
        .map(|field| {
            view! {
                <th scope="col">
                    {field}
                    <small>{u32::from(field) * 10}</small>
                </th>
            }
        })
        .collect_html();
    let rows = open
        .view
        .shares
        .iter()
        .map(|row| {
            let cells = (0..=TOP_MARKER)
                .map(|field| {
                    let run = field < row.dividend;
                    view! {
                        <td class:run=run>
                            {(field == row.dividend)
                                .then(|| {
                                    view! {
                                        {words::sign(row.corp, "kz-b")}
                                        <span class="sr">{t!("kz-marker", dividend = row.dividend, price = row.price)}</span>
                                    }
                                })}
                        </td>
                    }
                })
                .collect_html();
            view! {
                <tr class=words::class("", row.corp)>
                    <th scope="row">{words::corp(row.corp)}</th>
                    {cells}
                </tr>
            }
        })
        .collect_html();
    view! {
        <table class="kz-table">
            <caption class="sr">{t!("kz-share-table")}</caption>
            <thead>
                <tr>
                    <th scope="col" class="kz-th">{t!("kz-dividend")} <small>{t!("kz-price")}</small></th>
                    {head}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
