//! The record of finished games: against a count from scratch, and over many random games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::float_cmp)]

use engine::laws::random_step;
use engine::{Level, Match, MatchId, Player, Seat, SeatCard, Step, Turn, Viewer, notation};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use secret_hitler::*;

fn record(game: &Match<SecretHitler>) -> Option<Record> {
    Record::of(game.setup(), game.told(Viewer::Table))
}

fn recorded(name: &str) -> Match<SecretHitler> {
    let path = format!("{}/tests/games/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    notation::parse(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn random_game(setup: Setup, seed: u64) -> Match<SecretHitler> {
    let cards = vec![SeatCard::new("", Player::Bot(Level::Easy)); setup.seats.into()];
    let mut game = Match::<SecretHitler>::new(MatchId::new(seed), setup, cards, false).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // The laws' random play goes by states; the match follows its steps.
    let mut state = <SecretHitler as engine::Game>::start(&setup).unwrap();
    while let Some(step) = random_step::<SecretHitler>(&state, &mut rng) {
        match &step {
            Step::Move(seat, choice) => {
                <SecretHitler as engine::Game>::play(&mut state, *seat, choice, &mut ()).unwrap();
            }
            Step::Chance(outcome) => {
                assert!(<SecretHitler as engine::Game>::settle(&mut state, outcome, &mut ()));
            }
            Step::Say(..) => unreachable!(),
        }
        game.replay(&step).unwrap();
    }
    game
}

#[test]
fn a_game_that_is_not_over_has_no_record() {
    let game = recorded("hitler-elected");
    assert!(record(&game).is_some());
    for steps in 0..game.len() {
        assert!(record(&game.at(steps)).is_none(), "after {steps} steps");
    }
}

/// Everything in a record, counted again from the script, which holds what the record may not see.
#[test]
fn records_of_random_games_add_up() {
    let mut ends = Vec::new();
    for seed in 0..600u64 {
        let seats = 5 + (seed % 6) as u8;
        let setup = Setup { rebalance: Setup::has_rebalance(seats) && seed % 2 == 0, ..Setup::new(seats) };
        let game = random_game(setup, seed);
        let record = record(&game).unwrap();
        let view = game.observe(Viewer::Table);
        let Turn::Over(outcome) = game.turn() else { panic!("not over") };
        assert_eq!(record.end.word(), outcome.reason);
        if !ends.contains(&record.end) {
            ends.push(record.end);
        }
        let count = |wanted: fn(&Move) -> bool, by: Option<Seat>| {
            let moves = game.script().iter().filter(|step| match step {
                Step::Move(seat, choice) => wanted(choice) && by.is_none_or(|by| by == *seat),
                _ => false,
            });
            moves.count()
        };
        assert_eq!(record.elections.len(), usize::from(view.election));
        assert_eq!(record.elections.len(), count(|m| matches!(m, Move::Nominate(_)), None));
        let tiles = |policy| record.elections.iter().filter(|e| e.tile == Some(policy)).count();
        assert_eq!(tiles(Policy::Liberal), usize::from(view.liberal));
        assert_eq!(tiles(Policy::Fascist) + usize::from(setup.head_start()), usize::from(view.fascist));
        assert_eq!(record.seats.len(), usize::from(seats));
        for tally in &record.seats {
            let seat = Some(tally.seat);
            assert_eq!(usize::from(tally.ja), count(|m| *m == Move::Ballot(Ballot::Ja), seat));
            assert_eq!(usize::from(tally.nein), count(|m| *m == Move::Ballot(Ballot::Nein), seat));
            assert!(tally.with_result <= tally.ballots() && tally.untrue <= tally.claims);
            assert_eq!(tally.executed.is_some(), !view.living.contains(tally.seat));
            assert_eq!(Some(tally.role), view.roles.map(|roles| roles.of(tally.seat)));
        }
        let governments = record.elections.iter().filter(|e| e.government().is_some()).count();
        let as_president: usize = record.seats.iter().map(|tally| usize::from(tally.president)).sum();
        let as_chancellor: usize = record.seats.iter().map(|tally| usize::from(tally.chancellor)).sum();
        assert_eq!((as_president, as_chancellor), (governments, governments));
        let by_government = record.elections.iter().filter(|e| e.enacted().is_some()).count();
        let presidents: usize = record.seats.iter().map(|tally| usize::from(tally.as_president.len())).sum();
        assert_eq!(presidents, by_government);
        // Every draw of three and every tile turned up is in one row of the luck, and no other.
        let draws =
            game.script().iter().filter(|s| matches!(s, Step::Chance(Chance::Draw(_) | Chance::Tile(_))));
        let rows: usize = record.luck.draws.iter().map(|draw| usize::from(draw.times)).sum();
        assert_eq!(rows, draws.count());
        let came: usize = record.luck.draws.iter().map(|draw| usize::from(draw.came)).sum();
        assert_eq!(came, tiles(Policy::Liberal));
        for draw in &record.luck.draws {
            assert!(draw.due > 0.0 && draw.due < f64::from(draw.times), "{draw:?}");
            assert!(draw.band.0 <= draw.band.1 && draw.band.1 <= draw.times);
        }
        assert_eq!(record.moments.first(), Some(&Moment::Decision(record.elections.len() - 1)));
        for election in &record.elections {
            assert!(election.from <= election.to && election.to <= game.len());
            assert!(game.at(election.from).observe(Viewer::Table).election == election.number);
        }
    }
    assert_eq!(ends.len(), End::ALL.len(), "random play met every end");
}

/// Luck's due is what comes on average: over many random games, of tiles that chaos turns up.
#[test]
fn what_is_due_comes_on_average() {
    let (mut due, mut came, mut times) = (0.0, 0.0, 0.0);
    for seed in 1_000..4_000u64 {
        let record = record(&random_game(Setup::new(5 + (seed % 6) as u8), seed)).unwrap();
        for draw in record.luck.draws.iter().filter(|draw| draw.source == Source::Chaos) {
            due += draw.due;
            came += f64::from(draw.came);
            times += f64::from(draw.times);
        }
    }
    // Standard error of a share of a third over some thousand tiles is below one in a hundred.
    assert!(times > 1_000.0, "{times}");
    assert!((due - came).abs() / times < 0.03, "due {due}, came {came} of {times}");
}

/// The hidden tiles do not show: two games that differ in discards alone have equal records.
#[test]
fn discards_leave_no_trace() {
    let text =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/hitler-elected.txt"))
            .unwrap();
    // The President of the first session drew one Liberal and two Fascist tiles, and passed two
    // Fascist ones. Had all three been Fascist, everybody would have been told the same.
    assert!(text.contains("chance draw LFF\n2 discard liberal\n"));
    let other =
        text.replacen("chance draw LFF\n2 discard liberal\n", "chance draw FFF\n2 discard fascist\n", 1);
    assert_ne!(text, other);
    let (game, other) = (notation::parse(&text).unwrap(), notation::parse(&other).unwrap());
    assert_eq!(record(&game).unwrap(), record(&other).unwrap());
}

#[test]
fn claims_are_untrue_where_roles_or_policies_show_it() {
    let setup = Setup::new(5);
    let mut game = Match::<SecretHitler>::new(MatchId::new(1), setup, Vec::new(), false).unwrap();
    let play = |game: &mut Match<SecretHitler>, lines: &str| {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            game.replay(&notation::parse_step::<SecretHitler>(line).unwrap())
                .unwrap_or_else(|e| panic!("{line}: {e}"));
        }
    };
    let vote = |game: &mut Match<SecretHitler>| {
        while game.observe(Viewer::Table).stage == Stage::Ballot {
            let seat = game.turn().owing().first().unwrap();
            game.play(seat, &Move::Ballot(Ballot::Ja)).unwrap();
        }
    };
    play(&mut game, "chance deal HFLLL\nchance first 1\n1 nominate 3");
    vote(&mut game);
    play(&mut game, "chance draw LFF\n1 discard liberal\n3 discard fascist");
    // A Fascist policy was enacted: seat 3 cannot have got two Liberal ones, nor seat 1 drawn three.
    let got = Statement::Got { election: 1, got: Tiles::new(2, 0) };
    let drew = Statement::Drew { election: 1, drew: Tiles::new(0, 3), passed: None };
    game.say(Seat::new(2), &got).unwrap();
    game.say(Seat::new(0), &drew).unwrap();
    // Three more Fascist policies, and Hitler is elected.
    play(&mut game, "2 nominate 4");
    vote(&mut game);
    play(&mut game, "chance draw FFF\n2 discard fascist\n4 discard fascist\n3 nominate 2");
    vote(&mut game);
    play(&mut game, "chance draw FFF\n3 discard fascist\n2 discard fascist\nchance peek FFF\n4 nominate 1");
    vote(&mut game);
    let record = record(&game).unwrap();
    assert_eq!(record.end, End::HitlerElected);
    let of = |seat: usize| (record.seats[seat].claims, record.seats[seat].untrue);
    assert_eq!([of(0), of(1), of(2)], [(1, 0), (0, 0), (1, 1)]);
    // Seat 2 as President: one government as President, one as Chancellor.
    assert_eq!((record.seats[1].president, record.seats[1].chancellor), (1, 1));
    assert_eq!(record.seats[1].enacted(), Tiles::new(0, 2));
    assert_eq!(record.seats[2].with_result, 4);
}

