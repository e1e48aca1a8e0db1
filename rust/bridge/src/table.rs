//! A match of one game behind a trait object, so that one session serves them all.

use std::sync::Arc;

use prise_darkchess::{Origin, Proof};
use prise_game::{
    Contribution, DrawOfferError, Entry, Event, Level, Match, Millis, MoveKind, PlayError, Player,
    Review, Rules, Ruling, Seat, Seed, Setup, Shuffle, Start, UndoRefusal,
};
use prise_search::agrees_to_draw;
use prise_store::{Repair, SavedMatch};
use web_time::Instant;

use crate::api::deal::{DealProof, draw_secret, proof_view};
use crate::api::error::{CoreError, ErrorKind};
use crate::api::library::now;
use crate::api::session::GameSession;
use crate::api::setup::{MatchSetup, PlayerSetup};
use crate::api::view::{
    BoardView, DetailView, HistoryEntry, LegalMove, RulingKind, SeatView, StepView,
};
use crate::present::{
    captured_view, clock, clock_choice, counter_view, jump_view, millis, move_kind, must_capture,
    outcome_view, piece_view, player_setup, step_views, undo_refusal, unrated_reasons,
};
use crate::question::{Asked, Effort, Question, SharedPlayer};
use crate::registry::Shown;
use crate::saver::Saver;

/// A match that was loaded, and what had to be mended for it.
pub(crate) struct Restored {
    pub(crate) table: Box<dyn Table>,
    pub(crate) notice: Option<String>,
}

impl Restored {
    /// A session with the match.
    pub(crate) fn session(self, saver: Option<Arc<Saver>>) -> GameSession {
        GameSession::at(self.table, saver).with_notice(self.notice)
    }
}

/// A match of some game.
pub(crate) trait Table: Send {
    fn view(&self) -> BoardView;
    /// Reads the clock. Tells whether a flag has fallen, which is in the history then.
    fn tick(&mut self) -> bool;
    /// How many moves and rulings there are, undone ones included.
    fn last_ply(&self) -> usize;
    fn view_at(&self, ply: usize) -> Result<BoardView, CoreError>;
    fn history(&self) -> Vec<HistoryEntry>;
    /// What everybody may know of the position at a ply, as text.
    fn position_at(&self, ply: usize) -> Result<String, CoreError>;
    fn play(&mut self, id: u32) -> Result<Vec<StepView>, CoreError>;
    fn undo(&mut self) -> Result<(), CoreError>;
    fn redo(&mut self);
    fn resign(&mut self, seat: u8) -> Result<(), CoreError>;
    fn offer_draw(&mut self, seat: u8) -> Result<(), CoreError>;
    fn decline_draw(&mut self, seat: u8) -> Result<(), CoreError>;
    /// Lets every computer player answer the draw on offer.
    fn answer_draw(&mut self) -> Result<(), CoreError>;
    fn suspend(&mut self);
    fn resume(&mut self);
    /// How the match was set up, without what was dealt.
    fn setup(&self) -> MatchSetup;
    /// The match in the form in which it is kept.
    fn saved(&self) -> SavedMatch;
    /// Whose turn it is.
    fn to_move(&self) -> Seat;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Whether thinking like this helps a person, instead of being the computer's own move.
    fn is_hint(&self, effort: Effort) -> bool;
    /// A person was given a hint or an analysis.
    fn note_hint(&mut self);
    /// All that a search needs for the move to play now.
    fn question(&self, effort: Effort) -> Result<Box<dyn Question>, CoreError>;
    /// A computer player has come to this score for itself.
    fn judged(&mut self, seat: Seat, score: i32);
    /// A moment of the match to examine; nothing after its last one.
    fn moment(&self, ply: usize, effort: Effort) -> Result<Option<Examined>, CoreError>;
    /// A new match from a moment of this one.
    fn branch(&self, ply: usize, players: &[PlayerSetup]) -> Result<Box<dyn Table>, CoreError>;
    /// What proves that the deal was fair, once the game is over.
    fn deal_proof(&self) -> Result<DealProof, CoreError>;
}

/// A moment of a match to examine.
pub(crate) struct Examined {
    pub(crate) seat: u8,
    pub(crate) last_ply: u32,
    /// The move that was played there; nothing for a ruling or at the end.
    pub(crate) played: Option<String>,
    /// Whether that move turned up a piece that nobody knew.
    pub(crate) is_flip: bool,
    /// What to think about; nothing when the game is over.
    pub(crate) question: Option<Box<dyn Question>>,
}

