//! Random numbers from a small seed.

/// The generator `SplitMix64`: a counter whose every value is mixed until each bit of the result
/// depends on all bits of it.
///
/// The same seed gives the same numbers on every machine and in every version, and the compiler
/// can draw them too: the keys of positions are made of them (Zobrist hashing), and whatever in
/// tests and matches between engines has to be drawn by lot and drawn again. They are easy to
/// foresee, so nothing secret is made of them: for that there is [`Seed`](crate::Seed).
///
/// ```
/// use prise_game::SplitMix64;
///
/// const KEYS: [u64; 2] = SplitMix64::new(7).draw();
/// let mut numbers = SplitMix64::new(7);
/// assert_eq!(KEYS, [numbers.next(), numbers.next()]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// The next `N` numbers.
    pub const fn draw<const N: usize>(&mut self) -> [u64; N] {
        let mut numbers = [0; N];
        let mut index = 0;
        while index < N {
            numbers[index] = self.next();
            index += 1;
        }
        numbers
    }

    /// A number below `bound`.
    ///
    /// # Panics
    /// If there is no number below it.
    pub const fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// One of these things; nothing if there are none.
    pub fn choose<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() { None } else { Some(things[self.below(things.len())]) }
    }

    /// Puts things into another order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.below(place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_that_others_draw() {
        // Published for this seed.
        let mut numbers = SplitMix64::new(1_234_567);
        let drawn: [u64; 3] = numbers.draw();
        let expected =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(drawn, expected);
    }

    #[test]
    fn things_are_chosen_and_mixed() {
        let mut numbers = SplitMix64::new(3);
        let mut things: Vec<_> = (0..50).collect();
        numbers.shuffle(&mut things);
        assert!(!things.is_sorted());
        assert!((0..200).all(|_| things.contains(&numbers.choose(&things).unwrap())));
        assert_eq!(numbers.choose::<u8>(&[]), None);
        things.sort_unstable();
        assert!(things.into_iter().eq(0..50));
    }
}
