//! Positions and moves as the protocol writes them.

use prise_draughts::{Bitboard, Color, Move, Position, Square};
use prise_search::Score;
use thiserror::Error;

/// What is wrong with a position or a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum NotationError {
    /// The position is too short or too long.
    #[error("a position has 51 characters, this one {0}")]
    Length(usize),
    /// The first character of the position is not a side.
    #[error("'{0}' is not a side: W or B")]
    Side(char),
    /// A character of the position is not a piece.
    #[error("'{piece}' on square {square} is not one of w b W B e")]
    Piece {
        /// The character.
        piece: char,
        /// Where it stands.
        square: usize,
    },
    /// The pieces do not make a position.
    #[error(transparent)]
    Setup(#[from] prise_draughts::SetupError),
    /// No legal move is written like that.
    #[error("move {number}, '{text}', is not legal")]
    Move {
        /// Which move of the list it is, from 1.
        number: usize,
        /// The move.
        text: String,
    },
}

/// Reads a position: the side to move, then a character for each square.
///
/// # Errors
/// Says which character is wrong.
pub(crate) fn read_position(text: &str) -> Result<Position, NotationError> {
    let mut chars = text.chars();
    let to_move = match chars.next() {
        Some('W') => Color::White,
        Some('B') => Color::Black,
        Some(other) if text.chars().count() == Square::COUNT + 1 => {
            return Err(NotationError::Side(other));
        }
        _ => return Err(NotationError::Length(text.chars().count())),
    };
    if text.chars().count() != Square::COUNT + 1 {
        return Err(NotationError::Length(text.chars().count()));
    }
    let (mut white, mut black, mut kings) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for (index, (square, piece)) in Square::all().zip(chars).enumerate() {
        let only = Bitboard::only(square);
        match piece {
            'w' | 'W' => white |= only,
            'b' | 'B' => black |= only,
            'e' => {}
            _ => return Err(NotationError::Piece { piece, square: index + 1 }),
        }
        if piece.is_ascii_uppercase() {
            kings |= only;
        }
    }
    Ok(Position::new(white, black, kings, to_move)?)
}

/// Writes a move: `32-28`, or from, to and every captured square, `28x19x23`.
pub(crate) fn write_move(mv: Move) -> String {
    if !mv.is_capture() {
        return format!("{}-{}", mv.from(), mv.to());
    }
    let ends = format!("{}x{}", mv.from(), mv.to());
    mv.captured().into_iter().fold(ends, |text, square| format!("{text}x{square}"))
}

/// The legal move that is written like this, the captured squares in any order.
///
/// # Errors
/// If there is none.
pub(crate) fn find_move(
    position: &Position,
    text: &str,
    number: usize,
) -> Result<Move, NotationError> {
    let wanted = squares(text);
    let fits = |mv: &Move| wanted.is_some() && squares(&write_move(*mv)) == wanted;
    position.legal_moves().into_iter().find(fits).ok_or_else(|| {
        let text = text.chars().take(40).collect();
        NotationError::Move { number, text }
    })
}

/// A score in men. A win counts 100 and a hundredth less for every ply until then; one that the
/// ending tables know of, without knowing how far it is, about 90.
pub(crate) fn in_men(score: Score) -> f64 {
    let hundredths = f64::from(score.hundredths());
    let men = match score.plies_to_end() {
        Some(plies) => 100.0 - plies as f64 / 100.0,
        None if score.is_decided() => {
            let beyond = hundredths.abs() - f64::from(Score::known_win(0).hundredths());
            90.0 + beyond / 1_000.0
        }
        None => return hundredths / 100.0,
    };
    men.copysign(hundredths)
}

/// From, to, and the captured squares in ascending order.
fn squares(text: &str) -> Option<Vec<u8>> {
    let sign = if text.contains('x') { 'x' } else { '-' };
    let mut squares =
        text.split(sign).map(|number| number.parse().ok()).collect::<Option<Vec<u8>>>()?;
    squares.get_mut(2..)?.sort_unstable();
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

    #[test]
    fn the_start_is_read() {
        assert_eq!(read_position(START), Ok(Position::start()));
    }

    #[test]
    fn what_is_wrong_with_a_position_is_told() {
        let message = |text: &str| read_position(text).unwrap_err().to_string();
        assert_eq!(message("W"), "a position has 51 characters, this one 1");
        assert_eq!(message(""), "a position has 51 characters, this one 0");
        assert_eq!(message(&START.replace('W', "x")), "'x' is not a side: W or B");
        assert_eq!(message(&START.replace("ee", "e?")), "'?' on square 22 is not one of w b W B e");
        assert_eq!(message(&START.replace('e', "w")), "White has 30 pieces, more than 20");
    }

    #[test]
    fn wins_are_a_hundred_men_less_a_hundredth_a_ply() {
        let text = |score| format!("{:.2}", in_men(score));
        assert_eq!(text(Score::win_in(7)), "99.93");
        assert_eq!(text(Score::loss_in(12)), "-99.88");
        assert_eq!(text(Score::evaluation(-125)), "-1.25");
        assert_eq!(text(Score::DRAW), "0.00");
        assert_eq!(text(Score::known_win(300)), "90.30");
        assert_eq!(text(Score::known_loss(-3_900)), "-93.90");
        assert!(in_men(Score::known_win(9_999)) < in_men(Score::win_in(500)));
        assert!(in_men(Score::known_win(-9_999)) > in_men(Score::evaluation(2_000)));
    }

    #[test]
    fn captured_squares_come_in_any_order() {
        let position: Position = "W:W28:B23,14,4".parse().unwrap();
        let legal = position.legal_moves()[0];
        assert_eq!(write_move(legal), "28x10x14x23");
        for text in ["28x10x14x23", "28x10x23x14"] {
            assert_eq!(find_move(&position, text, 1), Ok(legal));
        }
        for text in ["28x10", "28-10", "28x10x14", "x", "", "999x3"] {
            assert!(find_move(&position, text, 1).is_err(), "{text}");
        }
    }
}
