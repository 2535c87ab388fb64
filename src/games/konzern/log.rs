//! What happened, as sentences: the log, and what is told since the last decision.

use engine::{Seat, SeatSet, Viewer};
use konzern::{Account, Corp, Event, Holder, Konzern, Label, Matter, Topic};

use super::words;
use crate::table::Table;
use crate::table::log::{Draft, Scribe};
use crate::table::rich::bold;

/// Writes the public log.
struct Writer {
    year: u8,
}

/// Somebody who writes the public log.
pub fn scribe(_: Table) -> Box<dyn Scribe> {
    Box::new(Writer { year: 1 })
}

impl Scribe for Writer {
    fn go_on(&mut self, table: Table, draft: &mut Draft) -> bool {
        draft.since::<Konzern>(table, Viewer::Table, |draft, step, event| {
            match *event {
                Event::Year { year } => self.year = year,
                Event::Phase { phase } => {
                    draft.head(t!("kz-log-heading", year = self.year, phase = words::phase(phase)));
                }
                _ => {}
            }
            if let Some(text) = sentence(table, event) {
                draft.line(step, text);
            }
        });
        true
    }
}

/// A line of what is told, with the money that moves in it.
#[derive(Clone, PartialEq, Default)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// From where to where how many bn.
    pub paid: Vec<(Account, Account, u16)>,
}

/// What was told from this step on, oldest first, money included.
pub fn since(table: Table, from: usize) -> Vec<Told> {
    table.with(|game| {
        let Some(game) = game.typed::<Konzern>() else { return Vec::new() };
        let mut lines = Vec::new();
        let mut paid = Payments::default();
        for (_, event) in game.told(Viewer::Table).filter(|(step, _)| *step >= from) {
            if let Event::Paid { from, to, amount, label } = *event {
                lines.extend(paid.add(table, label));
                paid.moved.push((from, to, amount));
                continue;
            }
            lines.extend(paid.line(table));
            lines.extend(sentence(table, event).map(|text| Told { text, paid: Vec::new() }));
        }
        lines.extend(paid.line(table));
        lines
    })
}

/// Payments in a row for the same purpose: one line, by who gets the money.
#[derive(Default)]
struct Payments {
    label: Option<Label>,
    moved: Vec<(Account, Account, u16)>,
}

impl Payments {
    /// A payment for this purpose follows; what was gathered for another one is a line.
    fn add(&mut self, table: Table, label: Label) -> Option<Told> {
        let line = if self.label == Some(label) { None } else { self.line(table) };
        self.label = Some(label);
        line
    }

    /// What was gathered, once.
    fn line(&mut self, table: Table) -> Option<Told> {
        let label = self.label.take()?;
        let paid = std::mem::take(&mut self.moved);
        let mut sums: Vec<(Account, u32)> = Vec::new();
        for (_, to, amount) in &paid {
            match sums.iter_mut().find(|(known, _)| known == to) {
                Some((_, sum)) => *sum += u32::from(*amount),
                None => sums.push((*to, u32::from(*amount))),
            }
        }
        let sums: Vec<String> = sums
            .into_iter()
            .map(|(to, sum)| [words::account(table, to).as_str(), " +", &sum.to_string()].concat())
            .collect();
        let text = t!("kz-told-paid", label = words::label(label), sums = sums.join(", "));
        Some(Told { text, paid })
    }
}

fn names(table: Table, seats: SeatSet) -> String {
    seats.iter().map(|seat| bold(&table.name(seat))).collect::<Vec<_>>().join(", ")
}

/// "North 7, East 6".
fn by_corp(numbers: [Option<u8>; 4], unit: u16) -> String {
    Corp::ALL
        .into_iter()
        .zip(numbers)
        .filter_map(|(corp, number)| {
            let number = (unit * u16::from(number?)).to_string();
            Some([bold(&words::corp(corp)).as_str(), " ", &number].concat())
        })
        .collect::<Vec<_>>()
        .join(", ")
}

