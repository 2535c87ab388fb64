//! The laws of the contract, for this game.

use engine::Viewer;
use engine::laws::Specimen;
use rand_chacha::ChaCha8Rng;

use super::*;

impl Specimen for Konzern {
    const BOUND: usize = MOST_STEPS as usize;
    // A match has some hundred steps; `arena random` plays it by the hundred thousand.
    const LENGTH: usize = 10;

    fn setups() -> Vec<Setup> {
        // Short matches come first and often: the laws play ten thousand.
        let short = Setup { years: LEAST_YEARS, ..Setup::default() };
        let mut setups = vec![Setup { quota: 5, ..short }; 6];
        setups.push(Setup { motions: true, exact: true, ..short });
        setups.push(Setup { quota: 3, exact: true, ..Setup::default() });
        setups.push(Setup { years: 5, motions: true, ..short });
        setups.push(Setup { years: MOST_YEARS, ..short });
        setups
    }

    fn conceivable(_: &Setup) -> Vec<Move> {
        Move::all().collect()
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
        refusal_codes().collect()
    }

    fn end_reasons() -> Vec<&'static str> {
        end_reasons().collect()
    }

    fn recorded() -> Vec<(&'static str, &'static str)> {
        recorded::GAMES.to_vec()
    }
}

engine::laws!(Konzern);
