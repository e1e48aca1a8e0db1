//! The proof of a fair deal as a text that can be kept, sent and checked.

use std::fmt::{self, Write};
use std::iter::Peekable;
use std::str::FromStr;

use prise_game::hex::{self, HexError};
use prise_game::{Contribution, ContributionError, Secret, Seed, Shuffle};
use thiserror::Error;

use crate::commitment::{Commitment, FairnessError, short};
use crate::ruleset::RuleSet;
use crate::{ClassicRules, ThreeKingdomsRules};

/// What a deal was made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A seed of the dealer's alone: `prise/deal/1`.
    Dealer(Seed),
    /// The dealer's secret and what the players mixed in: `prise/deal/2`.
    Mixed(Shuffle),
}

impl Origin {
    /// The seed that the pieces are shuffled with.
    pub fn seed(&self) -> Seed {
        match self {
            Self::Dealer(seed) => *seed,
            Self::Mixed(shuffle) => shuffle.seed(),
        }
    }
}

/// All that shows that a deal was fair, told after the game.
///
/// Its text is one line a value, in this order. What was mixed in has one or two lines, as in
/// [`Contribution`]. In `prise/deal/1` the lines of the secret and of what was mixed in are
/// missing. Empty lines and lines that begin with `#` mean nothing, and lines may end with a
/// carriage return and a line feed.
///
/// ```text
/// prise/deal/2
/// game dark-chess
/// commitment 64 hexadecimal digits
/// secret 64 hexadecimal digits
/// words abracadabra
/// seed 64 hexadecimal digits
/// deal the letters of the 32 pieces in reading order
/// ```
///
/// ```
/// use prise_darkchess::{Classic, ClassicRules, Origin, Proof};
/// use prise_game::{Contribution, Game, Secret, Shuffle};
///
/// let shuffle = Shuffle::new(Secret::from_bytes([42; 32]), Contribution::new([], "abracadabra"));
/// let start = Classic::deal(&Default::default(), &shuffle.seed()).write();
/// let proof = Proof::new::<ClassicRules>(Origin::Mixed(shuffle), start.split('/').nth(1).unwrap());
/// assert_eq!(proof.verify(), Ok(()));
/// assert_eq!(proof.to_string().parse(), Ok(proof));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    game: &'static str,
    commitment: [u8; 32],
    origin: Origin,
    /// What is said to be the seed.
    seed: Seed,
    /// What is said to have been played.
    deal: String,
}

/// The games that are dealt, and how a deal of each is checked.
const GAMES: [(&str, Check); 2] = [
    (ClassicRules::ID, check::<ClassicRules>),
    (ThreeKingdomsRules::ID, check::<ThreeKingdomsRules>),
];

type Check = fn(&Proof) -> Result<(), FairnessError>;

fn check<R: RuleSet>(proof: &Proof) -> Result<(), FairnessError> {
    let commitment = Commitment::<R>::from_hash(proof.commitment);
    match &proof.origin {
        Origin::Dealer(seed) => commitment.verify(seed, &proof.deal),
        Origin::Mixed(shuffle) if commitment != Commitment::to_secret(shuffle.secret()) => {
            Err(FairnessError::OtherSecret)
        }
        Origin::Mixed(shuffle) if proof.seed != shuffle.seed() => Err(FairnessError::NotMixed),
        Origin::Mixed(shuffle) => commitment.verify_shuffle(shuffle, &proof.deal),
    }
}

impl Proof {
    /// The proof of a deal that was played: the letters of the pieces in reading order.
    pub fn new<R: RuleSet>(origin: Origin, deal: &str) -> Self {
        let commitment = match &origin {
            Origin::Dealer(seed) => Commitment::<R>::to(seed),
            Origin::Mixed(shuffle) => Commitment::<R>::to_secret(shuffle.secret()),
        };
        let (commitment, seed) = (*commitment.hash(), origin.seed());
        Self { game: R::ID, commitment, origin, seed, deal: deal.to_owned() }
    }

