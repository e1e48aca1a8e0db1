//! International draughts in the terminal.

use prise_draughts::Draughts;
use prise_game::{Piece, Point, Seat};

use super::{GameLook, RuleChoice};
use crate::terminal::scene::{Cell, Glyph, Grid, Ground, Paint, PieceLook, Shape};

pub(super) const LOOK: GameLook = GameLook {
    title: "International draughts",
    seats: &["White", "Black"],
    grid: Grid {
        columns: 10,
        rows: 10,
        cell_sizes: &[(3, 1), (4, 2), (6, 3), (8, 4), (10, 5), (12, 6)],
    },
    is_checkered: true,
    rules: &[
        RuleChoice {
            name: "usual draws",
            text: "",
            about: "drawn after 25 moves of kings alone, 16 three to one",
        },
        RuleChoice {
            name: "FMJD 2015",
            text: "draws=fmjd-2015",
            about: "25 king moves draw with men there too; 5 two to one",
        },
    ],
    cell_of,
    ground: |_, cell| {
        if (cell.column + cell.row) % 2 == 1 { Ground::Dark } else { Ground::Light }
    },
    look,
    faces_down: |seat| seat == Seat::SECOND,
    ..GameLook::blank::<Draughts>()
};

fn cell_of(point: Point) -> Cell {
    let (row, place) = (point.index() as u16 / 5, point.index() as u16 % 5);
    Cell { column: place * 2 + 1 - row % 2, row }
}

fn look(piece: Option<Piece>) -> PieceLook {
    let is_white = piece.is_none_or(|piece| piece.army.index() == 0);
    let is_king = piece.is_some_and(|piece| piece.kind.index() == 1);
    let (shape, paint, token) = match (is_white, is_king) {
        (true, false) => (Shape::Disc, Paint::Ivory, "●"),
        (true, true) => (Shape::Disc, Paint::Ivory, "♛"),
        (false, false) => (Shape::Ring, Paint::Ebony, "○"),
        (false, true) => (Shape::Ring, Paint::Ebony, "♕"),
    };
    // Two quarter blocks make a crown.
    let glyph = Glyph::plain(if is_king { "▙▟" } else { "" });
    PieceLook { shape, paint, glyph, token }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_draughts::Square;

    #[test]
    fn d1_every_square_lies_where_the_rules_say() {
        for square in Square::all() {
            let (row, column) = (u16::from(square.row()), u16::from(square.column()));
            let cell = cell_of(square.point());
            assert_eq!(cell, Cell { column, row });
            assert_eq!((LOOK.ground)("", cell), Ground::Dark);
            assert_eq!((LOOK.point_name)(square.point()), square.number().to_string());
        }
    }
}
