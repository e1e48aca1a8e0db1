//! Everything as one JSON file, out and in.

use std::collections::{BTreeMap, HashSet};
use std::fmt;

use redb::{ReadableTable, TableDefinition, WriteTransaction};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::checked::{get, put, unseal};
use crate::covered::uncover;
use crate::inspect::{inspect_match, inspect_rating, inspect_record};
use crate::rating::{kept_rating, put_rating};
use crate::schema::{MATCHES, RATINGS, RECORDS, SETTINGS, STUDIES, keys, next_id};
use crate::store::{file, put_match};
use crate::study::{inspect_study, put_study};
use crate::{Rating, Record, SavedStudy, Store, StoreError, StoredMatch, UnixMillis};

/// The version of the export file that is written here.
const EXPORT_VERSION: u32 = 1;

/// The export file. Entries are plain JSON values, so that one that cannot be understood does
/// not hide the others.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct ExportFile {
    /// Marks the file and tells its version.
    prise_export: u32,
    #[serde(default)]
    exported: UnixMillis,
    /// What is in progress may hold what nobody is to see yet: it is as covered as in the store.
    /// Older versions covered the whole entry.
    #[serde(default)]
    matches: Vec<Value>,
    #[serde(default)]
    records: Vec<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    studies: Vec<Value>,
    #[serde(default)]
    ratings: BTreeMap<String, Value>,
    #[serde(default)]
    settings: BTreeMap<String, Value>,
}

impl ExportFile {
    fn new(exported: UnixMillis) -> Self {
        Self { prise_export: EXPORT_VERSION, exported, ..Self::default() }
    }
}

/// Why a file cannot be imported. The store is as it was.
#[derive(Debug, Error)]
pub enum ImportError {
    /// It is not an export file.
    #[error("this is not an export of Prise: {0}")]
    NotAnExport(#[source] serde_json::Error),
    /// It was written by a newer version.
    #[error(
        "this export was written by a newer version ({found}, this version knows up to {known})"
    )]
    FromTheFuture {
        /// The version of the file.
        found: u32,
        /// The newest version that is known here.
        known: u32,
    },
    /// The store cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What an import did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportReport {
    /// Matches in progress that were added.
    pub matches: usize,
    /// Finished games that were added.
    pub records: usize,
    /// Studies that were added.
    pub studies: usize,
    /// Entries that were there already.
    pub duplicates: usize,
    /// Categories of settings that were taken over.
    pub settings: usize,
    /// Entries that could not be understood or make no sense, and were left out.
    pub problems: Vec<EntryProblem>,
}

impl ImportReport {
    fn refuse(&mut self, kind: EntryKind, number: usize, why: String) {
        self.problems.push(EntryProblem { kind, number, why });
    }
}

/// What stands in an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// A match in progress.
    Match,
    /// A finished game.
    Record,
    /// The rating in a game.
    Rating,
    /// A study.
    Study,
}

/// An entry of an export that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryProblem {
    /// What it should be.
    pub kind: EntryKind,
    /// Which of its kind, from 1.
    pub number: usize,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for EntryProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            EntryKind::Match => "match",
            EntryKind::Record => "record",
            EntryKind::Rating => "rating",
            EntryKind::Study => "study",
        };
        write!(f, "{kind} {}: {}", self.number, self.why)
    }
}

/// Whether a text that begins like this is meant to be an [export](Store::export), and not a file
/// of games: those may begin with a brace too, where a comment comes first.
///
/// ```
/// use prise_store::looks_like_export;
///
/// assert!(looks_like_export("\u{feff} {\n \"prise_export\": 1"));
/// assert!(!looks_like_export("{A comment} 1. 32-28 *"));
/// ```
pub fn looks_like_export(start: &str) -> bool {
    let member = || {
        let text = start.trim_start_matches('\u{feff}').trim_start().strip_prefix('{')?;
        let (_, after_name) = text.trim_start().strip_prefix('"')?.split_once('"')?;
        after_name.trim_start().strip_prefix(':')
    };
    member().is_some()
}

