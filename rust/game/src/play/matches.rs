//! A match from the first move to the end, and back.

use super::Marks;
use super::entry::{Moment, playing};
use crate::{
    Adjudication, Clocks, DrawOffer, DrawOfferError, Entry, Event, Game, Millis, PlayError,
    ResignError, Seat, Setup, SetupError, Start, Step, UndoRefusal,
};

/// A game being played: its immutable [`Setup`], a history with one snapshot for every move, the
/// moves taken back, the draw that is on offer, and the clocks.
///
/// - **Undo is taking the earlier snapshot.** Draw counters, repetitions, clocks and offers come
///   back with it, and undoing past the end returns to play. What is undone waits to be redone
///   until something new is played; nothing else is ever lost.
/// - **What was turned up stays known.** A match with face-down pieces goes back no further than
///   to the last one that was turned up, unless it is practice, and not beyond its end.
/// - **The first end counts.** What is played after undoing it is a continuation.
/// - **A ply is an entry of the history**, a move or an adjudication. A turn of several parts is several
///   plies by the same seat.
/// - **Time is handed in** as a monotonic reading with every call. The clock of a new or loaded
///   match stands still until [`resume`](Self::resume).
///
/// # Example
///
/// ```
/// # use prise_game::*;
/// # #[derive(Clone, PartialEq, Eq, Debug)]
/// # struct Matches { left: u8, to_move: Seat, outcome: Option<Outcome> }
/// # impl Game for Matches {
/// #     type Rules = ();
/// #     type Move = u8;
/// #     type Public = Self;
/// #     type PositionError = std::num::ParseIntError;
/// #     const ID: &'static str = "matches";
/// #     const POINTS: usize = 0;
/// #     const ARMIES: &'static [&'static str] = &[];
/// #     const KINDS: &'static [&'static str] = &[];
/// #     fn start(_: &(), _: u64) -> Self {
/// #         Self { left: 3, to_move: Seat::FIRST, outcome: None }
/// #     }
/// #     fn read(_: &(), text: &str) -> Result<Self, std::num::ParseIntError> {
/// #         Ok(Self { left: text.parse()?, ..Self::start(&(), 0) })
/// #     }
/// #     fn write(&self) -> String { self.left.to_string() }
/// #     fn rules(&self) -> &() { &() }
/// #     fn to_move(&self) -> Seat { self.to_move }
/// #     fn outcome(&self) -> Option<Outcome> { self.outcome }
/// #     fn legal_moves(&self) -> Vec<u8> {
/// #         if self.outcome.is_some() { vec![] } else { (1..=self.left.min(2)).collect() }
/// #     }
/// #     fn play_unchecked(&mut self, taken: u8) {
/// #         self.left -= taken;
/// #         if self.left == 0 {
/// #             let (winner, reason) = (self.to_move, WinReason::LastStanding);
/// #             self.outcome = Some(Outcome::Win { winner, reason });
/// #         }
/// #         self.to_move = self.seats().after(self.to_move);
/// #     }
/// #     fn play_legal(&mut self, taken: u8) -> Vec<Step> {
/// #         self.play_unchecked(taken);
/// #         vec![]
/// #     }
/// #     fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
/// #         self.require_adjudication(adjudication)?;
/// #         self.outcome = Some(adjudication.between_two());
/// #         Ok(vec![])
/// #     }
/// #     fn info(&self, _: u8) -> MoveInfo {
/// #         let to = Point::new(0);
/// #         let (path, captured, jumps) = (vec![], vec![], vec![]);
/// #         MoveInfo { kind: MoveKind::Quiet, from: None, to, path, captured, jumps }
/// #     }
/// #     fn notation(&self, taken: u8) -> String { taken.to_string() }
/// #     fn find_move(&self, text: &str) -> Result<u8, FindMoveError> {
/// #         self.find_by_notation(text)
/// #     }
/// #     fn pieces(&self) -> Vec<Placed> { vec![] }
/// #     fn army_of(&self, _: Seat) -> Option<Army> { None }
/// #     fn public(&self) -> Self { self.clone() }
/// # }
/// // `Matches` is a game for two: three matches, take one or two, who takes the last one wins.
/// let players = vec![Player::human("Anna"), Player::ai("Prise", Level::EXPERT)];
/// let mut table = Match::<Matches>::new(Setup::new((), players))?;
///
/// table.play(2, Millis::ZERO)?;
/// table.play(1, Millis::ZERO)?;
/// assert_eq!(table.outcome().and_then(Outcome::winner), Some(Seat::SECOND));
///
/// // Anna takes back: the AI's move, her own, and with them the end of the game.
/// assert_eq!(table.take_back(Millis::ZERO), Ok(2));
/// assert_eq!(table.outcome(), None);
/// assert_eq!(table.to_move(), Seat::FIRST);
/// assert!(table.can_redo() && table.is_continuation());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    pub(super) setup: Setup<G::Rules>,
    pub(super) opening: Moment<G>,
    /// What was played, and after it what was undone and can be redone.
    pub(super) entries: Vec<Entry<G>>,
    /// How many of the entries count now: the ply of the match.
    pub(super) played: usize,
    /// Up to when the current moment's thinking time is booked; nothing while the clock stands.
    pub(super) since: Option<Millis>,
    pub(super) marks: Marks,
}

