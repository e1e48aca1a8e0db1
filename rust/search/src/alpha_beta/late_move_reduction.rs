//! Late-move reduction: how late a move is, as the product of the logarithms of the depth and of its place in the list.
//!
//! The table is worked out by the compiler. The logarithm of a machine's own library may differ in
//! its last digit from that of another machine, and one digit is enough to search another tree.

/// Depths and places in the list from here on count as the one before.
const LONGEST: usize = 64;

/// The product of the logarithms of a depth and of a place in the list, by depth and place. The
/// first move is at place zero, and half a place is added to every one.
static LATENESS: [[f32; LONGEST]; LONGEST] = {
    let mut table = [[0.0; LONGEST]; LONGEST];
    let mut depth = 1;
    while depth < LONGEST {
        let mut place = 0;
        while place < LONGEST {
            let nth = if place == 0 { 1 } else { place };
            table[depth][place] = ln(depth as f64) as f32 * ln(nth as f64 + 0.5) as f32;
            place += 1;
        }
        depth += 1;
    }
    table
};

/// How late the move at a place of the list is at this depth.
#[inline]
pub(super) fn lateness(depth: i32, place: usize) -> f32 {
    LATENESS[(depth.max(0) as usize).min(LONGEST - 1)][place.min(LONGEST - 1)]
}

/// The natural logarithm of a number that is not below one.
const fn ln(number: f64) -> f64 {
    let (mut rest, mut powers) = (number, 0.0);
    while rest >= 2.0 {
        rest /= 2.0;
        powers += 1.0;
    }
    // ln x = 2 artanh((x - 1) / (x + 1)), a series that gains a digit with every term here.
    let t = (rest - 1.0) / (rest + 1.0);
    let (mut term, mut sum, mut odd) = (t, 0.0, 1.0);
    while odd < 60.0 {
        sum += term / odd;
        term *= t * t;
        odd += 2.0;
    }
    2.0 * sum + powers * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_machine_but_for_the_last_digit() {
        for number in (2..400).map(|half| f64::from(half) / 2.0) {
            assert!(
                (ln(number) - number.ln()).abs() <= 4.0 * f64::EPSILON * number.ln(),
                "{number}"
            );
        }
    }

    #[test]
    fn moves_grow_later_with_depth_and_place() {
        assert_eq!(lateness(1, 5).to_bits(), 0);
        assert_eq!(lateness(200, 200).to_bits(), lateness(63, 63).to_bits());
        for depth in 2..63 {
            for place in 1..63 {
                assert!(lateness(depth, place + 1) > lateness(depth, place));
                assert!(lateness(depth + 1, place) > lateness(depth, place));
            }
        }
    }
}
