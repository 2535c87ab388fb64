//! What things of Mefo are called, and the signs for them.

use engine::Seat;
use leptos::prelude::*;
use markup::view;
use mefo::tables::{self, Square};
use mefo::{Board, Cell, Kind, Leaving, Modifier, Role, Title, Why};

use crate::table::Table;
use crate::ui::SeatToken;
use crate::ui::html::Html;

/// A role.
pub fn role(role: Role) -> String {
    t!("mf-role", role = role.word())
}

/// What a role does.
pub fn role_text(role: Role) -> String {
    t!("mf-role-text", role = role.word())
}

/// A kind of property.
pub fn kind(kind: Kind) -> String {
    t!("mf-kind", kind = kind.word())
}

/// A modifier card.
pub fn modifier(card: Modifier) -> String {
    t!("mf-modifier", card = card.word())
}

/// What a modifier card does.
pub fn modifier_text(card: Modifier) -> String {
    t!("mf-modifier-text", card = card.word())
}

/// The title of an office.
pub fn title(title: Title) -> String {
    t!("mf-title", title = title.word())
}

/// What an office gives and takes.
pub fn title_text(title: Title) -> String {
    t!("mf-title-text", title = title.word())
}

/// A card of the decks.
pub fn card(card: mefo::Card) -> String {
    t!("mf-card", card = card.word())
}

/// What a debt is for.
pub fn why(why: Why) -> String {
    t!("mf-why", why = why.word())
}

/// Why an office is vacant.
pub fn leaving(why: Leaving) -> String {
    t!("mf-leaving", why = why.word())
}

/// The word of a space in the messages: some have another name after 1945.
fn space_word(space: u8, post: bool) -> String {
    let renamed = post && matches!(space, 4 | 7 | 10 | 20 | 27 | 36);
    [if renamed { "p" } else { "s" }, &space.to_string()].concat()
}

/// The full name of a space.
pub fn space(space: u8, post: bool) -> String {
    t!("mf-space", space = space_word(space, post))
}

/// The short name of a space, in up to two lines.
pub fn tile(space: u8, post: bool) -> String {
    t!("mf-tile", space = space_word(space, post))
}

/// The names of several properties.
pub fn spaces(set: u64) -> String {
    mefo::spaces(set).map(|each| space(each, false)).collect::<Vec<_>>().join("; ")
}

/// The word of a year in the messages.
fn year_word(year: u16) -> String {
    if year > tables::LAST_YEAR { "post".to_owned() } else { ["y", &year.to_string()].concat() }
}

/// The card of a year.
pub fn year(year: u16) -> String {
    t!("mf-year", year = year_word(year))
}

/// What happened in a year, soberly.
pub fn year_note(year: u16) -> String {
    t!("mf-year-note", year = year_word(year))
}

/// The name of the ordinary cell, or of the one that only a double six opens, in this year (MF-7.1).
pub fn cell(post: bool, six: bool) -> String {
    match (post, six) {
        (true, _) => t!("mf-internment"),
        (false, true) => t!("mf-gestapo"),
        (false, false) => t!("mf-detention"),
    }
}

/// How a player is kept or hampered; nothing if not.
pub fn state(board: &Board, seat: Seat) -> Option<(&'static str, String)> {
    let player = board.player(seat);
    if !player.alive {
        return Some(("detention", t!("mf-out")));
    }
    match player.cell {
        Cell::DoubleSix => return Some(("detention", t!("mf-in-six", cell = cell(board.post(), true)))),
        Cell::Ordinary(rolls) => {
            let text = t!(
                "mf-in-cell",
                cell = cell(board.post(), false),
                turn = rolls + 1,
                fine = money(board.fine(seat))
            );
            return Some(("detention", text));
        }
        Cell::None => {}
    }
    if player.one_die > 0 {
        return Some(("onedie", t!("mf-one-die", count = player.one_die)));
    }
    if let Some(held) = board.title(seat) {
        return Some(("landmark", t!("mf-holds", title = title(held))));
    }
    (player.fails > 0).then(|| ("down", t!("mf-bailed", count = player.fails)))
}