/// Chaos turns up what a peek saw, one after the other: each of the three can give a claim the lie.
#[test]
fn a_claim_about_a_peek_is_untrue_where_chaos_shows_it() {
    for (claim, untrue) in [("saw LLF", 0), ("saw LFF", 1), ("saw LLL", 1), ("saw FLF", 1)] {
        let mut game = Match::<SecretHitler>::new(MatchId::new(2), Setup::new(5), Vec::new(), false).unwrap();
        let play = |game: &mut Match<SecretHitler>, line: &str| {
            game.replay(&notation::parse_step::<SecretHitler>(line).unwrap())
                .unwrap_or_else(|e| panic!("{line}: {e}"));
        };
        let vote = |game: &mut Match<SecretHitler>, ballot| {
            while game.observe(Viewer::Table).stage == Stage::Ballot {
                let seat = game.turn().owing().first().unwrap();
                game.play(seat, &Move::Ballot(ballot)).unwrap();
            }
        };
        play(&mut game, "chance deal HFLLL");
        play(&mut game, "chance first 1");
        // Three Fascist policies; the third lets seat 3 peek.
        for (president, chancellor) in [(1, 3), (2, 4), (3, 5)] {
            play(&mut game, &format!("{president} nominate {chancellor}"));
            vote(&mut game, Ballot::Ja);
            play(&mut game, "chance draw FFF");
            play(&mut game, &format!("{president} discard fascist"));
            play(&mut game, &format!("{chancellor} discard fascist"));
        }
        play(&mut game, "chance peek LLF");
        play(&mut game, &format!("3 says {claim}"));
        // Nine elections fail, then Hitler is elected.
        for (election, president) in [4, 5, 1, 2, 3, 4, 5, 1, 2].into_iter().enumerate() {
            let nominee = if president == 4 { 3 } else { 4 };
            play(&mut game, &format!("{president} nominate {nominee}"));
            vote(&mut game, Ballot::Nein);
            if election % 3 == 2 {
                play(&mut game, ["chance tile L", "chance tile L", "chance tile F"][election / 3]);
            }
        }
        // The fourth Fascist policy came by chaos: no power.
        play(&mut game, "3 nominate 1");
        vote(&mut game, Ballot::Ja);
        let record = record(&game).unwrap();
        assert_eq!(
            record.seats.iter().map(|seat| seat.untrue).collect::<Vec<_>>(),
            [0, 0, untrue, 0, 0],
            "{claim}"
        );
    }
}
