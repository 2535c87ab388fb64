//! The laws of the contract, written once and run for every game.
//!
//! A game names its specimens ([`Specimen`]) and writes `engine::laws!(Game);` in a test module:
//! every law becomes a test. Random games are seeded, so a failure repeats.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::any::AnyMatch;
use crate::bots::{Bots, Reason};
use crate::choices::{Choices, Odds};
use crate::code::Encoder;
use crate::event::{Revealing, Sink, Told};
use crate::game::{Game, Refusal, Setup, Turn, Viewer};
use crate::ids::MatchId;
use crate::link::{self, LinkError};
use crate::matches::{Level, Match, Player, SeatCard, Step, StepOf};
use crate::merge::{Merge, merge};
use crate::notation;
use crate::seat::{Seat, SeatSet};

/// What a game supplies so that the laws can look at it.
pub trait Specimen: Game {
    /// The setups to be tried: every number of seats, every switch at least once.
    fn setups() -> Vec<Self::Setup>;
    /// Most steps (moves and chance, without statements) of any match.
    const BOUND: usize;
    /// How many times as long as those of a short game (some eighty steps) its matches are: laws
    /// that play thousands of matches or open a million links do this many times fewer.
    const LENGTH: usize = 1;
    /// Whether the game hides nothing from anybody, so that [`Specimen::hide`] has nothing to change.
    const OPEN: bool = false;
    /// Every move that anybody could think of, legal or not.
    fn conceivable(setup: &Self::Setup) -> Vec<Self::Move>;
    /// A random state that differs only in what the viewer may not know.
    fn hide(state: &Self::State, viewer: Viewer, rng: &mut ChaCha8Rng) -> Self::State;
    /// Whether everything that must be conserved is there.
    ///
    /// # Errors
    /// What is missing or too much.
    fn conserved(state: &Self::State) -> Result<(), String>;
    /// Stable word for the kind of an event.
    fn event_kind(event: &Self::Event) -> &'static str;
    /// All kinds of events.
    fn event_kinds() -> Vec<&'static str>;
    /// All kinds of refusals.
    fn refusal_codes() -> Vec<&'static str>;
    /// All ways to end.
    fn end_reasons() -> Vec<&'static str>;
    /// Recorded whole games as (name, text).
    fn recorded() -> Vec<(&'static str, &'static str)>;
}

/// A step of random play: a uniform choice of a random seat that owes one, or a chance outcome by
/// its odds. `None` at the end.
pub fn random_step<G: Game>(state: &G::State, rng: &mut ChaCha8Rng) -> Option<StepOf<G>> {
    match G::turn(state) {
        Turn::Seats(seats) => {
            let seat = seats.nth(rng.random_range(0..seats.len()))?;
            let choices = G::choices(state, seat);
            choices.get(rng.random_range(0..choices.len())).map(|choice| Step::Move(seat, choice))
        }
        Turn::Chance => {
            let odds = G::odds(state);
            odds.get(odds.at(rng.random_range(0..odds.total()))).map(Step::Chance)
        }
        Turn::Over(_) => None,
    }
}

/// A random statement of a random seat, if any can be made.
fn random_statement<G: Game>(game: &Match<G>, rng: &mut ChaCha8Rng) -> Option<StepOf<G>> {
    let seat = Seat::new(rng.random_range(0..game.setup().seats()));
    let statements = game.statements(seat);
    let rank = rng.random_range(0..statements.len().max(1));
    statements.get(rank).map(|statement| Step::Say(seat, statement))
}

