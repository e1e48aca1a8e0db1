//! Putting a position together by hand, for any game.
//!
//! A [`PositionEditor`] holds a [`Sketch`], changes it, and says after every change whether it is a
//! position. What it takes for one has been read by the game's own reader.

use std::sync::Mutex;

use prise_game::{
    Army, Face, Game, Mirror, Outcome, Piece, Placed, Player, Point, Rules, Seat, Sketch,
    SketchProblem, TrayPiece,
};
use prise_store::with_game;

use crate::deal::fresh_seed;
use crate::error::SessionError;
use crate::games::TableGame;
use crate::lock;
use crate::setup::MatchSetup;
use crate::view::{SeatView, View};

type Result<T> = std::result::Result<T, SessionError>;

/// How many changes can be taken back.
const MOST_UNDO: usize = 200;

/// A kind of piece in the tray, with how many of it are in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayView {
    /// What it is, and how many of it a position may hold.
    pub tray: TrayPiece,
    /// How many stand on the board.
    pub placed: usize,
    /// How many may lie face-down.
    pub hidden: usize,
}

/// What an editor shows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "a snapshot: each is a fact of its own")]
pub struct EditorView {
    /// The board, as a match shows it; nothing can be played there.
    pub board: View,
    /// The rules, as `NAME=VALUE,…`.
    pub rules: String,
    /// What can be put on the board.
    pub tray: Vec<TrayView>,
    /// Why this is no position, if so.
    pub problem: Option<SketchProblem>,
    /// The points that it is about.
    pub problem_points: Vec<Point>,
    /// The position as text, if it is one.
    pub text: Option<String>,
    /// Whether a match can start here: it is a position, and the game is not over.
    pub can_start: bool,
    /// The number on the way to a draw, and the highest it can be; 0 where there is none.
    pub counter: u16,
    /// The highest that the counter can be.
    pub counter_most: u16,
    /// The number of the move, where the game's text has it.
    pub move_number: Option<u16>,
    /// Whether the players can be given armies.
    pub chooses_armies: bool,
    /// Whether a change can be taken back.
    pub can_undo: bool,
    /// Whether one can be put back.
    pub can_redo: bool,
}

#[derive(Clone, PartialEq, Eq)]
struct Draft {
    rules: String,
    sketch: Sketch,
    /// The text that was pasted, as long as nothing is changed: it may say what no part of a
    /// sketch can, a capture that is due in mill, say.
    pasted: Option<String>,
}

