//! What is decided openly: the boards show at once what a choice would do, and one button confirms it.
//!
//! Options that cash may forbid are offered all the same: whether there is enough is nobody else's business,
//! and is said when it is tried.

use crate::i18n::{say, tr};
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use die_macher::figures::{COMMON, COMMON_FORCED, MEETING_PLACES, MEETINGS_A_ROUND};
use die_macher::view::{Ask, View, preview};
use die_macher::{Action, Card, DieMacher, Laying, Move, Observation, Options, Stage, Why};
use engine::{Choices, Seat, Viewer};
use leptos::prelude::*;
use markup::view;

use super::desk::desk;
use super::{Pair, ask, bar, pairs, submit};
use crate::games::die_macher::words::{
    bare_token, card, card_name, factor_text, minister_facts, minister_name, money, party_name, signed,
    state_name,
};
use crate::table::Table;
use crate::table::spoken::{chip, mark};
use crate::ui::{HoldButton, Icon, icon};

/// The decision of this seat.
pub fn decision(table: Table, seat: Seat, view: &Observation) -> Html {
    match view.stage {
        Stage::NameFirst(_) => first(table, seat, view),
        Stage::Act(_) => act(table, seat, view),
        Stage::Coalition { .. } => coalition(table, seat, view),
        Stage::Answer { by, .. } => answer(table, seat, by, view),
        Stage::Media { .. } => media(table, seat, view),
        Stage::Exchange { state, why, .. } => exchange(table, seat, view, state, why),
        Stage::Meetings(_) => meetings(table, seat, view),
        Stage::Auction { .. } => auction(table, seat, view),
        Stage::Convert { state, .. } => convert(table, seat, view, state),
        Stage::Cube { .. } => cube(table, seat, view),
        Stage::Opinion { left, .. } => opinion(table, seat, view, left),
        _ => bar::wait(table),
    }
}

/// The moves of a list; what is counted has none here.
fn moves(table: Table, seat: Seat) -> Vec<Move> {
    let choices = table.with_present(|game| game.typed::<DieMacher>().map(|game| game.choices(seat)));
    match choices {
        Some(choices @ Options::List(_)) => (0..choices.len()).filter_map(|rank| choices.get(rank)).collect(),
        _ => Vec::new(),
    }
}

/// With whom in mind a preview is made; there is nothing secret in it.
fn seated(view: &Observation, seat: Seat) -> Observation {
    Observation { viewer: Viewer::Seat(seat), ..*view }
}

/// A choice among a few, under headings.
type Group = (Html, Vec<(Html, Move)>);

/// Press one, see it on the boards, confirm; or leave it.
fn picker(
    table: Table,
    seat: Seat,
    head: Html,
    groups: Vec<Group>,
    aside: Html,
    no: Option<(String, Move)>,
) -> Html {
    let chosen = RwSignal::new(None::<Move>);
    let option = move |label: Html, choice: Move| {
        let on = move || chosen.get() == Some(choice);
        view! {
            <button
                type="button"
                class="btn dm-opt"
                class:on=on
                aria-pressed=move || if on() { "true" } else { "false" }
                disabled=move || !table.is_live()
                on:click=move |_| {
                    let next = (chosen.get_untracked() != Some(choice)).then_some(choice);
                    chosen.set(next);
                    desk().draft.set(next.map(|choice| (seat, choice)));
                }
            >
                {label}
            </button>
        }
    };
    let groups = groups
        .into_iter()
        .map(|(heading, options)| {
            let options = options.into_iter().map(|(label, choice)| option(label, choice)).collect_html();
            view! {
                <div class="dm-group" role="group">
                    <p class="dm-gh">{heading}</p>
                    <div class="dm-opts">{options}</div>
                </div>
            }
        })
        .collect_html();
    view! {
        {head}
        <div class="dm-pick">{groups}</div>
        <div class="dm-go">
            {aside}
            <button
                type="button"
                class="btn primary"
                disabled=move || chosen.get().is_none() || !table.is_live()
                on:click=move |_| {
                    if let Some(choice) = chosen.get_untracked() {
                        submit(table, seat, choice);
                    }
                }
            >
                {tr("dm-confirm")}
            </button>
            {no.map(|(label, choice)| plain(table, seat, label, choice))}
        </div>
    }
}

/// A button that does it at once.
fn plain(table: Table, seat: Seat, label: String, choice: Move) -> Html {
    view! {
        <button
            type="button"
            class="btn"
            disabled=move || !table.is_live()
            on:click=move |_| submit(table, seat, choice)
        >
            {label}
        </button>
    }
}