impl<G: Game> Match<G> {
    /// A match that is about to begin. Its clock stands until [`resume`](Self::resume).
    ///
    /// # Errors
    /// If a seat has no player or no time, if the start position cannot be read, or if practice
    /// makes no sense.
    pub fn new(setup: Setup<G::Rules>) -> Result<Self, SetupError<G::PositionError>> {
        let game = match setup.start() {
            Start::Opening => G::start(setup.rules(), setup.seed()),
            Start::Dealt(seed) => G::start_from(setup.rules(), seed),
            Start::Shuffled(shuffle) => G::start_from(setup.rules(), &shuffle.seed()),
            Start::Position(text) => G::read(setup.rules(), text).map_err(SetupError::Position)?,
        };
        setup.check(game.seats(), G::HIDES_PIECES)?;
        let clocks =
            setup.clock().map(|clock| Clocks::start(clock, game.to_move(), &playing(&game)));
        let opening = Moment { game, clocks, used: Millis::ZERO, offer: None };
        let (entries, marks) = (Vec::new(), Marks::default());
        Ok(Self { setup, opening, entries, played: 0, since: None, marks })
    }

    /// Plays a move for the player whose turn it is and returns it with its steps. Moves that
    /// were taken back can no longer be redone.
    ///
    /// # Errors
    /// If the move is not legal or the game is over the match is as it was. If the flag has
    /// fallen by now, the match says so instead of the move.
    pub fn play(&mut self, mv: G::Move, now: Millis) -> Result<&Entry<G>, PlayError> {
        self.may_play(now)?;
        self.game().require_legal(mv)?;
        let notation = self.game().notation(mv);
        Ok(self.enter_move(mv, notation))
    }

    /// [`play`](Self::play) for whoever has the legal moves with their texts at hand: neither is
    /// found again. With any other move the match that results is unspecified.
    ///
    /// # Errors
    /// As there.
    pub fn play_legal(
        &mut self,
        mv: G::Move,
        notation: String,
        now: Millis,
    ) -> Result<&Entry<G>, PlayError> {
        self.may_play(now)?;
        Ok(self.enter_move(mv, notation))
    }

    /// A player gives up, in or out of turn.
    ///
    /// # Errors
    /// If the game is over or the player is not in it, the match is as it was. If a flag has
    /// fallen by now, the match says so instead.
    pub fn resign(&mut self, seat: Seat, now: Millis) -> Result<&Entry<G>, ResignError> {
        self.game().require_adjudication(Adjudication::Resign(seat))?;
        if let Some(seat) = self.tick(now) {
            return Err(ResignError::FlagFell(seat));
        }
        Ok(self.enter_adjudication(Adjudication::Resign(seat))?)
    }

    /// A player offers a draw, in or out of turn. If another's offer stands, this agrees to it.
    ///
    /// # Errors
    /// If the game is over, the player is not in it or has agreed already, the match is as it
    /// was. If a flag has fallen by now, the match says so instead.
    pub fn offer_draw(&mut self, seat: Seat, now: Millis) -> Result<(), DrawOfferError> {
        self.may_negotiate(seat, now)?;
        let offer = match self.draw_offer() {
            Some(offer) if offer.has_agreed(seat) => {
                return Err(DrawOfferError::AlreadyAgreed(seat));
            }
            Some(offer) => offer.clone().agreed_by(seat),
            None => DrawOffer::new(seat),
        };
        self.agree(offer)
    }

    /// A player agrees to the draw on offer. When all who are in have agreed, the game is drawn.
    ///
    /// # Errors
    /// As [`offer_draw`](Self::offer_draw), and if no draw is offered.
    pub fn accept_draw(&mut self, seat: Seat, now: Millis) -> Result<(), DrawOfferError> {
        self.may_negotiate(seat, now)?;
        if self.draw_offer().is_none() {
            return Err(DrawOfferError::NoOffer);
        }
        self.offer_draw(seat, now)
    }

