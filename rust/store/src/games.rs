//! The games there are.

pub use prise_darkchess::{Classic, ThreeKingdoms};
pub use prise_draughts::Draughts;
pub use prise_mill::Mill;

/// Calls a generic function with the game of this name as its first type argument:
/// `with_game!(name, run(arguments), unknown)` calls `run::<Draughts>(arguments)` for `draughts`,
/// and the answer to any other name is `Err(unknown(name))`.
///
/// This is the registry: a new game is one more line here and its name in [`GAMES`].
#[macro_export]
macro_rules! with_game {
    ($name:expr, $($function:ident)::+($($argument:expr),* $(,)?), $unknown:expr) => {
        match $name {
            "draughts" => $($function)::+::<$crate::games::Draughts>($($argument),*),
            "mill" => $($function)::+::<$crate::games::Mill>($($argument),*),
            "dark-chess" => $($function)::+::<$crate::games::Classic>($($argument),*),
            "three-kingdoms" => $($function)::+::<$crate::games::ThreeKingdoms>($($argument),*),
            unknown => Err($unknown(unknown)),
        }
    };
}

/// The names of the games, in the order in which they are offered.
pub const GAMES: &[&str] = &["draughts", "mill", "dark-chess", "three-kingdoms"];

#[cfg(test)]
mod tests {
    use prise_game::Game;

    use super::*;

    #[test]
    fn every_game_answers_to_its_name() {
        #[allow(clippy::unnecessary_wraps, reason = "an unknown game is the error")]
        fn id<G: Game>() -> Result<&'static str, String> {
            Ok(G::ID)
        }
        for name in GAMES {
            assert_eq!(with_game!(*name, id(), str::to_owned), Ok(*name));
        }
        assert_eq!(with_game!("checkers", id(), str::to_owned), Err("checkers".to_owned()));
    }
}
