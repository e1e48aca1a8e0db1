//! Moves and the three modes of capture.

use std::fmt;

use prise_game::{FindMoveError, Point};

use crate::points::{point_name, point_named};

/// One move. A turn that captures is several of them by the same side.
///
/// ```
/// use prise_mill::Move;
///
/// let mv: Move = "d6-d7".parse()?;
/// assert_eq!(mv.to_string(), "d6-d7");
/// assert!(matches!("xd5".parse()?, Move::Remove(_)));
/// # Ok::<(), prise_game::FindMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A man comes from the hand onto an empty point: `d6`.
    Place(Point),
    /// A man goes along a line to the next point, or flies to any: `d6-d7`.
    Shift {
        /// Where it stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// An enemy man is taken off: `xd5`.
    Remove(Point),
}

/// The way in which a man is captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CaptureMode {
    /// The mover closed a mill: one man for it, or one for each mill if the rules say so.
    Mill,
    /// The mover closed in a man from both ends of its line: that man.
    Custodian,
    /// The mover stepped between two men: both of them.
    Intervention,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place(at) => f.write_str(point_name(at)),
            Self::Shift { from, to } => write!(f, "{}-{}", point_name(from), point_name(to)),
            Self::Remove(at) => write!(f, "x{}", point_name(at)),
        }
    }
}

impl std::str::FromStr for Move {
    type Err = FindMoveError;

    /// Reads a move; spaces around it and capital letters do no harm.
    fn from_str(text: &str) -> Result<Self, FindMoveError> {
        let malformed = |reason, at| FindMoveError::Malformed { text: text.to_owned(), reason, at };
        let letters: Vec<char> = text.chars().map(|letter| letter.to_ascii_lowercase()).collect();
        let first = letters.iter().position(|letter| !letter.is_whitespace());
        let first = first.ok_or_else(|| malformed("nothing written", 1))?;
        let last = letters.iter().rposition(|letter| !letter.is_whitespace()).unwrap_or(first);
        let letters = &letters[first..=last];

        // The point named by the two characters from `at` on.
        let point = |at: usize| {
            let name: String = letters.iter().skip(at).take(2).collect();
            point_named(&name).ok_or_else(|| malformed("no such point", first + at + 1))
        };
        let end = |at: usize| {
            if letters.len() > at {
                Err(malformed("more than one move", first + at + 1))
            } else {
                Ok(())
            }
        };
        if letters[0] == 'x' {
            let at = point(1)?;
            end(3)?;
            return Ok(Self::Remove(at));
        }
        let from = point(0)?;
        if letters.get(2) == Some(&'-') {
            let to = point(3)?;
            end(5)?;
            return Ok(Self::Shift { from, to });
        }
        end(2)?;
        Ok(Self::Place(from))
    }
}
