//! Records of finished games and views of every position, against what the observation says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;

use engine::bots::Bots as _;
use engine::{Level, Match, MatchId, Seat, Turn, Viewer, notation};
use mefo::view::{Ask, View, Warning, offer, outlook};
use mefo::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn record(game: &Match<Mefo>) -> Option<Record> {
    Record::of(game.setup(), game.told(Viewer::Table))
}

fn recorded() -> Vec<(String, Match<Mefo>)> {
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

/// A game of computers; `look` sees every position.
fn played(setup: Setup, seed: u64, mut look: impl FnMut(&Match<Mefo>)) -> Match<Mefo> {
    let mut game = Match::<Mefo>::new(MatchId::new(seed), setup, Vec::new(), false).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        look(&game);
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance => {
                game.settle(&mut rng);
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let (view, choices) = (game.observe(Viewer::Seat(seat)), game.choices(seat));
                let level = if seat.index() % 2 == 0 { Level::Normal } else { Level::Easy };
                let rank = Mefo::decide(level, seat, &view, &[], &choices, &mut rng);
                game.play_rank(seat, rank).unwrap();
            }
        }
    }
}

#[test]
fn a_game_that_is_not_over_has_no_record() {
    let (_, game) = recorded().swap_remove(0);
    assert!(record(&game).is_some());
    for steps in (0..game.len()).step_by(97) {
        assert!(record(&game.at(steps)).is_none(), "after {steps} steps");
    }
}

/// The accounts of a record end where the table does, and every year's stands as the table stood.
#[test]
fn records_add_up() {
    let mut games: Vec<(String, Match<Mefo>)> = recorded();
    games.extend(
        (0..4).map(|seed| (format!("seed {seed}"), played(Setup::new(2 + seed as u8 * 2), seed, |_| {}))),
    );
    let mut moments = BTreeSet::new();
    for (name, game) in games {
        let record = record(&game).unwrap();
        let board = game.observe(Viewer::Table).board;
        let outcome = game.turn().outcome().unwrap();
        assert_eq!(
            (Some(record.winner), record.end.word()),
            (outcome.winners.first(), outcome.reason),
            "{name}"
        );
        let mut places = BTreeSet::new();
        for tally in &record.seats {
            let player = board.player(tally.seat);
            assert_eq!(tally.role, player.role);
            assert_eq!(tally.out.is_none(), player.alive);
            assert_eq!(u16::from(tally.bailouts), u16::from(player.fails.min(2)), "{name}");
            assert_eq!(tally.longest.is_some(), board.longest == Some(tally.seat));
            assert!(tally.bills >= tally.cashed + tally.redeemed + tally.void || tally.killed, "{name}");
            places.insert(tally.place);
        }
        assert_eq!(places.len(), record.seats.len());
        let last = record.years.last().unwrap();
        assert_eq!((last.year, last.to + 1), (board.year, game.len()));
        for (index, seat) in board.seats().enumerate() {
            assert_eq!(last.rm[index], board.player(seat).rm, "{name}, seat {seat}");
            assert_eq!(
                u32::from(last.deeds[index]),
                board.player(seat).held.count_ones(),
                "{name}, seat {seat}"
            );
        }
        for (number, year) in record.years.iter().enumerate() {
            assert_eq!(usize::from(year.year), 1933 + number, "{name}");
            assert!(year.from <= year.to);
            let Some(next) = record.years.get(number + 1) else { continue };
            let then = game.at(next.from + 1).observe(Viewer::Table).board;
            // The step that ends the year may go on into the next year's first turn, up to its dice.
            for (index, seat) in board.seats().enumerate() {
                assert_eq!(year.rm[index], then.player(seat).rm, "{name}, {} seat {seat}", year.year);
            }
        }
        assert!(record.moments.is_sorted_by_key(Moment::at));
        let words = record.moments.iter().map(|moment| format!("{moment:?}"));
        moments.extend(words.map(|word| word.split(' ').next().unwrap_or_default().to_owned()));
    }
    assert_eq!(moments.len(), 6, "{moments:?}");
}

