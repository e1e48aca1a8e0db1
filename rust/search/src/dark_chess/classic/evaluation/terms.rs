//! What the evaluation counts.
//!
//! Each term has a number, its place in the table of weights. The functions here tell which terms
//! a position has and how much of each, in [units](UNIT); whoever asks sums them up.

use prise_darkchess::{Cell, ClassicRules, Man, Position, Reach, RuleSet};
use prise_game::{Army, Point};

/// How many kinds of men each army has; the black man of a kind comes this far after the red one.
pub(in super::super) const KINDS: usize = 7;
const ADVISOR: usize = 1;
pub(in super::super) const CANNON: usize = 5;
/// The army whose material counts as more.
pub const RED: Army = Army::new(0);
const BLACK: Army = Army::new(1);

/// What the kinds are worth roughly: General, Advisor, Minister, Rook, Horse, Cannon, Soldier.
pub(super) const ROUGHLY: [i32; KINDS] = [750, 350, 275, 225, 175, 400, 100];

/// How many cells a row has.
pub(in super::super) const FILES: usize = 4;

/// Counts are in sixteenths, so that they can be fractions.
pub const UNIT: i32 = 16;

/// Men of a kind.
const MEN: usize = 0;
/// The same, growing from nothing to its full weight as the board empties.
const LATE: usize = MEN + KINDS;
/// For two kinds, the men of one that face men of the other.
const PAIRS: usize = LATE + KINDS;
/// Men of a kind whom nobody but a Cannon could take.
const SAFE: usize = PAIRS + KINDS * (KINDS - 1) / 2;
/// Empty cells next to men of a kind.
const ROOM: usize = SAFE + KINDS;
/// Victims by the distance of the nearest hunter and of the second nearest, for a covered board
/// and an open one, and for the two players.
const HUNTS: usize = ROOM + KINDS;
/// Victims of Cannons that could jump at once: those of the mover, then the mover's own.
const AIMS: usize = HUNTS + 2 * 2 * 2 * FARTHEST;
/// Generals and Advisors whom a Cannon could take if it lay face-down where it may: those that
/// cannot step aside, then the others.
const AMBUSHES: usize = AIMS + 2;
/// The right to move.
const TURN: usize = AMBUSHES + 2;
/// How many terms there are.
pub const TERMS: usize = TURN + 1;

/// Hunters farther away than this do not count.
const FARTHEST: usize = 6;
/// With no more pieces than this face-down the board is open.
const OPEN: usize = 8;

/// Whom a kind may take, by rank: `TAKES[a][b]` tells whether `a` takes `b`.
pub(in super::super) static TAKES: [[bool; KINDS]; KINDS] = {
    let mut takes = [[false; KINDS]; KINDS];
    let mut hunter = 0;
    while hunter < KINDS {
        let mut victim = 0;
        while victim < KINDS {
            let black = Man::new((KINDS + victim) as u8);
            takes[hunter][victim] = ClassicRules::MEN[hunter].prey.contains(black);
            victim += 1;
        }
        hunter += 1;
    }
    takes
};

/// Whom a kind may walk up to and take without being taken first. A Cannon has to jump, which
/// makes it no hunter, and harmless to one who stands beside it.
static HUNTS_DOWN: [[bool; KINDS]; KINDS] = {
    let mut hunts = TAKES;
    let mut hunter = 0;
    while hunter < KINDS {
        let mut victim = 0;
        while victim < KINDS {
            let struck_back = TAKES[victim][hunter] && victim != CANNON;
            hunts[hunter][victim] &= hunter != CANNON && !struck_back;
            victim += 1;
        }
        hunter += 1;
    }
    hunts
};

/// The terms of material: Red's less Black's.
pub fn material(position: &Position<ClassicRules>, mut add: impl FnMut(usize, i32)) {
    let alive = |army: usize| -> [i32; KINDS] {
        std::array::from_fn(|kind| {
            let man = Man::new((army * KINDS + kind) as u8);
            i32::from(ClassicRules::profile(man).count - position.captured(man))
        })
    };
    let [red, black] = [alive(0), alive(1)];
    let captured = 32 - red.iter().chain(&black).sum::<i32>();
    let mut pair = PAIRS;
    for kind in 0..KINDS {
        let more = red[kind] - black[kind];
        add(MEN + kind, more * UNIT);
        add(LATE + kind, more * UNIT * captured / 32);
        for other in kind + 1..KINDS {
            add(pair, (red[kind] * black[other] - black[kind] * red[other]) * UNIT);
            pair += 1;
        }
        let safe = |enemies: &[i32; KINDS]| {
            (0..KINDS).all(|taker| enemies[taker] == 0 || taker == CANNON || !TAKES[taker][kind])
        };
        let safe_red = if safe(&black) { red[kind] } else { 0 };
        let safe_black = if safe(&red) { black[kind] } else { 0 };
        add(SAFE + kind, (safe_red - safe_black) * UNIT);
    }
}

/// A piece that is face-up: its kind and where it stands.
#[derive(Clone, Copy, Default)]
struct FaceUpPiece {
    kind: u8,
    row: u8,
    column: u8,
}

impl FaceUpPiece {
    fn kind(self) -> usize {
        usize::from(self.kind)
    }

    fn distance(self, other: Self) -> usize {
        usize::from(self.row.abs_diff(other.row) + self.column.abs_diff(other.column))
    }

