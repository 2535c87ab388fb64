//! Where the player is. Everything stands behind the `#`, so nothing of it reaches a server and the
//! page works from any folder of any host.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

/// A place in the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// `#/`: the games and the saved matches.
    Home,
    /// `#/new/secret-hitler`: setting up a game, named by its word.
    Setup(String),
    /// `#/table/<id>`: a saved match.
    Table(String),
    /// `#/g/<code>`: a match that came as a link.
    Link(String),
    /// `#/rules/secret-hitler` or `#/rules/secret-hitler/SH-14`: game and perhaps one rule.
    Rules(String, Option<String>),
    /// `#/settings`
    Settings,
    /// `#/credits`
    Credits,
    /// Anything else.
    Unknown,
}

/// Longest part that a route may have, except a link's code: words and ids are short.
const MAX_PART: usize = 64;

impl Route {
    /// The route of a fragment, with or without the `#`. Never fails: what is none is [`Route::Unknown`].
    pub fn parse(fragment: &str) -> Self {
        let path = fragment.strip_prefix('#').unwrap_or(fragment);
        let path = path.strip_prefix('/').unwrap_or(path);
        let (first, rest) = match path.split_once('/') {
            // An empty word before a slash is no home.
            Some(("", _)) => return Self::Unknown,
            Some(parts) => parts,
            None => (path, ""),
        };
        let word = |part: &str| {
            let fits = (1..=MAX_PART).contains(&part.len())
                && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b));
            fits.then(|| part.to_owned())
        };
        let found = match first {
            "" => Some(Self::Home),
            "new" => word(rest).map(Self::Setup),
            "table" => word(rest).map(Self::Table),
            // Whether the code is a link is for the link's own parser to say, with its reasons.
            "g" => (!rest.is_empty()).then(|| Self::Link(rest.to_owned())),
            "rules" => {
                let (game, rule) = rest.split_once('/').unwrap_or((rest, ""));
                word(game).map(|game| Self::Rules(game, word(rule)))
            }
            "settings" if rest.is_empty() => Some(Self::Settings),
            "credits" if rest.is_empty() => Some(Self::Credits),
            _ => None,
        };
        found.unwrap_or(Self::Unknown)
    }

    /// The fragment of this route, with the `#`; also right for `href`.
    pub fn fragment(&self) -> String {
        match self {
            Self::Home | Self::Unknown => "#/".to_owned(),
            Self::Setup(game) => ["#/new/", game].concat(),
            Self::Table(id) => ["#/table/", id].concat(),
            Self::Link(code) => ["#/g/", code].concat(),
            Self::Rules(game, None) => ["#/rules/", game].concat(),
            Self::Rules(game, Some(rule)) => ["#/rules/", game, "/", rule].concat(),
            Self::Settings => "#/settings".to_owned(),
            Self::Credits => "#/credits".to_owned(),
        }
    }
}

thread_local! {
    static ROUTE: ArcRwSignal<Route> = ArcRwSignal::new(Route::Home);
}

fn signal() -> ArcRwSignal<Route> {
    ROUTE.with(Clone::clone)
}

/// Where the player is; tracked.
pub fn current() -> Route {
    signal().get()
}

/// Where the player is; not tracked.
pub fn current_untracked() -> Route {
    signal().get_untracked()
}

/// Go somewhere; the browser's back button returns.
pub fn navigate(route: &Route) {
    // The signal follows by `hashchange`.
    let _ = window().location().set_hash(&route.fragment());
}

/// Go somewhere in place of the present entry, so that the back button does not return here.
pub fn replace(route: &Route) {
    let fragment = route.fragment();
    let replaced = window().history().and_then(|history| {
        history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&fragment))
    });
    if replaced.is_ok() {
        // `replaceState` tells nobody.
        read();
    } else {
        navigate(route);
    }
}

fn read() {
    let route = Route::parse(&window().location().hash().unwrap_or_default());
    let signal = signal();
    if signal.get_untracked() != route {
        signal.set(route);
    }
}

/// Follow the address bar from now on. Called once at the start.
pub fn watch() {
    read();
    for event in ["hashchange", "popstate"] {
        let follow = Closure::<dyn FnMut()>::new(read);
        let _ = window().add_event_listener_with_callback(event, follow.as_ref().unchecked_ref());
        // For the life of the page.
        follow.forget();
    }
}
