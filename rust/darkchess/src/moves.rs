//! Moves, and which of them are legal.

use prise_game::{Army, MoveKind, Point};

use crate::man::Man;
use crate::points::PointSet;
use crate::position::Position;
use crate::ruleset::RuleSet;

/// One action: a turn is exactly one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Turn up the piece on a point.
    Flip {
        /// The point.
        at: Point,
    },
    /// Go from one point to another, taking what stands there.
    Go {
        /// Where the piece stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
}

impl<R: RuleSet> Position<R> {
    /// Puts every legal move into `moves`, instead of what is there: first the flips, then the
    /// others by where they start and end. None after the end of the game.
    pub fn moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        if self.outcome.is_some() {
            return;
        }
        moves.extend(self.face_down.iter().map(|at| Move::Flip { at }));
        if let Some(army) = self.army_of(self.seat) {
            let board = self.surroundings(army);
            for from in self.face_up(army) {
                moves.extend(self.targets(board, from).iter().map(|to| Move::Go { from, to }));
            }
        }
    }

    /// Every legal move, in the order of [`moves_into`](Self::moves_into).
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.moves_into(&mut moves);
        moves
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.outcome.is_none()
            && match mv {
                Move::Flip { at } => self.face_down.contains(at),
                Move::Go { from, to } => self.army_of(self.seat).is_some_and(|army| {
                    self.face_up(army).contains(from)
                        && self.targets(self.surroundings(army), from).contains(to)
                }),
            }
    }

    /// What kind of thing a legal move is.
    pub fn kind_of(&self, mv: Move) -> MoveKind {
        match mv {
            Move::Flip { .. } => MoveKind::Flip,
            Move::Go { to, .. } if self.all_face_up().contains(to) => MoveKind::Capture,
            Move::Go { .. } => MoveKind::Quiet,
        }
    }

    /// The man that a legal move takes.
    pub fn taken_by(&self, mv: Move) -> Option<Man> {
        match mv {
            Move::Go { to, .. } if self.all_face_up().contains(to) => Some(self.men[to.index()]),
            _ => None,
        }
    }

    /// Whether the player whose turn it is has anything to do.
    pub(crate) fn can_act(&self) -> bool {
        !self.face_down.is_empty()
            || self.army_of(self.seat).is_some_and(|army| {
                let board = self.surroundings(army);
                self.face_up(army).iter().any(|from| !self.targets(board, from).is_empty())
            })
    }

    fn surroundings(&self, army: Army) -> Surroundings {
        let face_up = self.all_face_up();
        Surroundings {
            occupied: face_up.or(self.face_down),
            enemies: face_up.minus(self.face_up(army)),
        }
    }

    /// Where the face-up piece on `from` can go.
    #[inline]
    fn targets(&self, board: Surroundings, from: Point) -> PointSet {
        let profile = R::profile(self.men[from.index()]);
        let walked = R::GEOMETRY.reach(profile.walk, from, board.occupied);
        let struck = if profile.capture == profile.walk {
            walked
        } else {
            R::GEOMETRY.reach(profile.capture, from, board.occupied)
        };
        struck
            .and(board.enemies)
            .iter()
            .filter(|at| profile.prey.contains(self.men[at.index()]))
            .fold(walked.minus(board.occupied), PointSet::with)
    }
}

/// What the pieces of one army find on the board.
#[derive(Clone, Copy)]
struct Surroundings {
    /// Where there is any piece.
    occupied: PointSet,
    /// Where pieces of other armies stand face-up.
    enemies: PointSet,
}
