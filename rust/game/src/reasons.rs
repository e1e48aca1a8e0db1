//! Reasons that records keep by name.

use thiserror::Error;

/// A reason's name that is not one of ours.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown reason '{0}'")]
pub struct UnknownReason(String);

impl UnknownReason {
    pub(crate) fn new(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// Declares an enum of reasons together with the names under which records keep them, so that
/// the two cannot drift apart.
macro_rules! reasons {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// Every reason there is.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The name under which records keep this reason.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => stringify!($variant),)+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownReason;

            fn from_str(text: &str) -> Result<Self, $crate::UnknownReason> {
                Self::ALL
                    .iter()
                    .copied()
                    .find(|reason| reason.name() == text)
                    .ok_or_else(|| $crate::UnknownReason::new(text))
            }
        }
    };
}
pub(crate) use reasons;
