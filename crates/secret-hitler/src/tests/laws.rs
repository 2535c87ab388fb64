//! The laws of the contract, for this game.

use engine::laws::Specimen;
use rand_chacha::ChaCha8Rng;

use super::*;

impl Specimen for SecretHitler {
    /// Each election at most: a nomination, ten ballots, a draw, two discards, a veto and its
    /// answer, a power, chaos; and before the first the deal and the first candidate.
    const BOUND: usize = 2 + 30 * 18;

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (LEAST_SEATS..=MOST_SEATS).map(Setup::new).collect();
        setups.extend([6, 7, 9].map(|seats| Setup { rebalance: true, ..Setup::new(seats) }));
        setups.push(Setup { markers: true, first: Some(seat(3)), ..Setup::new(5) });
        setups.push(Setup { markers: true, rebalance: true, first: Some(seat(6)), ..Setup::new(7) });
        setups
    }

    fn conceivable(setup: &Setup) -> Vec<Move> {
        let mut moves = vec![
            Move::Ballot(Ballot::Ja),
            Move::Ballot(Ballot::Nein),
            Move::Discard(L),
            Move::Discard(F),
            Move::Veto,
            Move::Consent(true),
            Move::Consent(false),
        ];
        for target in (0..=setup.seats).map(Seat::new) {
            moves.extend([
                Move::Nominate(target),
                Move::Investigate(target),
                Move::Call(target),
                Move::Execute(target),
            ]);
        }
        moves
    }

    fn hide(state: &State, viewer: Viewer, rng: &mut ChaCha8Rng) -> State {
        hide(state, viewer, rng)
    }

    fn conserved(state: &State) -> Result<(), String> {
        conserved(state)
    }

    fn event_kind(event: &Event) -> &'static str {
        event.kind()
    }

    fn event_kinds() -> Vec<&'static str> {
        event_kinds().collect()
    }

    fn refusal_codes() -> Vec<&'static str> {
        // The law tries moves; what refuses claims only is tried in `every_refusal_of_a_claim`.
        let claims_only =
            [Refusal::Silence, Refusal::NothingToClaim].map(|refusal| engine::Refusal::code(&refusal));
        refusal_codes().filter(|code| !claims_only.contains(code)).collect()
    }

    fn end_reasons() -> Vec<&'static str> {
        end_reasons().collect()
    }

    fn recorded() -> Vec<(&'static str, &'static str)> {
        super::recorded::GAMES.to_vec()
    }
}

engine::laws!(SecretHitler);