impl Store {
    /// Everything in the store as one JSON document. Matches in progress are written so that nobody
    /// who looks into it learns what lies face-down in them.
    ///
    /// # Errors
    /// If the store, or anything in it but a rating, cannot be read.
    pub fn export(&self, at: UnixMillis) -> Result<String, StoreError> {
        let export = self.connection.read(|transaction| {
            Ok(ExportFile {
                matches: numbered(&transaction.open_table(MATCHES)?)?,
                records: numbered(&transaction.open_table(RECORDS)?)?,
                studies: numbered(&transaction.open_table(STUDIES)?)?,
                ratings: ratings(&transaction.open_table(RATINGS)?)?,
                settings: named(&transaction.open_table(SETTINGS)?)?,
                ..ExportFile::new(at)
            })
        })?;
        serde_json::to_string_pretty(&export).map_err(StoreError::Unwritable)
    }

    /// Adds what an [export](Self::export) holds, all of it in one transaction.
    ///
    /// Matches, finished games and studies get new numbers; those that are there already are left out, so
    /// importing twice changes nothing. Finished games count in the statistics and are not rated
    /// again. Of two ratings the one that rests on more games stays. Settings are replaced.
    ///
    /// # Errors
    /// If the text is no export or from a newer version, or if the store cannot be written.
    pub fn import(&self, text: &str) -> Result<ImportReport, ImportError> {
        self.import_after(text, Inspection { stored: inspect_match, record: inspect_record })
    }

    /// Adds what this app has [exported](Self::export) itself to keep it, as it is: there may be
    /// what only an earlier version could play.
    ///
    /// # Errors
    /// As [`import`](Self::import).
    pub fn import_kept(&self, text: &str) -> Result<ImportReport, ImportError> {
        self.import_after(text, Inspection { stored: |_| Ok(()), record: |_| Ok(()) })
    }

    fn import_after(
        &self,
        text: &str,
        inspection: Inspection,
    ) -> Result<ImportReport, ImportError> {
        let export: ExportFile = serde_json::from_str(text).map_err(ImportError::NotAnExport)?;
        if export.prise_export > EXPORT_VERSION {
            let found = export.prise_export;
            return Err(ImportError::FromTheFuture { found, known: EXPORT_VERSION });
        }
        Ok(self.connection.write(|transaction| {
            let mut report = ImportReport::default();
            import_matches(transaction, &export.matches, inspection.stored, &mut report)?;
            import_records(transaction, &export.records, inspection.record, &mut report)?;
            import_studies(transaction, &export.studies, &mut report)?;
            import_ratings(transaction, &export.ratings, &mut report)?;
            let mut settings = transaction.open_table(SETTINGS)?;
            for (category, value) in &export.settings {
                put(&mut settings, category.as_str(), value)?;
                report.settings += 1;
            }
            Ok(report)
        })?)
    }
}

/// What is looked at before it is taken in.
#[derive(Clone, Copy)]
struct Inspection {
    stored: fn(&StoredMatch) -> Result<(), String>,
    record: fn(&Record) -> Result<(), String>,
}

/// The entry of a match, even if the whole of it is covered; what cannot be uncovered stays as it
/// is.
fn uncovered(entry: &Value) -> Value {
    let bytes = entry.as_str().and_then(uncover);
    bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_else(|| entry.clone())
}

fn numbered(table: &impl ReadableTable<u32, &'static [u8]>) -> Result<Vec<Value>, StoreError> {
    let keys = keys(table, |key| key)?;
    keys.into_iter().filter_map(|key| get(table, key).transpose()).collect()
}

fn named(
    table: &impl ReadableTable<&'static str, &'static [u8]>,
) -> Result<BTreeMap<String, Value>, StoreError> {
    let keys = keys(table, str::to_owned)?.into_iter();
    let entry = |key: String| {
        let value = get(table, key.as_str()).transpose()?;
        Some(value.map(|value| (key, value)))
    };
    keys.filter_map(entry).collect()
}

/// The ratings that can be read.
fn ratings(
    table: &impl ReadableTable<&'static str, &'static [u8]>,
) -> Result<BTreeMap<String, Value>, StoreError> {
    let mut ratings = BTreeMap::new();
    for game in keys(table, str::to_owned)? {
        if let Some(rating) = kept_rating(table, &game)? {
            let value = serde_json::to_value(rating).map_err(StoreError::Unwritable)?;
            ratings.insert(game, value);
        }
    }
    Ok(ratings)
}

