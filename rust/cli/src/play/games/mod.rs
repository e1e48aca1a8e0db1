//! How each game looks in the terminal: one file a game.

mod darkchess;
mod draughts;
mod mill;

use anyhow::Result;
use prise_game::{Level, Piece, Player, Point, Rules, Seat};
use prise_session::{MatchSetup, TableGame, TimeControl};

use crate::games::unknown_game;
use crate::terminal::scene::{Cell, Grid, Ground, PieceLook};

/// Rules to play by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RuleChoice {
    /// What they are called.
    pub(crate) name: &'static str,
    /// The options, as after `--rules`.
    pub(crate) text: &'static str,
    /// What is different, in a few words.
    pub(crate) about: &'static str,
}

/// What terminal play needs to know of a game beyond its rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameLook {
    pub(crate) id: &'static str,
    /// The game's name for people.
    pub(crate) title: &'static str,
    /// What the seats are called, in the order of play.
    pub(crate) seats: &'static [&'static str],
    /// The board's size.
    pub(crate) grid: Grid,
    /// Whether only every other square is played on.
    pub(crate) is_checkered: bool,
    /// The rules that the menu offers, the usual ones first.
    pub(crate) rules: &'static [RuleChoice],
    /// Whether pieces lie face-down.
    pub(crate) hides_pieces: bool,
    points: usize,
    pub(crate) armies: usize,
    pub(crate) kinds: &'static [&'static str],
    /// Where a point lies on the grid.
    pub(crate) cell_of: fn(Point) -> Cell,
    /// How a piece looks; nothing for a face-down one.
    pub(crate) look: fn(Option<Piece>) -> PieceLook,
    pub(crate) point_name: fn(Point) -> String,
    /// Whether a player at this seat looks at the board from the other side.
    pub(crate) faces_down: fn(Seat) -> bool,
    /// What a cell is part of under these rules.
    ground: fn(&str, Cell) -> Ground,
    canonical_rules: fn(&str) -> String,
}

/// The games as they look in the terminal.
const LOOKS: [GameLook; 4] =
    [draughts::LOOK, mill::LOOK, darkchess::CLASSIC_LOOK, darkchess::THREE_KINGDOMS_LOOK];

impl GameLook {
    /// How the game of this name looks.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn of(game: &str) -> Result<Self> {
        LOOKS.into_iter().find(|look| look.id == game).ok_or_else(|| unknown_game(game))
    }

    /// What the game knows of itself, on an empty grid.
    const fn blank<G: TableGame>() -> Self {
        Self {
            id: G::ID,
            title: G::ID,
            seats: &[],
            grid: Grid { columns: 0, rows: 0, cell_sizes: &[] },
            is_checkered: false,
            rules: &[RuleChoice { name: "as always", text: "", about: "" }],
            hides_pieces: G::HIDES_PIECES,
            points: G::POINTS,
            armies: G::ARMIES.len(),
            kinds: G::KINDS,
            cell_of: |_| Cell { column: 0, row: 0 },
            look: |_| darkchess::BACK,
            point_name: G::point_name,
            faces_down: |_| false,
            ground: |_, _| Ground::Light,
            // The rules of a match can be read: it was set up with them.
            canonical_rules: |rules| G::Rules::from_text(rules).unwrap_or_default().to_text(),
        }
    }

    /// What every cell is part of under these rules, row by row.
    pub(crate) fn grounds(&self, rules: &str) -> Vec<Ground> {
        self.grid.cells().map(|cell| (self.ground)(rules, cell)).collect()
    }

    /// Rules that are not the usual ones: their name, or the options that differ.
    pub(crate) fn unusual(&self, rules: &str) -> Option<String> {
        let canonical = self.canonical_rules;
        let (rules, usual) = (canonical(rules), canonical(""));
        if rules == usual {
            return None;
        }
        if let Some(named) = self.rules.iter().find(|it| canonical(it.text) == rules) {
            return Some(named.name.to_owned());
        }
        let usual: Vec<_> = usual.split(',').collect();
        let beside: Vec<_> = rules.split(',').filter(|option| !usual.contains(option)).collect();
        Some(beside.join(","))
    }

    /// Every point of the board.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.points as u8).map(Point::new)
    }

    /// The usual match among people, or of one at a seat against computer players.
    pub(crate) fn match_of(
        &self,
        computer: Option<(Level, usize)>,
        clock: Option<TimeControl>,
    ) -> MatchSetup {
        let player = |(seat, name): (usize, &&str)| match computer {
            None => Player::human(*name),
            Some((_, own)) if own == seat => Player::human("You"),
            Some((level, _)) => Player::ai("Prise", level),
        };
        let players: Vec<_> = self.seats.iter().enumerate().map(player).collect();
        let clock = clock.map(|clock| clock.setup(players.len()));
        MatchSetup { clock, ..MatchSetup::new(self.id, players) }
    }

    pub(crate) fn seat_name(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).copied().unwrap_or("?")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unusual_rules_are_told_by_name_or_by_what_differs() {
        let mill = GameLook::of("mill").expect("a game");
        assert_eq!(mill.unusual(""), None);
        assert_eq!(mill.unusual("custodian=0,intervention=0").as_deref(), Some("mills only"));
        assert_eq!(mill.unusual("flying=0,multiple=1").as_deref(), Some("flying=0,multiple=1"));
    }

    #[test]
    fn every_choice_of_rules_is_one_of_its_own() {
        for look in LOOKS {
            assert_eq!(look.rules[0].text, "", "{}: the usual ones come first", look.id);
            let names: Vec<_> = look.rules.iter().map(|it| look.unusual(it.text)).collect();
            let others = look.rules[1..].iter().map(|it| Some(it.name.to_owned()));
            let expected: Vec<_> = std::iter::once(None).chain(others).collect();
            assert_eq!(names, expected, "{}", look.id);
        }
    }
}
