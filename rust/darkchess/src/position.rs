//! What everybody at the table can see.

use prise_game::{Army, Outcome, Piece, Point, Seat};

use crate::keys::{self, MAX_SEATS};
use crate::man::{Cell, MAX_MEN, Man};
use crate::points::{MAX_POINTS, PointSet};
use crate::ruleset::RuleSet;

/// The public state of a game: the pieces that are face-up, where pieces lie face-down, who owns
/// what, whose turn it is, and what has been captured.
///
/// It knows *which* pieces have not been turned up yet, because everybody can work that out from
/// the ones that have, but not *where* they lie. No value of this type was ever computed from
/// that, so an AI that holds only this cannot cheat.
///
/// It is made for search: it has no heap, it is [`Copy`], and it is played on in place with
/// [`apply`](Self::apply), to which the search hands an identity of its choice when a piece is
/// turned up.
///
/// ```
/// use prise_darkchess::{Man, Move, Position, ThreeKingdomsRules};
///
/// let mut position = Position::<ThreeKingdomsRules>::start(());
/// let mut moves = Vec::new();
/// position.moves_into(&mut moves);
/// assert_eq!(moves.len(), 32);
///
/// // What if there is a General under the first piece?
/// position.apply(moves[0], |_at| Man::new(0));
/// assert_eq!(position.unturned(Man::new(0)), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<R: RuleSet> {
    /// Who stands on each point of `face_up`; man 0 on every other point.
    pub(crate) men: [Man; MAX_POINTS],
    pub(crate) face_down: PointSet,
    /// By army.
    pub(crate) face_up: [PointSet; MAX_SEATS],
    /// How many of each man are still face-down.
    pub(crate) unturned: [u8; MAX_MEN],
    pub(crate) captured: [u8; MAX_MEN],
    /// How many pieces each army has on the board, face-down ones included.
    pub(crate) strength: [u8; MAX_SEATS],
    /// The army of each seat.
    pub(crate) owners: [Option<Army>; MAX_SEATS],
    pub(crate) seat: Seat,
    pub(crate) out: [bool; MAX_SEATS],
    /// Moves since there was progress.
    pub(crate) quiet: u16,
    pub(crate) key: u64,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) options: R::Options,
}

impl<R: RuleSet> Position<R> {
    /// The start of a match: everything is face-down.
    pub fn start(options: R::Options) -> Self {
        let mut unturned = [0; MAX_MEN];
        for man in R::men() {
            unturned[man.index()] = R::profile(man).count;
        }
        let mut position = Self::bare(options);
        position.fill(R::LAYOUT.iter().map(|at| (at, Cell::FaceDown)), unturned);
        position
    }

    /// An empty board, from which a position is put together with [`fill`](Self::fill).
    pub(crate) fn bare(options: R::Options) -> Self {
        Self {
            men: [Man::new(0); MAX_POINTS],
            face_down: PointSet::EMPTY,
            face_up: [PointSet::EMPTY; MAX_SEATS],
            unturned: [0; MAX_MEN],
            captured: [0; MAX_MEN],
            strength: [0; MAX_SEATS],
            owners: [None; MAX_SEATS],
            seat: Seat::FIRST,
            out: [false; MAX_SEATS],
            quiet: 0,
            key: 0,
            outcome: None,
            options,
        }
    }

    /// Puts the pieces on the board, takes those that are not there for captured, and works out
    /// all that follows from it.
    pub(crate) fn fill(
        &mut self,
        cells: impl Iterator<Item = (Point, Cell)>,
        unturned: [u8; MAX_MEN],
    ) {
        self.unturned = unturned;
        let mut shown = [0; MAX_MEN];
        for (at, cell) in cells {
            match cell {
                Cell::Empty => {}
                Cell::FaceDown => self.face_down = self.face_down.with(at),
                Cell::FaceUp(man) => {
                    self.men[at.index()] = man;
                    let up = &mut self.face_up[R::profile(man).army.index()];
                    *up = up.with(at);
                    shown[man.index()] += 1;
                }
            }
        }
        for man in R::men() {
            let (index, profile) = (man.index(), R::profile(man));
            let on_board = shown[index] + unturned[index];
            self.captured[index] = profile.count - on_board;
            self.strength[profile.army.index()] += on_board;
        }
        self.key = self.key_from_scratch();
    }

