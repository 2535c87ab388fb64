//! Press and hold: what it shows exists only while the button is held.

use std::time::Duration;

use leptos::{ev, html, prelude::*};
use markup::view;
use wasm_bindgen::JsCast;

use crate::platform::moments;

/// A screen reader's click cannot hold; it shows for this long, or until the next click.
const AFTER_CLICK: Duration = Duration::from_secs(20);

/// A button that is on only while a finger, the mouse, the space bar or Enter holds it.
///
/// It goes off by letting go, by a cancelled touch, by losing focus, when the window is left, hidden or
/// turned, and when the route changes. A click without a press, as screen readers make it, turns it
/// on for twenty seconds or until the next click.
#[component]
pub fn HoldButton(
    /// On while held. Set it to `false` from outside to hide, for example when time is up; then it
    /// stays off until pressed anew.
    held: RwSignal<bool>,
    /// Classes besides `holdable`.
    #[prop(optional)]
    class: &'static str,
    /// The button's name, where its content does not say it.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
    /// Called when it goes on.
    #[prop(optional, into)]
    on_show: Option<Callback<()>>,
    /// Called when it goes off.
    #[prop(optional, into)]
    on_hide: Option<Callback<()>>,
    children: crate::ui::html::Inside,
) -> impl IntoView {
    let node = NodeRef::<html::Button>::new();
    let pointer = StoredValue::new(None::<i32>);
    let timer = StoredValue::new(None::<TimeoutHandle>);

    let stop_timer = move || {
        if let Some(Some(handle)) = timer.try_update_value(Option::take) {
            handle.clear();
        }
    };
    let show = move || {
        stop_timer();
        if !held.get_untracked() {
            held.set(true);
            if let Some(call) = on_show {
                call.try_run(());
            }
        }
    };
    let hide = move || {
        stop_timer();
        pointer.try_set_value(None);
        // The button may be gone when the window's event comes.
        if held.try_get_untracked() == Some(true) {
            held.set(false);
            if let Some(call) = on_hide {
                call.try_run(());
            }
        }
    };

    moments::on_leave(hide);
    on_cleanup(hide);

    let is_key = |event: &ev::KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    view! {
        <button
            type="button"
            node_ref=node
            class=["holdable ", class].concat()
            aria-pressed=move || if held.get() { "true" } else { "false" }
            aria-label=label
            on:pointerdown=move |event| {
                if event.button() == 0 && event.is_primary() && pointer.get_value().is_none() {
                    pointer.set_value(Some(event.pointer_id()));
                    if let Some(button) = node.get_untracked() {
                        let button: &web_sys::Element = button.unchecked_ref();
                        // Without capture the release outside would be missed; refused only for a
                        // pointer that is already gone, whose release then hides.
                        let _ = button.set_pointer_capture(event.pointer_id());
                    }
                    show();
                }
            }
            on:pointerup=move |_| hide()
            on:pointercancel=move |_| hide()
            on:lostpointercapture=move |_| hide()
            on:blur=move |_| hide()
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| {
                if is_key(&event) {
                    // No click follows, and the page does not scroll.
                    event.prevent_default();
                    if !event.repeat() {
                        show();
                    }
                }
            }
            on:keyup=move |event| {
                if is_key(&event) {
                    event.prevent_default();
                    hide();
                }
            }
            on:click=move |event| {
                // A click with a count was a press, which has shown and hidden already.
                if event.detail() == 0 {
                    if held.get_untracked() {
                        hide();
                    } else {
                        show();
                        timer.set_value(set_timeout_with_handle(hide, AFTER_CLICK).ok());
                    }
                }
            }
        >
            {children.piece()}
        </button>
    }
}
