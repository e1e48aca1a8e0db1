//! What can still be read of a damaged file, straight from its bytes.
//!
//! The database opens a file whole or not at all: one page that does not fit, a byte too few or
//! too many, and nothing of it can be had. But every value carries a [checksum](crate::checked) of
//! its own, so each can be judged by itself wherever it is found. First the trees of the file are
//! followed as far as they lead. Where a page of them is gone, what it led to is searched for in
//! all the others. There may be several versions of it, since the database writes a changed page
//! to another place: the newest counts. What was deleted a moment before the damage may come back
//! that way, which is better than losing what was not.
//!
//! The layout of the pages is the documented one of redb's file format, version 3.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::Hash;

use serde_json::Value;

use crate::checked::{KeyBytes, unseal};
use crate::schema::{MATCHES, RATINGS, RECORDS, SETTINGS, STUDIES};
use crate::statistics::StatKey;
use redb::TableHandle;

const PAGE: usize = 4096;
const MAGIC: &[u8] = b"redb\x1A\x0A\xA9\x0D\x0A";
/// The byte whose lowest bit says which of the two commits is the last one.
const WHICH_COMMIT: usize = 9;
const REGION_HEADER_PAGES: usize = 16;
const REGION_DATA_PAGES: usize = 20;
/// Where the two commits are described, and there the number of the page that all starts from.
const COMMITS: [usize; 2] = [64, 192];
const HAS_ROOT: usize = 1;
const ROOT: usize = 8;
const LEAF: u8 = 1;
const BRANCH: u8 = 2;
/// The fewest bytes of an entry with its ends: no page of the usual size holds more.
const MOST_ENTRIES: usize = PAGE / 16;
/// No tree of a real file is deeper.
const DEEPEST: u32 = 64;

/// The readable entries of a damaged file.
#[derive(Default, Debug)]
pub(crate) struct Remains {
    /// Matches in progress by number.
    pub(crate) matches: BTreeMap<u32, Value>,
    /// Finished games by number.
    pub(crate) records: BTreeMap<u32, Value>,
    /// Studies by number.
    pub(crate) studies: BTreeMap<u32, Value>,
    /// Ratings by game.
    pub(crate) ratings: BTreeMap<String, Value>,
    /// Settings by category.
    pub(crate) settings: BTreeMap<String, Value>,
    /// How many matches, finished games and studies there should be, where that can be told.
    pub(crate) expected: Option<usize>,
}

/// Reads what can be read.
pub(crate) fn remains_of(bytes: &[u8]) -> Remains {
    let file = File::new(bytes);
    let mut visited = HashSet::new();
    let trees = file.commits().map(|root| file.tables(root, &mut visited));
    let mut remains = Remains::default();
    let mut is_whole = false;
    for (age, tables) in trees.enumerate() {
        // The commit before the last is only asked where the last one has gaps.
        if age > 0 && is_whole {
            break;
        }
        is_whole = age == 0 && tables.is_whole;
        let expected = tables.numbered.values().map(|table| table.expected).sum();
        remains.expected = remains.expected.or(tables.counts_all().then_some(expected));
        fill(&mut remains.matches, tables.numbered.get(MATCHES.name()));
        fill(&mut remains.records, tables.numbered.get(RECORDS.name()));
        fill(&mut remains.studies, tables.numbered.get(STUDIES.name()));
        fill(&mut remains.ratings, tables.named.get(RATINGS.name()));
        fill(&mut remains.settings, tables.named.get(SETTINGS.name()));
    }
    if !is_whole {
        file.search(&visited).complete(&mut remains);
    }
    remains
}

fn fill<K: Ord + Clone>(known: &mut BTreeMap<K, Value>, table: Option<&TableRemains<K>>) {
    for (key, value) in table.into_iter().flat_map(|table| &table.entries) {
        known.entry(key.clone()).or_insert_with(|| value.clone());
    }
}

/// One table, as far as its tree leads to it.
struct TableRemains<K> {
    entries: Vec<(K, Value)>,
    expected: usize,
}

/// The tables of one commit.
#[derive(Default)]
struct Tables {
    numbered: HashMap<String, TableRemains<u32>>,
    named: HashMap<String, TableRemains<String>>,
    /// Whether nothing at all is missing.
    is_whole: bool,
}

impl Tables {
    /// Whether it is known how many matches and finished games there should be. Files of older
    /// versions have no studies.
    fn counts_all(&self) -> bool {
        [MATCHES, RECORDS].iter().all(|table| self.numbered.contains_key(table.name()))
    }
}

struct File<'a> {
    bytes: &'a [u8],
    region_header: u64,
    region_data: u64,
}

