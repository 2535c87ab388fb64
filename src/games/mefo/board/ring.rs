//! The ring of forty spaces, with the pawns in the lane inside it.

use engine::Seat;
use leptos::{ev, prelude::*};
use markup::view;
use mefo::tables::{self, Square};
use mefo::{Board, Cell, Kind, Observation, Stage};
use wasm_bindgen::{JsCast, JsValue};

use crate::games::mefo::desk::desk;
use crate::games::mefo::words;
use crate::platform::maths::decimals;
use crate::settings;
use crate::table::Table;
use crate::ui::html::{CollectHtml, Html, keyed};
use crate::ui::{SeatTokenIn, effect_from};

/// Edge of the ring.
pub const EDGE: f64 = 756.0;
/// Edge of a corner, and depth of the other spaces.
const DEEP: f64 = 88.0;
/// Width of a space.
const WIDE: f64 = 62.0;

/// On which side of the ring a space lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Bottom,
    Left,
    Top,
    Right,
}

/// Side, and the space's box: left, top, width, height.
fn place(space: u8) -> (Side, [f64; 4]) {
    let along = |step: u8| 91.0 + f64::from(step) * 64.0;
    let far = EDGE - DEEP - 1.0;
    let corner = space.is_multiple_of(10);
    let at = space % 10;
    let (wide, deep) = if corner { (DEEP, DEEP) } else { (WIDE, DEEP) };
    match space / 10 {
        0 if corner => (Side::Bottom, [far, far, wide, deep]),
        0 => (Side::Bottom, [along(9 - at), far, wide, deep]),
        1 if corner => (Side::Left, [1.0, far, wide, deep]),
        1 => (Side::Left, [1.0, along(9 - at), deep, wide]),
        2 if corner => (Side::Top, [1.0, 1.0, wide, deep]),
        2 => (Side::Top, [along(at - 1), 1.0, wide, deep]),
        _ if corner => (Side::Right, [far, 1.0, wide, deep]),
        _ => (Side::Right, [far, along(at - 1), deep, wide]),
    }
}

/// The middle of a space's edge on the lane inside the ring, so far from the border.
fn lane(space: u8, inside: f64) -> (f64, f64) {
    let (side, [x, y, wide, high]) = place(space);
    let (middle, level) = (x + wide / 2.0, y + high / 2.0);
    // Below the name of a corner.
    if space.is_multiple_of(10) {
        return (middle, level + 9.0);
    }
    match side {
        Side::Bottom => (middle, y - inside),
        Side::Left => (x + wide + inside, level),
        Side::Top => (middle, y + high + inside),
        Side::Right => (x - inside, level),
    }
}

/// The roofline of a kind, along `wide` units, to be filled below.
fn roofline(kind: Kind, wide: f64) -> String {
    let (tooth, steps) = match kind {
        Kind::Military => ("v-5l7.75 5", wide / 7.75),
        Kind::Civilian => ("l7.75 -5.5l7.75 5.5", wide / 15.5),
        Kind::Infrastructure => ("v-3.5h4.26v3.5h3.49", wide / 7.75),
        Kind::Political => ("q7.75 -7 15.5 0", wide / 15.5),
        Kind::Landmark => ("q15.5 -11 31 0", wide / 31.0),
    };
    let mut path = String::from("M0 0");
    for _ in 0..(steps + 0.5) as u32 {
        path.push_str(tooth);
    }
    path.push_str("V19H0Z");
    path
}

/// A sign inside the drawing.
fn sign(word: &str, class: &'static str, x: f64, y: f64, edge: f64) -> Html {
    let place =
        ["translate(", &decimals(&[x, y]), ") scale(", &crate::platform::maths::fixed(edge / 24.0, 3), ")"]
            .concat();
    view! {
        <g transform=place>
            <path class=class d=words::sign(word) />
        </g>
    }
}

fn lines(text: &str, x: f64, y: f64, class: &'static str) -> Html {
    let mut parts = text.split('|');
    let (first, second) = (parts.next().unwrap_or("").to_owned(), parts.next().map(ToOwned::to_owned));
    let longest = first.chars().count().max(second.as_deref().map_or(0, |line| line.chars().count()));
    let class = if longest > 9 && class == "mf-nm" { "mf-nm tight" } else { class };
    let x = crate::platform::maths::decimal(x);
    let below = second.map(|line| view! { <tspan x=x.clone() dy="14.5">{line}</tspan> });
    view! {
        <text class=class x=x.clone() y=crate::platform::maths::decimal(y) text-anchor="middle">
            {first}
            {below}
        </text>
    }
}

