//! What the screen shows, without a word about how: the model makes a scene, the view draws it.

use prise_game::Point;
use prise_session::SearchReport;

/// The whole screen at one moment. Two equal scenes look the same, so that nothing is drawn
/// twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    /// The name of the game.
    pub(crate) title: &'static str,
    /// Beside it: the rules that are not the usual ones, the move's number.
    pub(crate) subtitle: String,
    /// What has to be said all the time: that nothing is saved.
    pub(crate) warning: Option<String>,
    /// The board.
    pub(crate) board: Board,
    /// The players, by seat.
    pub(crate) players: Vec<PlayerLine>,
    /// The moves so far.
    pub(crate) moves: Vec<MoveRow>,
    /// How many rows before the last ones the list of moves is shown.
    pub(crate) scrolled: usize,
    /// What else there is to know, a line each, and what it is about.
    pub(crate) facts: (&'static str, Vec<String>),
    /// What the computer thinks or last thought.
    pub(crate) thinking: Option<Thinking>,
    /// The line under the board.
    pub(crate) status: Status,
    /// The keys that do something now.
    pub(crate) keys: Vec<KeyHint>,
    /// What lies over the board.
    pub(crate) overlay: Option<Overlay>,
}

/// The size of a board in cells, and the sizes that a cell may have in characters, smallest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grid {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) cell_sizes: &'static [(u16, u16)],
}

impl Grid {
    /// Its places, row by row.
    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).map(move |column| Cell { column, row }))
    }
}

/// A place of the grid, from the upper left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cell {
    pub(crate) column: u16,
    pub(crate) row: u16,
}

/// The board: its cells row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) grid: Grid,
    pub(crate) cells: Vec<CellLook>,
}

/// One cell. By default there is nothing on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CellLook {
    /// What it is part of.
    pub(crate) ground: Ground,
    /// The point it shows, if pieces can stand there.
    pub(crate) point: Option<Point>,
    /// The name of the point.
    pub(crate) label: String,
    pub(crate) piece: Option<PieceLook>,
    pub(crate) mark: Mark,
    /// Whether the last move started or ended here.
    pub(crate) last_move: bool,
    pub(crate) cursor: bool,
    /// The numbers of the routes that only go this way.
    pub(crate) routes: String,
}

/// What a cell is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Ground {
    /// A square that is not played on.
    #[default]
    Light,
    /// A square that is played on.
    Dark,
    /// A square that is played on, a shade lighter to tell it from its neighbours.
    Shaded,
    /// Bare wood with lines from its middle to some of its neighbours, a set of [`Lines`].
    Wood(Lines),
}

/// A set of the eight directions in which lines leave a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lines(u8);

impl Lines {
    /// The directions clockwise from the top, as steps to the right and down.
    pub(crate) const DIRECTIONS: [(i32, i32); 8] =
        [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

    /// The directions in which `runs` says that there is a line.
    pub(crate) fn where_line(mut runs: impl FnMut(i32, i32) -> bool) -> Self {
        let bits = Self::DIRECTIONS.iter().enumerate().filter(|(_, (x, y))| runs(*x, *y));
        Self(bits.map(|(index, _)| 1 << index).sum())
    }

    /// Whether a line runs in this direction.
    pub(crate) fn has(self, direction: (i32, i32)) -> bool {
        let index = Self::DIRECTIONS.iter().position(|known| *known == direction);
        index.is_some_and(|index| self.0 >> index & 1 != 0)
    }
}

/// A piece as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PieceLook {
    pub(crate) shape: Shape,
    pub(crate) paint: Paint,
    /// What stands in its middle; empty for plain pieces.
    pub(crate) glyph: Glyph,
    /// The piece in a line of text, if that is not its mark.
    pub(crate) token: &'static str,
}

/// A mark on a piece: in Chinese, and for terminals that have no such letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glyph {
    pub(crate) han: &'static str,
    pub(crate) latin: &'static str,
}

impl Glyph {
    /// The same mark everywhere.
    pub(crate) const fn plain(text: &'static str) -> Self {
        Self { han: text, latin: text }
    }
}

/// The outline by which armies differ without colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Disc,
    Ring,
    Tile,
    /// The back of a face-down piece.
    Back,
}

/// The colour of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    Ivory,
    Ebony,
    Red,
    Green,
    Bamboo,
}

/// What the board says of a point, the strongest alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Mark {
    #[default]
    None,
    /// A piece that can move.
    Movable,
    /// A piece that has to capture.
    MustCapture,
    /// The piece that was chosen.
    Chosen,
    /// Where the chosen piece can end.
    End,
    /// Where it hops on the way.
    Via,
    /// What it captures.
    Prey,
}

/// A player beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayerLine {
    pub(crate) name: String,
    /// `level 3`, `out`.
    pub(crate) note: String,
    /// What the player's pieces look like, as soon as that is known.
    pub(crate) piece: Option<PieceLook>,
    /// The pieces the player has taken.
    pub(crate) taken: Vec<PieceLook>,
    pub(crate) clock: Option<ClockFace>,
    pub(crate) to_move: bool,
}

/// A player's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClockFace {
    pub(crate) text: String,
    /// Little time is left.
    pub(crate) low: bool,
}

/// A round of the move list: one cell a seat.
pub(crate) type MoveRow = Vec<Option<MoveCell>>;

/// What one player did in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveCell {
    pub(crate) text: String,
    /// What a flip turned up.
    pub(crate) revealed: Option<PieceLook>,
    /// Taken back, waiting to be redone.
    pub(crate) undone: bool,
}

/// What the computer thinks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Thinking {
    /// It is thinking now.
    pub(crate) running: bool,
    pub(crate) report: Option<SearchReport>,
}

/// The line under the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// A prompt.
    Prompt(String),
    /// The reason for a refusal.
    Refusal(String),
    /// News: a result, an answer.
    News(String),
    /// A move being typed, and what it may become.
    Typing { text: String, fitting: String },
}

/// A key and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KeyHint {
    pub(crate) key: &'static str,
    pub(crate) does: &'static str,
}

/// What lies over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    /// All keys, explained, and what the pieces are.
    Help { keys: Vec<KeyHint>, legend: Vec<LegendEntry> },
    /// Something to read.
    Sheet { title: &'static str, lines: Vec<String>, keys: Vec<KeyHint> },
    /// A question with its answers.
    Question { text: String, answers: Vec<KeyHint> },
}

/// A kind of piece: what it looks like, an army each, and its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LegendEntry {
    pub(crate) looks: Vec<PieceLook>,
    pub(crate) name: &'static str,
}
