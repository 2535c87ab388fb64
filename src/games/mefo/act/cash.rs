//! Window and counter: all, half or nothing of each lot, with what it brings now, next year and at a counter.

use engine::Seat;
use leptos::prelude::*;
use markup::view;
use mefo::view::{CashView, LotView};
use mefo::{Board, Dues, Mefo, Move, Part, tables};

use super::{Offered, ask, option, signed_rm};
use crate::games::mefo::desk::desk;
use crate::games::mefo::words::{self, money};
use crate::platform::maths::percent;
use crate::table::Table;
use crate::table::spoken::mark;
use crate::ui::Segmented;
use crate::ui::html::{CollectHtml, Html};

/// What is offered.
pub struct Lots {
    /// Whether at a counter.
    pub counter: bool,
    /// The open lot.
    pub open: LotView,
    /// The fixed lot.
    pub fixed: LotView,
    /// What the settlement of this round charges.
    pub dues: Dues,
    /// Whether handing in a deed is passed over with it.
    pub pass: bool,
}

/// Cashes, after whatever is passed over with it.
fn take(table: Table, seat: Seat, pass: bool, choice: Move) {
    let moves = pass.then_some((seat, Move::Pass)).into_iter().chain([(seat, choice)]);
    table.play_moves::<Mefo>(moves.collect());
}

fn part_name(part: Part) -> String {
    match part {
        Part::All => t!("mf-cash-all"),
        Part::Half => t!("mf-cash-half"),
        Part::Hold => t!("mf-cash-hold"),
    }
}

/// Solid: RM now. Hatched: what is left, at next year's rate. Dashed: what is lost by it.
fn bar(cash: &CashView, whole: u32) -> Html {
    let wide = |sum: u32| percent(f64::from(sum), f64::from(whole.max(1)));
    let lost = whole.saturating_sub(cash.rm + cash.next_year);
    view! {
        <span class="mf-vb" aria-hidden="true">
            <i class="so" style:width=wide(cash.rm)></i>
            <i class="ha" style:width=wide(cash.next_year)></i>
            <i class="ra" style:width=wide(lost)></i>
        </span>
    }
}

fn detail(cash: &CashView, in_hand: u32, counter: bool) -> String {
    let hand = t!("mf-cash-hand", rm = money(in_hand + cash.rm));
    if cash.left == 0 {
        return [hand, t!("mf-cash-none")].join(", ");
    }
    let next = t!("mf-cash-left", count = words::count(cash.left), rm = money(cash.next_year));
    let at_counter = if counter { String::new() } else { t!("mf-cash-counter", rm = money(cash.at_counter)) };
    [[hand, next].join(", "), at_counter].concat()
}

/// The panel.
pub fn cash(table: Table, board: &Board, seat: Seat, lots: &Lots, warnings: Html) -> Html {
    let Lots { counter, open, fixed, dues, pass } = lots;
    let (counter, pass) = (*counter, *pass);
    let in_hand = board.player(seat).rm;
    let rate = words::rate(open.rate);
    let next = words::rate(tables::rate(board.year + 1));
    let bills = money(open.bills + fixed.bills);
    let prompt = if counter {
        t!("mf-ask-counter", name = mark(seat), count = bills, rate = rate)
    } else {
        t!("mf-ask-window", name = mark(seat), count = bills, rate = rate)
    };
    let mut note = t!("mf-ask-cash-note", next = next, counter = words::rate(board.open_rate(true)));
    if dues.sum() > 0 {
        note = [note, t!("mf-ask-cash-due", rm = money(dues.sum()))].join(" ");
    }
    let choices = if open.bills > 0 && fixed.bills > 0 {
        both(table, seat, lots, in_hand)
    } else {
        let (lot, is_open) = if open.bills > 0 { (open, true) } else { (fixed, false) };
        let whole = lot.parts.iter().map(|part| part.rm.max(part.next_year)).max().unwrap_or(0);
        let buttons = lot
            .parts
            .iter()
            .rev()
            .map(|part| {
                let choice = if is_open {
                    Move::Cash { open: part.part, fixed: Part::Hold }
                } else {
                    Move::Cash { open: Part::Hold, fixed: part.part }
                };
                let value = signed_rm(part.rm.into());
                let offered = Offered::new(part_name(part.part), value, detail(part, in_hand, counter));
                option(offered, bar(part, whole), move || take(table, seat, pass, choice))
            })
            .collect_html();
        view! { <div class="mf-opts three">{buttons}</div> }
    };
    view! {
        {ask(table, &prompt, note)}
        {warnings}
        {choices}
    }
}

/// One lot as a row of segments.
fn lot(name: String, id: &'static str, lot: &LotView, is_open: bool) -> Html {
    let lots = RwSignal::from(desk().lots);
    let parts: Vec<Part> = lot.parts.iter().map(|part| part.part).collect();
    let options: Vec<Signal<String>> = lot
        .parts
        .iter()
        .map(|part| Signal::stored([part_name(part.part), signed_rm(part.rm.into())].join(" ")))
        .collect();
    let chosen = parts.clone();
    let selected = Signal::derive(move || {
        let (open, fixed) = lots.get();
        let part = if is_open { open } else { fixed };
        chosen.iter().position(|each| *each == part).unwrap_or(0)
    });
    view! {
        <p class="mf-lot">{name.clone()}</p>
        <Segmented
            name=id
            label=Signal::stored(name)
            options
            selected
            on_select=move |at: usize| {
                if let Some(part) = parts.get(at) {
                    lots.update(|lots| *(if is_open { &mut lots.0 } else { &mut lots.1 }) = *part);
                }
            }
        />
    }
}

fn find(lot: &LotView, part: Part) -> Option<CashView> {
    lot.parts.iter().find(|each| each.part == part).or(lot.parts.last()).copied()
}

/// Both lots, and what is chosen of them.
fn both(table: Table, seat: Seat, lots: &Lots, in_hand: u32) -> Html {
    let Lots { open, fixed, pass, .. } = lots;
    let pass = *pass;
    let lots = RwSignal::from(desk().lots);
    let open_name = t!("mf-lot-open", count = words::count(open.bills), rate = words::rate(open.rate));
    let fixed_name = t!("mf-lot-fixed", count = words::count(fixed.bills), rate = words::rate(fixed.rate));
    let (first, second) = (lot(open_name, "mf-lot-a", open, true), lot(fixed_name, "mf-lot-b", fixed, false));
    let (open, fixed) = (open.clone(), fixed.clone());
    let result = Memo::new(move |_| {
        let (one, two) = lots.get();
        let one = find(&open, one);
        let two = find(&fixed, two);
        let sum = one.map_or(0, |part| part.rm) + two.map_or(0, |part| part.rm);
        let left = one.map_or(0, |part| part.left) + two.map_or(0, |part| part.left);
        (one.map_or(Part::Hold, |part| part.part), two.map_or(Part::Hold, |part| part.part), sum, left)
    });
    let go = move |_| {
        let (open, fixed, ..) = result.get_untracked();
        take(table, seat, pass, Move::Cash { open, fixed });
    };
    view! {
        <div class="mf-lots">{first} {second}</div>
        <button
            type="button"
            class="btn primary mf-opt"
            on:click=go
        >
            <span class="a">{tr("mf-cash-go")}</span>
            <b>{move || signed_rm(result.get().2.into())}</b>
            <span class="d">
                {move || {
                    let (_, _, sum, left) = result.get();
                    t!("mf-cash-result", rm = money(in_hand + sum), count = words::count(left))
                }}
            </span>
        </button>
    }
}