fn first(table: Table, seat: Seat, view: &Observation) -> Html {
    let options = (0..view.setup.seats)
        .map(Seat::new)
        .map(|other| (chip(table, other), Move::First { seat: other }))
        .collect();
    let head = ask(table, &t!("dm-act-first", name = mark(seat)), t!("dm-act-first-note"));
    picker(table, seat, head, vec![(Html::Empty, options)], Html::Empty, None)
}

pub fn action_text(view: &Observation, state: u8, minister: die_macher::Minister, action: Action) -> String {
    let figures = minister.figures();
    let party = |seat: Seat| party_name(view.setup.party(seat));
    let opinion = |slot: u8| {
        let board = view.board(state);
        let card = board.and_then(|board| board.slots.get(usize::from(slot)).and_then(|slot| slot.card()));
        card.map(card_name).unwrap_or_default()
    };
    match action {
        Action::Votes => t!("dm-action-votes", count = figures.votes),
        Action::Key(slot) => t!("dm-action-key", card = opinion(slot)),
        Action::Unkey => t!("dm-action-unkey"),
        Action::Media(other) => t!("dm-action-media", party = party(other)),
        Action::Own => t!("dm-action-own", count = figures.own),
        Action::Dirty(other) => t!("dm-action-dirty", party = party(other), count = figures.other),
        Action::Waive => t!("dm-action-waive"),
    }
}

fn act(table: Table, seat: Seat, view: &Observation) -> Html {
    let at = seat.index();
    let all = moves(table, seat);
    let groups = view
        .states()
        .enumerate()
        .filter_map(|(offset, (state, board))| {
            let minister = *view.cabinet.get(at)?.get(offset)?;
            let minister = minister?;
            let mut actions: Vec<Action> = all
                .iter()
                .filter_map(|choice| match choice {
                    Move::Act { state: other, action } if *other == state => Some(*action),
                    _ => None,
                })
                .collect();
            // Without cash there is no media influence; that stays between the party and its bank.
            let rivals = (0..view.setup.seats).map(Seat::new).filter(|other| {
                *other != seat && board.media[other.index()] > 0 && view.party(seat).cubes > 0
            });
            for other in rivals.filter(|_| minister.figures().media) {
                if !actions.contains(&Action::Media(other)) {
                    actions.push(Action::Media(other));
                }
            }
            // Doing nothing comes last.
            if let Some(waive) = actions.iter().position(|action| *action == Action::Waive) {
                let waive = actions.remove(waive);
                actions.push(waive);
            }
            let heading = view! {
                <b>{minister_name(minister)}</b>
                " · "
                {state_name(view, state)}
                <small>{minister_facts(minister)}</small>
            };
            let options = actions
                .into_iter()
                .map(|action| {
                    let label = action_text(view, state, minister, action).into_html();
                    (label, Move::Act { state, action })
                })
                .collect();
            Some((heading, options))
        })
        .collect();
    let head = ask(table, &t!("dm-act-act", name = mark(seat)), t!("dm-act-act-note"));
    picker(table, seat, head, groups, cash_now(table, seat), None)
}

fn coalition(table: Table, seat: Seat, view: &Observation) -> Html {
    let common = |other: Seat| view.party(seat).programme.common(view.party(other).programme);
    let options = moves(table, seat)
        .into_iter()
        .filter_map(|choice| {
            let (key, other) = match choice {
                Move::Offer { seat: other } => ("dm-offer", other),
                Move::Force { seat: other } => ("dm-force", other),
                _ => return None,
            };
            let label = t!(key, party = party_name(view.setup.party(other)), count = common(other));
            Some((label.into_html(), choice))
        })
        .collect();
    let head = ask(
        table,
        &t!("dm-act-coalition", name = mark(seat)),
        t!("dm-act-coalition-note", least = COMMON, forced = COMMON_FORCED),
    );
    picker(
        table,
        seat,
        head,
        vec![(Html::Empty, options)],
        Html::Empty,
        Some((t!("dm-no-coalition"), Move::Done)),
    )
}

fn answer(table: Table, seat: Seat, by: Seat, view: &Observation) -> Html {
    let common = view.party(seat).programme.common(view.party(by).programme);
    view! {
        {ask(
            table,
            &t!("dm-act-answer", name = mark(seat), by = mark(by)),
            t!("dm-act-answer-note", count = common),
        )}
        <div class="dm-go">
            {plain(table, seat, t!("dm-accept"), Move::Answer { yes: true })}
            {plain(table, seat, t!("dm-decline"), Move::Answer { yes: false })}
        </div>
    }
}

