//! What the app remembers: matches in progress, finished games, statistics, settings.

use std::path::PathBuf;
use std::sync::Arc;

use flutter_rust_bridge::frb;
use prise_store::{
    MatchId, OpenError, Page, RecordQuery, SavedMatch, Store, StoreError, UnixMillis,
};
use web_time::{SystemTime, UNIX_EPOCH};

use super::error::{CoreError, ErrorKind, guarded};
use super::session::GameSession;
use super::setup::{MatchSetup, PlayerSetup};
use crate::registry::registered;
use crate::saver::Saver;

/// The file in the folder that Dart hands in.
const FILE: &str = "prise.redb";

/// The library. It is opened once and lives as long as the app.
#[frb(opaque)]
pub struct Library {
    store: Arc<Store>,
    is_persistent: bool,
    notice: Option<String>,
}

/// A match in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSummary {
    /// Its number, for [`Library::resume`].
    pub id: u32,
    /// The game.
    pub game: String,
    /// Who plays, in the order of play.
    pub players: Vec<PlayerSetup>,
    /// How many moves and rulings were made.
    pub ply: u32,
    /// When it was last played, in seconds since 1970.
    pub updated_s: u32,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordSummary {
    /// Its number.
    pub id: u32,
    /// The game.
    pub game: String,
    /// Who played, in the order of play.
    pub players: Vec<PlayerSetup>,
    /// Who won; nothing for a draw.
    pub winner: Option<u8>,
    /// Why, by its name in records; nothing in old records.
    pub reason: Option<String>,
    /// How many moves and rulings were made.
    pub ply: u32,
    /// When it ended, in seconds since 1970.
    pub finished_s: u32,
}

/// How often a person won, lost and drew at one seat against one level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TallyView {
    /// The game.
    pub game: String,
    /// The level of the opponent; nothing against people.
    pub level: Option<u8>,
    /// The seat of the person.
    pub seat: u8,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn.
    pub drawn: u32,
    /// The reasons of the draws, by name.
    pub draw_reasons: Vec<String>,
    /// How many draws each of them made.
    pub draw_counts: Vec<u32>,
}

/// How strong the person is in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingView {
    /// The rating.
    pub rating: f64,
    /// How far it may be off: two of these to either side hold it with 95 %.
    pub deviation: f64,
    /// How many rated games it comes from.
    pub games: u32,
}

/// What an import brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportView {
    /// Matches in progress.
    pub matches: u32,
    /// Finished games.
    pub records: u32,
    /// What was there already and was left alone.
    pub duplicates: u32,
    /// Categories of settings.
    pub settings: u32,
    /// What could not be read, and why.
    pub problems: Vec<String>,
}

/// Settings of one category, as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingsView {
    /// The value; `null` if nothing was saved yet, or if it cannot be read.
    pub json: String,
    /// Why it cannot be read, if so.
    pub problem: Option<String>,
}

impl Library {
    /// Opens the library in this folder. A damaged file is set aside, never deleted, and the
    /// library starts anew: see [`notice`](Self::notice). On the web there is no folder: the
    /// library lasts as long as the page.
    pub fn open(folder: String) -> Result<Self, CoreError> {
        guarded(|| {
            if cfg!(target_family = "wasm") {
                return Self::in_memory();
            }
            let opened = Store::open_or_set_aside(PathBuf::from(folder).join(FILE))
                .map_err(|error| cannot_open(&error))?;
            let notice = opened.set_aside.map(|aside| {
                format!(
                    "the library was damaged ({}); it was kept as {}",
                    aside.why,
                    aside.path.display()
                )
            });
            Ok(Self { store: Arc::new(opened.store), is_persistent: true, notice })
        })
    }

    /// A library that lasts as long as it is held.
    pub fn in_memory() -> Result<Self, CoreError> {
        let store = Store::in_memory().map_err(|error| cannot_open(&error))?;
        Ok(Self { store: Arc::new(store), is_persistent: false, notice: None })
    }

    /// Whether what is saved outlives the app.
    #[frb(sync)]
    pub fn is_persistent(&self) -> bool {
        self.is_persistent
    }

    /// What the user should know about the opening, if anything.
    #[frb(sync)]
    pub fn notice(&self) -> Option<String> {
        self.notice.clone()
    }

    /// Starts a match that is written down after every move.
    pub fn start(&self, setup: MatchSetup) -> Result<GameSession, CoreError> {
        guarded(|| {
            let table = (registered(&setup.game)?.start)(&setup)?;
            let id = self.store.create(&table.saved(), now()).map_err(storage)?;
            Ok(GameSession::at(table, Some(Saver::new(Arc::clone(&self.store), id))))
        })
    }

