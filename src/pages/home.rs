//! The start page: the cabinet with its games, and the saved matches.

use crate::ui::effect;
use crate::ui::html::{CollectHtml, Html, Show};
use engine::{AnyMatch, link};
use leptos::{html, prelude::*};
use markup::view;
use wasm_bindgen::JsCast;

use crate::games::{self, GAMES, GameUi};
use crate::i18n::{self, Lang, say};
use crate::pages::settings::choose_lang;
use crate::platform::install::{self, Install};
use crate::platform::storage::{self, RawSave, Save, TableSettings};
use crate::platform::{clipboard, files, moments};
use crate::route::{self, Route};
use crate::settings::{self, Theme};
use crate::table::{link_sentence, session, share};
use crate::ui::{Dialog, Icon, SeatToken, icon, toast, toast_with};

mod art;
mod when;

/// The saved matches as the page knows them; `None` until they are read.
#[derive(Clone, Copy)]
struct Library {
    saves: RwSignal<Option<Vec<Result<Save, RawSave>>>>,
    /// Why they could not be read.
    trouble: RwSignal<Option<storage::StorageError>>,
}

impl Library {
    fn new() -> Self {
        let library = Self { saves: RwSignal::new(None), trouble: RwSignal::new(None) };
        library.reload();
        library
    }

    fn reload(self) {
        wasm_bindgen_futures::spawn_local(async move {
            let result = storage::list().await;
            // The player may have left the page meanwhile.
            if self.saves.is_disposed() {
                return;
            }
            match result {
                Ok(saves) => {
                    self.trouble.set(None);
                    self.saves.set(Some(saves));
                }
                Err(error) => self.trouble.set(Some(error)),
            }
        });
    }

    /// Does something to the store, says what went wrong, and reads the list again.
    fn change(self, act: impl Future<Output = Result<(), storage::StorageError>> + 'static) {
        wasm_bindgen_futures::spawn_local(async move {
            if let Err(error) = act.await {
                toast(t!("home-not-changed", reason = error.sentence()));
            }
            self.reload();
        });
    }

    /// Deletes at once; the toast gives it back.
    fn delete(self, id: String, text: String, name: String) {
        wasm_bindgen_futures::spawn_local(async move {
            match storage::delete(&id).await {
                Ok(()) => toast_with(t!("home-deleted", name = name), t!("home-undo"), move || {
                    let (id, text) = (id.clone(), text.clone());
                    self.change(async move { storage::put_text(&id, &text).await });
                }),
                Err(error) => toast(t!("home-not-changed", reason = error.sentence())),
            }
            self.reload();
        });
    }
}

/// What a save is called: the player's title or the game's name.
fn name_of(save: &Save) -> String {
    save.title.clone().unwrap_or_else(|| game_name(save).to_owned())
}

/// The name of a save's game; of an unknown game, its word.
fn game_name(save: &Save) -> &str {
    games::by_word(&save.game).map_or(save.game.as_str(), |ui| ui.name)
}

fn text_of(save: &Save) -> String {
    save.to_record().to_text()
}

/// The players' names as the list shows them; tracked by language.
fn names_of(save: &Save) -> Vec<String> {
    let shown = |(index, name): (usize, &String)| {
        if name.is_empty() { t!("seat-number", number = index + 1) } else { name.clone() }
    };
    save.summary.names.iter().enumerate().map(shown).collect()
}

/// A file name without anything that a file system may not like.
fn file_name(name: &str) -> String {
    // Letters of any script, without the tables of Unicode: all but ASCII's signs and general punctuation.
    let letter =
        |c: char| c.is_ascii_alphanumeric() || (c > '\u{bf}' && !('\u{2000}'..'\u{2c00}').contains(&c));
    let words = name.split(|c: char| !letter(c)).filter(|word| !word.is_empty());
    let plain: String = words.collect::<Vec<_>>().join("-").chars().take(40).collect();
    ["kabinett-", &plain, ".json"].concat()
}

fn save_file(save: &Save) {
    let text = storage::to_file(&[Ok(save.clone())]);
    if let Err(error) = files::download(&file_name(&name_of(save)), "application/json", &text) {
        toast(error.sentence());
    }
}

fn copy_link(save: &Save) {
    let address = share::address(&save.link);
    wasm_bindgen_futures::spawn_local(async move {
        toast(match clipboard::copy(&address).await {
            Ok(()) => t!("home-link-copied"),
            Err(error) => error.sentence(),
        });
    });
}

