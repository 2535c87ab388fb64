//! Links that were given out must open for ever, to the very match they were written from.
//!
//! Each file of the corpus holds a link code and, below it, the whole match as text. A file is
//! never changed and never deleted; when the format or the rules get a new version, new files are
//! added with `cargo test -p die-macher --test corpus -- --ignored`, which leaves those that exist
//! alone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use die_macher::*;
use engine::bots::Bots as _;
use engine::{Choices as _, Level, Match, MatchId, Player, Seat, SeatCard, Turn, Viewer, link, notation};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

type Game = Match<DieMacher>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

#[test]
fn links_of_the_corpus_open_for_ever() {
    let mut files: Vec<_> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 18, "{} files: some are gone", files.len());
    let (mut seats, mut rounds, mut stages, mut over, mut half, mut named) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), 0, 0, 0);
    for path in files {
        let file = path.display().to_string();
        let held = fs::read_to_string(&path).unwrap();
        let (code, text) = held.split_once("\n\n").expect(&file);
        let game = link::open::<DieMacher>(code).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(notation::write(&game), text, "{file}");
        let again: Game = notation::parse(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let has_names = game.cards().iter().any(|card| !card.name.is_empty());
        assert_eq!(link::write(&again, has_names), code, "{file}");
        let view = game.observe(Viewer::Table);
        seats.insert(view.setup.seats);
        rounds.insert(view.round);
        stages.insert(format!("{:?}", view.stage).split(['(', ' ']).next().unwrap_or_default().to_owned());
        over += usize::from(matches!(game.turn(), Turn::Over(_)));
        half += usize::from(view.stage == Stage::Sheets || view.stage == Stage::Bids);
        named += usize::from(has_names);
    }
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [3, 4, 5]);
    assert_eq!(rounds.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert!(stages.len() >= 8, "{stages:?}");
    assert!(over >= 6 && half >= 3 && named >= 9, "{over} {half} {named}");
}

/// One act of computers, or of chance; false at the end.
fn step(game: &mut Game, level: Level, rng: &mut ChaCha8Rng) -> bool {
    match game.turn() {
        Turn::Over(_) => false,
        Turn::Chance => game.settle(rng),
        Turn::Seats(owing) => {
            let seat = owing.nth(rng.next_u32() as usize % owing.len()).unwrap();
            let choices = game.choices(seat);
            let view = game.observe(Viewer::Seat(seat));
            let rank = DieMacher::decide(level, seat, &view, &[], &choices, rng);
            assert!(rank < choices.len());
            game.play_rank(seat, rank).unwrap();
            true
        }
    }
}

fn played(setup: Setup, seed: u64, level: Level, until: impl Fn(&Game) -> bool) -> Game {
    let names = ["Anna", "Béla", "Ödön Szőke", "山田", "😀"];
    let cards = (0..setup.seats)
        .map(|seat| {
            let player = if seat % 3 == 0 { Player::Human } else { Player::Bot(level) };
            SeatCard::new(names[usize::from(seat)], player)
        })
        .collect();
    let id = MatchId::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut game = Match::new(id, setup, cards, false).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !until(&game) && step(&mut game, level, &mut rng) {}
    game
}

#[test]
#[ignore = "adds files to the corpus"]
fn add_to_the_corpus() {
    fs::create_dir_all(folder()).unwrap();
    let put = |name: &str, game: &Game, names: bool| {
        let path = folder().join(format!("a-{name}.txt"));
        if path.exists() {
            return;
        }
        let code = link::write(game, names);
        let opened = link::open::<DieMacher>(&code).unwrap();
        fs::write(path, format!("{code}\n\n{}", notation::write(&opened))).unwrap();
    };
    let switches = |seats| Setup {
        first: FirstPlayer::Bidder,
        placing: Placing::Plain,
        offers: Offers::One,
        dues: Dues::Fourth,
        ..Setup::new(seats)
    };
    for seats in 3..=5u8 {
        let seed = u64::from(seats) * 100;
        let at = |round: u8, wanted: fn(&Stage) -> bool| {
            move |game: &Game| {
                let view = game.observe(Viewer::Table);
                view.round == round && wanted(&view.stage)
            }
        };
        let game =
            |seed, until: &dyn Fn(&Game) -> bool| played(Setup::new(seats), seed, Level::Normal, until);
        put(&format!("{seats}-sheets"), &game(seed, &at(0, |stage| *stage == Stage::Sheets)), true);
        put(
            &format!("{seats}-bids"),
            &game(seed + 1, &|game| {
                let view = game.observe(Viewer::Table);
                view.round == 2 && view.stage == Stage::Bids && view.owing.len() == 2
            }),
            true,
        );
        put(
            &format!("{seats}-place"),
            &game(seed + 2, &at(1, |stage| matches!(stage, Stage::Place(_)))),
            false,
        );
        put(
            &format!("{seats}-auction"),
            &game(seed + 3, &at(3, |stage| matches!(stage, Stage::Auction { .. }))),
            false,
        );
        put(
            &format!("{seats}-donate"),
            &game(seed + 4, &at(5, |stage| matches!(stage, Stage::Donate(_)))),
            true,
        );
        put(
            &format!("{seats}-convert"),
            &game(seed + 5, &at(4, |stage| matches!(stage, Stage::Convert { .. }))),
            false,
        );
        put(
            &format!("{seats}-media"),
            &game(seed + 6, &at(6, |stage| matches!(stage, Stage::Media { .. }))),
            true,
        );
        put(&format!("{seats}-over"), &game(seed + 7, &|_| false), true);
        let easy = played(switches(seats), seed + 8, Level::Easy, |_| false);
        put(&format!("{seats}-over-nameless"), &easy, false);
    }
}

/// A finished game of five computers fits into 1,200 characters, without names.
#[test]
fn a_finished_game_of_five_fits_into_1200_characters() {
    let lengths: Vec<usize> = (0..40u64)
        .map(|seed| {
            let level = if seed % 2 == 0 { Level::Normal } else { Level::Easy };
            let game = played(Setup::new(5), seed, level, |_| false);
            assert!(matches!(game.turn(), Turn::Over(_)));
            link::write(&game, false).len()
        })
        .collect();
    let most = lengths.iter().max().unwrap();
    println!("most {most}, mean {}", lengths.iter().sum::<usize>() / lengths.len());
    assert!(*most <= 1_200, "{most} characters");
}

/// A seat is told of the cards of its own committee, and of no other's.
#[test]
fn seats_are_told_what_they_may_know() {
    let game = played(Setup::new(4), 1, Level::Normal, |_| false);
    for seat in (0..4).map(Seat::new) {
        let own = game.memory(seat).into_iter().filter(|event| matches!(event, Event::HandSeen { .. }));
        for event in own {
            assert!(matches!(event, Event::HandSeen { seat: whose, .. } if whose == seat));
        }
    }
}
