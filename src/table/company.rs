//! The computers at a table: a character for every level, and why a computer made its last move.

use crate::ui::html::{CollectHtml, Html};
use engine::{Level, Seat, Turn};
use leptos::prelude::*;
use markup::view;

use super::Table;
use crate::brain::{self, Said};
use crate::games::Reasons;
use crate::i18n::{text, tr};
use crate::platform::worker;

/// Keys of the name of a level's character, of what it is like, and of the level.
const fn keys(level: Level) -> [&'static str; 3] {
    match level {
        Level::Easy => ["who-easy", "who-easy-line", "setup-easy"],
        Level::Normal => ["who-normal", "who-normal-line", "setup-normal"],
        Level::Strong => ["who-strong", "who-strong-line", "setup-strong"],
    }
}

/// The name of a level's character.
pub fn name(level: Level) -> String {
    let [name, ..] = keys(level);
    text(name, &[])
}

/// What the level is called.
pub fn level_name(level: Level) -> String {
    let [.., level] = keys(level);
    text(level, &[])
}

/// The face of a level's character; the name stands beside it or in a title.
pub fn face(level: Level) -> Html {
    // Ruffled hair and an open mouth; a fringe and a level mouth; glasses.
    let drawing = match level {
        Level::Easy => {
            "M12 4.5a7.5 8.2 0 1 0 0 16.4a7.5 8.2 0 1 0 0-16.4ZM4.6 10C4.5 5.5 8 2.5 11 4.6 12.5 1.6 16 2 16.2 4.8 18.7 4.5 19.8 7 19.4 10M9.3 11.3v.1M14.7 11.3v.1M8.6 14.8H15.4Q14.8 18 12 18 9.2 18 8.6 14.8Z"
        }
        Level::Normal => {
            "M12 3.5a7.5 8.6 0 1 0 0 17.2a7.5 8.6 0 1 0 0-17.2ZM4.9 9.6H19.1M4.6 11 4 17M19.4 11 20 17M9.3 12.8v.1M14.7 12.8v.1M9 16.6H15"
        }
        Level::Strong => {
            "M12 3a7.5 8.9 0 1 0 0 17.8a7.5 8.9 0 1 0 0-17.8ZM8.6 8.9a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8ZM15.4 8.9a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8ZM11 11h2M9.8 17Q12.3 18 14.6 16.6"
        }
    };
    view! {
        <svg class="ic face" viewBox="0 0 24 24" aria-hidden="true">
            <path d=drawing />
        </svg>
    }
}

/// Who the computers are of the levels that are in use.
pub fn legend(used: impl Fn(Level) -> bool + Copy + Send + Sync + 'static) -> Html {
    let one = move |level: Level| {
        let [name, line, title] = keys(level);
        view! {
            <li hidden=move || !used(level)>
                {face(level)}
                <span>
                    <b>{tr(name)}</b>
                    ", "
                    {tr(title)}
                    <small>{tr(line)}</small>
                </span>
            </li>
        }
    };
    view! {
        <ul class="company-list" aria-label=tr("company-title")>
            {Level::ALL.into_iter().map(one).collect_html()}
        </ul>
    }
}

/// Parts of a hundred.
fn percent(thousandths: i32) -> i32 {
    (thousandths + 5).div_euclid(10)
}

/// The sentence for a reason of the computer that is called `name`. `all`: nothing of it was held back.
pub fn sentence(table: Table, name: &str, level: Level, said: &Said, all: bool) -> String {
    let Reasons { key, wins, manner } = table.ui().reasons;
    let mut figures: Vec<String> = Vec::new();
    if let Some(chance) = said.chance {
        figures.push(format!("{} %", percent(chance.into())));
    }
    if let Some(value) = said.value {
        let value = percent(value);
        figures.push(if wins { t!("why-win", value = value) } else { t!("why-worth", value = value) });
    }
    if let Some(less) = said.less.map(percent).filter(|less| *less > 0) {
        figures.push(t!("why-less", less = less));
    }
    if said.worlds > 0 {
        figures.push(t!("why-worlds", count = said.worlds));
    }
    if figures.is_empty() && !manner {
        match level {
            Level::Easy => figures.push(t!("why-nose")),
            Level::Normal => figures.push(t!("why-habit")),
            Level::Strong if !all => figures.push(t!("why-sealed")),
            Level::Strong => {}
        }
    }
    let odds = if figures.is_empty() { String::new() } else { [" (", &figures.join("; "), ")"].concat() };
    let about = said.about.map(|seat| table.name(seat)).unwrap_or_default();
    t!(key, word = said.word.as_str(), name = name, about = about, odds = odds)
}

/// What a computer says when it is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// Nothing yet.
    Thinking,
    /// This, or that there is nothing.
    Said(Option<Said>),
}

/// The computers at the table; whoever is pressed says who it is and why it made its last move.
pub fn company(table: Table) -> Html {
    let computers = Memo::new(move |_| {
        table.with_present(|game| {
            let computer =
                |(at, card): (usize, &engine::SeatCard)| Some((Seat::new(at as u8), card.player.level()?));
            game.cards().iter().enumerate().filter_map(computer).collect::<Vec<_>>()
        })
    });
    let open = RwSignal::new(None::<(Seat, Level)>);
    let told = RwSignal::new(None::<Told>);
    let button = move |one: (Seat, Level)| {
        let (seat, level) = one;
        let on = move || open.get() == Some(one);
        view! {
            <button
                type="button"
                class="btn"
                class:on=on
                aria-expanded=move || on().to_string()
                on:click=move |_| {
                    open.update(|open| *open = (*open != Some(one)).then_some(one));
                    told.set(None);
                }
            >
                {face(level)}
                {move || table.name(seat)}
            </button>
        }
    };
    let list = move || {
        let computers = computers.get();
        (!computers.is_empty()).then(|| {
            view! {
                <details class="company">
                    <summary>{tr("company-title")}</summary>
                    <div class="company-who">{computers.into_iter().map(button).collect_html()}</div>
                    {move || open.get().map(|(seat, level)| one(table, seat, level, told))}
                </details>
            }
        })
    };
    view! { {list} }
}

fn one(table: Table, seat: Seat, level: Level, told: RwSignal<Option<Told>>) -> Html {
    let ask = move |_| {
        told.set(Some(Told::Thinking));
        let (steps, code) = untrack(|| {
            let moment = table.moment();
            table.with_present(|game| (moment.unwrap_or_else(|| game.steps()), game.link(false)))
        });
        wasm_bindgen_futures::spawn_local(async move {
            let said = brain::read_said(&worker::ask(&brain::why_request(seat, steps, &code)).await);
            told.try_set(Some(Told::Said(said)));
        });
    };
    let answer = move || match told.get()? {
        Told::Thinking => Some(t!("why-thinking")),
        Told::Said(None) => Some(t!("why-none", name = table.name(seat))),
        Told::Said(Some(said)) if said.word.is_empty() => Some(t!("why-later", name = table.name(seat))),
        Told::Said(Some(said)) => {
            let over = table.with_present(|game| matches!(game.turn(), Turn::Over(_)));
            Some(sentence(table, &table.name(seat), level, &said, over))
        }
    };
    let [_, line, _] = keys(level);
    view! {
        <div class="company-one">
            <p>
                {move || t!("company-plays", seat = table.name(seat), name = name(level), level = level_name(level))}
                " "
                {tr(line)}
            </p>
            <button type="button" class="btn why" on:click=ask>
                {tr("why-ask")}
            </button>
            <p class="why-says" aria-live="polite">{answer}</p>
        </div>
    }
}
