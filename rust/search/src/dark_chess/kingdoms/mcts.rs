//! Monte Carlo tree search for three.
//!
//! Every playout walks down the tree, adds one node, settles the exchanges there and judges the
//! position it has come to as a share of the win for each player. The shares are added up in every
//! node on the way. Whoever is to move in a node prefers the move that has brought *them* the
//! largest share ("max^n"): nobody is assumed to help or to harm anybody else.
//!
//! - *Chance*: a flip is drawn anew in every playout from the pieces that are left, and each
//!   piece that comes up has a node of its own. What comes up often is so visited often.
//! - *Selection* (PUCT): what the move brings, and a part for the unexplored that shrinks with
//!   visits and is larger for moves with a good prior (captures by what they win and risk, as a
//!   policy network would in its place).
//! - *Backing up*: what a move brings is the average of its playouts, blended with what it leads
//!   to if everybody replies with their best ("implicit minimax"). An average alone is slow to see
//!   that one good reply is enough.

use prise_darkchess::{Man, Move, Position, RuleSet, ThreeKingdomsRules};
use prise_game::Seat;
use rand::Rng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::evaluation::{self, PLAYERS, Shares, of};
use super::priors::priors;
use super::settling::settle;

/// How much the unexplored attracts: the constant of PUCT.
const EXPLORATION: f32 = 0.7;
/// What an unexplored move is taken to bring less than its siblings have on average (first-play
/// urgency).
const FIRST_PLAY_REDUCTION: f32 = 0.05;
/// How much the best replies count beside the average.
const BEST_REPLIES: f32 = 0.4;
/// The longest walk down the tree.
const MAX_PLY: usize = 64;

/// A move of a node.
struct Edge {
    mv: Move,
    /// The prior: how good it looks at first sight. The edges of a node add up to one.
    prior: f32,
    visits: u32,
    /// What the mover has got by it, added up.
    gained: f32,
    /// What everybody gets by it if all reply with their best.
    outlook: Shares,
    /// Where it leads: the first of the nodes for each piece that a flip has turned up, or the
    /// only one. The root, where no move leads, is none.
    to: u32,
}

impl Edge {
    /// What the mover can expect from a move that has been tried.
    fn share(&self, mover: Seat) -> f32 {
        let average = self.gained / self.visits as f32;
        average + BEST_REPLIES * (of(&self.outlook, mover) - average)
    }
}

/// A position that has been visited.
struct Branch {
    /// The moves are those of the tree from here on; none until the second visit.
    first_edge: u32,
    edges: u32,
    visits: u32,
    /// What everybody gets if all play their best from here.
    outlook: Shares,
    /// What a flip turned up to lead here, and the node for another piece in its place.
    turned_up: Man,
    sibling: u32,
}

impl Branch {
    const fn new(turned_up: Man, sibling: u32) -> Self {
        let outlook = [0.0; PLAYERS];
        Self { first_edge: 0, edges: 0, visits: 0, outlook, turned_up, sibling }
    }
}

/// A move of the root, and what is known about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    pub(super) visits: u32,
    /// What the mover can expect from it, from 0 to 1.
    pub(super) share: f32,
    /// What everybody can expect from it.
    pub(super) shares: Shares,
}

/// The tree of one search.
pub(super) struct SearchTree {
    root: Position<ThreeKingdomsRules>,
    branches: Vec<Branch>,
    /// The moves of all branches, those of each side by side.
    edges: Vec<Edge>,
    /// What everybody has got by each move of the root, added up.
    root_gained: Vec<Shares>,
    moves: Vec<Move>,
    priors: Vec<f32>,
    rng: ChaCha8Rng,
    /// How many moves of an exchange are followed beyond the tree.
    exchange: u32,
    /// How many moves have been played, in the tree and beyond it.
    pub(super) nodes: u64,
    /// The longest walk down the tree so far.
    pub(super) deepest: u32,
}

/// No man: the node after a move that is not a flip.
const NOBODY: Man = Man::new(0);
/// The number of the root's branch.
const ROOT: usize = 0;

