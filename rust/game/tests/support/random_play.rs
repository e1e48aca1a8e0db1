//! Random sequences of everything that can be done to a match, against a model that knows no
//! snapshots: it keeps lists of events and plays them from the start whenever it is asked.

use std::collections::BTreeSet;

use prise_game::*;
use proptest::prelude::*;

/// Something done to a match. Numbers are taken modulo what there is.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    Play(u16),
    Undo,
    Redo,
    TakeBack,
    PutBack,
    Resign(u8),
    Offer(u8),
    Accept(u8),
    Decline(u8),
    Tick,
    Suspend,
    Resume,
}

/// Mostly moves, so that games get somewhere.
pub(crate) fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        24 => any::<u16>().prop_map(Act::Play),
        4 => Just(Act::Undo),
        3 => Just(Act::Redo),
        1 => Just(Act::TakeBack),
        1 => Just(Act::PutBack),
        1 => any::<u8>().prop_map(Act::Resign),
        2 => any::<u8>().prop_map(Act::Offer),
        1 => any::<u8>().prop_map(Act::Accept),
        1 => any::<u8>().prop_map(Act::Decline),
        1 => Just(Act::Tick),
        1 => Just(Act::Suspend),
        1 => Just(Act::Resume),
    ]
}

/// Acts with the time that passes before each of them.
pub(crate) fn script(longest: usize) -> impl Strategy<Value = Vec<(Act, u16)>> {
    prop::collection::vec((act(), 0..2000_u16), 1..longest)
}

/// A clock for this many seats, or none. All stop in the background, so that `suspend` brings
/// two matches that differ only in when their time was booked to the same form.
pub(crate) fn clock(seats: usize) -> impl Strategy<Value = Option<ClockSetup>> {
    let bonus = || (0..5000_u64).prop_map(Millis::new);
    let control = prop_oneof![
        Just(Control::PerMove),
        Just(Control::SuddenDeath),
        bonus().prop_map(|increment| Control::Fischer { increment }),
        bonus().prop_map(|delay| Control::Bronstein { delay }),
        Just(Control::Hourglass),
    ];
    let times = prop::collection::vec((1000..90_000_u64).prop_map(Millis::new), seats);
    prop::option::of(
        (control, times).prop_map(|(control, times)| {
            ClockSetup::new(control, times).stopping_in_background(true)
        }),
    )
}

/// People and AIs at this many seats.
pub(crate) fn players(seats: usize) -> impl Strategy<Value = Vec<Player>> {
    let player = prop_oneof![
        "[A-Z][a-zé \"]{0,9}".prop_map(Player::human),
        (1..=10_u8).prop_map(|number| Player::ai("Prise", super::level(number))),
    ];
    prop::collection::vec(player, seats)
}

/// What the model knows of a match.
struct Model<G: Game> {
    setup: Setup<G::Rules>,
    events: Vec<Event<G::Move>>,
    played: usize,
    /// Who has agreed to the draw on offer, at every ply; nobody where there is none.
    offers: Vec<BTreeSet<Seat>>,
}

impl<G: Game> Model<G> {
    fn game(&self, ply: usize) -> G {
        let mut game = match self.setup.start() {
            Start::Opening => G::start(self.setup.rules(), self.setup.seed()),
            Start::Dealt(seed) => G::start_from(self.setup.rules(), seed),
            Start::Shuffled(shuffle) => G::start_from(self.setup.rules(), &shuffle.seed()),
            Start::Position(text) => G::read(self.setup.rules(), text).expect("a position"),
        };
        for event in &self.events[..ply] {
            match event {
                Event::Move(mv) => drop(game.play(*mv).expect("legal")),
                Event::Adjudication(adjudication) => {
                    drop(game.adjudicate(*adjudication).expect("possible"));
                }
            }
        }
        game
    }

    fn enter(&mut self, event: Event<G::Move>) {
        let before = self.game(self.played);
        let offer = self.offers[self.played].clone();
        self.events.truncate(self.played);
        self.offers.truncate(self.played + 1);
        self.events.push(event);
        self.played += 1;
        let after = self.game(self.played);
        let nobody_left =
            before.seats().iter().all(|seat| before.is_out(seat) == after.is_out(seat));
        let stands = offer.contains(&before.to_move()) && nobody_left && after.outcome().is_none();
        self.offers.push(if stands { offer } else { BTreeSet::new() });
    }

