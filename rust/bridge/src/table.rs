//! A match of one game behind a trait object, so that one session serves them all.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use prise_game::{
    DrawOfferError, Entry, Event, Level, Match, Millis, MoveKind as GameMoveKind, PlayError,
    Player, Rules, Seat, Setup, Start,
};
use prise_search::{Limits, Player as ComputerPlayer, Progress, StopToken, Task, Thought};
use prise_store::{Repair, SavedMatch};
use web_time::Instant;

use crate::api::error::{CoreError, ErrorKind};
use crate::api::library::now;
use crate::api::setup::MatchSetup;
use crate::api::view::{
    BoardView, DetailView, HistoryEntry, LegalMove, SeatView, StepView, Thinking,
};
use crate::present::{
    captured_view, clock, counter_view, millis, move_kind, must_capture, outcome_view, piece_view,
    step_views,
};
use crate::registry::Shown;

/// A match that was loaded, and what had to be mended for it.
pub(crate) struct Restored {
    pub(crate) table: Box<dyn Table>,
    pub(crate) notice: Option<String>,
}

/// How hard the computer is to think: at a level, or for a time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// The level, from 1 to 10.
    pub level: Option<u8>,
    /// The time in milliseconds.
    pub time_ms: Option<u32>,
}

/// A match of some game.
pub(crate) trait Table: Send {
    fn view(&mut self) -> BoardView;
    fn view_at(&self, ply: usize) -> Result<BoardView, CoreError>;
    fn history(&self) -> Vec<HistoryEntry>;
    fn position(&self) -> String;
    fn play(&mut self, id: u32) -> Result<Vec<StepView>, CoreError>;
    fn undo(&mut self);
    fn redo(&mut self);
    fn resign(&mut self, seat: u8) -> Result<(), CoreError>;
    fn offer_draw(&mut self, seat: u8) -> Result<(), CoreError>;
    fn decline_draw(&mut self, seat: u8) -> Result<(), CoreError>;
    fn suspend(&mut self);
    fn resume(&mut self);
    /// The match in the form in which it is kept.
    fn saved(&self) -> SavedMatch;
    /// All that a search needs, so that it runs without the match.
    fn question(&self, effort: Effort) -> Result<Box<dyn Question>, CoreError>;
}

/// A position to think about.
pub(crate) trait Question {
    fn answer(self: Box<Self>, stop: &StopToken, report: Box<dyn FnMut(Thinking) + '_>)
    -> Thinking;
}

/// The computer player of one match. It takes its memory when it is first asked.
type SharedPlayer<G> = Arc<Mutex<Option<Box<dyn ComputerPlayer<G>>>>>;

pub(crate) struct Seated<G: Shown> {
    table: Match<G>,
    computer: SharedPlayer<G>,
    /// When the session began: the zero of the match's monotonic time.
    since: Instant,
    /// Changes with every change of the match, so that an id of an earlier view is refused.
    generation: u16,
    /// Varies the computer's play from match to match.
    luck: u64,
}

impl<G: Shown> Seated<G> {
    pub(crate) fn start(setup: &MatchSetup) -> Result<Box<dyn Table>, CoreError> {
        let bad_setup = |error: &dyn std::fmt::Display| CoreError::new(ErrorKind::BadSetup, error);
        let rules = G::Rules::from_text(&setup.rules).map_err(|error| bad_setup(&error))?;
        let player = |player: &crate::api::setup::PlayerSetup| match player.level {
            None => Ok(Player::human(&player.name)),
            Some(level) => Level::new(level)
                .map(|level| Player::ai(&player.name, level))
                .map_err(|error| bad_setup(&error)),
        };
        let players = setup.players.iter().map(player).collect::<Result<_, _>>()?;
        let start = setup.position.clone().map_or(Start::Opening, Start::Position);
        let setup = Setup::new(rules, players)
            .with_clock(setup.clock.as_ref().map(clock))
            .with_start(start)
            .with_seed(u64::from(setup.seed_high) << 32 | u64::from(setup.seed_low));
        let table = Match::new(setup).map_err(|error| {
            let kind = match error {
                prise_game::SetupError::Position(_) => ErrorKind::BadPosition,
                _ => ErrorKind::BadSetup,
            };
            CoreError::new(kind, error)
        })?;
        Ok(Self::seat(table))
    }

    pub(crate) fn restore(saved: &SavedMatch) -> Result<Restored, CoreError> {
        let restored =
            saved.restore::<G>().map_err(|error| CoreError::new(ErrorKind::Storage, error))?;
        let notice = restored.repair.map(|repair| match repair {
            Repair::RedoDropped { why } => format!("moves that were taken back are lost: {why}"),
            Repair::StartedFresh { why } => format!("the moves so far are lost: {why}"),
        });
        Ok(Restored { table: Self::seat(restored.table), notice })
    }

    fn seat(table: Match<G>) -> Box<dyn Table> {
        let computer = SharedPlayer::<G>::default();
        let luck = now().get();
        Box::new(Self { table, computer, since: Instant::now(), generation: 0, luck })
    }

