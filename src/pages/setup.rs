//! Setting up a game: who sits where, how it is played, what Start will start.

use std::cell::RefCell;

use crate::ui::html::{CollectHtml, Html, Show, keyed};
use crate::ui::{effect, page_class};
use engine::{MatchId, Player, Seat, SeatCard, SeatSet};
use leptos::prelude::*;
use markup::view;
use rand::{Rng, RngExt};
use wasm_bindgen::JsCast;

use crate::games::{self, GameUi};
use crate::i18n::{say, tr};
use crate::platform::json::{Draft, Record, array};
use crate::platform::storage::{Ballots, Mode, Save, TableSettings};
use crate::platform::{random, stored, words};
use crate::route::Route;
use crate::table::{company, fresh};
use crate::ui::{Dialog, Icon, LOOKS, SeatToken, Segmented, Switch, TopBar, announce, icon, toast};

use super::error::Unknown;

/// A seat being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chair {
    /// Names the row on the screen; never stored.
    key: u32,
    /// As typed.
    name: String,
    /// The word of its player.
    player: String,
    /// Colour and shape.
    look: u8,
    /// In a game by link: played on this device.
    here: bool,
    /// What the seat plays, if its game offers that and it was chosen; see [`games::SeatPick`].
    pick: String,
}

impl Chair {
    fn player(&self) -> Player {
        let known = Player::ALL.into_iter().find(|player| player.word() == self.player);
        // A level that this build does not offer.
        known.unwrap_or(if self.player == Player::Human.word() { Player::Human } else { Player::ALL[2] })
    }

    fn is_human(&self) -> bool {
        self.player() == Player::Human
    }

    fn is_too_long(&self) -> bool {
        self.name.trim().len() > SeatCard::LONGEST
    }
}

/// Everything that the page lets one choose. Kept in `localStorage` as the default and as the last
/// game's, and in memory while the player looks at another page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Plan {
    /// Whether hints are not wanted.
    no_hints: bool,
    chairs: Vec<Chair>,
    /// Index of the first candidate; `None`: drawn at random.
    first: Option<usize>,
    mode: Mode,
    ballots: Ballots,
    /// Switches that were touched, by their word.
    switches: Vec<(String, bool)>,
    friendly: bool,
    next_key: u32,
    /// The game's looks: the first one, and how many.
    looks: Range,
    /// Whether looks are places: the game's seats have them in their order.
    places: bool,
}

/// Looks from the first one on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Range(u8, u8);

impl Default for Range {
    fn default() -> Self {
        Self(0, LOOKS)
    }
}

impl Plan {
    fn to_record(&self) -> Record {
        let chairs = self.chairs.iter().map(|chair| {
            Draft::default()
                .with("name", chair.name.as_str())
                .with("player", chair.player.as_str())
                .with("look", chair.look)
                .with("here", chair.here)
                .with("pick", chair.pick.as_str())
        });
        let switches = self.switches.iter().fold(Draft::default(), |draft, (word, on)| draft.with(word, *on));
        let table =
            TableSettings { mode: self.mode, ballots: self.ballots, hints: !self.no_hints }.to_record();
        Draft::default()
            .with("chairs", array(chairs))
            .with("first", self.first.map(|first| first as u32))
            .with("mode", table.get("mode"))
            .with("ballots", table.get("ballots"))
            .with("hints", table.get("hints"))
            .with("switches", switches)
            .with("friendly", self.friendly)
            .done()
    }

    /// What is missing or unknown is as it comes; [`Plan::fit`] does the rest.
    fn from_record(record: &Record) -> Self {
        let chair = |chair: &Record| Chair {
            key: 0,
            name: chair.get("name").text().unwrap_or_default(),
            player: chair.get("player").text().unwrap_or_default(),
            look: chair.get("look").small().unwrap_or_default(),
            here: chair.get("here").flag().unwrap_or_default(),
            pick: chair.get("pick").text().unwrap_or_default(),
        };
        let TableSettings { mode, ballots, hints } = TableSettings::from_record(record);
        let switch = |(word, on): (String, Record)| Some((word, on.flag()?));
        Self {
            chairs: record.get("chairs").list().iter().map(chair).collect(),
            first: record.get("first").whole().map(|first| first as usize),
            mode,
            ballots,
            no_hints: !hints,
            switches: record.get("switches").fields().into_iter().filter_map(switch).collect(),
            friendly: record.get("friendly").flag().unwrap_or_default(),
            next_key: 0,
            looks: Range::default(),
            places: false,
        }
    }

    fn switch(&mut self, word: &str, on: bool) {
        self.switches.retain(|(known, _)| known != word);
        self.switches.push((word.to_owned(), on));
    }

    fn fresh(ui: &GameUi) -> Self {
        let mut plan = Self::default();
        plan.fit(ui);
        // The middle of what a game bears is where it plays well: seven, four, four and five seats.
        while plan.chairs.len() < usize::from(ui.seats.0.midpoint(ui.seats.1)) {
            plan.add();
        }
        plan
    }

    /// Makes whatever was stored into something that can be played.
    fn fit(&mut self, ui: &GameUi) {
        self.looks = Range(ui.looks.0, ui.looks.1);
        self.places = ui.pieces.as_ref().is_some_and(|pieces| pieces.places);
        self.chairs.truncate(usize::from(ui.seats.1));
        let chairs = std::mem::take(&mut self.chairs);
        for mut chair in chairs {
            chair.key = self.take_key();
            chair.name = SeatCard::new(&chair.name, Player::Human).name;
            chair.player().word().clone_into(&mut chair.player);
            chair.look = self.free_look(chair.look);
            self.chairs.push(chair);
        }
        while self.chairs.len() < usize::from(ui.seats.0) {
            self.add();
        }
        self.first = self.first.filter(|first| *first < self.chairs.len());
        self.sit_down();
    }

    /// Where looks are places, seats have them in their order.
    fn sit_down(&mut self) {
        if self.places {
            let first = self.looks.0;
            (first..).zip(&mut self.chairs).for_each(|(look, chair)| chair.look = look);
        }
    }

    fn take_key(&mut self) -> u32 {
        self.next_key += 1;
        self.next_key
    }

    /// This look, or the next one that no seat has.
    fn free_look(&self, wish: u8) -> u8 {
        let Range(first, count) = self.looks;
        let taken = |look: u8| self.chairs.iter().any(|chair| chair.look == look);
        let wish = wish.wrapping_sub(first) % count;
        (0..count)
            .map(|step| first + (wish + step) % count)
            .find(|look| !taken(*look))
            .unwrap_or(first + wish)
    }

    /// The first seat is a person's, every later one a computer's, until said otherwise.
    fn add(&mut self) {
        let player = if self.chairs.is_empty() { Player::ALL[0] } else { Player::ALL[2] };
        let chair = Chair {
            key: self.take_key(),
            name: String::new(),
            player: player.word().to_owned(),
            look: self.free_look(self.looks.0 + u8::try_from(self.chairs.len()).unwrap_or_default()),
            here: self.chairs.is_empty(),
            pick: String::new(),
        };
        self.chairs.push(chair);
    }

