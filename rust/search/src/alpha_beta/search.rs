//! Principal variation search.
//!
//! # Kinds of nodes
//!
//! The first move of a node is searched with the whole window, the others with a *zero window*
//! (beta = alpha + 1) that only asks "is it better?". So a node is either on the *principal
//! variation*, with a window to find a score in, or its window is zero. Where the answer is
//! expected to be yes it is a *cut node*: one good move is enough. Where it is expected to be no it
//! is an *all node*: every move must be refuted.
//!
//! # Quiescence
//!
//! A position in which somebody is about to capture means nothing to an evaluation. When the
//! depth is used up the search therefore goes on ([`Tension`], `quiescence.rs`): compulsory
//! captures are followed to their end, each side choosing among its legal captures; and a side
//! that is threatened when the depth runs out gets one more move to do something about it. What is
//! evaluated is quiet, or threatened anew. There is no standing pat: who must capture cannot
//! decline.
//!
//! # Extensions
//!
//! A side with a single legal move decides nothing, so that move costs no depth. Combinations,
//! long chains of sacrifices and forced captures, are seen to their end that way.
//!
//! # Pruning and reductions
//!
//! Most of the tree is not visited, or not so deeply: `pruning.rs` tells where and why.
//!
//! # Draws
//!
//! A position that repeats one of its own line, or for the third time one of the game, is a draw;
//! so is one in which a counter of the rules runs out. Who wins avoids those, who loses steers
//! for them. Whoever plays and does not only analyse may think a little less of them
//! ([contempt](AlphaBeta::CONTEMPT)): against somebody weaker a level game is worth going on with.

use prise_game::Seat;

use super::move_ordering::{Candidate, MoveList};
use super::thread_data::ThreadData;
use super::{AlphaBeta, Pruning, Tension};
use crate::stop::{NodeCounter, StopCondition};
use crate::transposition_table::{Bound, NO_CODE, TableEntry, TranspositionTable};
use crate::{Score, Verdict};

/// The longest line.
pub(super) const MAX_PLY: usize = 120;

/// How many plies beyond the depth a threatened side still gets a move of its own choice.
const THREAT_PLIES: i32 = 1;
/// From which depth on the transposition table is asked. A look into it costs more than the few
/// nodes that are left below.
const TABLE_DEPTH: i32 = 2;

/// What all threads of a search share.
pub(super) struct Shared<'a, G: AlphaBeta> {
    pub(super) table: &'a TranspositionTable,
    pub(super) knowledge: &'a G::Knowledge,
    pub(super) stop: &'a StopCondition<'a>,
    /// The root's own result, if it is known: then known wins must be carried out.
    pub(super) root_verdict: Option<Verdict>,
    /// A win or a loss further away than this is not known, even if the ending tables know it: who
    /// looks a few plies ahead does not know endings by heart.
    pub(super) horizon: usize,
    /// How many of the keys on the path were played before the root.
    pub(super) played: usize,
    /// Who would rather go on than draw.
    pub(super) contender: Option<Seat>,
    pub(super) pruning: &'a Pruning,
}

impl<G: AlphaBeta> Shared<'_, G> {
    /// The key of a node in the tables. What was found with contempt for draws holds for nobody else.
    #[inline]
    pub(super) fn table_key(&self, node: &G::Node) -> u64 {
        let salt = self.contender.map_or(0, |seat| CONTENDERS[seat_index(seat)]);
        G::table_key(node) ^ salt
    }
}

/// What sets apart the keys of searches with contempt, by who has it.
const CONTENDERS: [u64; 2] = [0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03];

/// One thread of a search.
pub(super) struct Worker<'a, G: AlphaBeta> {
    pub(super) shared: &'a Shared<'a, G>,
    pub(super) data: &'a mut ThreadData,
    pub(super) counter: NodeCounter<'a>,
    /// The position keys of the game and of the line, up to the node before the one being searched.
    pub(super) path: Vec<u64>,
    /// The moves of the nodes on the line, by ply.
    pub(super) moves: Vec<Vec<G::Move>>,
    lists: Vec<MoveList<G::Move>>,
    /// The principal variations from each ply on.
    variations: Vec<Vec<G::Move>>,
    /// The positions after each move that are being looked up.
    pub(super) child_keys: Vec<u64>,
}

