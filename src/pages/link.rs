//! A match that came as a link: what it holds, how it relates to what is here, and what to do with it.
//! Nothing on this device changes until the player says so.

use crate::i18n::tr;
use crate::ui::html::{CollectHtml, Html, Show};
use engine::link::{self, LinkError};
use engine::merge::Merge;
use engine::{AnyMatch, Seat, SeatCard, SeatSet, Turn};
use leptos::prelude::*;
use markup::view;

use crate::games::{self, GameUi};
use crate::i18n;
use crate::platform::clipboard;
use crate::platform::locks::TabLock;
use crate::platform::storage::{self, Mode, Save, TableSettings};
use crate::route::{self, Route};
use crate::table::rich::rich;
use crate::table::{Table, fresh, link_sentence, token};
use crate::ui::{Icon, TopBar, icon, toast};

/// How many lines of the log a match that is not here yet shows.
const LINES: usize = 6;

/// A match that came as a link.
#[component]
pub fn Link(
    /// The link's code, or whatever stands in the address in its place.
    code: String,
) -> impl IntoView {
    let state = RwSignal::new_local(None::<Opened>);
    let owner = Owner::current().unwrap_or_default();
    let load = Callback::new(move |()| {
        let (code, owner) = (code.clone(), owner.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let opened = Opened::load(&code, owner).await;
            state.try_set(Some(opened));
        });
    });
    load.run(());
    view! {
        <TopBar title=tr("title-link") />
        <main id="main" class="opened" tabindex="-1">
            {move || match state.get() {
                None => view! { <p class="sr" aria-busy="true">{t!("opened-reading")}</p> },
                Some(Opened::Broken(error)) => broken(error),
                Some(Opened::Match(preview)) => preview.view(load),
            }}
        </main>
    }
}

#[derive(Clone)]
enum Opened {
    Broken(LinkError),
    Match(Box<Preview>),
}

/// What a link holds beside what is here.
#[derive(Clone)]
struct Preview {
    ui: &'static GameUi,
    /// The page's.
    owner: Owner,
    /// The link's telling, for looking only.
    table: Table,
    game: Box<dyn AnyMatch>,
    /// The save of the same match on this device, and its telling.
    local: Option<(Save, Box<dyn AnyMatch>)>,
    relation: Relation,
}

/// How a link relates to the match here.
#[derive(Clone)]
enum Relation {
    /// The match is not on this device.
    New,
    /// Both stand at the same position.
    Same,
    /// The link is this many steps ahead.
    Ahead(usize),
    /// The link is this many steps behind.
    Behind(usize),
    /// Sealed decisions or statements of both go together.
    Both(Box<dyn AnyMatch>),
    /// They went different ways.
    Fork,
}

impl Opened {
    async fn load(code: &str, owner: Owner) -> Self {
        let code = match link::find(code) {
            Ok(code) => code,
            Err(error) => return Self::Broken(error),
        };
        let (mut game, ui) = match games::open_link(&code) {
            Ok(opened) => opened,
            Err(error) => return Self::Broken(error),
        };
        let local = find_local(game.as_ref()).await;
        if let Some((_, here)) = &local {
            take_names(game.as_mut(), here.as_ref());
        }
        let relation = match &local {
            None => Relation::New,
            Some((_, here)) => match here.merge(game.as_ref()) {
                Merge::Same | Merge::Different => Relation::Same,
                Merge::Second => Relation::Ahead(game.steps().saturating_sub(here.steps())),
                Merge::First => Relation::Behind(here.steps().saturating_sub(game.steps())),
                Merge::Both(merged) => Relation::Both(merged),
                Merge::Fork { .. } => Relation::Fork,
            },
        };
        let save = Save::new(ui.id.word, String::new(), 0, TableSettings::default());
        let looked_at = game.clone();
        let table = owner.with(|| Table::new(ui, looked_at, save));
        Self::Match(Box::new(Preview { ui, owner, table, game, local, relation }))
    }
}

