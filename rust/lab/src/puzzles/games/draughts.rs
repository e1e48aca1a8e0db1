//! Puzzles of draughts.

use std::ops::RangeInclusive;

use prise_draughts::{Bitboard, Color, Draughts, Move, Position, Square};
use prise_game::{Game, Point, Seat};
use prise_search::Score;
use prise_session::puzzles::{Aim, Theme, Themes};

use super::{MakerGame, Place, common_themes};

const MAN: i32 = 100;
const KING: i32 = 300;
/// With so many pieces on the board, or fewer, it is an ending.
const ENDING: u32 = 8;
/// So many pieces taken at once are a big stroke.
const BIG_STROKE: u32 = 4;

impl MakerGame for Draughts {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Gain];
    const WEAK_NODES: (u64, u64) = (300, 4_000);
    const SHALLOW_NODES: u64 = 100;
    const GLANCE_NODES: u64 = 8_000;
    const PROOF_NODES: u64 = 150_000;
    const DEFENCE_NODES: u64 = 40_000;
    const CAPTURES_ARE_DULL: bool = true;
    const LOST: Option<i32> = Some(-100);
    const MISTAKES: usize = 4;
    const SHIFTS: bool = true;
    const CROWD: usize = 12;
    const SYMMETRIES: &'static [fn(Place) -> Place] =
        &[|place| place, |(row, column)| (row, -column)];

    fn balance(&self, seat: Seat) -> i32 {
        let worth = |color| {
            let position = self.position();
            MAN * position.men(color).len() as i32 + KING * position.kings(color).len() as i32
        };
        let [white, black] = Color::BOTH.map(worth);
        if seat == Color::White.seat() { white - black } else { black - white }
    }

    fn balances(_aim: Aim) -> RangeInclusive<i32> {
        -200..=100
    }

    fn goes_on_with(&self, _mv: Move) -> bool {
        self.position().must_capture()
    }

    fn is_decided(root: &Self, end: &Self, aim: Aim, worth: i32) -> bool {
        let solver = root.to_move();
        aim == Aim::Save
            || Score::known_win(0).hundredths() - 4_000 < worth
            || end.balance(solver) - root.balance(solver) >= MAN
    }

    fn is_dull(_root: &Self, line: &[Move], aim: Aim) -> bool {
        // One capture and nothing else.
        line.len() == 1 && line[0].is_capture() || aim == Aim::Save && line[0].is_capture()
    }

    fn themes(root: &Self, line: &[Move], aim: Aim) -> Themes {
        let solver = root.position().to_move();
        let mut position = *root.position();
        let (mut given, mut own_moves) = (0, 0);
        let mut found = Vec::new();
        let mut last_gain = false;
        let mut given_before_gain = 0;
        for (index, &mv) in line.iter().enumerate() {
            if position.to_move() == solver {
                own_moves += 1;
                if mv.is_capture() {
                    last_gain = true;
                    given_before_gain = given;
                }
                if mv.captured().intersects(position.all_kings()) {
                    found.push(Theme::KingTrap);
                }
                if mv.captured().len() >= BIG_STROKE {
                    found.push(Theme::BigStroke);
                }
                let crowned = Bitboard::promotion_row(solver).contains(mv.to());
                if crowned && position.men(solver).contains(mv.from()) {
                    found.push(Theme::Breakthrough);
                }
            } else if mv.is_capture() {
                given += mv.captured().len() as usize;
                if is_stopped(&position, mv)
                    && line.get(index + 1).is_some_and(|next| next.captured().contains(mv.to()))
                {
                    found.push(Theme::TurkishStroke);
                }
                if passes_over_fewer(&position) {
                    found.push(Theme::Majority);
                }
            }
            position.play_unchecked(mv);
        }
        let given = if last_gain { given_before_gain } else { given };
        let mut themes = common_themes(given, own_moves, !line[0].is_capture() && given == 0, aim);
        for theme in found {
            themes.insert(theme);
        }
        if root.position().occupied().len() <= ENDING {
            themes.insert(Theme::Ending);
        }
        themes
    }

    fn place(point: Point, seat: Seat) -> Place {
        let square = Square::from_number(point.index() as u8 + 1);
        let (row, column) =
            square.map_or((0, 0), |square| (square.row() as i8, square.column() as i8));
        if seat == Color::White.seat() { (row, column) } else { (9 - row, 9 - column) }
    }
}

const DIAGONALS: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The squares from one on in a direction, up to the edge.
fn ray(from: Square, (down, right): (i8, i8)) -> impl Iterator<Item = Square> {
    (1..10).map_while(move |step| {
        square_at(from.row() as i8 + down * step, from.column() as i8 + right * step)
    })
}

