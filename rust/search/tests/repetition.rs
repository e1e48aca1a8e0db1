//! Repetition close to the end of a draw counter.
//!
//! Two players walk to and fro until one of them can bring the position about that ends the game
//! in a draw, with few moves left on the counter. If that one is winning it must do something
//! else; if it is losing with anything else it must find the draw. What wins and loses is worked
//! out here by playing everything through, without the search.

use prise_darkchess::{Classic, ClassicOptions, Move};
use prise_draughts::{Color, Draughts, DrawRules};
use prise_game::{Game, Level, MoveKind, Outcome, Point, Rules, Seat, SplitMix64};
use prise_mill::{Mill, MillRules};
use prise_search::draughts::Endings;
use prise_search::{Limits, Playable, Score, StopToken, Task, Verdict};

/// How many cases of each kind are tried.
const CASES: usize = 100;
/// How many ways of walking to and fro are tried in a position.
const WALKS: usize = 4;
/// What a player may look at in each case.
const NODES: u64 = 20_000;

/// A game whose counter is about to run out.
trait NearDraw: Playable {
    /// After how many occurrences of a position the game is drawn.
    const OCCURRENCES: usize;

    /// A position with a strong and a weak side, few plies before the counter would end.
    fn set_up(dice: &mut SplitMix64) -> Option<Self>;

    /// How many plies are left on the counter.
    fn plies_left(&self) -> u32;

    /// The moves by which a win is tried that must not take more plies than this. Leaving some
    /// out may overlook a win, and finds none that is not there.
    fn tries(&self, _most: u32) -> Vec<Self::Move> {
        self.legal_moves()
    }

    /// The seat that is known to win without looking further, if there is one.
    fn known_winner(&self) -> Option<Seat> {
        None
    }

    /// The same position without what came before it.
    fn without_past(&self) -> Self {
        Self::read(self.rules(), &self.write()).ok().unwrap()
    }
}

/// In how many plies at most `seat` wins by force, draws by repetition and counters included.
fn wins_in<G: NearDraw>(game: &G, seat: Seat, most: u32) -> Option<u32> {
    match game.outcome() {
        Some(outcome) => return (outcome.winner() == Some(seat)).then_some(0),
        None if game.known_winner() == Some(seat) => return Some(0),
        None if most == 0 => return None,
        None => {}
    }
    let mut longest = 0;
    let mut shortest: Option<u32> = None;
    let moves = if game.to_move() == seat { game.tries(most) } else { game.legal_moves() };
    for mv in moves {
        let most = shortest.map_or(most, |plies| plies - 1);
        if most == 0 {
            break;
        }
        let plies = wins_in(&after(game, mv), seat, most - 1);
        if game.to_move() == seat {
            shortest = plies.map(|plies| plies + 1).or(shortest);
        } else {
            longest = longest.max(plies? + 1);
        }
    }
    if game.to_move() == seat { shortest } else { Some(longest) }
}

fn after<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play_unchecked(mv);
    next
}

/// The move that takes a quiet one back, once the other side has moved.
fn way_back<G: Game>(game: &G, mv: G::Move, there: &G) -> Option<G::Move> {
    let info = game.info(mv);
    there.legal_moves().into_iter().find(|back| {
        let back = there.info(*back);
        back.kind == MoveKind::Quiet && back.from == Some(info.to) && Some(back.to) == info.from
    })
}

/// A game in which the side to move can end it by repetition, and the move that does so.
fn to_and_fro<G: NearDraw>(start: &G, dice: &mut SplitMix64) -> Option<(G, G::Move)> {
    let quiet = |game: &G| -> Vec<_> {
        let moves = game.legal_moves().into_iter();
        moves.filter(|mv| game.info(*mv).kind == MoveKind::Quiet).collect()
    };
    let out = dice.choose(&quiet(start))?;
    let first = after(start, out);
    let reply = dice.choose(&quiet(&first))?;
    let second = after(&first, reply);
    let back = way_back(start, out, &second)?;
    let third = after(&second, back);
    let reply_back = way_back(&first, reply, &third)?;

    let mut game = start.clone();
    for occurrence in 2..=G::OCCURRENCES {
        for mv in [out, reply, back] {
            game.play(mv).ok()?;
        }
        if occurrence < G::OCCURRENCES {
            game.play(reply_back).ok()?;
        }
    }
    let drawn = matches!(after(&game, reply_back).outcome(), Some(Outcome::Draw { .. }));
    (game.outcome().is_none() && game.plies_left() > 1 && drawn).then_some((game, reply_back))
}