    fn may_speak(&self, seat: Seat) -> bool {
        self.game(self.played).require_adjudication(Adjudication::Resign(seat)).is_ok()
    }

    fn agree(&mut self, seat: Seat) {
        let game = self.game(self.played);
        let mut offer = self.offers[self.played].clone();
        offer.insert(seat);
        if game.seats().iter().all(|seat| game.is_out(seat) || offer.contains(&seat)) {
            self.enter(Event::Adjudication(Adjudication::DrawAgreed));
        } else {
            self.offers[self.played] = offer;
        }
    }

    fn person_to_move(&self, ply: usize) -> bool {
        let game = self.game(ply);
        game.outcome().is_none()
            && self.setup.players()[game.to_move().index()].kind == PlayerKind::Human
    }

    /// Whether the match may go back to an earlier ply: where pieces are hidden, not past a flip
    /// in earnest, and never past the end.
    fn may_go_back(&self, to: usize) -> bool {
        let flips = |ply: usize| match self.events[ply] {
            Event::Move(mv) => self.game(ply).info(mv).kind == MoveKind::Flip,
            Event::Adjudication(_) => false,
        };
        let in_earnest = !self.setup.is_practice();
        !G::HIDES_PIECES
            || self.game(self.played).outcome().is_none()
                && !(in_earnest && (to..self.played).any(flips))
    }

    fn may_undo(&self) -> bool {
        self.played > 0 && self.may_go_back(self.played - 1)
    }

    /// Does to the model what was done to the match.
    fn act(&mut self, act: &Act, now: Millis, table: &mut Match<G>) {
        let game = self.game(self.played);
        let seat = |number: u8| Seat::new(number % (game.seats().count() as u8 + 1));
        match act {
            Act::Play(number) => {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    return;
                }
                let mv = moves[usize::from(*number) % moves.len()];
                table.play(mv, now).expect("legal and in time");
                self.enter(Event::Move(mv));
            }
            Act::Undo => {
                let possible = self.may_undo();
                assert_eq!(table.undo(now).is_ok(), possible);
                self.played -= usize::from(possible);
            }
            Act::Redo => {
                assert_eq!(table.redo(now).is_some(), self.played < self.events.len());
                self.played = self.events.len().min(self.played + 1);
            }
            Act::TakeBack => {
                let ply = (0..self.played).rev().find(|ply| self.person_to_move(*ply));
                let ply = ply.filter(|ply| self.may_go_back(*ply)).unwrap_or(self.played);
                assert_eq!(table.take_back(now).unwrap_or_default(), self.played - ply);
                self.played = ply;
            }
            Act::PutBack => {
                let mut ahead = self.played + 1..=self.events.len();
                let ply = ahead.find(|ply| self.person_to_move(*ply));
                let ply = ply.unwrap_or(self.events.len());
                assert_eq!(table.put_back(now), ply - self.played);
                self.played = ply;
            }
            Act::Resign(number) => {
                let adjudication = Adjudication::Resign(seat(*number));
                let possible = self.may_speak(seat(*number));
                assert_eq!(table.resign(seat(*number), now).is_ok(), possible);
                if possible {
                    self.enter(Event::Adjudication(adjudication));
                }
            }
            Act::Offer(number) => {
                let seat = seat(*number);
                let possible = self.may_speak(seat) && !self.offers[self.played].contains(&seat);
                assert_eq!(table.offer_draw(seat, now).is_ok(), possible);
                if possible {
                    self.agree(seat);
                }
            }
            Act::Accept(number) => {
                let seat = seat(*number);
                let offer = &self.offers[self.played];
                let possible = self.may_speak(seat) && !offer.is_empty() && !offer.contains(&seat);
                assert_eq!(table.accept_draw(seat, now).is_ok(), possible);
                if possible {
                    self.agree(seat);
                }
            }
            Act::Decline(number) => {
                let seat = seat(*number);
                let possible = self.may_speak(seat) && !self.offers[self.played].is_empty();
                assert_eq!(table.decline_draw(seat, now).is_ok(), possible);
                if possible {
                    self.offers[self.played].clear();
                }
            }
            Act::Tick => assert_eq!(table.tick(now), None),
            Act::Suspend => assert!(table.suspend(now)),
            Act::Resume => table.resume(now),
        }
    }

    fn check(&self, table: &Match<G>) {
        assert_eq!(table.setup(), &self.setup, "the setup never changes");
        assert_eq!(table.game(), &self.game(self.played));
        assert_eq!(table.ply(), self.played);
        assert_eq!(table.last_ply(), self.events.len());
        let events: Vec<_> =
            table.history().iter().chain(table.undone()).map(Entry::event).collect();
        assert_eq!(events, self.events);
        let offer = table.draw_offer().map(DrawOffer::agreed).unwrap_or_default();
        assert_eq!(offer, self.offers[self.played].iter().copied().collect::<Vec<_>>());
        assert_eq!(
            (table.can_undo(), table.can_redo()),
            (self.may_undo(), self.played < events.len())
        );
        self.check_captures(table);
        self.check_clock(table);
    }

    /// Whoever has fewer pieces than before has lost them to somebody.
    fn check_captures(&self, table: &Match<G>) {
        let placed: usize = self.events[..self.played]
            .iter()
            .enumerate()
            .map(|(ply, event)| match event {
                Event::Move(mv) => {
                    let steps = self.game(ply).play(*mv).expect("legal");
                    steps.iter().filter(|step| matches!(step, Step::Place { .. })).count()
                }
                Event::Adjudication(_) => 0,
            })
            .sum();
        let gone = self.game(0).pieces().len() + placed - table.game().pieces().len();
        assert_eq!(table.captured().len(), gone);
    }

    /// The clock at the start of the current moment, added up from the times in the history.
    fn check_clock(&self, table: &Match<G>) {
        let Some(setup) = self.setup.clock() else { return };
        let reading = table.review(self.played).and_then(|moment| moment.clock()).expect("a clock");
        if setup.control() == Control::Hourglass {
            let sum = |times: &[Millis]| times.iter().map(|time| time.get()).sum::<u64>();
            assert_eq!(sum(&reading.left), sum(setup.times()));
        }
        if setup.control() == Control::SuddenDeath {
            for (seat, left) in reading.left.iter().enumerate() {
                let own = |entry: &&Entry<G>| entry.turn().index() == seat;
                let spent = table.history().iter().filter(own).map(|entry| entry.spent().get());
                assert_eq!(setup.times()[seat].get() - spent.sum::<u64>(), left.get());
            }
        }
    }
}

