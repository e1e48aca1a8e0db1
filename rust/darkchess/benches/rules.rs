//! How fast the rules are: `cargo bench -p prise-darkchess`.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use prise_darkchess::{
    ClassicOptions, ClassicRules, Commitment, Man, Move, Position, RuleSet, Seed,
    ThreeKingdomsRules,
};

/// Small random numbers, so that the rules and not the dice are measured.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * bound) >> 32
    }
}

/// One of the pieces that are still face-down, each as likely as the other.
fn guess<R: RuleSet>(position: &Position<R>, dice: &mut Dice) -> Man {
    let mut nth = dice.below(position.face_down().len());
    for man in R::men() {
        let unturned = usize::from(position.unturned(man));
        if nth < unturned {
            return man;
        }
        nth -= unturned;
    }
    unreachable!("there are as many unturned men as face-down pieces")
}

/// A random game from the start to its end; returns its length.
fn playout<R: RuleSet>(mut position: Position<R>, moves: &mut Vec<Move>, dice: &mut Dice) -> u64 {
    let mut plies = 0;
    loop {
        position.moves_into(moves);
        if moves.is_empty() {
            return plies;
        }
        let mv = moves[dice.below(moves.len())];
        let found = match mv {
            Move::Flip { .. } => guess(&position, dice),
            Move::Go { .. } => Man::new(0),
        };
        position.apply(mv, |_| found);
        plies += 1;
    }
}

fn playouts<R: RuleSet>(c: &mut Criterion, options: R::Options) {
    const GAMES: u64 = 200;
    let start = Position::<R>::start(options);
    let mut moves = Vec::new();
    let mut all = |seed| {
        let mut dice = Dice(seed);
        (0..GAMES).map(|_| playout(start, &mut moves, &mut dice)).sum::<u64>()
    };
    let mut group = c.benchmark_group("playouts");
    group.throughput(Throughput::Elements(all(88_172_645_463_325_252)));
    group.bench_function(R::ID, |b| b.iter(|| all(black_box(88_172_645_463_325_252))));
    group.finish();
}

fn main() {
    let mut c = Criterion::default().configure_from_args();
    playouts::<ClassicRules>(&mut c, ClassicOptions { tournament: true });
    playouts::<ThreeKingdomsRules>(&mut c, ());
    let seed = Seed::from_number(1);
    c.bench_function("commitment", |b| {
        b.iter(|| Commitment::<ThreeKingdomsRules>::to(black_box(&seed)));
    });
    c.final_summary();
}
