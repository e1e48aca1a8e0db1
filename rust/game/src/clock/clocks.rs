//! What the clocks show.

use super::{ClockSetup, Control, Millis};
use crate::Seat;

/// All players' clocks at one moment of a match.
///
/// A value never changes: the time that a player has used since that moment is handed in with
/// every question, and [`after`](Self::after) gives the clocks of the next moment. Undo is
/// therefore keeping the earlier value, as for the game itself.
///
/// ```
/// use prise_game::{ClockSetup, Clocks, Control, Millis, Seat, Seats};
///
/// let control = Control::Fischer { increment: Millis::from_secs(3) };
/// let setup = ClockSetup::even(control, Seats::TWO, Millis::from_secs(60));
/// let both = [Seat::FIRST, Seat::SECOND];
///
/// let start = Clocks::start(&setup, Seat::FIRST, &both);
/// assert_eq!(start.left(&setup, Seat::FIRST, Millis::from_secs(10)), Millis::from_secs(50));
///
/// let replied = start.after(&setup, Millis::from_secs(10), Seat::SECOND, &both);
/// assert_eq!(replied.left(&setup, Seat::FIRST, Millis::ZERO), Millis::from_secs(53));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clocks {
    /// What each seat had when the turn began.
    left: Vec<Millis>,
    /// Whose turn it is.
    turn: Seat,
    /// What the turn had used before this moment, in its earlier parts.
    used: Millis,
    /// The seats that were still in.
    playing: Vec<Seat>,
}

impl Clocks {
    /// The clocks at the start of a match.
    pub fn start(setup: &ClockSetup, turn: Seat, playing: &[Seat]) -> Self {
        Self::with_times(setup.times().to_vec(), turn, playing)
    }

    /// Clocks that show these times, one for each seat, at the start of a turn.
    pub fn with_times(left: Vec<Millis>, turn: Seat, playing: &[Seat]) -> Self {
        Self { left, turn, used: Millis::ZERO, playing: playing.to_vec() }
    }

    /// Whose clock runs.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What `seat` has left when the player whose turn it is has used `spent` since this moment.
    pub fn left(&self, setup: &ClockSetup, seat: Seat, spent: Millis) -> Millis {
        let left = self.left.get(seat.index()).copied().unwrap_or_default();
        if seat == self.turn {
            left - self.used - spent
        } else if setup.control() == Control::Hourglass {
            left + self.sand_for(seat, spent.min(self.until_flag()))
        } else {
            left
        }
    }

    /// How long the player whose turn it is can still think before the flag falls.
    pub fn until_flag(&self) -> Millis {
        self.left.get(self.turn.index()).copied().unwrap_or_default() - self.used
    }

    /// The clocks after the player whose turn it is has used `spent` and `next` is to move, with
    /// `playing` still in.
    #[must_use]
    pub fn after(&self, setup: &ClockSetup, spent: Millis, next: Seat, playing: &[Seat]) -> Self {
        let turn_goes_on = next == self.turn;
        // Sand that has run is gone: an hourglass is settled with every part of a turn.
        if turn_goes_on && setup.control() != Control::Hourglass {
            return Self { used: self.used + spent, playing: playing.to_vec(), ..self.clone() };
        }
        let mut left: Vec<_> = (0..self.left.len())
            .map(|seat| self.left(setup, Seat::new(seat as u8), spent))
            .collect();
        if let Some(mine) = left.get_mut(self.turn.index())
            && playing.contains(&self.turn)
        {
            *mine = match setup.control() {
                Control::PerMove => setup.time(self.turn),
                Control::SuddenDeath | Control::Hourglass => *mine,
                Control::Fischer { increment } => *mine + increment,
                Control::Bronstein { delay } => *mine + delay.min(self.used + spent),
            };
        }
        Self::with_times(left, next, playing)
    }

    /// What `seat` gets of the `spent` time: equal parts to all who are in and wait, and the odd
    /// milliseconds to those who come first in the order of seats.
    fn sand_for(&self, seat: Seat, spent: Millis) -> Millis {
        let waiting: Vec<_> = self.playing.iter().filter(|other| **other != self.turn).collect();
        let Some(place) = waiting.iter().position(|other| **other == seat) else {
            return Millis::ZERO;
        };
        let (part, odd) = (spent.get() / waiting.len() as u64, spent.get() % waiting.len() as u64);
        Millis::new(part + u64::from((place as u64) < odd))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seats;

    const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];
    const ALL: [Seat; 3] = [Seat::FIRST, Seat::SECOND, Seat::THIRD];

