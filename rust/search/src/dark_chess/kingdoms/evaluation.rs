//! How the players of Three Kingdoms stand, as a share of the win for each.
//!
//! There are no ranks, so a man is worth what he can reach. Whoever holds more of what is left on
//! the board is more likely to be the last one in, and more than in proportion: the strongest of
//! three wins more often than the other two together would suggest. The shares are therefore those
//! of the squares of the armies' worth.

use prise_darkchess::{MAX_MEN, Man, Position, Reach, RuleSet, ThreeKingdomsRules};
use prise_game::{Army, Outcome, Seat};

/// How many play.
pub(super) const PLAYERS: usize = 3;

/// What each player gets: the parts of one game.
pub(super) type Shares = [f32; PLAYERS];

/// What each gets of a drawn game. It is less than a third: three players who all prefer a draw
/// to a risk would never begin.
const DRAWN: f32 = 0.2;
/// How much of the difference between the players remains when the moves without a capture have
/// run out.
const FADED: f32 = 0.3;

/// What a man is worth, by how he takes.
const fn worth_of(reach: Reach) -> f32 {
    match reach {
        Reach::Slide => 5.0,
        Reach::Jump => 3.5,
        Reach::KnightLeap => 3.0,
        Reach::Diagonal | Reach::DiagonalLeap => 1.2,
        Reach::Step => 1.5,
    }
}

static WORTH: [f32; MAX_MEN] = {
    let mut worth = [0.0; MAX_MEN];
    let mut index = 0;
    while index < MAX_MEN {
        worth[index] = worth_of(ThreeKingdomsRules::MEN[index].capture);
        index += 1;
    }
    worth
};

/// What a man is worth.
pub(super) const fn worth(man: Man) -> f32 {
    WORTH[man.index()]
}

/// What each player gets once the game is over.
pub(super) fn final_shares(outcome: Outcome) -> Shares {
    match outcome.winner() {
        Some(winner) => std::array::from_fn(|seat| f32::from(u8::from(seat == winner.index()))),
        None => [DRAWN; PLAYERS],
    }
}

/// What each player can expect, going by what is on the board.
pub(super) fn shares(position: &Position<ThreeKingdomsRules>) -> Shares {
    if let Some(outcome) = position.outcome() {
        return final_shares(outcome);
    }
    let mut armies = [0.0; PLAYERS];
    for man in ThreeKingdomsRules::men() {
        let profile = ThreeKingdomsRules::profile(man);
        let alive = profile.count - position.captured(man);
        armies[profile.army.index()] += worth(man) * f32::from(alive);
    }
    // Whoever has no army yet gets one of those that are left.
    let (mut free, mut count) = (0.0, 0.0_f32);
    for (army, worth) in armies.iter().enumerate() {
        if position.owner_of(Army::new(army as u8)).is_none() {
            free += worth;
            count += 1.0;
        }
    }
    let unclaimed = free / count.max(1.0);
    let mut strengths = [0.0; PLAYERS];
    for seat in position.players_in() {
        let army = position.army_of(seat).map_or(unclaimed, |army| armies[army.index()]);
        strengths[seat.index()] = (army + 0.5) * (army + 0.5);
    }
    let all: f32 = strengths.iter().sum();
    let left = f32::from(position.moves_until_draw().unwrap_or(60).min(60)) / 60.0;
    let fresh = FADED + (1.0 - FADED) * left;
    strengths.map(|strength| {
        let share = strength / all;
        if strength > 0.0 { DRAWN + (share - DRAWN) * fresh } else { 0.0 }
    })
}

/// The number of a seat, for shares.
pub(super) const fn of(shares: &Shares, seat: Seat) -> f32 {
    shares[seat.index()]
}
