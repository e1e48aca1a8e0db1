//! International draughts in the terminal.

use prise_draughts::{Draughts, DrawRules};
use prise_game::{Piece, Point, Seat};

use super::{RuleChoice, TerminalGame};
use crate::play::scene::{Cell, Glyph, Grid, Ground, Paint, PieceLook, Shape};

impl TerminalGame for Draughts {
    const TITLE: &'static str = "International draughts";
    const SEATS: &'static [&'static str] = &["White", "Black"];
    const GRID: Grid = Grid {
        columns: 10,
        rows: 10,
        cell_sizes: &[(3, 1), (4, 2), (6, 3), (8, 4), (10, 5), (12, 6)],
    };

    const CHECKERED: bool = true;

    const RULES: &'static [RuleChoice] = &[
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
    ];

    fn cell_of(point: Point) -> Cell {
        let (row, place) = (point.index() as u16 / 5, point.index() as u16 % 5);
        Cell { column: place * 2 + 1 - row % 2, row }
    }

    fn ground(_: &DrawRules, cell: Cell) -> Ground {
        if (cell.column + cell.row) % 2 == 1 { Ground::Dark } else { Ground::Light }
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

    fn faces_down(seat: Seat) -> bool {
        seat == Seat::SECOND
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_draughts::Square;
    use prise_game::Game;

    #[test]
    fn d1_every_square_lies_where_the_rules_say() {
        for square in Square::all() {
            let cell = Draughts::cell_of(square.point());
            assert_eq!(
                (cell.row, cell.column),
                (u16::from(square.row()), u16::from(square.column()))
            );
            assert_eq!(Draughts::ground(&DrawRules::Standard, cell), Ground::Dark);
            assert_eq!(Draughts::point_name(square.point()), square.number().to_string());
        }
    }
}
