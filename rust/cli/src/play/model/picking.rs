//! From taps to a move: each tap narrows the candidates until one is left.
//!
//! Those who tap the end of a move and those who tap every hop on the way are both served. What
//! no tap can tell apart is numbered, and a number decides.

use prise_game::{MoveInfo, Point};

/// How far the choice of a move has come. Candidates are indices into the legal moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Picking {
    /// No piece is chosen.
    #[default]
    Nothing,
    /// A piece is chosen, and perhaps some of its hops.
    Piece {
        /// Where the piece stands.
        from: Point,
        /// The hops chosen so far.
        hops: Vec<Point>,
        /// The moves that are still possible.
        candidates: Vec<Candidate>,
    },
    /// Several moves fit all that was tapped or typed; a number decides.
    Routes {
        /// The moves, in the order of their numbers.
        moves: Vec<usize>,
    },
}

/// A move that is still possible, and how much of its path was tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    /// Which of the legal moves it is.
    pub(crate) index: usize,
    /// How many points of its path lie behind it.
    passed: usize,
}

/// What a tap led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tap {
    /// One move is left: play it.
    Play(usize),
    /// The choice goes on.
    Continue(Picking),
    /// The tap meant nothing; the choice is as it was.
    Refused,
}

impl Picking {
    /// The legal moves that are still possible, by index; all of them before anything is chosen.
    pub(crate) fn possible(&self, legal: &[MoveInfo]) -> Vec<usize> {
        match self {
            Self::Nothing => (0..legal.len()).collect(),
            Self::Piece { candidates, .. } => candidates.iter().map(|it| it.index).collect(),
            Self::Routes { moves } => moves.clone(),
        }
    }

    /// The points that the next tap may hop to without ending the move there.
    pub(crate) fn vias(&self, legal: &[MoveInfo]) -> Vec<Point> {
        let Self::Piece { candidates, .. } = self else { return Vec::new() };
        candidates.iter().filter_map(|it| it.next_hop(legal)).collect()
    }

    /// What a tap on a point means.
    pub(crate) fn tap(&self, point: Point, legal: &[MoveInfo]) -> Tap {
        match self {
            Self::Nothing => Self::first_tap(point, legal),
            Self::Piece { from, hops, candidates } => {
                let fitting: Vec<_> =
                    candidates.iter().filter_map(|it| it.narrowed(point, legal)).collect();
                match fitting[..] {
                    [] if point == *from => Tap::Continue(Self::Nothing),
                    [] => Self::first_tap(point, legal),
                    [only] => Tap::Play(only.index),
                    _ if fitting.iter().all(|it| legal[it.index].to == point) => {
                        let moves = fitting.iter().map(|it| it.index).collect();
                        Tap::Continue(Self::Routes { moves })
                    }
                    _ => {
                        let hops = hops.iter().copied().chain([point]).collect();
                        Tap::Continue(Self::Piece { from: *from, hops, candidates: fitting })
                    }
                }
            }
            Self::Routes { moves } => {
                let through = |index: &usize| {
                    legal[*index].path.contains(&point) || legal[*index].captured.contains(&point)
                };
                let fitting: Vec<_> = moves.iter().copied().filter(through).collect();
                match fitting[..] {
                    [only] => Tap::Play(only),
                    _ if fitting.len() == moves.len() => Tap::Refused,
                    [] => Tap::Continue(Self::Nothing),
                    _ => Tap::Continue(Self::Routes { moves: fitting }),
                }
            }
        }
    }

    /// A tap with nothing chosen: a move that is only a point is played, a piece is chosen.
    fn first_tap(point: Point, legal: &[MoveInfo]) -> Tap {
        if let Some(index) = legal.iter().position(|it| it.from.is_none() && it.to == point) {
            return Tap::Play(index);
        }
        let candidates: Vec<_> = legal
            .iter()
            .enumerate()
            .filter(|(_, info)| info.from == Some(point))
            .map(|(index, _)| Candidate { index, passed: 0 })
            .collect();
        if candidates.is_empty() {
            Tap::Refused
        } else {
            Tap::Continue(Self::Piece { from: point, hops: Vec::new(), candidates })
        }
    }
}

