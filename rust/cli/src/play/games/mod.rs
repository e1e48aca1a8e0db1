//! How each game looks in the terminal: one file a game.

mod darkchess;
mod draughts;
mod mill;

use prise_darkchess::{Origin, Proof};
use prise_game::{Piece, Point, Seat, Secret};
use prise_search::Playable;

use crate::games::Listed;
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
pub(crate) trait Pictured: Listed + Playable {
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
    fn ground(&self, cell: Cell) -> Ground;

    /// How a piece looks; nothing for a face-down one.
    fn look(piece: Option<Piece>) -> PieceLook;

    /// What is promised about the dealer's half of a shuffle, in the short form that players
    /// remember, where the game is dealt.
    fn promise(secret: &Secret) -> Option<String> {
        let _ = secret;
        None
    }

    /// What proves that this opening was dealt fairly, where the game is dealt.
    fn proof(&self, origin: Origin) -> Option<Proof> {
        let _ = origin;
        None
    }

    /// Whether a player at this seat looks at the board from the other side.
    fn faces_down(seat: Seat) -> bool {
        let _ = seat;
        false
    }
}

#[cfg(test)]
mod tests {
    use prise_game::Rules;

    use super::*;

    #[test]
    fn every_choice_of_rules_is_one_of_its_own() {
        fn check<G: Pictured>() {
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