/// A random match of at most `steps` steps, one in eight of them a statement where possible.
pub fn random_match<G: Specimen>(setup: &G::Setup, seed: u64, steps: usize) -> Match<G> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let players = [Player::Human, Player::ALL[1], Player::ALL[2], Player::ALL[3]];
    let names = ["Anna", "Béla", "", "Ödön Szőke", "Zoë", "山田", "😀", "Franzi", "Gábor", "Jürgen"];
    let cards = (0..setup.seats())
        .map(|seat| {
            SeatCard::new(names[usize::from(seat) % names.len()], players[rng.random_range(0..players.len())])
        })
        .collect();
    let mut game = Match::<G>::new(MatchId::new(rng.random()), setup.clone(), cards, seed.is_multiple_of(2))
        .unwrap_or_else(|error| panic!("setup {setup} is refused: {error}"));
    while game.len() < steps {
        let statement = if rng.random_range(0..8) == 0 { random_statement(&game, &mut rng) } else { None };
        let Some(step) = statement.or_else(|| random_step::<G>(&game.state, &mut rng)) else { break };
        if let Err(error) = game.replay(&step) {
            panic!("step {} of seed {seed} is refused: {step:?}: {error}", game.len());
        }
    }
    game
}

fn each_match<G: Specimen>(matches: usize, mut look: impl FnMut(Match<G>, &mut ChaCha8Rng)) {
    let setups = G::setups();
    for index in 0..matches {
        let setup = &setups[index % setups.len()];
        let mut rng = ChaCha8Rng::seed_from_u64(index as u64);
        // Half of them whole, half cut anywhere.
        let steps = if index / setups.len() % 2 == 0 { usize::MAX } else { rng.random_range(0..G::BOUND) };
        look(random_match::<G>(setup, index as u64, steps), &mut rng);
    }
}

/// Replaying the script reaches the same state at every index; undo is a shorter replay.
pub fn replay_reaches_every_state<G: Specimen>() {
    each_match::<G>(60, |game, rng| {
        let mut again = game.restart();
        let mut states = vec![again.state.clone()];
        for step in game.script() {
            assert!(again.replay(step).is_ok());
            states.push(again.state.clone());
        }
        assert!(again.state == game.state, "replay ends elsewhere");
        for _ in 0..8 {
            let index = rng.random_range(0..states.len());
            assert!(game.at(index).state == states[index], "moment {index} differs");
            let mut undone = game.clone();
            undone.undo(index);
            assert!(undone.state == states[index], "undo to {index} differs");
            assert_eq!(undone.len(), index);
        }
        if let Ok(point) = game.undo_point(SeatSet::all(game.setup().seats())) {
            assert!(point < game.len());
        }
    });
}

/// Over ten thousand whole random games (see [`Specimen::LENGTH`]): choices are exactly what can be played, refusals change
/// nothing, seats that owe nothing have no choices, rank and get are inverse, everything is
/// conserved, and the game ends within its bound. Every refusal that has a code is met.
pub fn choices_are_what_can_be_played<G: Specimen>() {
    let setups = G::setups();
    let mut refused = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for index in 0..10_000 / G::LENGTH {
        let setup = &setups[index % setups.len()];
        let conceivable = G::conceivable(setup);
        let mut rng = ChaCha8Rng::seed_from_u64(0x00c0_ffee ^ index as u64);
        let mut state = G::start(setup).unwrap_or_else(|error| panic!("{error}"));
        let mut steps = 0;
        let mut events: Vec<Told<G::Event>> = Vec::new();
        while let Some(step) = random_step::<G>(&state, &mut rng) {
            let owing = G::turn(&state).owing();
            // Every seat against every move, now and then; the whole pass is quadratic.
            if rng.random_range(0..12) == 0 {
                for seat in (0..=setup.seats()).map(Seat::new) {
                    check_choices::<G>(&state, seat, owing, &conceivable, &mut refused, &mut rng);
                }
            }
            if let Turn::Chance = G::turn(&state) {
                check_odds::<G>(&state);
            }
            let copy = state.clone();
            let done = apply::<G>(&mut state, &step, &mut events);
            assert!(done, "a listed step is refused: {step:?}");
            let mut twin = copy;
            assert!(apply::<G>(&mut twin, &step, &mut ()));
            assert!(twin == state, "clone then play is not play");
            if let Err(what) = G::conserved(&state) {
                panic!("after {step:?}: {what}");
            }
            steps += 1;
            assert!(steps <= G::BOUND, "no end after {steps} steps");
        }
        let Turn::Over(outcome) = G::turn(&state) else { panic!("nothing to do, and not over") };
        if index < setups.len() {
            for seat in (0..=setup.seats()).map(Seat::new) {
                check_choices::<G>(&state, seat, SeatSet::EMPTY, &conceivable, &mut refused, &mut rng);
            }
        }
        assert!(!outcome.winners.is_empty());
        assert!(G::end_reasons().contains(&outcome.reason), "unlisted end {}", outcome.reason);
        kinds.extend(events.iter().map(|told| G::event_kind(&told.event)));
    }
    for code in G::refusal_codes() {
        assert!(refused.contains(code), "no random game met the refusal “{code}”");
    }
    for kind in &kinds {
        assert!(G::event_kinds().contains(kind), "unlisted event kind {kind}");
    }
}

