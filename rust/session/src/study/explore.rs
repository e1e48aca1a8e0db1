//! What was played from a position of a study, and how it ended.

use prise_game::{NodeId, Point};
use prise_store::explorer::{MoveTally, Tally, TreeError, TreeFile};
use prise_store::{MatchId, Shelf};

use super::Study;
use crate::error::{SessionError, guarded};
use crate::lock;
use crate::view::MoveId;

type Result<T> = std::result::Result<T, SessionError>;

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// Its number, for [`Study::play`].
    pub id: MoveId,
    /// The move.
    pub notation: String,
    /// Moves that are its images on a turned or mirrored board, in games that have such; the
    /// numbers are those of all together.
    pub alike: Vec<String>,
    /// Where it starts; nothing when it comes from the hand.
    pub from: Option<Point>,
    /// Where it ends.
    pub to: Point,
    /// How the games ended.
    pub tally: Tally,
    /// The last of them, where they are in the library.
    pub last_game: Option<MatchId>,
}

/// What was played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// The node that it is about.
    pub node: NodeId,
    /// Whether this game is explored at all.
    pub is_explored: bool,
    /// How the games ended that went on from here.
    pub tally: Tally,
    /// The moves, the one played most often first.
    pub moves: Vec<PlayedMove>,
}

impl Study {
    /// What was played from the position at the cursor in the finished games of a library.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn explore_own(&self, library: &Shelf) -> Result<Exploration> {
        let game = self.game();
        self.explore(|key| Ok(library.with(|store| store.explore(game, key))?))
    }

    /// What was played from the position at the cursor in the games of a tree.
    ///
    /// # Errors
    /// If it is a tree of another game, or if it cannot be read.
    pub fn explore_tree(&self, tree: &TreeFile) -> Result<Exploration> {
        if tree.about().game != self.game() {
            return Err(tree_error(&TreeError::OtherGame(tree.about().game.clone())));
        }
        self.explore(|key| tree.moves(key).map_err(|error| tree_error(&error)))
    }

    fn explore(&self, ask: impl FnOnce(u64) -> Result<Vec<MoveTally>>) -> Result<Exploration> {
        guarded(SessionError::Internal, || {
            let (node, key) = {
                let study = lock(&self.tree);
                (study.cursor(), study.explorer_key())
            };
            let Some(key) = key else {
                let tally = Tally::default();
                return Ok(Exploration { node, is_explored: false, tally, moves: Vec::new() });
            };
            let known = ask(key)?;
            let study = lock(&self.tree);
            if study.cursor() != node || study.explorer_key() != Some(key) {
                return Err(SessionError::not_allowed("the study has gone on meanwhile"));
            }
            let moves = study.played_moves(&known);
            drop(study);
            let mut tally = Tally::default();
            for it in &moves {
                tally.add(&it.tally);
            }
            Ok(Exploration { node, is_explored: true, tally, moves })
        })
    }
}

/// A tree that cannot be read, as an error of a session.
pub(crate) fn tree_error(error: &TreeError) -> SessionError {
    match error {
        TreeError::Io(_) => SessionError::Storage(error.to_string()),
        TreeError::NotATree | TreeError::Damaged(_) | TreeError::OtherGame(_) => {
            SessionError::BadSetup(error.to_string())
        }
    }
}
