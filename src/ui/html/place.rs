//! Pieces where they stand in the page: made, changed, moved, taken away.
//!
//! Everything shown has at least one node (a comment, where there is nothing to see), so that what comes
//! next always has something to stand before.

use std::{borrow::Cow, cell::RefCell, mem, rc::Rc};

use leptos::{
    prelude::{Mountable, Owner, Render, RenderEffect, document},
    tachys::view::any_view::AnyViewState,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Comment, Element, Node, Text};

use super::{Hole, Html, Item, Listener, Value};
use crate::i18n::text;

const SVG: &str = "http://www.w3.org/2000/svg";

/// A piece that is in the page, or ready to be put there.
pub enum Place {
    /// Nothing to see.
    Empty(Comment),
    /// Text.
    Text(Text, Cow<'static, str>),
    /// Elements.
    Template(Box<Shown>),
    /// Several, and the comment that ends them.
    Many(Vec<Place>, Comment),
    /// Several with keys, in the order in which they stand, and the comment that ends them.
    Keyed(Owner, Vec<Keyed>, Comment),
    /// What an effect keeps.
    Live(Running),
    /// What Leptos keeps.
    View(AnyViewState),
}

/// An effect that keeps a place.
pub struct Running(RenderEffect<Place>);

impl Drop for Running {
    /// The effect's task keeps the value until it ends, a moment later; the effects in the place must not
    /// run again until then, since what they read may be gone.
    fn drop(&mut self) {
        drop(self.0.take_value());
    }
}

/// An item of a list with keys.
pub struct Keyed {
    key: u64,
    place: Place,
    /// Of all that the item created.
    #[expect(dead_code, reason = "what it owns lives as long as it is kept")]
    owner: Owner,
}

/// A template that is in the page.
pub struct Shown {
    template: &'static str,
    tops: Vec<Top>,
    filled: Vec<Filled>,
    /// The messages in it, which follow the language.
    #[expect(dead_code, reason = "effects run as long as they are kept")]
    words: Vec<RenderEffect<Value>>,
}

/// What stands outermost in a template.
pub enum Top {
    /// A node of its own.
    Node(Node),
    /// The child in the hole of this number.
    Hole(usize),
}

/// A hole of a template that is in the page.
pub enum Filled {
    /// A child.
    Child(Place),
    /// Something about an element.
    Value(Spot, Kept),
    /// A listener; the first is what it does now.
    Listener(
        Rc<RefCell<Option<Listener>>>,
        #[expect(dead_code, reason = "lives as long as it may be called")] Closure<dyn FnMut(web_sys::Event)>,
    ),
    /// An element that somebody wants to know.
    Reference(Element),
}

/// A value that stands in the page.
pub enum Kept {
    /// As it is.
    Still(Value),
    /// As an effect last found it.
    Live(RenderEffect<Value>),
}

/// Where a value goes.
#[derive(Clone)]
pub struct Spot {
    element: Element,
    aspect: Aspect,
    name: &'static str,
}

/// What about an element has a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aspect {
    Attribute,
    Class,
    Style,
    Property,
    Inner,
    /// The text of a node of text.
    Text,
}

fn comment() -> Comment {
    document().create_comment("")
}

impl Html {
    /// Makes what is to be shown.
    pub(super) fn place(self) -> Place {
        match self {
            Self::Empty => Place::Empty(comment()),
            Self::Text(text) => Place::Text(document().create_text_node(&text), text),
            Self::Template(draft) => Reader::read(draft.template, draft.holes),
            Self::Many(pieces) => Place::Many(pieces.into_iter().map(Self::place).collect(), comment()),
            Self::Keyed(list) => {
                let (owner, items) = *list;
                let shown = items.into_iter().map(|(key, item)| Keyed::new(&owner, key, item)).collect();
                Place::Keyed(owner, shown, comment())
            }
            Self::Live(piece) => Place::Live(effect(piece, None)),
            Self::View(view) => Place::View(view.build()),
        }
    }

    /// Changes what is shown into this piece, keeping what can be kept.
    pub(super) fn patch(self, place: &mut Place) {
        match (self, place) {
            (Self::Empty, Place::Empty(_)) => {}
            (Self::Text(new), Place::Text(node, old)) => {
                if new != *old {
                    node.set_data(&new);
                    *old = new;
                }
            }
            (Self::Template(draft), Place::Template(old)) if draft.template == old.template => {
                for (hole, filled) in draft.holes.into_iter().zip(&mut old.filled) {
                    hole.patch(filled);
                }
            }
            (Self::Many(new), Place::Many(old, end)) => patch_many(new, old, end),
            // Another owner is another list: what the old items created is gone.
            (Self::Keyed(new), Place::Keyed(owner, old, end)) if new.0 == *owner => {
                patch_keyed(owner, new.1, old, end);
            }
            (Self::Live(piece), Place::Live(old)) => {
                let kept = old.0.take_value();
                *old = effect(piece, kept);
            }
            (Self::View(view), Place::View(old)) => view.rebuild(old),
            (piece, place) => {
                let mut new = piece.place();
                place.insert_before_this(&mut new);
                place.unmount();
                *place = new;
            }
        }
    }
}

