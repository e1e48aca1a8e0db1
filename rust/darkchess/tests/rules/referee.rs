//! A slow referee, written to be obviously right: the board is a map from names of points to
//! letters, a move is legal if a sentence of the rules says so, and nothing is kept that can be
//! worked out again. It shares no code with the crate.

use std::collections::BTreeMap;

/// File and rank, both from 1.
type Place = (i32, i32);

#[derive(Clone)]
pub(crate) struct Referee {
    three: bool,
    tournament: bool,
    /// Letter, and whether it is face-up.
    board: BTreeMap<Place, (char, bool)>,
    owners: Vec<char>,
    seat: usize,
    clock: i32,
    out: Vec<usize>,
    /// Every position that has stood.
    stood: Vec<String>,
    pub(crate) outcome: Option<String>,
}

fn name((file, rank): Place) -> String {
    format!("{}{rank}", (b'a' + file as u8 - 1) as char)
}

impl Referee {
    /// Takes over a game that begins with this canonical text.
    pub(crate) fn new(three: bool, tournament: bool, text: &str) -> Self {
        let fields: Vec<&str> = text.split('/').collect();
        let (files, ranks) = if three { (5, 9) } else { (4, 8) };
        let mut hidden = fields[1].chars();
        let mut board = BTreeMap::new();
        for (index, letter) in fields[0].chars().enumerate() {
            let place = (index as i32 % files + 1, ranks - index as i32 / files);
            match letter {
                '.' => {}
                '@' => _ = board.insert(place, (hidden.next().unwrap(), false)),
                _ => _ = board.insert(place, (letter, true)),
            }
        }
        let mut referee = Self {
            three,
            tournament,
            board,
            owners: fields[2].chars().collect(),
            seat: fields[3].parse().unwrap(),
            clock: fields[4].parse().unwrap(),
            out: vec![],
            stood: vec![],
            outcome: None,
        };
        referee.stood.push(referee.what_stands());
        referee
    }

    fn army(&self, letter: char) -> char {
        match letter {
            'K' | 'k' | 'P' | 'p' if self.three => 'G',
            _ if self.three => {
                if letter.is_uppercase() {
                    'R'
                } else {
                    'B'
                }
            }
            _ => {
                if letter.is_uppercase() {
                    'r'
                } else {
                    'b'
                }
            }
        }
    }

    fn between(&self, a: Place, b: Place) -> usize {
        let inside = |x: i32, p: i32, q: i32| p.min(q) < x && x < p.max(q);
        self.board
            .keys()
            .filter(|c| {
                (a.0 == b.0 && c.0 == a.0 && inside(c.1, a.1, b.1))
                    || (a.1 == b.1 && c.1 == a.1 && inside(c.0, a.0, b.0))
            })
            .count()
    }

