//! What a computer player says to the offer of a draw.

/// From here on a level game is taken for a drawn one.
const LONG_GAME: usize = 60;
/// Standing worse by this many hundredths of a man, a draw is welcome at any time.
const WORSE: i32 = -40;
/// A game within this many hundredths is level.
const LEVEL: i32 = 10;

/// Whether a computer player that judged its last position like this, in hundredths of a man,
/// agrees to a draw after so many plies. Before it has judged anything it plays on.
///
/// ```
/// use prise_search::agrees_to_draw;
///
/// assert!(!agrees_to_draw(None, 200));
/// assert!(!agrees_to_draw(Some(0), 4));
/// assert!(agrees_to_draw(Some(-40), 4));
/// assert!(agrees_to_draw(Some(0), 60));
/// assert!(!agrees_to_draw(Some(11), 60));
/// ```
pub fn agrees_to_draw(hundredths: Option<i32>, plies: usize) -> bool {
    hundredths.is_some_and(|score| score <= WORSE || (plies >= LONG_GAME && score <= LEVEL))
}
