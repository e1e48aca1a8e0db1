//! How each game looks in the terminal: one file a game.

mod darkchess;
mod draughts;
mod mill;

use anyhow::Result;
use prise_game::{Level, Piece, Player, Point, Rules, Seat};
use prise_session::{MatchSetup, TableGame, TimeControl};

use crate::games::with_game;
use crate::play::scene::{Cell, Grid, Ground, PieceLook};

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
pub(crate) trait TerminalGame: TableGame {
    /// The game's name for people.
    const TITLE: &'static str;
    /// What the seats are called, in the order of play.
    const SEATS: &'static [&'static str];
    /// The board's size.
    const GRID: Grid;

    /// Whether only every other square is played on.
    const CHECKERED: bool = false;

    /// The rules that the menu offers, the usual ones first.
    const RULES: &'static [RuleChoice] = &[RuleChoice { name: "as always", text: "", about: "" }];

    /// Where a point lies on the grid.
    fn cell_of(point: Point) -> Cell;

    /// What a place of the grid is part of.
    fn ground(rules: &Self::Rules, cell: Cell) -> Ground;

    /// How a piece looks; nothing for a face-down one.
    fn look(piece: Option<Piece>) -> PieceLook;

    /// Whether a player at this seat looks at the board from the other side.
    fn faces_down(seat: Seat) -> bool {
        let _ = seat;
        false
    }
}

/// The same for those who do not know the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameLook {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) seats: &'static [&'static str],
    pub(crate) grid: Grid,
    pub(crate) is_checkered: bool,
    pub(crate) rules: &'static [RuleChoice],
    /// Whether pieces lie face-down.
    pub(crate) hides_pieces: bool,
    points: usize,
    pub(crate) armies: usize,
    pub(crate) kinds: &'static [&'static str],
    pub(crate) cell_of: fn(Point) -> Cell,
    pub(crate) look: fn(Option<Piece>) -> PieceLook,
    pub(crate) point_name: fn(Point) -> String,
    pub(crate) faces_down: fn(Seat) -> bool,
    /// What every cell is part of under these rules, row by row.
    pub(crate) grounds: fn(&str) -> Vec<Ground>,
    /// Rules that are not the usual ones: their name, or the options that differ.
    pub(crate) unusual: fn(&str) -> Option<String>,
}

impl GameLook {
    /// How the game of this name looks.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn of(game: &str) -> Result<Self> {
        with_game!(game, game_look())
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

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn game_look<G: TerminalGame>() -> Result<GameLook> {
    Ok(GameLook {
        id: G::ID,
        title: G::TITLE,
        seats: G::SEATS,
        grid: G::GRID,
        is_checkered: G::CHECKERED,
        rules: G::RULES,
        hides_pieces: G::HIDES_PIECES,
        points: G::POINTS,
        armies: G::ARMIES.len(),
        kinds: G::KINDS,
        cell_of: G::cell_of,
        look: G::look,
        point_name: G::point_name,
        faces_down: G::faces_down,
        grounds: grounds::<G>,
        unusual: unusual::<G>,
    })
}

fn grounds<G: TerminalGame>(rules: &str) -> Vec<Ground> {
    // The rules of a match can be read: it was set up with them.
    let rules = G::Rules::from_text(rules).unwrap_or_default();
    G::GRID.cells().map(|cell| G::ground(&rules, cell)).collect()
}

fn unusual<G: TerminalGame>(rules: &str) -> Option<String> {
    let canonical = |rules| G::Rules::from_text(rules).unwrap_or_default().to_text();
    let (rules, usual) = (canonical(rules), canonical(""));
    if rules == usual {
        return None;
    }
    if let Some(named) = G::RULES.iter().find(|it| canonical(it.text) == rules) {
        return Some(named.name.to_owned());
    }
    let usual: Vec<_> = usual.split(',').collect();
    let beside: Vec<_> = rules.split(',').filter(|option| !usual.contains(option)).collect();
    Some(beside.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unusual_rules_are_told_by_name_or_by_what_differs() {
        let mill = GameLook::of("mill").expect("a game");
        assert_eq!((mill.unusual)(""), None);
        assert_eq!((mill.unusual)("custodian=0,intervention=0").as_deref(), Some("mills only"));
        assert_eq!((mill.unusual)("flying=0,multiple=1").as_deref(), Some("flying=0,multiple=1"));
    }

    #[test]
    fn every_choice_of_rules_is_one_of_its_own() {
        fn check<G: TerminalGame>() {
            let rules: Vec<_> = G::RULES
                .iter()
                .map(|choice| G::Rules::from_text(choice.text).expect(choice.name))
                .collect();
            assert_eq!(rules[0], G::Rules::default(), "{}: the usual ones come first", G::ID);
            for (index, one) in rules.iter().enumerate() {
                assert!(!rules[..index].contains(one), "{}: {}", G::ID, G::RULES[index].name);
            }
        }
        check::<prise_draughts::Draughts>();
        check::<prise_mill::Mill>();
        check::<prise_darkchess::Classic>();
        check::<prise_darkchess::ThreeKingdoms>();
    }
}
