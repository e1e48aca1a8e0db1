//! Solving on the screen, without the screen and without a clock: what happens goes in, with the time
//! it happens at, and a scene comes out.

use std::sync::Arc;

use anyhow::{Context, Result};
use prise_game::{Picking, Point, Seat};
use prise_session::puzzles::{Hint, Puzzle, PuzzleSession, Stage, Theme, Verdict, pick, puzzles};

use super::keeper::Keeper;
use crate::play::games::GameLook;
use crate::play::model::{BoardState, shown};
use crate::terminal::scene::Status;

/// How long a move that comes by itself lets wait, in milliseconds.
const PAUSE: u64 = 500;
/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// What the player wants to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// At the own strength.
    Own,
    /// The same for everybody.
    Daily,
    /// What was failed.
    Due,
    /// Of one theme.
    Theme(Theme),
    /// As many as possible in three minutes.
    Run,
}

/// A three-minute run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) ends: u64,
    pub(super) solved: u32,
}

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    Help,
    Games,
    Themes,
    /// A run is over: so many were solved.
    RunOver(u32),
}

/// A puzzle on the screen.
pub(super) struct Model {
    pub(super) keeper: Keeper,
    pub(super) board: BoardState,
    pub(super) wish: Wish,
    pub(super) run: Option<Run>,
    pub(super) session: Arc<PuzzleSession>,
    pub(super) typed: Option<String>,
    pub(super) dialog: Option<Dialog>,
    pub(super) notice: Option<Status>,
    /// The rating before this puzzle.
    pub(super) rated_from: f64,
    /// When the next move comes by itself.
    next_step: u64,
    pub(super) is_left: bool,
}

impl Model {
    /// Takes up what was left in the middle, or what is wished for.
    ///
    /// # Errors
    /// If there are no puzzles of this game.
    pub(super) fn new(game: &str, wish: Wish, mut keeper: Keeper, now: u64) -> Result<Self> {
        let left = keeper.open(game).filter(|_| wish == Wish::Own);
        let session = if let Some(session) = left {
            session
        } else {
            let next = chosen(game, wish, &keeper, now).or_else(|| puzzles(game).first());
            PuzzleSession::start(game, next.context("there are no puzzles of this game")?)?
        };
        let view = session.view()?;
        let mut model = Self {
            keeper,
            board: BoardState {
                look: GameLook::of(game)?,
                grounds: Vec::new(),
                view,
                picking: Picking::Nothing,
                cursor: Point::new(0),
                turned: false,
            },
            wish,
            run: None,
            session: Arc::new(session),
            typed: None,
            dialog: None,
            notice: None,
            rated_from: 0.0,
            next_step: now,
            is_left: false,
        };
        model.set_up();
        if wish == Wish::Run {
            model.run = Some(Run { ends: now + pick::RUN_MS, solved: 0 });
        }
        Ok(model)
    }

    /// The board of a puzzle that was just put up.
    fn set_up(&mut self) {
        self.board.grounds = self.board.look.grounds(&self.session.puzzle().rules);
        self.board.turned = (self.board.look.faces_down)(self.solver());
        self.rated_from = self.keeper.progress().rating.rating;
        self.refresh();
        self.board.cursor =
            self.board.view.legal.handles().last().copied().unwrap_or(self.board.cursor);
    }

    /// Who solves.
    pub(super) fn solver(&self) -> Seat {
        self.session.solver()
    }

    /// The puzzle on the board.
    pub(super) fn session(&self) -> Arc<PuzzleSession> {
        Arc::clone(&self.session)
    }

    pub(super) fn puzzle(&self) -> &Puzzle {
        self.session.puzzle()
    }

    pub(super) fn stage(&self) -> Stage {
        self.session.stage()
    }

    /// Whether a move waits for somebody to judge it.
    pub(super) fn is_judging(&self) -> bool {
        matches!(self.stage(), Stage::Judging { .. })
    }

    /// Whether time changes anything.
    pub(super) fn is_timed(&self) -> bool {
        self.run.is_some() || self.session.can_advance()
    }

    pub(super) const fn is_left(&self) -> bool {
        self.is_left
    }

    /// Why the last change is not saved, if it is not.
    pub(super) fn unsaved(&self) -> Option<&str> {
        self.keeper.problem()
    }

    /// Asks which game's puzzles are wanted.
    pub(super) fn ask_for_game(&mut self) {
        self.dialog = Some(Dialog::Games);
    }

    /// Whether the player may choose something.
    pub(super) fn is_live(&self) -> bool {
        self.stage() == Stage::YourMove
    }

    fn refresh(&mut self) {
        if let Ok(view) = self.session.view() {
            self.board.view = view;
        }
        self.board.picking = Picking::Nothing;
        self.typed = None;
    }

    /// Writes down how far it has come, or how it ended.
    pub(super) fn keep(&mut self, now: u64) {
        let today = day(now);
        let session = Arc::clone(&self.session);
        let is_over = session.verdict().is_some();
        match self.run {
            Some(_) if is_over => self.keeper.write(|book| book.finish_in_run(&session, today)),
            Some(_) => {}
            None => self.keeper.write(|book| book.keep(&session, today)),
        }
        let is_done = self.keeper.progress().daily_done == Some(today);
        if self.wish == Wish::Daily && is_over && !is_done {
            self.keeper.change(|progress| progress.daily_done = Some(today));
        }
    }

