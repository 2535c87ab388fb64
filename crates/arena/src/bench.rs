//! How fast random play is.

use std::time::Instant;

use engine::{Choices, Game, Odds, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use secret_hitler::{LEAST_SEATS, MOST_SEATS, SecretHitler, Setup};

/// Plays one random game to its end and returns its number of steps; 0 for a setup that cannot be
/// played.
fn random_game<G: Game>(setup: &G::Setup, rng: &mut SmallRng) -> u32 {
    let Ok(mut state) = G::start(setup) else { return 0 };
    let mut steps = 0;
    loop {
        match G::turn(&state) {
            Turn::Seats(owing) => {
                let Some(seat) = owing.first() else { return steps };
                let choices = G::choices(&state, seat);
                let rank = rng.random_range(0..choices.len() as u32);
                let Some(choice) = choices.get(rank.into()) else { return steps };
                if G::play(&mut state, seat, &choice, &mut ()).is_err() {
                    return steps;
                }
            }
            Turn::Chance => {
                let odds = G::odds(&state);
                let point = rng.random_range(0..odds.total() as u32);
                let Some(outcome) = odds.get(odds.at(point.into())) else { return steps };
                if !G::settle(&mut state, &outcome, &mut ()) {
                    return steps;
                }
            }
            Turn::Over(_) => return steps,
        }
        steps += 1;
    }
}

/// Games and steps a second of random play on one thread, for each number of seats.
pub fn bench() {
    const GAMES: u32 = 200_000;
    println!("game            seats    games/s     steps/s  steps/game");
    for seats in LEAST_SEATS..=MOST_SEATS {
        let mut rng = SmallRng::seed_from_u64(u64::from(seats));
        let start = Instant::now();
        let steps: u32 = (0..GAMES).map(|_| random_game::<SecretHitler>(&Setup::new(seats), &mut rng)).sum();
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{:<15} {seats:>5} {:>10.0} {:>11.0} {:>11.1}",
            SecretHitler::ID.word,
            f64::from(GAMES) / seconds,
            f64::from(steps) / seconds,
            f64::from(steps) / f64::from(GAMES)
        );
    }
}
