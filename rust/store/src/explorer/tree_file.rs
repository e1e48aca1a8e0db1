//! Tree files: sorted records in pages of 4 KB, each with a checksum. See
//! `docs/explorer-format.md`.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{ByteSource, MoveTally, Tally, fnv};

pub(super) const PAGE: usize = 4096;
pub(super) const RECORD: usize = 20;
/// What is left of a page beside its checksum.
pub(super) const ROOM: usize = PAGE - 8;
pub(super) const RECORDS_A_PAGE: usize = ROOM / RECORD;
pub(super) const MAGIC: &[u8; 8] = b"PriseTr1";
/// Where the number of records, the length of the description and the description stand.
pub(super) const COUNT_AT: usize = 8;
pub(super) const LENGTH_AT: usize = 12;
pub(super) const ABOUT_AT: usize = 14;
/// The largest number that fits into three bytes.
pub(super) const MOST_COUNT: u32 = 0xFF_FFFF;
/// More moves than this no position has.
const MOST_MOVES: usize = 512;

/// What a tree was made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TreeOrigin {
    /// Games of the engine against itself.
    SelfPlay,
    /// Games that people, or anybody else, have played.
    #[default]
    Games,
}

/// What a tree says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TreeAbout {
    /// The game.
    pub game: String,
    /// The rules as `NAME=VALUE,…`, where they matter.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rules: String,
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// What it was made from.
    #[serde(default)]
    pub origin: TreeOrigin,
    /// How many games went into it.
    #[serde(default)]
    pub games: u32,
    /// The level at which the engine played, where it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// What decided everything random in it, where the engine played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
}

/// Why a tree file cannot be read.
#[derive(Debug, Error)]
pub enum TreeError {
    /// It is something else.
    #[error("this is no tree file of Prise")]
    NotATree,
    /// It does not hold what was written.
    #[error("the tree file is damaged: {0}")]
    Damaged(&'static str),
    /// It is about another game.
    #[error("the tree is about {0}")]
    OtherGame(String),
    /// The bytes cannot be read.
    #[error("the tree file cannot be read: {0}")]
    Io(#[from] io::Error),
}

type Result<T> = std::result::Result<T, TreeError>;

/// A tree file. It is never read whole: a question reads about as many pages as their number has
/// binary digits.
pub struct TreeFile {
    source: Box<dyn ByteSource>,
    about: TreeAbout,
    records: usize,
}

#[derive(Clone, Copy)]
struct Record {
    key: u64,
    found: MoveTally,
}

struct Page([u8; PAGE]);

/// The checksum of a page covers its number, so that no page can stand in another's place.
pub(super) fn page_checksum(number: u32, content: &[u8]) -> u64 {
    let bytes: Vec<_> = number.to_le_bytes().iter().chain(content).copied().collect();
    fnv(&bytes)
}

impl Page {
    fn read(source: &dyn ByteSource, number: usize) -> Result<Self> {
        let mut page = Self([0; PAGE]);
        source.read_at(number as u64 * PAGE as u64, &mut page.0)?;
        let (content, sum) = page.0.split_at(ROOM);
        if page_checksum(number as u32, content).to_le_bytes() != sum {
            return Err(TreeError::Damaged("a checksum does not fit"));
        }
        Ok(page)
    }

    fn records(&self, count: usize) -> impl Iterator<Item = Record> + '_ {
        self.0.chunks_exact(RECORD).take(count.min(RECORDS_A_PAGE)).map(record)
    }
}

fn record(bytes: &[u8]) -> Record {
    let three = |at: usize| {
        u32::from(bytes[at]) | u32::from(bytes[at + 1]) << 8 | u32::from(bytes[at + 2]) << 16
    };
    let key = (0..8).fold(0, |key, at| key | u64::from(bytes[at]) << (8 * at));
    let tally = Tally { wins: [three(11), three(17)], draws: three(14), unknown: 0 };
    Record { key, found: MoveTally { tag: three(8), tally, last_game: None } }
}

impl TreeFile {
    /// A tree in these bytes. Only its head is read.
    ///
    /// # Errors
    /// If it is no tree file, or if it is damaged there or cut.
    pub fn new(source: impl ByteSource + 'static) -> Result<Self> {
        let mut magic = [0; MAGIC.len()];
        let size = source.size()?;
        if size < PAGE as u64 {
            return Err(TreeError::NotATree);
        }
        source.read_at(0, &mut magic)?;
        if magic != *MAGIC {
            return Err(TreeError::NotATree);
        }
        let head = Page::read(&source, 0)?.0;
        let number = |at: usize| usize::from(head[at]) | usize::from(head[at + 1]) << 8;
        let records = number(COUNT_AT) | number(COUNT_AT + 2) << 16;
        let pages = records.div_ceil(RECORDS_A_PAGE) as u64 + 1;
        if size != pages * PAGE as u64 {
            return Err(TreeError::Damaged("it has not the size that it should have"));
        }
        let about = head[..ROOM].get(ABOUT_AT..ABOUT_AT + number(LENGTH_AT));
        let about = about.and_then(|about| serde_json::from_slice(about).ok());
        let about = about.ok_or(TreeError::Damaged("its description cannot be read"))?;
        Ok(Self { source: Box::new(source), about, records })
    }

