//! The table from above: the order of the presidency, the offices, both piles and what they hold.

use crate::platform::maths::{course, decimal, hand};

use crate::ui::html::{CollectHtml, Html};
use engine::Seat;
use markup::view;
use secret_hitler::Policy;

use super::{Open, signs};
use crate::table::Table;
use crate::ui::SeatTokenIn;

const WIDTH: f64 = 400.0;
const MIDDLE: (f64, f64) = (200.0, 102.0);
const RADIUS: (f64, f64) = (112.0, 61.0);
/// With so many seats an office takes a name's place at the side, and the ring makes room for it.
const MANY: u8 = 8;
const MANY_RADIUS: f64 = 94.0;
/// Width of a letter of a name, in the drawing's units, on the safe side.
const LETTER: f64 = 8.2;
/// The same for an office on its plate, which is not cut.
const PLATE_LETTER: f64 = 7.0;
/// How far a token keeps the lines away, in degrees of the ring.
const GAP: f64 = 13.0;

/// Degrees of a seat, clockwise from the top.
fn angle(seat: Seat, seats: u8) -> f64 {
    (seat.index() as f64 + 0.5) * 360.0 / f64::from(seats)
}

fn at(angle: f64, seats: u8) -> (f64, f64) {
    let wide = if seats >= MANY { MANY_RADIUS } else { RADIUS.0 };
    let (x, y) = hand(angle / 360.0, 1.0);
    (MIDDLE.0 + wide * x, MIDDLE.1 + RADIUS.1 * y)
}

/// A line along the ring with an arrow at its end.
fn arrow(from: f64, to: f64, seats: u8, thick: bool) -> Html {
    let to = if to <= from { to + 360.0 } else { to };
    // On the flat sides a degree is a longer way.
    let gap = |angle: f64| GAP * (0.75 + 0.75 * hand(angle / 360.0, 1.0).0.abs());
    let (start, end) = (from + gap(from), to - gap(to) - 1.0);
    let steps = 16;
    let mut path = String::new();
    for step in 0..=steps {
        let (x, y) = at(start + (end - start) * f64::from(step) / f64::from(steps), seats);
        path.push(if step == 0 { 'M' } else { 'L' });
        path.push_str(&[decimal(x), " ".to_owned(), decimal(y)].concat());
    }
    let (x, y) = at(end, seats);
    let (bx, by) = at(end - 2.0, seats);
    let turn = course(x - bx, y - by);
    let place = format!(
        "translate({} {}) rotate({}) scale({})",
        decimal(x),
        decimal(y),
        decimal(turn),
        if thick { "1.3" } else { "1" }
    );
    let class = if thick { "sh-od now" } else { "sh-od" };
    view! {
        <path class=class d=path />
        <path class=class transform=place d="M-5 -5 2 0 -5 5" />
    }
}

/// As much of a name as there is room for.
fn cut(name: &str, room: f64) -> String {
    let most = (room / LETTER).floor().max(3.0) as usize;
    if name.chars().count() <= most {
        name.to_owned()
    } else {
        let start: String = name.chars().take(most - 1).collect();
        format!("{}…", start.trim_end())
    }
}

/// Which office a seat stands for or holds, and whether it holds it.
fn office(open: &Open, seat: Seat) -> Option<(String, bool)> {
    let held = open.table.in_office();
    let (president, chancellor) = (open.table.president == Some(seat), open.table.chancellor == Some(seat));
    if open.table.end().is_some() {
        return None;
    }
    match (president, chancellor, held) {
        (true, _, true) => Some((t!("sh-tag-president"), true)),
        (true, _, false) => Some((t!("sh-plate-president"), false)),
        (_, true, true) => Some((t!("sh-tag-chancellor"), true)),
        (_, true, false) => Some((t!("sh-plate-chancellor"), false)),
        _ => None,
    }
}

