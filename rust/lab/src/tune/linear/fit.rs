//! The regression.

use super::sample::Sample;
use crate::tune::fit::logistic;

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fit {
    /// At most so many of Newton's steps.
    pub(super) steps: u32,
    /// How strongly each weight is pulled back to where it began: a weight that is off by a unit of
    /// the logistic function, at a count of one, costs half of this in cross-entropy.
    pub(super) pull: f64,
}

impl Default for Fit {
    fn default() -> Self {
        Self { steps: 20, pull: 300.0 }
    }
}

/// The forecast of weights: the sum, in units of `scale` hundredths, as a share of the point.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Model {
    pub(super) weights: Vec<f32>,
    /// How many hundredths make one unit of the logistic function.
    pub(super) scale: f32,
}

impl Model {
    /// These weights at the scale at which they forecast the results best.
    pub(super) fn best_scale(weights: Vec<f32>, samples: &[Sample]) -> Self {
        let scales = (0..SCALES).map(|step| SMALLEST_SCALE * SCALE_STEP.powi(step));
        let models = scales.map(|scale| Self { weights: weights.clone(), scale });
        let judged = models.map(|model| (model.loss(samples, |sample| sample.result), model));
        let best = judged.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or(Self { weights, scale: 100.0 }, |(_, model)| model)
    }

    fn forecast(&self, sample: &Sample) -> f32 {
        let weighted = |&(place, count): &(u16, f32)| self.weights[usize::from(place)] * count;
        logistic(sample.counts.iter().map(weighted).sum::<f32>() / self.scale)
    }

    /// The mean cross-entropy against what is wanted of each sample.
    pub(super) fn loss(&self, samples: &[Sample], wanted: impl Fn(&Sample) -> f32) -> f64 {
        let loss = |sample: &Sample| {
            let forecast = f64::from(self.forecast(sample)).clamp(1e-6, 1.0 - 1e-6);
            let wanted = f64::from(wanted(sample));
            -wanted * forecast.ln() - (1.0 - wanted) * (1.0 - forecast).ln()
        };
        samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
    }

    /// Moves the weights to where they forecast the targets best (Newton's method). Terms that
    /// often come together would take steps along the slope a very long time to tell apart.
    pub(super) fn learn(&mut self, samples: &[Sample], fit: Fit) {
        let start = self.weights.clone();
        for _ in 0..fit.steps {
            let mut slope = Slope::new(start.len());
            for sample in samples {
                slope.add(sample, self.forecast(sample));
            }
            let scale = f64::from(self.scale);
            for (place, (weight, start)) in self.weights.iter().zip(&start).enumerate() {
                slope.pull(place, fit.pull, f64::from(weight - start) / scale);
            }
            let step = slope.step();
            let longest = step.iter().fold(LONGEST_STEP, |longest, step| longest.max(step.abs()));
            for (weight, step) in self.weights.iter_mut().zip(&step) {
                *weight -= (step * LONGEST_STEP / longest * scale) as f32;
            }
            if step.iter().all(|step| step.abs() * scale < NEAR) {
                break;
            }
        }
    }
}

/// The longest step of a weight, in units of the logistic function. If one is longer all become
/// shorter alike, so that weights that make up for each other stay together.
const LONGEST_STEP: f64 = 2.0;
/// A step of less than this, in hundredths, is the last one.
const NEAR: f64 = 0.1;

/// The first two derivatives of the cross-entropy.
struct Slope {
    first: Vec<f64>,
    /// A row for each weight, filled up to its own column.
    second: Vec<Vec<f64>>,
}

impl Slope {
    fn new(weights: usize) -> Self {
        Self { first: vec![0.0; weights], second: vec![vec![0.0; weights]; weights] }
    }

    fn add(&mut self, sample: &Sample, forecast: f32) {
        let error = f64::from(forecast - sample.target);
        let bend = f64::from(forecast * (1.0 - forecast));
        // Places rise, so those before are of lower columns.
        for (index, &(place, count)) in sample.counts.iter().enumerate() {
            let (place, count) = (usize::from(place), f64::from(count));
            self.first[place] += error * count;
            let row = &mut self.second[place];
            for &(before, other) in &sample.counts[..=index] {
                row[usize::from(before)] += bend * count * f64::from(other);
            }
        }
    }

    fn pull(&mut self, place: usize, strength: f64, moved: f64) {
        self.first[place] += strength * moved;
        self.second[place][place] += strength;
    }

