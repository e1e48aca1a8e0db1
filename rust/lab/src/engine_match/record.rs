//! The file of a match: what is played is written down at once, so that a match that was
//! interrupted goes on where it stopped.
//!
//! The first line says what is played, the others one game each, as JSON.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use super::score::Points;

/// What a match is: two matches that agree in this are one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) a: String,
    pub(super) b: String,
    pub(super) limits: String,
    pub(super) ballot: usize,
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
}

impl Played {
    pub(super) fn points(&self) -> Points {
        match self.half_points {
            0 => Points::Loss,
            1 => Points::Draw,
            _ => Points::Win,
        }
    }
}

/// The file, and the games that were in it.
#[derive(Default)]
pub(super) struct Record {
    file: Option<File>,
    pub(super) games: BTreeMap<u64, Played>,
}

impl Record {
    /// Opens the file of a match, or begins it.
    pub(super) fn open(path: &Path, terms: &Terms) -> Result<Self> {
        let told = || path.display().to_string();
        let text = if path.exists() {
            std::fs::read_to_string(path).with_context(told)?
        } else {
            String::new()
        };
        let mut lines = text.lines();
        let mut games = BTreeMap::new();
        // Half a line at the end is what an interruption leaves.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let known = lines.next().map(serde_json::from_str::<Terms>);
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(told)?;
        match known {
            Some(Ok(known)) => {
                ensure!(known == *terms, "{}: another match, {known:?}", path.display());
                for played in lines.filter_map(|line| serde_json::from_str::<Played>(line).ok()) {
                    games.insert(played.number, played);
                }
                file.set_len(whole as u64)?;
            }
            Some(Err(_)) if whole > 0 => anyhow::bail!("{}: not a match", path.display()),
            _ => {
                file.set_len(0)?;
                writeln!(&file, "{}", serde_json::to_string(terms)?)?;
            }
        }
        Ok(Self { file: Some(file), games })
    }

    /// Writes a game down.
    pub(super) fn add(&mut self, played: Played) -> Result<()> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&played)?)?;
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
            seed: 0,
        }
    }

    #[test]
    fn an_interrupted_match_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match");
        let played = |number| Played { number, half_points: 1, moves: vec!["a7".to_owned()] };
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
    fn another_match_is_not_mixed_in() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match");
        drop(Record::open(&path, &terms()).unwrap());
        assert!(Record::open(&path, &Terms { seed: 1, ..terms() }).is_err());
        std::fs::write(&path, "something else\n").unwrap();
        assert!(Record::open(&path, &terms()).is_err());
    }
}
