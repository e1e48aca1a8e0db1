//! How good a position of Classic looks, in hundredths of a soldier.
//!
//! The evaluation is a weighted sum of [terms]. *Material* counts all living pieces, turned
//! up or not: who is alive is known to all, so turning a piece up changes nothing there. What a
//! piece is worth depends on who is left to take it and whom it can take. *Places* counts what is
//! turned up: room to move, hunters near their victims, cannons that aim at somebody.
//!
//! The weights come from games that the program has played against itself; `docs/darkchess-ai.md`
//! tells how.

pub mod terms;
mod weights;

use prise_darkchess::{ClassicRules, Man, Position};
use prise_game::{Army, Seat};

pub(super) use self::terms::{CANNON, FILES, KINDS, TAKES};
use self::terms::{RED, ROUGHLY, UNIT, material, places};
pub use self::weights::Weights;

/// What a man is worth roughly, whoever is left.
#[inline]
pub(super) const fn rough_worth(man: Man) -> i32 {
    ROUGHLY[man.index() % KINDS]
}

/// How much more Red's living pieces are worth than Black's, in [units](UNIT). It changes with
/// captures alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Balance(i32);

impl Balance {
    pub(super) fn of(position: &Position<ClassicRules>, weights: &Weights) -> Self {
        let mut sum = 0;
        material(position, |term, count| sum += weights.0[term] * count);
        Self(sum)
    }

    const fn seen_by(self, army: Army) -> i32 {
        if army.index() == RED.index() { self.0 } else { -self.0 }
    }
}

/// How good the position looks to the player whose turn it is.
pub(super) fn evaluate(
    position: &Position<ClassicRules>,
    balance: Balance,
    weights: &Weights,
) -> i32 {
    let mover: Seat = position.to_move();
    let Some(army) = position.army_of(mover) else { return 0 };
    let mut sum = balance.seen_by(army);
    places(position, army, |term, count| sum += weights.0[term] * count);
    sum / UNIT
}

#[cfg(test)]
mod tests {
    use prise_darkchess::{Classic, ClassicOptions};
    use prise_game::Game;

    use super::*;

    fn value(text: &str) -> i32 {
        let game = Classic::read(&ClassicOptions::default(), text).unwrap();
        let weights = Weights::default();
        let balance = Balance::of(game.position(), &weights);
        evaluate(game.position(), balance, &weights)
    }

    #[test]
    fn colours_do_not_matter() {
        let cells = "K@..\
                     .p@C\
                     .gn.\
                     P...\
                     .R.m\
                     ....\
                     ..r.\
                     ....";
        let swapped: String = cells
            .chars()
            .map(|letter| {
                if letter.is_ascii_uppercase() {
                    letter.to_ascii_lowercase()
                } else {
                    letter.to_ascii_uppercase()
                }
            })
            .collect();
        let red = value(&format!("{cells}/Gc/rb/0/0"));
        assert_eq!(red, value(&format!("{swapped}/gC/rb/1/0")));
        assert_ne!(red, 0);
    }

    #[test]
    fn every_capture_is_a_gain() {
        // A full board but for one black man, whichever it is.
        let all = "KGGMMRRNNCCPPPPPkggmmrrnnccppppp";
        for kind in "kgmrncp".chars() {
            let hidden = all.replacen(kind, "", 1);
            let cells = format!("{}.", "@".repeat(31));
            let value = value(&format!("{cells}/{hidden}/rb/0/0"));
            assert!(value > 20, "{kind}: {value}");
        }
    }

    #[test]
    fn hunters_come_near() {
        let near = "G...\
                    ....\
                    .n..\
                    ....\
                    ....\
                    ....\
                    ....\
                    ....";
        let far = "....\
                   .n..\
                   ....\
                   ....\
                   ....\
                   ....\
                   ....\
                   ...G";
        let value = |cells| value(&format!("{cells}/-/rb/0/0"));
        assert!(value(near) > value(far));
    }

    #[test]
    fn a_general_that_a_hidden_cannon_may_take_is_in_danger() {
        // The General in the corner cannot move. On its column lies a screen, and beyond it a piece
        // or none.
        let near = "KP..\
                    @...\
                    @...\
                    ....\
                    ....\
                    ....\
                    ....\
                    ...r";
        let far = "KP..\
                   @...\
                   ....\
                   ....\
                   ....\
                   ....\
                   ..@.\
                   ...r";
        let value = |cells, hidden| value(&format!("{cells}/{hidden}/rb/0/0"));
        assert!(value(near, "cG") < value(far, "cG"));
        assert_eq!(value(near, "nG"), value(far, "nG"), "no Cannon is left");
    }
}