/// What a space is and pays, in one sentence.
fn told(table: Table, board: &Board, space: u8) -> String {
    let name = words::space(space, board.post());
    let Some(deed) = tables::deed_of(space) else { return name };
    let kind = words::kind(deed.kind);
    match board.owner(space) {
        Some(seat) => t!(
            "mf-tile-owned",
            space = name,
            kind = kind,
            name = table.name(seat),
            pays = words::pays_text(board, seat, space),
            card = board.modifier(space).map_or_else(String::new, words::modifier)
        ),
        None => {
            t!(
                "mf-tile-free",
                space = name,
                kind = kind,
                rm = words::money(board.price(board.current(), space))
            )
        }
    }
}

/// Deed strip, band with roofline, and what is written on them.
fn deed(table: Table, board: &Board, space: u8, kind: Kind) -> Html {
    let (side, [x, y, wide, high]) = place(space);
    let owner = board.owner(space);
    // The band lies at the outer edge, the strip at the inner one or below.
    let (band, turn, strip) = match side {
        Side::Bottom => ((x, y + 69.0), "", [x, y, wide, 20.0]),
        Side::Left => ((x + 19.0, y), " rotate(90)", [x + 19.0, y + 42.0, 69.0, 20.0]),
        Side::Top => ((x + wide, y + 19.0), " rotate(180)", [x, y + 68.0, wide, 20.0]),
        Side::Right => ((x + 69.0, y + high), " rotate(-90)", [x, y + 42.0, 69.0, 20.0]),
    };
    let (icon_at, card_at, text_at) = match side {
        Side::Bottom => ((x + 3.0, y + 70.5), (x + 43.0, y + 69.5), (x + 31.0, y + 37.0)),
        Side::Left => ((x + 2.0, y + 4.0), (x + 1.5, y + 43.0), (x + 57.0, y + 18.0)),
        Side::Top => ((x + 3.0, y + 2.5), (x + 43.0, y + 1.5), (x + 31.0, y + 39.0)),
        Side::Right => ((x + 71.0, y + 4.0), (x + 70.5, y + 43.0), (x + 31.0, y + 18.0)),
    };
    let [sx, sy, sw, sh] = strip;
    let place = ["translate(", &decimals(&[band.0, band.1]), ")", turn].concat();
    let number = crate::platform::maths::decimal;
    let foot = match owner {
        Some(seat) => {
            let paid = words::pays(board, seat, space);
            let (what, amount) = paid.first().copied().unwrap_or(("coin", 0));
            let digits = amount.to_string();
            view! {
                <SeatTokenIn
                    look=Signal::derive(move || table.look(seat))
                    name=Signal::derive(move || table.name(seat))
                    x=sx + 11.0
                    y=sy + 10.0
                    size=17.0
                />
                <text class="mf-pv" x=number(sx + sw - 17.0) y=number(sy + 15.0) text-anchor="end">
                    {digits}
                </text>
                {sign(what, "mf-si ink", sx + sw - 15.5, sy + 3.5, 13.0)}
            }
        }
        None => {
            let price = t!("mf-sum-rm", rm = words::money(board.price(board.current(), space)));
            view! {
                <text class="mf-pr" x=number(sx + sw / 2.0) y=number(sy + 15.0) text-anchor="middle">
                    {price}
                </text>
            }
        }
    };
    let card = board.modifier(space).filter(|_| owner.is_some()).map(|card| {
        view! {
            <rect class="mf-cardbg" x=number(card_at.0) y=number(card_at.1) width="17" height="17" rx="2" />
            {sign(card.word(), "mf-si ink", card_at.0 + 2.0, card_at.1 + 2.0, 13.0)}
        }
    });
    view! {
        <rect class="mf-deed" x=number(sx) y=number(sy) width=number(sw) height=number(sh) />
        <path class="mf-band" d=roofline(kind, WIDE) transform=place />
        {sign(kind.word(), "mf-si on", icon_at.0, icon_at.1, 15.0)}
        {card}
        {lines(&words::tile(space, board.post()), text_at.0, text_at.1, "mf-nm")}
        {foot}
    }
}

