//! Nine Men's Morris with three kinds of capture.
//!
//! Two players place nine (or twelve) men each on the 24 points of three nested squares, then
//! move them along the lines from point to point; a side that is down to three men flies to any
//! empty point. White begins both phases. A side with fewer than three men has lost, and so has
//! a side that cannot move.
//!
//! A man that is placed, moved or flown can capture in three ways:
//!
//! - **Mill**: it completes a line of three own men. One enemy man is taken, one that does not
//!   stand in a mill itself as long as there is such a man.
//! - **Custodian**: an enemy stands in the middle of a line and own men now hold both ends. That
//!   enemy is taken.
//! - **Intervention**: it lands in the middle of a line with enemies at both ends. Both are taken.
//!
//! Mills protect nobody from the last two. Capturing is compulsory, and each removal is a move of
//! its own. When one move opens several modes the player may take any man that one of them offers,
//! and this first removal decides the mode: see [`Removal`].
//!
//! - [`Position`] is one moment of the game: small, `Copy`, made for search.
//! - [`Mill`] is a game in progress, a position with its history. It implements
//!   [`prise_game::Game`].
//! - [`MillRules`] are the options: diagonals, twelve men, where and when the extra captures
//!   apply, and so on.
//!
//! # Points
//!
//! Points are numbered from 0, eight a ring from the inner ring outwards, clockwise from the
//! middle of the top side; the FEN writes the same numbers with 8 added. Players see names made of
//! file `a`–`g` and rank `1`–`7`.
//!
//! # Where the rules leave room
//!
//! - *Mill without a victim*: if no enemy man is on the board, nothing is due. If the rules give a
//!   man for each mill and fewer are there, the rest lapses, though the count says what the mills
//!   were worth.
//! - *A full board*: twelve men a side can fill all 24 points. Then White, who would have to open
//!   the moving phase, cannot move and has lost; unless Black's last man captured and so made room.
//! - *Hands that are not level*: they do not occur in a game from the start, but a position that is
//!   read may have them. Each side places while it has men in hand and moves when it has none.
//! - *At three*: the options that allow a capture only to a side with three or fewer men count
//!   the men in hand too.
//! - *Draws*: a hundred plies without placement or removal, or the same position for the third
//!   time. The hundredth ply itself may still close a mill, and a player who is left without a
//!   move by it has lost.
//! - *After the end* the turn has passed, in the middle of an intervention too, so the side to move
//!   is the loser unless the game is drawn. The FEN tells every end but resignations, flags and
//!   agreements, which belong to the match.
//!
//! # Example
//!
//! ```
//! use prise_game::{Game, Rules};
//! use prise_mill::{CaptureMode, Mill, MillRules};
//!
//! // A white man on b6 would complete b6-d6-f6, close in b4, and step between a7 and c5.
//! let rules = MillRules::from_text("diagonals=1")?;
//! let text = "***@***@/OO***O@*/**O****@ w p p 4 5 4 5 0 0 0 0 0 0 0 0 5";
//! let mut game = Mill::read(&rules, text)?;
//! game.play(game.find_move("b6")?)?;
//!
//! let mode = |text: &str| Some(game.mode_of(game.find_move(text).ok()?)?);
//! assert_eq!(mode("xe3"), Some(CaptureMode::Mill));
//! assert_eq!(mode("xb4"), Some(CaptureMode::Custodian));
//! assert_eq!(mode("xa7"), Some(CaptureMode::Intervention));
//!
//! // Taking a7 chooses intervention, so c5 has to follow.
//! game.play(game.find_move("xa7")?)?;
//! let legal: Vec<_> = game.legal_moves().into_iter().map(|mv| game.notation(mv)).collect();
//! assert_eq!(legal, ["xc5"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod edit;
mod fen;
mod game;
mod hint;
mod lines;
mod moves;
mod play;
mod points;
mod position;
mod removal;
mod rules;
mod symmetry;
mod zobrist;

pub use prise_game::Color;

pub use fen::{FenError, FenField, FenProblem, TargetFlaw};
pub use game::{Mill, RepetitionKey};
pub use lines::LineKinds;
pub use moves::{CaptureMode, Move};
pub use points::{POINTS, Points, point_name, point_named};
pub use position::{DRAW_PLIES, FEWEST_MEN, LastMill, Phase, Position};
pub use removal::Removal;
pub use rules::MillRules;
