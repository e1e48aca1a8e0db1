//! How long to think, as a `level` command says it.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use prise_search::Limits;

use super::line::Line;
use crate::engine::{Clock, Pace};

/// The longest time that makes sense, in seconds: four months.
const LONGEST: f64 = 1e7;

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Level {
    /// Depth and nodes.
    pub(crate) limits: Limits,
    pub(crate) pace: Pace,
}

impl Default for Level {
    /// Until it is told to stop.
    fn default() -> Self {
        Self { limits: Limits::NONE, pace: Pace::Endless }
    }
}

impl Level {
    /// Reads a command. What time there is does not have to be above zero: the increment is added
    /// before the move. No moves left to make means that none are counted.
    ///
    /// # Errors
    /// Says which argument is wrong.
    pub(crate) fn read(line: &Line) -> Result<Self> {
        let depth = number(line, "depth")?;
        let nodes = number(line, "nodes")?;
        let limits = Limits { depth, nodes, ..Limits::NONE };
        let pace = if let Some(time) = seconds(line, "move-time", 0.0)? {
            Pace::Fixed(Duration::from_secs_f64(time))
        } else if let Some(left) = seconds(line, "time", -LONGEST)? {
            let increment = seconds(line, "inc", 0.0)?.unwrap_or(0.0);
            Clock { left, increment, moves: number(line, "moves")? }.pace()
        } else {
            Pace::Endless
        };
        let level = Self { limits, pace };
        if level == Self::default() && !line.has("infinite") {
            bail!("level needs depth, nodes, move-time, time or infinite");
        }
        Ok(level)
    }
}

fn number<T: std::str::FromStr>(line: &Line, name: &str) -> Result<Option<T>> {
    let read = |text: &str| text.parse().ok().with_context(|| format!("{name} must be a number"));
    line.value(name).map(read).transpose()
}

fn seconds(line: &Line, name: &str, least: f64) -> Result<Option<f64>> {
    let read = |text: &str| {
        let seconds = text.parse().ok().filter(|seconds| (least..LONGEST).contains(seconds));
        seconds.with_context(|| format!("{name} must be a number of seconds"))
    };
    line.value(name).map(read).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Level> {
        Level::read(&Line::read(text)?)
    }

    #[test]
    fn all_forms_are_read() {
        let depth = Level { limits: Limits::depth(7), ..Level::default() };
        assert_eq!(read("level depth=7").unwrap(), depth);
        let nodes = Level { limits: Limits::nodes(1_000), ..Level::default() };
        assert_eq!(read("level nodes=1000").unwrap(), nodes);
        assert_eq!(read("level infinite").unwrap(), Level::default());
        let fixed = read("level move-time=0.25").unwrap().pace;
        assert_eq!(fixed, Pace::Fixed(Duration::from_millis(250)));
        let clock = Clock { left: 291.587, increment: 0.0, moves: Some(9) };
        assert_eq!(read("level moves=9 time=291.587").unwrap().pace, clock.pace());
        let clock = Clock { left: 60.0, increment: 2.0, moves: None };
        assert_eq!(read("level time=60 inc=2").unwrap().pace, clock.pace());
    }

    #[test]
    fn a_clock_below_zero_and_no_moves_left_are_legal() {
        for (text, clock) in [
            ("level time=-0.5 inc=2", Clock { left: -0.5, increment: 2.0, moves: None }),
            ("level moves=0 time=30", Clock { left: 30.0, increment: 0.0, moves: Some(0) }),
        ] {
            assert_eq!(read(text).unwrap().pace, clock.pace(), "{text}");
        }
    }
}
