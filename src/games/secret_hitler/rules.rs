//! What a rule means in the match that was left for the rules: the box below it, and a drawing.

use crate::platform::maths::{decimal, decimals, hand};

use crate::ui::html::{CollectHtml, Html};
use engine::{Seat, SeatSet, Viewer};
use markup::view;
use secret_hitler::{Observation, Power, SecretHitler, Stage, Veto};

use crate::pages::rules::{Figure, linked};
use crate::table::{Table, token};
use crate::ui::SeatTokenIn;

/// A line of the box: a seat and what it is.
type Line = (Seat, String);

fn view(table: Table) -> Option<Observation> {
    table.observe::<SecretHitler>(Viewer::Table)
}

/// More than half of the living (SH-18).
fn majority(view: &Observation) -> usize {
    view.living.len() / 2 + 1
}

/// The box below a rule.
pub fn now(table: Table, rule: &str) -> Option<Html> {
    let view = view(table).filter(|view| view.election > 0)?;
    let (lines, sentence) = facts(table, &view, rule)?;
    let lines = (!lines.is_empty()).then(|| {
        let lines = lines
            .into_iter()
            .map(|(seat, what)| {
                let name = table.name(seat);
                view! {
                    <li>
                        {token(table, seat, 24)}
                        <b>{name}</b>
                        {what}
                    </li>
                }
            })
            .collect_html();
        view! { <ul>{lines}</ul> }
    });
    Some(view! { {lines} <p>{linked("secret-hitler", &sentence)}</p> })
}

/// The seats that a rule is about now, and a sentence.
fn facts(table: Table, view: &Observation, rule: &str) -> Option<(Vec<Line>, String)> {
    let alive = view.living.len();
    let nobody = Vec::new();
    let some = match rule {
        "SH-4" | "SH-23" | "SH-27" | "SH-31" | "SH-44" => {
            (nobody, t!("sh-rule-piles", draw = view.draw, discard = view.discard))
        }
        "SH-6" | "SH-28" => (nobody, power_sentence(view)),
        "SH-8" => (nobody, t!("sh-rule-liberal", count = view.liberal)),
        "SH-9" => (nobody, t!("sh-rule-fascist", count = view.fascist)),
        "SH-10" | "SH-22" => {
            let sentence = if view.zone {
                t!("sh-rule-zone-open")
            } else {
                t!("sh-rule-zone-closed", count = view.fascist)
            };
            (cleared(view), sentence)
        }
        "SH-12" => (
            view.president.map(|seat| (seat, t!("sh-rule-president"))).into_iter().collect(),
            t!("sh-rule-next", name = table.name(view.next?)),
        ),
        "SH-13" => {
            let seat = view.president.filter(|_| view.stage == Stage::Nominate)?;
            (nobody, t!("sh-rule-may", name = table.name(seat), names = names(table, view.eligible)))
        }
        "SH-14" | "SH-15" | "SH-16" => (last_pair(view), barred_sentence(view)),
        "SH-17" | "SH-18" => (nobody, t!("sh-rule-majority", alive = alive, needed = majority(view))),
        "SH-19" | "SH-20" | "SH-21" => {
            let sentence = t!("sh-rule-tracker", count = view.tracker);
            let last = (view.tracker + 1 == secret_hitler::CHAOS).then(|| t!("sh-rule-tracker-last"));
            (nobody, [sentence, last.unwrap_or_default()].join(" "))
        }
        "SH-29" => {
            let lines: Vec<Line> = view
                .investigations
                .iter()
                .flatten()
                .map(|done| (done.seat, t!("sh-rule-investigated", name = table.name(done.by))))
                .collect();
            let sentence = if lines.is_empty() {
                t!("sh-rule-investigated-none")
            } else {
                t!("sh-rule-investigated-once")
            };
            (lines, sentence)
        }
        "SH-30" if view.special => (
            view.president.map(|seat| (seat, t!("sh-rule-special"))).into_iter().collect(),
            t!("sh-rule-next", name = table.name(view.next?)),
        ),
        "SH-32" | "SH-33" => {
            let dead = SeatSet::all(view.setup.seats).minus(view.living);
            let lines: Vec<Line> = dead.iter().map(|seat| (seat, t!("sh-rule-dead"))).collect();
            (lines, t!("sh-rule-alive", count = alive))
        }
        "SH-34" | "SH-35" | "SH-36" => {
            let sentence = match view.veto {
                Veto::Locked => t!("sh-rule-veto-locked", count = view.fascist),
                Veto::Open => t!("sh-rule-veto-open"),
                Veto::Refused => t!("sh-rule-veto-refused"),
            };
            (nobody, sentence)
        }
        "SH-45" => (
            cleared(view),
            if view.setup.markers { t!("sh-rule-switch-on") } else { t!("sh-rule-switch-off") },
        ),
        "SH-46" => {
            (nobody, if view.setup.rebalance { t!("sh-rule-switch-on") } else { t!("sh-rule-switch-off") })
        }
        _ => return None,
    };
    Some(some)
}