    /// How much the fate of this piece counts.
    fn stake(self) -> i32 {
        ROUGHLY[self.kind()] * UNIT / 100
    }
}

/// The pieces of an army that are face-up.
#[derive(Default)]
struct Troop {
    pieces: [FaceUpPiece; 16],
    count: usize,
}

impl Troop {
    fn of(position: &Position<ClassicRules>, army: Army) -> Self {
        let mut troop = Self::default();
        for at in position.face_up(army) {
            let Some(kind) = kind_at(position, at) else { continue };
            let (row, column) = (at.index() / FILES, at.index() % FILES);
            troop.pieces[troop.count] =
                FaceUpPiece { kind: kind as u8, row: row as u8, column: column as u8 };
            troop.count += 1;
        }
        troop
    }

    fn pieces(&self) -> &[FaceUpPiece] {
        &self.pieces[..self.count]
    }
}

/// The terms of the pieces that are face-up: the mover's less the other's.
#[inline]
pub fn places(position: &Position<ClassicRules>, mover: Army, mut add: impl FnMut(usize, i32)) {
    let other = if mover == RED { BLACK } else { RED };
    let open = position.face_down().len() <= OPEN;
    let hunts = HUNTS + if open { 4 * FARTHEST } else { 0 };
    let (ours, theirs) = (Troop::of(position, mover), Troop::of(position, other));

    room(position, mover, &mut add);
    room(position, other, |term, count| add(term, -count));
    aims(position, mover, other, |stake| add(AIMS, stake));
    aims(position, other, mover, |stake| add(AIMS + 1, -stake));
    ambushes(position, mover, other, |free, stake| add(AMBUSHES + free, -stake));
    ambushes(position, other, mover, |free, stake| add(AMBUSHES + free, stake));
    hunt(&ours, &theirs, |place, stake| add(hunts + place, stake));
    hunt(&theirs, &ours, |place, stake| add(hunts + 2 * FARTHEST + place, -stake));
    add(TURN, UNIT);
}

/// How freely the men of an army can move.
#[inline]
fn room(position: &Position<ClassicRules>, army: Army, mut add: impl FnMut(usize, i32)) {
    let occupied = position.occupied();
    for at in position.face_up(army) {
        let Some(kind) = kind_at(position, at) else { continue };
        let around = ClassicRules::GEOMETRY.reach(Reach::Step, at, occupied);
        add(ROOM + kind, around.minus(occupied).len() as i32 * UNIT);
    }
}

/// The men whom the Cannons of an army could take at once.
#[inline]
fn aims(position: &Position<ClassicRules>, army: Army, enemies: Army, mut add: impl FnMut(i32)) {
    for at in position.face_up(army) {
        if kind_at(position, at) != Some(CANNON) {
            continue;
        }
        let struck = ClassicRules::GEOMETRY.reach(Reach::Jump, at, position.occupied());
        for victim_at in struck.and(position.face_up(enemies)) {
            let Some(victim) = kind_at(position, victim_at) else { continue };
            add(ROUGHLY[victim] * UNIT / 100);
        }
    }
}

/// The Generals and Advisors of an army that stand one screen from face-down pieces, any of which
/// may be a Cannon of the enemies, and how likely it is one.
#[inline]
fn ambushes(
    position: &Position<ClassicRules>,
    army: Army,
    enemies: Army,
    mut add: impl FnMut(usize, i32),
) {
    let cannons = position.unturned(Man::new((enemies.index() * KINDS + CANNON) as u8));
    if cannons == 0 {
        return;
    }
    let (occupied, hidden) = (position.occupied(), position.face_down());
    for at in position.face_up(army) {
        let Some(kind) = kind_at(position, at).filter(|kind| *kind <= ADVISOR) else { continue };
        let from = ClassicRules::GEOMETRY.reach(Reach::Jump, at, occupied).and(hidden).len();
        if from == 0 {
            continue;
        }
        let around = ClassicRules::GEOMETRY.reach(Reach::Step, at, occupied);
        let free = !around.minus(occupied).is_empty();
        let chance = i32::from(cannons) * from as i32;
        add(free.into(), ROUGHLY[kind] * UNIT / 100 * chance / hidden.len() as i32);
    }
}

/// How near the nearest two hunters of each victim are. One alone seldom catches anybody.
#[inline]
fn hunt(hunters: &Troop, victims: &Troop, mut add: impl FnMut(usize, i32)) {
    for &victim in victims.pieces() {
        let (mut nearest, mut second) = (usize::MAX, usize::MAX);
        for &hunter in hunters.pieces() {
            if HUNTS_DOWN[hunter.kind()][victim.kind()] {
                let distance = hunter.distance(victim);
                if distance < nearest {
                    (nearest, second) = (distance, nearest);
                } else {
                    second = second.min(distance);
                }
            }
        }
        if nearest <= FARTHEST {
            add(nearest - 1, victim.stake());
        }
        if second <= FARTHEST {
            add(FARTHEST + second - 1, victim.stake());
        }
    }
}

fn kind_at(position: &Position<ClassicRules>, at: Point) -> Option<usize> {
    match position.cell(at) {
        Cell::FaceUp(man) => Some(man.index() % KINDS),
        Cell::Empty | Cell::FaceDown => None,
    }
}