struct State {
    draft: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

/// What the game says of a draft.
struct Verdict {
    problem: Option<SketchProblem>,
    text: Option<String>,
    outcome: Option<Outcome>,
}

/// Puts a position together. All calls take `&self` and may come from any thread.
pub struct PositionEditor {
    game: &'static str,
    state: Mutex<State>,
}

fn unknown(game: &str) -> SessionError {
    SessionError::unknown_game(game)
}

fn rules_of<G: Game>(rules: &str) -> Result<G::Rules> {
    Ok(G::Rules::from_text(rules)?)
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn id<G: Game>() -> Result<&'static str> {
    Ok(G::ID)
}

fn start<G: TableGame>(rules: &str) -> Result<Sketch> {
    Ok(G::start(&rules_of::<G>(rules)?, 0).sketch())
}

fn empty<G: TableGame>(rules: &str) -> Result<Sketch> {
    Ok(G::empty_sketch(&rules_of::<G>(rules)?))
}

fn settle<G: TableGame>(rules: &str, sketch: &mut Sketch) -> Result<()> {
    G::settle(&rules_of::<G>(rules)?, sketch);
    Ok(())
}

fn pasted<G: TableGame>(rules: &str, text: &str) -> Result<Sketch> {
    let game = G::read(&rules_of::<G>(rules)?, text);
    Ok(game.map_err(|error| SessionError::BadPosition(error.to_string()))?.sketch())
}

/// The game that a draft is the start of.
fn game_of<G: TableGame>(draft: &Draft) -> Result<std::result::Result<G, SketchProblem>> {
    let rules = rules_of::<G>(&draft.rules)?;
    Ok(match &draft.pasted {
        Some(text) => G::read(&rules, text).map_err(|_| SketchProblem::Refused),
        None => G::assemble(&rules, &draft.sketch),
    })
}

fn judge<G: TableGame>(draft: &Draft) -> Result<Verdict> {
    Ok(match game_of::<G>(draft)? {
        Ok(game) => Verdict { problem: None, text: Some(game.write()), outcome: game.outcome() },
        Err(problem) => Verdict { problem: Some(problem), text: None, outcome: None },
    })
}

/// The text of a match from here: what lies face-down is dealt anew.
fn start_text<G: TableGame>(draft: &Draft) -> Result<String> {
    let game = game_of::<G>(draft)?;
    let game = game.map_err(|problem| SessionError::BadPosition(problem.to_string()))?;
    if game.outcome().is_some() {
        return Err(SessionError::GameOver("the game is over there".to_owned()));
    }
    let game = if G::HIDES_PIECES { game.redealt(&fresh_seed()?) } else { game };
    Ok(game.write())
}

#[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
fn mirror<G: TableGame>(sketch: &mut Sketch) -> Result<()> {
    let down = sketch.points(|face| face == Face::Hidden);
    let swap = |piece: Piece| match G::MIRROR {
        Mirror::Turned => Piece { army: Army::new(1 - piece.army.index() as u8), ..piece },
        Mirror::LeftRight => piece,
    };
    let mut cells = vec![None; sketch.cells.len()];
    for (index, cell) in sketch.cells.iter().enumerate() {
        cells[G::mirrored(Point::new(index as u8)).index()] = cell.map(|face| match face {
            Face::Hidden => Face::Hidden,
            Face::Shown(piece) => Face::Shown(swap(piece)),
        });
    }
    // What lies under a piece goes with it.
    let mut lying: Vec<_> =
        down.iter().map(|at| G::mirrored(*at)).zip(sketch.hidden.iter().copied()).collect();
    lying.sort_by_key(|(at, _)| *at);
    let beyond = sketch.hidden.split_off(sketch.hidden.len().min(down.len()));
    sketch.hidden = lying.into_iter().map(|(_, piece)| piece).chain(beyond).collect();
    sketch.cells = cells;
    if G::MIRROR == Mirror::Turned {
        sketch.to_move = Seat::new(1 - sketch.to_move.index() as u8);
    }
    Ok(())
}

fn tray<G: TableGame>(rules: &str) -> Result<(Vec<TrayPiece>, u16, bool, bool)> {
    let tray = G::tray(&rules_of::<G>(rules)?);
    Ok((tray, G::COUNTER_MOST, G::HAS_MOVE_NUMBER, G::CHOOSES_ARMIES))
}

fn has_diagonals<G: TableGame>(rules: &str) -> Result<bool> {
    Ok(G::has_diagonals(&rules_of::<G>(rules)?))
}

impl PositionEditor {
    /// An editor that begins with the start of a game.
    ///
    /// # Errors
    /// If there is no such game, or no such rules.
    pub fn new(game: &str, rules: &str) -> Result<Self> {
        let id = with_game!(game, id(), unknown)?;
        let sketch = with_game!(id, start(rules), unknown)?;
        let draft = Draft { rules: rules.to_owned(), sketch, pasted: None };
        let state = Mutex::new(State { draft, past: Vec::new(), future: Vec::new() });
        Ok(Self { game: id, state })
    }

    /// The game.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Changes the draft, and has what follows from it seen to.
    fn edit(&self, change: impl FnOnce(&mut Draft) -> Result<()>) -> Result<EditorView> {
        self.change(|draft| {
            draft.pasted = None;
            change(draft)
        })
    }

