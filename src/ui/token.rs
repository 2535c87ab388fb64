//! A seat's token: colour, shape and initial, so that no one has to tell seats by colour alone.

use crate::platform::maths::{decimals, fixed};
use crate::platform::words;
use crate::ui::html::Html;
use leptos::prelude::*;
use markup::view;

/// How many looks there are to tell seats apart; such a look is a number below it.
pub const LOOKS: u8 = 10;

/// The first look of the five parties of Die Macher: CDU, SPD, Grüne, FDP, PDS. Their letter is the party's.
pub const PARTY_LOOKS: u8 = LOOKS;

/// The first look of the four places of Konzern: North's house, East's square, South's circle, West's diamond.
pub const KONZERN_LOOKS: u8 = PARTY_LOOKS + 5;

const ALL_LOOKS: u8 = KONZERN_LOOKS + 4;

/// Below this many pixels the initial cannot be read and is left out.
const LETTER_FROM: u16 = 24;

struct Look {
    fill: &'static str,
    ink: &'static str,
    path: &'static str,
    baseline: &'static str,
    size: &'static str,
    /// Its own letter; empty for the initial of the name.
    letter: &'static str,
}

const PAPER: &str = "#fff8ee";

/// Ten seats, five parties, four places: circle, square, triangle, diamond, hexagon, shield, pentagon, octagon, arch, parallelogram.
/// Baseline and size of the letter sit where the shape is widest.
static ALL: [Look; ALL_LOOKS as usize] = [
    Look {
        fill: "var(--seat-1)",
        ink: PAPER,
        path: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-2)",
        ink: PAPER,
        path: "M3.5 1.5h17a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-3)",
        ink: PAPER,
        path: "M12 1 23.5 21.5a1 1 0 0 1-.9 1.5H1.4a1 1 0 0 1-.9-1.5Z",
        baseline: "20.6",
        size: "12.4",
        letter: "",
    },
    Look {
        fill: "var(--seat-4)",
        // Light letters would be too faint on yellow.
        ink: "#201d1a",
        path: "M12 .6 23.4 12 12 23.4.6 12Z",
        baseline: "16.8",
        size: "13.2",
        letter: "",
    },
    Look {
        fill: "var(--seat-5)",
        ink: PAPER,
        path: "M12 .9 22 6.5V17.5L12 23.1 2 17.5V6.5Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-6)",
        ink: PAPER,
        path: "M2 2.5 12 .8 22 2.5V12.5C22 18 17.5 21.6 12 23.4 6.5 21.6 2 18 2 12.5Z",
        baseline: "16",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-7)",
        ink: PAPER,
        path: "M12 .7 23.5 9.2 19.2 22.6H4.8L.5 9.2Z",
        baseline: "18",
        size: "13.2",
        letter: "",
    },
    Look {
        fill: "var(--seat-8)",
        ink: PAPER,
        path: "M7.2 1H16.8L23 7.2V16.8L16.8 23H7.2L1 16.8V7.2Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-9)",
        ink: PAPER,
        path: "M2 23V11.5a10 10 0 0 1 20 0V23Z",
        baseline: "18.6",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-10)",
        ink: PAPER,
        path: "M6.5 2H23.3L17.5 22H.7Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--dm-cdu)",
        ink: "var(--dm-cdu-x)",
        path: "M3 1.5h18a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H3a1.5 1.5 0 0 1-1.5-1.5V3A1.5 1.5 0 0 1 3 1.5Z",
        baseline: "17.6",
        size: "15.5",
        letter: "C",
    },
    Look {
        fill: "var(--dm-spd)",
        ink: "var(--dm-spd-x)",
        path: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z",
        baseline: "17.6",
        size: "15.5",
        letter: "S",
    },
    Look {
        fill: "var(--dm-gruene)",
        ink: "var(--dm-gruene-x)",
        path: "M12 .9 22 6.4V17.6L12 23.1 2 17.6V6.4Z",
        baseline: "17.6",
        size: "15.5",
        letter: "G",
    },
    Look {
        fill: "var(--dm-fdp)",
        ink: "var(--dm-fdp-x)",
        path: "M12 .8 23.2 12 12 23.2.8 12Z",
        baseline: "17.4",
        size: "15.5",
        letter: "F",
    },
    Look {
        fill: "var(--dm-pds)",
        ink: "var(--dm-pds-x)",
        path: "M6.5 2H23.3L17.5 22H.7Z",
        baseline: "17.6",
        size: "15.5",
        letter: "P",
    },
    Look {
        fill: "var(--seat-1)",
        ink: PAPER,
        path: "M12 1.9 21.4 9.8V21.4H2.6V9.8Z",
        baseline: "19.4",
        size: "13.4",
        letter: "",
    },
    Look {
        fill: "var(--seat-2)",
        ink: PAPER,
        path: "M4.5 2.6h15a1.9 1.9 0 0 1 1.9 1.9v15a1.9 1.9 0 0 1-1.9 1.9h-15a1.9 1.9 0 0 1-1.9-1.9v-15a1.9 1.9 0 0 1 1.9-1.9Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-3)",
        ink: PAPER,
        path: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z",
        baseline: "17.2",
        size: "14.5",
        letter: "",
    },
    Look {
        fill: "var(--seat-4)",
        ink: "#201d1a",
        path: "M12 .6 23.4 12 12 23.4.6 12Z",
        baseline: "16.8",
        size: "13.2",
        letter: "",
    },
];

