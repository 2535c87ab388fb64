//! What computer players say.

use engine::Seat;
use rand::Rng;

use super::luck::percent;
use crate::acts::{Claims, Statement};
use crate::deck::{Policy, Tiles};
use crate::event::Event;
use crate::observe::Observation;
use crate::setup::{Party, Role};

/// A session as one of its members remembers it.
#[derive(Clone, Copy, Default)]
struct Own {
    election: u8,
    drew: Option<Tiles>,
    got: Option<Tiles>,
    discarded: Option<Policy>,
    enacted: Option<Policy>,
}

/// What the seat remembers of its session in this election.
fn own_session(seat: Seat, memory: &[Event], wanted: u8) -> Own {
    let mut own = Own::default();
    for event in memory {
        match *event {
            Event::ElectionOpened { election, .. } => {
                if own.election == wanted {
                    return own;
                }
                own = Own { election, ..Own::default() };
            }
            Event::HandSeen { seat: by, tiles } if by == seat => match tiles.len() {
                3 => own.drew = Some(tiles),
                _ => own.got = Some(tiles),
            },
            Event::Discarded { seat: by, policy } if by == seat => own.discarded = Some(policy),
            Event::Enacted { policy, election, .. } if election == wanted => own.enacted = Some(policy),
            _ => {}
        }
    }
    own
}

/// Whether the President of this election has claimed the draw, or the table has moved on to a
/// vote, so that the Chancellor need not wait for it.
fn president_had_a_chance(memory: &[Event], wanted: u8) -> bool {
    memory.iter().any(|event| match *event {
        Event::Claimed { statement: Statement::Drew { election, .. }, .. } => election == wanted,
        Event::ElectionOpened { election, .. } => election > wanted + 1,
        _ => false,
    }) || memory
        .iter()
        .skip_while(
            |event| !matches!(event, Event::ElectionOpened { election, .. } if *election == wanted + 1),
        )
        .any(|event| matches!(event, Event::Nominated { .. }))
}

/// The next claim of a seat, if it wants to make one now.
pub(super) fn speak(
    seat: Seat,
    view: &Observation,
    memory: &[Event],
    claims: &Claims,
    rng: &mut dyn Rng,
) -> Option<Statement> {
    let role = view.role.unwrap_or(Role::Liberal);
    let honest = percent(
        rng,
        match role {
            Role::Liberal => 95,
            Role::Fascist => 50,
            Role::Hitler => 65,
        },
    );
    if let Some(election) = claims.as_president().next() {
        let own = own_session(seat, memory, election);
        let drew = own.drew?;
        let passed = own.discarded.map(|policy| drew.without(policy));
        let lie = own.enacted == Some(Policy::Fascist) && drew.liberal > 0;
        if honest || !lie {
            return Some(Statement::Drew { election, drew, passed });
        }
        return Some(Statement::Drew { election, drew: Tiles::new(0, 3), passed: Some(Tiles::new(0, 2)) });
    }
    if let Some(election) = claims.as_chancellor().find(|election| president_had_a_chance(memory, *election))
    {
        let own = own_session(seat, memory, election);
        let got = own.got?;
        let lie = own.enacted == Some(Policy::Fascist) && got.liberal > 0;
        return Some(Statement::Got { election, got: if honest || !lie { got } else { Tiles::new(0, 2) } });
    }
    if let Some(target) = claims.parties().first() {
        let seen = view.investigations.iter().flatten().find(|found| found.seat == target)?.party?;
        let party = match (honest, seen) {
            (true, seen) => seen,
            (false, Party::Liberal) => Party::Fascist,
            (false, Party::Fascist) => Party::Liberal,
        };
        return Some(Statement::Party { seat: target, party });
    }
    let peek = view.peek.filter(|_| claims.peek())?;
    Some(Statement::Saw(peek.tiles))
}
