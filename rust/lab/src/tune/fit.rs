//! The regression.

use prise_draughts::Color;
use prise_search::draughts::Weights;
use prise_search::draughts::evaluation::features::{FULL_BOARD, Features};
use prise_search::draughts::evaluation::region::{self, STATES};
use prise_search::draughts::evaluation::terms::{self, TERMS};
use prise_search::draughts::evaluation::weights::{self, BYTES, STATE_UNITS, TERM_UNITS};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{HUNDREDTHS_PER_UNIT, Sample};

/// How many squares a part of a tall region has: four of its five rows.
const PART_SIZE: usize = 8;
const PART_STATES: usize = 3usize.pow(PART_SIZE as u32);
/// How many parts a region has at most: the upper rows and the lower ones.
const PARTS: usize = 2;
const SQUARES: usize = 50;

// All that is learned lies in one row: the terms, then the men's squares, the parts of regions,
// the states of regions whoever is to move, and what is different for the side that waits and
// the side that moves.
const FIRST_SQUARE: usize = TERMS;
const FIRST_PART: usize = FIRST_SQUARE + SQUARES;
const FIRST_STATE: usize = FIRST_PART + region::COUNT * PARTS * PART_STATES;
const FIRST_BY_TURN: usize = FIRST_STATE + STATES;
const LEARNED: usize = FIRST_BY_TURN + 2 * STATES;

/// The largest weight of a state in a file, in its units.
const LARGEST: f32 = 127.0;

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fit {
    /// How far each step goes.
    pub(super) rate: f32,
    /// How strongly all weights are drawn towards zero.
    pub(super) decay: f32,
}

impl Default for Fit {
    fn default() -> Self {
        Self { rate: 0.03, decay: 1e-4 }
    }
}

impl Fit {
    /// A fit that begins with weights that are good already.
    pub(super) fn gentle() -> Self {
        Self { rate: 0.01, decay: 0.0 }
    }
}

impl Fit {
    /// The same fit at the rate of the pass `pass` of `passes`: the steps become shorter.
    #[must_use]
    pub(super) fn slower(self, pass: u32, passes: u32) -> Self {
        let done = pass as f32 / passes.max(1) as f32;
        Self { rate: self.rate * (1.0 - 0.8 * done), ..self }
    }
}

/// Mixes the samples, so that neighbours do not come from one game.
pub(super) fn shuffle(samples: &mut [Sample], seed: u64) {
    samples.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
}

/// How well a model forecasts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Report {
    /// The mean cross-entropy against what the scores expect.
    pub(super) loss: f64,
    /// The mean squared difference from the result alone, a win being 1 and a loss 0, where there
    /// is a result.
    pub(super) squared_error: f64,
}

/// A weight on the full and on the empty board, with the squared steps so far, which shorten the
/// next one (Adagrad). They begin at a patient value, so that what has been seen only a few times
/// moves little.
#[derive(Clone, Copy)]
struct Learned {
    weight: [f32; 2],
    steps: [f32; 2],
}

const PATIENCE: f32 = 0.5;
/// The same for weights that have been learned before.
const LEARNED_PATIENCE: f32 = 5.0;

impl Default for Learned {
    fn default() -> Self {
        Self { weight: [0.0; 2], steps: [PATIENCE; 2] }
    }
}

/// The evaluation while it learns.
pub(super) struct Model(Vec<Learned>);

impl Default for Model {
    /// A model that knows nothing.
    fn default() -> Self {
        Self(vec![Learned::default(); LEARNED])
    }
}

/// What a position has: places in the model, and how each counts.
struct Found {
    places: Vec<(usize, f32)>,
    /// How much the weights of the full and of the empty board count.
    phase: [f32; 2],
}

impl Model {
    /// A model that goes on from these weights.
    pub(super) fn onto(weights: &Weights) -> Self {
        let known = |weight: [f32; 2], units: i32| {
            let weight = weight.map(|value| value / (HUNDREDTHS_PER_UNIT * units as f32));
            Learned { weight, steps: [LEARNED_PATIENCE; 2] }
        };
        let mut learned = vec![known([0.0; 2], 1); LEARNED];
        for (index, learned) in learned[..TERMS].iter_mut().enumerate() {
            *learned = known(weights.term(index).map(f32::from), TERM_UNITS);
        }
        // What a file says of a state is all there is to say: its parts and squares add nothing.
        let by_turn = learned[FIRST_BY_TURN..].chunks_exact_mut(STATES);
        for (moving, states) in [false, true].into_iter().zip(by_turn) {
            for (state, learned) in states.iter_mut().enumerate() {
                *learned = known(weights.state(state, moving).map(f32::from), STATE_UNITS);
            }
        }
        Self(learned)
    }

