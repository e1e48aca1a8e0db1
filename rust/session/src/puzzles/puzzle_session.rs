//! A puzzle on the board.

use std::sync::{Arc, Mutex};

use prise_game::{MoveKind, Player, Rules, Seat, Seats};
use prise_search::StopToken;

use super::judge::{Judge, PuzzleGame};
use super::{Hint, Puzzle, Solving, Stage, Unfinished, Verdict};
use crate::error::SessionError;
use crate::lock;
use crate::{HistoryEntry, MatchSetup, MoveId, Session, View, with_game};

type Result<T> = std::result::Result<T, SessionError>;

/// How many nodes a player's move is judged by.
const JUDGE_NODES: u64 = 200_000;
/// How many moves of a refutation are shown.
const REFUTATION: usize = 5;

/// What was found of a move that is not the solution's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// Whether it reaches the aim as well.
    pub is_good: bool,
    /// What the opponents play against it, and how it goes on; nothing against a good one.
    pub refutation: Vec<String>,
}

/// A puzzle that is being solved, with its board.
///
/// The board is a [`Session`] of its own that is kept nowhere. After every call the [`view`]
/// is what to show; while [`can_advance`] says so, [`advance`] plays the next move by itself.
///
/// [`view`]: Self::view
/// [`can_advance`]: Self::can_advance
/// [`advance`]: Self::advance
pub struct PuzzleSession {
    game: String,
    puzzle: Puzzle,
    solver: Seat,
    board: Mutex<Arc<Session>>,
    solving: Mutex<Solving>,
}

impl PuzzleSession {
    /// Sets a puzzle up.
    ///
    /// # Errors
    /// If there are no puzzles of this game, or the puzzle cannot be played.
    pub fn start(game: &str, puzzle: &Puzzle) -> Result<Self> {
        let own = check_line(game, puzzle)?;
        Self::at(game, puzzle, Solving::new(puzzle.line.clone(), own))
    }

    /// Takes a puzzle up where it was left. What does not fit the puzzle begins anew.
    ///
    /// # Errors
    /// Those of [`start`](Self::start).
    pub fn resume(game: &str, puzzle: &Puzzle, unfinished: &Unfinished) -> Result<Self> {
        let own = check_line(game, puzzle)?;
        let solving = unfinished.solving.clone().resumed();
        let fits = unfinished.puzzle == puzzle.id() && solving.fits(&puzzle.line, &own);
        let solving = if fits { solving } else { Solving::new(puzzle.line.clone(), own) };
        Self::at(game, puzzle, solving)
    }

    fn at(game: &str, puzzle: &Puzzle, solving: Solving) -> Result<Self> {
        let solver = with_game!(game, solver_of(puzzle), SessionError::unknown_game)?;
        let board = Mutex::new(Arc::new(board_at(game, puzzle, solving.played())?));
        let (game, puzzle) = (game.to_owned(), puzzle.clone());
        Ok(Self { game, puzzle, solver, board, solving: Mutex::new(solving) })
    }

    fn with<T>(&self, change: impl FnOnce(&mut Solving) -> T) -> T {
        change(&mut lock(&self.solving))
    }

    fn board(&self) -> Arc<Session> {
        Arc::clone(&lock(&self.board))
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The seat of the solver.
    pub const fn solver(&self) -> Seat {
        self.solver
    }

    /// The board as it stands. Nothing can be played there unless it is the solver's move.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn view(&self) -> Result<View> {
        let view = self.board().view()?;
        if self.stage() == Stage::YourMove {
            return Ok(view);
        }
        Ok(View { legal: crate::LegalMoves::default(), ..view })
    }

    /// Where the solver stands.
    pub fn stage(&self) -> Stage {
        self.with(|solving| solving.stage().clone())
    }

    /// How it ended; nothing before.
    pub fn verdict(&self) -> Option<Verdict> {
        self.with(|solving| solving.verdict())
    }

    /// Whether nothing was played, tried or asked yet.
    pub fn is_untouched(&self) -> bool {
        self.with(|solving| solving.is_untouched())
    }

