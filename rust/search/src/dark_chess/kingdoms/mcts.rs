//! Monte Carlo tree search for three.
//!
//! Every playout walks down the tree, adds one node, plays a few moves on from there and judges
//! the position it has come to as a share of the win for each player. The shares are added up in
//! every node on the way. Whoever is to move in a node prefers the move that has brought *them*
//! the largest share ("max^n"): nobody is assumed to help or to harm anybody else.
//!
//! - *Chance*: a flip is drawn anew in every playout from the pieces that are left, and each
//!   piece that comes up has a node of its own. What comes up often is so visited often.
//! - *Selection* (PUCT): the share so far, and a part for the unexplored that shrinks with visits
//!   and is larger for moves with a good prior (captures by what they win and risk, as a policy
//!   network would in its place).
//! - *Playout*: whoever can take something for nothing does, and exchanges are settled, so
//!   that what is evaluated is quiet.

use prise_darkchess::{Man, Move, Position, RuleSet, ThreeKingdomsRules};
use prise_game::Seat;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::evaluation::{self, PLAYERS, Shares, of};
use super::playout::{play_out, priors};

/// How much the unexplored attracts: the constant of PUCT.
const EXPLORATION: f32 = 0.7;
/// What an unexplored move is taken to bring less than its siblings have on average (first-play
/// urgency).
const FIRST_PLAY_REDUCTION: f32 = 0.05;
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
    /// Where it leads: one node, or one for each piece that a flip has turned up.
    to: Vec<(Man, u32)>,
}

/// A position that has been visited.
#[derive(Default)]
struct Branch {
    /// Empty until the second visit.
    edges: Vec<Edge>,
    visits: u32,
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
    /// What everybody has got by each move of the root, added up.
    root_gained: Vec<Shares>,
    moves: Vec<Move>,
    priors: Vec<f32>,
    rng: ChaCha8Rng,
    /// How many moves have been played, in the tree and beyond it.
    pub(super) nodes: u64,
    /// The longest walk down the tree so far.
    pub(super) deepest: u32,
}

/// No man: the node after a move that is not a flip.
const NOBODY: Man = Man::new(0);

impl SearchTree {
    pub(super) fn new(root: Position<ThreeKingdomsRules>, rng: ChaCha8Rng) -> Self {
        let mut tree = Self {
            root,
            branches: vec![Branch::default()],
            root_gained: Vec::new(),
            moves: Vec::with_capacity(128),
            priors: Vec::with_capacity(128),
            rng,
            nodes: 0,
            deepest: 0,
        };
        tree.expand(0, &root);
        tree.root_gained = vec![Shares::default(); tree.branches[0].edges.len()];
        tree
    }

    /// One walk down the tree with its playout.
    pub(super) fn iterate(&mut self) {
        let mut position = self.root;
        let mut walked: [(u32, u32, Seat); MAX_PLY] = [(0, 0, Seat::FIRST); MAX_PLY];
        let mut length = 0;
        let mut at = 0;
        while position.outcome().is_none() && length < MAX_PLY {
            let fresh = self.branches[at].visits == 0;
            self.branches[at].visits += 1;
            if fresh && at != 0 {
                break;
            }
            if self.branches[at].edges.is_empty() {
                self.expand(at, &position);
            }
            let edge = self.select(at);
            walked[length] = (at as u32, edge as u32, position.to_move());
            length += 1;
            at = self.follow(at, edge, &mut position);
        }
        self.deepest = self.deepest.max(length as u32);
        self.nodes += length as u64;
        let shares = self.evaluate(position);
        if let Some(&(_, edge, _)) = walked[..length].first() {
            for (sum, share) in self.root_gained[edge as usize].iter_mut().zip(shares) {
                *sum += share;
            }
        }
        for &(branch, edge, seat) in &walked[..length] {
            let edge = &mut self.branches[branch as usize].edges[edge as usize];
            edge.visits += 1;
            edge.gained += of(&shares, seat);
        }
    }

