//! Two players, one opening, both seats.

use prise_game::{Seat, SplitMix64};
use prise_search::{AlphaBeta, AlphaBetaPlayer, Limits, StopToken, Verdict};

pub(super) const TABLE_MEGABYTES: usize = 8;

/// What decides the openings: a search of so many nodes must find them about level.
const LEVEL_NODES: u64 = 3_000;
const LEVEL: i32 = 60;
/// A game is over when the score has been beyond this for so many plies.
const HOPELESS: i32 = 400;
const HOPELESS_PLIES: u32 = 6;
/// A game that lasts longer is called a draw.
const LONGEST: usize = 200;
/// After so many tries an opening that is not level will do.
const TRIES: usize = 50;

/// How a pair of games is played.
pub(super) struct Duel<R> {
    pub(super) rules: R,
    pub(super) nodes: u64,
    pub(super) ballot: usize,
}

impl<R> Duel<R> {
    /// By how many games the first player wins the pair; the seed decides the opening.
    pub(super) fn play<G: AlphaBeta<Rules = R>>(
        &self,
        players: &mut [AlphaBetaPlayer<G>; 2],
        seed: u64,
    ) -> f64 {
        let opening = self.opening(&mut players[0], seed);
        [Seat::FIRST, Seat::new(1)]
            .map(|seat| self.game(opening.clone(), players, seat))
            .iter()
            .sum()
    }

    fn opening<G: AlphaBeta<Rules = R>>(&self, judge: &mut AlphaBetaPlayer<G>, seed: u64) -> G {
        let mut lot = SplitMix64::new(seed);
        let mut game = G::start(&self.rules, seed);
        for _ in 0..TRIES {
            game = G::start(&self.rules, seed);
            for _ in 0..self.ballot {
                let Some(mv) = lot.choose(&game.legal_moves()) else { break };
                game.play_unchecked(mv);
            }
            judge.forget();
            let stop = StopToken::default();
            let thought = judge.think(&game.public(), Limits::nodes(LEVEL_NODES), &stop, |_| {});
            if game.outcome().is_none() && thought.score.hundredths().abs() < LEVEL {
                break;
            }
        }
        game
    }

    /// 1 if the first player, who sits there, wins; -1 if he loses; 0 for a draw.
    fn game<G: AlphaBeta<Rules = R>>(
        &self,
        mut game: G,
        players: &mut [AlphaBetaPlayer<G>; 2],
        seat: Seat,
    ) -> f64 {
        players.iter_mut().for_each(AlphaBetaPlayer::forget);
        let (mut hopeless, mut last) = (0, 0.0);
        for _ in 0..LONGEST {
            if let Some(outcome) = game.outcome() {
                let for_winner = |winner| if winner == seat { 1.0 } else { -1.0 };
                return outcome.winner().map_or(0.0, for_winner);
            }
            let is_first = game.to_move() == seat;
            let sign = if is_first { 1.0 } else { -1.0 };
            let public = game.public();
            match G::probe(&G::root(&public).node, players[0].knowledge()) {
                Some(Verdict::Win) => return sign,
                Some(Verdict::Draw) => return 0.0,
                Some(Verdict::Loss) => return -sign,
                None => {}
            }
            let player = &mut players[usize::from(!is_first)];
            let stop = StopToken::default();
            let thought = player.think(&public, Limits::nodes(self.nodes), &stop, |_| {});
            let Some(best) = thought.best else { return 0.0 };
            let score = sign * f64::from(thought.score.hundredths());
            let goes_on = score * last >= f64::from(HOPELESS);
            hopeless = if goes_on { hopeless + 1 } else { 0 };
            last = score.signum();
            if hopeless >= HOPELESS_PLIES {
                return last;
            }
            game.play_unchecked(best);
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use prise_draughts::{Draughts, DrawRules};
    use prise_search::Pruning;

    use super::*;

    fn player() -> AlphaBetaPlayer<Draughts> {
        AlphaBetaPlayer::new(Arc::default(), 1)
    }

    #[test]
    fn equal_players_win_as_often_as_they_lose() {
        let duel = Duel { rules: DrawRules::Standard, nodes: 300, ballot: 4 };
        for seed in 0..5 {
            assert!(duel.play(&mut [player(), player()], seed).abs() < f64::EPSILON);
        }
    }

    #[test]
    fn who_gives_everything_up_at_once_loses() {
        // Far above beta is where every position stands that is not far below.
        let blind = Pruning {
            reverse_futility_depth: 6,
            reverse_futility_margin: (-900, 0),
            ..Draughts::PRUNING
        };
        let duel = Duel { rules: DrawRules::Standard, nodes: 300, ballot: 4 };
        let results: f64 =
            (0..5).map(|seed| duel.play(&mut [player(), player().with_pruning(blind)], seed)).sum();
        assert!(results >= 5.0, "{results}");
    }
}
