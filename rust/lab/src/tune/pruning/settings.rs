//! What can be tuned.

use prise_search::Pruning;

/// A number of [`Pruning`]: by how much it is changed for a trial, and between which bounds it stays.
pub(super) struct Setting {
    pub(super) name: &'static str,
    pub(super) step: f64,
    pub(super) least: f64,
    pub(super) most: f64,
    pub(super) read: fn(&Pruning) -> f64,
    pub(super) write: fn(&mut Pruning, f64),
}

/// Writes the table: name, field, step, least and most. Whole numbers are rounded.
macro_rules! settings {
    ($($name:literal $($field:tt).+ : $kind:ident, $step:literal, $least:literal, $most:literal;)+) => {
        /// All of them.
        pub(super) const SETTINGS: &[Setting] = &[$(Setting {
            name: $name,
            step: $step,
            least: $least,
            most: $most,
            read: |pruning| f64::from(pruning.$($field).+),
            write: |pruning, value| pruning.$($field).+ = settings!(@ $kind value),
        }),+];
    };
    (@ whole $value:ident) => { $value.round() as i32 };
    (@ real $value:ident) => { $value as f32 };
}

settings! {
    "reverse futility, depth" reverse_futility_depth: whole, 0.8, 1.0, 6.4;
    "reverse futility, base" reverse_futility_margin.0: whole, 8.0, -20.0, 80.0;
    "reverse futility, a ply" reverse_futility_margin.1: whole, 5.0, 4.0, 60.0;
    "futility, depth" futility_depth: whole, 0.7, 0.0, 5.4;
    "futility, base" futility_margin.0: whole, 15.0, -40.0, 150.0;
    "futility, a ply" futility_margin.1: whole, 12.0, 15.0, 150.0;
    "ProbCut, depth" probcut_depth: whole, 1.3, 4.0, 14.0;
    "ProbCut, base" probcut_margin.0: whole, 8.0, -20.0, 60.0;
    "ProbCut, a ply" probcut_margin.1: whole, 1.5, 1.0, 16.0;
    "ProbCut, share" probcut_share: real, 0.06, 0.25, 0.7;
    "late moves, base" late_move_reduction.0: real, 0.2, -0.5, 1.5;
    "late moves, divisor" late_move_reduction.1: real, 0.2, 0.7, 5.0;
    "late moves, history" late_move_history: real, 0.4, -1.0, 4.0;
    "late moves, principal variation" late_move_principal_variation: real, 0.3, -0.5, 2.0;
    "late moves, outlook" late_move_outlook: real, 0.25, -1.0, 2.0;
    "late moves, without table" late_move_without_table: real, 0.3, -1.0, 2.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_nothing_else_changes() {
        for (index, setting) in SETTINGS.iter().enumerate() {
            let mut pruning = Pruning::CAREFUL;
            (setting.write)(&mut pruning, setting.most);
            for (other, it) in SETTINGS.iter().enumerate() {
                let (now, before) = ((it.read)(&pruning), (it.read)(&Pruning::CAREFUL));
                let expected = if other == index { setting.most } else { before };
                assert!((now - expected).abs() < 0.5, "{} after {}", it.name, setting.name);
            }
        }
    }
}
