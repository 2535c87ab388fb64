//! What is decided behind the curtain: sheet, bid, committee, cabinet, standing maximum, poll, donation.

use crate::i18n::say;
use crate::ui::html::{CollectHtml, Html, IntoHtml, live};
use die_macher::view::{Ask, preview_sheet};
use die_macher::{DieMacher, Donation, Minister, Move, Observation, Plan, Sheet, Stage};
use engine::{Seat, SeatSet};
use leptos::prelude::*;
use markup::view;

use super::desk::{begun, confirmed};
use super::{Pair, own, pairs, submit};
use crate::games::die_macher::words::{
    card, card_name, donation_name, factor_text, minister_facts, minister_name, money, party_name, signed,
    state_name, token,
};
use crate::table::Table;
use crate::table::curtain::Lift;

/// What a seat sees and is asked, at this moment.
fn asked(table: Table, seat: Seat) -> Option<(Observation, Ask)> {
    let view = own(table, seat)?;
    let choices = table.with_present(|game| game.typed::<DieMacher>().map(|game| game.choices(seat)))?;
    let ask = Ask::of(&view, &choices)?;
    Some((view, ask))
}

/// What this seat has begun to choose here, kept while the curtain is closed.
fn choice<T: Send + Sync + 'static>(table: Table, seat: Seat, view: &Observation, first: T) -> RwSignal<T> {
    let moment = match view.stage {
        // Others may confirm theirs meanwhile.
        Stage::Sheets | Stage::Bids => usize::from(view.round),
        _ => 16 + table.with_untracked(|game| game.steps()),
    };
    begun(seat, moment, first)
}

/// The question on paper, and the row of buttons.
fn paper(question: String, content: Html, buttons: Html, lift: Lift) -> Html {
    view! {
        <h1 class="cu-ask small">{question}</h1>
        <div class="cu-paper dm-paper">{content}</div>
        <div class="cu-row">
            {buttons}
            {lift.hide_button()}
        </div>
    }
}

/// The button that seals it.
fn seal(
    label: impl Fn() -> String + Send + 'static,
    off: Signal<bool>,
    on_click: impl Fn() + 'static,
) -> Html {
    view! {
        <button type="button" class="btn yes" disabled=move || off.get() on:click=move |_| on_click()>
            {label}
        </button>
    }
}

fn finish(table: Table, seat: Seat, lift: Lift, choice: Move) {
    lift.finish();
    confirmed(seat);
    submit(table, seat, choice);
}

/// One row a state: its name, what the viewer's factor there is, and what the row is for.
fn state_head(view: &Observation, seat: Seat, state: u8) -> Html {
    let at = seat.index();
    let facts = view.board(state).map(|board| {
        t!(
            "dm-own-state",
            factor = factor_text(board.factor(at, view.party(seat).programme)),
            votes = board.votes[at],
            meetings = board.meetings[at],
            seats = board.land.map_or(0, die_macher::Land::most)
        )
    });
    view! {
        <b>{state} " " {state_name(view, state)}</b>
        <small>{facts}</small>
    }
}

/// The start sheet: three lines and media cubes, pressed onto states.
pub fn sheet(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Sheet)) = asked(table, seat) else { return Html::Empty };
    let plan = choice(table, seat, &view, Plan { meetings: u8::MAX, ..Plan::default() });
    let rows = view
        .states()
        .enumerate()
        .map(|(at, (state, _))| {
            let name = state_name(&view, state);
            view! {
                <div class="dm-row">
                    <p>
                        {move || {
                            let after = plan.with(|plan| preview_sheet(&view, plan, 0));
                            state_head(&after, seat, state)
                        }}
                    </p>
                    {line(plan, at, Line::Trend, &name)}
                    {line(plan, at, Line::Votes, &name)}
                    {line(plan, at, Line::Meetings, &name)}
                    {line(plan, at, Line::Media, &name)}
                </div>
            }
        })
        .collect_html();
    let members = move || plan.with(|plan| Sheet::of(plan).map(Sheet::members));
    let label = say(move || {
        let lines = plan.with(|plan| plan.trend.iter().chain(&plan.votes).sum::<u8>());
        match members() {
            Some(members) => t!("dm-sheet-seal", count = members),
            None if lines < 2 => t!("dm-sheet-lines", count = 2 - lines),
            None => t!("dm-sheet-no-meetings"),
        }
    });
    let off = Signal::derive(move || members().is_none() || !table.is_live());
    let send = move || {
        if let Some(sheet) = plan.with_untracked(Sheet::of) {
            finish(table, seat, lift, Move::Sheet { sheet });
        }
    };
    let content = view! {
        <p class="dm-hint">{t!("dm-sheet-hint")}</p>
        <div class="dm-row head" aria-hidden="true">
            <p></p>
            <span>{t!("dm-line-trend")}</span>
            <span>{t!("dm-line-votes")}</span>
            <span>{t!("dm-line-meetings")}</span>
            <span>{t!("dm-line-media")}</span>
        </div>
        {rows}
    };
    paper(t!("dm-sheet-ask"), content, seal(label, off, send), lift)
}

