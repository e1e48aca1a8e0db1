//! What every computer player can do, whatever the game and however it thinks.

use prise_game::{Game, Level};

use crate::{Analysis, Levels, Limits, Question, SearchInfo, StopToken, Thought};

/// How a player is asked to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Play at a level. The seed decides among moves that are about equal.
    Level(Level, u64),
    /// Play somebody within these limits: in mill, whoever plays would rather go on than let the
    /// game be drawn by repetition or by counting.
    Play(Limits),
    /// Find the best move within these limits: a draw is a draw.
    Limits(Limits),
}

/// A computer player of the game `G`.
pub trait ComputerPlayer<G: Game>: Send {
    /// Thinks about a position and answers with a move. `report` is told what is known so far,
    /// as often as there is something new.
    fn play(
        &mut self,
        game: &G::Public,
        task: Task,
        stop: &StopToken,
        report: &mut dyn FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move>;

    /// Finds the best lines of a position, the best first, and tells them as often as there is
    /// something new. The first is that of [`play`](Self::play) within the same limits on depth.
    fn analyse(
        &mut self,
        game: &G::Public,
        question: &Question<G::Move>,
        stop: &StopToken,
        report: &mut dyn FnMut(&Analysis<G::Move>),
    ) -> Analysis<G::Move>;

    /// Forgets what it has learned about earlier positions.
    fn forget(&mut self);
}

/// A game that the computer can play.
pub trait Playable: Game {
    /// How strong its levels play.
    const LEVELS: Levels;

    /// A player of this game that thinks in so many threads. One thread gives the same answer to
    /// the same question, and so does every level but the strongest however many there are.
    fn player(threads: usize) -> Box<dyn ComputerPlayer<Self>>;
}
