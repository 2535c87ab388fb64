//! The seats: who holds or wants which office, what is known of whom, what was enacted with whom.

use crate::ui::html::{CollectHtml, Html, IntoHtml};
use markup::view;
use secret_hitler::view::{SeatView, Tag};
use secret_hitler::{Policy, Role};

use super::{Open, bare_token, signs};
use crate::table::{Table, spoken};

/// A role, in the player's language.
pub fn role_name(role: Role) -> String {
    match role {
        Role::Liberal => t!("sh-role-liberal"),
        Role::Fascist => t!("sh-role-fascist"),
        Role::Hitler => t!("sh-role-hitler"),
    }
}

/// What a sign says, and whether it is the office of now.
fn tag(table: Table, tag: Tag) -> (String, bool) {
    match tag {
        Tag::President => (t!("sh-tag-president"), true),
        Tag::Chancellor => (t!("sh-tag-chancellor"), true),
        Tag::Candidate => (t!("sh-tag-candidate"), true),
        Tag::Nominee => (t!("sh-tag-nominee"), true),
        Tag::LastPresident => (t!("sh-tag-last-president"), false),
        Tag::LastChancellor => (t!("sh-tag-last-chancellor"), false),
        Tag::NotHitler => (t!("sh-tag-not-hitler"), false),
        Tag::InvestigatedBy(by) => (t!("sh-tag-investigated", name = table.name(by)), false),
        Tag::ExecutedBy(by) => (t!("sh-tag-executed", name = table.name(by)), false),
    }
}

fn seat(table: Table, seat: &SeatView) -> Html {
    let office = seat
        .tags
        .iter()
        .any(|tag| matches!(tag, Tag::President | Tag::Chancellor | Tag::Candidate | Tag::Nominee));
    let tags = seat
        .tags
        .iter()
        .map(|each| {
            let (words, now) = tag(table, *each);
            view! {
                <span class="tag" class:solid=now>
                    {words}
                </span>
            }
        })
        .collect_html();
    let role = seat.role.map(|role| {
        let policy = match role {
            Role::Liberal => Policy::Liberal,
            Role::Fascist | Role::Hitler => Policy::Fascist,
        };
        view! {
            <span class="tag sh-role" class:fascist=policy == Policy::Fascist>
                {if role == Role::Hitler { signs::face() } else { signs::mini(policy) }}
                {role_name(role)}
            </span>
        }
    });
    let computer = spoken::computer(table, seat.seat).map(|level| {
        view! {
            <span class="tag bot">
                {spoken::face(table, seat.seat)}
                {level}
            </span>
        }
    });
    let alive = seat.alive;
    let name = table.name(seat.seat);
    let title = name.clone();
    view! {
        <li class="seat" class:turn=seat.turn class:nom=office class:out=!alive>
            {bare_token(table, seat.seat, 36)}
            <span class="name" title=title>
                {if alive { name.into_html() } else { view! { <s>{name}</s> } }}
            </span>
            <span class="sh-rec">
                {(!seat.enacted.is_empty())
                    .then(|| {
                        view! {
                            <span class="sr">{t!("sh-enacted-in-office")}": "</span>
                            {signs::minis(seat.enacted.iter().copied())}
                        }
                    })}
            </span>
            <span class="sh-tags">{role} {tags} {computer}</span>
        </li>
    }
}

/// The panel.
pub fn seats(table: Table, open: &Open) -> Html {
    let alive = open.table.living.len() as i64;
    let nine = open.view.seats.len() > 8;
    view! {
        <p class="label">
            <span>{t!("sh-seats-alive", seats = open.table.setup.seats, alive = alive)}</span>
            <em aria-hidden="true">{t!("sh-enacted-in-office")}</em>
        </p>
        <ul class="sh-seatlist" class:nine=nine>
            {open.view.seats.iter().map(|each| seat(table, each)).collect_html()}
        </ul>
    }
}
