//! What can be wrong with the text of a position.

use prise_game::Seat;
use thiserror::Error;

/// What is wrong with the text of a position, and where. Characters are counted from 1 within
/// their field, spaces left out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// There are too many fields, or too few.
    #[error("a position has {expected} fields ({names}), not {found}")]
    Fields {
        /// How many there should be.
        expected: usize,
        /// Their names.
        names: String,
        /// How many there are.
        found: usize,
    },
    /// A field is too long or too short.
    #[error("field '{field}' has {found} characters, not {expected}")]
    Length {
        /// The field.
        field: &'static str,
        /// How many characters it should have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// A letter means nothing in its field.
    #[error("field '{field}': unknown letter '{letter}' at character {at}")]
    Letter {
        /// The field.
        field: &'static str,
        /// The letter.
        letter: char,
        /// Where it stands.
        at: usize,
    },
    /// There are more of a piece than the game has.
    #[error(
        "field '{field}': the '{letter}' at character {at} is one too many, the game has {most}"
    )]
    TooMany {
        /// The field.
        field: &'static str,
        /// The piece.
        letter: char,
        /// How many the game has.
        most: u8,
        /// Where the surplus one stands.
        at: usize,
    },
    /// The face-down pieces are not named, and what is left for them is more or less than they are.
    #[error(
        "field 'hidden': {left} pieces are neither face-up nor captured, but {face_down} lie \
         face-down; write the captured ones after an x"
    )]
    Unaccounted {
        /// How many pieces are neither face-up nor captured.
        left: usize,
        /// How many lie face-down.
        face_down: usize,
    },
    /// Two seats own the same army.
    #[error("field 'owners': '{letter}' at character {at} is taken by another seat")]
    OwnersClash {
        /// The army.
        letter: char,
        /// Where it stands for the second time.
        at: usize,
    },
    /// One of two players has a colour and the other has none.
    #[error("field 'owners': '{owners}' gives a colour to one player alone")]
    OneOwner {
        /// The field.
        owners: String,
    },
    /// A piece is face-up though no flip has given the players their colours.
    #[error("field 'owners': nobody has a colour, yet the piece on {point} is face-up")]
    NoOwner {
        /// Where the piece stands.
        point: String,
    },
    /// A field that should be a number is not, or the number is out of range.
    #[error("field '{field}': '{text}' is not a number from 0 to {most}")]
    Number {
        /// The field.
        field: &'static str,
        /// What it says.
        text: String,
        /// The highest number that it takes.
        most: u16,
    },
    /// A seat is listed as out twice.
    #[error("field 'out': seat {seat} at character {at} is listed already")]
    OutTwice {
        /// The seat.
        seat: Seat,
        /// Where it stands for the second time.
        at: usize,
    },
    /// The seat to move is out.
    #[error("field 'seat': seat {seat} is out and cannot be to move")]
    SeatIsOut {
        /// The seat.
        seat: Seat,
    },
    /// Everybody is out, or has no pieces.
    #[error("nobody is left in the game: each player is out or has no pieces")]
    NobodyLeft,
}
