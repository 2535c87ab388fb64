//! Offers between players: putting one together, and answering it.

use engine::Seat;
use leptos::prelude::*;
use markup::view;
use mefo::view::{SideView, sides as sides_of};
use mefo::{Board, Draft, Mefo, Move, in_set, tables};

use super::{Offered, ask, play, signed_rm};
use crate::games::mefo::desk::{Offer, desk};
use crate::games::mefo::log::sides;
use crate::games::mefo::words::{self, money, signed};
use crate::table::Table;
use crate::table::spoken::mark;
use crate::ui::html::{CollectHtml, Html};
use crate::ui::{Icon, icon, page_class};

/// The RM that can go with an offer: the least and the most; nothing if it lacks a side.
fn range(board: &Board, seat: Seat, offer: &Offer) -> Option<(i32, i32)> {
    let step = tables::TRADE_STEP;
    let tens = |seat: Seat| i32::try_from(board.player(seat).rm).unwrap_or(i32::MAX) / step * step;
    let (least, most) = match (offer.give != 0, offer.take != 0) {
        (true, true) => (-tens(offer.to), tens(seat)),
        (true, false) => (-tens(offer.to), -step),
        (false, true) => (step, tens(seat)),
        (false, false) => return None,
    };
    (least <= most).then_some((least, most))
}

/// The deeds of one side, each to be put in or taken out.
fn deeds(board: &Board, of: Seat, name: String, base: Option<Draft>, own: bool) -> Html {
    let offer = RwSignal::from(desk().offer);
    let last = base.map_or(0, |draft| {
        let taken: u64 = draft.give | draft.take;
        64 - taken.leading_zeros()
    });
    let items = mefo::spaces(board.own(of))
        .map(|space| {
            let within = move || {
                offer.get().is_some_and(|offer| in_set(if own { offer.give } else { offer.take }, space))
            };
            let note = t!(
                "mf-trade-worth",
                rm = money(board.reference(space)),
                pays = words::pays_text(board, of, space)
            );
            let locked = u32::from(space) < last;
            view! {
                <li>
                    <label class:on=within>
                        <input
                            type="checkbox"
                            prop:checked=within
                            disabled=locked
                            on:change=move |_| {
                                offer.update(|offer| {
                                    if let Some(offer) = offer {
                                        *(if own { &mut offer.give } else { &mut offer.take }) ^= 1 << space;
                                    }
                                });
                            }
                        />
                        <span>
                            <b>{words::space(space, board.post())}</b>
                            <small>{note}</small>
                        </span>
                    </label>
                </li>
            }
        })
        .collect_html();
    let none = (board.own(of) == 0).then(|| view! { <li class="mf-note">{t!("mf-sum-nothing")}</li> });
    view! {
        <fieldset class="mf-side-of">
            <legend>{name}</legend>
            <ul tabindex="0">
                {items}
                {none}
            </ul>
        </fieldset>
    }
}

/// What a trade does to one side.
fn effect_on(side: &SideView) -> String {
    t!(
        "mf-trade-effect",
        rm = signed_plain(side.rm),
        income = signed(side.income.1 - side.income.0),
        raid = signed(i64::from(side.raid.1) - i64::from(side.raid.0))
    )
}

/// A sum in hand: never below nothing where it counts.
fn signed_plain(sum: i64) -> String {
    u32::try_from(sum).map_or_else(|_| signed(sum), money)
}