    /// The tree in a file.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        Self::new(Mutex::new(File::open(path)?))
    }

    /// What it says about itself.
    pub const fn about(&self) -> &TreeAbout {
        &self.about
    }

    /// How many moves it knows, counted with their positions.
    pub const fn len(&self) -> usize {
        self.records
    }

    /// Whether it knows none.
    pub const fn is_empty(&self) -> bool {
        self.records == 0
    }

    const fn pages(&self) -> usize {
        self.records.div_ceil(RECORDS_A_PAGE)
    }

    /// How many records a page of records holds, counted from 0.
    const fn records_of(&self, page: usize) -> usize {
        let before = page * RECORDS_A_PAGE;
        let left = self.records - before;
        if left < RECORDS_A_PAGE { left } else { RECORDS_A_PAGE }
    }

    fn page(&self, page: usize) -> Result<Vec<Record>> {
        let bytes = Page::read(&*self.source, page + 1)?;
        let records: Vec<_> = bytes.records(self.records_of(page)).collect();
        let is_sorted = records.is_sorted_by_key(|record| (record.key, record.found.tag));
        if is_sorted { Ok(records) } else { Err(TreeError::Damaged("it is not sorted")) }
    }

    /// The moves that it knows from the position with this
    /// [key](super::Explorable::explorer_key).
    ///
    /// # Errors
    /// If the pages that tell cannot be read, or are damaged.
    pub fn moves(&self, key: u64) -> Result<Vec<MoveTally>> {
        // The first page whose last key is not below the one that is wanted.
        let (mut low, mut high) = (0, self.pages());
        while low < high {
            let middle = usize::midpoint(low, high);
            let last = self.page(middle)?.last().map_or(0, |record| record.key);
            if last < key { low = middle + 1 } else { high = middle }
        }
        let mut found = Vec::new();
        for page in low..self.pages() {
            let records = self.page(page)?;
            found.extend(
                records.iter().filter(|record| record.key == key).map(|record| record.found),
            );
            if records.last().is_none_or(|record| record.key > key) || found.len() > MOST_MOVES {
                break;
            }
        }
        Ok(found)
    }

    /// Reads all of it, and tells whether it is what was written.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<()> {
        let mut last = None;
        for page in 0..self.pages() {
            let records = self.page(page)?;
            let first = records.first().map(|record| (record.key, record.found.tag));
            if first <= last {
                return Err(TreeError::Damaged("it is not sorted"));
            }
            last = records.last().map(|record| (record.key, record.found.tag));
        }
        Ok(())
    }
}

impl std::fmt::Debug for TreeFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TreeFile").field("about", &self.about).finish_non_exhaustive()
    }
}
