//! Ballots: entered openly by one hand, or cast in secret behind the curtain.

use std::sync::Arc;

use crate::i18n::say;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Ballot, Move, Observation, SecretHitler};

use super::cards::ballot_word;
use super::desk::{Hands, desk};
use super::{voters, votes_in_secret};
use crate::table::Table;
use crate::table::curtain::Lift;
use crate::table::spoken::{mark, spoken};
use crate::ui::{Icon, Question, SeatToken, ask_if_wished, icon};

/// The warning while Hitler may be elected, or why not.
fn zone_line(table: Table, view: &Observation) -> Option<Html> {
    let nominee = view.chancellor.filter(|_| view.zone)?;
    let fascist = i64::from(view.fascist);
    let cleared = view.cleared.contains(nominee);
    Some(view! {
        <p class="ac-zone">
            {icon(if cleared { Icon::Info } else { Icon::Warning })}
            <span>
                <b>
                    {move || {
                        if cleared {
                            t!("sh-vote-cleared", name = table.name(nominee))
                        } else {
                            t!("sh-vote-zone", name = table.name(nominee))
                        }
                    }}
                </b>
                " "
                <i>{say(move || t!("sh-vote-zone-count", count = fascist))}</i>
            </span>
        </p>
    })
}

/// How a vote stands while hands are entered.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Count {
    ja: usize,
    nein: usize,
    /// People here whose hand is not entered yet.
    open: usize,
    /// Ballots that are decided elsewhere: computers and other devices.
    sealed: usize,
    need: usize,
}

impl Count {
    fn of(view: &Observation, here: SeatSet, hands: &Hands) -> Self {
        let entered = |ballot| {
            here.iter()
                .filter(|seat| hands.hands.get(seat.index()).copied().flatten() == Some(ballot))
                .count()
        };
        let (ja, nein) = (entered(Ballot::Ja), entered(Ballot::Nein));
        Self {
            ja,
            nein,
            open: here.len() - ja - nein,
            sealed: view.living.minus(here).len(),
            need: view.majority(),
        }
    }

    fn verdict(self, table: Table, sealed: SeatSet) -> String {
        let unsure = self.open + self.sealed;
        if unsure == 0 {
            let (ja, nein) = (self.ja as i64, self.nein as i64);
            return match (self.ja >= self.need, self.ja == self.nein) {
                (true, _) => t!("sh-vote-passes", ja = ja, nein = nein),
                (false, true) => t!("sh-vote-tie", ja = ja, nein = nein),
                (false, false) => t!("sh-vote-fails", ja = ja, nein = nein),
            };
        }
        if self.ja >= self.need {
            t!("sh-vote-passes-anyway")
        } else if self.ja + unsure < self.need {
            t!("sh-vote-fails-anyway")
        } else if self.open > 0 {
            t!("sh-vote-open", count = self.open as i64)
        } else if let (1, Some(seat)) = (sealed.len(), sealed.first()) {
            t!("sh-vote-hangs", name = table.name(seat))
        } else {
            t!("sh-vote-hangs-on", needed = (self.need - self.ja) as i64, count = self.sealed as i64)
        }
    }
}

/// The vote as it is taken here.
pub fn panel(table: Table, view: Observation) -> Html {
    if votes_in_secret(table, &view) { secret_panel(table, view) } else { table_vote(table, view) }
}

fn prompt(table: Table, view: &Observation) -> Html {
    let text = match (view.president, view.chancellor) {
        (Some(president), Some(nominee)) => {
            t!("sh-vote-prompt", president = mark(president), nominee = mark(nominee))
        }
        _ => String::new(),
    };
    view! { <p class="ac-prompt">{spoken(table, &text)}</p> }
}

/// The device goes round.
fn secret_panel(table: Table, view: Observation) -> Html {
    let left = voters(table, &view);
    let people = table.mine().and(view.living).len();
    let voted = people - left.len();
    let next = left.first().copied();
    view! {
        <div class="ac-ask">
            {prompt(table, &view)}
            <p class="ac-note">{say(move || t!("sh-vote-count", voted = voted as i64, all = people as i64))}</p>
        </div>
        <div class="ac-mid">
            <ul class="ac-voted">
                {view
                    .living
                    .iter()
                    .map(|seat| {
                        let done = !view.owing.contains(seat);
                        view! {
                            <li class:done=done>
                                <SeatToken
                                    look=Signal::derive(move || table.look(seat))
                                    name=Signal::derive(move || table.name(seat))
                                    size=30
                                    keep_letter=true
                                    label=Signal::derive(move || {
                                        let name = table.name(seat);
                                        if done {
                                            t!("sh-vote-has-voted", name = name)
                                        } else {
                                            t!("sh-vote-has-not", name = name)
                                        }
                                    })
                                />
                                {done.then(|| icon(Icon::Check))}
                            </li>
                        }
                    })
                    .collect_html()}
            </ul>
            {zone_line(table, &view)}
        </div>
        <div class="ac-go">
            {next
                .map(|next| {
                    view! {
                        <button
                            type="button"
                            class="btn primary"
                            disabled=move || !table.is_live()
                            on:click=move |_| desk().handing.set(true)
                        >
                            {icon(Icon::Hand)}
                            {say(move || t!("act-hand-over", name = table.name(next)))}
                        </button>
                    }
                })}
            {(voted == 0 && desk().secret.get_untracked() == view.election)
                .then(|| {
                    view! {
                        <button type="button" class="btn quiet" on:click=move |_| desk().secret.set(0)>
                            {tr("sh-vote-openly")}
                        </button>
                    }
                })}
        </div>
    }
}

