//! Game files as the world writes them (issue 16, section 6).

use prise_draughts::pdn::{self, NodeId};

/// The games of a text that has to be read without a fault, each as its number of moves and its
/// result.
fn games(text: &str) -> Vec<(usize, String)> {
    let reading = pdn::read(text);
    assert_eq!(reading.faults, [], "{text}");
    let game = |game: &pdn::PdnGame| {
        let written = game.to_string();
        let again = pdn::read(&written);
        assert_eq!(again.faults, [], "{written}");
        assert_eq!(again.games.len(), 1, "{written}");
        assert_eq!(again.games[0].to_string(), written, "what is written is read unchanged");
        let result = written.lines().find_map(|line| line.strip_prefix("[Result \""));
        (game.moves().len(), result.expect("a result").trim_end_matches("\"]").to_owned())
    };
    reading.games.iter().map(game).collect()
}

fn game(moves: usize, result: &str) -> (usize, String) {
    (moves, result.to_owned())
}

fn moves_as_written(text: &str) -> String {
    let written = pdn::read(text).games[0].to_string();
    written.lines().skip_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ").trim().into()
}

#[test]
fn a_move_that_is_left_out_is_no_fault() {
    assert_eq!(games("[FEN \"B:W28:B35\"]\n1. ... 35-40 *"), [game(1, "*")]);
    assert_eq!(games("1. 32-28 19-23 2. ... *"), [game(2, "*")]);
    assert_eq!(games("1. 32-28 19-23 77. ..."), [game(2, "*")]);
    assert_eq!(games("1. 32-28 … 1-1"), [game(1, "1-1")]);
    assert_eq!(games("1. 32-28 19-23 2. - - 0-2"), [game(2, "0-2")]);
}

#[test]
fn a_last_game_without_terminator_is_whole() {
    assert_eq!(
        games("[White \"A\"]\n1. 32-28 19-23 2-0\n\n[White \"B\"]\n1. 31-27 19-23"),
        [game(2, "2-0"), game(2, "*")]
    );
    // A header ends the game before it as well.
    assert_eq!(
        games("[White \"A\"]\n1. 32-28 19-23\n[White \"B\"]\n1. 31-27 *"),
        [game(2, "*"), game(1, "*")]
    );
}

#[test]
fn pasted_moves_are_a_game() {
    assert_eq!(games("1. 32-28 19-23"), [game(2, "*")]);
    assert_eq!(games("32-28 19-23 28x19 14x23"), [game(4, "*")]);
}

#[test]
fn an_asterisk_only_ends_the_game_where_the_tag_knows_the_result() {
    assert_eq!(
        games("[Result \"2-0\"] 1. 32-28 * [Result \"0-2\"] 1. 31-27"),
        [game(1, "2-0"), game(1, "0-2")]
    );
}

#[test]
fn a_comment_after_the_result_is_no_game() {
    let text = "1. 32-28 2-0 {on time}\n\n{a second word}\n[White \"B\"] 1. 31-27 1-1 {agreed}";
    assert_eq!(games(text), [game(1, "2-0"), game(1, "1-1")]);
    assert!(moves_as_written(text).contains("{on time} {a second word}"), "and it is kept");
    assert_eq!(games("1. 32-28 2-0 *"), [game(1, "2-0")]);
    assert_eq!(games("{only words}"), []);
}

#[test]
fn a_comment_before_the_tags_belongs_to_their_game() {
    let text = "{from my archive}\n[White \"A\"]\n1. 32-28 1-1";
    assert_eq!(games(text), [game(1, "1-1")]);
    assert_eq!(moves_as_written(text), "{from my archive} 1. 32-28 1-1");
    // Two headers without moves between them are two games.
    assert_eq!(
        games("[Event \"A\"] {lost} [Event \"B\"] 1. 32-28 *"),
        [game(0, "*"), game(1, "*")]
    );
}

#[test]
fn counters_of_lidraughts_are_skipped() {
    assert_eq!(
        games("[FEN \"W:W31-50:B1-20:H0:F1\"] 1. 32-28 * [FEN \"B:W28:B19:H12:F40.\"] 19-24 *"),
        [game(1, "*"), game(1, "*")]
    );
    assert!("W:W31:B1:H".parse::<prise_draughts::Position>().is_err());
    assert!("W:W31:B1:X3".parse::<prise_draughts::Position>().is_err());
}

