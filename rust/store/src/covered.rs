//! What whoever looks into the library's file or into an export is not to see by accident.
//!
//! A match of dark chess in progress says what lies under its face-down pieces. People look into
//! files, with text tools too, so matches in progress are written as digits that mean nothing to a
//! reader. This keeps nobody out who wants to know: the key is in this file, and the owner of a
//! device can always read its memory. It keeps those from knowing who do not want to.
//!
//! The text is `2.` and hexadecimal digits: a tag of 16 bytes, then the bytes of the JSON, each
//! combined by exclusive or with a byte of the key stream. The tag is the beginning of
//! SHA-256(`prise/blindfold/2 tag` LF JSON); the key stream is SHA-256(`prise/blindfold/2` LF tag
//! counter) for the counters 0, 1, …, of eight bytes, least significant first. So equal matches
//! look equal, others differ everywhere, and damage is noticed.

use prise_game::SplitMix64;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};

const MARK: &str = "2.";
const TAG_BYTES: usize = 16;
/// One step before where the mask of older versions began.
const OLD_SEED: u64 = 0x5052_4953_4521_u64.wrapping_sub(0x9E37_79B9_7F4A_7C15);

/// The bytes as text that means nothing to a reader.
fn cover(bytes: &[u8]) -> String {
    let tag = tag(bytes);
    let covered = bytes.iter().zip(key_stream(tag)).map(|(byte, key)| byte ^ key);
    MARK.to_owned() + &hex::encode(tag.into_iter().chain(covered).collect::<Vec<_>>())
}

/// The bytes that [`cover`] covered, now or in an older version; nothing if the text is something
/// else.
pub(crate) fn uncover(text: &str) -> Option<Vec<u8>> {
    let Some(digits) = text.strip_prefix(MARK) else { return uncover_old(text) };
    let bytes = hex::decode(digits).ok()?;
    let (found, covered) = bytes.split_first_chunk::<TAG_BYTES>()?;
    let bytes: Vec<_> =
        covered.iter().zip(key_stream(*found)).map(|(byte, key)| byte ^ key).collect();
    (tag(&bytes) == *found).then_some(bytes)
}

fn tag(bytes: &[u8]) -> [u8; TAG_BYTES] {
    let hash = Sha256::new().chain_update("prise/blindfold/2 tag\n").chain_update(bytes).finalize();
    std::array::from_fn(|index| hash[index])
}

fn key_stream(tag: [u8; TAG_BYTES]) -> impl Iterator<Item = u8> {
    (0_u64..).flat_map(move |counter| {
        let hash = Sha256::new().chain_update("prise/blindfold/2\n").chain_update(tag);
        <[u8; 32]>::from(hash.chain_update(counter.to_le_bytes()).finalize())
    })
}

/// Exports of older versions: hexadecimal digits without a mark, and one mask for all of them.
fn uncover_old(text: &str) -> Option<Vec<u8>> {
    let bytes = hex::decode(text).ok()?;
    Some(bytes.into_iter().zip(old_mask()).map(|(byte, mask)| byte ^ mask).collect())
}

/// Bytes without a pattern, the same for ever: they are part of the old format.
fn old_mask() -> impl Iterator<Item = u8> {
    let mut numbers = SplitMix64::new(OLD_SEED);
    std::iter::from_fn(move || Some(numbers.next() as u8))
}

/// Writes a value so that it means nothing to a reader: for serde's `with`.
pub(crate) fn serialize<T: Serialize, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let json = serde_json::to_vec(value).map_err(serde::ser::Error::custom)?;
    serializer.serialize_str(&cover(&json))
}

/// Reads what [`serialize`] wrote, or the value in clear, as older versions wrote it.
pub(crate) fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = match Value::deserialize(deserializer)? {
        Value::String(text) => text,
        clear => return T::deserialize(clear).map_err(D::Error::custom),
    };
    let json = uncover(&text).ok_or_else(|| D::Error::custom("a covered text is damaged"))?;
    // What serde says of it could repeat what was covered.
    serde_json::from_slice(&json).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        D::Error::custom(format!("what was covered cannot be understood ({line}:{column})"))
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
        assert_eq!(covered.len(), 2 + 2 * (16 + text.len()));
        let pieces: std::collections::HashSet<_> = covered.as_bytes()[34..].chunks(34).collect();
        assert_eq!(pieces.len(), 20, "the same text looks different every time");
        // Another letter, and nothing is as before.
        let other = cover(text.replacen('K', "G", 1).as_bytes());
        let same = covered.bytes().zip(other.bytes()).skip(2).filter(|(a, b)| a == b).count();
        assert!(same < covered.len() / 8, "{same} of {}", covered.len());
    }

    #[test]
    fn damage_and_other_texts_are_noticed() {
        let covered = cover(b"thirteen men");
        for index in 0..covered.len() {
            let mut damaged = covered.clone().into_bytes();
            damaged[index] = if damaged[index] == b'0' { b'1' } else { b'0' };
            let damaged = String::from_utf8(damaged).unwrap();
            assert_ne!(uncover(&damaged).as_deref(), Some(&b"thirteen men"[..]), "{index}");
            if index >= MARK.len() {
                assert_eq!(uncover(&damaged), None, "{index}");
            }
        }
        for text in ["", "a match", "2.", "2.00", "2.0", "2.zz", "é"] {
            assert_eq!(uncover(text).filter(|bytes| !bytes.is_empty()), None, "{text}");
        }
    }

    /// Worked out apart from this crate, with `sha256sum`.
    #[test]
    fn both_forms_are_part_of_the_format() {
        assert_eq!(cover(b"{}"), "2.eff31a6fdb14b631df19fa6d1b1368da4760");
        let old = "96c55124";
        assert_eq!(uncover(old).unwrap(), b"@@@@");
    }
}
