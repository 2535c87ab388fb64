//! [`Html`] as a view of Leptos.

use leptos::{
    attr::{Attribute, any_attribute::AnyAttribute},
    prelude::{AddAnyAttr, Render, RenderHtml},
    tachys::{
        hydration::Cursor,
        view::{Position, PositionState},
    },
};

use super::{Html, place::Place};

impl Render for Html {
    type State = Place;

    fn build(self) -> Place {
        self.place()
    }

    fn rebuild(self, state: &mut Place) {
        self.patch(state);
    }
}

impl AddAnyAttr for Html {
    type Output<NewAttr: Attribute> = Self;

    /// Attributes are written on elements, never spread onto a piece.
    fn add_any_attr<NewAttr: Attribute>(self, _attribute: NewAttr) -> Self {
        self
    }
}

/// There is no server: the page is only ever built in the browser.
impl RenderHtml for Html {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _buf: &mut String,
        _position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _cursor: &Cursor, _position: &PositionState) -> Place {
        self.place()
    }

    fn into_owned(self) -> Self {
        self
    }
}
