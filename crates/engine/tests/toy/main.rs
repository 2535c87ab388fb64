//! The engine by itself: a toy game under every law, and what links, merging and undo promise.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod game;
mod links;
mod merging;
mod undoing;

use engine::laws::Specimen;
use engine::{Match, MatchId, Player, Seat, SeatCard, Viewer};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use game::{Event, KINDS, Move, Phase, Prize, Setup, State, Toy};

impl Specimen for Toy {
    fn setups() -> Vec<Setup> {
        (2..=4).flat_map(|seats| [false, true].map(|high| Setup { seats, high })).collect()
    }

    const BOUND: usize = 7;

    fn conceivable(_: &Setup) -> Vec<Move> {
        let bids = (0..6).map(Move::Bid);
        [Move::Ante(false), Move::Ante(true), Move::Take, Move::Leave].into_iter().chain(bids).collect()
    }

    fn hide(state: &State, viewer: Viewer, rng: &mut ChaCha8Rng) -> State {
        let mut twin = *state;
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            _ => None,
        };
        if matches!(state.phase, Phase::Bid | Phase::Take(_)) && own != Some(0) {
            twin.prize = rng.random_range(1..=3);
        }
        if state.phase == Phase::Bid {
            for (index, bid) in twin.bids.iter_mut().enumerate() {
                if bid.is_some() && own != Some(index) {
                    *bid = Some(rng.random_range(0..=state.highest()));
                }
            }
        }
        twin
    }

    fn conserved(state: &State) -> Result<(), String> {
        let drawn = !matches!(state.phase, Phase::Ante | Phase::Draw);
        if drawn == (1..=3).contains(&state.prize) { Ok(()) } else { Err(format!("prize {}", state.prize)) }
    }

    fn event_kind(event: &Event) -> &'static str {
        event.kind()
    }

    fn event_kinds() -> Vec<&'static str> {
        KINDS.to_vec()
    }

    fn refusal_codes() -> Vec<&'static str> {
        vec!["not-now", "too-high"]
    }

    fn end_reasons() -> Vec<&'static str> {
        vec!["taken", "left"]
    }

    fn recorded() -> Vec<(&'static str, &'static str)> {
        vec![("taken", TAKEN), ("left", LEFT)]
    }
}

const TAKEN: &str = "\
kabinett toy 1
match 00c0ffee0042
setup seats=3 high=on
seat 1 human Anna
seat 2 easy Béla
seat 3 human

3 ante big
chance prize 3
2 says intend 0
3 bid 1
1 bid 3
2 bid 3
3 take
";

const LEFT: &str = "\
kabinett toy 1
match 000000000001
setup seats=2 high=off
friendly
seat 1 human
seat 2 human

2 ante small
chance prize 1
1 bid 0
2 bid 0
1 leave
";

engine::laws!(Toy);

/// A match of people, unless said otherwise, with its ante and its prize.
fn bidding(seats: u8, friendly: bool) -> Match<Toy> {
    let mut game = fresh(seats, friendly);
    game.play(Seat::new(seats - 1), &Move::Ante(true)).unwrap();
    assert!(game.settle_as(&Prize(2)));
    game
}

fn fresh(seats: u8, friendly: bool) -> Match<Toy> {
    let cards = (0..seats).map(|_| SeatCard::new("", Player::Human)).collect();
    Match::new(MatchId::new(7), Setup { seats, high: true }, cards, friendly).unwrap()
}

fn bid(game: &mut Match<Toy>, seat: u8, bid: u8) {
    game.play(Seat::new(seat), &Move::Bid(bid)).unwrap();
}
