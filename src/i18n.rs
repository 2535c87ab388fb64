//! The language in use, and [`t!`] to speak it.
//!
//! ```ignore
//! view! { <h1>{move || t!("seat-of", name = name.get())}</h1> }
//! ```
//!
//! `t!` reads the language's signal, so inside a closure or an effect the text follows a change of
//! language; elsewhere, for example in an event handler, it is simply the text now.

use std::cell::Cell;

use leptos::prelude::*;
pub use locale::{Arg, Lang, NoTexts};

use crate::{platform::texts, rules_text};

thread_local! {
    // Not in a context: messages are also made in event handlers, where there is no owner.
    static LANG: ArcRwSignal<Lang> = ArcRwSignal::new(Lang::En);
    static WISH: ArcRwSignal<Lang> = ArcRwSignal::new(Lang::En);
    // The same without a signal, for when the reactive system has just failed.
    static LANG_NOW: Cell<Lang> = const { Cell::new(Lang::En) };
}

fn signal() -> ArcRwSignal<Lang> {
    LANG.with(Clone::clone)
}

/// The language in use; tracked inside closures and effects.
pub fn lang() -> Lang {
    signal().get()
}

fn wish() -> ArcRwSignal<Lang> {
    WISH.with(Clone::clone)
}

/// The language that was asked for last; another than [`lang`] while its texts are on their way. Tracked
/// inside closures and effects.
pub fn wished() -> Lang {
    wish().get()
}

/// Takes in the texts of a language, as the crate `texts` writes them, and says which it is. They stay for
/// the life of the page: there are three at most.
///
/// # Errors
/// If the file is not of that form.
pub fn add(file: String) -> Result<Lang, NoTexts> {
    let (lang, mut parts) = locale::open(file.leak())?;
    let messages = parts.next().ok_or(NoTexts)?;
    rules_text::add(lang, parts)?;
    locale::add(lang, messages);
    Ok(lang)
}

/// Speaks the language whose texts the start script has fetched. Called once, before anything speaks.
///
/// # Errors
/// If there are no texts, without which there can be no app.
pub fn start() -> Result<(), NoTexts> {
    set_lang(add(texts::first().ok_or(NoTexts)?)?);
    Ok(())
}

/// Gets the texts of a language, if they are not here. Whether it is still the one that was asked for last:
/// then it can be spoken.
///
/// # Errors
/// If they cannot be fetched; nothing has changed then.
pub async fn prepare(lang: Lang) -> Result<bool, texts::NotFetched> {
    let wish = wish();
    wish.set(lang);
    let here = if locale::has(lang) { Ok(lang) } else { fetch(lang).await };
    let still = wish.get_untracked() == lang;
    if still && here.is_err() {
        wish.set(LANG_NOW.get());
    }
    here.map(|_| still)
}

async fn fetch(lang: Lang) -> Result<Lang, texts::NotFetched> {
    add(texts::fetch(lang).await?).map_err(|_| texts::NotFetched(lang))
}

/// Speaks this language from now on, if its texts are here. The choice is kept by [`crate::settings`].
pub fn set_lang(lang: Lang) {
    if !locale::has(lang) {
        return;
    }
    LANG_NOW.set(lang);
    let signal = signal();
    if signal.get_untracked() != lang {
        signal.set(lang);
        wish().set(lang);
    }
    if let Some(root) = document().document_element() {
        // Refused only for a name that is no attribute name.
        let _ = root.set_attribute("lang", lang.tag());
    }
}

/// The sentence with this key; what [`t!`] expands to. For keys chosen at run time, which then must
/// stand in the sources as whole strings.
pub fn text(key: &str, args: &[(&'static str, Arg)]) -> String {
    let lang = lang();
    locale::text(lang, key, args).unwrap_or_else(|error| {
        leptos::logging::error!("{key}: {error}");
        key.to_owned()
    })
}

/// The sentence with this key as a signal, for `view!`: `<h1>{tr("settings-title")}</h1>`, or
/// `aria-label=tr("close")`.
///
/// Prefer it to `{move || t!("…")}`: every closure in a view is compiled into code of its own, about
/// 1.7 kB each; all these signals share one.
pub fn tr(key: &'static str) -> Signal<String> {
    Signal::derive(move || text(key, &[]))
}

/// A text that changes: `{say(move || t!("seat-of", name = name.get()))}`. Says no more than that the closure
/// returns a text.
pub fn say<F: Fn() -> String + Send + Sync + 'static>(text: F) -> F {
    text
}

/// As [`text`] without variables, and without touching any signal.
pub fn text_now(key: &str) -> String {
    locale::text(LANG_NOW.get(), key, &[]).unwrap_or_else(|_| key.to_owned())
}

/// A sentence in the language in use: `t!("key")` or `t!("key", name = value, count = 3)`.
///
/// Values are anything that becomes an [`Arg`]: strings and whole numbers.
#[macro_export]
macro_rules! t {
    ($key:expr $(,)?) => {
        $crate::i18n::text($key, &[])
    };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut words = $crate::i18n::Words::default();
        $(words.add(stringify!($name), $value);)+
        words.say($key)
    }};
}

/// The variables of a sentence, for [`t!`].
#[derive(Default)]
pub struct Words(Vec<(&'static str, Arg)>);

// Called from everywhere, so not inlined: a call is shorter.
impl Words {
    /// Adds a variable.
    #[inline(never)]
    pub fn add(&mut self, name: &'static str, value: impl Into<Arg>) {
        self.0.push((name, value.into()));
    }

    /// The sentence.
    #[inline(never)]
    pub fn say(self, key: &str) -> String {
        text(key, &self.0)
    }
}
