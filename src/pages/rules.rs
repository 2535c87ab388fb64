//! The rules of a game: contents, search, the rule that was asked for, and what it means at the open table.
//!
//! The text is made from `docs/rules` (see [`crate::rules_text`]). A table's page calls [`follow`] and
//! sends the player here by [`ask`]; this page then shows the question, what the game's view module says
//! about the rule in this position ([`GameUi::rule_now`], [`GameUi::rule_figure`]), and the way back.

use std::cell::RefCell;

use crate::i18n::{say, tr};
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use crate::ui::{effect, effect_from};
use engine::AnyMatch;
use leptos::{ev, prelude::*};
use markup::view;
use wasm_bindgen::JsCast;

use crate::{
    games::GameUi,
    i18n,
    platform::storage::{self, Save},
    route::{self, Route},
    rules_text::{self, Book, Kind, Query},
    table::{Table, fresh},
    ui::{Icon, SeatToken, TopBar, icon},
};

/// A drawing of the present position that explains a rule.
pub struct Figure {
    /// What it shows: "Whom Anna may nominate".
    pub title: String,
    /// Where that was taken from: "Election 11. Drawn from your game."
    pub note: String,
    /// The drawing.
    pub drawing: Html,
}

/// Why the player came: a refusal that names its rule.
#[derive(Clone)]
pub struct Question {
    /// The rule's id.
    pub rule: String,
    /// The question in words: "Why can't Béla be nominated?"
    pub text: String,
    /// The seat it is about: its look and name.
    pub seat: Option<(u8, String)>,
}

/// The match that the player left for the rules, as it stood.
#[derive(Clone)]
struct Left {
    ui: &'static GameUi,
    game: Box<dyn AnyMatch>,
    save: Save,
}

thread_local! {
    static LEFT: RefCell<Option<Left>> = const { RefCell::new(None) };
    static QUESTION: RefCell<Option<Question>> = const { RefCell::new(None) };
}

/// Called once by a table's page: when it closes for the rules, they keep a copy of the match, so that
/// they can say what a rule means in it; when it closes for anything else, they forget the last one.
pub fn follow(table: Table) {
    on_cleanup(move || {
        let to_rules = matches!(route::current_untracked(), Route::Rules(..));
        let left = to_rules.then(|| {
            untrack(|| Left {
                ui: table.ui(),
                game: table.with_present(|game| game.clone_box()),
                save: table.save(),
            })
        });
        if left.is_none() {
            QUESTION.with_borrow_mut(Option::take);
        }
        LEFT.with_borrow_mut(|kept| *kept = left);
    });
}

/// Opens the rules of a game at the rule that a refusal named, and shows the question above it.
pub fn ask(game: &str, question: Question) {
    let to = Route::Rules(game.to_owned(), Some(question.rule.clone()));
    QUESTION.with_borrow_mut(|asked| *asked = Some(question));
    route::navigate(&to);
}

/// A sentence in which every rule number leads to its rule.
pub fn linked(game: &str, text: &str) -> Html {
    let mut parts = Vec::new();
    let mut rest = text;
    if let Some(book) = rules_text::book(game) {
        let start = [book.prefix, "-"].concat();
        while let Some(from) = rest.find(&start) {
            let number = rest.get(from + start.len()..).unwrap_or_default();
            let number = number.split(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap_or_default();
            // A full stop ends the sentence.
            let digits = number.trim_end_matches('.').len();
            let (before, found) = rest.split_at(from);
            let (id, after) = found.split_at(start.len() + digits);
            parts.push(before.to_owned().into_html());
            parts.push(match book.find(id) {
                Some(index) => {
                    view! { <a href=rule_route(book, index).fragment()>{id.to_owned()}</a> }
                }
                None => id.to_owned().into_html(),
            });
            rest = after;
        }
    }
    parts.push(rest.to_owned().into_html());
    parts.into_html()
}

/// A table on the copy of the match that was left; it only lies there, nothing is played on it.
fn table_left(game: &str) -> Option<Table> {
    let left = LEFT.with_borrow(|left| left.as_ref().filter(|left| left.ui.id.word == game).cloned())?;
    Some(Table::new(left.ui, left.game, left.save))
}

fn question_on(rule: &str) -> Option<Question> {
    QUESTION.with_borrow(|asked| asked.as_ref().filter(|asked| asked.rule == rule).cloned())
}

/// What the route asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    /// Everything, from the top.
    All,
    /// A section.
    Section(usize),
    /// A rule.
    Rule(usize),
    /// A rule that is none.
    Missing(String),
}

