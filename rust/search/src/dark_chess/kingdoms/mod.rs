//! The computer player of Three Kingdoms: Monte Carlo tree search for three.

mod evaluation;
mod mcts;
mod priors;
mod settling;

use std::cmp::{Ordering, Reverse};
use std::time::Duration;

use prise_darkchess::{Move, Position, ThreeKingdoms, ThreeKingdomsRules, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use web_time::Instant;

use self::mcts::{RootMove, SearchTree};
use self::settling::{WHOLE_EXCHANGE, gives_away};
use crate::levels::pick;
use crate::{
    Analysis, ComputerPlayer, Limits, Line, Question, RankedMove, Score, SearchInfo, StopToken,
    Strength, Task, Thought,
};

/// The most playouts of one search: a tree has to fit into memory.
const MOST_PLAYOUTS: u64 = 400_000;
/// How many playouts there are for every ply of depth that a task asks for.
const PLAYOUTS_A_PLY: u64 = 400;
/// How many playouts pass between two looks at the clock and the stop token.
const PLAYOUTS_BETWEEN_LOOKS: u64 = 16;
/// The first report comes after so many playouts, each further one after twice as many.
const FIRST_REPORT: u64 = 64;
/// A move that has been looked into less than this part as often as the favourite is not known
/// well enough to be played.
const KNOWN_WELL: u32 = 8;
/// With so few moves left until the draw nobody gives anything away, however weak: it would look
/// as if it were to put off the draw.
const NEAR_THE_DRAW: u16 = 10;

/// A player of Three Kingdoms. It remembers nothing from one move to the next.
pub(super) struct KingdomsPlayer;

impl ComputerPlayer<ThreeKingdoms> for KingdomsPlayer {
    fn play(
        &mut self,
        game: &View<ThreeKingdomsRules>,
        task: Task,
        stop: &StopToken,
        report: &mut dyn FnMut(&SearchInfo<Move>),
    ) -> Thought<Move> {
        let budget = Budget::of(task);
        let seed = match task {
            Task::Level(_, seed) => seed,
            Task::Play(_) | Task::Limits(_) => 0,
        };
        let mut search = Search::new(game, budget.exchange, seed);
        search.run(&budget, stop, &mut |search| report(&search.info(search.favourite())));
        search.thought(budget.slack, seed)
    }

    /// Every playout adds to what is known of all moves: further lines cost nothing, but they are
    /// known less well than the first.
    fn analyse(
        &mut self,
        game: &View<ThreeKingdomsRules>,
        question: &Question<Move>,
        stop: &StopToken,
        report: &mut dyn FnMut(&Analysis<Move>),
    ) -> Analysis<Move> {
        let mut search = Search::new(game, WHOLE_EXCHANGE, 0);
        search.tree.keep_root_moves(|mv| question.root_moves.contains(mv));
        let budget = Budget::of(Task::Limits(question.limits));
        let count = question.count();
        search.run(&budget, stop, &mut |search| report(&search.analysis(count)));
        search.analysis(count)
    }

    fn forget(&mut self) {}
}

/// How long to think, and how choosy to be.
struct Budget {
    playouts: u64,
    /// Whether to think on when nothing can change the favourite any more.
    to_the_end: bool,
    nodes: u64,
    time: Option<Duration>,
    /// How many moves of an exchange are followed.
    exchange: u32,
    slack: i32,
}

impl Budget {
    fn of(task: Task) -> Self {
        match task {
            Task::Level(level, _) => {
                let strength = Strength::of::<ThreeKingdoms>(level);
                let Limits { depth, nodes, time } = strength.limits();
                Self {
                    playouts: nodes.unwrap_or(MOST_PLAYOUTS),
                    to_the_end: strength.slack(false) > 0,
                    nodes: u64::MAX,
                    time,
                    exchange: depth.unwrap_or(WHOLE_EXCHANGE).min(WHOLE_EXCHANGE),
                    slack: strength.slack(false),
                }
            }
            Task::Play(limits) | Task::Limits(limits) => Self {
                playouts: limits.depth.map_or(MOST_PLAYOUTS, |plies| {
                    (u64::from(plies) * PLAYOUTS_A_PLY).min(MOST_PLAYOUTS)
                }),
                to_the_end: true,
                nodes: limits.nodes.unwrap_or(u64::MAX),
                time: limits.time,
                exchange: WHOLE_EXCHANGE,
                slack: 0,
            },
        }
    }
}

struct Search {
    position: Position<ThreeKingdomsRules>,
    tree: SearchTree,
    /// Whether there is no choice.
    is_forced: bool,
    start: Instant,
}

impl Search {
    fn new(game: &View<ThreeKingdomsRules>, exchange: u32, seed: u64) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(seed ^ game.position.key());
        let tree = SearchTree::new(game.position, exchange, rng);
        Self {
            position: game.position,
            is_forced: tree.root_moves().count() < 2,
            tree,
            start: Instant::now(),
        }
    }

    fn run(&mut self, budget: &Budget, stop: &StopToken, report: &mut dyn FnMut(&Self)) {
        let moves = self.tree.root_moves().count();
        // A single move leaves no choice; it still deserves an estimate.
        let playouts =
            if self.is_forced { budget.playouts.min(FIRST_REPORT) } else { budget.playouts };
        let mut next_report = FIRST_REPORT;
        for done in 1..=if moves == 0 { 0 } else { playouts } {
            self.tree.iterate();
            if done == next_report {
                report(self);
                next_report *= 2;
            }
            let looks = done % PLAYOUTS_BETWEEN_LOOKS == 0;
            if looks && !budget.to_the_end && self.tree.is_decided(playouts - done) {
                break;
            }
            let over = || budget.time.is_some_and(|time| self.start.elapsed() >= time);
            if self.tree.nodes >= budget.nodes || looks && (stop.is_stopped() || over()) {
                break;
            }
        }
    }

    /// The move that has been looked into most.
    fn favourite(&self) -> Option<RootMove> {
        self.tree.root_moves().max_by(by_visits)
    }

    /// The moves that have been looked into most, each with what follows it.
    fn analysis(&self, count: usize) -> Analysis<Move> {
        let mut tried: Vec<_> = self.tree.root_moves().enumerate().collect();
        // Where two are equal the last one is the favourite.
        tried.reverse();
        tried.sort_by(|(_, a), (_, b)| by_visits(b, a));
        let line = |(index, tried): &(usize, RootMove)| Line {
            moves: self.tree.line_of(*index),
            score: score(tried.share),
            scores: tried.shares.map(score).into(),
            depth: self.tree.deepest,
        };
        Analysis {
            lines: tried.iter().take(count).map(line).collect(),
            depth: self.tree.deepest,
            nodes: self.tree.nodes,
            elapsed: self.start.elapsed(),
        }
    }

    /// The answer: the favourite, or one of those that are nearly as good.
    fn thought(&self, slack: i32, seed: u64) -> Thought<Move> {
        let favourite = self.favourite();
        let picked = if slack == 0 {
            favourite
        } else {
            let enough = favourite.map_or(0, |tried| tried.visits / KNOWN_WELL).max(1);
            let is_favourite = |mv| favourite.is_some_and(|tried| tried.mv == mv);
            let is_careful = self.position.moves_until_draw() <= Some(NEAR_THE_DRAW);
            let mut known: Vec<_> = self
                .tree
                .root_moves()
                .filter(|tried| tried.visits >= enough)
                .filter(|RootMove { mv, .. }| {
                    !is_careful || is_favourite(*mv) || !gives_away(&self.position, *mv)
                })
                .collect();
            known.sort_by_key(|tried| Reverse(score(tried.share)));
            let ranked: Vec<_> = known
                .iter()
                .map(|tried| RankedMove { mv: tried.mv, score: score(tried.share) })
                .collect();
            let choice = pick(&ranked, slack, seed).map(|choice| choice.mv);
            known.into_iter().find(|tried| Some(tried.mv) == choice).or(favourite)
        };
        let SearchInfo { depth, score, line, nodes, elapsed } = self.info(picked);
        let scores = picked.map_or_else(Vec::new, |tried| tried.shares.map(self::score).into());
        Thought { best: line.first().copied(), score, scores, depth, line, nodes, elapsed }
    }

    fn info(&self, best: Option<RootMove>) -> SearchInfo<Move> {
        let mut line = self.tree.line();
        if line.first().copied() != best.map(|best| best.mv) {
            line = best.map(|best| best.mv).into_iter().collect();
        }
        SearchInfo {
            depth: self.tree.deepest,
            score: best.map_or(Score::loss_in(0), |best| score(best.share)),
            line,
            nodes: self.tree.nodes,
            elapsed: self.start.elapsed(),
        }
    }
}

/// By how much they have been looked into, and what they bring.
fn by_visits(a: &RootMove, b: &RootMove) -> Ordering {
    a.visits.cmp(&b.visits).then(a.share.total_cmp(&b.share))
}

/// What a man is worth, in hundredths.
pub(super) const fn worth_in_hundredths(man: prise_darkchess::Man) -> i32 {
    (evaluation::worth(man) * 100.0) as i32
}

/// A share of the win as a score: thousandths above or below the third that is everybody's due.
fn score(share: f32) -> Score {
    Score::evaluation(((share - 1.0 / 3.0) * 1000.0) as i32)
}
