//! The games of a match, in a file that can be gone on with.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::score::{MatchScore, Points};
use crate::game_file::GameFile;

/// What a match is: two matches that agree in this are one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) a: String,
    pub(super) b: String,
    pub(super) limits: String,
    pub(super) ballot: usize,
    #[serde(default)]
    pub(super) every_opening: bool,
    pub(super) seed: u64,
}

/// A game that was played. Even numbers are those in which the first engine has the first seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Played {
    pub(super) number: u64,
    /// What the first engine got, in half points.
    pub(super) half_points: u8,
    /// The moves, ballot included.
    pub(super) moves: Vec<String>,
    /// What the first engine thought of each of its moves, in hundredths of a man.
    #[serde(default)]
    pub(super) scores: Vec<Option<i32>>,
}

/// A fall of the own score from one move to the next, in hundredths of a man, that says that
/// something was overlooked.
const FALL: i32 = 60;

impl Played {
    pub(super) fn points(&self) -> Points {
        match self.half_points {
            0 => Points::Loss,
            1 => Points::Draw,
            _ => Points::Win,
        }
    }

    /// The first move of the first engine after which its own score fell, with the scores before and
    /// after the answer.
    pub(super) fn first_fall(&self) -> Option<(usize, i32, i32)> {
        let told = |(ply, score): (usize, &Option<i32>)| Some((ply, (*score)?));
        let own: Vec<_> = self.scores.iter().enumerate().filter_map(told).collect();
        let mut pairs = own.windows(2).map(|pair| (pair[0].0, pair[0].1, pair[1].1));
        pairs.find(|(_, before, after)| after + FALL <= *before)
    }
}

/// The file, and the games that were in it.
#[derive(Default)]
pub(super) struct Record {
    file: Option<GameFile>,
    pub(super) games: BTreeMap<u64, Played>,
}

impl Record {
    /// Opens the file of a match, or begins it.
    pub(super) fn open(path: &Path, terms: &Terms) -> Result<Self> {
        let (file, games) = GameFile::open::<Terms, Played>(path, terms)?;
        let games = games.into_iter().map(|played| (played.number, played)).collect();
        Ok(Self { file: Some(file), games })
    }

    /// What the games with numbers below this say.
    pub(super) fn score(&self, games: u64) -> MatchScore {
        let mut score = MatchScore::default();
        for (number, played) in self.games.range(..games) {
            score.count(played.points());
            if let Some(first) = (number % 2 == 1).then(|| self.games.get(&(number - 1))).flatten()
            {
                score.count_pair(first.points(), played.points());
            }
        }
        score
    }

    /// Writes a game down.
    pub(super) fn add(&mut self, played: Played) -> Result<()> {
        if let Some(file) = &mut self.file {
            file.add(&played)?;
        }
        self.games.insert(played.number, played);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms() -> Terms {
        let text = str::to_owned;
        Terms {
            game: text("mill"),
            a: text("prise"),
            b: text("level:3"),
            limits: text("nodes 5"),
            ballot: 2,
            every_opening: false,
            seed: 0,
        }
    }

    #[test]
    fn an_interrupted_match_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match");
        let moves = vec!["a7".to_owned()];
        let played =
            |number| Played { number, half_points: 1, moves: moves.clone(), scores: vec![None] };
        let mut record = Record::open(&path, &terms()).unwrap();
        record.add(played(0)).unwrap();
        record.add(played(1)).unwrap();
        drop(record);
        // The line that was being written when it was interrupted.
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{text}{{\"number\":2,\"ha")).unwrap();
        let mut record = Record::open(&path, &terms()).unwrap();
        assert_eq!(record.games.len(), 2);
        record.add(played(2)).unwrap();
        drop(record);
        assert_eq!(Record::open(&path, &terms()).unwrap().games.len(), 3);
    }

    #[test]
    fn the_first_fall_is_found() {
        let scores = [None, Some(10), None, Some(20), None, Some(-45), None, Some(-300)];
        let mut played =
            Played { number: 0, half_points: 0, moves: Vec::new(), scores: scores.to_vec() };
        assert_eq!(played.first_fall(), Some((3, 20, -45)));
        played.scores.truncate(5);
        assert_eq!(played.first_fall(), None);
    }

    #[test]
    fn another_match_is_not_mixed_in() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match");
        drop(Record::open(&path, &terms()).unwrap());
        assert!(Record::open(&path, &Terms { seed: 1, ..terms() }).is_err());
        std::fs::write(&path, "something else\n").unwrap();
        assert!(Record::open(&path, &terms()).is_err());
    }
}
