//! What the terms are worth.

use prise_mill::{DRAW_PLIES, Position};

use super::terms::{STAGES, Stage, TERMS, values_if};

/// The weights of all terms in all stages, in hundredths of a man.
pub type WeightTable = [[i32; TERMS]; STAGES];

/// The weights of the evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For rules under which only mills capture.
    pub plain: WeightTable,
    /// For rules with custodian or intervention captures.
    pub extra: WeightTable,
}

impl Default for Weights {
    fn default() -> Self {
        Self { plain: PLAIN, extra: EXTRA }
    }
}

impl Weights {
    /// How good a position is for the side to move, in hundredths of a man. No removal is due in
    /// it and the game goes on.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let stage = Stage::of(position) as usize;
        let sum = if position.rules().has_extra_captures() {
            weighted_sum(&values_if::<true>(position), &self.extra[stage])
        } else {
            weighted_sum(&values_if::<false>(position), &self.plain[stage])
        };
        // An advantage is worth less the nearer the draw comes: so whoever has it gets on with it.
        let left = FADE - i32::from(position.plies().min(DRAW_PLIES));
        sum * left / FADE
    }
}

#[inline]
fn weighted_sum(values: &[i32; TERMS], weights: &[i32; TERMS]) -> i32 {
    values.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

/// An advantage fades by one part in so many with every ply without a placement or a removal.
const FADE: i32 = 2 * DRAW_PLIES as i32;

/// Written by term, used by stage.
const fn by_stage(rows: &[[i32; STAGES]; TERMS]) -> WeightTable {
    let mut table = [[0; TERMS]; STAGES];
    let mut term = 0;
    while term < TERMS {
        let mut stage = 0;
        while stage < STAGES {
            table[stage][term] = rows[term][stage];
            stage += 1;
        }
        term += 1;
    }
    table
}

// The columns are the stages: opening, placing, moving, flying.

#[rustfmt::skip]
const PLAIN: WeightTable = by_stage(&[
    [  83,   73,  157,  129], // Men
    [ -18,   17,   -5,  -14], // MenWhenFew
    [ -12,   -9,  -14,    3], // Mills
    [  30,   94,   64,  120], // DoubleMills
    [  12,    5,  -10,    4], // OpenLines
    [  46,   50,   25,   -3], // HeldLines
    [   6,    3,   -3,    1], // Mobility
    [  11,  -13,  -27,    5], // Blocked
    [  13,   23,   17,    5], // Crossings
    [  -1,   11,    8,   -1], // Middles
    [   0,    0,    0,    0], // CustodianLines
    [   0,    0,    0,    0], // InterventionLines
    [   0,    0,    0, -144], // Flying
    [   5,   13,   13,   17], // Turn
    [  52,   90,   94,   17], // MoverMill
    [   0,    0,    0,    0], // MoverCustodian
    [   0,    0,    0,    0], // MoverIntervention
    [  24,   -1,  -25,   14], // WaiterMill
    [ -55,  -69,  -22,   -9], // WaiterMoreMills
    [   0,    0,    0,    0], // WaiterCustodian
    [   0,    0,    0,    0], // WaiterIntervention
    [   9,    3,  -50,  -64], // OnlyWaiter
]);

#[rustfmt::skip]
const EXTRA: WeightTable = by_stage(&[
    [  83,  107,  112,   74], // Men
    [  11,   -3,   -9,   -3], // MenWhenFew
    [ -43,  -30,   20,    2], // Mills
    [  30,   38,   55,  113], // DoubleMills
    [   8,   -5,    2,   -3], // OpenLines
    [  39,   32,   12,    2], // HeldLines
    [  -7,   -6,   -3,    1], // Mobility
    [   2,   -6,  -13,   -2], // Blocked
    [  33,   15,    5,   -1], // Crossings
    [  15,    6,    6,   -2], // Middles
    [   3,   -2,    3,    2], // CustodianLines
    [   5,  -41,   -5,    4], // InterventionLines
    [   0,   85,    0,   -6], // Flying
    [  -3,    5,   12,   16], // Turn
    [  45,   55,   49,   20], // MoverMill
    [  22,    8,    8,    6], // MoverCustodian
    [ 119,   72,   75,   54], // MoverIntervention
    [  21,  -12,  -27,   -2], // WaiterMill
    [ -35,  -33,  -29,   -5], // WaiterMoreMills
    [ -15,   -6,   -4,    1], // WaiterCustodian
    [ -16,   -7,   -8,    9], // WaiterIntervention
    [  -5,   -2,  -29,  -40], // OnlyWaiter
]);