pub(crate) struct Seated<G: Shown> {
    table: Match<G>,
    computer: SharedPlayer<G>,
    /// Looks through whole matches, beside the one who plays.
    analyst: SharedPlayer<G>,
    /// What each computer player thought of its last position, in hundredths of a man.
    opinions: Vec<Option<i32>>,
    /// What shows that the deal is fair, where there is one. It tells everything: nothing but its
    /// commitment leaves before the end.
    proof: Option<Proof>,
    /// When the session began: the zero of the match's monotonic time.
    since: Instant,
    /// Changes with every change of the match, so that an id of an earlier view is refused.
    generation: u16,
    /// Varies the computer's play from match to match.
    luck: u64,
}

impl<G: Shown> Seated<G> {
    /// Sets a match up, dealt from this shuffle; without one, from the system's randomness where
    /// anything is dealt.
    pub(crate) fn start(
        setup: &MatchSetup,
        shuffle: Option<Shuffle>,
    ) -> Result<Box<dyn Table>, CoreError> {
        let bad_setup = |error: &dyn std::fmt::Display| CoreError::new(ErrorKind::BadSetup, error);
        let rules = G::Rules::from_text(&setup.rules).map_err(|error| bad_setup(&error))?;
        let start = match (&setup.position, setup.seed, shuffle) {
            (Some(_), _, Some(_)) | (_, Some(_), Some(_)) => {
                return Err(bad_setup(&"only the game's own opening is shuffled"));
            }
            (Some(text), ..) => Start::Position(text.clone()),
            (None, Some(_), _) => Start::Opening,
            (None, None, Some(shuffle)) => Start::Shuffled(shuffle),
            (None, None, None) if G::HIDES_NOTHING => Start::Opening,
            // Nobody has mixed anything in.
            (None, None, None) => {
                Start::Shuffled(Shuffle::new(draw_secret()?, Contribution::default()))
            }
        };
        let setup = Setup::new(rules, players(&setup.players)?)
            .with_clock(setup.clock.as_ref().map(clock))
            .with_start(start)
            .with_seed(setup.seed.unwrap_or_default().into())
            .with_practice(setup.practice);
        Self::begin(setup)
    }

    fn begin(setup: Setup<G::Rules>) -> Result<Box<dyn Table>, CoreError> {
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
        let origin = match table.setup().start() {
            Start::Dealt(seed) => Some(Origin::Dealer(*seed)),
            Start::Shuffled(shuffle) => Some(Origin::Mixed(shuffle.clone())),
            Start::Opening | Start::Position(_) => None,
        };
        let opening = table.review(0).map(|review| review.game());
        let proof = origin.and_then(|origin| opening?.proof(origin));
        Box::new(Self {
            opinions: vec![None; table.setup().players().len()],
            table,
            computer: SharedPlayer::<G>::default(),
            analyst: SharedPlayer::<G>::default(),
            proof,
            since: Instant::now(),
            generation: 0,
            luck: now().get(),
        })
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

    fn review(&self, ply: usize) -> Result<Review<'_, G>, CoreError> {
        self.table.review(ply).ok_or_else(|| {
            let message = format!("there is no ply {ply}, the last is {}", self.table.last_ply());
            CoreError::new(ErrorKind::NotAllowed, message)
        })
    }

    /// A position for a player to think about. Only the moves of the current one have ids.
    fn asked(
        &self,
        game: &G,
        effort: Effort,
        computer: &SharedPlayer<G>,
    ) -> Result<Box<dyn Question>, CoreError> {
        let legal = game.legal_moves();
        Ok(Box::new(Asked::<G> {
            public: game.public(),
            shown: game.clone(),
            ids: (0..legal.len()).map(|index| self.id(index)).collect(),
            legal,
            task: effort.task(self.seed())?,
            computer: Arc::clone(computer),
        }))
    }