    /// Something has changed on the board.
    pub(super) fn changed(&mut self, now: u64) {
        self.refresh();
        self.keep(now);
        self.next_step = now + PAUSE;
        if let (Some(run), Some(verdict)) = (&mut self.run, self.session.verdict()) {
            run.solved += u32::from(verdict == Verdict::Solved);
            let solution = self.session.puzzle().line.join(" ");
            let said = match verdict {
                Verdict::Solved => Status::News("solved".to_owned()),
                _ => Status::Refusal(format!("not solved: {solution}")),
            };
            self.next(Wish::Run, now);
            self.notice = Some(said);
        }
    }

    /// Time passes: moves come by themselves, and a run ends.
    pub(super) fn tick(&mut self, now: u64) {
        if let Some(Run { ends, solved }) = self.run
            && now >= ends
            && !self.is_judging()
        {
            self.run = None;
            self.wish = Wish::Own;
            self.keeper.change(|progress| progress.best_run = progress.best_run.max(solved));
            self.dialog = Some(Dialog::RunOver(solved));
        }
        if now >= self.next_step && self.session.can_advance() {
            _ = self.session.advance();
            let last = self.last_move_end();
            self.changed(now);
            self.board.cursor = last.unwrap_or(self.board.cursor);
        }
    }

    fn last_move_end(&self) -> Option<Point> {
        self.session.view().ok()?.last_steps.iter().rev().find_map(|step| match step {
            prise_game::Step::Hop { to, .. } => Some(*to),
            prise_game::Step::Place { at, .. } | prise_game::Step::Flip { at, .. } => Some(*at),
            _ => None,
        })
    }

    /// The move was judged, or could not be.
    pub(super) fn judged(&mut self, now: u64) {
        let unknown = self.is_judging();
        let wrong_in_run = self.run.is_some() && matches!(self.stage(), Stage::Wrong { .. });
        if unknown || wrong_in_run {
            _ = self.session.retry();
        }
        if wrong_in_run {
            self.session.give_up();
        }
        self.changed(now);
        if unknown {
            self.notice = Some(Status::Refusal("this move could not be judged".to_owned()));
        }
    }

    /// Puts the next puzzle up. What was begun has to be ended first.
    pub(super) fn next(&mut self, wish: Wish, now: u64) {
        if self.session.verdict().is_none() && !self.session.is_untouched() {
            self.refuse("this one first; s shows the solution");
            return;
        }
        if self.run.is_some() && wish != Wish::Run {
            self.refuse("the run goes on; s gives this one up");
            return;
        }
        let game = self.board.look.id;
        let solved = self.run.map_or(0, |run| run.solved);
        let next = match wish {
            Wish::Run => pick::run_next(puzzles(game), self.keeper.progress(), solved, now),
            _ => chosen(game, wish, &self.keeper, now),
        };
        let Some(next) = next else {
            self.refuse("nothing is due again today");
            return;
        };
        let opened = match wish {
            Wish::Run => PuzzleSession::start(game, next),
            _ => self.keeper.puzzle(next.id()),
        };
        match opened {
            Ok(session) => {
                self.session = Arc::new(session);
                self.wish = wish;
                self.set_up();
            }
            Err(error) => self.refuse(error.to_string()),
        }
    }

    pub(super) fn hint(&mut self, now: u64) {
        let Some((hint, id)) = self.session.hint() else { return };
        let Some(index) =
            (0..self.board.view.legal.infos.len()).find(|it| self.board.view.legal.id(*it) == id)
        else {
            return;
        };
        let info = &self.board.view.legal.infos[index];
        let from = info.from.unwrap_or(info.to);
        let name = (self.board.look.point_name)(from);
        let text = match (&hint, info.from) {
            (Hint::Move(text), _) => format!("the move is {}", shown(text)),
            (Hint::Piece(_), Some(_)) => format!("look at the piece on {name}"),
            (Hint::Piece(_), None) => format!("look at {name}"),
        };
        self.keep(now);
        self.board.picking = Picking::Nothing;
        self.board.cursor = from;
        self.notice = Some(Status::News(text));
    }

    pub(super) fn give_up(&mut self, now: u64) {
        if self.stage() == Stage::YourMove {
            self.session.give_up();
            self.changed(now);
        }
    }

    pub(super) fn refuse(&mut self, why: impl Into<String>) {
        self.notice = Some(Status::Refusal(why.into()));
    }
}

/// The day of a time.
pub(super) const fn day(now: u64) -> u32 {
    (now / DAY) as u32
}

/// The puzzle that is wished for; nothing if none is due.
fn chosen(game: &str, wish: Wish, keeper: &Keeper, now: u64) -> Option<&'static Puzzle> {
    let (set, progress) = (puzzles(game), keeper.progress());
    match wish {
        Wish::Own => pick::next(set, progress, None, now),
        Wish::Theme(theme) => pick::next(set, progress, Some(theme), now),
        Wish::Daily => pick::daily(set, day(now)),
        Wish::Due => pick::due(set, progress, day(now)).into_iter().next(),
        Wish::Run => pick::run_next(set, progress, 0, now),
    }
}
