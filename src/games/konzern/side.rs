//! Where the money is and where it went, who owns what.

use crate::table::Table;
use crate::ui::html::{CollectHtml, Html};
use konzern::view::{ShareRow, View};
use konzern::{Account, Corp, Holder, Label};
use markup::view;

use super::board::{Now, Open, drawn};
use super::words;

/// The column beside the board.
pub fn side(table: Table, now: Now) -> Html {
    view! {
        <section class="side kz-side" tabindex="0" aria-label=tr("kz-side")>
            <div class="kz-money" id="table-panel-1">
                {drawn(table, now, money)}
                {drawn(table, now, accounts)}
            </div>
            <div class="kz-owners" id="table-panel-2">{drawn(table, now, owners)}</div>
        </section>
    }
}

fn sum(view: &View, labels: &[Label]) -> u32 {
    let flows = view.flows.iter().filter(|flow| flow.label.is_some_and(|label| labels.contains(&label)));
    flows.map(|flow| u32::from(flow.amount)).sum()
}

/// A stream of the flow diagram.
struct Stream {
    words: String,
    amount: u32,
    class: &'static str,
}

/// Height of the drawing's streams altogether.
const HEIGHT: u32 = 112;
/// Between two streams.
const GAP: u32 = 6;

/// One side of the flow: streams from (or to) the bar in the middle.
fn streams(list: &[Stream], total: u32, left: bool) -> Html {
    let gaps = GAP * (list.len() as u32).saturating_sub(1);
    let (mut outer, mut inner) = (14, 14 + gaps / 2);
    list.iter()
        .map(|stream| {
            let high = (stream.amount * HEIGHT / total.max(1)).max(2);
            let (a, b) = (outer, inner);
            let (x0, x1, x2) = if left { (96, 122, 148) } else { (204, 178, 152) };
            let mut path = String::with_capacity(96);
            let mut put = |letter: &str, numbers: &[u32]| {
                path.push_str(letter);
                for (at, number) in numbers.iter().enumerate() {
                    if at > 0 {
                        path.push(' ');
                    }
                    path.push_str(&number.to_string());
                }
            };
            put("M", &[x0, a]);
            put("C", &[x1, a, x1, b, x2, b]);
            put("V", &[b + high]);
            put("C", &[x1, b + high, x1, a + high, x0, a + high]);
            put("Z", &[]);
            let y = a + high / 2 + 4;
            outer += high + GAP;
            inner += high;
            let (x, anchor) = if left { ("92", "end") } else { ("208", "start") };
            view! {
                <path class=stream.class d=path />
                <text x=x y=y.to_string() text-anchor=anchor>
                    {stream.words.clone()}
                    " "
                    <tspan>{stream.amount.to_string()}</tspan>
                </text>
            }
        })
        .collect_html()
}

/// The year's money through the markets: what came in, what went out, what is still there.
fn flow(view: &View) -> Html {
    let (wages, luxury, benefits) =
        (sum(view, &[Label::Wage]), sum(view, &[Label::Luxury]), sum(view, &[Label::Benefit]));
    // A bankrupt purse's rest and its fees go to these accounts, too: they are left over where they are not
    // named.
    let taxes = sum(view, &[Label::WageTax, Label::LuxuryTax]);
    let sales = sum(view, &[Label::Brand, Label::Import, Label::Margin]);
    let rest: u32 = view.markets.iter().map(|market| u32::from(market.wage + market.luxury)).sum();
    let before = (rest + taxes + sales).saturating_sub(wages + luxury + benefits);
    let total = (rest + taxes + sales).max(1);
    let stream = |words: String, amount: u32, class: &'static str| Stream { words, amount, class };
    let inputs: Vec<Stream> = [
        stream(t!("kz-flow-before"), before, "f0"),
        stream(t!("kz-flow-wages"), wages, "f1"),
        stream(t!("kz-flow-luxury"), luxury, "f2"),
        stream(t!("kz-flow-benefits"), benefits, "f3"),
    ]
    .into_iter()
    .filter(|stream| stream.amount > 0)
    .collect();
    let outputs: Vec<Stream> = [
        stream(t!("kz-flow-taxes"), taxes, "f1"),
        stream(t!("kz-flow-sales"), sales, "f2"),
        stream(t!("kz-flow-rest"), rest, "come"),
    ]
    .into_iter()
    .filter(|stream| stream.amount > 0)
    .collect();
    let words = inputs
        .iter()
        .chain(&outputs)
        .map(|stream| [stream.words.as_str(), " ", &stream.amount.to_string()].concat())
        .collect::<Vec<_>>()
        .join(", ");
    if inputs.is_empty() {
        return view! { <p class="muted">{t!("kz-flow-none")}</p> };
    }
    view! {
        <svg class="kz-flow" viewBox="0 0 300 156" role="img" aria-label=words>
            <defs>
                <pattern id="kz-come" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <path d="M0 0V6" />
                </pattern>
            </defs>
            {streams(&inputs, total, true)}
            {streams(&outputs, total, false)}
            <rect class="bar" x="147" y="12" width="6" height=(HEIGHT + 16).to_string() />
        </svg>
        <p class="kz-hatch"><i aria-hidden="true"></i>{t!("kz-flow-hatch")}</p>
    }
}

