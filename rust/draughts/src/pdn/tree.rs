//! A game with everything that was said about it: the main line, variations, comments, glyphs.
//!
//! [`Tree`] is pure data about positions and moves, of any depth and any number of variations:
//! what a PDN game holds, and what a study edits.
//!
//! ```
//! use prise_draughts::Position;
//! use prise_draughts::pdn::{NodeId, Step, Tree};
//!
//! let mut tree = Tree::new(Position::start());
//! let played = Position::start().find_move("32-28")?;
//! let better = Position::start().find_move("31-27")?;
//! let node = tree.add(NodeId::ROOT, Step::Move(played))?;
//! let other = tree.add(NodeId::ROOT, Step::Move(better))?;
//! tree.notes_mut(other).comments.push("more space".to_owned());
//! assert_eq!(tree.children(NodeId::ROOT), [node, other]);
//!
//! // The first of several moves is the main line.
//! tree.promote(other);
//! assert_eq!(tree.main_line().collect::<Vec<_>>(), [other]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use prise_game::IllegalMove;

use crate::{Move, Position};

/// What leads from one position to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// Another position is put on the board (`/FEN "…"/`): after an illegal move that stood, or
    /// to compare with another game.
    SetUp(Position),
}

/// What is said about a step.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Notes {
    /// What is said before it, where a variation begins with words.
    pub before: Vec<String>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, …
    pub glyphs: Vec<u8>,
    /// What is said after it; at the root, about the game.
    pub comments: Vec<String>,
}

impl Notes {
    /// Whether nothing is said.
    pub const fn is_empty(&self) -> bool {
        self.before.is_empty() && self.glyphs.is_empty() && self.comments.is_empty()
    }
}

/// A moment in a tree: the start, or what a step led to. It belongs to one tree and says nothing
/// in another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The start.
    pub const ROOT: Self = Self(0);
}

#[derive(Clone, Debug)]
struct Node {
    /// Nothing at the root.
    step: Option<Step>,
    parent: NodeId,
    /// What may follow; the first of them is the line, the others are variations.
    children: Vec<NodeId>,
    notes: Notes,
}

/// A game with its variations and notes.
///
/// Methods that take a [`NodeId`] panic if it is of another, larger tree.
#[derive(Clone, Debug)]
pub struct Tree {
    start: Position,
    /// The root first. What was removed stays here, without a way to it.
    nodes: Vec<Node>,
}

impl Tree {
    /// A game without moves that starts from this position.
    pub fn new(start: Position) -> Self {
        let root = Node {
            step: None,
            parent: NodeId::ROOT,
            children: Vec::new(),
            notes: Notes::default(),
        };
        Self { start, nodes: vec![root] }
    }