/// Two cards for one person.
fn pair(table: Table, seat: Seat, hands: RwSignal<Hands>) -> Html {
    let name = Signal::derive(move || table.name(seat));
    let hand = move || hands.with(|hands| hands.hands.get(seat.index()).copied().flatten());
    let group = format!("ballot-{}", seat.index());
    let card = move |ballot: Ballot, class: &'static str| {
        let on = move || hand() == Some(ballot);
        view! {
            <label class=class class:on=on>
                <input
                    type="radio"
                    name=group.clone()
                    disabled=move || !table.is_live()
                    prop:checked=on
                    on:change=move |_| {
                        hands
                            .update(|hands| {
                                if let Some(hand) = hands.hands.get_mut(seat.index()) {
                                    *hand = Some(ballot);
                                }
                            });
                    }
                />
                {ballot_word(ballot)}
            </label>
        }
    };
    view! {
        <li class="ac-bl">
            <span class="hd" aria-hidden="true">
                <SeatToken look=Signal::derive(move || table.look(seat)) name size=24 keep_letter=true />
                <b>{move || name.get()}</b>
            </span>
            <span class="ac-pair" role="radiogroup" aria-label=say(move || t!("sh-vote-of", name = name.get()))>
                {card(Ballot::Ja, "ja")}
                {card(Ballot::Nein, "ne")}
            </span>
        </li>
    }
}

/// The back of a ballot that is decided elsewhere.
fn sealed(table: Table, seat: Seat, done: bool) -> Html {
    let name = Signal::derive(move || table.name(seat));
    let word = move || if done { t!("sh-vote-sealed") } else { t!("sh-vote-to-come") };
    view! {
        <li class="ac-bl">
            <span class="hd">
                <SeatToken look=Signal::derive(move || table.look(seat)) name size=24 keep_letter=true />
                <b>{move || name.get()}</b>
            </span>
            <span class="ac-back" class:todo=!done style:--c=move || format!("var(--seat-{})", table.look(seat) + 1)>
                <i aria-hidden="true"></i>
                <b>{icon(Icon::Lock)} {word}</b>
            </span>
        </li>
    }
}

