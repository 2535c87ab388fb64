//! Recorded games.
pub(crate) const GAMES: [(&str, &str); 0] = [];