    fn find(&self, key: u32) -> Option<(usize, &Chair)> {
        self.chairs.iter().enumerate().find(|(_, chair)| chair.key == key)
    }

    fn chair(&mut self, key: u32) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.key == key)
    }

    /// Swaps two places; the first candidate stays the same person.
    fn swap(&mut self, a: usize, b: usize) {
        if a.max(b) < self.chairs.len() {
            self.chairs.swap(a, b);
            self.first = self.first.map(|first| {
                if first == a {
                    b
                } else if first == b {
                    a
                } else {
                    first
                }
            });
            self.sit_down();
        }
    }

    fn remove(&mut self, index: usize) {
        if index < self.chairs.len() {
            self.chairs.remove(index);
            self.first = match self.first {
                Some(first) if first == index => None,
                Some(first) if first > index => Some(first - 1),
                first => first,
            };
        }
    }

    fn shuffle(&mut self) {
        let mut rng = random::rng();
        for end in (1..self.chairs.len()).rev() {
            let other = rng.random_range(0..=end);
            self.swap(end, other);
        }
    }

    /// Gives a seat a look; who had it gets the other's.
    fn set_look(&mut self, key: u32, look: u8) {
        let Some((from, before)) = self.find(key).map(|(index, chair)| (index, chair.look)) else { return };
        if self.places {
            return self.swap(from, usize::from(look.saturating_sub(self.looks.0)));
        }
        for chair in &mut self.chairs {
            if chair.key == key {
                chair.look = look;
            } else if chair.look == look {
                chair.look = before;
            }
        }
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.is_human()).count()
    }

    /// By link only if there is somebody to send a link to.
    fn mode(&self) -> Mode {
        if self.people() < 2 { Mode::OneDevice } else { self.mode }
    }

    /// Whether it matters how ballots are taken.
    fn has_ballots(&self, ui: &GameUi) -> bool {
        ui.ballots && self.mode() == Mode::OneDevice && self.people() > 1
    }

    fn ballots(&self, ui: &GameUi) -> Ballots {
        if self.has_ballots(ui) { self.ballots } else { Ballots::PassedAround }
    }

    fn here(&self) -> SeatSet {
        let one = self.mode() == Mode::OneDevice;
        let here = |chair: &Chair| chair.is_human() && (one || chair.here);
        (0_u8..).zip(&self.chairs).filter(|(_, chair)| here(chair)).map(|(seat, _)| Seat::new(seat)).collect()
    }

    fn is_on(&self, switch: &games::SwitchSpec) -> bool {
        self.switches.iter().find(|(word, _)| word == switch.word).map_or(switch.default, |(_, on)| *on)
    }

    /// What a dial stands at. It is kept among the switches, as `years=6`.
    fn dial(&self, dial: &games::Dial) -> &'static str {
        let set = |value: &&&'static str| {
            let key = dial_key(dial.word, value);
            self.switches.iter().any(|(word, on)| *on && *word == key)
        };
        dial.values.iter().find(set).copied().unwrap_or(dial.default)
    }

    fn set_dial(&mut self, dial: &games::Dial, value: &str) {
        for other in dial.values {
            let key = dial_key(dial.word, other);
            self.switches.retain(|(word, _)| *word != key);
        }
        self.switch(&dial_key(dial.word, value), true);
    }

    /// Whether looks stand in the order that other devices will show.
    fn has_usual_looks(&self) -> bool {
        (0_u8..).zip(&self.chairs).all(|(seat, chair)| chair.look == seat)
    }

    /// How often the device goes to another person in a usual game, to the nearest five.
    fn hand_overs(&self, ui: &GameUi) -> usize {
        let (people, seats) = (self.people(), self.chairs.len().max(1));
        if people < 2 {
            return 0;
        }
        let count = (ui.hand_overs)(people, seats, self.ballots(ui) == Ballots::PassedAround);
        (count + 2) / 5 * 5
    }

    /// The names as they go into the match; tracked by language. A person's may be empty, then every
    /// screen says "Seat 3" in its own language; a computer without a name gets a suggested one.
    fn names(&self) -> Vec<String> {
        let suggested = t!("setup-computer-names");
        let mut suggested = suggested
            .split(',')
            .map(str::trim)
            .filter(|name| !self.chairs.iter().any(|chair| chair.name.trim().eq_ignore_ascii_case(name)));
        self.chairs
            .iter()
            .map(|chair| match chair.name.trim() {
                "" if !chair.is_human() => suggested.next().unwrap_or_default().to_owned(),
                name => name.to_owned(),
            })
            .collect()
    }

    /// The names as they are shown; tracked by language.
    fn shown_names(&self) -> Vec<String> {
        let shown = |(index, name): (usize, String)| {
            if name.is_empty() { t!("seat-number", number = index + 1) } else { name }
        };
        self.names().into_iter().enumerate().map(shown).collect()
    }
}

fn dial_key(word: &str, value: &str) -> String {
    [word, "=", value].concat()
}