impl Place {
    fn of(book: &Book, route: &Route) -> Self {
        let Route::Rules(_, Some(word)) = route else { return Self::All };
        let section = word.strip_prefix('s').and_then(|number| number.parse::<usize>().ok());
        let section = section.and_then(|number| number.checked_sub(1));
        match (book.find(word), section) {
            (Some(rule), _) => Self::Rule(rule),
            (None, Some(section)) if !book.section(section).is_empty() => Self::Section(section),
            _ => Self::Missing(word.clone()),
        }
    }

    fn rule(&self) -> Option<usize> {
        if let Self::Rule(rule) = self { Some(*rule) } else { None }
    }

    fn section(&self, book: &Book) -> Option<usize> {
        match self {
            Self::Section(section) => Some(*section),
            Self::Rule(rule) => book.rules.get(*rule).map(|rule| rule.section),
            Self::All | Self::Missing(_) => None,
        }
    }
}

fn rule_route(book: &Book, index: usize) -> Route {
    Route::Rules(book.game.to_owned(), book.rules.get(index).map(|rule| book.id(rule)))
}

fn section_route(book: &Book, section: usize) -> Route {
    Route::Rules(book.game.to_owned(), Some(["s", &(section + 1).to_string()].concat()))
}

fn section_id(section: usize) -> String {
    ["section-", &(section + 1).to_string()].concat()
}

/// A rule as it is to be shown: with marks around what was found.
struct Shown {
    /// The number itself was looked for; it is then the hit of this number.
    number_hit: Option<usize>,
    title: String,
    body: String,
    hits: usize,
}

/// The rule whose number, with or without the prefix, this is.
fn exact(book: &Book, text: &str) -> Option<usize> {
    let text = text.trim();
    book.find(text).or_else(|| book.index(text))
}

/// All rules with their marks, numbered through in reading order.
fn search(book: &Book, lang: i18n::Lang, text: &str) -> Vec<Shown> {
    let query = Query::new(text);
    let wanted = exact(book, text);
    let mut total = 0;
    let rules = book.text(lang).rules.iter().enumerate();
    rules
        .map(|(index, (title, body))| {
            let first = total;
            let exact = wanted == Some(index);
            let number_hit = exact.then_some(first);
            total += usize::from(exact);
            let (title, body) = if query.matches(&[title, body]) {
                let (title, in_title) = query.mark(title, total);
                let (body, in_body) = query.mark(body, total + in_title);
                total += in_title + in_body;
                (title, body)
            } else {
                ((*title).to_owned(), (*body).to_owned())
            };
            Shown { number_hit, title, body, hits: total - first }
        })
        .collect()
}

/// Runs after the page has been drawn with the present state.
fn when_drawn(act: impl FnOnce() + 'static) {
    request_animation_frame(move || {
        request_animation_frame(act);
    });
}

fn element(id: &str) -> Option<web_sys::HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Scrolls an element into sight.
pub fn bring(target: &web_sys::Element, block: web_sys::ScrollLogicalPosition) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(block);
    target.scroll_into_view_with_scroll_into_view_options(&options);
}

/// The rules of a game.
#[allow(clippy::needless_pass_by_value)] // A component owns what it is given.
#[component]
pub fn Rules(
    /// The game's word; the rule stands in the route.
    game: String,
) -> impl IntoView {
    match rules_text::book(&game) {
        Some(book) => view! { <Reader book /> },
        None => view! {
            <TopBar title=tr("title-rules") />
            <main id="main" tabindex="-1" class="sheet">
                <h1>{tr("title-rules")}</h1>
                <p>{tr("rules-no-game")}</p>
                <p>
                    <a class="btn" href=Route::Home.fragment()>
                        {tr("rules-to-start")}
                    </a>
                </p>
            </main>
        },
    }
}

/// What the parts of the screen share.
#[derive(Clone, Copy)]
struct Desk {
    book: &'static Book,
    place: Memo<Place>,
    query: RwSignal<String>,
    /// Which hit is the present one.
    hit: RwSignal<usize>,
    /// Hits by rule.
    hits: Memo<Vec<usize>>,
    /// The sections above the asked rule's are shown too.
    above: RwSignal<bool>,
    /// The contents are open; only small screens can close them.
    contents: RwSignal<bool>,
    /// The match that was left for the rules.
    table: Option<Table>,
}

