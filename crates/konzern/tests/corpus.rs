//! Links that were given out must open for ever, to the very match they were written from.
//!
//! Each file of the corpus holds a link code and, below it, the whole match as text. A file is never changed
//! and never deleted; when the format or the rules get a new version, new files are added with
//! `cargo test -p konzern --test corpus -- --ignored`, which leaves those that exist alone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{AnyMatch, Level, Match, MatchId, Player, Seat, SeatCard, Step, Turn, Viewer, link, notation};
use konzern::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

type Game = Match<Konzern>;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn files() -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder("corpus"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn links_of_the_corpus_open_for_ever() {
    let (mut ends, mut half, mut motions, mut named, mut takebacks) = (BTreeSet::new(), 0, 0, 0, 0);
    let all = files();
    assert!(all.len() >= 12, "{} files: some are gone", all.len());
    for (file, held) in all {
        let (code, text) = held.split_once("\n\n").expect(&file);
        let game = link::open::<Konzern>(code).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(notation::write(&game), text, "{file}");
        // The text leads back to the same link, so neither knows more than the other.
        let again: Game = notation::parse(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let names = game.cards().iter().any(|card| !card.name.is_empty());
        assert_eq!(link::write(&again, names), code, "{file}");
        if let Turn::Over(outcome) = game.turn() {
            ends.insert(outcome.reason);
        }
        half += usize::from(game.in_simultaneous_turn());
        motions += usize::from(game.setup().motions);
        named += usize::from(names);
        takebacks += game.takebacks().len();
    }
    // What the corpus is there for is in it.
    assert_eq!(ends.len(), End::ALL.len());
    assert!(
        half >= 4 && motions >= 2 && named >= 4 && takebacks >= 1,
        "{half} {motions} {named} {takebacks}"
    );
}

fn level(game: &Game, seat: Seat) -> Level {
    match game.cards()[seat.index()].player {
        Player::Bot(level) => level,
        Player::Human => Level::Normal,
    }
}

/// One act of computers, or of chance; false at the end. `wild` plays at random.
fn step(game: &mut Game, wild: bool, rng: &mut ChaCha8Rng) -> bool {
    match game.turn() {
        Turn::Over(_) => false,
        Turn::Chance => game.settle(rng),
        Turn::Seats(owing) => {
            let seat = owing.nth(rng.next_u32() as usize % owing.len()).unwrap();
            let rank = if wild {
                u64::from(rng.next_u32()) % game.choice_count(seat)
            } else {
                game.decide(level(game, seat), seat, rng).unwrap()
            };
            game.play_rank(seat, rank).unwrap();
            true
        }
    }
}

fn start(setup: Setup, seed: u64, friendly: bool) -> Game {
    let names = ["Anna", "Béla", "Ödön Szőke", "山田"];
    let players = [Player::Human, Player::Bot(Level::Normal), Player::Bot(Level::Easy), Player::Human];
    let cards = names.iter().zip(players).map(|(name, player)| SeatCard::new(name, player)).collect();
    Match::new(MatchId::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)), setup, cards, friendly).unwrap()
}

fn played(setup: Setup, seed: u64, wild: bool, until: impl Fn(&Game) -> bool) -> Game {
    let mut game = start(setup, seed, false);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !until(&game) && step(&mut game, wild, &mut rng) {}
    game
}

fn put(name: &str, game: &Game, names: bool) {
    let path = folder("corpus").join(format!("a-{name}.txt"));
    if path.exists() {
        return;
    }
    let code = link::write(game, names);
    // Without names the link opens to nameless seats; the text is of what opens.
    let opened = link::open::<Konzern>(&code).unwrap();
    fs::write(path, format!("{code}\n\n{}", notation::write(&opened))).unwrap();
}

