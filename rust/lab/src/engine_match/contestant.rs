//! Who plays in a match.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use anyhow::{Context, Result, bail};
use prise_darkchess::Classic;
use prise_draughts::Draughts;
use prise_game::{Game, Level};
use prise_mill::Mill;
use prise_search::draughts::{Endings, Knowledge, Weights};
use prise_search::{
    AlphaBeta, AlphaBetaPlayer, ComputerPlayer, Limits, Playable, StopToken, Task, Verdict,
};

use super::dxp::DxpEngine;
use super::hub::{HubEngine, Version};
use super::uci::UciEngine;
use crate::tune::linear::{self, Linear};
use crate::tune::pruning;

/// How a contestant is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Spec {
    /// Prise as it comes.
    Prise,
    /// Prise in so many threads: a core each, so with `--at-once 1` and idle cores.
    Threads(usize),
    /// Prise at one of its levels, whatever limits the match has.
    Level(Level),
    /// Prise with other weights.
    Weights(PathBuf),
    /// Prise with a tree that is pruned as a file of settings says: draughts and mill.
    Pruning(PathBuf),
    /// A program that speaks the Hub protocol, of which there are two versions: draughts only.
    Hub(Version, String),
    /// A program that listens at an address and speaks DXP: draughts only.
    Dxp(String),
    /// A program that speaks UCI with the notation of its game: mill and dark chess.
    Uci(String),
}

impl FromStr for Spec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        Ok(match text.split_once(':') {
            None if text == "prise" => Self::Prise,
            Some(("threads", count)) => Self::Threads(count.parse()?),
            Some(("level", level)) => Self::Level(level.parse()?),
            Some(("weights", path)) => Self::Weights(path.into()),
            Some(("pruning", path)) => Self::Pruning(path.into()),
            Some(("hub", command)) => Self::Hub(Version::Two, command.to_owned()),
            Some(("hub1", command)) => Self::Hub(Version::One, command.to_owned()),
            Some(("dxp", address)) => Self::Dxp(address.to_owned()),
            Some(("uci", command)) => Self::Uci(command.to_owned()),
            _ => bail!(
                "'{text}' is not prise, threads:N, level:N, weights:FILE, pruning:FILE, \
                 hub:COMMAND, hub1:COMMAND, dxp:ADDRESS or uci:COMMAND"
            ),
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Prise => f.write_str("prise"),
            Self::Threads(count) => write!(f, "threads:{count}"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Weights(path) => write!(f, "weights:{}", path.display()),
            Self::Pruning(path) => write!(f, "pruning:{}", path.display()),
            Self::Hub(Version::One, command) => write!(f, "hub1:{command}"),
            Self::Hub(Version::Two, command) => write!(f, "hub:{command}"),
            Self::Dxp(address) => write!(f, "dxp:{address}"),
            Self::Uci(command) => write!(f, "uci:{command}"),
        }
    }
}

/// Somebody who plays the game `G`.
pub(crate) trait Contestant<G: Game> {
    /// A new game begins: nothing of the last one may help.
    fn new_game(&mut self) -> Result<()>;

    /// The move to play after the moves that were played.
    fn choose(&mut self, game: &G, played: &[String]) -> Result<G::Move>;

    /// What it thought of its last move, in hundredths of a man, if it said so.
    fn last_score(&self) -> Option<i32>;
}

/// A computer player of ours with its task.
struct Computer<G: Game> {
    player: Box<dyn ComputerPlayer<G>>,
    task: Task,
    score: Option<i32>,
}

impl<G: Game> Contestant<G> for Computer<G> {
    fn new_game(&mut self) -> Result<()> {
        self.player.forget();
        Ok(())
    }

    fn choose(&mut self, game: &G, _: &[String]) -> Result<G::Move> {
        if let Task::Level(_, seed) = &mut self.task {
            *seed = seed.wrapping_add(1);
        }
        let stop = StopToken::default();
        let thought = self.player.play(&game.public(), self.task, &stop, &mut |_| {});
        self.score = Some(thought.score.hundredths());
        thought.best.context("no move to play")
    }

    fn last_score(&self) -> Option<i32> {
        self.score
    }
}

/// How much memory the transposition table of an engine takes, in megabytes.
const TABLE_MEGABYTES: usize = 32;

/// A game that engines can play each other in.
pub(super) trait MatchGame: Playable + 'static {
    /// A player with the weights that a file holds.
    fn with_weights(file: &[u8]) -> Result<Box<dyn ComputerPlayer<Self>>>;

    /// A player whose tree is pruned as a file of settings says.
    fn with_pruning(_: &Path) -> Result<Box<dyn ComputerPlayer<Self>>> {
        bail!("draughts and mill alone have such settings")
    }

    /// A program that speaks the Hub protocol.
    fn hub(_: Version, _command: &str, _: Limits) -> Result<Box<dyn Contestant<Self>>> {
        bail!("the Hub protocol is for draughts")
    }

    /// A program that speaks DXP.
    fn dxp(_address: &str) -> Result<Box<dyn Contestant<Self>>> {
        bail!("DXP is for draughts")
    }

    /// A program that speaks UCI.
    fn uci(_command: &str, _: Limits) -> Result<Box<dyn Contestant<Self>>> {
        bail!("UCI is for mill and dark chess")
    }

    /// Whether the ending tables know that nobody can win any more.
    fn is_known_draw(_game: &Self) -> bool {
        false
    }
}

