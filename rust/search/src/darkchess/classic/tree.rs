//! The search through moves and chance.
//!
//! A move leads to one position, a flip to as many as there are different pieces that may lie
//! there, each as likely as it is frequent. The value of a flip is the average over them. This is
//! alpha-beta with chance nodes ("expectimax"), and it goes like this:
//!
//! - *Star1*: at a chance node the outcomes still to come cannot be better than a win nor worse
//!   than a loss. As soon as the average cannot enter the window any more the rest is left alone.
//! - *Far flips are a pass*: thirty flips of fourteen outcomes each would drown everything else.
//!   Far from the root only this matters of a flip: that one always has it, instead of a move that
//!   harms, and that on average it changes nothing. So there all flips together are one move
//!   that does nothing. Near the root, and where few pieces lie face-down, they are real.
//! - *Passing first*: who can pass and still hold beta need not look at moves. With no piece left
//!   face-down that is never assumed: then it is often a burden to be to move.
//! - *Late moves* are searched less deeply, and again in full if they turn out better.
//! - *The end of a line*: captures are followed to their end, and each side may decline them.
//!
//! A position that returns in a line is a draw, and so is one that would stand for the fourth
//! time in the game, or in which the moves without progress run out. The player who thinks
//! dislikes draws a little.

use std::time::Duration;

use prise_darkchess::{ClassicRules, Man, Move, Position, RuleSet};
use prise_game::{Outcome, Point, Seat};
use web_time::Instant;

use super::eval::{Worth, evaluate};
use super::ordering::{Candidate, Memory, PASS, bring_best_forward, code_of};
use super::value::{UNCERTAIN, Value, WIN, from_evaluation, from_table, to_table};
use crate::table::{Bound, Found, NO_CODE, Table};
use crate::{Limits, StopToken};

/// The longest line.
pub(super) const MAX_PLY: usize = 100;

/// Up to which ply flips are real.
const REAL_FLIP_PLIES: usize = 2;
/// With no more pieces than this face-down flips are real anywhere.
const FEW_FACE_DOWN: usize = 3;
/// How much more depth a flip costs than a move.
const FLIP_REDUCTION: i32 = 1;
/// How much less deeply passing is searched than a move.
const PASS_REDUCTION: i32 = 1;
/// From which depth on late moves are searched less deeply.
const LATE_DEPTH: i32 = 3;
/// How many moves of a node are never late.
const NEVER_LATE: usize = 4;
/// From which move on a late move loses two plies instead of one.
const VERY_LATE: usize = 12;
/// How much the player who thinks dislikes a draw.
const CONTEMPT: Value = 200;
/// By this many moves without progress an advantage is worth nothing.
const PATIENCE: i32 = 100;
/// With fewer moves left until the draw than this, their number is part of the key.
const COUNTER_MATTERS: u16 = 12;
/// How many nodes pass between two looks at the clock and the stop token.
const NODES_BETWEEN_LOOKS: u64 = 512;

/// A position inside the search.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position<ClassicRules>,
    worth: Worth,
}

impl Node {
    pub(super) fn new(position: Position<ClassicRules>) -> Self {
        Self { position, worth: Worth::of(&position) }
    }

    fn after(&self, mv: Move) -> Self {
        let captures = self.position.taken_by(mv).is_some();
        let mut next = *self;
        next.position.apply(mv, |_| unreachable!("flips have an outcome each"));
        if captures {
            next.worth = Worth::of(&next.position);
        }
        next
    }

    fn turned_up(&self, at: Point, man: Man) -> Self {
        let mut next = *self;
        next.position.apply(Move::Flip { at }, |_| man);
        next
    }

    fn passed(&self) -> Self {
        Self { position: self.position.passed(), ..*self }
    }
}

