//! What only a browser can test: storage, locks, routes, language, and the pieces of the screen.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::expect_used)]
#![cfg(target_arch = "wasm32")]

use std::{cell::Cell, rc::Rc, time::Duration};

use engine::{AnyMatch, Choices as _, Match, MatchId, Player, Seat, SeatCard, Turn, Viewer};
use kabinett::{
    games,
    i18n::{self, Lang},
    platform::{
        locks::{Hold, TabLock},
        random,
        storage::{self, FileError, Save, Summary, TableSettings, Value},
        texts::{self, NotFetched},
        timers::sleep,
    },
    route::{self, Route},
    settings::{self, Theme},
    table::Table,
    ui::{
        Dialog, HoldButton, Question, QuestionHost, SeatToken, Segmented, Switch, Tabs, ask, ask_if_wished,
        html::{CollectHtml, Html, IntoHtml, Show, keyed, live},
        letter,
    },
};
use leptos::{html, mount::mount_to, prelude::*};
use markup::view;
use mefo::{Mefo, Setup, Stage};
use rand::Rng as _;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{HtmlElement, KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit};

wasm_bindgen_test_configure!(run_in_browser);

/// Takes in the texts of every language, which the app gets from its host.
fn speak() {
    for file in [
        include_str!(concat!(env!("OUT_DIR"), "/texts-hu.txt")),
        include_str!(concat!(env!("OUT_DIR"), "/texts-de.txt")),
        include_str!(concat!(env!("OUT_DIR"), "/texts-en.txt")),
    ] {
        i18n::set_lang(i18n::add(file.to_owned()).unwrap());
    }
}

/// Lets effects and promises run.
async fn settle() {
    sleep(Duration::from_millis(30)).await;
}

/// Waits until something has come about, three seconds at most: the machine may be busy.
async fn until(done: impl Fn() -> bool) {
    for _ in 0..100 {
        settle().await;
        if done() {
            return;
        }
    }
}

fn stage() -> HtmlElement {
    let place: HtmlElement = document().create_element("div").unwrap().unchecked_into();
    document().body().unwrap().append_child(&place).unwrap();
    place
}

fn find(place: &HtmlElement, selector: &str) -> HtmlElement {
    place.query_selector(selector).unwrap().expect(selector).unchecked_into()
}

fn save(link: &str) -> Save {
    Save::new("secret-hitler", link.to_owned(), 0b101, TableSettings::default())
}

async fn empty_store() {
    for entry in storage::list().await.unwrap() {
        storage::delete(&entry.map_or_else(|raw| raw.id, |save| save.id)).await.unwrap();
    }
}

#[wasm_bindgen_test]
fn routes_print_and_parse() {
    for route in [
        Route::Home,
        Route::Setup("secret-hitler".into()),
        Route::Table("0123abcd".into()),
        Route::Link("AbC-_09".into()),
        Route::Rules("secret-hitler".into(), None),
        Route::Rules("secret-hitler".into(), Some("SH-14".into())),
        Route::Settings,
        Route::Credits,
    ] {
        assert_eq!(Route::parse(&route.fragment()), route);
    }
    assert_eq!(Route::parse(""), Route::Home);
    assert_eq!(Route::parse("#"), Route::Home);
    // A pasted link may have anything behind it; its own parser says what is wrong.
    assert_eq!(Route::parse("#/g/a b/c%20"), Route::Link("a b/c%20".into()));
    for nonsense in ["#/new/", "#/new/<b>", "#/nowhere", "#/settings/x", "#/table/../x", "#/g/", "#//"] {
        assert_eq!(Route::parse(nonsense), Route::Unknown, "{nonsense}");
    }
    assert_eq!(Route::parse(&["#/table/", &"a".repeat(65)].concat()), Route::Unknown);
}

#[wasm_bindgen_test]
async fn the_route_follows_the_address() {
    route::watch();
    route::navigate(&Route::Settings);
    settle().await;
    assert_eq!(route::current_untracked(), Route::Settings);
    route::navigate(&Route::Credits);
    settle().await;
    window().history().unwrap().back().unwrap();
    sleep(Duration::from_millis(200)).await;
    assert_eq!(route::current_untracked(), Route::Settings);
    route::replace(&Route::Home);
    assert_eq!(route::current_untracked(), Route::Home);
    assert_eq!(window().location().hash().unwrap(), "#/");
}

