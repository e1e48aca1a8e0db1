//! The search itself.
//!
//! # Kinds of nodes
//!
//! *Principal variation search*: the first move of a node is searched with the whole window, the
//! others with an empty one (beta = alpha + 1) that only asks "is it better?". So a node is
//! either on the *principal variation*, with a window to find a score in, or it is a *question*.
//! A question expected to be answered yes is a *cut node*: one good move is enough. One expected
//! to be answered no is an *all node*: every move must be refuted.
//!
//! # The end of a line
//!
//! A position in which somebody is about to capture means nothing to an evaluation. When the
//! depth is used up the search therefore goes on ([`Tension`]):
//! compulsory captures are followed to their end, each side choosing among its legal captures;
//! and a side that is threatened when the depth runs out gets one more move to do something about
//! it. What is evaluated is calm, or threatened anew. There is no "standing pat": who must capture cannot
//! decline.
//!
//! # Going deeper
//!
//! A side with a single legal move decides nothing, so that move costs no depth. Combinations,
//! long chains of sacrifices and forced captures, are seen to their end that way.
//!
//! # Not going there
//!
//! - *Shallow cut*: passing is no option in draughts, and being to move is often a burden, so the
//!   null move of chess programs proves nothing here. What holds instead is that a shallower
//!   search is a good forecast of a deeper one. A question node is first asked at less than half
//!   the depth whether it exceeds beta by a margin that grows with depth; if so it is taken to
//!   exceed beta at full depth. Where a side must capture, a game may forbid it: offers are refuted
//!   or proved right by what comes after the capture.
//! - *Static cut*: a few plies before the end of a line the evaluation of a calm position is itself
//!   that forecast. Far above beta the question is answered yes; far below alpha it is answered no,
//!   where a game says how much a ply can hope to gain.
//! - *Late moves*: the moves after the first of a well-ordered list are rarely best, the later the
//!   less. They are searched less deeply, the deeper and the later the more, and less so if they
//!   have often been good elsewhere; and again in full if they turn out better than expected.
//! - *Unknown nodes*: where the table remembers no good move, the moves are tried in a worse order
//!   and the node costs more. It is searched a ply less deeply; if it matters the next iteration
//!   comes back, and then the table knows.
//! - *Look ahead*: if one move leads to a position that the table knows to be bad enough for the
//!   other side, the question is answered before any move is searched.
//! - *Ending tables*: where the result is known the line ends, unless the root itself is known
//!   already; then only the table's draws end lines, and the win has to be carried out.
//!
//! How boldly all this is done is a matter of the game: [`Pruning`].
//!
//! # Draws
//!
//! A position that repeats one of its own line, or for the third time one of the game, is a draw;
//! so is one in which a counter of the rules runs out. Who wins avoids those, who loses steers
//! for them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use prise_game::Seat;
use web_time::Instant;

use crate::alphabeta::{AlphaBeta, Known, Tension};
use crate::lateness::lateness;
use crate::ordering::{Candidate, List, Memory};
use crate::table::{Bound, Found, NO_CODE, Table};
use crate::{Pruning, Score, StopToken};

/// The longest line.
pub(crate) const MAX_PLY: usize = 120;

/// How many plies beyond the depth a threatened side still gets a move of its own choice.
const THREAT_PLIES: i32 = 1;
/// From which depth on the table is asked. A look into it costs more than the few nodes that are
/// left below.
const TABLE_DEPTH: i32 = 2;
/// Up to which depth a calm question node is cut on its evaluation alone.
const STATIC_CUT_DEPTH: i32 = 3;
/// Up to which depth a calm question node is given up on its evaluation alone.
const HOPELESS_DEPTH: i32 = 2;
/// From which depth on a question node is first asked at less depth.
const SHALLOW_CUT_DEPTH: i32 = 4;
/// How many moves of a node are never late: at question nodes and on the principal variation.
const NEVER_LATE: (usize, usize) = (1, 3);
/// By how much less late a move on the principal variation is, in plies.
const PRINCIPAL_CARE: f32 = 0.5;
/// From which depth on the positions after each move are looked up in the table.
const LOOK_AHEAD_DEPTH: i32 = 5;
/// How many nodes pass between two looks at the clock and the stop token.
const NODES_BETWEEN_LOOKS: u64 = 1024;

/// What all threads of a search share.
pub(crate) struct Shared<'a, G: AlphaBeta> {
    pub(crate) table: &'a Table,
    pub(crate) knowledge: &'a G::Knowledge,
    pub(crate) stop: &'a StopToken,
    pub(crate) start: Instant,
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
    /// Set when one thread has finished, for the others.
    pub(crate) done: AtomicBool,
    /// The nodes of all threads, brought up to date at every look.
    pub(crate) visited: AtomicU64,
    /// The root's own result, if it is known: then known wins must be carried out.
    pub(crate) root_known: Option<Known>,
    /// How many of the keys on the path were played before the root.
    pub(crate) played: usize,
}

