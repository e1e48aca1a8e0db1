//! What whoever opens an export is not to see by accident.
//!
//! A match of dark chess in progress says what lies under its face-down pieces. An export is a
//! text that people look into, so matches in progress are written in it as digits. This keeps
//! nobody out who wants to know; it keeps those from knowing who do not.

/// The bytes as hexadecimal digits that mean nothing to a reader.
pub(crate) fn cover(bytes: &[u8]) -> String {
    let covered = bytes.iter().zip(mask()).map(|(byte, mask)| byte ^ mask);
    let digits = covered.flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])).collect()
}

/// The bytes that [`cover`] covered; nothing if the text is something else.
pub(crate) fn uncover(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    pairs.zip(mask()).map(|(pair, mask)| Some(byte(pair)? ^ mask)).collect()
}

/// Bytes without a pattern, the same for ever: they are part of the format. (`SplitMix64`)
fn mask() -> impl Iterator<Item = u8> {
    let states = std::iter::successors(Some(0x5052_4953_4521_u64), |state| {
        Some(state.wrapping_add(0x9E37_79B9_7F4A_7C15))
    });
    states.map(|state| {
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_covered_comes_back_and_cannot_be_read() {
        let text = "@@@@/KAEp/--/0/0 ".repeat(20);
        let covered = cover(text.as_bytes());
        assert_eq!(uncover(&covered).unwrap(), text.as_bytes());
        assert_eq!(covered.len(), 2 * text.len());
        let pieces: std::collections::HashSet<_> = covered.as_bytes().chunks(34).collect();
        assert_eq!(pieces.len(), 20, "the same text looks different every time");
        assert_eq!(uncover("a match"), None);
        assert_eq!(&covered[..8], "96c55124", "part of the format");
    }
}
