//! A study: a tree of moves from any position, with the engine beside it.

use flutter_rust_bridge::{RustOpaqueNom, frb};
use prise_game::NodeId;
use prise_session::{Limits, LineReport, LinesReport, MoveId, Study, StudyNode};
use web_time::Duration;

use super::editor::BoardEditor;
use super::error::{CoreError, guarded};
use super::session::GameSession;
use super::view::BoardView;
use crate::frb_generated::StreamSink;
use crate::present::{at_intervals, board_view};

/// One move of a study's tree; the start is the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyNodeView {
    /// Its number. It keeps it as long as the study is open.
    pub id: u32,
    /// The node before it; nothing for the start.
    pub parent: Option<u32>,
    /// How many moves lead to it.
    pub ply: u32,
    /// Who made the move.
    pub seat: u8,
    /// The move; empty for the start.
    pub notation: String,
    /// What is said about it.
    pub comment: String,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub glyphs: Vec<u8>,
    /// Whether it is on the main line.
    pub is_main: bool,
    /// 0 for the line itself; the others are variations of it, in this order.
    pub place: u32,
}

/// What a study shows: the board at the cursor, and the whole tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudySnapshot {
    /// The board; its legal moves are for all sides.
    pub board: BoardView,
    /// The tree, the start first, each line to its end before its variations.
    pub nodes: Vec<StudyNodeView>,
    /// Where one is.
    pub cursor: u32,
    /// The name of the study.
    pub name: String,
    /// What everybody may know of the position here, as text.
    pub position: String,
    /// The rules, as `NAME=VALUE,…`.
    pub rules: String,
}

/// One line that the engine looks at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineLine {
    /// How good it is for the player to move, as in `Thinking`.
    pub score: i32,
    /// How good it is for every player, where there are three; empty where there are two.
    pub scores: Vec<i32>,
    /// How deep it was searched.
    pub depth: u32,
    /// Where its first move starts, for an arrow; nothing when it comes from the hand.
    pub from: Option<u8>,
    /// Where its first move ends.
    pub to: u8,
    /// Its moves, up to the first flip.
    pub moves: Vec<String>,
}

/// What the engine thinks of a position, as it goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineLines {
    /// The node that it is about: ignore what is not about the cursor.
    pub node: u32,
    /// Whose move the lines begin with.
    pub seat: u8,
    /// Whether it is what the other side would play if the one to move could pass.
    pub is_threat: bool,
    /// Whether scores are averages over what lies face-down: say so.
    pub is_expectation: bool,
    /// The lines, the best first.
    pub lines: Vec<EngineLine>,
    /// The last iteration that was finished.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: f64,
    /// The time since the search began.
    pub elapsed_ms: u32,
}

/// Whether a move that somebody tried is as good as the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TryView {
    /// Whether the engine holds the two equally good.
    pub is_as_good: bool,
    /// The best move.
    pub best: String,
    /// How good it is, as in `Thinking`.
    pub best_score: i32,
    /// How good the try is, to the same depth.
    pub try_score: i32,
}

/// A study of any game. Every call but [`analyse`](Self::analyse) and [`judge`](Self::judge)
/// answers at once; the engine thinks about a copy.
pub struct StudySession {
    /// The study itself.
    pub handle: RustOpaqueNom<crate::api::study::OpenStudy>,
}

/// What a [`StudySession`] is a handle of.
pub type OpenStudy = Study;

impl StudySession {
    pub(crate) fn over(study: Study) -> Self {
        Self { handle: RustOpaqueNom::new(study) }
    }

