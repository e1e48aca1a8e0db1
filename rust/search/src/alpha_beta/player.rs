//! The player: an alpha-beta search with a memory.

use std::sync::Arc;
use std::thread;

use prise_game::{Level, Seat};
use web_time::Instant;

use super::glance::glance;
use super::iterative_deepening::IterativeDeepening;
use super::search::{MAX_PLY, Shared};
use super::thread_data::ThreadData;
use super::{AlphaBeta, Pruning, Ranking, Root};
use crate::analysis::FurtherLines;
use crate::stop::StopCondition;
use crate::transposition_table::TranspositionTable;
use crate::{
    Analysis, ComputerPlayer, Limits, Question, Score, SearchInfo, StopToken, Strength, Task,
    Thought, levels,
};

/// The deepest iteration.
const MAX_DEPTH: u32 = 100;
/// The part of the nodes that levels without slack spend on comparing the moves of the opening.
const OPENING_SHARE: u64 = 4;

/// From this evaluation on, in hundredths of a man, a game is won and has to be finished.
const AHEAD: i32 = 200;

/// A player of one game: its table, its knowledge and what it has learned about good moves.
///
/// Between calls it keeps only what speeds it up. Everything that decides the answer comes with
/// the game that is handed in, draw counters and earlier positions included.
///
/// ```
/// use prise_draughts::{DrawRules, Draughts};
/// use prise_game::Game;
/// use prise_search::{AlphaBetaPlayer, Limits, StopToken};
///
/// let game = Draughts::read(&DrawRules::Standard, "W:W28,32,33:B18,19,K2")?;
/// let mut player = AlphaBetaPlayer::<Draughts>::new(Default::default(), 1);
/// let thought = player.think(&game.public(), Limits::depth(6), &StopToken::default(), |_| {});
/// assert!(thought.best.is_some());
/// # Ok::<(), prise_draughts::FenError>(())
/// ```
pub struct AlphaBetaPlayer<G: AlphaBeta> {
    knowledge: Arc<G::Knowledge>,
    table: TranspositionTable,
    megabytes: usize,
    threads: Vec<ThreadData>,
    pruning: Pruning,
    /// What the lines after the first are searched with, as soon as somebody asks for them.
    further: Option<Box<Self>>,
}

impl<G: AlphaBeta> AlphaBetaPlayer<G> {
    /// A player with a table of this many megabytes that thinks in one thread.
    pub fn new(knowledge: Arc<G::Knowledge>, megabytes: usize) -> Self {
        let table = TranspositionTable::new(megabytes << 20);
        let threads = vec![ThreadData::new(G::CODES, MAX_PLY + 1)];
        Self { knowledge, table, megabytes, threads, pruning: G::PRUNING, further: None }
    }