    /// The game.
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// What was promised, in 64 hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex::write(&self.commitment)
    }

    /// What was promised, as in [`Commitment::short`].
    pub fn short_commitment(&self) -> String {
        short(&self.commitment)
    }

    /// What the deal was made from.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// What the players mixed in; nothing where they could not.
    pub const fn contribution(&self) -> Option<&Contribution> {
        match &self.origin {
            Origin::Dealer(_) => None,
            Origin::Mixed(shuffle) => Some(shuffle.contribution()),
        }
    }

    /// The seed, as it is told.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The letters of the pieces in reading order, as they are told.
    pub fn deal(&self) -> &str {
        &self.deal
    }

    /// Whether everything fits together: the secret was promised, the seed is made of it and of
    /// what the players mixed in, and the pieces are those that the seed gives.
    ///
    /// Whether this commitment was shown before the game, the players must remember.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn verify(&self) -> Result<(), FairnessError> {
        GAMES.iter().filter(|(id, _)| *id == self.game).try_for_each(|(_, check)| check(self))
    }

    /// The text with notes for whoever finds it: what it is, and how to check it.
    pub fn to_file(&self) -> String {
        let mut text = "# What proves that a deal of Prise was fair.\n".to_owned();
        text.push_str("# To check it: prise verify-deal FILE\n\n");
        text.push_str(&self.to_string());
        text.push_str("\n# Or without any program of ours, in a shell:\n");
        for (command, digits) in self.commands() {
            // Writing into a string never fails.
            let _ = write!(text, "# $ {command}\n# {digits}  -\n");
        }
        text
    }

    /// What to type into a shell to work the hashes out without any of our programs, each with the
    /// 64 digits that it must print: first the commitment, then the seed where it is a hash.
    pub fn commands(&self) -> Vec<(String, String)> {
        let game = self.game;
        match &self.origin {
            Origin::Dealer(seed) => {
                let (seed, deal) = (seed.reveal(), &self.deal);
                let opening = format!("prise/deal/1\ngame {game}\nseed {seed}\ndeal {deal}\n");
                vec![(hash_command(&opening), self.commitment())]
            }
            Origin::Mixed(shuffle) => {
                let secret = shuffle.secret().reveal();
                let opening = format!("prise/deal/2\ngame {game}\nsecret {secret}\n");
                vec![
                    (hash_command(&opening), self.commitment()),
                    (hash_command(&shuffle.seed_text()), self.seed.reveal()),
                ]
            }
        }
    }
}

/// The shell command that prints the SHA-256 of a text of whole lines.
fn hash_command(text: &str) -> String {
    let quoted = |line: &str| format!(" '{}'", line.replace('\'', r"'\''"));
    format!(r"printf '%s\n'{} | sha256sum", text.lines().map(quoted).collect::<String>())
}

/// It says nothing that could not be said during the game: such output ends in logs.
impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Proof({} {})", self.game, self.short_commitment())
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let version = match self.origin {
            Origin::Dealer(_) => 1,
            Origin::Mixed(_) => 2,
        };
        writeln!(f, "prise/deal/{version}\ngame {}\ncommitment {}", self.game, self.commitment())?;
        if let Origin::Mixed(shuffle) = &self.origin {
            write!(f, "secret {}\n{}", shuffle.secret().reveal(), shuffle.contribution())?;
        }
        writeln!(f, "seed {}\ndeal {}", self.seed.reveal(), self.deal)
    }
}

impl FromStr for Proof {
    type Err = ProofError;

    fn from_str(text: &str) -> Result<Self, ProofError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let said = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut lines = Lines(said.peekable());
        let version = lines.next().ok_or(ProofError::Empty)?;
        let is_mixed = match version {
            (_, "prise/deal/1") => false,
            (_, "prise/deal/2") => true,
            (line, other) => return Err(ProofError::Version { line, found: shown(other) }),
        };
        let (line, name) = lines.value("game")?;
        let (game, _) = *GAMES
            .iter()
            .find(|(id, _)| *id == name)
            .ok_or_else(|| ProofError::Game { line, found: shown(name) })?;
        let commitment = lines.digits("commitment")?;
        let origin = if is_mixed {
            let secret = Secret::from_bytes(lines.digits("secret")?);
            Some(Shuffle::new(secret, lines.contribution()?))
        } else {
            None
        };
        let seed = Seed::from_bytes(lines.digits("seed")?);
        let origin = origin.map_or(Origin::Dealer(seed), Origin::Mixed);
        let (line, deal) = lines.value("deal")?;
        if deal.is_empty() || !deal.bytes().all(|letter| letter.is_ascii_alphabetic()) {
            return Err(ProofError::Deal { line });
        }
        match lines.next() {
            Some((line, found)) => Err(ProofError::Extra { line, found: shown(found) }),
            None => Ok(Self { game, commitment, origin, seed, deal: deal.to_owned() }),
        }
    }
}

