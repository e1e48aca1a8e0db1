//! A game is added by the steps that the README lists: rules, a computer player, and what a table
//! has to know of it. Everything else comes with them.

use std::cell::Cell;
use std::time::Duration;

use prise_draughts::Draughts;
use prise_game::{
    Adjudication, AdjudicationError, Army, Editable, Face, FindMoveError, Game, Kind, Level,
    Mirror, MoveInfo, MoveKind, Outcome, Piece, Placed, Player, Point, Seat, Sketch, SketchProblem,
    Step, TrayPiece, WinReason,
};
use prise_search::{
    Analysis, ComputerPlayer, Levels, Line, Playable, Question, Score, SearchInfo, StopToken, Task,
    Thought,
};
use prise_session::{Effort, MatchSetup, Session, TableGame};

/// Ten matches lie in a row. Two players take one or two from its end; the last one wins.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Matches {
    left: u8,
    to_move: Seat,
    outcome: Option<Outcome>,
}

const MATCHES: u8 = 10;

thread_local! {
    /// How often the legal moves were generated.
    static GENERATIONS: Cell<usize> = const { Cell::new(0) };
}

#[derive(Debug, thiserror::Error)]
#[error("'{0}' is not a row of matches")]
struct NotARow(String);

// Step 1: the rules.
impl Game for Matches {
    type Rules = ();
    type Move = u8;
    type Public = Self;
    type PositionError = NotARow;
    const ID: &'static str = "matches";
    const POINTS: usize = MATCHES as usize;
    const ARMIES: &'static [&'static str] = &["wood"];
    const KINDS: &'static [&'static str] = &["match"];

    fn start((): &(), _seed: u64) -> Self {
        Self { left: MATCHES, to_move: Seat::FIRST, outcome: None }
    }

    fn read((): &(), text: &str) -> Result<Self, NotARow> {
        let row = || {
            let (left, seat) = text.split_once(' ')?;
            let (left, seat) = (left.parse().ok()?, seat.parse().ok()?);
            (left > 0 && left <= MATCHES && seat < 2).then(|| (left, Seat::new(seat)))
        };
        let (left, to_move) = row().ok_or_else(|| NotARow(text.to_owned()))?;
        Ok(Self { left, to_move, outcome: None })
    }

    fn write(&self) -> String {
        format!("{} {}", self.left, self.to_move.index())
    }

    fn rules(&self) -> &() {
        &()
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_moves(&self) -> Vec<u8> {
        GENERATIONS.set(GENERATIONS.get() + 1);
        if self.outcome.is_some() { Vec::new() } else { (1..=self.left.min(2)).collect() }
    }

    fn play_legal(&mut self, taken: u8) -> Vec<Step> {
        self.play_unchecked(taken);
        Vec::new()
    }

    fn play_unchecked(&mut self, taken: u8) {
        self.left -= taken;
        if self.left == 0 {
            let reason = WinReason::LastStanding;
            self.outcome = Some(Outcome::Win { winner: self.to_move, reason });
        }
        self.to_move = self.seats().after(self.to_move);
    }

    fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
        self.require_adjudication(adjudication)?;
        self.outcome = Some(adjudication.between_two());
        Ok(Vec::new())
    }

    fn info(&self, taken: u8) -> MoveInfo {
        let to = Point::new(self.left - taken);
        let (path, captured, jumps) = (Vec::new(), Vec::new(), Vec::new());
        MoveInfo { kind: MoveKind::Quiet, from: None, to, path, captured, jumps }
    }

    fn notation(&self, taken: u8) -> String {
        taken.to_string()
    }

    fn find_move(&self, text: &str) -> Result<u8, FindMoveError> {
        self.find_by_notation(text)
    }

    fn pieces(&self) -> Vec<Placed> {
        let piece = Piece { army: Army::new(0), kind: Kind::new(0) };
        (0..self.left).map(|at| Placed { at: Point::new(at), face: Face::Shown(piece) }).collect()
    }

    fn army_of(&self, _: Seat) -> Option<Army> {
        None
    }

    fn public(&self) -> Self {
        self.clone()
    }
}

/// Leaves a number of matches that three divides, if it can.
struct Expert;

// Step 2: the computer player.
impl ComputerPlayer<Matches> for Expert {
    fn play(
        &mut self,
        game: &Matches,
        _task: Task,
        _stop: &StopToken,
        _report: &mut dyn FnMut(&SearchInfo<u8>),
    ) -> Thought<u8> {
        let best = (1..=game.left.min(2)).find(|taken| (game.left - taken).is_multiple_of(3));
        let score = best.map_or(Score::loss_in(2), |_| Score::win_in(1));
        let best = best.or_else(|| game.legal_moves().first().copied());
        let line = best.into_iter().collect();
        let (scores, elapsed) = (Vec::new(), Duration::ZERO);
        Thought { best, score, scores, depth: 1, line, nodes: 1, elapsed }
    }

