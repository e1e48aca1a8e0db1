//! What the puzzles of both dark chesses have in common.

use prise_darkchess::{Cell, DarkChess, Move, Position, Reach, RuleSet};
use prise_game::{Game, Point, Seat};
use prise_session::puzzles::{Aim, Theme, Themes};
use rand::Rng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;

use super::{Place, common_themes};

/// With so many pieces on the board, or fewer, it is an ending.
const ENDING: usize = 8;
/// A fork attacks so many.
const FORKED: usize = 2;

/// A board of rows and columns, which looks the same in a mirror.
pub(super) struct Grid<const ROWS: i8, const COLUMNS: i8>;

impl<const ROWS: i8, const COLUMNS: i8> Grid<ROWS, COLUMNS> {
    /// The pictures of the board that look the same.
    pub(super) const SYMMETRIES: [fn(Place) -> Place; 4] = [
        |(row, column)| (row, column),
        |(row, column)| (ROWS - 1 - row, column),
        |(row, column)| (row, COLUMNS - 1 - column),
        |(row, column)| (ROWS - 1 - row, COLUMNS - 1 - column),
    ];

    /// Where a point lies: points are numbered row by row.
    pub(super) fn place(point: Point) -> Place {
        let index = point.index() as i8;
        (index / COLUMNS, index % COLUMNS)
    }
}

/// A flip drawn by lot, one time in `denominator` not.
pub(super) fn flip_by_lot<R: RuleSet>(
    position: &Position<R>,
    (numerator, denominator): (u32, u32),
    rng: &mut ChaCha8Rng,
) -> Option<Move> {
    let flips = !position.face_down().is_empty() && rng.random_ratio(numerator, denominator);
    if !flips {
        return None;
    }
    position.face_down().iter().choose(rng).map(|at| Move::Flip { at })
}

/// The same position with this player to move.
fn with_turn_of<R: RuleSet>(position: &Position<R>, seat: Seat) -> Position<R> {
    let turns = std::iter::successors(Some(*position), |position| Some(position.passed()));
    let mut turns = turns.take(R::SEATS.count());
    turns.find(|position| position.to_move() == seat).unwrap_or(*position)
}

/// The pieces that the piece on a point could take, if it were its owner's turn.
fn victims<R: RuleSet>(position: &Position<R>, seat: Seat, of: Point) -> Vec<Point> {
    let position = with_turn_of(position, seat);
    let taking = |mv: Move| match mv {
        Move::Go { from, to } if from == of => position.taken_by(mv).map(|_| to),
        _ => None,
    };
    position.moves().into_iter().filter_map(taking).collect()
}

/// Whether somebody else could take what stands on a point.
fn is_attacked<R: RuleSet>(position: &Position<R>, seat: Seat, at: Point) -> bool {
    let others = position.players_in().filter(|other| *other != seat);
    others.into_iter().any(|other| {
        let position = with_turn_of(position, other);
        position.moves().iter().any(|mv| matches!(mv, Move::Go { to, .. } if *to == at))
    })
}

/// What a line is about.
pub(super) fn themes<R: RuleSet>(root: &DarkChess<R>, line: &[Move], aim: Aim) -> Themes {
    let solver = root.to_move();
    let out = |game: &DarkChess<R>| R::SEATS.iter().filter(|seat| game.is_out(*seat)).count();
    let mut game = root.clone();
    let (mut given, mut own_moves) = (0, 0);
    let mut found = Vec::new();
    let mut forked: Vec<Point> = Vec::new();
    let first_is_quiet =
        matches!(line[0], Move::Go { .. }) && root.position().taken_by(line[0]).is_none();
    for (index, &mv) in line.iter().enumerate() {
        let before = *game.position();
        let victim = before.taken_by(mv);
        game.play_unchecked(mv);
        if before.to_move() != solver {
            let own = before.army_of(solver);
            given += usize::from(victim.is_some_and(|man| Some(R::profile(man).army) == own));
            continue;
        }
        own_moves += 1;
        let Move::Go { from, to } = mv else {
            found.push(Theme::Flip);
            continue;
        };
        if let (Some(_), Cell::FaceUp(man)) = (victim, before.cell(from)) {
            if R::profile(man).capture == Reach::Jump {
                found.push(Theme::CannonShot);
            }
            if forked.contains(&to) {
                found.push(Theme::Fork);
            }
            if first_is_quiet {
                found.push(Theme::Trap);
            }
        }
        let attacked = victims(game.position(), solver, to);
        forked = if attacked.len() >= FORKED { attacked } else { Vec::new() };
        if index == 0 {
            let in_danger = is_attacked(&before, solver, from);
            if in_danger && victim.is_none() && !is_attacked(game.position(), solver, to) {
                found.push(Theme::Escape);
            }
            let moves = before.moves().into_iter();
            let captures = moves.filter(|mv| before.taken_by(*mv).is_some()).count();
            if victim.is_some() && captures >= 2 {
                found.push(Theme::RightCapture);
            }
        }
    }
    let mut themes = common_themes(given, own_moves, first_is_quiet, aim);
    for theme in found {
        themes.insert(theme);
    }
    if aim == Aim::Bet {
        themes.insert(Theme::BestBet);
    }
    if out(&game) > out(root) {
        themes.insert(Theme::Elimination);
    }
    if root.position().occupied().len() <= ENDING {
        themes.insert(Theme::Ending);
    }
    themes
}

#[cfg(test)]
mod tests {
    use prise_darkchess::{Classic, ClassicOptions, ThreeKingdoms};

    use super::*;

    fn themes_of<R: RuleSet>(root: &DarkChess<R>, line: &[&str], aim: Aim) -> Themes
    where
        DarkChess<R>: Game<Move = Move>,
    {
        let mut game = root.clone();
        let moves: Vec<Move> = line
            .iter()
            .map(|text| {
                let mv = game.find_move(text).unwrap();
                game.play_unchecked(mv);
                mv
            })
            .collect();
        themes(root, &moves, aim)
    }

    fn classic(cells: &str) -> Classic {
        let text = format!("{cells:.<32}/-/rb/0/0");
        Classic::read(&ClassicOptions::default(), &text).unwrap()
    }

    #[test]
    fn a_cannon_shot_and_the_right_capture_are_seen() {
        // The Cannon on a8 takes over the Soldier on b8; the Rook on b7 could take that one.
        let root = classic("CprN.R..");
        let found = themes_of(&root, &["a8-c8"], Aim::Gain);
        assert!(found.contains(Theme::CannonShot) && found.contains(Theme::RightCapture));
        assert!(!found.contains(Theme::Trap) && !found.contains(Theme::Fork));
    }

    #[test]
    fn a_fork_attacks_two_and_takes_one() {
        // The General steps between a Rook and a Horse, and one of the two is taken.
        let root = classic("....r.n..K......");
        let found = themes_of(&root, &["b6-b7", "a7-a8", "b7-c7"], Aim::Gain);
        assert!(found.contains(Theme::Fork) && found.contains(Theme::Trap));
        assert!(found.contains(Theme::QuietMove) && found.contains(Theme::Ending));
    }

    #[test]
    fn a_piece_in_danger_escapes() {
        let root = classic("rN..");
        let found = themes_of(&root, &["b8-c8"], Aim::Gain);
        assert!(found.contains(Theme::Escape));
    }

    #[test]
    fn who_is_put_out_is_eliminated() {
        let text = "R...h.................................K....../-/RGB/0/60/-";
        let root = ThreeKingdoms::read(&(), text).unwrap();
        let found = themes_of(&root, &["a9-e9"], Aim::Gain);
        assert!(found.contains(Theme::Elimination));
    }
}
