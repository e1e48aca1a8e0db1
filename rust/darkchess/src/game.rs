//! The game with its secret: the dealer's side.

use prise_game::{
    Adjudication, AdjudicationError, Army, DrawCounter, DrawReason, Face, FindMoveError, Game,
    IllegalMove, MoveInfo, MoveKind, Outcome, Placed, Point, Repetition, Seat, Seats, Seed, Step,
};

use crate::deal::{Deal, shuffle};
use crate::error::PositionError;
use crate::man::Cell;
use crate::moves::Move;
use crate::points::MAX_POINTS;
use crate::position::Position;
use crate::ruleset::RuleSet;
use crate::{notation, text};

/// How often a position may stand before the game is drawn, where repetition counts.
const OCCURRENCES: usize = 4;

/// A game of dark chess as the dealer holds it: what everybody sees, and what lies under the
/// face-down pieces.
///
/// Players, AIs among them, get its [`public`](Game::public) view, a type that does not contain
/// the secret. The secret leaves this value in two ways only: a piece at a time by playing a flip,
/// and as a whole in the text of [`write`](Game::write), which is how a match is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DarkChess<R: RuleSet> {
    position: Position<R>,
    deal: Deal,
    /// The positions that can come back, if it matters.
    past: Option<Repetition<RepetitionKey>>,
}

/// What has to be the same for a position to have come back. Owners and captured pieces cannot
/// have changed in between, because a flip or a capture starts the history afresh.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RepetitionKey {
    cells: [Cell; MAX_POINTS],
    seat: Seat,
}

/// What all players may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<R: RuleSet> {
    /// The public state.
    pub position: Position<R>,
    /// The [keys](Position::key) of the positions that can come back, oldest first and the
    /// present one last; empty where repetition does not count. The fourth occurrence is a draw.
    pub past: Vec<u64>,
}

impl<R: RuleSet> DarkChess<R> {
    /// The start of a match with the deal that a seed gives.
    pub fn deal(options: &R::Options, seed: &Seed) -> Self {
        Self::new(Position::start(*options), Deal::new(R::LAYOUT.iter(), &shuffle::<R>(seed)))
    }

    /// What everybody sees.
    pub const fn position(&self) -> &Position<R> {
        &self.position
    }

    fn new(position: Position<R>, deal: Deal) -> Self {
        let past = R::draws_by_repetition(position.options)
            .then(|| Repetition::new(position.key(), RepetitionKey::of(&position)));
        Self { position, deal, past }
    }

    /// Takes note of the position that stands now, and ends the game if it has stood too often.
    fn remember(&mut self) {
        let Some(past) = &mut self.past else { return };
        let (key, standing) = (self.position.key(), RepetitionKey::of(&self.position));
        if self.position.quiet() == 0 {
            past.restart(key, standing);
        } else if past.push(key, standing) >= OCCURRENCES && self.position.outcome.is_none() {
            self.position.outcome = Some(Outcome::Draw { reason: DrawReason::FourfoldRepetition });
        }
    }

    /// A step for each player who has left since `before`, in the order of play.
    fn departures(&self, before: &Position<R>) -> impl Iterator<Item = Step> {
        let seats = std::iter::successors(Some(R::SEATS.after(before.seat)), |seat| {
            Some(R::SEATS.after(*seat))
        });
        seats
            .take(R::SEATS.count())
            .filter(|seat| self.position.is_out(*seat) && !before.is_out(*seat))
            .map(|seat| Step::Eliminate { seat })
    }
}

impl RepetitionKey {
    fn of<R: RuleSet>(position: &Position<R>) -> Self {
        let cells = std::array::from_fn(|index| position.cell(Point::new(index as u8)));
        Self { cells, seat: position.to_move() }
    }
}

impl<R: RuleSet> Game for DarkChess<R> {
    type Rules = R::Options;
    type Move = Move;
    type Public = View<R>;
    type PositionError = PositionError;