/// Who is marked as not being Hitler; with the markers off, the table remembers by itself (SH-45).
fn cleared(view: &Observation) -> Vec<Line> {
    view.cleared.iter().map(|seat| (seat, t!("sh-rule-cleared"))).collect()
}

fn names(table: Table, seats: SeatSet) -> String {
    seats.iter().map(|seat| table.name(seat)).collect::<Vec<_>>().join(", ")
}

fn power_sentence(view: &Observation) -> String {
    let power = match view.next_power() {
        Some(Power::Investigate) => t!("sh-rule-power-investigate"),
        Some(Power::SpecialElection) => t!("sh-rule-power-special"),
        Some(Power::Peek) => t!("sh-rule-power-peek"),
        Some(Power::Execution) => t!("sh-rule-power-execution"),
        None => t!("sh-rule-power-none"),
    };
    t!("sh-rule-power", number = view.fascist + 1, power = power)
}

fn last_pair(view: &Observation) -> Vec<Line> {
    let Some((president, chancellor)) = view.last else { return Vec::new() };
    let line = |seat: Seat, office: String| {
        // A seat that is not barred although it governed last is told apart in words.
        let what = if !view.living.contains(seat) {
            t!("sh-rule-last-dead", office = office)
        } else if view.barred.contains(seat) {
            t!("sh-rule-last-barred", office = office)
        } else {
            t!("sh-rule-last-free", office = office)
        };
        (seat, what)
    };
    vec![line(chancellor, t!("sh-rule-last-chancellor")), line(president, t!("sh-rule-last-president"))]
}

fn barred_sentence(view: &Observation) -> String {
    let alive = view.living.len();
    match view.last {
        None => t!("sh-rule-barred-none"),
        Some(_) if alive > 5 => t!("sh-rule-barred-both", count = alive),
        Some(_) => t!("sh-rule-barred-one", count = alive),
    }
}

/// The drawing beside a rule.
pub fn figure(table: Table, rule: &str) -> Option<Figure> {
    let view = view(table)?;
    let president = view.president.filter(|_| view.stage == Stage::Nominate)?;
    if !matches!(rule, "SH-13" | "SH-14" | "SH-15" | "SH-16") {
        return None;
    }
    Some(Figure {
        title: t!("sh-rule-figure", name = table.name(president)),
        note: t!("sh-rule-figure-note", election = view.election),
        drawing: ring(table, &view, president),
    })
}

/// Longest name in the drawing; the box beside it has the whole one.
const NAME: usize = 11;
/// Where the seats stand, in the units of the drawing.
const CENTRE: (f64, f64) = (204.0, 196.0);
const RADIUS: f64 = 138.0;
const TOKEN: f64 = 34.0;

fn place(index: u8, of: u8) -> (f64, f64) {
    let (x, y) = hand(f64::from(index) / f64::from(of), RADIUS);
    (CENTRE.0 + x, CENTRE.1 + y)
}

fn path(from: (f64, f64), to: (f64, f64)) -> String {
    ["M", &decimals(&[from.0, from.1]), "L", &decimals(&[to.0, to.1])].concat()
}

