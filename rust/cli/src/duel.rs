//! `prise match`: the computer against itself, level against level.

use anyhow::{Result, ensure};
use prise_game::{Game, Level, Seat, SeatResult, SplitMix64};
use prise_search::{ComputerPlayer, Playable, StopToken, Task};

use crate::elo::MatchScore;
use crate::games::{CommandGame, with_game};
use crate::output::tell;
use crate::position::PositionArgs;
use crate::progress::ProgressReport;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    position: PositionArgs,
    /// The level of the first player
    #[arg(long, value_name = "LEVEL")]
    a: Level,
    /// The level of the second player
    #[arg(long, value_name = "LEVEL")]
    b: Level,
    /// How many games to play, rounded up: every opening is played from each seat
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: usize,
    /// How many moves of each game are drawn by lot
    #[arg(long, value_name = "N", default_value_t = 2)]
    ballot: usize,
}

/// A game that lasts longer is called a draw.
const LONGEST: usize = 400;

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(args.games > 0, "a match of 0 games says nothing: --games takes 1 or more");
    with_game!(args.game.as_str(), play_match(args))
}

fn play_match<G: CommandGame + Playable>(args: &Args) -> Result<()> {
    let seats = args.position.set_up_for_match::<G>(0)?.seats().count();
    let mut players = [G::player(1), G::player(1)];
    let levels = [args.a, args.b];
    let mut tally = MatchScore::default();
    let games = args.games.next_multiple_of(seats);
    let mut progress = ProgressReport::new(games as u64);
    for number in 0..games {
        let opening = (number / seats) as u64;
        let mut rng = SplitMix64::new(args.position.seed ^ opening.wrapping_mul(0x9E37_79B9));
        let mut game: G = args.position.set_up_for_match(opening)?;
        for _ in 0..args.ballot {
            if let Some(mv) = rng.choose(&game.legal_moves()) {
                game.play_unchecked(mv);
            }
        }
        let seat_of_a = Seat::new((number % seats) as u8);
        let game = play_game(game, &mut players, levels, seat_of_a, &mut rng);
        let others = game.seats().iter().filter(|seat| *seat != seat_of_a);
        tally.count(result(&game, seat_of_a), others.map(|seat| result(&game, seat)));
        progress.step(|| tally.to_string());
    }
    drop(progress);
    Ok(tell(format_args!("{} level {} against level {}: {tally}", G::ID, args.a, args.b))?)
}

/// Plays a game between two players; the first has one seat, the second all others.
fn play_game<G: Game>(
    mut game: G,
    players: &mut [Box<dyn ComputerPlayer<G>>; 2],
    levels: [Level; 2],
    seat_of_a: Seat,
    rng: &mut SplitMix64,
) -> G {
    for player in players.iter_mut() {
        player.forget();
    }
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let who = usize::from(game.to_move() != seat_of_a);
        let task = Task::Level(levels[who], rng.next());
        let thought = players[who].play(&game.public(), task, &StopToken::default(), &mut |_| {});
        let Some(best) = thought.best else { break };
        game.play_unchecked(best);
    }
    game
}

/// How a game ended for a seat. One that was broken off is a draw among all who are in.
fn result<G: Game>(game: &G, seat: Seat) -> SeatResult {
    let broken_off = if game.is_out(seat) { SeatResult::Lost } else { SeatResult::Drawn };
    game.result_of(seat).unwrap_or(broken_off)
}