/// What the search should do in a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// It wins, but not by repeating, although but for the repetition that would be as quick.
    Avoid,
    /// It loses, but for the repetition.
    Find,
}

/// How far wins are looked for, in plies.
const LONGEST_WIN: u32 = 5;

fn kind_of<G: NearDraw>(game: &G, repeats: G::Move) -> Option<Kind> {
    let us = game.to_move();
    let them = game.seats().after(us);
    let repeated = after(&game.without_past(), repeats);
    if let Some(plies) = wins_in(&repeated, us, LONGEST_WIN - 1) {
        let quickest = wins_in(game, us, LONGEST_WIN)?;
        return (plies < quickest).then_some(Kind::Avoid);
    }
    let mut others = game.legal_moves().into_iter().filter(|mv| *mv != repeats).peekable();
    let has_others = others.peek().is_some();
    let lost = others.all(|mv| wins_in(&after(game, mv), them, LONGEST_WIN - 2).is_some());
    (has_others && lost).then_some(Kind::Find)
}

/// Looks for cases in which a side has walked to and fro.
fn check<G: NearDraw>(wanted: Kind) {
    let mut dice = SplitMix64::new(16);
    check_all(wanted, || {
        let start = G::set_up(&mut dice)?;
        (0..WALKS).find_map(|_| to_and_fro(&start, &mut dice))
    });
}

/// Draws games until there are enough cases of a kind, and lets a fresh player think about each.
fn check_all<G: NearDraw>(wanted: Kind, mut draw: impl FnMut() -> Option<(G, G::Move)>) {
    let mut player = G::player(1);
    let (mut cases, mut missed) = (0, Vec::new());
    while cases < CASES {
        let Some((game, repeats)) = draw() else { continue };
        if kind_of(&game, repeats) != Some(wanted) {
            continue;
        }
        cases += 1;
        player.forget();
        let task = Task::Limits(Limits::nodes(NODES));
        let thought = player.play(&game.public(), task, &StopToken::default(), &mut |_| {});
        let ends = after(&game, thought.best.unwrap()).outcome();
        let draws = matches!(ends, Some(Outcome::Draw { .. }));
        if draws != (wanted == Kind::Find) {
            let left = game.plies_left();
            missed.push(format!("{}, {left} plies left: {}", game.write(), thought.score));
        }
    }
    assert!(missed.is_empty(), "{} of {CASES}:\n{}", missed.len(), missed.join("\n"));
}

thread_local! {
    static ENDINGS: Endings = Endings::default();
}

impl NearDraw for Draughts {
    const OCCURRENCES: usize = 3;

    /// Four kings against one that have walked about for more than thirty half-moves.
    fn set_up(dice: &mut SplitMix64) -> Option<Self> {
        let mut squares: Vec<u8> = (1..=50).collect();
        dice.shuffle(&mut squares);
        let kings = squares[..4].iter().map(|square| format!("K{square}"));
        let (to_move, kings) = (dice.choose(&["W", "B"])?, kings.collect::<Vec<_>>().join(","));
        let text = format!("{to_move}:W{kings}:BK{}", squares[4]);
        let mut game = Self::read(&DrawRules::Standard, &text).ok()?;
        if game.position().must_capture() {
            return None;
        }
        let walked = 34 + dice.below(8) as u16;
        while game.draw_state().kings() < walked {
            let position = *game.position();
            let mut moves = game.legal_moves();
            moves.retain(|mv| !position.after(*mv).must_capture());
            game.play_unchecked(dice.choose(&moves)?);
        }
        game.outcome().is_none().then_some(game)
    }

