//! Expectimax: alpha-beta with chance nodes.
//!
//! A move leads to one position, a flip to as many as there are different pieces that may lie
//! there, each as likely as it is frequent. The value of a flip is the average over them.
//!
//! - *Star1*: chance is cut short as soon as the average cannot enter the window any more
//!   (`chance.rs`).
//! - *Far flips are a pass*: thirty flips of fourteen outcomes each would drown everything else.
//!   Behind the root only this matters of a flip: that one always has it, instead of a move that
//!   harms, and that on average it changes nothing. So there all flips together are one move
//!   that does nothing. At the root, and where few pieces lie face-down, they are real. If they were
//!   so in answer to moves but not to flips, flips would look better than they are.
//! - *Null move*: who can pass and still hold beta need not look at moves. With no piece left
//!   face-down that is never assumed: then it is often a burden to be to move.
//! - *Late-move reduction*: late moves are searched less deeply, and again in full if they turn out better.
//! - *Quiescence*: at the end of a line captures are followed to their end (`quiescence.rs`).
//! - Draws are seen (`ends.rs`).

use prise_darkchess::{ClassicRules, Move, Position};
use prise_game::Seat;

use super::evaluation::rough_worth;
use super::move_ordering::{Candidate, PASS, bring_best_forward, code_of, rank};
use super::node::{Node, Window};
use super::value::{Value, WIN, from_table, to_table};
use crate::history::History;
use crate::stop::{NodeCounter, StopCondition};
use crate::table_key::table_key;
use crate::transposition_table::{Bound, NO_CODE, TableEntry, TranspositionTable};

/// The longest line.
pub(super) const MAX_PLY: usize = 100;

/// Up to which ply flips are real.
const REAL_FLIP_PLIES: usize = 1;
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
/// With fewer moves left until the draw than this, their number is part of the table key.
const COUNTER_MATTERS: u16 = 12;

/// The best that has been found in a node, and the code of the move.
struct Best {
    value: Value,
    code: u16,
}

/// One search.
pub(super) struct Expectimax<'a> {
    table: &'a TranspositionTable,
    history: &'a mut History,
    pub(super) stop: &'a StopCondition<'a>,
    pub(super) counter: NodeCounter<'a>,
    pub(super) root_seat: Seat,
    /// The keys of the game and of the line, up to the node before the one being searched.
    pub(super) path: Vec<u64>,
    pub(super) moves: Vec<Move>,
    pub(super) lists: Vec<Vec<Candidate>>,
}

impl<'a> Expectimax<'a> {
    /// `past` are the keys of the game, without that of the root.
    pub(super) fn new(
        table: &'a TranspositionTable,
        history: &'a mut History,
        stop: &'a StopCondition<'a>,
        root: &Position<ClassicRules>,
        past: &[u64],
    ) -> Self {
        Self {
            table,
            history,
            stop,
            counter: NodeCounter::new(stop),
            root_seat: root.to_move(),
            path: past.to_vec(),
            moves: Vec::with_capacity(64),
            lists: (0..=MAX_PLY).map(|_| Vec::with_capacity(64)).collect(),
        }
    }

    /// The value of a move of the root.
    pub(super) fn root_move(
        &mut self,
        root: &Node<'_>,
        mv: Move,
        depth: i32,
        window: Window,
    ) -> Value {
        self.path.push(root.position.key());
        let value = self.move_value(root, mv, depth, 0, window);
        self.path.pop();
        value
    }

