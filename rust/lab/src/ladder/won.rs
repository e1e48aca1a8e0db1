//! Won positions: whether every level wins them against the greedy beginner, before the rules call
//! the game a draw.
//!
//! Positions are drawn by lot, so many pieces of each kind, and a search has to find them won.

use anyhow::{Result, bail};
use prise_draughts::Draughts;
use prise_game::{Game, Level, Seat, SplitMix64};
use prise_mill::Mill;
use prise_search::{ComputerPlayer, Limits, Playable, StopToken, Task};

use super::greedy::greedy;
use crate::progress;

/// How many positions are looked at to tell whether a position is won, and what they must say, in
/// hundredths of a man.
const LOOK: Limits = Limits::nodes(100_000);
const IS_WON: i32 = 250;

/// A game that lasts longer is called a draw.
const LONGEST: usize = 400;

/// A game whose won positions can be drawn by lot.
trait Winnable: Playable {
    /// So many of each kind of piece: the winner's, then the loser's.
    const MATERIAL: &'static [[usize; 4]];

    /// A position with these pieces in which the first player is to move, if the lot falls well.
    fn scattered(pieces: [usize; 4], lot: &mut SplitMix64) -> Option<Self>;
}

impl Winnable for Draughts {
    /// Kings and men against kings and men.
    const MATERIAL: &'static [[usize; 4]] =
        &[[4, 0, 1, 0], [2, 3, 1, 0], [2, 2, 0, 3], [1, 4, 0, 4], [0, 6, 0, 3], [0, 12, 0, 8]];

    fn scattered(pieces: [usize; 4], lot: &mut SplitMix64) -> Option<Self> {
        let [kings, men, other_kings, other_men] = pieces;
        let mut squares: Vec<usize> = (1..=50).collect();
        let mut draw = |count: usize, from: usize, to: usize, mark: &str| -> Option<Vec<String>> {
            let drawn = (0..count).map(|_| {
                let fit: Vec<_> =
                    squares.iter().copied().filter(|s| (from..=to).contains(s)).collect();
                let square = lot.choose(&fit)?;
                squares.retain(|other| *other != square);
                Some(format!("{mark}{square}"))
            });
            drawn.collect()
        };
        let mut white = draw(men, 16, 50, "")?;
        let mut black = draw(other_men, 1, 35, "")?;
        white.extend(draw(kings, 1, 50, "K")?);
        black.extend(draw(other_kings, 1, 50, "K")?);
        let text = format!("W:W{}:B{}", white.join(","), black.join(","));
        Self::read(&prise_draughts::DrawRules::Standard, &text).ok()
    }
}

impl Winnable for Mill {
    /// Men on the board.
    const MATERIAL: &'static [[usize; 4]] =
        &[[5, 0, 3, 0], [6, 0, 3, 0], [6, 0, 4, 0], [8, 0, 4, 0], [8, 0, 5, 0]];

    fn scattered(pieces: [usize; 4], lot: &mut SplitMix64) -> Option<Self> {
        let [own, _, other, _] = pieces;
        let mut board = ['*'; 24];
        for (count, mark) in [(own, 'O'), (other, '@')] {
            for _ in 0..count {
                let empty: Vec<_> = (0..24).filter(|point| board[*point] == '*').collect();
                board[lot.choose(&empty)?] = mark;
            }
        }
        let ring = |from: usize| board[from..from + 8].iter().collect::<String>();
        let rings = [ring(0), ring(8), ring(16)].join("/");
        let text = format!("{rings} w m s {own} 0 {other} 0 0 0 0 0 0 0 0 0 20");
        Self::read(&prise_mill::MillRules::default(), &text).ok()
    }
}

/// How the games of a level ended.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Ends {
    won: u32,
    drawn: u32,
    lost: u32,
    plies: usize,
}

/// Prints how every level finishes won positions.
pub(super) fn run(game: &str, games: u64, (from, to): (Level, Level), seed: u64) -> Result<()> {
    match game {
        Draughts::ID => table::<Draughts>(games, (from, to), seed),
        Mill::ID => table::<Mill>(games, (from, to), seed),
        other => bail!("won positions are drawn for draughts and mill, not for '{other}'"),
    }
    Ok(())
}