#[test]
#[ignore = "adds files to the corpus"]
fn add_to_the_corpus() {
    fs::create_dir_all(folder("corpus")).unwrap();
    let plain = Setup::default();
    let other = Setup { years: 4, quota: 5, exact: true, motions: true };
    put("start", &start(other, 1, true), true);
    put("over", &played(plain, 2, false, |_| false), true);
    put("over-nameless", &played(plain, 3, false, |_| false), false);
    put("over-motions", &played(other, 4, false, |_| false), true);
    put("wild", &played(plain, 5, true, |_| false), false);
    put("wild-motions", &played(Setup { years: 8, quota: 3, ..other }, 6, true, |_| false), false);
    for (name, seed, bids) in
        [("prices-1", 7, false), ("prices-2", 8, false), ("bids-1", 9, true), ("bids-2", 10, true)]
    {
        let half = |game: &Game| {
            let board = game.observe(Viewer::Table).board;
            let asks = if bids { matches!(board.ask, Ask::Bids(_)) } else { board.ask == Ask::Prices };
            game.in_simultaneous_turn() && asks && board.owing.len() == 2 && board.year == 3
        };
        put(name, &played(plain, seed, bids, half), seed % 2 == 0);
    }
    let tie = (100u64..100_000)
        .map(|seed| played(Setup { years: 4, ..plain }, seed, true, |_| false))
        .find(|game| matches!(game.turn(), Turn::Over(outcome) if outcome.reason == End::TieBreak.word()))
        .unwrap();
    put("tie-break", &tie, false);
    let mut game = start(plain, 11, true);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    while game.len() < 200 && step(&mut game, true, &mut rng) {}
    game.undo(120);
    for _ in 0..30 {
        step(&mut game, true, &mut rng);
    }
    assert!(!game.takebacks().is_empty());
    put("takeback", &game, true);
}

#[test]
#[ignore = "records whole games that reach every kind of event and every end"]
fn record_games() {
    fs::create_dir_all(folder("games")).unwrap();
    let mut missing: BTreeSet<&str> = event_kinds().chain(end_reasons()).collect();
    let mut recorded = 0;
    for seed in 0u64.. {
        if missing.is_empty() {
            break;
        }
        let wild = recorded > 0;
        let setup =
            Setup { years: if wild { 4 } else { 6 }, motions: wild && seed % 2 == 1, ..Setup::default() };
        let game = played(setup, seed, wild, |_| false);
        let Turn::Over(outcome) = game.turn() else { panic!("not over") };
        let kinds: BTreeSet<&str> =
            game.told(Viewer::Table).map(|(_, event)| event.kind()).chain([outcome.reason]).collect();
        let new: Vec<&str> = missing.intersection(&kinds).copied().collect();
        if let Some(name) = new.last().filter(|_| new.len() > 1 || recorded > 1) {
            fs::write(folder("games").join(format!("{name}.txt")), notation::write(&game)).unwrap();
            println!("{name}: seed {seed}, {new:?}");
            missing.retain(|kind| !kinds.contains(kind));
            recorded += 1;
        }
    }
}

/// A finished six-year game of computers fits into 600 characters, without names.
#[test]
fn a_finished_game_of_six_years_fits_into_600_characters() {
    let mut lengths: Vec<usize> = (0..120u64)
        .map(|seed| {
            let cards = vec![SeatCard::new("", Player::Bot(Level::Normal)); 4];
            let id = MatchId::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut game = Match::<Konzern>::new(id, Setup::default(), cards, false).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while step(&mut game, false, &mut rng) {}
            assert!(matches!(game.turn(), Turn::Over(_)));
            // Prices and trades are in it: an empty game would flatter.
            assert!(game.script().iter().filter(|step| matches!(step, Step::Move(..))).count() > 300);
            link::write(&game, false).len()
        })
        .collect();
    lengths.sort_unstable();
    println!("characters: least {}, median {}, most {}", lengths[0], lengths[60], lengths[119]);
    assert!(lengths[119] <= 600, "{lengths:?}");
}

/// Even a game played at random, with every offer and motion that the rules allow, stays a link that opens.
#[test]
fn a_game_played_at_random_stays_a_link() {
    for seed in 0..20 {
        let game = played(Setup::default(), seed, true, |_| false);
        let code = link::write(&game, false);
        assert!(code.len() < 900, "{}", code.len());
        assert!(link::open::<Konzern>(&code).is_ok());
    }
}