    fn analyse(
        &mut self,
        game: &Matches,
        question: &Question<u8>,
        _stop: &StopToken,
        _report: &mut dyn FnMut(&Analysis<u8>),
    ) -> Analysis<u8> {
        let line = |taken: u8| {
            let wins = (game.left - taken).is_multiple_of(3);
            let score = if wins { Score::win_in(1) } else { Score::loss_in(2) };
            Line { moves: vec![taken], score, scores: Vec::new(), depth: 1 }
        };
        let moves = game.legal_moves().into_iter().filter(|mv| question.root_moves.contains(mv));
        let mut lines: Vec<_> = moves.map(line).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        lines.truncate(question.lines);
        Analysis { lines, depth: 1, nodes: 1, elapsed: Duration::ZERO }
    }

    fn forget(&mut self) {}
}

impl Playable for Matches {
    const LEVELS: Levels = Draughts::LEVELS;

    fn player(_threads: usize) -> Box<dyn ComputerPlayer<Self>> {
        Box::new(Expert)
    }
}

// Step 3: what its positions may contain.
impl Editable for Matches {
    const MIRROR: Mirror = Mirror::LeftRight;

    fn tray((): &()) -> Vec<TrayPiece> {
        let piece = Piece { army: Army::new(0), kind: Kind::new(0) };
        vec![TrayPiece { face: Face::Shown(piece), most: MATCHES }]
    }

    fn sketch(&self) -> Sketch {
        Sketch::new(self)
    }

    fn assemble((): &(), sketch: &Sketch) -> Result<Self, SketchProblem> {
        let left = sketch.points(|_| true).len() as u8;
        Ok(Self { left, to_move: sketch.to_move, outcome: None })
    }

    fn mirrored(point: Point) -> Point {
        Point::new(MATCHES - 1 - point.index() as u8)
    }
}

// Step 4: what a table has to know of it: nothing; nor is it explored.
impl prise_store::explorer::Explorable for Matches {}
impl TableGame for Matches {}

fn setup() -> MatchSetup {
    let players = vec![Player::ai("Prise", Level::FIRST), Player::human("Anna")];
    MatchSetup::new(Matches::ID, players)
}

/// Lets the computer play.
fn reply(session: &Session) -> usize {
    let ticket = session.prepare_search();
    let thought = session.think(ticket, Effort::Level(Level::FIRST), |_| {}).unwrap();
    session.play(thought.and_then(|thought| thought.best).unwrap()).unwrap().pieces.len()
}

#[test]
fn a_toy_game_is_played_taken_back_saved_and_won() {
    let session = Session::start_of::<Matches>(&setup(), None).unwrap();
    assert_eq!(reply(&session), 9);
    let view = session.play(session.find_move("2").unwrap()).unwrap();
    assert_eq!(
        (view.pieces.len(), view.ply, view.last.unwrap().notation.as_deref()),
        (7, 2, Some("2"))
    );
    assert_eq!(session.undo().unwrap().pieces.len(), 9);

    // What is kept says all: another session goes on with it.
    let session = Session::restore_of::<Matches>(&session.saved()).unwrap();
    assert_eq!(session.notice(), None);
    assert_eq!(session.redo().unwrap().pieces.len(), 7);
    while session.view().unwrap().outcome.is_none() {
        reply(&session);
        if session.view().unwrap().outcome.is_none() {
            session.play(session.find_move("1").unwrap()).unwrap();
        }
    }
    let view = session.view().unwrap();
    assert_eq!(view.outcome.and_then(Outcome::winner), Some(Seat::FIRST), "who counts wins");
    assert_eq!(session.history().len(), view.ply);
}

#[test]
fn a_toy_game_is_resigned_and_its_end_is_final_in_the_view() {
    let session = Session::start_of::<Matches>(&setup(), None).unwrap();
    reply(&session);
    let view = session.resign(Seat::SECOND).unwrap();
    assert_eq!(view.outcome.and_then(Outcome::winner), Some(Seat::FIRST));
    assert_eq!(view.seats[0].place, Some(1));
}

#[test]
fn the_legal_moves_are_generated_once_a_move() {
    let players = vec![Player::human("Anna"), Player::human("Bert")];
    let setup = MatchSetup::new(Matches::ID, players);
    let session = Session::start_of::<Matches>(&setup, None).unwrap();
    let mut view = session.view().unwrap();
    while view.outcome.is_none() {
        let before = GENERATIONS.get();
        view = session.play(view.legal.id(0)).unwrap();
        session.saved();
        session.view().unwrap();
        assert_eq!(GENERATIONS.get() - before, 1, "after {} moves", view.ply);
    }
}
