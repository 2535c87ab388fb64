//! What is to be decided now and by whom: the act bar, and what covers the table for it (curtain, news,
//! claims).

use crate::i18n::say;
use crate::ui::effect_from;
use crate::ui::html::Html;
use engine::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Event, Observation, SecretHitler, Stage};

use crate::platform::storage::Ballots;
use crate::table::Table;
use crate::table::bar::{self, Bar};
use crate::table::curtain::{self, Backstage, Lift, Pass, Way};
use crate::ui::{Icon, icon};

mod cards;
mod claim;
mod desk;
pub mod hint;
mod legislate;
mod look;
mod news;
mod pick;
mod vote;

use crate::table::spoken::{self, mark, spoken};
use desk::desk;

pub use claim::open_claim;
pub use look::look_button;

/// What a hand-over is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The role, for the first time.
    Role,
    /// The party of a player investigated.
    Party,
    /// The tiles of a peek.
    Peek,
    /// One's own card and what one has seen, once more.
    Card,
    /// A ballot in secret.
    Ballot,
    /// The President's discard.
    President,
    /// The Chancellor's discard or veto.
    Chancellor,
    /// The President's answer to a veto.
    Consent,
}

/// The step of the last thing that this seat was told to look at, and what it was. The kind of thing is
/// public; what it showed stays behind the curtain.
fn last_look(table: Table, seat: Seat) -> Option<(usize, Kind)> {
    table.with_present(|game| {
        game.typed::<SecretHitler>()?
            .told(Viewer::Seat(seat))
            .filter_map(|(step, event)| match event {
                Event::RoleSeen { .. } => Some((step, Kind::Role)),
                Event::PartySeen { .. } => Some((step, Kind::Party)),
                Event::PeekSeen { .. } => Some((step, Kind::Peek)),
                _ => None,
            })
            .next_back()
    })
}

/// What lies open in the present. Tracked.
fn present(table: Table) -> Option<Observation> {
    table.with_present(|game| game.typed::<SecretHitler>().map(|game| game.observe(Viewer::Table)))
}

/// The people of this device who owe a ballot, from the President's left.
fn voters(table: Table, view: &Observation) -> Vec<Seat> {
    let mine = table.mine();
    let president = view.president.unwrap_or(Seat::new(0));
    (1..=view.setup.seats)
        .map(|steps| president.left(steps, view.setup.seats))
        .filter(|seat| mine.contains(*seat) && view.owing.contains(*seat))
        .collect()
}

fn look_pass(table: Table, due: &[Seat]) -> Option<Pass<Kind>> {
    let seat = *due.first()?;
    let (_, kind) = last_look(table, seat)?;
    let mut round = Vec::new();
    let mut title = match kind {
        Kind::Party => t!("sh-pass-party"),
        Kind::Peek => t!("sh-pass-peek"),
        _ => t!("sh-pass-role"),
    };
    if kind == Kind::Role {
        round = table.mine().iter().map(|other| (other, !due.contains(&other))).collect();
        if round.len() > 1 {
            let at = round.iter().filter(|(_, done)| *done).count() as i64 + 1;
            title = t!("sh-pass-roles", at = at, all = round.len() as i64);
        } else {
            round.clear();
        }
    }
    Some(Pass { seat, kind, way: Way::Look, title, round, next: due.get(1).copied() })
}

fn ballot_pass(table: Table, view: &Observation) -> Option<Pass<Kind>> {
    let left = voters(table, view);
    let seat = *left.first()?;
    let mine = table.mine().and(view.living);
    let round: Vec<_> = (1..=view.setup.seats)
        .map(|steps| view.president.unwrap_or(seat).left(steps, view.setup.seats))
        .filter(|other| mine.contains(*other))
        .map(|other| (other, !view.owing.contains(other)))
        .collect();
    let at = round.iter().filter(|(_, done)| *done).count() as i64 + 1;
    let title = t!("sh-pass-ballots", at = at, all = round.len() as i64);
    let round = if round.len() > 1 { round } else { Vec::new() };
    Some(Pass { seat, kind: Kind::Ballot, way: Way::Choice, title, round, next: left.get(1).copied() })
}

