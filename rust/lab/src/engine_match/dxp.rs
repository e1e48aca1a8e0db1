//! Draughts programs that speak DXP: they listen, and a game is proposed to them.
//!
//! DXP knows minutes for a game and no time for a move: how long such a program thinks is its own
//! setting. A game begins for it where it has to move for the first time.

use std::net::TcpStream;

use anyhow::{Context, Result, bail};
use prise_cli::dxp::{Claim, GameRequest, Message, Played, VERSION, Wire};
use prise_draughts::{Draughts, Move};
use prise_game::Game;

use super::contestant::Contestant;

/// The minutes that it is told: plenty, because its own setting decides.
const MINUTES: u16 = 60;

/// A program at the other end of a connection.
pub(super) struct DxpEngine {
    wire: Wire,
    /// The game as the program knows it: after its own last move.
    known: Option<Draughts>,
}

impl DxpEngine {
    /// Connects to the program that listens at this address.
    pub(super) fn connect(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).with_context(|| address.to_owned())?;
        Ok(Self { wire: Wire::new(stream)?, known: None })
    }

    /// The next message that is no chat.
    fn receive(&mut self) -> Result<Message> {
        loop {
            match self.wire.receive()?.context("the program has gone")? {
                Message::Chat(_) => {}
                message => return Ok(message),
            }
        }
    }

    fn propose(&mut self, game: &Draughts) -> Result<()> {
        let request = GameRequest {
            version: VERSION,
            name: "Prise".to_owned(),
            follower: game.position().to_move(),
            minutes: MINUTES,
            moves: 0,
            start: Some(*game.position()),
        };
        self.wire.send(&Message::GameRequest(request))?;
        match self.receive()? {
            Message::GameAnswer { code: '0', .. } => Ok(()),
            other => bail!("the program does not accept the game: {other:?}"),
        }
    }
}

impl Contestant<Draughts> for DxpEngine {
    fn new_game(&mut self) -> Result<()> {
        if self.known.take().is_some() {
            self.wire.send(&Message::GameEnd { claim: Claim::Unknown, stop: false })?;
            while !matches!(self.receive()?, Message::GameEnd { .. }) {}
        }
        Ok(())
    }

    fn choose(&mut self, game: &Draughts, played: &[String]) -> Result<Move> {
        match (&self.known, played.last()) {
            (Some(known), Some(answer)) => {
                let answer = Played::new(known.find_move(answer)?, 0);
                self.wire.send(&Message::Move(answer))?;
            }
            _ => self.propose(game)?,
        }
        let Message::Move(chosen) = self.receive()? else { bail!("the program makes no move") };
        let position = game.position();
        let mv = chosen.find(position).with_context(|| format!("not legal in {position}"))?;
        let mut known = game.clone();
        known.play_unchecked(mv);
        self.known = Some(known);
        Ok(mv)
    }

    fn last_score(&self) -> Option<i32> {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;
    use std::thread;

    use prise_draughts::DrawRules;

    use super::*;

    /// Plays the first legal move, and tells what it heard.
    fn first_mover(listener: &TcpListener) -> Vec<String> {
        let mut wire = Wire::new(listener.accept().unwrap().0).unwrap();
        let mut heard = Vec::new();
        let mut game = Draughts::start(&DrawRules::Standard, 0);
        while let Ok(Some(message)) = wire.receive() {
            heard.push(message.write());
            match message {
                Message::GameRequest(request) => {
                    game = Draughts::from_position(request.start.unwrap(), DrawRules::Standard);
                    let answer = Message::GameAnswer { name: "x".to_owned(), code: '0' };
                    wire.send(&answer).unwrap();
                    wire.send(&Message::Chat("hello".to_owned())).unwrap();
                }
                Message::Move(played) => game.play_unchecked(played.find(game.position()).unwrap()),
                end => {
                    wire.send(&end).unwrap();
                    continue;
                }
            }
            let mv = game.legal_moves()[0];
            wire.send(&Message::Move(Played::new(mv, 0))).unwrap();
            game.play_unchecked(mv);
        }
        heard
    }

    #[test]
    fn a_program_is_proposed_the_opening_and_told_the_answers() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let program = thread::spawn(move || first_mover(&listener));
        let mut engine = DxpEngine::connect(&address).unwrap();
        for _ in 0..2 {
            engine.new_game().unwrap();
            let mut game = Draughts::start(&DrawRules::Standard, 0);
            let mut played = Vec::new();
            for text in ["32-28", "", "28-22", ""] {
                let mv = if text.is_empty() {
                    let mv = engine.choose(&game, &played).unwrap();
                    assert_eq!(mv, game.legal_moves()[0]);
                    mv
                } else {
                    game.find_move(text).unwrap_or_else(|_| game.legal_moves()[0])
                };
                played.push(game.notation(mv));
                game.play_unchecked(mv);
            }
        }
        drop(engine);
        let heard = program.join().unwrap();
        let kinds: String = heard.iter().map(|text| &text[..1]).collect();
        assert_eq!(kinds, "RMERM", "a proposal and an answer, an end between two games");
        assert!(heard[0].contains("Z060000B"), "it has Black, and no limit of moves: {}", heard[0]);
    }
}
