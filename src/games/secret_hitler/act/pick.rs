//! Choosing a player, openly: nomination and powers.

use std::sync::Arc;

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Refusal as _, Seat};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Move, Observation, Power, Refusal, SecretHitler};

use crate::pages::rules;
use crate::table::Table;
use crate::table::spoken::{mark, spoken};
use crate::ui::{Question, SeatToken, ask_if_wished};

/// Why not, in a few words.
fn reason(refusal: Refusal) -> String {
    match refusal.code() {
        "over" => t!("sh-not-over"),
        "dead" | "dead-nominee" | "dead-target" => t!("sh-not-dead"),
        "self-nomination" => t!("sh-not-self-nomination"),
        "last-chancellor" => t!("sh-not-last-chancellor"),
        "last-president" => t!("sh-not-last-president"),
        "investigated" => t!("sh-not-investigated"),
        "self-target" => t!("sh-not-self-target"),
        "self-call" => t!("sh-not-self-call"),
        _ => t!("sh-not-due"),
    }
}

/// A choice of player.
#[derive(Clone, Copy)]
struct Pick {
    president: Seat,
    make: fn(Seat) -> Move,
    ask: fn(Table, Seat, Seat) -> (String, String, String),
}

fn seat_button(table: Table, seat: Seat, pick: Pick) -> Html {
    let refusal = table.with_untracked(|game| {
        game.typed::<SecretHitler>().and_then(|game| game.check(pick.president, &(pick.make)(seat)).err())
    });
    let name = Signal::derive(move || table.name(seat));
    let barred = refusal.is_some();
    let choose = move |_| {
        let (title, text, yes) = (pick.ask)(table, pick.president, seat);
        ask_if_wished(Question {
            title,
            text,
            yes,
            on_yes: Arc::new(move || table.play_move::<SecretHitler>(pick.president, (pick.make)(seat))),
        });
    };
    view! {
        <li class="ac-seat" class:barred=barred>
            <button type="button" class="btn" disabled=move || barred || !table.is_live() on:click=choose>
                <SeatToken look=Signal::derive(move || table.look(seat)) name size=26 keep_letter=true />
                <span>{move || name.get()}</span>
            </button>
            {refusal
                .map(|refusal| {
                    let rule = refusal.rule().0;
                    let why = move |event: leptos::ev::MouseEvent| {
                        event.prevent_default();
                        rules::ask(
                            "secret-hitler",
                            rules::Question {
                                rule: rule.to_owned(),
                                text: t!("sh-why", name = table.name(seat)),
                                seat: Some((table.look(seat), table.name(seat))),
                            },
                        );
                    };
                    view! {
                        <a
                            class="ac-why"
                            href=["#/rules/secret-hitler/", rule].concat()
                            on:click=why
                            aria-label=move || {
                                t!("sh-not-name", name = name.get(), reason = reason(refusal), rule = rule)
                            }
                        >
                            {move || reason(refusal)}
                        </a>
                    }
                })}
        </li>
    }
}

fn picker(table: Table, view: &Observation, prompt: &str, note: String, pick: Pick) -> Html {
    let seats = (0..view.setup.seats).map(|index| seat_button(table, Seat::new(index), pick)).collect_html();
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{spoken(table, prompt)}</p>
            <p class="ac-note">{note}</p>
        </div>
        <ul class="ac-seats">{seats}</ul>
    }
}

/// The candidate for President names a candidate for Chancellor.
pub fn nominate(table: Table, view: &Observation) -> Html {
    let Some(president) = view.president else { return ().into_html() };
    let prompt = t!("sh-pick-nominate", name = mark(president));
    let note = if view.zone { t!("sh-pick-nominate-zone") } else { t!("sh-pick-nominate-note") };
    picker(
        table,
        view,
        &prompt,
        note,
        Pick {
            president,
            make: Move::Nominate,
            ask: |table, president, seat| {
                (
                    t!("sh-ask-nominate", name = table.name(seat)),
                    t!("sh-ask-nominate-text", president = table.name(president), name = table.name(seat)),
                    t!("sh-ask-nominate-yes"),
                )
            },
        },
    )
}

/// The President uses a power.
pub fn power(table: Table, view: &Observation, power: Power) -> Html {
    let Some(president) = view.president else { return ().into_html() };
    let name = mark(president);
    let (prompt, note, pick) = match power {
        Power::Investigate => (
            t!("sh-pick-investigate", name = name),
            t!("sh-pick-investigate-note"),
            Pick {
                president,
                make: Move::Investigate,
                ask: |table, president, seat| {
                    (
                        t!("sh-ask-investigate", name = table.name(seat)),
                        t!(
                            "sh-ask-investigate-text",
                            president = table.name(president),
                            name = table.name(seat)
                        ),
                        t!("sh-ask-investigate-yes"),
                    )
                },
            },
        ),
        Power::SpecialElection => (
            t!("sh-pick-call", name = name),
            t!("sh-pick-call-note"),
            Pick {
                president,
                make: Move::Call,
                ask: |table, _, seat| {
                    (
                        t!("sh-ask-call", name = table.name(seat)),
                        t!("sh-ask-call-text", name = table.name(seat)),
                        t!("sh-ask-call-yes"),
                    )
                },
            },
        ),
        Power::Execution => (
            t!("sh-pick-execute", name = name),
            t!("sh-pick-execute-note"),
            Pick {
                president,
                make: Move::Execute,
                ask: |table, _, seat| {
                    (
                        t!("sh-ask-execute", name = table.name(seat)),
                        t!("sh-ask-execute-text", name = table.name(seat)),
                        t!("sh-ask-execute-yes"),
                    )
                },
            },
        ),
        // A peek asks for nobody.
        Power::Peek => return ().into_html(),
    };
    picker(table, view, &prompt, note, pick)
}