impl Candidate {
    /// Where the move hops next, if it does not end there.
    fn next_hop(self, legal: &[MoveInfo]) -> Option<Point> {
        let path = &legal[self.index].path;
        path.get(self.passed).copied().filter(|_| self.passed + 1 < path.len())
    }

    /// This move after a tap, if the tap fits its next hop or its end.
    fn narrowed(self, point: Point, legal: &[MoveInfo]) -> Option<Self> {
        let info = &legal[self.index];
        if self.next_hop(legal) == Some(point) {
            Some(Self { passed: self.passed + 1, ..self })
        } else if info.to == point {
            Some(Self { passed: info.path.len(), ..self })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_draughts::{Draughts, DrawRules};
    use prise_game::Game;

    fn legal(position: &str) -> Vec<MoveInfo> {
        let game = Draughts::read(&DrawRules::Standard, position).expect("a position");
        game.legal_moves().into_iter().map(|mv| game.info(mv)).collect()
    }

    fn square(number: u8) -> Point {
        Point::new(number - 1)
    }

    fn taps(legal: &[MoveInfo], squares: &[u8]) -> Tap {
        let mut picking = Picking::Nothing;
        for (index, number) in squares.iter().enumerate() {
            match picking.tap(square(*number), legal) {
                Tap::Continue(next) => picking = next,
                done if index + 1 == squares.len() => return done,
                early => panic!("{early:?} after {:?}", &squares[..=index]),
            }
        }
        Tap::Continue(picking)
    }

    #[test]
    fn a_piece_and_an_end_make_a_move() {
        let legal = legal("W:W31-50:B1-20");
        let Tap::Play(index) = taps(&legal, &[32, 28]) else { panic!("one move is left") };
        assert_eq!((legal[index].from, legal[index].to), (Some(square(32)), square(28)));
        // A second tap on the piece lets it go; another piece takes its place.
        assert_eq!(taps(&legal, &[32, 32]), Tap::Continue(Picking::Nothing));
        assert!(matches!(taps(&legal, &[32, 33, 29]), Tap::Play(_)));
        // A piece that cannot move, an empty square.
        assert_eq!(taps(&legal, &[46]), Tap::Refused);
        assert_eq!(taps(&legal, &[32, 23]), Tap::Refused);
    }

    #[test]
    fn hops_or_the_end_decide_between_routes() {
        // Two ways from 4 to 15: over 27 and 38, or over 31 and 42.
        let legal = legal("W:WK4:B13,20,32,37");
        assert_eq!(legal.len(), 2);
        let by_hop = |squares: &[u8]| match taps(&legal, squares) {
            Tap::Play(index) => legal[index].path.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(by_hop(&[4, 27]), [27, 38, 15].map(square));
        assert_eq!(by_hop(&[4, 31]), [31, 42, 15].map(square));
        // The end alone does not tell: the routes are numbered, and a hop still decides.
        let routes = taps(&legal, &[4, 15]);
        assert_eq!(routes, Tap::Continue(Picking::Routes { moves: vec![0, 1] }));
        assert!(matches!(taps(&legal, &[4, 15, 42]), Tap::Play(1)));
        assert_eq!(taps(&legal, &[4, 15, 15]), Tap::Refused);
        assert_eq!(taps(&legal, &[4, 15, 50]), Tap::Continue(Picking::Nothing));
    }

    #[test]
    fn a_circular_capture_takes_a_second_tap() {
        let legal = legal("W:W15,K47:B9,10,19,20,33");
        assert_eq!(legal[0].from, Some(legal[0].to));
        assert!(matches!(taps(&legal, &[15, 15]), Tap::Play(0)));
        assert!(matches!(taps(&legal, &[15, 4]), Tap::Play(0)));
    }
}
