//! Puzzles: which come next, solving them, and what was done.

use std::sync::Arc;

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_search::StopToken;
use prise_session::puzzles::{
    self, Aim, PuzzleBook, PuzzleProgress, PuzzleSession, Stage, Theme, pick,
};
use prise_session::{MatchSetup as SessionSetup, MoveId};

use super::error::{CoreError, guarded};
use super::library::Library;
use super::setup::MatchSetup;
use super::view::BoardView;
use crate::present::board_view;

/// What the player is to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleAim {
    /// Win the game, or so much that it is won.
    Win,
    /// Save a game that every other move loses.
    Save,
    /// Win material for certain.
    Gain,
    /// Where chance has a say: the move with the best expectation.
    Bet,
}

/// Where the solver stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleStage {
    /// It is the solver's move.
    YourMove,
    /// The move was right, and the defence answers: call `advance`.
    Answering,
    /// The move is not the solution's: call `judge`.
    Judging,
    /// The move was wrong: `advance` shows why, `retry` takes it back.
    Wrong,
    /// It is solved.
    Solved,
    /// The solution is being shown: call `advance`.
    GivenUp,
}

/// How a puzzle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleVerdict {
    /// Solved without help.
    Solved,
    /// Solved after one hint.
    WithHint,
    /// A wrong move, two hints, or given up.
    Failed,
}

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleTheme {
    /// The solver gives one piece first.
    GiveOne,
    /// The solver gives two pieces first.
    GiveTwo,
    /// The solver gives three pieces first.
    GiveThree,
    /// The solver gives four pieces or more first.
    GiveMany,
    /// At most two moves of the solver.
    Short,
    /// Five moves of the solver or more.
    Long,
    /// Few pieces are left.
    Ending,
    /// A game is saved.
    ForcedDraw,
    /// Draughts: a man of the solver's is crowned.
    Breakthrough,
    /// Draughts: a capture is stopped by a piece that it has jumped already and may not jump
    /// twice, and is punished there.
    TurkishStroke,
    /// Draughts: the opponent would rather take fewer, and must take the most.
    Majority,
    /// Draughts: a king is caught.
    KingTrap,
    /// Draughts: four pieces or more are taken at once.
    BigStroke,
    /// Mill: a man swings from one mill into another, or closes two at once.
    DoubleMill,
    /// Mill: the opponent is left without a move.
    Block,
    /// Mill: a man is closed in from both ends.
    Custodian,
    /// Mill: a man steps between two and takes both.
    Intervention,
    /// Mill: a side flies.
    Flying,
    /// Mill: men are still being placed.
    Placing,
    /// Dark chess: what lies face-down decides; the best bet is asked for.
    BestBet,
    /// Dark chess: the solution turns a piece up.
    Flip,
    /// Dark chess: a Cannon captures over its screen.
    CannonShot,
    /// Dark chess: a quiet move after which a piece cannot be saved.
    Trap,
    /// Dark chess: one move attacks two pieces.
    Fork,
    /// Dark chess: a piece in danger is saved.
    Escape,
    /// Dark chess: of several captures one is right.
    RightCapture,
    /// Three Kingdoms: a player is put out.
    Elimination,
    /// The solution begins with a quiet move.
    QuietMove,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleCard {
    /// Its number.
    pub id: u32,
    /// The rules, `NAME=VALUE,…`; empty for the game's own.
    pub rules: String,
    /// What is asked for.
    pub aim: PuzzleAim,
    /// How hard it is for this player, as a rating.
    pub difficulty: u32,
    /// How often it was tried.
    pub tries: u32,
    /// How often it was solved without help.
    pub solved: u32,
}

/// A puzzle as it stands: all that the screen shows.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleView {
    /// Its number.
    pub id: u32,
    /// What is asked for.
    pub aim: PuzzleAim,
    /// The solver's seat.
    pub solver: u8,
    /// Where the solver stands.
    pub stage: PuzzleStage,
    /// Whether `advance` has a move to show.
    pub can_advance: bool,
    /// Whether it was solved by another move than the solution's.
    pub by_another: bool,
    /// How it ended; nothing before.
    pub verdict: Option<PuzzleVerdict>,
    /// What it is about. Empty until it is over: a theme is half the solution.
    pub themes: Vec<PuzzleTheme>,
    /// The solution, once it is over.
    pub solution: Vec<String>,
    /// The board. It has legal moves only while it is the solver's move.
    pub board: BoardView,
}

