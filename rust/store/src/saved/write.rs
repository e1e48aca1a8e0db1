//! From a match to its document.

use prise_game::{
    Adjudication, ClockSetup, Control, DrawOffer, Entry, Event, FirstEnd, Game, Match, Millis,
    Outcome, Player, Rules, Seat, Start,
};

use super::form::{
    SavedClock, SavedFirstEnd, SavedMatch, SavedNow, SavedOffer, SavedOutcome, SavedPlayer,
    SavedShuffle, SavedTurnState,
};

impl SavedMatch {
    /// The document of a match, with its clock read now.
    pub fn of<G: Game>(table: &Match<G>, now: Millis) -> Self {
        let setup = table.setup();
        let entries = table.history().iter().chain(table.undone());
        Self {
            game: G::ID.to_owned(),
            rules: setup.rules().to_text(),
            players: setup.players().iter().map(saved_player).collect(),
            clock: setup.clock().map(saved_clock),
            start: match setup.start() {
                Start::Opening | Start::Dealt(_) | Start::Shuffled(_) => None,
                Start::Position(text) => Some(text.clone()),
            },
            seed: setup.seed().to_string(),
            secret: match setup.start() {
                Start::Dealt(seed) => Some(seed.reveal()),
                Start::Opening | Start::Shuffled(_) | Start::Position(_) => None,
            },
            shuffle: match setup.start() {
                Start::Shuffled(shuffle) => Some(SavedShuffle {
                    secret: shuffle.secret().reveal(),
                    contribution: shuffle.contribution().to_string(),
                }),
                Start::Opening | Start::Dealt(_) | Start::Position(_) => None,
            },
            practice: setup.is_practice(),
            unrated: table.unrated().iter().map(ToString::to_string).collect(),
            // Playing the history finds it again, unless the match has gone another way.
            first_end: table.first_end().filter(|_| table.is_continuation()).map(saved_first_end),
            opening_times: table.opening_times().as_deref().map(millis),
            history: table.history().iter().map(event_text).collect(),
            redo: table.undone().iter().map(event_text).collect(),
            ms: entries.map(|entry| entry.spent().get()).collect(),
            turn_states: table
                .turn_states(now)
                .enumerate()
                .filter(|(_, state)| *state != prise_game::TurnState::default())
                .map(|(ply, state)| SavedTurnState {
                    ply,
                    used: state.used.get(),
                    offer: state.offer.as_ref().map(saved_offer),
                })
                .collect(),
            now: SavedNow {
                position: table.game().write(),
                seat: number(table.to_move()),
                ply: table.ply(),
                times: table.clock(now).map(|clock| millis(&clock.left)),
                outcome: table
                    .outcome()
                    .map(|outcome| saved_outcome(outcome, table.places().unwrap_or_default())),
            },
        }
    }
}

fn saved_outcome(outcome: Outcome, places: Vec<u8>) -> SavedOutcome {
    let reason = Some(outcome.reason_name().to_owned());
    SavedOutcome { winner: outcome.winner().map(number), reason, places }
}

fn saved_first_end(end: &FirstEnd) -> SavedFirstEnd {
    let outcome = saved_outcome(end.outcome, end.places.clone());
    SavedFirstEnd { outcome, is_left: end.is_left }
}

fn event_text<G: Game>(entry: &Entry<G>) -> String {
    match entry.event() {
        Event::Move(_) => entry.notation().unwrap_or_default().to_owned(),
        Event::Adjudication(Adjudication::Resign(seat)) => format!("!resign {seat}"),
        Event::Adjudication(Adjudication::FlagFell(seat)) => format!("!flag {seat}"),
        Event::Adjudication(Adjudication::DrawAgreed) => "!draw".to_owned(),
    }
}

fn saved_player(player: &Player) -> SavedPlayer {
    SavedPlayer { name: player.name.clone(), level: player.level().map(prise_game::Level::number) }
}

fn saved_clock(clock: &ClockSetup) -> SavedClock {
    let (kind, bonus) = match clock.control() {
        Control::PerMove => ("per-move", Millis::ZERO),
        Control::SuddenDeath => ("sudden-death", Millis::ZERO),
        Control::Fischer { increment } => ("fischer", increment),
        Control::Bronstein { delay } => ("bronstein", delay),
        Control::Hourglass => ("hourglass", Millis::ZERO),
    };
    SavedClock {
        kind: kind.to_owned(),
        bonus: bonus.get(),
        times: millis(clock.times()),
        stops_in_background: clock.stops_in_background(),
    }
}

fn saved_offer(offer: &DrawOffer) -> SavedOffer {
    SavedOffer {
        by: number(offer.by()),
        agreed: offer.agreed().iter().map(|seat| number(*seat)).collect(),
    }
}

fn millis(times: &[Millis]) -> Vec<u64> {
    times.iter().map(|time| time.get()).collect()
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
