//! The end: who won and why, the roles, everyone's record, luck, telling moments, the story again.
//!
//! All of it is reckoned by [`secret_hitler::Record`] from what was told in public.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Seat, Viewer};
use markup::view;
use secret_hitler::{End, Party, Policy, Record, SecretHitler};

use crate::table::rich::{bold, rich};
use crate::table::{Table, over};

mod chance;
mod score;
mod story;

/// The page of the end.
pub fn end(table: Table) -> Html {
    view! {
        <div class="end">
            {move || record(table).map(|record| page(table, &record))}
            {over::acts(table)}
        </div>
    }
}

fn record(table: Table) -> Option<Record> {
    let setup = table.with(|game| game.typed::<SecretHitler>().map(|game| *game.setup()))?;
    let told = table.told::<SecretHitler>(Viewer::Everyone);
    Record::of(&setup, told.iter().map(|(step, event)| (*step, event)))
}

fn page(table: Table, record: &Record) -> Html {
    view! {
        // On narrow screens both columns dissolve, and the style sheet orders their parts.
        <div class="end-a">{hero(table, record)} {chance::luck(record)}</div>
        <div class="end-b">{score::score(table, record)} {story::moments(table, record)}</div>
        {story::timeline(table, record)}
    }
}

/// A name that stands out in a sentence.
fn named(table: Table, seat: Seat) -> String {
    bold(&table.name(seat))
}

/// The headline with its reason, over both tracks as they stand.
fn hero(table: Table, record: &Record) -> Html {
    let liberal = record.end.winner() == Party::Liberal;
    let title = if liberal { t!("sh-over-liberals-win") } else { t!("sh-over-fascists-win") };
    let counted = |policy: Policy| record.elections.iter().filter(|e| e.tile == Some(policy)).count();
    let fascist = counted(Policy::Fascist) + usize::from(record.setup.head_start());
    let tracks = t!(
        "sh-over-tracks",
        liberal = counted(Policy::Liberal),
        fascist = fascist,
        elections = record.elections.len()
    );
    view! {
        <section class="end-hero" class:lib=liberal class:fas=!liberal>
            <div class="end-tracks" aria-hidden="true">
                <p>{slots(Policy::Liberal, counted(Policy::Liberal), secret_hitler::LIBERAL_GOAL.into())}</p>
                <p>{slots(Policy::Fascist, fascist, secret_hitler::FASCIST_GOAL.into())}</p>
            </div>
            <h2>{title}</h2>
            <p class="why">{rich(&reason(table, record))}</p>
            <p class="sum">{tracks}</p>
        </section>
    }
}

fn slots(policy: Policy, filled: usize, all: usize) -> Html {
    (0..all)
        .map(|index| {
            if index < filled {
                tile(policy, 26)
            } else {
                view! { <i class="slot"></i> }
            }
        })
        .collect_html()
        .into_html()
}

/// Why it ended so.
fn reason(table: Table, record: &Record) -> String {
    let Some(last) = record.last() else { return String::new() };
    let president = named(table, last.president);
    let chancellor = last.chancellor.map(|seat| named(table, seat)).unwrap_or_default();
    let hitler = named(table, record.roles.hitler());
    match (record.end, last.chaos) {
        (End::FiveLiberal, true) => t!("sh-over-why-five-chaos", hitler = hitler),
        (End::FiveLiberal, false) => {
            t!("sh-over-why-five", president = president, chancellor = chancellor, hitler = hitler)
        }
        (End::SixFascist, true) => t!("sh-over-why-six-chaos", hitler = hitler),
        (End::SixFascist, false) => {
            t!("sh-over-why-six", president = president, chancellor = chancellor, hitler = hitler)
        }
        (End::HitlerExecuted, _) => t!("sh-over-why-executed", president = president, hitler = hitler),
        (End::HitlerElected, _) => t!(
            "sh-over-why-elected",
            president = president,
            hitler = hitler,
            ja = last.ja.len(),
            voters = last.ja.len() + last.nein.len()
        ),
    }
}

/// A policy tile, this many pixels high: a ring for the Liberals, bars for the Fascists.
fn tile(policy: Policy, height: u16) -> Html {
    let (class, inner) = match policy {
        Policy::Liberal => (
            "pt lib",
            view! { <circle cx="7" cy="9" r="3.7" fill="none" stroke="#fff8ee" stroke-width="2" /> },
        ),
        Policy::Fascist => (
            "pt fas",
            view! { <path d="M4.2 4.5V13.5M7 4.5V13.5M9.8 4.5V13.5" stroke="#fff8ee" stroke-width="1.6" /> },
        ),
    };
    view! {
        <svg
            class=class
            viewBox="0 0 14 18"
            width=(u32::from(height) * 14 / 18).to_string()
            height=height.to_string()
            aria-hidden="true"
        >
            <rect width="14" height="18" rx="2" />
            {inner}
        </svg>
    }
}
