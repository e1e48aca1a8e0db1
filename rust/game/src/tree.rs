//! A tree of moves: a main line, variations, and what is said about them.
//!
//! The tree knows no rules: whoever adds a move has seen that it is legal there. Nodes keep their
//! numbers for the life of the tree.

/// A moment in a tree: the start, or what a move led to. It belongs to one tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The start.
    pub const ROOT: Self = Self(0);

    /// The node with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is said about a move; at the root, about the start.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Notes {
    /// In words; empty if nothing is said.
    pub comment: String,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, …
    pub glyphs: Vec<u8>,
}

#[derive(Clone, Debug)]
struct Node<M> {
    /// Nothing at the root.
    mv: Option<M>,
    parent: NodeId,
    /// What may follow; the first is the line, the others are variations.
    children: Vec<NodeId>,
    notes: Notes,
    is_there: bool,
}

/// A tree of moves.
///
/// ```
/// use prise_game::{MoveTree, NodeId};
///
/// let mut tree = MoveTree::new();
/// let played = tree.add(NodeId::ROOT, "32-28");
/// let better = tree.add(NodeId::ROOT, "31-27");
/// tree.promote(better);
/// assert_eq!(tree.main_line(), [better]);
/// assert_eq!(tree.remove(better), NodeId::ROOT);
/// assert_eq!(tree.main_line(), [played]);
/// ```
#[derive(Clone, Debug)]
pub struct MoveTree<M> {
    /// The root first. What was removed stays here, without a way to it.
    nodes: Vec<Node<M>>,
}

impl<M: Copy + Eq> Default for MoveTree<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M: Copy + Eq> MoveTree<M> {
    /// A tree without moves.
    pub fn new() -> Self {
        let root = Node {
            mv: None,
            parent: NodeId::ROOT,
            children: Vec::new(),
            notes: Notes::default(),
            is_there: true,
        };
        Self { nodes: vec![root] }
    }

    /// Whether there is such a node.
    pub fn contains(&self, node: NodeId) -> bool {
        self.nodes.get(node.index()).is_some_and(|node| node.is_there)
    }

    /// Adds a move after a node, as the last of those that may follow. Where it is there already,
    /// it is only found.
    pub fn add(&mut self, after: NodeId, mv: M) -> NodeId {
        let known = self.children(after).iter().find(|node| self.mv(**node) == Some(mv));
        known.copied().unwrap_or_else(|| {
            let node = NodeId(self.nodes.len() as u32);
            self.nodes.push(Node {
                mv: Some(mv),
                parent: after,
                children: Vec::new(),
                notes: Notes::default(),
                is_there: true,
            });
            self.nodes[after.index()].children.push(node);
            node
        })
    }

    /// Makes a node the first of those that may follow the one before it.
    pub fn promote(&mut self, node: NodeId) {
        let parent = self.nodes[node.index()].parent;
        let siblings = &mut self.nodes[parent.index()].children;
        if let Some(index) = siblings.iter().position(|sibling| *sibling == node) {
            siblings[..=index].rotate_right(1);
        }
    }

    /// Takes a node out, with all that follows it, and tells the one before it. The root stays.
    pub fn remove(&mut self, node: NodeId) -> NodeId {
        if node == NodeId::ROOT {
            return node;
        }
        let parent = self.nodes[node.index()].parent;
        self.nodes[parent.index()].children.retain(|child| *child != node);
        let mut gone = vec![node];
        while let Some(node) = gone.pop() {
            self.nodes[node.index()].is_there = false;
            gone.extend_from_slice(&self.nodes[node.index()].children);
        }
        parent
    }

    /// The move that led here; nothing at the root.
    pub fn mv(&self, node: NodeId) -> Option<M> {
        self.nodes[node.index()].mv
    }

    /// The node before this one; nothing at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.nodes[node.index()].parent)
    }

    /// What may follow: the line's next node first, then the variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.index()].children
    }

    /// What is said about the move that led here.
    pub fn notes(&self, node: NodeId) -> &Notes {
        &self.nodes[node.index()].notes
    }

    /// The same, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        &mut self.nodes[node.index()].notes
    }

    /// The moves from the root to a node.
    pub fn moves_to(&self, node: NodeId) -> Vec<M> {
        let back = std::iter::successors(Some(node), |node| self.parent(*node));
        let mut moves: Vec<_> = back.filter_map(|node| self.mv(node)).collect();
        moves.reverse();
        moves
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> Vec<NodeId> {
        let first = |node: &NodeId| self.children(*node).first().copied();
        std::iter::successors(first(&NodeId::ROOT), first).collect()
    }

    /// Every node but the root, each line to its end before its variations, with the number of
    /// moves that lead to it.
    pub fn walk(&self) -> Vec<(usize, NodeId)> {
        let below = |depth: usize, node| {
            self.children(node).iter().rev().map(move |child| (depth, *child)).collect::<Vec<_>>()
        };
        let mut waiting = below(1, NodeId::ROOT);
        let mut walked = Vec::new();
        while let Some((depth, node)) = waiting.pop() {
            waiting.extend(below(depth + 1, node));
            walked.push((depth, node));
        }
        walked
    }
}

/// Trees are equal that say the same, in whatever order they were made.
impl<M: Copy + Eq> PartialEq for MoveTree<M> {
    fn eq(&self, other: &Self) -> bool {
        let said = |tree: &Self| -> Vec<_> {
            let said = |(depth, node)| (depth, tree.mv(node), tree.notes(node).clone());
            tree.walk().into_iter().map(said).collect()
        };
        self.notes(NodeId::ROOT) == other.notes(NodeId::ROOT) && said(self) == said(other)
    }
}

impl<M: Copy + Eq> Eq for MoveTree<M> {}
