//! A saved match.

use leptos::prelude::*;
use markup::view;

use crate::games;
use crate::platform::storage::{self, Save};
use crate::table::{self, Table as Handle};
use crate::ui::TopBar;

/// Why a save cannot be played.
#[derive(Clone)]
enum Trouble {
    Missing,
    Unreadable,
    Storage(storage::StorageError),
    Link(engine::link::LinkError),
}

async fn load(id: &str) -> Result<(Save, Box<dyn engine::AnyMatch>, &'static games::GameUi), Trouble> {
    let save = match storage::get(id).await {
        Ok(Some(Ok(save))) => save,
        Ok(Some(Err(_))) => return Err(Trouble::Unreadable),
        Ok(None) => return Err(Trouble::Missing),
        Err(error) => return Err(Trouble::Storage(error)),
    };
    let (game, ui) = games::open_link(&save.link).map_err(Trouble::Link)?;
    Ok((save, game, ui))
}

/// A saved match.
#[component]
pub fn Table(
    /// The id of the save.
    id: String,
) -> impl IntoView {
    let state = RwSignal::new_local(None::<Result<Handle, Trouble>>);
    let owner = Owner::current();
    wasm_bindgen_futures::spawn_local(async move {
        // A match that was never stored (no storage) waits in memory.
        let loaded = match table::fresh::take(&id) {
            Some((save, game, ui)) => Ok((save, game, ui)),
            None => load(&id).await,
        };
        let handle = loaded.map(|(save, game, ui)| match &owner {
            Some(owner) => owner.with(|| Handle::new(ui, game, save)),
            None => Handle::new(ui, game, save),
        });
        state.set(Some(handle));
    });
    move || match state.get() {
        None => view! { <main id="main" class="sheet" tabindex="-1" aria-busy="true"></main> },
        Some(Ok(table)) => {
            super::rules::follow(table);
            table::shell::shell(table)
        }
        Some(Err(trouble)) => {
            let sentence = move || match &trouble {
                Trouble::Missing => t!("table-missing"),
                Trouble::Unreadable => t!("table-unreadable"),
                Trouble::Storage(error) => error.sentence(),
                Trouble::Link(error) => table::link_sentence(*error),
            };
            view! {
                <TopBar title="Kabinett" />
                <main id="main" class="sheet" tabindex="-1">
                    <h1>{tr("table-trouble")}</h1>
                    <p role="alert">{sentence}</p>
                    <p><a class="btn primary" href="#/">{tr("unknown-home")}</a></p>
                </main>
            }
        }
    }
}
