//! What a number of seats means: roles, knowledge, powers.

use crate::i18n::say;
use crate::platform::maths::decimal;
use crate::ui::html::{CollectHtml, Html};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{FASCIST_GOAL, LEAST_SEATS, MOST_SEATS, Power, VETO, fascists_at, hitler_knows_at};

/// Width of one number of seats in the drawing.
const STEP: f64 = 60.0;

/// Signs of the powers, in a box from -20 to 20.
const NONE: &str = r#"<path d="M-9 0H9"/>"#;
const INVESTIGATE: &str = r#"<rect x="-16" y="-12" width="26" height="20" rx="2"/><path d="M-11 -6H2M-11 1H-3"/><circle cx="11" cy="7" r="6" class="bg"/><path d="M15 11.5 20 16.5"/>"#;
const SPECIAL: &str = r#"<path d="M-9 -15H9V1H-9ZM-13 1H13M-9 1V15M9 1V15"/>"#;
const PEEK: &str = r#"<path d="M-18 0Q0 -19 18 0 0 19 -18 0Z"/><circle r="5"/>"#;
const EXECUTION: &str = r#"<circle r="11"/><path d="M-17 0H-7M7 0H17M0 -17V-7M0 7V17"/>"#;
const WIN: &str = r#"<path d="M-14 -14H14V14H-14ZM-14 0H14M-5 -14V14M5 -14V14"/>"#;

fn sign(seats: u8, number: u8) -> &'static str {
    if number == FASCIST_GOAL {
        return WIN;
    }
    match Power::at(seats, number) {
        None => NONE,
        Some(Power::Investigate) => INVESTIGATE,
        Some(Power::SpecialElection) => SPECIAL,
        Some(Power::Peek) => PEEK,
        Some(Power::Execution) => EXECUTION,
    }
}

fn name(seats: u8, number: u8) -> String {
    if number == FASCIST_GOAL {
        return t!("sh-mean-win");
    }
    match Power::at(seats, number) {
        None => t!("sh-mean-none"),
        Some(Power::Investigate) => t!("sh-mean-investigate"),
        Some(Power::SpecialElection) => t!("sh-mean-special"),
        Some(Power::Peek) => t!("sh-mean-peek"),
        Some(Power::Execution) if number >= VETO => t!("sh-mean-execution-veto"),
        Some(Power::Execution) => t!("sh-mean-execution"),
    }
}

/// The column of one number of seats: Liberals as rings, Fascists as boxes, Hitler filled.
fn column(number: u8, seats: Signal<u8>) -> Html {
    let middle = f64::from(number - LEAST_SEATS) * STEP + STEP / 2.0;
    let fascists = fascists_at(number);
    let liberals = number - fascists - 1;
    let on = move || seats.get() == number;
    let rings = (0..liberals)
        .map(|place| {
            let y = 89.0 - 14.5 * f64::from(place);
            view! { <circle class="lib" cx=decimal(middle) cy=decimal(y) r="5" /> }
        })
        .collect_html();
    let wide = f64::from(fascists) * 13.0 + 8.5;
    let boxes = (0..=fascists)
        .map(|place| {
            let x = middle - wide / 2.0 + 13.0 * f64::from(place);
            view! {
                <rect
                    class=if place == fascists { "fas full" } else { "fas" }
                    x=decimal(x)
                    y="107"
                    width="8.5"
                    height="8.5"
                />
            }
        })
        .collect_html();
    let edge = decimal(middle - 27.0);
    view! {
        <g class:on=on>
            <rect class="frame" x=edge y="1" width="54" height="147" rx="6" />
            {rings}
            {boxes}
            <text x=decimal(middle) y="138">{number.to_string()}</text>
        </g>
    }
}

/// All numbers of seats, for screen readers.
fn words() -> String {
    let row = |seats: u8| {
        let fascists = fascists_at(seats) + 1;
        t!("sh-mean-row", seats = seats, liberals = seats - fascists, fascists = fascists)
    };
    (LEAST_SEATS..=MOST_SEATS).map(row).collect::<Vec<_>>().join("; ")
}

/// The panel beside the setup.
pub fn setup_panel(seats: Signal<u8>) -> Html {
    let fascists = move || fascists_at(seats.get());
    view! {
        <section class="comp" aria-labelledby="su-mean">
            <div>
                <h2 id="su-mean">{say(move || t!("sh-mean", count = seats.get()))}</h2>
                <p>
                    {move || {
                        if hitler_knows_at(seats.get()) {
                            t!("sh-mean-hitler-knows")
                        } else {
                            t!("sh-mean-hitler-blind")
                        }
                    }}
                </p>
            </div>
            <p class="legend">
                <span>
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                        <circle class="lib" cx="8" cy="8" r="6" />
                    </svg>
                    {say(move || t!("sh-mean-liberals", count = seats.get() - fascists() - 1))}
                </span>
                <span>
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                        <rect class="fas" x="2.5" y="2.5" width="11" height="11" />
                    </svg>
                    {say(move || t!("sh-mean-fascists", count = fascists()))}
                </span>
                <span>
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                        <rect class="fas full" x="2.5" y="2.5" width="11" height="11" />
                    </svg>
                    {tr("sh-mean-hitler")}
                </span>
            </p>
            <svg class="ladder" viewBox="0 0 360 149" role="img" aria-label=words>
                {(LEAST_SEATS..=MOST_SEATS).map(|number| column(number, seats)).collect_html()}
            </svg>
            <div>
                <h3>{tr("sh-mean-powers")}</h3>
                <ol class="powers">
                    {(1..=FASCIST_GOAL)
                        .map(|number| {
                            view! {
                                <li class:win=number == FASCIST_GOAL>
                                    <svg
                                        viewBox="-27 -31 54 62"
                                        aria-hidden="true"
                                        inner_html=move || sign(seats.get(), number)
                                    ></svg>
                                    <span>{move || name(seats.get(), number)}</span>
                                </li>
                            }
                        })
                        .collect_html()}
                </ol>
            </div>
        </section>
    }
}