impl Desk {
    fn total(&self) -> usize {
        self.hits.with(|hits| hits.iter().sum())
    }

    /// The first hit in what is shown; if there is none, the first of all.
    fn first_hit(&self) -> usize {
        // Who types a rule's number wants that rule.
        if let Some(rule) = self.query.with_untracked(|query| exact(self.book, query)) {
            return self.hits.with_untracked(|hits| hits.iter().take(rule).sum());
        }
        let start = self.place.with_untracked(|place| place.section(self.book)).unwrap_or(0);
        let from = self.book.section(start).start;
        self.hits.with_untracked(|hits| {
            let before = hits.iter().take(from).sum::<usize>();
            if before < hits.iter().sum() { before } else { 0 }
        })
    }

    /// Makes a hit the present one and brings it into sight.
    fn go_to_hit(self, hit: usize) {
        self.hit.set(hit);
        let rule = self.hits.with_untracked(|hits| {
            let mut before = 0;
            hits.iter().position(|count| {
                before += count;
                hit < before
            })
        });
        let Some(rule) = rule.and_then(|rule| self.book.rules.get(rule)) else { return };
        let start = self.place.with_untracked(|place| place.section(self.book));
        if start.is_some_and(|start| rule.section < start) {
            self.above.set(true);
        }
        when_drawn(move || {
            if let Some(mark) = element(&["hit-", &hit.to_string()].concat()) {
                bring(&mark, web_sys::ScrollLogicalPosition::Nearest);
            }
        });
    }

    fn step(self, forward: bool) {
        let total = self.hits.with_untracked(|hits| hits.iter().sum::<usize>());
        if total > 0 {
            let now = self.hit.get_untracked().min(total - 1);
            self.go_to_hit(if forward { (now + 1) % total } else { (now + total - 1) % total });
        }
    }
}

#[component]
fn Reader(book: &'static Book) -> impl IntoView {
    let place = Memo::new(move |_| Place::of(book, &route::current()));
    let query = RwSignal::new(String::new());
    let hits = Memo::new(move |_| {
        let shown = query.with(|query| search(book, i18n::lang(), query));
        shown.into_iter().map(|rule| rule.hits).collect::<Vec<_>>()
    });
    let (hit, above, contents) = (RwSignal::new(0), RwSignal::new(false), RwSignal::new(false));
    let table = table_left(book.game);
    let desk = Desk { book, place, query, hit, hits, above, contents, table };
    on_cleanup(keep_unsaved);

    effect_from(move |before: Option<Place>| {
        let place = place.get();
        above.set(false);
        contents.set(false);
        let first = before.is_none();
        let now = place.clone();
        when_drawn(move || arrive(book, &now, first));
        place
    });

    // The present hit looks different from the others.
    effect(move || {
        let hit = hit.get();
        hits.track();
        place.track();
        above.track();
        i18n::lang();
        when_drawn(move || {
            if let Ok(Some(last)) = document().query_selector("mark.now, .r-num.now") {
                let _ = last.class_list().remove_1("now");
            }
            if let Some(mark) = element(&["hit-", &hit.to_string()].concat()) {
                let _ = mark.class_list().add_1("now");
            }
        });
    });

    let closing = table.map_or(Route::Home, way_back).fragment();
    let plain = move || place.with(|place| place.rule().is_none());
    view! {
        <div class="r-page" class:r-plain=plain>
            <TopBar
                title=Signal::derive(|| book.title.to_owned())
                phase=tr("title-rules")
            >
                <Find desk />
                <button
                    type="button"
                    class="btn r-open"
                    aria-expanded=move || if contents.get() { "true" } else { "false" }
                    aria-controls="rules-contents"
                    on:click=move |_| contents.update(|open| *open = !*open)
                >
                    {icon(Icon::Contents)}
                    {tr("rules-contents")}
                </button>
                <span class="grow"></span>
                <a class="btn quiet r-close" href=closing>
                    {icon(Icon::Close)}
                    {tr("close")}
                </a>
            </TopBar>
            <Contents desk />
            <main id="main" class="r-body" tabindex="-1">
                <h1 class="sr">{say(move || t!("rules-heading", game = book.title))}</h1>
                {move || body(desk)}
            </main>
        </div>
    }
}

/// The table that was left.
fn way_back(table: Table) -> Route {
    Route::Table(untrack(|| table.save()).id)
}

