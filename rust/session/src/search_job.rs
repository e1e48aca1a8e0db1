//! A position to think about: all that a search needs, so that it runs without the match.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use prise_game::{Level, Seat};
use prise_search::{ComputerPlayer, Limits, Score, SearchInfo, StopToken, Task, Thought};

use crate::cores::threads;
use crate::games::TableGame;
use crate::view::MoveId;

/// How hard the computer is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// As it plays at a level.
    Level(Level),
    /// With all it has, for so long.
    Time(Duration),
}

impl Effort {
    /// What the computer is asked. The seed varies its play from match to match and move to move.
    pub(crate) const fn task(self, seed: u64) -> Task {
        match self {
            Self::Level(level) => Task::Level(level, seed),
            Self::Time(time) => Task::Limits(Limits::time(time)),
        }
    }
}

/// What the computer player has to say while it thinks, and at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchReport {
    /// How deep it has looked.
    pub depth: u32,
    /// How good the position is for the player to move.
    pub score: Score,
    /// How good it is for every player by seat, in hundredths; known at the end.
    pub scores: Vec<i32>,
    /// The moves that it expects, in their notation.
    pub line: Vec<String>,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How long it has thought.
    pub elapsed: Duration,
    /// The move to play, at the end; nothing on the way.
    pub best: Option<MoveId>,
}

/// What the analysis of a match says about one moment of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MomentAnalysis {
    /// How many moves and adjudications led to it.
    pub ply: usize,
    /// The last moment of the match, for showing how far the analysis has come.
    pub last_ply: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// What the computer found; nothing when the game was over.
    pub found: Option<SearchReport>,
    /// The move that was played; nothing for an adjudication, or at the end.
    pub played: Option<String>,
    /// Whether that move turned up a piece that nobody knew: what it led to was luck.
    pub is_flip: bool,
}

/// A position to think about.
pub(crate) trait SearchJob {
    fn run(self: Box<Self>, stop: &StopToken, tell: &mut dyn FnMut(SearchReport)) -> SearchReport;
}

pub(crate) type Job = Box<dyn SearchJob>;

/// A computer player. It takes its memory when it is first asked.
pub(crate) type SharedPlayer<G> = Arc<Mutex<Option<Box<dyn ComputerPlayer<G>>>>>;

/// A position of one game to think about.
pub(crate) struct GameSearch<G: TableGame> {
    pub(crate) public: G::Public,
    /// For the notation of the line, after the search: the search itself sees `public` alone.
    pub(crate) position: G,
    pub(crate) moves: Vec<G::Move>,
    pub(crate) generation: u16,
    pub(crate) task: Task,
    pub(crate) computer: SharedPlayer<G>,
}

impl<G: TableGame> GameSearch<G> {
    fn progress(&self, info: &SearchInfo<G::Move>) -> SearchReport {
        SearchReport {
            depth: info.depth,
            score: info.score,
            scores: Vec::new(),
            line: self.position.line_texts(&info.line),
            nodes: info.nodes,
            elapsed: info.elapsed,
            best: None,
        }
    }

    fn conclusion(&self, thought: Thought<G::Move>) -> SearchReport {
        let place = |best| self.moves.iter().position(|mv| *mv == best);
        let best = thought.best.and_then(place).map(|index| MoveId::new(self.generation, index));
        SearchReport { scores: self.scores(&thought), best, ..self.progress(&thought.into()) }
    }

    fn scores(&self, thought: &Thought<G::Move>) -> Vec<i32> {
        if !thought.scores.is_empty() {
            return thought.scores.iter().map(|score| score.hundredths()).collect();
        }
        let (score, mover) = (thought.score.hundredths(), self.position.to_move());
        let seats = self.position.seats();
        seats.iter().map(|seat| if seat == mover { score } else { -score }).collect()
    }
}

impl<G: TableGame> SearchJob for GameSearch<G> {
    fn run(self: Box<Self>, stop: &StopToken, tell: &mut dyn FnMut(SearchReport)) -> SearchReport {
        let mut computer = self.computer.lock().unwrap_or_else(PoisonError::into_inner);
        // Levels below the strongest think in one thread whatever there is, and give the same answer
        // to the same question.
        let computer = computer.get_or_insert_with(|| G::player(threads()));
        let thought =
            computer.play(&self.public, self.task, stop, &mut |info| tell(self.progress(info)));
        self.conclusion(thought)
    }
}
