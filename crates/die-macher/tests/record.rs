//! Records of finished games and views of every position, against what the observation says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use die_macher::view::{Ask, View, preview};
use die_macher::*;
use engine::bots::Bots as _;
use engine::{Choices as _, Level, Match, MatchId, Seat, SeatSet, Turn, Viewer, notation};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn record(game: &Match<DieMacher>) -> Option<Record> {
    Record::of(game.setup(), game.told(Viewer::Table))
}

fn recorded() -> Vec<(String, Match<DieMacher>)> {
    let folder = format!("{}/tests/games", env!("CARGO_MANIFEST_DIR"));
    let mut games: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (path.display().to_string(), notation::parse(&std::fs::read_to_string(path).unwrap()).unwrap())
        })
        .collect();
    games.sort_by(|one, other| one.0.cmp(&other.0));
    games
}

/// A game of computers; `look` sees every position in which somebody must decide.
fn played(setup: Setup, seed: u64, mut look: impl FnMut(&Match<DieMacher>, Seat)) -> Match<DieMacher> {
    let mut game = Match::<DieMacher>::new(MatchId::new(seed), setup, Vec::new(), false).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance => {
                game.settle(&mut rng);
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                look(&game, seat);
                let (view, choices) = (game.observe(Viewer::Seat(seat)), game.choices(seat));
                let level = if seat.index() % 2 == 0 { Level::Normal } else { Level::Easy };
                let rank = DieMacher::decide(level, seat, &view, &[], &choices, &mut rng);
                game.play_rank(seat, rank).unwrap();
            }
        }
    }
}

#[test]
fn a_game_that_is_not_over_has_no_record() {
    let (_, game) = recorded().swap_remove(0);
    assert!(record(&game).is_some());
    for steps in (0..game.len()).step_by(23) {
        assert!(record(&game.at(steps)).is_none(), "after {steps} steps");
    }
}

/// Everything in a record, counted again from the last observation and the script.
#[test]
fn records_add_up() {
    let mut games: Vec<Match<DieMacher>> = recorded().into_iter().map(|(_, game)| game).collect();
    games.extend((0..6).map(|seed| played(Setup::new(3 + (seed % 3) as u8), seed, |_, _| {})));
    let mut moments = std::collections::BTreeSet::new();
    for game in games {
        let record = record(&game).unwrap();
        let view = game.observe(Viewer::Table);
        let outcome = game.turn().outcome().unwrap();
        assert_eq!((record.end.word(), record.winners), (outcome.reason, outcome.winners));
        assert_eq!(record.elections.len(), 7);
        let last = record.elections.last().unwrap();
        for (tally, party) in record.seats.iter().zip(view.parties) {
            let at = tally.seat.index();
            assert_eq!(tally.score.seats, party.seats_won());
            assert_eq!(tally.score.members, party.members);
            assert_eq!(last.members[at], party.members);
            assert_eq!(last.points[at], tally.score.seats + tally.score.media);
            let gains = tally.by_polls + tally.by_matches + tally.by_refusals;
            let sheet = game.script().iter().find_map(|step| match step {
                engine::Step::Move(seat, Move::Sheet { sheet }) if *seat == tally.seat => {
                    Some(sheet.members())
                }
                _ => None,
            });
            assert_eq!(5 + sheet.unwrap() + gains - tally.scandals, party.members);
            assert_eq!(tally.accepted.len() + tally.refused.len(), 5);
            let won = |election: &&Election| election.winners.contains(tally.seat);
            let wins = record.elections.iter().filter(won).count();
            let clear = record.elections.iter().filter(won).filter(|e| e.beaten.is_empty()).count();
            assert_eq!(usize::from(tally.narrowly), wins - clear);
            assert!(usize::from(tally.alone + tally.together) <= wins);
            assert_eq!(usize::from(7 - party.cabinet.count_ones() as u8), tally.cabinet.len());
            let cubes = record.elections.iter().filter(|e| e.cubes.contains(tally.seat)).count();
            let held = view.nation.media.iter().filter(|cubes| cubes.contains(tally.seat)).count();
            assert_eq!(cubes, held);
            // By points, then seats, then members (DM-6.0): the winners alone come first.
            let key = |tally: &Tally| (tally.score.total(), tally.score.seats, tally.score.members);
            let better = record.seats.iter().filter(|other| key(other) > key(tally)).count();
            assert_eq!(usize::from(tally.place), better + 1);
            assert_eq!(tally.place == 1, record.winners.contains(tally.seat));
        }
        assert_eq!(
            scores(&view.parties[..usize::from(view.setup.seats)], &view.nation).len(),
            record.seats.len()
        );
        for (number, election) in (1u8..).zip(&record.elections) {
            assert_eq!(election.round, number);
            assert!(election.land.is_some() && election.from <= election.to && election.to <= game.len());
            assert_eq!(election.results.len(), record.seats.len());
            assert!(election.first.is_some());
            assert!(number < 7 || election.first == record.elections[5].first);
            for result in &election.results {
                assert_eq!(election.land.unwrap().seats(result.votes), result.seats);
            }
        }
        assert!(record.moments.is_sorted_by_key(Moment::at));
        moments.extend(
            record.moments.iter().map(|moment| format!("{moment:?}").chars().take(5).collect::<String>()),
        );
    }
    // "Force", "Nose ", "Lands", "Deare", "LostL".
    assert_eq!(moments.len(), 5, "{moments:?}");
}

