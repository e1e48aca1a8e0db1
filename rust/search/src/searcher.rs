//! From a position to a move: the iterations around the tree search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use prise_game::Level;
use web_time::Instant;

use crate::alphabeta::{AlphaBeta, Known, Root};
use crate::ordering::Memory;
use crate::table::Table;
use crate::tree::{MAX_PLY, Shared, Walker};
use crate::{Limits, Progress, Score, StopToken, Strength, Thought, strength};

/// Half the width of the first window around the last iteration's score.
const ASPIRATION: i32 = 12;
/// From which depth on the window is narrowed.
const ASPIRATION_DEPTH: u32 = 5;
/// The deepest iteration.
const MAX_DEPTH: u32 = 100;

/// A player of one game: its table, its knowledge and what it has learned about good moves.
///
/// Between calls it keeps only what speeds it up. Everything that decides the answer comes with
/// the game that is handed in, draw counters and earlier positions included.
///
/// ```
/// use prise_draughts::{DrawRules, Draughts};
/// use prise_game::Game;
/// use prise_search::{Limits, Searcher, StopToken};
///
/// let game = Draughts::read(&DrawRules::Standard, "W:W28,32,33:B18,19,K2")?;
/// let mut searcher = Searcher::<Draughts>::new(Default::default(), 1);
/// let thought = searcher.think(&game.public(), Limits::depth(6), &StopToken::default(), |_| {});
/// assert!(thought.best.is_some());
/// # Ok::<(), prise_draughts::FenError>(())
/// ```
pub struct Searcher<G: AlphaBeta> {
    knowledge: Arc<G::Knowledge>,
    table: Table,
    memories: Vec<Memory>,
}

/// A move and its score for the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// Its score.
    pub score: Score,
}

/// All moves of a position, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking<M> {
    /// The moves.
    pub moves: Vec<Ranked<M>>,
    /// To what depth they were compared.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}

/// A move of the root and how many nodes its last search took.
struct RootMove<M> {
    mv: M,
    nodes: u64,
}

impl<G: AlphaBeta> Searcher<G> {
    /// A player with a table of this many megabytes that thinks in one thread.
    pub fn new(knowledge: Arc<G::Knowledge>, megabytes: usize) -> Self {
        let table = Table::new(megabytes << 20);
        Self { knowledge, table, memories: vec![Memory::new(G::CODES, MAX_PLY + 1)] }
    }