/// RM with thousands apart.
pub fn money(rm: u32) -> String {
    let digits = rm.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A sum with its sign.
pub fn signed(sum: i64) -> String {
    let amount = money(u32::try_from(sum.unsigned_abs()).unwrap_or(u32::MAX));
    match sum.signum() {
        1 => ["+", &amount].concat(),
        -1 => ["\u{2212}", &amount].concat(),
        _ => amount,
    }
}

/// A number of things, written as [`money`], for sentences that have a form for one and a form for many.
pub fn count(number: u32) -> (i64, String) {
    (number.into(), money(number))
}

/// The same with its sign.
pub fn signed_count(number: i64) -> (i64, String) {
    (number, signed(number))
}

/// A rate: hundredths of RM.
pub fn rate(hundredths: u32) -> String {
    let cents = hundredths % 100;
    let mark = t!("mf-decimal");
    [(hundredths / 100).to_string().as_str(), &mark, if cents < 10 { "0" } else { "" }, &cents.to_string()]
        .concat()
}

/// A seat's token, for next to its name.
pub fn token(table: Table, seat: Seat, size: u16) -> Html {
    let look = Signal::derive(move || table.look(seat));
    let name = Signal::derive(move || table.name(seat));
    view! { <SeatToken look name size keep_letter=true /> }
}

/// The drawing of a sign, in a box of 24.
pub fn sign(word: &str) -> &'static str {
    match word {
        "military" => "M8.5 21.5V11c0-3.6 1.6-6.4 3.5-9.2 1.9 2.8 3.5 5.6 3.5 9.2v10.5ZM8.5 17.2h7",
        "civilian" => "M2.8 11.5 12 3.5l9.2 8M5.5 9.5v11h13v-11M10 20.5v-6h4v6",
        "infrastructure" => "M8.8 2.5 5 21.5M15.2 2.5 19 21.5M7.8 7.2h8.4M6.8 12h10.4M5.9 17h12.2",
        "political" => "M3 9.8v4.4h3.5l9.5 5V4.8l-9.5 5ZM8 14.6l1.5 6h2.7l-1.2-5M19.5 9.2v5.6",
        "landmark" => "M2.5 9 12 3.2 21.5 9ZM5 9.2v8.6M9.7 9.2v8.6M14.3 9.2v8.6M19 9.2v8.6M2.8 20.5h18.4",
        "event" => "M5 2.5h14v19H5ZM9.4 9.2a2.65 2.65 0 1 1 4 2.3c-1 .6-1.4 1.1-1.4 2.3M12 17.3v.3",
        "tax" => "M5.5 19 18.5 5M7 4.2a2.8 2.8 0 1 0 .01 0ZM17 14.2a2.8 2.8 0 1 0 .01 0Z",
        "bank" => "M4 20.5V10a8 8 0 0 1 16 0v10.5M2 21h20M9 4v10M15 4v10M4 14.5h16M12 16v3",
        "burst" => {
            "M12 1.5 14.3 8 20.5 5l-3 6 5.5 2.5-6.2 1.5L18 21.5l-6-4L6 22l1.3-7L1 13.5 6.5 11l-3-6 6.2 3Z"
        }
        "detention" => "M3.5 3h17v18h-17ZM8 3v18M12 3v18M16 3v18",
        "lectern" => "M5.5 9h13l-2 5h-9ZM12 14v6.5M7.5 21h9M12 9V4.5M9.8 4h4.4",
        "arrest" => "M7 9.5a5.2 5.2 0 1 0 .01 0ZM17 9.5a5.2 5.2 0 1 0 .01 0ZM9.5 6.8c1.6-1.5 3.4-1.5 5 0",
        "power" => "M5 2v20.5M5 3l15 5.2L5 13.5Z",
        "coin" => "M12 3a9 9 0 1 0 .01 0ZM12 7.4a4.6 4.6 0 1 0 .01 0Z",
        "bill" => "M2 5.5h16l4 4v9H2ZM17.5 5.5v4.5H22M5.5 10.5h7.5M5.5 14.5h11",
        "fixed" => "M4.5 10.5h15v11h-15ZM7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5M12 14.5v3",
        "conversion" => {
            "M4 9.5a8.5 8.5 0 0 1 15.5-2.5M20 2.5v5h-5M20 14.5a8.5 8.5 0 0 1-15.5 2.5M4 21.5v-5h5"
        }
        "export" => "M4 12.5v8h16v-8M12 15.5V3M7 7.8l5-5 5 5",
        "skilled" => "M12 3a4.3 4.3 0 1 0 .01 0ZM3.5 21.5c1-6 4.5-8.2 8.5-8.2s7.5 2.2 8.5 8.2",
        "quota" => "M4 3.5h16M12 7.5v13M6.5 15l5.5 5.5 5.5-5.5",
        "priority" => "M4.5 12 12 4.5l7.5 7.5M4.5 20l7.5-7.5 7.5 7.5",
        "dispersed" => "M3 3h6v6H3ZM15 3h6v6h-6ZM3 15h6v6H3ZM15 15h6v6h-6Z",
        "shelter" => "M2.5 19.5a9.5 9.5 0 0 1 19 0ZM8 19.5a4 4 0 0 1 8 0",
        "exposed" => "M12 5a7 7 0 1 0 .01 0ZM12 1v6M12 17v6M1 12h6M17 12h6",
        "patronage" => "M12 2.5a6.3 6.3 0 1 0 .01 0ZM8 13.5 6.5 22l5.5-3 5.5 3L16 13.5",
        "subsidy" => "M12 3a9 9 0 1 0 .01 0ZM12 7.5v9M7.5 12h9",
        "mortgaged" => "M4 20.5V9.5L12 4l8 5.5v11ZM8 14.5h8",
        "solid" => "M2.5 5h19v14h-19ZM2.5 12h19M12 5v7M8 12v7M16 12v7",
        "tooling" => {
            "M14.5 3.5a5.5 5.5 0 0 0-1.3 7.3L3.5 20.5M20.5 9.5a5.5 5.5 0 0 1-7.3 1.3M14.5 3.5l1.5 4.5 4.5 1.5"
        }
        "dismantle" => "M4 4h10M4 9h10M4 14h6M14 13l6 6M20 13l-6 6",
        "onedie" => "M4 4h16v16H4ZM12 11.9v.2",
        "down" => "M12 4v15M5.5 12.5 12 19l6.5-6.5",
        // Standard terms.
        _ => "M6 3.5h12v17H6ZM9 8.5h6M9 12h6M9 15.5h4",
    }
}