/// Who gets the device now. Tracked.
fn pass(table: Table) -> Option<Pass<Kind>> {
    let desk = desk();
    if table.moment().is_some() || table.is_read_only() {
        return None;
    }
    if let Some(seat) = desk.card.get() {
        let title = t!("sh-pass-card");
        return Some(Pass { seat, kind: Kind::Card, way: Way::Look, title, round: Vec::new(), next: None });
    }
    if news::is_fresh(table) {
        return None;
    }
    let due = table.looks_due();
    if !due.is_empty() {
        return if desk.aside.get() { None } else { look_pass(table, &due) };
    }
    if !desk.handing.get() {
        return None;
    }
    let view = present(table)?;
    let (kind, title) = match view.stage {
        Stage::Ballot => return ballot_pass(table, &view),
        Stage::PresidentDiscard => (Kind::President, t!("sh-pass-president")),
        Stage::ChancellorDiscard => (Kind::Chancellor, t!("sh-pass-chancellor")),
        Stage::Consent => (Kind::Consent, t!("sh-pass-consent")),
        _ => return None,
    };
    let seat = view.owing.and(table.mine()).first()?;
    Some(Pass { seat, kind, way: Way::Choice, title, round: Vec::new(), next: None })
}

fn show(table: Table, pass: &Pass<Kind>, lift: Lift) -> Html {
    let seat = pass.seat;
    // What is shown is as it stood when the curtain opened.
    untrack(|| match pass.kind {
        Kind::Role => look::role(table, seat),
        Kind::Card => look::card(table, seat),
        Kind::Party => look::party(table, seat),
        Kind::Peek => look::peek(table, seat),
        Kind::Ballot => vote::secret(table, seat, lift),
        Kind::President | Kind::Chancellor => legislate::discard(table, seat, lift),
        Kind::Consent => legislate::consent(table, seat, lift),
    })
}

fn head(table: Table, pass: &Pass<Kind>) -> Html {
    let (seat, kind) = (pass.seat, pass.kind);
    let name = move |seat: Option<Seat>| seat.map_or_else(String::new, |seat| table.name(seat));
    let lines = move || {
        let own = table.name(seat);
        let Some(view) = present(table) else { return (own, String::new()) };
        match kind {
            Kind::President | Kind::Consent => (
                t!("sh-head-president", name = own),
                t!("sh-head-with-chancellor", name = name(view.chancellor)),
            ),
            Kind::Chancellor => (
                t!("sh-head-chancellor", name = own),
                t!("sh-head-with-president", name = name(view.president)),
            ),
            _ => (
                own,
                t!("sh-head-ballot", president = name(view.president), chancellor = name(view.chancellor)),
            ),
        }
    };
    view! {
        <b>{move || lines().0}</b>
        <br />
        {move || lines().1}
    }
}

fn looked(table: Table, pass: &Pass<Kind>) {
    let desk = desk();
    if pass.kind == Kind::Card {
        desk.card.set(None);
    } else {
        table.set_looked(pass.seat);
    }
}

fn leave(_: Table) {
    let desk = desk();
    if desk.card.get_untracked().is_some() {
        desk.card.set(None);
    } else {
        desk.aside.set(true);
        desk.handing.set(false);
    }
}

