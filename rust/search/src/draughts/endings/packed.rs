//! The file of the endings.
//!
//! One section for each class, in the order of [`Class::all`]: its length in bytes as four bytes,
//! little-endian, and its runs. A run is a verdict and how many positions in a row have it.
//! Positions that are never asked for take the verdict of their neighbours, so that the runs are
//! long. The lowest two bits of a run's first byte are the verdict, the next five the low bits of
//! its length less one, the eighth tells whether bytes of seven more bits each follow.

use super::Verdict;
use super::solve::Solution;

/// The runs of a class.
pub(super) fn pack(solution: &Solution) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut run: Option<Verdict> = None;
    let mut length = 0usize;
    for &verdict in solution {
        match (run, verdict) {
            (Some(current), Some(next)) if current != next => {
                push_run(&mut bytes, current, length);
                (run, length) = (verdict, 1);
            }
            _ => {
                run = run.or(verdict);
                length += 1;
            }
        }
    }
    push_run(&mut bytes, run.unwrap_or(Verdict::Draw), length);
    bytes
}

fn push_run(bytes: &mut Vec<u8>, verdict: Verdict, length: usize) {
    let mut rest = length - 1;
    let more = |rest: usize| if rest > 0 { 0x80 } else { 0 };
    let low = (rest & 0x1F) as u8;
    rest >>= 5;
    bytes.push(verdict as u8 | low << 2 | more(rest));
    while rest > 0 {
        let low = (rest & 0x7F) as u8;
        rest >>= 7;
        bytes.push(low | more(rest));
    }
}

/// Calls `visit` with every run: its verdict and length.
pub(super) fn unpack(bytes: &[u8], mut visit: impl FnMut(Verdict, usize)) {
    let mut bytes = bytes.iter();
    while let Some(&first) = bytes.next() {
        let verdict = Verdict::from_bits(first);
        let mut length = usize::from(first >> 2 & 0x1F);
        let mut shift = 5;
        let mut more = first & 0x80 != 0;
        while more && shift < usize::BITS {
            let Some(&byte) = bytes.next() else { break };
            length |= usize::from(byte & 0x7F) << shift;
            shift += 7;
            more = byte & 0x80 != 0;
        }
        visit(verdict, length + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_come_back() {
        let lengths = [1, 2, 31, 32, 33, 4095, 4096, 4097, 1_000_000];
        let verdicts = [Verdict::Win, Verdict::Draw, Verdict::Loss];
        let runs: Vec<_> = lengths.into_iter().zip(verdicts.into_iter().cycle()).collect();
        let solution: Solution =
            runs.iter().flat_map(|&(length, verdict)| vec![Some(verdict); length]).collect();
        let mut found = Vec::new();
        unpack(&pack(&solution), |verdict, length| found.push((length, verdict)));
        assert_eq!(found, runs);
    }

    #[test]
    fn what_is_never_asked_for_lengthens_a_run() {
        let [win, loss] = [Some(Verdict::Win), Some(Verdict::Loss)];
        let packed = pack(&vec![None, win, None, None, win, None, loss, None]);
        assert_eq!(packed.len(), 2);
    }
}
