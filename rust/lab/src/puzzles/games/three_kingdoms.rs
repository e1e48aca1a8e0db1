//! Puzzles of Three Kingdoms. They stand on open boards, and what they promise holds whatever both
//! others do, so that nothing hangs on guessing.

use std::ops::RangeInclusive;

use prise_darkchess::{Move, ThreeKingdoms};
use prise_game::{Game, Point, Seat};
use prise_search::dark_chess::paranoid;
use prise_session::puzzles::{Aim, Themes};
use rand_chacha::ChaCha8Rng;

use super::dark_chess::{self, Grid, flip_by_lot};
use super::{MakerGame, Place};

type Board = Grid<9, 5>;
/// What has to be won for a gain: the least man.
const A_MAN: i32 = 120;
/// The counter is not to matter.
const LEFT_UNTIL_DRAW: u16 = 25;

impl MakerGame for ThreeKingdoms {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Gain];
    const WEAK_NODES: (u64, u64) = (400, 3_000);
    const SHALLOW_NODES: u64 = 1;
    const KEEPS_WHAT_IS_SEEN: bool = true;
    const GLANCE_NODES: u64 = 10_000;
    const PROOF_NODES: u64 = 150_000;
    const DEFENCE_NODES: u64 = 60_000;
    const PLAYER_AGREES: bool = true;
    const CAPTURES_ARE_DULL: bool = false;
    const CROWD: usize = 20;
    const SYMMETRIES: &'static [fn(Place) -> Place] = &Board::SYMMETRIES;

    fn balance(&self, seat: Seat) -> i32 {
        paranoid::balance(self.position(), seat)
    }

    /// Two against one: who stands as well as each of them has far less than both.
    fn balances(_aim: Aim) -> RangeInclusive<i32> {
        -4_000..=500
    }

    fn allows(&self, aim: Aim, worth: i32) -> bool {
        aim != Aim::Gain || worth - self.balance(self.to_move()) >= A_MAN
    }

    fn is_worth_a_look(&self) -> bool {
        let position = self.position();
        position.face_down().is_empty()
            && position.army_of(position.to_move()).is_some()
            && position.moves_until_draw().is_some_and(|left| left >= LEFT_UNTIL_DRAW)
    }

    /// Puzzles begin where all is turned up.
    fn hurried(&self, rng: &mut ChaCha8Rng) -> Option<Move> {
        flip_by_lot(self.position(), (9, 10), rng)
    }

    fn is_settled(root: &Self, now: &Self, aim: Aim) -> bool {
        let solver = root.to_move();
        aim != Aim::Win && now.balance(solver) - root.balance(solver) >= A_MAN
    }

    fn is_decided(root: &Self, end: &Self, aim: Aim, worth: i32) -> bool {
        let solver = root.to_move();
        let before = root.balance(solver);
        aim != Aim::Gain || worth - before >= A_MAN && end.balance(solver) - before >= A_MAN
    }

    fn themes(root: &Self, line: &[Move], aim: Aim) -> Themes {
        dark_chess::themes(root, line, aim)
    }

    fn place(point: Point, _seat: Seat) -> Place {
        Board::place(point)
    }
}