/// Plays the script and checks after every act that the match is what the model says, that going
/// back and forth changes nothing, and that `reload` gives an equal match.
pub(crate) fn check_script<G: Game>(
    setup: &Setup<G::Rules>,
    script: &[(Act, u16)],
    reload: impl Fn(&Match<G>, Millis) -> Match<G>,
) {
    let mut table = Match::<G>::new(setup.clone()).expect("a playable setup");
    let mut model = Model::<G> {
        setup: setup.clone(),
        events: vec![],
        played: 0,
        offers: vec![BTreeSet::new()],
    };
    let mut now = Millis::ZERO;
    table.resume(now);
    for (act, pause) in script {
        now += Millis::new(u64::from(*pause));
        // The flag is looked at first, so that the model hears of it.
        if let Some(seat) = table.tick(now) {
            model.enter(Event::Adjudication(Adjudication::FlagFell(seat)));
        }
        model.act(act, now, &mut table);
        model.check(&table);
        check_back_and_forth(&table, now);
        assert_eq!(reload(&table, now), standing(&table, now), "saved and loaded");
    }
}

fn check_back_and_forth<G: Game>(table: &Match<G>, now: Millis) {
    let mut table = table.clone();
    // That something was taken back is the one thing that stays.
    if table.undo(now).is_ok() {
        table.redo(now);
    }
    let mut other = table.clone();
    for depth in 1..=table.ply() {
        let undone = (0..depth).take_while(|_| other.undo(now).is_ok()).count();
        assert!(undone == depth || G::HIDES_PIECES);
        (0..undone).for_each(|_| assert!(other.redo(now).is_some()));
    }
    for depth in 1..=table.last_ply() - table.ply() {
        (0..depth).for_each(|_| assert!(other.redo(now).is_some()));
        (0..depth).for_each(|_| assert!(other.undo(now).is_ok()));
    }
    assert_eq!(standing(&other, now), standing(&table, now), "back and forth");
}

/// The match with its time booked and its clock stopped.
fn standing<G: Game>(table: &Match<G>, now: Millis) -> Match<G> {
    let mut table = table.clone();
    table.suspend(now);
    table
}
