//! Pieces of the page as data: what `view!` makes, and how Leptos shows it.
//!
//! A piece is a template, which is text, and the values for its holes. One reader makes elements of all
//! of them, so a further piece costs its text and its values and no code of its own (docs/decisions/0012).
//! When a piece is made anew from the same template, only the values that differ are set; elements,
//! focus and scroll positions stay.
//!
//! [`Html`] is a Leptos view: components return it, and Leptos components stand in it. What changes with
//! signals is a closure, as in Leptos, and runs as a render effect of its own.

mod convert;
mod place;
mod render;

use std::{borrow::Cow, sync::Arc};

use leptos::{
    children::ToChildren, ev::EventDescriptor, html::ElementType, prelude::*,
    tachys::html::node_ref::NodeRefContainer,
};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;

pub use convert::{CollectHtml, IntoHtml, IntoValue};

/// Makes the piece for a keyed item.
type Item = Box<dyn FnOnce() -> Html + Send>;

/// A piece of the page.
#[derive(Default)]
pub enum Html {
    /// Nothing.
    #[default]
    Empty,
    /// Text.
    Text(Cow<'static, str>),
    /// Elements, with what is not known when compiling.
    Template(Box<Draft>),
    /// One after the other.
    Many(Vec<Html>),
    /// One after the other, each known by its key: it keeps its elements wherever it moves. Items outlive
    /// a change of the list, so what they create belongs to this owner.
    Keyed(Box<(Owner, Vec<(u64, Item)>)>),
    /// Made anew whenever a signal it reads changes.
    Live(Box<dyn FnMut() -> Html + Send>),
    /// A view of Leptos.
    View(Box<AnyView>),
}

/// What fills a hole of a template.
pub enum Hole {
    /// A piece among the children.
    Child(Html),
    /// The value of an attribute, a class, a property.
    Value(Value),
    /// What happens on an event.
    Listener(SendWrapper<Listener>),
    /// Who wants to know the element.
    Reference(Box<dyn FnOnce(&web_sys::Element) + Send>),
}

/// What happens on an event.
type Listener = Box<dyn FnMut(web_sys::Event)>;

/// The value of an attribute, a class, a style or a property.
pub enum Value {
    /// Not there, or `false`.
    Off,
    /// There without a value, or `true`.
    On,
    /// A text.
    Text(Cow<'static, str>),
    /// Found anew whenever a signal it reads changes.
    Live(Box<dyn FnMut() -> Value + Send>),
}

/// A template, and what fills its holes so far; `view!` adds to it hole by hole.
pub struct Draft {
    template: &'static str,
    holes: Vec<Hole>,
}

// The methods are not inlined: they are called from everywhere, and calls are short.
impl Draft {
    /// A template with holes.
    #[inline(never)]
    pub fn new(template: &'static str) -> Box<Self> {
        Box::new(Self { template, holes: Vec::new() })
    }

    /// A template without any.
    #[inline(never)]
    pub fn still(template: &'static str) -> Html {
        if template.is_empty() { Html::Empty } else { Self::new(template).done() }
    }

    #[inline(never)]
    fn push(&mut self, hole: Hole) {
        self.holes.push(hole);
    }

    /// A child.
    #[inline(never)]
    pub fn child(&mut self, value: impl IntoHtml) {
        self.push(Hole::Child(value.into_html()));
    }

    /// A value.
    #[inline(never)]
    pub fn value(&mut self, value: impl IntoValue) {
        self.push(Hole::Value(value.into_value()));
    }

    /// A listener; the event only tells the type.
    #[inline(never)]
    pub fn listener<E>(&mut self, _event: E, mut act: impl FnMut(E::EventType) + 'static)
    where
        E: EventDescriptor,
        E::EventType: JsCast,
    {
        self.listen(Box::new(move |event| act(event.unchecked_into())));
    }

    #[inline(never)]
    fn listen(&mut self, act: Listener) {
        self.push(Hole::Listener(SendWrapper::new(act)));
    }

    /// A reference to an element.
    pub fn reference<E>(&mut self, node: NodeRef<E>)
    where
        E: ElementType + 'static,
        E::Output: JsCast + 'static,
    {
        self.push(Hole::Reference(Box::new(move |element| NodeRefContainer::<E>::load(node, element))));
    }

    /// The piece.
    #[inline]
    pub fn done(self: Box<Self>) -> Html {
        Html::Template(self)
    }
}

/// A Leptos component, for `view!`.
pub fn component(view: impl IntoView + 'static) -> Html {
    Html::View(Box::new(view.into_any()))
}

/// A piece of the page that is made anew whenever what it reads changes.
pub fn live(piece: impl FnMut() -> Html + Send + 'static) -> Html {
    Html::Live(Box::new(piece))
}

/// A list whose items keep their elements, and all their state, by their keys.
pub fn keyed<K: Send + 'static>(
    items: impl Fn() -> Vec<(u64, K)> + Send + 'static,
    piece: impl Fn(K) -> Html + Clone + Send + 'static,
) -> Html {
    let owner = Owner::current().unwrap_or_default().child();
    live(move || {
        let items = items().into_iter().map(|(key, item)| {
            let piece = piece.clone();
            let item: Item = Box::new(move || piece(item));
            (key, item)
        });
        Html::Keyed(Box::new((owner.clone(), items.collect())))
    })
}

/// A piece that is there only as long as `when` holds; made when it begins to.
#[component]
pub fn Show(
    /// The condition.
    #[prop(into)]
    when: Signal<bool>,
    children: InsideFn,
) -> impl IntoView {
    // A memo, so that the piece is not made anew while the answer stays the same.
    let when = Memo::new(move |_| when.get());
    live(move || if when.get() { children.piece() } else { Html::Empty })
}

/// What stands inside a component that shows it once.
pub struct Inside(Box<dyn FnOnce() -> Html + Send>);

/// What stands inside a component that may show it again and again.
#[derive(Clone)]
pub struct InsideFn(Arc<dyn Fn() -> Html + Send + Sync>);

impl<F: FnOnce() -> Html + Send + 'static> ToChildren<F> for Inside {
    fn to_children(piece: F) -> Self {
        Self(Box::new(piece))
    }
}

impl<F: Fn() -> Html + Send + Sync + 'static> ToChildren<F> for InsideFn {
    fn to_children(piece: F) -> Self {
        Self(Arc::new(piece))
    }
}

impl Inside {
    /// The piece.
    pub fn piece(self) -> Html {
        (self.0)()
    }
}

impl InsideFn {
    /// The piece, made anew.
    pub fn piece(&self) -> Html {
        (self.0)()
    }
}
