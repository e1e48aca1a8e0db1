//! Choosing a game: a form of a few lines.

use prise_game::Level;
use prise_session::{MatchSetup, TimeControl};

use super::games::{GameLook, RuleChoice};
use crate::terminal::Key;

/// A match that can go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SavedLine {
    /// Which game, and how far it has come.
    pub(crate) title: String,
    /// Who plays, and when they last did.
    pub(crate) about: String,
}

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// A saved match goes on, the one with this place in the list.
    Resume(usize),
    /// A saved match is forgotten.
    Delete(usize),
    /// A new match.
    New(MatchSetup),
    Quit,
}

/// The lines of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Resume,
    Game,
    Opponent,
    Seat,
    Clock,
    Practice,
    Rules,
    Start,
}

/// The form.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    offers: Vec<GameLook>,
    /// The matches that can go on, in words.
    saved: Vec<SavedLine>,
    /// What the player should know before anything else.
    pub(crate) notices: Vec<String>,
    chosen: usize,
    /// Whether the chosen match is about to be deleted.
    deleting: bool,
    row: usize,
    game: usize,
    /// 0 is a person, others are levels.
    level: u8,
    seat: usize,
    clock: usize,
    practice: bool,
    rules: usize,
}

/// The level on offer at first.
const FIRST_LEVEL: u8 = 3;

impl Menu {
    /// A form that offers these games, and matches that can go on, with something to say.
    pub(crate) fn new(offers: Vec<GameLook>, saved: Vec<SavedLine>, notices: Vec<String>) -> Self {
        Self { offers, saved, notices, level: FIRST_LEVEL, ..Self::default() }
    }

    /// Whether the cursor is on a saved match, which could be deleted.
    pub(crate) fn can_delete(&self) -> bool {
        self.row() == Row::Resume
    }

