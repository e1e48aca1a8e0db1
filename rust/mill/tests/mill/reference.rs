//! The rules once more, written for obviousness: points are their names, the board is a map, the
//! lines are written out, and the captures of a turn are worked out from what the board looked
//! like when the man landed and from what has been taken since.

use std::collections::{BTreeMap, BTreeSet};

use prise_game::Rules;
use prise_mill::MillRules;

type Board = BTreeMap<&'static str, char>;

/// End, middle, end.
pub(crate) const LINES: [([&str; 3], &str); 20] = [
    (["a7", "d7", "g7"], "edges"),
    (["b6", "d6", "f6"], "edges"),
    (["c5", "d5", "e5"], "edges"),
    (["c3", "d3", "e3"], "edges"),
    (["b2", "d2", "f2"], "edges"),
    (["a1", "d1", "g1"], "edges"),
    (["a7", "a4", "a1"], "edges"),
    (["b6", "b4", "b2"], "edges"),
    (["c5", "c4", "c3"], "edges"),
    (["e5", "e4", "e3"], "edges"),
    (["f6", "f4", "f2"], "edges"),
    (["g7", "g4", "g1"], "edges"),
    (["a4", "b4", "c4"], "cross"),
    (["e4", "f4", "g4"], "cross"),
    (["d7", "d6", "d5"], "cross"),
    (["d3", "d2", "d1"], "cross"),
    (["a7", "b6", "c5"], "diagonals"),
    (["g7", "f6", "e5"], "diagonals"),
    (["a1", "b2", "c3"], "diagonals"),
    (["g1", "f2", "e3"], "diagonals"),
];

/// The points in the order of the FEN.
pub(crate) const POINTS: [&str; 24] = [
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", "d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6",
    "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7",
];

pub(crate) fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// A turn in which a man has landed and captures are due.
#[derive(Clone, Debug)]
struct Landing {
    at: &'static str,
    board: Board,
    taken: Vec<&'static str>,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    options: BTreeMap<&'static str, bool>,
    pub(crate) board: Board,
    pub(crate) hand: BTreeMap<char, usize>,
    pub(crate) side: char,
    pub(crate) placing: bool,
    landing: Option<Landing>,
    last_mill: BTreeMap<char, (Option<&'static str>, &'static str)>,
    pub(crate) quiet: usize,
    pub(crate) number: usize,
    seen: Vec<(Board, char)>,
}

impl Reference {
    pub(crate) fn start(rules: MillRules) -> Self {
        let options: BTreeMap<_, _> = MillRules::OPTIONS
            .iter()
            .enumerate()
            .map(|(index, option)| (option.name, rules.get(index) == 1))
            .collect();
        let men = if options["pieces"] { 12 } else { 9 };
        Self {
            options,
            board: Board::new(),
            hand: BTreeMap::from([('w', men), ('b', men)]),
            side: 'w',
            placing: true,
            landing: None,
            last_mill: BTreeMap::new(),
            quiet: 0,
            number: 1,
            seen: Vec::new(),
        }
    }

    pub(crate) fn lines(&self) -> Vec<([&'static str; 3], &'static str)> {
        LINES
            .into_iter()
            .filter(|(_, kind)| self.options["diagonals"] || *kind != "diagonals")
            .collect()
    }

    fn men(board: &Board, side: char) -> Vec<&'static str> {
        POINTS.into_iter().filter(|point| board.get(point) == Some(&side)).collect()
    }

    fn total(&self, side: char) -> usize {
        Self::men(&self.board, side).len() + self.hand[&side]
    }

    pub(crate) fn adjacent(&self, a: &str, b: &str) -> bool {
        self.lines()
            .iter()
            .any(|([x, y, z], _)| [(*x, *y), (*y, *x), (*y, *z), (*z, *y)].contains(&(a, b)))
    }

    fn capture_applies(&self, capture: &str, kind: &str) -> bool {
        let is_on = |suffix: &str| self.options[format!("{capture}{suffix}").as_str()];
        is_on("")
            && is_on(&format!("-{kind}"))
            && is_on(if self.placing { "-placing" } else { "-moving" })
            && (!is_on("-at-three") || self.total(self.side) <= 3)
    }