/// What a view promises comes true when the move is made.
#[test]
fn views_promise_what_happens() {
    let mut asks = BTreeSet::new();
    let (mut warned, mut checked) = (0, 0);
    for seed in 0..6 {
        played(Setup::new(2 + seed as u8), seed, |game| {
            let seen = game.observe(Viewer::Table);
            let view = View::of(&seen);
            asks.insert(format!("{:?}", view.ask).split([' ', '(']).next().unwrap_or_default().to_owned());
            assert_eq!(view.spaces.len(), 40);
            assert_eq!(view.players.len(), usize::from(seen.board.setup.seats));
            let after = |seat: Seat, choice: Move| {
                let mut game = game.clone();
                game.play(seat, &choice).unwrap();
                game.observe(Viewer::Table).board
            };
            match &view.ask {
                Ask::Cash { seat, counter, open, fixed, warnings, .. } => {
                    warned +=
                        usize::from(warnings.iter().any(|warning| matches!(warning, Warning::Cliff { .. })));
                    for one in &open.parts {
                        for other in &fixed.parts {
                            assert_eq!(one.bills + one.left, open.bills);
                            let mut game = game.clone();
                            game.play(*seat, &Move::Cash { open: one.part, fixed: other.part }).unwrap();
                            let (rm, open, fixed) = (one.rm + other.rm, one.bills, other.bills);
                            let cashed = Event::Cashed { seat: *seat, open, fixed, rm, counter: *counter };
                            let told = game.told(Viewer::Table).any(|(_, event)| *event == cashed);
                            assert!(told || open + fixed == 0, "{cashed}");
                            checked += 1;
                        }
                    }
                }
                Ask::Buy { seat, deed, left, total, odds, .. } => {
                    let board = after(*seat, Move::Buy);
                    assert_eq!((board.player(*seat).rm, board.owner(deed.space)), (*left, Some(*seat)));
                    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), *total);
                    checked += 1;
                }
                Ask::Sell { debt, sales, missing } => {
                    assert!(*missing > 0 && sales.len() > 1);
                    for sale in sales {
                        let mut game = game.clone();
                        game.play(debt.seat, &Move::Sell { space: sale.space }).unwrap();
                        let sold = Event::Sold { seat: debt.seat, space: sale.space, rm: sale.now };
                        assert!(game.told(Viewer::Table).any(|(_, event)| *event == sold));
                        checked += 1;
                    }
                }
                Ask::Start { seat, office: Some(office), .. } if office.refusal.is_none() => {
                    let board = after(*seat, Move::Claim);
                    let before = seen.board.player(*seat).rm;
                    assert_eq!(board.player(*seat).rm, before - office.fee);
                    assert_eq!(board.title(*seat), Some(office.title));
                    checked += 1;
                }
                _ => {}
            }
        });
    }
    for ask in ["Chance", "Start", "Cell", "Draft", "Answer", "HandIn", "Cash", "Buy", "Sell", "Over"] {
        assert!(asks.contains(ask), "{ask} is not among {asks:?}");
    }
    assert!(warned > 0 && checked > 200, "{warned} {checked}");
}

/// The outlook of a table that nobody touches is what its settlements bring.
#[test]
fn mf_4_2_the_outlook_is_what_settlements_bring() {
    let mut looked = 0;
    played(Setup::new(4), 8, |game| {
        let board = game.observe(Viewer::Table).board;
        if game.len() % 50 != 0 || board.ledger.rm_out == 0 {
            return;
        }
        for seat in board.alive().iter() {
            let lines = outlook(&board, seat, 12);
            assert_eq!(lines.len(), 12);
            assert_eq!((lines[0].payout, lines[0].dues), (board.payout(seat), board.dues(seat)));
            assert_eq!(lines[0].balance, i64::from(lines[0].payout.rm) - i64::from(lines[0].dues.sum()));
            let levied = lines.iter().filter(|line| line.year > 1945).all(|line| line.dues.levy > 0);
            let raided = lines.iter().filter(|line| line.year > 1945).all(|line| line.dues.raid == 0);
            assert!(levied && raided);
            looked += 1;
        }
    });
    assert!(looked > 20);
}

/// The moves that a screen makes of a ticked-off offer are legal, one after the other.
#[test]
fn mf_3_11_an_offer_is_made_of_its_moves() {
    let mut made = 0;
    played(Setup::new(4), 9, |game| {
        let seen = game.observe(Viewer::Table);
        let Ask::Start { seat, partners, .. } = View::of(&seen).ask else { return };
        for (to, _) in partners.iter().filter(|(_, refusal)| refusal.is_none()) {
            let (own, other) = (seen.board.own(seat), seen.board.own(*to));
            if own == 0 || other == 0 || made > 60 {
                continue;
            }
            let mut game = game.clone();
            for choice in offer(*to, own | other, 0) {
                game.play(seat, &choice).unwrap();
            }
            let Ask::Answer { draft, sides } = View::of(&game.observe(Viewer::Table)).ask else { panic!() };
            assert_eq!((draft.give, draft.take, sides[1].seat), (own, other, *to));
            assert_eq!(sides[0].reference, -sides[1].reference);
            made += 1;
        }
    });
    assert!(made > 30, "{made}");
}
