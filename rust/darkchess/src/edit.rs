//! What positions of the dark chesses may contain.

use prise_game::{
    Army, Editable, Face, Game, Mirror, Piece, Point, Sketch, SketchProblem, TrayPiece,
};

use crate::error::PositionError;
use crate::game::DarkChess;
use crate::man::Man;
use crate::ruleset::{Allotment, RuleSet};

/// The man who looks like this.
fn man_of<R: RuleSet>(piece: Piece) -> Option<Man> {
    R::men().find(|man| R::profile(*man).piece() == piece)
}

fn letter<R: RuleSet>(piece: Piece) -> char {
    man_of::<R>(piece).map_or('?', |man| R::profile(man).letter)
}

fn or_none(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

impl<R: RuleSet> Editable for DarkChess<R> {
    const MIRROR: Mirror = Mirror::LeftRight;
    const COUNTER_MOST: u16 = match R::CLOCK.down_from {
        Some(top) => top,
        None => u16::MAX,
    };
    const CHOOSES_ARMIES: bool = true;

    fn tray(_: &R::Options) -> Vec<TrayPiece> {
        let shown = R::men().map(|man| {
            let profile = R::profile(man);
            TrayPiece { face: Face::Shown(profile.piece()), most: profile.count }
        });
        let all = R::LAYOUT.iter().count() as u8;
        shown.chain([TrayPiece { face: Face::Hidden, most: all }]).collect()
    }

    fn sketch(&self) -> Sketch {
        let position = self.position();
        let mut sketch = Sketch::new(self);
        let text = self.write();
        let hidden = text.split('/').nth(1).unwrap_or_default();
        let men = hidden.chars().filter_map(R::man_of_letter);
        sketch.hidden = men.map(|man| R::profile(man).piece()).collect();
        let quiet = position.quiet();
        sketch.counter = R::CLOCK.down_from.map_or(quiet, |top| top.saturating_sub(quiet));
        sketch
    }

    fn assemble(options: &R::Options, sketch: &Sketch) -> Result<Self, SketchProblem> {
        for man in R::men() {
            let (piece, most) = (R::profile(man).piece(), u32::from(R::profile(man).count));
            let shown = sketch.points(|face| face == Face::Shown(piece)).len();
            let hidden = sketch.hidden.iter().filter(|hidden| **hidden == piece).count();
            let count = (shown + hidden) as u32;
            if count > most {
                return Err(SketchProblem::TooManyOfKind { piece, count, most });
            }
        }
        let cells: String = sketch
            .cells
            .iter()
            .map(|cell| match cell {
                None => '.',
                Some(Face::Hidden) => '@',
                Some(Face::Shown(piece)) => letter::<R>(*piece),
            })
            .collect();
        let hidden: String = sketch.hidden.iter().map(|piece| letter::<R>(*piece)).collect();
        let owner = |army: Option<Army>| army.map_or('-', |army| R::ARMY_LETTERS[army.index()]);
        let owners: String = sketch.seats.iter().map(|seat| owner(seat.army)).collect();
        let hidden = or_none(hidden);
        let mut text = format!("{cells}/{hidden}/{owners}/{}/{}", sketch.to_move, sketch.counter);
        if R::plays_on() {
            let out = sketch.seats.iter().enumerate().filter(|(_, seat)| seat.is_out);
            text.push('/');
            text.push_str(&or_none(out.map(|(index, _)| index.to_string()).collect()));
        }
        Self::read(options, &text).map_err(|error| problem::<R>(&error, sketch))
    }

    fn mirrored(point: Point) -> Point {
        let files = usize::from(R::GEOMETRY.files());
        let (rank, file) = (point.index() / files, point.index() % files);
        Point::new((rank * files + files - 1 - file) as u8)
    }

    /// A piece that is turned up is not hidden any more, and with two players whoever has no army
    /// gets the other one.
    fn settle(_: &R::Options, sketch: &mut Sketch) {
        for man in R::men() {
            let (piece, most) = (R::profile(man).piece(), usize::from(R::profile(man).count));
            let shown = sketch.points(|face| face == Face::Shown(piece)).len();
            let hidden = sketch.hidden.iter().filter(|hidden| **hidden == piece).count();
            for _ in most..(shown + hidden).max(most) {
                if let Some(last) = sketch.hidden.iter().rposition(|hidden| *hidden == piece) {
                    sketch.hidden.remove(last);
                }
            }
        }
        if R::ALLOTMENT == Allotment::FirstFlip {
            let shown = !sketch.points(|face| face != Face::Hidden).is_empty();
            let other = |army: Army| Army::new(1 - army.index() as u8);
            let armies = match [sketch.seats[0].army, sketch.seats[1].army] {
                [None, None] if shown => [Some(Army::new(0)), Some(Army::new(1))],
                [Some(army), None] => [Some(army), Some(other(army))],
                [None, Some(army)] => [Some(other(army)), Some(army)],
                armies => armies,
            };
            (sketch.seats[0].army, sketch.seats[1].army) = (armies[0], armies[1]);
        }
    }
}

/// What the reader objects to, in the words of a sketch.
fn problem<R: RuleSet>(error: &PositionError, sketch: &Sketch) -> SketchProblem {
    match error {
        PositionError::Length { field: "hidden", .. } => SketchProblem::HiddenCount {
            face_down: sketch.points(|face| face == Face::Hidden).len() as u32,
            hidden: sketch.hidden.len() as u32,
        },
        PositionError::OwnersClash { letter, .. } => {
            let army = R::ARMY_LETTERS.iter().position(|known| known == letter);
            SketchProblem::ArmyTwice { army: Army::new(army.unwrap_or_default() as u8) }
        }
        PositionError::OneOwner { .. } => SketchProblem::ArmyMissing,
        PositionError::NoOwner { .. } => SketchProblem::ArmiesUnknown,
        PositionError::SeatIsOut { seat } => SketchProblem::SeatIsOut { seat: *seat },
        PositionError::NobodyLeft => SketchProblem::NobodyLeft,
        PositionError::Number { most, .. } => {
            SketchProblem::CounterTooHigh { count: sketch.counter.into(), most: (*most).into() }
        }
        _ => SketchProblem::Refused,
    }
}