thread_local! {
    /// What was chosen before the player went to look something up.
    static KEPT: RefCell<Vec<(&'static str, Plan)>> = const { RefCell::new(Vec::new()) };
}

fn default_key(ui: &GameUi) -> String {
    ["kabinett.setup.", ui.id.word].concat()
}

fn last_key(ui: &GameUi) -> String {
    ["kabinett.last.", ui.id.word].concat()
}

fn recall(key: &str, ui: &GameUi) -> Option<Plan> {
    let mut plan = Plan::from_record(&Record::parse(&stored::get(key)?)?);
    plan.fit(ui);
    Some(plan)
}

fn remember(key: &str, plan: &Plan) -> bool {
    stored::set(key, &plan.to_record().to_text())
}

/// Setting up a game.
#[expect(clippy::needless_pass_by_value, reason = "a component owns its properties")]
#[component]
pub fn Setup(
    /// The game's word, as `secret-hitler`.
    game: String,
) -> impl IntoView {
    match games::by_word(&game) {
        Some(ui) => page(ui),
        None => view! { <Unknown /> },
    }
}

fn page(ui: &'static GameUi) -> Html {
    let kept = KEPT.with(|kept| {
        let mut kept = kept.borrow_mut();
        let at = kept.iter().position(|(word, _)| *word == ui.id.word)?;
        Some(kept.swap_remove(at).1)
    });
    let plan = kept.or_else(|| recall(&default_key(ui), ui)).unwrap_or_else(|| Plan::fresh(ui));
    let plan = RwSignal::new(plan);
    let started = StoredValue::new(false);
    on_cleanup(move || {
        if !started.get_value() {
            KEPT.with(|kept| kept.borrow_mut().push((ui.id.word, plan.get_untracked())));
        }
    });
    let names = Memo::new(move |_| plan.with(Plan::shown_names));
    let count = Signal::derive(move || plan.with(|plan| plan.chairs.len() as u8));
    let trouble = RwSignal::new(None::<String>);
    page_class(|| Some("at-setup"));
    view! {
        <TopBar title=ui.name phase=tr("title-setup")>
            <a class="btn quiet" href=Route::Rules(ui.id.word.to_owned(), None).fragment()>
                {tr("title-rules")}
            </a>
            <a class="ib" href=Route::Home.fragment() aria-label=tr("to-home")>
                {icon(Icon::Close)}
            </a>
        </TopBar>
        <main id="main" class="setup" tabindex="-1">
            <h1 class="sr">{say(move || t!("setup-heading", game = ui.name))}</h1>
            <section class="left" aria-labelledby="su-seats">{seats(ui, plan, names)}</section>
            <div class="right">
                {how(ui, plan)}
                <div class="two">
                    {ballots(ui, plan)}
                    {devices(plan, names)}
                    {variants(ui, plan, count)}
                </div>
                {(ui.setup_panel)(count)}
            </div>
            {foot(ui, plan, names, trouble, started)}
        </main>
    }
}

/// The list of seats with what can be done to it.
fn seats(ui: &'static GameUi, plan: RwSignal<Plan>, names: Memo<Vec<String>>) -> Html {
    let (least, most) = ui.seats;
    let picking = RwSignal::new(None::<u32>);
    view! {
        <div class="hd">
            <h2 id="su-seats">{tr("setup-seats")}</h2>
            <span>
                {say(move || {
                    if least == most {
                        t!("setup-seats-exact", count = least)
                    } else {
                        t!("setup-seats-note", least = least, most = most)
                    }
                })}
            </span>
            <span class="kh" aria-hidden="true">{tr("setup-computer")}</span>
        </div>
        <ol class="rows">
            {keyed(
                move || plan.with(|plan| plan.chairs.iter().map(|chair| (chair.key.into(), chair.key)).collect()),
                move |key| row(ui, plan, names, picking, key),
            )}
        </ol>
        {company::legend(move |level| {
            plan.with(|plan| plan.chairs.iter().any(|chair| chair.player == Player::Bot(level).word()))
        })}
        {tools(ui, plan, names)}
        <p class="warnline" hidden=move || {
            ui.pieces.is_some() || plan.with(|plan| plan.mode() == Mode::OneDevice || plan.has_usual_looks())
        }>{tr("setup-looks-here")}</p>
        {ui.ballots.then(|| first_candidate(plan, names))}
        {look_dialog(ui, plan, names, picking)}
    }
}

/// Adding, shuffling, and the last game's seats.
fn tools(ui: &'static GameUi, plan: RwSignal<Plan>, names: Memo<Vec<String>>) -> Html {
    let most = ui.seats.1;
    let has_last = stored::get(&last_key(ui)).is_some();
    let is_full = move || plan.with(|plan| plan.chairs.len() >= usize::from(most));
    view! {
        <div class="adding">
            <button
                type="button"
                class="btn new"
                aria-disabled=move || is_full().then_some("true")
                on:click=move |_| {
                    if is_full() {
                        announce(t!("setup-full", most = most));
                    } else {
                        plan.update(Plan::add);
                        announce(t!("setup-added", count = plan.with_untracked(|plan| plan.chairs.len())));
                    }
                }
            >
                {icon(Icon::Plus)}
                {move || if is_full() { t!("setup-full", most = most) } else { t!("setup-add") }}
                {move || {
                    (!is_full())
                        .then(|| {
                            let look = plan.with(|plan| plan.free_look(plan.looks.0 + plan.chairs.len() as u8));
                            view! { <SeatToken look=look name=String::new() size=22 /> }
                        })
                }}
            </button>
            <span class="grow"></span>
            <button
                type="button"
                class="btn quiet"
                on:click=move |_| {
                    plan.update(Plan::shuffle);
                    announce(t!("setup-shuffled", names = names.get_untracked().join(", ")));
                }
            >
                {icon(Icon::Shuffle)}
                {tr("setup-shuffle")}
            </button>
            {has_last
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="btn quiet"
                            on:click=move |_| {
                                if let Some(before) = recall(&last_key(ui), ui) {
                                    // New keys, or rows would keep what no longer is theirs.
                                    let next_key = plan.with_untracked(|plan| plan.next_key);
                                    let mut again = Plan { next_key, ..before };
                                    again.fit(ui);
                                    plan.set(again);
                                    announce(t!("setup-last-done"));
                                }
                            }
                        >
                            {icon(Icon::Clock)}
                            {tr("setup-last")}
                        </button>
                    }
                })}
        </div>
    }
}

/// Who is the first candidate for the presidency.
fn first_candidate(plan: RwSignal<Plan>, names: Memo<Vec<String>>) -> Html {
    view! {
        <label class="first">
            <span>
                <b>{tr("setup-first")}</b>
                <em>{tr("setup-first-note")}</em>
            </span>
            <select on:change=move |event| {
                let chosen = event_target_value(&event).parse::<usize>().ok();
                plan.update(|plan| plan.first = chosen.filter(|index| *index < plan.chairs.len()));
            }>
                <option value="" selected=move || plan.with(|plan| plan.first.is_none())>
                    {tr("setup-first-random")}
                </option>
                {move || {
                    let first = plan.with(|plan| plan.first);
                    names
                        .get()
                        .into_iter()
                        .enumerate()
                        .map(|(index, name)| {
                            view! {
                                <option value=index.to_string() selected=first == Some(index)>
                                    {name}
                                </option>
                            }
                        })
                        .collect_html()
                }}
            </select>
        </label>
    }
}

/// Puts the focus on an element, once the page has followed the change.
fn focus_later(id: String) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(&id);
        if let Some(element) = element.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

