//! A small game that has everything a match must cope with: two or three players, turns of two
//! parts, captures, players who leave, blocked players, repetition and a start that is dealt.
//!
//! Nine points in a ring, two tokens a seat. A token steps to an empty neighbour. If the point
//! beyond that one holds an enemy, the same player then takes off any enemy token that stands
//! beside one of their own. Who has no token or no move is out; the last one in wins. A position
//! that stands for the third time is a draw.

use prise_game::*;

const POINTS: usize = 9;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct RingRules {
    three: bool,
}

impl RingRules {
    pub(crate) fn for_three() -> Self {
        Self { three: true }
    }
}

impl Rules for RingRules {
    const OPTIONS: &'static [RuleOption] = &[RuleOption::choice("players", &["2", "3"])];

    fn get(&self, _: usize) -> usize {
        usize::from(self.three)
    }

    fn set(&mut self, _: usize, value: usize) {
        self.three = value == 1;
    }
}

/// What makes two moments of the game the same position.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Position {
    cells: [Option<Seat>; POINTS],
    to_move: Seat,
    taking: bool,
    out: [bool; 3],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ring {
    rules: RingRules,
    position: Position,
    repetition: Repetition<Position>,
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RingMove {
    Step(usize, usize),
    Take(usize),
}

#[derive(Debug, thiserror::Error)]
#[error("'{0}' is not a position of the ring")]
pub(crate) struct RingError(String);

impl Ring {
    fn from_position(rules: &RingRules, position: Position) -> Self {
        let repetition = Repetition::new(0, position.clone());
        Self { rules: rules.clone(), position, repetition, outcome: None }
    }

    fn has_tokens(&self, seat: Seat) -> bool {
        self.position.cells.contains(&Some(seat))
    }

    fn is_enemy(&self, point: usize) -> bool {
        self.position.cells[point].is_some_and(|seat| seat != self.position.to_move)
    }

    fn steps_of(mv: RingMove) -> Vec<Step> {
        let point = |index: usize| Point::new(index as u8);
        match mv {
            RingMove::Step(from, to) => {
                vec![Step::Hop { from: point(from), to: point(to), over: None }]
            }
            RingMove::Take(at) => vec![Step::Remove { at: point(at) }],
        }
    }

    /// Takes a player out; the tokens stay.
    fn eliminate(&mut self, seat: Seat, reason: WinReason) -> Step {
        self.position.out[seat.index()] = true;
        let mut left = self.seats().iter().filter(|seat| !self.is_out(*seat));
        if let (Some(winner), None) = (left.next(), left.next()) {
            let reason = if self.rules.three { WinReason::LastStanding } else { reason };
            self.outcome = Some(Outcome::Win { winner, reason });
        }
        Step::Eliminate { seat }
    }

    /// Passes the turn to the next player who can move.
    fn pass(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        self.position.taking = false;
        for _ in self.seats().iter() {
            loop {
                self.position.to_move = self.seats().after(self.position.to_move);
                if !self.is_out(self.position.to_move) {
                    break;
                }
            }
            if self.outcome.is_some() || !self.legal_moves().is_empty() {
                break;
            }
            steps.push(self.eliminate(self.position.to_move, WinReason::Blocked));
        }
        if self.outcome.is_none() && self.repetition.push(0, self.position.clone()) == 3 {
            self.outcome = Some(Outcome::Draw { reason: DrawReason::ThreefoldRepetition });
        }
        steps
    }

    fn apply(&mut self, mv: RingMove) -> Vec<Step> {
        let mut steps = Self::steps_of(mv);
        match mv {
            RingMove::Step(from, to) => {
                self.position.cells[to] = self.position.cells[from].take();
                let beyond = (2 * to + POINTS - from) % POINTS;
                if self.is_enemy(beyond) {
                    self.position.taking = true;
                    return steps;
                }
            }
            RingMove::Take(at) => {
                let victim = self.position.cells[at].take();
                let gone = victim.filter(|seat| !self.has_tokens(*seat) && !self.is_out(*seat));
                if let Some(seat) = gone {
                    steps.push(self.eliminate(seat, WinReason::Elimination));
                }
            }
        }
        steps.extend(self.pass());
        steps
    }
}

impl Game for Ring {
    type Rules = RingRules;
    type Move = RingMove;
    type Public = Self;
    type PositionError = RingError;
    const ID: &'static str = "ring";
    const POINTS: usize = POINTS;
    const ARMIES: &'static [&'static str] = &["a", "b", "c"];
    const KINDS: &'static [&'static str] = &["token"];

    fn start(rules: &RingRules, seed: u64) -> Self {
        let mut cells = [None; POINTS];
        let seats = if rules.three { Seats::THREE } else { Seats::TWO };
        for seat in seats.iter() {
            let first = seat.index() * (POINTS / seats.count()) + (seed % 9) as usize;
            cells[first % POINTS] = Some(seat);
            cells[(first + 1) % POINTS] = Some(seat);
        }
        let (to_move, taking, out) = (Seat::FIRST, false, [false; 3]);
        Self::from_position(rules, Position { cells, to_move, taking, out })
    }

    fn read(rules: &RingRules, text: &str) -> Result<Self, RingError> {
        let error = || RingError(text.to_owned());
        let fields: Vec<_> = text.split(' ').collect();
        let [board, seat, part, out] = fields[..] else { return Err(error()) };
        let seats = if rules.three { 3 } else { 2 };
        let cells: Vec<_> = board
            .bytes()
            .map(|byte| match byte {
                b'.' => Ok(None),
                b'a'..=b'c' if byte - b'a' < seats => Ok(Some(Seat::new(byte - b'a'))),
                _ => Err(error()),
            })
            .collect::<Result<_, _>>()?;
        let cells = cells.try_into().map_err(|_| error())?;
        let to_move = seat.parse().ok().filter(|seat| *seat < seats).ok_or_else(error)?;
        let out = [0, 1, 2].map(|seat| out.contains(&seat.to_string()));
        let position = Position { cells, to_move: Seat::new(to_move), taking: part == "take", out };
        Ok(Self::from_position(rules, position))
    }

    fn write(&self) -> String {
        let cell =
            |cell: &Option<Seat>| cell.map_or('.', |seat| (b'a' + seat.index() as u8) as char);
        let board: String = self.position.cells.iter().map(cell).collect();
        let part = if self.position.taking { "take" } else { "step" };
        let out: String =
            (0..3).filter(|seat| self.position.out[*seat]).map(|seat| seat.to_string()).collect();
        let out = if out.is_empty() { "-" } else { &out };
        format!("{board} {} {part} {out}", self.position.to_move)
    }

    fn rules(&self) -> &RingRules {
        &self.rules
    }

    fn seats(&self) -> Seats {
        if self.rules.three { Seats::THREE } else { Seats::TWO }
    }

    fn to_move(&self) -> Seat {
        self.position.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.position.out.get(seat.index()).copied().unwrap_or(false)
    }

    fn legal_moves(&self) -> Vec<RingMove> {
        if self.outcome.is_some() {
            return vec![];
        }
        let mine = (0..POINTS).filter(|at| self.position.cells[*at] == Some(self.position.to_move));
        let beside = |at: usize| [(at + 1) % POINTS, (at + POINTS - 1) % POINTS];
        if self.position.taking {
            let mut targets: Vec<_> =
                mine.flat_map(beside).filter(|at| self.is_enemy(*at)).collect();
            targets.sort_unstable();
            targets.dedup();
            return targets.into_iter().map(RingMove::Take).collect();
        }
        mine.flat_map(|from| beside(from).map(|to| (from, to)))
            .filter(|(_, to)| self.position.cells[*to].is_none())
            .map(|(from, to)| RingMove::Step(from, to))
            .collect()
    }

    fn play_legal(&mut self, mv: RingMove) -> Vec<Step> {
        self.apply(mv)
    }

    fn play_unchecked(&mut self, mv: RingMove) {
        self.apply(mv);
    }

    fn adjudicate(&mut self, adjudication: Adjudication) -> Result<Vec<Step>, AdjudicationError> {
        self.require_adjudication(adjudication)?;
        let seat = match adjudication {
            Adjudication::Resign(seat) | Adjudication::FlagFell(seat) if self.rules.three => seat,
            _ => {
                self.outcome = Some(adjudication.between_two());
                return Ok(vec![]);
            }
        };
        let mut steps = vec![self.eliminate(seat, WinReason::LastStanding)];
        if self.outcome.is_none() && seat == self.position.to_move {
            steps.extend(self.pass());
        }
        Ok(steps)
    }

    fn info(&self, mv: RingMove) -> MoveInfo {
        let point = |index: usize| Point::new(index as u8);
        match mv {
            RingMove::Step(from, to) => MoveInfo {
                kind: MoveKind::Quiet,
                from: Some(point(from)),
                to: point(to),
                path: vec![point(to)],
                captured: vec![],
                jumps: vec![],
            },
            RingMove::Take(at) => MoveInfo {
                kind: MoveKind::Remove,
                from: None,
                to: point(at),
                path: vec![],
                captured: vec![point(at)],
                jumps: vec![],
            },
        }
    }

    fn notation(&self, mv: RingMove) -> String {
        match mv {
            RingMove::Step(from, to) => format!("{from}-{to}"),
            RingMove::Take(at) => format!("x{at}"),
        }
    }

    fn find_move(&self, text: &str) -> Result<RingMove, FindMoveError> {
        self.find_by_notation(text)
    }

    fn pieces(&self) -> Vec<Placed> {
        let shown = |(at, cell): (usize, &Option<Seat>)| {
            cell.map(|seat| {
                let piece = Piece { army: Army::new(seat.index() as u8), kind: Kind::new(0) };
                Placed { at: Point::new(at as u8), face: Face::Shown(piece) }
            })
        };
        self.position.cells.iter().enumerate().filter_map(shown).collect()
    }

    fn army_of(&self, seat: Seat) -> Option<Army> {
        Some(Army::new(seat.index() as u8))
    }

    fn public(&self) -> Self {
        self.clone()
    }
}
