//! What a puzzle is about. Themes are found by playing the solution through, never guessed.

use std::fmt;

macro_rules! themes {
    ($($(#[$doc:meta])* $name:ident = $text:literal),* $(,)?) => {
        /// What a puzzle is about.
        ///
        /// The order is that of the bits in a file: new ones are added at the end.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Theme { $($(#[$doc])* $name),* }

        impl Theme {
            /// All of them, in the order of their bits.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The name on the command line and in reports.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }
        }
    };
}

themes! {
    /// The solver gives one piece first.
    GiveOne = "give-one",
    /// The solver gives two pieces first.
    GiveTwo = "give-two",
    /// The solver gives three pieces first.
    GiveThree = "give-three",
    /// The solver gives four pieces or more first.
    GiveMany = "give-many",
    /// At most two moves of the solver.
    Short = "short",
    /// Five moves of the solver or more.
    Long = "long",
    /// Few pieces are left.
    Ending = "ending",
    /// A game is saved.
    ForcedDraw = "forced-draw",
    /// Draughts: a man of the solver's is crowned.
    Breakthrough = "breakthrough",
    /// Draughts: a capture is stopped by a piece that it has jumped already and may not jump
    /// twice, and is punished there.
    TurkishStroke = "turkish-stroke",
    /// Draughts: the opponent would rather take fewer, and must take the most.
    Majority = "majority",
    /// Draughts: a king is caught.
    KingTrap = "king-trap",
    /// Draughts: four pieces or more are taken at once.
    BigStroke = "big-stroke",
    /// Mill: a man swings from one mill into another, or closes two at once.
    DoubleMill = "double-mill",
    /// Mill: the opponent is left without a move.
    Block = "block",
    /// Mill: a man is closed in from both ends.
    Custodian = "custodian",
    /// Mill: a man steps between two and takes both.
    Intervention = "intervention",
    /// Mill: a side flies.
    Flying = "flying",
    /// Mill: men are still being placed.
    Placing = "placing",
    /// Dark chess: what lies face-down decides; the best bet is asked for.
    BestBet = "best-bet",
    /// Dark chess: the solution turns a piece up.
    Flip = "flip",
    /// Dark chess: a Cannon captures over its screen.
    CannonShot = "cannon-shot",
    /// Dark chess: a quiet move after which a piece cannot be saved.
    Trap = "trap",
    /// Dark chess: one move attacks two pieces.
    Fork = "fork",
    /// Dark chess: a piece in danger is saved.
    Escape = "escape",
    /// Dark chess: of several captures one is right.
    RightCapture = "right-capture",
    /// Three Kingdoms: a player is put out.
    Elimination = "elimination",
    /// The solution begins with a quiet move.
    QuietMove = "quiet-move",
}

impl Theme {
    /// The theme of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.name() == name)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Themes(u32);

impl Themes {
    /// None.
    pub const NONE: Self = Self(0);

    const KNOWN: u32 = (1 << Theme::ALL.len()) - 1;

    /// The themes whose bits are set; nothing if a bit is not a theme's.
    pub const fn from_bits(bits: u32) -> Option<Self> {
        if bits & !Self::KNOWN == 0 { Some(Self(bits)) } else { None }
    }

    /// A bit for each theme.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether a theme is among them.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u32 & 1 != 0
    }

    /// Adds a theme.
    pub const fn insert(&mut self, theme: Theme) {
        self.0 |= 1 << theme as u32;
    }

    /// The themes, in the order of their bits.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.iter().copied().filter(move |theme| self.contains(*theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Self {
        let mut all = Self::NONE;
        themes.into_iter().for_each(|theme| all.insert(theme));
        all
    }
}