fn look(index: u8) -> &'static Look {
    let [first, ..] = &ALL;
    ALL.get(usize::from(index % ALL_LOOKS)).unwrap_or(first)
}

/// The initial of a name, in capitals; empty for an empty name.
pub fn letter(name: &str) -> String {
    let first = name.trim().chars().next().map(String::from).unwrap_or_default();
    words::upper(&first)
}

fn drawing(index: Signal<u8>, name: Signal<String>, with_letter: bool) -> Html {
    let shape = Memo::new(move |_| index.get() % ALL_LOOKS);
    view! {
        <path
            d=move || look(shape.get()).path
            fill=move || look(shape.get()).fill
            stroke="var(--tokline,transparent)"
            stroke-width="1.2"
            stroke-linejoin="round"
        />
        {with_letter
            .then(|| {
                view! {
                    <text
                        x="12"
                        y=move || look(shape.get()).baseline
                        font-size=move || look(shape.get()).size
                        fill=move || look(shape.get()).ink
                    >
                        {move || match look(shape.get()).letter {
                            "" => letter(&name.get()),
                            own => own.to_owned(),
                        }}
                    </text>
                }
            })}
    }
}

/// A seat's token as a picture of its own.
///
/// Hidden from screen readers unless it has a `label`; beside the name it needs none.
#[component]
pub fn SeatToken(
    /// Which of the looks; greater numbers wrap around.
    #[prop(into)]
    look: Signal<u8>,
    /// The name, for its initial.
    #[prop(into)]
    name: Signal<String>,
    /// Edge in CSS pixels; below 24 the initial is left out.
    #[prop(default = 24)]
    size: u16,
    /// Keeps the initial whatever the size: where red and blue mean something else.
    #[prop(optional)]
    keep_letter: bool,
    /// What a screen reader says, where no name stands beside the token.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let edge = size.to_string();
    view! {
        <svg
            class="tok"
            viewBox="0 0 24 24"
            width=edge.clone()
            height=edge
            role=label.map(|_| "img")
            aria-hidden=label.is_none().then_some("true")
            aria-label=label
        >
            {drawing(look, name, keep_letter || size >= LETTER_FROM)}
        </svg>
    }
}

/// A seat's token inside another drawing: its centre at (`x`, `y`) in the units of that drawing.
#[component]
pub fn SeatTokenIn(
    /// Which of the looks.
    #[prop(into)]
    look: Signal<u8>,
    /// The name, for its initial.
    #[prop(into)]
    name: Signal<String>,
    /// Centre, to the right.
    x: f64,
    /// Centre, downwards.
    y: f64,
    /// Edge.
    size: f64,
) -> impl IntoView {
    let place =
        ["translate(", &decimals(&[x - size / 2.0, y - size / 2.0]), ") scale(", &fixed(size / 24.0, 3), ")"]
            .concat();
    view! { <g class="tokg" transform=place>{drawing(look, name, true)}</g> }
}