    /// The moves that stand on the board.
    pub fn history(&self) -> Vec<HistoryEntry> {
        self.board().history()
    }

    /// How far it has come, for keeping; nothing once it is over.
    pub fn unfinished(&self) -> Option<Unfinished> {
        self.to_write().1
    }

    /// What there is to write down: the result of this attempt, if it has one that was not
    /// [recorded](Self::recorded) yet, and how far it has come, as it is after that.
    pub(super) fn to_write(&self) -> (Option<Verdict>, Option<Unfinished>) {
        let mut solving = self.with(|solving| solving.clone());
        let result = solving.take_result();
        let is_over = solving.verdict().is_some();
        let unfinished = (!is_over).then(|| Unfinished { puzzle: self.puzzle.id(), solving });
        (result, unfinished)
    }

    /// The result is written down.
    pub(super) fn recorded(&self) {
        self.with(Solving::take_result);
    }

    /// The legal move that a text names.
    ///
    /// # Errors
    /// Says why there is none.
    pub fn find_move(&self, text: &str) -> std::result::Result<MoveId, prise_game::FindMoveError> {
        self.board().find_move(text)
    }

    /// The solver plays a move. It is right, or it has to be judged: see [`stage`](Self::stage).
    ///
    /// # Errors
    /// If the move is not legal, or it is not the solver's turn.
    pub fn play(&self, id: MoveId) -> Result<View> {
        if self.stage() != Stage::YourMove {
            return Err(SessionError::not_allowed("it is not the solver's move"));
        }
        let view = self.board().play(id)?;
        let text = view.last.as_ref().and_then(|last| last.notation.clone()).unwrap_or_default();
        self.with(|solving| solving.enter(&text));
        self.view()
    }

    /// Judges the move that is not the solution's by a search, which takes a while.
    ///
    /// # Errors
    /// If there is nothing to judge, or it was stopped: then nothing is known of the move.
    pub fn judge(&self, stop: &StopToken) -> Result<Judged> {
        let Stage::Judging { tried } = self.stage() else {
            return Err(SessionError::not_allowed("there is nothing to judge"));
        };
        let played = self.with(|solving| solving.played().to_vec());
        let (puzzle, game) = (&self.puzzle, self.game.as_str());
        let board = self.board();
        let now = board.position_at(board.view()?.ply)?;
        let judged = with_game!(
            game,
            judge_move(puzzle, &played, &tried, &now, stop),
            SessionError::unknown_game
        )?;
        if stop.is_stopped() {
            return Err(SessionError::not_allowed("the judgement was broken off"));
        }
        self.with(|solving| solving.judged(judged.is_good, judged.refutation.clone()));
        Ok(judged)
    }

    /// Whether [`advance`](Self::advance) has something to show.
    pub fn can_advance(&self) -> bool {
        self.with(|solving| solving.can_advance())
    }

    /// Plays the next move that comes by itself: the defence, the refutation, or the solution that
    /// was asked for. Nothing happens where there is none.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn advance(&self) -> Result<View> {
        if let Some(mv) = self.with(Solving::advance) {
            play_text(&self.board(), &mv)?;
        }
        self.view()
    }

    /// Takes a wrong move off the board again, with what followed it.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn retry(&self) -> Result<View> {
        if self.with(Solving::retry) > 0 {
            // Set up anew, not taken back: what a flip has shown is dealt anew.
            let played = self.with(|solving| solving.played().to_vec());
            let board = board_at(&self.game, &self.puzzle, &played)?;
            *lock(&self.board) = Arc::new(board);
        }
        self.view()
    }

    /// Tells a little more: first which piece, then which move. It is a move of the view's.
    pub fn hint(&self) -> Option<(Hint, MoveId)> {
        let hint = self.with(Solving::hint)?;
        let (Hint::Piece(text) | Hint::Move(text)) = &hint;
        let id = self.board().find_move(text).ok()?;
        Some((hint, id))
    }

    /// The solver wants to see the solution: [`advance`](Self::advance) plays it.
    pub fn give_up(&self) {
        self.with(Solving::give_up);
    }

    /// A setup to play on from where the board stands, or to analyse it.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn handed_over(&self) -> Result<MatchSetup> {
        let ply = self.board().view()?.ply;
        let position = Some(self.board().position_at(ply)?);
        Ok(MatchSetup { position, ..board_setup(&self.game, &self.puzzle)? })
    }

    /// The puzzle as a text to share, without its solution.
    pub fn shared(&self) -> String {
        let Puzzle { position, rules, .. } = &self.puzzle;
        let rules = if rules.is_empty() { String::new() } else { format!(" --rules {rules}") };
        format!("{position}\nprise play {}{rules} --position \"{position}\"", self.game)
    }
}

