//! TD(λ) targets: what was expected later in the game.
//!
//! With most men on the board the score of a short search is little more than the evaluation
//! again: a fit to it confirms what it believes already. The result of the game is independent of
//! it, but one game is decided by many moves that have nothing to do with the position. Between the
//! two lies what the search expected some moves later, when fewer men were left and it saw more.
//! So every position is judged by its own score, by those of the positions that followed, the
//! further away the less, and by the result as if it were the last of them.

use prise_search::draughts::evaluation::features::{FULL_BOARD, Features};

use super::fit::{expected, logistic};
use super::{HUNDREDTHS_PER_UNIT, Sample};

/// λ: how much the target of the next position counts in that of a position; the rest is its own
/// score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct TdLambda {
    /// On the full board.
    pub(super) full: f32,
    /// On the empty board.
    pub(super) empty: f32,
}

impl Default for TdLambda {
    fn default() -> Self {
        Self { full: 0.98, empty: 0.8 }
    }
}

/// The largest target: it takes the place of a won game's.
const LARGEST: f32 = 1_000.0;

impl TdLambda {
    /// Puts the target in the place of every score. The samples are those of
    /// whole games, each in the order in which it was played; positions that were not played on
    /// keep their scores.
    pub(super) fn apply(self, samples: &mut [Sample]) {
        let mut next: Option<(Moment, f32)> = None;
        for sample in samples.iter_mut().rev() {
            let Some(result) = sample.result else {
                next = None;
                continue;
            };
            let moment = Moment::of(sample, result);
            let later = match next {
                Some((next, later)) if next.can_follow(moment) => later,
                _ => expected(result),
            };
            let full = moment.rows_to_go as f32 / FULL_BOARD as f32;
            let lambda = self.full * full + self.empty * (1.0 - full);
            let own = logistic(f32::from(sample.score) / HUNDREDTHS_PER_UNIT);
            let target = target(own, later, lambda);
            sample.score = score(target);
            next = Some((moment, target));
        }
    }
}

/// The target of a position: its own share of the point mixed with the target of the next one.
pub(super) fn target(own: f32, later: f32, lambda: f32) -> f32 {
    lambda * later + (1.0 - lambda) * own
}

/// How far a game has come, and how it will end.
#[derive(Clone, Copy)]
struct Moment {
    pieces: u32,
    rows_to_go: i32,
    result: i8,
}

impl Moment {
    fn of(sample: &Sample, result: i8) -> Self {
        let position = &sample.position;
        Self { pieces: position.occupied().len(), rows_to_go: Features::of(position).phase, result }
    }

    /// Whether it may come later in the same game: there are no more pieces and no more rows to go.
    fn can_follow(self, earlier: Self) -> bool {
        self.result == earlier.result
            && self.pieces <= earlier.pieces
            && self.rows_to_go <= earlier.rows_to_go
    }
}

/// The score that expects this share of the point.
fn score(expected: f32) -> i16 {
    let odds = expected / (1.0 - expected);
    // The logarithm of nothing is infinite, and clamped like any other.
    (HUNDREDTHS_PER_UNIT * odds.ln()).clamp(-LARGEST, LARGEST).round() as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(fen: &str, score: i16, result: Option<i8>) -> Sample {
        Sample { position: fen.parse().unwrap(), score, result }
    }

    /// Two games and between them a position that was not played on.
    fn games() -> Vec<Sample> {
        vec![
            sample("W:W31-50:B1-20", 0, Some(1)),
            sample("B:W28,31,33-50:B1-20", 10, Some(1)),
            sample("W:W28,33:B3", 200, Some(1)),
            sample("W:W31-50:B1-19", 70, None),
            sample("W:W31-50:B1-20", 0, Some(-1)),
            sample("W:W33:B3,14", -150, Some(-1)),
        ]
    }

    fn scores(lambda: TdLambda) -> Vec<i16> {
        let mut games = games();
        lambda.apply(&mut games);
        games.into_iter().map(|sample| sample.score).collect()
    }

    #[test]
    fn with_a_lambda_of_zero_scores_stay() {
        assert_eq!(scores(TdLambda { full: 0.0, empty: 0.0 }), [0, 10, 200, 70, 0, -150]);
    }

    #[test]
    fn with_a_lambda_of_one_the_result_is_all() {
        let won = LARGEST as i16;
        assert_eq!(scores(TdLambda { full: 1.0, empty: 1.0 }), [won, won, won, 70, -won, -won]);
    }

    #[test]
    fn what_follows_counts_the_less_the_further_away_it_is() {
        let with = scores(TdLambda { full: 0.5, empty: 0.5 });
        assert!(0 < with[0] && with[0] < with[1] && with[1] < with[2], "{with:?}");
        assert_eq!(with[3], 70);
        assert!(with[5] < -150 && with[5] < with[4] && with[4] < 0, "{with:?}");
    }

    #[test]
    fn the_board_decides_how_large_lambda_is() {
        let with = scores(TdLambda { full: 1.0, empty: 0.0 });
        assert_eq!(with[0], with[1], "at the start what comes later is all");
        assert!((200..220).contains(&with[2]), "in the ending the search is believed: {with:?}");
    }

    #[test]
    fn the_next_game_does_not_count() {
        let alone = |range: std::ops::Range<usize>| {
            let mut game = games()[range].to_vec();
            TdLambda::default().apply(&mut game);
            game
        };
        let mut both = [&games()[..3], &games()[4..]].concat();
        // The same result, so that only the position tells that a new game begins.
        for sample in &mut both[3..] {
            sample.result = Some(1);
        }
        let second = &mut both[3..].to_vec();
        TdLambda::default().apply(second);
        TdLambda::default().apply(&mut both);
        assert_eq!(both, [alone(0..3), second.clone()].concat());
    }
}
