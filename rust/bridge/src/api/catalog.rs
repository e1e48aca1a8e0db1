//! The games there are, and what a match can be set up with, described as data, so that no screen
//! has to know a game. The app has the words for every id.

use flutter_rust_bridge::frb;
use prise_game::{Level, Point, Rules};
use prise_session::{GAMES, SessionError, TableGame, TimeControl, with_game};
use prise_store::level_strength;

use super::error::{CoreError, guarded};
use super::setup::ClockKind;
use crate::present::{clock_kind, millis};

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
    /// About how strong it is in the game, on the scale of the players' ratings.
    pub strength: u32,
}

/// The version of the core, which is the app's.
#[frb(sync)]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// All games, in the order in which they are offered.
#[frb(sync)]
pub fn games() -> Vec<GameView> {
    let view = |game: &&str| with_game!(*game, describe(), SessionError::unknown_game).ok();
    GAMES.iter().filter_map(view).collect()
}

/// The sets of rules of a game that are worth a name, the default first.
#[frb(sync)]
pub fn rule_presets(game: String) -> Result<Vec<RulePresetView>, CoreError> {
    guarded(|| Ok(with_game!(game.as_str(), presets(), SessionError::unknown_game)?))
}

/// The clocks that are offered, none first.
#[frb(sync)]
pub fn clock_presets() -> Vec<ClockPresetView> {
    let preset = |(id, clock): (&str, TimeControl)| {
        let (kind, extra) = clock_kind(clock.control);
        ClockPresetView {
            id: id.to_owned(),
            kind: Some(kind),
            time_ms: millis(clock.time),
            extra_ms: millis(extra),
        }
    };
    let none = ClockPresetView { id: "none".to_owned(), kind: None, time_ms: 0, extra_ms: 0 };
    std::iter::once(none).chain(TimeControl::OFFERED.map(preset)).collect()
}

/// The strengths of the computer player, the weakest first.
#[frb(sync)]
pub fn levels(game: String) -> Vec<LevelView> {
    let name = |level| match level {
        Level::EASY => Some("easy"),
        Level::MEDIUM => Some("medium"),
        Level::HARD => Some("hard"),
        Level::EXPERT => Some("expert"),
        _ => None,
    };
    let view = |level: Level| LevelView {
        number: level.number(),
        name: name(level).map(str::to_owned),
        strength: level_strength(&game, level.number()) as u32,
    };
    Level::all().map(view).collect()
}

/// Reads a position (FEN for draughts and mill) and writes it in its canonical form, for a
/// setup's `position`.
#[frb(sync)]
pub fn read_position(game: String, rules: String, text: String) -> Result<String, CoreError> {
    let read = || with_game!(&*game, canonical(&rules, &text), SessionError::unknown_game);
    guarded(|| Ok(read()?))
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn describe<G: TableGame>() -> Result<GameView, SessionError> {
    let rules = G::Rules::default();
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect();
    let option = |(index, option): (usize, &prise_game::RuleOption)| OptionView {
        name: option.name.to_owned(),
        values: names(option.values),
        default_value: rules.get(index) as u32,
        group: Some(G::group(option.name).to_owned()),
    };
    Ok(GameView {
        id: G::ID.to_owned(),
        seats: G::start(&rules, 0).seats().count() as u8,
        points: (0..G::POINTS as u8).map(|point| G::point_name(Point::new(point))).collect(),
        armies: names(G::ARMIES),
        kinds: names(G::KINDS),
        options: G::Rules::OPTIONS.iter().enumerate().map(option).collect(),
        is_dealt: G::HIDES_PIECES,
    })
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn presets<G: TableGame>() -> Result<Vec<RulePresetView>, SessionError> {
    let preset = |(id, text): (&str, &str)| {
        // A preset that cannot be read would be a slip of ours; a test reads them all.
        let rules = G::Rules::from_text(text).unwrap_or_default();
        RulePresetView {
            id: id.to_owned(),
            rules: rules.to_text(),
            values: (0..G::Rules::OPTIONS.len()).map(|option| rules.get(option) as u32).collect(),
        }
    };
    Ok(std::iter::once(("default", "")).chain(G::PRESETS.iter().copied()).map(preset).collect())
}

fn canonical<G: TableGame>(rules: &str, text: &str) -> Result<String, SessionError> {
    let game = G::read(&G::Rules::from_text(rules)?, text);
    Ok(game.map_err(|error| SessionError::BadPosition(error.to_string()))?.write())
}