/// The window in which a value is wanted.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    pub(super) const WHOLE: Self = Self { alpha: -WIN, beta: WIN };

    const fn for_opponent(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// The best that has been found in a node, and the code of the move.
struct Best {
    value: Value,
    code: u16,
}

/// Walks through the tree.
pub(super) struct Walker<'a> {
    table: &'a Table,
    memory: &'a mut Memory,
    stop: &'a StopToken,
    start: Instant,
    time: Option<Duration>,
    most_nodes: u64,
    root_seat: Seat,
    /// The keys of the game and of the line, up to the node before the one being searched.
    path: Vec<u64>,
    /// How many of them were played before the root.
    played: usize,
    moves: Vec<Move>,
    lists: Vec<Vec<Candidate>>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    may_stop: bool,
}

impl<'a> Walker<'a> {
    /// `past` are the keys of the game, without that of the root.
    pub(super) fn new(
        table: &'a Table,
        memory: &'a mut Memory,
        stop: &'a StopToken,
        limits: Limits,
        root: &Position<ClassicRules>,
        past: &[u64],
    ) -> Self {
        Self {
            table,
            memory,
            stop,
            start: Instant::now(),
            time: limits.time,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            root_seat: root.to_move(),
            path: past.to_vec(),
            played: past.len(),
            moves: Vec::with_capacity(64),
            lists: (0..=MAX_PLY).map(|_| Vec::with_capacity(64)).collect(),
            nodes: 0,
            stopped: false,
            may_stop: false,
        }
    }

    /// From now on there is an answer, and the limits hold.
    pub(super) fn allow_stop(&mut self) {
        self.may_stop = true;
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// The value of a move of the root.
    pub(super) fn root_move(&mut self, root: &Node, mv: Move, depth: i32, window: Window) -> Value {
        self.path.push(root.position.key());
        let value = self.move_value(root, mv, depth, 0, window);
        self.path.pop();
        value
    }

    fn should_stop(&mut self) -> bool {
        if self.may_stop && !self.stopped {
            self.stopped = self.nodes >= self.most_nodes
                || self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS)
                    && (self.stop.is_stopped()
                        || self.time.is_some_and(|time| self.start.elapsed() >= time));
        }
        self.stopped
    }

