//! Random play against the shares that two other, independent engines agree on.

use super::*;

/// Shares of the four endings over 100,000 random games, within 0.6 points.
fn shares(seats: u8, hitler_elected: f64, six_fascist: f64, hitler_executed: f64, five_liberal: f64) {
    const GAMES: u32 = 100_000;
    let mut rng = rng(u64::from(seats));
    let mut counts = [0u32; 4];
    for _ in 0..GAMES {
        let state = random_game(Setup::new(seats), &mut rng);
        let end = state.observe(Viewer::Table).end().unwrap();
        counts[End::ALL.iter().position(|other| *other == end).unwrap()] += 1;
    }
    let wanted = [five_liberal, hitler_executed, six_fascist, hitler_elected];
    for ((end, count), wanted) in End::ALL.iter().zip(counts).zip(wanted) {
        let share = f64::from(count) / f64::from(GAMES);
        assert!((share - wanted).abs() < 0.006, "{seats} seats: {end} {share}, not {wanted}");
    }
}

#[test]
fn random_play_ends_as_it_should_at_five_seats() {
    shares(5, 0.547, 0.214, 0.171, 0.068);
}

#[test]
fn random_play_ends_as_it_should_at_seven_seats() {
    shares(7, 0.428, 0.332, 0.154, 0.086);
}

#[test]
fn random_play_ends_as_it_should_at_ten_seats() {
    shares(10, 0.310, 0.464, 0.120, 0.105);
}

#[test]
fn sh_43_t49_a_million_random_games_end_within_thirty_elections() {
    let mut rng = rng(49);
    let mut longest = 0;
    for game in 0..1_000_000u32 {
        let setup = Setup::new(5 + (game % 6) as u8);
        let state = random_game(setup, &mut rng);
        longest = longest.max(state.election);
    }
    assert!(longest <= MOST_ELECTIONS, "{longest} elections");
    assert!(longest >= 20, "random play does not come near the bound: {longest}");
}
