//! Which position a command is about.

use anyhow::{Context, Result};
use prise_game::{Rules, Seed};

use crate::games::{CommandGame, rules_help};

/// The position that a command starts from.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    /// The position; the start of the game if none is given
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Options of the rules
    #[arg(long, value_name = "K=V,…", default_value = "", long_help = rules_help())]
    pub(crate) rules: String,
    /// Decides what is random: the shuffle of dark chess
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

impl PositionArgs {
    /// Sets up the game.
    pub(crate) fn set_up<G: CommandGame>(&self) -> Result<G> {
        self.set_up_with(&G::Rules::from_text(&self.rules)?, self.seed)
    }

    /// Sets up a game of the computer against itself, each opening with a shuffle of its own, by
    /// rules under which every game comes to an end.
    pub(crate) fn set_up_for_match<G: CommandGame>(&self, opening: u64) -> Result<G> {
        let rules = G::Rules::from_text(&self.rules)?.sure_to_end();
        self.set_up_with(&rules, self.seed.wrapping_add(opening))
    }

    fn set_up_with<G: CommandGame>(&self, rules: &G::Rules, seed: u64) -> Result<G> {
        match &self.position {
            // Face-down pieces that are not named lie as the seed deals them.
            Some(text) if G::HIDES_PIECES && text.contains('?') => {
                let game = G::read(rules, text).context("position")?;
                Ok(game.redealt(&Seed::from_number(seed)))
            }
            Some(text) => G::read(rules, text).context("position"),
            None => Ok(G::start(rules, seed)),
        }
    }
}

/// Plays a list of moves.
pub(crate) fn play_all<G: CommandGame>(game: &mut G, moves: &[String]) -> Result<()> {
    for (index, text) in moves.iter().enumerate() {
        let mv = game.find_move(text).with_context(|| format!("move {}", index + 1))?;
        game.play_unchecked(mv);
    }
    Ok(())
}
