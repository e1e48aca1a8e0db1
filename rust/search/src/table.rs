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
pub(crate) struct Found {
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
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; BUCKET]);

/// A transposition table of fixed size.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU64,
}

impl Table {
    /// A table of about this many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let mut memory = Vec::with_capacity(buckets);
        large_pages::ask_for(memory.spare_capacity_mut());
        memory.extend((0..buckets).map(|_| Bucket::default()));
        Self { buckets: memory.into(), age: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for entry in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            entry.check.store(0, Ordering::Relaxed);
            entry.data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// Starts a new search: what is in the table now is replaced first.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Found> {
        self.bucket(key).0.iter().find_map(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            let matches = entry.check.load(Ordering::Relaxed) ^ data == key;
            (matches && data != 0).then(|| unpack(data))
        })
    }

    /// Keeps what was found for the position with this key.
    #[inline]
    pub(crate) fn keep(&self, key: u64, found: Found) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let mut slot = &bucket.0[0];
        let mut least = u64::MAX;
        let mut found = found;
        for entry in &bucket.0 {
            let data = entry.data.load(Ordering::Relaxed);
            if entry.check.load(Ordering::Relaxed) ^ data == key {
                if found.code == NO_CODE {
                    found.code = unpack(data).code;
                }
                slot = entry;
                break;
            }
            let years = (AGES + age - data_age(data)) % AGES;
            let worth = u64::from(unpack(data).depth) + 256 * (AGES - years);
            let worth = if data == 0 { 0 } else { worth };
            if worth < least {
                least = worth;
                slot = entry;
            }
        }
        let data = pack(found, age);
        slot.check.store(key ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }
}

/// From the low end: code 16 bits, score 16, depth 8, bound 2 (never zero), age 6.
fn pack(found: Found, age: u64) -> u64 {
    let bound = found.bound as u64 + 1;
    u64::from(found.code)
        | u64::from(found.score as u16) << 16
        | u64::from(found.depth) << 32
        | bound << 40
        | age << 42
}

fn unpack(data: u64) -> Found {
    let bound = match data >> 40 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    Found { code: data as u16, score: (data >> 16) as u16 as i16, depth: (data >> 32) as u8, bound }
}

fn data_age(data: u64) -> u64 {
    data >> 42 & (AGES - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(depth: u8) -> Found {
        Found { code: 1234, score: -567, depth, bound: Bound::Exact }
    }

    #[test]
    fn entries_are_sixteen_bytes() {
        assert_eq!(size_of::<Entry>(), 16);
        assert_eq!(size_of::<Bucket>(), 64);
    }

    #[test]
    fn what_is_kept_is_found() {
        let table = Table::new(1 << 12);
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for score in [-31_000, -1, 0, 1, 31_000] {
                let found = Found { score, bound, ..found(9) };
                table.keep(42, found);
                assert_eq!(table.find(42), Some(found));
            }
        }
        assert_eq!(table.find(43), None);
        table.clear();
        assert_eq!(table.find(42), None);
    }

    #[test]
    fn a_visit_without_a_best_move_keeps_the_earlier_one() {
        let table = Table::new(64);
        table.keep(7, found(3));
        table.keep(7, Found { code: NO_CODE, bound: Bound::Upper, ..found(5) });
        assert_eq!(table.find(7).map(|found| found.code), Some(1234));
    }

    #[test]
    fn the_shallow_and_the_old_give_way() {
        let table = Table::new(64);
        for key in 1..=4 {
            table.keep(key, found(key as u8));
        }
        table.keep(5, found(1));
        assert_eq!(table.find(1), None, "the shallowest made room");
        assert!(table.find(2).is_some());
        table.grow_older();
        table.keep(4, found(1));
        table.keep(6, found(1));
        table.keep(7, found(1));
        table.keep(8, found(1));
        assert!(table.find(4).is_some(), "entries of this search stay");
        assert!([2, 3, 5].into_iter().all(|key| table.find(key).is_none()), "older ones went");
    }
}
