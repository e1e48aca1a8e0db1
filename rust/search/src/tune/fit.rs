//! The regression.

use prise_draughts::eval::pair;
use prise_draughts::eval::pattern::{self, REGIONS, STATES, TABLES};
use prise_draughts::eval::terms::{self, FULL_BOARD, TERMS};
use prise_draughts::eval::weights::{PAIRS, UNITS};
use prise_draughts::eval::{Weights, WeightsError};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{HUNDREDTHS_PER_UNIT, Sample};

/// The states of the part of a region that is four rows high.
const PART_STATES: usize = STATES / 9;
/// How many regions of this height there are for each table: the upper four rows and, so that
/// every place on the board is covered, the lower four.
const PARTS: usize = 2;
const SQUARES: usize = 50;

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How much the result of the game counts in what is to be forecast; the rest is the score.
    pub result_share: f32,
    /// How far each step goes.
    pub rate: f32,
    /// How strongly all weights are drawn towards zero.
    pub decay: f32,
}

impl Default for Fit {
    fn default() -> Self {
        Self { result_share: 0.0, rate: 0.03, decay: 3e-4 }
    }
}

impl Fit {
    /// The same fit at the rate of the pass `pass` of `passes`: the steps become shorter.
    #[must_use]
    pub fn slower(self, pass: u32, passes: u32) -> Self {
        let done = pass as f32 / passes.max(1) as f32;
        Self { rate: self.rate * (1.0 - 0.8 * done), ..self }
    }
}

/// Mixes the samples, so that neighbours do not come from one game.
pub fn shuffle(samples: &mut [Sample], seed: u64) {
    samples.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
}

/// How well a model forecasts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// The mean cross-entropy against the mixture of result and score.
    pub loss: f64,
    /// The mean squared difference from the result alone, a win being 1 and a loss 0, where there
    /// is a result.
    pub squared_error: f64,
}

/// A weight in the opening and in the ending, with the squared steps so far, which shorten the
/// next one (Adagrad). They begin at a patient value, so that what has been seen only a few times
/// moves little.
#[derive(Clone, Copy)]
struct Learned {
    weight: [f32; 2],
    steps: [f32; 2],
}

const PATIENCE: f32 = 2.0;

impl Default for Learned {
    fn default() -> Self {
        Self { weight: [0.0; 2], steps: [PATIENCE; 2] }
    }
}

/// The evaluation while it learns.
pub struct Model {
    /// What it knew before: what is learned is added to it.
    before: Option<Weights>,
    terms: Vec<Learned>,
    squares: Vec<Learned>,
    parts: Vec<Learned>,
    regions: Vec<Learned>,
}

impl Default for Model {
    /// A model that knows nothing.
    fn default() -> Self {
        let learned = |count| vec![Learned::default(); count];
        Self {
            before: None,
            terms: learned(TERMS),
            squares: learned(SQUARES),
            parts: learned(TABLES * PARTS * PART_STATES),
            regions: learned(TABLES * STATES),
        }
    }
}

/// A feature of a position: where its weight is and how it counts.
#[derive(Clone, Copy)]
enum Place {
    Term(usize),
    Square(usize),
    Part(usize),
    Region(usize),
}

impl Model {
    /// A model that goes on from weights that were learned earlier. What has not been seen since
    /// keeps its weight.
    pub fn onto(before: Weights) -> Self {
        Self { before: Some(before), ..Self::default() }
    }

    fn at(&mut self, place: Place) -> &mut Learned {
        match place {
            Place::Term(index) => &mut self.terms[index],
            Place::Square(index) => &mut self.squares[index],
            Place::Part(index) => &mut self.parts[index],
            Place::Region(index) => &mut self.regions[index],
        }
    }

    /// Passes over the samples once, in the order given.
    pub fn learn(&mut self, samples: &[Sample], fit: Fit) {
        let mut features = Vec::with_capacity(128);
        for sample in samples {
            collect(sample, &mut features);
            let phase = phase(sample);
            let error = self.forecast(sample, &features, phase) - target(sample, fit.result_share);
            for &(place, value) in &features {
                let learned = self.at(place);
                for (side, share) in phase.into_iter().enumerate() {
                    let step = error * value * share + fit.decay * learned.weight[side];
                    learned.steps[side] += step * step;
                    learned.weight[side] -= fit.rate * step / learned.steps[side].sqrt();
                }
            }
        }
    }