    /// The same player thinking in this many threads. Its answers then depend on chance.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads.resize_with(threads.max(1), || ThreadData::new(G::CODES, MAX_PLY + 1));
        self
    }

    /// The same player with a tree that is pruned otherwise.
    #[cfg(feature = "trials")]
    #[must_use]
    pub fn with_pruning(mut self, pruning: Pruning) -> Self {
        self.pruning = pruning;
        self
    }

    /// What its evaluation and its ending tables draw on.
    pub fn knowledge(&self) -> &G::Knowledge {
        &self.knowledge
    }

    /// Forgets everything it has learned: for a new game, or an answer that does not depend on
    /// the questions before.
    pub fn forget(&mut self) {
        self.table.clear();
        self.threads.iter_mut().for_each(ThreadData::clear);
        self.further = None;
    }

    /// The best move in a position; none where the game is over.
    ///
    /// `report` is called after every iteration, in this thread.
    pub fn think(
        &mut self,
        game: &G::Public,
        limits: Limits,
        stop: &StopToken,
        mut report: impl FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        let root = G::root(game);
        let condition = StopCondition::new(limits, stop);
        self.search(&root, self.terms(limits, &condition), &mut report)
    }

    /// The best lines of a position; none where the game is over.
    ///
    /// `report` is called after every iteration, in this thread.
    pub fn analyse(
        &mut self,
        game: &G::Public,
        question: &Question<G::Move>,
        stop: &StopToken,
        report: &mut dyn FnMut(&Analysis<G::Move>),
    ) -> Analysis<G::Move> {
        let mut root = G::root(game);
        root.moves.retain(|mv| question.root_moves.contains(mv));
        let condition = StopCondition::new(question.limits, stop);
        let mut further = FurtherLines::new(&root.moves, question.count());
        if further.are_settled() {
            let mut tell = |info: &SearchInfo<_>| report(&further.analysis(info.clone()));
            let thought = self.search(&root, self.terms(question.limits, &condition), &mut tell);
            return further.analysis(thought.into());
        }
        let mut memory = self.further.take().unwrap_or_else(|| {
            let megabytes = (self.megabytes / 2).max(1);
            Box::new(Self::new(Arc::clone(&self.knowledge), megabytes))
        });
        memory.table.age();
        memory.threads[0].age();
        memory.pruning = self.pruning;
        let terms = self.terms(question.limits, &condition);
        let shared = shared::<G>(&memory.table, &memory.knowledge, &memory.pruning, &root, terms);
        let mut other = IterativeDeepening::new(&shared, &mut memory.threads[0], &root);
        let mut tell = |info: &SearchInfo<_>| {
            let whole = further.iterate(&info.clone().into(), info.depth, &mut other);
            other.allow_stop();
            if whole {
                report(&further.analysis(up_to_now(info, &condition)));
            }
        };
        let thought = self.search(&root, terms, &mut tell);
        let mut found = SearchInfo::from(thought);
        // The first line may be settled long before the others.
        let deepest = deepest(question.limits);
        while found.depth > 0 && found.depth < deepest && !further.are_settled() {
            if other.is_stopped() || condition.is_met() {
                break;
            }
            if !further.iterate(&found.clone().into(), found.depth + 1, &mut other) {
                break;
            }
            found = up_to_now(&found, &condition);
            found.depth += 1;
            report(&further.analysis(found.clone()));
        }
        let found = further.analysis(up_to_now(&found, &condition));
        self.further = Some(memory);
        found
    }

    /// The terms of an analysis: all threads, and a draw is a draw.
    fn terms<'a>(&self, limits: Limits, condition: &'a StopCondition<'a>) -> Terms<'a> {
        Terms { limits, condition, threads: self.threads.len(), contender: None }
    }

    /// A search for a move to play, by whoever would rather go on than draw. A draw that cannot be
    /// helped is told as what it is: it is no disadvantage.
    fn search_to_play(
        &mut self,
        root: &Root<G::Node, G::Move>,
        terms: Terms<'_>,
        report: &mut dyn FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        let drawn = Score::evaluation(-G::CONTEMPT);
        let told = |score| if score == drawn { Score::DRAW } else { score };
        let terms = terms.to_play::<G>(&root.node);
        let mut thought = self.search(root, terms, &mut |info| {
            report(&SearchInfo { score: told(info.score), ..info.clone() });
        });
        thought.score = told(thought.score);
        thought
    }

    fn search(
        &mut self,
        root: &Root<G::Node, G::Move>,
        terms: Terms<'_>,
        report: &mut dyn FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        self.table.age();
        self.threads.iter_mut().for_each(ThreadData::age);
        let shared = shared::<G>(&self.table, &self.knowledge, &self.pruning, root, terms);
        let deepest = deepest(terms.limits);
        let threads = terms.threads.clamp(1, self.threads.len());
        let Some((first, others)) = self.threads[..threads].split_first_mut() else {
            unreachable!("a player has at least one thread");
        };
        let mut deepening = IterativeDeepening::new(&shared, first, root);
        if others.is_empty() {
            deepening.run(deepest, report);
        } else {
            let shared = &shared;
            thread::scope(|scope| {
                for (index, data) in others.iter_mut().enumerate() {
                    scope.spawn(move || {
                        let mut deepening = IterativeDeepening::new(shared, data, root);
                        // Half of the helpers run an iteration ahead.
                        deepening.offset = 1 - index as u32 % 2;
                        deepening.run(deepest, &mut |_| {});
                    });
                }
                deepening.run(deepest, report);
                shared.stop.finish();
            });
            shared.stop.go_on();
        }
        deepening.thought()
    }

    /// The moves of a position with the score of each, the best first. Scores that fall short of
    /// the best by more than `slack` are only known to do so.
    pub fn rank(
        &mut self,
        game: &G::Public,
        limits: Limits,
        slack: i32,
        stop: &StopToken,
    ) -> Ranking<G::Move> {
        let root = G::root(game);
        self.table.age();
        let condition = StopCondition::new(limits, stop);
        let terms = self.terms(limits, &condition);
        let shared = shared::<G>(&self.table, &self.knowledge, &self.pruning, &root, terms);
        self.threads[0].age();
        let mut deepening = IterativeDeepening::new(&shared, &mut self.threads[0], &root);
        deepening.rank(deepest(limits), slack)
    }

    /// The move that a player of this level plays.
    pub(crate) fn play_level(
        &mut self,
        game: &G::Public,
        level: Level,
        seed: u64,
        stop: &StopToken,
        mut report: impl FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        let node = G::root(game).node;
        let strength = Strength::of::<G>(level);
        let is_ahead = G::evaluate(&node, &self.knowledge) > AHEAD;
        let strength = if is_ahead { strength.finishing() } else { strength };
        let slack = strength.slack(G::is_opening(&node));
        if slack == 0 {
            // Levels are the same on every device, but for the strongest.
            let threads = if level == Level::EXPERT { self.threads.len() } else { 1 };
            let mut limits = strength.limits();
            limits.nodes = limits.nodes.map(|nodes| nodes * threads as u64);
            let condition = StopCondition::new(limits, stop);
            let root = G::root(game);
            let terms = Terms { threads, ..self.terms(limits, &condition) };
            return self.search_to_play(&root, terms, &mut report);
        }
        let start = Instant::now();
        let mut limits = strength.limits();
        if strength.slack(false) == 0 {
            limits.nodes = limits.nodes.map(|nodes| nodes / OPENING_SHARE);
        }
        let Ranking { moves, depth, nodes } = if strength.lapses_on(seed) {
            glance::<G>(&G::root(game), &self.knowledge)
        } else {
            self.rank(game, limits, slack, stop)
        };
        let picked = levels::pick(&moves, slack, seed);
        let info = SearchInfo {
            depth,
            score: picked.map_or(Score::loss_in(0), |picked| picked.score),
            line: picked.map(|picked| picked.mv).into_iter().collect(),
            nodes,
            elapsed: start.elapsed(),
        };
        report(&info);
        info.into()
    }
}

