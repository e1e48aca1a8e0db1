//! What several test files share.

use prise_game::{Game, Rules};
use prise_mill::{CaptureMode, Mill, MillRules, point_named};

/// Rules from their text.
pub(crate) fn rules(text: &str) -> MillRules {
    MillRules::from_text(text).unwrap()
}

/// A game after these moves from the start.
pub(crate) fn after(rule_text: &str, moves: &str) -> Mill {
    let mut game = Mill::start(&rules(rule_text), 0);
    play(&mut game, moves);
    game
}

/// A game that starts from a FEN, which must be canonical.
pub(crate) fn at(rule_text: &str, fen: &str) -> Mill {
    let game = read(rule_text, fen);
    assert_eq!(game.write(), fen);
    game
}

/// A game that starts from a FEN.
pub(crate) fn read(rule_text: &str, fen: &str) -> Mill {
    Mill::read(&rules(rule_text), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What is wrong with a FEN, in words.
pub(crate) fn refusal(rule_text: &str, fen: &str) -> String {
    match Mill::read(&rules(rule_text), fen) {
        Ok(game) => panic!("{fen} was read as {}", game.write()),
        Err(error) => error.to_string(),
    }
}

/// Plays moves, each of which must be legal.
pub(crate) fn play(game: &mut Mill, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.find_move(text).unwrap_or_else(|error| panic!("{}: {error}", game.write()));
        game.play(mv).unwrap();
    }
}

/// The legal moves as text, sorted.
pub(crate) fn legal(game: &Mill) -> String {
    let mut moves: Vec<_> = game.legal_moves().iter().map(ToString::to_string).collect();
    moves.sort();
    moves.join(" ")
}

/// The mode that removing the man on this point would choose.
pub(crate) fn mode(game: &Mill, point: &str) -> Option<CaptureMode> {
    game.position().mode_of(point_named(point).unwrap())
}

/// The markers at the end of the FEN.
pub(crate) fn markers(game: &Mill) -> String {
    game.write().split_whitespace().skip(17).collect::<Vec<_>>().join(" ")
}

/// A small generator of random numbers, the same on every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }

    /// Rules with every option drawn at random, or one of the usual sets.
    pub(crate) fn rules(&mut self) -> MillRules {
        match self.roll(5) {
            0 => MillRules::default(),
            1 => MillRules::from_text("diagonals=1,multiple=1").unwrap(),
            _ => {
                let mut rules = MillRules::default();
                for option in 0..MillRules::OPTIONS.len() {
                    rules.set(option, self.roll(2));
                }
                rules
            }
        }
    }
}

/// A count that is small by default and can be raised from outside: `PRISE_MILL_SCALE=10` makes
/// the random tests ten times as long.
pub(crate) fn scaled(count: usize) -> usize {
    let scale = std::env::var("PRISE_MILL_SCALE").ok().and_then(|text| text.parse().ok());
    count * scale.unwrap_or(1)
}
