//! The regression.

use prise_game::SplitMix64;

use super::play::Sample;

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fit {
    /// How often to go through the samples.
    pub(super) passes: u32,
    /// How far the first steps go, in hundredths.
    pub(super) rate: f32,
    /// How strongly a weight is pulled back to where it began, for every sample.
    pub(super) pull: f32,
}

impl Default for Fit {
    fn default() -> Self {
        Self { passes: 8, rate: 2.0, pull: 1e-7 }
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
    /// These weights at the scale at which they forecast best.
    pub(super) fn best_scale(weights: Vec<f32>, samples: &[Sample]) -> Self {
        let scales = (0..SCALES).map(|step| SMALLEST_SCALE * SCALE_STEP.powi(step));
        let models = scales.map(|scale| Self { weights: weights.clone(), scale });
        let judged = models.map(|model| (model.loss(samples), model));
        let best = judged.min_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or(Self { weights, scale: 100.0 }, |(_, model)| model)
    }

    fn forecast(&self, sample: &Sample) -> f32 {
        let sum: f32 =
            sample.counts.iter().map(|(place, count)| self.weights[*place] * count).sum();
        1.0 / (1.0 + (-sum / self.scale).exp())
    }

    /// The mean cross-entropy against the results.
    pub(super) fn loss(&self, samples: &[Sample]) -> f64 {
        let loss = |sample: &Sample| {
            let forecast = f64::from(self.forecast(sample)).clamp(1e-6, 1.0 - 1e-6);
            let result = f64::from(sample.result);
            -result * forecast.ln() - (1.0 - result) * (1.0 - forecast).ln()
        };
        samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
    }

    /// Moves the weights towards what forecasts the samples. Steps become shorter with those that
    /// went before (Adagrad).
    pub(super) fn learn(&mut self, samples: &[Sample], fit: Fit) {
        let start = self.weights.clone();
        let mut steps = vec![1e-6_f32; start.len()];
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut lot = SplitMix64::new(samples.len() as u64);
        for _ in 0..fit.passes {
            lot.shuffle(&mut order);
            for &index in &order {
                let sample = &samples[index];
                let error = self.forecast(sample) - sample.result;
                for &(place, count) in &sample.counts {
                    let pull = fit.pull * (self.weights[place] - start[place]);
                    let step = error * count + pull * samples.len() as f32;
                    steps[place] += step * step;
                    self.weights[place] -= fit.rate * step / steps[place].sqrt();
                }
            }
        }
    }
}

/// The scales that are tried.
const SMALLEST_SCALE: f32 = 20.0;
const SCALE_STEP: f32 = 1.1;
const SCALES: i32 = 45;

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions whose results hang on two terms as 100 and -50 hundredths would have it.
    fn samples(seed: u64) -> Vec<Sample> {
        let mut lot = SplitMix64::new(seed);
        let truth = Model { weights: vec![100.0, -50.0, 0.0], scale: 80.0 };
        let mut draw = || lot.below(2_001) as f32 / 500.0 - 2.0;
        let positions: Vec<_> = (0..20_000)
            .map(|_| Sample { counts: (0..3).map(|place| (place, draw())).collect(), result: 0.0 })
            .collect();
        let mut lot = SplitMix64::new(!seed);
        let decide = |sample: Sample| {
            let wins = (lot.below(1_000_000) as f32) < truth.forecast(&sample) * 1e6;
            Sample { result: f32::from(u8::from(wins)), ..sample }
        };
        positions.into_iter().map(decide).collect()
    }

    #[test]
    fn what_decided_the_results_is_found() {
        let (learn, check) = (samples(1), samples(2));
        let mut model = Model { weights: vec![0.0; 3], scale: 80.0 };
        let before = model.loss(&check);
        model.learn(&learn, Fit { pull: 0.0, ..Fit::default() });
        assert!(model.loss(&check) < before - 0.1);
        for (weight, known) in model.weights.iter().zip([100.0, -50.0, 0.0]) {
            assert!((weight - known).abs() < 12.0, "{weight} {known}");
        }
    }

    #[test]
    fn the_scale_of_known_weights_is_found() {
        let model = Model::best_scale(vec![100.0, -50.0, 0.0], &samples(3));
        assert!((70.0..92.0).contains(&model.scale), "{}", model.scale);
    }

    #[test]
    fn weights_are_pulled_back_to_where_they_began() {
        let learn = samples(4);
        let moved = |pull| {
            let mut model = Model { weights: vec![0.0; 3], scale: 80.0 };
            model.learn(&learn, Fit { pull, ..Fit::default() });
            model.weights[0]
        };
        assert!(moved(1e-6) < moved(1e-7) && moved(1e-7) < moved(0.0) + 1.0);
    }
}
