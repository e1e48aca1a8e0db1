//! A file of games: each is written down as soon as it is there, so that a long run that was
//! interrupted goes on where it stopped.
//!
//! The first line says what is played, the others one game each, as JSON.

use std::fmt::Debug;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The file, open for more games.
pub(crate) struct GameFile(File);

impl GameFile {
    /// Opens the file of a run on these terms, or begins it. Also returns the games that are in it.
    pub(crate) fn open<T, G>(path: &Path, terms: &T) -> Result<(Self, Vec<G>)>
    where
        T: Serialize + DeserializeOwned + PartialEq + Debug,
        G: DeserializeOwned,
    {
        let told = || path.display().to_string();
        let text = if path.exists() {
            std::fs::read_to_string(path).with_context(told)?
        } else {
            String::new()
        };
        let mut lines = text.lines();
        let mut games = Vec::new();
        // Half a line at the end is what an interruption leaves.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let known = lines.next().map(serde_json::from_str::<T>);
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(told)?;
        match known {
            Some(Ok(known)) => {
                ensure!(known == *terms, "{}: another match, {known:?}", path.display());
                games.extend(lines.filter_map(|line| serde_json::from_str(line).ok()));
                file.set_len(whole as u64)?;
            }
            Some(Err(_)) if whole > 0 => anyhow::bail!("{}: not a match", path.display()),
            _ => {
                file.set_len(0)?;
                writeln!(&file, "{}", serde_json::to_string(terms)?)?;
            }
        }
        Ok((Self(file), games))
    }

    /// Writes a game down.
    pub(crate) fn add(&mut self, game: &impl Serialize) -> Result<()> {
        Ok(writeln!(self.0, "{}", serde_json::to_string(game)?)?)
    }
}
