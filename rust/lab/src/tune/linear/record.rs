//! The games on disk: a text to which games are added, and from which they are learned again with
//! another λ or other terms.
//!
//! The first line names the game and its rules. A moment is a line of its score and its position,
//! a dash where there is none; a line with `=` and the result ends a game.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use super::play::{Moment, Played};

/// What there is to learn from.
#[derive(Default)]
pub(super) struct Record {
    pub(super) games: Vec<Played>,
    file: Option<File>,
}

impl Record {
    /// The games of a file, which is begun if it is not there. The title is that of all games in it.
    pub(super) fn open(path: &Path, title: &str) -> Result<Self> {
        let told = || path.display().to_string();
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(told)?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(told)?;
        if text.is_empty() {
            text = format!("# {title}\n");
            file.write_all(text.as_bytes()).with_context(told)?;
        }
        let (games, whole) = read(&text, title).with_context(told)?;
        // Half a game at the end is what an interruption leaves.
        file.set_len(whole as u64).with_context(told)?;
        file.seek(SeekFrom::End(0)).with_context(told)?;
        Ok(Self { games, file: Some(file) })
    }

    pub(super) fn add(&mut self, game: Played) -> Result<()> {
        if let Some(file) = &mut self.file {
            file.write_all(write(&game).as_bytes())?;
        }
        self.games.push(game);
        Ok(())
    }
}

fn write(game: &Played) -> String {
    let mut text = String::new();
    for Moment { score, position } in &game.moments {
        let score = score.map_or_else(|| "-".to_owned(), |score| score.to_string());
        _ = writeln!(text, "{score} {}", position.as_deref().unwrap_or("-"));
    }
    _ = writeln!(text, "= {}", game.result);
    text
}

/// The whole games of a text, and how much of it they are.
fn read(text: &str, title: &str) -> Result<(Vec<Played>, usize)> {
    let mut lines = text.split_inclusive('\n');
    let first = lines.next().unwrap_or_default();
    ensure!(first == format!("# {title}\n"), "not games of {title}");
    let (mut games, mut moments) = (Vec::new(), Vec::new());
    let (mut at, mut whole) = (first.len(), first.len());
    for line in lines {
        at += line.len();
        let Some(line) = line.strip_suffix('\n') else { break };
        let told = || format!("'{line}'");
        match line.split_once(' ').with_context(told)? {
            ("=", result) => {
                let result = result.parse().with_context(told)?;
                ensure!([0.0, 0.5, 1.0].contains(&result), "'{line}' is no result");
                games.push(Played { moments: std::mem::take(&mut moments), result });
                whole = at;
            }
            (_, "") => bail!("'{line}' has no position"),
            (score, position) => {
                let score = match score {
                    "-" => None,
                    score => Some(score.parse().with_context(told)?),
                };
                let position = Some(position).filter(|text| *text != "-").map(str::to_owned);
                moments.push(Moment { score, position });
            }
        }
    }
    Ok((games, whole))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn game(result: f32) -> Played {
        let moment =
            |score, position: Option<&str>| Moment { score, position: position.map(str::to_owned) };
        let moments = vec![
            moment(None, None),
            moment(Some(-12), Some("a position/with words")),
            moment(Some(30_990), None),
        ];
        Played { moments, result }
    }

    #[test]
    fn games_come_back_and_more_are_added() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        for result in [1.0, 0.5, 0.0] {
            Record::open(&path, "mill").unwrap().add(game(result)).unwrap();
        }
        assert_eq!(Record::open(&path, "mill").unwrap().games, [1.0, 0.5, 0.0].map(game));
    }

    #[test]
    fn half_a_game_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        Record::open(&path, "mill").unwrap().add(game(1.0)).unwrap();
        let whole = fs::read_to_string(&path).unwrap();
        for half in ["- -\n", "12 a position", "="] {
            fs::write(&path, format!("{whole}{half}")).unwrap();
            Record::open(&path, "mill").unwrap().add(game(0.0)).unwrap();
            assert_eq!(Record::open(&path, "mill").unwrap().games, [1.0, 0.0].map(game));
        }
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        Record::open(&path, "mill").unwrap();
        assert!(Record::open(&path, "mill custodian=0").is_err(), "games by other rules");
        for line in ["hello", "x a", "= 2", "= x", "12 "] {
            fs::write(&path, format!("# mill\n{line}\n")).unwrap();
            assert!(Record::open(&path, "mill").is_err(), "{line}");
        }
    }
}