fn row(
    ui: &'static GameUi,
    plan: RwSignal<Plan>,
    names: Memo<Vec<String>>,
    picking: RwSignal<Option<u32>>,
    key: u32,
) -> Html {
    // A row that is being removed still reads once: hence the defaults.
    let chair =
        Memo::new(move |_| plan.with(|plan| plan.find(key).map(|(index, chair)| (index, chair.clone()))));
    let index = Memo::new(move |_| chair.with(|chair| chair.as_ref().map_or(0, |(index, _)| *index)));
    let look = Signal::derive(move || chair.with(|chair| chair.as_ref().map_or(0, |(_, chair)| chair.look)));
    let typed = Signal::derive(move || {
        chair.with(|chair| chair.as_ref().map(|(_, chair)| chair.name.clone()).unwrap_or_default())
    });
    let name =
        Signal::derive(move || names.with(|names| names.get(index.get()).cloned().unwrap_or_default()));
    let too_long =
        Memo::new(move |_| chair.with(|chair| chair.as_ref().is_some_and(|(_, chair)| chair.is_too_long())));
    let twice = Memo::new(move |_| {
        let folded = words::lower(&name.get());
        names.with(|names| names.iter().filter(|other| words::lower(other) == folded).count() > 1)
    });
    let selected = Signal::derive(move || {
        let player = chair.with(|chair| chair.as_ref().map(|(_, chair)| chair.player()));
        Player::ALL.iter().position(|each| Some(*each) == player).unwrap_or(0)
    });
    let id = move |part: &str| [part, "-", &key.to_string()].concat();
    let problem = Memo::new(move |_| too_long.get() || twice.get());
    let sentence = move || {
        if too_long.get() {
            t!("setup-name-long", bytes = typed.get().trim().len(), most = SeatCard::LONGEST)
        } else if twice.get() {
            t!("setup-name-twice", name = name.get())
        } else {
            String::new()
        }
    };
    view! {
        <li class="row">
            <span class="no" aria-hidden="true">{move || index.get() + 1}</span>
            <button
                type="button"
                class="tk"
                aria-haspopup="dialog"
                aria-label=look_title(ui, name)
                on:click=move |_| picking.set(Some(key))
            >
                <SeatToken look name size=36 />
                {icon(Icon::ChevronDown)}
            </button>
            <input
                class="nm"
                id=id("su-name")
                autocomplete="off"
                spellcheck="false"
                dir="auto"
                prop:value=move || typed.get()
                placeholder=move || name.get()
                aria-label=say(move || t!("setup-name-of", number = index.get() + 1))
                aria-invalid=move || too_long.get().then_some("true")
                aria-describedby=move || problem.get().then(|| id("su-says"))
                on:input=move |event| {
                    let value = event_target_value(&event);
                    plan.update(|plan| {
                        if let Some(chair) = plan.chair(key) {
                            // Far longer than any name: keep enough to show that it is too long.
                            chair.name = value.chars().filter(|c| !c.is_control()).take(200).collect();
                        }
                    });
                }
            />
            <Segmented
                name=id("su-who")
                class="who"
                label=say(move || t!("setup-who-of", name = name.get()))
                options=vec![
                    tr("setup-human"),
                    tr("setup-easy"),
                    tr("setup-normal"),
                    tr("setup-strong"),
                ]
                selected
                on_select=move |chosen: usize| {
                    if let Some(player) = Player::ALL.get(chosen) {
                        plan.update(|plan| {
                            if let Some(chair) = plan.chair(key) {
                                player.word().clone_into(&mut chair.player);
                            }
                        });
                    }
                }
            />
            {moves(ui, plan, key, index, name)}
            <p class="says" class:bad=move || too_long.get() id=id("su-says") hidden=move || !problem.get()>
                {sentence}
            </p>
        </li>
    }
}

/// Up, down, away.
fn moves(
    ui: &'static GameUi,
    plan: RwSignal<Plan>,
    key: u32,
    index: Memo<usize>,
    name: Signal<String>,
) -> Html {
    let least = ui.seats.0;
    let id = move |part: &str| [part, "-", &key.to_string()].concat();
    let is_last = move || plan.with(|plan| index.get() + 1 >= plan.chairs.len());
    let few = move || plan.with(|plan| plan.chairs.len() <= usize::from(least));
    let go = move |other: Option<usize>, part: &'static str| {
        let from = index.get_untracked();
        let Some(to) = other.filter(|to| plan.with_untracked(|plan| *to < plan.chairs.len())) else {
            announce(t!("setup-cannot-move"));
            return;
        };
        plan.update(|plan| plan.swap(from, to));
        announce(t!("setup-moved", name = name.get_untracked(), number = to + 1));
        focus_later(id(part));
    };
    view! {
            <span class="mv">
                <button
                    type="button"
                    class="ib"
                    id=id("su-up")
                    aria-label=say(move || t!("setup-up", name = name.get()))
                    aria-disabled=move || (index.get() == 0).then_some("true")
                    on:click=move |_| go(index.get_untracked().checked_sub(1), "su-up")
                >
                    {icon(Icon::ChevronUp)}
                </button>
                <button
                    type="button"
                    class="ib"
                    id=id("su-down")
                    aria-label=say(move || t!("setup-down", name = name.get()))
                    aria-disabled=move || is_last().then_some("true")
                    on:click=move |_| go(index.get_untracked().checked_add(1), "su-down")
                >
                    {icon(Icon::ChevronDown)}
                </button>
            </span>
            <button
                type="button"
                class="ib rm"
                aria-label=say(move || t!("setup-remove", name = name.get()))
                aria-disabled=move || few().then_some("true")
                on:click=move |_| {
                    if plan.with_untracked(|plan| plan.chairs.len() <= usize::from(least)) {
                        announce(t!("setup-few", least = least));
                        toast(t!("setup-few", least = least));
                        return;
                    }
                    let (at, gone) = (index.get_untracked(), name.get_untracked());
                    plan.update(|plan| plan.remove(at));
                    announce(t!("setup-removed", name = gone));
                    let next = plan
                        .with_untracked(|plan| {
                            plan.chairs.get(at).or(plan.chairs.last()).map(|chair| chair.key)
                        });
                    if let Some(next) = next {
                        focus_later(["su-name-", &next.to_string()].concat());
                    }
                }
            >
                {icon(Icon::Close)}
            </button>
    }
}

/// Names of the ten looks, in their order.
fn look_name(look: u8) -> String {
    match look {
        0 => t!("look-0"),
        1 => t!("look-1"),
        2 => t!("look-2"),
        3 => t!("look-3"),
        4 => t!("look-4"),
        5 => t!("look-5"),
        6 => t!("look-6"),
        7 => t!("look-7"),
        8 => t!("look-8"),
        _ => t!("look-9"),
    }
}

/// What picking a look is called.
fn look_title(ui: &'static GameUi, name: Signal<String>) -> Signal<String> {
    let key = if ui.pieces.is_some() { "setup-piece-of" } else { "setup-look-of" };
    Signal::derive(move || t!(key, name = name.get()))
}

/// Colour and shape of the seat that is being picked for.
fn look_dialog(
    ui: &'static GameUi,
    plan: RwSignal<Plan>,
    names: Memo<Vec<String>>,
    picking: RwSignal<Option<u32>>,
) -> Html {
    let (first, count) = ui.looks;
    let open = RwSignal::new(false);
    effect(move || open.set(picking.get().is_some()));
    let place =
        move || picking.get().and_then(|key| plan.with(|plan| plan.find(key).map(|(i, c)| (i, c.look))));
    let name = Signal::derive(move || {
        let index = place().map_or(0, |(index, _)| index);
        names.with(|names| names.get(index).cloned().unwrap_or_default())
    });
    let title = look_title(ui, name);
    view! {
        <Dialog open title class="looks" on_close=move |()| picking.set(None)>
            <p class="muted">{tr("setup-look-note")}</p>
            <div class="lookgrid">
                {(first..first + count)
                    .map(|look| {
                        let owner = Signal::derive(move || {
                            plan.with(|plan| plan.chairs.iter().position(|chair| chair.look == look))
                                .and_then(|index| names.with(|names| names.get(index).cloned()))
                                .unwrap_or_default()
                        });
                        let mine = move || place().is_some_and(|(_, now)| now == look);
                        view! {
                            <button
                                type="button"
                                class="look"
                                class:on=mine
                                aria-pressed=move || if mine() { "true" } else { "false" }
                                on:click=move |_| {
                                    if let Some(key) = picking.get_untracked() {
                                        plan.update(|plan| plan.set_look(key, look));
                                    }
                                    open.set(false);
                                }
                            >
                                <SeatToken look=look name=name size=40 />
                                <span>{move || ui.pieces.as_ref().map_or_else(|| look_name(look), |pieces| (pieces.name)(look))}</span>
                                <em>{move || owner.get()}</em>
                            </button>
                        }
                    })
                    .collect_html()}
            </div>
        </Dialog>
    }
}

