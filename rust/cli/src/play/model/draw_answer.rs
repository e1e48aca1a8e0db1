//! What a computer player says to the offer of a draw.

/// From here on a level game is taken for a drawn one.
const LONG_GAME: usize = 60;
/// Standing worse by this many hundredths of a man, a draw is welcome at any time.
const WORSE: i32 = -40;
/// A game within this many hundredths is level.
const LEVEL: i32 = 10;

/// Whether a computer player that judged its last position like this agrees to a draw after so
/// many plies. Before it has judged anything it plays on.
pub(crate) fn agrees(hundredths: Option<i32>, plies: usize) -> bool {
    hundredths.is_some_and(|score| score <= WORSE || (plies >= LONG_GAME && score <= LEVEL))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_by_who_stands_worse_or_has_tried_long() {
        assert!(!agrees(None, 200));
        assert!(!agrees(Some(0), 4));
        assert!(agrees(Some(-40), 4));
        assert!(agrees(Some(0), 60));
        assert!(!agrees(Some(11), 60));
    }
}