    const ID: &'static str = R::ID;
    const POINTS: usize = R::GEOMETRY.points();
    const ARMIES: &'static [&'static str] = R::ARMIES;
    const KINDS: &'static [&'static str] = R::KINDS;
    const HIDES_PIECES: bool = true;

    /// Deals [by number](Seed::from_number). A match that has to be fair is dealt [from a random
    /// seed](DarkChess::start_from).
    fn start(rules: &R::Options, seed: u64) -> Self {
        Self::deal(rules, &Seed::from_number(seed))
    }

    fn start_from(rules: &R::Options, seed: &Seed) -> Self {
        Self::deal(rules, seed)
    }

    fn redealt(&self, seed: &Seed) -> Self {
        Self { deal: self.deal.dealt_anew(seed), ..self.clone() }
    }

    /// Where the face-down pieces are not named, as in [`write_public`](Game::write_public), they lie
    /// in some order until they are [dealt anew](Game::redealt).
    fn read(rules: &R::Options, text: &str) -> Result<Self, PositionError> {
        let (position, deal) = text::read(*rules, text)?;
        Ok(Self::new(position, deal))
    }

    /// Writes the whole match, face-down pieces included: for the store, never for a player.
    fn write(&self) -> String {
        text::write(&self.position, &self.deal.letters::<R>())
    }

    /// A question mark stands for every face-down piece, and what has been captured is named.
    fn write_public(&self) -> String {
        text::write(&self.position, &text::unnamed(&self.position))
    }

    fn rules(&self) -> &R::Options {
        self.position.options()
    }

    fn seats(&self) -> Seats {
        R::SEATS
    }

    fn to_move(&self) -> Seat {
        self.position.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.position.is_out(seat)
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.position.moves()
    }

    fn play_legal(&mut self, mv: Move) -> Vec<Step> {
        let before = self.position;
        let mut steps = Vec::new();
        self.play_unchecked(mv);
        match mv {
            Move::Flip { at } => {
                let piece = R::profile(self.position.men[at.index()]).piece();
                steps.push(Step::Flip { at, piece });
            }
            Move::Go { from, to } => {
                // The captured piece makes room first: both cannot stand on the point.
                if before.kind_of(mv) == MoveKind::Capture {
                    steps.push(Step::Remove { at: to });
                }
                steps.push(Step::Hop { from, to, over: None });
            }
        }
        steps.extend(self.departures(&before));
        steps
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.position.apply(mv, |at| self.deal.turn_up(at));
        self.remember();
    }

    fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
        self.require_adjudication(adjudication)?;
        let before = self.position;
        match adjudication {
            Adjudication::Resign(seat) | Adjudication::FlagFell(seat) if R::plays_on() => {
                self.position.retire(seat);
                self.position.retire_players();
            }
            _ => self.position.outcome = Some(adjudication.between_two()),
        }
        Ok(self.departures(&before).collect())
    }

    fn info(&self, mv: Move) -> MoveInfo {
        let kind = self.position.kind_of(mv);
        let (from, to) = match mv {
            Move::Flip { at } => (None, at),
            Move::Go { from, to } => (Some(from), to),
        };
        let captured = if kind == MoveKind::Capture { vec![to] } else { vec![] };
        MoveInfo { kind, from, to, path: vec![to], captured, jumps: Vec::new() }
    }

    fn notation(&self, mv: Move) -> String {
        notation::write(R::GEOMETRY, mv)
    }

    fn find_move(&self, text: &str) -> Result<Move, FindMoveError> {
        notation::find(&self.position, text)
    }

    fn pieces(&self) -> Vec<Placed> {
        self.position
            .occupied()
            .iter()
            .map(|at| {
                let face = match self.position.cell(at) {
                    Cell::FaceUp(man) => Face::Shown(R::profile(man).piece()),
                    _ => Face::Hidden,
                };
                Placed { at, face }
            })
            .collect()
    }

    fn army_of(&self, seat: Seat) -> Option<Army> {
        self.position.army_of(seat)
    }

    fn point_name(point: Point) -> String {
        R::GEOMETRY.name(point)
    }

    fn draw_counters(&self) -> Vec<DrawCounter> {
        let counter = |limit| DrawCounter {
            reason: DrawReason::SixtyMoveRule,
            count: u32::from(self.position.quiet()),
            limit: u32::from(limit),
        };
        R::quiet_limit(*self.position.options()).map(counter).into_iter().collect()
    }

    fn public(&self) -> View<R> {
        let past = self.past.iter().flat_map(Repetition::keys).collect();
        View { position: self.position, past }
    }

    fn require_legal(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.position.is_legal(mv) { Ok(()) } else { Err(IllegalMove) }
    }
}