    fn change(&self, change: impl FnOnce(&mut Draft) -> Result<()>) -> Result<EditorView> {
        {
            let mut state = lock(&self.state);
            let mut draft = state.draft.clone();
            change(&mut draft)?;
            if draft != state.draft {
                let before = std::mem::replace(&mut state.draft, draft);
                state.past.push(before);
                state.future.clear();
                if state.past.len() > MOST_UNDO {
                    state.past.remove(0);
                }
            }
        }
        self.view()
    }

    /// The start of the game.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn start(&self) -> Result<EditorView> {
        self.edit(|draft| {
            draft.sketch = with_game!(self.game, start(&draft.rules), unknown)?;
            Ok(())
        })
    }

    /// The empty board.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn empty(&self) -> Result<EditorView> {
        self.edit(|draft| {
            draft.sketch = with_game!(self.game, empty(&draft.rules), unknown)?;
            Ok(())
        })
    }

    /// The board in the mirror: turned by half with the colours changed where that is how the game
    /// is symmetric, left to right elsewhere.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn mirror(&self) -> Result<EditorView> {
        self.edit(|draft| with_game!(self.game, mirror(&mut draft.sketch), unknown))
    }

    /// Takes a position from a text.
    ///
    /// # Errors
    /// Says what is wrong with the text.
    pub fn paste(&self, text: &str) -> Result<EditorView> {
        self.change(|draft| {
            draft.sketch = with_game!(self.game, pasted(&draft.rules, text), unknown)?;
            draft.pasted = Some(text.to_owned());
            Ok(())
        })
    }

    /// Other rules; the board stays.
    ///
    /// # Errors
    /// If there are no such rules.
    pub fn set_rules(&self, rules: &str) -> Result<EditorView> {
        self.edit(|draft| {
            rules.clone_into(&mut draft.rules);
            with_game!(self.game, settle(rules, &mut draft.sketch), unknown)
        })
    }

    fn set_cell(&self, at: Point, face: Option<Face>) -> Result<EditorView> {
        self.edit(|draft| {
            let cell = draft.sketch.cells.get_mut(at.index());
            *cell.ok_or_else(|| SessionError::not_allowed("there is no such point"))? = face;
            with_game!(self.game, settle(&draft.rules, &mut draft.sketch), unknown)
        })
    }

    /// Puts a piece of the tray on a point, in place of what stands there.
    ///
    /// # Errors
    /// If there is no such point or piece.
    pub fn place(&self, at: Point, tray_index: usize) -> Result<EditorView> {
        let rules = lock(&self.state).draft.rules.clone();
        let (tray, ..) = with_game!(self.game, tray(&rules), unknown)?;
        let piece = tray.get(tray_index);
        let piece = piece.ok_or_else(|| SessionError::not_allowed("there is no such piece"))?;
        self.set_cell(at, Some(piece.face))
    }

    /// Takes away what stands on a point.
    ///
    /// # Errors
    /// If there is no such point.
    pub fn remove(&self, at: Point) -> Result<EditorView> {
        self.set_cell(at, None)
    }

    /// Moves what stands on a point to another, in place of what stands there.
    ///
    /// # Errors
    /// If there is no such point.
    pub fn shift(&self, from: Point, to: Point) -> Result<EditorView> {
        self.edit(|draft| {
            let cells = &mut draft.sketch.cells;
            if from.index().max(to.index()) >= cells.len() {
                return Err(SessionError::not_allowed("there is no such point"));
            }
            if from != to && cells[from.index()].is_some() {
                cells[to.index()] = cells[from.index()].take();
            }
            with_game!(self.game, settle(&draft.rules, &mut draft.sketch), unknown)
        })
    }

    /// Whose turn it is.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn set_to_move(&self, seat: Seat) -> Result<EditorView> {
        self.edit(|draft| {
            seat_of(draft, seat)?;
            draft.sketch.to_move = seat;
            Ok(())
        })
    }

    /// How many pieces a player has in hand.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn set_in_hand(&self, seat: Seat, count: u8) -> Result<EditorView> {
        self.edit(|draft| {
            seat_of(draft, seat)?.in_hand = count;
            Ok(())
        })
    }

    /// The army that a player leads. With two players the other gets the other one.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn set_army(&self, seat: Seat, army: Option<Army>) -> Result<EditorView> {
        self.edit(|draft| {
            let seats = draft.sketch.seats.len();
            seat_of(draft, seat)?.army = army;
            if seats == 2 {
                let other = Seat::new(1 - seat.index() as u8);
                let rest = army.map(|army| Army::new(1 - army.index() as u8));
                seat_of(draft, other)?.army = rest;
            }
            Ok(())
        })
    }

    /// Whether a player has left the rotation.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn set_out(&self, seat: Seat, is_out: bool) -> Result<EditorView> {
        self.edit(|draft| {
            seat_of(draft, seat)?.is_out = is_out;
            Ok(())
        })
    }

    /// The number on the way to a draw.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn set_counter(&self, counter: u16) -> Result<EditorView> {
        self.edit(|draft| {
            draft.sketch.counter = counter;
            Ok(())
        })
    }

    /// The number of the move.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn set_move_number(&self, number: u16) -> Result<EditorView> {
        self.edit(|draft| {
            draft.sketch.move_number = number.max(1);
            Ok(())
        })
    }

    /// How many of a piece of the tray may still lie face-down.
    ///
    /// # Errors
    /// If there is no such piece.
    pub fn set_hidden(&self, tray_index: usize, count: usize) -> Result<EditorView> {
        self.edit(|draft| {
            let (tray, ..) = with_game!(self.game, tray(&draft.rules), unknown)?;
            let Some(Face::Shown(piece)) = tray.get(tray_index).map(|tray| tray.face) else {
                return Err(SessionError::not_allowed("there is no such piece"));
            };
            let hidden = &mut draft.sketch.hidden;
            let before = hidden.iter().filter(|hidden| **hidden == piece).count();
            for _ in count..before {
                if let Some(last) = hidden.iter().rposition(|hidden| *hidden == piece) {
                    hidden.remove(last);
                }
            }
            hidden.extend(std::iter::repeat_n(piece, count.min(64).saturating_sub(before)));
            Ok(())
        })
    }

    /// Makes as many hidden pieces as lie face-down: adds some that are not on the board, in the
    /// order of the tray, or drops the last ones.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn fill_hidden(&self) -> Result<EditorView> {
        self.edit(|draft| {
            let (tray, ..) = with_game!(self.game, tray(&draft.rules), unknown)?;
            let sketch = &mut draft.sketch;
            let wanted = sketch.points(|face| face == Face::Hidden).len();
            sketch.hidden.truncate(wanted);
            for TrayPiece { face, most } in tray {
                let Face::Shown(piece) = face else { continue };
                let shown = sketch.points(|other| other == face).len();
                let hidden = sketch.hidden.iter().filter(|hidden| **hidden == piece).count();
                let spare = usize::from(most).saturating_sub(shown + hidden);
                let missing = wanted - sketch.hidden.len();
                sketch.hidden.extend(std::iter::repeat_n(piece, spare.min(missing)));
            }
            Ok(())
        })
    }

    /// Takes the last change back.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn undo(&self) -> Result<EditorView> {
        {
            let mut state = lock(&self.state);
            if let Some(before) = state.past.pop() {
                let after = std::mem::replace(&mut state.draft, before);
                state.future.push(after);
            }
        }
        self.view()
    }

    /// Puts it back.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn redo(&self) -> Result<EditorView> {
        {
            let mut state = lock(&self.state);
            if let Some(after) = state.future.pop() {
                let before = std::mem::replace(&mut state.draft, after);
                state.past.push(before);
            }
        }
        self.view()
    }

    /// What there is to see.
    ///
    /// # Errors
    /// None that can be expected.
    pub fn view(&self) -> Result<EditorView> {
        let (draft, can_undo, can_redo) = {
            let state = lock(&self.state);
            (state.draft.clone(), !state.past.is_empty(), !state.future.is_empty())
        };
        let Verdict { problem, text, outcome } = with_game!(self.game, judge(&draft), unknown)?;
        let (tray, counter_most, has_number, chooses_armies) =
            with_game!(self.game, tray(&draft.rules), unknown)?;
        let has_diagonals = with_game!(self.game, has_diagonals(&draft.rules), unknown)?;
        let sketch = &draft.sketch;
        let in_use = |tray: TrayPiece| TrayView {
            tray,
            placed: sketch.points(|face| face == tray.face).len(),
            hidden: sketch.hidden.iter().filter(|piece| Face::Shown(**piece) == tray.face).count(),
        };
        Ok(EditorView {
            board: View { has_diagonals, outcome, ..board(self.game, sketch) },
            tray: tray.into_iter().map(in_use).collect(),
            problem_points: problem.map_or_else(Vec::new, |problem| marked(sketch, problem)),
            can_start: text.is_some() && outcome.is_none(),
            problem,
            text,
            counter: sketch.counter,
            counter_most,
            move_number: has_number.then_some(sketch.move_number),
            chooses_armies,
            can_undo,
            can_redo,
            rules: draft.rules,
        })
    }

    /// The setup with this position as the start. Where pieces lie face-down they are dealt anew:
    /// the text stays in the core.
    ///
    /// # Errors
    /// If this is no position, or if the game is over there.
    pub fn setup(&self, setup: MatchSetup) -> Result<MatchSetup> {
        let draft = lock(&self.state).draft.clone();
        let text = with_game!(self.game, start_text(&draft), unknown)?;
        let (game, rules) = (self.game.to_owned(), draft.rules);
        Ok(MatchSetup { game, rules, position: Some(text), seed: None, ..setup })
    }
}

