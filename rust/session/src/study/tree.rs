//! A study of one game, and the border where its types end.

use std::sync::{Arc, Mutex, PoisonError};

use prise_game::{FindMoveError, MoveKind, MoveTree, NodeId, Player, Rules, Step};
use prise_search::{Analysis, Limits, Line, Question, RootMoves, StopToken};
use prise_store::explorer::{ExploredMove, MoveTally, explored_moves};

use super::{LineReport, LinesReport, PlayedMove, StudyNode, TryJudgement, text};
use crate::cores::threads;
use crate::deal::fresh_seed;
use crate::error::SessionError;
use crate::games::TableGame;
use crate::search_job::SharedPlayer;
use crate::setup::MatchSetup;
use crate::view::{HistoryEntry, LegalMoves, MoveId, View};

type Result<T> = std::result::Result<T, SessionError>;

/// A study of some game.
pub(crate) trait AnyStudy: Send {
    fn view(&self) -> View;
    fn nodes(&self) -> Vec<StudyNode>;
    fn cursor(&self) -> NodeId;
    fn find_move(&self, text: &str) -> std::result::Result<MoveId, FindMoveError>;
    fn play(&mut self, id: MoveId) -> Result<()>;
    fn go_to(&mut self, node: NodeId) -> Result<()>;
    fn promote(&mut self, node: NodeId) -> Result<()>;
    fn remove(&mut self, node: NodeId) -> Result<()>;
    fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<()>;
    fn set_glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Result<()>;
    fn text(&self, name: &str) -> String;
    fn pdn(&self, name: &str) -> Option<String>;
    /// What everybody may know of the position here, as text.
    fn position(&self) -> String;
    fn lines(&self, lines: usize, is_threat: bool, limits: Limits) -> Result<Box<dyn LinesJob>>;
    fn judge(&self, mv: &str, limits: Limits) -> Result<Box<dyn TryJob>>;
    fn game(&self) -> &'static str;
    fn rules(&self) -> String;
    /// Under what the position here is looked up, where the game is explored.
    fn explorer_key(&self) -> Option<u64>;
    /// The moves here that a source knows.
    fn played_moves(&self, known: &[MoveTally]) -> Vec<PlayedMove>;
    /// A match from here: game, rules and start are given, what lies face-down is dealt anew.
    fn setup(&self, setup: MatchSetup) -> Result<MatchSetup>;
}

pub(crate) trait LinesJob {
    fn run(self: Box<Self>, stop: &StopToken, report: &mut dyn FnMut(LinesReport)) -> LinesReport;
}

pub(crate) trait TryJob {
    fn run(self: Box<Self>, stop: &StopToken) -> Option<TryJudgement>;
}

pub(crate) struct GameStudy<G: TableGame> {
    start: G,
    tree: MoveTree<G::Move>,
    cursor: NodeId,
    /// The position at the cursor, its moves, and what led there.
    at: G,
    moves: Vec<G::Move>,
    legal: LegalMoves,
    last: Option<HistoryEntry>,
    last_steps: Vec<Step>,
    analyst: SharedPlayer<G>,
}

impl<G: TableGame> GameStudy<G> {
    pub(crate) fn new(start: G, tree: MoveTree<G::Move>) -> Self {
        let mut study = Self {
            at: start.clone(),
            start,
            tree,
            cursor: NodeId::ROOT,
            moves: Vec::new(),
            legal: LegalMoves::default(),
            last: None,
            last_steps: Vec::new(),
            analyst: SharedPlayer::<G>::default(),
        };
        study.look();
        study
    }

    /// Works out all that belongs to the cursor.
    fn look(&mut self) {
        self.at = self.start.clone();
        (self.last, self.last_steps) = (None, Vec::new());
        for mv in self.tree.moves_to(self.cursor) {
            let (turn, notation) = (self.at.to_move(), self.at.notation(mv));
            self.last_steps = self.at.play(mv).unwrap_or_default();
            let revealed = self.last_steps.iter().find_map(|step| match step {
                Step::Flip { piece, .. } => Some(*piece),
                _ => None,
            });
            let (notation, spent) = (Some(notation), prise_game::Millis::ZERO);
            self.last = Some(HistoryEntry { turn, notation, adjudication: None, spent, revealed });
        }
        self.moves = self.legal.renew(&self.at);
    }

    fn require(&self, node: NodeId) -> Result<()> {
        let no = || SessionError::not_allowed("there is no such move in the study");
        self.tree.contains(node).then_some(()).ok_or_else(no)
    }

    fn ply(&self, node: NodeId) -> usize {
        self.tree.moves_to(node).len()
    }
}

impl<G: TableGame> AnyStudy for GameStudy<G> {
    fn view(&self) -> View {
        View {
            legal: self.legal.clone(),
            last: self.last.clone(),
            last_steps: self.last_steps.clone(),
            ply: self.ply(self.cursor),
            last_ply: self.tree.main_line().len(),
            can_redo: !self.tree.children(self.cursor).is_empty(),
            ..View::of(&self.at, |_| Player::human(""))
        }
    }