    /// Close to the end only what leaves the other side no choice.
    fn tries(&self, most: u32) -> Vec<Self::Move> {
        let mut moves = self.legal_moves();
        if most <= 3 {
            moves.retain(|mv| mv.is_capture() || self.position().after(*mv).must_capture());
        }
        moves
    }

    fn plies_left(&self) -> u32 {
        u32::from(prise_draughts::KINGS_LIMIT - self.draw_state().kings())
    }

    fn known_winner(&self) -> Option<Seat> {
        let mover = self.position().to_move();
        match ENDINGS.with(|endings| endings.look_up(self.position()))? {
            Verdict::Win => Some(mover.seat()),
            Verdict::Loss => Some((!mover).seat()),
            Verdict::Draw => None,
        }
    }
}

fn no_flying() -> MillRules {
    let mut rules = MillRules::PLAIN;
    let flying = MillRules::OPTIONS.iter().position(|option| option.name == "flying");
    rules.set(flying.unwrap(), 0);
    rules
}

impl NearDraw for Mill {
    const OCCURRENCES: usize = 3;

    /// Three men who do not fly against five or six, close to the hundredth ply.
    fn set_up(dice: &mut SplitMix64) -> Option<Self> {
        let strong = 5 + dice.below(2);
        let mut points: Vec<u8> = (0..24).collect();
        dice.shuffle(&mut points);
        let letter = |point: u8| match points.iter().position(|other| *other == point) {
            Some(place) if place < strong => 'O',
            Some(place) if place < strong + 3 => '@',
            _ => '*',
        };
        let rings: Vec<String> =
            (0..3).map(|ring| (ring * 8..ring * 8 + 8).map(letter).collect()).collect();
        let to_move = dice.choose(&["w", "b"])?;
        let plies = 84 + dice.below(8);
        let rings = rings.join("/");
        let text = format!("{rings} {to_move} m s {strong} 0 3 0 0 0 0 0 0 0 0 {plies} 70");
        Self::read(&no_flying(), &text).ok()
    }

    fn plies_left(&self) -> u32 {
        u32::from(prise_mill::DRAW_PLIES - self.position().plies())
    }
}

impl NearDraw for Classic {
    const OCCURRENCES: usize = 4;

    /// Up to three red pieces against a black one, close to the sixtieth quiet move.
    fn set_up(dice: &mut SplitMix64) -> Option<Self> {
        let mut cells = ['.'; 32];
        for _ in 0..3 {
            cells[dice.below(32)] = dice.choose(&['K', 'G', 'M', 'R', 'P'])?;
        }
        cells[dice.below(32)] = dice.choose(&['k', 'm', 'r', 'n', 'p'])?;
        let cells: String = cells.iter().collect();
        let (seat, quiet) = (dice.below(2), 32 + dice.below(16));
        Self::read(&ClassicOptions { tournament: true }, &format!("{cells}/-/rb/{seat}/{quiet}"))
            .ok()
    }

    fn plies_left(&self) -> u32 {
        self.position().moves_until_draw().unwrap().into()
    }
}

#[test]
fn draughts_the_winner_avoids_the_third_repetition_near_the_end_of_a_counter() {
    check::<Draughts>(Kind::Avoid);
}

#[test]
fn draughts_the_loser_finds_the_third_repetition_near_the_end_of_a_counter() {
    check::<Draughts>(Kind::Find);
}

#[test]
fn mill_the_winner_avoids_the_third_repetition_near_the_end_of_the_counter() {
    check::<Mill>(Kind::Avoid);
}

#[test]
fn mill_the_loser_finds_the_third_repetition_near_the_end_of_the_counter() {
    check::<Mill>(Kind::Find);
}

#[test]
fn classic_the_winner_avoids_the_fourth_repetition_near_the_end_of_the_counter() {
    check::<Classic>(Kind::Avoid);
}

