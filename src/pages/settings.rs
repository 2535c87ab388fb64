//! What the player likes.

use leptos::prelude::*;

use crate::{
    i18n::{self, Lang},
    settings::{self, BotSpeed, Motion, Theme},
    ui::{Segmented, Switch, TopBar, toast},
};

fn change(with: impl FnOnce(&mut settings::Settings)) {
    if !settings::update(with) {
        toast(t!("settings-not-kept"));
    }
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
            <h1>{move || t!("settings-title")}</h1>
            <p class="muted">{move || t!("settings-intro")}</p>

            {group(
                "lang",
                || t!("settings-language"),
                || t!("settings-language-note"),
                Lang::ALL.iter().map(|lang| Signal::stored(lang.name().to_owned())).collect(),
                Signal::derive(|| place(&Lang::ALL, &i18n::lang())),
                |index| {
                    if let Some(lang) = Lang::ALL.get(index) {
                        change(|s| s.lang = Some(lang.tag().to_owned()));
                    }
                },
            )}
            {group(
                "theme",
                || t!("settings-theme"),
                || t!("settings-theme-note"),
                vec![
                    Signal::derive(|| t!("settings-auto")),
                    Signal::derive(|| t!("settings-theme-light")),
                    Signal::derive(|| t!("settings-theme-night")),
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
                || t!("settings-motion"),
                || t!("settings-motion-note"),
                vec![Signal::derive(|| t!("settings-auto")), Signal::derive(|| t!("settings-motion-reduced"))],
                Signal::derive(|| place(&MOTIONS, &settings::get().motion)),
                |index| {
                    if let Some(motion) = MOTIONS.get(index) {
                        change(|s| s.motion = *motion);
                    }
                },
            )}
            {group(
                "speed",
                || t!("settings-speed"),
                || t!("settings-speed-note"),
                vec![
                    Signal::derive(|| t!("settings-speed-slow")),
                    Signal::derive(|| t!("settings-speed-normal")),
                    Signal::derive(|| t!("settings-speed-fast")),
                    Signal::derive(|| t!("settings-speed-skip")),
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
                    label=Signal::derive(|| t!("settings-confirm"))
                    note=Signal::derive(|| t!("settings-confirm-note"))
                    checked=Signal::derive(|| settings::get().confirm)
                    on_change=|on| change(|s| s.confirm = on)
                />
            </div>
        </main>
    }
}

fn group(
    name: &'static str,
    label: fn() -> String,
    note: fn() -> String,
    options: Vec<Signal<String>>,
    selected: Signal<usize>,
    on_select: fn(usize),
) -> AnyView {
    view! {
        <div class="pref">
            <h2>{label}</h2>
            <p>{note}</p>
            <Segmented name label=Signal::derive(label) options selected on_select=on_select />
        </div>
    }
    .into_any()
}