/// A match that could not be stored goes back to its table by memory.
fn keep_unsaved() {
    if let Route::Table(id) = route::current_untracked()
        && untrack(storage::trouble).is_some()
        && let Some(Left { ui, game, save }) = LEFT.with_borrow_mut(Option::take)
        && save.id == id
    {
        fresh::keep(save, game, ui);
    }
}

/// Brings what was asked for into sight and puts the focus there.
fn arrive(book: &Book, place: &Place, first: bool) {
    let id = match place {
        Place::Rule(rule) => book.rules.get(*rule).map(|rule| book.id(rule)),
        Place::Section(section) => Some(section_id(*section)),
        Place::All | Place::Missing(_) => None,
    };
    window().scroll_to_with_x_and_y(0.0, 0.0);
    match id.and_then(|id| element(&id)) {
        Some(target) => {
            bring(&target, web_sys::ScrollLogicalPosition::Nearest);
            if let Some(heading) = target
                .query_selector("[tabindex='-1']")
                .ok()
                .flatten()
                .and_then(|heading| heading.dyn_into::<web_sys::HtmlElement>().ok())
            {
                let options = web_sys::FocusOptions::new();
                options.set_prevent_scroll(true);
                let _ = heading.focus_with_options(&options);
            }
        }
        None if !first => {
            if let Some(main) = element("main") {
                let _ = main.focus();
            }
        }
        None => {}
    }
}

#[component]
fn Find(desk: Desk) -> impl IntoView {
    let Desk { query, hit, .. } = desk;
    let input = NodeRef::<leptos::html::Input>::new();
    let slash = window_event_listener(ev::keydown, move |event| {
        let typing = event.target().is_some_and(|target| {
            target
                .dyn_ref::<web_sys::Element>()
                .is_some_and(|element| element.matches("input, textarea, select").unwrap_or(false))
        });
        if event.key() == "/" && !typing && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            event.prevent_default();
            if let Some(input) = input.get_untracked() {
                let _ = input.focus();
                input.select();
            }
        }
    });
    on_cleanup(move || slash.remove());
    let none = move || desk.total() == 0;
    view! {
        <div class="r-find" role="search" class:r-idle=move || query.with(|query| query.trim().is_empty())>
            {icon(Icon::Search)}
            <input
                type="search"
                node_ref=input
                aria-label=tr("rules-search")
                placeholder=tr("rules-search")
                autocomplete="off"
                maxlength="80"
                aria-keyshortcuts="/"
                prop:value=move || query.get()
                on:input=move |event| {
                    query.set(event_target_value(&event));
                    desk.above.set(false);
                    desk.go_to_hit(desk.first_hit());
                }
                on:keydown=move |event| match event.key().as_str() {
                    "Enter" => {
                        event.prevent_default();
                        desk.step(!event.shift_key());
                    }
                    "Escape" => query.set(String::new()),
                    _ => {}
                }
            />
            <output>
                {move || match desk.total() {
                    0 if query.with(|query| query.trim().is_empty()) => String::new(),
                    0 => t!("rules-no-hits"),
                    count => t!("rules-hits", now = hit.get().min(count - 1) + 1, count = count),
                }}
            </output>
            <button
                type="button"
                class="ib"
                aria-label=tr("rules-previous-hit")
                disabled=none
                on:click=move |_| desk.step(false)
            >
                {icon(Icon::ChevronUp)}
            </button>
            <button
                type="button"
                class="ib"
                aria-label=tr("rules-next-hit")
                disabled=none
                on:click=move |_| desk.step(true)
            >
                {icon(Icon::ChevronDown)}
            </button>
        </div>
    }
}

