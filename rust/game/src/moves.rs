//! Moves as the players see them.

use thiserror::Error;

use crate::{Jump, Point, Routes};

/// What kind of thing a move is, for the board's hints and sounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// A piece goes somewhere and nothing else happens.
    Quiet,
    /// A piece captures.
    Capture,
    /// A piece comes onto the board from the hand.
    Place,
    /// An enemy piece is taken off as a move of its own.
    Remove,
    /// A face-down piece is turned up.
    Flip,
}

/// A legal move, spelled out for the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveInfo {
    /// What kind of thing it is.
    pub kind: MoveKind,
    /// Where the moving piece stands; nothing when it comes from the hand.
    pub from: Option<Point>,
    /// Where it ends, or the point that is flipped or emptied.
    pub to: Point,
    /// Every point it touches after `from`, `to` included: more than one in a chain of captures.
    /// Where there are several routes with the same result, this is the first by ascending points.
    pub path: Vec<Point>,
    /// The points of the pieces it captures, in the order in which `path` jumps them.
    pub captured: Vec<Point>,
    /// Every jump of every route with this result (see [`Routes`]); none where nothing is jumped.
    pub jumps: Vec<Jump>,
}

impl MoveInfo {
    /// Whether a route of this move touches the entered points after `from`, in this order, others
    /// between them perhaps.
    pub fn fits(&self, entered: &[Point]) -> bool {
        self.route(entered).is_some()
    }

    /// The points of such a route: of several, the first by ascending points.
    pub fn route(&self, entered: &[Point]) -> Option<Vec<Point>> {
        match self.routes() {
            Some(routes) => Some(routes.first(entered)?.iter().map(|jump| jump.to).collect()),
            None => rest_after(&self.path, entered).map(|_| self.path.clone()),
        }
    }

    /// The points that such routes may touch after the last entered one, ascending: what can be
    /// entered next.
    pub fn ahead(&self, entered: &[Point]) -> Vec<Point> {
        match self.routes() {
            Some(routes) => routes.ahead(entered),
            None => rest_after(&self.path, entered).unwrap_or_default().to_vec(),
        }
    }

    /// The routes of a move that jumps; any other goes by its path alone.
    fn routes(&self) -> Option<Routes<'_>> {
        let from = self.from.filter(|_| !self.jumps.is_empty())?;
        Some(Routes { from, to: self.to, captured: &self.captured, jumps: &self.jumps })
    }
}

/// What a path touches after the entered points, if it touches those in this order.
fn rest_after<'a>(path: &'a [Point], entered: &[Point]) -> Option<&'a [Point]> {
    entered.iter().try_fold(path, |rest, point| {
        let at = rest.iter().position(|touched| touched == point)?;
        Some(&rest[at + 1..])
    })
}

/// Why a move's text does not name a legal move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FindMoveError {
    /// The text is not a move at all.
    #[error("'{text}' is not a move: {reason} at character {at}")]
    Malformed {
        /// The text.
        text: String,
        /// What is wrong with it.
        reason: &'static str,
        /// Where, counted in characters from 1.
        at: usize,
    },
    /// It is a move, but not a legal one here.
    #[error("'{text}' is not legal here{}", because(.hint))]
    Illegal {
        /// The text.
        text: String,
        /// What would be legal, or the rule that forbids it; may be empty.
        hint: String,
    },
    /// It fits more than one legal move.
    #[error("'{text}' fits more than one move: {}", .candidates.join(", "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves it fits.
        candidates: Vec<String>,
    },
}

impl FindMoveError {
    /// The text is not a move at all: what is wrong with it, and at which character, from 1.
    pub fn malformed(text: &str, reason: &'static str, at: usize) -> Self {
        Self::Malformed { text: excerpt(text), reason, at }
    }

    /// It is a move, but not a legal one here. The hint says why, or what would be; it may be
    /// empty.
    pub fn illegal(text: &str, hint: impl Into<String>) -> Self {
        Self::Illegal { text: excerpt(text), hint: hint.into() }
    }

    /// It fits all of these moves.
    pub fn ambiguous(text: &str, candidates: Vec<String>) -> Self {
        Self::Ambiguous { text: excerpt(text), candidates }
    }
}

/// As much of a text as an error message can bear: it may be megabytes long.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    let text = text.trim();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn because(hint: &str) -> String {
    if hint.is_empty() { String::new() } else { format!(": {hint}") }
}

/// A move that is not legal in the position it was played in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("that move is not legal here")]
pub struct IllegalMove;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_stay_readable_whatever_the_text() {
        let error = FindMoveError::illegal(&"×".repeat(1_000_000), "White must capture 2");
        assert_eq!(
            error.to_string(),
            format!("'{}…' is not legal here: White must capture 2", "×".repeat(60))
        );
        let error = FindMoveError::malformed(" 32+28 ", "expected '-' or 'x'", 4);
        assert_eq!(error.to_string(), "'32+28' is not a move: expected '-' or 'x' at character 4");
        let error = FindMoveError::ambiguous("4x15", vec!["4x27x15".into(), "4x31x15".into()]);
        assert_eq!(error.to_string(), "'4x15' fits more than one move: 4x27x15, 4x31x15");
        assert_eq!(FindMoveError::illegal("1-7", "").to_string(), "'1-7' is not legal here");
    }
}
