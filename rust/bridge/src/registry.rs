//! The games of the app, and what the bridge has to know of each beyond rules and player.

use prise_darkchess::{Classic, Commitment, DarkChess, Origin, Proof, RuleSet, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Face, Game, Placed, Rules, Secret, Shuffle};
use prise_mill::{CaptureMode, Mill, Phase};
use prise_search::Playable;
use prise_store::SavedMatch;

use crate::api::catalog::{GameView, RulePresetView, canonical_position, describe, presets};
use crate::api::deal::Promise;
use crate::api::error::{CoreError, ErrorKind};
use crate::api::setup::MatchSetup;
use crate::table::{Restored, Seated, Table};

/// Sits down to a new match, dealt by a shuffle where one was promised.
type StartMatch = fn(&MatchSetup, Option<Shuffle>) -> Result<Box<dyn Table>, CoreError>;

/// One line of the registry: a game and how to sit down to it.
pub(crate) struct Registered {
    pub(crate) id: &'static str,
    pub(crate) describe: fn() -> GameView,
    pub(crate) start: StartMatch,
    pub(crate) restore: fn(&SavedMatch) -> Result<Restored, CoreError>,
    pub(crate) presets: fn() -> Vec<RulePresetView>,
    pub(crate) read_position: fn(&str, &str) -> Result<String, CoreError>,
    /// What is promised about a secret, where the game is dealt.
    pub(crate) promise: fn(&Secret) -> Option<Promise>,
}

const fn register<G: Shown>() -> Registered {
    Registered {
        id: G::ID,
        describe: describe::<G>,
        start: Seated::<G>::start,
        restore: Seated::<G>::restore,
        presets: presets::<G>,
        read_position: canonical_position::<G>,
        promise: G::promise,
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

    /// What is promised about the dealer's half of a shuffle, where the game is dealt.
    fn promise(_secret: &Secret) -> Option<Promise> {
        None
    }

    /// What proves that this opening was dealt fairly, where the game is dealt.
    fn proof(&self, _origin: Origin) -> Option<Proof> {
        None
    }

    /// The pieces of an opening that was dealt like this, turned up.
    fn turned_up(_deal: &str) -> Vec<Placed> {
        Vec::new()
    }
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

    fn promise(secret: &Secret) -> Option<Promise> {
        let commitment = Commitment::<R>::to_secret(secret);
        Some(Promise { commitment: commitment.to_string(), short: commitment.short() })
    }

    fn proof(&self, origin: Origin) -> Option<Proof> {
        let text = self.write();
        text.split('/').nth(1).map(|deal| Proof::new::<R>(origin, deal))
    }

    fn turned_up(deal: &str) -> Vec<Placed> {
        let men = deal.chars().filter_map(R::man_of_letter);
        let face = |man| Face::Shown(R::profile(man).piece());
        R::LAYOUT.iter().zip(men).map(|(at, man)| Placed { at, face: face(man) }).collect()
    }
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
