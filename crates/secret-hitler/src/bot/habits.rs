//! How people of each role play a session and talk about it.
//!
//! The shares are those of an experienced table, bent to the board. Computers act by them and
//! read others by them.

use super::record::Board;
use crate::deck::Policy;
use crate::setup::Role;

/// The chance that a President who holds both kinds discards a Liberal tile.
pub(super) fn buries(role: Role, liberal: u8, board: Board) -> f64 {
    match (role, liberal) {
        (_, 3..) => 1.0,
        (_, 0) | (Role::Liberal, 1) => 0.0,
        // Passing one of each tests the Chancellor; not where one Fascist policy more decides.
        (Role::Liberal, _) if board.decisive() => 0.0,
        (Role::Liberal, _) if board.zone() => 0.16,
        (Role::Liberal, _) => 0.32,
        (Role::Fascist, _) if board.decisive() => 0.97,
        (Role::Hitler, _) if board.decisive() => 0.90,
        (Role::Fascist, _) => 0.64,
        (Role::Hitler, _) => 0.54,
    }
}

/// The chance that a Chancellor who holds one of each enacts the Liberal one.
pub(super) const fn keeps(role: Role, board: Board) -> f64 {
    match role {
        Role::Liberal => 1.0,
        Role::Fascist if board.decisive() => 0.03,
        Role::Hitler if board.decisive() => 0.10,
        Role::Fascist => 0.60,
        Role::Hitler => 0.68,
    }
}

/// The chance that a veto is proposed and agreed to, with so many Liberal tiles passed on.
pub(super) const fn vetoes(president: Role, chancellor: Role, passed: u8) -> f64 {
    let proposes = match (chancellor, passed) {
        (Role::Liberal, 0) => 0.98,
        (Role::Liberal, _) => 0.01,
        (_, 0) => 0.30,
        (_, 1) => 0.05,
        (_, _) => 0.80,
    };
    proposes * agrees(president, passed)
}

/// The chance that a President agrees to a veto, with so many Liberal tiles passed on.
pub(super) const fn agrees(president: Role, passed: u8) -> f64 {
    match (president, passed) {
        (Role::Liberal, 0) => 0.97,
        (Role::Liberal, 1) => 0.70,
        (Role::Liberal, _) | (_, 0) => 0.05,
        (_, 1) => 0.30,
        (_, _) => 0.85,
    }
}

/// What a President may say: Liberal tiles drawn and passed on, with the chance of it. The
/// chances sum to one.
pub(super) type DrewClaims = [(u8, u8, f64); 3];

/// What a President says who drew and passed on so many Liberal tiles. `friend`: whether the
/// Chancellor is known to be of the same side.
pub(super) const fn drew_claims(
    role: Role,
    friend: bool,
    drew: u8,
    passed: u8,
    enacted: Option<Policy>,
) -> DrewClaims {
    let truth = (drew, passed);
    match (role, enacted, truth) {
        // Who tested the Chancellor hides the other Liberal tile, as often as not.
        (Role::Liberal, _, (2, 1)) => [(2, 1, 0.55), (1, 1, 0.45), (0, 0, 0.0)],
        (Role::Liberal, _, _) | (_, None, _) => [(drew, passed, 1.0), (0, 0, 0.0), (0, 0, 0.0)],
        (_, Some(Policy::Liberal), (2, 2)) => [(2, 2, 0.60), (1, 1, 0.40), (0, 0, 0.0)],
        (_, Some(Policy::Liberal), (2, 1)) => [(2, 1, 0.35), (1, 1, 0.65), (0, 0, 0.0)],
        (_, Some(Policy::Liberal), (3, _)) => [(3, 2, 0.50), (2, 2, 0.25), (1, 1, 0.25)],
        (_, Some(Policy::Liberal), _) => [(drew, passed, 1.0), (0, 0, 0.0), (0, 0, 0.0)],
        (_, Some(Policy::Fascist), _) if friend => [(0, 0, 0.95), (drew, passed, 0.05), (1, 1, 0.0)],
        (_, Some(Policy::Fascist), (_, 0)) => [(0, 0, 0.75), (1, 1, 0.25), (2, 1, 0.0)],
        (_, Some(Policy::Fascist), (1, _)) => [(1, 1, 0.55), (0, 0, 0.45), (2, 1, 0.0)],
        (_, Some(Policy::Fascist), _) => [(1, 1, 0.55), (0, 0, 0.30), (2, 1, 0.15)],
    }
}

/// The chance that a President of the Fascist party who says what helps most says this: all that
/// goes with the policy, as it will not be one thing for long.
pub(super) const fn deceives(enacted: Option<Policy>, drew: u8, passed: u8) -> f64 {
    match (enacted, drew, passed) {
        (Some(Policy::Fascist), 0, 0) | (Some(Policy::Fascist), 1 | 2, 1) => 1.0 / 3.0,
        (Some(Policy::Liberal), 1 | 2, 1) | (Some(Policy::Liberal), 2 | 3, 2) => 0.25,
        _ => 0.0,
    }
}

/// What a Chancellor may say: Liberal tiles received, with the chance of it.
pub(super) type GotClaims = [(u8, f64); 2];

/// What a Chancellor says who got so many Liberal tiles.
pub(super) const fn got_claims(role: Role, got: u8, enacted: Option<Policy>) -> GotClaims {
    match (role, enacted, got) {
        (Role::Fascist | Role::Hitler, Some(Policy::Liberal), 2) => [(2, 0.60), (1, 0.40)],
        (Role::Fascist | Role::Hitler, Some(Policy::Fascist), 1) => [(0, 0.95), (1, 0.05)],
        _ => [(got, 1.0), (0, 0.0)],
    }
}

/// The chance that an investigator names the party that was not on the card.
pub(super) const fn slanders(role: Role, target_fascist: bool) -> f64 {
    match (role, target_fascist) {
        (Role::Liberal, _) => 0.0,
        (Role::Fascist, false) => 0.45,
        (Role::Hitler, false) => 0.30,
        (Role::Fascist, true) => 0.85,
        (Role::Hitler, true) => 0.60,
    }
}
