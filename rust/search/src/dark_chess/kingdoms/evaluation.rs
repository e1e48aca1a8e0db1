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

/// What is left of a player's share when the game is drawn. Those who are out get nothing, the
/// others divide the draw as they would have divided the win: nobody gains by giving pieces away
/// to put the draw off. It is a little less than the win, so that nobody waits for it either.
const DRAWN: f32 = 0.9;

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

/// What each player can expect, going by what is on the board.
pub(super) fn shares(position: &Position<ThreeKingdomsRules>) -> Shares {
    let left = match position.outcome().map(Outcome::winner) {
        Some(Some(winner)) => {
            return std::array::from_fn(|seat| f32::from(u8::from(seat == winner.index())));
        }
        Some(None) => 0.0,
        None => f32::from(position.moves_until_draw().unwrap_or(60).min(60)) / 60.0,
    };
    let fresh = DRAWN + (1.0 - DRAWN) * left;
    shares_of_the_win(position).map(|share| share * fresh)
}

/// How likely each player is to be the last one in. Those who are out are not.
fn shares_of_the_win(position: &Position<ThreeKingdomsRules>) -> Shares {
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
    strengths.map(|strength| strength / all)
}

/// The number of a seat, for shares.
pub(super) const fn of(shares: &Shares, seat: Seat) -> f32 {
    shares[seat.index()]
}

#[cfg(test)]
mod tests {
    use prise_darkchess::ThreeKingdoms;
    use prise_game::Game;

    use super::*;

    fn shares_in(text: &str) -> Shares {
        shares(ThreeKingdoms::read(&(), text).unwrap().position())
    }

    #[test]
    fn a_draw_is_worth_most_to_the_strongest_and_nothing_to_those_who_are_out() {
        let drawn = shares_in("...................R......R...........r....../-/RBG/0/0/2");
        assert!(drawn[0] > drawn[1] && drawn[1] > 0.0, "{drawn:?}");
        assert!(drawn[2] == 0.0, "{drawn:?}");
    }

    #[test]
    fn a_piece_given_away_is_not_worth_a_new_counter() {
        let drawn = shares_in("...................R......R...........r....../-/RBG/0/0/2");
        let fresh = shares_in("...................r......R................../-/RBG/0/60/2");
        assert!(drawn[0] > fresh[0], "{drawn:?} {fresh:?}");
    }
}
