//! What a choice is called in a hint.

use engine::Seat;
use secret_hitler::{Move, Policy, SecretHitler};

use super::cards::ballot_word;
use crate::games::choice_of;
use crate::table::Table;

/// The choice of this rank.
pub fn choice(table: Table, seat: Seat, rank: u64) -> String {
    let Some((choice, _)) = choice_of::<SecretHitler>(table, seat, rank) else { return String::new() };
    let aimed = |what: String, at: Seat| [what, table.name(at)].join(": ");
    match choice {
        Move::Nominate(at) => aimed(t!("sh-ask-nominate-yes"), at),
        Move::Ballot(ballot) => t!("sh-ballot-cast", word = ballot_word(ballot)),
        Move::Discard(Policy::Liberal) => t!("sh-discard-liberal"),
        Move::Discard(Policy::Fascist) => t!("sh-discard-fascist"),
        Move::Veto => t!("sh-veto-propose"),
        Move::Consent(true) => t!("sh-consent-yes"),
        Move::Consent(false) => t!("sh-consent-no"),
        Move::Investigate(at) => aimed(t!("sh-ask-investigate-yes"), at),
        Move::Call(at) => aimed(t!("sh-ask-call-yes"), at),
        Move::Execute(at) => aimed(t!("sh-ask-execute-yes"), at),
    }
}
