//! The candidates of a decision, compared fairly: in each round all that are still in it meet the
//! same world and the same luck.

/// The rounds played so far.
#[derive(Debug)]
pub(crate) struct Arms {
    /// What each candidate was worth in each round it was in; all live ones were in every round.
    worth: Vec<Vec<f64>>,
    /// How much each round counts: the likelihood of its world.
    weights: Vec<f64>,
    live: Vec<bool>,
}

/// Nobody is dropped after fewer rounds.
const FEWEST: usize = 8;

/// A weighted mean and how far it may be from the truth (its standard error).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mean {
    pub mean: f64,
    pub error: f64,
}

impl Arms {
    pub fn new(count: usize) -> Self {
        Self { worth: vec![Vec::new(); count], weights: Vec::new(), live: vec![true; count] }
    }

    /// How many full rounds were played.
    pub fn rounds(&self) -> usize {
        self.weights.len()
    }

    pub fn live(&self, arm: usize) -> bool {
        self.live.get(arm).copied().unwrap_or(false)
    }

    pub fn count_live(&self) -> usize {
        self.live.iter().filter(|live| **live).count()
    }

    /// Adds a full round: what the live candidates were worth, in order; others are not read.
    pub fn add(&mut self, weight: f64, worth: &[f64]) {
        self.weights.push(weight);
        for ((list, worth), live) in self.worth.iter_mut().zip(worth).zip(&self.live) {
            if *live {
                list.push(*worth);
            }
        }
    }

    /// The mean of `value` over the first rounds of which it is told.
    fn mean_of(&self, values: impl Iterator<Item = f64> + Clone) -> Mean {
        let (mut sum, mut weights, mut squares, mut count) = (0.0, 0.0, 0.0, 0.0f64);
        for (value, weight) in values.clone().zip(&self.weights) {
            sum += value * weight;
            weights += weight;
            count += 1.0;
        }
        if weights <= 0.0 {
            return Mean { mean: 0.0, error: 1.0 };
        }
        let mean = sum / weights;
        for (value, weight) in values.zip(&self.weights) {
            let off = (value - mean) * weight;
            squares += off * off;
        }
        // One round says nothing of how far it may be off.
        let error =
            if count > 1.0 { (squares * count / (count - 1.0)).sqrt() / weights } else { f64::INFINITY };
        Mean { mean, error }
    }

    /// What a candidate is worth.
    pub fn mean(&self, arm: usize) -> Mean {
        self.mean_of(self.worth.get(arm).map(Vec::as_slice).unwrap_or_default().iter().copied())
    }

    /// By how much one candidate is better than another, over the rounds that both were in.
    pub fn gap(&self, one: usize, other: usize) -> Mean {
        let list = |arm: usize| self.worth.get(arm).map(Vec::as_slice).unwrap_or_default().iter();
        self.mean_of(list(one).zip(list(other)).map(|(one, other)| one - other))
    }

    /// The live candidate of the highest mean; of equal ones the first.
    pub fn leader(&self) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for arm in (0..self.live.len()).filter(|arm| self.live(*arm)) {
            let mean = self.mean(arm).mean;
            if mean > best.1 {
                best = (arm, mean);
            }
        }
        best.0
    }

    /// Drops whoever is behind the leader by more than `doubt` standard errors, and everybody who
    /// does exactly as the leader does. Few rounds prove nothing, least of all that two are alike.
    pub fn prune(&mut self, doubt: f64) {
        if self.rounds() < FEWEST {
            return;
        }
        let leader = self.leader();
        for arm in 0..self.live.len() {
            if arm == leader || !self.live(arm) {
                continue;
            }
            let gap = self.gap(arm, leader);
            let twin = gap.mean == 0.0 && gap.error == 0.0 && arm > leader && self.rounds() >= 3 * FEWEST;
            if twin || gap.mean + doubt * gap.error < 0.0 {
                self.live[arm] = false;
            }
        }
    }

    /// The choice: the leader, unless the first candidate (what habit says) is behind it by less
    /// than `trust` standard errors.
    pub fn choice(&self, trust: f64) -> usize {
        let leader = self.leader();
        let gap = self.gap(leader, 0);
        if leader != 0 && gap.mean <= trust * gap.error { 0 } else { leader }
    }

    /// The best other candidate, by the mean over the rounds it was in.
    pub fn rival(&self, choice: usize) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        for arm in (0..self.worth.len()).filter(|arm| *arm != choice) {
            let gap = self.gap(arm, choice).mean;
            if best.is_none_or(|(_, most)| gap > most) {
                best = Some((arm, gap));
            }
        }
        best.map(|(arm, _)| arm)
    }
}

#[cfg(test)]
mod tests {
    use super::Arms;

    #[test]
    fn the_worse_is_dropped_and_the_better_chosen() {
        let mut arms = Arms::new(3);
        for round in 0..20 {
            let luck = f64::from(round % 5) / 10.0;
            let wobble = f64::from(round % 3) / 100.0;
            arms.add(1.0, &[luck, luck + 0.1 + wobble, luck - 0.2]);
        }
        arms.prune(3.0);
        assert_eq!((arms.live(0), arms.live(1), arms.live(2)), (false, true, false));
        assert_eq!((arms.choice(2.0), arms.rival(1)), (1, Some(0)));
    }

    /// The luck of a round is the same for all: it does not count as doubt.
    #[test]
    fn rounds_are_compared_in_pairs() {
        let mut arms = Arms::new(2);
        for round in 0..10 {
            let luck = f64::from(round * round % 7);
            arms.add(1.0, &[luck, luck + 0.01]);
        }
        assert!(arms.mean(0).error > 0.1);
        assert!(arms.gap(1, 0).error < 1e-9);
        assert_eq!(arms.choice(3.0), 1);
    }

    #[test]
    fn what_is_unsure_stays_with_habit() {
        let mut arms = Arms::new(2);
        for round in 0..10 {
            arms.add(1.0, &[0.5, if round % 2 == 0 { 1.1 } else { 0.0 }]);
        }
        assert_eq!((arms.leader(), arms.choice(2.0)), (1, 0));
    }

    #[test]
    fn likely_worlds_count_more() {
        let mut arms = Arms::new(2);
        arms.add(3.0, &[1.0, 0.0]);
        arms.add(1.0, &[0.0, 1.0]);
        assert!((arms.mean(0).mean - 0.75).abs() < 1e-12);
        assert_eq!(arms.leader(), 0);
    }
}
