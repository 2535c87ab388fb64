//! What is to be decided now and by whom: the act bar, and what covers the table for it (curtain, news).

use crate::ui::effect_from;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use die_macher::{Card, DieMacher, Move, Observation, Refusal, Stage};
use engine::{Refusal as _, Seat, Viewer};
use leptos::prelude::*;
use markup::view;

use super::words::{self, state_name};
use crate::pages::rules;
use crate::table::Table;
use crate::table::bar::{self, Bar};
use crate::table::curtain::{self, Backstage, Lift, Pass, Way};
use crate::table::spoken::{mark, spoken};
use crate::ui::{Icon, icon, refuse};

pub mod desk;
pub mod hint;
pub mod look;
mod news;
mod open;
mod secret;

use desk::desk;

/// What a hand-over is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// One's own cash, hand and sealed things.
    Card,
    /// The start sheet.
    Sheet,
    /// The bid for first player.
    Bid,
    /// The programme committee: discard, draw, swap.
    Committee,
    /// Cabinet cards.
    Place,
    /// A standing maximum in an auction.
    Limit,
    /// A poll.
    Poll,
    /// A donation.
    Donate,
}

/// What lies open in the present. Tracked.
fn present(table: Table) -> Option<Observation> {
    table.with_present(|game| game.typed::<DieMacher>().map(|game| game.observe(Viewer::Table)))
}

/// What a seat sees in the present. Tracked. Ask for it behind the curtain only.
fn own(table: Table, seat: Seat) -> Option<Observation> {
    table.with_present(|game| game.typed::<DieMacher>().map(|game| game.observe(Viewer::Seat(seat))))
}

/// Whose secret decision is due, and what it is; the committee keeps its seat while it draws.
fn secret(view: &Observation) -> Option<(Kind, Option<Seat>)> {
    Some(match view.stage {
        Stage::Sheets => (Kind::Sheet, None),
        Stage::Bids => (Kind::Bid, None),
        Stage::Discard(seat) | Stage::Draw(seat) | Stage::Swap(seat) => (Kind::Committee, Some(seat)),
        Stage::Place(seat) => (Kind::Place, Some(seat)),
        Stage::Poll { seat, .. } => (Kind::Poll, Some(seat)),
        Stage::Donate(seat) => (Kind::Donate, Some(seat)),
        _ => return None,
    })
}

fn kind_title(view: &Observation, kind: Kind) -> String {
    match kind {
        Kind::Card => t!("dm-pass-card"),
        Kind::Sheet => t!("dm-pass-sheet"),
        Kind::Bid => t!("dm-pass-bid", round = view.round),
        Kind::Committee => t!("dm-pass-committee"),
        Kind::Place => t!("dm-pass-place"),
        Kind::Limit => t!("dm-pass-limit"),
        Kind::Poll => t!("dm-pass-poll"),
        Kind::Donate => t!("dm-pass-donate"),
    }
}

/// Who gets the device now. Tracked.
fn pass(table: Table) -> Option<Pass<Kind>> {
    let desk = desk();
    if table.moment().is_some() || table.is_read_only() {
        return None;
    }
    let one = |seat, kind, way, title| Pass { seat, kind, way, title, round: Vec::new(), next: None };
    let view = present(table)?;
    if let Some(seat) = desk.card.get() {
        return Some(one(seat, Kind::Card, Way::Look, kind_title(&view, Kind::Card)));
    }
    if news::is_fresh(table) {
        return None;
    }
    let mine = table.mine();
    if let Stage::Auction { seat, .. } = view.stage {
        let wished = desk.limit.get() && mine.contains(seat);
        return wished.then(|| one(seat, Kind::Limit, Way::Choice, kind_title(&view, Kind::Limit)));
    }
    if !desk.handing.get() {
        return None;
    }
    let (kind, seat) = secret(&view)?;
    let title = kind_title(&view, kind);
    if let Some(seat) = seat {
        return mine.contains(seat).then(|| one(seat, kind, Way::Choice, title));
    }
    // Everybody decides: the device goes round.
    let left: Vec<Seat> = view.owing.and(mine).iter().collect();
    let seat = *left.first()?;
    let round: Vec<_> = mine.iter().map(|other| (other, !view.owing.contains(other))).collect();
    let round = if round.len() > 1 { round } else { Vec::new() };
    Some(Pass { seat, kind, way: Way::Choice, title, round, next: left.get(1).copied() })
}

