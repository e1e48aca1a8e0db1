//! How the evaluations of mill and of Classic learn: weighted sums of a few dozen terms.
//!
//! 1. *Play.* [`play::game`] plays games against itself, now and then with a move drawn by lot. All
//!    scores are kept, and the positions in which the best move was no capture. [`record::Record`]
//!    keeps them on disk, so that they can be learned from again.
//! 2. *Look back.* [`sample::Targets`] mixes the score of each position with what the search expected
//!    later in the game, the result last: the TD(λ) target.
//! 3. *Fit.* [`fit::Model`] moves the weights in use so that the evaluation forecasts the targets: a
//!    logistic regression that is pulled back to where it began.
//! 4. *Write.* The weights are a text of whole numbers, which `prise-lab match --a weights:FILE`
//!    plays with and whose rows stand in the source as they are.

mod classic;
pub(crate) mod command;
mod fit;
mod mill;
mod play;
mod record;
mod sample;

use anyhow::{Context, Result, ensure};
use prise_search::{ComputerPlayer, Playable};

/// What a position has of each term: places in the row of weights, and how much.
pub(crate) type Counts = Vec<(u16, f32)>;

/// A game whose evaluation is a weighted sum.
pub(crate) trait Linear: Playable {
    /// How the text of the weights is broken into lines: how many stand in each.
    const ROWS: &'static [usize];

    /// What the evaluation counts in a position, as the player to move sees it; nothing where it
    /// does not judge. The weights are in hundredths.
    fn counts(game: &Self) -> Option<Counts>;

    /// The weights in use.
    fn in_use() -> Vec<i32>;

    /// A player with these weights, as many as there are in use.
    fn player_with(weights: &[i32]) -> Box<dyn ComputerPlayer<Self>>;
}

/// The weights as a text.
fn write<G: Linear>(weights: &[i32]) -> String {
    let mut rest = weights;
    let mut text = format!("# {} weights of {}\n", weights.len(), G::ID);
    for &length in G::ROWS {
        let (row, after) = rest.split_at(length.min(rest.len()));
        let words: Vec<_> = row.iter().map(|weight| format!("{weight:>4},")).collect();
        text.push_str(&words.join(" "));
        text.push('\n');
        rest = after;
    }
    text
}

/// Reads [`write()`] back.
pub(crate) fn read<G: Linear>(text: &str) -> Result<Vec<i32>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let words = lines.flat_map(|line| line.split([',', ' '])).filter(|word| !word.is_empty());
    let weights: Result<Vec<i32>> =
        words.map(|word| word.parse().with_context(|| format!("'{word}' is no weight"))).collect();
    let (weights, wanted) = (weights?, G::in_use().len());
    ensure!(weights.len() == wanted, "{} weights instead of {wanted}", weights.len());
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use prise_darkchess::Classic;
    use prise_mill::Mill;

    use super::*;

    fn comes_back<G: Linear>() {
        let weights = G::in_use();
        assert_eq!(G::ROWS.iter().sum::<usize>(), weights.len());
        assert_eq!(read::<G>(&write::<G>(&weights)).unwrap(), weights);
        assert!(read::<G>("1, 2, 3,").is_err());
        assert!(read::<G>(&write::<G>(&weights).replacen(',', "x", 1)).is_err());
    }

    #[test]
    fn weights_come_back_from_their_text() {
        comes_back::<Mill>();
        comes_back::<Classic>();
    }
}
