//! The computer player of Classic: expectimax, alpha-beta over moves and chance.

mod chance;
mod ends;
pub mod evaluation;
mod expectimax;
mod move_ordering;
mod node;
mod quiescence;
mod value;

use std::cmp::Reverse;

use prise_darkchess::{Classic, ClassicRules, Move, View};

use self::evaluation::Weights;
use self::expectimax::{Expectimax, MAX_PLY};
use self::move_ordering::CODES;
use self::node::{Node, Window};
use self::value::{Value, WIN, slack_in_value, to_score};
use crate::history::History;
use crate::levels::pick;
use crate::stop::StopCondition;
use crate::transposition_table::TranspositionTable;
use crate::{
    ComputerPlayer, Limits, RankedMove, Score, SearchInfo, StopToken, Strength, Task, Thought,
};

/// How many megabytes the table takes.
const TABLE_MEGABYTES: usize = 16;
/// The deepest iteration.
const MAX_DEPTH: u32 = 60;
/// With so many pieces face-down the game has hardly begun.
const OPENING_FACE_DOWN: usize = 29;

/// A player of Classic.
pub struct ClassicPlayer {
    weights: Weights,
    table: TranspositionTable,
    history: History,
}

impl ClassicPlayer {
    /// A player that judges positions by these weights.
    pub fn new(weights: Weights) -> Self {
        let table = TranspositionTable::new(TABLE_MEGABYTES << 20);
        Self { weights, table, history: History::new(CODES, MAX_PLY + 1) }
    }
}

impl ComputerPlayer<Classic> for ClassicPlayer {
    fn play(
        &mut self,
        game: &View<ClassicRules>,
        task: Task,
        stop: &StopToken,
        report: &mut dyn FnMut(&SearchInfo<Move>),
    ) -> Thought<Move> {
        let (limits, slack, seed) = match task {
            Task::Limits(limits) => (limits, 0, game.position.key()),
            Task::Level(level, seed) => {
                let strength = Strength::of::<Classic>(level);
                let opening = game.position.face_down().len() >= OPENING_FACE_DOWN;
                (strength.limits(), strength.slack(opening), seed)
            }
        };
        self.table.age();
        let stop = StopCondition::new(limits, stop);
        let mut search = IterativeDeepening::new(self, game, &stop, slack);
        search.run(limits, report);
        search.thought(seed)
    }

    fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }
}

/// A move of the root and its value in the last iteration that was finished.
#[derive(Clone, Copy)]
struct RootMove {
    mv: Move,
    value: Value,
}

/// The iterations of one search.
struct IterativeDeepening<'a> {
    search: Expectimax<'a>,
    root: Node<'a>,
    /// The best first.
    moves: Vec<RootMove>,
    /// How much worse than the best a move may be and have its value known, in hundredths.
    slack: i32,
    depth: u32,
}

impl<'a> IterativeDeepening<'a> {
    fn new(
        player: &'a mut ClassicPlayer,
        game: &View<ClassicRules>,
        stop: &'a StopCondition<'a>,
        slack: i32,
    ) -> Self {
        let past = game.past.split_last().map_or(&[][..], |(_, past)| past);
        let ClassicPlayer { weights, table, history } = player;
        let search = Expectimax::new(table, history, stop, &game.position, past);
        let moves = game.position.moves();
        let moves = moves.into_iter().map(|mv| RootMove { mv, value: 0 }).collect();
        Self { search, root: Node::new(game.position, weights), moves, slack, depth: 0 }
    }

    fn run(&mut self, limits: Limits, report: &mut dyn FnMut(&SearchInfo<Move>)) {
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        // Before the first flip all flips are the same, and a single move leaves no choice.
        let deepest = match self.moves.len() {
            _ if self.is_first_flip() => 0,
            0 | 1 => 1,
            _ => deepest,
        };
        for depth in 1..=deepest {
            self.iteration(depth as i32);
            if self.search.counter.stopped {
                break;
            }
            self.depth = depth;
            self.search.counter.allow_stop();
            report(&self.info(self.moves.first().copied()));
            let certain = |best: &RootMove| {
                to_score(best.value).plies_to_end().is_some_and(|plies| plies <= depth as usize)
            };
            if self.moves.first().is_none_or(certain) {
                break;
            }
        }
    }

    /// Whether nobody has an army yet.
    fn is_first_flip(&self) -> bool {
        let position = &self.root.position;
        position.army_of(position.to_move()).is_none()
    }

    /// Searches every move of the root. If that is interrupted, a move that was found to be better
    /// than the best counts already, but values to choose by would not compare.
    fn iteration(&mut self, depth: i32) {
        let before = self.moves.clone();
        let mut alpha = -WIN;
        for index in 0..self.moves.len() {
            // The first iteration ends between two moves only: some answer there has to be.
            if self.depth == 0 && index > 0 && self.search.stop.is_met() {
                self.search.counter.stopped = true;
                self.moves.truncate(index);
                break;
            }
            let mv = self.moves[index].mv;
            let whole = Window { alpha, ..Window::WHOLE };
            let zero_window = index > 0 && self.slack == 0;
            let first = if zero_window { Window::zero(alpha) } else { whole };
            let mut value = self.search.root_move(&self.root, mv, depth, first);
            if zero_window && value > alpha && !self.search.counter.stopped {
                value = self.search.root_move(&self.root, mv, depth, whole);
            }
            if self.search.counter.stopped {
                if self.slack > 0 {
                    self.moves = before;
                }
                return;
            }
            self.moves[index].value = value;
            alpha = alpha.max(value - slack_in_value(self.slack));
            if value > self.moves[0].value {
                self.moves[..=index].rotate_right(1);
            }
        }
        if let Some((_, others)) = self.moves.split_first_mut() {
            others.sort_by_key(|root| Reverse(root.value));
        }
    }

    fn info(&self, best: Option<RootMove>) -> SearchInfo<Move> {
        SearchInfo {
            depth: self.depth,
            score: best.map_or(Score::loss_in(0), |best| to_score(best.value)),
            line: best.map(|best| best.mv).into_iter().collect(),
            nodes: self.search.counter.nodes,
            elapsed: self.search.stop.elapsed(),
        }
    }

    /// The answer: the best move, or with some slack one of those that are good enough.
    fn thought(self, seed: u64) -> Thought<Move> {
        let best = if self.slack == 0 && !self.is_first_flip() {
            // The others are only known not to be better: some of their bounds equal the best.
            self.moves.first().copied()
        } else {
            let ranked: Vec<_> = self
                .moves
                .iter()
                .map(|root| RankedMove { mv: root.mv, score: to_score(root.value) })
                .collect();
            let picked = pick(&ranked, self.slack, seed).map(|picked| picked.mv);
            self.moves.iter().find(|root| Some(root.mv) == picked).copied()
        };
        let SearchInfo { depth, score, line, nodes, elapsed } = self.info(best);
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