    fn now(&self) -> Millis {
        Millis::new(self.since.elapsed().as_millis() as u64)
    }

    /// What the computer's choices depend on beside the position. Not the match's own seed: that
    /// decides what lies face-down, and the computer is to know nothing of it.
    fn seed(&self) -> u64 {
        self.luck ^ self.table.ply() as u64
    }

    fn changed(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn id(&self, index: usize) -> u32 {
        u32::from(self.generation) << 16 | index as u32
    }

    /// A moment of the match; only the current one can be played on.
    fn moment(&self, game: &G, last: Option<&Entry<G>>, ply: usize, is_current: bool) -> BoardView {
        let legal = if is_current { self.legal(game) } else { Vec::new() };
        let clock = self.table.clock(self.now());
        let review = self.table.review(ply);
        let captured = review.map(|review| review.captured()).unwrap_or_default();
        let seat_view = |seat: Seat| {
            let player = self.table.setup().player(seat);
            SeatView {
                name: player.map(|player| player.name.clone()).unwrap_or_default(),
                level: player.and_then(Player::level).map(Level::number),
                army: game.army_of(seat).map(|army| army.index() as u8),
                is_out: game.is_out(seat),
                time_ms: clock.as_ref().map(|clock| millis(clock.left[seat.index()])),
            }
        };
        BoardView {
            game: G::ID.to_owned(),
            pieces: game.pieces().into_iter().map(piece_view).collect(),
            seat: game.to_move().index() as u8,
            seats: game.seats().iter().map(seat_view).collect(),
            must_capture: must_capture(&legal),
            legal,
            last_steps: last.map_or_else(Vec::new, |entry| step_views(entry.steps())),
            last_move: last.and_then(Entry::notation).map(str::to_owned),
            outcome: game.outcome().map(outcome_view),
            draw_counters: game.draw_counters().into_iter().map(counter_view).collect(),
            draw_offer: self.table.draw_offer().map(|offer| offer.by().index() as u8),
            captured: captured.into_iter().map(captured_view).collect(),
            clock_running: clock.and_then(|clock| clock.running).map(|seat| seat.index() as u8),
            ply: ply as u32,
            last_ply: self.table.last_ply() as u32,
            can_undo: self.table.can_undo(),
            can_redo: self.table.can_redo(),
            details: game
                .details()
                .into_iter()
                .map(|(name, value)| DetailView { name: name.to_owned(), value })
                .collect(),
        }
    }

    fn legal(&self, game: &G) -> Vec<LegalMove> {
        let legal = |(index, mv): (usize, G::Move)| {
            let info = game.info(mv);
            let points = |list: Vec<prise_game::Point>| {
                list.into_iter().map(|point| point.index() as u8).collect()
            };
            LegalMove {
                id: self.id(index),
                kind: move_kind(info.kind),
                from: info.from.map(|point| point.index() as u8),
                to: info.to.index() as u8,
                path: points(info.path),
                captured: points(info.captured),
                notation: game.notation(mv),
                mode: game.mode(mv).to_owned(),
            }
        };
        game.legal_moves().into_iter().enumerate().map(legal).collect()
    }

    /// Whether a computer player sits at the board: going back then skips its moves.
    fn has_computer(&self) -> bool {
        self.table.setup().players().iter().any(|player| !player.is_human())
    }
}

impl<G: Shown> Table for Seated<G> {
    fn view(&mut self) -> BoardView {
        if self.table.tick(self.now()).is_some() {
            self.changed();
        }
        self.moment(self.table.game(), self.table.last_entry(), self.table.ply(), true)
    }

    fn view_at(&self, ply: usize) -> Result<BoardView, CoreError> {
        let review = self.table.review(ply).ok_or_else(|| {
            let message = format!("there is no ply {ply}, the last is {}", self.table.last_ply());
            CoreError::new(ErrorKind::NotAllowed, message)
        })?;
        Ok(self.moment(review.game(), review.last_entry(), ply, false))
    }

    fn history(&self) -> Vec<HistoryEntry> {
        let entry = |entry: &Entry<G>| HistoryEntry {
            seat: entry.turn().index() as u8,
            notation: match entry.event() {
                Event::Move(_) => entry.notation().map(str::to_owned),
                Event::Ruling(_) => None,
            },
            spent_ms: millis(entry.spent()),
        };
        self.table.history().iter().map(entry).collect()
    }

    fn position(&self) -> String {
        self.table.game().write()
    }

    fn play(&mut self, id: u32) -> Result<Vec<StepView>, CoreError> {
        let illegal = |message| CoreError::new(ErrorKind::IllegalMove, message);
        if id >> 16 != u32::from(self.generation) {
            return Err(illegal("this move belongs to an earlier position"));
        }
        let moves = self.table.game().legal_moves();
        let mv =
            moves.get((id & 0xFFFF) as usize).ok_or_else(|| illegal("there is no such move"))?;
        let now = self.now();
        let played = self.table.play(*mv, now).map(|entry| step_views(entry.steps()));
        self.changed();
        played.map_err(|error| {
            let kind = match error {
                PlayError::GameOver | PlayError::FlagFell(_) => ErrorKind::GameOver,
                PlayError::Illegal(_) => ErrorKind::IllegalMove,
            };
            CoreError::new(kind, error)
        })
    }