    /// How well the model forecasts these samples.
    pub fn check(&mut self, samples: &[Sample], fit: Fit) -> Report {
        let mut features = Vec::with_capacity(128);
        let (mut loss, mut squared_error, mut results) = (0.0, 0.0, 0);
        for sample in samples {
            collect(sample, &mut features);
            let forecast =
                f64::from(self.forecast(sample, &features, phase(sample))).clamp(1e-6, 1.0 - 1e-6);
            let target = f64::from(target(sample, fit.result_share));
            loss -= target * forecast.ln() + (1.0 - target) * (1.0 - forecast).ln();
            if let Some(result) = sample.result {
                squared_error += (forecast - f64::from(expected(result))).powi(2);
                results += 1;
            }
        }
        let mean = |sum: f64, count: usize| sum / count.max(1) as f64;
        Report { loss: mean(loss, samples.len()), squared_error: mean(squared_error, results) }
    }

    fn forecast(&mut self, sample: &Sample, features: &[(Place, f32)], phase: [f32; 2]) -> f32 {
        let before = self.before.as_ref();
        let before = before.map_or(0, |before| before.evaluate_for_white(&sample.position));
        let mut sum = before as f32 / HUNDREDTHS_PER_UNIT;
        for &(place, value) in features {
            let [opening, ending] = self.at(place).weight;
            sum += value * (opening * phase[0] + ending * phase[1]);
        }
        logistic(sum)
    }

    /// The weights as the evaluation reads them.
    ///
    /// # Errors
    /// None: the file has the right size by construction, which [`Weights::from_bytes`] confirms.
    pub fn weights(&self) -> Result<Weights, WeightsError> {
        Weights::from_bytes(&self.to_bytes())
    }

    /// The weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(4 * PAIRS);
        let mut index = 0;
        let mut push = |weights: [f32; 2]| {
            let before = self.before.as_ref().map_or([0; 2], |before| before.get(index));
            index += 1;
            let units = [0, 1].map(|side: usize| {
                let units = weights[side] * HUNDREDTHS_PER_UNIT * UNITS as f32;
                let units = (units + f32::from(before[side])).round();
                units.clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
            });
            bytes.extend(pair::pack(units));
        };
        self.terms.iter().for_each(|term| push(term.weight));
        for table in 0..TABLES {
            for state in 0..STATES {
                push(self.whole_region(table, state));
            }
        }
        bytes
    }

    /// The weight of a region's state with the weights of its parts.
    fn whole_region(&self, table: usize, state: usize) -> [f32; 2] {
        let mut sum = self.regions[table * STATES + state].weight;
        let mut add = |learned: &Learned, sign: f32| {
            sum[0] += sign * learned.weight[0];
            sum[1] += sign * learned.weight[1];
        };
        for part in parts(table, state) {
            add(&self.parts[part], 1.0);
        }
        let mut rest = state;
        for index in 0..10 {
            if let Some(square) = owned_square(table, index) {
                match rest % 3 {
                    1 => add(&self.squares[square], 1.0),
                    2 => add(&self.squares[SQUARES - 1 - square], -1.0),
                    _ => {}
                }
            }
            rest /= 3;
        }
        sum
    }
}

/// The parts of a region: its upper four rows and, for the tables in the middle of the board,
/// the lower four, which no other table has as its upper ones.
fn parts(table: usize, state: usize) -> impl Iterator<Item = usize> {
    let upper = (table * PARTS) * PART_STATES + state % PART_STATES;
    let lower = (table * PARTS + 1) * PART_STATES + state / 9;
    let (top, _) = pattern::corner(table);
    [Some(upper), (top == 2).then_some(lower)].into_iter().flatten()
}

/// The square at this place of a table's region, if it is this table that adds the weights of
/// its single squares: every square of the upper half belongs to one table.
fn owned_square(table: usize, index: usize) -> Option<usize> {
    let (top, left) = pattern::corner(table);
    let (row, column) = (top + index / 2, left + index % 2);
    let owns = top == 0 && (left == 0 || left == 2 || left == 3 && column == 4);
    owns.then_some(row * 5 + column)
}

