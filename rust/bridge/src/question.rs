//! A position to think about: all that a search needs, so that it runs without the match.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use prise_game::{Level, MoveKind};
use prise_search::{ComputerPlayer, Limits, SearchInfo, StopToken, Task, Thought};

use crate::api::error::{CoreError, ErrorKind};
use crate::api::view::Thinking;
use crate::registry::Shown;

/// How hard the computer is to think: at a level, or for a time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// The level, from 1 to 10.
    pub level: Option<u8>,
    /// The time in milliseconds.
    pub time_ms: Option<u32>,
}

/// A position to think about.
pub(crate) trait Question {
    fn answer(self: Box<Self>, stop: &StopToken, report: Box<dyn FnMut(Thinking) + '_>) -> Answer;
}

/// What thinking has come to.
pub(crate) struct Answer {
    pub(crate) thinking: Thinking,
    /// How good the position is for every player, by seat.
    pub(crate) scores: Vec<i32>,
}

/// A computer player. It takes its memory when it is first asked.
pub(crate) type SharedPlayer<G> = Arc<Mutex<Option<Box<dyn ComputerPlayer<G>>>>>;

/// A position to think about, with what its moves are called.
pub(crate) struct Asked<G: Shown> {
    pub(crate) public: G::Public,
    /// For the notation of the line, after the search: the search itself sees `public` alone.
    pub(crate) shown: G,
    pub(crate) legal: Vec<G::Move>,
    pub(crate) ids: Vec<u32>,
    pub(crate) task: Task,
    pub(crate) computer: SharedPlayer<G>,
}

impl<G: Shown> Asked<G> {
    fn on_the_way(&self, progress: &SearchInfo<G::Move>) -> Thinking {
        Thinking {
            depth: progress.depth,
            score: progress.score.hundredths(),
            line: self.line(&progress.line),
            nodes: progress.nodes as f64,
            elapsed_ms: progress.elapsed.as_millis() as u32,
            best: None,
        }
    }

    fn at_the_end(&self, thought: &Thought<G::Move>) -> Thinking {
        let index = thought.best.and_then(|best| self.legal.iter().position(|mv| *mv == best));
        Thinking {
            depth: thought.depth,
            score: thought.score.hundredths(),
            line: self.line(&thought.line),
            nodes: thought.nodes as f64,
            elapsed_ms: thought.elapsed.as_millis() as u32,
            best: index.map(|index| self.ids[index]),
        }
    }

    fn scores(&self, thought: &Thought<G::Move>) -> Vec<i32> {
        if !thought.scores.is_empty() {
            return thought.scores.iter().map(|score| score.hundredths()).collect();
        }
        let (score, mover) = (thought.score.hundredths(), self.shown.to_move());
        self.shown.seats().iter().map(|seat| if seat == mover { score } else { -score }).collect()
    }

    /// The moves of a line in their notation. It ends where a hidden piece would have to be
    /// looked at: only the first move is always known.
    fn line(&self, moves: &[G::Move]) -> Vec<String> {
        let mut game = self.shown.clone();
        let mut texts = Vec::new();
        for mv in moves {
            if !game.legal_moves().contains(mv) {
                break;
            }
            texts.push(game.notation(*mv));
            if game.info(*mv).kind == MoveKind::Flip {
                break;
            }
            game.play_unchecked(*mv);
        }
        texts
    }
}

impl<G: Shown> Question for Asked<G> {
    fn answer(
        self: Box<Self>,
        stop: &StopToken,
        mut report: Box<dyn FnMut(Thinking) + '_>,
    ) -> Answer {
        let mut computer = self.computer.lock().unwrap_or_else(PoisonError::into_inner);
        let computer = computer.get_or_insert_with(|| G::player(1));
        let thought = computer.play(&self.public, self.task, stop, &mut |progress| {
            report(self.on_the_way(progress));
        });
        Answer { thinking: self.at_the_end(&thought), scores: self.scores(&thought) }
    }
}

impl Effort {
    /// What the computer is asked. The seed varies its play from match to match and move to move.
    pub(crate) fn task(self, seed: u64) -> Result<Task, CoreError> {
        match (self.level, self.time_ms) {
            (Some(level), _) => Level::new(level)
                .map(|level| Task::Level(level, seed))
                .map_err(|error| CoreError::new(ErrorKind::BadSetup, error)),
            (None, Some(ms)) => Ok(Task::Limits(Limits::time(Duration::from_millis(ms.into())))),
            (None, None) => Err(CoreError::new(ErrorKind::BadSetup, "neither a level nor a time")),
        }
    }
}