fn show(table: Table, pass: &Pass<Kind>, lift: Lift) -> Html {
    let seat = pass.seat;
    // What is shown is as it stood when the curtain opened.
    untrack(|| match pass.kind {
        Kind::Card => look::card(table, seat),
        Kind::Sheet => secret::sheet(table, seat, lift),
        Kind::Bid => secret::bid(table, seat, lift),
        Kind::Committee => secret::committee(table, seat, lift),
        Kind::Place => secret::place(table, seat, lift),
        Kind::Limit => secret::limit(table, seat, lift),
        Kind::Poll => secret::poll(table, seat, lift),
        Kind::Donate => secret::donate(table, seat, lift),
    })
}

fn head(table: Table, pass: &Pass<Kind>) -> Html {
    let (seat, title) = (pass.seat, pass.title.clone());
    view! {
        <b>{move || table.name(seat)}</b>
        <br />
        {title}
    }
}

fn looked(_: Table, _: &Pass<Kind>) {
    desk().card.set(None);
}

fn leave(_: Table) {
    let desk = desk();
    if desk.card.get_untracked().is_some() {
        desk.card.set(None);
    } else {
        desk.handing.set(false);
        desk.limit.set(false);
    }
}

/// What covers the table: curtain and news. Stands beside the layout, because the last news outlive it.
pub fn overlay(table: Table) -> Html {
    let steps = table.with_untracked(|game| game.steps());
    desk().clear(steps);
    let pass = Memo::new(move |_| pass(table));
    // The device goes on round within a step of the round, and returns to the table when the next begins.
    let step = Memo::new(move |_| present(table).and_then(|view| secret(&view)).map(|(kind, _)| kind));
    effect_from(move |before: Option<Option<Kind>>| {
        let now = step.get();
        if before.is_some_and(|before| before != now) {
            desk().handing.set(false);
            desk::forget();
        }
        now
    });
    // Whatever is played, what was being considered before it is over, and so is the wish for a maximum. The
    // memo is read and not only tracked: one that nobody reads hears of nothing.
    let steps = Memo::new(move |_| table.with_present(|game| game.steps()));
    effect_from(move |before: Option<usize>| {
        let now = steps.get();
        if before.is_some_and(|before| before != now) {
            let desk = desk();
            desk.draft.set(None);
            desk.limit.set(false);
        }
        now
    });
    view! {
        {news::panel(table)}
        {look::whose(table)}
        {curtain::curtain(table, pass, Backstage { show, head, looked, leave, open_for: 60 })}
    }
}

/// What the act bar is about, with what lies open.
fn now(table: Table) -> (Bar, Option<Observation>) {
    let bar = bar::bar(table);
    (bar, present(table).filter(|_| bar == Bar::Here))
}

/// The act bar.
pub fn act(table: Table) -> Html {
    let now = Memo::new(move |_| now(table));
    let content = view! {
        {move || match now.get() {
            (Bar::Past, _) => bar::past(table),
            (Bar::ReadOnly, _) => bar::read_only(),
            (Bar::Here, Some(view)) => here(table, &view),
            (Bar::Elsewhere(seats), _) => bar::elsewhere(table, bar::others_next(table, seats)),
            _ => bar::wait(table),
        }}
    };
    bar::section(move || now.track(), content.into_html())
}

fn here(table: Table, view: &Observation) -> Html {
    let Some(seat) = view.owing.and(table.mine()).first() else { return bar::wait(table) };
    if let Some((kind, _)) = secret(view) {
        return hand_over(table, seat, view, kind);
    }
    open::decision(table, seat, view)
}

/// What is asked, and a line more.
fn ask(table: Table, prompt: &str, note: String) -> Html {
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{spoken(table, prompt)}</p>
            <p class="ac-note">{note}</p>
        </div>
    }
}

