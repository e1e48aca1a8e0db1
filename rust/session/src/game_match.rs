//! A match of one game, with its computer players and what they think of it.

use std::sync::Arc;

use prise_darkchess::{Origin, Proof};
use prise_game::{
    ClockReading, Entry, Event, FindMoveError, Game, Match, Millis, MoveKind, Placed, Player,
    Review, Rules, Seat, Setup, SetupError, Shuffle, Start, Step,
};
use prise_search::agrees_to_draw;
use prise_store::SavedMatch;

use crate::any_match::{Act, AnyMatch};
use crate::deal::{Promise, dealt_alone, fresh_seed};
use crate::error::SessionError;
use crate::games::TableGame;
use crate::matches::now as time_of_day;
use crate::search_job::{Effort, GameSearch, Job, MomentAnalysis, SharedPlayer};
use crate::setup::MatchSetup;
use crate::study::AnyStudy;
use crate::view::{HistoryEntry, LegalMoves, MoveId, View};

type Result<T> = std::result::Result<T, SessionError>;

pub(crate) struct GameMatch<G: TableGame> {
    table: Match<G>,
    /// The legal moves of the current moment, and all that is said of them.
    moves: Vec<G::Move>,
    legal: LegalMoves,
    computer: SharedPlayer<G>,
    /// Looks through whole matches, beside the one who plays.
    analyst: SharedPlayer<G>,
    /// What each computer player thought of its last position, in hundredths of a man.
    opinions: Vec<Option<i32>>,
    /// What shows that the deal is fair, where there is one. It tells everything: nothing but its
    /// commitment leaves before the end.
    proof: Option<Proof>,
    /// Varies the computer's play from match to match.
    luck: u64,
}

/// Stands for a face-down piece in a position that players may see.
const UNNAMED: char = '?';

impl<G: TableGame> GameMatch<G> {
    pub(crate) fn start(setup: &MatchSetup, shuffle: Option<Shuffle>) -> Result<Self> {
        let rules = G::Rules::from_text(&setup.rules)?;
        let start = match (&setup.position, setup.seed, shuffle) {
            (Some(_), _, Some(_)) | (_, Some(_), Some(_)) => {
                let why = "only the game's own opening is shuffled";
                return Err(SessionError::BadSetup(why.to_owned()));
            }
            (Some(text), ..) => Start::Position(dealt::<G>(&rules, text)?),
            (None, None, Some(shuffle)) => Start::Shuffled(shuffle),
            (None, None, None) if G::HIDES_PIECES => Start::Shuffled(dealt_alone()?),
            (None, ..) => Start::Opening,
        };
        Self::begin(
            Setup::new(rules, setup.players.clone())
                .with_clock(setup.clock.clone())
                .with_start(start)
                .with_seed(setup.seed.unwrap_or_default())
                .with_practice(setup.practice),
        )
    }

    fn begin(setup: Setup<G::Rules>) -> Result<Self> {
        let table = Match::new(setup).map_err(|error| match error {
            SetupError::Position(_) => SessionError::BadPosition(error.to_string()),
            _ => SessionError::BadSetup(error.to_string()),
        })?;
        Ok(Self::of(table))
    }

    pub(crate) fn of(table: Match<G>) -> Self {
        let origin = match table.setup().start() {
            Start::Dealt(seed) => Some(Origin::Dealer(*seed)),
            Start::Shuffled(shuffle) => Some(Origin::Mixed(shuffle.clone())),
            Start::Opening | Start::Position(_) => None,
        };
        let opening = table.review(0).map(|review| review.game());
        let mut it = Self {
            proof: origin.and_then(|origin| opening?.proof(origin)),
            opinions: vec![None; table.setup().players().len()],
            luck: match table.setup().seed() {
                0 => time_of_day().get(),
                // Not the number itself: it may decide what lies face-down, and the computer is to
                // know nothing of that.
                seed => prise_game::SplitMix64::new(seed).next(),
            },
            table,
            moves: Vec::new(),
            legal: LegalMoves::default(),
            computer: SharedPlayer::<G>::default(),
            analyst: SharedPlayer::<G>::default(),
        };
        it.changed();
        it
    }

    /// The match has changed.
    fn changed(&mut self) {
        self.moves = self.legal.renew(self.table.game());
    }

    fn play(&mut self, id: MoveId, now: Millis) -> Result<()> {
        let place = self.legal.place(id)?;
        let notation = self.legal.notations[place].clone();
        let played = self.table.play_legal(self.moves[place], notation, now).map(drop);
        self.changed();
        Ok(played?)
    }