fn effect(mut piece: Box<dyn FnMut() -> Html + Send>, kept: Option<Place>) -> Running {
    Running(RenderEffect::new_with_value(
        move |before: Option<Place>| {
            let piece = piece();
            match before {
                Some(mut place) => {
                    piece.patch(&mut place);
                    place
                }
                None => piece.place(),
            }
        },
        kept,
    ))
}

fn patch_many(new: Vec<Html>, old: &mut Vec<Place>, end: &Comment) {
    for mut gone in old.drain(new.len().min(old.len())..) {
        gone.unmount();
    }
    let common = old.len();
    for (at, piece) in new.into_iter().enumerate() {
        if at < common {
            if let Some(place) = old.get_mut(at) {
                piece.patch(place);
            }
        } else {
            let mut place = piece.place();
            before(end, &mut place);
            old.push(place);
        }
    }
}

impl Keyed {
    fn new(owner: &Owner, key: u64, item: Item) -> Self {
        let owner = owner.child();
        let place = owner.with(|| item().place());
        Self { key, place, owner }
    }
}

fn patch_keyed(owner: &Owner, new: Vec<(u64, Item)>, old: &mut Vec<Keyed>, end: &Comment) {
    old.retain_mut(|item| {
        let stays = new.iter().any(|(key, _)| *key == item.key);
        if !stays {
            item.place.unmount();
        }
        stays
    });
    for (at, (key, item)) in new.into_iter().enumerate() {
        let found = old.iter().position(|item| item.key == key);
        if found == Some(at) {
            continue;
        }
        let mut item = match found {
            Some(from) => old.remove(from),
            None => Keyed::new(owner, key, item),
        };
        match old.get(at) {
            Some(next) => {
                next.place.insert_before_this(&mut item.place);
            }
            None => before(end, &mut item.place),
        }
        old.insert(at, item);
    }
}

/// Puts a piece before a node, if that stands anywhere.
fn before(node: &Node, place: &mut Place) {
    if let Some(parent) = node.parent_node() {
        place.mount(parent.unchecked_ref(), Some(node));
    }
}

impl Hole {
    fn patch(self, filled: &mut Filled) {
        match (self, filled) {
            (Self::Child(piece), Filled::Child(place)) => piece.patch(place),
            (Self::Value(Value::Live(value)), Filled::Value(spot, kept)) => {
                let last = match kept {
                    Kept::Still(value) => Some(mem::replace(value, Value::Off)),
                    Kept::Live(effect) => effect.take_value(),
                };
                *kept = Kept::Live(watch(spot.clone(), value, last));
            }
            (Self::Value(new), Filled::Value(spot, kept)) => {
                let last = match kept {
                    Kept::Still(value) => Some(mem::replace(value, Value::Off)),
                    Kept::Live(effect) => effect.take_value(),
                };
                spot.set(&new, last.as_ref());
                *kept = Kept::Still(new);
            }
            (Self::Listener(new), Filled::Listener(act, _)) => *act.borrow_mut() = Some(new.take()),
            (Self::Reference(tell), Filled::Reference(element)) => tell(element),
            // One template has one kind of value in each hole.
            _ => {}
        }
    }
}

/// Sets a value now and whenever it changes.
fn watch(
    spot: Spot,
    mut value: Box<dyn FnMut() -> Value + Send>,
    last: Option<Value>,
) -> RenderEffect<Value> {
    RenderEffect::new_with_value(
        move |last: Option<Value>| {
            let mut new = value();
            // A closure that returns a signal.
            while let Value::Live(mut inner) = new {
                new = inner();
            }
            spot.set(&new, last.as_ref());
            new
        },
        last,
    )
}

impl Value {
    fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::On => Some(""),
            Self::Off | Self::Live(_) => None,
        }
    }

    fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::On, Self::On) | (Self::Off, Self::Off) => true,
            (Self::Text(one), Self::Text(other)) => one == other,
            _ => false,
        }
    }
}

