//! The file of the endings.
//!
//! For plain rules and then for those with extra captures, one section for each class in the order of
//! [`Class::ALL`](super::placement::Class::ALL): its length in bytes as four bytes, little-endian, how
//! many distances there are in it, these distances, and its runs. A run is a distance and how many
//! positions in a row have it. Positions that are never asked for take the distance of their
//! neighbours, so that the runs are long. The lowest five bits of a run's first byte say which of the
//! distances it is, the next two are the low bits of its length less one, the eighth tells whether
//! bytes of seven more bits each follow.

use super::solve::Distance;
use crate::large_pages;

/// How many bits say which distance a run has.
const WHICH_BITS: u32 = 5;
/// How many bits of its length the first byte of a run has.
const LENGTH_BITS: u32 = 2;

/// The section of a class, without its length. `None` stands for what is never asked for.
pub(super) fn pack(distances: &[Option<Distance>]) -> Vec<u8> {
    let mut known: Vec<_> = distances.iter().flatten().copied().collect();
    known.sort_unstable();
    known.dedup();
    assert!(known.len() <= 1 << WHICH_BITS, "{} distances in a class", known.len());
    let mut bytes = vec![known.len() as u8];
    bytes.extend(&known);
    let which = |distance| known.binary_search(&distance).unwrap_or(0) as u8;
    let (mut run, mut length) = (None, 0usize);
    for &distance in distances {
        match (run, distance) {
            (Some(current), Some(next)) if current != next => {
                push_run(&mut bytes, which(current), length);
                (run, length) = (distance, 1);
            }
            _ => {
                run = run.or(distance);
                length += 1;
            }
        }
    }
    if length > 0 {
        push_run(&mut bytes, run.map_or(0, which), length);
    }
    bytes
}

fn push_run(bytes: &mut Vec<u8>, which: u8, length: usize) {
    let mut rest = length - 1;
    let more = |rest: usize| if rest > 0 { 0x80 } else { 0 };
    let low = (rest & ((1 << LENGTH_BITS) - 1)) as u8;
    rest >>= LENGTH_BITS;
    bytes.push(which | low << WHICH_BITS | more(rest));
    while rest > 0 {
        let low = (rest & 0x7F) as u8;
        rest >>= 7;
        bytes.push(low | more(rest));
    }
}

/// The distances of a section of so many positions.
pub(super) fn unpack(bytes: &[u8], size: usize) -> Box<[Distance]> {
    let mut distances = Vec::with_capacity(size);
    large_pages::ask_for(distances.spare_capacity_mut());
    let count = bytes.first().copied().unwrap_or(0).into();
    if let Some((known, runs)) = bytes.get(1..).and_then(|rest| rest.split_at_checked(count)) {
        let mut runs = runs.iter();
        while let Some(&first) = runs.next() {
            let which = first & ((1 << WHICH_BITS) - 1);
            let mut length = usize::from(first >> WHICH_BITS) & ((1 << LENGTH_BITS) - 1);
            let (mut shift, mut more) = (LENGTH_BITS, first & 0x80 != 0);
            while more && shift < usize::BITS {
                let Some(&byte) = runs.next() else { break };
                length |= usize::from(byte & 0x7F) << shift;
                shift += 7;
                more = byte & 0x80 != 0;
            }
            let distance = known.get(usize::from(which)).copied().unwrap_or(0);
            distances.resize((distances.len() + length + 1).min(size), distance);
        }
    }
    distances.resize(size, 0);
    distances.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_come_back() {
        let lengths = [1, 2, 3, 4, 5, 511, 512, 513, 65_536, 65_537, 100_000];
        let distances = [0, 3, 4, 33, 34, 255];
        let all: Vec<_> = (lengths.into_iter().zip(distances.into_iter().cycle()))
            .flat_map(|(length, distance)| vec![distance; length])
            .collect();
        let packed = pack(&all.iter().copied().map(Some).collect::<Vec<_>>());
        assert_eq!(unpack(&packed, all.len()).as_ref(), all);
        assert_eq!(unpack(&packed, all.len() + 3).len(), all.len() + 3, "a file cut short");
        assert_eq!(unpack(&packed, 7).as_ref(), &all[..7], "a file too long");
    }

    #[test]
    fn what_is_never_asked_for_lengthens_a_run() {
        let packed = pack(&[None, Some(4), None, None, Some(4), None, Some(3), None]);
        assert_eq!(packed.len(), 1 + 2 + 3, "two distances, a run of five and one of two");
        assert_eq!(unpack(&packed, 8).as_ref(), [4, 4, 4, 4, 4, 4, 3, 3]);
    }

    #[test]
    fn nothing_is_packed_and_unpacked() {
        assert!(unpack(&pack(&[]), 0).is_empty());
        assert_eq!(unpack(&[], 2).as_ref(), [0, 0]);
    }
}
