//! Effects without a copy of the machinery for each: Leptos compiles its own for every closure.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;

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

/// Marks the root of the page with a class, for as long as it is wanted and the caller stands: for style sheets, which
/// would otherwise ask (`:has`) what stands in the page, and be asked anew whenever something in it changes.
pub fn page_class(class: impl Fn() -> Option<&'static str> + 'static) {
    mark_page(Box::new(class));
}

fn mark_page(class: Box<dyn Fn() -> Option<&'static str>>) {
    let now = Arc::new(Mutex::new(""));
    let last = Arc::clone(&now);
    effect(move || change_class(&now, class().unwrap_or("")));
    on_cleanup(move || change_class(&last, ""));
}

fn change_class(now: &Mutex<&'static str>, to: &'static str) {
    let Some(list) = document().document_element().map(|root| root.class_list()) else { return };
    let Ok(mut now) = now.lock() else { return };
    let before = std::mem::replace(&mut *now, to);
    // Refused only for what is no class name.
    if !before.is_empty() {
        let _ = list.remove_1(before);
    }
    if !to.is_empty() {
        let _ = list.add_1(to);
    }
}

/// Marks the page with the open tab of the table.
pub fn page_tab(tab: RwSignal<usize>) {
    page_class(move || ["tab-0", "tab-1", "tab-2", "tab-3"].get(tab.get()).copied());
}
