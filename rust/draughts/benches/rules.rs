//! How fast the rules are: `cargo bench -p prise-draughts`.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use prise_draughts::{DrawRules, DrawState, Position, pdn};

fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10);
    for (name, fen, depth) in [
        ("start", "W:W31-50:B1-20", 8),
        ("woldouby", "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26", 12),
        ("promotions", "W:W6,7,8,9,10:B41,42,43,44,45", 6),
    ] {
        let position: Position = fen.parse().expect("a position");
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function(name, |b| b.iter(|| black_box(position).perft(depth)));
    }
    group.finish();
}

fn draws(c: &mut Criterion) {
    let position: Position = "W:WK46,K47:BK15,K4".parse().expect("a position");
    let mv = position.legal_moves()[0];
    let next = position.after(mv);
    let mut state = DrawState::new(position);
    for _ in 0..48 {
        state.update(DrawRules::Standard, &position, mv, &next);
    }
    c.bench_function("draw check after 48 king moves", |b| {
        b.iter(|| {
            let mut state = state.clone();
            state.update(DrawRules::Standard, &position, mv, &next);
            state.reason()
        });
    });
}

fn texts(c: &mut Criterion) {
    c.bench_function("read a FEN", |b| b.iter(|| black_box("W:W31-50:B1-20").parse::<Position>()));
    let game = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 1-1\n".repeat(100);
    c.bench_function("read a hundred short games", |b| b.iter(|| pdn::read(black_box(&game))));
}

fn main() {
    let mut c = Criterion::default().configure_from_args();
    perft(&mut c);
    draws(&mut c);
    texts(&mut c);
    c.final_summary();
}
