//! The player: an alpha-beta search with a memory.

use std::sync::Arc;
use std::thread;

use prise_game::Level;
use web_time::Instant;

use super::iterative_deepening::IterativeDeepening;
use super::search::{MAX_PLY, Shared};
use super::thread_data::ThreadData;
use super::{AlphaBeta, Ranking, Root};
use crate::stop::StopCondition;
use crate::transposition_table::TranspositionTable;
use crate::{
    ComputerPlayer, Limits, Score, SearchInfo, StopToken, Strength, Task, Thought, levels,
};

/// The deepest iteration.
const MAX_DEPTH: u32 = 100;
/// The part of the nodes that levels without slack spend on comparing the moves of the opening.
const OPENING_SHARE: u64 = 4;

/// A player of one game: its table, its knowledge and what it has learned about good moves.
///
/// Between calls it keeps only what speeds it up. Everything that decides the answer comes with
/// the game that is handed in, draw counters and earlier positions included.
///
/// ```
/// use prise_draughts::{DrawRules, Draughts};
/// use prise_game::Game;
/// use prise_search::{AlphaBetaPlayer, Limits, StopToken};
///
/// let game = Draughts::read(&DrawRules::Standard, "W:W28,32,33:B18,19,K2")?;
/// let mut player = AlphaBetaPlayer::<Draughts>::new(Default::default(), 1);
/// let thought = player.think(&game.public(), Limits::depth(6), &StopToken::default(), |_| {});
/// assert!(thought.best.is_some());
/// # Ok::<(), prise_draughts::FenError>(())
/// ```
pub struct AlphaBetaPlayer<G: AlphaBeta> {
    knowledge: Arc<G::Knowledge>,
    table: TranspositionTable,
    threads: Vec<ThreadData>,
}

impl<G: AlphaBeta> AlphaBetaPlayer<G> {
    /// A player with a table of this many megabytes that thinks in one thread.
    pub fn new(knowledge: Arc<G::Knowledge>, megabytes: usize) -> Self {
        let table = TranspositionTable::new(megabytes << 20);
        Self { knowledge, table, threads: vec![ThreadData::new(G::CODES, MAX_PLY + 1)] }
    }

    /// The same player thinking in this many threads. Its answers then depend on chance.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads.resize_with(threads.max(1), || ThreadData::new(G::CODES, MAX_PLY + 1));
        self
    }

    /// What its evaluation and its ending tables draw on.
    pub fn knowledge(&self) -> &G::Knowledge {
        &self.knowledge
    }

    /// Forgets everything it has learned: for a new game, or an answer that does not depend on
    /// the questions before.
    pub fn forget(&mut self) {
        self.table.clear();
        self.threads.iter_mut().for_each(ThreadData::clear);
    }

    /// The best move in a position; none where the game is over.
    ///
    /// `report` is called after every iteration, in this thread.
    pub fn think(
        &mut self,
        game: &G::Public,
        limits: Limits,
        stop: &StopToken,
        mut report: impl FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        let root = G::root(game);
        self.table.age();
        self.threads.iter_mut().for_each(ThreadData::age);
        let shared = shared::<G>(&self.table, &self.knowledge, &root, limits, stop);
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let Some((first, others)) = self.threads.split_first_mut() else {
            unreachable!("a player has at least one thread");
        };
        let mut deepening = IterativeDeepening::new(&shared, first, &root);
        if others.is_empty() {
            deepening.run(deepest, &mut report);
        } else {
            let (root, shared) = (&root, &shared);
            thread::scope(|scope| {
                for (index, data) in others.iter_mut().enumerate() {
                    scope.spawn(move || {
                        let mut deepening = IterativeDeepening::new(shared, data, root);
                        // Half of the helpers run an iteration ahead.
                        deepening.offset = 1 - index as u32 % 2;
                        deepening.run(deepest, &mut |_| {});
                    });
                }
                deepening.run(deepest, &mut report);
                shared.stop.finish();
            });
        }
        deepening.thought()
    }

    /// The moves of a position with the score of each, the best first. Scores that fall short of
    /// the best by more than `slack` are only known to do so.
    pub fn rank(
        &mut self,
        game: &G::Public,
        limits: Limits,
        slack: i32,
        stop: &StopToken,
    ) -> Ranking<G::Move> {
        let root = G::root(game);
        self.table.age();
        let shared = shared::<G>(&self.table, &self.knowledge, &root, limits, stop);
        self.threads[0].age();
        let mut deepening = IterativeDeepening::new(&shared, &mut self.threads[0], &root);
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        deepening.rank(deepest, slack)
    }

    /// The move that a player of this level plays.
    pub(crate) fn play_level(
        &mut self,
        game: &G::Public,
        level: Level,
        seed: u64,
        stop: &StopToken,
        mut report: impl FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        let node = G::root(game).node;
        let strength = Strength::of::<G>(level);
        let slack = strength.slack(G::is_opening(&node));
        if slack == 0 {
            return self.think(game, strength.limits(), stop, report);
        }
        let start = Instant::now();
        let mut limits = strength.limits();
        if strength.slack(false) == 0 {
            limits.nodes = limits.nodes.map(|nodes| nodes / OPENING_SHARE);
        }
        let Ranking { moves, depth, nodes } = self.rank(game, limits, slack, stop);
        let picked = levels::pick(&moves, slack, seed);
        let info = SearchInfo {
            depth,
            score: picked.map_or(Score::loss_in(0), |picked| picked.score),
            line: picked.map(|picked| picked.mv).into_iter().collect(),
            nodes,
            elapsed: start.elapsed(),
        };
        report(&info);
        let SearchInfo { depth, score, line, nodes, elapsed } = info;
        Thought {
            best: line.first().copied(),
            score,
            scores: Vec::new(),
            depth,
            line,
            nodes,
            elapsed,
        }
    }
}

fn shared<'a, G: AlphaBeta>(
    table: &'a TranspositionTable,
    knowledge: &'a G::Knowledge,
    root: &Root<G::Node, G::Move>,
    limits: Limits,
    stop: &'a StopToken,
) -> Shared<'a, G> {
    Shared {
        table,
        knowledge,
        stop: StopCondition::new(limits, stop),
        root_verdict: G::probe(&root.node, knowledge),
        played: root.history.len(),
    }
}

impl<G: AlphaBeta> ComputerPlayer<G> for AlphaBetaPlayer<G> {
    fn play(
        &mut self,
        game: &G::Public,
        task: Task,
        stop: &StopToken,
        report: &mut dyn FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        match task {
            Task::Limits(limits) => self.think(game, limits, stop, report),
            Task::Level(level, seed) => self.play_level(game, level, seed, stop, report),
        }
    }

    fn forget(&mut self) {
        Self::forget(self);
    }
}
