//! What positions of mill may contain.

use prise_game::{
    Editable, Face, Game, Kind, Mirror, Piece, Point, Sketch, SketchProblem, TrayPiece,
};

use crate::fen::{FenError, FenField, FenProblem};
use crate::position::{DRAW_PLIES, FEWEST_MEN, Phase, Position};
use crate::removal::Removal;
use crate::{Color, Mill, MillRules, Points, fen, point_name, point_named};

impl Editable for Mill {
    const MIRROR: Mirror = Mirror::LeftRight;
    const COUNTER_MOST: u16 = DRAW_PLIES as u16;
    const HAS_MOVE_NUMBER: bool = true;

    fn tray(rules: &MillRules) -> Vec<TrayPiece> {
        let piece = |side: Color| Piece { army: side.army(), kind: Kind::new(0) };
        let tray = |side| TrayPiece { face: Face::Shown(piece(side)), most: rules.pieces() };
        Color::BOTH.map(tray).into()
    }

    fn sketch(&self) -> Sketch {
        let position = self.position();
        let mut sketch = Sketch::new(self);
        for side in Color::BOTH {
            sketch.seats[side.index()].in_hand = position.in_hand(side);
        }
        sketch.counter = position.plies().into();
        sketch.move_number = position.number();
        sketch
    }

    fn assemble(rules: &MillRules, sketch: &Sketch) -> Result<Self, SketchProblem> {
        let men = Color::BOTH.map(|side| -> Points {
            let is_own = |face| matches!(face, Face::Shown(piece) if piece.army == side.army());
            sketch.points(is_own).into_iter().collect()
        });
        let in_hand = Color::BOTH.map(|side| sketch.seats[side.index()].in_hand);
        for side in Color::BOTH {
            let count = u32::from(men[side.index()].count()) + u32::from(in_hand[side.index()]);
            let (army, most) = (side.army(), rules.pieces().into());
            if count > most {
                return Err(SketchProblem::TooManyPieces { army, count, most });
            }
        }
        let to_move =
            if sketch.to_move == Color::White.seat() { Color::White } else { Color::Black };
        let places = in_hand[to_move.index()] > 0;
        let mut position = Position {
            key: 0,
            men,
            removal: Removal::NONE,
            rules: *rules,
            number: sketch.move_number,
            in_hand,
            plies: sketch.counter.min(u8::MAX.into()) as u8,
            to_move,
            phase: if places { Phase::Placing } else { Phase::Moving },
            last_mill: [None; 2],
        };
        position.key = position.full_key();
        // The reader has the last word.
        let text = fen::write(&position, false);
        Self::read(rules, &text).map_err(|error| problem(&error, &position))
    }

    fn mirrored(point: Point) -> Point {
        // The files run from a to g.
        let name = point_name(point);
        let mirrored: String = name
            .chars()
            .map(|c| {
                if c.is_ascii_digit() {
                    c
                } else {
                    ('a'..='g').rev().nth((c as u8 - b'a').into()).unwrap_or(c)
                }
            })
            .collect();
        point_named(&mirrored).unwrap_or(point)
    }

    /// Men that are put on the board come from the hand.
    fn settle(rules: &MillRules, sketch: &mut Sketch) {
        for side in Color::BOTH {
            let left = usize::from(rules.pieces()).saturating_sub(sketch.count_of(side.army()));
            let hand = &mut sketch.seats[side.index()].in_hand;
            *hand = (*hand).min(left as u8);
        }
    }
}

/// What the reader objects to, in the words of a sketch.
fn problem(error: &FenError, position: &Position) -> SketchProblem {
    match (&error.field, &error.problem) {
        (FenField::InHand(side), _) => SketchProblem::TooFewPieces {
            army: side.army(),
            count: position.total(*side).into(),
            least: FEWEST_MEN.into(),
        },
        (FenField::Plies, FenProblem::OutOfRange { found, high, .. }) => {
            SketchProblem::CounterTooHigh { count: *found, most: *high }
        }
        _ => SketchProblem::Refused,
    }
}