    fn may_go(&self, from: Place, to: Place) -> bool {
        let Some(&(letter, true)) = self.board.get(&from) else { return false };
        if self.army(letter) != self.owners[self.seat] || from == to {
            return false;
        }
        let target = match self.board.get(&to) {
            Some((_, false)) => return false,
            Some((victim, true)) if self.army(*victim) == self.army(letter) => return false,
            Some((victim, true)) => Some(*victim),
            None => None,
        };
        let (dx, dy) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
        let straight = dx == 0 || dy == 0;
        let screens = self.between(from, to);
        if self.three {
            return match letter.to_ascii_uppercase() {
                'P' => dx + dy == 1,
                'A' => dx == 1 && dy == 1,
                'E' => dx == 2 && dy == 2,
                'H' => dx * dy == 2,
                'C' => straight && screens == usize::from(target.is_some()),
                _ => straight && screens == 0,
            };
        }
        match (letter.to_ascii_uppercase(), target.map(|victim| victim.to_ascii_uppercase())) {
            (_, None) => dx + dy == 1,
            ('C', Some(_)) => straight && screens == 1,
            _ if dx + dy != 1 => false,
            ('K', Some('P')) => false,
            ('P', Some('K')) => true,
            (own, Some(other)) => {
                let rank = |letter| "KGMRNCP".find(letter);
                rank(own) <= rank(other)
            }
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.outcome.is_some() {
            return moves;
        }
        for (place, (_, up)) in &self.board {
            if !up {
                moves.push(name(*place));
            }
            for file in 1..=if self.three { 5 } else { 4 } {
                for rank in 1..=if self.three { 9 } else { 8 } {
                    if self.may_go(*place, (file, rank)) {
                        moves.push(format!("{}-{}", name(*place), name((file, rank))));
                    }
                }
            }
        }
        moves.sort();
        moves
    }

    fn place(text: &str) -> Place {
        let bytes = text.as_bytes();
        (i32::from(bytes[0] - b'a') + 1, i32::from(bytes[1] - b'0'))
    }

    pub(crate) fn play(&mut self, text: &str) {
        let mut quiet = true;
        let mut flip = false;
        let nobody_has_an_army = self.owners.iter().all(|owner| *owner == '-');
        if let Some((from, to)) = text.split_once('-') {
            let piece = self.board.remove(&Self::place(from)).unwrap();
            quiet = self.board.insert(Self::place(to), piece).is_none();
        } else {
            flip = true;
            let piece = self.board.get_mut(&Self::place(text)).unwrap();
            piece.1 = true;
            let army = self.army(self.board[&Self::place(text)].0);
            self.assign(army);
        }
        if self.three {
            match (quiet, nobody_has_an_army) {
                (true, false) => self.clock -= 1,
                _ => self.clock = 60,
            }
        } else if quiet && !flip {
            self.clock += 1;
        } else {
            self.clock = 0;
        }
        self.next_seat();
        self.judge();
    }

    fn assign(&mut self, army: char) {
        if self.owners.contains(&army) {
            return;
        }
        if !self.three {
            self.owners = vec!['?', '?'];
            self.owners[self.seat] = army;
            self.owners[1 - self.seat] = if army == 'r' { 'b' } else { 'r' };
            return;
        }
        if self.owners[self.seat] == '-' {
            self.owners[self.seat] = army;
            return;
        }
        let more = self.board.values().any(|(letter, up)| !up && self.army(*letter) == army);
        let waiting: Vec<usize> =
            (0..3).filter(|s| self.owners[*s] == '-' && !self.out.contains(s)).collect();
        if !more && waiting.len() == 1 {
            self.owners[waiting[0]] = army;
        }
    }

    fn players(&self) -> usize {
        self.owners.len()
    }

    fn next_seat(&mut self) {
        self.seat = (self.seat + 1) % self.players();
        while self.out.contains(&self.seat) {
            self.seat = (self.seat + 1) % self.players();
        }
    }

    fn judge(&mut self) {
        if self.three && self.clock == 0 {
            self.outcome = Some("draw SixtyMoveRule".into());
            return;
        }
        self.put_players_out();
        self.stood.push(self.what_stands());
        if self.tournament && self.outcome.is_none() {
            let now = self.stood.last().unwrap();
            if self.clock >= 60 {
                self.outcome = Some("draw SixtyMoveRule".into());
            } else if self.stood.iter().filter(|earlier| *earlier == now).count() == 4 {
                self.outcome = Some("draw FourfoldRepetition".into());
            }
        }
    }

    fn put_players_out(&mut self) {
        let alive = |referee: &Self, army: char| {
            referee.board.values().any(|(letter, _)| referee.army(*letter) == army)
        };
        for seat in 0..self.players() {
            let army = self.owners[seat];
            if army != '-' && !alive(self, army) && !self.out.contains(&seat) {
                self.out.push(seat);
            }
        }
        loop {
            let left: Vec<usize> = (0..self.players()).filter(|s| !self.out.contains(s)).collect();
            if let [winner] = left[..] {
                let own = self.owners[winner];
                let alone = self.board.values().all(|(letter, _)| self.army(*letter) == own);
                let reason = match (alone, self.three) {
                    (true, _) => "Elimination",
                    (false, true) => "LastStanding",
                    (false, false) => "Blocked",
                };
                self.outcome = Some(format!("win {winner} {reason}"));
                return;
            }
            if self.out.contains(&self.seat) {
                self.next_seat();
            } else if self.legal().is_empty() {
                self.out.push(self.seat);
            } else {
                return;
            }
        }
    }

    pub(crate) fn resign(&mut self, seat: usize) {
        self.out.push(seat);
        self.put_players_out();
    }

    fn what_stands(&self) -> String {
        format!("{} {}", self.cells(), self.seat)
    }

    fn cells(&self) -> String {
        let (files, ranks) = if self.three { (5, 9) } else { (4, 8) };
        let mut cells = String::new();
        for rank in (1..=ranks).rev() {
            for file in 1..=files {
                cells.push(match self.board.get(&(file, rank)) {
                    None => '.',
                    Some((_, false)) => '@',
                    Some((letter, true)) => *letter,
                });
            }
        }
        cells
    }

    pub(crate) fn text(&self) -> String {
        let mut down: Vec<_> = self.board.iter().filter(|(_, (_, up))| !up).collect();
        down.sort_by_key(|((file, rank), _)| (-rank, *file));
        let mut hidden: String = down.iter().map(|(_, (letter, _))| letter).collect();
        if hidden.is_empty() {
            hidden.push('-');
        }
        let owners: String = self.owners.iter().collect();
        let text = format!("{}/{hidden}/{owners}/{}/{}", self.cells(), self.seat, self.clock);
        if !self.three {
            return text;
        }
        let mut out: Vec<_> = self.out.iter().map(ToString::to_string).collect();
        out.sort();
        if out.is_empty() {
            out.push("-".into());
        }
        format!("{text}/{}", out.concat())
    }
}
