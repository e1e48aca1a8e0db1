//! The sixteen ways in which the board looks the same: turned, in the mirror, and with the inner
//! and the outer ring exchanged. No rule tells them apart.

use prise_game::{Color, Point};

use crate::points::POINTS;
use crate::position::Position;
use crate::removal::Removal;
use crate::zobrist;

const RING: usize = 8;
const WAYS: usize = 16;

/// Where each point lies in each of the ways; the first changes nothing.
const MAPS: [[u8; POINTS]; WAYS] = {
    let mut maps = [[0; POINTS]; WAYS];
    let mut way = 0;
    while way < WAYS {
        let (turn, is_mirrored, is_swapped) = (2 * (way % 4), way & 4 != 0, way & 8 != 0);
        let mut point = 0;
        while point < POINTS {
            let (ring, place) = (point / RING, point % RING);
            let place = if is_mirrored { RING - place } else { place };
            let ring = if is_swapped { 2 - ring } else { ring };
            maps[way][point] = (ring * RING + (place + turn) % RING) as u8;
            point += 1;
        }
        way += 1;
    }
    maps
};

impl Position {
    /// A key that is the same for all positions that are one another's images on a board that is
    /// turned, in the mirror, or with its rings exchanged: what follows is the same game in all of
    /// them.
    ///
    /// ```
    /// use prise_mill::Mill;
    /// use prise_game::Game;
    ///
    /// let key_after = |mv: &str| {
    ///     let mut game = Mill::start(&Default::default(), 0);
    ///     game.play(game.find_move(mv).unwrap()).unwrap();
    ///     game.position().symmetric_key()
    /// };
    /// assert_eq!(key_after("a7"), key_after("e3"), "corners");
    /// assert_ne!(key_after("a7"), key_after("d7"));
    /// ```
    pub fn symmetric_key(&self) -> u64 {
        MAPS.iter().map(|map| self.key_in(map)).min().unwrap_or_default()
    }

    fn key_in(&self, map: &[u8; POINTS]) -> u64 {
        let at = |point: Point| Point::new(map[point.index()]);
        let removal = self.removal;
        let removal = Removal::new(
            removal.custodian().iter().map(at).collect(),
            removal.intervention().iter().map(at).collect(),
            removal.mills(),
        );
        let mut key = zobrist::to_move(self.to_move) ^ zobrist::removal(removal);
        for side in Color::BOTH {
            key ^= zobrist::in_hand(side, self.in_hand(side));
            key = self.men(side).iter().fold(key, |key, point| key ^ zobrist::man(side, at(point)));
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use prise_game::{Game, SplitMix64};

    use super::*;
    use crate::{Mill, MillRules};

    #[test]
    fn every_way_keeps_lines_and_is_a_way_of_its_own() {
        for (way, map) in MAPS.iter().enumerate() {
            let mut seen = *map;
            seen.sort_unstable();
            assert!(seen.iter().enumerate().all(|(index, at)| index == usize::from(*at)));
            assert!(MAPS[..way].iter().all(|other| other != map));
        }
    }

    /// The images of a position have the images of its moves, and lead to the same keys.
    #[test]
    fn the_same_game_goes_on_in_every_image() {
        for rules in ["", "pieces=12,diagonals=1,custodian-diagonals=1"] {
            let rules: MillRules = prise_game::Rules::from_text(rules).unwrap();
            let mut dice = SplitMix64::new(7);
            for map in &MAPS {
                let (mut one, mut other) = (Mill::start(&rules, 0), Mill::start(&rules, 0));
                for _ in 0..60 {
                    let moves = one.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    let mv = moves[dice.next() as usize % moves.len()];
                    let info = one.info(mv);
                    let image = |at: Point| Point::new(map[at.index()]);
                    let theirs = other.legal_moves().into_iter().find(|theirs| {
                        let other = other.info(*theirs);
                        other.to == image(info.to)
                            && other.from == info.from.map(image)
                            && other.kind == info.kind
                    });
                    one.play(mv).unwrap();
                    other.play(theirs.expect("its image is legal")).unwrap();
                    let keys = [&one, &other].map(|game| game.position().symmetric_key());
                    assert_eq!(keys[0], keys[1]);
                }
            }
        }
    }
}
