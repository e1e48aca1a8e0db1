//! How many threads the computer thinks in.

/// More threads than this heat a phone more than they help.
const MOST: usize = 4;

/// The threads for hints, analysis and the strongest level on this device.
pub(crate) fn threads() -> usize {
    of_cores(std::thread::available_parallelism().map_or(1, std::num::NonZero::get))
}

/// At most half the cores: the screen, and whatever else the phone does, need the others.
fn of_cores(cores: usize) -> usize {
    (cores / 2).clamp(1, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_cores_think_and_never_more_than_a_phone_bears() {
        assert_eq!([1, 2, 3, 4, 6, 8, 64].map(of_cores), [1, 1, 1, 2, 3, 4, 4]);
    }
}