    /// Passes over the samples once, in the order given.
    pub(super) fn learn(&mut self, samples: &[Sample], fit: Fit) {
        let mut found = Found::new();
        for sample in samples {
            found.collect(sample);
            let error = self.forecast(&found) - target(sample);
            for &(place, value) in &found.places {
                let learned = &mut self.0[place];
                for (side, share) in found.phase.into_iter().enumerate() {
                    let step = error * value * share + fit.decay * learned.weight[side];
                    learned.steps[side] += step * step;
                    learned.weight[side] -= fit.rate * step / learned.steps[side].sqrt();
                }
            }
        }
    }

    /// How well the model forecasts these samples.
    pub(super) fn check(&self, samples: &[Sample]) -> Report {
        let mut found = Found::new();
        let (mut loss, mut squared_error, mut results) = (0.0, 0.0, 0);
        for sample in samples {
            found.collect(sample);
            let forecast = f64::from(self.forecast(&found)).clamp(1e-6, 1.0 - 1e-6);
            let target = f64::from(target(sample));
            loss -= target * forecast.ln() + (1.0 - target) * (1.0 - forecast).ln();
            if let Some(result) = sample.result {
                squared_error += (forecast - f64::from(expected(result))).powi(2);
                results += 1;
            }
        }
        let mean = |sum: f64, count: usize| sum / count.max(1) as f64;
        Report { loss: mean(loss, samples.len()), squared_error: mean(squared_error, results) }
    }

    fn forecast(&self, found: &Found) -> f32 {
        let worth = |&(place, value): &(usize, f32)| {
            let [full, empty] = self.0[place].weight;
            value * (full * found.phase[0] + empty * found.phase[1])
        };
        logistic(found.places.iter().map(worth).sum())
    }

    /// The weights file.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(BYTES);
        let units = |weight: f32, units: i32| weight * HUNDREDTHS_PER_UNIT * units as f32;
        for term in &self.0[..TERMS] {
            for weight in term.weight {
                // The conversion saturates.
                bytes.extend((units(weight, TERM_UNITS).round() as i16).to_le_bytes());
            }
        }
        let shares = square_shares();
        for index in 0..region::COUNT {
            for state in 0..region::ALL[index].states() {
                for moving in [false, true] {
                    let whole = self.whole_state(&shares, index, state, moving);
                    let [full, empty] = whole.map(|weight| {
                        units(weight, STATE_UNITS).round().clamp(-LARGEST, LARGEST) as i8
                    });
                    bytes.extend(weights::pack(full, empty));
                }
            }
        }
        bytes
    }

    /// The weight of a region's state with the weights of its parts and squares.
    fn whole_state(
        &self,
        shares: &[f32; SQUARES],
        index: usize,
        state: usize,
        moving: bool,
    ) -> [f32; 2] {
        let mut sum = [0.0; 2];
        let mut add = |place: usize, share: f32| {
            sum[0] += share * self.0[place].weight[0];
            sum[1] += share * self.0[place].weight[1];
        };
        places_of_state(index, state, moving).for_each(|place| add(place, 1.0));
        let region = region::ALL[index];
        let mut rest = state;
        for digit in 0..region.size() {
            let square = region.square(digit);
            let share = shares[square];
            match rest % 3 {
                1 => add(FIRST_SQUARE + square, share),
                2 => add(FIRST_SQUARE + SQUARES - 1 - square, -share),
                _ => {}
            }
            rest /= 3;
        }
        sum
    }
}

/// A man's square is in several regions, as either side sees it: what share of its weight each takes.
fn square_shares() -> [f32; SQUARES] {
    let regions_with = |square: usize| {
        let has = |region: &&region::Region| {
            (0..region.size()).any(|digit| region.square(digit) == square)
        };
        region::ALL.iter().filter(has).count()
    };
    std::array::from_fn(|square| {
        1.0 / (regions_with(square) + regions_with(SQUARES - 1 - square)) as f32
    })
}

