//! The states in play: one row a party, from trend and opinions to votes and seats.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use die_macher::view::{Row, StateView};
use die_macher::{Slot, Stage, Won};
use engine::{Seat, SeatSet};
use leptos::prelude::*;
use markup::view;

use super::Open;
use crate::games::die_macher::act::desk::desk;
use crate::games::die_macher::words::{
    back, bare_token, card_name, factor_text, minister_name, numbered, party_name, side_name, sign, signed,
    token, topic_name,
};
use crate::table::Table;
use crate::ui::{Icon, icon};

/// The current state as it lies there, for the rules.
pub fn current(table: Table, open: &Open) -> Html {
    let current = open.view.states.iter().find(|state| state.current);
    current.map_or(Html::Empty, |current| state(table, open, current, false, false))
}

/// All states: the current one large, or the one that was pressed.
pub fn states(table: Table, open: &Open) -> Html {
    let chosen = desk().focus.get();
    let large = open.view.states.iter().any(|state| state.number == chosen);
    open.view
        .states
        .iter()
        .map(|each| {
            let is_large = if large { each.number == chosen } else { each.current };
            state(table, open, each, is_large, true)
        })
        .collect_html()
        .into_html()
}

/// Parties by their letters, as on their tokens.
fn letters(open: &Open, seats: SeatSet) -> String {
    seats
        .iter()
        .filter_map(|seat| party_name(open.table.setup.party(seat)).get(..1))
        .collect::<Vec<_>>()
        .join(", ")
}

fn names(open: &Open, seats: SeatSet) -> String {
    seats.iter().map(|seat| party_name(open.table.setup.party(seat))).collect::<Vec<_>>().join(", ")
}

/// An opinion as the head of its column.
fn opinion(slot: Slot, key: bool) -> Html {
    let (picture, title, words) = match slot {
        Slot::Open(card) => (
            sign(card),
            card_name(card),
            view! {
                <span class="ow">
                    <span>{topic_name(card.topic())}</span>
                    <b>{side_name(card)}</b>
                </span>
            },
        ),
        Slot::Down => {
            (back(), t!("dm-face-down"), view! { <span class="ow"><span>{t!("dm-face-down")}</span></span> })
        }
        Slot::Gap => (
            view! { <i class="dm-gap"></i> },
            t!("dm-no-opinion"),
            view! { <span class="ow"><span>{t!("dm-no-opinion")}</span></span> },
        ),
    };
    view! {
        <th scope="col" class="op" title=title>
            {picture}
            {key.then(|| view! { <i class="x2" title=t!("dm-key")>"×2" <span class="sr">{t!("dm-key")}</span></i> })}
            {words}
        </th>
    }
}

fn agreement(steps: i8) -> Html {
    let class = match steps {
        0 => "ag z",
        1.. => "ag y",
        _ => "ag n",
    };
    let text = if steps == 0 { "·".to_owned() } else { signed(steps) };
    view! {
        <td>
            <span class=class>{text}</span>
        </td>
    }
}

/// Votes now and as they would be, on a line from 0 to 50; meetings below.
fn lane(open: &Open, row: &Row, table: Table) -> Html {
    let on_top =
        |below: SeatSet| (!below.is_empty()).then(|| t!("dm-on-top-of", names = letters(open, below)));
    let above = on_top(if row.gain > 0 { row.forecast_on_top_of } else { row.on_top_of });
    let sum = (row.meetings > 0).then(|| {
        let meetings = row.meetings.to_string();
        view! {
            <b>{meetings}</b>
            " "
            {factor_text(row.factor)}
            <span class="eq">" = " <b>"+" {row.gain}</b></span>
        }
    });
    let more = row.gain > 0;
    let said = t!("dm-lane", votes = row.votes, meetings = row.meetings, forecast = row.forecast_votes);
    view! {
        <td class="dm-l" style:--v=row.votes.to_string() style:--f=row.forecast_votes.to_string() style:--m=row.meetings.to_string()>
            <span class="sr">{said}</span>
            <span class="lane" class:more=more aria-hidden="true">
                <i class="fbar" class:none=row.gain == 0></i>
                <span class="vtk">{bare_token(table, row.seat, 18)}</span>
                <b class="vn" class:in=row.votes < 8>{row.votes}</b>
                {more.then(|| view! { <b class="fend">{row.forecast_votes}</b> })}
            </span>
            <span class="ml" aria-hidden="true">
                <i class="pips"></i>
                <span>{sum}</span>
                {above.map(|above| view! { <em>{above}</em> })}
            </span>
        </td>
    }
}

