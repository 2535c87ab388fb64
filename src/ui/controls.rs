//! Choosing: switches, segments, tabs; and a meter.

use crate::ui::html::CollectHtml;
use leptos::prelude::*;
use markup::view;
use wasm_bindgen::JsCast;

/// On or off, with its name and perhaps a line about it.
#[component]
pub fn Switch(
    /// What is on or off.
    #[prop(into)]
    label: Signal<String>,
    /// What it means, under the name.
    #[prop(optional, into)]
    note: Option<Signal<String>>,
    /// Whether it is on.
    #[prop(into)]
    checked: Signal<bool>,
    /// Called with the new state.
    #[prop(into)]
    on_change: Callback<bool>,
    /// Not to be changed now.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <label class="sw">
            <span>
                <b>{label}</b>
                {note.map(|note| view! { <em>{note}</em> })}
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=checked
                disabled=disabled
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <i aria-hidden="true"></i>
        </label>
    }
}

/// One of a few, side by side: a group of radio buttons.
#[component]
pub fn Segmented(
    /// Name of the group in the page; unique on the screen.
    #[prop(into)]
    name: String,
    /// What is chosen, for screen readers.
    #[prop(into)]
    label: Signal<String>,
    /// The options, in order.
    options: Vec<Signal<String>>,
    /// Index of the chosen one.
    #[prop(into)]
    selected: Signal<usize>,
    /// Called with the index of the new one.
    #[prop(into)]
    on_select: Callback<usize>,
    /// Classes besides `seg`.
    #[prop(optional)]
    class: &'static str,
    /// Not to be changed now.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    let options = options
        .into_iter()
        .enumerate()
        .map(|(index, option)| {
            let name = name.clone();
            view! {
                <label class:on=move || selected.get() == index>
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || selected.get() == index
                        disabled=disabled
                        on:change=move |_| on_select.run(index)
                    />
                    <span>{option}</span>
                </label>
            }
        })
        .collect_html();
    view! {
        <div class=["seg ", class].concat() role="radiogroup" aria-label=label>
            {options}
        </div>
    }
}

fn tab_id(group: &str, index: usize) -> String {
    [group, "-tab-", &index.to_string()].concat()
}

fn panel_id(group: &str, index: usize) -> String {
    [group, "-panel-", &index.to_string()].concat()
}

/// A row of tabs; each has its [`TabPanel`] with the same `group` and index.
#[component]
pub fn Tabs(
    /// Prefix of the ids; unique on the screen.
    group: &'static str,
    /// What the tabs are about.
    #[prop(into)]
    label: Signal<String>,
    /// The names, in order.
    names: Vec<Signal<String>>,
    /// Index of the open one.
    selected: RwSignal<usize>,
) -> impl IntoView {
    let count = names.len().max(1);
    let go = move |index: usize| {
        selected.set(index);
        if let Some(tab) = document().get_element_by_id(&tab_id(group, index))
            && let Ok(tab) = tab.dyn_into::<web_sys::HtmlElement>()
        {
            let _ = tab.focus();
        }
    };
    let tabs = names
        .into_iter()
        .enumerate()
        .map(|(index, name)| {
            let on = move || selected.get() == index;
            view! {
                <button
                    type="button"
                    role="tab"
                    id=tab_id(group, index)
                    aria-controls=panel_id(group, index)
                    aria-selected=move || if on() { "true" } else { "false" }
                    tabindex=move || if on() { "0" } else { "-1" }
                    class:on=on
                    on:click=move |_| selected.set(index)
                >
                    {name}
                </button>
            }
        })
        .collect_html();
    view! {
        <div
            class="tabs"
            role="tablist"
            aria-label=label
            on:keydown=move |event| {
                let now = selected.get_untracked();
                let next = match event.key().as_str() {
                    "ArrowRight" => (now + 1) % count,
                    "ArrowLeft" => (now + count - 1) % count,
                    "Home" => 0,
                    "End" => count - 1,
                    _ => return,
                };
                event.prevent_default();
                go(next);
            }
        >
            {tabs}
        </div>
    }
}

/// What a tab shows. The content stays in the page while hidden, so nothing secret belongs in it.
#[component]
pub fn TabPanel(
    /// As in [`Tabs`].
    group: &'static str,
    /// Which tab.
    index: usize,
    /// As in [`Tabs`].
    selected: RwSignal<usize>,
    children: crate::ui::html::Inside,
) -> impl IntoView {
    view! {
        <div
            role="tabpanel"
            class="tabpanel"
            id=panel_id(group, index)
            aria-labelledby=tab_id(group, index)
            hidden=move || selected.get() != index
        >
            {children.piece()}
        </div>
    }
}

/// How much of a whole, with a mark where it begins to count.
#[component]
pub fn Meter(
    /// What is measured.
    #[prop(into)]
    label: Signal<String>,
    /// How much; drawn up to `max`.
    #[prop(into)]
    value: Signal<u32>,
    /// The whole.
    #[prop(into)]
    max: Signal<u32>,
    /// A line at this value, as the majority.
    #[prop(optional, into)]
    mark: Option<Signal<u32>>,
    /// The value in words, if it should not be read as a bare number.
    #[prop(optional, into)]
    words: Option<Signal<String>>,
) -> impl IntoView {
    // A thousand units wide, stretched to the place it gets.
    let at = move |value: u32| {
        let max = u64::from(max.get().max(1));
        (u64::from(value).min(max) * 1000 / max).to_string()
    };
    view! {
        <div
            class="meter"
            role="meter"
            aria-label=label
            aria-valuemin="0"
            aria-valuenow=move || value.get().to_string()
            aria-valuemax=move || max.get().to_string()
            aria-valuetext=words
        >
            <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="bar" width=move || at(value.get()) height="10" />
                {mark
                    .map(|mark| {
                        view! {
                            <line
                                x1=move || at(mark.get())
                                x2=move || at(mark.get())
                                y1="0"
                                y2="10"
                                vector-effect="non-scaling-stroke"
                            />
                        }
                    })}
            </svg>
        </div>
    }
}