#[test]
fn classic_the_loser_finds_the_fourth_repetition_near_the_end_of_the_counter() {
    check::<Classic>(Kind::Find);
}

/// A game of Classic in which the side to move can bring about the fourth occurrence of a position,
/// and as well the third one of another; the move to the fourth.
fn third_beside_fourth(dice: &mut SplitMix64) -> Option<(Classic, Move)> {
    let start = Classic::set_up(dice)?;
    let going = |text: &str, game: &Classic| game.find_move(text).ok();
    let step = |from: Point, to: Point| {
        format!("{}-{}", Classic::point_name(from), Classic::point_name(to))
    };
    let quiet = |game: &Classic| -> Vec<(Point, Point)> {
        let infos = game.legal_moves().into_iter().map(|mv| game.info(mv));
        infos
            .filter_map(|info| Some((info.from?, info.to)).filter(|_| info.captured.is_empty()))
            .collect()
    };
    let (home, out) = dice.choose(&quiet(&start))?;
    let away = after(&start, going(&step(home, out), &start)?);
    let answers = quiet(&away);
    let (here, there) = dice.choose(&answers)?;
    let elsewhere = dice.choose(&answers).filter(|to| to.0 == here && to.1 != there)?.1;
    let replied = after(&away, going(&step(here, there), &away)?);
    let returned = after(&replied, going(&step(out, home), &replied)?);
    let further = dice.choose(&quiet(&returned)).filter(|to| to.0 == there && to.1 != here)?.1;

    let mut game = start;
    let round = |by: [(Point, Point); 4]| by.map(|(from, to)| step(from, to)).to_vec();
    let first = round([(home, out), (here, elsewhere), (out, home), (elsewhere, here)]);
    let second = round([(there, further), (home, out), (further, there), (out, home)]);
    let between = round([(home, out), (here, there), (out, home), (there, here)]);
    for text in [&first[..], &first, &between[..3], &second, &second].concat() {
        game.play(going(&text, &game)?).ok()?;
    }
    let fourth = going(&between[3], &game)?;
    let drawn = matches!(after(&game, fourth).outcome(), Some(Outcome::Draw { .. }));
    (game.outcome().is_none() && game.plies_left() > 1 && drawn).then_some((game, fourth))
}

#[test]
fn classic_the_loser_does_not_take_the_third_occurrence_for_the_fourth() {
    let mut dice = SplitMix64::new(4);
    check_all(Kind::Find, || third_beside_fourth(&mut dice));
}

/// A game in which every level once played the third repetition and called it a known win.
#[test]
fn draughts_no_level_repeats_in_a_won_ending_with_few_moves_left() {
    let moves = "16-27 2-11 27-16 11-2 16-43 2-16 43-48 16-21 48-25 21-27 25-14 27-4 14-32 4-18 \
                 32-37 18-13 37-10 13-4 10-46 4-13 46-37 13-22 37-32 22-13 32-41 13-4 41-14 4-31 \
                 14-10 31-27 10-4 27-43 4-9 43-39 9-31 39-25 31-36 25-3 36-31 3-14 31-27 14-28 \
                 27-43 28-11 43-16";
    let mut game = Draughts::read(&DrawRules::Standard, "B:WK2,K8,K29,K44:BK16").unwrap();
    for text in moves.split_whitespace() {
        game.play(game.find_move(text).unwrap()).unwrap();
    }
    assert_eq!(game.position().to_move(), Color::White);
    let mut player = Draughts::player(1);
    for level in Level::all() {
        player.forget();
        let task = Task::Level(level, 16);
        let thought = player.play(&game, task, &StopToken::default(), &mut |_| {});
        let best = thought.best.unwrap();
        let outcome = after(&game, best).outcome();
        assert_eq!(outcome, None, "level {level}: {}", game.notation(best));
        assert!(thought.score > Score::DRAW, "level {level}: {}", thought.score);
        if level >= Level::MEDIUM {
            assert_eq!(game.notation(best), "29-7", "level {level}");
        }
    }
}
