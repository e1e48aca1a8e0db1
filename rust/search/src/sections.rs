//! Files of endings: sections one after the other, each behind its length in four bytes.

/// The sections of a file, as far as they are whole.
pub(crate) fn sections(file: &'static [u8]) -> impl Iterator<Item = &'static [u8]> {
    let mut rest = file;
    std::iter::from_fn(move || {
        let (length, after) = rest.split_first_chunk()?;
        let section;
        (section, rest) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        Some(section)
    })
}

/// Puts a section behind the others.
pub(crate) fn append(file: &mut Vec<u8>, section: &[u8]) {
    file.extend((section.len() as u32).to_le_bytes());
    file.extend(section);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_come_back_as_they_were_written_and_half_a_one_does_not() {
        let mut file = Vec::new();
        let all: [&[u8]; 3] = [b"one", b"", b"three"];
        for section in all {
            append(&mut file, section);
        }
        let file: &'static [u8] = file.leak();
        assert_eq!(sections(file).collect::<Vec<_>>(), all);
        assert_eq!(sections(&file[..file.len() - 1]).collect::<Vec<_>>(), all[..2]);
    }
}