impl<'a, G: AlphaBeta> Worker<'a, G> {
    pub(super) fn new(
        shared: &'a Shared<'a, G>,
        data: &'a mut ThreadData,
        history: &[u64],
    ) -> Self {
        let mut path = Vec::with_capacity(history.len() + MAX_PLY + 1);
        path.extend_from_slice(history);
        Self {
            shared,
            data,
            counter: NodeCounter::new(shared.stop),
            path,
            moves: (0..=MAX_PLY).map(|_| Vec::new()).collect(),
            lists: (0..=MAX_PLY).map(|_| MoveList::new()).collect(),
            variations: vec![Vec::new(); MAX_PLY + 2],
            child_keys: Vec::new(),
        }
    }

    /// The principal variation after the root's move.
    pub(super) fn principal_variation(&self) -> &[G::Move] {
        &self.variations[1]
    }

    /// Searches a move of the root; the score is that of the side to move at the root.
    pub(super) fn search_root_move(
        &mut self,
        root: &G::Node,
        mv: G::Move,
        window: (Score, Score),
        depth: i32,
    ) -> Score {
        self.path.push(G::position_key(root));
        let score = self.search_child(root, &G::after(root, mv), window, depth, 0);
        self.path.pop();
        score
    }

    /// Whether the position stood earlier in this line, or twice in the game.
    pub(super) fn is_repeated(&self, node: &G::Node) -> bool {
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

    /// What a draw by repetition or by counting is worth to the side to move.
    pub(super) fn drawn(&self, node: &G::Node) -> Score {
        match self.shared.contender {
            None => Score::DRAW,
            Some(seat) if seat == G::side(node) => Score::evaluation(-G::CONTEMPT),
            Some(_) => Score::evaluation(G::CONTEMPT),
        }
    }

    /// The score of a move as its player sees it, with the child's window turned accordingly.
    #[inline]
    pub(super) fn search_child(
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
        if self.counter.visit() {
            return Score::DRAW;
        }
        self.variations[ply].clear();

        if depth <= 0 {
            match G::tension(node) {
                Tension::Quiet => return self.leaf(node, (alpha, beta), ply),
                Tension::Threatened if depth <= -THREAT_PLIES => {
                    return self.leaf(node, (alpha, beta), ply);
                }
                Tension::Threatened | Tension::Forced => {}
            }
        }
        if G::is_drawn_by_rule(node) {
            let mut moves = Vec::new();
            G::moves(node, &mut moves);
            return if moves.is_empty() { Score::loss_in(ply) } else { self.drawn(node) };
        }
        if self.is_repeated(node) {
            return self.drawn(node);
        }
        if ply >= MAX_PLY {
            return self.static_evaluation(node, self.shared.table_key(node), (alpha, beta));
        }
        if let Some(score) = self.probe_endings(node, ply) {
            return score;
        }
        if depth <= 0 {
            self.quiescence(node, (alpha, beta), depth, ply)
        } else {
            self.search_moves(node, (alpha, beta), depth, ply)
        }
    }

    /// The score of a node with depth left, by its moves.
    pub(super) fn search_moves(
        &mut self,
        node: &G::Node,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Score {
        let key = self.shared.table_key(node);
        let zero_window = beta.hundredths() - alpha.hundredths() == 1;
        let entry = if depth >= TABLE_DEPTH { self.shared.table.find(key) } else { None };
        if zero_window && let Some(score) = table_cutoff(entry, (alpha, beta), depth, ply) {
            return score;
        }
        if zero_window && let Some(score) = self.futility(node, key, (alpha, beta), depth) {
            return score;
        }
        let mut table_code = entry.map_or(NO_CODE, |entry| entry.code);

        let moves = &mut self.moves[ply];
        moves.clear();
        G::moves(node, moves);
        let count = moves.len();
        if count == 0 {
            return Score::loss_in(ply);
        }
        let forced = count == 1;
        if zero_window
            && let Some(score) = self.enhanced_transposition_cutoff(node, beta, depth, ply)
        {
            return score;
        }
        if zero_window && !forced && self.may_probcut(node, beta, depth) {
            if self.probcut(node, beta, depth, ply) {
                return beta;
            }
            if table_code == NO_CODE {
                table_code = self.shared.table.find(key).map_or(NO_CODE, |entry| entry.code);
            }
        }
        let depth = if forced || table_code != NO_CODE {
            depth
        } else {
            depth - self.internal_iterative_reduction(depth)
        };

        let side = seat_index(G::side(node));
        let mut list = std::mem::replace(&mut self.lists[ply], MoveList::new());
        let look = (G::code, G::promising(node));
        list.fill(&self.data.history, side, ply, table_code, &self.moves[ply], look);
        self.path.push(G::position_key(node));

        let next = if forced { depth } else { depth - 1 };
        let all_lose = self.late_moves_lose(node, (key, table_code), alpha, depth);
        let old_alpha = alpha;
        let mut best = Score::MIN;
        let mut best_code = NO_CODE;
        for index in 0..list.len() {
            let Candidate { mv, code } = list.take_best(index);
            let mut child = *node;
            G::advance(&mut child, mv);
            if next >= TABLE_DEPTH {
                self.shared.table.prefetch(self.shared.table_key(&child));
            }
            let score = if index == 0 {
                self.search_child(node, &child, (alpha, beta), next, ply)
            } else {
                let less =
                    self.late_move_reduction(index, depth, zero_window, (side, code), all_lose);
                self.search_late_move(node, &child, (alpha, beta), (next, less), ply)
            };
            if self.counter.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_code = code;
                    if !zero_window {
                        self.update_variation(ply, mv);
                    }
                    if score >= beta {
                        let tried = list.up_to(index).iter().map(|candidate| candidate.code);
                        self.data.history.reward(side, ply, depth, tried, code);
                        break;
                    }
                }
            }
        }
        self.path.pop();
        self.lists[ply] = list;
        if self.counter.stopped {
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
            self.shared.table.keep(key, TableEntry { code: best_code, score, depth, bound });
        }
        best
    }