/// The lines that say something, with their numbers from 1.
struct Lines<'a, I: Iterator<Item = (usize, &'a str)>>(Peekable<I>);

impl<'a, I: Iterator<Item = (usize, &'a str)>> Lines<'a, I> {
    fn next(&mut self) -> Option<(usize, &'a str)> {
        self.0.next()
    }

    /// The value of the line that must come next.
    fn value(&mut self, field: &'static str) -> Result<(usize, &'a str), ProofError> {
        let (line, text) = self.next().ok_or(ProofError::Missing { field })?;
        let value = text.strip_prefix(field).and_then(|rest| rest.strip_prefix(' '));
        match value {
            Some(value) => Ok((line, value)),
            None => Err(ProofError::Field { line, field, found: shown(text) }),
        }
    }

    fn digits(&mut self, field: &'static str) -> Result<[u8; 32], ProofError> {
        let (line, value) = self.value(field)?;
        hex::read(value).map_err(|error| ProofError::Digits { line, field, error })
    }

    /// All lines up to the seed.
    fn contribution(&mut self) -> Result<Contribution, ProofError> {
        let mut text = String::new();
        let mut first = None;
        while let Some((line, part)) = self.0.next_if(|(_, line)| !line.starts_with("seed ")) {
            first = first.or(Some(line));
            text.push_str(part);
            text.push('\n');
        }
        text.parse().map_err(|error| ProofError::Contribution { line: first, error })
    }
}

/// A piece of somebody's text that can be shown in a line: short, and nothing that a terminal would
/// obey.
fn shown(text: &str) -> String {
    let start: String = text.chars().take(40).flat_map(char::escape_debug).collect();
    if text.chars().count() > 40 { format!("{start}…") } else { start }
}

/// Why a text is not a proof.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ProofError {
    /// It says nothing at all.
    #[error("there is nothing in it")]
    Empty,
    /// It does not begin as a proof does.
    #[error("line {line}: 'prise/deal/1' or 'prise/deal/2' expected, not '{found}'")]
    Version {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// Another line should stand here.
    #[error("line {line}: '{field} …' expected, not '{found}'")]
    Field {
        /// The line, from 1.
        line: usize,
        /// What should stand there.
        field: &'static str,
        /// What stands there.
        found: String,
    },
    /// It ends too early.
    #[error("it ends where '{field} …' should come")]
    Missing {
        /// What should come.
        field: &'static str,
    },
    /// Nothing is dealt in this game, or there is no such game.
    #[error("line {line}: '{found}' is no game that is dealt")]
    Game {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// Something else than 64 hexadecimal digits.
    #[error("line {line}: {field}: {error}")]
    Digits {
        /// The line, from 1.
        line: usize,
        /// What it should be.
        field: &'static str,
        /// What is wrong.
        error: HexError,
    },
    /// What the players mixed in cannot be understood.
    #[error("{}{error}", line.map_or_else(String::new, |line| format!("line {line}: ")))]
    Contribution {
        /// The first of its lines, from 1; nothing if there is none.
        line: Option<usize>,
        /// What is wrong.
        error: ContributionError,
    },
    /// The deal is not a row of letters.
    #[error("line {line}: the deal must be a row of letters, one a piece")]
    Deal {
        /// The line, from 1.
        line: usize,
    },
    /// It goes on after its end.
    #[error("line {line}: nothing more expected, but '{found}'")]
    Extra {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
}
