//! The games of the app, and what the bridge has to know of each beyond rules and player.

use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_mill::{CaptureMode, Mill, Phase};
use prise_search::Playable;
use prise_store::SavedMatch;

use crate::api::catalog::{GameView, describe};
use crate::api::error::{CoreError, ErrorKind};
use crate::api::setup::MatchSetup;
use crate::table::{Restored, Seated, Table};

/// One line of the registry: a game and how to sit down to it.
pub(crate) struct Registered {
    pub(crate) id: &'static str,
    pub(crate) describe: fn() -> GameView,
    pub(crate) start: fn(&MatchSetup) -> Result<Box<dyn Table>, CoreError>,
    pub(crate) restore: fn(&SavedMatch) -> Result<Restored, CoreError>,
}

const fn register<G: Shown>() -> Registered {
    Registered {
        id: G::ID,
        describe: describe::<G>,
        start: Seated::<G>::start,
        restore: Seated::<G>::restore,
    }
}

/// The games, in the order in which they are offered.
pub(crate) const GAMES: &[Registered] = &[
    register::<Draughts>(),
    register::<Mill>(),
    register::<Classic>(),
    register::<ThreeKingdoms>(),
];

/// The game with this name.
pub(crate) fn registered(id: &str) -> Result<&'static Registered, CoreError> {
    GAMES.iter().find(|game| game.id == id).ok_or_else(|| {
        let id: String = id.chars().take(40).collect();
        CoreError::new(ErrorKind::UnknownGame, format!("unknown game '{id}'"))
    })
}

/// A game on the app's board.
pub(crate) trait Shown: Playable {
    /// Which way of capturing a legal move would choose, where the game has several.
    fn mode(&self, _mv: Self::Move) -> &'static str {
        ""
    }

    /// What only this game has to say.
    fn details(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

impl Shown for Draughts {}

impl Shown for Classic {}

impl Shown for ThreeKingdoms {}

impl Shown for Mill {
    fn mode(&self, mv: Self::Move) -> &'static str {
        match self.mode_of(mv) {
            None => "",
            Some(CaptureMode::Mill) => "mill",
            Some(CaptureMode::Custodian) => "custodian",
            Some(CaptureMode::Intervention) => "intervention",
        }
    }

    /// The phase, and the men that each side still has in hand.
    fn details(&self) -> Vec<(&'static str, String)> {
        let position = self.position();
        let phase = match position.phase() {
            Phase::Placing => "placing",
            Phase::Moving => "moving",
        };
        let hands = prise_mill::Side::BOTH.map(|side| position.in_hand(side).to_string());
        let [white, black] = hands;
        vec![
            ("phase", phase.to_owned()),
            ("removing", position.removal().due().to_string()),
            ("white-in-hand", white),
            ("black-in-hand", black),
        ]
    }
}
