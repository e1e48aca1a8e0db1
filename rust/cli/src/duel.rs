//! `prise match`: the computer against itself, level against level.

use anyhow::{Result, ensure};
use prise_game::{Game, Level, Outcome, Seat};
use prise_search::{ComputerPlayer, Playable, StopToken, Task};

use crate::elo::Tally;
use crate::games::{Listed, with_game};
use crate::output::tell;
use crate::position::PositionArgs;
use crate::progress::Progress;

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
    /// How many games to play; every opening is played from each seat
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

fn play_match<G: Listed + Playable>(args: &Args) -> Result<()> {
    let seats = args.position.set_up_for_match::<G>(0)?.seats().count();
    let mut players = [G::player(1), G::player(1)];
    let levels = [args.a, args.b];
    let mut tally = Tally::default();
    let mut progress = Progress::new(args.games as u64);
    for number in 0..args.games {
        let opening = (number / seats) as u64;
        let mut lots = Lots(args.position.seed ^ opening.wrapping_mul(0x9E37_79B9));
        let mut game: G = args.position.set_up_for_match(opening)?;
        for _ in 0..args.ballot {
            if let Some(mv) = lots.choose(&game.legal_moves()) {
                game.play_unchecked(mv);
            }
        }
        let seat_of_a = Seat::new((number % seats) as u8);
        let outcome = play_game(game, &mut players, levels, seat_of_a, &mut lots);
        tally.count(outcome.and_then(Outcome::winner).map(|winner| winner == seat_of_a));
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
    lots: &mut Lots,
) -> Option<Outcome> {
    for player in players.iter_mut() {
        player.forget();
    }
    for _ in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let who = usize::from(game.to_move() != seat_of_a);
        let task = Task::Level(levels[who], lots.next());
        let thought = players[who].play(&game.public(), task, &StopToken::default(), &mut |_| {});
        game.play_unchecked(thought.best?);
    }
    game.outcome()
}

/// Numbers drawn by lot, the same ones every time.
struct Lots(u64);

impl Lots {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn choose<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let index = self.next() % things.len().max(1) as u64;
        things.get(index as usize).copied()
    }
}
