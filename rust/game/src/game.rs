//! The one interface that every game implements.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use crate::{
    Adjudication, AdjudicationError, Army, DrawCounter, FindMoveError, IllegalMove, MoveInfo,
    Outcome, Placed, Point, Rules, Seat, SeatResult, Seats, Seed, Step,
};

/// A game in progress: the position, what the rules remember of the way there (draw counters,
/// repetitions), and for games with hidden pieces what lies under them.
///
/// A value is one moment of the game. Undo is keeping the earlier value; nothing is ever taken
/// back in place.
///
/// - **Players**: [`seats`](Self::seats) tells how many; the game itself says whose turn is next,
///   so a turn of several parts (a mill and its removal) is several moves by the same seat.
/// - **Hidden pieces**: the game value holds them, so only the side that deals may hold it. An AI
///   gets [`public`](Self::public), a type that does not contain them.
/// - **Captures of many hops**: one move; [`info`](Self::info) spells out its path and
///   [`play`](Self::play) tells the steps.
///
/// # Example
///
/// A game of matches: each of three players takes one or two, and who takes the last one wins.
///
/// ```
/// use prise_game::*;
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct Matches { left: u8, to_move: Seat, outcome: Option<Outcome> }
///
/// #[derive(Debug, thiserror::Error)]
/// #[error("'{0}' is not a number of matches")]
/// struct NotANumber(String);
///
/// impl Game for Matches {
///     type Rules = ();
///     type Move = u8;
///     type Public = Self;
///     type PositionError = NotANumber;
///     const ID: &'static str = "matches";
///     const POINTS: usize = 0;
///     const ARMIES: &'static [&'static str] = &[];
///     const KINDS: &'static [&'static str] = &[];
///
///     fn start(_: &(), _seed: u64) -> Self {
///         Self { left: 10, to_move: Seat::FIRST, outcome: None }
///     }
///     fn read(_: &(), text: &str) -> Result<Self, NotANumber> {
///         let left = text.parse().map_err(|_| NotANumber(text.to_owned()))?;
///         Ok(Self { left, ..Self::start(&(), 0) })
///     }
///     fn write(&self) -> String { self.left.to_string() }
///     fn rules(&self) -> &() { &() }
///     fn seats(&self) -> Seats { Seats::THREE }
///     fn to_move(&self) -> Seat { self.to_move }
///     fn outcome(&self) -> Option<Outcome> { self.outcome }
///     fn legal_moves(&self) -> Vec<u8> {
///         if self.outcome.is_some() { vec![] } else { (1..=self.left.min(2)).collect() }
///     }
///     fn play_unchecked(&mut self, taken: u8) {
///         self.left -= taken;
///         if self.left == 0 {
///             let (winner, reason) = (self.to_move, WinReason::LastStanding);
///             self.outcome = Some(Outcome::Win { winner, reason });
///         }
///         self.to_move = self.seats().after(self.to_move);
///     }
///     fn play_legal(&mut self, taken: u8) -> Vec<Step> {
///         self.play_unchecked(taken);
///         vec![]
///     }
///     fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
///         self.require_adjudication(adjudication)?;
///         self.outcome = Some(Outcome::Draw { reason: DrawReason::MutualAgreement });
///         Ok(vec![])
///     }
///     fn info(&self, _: u8) -> MoveInfo {
///         let to = Point::new(0);
///         let (path, captured, jumps) = (vec![], vec![], vec![]);
///         MoveInfo { kind: MoveKind::Quiet, from: None, to, path, captured, jumps }
///     }
///     fn notation(&self, taken: u8) -> String { taken.to_string() }
///     fn find_move(&self, text: &str) -> Result<u8, FindMoveError> {
///         self.find_by_notation(text)
///     }
///     fn pieces(&self) -> Vec<Placed> { vec![] }
///     fn army_of(&self, _: Seat) -> Option<Army> { None }
///     fn public(&self) -> Self { self.clone() }
/// }
///
/// let mut game = Matches::start(&(), 0);
/// while let Some(&most) = game.legal_moves().last() {
///     game.play(most)?;
/// }
/// assert_eq!(game.outcome().and_then(Outcome::winner), Some(Seat::SECOND));
/// assert_eq!(Matches::start(&(), 0).perft(3), 8);
/// # Ok::<(), IllegalMove>(())
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The options the game is played with.
    type Rules: Rules;
    /// One move: small, comparable, and meaningful only in the position it belongs to.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// What all players may know. The game itself where nothing is hidden.
    type Public: Clone + Debug + Send + Sync + 'static;
    /// What can be wrong with a position's text.
    type PositionError: Error + Send + Sync + 'static;

    /// The name of the game on the command line and in records.
    const ID: &'static str;
    /// How many points the board has.
    const POINTS: usize;
    /// The names of the armies, for looking up art and words.
    const ARMIES: &'static [&'static str];
    /// The names of the kinds of pieces, for looking up art and words.
    const KINDS: &'static [&'static str];
    /// Whether pieces lie face-down. What was turned up in such a game stays known, and so a
    /// [`Match`](crate::Match) of it goes back no further than that.
    const HIDES_PIECES: bool = false;

    /// The start of a game. `seed` decides all that is random in it.
    fn start(rules: &Self::Rules, seed: u64) -> Self;

    /// The start of a game whose chance nobody can guess, where the game has any.
    fn start_from(rules: &Self::Rules, seed: &Seed) -> Self {
        let _ = seed;
        Self::start(rules, 0)
    }

    /// The same moment with what is still hidden dealt anew, every arrangement of it equally
    /// likely. For going on from a moment of a game of which more may be known by now.
    #[must_use]
    fn redealt(&self, seed: &Seed) -> Self {
        let _ = seed;
        self.clone()
    }

    /// Reads a position. What the text does not say (repetitions, say) starts afresh.
    ///
    /// # Errors
    /// Says what is wrong with the text and where.
    fn read(rules: &Self::Rules, text: &str) -> Result<Self, Self::PositionError>;

    /// Writes the position in its canonical form; [`read`](Self::read) reads it back.
    fn write(&self) -> String;

    /// Writes what all players may know of the position: for whatever is shown or told while the
    /// game goes on.
    fn write_public(&self) -> String {
        self.write()
    }

    /// The rules this game is played by.
    fn rules(&self) -> &Self::Rules;

    /// How many players there are.
    fn seats(&self) -> Seats {
        Seats::TWO
    }

    /// Whose move it is; after the end, whose it would have been.
    fn to_move(&self) -> Seat;

    /// The end of the game, once it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether this player has left the rotation while others play on.
    fn is_out(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// How the game ended for a player; nothing before the end. Whoever is out has lost, however
    /// the others end.
    fn result_of(&self, seat: Seat) -> Option<SeatResult> {
        Some(match self.outcome()? {
            Outcome::Win { winner, .. } if winner == seat => SeatResult::Won,
            Outcome::Win { .. } => SeatResult::Lost,
            Outcome::Draw { .. } if self.is_out(seat) => SeatResult::Lost,
            Outcome::Draw { .. } => SeatResult::Drawn,
        })
    }

    /// The counts on the way to a draw that are running, for showing "moves until draw".
    fn draw_counters(&self) -> Vec<DrawCounter> {
        Vec::new()
    }

    /// Every legal move, each once, in an order that depends on the position alone; none after
    /// the end.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Plays a move and tells what it did to the board.
    ///
    /// # Errors
    /// Leaves the game as it was if the move is not one of [`legal_moves`](Self::legal_moves).
    fn play(&mut self, mv: Self::Move) -> Result<Vec<Step>, IllegalMove> {
        self.require_legal(mv)?;
        Ok(self.play_legal(mv))
    }

    /// Plays a move that is known to be legal and tells what it did to the board.
    ///
    /// With any other move the game that results is unspecified, and the call may panic.
    fn play_legal(&mut self, mv: Self::Move) -> Vec<Step>;

    /// [`play_legal`](Self::play_legal) without telling the steps: for searches.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Carries out a decision that is not a move.
    ///
    /// # Errors
    /// Leaves the game as it was if it is over, or if the seat does not exist or is out.
    fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError>;

    /// A legal move spelled out for the board.
    fn info(&self, mv: Self::Move) -> MoveInfo;

    /// The canonical text of a legal move; [`find_move`](Self::find_move) finds it again.
    fn notation(&self, mv: Self::Move) -> String;

    /// The legal move that a text names.
    ///
    /// # Errors
    /// Says whether the text is malformed, not legal here or ambiguous.
    fn find_move(&self, text: &str) -> Result<Self::Move, FindMoveError>;

    /// Every piece on the board as the players see it, by ascending point.
    fn pieces(&self) -> Vec<Placed>;

    /// The army that a player leads, as soon as that is known.
    fn army_of(&self, seat: Seat) -> Option<Army>;

    /// What players call a point: its number from 1, where a game has no better name for it.
    fn point_name(point: Point) -> String {
        (point.index() + 1).to_string()
    }

    /// What all players may know, and an AI may search.
    fn public(&self) -> Self::Public;

    /// How many sequences of `depth` moves there are from here: the number by which move
    /// generators are compared. A game that ends on the way has no sequences beyond its end.
    fn perft(&self, depth: u32) -> u64 {
        let moves = self.legal_moves();
        match depth {
            0 => 1,
            1 => moves.len() as u64,
            _ => moves
                .into_iter()
                .map(|mv| {
                    let mut next = self.clone();
                    next.play_unchecked(mv);
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }

    /// Checks that a move is legal: the guard at the head of [`play`](Self::play).
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not.
    fn require_legal(&self, mv: Self::Move) -> Result<(), IllegalMove> {
        if self.legal_moves().contains(&mv) { Ok(()) } else { Err(IllegalMove) }
    }

    /// Checks that an adjudication can be carried out: the guard at the head of [`adjudicate`](Self::adjudicate).
    ///
    /// # Errors
    /// Says why it cannot.
    fn require_adjudication(&self, adjudication: Adjudication) -> Result<(), AdjudicationError> {
        if self.outcome().is_some() {
            return Err(AdjudicationError::GameOver);
        }
        match adjudication {
            Adjudication::Resign(seat) | Adjudication::FlagFell(seat)
                if !self.seats().contains(seat) =>
            {
                Err(AdjudicationError::NoSuchSeat(seat))
            }
            Adjudication::Resign(seat) | Adjudication::FlagFell(seat) if self.is_out(seat) => {
                Err(AdjudicationError::AlreadyOut(seat))
            }
            _ => Ok(()),
        }
    }

    /// The legal move whose canonical text is `text`: a [`find_move`](Self::find_move) for games
    /// that write each move in one way.
    ///
    /// # Errors
    /// [`FindMoveError::Illegal`] if there is none.
    fn find_by_notation(&self, text: &str) -> Result<Self::Move, FindMoveError> {
        self.legal_moves()
            .into_iter()
            .find(|mv| self.notation(*mv) == text)
            .ok_or_else(|| FindMoveError::illegal(text, ""))
    }
}
