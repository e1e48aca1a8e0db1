//! Settings, one value a category.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::checked::{put, unseal};
use crate::schema::SETTINGS;
use crate::{Store, StoreError};

/// The settings of one category.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings<T> {
    /// The settings, or the defaults if there are none.
    pub value: T,
    /// Why the saved settings could not be read, if so. They stay in the file until others are
    /// saved in their place.
    pub problem: Option<String>,
}

impl Store {
    /// The settings of a category. What cannot be read is reported and replaced by the default.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn settings<T: DeserializeOwned + Default>(
        &self,
        category: &str,
    ) -> Result<Settings<T>, StoreError> {
        self.connection.read(|transaction| {
            let table = transaction.open_table(SETTINGS)?;
            let Some(sealed) = table.get(category)? else {
                return Ok(Settings { value: T::default(), problem: None });
            };
            Ok(match unseal(&category, sealed.value()) {
                Ok(value) => Settings { value, problem: None },
                Err(why) => Settings { value: T::default(), problem: Some(why.to_string()) },
            })
        })
    }

    /// Saves the settings of a category.
    ///
    /// # Errors
    /// If they have no JSON form, or if the store cannot be written.
    pub fn save_settings<T: Serialize>(&self, category: &str, value: &T) -> Result<(), StoreError> {
        self.connection
            .write(|transaction| put(&mut transaction.open_table(SETTINGS)?, category, value))
    }
}
