//! Views that change, without a copy of the machinery for each.

use leptos::prelude::*;

/// A part of the page that is built anew whenever what it reads changes:
/// `{live(move || if on.get() { view! { … }.into_any() } else { ().into_any() })}`.
///
/// Prefer it to a bare closure: all these parts have one type, so the code that builds, replaces and
/// removes them is compiled once and not once for each.
pub fn live(part: impl FnMut() -> AnyView + Send + 'static) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(part)
}