    fn mills(&self, landing: &Landing) -> usize {
        let complete = |line: &[&str; 3]| {
            line.iter().all(|point| landing.board.get(point) == Some(&self.side))
        };
        let count = self
            .lines()
            .iter()
            .filter(|(line, _)| line.contains(&landing.at) && complete(line))
            .count();
        if self.options["multiple"] { count } else { count.min(1) }
    }

    fn custodian(&self, landing: &Landing) -> Vec<&'static str> {
        let mut targets = Vec::new();
        for ([a, middle, b], kind) in self.lines() {
            for (near, far) in [(a, b), (b, a)] {
                if near == landing.at
                    && landing.board.get(far) == Some(&self.side)
                    && landing.board.get(middle) == Some(&other(self.side))
                    && self.capture_applies("custodian", kind)
                {
                    targets.push(middle);
                }
            }
        }
        targets
    }

    /// The pairs of ends between which the man has stepped.
    fn intervention(&self, landing: &Landing) -> Vec<[&'static str; 2]> {
        let enemy = Some(&other(self.side));
        let mut pairs = Vec::new();
        for ([a, middle, b], kind) in self.lines() {
            if middle == landing.at
                && landing.board.get(a) == enemy
                && landing.board.get(b) == enemy
                && self.capture_applies("intervention", kind)
            {
                pairs.push([a, b]);
            }
        }
        pairs
    }

    fn open_to_mill(&self) -> Vec<&'static str> {
        let enemy = other(self.side);
        let men = Self::men(&self.board, enemy);
        let in_mill = |point: &str| {
            self.lines().iter().any(|(line, _)| {
                line.contains(&point)
                    && line.iter().all(|point| self.board.get(point) == Some(&enemy))
            })
        };
        let free: Vec<_> = men.iter().copied().filter(|point| !in_mill(point)).collect();
        if self.options["always"] || free.is_empty() { men } else { free }
    }

    /// The men that can be taken now: of custody, of intervention, and for mills.
    fn due(&self, landing: &Landing) -> [Vec<&'static str>; 3] {
        let (custodian, pairs) = (self.custodian(landing), self.intervention(landing));
        let mills = self.mills(landing);
        let Some(first) = landing.taken.first() else {
            let mill = if mills > 0 { self.open_to_mill() } else { vec![] };
            return [custodian, pairs.concat(), mill];
        };
        if let Some(pair) = pairs.iter().find(|pair| pair.contains(first)) {
            let left = pair.iter().copied().filter(|end| !landing.taken.contains(end)).collect();
            [vec![], left, vec![]]
        } else if custodian.contains(first) || landing.taken.len() >= mills {
            [vec![], vec![], vec![]]
        } else {
            [vec![], vec![], self.open_to_mill()]
        }
    }

    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.outcome().is_some() {
            return moves;
        }
        let empty = |point: &&str| !self.board.contains_key(*point);
        if let Some(landing) = &self.landing {
            moves.extend(self.due(landing).concat().iter().map(|point| format!("x{point}")));
        } else if self.placing {
            moves.extend(POINTS.into_iter().filter(empty).map(str::to_owned));
        } else {
            let men = Self::men(&self.board, self.side);
            let flies = self.options["flying"] && men.len() == 3;
            for from in men {
                for to in POINTS.into_iter().filter(empty) {
                    if flies || self.adjacent(from, to) {
                        moves.insert(format!("{from}-{to}"));
                    }
                }
            }
        }
        moves
    }

    pub(crate) fn play(&mut self, text: &str) {
        let named = |name: &str| POINTS.into_iter().find(|point| *point == name).unwrap();
        if let Some(target) = text.strip_prefix('x') {
            self.board.remove(target);
            self.landing.as_mut().unwrap().taken.push(named(target));
            self.irreversible();
        } else if let Some((from, to)) = text.split_once('-') {
            self.board.remove(from);
            self.quiet += 1;
            self.land(Some(named(from)), named(to));
        } else {
            *self.hand.get_mut(&self.side).unwrap() -= 1;
            self.irreversible();
            self.land(None, named(text));
        }
        let landing = self.landing.clone().unwrap();
        let enemy_is_beaten = self.total(other(self.side)) < 3;
        if enemy_is_beaten || self.due(&landing).concat().is_empty() {
            self.landing = None;
            self.number += usize::from(self.side == 'b');
            self.side = other(self.side);
            self.placing = self.hand[&self.side] > 0;
            self.seen.push((self.board.clone(), self.side));
        }
    }

    fn irreversible(&mut self) {
        self.quiet = 0;
        self.seen.clear();
    }

    fn land(&mut self, from: Option<&'static str>, to: &'static str) {
        self.board.insert(to, self.side);
        let landing = Landing { at: to, board: self.board.clone(), taken: vec![] };
        if self.mills(&landing) > 0 {
            self.last_mill.insert(self.side, (from, to));
        }
        self.landing = Some(landing);
    }

    /// The winner, or `d` for a draw, and why.
    pub(crate) fn outcome(&self) -> Option<(char, &'static str)> {
        if self.total(self.side) < 3 {
            return Some((other(self.side), "TooFewPieces"));
        }
        if self.landing.is_some() {
            return None;
        }
        let men = Self::men(&self.board, self.side);
        let empty: Vec<_> =
            POINTS.into_iter().filter(|point| !self.board.contains_key(point)).collect();
        let flies = self.options["flying"] && men.len() == 3;
        let can_move = empty
            .iter()
            .any(|to| self.placing || flies || men.iter().any(|from| self.adjacent(from, to)));
        let standing = (self.board.clone(), self.side);
        if !can_move {
            Some((other(self.side), "Blocked"))
        } else if self.quiet >= 100 {
            Some(('d', "HundredPlyRule"))
        } else if self.seen.iter().filter(|seen| **seen == standing).count() >= 3 {
            Some(('d', "ThreefoldRepetition"))
        } else {
            None
        }
    }

    pub(crate) fn fen(&self) -> String {
        let letter = |point: &&str| match self.board.get(*point) {
            Some('w') => 'O',
            Some(_) => '@',
            None => '*',
        };
        let rings: Vec<String> =
            POINTS.chunks(8).map(|ring| ring.iter().map(letter).collect()).collect();
        let letters = match (&self.landing, self.placing) {
            _ if self.outcome().is_some() => "o ?",
            (None, true) => "p p",
            (None, false) => "m s",
            (Some(_), true) => "p r",
            (Some(_), false) => "m r",
        };
        let mut words = vec![rings.join("/"), self.side.to_string(), letters.to_owned()];
        for side in ['w', 'b'] {
            words.push(Self::men(&self.board, side).len().to_string());
            words.push(self.hand[&side].to_string());
        }
        let (due, markers) = self.markers();
        words.push(if self.side == 'w' { format!("{due} 0") } else { format!("0 {due}") });
        for side in ['w', 'b'] {
            words.push(match self.last_mill.get(&side) {
                None => "0 0".to_owned(),
                Some((from, to)) => format!("{} {}", from.map_or(0, square), square(to)),
            });
        }
        words.push(format!("0 {} {}", self.quiet, self.number));
        words.extend(markers);
        words.join(" ")
    }

    /// How many removals are due, and the markers that say which.
    fn markers(&self) -> (usize, Vec<String>) {
        let mut markers = Vec::new();
        let Some(landing) = &self.landing else { return (0, markers) };
        let [custodian, intervention, mill] = self.due(landing);
        let open = landing.taken.is_empty();
        let ends = if open { 2 } else { 1 };
        for (label, count, targets) in [("c", 1, &custodian), ("i", ends, &intervention)] {
            if targets.is_empty() {
                continue;
            }
            let mut squares: Vec<_> = targets.iter().map(|name| square(name)).collect();
            squares.sort_unstable();
            let squares: Vec<_> = squares.iter().map(ToString::to_string).collect();
            let squares = squares.join(".");
            markers.push(match self.side {
                'w' => format!("{label}:w-{count}-{squares}|b-0-"),
                _ => format!("{label}:w-0-|b-{count}-{squares}"),
            });
        }
        let mills = if mill.is_empty() { 0 } else { self.mills(landing) - landing.taken.len() };
        let due = match (mills, intervention.is_empty()) {
            (0, false) => ends,
            (0, true) => 1,
            _ => mills,
        };
        let other_modes = !markers.is_empty();
        markers.push(format!("p:{due}"));
        if mills > 0 && other_modes {
            markers.push(format!("m:{mills}"));
        }
        (due, markers)
    }
}

/// The number of a point in the FEN.
fn square(name: &str) -> usize {
    POINTS.iter().position(|point| *point == name).unwrap() + 8
}
