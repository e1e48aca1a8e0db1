//! How boldly a game's tree is pruned.

/// What decides where the search does not go, or not so far; `tree.rs` tells what each
/// kind of pruning is. The bolder, the deeper a search comes in the same time, and the more it
/// overlooks: what is best depends on the game and on how well its positions are judged. Scores
/// are in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pruning {
    /// By how much the evaluation of a calm node must exceed beta for every ply of depth, so that
    /// the node is cut on it alone.
    pub static_margin: i32,
    /// How much a side that stands badly in a calm position can hope to gain with every ply;
    /// `None` where nothing of the kind can be said.
    pub hope: Option<i32>,
    /// By how much the score of the shallow search must exceed beta: a base and a part for every
    /// ply of depth.
    pub shallow_margin: (i32, i32),
    /// Whether a side that must do something sharp, a compulsory capture say, is cut on a shallow
    /// search too. Where a piece may have been given away on purpose it should not be: right after
    /// an offer the shallow search sees the gain and not yet the price.
    pub shallow_cut_when_forced: bool,
    /// From which depth on a node of which the table knows no good move loses a ply; `None` for
    /// never.
    pub unknown_depth: Option<i32>,
    /// From which depth on late moves are searched less deeply.
    pub late_depth: i32,
    /// How many plies every late move loses, and by what the product of the logarithms of its
    /// depth and of its place in the list is divided to become the plies that it loses besides.
    pub late: (f32, f32),
}

impl Pruning {
    /// For a game of which nothing is known.
    pub const CAREFUL: Self = Self {
        static_margin: 30,
        hope: None,
        shallow_margin: (10, 8),
        shallow_cut_when_forced: true,
        unknown_depth: None,
        late_depth: 3,
        late: (1.0, 3.0),
    };
}
