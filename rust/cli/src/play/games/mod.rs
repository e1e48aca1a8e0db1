//! How each game looks in the terminal: one file a game.

mod darkchess;
mod draughts;
mod mill;

use prise_game::{Piece, Point, Seat};
use prise_search::Playable;

use crate::games::Listed;
use crate::play::scene::{Cell, Grid, Ground, PieceLook};

/// What terminal play needs to know of a game beyond its rules.
pub(crate) trait Pictured: Listed + Playable {
    /// The game's name for people.
    const TITLE: &'static str;
    /// What the seats are called, in the order of play.
    const SEATS: &'static [&'static str];
    /// The board's size.
    const GRID: Grid;

    /// Whether only every other square is played on.
    const CHECKERED: bool = false;

    /// Where a point lies on the grid.
    fn cell_of(point: Point) -> Cell;

    /// What a place of the grid is part of.
    fn ground(&self, cell: Cell) -> Ground;

    /// How a piece looks; nothing for a face-down one.
    fn look(piece: Option<Piece>) -> PieceLook;

    /// Whether a player at this seat looks at the board from the other side.
    fn faces_down(seat: Seat) -> bool {
        let _ = seat;
        false
    }
}