/// A line of the start sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Trend,
    Votes,
    Meetings,
    Media,
}

/// How many of this line stand at a state.
fn at_state(plan: &Plan, at: usize, line: Line) -> u8 {
    match line {
        Line::Trend => plan.trend[at],
        Line::Votes => plan.votes[at],
        Line::Meetings => u8::from(usize::from(plan.meetings) == at),
        Line::Media => plan.media[at],
    }
}

/// One more, as long as the sheet has room; then none. Two trend and vote lines in all: a third one takes
/// the place of the first that stands elsewhere.
fn press(plan: &mut Plan, at: usize, line: Line) {
    match line {
        Line::Meetings => plan.meetings = at as u8,
        Line::Media => {
            let full = plan.media.iter().sum::<u8>() >= 3;
            plan.media[at] = if full { 0 } else { plan.media[at] + 1 };
        }
        Line::Trend | Line::Votes => {
            let full = plan.trend.iter().chain(&plan.votes).sum::<u8>() >= 2;
            let own = if line == Line::Trend { plan.trend[at] } else { plan.votes[at] };
            let next = if full && own > 0 { 0 } else { own + 1 };
            if full
                && next > 0
                && let Some(other) = plan.trend.iter_mut().chain(&mut plan.votes).find(|count| **count > 0)
            {
                *other -= 1;
            }
            let lines = if line == Line::Trend { &mut plan.trend } else { &mut plan.votes };
            lines[at] = next;
        }
    }
}

fn line(plan: RwSignal<Plan>, at: usize, line: Line, land: &str) -> Html {
    let what = match line {
        Line::Trend => t!("dm-line-trend"),
        Line::Votes => t!("dm-line-votes"),
        Line::Meetings => t!("dm-line-meetings"),
        Line::Media => t!("dm-line-media"),
    };
    let land = land.to_owned();
    let count = move || plan.with(|plan| at_state(plan, at, line));
    view! {
        <button
            type="button"
            class="dm-tap"
            class:on=move || { count() > 0 }
            aria-label=say(move || t!("dm-line-at", what = &what, land = &land, count = count()))
            on:click=move |_| plan.update(|plan| press(plan, at, line))
        >
            {move || match count() {
                0 => "·".to_owned(),
                number => number.to_string(),
            }}
        </button>
    }
}

/// A sum from `least` to `most`, by steps of one, five and ten.
fn amount(sum: RwSignal<u16>, least: u16, most: u16) -> Html {
    let step = move |label: &'static str, by: i32| {
        view! {
            <button
                type="button"
                class="dm-tap"
                aria-label=t!("dm-change-by", sum = label)
                on:click=move |_| {
                    let next = i32::from(sum.get_untracked()) + by;
                    sum.set(next.clamp(i32::from(least), i32::from(most)) as u16);
                }
            >
                {label}
            </button>
        }
    };
    view! {
        <div class="dm-amount">
            {step("\u{2212}10", -10)}
            {step("\u{2212}5", -5)}
            {step("\u{2212}1", -1)}
            <output aria-live="polite">{move || money(sum.get())}</output>
            {step("+1", 1)}
            {step("+5", 5)}
            {step("+10", 10)}
        </div>
    }
}