/// The save of this match on this device that the link belongs to. Of several it is one that has not gone
/// another way, then the first one, as copies that were kept are later, then the one played last.
async fn find_local(game: &dyn AnyMatch) -> Option<(Save, Box<dyn AnyMatch>)> {
    let saves = storage::list().await.ok()?;
    let found = saves.into_iter().filter_map(Result::ok).filter(|save| save.game == game.game().word);
    let ranked = found.filter_map(|save| {
        let (here, _) = games::open_link(&save.link).ok().filter(|(here, _)| here.id() == game.id())?;
        let rank = (matches!(here.merge(game), Merge::Fork { .. }), save.created, -save.updated);
        Some((rank, (save, here)))
    });
    ranked.reduce(|one, other| if other.0 < one.0 { other } else { one }).map(|(_, found)| found)
}

/// Whether the match still stands where it was shown.
async fn is_here(shown: &Save) -> bool {
    match storage::get(&shown.id).await {
        Ok(Some(Ok(now))) => now.link == shown.link,
        // What cannot be read now was read before.
        _ => true,
    }
}

/// A link may come without names; those known here stay.
fn take_names(game: &mut dyn AnyMatch, here: &dyn AnyMatch) {
    for (index, card) in here.cards().iter().enumerate() {
        let theirs = game.cards().get(index).cloned();
        if let Some(theirs) = theirs
            && theirs.name.is_empty()
        {
            game.set_card(Seat::new(index as u8), SeatCard::new(&card.name, theirs.player));
        }
    }
}

