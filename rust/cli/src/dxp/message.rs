//! The messages of the protocol: a letter, then fields of fixed width.

use prise_draughts::{Bitboard, Color, Move, Position, Square};
use thiserror::Error;

/// The version of the protocol that is spoken here.
pub const VERSION: u16 = 1;
/// How many characters are said at once, at most.
const CHAT: usize = 128;
/// How many characters a name has.
const NAME: usize = 32;

/// What is wrong with a message.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MessageError {
    /// It is not one of the seven kinds.
    #[error("no message begins with '{0}'")]
    Kind(String),
    /// A field is missing or not what it should be.
    #[error("the {0} is missing or wrong")]
    Field(&'static str),
    /// Something follows the last field.
    #[error("the message is longer than it should be")]
    Rest,
}

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The initiator proposes a game.
    GameRequest(GameRequest),
    /// The follower answers.
    GameAnswer {
        /// The follower's name.
        name: String,
        /// 0 accepts.
        code: char,
    },
    /// A move.
    Move(Played),
    /// The sender says that the game is over.
    GameEnd {
        /// How the sender sees it.
        claim: Claim,
        /// Whether the sender wants no other game.
        stop: bool,
    },
    /// Words for people.
    Chat(String),
    /// The sender wants to go back to this move.
    BackRequest {
        /// The number of the move.
        number: u16,
        /// Whose move it is.
        to_move: Color,
    },
    /// The answer to that.
    BackAnswer {
        /// 0 accepts.
        code: char,
    },
}

/// What a game is to be like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRequest {
    /// The version of the protocol.
    pub version: u16,
    /// The initiator's name.
    pub name: String,
    /// The colour of the one who is asked.
    pub follower: Color,
    /// The time for each player.
    pub minutes: u16,
    /// How many moves each player makes before the game is broken off; 0 for no limit.
    pub moves: u16,
    /// Nothing for the start of the game.
    pub start: Option<Position>,
}

/// A move on the wire: squares, and the time it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The time that it took.
    pub seconds: u16,
    /// Where the piece stood.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// What it captures.
    pub captured: Bitboard,
}

/// How the sender of an end sees the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// No result.
    Unknown,
    /// The sender has lost.
    Loss,
    /// Nobody has won.
    Draw,
    /// The sender has won.
    Win,
}

impl Claim {
    const ALL: [(Self, char); 4] =
        [(Self::Unknown, '0'), (Self::Loss, '1'), (Self::Draw, '2'), (Self::Win, '3')];

    /// The same result from the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Win => Self::Loss,
            Self::Unknown | Self::Draw => self,
        }
    }
}

impl Played {
    /// A move that took so long.
    pub fn new(mv: Move, seconds: u16) -> Self {
        Self { seconds, from: mv.from(), to: mv.to(), captured: mv.captured() }
    }

    /// The legal move that this is.
    pub fn find(self, position: &Position) -> Option<Move> {
        position
            .legal_moves()
            .into_iter()
            .find(|mv| (mv.from(), mv.to(), mv.captured()) == (self.from, self.to, self.captured))
    }
}

impl Message {
    /// The message as it is sent, without what ends it.
    pub fn write(&self) -> String {
        match self {
            Self::GameRequest(request) => request.write(),
            Self::GameAnswer { name, code } => format!("A{}{code}", field(name)),
            Self::Move(played) => {
                let Played { seconds, from, to, captured } = played;
                let (seconds, from, to) = ((*seconds).min(9999), from.number(), to.number());
                let start = format!("M{seconds:04}{from:02}{to:02}{:02}", captured.len());
                captured.into_iter().fold(start, |text, at| format!("{text}{:02}", at.number()))
            }
            Self::GameEnd { claim, stop } => {
                let code = Claim::ALL.iter().find(|(known, _)| known == claim);
                format!("E{}{}", code.map_or('0', |(_, code)| *code), u8::from(*stop))
            }
            Self::Chat(text) => format!("C{}", chat(text)),
            Self::BackRequest { number, to_move } => {
                format!("B{:03}{}", (*number).min(999), color_letter(*to_move))
            }
            Self::BackAnswer { code } => format!("K{code}"),
        }
    }

    /// Reads a message.
    ///
    /// # Errors
    /// Says which field is wrong.
    pub fn read(text: &str) -> Result<Self, MessageError> {
        let mut fields = Fields(text);
        let message = match fields.take(1, "kind")? {
            "R" => Self::GameRequest(GameRequest::read(&mut fields)?),
            "A" => {
                Self::GameAnswer { name: fields.name()?, code: fields.letter("acceptance code")? }
            }
            "M" => Self::Move(read_move(&mut fields)?),
            "E" => {
                let code = fields.letter("reason")?;
                let claim = Claim::ALL.iter().find(|(_, known)| *known == code);
                let (claim, _) = claim.ok_or(MessageError::Field("reason"))?;
                Self::GameEnd { claim: *claim, stop: fields.letter("stop code")? == '1' }
            }
            "C" => return Ok(Self::Chat(chat(fields.0))),
            "B" => Self::BackRequest {
                number: fields.number(3, "move number")?,
                to_move: fields.color("colour to move")?,
            },
            "K" => Self::BackAnswer { code: fields.letter("acceptance code")? },
            other => return Err(MessageError::Kind(plain(other))),
        };
        if fields.0.trim_end().is_empty() { Ok(message) } else { Err(MessageError::Rest) }
    }
}