    /// A moment of the match; only the current one can be played on.
    fn board(&self, game: &G, last: Option<&Entry<G>>, ply: usize, is_current: bool) -> BoardView {
        let legal = if is_current { self.legal(game) } else { Vec::new() };
        let clock = self.table.clock(self.now());
        let review = self.table.review(ply);
        let places = review.as_ref().and_then(Review::places);
        let captured = review.map(|review| review.captured()).unwrap_or_default();
        let seat_view = |seat: Seat| {
            let player = self.table.setup().player(seat);
            SeatView {
                name: player.map(|player| player.name.clone()).unwrap_or_default(),
                level: player.and_then(Player::level).map(Level::number),
                army: game.army_of(seat).map(|army| army.index() as u8),
                is_out: game.is_out(seat),
                time_ms: clock.as_ref().map(|clock| millis(clock.left[seat.index()])),
                place: places.as_ref().and_then(|places| places.get(seat.index()).copied()),
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
            can_undo: self.undo_refusal().is_none(),
            undo_refusal: self.undo_refusal().map(undo_refusal),
            can_redo: self.table.can_redo(),
            unrated: unrated_reasons(self.table.unrated()),
            first_end: self
                .table
                .first_end()
                .filter(|_| self.table.is_continuation())
                .map(|end| outcome_view(end.outcome)),
            details: game
                .details()
                .into_iter()
                .map(|(name, value)| DetailView { name: name.to_owned(), value })
                .collect(),
            commitment: self.proof.as_ref().map(Proof::commitment),
            commitment_short: self.proof.as_ref().map(Proof::short_commitment),
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
                jumps: info.jumps.into_iter().map(jump_view).collect(),
                notation: game.notation(mv),
                mode: game.mode(mv).to_owned(),
            }
        };
        game.legal_moves().into_iter().enumerate().map(legal).collect()
    }

    /// Whether a computer player sits at the board: going back then skips its moves.
    fn has_computer(&self) -> bool {
        self.table.setup().has_computer()
    }

    /// Why nothing can be taken back, if so.
    fn undo_refusal(&self) -> Option<UndoRefusal> {
        if self.has_computer() { self.table.take_back_refusal() } else { self.table.undo_refusal() }
    }
}

impl<G: Shown> Table for Seated<G> {
    fn tick(&mut self) -> bool {
        let has_fallen = self.table.tick(self.now()).is_some();
        if has_fallen {
            self.changed();
        }
        has_fallen
    }

    fn last_ply(&self) -> usize {
        self.table.last_ply()
    }

    fn view(&self) -> BoardView {
        self.board(self.table.game(), self.table.last_entry(), self.table.ply(), true)
    }

    fn view_at(&self, ply: usize) -> Result<BoardView, CoreError> {
        let review = self.review(ply)?;
        Ok(self.board(review.game(), review.last_entry(), ply, false))
    }

    fn history(&self) -> Vec<HistoryEntry> {
        let entry = |entry: &Entry<G>| {
            let (ruling, about) = match entry.event() {
                Event::Move(_) => (None, None),
                Event::Ruling(Ruling::DrawAgreed) => (Some(RulingKind::DrawAgreed), None),
                Event::Ruling(Ruling::Resign(seat)) => (Some(RulingKind::Resignation), Some(seat)),
                Event::Ruling(Ruling::FlagFell(seat)) => (Some(RulingKind::FlagFall), Some(seat)),
            };
            HistoryEntry {
                seat: entry.turn().index() as u8,
                notation: entry.notation().map(str::to_owned),
                spent_ms: millis(entry.spent()),
                ruling,
                ruling_seat: about.map(|seat| seat.index() as u8),
            }
        };
        self.table.history().iter().map(entry).collect()
    }