fn row(table: Table, open: &Open, state: &StateView, row: &Row) -> Html {
    let party = open.table.setup.party(row.seat);
    let media = (row.media > 0).then(|| {
        view! { <small title=t!("dm-media-cubes", count = row.media)>{row.media} <span class="sr">" " {t!("dm-media")}</span></small> }
    });
    let card = row.card.then(|| {
        let name = row.cabinet.map_or_else(|| t!("dm-card-placed"), minister_name);
        view! {
            <i class="dm-cab" title=name.clone()>
                <span class="sr">{name}</span>
            </i>
        }
    });
    let turn = open.table.owing.contains(row.seat);
    let colour = ["var(--dm-", &party.to_string(), ")"].concat();
    view! {
        <tr class:me=turn style:--c=colour>
            <th scope="row">
                {token(table, row.seat, 22)}
                {media}
                {card}
            </th>
            <td class="dm-tr">
                <span class="trend" style:--t=row.trend.to_string()>
                    <b>{signed(row.trend)}</b>
                </span>
            </td>
            {row.agreement.iter().map(|steps| agreement(*steps)).collect_html()}
            <td class="dm-f">
                <b>{factor_text(row.factor)}</b>
                {(row.factor <= 0).then(|| view! { <small>{signed(row.factor)}</small> })}
            </td>
            {lane(open, row, table)}
            <td class="dm-s">
                <b class:sure=row.gain == 0 && state.current>{row.forecast_seats}</b>
            </td>
        </tr>
    }
}

/// Seats by votes as the head of the lane.
fn axis(state: &StateView) -> Html {
    let marks = state
        .bands
        .iter()
        .enumerate()
        .filter(|(at, _)| at % 3 == 1)
        .map(|(_, band)| {
            view! { <i style:--v=band.from.to_string()>{band.seats}</i> }
        })
        .collect_html();
    let all: Vec<String> = state
        .bands
        .iter()
        .map(|band| t!("dm-band", from = band.from, to = band.to, seats = band.seats))
        .collect();
    view! {
        <span class="axis" title=all.join(" · ") aria-hidden="true">
            {marks}
        </span>
    }
}

fn won_text(open: &Open, won: &Won, lead: u8) -> String {
    let name = |seat: Seat| party_name(open.table.setup.party(seat));
    let names = match won.second {
        Some(second) => [name(won.first), " + ", name(second)].concat(),
        None => name(won.first).to_owned(),
    };
    if won.is_narrow() {
        t!("dm-forecast-narrow", names = names, votes = won.total, beaten = self::names(open, won.beaten))
    } else {
        t!("dm-forecast-clear", names = names, votes = won.total, lead = lead)
    }
}

fn tags(table: Table, open: &Open, state: &StateView) -> Html {
    let party = |seat: Seat| party_name(open.table.setup.party(seat));
    let partner = |seat: Seat| open.table.party(seat).partner.filter(|_| state.current);
    let pairs = state
        .tiles
        .iter()
        .filter_map(|seat| {
            // A pair is named once.
            let other = partner(seat).filter(|other| *other > seat)?;
            Some(view! { <span class="ct pair">{party(seat)} " + " {party(other)}</span> })
        })
        .collect_html();
    let free: SeatSet = state.tiles.iter().filter(|seat| partner(*seat).is_none()).collect();
    // Where there is no room for names, tokens stand for them.
    let free = (!free.is_empty()).then(|| {
        let text = t!("dm-can-join", name = names(open, free));
        let tokens = free.iter().map(|seat| bare_token(table, seat, 16)).collect_html();
        view! {
            <span class="ct" title=text.clone()>
                <span class="w">{text}</span>
                <i aria-hidden="true">{icon(Icon::Link)} {tokens}</i>
            </span>
        }
    });
    view! {
        {pairs}
        {free}
        {(!state.coalitions).then(|| view! { <span class="ct">{t!("dm-no-coalitions")}</span> })}
        {state.dues.then(|| view! {
            <span class="ct" title=t!("dm-dues")>
                <span class="w">{t!("dm-dues")}</span>
                <i aria-hidden="true">"€"</i>
            </span>
        })}
    }
}

