//! The entropy coder of links: symbols in, bytes out, with nothing lost to rounding.
//!
//! A symbol is one of several cases, all equal (`put`) or with integer weights (`put_weighted`).
//! The whole list is folded into one natural number, last symbol first, in the manner of an
//! asymmetric numeral system without renormalisation: a link holds a few hundred symbols, so the
//! number has a few hundred bytes and its arithmetic costs microseconds. Being exact, the coder
//! has no precision to agree on and no state that a later version could change by accident. The
//! decoder knows that it has read everything when the number is used up.

/// Largest total weight of one symbol: the arithmetic takes 32-bit factors.
const LIMIT: u64 = 1 << 32;

#[derive(Clone, Copy, Debug)]
struct Symbol {
    below: u64,
    weight: u64,
    total: u64,
}

/// Collects symbols and folds them into bytes.
#[derive(Clone, Debug, Default)]
pub struct Encoder {
    symbols: Vec<Symbol>,
}

impl Encoder {
    /// An encoder without symbols.
    pub fn new() -> Self {
        Self::default()
    }

    /// One of `cases` equal cases, `value` in `0..cases`. A single case costs nothing.
    pub fn put(&mut self, value: u64, cases: u64) {
        debug_assert!(value < cases, "{value} of {cases}");
        if cases > LIMIT {
            // Upper digits first, then 16 bits; the decoder refuses what exceeds `cases`.
            self.put(value >> 16, ((cases - 1) >> 16) + 1);
            self.put(value & 0xffff, 1 << 16);
        } else if cases > 1 {
            self.symbols.push(Symbol { below: value, weight: 1, total: cases });
        }
    }

    /// A case of `weight` out of `total` (at most 2³²), the weights before it summing to `below`.
    pub fn put_weighted(&mut self, below: u64, weight: u64, total: u64) {
        debug_assert!(weight > 0 && below + weight <= total && total <= LIMIT);
        if weight < total {
            self.symbols.push(Symbol { below, weight, total });
        }
    }

    /// Yes or no, with `yes` in `of` cases being yes.
    pub fn put_flag(&mut self, flag: bool, yes: u64, of: u64) {
        if flag { self.put_weighted(of - yes, yes, of) } else { self.put_weighted(0, of - yes, of) }
    }

    /// A number without an upper bound, short if small: seven bits and a flag at a time.
    pub fn put_number(&mut self, mut number: u64) {
        loop {
            let more = number >= 128;
            self.put(u64::from(more), 2);
            self.put(number & 127, 128);
            number >>= 7;
            if !more {
                return;
            }
        }
    }

    /// The bytes of the folded number, least significant first, without trailing zeros.
    pub fn finish(self) -> Vec<u8> {
        let mut number = Natural::default();
        for symbol in self.symbols.iter().rev() {
            // x → (x div w)·t + below + (x mod w)
            let rest = number.divide(symbol.weight);
            number.multiply_add(symbol.total, symbol.below + rest);
        }
        number.into_bytes()
    }
}

/// Unfolds bytes into symbols. Every `take` returns something in range, whatever the bytes.
#[derive(Clone, Debug)]
pub struct Decoder {
    number: Natural,
}

impl Decoder {
    /// A decoder of these bytes.
    pub fn new(bytes: &[u8]) -> Self {
        Self { number: Natural::from_bytes(bytes) }
    }

    /// One of `cases` equal cases; `None` if the bytes hold a value that is none of them.
    pub fn take(&mut self, cases: u64) -> Option<u64> {
        if cases > LIMIT {
            let upper = self.take(((cases - 1) >> 16) + 1)?;
            let value = upper << 16 | self.take(1 << 16)?;
            (value < cases).then_some(value)
        } else if cases > 1 {
            Some(self.number.divide(cases))
        } else {
            (cases == 1).then_some(0)
        }
    }

    /// A weighted case: `find` gets a point in `0..total` and names the case that covers it as
    /// (case, sum of the weights before it, its weight).
    pub fn take_weighted<T>(&mut self, total: u64, find: impl FnOnce(u64) -> (T, u64, u64)) -> Option<T> {
        if total == 0 || total > LIMIT {
            return None;
        }
        if total == 1 {
            return Some(find(0).0);
        }
        let point = self.number.divide(total);
        let (case, below, weight) = find(point);
        if weight == 0 || point < below || point - below >= weight {
            return None;
        }
        self.number.multiply_add(weight, point - below);
        Some(case)
    }