    fn nodes(&self) -> Vec<StudyNode> {
        // The positions on the way to the node that is listed next.
        let mut line = vec![self.start.clone()];
        let main: Vec<_> = self.tree.main_line();
        let root = self.tree.notes(NodeId::ROOT);
        let mut nodes = vec![StudyNode {
            id: NodeId::ROOT,
            parent: None,
            ply: 0,
            seat: self.start.to_move(),
            notation: String::new(),
            comment: root.comment.clone(),
            glyphs: root.glyphs.clone(),
            is_main: true,
            place: 0,
        }];
        for (ply, id) in self.tree.walk() {
            line.truncate(ply);
            let (Some(before), Some(mv)) = (line.last(), self.tree.mv(id)) else { continue };
            let mut after = before.clone();
            let (said, parent) = (self.tree.notes(id), self.tree.parent(id));
            let siblings = parent.map_or(&[][..], |parent| self.tree.children(parent));
            nodes.push(StudyNode {
                id,
                parent,
                ply,
                seat: before.to_move(),
                notation: before.notation(mv),
                comment: said.comment.clone(),
                glyphs: said.glyphs.clone(),
                is_main: main.get(ply - 1) == Some(&id),
                place: siblings.iter().position(|sibling| *sibling == id).unwrap_or_default(),
            });
            after.play_unchecked(mv);
            line.push(after);
        }
        nodes
    }

    fn cursor(&self) -> NodeId {
        self.cursor
    }

    fn find_move(&self, text: &str) -> std::result::Result<MoveId, FindMoveError> {
        let found = self.at.find_move(text)?;
        let index = self.moves.iter().position(|mv| *mv == found);
        index.map(|index| self.legal.id(index)).ok_or_else(|| FindMoveError::illegal(text, ""))
    }

    fn play(&mut self, id: MoveId) -> Result<()> {
        self.cursor = self.tree.add(self.cursor, self.moves[self.legal.place(id)?]);
        self.look();
        Ok(())
    }

    fn go_to(&mut self, node: NodeId) -> Result<()> {
        self.require(node)?;
        self.cursor = node;
        self.look();
        Ok(())
    }

    fn promote(&mut self, node: NodeId) -> Result<()> {
        self.require(node)?;
        self.tree.promote(node);
        Ok(())
    }

    fn remove(&mut self, node: NodeId) -> Result<()> {
        self.require(node)?;
        if node == NodeId::ROOT {
            return Err(SessionError::not_allowed("the start stays"));
        }
        let parent = self.tree.remove(node);
        if !self.tree.contains(self.cursor) {
            self.cursor = parent;
            self.look();
        }
        Ok(())
    }

    fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<()> {
        self.require(node)?;
        self.tree.notes_mut(node).comment = text::in_one_line(comment);
        Ok(())
    }

    fn set_glyphs(&mut self, node: NodeId, glyphs: &[u8]) -> Result<()> {
        self.require(node)?;
        let mut kept: Vec<u8> = Vec::new();
        for glyph in glyphs {
            if !kept.contains(glyph) {
                kept.push(*glyph);
            }
        }
        self.tree.notes_mut(node).glyphs = kept;
        Ok(())
    }

    fn text(&self, name: &str) -> String {
        text::write(&self.start, &self.tree, name)
    }

    fn pdn(&self, name: &str) -> Option<String> {
        G::to_pdn(&self.start, &self.tree, name)
    }

    fn position(&self) -> String {
        self.at.write_public()
    }

    fn lines(&self, lines: usize, is_threat: bool, limits: Limits) -> Result<Box<dyn LinesJob>> {
        let position = if is_threat { passed(&self.at)? } else { self.at.clone() };
        if position.outcome().is_some() {
            return Err(SessionError::GameOver("the game is over there".to_owned()));
        }
        let (node, computer) = (self.cursor, Arc::clone(&self.analyst));
        let question = Question::lines(lines, limits);
        Ok(Box::new(Lines { position, question, node, is_threat, computer }))
    }

    fn rules(&self) -> String {
        self.start.rules().to_text()
    }

    fn explorer_key(&self) -> Option<u64> {
        self.at.explorer_key()
    }

    fn played_moves(&self, known: &[MoveTally]) -> Vec<PlayedMove> {
        let played = |found: ExploredMove<G::Move>| {
            let index = self.moves.iter().position(|mv| found.moves.first() == Some(mv))?;
            let info = &self.legal.infos[index];
            let others = &found.moves[1..];
            let alike = self.moves.iter().zip(&self.legal.notations);
            Some(PlayedMove {
                id: self.legal.id(index),
                notation: self.legal.notations[index].clone(),
                alike: alike
                    .filter(|(mv, _)| others.contains(mv))
                    .map(|(_, text)| text.clone())
                    .collect(),
                from: info.from,
                to: info.to,
                tally: found.tally,
                last_game: found.last_game,
            })
        };
        explored_moves(&self.at, known).into_iter().filter_map(played).collect()
    }

