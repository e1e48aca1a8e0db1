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
    hex::encode(bytes)
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
    let other = text.chars().enumerate().find(|(_, letter)| !letter.is_ascii_hexdigit());
    if let Some((index, letter)) = other {
        return Err(HexError::Digit { letter, at: index + 1 });
    }
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| HexError::Length { found })?;
    Ok(bytes)
}