fn apply<G: Game>(state: &mut G::State, step: &StepOf<G>, events: &mut impl Sink<G::Event>) -> bool {
    match step {
        Step::Move(seat, choice) => G::play(state, *seat, choice, events).is_ok(),
        Step::Chance(outcome) => G::settle(state, outcome, events),
        Step::Say(seat, statement) => G::say(state, *seat, statement, events).is_ok(),
    }
}

/// All of `0..len`, or a random sample where they are many: a start sheet alone may have thousands.
fn some(len: u64, rng: &mut ChaCha8Rng) -> Vec<u64> {
    const MANY: u64 = 256;
    if len <= MANY { (0..len).collect() } else { (0..MANY).map(|_| rng.random_range(0..len)).collect() }
}

fn check_choices<G: Specimen>(
    state: &G::State,
    seat: Seat,
    owing: SeatSet,
    conceivable: &[G::Move],
    refused: &mut BTreeSet<&'static str>,
    rng: &mut ChaCha8Rng,
) {
    let choices = G::choices(state, seat);
    let codes = G::refusal_codes();
    assert_eq!(choices.is_empty(), !owing.contains(seat), "seat {seat} owes {owing:?}");
    for rank in some(choices.len(), rng) {
        let choice = choices.get(rank).unwrap_or_else(|| panic!("rank {rank} of {}", choices.len()));
        assert_eq!(choices.rank(&choice), Some(rank));
        assert!(G::play(&mut state.clone(), seat, &choice, &mut ()).is_ok(), "{seat} {choice} is listed");
        assert!(conceivable.contains(&choice), "{choice} is not among the conceivable moves");
    }
    assert!(choices.get(choices.len()).is_none());
    for choice in some(conceivable.len() as u64, rng).into_iter().map(|index| &conceivable[index as usize]) {
        let mut after = state.clone();
        match G::play(&mut after, seat, choice, &mut ()) {
            Ok(()) => assert!(choices.rank(choice).is_some(), "{seat} {choice} is played but not listed"),
            Err(refusal) => {
                assert!(choices.rank(choice).is_none(), "{seat} {choice} is listed but refused: {refusal}");
                assert!(after == *state, "the refused {seat} {choice} changed something");
                assert!(codes.contains(&refusal.code()), "unlisted refusal {}", refusal.code());
                assert!(!refusal.rule().0.is_empty() && refusal.to_string().ends_with('.'));
                refused.insert(refusal.code());
            }
        }
    }
}

fn check_odds<G: Specimen>(state: &G::State) {
    let odds = G::odds(state);
    assert!(!odds.is_empty() && odds.total() <= 1 << 32);
    let mut below = 0;
    for rank in 0..odds.len().min(2_000) {
        let outcome = odds.get(rank).unwrap_or_else(|| panic!("rank {rank} of {}", odds.len()));
        assert_eq!(odds.rank(&outcome), Some(rank));
        assert_eq!(odds.below(rank), below);
        let weight = odds.weight(rank);
        assert!(weight > 0);
        assert_eq!(odds.at(below), rank);
        assert_eq!(odds.at(below + weight - 1), rank);
        below += weight;
    }
    if odds.len() <= 2_000 {
        assert_eq!(below, odds.total());
    }
    assert!(odds.get(odds.len()).is_none());
}

