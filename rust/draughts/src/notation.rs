//! Moves as text: `32-28`, `19x30`, and in full where that is not enough.

use prise_game::FindMoveError;

use crate::{Move, Position, Square};

impl Position {
    /// The canonical text of a legal move: `32-28` or `19x30`. A capture that shares both ends
    /// with another one names every square it lands on: `4x27x38x15` (ruling D5).
    ///
    /// ```
    /// use prise_draughts::Position;
    ///
    /// let position: Position = "W:WK4:B13,20,32,37".parse()?;
    /// let texts = position.legal_moves().into_iter().map(|mv| position.notation(mv));
    /// assert_eq!(texts.collect::<Vec<_>>(), ["4x27x38x15", "4x31x42x15"]);
    /// # Ok::<(), prise_draughts::FenError>(())
    /// ```
    pub fn notation(&self, mv: Move) -> String {
        self.notation_among(mv, &self.legal_moves())
    }

    /// [`notation`](Self::notation) for one of several legal moves that are at hand already.
    pub fn notation_among(&self, mv: Move, legal: &[Move]) -> String {
        let ends = |other: &Move| other.from() == mv.from() && other.to() == mv.to();
        if !mv.is_capture() {
            format!("{}-{}", mv.from(), mv.to())
        } else if legal.iter().filter(|other| ends(other)).count() == 1 {
            format!("{}x{}", mv.from(), mv.to())
        } else {
            self.full_notation(mv)
        }
    }

    /// The text of a legal move with every square it lands on: `19x28x30`.
    pub fn full_notation(&self, mv: Move) -> String {
        if !mv.is_capture() {
            return format!("{}-{}", mv.from(), mv.to());
        }
        self.path(mv)
            .into_iter()
            .fold(mv.from().to_string(), |text, jump| format!("{text}x{}", jump.to))
    }

    /// The legal move that a text names. Captures are written with `x`, `×` or `:`, in full or by
    /// their ends or with some of the squares between; spaces and leading zeros do no harm.
    ///
    /// ```
    /// use prise_draughts::Position;
    ///
    /// let start = Position::start();
    /// assert_eq!(start.find_move("32 - 28"), start.find_move("32-28"));
    /// assert!(start.find_move("32-27x").is_err());
    /// ```
    ///
    /// # Errors
    /// Says where the text is malformed, or that no legal move fits it, or that several do.
    pub fn find_move(&self, text: &str) -> Result<Move, FindMoveError> {
        let written = MoveText::read(text)?;
        self.find_written(&written, text)
    }

    /// The legal move that visits these squares, the first being where it starts. What lies
    /// between the ends may be left out.
    ///
    /// # Errors
    /// If no legal move fits, or several do.
    pub fn find_by_squares(&self, squares: &[Square]) -> Result<Move, FindMoveError> {
        let text: Vec<_> = squares.iter().map(ToString::to_string).collect();
        let written = MoveText { squares: squares.to_vec(), capture: None };
        self.find_written(&written, &text.join("-"))
    }

    fn find_written(&self, written: &MoveText, text: &str) -> Result<Move, FindMoveError> {
        let legal = self.legal_moves();
        let fitting: Vec<_> = legal.iter().copied().filter(|mv| written.fits(self, *mv)).collect();
        match fitting[..] {
            [mv] => Ok(mv),
            [] => Err(FindMoveError::illegal(text, self.hint(&legal))),
            _ => Err(FindMoveError::ambiguous(
                text,
                fitting.iter().map(|mv| self.notation_among(*mv, &legal)).collect(),
            )),
        }
    }

    /// The rule that most often makes a move illegal.
    fn hint(&self, legal: &[Move]) -> String {
        match legal.first() {
            None => format!("{} has no legal move", self.to_move()),
            Some(mv) if mv.is_capture() => {
                format!("{} must capture {}", self.to_move(), mv.captured().len())
            }
            Some(_) => String::new(),
        }
    }
}

/// Whether a sign between two squares is that of a capture; nothing if it is no sign at all.
/// Programs make other dashes of a hyphen, and in Cyrillic the cross is another letter.
pub(crate) const fn captures(sign: char) -> Option<bool> {
    match sign {
        '-' | '\u{2010}'..='\u{2015}' | '−' => Some(false),
        'x' | 'X' | '×' | ':' | 'х' | 'Х' => Some(true),
        _ => None,
    }
}

/// A move as it was written.
struct MoveText {
    /// Where it starts, perhaps where it lands in between, and where it ends.
    squares: Vec<Square>,
    /// Whether it was written as a capture, where the writing tells.
    capture: Option<bool>,
}

impl MoveText {
    fn read(text: &str) -> Result<Self, FindMoveError> {
        let malformed = |reason, at| FindMoveError::malformed(text, reason, at);
        let mut squares = Vec::new();
        let mut capture = None;
        let mut chars = text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()).peekable();
        let mut end = 1;
        loop {
            let mut number = None::<u32>;
            let at = chars.peek().map_or(end, |(index, _)| index + 1);
            while let Some((index, digit)) = chars
                .next_if(|(_, c)| c.is_ascii_digit())
                .and_then(|(i, c)| Some((i, c.to_digit(10)?)))
            {
                number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
                end = index + 2;
            }
            let number = number.ok_or_else(|| malformed("a square's number is missing", at))?;
            let square = u8::try_from(number)
                .ok()
                .and_then(Square::from_number)
                .ok_or_else(|| malformed("squares are numbered 1 to 50", at))?;
            squares.push(square);
            let Some((index, sign)) = chars.next() else { break };
            end = index + 2;
            let sign_captures =
                captures(sign).ok_or_else(|| malformed("expected '-' or 'x'", index + 1))?;
            if *capture.get_or_insert(sign_captures) != sign_captures {
                return Err(malformed("'-' and 'x' in one move", index + 1));
            }
        }
        if capture.is_none() {
            return Err(malformed("a move needs two squares", end));
        }
        Ok(Self { squares, capture })
    }

    fn fits(&self, position: &Position, mv: Move) -> bool {
        let [from, landings @ ..] = &self.squares[..] else { return false };
        *from == mv.from()
            && landings.last() == Some(&mv.to())
            && self.capture.is_none_or(|capture| capture == mv.is_capture())
            && (landings.len() == 1
                || mv.is_capture() && position.path_through(mv, landings).is_some())
    }
}
