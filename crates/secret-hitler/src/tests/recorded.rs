//! Recorded whole games: one per way to end, together every kind of event.

/// Name and text of each.
pub(crate) const GAMES: [(&str, &str); 0] = [];
