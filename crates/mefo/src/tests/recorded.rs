//! Recorded whole games: together every way to end, every office won and lost, every rung of the
//! ladder, every card, every kind of event.

use std::collections::BTreeSet;

use engine::bots::Bots as _;
use engine::{Level, Match, MatchId, Player, Seat, SeatCard, Step, StepOf, Told, Viewer, notation};

use super::*;

/// Name and text of each.
pub(crate) const GAMES: &[(&str, &str)] = &[
    ("computers-4", include_str!("../../tests/games/computers-4.txt")),
    ("computers-2", include_str!("../../tests/games/computers-2.txt")),
    ("assassination-2", include_str!("../../tests/games/assassination-2.txt")),
    ("assassination-4", include_str!("../../tests/games/assassination-4.txt")),
    ("short-3", include_str!("../../tests/games/short-3.txt")),
    ("strict-5", include_str!("../../tests/games/strict-5.txt")),
    ("monument-sold", include_str!("../../tests/games/monument-sold.txt")),
    ("offices-7", include_str!("../../tests/games/offices-7.txt")),
    ("plant-visits-4", include_str!("../../tests/games/plant-visits-4.txt")),
    ("random-8", include_str!("../../tests/games/random-8.txt")),
];

/// How seats decide in a game that is made to be recorded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Any legal move.
    Any,
    /// Claims and buys whatever can be had, trades rarely, otherwise any legal move.
    Keen,
    /// Like the computer players.
    Computers,
}

fn decide(manner: Manner, state: &State, by: Seat, rng: &mut SmallRng) -> Move {
    let choices = Mefo::choices(state, by);
    let any = choices.get(rng.random_range(0..choices.len())).unwrap();
    match manner {
        Manner::Any => any,
        Manner::Keen => {
            if choices.rank(&Move::Claim).is_some() {
                Move::Claim
            } else if choices.rank(&Move::Buy).is_some() {
                Move::Buy
            } else if matches!(any, Move::Trade { .. }) && rng.random_range(0..40) > 0 {
                Move::Roll
            } else {
                any
            }
        }
        Manner::Computers => {
            let level = if by.index().is_multiple_of(2) { Level::Normal } else { Level::Easy };
            let view = Mefo::observe(state, Viewer::Seat(by));
            choices.get(Mefo::decide(level, by, &view, &[], &choices, rng)).unwrap()
        }
    }
}

/// The steps of a whole game, its last state, what was told.
fn game(setup: Setup, seed: u64, manner: Manner) -> (Vec<StepOf<Mefo>>, State, Vec<Told<Event>>) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = Mefo::start(&setup).unwrap();
    let (mut steps, mut told) = (Vec::new(), Vec::new());
    loop {
        match Mefo::turn(&state) {
            Turn::Over(_) => return (steps, state, told),
            Turn::Chance => {
                let odds = Mefo::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(Mefo::settle(&mut state, &outcome, &mut told));
                steps.push(Step::Chance(outcome));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choice = decide(manner, &state, by, &mut rng);
                Mefo::play(&mut state, by, &choice, &mut told).unwrap();
                steps.push(Step::Move(by, choice));
            }
        }
    }
}

/// What a recorded game is there for.
type Wanted = fn(&State, &[Event]) -> bool;

fn ends(state: &State, end: End) -> bool {
    matches!(state.stage, Stage::Over(_, how) if how == end)
}

fn any(events: &[Event], wanted: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(wanted)
}

/// Name, setup, manner, what must happen.
fn wanted() -> Vec<(&'static str, Setup, Manner, Wanted)> {
    let roles = |roles: &[Role]| Setup::with_roles(roles).unwrap();
    let mixed = {
        let mut setup = Setup { short: true, ..Setup::new(3) };
        setup.roles[1] = Some(Role::Anarchist);
        setup
    };
    vec![
        ("computers-4", Setup::new(4), Manner::Computers, |state, events| {
            ends(state, End::Bankruptcy)
                && any(events, |event| matches!(event, Event::Answered { yes: true, .. }))
        }),
        ("computers-2", Setup::new(2), Manner::Computers, |state, _| ends(state, End::Bankruptcy)),
        ("assassination-2", roles(&[Role::Wehrmacht, Role::Strasserist]), Manner::Keen, |state, _| {
            ends(state, End::Assassination)
        }),
        (
            "assassination-4",
            roles(&[Role::Strasserist, Role::Capitalist, Role::Communist, Role::Regime]),
            Manner::Keen,
            |_, events| {
                any(events, |event| matches!(event, Event::Killed { .. }))
                    && any(events, |event| matches!(event, Event::Nationalised { .. }))
                    && any(events, |event| matches!(event, Event::Seized { from: Some(_), .. }))
            },
        ),
        ("short-3", mixed, Manner::Computers, |state, _| ends(state, End::Bankruptcy)),
        ("strict-5", Setup { sale: false, trade: false, ..Setup::new(5) }, Manner::Computers, |state, _| {
            ends(state, End::Bankruptcy)
        }),
        ("monument-sold", Setup::new(3), Manner::Computers, |_, events| {
            any(events, |event| matches!(event, Event::Sold { space: 40, .. }))
        }),
        ("offices-7", Setup::with_roles(&Role::ALL).unwrap(), Manner::Keen, |_, events| {
            let titles: BTreeSet<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Claimed { title, .. } => Some(title.word()),
                    _ => None,
                })
                .collect();
            titles.len() == Title::ALL.len()
                && any(events, |event| matches!(event, Event::Vacated { why: Leaving::Crisis, .. }))
                && any(events, |event| matches!(event, Event::Due { why: Why::Requisition, .. }))
        }),
        ("plant-visits-4", Setup::new(4), Manner::Keen, |_, events| {
            any(events, |event| matches!(event, Event::Drawn { card: Card::PlantVisits, .. }))
        }),
        ("random-8", Setup::new(8), Manner::Any, |_, events| {
            any(events, |event| matches!(event, Event::Vacated { why: Leaving::Resigned, .. }))
                && any(events, |event| matches!(event, Event::Vacated { why: Leaving::Deposed, .. }))
        }),
    ]
}

