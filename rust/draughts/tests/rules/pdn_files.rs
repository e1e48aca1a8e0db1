//! Whole files of games, sound and broken.

use prise_draughts::pdn::Result::{BlackWins, Draw, Unknown};
use prise_draughts::pdn::{NodeId, Step, Tree};
use prise_draughts::{Position, pdn};

fn faults(text: &str) -> Vec<String> {
    pdn::read(text).faults.iter().map(ToString::to_string).collect()
}

fn after(moves: &[&str]) -> Position {
    let play =
        |position: Position, text: &&str| position.after(position.find_move(text).expect("legal"));
    moves.iter().fold(Position::start(), play)
}

#[test]
fn a_game_with_everything() {
    let text = "% a line to be skipped
[Event \"Club \\\"A\\\"\"]
[GameType \"20,W,10,10,N2,0\"]
[Result \"2-0\"]

{to begin with} 1. 32-28! {solid} 19-23?! (19-24 {a (better) idea} (20-24)) 2. 28x19 $7 ; to the end
14 x 23 3. 37-32 2-0
";
    let reading = pdn::read(text);
    assert_eq!(reading.faults, []);
    let [game] = &reading.games[..] else { panic!("one game") };
    assert_eq!(game.tag("Event"), Some("Club \"A\""));
    assert_eq!(game.result, pdn::Result::WhiteWins);
    assert_eq!(game.moves().len(), 5);
    assert_eq!(game.tree.notes(NodeId::ROOT).comments, ["to begin with"]);
    let line: Vec<_> = game.tree.main_line().collect();
    let notes = |index: usize| game.tree.notes(line[index]);
    assert_eq!((&notes(0).glyphs[..], notes(0).comments.concat()), (&[1][..], "solid".into()));
    assert_eq!(notes(1).glyphs, [6]);
    assert_eq!((&notes(2).glyphs[..], notes(2).comments.concat()), (&[7][..], "to the end".into()));
    // The variation of the second move, and the one inside it.
    let [_, other, another] = *game.tree.children(line[0]) else { panic!("two variations") };
    assert_eq!(game.tree.notes(other).comments, ["a (better) idea"]);
    assert_eq!(game.tree.position(another), after(&["32-28", "20-24"]));
    let again = pdn::read(&game.to_string());
    assert_eq!(again.faults, []);
    assert_eq!(again.games[0].tree, game.tree);
}

#[test]
fn several_games_in_one_file() {
    let text =
        "1. 32-28 1-1\n\n[White \"A\"]\n1. 31-27 0-2 1. 33-28 * [Result \"1/2-1/2\"]\n1. 34-30 ";
    let reading = pdn::read(text);
    assert_eq!(reading.faults, []);
    let results: Vec<_> = reading.games.iter().map(|game| game.result).collect();
    assert_eq!(results, [Draw, BlackWins, Unknown, Draw]);
}

#[test]
fn results_in_both_styles() {
    for (text, result) in [
        ("2-0", pdn::Result::WhiteWins),
        ("1-0", pdn::Result::WhiteWins),
        ("1-1", pdn::Result::Draw),
        ("1/2-1/2", pdn::Result::Draw),
        ("0-2", pdn::Result::BlackWins),
        ("0-1", pdn::Result::BlackWins),
        ("*", pdn::Result::Unknown),
    ] {
        let reading = pdn::read(&format!("1. 32-28 {text}"));
        assert_eq!((reading.games[0].result, reading.faults.len()), (result, 0), "{text}");
    }
}

#[test]
fn another_start() {
    let text = "[FEN \"B:W28,K50:B1,12\"]\n1... 12-17 2. 28-22 *";
    let reading = pdn::read(text);
    assert_eq!(reading.faults, []);
    let game = &reading.games[0];
    assert_eq!(game.start().to_string(), "B:W28,K50:B1,12");
    let written = game.to_string();
    assert!(
        written.contains("[FEN \"B:W28,K50:B1,12\"]") && written.contains("1... 12-17"),
        "{written}"
    );
}

#[test]
fn a_broken_game_does_not_cost_the_others() {
    let text = "[White \"A\"]\n1. 32-28 19-23 2. 28x18 14x23 2-0\n[White \"B\"]\n1. 31-27 1-1\n";
    let reading = pdn::read(text);
    assert_eq!(
        reading.faults.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["game 1, line 2, column 19: '28x18' is not legal here: White must capture 1"]
    );
    assert_eq!(reading.games.len(), 2);
    assert_eq!(reading.games[0].moves().len(), 2, "kept up to the fault");
    assert_eq!(reading.games[1].moves().len(), 1);
}

#[test]
fn a_fault_in_a_tag_does_not_split_the_game() {
    let text = "[FEN \"nonsense\"]\n[White \"A\"]\n1. 32-28 2-0\n[White \"B\"]\n1. 31-26 0-2\n";
    let reading = pdn::read(text);
    assert_eq!(reading.games.len(), 2);
    assert_eq!(reading.faults.iter().map(|fault| fault.game).collect::<Vec<_>>(), [1]);
    assert_eq!(reading.games[1].tag("White"), Some("B"));
}

#[test]
fn cut_off_in_the_middle() {
    assert_eq!(
        faults("[White \"A\"]\n1. 32-28 19-23 2. 28x"),
        ["game 1, line 2, column 21: unexpected 'x'"]
    );
    assert_eq!(faults("1. 32-28 19-23 2. 28x19"), [""; 0], "PDN 3.0 needs no result at the end");
    assert_eq!(faults("1. 32-28 {so"), ["game 1, line 1, column 10: this comment is never closed"]);
    assert_eq!(
        faults("1. 32-28 (so"),
        ["game 1, line 1, column 10: this variation is never closed"]
    );
    assert_eq!(faults("[White \"A"), ["game 1, line 1, column 1: a tag needs a value in quotes"]);
    let reading = pdn::read("1. 32-28 {so");
    assert_eq!(reading.games[0].moves().len(), 1, "what was read is kept");
}

#[test]
fn other_faults_say_what_and_where() {
    for (text, fault) in [
        ("[]", "game 1, line 1, column 1: a tag needs a name after '['"),
        ("[White A]", "game 1, line 1, column 1: a tag needs a value in quotes"),
        ("[White \"A\" 1", "game 1, line 1, column 1: a tag has to end with ']'"),
        (
            "[GameType \"25\"] *",
            "game 1, line 1, column 1: game type 25 is not international draughts (20)",
        ),
        (
            "[FEN \"W:W0:B1\"] *",
            "game 1, line 1, column 1: FEN: there is no square 0, they are numbered 1 to 50 at character 4",
        ),
        ("1. 32-28) *", "game 1, line 1, column 9: unexpected ')'"),
        (
            "1. 32-28 $999 *",
            "game 1, line 1, column 10: a glyph needs a number from 0 to 255 after '$'",
        ),
        ("hello", "game 1, line 1, column 1: unexpected 'h'"),
        (
            "1. 32-99 *",
            "game 1, line 1, column 4: '32-99' is not a move: squares are numbered 1 to 50 at character 4",
        ),
    ] {
        assert_eq!(faults(text), [fault], "{text}");
    }
}

#[test]
fn unknown_tags_are_kept_and_own_ones_follow_the_game() {
    let mut game = pdn::PdnGame::new(Tree::new(Position::start()));
    game.set_tag("Mood", "good");
    game.set_tag("Mood", "better");
    game.set_tag("Result", "2-0");
    game.set_tag("not a name", "x");
    assert_eq!(game.tags(), [("Mood".to_owned(), "better".to_owned())]);
    let written = game.to_string();
    assert!(written.contains("[Result \"*\"]") && written.contains("[Mood \"better\"]"));
    assert!(!written.contains("FEN"));
    let illegal = crate::position("W:W1:B50").legal_moves();
    assert!(illegal.is_empty());
    let elsewhere = crate::position("W:W26:B50").legal_moves()[0];
    assert!(Tree::of_moves(Position::start(), [elsewhere]).is_err());
    assert!(game.tree.add(NodeId::ROOT, Step::Move(elsewhere)).is_err());
    game.set_tag("Mood", "up\n\u{1b}down");
    assert_eq!(game.tag("Mood"), Some("up  down"), "one line, and nothing that a terminal obeys");
}

#[test]
fn comments_with_braces_and_long_lines() {
    let reading = pdn::read("1. 32-28 ; a } brace\n19-23 1-1");
    let written = reading.games[0].to_string();
    let again = pdn::read(&written);
    assert_eq!(again.faults, []);
    assert_eq!(again.games[0].tree, reading.games[0].tree);
    assert!(written.contains("a } brace"));
    assert!(written.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn a_tree_is_edited() {
    let mut tree = Tree::new(Position::start());
    let step = |tree: &Tree, node, text: &str| {
        Step::Move(tree.position(node).find_move(text).expect("legal"))
    };
    let first = tree.add(NodeId::ROOT, step(&tree, NodeId::ROOT, "32-28")).expect("legal");
    let second = tree.add(first, step(&tree, first, "19-23")).expect("legal");
    let other = tree.add(first, step(&tree, first, "18-23")).expect("legal");
    assert_eq!(tree.add(first, step(&tree, first, "18-23")), Ok(other), "found, not added");
    assert_eq!(tree.position(other), after(&["32-28", "18-23"]));
    assert_eq!((tree.parent(other), tree.parent(NodeId::ROOT)), (Some(first), None));
    assert!(!tree.is_bare());

    tree.promote(other);
    assert_eq!(tree.to_string(), "1. 32-28 18-23 (1... 19-23)");
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [first, other]);
    let in_other_order = &pdn::read("1. 32-28 18-23 (1... 19-23)").games[0].tree;
    assert_eq!(&tree, in_other_order);
    tree.remove(second);
    assert_eq!(tree.to_string(), "1. 32-28 18-23");
    assert!(tree.is_bare());
    tree.notes_mut(other).glyphs.push(2);
    assert!(!tree.is_bare());
    assert_ne!(&tree, in_other_order);
    tree.remove(NodeId::ROOT);
    tree.promote(NodeId::ROOT);
    assert_eq!(tree.to_string(), "1. 32-28 18-23 $2");
}