    /// The key, put together anew. [`key`](Self::key) is the same number, kept up to date.
    pub(crate) fn key_from_scratch(&self) -> u64 {
        let mut key = keys::to_move(self.seat);
        key = self.face_down.iter().fold(key, |key, at| key ^ keys::face_down(at));
        for up in self.face_up {
            key = up.iter().fold(key, |key, at| key ^ keys::face_up(at, self.men[at.index()]));
        }
        for man in R::men() {
            key ^= keys::captured(man, self.captured[man.index()]);
        }
        for seat in R::SEATS.iter() {
            key ^= self.army_of(seat).map_or(0, |army| keys::owner(seat, army));
            key ^= if self.has_left(seat) { keys::out(seat) } else { 0 };
        }
        key
    }

    /// What stands on a point.
    pub fn cell(&self, at: Point) -> Cell {
        if self.face_down.contains(at) {
            Cell::FaceDown
        } else if self.all_face_up().contains(at) {
            Cell::FaceUp(self.men[at.index()])
        } else {
            Cell::Empty
        }
    }

    /// Where pieces lie face-down.
    pub const fn face_down(&self) -> PointSet {
        self.face_down
    }

    /// Where the pieces of an army stand face-up.
    pub const fn face_up(&self, army: Army) -> PointSet {
        self.face_up[army.index()]
    }

    /// Where any piece stands face-up.
    pub const fn all_face_up(&self) -> PointSet {
        self.face_up[0].or(self.face_up[1]).or(self.face_up[2])
    }

    /// Where there is any piece, face-up or face-down.
    pub const fn occupied(&self) -> PointSet {
        self.all_face_up().or(self.face_down)
    }

    /// How many of a man have not been turned up yet.
    pub const fn unturned(&self, man: Man) -> u8 {
        self.unturned[man.index()]
    }

    /// How many pieces of an army have not been turned up yet.
    pub fn unturned_of(&self, army: Army) -> u8 {
        R::men()
            .filter(|man| R::profile(*man).army == army)
            .map(|man| self.unturned[man.index()])
            .sum()
    }

    /// How many of a man have been captured.
    pub const fn captured(&self, man: Man) -> u8 {
        self.captured[man.index()]
    }

    /// The pieces that an army has lost, one entry for each.
    pub fn captured_of(&self, army: Army) -> impl Iterator<Item = Piece> + '_ {
        R::men()
            .filter(move |man| R::profile(*man).army == army)
            .flat_map(|man| (0..self.captured[man.index()]).map(move |_| R::profile(man).piece()))
    }

    /// How many pieces an army has on the board, face-up and face-down together.
    pub const fn strength(&self, army: Army) -> u8 {
        self.strength[army.index()]
    }

    /// The army that a player leads, as soon as that is known.
    pub const fn army_of(&self, seat: Seat) -> Option<Army> {
        self.owners[seat.index()]
    }

    /// The player who leads an army, in the game or out of it.
    pub fn owner_of(&self, army: Army) -> Option<Seat> {
        R::SEATS.iter().find(|seat| self.army_of(*seat) == Some(army))
    }

    /// Whose move it is; after the end, whose it would have been.
    pub const fn to_move(&self) -> Seat {
        self.seat
    }

    /// Whether this player has left the rotation while others play on. Never with two players,
    /// where that is simply the end.
    pub fn is_out(&self, seat: Seat) -> bool {
        R::plays_on() && self.has_left(seat)
    }

    /// Whether this player takes no more part, whatever that means for the others.
    pub(crate) const fn has_left(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }

    /// The players who are still in the game, in the order of play.
    pub fn players_in(&self) -> impl Iterator<Item = Seat> + '_ {
        R::SEATS.iter().filter(|seat| !self.has_left(*seat))
    }

    /// How many moves in a row have made no progress: no capture and, where flips count as
    /// progress, no flip.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// After how many more moves without progress the game is drawn; nothing if it never is.
    pub fn moves_until_draw(&self) -> Option<u16> {
        R::quiet_limit(self.options).map(|limit| limit.saturating_sub(self.quiet))
    }

    /// The end of the game, once it has come. A draw by repetition does not show here: it depends
    /// on the positions before this one.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The options the match is played with.
    pub const fn options(&self) -> &R::Options {
        &self.options
    }

    /// A number for tables: equal for positions that differ at most in how many quiet moves led
    /// there, and almost surely different for others.
    pub const fn key(&self) -> u64 {
        self.key
    }
}
