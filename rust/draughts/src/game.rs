//! A game of draughts in progress.

use prise_game::{
    Adjudication, AdjudicationError, Army, DrawCounter, DrawReason, Face, FindMoveError, Game,
    Kind, MoveInfo, MoveKind, Outcome, Piece, Placed, Seat, Step, WinReason,
};

use crate::draw::{KINGS_LIMIT, OCCURRENCES_LIMIT, THREE_AGAINST_ONE_LIMIT, TWO_AGAINST_ONE_LIMIT};
use crate::{Bitboard, Color, DrawRules, DrawState, FenError, Move, Position, Square};

const MAN: Kind = Kind::new(0);
const KING: Kind = Kind::new(1);

/// A game of draughts: the position, what the draw rules remember, and how it ended.
///
/// ```
/// use prise_draughts::{DrawRules, Draughts};
/// use prise_game::Game;
///
/// let mut game = Draughts::start(&DrawRules::Standard, 0);
/// for text in ["32-28", "19-23", "28x19", "14x23"] {
///     let mv = game.find_move(text)?;
///     game.play_unchecked(mv);
/// }
/// assert_eq!(game.write(), "W:W31,33-50:B1-13,15-18,20,23");
/// # Ok::<(), prise_game::FindMoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draughts {
    position: Position,
    rules: DrawRules,
    draw_state: DrawState,
    outcome: Option<Outcome>,
}

impl Draughts {
    /// A game that starts from this position.
    pub fn from_position(position: Position, rules: DrawRules) -> Self {
        let draw_state = DrawState::new(position);
        Self { position, rules, draw_state, outcome: loss(&position) }
    }

    /// The position that stands now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the draw rules remember.
    pub const fn draw_state(&self) -> &DrawState {
        &self.draw_state
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let color =
            Color::BOTH.into_iter().find(|color| self.position.pieces(*color).contains(square))?;
        let kind = if self.position.all_kings().contains(square) { KING } else { MAN };
        Some(Piece { army: color.army(), kind })
    }

    /// What a legal move does to the board: its hops, then all captured pieces at once
    /// (FMJD-15), then the crown (FMJD-20).
    fn steps(&self, mv: Move) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut from = mv.from().point();
        if mv.is_capture() {
            let jumps = self.position.path(mv);
            for jump in &jumps {
                let (to, over) = (jump.to.point(), Some(jump.over.point()));
                steps.push(Step::Hop { from, to, over });
                from = to;
            }
            steps.extend(jumps.iter().map(|jump| Step::Remove { at: jump.over.point() }));
        } else {
            steps.push(Step::Hop { from, to: mv.to().point(), over: None });
        }
        let us = self.position.to_move();
        let is_man = self.position.men(us).contains(mv.from());
        if is_man && Bitboard::promotion_row(us).contains(mv.to()) {
            let piece = Piece { army: us.army(), kind: KING };
            steps.push(Step::Promote { at: mv.to().point(), piece });
        }
        steps
    }
}

/// Whether the position is lost for one side: the side to move without a move, or either side
/// without pieces (FMJD-21, FMJD-22).
fn loss(position: &Position) -> Option<Outcome> {
    let us = position.to_move();
    let win = |winner: Color, reason| Some(Outcome::Win { winner: winner.seat(), reason });
    if position.pieces(us).is_empty() {
        win(!us, WinReason::Elimination)
    } else if position.pieces(!us).is_empty() {
        win(us, WinReason::Elimination)
    } else if position.can_move() {
        None
    } else {
        win(!us, WinReason::Blocked)
    }
}

impl Game for Draughts {
    type Rules = DrawRules;
    type Move = Move;
    type Public = Self;
    type PositionError = FenError;

    const ID: &'static str = "draughts";
    const POINTS: usize = Square::COUNT;
    const ARMIES: &'static [&'static str] = &["white", "black"];
    const KINDS: &'static [&'static str] = &["man", "king"];

    fn start(rules: &DrawRules, _seed: u64) -> Self {
        Self::from_position(Position::start(), *rules)
    }

    fn read(rules: &DrawRules, text: &str) -> Result<Self, FenError> {
        Ok(Self::from_position(text.parse()?, *rules))
    }

    fn write(&self) -> String {
        self.position.to_string()
    }

    fn rules(&self) -> &DrawRules {
        &self.rules
    }

    fn to_move(&self) -> Seat {
        self.position.to_move().seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn draw_counters(&self) -> Vec<DrawCounter> {
        let state = &self.draw_state;
        [
            (DrawReason::ThreefoldRepetition, state.occurrences() as u32, OCCURRENCES_LIMIT as u32),
            (DrawReason::TwentyFiveMoveRule, state.kings().into(), KINGS_LIMIT.into()),
            (
                DrawReason::SixteenMoveRule,
                state.three_against_one().into(),
                THREE_AGAINST_ONE_LIMIT.into(),
            ),
            (
                DrawReason::FiveMoveRule,
                state.two_against_one().into(),
                TWO_AGAINST_ONE_LIMIT.into(),
            ),
        ]
        .into_iter()
        // A position that has stood once repeats nothing yet.
        .filter(|(reason, count, _)| *count > u32::from(*reason == DrawReason::ThreefoldRepetition))
        .map(|(reason, count, limit)| DrawCounter { reason, count, limit })
        .collect()
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position.legal_moves() }
    }

    fn play_legal(&mut self, mv: Move) -> Vec<Step> {
        let steps = self.steps(mv);
        self.play_unchecked(mv);
        steps
    }

    fn play_unchecked(&mut self, mv: Move) {
        let before = self.position;
        self.position.play_unchecked(mv);
        self.draw_state.update(self.rules, &before, mv, &self.position);
        self.outcome = loss(&self.position)
            .or_else(|| self.draw_state.reason().map(|reason| Outcome::Draw { reason }));
    }

    fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
        self.require_adjudication(adjudication)?;
        self.outcome = Some(adjudication.between_two());
        Ok(Vec::new())
    }

    fn info(&self, mv: Move) -> MoveInfo {
        let jumps = self.position.path(mv);
        let (kind, path) = if mv.is_capture() {
            (MoveKind::Capture, jumps.iter().map(|jump| jump.to.point()).collect())
        } else {
            (MoveKind::Quiet, vec![mv.to().point()])
        };
        MoveInfo {
            kind,
            from: Some(mv.from().point()),
            to: mv.to().point(),
            path,
            captured: jumps.iter().map(|jump| jump.over.point()).collect(),
            jumps: self.position.jumps_in_use(mv),
        }
    }

    fn notation(&self, mv: Move) -> String {
        self.position.notation(mv)
    }

    fn find_move(&self, text: &str) -> Result<Move, FindMoveError> {
        let mv = self.position.find_move(text)?;
        if self.outcome.is_some() {
            return Err(FindMoveError::illegal(text, "the game is over"));
        }
        Ok(mv)
    }

    fn pieces(&self) -> Vec<Placed> {
        let place = |square: Square| {
            let face = Face::Shown(self.piece(square)?);
            Some(Placed { at: square.point(), face })
        };
        Square::all().filter_map(place).collect()
    }

    fn army_of(&self, seat: Seat) -> Option<Army> {
        Color::BOTH.into_iter().find(|color| color.seat() == seat).map(Color::army)
    }

    fn public(&self) -> Self {
        self.clone()
    }

    /// Draws are ignored, as in all published figures.
    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