/// A decision that is taken behind the curtain.
fn hand_over(table: Table, seat: Seat, view: &Observation, kind: Kind) -> Html {
    let who = mark(seat);
    let (prompt, note) = match kind {
        Kind::Sheet => (t!("dm-act-sheet"), t!("dm-act-sheet-note")),
        // DM-5.2.1.5: nobody bids in round 7, so the order of round 6 counts twice.
        Kind::Bid if view.round == 6 => (t!("dm-act-bid"), t!("dm-act-bid-twice")),
        Kind::Bid => (t!("dm-act-bid"), t!("dm-act-bid-note")),
        Kind::Committee => (t!("dm-act-committee", name = who), t!("dm-act-committee-note")),
        Kind::Place => (t!("dm-act-place", name = who), t!("dm-act-place-note")),
        Kind::Poll => {
            let land = match view.stage {
                Stage::Poll { state, .. } => state_name(view, state),
                _ => String::new(),
            };
            (t!("dm-act-poll", name = who, land = land), t!("dm-act-poll-note"))
        }
        _ => (t!("dm-act-donate", name = who), t!("dm-act-donate-note")),
    };
    view! {
        {ask(table, &prompt, note)}
        <button
            type="button"
            class="btn primary"
            disabled=move || !table.is_live()
            on:click=move |_| desk().handing.set(true)
        >
            {icon(Icon::Hand)}
            {move || {
                if table.mine().len() == 1 {
                    t!("act-decide")
                } else {
                    t!("act-hand-over", name = table.name(seat))
                }
            }}
        </button>
    }
}

/// A card that goes and one that comes instead, as far as they are chosen.
type Pair = (Option<Card>, Option<Card>);

/// Two rows to press, what goes and what comes: two presses, or one where only one fits. `rows` are the cards
/// of each, `pairs` what is allowed; `then` hears what is chosen.
fn pairs(
    rows: [Vec<Card>; 2],
    pairs: Vec<(Card, Card)>,
    chosen: RwSignal<Pair>,
    class: &'static str,
    then: impl Fn(Pair) + Copy + 'static,
) -> (Html, Html) {
    let pairs = StoredValue::new(pairs);
    // The first pair with these cards, and whether there is another.
    let find = move |(old, new): Pair| {
        pairs.with_value(|pairs| {
            let mut fits = pairs.iter().copied().filter(|(out, card)| {
                old.is_none_or(|old| *out == old) && new.is_none_or(|new| *card == new)
            });
            (fits.next(), fits.next().is_some())
        })
    };
    let alone = |card: Card, comes: bool| if comes { (None, Some(card)) } else { (Some(card), None) };
    let press = move |card: Card, comes: bool| {
        let (old, new) = chosen.get_untracked();
        let again = (if comes { new } else { old }) == Some(card);
        let both = if comes { (old, Some(card)) } else { (Some(card), new) };
        // What does not fit goes, and what alone fits comes along.
        let now = if find(both).0.is_some() { both } else { alone(card, comes) };
        let now = match find(now) {
            _ if again => Pair::default(),
            (Some(pair), false) => (Some(pair.0), Some(pair.1)),
            _ => now,
        };
        chosen.set(now);
        then(now);
    };
    let row = move |cards: &[Card], comes: bool| {
        let each = |(card, at): (&Card, usize)| {
            let card = *card;
            // Two equal cards do the same.
            if cards.iter().take(at).any(|other| *other == card) {
                return None;
            }
            let on = move || {
                let (old, new) = chosen.get();
                (if comes { new } else { old }) == Some(card)
            };
            let none = find(alone(card, comes)).0.is_none();
            Some(view! {
                <li>
                    <button
                        type="button"
                        class=class
                        class:on=on
                        aria-pressed=move || if on() { "true" } else { "false" }
                        title=none.then(|| t!("dm-does-not-fit"))
                        disabled=none
                        on:click=move |_| press(card, comes)
                    >
                        {words::card(card)}
                    </button>
                </li>
            })
        };
        cards.iter().zip(0..).filter_map(each).collect_html().into_html()
    };
    let [old, new] = &rows;
    (row(old, false), row(new, true))
}

/// Why a move that was offered openly cannot be made: what depends on cash is found out only by trying.
fn reason(refusal: Refusal) -> String {
    match refusal.code() {
        "no-cash" => t!("dm-not-no-cash"),
        "no-cube-left" => t!("dm-not-no-cube"),
        "no-meetings-left" | "too-many-meetings" => t!("dm-not-no-meetings"),
        _ => t!("dm-not-due", rule = refusal.rule().0),
    }
}

/// Plays it, or says why not.
fn submit(table: Table, seat: Seat, choice: Move) {
    let refusal = table
        .with_untracked(|game| game.typed::<DieMacher>().and_then(|game| game.check(seat, &choice).err()));
    match refusal {
        Some(refusal) => {
            let (text, rule) = (reason(refusal), refusal.rule().0);
            let question = rules::Question { rule: rule.to_owned(), text: text.clone(), seat: None };
            refuse(text, rule, move || rules::ask("die-macher", question.clone()));
        }
        None => table.play_move::<DieMacher>(seat, choice),
    }
}