    /// A main line of these moves.
    ///
    /// # Errors
    /// If one of them is not legal after those before it.
    pub fn of_moves(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<Self, IllegalMove> {
        let mut tree = Self::new(start);
        let (mut at, mut position) = (NodeId::ROOT, start);
        for mv in moves {
            if !position.legal_moves().contains(&mv) {
                return Err(IllegalMove);
            }
            position.play_unchecked(mv);
            at = tree.attach(at, Step::Move(mv));
        }
        Ok(tree)
    }

    /// Where the game starts.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Adds a step after this node, as the last of those that may follow. Where the same step is
    /// there already, it is only found.
    ///
    /// # Errors
    /// If it is a move that is not legal there.
    pub fn add(&mut self, after: NodeId, step: Step) -> Result<NodeId, IllegalMove> {
        if let Some(known) =
            self.children(after).iter().find(|node| self.step(**node) == Some(step))
        {
            return Ok(*known);
        }
        match step {
            Step::Move(mv) if !self.position(after).legal_moves().contains(&mv) => Err(IllegalMove),
            _ => Ok(self.attach(after, step)),
        }
    }

    /// Adds a step that is known to fit, beside an equal one if there is one: a variation in a
    /// file may repeat the move it is a variation of, and does not become the main line by that.
    pub(super) fn attach(&mut self, after: NodeId, step: Step) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node {
            step: Some(step),
            parent: after,
            children: Vec::new(),
            notes: Notes::default(),
        });
        self.nodes[after.0].children.push(node);
        node
    }

    /// Makes this node the first of those that may follow the one before it, and so its line the
    /// main line from there.
    pub fn promote(&mut self, node: NodeId) {
        let parent = self.nodes[node.0].parent;
        let siblings = &mut self.nodes[parent.0].children;
        if let Some(index) = siblings.iter().position(|sibling| *sibling == node) {
            siblings[..=index].rotate_right(1);
        }
        self.settle_words(parent);
    }

    /// Takes this node out, with all that follows it. The root stays.
    pub fn remove(&mut self, node: NodeId) {
        let parent = self.nodes[node.0].parent;
        self.nodes[parent.0].children.retain(|child| *child != node);
        self.settle_words(parent);
    }

    /// What is said before a step that is no variation is said after the one before it: in a file
    /// the two look the same.
    fn settle_words(&mut self, parent: NodeId) {
        if let Some(first) = self.children(parent).first().copied() {
            let before = std::mem::take(&mut self.notes_mut(first).before);
            self.notes_mut(parent).comments.extend(before);
        }
    }

    /// The same everywhere, once a file has been read.
    pub(super) fn settle_all_words(&mut self) {
        (0..self.nodes.len()).for_each(|node| self.settle_words(NodeId(node)));
    }

    /// The step that led here; nothing at the root.
    pub fn step(&self, node: NodeId) -> Option<Step> {
        self.nodes[node.0].step
    }

    /// The node before this one; nothing at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.nodes[node.0].parent)
    }

    /// What may follow: the line's next node first, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// What is said about the step that led here.
    pub fn notes(&self, node: NodeId) -> &Notes {
        &self.nodes[node.0].notes
    }

    /// The same, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        &mut self.nodes[node.0].notes
    }

    /// The position here.
    pub fn position(&self, node: NodeId) -> Position {
        let mut moves = Vec::new();
        let mut at = node;
        let mut position = self.start;
        while let Some(step) = self.step(at) {
            match step {
                Step::Move(mv) => moves.push(mv),
                Step::SetUp(set_up) => {
                    position = set_up;
                    break;
                }
            }
            at = self.nodes[at.0].parent;
        }
        for mv in moves.into_iter().rev() {
            position.play_unchecked(mv);
        }
        position
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let first = |node: &NodeId| self.children(*node).first().copied();
        std::iter::successors(first(&NodeId::ROOT), first)
    }

    /// Whether there is a main line and nothing else: no variation and not a word.
    pub fn is_bare(&self) -> bool {
        let is_bare = |node| self.children(node).len() < 2 && self.notes(node).is_empty();
        is_bare(NodeId::ROOT) && self.main_line().all(is_bare)
    }

    /// Every node but the root, each line to its end before its variations, and how many steps
    /// lead to it.
    fn walk(&self) -> impl Iterator<Item = (usize, NodeId)> {
        let mut waiting: Vec<_> = self.waiting(1, NodeId::ROOT).collect();
        std::iter::from_fn(move || {
            let (depth, node) = waiting.pop()?;
            waiting.extend(self.waiting(depth + 1, node));
            Some((depth, node))
        })
    }

    fn waiting(&self, depth: usize, node: NodeId) -> impl Iterator<Item = (usize, NodeId)> {
        self.children(node).iter().rev().map(move |child| (depth, *child))
    }
}

/// Trees are equal that say the same, in whatever order they were made.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let said = |tree: &Self, node: NodeId| (tree.step(node), tree.notes(node).clone());
        self.start == other.start
            && self.notes(NodeId::ROOT) == other.notes(NodeId::ROOT)
            && self
                .walk()
                .map(|(depth, node)| (depth, said(self, node)))
                .eq(other.walk().map(|(depth, node)| (depth, said(other, node))))
    }
}

impl Eq for Tree {}
