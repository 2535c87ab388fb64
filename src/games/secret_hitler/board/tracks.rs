//! Both rows of policies in six columns, the Hitler zone, the election tracker, the piles.

use crate::ui::html::{CollectHtml, Html};
use markup::view;
use secret_hitler::view::{PowerUse, Slot};
use secret_hitler::{By, CHAOS, FASCIST_GOAL, LIBERAL_GOAL, Policy, Power};

use super::{Open, policy_word, signs, token};
use crate::table::Table;

/// A power's name.
pub fn power_name(power: Power) -> String {
    match power {
        Power::Investigate => t!("sh-power-investigate"),
        Power::SpecialElection => t!("sh-power-special"),
        Power::Peek => t!("sh-power-peek"),
        Power::Execution => t!("sh-power-execution"),
    }
}

/// The same, as short as a column of the board is wide.
fn power_label(power: Power) -> String {
    match power {
        Power::Investigate => t!("sh-label-investigate"),
        Power::SpecialElection => t!("sh-label-special"),
        Power::Peek => t!("sh-label-peek"),
        Power::Execution => t!("sh-label-execution"),
    }
}

/// A text that has a shorter form for narrow screens; the styles show one of them.
fn long_or_short(long: String, short: String) -> Html {
    view! {
        <span class="sh-long">{long}</span>
        <span class="sh-short">{short}</span>
    }
}

/// What a power did, as a sentence.
pub fn power_sentence(table: Table, used: &PowerUse) -> String {
    let Some(by) = used.by else { return t!("sh-power-lost", power = power_name(used.power)) };
    let president = table.name(by);
    match (used.power, used.target) {
        (Power::Investigate, Some(seat)) => {
            t!("sh-did-investigate", president = president, name = table.name(seat))
        }
        (Power::SpecialElection, Some(seat)) => {
            t!("sh-did-call", president = president, name = table.name(seat))
        }
        (Power::Execution, Some(seat)) => {
            t!("sh-did-execute", president = president, name = table.name(seat))
        }
        (Power::Peek, _) if used.used => t!("sh-did-peek", president = president),
        _ => t!("sh-power-due", power = power_name(used.power), president = president),
    }
}

fn government(table: Table, by: By) -> (Html, String) {
    match by {
        By::Government { president, chancellor } => (
            view! {
                <span class="sh-gov">{token(table, president, 24)} {token(table, chancellor, 24)}</span>
            },
            t!("sh-government", president = table.name(president), chancellor = table.name(chancellor)),
        ),
        By::Chaos => (view! { <span class="sh-how">{t!("sh-by-chaos")}</span> }, t!("sh-by-chaos-long")),
        By::Setup => (view! { <span class="sh-how">{t!("sh-by-setup")}</span> }, t!("sh-by-setup-long")),
    }
}

fn used_sign(table: Table, used: &PowerUse) -> Html {
    view! {
        <span class="sh-pw" title=power_sentence(table, used) class:lost=used.by.is_none()>
            {signs::power_sign(used.power, "")} {used.target.map(|seat| token(table, seat, 24))}
            {used.by.is_none().then(|| view! { <span class="sh-how">{t!("sh-lost-short")}</span> })}
        </span>
    }
}

fn tile(table: Table, policy: Policy, slot: &Slot) -> Html {
    let kind = policy_word(policy);
    let fascist = policy == Policy::Fascist;
    let heading = fascist.then(|| {
        let words = match slot.power {
            Some(power) => power_label(power),
            None if slot.wins => String::new(),
            None => t!("sh-power-none"),
        };
        view! { <span class="sh-pl">{words}</span> }
    });
    let class = if fascist { "sh-tile fas" } else { "sh-tile lib" };
    let body = if let Some(placed) = slot.placed {
        let (tokens, words) = government(table, placed.by);
        let label = if placed.election == 0 {
            t!("sh-tile-from-start", kind = kind)
        } else {
            t!("sh-tile", kind = kind, election = placed.election, by = words)
        };
        view! {
            <div class=class role="img" aria-label=label.clone() title=label>
                {(placed.election > 0).then(|| view! { <i>{placed.election}</i> })}
                {signs::party_sign(policy, "")}
                <b>{if fascist { t!("sh-fascist-tile") } else { t!("sh-liberal-tile") }}</b>
            </div>
            <div class="sh-ft">{tokens} {slot.used.as_ref().map(|used| used_sign(table, used))}</div>
        }
    } else {
        let inside = if slot.wins {
            view! {
                {signs::party_sign(policy, "")}
                <b>{if fascist { t!("sh-fascists-win") } else { t!("sh-liberals-win") }}</b>
            }
        } else {
            match slot.power {
                Some(power) => view! {
                    {signs::power_sign(power, "big")}
                    {slot.veto.then(|| view! { <b>{t!("sh-plus-veto")}</b> })}
                },
                None => view! { <span class="n">{slot.number}</span> },
            }
        };
        view! {
            <div class=[class, " free"].concat()>
                <span class="sr">{t!("sh-slot-free", number = slot.number)}" "</span>
                {inside}
            </div>
            <div class="sh-ft"></div>
        }
    };
    view! {
        <li class="sh-slot" class:next=slot.next class:win=slot.wins>
            {heading}
            {body}
        </li>
    }
}