/// The player with the weights that a text holds.
fn with_linear_weights<G: Linear>(file: &[u8]) -> Result<Box<dyn ComputerPlayer<G>>> {
    Ok(G::player_with(&linear::read::<G>(std::str::from_utf8(file)?)?))
}

/// The player whose tree is pruned as the file says.
fn with_pruning<G: AlphaBeta>(path: &Path) -> Result<Box<dyn ComputerPlayer<G>>>
where
    G::Knowledge: Default,
{
    let player = AlphaBetaPlayer::<G>::new(Arc::default(), TABLE_MEGABYTES);
    Ok(Box::new(player.with_pruning(pruning::read::<G>(path)?)))
}

impl MatchGame for Mill {
    fn with_weights(file: &[u8]) -> Result<Box<dyn ComputerPlayer<Self>>> {
        with_linear_weights(file)
    }

    fn with_pruning(path: &Path) -> Result<Box<dyn ComputerPlayer<Self>>> {
        with_pruning(path)
    }

    fn uci(command: &str, limits: Limits) -> Result<Box<dyn Contestant<Self>>> {
        Ok(Box::new(UciEngine::start(command, limits)?))
    }
}

impl MatchGame for Classic {
    fn with_weights(file: &[u8]) -> Result<Box<dyn ComputerPlayer<Self>>> {
        with_linear_weights(file)
    }

    fn uci(command: &str, limits: Limits) -> Result<Box<dyn Contestant<Self>>> {
        Ok(Box::new(UciEngine::start(command, limits)?))
    }
}

impl MatchGame for Draughts {
    fn with_weights(file: &[u8]) -> Result<Box<dyn ComputerPlayer<Self>>> {
        let knowledge = Knowledge::new(Weights::from_bytes(file)?, Endings::default());
        Ok(Box::new(AlphaBetaPlayer::<Self>::new(Arc::new(knowledge), TABLE_MEGABYTES)))
    }

    fn with_pruning(path: &Path) -> Result<Box<dyn ComputerPlayer<Self>>> {
        with_pruning(path)
    }

    fn hub(version: Version, command: &str, limits: Limits) -> Result<Box<dyn Contestant<Self>>> {
        Ok(Box::new(HubEngine::start(version, command, limits)?))
    }

    fn dxp(address: &str) -> Result<Box<dyn Contestant<Self>>> {
        Ok(Box::new(DxpEngine::connect(address)?))
    }

    fn is_known_draw(game: &Self) -> bool {
        static ENDINGS: LazyLock<Endings> = LazyLock::new(Endings::default);
        ENDINGS.look_up(game.position()) == Some(Verdict::Draw)
    }
}

/// The contestant of this name. The seed decides what a level picks among equals.
pub(super) fn contestant<G: MatchGame>(
    spec: &Spec,
    limits: Limits,
    seed: u64,
) -> Result<Box<dyn Contestant<G>>> {
    let (player, task) = match spec {
        Spec::Prise => (G::player(1), Task::Play(limits)),
        Spec::Threads(count) => (G::player(*count), Task::Play(limits)),
        Spec::Level(level) => (G::player(1), Task::Level(*level, seed)),
        Spec::Weights(path) => {
            let told = || path.display().to_string();
            let file = std::fs::read(path).with_context(told)?;
            (G::with_weights(&file).with_context(told)?, Task::Play(limits))
        }
        Spec::Pruning(path) => (G::with_pruning(path)?, Task::Play(limits)),
        Spec::Hub(version, command) => return G::hub(*version, command, limits),
        Spec::Dxp(address) => return G::dxp(address),
        Spec::Uci(command) => return G::uci(command, limits),
    };
    Ok(Box::new(Computer { player, task, score: None }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_named_as_they_are_written() {
        for text in [
            "prise",
            "threads:2",
            "level:7",
            "weights:a/b.bin",
            "pruning:a/b.json",
            "hub:scan/scan hub",
            "hub1:scan hub",
            "uci:tgf mill uci",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        for text in ["", "scan", "level:11", "elo:7"] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
        assert!(contestant::<Mill>(&"hub:x".parse().unwrap(), Limits::nodes(1), 0).is_err());
        assert!(contestant::<Mill>(&"dxp:x".parse().unwrap(), Limits::nodes(1), 0).is_err());
        assert!(contestant::<Draughts>(&"uci:x".parse().unwrap(), Limits::nodes(1), 0).is_err());
    }
}
