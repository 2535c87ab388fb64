//! Matches on their way from setup or link preview to the table.
//!
//! They are stored before the table opens; this is for browsers that store nothing.

use std::cell::RefCell;

use engine::AnyMatch;

use crate::games::GameUi;
use crate::platform::storage::{self, Save};
use crate::route::{self, Route};

use super::session::write_position;

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

/// The match that waits under this id.
pub fn take(id: &str) -> Option<Waiting> {
    WAITING.with(|waiting| {
        let mut waiting = waiting.borrow_mut();
        if waiting.as_ref().is_some_and(|(save, ..)| save.id == id) { waiting.take() } else { None }
    })
}