    /// A player refuses the draw on offer, or takes back an offer of their own.
    ///
    /// # Errors
    /// As [`offer_draw`](Self::offer_draw), and if no draw is offered.
    pub fn decline_draw(&mut self, seat: Seat, now: Millis) -> Result<(), DrawOfferError> {
        self.may_negotiate(seat, now)?;
        match self.current_mut().offer.take() {
            Some(_) => Ok(()),
            None => Err(DrawOfferError::NoOffer),
        }
    }

    /// Goes back by one entry and returns what was undone.
    ///
    /// The clocks show again what they showed at that moment.
    ///
    /// # Errors
    /// If there is nothing to undo, or if it is known too well to be undone.
    pub fn undo(&mut self, now: Millis) -> Result<&Entry<G>, UndoRefusal> {
        let previous = self.may_go_back(self.played.checked_sub(1))?;
        self.go_back(previous, now);
        Ok(&self.entries[previous])
    }

    /// Goes forward again by one entry and returns it; nothing if there is none.
    pub fn redo(&mut self, now: Millis) -> Option<&Entry<G>> {
        if self.can_redo() {
            self.go_to(self.played + 1, now);
        } else {
            return None;
        }
        self.last_entry()
    }

    /// Goes back to the last moment at which a person had to move, past whatever AIs have played
    /// since, and tells how many entries that undid.
    ///
    /// # Errors
    /// If no person has moved before, or if what would be undone is known too well.
    pub fn take_back(&mut self, now: Millis) -> Result<usize, UndoRefusal> {
        let from = self.played;
        let ply = self.may_go_back(self.last_human_turn())?;
        self.go_back(ply, now);
        Ok(from - ply)
    }

    /// Goes forward again to the next moment at which a person has to move, or else to the last
    /// entry, and tells how many entries that redid.
    pub fn put_back(&mut self, now: Millis) -> usize {
        let from = self.played;
        if self.can_redo() {
            let ahead = from + 1..=self.entries.len();
            let ply = ahead.clone().find(|ply| self.is_human_turn(*ply));
            self.go_to(ply.unwrap_or(*ahead.end()), now);
        }
        self.played - from
    }

    /// Books the time up to now. If the flag of the player whose turn it is has fallen, that is
    /// entered in the history, and the seat returned; the game says what follows from it.
    pub fn tick(&mut self, now: Millis) -> Option<Seat> {
        self.book(now);
        let moment = self.current();
        let clocks = moment.clocks.as_ref()?;
        if moment.game.outcome().is_some() || moment.used < clocks.until_flag() {
            return None;
        }
        let seat = clocks.turn();
        self.enter_adjudication(Adjudication::FlagFell(seat)).is_ok().then_some(seat)
    }

    /// The app goes to the background. The clock stops if the setup says so, or if there is none
    /// and only the thinking time is kept; tells whether it did.
    pub fn suspend(&mut self, now: Millis) -> bool {
        self.book(now);
        if self.setup.clock().is_none_or(crate::ClockSetup::stops_in_background) {
            self.since = None;
        }
        self.since.is_none()
    }

    /// Starts the clock of a new, loaded or suspended match; a clock that runs runs on.
    pub fn resume(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// The last moment before this one at which a person had to move.
    pub(super) fn last_human_turn(&self) -> Option<usize> {
        (0..self.played).rev().find(|ply| self.is_human_turn(*ply))
    }

    fn is_human_turn(&self, ply: usize) -> bool {
        let game = &self.moment(ply).game;
        let player = self.setup.player(game.to_move());
        game.outcome().is_none() && player.is_some_and(crate::Player::is_human)
    }

    /// The earlier moment, if the match may go back to it.
    pub(super) fn may_go_back(&self, ply: Option<usize>) -> Result<usize, UndoRefusal> {
        let ply = ply.ok_or(UndoRefusal::NothingPlayed)?;
        if G::HIDES_PIECES && self.outcome().is_some() {
            Err(UndoRefusal::DealKnown)
        } else if ply < self.last_revelation() && !self.setup.is_practice() {
            Err(UndoRefusal::Revealed)
        } else {
            Ok(ply)
        }
    }

    /// The moment at which the last face-down piece had been turned up.
    fn last_revelation(&self) -> usize {
        let reveals = |step: &Step| matches!(step, Step::Flip { .. });
        let last = self.history().iter().rposition(|entry| entry.steps().iter().any(reveals));
        last.map_or(0, |at| at + 1)
    }

    fn go_back(&mut self, ply: usize, now: Millis) {
        if self.marks.first_end.is_none() {
            self.marks.taken_back = true;
        }
        self.go_to(ply, now);
    }

    /// Leaves this moment for another one of the history, with its clock.
    fn go_to(&mut self, ply: usize, now: Millis) {
        self.book(now);
        self.played = ply;
    }

    /// Adds the time since the last booking to the current moment, no further than to the fall
    /// of the flag.
    fn book(&mut self, now: Millis) {
        self.current_mut().used = self.used(now);
        if self.since.is_some() {
            self.since = Some(now);
        }
    }

    /// How long the player whose turn it is has thought in the current moment.
    pub(super) fn used(&self, now: Millis) -> Millis {
        let moment = self.current();
        if moment.game.outcome().is_some() {
            return moment.used;
        }
        let used = moment.used + self.since.map_or(Millis::ZERO, |since| now - since);
        match &moment.clocks {
            Some(clocks) => used.min(clocks.until_flag()),
            None => used,
        }
    }

    fn may_play(&mut self, now: Millis) -> Result<(), PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        self.tick(now).map_or(Ok(()), |seat| Err(PlayError::FlagFell(seat)))
    }

