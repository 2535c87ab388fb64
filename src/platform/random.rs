//! Chance, drawn by the browser.

use rand::{
    Rng,
    rand_core::UnwrapErr,
    rngs::{SysError, SysRng},
};

/// The browser's source of random numbers. Every browser that runs this app has one.
pub fn rng() -> impl Rng {
    UnwrapErr::<SysRng>(SysRng)
}

/// Whether the source answers at all; asked once at the start of a match, so that a match never stops
/// half-way for want of chance.
///
/// # Errors
/// What the source said.
pub fn check() -> Result<(), SysError> {
    rand::TryRng::try_next_u32(&mut SysRng).map(drop)
}

/// A name for something kept on this device: 128 random bits as 32 hexadecimal digits.
pub fn id() -> String {
    let mut rng = rng();
    let mut id = String::with_capacity(32);
    for _ in 0..4 {
        let mut bits = rng.next_u32();
        for _ in 0..8 {
            id.push(char::from_digit(bits & 15, 16).unwrap_or('0'));
            bits >>= 4;
        }
    }
    id
}
