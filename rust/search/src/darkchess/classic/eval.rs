//! How good a position of Classic looks, in hundredths of a soldier.
//!
//! *Material.* Which pieces are alive is known to all, turned up or not, so turning one up changes
//! nothing here. What a piece is worth depends on who is left: it gains as those who could take it
//! disappear, and loses as those it could take do. The Cannon takes anybody, and so does not count
//! as somebody to be afraid of more or less.
//!
//! *Position.* Room to move, and, when the board is open enough to go hunting, how near each piece
//! is to the best victim that cannot strike back. Without that a player far ahead has no reason to
//! do one thing rather than another.

use prise_darkchess::{Cell, ClassicRules, Man, Position, Reach, RuleSet};
use prise_game::{Army, Point, Seat};

/// How many kinds of men each army has; the black man of a kind comes this far after the red one.
const KINDS: usize = 7;
const CANNON: usize = 5;

/// What the men are worth at the start: General, Advisor, Minister, Rook, Horse, Cannon, Soldier.
const BASE: [i32; KINDS] = [750, 350, 275, 225, 175, 400, 100];
/// What they gain until nobody is left who could take them.
const SAFE: [i32; KINDS] = [250, 200, 150, 120, 100, 0, 100];
/// What they lose until nobody is left whom they could take.
const IDLE: [i32; KINDS] = [250, 100, 100, 100, 100, 150, 80];

/// For every empty cell next to a piece.
const ROOM: i32 = 6;
/// For every step that a hunter is nearer to its victim, in parts of the victim's worth.
const HUNT_PARTS: i32 = 60;
/// Hunting counts when no more than this many pieces lie face-down.
const HUNTING_SEASON: usize = 6;

/// How many there are of each kind, as bytes of a table.
type Counts = [i32; KINDS];

/// Whom a kind may take, by rank: `TAKES[a][b]` tells whether `a` takes `b`.
static TAKES: [[bool; KINDS]; KINDS] = {
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

/// What each living man is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// By man.
    each: [i32; 2 * KINDS],
    /// Red's men less Black's.
    balance: i32,
}

impl Worth {
    /// What the men of a position are worth. It changes with captures alone.
    pub(super) fn of(position: &Position<ClassicRules>) -> Self {
        let alive = |army: usize| -> Counts {
            std::array::from_fn(|kind| {
                let man = Man::new((army * KINDS + kind) as u8);
                i32::from(ClassicRules::profile(man).count - position.captured(man))
            })
        };
        let armies = [alive(0), alive(1)];
        let mut each = [0; 2 * KINDS];
        let mut balance = 0;
        for army in 0..2 {
            for kind in 0..KINDS {
                let worth = worth_of(kind, &armies[1 - army]);
                each[army * KINDS + kind] = worth;
                balance += if army == 0 { worth } else { -worth } * armies[army][kind];
            }
        }
        Self { each, balance }
    }

    /// What a man is worth.
    #[inline]
    pub(super) const fn man(&self, man: Man) -> i32 {
        self.each[man.index()]
    }
}

/// What a man of this kind is worth against such enemies.
fn worth_of(kind: usize, enemies: &Counts) -> i32 {
    let (mut takers, mut all_takers, mut prey, mut all_prey) = (0, 0, 0, 0);
    for (other, &alive) in enemies.iter().enumerate() {
        let all = i32::from(ClassicRules::MEN[other].count);
        if TAKES[other][kind] && other != CANNON {
            takers += alive;
            all_takers += all;
        }
        if TAKES[kind][other] {
            prey += alive;
            all_prey += all;
        }
    }
    BASE[kind] + SAFE[kind] * (all_takers - takers) / all_takers
        - IDLE[kind] * (all_prey - prey) / all_prey
}

/// How good the position looks to a seat.
pub(super) fn evaluate(position: &Position<ClassicRules>, worth: &Worth, seat: Seat) -> i32 {
    let Some(army) = position.army_of(seat) else { return 0 };
    let (red, black) = (Army::new(0), Army::new(1));
    let mut score = worth.balance + room(position, red) - room(position, black);
    if position.face_down().len() <= HUNTING_SEASON {
        score += hunt(position, worth, red) - hunt(position, worth, black);
    }
    if army == red { score } else { -score }
}

/// How freely an army can move.
fn room(position: &Position<ClassicRules>, army: Army) -> i32 {
    let free = position.occupied();
    let cells = position
        .face_up(army)
        .iter()
        .map(|at| ClassicRules::GEOMETRY.reach(Reach::Step, at, free).minus(free).len() as i32);
    ROOM * cells.sum::<i32>()
}

/// How near the men of an army are to those they hunt.
fn hunt(position: &Position<ClassicRules>, worth: &Worth, army: Army) -> i32 {
    let enemies = position.face_up(Army::new(1 - army.index() as u8));
    let mut score = 0;
    for at in position.face_up(army) {
        let Some(hunter) = kind_at(position, at) else { continue };
        if hunter % KINDS == CANNON {
            continue;
        }
        let chase = |victim_at: Point| {
            let victim = kind_at(position, victim_at)?;
            let (a, b) = (hunter % KINDS, victim % KINDS);
            (TAKES[a][b] && !TAKES[b][a])
                .then(|| worth.each[victim] * (10 - distance(at, victim_at)) / HUNT_PARTS)
        };
        score += enemies.iter().filter_map(chase).max().unwrap_or(0);
    }
    score
}

fn kind_at(position: &Position<ClassicRules>, at: Point) -> Option<usize> {
    match position.cell(at) {
        Cell::FaceUp(man) => Some(man.index()),
        Cell::Empty | Cell::FaceDown => None,
    }
}

/// How many steps lie between two cells.
fn distance(a: Point, b: Point) -> i32 {
    let files = ClassicRules::GEOMETRY.files() as usize;
    let (rows, columns) = (
        (a.index() / files).abs_diff(b.index() / files),
        (a.index() % files).abs_diff(b.index() % files),
    );
    (rows + columns) as i32
}
