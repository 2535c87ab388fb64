//! Easy: legal and plausible. It looks at the board and forgets the rest.

use engine::{Seat, SeatSet};
use rand::Rng;

use super::luck::{percent, pick};
use crate::acts::{Ballot, Move, Options};
use crate::deck::{Policy, Tiles};
use crate::event::By;
use crate::observe::Observation;
use crate::setup::{Party, Role};

/// What an easy player does; `None` if nothing is due.
pub(super) fn decide(seat: Seat, view: &Observation, options: Options, rng: &mut dyn Rng) -> Option<Move> {
    let role = view.role.unwrap_or(Role::Liberal);
    let friends = view.night.hitler.map_or(view.night.fascists, |hitler| view.night.fascists.with(hitler));
    match options {
        Options::None => None,
        Options::Nominate(seats) => nominate(view, role, friends, seats, rng).map(Move::Nominate),
        Options::Ballot => {
            let ja = percent(rng, ja(seat, view, role, friends));
            Some(Move::Ballot(if ja { Ballot::Ja } else { Ballot::Nein }))
        }
        Options::Discard { hand, veto } => Some(discard(view, role, hand, veto, rng)),
        Options::Consent => {
            let hand = view.hand.unwrap_or_default();
            let bad = if role == Role::Liberal { hand.liberal == 0 } else { hand.fascist == 0 };
            Some(Move::Consent(percent(rng, if bad { 90 } else { 15 })))
        }
        Options::Investigate(seats) => pick(rng, seats.minus(friends), |_| 1.0)
            .or_else(|| pick(rng, seats, |_| 1.0))
            .map(Move::Investigate),
        Options::Call(seats) => pick(rng, seats, |seat| trust(view, seat)).map(Move::Call),
        Options::Execute(seats) => {
            let foes = seats.minus(friends);
            let foes = if foes.is_empty() { seats } else { foes };
            pick(rng, foes, |seat| if role == Role::Liberal { 1.0 / trust(view, seat) } else { 1.0 })
                .map(Move::Execute)
        }
    }
}

/// How well a seat looks on the board: 1 at the start, more with Liberal policies, less with
/// Fascist ones. Always positive.
fn trust(view: &Observation, seat: Seat) -> f64 {
    let part = |by: By| matches!(by, By::Government { president, chancellor } if president == seat || chancellor == seat);
    let count =
        |row: &[Option<crate::Placed>]| row.iter().flatten().filter(|placed| part(placed.by)).count() as u8;
    let investigated = view.investigations.iter().flatten().find(|found| found.seat == seat);
    let seen = match investigated.and_then(|found| found.party) {
        Some(Party::Liberal) => 8.0,
        Some(Party::Fascist) => 1.0 / 8.0,
        None => 1.0,
    };
    f64::from(1 + count(&view.liberal_row)) / f64::from(1 + 2 * count(&view.fascist_row)) * seen
}

fn nominate(
    view: &Observation,
    role: Role,
    friends: SeatSet,
    seats: SeatSet,
    rng: &mut dyn Rng,
) -> Option<Seat> {
    let hitler = view.night.hitler.filter(|hitler| seats.contains(*hitler));
    if role == Role::Fascist && view.zone && hitler.is_some() && percent(rng, 60) {
        return hitler;
    }
    pick(rng, seats, |seat| trust(view, seat) * if friends.contains(seat) { 1.5 } else { 1.0 })
}

/// The chance of a Ja in percent.
fn ja(seat: Seat, view: &Observation, role: Role, friends: SeatSet) -> u32 {
    let (Some(president), Some(chancellor)) = (view.president, view.chancellor) else { return 50 };
    if president == seat || chancellor == seat {
        return 98;
    }
    if role != Role::Liberal {
        if view.zone && view.night.hitler == Some(chancellor) {
            return 95;
        }
        return if friends.contains(president) || friends.contains(chancellor) { 75 } else { 55 };
    }
    let worst = trust(view, president).min(trust(view, chancellor));
    let mut ja = if worst < 0.3 {
        25
    } else if worst < 0.9 {
        45
    } else {
        70
    };
    if view.zone {
        ja -= 10;
    }
    if view.tracker == 2 {
        ja += 20;
    }
    ja
}

fn discard(view: &Observation, role: Role, hand: Tiles, veto: bool, rng: &mut dyn Rng) -> Move {
    let liberal = role == Role::Liberal;
    if veto && (if liberal { hand.liberal == 0 } else { hand.fascist == 0 }) && percent(rng, 80) {
        return Move::Veto;
    }
    if let Some(only) = hand.uniform() {
        return Move::Discard(only);
    }
    let wins = view.fascist + 1 == crate::FASCIST_GOAL || view.liberal + 1 == crate::LIBERAL_GOAL;
    let bury = match role {
        Role::Liberal => 0,
        _ if wins => 95,
        Role::Fascist => 55,
        Role::Hitler => 40,
    };
    Move::Discard(if percent(rng, bury) { Policy::Liberal } else { Policy::Fascist })
}
