//! A position taken apart, to be changed piece by piece.
//!
//! A [`Sketch`] may be anything, a board with no sense in it included. [`Editable`] is a game that
//! says what its positions may contain, takes a position apart, and puts one together or says why
//! there is none.

use crate::{Army, Face, Game, Piece, Placed, Point, Seat};

/// What is known of a player in a sketch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SketchSeat {
    /// The army that the player leads. Where seats and armies go together it is given.
    pub army: Option<Army>,
    /// How many pieces come from the hand yet.
    pub in_hand: u8,
    /// Whether the player has left the rotation.
    pub is_out: bool,
}

/// A position taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// What stands on each point.
    pub cells: Vec<Option<Face>>,
    /// Whose turn it is.
    pub to_move: Seat,
    /// The players in the order of play.
    pub seats: Vec<SketchSeat>,
    /// What the face-down pieces are, in the order of their points.
    pub hidden: Vec<Piece>,
    /// The number on the way to a draw that a position's text carries; 0 where it carries none.
    pub counter: u16,
    /// The number of the move, where a position's text carries it; 0 where it carries none.
    pub move_number: u16,
}

impl Sketch {
    /// A board with these pieces and nothing else.
    pub fn new<G: Game>(game: &G) -> Self {
        let mut cells = vec![None; G::POINTS];
        for Placed { at, face } in game.pieces() {
            cells[at.index()] = Some(face);
        }
        let seat =
            |seat| SketchSeat { army: game.army_of(seat), in_hand: 0, is_out: game.is_out(seat) };
        Self {
            cells,
            to_move: game.to_move(),
            seats: game.seats().iter().map(seat).collect(),
            hidden: Vec::new(),
            counter: 0,
            move_number: 0,
        }
    }

    /// The points on which this is true of what stands there.
    pub fn points(&self, is_wanted: impl Fn(Face) -> bool) -> Vec<Point> {
        let point = |(index, cell): (usize, &Option<Face>)| {
            cell.filter(|face| is_wanted(*face)).map(|_| Point::new(index as u8))
        };
        self.cells.iter().enumerate().filter_map(point).collect()
    }

    /// How many pieces of an army stand on the board face-up.
    pub fn count_of(&self, army: Army) -> usize {
        self.points(|face| matches!(face, Face::Shown(piece) if piece.army == army)).len()
    }
}

/// A kind of piece that can be put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayPiece {
    /// What it is.
    pub face: Face,
    /// How many of it a position may hold.
    pub most: u8,
}

/// Why a sketch is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SketchProblem {
    /// An army has more pieces than it starts with.
    #[error("army {} has {count} pieces, {most} are the most", army.index() + 1)]
    TooManyPieces {
        /// The army.
        army: Army,
        /// How many it has, those in hand included.
        count: u32,
        /// How many it may have.
        most: u32,
    },
    /// There are more of one piece than the game has.
    #[error("there are {count} of one piece, the game has {most}")]
    TooManyOfKind {
        /// The piece.
        piece: Piece,
        /// How many there are, those that may be face-down included.
        count: u32,
        /// How many the game has.
        most: u32,
    },
    /// A side has fewer pieces than the game can be played with.
    #[error("army {} has {count} pieces, {least} are needed", army.index() + 1)]
    TooFewPieces {
        /// The army.
        army: Army,
        /// How many it has, those in hand included.
        count: u32,
        /// How many it needs.
        least: u32,
    },
    /// There are not as many face-down pieces on the board as are said to be hidden.
    #[error("{face_down} pieces lie face-down, and {hidden} are said to be hidden")]
    HiddenCount {
        /// How many lie face-down.
        face_down: u32,
        /// How many are said to be hidden.
        hidden: u32,
    },
    /// Two players lead the same army.
    #[error("two players lead army {}", army.index() + 1)]
    ArmyTwice {
        /// The army.
        army: Army,
    },
    /// One player leads an army and the other, who must have one then, does not.
    #[error("one player has an army and the other has none")]
    ArmyMissing,
    /// A piece is face-up, and nobody leads an army yet.
    #[error("a piece is face-up, so the players must have their armies")]
    ArmiesUnknown,
    /// It is the turn of a player who is out.
    #[error("it is the turn of player {}, who is out", seat.index() + 1)]
    SeatIsOut {
        /// The player.
        seat: Seat,
    },
    /// Everybody is out, or has no pieces.
    #[error("nobody is left in the game")]
    NobodyLeft,
    /// The number on the way to a draw is too high for the position.
    #[error("the counter stands at {count}, {most} is the most here")]
    CounterTooHigh {
        /// The number.
        count: u32,
        /// The highest that can be.
        most: u32,
    },
    /// The game's own reader refuses the position for another reason.
    #[error("the rules do not know such a position")]
    Refused,
}

/// How a sketch is mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mirror {
    /// The board is turned by half, and the sides change places.
    Turned,
    /// Left becomes right; everybody keeps their pieces.
    LeftRight,
}

/// A game whose positions can be put together by hand.
pub trait Editable: Game {
    /// How a position is mirrored.
    const MIRROR: Mirror;
    /// The highest number that the counter takes; 0 where a position's text has none.
    const COUNTER_MOST: u16 = 0;
    /// Whether a position's text has the number of the move.
    const HAS_MOVE_NUMBER: bool = false;
    /// Whether the players can be given armies.
    const CHOOSES_ARMIES: bool = false;

    /// What can be put on the board.
    fn tray(rules: &Self::Rules) -> Vec<TrayPiece>;

    /// The position taken apart. What no part of a sketch can say (a capture that is due, say) is
    /// left out.
    fn sketch(&self) -> Sketch;

    /// The empty board.
    fn empty_sketch(rules: &Self::Rules) -> Sketch {
        let mut sketch = Self::start(rules, 0).sketch();
        sketch.cells.fill(None);
        sketch.hidden.clear();
        sketch
    }

    /// Puts a position together.
    ///
    /// # Errors
    /// Says why that is no position.
    fn assemble(rules: &Self::Rules, sketch: &Sketch) -> Result<Self, SketchProblem>;

    /// Where a point lies in the mirror.
    fn mirrored(point: Point) -> Point;

    /// Sees to what follows from a change of the board, as far as it is plain: a piece that is put
    /// on the board comes from the hand, say.
    fn settle(rules: &Self::Rules, sketch: &mut Sketch) {
        let _ = (rules, sketch);
    }
}