const PICT_DEVICE: &str = r#"<circle cx="24" cy="30" r="9" fill="var(--seat-1)"/><path d="M9 62a15 15 0 0 1 30 0Z" fill="var(--seat-1)"/><circle cx="70" cy="30" r="9" fill="var(--seat-2)"/><path d="M55 62a15 15 0 0 1 30 0Z" fill="var(--seat-2)"/><circle cx="116" cy="30" r="9" fill="var(--seat-3)"/><path d="M101 62a15 15 0 0 1 30 0Z" fill="var(--seat-3)"/><rect x="84" y="44" width="18" height="28" rx="3" fill="var(--raise)" stroke="var(--ink)" stroke-width="2.5"/><path d="M42 71q24 14 36-4M78 67l-8 1M78 67l2 8" fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round"/>"#;
const PICT_LINK: &str = r#"<path d="M14 66C44 14 92 82 126 22" fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round"/><circle cx="15" cy="62" r="11" fill="var(--seat-1)"/><rect x="118" y="12" width="20" height="20" rx="2" fill="var(--seat-2)"/><g transform="translate(70 46) rotate(-12)" fill="none" stroke="var(--ink)" stroke-width="2.5"><rect x="-22" y="-15" width="44" height="30" rx="2" fill="var(--raise)"/><path d="M-22 -13 0 4 22 -13"/></g>"#;
const PICT_TABLE: &str = r#"<g transform="translate(24 42) scale(1.5)"><path d="M-9 -2 -2 -18Q3 -18 2 -12L1 -5H9Q12 -5 12 -2L10 10Q9 14 5 14H-9Z" fill="var(--seat-1)"/><rect x="-14" y="-3" width="6" height="18" fill="var(--ink)"/></g><g transform="translate(70 42) scale(1.5 -1.5)"><path d="M-9 -2 -2 -18Q3 -18 2 -12L1 -5H9Q12 -5 12 -2L10 10Q9 14 5 14H-9Z" fill="var(--seat-2)"/><rect x="-14" y="-3" width="6" height="18" fill="var(--ink)"/></g><g transform="translate(116 42) scale(1.5)"><path d="M-9 -2 -2 -18Q3 -18 2 -12L1 -5H9Q12 -5 12 -2L10 10Q9 14 5 14H-9Z" fill="var(--seat-3)"/><rect x="-14" y="-3" width="6" height="18" fill="var(--ink)"/></g>"#;
const PICT_ROUND: &str = r##"<g fill="#201d1a" stroke="var(--ink-3)" stroke-width="1.5"><rect x="10" y="18" width="32" height="46" rx="3"/><rect x="54" y="18" width="32" height="46" rx="3"/><rect x="98" y="18" width="32" height="46" rx="3"/></g><circle cx="26" cy="38" r="8" fill="var(--seat-1)"/><circle cx="70" cy="38" r="8" fill="var(--seat-2)"/><circle cx="114" cy="38" r="8" fill="var(--seat-3)"/><path d="M18 55h16M62 55h16M106 55h16" stroke="#fff8ee" stroke-width="2.5" stroke-linecap="round"/><path d="M46 41h5M49 37.5l3.5 3.5-3.5 3.5M90 41h5M93 37.5l3.5 3.5-3.5 3.5" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linecap="round"/>"##;

/// One of two or more ways, with a drawing and what it costs.
fn option(
    group: &'static str,
    picture: &'static str,
    chosen: Signal<bool>,
    disabled: Signal<bool>,
    on_choose: impl Fn() + 'static,
    texts: [Signal<String>; 3],
) -> Html {
    let [title, text, cost] = texts;
    view! {
        <label class="opt" class:on=move || chosen.get() class:off=move || disabled.get()>
            <input
                type="radio"
                name=group
                prop:checked=move || chosen.get()
                disabled=move || disabled.get()
                on:change=move |_| on_choose()
            />
            <svg class="pict" viewBox="0 0 140 84" aria-hidden="true" inner_html=picture></svg>
            <span class="on-t">
                <i class="rd" aria-hidden="true"></i>
                {move || title.get()}
            </span>
            <span class="ot">{move || text.get()}</span>
            <span class="of">{move || cost.get()}</span>
        </label>
    }
}

/// One device or links.
fn how(ui: &'static GameUi, plan: RwSignal<Plan>) -> Html {
    let mode = Memo::new(move |_| plan.with(Plan::mode));
    let people = Memo::new(move |_| plan.with(Plan::people));
    view! {
        <div class="how" role="radiogroup" aria-labelledby="su-how">
            <div class="hd">
                <h2 id="su-how">{tr("setup-how")}</h2>
            </div>
            <div class="opts">
                {option(
                    "su-mode",
                    PICT_DEVICE,
                    Signal::derive(move || mode.get() == Mode::OneDevice),
                    Signal::stored(false),
                    move || plan.update(|plan| plan.mode = Mode::OneDevice),
                    [
                        tr("setup-device"),
                        Signal::derive(move || match people.get() {
                            0 => t!("setup-device-watch"),
                            1 => t!("setup-device-alone"),
                            _ => t!("setup-device-text"),
                        }),
                        Signal::derive(move || match people.get() {
                            0 | 1 => t!("setup-no-hand-overs"),
                            _ => {
                                let count = plan
                                    .with(|plan| Plan { mode: Mode::OneDevice, ..plan.clone() }.hand_overs(ui));
                                t!("setup-hand-overs", count = count)
                            }
                        }),
                    ],
                )}
                {option(
                    "su-mode",
                    PICT_LINK,
                    Signal::derive(move || mode.get() == Mode::ByLink),
                    Signal::derive(move || people.get() < 2),
                    move || plan.update(|plan| plan.mode = Mode::ByLink),
                    [
                        tr("setup-link"),
                        tr("setup-link-text"),
                        Signal::derive(move || {
                            if people.get() < 2 { t!("setup-link-alone") } else { t!("setup-link-cost") }
                        }),
                    ],
                )}
            </div>
        </div>
    }
}