fn media(table: Table, seat: Seat, view: &Observation) -> Html {
    let cubes = view.party(seat).cubes;
    let options = view
        .states()
        .filter(|(_, board)| cubes > 0 && board.has_media_place())
        .map(|(state, _)| (state_name(view, state).into_html(), Move::Buy { state }))
        .collect();
    let head = ask(
        table,
        &t!("dm-act-media", name = mark(seat)),
        t!("dm-act-media-note", sum = money(4), count = cubes),
    );
    let no = Some((t!("dm-pass"), Move::Pass));
    picker(table, seat, head, vec![(Html::Empty, options)], cash_now(table, seat), no)
}

fn exchange(table: Table, seat: Seat, view: &Observation, state: u8, why: Why) -> Html {
    let choices = table.with_present(|game| game.typed::<DieMacher>().map(|game| game.choices(seat)));
    let asked = choices.and_then(|choices| Ask::of(&seated(view, seat), &choices));
    let Some(Ask::Exchange { opinions, .. }) = asked else { return Html::Empty };
    let (mut olds, mut news, mut both) = (Vec::new(), Vec::new(), Vec::new());
    for opinion in &opinions {
        olds.push(opinion.old);
        news.extend(&opinion.new);
        both.extend(opinion.new.iter().map(|new| (opinion.old, *new)));
    }
    let slots: Vec<(Card, u8)> = opinions.iter().map(|opinion| (opinion.old, opinion.slot)).collect();
    let slots = StoredValue::new(slots);
    let choice = move |(old, new): Pair| {
        let slot = slots.with_value(|slots| slots.iter().find(|(card, _)| Some(*card) == old).copied())?.1;
        Some(Move::Exchange { slot, card: new? })
    };
    let chosen = RwSignal::new(Pair::default());
    let then = move |pair| desk().draft.set(choice(pair).map(|choice| (seat, choice)));
    let (old, new) = pairs([olds, news], both, chosen, "btn dm-opt", then);
    let land = state_name(view, state);
    let note = match why {
        Why::Control => t!("dm-act-exchange-control"),
        Why::Majority => t!("dm-act-exchange-majority"),
    };
    view! {
        {ask(table, &t!("dm-act-exchange", name = mark(seat), land = land), note)}
        <div class="dm-pick dm-pairs">
            <p class="dm-gh">{t!("dm-exchange-old")}</p>
            <ul class="dm-opts">{old}</ul>
            <p class="dm-gh">{t!("dm-exchange-new")}</p>
            <ul class="dm-opts">{new}</ul>
        </div>
        <div class="dm-go">
            <button
                type="button"
                class="btn primary"
                disabled=move || choice(chosen.get()).is_none() || !table.is_live()
                on:click=move |_| {
                    if let Some(choice) = choice(chosen.get_untracked()) {
                        submit(table, seat, choice);
                    }
                }
            >
                {tr("dm-confirm")}
            </button>
            {plain(table, seat, t!("dm-keep-opinions"), Move::Keep)}
        </div>
    }
}

/// A number that goes up and down; the limits are where it stops.
fn stepper(label: String, value: Signal<u8>, most: Signal<u8>, set: Callback<u8>) -> Html {
    let (fewer, more) = (t!("dm-fewer", land = &label), t!("dm-more", land = &label));
    view! {
        <div class="dm-stp">
            <button
                type="button"
                aria-label=fewer
                disabled=move || value.get() == 0
                on:click=move |_| set.run(value.get_untracked().saturating_sub(1))
            >
                "\u{2212}"
            </button>
            <output aria-label=label>{move || value.get()}</output>
            <button
                type="button"
                aria-label=more
                disabled=move || { value.get() >= most.get() }
                on:click=move |_| set.run(value.get_untracked().saturating_add(1))
            >
                "+"
            </button>
        </div>
    }
}

/// The own cash less what is being spent, while its owner holds the button.
fn cash(table: Table, seat: Seat, label: Signal<String>, spent: Signal<u16>) -> Html {
    let held = RwSignal::new(false);
    let shown = move || {
        if !held.get() {
            return t!("dm-hold");
        }
        let cash =
            table.observe::<DieMacher>(Viewer::Seat(seat)).and_then(|view| view.cash).unwrap_or_default();
        if cash < spent.get() { t!("dm-too-little") } else { money(cash - spent.get()) }
    };
    view! {
        <span class="dm-cash">
            <span>{label}</span>
            <HoldButton held class="dm-hold">
                {icon(Icon::Eye)}
                <span>{shown}</span>
            </HoldButton>
        </span>
    }
}