fn import_matches(
    transaction: &WriteTransaction,
    entries: &[Value],
    inspect: fn(&StoredMatch) -> Result<(), String>,
    report: &mut ImportReport,
) -> Result<(), StoreError> {
    let mut known = fingerprints::<StoredMatch>(transaction, MATCHES)?;
    for (number, entry) in entries.iter().enumerate() {
        let entry = uncovered(entry);
        let stored = understood::<StoredMatch>(EntryKind::Match, number + 1, &entry, report);
        let Some(stored) = stored else { continue };
        if let Err(why) = inspect(&stored) {
            report.refuse(EntryKind::Match, number + 1, why);
            continue;
        }
        if known.insert(fingerprint(&stored)?) {
            let id = next_id(transaction)?;
            put_match(transaction, id, &stored.saved, stored.created, stored.updated)?;
            report.matches += 1;
        } else {
            report.duplicates += 1;
        }
    }
    Ok(())
}

fn import_records(
    transaction: &WriteTransaction,
    entries: &[Value],
    inspect: fn(&Record) -> Result<(), String>,
    report: &mut ImportReport,
) -> Result<(), StoreError> {
    let mut known = fingerprints::<Record>(transaction, RECORDS)?;
    for (number, entry) in entries.iter().enumerate() {
        let record = understood::<Record>(EntryKind::Record, number + 1, entry, report);
        let Some(record) = record else { continue };
        if let Err(why) = inspect(&record) {
            report.refuse(EntryKind::Record, number + 1, why);
            continue;
        }
        if known.insert(fingerprint(&record)?) {
            file(transaction, next_id(transaction)?, record, false)?;
            report.records += 1;
        } else {
            report.duplicates += 1;
        }
    }
    Ok(())
}

fn import_studies(
    transaction: &WriteTransaction,
    entries: &[Value],
    report: &mut ImportReport,
) -> Result<(), StoreError> {
    let mut known = fingerprints::<SavedStudy>(transaction, STUDIES)?;
    for (number, entry) in entries.iter().enumerate() {
        let study = understood::<SavedStudy>(EntryKind::Study, number + 1, entry, report);
        let Some(study) = study else { continue };
        if let Err(why) = inspect_study(&study) {
            report.refuse(EntryKind::Study, number + 1, why);
            continue;
        }
        if known.insert(fingerprint(&study)?) {
            put_study(transaction, next_id(transaction)?, &study)?;
            report.studies += 1;
        } else {
            report.duplicates += 1;
        }
    }
    Ok(())
}

fn import_ratings(
    transaction: &WriteTransaction,
    entries: &BTreeMap<String, Value>,
    report: &mut ImportReport,
) -> Result<(), StoreError> {
    for (number, (game, entry)) in entries.iter().enumerate() {
        let rating = understood::<Rating>(EntryKind::Rating, number + 1, entry, report);
        let Some(rating) = rating else { continue };
        if let Err(why) = inspect_rating(game, &rating) {
            report.refuse(EntryKind::Rating, number + 1, why);
            continue;
        }
        let here = kept_rating(&transaction.open_table(RATINGS)?, game)?.unwrap_or_default();
        if rating.games > here.games {
            put_rating(transaction, game, &rating)?;
        }
    }
    Ok(())
}

/// The entry as what it should be; otherwise a line in the report.
pub(crate) fn understood<T: DeserializeOwned>(
    kind: EntryKind,
    number: usize,
    entry: &Value,
    report: &mut ImportReport,
) -> Option<T> {
    match T::deserialize(entry) {
        Ok(value) => Some(value),
        Err(why) => {
            report.refuse(kind, number, why.to_string());
            None
        }
    }
}

/// What tells two entries apart, whatever their numbers: all that they hold.
fn fingerprint(entry: &impl Serialize) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(entry).map_err(StoreError::Unwritable)
}

fn fingerprints<T: Serialize + DeserializeOwned>(
    transaction: &WriteTransaction,
    table: TableDefinition<u32, &'static [u8]>,
) -> Result<HashSet<Vec<u8>>, StoreError> {
    let table = transaction.open_table(table)?;
    let mut known = HashSet::new();
    for entry in table.iter()? {
        let (key, sealed) = entry?;
        if let Ok(entry) = unseal::<T>(&key.value(), sealed.value()) {
            known.insert(fingerprint(&entry)?);
        }
    }
    Ok(known)
}