#[component]
fn Contents(desk: Desk) -> impl IntoView {
    let Desk { book, place, hits, contents, .. } = desk;
    let all = Route::Rules(book.game.to_owned(), None).fragment();
    let list = move || {
        let text = book.text(i18n::lang());
        let now = place.get();
        let open = now.section(book);
        let sections = text.sections.iter().enumerate();
        sections
            .map(|(section, title)| {
                let rules = book.section(section);
                let numbers = [rules.clone().next(), rules.clone().next_back()];
                let numbers = numbers.map(|index| {
                    index.and_then(|index| book.rules.get(index)).map_or("", |rule| rule.number)
                });
                let [from, to] = numbers;
                let in_section = {
                    let rules = rules.clone();
                    move || {
                        let count = hits
                            .with(|hits| hits.get(rules.clone()).unwrap_or_default().iter().sum::<usize>());
                        (count > 0).then(|| {
                            view! {
                                <em>
                                    <span aria-hidden="true">{count}</span>
                                    <span class="sr">{t!("rules-section-hits", count = count)}</span>
                                </em>
                            }
                        })
                    }
                };
                let entries = (open == Some(section)).then(|| {
                    let entries = rules
                        .filter_map(|index| {
                            let rule = book.rules.get(index)?;
                            let (title, _) = text.rules.get(index)?;
                            let current = now.rule() == Some(index);
                            Some(view! {
                                <li>
                                    <a
                                        href=rule_route(book, index).fragment()
                                        aria-current=current.then_some("true")
                                        on:click=move |_| contents.set(false)
                                    >
                                        <b>{rule.number}</b>
                                        {*title}
                                    </a>
                                </li>
                            })
                        })
                        .collect_html();
                    view! { <ol>{entries}</ol> }
                });
                view! {
                    <li class=if open == Some(section) { "r-cur" } else { "" }>
                        <a
                            href=section_route(book, section).fragment()
                            aria-current=(now == Place::Section(section)).then_some("true")
                        >
                            {ordinal(section, title).map(|number| view! { <b>{number}</b> })}
                            <span>{*title}</span>
                            {in_section}
                            {ordinal(section, title)
                                .map(|_| view! { <small>{[from, "–", to].concat()}</small> })}
                        </a>
                        {entries}
                    </li>
                }
            })
            .collect_html()
    };
    view! {
        <nav
            class="r-toc"
            id="rules-contents"
            aria-label=tr("rules-contents")
            class:open=move || contents.get()
        >
            <div>
                <ol class="r-list">{list}</ol>
                <div class="r-tools">
                    <a
                        class="btn quiet"
                        href=all
                        aria-current=move || (place.get() == Place::All).then_some("true")
                        on:click=move |_| contents.set(false)
                    >
                        {icon(Icon::Book)}
                        {tr("rules-one-page")}
                    </a>
                    <button
                        type="button"
                        class="btn quiet"
                        on:click=move |_| {
                            let _ = window().print();
                        }
                    >
                        {icon(Icon::File)}
                        {tr("rules-print")}
                    </button>
                </div>
            </div>
        </nav>
    }
}

/// The rules in reading order, up to the one asked for; beside or below it what belongs to it; the rest.
fn body(desk: Desk) -> Html {
    let Desk { book, place, query, above, table, .. } = desk;
    let lang = i18n::lang();
    let now = place.get();
    let shown = query.with(|query| search(book, lang, query));
    let start = if above.get() { 0 } else { now.section(book).unwrap_or(0) };
    let asked = now.rule();
    let mut before = Vec::new();
    let mut after = Vec::new();
    let mut section = None;
    for (index, (rule, shown)) in book.rules.iter().zip(shown).enumerate() {
        let part = if asked.is_some_and(|asked| index > asked) { &mut after } else { &mut before };
        let off = rule.section < start;
        if section != Some(rule.section) {
            section = Some(rule.section);
            part.push(head(book, lang, rule.section, off, rule.section == start));
        }
        let context = table.filter(|_| asked == Some(index));
        part.push(article(book, index, shown, asked == Some(index), off, context));
    }
    let side = asked.map(|asked| side(book, lang, asked, table));
    let notice = match &now {
        Place::Missing(word) => {
            let word = word.clone();
            Some(view! { <p class="r-asked"><span>{t!("rules-no-rule", rule = word)}</span></p> })
        }
        Place::Rule(rule) => strip(book, *rule, table),
        Place::All | Place::Section(_) => None,
    };
    view! {
        <div class="r-a">{notice} {before}</div>
        {side}
        <div class="r-b">
            {after} <section class="r-about" aria-labelledby="rules-about">
                <h2 id="rules-about">{t!("rules-about")}</h2>
                <p inner_html=book.text(lang).intro></p>
            </section>
        </div>
    }
}

