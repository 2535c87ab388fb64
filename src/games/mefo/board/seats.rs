//! The players: role, money, Power, property, what a round brings and the next raid costs.

use engine::Seat;
use leptos::prelude::*;
use markup::view;
use mefo::{Kind, Observation, Stage};

use crate::games::mefo::desk::desk;
use crate::games::mefo::words::{self, glyph, money};
use crate::table::{Table, spoken};
use crate::ui::html::{CollectHtml, Html};

fn amount(number: String, sign: &'static str, word: String) -> Html {
    view! {
        <span>
            <b>{number} {glyph(sign)}</b>
            <em>{word}</em>
        </span>
    }
}

fn seat(table: Table, view: &Observation, seat: Seat) -> Html {
    let board = &view.board;
    let player = board.player(seat);
    let dealt = !matches!(view.stage, Stage::First | Stage::Role(_));
    let turn = dealt && board.current() == seat && !matches!(view.stage, Stage::Over(..));
    let bills = player.open + player.fixed;
    let worth = board.open_worth(seat, player.open, false) + board.fixed_worth(seat, player.fixed);
    let bills_word = if bills > 0 { t!("mf-bills-worth", rm = money(worth)) } else { t!("mf-bills") };
    let kinds = Kind::ALL
        .into_iter()
        .map(|kind| {
            let count = board.properties_of(seat, Some(kind));
            let class = ["mf-kc k-", kind.word()].concat();
            view! {
                <span class=class class:z=count == 0 title=words::kind(kind)>
                    <i>{glyph(kind.word())}</i>
                    {count.to_string()}
                    <span class="sr">" " {words::kind(kind)}</span>
                </span>
            }
        })
        .collect_html();
    let payout = board.payout(seat);
    let mut income = Vec::new();
    for (sign, count) in [
        ("coin", payout.rm),
        ("bill", payout.open),
        ("fixed", payout.fixed),
        ("power", u32::from(payout.power)),
    ] {
        if count > 0 || (sign == "coin" && payout.open + payout.fixed == 0) {
            let text = words::signed(count.into());
            income.push(view! { <span>{text} {glyph(sign)}</span> });
        }
    }
    let cost = if board.post() {
        let dues = board.dues(seat).sum();
        view! { <p class="mf-row bad"><em>{t!("mf-due")}</em> <b>{words::signed(-i64::from(dues))} " RM"</b></p> }
    } else {
        match board.next_raid() {
            Some((rounds, rm)) => {
                let bill = board.raid_bill(seat, rm);
                let when = if rounds == 0 { t!("mf-this-round") } else { t!("mf-in-rounds", count = rounds) };
                view! {
                    <p class="mf-row bad">
                        <em>{t!("mf-raid")}</em>
                        <b>{words::signed(-i64::from(bill))} " RM"</b>
                        <span>{when}</span>
                    </p>
                }
            }
            None => Html::Empty,
        }
    };
    let state = words::state(board, seat)
        .map(|(sign, text)| view! { <p class="mf-state">{glyph(sign)} <span>{text}</span></p> });
    let name = table.name(seat);
    let mut role = if dealt { words::role(player.role) } else { String::new() };
    if board.has_monument(seat) {
        role = [&role, " · ", &t!("mf-monument")].concat();
    }
    let title = if dealt { words::role_text(player.role) } else { String::new() };
    let figures = player.alive.then(|| {
        view! {
            <div class="mf-mon">
                {amount(money(player.rm), "coin", "RM".to_owned())}
                {amount(money(bills), "bill", bills_word)}
                {amount(player.power.to_string(), "power", t!("mf-power"))}
            </div>
            <div class="mf-kcs">{kinds}</div>
            <p class="mf-row inc">
                <em>{t!("mf-per-round")}</em>
                {income.into_iter().collect_html()}
            </p>
            {cost}
        }
    });
    let says = t!("mf-empire-of", name = name.clone());
    view! {
        <li class="mf-seat" class:turn=turn class:out=!player.alive style:--c=colour(table, seat)>
            <button
                type="button"
                class="mf-who"
                title=title
                on:click=move |_| desk().empire.set(Some(seat))
            >
                {words::token(table, seat, 28)}
                <span class="name">
                    {name}
                    {spoken::strength(table, seat)
                        .map(|level| view! { <span class="mf-bot" title=level>{spoken::face(table, seat)}</span> })}
                </span>
                <span class="pl">{role}</span>
                {turn.then(|| view! { <span class="tag solid">{t!("mf-turn")}</span> })}
                <span class="sr">{says}</span>
            </button>
            {figures}
            {state}
        </li>
    }
}

/// The colour of a seat.
fn colour(table: Table, seat: Seat) -> String {
    ["var(--seat-", &(table.look(seat) % crate::ui::LOOKS + 1).to_string(), ")"].concat()
}

/// The panel.
pub fn seats(table: Table) -> Html {
    let view = super::open(table);
    let order = move || {
        view.get().map(|view| {
            let crowd = view.board.setup.seats > 4;
            let seven = view.board.setup.seats > 6;
            let rows = view.board.order().map(|each| seat(table, &view, each)).collect_html();
            view! { <ol class="mf-seats" class:crowd=crowd class:seven=seven>{rows}</ol> }
        })
    };
    view! {
        <section class="seats" tabindex="0" aria-label=tr("mf-seats")>
            {order}
        </section>
    }
}