    /// The moves of the root as far as they have been tried.
    pub(super) fn root_moves(&self) -> impl Iterator<Item = RootMove> + '_ {
        self.branches[0].edges.iter().zip(&self.root_gained).map(|(edge, gained)| {
            let count = edge.visits.max(1) as f32;
            RootMove {
                mv: edge.mv,
                visits: edge.visits,
                share: edge.gained / count,
                shares: gained.map(|sum| sum / count),
            }
        })
    }

    /// Forgets the other moves of the root. For a tree that has not grown yet.
    pub(super) fn keep_root_moves(&mut self, is_kept: impl Fn(&Move) -> bool) {
        let edges = &mut self.branches[0].edges;
        let before = edges.len();
        edges.retain(|edge| is_kept(&edge.mv));
        let all: f32 = edges.iter().map(|edge| edge.prior).sum();
        if edges.len() < before && all > 0.0 {
            for edge in edges {
                edge.prior /= all;
            }
        }
        self.root_gained.truncate(self.branches[0].edges.len());
    }

    /// The moves that have been looked into most, from the root down.
    pub(super) fn line(&self) -> Vec<Move> {
        self.favourite_of(0).map_or_else(Vec::new, |edge| self.line_from(edge))
    }

    /// A move of the root, and those after it that have been looked into most.
    pub(super) fn line_of(&self, root_move: usize) -> Vec<Move> {
        self.line_from(&self.branches[0].edges[root_move])
    }

    fn favourite_of(&self, at: usize) -> Option<&Edge> {
        let most = self.branches[at].edges.iter().max_by_key(|edge| edge.visits);
        most.filter(|edge| edge.visits > 0)
    }

    fn line_from(&self, first: &Edge) -> Vec<Move> {
        let mut line = vec![first.mv];
        let mut edge = first;
        // What comes up is for chance to say: the line ends with the flip.
        while let (Move::Go { .. }, Some((_, next))) = (edge.mv, edge.to.first())
            && let Some(favourite) = self.favourite_of(*next as usize)
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
        self.branches[at].edges = self
            .moves
            .iter()
            .zip(&self.priors)
            .map(|(&mv, &prior)| Edge { mv, prior, visits: 0, gained: 0.0, to: Vec::new() })
            .collect();
    }

    /// The move of a node to look into.
    fn select(&self, at: usize) -> usize {
        let edges = &self.branches[at].edges;
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let gained: f32 = edges.iter().map(|edge| edge.gained).sum();
        let expected =
            if visits == 0 { 0.0 } else { gained / visits as f32 - FIRST_PLAY_REDUCTION };
        let pull = EXPLORATION * (visits as f32 + 1.0).sqrt();
        let mut best = (0, f32::MIN);
        for (index, edge) in edges.iter().enumerate() {
            let count = edge.visits as f32;
            let share = if edge.visits == 0 { expected } else { edge.gained / count };
            let value = share + pull * edge.prior / (1.0 + count);
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    /// Plays a move of a node and tells which node it leads to.
    fn follow(
        &mut self,
        at: usize,
        edge: usize,
        position: &mut Position<ThreeKingdomsRules>,
    ) -> usize {
        let mv = self.branches[at].edges[edge].mv;
        let mut turned_up = NOBODY;
        if let Move::Flip { .. } = mv {
            turned_up = draw(position, &mut self.rng);
        }
        position.apply(mv, |_| turned_up);
        let to = &self.branches[at].edges[edge].to;
        if let Some((_, next)) = to.iter().find(|(man, _)| *man == turned_up) {
            return *next as usize;
        }
        let next = self.branches.len();
        self.branches.push(Branch::default());
        self.branches[at].edges[edge].to.push((turned_up, next as u32));
        next
    }

    fn evaluate(&mut self, mut position: Position<ThreeKingdomsRules>) -> Shares {
        if position.outcome().is_none() {
            self.nodes += play_out(&mut position, &mut self.moves, &mut self.rng);
        }
        evaluation::shares(&position)
    }
}

/// One of the pieces that are still face-down, each as likely as the other.
pub(super) fn draw(position: &Position<ThreeKingdomsRules>, rng: &mut impl Rng) -> Man {
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
