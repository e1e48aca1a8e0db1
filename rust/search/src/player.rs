//! What every computer player can do, whatever the game and however it thinks.

use prise_game::{Game, Level};

use crate::{AlphaBeta, Limits, Progress, Searcher, StopToken, Thought};

/// How a player is asked to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play at a level. The seed decides among moves that are about equal.
    Level(Level, u64),
    /// Find the best move within these limits.
    Limits(Limits),
}

/// A computer player of the game `G`.
pub trait Player<G: Game>: Send {
    /// Thinks about a position and answers with a move. `progress` is told what is known so far,
    /// as often as there is something new.
    fn play(
        &mut self,
        game: &G::Public,
        task: Task,
        stop: &StopToken,
        progress: &mut dyn FnMut(&Progress<G::Move>),
    ) -> Thought<G::Move>;

    /// Forgets what it has learned about earlier positions.
    fn forget(&mut self);
}

/// A game that the computer can play.
pub trait Playable: Game {
    /// A player of this game that thinks in so many threads. One thread gives the same answer to
    /// the same question.
    fn player(threads: usize) -> Box<dyn Player<Self>>;
}

impl<G: AlphaBeta> Player<G> for Searcher<G> {
    fn play(
        &mut self,
        game: &G::Public,
        task: Task,
        stop: &StopToken,
        progress: &mut dyn FnMut(&Progress<G::Move>),
    ) -> Thought<G::Move> {
        match task {
            Task::Limits(limits) => self.think(game, limits, stop, progress),
            Task::Level(level, seed) => self.play_level(game, level, seed, stop, progress),
        }
    }

    fn forget(&mut self) {
        Self::forget(self);
    }
}
