//! The laws of the contract, for this game.

use engine::laws::Specimen;
use rand_chacha::ChaCha8Rng;

use super::*;

impl Specimen for DieMacher {
    /// Dealing takes 62 to 82 steps. A round has at most: 5 bids and as many dice; a name; 5 times a
    /// discard, three cards and a swap; 25 placements; 20 acts; 5 times 4 offers with answers; at
    /// most 40 turns of the media loop; 8 exchanges with refills; 5 meetings; 4 auctions; 15
    /// conversions; 9 steps of the nation; 4 cards turned; 5 donations with dice. Auctions end when
    /// the cash does, and dice rolled for ties or cards turned in vain have no bound but chance.
    const BOUND: usize = 4_000;
    const LENGTH: usize = 20;

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (LEAST_SEATS..=MOST_SEATS).map(Setup::new).collect();
        let parties = [Party::Pds, Party::Cdu, Party::Fdp, Party::Gruene];
        setups.push(Setup {
            first: FirstPlayer::Bidder,
            placing: Placing::Plain,
            offers: Offers::One,
            dues: Dues::Fourth,
            ..Setup::with_parties(&parties).unwrap()
        });
        setups
    }

    fn conceivable(setup: &Setup) -> Vec<Move> {
        let seats = || (0..=setup.seats).map(Seat::new);
        let mut moves = vec![
            Move::Keep,
            Move::Done,
            Move::Pass,
            Move::Suppress,
            Move::Answer { yes: true },
            Move::Answer { yes: false },
            Move::Cube { yes: true },
            Move::Cube { yes: false },
        ];
        moves.extend((0..Sheet::COUNT).filter_map(Sheet::from_rank).map(|sheet| Move::Sheet { sheet }));
        for sum in 0..=700 {
            moves.extend([Move::Bid { sum }, Move::Raise { sum }, Move::Limit { sum }]);
        }
        for seat in seats() {
            moves.push(Move::First { seat });
            // Many times, as the law takes a sample and start sheets are many.
            for _ in 0..60 {
                moves.extend([Move::Offer { seat }, Move::Force { seat }]);
            }
        }
        moves.extend((0..9).map(|cards| Move::Discard { cards }));
        for card in Card::ALL {
            moves.extend(Topic::ALL.map(|out| Move::Swap { out, card }));
            moves.extend((0..=4).map(|slot| Move::Exchange { slot, card }));
        }
        for state in 0..=8 {
            moves.push(Move::Buy { state });
            moves.extend(Minister::ALL.map(|card| Move::Place { card, state }));
            let mut actions = vec![Action::Votes, Action::Unkey, Action::Own, Action::Waive];
            actions.extend((0..=4).map(Action::Key));
            actions.extend(seats().map(Action::Media));
            actions.extend(seats().map(Action::Dirty));
            // Many times too.
            for _ in 0..20 {
                moves.extend(actions.iter().map(|action| Move::Act { state, action: *action }));
            }
        }
        for index in 0..6u16.pow(4) {
            let meetings = [0, 1, 2, 3].map(|place| (index / 6u16.pow(place) % 6) as u8);
            moves.push(Move::Hold { meetings });
        }
        for bits in 0..1u16 << (setup.seats + 1) {
            moves.push(Move::Publish { parties: SeatSet::from_bits(bits) });
        }
        moves.extend((0..=11).map(|meetings| Move::Convert { meetings }));
        for slot in 0..=4 {
            moves.push(Move::Nation { slot, out: None });
            moves.extend((0..=5).map(|out| Move::Nation { slot, out: Some(out) }));
        }
        for card in Donation::ALL {
            moves.extend([true, false].map(|accept| Move::Donate { card, accept }));
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
        refusal_codes().collect()
    }

    fn end_reasons() -> Vec<&'static str> {
        end_reasons().collect()
    }

    fn recorded() -> Vec<(&'static str, &'static str)> {
        super::recorded::GAMES.to_vec()
    }
}

engine::laws!(DieMacher);
