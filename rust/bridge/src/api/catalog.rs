//! The games there are, described as data, so that no screen has to know one.

use prise_game::{Point, Rules};

use crate::registry::{GAMES, Shown};

/// One option of a game's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionView {
    /// Its name, as in `NAME=VALUE`.
    pub name: String,
    /// The values it takes. `0` and `1` are a switch.
    pub values: Vec<String>,
    /// The index of the value that is chosen at first.
    pub default_value: u32,
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
}

/// All games, in the order in which they are offered.
#[flutter_rust_bridge::frb(sync)]
pub fn games() -> Vec<GameView> {
    GAMES.iter().map(|game| (game.describe)()).collect()
}

pub(crate) fn describe<G: Shown>() -> GameView {
    let rules = G::Rules::default();
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect();
    let option = |(index, option): (usize, &prise_game::RuleOption)| OptionView {
        name: option.name.to_owned(),
        values: names(option.values),
        default_value: rules.get(index) as u32,
    };
    GameView {
        id: G::ID.to_owned(),
        seats: G::start(&rules, 0).seats().count() as u8,
        points: (0..G::POINTS as u8).map(|point| G::point_name(Point::new(point))).collect(),
        armies: names(G::ARMIES),
        kinds: names(G::KINDS),
        options: G::Rules::OPTIONS.iter().enumerate().map(option).collect(),
    }
}
