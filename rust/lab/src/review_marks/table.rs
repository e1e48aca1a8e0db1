//! The table of marks by level.

use super::game::Reviewed;
use super::judgement::{Loss, Summary};

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Mean {
    mean: f64,
    /// Unknown with one number.
    error: Option<f64>,
}

impl Mean {
    fn told(self, times: f64) -> String {
        let error = self.error.map(|error| format!(" ± {:.1}", error * times));
        format!("{:.1}{}", self.mean * times, error.unwrap_or_default())
    }
}

/// The mean of these numbers; nothing without any.
fn mean(numbers: &[f64]) -> Option<Mean> {
    let count = numbers.len() as f64;
    if numbers.is_empty() {
        return None;
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    let error = (numbers.len() > 1).then(|| (squares / (count - 1.0) / count).sqrt());
    Some(Mean { mean, error })
}

/// Means over the players of a game, of every game: players of one game are not independent, so
/// that games are what is counted.
fn by_game(games: &[&Reviewed], number: impl Fn(&Summary) -> Option<f64>) -> Vec<f64> {
    let of_game = |game: &&Reviewed| {
        let judgement = game.judgement();
        let numbers: Vec<_> =
            (0..game.seats).filter_map(|seat| number(&judgement.summary(seat))).collect();
        mean(&numbers).map(|mean| mean.mean)
    };
    games.iter().filter_map(of_game).collect()
}

/// Writes the table, in Markdown.
pub(super) fn write(games: &[Reviewed]) -> String {
    let has_luck = games.iter().any(|game| game.moments.iter().any(|moment| moment.is_flip));
    let has_men = games.iter().all(|game| game.seats == 2);
    let mut text =
        String::from("| level | games | moves each | ?! | ? | ?? | all three | accuracy |");
    let mut line = String::from("|---|---|---|---|---|---|---|---|");
    let mut add = |name: &str| {
        text.push_str(name);
        line.push_str("---|");
    };
    if has_luck {
        add(" luck |");
    }
    if has_men {
        add(" lost by two men | marked |");
        line.push_str("---|");
    }
    let mut text = format!("{text}\n{line}\n");
    for level in 1..=10 {
        let games: Vec<_> = games.iter().filter(|game| game.level == level).collect();
        if !games.is_empty() {
            row(&mut text, &games, has_luck, has_men);
        }
    }
    text
}

fn row(text: &mut String, games: &[&Reviewed], has_luck: bool, has_men: bool) {
    let told = |number: &dyn Fn(&Summary) -> u32| {
        let mean = mean(&by_game(games, |summary| Some(f64::from(number(summary)))));
        mean.map_or_else(|| "–".to_owned(), |mean| mean.told(1.0))
    };
    let moves = mean(&by_game(games, |summary| Some(f64::from(summary.moves))));
    let accuracy = mean(&by_game(games, |summary| summary.accuracy));
    let mut cells = vec![
        games[0].level.to_string(),
        games.len().to_string(),
        moves.map_or_else(|| "–".to_owned(), |moves| format!("{:.0}", moves.mean)),
        told(&|summary| summary.inaccuracies),
        told(&|summary| summary.mistakes),
        told(&|summary| summary.blunders),
        told(&|summary| summary.inaccuracies + summary.mistakes + summary.blunders),
        accuracy.map_or_else(|| "–".to_owned(), |it| format!("{} %", it.told(100.0))),
    ];
    if has_luck {
        cells.push(told(&|summary| summary.fortunes));
    }
    if has_men {
        let losses: Vec<_> = games.iter().filter_map(|game| game.judgement().loss()).collect();
        let count = |loss| losses.iter().filter(|it| **it == loss).count();
        let (marked, by_luck) = (count(Loss::Marked), count(Loss::ByLuck));
        cells.push(losses.len().to_string());
        cells.push(if by_luck > 0 {
            format!("{marked}, luck {by_luck}")
        } else {
            marked.to_string()
        });
    }
    text.push_str("| ");
    text.push_str(&cells.join(" | "));
    text.push_str(" |\n");
}