#[wasm_bindgen_test]
async fn saves_come_back_as_they_were() {
    empty_store().await;
    let mut one = save("link one");
    one.summary = Summary {
        names: vec!["Dóra".into()],
        args: vec![("n".into(), Value::Number(3)), ("who".into(), Value::Text("Béla".into()))],
        ..Summary::default()
    };
    storage::put(&mut one).await.unwrap();
    sleep(Duration::from_millis(5)).await;
    let mut two = save("link two");
    storage::put(&mut two).await.unwrap();
    assert_eq!(storage::get(&one.id).await.unwrap(), Some(Ok(one.clone())));
    assert_eq!(storage::get("no such id").await.unwrap(), None);
    assert_eq!(storage::list().await.unwrap(), [Ok(two.clone()), Ok(one.clone())]);

    // The same id replaces, and goes to the top.
    sleep(Duration::from_millis(5)).await;
    one.link = "link one and a step".into();
    storage::put(&mut one).await.unwrap();
    assert_eq!(storage::list().await.unwrap(), [Ok(one.clone()), Ok(two.clone())]);

    storage::rename(&two.id, Some("Friday".into())).await.unwrap();
    let renamed = storage::get(&two.id).await.unwrap().unwrap().unwrap();
    assert_eq!((renamed.title.as_deref(), renamed.updated), (Some("Friday"), two.updated));
    storage::rename(&two.id, Some("  ".into())).await.unwrap();
    assert_eq!(storage::get(&two.id).await.unwrap().unwrap().unwrap().title, None);

    let copy = storage::duplicate(&one.id, Some("copy".into())).await.unwrap();
    assert_ne!(copy.id, one.id);
    assert_eq!(copy.link, one.link);
    assert_eq!(storage::list().await.unwrap().len(), 3);
    storage::delete(&copy.id).await.unwrap();
    storage::delete(&two.id).await.unwrap();
    assert_eq!(storage::list().await.unwrap(), [Ok(one)]);
    assert!(storage::rename("no such id", None).await.is_err());
    assert!(storage::duplicate("no such id", None).await.is_err());
}

#[wasm_bindgen_test]
async fn an_unreadable_save_hides_no_other() {
    empty_store().await;
    let mut good = save("good");
    storage::put(&mut good).await.unwrap();
    storage::put_text("broken", "{\"id\": \"broken\", \"game").await.unwrap();
    // Readable, but under another's key.
    let stray = save("stray");
    storage::put_text("elsewhere", &to_text(&stray)).await.unwrap();
    let list = storage::list().await.unwrap();
    assert_eq!(list.len(), 3);
    assert_eq!(list[0], Ok(good));
    let raw: Vec<_> = list.iter().filter_map(|entry| entry.as_ref().err()).collect();
    assert!(raw.iter().any(|raw| raw.id == "broken" && raw.text.starts_with("{\"id\"")));
    assert!(raw.iter().any(|raw| raw.id == "elsewhere"));
    // Both go into the file.
    let file = storage::to_file(&list);
    let (saves, unreadable) = storage::from_file(&file).unwrap();
    assert_eq!((saves.len(), unreadable), (1, 2));
    empty_store().await;
    assert!(storage::list().await.unwrap().is_empty());
}

fn to_text(save: &Save) -> String {
    // As the store holds it: one save's part of a file.
    let file = storage::to_file(&[Ok(save.clone())]);
    let start = file.find('[').unwrap() + 1;
    file[start..file.find("\"unreadable\"").unwrap()]
        .trim()
        .trim_end_matches(',')
        .trim_end_matches(']')
        .into()
}

#[wasm_bindgen_test]
fn files_give_saves_back_under_new_ids() {
    let mut one = save("one");
    one.title = Some("Őszi kör".into());
    let (read, unreadable) = storage::from_file(&storage::to_file(&[Ok(one.clone())])).unwrap();
    assert_eq!(unreadable, 0);
    assert_eq!(read.len(), 1);
    assert_ne!(read[0].id, one.id);
    one.id.clone_from(&read[0].id);
    assert_eq!(read[0], one);
    assert_eq!(storage::from_file("hello"), Err(FileError::NotOurs));
    assert_eq!(storage::from_file("{}"), Err(FileError::NotOurs));
    assert_eq!(storage::from_file("{\"kabinett\":1}"), Err(FileError::NotOurs));
    assert_eq!(storage::from_file("{\"kabinett\":2,\"saves\":[]}"), Err(FileError::Newer));
    assert_eq!(storage::from_file(&" ".repeat(storage::MAX_FILE + 1)), Err(FileError::TooLong));
}

#[wasm_bindgen_test]
async fn one_tab_holds_a_save_until_another_takes_it() {
    let owner = Owner::new();
    let first = owner.with(|| TabLock::acquire("s"));
    until(|| first.state() == Hold::Held).await;
    assert_eq!(first.state(), Hold::Held);
    assert!(first.may_write());
    let second = owner.with(|| TabLock::acquire("s"));
    let other = owner.with(|| TabLock::acquire("another save"));
    until(|| second.state() != Hold::Asking && other.state() != Hold::Asking).await;
    assert_eq!((second.state(), other.state()), (Hold::ReadOnly, Hold::Held));
    second.take_over();
    until(|| first.state() == Hold::ReadOnly && second.state() == Hold::Held).await;
    assert_eq!((first.state(), second.state()), (Hold::ReadOnly, Hold::Held));
    assert!(!first.may_write());
    owner.cleanup();
    settle().await;
    // Let go with its owner.
    let owner = Owner::new();
    let third = owner.with(|| TabLock::acquire("s"));
    until(|| third.state() != Hold::Asking).await;
    assert_eq!(third.state(), Hold::Held);
    owner.cleanup();
}