    /// The same player thinking in this many threads. Its answers then depend on chance.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.memories.resize_with(threads.max(1), || Memory::new(G::CODES, MAX_PLY + 1));
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
        self.memories.iter_mut().for_each(Memory::forget);
    }

    /// The best move in a position; none where the game is over.
    ///
    /// `progress` is called after every iteration, in this thread.
    pub fn think(
        &mut self,
        game: &G::Public,
        limits: Limits,
        stop: &StopToken,
        mut progress: impl FnMut(&Progress<G::Move>),
    ) -> Thought<G::Move> {
        let root = G::root(game);
        self.table.grow_older();
        self.memories.iter_mut().for_each(Memory::fade);
        let shared = shared::<G>(&self.table, &self.knowledge, &root, limits, stop);
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let Some((first, others)) = self.memories.split_first_mut() else {
            unreachable!("a searcher has at least one thread");
        };
        let mut deepening = Deepening::new(&shared, first, &root);
        if others.is_empty() {
            deepening.run(deepest, &mut progress);
        } else {
            let (root, shared) = (&root, &shared);
            thread::scope(|scope| {
                for (index, memory) in others.iter_mut().enumerate() {
                    scope.spawn(move || {
                        let mut deepening = Deepening::new(shared, memory, root);
                        // Half of the helpers run an iteration ahead.
                        deepening.offset = 1 - index as u32 % 2;
                        deepening.run(deepest, &mut |_| {});
                    });
                }
                deepening.run(deepest, &mut progress);
                shared.done.store(true, Ordering::Relaxed);
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
        self.table.grow_older();
        let shared = shared::<G>(&self.table, &self.knowledge, &root, limits, stop);
        self.memories[0].fade();
        let mut deepening = Deepening::new(&shared, &mut self.memories[0], &root);
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
        mut progress: impl FnMut(&Progress<G::Move>),
    ) -> Thought<G::Move> {
        let node = G::root(game).node;
        let strength = Strength::of::<G>(level);
        let slack = strength.slack(G::is_opening(&node));
        if slack == 0 {
            return self.think(game, strength.limits(), stop, progress);
        }
        let start = Instant::now();
        let limits = strength.ranking_limits();
        let Ranking { moves, depth, nodes } = self.rank(game, limits, slack, stop);
        let picked = strength::pick(&moves, slack, seed);
        let progress_made = Progress {
            depth,
            score: picked.map_or(Score::loss_in(0), |picked| picked.score),
            line: picked.map(|picked| picked.mv).into_iter().collect(),
            nodes,
            elapsed: start.elapsed(),
        };
        progress(&progress_made);
        let Progress { depth, score, line, nodes, elapsed } = progress_made;
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
    table: &'a Table,
    knowledge: &'a G::Knowledge,
    root: &Root<G::Node, G::Move>,
    limits: Limits,
    stop: &'a StopToken,
) -> Shared<'a, G> {
    Shared {
        table,
        knowledge,
        stop,
        start: Instant::now(),
        time: limits.time,
        nodes: limits.nodes,
        done: AtomicBool::new(false),
        visited: AtomicU64::new(0),
        root_known: G::look_up(&root.node, knowledge),
        played: root.history.len(),
    }
}

/// One thread's iterations.
struct Deepening<'a, G: AlphaBeta> {
    walker: Walker<'a, G>,
    root: &'a Root<G::Node, G::Move>,
    moves: Vec<RootMove<G::Move>>,
    shared: &'a Shared<'a, G>,
    offset: u32,
    best: Progress<G::Move>,
}

impl<'a, G: AlphaBeta> Deepening<'a, G> {
    fn new(
        shared: &'a Shared<'a, G>,
        memory: &'a mut Memory,
        root: &'a Root<G::Node, G::Move>,
    ) -> Self {
        // A game may be over, drawn, although there are moves on the board.
        let mut on_board = Vec::new();
        G::moves(&root.node, &mut on_board);
        let cannot_move = on_board.is_empty();
        let best = Progress {
            depth: 0,
            score: if cannot_move { Score::loss_in(0) } else { Score::DRAW },
            line: root.moves.first().copied().into_iter().collect(),
            nodes: 0,
            elapsed: std::time::Duration::ZERO,
        };
        let moves = root.moves.iter().map(|&mv| RootMove { mv, nodes: 0 }).collect();
        let walker = Walker::new(shared, memory, &root.history);
        Self { walker, root, moves, shared, offset: 0, best }
    }

    fn run(&mut self, deepest: u32, progress: &mut dyn FnMut(&Progress<G::Move>)) {
        if self.moves.is_empty() {
            return;
        }
        for depth in 1 + self.offset..=deepest + self.offset {
            self.iteration(depth);
            if self.walker.stopped {
                break;
            }
            self.walker.allow_stop();
            self.best.depth = depth;
            self.best.nodes = self.shared.visited.load(Ordering::Relaxed).max(self.walker.nodes);
            self.best.elapsed = self.shared.start.elapsed();
            progress(&self.best);
            if self.is_settled(depth) || self.is_pointless() {
                break;
            }
        }
    }

    /// Whether a deeper search cannot change anything: the end of the game is in sight, or the
    /// position is a known draw and there is a move that keeps it.
    fn is_settled(&self, depth: u32) -> bool {
        let draw = self.shared.root_known == Some(Known::Draw) && self.best.score == Score::DRAW;
        draw || self.best.score.plies_to_end().is_some_and(|plies| plies as u32 <= depth)
    }

    /// Whether time is limited and there is nothing to choose.
    fn is_pointless(&self) -> bool {
        self.moves.len() == 1
            && (self.shared.time.is_some() || self.shared.nodes.is_some())
            && self.best.depth >= 4
    }

    /// One iteration, in a window around the last score that is widened until it fits.
    fn iteration(&mut self, depth: u32) {
        let (mut alpha, mut beta) = (Score::MIN, Score::MAX);
        let mut width = ASPIRATION;
        if depth >= ASPIRATION_DEPTH && !self.best.score.is_decided() {
            alpha = self.best.score - width;
            beta = self.best.score + width;
        }
        loop {
            let score = self.pass(depth as i32, alpha, beta);
            if self.walker.stopped {
                return;
            }
            width *= 3;
            let open = width > 500 || score.is_decided();
            if score <= alpha && alpha > Score::MIN {
                alpha = if open { Score::MIN } else { score - width };
            } else if score >= beta && beta < Score::MAX {
                beta = if open { Score::MAX } else { score + width };
            } else {
                return;
            }
        }
    }

    /// Searches all moves of the root once. The best so far stays in front.
    fn pass(&mut self, depth: i32, mut alpha: Score, beta: Score) -> Score {
        let next = if self.moves.len() == 1 { depth } else { depth - 1 };
        let floor = alpha;
        let mut best = Score::MIN;
        for index in 0..self.moves.len() {
            let before = self.walker.nodes;
            let mv = self.moves[index].mv;
            let node = &self.root.node;
            let mut score;
            if index == 0 {
                score = self.walker.root_move(node, mv, (alpha, beta), next);
            } else {
                score = self.walker.root_move(node, mv, (alpha, alpha + 1), next);
                if score > alpha && score < beta {
                    score = self.walker.root_move(node, mv, (alpha, beta), next);
                }
            }
            if self.walker.stopped {
                return best;
            }
            self.moves[index].nodes = self.walker.nodes - before;
            best = best.max(score);
            if score > alpha || index == 0 {
                // A first move that fails low is still the best known: the window is widened.
                if score > floor {
                    self.best.score = score;
                    self.best.line.clear();
                    self.best.line.push(mv);
                    self.best.line.extend_from_slice(self.walker.line());
                }
                alpha = alpha.max(score);
                self.moves[..=index].rotate_right(1);
                if score >= beta {
                    break;
                }
            }
        }
        // Moves that took more effort to refute come first among the rest.
        self.moves[1..].sort_by_key(|root_move| std::cmp::Reverse(root_move.nodes));
        best
    }

    /// The score of every move, from ever deeper iterations. An iteration that is interrupted is
    /// forgotten: its scores would not compare.
    fn rank(&mut self, deepest: u32, slack: i32) -> Ranking<G::Move> {
        let mut ranked: Vec<_> =
            self.moves.iter().map(|root| Ranked { mv: root.mv, score: Score::DRAW }).collect();
        let mut reached = 0;
        for depth in 1..=deepest as i32 {
            let mut fresh = ranked.clone();
            let mut best = Score::MIN;
            for candidate in &mut fresh {
                let floor = if best == Score::MIN { best } else { best - slack - 1 };
                let window = (floor, Score::MAX);
                candidate.score =
                    self.walker.root_move(&self.root.node, candidate.mv, window, depth - 1);
                best = best.max(candidate.score);
            }
            if self.walker.stopped {
                break;
            }
            fresh.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
            ranked = fresh;
            reached = depth as u32;
            self.walker.allow_stop();
        }
        Ranking { moves: ranked, depth: reached, nodes: self.walker.nodes }
    }

    fn thought(self) -> Thought<G::Move> {
        let (best, shared) = (self.best, self.shared);
        Thought {
            best: best.line.first().copied(),
            score: best.score,
            scores: Vec::new(),
            depth: best.depth,
            line: best.line,
            nodes: shared.visited.load(Ordering::Relaxed).max(self.walker.nodes),
            elapsed: shared.start.elapsed(),
        }
    }
}