/// A hint: a legal move of the view, of which the first hint shows the piece only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleHint {
    /// The number of the move.
    pub move_id: u32,
    /// Whether the whole move may be shown, or only the piece that makes it.
    pub shows_move: bool,
}

/// A theme and how the player does in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ThemeShare {
    /// The theme.
    pub theme: PuzzleTheme,
    /// How many puzzles of it there are.
    pub puzzles: u32,
    /// How many of them were tried.
    pub tries: u32,
    /// How many of those were solved without help.
    pub solved: u32,
}

/// A point of the rating's graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleRatingPoint {
    /// The day, counted from the first of January 1970.
    pub day: u32,
    /// The rating after a puzzle.
    pub rating: i32,
}

/// What the player has done with the puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleProgressView {
    /// How many puzzles there are.
    pub puzzles: u32,
    /// How many were tried.
    pub tried: u32,
    /// How many were solved without help, at some time.
    pub solved: u32,
    /// The rating.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
    /// On how many days in a row puzzles were solved, up to today.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
    /// The most puzzles solved in a three-minute run.
    pub best_run: u32,
    /// How many failed ones are due again today.
    pub due: u32,
    /// Whether today's puzzle is done.
    pub daily_done: bool,
    /// The puzzle that was left in the middle.
    pub unfinished: Option<u32>,
    /// The rating after each puzzle, oldest first.
    pub history: Vec<PuzzleRatingPoint>,
    /// Every theme of this game's puzzles.
    pub themes: Vec<ThemeShare>,
    /// The themes that were tried often enough to say so, the weakest first.
    pub weakest: Vec<PuzzleTheme>,
}

/// A puzzle on the board.
pub struct PuzzleBoard {
    /// The puzzle itself.
    pub handle: RustOpaqueNom<crate::api::puzzles::OpenPuzzle>,
}

/// What a [`PuzzleBoard`] is a handle of.
pub struct OpenPuzzle {
    session: PuzzleSession,
    book: PuzzleBook,
    stop: StopToken,
}

/// The games that there are puzzles of.
#[frb(sync)]
pub fn puzzle_games() -> Vec<String> {
    puzzles::PUZZLE_GAMES.iter().map(|game| (*game).to_owned()).collect()
}

/// How long a run lasts, in milliseconds.
#[frb(sync)]
pub fn puzzle_run_ms() -> u32 {
    pick::RUN_MS as u32
}

impl Library {
    fn book(&self) -> PuzzleBook {
        PuzzleBook::new(Arc::clone(&self.handle.shelf))
    }

    /// What the player has done, as it stands on this day.
    pub fn puzzle_progress(
        &self,
        game: String,
        today: u32,
    ) -> Result<PuzzleProgressView, CoreError> {
        guarded(|| Ok(progress_view(&game, &self.book().progress(&game)?, today)))
    }

    /// The puzzle of the day: the same for everybody.
    pub fn daily_puzzle(&self, game: String, today: u32) -> Result<Option<PuzzleCard>, CoreError> {
        self.card(&game, |_| pick::daily(puzzles::puzzles(&game), today))
    }

    /// The next puzzle at the player's own strength, of a theme if one is asked for. The seed
    /// decides among those that fit.
    pub fn next_puzzle(
        &self,
        game: String,
        theme: Option<PuzzleTheme>,
        seed: u32,
    ) -> Result<Option<PuzzleCard>, CoreError> {
        let theme = theme.map(to_theme);
        self.card(&game, |progress| {
            pick::next(puzzles::puzzles(&game), progress, theme, seed.into())
        })
    }

    /// The next puzzle of a run in which so many were solved.
    pub fn run_puzzle(
        &self,
        game: String,
        solved: u32,
        seed: u32,
    ) -> Result<Option<PuzzleCard>, CoreError> {
        self.card(&game, |progress| {
            pick::run_next(puzzles::puzzles(&game), progress, solved, seed.into())
        })
    }

    /// The failed puzzles that are due again, the longest due first.
    pub fn due_puzzles(&self, game: String, today: u32) -> Result<Vec<PuzzleCard>, CoreError> {
        guarded(|| {
            let progress = self.book().progress(&game)?;
            let due = pick::due(puzzles::puzzles(&game), &progress, today);
            Ok(due.into_iter().map(|puzzle| card(puzzle, &progress)).collect())
        })
    }

