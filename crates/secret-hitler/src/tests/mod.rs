//! Tests: one per rule, the test cases of the rules file, the laws, the random-play oracle.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod cases;
mod laws;
mod oracle;
mod recorded;
mod rules;
mod view;

use engine::{Audience, Choices, Game, Odds as _, Seat, SeatSet, Told, Turn, Viewer};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::deck::Deck;
use crate::*;

pub(crate) const L: Policy = Policy::Liberal;
pub(crate) const F: Policy = Policy::Fascist;

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub(crate) fn seats(indices: &[u8]) -> SeatSet {
    indices.iter().map(|index| Seat::new(*index)).collect()
}

/// A game under test: its state, and everything that was told.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
}

impl Table {
    /// Dealt; seat 0 is the first candidate.
    pub(crate) fn new(roles: &str) -> Self {
        Self::with(Setup { first: Some(seat(0)), ..Setup::new(roles.len() as u8) }, roles)
    }

    pub(crate) fn with(setup: Setup, roles: &str) -> Self {
        let mut table = Self { state: SecretHitler::start(&setup).unwrap(), told: Vec::new() };
        table.chance(&format!("deal {roles}"));
        table
    }

    /// Dealt, with so many policies on the board (by chaos) and the tracker here.
    pub(crate) fn at(roles: &str, liberal: u8, fascist: u8, tracker: u8) -> Self {
        let mut table = Self::new(roles);
        let placed = Some(Placed { election: 0, by: By::Chaos });
        table.state.liberal = liberal;
        table.state.fascist = fascist;
        table.state.tracker = tracker;
        table.state.liberal_row[..usize::from(liberal)].fill(placed);
        table.state.fascist_row[..usize::from(fascist)].fill(placed);
        table.state.deck = Deck::new(table.state.unseen());
        table.check();
        table
    }

    /// The draw pile holds these tiles, the discard pile the others.
    pub(crate) fn pile(mut self, draw: &str) -> Self {
        let draw: Tiles = draw.parse().unwrap();
        self.state.deck.discard = self.state.unseen().minus(draw);
        self.state.deck.draw = draw;
        self.check();
        self
    }

    /// These seats were executed before.
    pub(crate) fn dead(mut self, dead: &[u8]) -> Self {
        self.state.living = self.state.living.minus(seats(dead));
        self
    }

    /// This government was the last to be elected.
    pub(crate) fn last(mut self, president: u8, chancellor: u8) -> Self {
        self.state.last = Some((seat(president), seat(chancellor)));
        self
    }

    /// This seat is the candidate for President.
    pub(crate) fn president(mut self, president: u8) -> Self {
        self.state.president = seat(president);
        self.state.anchor = seat(president);
        self
    }

    pub(crate) fn check(&self) {
        conserved(&self.state).unwrap();
    }

    pub(crate) fn chance(&mut self, outcome: &str) {
        let outcome: Chance = outcome.parse().unwrap();
        let odds = SecretHitler::odds(&self.state);
        assert!(odds.rank(&outcome).is_some(), "{outcome} cannot happen");
        assert!(SecretHitler::settle(&mut self.state, &outcome, &mut self.told), "{outcome}");
        self.check();
    }

    /// The move is made and was listed.
    pub(crate) fn play(&mut self, by: u8, choice: Move) {
        assert!(self.choices(by).contains(&choice), "{choice} is not listed");
        if let Err(refusal) = SecretHitler::play(&mut self.state, seat(by), &choice, &mut self.told) {
            panic!("{by} {choice}: {refusal}");
        }
        self.check();
    }

    /// The move is refused, changes nothing, tells nothing and is not listed.
    pub(crate) fn refuse(&mut self, by: u8, choice: Move) -> Refusal {
        let (before, told) = (self.state, self.told.len());
        assert!(!self.choices(by).contains(&choice), "{choice} is listed");
        let refusal = SecretHitler::play(&mut self.state, seat(by), &choice, &mut self.told).unwrap_err();
        assert!(self.state == before && self.told.len() == told);
        refusal
    }

    pub(crate) fn say(&mut self, by: u8, claim: &str) -> Result<(), Refusal> {
        let claim: Statement = claim.parse().unwrap();
        let listed = self.claims(by).rank(&claim).is_some();
        let said = SecretHitler::say(&mut self.state, seat(by), &claim, &mut self.told);
        assert_eq!(listed, said.is_ok());
        said
    }

    pub(crate) fn claims(&self, by: u8) -> Claims {
        SecretHitler::statements(&self.state, seat(by))
    }

    pub(crate) fn choices(&self, by: u8) -> Vec<Move> {
        SecretHitler::choices(&self.state, seat(by)).all()
    }

    pub(crate) fn view(&self, by: u8) -> Observation {
        SecretHitler::observe(&self.state, Viewer::Seat(seat(by)))
    }

