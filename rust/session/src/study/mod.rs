//! A study: a tree of moves from any position, with the engine beside it.

mod explore;
mod keeper;
pub(crate) mod pdn;
pub(crate) mod text;
mod tree;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use prise_game::{FindMoveError, Match, MoveTree, NodeId, Point, Rules, Seat};
use prise_search::{Limits, Score};
use prise_store::{SavedStudy, StudyId, with_game};

pub(crate) use self::explore::tree_error;
pub use self::explore::{Exploration, PlayedMove};
use self::keeper::Keeper;
pub(crate) use self::tree::AnyStudy;
use self::tree::GameStudy;
use crate::deal::fresh_seed;
use crate::editor::PositionEditor;
use crate::error::{SessionError, guarded};
use crate::games::TableGame;
use crate::lock;
use crate::matches::ShelfSource;
use crate::session::Session;
use crate::setup::MatchSetup;
use crate::tickets::Tickets;
use crate::view::{MoveId, View};

type Result<T> = std::result::Result<T, SessionError>;

/// By how much a try may fall short of the best move and count as equally good, in hundredths of a
/// man.
const AS_GOOD: i32 = 10;
/// The same where pieces lie face-down and scores are averages, or shares of the win.
const AS_GOOD_ON_AVERAGE: i32 = 20;

/// Whether a try is as good as the best move: a win stays a win, whatever its length, and otherwise
/// it falls short by no more than the margin.
pub(crate) fn is_as_good(best: Score, tried: Score, is_average: bool) -> bool {
    let wins = |score: Score| score.is_decided() && score > Score::DRAW;
    let margin = if is_average { AS_GOOD_ON_AVERAGE } else { AS_GOOD };
    wins(best) && wins(tried)
        || best.is_decided() == tried.is_decided()
            && best.hundredths() - tried.hundredths() <= margin
        || tried >= best
}

/// One move of a study's tree; the start is the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyNode {
    /// Its number. It keeps it as long as the study is open.
    pub id: NodeId,
    /// The node before it; nothing for the start.
    pub parent: Option<NodeId>,
    /// How many moves lead to it.
    pub ply: usize,
    /// Who made the move.
    pub seat: Seat,
    /// The move; empty for the start.
    pub notation: String,
    /// What is said about it.
    pub comment: String,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, …
    pub glyphs: Vec<u8>,
    /// Whether it is on the main line.
    pub is_main: bool,
    /// Its place among the moves that may follow the one before it: 0 for the line itself, the
    /// others are variations.
    pub place: usize,
}

/// One line that the engine looks at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineReport {
    /// How good it is for the player to move.
    pub score: Score,
    /// How good it is for every player, where there are three; empty where there are two.
    pub scores: Vec<i32>,
    /// How deep it was searched.
    pub depth: u32,
    /// Where its first move starts, for an arrow; nothing when it comes from the hand.
    pub from: Option<Point>,
    /// Where its first move ends.
    pub to: Point,
    /// Its moves, up to the first flip.
    pub moves: Vec<String>,
}

/// What the engine thinks of a position, as it goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinesReport {
    /// The node that it is about.
    pub node: NodeId,
    /// Whose move the lines begin with.
    pub seat: Seat,
    /// Whether it is what the other side would play if the one to move could pass.
    pub is_threat: bool,
    /// Whether scores are averages over what lies face-down.
    pub is_expectation: bool,
    /// The lines, the best first.
    pub lines: Vec<LineReport>,
    /// The last iteration that was finished.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
}

/// Whether a move that somebody tried is as good as the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TryJudgement {
    /// The best move.
    pub best: String,
    /// How good it is for the player to move.
    pub best_score: Score,
    /// How good the try is, to the same depth.
    pub try_score: Score,
    /// Whether the engine holds the two equally good: see the margin in `docs/study-format.md`.
    pub is_as_good: bool,
}

/// A study of any game. All calls take `&self`; the engine thinks about a copy.
pub struct Study {
    name: Mutex<String>,
    tree: Mutex<Box<dyn AnyStudy>>,
    searches: Tickets,
    /// Writes every change down, once the study is part of a library.
    keeper: Mutex<Option<Arc<Keeper>>>,
}

