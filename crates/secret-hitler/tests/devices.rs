//! Several devices play one match over links: whatever arrives in whatever order, nothing is lost.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use engine::merge::{Merge, merge};
use engine::{Choices, Match, MatchId, Player, Seat, SeatCard, SeatSet, Turn, Viewer};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use secret_hitler::*;

type Game = Match<SecretHitler>;

/// One act of a device that plays these seats, if it has any.
fn act(game: &mut Game, mine: SeatSet, rng: &mut ChaCha8Rng) {
    if rng.random_range(0..3) == 0 {
        let seat = mine.nth(rng.random_range(0..mine.len())).unwrap();
        let claims = game.statements(seat);
        if !claims.is_empty() {
            let claim = claims.get(rng.random_range(0..claims.len())).unwrap();
            game.say(seat, &claim).unwrap();
            return;
        }
    }
    match game.turn() {
        Turn::Chance => {
            if mine.contains(game.hand().unwrap_or(Seat::new(0))) {
                assert!(game.settle(rng));
            }
        }
        Turn::Seats(owing) => {
            if let Some(seat) = owing.and(mine).first() {
                let choices = game.choices(seat);
                game.play_rank(seat, rng.random_range(0..choices.len())).unwrap();
            }
        }
        Turn::Over(_) => {}
    }
}

/// What a device does with a link that arrives: whether it took something in.
fn take_in(device: &mut Game, link: &Game) -> bool {
    match merge(device, link) {
        Merge::Same | Merge::First => false,
        Merge::Second => {
            *device = link.clone();
            true
        }
        Merge::Both(both) => {
            assert!(both.len() > device.len() && both.len() > link.len(), "both held something of their own");
            *device = both;
            true
        }
        Merge::Fork { common } => {
            let tail = |game: &Game| {
                let lines = game.script().iter().skip(common.saturating_sub(1));
                lines.map(engine::notation::step_text::<SecretHitler>).collect::<Vec<_>>()
            };
            panic!("{:?}: {:#?} {:#?}", device.id(), tail(device), tail(link));
        }
        Merge::Different => panic!("one match became two"),
    }
}

#[test]
fn devices_that_each_play_their_own_seats_never_fork() {
    let (mut taken, mut over) = (0u32, 0u32);
    for seed in 0..300u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let setup = Setup::new(5 + (seed % 6) as u8);
        let cards = vec![SeatCard::new("", Player::Human); setup.seats.into()];
        let start = Game::new(MatchId::new(seed), setup, cards, false).unwrap();
        let count = rng.random_range(2..=4u8);
        let seats = |device| (0..setup.seats).filter(|seat| seat % count == device).map(Seat::new).collect();
        let mine: Vec<SeatSet> = (0..count).map(seats).collect();
        let mut devices = vec![start; mine.len()];
        let mut sent: Vec<Game> = Vec::new();
        for _ in 0..1_000 {
            let at = rng.random_range(0..devices.len());
            if rng.random_range(0..2) == 0 {
                act(&mut devices[at], mine[at], &mut rng);
                sent.push(devices[at].clone());
            } else if !sent.is_empty() {
                // The newest link, or one that lay about.
                let age =
                    if rng.random_range(0..2) == 0 { 0 } else { rng.random_range(0..sent.len().min(12)) };
                let link = &sent[sent.len() - 1 - age];
                taken += u32::from(take_in(&mut devices[at], link));
            }
        }
        // In the end all tell each other everything, and agree.
        for _ in 0..2 {
            for at in 0..devices.len() {
                for other in 0..devices.len() {
                    let link = devices[other].clone();
                    take_in(&mut devices[at], &link);
                }
            }
        }
        for device in &devices {
            assert_eq!(device.len(), devices[0].len());
            assert_eq!(device.observe(Viewer::Everyone), devices[0].observe(Viewer::Everyone));
            let code = engine::link::write(device, false);
            assert_eq!(engine::link::open::<SecretHitler>(&code).unwrap().len(), device.len());
        }
        over += u32::from(matches!(devices[0].turn(), Turn::Over(_)));
    }
    assert!(taken > 10_000 && over > 100, "{taken} links taken in, {over} games over");
}
