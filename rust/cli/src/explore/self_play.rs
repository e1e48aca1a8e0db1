//! Games of the computer against itself, for a tree.
//!
//! A game depends on the seed, its number, level and rules alone, so a run that was broken off goes
//! on where it was, and another run makes the same games. In every second game the first two moves
//! are drawn by lot: else nobody would see what follows a move that the engine does not choose.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use prise_game::{Level, Rules, SplitMix64};
use prise_search::{ComputerPlayer, Playable, StopToken, Task};
use prise_store::explorer::{Explorable, GameEnd, GameKeys, TreeBuilder};

use crate::games::CommandGame;
use crate::progress::ProgressReport;

/// A game that lasts longer is called a draw.
const LONGEST: usize = 300;
/// How many moves of every second game are drawn by lot.
const BY_LOT: usize = 2;

pub(super) struct SelfPlay {
    pub(super) games: u32,
    pub(super) level: Level,
    pub(super) seed: u32,
    pub(super) rules: String,
}

/// One game: how it ended, and its moves.
struct Played {
    end: GameEnd,
    moves: Vec<String>,
}

/// Plays what the log has not got yet, and adds all of it to a tree.
pub(super) fn run<G: CommandGame + Playable + Explorable>(
    play: &SelfPlay,
    log: &Path,
    builder: &mut TreeBuilder,
) -> Result<()> {
    let rules = G::Rules::from_text(&play.rules)?;
    let head = format!("{} level {} seed {} rules {}", G::ID, play.level, play.seed, play.rules);
    let named = || log.display().to_string();
    let known =
        if log.exists() { fs::read_to_string(log).with_context(named)? } else { String::new() };
    let is_ours = known.is_empty() || known.lines().next() == Some(&head);
    anyhow::ensure!(is_ours, "{}: these are other games", log.display());
    // A line without its end was cut.
    let whole = known.rfind('\n').map_or("", |end| &known[..=end]);
    let mut file = OpenOptions::new().create(true).write(true).truncate(false).open(log)?;
    file.set_len(whole.len() as u64)?;
    std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
    if whole.is_empty() {
        writeln!(file, "{head}")?;
    }
    let mut games = 0;
    for line in whole.lines().skip(1).take(play.games as usize) {
        let played = Played::read(line).with_context(|| format!("game {}", games + 1))?;
        add::<G>(&rules, &played, builder)?;
        games += 1;
    }
    let mut computer = G::player(1);
    let mut progress = ProgressReport::new(play.games.into());
    progress.at(games.into(), String::new);
    for number in games..play.games {
        let played = play_game::<G>(&rules, &mut *computer, play, number);
        writeln!(file, "{}", played.write())?;
        add::<G>(&rules, &played, builder)?;
        progress.step(|| format!("{} games", builder.games()));
    }
    Ok(())
}

fn play_game<G: Playable>(
    rules: &G::Rules,
    player: &mut dyn ComputerPlayer<G>,
    play: &SelfPlay,
    number: u32,
) -> Played {
    let mut dice = SplitMix64::new(u64::from(play.seed) << 32 | u64::from(number));
    let by_lot = if number % 2 == 1 { BY_LOT } else { 0 };
    let mut game = G::start(rules, 0);
    let mut moves = Vec::new();
    player.forget();
    while game.outcome().is_none() && moves.len() < LONGEST {
        let chosen = if moves.len() < by_lot {
            dice.choose(&game.legal_moves())
        } else {
            let task = Task::Level(play.level, dice.next());
            player.play(&game.public(), task, &StopToken::default(), &mut |_| {}).best
        };
        let Some(mv) = chosen else { break };
        moves.push(game.notation(mv));
        game.play_unchecked(mv);
    }
    Played { end: game.outcome().map_or(GameEnd::Drawn, GameEnd::from), moves }
}

fn add<G: Explorable>(rules: &G::Rules, played: &Played, builder: &mut TreeBuilder) -> Result<()> {
    let mut game = G::start(rules, 0);
    let Some(mut keys) = GameKeys::begin(&game, played.end) else {
        anyhow::bail!("{} is not explored: draughts and mill are", G::ID);
    };
    for text in &played.moves {
        game.play_unchecked(game.find_move(text)?);
        if !keys.push(&game) {
            break;
        }
    }
    builder.add(&keys);
    Ok(())
}

impl Played {
    /// One line: `+` if the first seat won, `-` if the second did, `=` for a draw; then the moves.
    fn write(&self) -> String {
        let end = match self.end {
            GameEnd::Won(0) => '+',
            GameEnd::Won(_) => '-',
            GameEnd::Drawn | GameEnd::Unknown => '=',
        };
        format!("{end} {}", self.moves.join(" "))
    }

    fn read(line: &str) -> Result<Self> {
        let mut words = line.split(' ');
        let end = match words.next() {
            Some("+") => GameEnd::Won(0),
            Some("-") => GameEnd::Won(1),
            Some("=") => GameEnd::Drawn,
            _ => anyhow::bail!("it does not begin with how it ended"),
        };
        Ok(Self { end, moves: words.map(str::to_owned).collect() })
    }
}