fn unknown(game: &str) -> SessionError {
    SessionError::unknown_game(game)
}

fn from_setup<G: TableGame>(setup: &MatchSetup) -> Result<Box<dyn AnyStudy>> {
    let rules = G::Rules::from_text(&setup.rules)?;
    let start = match &setup.position {
        Some(text) => {
            G::read(&rules, text).map_err(|error| SessionError::BadPosition(error.to_string()))?
        }
        None => G::start_from(&rules, &fresh_seed()?),
    };
    Ok(Box::new(GameStudy::new(start, MoveTree::new())))
}

fn from_text<G: TableGame>(text: &str) -> Result<(Box<dyn AnyStudy>, String)> {
    let (start, tree, name) = text::read::<G>(text).map_err(SessionError::BadPosition)?;
    Ok((Box::new(GameStudy::new(start, tree)), name))
}

fn from_pdn(text: &str) -> Result<(Box<dyn AnyStudy>, String)> {
    let (start, tree, name) = pdn::read(text).map_err(SessionError::BadPosition)?;
    Ok((Box::new(GameStudy::new(start, tree)), name))
}

impl Study {
    fn over(study: Box<dyn AnyStudy>, name: &str) -> Self {
        let name = Mutex::new(text::in_one_line(name));
        Self {
            name,
            tree: Mutex::new(study),
            searches: Tickets::default(),
            keeper: Mutex::default(),
        }
    }

    /// A study from the start of a game. Where pieces lie face-down, it has a deal of its own.
    ///
    /// # Errors
    /// If there is no such game, or no such rules.
    pub fn of_start(game: &str, rules: &str) -> Result<Self> {
        let setup = MatchSetup { rules: rules.to_owned(), ..MatchSetup::new(game, Vec::new()) };
        Ok(Self::over(with_game!(game, from_setup(&setup), unknown)?, ""))
    }

    /// A study from a position: a puzzle's, say.
    ///
    /// # Errors
    /// If there is no such game, no such rules, or no such position.
    pub fn of_position(game: &str, rules: &str, position: &str) -> Result<Self> {
        let (rules, position) = (rules.to_owned(), Some(position.to_owned()));
        let setup = MatchSetup { rules, position, ..MatchSetup::new(game, Vec::new()) };
        Ok(Self::over(with_game!(game, from_setup(&setup), unknown)?, ""))
    }

    /// A study from the position in an editor; what lies face-down is dealt anew.
    ///
    /// # Errors
    /// If that is no position, or if the game is over there.
    pub fn of_editor(editor: &PositionEditor) -> Result<Self> {
        let setup = editor.setup(MatchSetup::new(editor.game(), Vec::new()))?;
        Ok(Self::over(with_game!(editor.game(), from_setup(&setup), unknown)?, ""))
    }

    /// A study of a match: its moves are the main line, the cursor stands at this ply. Where pieces
    /// lie face-down the study begins there instead, with what is hidden dealt anew. A match that
    /// is running is marked as analysed.
    ///
    /// # Errors
    /// If there is no such ply, or if a running match cannot be marked.
    pub fn of_match(session: &Session, ply: usize) -> Result<Self> {
        guarded(SessionError::Internal, || {
            let table = lock(&session.table);
            let (study, is_over) = (table.study(ply)?, table.is_over());
            drop(table);
            if !is_over {
                session.note_hint()?;
            }
            Ok(Self::over(study, ""))
        })
    }

    /// A study from its text, or a game of draughts from PDN.
    ///
    /// # Errors
    /// Says what is wrong with the text.
    pub fn from_text(text: &str) -> Result<Self> {
        let (study, name) = match text::game_of(text) {
            Some(game) => with_game!(game.as_str(), from_text(text), unknown)?,
            None => from_pdn(text)?,
        };
        Ok(Self::over(study, &name))
    }

    /// Whether a text begins like a study, be it sound or not. PDN does not.
    pub fn is_text(start: &str) -> bool {
        text::is_study(start)
    }

    /// The study as text; it is read back by [`from_text`](Self::from_text).
    pub fn to_text(&self) -> String {
        lock(&self.tree).text(&self.name())
    }

