//! The vocabulary every Prise game speaks.
//!
//! A game is a type that implements [`Game`]: whose turn it is ([`Seat`]), which moves are legal,
//! what a move does to the board ([`Step`]), how it ended and why ([`Outcome`]), and how positions
//! and moves are written. Everything above the games (search, store, bridge, command line) is
//! written once against that trait. A [`Match`] is a game being played: who sits where, the
//! history with undo and redo, draw offers and the clocks.
//!
//! This crate and the games are pure: no input or output, no clock, no randomness but a seed that
//! is handed in.

#![forbid(unsafe_code)]

mod adjudication;
mod board;
mod clock;
mod color;
mod contribution;
mod game;
pub mod hex;
mod moves;
mod outcome;
mod picking;
mod play;
mod reasons;
mod repetition;
mod routes;
mod rules;
mod seat;
mod seed;
mod shuffle;
mod sketch;
mod split_mix;
mod step;
mod tree;

pub use adjudication::{Adjudication, AdjudicationError};
pub use board::{Army, Face, Kind, Piece, Placed, Point};
pub use clock::{ClockSetup, Clocks, Control, Millis};
pub use color::Color;
pub use contribution::{Contribution, ContributionError, Touch};
pub use game::Game;
pub use moves::{FindMoveError, IllegalMove, MoveInfo, MoveKind};
pub use outcome::{DrawCounter, DrawReason, Outcome, SeatResult, WinReason};
pub use picking::{Candidate, Picking, Tap};
pub use play::{
    Capture, ClockReading, DrawOffer, DrawOfferError, Entry, Event, FirstEnd, Level, LevelError,
    Log, LogEntry, LogEvent, Marks, Match, PlayError, Player, PlayerKind, ReplayError, ResignError,
    Review, Setup, SetupError, Start, TurnState, UndoRefusal, Unrated,
};
pub use reasons::UnknownReason;
pub use repetition::Repetition;
pub use routes::{Jump, Routes};
pub use rules::{RuleOption, Rules, RulesError};
pub use seat::{Seat, Seats};
pub use seed::Seed;
pub use shuffle::{Secret, Shuffle};
pub use sketch::{Editable, Mirror, Sketch, SketchProblem, SketchSeat, TrayPiece};
pub use split_mix::SplitMix64;
pub use step::Step;
pub use tree::{MoveTree, NodeId, Notes};
