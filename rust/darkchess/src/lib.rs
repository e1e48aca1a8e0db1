//! Dark chess, in which the pieces lie face-down at the start and nobody knows what is where.
//!
//! Two games share this crate. In both, a turn is one action: turn up a face-down piece, move one
//! of one's own face-up pieces, or capture with it. A face-down piece blocks the way and serves
//! as a Cannon's screen, but it cannot be captured.
//!
//! **[`Classic`]** (banqi) is for two, on 8 rows × 4 columns of cells that are all covered at the
//! start. The first flip gives its colour to the flipper. Every piece steps one cell along a row
//! or column and captures, in the same way, an enemy of equal or lower rank: General, Advisor,
//! Minister, Rook, Horse, Cannon, Soldier. But the General cannot take a Soldier, a Soldier can
//! take the General, and the Cannon captures differently: anything, at any distance along a line,
//! over exactly one piece in between. A player with no pieces or no legal action loses. With the
//! option `tournament`, 60 plies without flip or capture are a draw, and so is the fourth
//! occurrence of a position.
//!
//! **[`ThreeKingdoms`]** is for three, on the 45 crossings of 5 files and 9 ranks, with the pieces
//! in four blocks in the corners. Green has both Generals and the ten Soldiers, Red and Black have
//! the ten other men of their colour. A player gets an army by turning up a piece of one that
//! nobody has, and until then can only turn up pieces. General and Rook slide along lines, the
//! Cannon slides and captures over one screen, the Soldier steps along a line and the Advisor
//! across, the Minister leaps two points across and the Horse like a knight, over anything. There
//! are no ranks. After 60 actions without a capture the game is drawn. A player whose army has no
//! pieces, or whose turn comes with no legal action, is out; the last player in wins.
//!
//! # Shape
//! - [`RuleSet`]: what makes one game different from the other, as tables. [`ClassicRules`] and
//!   [`ThreeKingdomsRules`] implement it; everything else is written once.
//! - [`Position`]: what everybody sees. Small, [`Copy`], made for search.
//! - [`DarkChess`]: a position and the secret under it. It speaks [`prise_game::Game`], and it is
//!   the dealer's alone: players get its [`View`].
//! - [`Shuffle`], [`Commitment`] and [`Proof`]: the shuffle, which dealer and players make together,
//!   and the proof that it was not tampered with.
//!
//! # Example
//! ```
//! use prise_darkchess::ThreeKingdoms;
//! use prise_game::{Army, Game, Seat};
//!
//! // Two red men on the board, a green General under the only face-down piece.
//! let cells = "R....\
//!              .....\
//!              ..@..\
//!              .....\
//!              .....\
//!              .....\
//!              .....\
//!              .....\
//!              h...C";
//! let mut game = ThreeKingdoms::read(&(), &format!("{cells}/K/R-B/0/60/-"))?;
//!
//! let rook = game.find_move("a9-a1")?;
//! game.play(rook)?; // the Rook takes the Horse, and Black is out
//! assert!(game.is_out(Seat::THIRD));
//!
//! let flip = game.find_move("c7")?;
//! game.play(flip)?; // seat 1 gets Green
//! assert_eq!(game.army_of(Seat::SECOND), Some(Army::new(0)));
//! assert_eq!(game.to_move(), Seat::FIRST);
//! assert_eq!(game.write(), "............K...........................R...C/-/RGB/0/59/2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod classic;
mod commitment;
mod deal;
mod edit;
mod error;
mod game;
mod geometry;
mod keys;
mod man;
mod moves;
mod notation;
mod points;
mod position;
mod proof;
mod ruleset;
mod text;
mod three_kingdoms;
mod turn;

pub use classic::{ClassicOptions, ClassicRules};
pub use commitment::{Commitment, FairnessError};
pub use error::PositionError;
pub use game::{DarkChess, View};
pub use geometry::{Geometry, Reach};
pub use man::{Cell, MAX_MEN, Man, Prey, Profile};
pub use moves::Move;
pub use points::{MAX_POINTS, PointSet, Points};
pub use position::Position;
pub use prise_game::hex::HexError;
pub use prise_game::{Contribution, Secret, Seed, Shuffle, Touch};
pub use proof::{Origin, Proof, ProofError};
pub use ruleset::{Allotment, Clock, RuleSet};
pub use three_kingdoms::ThreeKingdomsRules;

/// Classic Dark Chess, for two.
pub type Classic = DarkChess<ClassicRules>;

/// Three Kingdoms Dark Chess, for three.
pub type ThreeKingdoms = DarkChess<ThreeKingdomsRules>;
