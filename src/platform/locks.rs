//! One tab per save: the first may write, the others look on until they take over.
//!
//! Web Locks see to it. Taking over steals the lock; the browser tells the tab that had it, which from
//! then on only looks on. Where there are no Web Locks every tab may write, as nobody can be asked.

use std::{cell::RefCell, time::Duration};

use super::{few::Few, timers};
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which web-sys has only as an unstable interface.
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        callback: &Function,
    ) -> Result<Promise, JsValue>;
}

/// What this tab may do with a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// Not known yet; a matter of milliseconds.
    Asking,
    /// This tab may play and save.
    Held,
    /// Another tab has the save; this one looks on.
    ReadOnly,
}

thread_local! {
    // Held locks: calling the function lets go. Kept here because locks must be `Send` to be cleaned up.
    static RELEASE: RefCell<Few<Function>> = const { RefCell::new(Few::new()) };
    static NEXT: RefCell<u32> = const { RefCell::new(0) };
}

fn manager() -> Option<LockManager> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    // Not `dyn_into`: the browser's type is not named so everywhere.
    (locks.is_object()).then(|| locks.unchecked_into())
}

/// A tab's claim on a save; it ends with the owner it was made in.
#[derive(Clone, Debug)]
pub struct TabLock {
    number: u32,
    name: String,
    state: ArcRwSignal<Hold>,
}

impl TabLock {
    /// Claims a save: [`Hold::Held`] if no other tab has it, else [`Hold::ReadOnly`].
    pub fn acquire(save: &str) -> Self {
        Self::claim(save, "ifAvailable")
    }

    /// Takes a save from whatever tab has it, and waits until it is this one's; until the owner goes.
    pub async fn take(save: &str, owner: &Owner) {
        let lock = owner.with(|| Self::claim(save, "steal"));
        // A browser that never answers does not stand in the way.
        for _ in 0..100 {
            if lock.may_write() {
                break;
            }
            timers::sleep(Duration::from_millis(10)).await;
        }
    }

    fn claim(save: &str, how: &str) -> Self {
        let number = NEXT.with(|next| {
            let mut next = next.borrow_mut();
            *next = next.wrapping_add(1);
            *next
        });
        let lock =
            Self { number, name: ["kabinett save ", save].concat(), state: ArcRwSignal::new(Hold::Asking) };
        lock.request(how);
        let cleanup = lock.clone();
        on_cleanup(move || cleanup.release());
        lock
    }

    /// What this tab may do; tracked.
    pub fn state(&self) -> Hold {
        self.state.get()
    }

    /// Whether this tab may save now; not tracked.
    pub fn may_write(&self) -> bool {
        self.state.get_untracked() == Hold::Held
    }

    /// Takes the save from the other tab. When [`Self::state`] says [`Hold::Held`], read the save anew: the
    /// other tab has gone on playing until then.
    pub fn take_over(&self) {
        self.request("steal");
    }

    /// Lets go, so that another tab can have it.
    pub fn release(&self) {
        if let Some(release) = RELEASE.with(|held| held.borrow_mut().remove(self.number)) {
            let _ = release.call0(&JsValue::NULL);
        }
    }

    fn set(&self, hold: Hold) {
        if self.state.get_untracked() != hold {
            self.state.set(hold);
        }
    }

    fn request(&self, how: &str) {
        let Some(manager) = manager() else {
            self.set(Hold::Held);
            return;
        };
        let options = Object::new();
        let _ = Reflect::set(&options, &how.into(), &JsValue::TRUE);
        let lock = self.clone();
        let granted = Closure::once_into_js(move |granted: JsValue| -> JsValue {
            if granted.is_null() || granted.is_undefined() {
                lock.set(Hold::ReadOnly);
                return JsValue::UNDEFINED;
            }
            // The lock lasts as long as this promise is open.
            let mut open = |resolve: Function, _reject: Function| {
                RELEASE.with(|held| held.borrow_mut().insert(lock.number, resolve));
            };
            let until_released = Promise::new(&mut open);
            lock.set(Hold::Held);
            until_released.into()
        });
        match manager.request(&self.name, &options, granted.unchecked_ref()) {
            Ok(ended) => {
                let lock = self.clone();
                wasm_bindgen_futures::spawn_local(async move {
                    if JsFuture::from(ended).await.is_err() {
                        // Stolen by another tab.
                        RELEASE.with(|held| held.borrow_mut().remove(lock.number));
                        lock.set(Hold::ReadOnly);
                    }
                });
            }
            // An insecure context, for example: nobody can be asked.
            Err(_) => self.set(Hold::Held),
        }
    }
}