/// How ballots are taken at one device.
fn ballots(ui: &'static GameUi, plan: RwSignal<Plan>) -> Html {
    let ballots = Memo::new(move |_| plan.with(|plan| plan.ballots(ui)));
    let people = Memo::new(move |_| plan.with(Plan::people));
    view! {
        <Show when=move || plan.with(|plan| plan.has_ballots(ui))>
            <div class="bal" role="radiogroup" aria-labelledby="su-bal">
                <div class="hd">
                    <h2 id="su-bal">{tr("setup-ballots")}</h2>
                </div>
                <div class="opts2">
                    {option(
                        "su-ballots",
                        PICT_TABLE,
                        Signal::derive(move || ballots.get() == Ballots::TableVote),
                        Signal::stored(false),
                        move || plan.update(|plan| plan.ballots = Ballots::TableVote),
                        [
                            tr("setup-table-vote"),
                            tr("setup-table-vote-text"),
                            tr("setup-table-vote-cost"),
                        ],
                    )}
                    {option(
                        "su-ballots",
                        PICT_ROUND,
                        Signal::derive(move || ballots.get() == Ballots::PassedAround),
                        Signal::stored(false),
                        move || plan.update(|plan| plan.ballots = Ballots::PassedAround),
                        [
                            tr("setup-passed"),
                            tr("setup-passed-text"),
                            Signal::derive(move || t!("setup-passed-cost", count = people.get())),
                        ],
                    )}
                </div>
            </div>
        </Show>
    }
}

/// Which people play on this device, in a game by link.
fn devices(plan: RwSignal<Plan>, names: Memo<Vec<String>>) -> Html {
    let people = Memo::new(move |_| {
        plan.with(|plan| {
            let people = plan.chairs.iter().enumerate().filter(|(_, chair)| chair.is_human());
            people.map(|(index, chair)| (index, chair.key)).collect::<Vec<_>>()
        })
    });
    view! {
            <Show when=move || plan.with(|plan| plan.mode() == Mode::ByLink)>
                <div class="dev" role="group" aria-labelledby="su-dev">
                    <div class="hd">
                        <h2 id="su-dev">{tr("setup-here")}</h2>
                    </div>
                    <ul class="here">
                        {move || {
     let person = |(index, key): (usize, u32)| { view! {
                            <li>
                                <label>
                                    <input
                                        type="checkbox"
                                        prop:checked=move || {
                                            plan.with(|plan| plan.find(key).is_some_and(|(_, chair)| chair.here))
                                        }
                                        on:change=move |event| {
                                            let here = event_target_checked(&event);
                                            plan.update(|plan| {
                                                if let Some(chair) = plan.chair(key) {
                                                    chair.here = here;
                                                }
                                            });
                                        }
                                    />
                                    <i aria-hidden="true">{icon(Icon::Check)}</i>
                                    <SeatToken
                                        look=Signal::derive(move || {
                                            plan.with(|plan| plan.find(key).map_or(0, |(_, chair)| chair.look))
                                        })
                                        name=Signal::derive(move || {
                                            names.with(|names| names.get(index).cloned().unwrap_or_default())
                                        })
                                    />
                                    <span>
                                        {move || names.with(|names| names.get(index).cloned().unwrap_or_default())}
                                    </span>
                                </label>
                            </li>
    } };
     people.get().into_iter().map(person).collect_html()
     }}
                    </ul>
                    <p class="says bad" role="alert" hidden=move || plan.with(|plan| !plan.here().is_empty())>
                        {tr("setup-here-none")}
                    </p>
                </div>
            </Show>
        }
}

/// What each seat plays: drawn, or one of the game's list that no other seat has.
fn picks(pick: &'static games::SeatPick, plan: RwSignal<Plan>) -> Html {
    let rows = move || {
        let (chairs, names) = plan.with(|plan| (plan.chairs.clone(), plan.shown_names()));
        chairs
            .iter()
            .zip(names)
            .map(|(chair, name)| {
                let key = chair.key;
                let options = pick
                    .words
                    .iter()
                    .map(|word| {
                        let taken = chairs.iter().any(|other| other.key != key && other.pick == *word);
                        view! {
                            <option value=*word selected=chair.pick == *word disabled=taken>
                                {(pick.name)(word)}
                            </option>
                        }
                    })
                    .collect_html();
                view! {
                    <li>
                        <label class="first">
                            <span>
                                <b>{t!("setup-pick-of", name = name)}</b>
                            </span>
                            <select on:change=move |event| {
                                let chosen = event_target_value(&event);
                                plan.update(|plan| {
                                    if let Some(chair) = plan.chair(key) {
                                        chair.pick = chosen;
                                    }
                                });
                            }>
                                <option value="" selected=chair.pick.is_empty()>
                                    {t!("setup-pick-drawn")}
                                </option>
                                {options}
                            </select>
                        </label>
                    </li>
                }
            })
            .collect_html()
    };
    view! {
        <details class="picks">
            <summary>{tr("setup-picks")}</summary>
            <ul class="sws">{rows}</ul>
        </details>
    }
}

/// The game's switches and the friendly table.
fn variants(ui: &'static GameUi, plan: RwSignal<Plan>, count: Signal<u8>) -> Html {
    let dials = move || {
        (ui.dials)(count.get())
            .into_iter()
            .map(|dial| {
                let label = Signal::stored(dial.label.clone());
                let hint = dial.hint.clone();
                let name = ["su-dial-", dial.word].concat();
                let options = dial.values.iter().map(|value| Signal::stored((*value).to_owned())).collect();
                let (seen, set) = (dial.clone(), dial);
                let selected = Signal::derive(move || {
                    let value = plan.with(|plan| plan.dial(&seen));
                    seen.values.iter().position(|known| *known == value).unwrap_or(0)
                });
                view! {
                    <li class="dial">
                        <span>
                            <b>{label}</b>
                            <em>{hint}</em>
                        </span>
                        <Segmented
                            name=name
                            label=label
                            options=options
                            selected
                            on_select=move |at: usize| {
                                if let Some(value) = set.values.get(at) {
                                    plan.update(|plan| plan.set_dial(&set, value));
                                }
                            }
                        />
                    </li>
                }
            })
            .collect_html()
    };
    let switches = move || {
        (ui.switches)(count.get())
            .into_iter()
            .map(|spec| {
                let (label, hint, word) = (spec.label.clone(), spec.hint.clone(), spec.word);
                view! {
                    <li>
                        <Switch
                            label=label
                            note=Signal::stored(hint)
                            checked=Signal::derive(move || plan.with(|plan| plan.is_on(&spec)))
                            on_change=move |on| {
                                plan.update(|plan| {
                                    plan.switch(word, on);
                                });
                            }
                        />
                    </li>
                }
            })
            .collect_html()
    };
    view! {
        <section class="var" aria-labelledby="su-var">
            <div class="hd">
                <h2 id="su-var">{tr("setup-variants")}</h2>
            </div>
            <ul class="sws">
                {dials}
                {switches}
                <li>
                    <Switch
                        label=tr("setup-friendly")
                        note=tr("setup-friendly-note")
                        checked=Signal::derive(move || plan.with(|plan| plan.friendly))
                        on_change=move |on| plan.update(|plan| plan.friendly = on)
                    />
                </li>
                <li>
                    <Switch
                        label=tr("setup-hints")
                        note=tr("setup-hints-note")
                        checked=Signal::derive(move || plan.with(|plan| !plan.no_hints))
                        on_change=move |on: bool| plan.update(|plan| plan.no_hints = !on)
                    />
                </li>
            </ul>
            {games::seat_pick(ui).map(|pick| picks(pick, plan))}
            // On small screens the foot has no room for it.
            {keep_button(ui, plan, "btn keep2")}
        </section>
    }
}