fn money(_: Table, open: &Open) -> Html {
    let view = &open.view;
    let all = |amounts: &mut dyn Iterator<Item = u16>| amounts.map(u32::from).sum::<u32>();
    let banks = all(&mut view.corps.iter().map(|corp| corp.bank));
    let purses = all(&mut view.seats.iter().map(|seat| seat.purse));
    let markets = all(&mut view.markets.iter().map(|market| market.wage + market.luxury));
    let central = u32::from(view.central.0);
    let total = (banks + purses + markets + central).max(1);
    let parts = [
        (t!("kz-central"), central, "c0"),
        (t!("kz-stack-banks"), banks, "c1"),
        (t!("kz-stack-markets"), markets, "c2"),
        (t!("kz-stack-purses"), purses, "c3"),
    ];
    let mut x = 0;
    let bars = parts
        .iter()
        .map(|(_, amount, class)| {
            let wide = amount * 1000 / total;
            x += wide;
            view! { <rect class=*class x=(x - wide).to_string() width=wide.to_string() height="12" /> }
        })
        .collect_html();
    let key = parts
        .iter()
        .map(|(words, amount, class)| {
            view! {
                <li>
                    <i class=*class></i>
                    {words.clone()}
                    <b>{amount.to_string()}</b>
                </li>
            }
        })
        .collect_html();
    let payments: Vec<(Label, &str)> = vec![
        (Label::StateMachine, "kz-label-state-machine"),
        (Label::Machine, "kz-label-machine"),
        (Label::Fee, "kz-label-fee"),
        (Label::Dividend, "kz-label-dividend"),
        (Label::Supplement, "kz-label-supplement"),
        (Label::Instalment, "kz-label-instalment"),
        (Label::Young, "kz-label-young"),
        (Label::Share, "kz-label-share"),
    ];
    let others = payments
        .iter()
        .filter_map(|(label, key)| {
            let amount = sum(view, &[*label]);
            (amount > 0).then(|| {
                view! {
                    <li>
                        <span>{crate::i18n::text(key, &[])}</span>
                        <b>{amount.to_string()}</b>
                    </li>
                }
            })
        })
        .collect_html();
    view! {
        <h2>{t!("kz-money", year = view.year)}</h2>
        {flow(view)}
        <ul class="kz-key">{others}</ul>
        <svg class="kz-stack" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">{bars}</svg>
        <ul class="kz-key">{key}</ul>
        {jobless(view)}
    }
}

/// The unemployed, with the numbers from which something changes.
fn jobless(view: &View) -> Html {
    let mut out = Vec::new();
    for corp in &view.corps {
        for _ in corp.workers..4 {
            out.push(Some(corp.corp));
        }
    }
    out.resize(usize::from(view.workers), None);
    let pawns = out
        .into_iter()
        .enumerate()
        .map(|(at, who)| {
            let x = (at * 20).to_string();
            let class = who.map_or("none".to_owned(), |corp| words::class("out", corp));
            view! {
                <svg x=x width="18" height="24" viewBox="0 0 24 32">
                    <path
                        class=class
                        d="M12 2.5A4.6 4.6 0 0 1 14.6 10.8L19 26H20.5V30H3.5V26H5L9.4 10.8A4.6 4.6 0 0 1 12 2.5Z"
                    />
                </svg>
            }
        })
        .collect_html();
    let (benefits, luxury) = view.thresholds;
    let first = if benefits == 0 {
        t!("kz-jobless-benefits")
    } else {
        t!("kz-jobless-to-benefits", count = benefits)
    };
    let second =
        if luxury == 0 { t!("kz-jobless-luxury") } else { t!("kz-jobless-to-luxury", count = luxury) };
    view! {
        <p class="kz-jobless"><b>{t!("kz-jobless", count = view.unemployed, all = view.workers)}</b></p>
        <svg class="kz-strip" viewBox="0 0 320 26" aria-hidden="true">
            {pawns}
            <path class="t" d="M79 0V26M199 0V26" />
        </svg>
        <p class="kz-ticks"><span>{first}</span> <span>{second}</span></p>
    }
}