fn media(table: Table, state: &StateView) -> Html {
    let cubes = state
        .rows
        .iter()
        .flat_map(|row| (0..row.media).map(move |_| row.seat))
        .map(|seat| view! { <span class="sl full" class:own=state.control == Some(seat)>{bare_token(table, seat, 16)}</span> })
        .collect_html();
    let free = (0..state.media_free).map(|_| view! { <span class="sl"></span> }).collect_html();
    let control = state.control.map(|seat| {
        let name = party_name(crate::games::die_macher::words::party_of(table, seat));
        t!("dm-controls", name = name)
    });
    let title = control.clone();
    let control = control.map(|text| view! { <span class="dm-ctl">{text}</span> });
    view! {
        <span class="label">{t!("dm-media")}</span>
        <span class="slots" title=title aria-hidden="true">
            {cubes}
            {free}
        </span>
        {control}
    }
}

/// The state that is being decided about, if it is one.
const fn asked(open: &Open) -> Option<u8> {
    match open.table.stage {
        Stage::Exchange { state, .. }
        | Stage::Auction { state, .. }
        | Stage::Poll { state, .. }
        | Stage::Convert { state, .. } => Some(state),
        _ => None,
    }
}

/// One state; where it `grows` its name is a button that draws it large.
fn state(table: Table, open: &Open, state: &StateView, large: bool, grows: bool) -> Html {
    let number = state.number;
    let id = ["dm-state-", &number.to_string()].concat();
    let name = numbered(state.land, number);
    let most = state.land.map(die_macher::Land::most);
    let forecast = match &state.forecast {
        Some(forecast) => won_text(open, &forecast.won, forecast.lead),
        None => t!("dm-forecast-none"),
    };
    let heads = state.opinions.iter().map(|each| opinion(each.slot, each.key)).collect_html();
    let rows = state.rows.iter().map(|each| row(table, open, state, each)).collect_html();
    let focus = move |_: leptos::ev::MouseEvent| {
        let focus = desk().focus;
        let again = focus.get_untracked() == number;
        focus.set(if again { 0 } else { number });
    };
    view! {
        <article class="dm-bd" class:now=state.current class:large=large class:at=asked(open) == Some(number) aria-labelledby=id.clone()>
            <header>
                <span class="no">{number}</span>
                <h2 id=id>
                    {if grows {
                        view! {
                            <button
                                type="button"
                                aria-pressed=if large { "true" } else { "false" }
                                title=t!("dm-enlarge")
                                on:click=focus
                            >
                                {name}
                            </button>
                        }
                    } else {
                        name.into_html()
                    }}
                </h2>
                {most
                    .map(|most| {
                        view! {
                            <span class="mx">
                                <b>{most}</b>
                                " "
                                {t!("dm-seats")}
                            </span>
                        }
                    })}
                <span class="grow"></span>
                {tags(table, open, state)}
            </header>
            <p class="dm-meta">{media(table, state)}</p>
            <table class="dm-t">
                <thead>
                    <tr>
                        <th scope="col">
                            <span class="sr">{t!("dm-party")}</span>
                        </th>
                        <th scope="col" class="dm-tr">{t!("dm-trend")}</th>
                        {heads}
                        <th scope="col" class="dm-f">{t!("dm-factor")}</th>
                        <th scope="col" class="dm-l">
                            <span class="cap">{t!("dm-votes-to-seats")}</span>
                            {axis(state)}
                        </th>
                        <th scope="col" class="dm-s">{t!("dm-seats-head")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="fore">
                <span class="label">{t!("dm-forecast")}</span>
                <b>{forecast}</b>
                {open.draft.then(|| view! { <em>{t!("dm-counts-draft")}</em> })}
            </p>
        </article>
    }
}