fn zone(open: &Open) -> Html {
    let closed = open.view.zone_since.is_none();
    let (since, short) = match open.view.zone_since {
        Some(election) => (t!("sh-zone-open", election = election), t!("sh-zone-open-short")),
        None => (t!("sh-zone-closed"), t!("sh-zone-closed")),
    };
    view! {
        <li class="sh-zone" class:closed=closed>
            <span>
                {signs::face()} <b>{t!("sh-zone")}</b> <i>{t!("sh-zone-rule")}</i>
                <em aria-hidden="true">{short}</em> <span class="sr">{since}</span>
            </span>
        </li>
    }
}

fn tracker(open: &Open) -> Html {
    let at = open.table.tracker;
    let dots = (1..=CHAOS)
        .map(|step| {
            view! {
                <i class="sh-dot" class:on=step <= at>
                    {step}
                </i>
            }
        })
        .collect_html();
    view! {
        <li class="sh-trkr">
            <span class="sh-th">{long_or_short(t!("sh-tracker"), t!("sh-tracker-short"))}</span>
            <div class="sh-plate">
                <div class="sh-dots" aria-hidden="true">{dots}</div>
                <b>{t!("sh-tracker-at", count = at)}</b>
                <span class="sh-rule">{t!("sh-tracker-rule")}</span>
            </div>
        </li>
    }
}

/// Both rows and the piles.
pub fn tracks(table: Table, open: &Open) -> Html {
    let row =
        |policy: Policy, slots: &[Slot]| slots.iter().map(|slot| tile(table, policy, slot)).collect_html();
    let seen = &open.table;
    let unseen = seen.unseen;
    view! {
        <section class="sh-trk lib" aria-label=t!("sh-liberal-row")>
            <header>
                {signs::party_sign(Policy::Liberal, "sh-hs")} <h2>{long_or_short(t!("sh-liberal-title"), t!("sh-liberal-tile"))}</h2>
                <span class="sh-cnt">
                    <b>{seen.liberal}</b>
                    " "
                    {t!("sh-of", goal = LIBERAL_GOAL)}
                </span> <span class="grow"></span> <span class="sh-key">{t!("sh-key")}</span>
            </header>
            <ol class="sh-slots">{row(Policy::Liberal, &open.view.liberal)} {tracker(open)}</ol>
        </section>
        <section class="sh-trk fas" aria-label=t!("sh-fascist-row")>
            <header>
                {signs::party_sign(Policy::Fascist, "sh-hs")} <h2>{long_or_short(t!("sh-fascist-title"), t!("sh-fascist-tile"))}</h2>
                <span class="sh-cnt">
                    <b>{seen.fascist}</b>
                    " "
                    {t!("sh-of", goal = FASCIST_GOAL)}
                </span>
            </header>
            <ol class="sh-slots">{zone(open)} {row(Policy::Fascist, &open.view.fascist)}</ol>
        </section>
        <p class="sh-piles">
            <span>{t!("sh-draw-pile")} " " <b>{seen.draw}</b></span>
            <span>{t!("sh-discard-pile")} " " <b>{seen.discard}</b></span>
            <span>
                {t!("sh-not-enacted", liberal = unseen.liberal, fascist = unseen.fascist)}
            </span>
        </p>
    }
}