#[wasm_bindgen_test]
async fn texts_follow_the_language() {
    speak();
    assert_eq!(i18n::lang(), Lang::En);
    let place = stage();
    let _handle = mount_to(place.clone(), || view! { <p>{move || i18n::text("settings-title", &[])}</p> });
    assert_eq!(find(&place, "p").inner_text(), "Settings");
    i18n::set_lang(Lang::De);
    settle().await;
    assert_eq!(find(&place, "p").inner_text(), "Einstellungen");
    assert_eq!(document().document_element().unwrap().get_attribute("lang").as_deref(), Some("de"));
    // The crash screen asks no signal.
    assert_eq!(i18n::text_now("settings-title"), "Einstellungen");
    i18n::set_lang(Lang::En);
}

#[wasm_bindgen_test]
async fn a_wish_is_a_language_only_when_its_texts_are_here() {
    speak();
    assert_eq!(i18n::prepare(Lang::Hu).await, Ok(true));
    assert_eq!((i18n::wished(), i18n::lang()), (Lang::Hu, Lang::En));
    i18n::set_lang(Lang::Hu);
    assert_eq!((i18n::wished(), i18n::lang()), (Lang::Hu, Lang::Hu));
    i18n::set_lang(Lang::En);
    assert_eq!(i18n::wished(), Lang::En);
    // This page has no start script, so nothing can be fetched; the sentence names the language.
    assert_eq!(texts::fetch(Lang::De).await, Err(NotFetched(Lang::De)));
    assert!(NotFetched(Lang::De).sentence().contains("Deutsch"));
    assert_eq!(texts::first(), None);
}

#[wasm_bindgen_test]
fn settings_are_kept_and_applied() {
    let root = document().document_element().unwrap();
    assert!(settings::update(|s| s.theme = Theme::Night));
    assert_eq!(root.get_attribute("data-theme").as_deref(), Some("night"));
    let store = window().local_storage().unwrap().unwrap();
    assert!(store.get_item("kabinett.settings").unwrap().unwrap().contains("night"));
    settings::load();
    assert_eq!(settings::now().theme, Theme::Night);
    // What cannot be read is as if nothing had been chosen.
    store.set_item("kabinett.settings", "{\"theme\":7").unwrap();
    settings::load();
    assert_eq!(settings::now(), settings::Settings::default());
    // What a later version adds does no harm, what it lacks has its default.
    store.set_item("kabinett.settings", "{\"theme\":\"light\",\"later\":[1]}").unwrap();
    settings::load();
    assert_eq!(settings::now().theme, Theme::Light);
    store.remove_item("kabinett.settings").unwrap();
    settings::load();
}

fn pointer(kind: &str) -> PointerEvent {
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_is_primary(true);
    init.set_pointer_id(7);
    PointerEvent::new_with_event_init_dict(kind, &init).unwrap()
}

fn key(kind: &str, key: &str) -> KeyboardEvent {
    let init = KeyboardEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_key(key);
    KeyboardEvent::new_with_keyboard_event_init_dict(kind, &init).unwrap()
}

/// A way to let go, by name.
type Ending<'a> = (&'a str, Box<dyn Fn() + 'a>);