/// The bid for first player.
pub fn bid(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Bid { most })) = asked(table, seat) else { return Html::Empty };
    let sum = choice(table, seat, &view, 0u16);
    let content = view! {
        <p class="dm-hint">{t!("dm-bid-hint", sum = money(most))}</p>
        {(view.round == 6).then(|| view! { <p class="dm-hint">{t!("dm-act-bid-twice")}</p> })}
        {amount(sum, 0, most)}
    };
    let label = say(move || t!("dm-bid-seal", sum = money(sum.get())));
    let send = move || finish(table, seat, lift, Move::Bid { sum: sum.get_untracked() });
    let off = Signal::derive(move || !table.is_live());
    paper(t!("dm-bid-ask"), content, seal(label, off, send), lift)
}

/// A standing maximum in the auction.
pub fn limit(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Auction { high, least, most, .. })) = asked(table, seat) else {
        return Html::Empty;
    };
    let from = least + 1;
    let possible = from <= most;
    let sum = choice(table, seat, &view, from.min(most));
    let content = view! {
        <p class="dm-hint">{t!("dm-limit-hint", high = money(high), cash = money(most))}</p>
        {if possible { amount(sum, from, most) } else { t!("dm-limit-no").into_html() }}
    };
    let label = say(move || t!("dm-limit-seal", sum = money(sum.get())));
    let send = move || finish(table, seat, lift, Move::Limit { sum: sum.get_untracked() });
    let off = Signal::derive(move || !possible || !table.is_live());
    paper(t!("dm-limit-ask"), content, seal(label, off, send), lift)
}

/// Discard, draw, swap: one turn of a programme committee.
pub fn committee(table: Table, seat: Seat, lift: Lift) -> Html {
    // What is due follows the match, so that the curtain stays open while the committee draws.
    let stage = Memo::new(move |_| own(table, seat).map(|view| view.stage));
    live(move || {
        let stage = stage.get();
        untrack(|| match stage {
            Some(Stage::Discard(now)) if now == seat => discard(table, seat, lift),
            Some(Stage::Swap(now)) if now == seat => swap(table, seat, lift),
            _ => view! { <p class="cu-hint">{t!("dm-draws")}</p> },
        })
    })
}

fn programme(view: &Observation, seat: Seat) -> Html {
    let cards = view.party(seat).programme.iter().map(|each| view! { <li>{card(each)}</li> }).collect_html();
    view! {
        <h2 class="label">{t!("dm-programme")}</h2>
        <ul class="dm-hand">{cards}</ul>
    }
}

fn discard(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Discard { hand })) = asked(table, seat) else { return Html::Empty };
    let bits = choice(table, seat, &view, 0u8);
    let cards = hand
        .into_iter()
        .enumerate()
        .map(|(at, each)| {
            let on = move || bits.get() & 1 << at != 0;
            view! {
                <li>
                    <button
                        type="button"
                        class="dm-tap wide"
                        class:on=on
                        aria-pressed=move || if on() { "true" } else { "false" }
                        on:click=move |_| bits.update(|bits| *bits ^= 1 << at)
                    >
                        {card(each)}
                    </button>
                </li>
            }
        })
        .collect_html();
    let content = view! {
        {programme(&view, seat)}
        <h2 class="label">{t!("dm-hand")}</h2>
        <ul class="dm-hand">{cards}</ul>
        <p class="dm-hint">{t!("dm-discard-hint")}</p>
    };
    let label = say(move || match bits.get().count_ones() {
        0 => t!("dm-discard-none"),
        count => t!("dm-discard-some", count = count),
    });
    // The same curtain shows what comes of it.
    let send = move || submit(table, seat, Move::Discard { cards: bits.get_untracked() });
    let off = Signal::derive(move || !table.is_live());
    paper(t!("dm-discard-ask"), content, seal(label, off, send), lift)
}