/// What covers the table: curtain, news, claims. Stands beside the layout, because the last news outlive it.
pub fn overlay(table: Table) -> Html {
    let steps = table.with_untracked(|game| game.steps());
    desk().clear(steps);
    let pass = Memo::new(move |_| pass(table));
    let stage = Memo::new(move |_| present(table).map(|view| (view.stage, view.election)));
    effect_from(move |before: Option<Option<(Stage, u8)>>| {
        let now = stage.get();
        let goes_on = matches!(
            (before.flatten(), now),
            (Some((Stage::PresidentDiscard, _)), Some((Stage::ChancellorDiscard, _)))
        );
        if before.is_some_and(|before| before != now) && !goes_on {
            desk().handing.set(false);
        }
        now
    });
    // New looks open the curtain again, even if earlier ones were put aside.
    let due = Memo::new(move |_| table.looks_due().into_iter().collect::<SeatSet>());
    effect_from(move |before: Option<SeatSet>| {
        let now = due.get();
        if before.is_some_and(|before| !now.minus(before).is_empty()) {
            desk().aside.set(false);
        }
        now
    });
    view! {
        {news::panel(table)}
        {claim::dialog(table)}
        {look::whose(table)}
        {curtain::curtain(table, pass, Backstage { show, head, looked, leave, open_for: 20 })}
    }
}

/// What the act bar is about, with what lies open where that is drawn.
fn now(table: Table) -> (Bar, Option<Observation>) {
    let bar = bar::bar(table);
    (bar, present(table).filter(|_| matches!(bar, Bar::Here | Bar::Elsewhere(_))))
}

/// The act bar.
pub fn act(table: Table) -> Html {
    let now = Memo::new(move |_| now(table));
    let content = view! {
        {move || match now.get() {
            (Bar::Past, _) => bar::past(table),
            (Bar::ReadOnly, _) => bar::read_only(),
            (Bar::Looks(seats), _) => looks(table, seats),
            (Bar::Here, Some(view)) => here(table, view),
            (Bar::Elsewhere(seats), Some(view)) => elsewhere(table, seats, &view),
            _ => bar::wait(table),
        }}
        {move || claim::small_button(table)}
    };
    bar::section(move || now.track(), content)
}

fn looks(table: Table, seats: SeatSet) -> Html {
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{say(move || t!("sh-act-looks", names = spoken::names(table, seats.iter())))}</p>
            <p class="ac-note">{tr("sh-act-looks-note")}</p>
        </div>
        <button type="button" class="btn primary" on:click=move |_| desk().aside.set(false)>
            {icon(Icon::Eye)}
            {tr("sh-act-curtain")}
        </button>
    }
}

fn here(table: Table, view: Observation) -> Html {
    match view.stage {
        Stage::Nominate => pick::nominate(table, &view),
        Stage::Power(power) => pick::power(table, &view, power),
        Stage::Ballot => vote::panel(table, view),
        Stage::PresidentDiscard | Stage::ChancellorDiscard | Stage::Consent => hand_over(table, &view),
        _ => bar::wait(table),
    }
}

/// Whether ballots go round in secret now.
fn votes_in_secret(table: Table, view: &Observation) -> bool {
    let begun = !view.voted().and(table.mine()).is_empty();
    let wished = desk().secret.get() == view.election || table.ballots() == Ballots::PassedAround;
    table.mine().and(view.living).len() > 1 && (begun || wished)
}

/// A decision that one player takes behind the curtain.
fn hand_over(table: Table, view: &Observation) -> Html {
    let Some(seat) = view.owing.first() else { return bar::wait(table) };
    let (prompt, note) = match view.stage {
        Stage::PresidentDiscard => (
            t!("sh-act-president", name = mark(seat)),
            t!(
                "sh-act-president-note",
                chancellor = view.chancellor.map(|c| table.name(c)).unwrap_or_default()
            ),
        ),
        Stage::ChancellorDiscard => {
            (t!("sh-act-chancellor", name = mark(seat)), t!("sh-act-chancellor-note"))
        }
        _ => (t!("sh-act-consent", name = mark(seat)), t!("sh-act-consent-note")),
    };
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{spoken(table, &prompt)}</p>
            <p class="ac-note">{note}</p>
        </div>
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

fn elsewhere(table: Table, seats: SeatSet, view: &Observation) -> Html {
    let waiting = match view.stage {
        Stage::Ballot => {
            t!("sh-act-ballots-elsewhere", names = spoken::names(table, seats.iter()))
        }
        _ => bar::others_next(table, seats),
    };
    bar::elsewhere(table, waiting)
}
