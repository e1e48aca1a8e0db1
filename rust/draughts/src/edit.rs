//! What positions of draughts may contain.

use prise_game::{
    Army, Editable, Face, Game, Kind, Mirror, Piece, Point, Sketch, SketchProblem, TrayPiece,
};

use crate::{Bitboard, Color, Draughts, DrawRules, Position, SetupError, Square};

impl Editable for Draughts {
    const MIRROR: Mirror = Mirror::Turned;

    fn tray(_: &DrawRules) -> Vec<TrayPiece> {
        let most = Position::MAX_PIECES as u8;
        let kinds = (0..Self::KINDS.len() as u8).map(Kind::new);
        let armies = || Color::BOTH.into_iter().map(Color::army);
        kinds
            .flat_map(|kind| armies().map(move |army| Piece { army, kind }))
            .map(|piece| TrayPiece { face: Face::Shown(piece), most })
            .collect()
    }

    fn sketch(&self) -> Sketch {
        Sketch::new(self)
    }

    fn assemble(rules: &DrawRules, sketch: &Sketch) -> Result<Self, SketchProblem> {
        let squares = |is_wanted: &dyn Fn(Piece) -> bool| -> Bitboard {
            let points =
                sketch.points(|face| matches!(face, Face::Shown(piece) if is_wanted(piece)));
            points.into_iter().filter_map(Square::from_point).collect()
        };
        let [white, black] = Color::BOTH.map(|color| squares(&|piece| piece.army == color.army()));
        let kings = squares(&|piece| piece.kind.index() == 1);
        let to_move =
            if sketch.to_move == Color::White.seat() { Color::White } else { Color::Black };
        let position =
            Position::new(white, black, kings, to_move).map_err(|error| match error {
                SetupError::TooMany { color, count } => {
                    let (army, most): (Army, u32) = (color.army(), Position::MAX_PIECES);
                    SketchProblem::TooManyPieces { army, count, most }
                }
                SetupError::Overlap(_) => SketchProblem::Refused,
            })?;
        Ok(Self::from_position(position, *rules))
    }

    fn mirrored(point: Point) -> Point {
        Point::new((Square::COUNT - 1 - point.index()) as u8)
    }
}
