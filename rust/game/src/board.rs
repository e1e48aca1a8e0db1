//! What stands where: points, pieces and armies.

use std::fmt;

/// A place where a piece can stand: a square, an intersection or a cell.
///
/// Each game numbers its own points from 0 and says in its documentation in which order; the
/// board's picture maps them into the unit square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// The point with this number.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The number of this point, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of pieces that fight together, as an index into [`Game::ARMIES`](crate::Game::ARMIES).
///
/// In most games seat 0 leads army 0. In dark chess the armies exist before anybody leads them,
/// which is why an army is not a [`Seat`](crate::Seat).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Army(u8);

impl Army {
    /// The army with this number.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The number of this army, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What kind of piece it is, as an index into [`Game::KINDS`](crate::Game::KINDS).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The kind with this number.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The number of this kind, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The army that it belongs to.
    pub army: Army,
    /// What it is.
    pub kind: Kind,
}

/// A piece as the players see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Face-down: nobody may know what it is.
    Hidden,
    /// Face-up.
    Shown(Piece),
}

/// A piece on its point, as the players see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Where it stands.
    pub at: Point,
    /// What the players see there.
    pub face: Face,
}
