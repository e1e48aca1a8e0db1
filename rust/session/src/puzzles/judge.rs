//! What moves are worth: the one measure by which puzzles are made, checked and solved.

use std::sync::Arc;

use prise_darkchess::{Classic, ThreeKingdoms};
use prise_game::{Game, Seat};
use prise_search::dark_chess::classic::ClassicPlayer;
use prise_search::dark_chess::classic::evaluation::Weights;
use prise_search::dark_chess::paranoid::ParanoidSearch;
use prise_search::{
    AlphaBeta, AlphaBetaPlayer, ComputerPlayer, Limits, Question, Ranking, StopToken, Task,
};

use super::Aim;
use crate::TableGame;

/// A move and what it is worth to whoever plays it, in hundredths of a man (or of a soldier).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rated<M> {
    /// The move.
    pub mv: M,
    /// Its worth.
    pub worth: i32,
}

/// The moves of a position by worth, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ratings<M> {
    /// The moves.
    pub moves: Vec<Rated<M>>,
    /// To what depth they were compared.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}

impl<M: Copy + Eq> Ratings<M> {
    /// The best move.
    pub fn best(&self) -> Option<Rated<M>> {
        self.moves.first().copied()
    }

    /// What the best of all other moves is worth.
    pub fn second(&self) -> Option<i32> {
        self.moves.get(1).map(|rated| rated.worth)
    }

    /// What a move is worth.
    pub fn worth_of(&self, mv: M) -> Option<i32> {
        self.moves.iter().find(|rated| rated.mv == mv).map(|rated| rated.worth)
    }
}

/// Where one aim is reached and where it is missed. Between the two a puzzle is not clear enough
/// to be made; a player's move is judged by the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The solution is worth this much or more.
    pub reached: i32,
    /// Every other move is worth this much or less.
    pub missed: i32,
}

impl Bounds {
    /// Whether a move of this worth reaches the aim.
    pub const fn accepts(self, worth: i32) -> bool {
        worth > i32::midpoint(self.reached, self.missed)
    }
}

/// A game that there are puzzles of.
pub trait PuzzleGame: TableGame {
    /// Who says what moves are worth.
    type Judge: Judge<Self>;

    /// Where an aim is reached, in a position whose best move is worth `best`.
    fn bounds(aim: Aim, best: i32) -> Bounds;
}

/// Says what moves are worth.
pub trait Judge<G: PuzzleGame>: Send {
    /// A judge who knows nothing yet.
    fn new() -> Self;

    /// Forgets everything, so that the next answer depends on the question alone.
    fn forget(&mut self);

    /// Rates the moves of a position by a search of about so many nodes. `floor` tells from the
    /// best move's worth down to where the others have to be known; what is worth less is only
    /// known to be.
    fn rate(
        &mut self,
        game: &G,
        floor: &dyn Fn(i32) -> i32,
        nodes: u64,
        stop: &StopToken,
    ) -> Ratings<G::Move>;

    /// What the side to move plays, and what is expected after it. Whoever is not the solver plays
    /// against the solver.
    fn best_line(&mut self, game: &G, solver: Seat, nodes: u64, stop: &StopToken) -> Vec<G::Move>;
}

/// The judge of draughts and mill.
pub struct AlphaBetaJudge<G: AlphaBeta> {
    player: AlphaBetaPlayer<G>,
}

/// How many megabytes its table takes.
const TABLE_MEGABYTES: usize = 16;

/// The part of the nodes that goes into finding the best move; the rest compares it with the
/// others.
const FIRST_LOOK: u64 = 4;

impl<G> Judge<G> for AlphaBetaJudge<G>
where
    G: PuzzleGame + AlphaBeta<Public = G>,
    G::Knowledge: Default,
{
    fn new() -> Self {
        Self { player: AlphaBetaPlayer::new(Arc::default(), TABLE_MEGABYTES) }
    }

    fn forget(&mut self) {
        self.player.forget();
    }

    fn rate(
        &mut self,
        game: &G,
        floor: &dyn Fn(i32) -> i32,
        nodes: u64,
        stop: &StopToken,
    ) -> Ratings<G::Move> {
        let first = Limits::nodes(nodes / FIRST_LOOK);
        let best = self.player.think(game, first, stop, |_| {}).score.hundredths();
        let rest = Limits::nodes(nodes - nodes / FIRST_LOOK);
        self.player.rank(game, rest, (best - floor(best)).max(0), stop).into()
    }

    fn best_line(&mut self, game: &G, _solver: Seat, nodes: u64, stop: &StopToken) -> Vec<G::Move> {
        self.player.think(game, Limits::nodes(nodes), stop, |_| {}).line
    }
}

impl<M> From<Ranking<M>> for Ratings<M> {
    fn from(ranking: Ranking<M>) -> Self {
        let rated = |ranked: prise_search::RankedMove<M>| Rated {
            mv: ranked.mv,
            worth: ranked.score.hundredths(),
        };
        let moves = ranking.moves.into_iter().map(rated).collect();
        Self { moves, depth: ranking.depth, nodes: ranking.nodes }
    }
}

/// The judge of Classic: it knows what everybody knows, and averages over flips.
pub struct ClassicJudge {
    player: ClassicPlayer,
}

