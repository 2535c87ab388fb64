//! Links that were given out must open for ever, to the very match they were written from.
//!
//! Each file of the corpus holds a link code and, below it, the whole match as text. A file is
//! never changed and never deleted; when the format or the rules get a new version, new files are
//! added with `cargo test -p mefo --test corpus -- --ignored`, which leaves those that exist alone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::bots::Bots as _;
use engine::{Choices as _, Level, Match, MatchId, Player, SeatCard, Turn, Viewer, link, notation};
use mefo::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

type Game = Match<Mefo>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

#[test]
fn links_of_the_corpus_open_for_ever() {
    let mut files: Vec<_> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 14, "{} files: some are gone", files.len());
    let (mut seats, mut stages, mut over, mut named) = (BTreeSet::new(), BTreeSet::new(), 0, 0);
    for path in files {
        let file = path.display().to_string();
        let held = fs::read_to_string(&path).unwrap();
        let (code, text) = held.split_once("\n\n").expect(&file);
        let game = link::open::<Mefo>(code).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(notation::write(&game), text, "{file}");
        let again: Game = notation::parse(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let has_names = game.cards().iter().any(|card| !card.name.is_empty());
        assert_eq!(link::write(&again, has_names), code, "{file}");
        let view = game.observe(Viewer::Table);
        seats.insert(view.board.setup.seats);
        stages.insert(format!("{:?}", view.stage).split(['(', ' ']).next().unwrap_or_default().to_owned());
        over += usize::from(matches!(game.turn(), Turn::Over(_)));
        named += usize::from(has_names);
    }
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8]);
    assert!(stages.len() >= 9, "{stages:?}");
    assert!(over >= 4 && named >= 6, "{over} {named}");
}

/// One act of computers, or of chance; false at the end.
fn step(game: &mut Game, level: Level, rng: &mut ChaCha8Rng) -> bool {
    match game.turn() {
        Turn::Over(_) => false,
        Turn::Chance => game.settle(rng),
        Turn::Seats(owing) => {
            let seat = owing.first().unwrap();
            let choices = game.choices(seat);
            let view = game.observe(Viewer::Seat(seat));
            let rank = Mefo::decide(level, seat, &view, &[], &choices, rng);
            assert!(rank < choices.len());
            game.play_rank(seat, rank).unwrap();
            true
        }
    }
}

fn played(setup: Setup, seed: u64, level: Level, until: impl Fn(&Observation) -> bool) -> Game {
    let names = ["Anna", "Béla", "Ödön Szőke", "山田", "😀", "Zoë", "Franzi", "Jürgen"];
    let cards = (0..setup.seats)
        .map(|seat| {
            let player = if seat % 3 == 0 { Player::Human } else { Player::Bot(level) };
            SeatCard::new(names[usize::from(seat)], player)
        })
        .collect();
    let id = MatchId::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut game = Match::new(id, setup, cards, false).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !until(&game.observe(Viewer::Table)) && step(&mut game, level, &mut rng) {}
    game
}

/// Where a match of the corpus stops.
type Until = fn(&Observation) -> bool;

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
        let opened = link::open::<Mefo>(&code).unwrap();
        fs::write(path, format!("{code}\n\n{}", notation::write(&opened))).unwrap();
    };
    let stops: [(&str, u8, Until, bool); 12] = [
        ("role", 3, |seen| matches!(seen.stage, Stage::Role(_)), true),
        ("start", 4, |seen| seen.board.year == 1935 && matches!(seen.stage, Stage::Start(_)), true),
        ("window", 5, |seen| seen.board.year == 1941 && matches!(seen.stage, Stage::Window(_)), false),
        ("counter", 6, |seen| matches!(seen.stage, Stage::Counter(_)), false),
        ("hand-in", 2, |seen| seen.board.year == 1943 && matches!(seen.stage, Stage::HandIn(_)), true),
        ("buy", 7, |seen| matches!(seen.stage, Stage::Buy(..)), false),
        ("modifier", 8, |seen| matches!(seen.stage, Stage::Modifier(_)), true),
        ("answer", 4, |seen| matches!(seen.stage, Stage::Answer(_)), false),
        ("draft", 3, |seen| matches!(seen.stage, Stage::Draft(_)), true),
        ("sell", 4, |seen| matches!(seen.stage, Stage::Sell(_)), false),
        ("cell", 5, |seen| matches!(seen.stage, Stage::Cell(_)), true),
        ("after", 4, |seen| seen.board.year == 1948, false),
    ];
    for (seed, (name, seats, until, names)) in (100..).zip(stops) {
        put(name, &played(Setup::new(seats), seed, Level::Normal, until), names);
    }
    let roles = Setup::with_roles(&[Role::Strasserist, Role::Anarchist]).unwrap();
    put("over-2", &played(roles, 1, Level::Normal, |_| false), true);
    put("over-4", &played(Setup::new(4), 2, Level::Normal, |_| false), false);
    put("over-short", &played(Setup { short: true, ..Setup::new(3) }, 3, Level::Easy, |_| false), false);
    let strict = Setup { sale: false, trade: false, ..Setup::new(8) };
    put("over-strict", &played(strict, 4, Level::Easy, |_| false), false);
}

/// A finished game of four computers fits into 1,100 characters, without names.
#[test]
fn a_finished_game_of_four_fits_into_1100_characters() {
    let lengths: Vec<usize> = (0..30u64)
        .map(|seed| {
            let game = played(Setup::new(4), seed, Level::Normal, |_| false);
            assert!(matches!(game.turn(), Turn::Over(_)));
            link::write(&game, false).len()
        })
        .collect();
    let most = lengths.iter().max().unwrap();
    println!("most {most}, mean {}", lengths.iter().sum::<usize>() / lengths.len());
    assert!(*most <= 1_100, "{most} characters");
}
