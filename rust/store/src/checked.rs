//! Values that know when they have been damaged.
//!
//! The database checks its pages only when it recovers from a crash. A byte that rots in between
//! would come back as a slightly different game. So every value carries a checksum over its key
//! and its JSON: eight bytes, least significant first, before the text.

use redb::{ReadableTable, Table};
use serde::{Serialize, de::DeserializeOwned};

use crate::StoreError;

const CHECKSUM_BYTES: usize = 8;

/// A key whose bytes go into the checksum, so that a value under the wrong key is noticed too.
pub(crate) trait KeyBytes {
    fn key_bytes(&self) -> Vec<u8>;
}

impl KeyBytes for u32 {
    fn key_bytes(&self) -> Vec<u8> {
        self.to_le_bytes().to_vec()
    }
}

impl KeyBytes for &str {
    fn key_bytes(&self) -> Vec<u8> {
        self.as_bytes().to_vec()
    }
}

/// Why a value cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    /// The bytes are not the ones that were written.
    #[error("the checksum does not fit")]
    Checksum,
    /// The bytes are what was written, but not of a form that is known here.
    #[error(transparent)]
    Form(#[from] serde_json::Error),
}

pub(crate) fn seal<T: Serialize>(key: &impl KeyBytes, value: &T) -> Result<Vec<u8>, StoreError> {
    let json = serde_json::to_vec(value).map_err(StoreError::Unwritable)?;
    let mut sealed = checksum(key, &json).to_le_bytes().to_vec();
    sealed.extend(json);
    Ok(sealed)
}

pub(crate) fn unseal<T: DeserializeOwned>(
    key: &impl KeyBytes,
    sealed: &[u8],
) -> Result<T, Unreadable> {
    let (sum, json) = sealed.split_at_checked(CHECKSUM_BYTES).ok_or(Unreadable::Checksum)?;
    if sum != checksum(key, json).to_le_bytes() {
        return Err(Unreadable::Checksum);
    }
    Ok(serde_json::from_slice(json)?)
}

/// Puts a value into a table.
pub(crate) fn put<'k, K>(
    table: &mut Table<K, &'static [u8]>,
    key: K::SelfType<'k>,
    value: &impl Serialize,
) -> Result<(), StoreError>
where
    K: redb::Key + 'static,
    K::SelfType<'k>: KeyBytes,
{
    let sealed = seal(&key, value)?;
    table.insert(key, sealed.as_slice())?;
    Ok(())
}

/// Gets a value out of a table, where it is a fault of the file if the value cannot be read.
pub(crate) fn get<'k, K, T>(
    table: &impl ReadableTable<K, &'static [u8]>,
    key: K::SelfType<'k>,
) -> Result<Option<T>, StoreError>
where
    K: redb::Key + 'static,
    K::SelfType<'k>: KeyBytes + Copy + std::fmt::Debug,
    T: DeserializeOwned,
{
    let Some(sealed) = table.get(key)? else { return Ok(None) };
    match unseal(&key, sealed.value()) {
        Ok(value) => Ok(Some(value)),
        Err(why) => Err(StoreError::Damaged(format!("entry {key:?}: {why}"))),
    }
}

/// FNV-1a over the key, its length and the value. It is part of the file format.
fn checksum(key: &impl KeyBytes, value: &[u8]) -> u64 {
    let key = key.key_bytes();
    let bytes = key.iter().chain(&(key.len() as u64).to_le_bytes()).copied().collect::<Vec<_>>();
    bytes.iter().chain(value).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_flipped_bit_is_noticed() {
        let sealed = seal(&7, &"thirteen men").unwrap();
        assert_eq!(unseal::<String>(&7, &sealed).unwrap(), "thirteen men");
        assert!(unseal::<String>(&8, &sealed).is_err(), "under another key");
        for bit in 0..sealed.len() * 8 {
            let mut flipped = sealed.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(matches!(unseal::<String>(&7, &flipped), Err(Unreadable::Checksum)));
        }
        for cut in 0..sealed.len() {
            assert!(matches!(unseal::<String>(&7, &sealed[..cut]), Err(Unreadable::Checksum)));
        }
    }

    /// Files of every version hold these bytes: they were worked out by another program, from the
    /// published description of FNV-1a.
    #[test]
    fn the_checksum_is_part_of_the_format() {
        let numbered = b"\x65\xbe\x01\x7d\xd6\x78\x79\x46\"a\"";
        assert_eq!(seal(&1, &"a").unwrap(), numbered);
        let sealed = seal(&"sound", &serde_json::json!({ "volume": 7 })).unwrap();
        assert_eq!(sealed, b"\x16\x84\x75\x2f\xde\xd4\xe3\x5b{\"volume\":7}");
        assert_eq!(seal(&70_000, &[1, 2]).unwrap(), b"\x44\xc5\x72\x8d\xc8\xee\xb5\x04[1,2]");
        assert_eq!(
            unseal::<[u8; 2]>(&70_000, b"\x44\xc5\x72\x8d\xc8\xee\xb5\x04[1,2]").unwrap(),
            [1, 2]
        );
    }
}