fn table<G: Winnable>(games: u64, (from, to): (Level, Level), seed: u64) {
    let positions = positions::<G>(games as usize, seed);
    println!("| level | games | won | drawn | lost | plies |\n|---|---|---|---|---|---|");
    for level in Level::all().filter(|level| (from..=to).contains(level)) {
        let bar = progress::bar(games);
        let ends = finish(&positions, level, seed, &mut || bar.inc(1));
        bar.finish_and_clear();
        let Ends { won, drawn, lost, plies } = ends;
        let mean = plies / positions.len().max(1);
        println!("| {level} | {} | {won} | {drawn} | {lost} | {mean} |", positions.len());
    }
}

/// So many won positions, every material as often as the others.
fn positions<G: Winnable>(count: usize, seed: u64) -> Vec<G> {
    let mut lot = SplitMix64::new(seed);
    let mut judge = G::player(1);
    let mut is_won = |game: &G| {
        let task = Task::Limits(LOOK);
        let stop = StopToken::without_clock();
        let thought = judge.play(&game.public(), task, &stop, &mut |_| {});
        game.outcome().is_none() && thought.score.hundredths() >= IS_WON
    };
    let pieces = G::MATERIAL.iter().copied().cycle().take(count);
    pieces
        .map(|pieces| {
            loop {
                if let Some(game) = G::scattered(pieces, &mut lot).filter(&mut is_won) {
                    break game;
                }
            }
        })
        .collect()
}

fn finish<G: Playable>(positions: &[G], level: Level, seed: u64, tick: &mut dyn FnMut()) -> Ends {
    let mut ends = Ends::default();
    for (number, position) in positions.iter().enumerate() {
        let mut lot = SplitMix64::new(seed ^ (number as u64).wrapping_mul(0x9E37_79B9));
        let (won, plies) = play_out(position, level, &mut lot);
        ends.plies += plies;
        match won {
            Some(true) => ends.won += 1,
            Some(false) => ends.lost += 1,
            None => ends.drawn += 1,
        }
        tick();
    }
    ends
}

/// Whether the level, which has the first seat, wins, and after how many plies.
fn play_out<G: Playable>(start: &G, level: Level, lot: &mut SplitMix64) -> (Option<bool>, usize) {
    let mut game = start.clone();
    let mut player: Box<dyn ComputerPlayer<G>> = G::player(1);
    let stop = StopToken::without_clock();
    let mut plies = 0;
    while plies < LONGEST && game.outcome().is_none() {
        let mv = if game.to_move() == Seat::FIRST {
            let task = Task::Level(level, lot.next());
            player.play(&game.public(), task, &stop, &mut |_| {}).best
        } else {
            greedy(&game, lot)
        };
        let Some(mv) = mv else { break };
        game.play_unchecked(mv);
        plies += 1;
    }
    let winner = game.outcome().and_then(prise_game::Outcome::winner);
    (winner.map(|winner| winner == Seat::FIRST), plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of 24 won positions each of the weaker levels wins and loses.
    fn ends<G: Winnable>() -> Vec<Ends> {
        let positions = positions::<G>(24, 3);
        let levels = Level::all().filter(|level| *level <= Level::HARD);
        levels.map(|level| finish(&positions, level, 3, &mut || {})).collect()
    }

    #[test]
    fn draughts_no_level_shuffles_until_the_game_is_drawn() {
        for (index, ends) in ends::<Draughts>().into_iter().enumerate() {
            let least = if index < 3 { 17 } else { 22 };
            assert!(ends.won >= least && ends.lost <= 1, "level {}: {ends:?}", index + 1);
        }
    }

    #[test]
    fn mill_no_level_shuffles_until_the_game_is_drawn() {
        for (index, ends) in ends::<Mill>().into_iter().enumerate() {
            assert!(ends.won >= 19 && ends.drawn <= 1, "level {}: {ends:?}", index + 1);
        }
    }
}
