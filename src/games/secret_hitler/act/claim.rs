//! Claims for the record: true or not, structured, by whoever sits here.

use crate::i18n::tr;
use crate::ui::effect;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Seat, SeatSet};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Claims, Party, Policy, SecretHitler, Statement, Tiles};

use super::cards::mini;
use super::desk::desk;
use crate::table::Table;
use crate::ui::{Dialog, Icon, SeatToken, icon, toast};

/// What a claim is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    President(u8),
    Chancellor(u8),
    Party(Seat),
    Peek,
}

/// What is being composed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Draft {
    seat: Option<Seat>,
    about: Option<About>,
    drew: Option<Tiles>,
    passed: Option<Tiles>,
    got: Option<Tiles>,
    party: Option<Party>,
    saw: [Option<Policy>; 3],
}

impl Draft {
    /// The statement, once it is whole.
    fn statement(&self) -> Option<Statement> {
        match self.about? {
            About::President(election) => {
                Some(Statement::Drew { election, drew: self.drew?, passed: self.passed })
            }
            About::Chancellor(election) => Some(Statement::Got { election, got: self.got? }),
            About::Party(seat) => Some(Statement::Party { seat, party: self.party? }),
            About::Peek => {
                let [Some(first), Some(second), Some(third)] = self.saw else { return None };
                Some(Statement::Saw([first, second, third]))
            }
        }
    }
}

/// The seats of this device that have something to claim. Tracked.
fn speakers(table: Table) -> SeatSet {
    let mine = table.mine();
    table.with_present(|game| mine.iter().filter(|seat| game.statement_count(*seat) > 0).collect())
}

fn claims(table: Table, seat: Seat) -> Claims {
    table.with_present(|game| {
        game.typed::<SecretHitler>().map(|game| game.statements(seat)).unwrap_or_default()
    })
}

fn subjects(claims: &Claims) -> Vec<About> {
    claims
        .as_president()
        .map(About::President)
        .chain(claims.as_chancellor().map(About::Chancellor))
        .chain(claims.parties().iter().map(About::Party))
        .chain(claims.peek().then_some(About::Peek))
        .collect()
}

/// Whether somebody here has something to claim. Tracked.
pub fn can_claim(table: Table) -> bool {
    table.is_live() && !speakers(table).is_empty()
}

/// Opens the dialog in which a player of this device makes a claim.
pub fn open_claim(table: Table) {
    if untrack(|| can_claim(table)) {
        desk().claiming.set(true);
    }
}

/// The quiet button in the act bar.
pub fn small_button(table: Table) -> Option<Html> {
    can_claim(table).then(|| {
        view! {
            <button type="button" class="btn quiet ac-claim" on:click=move |_| open_claim(table)>
                {icon(Icon::Plus)}
                {tr("sh-claim-button")}
            </button>
        }
    })
}

/// A way to pick one of several sets of tiles.
fn sets(
    label: String,
    group: &'static str,
    size: u8,
    chosen: Signal<Option<Tiles>>,
    choose: impl Fn(Option<Tiles>) + Copy + Send + Sync + 'static,
    optional: bool,
) -> Html {
    let sets = (0..=size).rev().map(|liberal| Some(Tiles::new(liberal, size - liberal)));
    let option = move |tiles: Option<Tiles>| {
        let on = move || chosen.get() == tiles;
        let name = match tiles {
            Some(tiles) => {
                t!("sh-tiles", liberal = i64::from(tiles.liberal), fascist = i64::from(tiles.fascist))
            }
            None => t!("sh-claim-no-word"),
        };
        view! {
            <label class="ac-set" class:on=on>
                <input
                    type="radio"
                    name=group
                    aria-label=name.clone()
                    prop:checked=on
                    on:change=move |_| choose(tiles)
                />
                {match tiles {
                    Some(tiles) => tiles.iter().map(mini).collect_html().into_html(),
                    None => name.into_html(),
                }}
            </label>
        }
    };
    view! {
        <fieldset class="ac-sets">
            <legend>{label}</legend>
            {sets.chain(optional.then_some(None)).map(option).collect_html()}
        </fieldset>
    }
}

fn subject_name(table: Table, about: About) -> String {
    match about {
        About::President(election) => t!("sh-claim-president", election = i64::from(election)),
        About::Chancellor(election) => t!("sh-claim-chancellor", election = i64::from(election)),
        About::Party(seat) => t!("sh-claim-party", name = table.name(seat)),
        About::Peek => t!("sh-claim-peek"),
    }
}

fn party_set(draft: RwSignal<Draft>, name: String) -> Html {
    let option = move |party: Party| {
        let on = move || draft.with(|draft| draft.party == Some(party));
        view! {
            <label class="ac-set" class:on=on>
                <input
                    type="radio"
                    name="claim-party"
                    prop:checked=on
                    on:change=move |_| draft.update(|draft| draft.party = Some(party))
                />
                {mini(if party == Party::Liberal { Policy::Liberal } else { Policy::Fascist })}
                {match party {
                    Party::Liberal => t!("sh-claim-is-liberal"),
                    Party::Fascist => t!("sh-claim-is-fascist"),
                }}
            </label>
        }
    };
    view! {
        <fieldset class="ac-sets">
            <legend>{t!("sh-claim-party-is", name = name)}</legend>
            {option(Party::Liberal)}
            {option(Party::Fascist)}
        </fieldset>
    }
}