    fn undo(&mut self) {
        let now = self.now();
        if self.has_computer() {
            self.table.take_back(now);
        } else {
            self.table.undo(now);
        }
        self.changed();
    }

    fn redo(&mut self) {
        let now = self.now();
        if self.has_computer() {
            self.table.put_back(now);
        } else {
            self.table.redo(now);
        }
        self.changed();
    }

    fn resign(&mut self, seat: u8) -> Result<(), CoreError> {
        let now = self.now();
        let resigned = self.table.resign(Seat::new(seat), now).map(|_| ());
        self.changed();
        resigned.map_err(|error| CoreError::new(ErrorKind::NotAllowed, error))
    }

    fn offer_draw(&mut self, seat: u8) -> Result<(), CoreError> {
        let now = self.now();
        self.changed();
        self.table.offer_draw(Seat::new(seat), now).map_err(not_allowed)
    }

    fn decline_draw(&mut self, seat: u8) -> Result<(), CoreError> {
        let now = self.now();
        self.changed();
        self.table.decline_draw(Seat::new(seat), now).map_err(not_allowed)
    }

    fn suspend(&mut self) {
        self.table.suspend(self.now());
    }

    fn resume(&mut self) {
        self.table.resume(self.now());
    }

    fn saved(&self) -> SavedMatch {
        SavedMatch::of(&self.table, self.now())
    }

    fn question(&self, effort: Effort) -> Result<Box<dyn Question>, CoreError> {
        if self.table.outcome().is_some() {
            return Err(CoreError::new(ErrorKind::GameOver, "the game is over"));
        }
        let game = self.table.game();
        let legal = game.legal_moves();
        let ids = (0..legal.len()).map(|index| self.id(index)).collect();
        Ok(Box::new(Asked::<G> {
            public: game.public(),
            shown: game.clone(),
            legal,
            ids,
            task: effort.task(self.seed())?,
            computer: Arc::clone(&self.computer),
        }))
    }
}

/// A position to think about, with what its moves are called.
struct Asked<G: Shown> {
    public: G::Public,
    /// For the notation of the line, after the search: the search itself sees `public` alone.
    shown: G,
    legal: Vec<G::Move>,
    ids: Vec<u32>,
    task: Task,
    computer: SharedPlayer<G>,
}

impl<G: Shown> Asked<G> {
    fn on_the_way(&self, progress: &Progress<G::Move>) -> Thinking {
        Thinking {
            depth: progress.depth,
            score: progress.score.hundredths(),
            line: self.line(&progress.line),
            nodes: progress.nodes as f64,
            elapsed_ms: progress.elapsed.as_millis() as u32,
            best: None,
        }
    }

    fn at_the_end(&self, thought: &Thought<G::Move>) -> Thinking {
        let index = thought.best.and_then(|best| self.legal.iter().position(|mv| *mv == best));
        Thinking {
            depth: thought.depth,
            score: thought.score.hundredths(),
            line: self.line(&thought.line),
            nodes: thought.nodes as f64,
            elapsed_ms: thought.elapsed.as_millis() as u32,
            best: index.map(|index| self.ids[index]),
        }
    }

    /// The moves of a line in their notation. It ends where a hidden piece would have to be
    /// looked at: only the first move is always known.
    fn line(&self, moves: &[G::Move]) -> Vec<String> {
        let mut game = self.shown.clone();
        let mut texts = Vec::new();
        for mv in moves {
            if !game.legal_moves().contains(mv) {
                break;
            }
            texts.push(game.notation(*mv));
            if game.info(*mv).kind == GameMoveKind::Flip {
                break;
            }
            game.play_unchecked(*mv);
        }
        texts
    }
}

impl<G: Shown> Question for Asked<G> {
    fn answer(
        self: Box<Self>,
        stop: &StopToken,
        mut report: Box<dyn FnMut(Thinking) + '_>,
    ) -> Thinking {
        let mut computer = self.computer.lock().unwrap_or_else(PoisonError::into_inner);
        let computer = computer.get_or_insert_with(|| G::player(1));
        let thought = computer.play(&self.public, self.task, stop, &mut |progress| {
            report(self.on_the_way(progress));
        });
        self.at_the_end(&thought)
    }
}

impl Effort {
    /// What the computer is asked. The seed varies its play from match to match and move to move.
    fn task(self, seed: u64) -> Result<Task, CoreError> {
        match (self.level, self.time_ms) {
            (Some(level), _) => Level::new(level)
                .map(|level| Task::Level(level, seed))
                .map_err(|error| CoreError::new(ErrorKind::BadSetup, error)),
            (None, Some(ms)) => Ok(Task::Limits(Limits::time(Duration::from_millis(ms.into())))),
            (None, None) => Err(CoreError::new(ErrorKind::BadSetup, "neither a level nor a time")),
        }
    }
}

fn not_allowed(error: DrawOfferError) -> CoreError {
    CoreError::new(ErrorKind::NotAllowed, error)
}
