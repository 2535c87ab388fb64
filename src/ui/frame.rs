//! The frame that pages share: bar at the top, credits at the foot.

use crate::i18n::tr;
use crate::ui::html::{Inside, IntoHtml};
use leptos::prelude::*;
use markup::view;

use super::Mark;
use crate::route::Route;

/// The bar at the top: the mark leads home, then title, phase, and what the page adds at the right.
#[component]
pub fn TopBar(
    /// Name of the page or game.
    #[prop(into)]
    title: Signal<String>,
    /// Where in it one is.
    #[prop(optional, into)]
    phase: Option<Signal<String>>,
    /// Buttons at the right.
    #[prop(optional)]
    children: Option<Inside>,
) -> impl IntoView {
    view! {
        <header class="top">
            <a class="ib to-home" href=Route::Home.fragment() aria-label=tr("to-home")>
                <Mark />
            </a>
            <span class="game">{title}</span>
            {phase.map(|phase| view! { <span class="phase">{phase}</span> })}
            <span class="grow"></span>
            {children.map(Inside::piece)}
        </header>
    }
}

/// Who made the games, at the foot of every page. Secret Hitler's licence asks for its credit: designers,
/// source, licence, changes. The table of another game names that one's.
#[component]
pub fn CreditLine(
    /// The message of a game's table.
    own: Option<&'static str>,
) -> impl IntoView {
    let line = match own {
        Some(key) => tr(key).into_html(),
        None => view! {
            <a href="https://secrethitler.com" target="_blank" rel="noopener noreferrer">
                {tr("credit-line")}
            </a> ", "
            <a
                href="https://creativecommons.org/licenses/by-nc-sa/4.0/"
                target="_blank"
                rel="license noopener noreferrer"
            >
                {tr("credit-licence")}
            </a> ". " {tr("credit-fan")}
        },
    };
    view! {
        <footer class="credit">
            <p>
                {line}
                " "
                <a href=Route::Credits.fragment()>{tr("credit-more")}</a>
            </p>
        </footer>
    }
}
