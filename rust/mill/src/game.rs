//! A game of mill in progress.

use prise_game::{
    Adjudication, AdjudicationError, Army, Color, DrawCounter, DrawReason, Face, FindMoveError,
    Game, Kind, MoveInfo, MoveKind, Outcome, Piece, Placed, Point, Repetition, Seat, Step,
};

use crate::fen::{self, FenError};
use crate::hint::why_not;
use crate::moves::{CaptureMode, Move};
use crate::points::{POINTS, Points};
use crate::position::{DRAW_PLIES, Phase, Position};
use crate::rules::MillRules;

/// The position that stands for the third time ends the game.
const DRAW_OCCURRENCES: usize = 3;

const MAN: Kind = Kind::new(0);

/// What must be the same for a position to count as repeated: the men and whose turn it is.
/// Hands are empty then, and no capture is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RepetitionKey {
    men: [Points; 2],
    to_move: Color,
}

impl From<&Position> for RepetitionKey {
    fn from(position: &Position) -> Self {
        Self { men: Color::BOTH.map(|side| position.men(side)), to_move: position.to_move() }
    }
}

/// A game of mill: the position, the positions that can still come back, and how it ended.
///
/// ```
/// use prise_game::Game;
/// use prise_mill::{CaptureMode, Mill, MillRules};
///
/// let mut game = Mill::start(&MillRules::default(), 0);
/// for text in ["a7", "d7", "g7"] {
///     game.play(game.find_move(text)?)?;
/// }
/// // White has closed in the man on d7 and must take it.
/// let legal = game.legal_moves();
/// assert_eq!(legal.len(), 1);
/// assert_eq!(game.notation(legal[0]), "xd7");
/// assert_eq!(game.mode_of(legal[0]), Some(CaptureMode::Custodian));
/// assert_eq!(
///     game.write(),
///     "********/********/@O*****O w p r 2 7 1 8 1 0 0 0 0 0 0 0 2 c:w-1-24|b-0- p:1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mill {
    position: Position,
    history: Repetition<RepetitionKey>,
    outcome: Option<Outcome>,
}

impl Mill {
    /// A game that starts from this position.
    pub fn from_position(position: Position) -> Self {
        let history = Repetition::new(position.key(), RepetitionKey::from(&position));
        Self { position, history, outcome: position.outcome() }
    }

    /// The position that stands now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The positions since the last placement or removal, this one included.
    pub const fn history(&self) -> &Repetition<RepetitionKey> {
        &self.history
    }

    /// The mode of capture that a legal removal would choose; nothing for other moves.
    pub fn mode_of(&self, mv: Move) -> Option<CaptureMode> {
        match mv {
            Move::Remove(at) => self.position.mode_of(at),
            Move::Place(_) | Move::Shift { .. } => None,
        }
    }

    fn piece(side: Color) -> Piece {
        Piece { army: side.army(), kind: MAN }
    }
}

impl Game for Mill {
    type Rules = MillRules;
    type Move = Move;
    type Public = Self;
    type PositionError = FenError;

    const ID: &'static str = "mill";
    const POINTS: usize = POINTS;
    const ARMIES: &'static [&'static str] = &["white", "black"];
    const KINDS: &'static [&'static str] = &["man"];

    fn start(rules: &MillRules, _seed: u64) -> Self {
        Self::from_position(Position::start(*rules))
    }

    fn read(rules: &MillRules, text: &str) -> Result<Self, FenError> {
        let (position, repeated) = fen::read(*rules, text)?;
        let mut game = Self::from_position(position);
        if repeated {
            game.outcome = Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition });
        }
        Ok(game)
    }

    fn write(&self) -> String {
        let repeated = Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition });
        fen::write(&self.position, self.outcome == repeated)
    }

    fn rules(&self) -> &MillRules {
        self.position.rules()
    }

    fn to_move(&self) -> Seat {
        self.position.to_move().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position.legal_moves() }
    }

    fn play_legal(&mut self, mv: Move) -> Vec<Step> {
        let step = match mv {
            Move::Place(at) => Step::Place { at, piece: Self::piece(self.position.to_move()) },
            Move::Shift { from, to } => Step::Hop { from, to, over: None },
            Move::Remove(at) => Step::Remove { at },
        };
        self.play_unchecked(mv);
        vec![step]
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        let (key, standing) = (self.position.key(), RepetitionKey::from(&self.position));
        let occurrences = if !matches!(mv, Move::Shift { .. }) {
            self.history.restart(key, standing);
            1
        } else if self.position.removal().is_due() {
            // The removal that follows starts the history afresh.
            0
        } else {
            self.history.push(key, standing)
        };
        let repeated = Outcome::Draw { reason: DrawReason::ThreefoldRepetition };
        self.outcome =
            self.position.outcome().or((occurrences >= DRAW_OCCURRENCES).then_some(repeated));
    }

    fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
        self.require_adjudication(adjudication)?;
        self.outcome = Some(adjudication.between_two());
        Ok(Vec::new())
    }

    fn info(&self, mv: Move) -> MoveInfo {
        let (kind, from, to) = match mv {
            Move::Place(to) => (MoveKind::Place, None, to),
            Move::Shift { from, to } => (MoveKind::Quiet, Some(from), to),
            Move::Remove(at) => (MoveKind::Remove, None, at),
        };
        let captured = if kind == MoveKind::Remove { vec![to] } else { Vec::new() };
        MoveInfo { kind, from, to, path: vec![to], captured, jumps: Vec::new() }
    }

    fn notation(&self, mv: Move) -> String {
        mv.to_string()
    }

    fn find_move(&self, text: &str) -> Result<Move, FindMoveError> {
        let mv: Move = text.parse()?;
        if self.legal_moves().contains(&mv) {
            return Ok(mv);
        }
        let hint = if self.outcome.is_some() {
            "the game is over".to_owned()
        } else {
            why_not(&self.position, mv)
        };
        Err(FindMoveError::Illegal { text: text.to_owned(), hint })
    }

    fn pieces(&self) -> Vec<Placed> {
        let [white, black] = Color::BOTH.map(|side| self.position.men(side));
        let shown = |at: Point| {
            let side = if white.contains(at) { Color::White } else { Color::Black };
            Placed { at, face: Face::Shown(Self::piece(side)) }
        };
        (white | black).iter().map(shown).collect()
    }

    fn army_of(&self, seat: Seat) -> Option<Army> {
        Color::BOTH.into_iter().find(|side| side.seat() == seat).map(Color::army)
    }

    fn point_name(point: Point) -> String {
        crate::point_name(point).to_owned()
    }

    fn draw_counters(&self) -> Vec<DrawCounter> {
        let counter = |reason, count, limit| DrawCounter { reason, count, limit };
        let standing = RepetitionKey::from(&self.position);
        let occurrences = self.history.occurrences(self.position.key(), &standing) as u32;
        let plies = match self.position.phase() {
            Phase::Placing => 0,
            Phase::Moving => u32::from(self.position.plies()),
        };
        let mut counters = Vec::new();
        // A position that has stood once repeats nothing yet.
        if occurrences > 1 {
            counters.push(counter(
                DrawReason::ThreefoldRepetition,
                occurrences,
                DRAW_OCCURRENCES as u32,
            ));
        }
        if plies > 0 {
            counters.push(counter(DrawReason::HundredPlyRule, plies, u32::from(DRAW_PLIES)));
        }
        counters
    }

    fn public(&self) -> Self {
        self.clone()
    }
}