    /// The lines that make sense now.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let rows = [
            (Row::Resume, !self.saved.is_empty()),
            (Row::Game, true),
            (Row::Opponent, true),
            (Row::Seat, !self.plays_people()),
            (Row::Clock, true),
            (Row::Practice, self.may_practise()),
            (Row::Rules, self.offer().rules.len() > 1),
            (Row::Start, true),
        ];
        rows.into_iter().filter(|(_, makes_sense)| *makes_sense).map(|(row, _)| row).collect()
    }

    /// The line the cursor is on.
    pub(crate) fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.row.min(rows.len() - 1)]
    }

    /// What a line says.
    pub(crate) fn value(&self, row: Row) -> String {
        match row {
            Row::Resume if self.deleting => "delete this match? y / n".to_owned(),
            Row::Resume => self.saved.get(self.chosen).map_or("", |saved| &saved.title).to_owned(),
            Row::Game => self.offer().title.to_owned(),
            Row::Opponent if self.plays_people() => "people at this keyboard".to_owned(),
            Row::Opponent => format!("computer, level {}", self.level),
            Row::Seat => self.offer().seats[self.seat()].to_owned(),
            Row::Clock => {
                self.clock().map_or_else(|| "no clock".to_owned(), |clock| clock.to_string())
            }
            Row::Practice => if self.practice { "practice" } else { "in earnest" }.to_owned(),
            Row::Rules => self.rules().name.to_owned(),
            Row::Start => "start".to_owned(),
        }
    }

    /// More about what the line with the cursor says.
    pub(crate) fn caption(&self) -> &str {
        match self.row() {
            Row::Resume => self.saved.get(self.chosen).map_or("", |saved| &saved.about),
            Row::Practice => "practice: take back freely, never rated",
            Row::Rules => self.rules().about,
            _ => "",
        }
    }

    fn rules(&self) -> &'static RuleChoice {
        &self.offer().rules[self.rules]
    }

    /// Takes note of a key; says what was chosen when something was.
    pub(crate) fn key(&mut self, key: Key) -> Option<Choice> {
        let rows = self.rows();
        let count = rows.len();
        self.row = self.row.min(count - 1);
        if std::mem::take(&mut self.deleting) && key != Key::Interrupt {
            return matches!(key, Key::Char('y' | 'Y')).then_some(Choice::Delete(self.chosen));
        }
        match key {
            Key::Char('d') if self.can_delete() => self.deleting = true,
            Key::Up | Key::BackTab | Key::Char('k') => self.row = (self.row + count - 1) % count,
            Key::Down | Key::Tab | Key::Char('j') => self.row = (self.row + 1) % count,
            Key::Left | Key::Char('h') => self.turn(false),
            Key::Right | Key::Char('l' | ' ') => self.turn(true),
            Key::Enter if self.row() == Row::Resume => return Some(Choice::Resume(self.chosen)),
            Key::Enter => return Some(Choice::New(self.new_match())),
            Key::Escape | Key::Interrupt | Key::Char('q') => return Some(Choice::Quit),
            _ => {}
        }
        None
    }

    /// A click on a line goes there and does what the line is for.
    pub(crate) fn click(&mut self, row: Row) -> Option<Choice> {
        self.deleting = false;
        self.row = self.rows().iter().position(|known| *known == row).unwrap_or(self.row);
        let is_choice = matches!(row, Row::Resume | Row::Start);
        self.key(if is_choice { Key::Enter } else { Key::Right })
    }

    fn offer(&self) -> &GameLook {
        &self.offers[self.game]
    }

    /// None comes first.
    fn clock(&self) -> Option<TimeControl> {
        let index = self.clock.checked_sub(1)?;
        TimeControl::OFFERED.get(index).map(|(_, clock)| *clock)
    }

    fn plays_people(&self) -> bool {
        self.level == 0
    }

    fn may_practise(&self) -> bool {
        self.offer().hides_pieces && !self.plays_people()
    }

    fn seat(&self) -> usize {
        self.seat.min(self.offer().seats.len() - 1)
    }

    fn turn(&mut self, forward: bool) {
        let turned =
            |value: usize, count: usize| (value + if forward { 1 } else { count - 1 }) % count;
        match self.row() {
            Row::Game => {
                self.game = turned(self.game, self.offers.len());
                self.rules = 0;
            }
            Row::Rules => self.rules = turned(self.rules, self.offer().rules.len()),
            Row::Opponent => {
                let levels = usize::from(Level::EXPERT.number()) + 1;
                self.level = turned(self.level.into(), levels) as u8;
            }
            Row::Seat => self.seat = turned(self.seat(), self.offer().seats.len()),
            Row::Clock => self.clock = turned(self.clock, TimeControl::OFFERED.len() + 1),
            Row::Practice => self.practice = !self.practice,
            Row::Resume => self.chosen = turned(self.chosen, self.saved.len()),
            Row::Start => {}
        }
    }

    fn new_match(&self) -> MatchSetup {
        // Below the first level sit people.
        let computer = Level::new(self.level).ok().map(|level| (level, self.seat()));
        MatchSetup {
            rules: self.rules().text.to_owned(),
            practice: self.practice && self.may_practise(),
            ..self.offer().match_of(computer, self.clock())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(game: &str) -> GameLook {
        GameLook::of(game).expect("a game")
    }

    /// A form with a choice of rules for the first game, and face-down pieces in the second.
    fn menu(saved: &[(&str, &str)]) -> Menu {
        let line = |(title, about): &(&str, &str)| SavedLine {
            title: (*title).to_owned(),
            about: (*about).to_owned(),
        };
        let offers = vec![offer("mill"), offer("three-kingdoms")];
        Menu::new(offers, saved.iter().map(line).collect(), Vec::new())
    }

    const SAVED: [(&str, &str); 2] =
        [("the last", "Anna – Bo, today"), ("the one before", "You – Prise")];

    fn press(menu: &mut Menu, keys: &[Key]) -> Option<Choice> {
        keys.iter().find_map(|key| menu.key(*key))
    }

    #[test]
    fn the_form_makes_a_match() {
        let mut menu = menu(&[]);
        let keys =
            [Key::Down, Key::Right, Key::Down, Key::Right, Key::Down, Key::Right, Key::Enter];
        let level = Level::new(FIRST_LEVEL + 1).expect("a level");
        let wanted = offer("mill").match_of(Some((level, 1)), "3+2".parse().ok());
        assert_eq!(press(&mut menu, &keys), Some(Choice::New(wanted)));
    }

    #[test]
    fn b4_practice_is_offered_where_pieces_lie_face_down_and_a_computer_plays() {
        let mut menu = menu(&[]);
        assert!(!menu.rows().contains(&Row::Practice), "nothing is hidden in the first game");
        menu.key(Key::Right);
        assert!(menu.rows().contains(&Row::Practice));
        menu.click(Row::Practice);
        let level = Level::new(FIRST_LEVEL).expect("a level");
        let usual = offer("three-kingdoms").match_of(Some((level, 0)), None);
        let wanted = MatchSetup { practice: true, ..usual };
        assert_eq!(menu.key(Key::Enter), Some(Choice::New(wanted)));
        // Below the first level sit people, and there is nobody to practise with.
        menu.click(Row::Opponent);
        press(&mut menu, &[Key::Left; 4]);
        assert!(!menu.rows().contains(&Row::Practice) && !menu.rows().contains(&Row::Seat));
        let wanted = offer("three-kingdoms").match_of(None, None);
        assert_eq!(menu.key(Key::Enter), Some(Choice::New(wanted)));
    }

    #[test]
    fn the_last_match_comes_first() {
        let mut menu = menu(&SAVED);
        assert_eq!(menu.key(Key::Enter), Some(Choice::Resume(0)));
        assert_eq!(press(&mut menu, &[Key::Right, Key::Enter]), Some(Choice::Resume(1)));
        assert!(matches!(press(&mut menu, &[Key::Up, Key::Enter]), Some(Choice::New(_))));
        assert_eq!(menu.key(Key::Char('q')), Some(Choice::Quit));
    }

    #[test]
    fn a_saved_match_tells_who_plays_and_when() {
        let mut menu = menu(&SAVED);
        assert_eq!(menu.value(Row::Resume), "the last");
        assert_eq!(menu.caption(), "Anna – Bo, today");
        menu.key(Key::Right);
        assert_eq!(menu.caption(), "You – Prise");
    }

    #[test]
    fn rules_are_chosen_and_explained_where_there_is_a_choice() {
        let mut menu = menu(&[]);
        press(&mut menu, &[Key::Up, Key::Up, Key::Right]);
        assert_eq!((menu.row(), menu.value(Row::Rules).as_str()), (Row::Rules, "mills only"));
        assert_eq!(menu.caption(), "as everybody knows it: only a mill takes a man");
        let Some(Choice::New(chosen)) = menu.key(Key::Enter) else { panic!("a match") };
        assert_eq!(chosen.rules, "custodian=0,intervention=0");
        // Another game has rules of its own.
        press(&mut menu, &[Key::Up, Key::Up, Key::Up, Key::Up, Key::Right]);
        assert!(!menu.rows().contains(&Row::Rules));
        let Some(Choice::New(chosen)) = menu.key(Key::Enter) else { panic!("a match") };
        assert_eq!((&*chosen.game, &*chosen.rules), ("three-kingdoms", ""));
    }

    #[test]
    fn a_saved_match_is_deleted_after_a_question() {
        let mut menu = menu(&SAVED);
        assert_eq!(press(&mut menu, &[Key::Right, Key::Char('d')]), None);
        assert_eq!(menu.value(Row::Resume), "delete this match? y / n");
        // Any other key is no, but for Ctrl-C, which leaves as it does everywhere.
        assert_eq!(press(&mut menu, &[Key::Enter, Key::Char('y')]), None);
        assert_eq!(menu.value(Row::Resume), "the one before");
        let chosen = press(&mut menu, &[Key::Char('d'), Key::Char('y')]);
        assert_eq!(chosen, Some(Choice::Delete(1)));
        assert_eq!(press(&mut menu, &[Key::Down, Key::Char('d'), Key::Char('y')]), None);
        let asked_and_left = [Key::Up, Key::Char('d'), Key::Interrupt];
        assert_eq!(press(&mut menu, &asked_and_left), Some(Choice::Quit));
    }
}