/// The start page.
#[component]
pub fn Home() -> impl IntoView {
    let library = Library::new();
    moments::on_return(move || library.reload());
    view! {
        <main id="main" class="hall" tabindex="-1">
            <div class="lead">
                {bar()}
                <h1 class="word">
                    <span class="sr">"Kabinett"</span>
                    <span aria-hidden="true">"Kab" <i>"ı"</i> "nett"</span>
                </h1>
                <p class="sub">{tr("home-sub")}</p>
                {saved(library)}
                {open_link(library)}
                <footer class="foot">
                    <p>
                        <b>{tr("home-private")}</b>
                        " "
                        {tr("home-private-more")}
                    </p>
                </footer>
            </div>
            {cabinet()}
        </main>
    }
}

/// Language, theme, settings, installing.
fn bar() -> Html {
    let is_night = || match settings::get().theme {
        Theme::Night => true,
        Theme::Light => false,
        Theme::Auto => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|list| list.matches()),
    };
    let keep = |kept: bool| {
        if !kept {
            toast(t!("settings-not-kept"));
        }
    };
    let langs = Lang::ALL
        .into_iter()
        .map(|lang| {
            let code = lang.tag().to_ascii_uppercase();
            view! {
                <button
                    type="button"
                    lang=lang.tag()
                    aria-label=[&code, ", ", lang.name()].concat()
                    aria-pressed=move || if i18n::lang() == lang { "true" } else { "false" }
                    on:click=move |_| choose_lang(lang)
                >
                    {code.clone()}
                </button>
            }
        })
        .collect_html();
    view! {
        <div class="bar">
            <div class="lang" role="group" aria-label=tr("settings-language")>
                {langs}
            </div>
            <button
                type="button"
                class="ib"
                aria-label=tr("home-night")
                aria-pressed=move || if is_night() { "true" } else { "false" }
                on:click=move |_| {
                    let theme = if untrack(is_night) { Theme::Light } else { Theme::Night };
                    keep(settings::update(|s| s.theme = theme));
                }
            >
                {move || if is_night() { icon(Icon::Moon) } else { icon(Icon::Sun) }}
            </button>
            <a class="ib" href=Route::Settings.fragment() aria-label=tr("settings-title")>
                {icon(Icon::Settings)}
            </a>
            <span class="grow"></span>
            <Show when=|| install::state() == Install::Offered>
                <button
                    type="button"
                    class="btn"
                    aria-label=tr("home-install")
                    on:click=move |_| {
                        wasm_bindgen_futures::spawn_local(async {
                            install::install().await;
                        });
                    }
                >
                    {icon(Icon::Download)}
                    <span class="lbl">{tr("home-install")}</span>
                </button>
            </Show>
        </div>
    }
}

/// The list of saved matches.
fn saved(library: Library) -> Html {
    let menu = RwSignal::new(None::<Save>);
    let head = move || {
        library.saves.with(|saves| {
            let saves = saves.as_deref().unwrap_or_default();
            let bytes: usize = saves
                .iter()
                .map(|save| match save {
                    Ok(save) => text_of(save).len(),
                    Err(raw) => raw.text.len(),
                })
                .sum();
            t!("home-count", count = saves.len(), size = when::kilobytes(bytes))
        })
    };
    let is_empty = move || library.saves.with(|saves| saves.as_ref().is_none_or(Vec::is_empty));
    view! {
        {move || {
            library
                .trouble
                .get()
                .map(|error| {
                    view! {
                        <p class="note bad" role="alert">
                            {t!("home-unread", reason = error.sentence())}
                        </p>
                    }
                })
        }}
        <Show when=move || !is_empty()>
            <section class="sec c1" aria-labelledby="ho-continue">
                <header>
                    <h2 id="ho-continue">{tr("home-continue")}</h2>
                    <span>{head}</span>
                    <button
                        type="button"
                        class="plain"
                        on:click=move |_| {
                            wasm_bindgen_futures::spawn_local(async {
                                if !storage::export_all().await {
                                    toast(t!("crash-export-failed"));
                                }
                            });
                        }
                    >
                        {tr("home-save-all")}
                    </button>
                </header>
                <ol class="svs">
                    {move || {
                        library
                            .saves
                            .get()
                            .unwrap_or_default()
                            .into_iter()
                            .map(|save| match save {
                                Ok(save) => row(menu, save),
                                Err(raw) => raw_row(library, raw),
                            })
                            .collect_html()
                    }}
                </ol>
            </section>
        </Show>
        <Show when=move || library.saves.with(|saves| saves.as_ref().is_some_and(Vec::is_empty))>
            <p class="none">{tr("home-none")}</p>
        </Show>
        {save_menu(library, menu)}
    }
}

