//! What a move does to the board, for whoever draws it.

use crate::{Piece, Point, Seat};

/// One visible change on the board.
///
/// A move is played as a list of steps in the order in which they are shown. The picture follows
/// the steps and never works out a capture of its own.
///
/// A draughts capture of two pieces is two hops, two removals and perhaps a promotion:
///
/// ```
/// use prise_game::{Point, Step};
///
/// let p = Point::new;
/// let steps = [
///     Step::Hop { from: p(36), to: p(27), over: Some(p(31)) },
///     Step::Hop { from: p(27), to: p(18), over: Some(p(22)) },
///     Step::Remove { at: p(31) },
///     Step::Remove { at: p(22) },
/// ];
/// assert_eq!(steps.iter().filter(|step| matches!(step, Step::Remove { .. })).count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A piece goes from one point to another.
    Hop {
        /// Where it was.
        from: Point,
        /// Where it lands.
        to: Point,
        /// The piece that it captures by jumping it, still on the board until its own
        /// [`Step::Remove`].
        over: Option<Point>,
    },
    /// A piece comes onto the board from the hand.
    Place {
        /// Where it is put.
        at: Point,
        /// What it is.
        piece: Piece,
    },
    /// A captured piece leaves the board.
    Remove {
        /// Where it stood.
        at: Point,
    },
    /// A face-down piece is turned up.
    Flip {
        /// Where it stands.
        at: Point,
        /// What it turns out to be.
        piece: Piece,
    },
    /// A piece becomes another kind.
    Promote {
        /// Where it stands.
        at: Point,
        /// What it is now.
        piece: Piece,
    },
    /// A player leaves the rotation; the pieces stay.
    Eliminate {
        /// Who is out.
        seat: Seat,
    },
}