impl GameRequest {
    fn write(&self) -> String {
        let Self { version, name, follower, minutes, moves, start } = self;
        let (minutes, moves) = ((*minutes).min(999), (*moves).min(999));
        let (name, follower) = (field(name), color_letter(*follower));
        let text = format!("R{version:02}{name}{follower}{minutes:03}{moves:03}");
        match start {
            None => format!("{text}A"),
            Some(start) => format!("{text}B{}", write_position(start)),
        }
    }

    fn read(fields: &mut Fields<'_>) -> Result<Self, MessageError> {
        let version = fields.number(2, "version")?;
        let name = fields.name()?;
        let follower = fields.color("follower's colour")?;
        let minutes = fields.number(3, "thinking time")?;
        let moves = fields.number(3, "number of moves")?;
        let start = match fields.letter("starting position")? {
            'A' => None,
            'B' => Some(read_position(fields)?),
            _ => return Err(MessageError::Field("starting position")),
        };
        Ok(Self { version, name, follower, minutes, moves, start })
    }
}

/// What is said, no longer than it may be.
fn chat(text: &str) -> String {
    plain(text).chars().take(CHAT).collect()
}

fn read_move(fields: &mut Fields<'_>) -> Result<Played, MessageError> {
    let seconds = fields.number(4, "time")?;
    let (from, to) = (fields.square("from square")?, fields.square("to square")?);
    let count = fields.number(2, "number of captured pieces")?;
    let mut captured = Bitboard::EMPTY;
    for _ in 0..count {
        captured |= Bitboard::only(fields.square("captured square")?);
    }
    Ok(Played { seconds, from, to, captured })
}

/// The colour to move and a letter for each square: `w` and `z` for men, large ones for kings.
fn write_position(position: &Position) -> String {
    let letter = |square: Square| {
        let owner = Color::BOTH.into_iter().find(|color| position.pieces(*color).contains(square));
        let Some(owner) = owner else { return 'e' };
        let letter = color_letter(owner);
        let is_king = position.all_kings().contains(square);
        if is_king { letter } else { letter.to_ascii_lowercase() }
    };
    let to_move = color_letter(position.to_move());
    std::iter::once(to_move).chain(Square::all().map(letter)).collect()
}

fn read_position(fields: &mut Fields<'_>) -> Result<Position, MessageError> {
    let wrong = MessageError::Field("position");
    let to_move = fields.color("colour to move")?;
    let letters = fields.take(Square::COUNT, "position")?;
    let (mut white, mut black, mut kings) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for (square, letter) in Square::all().zip(letters.chars()) {
        let only = Bitboard::only(square);
        match letter.to_ascii_lowercase() {
            'w' => white |= only,
            'z' => black |= only,
            'e' => continue,
            _ => return Err(wrong),
        }
        if letter.is_ascii_uppercase() {
            kings |= only;
        }
    }
    Position::new(white, black, kings, to_move).map_err(|_| wrong)
}

fn color_letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'Z',
    }
}

/// A name at its full width.
fn field(name: &str) -> String {
    let name: String = plain(name).chars().take(NAME).collect();
    format!("{name:NAME$}")
}

/// A text in letters that every program knows, and that end no message.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c == ' ' || c.is_ascii_graphic() { c } else { '?' }).collect()
}

/// What is left of a message.
struct Fields<'a>(&'a str);