    fn may_negotiate(&mut self, seat: Seat, now: Millis) -> Result<(), DrawOfferError> {
        // Whoever could resign is in the game, and may speak.
        self.game().require_adjudication(Adjudication::Resign(seat))?;
        match self.tick(now) {
            Some(seat) => Err(DrawOfferError::FlagFell(seat)),
            None => Ok(()),
        }
    }

    /// Lets the offer stand, or ends the game if nobody's consent is missing. The offer is left
    /// as it was before the last consent then, for the case that the end is undone.
    fn agree(&mut self, offer: DrawOffer) -> Result<(), DrawOfferError> {
        if self.current().playing().into_iter().all(|seat| offer.has_agreed(seat)) {
            self.enter_adjudication(Adjudication::DrawAgreed)?;
        } else {
            self.current_mut().offer = Some(offer);
        }
        Ok(())
    }

    /// Enters a legal move.
    pub(super) fn enter_move(&mut self, mv: G::Move, notation: String) -> &Entry<G> {
        let mut game = self.game().clone();
        let steps = game.play_legal(mv);
        self.enter(Event::Move(mv), Some(notation), steps, game)
    }

    pub(super) fn enter_adjudication(
        &mut self,
        adjudication: Adjudication,
    ) -> Result<&Entry<G>, crate::AdjudicationError> {
        let mut game = self.game().clone();
        let steps = game.adjudicate(adjudication)?;
        Ok(self.enter(Event::Adjudication(adjudication), None, steps, game))
    }

    /// Writes what happened after the current moment into the history, in place of all that had
    /// been undone.
    fn enter(
        &mut self,
        event: Event<G::Move>,
        notation: Option<String>,
        steps: Vec<Step>,
        game: G,
    ) -> &Entry<G> {
        // The time goes into the entry: whoever comes back to this moment finds its clock as it
        // was when the moment began.
        let spent = std::mem::take(&mut self.current_mut().used);
        let before = self.current();
        let turn = before.game.to_move();
        let captured = before.captured_by(&steps);
        let clocks = self
            .setup
            .clock()
            .zip(before.clocks.as_ref())
            .map(|(setup, clocks)| clocks.after(setup, spent, game.to_move(), &playing(&game)));
        // An offer was for this game with these players.
        let goes_on = game.outcome().is_none() && playing(&game) == before.playing();
        let offer = before.offer.clone().filter(|offer| goes_on && offer.has_agreed(turn));
        let after = Moment { game, clocks, used: Millis::ZERO, offer };
        self.entries.truncate(self.played);
        self.entries.push(Entry { event, turn, notation, spent, steps, captured, after });
        self.played = self.entries.len();
        self.note_entry();
        &self.entries[self.played - 1]
    }

    /// The moment at a ply of the history, undone plies included.
    pub(super) fn moment(&self, ply: usize) -> &Moment<G> {
        match ply.checked_sub(1) {
            Some(last) => &self.entries[last].after,
            None => &self.opening,
        }
    }

    pub(super) fn current(&self) -> &Moment<G> {
        self.moment(self.played)
    }

    pub(super) fn current_mut(&mut self) -> &mut Moment<G> {
        match self.played.checked_sub(1) {
            Some(last) => &mut self.entries[last].after,
            None => &mut self.opening,
        }
    }
}
