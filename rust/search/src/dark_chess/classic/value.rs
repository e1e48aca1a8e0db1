//! What a position of a game with chance is worth.
//!
//! Where chance decides, values are averaged, and averages mean something only if twice the value
//! is twice as good. Material is not like that: whoever is ten pieces up gains nothing by an
//! eleventh. So values run from a certain loss to a certain win like the chance of winning, and
//! an evaluation in hundredths of a soldier is bent to fit between the two.

use crate::Score;

/// What a position is worth to the side to move.
pub(super) type Value = i32;

/// A game that is won at once. One that is won later is worth one less for every ply.
pub(super) const WIN: Value = 10_000;
/// More than this is a game that is won for certain.
pub(super) const UNCERTAIN: Value = 9_700;
/// No evaluation exceeds this.
const REACH: Value = 9_000;
/// The evaluation that is worth half of the reach, in hundredths of a soldier.
const HALF: i32 = 1_000;

/// Bends an evaluation into a value.
#[inline]
pub(super) const fn from_evaluation(hundredths: i32) -> Value {
    REACH * hundredths / (hundredths.abs() + HALF)
}

/// By how much values differ at most whose evaluations differ by `slack`.
pub(super) const fn slack_in_value(slack: i32) -> Value {
    // The curve is steepest in the middle.
    if slack == 0 { 0 } else { slack * REACH / HALF + 1 }
}

/// The value as everybody else writes it.
pub(super) fn to_score(value: Value) -> Score {
    if value > UNCERTAIN {
        Score::win_in((WIN - value).max(0) as usize)
    } else if value < -UNCERTAIN {
        Score::loss_in((WIN + value).max(0) as usize)
    } else {
        let bent = value.clamp(1 - REACH, REACH - 1);
        Score::evaluation(bent * HALF / (REACH - bent.abs()))
    }
}

/// Values of certain ends count plies from the root; in the table they count from the position.
pub(super) const fn to_table(value: Value, ply: usize) -> i16 {
    (if value > UNCERTAIN {
        value + ply as Value
    } else if value < -UNCERTAIN {
        value - ply as Value
    } else {
        value
    }) as i16
}

/// The inverse of [`to_table`].
pub(super) const fn from_table(stored: i16, ply: usize) -> Value {
    let value = stored as Value;
    if value > UNCERTAIN {
        value - ply as Value
    } else if value < -UNCERTAIN {
        value + ply as Value
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bending_keeps_the_order_and_can_be_undone() {
        let evaluations = [-9_000, -1_500, -100, 0, 40, 700, 6_000];
        assert!(evaluations.map(from_evaluation).is_sorted_by(|a, b| a < b));
        for evaluation in evaluations {
            let back = to_score(from_evaluation(evaluation)).hundredths();
            assert!((back - evaluation).abs() <= 1 + evaluation.abs() / 100, "{evaluation} {back}");
        }
    }

    #[test]
    fn certain_ends_are_counted_in_plies() {
        assert_eq!(to_score(WIN - 5), Score::win_in(5));
        assert_eq!(to_score(7 - WIN), Score::loss_in(7));
        assert!(!to_score(UNCERTAIN).is_decided());
        assert!(to_score(-UNCERTAIN) < to_score(0));
    }
}