    /// What the mover gets by a move, searched to `depth` plies, the move included.
    fn move_value(
        &mut self,
        node: &Node,
        mv: Move,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> Value {
        match mv {
            Move::Flip { at } => self.flip(node, at, depth - 1 - FLIP_REDUCTION, ply, window),
            Move::Go { .. } => {
                let next = node.after(mv);
                -self.search(&next, depth - 1, ply + 1, window.for_opponent(), true)
            }
        }
    }

    /// The average over what a flip may turn up.
    fn flip(&mut self, node: &Node, at: Point, depth: i32, ply: usize, window: Window) -> Value {
        let all = node.position.face_down().len() as i32;
        let mut left = all;
        let mut sum = 0;
        let mut worst = WIN;
        for man in ClassicRules::men() {
            let weight = i32::from(node.position.unturned(man));
            if weight == 0 {
                continue;
            }
            left -= weight;
            // What this outcome must exceed, or fall short of, for the average to stay inside.
            let alpha = (window.alpha * all - sum - left * WIN).div_euclid(weight).max(-WIN);
            let beta = (-(sum - left * WIN - window.beta * all).div_euclid(weight)).min(WIN);
            let next = node.turned_up(at, man);
            let window = Window { alpha: -beta, beta: -alpha };
            let value = -self.search(&next, depth, ply + 1, window, true);
            if self.stopped {
                return 0;
            }
            worst = worst.min(value);
            sum += weight * value;
            if value <= alpha && alpha > -WIN {
                return average(sum + left * WIN, all);
            }
            if value >= beta && beta < WIN {
                return average(sum - left * WIN, all);
            }
        }
        let value = average(sum, all);
        if worst < UNCERTAIN { value.min(UNCERTAIN) } else { value }
    }

    fn search(
        &mut self,
        node: &Node,
        depth: i32,
        ply: usize,
        window: Window,
        may_pass: bool,
    ) -> Value {
        if depth <= 0 || ply >= MAX_PLY {
            return self.settle(node, ply, window);
        }
        self.nodes += 1;
        if self.should_stop() {
            return 0;
        }
        let position = &node.position;
        if let Some(end) = self.end(position, ply) {
            return end;
        }
        let key = table_key(position);
        let known = self.table.find(key);
        if let Some(value) = known.and_then(|found| decided(found, depth, ply, window)) {
            return value;
        }
        let table_code = known.map_or(NO_CODE, |found| found.code);
        self.path.push(position.key());
        let best = self.best_move(node, depth, ply, window, may_pass, table_code);
        self.path.pop();
        if self.stopped {
            return 0;
        }
        let bound = if best.value >= window.beta {
            Bound::Lower
        } else if best.value > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let code = if bound == Bound::Upper { NO_CODE } else { best.code };
        let score = to_table(best.value, ply);
        self.table.keep(key, Found { code, score, depth: depth as u8, bound });
        best.value
    }

    /// Tries everything there is to do in a node.
    fn best_move(
        &mut self,
        node: &Node,
        depth: i32,
        ply: usize,
        window: Window,
        may_pass: bool,
        table_code: u16,
    ) -> Best {
        let Window { mut alpha, beta } = window;
        let covered = node.position.face_down().len();
        let real_flips = covered > 0
            && (ply < REAL_FLIP_PLIES || covered <= FEW_FACE_DOWN)
            && depth > 1 + FLIP_REDUCTION;
        let mut best = Best { value: -WIN, code: NO_CODE };
        if covered > 0 && !real_flips {
            best = Best { value: self.pass(node, depth, ply, window, may_pass), code: PASS };
            alpha = alpha.max(best.value);
            if alpha >= beta || self.stopped {
                return best;
            }
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        self.list_moves(node, &mut list, real_flips, ply, table_code);
        for index in 0..list.len() {
            bring_best_forward(&mut list, index);
            let Candidate { mv, code, quiet, .. } = list[index];
            let reduction = match index {
                _ if !quiet || depth < LATE_DEPTH || index < NEVER_LATE => 0,
                _ if index < VERY_LATE => 1,
                _ => 2,
            };
            let whole = Window { alpha, beta };
            let value = if best.code == NO_CODE {
                self.move_value(node, mv, depth, ply, whole)
            } else {
                self.question_move(node, mv, (depth, reduction), ply, whole)
            };
            if self.stopped {
                break;
            }
            if value > best.value || best.code == NO_CODE {
                best = Best { value, code };
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                if quiet {
                    let side = node.position.to_move().index();
                    self.memory.reward(side, ply, depth, &list[..=index]);
                }
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// Asks whether a move is better than what is known, and only then how much.
    fn question_move(
        &mut self,
        node: &Node,
        mv: Move,
        (depth, reduction): (i32, i32),
        ply: usize,
        window: Window,
    ) -> Value {
        let Window { alpha, beta } = window;
        let question = Window { alpha, beta: alpha + 1 };
        let mut value = self.move_value(node, mv, depth - reduction, ply, question);
        if value > alpha && reduction > 0 {
            value = self.move_value(node, mv, depth, ply, question);
        }
        if value > alpha && value < beta {
            value = self.move_value(node, mv, depth, ply, window);
        }
        value
    }

    /// What it brings to do nothing: to turn up a piece somewhere far off.
    fn pass(
        &mut self,
        node: &Node,
        depth: i32,
        ply: usize,
        window: Window,
        may_pass: bool,
    ) -> Value {
        if may_pass {
            let next = node.passed();
            -self.search(&next, depth - 1 - PASS_REDUCTION, ply + 1, window.for_opponent(), false)
        } else {
            // Both pass: nothing happens.
            static_value(node)
        }
    }

    /// Follows the captures to their end; each side may decline them.
    fn settle(&mut self, node: &Node, ply: usize, window: Window) -> Value {
        self.nodes += 1;
        if self.should_stop() {
            return 0;
        }
        if let Some(end) = self.end(&node.position, ply) {
            return end;
        }
        let Window { mut alpha, beta } = window;
        let mut best = static_value(node);
        if best >= beta || ply >= MAX_PLY {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = std::mem::take(&mut self.lists[ply]);
        node.position.moves_into(&mut self.moves);
        list.clear();
        list.extend(self.moves.iter().filter_map(|&mv| {
            let victim = node.position.taken_by(mv)?;
            Some(Candidate { mv, code: 0, rank: node.worth.man(victim), quiet: false })
        }));
        for index in 0..list.len() {
            bring_best_forward(&mut list, index);
            let next = node.after(list[index].mv);
            let value = -self.settle(&next, ply + 1, Window { alpha, beta }.for_opponent());
            if self.stopped {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// The value of a position in which the game is over.
    fn end(&self, position: &Position<ClassicRules>, ply: usize) -> Option<Value> {
        let seat = position.to_move();
        match position.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == seat => Some(WIN - ply as Value),
            Some(Outcome::Win { .. }) => Some(ply as Value - WIN),
            Some(Outcome::Draw { .. }) => Some(self.draw(seat)),
            None => self.returns(position).then(|| self.draw(seat)),
        }
    }

    /// Whether the position has stood in this line, or so often in the game that this is the end.
    fn returns(&self, position: &Position<ClassicRules>) -> bool {
        let reach = usize::from(position.quiet()).min(self.path.len());
        let oldest = self.path.len() - reach;
        let in_line = self.path[self.played.max(oldest)..].contains(&position.key());
        // Twice before is close enough to thrice: the fourth time would come next.
        in_line
            || self.path[oldest.min(self.played)..self.played]
                .iter()
                .filter(|key| **key == position.key())
                .nth(1)
                .is_some()
    }

    fn draw(&self, seat: Seat) -> Value {
        if seat == self.root_seat { -CONTEMPT } else { CONTEMPT }
    }

    /// The moves of a node with their places in the order.
    fn list_moves(
        &mut self,
        node: &Node,
        list: &mut Vec<Candidate>,
        flips: bool,
        ply: usize,
        table_code: u16,
    ) {
        let position = &node.position;
        position.moves_into(&mut self.moves);
        list.clear();
        let side = position.to_move().index();
        for &mv in &self.moves {
            if !flips && matches!(mv, Move::Flip { .. }) {
                continue;
            }
            let code = code_of(mv);
            let victim = position.taken_by(mv).map(|man| node.worth.man(man));
            let rank = self.memory.rank(side, ply, code, victim, code == table_code);
            let quiet = victim.is_none() && matches!(mv, Move::Go { .. });
            list.push(Candidate { mv, code, rank, quiet });
        }
    }
}

/// What the position looks like; an advantage fades while nothing is made of it.
fn static_value(node: &Node) -> Value {
    let seat = node.position.to_move();
    let value = from_evaluation(evaluate(&node.position, &node.worth, seat));
    let idle = i32::from(node.position.quiet()).min(PATIENCE);
    value * (PATIENCE - idle) / PATIENCE
}

/// The nearest whole number below an average: the same whichever way it was reached.
const fn average(sum: i32, all: i32) -> Value {
    sum.div_euclid(all)
}

/// The value that an earlier visit has found, if it answers the question.
fn decided(found: Found, depth: i32, ply: usize, window: Window) -> Option<Value> {
    let value = from_table(found.score, ply);
    let decides = match found.bound {
        Bound::Exact => true,
        Bound::Lower => value >= window.beta,
        Bound::Upper => value <= window.alpha,
    };
    (decides && i32::from(found.depth) >= depth).then_some(value)
}

fn table_key(position: &Position<ClassicRules>) -> u64 {
    match position.moves_until_draw() {
        Some(left) if left < COUNTER_MATTERS => {
            position.key() ^ u64::from(left + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        }
        _ => position.key(),
    }
}
