//! Money on its way: a coin for each transfer from the account that pays to the one that gets it.
//!
//! The accounts have their places on the board and at the seats. An account that is not in sight (another tab
//! on a narrow screen) sends and gets nothing to be seen; the line that tells of it is there all the same.

use std::time::Duration;

use konzern::{Account, Corp};
use leptos::prelude::{document, set_timeout};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// From one coin to the next of the same line.
const APART: u32 = 70;
/// How long a coin is on its way, as in the style sheet, and a little longer.
const FLIGHT: u32 = 700;
/// How far inside the board's edge a coin stays.
const INSIDE: i32 = 14;
/// Most coins of a line: dividends of four corporations to nine accounts would be a swarm.
const MOST: usize = 20;

fn at(account: Account) -> Option<HtmlElement> {
    let of = |corp: Corp, place: &str| {
        let class = ["N", "E", "S", "W"].get(corp.index())?;
        Some([".kz", class, place].concat())
    };
    let place = match account {
        Account::Purse(corp) => of(corp, ".kz-seat .kz-stats b"),
        Account::Bank(corp) => of(corp, ".kz-region .kz-bank b"),
        Account::Wage(corp) => of(corp, ".kz-region .kz-rl b"),
        Account::Luxury(corp) => of(corp, ".kz-region .kz-rl span + span b"),
        Account::Central | Account::Sale => Some(".kz-central p b".to_owned()),
    }?;
    document().query_selector(&place).ok().flatten()?.dyn_into().ok()
}

/// The upper left corner of an element in the window, and its width and height.
fn place(element: &HtmlElement) -> (i32, i32, i32, i32) {
    let (mut x, mut y) = (0, 0);
    let mut next = Some(element.clone());
    while let Some(here) = next {
        x += here.offset_left();
        y += here.offset_top();
        next = here.offset_parent().and_then(|outer| outer.dyn_into().ok());
    }
    let mut around = element.parent_element();
    while let Some(outer) = around {
        x -= outer.scroll_left();
        y -= outer.scroll_top();
        around = outer.parent_element();
    }
    (x, y, element.offset_width(), element.offset_height())
}

/// The middle of an account's figure in the window, moved to the nearest edge of the board if it is scrolled
/// out of sight.
fn spot(account: Account) -> Option<(i32, i32)> {
    let element = at(account)?;
    let (x, y, wide, high) = place(&element);
    if wide == 0 {
        return None;
    }
    let (x, y) = (x + wide / 2, y + high / 2);
    let frame = element.closest(".kz-board, .kz-seats").ok().flatten();
    let Some(frame) = frame.and_then(|frame| frame.dyn_into::<HtmlElement>().ok()) else {
        return Some((x, y));
    };
    let (left, top, wide, high) = place(&frame);
    // On narrow screens the act bar lies over the end of the board.
    let bar = document().query_selector(".act").ok().flatten().and_then(|bar| bar.dyn_into().ok());
    let bottom = bar.map_or(top + high, |bar| (top + high).min(place(&bar).1));
    Some((x.min(left + wide - INSIDE).max(left + INSIDE), y.min(bottom - INSIDE).max(top + INSIDE)))
}

/// Sends a coin for each transfer, one shortly after the other.
pub fn fly(paid: &[(Account, Account, u16)]) {
    let Some(body) = document().body() else { return };
    // All places before the first coin: one that is put into the page makes the browser reckon all of them again.
    let ways: Vec<_> =
        paid.iter().take(MOST).map(|(from, to, amount)| Some((spot(*from)?, spot(*to)?, amount))).collect();
    for (nth, way) in ways.into_iter().enumerate() {
        let Some(((x, y), (to_x, to_y), amount)) = way else { continue };
        let Ok(coin) = document().create_element("i").map(JsCast::unchecked_into::<HtmlElement>) else {
            return;
        };
        let late = APART * nth as u32;
        coin.set_class_name("kz-fly");
        // Read out and written elsewhere: in the line that tells of it.
        let _ = coin.set_attribute("aria-hidden", "true");
        coin.set_text_content(Some(&amount.to_string()));
        let places = [("--x", x), ("--y", y), ("--u", to_x), ("--v", to_y)];
        for (name, value) in places {
            let _ = coin.style().set_property(name, &[&value.to_string(), "px"].concat());
        }
        let _ = coin.style().set_property("--d", &[&late.to_string(), "ms"].concat());
        let _ = body.append_child(&coin);
        set_timeout(move || coin.remove(), Duration::from_millis(u64::from(late + FLIGHT)));
    }
}

/// Takes away what is on its way.
pub fn clear() {
    let Ok(coins) = document().query_selector_all(".kz-fly") else { return };
    for nth in 0..coins.length() {
        if let Some(coin) = coins.get(nth).and_then(|coin| coin.dyn_into::<Element>().ok()) {
            coin.remove();
        }
    }
}