/// One thread's view of the tree.
pub(crate) struct Walker<'a, G: AlphaBeta> {
    shared: &'a Shared<'a, G>,
    memory: &'a mut Memory,
    /// The position keys of the game and of the line, up to the node before the one being searched.
    path: Vec<u64>,
    moves: Vec<Vec<G::Move>>,
    lists: Vec<List<G::Move>>,
    lines: Vec<Vec<G::Move>>,
    /// The positions that are being looked up.
    keys: Vec<u64>,
    pub(crate) nodes: u64,
    reported: u64,
    next_look: u64,
    pub(crate) stopped: bool,
    may_stop: bool,
}

impl<'a, G: AlphaBeta> Walker<'a, G> {
    pub(crate) fn new(shared: &'a Shared<'a, G>, memory: &'a mut Memory, history: &[u64]) -> Self {
        let mut path = Vec::with_capacity(history.len() + MAX_PLY + 1);
        path.extend_from_slice(history);
        Self {
            shared,
            memory,
            path,
            moves: (0..=MAX_PLY).map(|_| Vec::new()).collect(),
            lists: (0..=MAX_PLY).map(|_| List::new()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            keys: Vec::new(),
            nodes: 0,
            reported: 0,
            next_look: 0,
            stopped: false,
            may_stop: false,
        }
    }

    /// The first iteration is over and there is a move to play: from now on the search may be
    /// interrupted.
    pub(crate) fn allow_stop(&mut self) {
        self.may_stop = true;
        self.next_look = 0;
    }

    /// The best line found from the root.
    pub(crate) fn line(&self) -> &[G::Move] {
        &self.lines[1]
    }

    /// Searches a move of the root; the score is that of the side to move at the root.
    pub(crate) fn root_move(
        &mut self,
        root: &G::Node,
        mv: G::Move,
        window: (Score, Score),
        depth: i32,
    ) -> Score {
        self.path.push(G::position_key(root));
        let score = self.reply(root, &G::after(root, mv), window, depth, 0);
        self.path.pop();
        score
    }

    /// Looks at the clock now and then.
    #[inline]
    fn visit(&mut self) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
    }