/// A link opens to the match it was written from; every proper prefix is refused with the count
/// of what arrived; every change of one character is refused or opens to a legal match.
pub fn links_open_to_what_was_written<G: Specimen>() {
    each_match::<G>(120, |game, rng| {
        for names in [true, false] {
            let code = link::write(&game, names);
            let opened = link::open::<G>(&code).unwrap_or_else(|error| panic!("{code}: {error}"));
            assert!(opened.state == game.state, "{code} opens elsewhere");
            assert_eq!(opened.id(), game.id());
            assert_eq!(opened.setup(), game.setup());
            assert_eq!(opened.takebacks(), game.takebacks());
            assert_eq!(opened.len(), game.len());
            if names {
                assert_eq!(opened.cards(), game.cards());
            }
            assert_eq!(link::write(&opened, names), code, "a match has one code");
            assert_eq!(
                link::find(&format!("Look: https://example.org/k/#/g/{code} , see you")),
                Ok(code.clone())
            );
        }
        let code = link::write(&game, false);
        for end in 0..code.len() {
            match link::open::<G>(&code[..end]) {
                Err(LinkError::Truncated { arrived, expected }) => {
                    assert_eq!((arrived, expected), (end, code.len()));
                }
                Err(LinkError::NotALink) => assert!(end < 4),
                other => panic!("prefix of {end}: {other:?}"),
            }
        }
        for _ in 0..40 {
            let at = rng.random_range(0..code.len());
            let with = char::from(rng.random_range(b' '..=b'~'));
            let changed: String =
                code.chars().enumerate().map(|(i, c)| if i == at { with } else { c }).collect();
            if changed != code {
                assert!(link::open::<G>(&changed).is_err(), "{changed} opens");
            }
        }
    });
}

/// A million mutated links (see [`Specimen::LENGTH`]): none panics, and what opens is legal. Half of the mutations get a
/// valid check value, so that they reach the script.
pub fn a_million_mutated_links_do_not_panic<G: Specimen>() {
    let mut codes = Vec::new();
    each_match::<G>(64, |game, rng| codes.push(link::write(&game, rng.random_range(0..4) == 0)));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut opened = 0u32;
    for round in 0..1_000_000 / G::LENGTH {
        let code = &codes[round % codes.len()];
        let mutated = if round % 2 == 0 {
            let body = data_encoding::BASE64URL_NOPAD.decode(&code.as_bytes()[4..]);
            let mut bytes = body.map(|body| body[4..].to_vec()).unwrap_or_default();
            match rng.random_range(0..4) {
                0 => bytes.truncate(rng.random_range(0..=bytes.len())),
                1 => bytes.extend((0..rng.random_range(1..9)).map(|_| rng.random::<u8>())),
                _ => {
                    let at = rng.random_range(0..bytes.len());
                    bytes[at] ^= 1 << rng.random_range(0..8);
                }
            }
            link::seal(&bytes)
        } else {
            let mut bytes = code.clone().into_bytes();
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] = rng.random_range(b'-'..=b'z');
            }
            String::from_utf8_lossy(&bytes).into_owned()
        };
        if let Ok(game) = link::open::<G>(&mutated) {
            opened += 1;
            if opened.is_multiple_of(64) {
                assert!(link::write(&game, true).len() > 4);
                assert!(G::conserved(&game.state).is_ok());
            }
        }
    }
    assert!(opened > 0, "no mutation reached a script");
    // Random symbols behind a valid head: the longest way into the script.
    for seed in 0..2_000 / G::LENGTH as u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut out = Encoder::new();
        out.put(u64::from(G::ID.code), 64);
        out.put_number(u64::from(G::RULES_VERSION));
        (0..rng.random_range(0..400)).for_each(|_| out.put(rng.random_range(0..256), 256));
        let _ = link::open::<G>(&link::seal(&out.finish()));
    }
}

