//! The rules once more, written for obviousness: a board of letters, every way of walking every
//! capture, no bit in sight. It shares nothing with the crate but the squares' numbers.

use std::collections::{BTreeMap, BTreeSet};

use prise_draughts::{Color, Position};

/// From, to, and the captured squares.
pub(crate) type Plain = (u8, u8, BTreeSet<u8>);

/// The ways of walking each capture: the squares it lands on.
pub(crate) type Routes = BTreeMap<Plain, BTreeSet<Vec<u8>>>;

/// `w` and `b` are men, `W` and `B` kings, `.` is empty.
#[derive(Clone)]
struct Board([[char; 10]; 10]);

impl Board {
    fn of(position: &Position) -> Self {
        let mut board = [['.'; 10]; 10];
        for (color, man, king) in [(Color::White, 'w', 'W'), (Color::Black, 'b', 'B')] {
            for square in position.pieces(color) {
                let is_king = position.all_kings().contains(square);
                board[square.row() as usize][square.column() as usize] =
                    if is_king { king } else { man };
            }
        }
        Self(board)
    }

    fn at(&self, (row, column): (i32, i32)) -> Option<char> {
        let inside = (0..10).contains(&row) && (0..10).contains(&column);
        inside.then(|| self.0[row as usize][column as usize])
    }

    fn is_empty(&self, place: (i32, i32)) -> bool {
        self.at(place) == Some('.')
    }

    fn is_enemy(&self, place: (i32, i32), us: char) -> bool {
        self.at(place).is_some_and(|piece| piece != '.' && piece.to_ascii_lowercase() != us)
    }
}

fn number((row, column): (i32, i32)) -> u8 {
    (row * 5 + column / 2 + 1) as u8
}

const DIAGONALS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// Every legal move, as a set.
pub(crate) fn legal_moves(position: &Position) -> BTreeSet<Plain> {
    let (captures, quiet) = all_moves(position);
    let most = captures.iter().map(|(_, _, taken)| taken.len()).max();
    match most {
        Some(most) => captures.into_iter().filter(|(_, _, taken)| taken.len() == most).collect(),
        None => quiet,
    }
}

/// Every capture, long or short and wherever it may stop, and every quiet move.
pub(crate) fn all_moves(position: &Position) -> (BTreeSet<Plain>, BTreeSet<Plain>) {
    let (captures, quiet) = all_routes(position);
    (captures.into_keys().collect(), quiet)
}

/// Every way of walking every legal capture.
pub(crate) fn legal_routes(position: &Position) -> Routes {
    let mut captures = all_routes(position).0;
    let most = captures.keys().map(|(_, _, taken)| taken.len()).max();
    captures.retain(|(_, _, taken), _| Some(taken.len()) == most);
    captures
}

fn all_routes(position: &Position) -> (Routes, BTreeSet<Plain>) {
    let us = if position.to_move() == Color::White { 'w' } else { 'b' };
    let board = Board::of(position);
    let mut captures = Routes::new();
    let mut quiet = BTreeSet::new();
    for row in 0..10 {
        for column in 0..10 {
            let place = (row, column);
            let piece = board.at(place).expect("on the board");
            if piece.to_ascii_lowercase() != us {
                continue;
            }
            let mut lifted = board.clone();
            lifted.0[row as usize][column as usize] = '.';
            let start = Walked { from: place, at: place, taken: BTreeSet::new(), route: vec![] };
            walk(&lifted, piece, &start, &mut captures);
            slide(&board, place, piece, &mut quiet);
        }
    }
    (captures, quiet)
}

/// How many pieces the largest capture takes: 0 if there is none.
pub(crate) fn most_captured(position: &Position) -> usize {
    legal_moves(position).iter().map(|(_, _, taken)| taken.len()).max().unwrap_or(0)
}

/// How far a capture has come.
struct Walked {
    from: (i32, i32),
    at: (i32, i32),
    taken: BTreeSet<u8>,
    route: Vec<u8>,
}

/// Adds every capture that goes on from here, wherever it may stop: the longest are chosen later.
fn walk(board: &Board, piece: char, so_far: &Walked, found: &mut Routes) {
    let Walked { from, at, taken, route } = so_far;
    if !taken.is_empty() {
        let capture = (number(*from), number(*at), taken.clone());
        found.entry(capture).or_default().insert(route.clone());
    }
    let us = piece.to_ascii_lowercase();
    for (dy, dx) in DIAGONALS {
        let step = |count: i32| (at.0 + dy * count, at.1 + dx * count);
        // A king may fly to the piece that it jumps; a man stands next to it.
        let mut reach = 1;
        while piece.is_ascii_uppercase() && board.is_empty(step(reach)) {
            reach += 1;
        }
        let victim = step(reach);
        if !board.is_enemy(victim, us) || taken.contains(&number(victim)) {
            continue;
        }
        let mut landing = reach + 1;
        while board.is_empty(step(landing)) {
            let mut more = Walked {
                from: *from,
                at: step(landing),
                taken: taken.clone(),
                route: route.clone(),
            };
            more.taken.insert(number(victim));
            more.route.push(number(step(landing)));
            walk(board, piece, &more, found);
            if piece.is_ascii_lowercase() {
                break;
            }
            landing += 1;
        }
    }
}

fn slide(board: &Board, from: (i32, i32), piece: char, found: &mut BTreeSet<Plain>) {
    for (dy, dx) in DIAGONALS {
        let forward = if piece == 'w' { -1 } else { 1 };
        if piece.is_ascii_lowercase() && dy != forward {
            continue;
        }
        let mut to = (from.0 + dy, from.1 + dx);
        while board.is_empty(to) {
            found.insert((number(from), number(to), BTreeSet::new()));
            if piece.is_ascii_lowercase() {
                break;
            }
            to = (to.0 + dy, to.1 + dx);
        }
    }
}
