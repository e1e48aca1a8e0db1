//! The keys under which positions are kept.
//!
//! A position has two. Its *position key* says what stands where and whose turn it is: repetitions
//! are found by it. Its *table key* says besides how many plies a draw counter has left, once that
//! may decide the game: what a search has found with time in hand no longer holds then. The two
//! must not be mixed up. A position that returns has moved its counter on, so by its table key it
//! would never be recognised.

/// The table key of a position with this position key and so many plies left on its counter, which
/// takes part in it below `matters`.
#[inline]
pub(crate) const fn table_key(position_key: u64, left: u16, matters: u16) -> u64 {
    if left < matters {
        position_key ^ (left as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    } else {
        position_key
    }
}

#[cfg(test)]
mod tests {
    use super::table_key;

    #[test]
    fn only_the_last_plies_of_a_counter_tell_positions_apart() {
        let mut keys: Vec<_> = (0..10).map(|left| table_key(7, left, 10)).collect();
        assert!(!keys.contains(&7));
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 10);
        assert_eq!([10, 11, 50].map(|left| table_key(7, left, 10)), [7; 3]);
    }
}