    fn answer_draw(&mut self, now: Millis) -> Result<()> {
        for seat in self.table.draw_answers_awaited() {
            if self.table.setup().player(seat).is_some_and(Player::is_human) {
                continue;
            }
            if !agrees_to_draw(self.opinions[seat.index()], self.table.ply()) {
                return self.act(Act::DeclineDraw(seat), now);
            }
            self.act(Act::OfferDraw(seat), now)?;
        }
        Ok(())
    }

    fn review(&self, ply: usize) -> Result<Review<'_, G>> {
        self.table.review(ply).ok_or_else(|| {
            let last = self.table.last_ply();
            SessionError::NotAllowed(format!("there is no ply {ply}, the last is {last}"))
        })
    }

    /// A position for a player to think about. Only the moves of the current one have ids.
    fn job(
        &self,
        game: &G,
        moves: Vec<G::Move>,
        effort: Effort,
        computer: &SharedPlayer<G>,
    ) -> GameSearch<G> {
        GameSearch {
            public: game.public(),
            position: game.clone(),
            moves,
            generation: self.legal.generation,
            task: effort.task(self.luck ^ self.table.ply() as u64),
            computer: Arc::clone(computer),
        }
    }

    /// A moment of the match, without the moves that can be played there.
    fn board(&self, game: &G, last: Option<&Entry<G>>, ply: usize, now: Millis) -> View {
        let table = &self.table;
        let review = table.review(ply);
        let places = review.as_ref().and_then(Review::places);
        let player = |seat| table.setup().player(seat).cloned();
        let mut view = View::of(game, |seat| player(seat).unwrap_or_else(|| Player::human("")));
        for (seat, place) in view.seats.iter_mut().zip(places.into_iter().flatten()) {
            seat.place = Some(place);
        }
        View {
            last: last.map(history_entry),
            last_steps: last.map_or_else(Vec::new, |entry| entry.steps().to_vec()),
            draw_offer: table.draw_offer().map(prise_game::DrawOffer::by),
            draw_answers_awaited: table.draw_answers_awaited(),
            captured: review.map(|review| review.captured()).unwrap_or_default(),
            clock: table.clock(now),
            ply,
            last_ply: table.last_ply(),
            undo_refusal: table.take_back_refusal(),
            can_redo: table.can_redo(),
            unrated: table.unrated(),
            first_end: table.first_end().filter(|_| table.is_continuation()).map(|end| end.outcome),
            promise: self.proof.as_ref().map(|proof| Promise {
                commitment: proof.commitment(),
                short: proof.short_commitment(),
            }),
            ..view
        }
    }
}

impl<G: TableGame> AnyMatch for GameMatch<G> {
    fn view(&self, now: Millis) -> View {
        let table = &self.table;
        let view = self.board(table.game(), table.last_entry(), table.ply(), now);
        View { legal: self.legal.clone(), ..view }
    }

    fn view_at(&self, ply: usize, now: Millis) -> Result<View> {
        let review = self.review(ply)?;
        Ok(self.board(review.game(), review.last_entry(), ply, now))
    }

    fn clock(&self, now: Millis) -> Option<ClockReading> {
        self.table.clock(now)
    }

    fn tick(&mut self, now: Millis) -> bool {
        let has_fallen = self.table.tick(now).is_some();
        if has_fallen {
            self.changed();
        }
        has_fallen
    }

    fn last_ply(&self) -> usize {
        self.table.last_ply()
    }

    fn history(&self) -> Vec<HistoryEntry> {
        self.table.history().iter().chain(self.table.undone()).map(history_entry).collect()
    }

    fn position_at(&self, ply: usize) -> Result<String> {
        Ok(self.review(ply)?.game().write_public())
    }

    fn find_move(&self, text: &str) -> std::result::Result<MoveId, FindMoveError> {
        let found = self.table.game().find_move(text)?;
        let index = self.moves.iter().position(|mv| *mv == found);
        index.map(|index| self.legal.id(index)).ok_or_else(|| FindMoveError::illegal(text, ""))
    }

    fn act(&mut self, act: Act, now: Millis) -> Result<()> {
        let table = &mut self.table;
        let done = match act {
            Act::Play(id) => return self.play(id, now),
            Act::AnswerDraw => return self.answer_draw(now),
            // The moves stay as they are, and so do their ids.
            Act::Resume => {
                table.resume(now);
                return Ok(());
            }
            Act::Suspend => {
                table.suspend(now);
                return Ok(());
            }
            Act::Undo => table.take_back(now).map(drop).map_err(Into::into),
            Act::Redo => {
                table.put_back(now);
                Ok(())
            }
            Act::Resign(seat) => table.resign(seat, now).map(drop).map_err(Into::into),
            Act::OfferDraw(seat) => table.offer_draw(seat, now).map_err(Into::into),
            Act::DeclineDraw(seat) => table.decline_draw(seat, now).map_err(Into::into),
        };
        // Even what is refused may have changed the match: a flag fell.
        self.changed();
        done
    }