#[test]
fn a_position_set_up_first_is_the_start() {
    let text = "/FEN \"B:W28:B19\"/ 1... 19-24 *";
    assert_eq!(games(text), [game(1, "*")]);
    assert_eq!(pdn::read(text).games[0].start().to_string(), "B:W28:B19");
}

#[test]
fn a_position_set_up_in_the_middle_is_kept() {
    let text = "1. 31-26 17-21 /FEN \"B:W26,28,33-50:B1-16,18-21\"/ {White forgot to take} 20-25 *";
    assert_eq!(games(text), [game(2, "*")], "the moves that were played on one board");
    assert_eq!(
        moves_as_written(text),
        "1. 31-26 17-21 /FEN \"B:W26,28,33-50:B1-16,18-21\"/ {White forgot to take} 2... 20-25 *"
    );
    // As the standard has it: the second one would otherwise be taken for the start.
    let text = "/FEN \"W:W31-50:B1-20\"/ /FEN \"B:W28,31-36,38-50:B1-20\"/ 1... 20-25 *";
    assert_eq!(games(text), [game(0, "*")]);
    assert!(moves_as_written(text).ends_with("/FEN \"B:W28,31-36,38-50:B1-20\"/ 1... 20-25 *"));
    let aside = "1. 32-28 (/FEN \"W:W28:B19\"/ 28-23) *";
    assert_eq!(moves_as_written(aside), "1. 32-28 (/FEN \"W:W28:B19\"/ 1. 28-23) *");
}

#[test]
fn a_variation_before_the_first_move_is_one_of_it() {
    let text = "(1. 31-27 {quiet}) $3 1. 32-28 19-23 *";
    assert_eq!(games(text), [game(2, "*")]);
    assert_eq!(moves_as_written(text), "$3 1. 32-28 (1. 31-27 {quiet}) 1... 19-23 *");
}

#[test]
fn dashes_crosses_and_halves_of_word_processors() {
    for text in ["32–28", "32—28", "32−28", "32‑28"] {
        assert_eq!(games(&format!("1. {text} 19-23 2. 28x19 14×23 ½-½")), [game(4, "1-1")]);
    }
    assert_eq!(games("1. 32-28 19-23 2. 28х19 14:23 ½–½"), [game(4, "1-1")], "Cyrillic х");
    assert_eq!(games("1. 32-28 2–0"), [game(1, "2-0")]);
    assert_eq!(games("[Result \"½–½\"] 1. 32-28 *"), [game(1, "1-1")]);
    assert_eq!(games("[Result \"1 - 1\"] 1. 32-28"), [game(1, "1-1")]);
}

#[test]
fn a_game_type_that_says_nothing_is_ours() {
    for value in ["", " ", "?", "20", "20,W,10,10,N2,0"] {
        assert_eq!(games(&format!("[GameType \"{value}\"] 1. 32-28 *")), [game(1, "*")]);
    }
    assert_eq!(games("[FEN \"\"] 1. 32-28 *"), [game(1, "*")]);
    assert_eq!(pdn::read("[GameType \"21\"] *").faults.len(), 1);
}

#[test]
fn results_in_a_tournaments_own_points() {
    let text = "[Result \"4-6\"] 1. 32-28 19-23 4-6\n[Result \"12 - 0\"] 1. 32-28 12-0";
    assert_eq!(games(text), [game(2, "0-2"), game(1, "2-0")]);
    // Only the tag makes it one.
    assert_eq!(pdn::read("1. 32-28 4-6").faults.len(), 1);
}

#[test]
fn forced_moves_and_strengths_in_parentheses() {
    let text = "1. 32-28(?!) 19-23* 2. 28x19! *";
    assert_eq!(moves_as_written(text), "1. 32-28 $6 19-23 $7 2. 28x19 $1 *");
}

#[test]
fn what_old_systems_leave_in_files_is_skipped() {
    let text = "\u{feff}[White \"A\"]\r\n\r\n1. 32-28\u{a0}19-23\u{200b} 2-0\r\n\u{1a}";
    assert_eq!(games(text), [game(2, "2-0")]);
}