    /// A move after the first: with a zero window and less depth at first, and again with more of
    /// both if it turns out better than expected.
    fn search_late_move(
        &mut self,
        node: &G::Node,
        child: &G::Node,
        (alpha, beta): (Score, Score),
        (depth, less): (i32, i32),
        ply: usize,
    ) -> Score {
        let zero_window = (alpha, alpha + 1);
        let mut score = self.search_child(node, child, zero_window, depth - less, ply);
        if score > alpha && less > 0 {
            score = self.search_child(node, child, zero_window, depth, ply);
        }
        if score > alpha && score < beta {
            score = self.search_child(node, child, (alpha, beta), depth, ply);
        }
        score
    }

    /// The principal variation of a ply is this move and that of the next ply.
    pub(super) fn update_variation(&mut self, ply: usize, mv: G::Move) {
        let (here, below) = self.variations.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&below[0]);
    }
}

/// The score of an earlier visit to a node, if it was deep enough and its bound decides.
#[inline]
fn table_cutoff(
    entry: Option<TableEntry>,
    (alpha, beta): (Score, Score),
    depth: i32,
    ply: usize,
) -> Option<Score> {
    let entry = entry.filter(|entry| i32::from(entry.depth) >= depth)?;
    let score = Score::from_table(entry.score, ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    decides.then_some(score)
}

fn seat_index(seat: Seat) -> usize {
    usize::from(seat != Seat::FIRST)
}
