//! Sending a match: the link, where it fits, and whom it may be shown to.

use crate::i18n::tr;
use crate::platform::maths;
use std::fmt::Write as _;

use crate::ui::html::{CollectHtml, Html};
use engine::Seat;
use leptos::prelude::*;
use markup::view;
use qrcodegen::{QrCode, QrCodeEcc};

use super::Table;
use crate::platform::{clipboard, share};
use crate::route::Route;
use crate::ui::{Dialog, Icon, Switch, icon, toast};

/// Most bytes a QR code holds.
const QR_LIMIT: usize = 2_953;
/// Characters of a text message, and of each part where there are several.
const SMS: (usize, usize) = (160, 153);

/// Opens the dialog that sends the match.
pub fn open(table: Table) {
    table.sharing().set(true);
}

/// The address of a link code at this place of the app.
pub fn address(code: &str) -> String {
    let location = window().location();
    let base = location.href().unwrap_or_default();
    let base = base.split('#').next().unwrap_or_default();
    format!("{base}{}", Route::Link(code.to_owned()).fragment())
}

/// The dialog; stands once at every table.
#[component]
pub fn ShareDialog(
    /// The match.
    table: Table,
) -> impl IntoView {
    let title = Signal::derive(move || match next(table) {
        Some(seat) => t!("share-next", name = table.name(seat)),
        None => t!("share-title"),
    });
    view! {
        <Dialog open=table.sharing() title class="share">
            {move || body(table)}
        </Dialog>
    }
}

/// The person on another device for whom the match waits.
fn next(table: Table) -> Option<Seat> {
    table.due_elsewhere().first()
}

fn body(table: Table) -> Html {
    let names = RwSignal::new(true);
    let url = Memo::new(move |_| address(&table.with_present(|game| game.link(names.get()))));
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let url = url.get_untracked();
        wasm_bindgen_futures::spawn_local(async move {
            match clipboard::copy(&url).await {
                Ok(()) => copied.set(true),
                Err(error) => toast(error.sentence()),
            }
        });
    };
    let send = move |_| {
        let text = match untrack(|| next(table).map(|seat| table.name(seat))) {
            Some(name) => t!("share-text-next", name = name),
            None => t!("share-text"),
        };
        let (name, url) = (table.ui().name, url.get_untracked());
        wasm_bindgen_futures::spawn_local(async move {
            if let Err(error) = share::share(name, &text, &url).await {
                toast(error.sentence());
            }
        });
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="share-body">
            {move || {
                next(table)
                    .map(|seat| {
                        view! {
                            <p class="share-who">
                                {super::token(table, seat, 44)}
                                <span>{move || (table.ui().waiting)(table)}</span>
                            </p>
                        }
                    })
            }}
            <div class="share-link">
                <input
                    class="url"
                    readonly
                    aria-label=tr("share-link")
                    prop:value=move || url.get()
                    on:focus=select
                />
                <button type="button" class="btn" on:click=copy>
                    {move || icon(if copied.get() { Icon::Check } else { Icon::Copy })}
                    {move || if copied.get() { t!("share-copied") } else { t!("share-copy") }}
                </button>
                {share::is_available()
                    .then(|| {
                        view! {
                            <button type="button" class="btn primary" on:click=send>
                                {icon(Icon::Send)}
                                {tr("share-send")}
                            </button>
                        }
                    })}
            </div>
            <div class="share-trust">
                <p class="badge">{icon(Icon::Hand)} {tr("share-honour")}</p>
                <p>{tr("share-honour-text")}</p>
            </div>
            <div class="share-fit">
                {move || qr(&url.get())}
                <div>
                    <p class="len">
                        <b>{move || url.get().chars().count()}</b>
                        {tr("share-length")}
                    </p>
                    <ul class="fits">{move || fits(url.get().chars().count())}</ul>
                    <Switch
                        checked=names
                        label=tr("share-names")
                        note=tr("share-names-hint")
                        on_change=move |on| names.set(on)
                    />
                </div>
            </div>
        </div>
    }
}

fn fits(length: usize) -> Html {
    let parts = if length <= SMS.0 { 1 } else { length.div_ceil(SMS.1) };
    let rows = [
        ("WhatsApp".to_owned(), Some(65_536)),
        ("Telegram".to_owned(), Some(4_096)),
        ("Discord".to_owned(), Some(2_000)),
        (t!("share-fit-qr"), Some(QR_LIMIT)),
        (t!("share-fit-mail"), None),
    ];
    let row = |name: String, note: String, good: bool, share: f64| {
        let (mark, said) =
            if good { (Icon::Check, t!("share-fits")) } else { (Icon::Warning, t!("share-fits-not")) };
        view! {
            <li class:good=good>
                <span class="sign" role="img" aria-label=said>{icon(mark)}</span>
                <b>{name}</b>
                <span>{note}</span>
                <i style:--share=maths::percent(share.clamp(0.01, 1.0), 1.0)></i>
            </li>
        }
    };
    let sms = if parts == 1 { t!("share-fit-sms-one") } else { t!("share-fit-sms", parts = parts as i64) };
    view! {
        {rows
            .into_iter()
            .map(|(name, limit)| match limit {
                Some(limit) => {
                    row(
                        name,
                        t!("share-fit-of", limit = thousands(limit)),
                        length <= limit,
                        length as f64 / limit as f64,
                    )
                }
                None => row(name, t!("share-fit-no-limit"), true, 0.0),
            })
            .collect_html()}
        {row("SMS".to_owned(), sms, parts == 1, length as f64 / SMS.0 as f64)}
    }
}

/// With a thin space between thousands, which all three languages read.
fn thousands(number: usize) -> String {
    if number < 10_000 {
        number.to_string()
    } else {
        format!("{}\u{202f}{:03}", number / 1000, number % 1000)
    }
}

/// Dark on white in both themes, with the margin of four modules that readers need.
fn qr(text: &str) -> Html {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else {
        return view! { <p class="qr none">{t!("share-no-qr")}</p> };
    };
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let start = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > start {
                // Writing into a string cannot fail.
                let _ = write!(path, "M{start} {y}h{}v1h-{}z", x - start, x - start);
            }
            x += 1;
        }
    }
    let whole = size + 8;
    view! {
        <svg
            class="qr"
            viewBox=format!("-4 -4 {whole} {whole}")
            role="img"
            aria-label=t!("share-qr")
            shape-rendering="crispEdges"
        >
            <rect x="-4" y="-4" width=whole height=whole fill="#fff" />
            <path d=path fill="#171411" />
        </svg>
    }
}
