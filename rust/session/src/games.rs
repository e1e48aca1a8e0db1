//! The games, and what a table has to know of each beyond rules and player.

use prise_darkchess::{Commitment, DarkChess, Origin, Proof, RuleSet};
use prise_draughts::Draughts;
use prise_game::{Editable, Face, Game, MoveKind, MoveTree, Placed, Rules, Seat, Secret};
use prise_mill::{CaptureMode, Mill, Phase};
use prise_search::Playable;
use prise_store::explorer::Explorable;

use crate::deal::Promise;

/// A game that is played at a table.
pub trait TableGame: Playable + Editable + Explorable {
    /// Sets of rules that are worth a name, beside the default: `NAME=VALUE,…`.
    const PRESETS: &'static [(&'static str, &'static str)] = &[];

    /// Whether the board has the diagonals of twelve men's morris.
    fn has_diagonals(_rules: &Self::Rules) -> bool {
        false
    }

    /// The group in which an option of the rules is shown.
    fn group(_option: &str) -> &'static str {
        "draws"
    }

    /// Which way of capturing a legal move would choose, where the game has several.
    fn capture_mode(&self, _mv: Self::Move) -> Option<CaptureMode> {
        None
    }

    /// The texts of all legal moves, which are handed in so that they need not be found again.
    fn notations(&self, legal: &[Self::Move]) -> Vec<String> {
        legal.iter().map(|mv| self.notation(*mv)).collect()
    }

    /// The texts of the moves of a line. It ends where a hidden piece would have to be looked at:
    /// only the first move is always known.
    fn line_texts(&self, moves: &[Self::Move]) -> Vec<String> {
        let mut game = self.clone();
        let mut texts = Vec::new();
        for mv in moves {
            if game.require_legal(*mv).is_err() {
                break;
            }
            texts.push(game.notation(*mv));
            if game.info(*mv).kind == MoveKind::Flip {
                break;
            }
            game.play_unchecked(*mv);
        }
        texts
    }

    /// The phase of the game, where it has phases.
    fn phase(&self) -> Option<Phase> {
        None
    }

    /// How many pieces a player still has to bring in, where pieces come from the hand.
    fn in_hand(&self, _seat: Seat) -> Option<u8> {
        None
    }

    /// What is promised about the dealer's half of a shuffle, where the game is dealt.
    fn promise(_secret: &Secret) -> Option<Promise> {
        None
    }

    /// What proves that this opening was dealt fairly, where the game is dealt.
    fn proof(&self, _origin: Origin) -> Option<Proof> {
        None
    }

    /// A tree of moves as PDN, where the game has it.
    fn to_pdn(_start: &Self, _tree: &MoveTree<Self::Move>, _name: &str) -> Option<String> {
        None
    }

    /// The pieces of an opening that was dealt like this, turned up.
    fn turned_up(_deal: &str) -> Vec<Placed> {
        Vec::new()
    }
}

impl TableGame for Draughts {
    const PRESETS: &'static [(&'static str, &'static str)] = &[("fmjd-2015", "draws=fmjd-2015")];

    fn notations(&self, legal: &[Self::Move]) -> Vec<String> {
        legal.iter().map(|mv| self.position().notation_among(*mv, legal)).collect()
    }

    fn to_pdn(start: &Self, tree: &MoveTree<Self::Move>, name: &str) -> Option<String> {
        Some(crate::study::pdn::write(start, tree, name))
    }
}

impl<R: RuleSet> TableGame for DarkChess<R>
where
    Self: Playable + Editable + Explorable,
{
    /// Three Kingdoms has no options.
    const PRESETS: &'static [(&'static str, &'static str)] =
        if R::Options::OPTIONS.is_empty() { &[] } else { &[("tournament", "tournament=1")] };

    fn promise(secret: &Secret) -> Option<Promise> {
        let commitment = Commitment::<R>::to_secret(secret);
        Some(Promise { commitment: commitment.to_string(), short: commitment.short() })
    }

    fn proof(&self, origin: Origin) -> Option<Proof> {
        let text = self.write();
        text.split('/').nth(1).map(|deal| Proof::new::<R>(origin, deal))
    }

    fn turned_up(deal: &str) -> Vec<Placed> {
        let men = deal.chars().filter_map(R::man_of_letter);
        let face = |man| Face::Shown(R::profile(man).piece());
        R::LAYOUT.iter().zip(men).map(|(at, man)| Placed { at, face: face(man) }).collect()
    }
}

impl TableGame for Mill {
    const PRESETS: &'static [(&'static str, &'static str)] = &[
        ("plain", "custodian=0,intervention=0"),
        ("twelve", "pieces=12,diagonals=1,custodian=0,intervention=0"),
    ];

    fn has_diagonals(rules: &Self::Rules) -> bool {
        rules.diagonals()
    }

    fn group(option: &str) -> &'static str {
        match option {
            "pieces" | "diagonals" => "board",
            "flying" => "movement",
            option if option.starts_with("custodian") => "custodian",
            option if option.starts_with("intervention") => "intervention",
            _ => "removal",
        }
    }

    fn capture_mode(&self, mv: Self::Move) -> Option<CaptureMode> {
        self.mode_of(mv)
    }

    fn phase(&self) -> Option<Phase> {
        Some(self.position().phase())
    }

    fn in_hand(&self, seat: Seat) -> Option<u8> {
        let side = prise_mill::Color::BOTH.get(seat.index())?;
        Some(self.position().in_hand(*side))
    }
}
