//! What a puzzle asks for.

/// What the player is to reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Win: the game, or so much that the game is won.
    Win,
    /// Save a game that every other move loses.
    Save,
    /// Win material for certain, whatever the others do.
    Gain,
    /// Where chance has a say: the move with the best expectation.
    Bet,
}

impl Aim {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Win, Self::Save, Self::Gain, Self::Bet];

    /// The letter in a file.
    pub const fn letter(self) -> char {
        match self {
            Self::Win => 'w',
            Self::Save => 's',
            Self::Gain => 'g',
            Self::Bet => 'b',
        }
    }

    /// The aim with this letter.
    pub fn of_letter(letter: &str) -> Option<Self> {
        let mut letters = letter.chars();
        let first = letters.next()?;
        Self::ALL.into_iter().find(|aim| aim.letter() == first && letters.next().is_none())
    }
}
