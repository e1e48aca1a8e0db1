//! SHA-256 once more, written from its specification, so that what the crate hashes is not checked
//! with what it hashes with.

/// The hash in hexadecimal digits.
pub(crate) fn sha256(text: &str) -> String {
    let length = text.len() as u64 * 8;
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(0x80);
    bytes.resize(bytes.len().next_multiple_of(64), 0);
    if text.len() % 64 >= 56 {
        bytes.resize(bytes.len() + 64, 0);
    }
    let end = bytes.len() - 8;
    bytes[end..].copy_from_slice(&length.to_be_bytes());
    let primes: Vec<u32> = (2..312).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
    let constants: Vec<u32> = primes.iter().map(|prime| root_fraction(*prime, 3)).collect();
    let mut state: Vec<u32> = primes[..8].iter().map(|prime| root_fraction(*prime, 2)).collect();
    for block in bytes.chunks(64) {
        let mut words: Vec<u32> = block
            .chunks(4)
            .map(|four| four.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)))
            .collect();
        for at in 16..64 {
            let (early, late) = (words[at - 15], words[at - 2]);
            let mixed_early = early.rotate_right(7) ^ early.rotate_right(18) ^ early >> 3;
            let mixed_late = late.rotate_right(17) ^ late.rotate_right(19) ^ late >> 10;
            let sum = words[at - 16].wrapping_add(mixed_early).wrapping_add(words[at - 7]);
            words.push(sum.wrapping_add(mixed_late));
        }
        let mut v = state.clone();
        for (word, constant) in words.iter().zip(&constants) {
            let choice = v[4] & v[5] ^ !v[4] & v[6];
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            let one = v[4].rotate_right(6) ^ v[4].rotate_right(11) ^ v[4].rotate_right(25);
            let zero = v[0].rotate_right(2) ^ v[0].rotate_right(13) ^ v[0].rotate_right(22);
            let first =
                [one, choice, *constant, *word].iter().fold(v[7], |a, b| a.wrapping_add(*b));
            v.rotate_right(1);
            v[4] = v[4].wrapping_add(first);
            v[0] = first.wrapping_add(zero).wrapping_add(majority);
        }
        for (state, value) in state.iter_mut().zip(v) {
            *state = state.wrapping_add(value);
        }
    }
    state.iter().map(|word| format!("{word:08x}")).collect()
}

/// The first 32 bits behind the point of a square or cubic root, by trying.
fn root_fraction(number: u32, degree: u32) -> u32 {
    // The greatest `root` with root^degree <= number * 2^(32 * degree).
    let fits = |root: u128| {
        let high = (root >> 32) as f64 + (root & 0xffff_ffff) as f64 / 4_294_967_296.0;
        if (high.powi(degree as i32) - f64::from(number)).abs() > 1e-6 {
            return high.powi(degree as i32) < f64::from(number);
        }
        // Near the root the exact product decides: root has at most 37 bits.
        let target = u128::from(number) << 96;
        let power = if degree == 2 { (root * root) << 32 } else { root * root * root };
        power <= target
    };
    let root = (0..37).rev().fold(0_u128, |root, bit| {
        let tried = root | 1 << bit;
        if fits(tried) { tried } else { root }
    });
    root as u32
}

#[test]
fn the_second_sha_256_gives_the_known_answers() {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    let two_blocks = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
    assert_eq!(sha256(""), empty);
    assert_eq!(sha256("abc"), abc);
    assert_eq!(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"), two_blocks);
}
