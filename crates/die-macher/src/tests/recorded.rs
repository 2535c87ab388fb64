//! Recorded whole games: together every way to end, every way to win a state, every kind of event.

use engine::{Match, MatchId, Player, SeatCard, Step, StepOf, notation};

use super::*;

/// Name and text of each.
pub(crate) const GAMES: &[(&str, &str)] = &[
    ("points-5", include_str!("../../tests/games/points-5.txt")),
    ("points-4-switches", include_str!("../../tests/games/points-4-switches.txt")),
    ("seats-4", include_str!("../../tests/games/seats-4.txt")),
    ("members-3", include_str!("../../tests/games/members-3.txt")),
    ("shared-3", include_str!("../../tests/games/shared-3.txt")),
    ("nobody-elected", include_str!("../../tests/games/nobody-elected.txt")),
    ("coalition-beats-coalition", include_str!("../../tests/games/coalition-beats-coalition.txt")),
    ("coalition-by-a-nose", include_str!("../../tests/games/coalition-by-a-nose.txt")),
    (
        "party-beats-coalition-by-a-nose",
        include_str!("../../tests/games/party-beats-coalition-by-a-nose.txt"),
    ),
    ("deck-from-the-pool", include_str!("../../tests/games/deck-from-the-pool.txt")),
];

/// How seats decide in a game that is made to be recorded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// Any legal move.
    Any,
    /// Nothing, wherever that is a choice.
    Idle,
    /// What leads to coalitions: phone cards to the current state, offers, yes.
    Friendly,
}

pub(super) fn decide(manner: Manner, state: &State, by: Seat, rng: &mut SmallRng) -> Move {
    let choices = DieMacher::choices(state, by);
    let any = choices.get(rng.random_range(0..choices.len())).unwrap();
    if manner == Manner::Any || choices.len() > 700 && manner == Manner::Friendly {
        return any;
    }
    if choices.len() > 5_000 {
        return any;
    }
    let wanted = |choice: &Move| match (manner, *choice) {
        (Manner::Idle, Move::Bid { sum }) => sum == 0,
        (Manner::Idle, Move::Hold { meetings }) => meetings == [0; 4],
        (Manner::Idle, Move::Act { action, .. }) => action == Action::Waive,
        (Manner::Idle, Move::Convert { meetings }) => meetings == 0,
        (Manner::Friendly, Move::Place { card, state: number }) => {
            card.figures().tile && number == state.round
        }
        (Manner::Idle, Move::Keep | Move::Done | Move::Pass | Move::Suppress)
        | (Manner::Friendly, Move::Offer { .. } | Move::Answer { yes: true }) => true,
        (Manner::Friendly, Move::Act { action, .. }) => action == Action::Votes,
        _ => false,
    };
    (0..choices.len()).filter_map(|rank| choices.get(rank)).find(wanted).unwrap_or(any)
}

/// The steps of a whole game, and its last state.
fn game(
    setup: Setup,
    seed: u64,
    manner: Manner,
) -> (Vec<StepOf<DieMacher>>, State, Vec<engine::Told<Event>>) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = DieMacher::start(&setup).unwrap();
    let (mut steps, mut told) = (Vec::new(), Vec::new());
    loop {
        match DieMacher::turn(&state) {
            Turn::Over(_) => return (steps, state, told),
            Turn::Chance => {
                let odds = DieMacher::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(DieMacher::settle(&mut state, &outcome, &mut told));
                steps.push(Step::Chance(outcome));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choice = decide(manner, &state, by, &mut rng);
                DieMacher::play(&mut state, by, &choice, &mut told).unwrap();
                steps.push(Step::Move(by, choice));
            }
        }
    }
}

/// What a recorded game is there for.
type Wanted = fn(&State, &[Event]) -> bool;

fn end(wanted: End) -> impl Fn(&State) -> bool {
    move |state| state.outcome().0 == wanted
}

/// Name, setup, manner, what must happen.
fn wanted() -> Vec<(&'static str, Setup, Manner, Wanted)> {
    let four = Setup {
        first: FirstPlayer::Bidder,
        placing: Placing::Plain,
        offers: Offers::One,
        dues: Dues::Fourth,
        ..Setup::with_parties(&[Party::Pds, Party::Cdu, Party::Fdp, Party::Gruene]).unwrap()
    };
    vec![
        ("points-5", Setup::new(5), Manner::Any, |state, _| end(End::Points)(state)),
        ("points-4-switches", four, Manner::Any, |state, _| end(End::Points)(state)),
        ("seats-4", Setup::new(4), Manner::Any, |state, _| end(End::Seats)(state)),
        ("members-3", Setup::new(3), Manner::Any, |state, _| end(End::Members)(state)),
        ("shared-3", Setup::new(3), Manner::Any, |state, _| end(End::Shared)(state)),
        ("nobody-elected", Setup::new(3), Manner::Idle, |_, events| {
            events.iter().any(|event| matches!(event, Event::NobodyElected { .. }))
        }),
        ("coalition-beats-coalition", Setup::new(5), Manner::Friendly, |_, events| two_coalitions(events)),
        ("coalition-by-a-nose", Setup::new(5), Manner::Friendly, |_, events| {
            with_coalitions(events, |winners, beaten| winners.len() == 2 && !beaten.is_empty())
        }),
        ("party-beats-coalition-by-a-nose", Setup::new(5), Manner::Friendly, |_, events| {
            with_coalitions(events, |winners, beaten| winners.len() == 1 && beaten.len() >= 2)
        }),
        ("deck-from-the-pool", Setup::new(5), Manner::Any, |_, events| {
            events.iter().any(|event| matches!(event, Event::DeckMade { pool: true, .. }))
        }),
    ]
}