#[wasm_bindgen_test]
async fn holding_shows_and_everything_else_hides() {
    let place = stage();
    let held = RwSignal::new(false);
    let _handle = mount_to(place.clone(), move || {
        view! {
            <HoldButton held>"hold"</HoldButton>
            <Show when=move || held.get()>
                <p>"secret"</p>
            </Show>
        }
    });
    let button = find(&place, "button");
    let shown = || place.query_selector("p").unwrap().is_some();
    assert!(!shown());
    let endings: [Ending<'_>; 8] = [
        ("pointerup", Box::new(|| drop(button.dispatch_event(&pointer("pointerup"))))),
        ("pointercancel", Box::new(|| drop(button.dispatch_event(&pointer("pointercancel"))))),
        ("lost capture", Box::new(|| drop(button.dispatch_event(&pointer("lostpointercapture"))))),
        ("blur", Box::new(|| drop(button.dispatch_event(&web_sys::Event::new("blur").unwrap())))),
        ("window blur", Box::new(|| drop(window().dispatch_event(&web_sys::Event::new("blur").unwrap())))),
        (
            "page hidden",
            Box::new(|| drop(window().dispatch_event(&web_sys::Event::new("pagehide").unwrap()))),
        ),
        ("back", Box::new(|| drop(window().dispatch_event(&web_sys::Event::new("popstate").unwrap())))),
        ("time", Box::new(move || held.set(false))),
    ];
    for (name, end) in endings {
        button.dispatch_event(&pointer("pointerdown")).unwrap();
        settle().await;
        assert!(shown(), "{name}");
        assert_eq!(button.get_attribute("aria-pressed").as_deref(), Some("true"));
        end();
        settle().await;
        assert!(!shown(), "{name}");
        // The finger may still be down; a release clears it.
        button.dispatch_event(&pointer("pointerup")).unwrap();
    }
    for name in [" ", "Enter"] {
        assert!(!button.dispatch_event(&key("keydown", name)).unwrap(), "no click may follow");
        settle().await;
        assert!(shown());
        button.dispatch_event(&key("keyup", name)).unwrap();
        settle().await;
        assert!(!shown());
    }
    button.dispatch_event(&key("keydown", "a")).unwrap();
    settle().await;
    assert!(!shown());
    // No menu over the secret.
    let init = web_sys::EventInit::new();
    init.set_cancelable(true);
    let menu = web_sys::Event::new_with_event_init_dict("contextmenu", &init).unwrap();
    assert!(!button.dispatch_event(&menu).unwrap());
    // A screen reader's click toggles.
    button.click();
    settle().await;
    assert!(shown());
    button.click();
    settle().await;
    assert!(!shown());
}

#[wasm_bindgen_test]
async fn a_dialog_takes_focus_and_gives_it_back() {
    let place = stage();
    let open = RwSignal::new(false);
    let _handle = mount_to(place.clone(), move || {
        view! {
            <button id="opener" on:click=move |_| open.set(true)>"open"</button>
            <Dialog open title="Title">
                <p>"content"</p>
                <button id="inside">"inside"</button>
            </Dialog>
        }
    });
    let opener = find(&place, "#opener");
    assert!(place.query_selector("dialog").unwrap().is_none());
    for how in ["cross", "escape", "signal"] {
        opener.focus().unwrap();
        opener.click();
        settle().await;
        let dialog = find(&place, "dialog");
        assert!(dialog.matches(":modal").unwrap());
        assert_eq!(dialog.get_attribute("aria-label").as_deref(), Some("Title"));
        assert!(dialog.contains(document().active_element().as_deref()), "{how}");
        match how {
            "cross" => find(&place, "dialog .ib").click(),
            "escape" => {
                dialog.dispatch_event(&web_sys::Event::new("cancel").unwrap()).unwrap();
            }
            _ => open.set(false),
        }
        settle().await;
        assert!(place.query_selector("dialog").unwrap().is_none(), "{how}");
        assert_eq!(document().active_element().unwrap().id(), "opener", "{how}");
    }
}

#[wasm_bindgen_test]
async fn a_question_may_lead_to_another() {
    let place = stage();
    let answered = RwSignal::new(0);
    let _handle = mount_to(place.clone(), || view! { <QuestionHost /> });
    let question = move |title: &str, on_yes: std::sync::Arc<dyn Fn() + Send + Sync>| Question {
        title: title.into(),
        text: "text".into(),
        yes: "yes".into(),
        on_yes,
    };
    ask(question(
        "first",
        std::sync::Arc::new(move || {
            answered.update(|n| *n += 1);
            ask(question("second", std::sync::Arc::new(move || answered.update(|n| *n += 1))));
        }),
    ));
    settle().await;
    assert_eq!(find(&place, "h2").inner_text(), "first");
    find(&place, ".primary").click();
    settle().await;
    assert_eq!((answered.get_untracked(), find(&place, "h2").inner_text().as_str()), (1, "second"));
    // Refusing does nothing and closes.
    find(&place, ".dialog-foot .btn").click();
    settle().await;
    assert_eq!(answered.get_untracked(), 1);
    assert!(place.query_selector("dialog").unwrap().is_none());
    // Asked only by those who wish it.
    settings::update(|s| s.confirm = false);
    ask_if_wished(question("third", std::sync::Arc::new(move || answered.update(|n| *n += 1))));
    assert_eq!(answered.get_untracked(), 2);
    settings::update(|s| s.confirm = true);
    ask_if_wished(question("fourth", std::sync::Arc::new(move || answered.update(|n| *n += 1))));
    settle().await;
    assert_eq!(find(&place, "h2").inner_text(), "fourth");
    find(&place, ".primary").click();
    settle().await;
    assert_eq!(answered.get_untracked(), 3);
    assert!(place.query_selector("dialog").unwrap().is_none());
}

