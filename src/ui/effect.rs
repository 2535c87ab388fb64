//! Effects without a copy of the machinery for each: Leptos compiles its own for every closure.

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
    let set = |from: Option<&'static str>, to: Option<&'static str>| {
        let Some(root) = document().document_element() else { return };
        // Refused only for what is no class name.
        if let Some(from) = from {
            let _ = root.class_list().remove_1(from);
        }
        if let Some(to) = to {
            let _ = root.class_list().add_1(to);
        }
    };
    let now = StoredValue::new(None);
    effect(move || {
        let to = class();
        set(now.get_value(), to);
        now.set_value(to);
    });
    on_cleanup(move || set(now.try_get_value().flatten(), None));
}

/// Marks the page with the open tab of the table.
pub fn page_tab(tab: RwSignal<usize>) {
    page_class(move || ["tab-0", "tab-1", "tab-2", "tab-3"].get(tab.get()).copied());
}