/// "Anna 40, Béla 30".
fn by_seat(table: Table, numbers: [Option<u8>; 4]) -> String {
    Corp::ALL
        .into_iter()
        .zip(numbers)
        .filter_map(|(corp, number)| {
            let number = (10 * u16::from(number?)).to_string();
            Some([bold(&table.name(corp.seat())).as_str(), " ", &number].concat())
        })
        .collect::<Vec<_>>()
        .join(", ")
}

/// What happened; nothing for what the accounts show by themselves.
fn sentence(table: Table, event: &Event) -> Option<String> {
    let name = |seat: Seat| bold(&table.name(seat));
    let voter = |seat: Option<Seat>| seat.map_or_else(|| t!("kz-master"), name);
    let corp = |corp: Corp| bold(&words::corp(corp));
    let holder = |holder: Holder| bold(&words::holder(table, holder));
    Some(match *event {
        Event::Lead { seat } => t!("kz-log-lead", name = name(seat)),
        Event::Ran { seat, party } => t!("kz-log-ran", name = name(seat), party = words::letter_of(party)),
        Event::Master { party } => t!("kz-log-master", party = words::letter_of(party)),
        Event::Rolled { seat, face } => t!("kz-log-rolled", name = voter(seat), face = words::face(face)),
        Event::Parliament { a, b } => t!("kz-log-parliament", a = a, b = b),
        Event::Voted { seat, candidate, votes } => {
            t!("kz-log-voted", name = voter(seat), candidate = name(candidate), votes = votes)
        }
        Event::Tied { candidates } => t!("kz-log-tied", names = names(table, candidates)),
        Event::FirstWhite { seat } => t!("kz-log-first-white", name = voter(seat)),
        Event::President { seat, mate } => t!("kz-log-president", name = name(seat), mate = name(mate)),
        Event::Produced { corp: of, goods, second } => match second {
            Some(market) => {
                t!("kz-log-produced-second", corp = corp(of), goods = goods, market = words::corp(market))
            }
            None => t!("kz-log-produced", corp = corp(of), goods = goods),
        },
        Event::Planned { corp: of, level } => t!("kz-log-planned", corp = corp(of), level = level),
        Event::Dismissed { corp: of, workers, unemployed } => {
            t!("kz-log-dismissed", corp = corp(of), workers = workers, unemployed = unemployed)
        }
        Event::Struck { corp: of, goods, capital } => {
            t!("kz-log-struck", corp = corp(of), goods = goods, capital = capital)
        }
        Event::Emitted { amount } => t!("kz-log-emitted", amount = amount),
        Event::Plundered { group, victim } => {
            t!("kz-log-plundered", group = corp(group), victim = corp(victim))
        }
        Event::Attacked { actor, target, state: true } => {
            t!("kz-log-attacked-state", actor = corp(actor), target = corp(target))
        }
        Event::Attacked { actor, target, .. } => {
            t!("kz-log-attacked", actor = corp(actor), target = corp(target))
        }
        Event::Refrained { corp: of } => t!("kz-log-refrained", corp = corp(of)),
        Event::Seized { winner, loser, market } => {
            t!("kz-log-seized", winner = corp(winner), loser = corp(loser), market = words::corp(market))
        }
        Event::Wrecked { loser, cut: true } => t!("kz-log-wrecked-cut", loser = corp(loser)),
        Event::Wrecked { loser, .. } => t!("kz-log-wrecked", loser = corp(loser)),
        Event::Spared { loser } => t!("kz-log-spared", loser = corp(loser)),
        Event::Market { region } => t!("kz-log-market", corp = corp(region)),
        Event::Prices { cards } => t!("kz-log-prices", cards = by_corp(cards, 1)),
        Event::Sold { region, producer, goods } => {
            t!("kz-log-sold", corp = corp(region), producer = corp(producer), goods = goods)
        }
        Event::Machine { buyer, seller, state: true } => {
            t!("kz-log-machine-state", buyer = corp(buyer), seller = corp(seller))
        }
        Event::Machine { buyer, seller, .. } => {
            t!("kz-log-machine", buyer = corp(buyer), seller = corp(seller))
        }
        Event::Offered { seat, to, matter, corp: of, other, field } => {
            let what = match matter {
                Matter::Deal(kind) => words::deal(kind),
                Matter::Public => t!("kz-deal-public"),
                Matter::Extend => t!("kz-deal-extend"),
                Matter::Central => t!("kz-deal-central"),
            };
            let detail: Vec<String> = of
                .into_iter()
                .chain(other)
                .map(words::corp)
                .chain(field.map(|field| field.value().to_string()))
                .collect();
            t!("kz-log-offered", name = name(seat), to = name(to), what = what, detail = detail.join(" / "))
        }
        Event::Answered { seat, yes: true } => t!("kz-log-accepted", name = name(seat)),
        Event::Answered { seat, .. } => t!("kz-log-declined", name = name(seat)),
        Event::Traded { corp: of, from, to, price } => {
            t!("kz-log-traded", corp = corp(of), from = holder(from), to = holder(to), price = price)
        }
        Event::Lent { debtor, creditor } => {
            t!("kz-log-lent", debtor = holder(debtor), creditor = holder(creditor))
        }
        Event::Ceded { debtor, field, from, to } => t!(
            "kz-log-ceded",
            debtor = holder(debtor),
            field = field.value(),
            from = holder(from),
            to = holder(to)
        ),
        Event::Extended { debtor, creditor, .. } => {
            t!("kz-log-extended", debtor = holder(debtor), creditor = holder(creditor))
        }
        Event::Missed { debtor, creditor } => {
            t!("kz-log-missed", debtor = holder(debtor), creditor = holder(creditor))
        }
        Event::Cut { corp: of, dividend } => t!("kz-log-cut", corp = corp(of), dividend = dividend),
        Event::Wished { corp: of, seat, amount, .. } => {
            t!("kz-log-wished", name = name(seat), corp = words::corp(of), amount = amount)
        }
        Event::Moved { corp: of, seat, topic: Topic::Chief, value } => t!(
            "kz-log-moved-chief",
            name = name(seat),
            corp = words::corp(of),
            candidate = name(Seat::new(value))
        ),
        Event::Moved { corp: of, seat, topic, value } => t!(
            "kz-log-moved",
            name = name(seat),
            corp = words::corp(of),
            topic = words::topic(topic),
            value = value
        ),
        Event::Balloted { yes, no, all, passed: true } => {
            t!("kz-log-passed", yes = yes, no = no, all = all)
        }
        Event::Balloted { yes, no, all, .. } => t!("kz-log-failed", yes = yes, no = no, all = all),
        Event::Dividend { corp: of, amount } => {
            t!("kz-log-dividend", corp = corp(of), amount = amount, price = 10 * amount)
        }
        Event::Supplement { corp: of, amount } => t!("kz-log-supplement", corp = corp(of), amount = amount),
        Event::Chief { corp: of, seat } => t!("kz-log-chief", corp = corp(of), name = name(seat)),
        Event::Bids { corp: of, bids, buyer: Some(buyer), price } => {
            t!("kz-log-bids", corp = corp(of), bids = by_seat(table, bids), name = name(buyer), price = price)
        }
        Event::Bids { corp: of, .. } => t!("kz-log-bids-none", corp = corp(of)),
        Event::Issued { corp: of, holder: to } => t!("kz-log-issued", corp = corp(of), name = holder(to)),
        Event::PutUp { holder: owner, corp: of } => {
            t!("kz-log-put-up", name = holder(owner), corp = corp(of))
        }
        Event::Bankrupt { seat } => t!("kz-log-bankrupt", name = name(seat)),
        Event::Unsold { corp: of, goods, capital } => {
            t!("kz-log-unsold", corp = corp(of), goods = goods, capital = capital)
        }
        Event::Won { seat, .. } => t!("kz-log-won", name = name(seat)),
        // Years and phases are headings; money is in the accounts.
        Event::Year { .. } | Event::Phase { .. } | Event::Paid { .. } | Event::Balance { .. } => return None,
    })
}
