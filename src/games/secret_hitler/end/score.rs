//! Everyone's role and record, one row a seat. The heads of the columns are the legend of the bars.

use crate::platform::maths;
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use engine::order::sort_few;
use markup::view;
use secret_hitler::{Party, Policy, Record, Role, Tally, Tiles};

use super::tile;
use crate::table::{Table, token};

pub fn score(table: Table, record: &Record) -> Html {
    let winner = record.end.winner();
    // The winners first; within a party in seat order, Hitler last.
    let mut seats = record.seats.clone();
    sort_few(&mut seats, |tally| (tally.role.party() != winner, tally.role == Role::Hitler, tally.seat));
    let most = seats.iter().map(Tally::ballots).max().unwrap_or(1).max(1);
    let rows = seats.iter().map(|tally| row(table, tally, winner, most)).collect_html();
    view! {
        <section class="end-score" aria-labelledby="end-score-title">
            <h2 id="end-score-title" class="sr">{t!("sh-over-record")}</h2>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t!("sh-over-player")}</th>
                        <th scope="col">{t!("sh-over-role")}</th>
                        <th scope="col" class="n">{t!("sh-over-president")}</th>
                        <th scope="col" class="n">{t!("sh-over-chancellor")}</th>
                        <th scope="col">{t!("sh-over-enacted")}</th>
                        <th scope="col">
                            <i class="key ja" aria-hidden="true"></i>
                            {t!("sh-over-ja")}
                            " "
                            <i class="key nein" aria-hidden="true"></i>
                            {t!("sh-over-nein")}
                        </th>
                        <th scope="col" class="n">{t!("sh-over-with-result")}</th>
                        <th scope="col" class="n">{t!("sh-over-claims")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="fine">{t!("sh-over-claims-note")}</p>
        </section>
    }
}

fn row(table: Table, tally: &Tally, winner: Party, most: u8) -> Html {
    let name = table.name(tally.seat);
    let won = tally.role.party() == winner;
    let sub = match tally.executed {
        Some(election) => t!("sh-over-executed", election = election),
        None if won => t!("sh-over-won"),
        None => t!("sh-over-lost"),
    };
    let tally = *tally;
    let ballots = tally.ballots();
    let said = t!("sh-over-ballots", ja = tally.ja, nein = tally.nein);
    let share = |count: u8| maths::percent(f64::from(count), f64::from(most));
    let with = if ballots == 0 {
        "–".to_owned()
    } else {
        t!("sh-over-of", count = tally.with_result, all = ballots)
    };
    let claims = match (tally.claims, tally.untrue) {
        (0, _) => "–".to_owned(),
        (all, 0) => all.to_string(),
        (all, untrue) => t!("sh-over-untrue", all = all, untrue = untrue),
    };
    view! {
        <tr class:won=won class:dead=tally.executed.is_some()>
            <th scope="row">
                <span class="who">
                    {token(table, tally.seat, 32)}
                    <span>
                        <b>{name}</b>
                        <em>{sub}</em>
                    </span>
                </span>
            </th>
            <td class="c-role">{role(tally.role)}</td>
            <td class="n" data-l=t!("sh-over-president")>{tally.president}</td>
            <td class="n" data-l=t!("sh-over-chancellor")>{tally.chancellor}</td>
            <td class="c-tiles" data-l=t!("sh-over-enacted")>{tiles(tally.enacted())}</td>
            <td class="c-bar" data-l=t!("sh-over-ballots-head")>
                <span class="sr">{said}</span>
                <span class="bar" aria-hidden="true">
                    <span>
                        <i class="ja" class:none=tally.ja == 0 style:width=share(tally.ja)></i>
                        <i class="nein" class:none=tally.nein == 0 style:width=share(tally.nein)></i>
                    </span>
                    <em>{tally.ja} " · " {tally.nein}</em>
                </span>
            </td>
            <td class="n" data-l=t!("sh-over-with-result")>{with}</td>
            <td class="n" class:untrue=tally.untrue != 0 data-l=t!("sh-over-claims")>{claims}</td>
        </tr>
    }
}

/// The role card: sign, role, and for Hitler the party too.
fn role(role: Role) -> Html {
    let (class, name, party) = match role {
        Role::Liberal => ("role lib", t!("sh-over-role-liberal"), None),
        Role::Fascist => ("role fas", t!("sh-over-role-fascist"), None),
        Role::Hitler => ("role fas hitler", t!("sh-over-role-hitler"), Some(t!("sh-over-party-fascist"))),
    };
    let sign = match role.party() {
        Party::Liberal => view! {
            <path d="M5 19V5h10v14M2 19h16" fill="none" stroke="currentColor" stroke-width="2" />
            <path d="M5 5l6 2.5V22l-6-3Z" fill="currentColor" />
        },
        Party::Fascist => view! {
            <path d="M3 3h18v18H3ZM7.5 3v18M12 3v18M16.5 3v18M3 12h18" fill="none" stroke="currentColor" stroke-width="1.8" />
        },
    };
    view! {
        <span class=class>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">{sign}</svg>
            <b>{name}</b>
            {party.map(|party| view! { <em>{party}</em> })}
        </span>
    }
}

fn tiles(tiles: Tiles) -> Html {
    if tiles.is_empty() {
        return "–".into_html();
    }
    let said = t!("sh-over-tiles", liberal = tiles.liberal, fascist = tiles.fascist);
    view! {
        <span class="sr">{said}</span>
        <span class="tiles" aria-hidden="true">{tiles.iter().map(|policy: Policy| tile(policy, 22)).collect_html()}</span>
    }
}
