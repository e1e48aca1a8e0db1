//! The computer player of Classic: expectimax, alpha-beta over moves and chance.

mod chance;
pub mod endings;
mod ends;
pub mod evaluation;
mod expectimax;
mod glance;
mod move_ordering;
mod node;
mod quiescence;
mod value;

use std::cmp::Reverse;
use std::time::Duration;

use prise_darkchess::{Classic, ClassicRules, Move, View};

use self::evaluation::{Weights, rough_worth};
use self::expectimax::{Expectimax, MAX_PLY};
use self::glance::glance;
use self::move_ordering::CODES;
use self::node::{Node, Window};
use self::value::{Value, WIN, from_evaluation, slack_in_value, to_score};
use crate::analysis::{FurtherLines, LineSearch};
use crate::history::History;
use crate::levels::pick;
use crate::stop::StopCondition;
use crate::transposition_table::TranspositionTable;
use crate::{
    Analysis, ComputerPlayer, Limits, Line, Question, RankedMove, Ranking, Score, SearchInfo,
    StopToken, Strength, Task, Thought,
};

/// How many megabytes the table takes.
const TABLE_MEGABYTES: usize = 16;
/// The deepest iteration.
const MAX_DEPTH: u32 = 60;
/// With so many pieces face-down the game has hardly begun.
const OPENING_FACE_DOWN: usize = 29;

/// From this evaluation on, in hundredths of a soldier, an open game is won and has to be finished.
const AHEAD: i32 = 300;
/// How far every level looks at least then, and by what its slack is divided: whoever looks one move
/// ahead and takes any that is nearly as good walks to and fro in front of his victims.
const FINISH_DEPTH: u32 = 6;
const FINISH_SLACK: i32 = 4;

/// A player of Classic.
pub struct ClassicPlayer {
    weights: Weights,
    table: TranspositionTable,
    history: History,
    /// What the lines after the first are searched with, as soon as somebody asks for them.
    further: Option<Box<Self>>,
}

impl ClassicPlayer {
    /// A player that judges positions by these weights.
    pub fn new(weights: Weights) -> Self {
        let table = TranspositionTable::new(TABLE_MEGABYTES << 20);
        Self { weights, table, history: History::new(CODES, MAX_PLY + 1), further: None }
    }

    /// The moves of a position with the score of each, the best first. Scores that fall short of
    /// the best by more than `slack` are only known to do so.
    pub fn rank(
        &mut self,
        game: &View<ClassicRules>,
        limits: Limits,
        slack: i32,
        stop: &StopToken,
    ) -> Ranking<Move> {
        self.table.age();
        let stop = StopCondition::new(limits, stop);
        // Without any slack the others are not compared at all.
        let moves = game.position.moves();
        let mut search = IterativeDeepening::new(self, game, moves, &stop, slack.max(1));
        search.run(limits, &mut |_| {});
        let nodes = search.search.counter.nodes;
        let ranked = |root: &RootMove| RankedMove { mv: root.mv, score: to_score(root.value) };
        Ranking { moves: search.moves.iter().map(ranked).collect(), depth: search.depth, nodes }
    }

    /// What is played without looking any further than a beginner does.
    fn at_a_glance(&self, game: &View<ClassicRules>, seed: u64) -> Thought<Move> {
        let best = glance(&game.position, seed);
        Thought {
            best,
            score: to_score(Node::new(game.position, &self.weights).static_value()),
            scores: Vec::new(),
            depth: 0,
            line: best.into_iter().collect(),
            nodes: 0,
            elapsed: Duration::ZERO,
        }
    }