    /// Takes a match up again exactly where it was left.
    pub fn resume(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| {
            let id = MatchId::new(id);
            let stored = self.store.load(id).map_err(storage)?.ok_or_else(|| missing(id))?;
            let restored = (registered(&stored.saved.game)?.restore)(&stored.saved)?;
            let saver = Saver::new(Arc::clone(&self.store), id);
            Ok(GameSession::at(restored.table, Some(saver)).with_notice(restored.notice))
        })
    }

    /// Looks at a finished game. Nothing that happens there is written down.
    pub fn review(&self, id: u32) -> Result<GameSession, CoreError> {
        guarded(|| {
            let id = MatchId::new(id);
            let record = self.store.record(id).map_err(storage)?.ok_or_else(|| missing(id))?;
            let restored = (registered(&record.saved.game)?.restore)(&record.saved)?;
            Ok(GameSession::at(restored.table, None).with_notice(restored.notice))
        })
    }

    /// All matches in progress, the one played last first.
    pub fn matches(&self) -> Result<Vec<MatchSummary>, CoreError> {
        guarded(|| {
            let page = self.store.matches().map_err(storage)?;
            let summary = |(id, stored): (MatchId, prise_store::StoredMatch)| MatchSummary {
                id: id.get(),
                players: players(&stored.saved),
                ply: stored.saved.now.ply as u32,
                updated_s: seconds(stored.updated),
                game: stored.saved.game,
            };
            Ok(page.items.into_iter().map(summary).collect())
        })
    }

    /// A page of finished games, newest first: `page` counts from 0.
    pub fn records(
        &self,
        game: Option<String>,
        page: u32,
        size: u32,
    ) -> Result<Vec<RecordSummary>, CoreError> {
        guarded(|| {
            let mut query = RecordQuery::newest(size as usize);
            if let Some(game) = game {
                query = query.of_game(game);
            }
            let mut found = self.store.records(&query).map_err(storage)?;
            for _ in 0..page {
                if found.next.is_none() {
                    found = Page { items: Vec::new(), unreadable: Vec::new(), next: None };
                    break;
                }
                query = query.after_page(&found);
                found = self.store.records(&query).map_err(storage)?;
            }
            let summary = |(id, record): (MatchId, prise_store::Record)| RecordSummary {
                id: id.get(),
                players: players(&record.saved),
                winner: record.winner,
                reason: record.reason,
                ply: record.saved.now.ply as u32,
                finished_s: seconds(record.finished),
                game: record.saved.game,
            };
            Ok(found.items.into_iter().map(summary).collect())
        })
    }

    /// Forgets a match in progress or a finished game; tells whether there was one.
    pub fn delete(&self, id: u32) -> Result<bool, CoreError> {
        guarded(|| {
            let id = MatchId::new(id);
            let was_match = self.store.delete_match(id).map_err(storage)?;
            Ok(self.store.delete_record(id).map_err(storage)? || was_match)
        })
    }

    /// Who won how often.
    pub fn statistics(&self) -> Result<Vec<TallyView>, CoreError> {
        guarded(|| {
            let statistics = self.store.statistics().map_err(storage)?;
            let view = |(key, tally): (prise_store::StatKey, prise_store::Tally)| {
                let (draw_reasons, draw_counts) = tally.draws.into_iter().unzip();
                TallyView {
                    game: key.game,
                    level: key.level,
                    seat: key.seat,
                    won: tally.won,
                    lost: tally.lost,
                    drawn: tally.drawn,
                    draw_reasons,
                    draw_counts,
                }
            };
            Ok(statistics.tallies.into_iter().map(view).collect())
        })
    }

    /// The person's rating in a game, a newcomer's before the first rated game.
    pub fn rating(&self, game: String) -> Result<RatingView, CoreError> {
        guarded(|| {
            let rating = self.store.rating(&game).map_err(storage)?;
            Ok(RatingView {
                rating: rating.glicko.rating,
                deviation: rating.glicko.deviation,
                games: rating.games,
            })
        })
    }

    /// The settings of a category.
    #[frb(sync)]
    pub fn settings(&self, category: String) -> Result<SettingsView, CoreError> {
        guarded(|| {
            let settings = self.store.settings::<serde_json::Value>(&category).map_err(storage)?;
            Ok(SettingsView { json: settings.value.to_string(), problem: settings.problem })
        })
    }

    /// Saves the settings of a category.
    pub fn save_settings(&self, category: String, json: String) -> Result<(), CoreError> {
        guarded(|| {
            let value: serde_json::Value = serde_json::from_str(&json)
                .map_err(|error| CoreError::new(ErrorKind::BadSetup, error))?;
            self.store.save_settings(&category, &value).map_err(storage)
        })
    }

    /// Everything as one JSON text.
    pub fn export_all(&self) -> Result<String, CoreError> {
        guarded(|| self.store.export(now()).map_err(storage))
    }

    /// Adds everything that an export holds.
    pub fn import_all(&self, text: String) -> Result<ImportView, CoreError> {
        guarded(|| {
            let report = self
                .store
                .import(&text)
                .map_err(|error| CoreError::new(ErrorKind::Storage, error))?;
            Ok(ImportView {
                matches: report.matches as u32,
                records: report.records as u32,
                duplicates: report.duplicates as u32,
                settings: report.settings as u32,
                problems: report.problems,
            })
        })
    }

    /// The app goes to the background: the next opening will be quick whatever happens.
    pub fn checkpoint(&self) -> Result<(), CoreError> {
        guarded(|| self.store.checkpoint().map_err(storage))
    }
}

/// The time of day.
pub(crate) fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis::new(since.as_millis() as u64)
}

/// Seconds fit into every platform's integers, until the year 2106.
fn seconds(time: UnixMillis) -> u32 {
    u32::try_from(time.get() / 1000).unwrap_or(u32::MAX)
}

fn players(saved: &SavedMatch) -> Vec<PlayerSetup> {
    let view = |player: &prise_store::SavedPlayer| PlayerSetup {
        name: player.name.clone(),
        level: player.level,
    };
    saved.players.iter().map(view).collect()
}

fn storage(error: StoreError) -> CoreError {
    CoreError::new(ErrorKind::Storage, error)
}

fn cannot_open(error: &OpenError) -> CoreError {
    CoreError::new(ErrorKind::Storage, error)
}

fn missing(id: MatchId) -> CoreError {
    CoreError::new(ErrorKind::NotAllowed, format!("there is no match {id}"))
}