fn row(menu: RwSignal<Option<Save>>, save: Save) -> Html {
    let name = name_of(&save);
    let (shown, sentence, people, time) = (save.clone(), save.clone(), save.clone(), save.updated);
    let size = text_of(&save).len();
    let tokens = save
        .summary
        .looks
        .iter()
        .map(|look| view! { <SeatToken look=*look name=String::new() size=16 /> })
        .collect_html();
    let href = Route::Table(save.id.clone()).fragment();
    let verb = if save.summary.over { "home-look" } else { "home-open" };
    let (for_copy, for_menu) = (save.clone(), save);
    let (of_copy, of_more, of_open) = (name.clone(), name.clone(), name.clone());
    view! {
        <li class="sv">
            <svg class="gl" viewBox="0 0 32 32" aria-hidden="true" inner_html=small(&shown.game)></svg>
            <p class="t1">
                <b>{name.clone()}</b>
                " "
                <span>{move || sentence.summary.sentence()}</span>
            </p>
            <p class="t2">
                <span class="toks">{tokens}</span>
                <span class="ns">{move || names_of(&people).join(", ")}</span>
            </p>
            <p class="t3">
                <span>{move || when::ago(time)}</span>
                <span>{move || when::kilobytes(size)}</span>
            </p>
            <div class="doings">
                <a class="btn" href=href>
                    {move || i18n::text(verb, &[])}
                    <span class="sr">" " {of_open}</span>
                </a>
                <button
                    type="button"
                    class="ib wide"
                    aria-label=say(move || t!("home-copy-of", name = &of_copy))
                    on:click=move |_| copy_link(&for_copy)
                >
                    {icon(Icon::Link)}
                </button>
                <button
                    type="button"
                    class="ib"
                    aria-haspopup="dialog"
                    aria-label=say(move || t!("home-more-of", name = &of_more))
                    on:click=move |_| menu.set(Some(for_menu.clone()))
                >
                    {icon(Icon::More)}
                </button>
            </div>
        </li>
    }
}

/// A record that cannot be read: its text can be taken away, or it can be deleted.
fn raw_row(library: Library, raw: RawSave) -> Html {
    let size = raw.text.len();
    let (for_export, for_delete) = (raw.clone(), raw);
    view! {
        <li class="sv raw">
            <span class="gl">{icon(Icon::Warning)}</span>
            <p class="t1">
                <b>{tr("home-raw")}</b>
            </p>
            <p class="t2">{tr("home-raw-text")}</p>
            <p class="t3">
                <span>{move || when::kilobytes(size)}</span>
            </p>
            <div class="doings">
                <button
                    type="button"
                    class="btn"
                    on:click=move |_| {
                        let file = storage::to_file(&[Err(for_export.clone())]);
                        if let Err(error) = files::download(
                            &file_name(&for_export.id),
                            "application/json",
                            &file,
                        ) {
                            toast(error.sentence());
                        }
                    }
                >
                    {tr("home-raw-export")}
                </button>
                <button
                    type="button"
                    class="ib"
                    aria-label=say(move || t!("home-delete-of", name = t!("home-raw")))
                    on:click=move |_| {
                        library.delete(for_delete.id.clone(), for_delete.text.clone(), t!("home-raw"));
                    }
                >
                    {icon(Icon::Trash)}
                </button>
            </div>
        </li>
    }
}

