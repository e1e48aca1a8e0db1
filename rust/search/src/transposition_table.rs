//! The transposition table: what earlier visits to a position have found.
//!
//! A fixed number of entries of sixteen bytes, four to a bucket, so that one line of the cache
//! holds a bucket. An entry is two words: what was found, and the position's key exclusive-or'ed
//! with that. Two threads that write the same entry at once leave two words that do not belong
//! together; the key that comes out is then that of no position, and the entry is not found. So
//! threads share the table without a lock, and without unsafe code.
//!
//! An entry is replaced by a new one in its bucket if it is of an earlier search, or was searched
//! less deeply: the older and the shallower first.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::large_pages;
use crate::prefetch::prefetch;

/// What kind of score an entry holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score is at most this: no move raised alpha.
    Upper,
    /// The score is at least this: a move reached beta.
    Lower,
    /// The score is exactly this.
    Exact,
}

/// What an earlier visit found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableEntry {
    /// The code of the best move.
    pub(crate) code: u16,
    /// The score, in the table's form.
    pub(crate) score: i16,
    /// How deep it was searched.
    pub(crate) depth: u8,
    /// What kind of score it is.
    pub(crate) bound: Bound,
}

/// The code of an entry without a best move.
pub(crate) const NO_CODE: u16 = u16::MAX;

const BUCKET: usize = 4;
const AGES: u64 = 64;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

#[repr(align(64))]
#[derive(Default)]
struct Bucket([Slot; BUCKET]);

/// A transposition table of fixed size.
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: AtomicU64,
}

impl TranspositionTable {
    /// A table of about this many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let mut memory = Vec::with_capacity(buckets);
        large_pages::ask_for(memory.spare_capacity_mut());
        memory.extend((0..buckets).map(|_| Bucket::default()));
        Self { buckets: memory.into(), generation: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// Starts a new search: what is in the table now is replaced first.
    pub(crate) fn age(&self) {
        let age = self.generation.load(Ordering::Relaxed);
        self.generation.store((age + 1) % AGES, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// Tells the processor that this key will be looked up soon.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<TableEntry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let matches = slot.check.load(Ordering::Relaxed) ^ data == key;
            (matches && data != 0).then(|| unpack(data))
        })
    }

    /// Keeps what was found for the position with this key.
    #[inline]
    pub(crate) fn keep(&self, key: u64, mut entry: TableEntry) {
        let age = self.generation.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut replaced = &bucket.0[0];
        let mut least = u64::MAX;
        for slot in &bucket.0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                if entry.code == NO_CODE {
                    entry.code = unpack(data).code;
                }
                replaced = slot;
                break;
            }
            let years = (AGES + age - data_age(data)) % AGES;
            let worth = u64::from(unpack(data).depth) + 256 * (AGES - years);
            let worth = if data == 0 { 0 } else { worth };
            if worth < least {
                least = worth;
                replaced = slot;
            }
        }
        let data = pack(entry, age);
        replaced.check.store(key ^ data, Ordering::Relaxed);
        replaced.data.store(data, Ordering::Relaxed);
    }
}

/// From the low end: code 16 bits, score 16, depth 8, bound 2 (never zero), age 6.
fn pack(entry: TableEntry, age: u64) -> u64 {
    let bound = entry.bound as u64 + 1;
    u64::from(entry.code)
        | u64::from(entry.score as u16) << 16
        | u64::from(entry.depth) << 32
        | bound << 40
        | age << 42
}

fn unpack(data: u64) -> TableEntry {
    let bound = match data >> 40 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    TableEntry {
        code: data as u16,
        score: (data >> 16) as u16 as i16,
        depth: (data >> 32) as u8,
        bound,
    }
}

fn data_age(data: u64) -> u64 {
    data >> 42 & (AGES - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> TableEntry {
        TableEntry { code: 1234, score: -567, depth, bound: Bound::Exact }
    }

    #[test]
    fn entries_are_sixteen_bytes() {
        assert_eq!(size_of::<Slot>(), 16);
        assert_eq!(size_of::<Bucket>(), 64);
    }

    #[test]
    fn what_is_kept_is_found() {
        let table = TranspositionTable::new(1 << 12);
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for score in [-31_000, -1, 0, 1, 31_000] {
                let entry = TableEntry { score, bound, ..entry(9) };
                table.keep(42, entry);
                assert_eq!(table.find(42), Some(entry));
            }
        }
        assert_eq!(table.find(43), None);
        table.clear();
        assert_eq!(table.find(42), None);
    }

    #[test]
    fn a_visit_without_a_best_move_keeps_the_earlier_one() {
        let table = TranspositionTable::new(64);
        table.keep(7, entry(3));
        table.keep(7, TableEntry { code: NO_CODE, bound: Bound::Upper, ..entry(5) });
        assert_eq!(table.find(7).map(|entry| entry.code), Some(1234));
    }

    #[test]
    fn the_shallow_and_the_old_give_way() {
        let table = TranspositionTable::new(64);
        for key in 1..=4 {
            table.keep(key, entry(key as u8));
        }
        table.keep(5, entry(1));
        assert_eq!(table.find(1), None, "the shallowest made room");
        assert!(table.find(2).is_some());
        table.age();
        table.keep(4, entry(1));
        table.keep(6, entry(1));
        table.keep(7, entry(1));
        table.keep(8, entry(1));
        assert!(table.find(4).is_some(), "entries of this search stay");
        assert!([2, 3, 5].into_iter().all(|key| table.find(key).is_none()), "older ones went");
    }
}
