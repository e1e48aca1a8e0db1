//! Puzzles of Classic.

use std::ops::RangeInclusive;

use prise_darkchess::{Classic, ClassicRules, Move, RuleSet};
use prise_game::{Game, Point, Seat};
use prise_session::puzzles::{Aim, Themes};
use rand_chacha::ChaCha8Rng;

use super::dark_chess::{self, Grid, flip_by_lot};
use super::{MakerGame, Place};

/// What the kinds are worth, in hundredths of a soldier: General, Advisor, Minister, Rook, Horse,
/// Cannon, Soldier.
const WORTH: [i32; 7] = [700, 400, 260, 200, 150, 350, 100];
type Board = Grid<8, 4>;
/// What has to be won for a gain.
const A_SOLDIER: i32 = 100;

impl MakerGame for Classic {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Gain, Aim::Bet];
    const WEAK_NODES: (u64, u64) = (150, 2_000);
    const SHALLOW_NODES: u64 = 200;
    const KEEPS_WHAT_IS_SEEN: bool = true;
    const GLANCE_NODES: u64 = 6_000;
    const PROOF_NODES: u64 = 120_000;
    const DEFENCE_NODES: u64 = 30_000;
    const CAPTURES_ARE_DULL: bool = false;
    const CROWD: usize = 20;
    const SYMMETRIES: &'static [fn(Place) -> Place] = &Board::SYMMETRIES;

    /// What the others have lost, less what this player has.
    fn balance(&self, seat: Seat) -> i32 {
        let position = self.position();
        let own = position.army_of(seat);
        ClassicRules::men()
            .map(|man| {
                let profile = ClassicRules::profile(man);
                let lost = WORTH[profile.kind.index()] * i32::from(position.captured(man));
                if Some(profile.army) == own { -lost } else { lost }
            })
            .sum()
    }

    fn balances(_aim: Aim) -> RangeInclusive<i32> {
        -1_200..=1_200
    }

    /// A gain that leaves a lost game, or comes on top of a won one, is no puzzle.
    fn in_reach(aim: Aim, worth: i32) -> bool {
        aim == Aim::Win || (-500..=2_500).contains(&worth)
    }

    /// Only where nothing lies face-down anything is certain, and only there it is not a bet.
    fn allows(&self, aim: Aim, _worth: i32) -> bool {
        self.position().face_down().is_empty() != (aim == Aim::Bet)
    }

    /// Before an army is known, all flips are the same.
    fn is_worth_a_look(&self) -> bool {
        let position = self.position();
        position.army_of(position.to_move()).is_some()
            && position.moves_until_draw().is_none_or(|left| left >= 20)
    }

    fn hurried(&self, rng: &mut ChaCha8Rng) -> Option<Move> {
        flip_by_lot(self.position(), (1, 3), rng)
    }

    fn is_settled(root: &Self, now: &Self, aim: Aim) -> bool {
        let solver = root.to_move();
        aim != Aim::Win && now.balance(solver) - root.balance(solver) >= A_SOLDIER
    }

    fn is_decided(root: &Self, end: &Self, aim: Aim, _worth: i32) -> bool {
        let solver = root.to_move();
        aim != Aim::Gain || end.balance(solver) - root.balance(solver) >= A_SOLDIER
    }

    fn themes(root: &Self, line: &[Move], aim: Aim) -> Themes {
        dark_chess::themes(root, line, aim)
    }

    fn place(point: Point, _seat: Seat) -> Place {
        Board::place(point)
    }
}
