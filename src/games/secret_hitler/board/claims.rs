//! What was claimed, and what cannot be true together. It never says who lies.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::order::sort_few;
use markup::view;
use secret_hitler::view::{Against, Claim, DeckCount};
use secret_hitler::{Party, Pattern, Statement, Tiles};

use super::{Open, bare_token, policy_word, signs, tiles_text};
use crate::table::Table;
use crate::ui::{Icon, icon};

/// The button that opens the dialog of claims.
pub fn claim_button(table: Table) -> Html {
    view! {
        <button
            type="button"
            class="btn quiet sh-add"
            disabled=move || !table.is_live()
            on:click=move |_| crate::games::secret_hitler::act::open_claim(table)
        >
            {icon(Icon::Plus)}
            <span>{tr("sh-claim")}</span>
        </button>
    }
}

/// Heading and button: they stay while the claims below are drawn again.
pub fn head(table: Table) -> Html {
    view! {
        <header>
            <h2>{tr("sh-claims")}</h2>
            <span class="sh-ne">{signs::clash(None)} {tr("sh-claims-clash")}</span>
            <span class="grow"></span>
            {claim_button(table)}
        </header>
    }
}

/// A party in words.
pub fn party_word(party: Party) -> &'static str {
    match party {
        Party::Liberal => "liberal",
        Party::Fascist => "fascist",
    }
}

/// A party's name.
pub fn party_name(party: Party) -> String {
    t!("sh-party", kind = party_word(party))
}

/// The three tiles of a peek in words, the top one first.
pub fn pattern_text(tiles: Pattern) -> String {
    tiles.iter().map(|tile| t!("sh-tile-word", kind = policy_word(*tile))).collect::<Vec<_>>().join(", ")
}

fn tiles_of(tiles: Tiles) -> Html {
    // Fascist first, as on the tiles' own words.
    let (fascist, liberal): (Vec<_>, Vec<_>) =
        tiles.iter().partition(|policy| *policy == secret_hitler::Policy::Fascist);
    signs::minis(fascist.into_iter().chain(liberal))
}

/// What was said, short, after the name.
fn said(table: Table, claim: &Claim) -> String {
    match claim.statement {
        Statement::Drew { drew, .. } => t!("sh-says-drew", tiles = tiles_text(drew)),
        Statement::Got { got, .. } => t!("sh-says-got", tiles = tiles_text(got)),
        Statement::Party { seat, party } => {
            t!("sh-says-party", name = table.name(seat), kind = party_word(party))
        }
        Statement::Saw(tiles) => t!("sh-says-saw", tiles = pattern_text(tiles)),
    }
}

fn drawn(claim: &Claim) -> Html {
    match claim.statement {
        Statement::Drew { drew, passed, .. } => view! {
            <span class="sh-tl">
                {tiles_of(drew)}
                {passed
                    .map(|passed| {
                        view! {
                            <span>{t!("sh-says-passed")}</span>
                            {tiles_of(passed)}
                        }
                    })}
            </span>
        },
        Statement::Got { got, .. } => view! { <span class="sh-tl">{tiles_of(got)}</span> },
        Statement::Party { .. } => ().into_html(),
        Statement::Saw(tiles) => view! { <span class="sh-tl">{signs::minis(tiles)}</span> },
    }
}

fn bubble(table: Table, claim: &Claim, class: &'static str) -> Html {
    view! {
        <div class=["sh-bub ", class].concat()>
            {bare_token(table, claim.seat, 26)}
            <p>
                <b>{table.name(claim.seat)}</b>
                {said(table, claim)}
            </p>
            {drawn(claim)}
        </div>
    }
}

/// What a claim contradicts besides other claims, in words.
fn facts(claim: &Claim) -> Vec<String> {
    claim
        .against
        .iter()
        .filter_map(|against| match *against {
            Against::Claim(_) => None,
            Against::Enacted(election, policy) => {
                Some(t!("sh-against-enacted", kind = policy_word(policy), election = election))
            }
            Against::Itself => Some(t!("sh-against-itself")),
            Against::Party(party) => Some(t!("sh-against-party", kind = party_word(party))),
        })
        .collect()
}

fn number(election: u8) -> Html {
    view! {
        <span class="sh-no">
            <span aria-hidden="true">{election}</span>
            <span class="sr">{t!("sh-heading", election = election)}</span>
        </span>
    }
}

