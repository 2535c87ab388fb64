//! Easy: legal and plausible. It looks at the state that votes now, and likes to do something.

use engine::{Choices as _, Seat};
use rand::{Rng, RngExt};

use super::{percent, up_to};
use crate::acts::{Action, Move, Options};
use crate::cards::Card;
use crate::figures::{BOARDS, MOST_VOTES};
use crate::observe::{Observation, Stage};

/// What an easy player does; `None` if nothing is due.
pub(super) fn decide(seat: Seat, view: &Observation, choices: &Options, rng: &mut dyn Rng) -> Option<Move> {
    let at = seat.index();
    let me = view.party(seat);
    let cash = view.cash.unwrap_or(0);
    match *choices {
        Options::None => None,
        Options::Sheet => choices.get(rng.random_range(0..choices.len())),
        Options::Bid { most } => Some(Move::Bid { sum: up_to(rng, most.min(3)) }),
        Options::Hold { caps, most } => {
            // Much of the cash, most of it where it counts first.
            let mut left = most.min((cash * 2 / 3).min(16) as u8);
            let mut meetings = [0; BOARDS];
            for (offset, count) in meetings.iter_mut().enumerate() {
                let likes = if offset == 0 { 4 } else { up_to(rng, 3) as u8 };
                *count = likes.min(caps[offset]).min(left);
                left -= *count;
            }
            Some(Move::Hold { meetings })
        }
        Options::Auction { high, cash } => {
            // A little, and more if there is plenty.
            let limit = rng.random_range(0..5 + cash / 6).min(cash / 2);
            Some(match limit.checked_sub(high) {
                None | Some(0) => Move::Pass,
                Some(1) => Move::Raise { sum: limit },
                Some(_) => Move::Limit { sum: limit },
            })
        }
        Options::Convert { most } => {
            let Stage::Convert { state, .. } = view.stage else { return choices.get(0) };
            let factor = view.board(state).map_or(0, |board| board.factor(at, me.programme));
            Some(Move::Convert { meetings: if factor >= 2 { most } else { 0 } })
        }
        Options::List(list) => {
            let all: Vec<Move> = list.all();
            let any = |rng: &mut dyn Rng, fits: &dyn Fn(&Move) -> bool| {
                let fitting: Vec<Move> = all.iter().copied().filter(|choice| fits(choice)).collect();
                (!fitting.is_empty()).then(|| fitting[rng.random_range(0..fitting.len())])
            };
            let current = &view.boards[0];
            match view.stage {
                Stage::Swap(_) => {
                    // A card that the current state likes for one that it does not.
                    let likes = |card: Card| i8::from(current.open().any(|open| open == card));
                    let gain = |choice: &Move| match *choice {
                        Move::Swap { out, card } => likes(card) - me.programme.on(out).map_or(0, likes),
                        _ => 0,
                    };
                    if percent(rng, 60) { any(rng, &|choice| gain(choice) > 0) } else { None }
                        .or(Some(Move::Keep))
                }
                Stage::Place(_) => {
                    let placed = view.placed[at].iter().any(|placed| *placed);
                    let cheap = |choice: &Move| match *choice {
                        Move::Place { card, state } => {
                            2 * card.figures().cost <= cash && state <= view.current() + 1
                        }
                        _ => false,
                    };
                    if !placed && percent(rng, 50) { any(rng, &cheap) } else { None }.or(Some(Move::Done))
                }
                Stage::Act(_) => {
                    let kind = |choice: &Move| match *choice {
                        Move::Act { action: Action::Votes, state } => {
                            view.board(state).is_some_and(|board| board.votes[at] < MOST_VOTES)
                        }
                        Move::Act { action: Action::Own, state } => {
                            view.board(state).is_some_and(|board| board.trend[at] < 2)
                        }
                        _ => false,
                    };
                    any(rng, &kind).or_else(|| any(rng, &|_| true))
                }
                Stage::Coalition { .. } => {
                    let seeks = |choice: &Move| matches!(choice, Move::Offer { .. });
                    if percent(rng, 70) { any(rng, &seeks) } else { None }.or(Some(Move::Done))
                }
                Stage::Answer { .. } => Some(Move::Answer { yes: percent(rng, 60) }),
                Stage::Media { .. } => {
                    let here = Move::Buy { state: view.current() };
                    let wants = current.media[at] == 0 && cash >= 8 && percent(rng, 50);
                    Some(if wants && all.contains(&here) { here } else { Move::Pass })
                }
                Stage::Exchange { state, .. } => {
                    let board = view.board(state)?;
                    let gain = |choice: &Move| match *choice {
                        Move::Exchange { slot, card } => {
                            me.programme.agrees(card) - board.agreement_at(slot.into(), me.programme)
                        }
                        _ => 0,
                    };
                    any(rng, &|choice| gain(choice) > 0).or(Some(Move::Keep))
                }
                Stage::Poll { .. } => {
                    let poll = view.poll?;
                    let own = poll.result(view.setup.party(seat)) > 0;
                    let only = |choice: &Move| matches!(choice, Move::Publish { parties } if parties.contains(seat) == own && parties.len() == 1);
                    if own || percent(rng, 20) { any(rng, &only) } else { None }.or(Some(Move::Suppress))
                }
                Stage::Opinion { .. } => {
                    let likes = |choice: &Move| match *choice {
                        Move::Nation { slot, .. } => current.slots[usize::from(slot)]
                            .card()
                            .is_some_and(|card| me.programme.contains(card)),
                        _ => false,
                    };
                    any(rng, &likes).or_else(|| any(rng, &|_| true))
                }
                Stage::Cube { .. } => Some(Move::Cube { yes: true }),
                Stage::Donate(_) => {
                    let accept = cash < 20;
                    any(
                        rng,
                        &|choice| matches!(choice, Move::Donate { accept: takes, .. } if *takes == accept),
                    )
                }
                _ => any(rng, &|_| true),
            }
        }
    }
}
