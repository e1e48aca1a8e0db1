//! The games of the app, and what the bridge has to know of each beyond rules and player.

use prise_darkchess::{Classic, Commitment, DarkChess, HexError, RuleSet, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Game, Rules, Seed};
use prise_mill::{CaptureMode, Mill, Phase};
use prise_search::Playable;
use prise_store::SavedMatch;

use crate::api::catalog::{GameView, RulePresetView, canonical_position, describe, presets};
use crate::api::error::{CoreError, ErrorKind};
use crate::api::setup::MatchSetup;
use crate::table::{Restored, Seated, Table};

/// One line of the registry: a game and how to sit down to it.
pub(crate) struct Registered {
    pub(crate) id: &'static str,
    pub(crate) describe: fn() -> GameView,
    pub(crate) start: fn(&MatchSetup) -> Result<Box<dyn Table>, CoreError>,
    pub(crate) restore: fn(&SavedMatch) -> Result<Restored, CoreError>,
    pub(crate) presets: fn() -> Vec<RulePresetView>,
    pub(crate) read_position: fn(&str, &str) -> Result<String, CoreError>,
    pub(crate) verify_deal: fn(&str, &str, &str) -> Result<(), String>,
}

const fn register<G: Shown>() -> Registered {
    Registered {
        id: G::ID,
        describe: describe::<G>,
        start: Seated::<G>::start,
        restore: Seated::<G>::restore,
        presets: presets::<G>,
        read_position: canonical_position::<G>,
        verify_deal: G::verify_deal,
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

    /// Sets of rules that are worth a name, beside the default: `NAME=VALUE,…`.
    const PRESETS: &'static [(&'static str, &'static str)] = &[];

    /// The group in which an option is shown.
    fn group(_option: &str) -> &'static str {
        "draws"
    }

    /// Whether everything on the board is seen by all.
    const HIDES_NOTHING: bool = true;

    /// The position as text, without what lies face-down.
    fn public_text(&self) -> String {
        self.write()
    }

    /// What lies face-down, in reading order.
    fn deal_text(&self) -> Option<String> {
        None
    }

    /// What is promised about the deal from this seed, where the game is dealt.
    fn promise(_seed: &Seed) -> Option<Promise> {
        None
    }

    /// Checks a deal against what was promised.
    fn verify_deal(_commitment: &str, _seed: &str, _deal: &str) -> Result<(), String> {
        Err("nothing is dealt in this game".to_owned())
    }
}

/// What is promised about a deal.
pub(crate) struct Promise {
    /// The hash that is shown before the game.
    pub(crate) commitment: String,
    /// The text that it is the hash of, to be shown after the game.
    pub(crate) opening: String,
}

impl Shown for Draughts {
    const PRESETS: &'static [(&'static str, &'static str)] = &[("fmjd-2015", "draws=fmjd-2015")];
}

impl<R: RuleSet> Shown for DarkChess<R>
where
    Self: Playable,
{
    const HIDES_NOTHING: bool = false;

    /// Three Kingdoms has no options.
    const PRESETS: &'static [(&'static str, &'static str)] =
        if R::Options::OPTIONS.is_empty() { &[] } else { &[("tournament", "tournament=1")] };

    /// A question mark stands for every face-down piece.
    fn public_text(&self) -> String {
        let text = self.write();
        let mut fields: Vec<_> = text.split('/').map(str::to_owned).collect();
        if let Some(hidden) = fields.get_mut(1).filter(|hidden| *hidden != "-") {
            *hidden = "?".repeat(hidden.chars().count());
        }
        fields.join("/")
    }

    fn deal_text(&self) -> Option<String> {
        self.write().split('/').nth(1).map(str::to_owned)
    }

    fn promise(seed: &Seed) -> Option<Promise> {
        let commitment = Commitment::<R>::to(seed).to_string();
        Some(Promise { commitment, opening: Commitment::<R>::opening(seed) })
    }

    fn verify_deal(commitment: &str, seed: &str, deal: &str) -> Result<(), String> {
        let commitment: Commitment<R> = commitment.parse().map_err(|error| text(&error))?;
        let seed = seed.parse().map_err(|error| text(&error))?;
        commitment.verify(&seed, deal).map_err(|error| error.to_string())
    }
}

fn text(error: &HexError) -> String {
    error.to_string()
}

impl Shown for Mill {
    const PRESETS: &'static [(&'static str, &'static str)] = &[
        ("plain", "custodian=0,intervention=0"),
        ("twelve", "pieces=12,diagonals=1,custodian=0,intervention=0"),
    ];

    fn group(option: &str) -> &'static str {
        match option {
            "pieces" | "diagonals" => "board",
            "flying" => "movement",
            option if option.starts_with("custodian") => "custodian",
            option if option.starts_with("intervention") => "intervention",
            _ => "removal",
        }
    }

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
