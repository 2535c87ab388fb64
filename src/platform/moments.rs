//! When the player looks away and comes back.

use leptos::{ev, prelude::*};

/// Whether the page is out of sight.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Calls `act` whenever what is on the screen should no longer be seen: the window loses focus, is hidden,
/// closed or turned, or the player goes to another page by the address. Ends with the present owner.
pub fn on_leave(act: impl Fn() + Clone + 'static) {
    let call = |_: &str| {
        let act = act.clone();
        move || act()
    };
    let (blur, hide, turn, hash, pop, seen) =
        (call("blur"), call("pagehide"), call("turn"), call("hash"), call("pop"), call("seen"));
    let handles = [
        window_event_listener(ev::blur, move |_| blur()),
        window_event_listener(ev::pagehide, move |_| hide()),
        window_event_listener(ev::orientationchange, move |_| turn()),
        window_event_listener(ev::hashchange, move |_| hash()),
        window_event_listener(ev::popstate, move |_| pop()),
        // The document's event; it bubbles to the window.
        window_event_listener(ev::visibilitychange, move |_| {
            if is_hidden() {
                seen();
            }
        }),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
}

/// Calls `act` whenever the page comes back into sight. Ends with the present owner.
pub fn on_return(act: impl Fn() + 'static) {
    let handle = window_event_listener(ev::visibilitychange, move |_| {
        if !is_hidden() {
            act();
        }
    });
    on_cleanup(move || handle.remove());
}
