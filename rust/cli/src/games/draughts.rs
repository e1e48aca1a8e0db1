//! What the command line says of draughts.

use prise_draughts::{Draughts, Square, pdn};
use prise_game::{FindMoveError, Game};
use serde_json::{Map, Value, json};

use super::{CommandGame, Record, Records};

impl CommandGame for Draughts {
    fn details(&self) -> Map<String, Value> {
        let draws = self.draw_state();
        let counters = json!({
            "occurrences": draws.occurrences(),
            "kings": draws.kings(),
            "three_against_one": draws.three_against_one(),
            "two_against_one": draws.two_against_one(),
        });
        Map::from_iter([("draw_counters".to_owned(), counters)])
    }

    /// Spaces may stand around a move's sign: `32 - 28 19x23`.
    fn split_moves(text: &str) -> Vec<String> {
        let is_sign = |c: char| "-–—−xX×:хХ".contains(c);
        let mut moves: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match moves.last_mut() {
                Some(last) if last.ends_with(is_sign) || word.starts_with(is_sign) => {
                    last.push_str(word);
                }
                _ => moves.push(word.to_owned()),
            }
        }
        moves
    }

    /// Transcripts write every move as squares joined by hyphens, captures too.
    fn find_recorded_move(&self, text: &str) -> Result<Self::Move, FindMoveError> {
        self.find_move(text).or_else(|error| {
            let squares: Option<Vec<_>> =
                text.split('-').map(|number| Square::from_number(number.parse().ok()?)).collect();
            squares.map_or(Err(error), |squares| self.position().find_by_squares(&squares))
        })
    }

    fn read_records<'a>(text: impl Iterator<Item = char> + 'a) -> Records<'a> {
        Box::new(pdn::games(text).map(|found| match found.fault {
            Some(fault) => Err(fault.to_string()),
            None => Ok(record(&found.game)),
        }))
    }
}

fn record(game: &pdn::PdnGame) -> Record {
    let mut position = *game.start();
    let mut moves = Vec::new();
    for mv in game.moves() {
        moves.push(position.full_notation(mv));
        position.play_unchecked(mv);
    }
    Record { position: Some(game.start().to_string()), moves }
}