/// All places that speak of a region's state.
fn places_of_state(index: usize, state: usize, moving: bool) -> impl Iterator<Item = usize> {
    let region = region::ALL[index];
    let tall = region.size() > PART_SIZE + 1;
    // The lower rows of most regions are the upper ones of another.
    let lowest = region.square(0) / 5 == 6;
    let first = FIRST_PART + index * PARTS * PART_STATES;
    let place = region::OFFSETS[index] + state;
    [
        tall.then_some(first + state / 9),
        (tall && lowest).then_some(first + PART_STATES + state % PART_STATES),
        Some(FIRST_STATE + place),
        Some(FIRST_BY_TURN + usize::from(moving) * STATES + place),
    ]
    .into_iter()
    .flatten()
}

impl Found {
    fn new() -> Self {
        Self { places: Vec::with_capacity(256), phase: [0.0; 2] }
    }

    /// Everything that a position has.
    fn collect(&mut self, sample: &Sample) {
        let position = &sample.position;
        let features = Features::of(position);
        let full = features.phase as f32 / FULL_BOARD as f32;
        self.phase = [full, 1.0 - full];
        self.places.clear();
        terms::each(position, &features, |index, value| self.places.push((index, value as f32)));
        for (side, color) in Color::BOTH.into_iter().enumerate() {
            let sign = if color == Color::White { 1.0 } else { -1.0 };
            for square in position.men(color) {
                let square = match color {
                    Color::White => square.point().index(),
                    Color::Black => SQUARES - 1 - square.point().index(),
                };
                self.places.push((FIRST_SQUARE + square, sign));
            }
            let moving = position.to_move() == color;
            for (index, &state) in features.states[side].iter().enumerate() {
                let places = places_of_state(index, state.into(), moving);
                self.places.extend(places.map(|place| (place, sign)));
            }
        }
    }
}

/// What is to be forecast: the share of the point that the score expects for White.
fn target(sample: &Sample) -> f32 {
    logistic(f32::from(sample.score) / HUNDREDTHS_PER_UNIT)
}

/// A result for White as a share of the point.
pub(super) fn expected(result: i8) -> f32 {
    f32::from(result + 1) / 2.0
}

pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_draughts::Position;

    /// Samples whose score follows from material alone.
    fn material_samples() -> Vec<Sample> {
        let fens = [
            ("W:W31-50:B1-19", 1_000),
            ("B:W31-49:B1-20", -1_000),
            ("W:W27,32,38:B8,12", 1_000),
            ("B:W27,32:B8,12,19", -1_000),
            ("W:W28:B19", 0),
            ("B:WK28:BK10", 0),
        ];
        let sample = |(fen, score): (&str, i16)| Sample {
            position: fen.parse().unwrap(),
            score,
            result: Some(score.signum() as i8),
        };
        fens.into_iter().map(sample).collect()
    }

    #[test]
    fn learning_lowers_the_loss_and_learns_the_material() {
        let samples = material_samples();
        let mut model = Model::default();
        let before = model.check(&samples);
        for _ in 0..50 {
            model.learn(&samples, Fit::default());
        }
        let after = model.check(&samples);
        assert!(after.loss < before.loss / 2.0, "{after:?}");
        assert!(after.squared_error < before.squared_error);
    }

    #[test]
    fn the_written_weights_forecast_as_the_model_does() {
        let samples = material_samples();
        let mut model = Model::default();
        for _ in 0..20 {
            model.learn(&samples, Fit::default());
        }
        let weights = Weights::from_bytes(&model.to_bytes()).unwrap();
        for sample in &samples {
            let mut found = Found::new();
            found.collect(sample);
            let forecast = model.forecast(&found);
            let score = weights.evaluate_for_white(&sample.position);
            let written = logistic(score as f32 / HUNDREDTHS_PER_UNIT);
            assert!((forecast - written).abs() < 0.02, "{}", sample.position);
        }
    }

    #[test]
    fn what_goes_on_from_weights_begins_with_them() {
        let weights = Weights::default();
        assert!(Model::onto(&weights).to_bytes() == weights.as_bytes());
    }

    #[test]
    fn the_model_does_not_prefer_a_colour() {
        let mut model = Model::default();
        model.learn(&material_samples(), Fit::default());
        let weights = Weights::from_bytes(&model.to_bytes()).unwrap();
        let position: Position = "W:W27,28,31,45,K50:B12,13,1,16".parse().unwrap();
        let turned: Position = "B:W39,38,50,35:B24,23,20,6,K1".parse().unwrap();
        assert_eq!(weights.evaluate(&position), weights.evaluate(&turned));
    }
}