/// A space that is no property.
fn other(board: &Board, space: u8, square: Square) -> Html {
    let (_, [x, y, wide, high]) = place(space);
    let middle = x + wide / 2.0;
    let post = board.post();
    let name = words::tile(space, post);
    let word = words::square_sign(square);
    let big = |text: String, y: f64| {
        let (x, y) = (crate::platform::maths::decimal(middle), crate::platform::maths::decimal(y));
        view! { <text class="mf-big" x=x y=y text-anchor="middle">{text}</text> }
    };
    if space.is_multiple_of(10) {
        let note = match square {
            Square::Go => Some(t!("mf-tile-salary", rm = tables::SALARY)),
            Square::Parteitag => Some(t!(
                "mf-tile-power",
                count = if post { tables::PARTEITAG_POST } else { tables::PARTEITAG }
            )),
            _ => None,
        };
        let note = note.map(|note| lines(&note, middle, y + 80.0, "mf-nm"));
        return view! {
            {lines(&name, middle, y + 18.0, "mf-cn")}
            {sign(word, "mf-si soft", middle - 14.0, y + 40.0, 28.0)}
            {note}
        };
    }
    let low = high < wide;
    let text = lines(&name, middle, y + if low { 20.0 } else { 24.0 }, "mf-nm");
    let foot = match square {
        Square::Bank if !post => big(words::rate(board.open_rate(true)), y + if low { 54.0 } else { 74.0 }),
        Square::Tax => big(t!("mf-percent", percent = 10), y + if low { 54.0 } else { 74.0 }),
        Square::WarTax => {
            let percent = if (1939..=tables::LAST_YEAR).contains(&board.year) { 20 } else { 10 };
            big(t!("mf-percent", percent = percent), y + if low { 54.0 } else { 74.0 })
        }
        _ => sign(word, "mf-si soft", middle - 12.0, y + if low { 36.0 } else { 52.0 }, 22.0),
    };
    view! { {text} {foot} }
}

/// The pictogram for narrow screens: band with the kind, token of the owner.
fn mini(table: Table, board: &Board, space: u8, square: Square) -> Html {
    let (side, [x, y, wide, high]) = place(space);
    let number = crate::platform::maths::decimal;
    let (middle, level) = (x + wide / 2.0, y + high / 2.0);
    let Square::Deed(deed) = square else {
        return sign(words::square_sign(square), "mf-si soft", middle - 20.0, level - 20.0, 40.0);
    };
    let ([bx, by, bw, bh], token) = match side {
        Side::Bottom => ([x, y + 34.0, wide, 54.0], (middle, y + 18.0)),
        Side::Left => ([x, y, 48.0, high], (x + 68.0, level)),
        Side::Top => ([x, y, wide, 54.0], (middle, y + 70.0)),
        Side::Right => ([x + 40.0, y, 48.0, high], (x + 20.0, level)),
    };
    let owner = board.owner(space).map(|seat| {
        view! {
            <SeatTokenIn
                look=Signal::derive(move || table.look(seat))
                name=Signal::derive(move || table.name(seat))
                x=token.0
                y=token.1
                size=32.0
            />
        }
    });
    view! {
        <rect class="mf-band" x=number(bx) y=number(by) width=number(bw) height=number(bh) />
        {sign(deed.kind.word(), "mf-si on", bx + bw / 2.0 - 18.0, by + bh / 2.0 - 18.0, 36.0)}
        {owner}
    }
}

fn space_id(space: u8) -> String {
    ["mf-space-", &space.to_string()].concat()
}

/// Enter and Space open a deed, arrows go along the ring.
fn keyed_on(event: &web_sys::KeyboardEvent, space: u8) {
    let to = match event.key().as_str() {
        "Enter" | " " => space,
        "ArrowLeft" | "ArrowDown" => (space + 1) % tables::SPACES,
        "ArrowRight" | "ArrowUp" => (space + tables::SPACES - 1) % tables::SPACES,
        _ => return,
    };
    event.prevent_default();
    desk().deed.set(Some(to));
    if let Some(element) = document().get_element_by_id(&space_id(to)) {
        let element: &web_sys::HtmlElement = element.unchecked_ref();
        // Without focus the deed still lies open.
        let _ = element.focus();
    }
}