/// The question that brought the player here, and the way back.
fn strip(book: &'static Book, rule: usize, table: Option<Table>) -> Option<Html> {
    let id = book.rules.get(rule).map(|rule| book.id(rule))?;
    let question = question_on(&id);
    if question.is_none() && table.is_none() {
        return None;
    }
    let link = rule_route(book, rule).fragment();
    let asked = if let Some(question) = question {
        let seat = question.seat.map(|(look, name)| view! { <SeatToken look name size=32 /> });
        view! {
            {seat}
            <span>{question.text} " " <a href=link>{id}</a></span>
        }
    } else {
        let position = table.map(|table| table.with_present(|game| (table.ui().position)(game)));
        view! { <span>{position}</span> }
    };
    let back = table.map(|table| {
        view! {
            <a class="btn" href=way_back(table).fragment()>
                {t!("rules-back")}
            </a>
        }
    });
    Some(view! { <div class="r-asked">{asked} {back}</div> })
}

/// A section's number, unless its title says the one by which its rules are known.
fn ordinal(section: usize, title: &str) -> Option<usize> {
    (!title.starts_with(|first: char| first.is_ascii_digit())).then_some(section + 1)
}

/// The head of a section; the first one leads to the section before it.
fn head(book: &'static Book, lang: i18n::Lang, section: usize, off: bool, first: bool) -> Html {
    let title = |section: usize| book.text(lang).sections.get(section).copied().unwrap_or_default();
    let previous = section.checked_sub(1).filter(|_| first).map(|previous| {
        view! {
            <a href=section_route(book, previous).fragment()>
                <span class="sr">{t!("rules-previous-section")} " "</span>
                {ordinal(previous, title(previous))}
                " "
                {title(previous)}
            </a>
        }
    });
    view! {
        <div class="r-sec" class:r-off=off id=section_id(section)>
            <h2 tabindex="-1">
                {ordinal(section, title(section)).map(|number| view! { <b>{number}</b> })}
                " "
                {title(section)}
            </h2>
            {previous}
        </div>
    }
}

fn article(
    book: &'static Book,
    index: usize,
    shown: Shown,
    asked: bool,
    off: bool,
    table: Option<Table>,
) -> Html {
    let Some(rule) = book.rules.get(index) else { return ().into_html() };
    let id = book.id(rule);
    let tag = match rule.kind {
        Kind::Original => None,
        Kind::Ruling => Some(t!("rules-ruling")),
        Kind::Unofficial => Some(t!("rules-unofficial")),
    };
    let now = table.and_then(|table| (table.ui().rule_now)(table, &id)).map(|now| {
        view! {
            <div class="r-now">
                <span class="label">{t!("rules-now")}</span>
                {now}
            </div>
        }
    });
    view! {
        <article class="r-rule" class:r-hit=asked class:r-off=off id=id.clone()>
            <a
                class="r-num"
                id=shown.number_hit.map(|hit| ["hit-", &hit.to_string()].concat())
                class:r-found=shown.number_hit.is_some()
                href=rule_route(book, index).fragment()
                title=t!("rules-to-rule", rule = id.clone())
            >
                <small>{book.prefix} <span class="sr">"-"</span></small>
                {rule.number}
            </a>
            <div>
                <h3 tabindex="-1">
                    <span inner_html=shown.title></span>
                    {tag.map(|tag| view! { " " <span class="tag">{tag}</span> })}
                </h3>
                <div class="r-text" inner_html=shown.body></div>
                {now}
            </div>
        </article>
    }
}

/// The drawing of the position, and the rules close to the one asked for.
fn side(book: &'static Book, lang: i18n::Lang, asked: usize, table: Option<Table>) -> Html {
    let Some(rule) = book.rules.get(asked) else { return ().into_html() };
    let figure = table.and_then(|table| (table.ui().rule_figure)(table, &book.id(rule)));
    let drawn = figure.is_some();
    let figure = figure.map(|figure| {
        view! {
            <section class="r-fig" aria-labelledby="rules-figure">
                <header>
                    <h2 id="rules-figure">{figure.title}</h2>
                    <p>{figure.note}</p>
                </header>
                {figure.drawing}
            </section>
        }
    });
    let near = rule
        .see
        .iter()
        .filter_map(|index| {
            let index = *index;
            let number = book.rules.get(index)?.number;
            let (title, _) = book.text(lang).rules.get(index)?;
            Some(view! {
                <a href=rule_route(book, index).fragment()>
                    <b>{number}</b>
                    {*title}
                </a>
            })
        })
        .collect_html();
    view! {
        <div class="r-side" class:r-drawn=drawn>
            <div>
                {figure} <nav class="r-near" aria-labelledby="rules-near">
                    <span class="label" id="rules-near">
                        {t!("rules-near")}
                    </span>
                    {near}
                </nav>
            </div>
        </div>
    }
}