    fn setup(&self) -> MatchSetup {
        let setup = self.table.setup();
        MatchSetup {
            game: G::ID.to_owned(),
            rules: setup.rules().to_text(),
            players: setup.players().to_vec(),
            clock: setup.clock().cloned(),
            position: match setup.start() {
                Start::Position(text) if !G::HIDES_PIECES => Some(text.clone()),
                _ => None,
            },
            seed: None,
            practice: setup.is_practice(),
        }
    }

    fn saved(&self, now: Millis) -> SavedMatch {
        SavedMatch::of(&self.table, now)
    }

    fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    fn note_hint(&mut self) {
        self.table.note_hint();
    }

    fn search(&self, effort: Effort) -> Result<(Job, Seat, bool)> {
        if self.is_over() {
            return Err(SessionError::GameOver("the game is over".to_owned()));
        }
        let own_level = self.table.player_to_move().and_then(Player::level);
        let is_hint = own_level.map(Effort::Level) != Some(effort);
        let job = self.job(self.table.game(), self.moves.clone(), effort, &self.computer);
        Ok((Box::new(job), self.table.to_move(), is_hint))
    }

    fn note_opinion(&mut self, seat: Seat, score: i32) {
        if let Some(opinion) = self.opinions.get_mut(seat.index()) {
            *opinion = Some(score);
        }
    }

    fn moment(&self, ply: usize, effort: Effort) -> Option<(MomentAnalysis, Option<Job>)> {
        let game = self.table.review(ply)?.game();
        let next = self.table.review(ply + 1).and_then(|next| next.last_entry());
        let mv = next.and_then(Entry::as_move);
        let job = || -> Job { Box::new(self.job(game, game.legal_moves(), effort, &self.analyst)) };
        let moment = MomentAnalysis {
            ply,
            last_ply: self.table.last_ply(),
            seat: game.to_move(),
            found: None,
            played: next.and_then(Entry::notation).map(str::to_owned),
            is_flip: mv.is_some_and(|mv| game.info(mv).kind == MoveKind::Flip),
        };
        Some((moment, game.outcome().is_none().then(job)))
    }

    fn study(&self, ply: usize) -> Result<Box<dyn AnyStudy>> {
        self.review(ply)?;
        crate::study::of_match(&self.table, ply)
    }

    fn branch(&self, ply: usize, players: Vec<Player>) -> Result<Box<dyn AnyMatch>> {
        let game = self.review(ply)?.game();
        if game.outcome().is_some() {
            return Err(SessionError::GameOver("the game is over there".to_owned()));
        }
        // More may be known of this match by now than was known then.
        let game = if G::HIDES_PIECES { game.redealt(&fresh_seed()?) } else { game.clone() };
        let setup = Setup::new(game.rules().clone(), players);
        let is_practice = self.table.setup().is_practice() && setup.has_computer();
        let start = Start::Position(game.write());
        Ok(Box::new(Self::begin(setup.with_start(start).with_practice(is_practice))?))
    }

    fn deal_proof(&self) -> Result<(Proof, Vec<Placed>)> {
        let proof = self.proof.as_ref();
        let proof = proof
            .ok_or_else(|| SessionError::not_allowed("nothing was promised about this match"))?;
        if self.table.outcome().is_none() {
            return Err(SessionError::not_allowed("the deal is shown after the game"));
        }
        Ok((proof.clone(), G::turned_up(proof.deal())))
    }
}

/// A position that says where everything lies: what it does not name is dealt.
fn dealt<G: TableGame>(rules: &G::Rules, text: &str) -> Result<String> {
    if !G::HIDES_PIECES || !text.contains(UNNAMED) {
        return Ok(text.to_owned());
    }
    let bad = |error: G::PositionError| SessionError::BadPosition(error.to_string());
    Ok(G::read(rules, text).map_err(bad)?.redealt(&fresh_seed()?).write())
}

fn history_entry<G: Game>(entry: &Entry<G>) -> HistoryEntry {
    HistoryEntry {
        turn: entry.turn(),
        notation: entry.notation().map(str::to_owned),
        adjudication: match entry.event() {
            Event::Move(_) => None,
            Event::Adjudication(adjudication) => Some(adjudication),
        },
        spent: entry.spent(),
        revealed: entry.steps().iter().find_map(|step| match step {
            Step::Flip { piece, .. } => Some(*piece),
            _ => None,
        }),
    }
}
