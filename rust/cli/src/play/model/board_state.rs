//! The board on the screen: the pieces, the cursor, and what can be chosen.

use prise_game::{Candidate, Face, Picking, Point, Step};
use prise_session::View;

use super::MOST_WAYS_BY_KEY;
use super::cursor::seen;
use super::legal::Demand;
use crate::play::games::GameLook;
use crate::terminal::scene::{Board, Cell, CellLook, Ground, Mark};

/// A board in the hands of a player: how it stands, and what is chosen on it.
pub(crate) struct BoardState {
    pub(crate) look: GameLook,
    /// What the cells of the board are part of, row by row.
    pub(crate) grounds: Vec<Ground>,
    pub(crate) view: View,
    pub(crate) picking: Picking,
    pub(crate) cursor: Point,
    /// Whether the board is turned around.
    pub(crate) turned: bool,
}

impl BoardState {
    /// The board as it is drawn; live while the player may choose something.
    pub(crate) fn picture(&self, is_live: bool) -> Board {
        let grid = self.look.grid;
        let place = |cell: Cell| {
            let cell = seen(&self.look, cell, self.turned);
            usize::from(cell.row * grid.columns + cell.column)
        };
        let bare = |cell| CellLook { ground: self.grounds[place(cell)], ..CellLook::default() };
        let mut cells: Vec<_> = grid.cells().map(bare).collect();
        let index = |point: Point| place((self.look.cell_of)(point));
        let last_move = self.last_move_points();
        for point in self.look.points() {
            let cell = &mut cells[index(point)];
            cell.point = Some(point);
            cell.label = (self.look.point_name)(point);
            cell.last_move = last_move.contains(&point);
            cell.cursor = point == self.cursor && is_live;
        }
        for placed in &self.view.pieces {
            let piece = match placed.face {
                Face::Hidden => None,
                Face::Shown(piece) => Some(piece),
            };
            cells[index(placed.at)].piece = Some((self.look.look)(piece));
        }
        if is_live {
            self.mark(|point, mark| cells[index(point)].mark = mark);
            for (point, numbers) in self.route_numbers() {
                cells[index(point)].routes = numbers;
            }
        }
        Board { grid, cells }
    }

    /// Marks the points that matter now, the weaker marks first.
    fn mark(&self, mut mark: impl FnMut(Point, Mark)) {
        let infos = &self.view.legal.infos;
        if self.picking == Picking::Nothing {
            let piece = match Demand::of(&self.view.legal) {
                Demand::Capture(_) => Mark::MustCapture,
                Demand::Remove => Mark::Prey,
                Demand::Nothing => Mark::Movable,
            };
            for info in infos {
                let is_placing = info.kind == prise_game::MoveKind::Place;
                mark(info.from.unwrap_or(info.to), if is_placing { Mark::End } else { piece });
            }
            return;
        }
        let possible: Vec<_> =
            self.picking.possible(infos).into_iter().map(|index| &infos[index]).collect();
        for info in &possible {
            info.captured.iter().for_each(|at| mark(*at, Mark::Prey));
        }
        self.shown_routes().into_iter().flatten().for_each(|at| mark(at, Mark::Via));
        self.picking.ahead(infos).into_iter().for_each(|at| mark(at, Mark::Via));
        for info in &possible {
            if let Some(from) = info.from {
                mark(from, Mark::Chosen);
            }
            if info.from != Some(info.to) {
                mark(info.to, Mark::End);
            }
        }
        if let Picking::Piece { entered, .. } = &self.picking {
            for at in entered {
                mark(*at, Mark::Chosen);
            }
        }
    }

    /// The points that some of the numbered ways touch and others do not, with the numbers.
    pub(crate) fn route_numbers(&self) -> Vec<(Point, String)> {
        let Picking::Routes(candidates) = &self.picking else { return Vec::new() };
        let routes = self.shown_routes();
        let captured = candidates.iter().map(|it| &self.view.legal.infos[it.index].captured);
        let ways: Vec<_> = routes.iter().zip(captured).collect();
        self.look
            .points()
            .filter_map(|point| {
                let touches = |(route, captured): &(&Vec<Point>, &Vec<Point>)| {
                    route.contains(&point) || captured.contains(&point)
                };
                let touching = (1..).zip(&ways).filter(|(_, way)| touches(way));
                let numbers: Vec<_> = touching.map(|(number, _)| number).collect();
                let differs = !numbers.is_empty() && numbers.len() < ways.len();
                differs.then(|| (point, number_list(&numbers, ways.len())))
            })
            .collect()
    }

    /// Asks which of the moves with these texts is meant.
    pub(crate) fn ask_which(&mut self, candidates: &[String]) {
        let known = &self.view.legal.notations;
        let place = |text: &String| known.iter().position(|it| it == text);
        let candidate = |index| Candidate { index, entered: Vec::new() };
        let ways = candidates.iter().filter_map(place).map(candidate).collect();
        self.picking = Picking::Routes(ways);
    }

    /// How many ways the player is asked to choose from.
    pub(crate) fn ways(&self) -> usize {
        if let Picking::Routes(candidates) = &self.picking { candidates.len() } else { 0 }
    }

    /// For every way the player is asked about, a route that agrees with what was entered.
    fn shown_routes(&self) -> Vec<Vec<Point>> {
        let Picking::Routes(candidates) = &self.picking else { return Vec::new() };
        let route = |it: &Candidate| self.view.legal.infos[it.index].route(&it.entered);
        candidates.iter().map(|it| route(it).unwrap_or_default()).collect()
    }

    /// Where the last move began and ended.
    pub(crate) fn last_move_points(&self) -> Vec<Point> {
        let points = self.view.last_steps.iter().flat_map(|step| match *step {
            Step::Hop { from, to, .. } => vec![from, to],
            Step::Place { at, .. } | Step::Flip { at, .. } => vec![at],
            Step::Remove { .. } | Step::Promote { .. } | Step::Eliminate { .. } => Vec::new(),
        });
        points.collect()
    }

    /// The next point that means something now, or the one before.
    pub(crate) fn jump(&self, by: isize) -> Option<Point> {
        let points = match &self.picking {
            Picking::Nothing => self.view.legal.handles(),
            Picking::Piece { .. } => self.picking.ahead(&self.view.legal.infos),
            Picking::Routes(_) => {
                self.route_numbers().into_iter().map(|(point, _)| point).collect()
            }
        };
        if points.is_empty() {
            return None;
        }
        let count = points.len() as isize;
        let next = match points.binary_search(&self.cursor) {
            Ok(here) => here as isize + by,
            Err(gap) if by > 0 => gap as isize,
            Err(gap) => gap as isize - 1,
        };
        Some(points[next.rem_euclid(count) as usize])
    }
}

/// Numbers of ways in the room of a cell: `134`, or `1-4,10` where some have two digits.
fn number_list(numbers: &[usize], ways: usize) -> String {
    if ways <= MOST_WAYS_BY_KEY {
        return numbers.iter().map(ToString::to_string).collect();
    }
    let runs = numbers.chunk_by(|one, next| one + 1 == *next).map(|run| match run {
        [first, .., last] => format!("{first}-{last}"),
        only => only.iter().map(ToString::to_string).collect(),
    });
    runs.collect::<Vec<_>>().join(",")
}
