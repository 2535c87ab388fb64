//! Ranked choices and ranked chance.
//!
//! Nothing is listed that can be counted: `get` and `rank` are inverse to each other on
//! `0..len()`, so a link stores ranks and a search can draw a choice without building the others.

/// The legal moves of a seat, ranked.
pub trait Choices<M> {
    /// How many there are; 0 for a seat that owes nothing.
    fn len(&self) -> u64;
    /// The choice of this rank; `None` from `len()` on.
    fn get(&self, rank: u64) -> Option<M>;
    /// The rank of a move; `None` if it is not among the choices.
    fn rank(&self, choice: &M) -> Option<u64>;
    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// All of them, in rank order. For screens and tests; search draws by rank.
    fn all(&self) -> Vec<M> {
        (0..self.len()).filter_map(|rank| self.get(rank)).collect()
    }
}

/// The outcomes of a chance step, ranked, with integer weights.
pub trait Odds<C> {
    /// How many outcomes.
    fn len(&self) -> u64;
    /// The outcome of this rank; `None` from `len()` on.
    fn get(&self, rank: u64) -> Option<C>;
    /// The rank of an outcome; `None` if it cannot happen here.
    fn rank(&self, outcome: &C) -> Option<u64>;
    /// Weight of an outcome: how many of the [`Odds::total`] equal cases it is. At least 1.
    fn weight(&self, rank: u64) -> u64;
    /// Sum of all weights, at most 2³².
    fn total(&self) -> u64;
    /// Sum of the weights before `rank`.
    fn below(&self, rank: u64) -> u64 {
        (0..rank).map(|r| self.weight(r)).sum()
    }
    /// The rank whose weights cover the case `point` in `0..total()`.
    fn at(&self, point: u64) -> u64 {
        let mut rank = 0;
        let mut left = point;
        while rank + 1 < self.len() && left >= self.weight(rank) {
            left -= self.weight(rank);
            rank += 1;
        }
        rank
    }
    /// Whether nothing can happen (no game offers this).
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A short list of choices, held in place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Few<M, const N: usize> {
    list: [Option<M>; N],
    len: usize,
}

impl<M: Copy, const N: usize> Default for Few<M, N> {
    fn default() -> Self {
        Self { list: [None; N], len: 0 }
    }
}

impl<M: Copy, const N: usize> Few<M, N> {
    /// Adds a choice; beyond `N` it is dropped (a game sizes `N` so that this cannot happen).
    pub fn push(&mut self, choice: M) {
        if let Some(slot) = self.list.get_mut(self.len) {
            *slot = Some(choice);
            self.len += 1;
        }
        debug_assert!(self.len <= N);
    }
}

impl<M: Copy, const N: usize> FromIterator<M> for Few<M, N> {
    fn from_iter<I: IntoIterator<Item = M>>(choices: I) -> Self {
        let mut few = Self::default();
        choices.into_iter().for_each(|choice| few.push(choice));
        few
    }
}

impl<M: Copy + PartialEq, const N: usize> Choices<M> for Few<M, N> {
    fn len(&self) -> u64 {
        self.len as u64
    }
    fn get(&self, rank: u64) -> Option<M> {
        self.list.get(usize::try_from(rank).ok()?).copied().flatten()
    }
    fn rank(&self, choice: &M) -> Option<u64> {
        self.list[..self.len].iter().position(|c| c.as_ref() == Some(choice)).map(|i| i as u64)
    }
}

/// A short list of outcomes with weights, held in place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<C, const N: usize> {
    few: Few<C, N>,
    weights: [u32; N],
    total: u64,
}

impl<C: Copy, const N: usize> Default for Weighted<C, N> {
    fn default() -> Self {
        Self { few: Few::default(), weights: [0; N], total: 0 }
    }
}

impl<C: Copy, const N: usize> Weighted<C, N> {
    /// Adds an outcome unless its weight is 0.
    pub fn push(&mut self, outcome: C, weight: u32) {
        if weight > 0 && self.few.len < N {
            self.weights[self.few.len] = weight;
            self.few.push(outcome);
            self.total += u64::from(weight);
        }
    }
}

impl<C: Copy + PartialEq, const N: usize> Odds<C> for Weighted<C, N> {
    fn len(&self) -> u64 {
        self.few.len()
    }
    fn get(&self, rank: u64) -> Option<C> {
        self.few.get(rank)
    }
    fn rank(&self, outcome: &C) -> Option<u64> {
        self.few.rank(outcome)
    }
    fn weight(&self, rank: u64) -> u64 {
        usize::try_from(rank).ok().and_then(|i| self.weights.get(i)).map_or(0, |w| u64::from(*w))
    }
    fn total(&self) -> u64 {
        self.total
    }
}

/// The statements of a game in which nothing can be stated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silent {}

impl std::fmt::Display for Silent {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl std::str::FromStr for Silent {
    type Err = crate::notation::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Err(crate::notation::NotationError::new("nothing: this game has no statements", text))
    }
}