fn cash_now(table: Table, seat: Seat) -> Html {
    cash(table, seat, tr("dm-cash"), Signal::stored(0))
}

/// What the boards would show for a row of this seat, in words.
fn outcome(after: &Observation, seat: Seat, offset: usize) -> String {
    let view = View::of(after);
    let Some(state) = view.states.get(offset) else { return String::new() };
    let Some(row) = state.rows.get(seat.index()) else { return String::new() };
    if row.meetings == 0 {
        return t!("dm-would-none", votes = row.votes, seats = row.seats);
    }
    t!(
        "dm-would",
        meetings = row.meetings,
        factor = factor_text(row.factor),
        gained = row.gain,
        votes = row.forecast_votes,
        seats = row.forecast_seats
    )
}

fn meetings(table: Table, seat: Seat, view: &Observation) -> Html {
    let view = *view;
    let at = seat.index();
    let stock = view.party(seat).meetings;
    let counts = RwSignal::new([0u8; 4]);
    let sum = Memo::new(move |_| counts.get().iter().sum::<u8>());
    let choice = move || Move::Hold { meetings: counts.get_untracked() };
    let cells = view
        .states()
        .enumerate()
        .map(|(offset, (state, board))| {
            let cap = MEETINGS_A_ROUND.min(MEETING_PLACES.saturating_sub(board.meetings[at]));
            let value = Signal::derive(move || counts.get().get(offset).copied().unwrap_or(0));
            let most = Signal::derive(move || cap.min(value.get() + stock.saturating_sub(sum.get())));
            let set = Callback::new(move |count: u8| {
                counts.update(|counts| {
                    if let Some(slot) = counts.get_mut(offset) {
                        *slot = count;
                    }
                });
                let any = counts.get_untracked() != [0; 4];
                desk().draft.set(any.then(|| (seat, choice())));
            });
            let would = move || {
                let after = preview(&seated(&view, seat), &Move::Hold { meetings: counts.get() });
                outcome(&after, seat, offset)
            };
            let name = state_name(&view, state);
            view! {
                <div class="dm-cell" class:now=offset == 0>
                    <span class="cn">{name.clone()}</span>
                    {stepper(name, value, most, set)}
                    <span class="pv">{would}</span>
                </div>
            }
        })
        .collect_html();
    view! {
        {ask(
            table,
            &t!("dm-act-meetings", name = mark(seat)),
            t!("dm-act-meetings-note", most = MEETINGS_A_ROUND, sum = money(1), stock = stock),
        )}
        <div class="dm-cells">{cells}</div>
        <div class="dm-side"><div class="dm-sum">
            <span>{say(move || t!("dm-cost", sum = money(sum.get().into())))}</span>
            {cash(table, seat, tr("dm-cash-after"), Signal::derive(move || sum.get().into()))}
        </div>
        <div class="dm-go">
            <button
                type="button"
                class="btn primary"
                disabled=move || !table.is_live()
                on:click=move |_| submit(table, seat, choice())
            >
                {move || if sum.get() == 0 { t!("dm-hold-none") } else { t!("dm-hold-some", count = sum.get()) }}
            </button>
            <button
                type="button"
                class="btn"
                disabled=move || sum.get() == 0
                on:click=move |_| {
                    counts.set([0; 4]);
                    desk().draft.set(None);
                }
            >
                {tr("dm-reset")}
            </button>
        </div>
        </div>
    }
}

fn auction(table: Table, seat: Seat, view: &Observation) -> Html {
    let Stage::Auction { state, high, leader, within, .. } = view.stage else { return Html::Empty };
    let land = state_name(view, state);
    let note = match leader {
        Some(leader) => {
            t!("dm-act-auction-high", sum = money(high), party = party_name(view.setup.party(leader)))
        }
        None => t!("dm-act-auction-none"),
    };
    let raise = |by: u16| {
        let sum = high + by;
        plain(table, seat, t!("dm-raise", sum = money(sum)), Move::Raise { sum })
    };
    let party = view.setup.party(seat);
    let board = view.board(state);
    let trend = board.map_or(0, |board| board.trend[seat.index()]);
    view! {
        {ask(table, &t!("dm-act-auction", name = mark(seat), land = land), note)}
        <div class="dm-pick">
            <p class="dm-within">
                {t!("dm-within")}
                {within.iter().map(|other| bare_token(table, other, 22)).collect_html()}
                <span>{t!("dm-trend-of", party = party_name(party), trend = signed(trend))}</span>
            </p>
            <div class="dm-opts">
                {raise(1)}
                {raise(2)}
                {raise(5)}
                <button
                    type="button"
                    class="btn"
                    disabled=move || !table.is_live()
                    on:click=move |_| desk().limit.set(true)
                >
                    {icon(Icon::Lock)}
                    {tr("dm-limit")}
                </button>
            </div>
        </div>
        <div class="dm-go">
            {cash_now(table, seat)}
            {plain(table, seat, t!("dm-pass"), Move::Pass)}
        </div>
    }
}

