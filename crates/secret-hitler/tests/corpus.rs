//! Links that were given out must open for ever, to the very match they were written from.
//!
//! Each file of the corpus holds a link code and, below it, the whole match as text. A file is
//! never changed and never deleted; when the format or the rules get a new version, new files are
//! added with `cargo test -p secret-hitler --test corpus -- --ignored`, which leaves those that
//! exist alone.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{AnyMatch, Level, Match, MatchId, Player, Seat, SeatCard, Step, Turn, link, notation};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use secret_hitler::*;

type Game = Match<SecretHitler>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn files() -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder())
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
    let (mut sizes, mut ends, mut half, mut takebacks, mut claims, mut with_names) =
        (BTreeSet::new(), BTreeSet::new(), 0, 0, 0, 0);
    let all = files();
    assert!(all.len() >= 36, "{} files: some are gone", all.len());
    for (file, held) in all {
        let (code, text) = held.split_once("\n\n").expect(&file);
        let game = link::open::<SecretHitler>(code).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(notation::write(&game), text, "{file}");
        // The text leads back to the same link, so neither knows more than the other.
        let again: Game = notation::parse(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let named = game.cards().iter().any(|card| !card.name.is_empty());
        assert_eq!(link::write(&again, named), code, "{file}");
        sizes.insert(game.setup().seats);
        if let Turn::Over(outcome) = game.turn() {
            ends.insert(outcome.reason);
        }
        half += usize::from(game.in_simultaneous_turn());
        takebacks += game.takebacks().len();
        claims += game.script().iter().filter(|step| matches!(step, Step::Say(..))).count();
        with_names += usize::from(named);
    }
    // What the corpus is there for is in it.
    assert_eq!(sizes.into_iter().collect::<Vec<_>>(), [5, 6, 7, 8, 9, 10]);
    assert_eq!(ends.len(), End::ALL.len());
    assert!(
        half >= 6 && takebacks >= 3 && claims >= 50 && with_names >= 12,
        "{half} {takebacks} {claims} {with_names}"
    );
}

/// One act of computers, or of chance; false at the end.
fn step(game: &mut Game, rng: &mut ChaCha8Rng) -> bool {
    let level = |game: &Game, seat: Seat| match game.cards()[seat.index()].player {
        Player::Bot(level) => level,
        Player::Human => Level::Normal,
    };
    for seat in (0..game.setup().seats).map(Seat::new) {
        if let Some(rank) = game.speak(level(game, seat), seat, rng) {
            game.say_rank(seat, rank).unwrap();
            return true;
        }
    }
    match game.turn() {
        Turn::Over(_) => false,
        Turn::Chance => game.settle(rng),
        Turn::Seats(owing) => {
            let nth = rng.next_u32() as usize % owing.len();
            let seat = owing.nth(nth).unwrap();
            let rank = game.decide(level(game, seat), seat, rng).unwrap();
            game.play_rank(seat, rank).unwrap();
            true
        }
    }
}

fn start(setup: Setup, seed: u64, level: Level, friendly: bool) -> Game {
    let names = ["Anna", "Béla", "Cem", "Dóra", "Emil", "Franzi", "Gábor", "Ödön Szőke", "山田", "😀"];
    let cards = (0..setup.seats)
        .map(|seat| {
            let player = if seat % 3 == 0 { Player::Human } else { Player::Bot(level) };
            SeatCard::new(names[usize::from(seat)], player)
        })
        .collect();
    Match::new(MatchId::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)), setup, cards, friendly).unwrap()
}

fn played(setup: Setup, seed: u64, level: Level, until: impl Fn(&Game) -> bool) -> Game {
    let mut game = start(setup, seed, level, false);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !until(&game) && step(&mut game, &mut rng) {}
    game
}

fn put(name: &str, game: &Game, names: bool) {
    let path = folder().join(format!("a-{name}.txt"));
    if path.exists() {
        return;
    }
    let code = link::write(game, names);
    // Without names the link opens to nameless seats; the text is of what opens.
    let opened = link::open::<SecretHitler>(&code).unwrap();
    fs::write(path, format!("{code}\n\n{}", notation::write(&opened))).unwrap();
}

