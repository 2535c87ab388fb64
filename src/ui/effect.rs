//! Effects without a copy of the machinery for each: Leptos compiles its own for every closure.

use leptos::prelude::Effect;

/// Does something now and whenever a signal that it reads changes.
pub fn effect(act: impl FnMut() + 'static) {
    run(Box::new(act));
}

fn run(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| act());
}

/// The same with what it returned last.
pub fn effect_from<T: 'static>(mut act: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    effect(move || before = Some(act(before.take())));
}
