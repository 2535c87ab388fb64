//! One open match: plays, saves, lets chance and computers act, and tells the views.
//!
//! Views hold a [`Table`], a copyable handle. They read through [`Table::with`] and
//! [`Table::observe`], which follow every change, and act through [`Table::play`] and its kin.
//! A step is saved before any view shows it.

use std::sync::OnceLock;
use std::time::Duration;

use engine::{AnyMatch, Barrier, Game, Refused, Seat, SeatSet, Turn, Viewer};
use leptos::prelude::*;

use super::hint::Hint;
use super::log::{self, Log, Written};
use crate::brain::{self, Ask};
use crate::games::GameUi;
use crate::platform::storage::{self, Ballots, Mode, Save, Summary, TableSettings};
use crate::platform::{random, timers, worker};
use crate::settings;

/// A handle on an open match. Copy it freely; it lives as long as the page's owner.
///
/// Nearly every closure of the page has one, so it is one reference: to a few handles that stay in memory, 60
/// bytes for each match that is opened.
#[derive(Clone, Copy)]
pub struct Table(&'static Handles);

impl std::ops::Deref for Table {
    type Target = Handles;

    fn deref(&self) -> &Handles {
        self.0
    }
}

/// The parts of a [`Table`].
pub struct Handles {
    inner: StoredValue<Inner, LocalStorage>,
    /// Raised by every change; what reads the match follows it.
    version: RwSignal<u32>,
    /// The moment of the history in sight: steps played; `None` is the present.
    moment: RwSignal<Option<usize>>,
    /// Something is being played or saved: inputs wait.
    busy: RwSignal<bool>,
    /// Another tab holds this match: nothing can be played here.
    read_only: RwSignal<bool>,
    /// Computers are thinking or pausing.
    thinking: RwSignal<bool>,
    /// The dialog that sends the match is open.
    sharing: RwSignal<bool>,
    /// The hint that somebody asked for.
    hint: RwSignal<Option<Hint>>,
    /// For whom a hint waits behind the curtain.
    hinting: RwSignal<Option<Seat>>,
    /// A signal and no memo, which would ask all its readers at every step to find out that nothing changed.
    lasting: RwSignal<Lasting>,
    /// Set once.
    log: OnceLock<Memo<Log>>,
}

/// What hangs on the match and its save but seldom changes: what reads only this is left alone at most steps.
#[derive(Clone, PartialEq, Default)]
struct Lasting {
    names: Vec<String>,
    looks: Vec<u8>,
    mine: SeatSet,
    settings: TableSettings,
    hints: Vec<u32>,
}

/// Something that is played.
type Act<'a> = dyn FnMut(&mut dyn AnyMatch) -> Result<(), Refused> + 'a;

struct Inner {
    ui: &'static GameUi,
    game: Box<dyn AnyMatch>,
    /// The match at the moment in sight, if that is not the present.
    past: Option<(usize, Box<dyn AnyMatch>)>,
    save: Save,
    /// Raised to end the computers' loop that runs.
    run: u32,
    /// How much had been told when a computer last paused.
    seen: usize,
    /// Raised when the match becomes another telling of itself, not only longer.
    telling: u32,
    /// A position is being saved: what is edited meanwhile is saved after it, or an older one would come last.
    saving: bool,
    edited: bool,
    /// The log as far as it is written.
    written: Option<Written>,
}

impl Inner {
    /// Becomes another telling of the match.
    fn retell(&mut self, game: Box<dyn AnyMatch>, save: Save) {
        (self.game, self.save) = (game, save);
        self.telling += 1;
    }
}

impl Table {
    /// Opens a table on a match and its save.
    pub fn new(ui: &'static GameUi, game: Box<dyn AnyMatch>, mut save: Save) -> Self {
        fit_looks(&mut save, game.as_ref(), ui);
        let inner = Inner {
            ui,
            game,
            past: None,
            save,
            run: 0,
            seen: 0,
            telling: 0,
            saving: false,
            edited: false,
            written: None,
        };
        let table = Self(Box::leak(Box::new(Handles {
            inner: StoredValue::new_local(inner),
            version: RwSignal::new(0),
            moment: RwSignal::new(None),
            busy: RwSignal::new(false),
            read_only: RwSignal::new(false),
            thinking: RwSignal::new(false),
            sharing: RwSignal::new(false),
            hint: RwSignal::new(None),
            hinting: RwSignal::new(None),
            lasting: RwSignal::new(Lasting::default()),
            log: OnceLock::new(),
        })));
        table.changed();
        table.log.get_or_init(|| log::memo(move || table.write_log()));
        table
    }

    /// Tells everybody that the match or its save is not what it was.
    fn changed(self) {
        let lasting = self.inner.with_value(|Inner { game, save, .. }| Lasting {
            names: game.cards().iter().map(|card| card.name.clone()).collect(),
            looks: (0..game.seats()).map(|seat| save.look(seat)).collect(),
            mine: SeatSet::from_bits(save.mine).and(game.humans()),
            settings: save.table,
            hints: save.hints.clone(),
        });
        if self.lasting.with_untracked(|before| *before != lasting) {
            self.lasting.set(lasting);
        }
        self.version.update(|version| *version += 1);
    }

    fn write_log(self) -> Log {
        // Taken out meanwhile, as who writes asks the table.
        let before = self.inner.try_update_value(|inner| (inner.telling, inner.written.take()));
        let (telling, mut written) = before.unwrap_or_default();
        let log = log::write(self, &mut written, self.lasting.get().names, telling);
        self.inner.update_value(|inner| inner.written = written);
        log
    }

    /// Views and rules of the game.
    pub fn ui(self) -> &'static GameUi {
        self.inner.with_value(|inner| inner.ui)
    }

    /// Looks at the match in sight — the present, or the moment chosen in the history. Tracked.
    pub fn with<R>(self, look: impl FnOnce(&dyn AnyMatch) -> R) -> R {
        self.version.track();
        self.moment.track();
        self.with_untracked(look)
    }

    /// The same, not tracked.
    pub fn with_untracked<R>(self, look: impl FnOnce(&dyn AnyMatch) -> R) -> R {
        self.inner.with_value(|inner| match &inner.past {
            Some((_, past)) => look(past.as_ref()),
            None => look(inner.game.as_ref()),
        })
    }

    /// Looks at the present, whatever moment is in sight. Tracked.
    pub fn with_present<R>(self, look: impl FnOnce(&dyn AnyMatch) -> R) -> R {
        self.version.track();
        self.inner.with_value(|inner| look(inner.game.as_ref()))
    }

    /// What a viewer may see of the match in sight; `None` if it is of another game. Tracked.
    ///
    /// Ask for a seat's view only behind the curtain.
    pub fn observe<G: Game>(self, viewer: Viewer) -> Option<G::Observation> {
        self.with(|game| game.typed::<G>().map(|game| game.observe(viewer)))
    }

    /// The events of the match in sight that a viewer was told, with their steps. Tracked.
    pub fn told<G: Game>(self, viewer: Viewer) -> Vec<(usize, G::Event)> {
        self.with(|game| {
            game.typed::<G>().map_or_else(Vec::new, |game| {
                game.told(viewer).map(|(step, event)| (step, event.clone())).collect()
            })
        })
    }

    /// The name in a seat; a nameless seat is "Seat 3" in the player's language. Tracked.
    pub fn name(self, seat: Seat) -> String {
        let name = self.lasting.with(|lasting| lasting.names.get(seat.index()).cloned());
        match name {
            Some(name) if !name.is_empty() => name,
            _ => t!("seat-number", number = seat.index() as i64 + 1),
        }
    }

    /// Colour and shape of a seat, as [`crate::ui::SeatToken`] takes them. Tracked.
    pub fn look(self, seat: Seat) -> u8 {
        self.lasting.with(|lasting| lasting.looks.get(seat.index()).copied()).unwrap_or(seat.index() as u8)
    }

    /// Whether the dialog that sends the match is open.
    pub fn sharing(self) -> RwSignal<bool> {
        self.sharing
    }

    /// The hint that somebody asked for.
    pub fn hint(self) -> RwSignal<Option<Hint>> {
        self.hint
    }

    /// For whom a hint waits behind the curtain.
    pub fn hinting(self) -> RwSignal<Option<Seat>> {
        self.hinting
    }

    /// Reads the match anew from its save: another tab has gone on playing. Then goes on here.
    pub fn reload(self) {
        wasm_bindgen_futures::spawn_local(async move {
            let Some(id) = self.inner.try_with_value(|inner| inner.save.id.clone()) else { return };
            if let Ok(Some(Ok(save))) = storage::get(&id).await
                && let Ok((game, _)) = crate::games::open_link(&save.link)
                && self.inner.try_update_value(|inner| inner.retell(game, save)).is_some()
            {
                self.show_moment(None);
                self.changed();
            }
            self.set_read_only(false);
            self.go_on();
        });
    }

    /// The save of this match, without its link being up to date. Tracked.
    pub fn save(self) -> Save {
        self.version.track();
        self.inner.with_value(|inner| inner.save.clone())
    }

    /// Changes the save's own fields (title, seats played here, table settings) and stores it.
    pub fn edit_save(self, edit: impl FnOnce(&mut Save)) {
        self.inner.update_value(|inner| edit(&mut inner.save));
        self.save_edited();
    }

    fn save_edited(self) {
        self.changed();
        let waits = self.inner.try_update_value(|inner| {
            inner.edited = inner.saving;
            inner.saving
        });
        if waits != Some(false) {
            return;
        }
        wasm_bindgen_futures::spawn_local(async move {
            self.store().await;
        });
    }

    /// The seats that are played on this device. Tracked.
    pub fn mine(self) -> SeatSet {
        self.lasting.with(|lasting| lasting.mine)
    }

    /// Whether one device is passed round. Tracked.
    pub fn mode(self) -> Mode {
        self.settings().mode
    }

    /// How ballots are cast. Tracked.
    pub fn ballots(self) -> Ballots {
        self.settings().ballots
    }

    /// How it is played here. Tracked.
    pub fn settings(self) -> TableSettings {
        self.lasting.with(|lasting| lasting.settings)
    }

    /// Where people asked for a hint, as [`Save::hints`]. Tracked.
    pub fn hints(self) -> Vec<u32> {
        self.lasting.with(|lasting| lasting.hints.clone())
    }

    /// The public log of the present match, whatever moment is in sight. Tracked.
    pub fn log(self) -> Log {
        self.log.get().map(Get::get).unwrap_or_default()
    }

    /// The private looks that are due on this device: the seats, in order, that were told something
    /// which they have not looked at yet (a role, a party, a peek). Play waits for them; at the end everything
    /// lies open and none is due. Tracked.
    pub fn looks_due(self) -> Vec<Seat> {
        if self.with_present(|game| matches!(game.turn(), Turn::Over(_))) {
            return Vec::new();
        }
        let save = self.save();
        let private = self.ui().private;
        self.mine()
            .iter()
            .filter(|seat| {
                let looked = save.looked.get(seat.index()).copied().unwrap_or(0) as usize;
                self.with_present(|game| private(game, *seat).is_some_and(|step| step >= looked))
            })
            .collect()
    }

    /// Remembers that the seat's player has looked at everything up to now, and goes on.
    pub fn set_looked(self, seat: Seat) {
        let steps = self.inner.with_value(|inner| inner.game.steps()) as u32;
        self.edit_save(|save| {
            if save.looked.len() <= seat.index() {
                save.looked.resize(seat.index() + 1, 0);
            }
            if let Some(looked) = save.looked.get_mut(seat.index()) {
                *looked = steps;
            }
        });
        self.go_on();
    }

    /// Whether something can be played now: the present is in sight, this tab holds the match, and
    /// nothing is being played. Tracked. A table that has gone is not live: what comes late may ask it.
    pub fn is_live(self) -> bool {
        !self.inner.is_disposed() && self.moment.get().is_none() && !self.read_only.get() && !self.busy.get()
    }

    /// Whether another tab holds the match. Tracked.
    pub fn is_read_only(self) -> bool {
        self.read_only.get()
    }

    /// Set by the lock's owner.
    pub fn set_read_only(self, read_only: bool) {
        // The table may be gone when another tab lets go.
        if self.read_only.try_get_untracked().is_some_and(|before| before != read_only) {
            self.read_only.set(read_only);
        }
    }

    /// Whether computers are at work. Tracked.
    pub fn is_thinking(self) -> bool {
        self.thinking.get()
    }

    /// The moment in sight; `None` is the present. Tracked.
    pub fn moment(self) -> Option<usize> {
        self.moment.get()
    }

    /// Shows the match as it stood after `steps` steps, or the present.
    pub fn show_moment(self, steps: Option<usize>) {
        self.inner.update_value(|inner| {
            inner.past =
                steps.filter(|steps| *steps < inner.game.steps()).map(|steps| (steps, inner.game.at(steps)));
        });
        let steps = self.inner.with_value(|inner| inner.past.as_ref().map(|(steps, _)| *steps));
        self.moment.set(steps);
    }

    /// The seats that this device must decide for now: humans played here that owe a move. Tracked.
    pub fn due_here(self) -> SeatSet {
        let mine = self.mine();
        self.with_present(|game| game.turn().owing().and(mine))
    }

    /// People on other devices that the match waits for. Tracked.
    pub fn due_elsewhere(self) -> SeatSet {
        let mine = self.mine();
        self.with_present(|game| {
            let owing = match game.turn() {
                Turn::Seats(seats) => seats,
                Turn::Chance => Self::hand_seat(game).map_or(SeatSet::EMPTY, SeatSet::only),
                Turn::Over(_) => SeatSet::EMPTY,
            };
            owing.and(game.humans()).minus(mine)
        })
    }

    /// The human seat on whose device the chance step is settled: the one whose hand draws, or, for
    /// computers, the first person at the table.
    fn hand_seat(game: &dyn AnyMatch) -> Option<Seat> {
        let humans = game.humans();
        game.hand().filter(|seat| humans.contains(*seat)).or(humans.first())
    }

    /// Plays the choice of this rank for a seat, then lets chance and computers go on.
    pub fn play(self, seat: Seat, rank: u64) {
        self.act(move |game| game.play_rank(seat, rank));
    }

    /// Plays several choices as one act: all hands of a table vote.
    pub fn play_all(self, choices: Vec<(Seat, u64)>) {
        self.act(move |game| choices.iter().try_for_each(|(seat, rank)| game.play_rank(*seat, *rank)));
    }

    /// Plays a typed move for a seat.
    pub fn play_move<G: engine::bots::Bots>(self, seat: Seat, choice: G::Move) {
        self.act(move |game| match game.typed_mut::<G>() {
            Some(game) => game.play(seat, &choice).map_err(|refusal| Refused::of(&refusal)),
            None => Ok(()),
        });
    }

    /// Plays several typed moves as one act.
    pub fn play_moves<G: engine::bots::Bots>(self, choices: Vec<(Seat, G::Move)>) {
        self.act(move |game| match game.typed_mut::<G>() {
            Some(game) => choices
                .iter()
                .try_for_each(|(seat, choice)| game.play(*seat, choice))
                .map_err(|refusal| Refused::of(&refusal)),
            None => Ok(()),
        });
    }

    /// Plays one typed move after the other as one act, for as long as there is a next one.
    pub fn play_while<G: engine::bots::Bots>(
        self,
        next: impl Fn(&engine::Match<G>) -> Option<(Seat, G::Move)> + 'static,
    ) {
        self.act(move |game| {
            let Some(game) = game.typed_mut::<G>() else { return Ok(()) };
            while let Some((seat, choice)) = next(game) {
                game.play(seat, &choice).map_err(|refusal| Refused::of(&refusal))?;
            }
            Ok(())
        });
    }

    /// Puts a typed statement of a seat on record.
    pub fn state<G: engine::bots::Bots>(self, seat: Seat, statement: G::Statement) {
        self.act(move |game| match game.typed_mut::<G>() {
            Some(game) => game.say(seat, &statement).map_err(|refusal| Refused::of(&refusal)),
            None => Ok(()),
        });
    }

    /// Where undo would lead, or why it is off. Tracked.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn undo_point(self) -> Result<usize, Barrier> {
        let mine = self.mine();
        self.with_present(|game| game.undo_point(mine))
    }

    /// Takes back the last own step, if that is allowed.
    pub fn undo(self) {
        let Ok(point) = untrack(|| self.undo_point()) else { return };
        self.retell(move |game| game.undo(point));
    }

    /// Replaces the match by another telling of it (a merged link), saves it and goes on.
    pub fn adopt(self, telling: Box<dyn AnyMatch>) {
        self.retell(move |game| {
            let cards: Vec<_> = game.cards().to_vec();
            let mut telling = telling.clone();
            for (index, card) in cards.into_iter().enumerate() {
                let seat = Seat::new(index as u8);
                // A link may have come without names.
                if telling.cards().get(index).is_some_and(|theirs| theirs.name.is_empty()) {
                    let player = telling.cards().get(index).map_or(card.player, |theirs| theirs.player);
                    telling.set_card(seat, engine::SeatCard::new(&card.name, player));
                }
            }
            game.replace(telling.as_ref());
        });
    }

    /// What makes the match another telling of itself, not only longer.
    fn retell(self, mut act: impl FnMut(&mut dyn AnyMatch) + 'static) {
        let act = move |game: &mut dyn AnyMatch| {
            act(game);
            Ok(())
        };
        self.act_boxed(Box::new(act), true);
    }

    /// One act of a person. Inputs that come while another is under way are dropped: a second tap
    /// must not play a second move.
    fn act(self, act: impl FnMut(&mut dyn AnyMatch) -> Result<(), Refused> + 'static) {
        self.act_boxed(Box::new(act), false);
    }

    fn act_boxed(self, mut act: Box<Act<'static>>, retells: bool) {
        if !untrack(|| self.is_live()) {
            return;
        }
        self.busy.set(true);
        self.stop_computers();
        wasm_bindgen_futures::spawn_local(async move {
            if self.apply(&mut *act, retells).await.is_ok() {
                self.busy.set(false);
                self.go_on();
            } else {
                // The views offer legal choices only; what was refused changed nothing.
                self.busy.set(false);
            }
        });
    }

    /// Plays on a copy, saves it, and only then shows it.
    async fn apply(self, act: &mut Act<'_>, retells: bool) -> Result<(), Refused> {
        // Nothing is played at a table that has gone.
        let open = self.inner.try_with_value(|inner| (inner.game.clone(), inner.save.clone(), inner.ui));
        let Some((mut game, mut save, ui)) = open else { return Ok(()) };
        act(game.as_mut())?;
        write_position(&mut save, game.as_ref(), ui);
        self.inner.update_value(|inner| inner.saving = true);
        // Without storage the match goes on; the banner says so and offers the file.
        let _ = storage::put(&mut save).await;
        let edited = self.inner.try_update_value(|inner| {
            inner.save.take_position(save);
            inner.game = game;
            inner.telling += u32::from(retells);
            inner.saving = false;
            std::mem::take(&mut inner.edited)
        });
        if edited.is_some() {
            self.changed();
        }
        if edited == Some(true) {
            self.store().await;
        }
        Ok(())
    }

    async fn store(self) {
        let save = self.inner.try_with_value(|inner| {
            let mut save = inner.save.clone();
            write_position(&mut save, inner.game.as_ref(), inner.ui);
            save
        });
        let Some(mut save) = save else { return };
        // As above.
        let _ = storage::put(&mut save).await;
    }

    fn stop_computers(self) {
        self.inner.update_value(|inner| inner.run += 1);
        self.thinking.set(false);
    }

    /// Lets chance and computers act until a person must decide. Called when the table opens and
    /// after every act.
    pub fn go_on(self) {
        if untrack(|| !self.is_live()) {
            return;
        }
        self.stop_computers();
        let run = self.inner.with_value(|inner| inner.run);
        wasm_bindgen_futures::spawn_local(async move {
            self.run_computers(run).await;
            if self.is_running(run) {
                self.thinking.set(false);
            }
        });
    }

    /// Whether this loop is still the one that counts, and the table still open.
    fn is_running(self, run: u32) -> bool {
        self.inner.try_with_value(|inner| inner.run == run).unwrap_or(false)
            && !self.read_only.try_get_untracked().unwrap_or(true)
    }

    async fn run_computers(self, run: u32) {
        while self.is_running(run) {
            // One claim may call for another.
            loop {
                match self.let_computers_speak(run).await {
                    Some(true) => {}
                    Some(false) => break,
                    None => return,
                }
            }
            if !self.is_running(run) {
                return;
            }
            let (turn, humans, mine, hand) = untrack(|| {
                let mine = self.mine();
                self.with_present(|game| (game.turn(), game.humans(), mine, Self::hand_seat(game)))
            });
            // Play waits until the private looks are taken.
            if untrack(|| !self.looks_due().is_empty()) {
                return;
            }
            match turn {
                Turn::Over(_) => return,
                Turn::Chance => {
                    // Drawn on the device of the seat whose hand draws, so that two devices do not
                    // draw twice.
                    if hand.is_some_and(|seat| !mine.contains(seat)) {
                        return;
                    }
                    let mut settle = |game: &mut dyn AnyMatch| {
                        game.settle(&mut random::rng());
                        Ok(())
                    };
                    if self.apply(&mut settle, false).await.is_err() {
                        return;
                    }
                }
                Turn::Seats(owing) => {
                    let computers = owing.minus(humans);
                    // People's sealed decisions are locked before computers make theirs.
                    if computers.is_empty() || (owing.len() > 1 && computers != owing) {
                        return;
                    }
                    self.thinking.set(true);
                    if self.let_computers_move(run, computers).await.is_none() {
                        return;
                    }
                }
            }
        }
    }

    /// `None` if the loop has been ended meanwhile.
    async fn let_computers_move(self, run: u32, computers: SeatSet) -> Option<()> {
        // Only what can be looked at is given the time for it: an act that showed nothing is followed at once.
        let (code, shown) = self.inner.try_update_value(|inner| {
            let told = inner.game.told_count();
            (inner.save.link.clone(), std::mem::replace(&mut inner.seen, told) != told)
        })?;
        let pause = if shown { settings::now().bot_speed.pause() } else { Duration::ZERO };
        let asked = timers::now();
        let mut ranks = self.think(Ask::Move, computers, &code).await;
        let left = pause.saturating_sub(timers::since(asked));
        if left > Duration::ZERO {
            timers::sleep(left).await;
        }
        if !self.is_running(run) {
            return None;
        }
        // A computer never delays a match: without an answer it takes its first choice.
        for seat in computers.iter() {
            if !ranks.iter().any(|(answered, _)| *answered == seat) {
                ranks.push((seat, 0));
            }
        }
        let played = self
            .apply(
                &mut |game: &mut dyn AnyMatch| {
                    ranks.iter().try_for_each(|(seat, rank)| game.play_rank(*seat, *rank))
                },
                false,
            )
            .await;
        played.ok()
    }

    /// Whether anybody said something; `None` if the loop has been ended meanwhile.
    async fn let_computers_speak(self, run: u32) -> Option<bool> {
        let (bots, code) = self.inner.try_with_value(|inner| {
            let game = &inner.game;
            let bots = SeatSet::all(game.seats()).minus(game.humans());
            let speakers: SeatSet = bots.iter().filter(|seat| game.statement_count(*seat) > 0).collect();
            (speakers, if speakers.is_empty() { String::new() } else { inner.save.link.clone() })
        })?;
        if bots.is_empty() {
            return Some(false);
        }
        let ranks = self.think(Ask::Statement, bots, &code).await;
        if !self.is_running(run) {
            return None;
        }
        if ranks.is_empty() {
            return Some(false);
        }
        let mut said = 0;
        let applied = self
            .apply(
                &mut |game: &mut dyn AnyMatch| {
                    // A statement that has become impossible is left out.
                    said = ranks.iter().filter(|(seat, rank)| game.say_rank(*seat, *rank).is_ok()).count();
                    Ok(())
                },
                false,
            )
            .await;
        applied.ok()?;
        Some(said > 0)
    }

    /// Asks the worker, or thinks in the page if there is none.
    async fn think(self, ask: Ask, seats: SeatSet, code: &str) -> Vec<(Seat, u64)> {
        let request = brain::request(ask, seats, code);
        let answer = worker::ask(&request).await;
        brain::read_answer(&answer).unwrap_or_default()
    }
}

/// Looks that stand for something are the same on every device.
fn fit_looks(save: &mut Save, game: &dyn AnyMatch, ui: &GameUi) {
    if let Some(pieces) = &ui.pieces {
        save.looks = (0..game.seats()).map(|seat| (pieces.look)(game, Seat::new(seat))).collect();
    }
}

/// Brings a save up to date with its match: link, and what the list shows.
pub fn write_position(save: &mut Save, game: &dyn AnyMatch, ui: &GameUi) {
    game.game().word.clone_into(&mut save.game);
    save.link = game.link(true);
    fit_looks(save, game, ui);
    let (key, args) = (ui.summary)(game);
    save.summary = Summary {
        names: game.cards().iter().map(|card| card.name.clone()).collect(),
        looks: (0..game.seats()).map(|seat| save.look(seat)).collect(),
        bots: SeatSet::all(game.seats()).minus(game.humans()).bits(),
        key: key.to_owned(),
        args,
        over: matches!(game.turn(), Turn::Over(_)),
    };
}
