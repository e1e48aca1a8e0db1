//! A game of a level against itself, and what the engine says of every moment of it.

use prise_game::{Game, Level, MoveKind, Outcome, SplitMix64};
use prise_search::{ComputerPlayer, Limits, Playable, StopToken, Task, Thought};
use serde::{Deserialize, Serialize};

use super::judgement::{Judgement, Moment};

/// A game that lasts longer ends without a result.
const LONGEST: usize = 200;

/// A game that was played and looked through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Reviewed {
    pub(super) level: u8,
    pub(super) number: u64,
    pub(super) seats: usize,
    pub(super) winner: Option<usize>,
    /// What the engine says, from the end of the opening on.
    pub(super) moments: Vec<Moment>,
}

impl Reviewed {
    pub(super) fn judgement(&self) -> Judgement<'_> {
        Judgement { seats: self.seats, moments: &self.moments, winner: self.winner }
    }
}

/// How games are played and looked at.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Terms<R> {
    pub(super) rules: R,
    /// How many moves of the opening are drawn by lot. Nobody is judged by them.
    pub(super) ballot: usize,
    /// How many positions (or playouts) the engine looks at in every moment.
    pub(super) nodes: u64,
    pub(super) seed: u64,
}

/// Plays a game of a level against itself and looks through it, as the review of the app does:
/// from the first moment to the last, with a player that keeps what it has learned.
pub(super) fn review<G: Playable>(terms: &Terms<G::Rules>, level: Level, number: u64) -> Reviewed {
    let seed = terms.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9));
    let mut lot = SplitMix64::new(seed);
    let mut game = G::start(&terms.rules, seed);
    for _ in 0..terms.ballot {
        if let Some(mv) = lot.choose(&game.legal_moves()) {
            game.play_unchecked(mv);
        }
    }
    let (mut player, mut analyst) = (G::player(1), G::player(1));
    let limits = Limits::nodes(terms.nodes);
    let mut moments = Vec::new();
    while moments.len() < LONGEST && game.outcome().is_none() {
        let found = think(&mut *analyst, &game, Task::Limits(limits));
        let Some(mv) = think(&mut *player, &game, Task::Level(level, lot.next())).best else {
            break;
        };
        moments.push(Moment {
            seat: game.to_move().index(),
            scores: Some(scores(&game, &found)),
            is_forced: game.legal_moves().len() == 1,
            is_flip: game.info(mv).kind == MoveKind::Flip,
        });
        game.play_unchecked(mv);
    }
    if game.outcome().is_some() {
        let seat = game.to_move().index();
        moments.push(Moment { seat, scores: None, is_forced: false, is_flip: false });
    }
    Reviewed {
        level: level.number(),
        number,
        seats: game.seats().count(),
        winner: game.outcome().and_then(Outcome::winner).map(prise_game::Seat::index),
        moments,
    }
}

fn think<G: Playable>(
    player: &mut dyn ComputerPlayer<G>,
    game: &G,
    task: Task,
) -> Thought<G::Move> {
    player.play(&game.public(), task, &StopToken::default(), &mut |_| {})
}

/// How good a moment is for every player, by seat.
fn scores<G: Game>(game: &G, found: &Thought<G::Move>) -> Vec<i32> {
    if !found.scores.is_empty() {
        return found.scores.iter().map(|score| score.hundredths()).collect();
    }
    let own = found.score.hundredths();
    game.seats().iter().map(|seat| if seat == game.to_move() { own } else { -own }).collect()
}
