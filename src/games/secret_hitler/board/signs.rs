//! The drawings of Secret Hitler: plain things — a door, bars, a chair, a magnifier, a cross-hair.

use crate::ui::html::{CollectHtml, Html};
use markup::view;
use secret_hitler::{Policy, Power, Tiles};

use super::tiles_text;

/// The large sign of a party's policies: an open door, or bars.
pub fn party_sign(policy: Policy, class: &'static str) -> Html {
    match policy {
        Policy::Liberal => view! {
            <svg class=["sh-g ", class].concat() viewBox="0 0 60 60" aria-hidden="true">
                <g
                    transform="translate(30 30)"
                    fill="none"
                    stroke="currentColor"
                    stroke-width="4"
                    stroke-linejoin="round"
                >
                    <circle r="26" />
                    <path d="M-11 14.5V-15H11V14.5M-18.5 14.5H18.5" />
                    <path d="M-11 -15 2.5 -9.5V20.5L-11 14.5Z" fill="currentColor" />
                    <circle cx="-1.6" cy="5" r="1.7" fill="var(--k)" stroke="none" />
                </g>
            </svg>
        },
        Policy::Fascist => view! {
            <svg class=["sh-g ", class].concat() viewBox="0 0 60 60" aria-hidden="true">
                <g transform="translate(30 30)" fill="none" stroke="currentColor" stroke-width="4">
                    <rect x="-24" y="-24" width="48" height="48" />
                    <path d="M-12 -24V24M0 -24V24M12 -24V24M-24 0H24" />
                </g>
            </svg>
        },
    }
}

/// A policy tile, small: a ring or bars.
pub fn mini(policy: Policy) -> Html {
    let (fill, path, width) = match policy {
        Policy::Liberal => ("var(--tl)", "M7 5.3a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4Z", "2"),
        Policy::Fascist => ("var(--tf)", "M4.2 4.5V13.5M7 4.5V13.5M9.8 4.5V13.5", "1.6"),
    };
    view! {
        <svg class="sh-m" viewBox="0 0 14 18" width="14" height="18" aria-hidden="true">
            <rect width="14" height="18" rx="2" fill=fill />
            <path d=path fill="none" stroke="#fff8ee" stroke-width=width />
        </svg>
    }
}

/// Several small tiles, with their number in words for screen readers.
pub fn minis(policies: impl IntoIterator<Item = Policy>) -> Html {
    let policies: Vec<Policy> = policies.into_iter().collect();
    let words = tiles_text(policies.iter().copied().collect::<Tiles>());
    view! {
        <span class="sh-minis" role="img" aria-label=words.clone() title=words>
            {policies.into_iter().map(mini).collect_html()}
        </span>
    }
}

/// The sign of a power: a card under a magnifier, a chair, three cards under an eye, a cross-hair.
pub fn power_sign(power: Power, class: &'static str) -> Html {
    let path = match power {
        Power::Investigate => {
            "M2.5 9H-14a2 2 0 0 1-2-2V-10a2 2 0 0 1 2-2H9a2 2 0 0 1 2 2V-3M-10.5-5.5H4M-10.5 1H-3M8-.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM12.5 10 16.5 14.5"
        }
        Power::SpecialElection => "M-9-15H9V2H-9ZM-12.5 2H12.5M-9.5 2V15.5M9.5 2V15.5M-9 9H9",
        Power::Peek => {
            "M-15 3V-11.5H-6V1.5M-4.5 .5V-14.5H4.5V.5M6 1.5V-11.5H15V3M-13 8Q0-3 13 8 0 19-13 8ZM0 5.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5Z"
        }
        Power::Execution => {
            "M0-10.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21ZM-16.5 0H-6M6 0H16.5M0-16.5V-6M0 6V16.5"
        }
    };
    view! {
        <svg class=["sh-pi ", class].concat() viewBox="-18 -18 36 36" aria-hidden="true">
            <path
                d=path
                fill="none"
                stroke="currentColor"
                stroke-width="2.6"
                stroke-linecap="round"
                stroke-linejoin="round"
            />
        </svg>
    }
}

/// A head, half in the dark: nobody's portrait.
pub fn face() -> Html {
    view! {
        <svg class="sh-face" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 31c1-8 5.5-11 12-11s11 3 12 11Z" fill="var(--f1)" />
            <circle cx="16" cy="12" r="8.5" fill="var(--f1)" />
            <path d="M16 3.5a8.5 8.5 0 0 1 0 17c6 0 11 2.5 12 10.5H16Z" fill="var(--f2)" />
            <path d="M10.5 11.5h3.5" stroke="var(--f2)" stroke-width="2" />
            <path d="M18 11.5h3.5" stroke="var(--f1)" stroke-width="2" />
        </svg>
    }
}

/// "Not equal": what cannot be true together. With a name where it stands alone.
pub fn clash(label: Option<String>) -> Html {
    let named = label.is_some();
    view! {
        <svg
            class="sh-clash"
            viewBox="0 0 24 24"
            role=named.then_some("img")
            aria-label=label
            aria-hidden=(!named).then_some("true")
        >
            <circle cx="12" cy="12" r="11.5" fill="var(--ink)" />
            <path
                d="M6.5 9.5H17.5M6.5 14.5H17.5M15.5 5.5 8.5 18.5"
                fill="none"
                stroke="var(--paper)"
                stroke-width="2.2"
                stroke-linecap="round"
            />
        </svg>
    }
}