#[test]
fn control_characters_are_not_kept() {
    let text = "[White \"A\u{1b}[31m\u{9b}B\"] 1. 32-28 {see\u{1b}]0;x\u{7}} (19\u{1b} no) 2-0";
    let reading = pdn::read(text);
    assert_eq!(reading.faults, []);
    let written = reading.games[0].to_string();
    assert!(written.contains("[White \"A [31m B\"]"), "{written}");
    assert!(!written.contains(|c: char| c.is_control() && c != '\n'), "{written}");
    for text in ["[GameType \"\u{1b}c\"]", "1. 32-28\u{9b} \u{1b}x", "[FEN \"W:W1:B2\u{1b}\"]"] {
        for fault in pdn::read(text).faults {
            assert!(!fault.to_string().contains(char::is_control), "{fault:?}");
        }
    }
}

#[test]
fn comments_and_variations_survive_a_round_trip() {
    let text = "{about the game} 1. 32-28! {solid} (1. 33-28 18-22 (1... 17-22? {no} 2. 28x17) \
                2. 39-33) ({or even} 31-27) 19-23 {provokes} 2. 28x19 14x23 $10 (13x24) 1-1";
    assert_eq!(games(text), [game(4, "1-1")]);
    assert_eq!(
        moves_as_written(text),
        "{about the game} 1. 32-28 $1 {solid} (1. 33-28 18-22 (1... 17-22 $2 {no} 2. 28x17) \
         2. 39-33) ({or even} 1. 31-27) 1... 19-23 {provokes} 2. 28x19 14x23 $10 (2... 13x24) 1-1"
    );
}

#[test]
fn words_before_a_variation_that_turns_out_to_be_the_line_survive_a_round_trip() {
    let read = pdn::read("1. ({about} 1. 32-28 {solid})");
    let game = &read.games[0];
    let again = pdn::read(&game.to_string());
    assert!(again.games[0].tree == game.tree, "{game}");
    let root = game.tree.notes(NodeId::ROOT);
    assert_eq!(root.comments, ["about"]);
}

#[test]
fn a_variation_that_cannot_be_played_is_kept_as_a_comment() {
    // Nothing of it can be played, a part of it can, and it says nothing but words.
    let text = "1. 32-28 (99-1 {no (such)} move (33-28)) 19-23 (19-24 2. 50-1 foo) (see above) *";
    assert_eq!(games(text), [game(2, "*")]);
    assert_eq!(
        moves_as_written(text),
        "1. 32-28 ; (99-1 {no (such)} move (33-28)) 1... 19-23 {(see above)} (1... 19-24 {50-1 \
         foo}) *"
    );
    assert_eq!(games("1. 32-28 (2. 37-32 1-1) 19-23 (20-24 1-1) *"), [game(2, "*")]);
}

#[test]
fn variations_of_any_depth() {
    let deep = format!("1. 32-28 {}1. 33-28{} 1-1", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(games(&deep), [game(1, "1-1")]);
    let nested: String = std::iter::repeat_n("(31-27 ", 40).collect();
    let nested = format!("1. 32-28 {nested}{} 1-1", ")".repeat(40));
    assert_eq!(games(&nested), [game(1, "1-1")]);
}

#[test]
fn a_comment_that_is_not_closed_costs_one_game() {
    let text = "[Event \"1\"]\n1. 32-28 {so\n\n[Event \"2\"]\n1. 31-27 1-1\n[Event \"3\"]\n\
                1. 32-28 (19-23 foo\n[Event \"4\"]\n1. 32-28 (19-23\n[Event \"5\"]\n1. 31-27 2-0";
    let reading = pdn::read(text);
    let faults: Vec<_> = reading.faults.iter().map(|fault| (fault.game, &fault.problem)).collect();
    let (comment, variation) = (pdn::Problem::OpenComment, pdn::Problem::OpenVariation);
    assert_eq!(faults, [(1, &comment), (3, &variation), (4, &variation)]);
    let events: Vec<_> = reading.games.iter().filter_map(|game| game.tag("Event")).collect();
    assert_eq!(events, ["1", "2", "3", "4", "5"]);
}
