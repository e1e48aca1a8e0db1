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
    [  80,  103,  128,  109], // Men
    [   8,   -4,  -11,   -8], // MenWhenFew
    [ -48,  -36,    5,    6], // Mills
    [  30,   37,   47,  113], // DoubleMills
    [   8,   -2,   -3,   -5], // OpenLines
    [  53,   31,   11,   -1], // HeldLines
    [  -7,   -7,   -2,    3], // Mobility
    [   8,    1,   -8,   -6], // Blocked
    [  37,   20,    8,   -2], // Crossings
    [  24,   14,    3,   -4], // Middles
    [   3,    1,    3,    4], // CustodianLines
    [   5,  -41,    0,    6], // InterventionLines
    [   0,   84,    0,  -11], // Flying
    [   1,   12,   15,   15], // Turn
    [  47,   51,   48,   27], // MoverMill
    [  20,    7,   11,    9], // MoverCustodian
    [ 120,   75,   70,   49], // MoverIntervention
    [   8,  -17,  -31,   -5], // WaiterMill
    [ -33,  -25,  -32,  -19], // WaiterMoreMills
    [ -12,   -6,   -6,   -5], // WaiterCustodian
    [ -13,  -10,   -6,   11], // WaiterIntervention
    [   4,   -4,  -20,  -29], // OnlyWaiter
]);