impl SearchTree {
    pub(super) fn new(root: Position<ThreeKingdomsRules>, exchange: u32, rng: ChaCha8Rng) -> Self {
        let mut tree = Self {
            root,
            branches: vec![Branch::new(NOBODY, 0)],
            edges: Vec::new(),
            root_gained: Vec::new(),
            moves: Vec::with_capacity(128),
            priors: Vec::with_capacity(128),
            rng,
            exchange,
            nodes: 0,
            deepest: 0,
        };
        tree.expand(ROOT, &root);
        // Of moves that are alike, not always the same one.
        tree.edges.shuffle(&mut tree.rng);
        tree.root_gained = vec![Shares::default(); tree.edges.len()];
        tree
    }

    /// One walk down the tree.
    pub(super) fn iterate(&mut self) {
        let mut position = self.root;
        let mut walked: [(usize, usize, Seat); MAX_PLY] = [(0, 0, Seat::FIRST); MAX_PLY];
        let mut length = 0;
        let mut at = ROOT;
        while position.outcome().is_none() && length < MAX_PLY {
            let fresh = self.branches[at].visits == 0;
            self.branches[at].visits += 1;
            if fresh && at != ROOT {
                break;
            }
            if self.branches[at].edges == 0 {
                self.expand(at, &position);
            }
            let mover = position.to_move();
            let edge = self.select(at, mover);
            walked[length] = (at, edge, mover);
            length += 1;
            at = self.follow(edge, &mut position);
        }
        if position.outcome().is_some() {
            self.branches[at].visits += 1;
        }
        self.deepest = self.deepest.max(length as u32);
        self.nodes += length as u64;
        let shares = self.evaluate(position);
        self.branches[at].outlook = shares;
        for &(branch, edge, mover) in walked[..length].iter().rev() {
            self.back_up(branch, edge, mover, &shares);
        }
        if let Some(&(_, edge, _)) = walked[..length].first() {
            for (sum, share) in self.root_gained[edge].iter_mut().zip(shares) {
                *sum += share;
            }
        }
    }

