//! What the command line says of the dark chesses.

use prise_darkchess::{Classic, DarkChess, RuleSet, ThreeKingdoms};
use prise_game::Game;
use serde_json::{Map, Value, json};

use super::CommandGame;

impl CommandGame for Classic {
    fn details(&self) -> Map<String, Value> {
        Map::from_iter([
            ("owners".to_owned(), owners(self)),
            ("quiet".to_owned(), json!(self.position().quiet())),
        ])
    }
}

impl CommandGame for ThreeKingdoms {
    fn details(&self) -> Map<String, Value> {
        let out: Vec<_> = self
            .seats()
            .iter()
            .filter(|seat| self.is_out(*seat))
            .map(prise_game::Seat::index)
            .collect();
        Map::from_iter([
            ("owners".to_owned(), owners(self)),
            ("counter".to_owned(), json!(self.position().moves_until_draw())),
            ("out".to_owned(), json!(out)),
        ])
    }
}

/// The army of each seat by the letter of its position text, `null` while it has none.
fn owners<R: RuleSet>(game: &DarkChess<R>) -> Value
where
    DarkChess<R>: Game,
{
    let text = game.write();
    let letters = text.split('/').nth(2).unwrap_or_default().chars();
    letters
        .map(|letter| if letter == '-' { Value::Null } else { letter.to_string().into() })
        .collect()
}