    /// The first derivatives divided by the second ones (Cholesky's decomposition).
    fn step(mut self) -> Vec<f64> {
        let rows = &mut self.second;
        for row in 0..rows.len() {
            let (above, rest) = rows.split_at_mut(row);
            let current = &mut rest[0];
            for column in 0..row {
                let product = dot(&current[..column], &above[column][..column]);
                current[column] = (current[column] - product) / above[column][column];
            }
            let product = dot(&current[..row], &current[..row]);
            current[row] = (current[row] - product).max(SMALLEST_PIVOT).sqrt();
        }
        let mut step = self.first;
        for row in 0..step.len() {
            step[row] = (step[row] - dot(&rows[row][..row], &step[..row])) / rows[row][row];
        }
        for row in (0..step.len()).rev() {
            step[row] /= rows[row][row];
            let solved = step[row];
            for (left, factor) in step[..row].iter_mut().zip(&rows[row]) {
                *left -= factor * solved;
            }
        }
        step
    }
}

/// What is left of a term that others make up altogether, if nothing pulls at it.
const SMALLEST_PIVOT: f64 = 1e-9;

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The scales that are tried.
const SMALLEST_SCALE: f32 = 20.0;
const SCALE_STEP: f32 = 1.1;
const SCALES: i32 = 45;

#[cfg(test)]
mod tests {
    use prise_game::SplitMix64;

    use super::*;

    /// Positions whose results hang on two terms as 100 and -50 hundredths would have it.
    fn samples(seed: u64) -> Vec<Sample> {
        let mut lot = SplitMix64::new(seed);
        let truth = Model { weights: vec![100.0, -50.0, 0.0], scale: 80.0 };
        let mut draw = || lot.below(2_001) as f32 / 500.0 - 2.0;
        let mut position = || Sample {
            counts: (0..3).map(|place| (place, draw())).collect(),
            target: 0.0,
            result: 0.0,
        };
        let positions: Vec<_> = (0..20_000).map(|_| position()).collect();
        let mut lot = SplitMix64::new(!seed);
        let decide = |sample: Sample| {
            let target = truth.forecast(&sample);
            let wins = (lot.below(1_000_000) as f32) < target * 1e6;
            Sample { target, result: f32::from(u8::from(wins)), ..sample }
        };
        positions.into_iter().map(decide).collect()
    }

    fn learned(samples: &[Sample], pull: f64) -> Vec<f32> {
        let mut model = Model { weights: vec![0.0; 3], scale: 80.0 };
        model.learn(samples, Fit { pull, ..Fit::default() });
        model.weights
    }

    #[test]
    fn the_targets_are_forecast() {
        let found = learned(&samples(1), 0.0);
        for (weight, known) in found.iter().zip([100.0, -50.0, 0.0]) {
            assert!((weight - known).abs() < 0.5, "{weight} {known}");
        }
    }

    #[test]
    fn what_decided_the_results_is_found() {
        let mut learn = samples(1);
        for sample in &mut learn {
            sample.target = sample.result;
        }
        let found = learned(&learn, 0.0);
        for (weight, known) in found.iter().zip([100.0, -50.0, 0.0]) {
            assert!((weight - known).abs() < 5.0, "{weight} {known}");
        }
    }

    #[test]
    fn terms_that_come_together_are_told_apart() {
        let mut learn = samples(5);
        for sample in &mut learn {
            let [first, second, third] = [0, 1, 2].map(|term| sample.counts[term].1);
            sample.counts[0].1 = first + 20.0 * third;
            sample.counts[1].1 = second + 20.0 * third;
        }
        // The third weight has to take back what the first two bring in.
        let found = learned(&learn, 0.0);
        for (weight, known) in found.iter().zip([100.0, -50.0, -1_000.0]) {
            assert!((weight - known).abs() < 1.0, "{weight} {known}");
        }
    }

    #[test]
    fn a_term_that_never_comes_stays_as_it_was() {
        let mut model = Model { weights: vec![0.0, 0.0, 0.0, 17.0], scale: 80.0 };
        model.learn(&samples(1), Fit::default());
        assert!((model.weights[3] - 17.0).abs() < 1e-6 && model.weights[0] > 50.0);
    }

    #[test]
    fn the_scale_of_known_weights_is_found() {
        let model = Model::best_scale(vec![100.0, -50.0, 0.0], &samples(3));
        assert!((70.0..92.0).contains(&model.scale), "{}", model.scale);
    }

    #[test]
    fn weights_are_pulled_back_to_where_they_began() {
        let learn = samples(4);
        let moved = |pull| learned(&learn, pull)[0];
        assert!(moved(10_000.0) < 0.9 * moved(1_000.0) && moved(1_000.0) < 0.99 * moved(0.0));
    }
}