#[wasm_bindgen_test]
async fn controls_say_what_they_are() {
    let place = stage();
    let (on, chosen, tab) = (RwSignal::new(false), RwSignal::new(1), RwSignal::new(0));
    let _handle = mount_to(place.clone(), move || {
        view! {
            <Switch label="Switch" checked=on on_change=move |now| on.set(now) />
            <Segmented
                name="n"
                label="Which"
                options=vec![Signal::stored("a".to_owned()), Signal::stored("b".to_owned())]
                selected=chosen
                on_select=move |index| chosen.set(index)
            />
            <Tabs
                group="g"
                label="Tabs"
                names=vec![Signal::stored("x".to_owned()), Signal::stored("y".to_owned())]
                selected=tab
            />
        }
    });
    find(&place, "[role=switch]").click();
    assert!(on.get_untracked());
    find(&place, "[role=radiogroup] label:first-child input").click();
    assert_eq!(chosen.get_untracked(), 0);
    settle().await;
    assert_eq!(place.query_selector_all("label.on").unwrap().length(), 1);
    let list = find(&place, "[role=tablist]");
    list.dispatch_event(&key("keydown", "ArrowLeft")).unwrap();
    settle().await;
    assert_eq!(tab.get_untracked(), 1);
    assert_eq!(document().active_element().unwrap().id(), "g-tab-1");
    assert_eq!(find(&place, "#g-tab-1").get_attribute("aria-selected").as_deref(), Some("true"));
}

#[wasm_bindgen_test]
fn tokens_differ_in_shape_and_keep_the_letter_when_told() {
    let place = stage();
    let _handle = mount_to(place.clone(), || {
        (0..10)
            .map(|look| view! { <SeatToken look name="dóra" size=if look == 9 { 20 } else { 36 } /> })
            .collect_view()
            .into_any()
    });
    let shapes: std::collections::HashSet<_> = (0..10)
        .map(|index| {
            let paths = place.query_selector_all("path").unwrap();
            paths.get(index).unwrap().unchecked_into::<web_sys::Element>().get_attribute("d").unwrap()
        })
        .collect();
    assert_eq!(shapes.len(), 10);
    // The smallest has no letter.
    assert_eq!(place.query_selector_all("text").unwrap().length(), 9);
    assert_eq!(find(&place, "text").text_content().unwrap(), "D");
    assert_eq!((letter("  őze"), letter("")), ("Ő".to_owned(), String::new()));
}

#[wasm_bindgen_test]
fn ids_are_long_and_do_not_repeat() {
    let ids: std::collections::HashSet<_> = (0..1000).map(|_| random::id()).collect();
    assert_eq!(ids.len(), 1000);
    assert!(ids.iter().all(|id| id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit())));
    random::check().unwrap();
}

#[wasm_bindgen_test]
async fn a_piece_made_anew_keeps_its_elements_and_changes_what_differs() {
    let place = stage();
    let count = RwSignal::new(1);
    let heard = RwSignal::new(0);
    let node = NodeRef::<html::Button>::new();
    let _handle = mount_to(place.clone(), move || {
        live(move || {
            let now = count.get();
            let far = now > 8;
            view! {
                <button
                    class=if now == 1 { "one" } else { "many wide" }
                    class:odd=now % 2 == 1
                    data-count=now
                    hidden=far
                    title=(now > 2).then_some("more than two")
                    style:--share=format!("{now}%")
                    node_ref=node
                    on:click=move |_| heard.set(now)
                >
                    "Nr. "
                    {now}
                    {(now > 1).then(|| view! { <i>"plural"</i> })}
                </button>
                <input prop:value=now.to_string() />
            }
        })
    });
    let button = find(&place, "button");
    assert_eq!(
        button.outer_html(),
        "<button class=\"one odd\" data-count=\"1\" style=\"--share: 1%;\">Nr. 1<!----></button>"
    );
    button.focus().unwrap();
    count.set(2);
    settle().await;
    assert!(button.is_same_node(Some(&find(&place, "button"))), "the same element");
    assert_eq!(document().active_element().unwrap().tag_name(), "BUTTON", "which keeps the focus");
    assert_eq!(button.class_name(), "many wide");
    assert_eq!(button.text_content().as_deref(), Some("Nr. 2plural"));
    assert_eq!(find(&place, "input").unchecked_into::<web_sys::HtmlInputElement>().value(), "2");
    button.click();
    assert_eq!(heard.get_untracked(), 2, "the new listener, and it alone");
    count.set(9);
    settle().await;
    assert!(button.has_attribute("hidden"));
    assert_eq!(button.get_attribute("title").as_deref(), Some("more than two"));
    count.set(1);
    settle().await;
    assert!(!button.has_attribute("title") && place.query_selector("i").unwrap().is_none());
    assert!(node.get_untracked().is_some_and(|node| node.is_same_node(Some(&button))));
}