/// Everything that can be done with a save.
fn save_menu(library: Library, menu: RwSignal<Option<Save>>) -> Html {
    let open = RwSignal::new(false);
    let title = RwSignal::new(String::new());
    effect(move || {
        let chosen = menu.get();
        title.set(chosen.as_ref().and_then(|save| save.title.clone()).unwrap_or_default());
        open.set(chosen.is_some());
    });
    let heading = Signal::derive(move || menu.with(|save| save.as_ref().map(name_of).unwrap_or_default()));
    let game = Signal::derive(move || {
        menu.with(|save| save.as_ref().map(|save| game_name(save).to_owned()).unwrap_or_default())
    });
    let with = move |act: fn(Library, Save)| {
        move |_| {
            if let Some(save) = menu.get_untracked() {
                act(library, save);
            }
            open.set(false);
        }
    };
    view! {
        <Dialog open title=heading class="savemenu" on_close=move |()| menu.set(None)>
            <form
                class="rename"
                on:submit=move |event| {
                    event.prevent_default();
                    if let Some(save) = menu.get_untracked() {
                        let title: String = title.get_untracked().trim().chars().take(80).collect();
                        let title = (!title.is_empty()).then_some(title);
                        library.change(async move { storage::rename(&save.id, title).await });
                    }
                    open.set(false);
                }
            >
                <label for="ho-title">{tr("home-title")}</label>
                <input
                    id="ho-title"
                    autocomplete="off"
                    maxlength="80"
                    placeholder=move || game.get()
                    prop:value=move || title.get()
                    on:input=move |event| title.set(event_target_value(&event))
                />
                <button type="submit" class="btn">
                    {icon(Icon::Pencil)}
                    {tr("home-rename")}
                </button>
            </form>
            <ul class="acts">
                <li>
                    <button
                        type="button"
                        class="btn quiet"
                        on:click=with(|library, save| {
                            let title = t!("home-copy-title", name = name_of(&save));
                            library
                                .change(async move { storage::duplicate(&save.id, Some(title)).await.map(drop) });
                        })
                    >
                        {icon(Icon::Copy)}
                        {tr("home-duplicate")}
                    </button>
                </li>
                <li>
                    <button type="button" class="btn quiet" on:click=with(|_, save| copy_link(&save))>
                        {icon(Icon::Link)}
                        {tr("home-copy")}
                    </button>
                </li>
                <li>
                    <button type="button" class="btn quiet" on:click=with(|_, save| save_file(&save))>
                        {icon(Icon::Download)}
                        {tr("home-export")}
                    </button>
                </li>
                <li>
                    <button
                        type="button"
                        class="btn quiet"
                        on:click=with(|library, save| {
                            library.delete(save.id.clone(), text_of(&save), name_of(&save));
                        })
                    >
                        {icon(Icon::Trash)}
                        {tr("home-delete")}
                    </button>
                </li>
            </ul>
            <p class="muted">{tr("home-link-secrets")}</p>
        </Dialog>
    }
}

/// What has come in from outside: how many games, and a sentence for each thing that did not.
#[derive(Default)]
struct Arrived {
    games: usize,
    troubles: Vec<String>,
}

/// Puts the games of one file into the store.
async fn import(text: &str, arrived: &mut Arrived) {
    if engine::notation::game_word(text).is_some() {
        match games::parse_text(text) {
            Ok((game, ui)) => {
                let mut save = save_of(game.as_ref(), ui);
                keep(&mut save, arrived).await;
            }
            // Without a line it is the whole that is wrong.
            Err(error) if error.line == 0 => arrived.troubles.push(t!("home-bad-match")),
            Err(error) => {
                arrived.troubles.push(t!("home-bad-text", line = error.line, found = &error.found));
            }
        }
        return;
    }
    match storage::from_file(text) {
        Ok((saves, mut unreadable)) => {
            for mut save in saves {
                if games::open_link(&save.link).is_ok() {
                    keep(&mut save, arrived).await;
                } else {
                    unreadable += 1;
                }
            }
            if unreadable > 0 {
                arrived.troubles.push(t!("home-some-unreadable", count = unreadable));
            }
        }
        Err(error) => arrived.troubles.push(error.sentence()),
    }
}

/// A match that came as text is played on this device by all its people.
fn save_of(game: &dyn AnyMatch, ui: &GameUi) -> Save {
    let mut save = Save::new(ui.id.word, game.link(true), game.humans().bits(), TableSettings::default());
    session::write_position(&mut save, game, ui);
    save
}

async fn keep(save: &mut Save, arrived: &mut Arrived) {
    match storage::put(save).await {
        Ok(()) => arrived.games += 1,
        Err(error) => arrived.troubles.push(t!("home-not-changed", reason = error.sentence())),
    }
}

