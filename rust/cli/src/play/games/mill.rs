//! Nine men's morris in the terminal.

use prise_game::{Piece, Point, Rules};
use prise_mill::{Mill, MillRules, point_name};

use super::{GameLook, RuleChoice};
use crate::terminal::scene::{Cell, Glyph, Grid, Ground, Lines, Paint, PieceLook, Shape};

/// The last column and row.
const LAST: i32 = 6;

pub(super) const LOOK: GameLook = GameLook {
    title: "Mill",
    seats: &["White", "Black"],
    grid: Grid {
        columns: 7,
        rows: 7,
        cell_sizes: &[(4, 2), (5, 3), (7, 3), (9, 5), (11, 5), (13, 7), (15, 7)],
    },
    rules: &[
        RuleChoice {
            name: "custodian and intervention",
            text: "",
            about: "mills, men held between two, two men stepped between",
        },
        RuleChoice {
            name: "mills only",
            text: "custodian=0,intervention=0",
            about: "as everybody knows it: only a mill takes a man",
        },
        RuleChoice {
            name: "twelve men",
            text: "pieces=12,diagonals=1,custodian=0,intervention=0",
            about: "mills only, with diagonal lines and twelve men each",
        },
    ],
    cell_of,
    ground: |rules, cell| Ground::Wood(lines(rules, cell)),
    look,
    ..GameLook::blank::<Mill>()
};

fn cell_of(point: Point) -> Cell {
    let mut letters = point_name(point).bytes();
    let file = letters.next().map_or(0, |file| file.saturating_sub(b'a'));
    let rank = letters.next().map_or(0, |rank| rank.saturating_sub(b'1'));
    Cell { column: file.into(), row: (LAST as u16).saturating_sub(rank.into()) }
}

fn lines(rules: &str, cell: Cell) -> Lines {
    let (column, row) = (i32::from(cell.column), i32::from(cell.row));
    let diagonals = MillRules::from_text(rules).unwrap_or_default().diagonals();
    Lines::where_line(|right, down| match (right, down) {
        (0, _) => is_joined(row.min(row + down), column),
        (_, 0) => is_joined(column.min(column + right), row),
        _ => diagonals && is_slanted((column, row)) && is_slanted((column + right, row + down)),
    })
}

fn look(piece: Option<Piece>) -> PieceLook {
    let glyph = Glyph::plain("");
    if piece.is_none_or(|piece| piece.army.index() == 0) {
        PieceLook { shape: Shape::Disc, paint: Paint::Ivory, glyph, token: "●" }
    } else {
        PieceLook { shape: Shape::Ring, paint: Paint::Ebony, glyph, token: "○" }
    }
}

/// Whether a line runs between the places `along` and `along + 1` of the row or column `across`.
fn is_joined(along: i32, across: i32) -> bool {
    let middle = LAST / 2;
    if !(0..LAST).contains(&along) {
        false
    } else if across == middle {
        // The cross lines end at the inner ring.
        along != middle - 1 && along != middle
    } else {
        let ring = across.min(LAST - across);
        ring <= along && along < LAST - ring
    }
}

/// Whether a place lies on one of the lines through the corners.
fn is_slanted((column, row): (i32, i32)) -> bool {
    let is_corner = column == row || column == LAST - row;
    is_corner && (0..=LAST).contains(&column) && column != LAST / 2
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use prise_game::Game;

    /// The board's lines as the rules know them: a man moves along every one of them, one step.
    #[test]
    fn m7_lines_are_drawn_where_men_can_move() {
        for text in ["", "diagonals=1"] {
            let rules = MillRules::from_text(text).expect("rules");
            for point in LOOK.points() {
                let cell = cell_of(point);
                let lines = lines(text, cell);
                let drawn = Lines::DIRECTIONS.into_iter().filter(|direction| lines.has(*direction));
                let drawn: BTreeSet<_> =
                    drawn.filter_map(|direction| first_point(cell, direction)).collect();
                let is_known = |other: &Point| is_neighbour(rules, point, *other);
                let known = LOOK.points().filter(is_known).collect();
                assert_eq!(drawn, known, "{}", point_name(point));
            }
        }
    }

    fn first_point(from: Cell, (right, down): (i32, i32)) -> Option<Point> {
        (1..=LAST).find_map(|step| {
            let column = i32::from(from.column) + right * step;
            let row = i32::from(from.row) + down * step;
            LOOK.points().find(|point| {
                let cell = cell_of(*point);
                (i32::from(cell.column), i32::from(cell.row)) == (column, row)
            })
        })
    }

    /// Whether a lone white man among four that cannot fly can step from one point to another.
    fn is_neighbour(rules: MillRules, from: Point, to: Point) -> bool {
        let mut cells = ['*'; 24];
        cells[from.index()] = 'O';
        let mut men = 1;
        for (index, cell) in cells.iter_mut().enumerate() {
            let is_free = *cell == '*' && index != to.index();
            if is_free && men < 8 {
                *cell = if men < 4 { 'O' } else { '@' };
                men += 1;
            }
        }
        let ring = |start: usize| cells[start..start + 8].iter().collect::<String>();
        let text = format!("{}/{}/{} w m s 4 0 4 0 0 0 0 0 0 0 0 0 10", ring(0), ring(8), ring(16));
        let game = Mill::read(&rules, &text).expect("a position");
        game.find_move(&format!("{}-{}", point_name(from), point_name(to))).is_ok()
    }
}
