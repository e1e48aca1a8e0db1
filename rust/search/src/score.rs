//! How good a position is.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// How good a position is for the side to move, in hundredths of a man.
///
/// A won game is worth more than any evaluation, and more the sooner it comes, so that a search
/// that sees a win walks towards it. Between the two lie the wins that an ending table knows
/// without knowing how long they take.
///
/// ```
/// use prise_search::Score;
///
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert!(Score::win_in(200) > Score::known_win(0));
/// assert!(Score::known_win(300) > Score::evaluation(2_000));
/// assert_eq!(Score::loss_in(4).to_string(), "loss in 4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// A drawn game.
    pub const DRAW: Self = Self(0);
    /// More than any score.
    pub const MAX: Self = Self(32_000);
    /// Less than any score.
    pub const MIN: Self = Self(-32_000);

    const WIN: i32 = 31_000;
    /// A win announced more plies ahead than this is not counted in plies.
    const LONGEST: i32 = 1_000;
    const KNOWN_WIN: i32 = 26_000;
    /// The largest evaluation, and the reach of the part of a known win that is an evaluation.
    const LARGEST_EVALUATION: i32 = 20_000;

    /// An evaluation, kept away from won and lost games.
    pub fn evaluation(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::LARGEST_EVALUATION, Self::LARGEST_EVALUATION))
    }

    /// The game is won after this many more plies.
    pub const fn win_in(plies: usize) -> Self {
        Self(Self::WIN - plies as i32)
    }

    /// The game is lost after this many more plies.
    pub const fn loss_in(plies: usize) -> Self {
        Self(plies as i32 - Self::WIN)
    }

    /// The game is known to be won, but not how soon; the evaluation tells better ways from
    /// worse ones.
    pub fn known_win(evaluation: i32) -> Self {
        Self(Self::KNOWN_WIN + evaluation.clamp(-3_900, 3_900))
    }

    /// The game is known to be lost, but not how soon.
    pub fn known_loss(evaluation: i32) -> Self {
        Self(evaluation.clamp(-3_900, 3_900) - Self::KNOWN_WIN)
    }

    /// A score from its hundredths.
    pub(crate) fn from_hundredths(hundredths: i16) -> Self {
        Self(hundredths.into())
    }

    /// The inverse of [`hundredths`](Self::hundredths).
    pub(crate) fn from_value(hundredths: i32) -> Self {
        Self(hundredths.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// The score in hundredths of a man, for display and arithmetic.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// Whether the score tells the end of the game, by search or by table.
    pub const fn is_decided(self) -> bool {
        self.0.abs() > Self::LARGEST_EVALUATION
    }

    /// In how many plies the game ends, if the score tells.
    pub const fn plies_to_end(self) -> Option<usize> {
        let plies = Self::WIN - self.0.abs();
        if plies < Self::LONGEST { Some(plies as usize) } else { None }
    }

    /// The score as a root sees it that lies so many plies earlier.
    pub(crate) fn later(self, ply: usize) -> Self {
        Self::from_table(self.0 as i16, ply)
    }

    /// Scores of ended games count plies from the root. In the table, which serves many roots,
    /// they count from the position itself.
    pub(crate) fn to_table(self, ply: usize) -> i16 {
        (match self.plies_to_end() {
            Some(_) if self.0 > 0 => self.0 + ply as i32,
            Some(_) => self.0 - ply as i32,
            None => self.0,
        }) as i16
    }

    /// The inverse of [`to_table`](Self::to_table).
    pub(crate) fn from_table(stored: i16, ply: usize) -> Self {
        let score = Self(i32::from(stored));
        match score.plies_to_end() {
            Some(_) if stored > 0 => Self(score.0 - ply as i32),
            Some(_) => Self(score.0 + ply as i32),
            None => score,
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Self;

    fn add(self, hundredths: i32) -> Self {
        Self(self.0 + hundredths)
    }
}

impl Sub<i32> for Score {
    type Output = Self;

    fn sub(self, hundredths: i32) -> Self {
        Self(self.0 - hundredths)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.0 > 0 { "win" } else { "loss" };
        match self.plies_to_end() {
            Some(plies) => write!(f, "{word} in {plies}"),
            None if self.is_decided() => write!(f, "known {word}"),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_in_the_table_count_from_the_position() {
        let seen_at_ply_7 = Score::win_in(12);
        let stored = seen_at_ply_7.to_table(7);
        assert_eq!(Score::from_table(stored, 0), Score::win_in(5));
        assert_eq!(Score::from_table(stored, 3), Score::win_in(8));
        assert_eq!(Score::from_table((-seen_at_ply_7).to_table(7), 3), Score::loss_in(8));
        for plain in [Score::DRAW, Score::evaluation(-250), Score::known_win(17)] {
            assert_eq!(Score::from_table(plain.to_table(9), 4), plain);
        }
    }

    #[test]
    fn the_kinds_of_score_keep_apart() {
        let rising = [
            Score::MIN,
            Score::loss_in(0),
            Score::loss_in(400),
            Score::known_loss(-9_999),
            Score::known_loss(9_999),
            Score::evaluation(-99_999),
            Score::DRAW,
            Score::evaluation(99_999),
            Score::known_win(-9_999),
            Score::known_win(9_999),
            Score::win_in(400),
            Score::win_in(0),
            Score::MAX,
        ];
        assert!(rising.is_sorted_by(|a, b| a < b));
        assert_eq!(Score::evaluation(-125).to_string(), "-1.25");
        assert_eq!(Score::known_loss(0).to_string(), "known loss");
    }
}
