//! Sentences in which seats appear with their tokens.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Level, Seat};
use leptos::prelude::*;
use markup::view;

use super::{Table, company};
use crate::ui::SeatToken;

const OPEN: char = '\u{4}';
const CLOSE: char = '\u{5}';

/// Marks a seat, to be handed to `t!` as an argument; see [`spoken`] and [`plain`].
pub fn mark(seat: Seat) -> String {
    format!("{OPEN}{}{CLOSE}", seat.index())
}

enum Piece<'a> {
    Words(&'a str),
    Seat(Seat),
}

fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    text.split(OPEN).enumerate().flat_map(|(index, piece)| {
        let (seat, words) =
            if index == 0 { ("", piece) } else { piece.split_once(CLOSE).unwrap_or(("", piece)) };
        let seat = seat.parse::<u8>().ok().map(|index| Piece::Seat(Seat::new(index)));
        seat.into_iter().chain((!words.is_empty()).then_some(Piece::Words(words)))
    })
}

/// A seat's token and name.
pub fn chip(table: Table, seat: Seat) -> Html {
    view! {
        <span class="ac-chip">
            <SeatToken
                look=Signal::derive(move || table.look(seat))
                name=Signal::derive(move || table.name(seat))
                size=24
                keep_letter=true
            />
            <b>{move || table.name(seat)}</b>
        </span>
    }
}

/// The sentence with tokens and names where seats are marked.
pub fn spoken(table: Table, text: &str) -> Html {
    pieces(text)
        .map(|piece| match piece {
            Piece::Words(words) => words.to_owned().into_html(),
            Piece::Seat(seat) => chip(table, seat),
        })
        .collect_html()
        .into_html()
}

/// Names in a row, as the language joins them.
pub fn names(table: Table, seats: impl IntoIterator<Item = Seat>) -> String {
    seats.into_iter().map(|seat| table.name(seat)).collect::<Vec<_>>().join(", ")
}

/// The level of the computer in this seat; `None` for a person. Tracked.
fn level(table: Table, seat: Seat) -> Option<Level> {
    table.with(|game| game.cards().get(seat.index())?.player.level())
}

/// Who plays this seat for the computer, and how well; `None` for a person. Tracked.
pub fn strength(table: Table, seat: Seat) -> Option<String> {
    let level = level(table, seat)?;
    Some([company::name(level), company::level_name(level)].join(", "))
}

/// That a computer plays this seat, and how well; `None` for a person. Tracked.
pub fn computer(table: Table, seat: Seat) -> Option<String> {
    Some(match level(table, seat)? {
        Level::Easy => t!("sh-computer-easy"),
        Level::Normal => t!("sh-computer-normal"),
        Level::Strong => t!("sh-computer-strong"),
    })
}

/// The face of the computer in this seat; nothing for a person. Tracked.
pub fn face(table: Table, seat: Seat) -> Html {
    level(table, seat).map_or(Html::Empty, company::face)
}