/// Every feature of a position.
fn collect(sample: &Sample, features: &mut Vec<(Place, f32)>) {
    use prise_draughts::Color;

    features.clear();
    let position = &sample.position;
    terms::each(position, |index, value| features.push((Place::Term(index), value as f32)));
    for square in position.men(Color::White) {
        features.push((Place::Square(square.point().index()), 1.0));
    }
    for square in position.men(Color::Black) {
        features.push((Place::Square(SQUARES - 1 - square.point().index()), -1.0));
    }
    let states = pattern::states(position);
    for (region, &state) in states.iter().enumerate() {
        let (table, state) = (region % TABLES, usize::from(state));
        let sign = if region < REGIONS / 2 { 1.0 } else { -1.0 };
        features.extend(parts(table, state).map(|part| (Place::Part(part), sign)));
        features.push((Place::Region(table * STATES + state), sign));
    }
}

/// How much the opening's and the ending's weights count.
fn phase(sample: &Sample) -> [f32; 2] {
    let opening = sample.position.occupied().len() as f32 / FULL_BOARD as f32;
    [opening, 1.0 - opening]
}

/// What is to be forecast: a mixture of the result and what the search expected.
fn target(sample: &Sample, result_share: f32) -> f32 {
    let score = logistic(f32::from(sample.score) / HUNDREDTHS_PER_UNIT);
    let result = sample.result.map_or(score, expected);
    result_share * result + (1.0 - result_share) * score
}

/// A result for White as a share of the point.
fn expected(result: i8) -> f32 {
    f32::from(result + 1) / 2.0
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use prise_draughts::Position;

    /// Samples whose result follows from material alone.
    fn material_samples() -> Vec<Sample> {
        let fens = [
            ("W:W31-50:B1-19", 1),
            ("B:W31-49:B1-20", -1),
            ("W:W27,32,38:B8,12", 1),
            ("B:W27,32:B8,12,19", -1),
            ("W:W28:B19", 0),
            ("B:WK28:BK10", 0),
        ];
        let sample = |(fen, result): (&str, i8)| Sample {
            position: fen.parse().unwrap(),
            score: 0,
            result: Some(result),
        };
        fens.into_iter().map(sample).collect()
    }

    #[test]
    fn learning_lowers_the_loss_and_learns_the_material() {
        let samples = material_samples();
        let fit = Fit { result_share: 1.0, ..Fit::default() };
        let mut model = Model::default();
        let before = model.check(&samples, fit);
        for _ in 0..50 {
            model.learn(&samples, fit);
        }
        let after = model.check(&samples, fit);
        assert!(after.loss < before.loss / 2.0, "{after:?}");
        assert!(after.squared_error < before.squared_error);
    }

    #[test]
    fn the_written_weights_forecast_as_the_model_does() {
        let samples = material_samples();
        let fit = Fit { result_share: 1.0, ..Fit::default() };
        let mut model = Model::default();
        for _ in 0..20 {
            model.learn(&samples, fit);
        }
        let weights = model.weights().unwrap();
        for sample in &samples {
            let mut features = Vec::new();
            collect(sample, &mut features);
            let forecast = model.forecast(sample, &features, phase(sample));
            let score = weights.evaluate_for_white(&sample.position);
            let written = logistic(score as f32 / HUNDREDTHS_PER_UNIT);
            assert!((forecast - written).abs() < 0.02, "{}", sample.position);
        }
    }

    #[test]
    fn a_model_goes_on_from_earlier_weights() {
        let samples = material_samples();
        let fit = Fit { result_share: 1.0, ..Fit::default() };
        let mut first = Model::default();
        first.learn(&samples, fit);
        let mut second = Model::onto(first.weights().unwrap());
        assert_eq!(second.to_bytes(), first.to_bytes());
        second.learn(&samples, fit);
        assert!(second.check(&samples, fit).loss < first.check(&samples, fit).loss);
    }

    #[test]
    fn the_model_does_not_prefer_a_colour() {
        let mut model = Model::default();
        model.learn(&material_samples(), Fit { result_share: 1.0, ..Fit::default() });
        let weights = model.weights().unwrap();
        let position: Position = "W:W27,28,31,45,K50:B12,13,1,16".parse().unwrap();
        let turned: Position = "B:W39,38,50,35:B24,23,20,6,K1".parse().unwrap();
        assert_eq!(weights.evaluate(&position), weights.evaluate(&turned));
    }
}
