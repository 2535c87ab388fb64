//! The signs, drawn for this app: one stroke, 24 units.

use crate::ui::html::Html;
use leptos::prelude::*;
use markup::view;

/// A sign. It never stands alone without a name beside it or on its button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Each is named after what it shows.
pub enum Icon {
    Book,
    Bookmark,
    Check,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    Clock,
    Close,
    Contents,
    Copy,
    Download,
    Eye,
    EyeOff,
    File,
    Grip,
    Hand,
    History,
    Home,
    Info,
    Link,
    Lock,
    Moon,
    More,
    Pencil,
    Play,
    Plus,
    Redo,
    Robot,
    Search,
    Send,
    Settings,
    Share,
    Shuffle,
    Sun,
    Trash,
    Undo,
    Warning,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Book => {
                "M12 5.5C9.5 4 6.5 3.5 3 4v15c3.5-.5 6.5 0 9 1.5 2.5-1.5 5.5-2 9-1.5V4c-3.5-.5-6.5 0-9 1.5ZM12 5.5v15"
            }
            Self::Bookmark => "M6 3.5h12v17l-6-4.5-6 4.5Z",
            Self::Check => "M4.5 12.5 9.5 17.5 19.5 6.5",
            Self::ChevronDown => "M5.5 9 12 15.5 18.5 9",
            Self::ChevronLeft => "M15 5.5 8.5 12 15 18.5",
            Self::ChevronRight => "M9 5.5 15.5 12 9 18.5",
            Self::ChevronUp => "M5.5 15 12 8.5l6.5 6.5",
            Self::Clock => "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 6.5V12l4 2.5",
            Self::Close => "M5.5 5.5l13 13M18.5 5.5l-13 13",
            Self::Contents => "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
            Self::Copy => {
                "M10 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5ZM15.5 8.5V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h3.5"
            }
            Self::Download => "M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4.5 15v5.5h15V15",
            Self::Eye => {
                "M1.5 12Q12 1.5 22.5 12 12 22.5 1.5 12ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4Z"
            }
            Self::EyeOff => {
                "M1.5 12Q12 1.5 22.5 12 12 22.5 1.5 12ZM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4ZM4 20.5 20 3.5"
            }
            Self::File => "M6 2.5h8.5L19 7v14.5H6ZM14 3v4.5h4.5M9.5 14.5 12 12l2.5 2.5M12 12.5v6",
            Self::Grip => "M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1",
            Self::Hand => {
                "M7.5 12.5V6.2a1.6 1.6 0 0 1 3.2 0V11M10.7 10.5V4.6a1.6 1.6 0 0 1 3.2 0V11M13.9 11V6.2a1.6 1.6 0 0 1 3.2 0v7.3c0 4.5-2.3 7-5.6 7-3 0-4.4-1.2-5.8-3.8l-2-3.9c-.8-1.6 1.2-2.9 2.4-1.6l1.4 1.6"
            }
            Self::History => "M4 4.5v5h5M4.5 9.5a8.5 8.5 0 1 1-.9 4.5M12 7.5V12l3.5 2",
            Self::Home => "M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
            Self::Info => "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 11v5.5M12 7.6v.1",
            Self::Link => {
                "M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5 0l-3 3A4.6 4.6 0 0 0 11 19.5l1.5-1.5"
            }
            Self::Lock => {
                "M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20v-8A1.5 1.5 0 0 1 6 10.5ZM7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5"
            }
            Self::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
            Self::More => "M12 5v.1M12 12v.1M12 19v.1",
            Self::Pencil => "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7 17 10.5",
            Self::Play => "M7 4.5v15l12-7.5Z",
            Self::Plus => "M12 4.5v15M4.5 12h15",
            Self::Redo => "M15 5l4.5 4.5L15 14M19 9.5H9.5a5 5 0 0 0 0 10H13",
            Self::Robot => {
                "M7 8h10a2.5 2.5 0 0 1 2.5 2.5V17a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17v-6.5A2.5 2.5 0 0 1 7 8ZM12 8V4.5M12 4v-.1M9 13v1.5M15 13v1.5"
            }
            Self::Search => "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.5 21 21",
            Self::Send => "M3 11.5 21 3.5l-6 17-3.5-7.5ZM11.5 13 21 3.5",
            Self::Settings => {
                "M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM9 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z"
            }
            Self::Share => "M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8",
            Self::Shuffle => {
                "M3 7h4c5 0 5 10 10 10h4M3 17h4c2 0 3.2-1.5 4.2-3.5M13.5 9.5C14.3 8 15.3 7 17 7h4M18 4l3 3-3 3M18 14l3 3-3 3"
            }
            Self::Sun => {
                "M12 7.8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19"
            }
            Self::Trash => "M4 6.5h16M9.5 6V3.5h5V6M6 6.5 7 21h10l1-14.5M10 10.5v6.5M14 10.5v6.5",
            Self::Undo => "M9 5 4.5 9.5 9 14M5 9.5h9.5a5 5 0 0 1 0 10H11",
            Self::Warning => "M12 3.5 22 20.5H2ZM12 10v5M12 17.7v.1",
        }
    }
}

/// The sign as a picture of its own, hidden from screen readers: the words beside it speak.
pub fn icon(icon: Icon) -> Html {
    let class = if matches!(icon, Icon::More | Icon::Grip) { "ic dot" } else { "ic" };
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path() />
        </svg>
    }
}

/// The mark: the cabinet's four drawers.
#[component]
pub fn Mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 26 26" aria-hidden="true">
            <rect x="1" y="1" width="11" height="11" fill="var(--seat-1)" />
            <rect x="14" y="1" width="11" height="11" fill="var(--seat-2)" />
            <rect x="1" y="14" width="11" height="11" fill="var(--seat-4)" />
            <rect x="14" y="14" width="11" height="11" fill="var(--seat-3)" />
        </svg>
    }
}
