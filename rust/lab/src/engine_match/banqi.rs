//! Classic over UCI, as misty-banqi speaks it: of what lies face-down the engine is told how many
//! there are of each piece, never where they are.
//!
//! Its board lies on its side: our ranks are its files, our files its ranks, counted from 0. A flip
//! goes from a point to itself. It is told the position after the last flip or capture and the moves
//! since, so it knows what repeats.

use anyhow::{Context, Result};
use prise_darkchess::{Cell, Classic, ClassicRules, Man, Move, RuleSet};
use prise_game::{Game, Point};

use super::uci::UciGame;

/// Its letters for our red men and then the black ones, in our order.
const LETTERS: &[u8; 14] = b"GAERHCSgaerhcs";

impl UciGame for Classic {
    fn told(&self, played: &[String]) -> Result<String> {
        let position = self.position();
        let quiet = usize::from(position.quiet()).min(played.len());
        let since = &played[played.len() - quiet..];
        let mut cells = cells(self);
        for text in since.iter().rev() {
            let (from, to) = points(text)?;
            cells.swap(from.index(), to.index());
        }
        let seat = self.seats().iter().filter(|&seat| (seat == self.to_move()) == (quiet % 2 == 0));
        let army = seat.last().and_then(|seat| position.army_of(seat));
        let turn =
            army.map_or("-", |army| ClassicRules::ARMIES[army.index()].get(..1).unwrap_or("-"));
        let clock = usize::from(position.quiet()) - quiet;
        let mut line = format!("position fen {} {turn} {} {clock} 1", board(&cells), pool(self));
        if quiet > 0 {
            line.push_str(" moves");
        }
        for text in since {
            line.push(' ');
            line.push_str(&in_its_words(text)?);
        }
        Ok(line)
    }

    fn meant(&self, text: &str) -> Result<Move> {
        let named = |mv: &Move| in_its_words(&self.notation(*mv)).is_ok_and(|its| its == text);
        self.legal_moves().into_iter().find(named).context("it is no legal move")
    }
}

/// What stands on each point, in its letters.
fn cells(game: &Classic) -> Vec<u8> {
    let letter = |point: Point| match game.position().cell(point) {
        Cell::Empty => b'.',
        Cell::FaceDown => b'X',
        Cell::FaceUp(man) => LETTERS[man.index()],
    };
    (0..ClassicRules::GEOMETRY.points() as u8).map(Point::new).map(letter).collect()
}

/// The board, its top rank first; a number for the empty points in a row.
fn board(cells: &[u8]) -> String {
    let geometry = ClassicRules::GEOMETRY;
    let row = |file: u8| {
        let mut row = String::new();
        let mut empty = 0;
        for rank in 0..geometry.ranks() {
            let cell = geometry.point(file, rank).map_or(b'.', |point| cells[point.index()]);
            if cell == b'.' {
                empty += 1;
                continue;
            }
            push_number(&mut row, &mut empty);
            row.push(char::from(cell));
        }
        push_number(&mut row, &mut empty);
        row
    };
    (0..geometry.files()).rev().map(row).collect::<Vec<_>>().join("/")
}

fn push_number(row: &mut String, empty: &mut u32) {
    if *empty > 0 {
        row.push_str(&empty.to_string());
        *empty = 0;
    }
}

/// How many of each piece lie face-down.
fn pool(game: &Classic) -> String {
    let unturned = |index: usize| game.position().unturned(Man::new(index as u8));
    let pool: String = (0..LETTERS.len())
        .filter(|&index| unturned(index) > 0)
        .map(|index| format!("{}{}", char::from(LETTERS[index]), unturned(index)))
        .collect();
    if pool.is_empty() { "-".to_owned() } else { pool }
}

/// Where a move of ours begins and ends; a flip does both on one point.
fn points(text: &str) -> Result<(Point, Point)> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let point = |name| ClassicRules::GEOMETRY.point_named(name);
    point(from).zip(point(to)).with_context(|| format!("{text} is no move"))
}

/// A move of ours as it writes it.
fn in_its_words(text: &str) -> Result<String> {
    let (from, to) = points(text)?;
    let geometry = ClassicRules::GEOMETRY;
    let word = |point: Point| {
        let (file, row) =
            (point.index() as u8 % geometry.files(), point.index() as u8 / geometry.files());
        format!("{}{file}", char::from(b'a' + geometry.ranks() - 1 - row))
    };
    Ok(word(from) + &word(to))
}

#[cfg(test)]
mod tests {
    use prise_darkchess::ClassicOptions;

    use super::*;

    fn game(text: &str) -> Classic {
        Classic::read(&ClassicOptions { tournament: true }, text).unwrap()
    }

    #[test]
    fn nothing_is_told_of_where_a_face_down_piece_lies() {
        let start = Classic::start(&ClassicOptions { tournament: true }, 5);
        let pool = "G1A2E2R2H2C2S5g1a2e2r2h2c2s5";
        let down = "XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX";
        assert_eq!(start.told(&[]).unwrap(), format!("position fen {down} - {pool} 0 1"));
        assert_eq!(start.meant("h1h1").unwrap(), start.find_move("b8").unwrap());
        assert!(start.meant("h1h2").is_err());
    }

    #[test]
    fn the_position_after_the_last_flip_or_capture_is_told_and_the_moves_since() {
        // Rank 8 first: a red General on a8, a black Rook on d8, a red Pawn lies on a1.
        let mut game = game("K..r........................@.../P/rb/0/0");
        let told = |game: &Classic, played: &[String]| game.told(played).unwrap();
        assert_eq!(told(&game, &[]), "position fen 7r/8/8/X6G r S1 0 1");
        let mut played: Vec<String> = Vec::new();
        for text in ["a8-a7", "d8-d7", "a7-a6"] {
            game.play_unchecked(game.find_move(text).unwrap());
            played.push(text.to_owned());
        }
        let since = "position fen 7r/8/8/X6G r S1 0 1 moves h0g0 h3g3 g0f0";
        assert_eq!(told(&game, &played), since);
        assert_eq!(game.meant("g3f3").unwrap(), game.find_move("d7-d6").unwrap());
        game.play_unchecked(game.find_move("a1").unwrap());
        played.push("a1".to_owned());
        assert_eq!(told(&game, &played), "position fen 6r1/8/8/S4G2 r - 0 1");
    }
}