/// The view of every position shows what the observation holds, and its forecast is what an
/// election at once would bring.
#[test]
fn views_forecast_the_election() {
    let mut checked = 0;
    for seed in 0..4 {
        played(Setup::new(3 + (seed % 3) as u8), seed, |game, seat| {
            let seen = game.observe(Viewer::Seat(seat));
            let view = View::of(&seen);
            assert_eq!(view.states.len(), usize::from(seen.in_play));
            for (state, (number, board)) in view.states.iter().zip(seen.states()) {
                assert_eq!((state.number, state.current), (number, number == seen.current()));
                let mut after = *board;
                for seat in seen.order() {
                    let at = seat.index();
                    let factor = board.factor(at, seen.party(seat).programme);
                    let room = 50 - after.votes[at];
                    let gain = votes_for(board.meetings[at], factor).min(room);
                    after.votes[at] += gain;
                    if gain > 0 {
                        after.clock += 1;
                        after.height[at] = after.clock;
                    }
                }
                for row in &state.rows {
                    let at = row.seat.index();
                    assert_eq!(row.factor, row.trend + row.agreement.iter().sum::<i8>());
                    assert_eq!(row.forecast_votes, after.votes[at]);
                    assert_eq!(row.votes + row.gain, row.forecast_votes);
                    if let Some(land) = state.land {
                        assert_eq!(row.forecast_seats, land.seats(row.forecast_votes));
                        let band = state.bands.iter().find(|b| (b.from..=b.to).contains(&row.votes)).unwrap();
                        assert_eq!(band.seats, row.seats);
                    }
                }
                let partner = |seat: Seat| if state.current { seen.party(seat).partner } else { None };
                let won = winner(seen.setup.seats, &after.votes, &after.height, partner);
                assert_eq!(state.forecast.map(|forecast| forecast.won), won);
                if let Some(forecast) = state.forecast {
                    assert_eq!(forecast.won.is_narrow(), forecast.lead == 0);
                }
                checked += 1;
            }
            let score = &view.parties[seat.index()];
            assert_eq!(score.cash, seen.cash);
            let others = view.parties.iter().filter(|party| party.seat != seat);
            assert!(others.into_iter().all(|party| party.cash.is_none() && party.common.is_some()));
        });
    }
    assert!(checked > 1_000);
}