/// The board of a puzzle after these moves. What lies face-down is dealt anew.
fn board_at(game: &str, puzzle: &Puzzle, played: &[String]) -> Result<Session> {
    let board = Session::start(&board_setup(game, puzzle)?, None)?;
    for mv in played {
        play_text(&board, mv)?;
    }
    Ok(board)
}

fn board_setup(game: &str, puzzle: &Puzzle) -> Result<MatchSetup> {
    let seats = with_game!(game, seats(puzzle), SessionError::unknown_game)?;
    let players = seats.iter().map(|_| Player::human("")).collect();
    Ok(MatchSetup {
        rules: puzzle.rules.clone(),
        position: Some(puzzle.position.clone()),
        ..MatchSetup::new(game, players)
    })
}

fn solver_of<G: PuzzleGame>(puzzle: &Puzzle) -> Result<Seat> {
    Ok(set_up::<G>(puzzle)?.to_move())
}

fn seats<G: PuzzleGame>(puzzle: &Puzzle) -> Result<Seats> {
    Ok(set_up::<G>(puzzle)?.seats())
}

fn play_text(board: &Session, text: &str) -> Result<View> {
    let id = board.find_move(text).map_err(|error| SessionError::Internal(error.to_string()))?;
    board.play(id)
}

/// Plays a puzzle's line through the rules, and tells which moves are the solver's.
pub(super) fn check_line(game: &str, puzzle: &Puzzle) -> Result<Vec<bool>> {
    with_game!(game, own_moves(puzzle), SessionError::unknown_game)
}

fn set_up<G: PuzzleGame>(puzzle: &Puzzle) -> Result<G> {
    read_position(puzzle, &puzzle.position)
}

fn read_position<G: PuzzleGame>(puzzle: &Puzzle, position: &str) -> Result<G> {
    let rules = G::Rules::from_text(&puzzle.rules)?;
    G::read(&rules, position).map_err(|error| SessionError::BadPosition(error.to_string()))
}

fn play_on<G: PuzzleGame>(game: &mut G, text: &str) -> Result<G::Move> {
    let mv = game.find_move(text).map_err(|error| SessionError::IllegalMove(error.to_string()))?;
    game.play_unchecked(mv);
    Ok(mv)
}

fn own_moves<G: PuzzleGame>(puzzle: &Puzzle) -> Result<Vec<bool>> {
    let mut game: G = set_up(puzzle)?;
    let solver = game.to_move();
    let mut seen = vec![game.pieces()];
    let own = |text: &String| {
        let is_own = game.to_move() == solver;
        let before = game.clone();
        let mv = play_on(&mut game, text)?;
        // Moves are compared by their texts.
        if before.notation(mv) != *text {
            return Err(SessionError::IllegalMove(format!("'{text}' is not how it is written")));
        }
        // Whoever comes back to where they were has found nothing. A man that was placed is one
        // less in hand, wherever the others stand.
        if before.info(mv).from.is_none() {
            seen.clear();
        }
        let pieces = game.pieces();
        if seen.contains(&pieces) {
            return Err(SessionError::BadPosition(format!("'{text}' comes back")));
        }
        seen.push(pieces);
        Ok(is_own)
    };
    puzzle.line.iter().map(own).collect()
}

