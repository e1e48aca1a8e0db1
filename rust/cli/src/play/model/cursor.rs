//! Moving about the board with the arrow keys.

use prise_game::Point;

use crate::play::games::GameLook;
use crate::terminal::Key;
use crate::terminal::scene::Cell;

/// Where a cell is seen; and which cell is seen there.
pub(crate) const fn seen(look: &GameLook, cell: Cell, turned: bool) -> Cell {
    if turned {
        Cell { column: look.grid.columns - 1 - cell.column, row: look.grid.rows - 1 - cell.row }
    } else {
        cell
    }
}

/// The next point in the direction of an arrow key; the same one at the edge.
pub(crate) fn step(look: &GameLook, from: Point, key: Key, turned: bool) -> Point {
    let place = |point| (point, seen(look, (look.cell_of)(point), turned));
    let all: Vec<_> = look.points().map(place).collect();
    let Some(&(_, here)) = all.iter().find(|(point, _)| *point == from) else { return from };
    let (right, down) = match key {
        Key::Left => (-1, 0),
        Key::Right => (1, 0),
        Key::Up => (0, -1),
        Key::Down => (0, 1),
        _ => return from,
    };
    let offset = |cell: Cell| {
        let across = i32::from(cell.column) - i32::from(here.column);
        let along = i32::from(cell.row) - i32::from(here.row);
        // How far ahead, and how far aside.
        (across * right + along * down, across * down + along * right)
    };
    // Where only every other square is played on, the way up and down is a zigzag that keeps to
    // two columns, and the way across never leaves its row.
    let zigzag = look.is_checkered && right == 0;
    let lean = if here.row % 2 == 0 { 1 } else { -1 };
    let cost = |cell: Cell| {
        let (ahead, aside) = offset(cell);
        if zigzag {
            (ahead, aside.abs(), -aside * down * lean)
        } else {
            (i32::from(aside != 0), aside.abs(), ahead)
        }
    };
    all.iter()
        .filter(|(_, cell)| {
            let (ahead, aside) = offset(*cell);
            ahead > 0 && (aside == 0 || zigzag || !look.is_checkered)
        })
        .min_by_key(|(_, cell)| cost(*cell))
        .map_or(from, |(point, _)| *point)
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    fn look() -> GameLook {
        GameLook::of("draughts").expect("a game")
    }

    fn walk(from: u8, keys: &[Key], turned: bool) -> usize {
        let start = Point::new(from - 1);
        let end = keys.iter().fold(start, |at, key| step(&look(), at, *key, turned));
        end.index() + 1
    }

    #[test]
    fn arrows_keep_their_row_and_zigzag_between_rows() {
        assert_eq!(walk(32, &[Key::Right], false), 33);
        assert_eq!(walk(32, &[Key::Left; 9], false), 31);
        assert_eq!(walk(28, &[Key::Up, Key::Up], false), 18);
        assert_eq!(walk(28, &[Key::Up, Key::Down], false), 28);
        assert_eq!(walk(33, &[Key::Down, Key::Down], false), 43);
        assert_eq!(walk(1, &[Key::Up], false), 1);
        assert_eq!(walk(32, &[Key::Right], true), 31);
    }

    #[test]
    fn every_square_can_be_reached() {
        for goal in 1..=50u8 {
            let (goal, mut at) = (Point::new(goal - 1), Point::new(27));
            for _ in 0..20 {
                let [here, there] = [at, goal].map(look().cell_of);
                let key = match (here.row.cmp(&there.row), here.column.cmp(&there.column)) {
                    (Ordering::Greater, _) => Key::Up,
                    (Ordering::Less, _) => Key::Down,
                    (_, Ordering::Greater) => Key::Left,
                    _ => Key::Right,
                };
                if at != goal {
                    at = step(&look(), at, key, false);
                }
            }
            assert_eq!(at, goal);
        }
    }
}