    fn card(
        &self,
        game: &str,
        pick: impl FnOnce(&PuzzleProgress) -> Option<&'static puzzles::Puzzle>,
    ) -> Result<Option<PuzzleCard>, CoreError> {
        guarded(|| {
            let progress = self.book().progress(game)?;
            Ok(pick(&progress).map(|puzzle| card(puzzle, &progress)))
        })
    }

    /// A puzzle: from where it was left, if it is the one that was left in the middle.
    pub fn open_puzzle(&self, game: String, id: u32) -> Result<PuzzleBoard, CoreError> {
        guarded(|| {
            let book = self.book();
            let session = book.open(&game, id)?;
            Ok(PuzzleBoard::over(session, book))
        })
    }

    /// A puzzle from its beginning, to look at or for a run.
    pub fn open_puzzle_anew(&self, game: String, id: u32) -> Result<PuzzleBoard, CoreError> {
        guarded(|| {
            let book = self.book();
            let session = book.open_anew(&game, id)?;
            Ok(PuzzleBoard::over(session, book))
        })
    }

    /// The puzzle that was left in the middle, if one was.
    pub fn resume_puzzle(&self, game: String) -> Result<Option<PuzzleBoard>, CoreError> {
        guarded(|| {
            let book = self.book();
            Ok(book.resume(&game)?.map(|session| PuzzleBoard::over(session, book)))
        })
    }

    /// A three-minute run has ended with so many solved. Tells the best.
    pub fn finish_puzzle_run(&self, game: String, solved: u32) -> Result<u32, CoreError> {
        guarded(|| {
            let best =
                |progress: &mut PuzzleProgress| progress.best_run = progress.best_run.max(solved);
            Ok(self.book().change(&game, best)?.best_run)
        })
    }
}

impl PuzzleBoard {
    fn over(session: PuzzleSession, book: PuzzleBook) -> Self {
        let puzzle = OpenPuzzle { session, book, stop: StopToken::default() };
        Self { handle: RustOpaqueNom::new(puzzle) }
    }

    /// The puzzle as it stands.
    #[frb(sync)]
    pub fn view(&self) -> Result<PuzzleView, CoreError> {
        guarded(|| self.shown())
    }

    fn shown(&self) -> Result<PuzzleView, CoreError> {
        let (session, stage) = (&self.handle.session, self.handle.session.stage());
        let puzzle = session.puzzle();
        let verdict = session.verdict();
        let over = verdict.is_some();
        Ok(PuzzleView {
            id: puzzle.id(),
            aim: aim(puzzle.aim),
            solver: session.solver().index() as u8,
            stage: match stage {
                Stage::YourMove => PuzzleStage::YourMove,
                Stage::Answering => PuzzleStage::Answering,
                Stage::Judging { .. } => PuzzleStage::Judging,
                Stage::Wrong { .. } => PuzzleStage::Wrong,
                Stage::Solved { .. } => PuzzleStage::Solved,
                Stage::GivenUp => PuzzleStage::GivenUp,
            },
            can_advance: session.can_advance(),
            by_another: stage == Stage::Solved { by_another: true },
            verdict: verdict.map(|verdict| match verdict {
                puzzles::Verdict::Solved => PuzzleVerdict::Solved,
                puzzles::Verdict::WithHint => PuzzleVerdict::WithHint,
                puzzles::Verdict::Failed => PuzzleVerdict::Failed,
            }),
            themes: if over { puzzle.themes.iter().map(theme).collect() } else { Vec::new() },
            solution: if over { puzzle.line.clone() } else { Vec::new() },
            board: board_view(session.view()?),
        })
    }

    /// The solver plays a move of the view's.
    #[frb(sync)]
    pub fn play(&self, move_id: u32) -> Result<PuzzleView, CoreError> {
        guarded(|| {
            self.handle.session.play(MoveId::from_number(move_id))?;
            self.shown()
        })
    }

    /// Judges the move that is not the solution's. It takes a while.
    pub fn judge(&self) -> Result<PuzzleView, CoreError> {
        guarded(|| {
            self.handle.session.judge(&self.handle.stop)?;
            self.shown()
        })
    }

    /// Plays the next move that comes by itself: the defence, the refutation, the solution.
    #[frb(sync)]
    pub fn advance(&self) -> Result<PuzzleView, CoreError> {
        guarded(|| {
            self.handle.session.advance()?;
            self.shown()
        })
    }

    /// Takes a wrong move back, and what was shown against it.
    #[frb(sync)]
    pub fn retry(&self) -> Result<PuzzleView, CoreError> {
        guarded(|| {
            self.handle.session.retry()?;
            self.shown()
        })
    }