/// All accounts, the contracts, and the payments of the year.
fn accounts(table: Table, open: &Open) -> Html {
    let view = &open.view;
    let rows = Corp::ALL
        .into_iter()
        .filter_map(|corp| {
            let (seat, own, market) = (
                view.seats.get(corp.index())?,
                view.corps.get(corp.index())?,
                view.markets.get(corp.index())?,
            );
            Some(view! {
                <tr>
                    <th scope="row">{words::sign(corp, "kz-b")} {words::corp(corp)}</th>
                    <td>{seat.purse.to_string()}</td>
                    <td>{own.bank.to_string()}</td>
                    <td>{market.wage.to_string()}</td>
                    <td>{market.luxury.to_string()}</td>
                    <td>{own.paid_out.to_string()}</td>
                </tr>
            })
        })
        .collect_html();
    let loans = view
        .contracts
        .iter()
        .map(|loan| {
            view! {
                <li>
                    {t!(
                        "kz-contract",
                        count = loan.count,
                        debtor = words::holder(table, loan.debtor),
                        creditor = words::holder(table, loan.creditor),
                        field = loan.field.value(),
                        left = loan.field.left()
                    )}
                </li>
            }
        })
        .collect_html();
    let payments = view
        .flows
        .iter()
        .rev()
        .map(|flow| {
            let from = flow.from.map_or_else(|| t!("kz-emitted"), |from| words::account(table, from));
            let what = flow.label.map(words::label).unwrap_or_default();
            let rule = flow.label.map_or("KZ-13.5", Label::rule);
            view! {
                <li>
                    <b>{flow.amount.to_string()}</b>
                    <span>
                        {from}
                        " → "
                        {words::account(table, flow.to)}
                        <small>{what} " " {crate::pages::rules::linked("konzern", rule)}</small>
                    </span>
                </li>
            }
        })
        .collect_html();
    let sale = open.table.board.ledger.of(Account::Sale);
    view! {
        <h2>{t!("kz-accounts")}</h2>
        <table class="kz-acc">
            <thead>
                <tr>
                    <th scope="col"><span class="sr">{t!("kz-acc-corp")}</span></th>
                    <th scope="col">{t!("kz-purse")}</th>
                    <th scope="col">{t!("kz-bank")}</th>
                    <th scope="col">{t!("kz-wages")}</th>
                    <th scope="col">{t!("kz-luxury")}</th>
                    <th scope="col">{t!("kz-paid-out")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {(sale > 0).then(|| view! { <p class="muted">{t!("kz-account-sale")} " " {sale.to_string()}</p> })}
        {(!view.contracts.is_empty()).then(|| view! { <h3>{t!("kz-contracts")}</h3> <ul class="kz-list">{loans}</ul> })}
        {(!view.flows.is_empty())
            .then(|| {
                view! {
                    <details class="kz-payments">
                        <summary>{t!("kz-payments", count = view.flows.len())}</summary>
                        <ol>{payments}</ol>
                    </details>
                }
            })}
    }
}

/// Who owns what, with the lines at a quarter and at half.
fn owners(table: Table, open: &Open) -> Html {
    let rows = open.view.shares.iter().map(|row| owned(table, row)).collect_html();
    view! {
        <h2>{t!("kz-owners")}</h2>
        <p class="kz-ticks muted">{t!("kz-owners-note")}</p>
        <ul class="kz-own">{rows}</ul>
    }
}

fn owned(table: Table, row: &ShareRow) -> Html {
    let mut x = 0;
    let bars = row
        .stakes
        .iter()
        .map(|stake| {
            let wide = u32::from(stake.permille);
            x += wide;
            let class = match stake.holder {
                Holder::Purse(corp) => words::class("p", corp),
                Holder::Corp(corp) => words::class("c", corp),
                Holder::Central => "z".to_owned(),
            };
            view! { <rect class=class x=(x - wide).to_string() width=wide.to_string() height="16" /> }
        })
        .collect_html();
    let stakes = row
        .stakes
        .iter()
        .map(|stake| {
            let votes = match stake.holder {
                Holder::Purse(colour) => row.votes.iter().find(|vote| vote.seat == colour.seat()),
                _ => None,
            };
            let sign = match stake.holder {
                Holder::Purse(corp) => words::sign(corp, "kz-b"),
                Holder::Corp(corp) => words::sign(corp, "kz-b open"),
                Holder::Central => Html::Empty,
            };
            let power = votes.and_then(|vote| {
                if vote.majority {
                    Some(t!("kz-majority"))
                } else if vote.blocks {
                    Some(t!("kz-blocks"))
                } else {
                    None
                }
            });
            view! {
                <li>
                    {sign}
                    <span>{words::holder(table, stake.holder)}</span>
                    <b>{words::percent(stake.permille)}</b>
                    <small>{power}</small>
                </li>
            }
        })
        .collect_html();
    view! {
        <li class=words::class("", row.corp)>
            <p>
                {words::sign(row.corp, "kz-b")}
                <b>{words::corp(row.corp)}</b>
                <span>{t!("kz-own-line", dividend = row.dividend, price = row.price, issued = row.issued, reserve = row.reserve)}</span>
            </p>
            <svg viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
                {bars}
                <path d="M250 0V16M500 0V16" vector-effect="non-scaling-stroke" />
            </svg>
            <ul>{stakes}</ul>
        </li>
    }
}
