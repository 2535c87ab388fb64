//! What computer players say.

use engine::{Level, Seat, SeatSet};
use rand::{Rng, RngExt};

use super::habits;
use super::record::{Record, fascist};
use super::strong;
use crate::acts::{Claims, Statement};
use crate::deck::{Policy, Tiles};
use crate::event::Event;
use crate::observe::Observation;
use crate::setup::{Party, Role};

/// How often a strong player of the Fascist party says what leaves it best off, and not what habit
/// says.
const GUILE: f64 = 0.3;

/// The next claim of a seat, if it wants to make one now.
///
/// When it speaks follows from what everybody knows: a President at the first occasion, a
/// Chancellor after the President or once the next government is proposed. So silence tells
/// nothing. What it says no hand forces: every role may say it with more than one hand, or lies
/// now and then.
pub(super) fn speak(
    level: Level,
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    claims: Claims,
    rng: &mut dyn Rng,
) -> Option<Statement> {
    let role = view.role.unwrap_or(Role::Liberal);
    let strong = level == Level::Strong;
    // Who always said what helps most could be read by it.
    let lies = strong && fascist(role) && rng.random::<f64>() < GUILE;
    let best = |statements: &[Statement]| strong::claim(seat, view, memory, statements);
    let record = Record::new(view.setup, memory);
    let friends = view.night.hitler.map_or(SeatSet::EMPTY, |hitler| view.night.fascists.with(hitler));
    let luck: f64 = rng.random();
    if let Some(election) = claims.as_president().next() {
        let session = record.election(election)?.session?;
        let friend = record.election(election)?.nominee.is_some_and(|nominee| friends.contains(nominee));
        let drew =
            |drew, passed| Statement::Drew { election, drew: hand(drew, 3), passed: Some(hand(passed, 2)) };
        let truth = drew(session.drew?, session.passed?);
        match session.enacted {
            Some(Policy::Fascist) if lies => return best(&[truth, drew(0, 0), drew(1, 1), drew(2, 1)]),
            Some(Policy::Liberal) if lies => {
                return best(&[truth, drew(1, 1), drew(2, 1), drew(2, 2), drew(3, 2)]);
            }
            _ if strong && !fascist(role) => return Some(truth),
            _ => {}
        }
        let options = habits::drew_claims(role, friend, session.drew?, session.passed?, session.enacted);
        let mut left = luck;
        let (drew, passed, _) = *options.iter().find(|(.., share)| {
            left -= share;
            left < 0.0
        })?;
        return Some(Statement::Drew { election, drew: hand(drew, 3), passed: Some(hand(passed, 2)) });
    }
    let due = claims.as_chancellor().find(|election| heard(&record, *election));
    if let Some(election) = due {
        let session = record.election(election)?.session?;
        let got = |liberal| Statement::Got { election, got: hand(liberal, 2) };
        match session.enacted {
            Some(Policy::Fascist) if lies => return best(&[got(session.passed?), got(0), got(1)]),
            Some(Policy::Liberal) if lies => return best(&[got(session.passed?), got(1), got(2)]),
            _ => {}
        }
        let options = habits::got_claims(role, session.passed?, session.enacted);
        let got = if luck < options[0].1 { options[0].0 } else { options[1].0 };
        return Some(Statement::Got { election, got: hand(got, 2) });
    }
    if let Some(target) = claims.parties().first() {
        let seen = record.seen(target)?;
        if lies {
            return best(
                &[Party::Liberal, Party::Fascist].map(|party| Statement::Party { seat: target, party }),
            );
        }
        let lies = luck < habits::slanders(role, seen == Party::Fascist);
        let party = if lies == (seen == Party::Liberal) { Party::Fascist } else { Party::Liberal };
        return Some(Statement::Party { seat: target, party });
    }
    let mut tiles = view.peek.filter(|_| claims.peek())?.tiles;
    if fascist(role) && luck < 0.5 {
        // Turns one tile around in telling.
        tiles[0] = if tiles[0] == Policy::Liberal { Policy::Fascist } else { Policy::Liberal };
    }
    Some(Statement::Saw(tiles))
}

/// So many tiles, so many of them Liberal.
const fn hand(liberal: u8, size: u8) -> Tiles {
    Tiles::new(liberal, size - liberal)
}

/// Whether the President of this election has said what was drawn, died, or let the next
/// nomination pass, so that the Chancellor need not wait.
fn heard(record: &Record, number: u8) -> bool {
    record.elections.iter().any(|election| {
        election.number == number && election.session.is_some_and(|session| session.drew_claim.is_some())
            || election.number > number && election.nominee.is_some()
    })
}
