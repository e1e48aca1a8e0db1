//! What a player knows before it begins to search.

/// What a player knows beforehand. By default, what comes with the program.
#[derive(Default, Debug)]
pub struct Knowledge<Weights, Endings> {
    /// How good a calm position is.
    pub weights: Weights,
    /// How endings come out.
    pub endings: Endings,
}

impl<Weights, Endings> Knowledge<Weights, Endings> {
    /// Knowledge made of other weights or ending tables.
    pub fn new(weights: Weights, endings: Endings) -> Self {
        Self { weights, endings }
    }
}
