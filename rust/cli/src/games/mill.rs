//! What the command line says of mill.

use prise_game::Game;
use prise_mill::{Mill, Phase};
use serde_json::{Map, Value, json};

use super::CommandGame;

impl CommandGame for Mill {
    /// The phase, how many men the side to move has to take off, and the markers of the FEN.
    fn details(&self) -> Map<String, Value> {
        let phase = match self.position().phase() {
            _ if self.outcome().is_some() => "over",
            Phase::Placing => "placing",
            Phase::Moving => "moving",
        };
        let text = self.write();
        let markers: Map<String, Value> = text
            .split(' ')
            .filter_map(|word| word.split_once(':'))
            .map(|(label, value)| (label.to_owned(), value.into()))
            .collect();
        Map::from_iter([
            ("phase".to_owned(), phase.into()),
            ("removing".to_owned(), json!(self.position().removal().due())),
            ("markers".to_owned(), markers.into()),
        ])
    }
}