impl Judge<Classic> for ClassicJudge {
    fn new() -> Self {
        Self { player: ClassicPlayer::new(Weights::default()) }
    }

    fn forget(&mut self) {
        ComputerPlayer::<Classic>::forget(&mut self.player);
    }

    fn rate(
        &mut self,
        game: &Classic,
        floor: &dyn Fn(i32) -> i32,
        nodes: u64,
        stop: &StopToken,
    ) -> Ratings<<Classic as Game>::Move> {
        let view = game.public();
        let first = Task::Limits(Limits::nodes(nodes / FIRST_LOOK));
        let best = self.player.play(&view, first, stop, &mut |_| {}).score.hundredths();
        let rest = Limits::nodes(nodes - nodes / FIRST_LOOK);
        self.player.rank(&view, rest, (best - floor(best)).max(0), stop).into()
    }

    fn best_line(
        &mut self,
        game: &Classic,
        _solver: Seat,
        nodes: u64,
        stop: &StopToken,
    ) -> Vec<<Classic as Game>::Move> {
        let question = Question::lines(1, Limits::nodes(nodes));
        let analysis = self.player.analyse(&game.public(), &question, stop, &mut |_| {});
        analysis.lines.into_iter().next().map_or_else(Vec::new, |line| line.moves)
    }
}

/// The judge of Three Kingdoms: what is certain, whatever the two others do.
pub struct KingdomsJudge {
    search: ParanoidSearch,
}

impl Judge<ThreeKingdoms> for KingdomsJudge {
    fn new() -> Self {
        Self { search: ParanoidSearch::default() }
    }

    fn forget(&mut self) {
        self.search.forget();
    }

    fn rate(
        &mut self,
        game: &ThreeKingdoms,
        floor: &dyn Fn(i32) -> i32,
        nodes: u64,
        stop: &StopToken,
    ) -> Ratings<<ThreeKingdoms as Game>::Move> {
        let (position, seat) = (game.position(), game.to_move());
        let first = Limits::nodes(nodes / FIRST_LOOK);
        let found = self.search.rank(position, seat, first, 0, stop);
        let best = found.moves.first().map_or(0, |best| best.score.hundredths());
        let rest = Limits::nodes(nodes - nodes / FIRST_LOOK);
        self.search.rank(position, seat, rest, (best - floor(best)).max(0), stop).into()
    }

    fn best_line(
        &mut self,
        game: &ThreeKingdoms,
        solver: Seat,
        nodes: u64,
        stop: &StopToken,
    ) -> Vec<<ThreeKingdoms as Game>::Move> {
        self.search.line(game.position(), solver, Limits::nodes(nodes), stop)
    }
}

/// A position is won that is worth so much: two men, or a game that is known to be won.
const WON: Bounds = Bounds { reached: 200, missed: 80 };
/// A game is saved that is about level, and lost with two men less.
const SAVED: Bounds = Bounds { reached: -70, missed: -200 };

impl PuzzleGame for prise_draughts::Draughts {
    type Judge = AlphaBetaJudge<Self>;

    /// The more the best move wins, the more another may win and still miss it.
    fn bounds(aim: Aim, best: i32) -> Bounds {
        match aim {
            Aim::Save => SAVED,
            Aim::Gain => Bounds { reached: 100, missed: (best - 90).clamp(30, 60) },
            Aim::Win | Aim::Bet => Bounds { missed: (best - 180).clamp(80, 120), ..WON },
        }
    }
}

impl PuzzleGame for prise_mill::Mill {
    type Judge = AlphaBetaJudge<Self>;

    /// A man is a third of what a side can lose at the end: one is enough.
    fn bounds(aim: Aim, best: i32) -> Bounds {
        match aim {
            Aim::Save => SAVED,
            _ => Bounds { reached: 120, missed: (best - 140).clamp(40, 120) },
        }
    }
}

/// What a move of Classic gains is measured against the next best: whoever stands well may have a
/// puzzle too. A soldier is about a hundred.
const CLEARLY_BETTER: i32 = 200;
/// Where flips are weighed, less is clear already.
const BETTER_BET: i32 = 120;
/// More than this is a game that is won for certain.
const CERTAIN: i32 = 20_000;

/// Whoever stands better than this wins by other moves too, only later: there is nothing to find.
const WINS_ANYWAY: i32 = 800;

impl PuzzleGame for Classic {
    type Judge = ClassicJudge;

    fn bounds(aim: Aim, best: i32) -> Bounds {
        let short_by = |gap| Bounds { reached: best, missed: best - gap };
        match aim {
            Aim::Win => Bounds { reached: CERTAIN, missed: WINS_ANYWAY },
            Aim::Save | Aim::Gain => short_by(CLEARLY_BETTER),
            Aim::Bet => short_by(BETTER_BET),
        }
    }
}

/// What Three Kingdoms counts as clearly better: nearly a soldier, who is 150.
const A_MAN_BETTER: i32 = 110;

impl PuzzleGame for ThreeKingdoms {
    type Judge = KingdomsJudge;

    fn bounds(aim: Aim, best: i32) -> Bounds {
        match aim {
            Aim::Win => Bounds { reached: CERTAIN, missed: WINS_ANYWAY },
            Aim::Save | Aim::Gain | Aim::Bet => {
                Bounds { reached: best, missed: best - A_MAN_BETTER }
            }
        }
    }
}