fn tile(table: Table, view: &Observation, space: u8, open: Option<u8>) -> Html {
    let board = &view.board;
    let square = words::square(space);
    let (_, [x, y, wide, high]) = place(space);
    let number = crate::platform::maths::decimal;
    let (class, drawn) = match square {
        Square::Deed(made) => {
            let class = match (made.kind, board.owner(space).is_none()) {
                (Kind::Military, false) => "mf-tile k-military",
                (Kind::Civilian, false) => "mf-tile k-civilian",
                (Kind::Infrastructure, false) => "mf-tile k-infrastructure",
                (Kind::Political, false) => "mf-tile k-political",
                (Kind::Landmark, false) => "mf-tile k-landmark",
                (Kind::Military, true) => "mf-tile k-military free",
                (Kind::Civilian, true) => "mf-tile k-civilian free",
                (Kind::Infrastructure, true) => "mf-tile k-infrastructure free",
                (Kind::Political, true) => "mf-tile k-political free",
                (Kind::Landmark, true) => "mf-tile k-landmark free",
            };
            (class, deed(table, board, space, made.kind))
        }
        Square::Bank if !board.post() => ("mf-tile mf-bank", other(board, space, square)),
        _ => ("mf-tile", other(board, space, square)),
    };
    let says = told(table, board, space);
    view! {
        // What is drawn is for the eyes; the frame on top of it is what is pressed, and says it all.
        <g class=class class:sel=open == Some(space)>
            <g aria-hidden="true">
                <rect class="mf-bg" x=number(x) y=number(y) width=number(wide) height=number(high) />
                <g class="mf-full">{drawn}</g>
                <g class="mf-mini">{mini(table, board, space, square)}</g>
            </g>
            <rect
                class="mf-ring"
                id=space_id(space)
                tabindex=if open.unwrap_or(0) == space { "0" } else { "-1" }
                role="button"
                aria-label=says
                aria-pressed=(open == Some(space)).to_string()
                on:click=move |_| desk().deed.set(Some(space))
                on:pointerenter=move |event| {
                    // A finger opens by its tap.
                    if event.pointer_type() == "mouse" {
                        desk().peek.set(Some(space));
                    }
                }
                on:pointerleave=move |_| {
                    let peek = desk().peek;
                    if peek.get_untracked() == Some(space) {
                        peek.set(None);
                    }
                }
                on:keydown=move |event: web_sys::KeyboardEvent| keyed_on(&event, space)
                x=number(x)
                y=number(y)
                width=number(wide)
                height=number(high)
            />
        </g>
    }
}

/// Where a pawn stands: those on one space stand beside each other.
fn pawn_at(board: &Board, seat: Seat) -> String {
    let at = board.player(seat).at;
    let (x, y) = lane(at, 17.0);
    let others = board.seats().filter(|other| board.player(*other).alive && board.player(*other).at == at);
    let (mut place, mut count) = (0.0, 0.0);
    for other in others {
        if other == seat {
            place = count;
        }
        count += 1.0;
    }
    let apart = if count > 1.0 { f64::min(30.0, 64.0 / (count - 1.0)) } else { 0.0 };
    let off = (place - (count - 1.0) / 2.0) * apart;
    translate(if abreast(at) { (x + off, y) } else { (x, y + off) })
}

fn translate((x, y): (f64, f64)) -> String {
    let number = crate::platform::maths::decimal;
    ["translate(", &number(x), "px,", &number(y), "px)"].concat()
}

/// Whether pawns on a space stand side by side, and not one below the other.
fn abreast(space: u8) -> bool {
    space.is_multiple_of(10) || matches!(place(space).0, Side::Bottom | Side::Top)
}

/// How many spaces a pawn goes from one space to another, backward if negative: on around the ring, but for one that is
/// `sent` to the cell, which never goes by the Pay Office, and in the history, which goes back.
const fn steps(from: u8, to: u8, sent: bool) -> i8 {
    let on = (to + tables::SPACES - from) % tables::SPACES;
    // No dice and no card lead farther than twenty spaces, but to the Pay Office.
    let back = if sent { to < from } else { to != 0 && on > 20 };
    if back { on as i8 - tables::SPACES as i8 } else { on as i8 }
}

fn pawn_id(seat: Seat) -> String {
    ["mf-pawn-", &seat.index().to_string()].concat()
}

/// Calls a method that the bindings lack; nothing where the browser lacks it too.
fn call(of: &JsValue, name: &str, first: &JsValue, second: &JsValue) -> Option<JsValue> {
    let method: js_sys::Function = js_sys::Reflect::get(of, &name.into()).ok()?.dyn_into().ok()?;
    method.call2(of, first, second).ok()
}

/// Time that a pawn takes from one space to the next, in milliseconds.
const HOP: f64 = 65.0;

