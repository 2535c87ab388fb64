//! Positions for the tests in the browser: every kind of decision in every era in which there is one, as links.

use std::collections::BTreeMap;

use engine::{Match, MatchId, Player, SeatCard, Viewer, link};

use super::*;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../e2e/helpers/mefo-positions.txt");

/// Era and kind of what is asked; nothing for what the browser goes past by itself.
fn kind(view: &Observation) -> Option<String> {
    let era = match view.board.year {
        ..1939 => "boom",
        1939..=1945 => "war",
        _ => "ruin",
    };
    let kind = match view.stage {
        Stage::Start(seat) if view.board.title(seat).is_some() => "start-office",
        Stage::Start(seat) if view.board.player(seat).one_die > 0 => "start-one-die",
        Stage::Start(_) => "start",
        Stage::Cell(_) => "cell",
        Stage::Draft(_) => "draft",
        Stage::Answer(_) => "answer",
        Stage::HandIn(seat) if view.board.window_opens(seat) => "hand-in-window",
        Stage::HandIn(_) => "hand-in",
        Stage::Window(seat) => {
            let player = view.board.player(seat);
            if player.open > 0 && player.fixed > 0 { "window-both" } else { "window" }
        }
        Stage::Counter(_) => "counter",
        Stage::Crisis(_) => "crisis",
        Stage::Buy(..) => "buy",
        Stage::Sell(_) => "sell",
        Stage::Over(_, End::Bankruptcy) => "over",
        _ => return None,
    };
    Some([era, kind].join("-"))
}

#[test]
fn positions_for_the_browser_are_what_they_are_called() {
    let text = std::fs::read_to_string(FILE).unwrap();
    let mut names = Vec::new();
    for line in text.lines() {
        let (name, code) = line.split_once(' ').unwrap();
        let game = link::open::<Mefo>(code).unwrap();
        assert_eq!(kind(&game.observe(Viewer::Table)).as_deref(), Some(name));
        names.push(name);
    }
    for asked in ["start", "start-office", "hand-in", "buy", "cell", "sell", "draft", "answer"] {
        for era in ["boom", "war", "ruin"] {
            // Nobody is in want before the raids.
            if (era, asked) != ("boom", "sell") {
                assert!(names.contains(&[era, asked].join("-").as_str()), "{era} {asked}");
            }
        }
    }
    for asked in ["hand-in-window", "window", "window-both", "counter", "crisis"] {
        assert!(
            ["boom", "war"].iter().all(|era| names.contains(&[era, asked].join("-").as_str())),
            "{asked}"
        );
    }
    assert!(names.contains(&"ruin-over") && names.contains(&"ruin-start-one-die"));
}

#[test]
#[ignore = "writes the positions anew"]
fn record_positions() {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for seed in 0..400u64 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let cards = ["Anna", "Béla", "Cem"].map(|name| SeatCard::new(name, Player::Human)).into();
        let setup = Setup { short: true, ..Setup::new(3) };
        let mut game = Match::<Mefo>::new(MatchId::new(seed), setup, cards, false).unwrap();
        loop {
            if let Some(name) = kind(&game.observe(Viewer::Table)) {
                let known = found.get(&name).map_or(usize::MAX, String::len);
                // A link is never shorter than a quarter of its steps.
                if game.len() / 4 < known {
                    let code = link::write(&game, true);
                    if code.len() < known {
                        found.insert(name, code);
                    }
                }
            }
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => drop(game.settle(&mut rng)),
                Turn::Seats(owing) => {
                    let by = owing.first().unwrap();
                    let choices = game.choices(by);
                    let any = choices.get(rng.random_range(0..choices.len())).unwrap();
                    let keen = [Move::Claim, Move::Buy].into_iter().find(|keen| choices.rank(keen).is_some());
                    game.play(by, &keen.unwrap_or(any)).unwrap();
                }
            }
        }
    }
    // Each as a match of its own: two positions of one would be taken for news of it.
    let lines: Vec<String> = found
        .into_iter()
        .zip(1_000..)
        .map(|((name, code), id)| {
            let game = link::open::<Mefo>(&code).unwrap();
            let cards = game.cards().to_vec();
            let mut own = Match::<Mefo>::new(MatchId::new(id), *game.setup(), cards, false).unwrap();
            game.script().iter().for_each(|step| own.replay(step).unwrap());
            format!("{name} {}\n", link::write(&own, true))
        })
        .collect();
    std::fs::write(FILE, lines.concat()).unwrap();
}
