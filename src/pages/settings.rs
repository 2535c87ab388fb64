//! What the player likes.

use crate::ui::html::Html;
use leptos::prelude::*;
use markup::view;

use crate::{
    i18n::{self, Lang, tr},
    settings::{self, BotSpeed, Motion, Theme},
    ui::{Segmented, Switch, TopBar, toast},
};

fn change(with: impl FnOnce(&mut settings::Settings)) {
    if !settings::update(with) {
        toast(t!("settings-not-kept"));
    }
}

/// Speaks another language as soon as its texts are here. If they cannot be had, says so.
pub fn choose_lang(lang: Lang) {
    wasm_bindgen_futures::spawn_local(async move {
        match i18n::prepare(lang).await {
            Ok(true) => change(|s| s.lang = Some(lang.tag().to_owned())),
            Ok(false) => {}
            Err(error) => toast(error.sentence()),
        }
    });
}

const THEMES: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Night];
const MOTIONS: [Motion; 2] = [Motion::Auto, Motion::Reduced];
const SPEEDS: [BotSpeed; 4] = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Fast, BotSpeed::Skip];

fn place<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|each| each == one).unwrap_or(0)
}

/// The settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <TopBar title="Kabinett" />
        <main id="main" class="sheet prefs" tabindex="-1">
            <h1>{tr("settings-title")}</h1>
            <p class="muted">{tr("settings-intro")}</p>

            {group(
                "lang",
                "settings-language",
                "settings-language-note",
                Lang::ALL.iter().map(|lang| Signal::stored(lang.name().to_owned())).collect(),
                Signal::derive(|| place(&Lang::ALL, &i18n::wished())),
                |index| {
                    if let Some(lang) = Lang::ALL.get(index) {
                        choose_lang(*lang);
                    }
                },
            )}
            {group(
                "theme",
                "settings-theme",
                "settings-theme-note",
                vec![
                    tr("settings-auto"),
                    tr("settings-theme-light"),
                    tr("settings-theme-night"),
                ],
                Signal::derive(|| place(&THEMES, &settings::get().theme)),
                |index| {
                    if let Some(theme) = THEMES.get(index) {
                        change(|s| s.theme = *theme);
                    }
                },
            )}
            {group(
                "motion",
                "settings-motion",
                "settings-motion-note",
                vec![tr("settings-auto"), tr("settings-motion-reduced")],
                Signal::derive(|| place(&MOTIONS, &settings::get().motion)),
                |index| {
                    if let Some(motion) = MOTIONS.get(index) {
                        change(|s| s.motion = *motion);
                    }
                },
            )}
            {group(
                "speed",
                "settings-speed",
                "settings-speed-note",
                vec![
                    tr("settings-speed-slow"),
                    tr("settings-speed-normal"),
                    tr("settings-speed-fast"),
                    tr("settings-speed-skip"),
                ],
                Signal::derive(|| place(&SPEEDS, &settings::get().bot_speed)),
                |index| {
                    if let Some(speed) = SPEEDS.get(index) {
                        change(|s| s.bot_speed = *speed);
                    }
                },
            )}
            <div class="pref">
                <Switch
                    label=tr("settings-confirm")
                    note=tr("settings-confirm-note")
                    checked=Signal::derive(|| settings::get().confirm)
                    on_change=|on| change(|s| s.confirm = on)
                />
            </div>
        </main>
    }
}

fn group(
    name: &'static str,
    label: &'static str,
    note: &'static str,
    options: Vec<Signal<String>>,
    selected: Signal<usize>,
    on_select: fn(usize),
) -> Html {
    view! {
        <div class="pref">
            <h2>{tr(label)}</h2>
            <p>{tr(note)}</p>
            <Segmented name label=tr(label) options selected on_select=on_select />
        </div>
    }
}