/// Lets a pawn walk along the lane, from space to space. It stands where it belongs from the start; the walk is for the
/// eyes alone, holds nobody up, and ends by [`skip`].
fn walk(seat: Seat, from: u8, to: u8, sent: bool) {
    let steps = steps(from, to, sent);
    let Some(pawn) = document().get_element_by_id(&pawn_id(seat)) else { return };
    if steps == 0 || settings::reduced_motion() {
        return;
    }
    let frames = js_sys::Array::new();
    for step in 0..=steps.unsigned_abs() {
        let ahead = if steps < 0 { tables::SPACES - step } else { step };
        let at = (from + ahead) % tables::SPACES;
        let frame = js_sys::Object::new();
        // Refused only for objects that are frozen.
        let _ = js_sys::Reflect::set(&frame, &"transform".into(), &translate(lane(at, 17.0)).into());
        frames.push(&frame);
    }
    call(&pawn, "animate", &frames, &(HOP * f64::from(steps.unsigned_abs())).into());
}

/// Ends every walk at once.
fn skip() {
    let none = &JsValue::UNDEFINED;
    let Ok(pawns) = document().query_selector_all(".mf-pawn") else { return };
    for pawn in (0..pawns.length()).filter_map(|nth| pawns.get(nth)) {
        let walks = call(&pawn, "getAnimations", none, none);
        for walk in walks.iter().flat_map(|walks| js_sys::Array::from(walks).to_vec()) {
            call(&walk, "finish", none, none);
        }
    }
}

/// The ring. `view` is what lies open.
pub fn ring(table: Table, view: Memo<Option<Observation>>) -> Html {
    let deed = RwSignal::from(desk().deed);
    let tiles = move || {
        let open = deed.get().or_else(|| view.get().and_then(|view| super::subject(&view)));
        view.get().map(|view| (0..tables::SPACES).map(|space| tile(table, &view, space, open)).collect_html())
    };
    let seats = Memo::new(move |_| {
        view.get().map_or_else(Vec::new, |view| {
            view.board.seats().filter(|seat| view.board.player(*seat).alive).collect::<Vec<_>>()
        })
    });
    let pawns = keyed(
        move || seats.get().into_iter().map(|seat| (seat.index() as u64, seat)).collect(),
        move |seat: Seat| {
            let style = move || view.get().map_or_else(String::new, |view| pawn_at(&view.board, seat));
            let at = Memo::new(move |_| {
                view.get().map(|view| {
                    let player = view.board.player(seat);
                    (player.at, player.cell != Cell::None)
                })
            });
            effect_from(move |before: Option<Option<(u8, bool)>>| {
                let now = at.get();
                if let (Some(Some((from, _))), Some((to, sent))) = (before, now) {
                    walk(seat, from, to, sent);
                }
                now
            });
            let turn = move || {
                view.get().is_some_and(|view| {
                    view.board.current() == seat && !matches!(view.stage, Stage::Over(..))
                })
            };
            view! {
                <g class="mf-pawn" id=pawn_id(seat) class:turn=turn style:transform=style aria-hidden="true">
                    <g>
                        <circle class="mf-halo" r="16" />
                        <SeatTokenIn
                            look=Signal::derive(move || table.look(seat))
                            name=Signal::derive(move || table.name(seat))
                            x=0.0
                            y=0.0
                            size=26.0
                        />
                    </g>
                </g>
            }
        },
    );
    let press = window_event_listener(ev::pointerdown, |_| skip());
    let key = window_event_listener(ev::keydown, |_| skip());
    on_cleanup(move || [press, key].into_iter().for_each(WindowListenerHandle::remove));
    view! {
        <svg class="mf-ring40" viewBox="-1 -1 758 758" role="group" aria-label=tr("mf-board")>
            <rect class="mf-base" width="756" height="756" />
            <rect class="mf-inner" x="90" y="90" width="576" height="576" />
            {tiles}
            <g class="mf-ash" inner_html=super::ASH></g>
            <g class="mf-cracks" inner_html=super::CRACKS></g>
            {pawns}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::steps;

    #[test]
    fn pawns_go_on_around_the_ring_and_back_only_where_they_are_sent() {
        let walk = |from, to| steps(from, to, false);
        // A walk, a lap, a card to the Pay Office, the next counter, no move.
        assert_eq!([walk(5, 12), walk(38, 3), walk(17, 0), walk(33, 7), walk(9, 9)], [7, 5, 23, 14, 0]);
        // Past the cell, and into it from either side.
        assert_eq!(
            [walk(4, 10), steps(30, 10, true), steps(2, 10, true), steps(39, 10, true)],
            [6, -20, 8, -29]
        );
        // The history goes back, over the Pay Office as well.
        assert_eq!([walk(3, 38), walk(12, 5)], [-5, -7]);
    }
}