/// "Seven seats".
fn seats_words(count: usize) -> String {
    t!("setup-count-seats", count = count)
}

/// What Start starts, in two short sentences.
fn prompt(plan: &Plan, ui: &GameUi) -> String {
    let seats = seats_words(plan.chairs.len());
    match (plan.mode(), plan.people()) {
        (Mode::ByLink, _) => t!("setup-foot-link", seats = seats),
        (_, 0) => t!("setup-foot-watch", seats = seats),
        (_, 1) => t!("setup-foot-alone", seats = seats),
        _ if !ui.ballots => t!("setup-foot-device", seats = seats),
        _ if plan.ballots(ui) == Ballots::TableVote => t!("setup-foot-table-vote", seats = seats),
        _ => t!("setup-foot-passed", seats = seats),
    }
}

fn detail(plan: &Plan, ui: &GameUi) -> String {
    let people = plan.people();
    let computers = plan.chairs.len() - people;
    let who = match (people, computers) {
        (people, 0) => t!("setup-foot-people", people = people),
        (0, computers) => return t!("setup-foot-computers", computers = computers),
        _ => t!("setup-foot-mixed", people = people, computers = computers),
    };
    if people < 2 || plan.mode() == Mode::ByLink {
        return who;
    }
    let minutes = (ui.minutes)(plan.chairs.len() as u8);
    t!("setup-foot-minutes", who = who, minutes = (minutes + 2) / 5 * 5)
}

fn foot(
    ui: &'static GameUi,
    plan: RwSignal<Plan>,
    names: Memo<Vec<String>>,
    trouble: RwSignal<Option<String>>,
    started: StoredValue<bool>,
) -> Html {
    // What was wrong may have been put right.
    effect(move || {
        plan.track();
        trouble.set(None);
    });
    let begin = move |_| {
        if started.get_value() {
            return;
        }
        let now = plan.get_untracked();
        if let Some(chair) = now.chairs.iter().find(|chair| chair.is_too_long()) {
            trouble.set(Some(t!("setup-fix-name")));
            focus_later(["su-name-", &chair.key.to_string()].concat());
            return;
        }
        if now.people() > 0 && now.here().is_empty() {
            trouble.set(Some(t!("setup-here-none")));
            return;
        }
        match start(ui, &now) {
            Ok((save, game)) => {
                started.set_value(true);
                // Refused where nothing is stored; then there are no last seats to offer.
                let _ = remember(&last_key(ui), &now);
                wasm_bindgen_futures::spawn_local(fresh::open(save, game, ui));
            }
            Err(sentence) => trouble.set(Some(sentence)),
        }
    };
    view! {
        <section class="act" aria-label=tr("setup-start")>
            <div class="who">
                <span class="toks" aria-hidden="true">
                    {move || {
                        let looks: Vec<u8> = plan.with(|plan| plan.chairs.iter().map(|c| c.look).collect());
                        looks
                            .into_iter()
                            .zip(names.get())
                            .map(|(look, name)| view! { <SeatToken look=look name=name size=30 /> })
                            .collect_html()
                    }}
                </span>
                <div>
                    <p class="prompt">{move || plan.with(|plan| prompt(plan, ui))}</p>
                    <p class="muted">{move || plan.with(|plan| detail(plan, ui))}</p>
                    <p class="says bad" role="alert">{move || trouble.get()}</p>
                </div>
            </div>
            {keep_button(ui, plan, "btn quiet keep")}
            <button type="button" class="btn primary go" on:click=begin>
                {tr("setup-start")}
                {icon(Icon::ChevronRight)}
            </button>
        </section>
    }
}

fn keep_button(ui: &'static GameUi, plan: RwSignal<Plan>, class: &'static str) -> Html {
    view! {
        <button
            type="button"
            class=class
            on:click=move |_| {
                let kept = remember(&default_key(ui), &plan.get_untracked());
                toast(if kept { t!("setup-kept") } else { t!("settings-not-kept") });
            }
        >
            {tr("setup-keep")}
        </button>
    }
}

/// The setup as the game reads it: `seats=7 markers=on first=2`.
fn notation(ui: &GameUi, plan: &Plan) -> String {
    let seats = plan.chairs.len() as u8;
    let mut setup = ["seats=", &seats.to_string()].concat();
    for spec in (ui.switches)(seats) {
        setup.push(' ');
        setup.push_str(spec.word);
        setup.push('=');
        setup.push_str(if plan.is_on(&spec) { spec.values.1 } else { spec.values.0 });
    }
    for dial in (ui.dials)(seats) {
        setup.push(' ');
        setup.push_str(&dial_key(dial.word, plan.dial(&dial)));
    }
    if let Some(pieces) = &ui.pieces {
        let looks: Vec<u8> = plan.chairs.iter().map(|chair| chair.look).collect();
        setup.push(' ');
        setup.push_str(&(pieces.notation)(&looks));
    }
    if let Some(pick) = games::seat_pick(ui) {
        let picks: Vec<&str> = plan.chairs.iter().map(|chair| chair.pick.as_str()).collect();
        setup.push(' ');
        setup.push_str(&(pick.notation)(&picks));
    }
    if let Some(first) = plan.first.filter(|_| ui.ballots) {
        setup.push_str(" first=");
        setup.push_str(&(first + 1).to_string());
    }
    setup
}