fn convert(table: Table, seat: Seat, view: &Observation, state: u8) -> Html {
    let view = *view;
    let at = seat.index();
    let offset = usize::from(state - view.current());
    let there = view.board(state).map_or(0, |board| board.meetings[at]);
    let count = RwSignal::new(0u8);
    let land = state_name(&view, state);
    let choose = move |number: u8| {
        count.set(number);
        desk().draft.set((number > 0).then_some((seat, Move::Convert { meetings: number })));
    };
    let would = move || {
        let after = preview(&seated(&view, seat), &Move::Convert { meetings: count.get() });
        let view = View::of(&after);
        let row = view.states.get(offset).and_then(|state| state.rows.get(at));
        row.map_or_else(String::new, |row| {
            t!("dm-would-convert", votes = row.votes, seats = row.seats, meetings = row.meetings)
        })
    };
    view! {
        {ask(
            table,
            &t!("dm-act-convert", name = mark(seat), land = &land),
            t!("dm-act-convert-note", count = there),
        )}
        <div class="dm-cells">
            <div class="dm-cell">
                <span class="cn">{land.clone()}</span>
                {stepper(land, count.into(), Signal::stored(there), Callback::new(choose))}
                <span class="pv">{would}</span>
            </div>
            <button type="button" class="btn" on:click=move |_| choose(there)>
                {t!("dm-all-meetings", count = there)}
            </button>
        </div>
        <div class="dm-go">
            <button
                type="button"
                class="btn primary"
                disabled=move || !table.is_live()
                on:click=move |_| submit(table, seat, Move::Convert { meetings: count.get_untracked() })
            >
                {move || match count.get() {
                    0 => t!("dm-convert-none"),
                    number => t!("dm-convert-some", count = number),
                }}
            </button>
        </div>
    }
}

fn cube(table: Table, seat: Seat, view: &Observation) -> Html {
    let round = usize::from(view.round.clamp(1, 7)) - 1;
    let points = die_macher::figures::MEDIA_POINTS[round];
    view! {
        {ask(table, &t!("dm-act-cube", name = mark(seat)), t!("dm-act-cube-note", points = points))}
        <div class="dm-go">
            {plain(table, seat, t!("dm-cube-yes"), Move::Cube { yes: true })}
            {plain(table, seat, t!("dm-cube-no"), Move::Cube { yes: false })}
        </div>
    }
}

fn opinion(table: Table, seat: Seat, view: &Observation, left: u8) -> Html {
    let all = moves(table, seat);
    let groups = (0u8..)
        .zip(view.boards[0].slots)
        .filter_map(|(slot, lying)| {
            let lying = lying.card()?;
            let options: Vec<(Html, Move)> = all
                .iter()
                .filter_map(|choice| {
                    let Move::Nation { slot: other, out } = *choice else { return None };
                    if other != slot {
                        return None;
                    }
                    let gone = out
                        .and_then(|out| view.nation.places.get(usize::from(out)).copied().flatten())
                        .map(|place| card_name(place.card));
                    let label = match (gone, view.nation.laying(lying)) {
                        (Some(gone), _) => t!("dm-lay-for", card = gone),
                        (None, Laying::Stack(_)) => t!("dm-lay-stack"),
                        (None, Laying::Oppose(_)) => t!("dm-lay-oppose"),
                        (None, Laying::Empty(place)) => t!("dm-lay-empty", place = place + 1),
                        _ => t!("dm-lay"),
                    };
                    Some((label.into_html(), *choice))
                })
                .collect();
            (!options.is_empty()).then(|| (card(lying), options))
        })
        .collect();
    let head = ask(table, &t!("dm-act-opinion", name = mark(seat)), t!("dm-act-opinion-note", count = left));
    picker(table, seat, head, groups, Html::Empty, Some((t!("dm-lay-none"), Move::Keep)))
}
