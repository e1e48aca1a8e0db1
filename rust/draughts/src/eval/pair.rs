//! The opening's and the ending's weight in one number.
//!
//! The opening's weight plus 65,536 times the ending's: such numbers are added up without being
//! taken apart, so that one addition serves both weights. What the sum means is found in the end,
//! as long as each part of it fits into sixteen bits.

/// Two weights as they lie in the file: a 32-bit integer, little-endian.
pub type Pair = [u8; 4];

/// Puts the opening's and the ending's weight into one number.
pub fn pack([opening, ending]: [i16; 2]) -> Pair {
    (i32::from(ending) << 16).wrapping_add(i32::from(opening)).to_le_bytes()
}

/// The opening's and the ending's weight.
#[inline]
pub fn unpack(pair: Pair) -> [i16; 2] {
    let number = i32::from_le_bytes(pair);
    let opening = number as i16;
    [opening, (number.wrapping_sub(opening.into()) >> 16) as i16]
}

/// A sum of weights. Its parts stay within sixteen bits: that is room for twenty men.
#[derive(Clone, Copy, Default)]
pub(super) struct Sum(i32);

impl Sum {
    #[inline]
    pub(super) fn add(&mut self, pair: Pair) {
        self.0 = self.0.wrapping_add(i32::from_le_bytes(pair));
    }

    #[inline]
    pub(super) fn subtract(&mut self, pair: Pair) {
        self.0 = self.0.wrapping_sub(i32::from_le_bytes(pair));
    }

    /// The sum of the opening's weights and that of the ending's.
    #[inline]
    pub(super) fn parts(self) -> [i32; 2] {
        unpack(self.0.to_le_bytes()).map(i32::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_come_back() {
        for opening in [i16::MIN, -1, 0, 1, 300, i16::MAX] {
            for ending in [i16::MIN, -300, -1, 0, 1, i16::MAX] {
                assert_eq!(unpack(pack([opening, ending])), [opening, ending]);
            }
        }
    }

    #[test]
    fn sums_come_apart() {
        let mut sum = Sum::default();
        sum.add(pack([-5, 7]));
        sum.add(pack([-20_000, 31_000]));
        sum.subtract(pack([3, 32_000]));
        assert_eq!(sum.parts(), [-20_008, -993]);
    }
}
