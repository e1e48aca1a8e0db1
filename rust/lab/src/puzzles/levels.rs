//! `prise-lab puzzles levels`: which share of a set each level solves, by difficulty.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use prise_darkchess::{Classic, ThreeKingdoms};
use prise_draughts::Draughts;
use prise_game::{Game, Level, Rules};
use prise_mill::Mill;
use prise_search::{ComputerPlayer, StopToken, Task};
use prise_session::puzzles::{Judge, Puzzle, read_set};

use super::difficulty::LEVELS;
use super::games::MakerGame;
use crate::progress;

/// By how many nodes a move that is not the line's is judged, as for a person.
const JUDGE_NODES: u64 = 100_000;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The game: draughts, mill, dark-chess or three-kingdoms
    game: String,
    /// The set
    #[arg(long, value_name = "FILE")]
    set: PathBuf,
    /// At most so many puzzles of each band of difficulty, spread evenly
    #[arg(long, value_name = "N", default_value_t = 100)]
    sample: usize,
    /// Where a band of difficulty begins
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_values_t = [0, 700, 800, 900, 1000, 1200, 1400])]
    bands: Vec<u16>,
}

pub(super) fn run(args: &Args) -> Result<()> {
    match args.game.as_str() {
        Draughts::ID => table::<Draughts>(args),
        Mill::ID => table::<Mill>(args),
        Classic::ID => table::<Classic>(args),
        ThreeKingdoms::ID => table::<ThreeKingdoms>(args),
        other => bail!("there is no game '{other}'"),
    }
}

fn table<G: MakerGame>(args: &Args) -> Result<()> {
    let told = || args.set.display().to_string();
    let text = std::fs::read_to_string(&args.set).with_context(told)?;
    let set = read_set(G::ID, &text).with_context(told)?;
    let mut player = G::player(1);
    let mut judge = G::Judge::new();
    println!("| difficulty | puzzles | tried | level 2 | level 4 | level 6 | level 8 |");
    for (index, from) in args.bands.iter().enumerate() {
        let to = args.bands.get(index + 1).copied().unwrap_or(u16::MAX);
        let band: Vec<&Puzzle> =
            set.iter().filter(|puzzle| (*from..to).contains(&puzzle.difficulty)).collect();
        if band.is_empty() {
            continue;
        }
        let tried = spread(&band, args.sample);
        let bar = progress::bar(tried.len() as u64);
        let mut solved = [0_u32; LEVELS.len()];
        for puzzle in &tried {
            for (count, level) in solved.iter_mut().zip(LEVELS) {
                *count += u32::from(solves::<G>(player.as_mut(), &mut judge, puzzle, level)?);
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let share = |count: u32| format!("{:.0} %", 100.0 * f64::from(count) / tried.len() as f64);
        let shares = solved.map(share).join(" | ");
        println!("| {from}– | {} | {} | {shares} |", band.len(), tried.len());
    }
    Ok(())
}

/// So many of them, evenly from beginning to end.
fn spread<'a>(puzzles: &[&'a Puzzle], count: usize) -> Vec<&'a Puzzle> {
    let count = count.min(puzzles.len());
    (0..count).map(|index| puzzles[index * puzzles.len() / count]).collect()
}

/// Whether a level solves a puzzle as a person would: by the line, or by another move that reaches
/// the aim.
fn solves<G: MakerGame>(
    player: &mut dyn ComputerPlayer<G>,
    judge: &mut G::Judge,
    puzzle: &Puzzle,
    level: u8,
) -> Result<bool> {
    let level: Level = level.to_string().parse()?;
    let mut game = G::read(&G::Rules::from_text(&puzzle.rules)?, &puzzle.position)?;
    let solver = game.to_move();
    let stop = StopToken::default();
    player.forget();
    for text in &puzzle.line {
        let expected = game.find_move(text)?;
        if game.to_move() == solver && game.legal_moves().len() > 1 {
            let thought = player.play(&game.public(), Task::Level(level, 1), &stop, &mut |_| {});
            if let Some(mv) = thought.best.filter(|mv| *mv != expected) {
                judge.forget();
                let floor = |best| G::bounds(puzzle.aim, best).missed;
                let ratings = judge.rate(&game, &floor, JUDGE_NODES, &stop);
                let best = ratings.best().map_or(0, |best| best.worth);
                let worth = ratings.worth_of(mv).unwrap_or(i32::MIN);
                return Ok(G::bounds(puzzle.aim, best).accepts(worth));
            }
        }
        game.play_unchecked(expected);
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use prise_session::puzzles::{Aim, Themes};

    use super::*;

    #[test]
    fn a_level_solves_what_it_sees() {
        let puzzle = Puzzle {
            rules: String::new(),
            position: "W:W28,29,33-38,40,41,43-48:B3,6-9,11,13-18,20,21,24,25".to_owned(),
            line: ["35-30", "24x35", "29-24", "20x29", "34x1"].map(str::to_owned).to_vec(),
            aim: Aim::Win,
            themes: Themes::NONE,
            difficulty: 800,
        };
        let mut player = <Draughts as prise_search::Playable>::player(1);
        let mut judge = <Draughts as prise_session::puzzles::PuzzleGame>::Judge::new();
        let mut tries = |level| solves(player.as_mut(), &mut judge, &puzzle, level).unwrap();
        assert!(tries(8));
        assert!(!tries(1), "one ply is too little for a stroke of three");
    }

    #[test]
    fn a_sample_is_spread() {
        let puzzle = |difficulty| Puzzle {
            rules: String::new(),
            position: String::new(),
            line: vec![],
            aim: Aim::Win,
            themes: Themes::NONE,
            difficulty,
        };
        let all: Vec<Puzzle> = (0..10).map(puzzle).collect();
        let all: Vec<&Puzzle> = all.iter().collect();
        let taken: Vec<u16> = spread(&all, 3).iter().map(|puzzle| puzzle.difficulty).collect();
        assert_eq!(taken, [0, 3, 6]);
        assert_eq!(spread(&all, 20).len(), 10);
    }
}
