//! The computer player of Three Kingdoms: Monte Carlo tree search for three.

mod playout;
mod tree;
mod worth;

use std::cmp::Reverse;
use std::time::Duration;

use prise_darkchess::{Move, ThreeKingdoms, ThreeKingdomsRules, View};
use prise_game::Level;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use web_time::Instant;

use self::tree::{Tree, Tried};
use crate::strength::pick;
use crate::{Limits, Player, Progress, Ranked, Score, StopToken, Task, Thought};

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
/// No level thinks longer than this, whatever the machine: the promise is two seconds.
const LONGEST: Duration = Duration::from_millis(1_800);

/// What makes a level: how many playouts, and by how much a move may fall short of the best to be
/// played all the same, in thousandths of the win.
static STRENGTHS: [(u64, i32); 10] = [
    (100, 25),
    (200, 20),
    (400, 16),
    (700, 12),
    (1_200, 9),
    (2_000, 7),
    (4_000, 5),
    (8_000, 3),
    (16_000, 0),
    (40_000, 0),
];

/// A player of Three Kingdoms. It remembers nothing from one move to the next.
pub(super) struct KingdomsPlayer;

impl Player<ThreeKingdoms> for KingdomsPlayer {
    fn play(
        &mut self,
        game: &View<ThreeKingdomsRules>,
        task: Task,
        stop: &StopToken,
        progress: &mut dyn FnMut(&Progress<Move>),
    ) -> Thought<Move> {
        let budget = Budget::of(task);
        let seed = match task {
            Task::Level(_, seed) => seed,
            Task::Limits(_) => 0,
        };
        let rng = ChaCha8Rng::seed_from_u64(seed ^ game.position.key());
        let mut search = Search { tree: Tree::new(game.position, rng), start: Instant::now() };
        search.run(&budget, stop, progress);
        search.thought(budget.slack, seed)
    }

    fn forget(&mut self) {}
}

/// How long to think, and how choosy to be.
struct Budget {
    playouts: u64,
    nodes: u64,
    time: Option<Duration>,
    slack: i32,
}

impl Budget {
    fn of(task: Task) -> Self {
        match task {
            Task::Level(level, _) => Self::at_level(level),
            Task::Limits(Limits { depth, nodes, time }) => Self {
                playouts: depth.map_or(MOST_PLAYOUTS, |plies| {
                    (u64::from(plies) * PLAYOUTS_A_PLY).min(MOST_PLAYOUTS)
                }),
                nodes: nodes.unwrap_or(u64::MAX),
                time,
                slack: 0,
            },
        }
    }

    fn at_level(level: Level) -> Self {
        let (playouts, slack) = STRENGTHS[usize::from(level.number()) - 1];
        Self { playouts, nodes: u64::MAX, time: Some(LONGEST), slack }
    }
}

struct Search {
    tree: Tree,
    start: Instant,
}

impl Search {
    fn run(
        &mut self,
        budget: &Budget,
        stop: &StopToken,
        progress: &mut dyn FnMut(&Progress<Move>),
    ) {
        let moves = self.tree.tried().count();
        // A single move leaves no choice; it still deserves an estimate.
        let playouts = if moves < 2 { budget.playouts.min(FIRST_REPORT) } else { budget.playouts };
        let mut report = FIRST_REPORT;
        for done in 1..=if moves == 0 { 0 } else { playouts } {
            self.tree.play_out();
            if done == report {
                progress(&self.progress(self.favourite()));
                report *= 2;
            }
            let looks = done % PLAYOUTS_BETWEEN_LOOKS == 0;
            let over = || budget.time.is_some_and(|time| self.start.elapsed() >= time);
            if self.tree.nodes >= budget.nodes || looks && (stop.is_stopped() || over()) {
                break;
            }
        }
    }

    /// The move that has been looked into most.
    fn favourite(&self) -> Option<Tried> {
        self.tree.tried().max_by(|a, b| a.visits.cmp(&b.visits).then(a.share.total_cmp(&b.share)))
    }

    /// The answer: the favourite, or one of those that are nearly as good.
    fn thought(&self, slack: i32, seed: u64) -> Thought<Move> {
        let favourite = self.favourite();
        let picked = if slack == 0 {
            favourite
        } else {
            let enough = favourite.map_or(0, |tried| tried.visits / KNOWN_WELL).max(1);
            let mut known: Vec<_> =
                self.tree.tried().filter(|tried| tried.visits >= enough).collect();
            known.sort_by_key(|tried| Reverse(score(tried.share)));
            let ranked: Vec<_> = known
                .iter()
                .map(|tried| Ranked { mv: tried.mv, score: score(tried.share) })
                .collect();
            let choice = pick(&ranked, slack, seed).map(|choice| choice.mv);
            known.into_iter().find(|tried| Some(tried.mv) == choice).or(favourite)
        };
        let Progress { depth, score, line, nodes, elapsed } = self.progress(picked);
        let scores = picked.map_or_else(Vec::new, |tried| tried.shares.map(self::score).into());
        Thought { best: line.first().copied(), score, scores, depth, line, nodes, elapsed }
    }

    fn progress(&self, best: Option<Tried>) -> Progress<Move> {
        let mut line = self.tree.line();
        if line.first().copied() != best.map(|best| best.mv) {
            line = best.map(|best| best.mv).into_iter().collect();
        }
        Progress {
            depth: self.tree.deepest,
            score: best.map_or(Score::loss_in(0), |best| score(best.share)),
            line,
            nodes: self.tree.nodes,
            elapsed: self.start.elapsed(),
        }
    }
}

/// A share of the win as a score: thousandths above or below the third that is everybody's due.
fn score(share: f32) -> Score {
    Score::evaluation(((share - 1.0 / 3.0) * 1000.0) as i32)
}
