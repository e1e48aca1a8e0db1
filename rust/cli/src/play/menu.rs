//! Choosing a game: a form of a few lines.

use prise_game::Level;
use prise_session::TimeControl;

use super::games::RuleChoice;
use super::model::Key;

/// A game on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Its name on the command line.
    pub(crate) id: &'static str,
    /// Its name for people.
    pub(crate) title: &'static str,
    /// What its seats are called.
    pub(crate) seats: &'static [&'static str],
    /// The rules it can be played by.
    pub(crate) rules: &'static [RuleChoice],
    /// Whether its pieces lie face-down: then there is practice.
    pub(crate) hides_pieces: bool,
}

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
    New(NewMatch),
    Quit,
}

/// A new match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewMatch {
    pub(crate) game: &'static str,
    pub(crate) opponents: Opponents,
    pub(crate) clock: Option<TimeControl>,
    /// The options of the rules, as after `--rules`.
    pub(crate) rules: &'static str,
}

/// Who sits at the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opponents {
    /// People, at the same keyboard.
    People,
    /// Computer players, and a person at one seat.
    Computer {
        level: Level,
        seat: usize,
        /// Whether moves can be taken back beyond what was turned up.
        practice: bool,
    },
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Menu {
    offers: Vec<Offer>,
    /// The matches that can go on, in words.
    saved: Vec<SavedLine>,
    /// What the player should know before anything else.
    notices: Vec<String>,
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
    /// A form that offers these games, and matches that can go on.
    pub(crate) fn new(offers: Vec<Offer>, saved: Vec<SavedLine>) -> Self {
        Self {
            offers,
            saved,
            notices: Vec::new(),
            chosen: 0,
            deleting: false,
            row: 0,
            game: 0,
            level: FIRST_LEVEL,
            seat: 0,
            clock: 0,
            practice: false,
            rules: 0,
        }
    }

    /// The same form with something to say.
    pub(crate) fn saying(self, notices: Vec<String>) -> Self {
        Self { notices, ..self }
    }

    /// What the player should know before anything else.
    pub(crate) fn notices(&self) -> &[String] {
        &self.notices
    }

    /// Whether the cursor is on a saved match, which could be deleted.
    pub(crate) fn can_delete(&self) -> bool {
        self.row() == Row::Resume
    }

    /// The lines that make sense now.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game, Row::Opponent, Row::Seat, Row::Clock];
        rows.extend([Row::Practice, Row::Rules, Row::Start]);
        if !self.saved.is_empty() {
            rows.insert(0, Row::Resume);
        }
        if self.plays_people() {
            rows.retain(|row| *row != Row::Seat);
        }
        if !self.may_practise() {
            rows.retain(|row| *row != Row::Practice);
        }
        if self.offer().rules.len() < 2 {
            rows.retain(|row| *row != Row::Rules);
        }
        rows
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
            Row::Rules => self.rules().map_or("", |rules| rules.name).to_owned(),
            Row::Start => "start".to_owned(),
        }
    }

    /// More about what the line with the cursor says.
    pub(crate) fn caption(&self) -> &str {
        match self.row() {
            Row::Resume => self.saved.get(self.chosen).map_or("", |saved| &saved.about),
            Row::Practice => "practice: take back freely, never rated",
            Row::Rules => self.rules().map_or("", |rules| rules.about),
            _ => "",
        }
    }

    fn rules(&self) -> Option<&'static RuleChoice> {
        let rules = self.offer().rules;
        rules.get(self.rules).or(rules.first())
    }

    /// Takes note of a key; says what was chosen when something was.
    pub(crate) fn key(&mut self, key: Key) -> Option<Choice> {
        let rows = self.rows();
        let count = rows.len();
        self.row = self.row.min(count - 1);
        if std::mem::take(&mut self.deleting) {
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

    fn offer(&self) -> &Offer {
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

    fn new_match(&self) -> NewMatch {
        let opponents = match Level::new(self.level) {
            Ok(level) if !self.plays_people() => {
                let practice = self.practice && self.may_practise();
                Opponents::Computer { level, seat: self.seat(), practice }
            }
            _ => Opponents::People,
        };
        let rules = self.rules().map_or("", |rules| rules.text);
        NewMatch { game: self.offer().id, opponents, clock: self.clock(), rules }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFERS: [Offer; 2] = [
        Offer {
            id: "one",
            title: "One",
            seats: &["White", "Black"],
            rules: &RULES,
            hides_pieces: false,
        },
        Offer {
            id: "two",
            title: "Two",
            seats: &["First", "Second", "Third"],
            rules: &[],
            hides_pieces: true,
        },
    ];

    const RULES: [RuleChoice; 2] = [
        RuleChoice { name: "usual", text: "", about: "" },
        RuleChoice { name: "mills only", text: "custodian=0", about: "as everybody knows it" },
    ];

    fn saved() -> Vec<SavedLine> {
        let line = |title: &str, about: &str| SavedLine {
            title: title.to_owned(),
            about: about.to_owned(),
        };
        vec![line("the last", "Anna – Bo, today"), line("the one before", "You – Prise")]
    }

    fn press(menu: &mut Menu, keys: &[Key]) -> Option<Choice> {
        keys.iter().find_map(|key| menu.key(*key))
    }

    #[test]
    fn the_form_makes_a_match() {
        let mut menu = Menu::new(OFFERS.to_vec(), Vec::new());
        let keys =
            [Key::Down, Key::Right, Key::Down, Key::Right, Key::Down, Key::Right, Key::Enter];
        let level = Level::new(FIRST_LEVEL + 1).expect("a level");
        let wanted = NewMatch {
            game: "one",
            opponents: Opponents::Computer { level, seat: 1, practice: false },
            clock: "3+2".parse().ok(),
            rules: "",
        };
        assert_eq!(press(&mut menu, &keys), Some(Choice::New(wanted)));
    }

    #[test]
    fn b4_practice_is_offered_where_pieces_lie_face_down_and_a_computer_plays() {
        let mut menu = Menu::new(OFFERS.to_vec(), Vec::new());
        assert!(!menu.rows().contains(&Row::Practice), "nothing is hidden in the first game");
        menu.key(Key::Right);
        assert!(menu.rows().contains(&Row::Practice));
        menu.click(Row::Practice);
        let level = Level::new(FIRST_LEVEL).expect("a level");
        let opponents = Opponents::Computer { level, seat: 0, practice: true };
        let chosen = menu.key(Key::Enter);
        assert!(matches!(chosen, Some(Choice::New(new)) if new.opponents == opponents));
        // Below the first level sit people, and there is nobody to practise with.
        menu.click(Row::Opponent);
        press(&mut menu, &[Key::Left; 4]);
        assert!(!menu.rows().contains(&Row::Practice));
        let chosen = menu.key(Key::Enter);
        assert!(matches!(chosen, Some(Choice::New(new)) if new.opponents == Opponents::People));
    }

    #[test]
    fn below_the_first_level_sit_people() {
        let mut menu = Menu::new(OFFERS.to_vec(), Vec::new());
        press(&mut menu, &[Key::Right, Key::Down]);
        let chosen = press(&mut menu, &[Key::Left, Key::Left, Key::Left, Key::Enter]);
        let wanted = NewMatch { game: "two", opponents: Opponents::People, clock: None, rules: "" };
        assert_eq!(chosen, Some(Choice::New(wanted)));
        assert!(!menu.rows().contains(&Row::Seat));
    }

    #[test]
    fn the_last_match_comes_first() {
        let mut menu = Menu::new(OFFERS.to_vec(), saved());
        assert_eq!(menu.key(Key::Enter), Some(Choice::Resume(0)));
        assert_eq!(press(&mut menu, &[Key::Right, Key::Enter]), Some(Choice::Resume(1)));
        assert!(matches!(press(&mut menu, &[Key::Up, Key::Enter]), Some(Choice::New(_))));
        assert_eq!(menu.key(Key::Char('q')), Some(Choice::Quit));
    }

    #[test]
    fn a_saved_match_tells_who_plays_and_when() {
        let mut menu = Menu::new(OFFERS.to_vec(), saved());
        assert_eq!(
            (menu.value(Row::Resume).as_str(), menu.caption()),
            ("the last", "Anna – Bo, today")
        );
        menu.key(Key::Right);
        assert_eq!(menu.caption(), "You – Prise");
    }

    #[test]
    fn rules_are_chosen_and_explained_where_there_is_a_choice() {
        let mut menu = Menu::new(OFFERS.to_vec(), Vec::new());
        press(&mut menu, &[Key::Up, Key::Up, Key::Right]);
        assert_eq!((menu.row(), menu.value(Row::Rules).as_str()), (Row::Rules, "mills only"));
        assert_eq!(menu.caption(), "as everybody knows it");
        let Some(Choice::New(chosen)) = menu.key(Key::Enter) else { panic!("a match") };
        assert_eq!(chosen.rules, "custodian=0");
        // Another game has rules of its own.
        press(&mut menu, &[Key::Up, Key::Up, Key::Up, Key::Up, Key::Right]);
        assert!(!menu.rows().contains(&Row::Rules));
        let Some(Choice::New(chosen)) = menu.key(Key::Enter) else { panic!("a match") };
        assert_eq!((chosen.game, chosen.rules), ("two", ""));
    }

    #[test]
    fn a_saved_match_is_deleted_after_a_question() {
        let mut menu = Menu::new(OFFERS.to_vec(), saved());
        assert_eq!(press(&mut menu, &[Key::Right, Key::Char('d')]), None);
        assert_eq!(menu.value(Row::Resume), "delete this match? y / n");
        // Any other key is no.
        assert_eq!(press(&mut menu, &[Key::Enter, Key::Char('y')]), None);
        assert_eq!(menu.value(Row::Resume), "the one before");
        let chosen = press(&mut menu, &[Key::Char('d'), Key::Char('y')]);
        assert_eq!(chosen, Some(Choice::Delete(1)));
        assert_eq!(press(&mut menu, &[Key::Down, Key::Char('d'), Key::Char('y')]), None);
    }
}