#[wasm_bindgen_test]
async fn one_piece_takes_the_place_of_another_where_it_stood() {
    let place = stage();
    let which = RwSignal::new(0);
    let _handle = mount_to(place.clone(), move || {
        view! {
            <b>"before"</b>
            {move || match which.get() {
                0 => Html::Empty,
                1 => "text".into_html(),
                2 => (0..3).map(|n| view! { <u>{n}</u> }).collect_html(),
                3 => (0..1).map(|n| view! { <u>{n}</u> }).collect_html(),
                _ => live(|| view! { <s>"inner"</s> }),
            }}
            <b>"after"</b>
        }
    });
    for (at, text) in
        [(0, ""), (2, "012"), (3, "0"), (2, "012"), (4, "inner"), (1, "text"), (4, "inner"), (0, "")]
    {
        which.set(at);
        settle().await;
        assert_eq!(place.text_content().unwrap(), ["before", text, "after"].concat());
    }
}

#[wasm_bindgen_test]
async fn what_a_piece_has_read_is_not_read_after_it_is_gone() {
    let place = stage();
    let on = RwSignal::new(true);
    let source = RwSignal::new(0);
    let runs = StoredValue::new(0);
    let _handle = mount_to(place.clone(), move || {
        live(move || {
            if !on.get() {
                return Html::Empty;
            }
            // It goes with the piece; reading it then would panic.
            let own = RwSignal::new(7);
            live(move || {
                live(move || {
                    runs.update_value(|runs| *runs += 1);
                    (source.get() + own.get()).into_html()
                })
            })
        })
    });
    settle().await;
    assert_eq!(place.text_content().as_deref(), Some("7"));
    // Both at once: the inner effect is due, and its piece goes.
    on.set(false);
    source.set(1);
    settle().await;
    assert_eq!((place.text_content().as_deref(), runs.get_value()), (Some(""), 1));
}

#[wasm_bindgen_test]
async fn items_keep_their_elements_by_their_keys() {
    let place = stage();
    let keys = RwSignal::new(vec![1_u32, 2, 3]);
    let _handle = mount_to(place.clone(), move || {
        view! {
            <ol>
                {keyed(
                    move || keys.get().into_iter().map(|key| (u64::from(key), key)).collect(),
                    |key| {
                        let typed = RwSignal::new(String::new());
                        view! {
                            <li id=format!("item-{key}")>
                                <input on:input=move |event| typed.set(event_target_value(&event)) />
                                {move || typed.get()}
                            </li>
                        }
                    },
                )}
            </ol>
        }
    });
    let order = || {
        let items = place.query_selector_all("li").unwrap();
        (0..items.length())
            .map(|at| items.item(at).unwrap().unchecked_into::<HtmlElement>().id())
            .collect::<Vec<_>>()
    };
    let second = find(&place, "#item-2");
    let input: web_sys::HtmlInputElement = find(&place, "#item-2 input").unchecked_into();
    input.set_value("kept");
    input.dispatch_event(&web_sys::Event::new("input").unwrap()).unwrap();
    for (new, ids) in [
        (vec![3, 1, 2], "item-3 item-1 item-2"),
        (vec![2, 4, 3], "item-2 item-4 item-3"),
        (vec![2], "item-2"),
        (vec![5, 2, 1], "item-5 item-2 item-1"),
    ] {
        keys.set(new);
        settle().await;
        assert_eq!(order().join(" "), ids);
        assert!(second.is_same_node(Some(&find(&place, "#item-2"))));
        assert_eq!((second.text_content().as_deref(), input.value().as_str()), (Some("kept"), "kept"));
    }
}

#[wasm_bindgen_test]
async fn messages_follow_the_language_and_drawings_are_drawings() {
    speak();
    let place = stage();
    let _handle = mount_to(place.clone(), || {
        view! {
            <svg viewBox="0 0 2 2" aria-label=i18n::tr("close")>
                <g>{(0..2).map(|x| view! { <rect x=x width="1" /> }).collect_html()}</g>
            </svg>
            <p title=tr("close")>{tr("close")}</p>
        }
    });
    let paragraph = find(&place, "p");
    for (lang, word) in [(Lang::En, "Close"), (Lang::De, "Schließen"), (Lang::Hu, "Bezárás")] {
        i18n::set_lang(lang);
        settle().await;
        assert_eq!(paragraph.text_content().as_deref(), Some(word));
        assert_eq!(paragraph.get_attribute("title").as_deref(), Some(word));
    }
    i18n::set_lang(Lang::En);
    let rect = place.query_selector("rect:last-child").unwrap().unwrap();
    assert_eq!(rect.namespace_uri().as_deref(), Some("http://www.w3.org/2000/svg"));
    assert_eq!(rect.get_attribute("x").as_deref(), Some("1"));
    assert!(place.query_selector("svg[viewBox]").unwrap().is_some());
}