/// Every decision asks something, and what it asks can be answered.
#[test]
fn every_decision_asks_something() {
    let mut asked = std::collections::BTreeSet::new();
    for seed in 0..12 {
        played(Setup::new(3 + (seed % 3) as u8), seed, |game, seat| {
            let (seen, choices) = (game.observe(Viewer::Seat(seat)), game.choices(seat));
            let ask = Ask::of(&seen, &choices).unwrap_or_else(|| panic!("{:?} asks nothing", seen.stage));
            asked.insert(format!("{ask:?}").chars().take_while(|c| c.is_alphanumeric()).collect::<String>());
            let legal = |choice: Move| choices.rank(&choice).is_some();
            match ask {
                Ask::Bid { most } => {
                    assert!(legal(Move::Bid { sum: most }) && !legal(Move::Bid { sum: most + 1 }));
                }
                Ask::Hold { steppers, most, cost, cash, stock } => {
                    assert!(u16::from(most) * cost <= cash && most <= stock);
                    for (offset, stepper) in steppers.iter().enumerate() {
                        let mut meetings = [0; 4];
                        meetings[offset] = stepper.most.min(most);
                        assert!(legal(Move::Hold { meetings }));
                        meetings[offset] = stepper.most + 1;
                        assert!(!legal(Move::Hold { meetings }));
                    }
                }
                Ask::Auction { least, most, .. } => {
                    assert_eq!(legal(Move::Raise { sum: least }), least <= most);
                    assert!(!legal(Move::Raise { sum: most + 1 }) && legal(Move::Pass));
                }
                Ask::Convert { most, votes, .. } => {
                    assert_eq!(votes.len(), usize::from(most) + 1);
                    let after = preview(&seen, &Move::Convert { meetings: most });
                    let Stage::Convert { state, .. } = seen.stage else { panic!() };
                    assert_eq!(after.board(state).unwrap().votes[seat.index()], *votes.last().unwrap());
                }
                Ask::Swap { swaps, .. } => {
                    assert_eq!(swaps.len() as u64, choices.len() - 1);
                }
                Ask::Place { cards, states, cost, cash, .. } => {
                    assert!(cards.iter().all(|card| card.figures().cost + cost <= cash));
                    let any = cards.iter().any(|card| {
                        states.iter().any(|state| legal(Move::Place { card: *card, state: *state }))
                    });
                    assert_eq!(any, !cards.is_empty());
                }
                Ask::Act { cards } => {
                    let count: usize = cards.iter().map(|card| card.actions.len()).sum();
                    assert_eq!(count as u64, choices.len());
                }
                Ask::Coalition { offer, force, .. } => {
                    assert_eq!((offer.len() + force.len() + 1) as u64, choices.len());
                }
                Ask::Poll { results, .. } => {
                    for result in results {
                        let only = Move::Publish { parties: SeatSet::only(result.seat) };
                        assert_eq!(legal(only), !result.protected);
                    }
                }
                Ask::Exchange { opinions, .. } => {
                    let count: usize = opinions.iter().map(|opinion| opinion.new.len()).sum();
                    assert_eq!(count as u64 + 1, choices.len());
                }
                Ask::Media { states, .. } => assert_eq!(states.len() as u64 + 1, choices.len()),
                Ask::Donate { cards } => assert_eq!(2 * cards.len() as u64, choices.len()),
                Ask::Discard { hand } => assert_eq!(1 << hand.len(), choices.len()),
                Ask::Nation { opinions, .. } => {
                    for opinion in opinions {
                        let out = match opinion.laying {
                            Laying::Replace(bits) => Some(bits.trailing_zeros() as u8),
                            _ => None,
                        };
                        assert!(legal(Move::Nation { slot: opinion.slot, out }));
                    }
                }
                Ask::Sheet | Ask::First | Ask::Answer { .. } | Ask::Cube { .. } => {}
            }
        });
    }
    assert_eq!(asked.len(), 18, "{asked:?}");
}

