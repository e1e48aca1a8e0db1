//! How the endings of three men against three, four and five come out, and how soon.
//!
//! For every position of the moving phase with so few men: whether the side to move wins, draws or
//! loses with the best play of both, and in how many plies the game ends, draws by counting and by
//! repetition aside. By plain rules and by the default ones, with both extra captures; other rules
//! have no tables. The program has [worked it out itself](solve) and carries the result as one file;
//! a class is unpacked when it is first asked for, to a byte for each position.

mod packed;
mod placement;
mod solve;

use std::sync::{LazyLock, OnceLock};

use placement::{Class, Numbering, Placement};
use prise_mill::{FEWEST_MEN, MillRules, Phase, Position};
use solve::Distance;

use super::evaluation::capturing_points;
use crate::sections::{append, sections};

static FILE: &[u8] = include_bytes!("endings.bin");

static NUMBERING: LazyLock<Numbering> = LazyLock::new(Numbering::new);

/// The rules that there are tables for.
const RULES: [MillRules; 2] = [MillRules::PLAIN, MillRules::DEFAULT];

/// How a position comes out for the side to move with the best play of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Neither side wins.
    Draw,
    /// The side to move wins in so many plies.
    Win(u8),
    /// The side to move loses in so many plies.
    Loss(u8),
}

impl Ending {
    const fn of(distance: Distance) -> Self {
        if solve::is_win(distance) {
            Self::Win(distance - 1)
        } else if solve::is_loss(distance) {
            Self::Loss(distance - 1)
        } else {
            Self::Draw
        }
    }
}

/// The tables of the endings.
pub struct Endings {
    tables: [[Table; Class::ALL.len()]; RULES.len()],
}

/// The distances of a class: packed, and unpacked once they are needed.
#[derive(Default)]
struct Table {
    packed: &'static [u8],
    distances: OnceLock<Box<[Distance]>>,
}

/// The endings that come with the program.
impl Default for Endings {
    fn default() -> Self {
        let mut endings = Self::empty();
        for (table, section) in endings.tables.iter_mut().flatten().zip(sections(FILE)) {
            table.packed = section;
        }
        endings
    }
}

impl std::fmt::Debug for Endings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Endings").finish_non_exhaustive()
    }
}

impl Endings {
    /// No tables at all.
    pub fn empty() -> Self {
        Self { tables: Default::default() }
    }

    /// Works out the tables and returns the file that holds them. `progress` is told what each class
    /// is and how many bytes it takes.
    pub fn build(mut progress: impl FnMut(&str, usize)) -> Vec<u8> {
        let mut file = Vec::new();
        for rules in RULES {
            let solution = solve::solve(rules, solve::GROUPS.len());
            for class in Class::ALL {
                let distances = solution.distances[class as usize].iter().enumerate();
                let asked_for: Vec<_> = distances
                    .map(|(index, &distance)| {
                        let position = NUMBERING.placement(class, index).position(rules);
                        (!wins_at_once(&position)).then_some(distance)
                    })
                    .collect();
                let section = packed::pack(&asked_for);
                progress(&format!("{class:?}"), section.len());
                append(&mut file, &section);
            }
        }
        file
    }

    /// How a position comes out, if the tables know.
    ///
    /// ```
    /// use prise_game::Game;
    /// use prise_mill::{Mill, MillRules};
    /// use prise_search::mill::{Ending, Endings};
    ///
    /// // White flies to a7 and closes the last mill.
    /// let text = "********/@**@@***/OO*O**** w m s 3 0 3 0 0 0 0 0 0 0 0 0 30";
    /// let game = Mill::read(&MillRules::PLAIN, text)?;
    /// assert_eq!(Endings::default().look_up(game.position()), Some(Ending::Win(1)));
    /// # Ok::<(), prise_mill::FenError>(())
    /// ```
    #[inline]
    pub fn look_up(&self, position: &Position) -> Option<Ending> {
        let placement = Placement::of(position);
        let class = placement.class()?;
        if position.phase() != Phase::Moving || position.removal().is_due() {
            return None;
        }
        self.known(position, class, placement)
    }

    fn known(&self, position: &Position, class: Class, placement: Placement) -> Option<Ending> {
        if position.total(!position.to_move()) != position.men(!position.to_move()).count() {
            return None;
        }
        let rules = RULES.iter().position(|rules| rules == position.rules())?;
        let table = &self.tables[rules][class as usize];
        if table.packed.is_empty() {
            return None;
        }
        if wins_at_once(position) {
            return Some(Ending::Win(1));
        }
        let distances =
            table.distances.get_or_init(|| packed::unpack(table.packed, NUMBERING.size(class)));
        distances.get(NUMBERING.index(class, placement)).copied().map(Ending::of)
    }
}

