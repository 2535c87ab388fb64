//! Playouts.

use engine::bots::{Brake, Reason, Thought};
use engine::{Choices as _, Game, Odds as _, Seat, Turn};

use crate::arms::Arms;
use crate::luck::{Luck, Stream, mix};
use crate::tree::{Tree, Way};

/// A choice worth looking at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// Its rank among the choices.
    pub rank: u64,
    /// How readily habit would take it, in any unit.
    pub share: f64,
}

impl Candidate {
    /// With a share of one.
    pub const fn new(rank: u64) -> Self {
        Self { rank, share: 1.0 }
    }
}

/// What a game knows of its own play, from one seat's side.
pub trait Insight {
    /// The game.
    type Game: Game;

    /// Draws a state that agrees with the seat's observation and with every event it was told, and
    /// says how much it counts: how likely what lies hidden is, given how others behaved, unless
    /// the drawing has taken care of that already. Sealed decisions of others are drawn too.
    /// `None` if no such state was found.
    fn world(&mut self, luck: &mut Stream) -> Option<(<Self::Game as Game>::State, f64)>;

    /// The choices of the seat worth looking at, most wanted first: at the decision itself, and
    /// (for [`Plan::depth`] above 0) at its later ones. What it lists may hang on what the seat
    /// knows only. Empty: the hint decides.
    fn candidates(&mut self, state: &<Self::Game as Game>::State, out: &mut Vec<Candidate>);

    /// How a player in this seat would act in this world: cheap, and by what that seat knows.
    /// `None` stands for any choice at all.
    fn hint(
        &mut self,
        state: &<Self::Game as Game>::State,
        seat: Seat,
        luck: &mut Stream,
    ) -> Option<<Self::Game as Game>::Move>;

    /// Whether to stop here, so many steps after the decision. The end always stops.
    fn stops(&self, state: &<Self::Game as Game>::State, steps: u32) -> bool;

    /// What a state is worth to the seat, usually its chance to win, 0 to 1.
    fn value(&mut self, state: &<Self::Game as Game>::State) -> f64;

    /// A number for the moment of a playout, as a round with whose turn it is: where it changes, luck
    /// begins anew by it. So two candidates meet the same dice and whims in the same moment however
    /// many were spent before, and differ by what they do. The same number for all: luck runs on.
    fn beat(&self, _: &<Self::Game as Game>::State) -> u64 {
        0
    }

    /// What the seat knows at a later decision, as a number: equal numbers share a node.
    /// Zero for all: nodes are known by the seat's own decisions alone.
    fn key(&self, _: &<Self::Game as Game>::State) -> u64 {
        0
    }
}

/// How much to think, and how to judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Playouts altogether.
    pub playouts: u32,
    /// Rounds at most: what few candidates are left do not use up all playouts.
    pub rounds: u32,
    /// Own decisions after the first one that are searched, too; the hint takes the rest.
    pub depth: u32,
    /// Weight of curiosity at those.
    pub explore: f64,
    /// A candidate is dropped once it is so many standard errors behind. With a tree below the
    /// candidates let it be large: what they are worth rises while the tree learns.
    pub doubt: f64,
    /// A candidate is preferred to habit only if it is so many standard errors ahead.
    pub trust: f64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { playouts: 200, rounds: 200, depth: 0, explore: 0.5, doubt: 3.0, trust: 1.0 }
    }
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// The rank of the choice.
    pub rank: u64,
    /// What it promises, in the unit of [`Insight::value`]; `None` if nothing was played out.
    pub value: Option<f64>,
    /// The best other candidate and by how much it is worse than the choice (below 0: it looked
    /// better, but not surely so).
    pub rival: Option<(u64, f64)>,
    /// Rounds: worlds in which the candidates were compared.
    pub worlds: u32,
    /// Whether the choice is not what habit says.
    pub changed: bool,
}

impl Verdict {
    /// The move with its reason, under a word of the game; values are chances, 0 to 1.
    pub fn thought(&self, word: &'static str) -> Thought {
        let milli = |value: f64| (value * 1_000.0).round() as i32;
        let reason = Reason {
            word,
            value: self.value.map(milli),
            rival: self.rival.map(|(rank, less)| (rank, milli(less))),
            worlds: self.worlds,
            ..Reason::default()
        };
        Thought { rank: self.rank, reason }
    }
}

