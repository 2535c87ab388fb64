//! What has just become public, kept in sight until it was read: ballots, policies, executions.
//!
//! Ballots stay until somebody goes on, also when they end the game or bring chaos, and computers that play
//! on meanwhile only add to the list.

use crate::i18n::say;
use crate::ui::effect;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::{Seat, SeatSet, Viewer};
use leptos::prelude::*;
use markup::view;
use secret_hitler::{Ballot, By, End, Event, Policy, SecretHitler};

use super::cards::{self, ballot_word};
use super::desk::desk;
use crate::games::secret_hitler::board::power_name;
use crate::table::Table;
use crate::table::spoken::{mark, spoken};
use crate::ui::{Dialog, SeatToken};

/// One piece of news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    Ballots {
        election: u8,
        president: Seat,
        nominee: Seat,
        ja: SeatSet,
        nein: SeatSet,
        passed: bool,
    },
    Enacted {
        policy: Policy,
        number: u8,
        by: By,
    },
    /// Everything that is said in a sentence.
    Line(Event),
}

/// Whether news of this kind open the dialog by themselves. What people at this device chose openly they
/// know already.
fn is_grave(event: &Event, mine: SeatSet) -> bool {
    match event {
        Event::BallotsOpened { .. }
        | Event::Enacted { .. }
        | Event::Executed { .. }
        | Event::VetoProposed { .. }
        | Event::VetoRefused { .. }
        | Event::VetoAccepted { .. } => true,
        Event::SpecialElectionCalled { president, .. } | Event::Investigated { president, .. } => {
            !mine.contains(*president)
        }
        _ => false,
    }
}

fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::BallotsOpened { .. }
            | Event::Cleared { .. }
            | Event::VetoProposed { .. }
            | Event::VetoRefused { .. }
            | Event::VetoAccepted { .. }
            | Event::TermLimitsLifted
            | Event::Reshuffled { .. }
            | Event::ZoneOpened
            | Event::VetoUnlocked
            | Event::PowerGranted { .. }
            | Event::PowerLost { .. }
            | Event::Investigated { .. }
            | Event::Peeked { .. }
            | Event::SpecialElectionCalled { .. }
            | Event::Executed { .. }
            | Event::Won { .. }
    ) || matches!(event, Event::Enacted { by, .. } if *by != By::Setup)
        || matches!(event, Event::TrackerMoved { to } if *to > 0)
}

/// What was not read yet, oldest first; empty if nothing of it is grave. Tracked.
fn fresh(table: Table) -> Vec<News> {
    let read = desk().read.get();
    let mine = table.mine();
    table.with_present(|game| {
        let Some(game) = game.typed::<SecretHitler>() else { return Vec::new() };
        let (mut election, mut president, mut nominee) = (0, Seat::new(0), Seat::new(0));
        let (mut news, mut grave) = (Vec::new(), false);
        for (step, event) in game.told(Viewer::Table) {
            match event {
                Event::ElectionOpened { election: number, president: candidate, .. } => {
                    (election, president) = (*number, *candidate);
                }
                Event::Nominated { nominee: candidate, .. } => nominee = *candidate,
                _ => {}
            }
            if step < read || !is_told(event) {
                continue;
            }
            grave |= is_grave(event, mine);
            news.push(match *event {
                Event::BallotsOpened { ja, nein, passed } => {
                    News::Ballots { election, president, nominee, ja, nein, passed }
                }
                Event::Enacted { policy, number, by, .. } => News::Enacted { policy, number, by },
                other => News::Line(other),
            });
        }
        if grave { news } else { Vec::new() }
    })
}

/// Whether something waits to be read. Tracked.
pub fn is_fresh(table: Table) -> bool {
    !fresh(table).is_empty()
}

/// The sentence, seats marked.
fn sentence(news: &News) -> String {
    match *news {
        News::Ballots { ja, nein, passed, .. } => {
            let (yes, no) = (ja.len() as i64, nein.len() as i64);
            match (passed, yes == no) {
                (true, _) => t!("sh-vote-passes", ja = yes, nein = no),
                (false, true) => t!("sh-vote-tie", ja = yes, nein = no),
                (false, false) => t!("sh-vote-fails", ja = yes, nein = no),
            }
        }
        News::Enacted { policy, number, by } => match (policy, by) {
            (Policy::Liberal, By::Chaos) => t!("sh-news-chaos-liberal", number = i64::from(number)),
            (Policy::Fascist, By::Chaos) => t!("sh-news-chaos-fascist", number = i64::from(number)),
            (Policy::Liberal, _) => t!("sh-news-enacted-liberal", number = i64::from(number)),
            (Policy::Fascist, _) => t!("sh-news-enacted-fascist", number = i64::from(number)),
        },
        News::Line(event) => match event {
            Event::Cleared { seat } => t!("sh-news-cleared", name = mark(seat)),
            Event::VetoProposed { chancellor } => t!("sh-news-veto", name = mark(chancellor)),
            Event::VetoRefused { president } => t!("sh-news-veto-refused", name = mark(president)),
            Event::VetoAccepted { president } => t!("sh-news-veto-accepted", name = mark(president)),
            Event::TrackerMoved { to } => t!("sh-news-tracker", to = i64::from(to)),
            Event::TermLimitsLifted => t!("sh-news-limits"),
            Event::Reshuffled { tiles } => t!(
                "sh-news-reshuffled",
                count = i64::from(tiles.len()),
                liberal = i64::from(tiles.liberal),
                fascist = i64::from(tiles.fascist)
            ),
            Event::ZoneOpened => t!("sh-news-zone"),
            Event::VetoUnlocked => t!("sh-news-veto-unlocked"),
            Event::PowerGranted { power, president } => {
                t!("sh-news-power", name = mark(president), power = power_name(power))
            }
            Event::PowerLost { power } => t!("sh-news-power-lost", power = power_name(power)),
            Event::Investigated { president, seat } => {
                t!("sh-news-investigated", president = mark(president), name = mark(seat))
            }
            Event::Peeked { president } => t!("sh-news-peeked", president = mark(president)),
            Event::SpecialElectionCalled { president, seat } => {
                t!("sh-news-called", president = mark(president), name = mark(seat))
            }
            Event::Executed { president, seat, hitler } => {
                if hitler {
                    t!("sh-news-executed-hitler", president = mark(president), name = mark(seat))
                } else {
                    t!("sh-news-executed", president = mark(president), name = mark(seat))
                }
            }
            Event::Won { end } => match end {
                End::FiveLiberal => t!("sh-end-five-liberal"),
                End::HitlerExecuted => t!("sh-end-hitler-executed"),
                End::SixFascist => t!("sh-end-six-fascist"),
                End::HitlerElected => t!("sh-end-hitler-elected"),
            },
            _ => String::new(),
        },
    }
}