/// Everybody shows a hand and one person enters them.
fn table_vote(table: Table, view: Observation) -> Html {
    let here = view.owing.and(table.mine());
    let humans = table.with_untracked(|game| game.humans());
    let others = view.living.minus(here);
    let arc = desk().hands;
    let vote = view.chancellor.map(|nominee| (view.election, nominee));
    if arc.with_untracked(|hands| hands.vote != vote) {
        arc.set(Hands { vote, ..Hands::default() });
    }
    let hands = RwSignal::from(arc);
    let count = Memo::new(move |_| hands.with(|hands| Count::of(&view, here, hands)));
    let rows = view
        .living
        .iter()
        .map(|seat| {
            if here.contains(seat) {
                pair(table, seat, hands)
            } else {
                // Computers' ballots are as good as sealed: nothing changes them any more.
                sealed(table, seat, !view.owing.contains(seat) || !humans.contains(seat))
            }
        })
        .collect_html();
    let send = move || {
        let choices = hands.with_untracked(|hands| {
            here.iter()
                .filter_map(|seat| {
                    let ballot = hands.hands.get(seat.index()).copied().flatten()?;
                    Some((seat, Move::Ballot(ballot)))
                })
                .collect::<Vec<_>>()
        });
        table.play_moves::<SecretHitler>(choices);
    };
    let confirm = move |_: leptos::ev::MouseEvent| {
        let count = count.get_untracked();
        ask_if_wished(Question {
            title: t!("sh-ask-vote"),
            text: t!("sh-ask-vote-text", ja = count.ja as i64, nein = count.nein as i64),
            yes: t!("sh-ask-vote-yes"),
            on_yes: Arc::new(send),
        });
    };
    let many = here.len() > 1;
    view! {
        <div class="ac-ask">
            {prompt(table, &view)}
            <p class="ac-note">{move || if many { t!("sh-vote-hands") } else { t!("sh-vote-own") }}</p>
            {many
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="btn ac-mode"
                            disabled=move || !table.is_live()
                            on:click=move |_| desk().secret.set(view.election)
                        >
                            {icon(Icon::Lock)}
                            <span>
                                {tr("sh-vote-secret")}
                                <small>{say(move || t!("sh-vote-hand-overs", count = here.len() as i64))}</small>
                            </span>
                        </button>
                    }
                })}
        </div>
        <div class="ac-mid">
            <ul class="ac-ballots">{rows}</ul>
            {zone_line(table, &view)}
        </div>
        <div class="ac-go">
            <p class="ac-cn">
                <b>{move || count.get().ja}</b>
                " Ja \u{b7} "
                <b>{move || count.get().nein}</b>
                " Nein"
                {move || {
                    let sealed = count.get().sealed;
                    (sealed > 0)
                        .then(|| {
                            view! {
                                " \u{b7} "
                                <b>{sealed}</b>
                                " "
                                {t!("sh-vote-sealed")}
                            }
                        })
                }}
            </p>
            {meter(view.living.len(), count)}
            <p class="ac-vd">
                <b aria-live="polite">{move || count.get().verdict(table, others)}</b>
                <span>{say(move || t!("sh-vote-needs", count = count.get().need as i64))}</span>
            </p>
            <div class="ac-bt">
                <button
                    type="button"
                    class="btn primary"
                    disabled=move || { count.get().open > 0 || !table.is_live() }
                    on:click=confirm
                >
                    {tr("sh-vote-confirm")}
                </button>
                <button
                    type="button"
                    class="btn"
                    disabled=move || { count.get().ja + count.get().nein == 0 || !table.is_live() }
                    on:click=move |_| hands.update(|hands| hands.hands = Hands::default().hands)
                >
                    {tr("sh-vote-clear")}
                </button>
            </div>
        </div>
    }
}

/// One field for each ballot: filled for Ja, hatched while sealed, empty for Nein; a line at the majority.
fn meter(living: usize, count: Memo<Count>) -> Html {
    let width = (living * 20) as i64;
    view! {
        <svg class="ac-meter" viewBox=format!("0 0 {width} 12") preserveAspectRatio="none" aria-hidden="true">
            {move || {
                let count = count.get();
                (0..living)
                    .map(|at| {
                        let class = if at < count.ja {
                            "ja"
                        } else if at < count.ja + count.sealed {
                            "sl"
                        } else if at < count.ja + count.sealed + count.open {
                            "op"
                        } else {
                            "no"
                        };
                        view! {
                            <rect class=class x=(at * 20 + 1).to_string() y="1.5" width="18" height="9" rx="1.5" />
                        }
                    })
                    .collect_html()
            }}
            {move || {
                let x = (count.get().need * 20).to_string();
                view! { <line x1=x.clone() x2=x y1="0" y2="12" /> }
            }}
        </svg>
    }
}

/// One person's ballot behind the curtain.
pub fn secret(table: Table, seat: Seat, lift: Lift) -> Html {
    let Some(view) = table.observe::<SecretHitler>(Viewer::Seat(seat)) else { return ().into_html() };
    let (Some(president), Some(nominee)) = (view.president, view.chancellor) else { return ().into_html() };
    let choice = RwSignal::new(None::<Ballot>);
    let card = move |ballot: Ballot| {
        let on = move || choice.get() == Some(ballot);
        view! {
            <label class="cu-ballot" class:on=on>
                <input type="radio" name="ballot" prop:checked=on on:change=move |_| choice.set(Some(ballot)) />
                <b>{ballot_word(ballot)}</b>
            </label>
        }
    };
    let cast = move |_: leptos::ev::MouseEvent| {
        if let Some(ballot) = choice.get_untracked() {
            lift.finish();
            table.play_move::<SecretHitler>(seat, Move::Ballot(ballot));
        }
    };
    view! {
        <h1 class="cu-ask small">
            {t!("sh-ballot-ask", president = table.name(president), nominee = table.name(nominee))}
        </h1>
        <div class="cu-ballots" role="radiogroup" aria-label=t!("sh-ballot-group")>
            {card(Ballot::Ja)}
            {card(Ballot::Nein)}
        </div>
        {zone_line(table, &view)}
        <p class="cu-hint">{t!("sh-ballot-hint")}</p>
        <div class="cu-row">
            <button
                type="button"
                class="btn yes"
                disabled=move || choice.get().is_none() || !table.is_live()
                on:click=cast
            >
                {move || match choice.get() {
                    Some(ballot) => t!("sh-ballot-cast", word = ballot_word(ballot)),
                    None => t!("sh-ballot-none"),
                }}
            </button>
            {lift.hide_button()}
        </div>
    }
}
