//! A match as a document.

use std::fmt;

use prise_game::{SeatResult, Unrated};
use serde::{Deserialize, Serialize};

/// A match as a small JSON document of text values, from which the rules make it again.
///
/// ```json
/// {
///   "game": "draughts",
///   "rules": "draws=standard",
///   "players": [{"name": "Anna"}, {"name": "Prise", "level": 7}],
///   "clock": {"kind": "fischer", "bonus": 5000, "times": [300000, 300000]},
///   "seed": "0",
///   "history": ["32-28", "19-23", "28x19", "!resign 1"],
///   "redo": [],
///   "ms": [5300, 2100, 900, 0],
///   "now": {"position": "B:W19,31,…", "seat": 1, "ply": 4,
///           "times": [298800, 302900],
///           "outcome": {"winner": 0, "reason": "Resignation", "places": [1, 2]}}
/// }
/// ```
///
/// - `history` is what was played, `redo` what was undone: moves in the game's notation, and
///   adjudications behind an exclamation mark (`!resign SEAT`, `!flag SEAT`, `!draw`).
/// - `ms` tells how long each of them took, history first.
/// - `stays` holds what the players did in a moment without ending it: how long they have
///   thought, who offered a draw. Ply 0 is the opening; a moment without either is left out.
/// - `practice` and `unrated` tell what the match is worth: why it does not count for the rating, by
///   the names of [`Unrated`]. `first_end` is the end that counts, where the match goes on
///   after it.
/// - `now` repeats what the board shows. It serves lists, checks the replay, and is where the
///   match goes on if its history cannot be played.
///
/// Every field but `game` may be missing; unknown fields are skipped. So a document of an older
/// version stays readable, and a newer one as far as it is understood.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SavedMatch {
    /// The game's name.
    pub game: String,
    /// The game's rules, as `NAME=VALUE,…`.
    #[serde(default)]
    pub rules: String,
    /// Who sits at each seat.
    #[serde(default)]
    pub players: Vec<SavedPlayer>,
    /// The clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<SavedClock>,
    /// The start position; missing for the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The seed, in decimal: JSON readers lose digits of large numbers.
    #[serde(default)]
    pub seed: String,
    /// The seed from which the game was dealt, in hexadecimal digits, where the dealer alone drew
    /// it: in older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// Whether the match is practice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub practice: bool,
    /// Why the match does not count for the rating, by the names of [`Unrated`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unrated: Vec<String>,
    /// The first end of the match, where it goes on after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_end: Option<SavedFirstEnd>,
    /// What the game was dealt from, where dealer and players shuffled together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<SavedShuffle>,
    /// What each seat had on the clock at the opening, where the clock's setup does not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening_times: Option<Vec<u64>>,
    /// What was played.
    #[serde(default)]
    pub history: Vec<String>,
    /// What was undone, in the order in which it would be redone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redo: Vec<String>,
    /// How many milliseconds each entry took.
    #[serde(default)]
    pub ms: Vec<u64>,
    /// Thinking time and offers by ply.
    #[serde(rename = "stays", default, skip_serializing_if = "Vec::is_empty")]
    pub turn_states: Vec<SavedTurnState>,
    /// What the board shows.
    #[serde(default)]
    pub now: SavedNow,
}

/// What a game was dealt from.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SavedShuffle {
    /// The dealer's secret, in hexadecimal digits.
    pub secret: String,
    /// What the players mixed in, as the text of a [`Contribution`](prise_game::Contribution).
    pub contribution: String,
}

impl fmt::Debug for SavedShuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SavedShuffle(secret)")
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedPlayer {
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// The AI's level; missing for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// The clock's setup.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedClock {
    /// `per-move`, `sudden-death`, `fischer`, `bronstein` or `hourglass`.
    pub kind: String,
    /// The increment or delay in milliseconds, where the kind has one.
    #[serde(default)]
    pub bonus: u64,
    /// Each seat's time in milliseconds.
    pub times: Vec<u64>,
    /// Whether the clock stops while the app is in the background.
    #[serde(default)]
    pub stops_in_background: bool,
}

/// What the players did in a moment without ending it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedTurnState {
    /// The moment: how many entries lead to it.
    pub ply: usize,
    /// How long the player whose turn it is has thought, in milliseconds.
    #[serde(default)]
    pub used: u64,
    /// The draw on offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<SavedOffer>,
}

/// A draw on offer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedOffer {
    /// The seat that offered.
    pub by: u8,
    /// The seats that have agreed.
    #[serde(default)]
    pub agreed: Vec<u8>,
}

/// What the board shows.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SavedNow {
    /// The position, hidden pieces included.
    #[serde(default)]
    pub position: String,
    /// Whose move it is.
    #[serde(default)]
    pub seat: u8,
    /// How many entries were played.
    #[serde(default)]
    pub ply: usize,
    /// What the clocks show, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Vec<u64>>,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<SavedOutcome>,
}

/// The position could tell what lies face-down.
impl fmt::Debug for SavedNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SavedNow")
            .field("seat", &self.seat)
            .field("ply", &self.ply)
            .field("times", &self.times)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedOutcome {
    /// The seat that won; missing for a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
    /// Why, by the name of a [`WinReason`](prise_game::WinReason) or a
    /// [`DrawReason`](prise_game::DrawReason).
    #[serde(default)]
    pub reason: Option<String>,
    /// The place of every seat, 1 for the best; empty in old records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
}

/// The first end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedFirstEnd {
    /// How the game ended.
    #[serde(flatten)]
    pub outcome: SavedOutcome,
    /// Whether the match has gone another way since.
    #[serde(default)]
    pub is_left: bool,
}

/// Start, seed and position could tell what lies face-down, and such output ends in logs.
impl fmt::Debug for SavedMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SavedMatch")
            .field("game", &self.game)
            .field("rules", &self.rules)
            .field("players", &self.players)
            .field("clock", &self.clock)
            .field("history", &self.history)
            .field("redo", &self.redo)
            .field("outcome", &self.now.outcome)
            .finish_non_exhaustive()
    }
}

impl SavedMatch {
    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.now.outcome.is_some()
    }

    /// Why the match does not count for the rating; empty if it does. A match of an older version
    /// does not say so itself: then its players and its start do.
    pub fn unrated(&self) -> Vec<Unrated> {
        let people = self.players.iter().filter(|player| player.level.is_none()).count();
        let holds = |reason: &Unrated| match reason {
            Unrated::NotAgainstComputer if people != 1 => true,
            Unrated::OtherStart if self.start.is_some() => true,
            Unrated::Practice if self.practice => true,
            reason => self.unrated.iter().any(|name| name == reason.name()),
        };
        Unrated::ALL.iter().copied().filter(holds).collect()
    }

    /// Adds a reason why the match does not count for the rating.
    pub(crate) fn note(&mut self, reason: Unrated) {
        if !self.unrated().contains(&reason) {
            self.unrated.push(reason.name().to_owned());
        }
    }
}

impl SavedOutcome {
    /// How the game ended for a seat. Whoever is out has lost, however the others end.
    pub fn result_of(&self, seat: u8) -> SeatResult {
        let place = self.places.get(usize::from(seat));
        match self.winner {
            Some(winner) if winner == seat => SeatResult::Won,
            Some(_) => SeatResult::Lost,
            None if place.is_some_and(|place| *place > 1) => SeatResult::Lost,
            None => SeatResult::Drawn,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}