/// A table of Mefo, where dice can roll by themselves.
fn open_mefo(game: Box<dyn AnyMatch>) -> (HtmlElement, impl Sized, Table) {
    let ui = games::by_word("mefo").unwrap();
    let save = Save::new(ui.id.word, game.link(false), 0b11, TableSettings::default());
    let place = stage();
    let open = Rc::new(Cell::new(None));
    let told = Rc::clone(&open);
    let handle = mount_to(place.clone(), move || {
        let table = Table::new(ui, game, save);
        told.set(Some(table));
        table.go_on();
        view! { {(ui.layout)(table)} {(ui.overlay)(table)} }
    });
    (place, handle, open.get().unwrap())
}

/// A new game for two people at it.
fn play_mefo() -> (HtmlElement, impl Sized, Table) {
    let ui = games::by_word("mefo").unwrap();
    let setup = "seats=2 roles=dealt sale=on short=on trade=on";
    open_mefo((ui.start)(MatchId::new(random::rng().next_u64()), setup, Vec::new(), true).unwrap())
}

/// Plays on until somebody may roll, or act before it.
async fn to_the_dice(place: &HtmlElement) -> HtmlElement {
    for _ in 0..200 {
        let found = |query| place.query_selector(query).unwrap().map(JsCast::unchecked_into::<HtmlElement>);
        if let Some(roll) = found("button.mf-roll:enabled") {
            return roll;
        }
        if let Some(first) = found("section.act button.mf-opt:enabled") {
            first.click();
        }
        settle().await;
    }
    panic!("nobody may roll");
}

/// What still was to happen at a table asks nothing of it once it has gone: it once trapped the whole app.
#[wasm_bindgen_test]
async fn a_table_that_goes_takes_along_what_was_still_to_happen() {
    empty_store().await;
    speak();
    // Dice that are about to roll by themselves.
    let (place, handle, table) = play_mefo();
    to_the_dice(&place).await;
    find(&place, "button.mf-auto").click();
    settle().await;
    drop(handle);
    sleep(Duration::from_millis(600)).await;
    assert!(!table.is_live(), "nobody plays at a table that has gone");
    // A move that is being saved, an edit of the save, another tab that lets go.
    let (place, handle, table) = play_mefo();
    let roll = to_the_dice(&place).await;
    roll.click();
    table.edit_save(|save| save.title = Some("Once more".to_owned()));
    table.reload();
    drop(handle);
    table.set_read_only(true);
    table.go_on();
    sleep(Duration::from_millis(200)).await;
    assert!(!table.is_live());
}

/// Deeds are kept on every lap without asking, once that is chosen, until it is chosen no more.
#[wasm_bindgen_test]
async fn deeds_of_mefo_are_kept_without_asking() {
    empty_store().await;
    speak();
    let hands_in = |game: &Match<Mefo>| {
        let view = game.observe(Viewer::Table);
        matches!(view.stage, Stage::HandIn(seat) if !view.board.window_opens(seat))
    };
    // A lap without bills: nothing but the deeds is asked.
    let mut rng = random::rng();
    let mut game = Match::<Mefo>::new(MatchId::new(7), Setup::new(2), Vec::new(), true).unwrap();
    while !hands_in(&game) {
        if let Turn::Seats(owing) = game.turn() {
            let seat = owing.first().unwrap();
            let count = game.choices(seat).len();
            game.play_rank(seat, rng.next_u64() % count).unwrap();
        } else if !game.settle(&mut rng) {
            game = Match::new(MatchId::new(rng.next_u64()), Setup::new(2), Vec::new(), true).unwrap();
        }
    }
    let (place, _handle, table) = open_mefo(Box::new(game));
    settle().await;
    let asks = || table.with_present(|game| hands_in(game.typed().unwrap()));
    assert!(asks());
    let switch = || place.query_selector("button.mf-auto[aria-pressed=true]").unwrap();
    assert!(switch().is_none());
    let steps = table.with_present(|game| game.steps());
    find(&place, "section.act button.mf-more").click();
    let kept = || table.with_present(|game| game.steps()) > steps;
    until(kept).await;
    assert!(kept(), "kept without another press");
    let switch = switch().unwrap().unchecked_into::<HtmlElement>();
    assert_eq!(switch.inner_text().trim(), i18n::text("mf-keep", &[]));
    switch.click();
    settle().await;
    assert!(place.query_selector("button.mf-auto[aria-pressed=true]").unwrap().is_none());
}

