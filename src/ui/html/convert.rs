//! What can stand in a hole.

use std::borrow::Cow;

use leptos::prelude::{AnyView, ArcMemo, ArcRwSignal, Get, Memo, RwSignal, Signal};

use super::{Html, Value};

/// What can be a piece of the page.
pub trait IntoHtml {
    /// The piece.
    fn into_html(self) -> Html;
}

/// What can be the value of an attribute, a class, a style or a property.
pub trait IntoValue {
    /// The value.
    fn into_value(self) -> Value;
}

/// Iterators whose items are pieces.
pub trait CollectHtml {
    /// All of them as one piece.
    fn collect_html(self) -> Html;
}

impl<I: Iterator<Item: IntoHtml>> CollectHtml for I {
    fn collect_html(self) -> Html {
        Html::Many(self.map(IntoHtml::into_html).collect())
    }
}

impl IntoHtml for Html {
    fn into_html(self) -> Html {
        self
    }
}

impl IntoHtml for () {
    fn into_html(self) -> Html {
        Html::Empty
    }
}

impl IntoHtml for AnyView {
    fn into_html(self) -> Html {
        Html::View(Box::new(self))
    }
}

impl<T: IntoHtml> IntoHtml for Option<T> {
    fn into_html(self) -> Html {
        self.map_or(Html::Empty, IntoHtml::into_html)
    }
}

impl<T: IntoHtml> IntoHtml for Vec<T> {
    fn into_html(self) -> Html {
        self.into_iter().collect_html()
    }
}

impl<T: IntoHtml, const N: usize> IntoHtml for [T; N] {
    fn into_html(self) -> Html {
        self.into_iter().collect_html()
    }
}

impl<T: IntoValue> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        self.map_or(Value::Off, IntoValue::into_value)
    }
}

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}

impl IntoValue for bool {
    fn into_value(self) -> Value {
        if self { Value::On } else { Value::Off }
    }
}

macro_rules! texts {
    ($($text:ty),*) => {$(
        impl IntoHtml for $text {
            fn into_html(self) -> Html {
                Html::Text(Cow::from(self))
            }
        }
        impl IntoValue for $text {
            fn into_value(self) -> Value {
                Value::Text(Cow::from(self))
            }
        }
    )*};
}
texts!(&'static str, String, Cow<'static, str>);

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl IntoHtml for $number {
            fn into_html(self) -> Html {
                self.to_string().into_html()
            }
        }
        impl IntoValue for $number {
            fn into_value(self) -> Value {
                self.to_string().into_value()
            }
        }
    )*};
}
numbers!(u8, u32, usize, i32, i64);

macro_rules! signals {
    ($($signal:ident),*) => {$(
        impl<T: IntoHtml + Clone + Send + Sync + 'static> IntoHtml for $signal<T>
        where
            Self: Get<Value = T> + Send,
        {
            fn into_html(self) -> Html {
                (move || self.get()).into_html()
            }
        }
        impl<T: IntoValue + Clone + Send + Sync + 'static> IntoValue for $signal<T>
        where
            Self: Get<Value = T> + Send,
        {
            fn into_value(self) -> Value {
                (move || self.get()).into_value()
            }
        }
    )*};
}
signals!(Signal, Memo, RwSignal, ArcMemo, ArcRwSignal);

impl<F, T> IntoHtml for F
where
    F: FnMut() -> T + Send + 'static,
    T: IntoHtml,
{
    fn into_html(mut self) -> Html {
        Html::Live(Box::new(move || self().into_html()))
    }
}

impl<F, T> IntoValue for F
where
    F: FnMut() -> T + Send + 'static,
    T: IntoValue,
{
    fn into_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_value()))
    }
}
