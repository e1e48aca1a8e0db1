//! What a board shows: one snapshot a move.

/// A piece on its point, as the players see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceView {
    /// Where it stands.
    pub point: u8,
    /// The army, as an index into the game's armies; nothing for a face-down piece.
    pub army: Option<u8>,
    /// The kind, as an index into the game's kinds; nothing for a face-down piece.
    pub kind: Option<u8>,
}

/// What kind of thing a move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// A piece goes somewhere and nothing else happens.
    Quiet,
    /// A piece captures.
    Capture,
    /// A piece comes onto the board from the hand.
    Place,
    /// An enemy piece is taken off as a move of its own.
    Remove,
    /// A face-down piece is turned up.
    Flip,
}

/// A way of capturing, in a game that has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureMode {
    /// The mover closed a mill: one man for it, or one for each mill if the rules say so.
    Mill,
    /// The mover closed in a man from both ends of its line: that man.
    Custodian,
    /// The mover stepped between two men: both of them.
    Intervention,
}

/// One jump of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JumpView {
    /// Where it starts.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
    /// The piece that is jumped.
    pub over: u8,
}

/// A move that can be played now. Dart sends back the `id`, nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// What to send back. It is good for this view alone.
    pub id: u32,
    /// What kind of thing it is.
    pub kind: MoveKind,
    /// Where the piece stands; nothing when it comes from the hand.
    pub from: Option<u8>,
    /// Where it ends, or the point that is flipped or emptied.
    pub to: u8,
    /// Every point it touches after `from`, the last one included. Where there are several routes
    /// with the same result, this is one of them.
    pub path: Vec<u8>,
    /// The points of the pieces it captures, in the order in which `path` jumps them.
    pub captured: Vec<u8>,
    /// Every jump of every route with this result, ascending by `from` and `to`: a route goes from
    /// `from` over each captured piece once to `to`. None where nothing is jumped: then `path` is
    /// the only route.
    pub jumps: Vec<JumpView>,
    /// Its text, as in records.
    pub notation: String,
    /// Which way of capturing it would choose, where the game has several.
    pub mode: Option<CaptureMode>,
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// The piece on `from` goes to `to`, perhaps over an enemy on `over`.
    Hop,
    /// A piece comes onto `to`.
    Place,
    /// The piece on `to` leaves the board.
    Remove,
    /// The piece on `to` is turned up.
    Flip,
    /// The piece on `to` becomes another kind.
    Promote,
    /// The player at `seat` leaves the rotation.
    Eliminate,
}

/// One visible change on the board. Steps are shown in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepView {
    /// What it does.
    pub kind: StepKind,
    /// Where a hop starts.
    pub from: Option<u8>,
    /// The point it is about.
    pub to: Option<u8>,
    /// The piece that a hop captures, still on the board until its own removal.
    pub over: Option<u8>,
    /// The army of the piece that appears.
    pub army: Option<u8>,
    /// The kind of the piece that appears.
    pub piece: Option<u8>,
    /// Who is eliminated.
    pub seat: Option<u8>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The name that is shown.
    pub name: String,
    /// The level of the computer player; nothing for a person.
    pub level: Option<u8>,
    /// The army that the player leads, as soon as that is known.
    pub army: Option<u8>,
    /// Whether the player has left the rotation.
    pub is_out: bool,
    /// How many pieces the player still has to bring in, where pieces come from the hand.
    pub in_hand: Option<u8>,
    /// The time left in milliseconds; nothing without a clock.
    pub time_ms: Option<u32>,
    /// The place at the end of the game, 1 for the best; nothing before. Whoever is out has lost,
    /// however the others end: in a draw all who were still in are first, and whoever was out is
    /// behind them.
    pub place: Option<u8>,
}

/// Why a game ended: won for the first six, drawn for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// The opponents have no pieces left.
    Elimination,
    /// The opponent has pieces but no legal move.
    Blocked,
    /// The opponent has fewer pieces than the game can be played with.
    TooFewPieces,
    /// Every other player is out, by whatever way.
    LastStanding,
    /// The opponent resigned.
    Resignation,
    /// The opponent's flag fell.
    Timeout,
    /// The same position with the same player to move stood for the third time.
    ThreefoldRepetition,
    /// Draughts: 25 moves each by kings without a capture.
    TwentyFiveMoveRule,
    /// Draughts: 16 moves each in a three-against-one ending without a capture.
    SixteenMoveRule,
    /// Draughts: 5 moves each in a two-against-one ending without a capture.
    FiveMoveRule,
    /// The players agreed.
    MutualAgreement,
    /// Dark chess: the same position stood for the fourth time.
    FourfoldRepetition,
    /// Dark chess: 60 plies without a capture (or a flip, where flips count as progress).
    SixtyMoveRule,
    /// Mill: 100 plies without a placement or a removal.
    HundredPlyRule,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutcomeView {
    /// Who won; nothing for a draw.
    pub winner: Option<u8>,
    /// Why.
    pub reason: EndReason,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefusal {
    /// Nothing was played, or nothing by a person.
    NothingPlayed,
    /// A face-down piece was turned up since: what was seen cannot be hidden again.
    Revealed,
    /// The game is over, and with its end the deal is known.
    DealKnown,
}

/// Why a match does not count for the rating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum UnratedReason {
    /// It is not one person against computer players.
    NotAgainstComputer,
    /// It began from a position, or from a deal that somebody chose by its number.
    OtherStart,
    /// It is practice.
    Practice,
    /// A move was taken back.
    TakeBack,
    /// A hint or an analysis was given while it ran.
    Hint,
    /// It goes on after its end: the first end is what counts.
    Continuation,
}

