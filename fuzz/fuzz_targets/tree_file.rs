//! Any bytes as the pages of a tree file, with and without checksums that fit: an answer or an
//! error, and what passes the check answers every question.
#![no_main]

use libfuzzer_sys::fuzz_target;
use prise_store::explorer::TreeFile;

const PAGE: usize = 4096;
const ROOM: usize = PAGE - 8;

/// Makes pages of the bytes, each with its checksum.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    for (number, content) in bytes.chunks(ROOM).enumerate() {
        let mut content = content.to_vec();
        content.resize(ROOM, 0);
        let sum = (number as u32)
            .to_le_bytes()
            .iter()
            .chain(&content)
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
            });
        file.extend(content);
        file.extend(sum.to_le_bytes());
    }
    file
}

fn ask(file: Vec<u8>) {
    let Ok(tree) = TreeFile::new(file) else { return };
    let is_sound = tree.check().is_ok();
    for key in [0, 1, u64::MAX, 0x2694_9b7b_0b26_2bfc] {
        assert!(tree.moves(key).is_ok() || !is_sound);
    }
}

fuzz_target!(|bytes: &[u8]| {
    ask(bytes.to_vec());
    ask(sealed(bytes));
});