    pub(crate) fn table(&self) -> Observation {
        SecretHitler::observe(&self.state, Viewer::Table)
    }

    pub(crate) fn turn(&self) -> Turn {
        SecretHitler::turn(&self.state)
    }

    pub(crate) fn now(&self) -> u8 {
        self.state.president.index() as u8
    }

    pub(crate) fn end(&self) -> Option<End> {
        self.table().end()
    }

    /// Whom the candidate may nominate.
    pub(crate) fn eligible(&self) -> SeatSet {
        let listed: SeatSet = self
            .choices(self.now())
            .into_iter()
            .filter_map(|choice| match choice {
                Move::Nominate(seat) => Some(seat),
                _ => None,
            })
            .collect();
        assert_eq!(listed, self.table().eligible, "screen and engine agree");
        listed
    }

    pub(crate) fn nominate(&mut self, nominee: u8) {
        self.play(self.now(), Move::Nominate(seat(nominee)));
    }

    /// So many Ja, from the lowest living seat on; the others Nein.
    pub(crate) fn vote(&mut self, ja: usize) {
        let living = self.state.living;
        for (index, voter) in living.iter().enumerate() {
            let ballot = if index < ja { Ballot::Ja } else { Ballot::Nein };
            self.play(voter.index() as u8, Move::Ballot(ballot));
        }
    }

    /// An election that fails.
    pub(crate) fn fail(&mut self) {
        let nominee = self.eligible().first().unwrap();
        self.nominate(nominee.index() as u8);
        self.vote(0);
    }

    /// An election that passes.
    pub(crate) fn elect(&mut self, chancellor: u8) {
        self.nominate(chancellor);
        self.vote(self.state.living.len());
    }

    /// Elects this Chancellor, draws these tiles, and discards these two.
    pub(crate) fn session(&mut self, chancellor: u8, drew: &str, president: Policy, then: Policy) {
        self.elect(chancellor);
        self.chance(&format!("draw {drew}"));
        let now = self.now();
        self.play(now, Move::Discard(president));
        self.play(chancellor, Move::Discard(then));
    }

    /// A government that enacts a Fascist policy.
    pub(crate) fn fascist(&mut self, chancellor: u8) {
        let drew = if self.state.deck.draw.fascist >= 3 { "FFF" } else { "LFF" };
        self.session(chancellor, drew, if drew == "FFF" { F } else { L }, F);
    }

    /// A session up to the proposed veto.
    pub(crate) fn propose_veto(&mut self, chancellor: u8, drew: &str, president: Policy) {
        self.elect(chancellor);
        self.chance(&format!("draw {drew}"));
        let now = self.now();
        self.play(now, Move::Discard(president));
        self.play(chancellor, Move::Veto);
    }

    /// Public events, from the `from`-th told on.
    pub(crate) fn public(&self, from: usize) -> Vec<Event> {
        let public = |told: &&Told<Event>| told.audience == Audience::Public;
        self.told[from..].iter().filter(public).map(|told| told.event).collect()
    }

    /// Events told to this seat.
    pub(crate) fn memory(&self, by: u8) -> Vec<Event> {
        let viewer = Viewer::Seat(seat(by));
        self.told.iter().filter(|told| told.audience.admits(viewer)).map(|told| told.event).collect()
    }

    pub(crate) fn told_public(&self, event: Event) -> bool {
        self.public(0).contains(&event)
    }
}

/// How random play decides: a hand is discarded from tile by tile, not kind by kind.
pub(crate) fn random_move(options: Options, rng: &mut SmallRng) -> Move {
    match options {
        Options::Discard { hand, veto } => {
            if veto && rng.random_range(0..3) == 0 {
                Move::Veto
            } else if rng.random_range(0..hand.len()) < hand.liberal {
                Move::Discard(L)
            } else {
                Move::Discard(F)
            }
        }
        _ => options.get(rng.random_range(0..options.len())).unwrap(),
    }
}

/// Plays on at random until `stop` says so or the game is over.
pub(crate) fn play_on(state: &mut State, rng: &mut SmallRng, mut stop: impl FnMut(&State) -> bool) {
    while !stop(state) {
        match SecretHitler::turn(state) {
            Turn::Over(_) => return,
            Turn::Chance => {
                let odds = SecretHitler::odds(state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(SecretHitler::settle(state, &outcome, &mut ()));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choice = random_move(SecretHitler::choices(state, by), rng);
                SecretHitler::play(state, by, &choice, &mut ()).unwrap();
            }
        }
    }
}

/// A whole random game.
pub(crate) fn random_game(setup: Setup, rng: &mut SmallRng) -> State {
    let mut state = SecretHitler::start(&setup).unwrap();
    play_on(&mut state, rng, |_| false);
    state
}

pub(crate) fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}