/// One claim as a line.
fn line(table: Table, open: &Open, claim: &Claim, index: usize) -> Html {
    let others: Vec<String> = claim
        .against
        .iter()
        .filter_map(|against| match against {
            // The later of two says it; once is enough.
            Against::Claim(other) if *other < index => open.view.claims.get(*other),
            _ => None,
        })
        .map(|other| t!("sh-against-claim", name = table.name(other.seat), said = said(table, other)))
        .collect();
    let against: Vec<String> = facts(claim).into_iter().chain(others).collect();
    view! {
        <li>
            {number(claim.election)} {bare_token(table, claim.seat, 24)}
            <span class="sh-said">
                <b>{table.name(claim.seat)}</b>
                " "
                {said(table, claim)}
                {drawn(claim)}
            </span>
            {(!against.is_empty())
                .then(|| {
                    view! {
                        <span class="sh-vs">
                            {signs::clash(Some(t!("sh-clash")))} {against.join("; ")}
                        </span>
                    }
                })}
        </li>
    }
}

/// What is said of one session by both who governed, side by side.
fn duel(table: Table, one: &Claim, other: &Claim) -> Html {
    let facts: Vec<String> = facts(one).into_iter().chain(facts(other)).collect();
    view! {
        <li class="sh-duel">
            {number(one.election)} {bubble(table, one, "l")} {signs::clash(Some(t!("sh-clash")))}
            {bubble(table, other, "r")}
            {(!facts.is_empty())
                .then(|| {
                    view! {
                        <span class="sh-vs">
                            {signs::clash(Some(t!("sh-clash")))} {facts.join("; ")}
                        </span>
                    }
                })}
        </li>
    }
}

fn deck(deck: &DeckCount) -> Html {
    let (claimed, real, few) = if deck.too_few() {
        (deck.claimed.1, deck.drawn.0, true)
    } else {
        (deck.claimed.0, deck.drawn.1, false)
    };
    let sentence = match (few, deck.complete()) {
        (true, true) => t!("sh-deck-few", number = deck.number, claimed = claimed, drawn = real),
        (true, false) => t!("sh-deck-few-at-most", number = deck.number, claimed = claimed, drawn = real),
        (false, true) => t!("sh-deck-many", number = deck.number, claimed = claimed, drawn = real),
        (false, false) => {
            t!("sh-deck-many-at-least", number = deck.number, claimed = claimed, drawn = real)
        }
    };
    view! {
        <li>
            <span class="sh-no">{icon(Icon::Shuffle)}</span>
            <span class="sh-said">{sentence}</span>
            {signs::clash(Some(t!("sh-clash")))}
        </li>
    }
}

/// The list: newest matter first, whole piles above.
pub fn claims(table: Table, open: &Open) -> Html {
    let all = &open.view.claims;
    if all.is_empty() {
        return view! { <p class="none">{t!("sh-no-claims")}</p> };
    }
    let decks: Vec<&DeckCount> = open.view.contradicted_decks().collect();
    let mut done = vec![false; all.len()];
    let mut order: Vec<usize> = (0..all.len()).collect();
    sort_few(&mut order, |index| std::cmp::Reverse(all.get(*index).map_or(0, |claim| claim.election)));
    let mut rows = Vec::new();
    for index in order {
        let Some(claim) = all.get(index) else { continue };
        if done.get(index).copied().unwrap_or(true) {
            continue;
        }
        // President and Chancellor of one session who contradict each other stand side by side.
        let partner = claim.against.iter().find_map(|against| match against {
            Against::Claim(other) => {
                all.get(*other).filter(|o| o.election == claim.election).map(|o| (*other, o))
            }
            _ => None,
        });
        let session =
            |claim: &Claim| matches!(claim.statement, Statement::Drew { .. } | Statement::Got { .. });
        match partner {
            Some((other_index, other)) if session(claim) && session(other) => {
                for index in [index, other_index] {
                    if let Some(done) = done.get_mut(index) {
                        *done = true;
                    }
                }
                let (president, chancellor) = if matches!(claim.statement, Statement::Drew { .. }) {
                    (claim, other)
                } else {
                    (other, claim)
                };
                rows.push(duel(table, president, chancellor));
            }
            _ => rows.push(line(table, open, claim, index)),
        }
    }
    view! { <ul class="sh-said-list">{decks.into_iter().map(deck).collect_html()} {rows}</ul> }
}
