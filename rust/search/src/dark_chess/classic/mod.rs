//! The computer player of Classic: alpha-beta over moves and chance.

mod chance;
mod ends;
mod evaluation;
mod node;
mod ordering;
mod settle;
mod tree;
mod value;

use std::cmp::Reverse;
use std::time::Duration;

use prise_darkchess::{Classic, ClassicRules, Move, View};
use prise_game::Level;

use self::node::{Node, Window};
use self::ordering::Memory;
use self::tree::Walker;
use self::value::{Value, WIN, slack_in_value, to_score};
use crate::strength::pick;
use crate::table::Table;
use crate::{Limits, Player, Progress, Ranked, Score, StopToken, Task, Thought};

/// How many megabytes the table takes.
const TABLE_MEGABYTES: usize = 16;
/// The deepest iteration.
const MAX_DEPTH: u32 = 60;
/// No level thinks longer than this, whatever the machine: the promise is two seconds.
const LONGEST: Duration = Duration::from_millis(1_800);
/// With so many pieces face-down the game has hardly begun, and the strongest levels accept moves
/// that fall short by this much, so that not every game is the same.
const OPENING: (usize, i32) = (29, 4);

/// What makes a level: how deep it looks, at how many positions, and by how much a move may fall
/// short of the best to be played all the same, in hundredths of a soldier.
static STRENGTHS: [(u32, u64, i32); 10] = [
    (1, 2_000, 120),
    (1, 2_000, 40),
    (2, 4_000, 40),
    (3, 8_000, 30),
    (4, 16_000, 20),
    (5, 30_000, 12),
    (6, 60_000, 6),
    (8, 120_000, 0),
    (MAX_DEPTH, 300_000, 0),
    (MAX_DEPTH, 800_000, 0),
];

/// A player of Classic.
pub(super) struct ClassicPlayer {
    table: Table,
    memory: Memory,
}

impl ClassicPlayer {
    pub(super) fn new() -> Self {
        Self { table: Table::new(TABLE_MEGABYTES << 20), memory: Memory::new() }
    }
}

impl Player<Classic> for ClassicPlayer {
    fn play(
        &mut self,
        game: &View<ClassicRules>,
        task: Task,
        stop: &StopToken,
        progress: &mut dyn FnMut(&Progress<Move>),
    ) -> Thought<Move> {
        let (limits, slack, seed) = match task {
            Task::Limits(limits) => (limits, 0, game.position.key()),
            Task::Level(level, seed) => {
                let (limits, slack) = at_level(level, game.position.face_down().len());
                (limits, slack, seed)
            }
        };
        self.table.grow_older();
        let mut search = Deepening::new(self, game, limits, slack, stop);
        search.run(limits, progress);
        search.thought(seed)
    }

    fn forget(&mut self) {
        self.table.clear();
        self.memory.forget();
    }
}

fn at_level(level: Level, face_down: usize) -> (Limits, i32) {
    let (depth, nodes, slack) = STRENGTHS[usize::from(level.number()) - 1];
    let slack = if face_down >= OPENING.0 { slack.max(OPENING.1) } else { slack };
    (Limits { depth: Some(depth), nodes: Some(nodes), time: Some(LONGEST) }, slack)
}

/// A move of the root and its value in the last iteration that was finished.
#[derive(Clone, Copy)]
struct RootMove {
    mv: Move,
    value: Value,
}

/// The iterations of one search.
struct Deepening<'a> {
    walker: Walker<'a>,
    root: Node,
    /// The best first.
    moves: Vec<RootMove>,
    /// How much worse than the best a move may be and have its value known, in hundredths.
    slack: i32,
    depth: u32,
}

impl<'a> Deepening<'a> {
    fn new(
        player: &'a mut ClassicPlayer,
        game: &View<ClassicRules>,
        limits: Limits,
        slack: i32,
        stop: &'a StopToken,
    ) -> Self {
        let past = game.past.split_last().map_or(&[][..], |(_, past)| past);
        let ClassicPlayer { table, memory } = player;
        let walker = Walker::new(table, memory, stop, limits, &game.position, past);
        let moves = game.position.moves();
        let moves = moves.into_iter().map(|mv| RootMove { mv, value: 0 }).collect();
        Self { walker, root: Node::new(game.position), moves, slack, depth: 0 }
    }

    fn run(&mut self, limits: Limits, progress: &mut dyn FnMut(&Progress<Move>)) {
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        // Before the first flip all flips are the same, and a single move leaves no choice.
        let deepest = match self.moves.len() {
            _ if self.is_first_flip() => 0,
            0 | 1 => 1,
            _ => deepest,
        };
        for depth in 1..=deepest {
            self.iteration(depth as i32);
            if self.walker.stopped {
                break;
            }
            self.depth = depth;
            self.walker.allow_stop();
            progress(&self.progress(self.moves.first().copied()));
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
            if self.depth == 0 && index > 0 && self.walker.has_to_stop() {
                self.walker.stopped = true;
                self.moves.truncate(index);
                break;
            }
            let mv = self.moves[index].mv;
            let whole = Window { alpha, ..Window::WHOLE };
            let asks = index > 0 && self.slack == 0;
            let first = if asks { Window::question(alpha) } else { whole };
            let mut value = self.walker.root_move(&self.root, mv, depth, first);
            if asks && value > alpha && !self.walker.stopped {
                value = self.walker.root_move(&self.root, mv, depth, whole);
            }
            if self.walker.stopped {
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

    fn progress(&self, best: Option<RootMove>) -> Progress<Move> {
        Progress {
            depth: self.depth,
            score: best.map_or(Score::loss_in(0), |best| to_score(best.value)),
            line: best.map(|best| best.mv).into_iter().collect(),
            nodes: self.walker.nodes,
            elapsed: self.walker.elapsed(),
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
                .map(|root| Ranked { mv: root.mv, score: to_score(root.value) })
                .collect();
            let picked = pick(&ranked, self.slack, seed).map(|picked| picked.mv);
            self.moves.iter().find(|root| Some(root.mv) == picked).copied()
        };
        let Progress { depth, score, line, nodes, elapsed } = self.progress(best);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_grow() {
        assert!(STRENGTHS.is_sorted_by_key(|&(depth, nodes, slack)| (depth, nodes, -slack)));
        assert!(STRENGTHS.is_sorted_by_key(|&(.., slack)| -slack));
    }
}