/// A state that differs only in what a viewer may not know gives that viewer equal observations,
/// turns, choices, statements, and equal events of what it does next unless they reveal something.
pub fn viewers_cannot_tell_hidden_things_apart<G: Specimen>() {
    let mut differed = 0u32;
    each_match::<G>(400, |game, rng| {
        let seats = game.setup().seats();
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Table]);
        for viewer in viewers {
            let twin = G::hide(&game.state, viewer, rng);
            differed += u32::from(twin != game.state);
            assert!(G::conserved(&twin).is_ok(), "hidden things went missing: {:?}", G::conserved(&twin));
            same(&G::observe(&twin, viewer), &G::observe(&game.state, viewer), viewer);
            assert_eq!(G::turn(&twin), G::turn(&game.state));
            let Viewer::Seat(seat) = viewer else { continue };
            let choices = G::choices(&game.state, seat);
            let ranks = some(choices.len(), rng);
            let of = |choices: &G::Choices| -> Vec<G::Move> {
                ranks.iter().filter_map(|rank| choices.get(*rank)).collect()
            };
            let (len, choices) = (choices.len(), of(&choices));
            let other = G::choices(&twin, seat);
            assert_eq!((other.len(), of(&other)), (len, choices.clone()), "choices of {viewer:?}");
            assert_eq!(
                G::statements(&twin, seat).all(),
                G::statements(&game.state, seat).all(),
                "statements of {viewer:?}"
            );
            for choice in choices {
                assert_eq!(
                    told_of::<G>(&game.state, seat, &choice),
                    told_of::<G>(&twin, seat, &choice),
                    "events of {choice} to {viewer:?}"
                );
            }
        }
        // In an open game everybody is told everything.
        assert!(!G::OPEN || game.told(Viewer::Table).count() == game.all_told().len());
        // What nobody may know, nobody's memory holds: the table is told a subset of each seat.
        let public = game.told(Viewer::Table).count();
        for seat in (0..seats).map(Seat::new) {
            assert!(game.memory(seat).len() >= public);
        }
    });
    if G::OPEN {
        assert_eq!(differed, 0, "an open game hid something");
    } else {
        assert!(differed > 0, "nothing was ever hidden: the law tests nothing");
    }
}

fn same<T: Debug + PartialEq>(twin: &T, own: &T, viewer: Viewer) {
    assert!(twin == own, "{viewer:?} can tell:\n{own:#?}\n{twin:#?}");
}

fn told_of<G: Game>(state: &G::State, seat: Seat, choice: &G::Move) -> Vec<G::Event> {
    let mut events: Vec<Told<G::Event>> = Vec::new();
    let played = G::play(&mut state.clone(), seat, choice, &mut events);
    assert!(played.is_ok());
    events
        .into_iter()
        .filter(|told| told.audience.admits(Viewer::Seat(seat)))
        // What follows a revelation may depend on what it revealed.
        .take_while(|told| !told.event.reveals())
        .map(|told| told.event)
        .collect()
}

