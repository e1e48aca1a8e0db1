//! What was played from a position, and how it ended: from trees of openings and from the library.

use std::path::PathBuf;
use std::sync::Arc;

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_session::{Exploration, PlayedMove, built_in_tree};
use prise_store::MatchId;
use prise_store::explorer::{TreeError, TreeFile, TreeOrigin};

use super::error::{CoreError, ErrorKind, guarded};
use super::library::Library;
use super::study::StudySession;

/// A move that was played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMoveView {
    /// Its number, for `StudySession.play`; good as long as the study stands there.
    pub id: u32,
    /// The move.
    pub notation: String,
    /// Moves that are its images on a turned or mirrored board, as mill has them; the numbers are
    /// those of all together.
    pub alike: Vec<String>,
    /// Where it starts; nothing when it comes from the hand.
    pub from: Option<u8>,
    /// Where it ends.
    pub to: u8,
    /// In how many games it was played.
    pub games: u32,
    /// How many of them each seat won.
    pub wins: Vec<u32>,
    /// How many were drawn. Of the rest nobody knows how they ended.
    pub draws: u32,
    /// The number of the last of these games in the library, for `Library.review`; nothing in a
    /// tree.
    pub last_game: Option<u32>,
}

/// What was played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplorationView {
    /// The node that it is about: ignore what is not about the cursor.
    pub node: u32,
    /// Whether this game is explored at all: draughts and mill are.
    pub is_explored: bool,
    /// How many games went on from here.
    pub games: u32,
    /// How many of them each seat won.
    pub wins: Vec<u32>,
    /// How many were drawn.
    pub draws: u32,
    /// The moves, the one played most often first.
    pub moves: Vec<PlayedMoveView>,
}

/// What a tree says about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeAboutView {
    /// The game.
    pub game: String,
    /// What it is called; may be empty.
    pub name: String,
    /// Whether it was made from games of the engine against itself: say so.
    pub is_self_play: bool,
    /// How many games went into it.
    pub games: u32,
    /// The level at which the engine played, where it did.
    pub level: Option<u8>,
    /// How many moves it knows, counted with their positions.
    pub moves: u32,
}

/// A tree of openings. It is never read whole.
pub struct OpeningTree {
    /// The tree itself.
    pub handle: RustOpaqueNom<crate::api::explorer::OpenTree>,
}

/// What an [`OpeningTree`] is a handle of.
pub type OpenTree = TreeFile;

impl OpeningTree {
    fn over(tree: impl Into<Arc<TreeFile>>) -> Self {
        Self { handle: RustOpaqueNom::from(tree.into()) }
    }

    /// The tree of a game that comes with the app: what the engine plays and how it ends. Nothing
    /// where there is none.
    #[frb(sync)]
    pub fn built_in(game: String) -> Option<Self> {
        Some(Self::over(built_in_tree(&game)?))
    }

    /// The tree in a file, which is left where it is. Not in browsers.
    pub fn from_file(path: String) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(TreeFile::open(PathBuf::from(path)).map_err(bad_tree)?)))
    }

    /// The tree in these bytes.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(TreeFile::new(bytes).map_err(bad_tree)?)))
    }

    /// What it says about itself.
    #[frb(sync)]
    pub fn about(&self) -> TreeAboutView {
        let about = self.handle.about();
        TreeAboutView {
            game: about.game.clone(),
            name: about.name.clone(),
            is_self_play: about.origin == TreeOrigin::SelfPlay,
            games: about.games,
            level: about.level,
            moves: self.handle.len() as u32,
        }
    }

    /// What was played from the position at a study's cursor in the games of this tree.
    pub fn explore(&self, study: &StudySession) -> Result<ExplorationView, CoreError> {
        guarded(|| Ok(exploration_view(study.handle.explore_tree(&self.handle)?)))
    }
}

impl Library {
    /// What was played from the position at a study's cursor in the finished games of the library,
    /// imported ones too.
    pub fn explore(&self, study: &StudySession) -> Result<ExplorationView, CoreError> {
        guarded(|| Ok(exploration_view(study.handle.explore_own(&self.handle.shelf)?)))
    }

    /// Takes the tree of a club in, made by `prise explore build`, in place of the one before of
    /// the same game. It is kept beside the library; in a browser it lasts as long as the page.
    pub fn load_club_tree(&self, bytes: Vec<u8>) -> Result<OpeningTree, CoreError> {
        guarded(|| Ok(OpeningTree::over(self.handle.club_trees.load(&bytes)?)))
    }

    /// The tree of a club for a game, if one was loaded.
    pub fn club_tree(&self, game: String) -> Result<Option<OpeningTree>, CoreError> {
        guarded(|| Ok(self.handle.club_trees.tree(&game)?.map(OpeningTree::over)))
    }

    /// Forgets the tree of a club; tells whether there was one.
    pub fn remove_club_tree(&self, game: String) -> Result<bool, CoreError> {
        guarded(|| Ok(self.handle.club_trees.remove(&game)?))
    }
}

fn bad_tree(error: TreeError) -> CoreError {
    let kind = match error {
        TreeError::Io(_) => ErrorKind::Storage,
        TreeError::NotATree | TreeError::Damaged(_) | TreeError::OtherGame(_) => {
            ErrorKind::BadSetup
        }
    };
    CoreError::new(kind, error)
}

fn exploration_view(found: Exploration) -> ExplorationView {
    let played = |it: PlayedMove| PlayedMoveView {
        id: it.id.number(),
        notation: it.notation,
        alike: it.alike,
        from: it.from.map(|at| at.index() as u8),
        to: it.to.index() as u8,
        games: it.tally.games(),
        wins: it.tally.wins.to_vec(),
        draws: it.tally.draws,
        last_game: it.last_game.map(MatchId::get),
    };
    ExplorationView {
        node: found.node.number(),
        is_explored: found.is_explored,
        games: found.tally.games(),
        wins: found.tally.wins.to_vec(),
        draws: found.tally.draws,
        moves: found.moves.into_iter().map(played).collect(),
    }
}
