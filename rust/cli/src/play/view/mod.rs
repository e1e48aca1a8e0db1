//! The pictures that only playing has.

pub(crate) mod menu;
pub(crate) mod shuffling;
#[cfg(test)]
mod tests;