/// A count on the way to a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawCounterView {
    /// The draw it leads to.
    pub reason: EndReason,
    /// How many are left until the draw.
    pub left: u32,
    /// How many there are in all.
    pub limit: u32,
}

/// A captured piece and who took it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CapturedView {
    /// Who took it.
    pub by: u8,
    /// The army it belonged to.
    pub army: u8,
    /// What it was.
    pub kind: u8,
}

/// The phase of a game that has phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Pieces come from the hand.
    Placing,
    /// Pieces go from point to point.
    Moving,
}

/// A whole moment of a match: all that a board needs, in one call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardView {
    /// The game.
    pub game: String,
    /// Whether the board has the diagonals of twelve men's morris.
    pub has_diagonals: bool,
    /// Every piece by ascending point.
    pub pieces: Vec<PieceView>,
    /// Whose turn it is; after the end, whose it would have been.
    pub seat: u8,
    /// The players in the order of play.
    pub seats: Vec<SeatView>,
    /// Every move that can be played now; none after the end.
    pub legal: Vec<LegalMove>,
    /// How many pieces every legal move captures; 0 where nothing has to be captured.
    pub must_capture: u32,
    /// What the last move did to the board, in order.
    pub last_steps: Vec<StepView>,
    /// The move or adjudication that led here; nothing at the start.
    pub last_entry: Option<HistoryEntry>,
    /// The end of the game, once it has come.
    pub outcome: Option<OutcomeView>,
    /// The counts on the way to a draw that are running.
    pub draw_counters: Vec<DrawCounterView>,
    /// Who has offered a draw that is not answered yet.
    pub draw_offer: Option<u8>,
    /// The pieces captured so far, oldest first.
    pub captured: Vec<CapturedView>,
    /// Whose clock runs.
    pub clock_running: Option<u8>,
    /// How many moves and adjudications led here.
    pub ply: u32,
    /// How many there are with those that can be redone.
    pub last_ply: u32,
    /// Whether anything can be undone.
    pub can_undo: bool,
    /// Why nothing can be undone, if so.
    pub undo_refusal: Option<UndoRefusal>,
    /// Whether there is anything to redo.
    pub can_redo: bool,
    /// Why the match does not count for the rating; empty if it does.
    pub unrated: Vec<UnratedReason>,
    /// How the match ended first, where it goes on, or went on, after its end: that is the result
    /// that counts.
    pub first_end: Option<OutcomeView>,
    /// The phase, in games that have phases.
    pub phase: Option<Phase>,
    /// What is promised about what lies face-down: a SHA-256 of the deal that anybody can check
    /// after the game. Nothing where nothing is dealt, or where the deal was chosen.
    pub commitment: Option<String>,
    /// The same in the short form that players can remember.
    pub commitment_short: Option<String>,
    /// Why the last change could not be written down, if it could not. The match goes on in
    /// memory, and the next change is tried again.
    pub save_problem: Option<String>,
}

/// What the computer player has to say while it thinks, and at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking {
    /// How deep it has looked.
    pub depth: u32,
    /// How good the position is for the player to move: in hundredths of a man, or plies to the
    /// end beyond ±`WON`.
    pub score: i32,
    /// The moves that it expects, in their notation.
    pub line: Vec<String>,
    /// How many positions it has looked at.
    pub nodes: f64,
    /// How long it has thought.
    pub elapsed_ms: u32,
    /// The move to play, at the end; nothing on the way.
    pub best: Option<u32>,
}

/// A decision that is not a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdjudicationKind {
    /// All players agreed to a draw.
    DrawAgreed,
    /// A player gave up.
    Resignation,
    /// A player's time was over.
    FlagFall,
}

/// One line of the move list: a move or an adjudication.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// Whose turn it was.
    pub seat: u8,
    /// The move; nothing for an adjudication.
    pub notation: Option<String>,
    /// The time it took.
    pub spent_ms: u32,
    /// The adjudication; nothing for a move.
    pub adjudication: Option<AdjudicationKind>,
    /// Who gave up, or whose time was over.
    pub adjudication_seat: Option<u8>,
}

/// What the analysis of a match says about one moment of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlyAnalysis {
    /// The moment: how many moves and adjudications led to it.
    pub ply: u32,
    /// The last moment of the match, for showing how far the analysis has come.
    pub last_ply: u32,
    /// Whose turn it was.
    pub seat: u8,
    /// How good the position was for that player, as in `Thinking`; nothing when the game was
    /// over.
    pub score: Option<i32>,
    /// How good it was for every player, by seat; nothing when the game was over. Among three
    /// these are thousandths of the win above or below the third that is everybody's due.
    pub scores: Vec<i32>,
    /// The moves that would have been best, this player's first.
    pub line: Vec<String>,
    /// The move that was played; nothing for an adjudication, or at the end.
    pub played: Option<String>,
    /// Whether that move turned up a piece that nobody knew: what it led to was luck.
    pub is_flip: bool,
    /// How deep the analysis looked.
    pub depth: u32,
}