fn ballots(table: Table, news: News) -> Option<Html> {
    let News::Ballots { election, president, nominee, ja, nein, .. } = news else { return None };
    let cards = (0..table.with_untracked(|game| game.seats()))
        .map(Seat::new)
        .filter(|seat| ja.or(nein).contains(*seat))
        .map(|seat| {
            let name = Signal::derive(move || table.name(seat));
            let (ballot, class) =
                if ja.contains(seat) { (Ballot::Ja, "ja on") } else { (Ballot::Nein, "ne on") };
            view! {
                <li class="ac-bl">
                    <span class="hd">
                        <SeatToken look=Signal::derive(move || table.look(seat)) name size=24 keep_letter=true />
                        <b>{move || name.get()}</b>
                    </span>
                    <span class=["ac-cast ", class].concat()>{ballot_word(ballot)}</span>
                </li>
            }
        })
        .collect_html();
    let prompt = move || {
        let text = t!("sh-news-stood", president = mark(president), nominee = mark(nominee));
        spoken(table, &text)
    };
    Some(view! {
        <section class="ac-news">
            <p class="label">{say(move || t!("sh-position", election = i64::from(election)))}</p>
            <p class="ac-stood">{prompt}</p>
            <ul class="ac-ballots open">{cards}</ul>
            <p class="ac-verdict">{move || sentence(&news)}</p>
        </section>
    })
}

fn piece(table: Table, news: News) -> Html {
    match news {
        News::Ballots { .. } => ballots(table, news).into_html(),
        News::Enacted { policy, by, .. } => {
            let by = move || match by {
                By::Government { president, chancellor } => {
                    let text = t!("sh-news-by", president = mark(president), chancellor = mark(chancellor));
                    spoken(table, &text)
                }
                _ => t!("sh-news-by-chaos").into_html(),
            };
            view! {
                <section class="ac-news tile">
                    {cards::policy_card(policy)}
                    <div>
                        <p class="ac-verdict">{move || sentence(&news)}</p>
                        <p class="ac-stood">{by}</p>
                    </div>
                </section>
            }
        }
        News::Line(_) => {
            view! { <p class="ac-line">{move || spoken(table, &sentence(&news))}</p> }
        }
    }
}

/// The dialog.
pub fn panel(table: Table) -> Html {
    let news = Memo::new(move |_| fresh(table));
    let open = RwSignal::new(false);
    effect(move || open.set(news.with(|news| !news.is_empty())));
    // After undo, what is played anew is news again.
    let steps = Memo::new(move |_| table.with_present(|game| game.steps()));
    effect(move || {
        let steps = steps.get();
        let read = desk().read;
        if read.get_untracked() > steps {
            read.set(steps);
        }
    });
    let go_on = move || {
        let steps = untrack(|| table.with_present(|game| game.steps()));
        let read = desk().read;
        if read.get_untracked() != steps {
            read.set(steps);
        }
    };
    let title = Signal::derive(move || {
        news.with(|news| match news.first() {
            Some(News::Ballots { passed: true, .. }) => t!("sh-news-title-elected"),
            Some(News::Ballots { .. }) => t!("sh-news-title-failed"),
            Some(News::Enacted { .. }) => t!("sh-news-title-enacted"),
            _ => t!("sh-news-title"),
        })
    });
    let pieces = move || news.get().into_iter().map(|news| piece(table, news)).collect_html();
    view! {
        <Dialog open title class="ac-dialog" on_close=Callback::new(move |()| go_on())>
            <div class="ac-list" aria-live="polite">{pieces}</div>
            <div class="dialog-foot">
                <button
                    type="button"
                    class="btn primary"
                    autofocus=true
                    on:click=move |_| go_on()
                >
                    {tr("act-continue")}
                </button>
            </div>
        </Dialog>
    }
}