/// Whole matches of computers, two levels at a table: asked again as the app asks, each makes its move again and says why, as
/// one of its words; before the end it says nothing that hangs on what is hidden, and nothing of a decision that is
/// not open. `every`: how many decisions go by for one that is looked at. Not among `laws!`, as it needs computers.
// A law that cannot be checked has failed.
#[allow(clippy::unwrap_used)]
pub fn computers_can_say_why<G: Specimen + Bots>(setup: &G::Setup, games: u64, every: usize) {
    let never = &mut || false;
    let (mut met, mut silent, mut twins) = (0, 0, 0);
    for seed in 0..games {
        let level = |seat: u8| Level::ALL[(seat as usize + seed as usize) % Level::ALL.len()];
        let cards = (0..setup.seats()).map(|seat| SeatCard::new("", Player::Bot(level(seat)))).collect();
        let mut game = Match::<G>::new(MatchId::new(seed), setup.clone(), cards, false).unwrap();
        let mut luck = ChaCha8Rng::seed_from_u64(seed);
        let stream = |game: &dyn AnyMatch, seat| ChaCha8Rng::seed_from_u64(game.seed(seat, 0));
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => assert!(game.settle(&mut luck)),
                Turn::Seats(owing) => {
                    let ask = |seat: Seat| {
                        let level = level(seat.index() as u8);
                        (seat, game.decide(level, seat, &mut stream(&game, seat)).unwrap())
                    };
                    let moves: Vec<(Seat, u64)> = owing.iter().map(ask).collect();
                    for (seat, rank) in &moves {
                        game.play_rank(*seat, *rank).unwrap();
                    }
                    if game.len().is_multiple_of(every) {
                        let (seat, _) = moves[game.len() / every % moves.len()];
                        let step = game.last_move(seat, game.len()).unwrap();
                        let asked = Match::asked(&game, step);
                        let said = game.why(step, &asked, &mut stream(&asked, seat), never);
                        let over = matches!(game.turn(), Turn::Over(_));
                        assert!(said.is_none_or(|reason| G::REASONS.contains(&reason.word)), "{said:?}");
                        silent += u32::from(said.is_none());
                        twins += if over { 0 } else { tells_nothing_hidden::<G>(&asked, seat, &mut luck) };
                    }
                }
            }
        }
        for (step, played) in game.script().iter().enumerate() {
            let Step::Move(seat, choice) = played else { continue };
            if !step.is_multiple_of(every) {
                continue;
            }
            let asked = Match::asked(&game, step);
            let level = level(seat.index() as u8);
            let thought = asked.think(level, *seat, &mut stream(&asked, *seat), never).unwrap();
            assert_eq!(asked.choices(*seat).get(thought.rank).as_ref(), Some(choice), "step {step}");
            let why = game.why(step, &asked, &mut stream(&asked, *seat), never);
            assert_eq!(why, Some(thought.reason));
            assert!(G::REASONS.contains(&thought.reason.word), "{thought:?}");
            // Without any time there is an answer all the same, to a hint as well.
            let now = &mut || true;
            for level in [level, Level::Strong] {
                let brief = asked.think(level, *seat, &mut stream(&asked, *seat), now).unwrap();
                assert!(brief.rank < asked.choice_count(*seat));
            }
            assert!(game.why(step, &asked, &mut stream(&asked, *seat), now).is_some());
            met += 1;
        }
    }
    assert!(met > 10 && (twins > 0 || G::OPEN), "{met} {twins}");
    println!("{}: {met} moves explained, {silent} not before the end, {twins} compared", G::ID.word);
}

/// What is told of any choice that the seat has is the same for a state that looks the same to the table,
/// and for choices that the table cannot tell apart. How many such pairs there were.
#[allow(clippy::unwrap_used, clippy::type_complexity)]
fn tells_nothing_hidden<G: Specimen + Bots>(game: &Match<G>, seat: Seat, rng: &mut ChaCha8Rng) -> u32 {
    let memory = game.heard(Viewer::Table);
    let Some(level) = game.cards().get(seat.index()).and_then(|card| card.player.level()) else { return 0 };
    let explain = |state: &G::State, choice: &G::Move| {
        let (view, mut luck) = (G::observe(state, Viewer::Table), ChaCha8Rng::seed_from_u64(1));
        G::explain(level, seat, &view, &memory, choice, &mut luck, &mut || false)
    };
    let twin = G::hide(&game.state, Viewer::Table, rng);
    let mut pairs = u32::from(twin != game.state);
    let choices = game.choices(seat);
    let some = choices.len().min(6);
    let mut seen: Vec<((Vec<G::Event>, G::Observation), Option<Reason>)> = Vec::new();
    // Nothing is told of a sealed decision before it is open: the others decide first.
    let mut sealed = game.state.clone();
    for other in game.turn().owing().without(seat).iter() {
        let first = G::choices(&sealed, other).get(0).unwrap();
        G::play(&mut sealed, other, &first, &mut ()).unwrap();
    }
    for rank in 0..some {
        let Some(choice) = choices.get(rank * choices.len() / some) else { continue };
        let said = explain(&game.state, &choice);
        assert_eq!(said, explain(&twin, &choice), "{choice}");
        let (mut state, mut events) = (sealed.clone(), Vec::new());
        if G::play(&mut state, seat, &choice, &mut events).is_err() {
            continue;
        }
        let public = |told: Told<G::Event>| told.audience.admits(Viewer::Table).then_some(told.event);
        let events: Vec<G::Event> = events.into_iter().filter_map(public).collect();
        let looks = (events, G::observe(&state, Viewer::Table));
        for (before, told) in &seen {
            if *before == looks {
                assert_eq!(*told, said, "{choice} sounds unlike another that looks like it");
                pairs += 1;
            }
        }
        seen.push((looks, said));
    }
    pairs
}

