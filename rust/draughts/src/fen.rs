//! Positions as text: `W:W31-50:B1-20`.
//!
//! First the side to move, then each side's squares; `K` stands before a king, `a-b` for all
//! squares from a to b. Spaces and a final full stop are accepted, and so are the counters that
//! lidraughts writes at the end (`:H0:F1`, quiet half-moves and move number). They are skipped.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Bitboard, Color, Position, SetupError, Square};

/// What is wrong with a position's text, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{problem} at character {at}")]
pub struct FenError {
    /// What is wrong.
    pub problem: FenProblem,
    /// Where, counted in characters from 1.
    pub at: usize,
}

/// What can be wrong with a position's text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenProblem {
    /// The side to move is missing.
    #[error("the side to move, 'W' or 'B', is missing")]
    NoSideToMove,
    /// Something else stands where a colon has to be.
    #[error("expected ':'")]
    NoColon,
    /// A list of squares does not say whose they are.
    #[error("a list of squares has to begin with 'W' or 'B'")]
    NoColor,
    /// There are two lists for one side.
    #[error("{0}'s squares are given twice")]
    ColorTwice(Color),
    /// There is no list for one side.
    #[error("{0}'s squares are missing")]
    ColorMissing(Color),
    /// Something else stands where a number has to be.
    #[error("expected a square's number")]
    NoNumber,
    /// There is no such square.
    #[error("there is no square {0}, they are numbered 1 to 50")]
    NoSuchSquare(String),
    /// A range runs backwards.
    #[error("the range {from}-{to} runs backwards")]
    BackwardRange {
        /// Its first square.
        from: Square,
        /// Its last square.
        to: Square,
    },
    /// A square is named twice.
    #[error("square {0} is given twice")]
    SquareTwice(Square),
    /// The pieces do not fit onto one board.
    #[error(transparent)]
    Setup(SetupError),
    /// There is more text after the end.
    #[error("unexpected '{}'", .0.escape_debug())]
    Junk(char),
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Reader { rest: text.chars(), at: 1 }.position()
    }
}

struct Reader<'a> {
    rest: std::str::Chars<'a>,
    at: usize,
}

impl Reader<'_> {
    fn position(mut self) -> Result<Position, FenError> {
        let to_move = self.color().ok_or_else(|| self.error(FenProblem::NoSideToMove))?;
        let mut sides = [None; 2];
        let mut kings = Bitboard::EMPTY;
        let mut setup_at = self.at;
        for _ in Color::BOTH {
            if !self.take(':') {
                let missing = Color::BOTH.into_iter().find(|color| sides[color.index()].is_none());
                let problem = match (self.peek(), missing) {
                    (None | Some('.'), Some(color)) => FenProblem::ColorMissing(color),
                    _ => FenProblem::NoColon,
                };
                return Err(self.error(problem));
            }
            setup_at = self.at;
            let color = self.color().ok_or_else(|| self.error(FenProblem::NoColor))?;
            if sides[color.index()].is_some() {
                return Err(FenError { problem: FenProblem::ColorTwice(color), at: setup_at });
            }
            sides[color.index()] = Some(self.squares(&mut kings)?);
        }
        self.skip_counters();
        self.take('.');
        if let Some(junk) = self.peek() {
            return Err(self.error(FenProblem::Junk(junk)));
        }
        let [white, black] = sides.map(Option::unwrap_or_default);
        Position::new(white, black, kings, to_move)
            .map_err(|error| FenError { problem: FenProblem::Setup(error), at: setup_at })
    }

    /// Skips `:H` and `:F` with a number each.
    fn skip_counters(&mut self) {
        let counter = |rest: &str| {
            let digits = rest.strip_prefix(":H").or_else(|| rest.strip_prefix(":F"))?;
            let after = digits.trim_start_matches(|c: char| c.is_ascii_digit());
            (after.len() < digits.len()).then_some(rest.len() - after.len())
        };
        self.skip_spaces();
        while let Some(length) = counter(self.rest.as_str()) {
            self.at += length;
            self.rest = self.rest.as_str()[length..].chars();
            self.skip_spaces();
        }
    }

    /// The squares of one side; `kings` gets those that are kings.
    fn squares(&mut self, kings: &mut Bitboard) -> Result<Bitboard, FenError> {
        let mut side = Bitboard::EMPTY;
        if matches!(self.peek(), None | Some(':' | '.')) {
            return Ok(side);
        }
        loop {
            let is_king = self.take('K');
            let start = self.at;
            let from = self.square()?;
            let to = if self.take('-') { self.square()? } else { from };
            if to < from {
                let problem = FenProblem::BackwardRange { from, to };
                return Err(FenError { problem, at: start });
            }
            let range: Bitboard =
                Square::all().filter(|square| (from..=to).contains(square)).collect();
            if let Some(square) = (side & range).first() {
                return Err(FenError { problem: FenProblem::SquareTwice(square), at: start });
            }
            side |= range;
            if is_king {
                *kings |= range;
            }
            if !self.take(',') {
                return Ok(side);
            }
        }
    }

    fn square(&mut self) -> Result<Square, FenError> {
        self.skip_spaces();
        let start = self.at;
        let digits: String = self.rest.clone().take_while(char::is_ascii_digit).collect();
        if digits.is_empty() {
            return Err(self.error(FenProblem::NoNumber));
        }
        self.at += digits.len();
        self.rest = self.rest.as_str()[digits.len()..].chars();
        digits.parse().ok().and_then(Square::from_number).ok_or_else(|| {
            // A number may be megabytes long; its beginning is enough to find it.
            let problem = FenProblem::NoSuchSquare(digits.chars().take(12).collect());
            FenError { problem, at: start }
        })
    }

    fn color(&mut self) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.take(letter(*color)))
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.rest.next();
            self.at += 1;
        }
        found
    }

    fn peek(&mut self) -> Option<char> {
        self.skip_spaces();
        self.rest.clone().next()
    }

    fn skip_spaces(&mut self) {
        while self.rest.clone().next().is_some_and(char::is_whitespace) {
            self.rest.next();
            self.at += 1;
        }
    }

    fn error(&self, problem: FenProblem) -> FenError {
        FenError { problem, at: self.at }
    }
}

/// The canonical text: squares in ascending order, three or more in a row of one kind as a range.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", letter(self.to_move()))?;
        for color in Color::BOTH {
            write!(f, ":{}", letter(color))?;
            for (index, run) in runs(self, color).into_iter().enumerate() {
                let comma = if index == 0 { "" } else { "," };
                let king = if run.is_king { "K" } else { "" };
                match run.to.number() - run.from.number() {
                    0 => write!(f, "{comma}{king}{}", run.from)?,
                    1 => write!(f, "{comma}{king}{},{king}{}", run.from, run.to)?,
                    _ => write!(f, "{comma}{king}{}-{}", run.from, run.to)?,
                }
            }
        }
        Ok(())
    }
}

/// Neighbouring numbers with the same kind of piece.
struct Run {
    is_king: bool,
    from: Square,
    to: Square,
}

fn runs(position: &Position, color: Color) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for square in position.pieces(color) {
        let is_king = position.all_kings().contains(square);
        match runs.last_mut() {
            Some(run) if run.is_king == is_king && run.to.number() + 1 == square.number() => {
                run.to = square;
            }
            _ => runs.push(Run { is_king, from: square, to: square }),
        }
    }
    runs
}

/// `W` or `B`.
const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}
