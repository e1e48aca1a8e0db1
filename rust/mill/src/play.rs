//! Playing a move: what it triggers, what is due then, and whose turn comes next.

use prise_game::{Color, Point};

use crate::lines::lines_through;
use crate::moves::Move;
use crate::points::Points;
use crate::position::{FEWEST_MEN, LastMill, Phase, Position};
use crate::removal::Removal;
use crate::zobrist;

impl Position {
    /// Plays a legal move. With any other move the position that results is unspecified, and the
    /// call may panic.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Place(to) => {
                self.take_from_hand();
                self.toggle(self.to_move, to);
                self.plies = 0;
                self.arrive(None, to);
            }
            Move::Shift { from, to } => {
                self.toggle(self.to_move, from);
                self.toggle(self.to_move, to);
                self.plies += 1;
                self.arrive(Some(from), to);
            }
            Move::Remove(at) => {
                self.toggle(!self.to_move, at);
                self.plies = 0;
                self.captured(at);
            }
        }
    }

    /// What the man that has just come to `at` has triggered (rulings M1 to M3): it alone, not
    /// the men that stood there before. The mills are counted line by line.
    #[inline]
    pub(crate) fn triggered(&self, at: Point) -> Removal {
        let (us, them) = (self.men(self.to_move), self.men(!self.to_move));
        let men = || self.total(self.to_move);
        let (mut custodian, mut intervention, mut mills) = (Points::NONE, Points::NONE, 0);
        for line in lines_through(at, self.rules.diagonals()) {
            if us.contains_all(line.others) {
                mills += 1;
            } else if us.meets(line.far) && them.meets(line.middle) {
                if self.rules.custodian_lines(self.phase, men()).meets(line.kind) {
                    custodian = custodian | line.middle;
                }
            } else if line.middle.is_empty()
                && them.contains_all(line.others)
                && self.rules.intervention_lines(self.phase, men()).meets(line.kind)
            {
                intervention = intervention | line.others;
            }
        }
        Removal::new(custodian, intervention, mills)
    }

    /// The captures that `triggered` makes due: a mill has to find a man on the board, and
    /// several mills count for one unless the rules say otherwise.
    #[inline]
    pub(crate) fn made_due(&self, triggered: Removal) -> Removal {
        let mills = if self.men(!self.to_move).is_empty() {
            0
        } else if self.rules.may_remove_multiple() {
            triggered.mills()
        } else {
            triggered.mills().min(1)
        };
        Removal::new(triggered.custodian(), triggered.intervention(), mills)
    }

    /// Goes on after a man has come to `to`. Mostly nothing is triggered: that takes a line
    /// without an empty point.
    #[inline]
    fn arrive(&mut self, from: Option<Point>, to: Point) {
        let men = self.men[0] | self.men[1];
        let [first, second, third] = lines_through(to, self.rules.diagonals());
        if men.contains_all(first.others)
            | men.contains_all(second.others)
            | men.contains_all(third.others)
        {
            self.fill_line(from, to);
        } else {
            self.end_turn();
        }
    }

    #[inline(never)]
    fn fill_line(&mut self, from: Option<Point>, to: Point) {
        let triggered = self.triggered(to);
        if triggered.mills() > 0 {
            self.last_mill[self.to_move.index()] = Some(LastMill { from, to });
        }
        let due = self.made_due(triggered);
        if due.is_due() {
            self.set_removal(due);
        } else {
            self.end_turn();
        }
    }

    /// Goes on after the man on `at` was taken: the first capture decides the mode (ruling M4).
    fn captured(&mut self, at: Point) {
        let due = self.removal;
        let left = if due.intervention().contains(at) {
            Removal::other_end(due.intervention() & self.opposite_ends(at))
        } else if due.custodian().contains(at) {
            Removal::NONE
        } else {
            due.after_mill_capture()
        };
        // Ruling M5: with too few men left the game is over whatever else is due. And a mill
        // cannot ask for men that are not there.
        let them = !self.to_move;
        let over = self.total(them) < FEWEST_MEN || self.men(them).is_empty();
        self.set_removal(if over { Removal::NONE } else { left });
        if !self.removal.is_due() {
            self.end_turn();
        }
    }

    /// The far ends of the lines that end in `at`.
    pub(crate) fn opposite_ends(&self, at: Point) -> Points {
        lines_through(at, self.rules.diagonals())
            .iter()
            .fold(Points::NONE, |ends, line| ends | line.far)
    }

    /// Passes the turn. Each side places as long as it has men in hand, so the moving phase
    /// begins with White once Black's last man is placed and its captures are made (ruling M6).
    #[inline]
    fn end_turn(&mut self) {
        self.number = self.number.saturating_add(u16::from(self.to_move == Color::Black));
        self.to_move = !self.to_move;
        self.key ^= zobrist::to_move(Color::Black);
        self.phase = if self.in_hand(self.to_move) > 0 { Phase::Placing } else { Phase::Moving };
    }

    #[inline]
    fn toggle(&mut self, side: Color, at: Point) {
        self.men[side.index()] = self.men[side.index()] ^ Points::of(at);
        self.key ^= zobrist::man(side, at);
    }

    #[inline]
    fn take_from_hand(&mut self) {
        let side = self.to_move;
        self.key ^= zobrist::in_hand(side, self.in_hand(side));
        self.in_hand[side.index()] -= 1;
        self.key ^= zobrist::in_hand(side, self.in_hand(side));
    }

    #[inline]
    fn set_removal(&mut self, removal: Removal) {
        self.key ^= zobrist::removal(self.removal) ^ zobrist::removal(removal);
        self.removal = removal;
    }
}
