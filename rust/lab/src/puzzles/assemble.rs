//! From all that was found to a set: what is dull goes, what is nearly the same twice goes, and no
//! pattern crowds the others out.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use prise_game::{Face, Rules};
use prise_session::puzzles::{Aim, Puzzle, Themes};

use super::counts::{Counts, Stage};
use super::difficulty;
use super::games::{MakerGame, Place};
use super::work::Found;

/// Two boards that share this part of their pieces or more are the same picture, if the lines
/// agree.
const NEARLY: f64 = 0.6;

/// Something that stands on the board: where, whose, and what.
type Thing = (Place, u8, u8);

/// The picture of a puzzle: its line and its board, from the solver's side.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Picture {
    line: Vec<Place>,
    board: BTreeSet<Thing>,
}

/// Puts the set together: the puzzles of an earlier one stay as they are, and what was found is added
/// to them.
pub(super) fn assemble<G: MakerGame>(
    earlier: &[Puzzle],
    found: &[Found],
    counts: &mut Counts,
) -> Result<Vec<Puzzle>> {
    let mut known = Known::default();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for puzzle in earlier {
        known.note(puzzle, picture::<G>(puzzle)?);
        puzzles.push(puzzle.clone());
    }
    for found in found {
        if is_dull::<G>(found)? {
            counts.add(Stage::Dull);
            continue;
        }
        let puzzle = puzzle(found)?;
        let picture = picture::<G>(&puzzle)?;
        if let Some(stage) = known.objection::<G>(&puzzle, &picture) {
            counts.add(stage);
        } else {
            known.note(&puzzle, picture);
            counts.add(Stage::Kept);
            puzzles.push(puzzle);
        }
    }
    puzzles.sort_by(|a, b| {
        (&a.rules, a.difficulty, &a.position).cmp(&(&b.rules, b.difficulty, &b.position))
    });
    Ok(puzzles)
}

/// What is in the set already.
#[derive(Default)]
struct Known {
    /// The boards by rules and line.
    boards: BTreeMap<(String, Vec<Place>), Vec<BTreeSet<Thing>>>,
    /// Results are kept by this number.
    ids: BTreeSet<u32>,
}

impl Known {
    /// Why a puzzle is not wanted.
    fn objection<G: MakerGame>(&self, puzzle: &Puzzle, picture: &Picture) -> Option<Stage> {
        let line = (puzzle.rules.clone(), picture.line.clone());
        let same_line = self.boards.get(&line).map_or(&[][..], Vec::as_slice);
        let is_like = |board: &BTreeSet<Thing>| likeness(board, &picture.board) >= NEARLY;
        if self.ids.contains(&puzzle.id()) || same_line.iter().any(is_like) {
            Some(Stage::NearDuplicate)
        } else if same_line.len() >= G::CROWD {
            Some(Stage::Crowded)
        } else {
            None
        }
    }

    fn note(&mut self, puzzle: &Puzzle, picture: Picture) {
        self.ids.insert(puzzle.id());
        self.boards.entry((puzzle.rules.clone(), picture.line)).or_default().push(picture.board);
    }
}

/// What the weakest level solves must at least be longer than a move; a save that it finds is no
/// puzzle at all; and where captures are compulsory, to choose one is too little.
fn is_dull<G: MakerGame>(found: &Found) -> Result<bool> {
    let root = G::read(&G::Rules::from_text(&found.rules)?, &found.position)?;
    if comes_back(&root, &found.line)? {
        return Ok(true);
    }
    if !found.levels[0] {
        return Ok(false);
    }
    let first = root.find_move(&found.line[0])?;
    let is_save = found.aim == Aim::Save.letter();
    Ok(is_save || found.line.len() == 1 || G::CAPTURES_ARE_DULL && root.captures(first))
}

/// Whether a line leads to where it has been: a chase without an end.
fn comes_back<G: MakerGame>(root: &G, line: &[String]) -> Result<bool> {
    let mut game = root.clone();
    let mut seen = vec![game.pieces()];
    for text in line {
        let mv = game.find_move(text).with_context(|| text.clone())?;
        if game.info(mv).from.is_none() {
            seen.clear();
        }
        game.play_unchecked(mv);
        let pieces = game.pieces();
        if seen.contains(&pieces) {
            return Ok(true);
        }
        seen.push(pieces);
    }
    Ok(false)
}

fn puzzle(found: &Found) -> Result<Puzzle> {
    let solver_moves = found.only.iter().filter(|only| **only).count();
    Ok(Puzzle {
        rules: found.rules.clone(),
        position: found.position.clone(),
        line: found.line.clone(),
        aim: Aim::of_letter(&found.aim.to_string()).context("unknown aim")?,
        themes: Themes::from_bits(found.themes).context("unknown theme")?,
        difficulty: difficulty::estimate(found.levels, found.nodes, solver_moves),
    })
}

/// The first of the pictures that look the same.
fn picture<G: MakerGame>(puzzle: &Puzzle) -> Result<Picture> {
    let rules = G::Rules::from_text(&puzzle.rules)?;
    let root = G::read(&rules, &puzzle.position)?;
    let solver = root.to_move();
    let mut line = Vec::new();
    let mut game = root.clone();
    for text in &puzzle.line {
        let mv = game.find_move(text).with_context(|| text.clone())?;
        let info = game.info(mv);
        line.extend(info.from.into_iter().chain([info.to]).chain(info.captured));
        game.play_unchecked(mv);
    }
    let own = root.army_of(solver);
    let thing = |placed: prise_game::Placed| {
        let place = G::place(placed.at, solver);
        match placed.face {
            Face::Shown(piece) => {
                (place, u8::from(Some(piece.army) == own), piece.kind.index() as u8)
            }
            Face::Hidden => (place, 2, 0),
        }
    };
    let board: Vec<Thing> = root.pieces().into_iter().map(thing).collect();
    let line: Vec<Place> = line.into_iter().map(|point| G::place(point, solver)).collect();
    let turned = |turn: &fn(Place) -> Place| {
        let origin =
            if G::SHIFTS { line.first().map_or((0, 0), |first| turn(*first)) } else { (0, 0) };
        let seen = |place: Place| {
            let (row, column) = turn(place);
            (row - origin.0, column - origin.1)
        };
        Picture {
            line: line.iter().map(|place| seen(*place)).collect(),
            board: board.iter().map(|(place, whose, kind)| (seen(*place), *whose, *kind)).collect(),
        }
    };
    G::SYMMETRIES.iter().map(turned).min().context("a board looks like itself")
}

/// Which part of the pieces two boards have in common.
fn likeness(a: &BTreeSet<Thing>, b: &BTreeSet<Thing>) -> f64 {
    let common = a.intersection(b).count() as f64;
    let all = a.union(b).count() as f64;
    if all == 0.0 { 1.0 } else { common / all }
}
