//! A match of draughts after its end: undo returns to play with the configuration kept (AC-33,
//! AC-34, EC-09 to EC-12), and the first end is what counts (D8).

use prise_draughts::{Draughts, DrawRules};
use prise_game::{
    ClockSetup, Control, DrawReason, Game, Level, Match, Millis, Outcome, Player, Seat, Seats,
    Setup, Start, WinReason,
};

const T0: Millis = Millis::ZERO;

/// White is to win: Black gives the last man away.
const LAST_MAN: &str = "B:W32:B23";
const WHITE_WINS: &str = "23-28 32x23";
const KINGS: &str = "W:WK46:BK1";
const REPETITION: &str = "46-41 1-6 41-46 6-1 46-41 1-6 41-46 6-1";

fn setup(start: &str, white: Player) -> Setup<DrawRules> {
    let control = Control::Fischer { increment: Millis::from_secs(3) };
    let clock = ClockSetup::even(control, Seats::TWO, Millis::from_secs(300));
    Setup::new(DrawRules::Fmjd2015, vec![white, Player::human("Anna")])
        .with_start(Start::Position(start.to_owned()))
        .with_clock(clock)
}

fn begun(setup: &Setup<DrawRules>, moves: &str) -> Match<Draughts> {
    let mut table = Match::<Draughts>::new(setup.clone()).unwrap();
    for text in moves.split(' ') {
        table.play(table.game().find_move(text).unwrap(), T0).unwrap();
    }
    table
}

fn expert() -> Player {
    Player::ai("Prise", Level::EXPERT)
}

#[test]
fn ac_33_the_configuration_survives_the_end_and_undo() {
    let chosen = setup(LAST_MAN, expert());
    let mut table = begun(&chosen, WHITE_WINS);
    let won = Outcome::Win { winner: Seat::FIRST, reason: WinReason::Elimination };
    assert_eq!((table.outcome(), table.setup()), (Some(won), &chosen));
    table.undo(T0).unwrap();
    assert_eq!((table.outcome(), table.setup()), (None, &chosen));
    assert_eq!(table.first_end().map(|end| end.outcome), Some(won), "and is remembered");
}

#[test]
fn ac_34_ec_09_two_people_stay_two_people() {
    let chosen = setup(LAST_MAN, Player::human("Bo"));
    let mut table = begun(&chosen, WHITE_WINS);
    table.undo(T0).unwrap();
    assert!(table.setup().players().iter().all(Player::is_human));
    assert_eq!(table.player_to_move().map(|player| player.name.as_str()), Some("Bo"));
}

#[test]
fn ec_10_an_expert_wins_and_two_moves_are_undone() {
    let chosen = setup(LAST_MAN, expert());
    let mut table = begun(&chosen, WHITE_WINS);
    assert_eq!(table.take_back(T0), Ok(2));
    assert_eq!((table.ply(), table.to_move()), (0, Seat::SECOND));
    assert_eq!(table.setup().player(Seat::FIRST).and_then(Player::level), Some(Level::EXPERT));
    assert_eq!(table.setup(), &chosen);
}

#[test]
fn ec_11_a_draw_by_repetition_undone_is_in_progress_with_its_counts() {
    let chosen = setup(KINGS, Player::human("Bo"));
    let mut table = begun(&chosen, REPETITION);
    let drawn = Outcome::Draw { reason: DrawReason::ThreefoldRepetition };
    assert_eq!(table.outcome(), Some(drawn));
    table.undo(T0).unwrap();
    assert_eq!((table.outcome(), table.setup()), (None, &chosen));
    let one_before = begun(&chosen, REPETITION.strip_suffix(" 6-1").unwrap());
    assert_eq!(table.game(), one_before.game(), "draw state and all");
    table.play(table.game().find_move("6-1").unwrap(), T0).unwrap();
    assert_eq!(table.outcome(), Some(drawn));
}

#[test]
fn ec_12_a_finished_match_is_rebuilt_with_its_configuration() {
    let chosen = setup(KINGS, expert());
    let table = begun(&chosen, REPETITION);
    let mut again = Match::<Draughts>::replay(chosen.clone(), &table.log(T0)).unwrap();
    assert_eq!(again, table);
    again.undo(T0).unwrap();
    assert_eq!((again.outcome(), again.setup()), (None, &chosen));
}