#[test]
#[ignore = "adds files to the corpus"]
fn add_to_the_corpus() {
    fs::create_dir_all(folder()).unwrap();
    let mut seed = 100;
    for seats in 5..=10u8 {
        let plain = Setup::new(seats);
        let switches = Setup {
            markers: true,
            rebalance: Setup::has_rebalance(seats),
            first: Some(Seat::new(seats - 2)),
            ..plain
        };
        put(&format!("{seats}-start"), &start(switches, seed, Level::Easy, true), true);
        let over = |game: &Game| matches!(game.turn(), Turn::Over(_));
        let half = |elections: u8| {
            move |game: &Game| {
                game.in_simultaneous_turn()
                    && game.turn().owing().len() == 2
                    && game.observe(engine::Viewer::Table).election == elections
            }
        };
        seed += 10;
        put(&format!("{seats}-over"), &played(switches, seed, Level::Normal, over), true);
        put(&format!("{seats}-over-nameless"), &played(plain, seed + 1, Level::Normal, over), false);
        // The third election is always reached: no game ends sooner.
        put(&format!("{seats}-ballots"), &played(switches, seed + 2, Level::Easy, half(3)), true);
        let hand = |game: &Game| {
            let view = game.observe(engine::Viewer::Table);
            view.election > 3 && view.stage == Stage::ChancellorDiscard
        };
        put(&format!("{seats}-hand"), &played(plain, seed + 3, Level::Normal, hand), false);
    }
    // Every end.
    for end in End::ALL {
        let ended = (0..2_000u64)
            .map(|n| {
                let setup = Setup { markers: n % 2 == 0, ..Setup::new(5 + (n % 6) as u8) };
                let over = |game: &Game| matches!(game.turn(), Turn::Over(_));
                played(setup, 5_000 + n, if n % 3 == 0 { Level::Easy } else { Level::Normal }, over)
            })
            .find(|game| matches!(game.turn(), Turn::Over(outcome) if outcome.reason == end.word()))
            .unwrap();
        put(&format!("end-{}", end.word()), &ended, true);
    }
    // Taken back at a friendly table.
    for (nth, back) in [20usize, 45, 90].into_iter().enumerate() {
        let mut game = start(Setup::new(6 + nth as u8), 900 + nth as u64, Level::Easy, true);
        let mut rng = ChaCha8Rng::seed_from_u64(900 + nth as u64);
        while game.len() < back && step(&mut game, &mut rng) {}
        game.undo(back / 2);
        for _ in 0..9 {
            step(&mut game, &mut rng);
        }
        assert!(!game.takebacks().is_empty());
        put(&format!("takeback-{}", nth + 1), &game, nth % 2 == 0);
    }
}

/// A finished seven-seat game of computers with their claims fits into 150 characters, without names.
#[test]
fn a_finished_game_of_seven_fits_into_150_characters() {
    let mut said = 0;
    let mut lengths: Vec<usize> = (0..1_000u64)
        .map(|seed| {
            let cards = vec![SeatCard::new("", Player::Bot(Level::Normal)); 7];
            let setup = Setup { markers: true, ..Setup::new(7) };
            let id = MatchId::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut game = Match::<SecretHitler>::new(id, setup, cards, false).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while step(&mut game, &mut rng) {}
            assert!(matches!(game.turn(), Turn::Over(_)));
            said += game.script().iter().filter(|step| matches!(step, Step::Say(..))).count();
            link::write(&game, false).len()
        })
        .collect();
    lengths.sort_unstable();
    let at = |share: usize| lengths[share * (lengths.len() - 1) / 100];
    // Without claims the figures would flatter.
    assert!(said > 4_000, "{said} claims in a thousand games");
    println!(
        "{said} claims; characters: least {}, median {}, 95 % {}, 99 % {}, most {}",
        at(0),
        at(50),
        at(95),
        at(99),
        at(100)
    );
    assert!(at(95) <= 150, "95 in 100 games take up to {} characters", at(95));
}
