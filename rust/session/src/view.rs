//! What a table shows: one snapshot a move.

use prise_game::{
    Adjudication, Army, Capture, ClockReading, DrawCounter, Millis, MoveInfo, MoveKind, Outcome,
    Piece, Placed, Player, Point, Seat, Step, UndoRefusal, Unrated,
};
use prise_mill::{CaptureMode, Phase};

use crate::deal::Promise;
use crate::error::SessionError;
use crate::games::TableGame;

/// A legal move of one moment of a match. It is good for that moment alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveId(u32);

impl MoveId {
    /// The generation of the match and the place among its legal moves.
    pub(crate) fn new(generation: u16, index: usize) -> Self {
        Self(u32::from(generation) << 16 | index as u32)
    }

    /// The number by which it is known outside.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The move with this number.
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }
}

/// Every legal move, spelled out, in one order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LegalMoves {
    pub(crate) generation: u16,
    /// What each does on the board.
    pub infos: Vec<MoveInfo>,
    /// The text of each, as in records.
    pub notations: Vec<String>,
    /// Which way of capturing each would choose, where the game has several.
    pub modes: Vec<Option<CaptureMode>>,
}

impl LegalMoves {
    /// Spells out the moves that can be played now, and hands them over. No id of an earlier moment
    /// is good any more.
    pub(crate) fn renew<G: TableGame>(&mut self, game: &G) -> Vec<G::Move> {
        let moves = game.legal_moves();
        *self = Self {
            generation: self.generation.wrapping_add(1),
            infos: moves.iter().map(|mv| game.info(*mv)).collect(),
            notations: game.notations(&moves),
            modes: moves.iter().map(|mv| game.capture_mode(*mv)).collect(),
        };
        moves
    }

    /// The place of a move of this moment.
    pub(crate) fn place(&self, id: MoveId) -> Result<usize, SessionError> {
        let place = (id.0 & 0xFFFF) as usize;
        let why = if id.0 >> 16 != u32::from(self.generation) {
            "this move belongs to an earlier position"
        } else if place >= self.infos.len() {
            "there is no such move"
        } else {
            return Ok(place);
        };
        Err(SessionError::IllegalMove(why.to_owned()))
    }

    /// What to play for the move at this place.
    pub fn id(&self, index: usize) -> MoveId {
        MoveId::new(self.generation, index)
    }

    /// Whether all of them, and there are some, are of this kind.
    pub fn are_all(&self, kind: MoveKind) -> bool {
        !self.infos.is_empty() && self.infos.iter().all(|info| info.kind == kind)
    }

    /// How many pieces every one of them captures; 0 where nothing has to be captured.
    pub fn must_capture(&self) -> usize {
        let least = self.infos.iter().map(|info| info.captured.len()).min();
        least.filter(|_| self.are_all(MoveKind::Capture)).unwrap_or(0)
    }

    /// The points a first tap may choose: pieces that move, and points that are a move by
    /// themselves.
    pub fn handles(&self) -> Vec<Point> {
        let mut points: Vec<_> = self.infos.iter().map(|it| it.from.unwrap_or(it.to)).collect();
        points.sort_unstable();
        points.dedup();
        points
    }
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Who sits there.
    pub player: Player,
    /// The army that the player leads, as soon as that is known.
    pub army: Option<Army>,
    /// Whether the player has left the rotation.
    pub is_out: bool,
    /// How many pieces the player still has to bring in, where pieces come from the hand.
    pub in_hand: Option<u8>,
    /// The place at the end of the game, 1 for the best; nothing before.
    pub place: Option<u8>,
}

/// One line of the move list: a move or an adjudication.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// Whose turn it was.
    pub turn: Seat,
    /// The move; nothing for an adjudication.
    pub notation: Option<String>,
    /// The adjudication; nothing for a move.
    pub adjudication: Option<Adjudication>,
    /// The time it took.
    pub spent: Millis,
    /// The piece that was turned up, if one was.
    pub revealed: Option<Piece>,
}

/// A whole moment of a match. By default, a board on which nothing has been played and nothing can
/// be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// The game.
    pub game: &'static str,
    /// Whether the board has the diagonals of twelve men's morris.
    pub has_diagonals: bool,
    /// Every piece by ascending point.
    pub pieces: Vec<Placed>,
    /// Whose turn it is; after the end, whose it would have been.
    pub to_move: Seat,
    /// The players in the order of play.
    pub seats: Vec<SeatView>,
    /// Every move that can be played now; none after the end, or when looking back.
    pub legal: LegalMoves,
    /// The move or adjudication that led here; nothing at the start.
    pub last: Option<HistoryEntry>,
    /// What it did to the board.
    pub last_steps: Vec<Step>,
    /// The end of the game, once it has come.
    pub outcome: Option<Outcome>,
    /// The counts on the way to a draw that are running.
    pub draw_counters: Vec<DrawCounter>,
    /// Who has offered a draw that is not answered yet.
    pub draw_offer: Option<Seat>,
    /// Who has not answered it.
    pub draw_answers_awaited: Vec<Seat>,
    /// The pieces captured so far, oldest first.
    pub captured: Vec<Capture>,
    /// What the clocks show.
    pub clock: Option<ClockReading>,
    /// How many moves and adjudications led here.
    pub ply: usize,
    /// How many there are with those that can be redone.
    pub last_ply: usize,
    /// Why nothing can be undone, if so.
    pub undo_refusal: Option<UndoRefusal>,
    /// Whether there is anything to redo.
    pub can_redo: bool,
    /// Why the match does not count for the rating; empty if it does.
    pub unrated: Vec<Unrated>,
    /// How the match ended first, where it goes on, or went on, after its end: that is the result
    /// that counts.
    pub first_end: Option<Outcome>,
    /// The phase, in games that have phases.
    pub phase: Option<Phase>,
    /// What is promised about what lies face-down; nothing where nothing is dealt, or where the
    /// deal was chosen.
    pub promise: Option<Promise>,
    /// Why the last change could not be written down, if it could not.
    pub save_problem: Option<String>,
}

impl View {
    /// A moment of a game, with these players, of which nothing else is known.
    pub(crate) fn of<G: TableGame>(game: &G, player: impl Fn(Seat) -> Player) -> Self {
        let seat = |seat: Seat| SeatView {
            player: player(seat),
            army: game.army_of(seat),
            is_out: game.is_out(seat),
            in_hand: game.in_hand(seat),
            place: None,
        };
        Self {
            game: G::ID,
            pieces: game.pieces(),
            to_move: game.to_move(),
            seats: game.seats().iter().map(seat).collect(),
            has_diagonals: G::has_diagonals(game.rules()),
            outcome: game.outcome(),
            draw_counters: game.draw_counters(),
            phase: game.phase(),
            ..Self::default()
        }
    }

    /// The player whose turn it is; nobody after the end.
    pub fn player_to_move(&self) -> Option<&Player> {
        let seat = self.seats.get(self.to_move.index()).filter(|_| self.outcome.is_none());
        seat.map(|seat| &seat.player)
    }

    /// The seats with what is known of each.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        (0..).map(Seat::new).zip(&self.seats)
    }
}