/// Thinks as [`search`] does; the choice with its reason under a word of the game, that of habit (`rank`) where
/// there is no candidate.
pub fn think<I: Insight>(
    insight: &mut I,
    seat: Seat,
    plan: &Plan,
    seed: u64,
    (word, rank): (&'static str, u64),
    brake: &mut Brake<'_>,
) -> Thought {
    search(insight, seat, plan, seed, brake)
        .map_or(Thought { rank, reason: Reason::plain(word) }, |verdict| verdict.thought(word))
}

/// More steps than any playout has.
const MOST_STEPS: u32 = 20_000;
/// Candidates are compared and dropped after so many rounds each time.
const EVERY: usize = 4;

/// Thinks. `brake` is asked before every playout and ends the thinking once it says so; the
/// round that is under way is forgotten then. `None` if there is no candidate.
pub fn search<I: Insight>(
    insight: &mut I,
    seat: Seat,
    plan: &Plan,
    seed: u64,
    brake: &mut Brake<'_>,
) -> Option<Verdict> {
    let mut thinking =
        Thinking { seat, plan: *plan, tree: Tree::default(), list: Vec::new(), way: Way::new() };
    let (mut arms, mut list): (Option<Arms>, Vec<Candidate>) = (None, Vec::new());
    let mut worth: Vec<f64> = Vec::new();
    let mut roots: Vec<usize> = Vec::new();
    let (mut spent, mut round) = (0u32, 0u64);
    'rounds: while round < u64::from(plan.rounds) {
        let luck = mix(seed ^ mix(round + 1));
        round += 1;
        let Some((world, weight)) = insight.world(&mut Stream::new(luck)) else { continue };
        let arms = arms.get_or_insert_with(|| {
            insight.candidates(&world, &mut list);
            worth = vec![0.0; list.len()];
            roots = list.iter().map(|_| thinking.tree.node()).collect();
            Arms::new(list.len())
        });
        // Always two rounds if time allows, whatever the number of candidates.
        let due = arms.count_live() as u32;
        if due < 2 || (arms.rounds() >= 2 && spent + due > plan.playouts) {
            break;
        }
        for arm in (0..list.len()).filter(|arm| arms.live(*arm)) {
            if brake() {
                break 'rounds;
            }
            worth[arm] = thinking.playout(insight, world.clone(), list[arm].rank, roots[arm], luck);
            spent += 1;
        }
        arms.add(weight, &worth);
        if arms.rounds().is_multiple_of(EVERY) {
            arms.prune(plan.doubt);
        }
    }
    let first = list.first()?;
    let Some(arms) = arms.filter(|arms| arms.rounds() > 0) else {
        return Some(Verdict { rank: first.rank, value: None, rival: None, worlds: 0, changed: false });
    };
    let choice = arms.choice(plan.trust);
    let rival = arms.rival(choice).and_then(|arm| Some((list.get(arm)?.rank, arms.gap(choice, arm).mean)));
    Some(Verdict {
        rank: list.get(choice).unwrap_or(first).rank,
        value: Some(arms.mean(choice).mean),
        rival,
        worlds: arms.rounds() as u32,
        changed: choice != 0,
    })
}

struct Thinking {
    seat: Seat,
    plan: Plan,
    tree: Tree,
    list: Vec<Candidate>,
    way: Way,
}

impl Thinking {
    /// Plays a world on from the decision, the seat taking `rank`, and says what it was worth.
    fn playout<I: Insight>(
        &mut self,
        insight: &mut I,
        mut state: <I::Game as Game>::State,
        rank: u64,
        root: usize,
        seed: u64,
    ) -> f64 {
        let mut first = Some(rank);
        let mut luck = Luck::new(seed);
        let mut beat = 0;
        let mut depth = self.plan.depth;
        self.way.clear();
        let mut steps = 0;
        while steps < MOST_STEPS && (first.is_some() || !insight.stops(&state, steps)) {
            let now = insight.beat(&state);
            if now != beat {
                beat = now;
                luck = Luck::new(seed ^ mix(beat));
            }
            match I::Game::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = I::Game::odds(&state);
                    let point = luck.chance.below(odds.total());
                    let Some(outcome) = odds.get(odds.at(point)) else { break };
                    if !I::Game::settle(&mut state, &outcome, &mut ()) {
                        break;
                    }
                }
                Turn::Seats(owing) => {
                    // Everybody decides before anybody's decision is played.
                    let mut moves = engine::SeatSet::EMPTY;
                    let mut decided: [Option<<I::Game as Game>::Move>; engine::MAX_SEATS] =
                        Default::default();
                    for seat in owing.iter() {
                        let choice = if seat == self.seat {
                            self.own(insight, &state, first.take(), root, &mut depth, &mut luck.whim)
                        } else {
                            insight.hint(&state, seat, &mut luck.whim)
                        };
                        let choice = choice.or_else(|| {
                            let choices = I::Game::choices(&state, seat);
                            choices.get(luck.whim.below(choices.len()))
                        });
                        if let Some(slot) = decided.get_mut(seat.index()) {
                            *slot = choice;
                            moves = moves.with(seat);
                        }
                    }
                    let mut played = true;
                    for seat in moves.iter() {
                        let choice = decided.get_mut(seat.index()).and_then(Option::take);
                        played &= choice
                            .is_some_and(|choice| I::Game::play(&mut state, seat, &choice, &mut ()).is_ok());
                    }
                    if !played {
                        // A hint that the rules refuse: no playout can go on, judge what there is.
                        debug_assert!(false, "a hint was refused");
                        break;
                    }
                }
            }
            steps += 1;
        }
        let worth = insight.value(&state);
        self.tree.learn(&self.way, worth);
        worth
    }

    /// The seat's own decision: the one in question, one in the tree, or a hint.
    fn own<I: Insight>(
        &mut self,
        insight: &mut I,
        state: &<I::Game as Game>::State,
        first: Option<u64>,
        root: usize,
        depth: &mut u32,
        luck: &mut Stream,
    ) -> Option<<I::Game as Game>::Move> {
        if let Some(rank) = first {
            return I::Game::choices(state, self.seat).get(rank);
        }
        if *depth > 0 {
            *depth -= 1;
            self.list.clear();
            insight.candidates(state, &mut self.list);
            if self.list.len() > 1 {
                let sum: f64 = self.list.iter().map(|candidate| candidate.share).sum();
                let offer: Vec<(u64, f64)> =
                    self.list.iter().map(|candidate| (candidate.rank, candidate.share / sum)).collect();
                let key = insight.key(state);
                let (node, new) = match self.way.last() {
                    Some(last) => self.tree.enter(*last, key),
                    None => self.tree.below(root, key),
                };
                if new {
                    // The tree grows by one node a playout.
                    *depth = 0;
                }
                if let Some((edge, rank)) = self.tree.select(node, &offer, self.plan.explore) {
                    self.way.push((node, edge));
                    return I::Game::choices(state, self.seat).get(rank);
                }
            }
        }
        insight.hint(state, self.seat, luck)
    }
}