fn peek_set(draft: RwSignal<Draft>) -> Html {
    [t!("sh-look-top"), t!("sh-look-second"), t!("sh-look-third")]
        .into_iter()
        .enumerate()
        .map(|(place, label)| {
            let option = move |policy: Policy| {
                let on = move || draft.with(|draft| draft.saw.get(place).copied().flatten() == Some(policy));
                view! {
                    <label class="ac-set" class:on=on>
                        <input
                            type="radio"
                            name=format!("claim-saw-{place}")
                            prop:checked=on
                            on:change=move |_| {
                                draft
                                    .update(|draft| {
                                        if let Some(slot) = draft.saw.get_mut(place) {
                                            *slot = Some(policy);
                                        }
                                    });
                            }
                        />
                        {mini(policy)}
                        {match policy {
                            Policy::Liberal => t!("sh-tile-liberal"),
                            Policy::Fascist => t!("sh-tile-fascist"),
                        }}
                    </label>
                }
            };
            view! {
                <fieldset class="ac-sets">
                    <legend>{label}</legend>
                    {option(Policy::Liberal)}
                    {option(Policy::Fascist)}
                </fieldset>
            }
        })
        .collect_html()
        .into_html()
}

fn content(table: Table, draft: RwSignal<Draft>, about: About) -> Html {
    match about {
        About::President(_) => view! {
            {sets(
                t!("sh-claim-drew"),
                "claim-drew",
                3,
                Signal::derive(move || draft.with(|draft| draft.drew)),
                move |tiles| draft.update(|draft| draft.drew = tiles),
                false,
            )}
            {sets(
                t!("sh-claim-passed"),
                "claim-passed",
                2,
                Signal::derive(move || draft.with(|draft| draft.passed)),
                move |tiles| draft.update(|draft| draft.passed = tiles),
                true,
            )}
        },
        About::Chancellor(_) => sets(
            t!("sh-claim-got"),
            "claim-got",
            2,
            Signal::derive(move || draft.with(|draft| draft.got)),
            move |tiles| draft.update(|draft| draft.got = tiles),
            false,
        ),
        About::Party(seat) => party_set(draft, table.name(seat)),
        About::Peek => peek_set(draft),
    }
}

/// Who speaks and about what.
fn choices(table: Table, draft: RwSignal<Draft>) -> Html {
    let who = Memo::new(move |_| draft.with(|draft| draft.seat));
    let about = Memo::new(move |_| draft.with(|draft| draft.about));
    let speakers = Memo::new(move |_| speakers(table));
    let speaker = move |seat: Seat| {
        let on = move || who.get() == Some(seat);
        let pick = move |_| draft.set(first_draft(table, seat));
        view! {
            <label class="ac-set" class:on=on>
                <input type="radio" name="claim-who" prop:checked=on on:change=pick />
                <SeatToken
                    look=Signal::derive(move || table.look(seat))
                    name=Signal::derive(move || table.name(seat))
                    size=24
                    keep_letter=true
                />
                {move || table.name(seat)}
            </label>
        }
    };
    let subject = move |subject: About| {
        let on = move || about.get() == Some(subject);
        let pick = move |_| {
            draft.update(|draft| {
                *draft = Draft { about: Some(subject), seat: draft.seat, ..Draft::default() }
            });
        };
        view! {
            <label class="ac-set" class:on=on>
                <input type="radio" name="claim-about" prop:checked=on on:change=pick />
                {move || subject_name(table, subject)}
            </label>
        }
    };
    view! {
        <fieldset class="ac-sets">
            <legend>{tr("sh-claim-who")}</legend>
            {move || speakers.get().iter().map(speaker).collect_html()}
        </fieldset>
        {move || {
            who.get()
                .map(|seat| {
                    view! {
                        <fieldset class="ac-sets">
                            <legend>{t!("sh-claim-about")}</legend>
                            {subjects(&claims(table, seat)).into_iter().map(subject).collect_html()}
                        </fieldset>
                    }
                })
        }}
        {move || about.get().map(|about| content(table, draft, about))}
    }
}

/// A draft of this seat about its newest subject.
fn first_draft(table: Table, seat: Seat) -> Draft {
    let about = untrack(|| subjects(&claims(table, seat))).first().copied();
    Draft { seat: Some(seat), about, ..Draft::default() }
}

/// The dialog.
pub fn dialog(table: Table) -> Html {
    let open = RwSignal::from(desk().claiming);
    let draft = RwSignal::new(Draft::default());
    effect(move || {
        if open.get() {
            let speakers = untrack(|| speakers(table));
            // With only one who can speak there is nothing to choose.
            draft.set(match (speakers.len(), speakers.first()) {
                (1, Some(seat)) => first_draft(table, seat),
                _ => Draft::default(),
            });
        }
    });
    let say = move |_| {
        let draft = draft.get_untracked();
        if let (Some(seat), Some(statement)) = (draft.seat, draft.statement()) {
            open.set(false);
            table.state::<SecretHitler>(seat, statement);
            toast(t!("sh-claim-made", name = table.name(seat)));
        }
    };
    view! {
        <Dialog open title=tr("sh-claim-title") class="ac-dialog">
            <p class="ac-note">{tr("sh-claim-note")}</p>
            <div class="ac-claims">{move || choices(table, draft)}</div>
            <div class="dialog-foot">
                <button type="button" class="btn" on:click=move |_| open.set(false)>
                    {tr("cancel")}
                </button>
                <button
                    type="button"
                    class="btn primary"
                    disabled=move || draft.with(|draft| draft.statement().is_none()) || !table.is_live()
                    on:click=say
                >
                    {tr("sh-claim-say")}
                </button>
            </div>
        </Dialog>
    }
}