/// A preview is what the boards show once the move is played, for moves that settle at once.
#[test]
fn previews_are_what_happens() {
    let mut compared = std::collections::BTreeMap::new();
    for seed in 20..26 {
        played(Setup::new(4), seed, |game, seat| {
            let (view, choices) = (game.observe(Viewer::Seat(seat)), game.choices(seat));
            // Nor for what the rules do not allow.
            let _ = View::of(&preview(&view, &Move::Hold { meetings: [255; 4] }));
            for rank in 0..choices.len().min(40) {
                let choice = choices.get(rank).unwrap();
                let after = preview(&view, &choice);
                // Never a panic, whatever is considered.
                let _ = View::of(&after);
                let mut next = game.clone();
                next.play(seat, &choice).unwrap();
                let now = next.observe(Viewer::Seat(seat));
                // Later phases would have changed more.
                if now.round != view.round || now.boards[0].votes.iter().sum::<u8>() > 200 {
                    continue;
                }
                let (at, before) = (seat.index(), &view.boards);
                let boards =
                    |seen: &Observation, part: fn(&Board, usize) -> i8| seen.boards.map(|b| part(&b, at));
                let meetings = |b: &Board, at: usize| b.meetings[at] as i8;
                let fine = match choice {
                    Move::Hold { .. } => {
                        after.cash == now.cash
                            && after.parties[at].meetings == now.parties[at].meetings
                            && boards(&after, meetings) == boards(&now, meetings)
                    }
                    Move::Place { .. } => after.placed == now.placed && after.cash == now.cash,
                    Move::Buy { .. } => {
                        after.cash == now.cash
                            && boards(&after, |b, at| b.media[at] as i8)
                                == boards(&now, |b, at| b.media[at] as i8)
                    }
                    Move::Swap { .. } => {
                        let hands = |seen: &Observation| (seen.parties.map(|p| p.hand), seen.hand);
                        after.parties[at].programme == now.parties[at].programme
                            && hands(&after) == hands(&now)
                            && after.programme_discard == now.programme_discard
                    }
                    Move::Publish { .. } => after.boards.map(|b| b.trend) == now.boards.map(|b| b.trend),
                    // Without what the end of the round would change.
                    Move::Nation { .. } if now.current() != view.current() => after.nation == now.nation,
                    Move::Nation { .. } => {
                        let state = |seen: &Observation| (seen.boards[0].slots, seen.boards[0].key, seen.out);
                        after.nation == now.nation && state(&after) == state(&now)
                    }
                    Move::Act {
                        action: Action::Own | Action::Dirty(_) | Action::Key(_) | Action::Media(_),
                        ..
                    } => {
                        after.boards.map(|b| (b.trend, b.key, b.media))
                            == now.boards.map(|b| (b.trend, b.key, b.media))
                            && after.cash == now.cash
                            && after.parties.map(|p| p.cubes) == now.parties.map(|p| p.cubes)
                            && after.boards.map(|b| b.tiles) == now.boards.map(|b| b.tiles)
                    }
                    Move::Act { action: Action::Votes, .. } => {
                        after.boards.map(|b| b.votes) == now.boards.map(|b| b.votes)
                    }
                    Move::Exchange { .. } => {
                        // With an empty deck the cards that are out make a new one.
                        let out = view.deck == 0 || after.out == now.out;
                        after.boards.map(|b| b.slots) == now.boards.map(|b| b.slots) && out
                    }
                    Move::Force { .. } => after.parties.map(|p| p.partner) == now.parties.map(|p| p.partner),
                    _ => continue,
                };
                assert!(fine, "{choice} in {before:?}");
                *compared.entry(choice.kind()).or_insert(0) += 1;
            }
        });
    }
    assert!(compared.len() >= 9 && compared.values().all(|count| *count > 10), "{compared:?}");
}

/// Secrets of others are in no view: the open table's has no cash, no hand and no face of a card.
#[test]
fn the_open_table_shows_no_secret() {
    played(Setup::new(3), 5, |game, _| {
        let seen = game.observe(Viewer::Table);
        let view = View::of(&seen);
        assert!(view.parties.iter().all(|party| party.cash.is_none() && party.common.is_none()));
        if matches!(seen.stage, Stage::Place(_)) {
            assert!(view.states.iter().flat_map(|state| &state.rows).all(|row| row.cabinet.is_none()));
        }
    });
}