fn deepest(limits: Limits) -> u32 {
    limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)
}

/// What is known, with the nodes and the time of all lines up to now.
fn up_to_now<M: Clone>(info: &SearchInfo<M>, condition: &StopCondition<'_>) -> SearchInfo<M> {
    let nodes = condition.visited().max(info.nodes);
    SearchInfo { nodes, elapsed: condition.elapsed(), ..info.clone() }
}

/// On what terms a search runs.
#[derive(Clone, Copy)]
struct Terms<'a> {
    limits: Limits,
    condition: &'a StopCondition<'a>,
    threads: usize,
    /// Who would rather go on than draw; nobody in an analysis.
    contender: Option<Seat>,
}

impl Terms<'_> {
    /// Whoever moves here would rather go on, in games where that makes a difference.
    fn to_play<G: AlphaBeta>(self, node: &G::Node) -> Self {
        Self { contender: (G::CONTEMPT != 0).then(|| G::side(node)), ..self }
    }
}

fn shared<'a, G: AlphaBeta>(
    table: &'a TranspositionTable,
    knowledge: &'a G::Knowledge,
    pruning: &'a Pruning,
    root: &Root<G::Node, G::Move>,
    Terms { limits, condition, contender, .. }: Terms<'a>,
) -> Shared<'a, G> {
    Shared {
        table,
        knowledge,
        stop: condition,
        root_verdict: G::probe(&root.node, knowledge),
        horizon: limits.depth.map_or(usize::MAX, |depth| depth as usize),
        played: root.history.len(),
        contender,
        pruning,
    }
}

impl<G: AlphaBeta> ComputerPlayer<G> for AlphaBetaPlayer<G> {
    fn play(
        &mut self,
        game: &G::Public,
        task: Task,
        stop: &StopToken,
        report: &mut dyn FnMut(&SearchInfo<G::Move>),
    ) -> Thought<G::Move> {
        match task {
            Task::Limits(limits) => self.think(game, limits, stop, report),
            Task::Play(limits) => {
                let root = G::root(game);
                let condition = StopCondition::new(limits, stop);
                self.search_to_play(&root, self.terms(limits, &condition), report)
            }
            Task::Level(level, seed) => self.play_level(game, level, seed, stop, report),
        }
    }

    fn analyse(
        &mut self,
        game: &G::Public,
        question: &Question<G::Move>,
        stop: &StopToken,
        report: &mut dyn FnMut(&Analysis<G::Move>),
    ) -> Analysis<G::Move> {
        Self::analyse(self, game, question, stop, report)
    }

    fn forget(&mut self) {
        Self::forget(self);
    }
}
