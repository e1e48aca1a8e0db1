//! What the evaluation looks at besides the regions.

use prise_draughts::{Color, Position};

use super::features::Features;

/// How many terms there are.
pub const TERMS: usize = FIRST_MATERIAL + MATERIALS;

const MEN: usize = 0;
const FIRST_KING: usize = 1;
const MORE_KINGS: usize = 2;
const KING_MOBILITY: usize = 3;
const TURN: usize = 4;
const BALANCE: usize = 5;
const MEN_AGAINST_KING: usize = 6;
const FIRST_KING_SQUARE: usize = 7;
const KING_SQUARES: usize = 50;
const FIRST_MATERIAL: usize = FIRST_KING_SQUARE + KING_SQUARES;

/// From so many men or kings on their number makes no difference to what the material is called.
const MOST_MEN: usize = 7;
const MOST_KINGS: usize = 3;
const MATERIALS: usize = 2 * ((MOST_MEN + 1) * (MOST_KINGS + 1)).pow(2);

/// Calls `count` with every term that is not zero: its index and its value, White's less Black's.
#[inline]
pub fn each(position: &Position, features: &Features, mut count: impl FnMut(usize, i32)) {
    count(MEN, features.men[0] - features.men[1]);
    count(TURN, if position.to_move() == Color::White { 1 } else { -1 });
    count(BALANCE, features.skew[1] - features.skew[0]);
    if !position.all_kings().is_empty() {
        each_of_kings(position, features, count);
    }
}

fn each_of_kings(position: &Position, features: &Features, mut count: impl FnMut(usize, i32)) {
    for (color, sign) in Color::BOTH.into_iter().zip([1, -1]) {
        count(FIRST_MATERIAL + material(position, features, color), sign);
        let kings = position.kings(color);
        if kings.is_empty() {
            // Men alone against a king.
            count(MEN_AGAINST_KING, sign * position.men(color).len() as i32);
            continue;
        }
        count(FIRST_KING, sign);
        count(MORE_KINGS, sign * (kings.len() as i32 - 1));
        let mut mobility = 0;
        for square in kings {
            mobility += position.king_slides(square).len() as i32;
            let seen_by_owner = match color {
                Color::White => square.point().index(),
                Color::Black => KING_SQUARES - 1 - square.point().index(),
            };
            count(FIRST_KING_SQUARE + seen_by_owner, sign);
        }
        count(KING_MOBILITY, sign * mobility);
    }
}

/// The material as `us` sees it, with kings on the board, by number: a man more is worth much or
/// nothing, depending on who has how many kings and whose turn it is.
fn material(position: &Position, features: &Features, us: Color) -> usize {
    let count = |color: Color| {
        let men = features.men[usize::from(color == Color::Black)] as usize;
        let kings = position.kings(color).len() as usize;
        men.min(MOST_MEN) * (MOST_KINGS + 1) + kings.min(MOST_KINGS)
    };
    let sides = (MOST_MEN + 1) * (MOST_KINGS + 1);
    let to_move = usize::from(position.to_move() == us);
    (to_move * sides + count(us)) * sides + count(!us)
}