fn square_at(row: i8, column: i8) -> Option<Square> {
    let on_board = (0..10).contains(&row) && (0..10).contains(&column) && (row + column) % 2 == 1;
    on_board.then(|| Square::from_number((row * 5 + column / 2 + 1) as u8)).flatten()
}

/// Whether a capture ends where it does because a piece that it has jumped stands in the way: if
/// jumped pieces left the board at once, it could go on.
fn is_stopped(position: &Position, mv: Move) -> bool {
    // One piece that was jumped lies on the way back, which stops nothing.
    if mv.captured().len() < 3 {
        return false;
    }
    let us = position.to_move();
    let own = position.pieces(us);
    let left = position.pieces(!us) & !mv.captured();
    let flies = position.kings(us).contains(mv.from());
    DIAGONALS.iter().any(|&direction| {
        let squares: Vec<Square> = ray(mv.to(), direction).collect();
        let is_free = |square: &Square| !(own | left).contains(*square) || *square == mv.from();
        // The first piece that really stands there, with only jumped ones before it.
        let Some(first) = squares.iter().position(|square| !is_free(square)) else { return false };
        let blocked = squares[..first].iter().any(|square| mv.captured().contains(*square));
        let in_reach = flies || first == 0;
        // A piece behind the next one, jumped already, stops it too.
        let behind = squares.get(first + 1);
        let could = left.contains(squares[first]) && behind.is_some_and(is_free) && in_reach;
        let ghost_behind = behind.is_some_and(|square| mv.captured().contains(*square));
        could && (blocked || ghost_behind)
    })
}

/// Whether a piece could take, but not enough: the majority rule forbids its first jump.
fn passes_over_fewer(position: &Position) -> bool {
    let us = position.to_move();
    let (own, enemies) = (position.pieces(us), position.pieces(!us));
    let legal = position.legal_moves();
    let may_begin: Bitboard = legal.iter().map(|mv| mv.from()).collect();
    own.into_iter().filter(|from| !may_begin.contains(*from)).any(|from| {
        let flies = position.kings(us).contains(from);
        DIAGONALS.iter().any(|&direction| {
            let squares: Vec<Square> = ray(from, direction).collect();
            let free = |square: &Square| !(own | enemies).contains(*square);
            let first = squares.iter().position(|square| !free(square));
            first.is_some_and(|first| {
                (flies || first == 0)
                    && enemies.contains(squares[first])
                    && squares.get(first + 1).is_some_and(free)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn themes(fen: &str, line: &[&str]) -> Themes {
        let root = Draughts::read(&prise_draughts::DrawRules::Standard, fen).unwrap();
        let mut game = root.clone();
        let moves: Vec<Move> = line
            .iter()
            .map(|text| {
                let mv = game.find_move(text).unwrap();
                game.play_unchecked(mv);
                mv
            })
            .collect();
        Draughts::themes(&root, &moves, Aim::Win)
    }

    #[test]
    fn squares_are_found_by_row_and_column() {
        for square in Square::all() {
            assert_eq!(square_at(square.row() as i8, square.column() as i8), Some(square));
        }
        assert_eq!(square_at(0, 0), None);
        assert_eq!(square_at(-1, 4), None);
    }

    #[test]
    fn what_is_given_and_crowned_is_counted() {
        let found = themes(
            "W:W28,29,33-38,40,41,43-48:B3,6-9,11,13-18,20,21,24,25",
            &["35-30", "24x35", "29-24", "20x29", "34x1"],
        );
        assert!(found.contains(Theme::GiveTwo) && found.contains(Theme::Breakthrough));
        assert!(!found.contains(Theme::GiveOne) && !found.contains(Theme::KingTrap));
    }

    #[test]
    fn a_king_that_is_lured_and_taken_is_caught() {
        let found = themes("B:WK48:B26,31", &["31-37", "48x31", "26x37"]);
        assert!(found.contains(Theme::KingTrap) && found.contains(Theme::GiveOne));
        assert!(found.contains(Theme::Ending) && found.contains(Theme::Short));
    }

    #[test]
    fn a_piece_that_could_take_fewer_is_passed_over() {
        // The man on 29 could take one, the man on 21 must take two.
        let position: Position = "B:W34,26,27,38:B29,21".parse().unwrap();
        let from: Vec<u8> = position.legal_moves().iter().map(|mv| mv.from().number()).collect();
        assert_eq!(from, [21]);
        assert!(passes_over_fewer(&position));
        let position: Position = "B:W27,38:B21".parse().unwrap();
        assert!(!passes_over_fewer(&position));
    }
}