impl<'a> Fields<'a> {
    fn take(&mut self, width: usize, name: &'static str) -> Result<&'a str, MessageError> {
        let (field, rest) = self.0.split_at_checked(width).ok_or(MessageError::Field(name))?;
        self.0 = rest;
        Ok(field)
    }

    fn letter(&mut self, name: &'static str) -> Result<char, MessageError> {
        let letter = self.take(1, name)?.chars().next().filter(|letter| !letter.is_control());
        letter.ok_or(MessageError::Field(name))
    }

    /// A name as it may be shown on a terminal.
    fn name(&mut self) -> Result<String, MessageError> {
        Ok(plain(self.take(NAME, "name")?.trim_end()))
    }

    fn number(&mut self, width: usize, name: &'static str) -> Result<u16, MessageError> {
        self.take(width, name)?.trim().parse().map_err(|_| MessageError::Field(name))
    }

    fn square(&mut self, name: &'static str) -> Result<Square, MessageError> {
        let number = u8::try_from(self.number(2, name)?).ok();
        number.and_then(Square::from_number).ok_or(MessageError::Field(name))
    }

    fn color(&mut self, name: &'static str) -> Result<Color, MessageError> {
        match self.letter(name)? {
            'W' => Ok(Color::White),
            'Z' => Ok(Color::Black),
            _ => Err(MessageError::Field(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of the protocol's description.
    const EXAMPLES: [&str; 8] = [
        "R01Tornado voor Windows 4.0        W060065A",
        "ATornado voor Windows 4.0        0",
        "M0012061100",
        "M001205250422122320",
        "E00",
        "CWhat do you think about move 35?",
        "B005Z",
        "K1",
    ];

    #[test]
    fn the_published_examples_are_read() {
        for example in EXAMPLES {
            assert!(Message::read(example).is_ok(), "{example}");
        }
        let Ok(Message::GameRequest(request)) = Message::read(EXAMPLES[0]) else { panic!() };
        assert_eq!((request.version, request.minutes, request.moves), (1, 60, 65));
        assert_eq!((request.follower, request.start), (Color::White, None));
        assert_eq!(request.name, "Tornado voor Windows 4.0");
    }

    #[test]
    fn a_long_speech_is_cut_where_it_is_heard() {
        let said = Message::read(&format!("C{}", "x".repeat(300))).unwrap();
        assert_eq!(said, Message::Chat("x".repeat(128)));
        assert_eq!(Message::read(&said.write()), Ok(said));
    }

    #[test]
    fn what_is_read_is_written_alike() {
        for example in EXAMPLES {
            // Captured squares come in any order and are written in theirs.
            let ordered =
                if example == "M001205250422122320" { "M001205250412202223" } else { example };
            let written = Message::read(example).map(|message| message.write());
            assert_eq!(written.as_deref(), Ok(ordered));
        }
    }

    #[test]
    fn positions_survive() {
        for fen in ["W:W31-50:B1-20", "B:WK3,28:BK46,7", "W:W6:B"] {
            let start: Position = fen.parse().unwrap();
            let request = GameRequest {
                version: VERSION,
                name: "A name that is much longer than thirty-two letters".to_owned(),
                follower: Color::Black,
                minutes: 5,
                moves: 75,
                start: Some(start),
            };
            let text = Message::GameRequest(request).write();
            assert_eq!(text.len(), 1 + 2 + 32 + 1 + 3 + 3 + 1 + 51);
            let Ok(Message::GameRequest(again)) = Message::read(&text) else { panic!("{text}") };
            assert_eq!(again.start, Some(start));
        }
    }

    #[test]
    fn moves_are_found_by_what_they_capture() {
        let position: Position = "W:WK4:B13,20,32,37".parse().unwrap();
        for mv in position.legal_moves() {
            let text = Message::Move(Played::new(mv, 3)).write();
            let Ok(Message::Move(played)) = Message::read(&text) else { panic!("{text}") };
            assert_eq!(played.find(&position), Some(mv));
        }
        let Ok(Message::Move(other)) = Message::read("M00030415021332") else { panic!() };
        assert_eq!(other.find(&position), None, "two captured pieces are not three");
    }

    #[test]
    fn bad_messages_are_told() {
        for (text, error) in [
            ("", "the kind is missing or wrong"),
            ("Xyz", "no message begins with 'X'"),
            ("M00", "the time is missing or wrong"),
            ("Mabcd061100", "the time is missing or wrong"),
            ("M0012005100", "the from square is missing or wrong"),
            ("M001206110022", "the message is longer than it should be"),
            ("M00120611", "the number of captured pieces is missing or wrong"),
            ("M0012061102", "the captured square is missing or wrong"),
            ("E9", "the reason is missing or wrong"),
            ("B005X", "the colour to move is missing or wrong"),
            ("R01short", "the name is missing or wrong"),
            ("é", "the kind is missing or wrong"),
        ] {
            let told = Message::read(text).map(|message| message.write());
            assert_eq!(told.map_err(|error| error.to_string()), Err(error.to_owned()), "{text}");
        }
    }

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        let request = format!("R01{:32}W005075A", "evil\u{1b}[2J");
        let Ok(Message::GameRequest(request)) = Message::read(&request) else { panic!() };
        assert_eq!(request.name, "evil?[2J");
        assert_eq!(Message::read("Chi\u{1b}[2J"), Ok(Message::Chat("hi?[2J".to_owned())));
        assert!(Message::read("K\u{1b}").is_err());
    }

    #[test]
    fn no_text_makes_the_reader_panic() {
        let mut dice = 1_u64;
        let mut roll = |sides: usize| {
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) as usize % sides
        };
        for round in 0..20_000 {
            let mut letters: Vec<char> = EXAMPLES[round % EXAMPLES.len()].chars().collect();
            for _ in 0..=roll(3) {
                let (at, letter) =
                    (roll(letters.len()), ['0', '9', 'Z', ' ', 'é', '\u{1b}'][roll(6)]);
                match roll(3) {
                    0 => letters[at] = letter,
                    1 => letters.truncate(at.max(1)),
                    _ => letters.insert(at, letter),
                }
            }
            crate::dxp::understand(&letters.into_iter().collect::<String>());
        }
    }
}