    /// Tells a little more: first the piece, then the move.
    #[frb(sync)]
    pub fn hint(&self) -> Result<Option<PuzzleHint>, CoreError> {
        guarded(|| {
            Ok(self.handle.session.hint().map(|(hint, id)| PuzzleHint {
                move_id: id.number(),
                shows_move: matches!(hint, puzzles::Hint::Move(_)),
            }))
        })
    }

    /// Shows the solution from here on: call `advance` while it can.
    #[frb(sync)]
    pub fn give_up(&self) -> Result<PuzzleView, CoreError> {
        guarded(|| {
            self.handle.session.give_up();
            self.shown()
        })
    }

    /// Writes down how far the puzzle has come: after every change. That it has failed counts at
    /// once.
    pub fn keep(&self, today: u32) -> Result<PuzzleProgressView, CoreError> {
        guarded(|| {
            let progress = self.handle.book.keep(&self.handle.session, today)?;
            Ok(progress_view(self.handle.session.game(), &progress, today))
        })
    }

    /// Writes down how it ended, once: before the next puzzle is asked for.
    pub fn finish(&self, today: u32, is_daily: bool) -> Result<PuzzleProgressView, CoreError> {
        guarded(|| {
            let game = self.handle.session.game();
            let mut progress = self.handle.book.finish(&self.handle.session, today)?;
            if is_daily {
                progress = self.handle.book.change(game, |it| it.daily_done = Some(today))?;
            }
            Ok(progress_view(game, &progress, today))
        })
    }

    /// Writes down how it ended in a run, once: solved, or with the first wrong move.
    pub fn finish_in_run(&self, today: u32) -> Result<PuzzleProgressView, CoreError> {
        guarded(|| {
            let progress = self.handle.book.finish_in_run(&self.handle.session, today)?;
            Ok(progress_view(self.handle.session.game(), &progress, today))
        })
    }

    /// A setup to play on from where the board stands, or to analyse it. The players are for the
    /// app to fill in.
    #[frb(sync)]
    pub fn handed_over(&self) -> Result<MatchSetup, CoreError> {
        guarded(|| {
            let setup: SessionSetup = self.handle.session.handed_over()?;
            let mut shown = MatchSetup::of_session(setup.clone());
            shown.position = setup.position;
            Ok(shown)
        })
    }

    /// The puzzle as a text to share, without its solution.
    #[frb(sync)]
    pub fn shared(&self) -> String {
        self.handle.session.shared()
    }

    /// Ends a judgement early: the screen was left.
    #[frb(sync)]
    pub fn stop(&self) {
        self.handle.stop.stop();
    }
}

fn card(puzzle: &puzzles::Puzzle, progress: &PuzzleProgress) -> PuzzleCard {
    let record = progress.records.get(&puzzle.id()).copied().unwrap_or_default();
    PuzzleCard {
        id: puzzle.id(),
        rules: puzzle.rules.clone(),
        aim: aim(puzzle.aim),
        difficulty: progress.strength_of(puzzle).rating.max(0.0).round() as u32,
        tries: record.tries,
        solved: record.solved,
    }
}

fn progress_view(game: &str, progress: &PuzzleProgress, today: u32) -> PuzzleProgressView {
    let set = puzzles::puzzles(game);
    let count = |has: &dyn Fn(&puzzles::PuzzleRecord) -> bool| {
        progress.records.values().filter(|record| has(record)).count() as u32
    };
    let share = |known: Theme| {
        let tally = progress.themes.get(known.name()).copied().unwrap_or_default();
        let puzzles = set.iter().filter(|puzzle| puzzle.themes.contains(known)).count() as u32;
        let (tries, solved) = (tally.tries, tally.solved);
        ThemeShare { theme: theme(known), puzzles, tries, solved }
    };
    PuzzleProgressView {
        puzzles: set.len() as u32,
        tried: count(&|record| record.tries > 0),
        solved: count(&|record| record.solved > 0),
        rating: progress.rating.rating,
        deviation: progress.rating.deviation,
        streak: progress.streak_on(today),
        best_streak: progress.best_streak,
        best_run: progress.best_run,
        due: pick::due(set, progress, today).len() as u32,
        daily_done: progress.daily_done == Some(today),
        // The sets may have changed since.
        unfinished: progress
            .unfinished
            .as_ref()
            .map(|it| it.puzzle)
            .filter(|id| puzzles::puzzle(game, *id).is_some()),
        history: progress
            .history
            .iter()
            .map(|(day, rating)| PuzzleRatingPoint { day: *day, rating: *rating })
            .collect(),
        themes: Theme::ALL.iter().map(|it| share(*it)).filter(|it| it.puzzles > 0).collect(),
        weakest: progress.weak_themes().into_iter().map(|(it, _)| theme(it)).collect(),
    }
}