/// Judges a move that is not the solution's; it has led to the position `now`.
fn judge_move<G: PuzzleGame>(
    puzzle: &Puzzle,
    played: &[String],
    tried: &str,
    now: &str,
    stop: &StopToken,
) -> Result<Judged> {
    let mut game: G = set_up(puzzle)?;
    for text in played {
        play_on(&mut game, text)?;
    }
    let mut judge = G::Judge::new();
    let solver = game.to_move();
    let floor = |best| G::bounds(puzzle.aim, best).missed;
    let ratings = judge.rate(&game, &floor, JUDGE_NODES, stop);
    let best = ratings.best().map_or(0, |best| best.worth);
    let mv = play_on(&mut game, tried)?;
    let worth = ratings.worth_of(mv).unwrap_or(i32::MIN);
    if G::bounds(puzzle.aim, best).accepts(worth) {
        return Ok(Judged { is_good: true, refutation: Vec::new() });
    }
    // What a flip turned up is on the board alone.
    let mut game: G = read_position(puzzle, now)?;
    let line = judge.best_line(&game, solver, JUDGE_NODES / 2, stop);
    let mut refutation = Vec::new();
    for mv in line.into_iter().take(REFUTATION) {
        // What a flip would show is for chance to say.
        if !game.legal_moves().contains(&mv) || game.info(mv).kind == MoveKind::Flip {
            break;
        }
        refutation.push(game.notation(mv));
        game.play_unchecked(mv);
    }
    Ok(Judged { is_good: false, refutation })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Aim;
    use crate::puzzles::Themes;

    /// White gives a man and takes three; nothing else wins.
    fn stroke() -> Puzzle {
        let text = "W:W28,29,33-38,40,41,43-48:B3,6-9,11,13-18,20,21,24,25";
        Puzzle {
            rules: String::new(),
            position: text.to_owned(),
            line: ["35-30", "24x35", "29-24", "20x29", "34x1"].map(str::to_owned).to_vec(),
            aim: Aim::Win,
            themes: Themes::NONE,
            difficulty: 1_000,
        }
    }

    fn play(session: &PuzzleSession, text: &str) -> Stage {
        session.play(session.find_move(text).unwrap()).unwrap();
        session.stage()
    }

    #[test]
    fn the_solution_is_played_on_the_board() {
        let session = PuzzleSession::start("draughts", &stroke()).unwrap();
        assert_eq!(play(&session, "35-30"), Stage::Answering);
        assert!(session.view().unwrap().legal.infos.is_empty(), "not the solver's turn");
        session.advance().unwrap();
        assert_eq!(play(&session, "29-24"), Stage::Answering);
        session.advance().unwrap();
        assert_eq!(play(&session, "34x1"), Stage::Solved { by_another: false });
        assert_eq!(session.verdict(), Some(Verdict::Solved));
        let setup = session.handed_over().unwrap();
        assert!(setup.position.unwrap().starts_with("B:WK1"));
        assert!(session.shared().contains("prise play draughts"));
    }

    #[test]
    fn a_wrong_move_is_refuted_on_the_board() {
        let session = PuzzleSession::start("draughts", &stroke()).unwrap();
        let before = session.view().unwrap();
        play(&session, "28-23");
        let judged = session.judge(&StopToken::default()).unwrap();
        assert!(!judged.is_good && !judged.refutation.is_empty());
        while session.can_advance() {
            session.advance().unwrap();
        }
        let after = session.retry().unwrap();
        assert_eq!(after.pieces, before.pieces);
        assert_eq!(session.stage(), Stage::YourMove);
        assert_eq!(play(&session, "35-30"), Stage::Answering);
    }

    #[test]
    fn another_winning_move_is_accepted() {
        // Either man is crowned, and either way wins; the line names one of them.
        let puzzle = Puzzle {
            position: "W:W6,8,K50:B45".to_owned(),
            line: vec!["6-1".to_owned()],
            ..stroke()
        };
        let session = PuzzleSession::start("draughts", &puzzle).unwrap();
        play(&session, "8-2");
        assert!(session.judge(&StopToken::default()).unwrap().is_good);
        assert_eq!(session.stage(), Stage::Solved { by_another: true });
    }

    #[test]
    fn a_judgement_that_is_stopped_says_nothing() {
        let session = PuzzleSession::start("draughts", &stroke()).unwrap();
        play(&session, "28-23");
        let stop = StopToken::default();
        stop.stop();
        assert!(session.judge(&stop).is_err());
        assert!(matches!(session.stage(), Stage::Judging { .. }));
    }

    #[test]
    fn it_is_taken_up_in_the_middle() {
        let session = PuzzleSession::start("draughts", &stroke()).unwrap();
        play(&session, "35-30");
        session.advance().unwrap();
        play(&session, "28-23");
        let unfinished = session.unfinished().unwrap();
        let resumed = PuzzleSession::resume("draughts", &stroke(), &unfinished).unwrap();
        assert_eq!(resumed.view().unwrap().ply, 2);
        assert_eq!(play(&resumed, "29-24"), Stage::Answering);
        // A state that belongs to another puzzle begins anew.
        let other = Puzzle { line: vec!["35-30".to_owned()], ..stroke() };
        let anew = PuzzleSession::resume("draughts", &other, &unfinished).unwrap();
        assert_eq!(anew.view().unwrap().ply, 0);
    }

    #[test]
    fn hints_name_a_legal_move() {
        let session = PuzzleSession::start("draughts", &stroke()).unwrap();
        let (hint, id) = session.hint().unwrap();
        assert_eq!(hint, Hint::Piece("35-30".to_owned()));
        session.play(id).unwrap();
        assert_eq!(session.stage(), Stage::Answering);
        assert!(session.hint().is_none(), "not while the defence answers");
    }

    #[test]
    fn a_wrong_flip_is_refuted_and_taken_back_although_it_showed_something() {
        // Red's Rook takes Black's, or is taken; a red and a black Soldier lie face-down.
        let puzzle = Puzzle {
            position: "@@............................rR/??xKGGMMRNNCCPPPPkggmmrnnccpppp/rb/0/0"
                .to_owned(),
            line: vec!["d1-c1".to_owned()],
            aim: Aim::Bet,
            ..stroke()
        };
        let session = PuzzleSession::start("dark-chess", &puzzle).unwrap();
        let hidden = || {
            let pieces = session.view().unwrap().pieces;
            pieces.iter().filter(|it| it.face == prise_game::Face::Hidden).count()
        };
        play(&session, "a8");
        assert_eq!(hidden(), 1);
        let judged = session.judge(&StopToken::default()).unwrap();
        assert!(!judged.is_good);
        assert_eq!(judged.refutation[0], "c1-d1", "whatever came up");
        while session.can_advance() {
            session.advance().unwrap();
        }
        session.retry().unwrap();
        assert_eq!((hidden(), session.stage()), (2, Stage::YourMove));
        assert_eq!(play(&session, "d1-c1"), Stage::Solved { by_another: false });
        let handed_over = session.handed_over().unwrap().position.unwrap();
        assert!(handed_over.contains("/??x"), "nobody is told: {handed_over}");
    }

    #[test]
    fn both_others_play_against_the_solver_of_three_kingdoms() {
        // Red's Rook takes the Horse for nothing; the Soldier is guarded by the green General.
        let puzzle = Puzzle {
            position: "R...h....................................P.K./-/RGB/0/60/-".to_owned(),
            line: vec!["a9-e9".to_owned()],
            aim: Aim::Gain,
            ..stroke()
        };
        let session = PuzzleSession::start("three-kingdoms", &puzzle).unwrap();
        assert_eq!(session.view().unwrap().seats.len(), 3);
        play(&session, "a9-a5");
        let judged = session.judge(&StopToken::default()).unwrap();
        assert!(!judged.is_good);
        while session.can_advance() {
            session.advance().unwrap();
        }
        session.retry().unwrap();
        let solution = session.hint().unwrap().1;
        session.play(solution).unwrap();
        assert_eq!(session.stage(), Stage::Solved { by_another: false });
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        let broken = Puzzle { position: "nonsense".to_owned(), ..stroke() };
        assert!(PuzzleSession::start("draughts", &broken).is_err());
        let illegal = Puzzle { line: vec!["1-2".to_owned()], ..stroke() };
        assert!(PuzzleSession::start("draughts", &illegal).is_err());
        assert!(PuzzleSession::start("go", &stroke()).is_err());
    }
}
