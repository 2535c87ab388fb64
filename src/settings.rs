//! What the player likes: language, theme, motion, questions, the speed of computer players.
//!
//! Kept in `localStorage` as one JSON record. Without storage the settings last as long as the page.

use std::time::Duration;

use leptos::prelude::*;

use crate::{
    i18n::{self, Lang},
    platform::{
        json::{Draft, Record, word},
        stored,
    },
};

/// Light, night, or as the device has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Paper.
    Light,
    /// Dark.
    Night,
}

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the device has it.
    #[default]
    Auto,
    /// Nothing slides or fades.
    Reduced,
}

/// How long a computer player's act stays in sight before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotSpeed {
    /// Time to read everything.
    Slow,
    /// As at a table.
    #[default]
    Normal,
    /// Just to be seen.
    Fast,
    /// No pause.
    Skip,
}

impl BotSpeed {
    /// The pause after each act of a computer player.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2200,
            Self::Normal => 1100,
            Self::Fast => 350,
            Self::Skip => 0,
        })
    }
}

/// All settings of this browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Language tag; `None` until chosen: then the start script has gone by the browser's languages.
    pub lang: Option<String>,
    /// Light or night.
    pub theme: Theme,
    /// Motion.
    pub motion: Motion,
    /// Whether irreversible acts ask once. The curtain's own confirmations do not depend on it.
    pub confirm: bool,
    /// The speed of computer players.
    pub bot_speed: BotSpeed,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::Auto,
            motion: Motion::Auto,
            confirm: true,
            bot_speed: BotSpeed::Normal,
        }
    }
}

const KEY: &str = "kabinett.settings";

// The words of the record.
const THEMES: [(Theme, &str); 3] = [(Theme::Auto, "auto"), (Theme::Light, "light"), (Theme::Night, "night")];
const MOTIONS: [(Motion, &str); 2] = [(Motion::Auto, "auto"), (Motion::Reduced, "reduced")];
const SPEEDS: [(BotSpeed, &str); 4] = [
    (BotSpeed::Slow, "slow"),
    (BotSpeed::Normal, "normal"),
    (BotSpeed::Fast, "fast"),
    (BotSpeed::Skip, "skip"),
];

impl Settings {
    fn to_record(&self) -> Record {
        Draft::default()
            .with("lang", self.lang.as_deref())
            .with("theme", word(&THEMES, &self.theme))
            .with("motion", word(&MOTIONS, &self.motion))
            .with("confirm", self.confirm)
            .with("bot_speed", word(&SPEEDS, &self.bot_speed))
            .done()
    }

    /// What is missing or unknown is as it comes.
    fn from_record(record: &Record) -> Self {
        Self {
            lang: record.get("lang").text(),
            theme: record.get("theme").one_of(&THEMES).unwrap_or_default(),
            motion: record.get("motion").one_of(&MOTIONS).unwrap_or_default(),
            confirm: record.get("confirm").flag().unwrap_or(true),
            bot_speed: record.get("bot_speed").one_of(&SPEEDS).unwrap_or_default(),
        }
    }
}

thread_local! {
    static SETTINGS: ArcRwSignal<Settings> = ArcRwSignal::new(Settings::default());
}

fn signal() -> ArcRwSignal<Settings> {
    SETTINGS.with(Clone::clone)
}

/// The settings; tracked inside closures and effects.
pub fn get() -> Settings {
    signal().get()
}

/// The settings now; not tracked.
pub fn now() -> Settings {
    signal().get_untracked()
}

/// Changes settings, applies them and keeps them. Returns whether they could be kept.
pub fn update(change: impl FnOnce(&mut Settings)) -> bool {
    let mut settings = now();
    change(&mut settings);
    apply(&settings);
    let kept = stored::set(KEY, &settings.to_record().to_text());
    signal().set(settings);
    kept
}

/// Reads the settings at the start and applies them.
pub fn load() {
    let kept = stored::get(KEY).and_then(|text| Record::parse(&text));
    let settings = kept.map(|record| Settings::from_record(&record)).unwrap_or_default();
    apply(&settings);
    signal().set(settings);
}

/// Whether things should not move: by the setting or by the device.
pub fn reduced_motion() -> bool {
    get().motion == Motion::Reduced || device_says("(prefers-reduced-motion: reduce)")
}

fn device_says(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

fn apply(settings: &Settings) {
    if let Some(lang) = settings.lang.as_deref().and_then(Lang::from_tag) {
        i18n::set_lang(lang);
    }
    let Some(root) = document().document_element() else { return };
    let night = match settings.theme {
        Theme::Auto => device_says("(prefers-color-scheme: dark)"),
        Theme::Light => false,
        Theme::Night => true,
    };
    // None of these can fail: names and values are ours.
    let _ = root.set_attribute("data-theme", if night { "night" } else { "light" });
    let _ = match settings.motion {
        Motion::Auto => root.remove_attribute("data-motion"),
        Motion::Reduced => root.set_attribute("data-motion", "reduced"),
    };
    // The page has one for light and one for night devices; the player's choice goes for both.
    if let Ok(metas) = document().query_selector_all("meta[name=theme-color]") {
        for index in 0..metas.length() {
            if let Some(Ok(meta)) = metas.get(index).map(wasm_bindgen::JsCast::dyn_into::<web_sys::Element>) {
                let _ = meta.set_attribute("content", if night { "#191715" } else { "#f3ecdd" });
            }
        }
    }
}

/// Follows the device while the theme is [`Theme::Auto`]. Called once at the start.
pub fn watch_device() {
    if let Ok(Some(list)) = window().match_media("(prefers-color-scheme: dark)") {
        let follow = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(|| apply(&now()));
        let target: &web_sys::EventTarget = list.as_ref();
        let _ = target
            .add_event_listener_with_callback("change", wasm_bindgen::JsCast::unchecked_ref(follow.as_ref()));
        // For the life of the page.
        follow.forget();
    }
}
