//! Where the bytes of a tree file come from.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::{Mutex, PoisonError};

/// Bytes that are read a piece at a time.
pub trait ByteSource: Send + Sync {
    /// How many there are.
    ///
    /// # Errors
    /// If that cannot be told.
    fn size(&self) -> io::Result<u64>;

    /// Fills a buffer from a place.
    ///
    /// # Errors
    /// If there are not so many bytes there, or if they cannot be read.
    fn read_at(&self, place: u64, buffer: &mut [u8]) -> io::Result<()>;
}

fn from_slice(bytes: &[u8], place: u64, buffer: &mut [u8]) -> io::Result<()> {
    let from = usize::try_from(place).ok().and_then(|from| bytes.get(from..));
    let found = from.and_then(|from| from.get(..buffer.len()));
    buffer.copy_from_slice(found.ok_or(io::ErrorKind::UnexpectedEof)?);
    Ok(())
}

/// What is part of the program.
impl ByteSource for &'static [u8] {
    fn size(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> io::Result<()> {
        from_slice(self, place, buffer)
    }
}

/// What a browser hands in.
impl ByteSource for Vec<u8> {
    fn size(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> io::Result<()> {
        from_slice(self, place, buffer)
    }
}

impl ByteSource for Mutex<File> {
    fn size(&self) -> io::Result<u64> {
        Ok(self.lock().unwrap_or_else(PoisonError::into_inner).metadata()?.len())
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> io::Result<()> {
        let mut file = self.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(place))?;
        file.read_exact(buffer)
    }
}