    /// The study as PDN; nothing where the game has none.
    pub fn to_pdn(&self) -> Option<String> {
        lock(&self.tree).pdn(&self.name())
    }

    /// The game.
    pub fn game(&self) -> &'static str {
        lock(&self.tree).game()
    }

    /// The rules, as `NAME=VALUE,…`.
    pub fn rules(&self) -> String {
        lock(&self.tree).rules()
    }

    /// Its name.
    pub fn name(&self) -> String {
        lock(&self.name).clone()
    }

    /// Gives it another name.
    pub fn rename(&self, name: &str) {
        *lock(&self.name) = text::in_one_line(name);
        self.keep();
    }

    /// A match from the position at the cursor: it gives game, rules and start, the setup players
    /// and clock. What lies face-down is dealt anew.
    ///
    /// # Errors
    /// If the game is over there.
    pub fn setup(&self, setup: MatchSetup) -> Result<MatchSetup> {
        lock(&self.tree).setup(setup)
    }

    /// Its number in the library, once it is kept there.
    pub fn id(&self) -> Option<StudyId> {
        self.keeper().map(|keeper| keeper.id())
    }

    /// Why the last change is not written down, if so.
    pub fn save_problem(&self) -> Option<String> {
        self.keeper().and_then(|keeper| keeper.problem())
    }

    /// Waits until everything is written down.
    pub fn flush(&self) {
        if let Some(keeper) = self.keeper() {
            keeper.flush();
        }
    }

    /// Nobody waits for the disk with the lock in hand.
    fn keeper(&self) -> Option<Arc<Keeper>> {
        lock(&self.keeper).clone()
    }

    /// The study as it is kept, without times.
    pub(crate) fn saved(&self) -> SavedStudy {
        let name = self.name();
        let study = lock(&self.tree);
        let (nodes, cursor) = (study.nodes(), study.cursor());
        SavedStudy {
            game: study.game().to_owned(),
            moves: (nodes.len() - 1) as u32,
            cursor: nodes.iter().position(|node| node.id == cursor).unwrap_or_default() as u32,
            text: study.text(&name),
            name,
            ..SavedStudy::default()
        }
    }

    /// It is part of a library now: every change is written down.
    pub(crate) fn kept_as(&self, library: ShelfSource, id: StudyId, saved: SavedStudy) {
        *lock(&self.keeper) = Some(Arc::new(Keeper::new(library, id, saved)));
    }

    /// Has a change written down, where the study is part of a library.
    fn keep(&self) {
        if let Some(keeper) = self.keeper() {
            keeper.save(self.saved());
        }
    }

    /// The board at the cursor.
    pub fn view(&self) -> View {
        lock(&self.tree).view()
    }

    /// The whole tree, the start first, each line to its end before its variations.
    pub fn nodes(&self) -> Vec<StudyNode> {
        lock(&self.tree).nodes()
    }

    /// Where one is.
    pub fn cursor(&self) -> NodeId {
        lock(&self.tree).cursor()
    }

    /// What everybody may know of the position at the cursor, as text.
    pub fn position(&self) -> String {
        lock(&self.tree).position()
    }

    /// The legal move that a text names.
    ///
    /// # Errors
    /// Says whether the text is malformed, not legal here or ambiguous.
    pub fn find_move(&self, text: &str) -> std::result::Result<MoveId, FindMoveError> {
        lock(&self.tree).find_move(text)
    }

    fn change(&self, change: impl FnOnce(&mut dyn AnyStudy) -> Result<()>) -> Result<View> {
        guarded(SessionError::Internal, || {
            self.stop();
            let view = {
                let mut study = lock(&self.tree);
                change(study.as_mut())?;
                study.view()
            };
            self.keep();
            Ok(view)
        })
    }

    /// Plays a move of the last view: goes along the tree if it is there, and begins a variation or
    /// goes on with the line if not.
    ///
    /// # Errors
    /// If it is not a move of the last view.
    pub fn play(&self, id: MoveId) -> Result<View> {
        self.change(|study| study.play(id))
    }

    /// Goes to a node.
    ///
    /// # Errors
    /// If there is none with this number.
    pub fn go_to(&self, node: NodeId) -> Result<View> {
        self.change(|study| study.go_to(node))
    }

    /// Makes a node's line the first of those that may follow the one before it.
    ///
    /// # Errors
    /// If there is none with this number.
    pub fn promote(&self, node: NodeId) -> Result<View> {
        self.change(|study| study.promote(node))
    }

    /// Takes a node out, with all that follows it. Whoever is there goes to the one before it.
    ///
    /// # Errors
    /// If there is none with this number, or if it is the start.
    pub fn remove(&self, node: NodeId) -> Result<View> {
        self.change(|study| study.remove(node))
    }

    /// What is said about a node's move.
    ///
    /// # Errors
    /// If there is none with this number.
    pub fn set_comment(&self, node: NodeId, comment: &str) -> Result<()> {
        lock(&self.tree).set_comment(node, comment)?;
        self.keep();
        Ok(())
    }

    /// The glyphs of a node's move.
    ///
    /// # Errors
    /// If there is none with this number.
    pub fn set_glyphs(&self, node: NodeId, glyphs: &[u8]) -> Result<()> {
        lock(&self.tree).set_glyphs(node, glyphs)?;
        self.keep();
        Ok(())
    }

    /// Announces an analysis and ends the one before: the ticket is there before the search is.
    pub fn prepare_analysis(&self) -> u32 {
        self.searches.announce()
    }

    /// Looks for the best lines at the cursor until it is told to stop, with at most half the
    /// cores. Nothing with a ticket that is void.
    ///
    /// # Errors
    /// If the game is over there, or if nobody can pass where the threat is asked for.
    pub fn analyse(
        &self,
        ticket: u32,
        lines: usize,
        is_threat: bool,
        limits: Limits,
        mut report: impl FnMut(LinesReport),
    ) -> Result<Option<LinesReport>> {
        guarded(SessionError::Internal, || {
            let Some(stop) = self.searches.enter(ticket) else { return Ok(None) };
            let job = lock(&self.tree).lines(lines, is_threat, limits)?;
            Ok(Some(job.run(&stop, &mut report)))
        })
    }

    /// Whether a move that somebody tries at the cursor is as good as the best one. Nothing if it
    /// was stopped.
    ///
    /// # Errors
    /// If it is no legal move.
    pub fn judge(&self, ticket: u32, mv: &str, time: Duration) -> Result<Option<TryJudgement>> {
        guarded(SessionError::Internal, || {
            let Some(stop) = self.searches.enter(ticket) else { return Ok(None) };
            let job = lock(&self.tree).judge(mv, Limits::time(time))?;
            Ok(job.run(&stop))
        })
    }

    /// Ends the analysis that is running. Returns at once.
    pub fn stop(&self) {
        self.searches.stop();
    }
}

/// A study of a match at a ply; see [`Study::of_match`].
pub(crate) fn of_match<G: TableGame>(table: &Match<G>, ply: usize) -> Result<Box<dyn AnyStudy>> {
    let moment = |ply| {
        let none = || SessionError::not_allowed("there is no such ply");
        table.review(ply).ok_or_else(none).map(|review| review.game().clone())
    };
    // Adjudications end a game and lead to no position of their own.
    let played = |ply| table.review(ply)?.last_entry()?.as_move();
    let moves: Vec<_> = (1..=table.last_ply()).map_while(played).collect();
    let ply = ply.min(moves.len());
    if G::HIDES_PIECES {
        // More may be known of this match by now than was known then.
        let start = moment(ply)?.redealt(&fresh_seed()?);
        return Ok(Box::new(GameStudy::new(start, MoveTree::new())));
    }
    let mut tree = MoveTree::new();
    let mut nodes = vec![NodeId::ROOT];
    let mut node = NodeId::ROOT;
    for mv in moves {
        node = tree.add(node, mv);
        nodes.push(node);
    }
    let mut study = GameStudy::new(moment(0)?, tree);
    study.go_to(nodes.get(ply).copied().unwrap_or(node))?;
    Ok(Box::new(study))
}