/// Everything that is written parses back to itself: setups, moves, outcomes, statements, events,
/// whole matches.
pub fn notation_reads_what_it_wrote<G: Specimen>() {
    each_match::<G>(120, |game, _| {
        let setup = game.setup().to_string();
        assert_eq!(setup.parse::<G::Setup>().as_ref(), Ok(game.setup()), "{setup}");
        for step in game.script() {
            let text = notation::step_text::<G>(step);
            assert_eq!(notation::parse_step::<G>(&text).as_ref(), Ok(step), "{text}");
        }
        for (_, told) in game.all_told() {
            let text = told.event.to_string();
            assert_eq!(text.parse::<G::Event>().as_ref(), Ok(&told.event), "{text}");
        }
        let text = notation::write(&game);
        assert_eq!(notation::game_word(&text), Some(G::ID.word));
        let read = notation::parse::<G>(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(read.state == game.state);
        assert_eq!(notation::write(&read), text);
        for cut in [0, text.len() / 3, text.len() / 2] {
            let cut = (0..=cut).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            // Cut anywhere: an error or a shorter match, never a panic.
            let _ = notation::parse::<G>(&text[..cut]);
        }
    });
}

/// Sealed moves commute, statements change nothing that turns, choices and odds look at.
pub fn sealed_moves_commute<G: Specimen>() {
    let mut seen = 0u32;
    each_match::<G>(400, |game, rng| {
        let mut past = game.restart();
        for step in game.script() {
            let owing = past.turn().owing();
            if owing.len() > 1 && rng.random_range(0..6) == 0 {
                let seats: Vec<Seat> = owing.iter().collect();
                let moves: Vec<(Seat, G::Move)> = seats
                    .iter()
                    .filter_map(|seat| {
                        let choices = past.choices(*seat);
                        choices.get(rng.random_range(0..choices.len())).map(|choice| (*seat, choice))
                    })
                    .collect();
                let (mut one, mut other) = (past.state.clone(), past.state.clone());
                let (mut told_one, mut told_other) = (Vec::new(), Vec::new());
                for (index, (seat, choice)) in moves.iter().enumerate() {
                    assert_eq!(G::turn(&one).owing().len(), owing.len() - index);
                    assert!(G::play(&mut one, *seat, choice, &mut told_one).is_ok());
                }
                for (seat, choice) in moves.iter().rev() {
                    assert!(G::play(&mut other, *seat, choice, &mut told_other).is_ok());
                }
                assert!(one == other, "sealed moves do not commute");
                let public = |told: &[Told<G::Event>]| -> Vec<G::Event> {
                    told.iter()
                        .filter(|t| t.audience.admits(Viewer::Table) && t.event.reveals())
                        .map(|t| t.event.clone())
                        .collect()
                };
                assert_eq!(public(&told_one), public(&told_other));
                seen += 1;
            }
            for seat in (0..past.setup().seats()).map(Seat::new) {
                if let Some(statement) = past.statements(seat).get(0) {
                    let mut after = past.clone();
                    assert!(after.say(seat, &statement).is_ok());
                    assert_eq!(after.turn(), past.turn());
                    for other in (0..past.setup().seats()).map(Seat::new) {
                        assert_eq!(after.choices(other).all(), past.choices(other).all());
                    }
                }
            }
            assert!(past.replay(step).is_ok());
        }
        let (canonical, _) = game.canonical();
        let mut again = game.restart();
        for step in &canonical {
            assert!(again.replay(step).is_ok(), "the canonical script is refused at {step:?}");
        }
        assert!(again.state == game.state, "the canonical script ends elsewhere");
    });
    let simultaneous = G::setups().iter().any(|setup| {
        let game = random_match::<G>(setup, 1, usize::MAX);
        (0..game.len()).any(|index| game.at(index).turn().owing().len() > 1)
    });
    assert!(seen > 0 || !simultaneous);
}

/// An earlier telling merges into a later one, a telling with itself is the same, sealed moves of
/// different seats join, different moves of one seat fork.
pub fn tellings_merge<G: Specimen>() {
    let (mut joined, mut forked) = (0u32, 0u32);
    each_match::<G>(200, |game, rng| {
        assert!(matches!(merge(&game, &game), Merge::Same));
        let point = rng.random_range(0..=game.len());
        let past = game.at(point);
        let (before, after) = (past.canonical().0, game.canonical().0);
        if before != after {
            assert!(matches!(merge(&past, &game), Merge::Second), "{point} of {}", game.len());
            assert!(matches!(merge(&game, &past), Merge::First), "{point} of {}", game.len());
        }
        let owing = past.turn().owing();
        let (Some(one), Some(other)) = (owing.nth(0), owing.nth(1)) else { return };
        let (mut here, mut there) = (past.clone(), past.clone());
        let choices = past.choices(one);
        let last = choices.len() - 1;
        assert!(here.play_rank(one, 0).is_ok());
        assert!(there.play_rank(other, 0).is_ok());
        match merge(&here, &there) {
            Merge::Both(both) => {
                let mut wanted = past.clone();
                assert!(wanted.play_rank(one, 0).is_ok() && wanted.play_rank(other, 0).is_ok());
                assert!(both.state == wanted.state);
                assert!(matches!(merge(&here, &both), Merge::Second));
                joined += 1;
            }
            other => panic!("sealed moves of two seats: {other:?}"),
        }
        if last > 0 {
            let mut elsewhere = past.clone();
            assert!(elsewhere.play_rank(one, last).is_ok());
            assert!(matches!(merge(&here, &elsewhere), Merge::Fork { .. }));
            forked += 1;
        }
    });
    let stranger = random_match::<G>(&G::setups()[0], 99, 5);
    assert!(matches!(merge(&stranger, &random_match::<G>(&G::setups()[0], 98, 5)), Merge::Different));
    assert_eq!(joined > 0, forked > 0);
}

/// Every recorded game replays to its last line; together they reach every way to end, every kind
/// of event, and their links open.
pub fn recorded_games_reach_everything<G: Specimen>() {
    let (mut ends, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for (name, text) in G::recorded() {
        let game = notation::parse::<G>(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let Turn::Over(outcome) = game.turn() else { panic!("{name} is not over") };
        ends.insert(outcome.reason);
        kinds.extend(game.all_told().iter().map(|(_, told)| G::event_kind(&told.event)));
        assert_eq!(notation::write(&game), text, "{name} is not written as it stands in its file");
        let opened = link::open::<G>(&link::write(&game, true));
        assert!(opened.is_ok_and(|opened| opened.state == game.state), "{name}");
    }
    for reason in G::end_reasons() {
        assert!(ends.contains(reason), "no recorded game ends by “{reason}”");
    }
    for kind in G::event_kinds() {
        assert!(kinds.contains(kind), "no recorded game has the event “{kind}”");
    }
}

impl<G: Game> Match<G> {
    /// Every event with its audience.
    fn all_told(&self) -> &[(u32, Told<G::Event>)] {
        &self.told
    }
}

/// Turns every law into a test of this game: `engine::laws!(SecretHitler);` in a test module.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!(@each $game:
            replay_reaches_every_state,
            choices_are_what_can_be_played,
            links_open_to_what_was_written,
            a_million_mutated_links_do_not_panic,
            viewers_cannot_tell_hidden_things_apart,
            notation_reads_what_it_wrote,
            sealed_moves_commute,
            tellings_merge,
            recorded_games_reach_everything,
        );
    };
    (@each $game:ty: $($law:ident,)*) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::$law::<$game>();
            }
        )*
    };
}
