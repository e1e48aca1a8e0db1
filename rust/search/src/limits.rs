//! How long to think.

use std::time::Duration;

/// How long to think. What is `None` does not limit; whichever limit is reached first ends the
/// search, and a search always finishes its first iteration, so that there is a move to play.
///
/// With a limit on depth or nodes and one thread the same question always has the same answer.
///
/// ```
/// use prise_search::Limits;
/// use std::time::Duration;
///
/// let limits = Limits { time: Some(Duration::from_millis(500)), ..Limits::depth(20) };
/// assert_eq!(limits.depth, Some(20));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// The last iteration of the deepening.
    pub depth: Option<u32>,
    /// How many positions to visit.
    pub nodes: Option<u64>,
    /// How much time to use.
    pub time: Option<Duration>,
}

impl Limits {
    /// No limit: the search goes on until it is told to stop.
    pub const NONE: Self = Self { depth: None, nodes: None, time: None };

    /// A limit on depth alone.
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::NONE }
    }

    /// A limit on nodes alone.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::NONE }
    }

    /// A limit on time alone.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::NONE }
    }
}
