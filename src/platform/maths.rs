//! Numbers for drawings: fractions by whole numbers, angles by the browser; the library's ways to write and turn them
//! take 25 kB of the program.

use js_sys::Math;

/// The number with one decimal, for an attribute of a drawing.
pub fn decimal(value: f64) -> String {
    fixed(value, 1)
}

/// The number with so many decimals, one at least.
pub fn fixed(value: f64, decimals: u8) -> String {
    let scale = 10_i64.pow(decimals.into());
    let all = (value * scale as f64).round() as i64;
    let whole = (all / scale).unsigned_abs().to_string();
    let part = (all % scale).unsigned_abs().to_string();
    let zeros = "0".repeat(usize::from(decimals).saturating_sub(part.len()));
    let sign = if all < 0 { "-" } else { "" };
    [sign, &whole, ".", &zeros, &part].concat()
}

/// Parts of a hundred for `style:width` and its like, with one decimal.
pub fn percent(part: f64, whole: f64) -> String {
    decimal(part * 100.0 / whole) + "%"
}

/// Numbers with one decimal, with a space between.
pub fn decimals(values: &[f64]) -> String {
    let mut text = String::new();
    for value in values {
        text.push_str(&decimal(*value));
        text.push(' ');
    }
    text.truncate(text.trim_end().len());
    text
}

/// Where a hand of this length points: `turn` in parts of a full turn, clockwise from the top. To the
/// right and downwards.
pub fn hand(turn: f64, length: f64) -> (f64, f64) {
    let angle = turn * std::f64::consts::TAU;
    (Math::sin(angle) * length, -Math::cos(angle) * length)
}

/// The way that a step goes, in degrees, clockwise from the right.
pub fn course(right: f64, down: f64) -> f64 {
    Math::atan2(down, right).to_degrees()
}