    /// A study from the start of a game, by these rules.
    #[frb(sync)]
    pub fn of_start(game: String, rules: String) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(Study::of_start(&game, &rules)?)))
    }

    /// A study from the position in an editor; what lies face-down is dealt anew.
    #[frb(sync)]
    pub fn of_editor(editor: &BoardEditor) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(Study::of_editor(&editor.handle)?)))
    }

    /// A study of a match, running or finished: its moves are the main line, the cursor stands at
    /// this ply. Where pieces lie face-down it begins at this ply instead, dealt anew. A running
    /// match is marked as analysed, which makes it unrated.
    #[frb(sync)]
    pub fn of_match(session: &GameSession, ply: u32) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(Study::of_match(&session.handle, ply as usize)?)))
    }

    /// A study from its text, or a game of draughts from PDN with its variations.
    #[frb(sync)]
    pub fn from_text(text: String) -> Result<Self, CoreError> {
        guarded(|| Ok(Self::over(Study::from_text(&text)?)))
    }

    /// Whether a text begins like a study, be it sound or not. PDN does not.
    #[frb(sync)]
    pub fn is_text(start: String) -> bool {
        Study::is_text(&start)
    }

    /// The study as text; it is read back by [`from_text`](Self::from_text).
    #[frb(sync)]
    pub fn to_text(&self) -> String {
        self.handle.to_text()
    }

    /// The study as PDN; nothing where the game has none.
    #[frb(sync)]
    pub fn to_pdn(&self) -> Option<String> {
        self.handle.to_pdn()
    }

    /// Gives it another name.
    #[frb(sync)]
    pub fn rename(&self, name: String) {
        self.handle.rename(&name);
    }

    /// Its number in the library, once it is kept there.
    #[frb(sync)]
    pub fn kept_id(&self) -> Option<u32> {
        self.handle.id().map(prise_store::StudyId::get)
    }

    /// Why the last change is not written down, in English, if so.
    #[frb(sync)]
    pub fn save_problem(&self) -> Option<String> {
        self.handle.save_problem()
    }

    /// Waits until everything is written down. In a browser nothing is before this is called.
    pub fn flush(&self) {
        self.handle.flush();
    }

    /// What there is to see.
    #[frb(sync)]
    pub fn view(&self) -> Result<StudySnapshot, CoreError> {
        guarded(|| Ok(self.snapshot()))
    }

    /// Plays a move of the last view: along the tree if it is there, and as a variation or the
    /// line's next move if not.
    #[frb(sync)]
    pub fn play(&self, id: u32) -> Result<StudySnapshot, CoreError> {
        guarded(|| {
            self.handle.play(MoveId::from_number(id))?;
            Ok(self.snapshot())
        })
    }

    /// Goes to a node.
    #[frb(sync)]
    pub fn go_to(&self, node: u32) -> Result<StudySnapshot, CoreError> {
        guarded(|| {
            self.handle.go_to(NodeId::new(node))?;
            Ok(self.snapshot())
        })
    }

    /// Makes a node's line the first of those that may follow the one before it.
    #[frb(sync)]
    pub fn promote(&self, node: u32) -> Result<StudySnapshot, CoreError> {
        guarded(|| {
            self.handle.promote(NodeId::new(node))?;
            Ok(self.snapshot())
        })
    }

    /// Takes a node out, with all that follows it.
    #[frb(sync)]
    pub fn remove(&self, node: u32) -> Result<StudySnapshot, CoreError> {
        guarded(|| {
            self.handle.remove(NodeId::new(node))?;
            Ok(self.snapshot())
        })
    }

    /// What is said about a node's move.
    #[frb(sync)]
    pub fn set_comment(&self, node: u32, comment: String) -> Result<StudySnapshot, CoreError> {
        guarded(|| {
            self.handle.set_comment(NodeId::new(node), &comment)?;
            Ok(self.snapshot())
        })
    }

    /// The glyphs of a node's move.
    #[frb(sync)]
    pub fn set_glyphs(&self, node: u32, glyphs: Vec<u8>) -> Result<StudySnapshot, CoreError> {
        guarded(|| {
            self.handle.set_glyphs(NodeId::new(node), &glyphs)?;
            Ok(self.snapshot())
        })
    }

    /// Announces an analysis and ends the one before: the ticket is there before the search is.
    #[frb(sync)]
    pub fn prepare_analysis(&self) -> u32 {
        self.handle.prepare_analysis()
    }

    /// Looks for the best lines at the cursor until [`stop`](Self::stop), or a change of the
    /// study, or `time_ms`; the answer is what was found. On the way it reports at most twenty
    /// times a second. With `is_threat`: what the other side would play.
    pub fn analyse(
        &self,
        ticket: u32,
        lines: u8,
        is_threat: bool,
        time_ms: Option<u32>,
        progress: Option<StreamSink<EngineLines>>,
    ) -> Result<Option<EngineLines>, CoreError> {
        let time = time_ms.map(|ms| Duration::from_millis(ms.into()));
        let limits = Limits { time, ..Limits::NONE };
        let report = at_intervals(|found| {
            // Nobody listening any more is no fault: the search is stopped by `stop`.
            let _ = progress.as_ref().map(|listener| listener.add(engine_lines(found)));
        });
        let found = self.handle.analyse(ticket, lines.into(), is_threat, limits, report)?;
        Ok(found.map(engine_lines))
    }

    /// Whether a move at the cursor is as good as the best one, after so long; nothing if it was
    /// stopped.
    pub fn judge(
        &self,
        ticket: u32,
        notation: String,
        time_ms: u32,
    ) -> Result<Option<TryView>, CoreError> {
        let time = Duration::from_millis(time_ms.into());
        let judged = self.handle.judge(ticket, &notation, time)?;
        Ok(judged.map(|judged| TryView {
            is_as_good: judged.is_as_good,
            best: judged.best,
            best_score: judged.best_score.hundredths(),
            try_score: judged.try_score.hundredths(),
        }))
    }

    /// Ends the analysis that is running. Returns at once.
    #[frb(sync)]
    pub fn stop(&self) {
        self.handle.stop();
    }

    fn snapshot(&self) -> StudySnapshot {
        StudySnapshot {
            board: board_view(self.handle.view()),
            nodes: self.handle.nodes().into_iter().map(node_view).collect(),
            cursor: self.handle.cursor().number(),
            name: self.handle.name(),
            position: self.handle.position(),
            rules: self.handle.rules(),
        }
    }
}

fn node_view(node: StudyNode) -> StudyNodeView {
    StudyNodeView {
        id: node.id.number(),
        parent: node.parent.map(NodeId::number),
        ply: node.ply as u32,
        seat: node.seat.index() as u8,
        notation: node.notation,
        comment: node.comment,
        glyphs: node.glyphs,
        is_main: node.is_main,
        place: node.place as u32,
    }
}

fn engine_lines(report: LinesReport) -> EngineLines {
    let line = |line: LineReport| EngineLine {
        score: line.score.hundredths(),
        scores: line.scores,
        depth: line.depth,
        from: line.from.map(|at| at.index() as u8),
        to: line.to.index() as u8,
        moves: line.moves,
    };
    EngineLines {
        node: report.node.number(),
        seat: report.seat.index() as u8,
        is_threat: report.is_threat,
        is_expectation: report.is_expectation,
        lines: report.lines.into_iter().map(line).collect(),
        depth: report.depth,
        nodes: report.nodes as f64,
        elapsed_ms: report.elapsed.as_millis() as u32,
    }
}