    fn position_at(&self, ply: usize) -> Result<String, CoreError> {
        Ok(self.review(ply)?.game().write_public())
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

    fn undo(&mut self) -> Result<(), CoreError> {
        let now = self.now();
        let undone = if self.has_computer() {
            self.table.take_back(now).map(drop)
        } else {
            self.table.undo(now).map(drop)
        };
        self.changed();
        undone.map_err(|error| CoreError::new(ErrorKind::NotAllowed, error))
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

    fn answer_draw(&mut self) -> Result<(), CoreError> {
        let now = self.now();
        self.changed();
        for seat in self.table.draw_answers_awaited() {
            if self.table.setup().player(seat).is_some_and(Player::is_human) {
                continue;
            }
            if !agrees_to_draw(self.opinions[seat.index()], self.table.ply()) {
                return self.table.decline_draw(seat, now).map_err(not_allowed);
            }
            self.table.accept_draw(seat, now).map_err(not_allowed)?;
        }
        Ok(())
    }

    fn suspend(&mut self) {
        self.table.suspend(self.now());
    }

    fn resume(&mut self) {
        self.table.resume(self.now());
    }

    fn setup(&self) -> MatchSetup {
        let setup = self.table.setup();
        MatchSetup {
            game: G::ID.to_owned(),
            rules: setup.rules().to_text(),
            players: setup.players().iter().map(player_setup).collect(),
            clock: setup.clock().map(clock_choice),
            position: match setup.start() {
                Start::Position(text) if G::HIDES_NOTHING => Some(text.clone()),
                _ => None,
            },
            seed: None,
            practice: setup.is_practice(),
        }
    }

    fn saved(&self) -> SavedMatch {
        SavedMatch::of(&self.table, self.now())
    }

    fn to_move(&self) -> Seat {
        self.table.to_move()
    }

    fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    fn is_hint(&self, effort: Effort) -> bool {
        let own_level = self.table.player_to_move().and_then(Player::level);
        own_level.is_none() || own_level.map(Level::number) != effort.level
    }

    fn note_hint(&mut self) {
        self.table.note_hint();
    }

    fn question(&self, effort: Effort) -> Result<Box<dyn Question>, CoreError> {
        if self.table.outcome().is_some() {
            return Err(CoreError::new(ErrorKind::GameOver, "the game is over"));
        }
        self.asked(self.table.game(), effort, &self.computer)
    }

    fn judged(&mut self, seat: Seat, score: i32) {
        if let Some(opinion) = self.opinions.get_mut(seat.index()) {
            *opinion = Some(score);
        }
    }

    fn moment(&self, ply: usize, effort: Effort) -> Result<Option<Examined>, CoreError> {
        let Some(review) = self.table.review(ply) else { return Ok(None) };
        let next = self.table.review(ply + 1).and_then(|next| next.last_entry());
        let game = review.game();
        let question = match game.outcome() {
            Some(_) => None,
            None => Some(self.asked(game, effort, &self.analyst)?),
        };
        let mv = next.and_then(Entry::as_move);
        Ok(Some(Examined {
            seat: game.to_move().index() as u8,
            last_ply: self.table.last_ply() as u32,
            played: next.and_then(Entry::notation).map(str::to_owned),
            is_flip: mv.is_some_and(|mv| game.info(mv).kind == MoveKind::Flip),
            question,
        }))
    }

    fn branch(&self, ply: usize, sitters: &[PlayerSetup]) -> Result<Box<dyn Table>, CoreError> {
        let game = self.review(ply)?.game();
        if game.outcome().is_some() {
            return Err(CoreError::new(ErrorKind::GameOver, "the game is over there"));
        }
        // More may be known of this match by now than was known then.
        let game = if G::HIDES_PIECES { game.redealt(&fresh_seed()?) } else { game.clone() };
        let setup = Setup::new(game.rules().clone(), players(sitters)?);
        let is_practice = self.table.setup().is_practice() && setup.has_computer();
        let start = Start::Position(game.write());
        Self::begin(setup.with_start(start).with_practice(is_practice))
    }

    fn deal_proof(&self) -> Result<DealProof, CoreError> {
        let not_allowed = |message| CoreError::new(ErrorKind::NotAllowed, message);
        let proof = self.proof.as_ref();
        let proof = proof.ok_or_else(|| not_allowed("nothing was promised about this match"))?;
        if self.table.outcome().is_none() {
            return Err(not_allowed("the deal is shown after the game"));
        }
        let pieces = G::turned_up(proof.deal()).into_iter().map(piece_view).collect();
        Ok(proof_view(proof, pieces))
    }
}

/// A seed that nobody can guess.
fn fresh_seed() -> Result<Seed, CoreError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| CoreError::new(ErrorKind::Internal, error))?;
    Ok(Seed::from_bytes(secret))
}

fn players(setups: &[PlayerSetup]) -> Result<Vec<Player>, CoreError> {
    let player = |player: &PlayerSetup| match player.level {
        None => Ok(Player::human(&player.name)),
        Some(level) => Level::new(level)
            .map(|level| Player::ai(&player.name, level))
            .map_err(|error| CoreError::new(ErrorKind::BadSetup, error)),
    };
    setups.iter().map(player).collect()
}

fn not_allowed(error: DrawOfferError) -> CoreError {
    CoreError::new(ErrorKind::NotAllowed, error)
}
