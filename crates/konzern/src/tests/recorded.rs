//! Recorded whole games: every way to end, together every kind of event.

/// Name and text of each.
pub(crate) const GAMES: [(&str, &str); 7] = [
    ("final-balance", include_str!("../../tests/games/final-balance.txt")),
    ("tie-break", include_str!("../../tests/games/tie-break.txt")),
    ("motions", include_str!("../../tests/games/motions.txt")),
    ("tied", include_str!("../../tests/games/tied.txt")),
    ("emitted", include_str!("../../tests/games/emitted.txt")),
    ("missed", include_str!("../../tests/games/missed.txt")),
    ("bankrupt", include_str!("../../tests/games/bankrupt.txt")),
];