/// An offer that is being put together: `base` is what the record already holds of it.
pub fn compose(table: Table, board: &Board, seat: Seat, now: Offer, base: Option<Draft>) -> Html {
    let board = *board;
    let offer = RwSignal::from(desk().offer);
    let to = now.to;
    let mine = t!("mf-trade-gives", name = table.name(seat));
    let theirs = t!("mf-trade-gives", name = table.name(to));
    let (gives, takes) = sides(now.give, now.take, now.rm);
    let possible = range(&board, seat, &now);
    let fits = possible.is_some_and(|(least, most)| (least..=most).contains(&now.rm));
    let unfit = !fits;
    let draft = Draft { by: seat, to, give: now.give, take: now.take, rm: now.rm };
    let effects = fits.then(|| {
        sides_of(&board, &draft)
            .iter()
            .map(|side| {
                let balance = t!("mf-trade-balance", rm = signed(side.reference));
                view! {
                    <li>
                        {words::token(table, side.seat, 18)}
                        <span>{effect_on(side)} " " {balance}</span>
                    </li>
                }
            })
            .collect_html()
    });
    let step = move |by: i32| {
        let label = t!("mf-trade-step", rm = signed(by.into()));
        view! {
            <button
                type="button"
                class="btn"
                aria-label=label
                on:click=move |_| {
                    offer.update(|offer| {
                        if let Some(offer) = offer {
                            offer.rm += by;
                            if let Some((least, most)) = range(&board, seat, offer) {
                                offer.rm = offer.rm.clamp(least, most);
                            }
                        }
                    });
                }
            >
                {signed(by.into())}
            </button>
        }
    };
    let rm_text = match now.rm {
        0 => t!("mf-trade-no-rm"),
        rm if rm > 0 => t!("mf-trade-pays", name = table.name(seat), rm = money(rm.unsigned_abs())),
        rm => t!("mf-trade-pays", name = table.name(to), rm = money(rm.unsigned_abs())),
    };
    let why = if possible.is_none() || !fits {
        t!("mf-trade-one-sided")
    } else {
        t!("mf-trade-terms", gives = gives, takes = takes)
    };
    let known = base.map_or(0, |draft| draft.give | draft.take);
    let send = move |_| {
        let mut moves = Vec::new();
        if base.is_none() {
            moves.push((seat, Move::Trade { seat: to }));
        }
        moves.extend(mefo::spaces((now.give | now.take) & !known).map(|space| (seat, Move::Add { space })));
        moves.push((seat, Move::Offer { rm: now.rm }));
        table.play_moves::<Mefo>(moves);
    };
    let cancel = move |_| {
        if base.is_some() {
            table.play_move::<Mefo>(seat, Move::Withdraw);
        } else {
            offer.set(None);
        }
    };
    page_class(|| Some("trading"));
    let prompt = t!("mf-ask-trade", name = mark(seat), other = mark(to));
    view! {
        <div class="mf-trade">
            {ask(table, &prompt, t!("mf-ask-trade-note"))}
            <div class="mf-both">
                {deeds(&board, seat, mine, base, true)}
                {deeds(&board, to, theirs, base, false)}
            </div>
            <div class="mf-stepper" role="group" aria-label="RM">
                {step(-100)}
                {step(-10)}
                <output>{rm_text}</output>
                {step(10)}
                {step(100)}
            </div>
            <p class="mf-note">{why}</p>
            <ul class="mf-effects">{effects}</ul>
            <div class="mf-go">
                <button type="button" class="btn" on:click=cancel>
                    {icon(Icon::Close)}
                    {tr("mf-trade-cancel")}
                </button>
                <button type="button" class="btn primary" disabled=unfit on:click=send>
                    {icon(Icon::Send)}
                    {tr("mf-trade-offer")}
                </button>
            </div>
        </div>
    }
}

/// An offer of which the record holds a part: after undo, or by link.
pub fn finish(table: Table, board: &Board, seat: Seat, draft: Draft) -> Html {
    let board = *board;
    let offer = RwSignal::from(desk().offer);
    let withdraw = move |_| table.play_move::<Mefo>(seat, Move::Withdraw);
    let from = Offer { to: draft.to, give: draft.give, take: draft.take, rm: draft.rm };
    view! {
        {move || {
            match offer.get() {
                Some(now) => compose(table, &board, seat, now, Some(draft)),
                None => {
                    let prompt = t!("mf-ask-trade", name = mark(seat), other = mark(draft.to));
                    view! {
                        {ask(table, &prompt, t!("mf-ask-trade-note"))}
                        <div class="mf-go">
                            <button
                                type="button"
                                class="btn"
                                on:click=withdraw
                            >
                                {tr("mf-trade-cancel")}
                            </button>
                            <button type="button" class="btn primary" on:click=move |_| offer.set(Some(from))>
                                {tr("mf-trade-go-on")}
                            </button>
                        </div>
                    }
                }
            }
        }}
    }
}

/// Somebody's offer, with what it does to the one who answers.
pub fn answer(table: Table, board: &Board, seat: Seat, draft: Draft) -> Html {
    let (gives, takes) = sides(draft.give, draft.take, draft.rm);
    let [_, side] = sides_of(board, &draft);
    let prompt = t!("mf-ask-answer", name = mark(seat), other = mark(draft.by));
    let balance = t!("mf-trade-balance", rm = signed(side.reference));
    let yes = Offered::new(
        t!("mf-opt-accept"),
        if draft.rm == 0 { String::new() } else { signed_rm(draft.rm.into()) },
        [effect_on(&side).as_str(), " ", &balance].concat(),
    );
    let no = Offered::new(t!("mf-opt-refuse"), String::new(), t!("mf-opt-refuse-note"));
    view! {
        {ask(table, &prompt, t!("mf-ask-answer-note", gives = gives, takes = takes))}
        <div class="mf-opts">
            {play(table, seat, Move::Answer { yes: true }, yes)}
            {play(table, seat, Move::Answer { yes: false }, no)}
        </div>
    }
}