/// One card of the hand for one of the programme: two presses, or one where only one fits.
fn swap(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Swap { hand, swaps })) = asked(table, seat) else { return Html::Empty };
    let chosen = choice(table, seat, &view, Pair::default());
    let old = view.party(seat).programme.iter().collect();
    let (old, new) = pairs([old, hand], swaps, chosen, "dm-tap wide", |_| {});
    let content = view! {
        <h2 class="label">{t!("dm-hand")}</h2>
        <ul class="dm-hand">{new}</ul>
        <h2 class="label">{t!("dm-programme")}</h2>
        <ul class="dm-hand">{old}</ul>
        <p class="dm-hint">{t!("dm-swap-hint")}</p>
    };
    let label = say(move || match chosen.get() {
        (Some(old), Some(new)) => t!("dm-swap-some", card = card_name(new), out = card_name(old)),
        (None, Some(_)) => t!("dm-swap-half"),
        _ => t!("dm-swap-none"),
    });
    let send = move || {
        let choice = match chosen.get_untracked() {
            (Some(old), Some(new)) => Move::Swap { out: old.topic(), card: new },
            _ => Move::Keep,
        };
        finish(table, seat, lift, choice);
    };
    let off = Signal::derive(move || {
        let (old, new) = chosen.get();
        old.is_some() != new.is_some() || !table.is_live()
    });
    paper(t!("dm-swap-ask"), content, seal(label, off, send), lift)
}

/// Cabinet cards face down: a row a card, a column a state; pressed, the card lies there.
pub fn place(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Place { cards, states, placed, cost, cash })) = asked(table, seat) else {
        return Html::Empty;
    };
    let chosen = choice(table, seat, &view, [None::<Minister>; 8]);
    let sum =
        Memo::new(move |_| cost + chosen.get().iter().flatten().map(|card| card.figures().cost).sum::<u16>());
    let lands =
        view.states().map(|(state, _)| view! { <li>{state_head(&view, seat, state)}</li> }).collect_html();
    let there = |state: u8| placed.iter().find(|(other, _)| *other == state).map(|(_, card)| *card);
    let lying = placed.iter().map(|(_, card)| *card);
    let rows = cards
        .iter()
        .copied()
        .chain(lying)
        .map(|card| {
            let fields = view
                .states()
                .map(|(state, _)| {
                    // What is seen on the field, its column's number, is a part of its name.
                    let name = [
                        minister_name(card),
                        ", ".to_owned(),
                        state.to_string(),
                        " ".to_owned(),
                        state_name(&view, state),
                    ]
                    .concat();
                    let open = states.contains(&state) && there(state).is_none();
                    field(chosen, card, usize::from(state), name, there(state) == Some(card), open)
                })
                .collect_html();
            view! {
                <div class="dm-row two">
                    <p><b>{minister_name(card)}</b> <small>{minister_facts(card)}</small></p>
                    {fields}
                </div>
            }
        })
        .collect_html();
    let content = view! {
        <ul class="dm-lands">{lands}</ul>
        {rows}
        <p class="dm-hint">
            {say(move || t!("dm-place-cost", cost = money(sum.get()), cash = money(cash)))}
        </p>
    };
    let count = move || chosen.get().iter().flatten().count();
    let label = say(move || match count() {
        _ if sum.get() > cash => t!("dm-too-little"),
        0 => t!("dm-place-done-none"),
        count => t!("dm-place-done", count = count as i64),
    });
    let off = Signal::derive(move || sum.get() > cash || !table.is_live());
    let send = move || {
        let moves = (0u8..)
            .zip(chosen.get_untracked())
            .filter_map(|(state, card)| card.map(|card| (seat, Move::Place { card, state })))
            .chain(std::iter::once((seat, Move::Done)))
            .collect();
        lift.finish();
        confirmed(seat);
        table.play_moves::<DieMacher>(moves);
    };
    paper(t!("dm-place-ask"), content, seal(label, off, send), lift)
}

/// One field of the shadow cabinet. A card lies at one state, and at a state one card.
fn field(
    chosen: RwSignal<[Option<Minister>; 8]>,
    card: Minister,
    at: usize,
    label: String,
    lies: bool,
    open: bool,
) -> Html {
    let on = move || lies || chosen.get().get(at) == Some(&Some(card));
    view! {
        <button
            type="button"
            class="dm-tap"
            class:on=on
            aria-label=label
            aria-pressed=move || if on() { "true" } else { "false" }
            disabled=!open
            on:click=move |_| {
                chosen
                    .update(|chosen| {
                        let off = chosen.get(at) == Some(&Some(card));
                        for slot in chosen.iter_mut().filter(|slot| **slot == Some(card)) {
                            *slot = None;
                        }
                        if let Some(slot) = chosen.get_mut(at) {
                            *slot = (!off).then_some(card);
                        }
                    });
            }
        >
            {move || on().then_some("\u{2713} ")}
            {at}
        </button>
    }
}

