//! Messages over a connection: each ends with a zero byte.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use anyhow::{Context, Result, bail};

use super::message::Message;

/// No message is longer.
const LONGEST: u64 = 1024;

/// A connection to another program.
pub struct Wire {
    incoming: BufReader<TcpStream>,
    outgoing: TcpStream,
}

impl Wire {
    /// Over this connection.
    ///
    /// # Errors
    /// If the connection is broken.
    pub fn new(stream: TcpStream) -> Result<Self> {
        stream.set_nodelay(true)?;
        Ok(Self { incoming: BufReader::new(stream.try_clone()?), outgoing: stream })
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection is broken.
    pub fn send(&mut self, message: &Message) -> Result<()> {
        let mut bytes = message.write().into_bytes();
        bytes.push(0);
        self.outgoing.write_all(&bytes).context("the connection")
    }

    /// Waits for a message; nothing if the other side has gone away.
    ///
    /// # Errors
    /// If the connection is broken, or what comes is no message.
    pub fn receive(&mut self) -> Result<Option<Message>> {
        let mut bytes = Vec::new();
        let mut limited = self.incoming.by_ref().take(LONGEST);
        if limited.read_until(0, &mut bytes).context("the connection")? == 0 {
            return Ok(None);
        }
        if bytes.pop() != Some(0) {
            bail!("a message has no end");
        }
        // What programs of another age put into names and chat is not worth a game.
        let letter = |byte: &u8| if byte.is_ascii() { char::from(*byte) } else { '?' };
        let text: String = bytes.iter().map(letter).collect();
        Ok(Some(Message::read(&text)?))
    }
}