    /// Yes or no; see [`Encoder::put_flag`].
    pub fn take_flag(&mut self, yes: u64, of: u64) -> Option<bool> {
        let no = of - yes;
        if yes == 0 || no == 0 {
            return Some(no == 0);
        }
        self.take_weighted(of, |point| if point >= no { (true, no, yes) } else { (false, 0, no) })
    }

    /// A number; `None` above 2⁵⁶. See [`Encoder::put_number`].
    pub fn take_number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..56).step_by(7) {
            let more = self.take(2)? == 1;
            number |= self.take(128)? << shift;
            if !more {
                return Some(number);
            }
        }
        None
    }

    /// Whether everything has been read and nothing is left over.
    pub fn is_used_up(&self) -> bool {
        self.number.limbs.is_empty()
    }
}

/// A natural number of any size, least significant limb first, no leading zero limbs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Natural {
    limbs: Vec<u32>,
}

impl Natural {
    /// Divides in place and returns the rest. `divisor` is in `1..=2³²`.
    fn divide(&mut self, divisor: u64) -> u64 {
        if divisor == 1 {
            return 0;
        }
        let mut rest = 0u64;
        if divisor == LIMIT {
            if self.limbs.is_empty() {
                return 0;
            }
            return u64::from(self.limbs.remove(0));
        }
        for limb in self.limbs.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = (value / divisor) as u32;
            rest = value % divisor;
        }
        self.trim();
        rest
    }

    /// Multiplies in place and adds. `factor` is in `1..=2³²`, `add` below `factor`.
    fn multiply_add(&mut self, factor: u64, add: u64) {
        let mut carry = add;
        for limb in &mut self.limbs {
            let value = u128::from(*limb) * u128::from(factor) + u128::from(carry);
            *limb = value as u32;
            carry = (value >> 32) as u64;
        }
        while carry > 0 {
            self.limbs.push(carry as u32);
            carry >>= 32;
        }
        self.trim();
    }

    fn trim(&mut self) {
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
    }

    fn into_bytes(self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Self {
        let mut number = Self {
            limbs: bytes
                .chunks(4)
                .map(|chunk| chunk.iter().rev().fold(0u32, |limb, byte| limb << 8 | u32::from(*byte)))
                .collect(),
        };
        number.trim();
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_of_every_kind_come_back_in_order() {
        let mut out = Encoder::new();
        for value in 0..5 {
            out.put(value, 5);
        }
        out.put(0, 1);
        out.put(u64::from(u32::MAX), LIMIT);
        out.put((1 << 48) - 2, 1 << 48);
        out.put_weighted(3, 4, 10);
        out.put_flag(true, 1, 8);
        out.put_flag(false, 1, 8);
        out.put_flag(true, 8, 8);
        out.put_number(0);
        out.put_number(300);
        let mut input = Decoder::new(&out.finish());
        for value in 0..5 {
            assert_eq!(input.take(5), Some(value));
        }
        assert_eq!(input.take(1), Some(0));
        assert_eq!(input.take(LIMIT), Some(u64::from(u32::MAX)));
        assert_eq!(input.take(1 << 48), Some((1 << 48) - 2));
        let find = |point| {
            if point < 3 {
                ('a', 0, 3)
            } else if point < 7 {
                ('b', 3, 4)
            } else {
                ('c', 7, 3)
            }
        };
        assert_eq!(input.take_weighted(10, find), Some('b'));
        assert_eq!(input.take_flag(1, 8), Some(true));
        assert_eq!(input.take_flag(1, 8), Some(false));
        assert_eq!(input.take_flag(8, 8), Some(true));
        assert_eq!(input.take_number(), Some(0));
        assert_eq!(input.take_number(), Some(300));
        assert!(input.is_used_up());
    }

    #[test]
    fn cost_is_the_information_and_no_more() {
        // 1,000 ballots, each one bit: 125 bytes.
        let mut out = Encoder::new();
        for i in 0..1000u64 {
            out.put(i * i % 7 % 2, 2);
        }
        assert!(out.finish().len() <= 125);
        // A certain outcome costs nothing.
        let mut out = Encoder::new();
        (0..1000).for_each(|_| out.put_weighted(0, 9, 9));
        assert!(out.finish().is_empty());
    }

    #[test]
    fn any_bytes_decode_to_values_in_range() {
        let bytes: Vec<u8> = (0..64u8).map(|i| i.wrapping_mul(197) ^ 0x5a).collect();
        let mut input = Decoder::new(&bytes);
        for cases in [2, 3, 7, 840, 1 << 16, LIMIT, LIMIT + 1, 1 << 48] {
            assert!(input.take(cases).is_none_or(|value| value < cases));
        }
        assert_eq!(input.take(0), None);
    }
}
