//! Playing a turn: what an action changes, who gets which army, who is out, and how it ends.

use prise_game::{Army, DrawReason, Outcome, Point, Seat, WinReason};

use crate::keys;
use crate::man::Man;
use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::{Allotment, RuleSet};

impl<R: RuleSet> Position<R> {
    /// Plays a legal move. `reveal` says what a piece that is turned up turns out to be; it has
    /// to be one of those that are still [unturned](Self::unturned).
    ///
    /// With an illegal move or an impossible identity the result is unspecified, and the call may
    /// panic.
    #[inline]
    pub fn apply(&mut self, mv: Move, reveal: impl FnOnce(Point) -> Man) {
        match mv {
            Move::Flip { at } => self.flip(at, reveal(at)),
            Move::Go { from, to } => self.go(from, to),
        }
        self.pass_turn();
        self.judge();
    }

    /// The same position with the next player to move, as if the one whose turn it is could pass.
    /// The rules know no such thing: it is for a search that asks what somebody threatens.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.pass_turn();
        self
    }

    fn flip(&mut self, at: Point, man: Man) {
        let army = R::profile(man).army;
        // The first flip of the match gives the first army away, and no other can be before it.
        let first_of_match = self.owners.iter().all(Option::is_none);
        self.face_down = self.face_down.without(at);
        self.unturned[man.index()] -= 1;
        self.key ^= keys::face_down(at);
        self.put(at, man);
        self.allot(army);
        let progress = first_of_match || R::CLOCK.flips_reset;
        self.quiet = if progress { 0 } else { self.quiet + 1 };
    }

    fn go(&mut self, from: Point, to: Point) {
        let man = self.men[from.index()];
        let progress = self.all_face_up().contains(to);
        if progress {
            self.capture(to);
        }
        self.take_off(from);
        self.put(to, man);
        self.quiet = if progress { 0 } else { self.quiet.saturating_add(1) };
    }

    fn capture(&mut self, at: Point) {
        let man = self.men[at.index()];
        self.take_off(at);
        let lost = &mut self.captured[man.index()];
        self.key ^= keys::captured(man, *lost) ^ keys::captured(man, *lost + 1);
        *lost += 1;
        self.strength[R::profile(man).army.index()] -= 1;
    }

    fn put(&mut self, at: Point, man: Man) {
        let up = &mut self.face_up[R::profile(man).army.index()];
        *up = up.with(at);
        self.men[at.index()] = man;
        self.key ^= keys::face_up(at, man);
    }

    fn take_off(&mut self, at: Point) {
        let man = std::mem::replace(&mut self.men[at.index()], Man::new(0));
        let up = &mut self.face_up[R::profile(man).army.index()];
        *up = up.without(at);
        self.key ^= keys::face_up(at, man);
    }

    /// A piece of `army` has been turned up: somebody may get that army now.
    fn allot(&mut self, army: Army) {
        if self.owner_of(army).is_some() {
            return;
        }
        match R::ALLOTMENT {
            Allotment::FirstFlip => {
                self.give(self.seat, army);
                self.give(R::SEATS.after(self.seat), Army::new(1 - army.index() as u8));
            }
            Allotment::OwnFlip if self.army_of(self.seat).is_none() => self.give(self.seat, army),
            // Nobody can get this army by a flip any more. If one player alone waits for an army
            // it can only be this one.
            Allotment::OwnFlip if self.unturned_of(army) == 0 => {
                let waiting = self.players_in().filter(|seat| self.army_of(*seat).is_none());
                if let Some(seat) = sole(waiting) {
                    self.give(seat, army);
                }
            }
            Allotment::OwnFlip => {}
        }
    }

    fn give(&mut self, seat: Seat, army: Army) {
        self.owners[seat.index()] = Some(army);
        self.key ^= keys::owner(seat, army);
    }

    /// Makes it the turn of the next player who is still in.
    fn pass_turn(&mut self) {
        self.key ^= keys::to_move(self.seat);
        self.seat = R::SEATS.after(self.seat);
        while self.has_left(self.seat) {
            self.seat = R::SEATS.after(self.seat);
        }
        self.key ^= keys::to_move(self.seat);
    }

    /// Sees whether the game is over, and who is out, now that a turn begins.
    pub(crate) fn judge(&mut self) {
        let drawn = self.moves_until_draw() == Some(0);
        if !(drawn && R::CLOCK.draw_comes_first) {
            self.retire_players();
        }
        if drawn && self.outcome.is_none() {
            self.outcome = Some(Outcome::Draw { reason: DrawReason::SixtyMoveRule });
        }
    }

    /// Puts out those who have no pieces, and those whose turn comes and who cannot act, until
    /// somebody can move or only one is left.
    pub(crate) fn retire_players(&mut self) {
        for seat in R::SEATS.iter() {
            if self.has_nothing_left(seat) {
                self.retire(seat);
            }
        }
        while !self.won_by_last_player() {
            if self.has_left(self.seat) {
                self.pass_turn();
            } else if self.can_act() {
                return;
            } else {
                self.retire(self.seat);
            }
        }
    }

    /// Whether this player leads an army that has no pieces, face-up and face-down together.
    pub(crate) fn has_nothing_left(&self, seat: Seat) -> bool {
        self.army_of(seat).is_some_and(|army| self.strength(army) == 0)
    }

    /// Takes a player out of the rotation.
    pub(crate) fn retire(&mut self, seat: Seat) {
        if !self.has_left(seat) {
            self.out[seat.index()] = true;
            self.key ^= keys::out(seat);
        }
    }

    /// Ends the game if only one player is in, and tells whether that is so.
    fn won_by_last_player(&mut self) -> bool {
        let Some(winner) = sole(self.players_in()) else { return false };
        let mut armies = (0..R::ARMIES.len() as u8).map(Army::new);
        let alone =
            armies.all(|army| self.strength(army) == 0 || self.army_of(winner) == Some(army));
        let reason = if alone { WinReason::Elimination } else { R::SURVIVED };
        self.outcome = Some(Outcome::Win { winner, reason });
        true
    }
}

/// The only one there is, if there is exactly one.
fn sole(mut seats: impl Iterator<Item = Seat>) -> Option<Seat> {
    seats.next().filter(|_| seats.next().is_none())
}
