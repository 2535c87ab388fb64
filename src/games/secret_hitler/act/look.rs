//! Looks behind the curtain: role and night, investigation, peek, and one's own card once more.
//!
//! Everybody sees the same rows with the same amount of text; who knows nothing reads that in as many words.

use crate::i18n::tr;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Event, Observation, Policy, Role, SecretHitler, Tiles};

use super::cards;
use super::desk::desk;
use crate::table::Table;
use crate::table::spoken::names;
use crate::ui::{Dialog, Icon, SeatToken, icon};

fn own(table: Table, seat: Seat) -> Option<Observation> {
    table.with_present(|game| game.typed::<SecretHitler>().map(|game| game.observe(Viewer::Seat(seat))))
}

fn paper(table: Table, seat: Seat, content: Html) -> Html {
    view! {
        <div class="cu-paper">
            <header>
                <SeatToken look=Signal::derive(move || table.look(seat)) name=table.name(seat) size=30 keep_letter=true />
                <b>{table.name(seat)}</b>
                <span>{t!("look-only-you")}</span>
            </header>
            {content}
        </div>
    }
}

fn tokens(table: Table, seats: SeatSet, sure: bool) -> Html {
    view! {
        <span class="cu-toks" class:maybe=!sure>
            {seats
                .iter()
                .map(|seat| {
                    let name = table.name(seat);
                    view! {
                        <SeatToken
                            look=Signal::derive(move || table.look(seat))
                            name=name.clone()
                            size=24
                            keep_letter=true
                            label=name
                        />
                    }
                })
                .collect_html()}
        </span>
    }
}

/// A row of what is known: some seats for sure, or so many among some.
fn row(table: Table, label: String, seats: SeatSet, sure: bool, note: String) -> Html {
    view! {
        <li>
            <b>{label}</b>
            {tokens(table, seats, sure)}
            <span>{note}</span>
        </li>
    }
}

/// What the night told, in three rows and two sentences, whatever the role.
fn night(table: Table, seat: Seat, view: &Observation, role: Role) -> Html {
    let seats = view.setup.seats;
    let fascists = secret_hitler::fascists_at(seats);
    let others = SeatSet::all(seats).without(seat);
    let me = SeatSet::only(seat);
    let knows = view.night.hitler.is_some();
    let some = |count: u8| t!("sh-look-among", count = i64::from(count));
    let named = |set: SeatSet| match set.without(seat) {
        rest if set.contains(seat) && rest.is_empty() => t!("sh-look-you"),
        rest if rest.len() > 2 => t!("sh-look-count", count = set.len() as i64),
        rest if set.contains(seat) => t!("sh-look-you-and", names = names(table, rest.iter())),
        rest => names(table, rest.iter()),
    };
    let hitler = view.night.hitler.map_or(SeatSet::EMPTY, SeatSet::only);
    let liberals = seats - fascists - 1;
    let rows = if knows {
        let party = view.night.fascists.or(hitler);
        let rest = SeatSet::all(seats).minus(party);
        [
            row(table, t!("sh-look-hitler"), hitler, true, named(hitler)),
            row(table, t!("sh-look-fascists"), view.night.fascists, true, named(view.night.fascists)),
            row(table, t!("sh-look-liberals"), rest, true, t!("sh-look-count", count = rest.len() as i64)),
        ]
    } else if role == Role::Hitler {
        [
            row(table, t!("sh-look-hitler"), me, true, t!("sh-look-you")),
            row(table, t!("sh-look-fascists"), others, false, some(fascists)),
            row(table, t!("sh-look-liberals"), others, false, some(liberals)),
        ]
    } else {
        [
            row(table, t!("sh-look-hitler"), others, false, some(1)),
            row(table, t!("sh-look-fascists"), others, false, some(fascists)),
            row(
                table,
                t!("sh-look-liberals"),
                others,
                false,
                t!("sh-look-you-among", count = i64::from(liberals) - 1),
            ),
        ]
    };
    let mutual = secret_hitler::hitler_knows_at(seats);
    let told = match (role, mutual) {
        (Role::Liberal, _) => t!("sh-look-told-liberal"),
        (Role::Fascist, true) => t!("sh-look-told-fascist-mutual"),
        (Role::Fascist, false) => t!("sh-look-told-fascist"),
        (Role::Hitler, true) => t!("sh-look-told-hitler-mutual"),
        (Role::Hitler, false) => t!("sh-look-told-hitler"),
    };
    let win = match role {
        Role::Liberal => t!("sh-look-win-liberal"),
        Role::Fascist => t!("sh-look-win-fascist"),
        Role::Hitler => t!("sh-look-win-hitler"),
    };
    view! {
        <ul class="cu-know">{rows.into_iter().collect_html()}</ul>
        <p class="cu-win">{told}</p>
        <p class="cu-win">{win}</p>
    }
}

fn role_content(table: Table, seat: Seat) -> Option<Html> {
    let view = own(table, seat)?;
    let role = view.role?;
    Some(view! {
        <div class="cu-cards">
            {cards::role_card(role)}
            {cards::party_card(role.party(), t!("sh-card-party"))}
        </div>
        {night(table, seat, &view, role)}
    })
}

/// The role, for the first time.
pub fn role(table: Table, seat: Seat) -> Html {
    paper(table, seat, role_content(table, seat).into_html())
}

/// The role once more, and everything this player has seen.
pub fn card(table: Table, seat: Seat) -> Html {
    let seen = seen(table, seat);
    let content = view! {
        {role_content(table, seat)}
        {(!seen.is_empty()).then(|| view! { <ul class="cu-seen">{seen}</ul> })}
    };
    paper(table, seat, content.into_html())
}

