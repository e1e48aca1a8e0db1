//! When a failed puzzle comes again. Days are handed in; there is no clock here.

use serde::{Deserialize, Serialize};

/// A day, counted from the first of January 1970.
pub type Day = u32;

/// After how many days a puzzle comes again, the more often it was solved since it failed.
const INTERVALS: [Day; 5] = [1, 3, 7, 16, 35];

/// A failed puzzle on its way out of memory's reach.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Repetition {
    /// How often it was solved since it failed.
    pub solved: u8,
    /// The day on which it comes again.
    pub due: Day,
}

impl Repetition {
    /// What follows an attempt on this day. What was never failed needs no repetition, and what
    /// was solved often enough none any more. An attempt before the day it is due changes nothing,
    /// unless it fails.
    pub fn after(before: Option<Self>, is_solved: bool, today: Day) -> Option<Self> {
        if !is_solved {
            return Some(Self { solved: 0, due: today.saturating_add(INTERVALS[0]) });
        }
        let before = before?;
        if today < before.due {
            return Some(before);
        }
        let solved = before.solved.saturating_add(1);
        let wait = INTERVALS.get(usize::from(solved))?;
        Some(Self { solved, due: today.saturating_add(*wait) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_failed_comes_again_at_growing_intervals() {
        let mut repetition = Repetition::after(None, false, 100);
        let mut days = Vec::new();
        while let Some(Repetition { due, .. }) = repetition {
            days.push(due);
            repetition = Repetition::after(repetition, true, due);
        }
        assert_eq!(days, [101, 104, 111, 127, 162]);
    }

    #[test]
    fn failing_again_begins_anew_and_early_practice_does_not_count() {
        let first = Repetition::after(None, false, 100);
        assert_eq!(Repetition::after(first, true, 100), first);
        let second = Repetition::after(first, true, 101);
        assert_eq!(Repetition::after(second, false, 102), Some(Repetition { solved: 0, due: 103 }));
        assert_eq!(Repetition::after(None, true, 100), None);
    }
}
