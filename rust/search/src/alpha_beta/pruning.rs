//! Where the search does not go, or not so deeply.
//!
//! - *Reverse futility*: a few plies before the end of a line the evaluation of a quiet position is
//!   a good forecast of its score. Far above beta a zero-window node is cut on it.
//! - *Futility*: far below alpha it is given up, where a game says how much a ply can hope to gain.
//! - *`ProbCut`*: passing is no option in draughts, and being to move is often a burden, so the null
//!   move of chess programs proves nothing here. What holds instead is that a shallower search is a
//!   good forecast of a deeper one. A zero-window node is first searched to less than half the depth
//!   with beta raised by a margin that grows with depth; if that is reached, beta is taken to be
//!   reached at full depth. Where a side must capture, a game may forbid it: offers are refuted or
//!   proved right by what comes after the capture.
//! - *Enhanced transposition cutoff*: if one move leads to a position that the transposition table
//!   knows to be bad enough for the other side, the node is cut before any move is searched.
//! - *Internal iterative reduction*: where the table remembers no good move, the moves are tried in
//!   a worse order and the node costs more. It is searched a ply less deeply; if it matters the next
//!   iteration comes back, and then the table knows.
//! - *Late-move reduction*: the moves after the first of a well-ordered list are rarely best, the
//!   later the less. They are searched less deeply, the deeper and the later the more, less so if
//!   their history score is good, more so if the position as it stands is below alpha already; and
//!   again in full if they turn out better than expected.
//! - *Ending tables*: where the result is known the line ends, unless the root itself is known
//!   already; then only the table's draws end lines, and the win has to be carried out.

use super::late_move_reduction::lateness;
use super::search::Worker;
use super::{AlphaBeta, Tension};
use crate::Score;
use crate::transposition_table::{Bound, NO_CODE};

/// From which depth on the positions after each move are looked up in the transposition table.
const ENHANCED_TRANSPOSITION_CUTOFF_DEPTH: i32 = 5;
/// How many moves of a node are never late: at zero-window nodes and on the principal variation.
const NEVER_LATE: (usize, usize) = (1, 3);
/// How far from alpha, in hundredths of a man, the outlook of a position counts in full.
const CLEAR_OUTLOOK: f32 = 50.0;
/// From which depth on the outlook of a position is asked for.
const OUTLOOK_DEPTH: i32 = 3;

/// How boldly a game's tree is pruned. The bolder, the deeper a search comes in the same time, and
/// the more it overlooks: what is best depends on the game and on how well its positions are
/// evaluated. Margins are in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pruning {
    /// Reverse futility: up to which depth.
    pub reverse_futility_depth: i32,
    /// Reverse futility: by how much the evaluation of a quiet node must exceed beta, a base and a
    /// part for every ply of depth.
    pub reverse_futility_margin: (i32, i32),
    /// Futility: up to which depth; zero where nothing of the kind can be said.
    pub futility_depth: i32,
    /// Futility: how much a side that stands badly in a quiet position can hope to gain, a base and
    /// a part for every ply of depth.
    pub futility_margin: (i32, i32),
    /// `ProbCut`: by how much the shallow search must exceed beta, a base and a part for every ply
    /// of depth.
    pub probcut_margin: (i32, i32),
    /// `ProbCut`: from which depth on a zero-window node is first searched less deeply.
    pub probcut_depth: i32,
    /// `ProbCut`: the share of the depth to which it is searched first.
    pub probcut_share: f32,
    /// `ProbCut` where a side must do something sharp, a compulsory capture say. Where a piece may
    /// have been given away on purpose it should not be: right after an offer the shallow search
    /// sees the gain and not yet the price.
    pub probcut_when_forced: bool,
    /// Internal iterative reduction: from which depth on; `None` for never.
    pub internal_iterative_reduction_depth: Option<i32>,
    /// Late-move reduction: from which depth on.
    pub late_move_depth: i32,
    /// Late-move reduction: how many plies every late move loses, and by what the product of the
    /// logarithms of its depth and of its place in the list is divided to become the plies that it
    /// loses besides.
    pub late_move_reduction: (f32, f32),
    /// Late-move reduction: how many plies less a move loses that cuts always, and how many more
    /// one that never does.
    pub late_move_history: f32,
    /// Late-move reduction: how many plies less a move on the principal variation loses.
    pub late_move_principal_variation: f32,
    /// Late-move reduction: how many plies more a move loses where the position as it stands is
    /// clearly below alpha, and how many less where it is above. Zero where that does not count.
    pub late_move_outlook: f32,
    /// Late-move reduction: how many plies less a move loses where the table knows no good move.
    pub late_move_without_table: f32,
}

impl Pruning {
    /// For a game of which nothing is known.
    pub const CAREFUL: Self = Self {
        reverse_futility_depth: 3,
        reverse_futility_margin: (0, 30),
        futility_depth: 0,
        futility_margin: (0, 0),
        probcut_margin: (10, 8),
        probcut_depth: 4,
        probcut_share: 0.4,
        probcut_when_forced: true,
        internal_iterative_reduction_depth: None,
        late_move_depth: 3,
        late_move_reduction: (1.0, 3.0),
        late_move_history: 1.0,
        late_move_principal_variation: 0.5,
        late_move_outlook: 0.0,
        late_move_without_table: 0.0,
    };
}

