//! On narrow screens: the spaces around the pawn whose turn it is, with names and prices.

use leptos::prelude::*;
use markup::view;
use mefo::Observation;
use mefo::tables;

use crate::games::mefo::desk::desk;
use crate::games::mefo::words;
use crate::table::Table;
use crate::ui::html::{CollectHtml, Html};

fn strip(table: Table, view: &Observation) -> Html {
    let board = &view.board;
    let seat = super::concerned(view);
    let at = board.player(seat).at;
    let around = [39u8, 0, 1, 2, 3].map(|step| (at + step) % tables::SPACES);
    let items = around
        .into_iter()
        .map(|space| {
            let square = words::square(space);
            let word = words::square_sign(square);
            let class = match tables::deed_of(space) {
                Some(deed) => ["k-", deed.kind.word()].concat(),
                None => String::new(),
            };
            let foot = match (tables::deed_of(space), board.owner(space)) {
                (Some(_), Some(owner)) => {
                    let (what, amount) =
                        words::pays(board, owner, space).first().copied().unwrap_or(("coin", 0));
                    view! { {words::token(table, owner, 18)} <b>{amount.to_string()}</b> {words::glyph(what)} }
                }
                (Some(_), None) => {
                    let price = t!("mf-sum-rm", rm = words::money(board.price(seat, space)));
                    view! { <b>{price}</b> }
                }
                _ => Html::Empty,
            };
            let name = words::tile(space, board.post()).replace("-|", "\u{ad}").replace('|', " ");
            let here = space == at;
            view! {
                <li class=class class:cur=here>
                    <button
                        type="button"
                        title=words::space(space, board.post())
                        on:click=move |_| desk().deed.set(Some(space))
                    >
                        <span class="mf-zb">{words::glyph(word)}</span>
                        <span class="mf-zn">{name}</span>
                        <span class="mf-zf">{foot}</span>
                    </button>
                    {here.then(|| view! { <span class="mf-zp">{words::token(table, seat, 30)}</span> })}
                </li>
            }
        })
        .collect_html();
    view! { <ol class="mf-zoom" aria-label=t!("mf-near", name = table.name(seat))>{items}</ol> }
}

/// The strip.
pub fn near(table: Table, view: Memo<Option<Observation>>) -> Html {
    view! { <div class="mf-near">{move || view.get().map_or(Html::Empty, |view| strip(table, &view))}</div> }
}
