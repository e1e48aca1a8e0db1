//! The computer players of the two dark chesses.
//!
//! Nobody at the table knows what lies under a face-down piece, so there are no secrets that one
//! player has from another, only chance. Both players here search a [`View`](prise_darkchess::View)
//! that does not contain the deal, and draw the outcome of a flip from what is left.
//!
//! [`paranoid`] is no player: it proves what one of three gets for certain.

pub mod classic;
mod kingdoms;
pub mod paranoid;

use prise_darkchess::{Classic, ThreeKingdoms};

use self::classic::ClassicPlayer;
use self::classic::evaluation::Weights;
use self::kingdoms::KingdomsPlayer;
use crate::{ComputerPlayer, Levels, Playable, levels};

impl Playable for Classic {
    const LEVELS: Levels = levels::CLASSIC;

    /// It thinks in one thread, however many there are.
    fn player(_threads: usize) -> Box<dyn ComputerPlayer<Self>> {
        Box::new(ClassicPlayer::new(Weights::default()))
    }
}

impl Playable for ThreeKingdoms {
    const LEVELS: Levels = levels::THREE_KINGDOMS;

    /// It thinks in one thread, however many there are.
    fn player(_threads: usize) -> Box<dyn ComputerPlayer<Self>> {
        Box::new(KingdomsPlayer)
    }
}