    /// The moves of the root as far as they have been tried.
    pub(super) fn root_moves(&self) -> impl Iterator<Item = RootMove> + '_ {
        self.edges_of(ROOT).iter().zip(&self.root_gained).map(|(edge, gained)| {
            let count = edge.visits.max(1) as f32;
            RootMove {
                mv: edge.mv,
                visits: edge.visits,
                share: edge.gained / count,
                shares: gained.map(|sum| sum / count),
            }
        })
    }

    /// Whether so many further playouts cannot change which move of the root has most visits.
    pub(super) fn is_decided(&self, playouts_left: u64) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.edges_of(ROOT) {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        u64::from(most - second) > playouts_left
    }

    /// Forgets the other moves of the root. For a tree that has not grown yet.
    pub(super) fn keep_root_moves(&mut self, is_kept: impl Fn(&Move) -> bool) {
        let before = self.edges.len();
        self.edges.retain(|edge| is_kept(&edge.mv));
        let all: f32 = self.edges.iter().map(|edge| edge.prior).sum();
        if self.edges.len() < before && all > 0.0 {
            for edge in &mut self.edges {
                edge.prior /= all;
            }
        }
        self.branches[ROOT].edges = self.edges.len() as u32;
        self.root_gained.truncate(self.edges.len());
    }

    /// The moves that have been looked into most, from the root down.
    pub(super) fn line(&self) -> Vec<Move> {
        self.favourite_of(ROOT).map_or_else(Vec::new, |edge| self.line_from(edge))
    }

    /// A move of the root, and those after it that have been looked into most.
    pub(super) fn line_of(&self, root_move: usize) -> Vec<Move> {
        self.line_from(&self.edges_of(ROOT)[root_move])
    }

    fn edges_of(&self, at: usize) -> &[Edge] {
        let Branch { first_edge, edges, .. } = self.branches[at];
        &self.edges[first_edge as usize..(first_edge + edges) as usize]
    }

    fn favourite_of(&self, at: usize) -> Option<&Edge> {
        let most = self.edges_of(at).iter().max_by_key(|edge| edge.visits);
        most.filter(|edge| edge.visits > 0)
    }

    fn line_from(&self, first: &Edge) -> Vec<Move> {
        let mut line = vec![first.mv];
        let mut edge = first;
        // What comes up is for chance to say: the line ends with the flip.
        while let Move::Go { .. } = edge.mv
            && edge.to as usize != ROOT
            && let Some(favourite) = self.favourite_of(edge.to as usize)
        {
            line.push(favourite.mv);
            edge = favourite;
        }
        line
    }

    /// Lists the moves of a node.
    fn expand(&mut self, at: usize, position: &Position<ThreeKingdomsRules>) {
        position.moves_into(&mut self.moves);
        priors(position, &self.moves, &mut self.priors);
        self.branches[at].first_edge = self.edges.len() as u32;
        self.branches[at].edges = self.moves.len() as u32;
        let outlook = Shares::default();
        self.edges.extend(self.moves.iter().zip(&self.priors).map(|(&mv, &prior)| Edge {
            mv,
            prior,
            visits: 0,
            gained: 0.0,
            outlook,
            to: 0,
        }));
    }

    /// The move of a node to look into.
    fn select(&self, at: usize, mover: Seat) -> usize {
        let edges = self.edges_of(at);
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let gained: f32 = edges.iter().map(|edge| edge.gained).sum();
        let expected =
            if visits == 0 { 0.0 } else { gained / visits as f32 - FIRST_PLAY_REDUCTION };
        let pull = EXPLORATION * (visits as f32 + 1.0).sqrt();
        let mut best = (0, f32::MIN);
        for (index, edge) in edges.iter().enumerate() {
            let share = if edge.visits == 0 { expected } else { edge.share(mover) };
            let value = share + pull * edge.prior / (1.0 + edge.visits as f32);
            if value > best.1 {
                best = (index, value);
            }
        }
        self.branches[at].first_edge as usize + best.0
    }

    /// Plays a move and tells which node it leads to.
    fn follow(&mut self, edge: usize, position: &mut Position<ThreeKingdomsRules>) -> usize {
        let Edge { mv, to: first, .. } = self.edges[edge];
        let mut turned_up = NOBODY;
        if let Move::Flip { .. } = mv {
            turned_up = draw(position, &mut self.rng);
        }
        position.apply(mv, |_| turned_up);
        let known = self.outcomes(first).find(|(_, branch)| branch.turned_up == turned_up);
        if let Some((known, _)) = known {
            return known;
        }
        let next = self.branches.len();
        self.branches.push(Branch::new(turned_up, first));
        self.edges[edge].to = next as u32;
        next
    }

    /// The nodes that a move may lead to, from the first one on.
    fn outcomes(&self, first: u32) -> impl Iterator<Item = (usize, &Branch)> {
        let mut next = first as usize;
        std::iter::from_fn(move || {
            let at = next;
            let branch = (at != ROOT).then(|| &self.branches[at])?;
            next = branch.sibling as usize;
            Some((at, branch))
        })
    }

    /// Adds a playout to a move that it has gone through, and to the node it was made in.
    fn back_up(&mut self, branch: usize, edge: usize, mover: Seat, shares: &Shares) {
        // What comes up more often counts for more.
        let mut outlook = Shares::default();
        let mut count = 0.0;
        for (_, outcome) in self.outcomes(self.edges[edge].to) {
            let visits = outcome.visits as f32;
            count += visits;
            for (sum, share) in outlook.iter_mut().zip(outcome.outlook) {
                *sum += visits * share;
            }
        }
        let edge = &mut self.edges[edge];
        edge.outlook = outlook.map(|sum| sum / count);
        edge.visits += 1;
        edge.gained += of(shares, mover);
        let tried = self.edges_of(branch).iter().filter(|edge| edge.visits > 0);
        let best = tried.max_by(|a, b| of(&a.outlook, mover).total_cmp(&of(&b.outlook, mover)));
        if let Some(outlook) = best.map(|edge| edge.outlook) {
            self.branches[branch].outlook = outlook;
        }
    }

    fn evaluate(&mut self, mut position: Position<ThreeKingdomsRules>) -> Shares {
        if position.outcome().is_none() {
            self.nodes += u64::from(settle(&mut position, self.exchange));
        }
        evaluation::shares(&position)
    }
}

/// One of the pieces that are still face-down, each as likely as the other.
fn draw(position: &Position<ThreeKingdomsRules>, rng: &mut impl Rng) -> Man {
    let mut nth = rng.random_range(0..position.face_down().len().max(1));
    let mut last = NOBODY;
    for man in ThreeKingdomsRules::men() {
        let unturned = usize::from(position.unturned(man));
        if unturned > 0 {
            last = man;
        }
        if nth < unturned {
            return man;
        }
        nth -= unturned;
    }
    last
}

const _: () = assert!(PLAYERS == ThreeKingdomsRules::SEATS.count());
