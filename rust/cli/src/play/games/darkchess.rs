//! Both games of dark chess in the terminal.

use prise_darkchess::{Classic, ThreeKingdoms};
use prise_game::{Piece, Point};

use super::{RuleChoice, TerminalGame};
use crate::play::scene::{Cell, Glyph, Grid, Ground, Lines, Paint, PieceLook, Shape};

/// The marks of the classic game by kind, red and black.
const CLASSIC: [[Glyph; 7]; 2] = [
    [
        mark("帥", "K"),
        mark("仕", "G"),
        mark("相", "M"),
        mark("俥", "R"),
        mark("傌", "N"),
        mark("炮", "C"),
        mark("兵", "P"),
    ],
    [
        mark("將", "k"),
        mark("士", "g"),
        mark("象", "m"),
        mark("車", "r"),
        mark("馬", "n"),
        mark("包", "c"),
        mark("卒", "p"),
    ],
];

/// The marks of the Three Kingdoms by kind. Green has the first four; of the others the red one
/// comes first.
const GREEN: [Glyph; 4] = [mark("帥", "K"), mark("將", "k"), mark("兵", "P"), mark("卒", "p")];
const RED: [Glyph; 5] =
    [mark("仕", "A"), mark("相", "E"), mark("俥", "R"), mark("傌", "H"), mark("炮", "C")];
const BLACK: [Glyph; 5] =
    [mark("士", "a"), mark("象", "e"), mark("車", "r"), mark("馬", "h"), mark("包", "c")];

const fn mark(han: &'static str, latin: &'static str) -> Glyph {
    Glyph { han, latin }
}

/// A face-down piece.
const BACK: PieceLook =
    PieceLook { shape: Shape::Back, paint: Paint::Bamboo, glyph: Glyph::plain(""), token: "▒" };

const fn red(glyph: Glyph) -> PieceLook {
    PieceLook { shape: Shape::Disc, paint: Paint::Red, glyph, token: "" }
}

const fn black(glyph: Glyph) -> PieceLook {
    PieceLook { shape: Shape::Ring, paint: Paint::Ebony, glyph, token: "" }
}

const fn green(glyph: Glyph) -> PieceLook {
    PieceLook { shape: Shape::Tile, paint: Paint::Green, glyph, token: "" }
}

impl TerminalGame for Classic {
    const TITLE: &'static str = "Dark chess";
    const SEATS: &'static [&'static str] = &["First", "Second"];
    const GRID: Grid = Grid {
        columns: 4,
        rows: 8,
        cell_sizes: &[(6, 2), (6, 3), (8, 4), (10, 5), (12, 6), (14, 7)],
    };

    const RULES: &'static [RuleChoice] = &[
        RuleChoice { name: "no draw counter", text: "", about: "drawn only if both agree" },
        RuleChoice {
            name: "tournament",
            text: "tournament=1",
            about: "a draw after 60 quiet moves or the 4th repetition",
        },
    ];

    fn cell_of(point: Point) -> Cell {
        Cell { column: point.index() as u16 % 4, row: point.index() as u16 / 4 }
    }

    fn ground(_: &Self::Rules, cell: Cell) -> Ground {
        if (cell.column + cell.row).is_multiple_of(2) { Ground::Dark } else { Ground::Shaded }
    }

    fn look(piece: Option<Piece>) -> PieceLook {
        let Some(Piece { army, kind }) = piece else { return BACK };
        match CLASSIC.get(army.index()).and_then(|marks| marks.get(kind.index())) {
            Some(glyph) if army.index() == 0 => red(*glyph),
            Some(glyph) => black(*glyph),
            None => BACK,
        }
    }
}

impl TerminalGame for ThreeKingdoms {
    const TITLE: &'static str = "Three Kingdoms";
    const SEATS: &'static [&'static str] = &["First", "Second", "Third"];
    const GRID: Grid =
        Grid { columns: 5, rows: 9, cell_sizes: &[(6, 2), (6, 3), (8, 4), (10, 5), (12, 6)] };

    fn cell_of(point: Point) -> Cell {
        Cell { column: point.index() as u16 % 5, row: point.index() as u16 / 5 }
    }

    fn ground((): &(), cell: Cell) -> Ground {
        let (column, row) = (i32::from(cell.column), i32::from(cell.row));
        Ground::Wood(Lines::where_line(|right, down| {
            (right == 0 || down == 0)
                && (0..5).contains(&(column + right))
                && (0..9).contains(&(row + down))
        }))
    }

    fn look(piece: Option<Piece>) -> PieceLook {
        let Some(Piece { army, kind }) = piece else { return BACK };
        let of = |marks: &[Glyph], first: usize| {
            let index = kind.index().checked_sub(first)?;
            marks.get(index).copied()
        };
        match army.index() {
            0 => of(&GREEN, 0).map_or(BACK, green),
            1 => of(&RED, 4).map_or(BACK, red),
            _ => of(&BLACK, 4).map_or(BACK, black),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_darkchess::{ClassicRules, RuleSet, ThreeKingdomsRules};
    use prise_game::{Army, Kind};

    fn letters<R: RuleSet, G: TerminalGame>() {
        for profile in R::MEN {
            let look = G::look(Some(profile.piece()));
            assert_eq!(look.glyph.latin, profile.letter.to_string());
        }
    }

    #[test]
    fn marks_are_the_letters_of_the_notation() {
        letters::<ClassicRules, Classic>();
        letters::<ThreeKingdomsRules, ThreeKingdoms>();
    }

    #[test]
    fn k7_no_two_pieces_look_alike_in_chinese_either() {
        for looks in [all::<Classic>(), all::<ThreeKingdoms>()] {
            for (index, look) in looks.iter().enumerate() {
                assert!(looks[..index].iter().all(|other| other.glyph.han != look.glyph.han));
            }
        }
    }

    /// Every look that is not a back.
    fn all<G: TerminalGame>() -> Vec<PieceLook> {
        let armies = 0..G::ARMIES.len() as u8;
        armies
            .flat_map(|army| (0..G::KINDS.len() as u8).map(move |kind| (army, kind)))
            .map(|(army, kind)| Piece { army: Army::new(army), kind: Kind::new(kind) })
            .map(|piece| G::look(Some(piece)))
            .filter(|look| *look != BACK)
            .collect()
    }

    #[test]
    fn points_lie_where_their_names_say() {
        fn check<G: TerminalGame>() {
            for point in (0..G::POINTS as u8).map(Point::new) {
                let (cell, name) = (G::cell_of(point), G::point_name(point));
                let file = char::from(b'a' + cell.column as u8);
                assert_eq!(name, format!("{file}{}", G::GRID.rows - cell.row));
            }
        }
        check::<Classic>();
        check::<ThreeKingdoms>();
    }
}