impl<'a> File<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let number = |at| u64::from(u32_at(bytes, at).unwrap_or(0));
        let (region_header, region_data) = (number(REGION_HEADER_PAGES), number(REGION_DATA_PAGES));
        Self { bytes, region_header, region_data }
    }

    /// The roots of the last commit and of the one before.
    fn commits(&self) -> impl Iterator<Item = u64> {
        let is_ours = self.bytes.starts_with(MAGIC);
        let last = usize::from(self.bytes.get(WHICH_COMMIT).is_some_and(|byte| byte & 1 != 0));
        [last, 1 - last].into_iter().filter_map(move |slot| {
            let commit = self.bytes.get(COMMITS[slot]..)?;
            let root = u64_at(commit, ROOT)?;
            (is_ours && *commit.get(HAS_ROOT)? != 0).then_some(root)
        })
    }

    /// Where a page starts, and as much of it as there is.
    fn page(&self, number: u64) -> Option<(usize, &'a [u8])> {
        let order = number >> 59;
        let (index, region) = (number & (0xF_FFFF >> order), (number >> 20) & 0xF_FFFF);
        let before = region.checked_mul(self.region_header + self.region_data)?;
        let pages =
            (1 + self.region_header + before).checked_add(index.checked_shl(order as u32)?)?;
        let start = usize::try_from(pages.checked_mul(PAGE as u64)?).ok()?;
        let length = PAGE.checked_shl(order as u32)?;
        let rest = self.bytes.get(start..)?;
        Some((start, rest.get(..length).unwrap_or(rest)))
    }

    /// Follows a tree and shows every entry of its leaves. Tells whether all of it was there.
    fn walk(
        &self,
        root: u64,
        key_width: Option<usize>,
        visited: &mut HashSet<usize>,
        show: &mut dyn FnMut(&[u8], &[u8]) -> bool,
    ) -> bool {
        let mut is_whole = true;
        let mut waiting = vec![(root, 0)];
        while let Some((number, depth)) = waiting.pop() {
            let Some((start, page)) = self.page(number) else {
                is_whole = false;
                continue;
            };
            match page.first() {
                // A page is part of a tree once; a page that leads back to another is damage.
                Some(&LEAF) if depth <= DEEPEST => {
                    visited.insert(start);
                    let entries = entries(page, key_width);
                    is_whole &= !entries.is_empty();
                    for entry in entries {
                        is_whole &= entry.is_some_and(|(key, value)| show(key, value));
                    }
                }
                Some(&BRANCH) if depth <= DEEPEST && visited.insert(start) => {
                    let children = usize::from(u16_at(page, 2).unwrap_or(0)) + 1;
                    let child = |n: usize| u64_at(page, 8 + 16 * children + 8 * n);
                    // Taken from the end, they come in the order of their keys.
                    for n in (0..children).rev() {
                        match child(n) {
                            Some(child) => waiting.push((child, depth + 1)),
                            None => is_whole = false,
                        }
                    }
                }
                _ => is_whole = false,
            }
        }
        is_whole
    }

    /// The tables that can be reached from a commit.
    fn tables(&self, root: u64, visited: &mut HashSet<usize>) -> Tables {
        let mut tables = Tables::default();
        let mut roots = Vec::new();
        tables.is_whole = self.walk(root, None, visited, &mut |name, definition| {
            let Ok(name) = std::str::from_utf8(name) else { return false };
            let (Some(expected), Some(has_root)) = (u64_at(definition, 1), definition.get(9))
            else {
                return false;
            };
            let root = u64_at(definition, 10).filter(|_| *has_root != 0);
            roots.push((name.to_owned(), root, usize::try_from(expected).unwrap_or(0)));
            true
        });
        for (name, root, expected) in roots {
            let is_numbered = [MATCHES, RECORDS, STUDIES].iter().any(|table| table.name() == name);
            let is_named = [RATINGS.name(), SETTINGS.name()].contains(&name.as_str());
            if is_numbered {
                let (entries, is_whole) = self.table(root, Some(4), visited, number);
                tables.is_whole &= is_whole;
                tables.numbered.insert(name, TableRemains { entries, expected });
            } else if is_named {
                let (entries, is_whole) = self.table(root, None, visited, text);
                tables.is_whole &= is_whole;
                tables.named.insert(name, TableRemains { entries, expected });
            }
        }
        tables
    }

    fn table<K>(
        &self,
        root: Option<u64>,
        key_width: Option<usize>,
        visited: &mut HashSet<usize>,
        read: impl Fn(&[u8], &[u8]) -> Option<(K, Value)>,
    ) -> (Vec<(K, Value)>, bool) {
        let mut entries = Vec::new();
        let is_whole = root.is_none_or(|root| {
            self.walk(root, key_width, visited, &mut |key, value| match read(key, value) {
                Some(entry) => {
                    entries.push(entry);
                    true
                }
                None => false,
            })
        });
        (entries, is_whole)
    }

    /// Searches every page to which no tree has led.
    fn search(&self, visited: &HashSet<usize>) -> Strays {
        let mut strays = Strays::default();
        for start in (0..self.bytes.len()).step_by(PAGE).filter(|start| !visited.contains(start)) {
            let page = &self.bytes[start..];
            for (key, value) in entries(page, Some(4)).into_iter().flatten() {
                strays.numbered.extend(number(key, value));
            }
            for (key, value) in entries(page, None).into_iter().flatten() {
                strays.named.extend(text(key, value));
            }
        }
        strays
    }
}

