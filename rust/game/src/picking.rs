//! From taps to a move: each tap narrows the candidates until one is left.
//!
//! Those who tap the end of a move, every hop on the way, or some of them are all served: the
//! candidates are exactly the moves with a route that touches the entered points in their order.
//! A move is played when it is the only one left. Where a point is entered on which a candidate
//! ends while others are left too, the player is asked, for then nothing more may follow.

use crate::{MoveInfo, Point};

/// How far the choice of a move has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Picking {
    /// No piece is chosen.
    #[default]
    Nothing,
    /// A piece is chosen, and perhaps some of its hops.
    Piece {
        /// Where the piece stands.
        from: Point,
        /// The points entered after it.
        entered: Vec<Point>,
        /// The moves that are still possible, as indices into the legal moves.
        moves: Vec<usize>,
    },
    /// Several moves fit all that was entered; the player is asked.
    Routes(Vec<Candidate>),
}

/// A move that the player may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Which of the legal moves it is.
    pub index: usize,
    /// The points that its route has to touch, in this order.
    pub entered: Vec<Point>,
}

/// What a tap led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// One move is left: play it.
    Play(usize),
    /// The choice goes on.
    Continue(Picking),
    /// The tap meant nothing; the choice is as it was.
    Refused,
}

impl Picking {
    /// The legal moves that are still possible, by index; all of them before anything is chosen.
    pub fn possible(&self, legal: &[MoveInfo]) -> Vec<usize> {
        match self {
            Self::Nothing => (0..legal.len()).collect(),
            Self::Piece { moves, .. } => moves.clone(),
            Self::Routes(candidates) => candidates.iter().map(|it| it.index).collect(),
        }
    }

    /// The points that the next tap may enter, ascending: hops and ends. None before a piece is
    /// chosen, and none while the player is asked.
    pub fn ahead(&self, legal: &[MoveInfo]) -> Vec<Point> {
        let Self::Piece { entered, moves, .. } = self else { return Vec::new() };
        let mut points: Vec<_> =
            moves.iter().flat_map(|index| legal[*index].ahead(entered)).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// What a tap on a point means.
    pub fn tap(&self, point: Point, legal: &[MoveInfo]) -> Tap {
        match self {
            Self::Nothing => Self::first_tap(point, legal),
            Self::Piece { from, entered, moves } => {
                let mut entered = entered.clone();
                entered.push(point);
                let fitting: Vec<_> =
                    moves.iter().copied().filter(|it| legal[*it].fits(&entered)).collect();
                match fitting[..] {
                    [] if point == *from => Tap::Continue(Self::Nothing),
                    [] => Self::first_tap(point, legal),
                    [only] => Tap::Play(only),
                    _ if fitting.iter().any(|it| legal[*it].to == point) => {
                        let candidate = |index| Candidate { index, entered: entered.clone() };
                        Tap::Continue(Self::Routes(fitting.into_iter().map(candidate).collect()))
                    }
                    _ => Tap::Continue(Self::Piece { from: *from, entered, moves: fitting }),
                }
            }
            Self::Routes(candidates) => {
                let touching: Vec<_> =
                    candidates.iter().filter_map(|it| it.touching(point, legal)).collect();
                match &touching[..] {
                    [] => Tap::Continue(Self::Nothing),
                    [only] => Tap::Play(only.index),
                    _ if touching == *candidates => Tap::Refused,
                    _ => Tap::Continue(Self::Routes(touching)),
                }
            }
        }
    }

    /// A tap with nothing chosen: a move that is only a point is played, a piece is chosen.
    fn first_tap(point: Point, legal: &[MoveInfo]) -> Tap {
        if let Some(index) = legal.iter().position(|it| it.from.is_none() && it.to == point) {
            return Tap::Play(index);
        }
        let moves: Vec<_> =
            (0..legal.len()).filter(|index| legal[*index].from == Some(point)).collect();
        if moves.is_empty() {
            Tap::Refused
        } else {
            Tap::Continue(Self::Piece { from: point, entered: Vec::new(), moves })
        }
    }
}

impl Candidate {
    /// This candidate if its route may touch the point, or jump the piece there. Whoever is asked
    /// sees whole routes, so the point may lie anywhere on them; as late as possible, for those
    /// who go on hop by hop.
    fn touching(&self, point: Point, legal: &[MoveInfo]) -> Option<Self> {
        let info = &legal[self.index];
        let with_point = |place: usize| {
            let mut entered = self.entered.clone();
            entered.insert(place, point);
            info.fits(&entered).then_some(Self { index: self.index, entered })
        };
        let is_known = || info.captured.contains(&point) || self.entered.contains(&point);
        (0..=self.entered.len())
            .rev()
            .find_map(with_point)
            .or_else(|| is_known().then(|| self.clone()))
    }
}
