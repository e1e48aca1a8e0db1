//! Pieces as data: what each of them is called, how many there are, how they go and what they
//! take.

use std::fmt;

use prise_game::{Army, Kind, Piece};

use crate::geometry::Reach;

/// The most different men that a rule set may have.
pub const MAX_MEN: usize = 14;

/// One of the different pieces of a game (the red Rook, say, of which there are two), as an index
/// into [`RuleSet::MEN`](crate::RuleSet::MEN).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Man(u8);

impl Man {
    /// The man with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_MEN`].
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_MEN);
        Self(index)
    }

    /// The number of this man, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The men that a man may take, as far as rank decides it. That he never takes one of his own
/// army goes without saying.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Prey(u16);

impl Prey {
    /// There are no ranks: he takes anything.
    pub const ANYTHING: Self = Self(u16::MAX);

    /// The men whose numbers are listed.
    pub const fn of(men: &[u8]) -> Self {
        let (mut set, mut index) = (0, 0);
        while index < men.len() {
            set |= 1 << men[index];
            index += 1;
        }
        Self(set)
    }

    /// The men that come `places` later in the table.
    #[must_use]
    pub const fn shifted(self, places: u8) -> Self {
        Self(self.0 << places)
    }

    /// Whether rank allows him to take that one.
    #[inline]
    pub const fn contains(self, man: Man) -> bool {
        self.0 >> man.0 & 1 != 0
    }
}

impl fmt::Debug for Prey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let men = (0..MAX_MEN as u8).map(Man).filter(|man| self.contains(*man));
        f.debug_set().entries(men.map(Man::index)).finish()
    }
}

/// All that the rules say about one man.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// The letter that stands for him in the text of a position.
    pub letter: char,
    /// The army that he belongs to.
    pub army: Army,
    /// What he is.
    pub kind: Kind,
    /// How many of him there are.
    pub count: u8,
    /// How he goes to an empty point.
    pub walk: Reach,
    /// How he goes when he takes.
    pub capture: Reach,
    /// Whom he may take.
    pub prey: Prey,
}

impl Profile {
    /// The piece that everybody sees when he is turned up.
    pub const fn piece(&self) -> Piece {
        Piece { army: self.army, kind: self.kind }
    }
}

/// What stands on a point, as far as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A piece that nobody has turned up yet.
    FaceDown,
    /// A piece that everybody sees.
    FaceUp(Man),
}