/// The poll that was bought.
pub fn poll(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Poll { state, results, .. })) = asked(table, seat) else { return Html::Empty };
    let chosen = choice(table, seat, &view, SeatSet::EMPTY);
    let rows = results
        .into_iter()
        .map(|result| {
            let other = result.seat;
            let on = move || chosen.get().contains(other);
            let full = move || chosen.get().len() >= 2 && !on();
            let party = party_name(view.setup.party(other));
            let note = if result.protected {
                t!("dm-protected")
            } else {
                t!("dm-from-to", from = signed(result.from), to = signed(result.to))
            };
            view! {
                <li>
                    <button
                        type="button"
                        class="dm-tap wide"
                        class:on=on
                        aria-pressed=move || if on() { "true" } else { "false" }
                        disabled=move || result.protected || full()
                        on:click=move |_| {
                            chosen
                                .update(|set| {
                                    *set = if set.contains(other) { set.without(other) } else { set.with(other) };
                                });
                        }
                    >
                        {token(table, other, 22)}
                        <b>{party} " " {signed(result.steps)}</b>
                        <span>{note}</span>
                    </button>
                </li>
            }
        })
        .collect_html();
    let content = view! {
        <ul class="dm-hand rows">{rows}</ul>
        <p class="dm-hint">{t!("dm-poll-hint")}</p>
    };
    let off = Signal::derive(move || !table.is_live());
    let label = say(move || match chosen.get().len() {
        0 => t!("dm-publish-none"),
        count => t!("dm-publish", count = count as i64),
    });
    let buttons = view! {
        <div class="dm-both">
            {seal(
                label,
                off,
                move || finish(table, seat, lift, Move::Publish { parties: chosen.get_untracked() }),
            )}
            <button
                type="button"
                class="btn dm-suppress"
                disabled=move || off.get()
                on:click=move |_| finish(table, seat, lift, Move::Suppress)
            >
                {t!("dm-suppress")}
            </button>
        </div>
    };
    paper(t!("dm-poll-ask", land = state_name(&view, state)), content, buttons, lift)
}

/// A donation: which, and accepted or refused.
pub fn donate(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some((view, Ask::Donate { cards })) = asked(table, seat) else { return Html::Empty };
    let chosen = choice(table, seat, &view, None::<(Donation, bool)>);
    let option = move |donation: Donation, accept: bool, text: String| {
        let pair = (donation, accept);
        let on = move || chosen.get() == Some(pair);
        view! {
            <button
                type="button"
                class="dm-tap wide"
                class:on=on
                aria-pressed=move || if on() { "true" } else { "false" }
                on:click=move |_| chosen.set(Some(pair))
            >
                {text}
            </button>
        }
    };
    let rows = cards
        .into_iter()
        .map(|donation| {
            let figures = donation.figures();
            view! {
                <li class="dm-swap">
                    <b>{donation_name(donation)}</b>
                    <div class="dm-opts">
                        {option(donation, true, t!("dm-donate-accept", dice = figures.lose))}
                        {option(donation, false, t!("dm-donate-refuse", dice = figures.gain))}
                    </div>
                </li>
            }
        })
        .collect_html();
    let content = view! {
        <p class="dm-hint">
            {t!("dm-donate-hint", cash = money(view.cash.unwrap_or(0)), members = view.party(seat).members)}
        </p>
        <ul class="dm-hand rows">{rows}</ul>
    };
    let label = say(move || match chosen.get() {
        Some((donation, true)) => t!("dm-donate-accepts", sum = donation_name(donation)),
        Some((donation, false)) => t!("dm-donate-refuses", sum = donation_name(donation)),
        None => t!("dm-donate-choose"),
    });
    let off = Signal::derive(move || chosen.get().is_none() || !table.is_live());
    let send = move || {
        if let Some((card, accept)) = chosen.get_untracked() {
            finish(table, seat, lift, Move::Donate { card, accept });
        }
    };
    paper(t!("dm-donate-ask"), content, seal(label, off, send), lift)
}
