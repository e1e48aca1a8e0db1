//! Shuffling together: the promise before a match of dark chess, and the proof after it.

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_darkchess::{Origin, Proof};
use prise_game::{Contribution, Touch};

use super::error::{CoreError, guarded};
use super::view::PieceView;

/// A deal that is promised, and waits for what the players mix in. The secret never leaves it; it
/// is gone if no match is started.
pub struct PreparedDeal {
    /// The deal itself.
    pub handle: RustOpaqueNom<crate::api::deal::OpenDeal>,
}

/// What a [`PreparedDeal`] is a handle of.
pub type OpenDeal = prise_session::PreparedDeal;

/// A touch of the pieces while they are being shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TapView {
    /// How far to the right, in thousandths of the field.
    pub x: u16,
    /// How far down, in thousandths of the field.
    pub y: u16,
    /// How long after the pieces were shown, in milliseconds.
    pub ms: u32,
}

/// What the players mix into a shuffle: taps, words, both or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealMix {
    /// The first 64 count.
    pub taps: Vec<TapView>,
    /// The first 200 characters count.
    pub words: String,
}

/// A hash that anybody can work out in a shell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HashCheck {
    /// What to type.
    pub command: String,
    /// What it must print.
    pub digits: String,
}

/// All that shows that a deal was fair, told after the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealProof {
    /// Whether everything fits together.
    pub is_fair: bool,
    /// What was promised before the first flip.
    pub commitment: String,
    /// The same, as it was shown: its first 16 digits.
    pub commitment_short: String,
    /// The app's secret; nothing in old matches, which were dealt from the seed alone.
    pub secret: Option<String>,
    /// How many taps the players mixed in.
    pub taps: u32,
    /// The words that they mixed in.
    pub words: String,
    /// What they mixed in, exactly as it was hashed; nothing in old matches.
    pub mix: Option<String>,
    /// What the pieces were shuffled with.
    pub seed: String,
    /// The pieces that were dealt, one letter each, in reading order.
    pub deal: String,
    /// The same for the board: every piece where it lay, face-up.
    pub pieces: Vec<PieceView>,
    /// How to work the promise out in a shell, and the seed where it is a hash.
    pub checks: Vec<HashCheck>,
    /// Everything as a text that `prise verify-deal` checks.
    pub text: String,
}

impl PreparedDeal {
    /// Draws a secret of 256 bits from the system, and promises it.
    #[frb(sync)]
    pub fn draw(game: String) -> Result<Self, CoreError> {
        guarded(|| Ok(Self { handle: RustOpaqueNom::new(OpenDeal::draw(&game)?) }))
    }

    /// The promise: the SHA-256 of what is told after the game.
    #[frb(sync)]
    pub fn commitment(&self) -> String {
        self.handle.promise().commitment.clone()
    }

    /// The first 16 digits of the promise in groups of four, for remembering it.
    #[frb(sync)]
    pub fn commitment_short(&self) -> String {
        self.handle.promise().short.clone()
    }
}

impl DealMix {
    pub(crate) fn contribution(&self) -> Contribution {
        let taps = self.taps.iter().map(|tap| Touch::new(tap.x, tap.y, tap.ms));
        Contribution::new(taps, &self.words)
    }
}

/// A proof for the app, with the pieces that were dealt.
pub(crate) fn proof_view(proof: &Proof, pieces: Vec<PieceView>) -> DealProof {
    let check = |(command, digits)| HashCheck { command, digits };
    let mix = proof.contribution();
    DealProof {
        is_fair: proof.verify().is_ok(),
        commitment: proof.commitment(),
        commitment_short: proof.short_commitment(),
        secret: match proof.origin() {
            Origin::Dealer(_) => None,
            Origin::Mixed(shuffle) => Some(shuffle.secret().reveal()),
        },
        taps: mix.map_or(0, |mix| mix.taps().len() as u32),
        words: mix.map_or_else(String::new, |mix| mix.words().to_owned()),
        mix: mix.map(ToString::to_string),
        seed: proof.seed().reveal(),
        deal: proof.deal().to_owned(),
        pieces,
        checks: proof.commands().into_iter().map(check).collect(),
        text: proof.to_file(),
    }
}