    /// Whether nothing is hidden any more and the player to move stands to win.
    fn has_to_finish(&self, game: &View<ClassicRules>) -> bool {
        let position = game.position;
        position.face_down().is_empty()
            && Node::new(position, &self.weights).static_value() > from_evaluation(AHEAD)
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
            Task::Play(limits) | Task::Limits(limits) => (limits, 0, game.position.key()),
            Task::Level(level, seed) => {
                let strength = Strength::of::<Classic>(level);
                let opening = game.position.face_down().len() >= OPENING_FACE_DOWN;
                let (limits, slack) = (strength.limits(), strength.slack(opening));
                if self.has_to_finish(game) {
                    let depth = limits.depth.map(|depth| depth.max(FINISH_DEPTH));
                    (Limits { depth, ..limits }, slack / FINISH_SLACK, seed)
                } else if strength.lapses_on(seed) {
                    return self.at_a_glance(game, seed);
                } else {
                    (limits, slack, seed)
                }
            }
        };
        self.table.age();
        let stop = StopCondition::new(limits, stop);
        let mut search = IterativeDeepening::new(self, game, game.position.moves(), &stop, slack);
        search.run(limits, report);
        search.thought(seed)
    }

    fn analyse(
        &mut self,
        game: &View<ClassicRules>,
        question: &Question<Move>,
        stop: &StopToken,
        report: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        let mut moves = game.position.moves();
        moves.retain(|mv| question.root_moves.contains(mv));
        let stop = StopCondition::new(question.limits, stop);
        let mut further = FurtherLines::new(&moves, question.count());
        let weights = self.weights.clone();
        let mut memory = self.further.take().unwrap_or_else(|| Box::new(Self::new(weights)));
        self.table.age();
        memory.table.age();
        let mut other = IterativeDeepening::new(&mut memory, game, Vec::new(), &stop, 0);
        other.tells_lines = true;
        let mut search = IterativeDeepening::new(self, game, moves, &stop, 0);
        search.tells_lines = true;
        search.run(question.limits, &mut |info| {
            let whole = further.iterate(&info.clone().into(), info.depth, &mut other);
            other.search.counter.allow_stop();
            if whole {
                report(&further.analysis(up_to_now(info, &stop)));
            }
        });
        let mut found = search.best_so_far();
        // The first line may be settled long before the others.
        let deepest = question.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        while found.depth > 0 && found.depth < deepest && !further.are_settled() {
            if stop.is_met() || !further.iterate(&found.clone().into(), found.depth + 1, &mut other)
            {
                break;
            }
            found = up_to_now(&found, &stop);
            found.depth += 1;
            report(&further.analysis(found.clone()));
        }
        let found = further.analysis(up_to_now(&found, &stop));
        self.further = Some(memory);
        found
    }

    fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
        self.further = None;
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
    /// Whether reports tell what is expected after the best move.
    tells_lines: bool,
}

impl<'a> IterativeDeepening<'a> {
    fn new(
        player: &'a mut ClassicPlayer,
        game: &View<ClassicRules>,
        moves: Vec<Move>,
        stop: &'a StopCondition<'a>,
        slack: i32,
    ) -> Self {
        let past = game.past.split_last().map_or(&[][..], |(_, past)| past);
        let ClassicPlayer { weights, table, history, .. } = player;
        let search = Expectimax::new(table, history, stop, &game.position, past);
        let mut moves: Vec<_> = moves.into_iter().map(|mv| RootMove { mv, value: 0 }).collect();
        let worth = |mv| game.position.taken_by(mv).map_or(0, rough_worth);
        moves.sort_by_key(|root| (Reverse(worth(root.mv)), matches!(root.mv, Move::Flip { .. })));
        let root = Node::new(game.position, weights);
        Self { search, root, moves, slack, depth: 0, tells_lines: false }
    }

    fn run(&mut self, limits: Limits, report: &mut dyn FnMut(&SearchInfo<Move>)) {
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        // Before the first flip all flips are the same, and a single move leaves no choice.
        let deepest = match self.root.position.moves().len() {
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
            report(&self.best_so_far());
            let certain = |best: &RootMove| is_certain(to_score(best.value), depth);
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

    /// The best move and what the table expects after it.
    fn best_so_far(&self) -> SearchInfo<Move> {
        let mut info = self.info(self.moves.first().copied());
        if let Some(best) = self.moves.first().filter(|_| self.tells_lines) {
            info.line = self.search.expected_line(&self.root, best.mv);
        }
        info
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
        self.info(best).into()
    }
}

/// A line after the first: the same iterations, over the moves that the lines before leave.
impl LineSearch<Move> for IterativeDeepening<'_> {
    fn search(
        &mut self,
        moves: &mut Vec<Move>,
        _: Option<&Line<Move>>,
        depth: u32,
    ) -> Option<Line<Move>> {
        self.moves.clear();
        self.moves.extend(moves.iter().map(|&mv| RootMove { mv, value: 0 }));
        self.iteration(depth as i32);
        if self.search.counter.stopped {
            return None;
        }
        self.depth = depth;
        moves.clear();
        moves.extend(self.moves.iter().map(|root| root.mv));
        (!moves.is_empty()).then(|| self.best_so_far().into())
    }

    fn is_settled(&self, line: &Line<Move>, depth: u32) -> bool {
        is_certain(line.score, depth)
    }
}

/// Whether the end is in sight, so that a deeper search cannot change the score.
fn is_certain(score: Score, depth: u32) -> bool {
    score.plies_to_end().is_some_and(|plies| plies <= depth as usize)
}

/// What is known, with the nodes and the time of all lines up to now.
fn up_to_now(info: &SearchInfo<Move>, stop: &StopCondition<'_>) -> SearchInfo<Move> {
    let nodes = stop.visited().max(info.nodes);
    SearchInfo { nodes, elapsed: stop.elapsed(), ..info.clone() }
}
