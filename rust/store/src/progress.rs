//! How a person gets on in a game, from one finished game to the next.

use std::ops::ControlFlow;

use serde::Deserialize;

use crate::checked::unseal;
use crate::record::ending;
use crate::schema::RECORDS;
use crate::store::for_each_newest;
use crate::{
    Ending, MatchId, RatingChange, RecordQuery, SavedPlayer, Store, StoreError, UnixMillis,
};

/// The rating after one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingPoint {
    /// The game.
    pub id: MatchId,
    /// When it ended.
    pub finished: UnixMillis,
    /// The rating after it.
    pub rating: f64,
    /// How far off that may be; nothing in old records.
    pub deviation: Option<f64>,
}

/// How a person has got on in the rated games of one kind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// The rating after every rated game, oldest first.
    pub ratings: Vec<RatingPoint>,
    /// How many games in a row were won up to now, or lost, if negative. A draw ends a streak.
    pub streak: i32,
    /// The most games in a row that were ever won.
    pub longest_streak: u32,
}

/// What a record says about progress. The moves are skipped: there are thousands of records.
#[derive(Deserialize)]
struct Rated {
    #[serde(default)]
    finished: UnixMillis,
    #[serde(default)]
    winner: Option<u8>,
    #[serde(default)]
    rating: Option<RatingChange>,
    #[serde(rename = "match")]
    saved: Table,
}

#[derive(Deserialize)]
struct Table {
    #[serde(default)]
    players: Vec<SavedPlayer>,
}

impl Progress {
    fn take(&mut self, id: MatchId, game: &Rated) {
        let Some(change) = game.rating else { return };
        let (rating, deviation, finished) = (change.after, change.deviation, game.finished);
        self.ratings.push(RatingPoint { id, finished, rating, deviation });
        self.streak = match ending(&game.saved.players, game.winner) {
            Some(Ending::Won) => self.streak.max(0) + 1,
            Some(Ending::Lost) => self.streak.min(0) - 1,
            Some(Ending::Drawn) | None => 0,
        };
        self.longest_streak = self.longest_streak.max(self.streak.max(0) as u32);
    }
}

impl Store {
    /// How a person has got on in the rated games of one kind.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn progress(&self, game: &str) -> Result<Progress, StoreError> {
        let query = RecordQuery::newest(usize::MAX).of_game(game);
        self.connection.read(|transaction| {
            let table = transaction.open_table(RECORDS)?;
            let mut games = Vec::new();
            for_each_newest(transaction, &query, |cursor| {
                let (_, id) = cursor.parts();
                let sealed = table.get(id.get())?;
                let game = sealed.and_then(|it| unseal::<Rated>(&id.get(), it.value()).ok());
                games.extend(game.map(|game| (id, game)));
                Ok(ControlFlow::Continue(()))
            })?;
            let mut progress = Progress::default();
            for (id, game) in games.iter().rev() {
                progress.take(*id, game);
            }
            Ok(progress)
        })
    }
}