    fn look(&mut self) {
        let shared = self.shared;
        let fresh = self.nodes - self.reported;
        let visited = shared.visited.fetch_add(fresh, Ordering::Relaxed) + fresh;
        self.reported = self.nodes;
        let left = shared.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(visited));
        self.next_look = self.nodes + left.clamp(1, NODES_BETWEEN_LOOKS);
        self.stopped = self.may_stop
            && (left == 0
                || shared.stop.is_stopped()
                || shared.done.load(Ordering::Relaxed)
                || shared.time.is_some_and(|limit| shared.start.elapsed() >= limit));
    }

    /// Whether the position stood earlier in this line, or twice in the game.
    fn is_repeated(&self, node: &G::Node) -> bool {
        let key = G::position_key(node);
        let back = G::reversible_plies(node).min(self.path.len());
        let mut in_game = 0;
        // It takes two moves of each side to come back, and then it is the same side's turn.
        for plies in (4..=back).step_by(2) {
            let index = self.path.len() - plies;
            if self.path[index] == key {
                if index >= self.shared.played {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }

    /// The score of a move as its player sees it, with the child's window turned accordingly.
    #[inline]
    fn reply(
        &mut self,
        parent: &G::Node,
        child: &G::Node,
        (alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Score {
        if G::side(parent) == G::side(child) {
            self.search(child, alpha, beta, depth, ply + 1)
        } else {
            -self.search(child, -beta, -alpha, depth, ply + 1)
        }
    }

    /// The score of a node within a window; outside it only a bound.
    fn search(
        &mut self,
        node: &G::Node,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        self.visit();
        if self.stopped {
            return Score::DRAW;
        }
        self.lines[ply].clear();

        if depth <= 0 {
            match G::tension(node) {
                Tension::Calm => return self.end_of_line(node, (alpha, beta), ply),
                Tension::Threatened if depth <= -THREAT_PLIES => {
                    return self.end_of_line(node, (alpha, beta), ply);
                }
                Tension::Threatened | Tension::Forced => {}
            }
        }
        if G::is_drawn_by_rule(node) {
            let mut moves = Vec::new();
            G::moves(node, &mut moves);
            return if moves.is_empty() { Score::loss_in(ply) } else { Score::DRAW };
        }
        if self.is_repeated(node) {
            return Score::DRAW;
        }
        if ply >= MAX_PLY {
            return self.judge(node, G::table_key(node), (alpha, beta));
        }
        if let Some(score) = self.known(node, ply) {
            return score;
        }
        if depth <= 0 {
            self.settle(node, (alpha, beta), depth, ply)
        } else {
            self.interior(node, (alpha, beta), depth, ply)
        }
    }

    /// A node beyond the depth at which something hangs: every legal move is followed, without
    /// the table, whose entries are worth more for nodes that took longer.
    fn settle(
        &mut self,
        node: &G::Node,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Score {
        let mut moves = std::mem::take(&mut self.moves[ply]);
        moves.clear();
        G::moves(node, &mut moves);
        let mut best = Score::loss_in(ply);
        self.path.push(G::position_key(node));
        for &mv in &moves {
            let mut child = *node;
            G::advance(&mut child, mv);
            let score = self.reply(node, &child, (alpha, beta), depth - 1, ply);
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, mv);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.path.pop();
        self.moves[ply] = moves;
        best
    }

    /// A calm position at the end of a line.
    fn end_of_line(&mut self, node: &G::Node, window: (Score, Score), ply: usize) -> Score {
        if G::is_drawn_by_rule(node) || self.is_repeated(node) {
            return Score::DRAW;
        }
        match self.known(node, ply) {
            Some(score) => score,
            None => self.judge(node, G::table_key(node), window),
        }
    }

    /// The score of a calm position as it stands; outside the window only a bound.
    #[inline]
    fn judge(&mut self, node: &G::Node, key: u64, (alpha, beta): (Score, Score)) -> Score {
        if let Some((least, most)) = G::at_a_glance(node) {
            let (least, most) = (Score::evaluation(least), Score::evaluation(most));
            if least >= beta {
                return least;
            }
            if most <= alpha {
                return most;
            }
        }
        let knowledge = self.shared.knowledge;
        self.memory.judgements.of(key, || G::judge(node, knowledge))
    }

    /// A result from the ending tables, if it ends the line.
    fn known(&self, node: &G::Node, ply: usize) -> Option<Score> {
        let known = G::look_up(node, self.shared.knowledge)?;
        if known == Known::Draw {
            return Some(Score::DRAW);
        }
        if self.shared.root_known.is_some() {
            return None;
        }
        // The sooner the better, so that the ending is reached at all.
        let sooner = -8 * ply as i32;
        Some(match known {
            Known::Win => Score::known_win(sooner),
            _ => -Score::known_win(sooner),
        })
    }

    fn interior(
        &mut self,
        node: &G::Node,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Score {
        let key = G::table_key(node);
        let question = beta.hundredths() - alpha.hundredths() == 1;
        let found = if depth >= TABLE_DEPTH { self.shared.table.find(key) } else { None };
        if question && let Some(score) = answer(found, (alpha, beta), depth, ply) {
            return score;
        }
        if question && let Some(score) = self.static_cut(node, key, (alpha, beta), depth) {
            return score;
        }
        let mut table_code = found.map_or(NO_CODE, |found| found.code);

        let moves = &mut self.moves[ply];
        moves.clear();
        G::moves(node, moves);
        let count = moves.len();
        if count == 0 {
            return Score::loss_in(ply);
        }
        let forced = count == 1;
        if question
            && depth >= LOOK_AHEAD_DEPTH
            && let Some(score) = self.look_ahead(node, beta, depth, ply)
        {
            return score;
        }
        if question
            && !forced
            && depth >= SHALLOW_CUT_DEPTH
            && !beta.is_decided()
            && (G::PRUNING.shallow_cut_when_forced || G::tension(node) != Tension::Forced)
        {
            if self.shallow_cut(node, beta, depth, ply) {
                return beta;
            }
            if table_code == NO_CODE {
                table_code = self.shared.table.find(key).map_or(NO_CODE, |found| found.code);
            }
        }

        let unknown = table_code == NO_CODE
            && !forced
            && G::PRUNING.unknown_depth.is_some_and(|from| depth >= from);
        let depth = if unknown { depth - 1 } else { depth };

        let side = seat_index(G::side(node));
        let mut list = std::mem::replace(&mut self.lists[ply], List::new());
        let look = (G::code, G::promising(node));
        self.memory.rank(side, ply, table_code, &mut list, &self.moves[ply], look);
        self.path.push(G::position_key(node));

        let next = if forced { depth } else { depth - 1 };
        let old_alpha = alpha;
        let mut best = Score::MIN;
        let mut best_code = NO_CODE;
        for index in 0..list.len() {
            let Candidate { mv, code } = list.take_best(index);
            let mut child = *node;
            G::advance(&mut child, mv);
            let score = if index == 0 {
                self.reply(node, &child, (alpha, beta), next, ply)
            } else {
                let less = self.late_reduction(index, depth, question, (side, code));
                self.ask(node, &child, (alpha, beta), (next, less), ply)
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_code = code;
                    if !question {
                        self.extend_line(ply, mv);
                    }
                    if score >= beta {
                        self.memory.reward(side, ply, depth, list.up_to(index), code);
                        break;
                    }
                }
            }
        }
        self.path.pop();
        self.lists[ply] = list;
        if self.stopped {
            return Score::DRAW;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = best.to_table(ply);
        let depth = depth.min(255) as u8;
        if i32::from(depth) >= TABLE_DEPTH {
            self.shared.table.keep(key, Found { code: best_code, score, depth, bound });
        }
        best
    }

    /// The bound that a calm node close to the end of its line is out of, if it is so by a margin.
    fn static_cut(
        &mut self,
        node: &G::Node,
        key: u64,
        (alpha, beta): (Score, Score),
        depth: i32,
    ) -> Option<Score> {
        if depth > STATIC_CUT_DEPTH || beta.is_decided() || G::tension(node) != Tension::Calm {
            return None;
        }
        let cut = beta + G::PRUNING.static_margin * depth;
        let hopeless = match G::PRUNING.hope {
            Some(hope) if depth <= HOPELESS_DEPTH => alpha - hope * depth,
            _ => Score::MIN,
        };
        let score = self.judge(node, key, (hopeless, cut));
        if score >= cut {
            Some(beta)
        } else if score <= hopeless {
            Some(alpha)
        } else {
            None
        }
    }

    /// Whether a shallower search already exceeds beta by a margin. It is the same node again,
    /// with the same moves in `self.moves[ply]`, and no repetition of itself.
    fn shallow_cut(&mut self, node: &G::Node, beta: Score, depth: i32, ply: usize) -> bool {
        let (base, each) = G::PRUNING.shallow_margin;
        let target = beta + base + each * depth;
        let score = self.interior(node, (target - 1, target), depth * 2 / 5, ply);
        !self.stopped && score >= target
    }

    /// The score of a move in `self.moves[ply]` that the table knows to reach beta.
    ///
    /// Where the table is to be read is found out for all moves first: then the processor waits
    /// for the memory once and not once for every move.
    fn look_ahead(&mut self, node: &G::Node, beta: Score, depth: i32, ply: usize) -> Option<Score> {
        let table = self.shared.table;
        self.keys.clear();
        self.keys.extend(self.moves[ply].iter().filter_map(|&mv| {
            let mut child = *node;
            G::advance(&mut child, mv);
            (G::side(&child) != G::side(node)).then(|| G::table_key(&child))
        }));
        self.keys.iter().find_map(|&key| {
            let found = table.find(key)?;
            let holds = i32::from(found.depth) >= depth - 1 && found.bound != Bound::Lower;
            let score = -Score::from_table(found.score, ply + 1);
            (holds && score >= beta).then_some(score)
        })
    }

    /// By how much less deeply a move is searched at first.
    fn late_reduction(
        &self,
        index: usize,
        depth: i32,
        question: bool,
        (side, code): (usize, u16),
    ) -> i32 {
        let never_late = if question { NEVER_LATE.0 } else { NEVER_LATE.1 };
        if depth < G::PRUNING.late_depth || index < never_late {
            return 0;
        }
        let Pruning { late: (always, divisor), .. } = G::PRUNING;
        let on_principal_variation = if question { 0.0 } else { PRINCIPAL_CARE };
        let later = lateness(depth, index);
        let plies =
            always + later / divisor - self.memory.fame(side, code) - on_principal_variation;
        (plies as i32).clamp(0, depth - 1)
    }

    /// Asks whether a move is better than the best so far, and if it is, by how much.
    fn ask(
        &mut self,
        node: &G::Node,
        child: &G::Node,
        (alpha, beta): (Score, Score),
        (depth, less): (i32, i32),
        ply: usize,
    ) -> Score {
        let empty = (alpha, alpha + 1);
        let mut score = self.reply(node, child, empty, depth - less, ply);
        if score > alpha && less > 0 {
            score = self.reply(node, child, empty, depth, ply);
        }
        if score > alpha && score < beta {
            score = self.reply(node, child, (alpha, beta), depth, ply);
        }
        score
    }

    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&below[0]);
    }
}

/// What an earlier visit to a node has found, if it answers the question.
#[inline]
fn answer(
    found: Option<Found>,
    (alpha, beta): (Score, Score),
    depth: i32,
    ply: usize,
) -> Option<Score> {
    let found = found.filter(|found| i32::from(found.depth) >= depth)?;
    let score = Score::from_table(found.score, ply);
    let decides = match found.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    decides.then_some(score)
}

fn seat_index(seat: Seat) -> usize {
    usize::from(seat != Seat::FIRST)
}
