//! How the players of Three Kingdoms stand, as a share of the win for each.
//!
//! What keeps a player in is a man who slides: a lone Rook or General is not caught by three Rooks,
//! while men who step or leap are run down one by one (the endings with three and four men were
//! worked out). So the first slider makes most of an army's strength, the second some, and the rest
//! little. The factors are those that tell best, in the program's own games, which of two armies
//! stays in longer. The shares are those of the strengths.

use prise_darkchess::{MAX_MEN, Man, Position, Reach, RuleSet, ThreeKingdomsRules};
use prise_game::{Army, Outcome, Seat};

/// How many play.
pub(super) const PLAYERS: usize = 3;

/// What each player gets: the parts of one game.
pub(super) type Shares = [f32; PLAYERS];

/// What is left of a player's share when the game is drawn. Those who are out get nothing, the
/// others divide the draw as they would have divided the win: nobody gains by giving pieces away
/// to put the draw off. It is a little less than the win, so that nobody waits for it either.
const DRAWN: f32 = 0.95;

/// What a man is worth at first sight, by how he takes.
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

/// What a man is worth at first sight, whatever else is on the board.
pub(super) const fn worth(man: Man) -> f32 {
    WORTH[man.index()]
}

/// How many ways of taking there are.
const REACHES: usize = 6;
/// The most men of one army that take alike: Green's Soldiers.
const MOST_ALIKE: usize = 10;

/// How strong `0..=MOST_ALIKE` men make an army who take alike, as a factor.
type Factors = [f32; MOST_ALIKE + 1];

/// The factors of the first man and of each further one.
const fn factors(first: f32, further: f32) -> Factors {
    let mut factors = [1.0; MOST_ALIKE + 1];
    let mut count = 1;
    while count <= MOST_ALIKE {
        factors[count] = factors[count - 1] * if count == 1 { first } else { further };
        count += 1;
    }
    factors
}

const fn by_reach(
    slide: Factors,
    jump: Factors,
    knight_leap: Factors,
    across: Factors,
    step: Factors,
) -> [Factors; REACHES] {
    let mut table = [across; REACHES];
    table[Reach::Slide as usize] = slide;
    table[Reach::Jump as usize] = jump;
    table[Reach::KnightLeap as usize] = knight_leap;
    table[Reach::Step as usize] = step;
    table
}

/// While three are in, the one without a slider is the prey of both others.
static AMONG_THREE: [Factors; REACHES] = by_reach(
    factors(7.4, 1.65),
    factors(1.2, 1.13),
    factors(1.13, 1.1),
    factors(1.07, 1.07),
    factors(1.06, 1.06),
);

/// With two left a slider still holds the draw against almost anything, but everything helps to
/// hunt the one who has none.
static AMONG_TWO: [Factors; REACHES] = by_reach(
    factors(2.7, 1.22),
    factors(1.65, 1.5),
    factors(1.28, 1.35),
    factors(1.16, 1.22),
    factors(1.1, 1.1),
);

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
    let mut alike = [[0; REACHES]; PLAYERS];
    for man in ThreeKingdomsRules::men() {
        let profile = ThreeKingdomsRules::profile(man);
        let left = profile.count - position.captured(man);
        alike[profile.army.index()][profile.capture as usize] += usize::from(left);
    }
    let factors = if position.players_in().count() > 2 { &AMONG_THREE } else { &AMONG_TWO };
    let armies = alike.map(|counts| {
        factors.iter().zip(counts).map(|(factors, count)| factors[count]).product::<f32>()
    });
    // Whoever has no army yet gets one of those that are left.
    let (mut free, mut count) = (0.0, 0.0_f32);
    for (army, strength) in armies.iter().enumerate() {
        if position.owner_of(Army::new(army as u8)).is_none() {
            free += strength;
            count += 1.0;
        }
    }
    let unclaimed = free / count.max(1.0);
    let mut strengths = [0.0; PLAYERS];
    for seat in position.players_in() {
        strengths[seat.index()] =
            position.army_of(seat).map_or(unclaimed, |army| armies[army.index()]);
    }
    let all: f32 = strengths.iter().sum();
    strengths.map(|strength| strength / all)
}

/// The share of a seat.
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
