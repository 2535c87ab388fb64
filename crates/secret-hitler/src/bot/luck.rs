//! Random choices. One number is drawn for each, whatever comes of it.

use engine::{Seat, SeatSet};
use rand::{Rng, RngExt};

/// True in `percent` of a hundred cases.
pub(super) fn percent(rng: &mut dyn Rng, percent: u32) -> bool {
    rng.random_range(0..100) < percent
}

/// A seat of the set, each with its weight; `None` only if the set is empty. Weights that are not
/// positive count as nothing, unless all are so.
pub(super) fn pick(rng: &mut dyn Rng, seats: SeatSet, weight: impl Fn(Seat) -> f64) -> Option<Seat> {
    let total: f64 = seats.iter().map(|seat| weight(seat).max(0.0)).sum();
    let mut point = rng.random::<f64>() * total;
    let mut last = seats.first();
    for seat in seats.iter() {
        let weight = weight(seat).max(0.0);
        if weight > 0.0 {
            last = Some(seat);
            if point < weight {
                break;
            }
            point -= weight;
        }
    }
    last
}