impl<G: AlphaBeta> Worker<'_, G> {
    /// How boldly this tree is pruned. The compiler knows it, except where trials may change it.
    #[inline]
    fn pruning(&self) -> Pruning {
        if cfg!(feature = "trials") { *self.shared.pruning } else { G::PRUNING }
    }

    /// Futility and reverse futility: the bound that a quiet node close to the end of its line is
    /// out of, if it is so by a margin.
    pub(super) fn futility(
        &mut self,
        node: &G::Node,
        key: u64,
        (alpha, beta): (Score, Score),
        depth: i32,
    ) -> Option<Score> {
        let Pruning { reverse_futility_depth, reverse_futility_margin: above, .. } = self.pruning();
        if depth > reverse_futility_depth || beta.is_decided() || G::tension(node) != Tension::Quiet
        {
            return None;
        }
        let high = beta + (above.0 + above.1 * depth);
        let Pruning { futility_depth, futility_margin: below, .. } = self.pruning();
        let low =
            if depth <= futility_depth { alpha - (below.0 + below.1 * depth) } else { Score::MIN };
        let score = self.static_evaluation(node, key, (low, high));
        if score >= high {
            Some(beta)
        } else if score <= low {
            Some(alpha)
        } else {
            None
        }
    }

    /// Whether a zero-window node with a choice of moves is deep and open enough for
    /// [`probcut`](Self::probcut).
    pub(super) fn may_probcut(&self, node: &G::Node, beta: Score, depth: i32) -> bool {
        depth >= self.pruning().probcut_depth
            && !beta.is_decided()
            && (self.pruning().probcut_when_forced || G::tension(node) != Tension::Forced)
    }

    /// Whether a shallower search already exceeds beta by a margin. It is the same node again,
    /// with the same moves in `self.moves[ply]`, and no repetition of itself.
    pub(super) fn probcut(&mut self, node: &G::Node, beta: Score, depth: i32, ply: usize) -> bool {
        let (base, each) = self.pruning().probcut_margin;
        let target = beta + base + each * depth;
        // A hair more, so that a whole number of plies does not end up below itself.
        let shallow = (depth as f32 * self.pruning().probcut_share + 0.001) as i32;
        let score = self.search_moves(node, (target - 1, target), shallow, ply);
        !self.counter.stopped && score >= target
    }

    /// The score of a move in `self.moves[ply]` that the transposition table knows to reach beta.
    ///
    /// Where the table is to be read is found out for all moves first: then the processor waits
    /// for the memory once and not once for every move.
    pub(super) fn enhanced_transposition_cutoff(
        &mut self,
        node: &G::Node,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Option<Score> {
        if depth < ENHANCED_TRANSPOSITION_CUTOFF_DEPTH {
            return None;
        }
        let shared = self.shared;
        self.child_keys.clear();
        self.child_keys.extend(self.moves[ply].iter().filter_map(|&mv| {
            let mut child = *node;
            G::advance(&mut child, mv);
            let turned = G::side(&child) != G::side(node);
            turned.then(|| shared.table_key(&child)).inspect(|&key| shared.table.prefetch(key))
        }));
        self.child_keys.iter().find_map(|&key| {
            let entry = shared.table.find(key)?;
            let holds = i32::from(entry.depth) >= depth - 1 && entry.bound != Bound::Lower;
            let score = -Score::from_table(entry.score, ply + 1);
            (holds && score >= beta).then_some(score)
        })
    }

    /// By how much less deeply a node is searched of which the table knows no good move.
    pub(super) fn internal_iterative_reduction(&self, depth: i32) -> i32 {
        i32::from(
            self.shared
                .pruning
                .internal_iterative_reduction_depth
                .is_some_and(|from| depth >= from),
        )
    }

    /// By how much all late moves of a node are searched less deeply than usual, in plies.
    pub(super) fn late_moves_lose(
        &mut self,
        node: &G::Node,
        (key, table_code): (u64, u16),
        alpha: Score,
        depth: i32,
    ) -> f32 {
        if depth < OUTLOOK_DEPTH {
            return 0.0;
        }
        let Pruning { late_move_outlook, late_move_without_table, .. } = self.pruning();
        let unknown = if table_code == NO_CODE { late_move_without_table } else { 0.0 };
        let counts = late_move_outlook != 0.0 && !alpha.is_decided();
        if !counts || G::tension(node) != Tension::Quiet {
            return -unknown;
        }
        let standing = self.static_evaluation(node, key, (Score::MIN, Score::MAX));
        let missing = (alpha.hundredths() - standing.hundredths()) as f32 / CLEAR_OUTLOOK;
        late_move_outlook * missing.clamp(-1.0, 1.0) - unknown
    }

    /// By how much less deeply a late move is searched at first, where all of the node lose so much.
    pub(super) fn late_move_reduction(
        &self,
        index: usize,
        depth: i32,
        zero_window: bool,
        (side, code): (usize, u16),
        all_lose: f32,
    ) -> i32 {
        let never_late = if zero_window { NEVER_LATE.0 } else { NEVER_LATE.1 };
        if depth < self.pruning().late_move_depth || index < never_late {
            return 0;
        }
        let (always, divisor) = self.pruning().late_move_reduction;
        let bonus = if zero_window { 0.0 } else { self.pruning().late_move_principal_variation };
        let history =
            self.pruning().late_move_history * self.data.history.relative_score(side, code);
        let plies = always + lateness(depth, index) / divisor - history - bonus + all_lose;
        (plies as i32).clamp(0, depth - 1)
    }
}