/// The newest investigation of this player.
pub fn party(table: Table, seat: Seat) -> Html {
    let found = table.with_present(|game| {
        game.typed::<SecretHitler>()?
            .told(Viewer::Seat(seat))
            .filter_map(|(_, event)| match event {
                Event::PartySeen { president, seat: target, party } if *president == seat => {
                    Some((*target, *party))
                }
                _ => None,
            })
            .next_back()
    });
    let content = found.map(|(target, party)| {
        let name = table.name(target);
        view! {
            <p class="cu-of">
                <SeatToken look=Signal::derive(move || table.look(target)) name=name.clone() size=36 keep_letter=true />
                <b>{name.clone()}</b>
            </p>
            <div class="cu-cards one">{cards::party_card(party, t!("sh-card-party-of", name = name))}</div>
            <p class="cu-win">{t!("sh-look-party-note")}</p>
        }
    });
    paper(table, seat, content.into_html())
}

/// The newest peek of this player, the top tile first.
pub fn peek(table: Table, seat: Seat) -> Html {
    let content = own(table, seat).and_then(|view| view.peek).map(|peek| {
        let tiles = peek
            .tiles
            .into_iter()
            .zip([t!("sh-look-top"), t!("sh-look-second"), t!("sh-look-third")])
            .map(|(policy, place)| cards::party_card(cards::side(policy), place))
            .collect_html();
        view! {
            <p class="cu-of"><b>{t!("sh-look-peek")}</b></p>
            <div class="cu-cards three">{tiles}</div>
            <p class="cu-win">{t!("sh-look-peek-note")}</p>
        }
    });
    paper(table, seat, content.into_html())
}

fn minis(tiles: impl Iterator<Item = Policy>) -> Html {
    tiles.map(cards::mini).collect_html().into_html()
}

fn counted(tiles: Tiles) -> String {
    t!("sh-tiles", liberal = i64::from(tiles.liberal), fascist = i64::from(tiles.fascist))
}

/// Everything that this player saw after the deal, newest first.
fn seen(table: Table, seat: Seat) -> Vec<Html> {
    let told: Vec<Event> = table
        .with_present(|game| game.typed::<SecretHitler>().map(|game| game.memory(seat)).unwrap_or_default());
    let mut lines: Vec<Html> = Vec::new();
    let mut election = 0;
    let line = |election: u8, text: String, tiles: Option<Html>| {
        view! {
            <li>
                <i>{election}</i>
                <span>{text}</span>
                {tiles.map(|tiles| view! { <span class="cu-minis">{tiles}</span> })}
            </li>
        }
    };
    for event in told {
        let new = match event {
            Event::ElectionOpened { election: number, .. } => {
                election = number;
                continue;
            }
            Event::HandSeen { tiles, .. } => {
                let text = if tiles.len() == 3 {
                    t!("sh-seen-president", tiles = counted(tiles))
                } else {
                    t!("sh-seen-chancellor", tiles = counted(tiles))
                };
                line(election, text, Some(minis(tiles.iter())))
            }
            Event::Discarded { policy, .. } => {
                let text = match policy {
                    Policy::Liberal => t!("sh-seen-discarded-liberal"),
                    Policy::Fascist => t!("sh-seen-discarded-fascist"),
                };
                line(election, text, Some(minis(std::iter::once(policy))))
            }
            Event::PartySeen { seat: target, party, .. } => {
                let text = t!("sh-seen-party", name = table.name(target), party = cards::party_word(party));
                line(election, text, None)
            }
            Event::PeekSeen { tiles, .. } => {
                line(election, t!("sh-seen-peek"), Some(minis(tiles.into_iter())))
            }
            _ => continue,
        };
        lines.push(new);
    }
    lines.reverse();
    lines
}

/// The button that leads behind the curtain to one's own card. For the seats' panel, and for the top bar
/// on phones.
pub fn look_button(table: Table) -> Html {
    let none = move || table.mine().is_empty();
    let pressed = move |_| {
        let mine = table.mine();
        match (mine.len(), mine.first()) {
            (1, Some(seat)) => desk().card.set(Some(seat)),
            (0, _) => {}
            _ => desk().choosing.set(true),
        }
    };
    let dealt = move || {
        table.with_present(|game| {
            game.typed::<SecretHitler>().is_some_and(|game| {
                game.told(Viewer::Table).any(|(_, event)| matches!(event, Event::RolesDealt))
            })
        })
    };
    view! {
        <button
            type="button"
            class="btn ac-look"
            hidden=none
            disabled=move || !dealt() || table.moment().is_some() || table.is_read_only()
            on:click=pressed
        >
            {icon(Icon::Eye)}
            <span>
                {tr("sh-look-button")}
                <small>{tr("look-behind")}</small>
            </span>
        </button>
    }
}

/// Asks whose card.
pub fn whose(table: Table) -> Html {
    let open = RwSignal::from(desk().choosing);
    view! {
        <Dialog open title=tr("sh-look-whose")>
            <ul class="ac-seats">
                {move || {
                    table
                        .mine()
                        .iter()
                        .map(|seat| {
                            let name = Signal::derive(move || table.name(seat));
                            view! {
                                <li class="ac-seat">
                                    <button
                                        type="button"
                                        class="btn"
                                        on:click=move |_| {
                                            open.set(false);
                                            desk().card.set(Some(seat));
                                        }
                                    >
                                        <SeatToken look=Signal::derive(move || table.look(seat)) name size=26 keep_letter=true />
                                        <span>{move || name.get()}</span>
                                    </button>
                                </li>
                            }
                        })
                        .collect_html()
                }}
            </ul>
        </Dialog>
    }
}
