//! Random numbers of a playout: small, quick, alike on every device.

use std::convert::Infallible;

use rand::rand_core::TryRng;

/// A stream of random numbers (`SplitMix64`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stream(u64);

/// The finishing steps of `SplitMix64`: every bit hangs on every other.
pub(crate) const fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

impl Stream {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(mix(seed ^ 0x6b61_6269_6e65_7474))
    }

    /// The next number.
    #[allow(clippy::should_implement_trait)]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `most`, each equally often but for 2⁻³² at most; 0 if `most` is 0.
    pub const fn below(&mut self, most: u64) -> u64 {
        ((self.next() as u128 * most as u128) >> 64) as u64
    }

    /// A number from 0 up to 1, without 1.
    pub const fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(8) {
            let word = self.next().to_le_bytes();
            for (byte, from) in part.iter_mut().zip(word) {
                *byte = from;
            }
        }
        Ok(())
    }
}

/// What happens by itself in a playout. Dice and cards have a stream of their own, so that two
/// candidates meet the same dice although players think differently after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// Dice and cards.
    pub chance: Stream,
    /// Whims of players.
    pub whim: Stream,
}

impl Luck {
    /// The luck of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { chance: Stream::new(seed), whim: Stream::new(!seed) }
    }
}
