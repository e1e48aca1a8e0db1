//! What makes one dark-chess game different from another.

use std::fmt::Debug;
use std::hash::Hash;

use prise_game::{Rules, Seats, WinReason};

use crate::geometry::Geometry;
use crate::man::{Man, Profile};
use crate::points::PointSet;

/// How the players come by their armies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Allotment {
    /// The first flip of the match gives that army to who made it and the other one to the
    /// opponent.
    FirstFlip,
    /// Each player gets an army by turning up a piece of one that nobody has.
    OwnFlip,
}

/// How the moves without progress are counted, and what they lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The name of the field in the text of a position.
    pub field: &'static str,
    /// The number that the text counts down from; without it the text counts up from 0.
    pub down_from: Option<u16>,
    /// Whether turning up a piece is progress, as a capture always is.
    pub flips_reset: bool,
    /// Whether the draw is declared before it is judged who can still play.
    pub draw_comes_first: bool,
}

/// A dark-chess game: its board, its men and its customs, as data.
///
/// Everything else (generating moves, playing them, judging, dealing, text) is written once, in
/// terms of these tables, and compiled separately for each rule set, so the rules of one game
/// cannot leak into another. A further variant is a further implementation of this trait.
pub trait RuleSet: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The options that players choose before the match.
    type Options: Rules + Copy + Hash;

    /// The name of the game on the command line and in records.
    const ID: &'static str;
    /// How many play.
    const SEATS: Seats;
    /// The board.
    const GEOMETRY: &'static Geometry;
    /// Where the pieces lie at the start, all face-down.
    const LAYOUT: PointSet;
    /// The names of the armies; at most three.
    const ARMIES: &'static [&'static str];
    /// The letters of the armies in the `owners` of a position's text.
    const ARMY_LETTERS: &'static [char];
    /// The names of the kinds of pieces.
    const KINDS: &'static [&'static str];
    /// The men, at most [`MAX_MEN`](crate::MAX_MEN); together as many as `LAYOUT` has points.
    const MEN: &'static [Profile];
    /// How the players come by their armies.
    const ALLOTMENT: Allotment;
    /// How moves without progress are counted.
    const CLOCK: Clock;
    /// Why the last player in has won when others still have pieces.
    const SURVIVED: WinReason;

    /// After how many moves without progress the game is drawn, if it ever is.
    fn quiet_limit(options: Self::Options) -> Option<u16>;

    /// Whether the fourth occurrence of a position is a draw.
    fn draws_by_repetition(options: Self::Options) -> bool;

    /// What the rules say about a man.
    #[inline]
    fn profile(man: Man) -> &'static Profile {
        &Self::MEN[man.index()]
    }

    /// All men, one of each.
    fn men() -> impl Iterator<Item = Man> {
        (0..Self::MEN.len() as u8).map(Man::new)
    }

    /// The man that a letter stands for.
    fn man_of_letter(letter: char) -> Option<Man> {
        Self::men().find(|man| Self::profile(*man).letter == letter)
    }

    /// Whether the others play on when a player is out: with two there is nobody to do so.
    fn plays_on() -> bool {
        Self::SEATS.count() > 2
    }
}