/// Whether an election was won so in a round with a coalition.
fn with_coalitions(events: &[Event], won: impl Fn(SeatSet, SeatSet) -> bool) -> bool {
    let mut count = 0;
    events.iter().any(|event| {
        match event {
            Event::RoundOpened { .. } => count = 0,
            Event::Coalition { .. } => count += 1,
            Event::Elected { winners, beaten, .. } => return count > 0 && won(*winners, *beaten),
            _ => {}
        }
        false
    })
}

/// Whether a coalition won in a round with two.
fn two_coalitions(events: &[Event]) -> bool {
    let mut count = 0;
    events.iter().any(|event| {
        match event {
            Event::RoundOpened { .. } => count = 0,
            Event::Coalition { .. } => count += 1,
            Event::Elected { winners, .. } => return count == 2 && winners.len() == 2,
            _ => {}
        }
        false
    })
}

#[test]
fn recorded_games_are_what_they_are_there_for() {
    for (name, setup, _, fits) in wanted() {
        let (_, text) = GAMES.iter().find(|(other, _)| *other == name).expect(name);
        let game: Match<DieMacher> = notation::parse(text).unwrap();
        assert_eq!(*game.setup(), setup, "{name}");
        let mut state = DieMacher::start(&setup).unwrap();
        let mut told = Vec::new();
        for step in game.script() {
            match step {
                Step::Move(seat, choice) => DieMacher::play(&mut state, *seat, choice, &mut told).unwrap(),
                Step::Chance(outcome) => assert!(DieMacher::settle(&mut state, outcome, &mut told)),
                Step::Say(..) => {}
            }
        }
        let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
        assert!(fits(&state, &events), "{name}");
    }
}

/// Together they show each way to win a state and every special round.
#[test]
fn dm_5_3_2_recorded_games_show_every_way_to_win_a_state() {
    let mut ways = std::collections::BTreeSet::new();
    let mut noses = std::collections::BTreeSet::new();
    for (name, text) in GAMES {
        let game: Match<DieMacher> = notation::parse(text).unwrap();
        let mut coalitions = 0;
        for (_, event) in game.told(Viewer::Table) {
            match event {
                Event::RoundOpened { .. } => coalitions = 0,
                Event::Coalition { .. } => coalitions += 1,
                Event::Elected { winners, beaten, state, .. } => {
                    ways.insert((winners.len(), !beaten.is_empty(), coalitions));
                    if !beaten.is_empty() {
                        noses.insert((winners.len(), coalitions > 0));
                    }
                    assert!(*state >= 1, "{name}");
                }
                Event::NobodyElected { .. } => {
                    ways.insert((0, false, coalitions));
                }
                _ => {}
            }
        }
    }
    for way in [(1, false, 0), (2, false, 1), (2, false, 2), (1, false, 1), (0, false, 0)] {
        assert!(ways.contains(&way), "{way:?} is not among {ways:?}");
    }
    for nose in [(1, false), (1, true), (2, true)] {
        assert!(noses.contains(&nose), "{nose:?} is not among {noses:?}");
    }
}

#[test]
#[ignore = "writes recorded games that are missing"]
fn record_games() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    std::fs::create_dir_all(&folder).unwrap();
    for (name, setup, manner, fits) in wanted() {
        let path = folder.join(format!("{name}.txt"));
        if path.exists() {
            continue;
        }
        let found = (0..400_000u64).find_map(|seed| {
            let (steps, state, told) = game(setup, seed, manner);
            let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
            fits(&state, &events).then_some((seed, steps))
        });
        let Some((seed, steps)) = found else {
            println!("{name}: not found");
            continue;
        };
        let names = ["Anna", "Béla", "Cem", "Dóra", "Emil"];
        let cards = names.iter().map(|name| SeatCard::new(name, Player::Human)).collect();
        let mut game = Match::<DieMacher>::new(MatchId::new(seed), setup, cards, false).unwrap();
        for step in &steps {
            game.replay(step).unwrap();
        }
        assert!(game.turn().outcome().is_some());
        std::fs::write(path, notation::write(&game)).unwrap();
        println!("{name}: seed {seed}");
    }
}
