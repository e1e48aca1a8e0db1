//! Draughts games as PDN, on the way out. The way in is [`crate::pdn_import`].

use std::fmt;

use prise_draughts::{Draughts, Position, pdn};
use prise_game::{Game, Outcome, Seat};

use crate::{MatchId, Record, RestoreError, SavedMatch, Store, StoreError};

impl SavedMatch {
    /// A draughts match as a PDN game, without what was undone.
    ///
    /// # Errors
    /// If it is another game's match or cannot be restored.
    pub fn to_pdn(&self) -> Result<pdn::PdnGame, RestoreError> {
        let table = self.restore::<Draughts>()?.table;
        let opening = table.review(0).map_or_else(Position::start, |it| *it.game().position());
        let moves = table.history().iter().filter_map(prise_game::Entry::as_move);
        // The history was just played by the same rules.
        let tree = pdn::Tree::of_moves(opening, moves).unwrap_or_else(|_| pdn::Tree::new(opening));
        let mut game = pdn::PdnGame::new(tree);
        for (name, player) in ["White", "Black"].into_iter().zip(table.setup().players()) {
            game.set_tag(name, &player.name);
            let kind = if player.is_human() { "human" } else { "program" };
            game.set_tag(&format!("{name}Type"), kind);
        }
        game.result = match table.outcome() {
            None => pdn::Result::Unknown,
            Some(outcome) => result_of(outcome),
        };
        Ok(game)
    }
}

const fn result_of(outcome: Outcome) -> pdn::Result {
    match outcome {
        Outcome::Draw { .. } => pdn::Result::Draw,
        Outcome::Win { winner: Seat::FIRST, .. } => pdn::Result::WhiteWins,
        Outcome::Win { .. } => pdn::Result::BlackWins,
    }
}

impl Record {
    /// A finished draughts game as PDN; one that was imported with the tags, comments and
    /// variations it came with.
    ///
    /// # Errors
    /// If it is a record of another game or cannot be restored.
    pub fn to_pdn(&self) -> Result<pdn::PdnGame, RestoreError> {
        let mut game = self.saved.to_pdn()?;
        // Old records do not say how a draw came about, so the moves do not end in one.
        game.result = match (self.result_unknown, self.winner) {
            (true, _) => pdn::Result::Unknown,
            (false, None) => pdn::Result::Draw,
            (false, Some(0)) => pdn::Result::WhiteWins,
            (false, Some(_)) => pdn::Result::BlackWins,
        };
        if let Some(told) = self.told_from(&game) {
            (game.tree, game.result) = (told.tree, told.result);
        }
        if !self.is_foreign() {
            game.set_tag("Date", &self.finished.to_date());
        }
        for (name, value) in self.tags.iter().flatten() {
            game.set_tag(name, value);
        }
        Ok(game)
    }

    /// The game as it was told where it came from, if that fits what was played: it may go on
    /// where the record has ended.
    fn told_from(&self, played: &pdn::PdnGame) -> Option<pdn::PdnGame> {
        let text = format!("[FEN \"{}\"]\n{}", played.start(), self.movetext.as_ref()?);
        let told = pdn::games(text.chars()).next().filter(|found| found.fault.is_none())?.game;
        told.moves().starts_with(&played.moves()).then_some(told)
    }
}

impl Store {
    /// All finished draughts games as one PDN text, oldest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn export_pdn(&self) -> Result<String, StoreError> {
        let mut text = String::new();
        self.write_pdn(|game| {
            // A text takes everything.
            let _ = fmt::Write::write_fmt(&mut text, format_args!("{game}"));
            true
        })?;
        Ok(text)
    }

    /// Hands over all finished draughts games, oldest first and one at a time, until the receiver
    /// has enough. Those that cannot be read are left out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn write_pdn(
        &self,
        mut receive: impl FnMut(&pdn::PdnGame) -> bool,
    ) -> Result<(), StoreError> {
        for id in self.record_ids(Draughts::ID)? {
            let game = match self.record(MatchId::new(id)) {
                Ok(Some(record)) => record.to_pdn().ok(),
                Ok(None) | Err(StoreError::Damaged(_)) => None,
                Err(error) => return Err(error),
            };
            if game.is_some_and(|game| !receive(&game)) {
                break;
            }
        }
        Ok(())
    }
}
