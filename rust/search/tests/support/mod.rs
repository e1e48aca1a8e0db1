//! Players to measure the computer against.

use prise_darkchess::Move;
use prise_game::{Face, Game, Placed};

/// Numbers drawn by lot, the same ones every time.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }
}

/// The move of a player who takes the most valuable piece there is to take, and otherwise does
/// anything at all.
pub(crate) fn greedy<G: Game<Move = Move>>(game: &G, dice: &mut Dice) -> Move {
    let pieces = game.pieces();
    let gain = |mv: &Move| {
        let &target = game.info(*mv).captured.first()?;
        let victim = pieces.iter().find(|placed| placed.at == target)?;
        match victim {
            Placed { face: Face::Shown(piece), .. } => {
                Some(worth::<G>(G::KINDS[piece.kind.index()]))
            }
            Placed { face: Face::Hidden, .. } => None,
        }
    };
    let moves = game.legal_moves();
    let most = moves.iter().filter_map(gain).max();
    let best: Vec<_> = moves.into_iter().filter(|mv| gain(mv) == most || most.is_none()).collect();
    best[dice.below(best.len())]
}

/// In Three Kingdoms there are no ranks, and a piece is worth what it can reach.
fn worth<G: Game>(kind: &str) -> u32 {
    let order: &[&str] = match G::ID {
        "three-kingdoms" => &["soldier", "advisor", "minister", "horse", "cannon", "rook"],
        _ => &["soldier", "cannon", "horse", "rook", "minister", "advisor"],
    };
    let place = order.iter().position(|name| kind.ends_with(name));
    place.unwrap_or(order.len()) as u32
}
