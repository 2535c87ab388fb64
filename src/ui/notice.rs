//! Saying things: to screen readers, in passing, or until dealt with.

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;
use markup::view;

use super::{Icon, icon};

/// How long a toast stays; one with a button stays longer.
const STAY: Duration = Duration::from_secs(5);
const STAY_WITH_ACTION: Duration = Duration::from_secs(12);
/// A refusal with the way to its rule: the rule can be found later as well.
const STAY_WITH_RULE: Duration = Duration::from_secs(8);

#[derive(Clone)]
struct Toast {
    number: u32,
    text: String,
    action: Option<(String, Arc<dyn Fn() + Send + Sync>)>,
}

thread_local! {
    static SPOKEN: ArcRwSignal<(bool, String)> = ArcRwSignal::new((false, String::new()));
    static TOAST: ArcRwSignal<Option<Toast>> = ArcRwSignal::new(None);
}

/// Says a sentence to screen readers, politely. Never anything secret: it is heard by all.
pub fn announce(text: impl Into<String>) {
    let text = text.into();
    SPOKEN.with(|signal| {
        signal.update(|(turn, spoken)| {
            // Two regions in turn, so that the same sentence is said twice.
            *turn = !*turn;
            *spoken = text;
        });
    });
}

/// Shows a sentence for a moment, and says it.
pub fn toast(text: impl Into<String>) {
    show(text.into(), None, STAY);
}

/// Shows a sentence with one button, for example to take a deletion back.
pub fn toast_with(
    text: impl Into<String>,
    label: impl Into<String>,
    action: impl Fn() + Send + Sync + 'static,
) {
    show(text.into(), Some((label.into(), Arc::new(action))), STAY_WITH_ACTION);
}

/// Says why something is refused, with the way to the rule.
pub fn refuse(text: String, rule: &str, to_rule: impl Fn() + Send + Sync + 'static) {
    show(text, Some((t!("act-rule", rule = rule), Arc::new(to_rule))), STAY_WITH_RULE);
}

fn show(text: String, action: Option<(String, Arc<dyn Fn() + Send + Sync>)>, stay: Duration) {
    announce(text.clone());
    let signal = TOAST.with(Clone::clone);
    let number = signal.with_untracked(|shown| shown.as_ref().map_or(0, |t| t.number.wrapping_add(1)));
    signal.set(Some(Toast { number, text, action }));
    set_timeout(
        move || {
            if signal.with_untracked(|shown| shown.as_ref().is_some_and(|t| t.number == number)) {
                signal.set(None);
            }
        },
        stay,
    );
}

/// Where [`announce`] and [`toast`] speak; stands once in the shell.
#[component]
pub fn NoticeHost() -> impl IntoView {
    let spoken = SPOKEN.with(Clone::clone);
    let shown = TOAST.with(Clone::clone);
    let region = move |mine: bool| {
        let spoken = spoken.clone();
        move || spoken.with(|(turn, text)| if *turn == mine { text.clone() } else { String::new() })
    };
    view! {
        <div class="sr" role="status" aria-live="polite">{region(true)}</div>
        <div class="sr" role="status" aria-live="polite">{region(false)}</div>
        {move || {
            let toast = shown.get()?;
            let shown = shown.clone();
            Some(
                view! {
                    <div class="toast">
                        <p>{toast.text}</p>
                        {toast
                            .action
                            .map(|(label, action)| {
                                view! {
                                    <button
                                        type="button"
                                        class="btn"
                                        on:click=move |_| {
                                            shown.set(None);
                                            action();
                                        }
                                    >
                                        {label}
                                    </button>
                                }
                            })}
                    </div>
                },
            )
        }}
    }
}

/// How grave a banner is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// News.
    Info,
    /// Something is wrong and the player should act.
    Warning,
}

/// A strip across the page, until what it says no longer holds.
#[component]
pub fn Banner(
    /// News or warning.
    tone: Tone,
    children: crate::ui::html::Inside,
) -> impl IntoView {
    let (class, sign) = match tone {
        Tone::Info => ("banner", Icon::Info),
        Tone::Warning => ("banner warn", Icon::Warning),
    };
    view! {
        <div class=class role="status">
            {icon(sign)}
            {children.piece()}
        </div>
    }
}
