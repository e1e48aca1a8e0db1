//! Offering a draw.

use crate::Seat;

/// A draw that was offered and not yet refused.
///
/// The game is drawn as soon as every player who is still in has agreed: one answer with two
/// players, two with three. A player who has not agreed refuses by moving, and the offer lapses
/// when a player leaves the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DrawOffer {
    by: Seat,
    /// In ascending order, the one who offered included.
    agreed: Vec<Seat>,
}

impl DrawOffer {
    /// An offer that nobody else has answered yet.
    pub fn new(by: Seat) -> Self {
        Self { by, agreed: vec![by] }
    }

    /// The same offer with this player's consent.
    #[must_use]
    pub fn agreed_by(mut self, seat: Seat) -> Self {
        if let Err(place) = self.agreed.binary_search(&seat) {
            self.agreed.insert(place, seat);
        }
        self
    }

    /// Who offered.
    pub const fn by(&self) -> Seat {
        self.by
    }

    /// Who has agreed, by ascending seat; whoever offered is one of them.
    pub fn agreed(&self) -> &[Seat] {
        &self.agreed
    }

    /// Whether this player has agreed.
    pub fn has_agreed(&self, seat: Seat) -> bool {
        self.agreed.contains(&seat)
    }
}