/// The match of a plan, and its save.
fn start(ui: &'static GameUi, plan: &Plan) -> Result<(Save, Box<dyn engine::AnyMatch>), String> {
    random::check().map_err(|_| t!("setup-no-chance"))?;
    let setup = notation(ui, plan);
    let names = plan.names();
    let cards = names.iter().zip(&plan.chairs).map(|(name, chair)| SeatCard::new(name, chair.player()));
    let id = MatchId::new(random::rng().next_u64());
    let game = (ui.start)(id, &setup, cards.collect(), plan.friendly)?;
    let table = TableSettings { mode: plan.mode(), ballots: plan.ballots(ui), hints: !plan.no_hints };
    let mut save = Save::new(ui.id.word, game.link(true), plan.here().bits(), table);
    save.looks = plan.chairs.iter().map(|chair| chair.look).collect();
    Ok((save, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(seats: usize) -> Plan {
        let mut plan = Plan::default();
        while plan.chairs.len() < seats {
            plan.add();
        }
        for (index, chair) in plan.chairs.iter_mut().enumerate() {
            chair.name = index.to_string();
        }
        plan
    }

    fn order(plan: &Plan) -> Vec<&str> {
        plan.chairs.iter().map(|chair| chair.name.as_str()).collect()
    }

    fn person(plan: &mut Plan, index: usize) {
        plan.chairs[index].player = Player::Human.word().to_owned();
    }

    #[test]
    fn the_first_candidate_stays_the_same_person() {
        let mut plan = Plan { first: Some(2), ..plan(5) };
        plan.swap(2, 3);
        assert_eq!((order(&plan), plan.first), (vec!["0", "1", "3", "2", "4"], Some(3)));
        plan.swap(0, 1);
        assert_eq!(plan.first, Some(3));
        plan.remove(0);
        assert_eq!((order(&plan), plan.first), (vec!["0", "3", "2", "4"], Some(2)));
        plan.remove(2);
        assert_eq!(plan.first, None);
        let mut shuffled = Plan { first: Some(4), ..super::tests::plan(8) };
        for _ in 0..20 {
            shuffled.shuffle();
            assert_eq!(shuffled.chairs[shuffled.first.unwrap_or_default()].name, "4");
        }
        // Nothing beyond the table.
        shuffled.swap(7, 8);
        shuffled.remove(8);
        assert_eq!(shuffled.chairs.len(), 8);
    }

    #[test]
    fn a_taken_look_is_swapped() {
        let mut plan = plan(5);
        plan.set_look(plan.chairs[0].key, 3);
        let looks: Vec<u8> = plan.chairs.iter().map(|chair| chair.look).collect();
        assert_eq!(looks, [3, 1, 2, 0, 4]);
        plan.set_look(plan.chairs[1].key, 9);
        assert_eq!(plan.chairs[1].look, 9);
        assert!(!plan.has_usual_looks());
    }

    #[test]
    fn whatever_was_stored_becomes_playable() {
        let ui = &games::secret_hitler::UI;
        let chair = |name: &str, player: &str, look| Chair {
            key: 0,
            name: name.to_owned(),
            player: player.to_owned(),
            look,
            here: false,
            pick: String::new(),
        };
        let mut plan = Plan {
            chairs: vec![
                chair(&"é".repeat(90), "human", 7),
                chair("B\u{7}", "stronger", 7),
                chair("C", "?", 200),
            ],
            first: Some(12),
            ..Plan::default()
        };
        plan.fit(ui);
        assert_eq!(plan.chairs.len(), 5);
        assert_eq!(plan.first, None);
        assert!(plan.chairs[0].name.len() <= SeatCard::LONGEST && plan.chairs[0].is_human());
        assert_eq!((plan.chairs[1].name.as_str(), plan.chairs[1].player()), ("B", Player::ALL[2]));
        let looks: std::collections::BTreeSet<u8> = plan.chairs.iter().map(|chair| chair.look).collect();
        let keys: std::collections::BTreeSet<u32> = plan.chairs.iter().map(|chair| chair.key).collect();
        assert_eq!((looks.len(), keys.len()), (5, 5));
        assert!(looks.iter().all(|look| *look < LOOKS));
        plan.chairs = vec![chair("", "easy", 0); 30];
        plan.fit(ui);
        assert_eq!(plan.chairs.len(), 10);
    }

    #[test]
    fn links_and_ballots_need_people() {
        let mut plan = Plan { mode: Mode::ByLink, ballots: Ballots::TableVote, ..plan(7) };
        assert_eq!(
            (plan.people(), plan.mode(), plan.hand_overs(&games::secret_hitler::UI)),
            (1, Mode::OneDevice, 0)
        );
        assert_eq!(plan.ballots(&games::secret_hitler::UI), Ballots::PassedAround);
        assert_eq!(plan.here(), SeatSet::only(Seat::new(0)));
        person(&mut plan, 3);
        assert_eq!(plan.mode(), Mode::ByLink);
        assert_eq!(plan.here(), SeatSet::only(Seat::new(0)));
        plan.mode = Mode::OneDevice;
        assert_eq!(plan.here().len(), 2);
        assert_eq!(plan.ballots(&games::secret_hitler::UI), Ballots::TableVote);
        let few = plan.hand_overs(&games::secret_hitler::UI);
        plan.ballots = Ballots::PassedAround;
        assert!(plan.hand_overs(&games::secret_hitler::UI) > few);
    }

    #[test]
    fn every_plan_starts_a_match() {
        let ui = &games::secret_hitler::UI;
        for seats in ui.seats.0..=ui.seats.1 {
            let mut plan = plan(usize::from(seats));
            plan.first = Some(usize::from(seats) - 1);
            for spec in (ui.switches)(seats) {
                plan.switch(spec.word, true);
            }
            let setup = notation(ui, &plan);
            let cards = plan.chairs.iter().map(|chair| SeatCard::new(&chair.name, chair.player())).collect();
            let game = (ui.start)(MatchId::new(1), &setup, cards, true);
            assert!(game.is_ok_and(|game| game.seats() == seats), "{setup}");
        }
    }

    #[test]
    fn looks_that_are_places_keep_their_order() {
        let ui = &games::konzern::UI;
        let mut plan = Plan::fresh(ui);
        for (index, chair) in plan.chairs.iter_mut().enumerate() {
            chair.name = index.to_string();
        }
        let looks = |plan: &Plan| plan.chairs.iter().map(|chair| chair.look - ui.looks.0).collect::<Vec<_>>();
        assert_eq!((plan.chairs.len(), looks(&plan)), (4, vec![0, 1, 2, 3]));
        plan.swap(0, 3);
        assert_eq!((order(&plan), looks(&plan)), (vec!["3", "1", "2", "0"], vec![0, 1, 2, 3]));
        // Who wants another look sits down there.
        plan.set_look(plan.chairs[0].key, ui.looks.0 + 2);
        assert_eq!((order(&plan), looks(&plan)), (vec!["2", "1", "3", "0"], vec![0, 1, 2, 3]));
    }

    #[test]
    fn dials_go_into_the_setup() {
        let ui = &games::konzern::UI;
        let mut plan = Plan::fresh(ui);
        let dials = (ui.dials)(4);
        assert!(notation(ui, &plan).contains(" years=6 quota=4"), "{}", notation(ui, &plan));
        for dial in &dials {
            for value in dial.values {
                plan.set_dial(dial, value);
                assert_eq!(plan.dial(dial), *value);
                let setup = notation(ui, &plan);
                let cards =
                    plan.chairs.iter().map(|chair| SeatCard::new(&chair.name, chair.player())).collect();
                let game = (ui.start)(MatchId::new(1), &setup, cards, false);
                let told = game.map(|game| game.setup_text()).unwrap_or_default();
                assert!(told.contains(&dial_key(dial.word, value)), "{setup}: {told}");
            }
        }
        // The last of each. That they are kept is a matter of the browser.
        assert_eq!(dials.iter().map(|dial| plan.dial(dial)).collect::<Vec<_>>(), ["8", "5"]);
    }
}