    /// A move of the root and what the table expects after it. What comes up is for chance to say:
    /// the line ends with a flip, or where a flip is expected.
    pub(super) fn expected_line(&self, root: &Node<'_>, mv: Move) -> Vec<Move> {
        let mut line = vec![mv];
        let mut position = root.position;
        let mut next = mv;
        while let Move::Go { .. } = next
            && line.len() < MAX_PLY
        {
            position.apply(next, |_| unreachable!("no flip"));
            let left = position.moves_until_draw().unwrap_or(u16::MAX);
            let entry = self.table.find(table_key(position.key(), left, COUNTER_MATTERS));
            let code = entry.map_or(NO_CODE, |entry| entry.code);
            let found = position.moves().into_iter().find(|mv| code_of(*mv) == code);
            let Some(found) = found.filter(|_| code != NO_CODE && position.outcome().is_none())
            else {
                break;
            };
            line.push(found);
            next = found;
        }
        line
    }

    /// What the mover gets by a move, searched to `depth` plies, the move included.
    fn move_value(
        &mut self,
        node: &Node<'_>,
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

    pub(super) fn search(
        &mut self,
        node: &Node<'_>,
        depth: i32,
        ply: usize,
        window: Window,
        may_pass: bool,
    ) -> Value {
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(node, ply, window);
        }
        if self.counter.visit() {
            return 0;
        }
        let position = &node.position;
        if let Some(end) = self.end(position, ply) {
            return end;
        }
        let left = position.moves_until_draw().unwrap_or(u16::MAX);
        let key = table_key(position.key(), left, COUNTER_MATTERS);
        let entry = self.table.find(key);
        if let Some(value) = entry.and_then(|entry| table_cutoff(entry, depth, ply, window)) {
            return value;
        }
        let table_code = entry.map_or(NO_CODE, |entry| entry.code);
        self.path.push(position.key());
        let best = self.best_move(node, depth, ply, window, may_pass, table_code);
        self.path.pop();
        if self.counter.stopped {
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
        self.table.keep(key, TableEntry { code, score, depth: depth as u8, bound });
        best.value
    }

    /// Tries everything there is to do in a node.
    fn best_move(
        &mut self,
        node: &Node<'_>,
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
            if alpha >= beta || self.counter.stopped {
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
                self.late_move_value(node, mv, (depth, reduction), ply, whole)
            };
            if self.counter.stopped {
                break;
            }
            if value > best.value || best.code == NO_CODE {
                best = Best { value, code };
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                if quiet {
                    let side = node.position.to_move().index();
                    let tried = list[..=index].iter().filter(|candidate| candidate.quiet);
                    let tried = tried.map(|candidate| candidate.code);
                    self.history.reward(side, ply, depth, tried, code);
                }
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// A move after the first: with a zero window and less depth at first, and again with more of
    /// both if it turns out better than what is known.
    fn late_move_value(
        &mut self,
        node: &Node<'_>,
        mv: Move,
        (depth, reduction): (i32, i32),
        ply: usize,
        window: Window,
    ) -> Value {
        let Window { alpha, beta } = window;
        let zero = Window::zero(alpha);
        let mut value = self.move_value(node, mv, depth - reduction, ply, zero);
        if value > alpha && reduction > 0 {
            value = self.move_value(node, mv, depth, ply, zero);
        }
        if value > alpha && value < beta {
            value = self.move_value(node, mv, depth, ply, window);
        }
        value
    }

    /// What it brings to do nothing: to turn up a piece somewhere far off.
    fn pass(
        &mut self,
        node: &Node<'_>,
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
            node.static_value()
        }
    }

    /// The moves of a node with their places in the order.
    fn list_moves(
        &mut self,
        node: &Node<'_>,
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
            let victim = position.taken_by(mv).map(rough_worth);
            let rank = rank(self.history, side, ply, code, victim, code == table_code);
            let quiet = victim.is_none() && matches!(mv, Move::Go { .. });
            list.push(Candidate { mv, code, rank, quiet });
        }
    }
}

/// The value that an earlier visit has found, if it was deep enough and its bound decides.
fn table_cutoff(entry: TableEntry, depth: i32, ply: usize, window: Window) -> Option<Value> {
    let value = from_table(entry.score, ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= window.beta,
        Bound::Upper => value <= window.alpha,
    };
    (decides && i32::from(entry.depth) >= depth).then_some(value)
}