/// A sign among words; hidden from screen readers, the words beside it speak.
pub fn glyph(word: &str) -> Html {
    let filled = matches!(word, "burst" | "power");
    view! {
        <svg class=if filled { "mf-g full" } else { "mf-g" } viewBox="0 0 24 24" aria-hidden="true">
            <path d=sign(word) />
        </svg>
    }
}

/// The sign of a space without property; of property its kind's.
pub const fn square_sign(square: Square) -> &'static str {
    match square {
        Square::Go | Square::Bank => "bank",
        Square::Deed(deed) => deed.kind.word(),
        Square::Event => "event",
        Square::Tax | Square::WarTax => "tax",
        Square::Cell => "detention",
        Square::Parteitag => "lectern",
        Square::Arrest => "arrest",
    }
}

/// What is on a space.
pub fn square(space: u8) -> Square {
    tables::BOARD.get(usize::from(space)).copied().unwrap_or(Square::Event)
}

/// What a property pays to a player in this round: sign and amount, in whole RM or bills.
pub fn pays(board: &Board, seat: Seat, space: u8) -> Vec<(&'static str, u32)> {
    let modifier = board.modifier(space);
    let made = board.yields(seat, space, modifier, board.year);
    let mut parts = Vec::new();
    let mut add = |sign, amount: u32| {
        if amount > 0 {
            parts.push((sign, amount));
        }
    };
    add("coin", mefo::half_up(made.rm, 100_000_000));
    add("bill", mefo::half_up(made.open, 10_000));
    add("fixed", mefo::half_up(made.fixed, 10_000));
    let every = tables::deed_of(space).map_or(0, |deed| deed.power_every);
    if every > 0 {
        add("power", 1);
    }
    parts
}

/// The same in words.
pub fn pays_text(board: &Board, seat: Seat, space: u8) -> String {
    let parts: Vec<String> = pays(board, seat, space)
        .into_iter()
        .map(|(sign, amount)| match sign {
            "coin" => t!("mf-sum-rm", rm = money(amount)),
            "bill" => t!("mf-sum-bills", count = amount),
            "fixed" => t!("mf-sum-fixed", count = amount),
            _ => {
                let every = tables::deed_of(space).map_or(1, |deed| deed.power_every);
                let every = if board.post() { 2 * every } else { every };
                t!("mf-sum-power", every = every)
            }
        })
        .collect();
    if parts.is_empty() { t!("mf-sum-nothing") } else { parts.join(", ") }
}