    fn setup(&self, setup: MatchSetup) -> Result<MatchSetup> {
        if self.at.outcome().is_some() {
            return Err(SessionError::GameOver("the game is over there".to_owned()));
        }
        let game = if G::HIDES_PIECES { self.at.redealt(&fresh_seed()?) } else { self.at.clone() };
        Ok(MatchSetup {
            game: G::ID.to_owned(),
            rules: game.rules().to_text(),
            position: Some(game.write()),
            seed: None,
            ..setup
        })
    }

    fn judge(&self, mv: &str, limits: Limits) -> Result<Box<dyn TryJob>> {
        let found = self.at.find_move(mv);
        let mv = found.map_err(|error| SessionError::IllegalMove(error.to_string()))?;
        let (position, computer) = (self.at.clone(), Arc::clone(&self.analyst));
        Ok(Box::new(Try { position, mv, limits, computer }))
    }

    fn game(&self) -> &'static str {
        G::ID
    }
}

/// The position with the next player to move, as if the one whose turn it is had passed.
fn passed<G: TableGame>(game: &G) -> Result<G> {
    let mut sketch = game.sketch();
    let seats = game.seats();
    sketch.to_move = seats.after(sketch.to_move);
    while game.is_out(sketch.to_move) && sketch.to_move != game.to_move() {
        sketch.to_move = seats.after(sketch.to_move);
    }
    // A capture that is due cannot be passed, and no sketch says that one is.
    let is_due = G::read(game.rules(), &game.write()).is_ok_and(|game| {
        !game.legal_moves().is_empty()
            && game.legal_moves().iter().all(|mv| game.info(*mv).kind == MoveKind::Remove)
    });
    let next = G::assemble(game.rules(), &sketch).ok().filter(|_| !is_due);
    next.filter(|next| next.outcome().is_none())
        .ok_or_else(|| SessionError::not_allowed("nobody can pass here"))
}

struct Lines<G: TableGame> {
    position: G,
    question: Question<G::Move>,
    node: NodeId,
    is_threat: bool,
    computer: SharedPlayer<G>,
}

impl<G: TableGame> Lines<G> {
    fn report(&self, found: &Analysis<G::Move>) -> LinesReport {
        let line = |line: &Line<G::Move>| {
            let first = self.position.info(line.moves[0]);
            LineReport {
                score: line.score,
                scores: line.scores.iter().map(|score| score.hundredths()).collect(),
                depth: line.depth,
                from: first.from,
                to: first.to,
                moves: self.position.line_texts(&line.moves),
            }
        };
        LinesReport {
            node: self.node,
            seat: self.position.to_move(),
            is_threat: self.is_threat,
            is_expectation: self
                .position
                .pieces()
                .iter()
                .any(|placed| placed.face == prise_game::Face::Hidden),
            lines: found.lines.iter().map(line).collect(),
            depth: found.depth,
            nodes: found.nodes,
            elapsed: found.elapsed,
        }
    }
}

impl<G: TableGame> LinesJob for Lines<G> {
    fn run(self: Box<Self>, stop: &StopToken, report: &mut dyn FnMut(LinesReport)) -> LinesReport {
        let mut computer = self.computer.lock().unwrap_or_else(PoisonError::into_inner);
        let computer = computer.get_or_insert_with(|| G::player(threads()));
        let public = self.position.public();
        let found = computer
            .analyse(&public, &self.question, stop, &mut |found| report(self.report(found)));
        self.report(&found)
    }
}

struct Try<G: TableGame> {
    position: G,
    mv: G::Move,
    limits: Limits,
    computer: SharedPlayer<G>,
}

impl<G: TableGame> TryJob for Try<G> {
    /// The best move within the limits, then the try alone to the same depth.
    fn run(self: Box<Self>, stop: &StopToken) -> Option<TryJudgement> {
        let mut computer = self.computer.lock().unwrap_or_else(PoisonError::into_inner);
        let computer = computer.get_or_insert_with(|| G::player(threads()));
        let public = self.position.public();
        let best = computer.analyse(&public, &Question::lines(1, self.limits), stop, &mut |_| {});
        let (best, depth) = (best.lines.into_iter().next()?, best.depth);
        let tried = if best.moves[0] == self.mv {
            best.score
        } else {
            let root_moves = RootMoves::Only(vec![self.mv]);
            let question = Question { root_moves, ..Question::lines(1, Limits::depth(depth)) };
            computer.analyse(&public, &question, stop, &mut |_| {}).lines.first()?.score
        };
        (!stop.is_stopped()).then(|| TryJudgement {
            best: self.position.notation(best.moves[0]),
            best_score: best.score,
            try_score: tried,
            is_as_good: super::is_as_good(best.score, tried, G::HIDES_PIECES),
        })
    }
}

/// One study for all threads.
const _: fn() = || {
    fn shared<T: Send + Sync>() {}
    shared::<Mutex<Box<dyn AnyStudy>>>();
};
