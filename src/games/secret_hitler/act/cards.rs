//! Cards, tiles and ballots as pictures.

use crate::ui::html::Html;
use markup::view;
use secret_hitler::{Ballot, Party, Policy, Role};

const PAPER: &str = "#fff8ee";

/// The card word of a party.
pub fn party_word(party: Party) -> String {
    match party {
        Party::Liberal => t!("sh-card-liberal"),
        Party::Fascist => t!("sh-card-fascist"),
    }
}

/// The card word of a role.
pub fn role_word(role: Role) -> String {
    match role {
        Role::Liberal => t!("sh-card-liberal"),
        Role::Fascist => t!("sh-card-fascist"),
        Role::Hitler => t!("sh-card-hitler"),
    }
}

/// The party that a policy stands for.
pub const fn side(policy: Policy) -> Party {
    match policy {
        Policy::Liberal => Party::Liberal,
        Policy::Fascist => Party::Fascist,
    }
}

fn fill(party: Party) -> &'static str {
    match party {
        Party::Liberal => "var(--cu-lib)",
        Party::Fascist => "var(--cu-fas)",
    }
}

/// An open door for the Liberals, bars for the Fascists, 60 units wide around the origin.
fn sign(party: Party) -> Html {
    match party {
        Party::Liberal => view! {
            <g fill="none" stroke=PAPER stroke-width="4" stroke-linejoin="round">
                <circle r="26" />
                <path d="M-11 14.5V-15H11V14.5M-18.5 14.5H18.5" />
                <path d="M-11 -15 2.5 -9.5V20.5L-11 14.5Z" fill=PAPER />
            </g>
        },
        Party::Fascist => view! {
            <g fill="none" stroke=PAPER stroke-width="4">
                <rect x="-24" y="-24" width="48" height="48" />
                <path d="M-12 -24V24M0 -24V24M12 -24V24M-24 0H24" />
            </g>
        },
    }
}

/// A face, plain for Liberals, half in shadow for Fascists, with a collar for Hitler: same size, same
/// amount of ink.
fn face(role: Role) -> Html {
    let shade = "#201d1a";
    view! {
        <g fill=PAPER>
            <circle cx="54" cy="45" r="19" />
            <path d="M20 92V85a20 20 0 0 1 20-19H68a20 20 0 0 1 20 19V92Z" />
        </g>
        {match role {
            Role::Liberal => view! {
                <path d="M41 44h9M58 44h9" stroke=shade stroke-width="4" />
                <path d="M44 66 54 80 64 66" fill="none" stroke=shade stroke-width="4" />
            },
            Role::Fascist => view! {
                <path d="M54 26a19 19 0 0 1 0 38Z" fill=shade />
                <path d="M54 66H68a20 20 0 0 1 20 19v7H54Z" fill=shade />
                <path d="M40 44h9" stroke=shade stroke-width="4" />
                <path d="M59 44h9" stroke=PAPER stroke-width="4" />
            },
            Role::Hitler => view! {
                <path d="M35 42h38a19 19 0 0 1-38 0Z" fill=shade />
                <path d="M20 92V85a20 20 0 0 1 9-16.5L54 92Z" fill=shade />
                <path d="M41 48h9M58 48h9" stroke=PAPER stroke-width="4" />
            },
        }}
    }
}

/// Words that are long get smaller letters.
fn word_size(word: &str) -> &'static str {
    match word.chars().count() {
        0..=8 => "15.5",
        9..=10 => "13",
        _ => "10.8",
    }
}

fn card(party: Party, picture: Html, word: String, caption: String) -> Html {
    let name = t!("sh-card-name", caption = caption.clone(), word = word.clone());
    let size = word_size(&word);
    view! {
        <svg class="cu-card" viewBox="0 0 108 150" role="img" aria-label=name>
            <rect width="108" height="150" rx="7" fill=fill(party) />
            <rect
                x="6"
                y="6"
                width="96"
                height="138"
                rx="4"
                fill="none"
                stroke=PAPER
                stroke-width="1.5"
                opacity=".7"
            />
            {picture}
            <text x="54" y="119" class="w" font-size=size fill=PAPER>
                {word}
            </text>
            <text x="54" y="135" class="c" font-size="11" fill=PAPER>
                {caption}
            </text>
        </svg>
    }
}

/// A role card.
pub fn role_card(role: Role) -> Html {
    card(role.party(), face(role), role_word(role), t!("sh-card-role"))
}

/// A party card with this caption.
pub fn party_card(party: Party, caption: String) -> Html {
    let picture = view! { <g transform="translate(54 58)">{sign(party)}</g> };
    card(party, picture, party_word(party), caption)
}

/// A policy tile.
pub fn policy_card(policy: Policy) -> Html {
    party_card(side(policy), t!("sh-card-policy"))
}

/// A policy tile small enough for a line of text; the words beside it name it.
pub fn mini(policy: Policy) -> Html {
    view! {
        <svg class="ac-mini" viewBox="0 0 14 18" aria-hidden="true">
            <rect width="14" height="18" rx="2" fill=fill(side(policy)) />
            {match policy {
                Policy::Liberal => {
                    view! { <circle cx="7" cy="9" r="3.7" fill="none" stroke=PAPER stroke-width="2" /> }
                }
                Policy::Fascist => {
                    view! {
                        <path d="M4.2 4.5V13.5M7 4.5V13.5M9.8 4.5V13.5" stroke=PAPER stroke-width="1.6" />
                    }
                }
            }}
        </svg>
    }
}

/// The word on a ballot, the same in every language.
pub const fn ballot_word(ballot: Ballot) -> &'static str {
    match ballot {
        Ballot::Ja => "Ja!",
        Ballot::Nein => "Nein",
    }
}