    fn ms(millis: u64) -> Millis {
        Millis::new(millis)
    }

    /// Plays turns of the given lengths in rotation and tells what everybody has left.
    fn rotate(setup: &ClockSetup, playing: &[Seat], turns: &[u64]) -> Vec<u64> {
        let mut clocks = Clocks::start(setup, Seat::FIRST, playing);
        for (turn, spent) in turns.iter().enumerate() {
            let next = playing[(turn + 1) % playing.len()];
            clocks = clocks.after(setup, ms(*spent), next, playing);
        }
        playing.iter().map(|seat| clocks.left(setup, *seat, Millis::ZERO).get()).collect()
    }

    #[test]
    fn per_move_time_is_not_kept() {
        let setup = ClockSetup::even(Control::PerMove, Seats::TWO, ms(1000));
        assert_eq!(rotate(&setup, &BOTH, &[400, 999, 1]), [1000, 1000]);
    }

    #[test]
    fn sudden_death_only_falls() {
        let setup = ClockSetup::even(Control::SuddenDeath, Seats::THREE, ms(1000));
        assert_eq!(rotate(&setup, &ALL, &[100, 200, 300, 50]), [850, 800, 700]);
    }

    #[test]
    fn fischer_adds_after_every_turn() {
        let setup = ClockSetup::even(Control::Fischer { increment: ms(100) }, Seats::TWO, ms(1000));
        assert_eq!(rotate(&setup, &BOTH, &[300, 20, 0]), [900, 1080]);
    }

    #[test]
    fn bronstein_gives_back_no_more_than_was_used() {
        let setup = ClockSetup::even(Control::Bronstein { delay: ms(100) }, Seats::TWO, ms(1000));
        assert_eq!(rotate(&setup, &BOTH, &[300, 20, 100]), [800, 1000]);
    }

    #[test]
    fn hourglass_keeps_the_sum_of_the_sand() {
        let setup = ClockSetup::even(Control::Hourglass, Seats::TWO, ms(1000));
        assert_eq!(rotate(&setup, &BOTH, &[300, 50]), [750, 1250]);
        let setup = ClockSetup::even(Control::Hourglass, Seats::THREE, ms(1000));
        assert_eq!(rotate(&setup, &ALL, &[301]), [699, 1151, 1150]);
        // With one player out the sand runs between the other two.
        assert_eq!(rotate(&setup, &[Seat::FIRST, Seat::THIRD], &[301]), [699, 1301]);
    }

    #[test]
    fn a_handicap_is_a_time_of_ones_own() {
        let setup = ClockSetup::new(Control::SuddenDeath, vec![ms(100), ms(1000), ms(500)]);
        assert_eq!(rotate(&setup, &ALL, &[10, 10, 10]), [90, 990, 490]);
        let setup = ClockSetup::new(Control::PerMove, vec![ms(100), ms(1000)]);
        assert_eq!(rotate(&setup, &BOTH, &[10, 10]), [100, 1000]);
    }

    #[test]
    fn parts_of_one_turn_share_its_time_and_its_bonus() {
        let parts = |control| {
            let setup = ClockSetup::even(control, Seats::TWO, ms(1000));
            let first_part =
                Clocks::start(&setup, Seat::FIRST, &BOTH).after(&setup, ms(60), Seat::FIRST, &BOTH);
            assert_eq!(first_part.left(&setup, Seat::FIRST, ms(1)), ms(939));
            assert_eq!(first_part.until_flag(), ms(940));
            let done = first_part.after(&setup, ms(60), Seat::SECOND, &BOTH);
            BOTH.map(|seat| done.left(&setup, seat, Millis::ZERO).get())
        };
        assert_eq!(parts(Control::PerMove), [1000, 1000]);
        assert_eq!(parts(Control::SuddenDeath), [880, 1000]);
        assert_eq!(parts(Control::Fischer { increment: ms(100) }), [980, 1000]);
        assert_eq!(parts(Control::Bronstein { delay: ms(100) }), [980, 1000]);
        assert_eq!(parts(Control::Hourglass), [880, 1120]);
    }

    #[test]
    fn a_player_who_is_out_gets_no_bonus() {
        let setup =
            ClockSetup::even(Control::Fischer { increment: ms(100) }, Seats::THREE, ms(1000));
        let left = [Seat::SECOND, Seat::THIRD];
        let clocks =
            Clocks::start(&setup, Seat::FIRST, &ALL).after(&setup, ms(1000), Seat::SECOND, &left);
        assert_eq!(clocks.left(&setup, Seat::FIRST, Millis::ZERO), Millis::ZERO);
    }
}