impl Spot {
    /// Errors mean that the name is not one, which a test of the page would show; nothing depends on it.
    fn set(&self, new: &Value, last: Option<&Value>) {
        if last.is_some_and(|last| last.same(new)) {
            return;
        }
        let Self { element, aspect, name } = self;
        let (text, before) = (new.text(), last.and_then(Value::text));
        match aspect {
            Aspect::Attribute if *name == "class" => {
                // One by one: other holes have classes of the same element.
                let list = element.class_list();
                for class in before.unwrap_or_default().split_whitespace() {
                    let _ = list.remove_1(class);
                }
                for class in text.unwrap_or_default().split_whitespace() {
                    let _ = list.add_1(class);
                }
            }
            Aspect::Attribute => {
                let _ = match text {
                    Some(text) => element.set_attribute(name, text),
                    None if last.is_some() => element.remove_attribute(name),
                    None => Ok(()),
                };
            }
            Aspect::Class => {
                let _ = element.class_list().toggle_with_force(name, text.is_some());
            }
            Aspect::Style => {
                // The elements of SVG have the same property.
                let style = element.unchecked_ref::<web_sys::HtmlElement>().style();
                let _ = match text {
                    Some(text) => style.set_property(name, text),
                    None => style.remove_property(name).map(drop),
                };
            }
            Aspect::Property => {
                let value = match new {
                    Value::Text(text) => JsValue::from_str(text),
                    other => JsValue::from_bool(matches!(other, Value::On)),
                };
                let _ = js_sys::Reflect::set(element, &JsValue::from_str(name), &value);
            }
            Aspect::Text => element.set_text_content(text),
            Aspect::Inner => element.set_inner_html(text.unwrap_or_default()),
        }
    }
}

/// Makes a template's elements. Its signs are described in `markup::template`.
struct Reader {
    rest: &'static str,
    open: Vec<Element>,
    tops: Vec<Top>,
    filled: Vec<Filled>,
    words: Vec<RenderEffect<Value>>,
}

impl Reader {
    fn read(template: &'static str, holes: Vec<Hole>) -> Place {
        let mut reader = Self {
            rest: template,
            open: Vec::new(),
            tops: Vec::new(),
            filled: Vec::with_capacity(holes.len()),
            words: Vec::new(),
        };
        let mut holes = holes.into_iter();
        while let Some(sign) = reader.rest.bytes().next() {
            // Every sign is one byte.
            reader.rest = &reader.rest[1..];
            reader.sign(sign, &mut holes);
        }
        let Self { tops, filled, words, .. } = reader;
        Place::Template(Box::new(Shown { template, tops, filled, words }))
    }

    fn word(&mut self) -> &'static str {
        let (word, rest) = self.rest.split_once('\0').unwrap_or((self.rest, ""));
        self.rest = rest;
        word
    }

    fn node(&mut self, node: &Node) {
        match self.open.last() {
            Some(parent) => {
                let _ = parent.append_child(node);
            }
            None => self.tops.push(Top::Node(node.clone())),
        }
    }

    /// Keeps a message where it belongs, in the language in use.
    fn say(&mut self, element: Element, aspect: Aspect, name: &'static str, key: &'static str) {
        let spot = Spot { element, aspect, name };
        self.words.push(watch(spot, Box::new(move || Value::Text(text(key, &[]).into())), None));
    }

    fn sign(&mut self, sign: u8, holes: &mut impl Iterator<Item = Hole>) {
        match sign {
            0x01 | 0x02 => {
                let name = self.word();
                let made = if sign == 0x02 {
                    document().create_element_ns(Some(SVG), name)
                } else {
                    document().create_element(name)
                };
                // Refused only for what is no name; the template was checked when compiling.
                if let Ok(element) = made {
                    self.node(&element);
                    self.open.push(element);
                }
            }
            0x03 => drop(self.open.pop()),
            0x04 => {
                let text = document().create_text_node(self.word());
                self.node(&text);
            }
            0x05 => {
                let (name, value) = (self.word(), self.word());
                if let Some(element) = self.open.last() {
                    let _ = element.set_attribute(name, value);
                }
            }
            0x12 => {
                let key = self.word();
                let text = document().create_text_node("");
                self.node(&text);
                self.say(text.unchecked_into(), Aspect::Text, "", key);
            }
            0x13 => {
                let (name, key) = (self.word(), self.word());
                if let Some(element) = self.open.last() {
                    self.say(element.clone(), Aspect::Attribute, name, key);
                }
            }
            0x06 => {
                let Some(Hole::Child(piece)) = holes.next() else { return };
                let mut place = piece.place();
                match self.open.last() {
                    Some(parent) => place.mount(parent, None),
                    None => self.tops.push(Top::Hole(self.filled.len())),
                }
                self.filled.push(Filled::Child(place));
            }
            _ => {
                let aspect = match sign {
                    0x07 | 0x0f => Aspect::Attribute,
                    0x08 => Aspect::Class,
                    0x0b => Aspect::Style,
                    0x0e => Aspect::Property,
                    _ => Aspect::Inner,
                };
                let name = if sign >= 0x10 { "" } else { self.word() };
                if let (Some(hole), Some(element)) = (holes.next(), self.open.last()) {
                    self.filled.push(hole.fill(Spot { element: element.clone(), aspect, name }));
                }
            }
        }
    }
}