impl Preview {
    /// The seats that this device plays if nothing else is chosen: those it plays already, else the
    /// first person that the match waits for.
    fn usual_seats(&self) -> SeatSet {
        if let Some((save, _)) = &self.local {
            return SeatSet::from_bits(save.mine);
        }
        let humans = self.game.humans();
        let due = match self.game.turn() {
            Turn::Seats(seats) => seats.and(humans).first(),
            Turn::Chance => self.game.hand().filter(|seat| humans.contains(*seat)),
            Turn::Over(_) => None,
        };
        due.or(humans.first()).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// Opens the table: the match here brought up to date, or a new save. A tab that is playing it looks on from then
    /// on; if it has played further since this was shown, that is to be looked at first.
    fn go_on(self, mine: SeatSet, take_theirs: bool, again: Callback<()>) {
        wasm_bindgen_futures::spawn_local(async move {
            let ui = self.ui;
            if let Some((shown, _)) = &self.local {
                let mut stands = is_here(shown).await;
                if stands {
                    // The claim ends with this page; the table makes its own.
                    TabLock::take(&shown.id, &self.owner).await;
                    stands = is_here(shown).await;
                }
                if !stands {
                    toast(t!("opened-changed"));
                    again.run(());
                    return;
                }
            }
            let (save, game) = match (self.local, self.relation) {
                (Some((mut save, here)), relation) => {
                    save.mine = mine.bits();
                    let game = match relation {
                        Relation::Ahead(_) => self.game,
                        Relation::Both(merged) => merged,
                        Relation::Fork if take_theirs => {
                            // Looks that were taken at what is given up count no more.
                            save.looked.iter_mut().for_each(|looked| {
                                *looked = (*looked).min(self.game.steps() as u32);
                            });
                            self.game
                        }
                        _ => here,
                    };
                    (save, game)
                }
                (None, _) => (new_save(ui, mine), self.game),
            };
            fresh::open(save, game, ui).await;
        });
    }

    /// Keeps the link's telling beside what is here.
    fn keep_copy(self, mine: SeatSet) {
        wasm_bindgen_futures::spawn_local(async move {
            let mut save = new_save(self.ui, mine);
            save.title = Some(t!("opened-copy-title", game = self.ui.name));
            crate::table::session::write_position(&mut save, self.game.as_ref(), self.ui);
            match storage::put(&mut save).await {
                Ok(()) => {
                    toast(t!("opened-kept"));
                    route::navigate(&Route::Home);
                }
                Err(error) => toast(t!("storage-banner", reason = error.sentence())),
            }
        });
    }

    fn view(self, again: Callback<()>) -> Html {
        let table = self.table;
        let ui = self.ui;
        let over = matches!(self.game.turn(), Turn::Over(_));
        let known = match (&self.relation, &self.local) {
            (Relation::New, _) => None,
            (_, Some((_, here))) => Some(here.steps()),
            _ => None,
        };
        let mine = RwSignal::new(self.usual_seats().bits());
        let seats = Signal::derive(move || SeatSet::from_bits(mine.get()));
        let humans = self.game.humans();
        let fork = matches!(self.relation, Relation::Fork);
        let relation = relation_sentence(&self.relation);
        let stored = StoredValue::new_local(self);
        let take = move |theirs: bool| {
            let seats = seats.get_untracked();
            stored.get_value().go_on(seats, theirs, again);
        };
        let names = move || {
            let names: Vec<String> = seats.get().iter().map(|seat| table.name(seat)).collect();
            names.join(", ")
        };
        let first = move || seats.get().first();
        view! {
            <section class="card" aria-labelledby="opened-title">
                <header class="hd">
                    <div>
                        <h1 id="opened-title">{tr("opened-title")}</h1>
                        <p>
                            {ui.name}
                            ", "
                            {move || table.with(|game| (ui.position)(game))}
                            " "
                            <span class="good">{icon(Icon::Check)} {tr("opened-complete")}</span>
                        </p>
                    </div>
                </header>
                <div class="since">
                    <h2 class="label">
                        {move || if known.is_some() { t!("opened-since") } else { t!("opened-lately") }}
                    </h2>
                    <ol>
                        {move || {
                            let log = table.log();
                            let lines: Vec<_> = log.lines().collect();
                            let from = match known {
                                Some(steps) => lines.iter().position(|line| line.step >= steps).unwrap_or(lines.len()),
                                None => 0,
                            };
                            let lines = &lines[from..];
                            let from = lines.len().saturating_sub(LINES);
                            lines[from..]
                                .iter()
                                .map(|line| view! { <li>{rich(&line.text)}</li> })
                                .collect_html()
                        }}
                    </ol>
                    <p class="due">{move || (ui.waiting)(table)}</p>
                </div>
                <Show when=move || !over && !humans.is_empty()>
                    <fieldset class="who">
                        <legend>{tr("opened-who")}</legend>
                        {humans
                            .iter()
                            .map(|seat| {
                                view! {
                                    <label class="pick">
                                        <input
                                            type="checkbox"
                                            prop:checked=move || seats.get().contains(seat)
                                            on:change=move |event| {
                                                let set = seats.get_untracked();
                                                let set = if event_target_checked(&event) {
                                                    set.with(seat)
                                                } else {
                                                    set.without(seat)
                                                };
                                                mine.set(set.bits());
                                            }
                                        />
                                        {token(table, seat, 28)}
                                        <span>{move || table.name(seat)}</span>
                                    </label>
                                }
                            })
                            .collect_html()}
                    </fieldset>
                </Show>
                <div class="now">
                    {move || first().filter(|_| !over).map(|seat| token(table, seat, 40))}
                    <p>{relation}</p>
                </div>
                <div class="acts">
                    {if fork {
                        view! {
                            <button type="button" class="btn primary" on:click=move |_| take(false)>
                                {tr("opened-fork-mine")}
                            </button>
                            <button type="button" class="btn" on:click=move |_| take(true)>
                                {tr("opened-fork-theirs")}
                            </button>
                        }
                    } else {
                        view! {
                            <button
                                type="button"
                                class="btn primary"
                                disabled=move || !over && seats.get().is_empty() && !humans.is_empty()
                                on:click=move |_| take(true)
                            >
                                {move || {
                                    if over || humans.is_empty() {
                                        t!("opened-look")
                                    } else if seats.get().is_empty() {
                                        t!("opened-nobody")
                                    } else {
                                        t!("opened-continue", names = names())
                                    }
                                }}
                            </button>
                        }
                    }}
                    <button
                        type="button"
                        class="btn"
                        on:click=move |_| {
                            stored.get_value().keep_copy(seats.get_untracked());
                        }
                    >
                        {icon(Icon::Bookmark)}
                        {tr("opened-keep")}
                    </button>
                    <a class="btn quiet" href=Route::Home.fragment()>{tr("opened-discard")}</a>
                </div>
            </section>
        }
    }
}

fn new_save(ui: &GameUi, mine: SeatSet) -> Save {
    let table = TableSettings { mode: Mode::ByLink, ..TableSettings::default() };
    Save::new(ui.id.word, String::new(), mine.bits(), table)
}

fn relation_sentence(relation: &Relation) -> impl Fn() -> String + Send + Sync + use<> {
    let (key, steps) = match relation {
        Relation::New => ("opened-new", 0),
        Relation::Same => ("opened-same", 0),
        Relation::Ahead(steps) => ("opened-ahead", *steps),
        Relation::Behind(steps) => ("opened-behind", *steps),
        Relation::Both(_) => ("opened-both", 0),
        Relation::Fork => ("opened-fork", 0),
    };
    move || i18n::text(key, &[("steps", i18n::Arg::from(steps))])
}

/// A link that does not open: what arrived, and that nothing has changed.
fn broken(error: LinkError) -> Html {
    let share = match error {
        LinkError::Truncated { arrived, expected } if expected > 0 => Some((arrived, expected)),
        _ => None,
    };
    let again = move |_| {
        wasm_bindgen_futures::spawn_local(async move {
            match clipboard::paste().await {
                Ok(text) => match link::find(&text) {
                    Ok(code) => route::navigate(&Route::Link(code)),
                    Err(error) => toast(link_sentence(error)),
                },
                Err(error) => toast(error.sentence()),
            }
        });
    };
    view! {
        <section class="card er" aria-labelledby="opened-title">
            <h1 id="opened-title">
                {icon(Icon::Warning)}
                {move || if share.is_some() { t!("opened-incomplete") } else { t!("opened-broken") }}
            </h1>
            {share
                .map(|(arrived, expected)| {
                    let part = (arrived * 100 / expected) as i64;
                    view! {
                        <svg class="cut" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                            <rect x="0" y="0" width=part height="6" class="in" />
                            <rect x=part y="0" width=100 - part height="6" class="out" />
                        </svg>
                    }
                })}
            <p role="alert">{move || link_sentence(error)}</p>
            <p>{tr("opened-unchanged")}</p>
            <div class="acts">
                {clipboard::can_paste()
                    .then(|| {
                        view! {
                            <button type="button" class="btn primary" on:click=again>
                                {icon(Icon::Copy)}
                                {tr("opened-paste-again")}
                            </button>
                        }
                    })}
                <a class="btn" href=Route::Home.fragment()>{tr("unknown-home")}</a>
            </div>
        </section>
    }
}

/// Opens a link that is pasted anywhere outside a field.
pub fn watch_paste() {
    let handle = window_event_listener(leptos::ev::paste, |event: web_sys::ClipboardEvent| {
        let in_field = document()
            .active_element()
            .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA"));
        if in_field {
            return;
        }
        let text = event.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
        if !text.contains(link::MARKER) {
            return;
        }
        event.prevent_default();
        match link::find(&text) {
            Ok(code) => route::navigate(&Route::Link(code)),
            Err(error) => toast(link_sentence(error)),
        }
    });
    // For the life of the page.
    std::mem::forget(handle);
}
