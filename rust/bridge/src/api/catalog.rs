//! The games there are, and what a match can be set up with, described as data, so that no screen
//! has to know a game. The app has the words for every id.

use flutter_rust_bridge::frb;
use prise_game::{Level, Point, Rules};

use super::error::{CoreError, ErrorKind, guarded};
use super::setup::ClockKind;
use crate::registry::{GAMES, Shown, registered};

/// One option of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionView {
    /// Its name, as in `NAME=VALUE`.
    pub name: String,
    /// The values it takes. `0` and `1` are a switch.
    pub values: Vec<String>,
    /// The index of the value that is chosen at first.
    pub default_value: u32,
    /// The group it is shown in. An option with the name of its group switches the whole group.
    pub group: Option<String>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameView {
    /// Its name in setups and records.
    pub id: String,
    /// How many players it has.
    pub seats: u8,
    /// What players call the points of its board, in their order.
    pub points: Vec<String>,
    /// The names of its armies.
    pub armies: Vec<String>,
    /// The names of its kinds of pieces.
    pub kinds: Vec<String>,
    /// The options of its rules.
    pub options: Vec<OptionView>,
    /// Whether its pieces are shuffled and lie face-down: then a match begins with a
    /// `PreparedDeal`, and there is practice.
    pub is_dealt: bool,
}

/// A set of rules that is worth a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulePresetView {
    /// Its name: `default`, `plain`, `tournament`, …
    pub id: String,
    /// The rules for a setup.
    pub rules: String,
    /// The index of the value of each of the game's options.
    pub values: Vec<u32>,
}

/// A clock that is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockPresetView {
    /// Its name: `none`, `blitz`, …
    pub id: String,
    /// The kind of clock; nothing for none.
    pub kind: Option<ClockKind>,
    /// Each player's time.
    pub time_ms: u32,
    /// The increment or delay, where the kind has one.
    pub extra_ms: u32,
}

/// A strength of the computer player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelView {
    /// Its number.
    pub number: u8,
    /// Its name, if it has one: `easy`, `medium`, `hard`, `expert`.
    pub name: Option<String>,
}

/// The version of the core, which is the app's.
#[frb(sync)]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// All games, in the order in which they are offered.
#[frb(sync)]
pub fn games() -> Vec<GameView> {
    GAMES.iter().map(|game| (game.describe)()).collect()
}

/// The sets of rules of a game that are worth a name, the default first.
#[frb(sync)]
pub fn rule_presets(game: String) -> Result<Vec<RulePresetView>, CoreError> {
    guarded(|| Ok((registered(&game)?.presets)()))
}

/// The clocks that are offered, none first.
#[frb(sync)]
pub fn clock_presets() -> Vec<ClockPresetView> {
    const MINUTE: u32 = 60_000;
    let preset = |id: &str, kind, time_ms, extra_ms| ClockPresetView {
        id: id.to_owned(),
        kind,
        time_ms,
        extra_ms,
    };
    vec![
        preset("none", None, 0, 0),
        preset("blitz", Some(ClockKind::Fischer), 3 * MINUTE, 2_000),
        preset("five", Some(ClockKind::SuddenDeath), 5 * MINUTE, 0),
        preset("rapid", Some(ClockKind::Fischer), 10 * MINUTE, 5_000),
        preset("delay", Some(ClockKind::Bronstein), 10 * MINUTE, 5_000),
        preset("hourglass", Some(ClockKind::Hourglass), 2 * MINUTE, 0),
        preset("move", Some(ClockKind::PerMove), MINUTE / 2, 0),
    ]
}

/// The strengths of the computer player, the weakest first.
#[frb(sync)]
pub fn levels() -> Vec<LevelView> {
    let name = |level| match level {
        Level::EASY => Some("easy"),
        Level::MEDIUM => Some("medium"),
        Level::HARD => Some("hard"),
        Level::EXPERT => Some("expert"),
        _ => None,
    };
    let view =
        |level: Level| LevelView { number: level.number(), name: name(level).map(str::to_owned) };
    Level::all().map(view).collect()
}

/// Reads a position (FEN for draughts and mill) and writes it in its canonical form, for a
/// setup's `position`.
#[frb(sync)]
pub fn read_position(game: String, rules: String, text: String) -> Result<String, CoreError> {
    guarded(|| (registered(&game)?.read_position)(&rules, &text))
}

pub(crate) fn describe<G: Shown>() -> GameView {
    let rules = G::Rules::default();
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect();
    let option = |(index, option): (usize, &prise_game::RuleOption)| OptionView {
        name: option.name.to_owned(),
        values: names(option.values),
        default_value: rules.get(index) as u32,
        group: Some(G::group(option.name).to_owned()),
    };
    GameView {
        id: G::ID.to_owned(),
        seats: G::start(&rules, 0).seats().count() as u8,
        points: (0..G::POINTS as u8).map(|point| G::point_name(Point::new(point))).collect(),
        armies: names(G::ARMIES),
        kinds: names(G::KINDS),
        options: G::Rules::OPTIONS.iter().enumerate().map(option).collect(),
        is_dealt: G::HIDES_PIECES,
    }
}

pub(crate) fn presets<G: Shown>() -> Vec<RulePresetView> {
    let preset = |(id, text): (&str, &str)| {
        // A preset that cannot be read would be a slip of ours; a test reads them all.
        let rules = G::Rules::from_text(text).unwrap_or_default();
        RulePresetView {
            id: id.to_owned(),
            rules: rules.to_text(),
            values: (0..G::Rules::OPTIONS.len()).map(|option| rules.get(option) as u32).collect(),
        }
    };
    std::iter::once(("default", "")).chain(G::PRESETS.iter().copied()).map(preset).collect()
}

pub(crate) fn canonical_position<G: Shown>(rules: &str, text: &str) -> Result<String, CoreError> {
    let rules =
        G::Rules::from_text(rules).map_err(|error| CoreError::new(ErrorKind::BadSetup, error))?;
    let game =
        G::read(&rules, text).map_err(|error| CoreError::new(ErrorKind::BadPosition, error))?;
    Ok(game.write())
}