fn seat_of(draft: &mut Draft, seat: Seat) -> Result<&mut prise_game::SketchSeat> {
    let seat = draft.sketch.seats.get_mut(seat.index());
    seat.ok_or_else(|| SessionError::not_allowed("there is no such seat"))
}

fn board(game: &'static str, sketch: &Sketch) -> View {
    let placed = |(index, cell): (usize, &Option<Face>)| {
        cell.map(|face| Placed { at: Point::new(index as u8), face })
    };
    let seat = |seat: &prise_game::SketchSeat| SeatView {
        player: Player::human(""),
        army: seat.army,
        is_out: seat.is_out,
        in_hand: Some(seat.in_hand).filter(|_| game == "mill"),
        place: None,
    };
    let pieces = sketch.cells.iter().enumerate().filter_map(placed).collect();
    let seats = sketch.seats.iter().map(seat).collect();
    View { game, pieces, to_move: sketch.to_move, seats, ..View::default() }
}

/// The points that a problem is about.
fn marked(sketch: &Sketch, problem: SketchProblem) -> Vec<Point> {
    let of_army = |army| sketch.points(|face| matches!(face, Face::Shown(it) if it.army == army));
    match problem {
        SketchProblem::TooManyPieces { army, .. }
        | SketchProblem::TooFewPieces { army, .. }
        | SketchProblem::ArmyTwice { army } => of_army(army),
        SketchProblem::TooManyOfKind { piece, .. } => {
            sketch.points(|face| face == Face::Shown(piece))
        }
        SketchProblem::HiddenCount { .. } => sketch.points(|face| face == Face::Hidden),
        SketchProblem::ArmiesUnknown => sketch.points(|face| face != Face::Hidden),
        _ => Vec::new(),
    }
}
