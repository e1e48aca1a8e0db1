//! Both games of dark chess in the terminal.

use prise_darkchess::{Classic, ThreeKingdoms};
use prise_game::Piece;

use super::{GameLook, RuleChoice};
use crate::terminal::scene::{Cell, Glyph, Grid, Ground, Lines, Paint, PieceLook, Shape};

/// A mark in Chinese, and in the letter of the notation.
type Mark = (&'static str, &'static str);

/// The marks of the classic game by kind, red and black.
const CLASSIC: [[Mark; 7]; 2] = [
    [("帥", "K"), ("仕", "G"), ("相", "M"), ("俥", "R"), ("傌", "N"), ("炮", "C"), ("兵", "P")],
    [("將", "k"), ("士", "g"), ("象", "m"), ("車", "r"), ("馬", "n"), ("包", "c"), ("卒", "p")],
];

/// The marks of the Three Kingdoms by kind. Green has the first four; of the others the red one
/// comes first.
const GREEN: [Mark; 4] = [("帥", "K"), ("將", "k"), ("兵", "P"), ("卒", "p")];
const RED: [Mark; 5] = [("仕", "A"), ("相", "E"), ("俥", "R"), ("傌", "H"), ("炮", "C")];
const BLACK: [Mark; 5] = [("士", "a"), ("象", "e"), ("車", "r"), ("馬", "h"), ("包", "c")];

/// A face-down piece.
pub(super) const BACK: PieceLook =
    PieceLook { shape: Shape::Back, paint: Paint::Bamboo, glyph: Glyph::plain(""), token: "▒" };

/// How a piece with one of an army's marks looks, if there is such a mark.
fn marked(shape: Shape, paint: Paint, marks: &[Mark], index: Option<usize>) -> PieceLook {
    let mark = index.and_then(|index| marks.get(index));
    mark.map_or(BACK, |&(han, latin)| PieceLook {
        shape,
        paint,
        glyph: Glyph { han, latin },
        token: "",
    })
}

pub(super) const CLASSIC_LOOK: GameLook = GameLook {
    title: "Dark chess",
    seats: &["First", "Second"],
    grid: Grid {
        columns: 4,
        rows: 8,
        cell_sizes: &[(6, 2), (6, 3), (8, 4), (10, 5), (12, 6), (14, 7)],
    },
    rules: &[
        RuleChoice { name: "no draw counter", text: "", about: "drawn only if both agree" },
        RuleChoice {
            name: "tournament",
            text: "tournament=1",
            about: "a draw after 60 quiet moves or the 4th repetition",
        },
    ],
    cell_of: |point| Cell { column: point.index() as u16 % 4, row: point.index() as u16 / 4 },
    ground: |_, cell| {
        if (cell.column + cell.row).is_multiple_of(2) { Ground::Dark } else { Ground::Shaded }
    },
    look: |piece| match piece {
        None => BACK,
        Some(Piece { army, kind }) if army.index() == 0 => {
            marked(Shape::Disc, Paint::Red, &CLASSIC[0], Some(kind.index()))
        }
        Some(Piece { kind, .. }) => {
            marked(Shape::Ring, Paint::Ebony, &CLASSIC[1], Some(kind.index()))
        }
    },
    ..GameLook::blank::<Classic>()
};

pub(super) const THREE_KINGDOMS_LOOK: GameLook = GameLook {
    title: "Three Kingdoms",
    seats: &["First", "Second", "Third"],
    grid: Grid { columns: 5, rows: 9, cell_sizes: &[(6, 2), (6, 3), (8, 4), (10, 5), (12, 6)] },
    cell_of: |point| Cell { column: point.index() as u16 % 5, row: point.index() as u16 / 5 },
    ground: |_, cell| {
        let (column, row) = (i32::from(cell.column), i32::from(cell.row));
        Ground::Wood(Lines::where_line(|right, down| {
            (right == 0 || down == 0)
                && (0..5).contains(&(column + right))
                && (0..9).contains(&(row + down))
        }))
    },
    look: |piece| {
        let Some(Piece { army, kind }) = piece else { return BACK };
        let other = kind.index().checked_sub(GREEN.len());
        match army.index() {
            0 => marked(Shape::Tile, Paint::Green, &GREEN, Some(kind.index())),
            1 => marked(Shape::Disc, Paint::Red, &RED, other),
            _ => marked(Shape::Ring, Paint::Ebony, &BLACK, other),
        }
    },
    ..GameLook::blank::<ThreeKingdoms>()
};

#[cfg(test)]
mod tests {
    use super::*;
    use prise_darkchess::{ClassicRules, RuleSet, ThreeKingdomsRules};
    use prise_game::{Army, Kind};

    fn letters<R: RuleSet>(game: &GameLook) {
        for profile in R::MEN {
            let look = (game.look)(Some(profile.piece()));
            assert_eq!(look.glyph.latin, profile.letter.to_string());
        }
    }

    #[test]
    fn marks_are_the_letters_of_the_notation() {
        letters::<ClassicRules>(&CLASSIC_LOOK);
        letters::<ThreeKingdomsRules>(&THREE_KINGDOMS_LOOK);
    }

    #[test]
    fn k7_no_two_pieces_look_alike_in_chinese_either() {
        for game in [CLASSIC_LOOK, THREE_KINGDOMS_LOOK] {
            let all = (0..game.armies as u8).flat_map(|army| {
                let kinds = (0..game.kinds.len() as u8).map(Kind::new);
                kinds.map(move |kind| Piece { army: Army::new(army), kind })
            });
            let looks = all.map(|piece| (game.look)(Some(piece))).filter(|look| *look != BACK);
            let mut marks: Vec<_> = looks.map(|look| look.glyph.han).collect();
            let count = marks.len();
            marks.sort_unstable();
            marks.dedup();
            assert_eq!(marks.len(), count);
        }
    }

    #[test]
    fn points_lie_where_their_names_say() {
        for game in [CLASSIC_LOOK, THREE_KINGDOMS_LOOK] {
            for point in game.points() {
                let cell = (game.cell_of)(point);
                let (file, rank) = (b'a' + cell.column as u8, game.grid.rows - cell.row);
                assert_eq!((game.point_name)(point), format!("{}{rank}", char::from(file)));
            }
        }
    }
}
