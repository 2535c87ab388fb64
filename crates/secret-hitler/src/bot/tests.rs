//! Computers think with what they may know, play by the rules, and tell nothing by their silence.
#![allow(clippy::expect_used, clippy::float_cmp)]

use engine::bots::Bots as _;
use engine::{Choices as _, Game as _, Level, Seat, SeatSet, Told, Turn, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::belief::{Belief, Own, Reading};
use super::record::Record;
use crate::SecretHitler;
use crate::acts::{Ballot, Claims, Move, Options};
use crate::deck::{Policy, Tiles};
use crate::event::{By, Event};
use crate::setup::{Night, Role, Setup};
use crate::state::State;
use crate::twin::hide;

/// A table of computers under way.
pub(super) struct Table {
    pub(super) state: State,
    pub(super) told: Vec<Told<Event>>,
    rng: ChaCha8Rng,
}

impl Table {
    pub(super) fn new(setup: Setup, seed: u64) -> Self {
        let state = SecretHitler::start(&setup).expect("a setup");
        Self { state, told: Vec::new(), rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    pub(super) fn memory(&self, seat: Seat) -> Vec<Event> {
        let admitted = self.told.iter().filter(|told| told.audience.admits(Viewer::Seat(seat)));
        admitted.map(|told| told.event).collect()
    }

    pub(super) fn decide(&self, state: &State, level: Level, seat: Seat, seed: u64) -> u64 {
        let view = SecretHitler::observe(state, Viewer::Seat(seat));
        let choices = SecretHitler::choices(state, seat);
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        SecretHitler::decide(level, seat, &view, &self.memory(seat), &choices, rng)
    }

    fn speak(&self, state: &State, level: Level, seat: Seat, seed: u64) -> Option<u64> {
        let view = SecretHitler::observe(state, Viewer::Seat(seat));
        let claims = SecretHitler::statements(state, seat);
        if claims.is_empty() {
            return None;
        }
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        SecretHitler::speak(level, seat, &view, &self.memory(seat), &claims, rng)
    }

    /// Lets everybody say what they want to, then plays one step. `look` sees every decision and
    /// every occasion to speak before it is taken. False once the game is over.
    pub(super) fn step(&mut self, level: impl Fn(Seat) -> Level, look: &mut impl FnMut(&Self, Seat)) -> bool {
        let seats = SeatSet::all(self.state.seats());
        while let Some((seat, rank)) = seats.iter().find_map(|seat| {
            look(self, seat);
            Some((seat, self.speak(&self.state, level(seat), seat, u64::from(self.state.election))?))
        }) {
            let claim = SecretHitler::statements(&self.state, seat).get(rank).expect("a legal claim");
            SecretHitler::say(&mut self.state, seat, &claim, &mut self.told).expect("a legal claim");
        }
        match SecretHitler::turn(&self.state) {
            Turn::Over(_) => return false,
            Turn::Chance => {
                let odds = SecretHitler::odds(&self.state);
                let point = self.rng.random_range(0..engine::Odds::total(&odds));
                let outcome = engine::Odds::get(&odds, engine::Odds::at(&odds, point)).expect("an outcome");
                assert!(SecretHitler::settle(&mut self.state, &outcome, &mut self.told));
            }
            Turn::Seats(owing) => {
                for seat in owing.iter() {
                    look(self, seat);
                    let seed = self.rng.random();
                    let rank = self.decide(&self.state, level(seat), seat, seed);
                    let choice = SecretHitler::choices(&self.state, seat).get(rank).expect("a legal rank");
                    SecretHitler::play(&mut self.state, seat, &choice, &mut self.told).expect("a legal move");
                }
            }
        }
        true
    }
}

const fn kind(options: Options) -> usize {
    match options {
        Options::None => 0,
        Options::Nominate(_) => 1,
        Options::Ballot => 2,
        Options::Discard { veto: false, .. } => 3,
        Options::Discard { .. } => 4,
        Options::Consent => 5,
        Options::Investigate(_) => 6,
        Options::Call(_) => 7,
        Options::Execute(_) => 8,
    }
}

/// Every kind of decision: another state that looks the same to the seat leads to
/// the same choice and the same claim.
#[test]
fn equal_knowledge_gives_equal_choices() {
    let mut met = [0u32; 9];
    let mut differing = 0;
    for seed in 0..90 {
        let mut table = Table::new(Setup::new(5 + (seed % 6) as u8), seed);
        let mut twins = ChaCha8Rng::seed_from_u64(seed);
        let mut look = |table: &Table, seat: Seat| {
            let options = SecretHitler::choices(&table.state, seat);
            met[kind(options)] += 1;
            let silent = SecretHitler::statements(&table.state, seat).is_empty();
            // Ballots are many; every sixteenth will do.
            let skip = options == Options::Ballot && !met[2].is_multiple_of(16);
            if skip || options.is_empty() && silent {
                return;
            }
            let twin = hide(&table.state, Viewer::Seat(seat), &mut twins);
            differing += u32::from(twin != table.state);
            for level in [Level::Normal, Level::Strong] {
                assert_eq!(
                    table.speak(&table.state, level, seat, seed),
                    table.speak(&twin, level, seat, seed)
                );
            }
            if !options.is_empty() {
                for level in [Level::Easy, Level::Normal, Level::Strong] {
                    let choice = table.decide(&table.state, level, seat, seed);
                    assert_eq!(choice, table.decide(&twin, level, seat, seed), "{options:?}");
                }
            }
        };
        while table.step(|_| Level::Easy, &mut look) {}
    }
    assert!(met.iter().all(|count| *count > 0), "{met:?}");
    assert!(differing > 400, "{differing}");
}

/// `Table::step` unwraps every choice, so a refused one or one out of range fails here; debug
/// assertions catch a decision that is not among the choices.
#[test]
fn thousands_of_games_are_legal_and_end() {
    for seed in 0..2_000 {
        let mut table = Table::new(Setup::new(5 + (seed % 6) as u8), seed);
        let normal = seed % 10;
        let level = |seat: Seat| if seat.index() as u64 == normal { Level::Normal } else { Level::Easy };
        while table.step(level, &mut |_, _| {}) {}
        assert!(table.state.election <= crate::MOST_ELECTIONS);
    }
    for seed in 0..120 {
        let seats = 5 + (seed % 6) as u8;
        let setup =
            Setup { markers: seed % 2 == 0, rebalance: Setup::has_rebalance(seats), ..Setup::new(seats) };
        let mut table = Table::new(setup, seed);
        let level = |seat: Seat| if seed % 7 == seat.index() as u64 { Level::Strong } else { Level::Normal };
        while table.step(level, &mut |_, _| {}) {}
    }
    for seed in 0..12 {
        let mut table = Table::new(Setup::new(5 + (seed % 6) as u8), seed);
        while table.step(|_| Level::Strong, &mut |_, _| {}) {}
    }
}

/// Whoever has no time gets a legal move at once; whoever has it gets the decision and the reason
/// behind it, one of the game's words, with chances that are chances.
#[test]
fn thoughts_agree_with_decisions() {
    let mut reckoned = 0;
    let mut words = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut table = Table::new(Setup::new(5 + (seed % 6) as u8), seed);
        let mut look = |table: &Table, seat: Seat| {
            let choices = SecretHitler::choices(&table.state, seat);
            let rarely = choices == Options::Ballot && seat.index() != usize::from(table.state.election % 5);
            if choices.is_empty() || rarely {
                return;
            }
            let view = SecretHitler::observe(&table.state, Viewer::Seat(seat));
            let memory = table.memory(seat);
            let think = |brake: &mut engine::bots::Brake<'_>| {
                let rng = &mut ChaCha8Rng::seed_from_u64(seed);
                SecretHitler::think(Level::Strong, seat, &view, &memory, &choices, rng, brake)
            };
            let hurried = think(&mut || true);
            assert!(choices.get(hurried.rank).is_some(), "{hurried:?} in {choices:?}");
            let thought = think(&mut || false);
            assert_eq!(thought.rank, table.decide(&table.state, Level::Strong, seat, seed));
            assert!(SecretHitler::REASONS.contains(&thought.reason.word), "{thought:?}");
            words.insert(thought.reason.word);
            if let Some(value) = thought.reason.value {
                assert!((0..=1000).contains(&value), "{thought:?}");
                reckoned += 1;
            }
            if let Some((rank, _)) = thought.reason.rival {
                assert!(rank != thought.rank && choices.get(rank).is_some(), "{thought:?}");
            }
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let (choice, why) = super::explain(seat, &view, &memory, &choices, rng).expect("a move");
            assert_eq!(choices.rank(&choice), Some(thought.rank));
            assert_eq!(why.thinking.word(), thought.reason.word);
            assert!(why.chance.is_none_or(|chance| chance <= 1000), "{why:?}");
        };
        while table.step(|_| Level::Strong, &mut look) {}
    }
    assert!(reckoned > 200, "{reckoned}");
    assert!(words.len() >= 10, "{words:?}");
}

/// The deals that a strong player reckons with are none that its seat can rule out, and together
/// they are certain.
#[test]
fn deals_agree_with_all_that_was_seen() {
    let mut thinned = 0;
    for seed in 0..16 {
        let mut table = Table::new(Setup::new(if seed % 2 == 0 { 10 } else { 7 }), seed);
        let mut look = |table: &Table, seat: Seat| {
            let view = SecretHitler::observe(&table.state, Viewer::Seat(seat));
            let often =
                table.state.election % 3 == 1 && SecretHitler::choices(&table.state, seat) != Options::None;
            let (true, Some(role)) = (often, view.role) else { return };
            let record = Record::new(view.setup, &table.memory(seat));
            let own = Own { seat, role, night: view.night };
            let belief = Belief::new(&record, Some(own), Reading::Clear);
            let deals = belief.deals(105);
            thinned += u32::from(deals.len() < belief.worlds.len());
            let sum: f64 = deals.iter().map(|(_, weight)| weight).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{sum}");
            assert!(deals.len() <= 105);
            for (roles, _) in &deals {
                assert_eq!(roles.of(seat), role);
                assert_eq!(roles.night(seat), view.night);
                assert!(!record.not_hitler.contains(roles.hitler()));
                for found in view.investigations.iter().flatten() {
                    assert!(found.party.is_none_or(|party| roles.of(found.seat).party() == party));
                }
            }
        };
        while table.step(|_| Level::Normal, &mut look) {}
    }
    assert!(thinned > 20, "{thinned}");
}

/// What the table would think after a session is what it thinks once the session is on record.
#[test]
fn supposing_is_remembering() {
    let (president, nominee) = (Seat::new(2), Seat::new(4));
    let session = super::record::Session {
        enacted: Some(Policy::Fascist),
        drew_claim: Some((1, Some(1))),
        got_claim: Some(0),
        ..Default::default()
    };
    let mut record = Record::new(Setup::new(7), &[]);
    let before = Belief::new(&record, None, Reading::Clear);
    let election = super::record::Election {
        number: 1,
        board: super::record::Board::default(),
        president,
        nominee: Some(nominee),
        ja: SeatSet::EMPTY,
        nein: SeatSet::EMPTY,
        session: Some(session),
    };
    let supposed = before.supposing(&election, 7);
    record.elections.push(election);
    record.pile.push(super::record::Pile::Drawn(0));
    let remembered = Belief::new(&record, None, Reading::Clear);
    for seat in (0..7).map(Seat::new) {
        // A nomination weighs a little too.
        assert!((supposed.fascist(seat) - remembered.fascist(seat)).abs() < 0.05);
    }
    assert!(supposed.fascist(nominee) > 0.5, "one of the two lies: {}", supposed.fascist(nominee));
    assert!((supposed.top() - remembered.top()).abs() < 0.01);
}

/// A table that votes alike is taken for one that votes by reason; one that does not, is not.
#[test]
fn ballots_tell_the_table() {
    let sharp = |ja: [u16; 6]| {
        let mut record = Record::new(Setup::new(7), &[]);
        for (number, ja) in (1u8..).zip(ja) {
            record.elections.push(super::record::Election {
                number,
                board: super::record::Board::default(),
                president: Seat::new(number % 7),
                nominee: Some(Seat::new((number + 1) % 7)),
                ja: SeatSet::from_bits(ja),
                nein: SeatSet::all(7).minus(SeatSet::from_bits(ja)),
                session: None,
            });
        }
        Belief::new(&record, None, Reading::Clear).sharp()
    };
    let alike = sharp([0x7f, 0x7f, 0, 0x7f, 0, 0x7f]);
    let mixed = sharp([0b101_0101, 0b010_1010, 0b011_0011, 0b100_1100, 0b110_0101, 0b001_1010]);
    assert!(alike > 0.5 && mixed < 0.1, "{alike} {mixed}");
}

/// Nobody votes against the own chancellorship at the start, and nobody who is Hitler does so in
/// the Hitler zone.
#[test]
fn own_office_is_welcome() {
    for seed in 0..60 {
        let mut table = Table::new(Setup::new(7), seed);
        let mut look = |table: &Table, seat: Seat| {
            let view = SecretHitler::observe(&table.state, Viewer::Seat(seat));
            let options = SecretHitler::choices(&table.state, seat);
            let own = options == Options::Ballot && view.chancellor == Some(seat);
            if own && (view.election == 1 || view.zone && view.role == Some(Role::Hitler)) {
                for level in [Level::Normal, Level::Strong] {
                    let rank = table.decide(&table.state, level, seat, seed);
                    assert_eq!(options.get(rank), Some(Move::Ballot(Ballot::Ja)), "{level:?}");
                }
            }
        };
        while table.step(|_| Level::Normal, &mut look) {}
    }
}

/// A President speaks at the first occasion, whatever the role and the hand: silence tells
/// nothing.
#[test]
fn silence_tells_nothing() {
    let mut hands = [[0u32; 4]; 3];
    for seed in 0..80 {
        let mut table = Table::new(Setup::new(7), seed);
        let mut look = |table: &Table, seat: Seat| {
            let claims: Claims = SecretHitler::statements(&table.state, seat);
            if let Some(election) = claims.as_president().next() {
                assert!(table.speak(&table.state, Level::Normal, seat, seed).is_some());
                let session = table.state.session(election).expect("a session");
                let role = table.state.roles.expect("roles").of(seat);
                hands[role as usize][usize::from(session.drew.liberal)] += 1;
            }
        };
        while table.step(|_| Level::Normal, &mut look) {}
    }
    assert!(hands.iter().flatten().filter(|count| **count > 0).count() >= 10, "{hands:?}");
}

/// What is said while ballots are cast does not change a ballot.
#[test]
fn ballots_do_not_hear_late_claims() {
    let mut heard = 0;
    for seed in 0..20 {
        let mut table = Table::new(Setup::new(6), seed);
        let mut look = |table: &Table, seat: Seat| {
            if SecretHitler::choices(&table.state, seat) != Options::Ballot {
                return;
            }
            let mut late = Table { state: table.state, told: table.told.clone(), rng: table.rng.clone() };
            let speaker = SeatSet::all(6)
                .iter()
                .find_map(|seat| Some((seat, SecretHitler::statements(&late.state, seat).get(0)?)));
            if let Some((speaker, claim)) = speaker {
                SecretHitler::say(&mut late.state, speaker, &claim, &mut late.told).expect("a claim");
                heard += 1;
            }
            let before = table.decide(&table.state, Level::Normal, seat, seed);
            assert_eq!(before, late.decide(&late.state, Level::Normal, seat, seed));
        };
        // Nobody says anything by themselves here, so that there is something left to say.
        while table.quiet_step(&mut look) {}
    }
    assert!(heard > 100, "{heard}");
}

impl Table {
    fn quiet_step(&mut self, look: &mut impl FnMut(&Self, Seat)) -> bool {
        match SecretHitler::turn(&self.state) {
            Turn::Over(_) => return false,
            Turn::Chance => {
                let odds = SecretHitler::odds(&self.state);
                let outcome = engine::Odds::get(&odds, 0).expect("an outcome");
                assert!(SecretHitler::settle(&mut self.state, &outcome, &mut self.told));
            }
            Turn::Seats(owing) => {
                for seat in owing.iter() {
                    look(self, seat);
                    let rank = self.decide(&self.state, Level::Normal, seat, 1);
                    let choice = SecretHitler::choices(&self.state, seat).get(rank).expect("a legal rank");
                    SecretHitler::play(&mut self.state, seat, &choice, &mut self.told).expect("a legal move");
                }
            }
        }
        true
    }
}

/// A Liberal who passed on one of each and saw the Fascist one enacted knows what to think.
#[test]
fn own_hand_is_a_hard_fact() {
    let (me, other) = (Seat::new(0), Seat::new(1));
    let memory = [
        Event::ElectionOpened { election: 1, president: me, special: false },
        Event::Nominated { president: me, nominee: other },
        Event::BallotsOpened { ja: SeatSet::all(7), nein: SeatSet::EMPTY, passed: true },
        Event::Drawn { president: me },
        Event::HandSeen { seat: me, tiles: Tiles::new(1, 2) },
        Event::Discarded { seat: me, policy: Policy::Fascist },
        Event::Enacted {
            policy: Policy::Fascist,
            number: 1,
            election: 1,
            by: By::Government { president: me, chancellor: other },
        },
    ];
    let record = Record::new(Setup::new(7), &memory);
    let own = Own { seat: me, role: Role::Liberal, night: Night::default() };
    let belief = Belief::new(&record, Some(own), Reading::Doubting(&[1.0; engine::MAX_SEATS]));
    assert!(belief.fascist(other) > 0.95, "{}", belief.fascist(other));
    assert!(belief.fascist(me) == 0.0);
    // To the others it is one of the two.
    let outside = Belief::new(&record, None, Reading::Doubting(&[1.0; engine::MAX_SEATS]));
    let third = outside.fascist(Seat::new(2));
    assert!(outside.fascist(me) > third && outside.fascist(other) > third);
    let parties: f64 = (0..7).map(|seat| outside.fascist(Seat::new(seat))).sum();
    assert!((parties - 3.0).abs() < 1e-9, "three of seven are of the party: {parties}");
}

/// With nothing else known, the pile is reckoned exactly: six Liberal of seventeen.
#[test]
fn the_pile_is_reckoned() {
    let record = Record::new(Setup::new(5), &[]);
    let belief = Belief::new(&record, None, Reading::Doubting(&[1.0; engine::MAX_SEATS]));
    // Two Liberals enact a Liberal policy unless three Fascist tiles come: 1 - C(11,3)/C(17,3),
    // and the test of a Chancellor costs nothing with them.
    let policies = belief.policies(super::record::Board::default());
    assert!((policies[0][0] - (1.0 - 165.0 / 680.0)).abs() < 1e-9, "{}", policies[0][0]);
}

/// What a computer did can be asked again; before the end its explanation tells nothing hidden.
#[test]
fn computers_say_why_and_nothing_hidden() {
    for seats in [5, 7, 10] {
        engine::laws::computers_can_say_why::<SecretHitler>(&Setup::new(seats), 6, 1);
    }
}
