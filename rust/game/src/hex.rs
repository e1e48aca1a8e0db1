//! 256 bits as text: a seed, a hash.

use thiserror::Error;

/// What is wrong with a text that should be 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HexError {
    /// It is too short or too long.
    #[error("{found} characters instead of 64 hexadecimal digits")]
    Length {
        /// How many characters there are.
        found: usize,
    },
    /// One of the characters is not a hexadecimal digit.
    #[error("{letter:?} at character {at} is not a hexadecimal digit")]
    Digit {
        /// The character.
        letter: char,
        /// Where, counted from 1.
        at: usize,
    },
}

/// 32 bytes as 64 lower-case hexadecimal digits.
pub fn write(bytes: &[u8; 32]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])).collect()
}

/// Reads 64 hexadecimal digits.
///
/// # Errors
/// If there are more or fewer, or something else among them.
pub fn read(text: &str) -> Result<[u8; 32], HexError> {
    let text = text.trim();
    let found = text.chars().count();
    if found != 64 {
        return Err(HexError::Length { found });
    }
    let mut bytes = [0; 32];
    for (index, letter) in text.chars().enumerate() {
        let digit = letter.to_digit(16).ok_or(HexError::Digit { letter, at: index + 1 })?;
        bytes[index / 2] = bytes[index / 2] << 4 | digit as u8;
    }
    Ok(bytes)
}
