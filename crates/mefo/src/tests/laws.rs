//! The laws of the contract, for this game.

use engine::laws::Specimen;
use engine::{Seat, Viewer};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::tables::MONUMENT_SPACE;

impl Specimen for Mefo {
    /// The levy ends every game before 1990 (MF-5.4), in practice before 1960: some 130 rounds of
    /// eight turns. A turn has a roll and a landing, acts before, and up to seven offers of a few
    /// steps each at random play.
    const BOUND: usize = 20_000;
    const LENGTH: usize = 66;
    const OPEN: bool = true;

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (LEAST_SEATS..=MOST_SEATS).map(Setup::new).collect();
        let mut mixed = Setup { short: true, ..Setup::new(4) };
        mixed.roles[1] = Some(Role::Anarchist);
        mixed.roles[2] = Some(Role::Strasserist);
        setups.push(mixed);
        let own = Setup::with_roles(&[Role::Regime, Role::Strasserist, Role::Anarchist]).unwrap();
        setups.push(Setup { sale: true, ..own });
        setups.push(Setup { sale: false, trade: false, ..own });
        setups
    }

    fn conceivable(setup: &Setup) -> Vec<Move> {
        let mut moves = Vec::new();
        // Many times, as the law takes a sample and offers are many.
        for _ in 0..20 {
            moves.extend([
                Move::Roll,
                Move::Fine,
                Move::Monument,
                Move::Claim,
                Move::Depose,
                Move::Resign,
                Move::Withdraw,
                Move::Pass,
                Move::Buy,
                Move::Answer { yes: true },
                Move::Answer { yes: false },
                Move::Crisis { pay: true },
                Move::Crisis { pay: false },
            ]);
            moves.extend((0..=setup.seats).map(|seat| Move::Trade { seat: Seat::new(seat) }));
            for open in Part::ALL {
                moves.extend(Part::ALL.map(|fixed| Move::Cash { open, fixed }));
            }
        }
        for _ in 0..20 {
            for space in 0..=MONUMENT_SPACE + 1 {
                moves.extend([Move::Add { space }, Move::HandIn { space }, Move::Sell { space }]);
            }
        }
        moves.extend((-1_500..=1_500).map(|tens| Move::Offer { rm: tens * 10 }));
        moves.extend((-30..=30).map(|rm| Move::Offer { rm: rm * 7 }));
        moves
    }

    fn hide(state: &State, _: Viewer, _: &mut ChaCha8Rng) -> State {
        state.clone()
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
        super::recorded::GAMES.to_vec()
    }
}

engine::laws!(Mefo);