#[test]
fn recorded_games_are_what_they_are_there_for() {
    assert_eq!(GAMES.len(), wanted().len());
    for (name, setup, _, fits) in wanted() {
        let (_, text) = GAMES.iter().find(|(other, _)| *other == name).expect(name);
        let game: Match<Mefo> = notation::parse(text).unwrap();
        assert_eq!(*game.setup(), setup, "{name}");
        let mut state = Mefo::start(&setup).unwrap();
        let mut told = Vec::new();
        for step in game.script() {
            match step {
                Step::Move(seat, choice) => Mefo::play(&mut state, *seat, choice, &mut told).unwrap(),
                Step::Chance(outcome) => assert!(Mefo::settle(&mut state, outcome, &mut told)),
                Step::Say(..) => {}
            }
        }
        let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
        assert!(fits(&state, &events), "{name}");
    }
}

/// Together they win and lose every office, go down every rung, and draw every card.
#[test]
fn mf_6_1_recorded_games_reach_every_way_out_and_every_card() {
    let (mut won, mut lost, mut cards, mut modifiers, mut whys) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut rungs, mut cells) = (BTreeSet::new(), BTreeSet::new());
    for (_, text) in GAMES {
        let game: Match<Mefo> = notation::parse(text).unwrap();
        for (_, event) in game.told(Viewer::Table) {
            match *event {
                Event::Claimed { title, .. } => drop(won.insert(title.word())),
                Event::Vacated { why, .. } => drop(lost.insert(why.word())),
                Event::Drawn { card, .. } => drop(cards.insert(card.word())),
                Event::Modified { modifier, .. } => drop(modifiers.insert(modifier.word())),
                Event::Due { why, .. } => drop(whys.insert(why.word())),
                Event::Redeemed { .. } => drop(rungs.insert(0)),
                Event::Sold { .. } => drop(rungs.insert(1)),
                Event::Bailout { number, .. } => drop(rungs.insert(1 + number)),
                Event::Bankrupt { .. } => drop(rungs.insert(4)),
                Event::Killed { .. } => drop(rungs.insert(5)),
                Event::Detained { six, .. } => drop(cells.insert(six)),
                _ => {}
            }
        }
    }
    assert_eq!(won.len(), Title::ALL.len(), "{won:?}");
    assert_eq!(lost.len(), Leaving::ALL.len(), "{lost:?}");
    let missing: Vec<_> = Card::ALL.iter().filter(|card| !cards.contains(card.word())).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(modifiers.len(), Modifier::ALL.len());
    // Rounds are told as dues.
    assert_eq!(whys.len(), Why::ALL.len() - 1, "{whys:?}");
    assert_eq!((rungs.len(), cells.len()), (6, 2));
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
        // The shortest of the first fitting ones.
        let mut found: Vec<(u64, Vec<StepOf<Mefo>>)> = (0..40_000u64)
            .filter_map(|seed| {
                let (steps, state, told) = game(setup, seed, manner);
                let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
                fits(&state, &events).then_some((seed, steps))
            })
            .take(8)
            .collect();
        found.sort_by_key(|(_, steps)| steps.len());
        let Some((seed, steps)) = found.into_iter().next() else {
            println!("{name}: not found");
            continue;
        };
        let names = ["Anna", "Béla", "Cem", "Dóra", "Emil", "Flóra", "Gerd", "Hanna"];
        let cards = names.iter().map(|name| SeatCard::new(name, Player::Human)).collect();
        let mut game = Match::<Mefo>::new(MatchId::new(seed), setup, cards, false).unwrap();
        for step in &steps {
            game.replay(step).unwrap();
        }
        assert!(game.turn().outcome().is_some());
        std::fs::write(path, notation::write(&game)).unwrap();
        println!("{name}: seed {seed}, {} steps", steps.len());
    }
}