/// Whether the side to move can capture, and the opponent would have too few men then. Such
/// positions are not in the tables.
fn wins_at_once(position: &Position) -> bool {
    position.men(!position.to_move()).count() == FEWEST_MEN
        && !capturing_points(position).is_empty()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use prise_game::{Game, Rules};
    use prise_mill::{Color, Mill};

    use super::solve::each_capture;
    use super::*;
    use crate::mill::Knowledge;
    use crate::{AlphaBetaPlayer, Limits, StopToken};

    /// Every position that a turn leads to.
    fn replies(position: &Position) -> Vec<Position> {
        let mut replies = Vec::new();
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            each_capture(after, &mut |after| replies.push(after));
        }
        replies
    }

    /// How a position comes out by what the tables say of those that follow.
    fn expected(endings: &Endings, position: &Position) -> Ending {
        let (mut win, mut loss, mut is_lost) = (None::<u8>, 0, true);
        for reply in replies(position) {
            let reply = if reply.outcome().is_some() {
                Ending::Loss(0)
            } else {
                endings.look_up(&reply).expect("captures lead to smaller endings")
            };
            match reply {
                Ending::Loss(plies) => {
                    win = Some(win.map_or(plies + 1, |win| win.min(plies + 1)));
                }
                Ending::Win(plies) => loss = loss.max(plies + 1),
                Ending::Draw => is_lost = false,
            }
        }
        match win {
            Some(plies) => Ending::Win(plies),
            None if is_lost => Ending::Loss(loss),
            None => Ending::Draw,
        }
    }

    #[test]
    fn the_file_agrees_with_its_own_moves() {
        let endings = Endings::default();
        for rules in RULES {
            let mut seen = [0; 3];
            for class in Class::ALL {
                for index in (0..NUMBERING.size(class)).step_by(397) {
                    let position = NUMBERING.placement(class, index).position(rules);
                    let found = endings.look_up(&position).unwrap();
                    assert_eq!(found, expected(&endings, &position), "{position:?}");
                    seen[match found {
                        Ending::Draw => 0,
                        Ending::Win(_) => 1,
                        Ending::Loss(_) => 2,
                    }] += 1;
                }
            }
            assert!(seen.iter().all(|&count| count > 80), "{seen:?}");
        }
    }

    #[test]
    fn three_against_three_is_what_the_solver_finds() {
        let endings = Endings::default();
        for rules in RULES {
            let solution = solve::solve(rules, 1);
            let class = Class::ThreeThree;
            for (index, &distance) in solution.distances[class as usize].iter().enumerate() {
                let position = NUMBERING.placement(class, index).position(rules);
                assert_eq!(endings.look_up(&position), Some(Ending::of(distance)));
            }
        }
    }

    #[test]
    #[ignore = "works everything out again: a minute"]
    fn the_file_is_what_the_solver_finds() {
        assert!(Endings::build(|_, _| {}) == FILE);
    }

    #[test]
    fn what_the_tables_do_not_hold_is_not_known() {
        let endings = Endings::default();
        let position = |rules, ours: u32, theirs: u32| Placement { ours, theirs }.position(rules);
        let few = position(MillRules::PLAIN, 0b111, 0b111 << 9);
        assert!(endings.look_up(&few).is_some());
        assert_eq!(Endings::empty().look_up(&few), None);
        let many = position(MillRules::PLAIN, 0b11_1111, 0b111 << 9);
        assert_eq!(endings.look_up(&many), None, "six against three");
        let other = MillRules::from_text("diagonals=1").unwrap();
        assert_eq!(endings.look_up(&position(other, 0b111, 0b111 << 9)), None, "other lines");
        // The same men on the board, and more in hand.
        let text = "OOO*****/*@@*@***/******** w p p 3 6 3 6 0 0 0 0 0 0 0 0 4";
        let placing = Mill::read(&MillRules::PLAIN, text).unwrap();
        assert_eq!(endings.look_up(placing.position()), None);
    }

    /// The longest win of three against three, 26 plies, against the longest defence.
    #[test]
    fn a_long_win_is_carried_out_without_detours() {
        let knowledge = Arc::new(Knowledge::default());
        let class = Class::ThreeThree;
        let position = (0..NUMBERING.size(class))
            .map(|index| NUMBERING.placement(class, index).position(MillRules::PLAIN))
            .find(|position| knowledge.endings.look_up(position) == Some(Ending::Loss(26)))
            .expect("the longest way to lose");
        let mut game = Mill::from_position(position);
        let mut player = AlphaBetaPlayer::<Mill>::new(knowledge, 1);
        let mut plies = 0;
        while game.outcome().is_none() {
            let thought = player.think(&game, Limits::nodes(3_000), &StopToken::default(), |_| {});
            let is_shift = !game.position().removal().is_due();
            plies += usize::from(is_shift);
            game.play(thought.best.unwrap()).unwrap();
        }
        assert_eq!(game.outcome().unwrap().winner(), Some(Color::Black.seat()));
        assert_eq!(plies, 26);
    }
}
