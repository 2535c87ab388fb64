//! Whole matches between computers, as the app drives them.

use engine::bots::Bots;
use engine::{AnyMatch, Choices, Level, Match, MatchId, Player, Seat, SeatCard, Turn, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Who plays whom, how often.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// Number of seats.
    pub seats: u8,
    /// Level of the Liberals.
    pub liberals: Level,
    /// Level of the Fascists and Hitler.
    pub fascists: Level,
    /// How many games.
    pub games: u32,
    /// All randomness follows from it.
    pub seed: u64,
}

/// More steps than any match has.
const MOST_STEPS: usize = 20_000;

/// Plays a match to its end. `level` tells the level of a seat; it is asked once the first chance
/// step is settled, because who plays on which side may hang on the deal.
///
/// # Errors
/// If a computer chose what the rules refuse, or the match does not end.
pub fn play<G: Bots>(
    setup: &G::Setup,
    seed: u64,
    number: u32,
    level: impl Fn(&Match<G>, Seat) -> Level,
) -> Result<Match<G>, String> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(u64::from(number));
    let seats = engine::Setup::seats(setup);
    let cards = vec![SeatCard::new("", Player::Bot(Level::Easy)); usize::from(seats)];
    let mut game = Match::<G>::new(MatchId::new(u64::from(number)), setup.clone(), cards, false)
        .map_err(|error| error.to_string())?;
    game.settle(&mut rng);
    for seat in (0..seats).map(Seat::new) {
        let player = Player::Bot(level(&game, seat));
        game.set_card(seat, SeatCard::new("", player));
    }
    let levels: Vec<Level> = (0..seats).map(|seat| level(&game, Seat::new(seat))).collect();
    let of = |seat: Seat| levels.get(seat.index()).copied().unwrap_or(Level::Easy);
    while game.len() < MOST_STEPS {
        let mut all = (0..seats).map(Seat::new);
        if let Some((seat, rank)) = all.find_map(|seat| Some((seat, game.speak(of(seat), seat, &mut rng)?))) {
            game.say_rank(seat, rank).map_err(|refused| refused.to_string())?;
            continue;
        }
        match game.turn() {
            Turn::Over(_) => return Ok(game),
            Turn::Chance => {
                game.settle(&mut rng);
            }
            Turn::Seats(owing) => {
                for seat in owing.iter() {
                    let choices = game.choices(seat);
                    let view = game.observe(Viewer::Seat(seat));
                    let rank = match choices.len() {
                        0 => return Err(format!("seat {seat} owes a move and has none")),
                        1 => 0,
                        _ => G::decide(of(seat), seat, &view, &game.memory(seat), &choices, &mut rng),
                    };
                    game.play_rank(seat, rank).map_err(|error| format!("game {number}: {error}"))?;
                }
            }
        }
    }
    Err(format!("game {number} does not end"))
}
