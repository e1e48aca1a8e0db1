//! Bytes as text, whatever wrote them.

use std::collections::VecDeque;

/// The characters of a file. PDN is UTF-8, but most files are older than that: a byte that is no
/// UTF-8 is read as Windows-1252, which holds Latin-1, one byte at a time, so that a file put
/// together from files of both kinds is read as well. A file that begins with the mark of UTF-16
/// is read as that.
///
/// ```
/// use prise_draughts::pdn::decode;
///
/// let text: String = decode(b"[White \"Andr\xE9\"] 32\x9628".iter().copied()).collect();
/// assert_eq!(text, "[White \"André\"] 32–28");
/// ```
pub fn decode<I: IntoIterator<Item = u8>>(bytes: I) -> Decoded<I::IntoIter> {
    let mut bytes = Ahead { bytes: bytes.into_iter(), ahead: VecDeque::new() };
    let form = match (bytes.get(0), bytes.get(1)) {
        (Some(0xFF), Some(0xFE)) => Form::Utf16(u16::from_le_bytes),
        (Some(0xFE), Some(0xFF)) => Form::Utf16(u16::from_be_bytes),
        _ => Form::Utf8,
    };
    Decoded { bytes, form }
}

/// The iterator of [`decode`].
#[derive(Debug)]
pub struct Decoded<I> {
    bytes: Ahead<I>,
    form: Form,
}

#[derive(Clone, Copy, Debug)]
enum Form {
    Utf8,
    Utf16(fn([u8; 2]) -> u16),
}

impl<I: Iterator<Item = u8>> Iterator for Decoded<I> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        match self.form {
            Form::Utf8 => self.bytes.utf8(),
            Form::Utf16(unit) => self.bytes.utf16(unit),
        }
    }
}

/// Bytes that can be looked at before they are taken.
#[derive(Debug)]
struct Ahead<I> {
    bytes: I,
    ahead: VecDeque<u8>,
}

impl<I: Iterator<Item = u8>> Ahead<I> {
    fn get(&mut self, index: usize) -> Option<u8> {
        while self.ahead.len() <= index {
            self.ahead.push_back(self.bytes.next()?);
        }
        self.ahead.get(index).copied()
    }

    fn utf8(&mut self) -> Option<char> {
        let first = match self.ahead.pop_front() {
            Some(first) => first,
            None => self.bytes.next()?,
        };
        let more = match first {
            0xC2..=0xDF => 1,
            0xE0..=0xEF => 2,
            0xF0..=0xF4 => 3,
            _ => 0,
        };
        let mut sequence = [first, 0, 0, 0];
        for index in 0..more {
            sequence[index + 1] = self.get(index).unwrap_or_default();
        }
        match str::from_utf8(&sequence[..=more]) {
            Ok(text) => {
                self.ahead.drain(..more);
                text.chars().next()
            }
            Err(_) => Some(windows_1252(first)),
        }
    }

    fn utf16(&mut self, unit: fn([u8; 2]) -> u16) -> Option<char> {
        let first = unit([self.get(0)?, self.get(1)?]);
        self.ahead.drain(..2);
        let second = match (self.get(0), self.get(1)) {
            (Some(one), Some(two)) => unit([one, two]),
            _ => 0,
        };
        match char::decode_utf16([first, second]).next()? {
            Ok(c) => {
                if c.len_utf16() == 2 {
                    self.ahead.drain(..2);
                }
                Some(c)
            }
            Err(_) => Some(char::REPLACEMENT_CHARACTER),
        }
    }
}

/// The characters of Windows-1252 where it differs from Latin-1, from 0x80 on.
const WINDOWS: [char; 32] = [
    '€', '�', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '�', 'Ž', '�', '�', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '�', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    let index = usize::from(byte.wrapping_sub(0x80));
    WINDOWS.get(index).copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> String {
        decode(bytes.iter().copied()).collect()
    }

    #[test]
    fn utf8_is_itself() {
        for sound in ["", "a", "Сергей 高文龙 é ½ × – \u{10FFFF} \u{feff}"] {
            assert_eq!(text(sound.as_bytes()), sound);
        }
    }

    #[test]
    fn latin_1_is_read_beside_utf8() {
        assert_eq!(text(b"Andr\xE9 J\xF6rg \xBD-\xBD 32\xD728"), "André Jörg ½-½ 32×28");
        assert_eq!(text(b"\xC3\xA9\xE9"), "éé");
        // What looks like the beginning of a long character and is none, also at the end.
        assert_eq!(text(b"\xE9a\xF0\x9F\xE2\x82"), "éað\u{178}â‚");
        // Half of a surrogate, and more than a sequence can hold.
        assert_eq!(text(b"\xED\xA0\x80\xF5"), "í\u{a0}€õ");
    }

    #[test]
    fn utf16_is_known_by_its_mark() {
        let sound = "\u{feff}1. 32-28 {é 高 \u{1F984}}";
        let little: Vec<u8> = sound.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = sound.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(text(&little), sound);
        assert_eq!(text(&big), sound);
        assert_eq!(text(&[0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00, 0x42]), "\u{feff}\u{fffd}A");
    }
}