fn seat(table: Table, open: &Open, seat: Seat) -> Html {
    let seats = open.table.setup.seats;
    let angle = angle(seat, seats);
    let (x, y) = at(angle, seats);
    let alive = open.table.living.contains(seat);
    let right = x >= MIDDLE.0 - 0.5;
    let edge = if seats > 8 { 26.0 } else { 30.0 };
    let beside = edge / 2.0 + 5.0;
    let room = if right { WIDTH - x - beside } else { x - beside } - 2.0;
    let text_x = if right { x + beside } else { x - beside };
    let name = table.name(seat);
    let shown = cut(&name, room);
    let top = y < MIDDLE.1 - RADIUS.1 * 0.55;
    let bottom = y > MIDDLE.1 + RADIUS.1 * 0.8;
    let text_y = if top {
        y + 1.0
    } else if bottom {
        y + 13.0
    } else {
        y + 4.0
    };
    let next = open.table.next == Some(seat);
    let plate = office(open, seat);
    // Many seats leave no line between two names: the plate then takes the name's place.
    let instead = seats >= MANY && !top && plate.is_some();
    let plate = plate.map(|(words, held)| {
        let width = words.chars().count() as f64 * PLATE_LETTER + 10.0;
        // Above the token at the top, else above or under the name.
        let (left, above) = if top {
            ((x - width / 2.0 + if right { 18.0 } else { -18.0 }).min(WIDTH - width - 1.0).max(1.0), y - 43.0)
        } else {
            let left = if right { WIDTH - width - 1.0 } else { 1.0 };
            let left = if right { left.min(text_x - 2.0) } else { left.max(text_x + 2.0 - width) };
            (left, if instead { y - 10.5 } else if bottom { y - 14.0 } else { y + 11.0 })
        };
        view! {
            <rect class="sh-pc" class:held=held x=decimal(left) y=decimal(above) width=decimal(width) height="21" rx="4" />
            <text class="sh-pt" class:held=held x=decimal(left + width / 2.0) y=decimal(above + 15.0)>
                {words}
            </text>
        }
    });
    let second = (next && alive && plate.is_none()).then(|| {
        let y = if bottom { text_y - 14.0 } else { text_y + 14.0 };
        view! {
            <text class="sh-tx" class:e=!right x=decimal(text_x) y=decimal(y)>
                {t!("sh-ring-next")}
            </text>
        }
    });
    view! {
        <g class:dead=!alive>
            <title>{name.clone()}</title>
            <g class="sh-who">
                <SeatTokenIn look=table.look(seat) name=name x=x y=y size=edge />
            </g>
            {(!alive)
                .then(|| {
                    view! {
                        <path
                            class="sh-cross"
                            d=format!("M{} {}l28-28", decimal(x - 14.0), decimal(y + 14.0))
                        />
                    }
                })}
            {(!instead)
                .then(|| {
                    view! {
                        <text class="sh-nm" class:e=!right x=decimal(text_x) y=decimal(text_y)>
                            {shown}
                        </text>
                    }
                })}
            {second}
            {plate}
        </g>
    }
}

fn pile(x: f64, count: u8) -> Html {
    let y = 66.0;
    // One edge for every two tiles: enough to see a high pile from a low one.
    let cards = (f64::from(count) / 2.0).ceil().clamp(0.0, 8.0) as u8;
    let cards: Vec<Html> = (0..cards.max(1))
        .map(|card| {
            let shift = f64::from(card) * 1.3;
            view! {
                <rect
                    class="sh-back"
                    class:none=count == 0
                    x=decimal(x + shift)
                    y=decimal(y + 7.0 - shift)
                    width="28"
                    height="36"
                    rx="4"
                />
            }
        })
        .collect();
    let shift = f64::from(cards.len() as u8 - 1) * 1.3;
    view! {
        {cards}
        <text class="sh-pn" class:none=count == 0 x=decimal(x + shift + 14.0) y=decimal(y + 31.5 - shift)>
            {count}
        </text>
    }
}

/// A small tile and how many of its kind are not enacted.
fn mix(x: f64, policy: Policy, count: u8) -> Html {
    view! {
        <g transform=format!("translate({} 125) scale(.8)", decimal(x))>{signs::mini(policy)}</g>
        <text class="sh-nm" x=decimal(x + 14.0) y="137">
            {count}
        </text>
    }
}

/// The drawing; its name says all of it in words.
pub fn ring(table: Table, open: &Open) -> Html {
    let observed = &open.table;
    let seats: Vec<Seat> = open.view.seats.iter().map(|seat| seat.seat).collect();
    let living: Vec<Seat> = seats.iter().copied().filter(|seat| observed.living.contains(*seat)).collect();
    let thick = observed.before_next();
    let arrows: Vec<Html> = living
        .iter()
        .enumerate()
        .filter_map(|(index, from)| {
            let to = living.get((index + 1) % living.len())?;
            let count = observed.setup.seats;
            Some(arrow(angle(*from, count), angle(*to, count), count, thick == Some(*from)))
        })
        .collect();
    let mut words = vec![t!(
        "sh-ring-order",
        names = living.iter().map(|seat| table.name(*seat)).collect::<Vec<_>>().join(", ")
    )];
    for each in open.view.seats.iter().filter(|seat| !seat.alive) {
        words.push(t!("sh-ring-dead", name = table.name(each.seat)));
    }
    for each in &seats {
        if let Some((office, _)) = office(open, *each) {
            words.push(t!("sh-ring-office", name = table.name(*each), office = office));
        }
    }
    if let Some(next) = observed.next {
        words.push(t!("sh-ring-next-is", name = table.name(next)));
    }
    words.push(t!("sh-ring-piles", draw = observed.draw, discard = observed.discard));
    words.push(t!("sh-not-enacted", liberal = observed.unseen.liberal, fascist = observed.unseen.fascist));
    view! {
        <svg class="sh-ring" viewBox="0 0 400 188" role="img" aria-label=words.join(" ")>
            <ellipse class="sh-tb" cx="200" cy="102" rx="90" ry="44" />
            {arrows}
            {pile(144.0, observed.draw)}
            {pile(216.0, observed.discard)}
            <text class="sh-tx sh-m" x="162" y="120">
                {t!("sh-ring-draw")}
            </text>
            <text class="sh-tx sh-m" x="234" y="120">
                {t!("sh-ring-discard")}
            </text>
            <g class="mix">
                <text class="sh-tx e" x="190" y="137">
                    {t!("sh-ring-mix")}
                </text>
                {mix(196.0, Policy::Liberal, observed.unseen.liberal)}
                {mix(226.0, Policy::Fascist, observed.unseen.fascist)}
            </g>
            {seats.iter().map(|each| seat(table, open, *each)).collect_html()}
        </svg>
    }
}
