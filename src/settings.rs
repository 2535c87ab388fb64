//! What the player likes: language, theme, motion, questions, the speed of computer players.
//!
//! Kept in `localStorage` as one JSON record. Without storage the settings last as long as the page.

use std::time::Duration;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    i18n::{self, Lang},
    platform::json,
};

/// Light, night, or as the device has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the device has it.
    #[default]
    Auto,
    /// Nothing slides or fades.
    Reduced,
}

/// How long a computer player's act stays in sight before the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
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
    let kept = json::to_text(&settings)
        .is_some_and(|text| store().is_some_and(|store| store.set_item(KEY, &text).is_ok()));
    signal().set(settings);
    kept
}

/// Reads the settings at the start and applies them.
pub fn load() {
    let settings: Settings = store()
        .and_then(|store| store.get_item(KEY).ok().flatten())
        .and_then(|text| json::from_text(&text))
        .unwrap_or_default();
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

fn store() -> Option<web_sys::Storage> {
    // Blocked cookies make even the getter fail.
    window().local_storage().ok().flatten()
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
