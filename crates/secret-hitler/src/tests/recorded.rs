//! Recorded whole games: one per way to end, together every kind of event.

/// Name and text of each.
pub(crate) const GAMES: [(&str, &str); 4] = [
    ("five-liberal", include_str!("../../tests/games/five-liberal.txt")),
    ("hitler-elected", include_str!("../../tests/games/hitler-elected.txt")),
    ("hitler-executed", include_str!("../../tests/games/hitler-executed.txt")),
    ("six-fascist", include_str!("../../tests/games/six-fascist.txt")),
];
