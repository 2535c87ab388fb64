//! How fast random play is.

use std::time::Instant;

use die_macher::DieMacher;
use engine::{Choices, Game, Odds, Setup as _, Turn};
use konzern::Konzern;
use mefo::Mefo;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use secret_hitler::SecretHitler;

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

/// One line of the table: games and steps a second of random play on one thread.
fn line<G: Game>(setup: &G::Setup, games: u32) {
    let seats = setup.seats();
    let mut rng = SmallRng::seed_from_u64(u64::from(seats));
    let start = Instant::now();
    let steps: u32 = (0..games).map(|_| random_game::<G>(setup, &mut rng)).sum();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:<15} {seats:>5} {:>10.0} {:>11.0} {:>11.1}",
        G::ID.word,
        f64::from(games) / seconds,
        f64::from(steps) / seconds,
        f64::from(steps) / f64::from(games)
    );
}

/// Games and steps a second for each game and number of seats.
pub fn bench() {
    println!("game            seats    games/s     steps/s  steps/game");
    for seats in secret_hitler::LEAST_SEATS..=secret_hitler::MOST_SEATS {
        line::<SecretHitler>(&secret_hitler::Setup::new(seats), 200_000);
    }
    for seats in die_macher::LEAST_SEATS..=die_macher::MOST_SEATS {
        line::<DieMacher>(&die_macher::Setup::new(seats), 10_000);
    }
    line::<Konzern>(&konzern::Setup::default(), 5_000);
    for seats in mefo::LEAST_SEATS..=mefo::MOST_SEATS {
        line::<Mefo>(&mefo::Setup::new(seats), 2_000);
    }
}