/// The table seen from above, the candidate on top; arrows to whom the candidate may name.
fn ring(table: Table, view: &Observation, president: Seat) -> Html {
    let seats = view.setup.seats;
    let mut lines = Vec::new();
    let mut tokens = Vec::new();
    for index in 0..seats {
        let seat = Seat::new((president.index() as u8 + index) % seats);
        let at = place(index, seats);
        if seat != president && view.living.contains(seat) {
            lines.push(line(at, view.eligible.contains(seat)));
        }
        tokens.push(seat_in_ring(table, view, president, seat, at));
    }
    let alive = view.living.len();
    let label = [
        t!("sh-rule-may", name = table.name(president), names = names(table, view.eligible)),
        barred_sentence(view),
    ]
    .join(" ");
    // Below the lowest seat there must be room for a name where one stands in the middle.
    let height = if seats.is_multiple_of(2) { 430 } else { 376 };
    view! {
        <svg class="nring" viewBox=format!("-76 -20 560 {height}") role="img" aria-label=label>
            <circle cx=decimal(CENTRE.0) cy=decimal(CENTRE.1) r="84" class="tabletop" />
            {lines}
            <text x=decimal(CENTRE.0) y=decimal(CENTRE.1 + 62.0) class="n mid alive">
                {t!("sh-rule-alive-short", count = alive)}
            </text>
            {tokens}
        </svg>
    }
}

/// From the candidate to a seat: an arrow, or a dotted line that is cut.
fn line(to: (f64, f64), free: bool) -> Html {
    let from = place(0, 1);
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    let along = |distance: f64| (from.0 + dx / length * distance, from.1 + dy / length * distance);
    let end = length - 27.0;
    if free {
        let (tip, back) = (along(end), along(end - 11.0));
        let (nx, ny) = (-dy / length * 5.0, dx / length * 5.0);
        let head = [
            "M",
            &decimals(&[tip.0, tip.1]),
            "L",
            &decimals(&[back.0 + nx, back.1 + ny, back.0 - nx, back.1 - ny]),
            "Z",
        ]
        .concat();
        view! {
            <path d=path(along(24.0), back) class="free" />
            <path d=head class="head" />
        }
    } else {
        let cut = along(f64::midpoint(24.0, end));
        let cross = ["translate(", &decimals(&[cut.0, cut.1]), ")"].concat();
        view! {
            <path d=path(along(24.0), along(end)) class="barred" />
            <g transform=cross>
                <circle r="10" class="cut" />
                <path d="M-4 -4 4 4M4 -4-4 4" class="cross" />
            </g>
        }
    }
}

fn seat_in_ring(table: Table, view: &Observation, president: Seat, seat: Seat, at: (f64, f64)) -> Html {
    let name = table.name(seat);
    let dead = !view.living.contains(seat);
    let free = view.eligible.contains(seat);
    let what = if seat == president {
        t!("sh-rule-ring-candidate")
    } else if dead {
        t!("sh-rule-ring-dead")
    } else {
        match view.last {
            Some((_, chancellor)) if seat == chancellor => t!("sh-rule-last-chancellor"),
            Some((last, _)) if seat == last => t!("sh-rule-last-president"),
            _ => String::new(),
        }
    };
    let short = if name.chars().count() > NAME {
        name.chars().take(NAME - 1).chain(['…']).collect()
    } else {
        name.clone()
    };
    // The name first, then what the seat is, one word to a line so that it stays beside its token.
    let mut words = vec![(short, "n")];
    words.extend(what.split(' ').filter(|word| !word.is_empty()).map(|word| (word.to_owned(), "s")));
    let aside = at.0 - CENTRE.0;
    let (side, x) = if aside.abs() < 30.0 {
        ("mid", at.0)
    } else if aside > 0.0 {
        ("right", at.0 + 32.0)
    } else {
        ("left", at.0 - 32.0)
    };
    let rows = f64::from(u8::try_from(words.len()).unwrap_or(u8::MAX));
    let first = match side {
        "mid" if at.1 < CENTRE.1 => at.1 - 26.0 - 21.0 * (rows - 1.0),
        "mid" => at.1 + 46.0,
        _ => at.1 + 7.0 - 10.5 * (rows - 1.0),
    };
    if side == "mid" && at.1 < CENTRE.1 {
        words.reverse();
    }
    let mut y = first - 21.0;
    let words = words
        .into_iter()
        .map(|(word, kind)| {
            y += 21.0;
            view! {
                <text x=decimal(x) y=decimal(y) class=[kind, " ", side].concat()>
                    {word}
                </text>
            }
        })
        .collect_html();
    view! {
        <g class:out=dead>
            {free.then(|| view! { <circle cx=decimal(at.0) cy=decimal(at.1) r="25" class="may" /> })}
            <SeatTokenIn look=table.look(seat) name=name x=at.0 y=at.1 size=TOKEN />
        </g>
        {words}
    }
}
