//! The log: public events as sentences.

use engine::{Seat, Viewer};
use secret_hitler::{By, Event, Role, SecretHitler, Statement};

use super::board::{party_name, pattern_text, policy_word, power_name, tiles_text};
use crate::table::Table;
use crate::table::log::{Draft, Scribe};
use crate::table::rich::bold;

struct Writer;

/// Somebody who writes the public log.
pub fn scribe(_: Table) -> Box<dyn Scribe> {
    Box::new(Writer)
}

impl Scribe for Writer {
    fn go_on(&mut self, table: Table, draft: &mut Draft) -> bool {
        draft.since::<SecretHitler>(table, Viewer::Table, |draft, step, event| {
            if let Event::ElectionOpened { election, special, .. } = *event {
                draft.head(if special {
                    t!("sh-heading-special", election = election)
                } else {
                    t!("sh-heading", election = election)
                });
            }
            if let Some(text) = sentence(table, event) {
                draft.line(step, text);
            }
        });
        true
    }
}

/// Several names, marked.
fn names(table: Table, seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| bold(&table.name(seat))).collect::<Vec<_>>().join(", ")
}

/// What happened, in the player's language; nothing for what only a seat was told.
fn sentence(table: Table, event: &Event) -> Option<String> {
    let name = |seat: Seat| bold(&table.name(seat));
    Some(match *event {
        Event::RolesDealt => t!("sh-log-dealt"),
        Event::ElectionOpened { president, special, .. } => {
            if special {
                t!("sh-log-opened-special", president = name(president))
            } else {
                t!("sh-log-opened", president = name(president))
            }
        }
        Event::Nominated { president, nominee } => {
            t!("sh-log-nominated", president = name(president), nominee = name(nominee))
        }
        Event::BallotsOpened { ja, nein, passed } => {
            let (yes, no) = (ja.len() as i64, nein.len() as i64);
            if passed {
                t!("sh-log-passed", ja = yes, nein = no)
            } else if yes == no {
                t!("sh-log-tied", ja = yes, nein = no)
            } else {
                t!("sh-log-failed", ja = yes, nein = no)
            }
        }
        Event::GovernmentElected { president, chancellor } => {
            t!("sh-log-government", president = name(president), chancellor = name(chancellor))
        }
        Event::Cleared { seat } => t!("sh-log-cleared", name = name(seat)),
        Event::Drawn { president } => t!("sh-log-drawn", president = name(president)),
        Event::Passed { president, chancellor } => {
            t!("sh-log-handed", president = name(president), chancellor = name(chancellor))
        }
        Event::VetoProposed { chancellor } => t!("sh-log-veto", chancellor = name(chancellor)),
        Event::VetoRefused { president } => t!("sh-log-veto-refused", president = name(president)),
        Event::VetoAccepted { president } => t!("sh-log-veto-accepted", president = name(president)),
        Event::Enacted { policy, number, by, .. } => {
            let kind = policy_word(policy);
            match by {
                By::Government { president, chancellor } => t!(
                    "sh-log-enacted",
                    kind = kind,
                    number = number,
                    president = name(president),
                    chancellor = name(chancellor)
                ),
                By::Chaos => t!("sh-log-chaos", kind = kind, number = number),
                By::Setup => t!("sh-log-from-start", kind = kind, number = number),
            }
        }
        Event::TrackerMoved { to: 0 } => t!("sh-log-tracker-back"),
        Event::TrackerMoved { to } => t!("sh-log-tracker", count = to),
        Event::TermLimitsLifted => t!("sh-log-limits"),
        Event::Reshuffled { tiles } => t!("sh-log-reshuffled", tiles = tiles_text(tiles)),
        Event::ZoneOpened => t!("sh-log-zone"),
        Event::VetoUnlocked => t!("sh-log-veto-unlocked"),
        Event::PowerGranted { power, president } => {
            t!("sh-log-power", power = power_name(power), president = name(president))
        }
        Event::PowerLost { power } => t!("sh-log-power-lost", power = power_name(power)),
        Event::Investigated { president, seat } => {
            t!("sh-log-investigated", president = name(president), name = name(seat))
        }
        Event::Peeked { president } => t!("sh-log-peeked", president = name(president)),
        Event::SpecialElectionCalled { president, seat } => {
            t!("sh-log-called", president = name(president), name = name(seat))
        }
        Event::Executed { president, seat, hitler } => {
            if hitler {
                t!("sh-log-executed-hitler", president = name(president), name = name(seat))
            } else {
                t!("sh-log-executed", president = name(president), name = name(seat))
            }
        }
        Event::Claimed { seat, statement } => claim(table, seat, &statement),
        Event::Won { end } => crate::i18n::text(super::end_key(end), &[]),
        Event::RolesOpened { roles } => {
            let with = |wanted: Role| {
                let seats = (0..roles.seats()).map(Seat::new).filter(move |seat| roles.of(*seat) == wanted);
                names(table, seats)
            };
            t!("sh-log-roles", hitler = name(roles.hitler()), fascists = with(Role::Fascist))
        }
        // Told to seats only, and so never among the public events.
        Event::RoleSeen { .. }
        | Event::HandSeen { .. }
        | Event::Discarded { .. }
        | Event::PartySeen { .. }
        | Event::PeekSeen { .. } => return None,
    })
}

/// A claim, quoted.
fn claim(table: Table, seat: Seat, statement: &Statement) -> String {
    let speaker = bold(&table.name(seat));
    match *statement {
        Statement::Drew { election, drew, passed: None } => {
            t!("sh-log-claim-drew", name = speaker, election = election, drew = tiles_text(drew))
        }
        Statement::Drew { election, drew, passed: Some(passed) } => t!(
            "sh-log-claim-passed",
            name = speaker,
            election = election,
            drew = tiles_text(drew),
            passed = tiles_text(passed)
        ),
        Statement::Got { election, got } => {
            t!("sh-log-claim-got", name = speaker, election = election, got = tiles_text(got))
        }
        Statement::Party { seat, party } => t!(
            "sh-log-claim-party",
            name = speaker,
            target = bold(&table.name(seat)),
            party = party_name(party)
        ),
        Statement::Saw(tiles) => t!("sh-log-claim-saw", name = speaker, tiles = pattern_text(tiles)),
    }
}
