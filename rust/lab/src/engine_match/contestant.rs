//! Who plays in a match.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use prise_darkchess::Classic;
use prise_draughts::Draughts;
use prise_game::{Game, Level};
use prise_mill::Mill;
use prise_search::draughts::{Endings, Knowledge, Weights};
use prise_search::{AlphaBetaPlayer, ComputerPlayer, Limits, Playable, StopToken, Task};

use super::hub::HubEngine;

/// How a contestant is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Spec {
    /// Prise as it comes.
    Prise,
    /// Prise at one of its levels, whatever limits the match has.
    Level(Level),
    /// Prise with other weights: draughts only.
    Weights(PathBuf),
    /// A program that speaks the Hub protocol: draughts only.
    Hub(String),
}

impl FromStr for Spec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        Ok(match text.split_once(':') {
            None if text == "prise" => Self::Prise,
            Some(("level", level)) => Self::Level(level.parse()?),
            Some(("weights", path)) => Self::Weights(path.into()),
            Some(("hub", command)) => Self::Hub(command.to_owned()),
            _ => bail!("'{text}' is not prise, level:N, weights:FILE or hub:COMMAND"),
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Prise => f.write_str("prise"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Weights(path) => write!(f, "weights:{}", path.display()),
            Self::Hub(command) => write!(f, "hub:{command}"),
        }
    }
}

/// Somebody who plays the game `G`.
pub(super) trait Contestant<G: Game> {
    /// A new game begins: nothing of the last one may help.
    fn new_game(&mut self) -> Result<()>;

    /// The move to play.
    fn choose(&mut self, game: &G) -> Result<G::Move>;
}

/// A computer player of ours with its task.
struct Computer<G: Game> {
    player: Box<dyn ComputerPlayer<G>>,
    task: Task,
}

impl<G: Game> Contestant<G> for Computer<G> {
    fn new_game(&mut self) -> Result<()> {
        self.player.forget();
        Ok(())
    }

    fn choose(&mut self, game: &G) -> Result<G::Move> {
        if let Task::Level(_, seed) = &mut self.task {
            *seed = seed.wrapping_add(1);
        }
        let stop = StopToken::default();
        let thought = self.player.play(&game.public(), self.task, &stop, &mut |_| {});
        thought.best.context("no move to play")
    }
}

/// How much memory the transposition table of an engine takes, in megabytes.
const TABLE_MEGABYTES: usize = 32;

/// A game that engines can play each other in.
pub(super) trait MatchGame: Playable + 'static {
    /// A contestant that is not Prise as it comes.
    fn other(spec: &Spec, _limits: Limits) -> Result<Box<dyn Contestant<Self>>> {
        bail!("'{spec}' is for draughts")
    }
}

impl MatchGame for Mill {}
impl MatchGame for Classic {}

impl MatchGame for Draughts {
    fn other(spec: &Spec, limits: Limits) -> Result<Box<dyn Contestant<Self>>> {
        match spec {
            Spec::Weights(path) => {
                let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
                let weights = Weights::from_bytes(&bytes)?;
                let knowledge = Arc::new(Knowledge::new(weights, Endings::default()));
                let player = Box::new(AlphaBetaPlayer::<Self>::new(knowledge, TABLE_MEGABYTES));
                Ok(Box::new(Computer { player, task: Task::Limits(limits) }))
            }
            Spec::Hub(command) => Ok(Box::new(HubEngine::start(command, limits)?)),
            Spec::Prise | Spec::Level(_) => bail!("'{spec}' plays every game"),
        }
    }
}

/// The contestant of this name. The seed decides what a level picks among equals.
pub(super) fn contestant<G: MatchGame>(
    spec: &Spec,
    limits: Limits,
    seed: u64,
) -> Result<Box<dyn Contestant<G>>> {
    let task = match spec {
        Spec::Prise => Task::Limits(limits),
        Spec::Level(level) => Task::Level(*level, seed),
        other => return G::other(other, limits),
    };
    Ok(Box::new(Computer { player: G::player(1), task }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_named_as_they_are_written() {
        for text in ["prise", "level:7", "weights:a/b.bin", "hub:scan/scan hub"] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        for text in ["", "scan", "level:11", "elo:7"] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
        assert!(contestant::<Mill>(&"hub:x".parse().unwrap(), Limits::nodes(1), 0).is_err());
    }
}
