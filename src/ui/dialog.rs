//! Dialogs on the browser's own `<dialog>`: it traps focus and makes the rest of the page inert.

use std::{sync::Arc, time::Duration};

use crate::ui::effect;
use crate::ui::html::{Html, IntoHtml, Show};
use leptos::{html, prelude::*};
use markup::view;
use wasm_bindgen::JsCast;

use super::{Icon, icon};
use crate::settings;

/// A modal dialog. Its content exists only while it is open. Escape and the cross close it; focus
/// returns to where it was.
#[component]
pub fn Dialog(
    /// Whether it is open; the dialog sets it to `false` when the player closes it.
    open: RwSignal<bool>,
    /// The heading, which is also the dialog's name.
    #[prop(into)]
    title: Signal<String>,
    /// Classes besides `dialog`.
    #[prop(optional)]
    class: &'static str,
    /// Called whenever the dialog has closed.
    #[prop(optional, into)]
    on_close: Option<Callback<()>>,
    children: crate::ui::html::InsideFn,
) -> impl IntoView {
    let children = StoredValue::new(children);
    view! {
        <Show when=move || open.get()>
            {move || body(open, title, class, on_close, children.with_value(|children| children.piece().into_html()))}
        </Show>
    }
}

fn body(
    open: RwSignal<bool>,
    title: Signal<String>,
    class: &'static str,
    on_close: Option<Callback<()>>,
    content: Html,
) -> Html {
    let node = NodeRef::<html::Dialog>::new();
    let before = document().active_element();
    effect(move || {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            // Fails only if it is no longer in the page; then there is nothing to show.
            let _ = dialog.show_modal();
        }
    });
    let before = send_wrapper(before);
    on_cleanup(move || {
        // While it is modal nothing outside can take the focus.
        if let Some(Some(dialog)) = node.try_get_untracked() {
            dialog.close();
        }
        if let Some(Ok(element)) = before.take().map(JsCast::dyn_into::<web_sys::HtmlElement>) {
            let _ = element.focus();
        }
        if let Some(call) = on_close {
            call.try_run(());
        }
    });
    view! {
        <dialog
            node_ref=node
            class=["dialog ", class].concat()
            aria-label=title
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                open.set(false);
            }
        >
            <header class="dialog-head">
                <h2>{title}</h2>
                <button type="button" class="ib" aria-label=tr("close") on:click=move |_| open.set(false)>
                    {icon(Icon::Close)}
                </button>
            </header>
            {content}
        </dialog>
    }
}

/// Cleanups must be `Send`; elements live on this one thread anyway.
fn send_wrapper(element: Option<web_sys::Element>) -> SendOnce {
    SendOnce(StoredValue::new_local(element))
}

struct SendOnce(StoredValue<Option<web_sys::Element>, LocalStorage>);

impl SendOnce {
    fn take(&self) -> Option<web_sys::Element> {
        self.0.try_update_value(Option::take).flatten()
    }
}

/// A question before something that cannot be taken back.
#[derive(Clone)]
pub struct Question {
    /// What is about to happen, as a question.
    pub title: String,
    /// What it means.
    pub text: String,
    /// The button that does it, a verb.
    pub yes: String,
    /// What the button does.
    pub on_yes: Arc<dyn Fn() + Send + Sync>,
}

thread_local! {
    static QUESTION: ArcRwSignal<Option<Question>> = ArcRwSignal::new(None);
}

/// Asks always.
pub fn ask(question: Question) {
    QUESTION.with(|signal| signal.set(Some(question)));
}

/// Asks if the player wishes to be asked, else does it at once.
pub fn ask_if_wished(question: Question) {
    if settings::now().confirm {
        ask(question);
    } else {
        (question.on_yes)();
    }
}

/// Where [`ask`] shows its questions; stands once in the shell.
#[component]
pub fn QuestionHost() -> impl IntoView {
    let question = QUESTION.with(Clone::clone);
    let open = RwSignal::new(false);
    {
        let question = question.clone();
        effect(move || open.set(question.with(Option::is_some)));
    }
    let (title, answer, forget) = (question.clone(), question.clone(), question);
    let title =
        Signal::derive(move || title.with(|q| q.as_ref().map(|q| q.title.clone()).unwrap_or_default()));
    let text = answer.clone();
    let text = Signal::derive(move || text.with(|q| q.as_ref().map(|q| q.text.clone()).unwrap_or_default()));
    let verb = answer.clone();
    let verb = Signal::derive(move || verb.with(|q| q.as_ref().map(|q| q.yes.clone()).unwrap_or_default()));
    let yes = Callback::new(move |()| {
        let asked = answer.get_untracked();
        open.set(false);
        if let Some(question) = asked {
            // When this dialog is gone: what follows may ask the next question.
            set_timeout(move || (question.on_yes)(), Duration::ZERO);
        }
    });
    view! {
        <Dialog open title class="question" on_close=move |()| forget.set(None)>
            <p>{text}</p>
            <div class="dialog-foot">
                <button type="button" class="btn" on:click=move |_| open.set(false)>
                    {tr("cancel")}
                </button>
                <button type="button" class="btn primary" on:click=move |_| yes.run(())>
                    {verb}
                </button>
            </div>
        </Dialog>
    }
}
