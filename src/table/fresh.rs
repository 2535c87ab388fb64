//! Matches on their way from setup or link preview to the table.
//!
//! They are stored before the table opens; this is for browsers that store nothing.

use std::cell::RefCell;

use engine::{AnyMatch, MatchId};
use leptos::prelude::untrack;
use rand::Rng as _;

use crate::games::GameUi;
use crate::platform::random;
use crate::platform::storage::{self, Save};
use crate::route::{self, Route};
use crate::ui::toast;

use super::{Table, session::write_position};

type Waiting = (Save, Box<dyn AnyMatch>, &'static GameUi);

thread_local! {
    static WAITING: RefCell<Option<Waiting>> = const { RefCell::new(None) };
}

/// Stores a match and opens its table. Without storage the match is played all the same.
pub async fn open(mut save: Save, game: Box<dyn AnyMatch>, ui: &'static GameUi) {
    write_position(&mut save, game.as_ref(), ui);
    // A failure shows as a banner; the match waits in memory.
    let _ = storage::put(&mut save).await;
    let id = save.id.clone();
    WAITING.with(|waiting| *waiting.borrow_mut() = Some((save, game, ui)));
    route::navigate(&Route::Table(id));
}

/// Lets a match wait in memory for its table to open again.
pub fn keep(save: Save, game: Box<dyn AnyMatch>, ui: &'static GameUi) {
    WAITING.with(|waiting| *waiting.borrow_mut() = Some((save, game, ui)));
}

/// The match that waits under this id.
pub fn take(id: &str) -> Option<Waiting> {
    WAITING.with(|waiting| {
        let mut waiting = waiting.borrow_mut();
        if waiting.as_ref().is_some_and(|(save, ..)| save.id == id) { waiting.take() } else { None }
    })
}

/// Starts the same game anew: the same seats and setup, another match. The finished one stays saved.
pub fn rematch(table: Table) {
    let ui = table.ui();
    let (setup, cards, friendly) =
        untrack(|| table.with_present(|game| (game.setup_text(), game.cards().to_vec(), game.is_friendly())));
    let old = untrack(|| table.save());
    let game = match (ui.start)(MatchId::new(random::rng().next_u64()), &setup, cards, friendly) {
        Ok(game) => game,
        Err(why) => return toast(why),
    };
    // `open` writes the link.
    let mut save = Save::new(ui.id.word, String::new(), old.mine, old.table);
    save.title = old.title;
    save.looks = old.looks;
    wasm_bindgen_futures::spawn_local(open(save, game, ui));
}