fn aim(aim: Aim) -> PuzzleAim {
    match aim {
        Aim::Win => PuzzleAim::Win,
        Aim::Save => PuzzleAim::Save,
        Aim::Gain => PuzzleAim::Gain,
        Aim::Bet => PuzzleAim::Bet,
    }
}

fn theme(theme: Theme) -> PuzzleTheme {
    match theme {
        Theme::GiveOne => PuzzleTheme::GiveOne,
        Theme::GiveTwo => PuzzleTheme::GiveTwo,
        Theme::GiveThree => PuzzleTheme::GiveThree,
        Theme::GiveMany => PuzzleTheme::GiveMany,
        Theme::Short => PuzzleTheme::Short,
        Theme::Long => PuzzleTheme::Long,
        Theme::Ending => PuzzleTheme::Ending,
        Theme::ForcedDraw => PuzzleTheme::ForcedDraw,
        Theme::Breakthrough => PuzzleTheme::Breakthrough,
        Theme::TurkishStroke => PuzzleTheme::TurkishStroke,
        Theme::Majority => PuzzleTheme::Majority,
        Theme::KingTrap => PuzzleTheme::KingTrap,
        Theme::BigStroke => PuzzleTheme::BigStroke,
        Theme::DoubleMill => PuzzleTheme::DoubleMill,
        Theme::Block => PuzzleTheme::Block,
        Theme::Custodian => PuzzleTheme::Custodian,
        Theme::Intervention => PuzzleTheme::Intervention,
        Theme::Flying => PuzzleTheme::Flying,
        Theme::Placing => PuzzleTheme::Placing,
        Theme::BestBet => PuzzleTheme::BestBet,
        Theme::Flip => PuzzleTheme::Flip,
        Theme::CannonShot => PuzzleTheme::CannonShot,
        Theme::Trap => PuzzleTheme::Trap,
        Theme::Fork => PuzzleTheme::Fork,
        Theme::Escape => PuzzleTheme::Escape,
        Theme::RightCapture => PuzzleTheme::RightCapture,
        Theme::Elimination => PuzzleTheme::Elimination,
        Theme::QuietMove => PuzzleTheme::QuietMove,
    }
}

fn to_theme(theme: PuzzleTheme) -> Theme {
    match theme {
        PuzzleTheme::GiveOne => Theme::GiveOne,
        PuzzleTheme::GiveTwo => Theme::GiveTwo,
        PuzzleTheme::GiveThree => Theme::GiveThree,
        PuzzleTheme::GiveMany => Theme::GiveMany,
        PuzzleTheme::Short => Theme::Short,
        PuzzleTheme::Long => Theme::Long,
        PuzzleTheme::Ending => Theme::Ending,
        PuzzleTheme::ForcedDraw => Theme::ForcedDraw,
        PuzzleTheme::Breakthrough => Theme::Breakthrough,
        PuzzleTheme::TurkishStroke => Theme::TurkishStroke,
        PuzzleTheme::Majority => Theme::Majority,
        PuzzleTheme::KingTrap => Theme::KingTrap,
        PuzzleTheme::BigStroke => Theme::BigStroke,
        PuzzleTheme::DoubleMill => Theme::DoubleMill,
        PuzzleTheme::Block => Theme::Block,
        PuzzleTheme::Custodian => Theme::Custodian,
        PuzzleTheme::Intervention => Theme::Intervention,
        PuzzleTheme::Flying => Theme::Flying,
        PuzzleTheme::Placing => Theme::Placing,
        PuzzleTheme::BestBet => Theme::BestBet,
        PuzzleTheme::Flip => Theme::Flip,
        PuzzleTheme::CannonShot => Theme::CannonShot,
        PuzzleTheme::Trap => Theme::Trap,
        PuzzleTheme::Fork => Theme::Fork,
        PuzzleTheme::Escape => Theme::Escape,
        PuzzleTheme::RightCapture => Theme::RightCapture,
        PuzzleTheme::Elimination => Theme::Elimination,
        PuzzleTheme::QuietMove => Theme::QuietMove,
    }
}