/// Entries that were found without knowing their table.
#[derive(Default)]
struct Strays {
    numbered: Vec<(u32, Value)>,
    named: Vec<(String, Value)>,
}

impl Strays {
    /// Adds what is missing. What an entry looks like tells which table it was in.
    fn complete(self, remains: &mut Remains) {
        let is_record = |entry: &(u32, Value)| entry.1.get("finished").is_some();
        let is_study = |entry: &(u32, Value)| entry.1.get("text").is_some();
        let (studies, games): (Vec<_>, Vec<_>) = self.numbered.into_iter().partition(is_study);
        let (records, matches): (Vec<_>, Vec<_>) = games.into_iter().partition(is_record);
        let matches = matches.into_iter().filter(|(_, value)| value.get("updated").is_some());
        let time = |value: &Value, name: &str| value.get(name).and_then(Value::as_u64);
        for (id, record) in newest(records, |record| time(record, "finished")) {
            remains.records.entry(id).or_insert(record);
        }
        for (id, stored) in newest(matches, |stored| time(stored, "updated")) {
            // A match that has ended since is not in progress any more.
            let ended = remains.records.get(&id).and_then(|record| time(record, "finished"));
            if ended.is_none_or(|ended| Some(ended) < time(&stored, "updated")) {
                remains.matches.entry(id).or_insert(stored);
            }
        }
        for (id, study) in newest(studies, |study| time(study, "updated")) {
            remains.studies.entry(id).or_insert(study);
        }
        let is_rating = |entry: &(String, Value)| entry.1.get("volatility").is_some();
        let (ratings, others): (Vec<_>, Vec<_>) = self.named.into_iter().partition(is_rating);
        for (game, rating) in newest(ratings, |rating| time(rating, "games")) {
            remains.ratings.entry(game).or_insert(rating);
        }
        // The numbers are those of the file itself.
        let is_setting =
            |key: &str, value: &Value| StatKey::from_text(key).is_none() && !value.is_number();
        for (category, value) in others {
            if is_setting(&category, &value) {
                remains.settings.entry(category).or_insert(value);
            }
        }
    }
}

/// Of every key the entry with the greatest age.
fn newest<K: Hash + Eq>(
    entries: impl IntoIterator<Item = (K, Value)>,
    time: impl Fn(&Value) -> Option<u64>,
) -> HashMap<K, Value> {
    let mut newest: HashMap<K, Value> = HashMap::new();
    for (key, value) in entries {
        if newest.get(&key).is_none_or(|known| time(known) < time(&value)) {
            newest.insert(key, value);
        }
    }
    newest
}

/// The entries of a page, read as a leaf. Nothing stands for an entry that is out of bounds.
fn entries(page: &[u8], key_width: Option<usize>) -> Vec<Option<(&[u8], &[u8])>> {
    let count = usize::from(u16_at(page, 2).unwrap_or(0));
    let end_at = |place: usize| u32_at(page, 4 + 4 * place).map(|end| end as usize);
    let ends_before_keys = if key_width.is_some() { count } else { 2 * count };
    let keys = 4 + 4 * ends_before_keys;
    let key_end = |n: usize| match key_width {
        Some(width) => Some(keys + width * n),
        None if n == 0 => Some(keys),
        None => end_at(n - 1),
    };
    let value_end = |n: usize| match n {
        0 => key_end(count),
        n => end_at(ends_before_keys - count + n - 1),
    };
    let entry = |n: usize| {
        let key = page.get(key_end(n)?..key_end(n + 1)?)?;
        Some((key, page.get(value_end(n)?..value_end(n + 1)?)?))
    };
    // What has no room for so many entries is no leaf of ours.
    if count > MOST_ENTRIES { Vec::new() } else { (0..count).map(entry).collect() }
}

fn number(key: &[u8], sealed: &[u8]) -> Option<(u32, Value)> {
    let key = u32::from_le_bytes(key.try_into().ok()?);
    Some((key, whole(&key, sealed)?))
}

fn text(key: &[u8], sealed: &[u8]) -> Option<(String, Value)> {
    let key = std::str::from_utf8(key).ok()?;
    Some((key.to_owned(), whole(&key, sealed)?))
}

/// A value that is what was written. What does not look like one is not even counted through.
fn whole(key: &impl KeyBytes, sealed: &[u8]) -> Option<Value> {
    let (first, last) = (*sealed.get(8)?, *sealed.last()?);
    let looks_right = matches!((first, last), (b'{', b'}') | (b'[', b']') | (b'"', b'"'))
        || (first.is_ascii_alphanumeric() && last.is_ascii_alphanumeric());
    looks_right.then(|| unseal(key, sealed).ok()).flatten()
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}
