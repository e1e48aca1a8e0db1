//! Files of games, of any length and in any encoding, compressed or not.

use std::cell::Cell;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Result};
use std::path::Path;
use std::rc::Rc;

use flate2::bufread::MultiGzDecoder;
use prise_draughts::pdn::decode;

/// How much is read at once.
const CHUNK: usize = 1 << 16;

/// A file that is read once, from its beginning to its end.
pub(crate) struct Source {
    reader: Box<dyn BufRead>,
    /// The length of the file, as it lies on the disk.
    pub(crate) length: u64,
    /// How much of that was read.
    pub(crate) read: Rc<Cell<u64>>,
}

impl Source {
    /// Opens a file.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        let read = Rc::new(Cell::new(0));
        let counted = Counted { file, read: Rc::clone(&read) };
        let mut reader = BufReader::with_capacity(CHUNK, counted);
        let reader: Box<dyn BufRead> = if reader.fill_buf()?.starts_with(&[0x1F, 0x8B]) {
            Box::new(BufReader::with_capacity(CHUNK, MultiGzDecoder::new(reader)))
        } else {
            Box::new(reader)
        };
        Ok(Self { reader, length, read })
    }

    /// The beginning of the text, which stays to be read.
    pub(crate) fn start(&mut self) -> Result<String> {
        Ok(decode(self.reader.fill_buf()?.iter().copied()).collect())
    }

    /// All of the text at once.
    pub(crate) fn text(&mut self) -> Result<String> {
        let mut failure = None;
        let text = self.chars(&mut failure).collect();
        failure.map_or(Ok(text), Err)
    }

    /// The characters one by one. When the file cannot be read on they end, and the failure is
    /// told there.
    pub(crate) fn chars(
        &mut self,
        failure: &mut Option<std::io::Error>,
    ) -> impl Iterator<Item = char> {
        let mut chunk = Vec::with_capacity(CHUNK);
        let mut at = 0;
        decode(std::iter::from_fn(move || {
            if at == chunk.len() {
                (chunk, at) = (self.chunk(std::mem::take(&mut chunk), failure), 0);
            }
            let byte = chunk.get(at).copied();
            at += 1;
            byte
        }))
    }

    fn chunk(&mut self, mut chunk: Vec<u8>, failure: &mut Option<std::io::Error>) -> Vec<u8> {
        chunk.clear();
        match self.reader.fill_buf() {
            Ok(bytes) => {
                chunk.extend_from_slice(bytes);
                self.reader.consume(chunk.len());
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {
                return self.chunk(chunk, failure);
            }
            Err(error) => *failure = Some(error),
        }
        chunk
    }
}

/// A file that knows how much of it was read.
struct Counted {
    file: File,
    read: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let count = self.file.read(buffer)?;
        self.read.set(self.read.get() + count as u64);
        Ok(count)
    }
}