impl Hole {
    fn fill(self, spot: Spot) -> Filled {
        match self {
            Self::Child(piece) => Filled::Child(piece.place()),
            Self::Value(Value::Live(value)) => {
                let effect = watch(spot.clone(), value, None);
                Filled::Value(spot, Kept::Live(effect))
            }
            Self::Value(value) => {
                spot.set(&value, None);
                Filled::Value(spot, Kept::Still(value))
            }
            Self::Listener(act) => {
                let act = Rc::new(RefCell::new(Some(act.take())));
                let now = Rc::clone(&act);
                let closure: Closure<dyn FnMut(web_sys::Event)> = Closure::new(move |event| {
                    // Taken out while it runs: it may cause the event again, or a new listener.
                    let Some(mut run) = now.take() else { return };
                    run(event);
                    now.borrow_mut().get_or_insert(run);
                });
                let _ = spot
                    .element
                    .add_event_listener_with_callback(spot.name, closure.as_ref().unchecked_ref());
                Filled::Listener(act, closure)
            }
            Self::Reference(tell) => {
                tell(&spot.element);
                Filled::Reference(spot.element)
            }
        }
    }
}

impl Mountable for Place {
    fn unmount(&mut self) {
        match self {
            Self::Empty(node) => node.remove(),
            Self::Text(node, _) => node.remove(),
            Self::Template(shown) => {
                let Shown { tops, filled, .. } = &mut **shown;
                for top in tops {
                    match top {
                        Top::Node(node) => remove(node),
                        Top::Hole(at) => {
                            if let Some(Filled::Child(place)) = filled.get_mut(*at) {
                                place.unmount();
                            }
                        }
                    }
                }
            }
            Self::Many(places, end) => {
                for place in places {
                    place.unmount();
                }
                end.remove();
            }
            Self::Keyed(_, places, end) => {
                for item in places {
                    item.place.unmount();
                }
                end.remove();
            }
            Self::Live(effect) => {
                effect.0.with_value_mut(Self::unmount);
            }
            Self::View(view) => view.unmount(),
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        match self {
            Self::Empty(node) => insert(parent, node, marker),
            Self::Text(node, _) => insert(parent, node, marker),
            Self::Template(shown) => {
                let Shown { tops, filled, .. } = &mut **shown;
                for top in tops {
                    match top {
                        Top::Node(node) => insert(parent, node, marker),
                        Top::Hole(at) => {
                            if let Some(Filled::Child(place)) = filled.get_mut(*at) {
                                place.mount(parent, marker);
                            }
                        }
                    }
                }
            }
            Self::Many(places, end) => {
                for place in places {
                    place.mount(parent, marker);
                }
                insert(parent, end, marker);
            }
            Self::Keyed(_, places, end) => {
                for item in places {
                    item.place.mount(parent, marker);
                }
                insert(parent, end, marker);
            }
            Self::Live(effect) => {
                effect.0.with_value_mut(|place| place.mount(parent, marker));
            }
            Self::View(view) => view.mount(parent, marker),
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self {
            Self::Empty(node) => insert_before(node, child),
            Self::Text(node, _) => insert_before(node, child),
            Self::Template(shown) => match shown.tops.first() {
                Some(Top::Node(node)) => insert_before(node, child),
                Some(Top::Hole(at)) => match shown.filled.get(*at) {
                    Some(Filled::Child(place)) => place.insert_before_this(child),
                    _ => false,
                },
                None => false,
            },
            Self::Many(places, end) => match places.first() {
                Some(place) => place.insert_before_this(child),
                None => insert_before(end, child),
            },
            Self::Keyed(_, places, end) => match places.first() {
                Some(item) => item.place.insert_before_this(child),
                None => insert_before(end, child),
            },
            Self::Live(effect) => {
                effect.0.with_value_mut(|place| place.insert_before_this(child)).unwrap_or_default()
            }
            Self::View(view) => view.insert_before_this(child),
        }
    }

    fn elements(&self) -> Vec<Element> {
        // Asked only for attributes that are spread onto components, which this app does not do.
        Vec::new()
    }
}

fn remove(node: &Node) {
    if let Some(parent) = node.parent_node() {
        let _ = parent.remove_child(node);
    }
}

fn insert(parent: &Element, node: &Node, marker: Option<&Node>) {
    let _ = parent.insert_before(node, marker);
}

fn insert_before(node: &Node, child: &mut dyn Mountable) -> bool {
    let Some(parent) = node.parent_node() else { return false };
    child.mount(parent.unchecked_ref(), Some(node));
    true
}