/// Links and files from elsewhere.
fn open_link(library: Library) -> Html {
    let field = NodeRef::<html::Input>::new();
    let trouble = RwSignal::new(None::<String>);
    let refuse = move |error| trouble.set(Some(link_sentence(error)));
    let go = move || {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        match link::find(&text).and_then(|code| games::open_link(&code).map(|_| code)) {
            Ok(code) => route::navigate(&Route::Link(code)),
            Err(error) => {
                refuse(error);
                if let Some(field) = field.get_untracked() {
                    let _ = field.focus();
                }
            }
        }
    };
    view! {
        <section class="sec c2 openl" aria-label=tr("home-open-link")>
            <form
                class="field"
                on:submit=move |event| {
                    event.prevent_default();
                    go();
                }
            >
                {icon(Icon::Link)}
                <label class="sr" for="ho-link">{tr("home-paste")}</label>
                <input
                    id="ho-link"
                    node_ref=field
                    autocomplete="off"
                    spellcheck="false"
                    placeholder=tr("home-paste")
                    aria-invalid=move || trouble.with(Option::is_some).then_some("true")
                    aria-describedby="ho-link-says"
                    on:input=move |_| trouble.set(None)
                    on:paste=move |event| {
                        // Before the browser puts megabytes into the field.
                        let pasted = event
                            .clipboard_data()
                            .and_then(|data| data.get_data("text").ok())
                            .map_or(0, |text| text.len());
                        if pasted > link::MAX_PASTE {
                            event.prevent_default();
                            refuse(link::LinkError::TooLong);
                        }
                    }
                />
                <button type="submit" class="btn">{tr("home-open-link")}</button>
            </form>
            <label class="btn file">
                {icon(Icon::File)}
                <span>{tr("home-import")}</span>
                <input
                    type="file"
                    multiple=true
                    accept=".json,.txt,application/json,text/plain"
                    on:change=move |event| {
                        let Some(input) = event
                            .target()
                            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok()) else {
                            return;
                        };
                        let chosen: Vec<web_sys::File> = input
                            .files()
                            .map(|list| (0..list.length()).filter_map(|index| list.get(index)).collect())
                            .unwrap_or_default();
                        trouble.set(None);
                        wasm_bindgen_futures::spawn_local(async move {
                            let mut arrived = Arrived::default();
                            for file in chosen {
                                match files::read(&file).await {
                                    Ok(text) => import(&text, &mut arrived).await,
                                    Err(error) => arrived.troubles.push(error.sentence()),
                                }
                            }
                            // So that the same file can be chosen again.
                            input.set_value("");
                            if arrived.games > 0 {
                                toast(t!("home-imported", count = arrived.games));
                            }
                            if !arrived.troubles.is_empty() && !trouble.is_disposed() {
                                trouble.set(Some(arrived.troubles.join(" ")));
                            }
                            library.reload();
                        });
                    }
                />
            </label>
            <p class="note bad" id="ho-link-says" role="alert">{move || trouble.get()}</p>
        </section>
    }
}

/// A small drawing of a game.
fn small(word: &str) -> &'static str {
    match word {
        "secret-hitler" => art::SECRET_HITLER_SMALL,
        "konzern" => art::KONZERN_SMALL,
        "die-macher" => art::DIE_MACHER_SMALL,
        "mefo" => art::MEFO_SMALL,
        _ => "",
    }
}

/// The four drawers: the mark, enlarged.
fn cabinet() -> Html {
    view! {
        <section class="cab" aria-label=tr("home-games")>
            {GAMES.iter().map(|game| drawer(game)).collect_html()}
        </section>
    }
}

fn drawer(game: &'static GameUi) -> Html {
    let (class, art, text) = match game.id.word {
        "secret-hitler" => ("drawer t1", art::SECRET_HITLER.to_owned(), "home-sh"),
        "konzern" => ("drawer t4", art::KONZERN.to_owned(), "home-ko"),
        "die-macher" => ("drawer t2", art::DIE_MACHER.to_owned(), "home-dm"),
        "mefo" => ("drawer t3", [art::guilloche().as_str(), art::MEFO].concat(), "home-me"),
        _ => ("drawer t1", String::new(), "home-other"),
    };
    let (least, most) = game.seats;
    let (id, label) = (["ho-", game.id.word].concat(), ["ho-", game.id.word].concat());
    let minutes = move |seats: u8| ((game.minutes)(seats) + 2) / 5 * 5;
    view! {
        <article class=class aria-labelledby=label>
            <svg
                class="art"
                viewBox="0 0 410 234"
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
                inner_html=art
            ></svg>
            <div class="nameplate">
                <h2 id=id>{game.name}</h2>
                <p class="facts">
                    <span>
                        {say(move || {
                            if least == most {
                                t!("home-players-exact", count = least)
                            } else {
                                t!("home-players", least = least, most = most)
                            }
                        })}
                    </span>
                    <span>
                        {say(move || {
                            let (short, long) = (minutes(least), minutes(most));
                            if short == long {
                                t!("home-minutes-about", minutes = short)
                            } else {
                                t!("home-minutes", least = short, most = long)
                            }
                        })}
                    </span>
                </p>
                <p class="blurb">{move || i18n::text(text, &[])}</p>
                <a class="how" href=Route::Rules(game.id.word.to_owned(), None).fragment()>
                    {tr("home-how")}
                    <span class="sr">" " {game.name}</span>
                </a>
            </div>
            <a class="pull" href=Route::Setup(game.id.word.to_owned()).fragment()>
                {tr("home-play")}
                <span class="sr">" " {game.name}</span>
            </a>
        </article>
    }
}
