//! The file of a run: what was found in each game, a line a game, as JSON. A run that was
//! interrupted goes on where it stopped.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use super::counts::Counts;

/// A puzzle as it was found.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Found {
    pub(super) rules: String,
    pub(super) position: String,
    pub(super) line: Vec<String>,
    /// Which moves of the line are the solver's and the only ones.
    pub(super) only: Vec<bool>,
    /// The letter of the aim.
    pub(super) aim: char,
    /// The bits of the themes.
    pub(super) themes: u32,
    /// What the solution is worth, and the best of all other moves.
    pub(super) worth: [i32; 2],
    /// To what depth that was proved.
    pub(super) depth: u32,
    /// Which of the levels 2, 4, 6 and 8 solve it.
    pub(super) levels: [bool; 4],
    /// After how many nodes a search has found the first move for good.
    pub(super) nodes: u64,
}

/// What a game gave.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Searched {
    pub(super) game: u64,
    pub(super) milliseconds: u64,
    pub(super) counts: Counts,
    pub(super) found: Vec<Found>,
}

/// What a run is: two runs that agree in this are one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) source: String,
    pub(super) seed: u64,
    pub(super) proof_nodes: u64,
}

/// The file, and the games that were in it.
pub(super) struct Work {
    file: File,
    pub(super) games: BTreeMap<u64, Searched>,
}

impl Work {
    /// Opens the file of a run, or begins it.
    pub(super) fn open(path: &Path, terms: &Terms) -> Result<Self> {
        let told = || path.display().to_string();
        let text = if path.exists() {
            std::fs::read_to_string(path).with_context(told)?
        } else {
            String::new()
        };
        // Half a line at the end is what an interruption leaves.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(told)?;
        file.set_len(whole.len() as u64)?;
        let mut lines = whole.lines();
        let mut games = BTreeMap::new();
        match lines.next() {
            None => writeln!(&file, "{}", serde_json::to_string(terms)?)?,
            Some(first) => {
                let known: Terms = serde_json::from_str(first).with_context(told)?;
                ensure!(known == *terms, "{}: another run, {known:?}", path.display());
                for line in lines {
                    let searched: Searched = serde_json::from_str(line).with_context(told)?;
                    games.insert(searched.game, searched);
                }
            }
        }
        Ok(Self { file, games })
    }

    /// Writes down what a game gave.
    pub(super) fn add(&mut self, searched: Searched) -> Result<()> {
        writeln!(self.file, "{}", serde_json::to_string(&searched)?)?;
        self.games.insert(searched.game, searched);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_run_goes_on_where_it_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("work");
        let text = |text: &str| text.to_owned();
        let terms = Terms { game: text("mill"), source: text(""), seed: 1, proof_nodes: 5 };
        let searched =
            |game| Searched { game, milliseconds: 1, counts: Counts::default(), found: vec![] };
        let mut work = Work::open(&path, &terms).unwrap();
        work.add(searched(0)).unwrap();
        work.add(searched(1)).unwrap();
        drop(work);
        let written = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{written}{{\"game\":2,\"mil")).unwrap();
        let mut work = Work::open(&path, &terms).unwrap();
        assert_eq!(work.games.len(), 2);
        work.add(searched(2)).unwrap();
        drop(work);
        assert_eq!(Work::open(&path, &terms).unwrap().games.len(), 3);
        assert!(Work::open(&path, &Terms { seed: 2, ..terms }).is_err());
    }
}