/// The deed of any space opens by tap and by key, and under the mouse as long as it is there; not under a finger.
#[wasm_bindgen_test]
async fn deeds_of_mefo_open_by_tap_hover_and_key() {
    empty_store().await;
    speak();
    let (place, _handle, _) = play_mefo();
    to_the_dice(&place).await;
    let deed = || find(&place, "#mf-deed-h").inner_text();
    let space = |number: u8| find(&place, &["#mf-space-", &number.to_string()].concat());
    let point = |space: &HtmlElement, event: &str, with: &str| {
        let init = PointerEventInit::new();
        init.set_pointer_type(with);
        space.dispatch_event(&PointerEvent::new_with_event_init_dict(event, &init).unwrap()).unwrap();
    };
    let before = deed();
    let (far, other) = (space(39), space(31));
    point(&far, "pointerenter", "mouse");
    settle().await;
    assert!(deed().contains("State Opera House"), "{}", deed());
    point(&far, "pointerleave", "mouse");
    settle().await;
    assert_eq!(deed(), before);
    point(&other, "pointerenter", "touch");
    settle().await;
    assert_eq!(deed(), before, "a finger that scrolls opens nothing");
    other.dispatch_event(&web_sys::Event::new("click").unwrap()).unwrap();
    settle().await;
    assert!(deed().contains("Steel"), "{}", deed());
    space(31).dispatch_event(&key("keydown", "ArrowLeft")).unwrap();
    settle().await;
    let name = deed();
    assert!(!name.contains("Steel") && name.contains("Electrical"), "{name}");
}

/// A pawn walks from space to space while the game goes on, and any press or key ends the walk.
#[wasm_bindgen_test]
async fn pawns_of_mefo_walk_and_the_walk_is_skipped() {
    empty_store().await;
    speak();
    let (place, _handle, _) = play_mefo();
    let walks = || {
        let script = "[...document.querySelectorAll('.mf-pawn')].flatMap((pawn) => pawn.getAnimations())\
            .filter((one) => !('transitionProperty' in one)).map((one) => one.effect.getKeyframes().length)";
        let lengths = js_sys::Array::from(&js_sys::eval(script).unwrap());
        lengths.iter().filter_map(|length| length.as_f64()).collect::<Vec<_>>()
    };
    let mut walked = Vec::new();
    for _ in 0..20 {
        to_the_dice(&place).await.click();
        for _ in 0..20 {
            sleep(Duration::from_millis(10)).await;
            walked = walks();
            if !walked.is_empty() {
                break;
            }
        }
        if !walked.is_empty() {
            break;
        }
    }
    assert!(walked.iter().any(|spaces| *spaces >= 2.0), "a walk has a place for every space: {walked:?}");
    document().body().unwrap().dispatch_event(&key("keydown", "a")).unwrap();
    assert_eq!(walks(), [0.0; 0]);
}

/// Waits until what is being played is saved.
async fn played(table: Table) {
    for _ in 0..1000 {
        sleep(Duration::from_millis(2)).await;
        if untrack(|| table.is_live()) {
            return;
        }
    }
    panic!("it is never saved");
}

/// A log that was continued step by step is the one that is written at once, also after steps were taken back and in
/// another language.
#[wasm_bindgen_test]
async fn a_log_is_continued_as_it_would_be_written() {
    empty_store().await;
    speak();
    let starts = [
        include_str!("../crates/secret-hitler/tests/corpus/a-5-start.txt"),
        include_str!("../crates/die-macher/tests/corpus/a-4-sheets.txt"),
        include_str!("../crates/konzern/tests/corpus/a-start.txt"),
        include_str!("../crates/mefo/tests/corpus/a-start.txt"),
    ];
    for start in starts {
        let (mut game, ui) = games::open_link(start.lines().next().unwrap()).unwrap();
        for seat in (0..game.seats()).map(Seat::new) {
            game.set_card(seat, SeatCard::new(&format!("Player {seat:?}"), Player::Human));
        }
        let open = |game: Box<dyn AnyMatch>| {
            let save = Save::new(ui.id.word, game.link(true), u16::MAX, TableSettings::default());
            Table::new(ui, game, save)
        };
        let owner = Owner::new();
        let table = owner.with(|| open(game));
        let compare = |what: &str| {
            let again = table.with_present(|game| game.at(game.steps()));
            let whole = owner.with(|| open(again)).log();
            let log = untrack(|| table.log());
            assert!(log.lines().count() > 0, "{}: {what}", ui.id.word);
            assert_eq!(log, whole, "{}: {what}", ui.id.word);
        };
        table.go_on();
        for step in 0..60u64 {
            played(table).await;
            let next = table.with_present(|game| {
                let seat = game.turn().owing().first()?;
                Some((seat, (step * 7919) % game.choice_count(seat)))
            });
            let Some((seat, rank)) = next else {
                sleep(Duration::from_millis(5)).await;
                continue;
            };
            table.play(seat, rank);
            if step % 9 == 0 {
                played(table).await;
                compare("continued");
            }
        }
        if table.undo_point().is_ok() {
            table.undo();
            played(table).await;
            compare("taken back");
        }
        i18n::set_lang(Lang::De);
        compare("in German");
        i18n::set_lang(Lang::En);
    }
}
