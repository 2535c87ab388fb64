//! Counted shares and how far to trust them.
// Counts of games stay far below 2^52.
#![allow(clippy::cast_precision_loss)]

use std::fmt;

/// So many of so many.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Share {
    /// How many.
    pub hits: u64,
    /// Of how many.
    pub of: u64,
}

impl Share {
    /// Counts one case.
    pub fn count(&mut self, hit: bool) {
        self.hits += u64::from(hit);
        self.of += 1;
    }

    /// Counts what another one has counted.
    pub fn add(&mut self, other: Self) {
        self.hits += other.hits;
        self.of += other.of;
    }

    /// The share itself, in percent; 0 of no case.
    pub fn percent(self) -> f64 {
        if self.of == 0 { 0.0 } else { 100.0 * self.hits as f64 / self.of as f64 }
    }

    /// Wilson's 95 % interval, in percent.
    pub fn interval(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 100.0);
        }
        let (n, p, z) = (self.of as f64, self.hits as f64 / self.of as f64, 1.96);
        let scale = 1.0 + z * z / n;
        let middle = (p + z * z / (2.0 * n)) / scale;
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / scale;
        (100.0 * (middle - half).max(0.0), 100.0 * (middle + half).min(1.0))
    }
}

impl fmt::Display for Share {
    /// `48.5 % (47.5–49.5)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} % ({low:.1}–{high:.1})", self.percent())
    }
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn wilson_interval_of_known_counts() {
        let (low, high) = Share { hits: 10, of: 20 }.interval();
        assert!((low - 29.93).abs() < 0.01 && (high - 70.07).abs() < 0.01, "{low} {high}");
        let (low, high) = Share { hits: 0, of: 10 }.interval();
        assert!(low == 0.0 && (high - 27.75).abs() < 0.01, "{low} {high}");
    }
}
