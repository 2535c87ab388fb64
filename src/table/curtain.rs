//! The curtain: the device goes to one player, and only that player sees what lies behind.
//!
//! Closed, it holds nothing but a name. What is secret is built only while its owner holds the button, or,
//! for a choice, after the owner held it for a moment; it is taken out of the page again by letting go, by
//! time, and whenever the page is left, hidden or turned. The steps and their layout are the same whatever
//! the secret is.

use std::sync::Arc;
use std::time::Duration;

use crate::i18n::say;
use crate::platform::maths;
use crate::ui::effect;
use crate::ui::html::{CollectHtml, Html, Show};
use engine::Seat;
use leptos::{html, prelude::*};
use markup::view;
use wasm_bindgen::JsCast;

use super::{Table, bar::focus_if_lost, hint};
use crate::platform::moments;
use crate::ui::{HoldButton, Icon, SeatToken, icon};

/// How long a choice must be held for before it opens: longer than a tap.
const UNLOCK: Duration = Duration::from_millis(600);
/// How long a look may last.
const LOOK_FOR: Duration = Duration::from_secs(45);
/// How long the curtain stays blank after a choice, for the match to go on.
const SETTLE: Duration = Duration::from_millis(1500);

/// What waits behind the curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Something to look at, while the button is held.
    Look,
    /// Something to decide: held for a moment, it opens for a while.
    Choice,
}

/// One hand-over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass<K> {
    /// Who gets the device.
    pub seat: Seat,
    /// What it is about, for the game.
    pub kind: K,
    /// Look or choice.
    pub way: Way,
    /// What it is about, in words that everybody may read: "Roles, 3 of 7".
    pub title: String,
    /// Everyone in this round, and whether they have been behind the curtain; empty if it is but one.
    pub round: Vec<(Seat, bool)>,
    /// Who comes after this seat.
    pub next: Option<Seat>,
}

/// What the contents of a choice do with the curtain.
#[derive(Clone, Copy)]
pub struct Lift {
    open: RwSignal<bool>,
    gone: RwSignal<bool>,
}

impl Lift {
    /// Hides everything again; the choice is still to be made.
    pub fn hide(self) {
        self.open.set(false);
    }

    /// The choice is made: nothing of it stays in the page.
    pub fn finish(self) {
        self.gone.set(true);
        self.open.set(false);
        let gone = self.gone;
        // If the match does not go on, the choice is offered again.
        set_timeout(
            move || {
                gone.try_set(false);
            },
            SETTLE,
        );
    }

    /// The button that hides a choice.
    pub fn hide_button(self) -> Html {
        view! {
            <button type="button" class="btn cu-hide" on:click=move |_| self.hide()>
                {icon(Icon::EyeOff)}
                {tr("curtain-hide")}
            </button>
        }
    }
}

/// What a game does behind the curtain. Plain functions: they hold nothing.
pub struct Backstage<K: 'static> {
    /// What is seen; called only when its owner has asked for it.
    pub show: fn(Table, &Pass<K>, Lift) -> Html,
    /// The line at the head of a choice, public: "President Cem, with Chancellor Béla".
    pub head: fn(Table, &Pass<K>) -> Html,
    /// A look was taken and the player goes on.
    pub looked: fn(Table, &Pass<K>),
    /// The player does not want to, or is someone else: back to the table.
    pub leave: fn(Table),
    /// Seconds for which a choice stays open untouched.
    pub open_for: u32,
}

impl<K> Clone for Backstage<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Backstage<K> {}

/// A hand-over whose kind only its game knows: all of the curtain is there once, not once for every game.
#[derive(Clone)]
struct Scene {
    /// Its kind is a number that no other scene has.
    pass: Pass<u32>,
    show: Arc<dyn Fn(Lift) -> Html + Send + Sync>,
    head: Arc<dyn Fn() -> Html + Send + Sync>,
    looked: Arc<dyn Fn() + Send + Sync>,
    leave: fn(Table),
    open_for: u32,
}

impl PartialEq for Scene {
    fn eq(&self, other: &Self) -> bool {
        self.pass == other.pass
    }
}

/// The curtain, closed as long as there is a hand-over, away otherwise.
pub fn curtain<K>(table: Table, pass: Memo<Option<Pass<K>>>, backstage: Backstage<K>) -> Html
where
    K: Clone + PartialEq + Send + Sync + 'static,
{
    let Backstage { show, head, looked, leave, open_for } = backstage;
    let count = StoredValue::new(0);
    let scene = Memo::new(move |_| {
        // Asked again only when the hand-over has changed.
        let pass = Arc::new(pass.get()?);
        count.update_value(|count| *count += 1);
        let (seat, way, next) = (pass.seat, pass.way, pass.next);
        let (title, round) = (pass.title.clone(), pass.round.clone());
        let (for_head, for_looked) = (pass.clone(), pass.clone());
        Some(Scene {
            pass: Pass { seat, kind: count.get_value(), way, title, round, next },
            show: Arc::new(move |lift| show(table, &pass, lift)),
            head: Arc::new(move || head(table, &for_head)),
            looked: Arc::new(move || looked(table, &for_looked)),
            leave,
            open_for,
        })
    });
    stand(table, scene, leave)
}

fn stand(table: Table, pass: Memo<Option<Scene>>, leave: fn(Table)) -> Html {
    let there = Memo::new(move |_| pass.with(Option::is_some));
    view! { <Show when=move || there.get()>{move || frame(table, pass, leave)}</Show> }
}

fn focus(element: Option<web_sys::Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Without focus on the way the page is still usable.
        let _ = element.focus();
    }
}

fn frame(table: Table, pass: Memo<Option<Scene>>, leave: fn(Table)) -> Html {
    let node = NodeRef::<html::Dialog>::new();
    effect(move || {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            // Fails only if it is no longer in the page; then there is nothing to show.
            let _ = dialog.show_modal();
        }
    });
    on_cleanup(|| focus(document().get_element_by_id("main")));
    view! {
        <dialog
            node_ref=node
            class="curtain"
            aria-label=tr("curtain-name")
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                leave(table);
            }
            on:close=move |_: leptos::ev::Event| leave(table)
        >
            {move || pass.get().map(|pass| scene(table, pass))}
        </dialog>
    }
}

/// One hand-over from the closed curtain to the next name.
fn scene(table: Table, scene: Scene) -> Html {
    let held = RwSignal::new(false);
    let open = RwSignal::new(false);
    let gone = RwSignal::new(false);
    let looked = RwSignal::new(false);
    let lift = Lift { open, gone };
    let way = scene.pass.way;
    watch_hold(way, held, open, looked);
    if way == Way::Choice {
        moments::on_leave(move || {
            open.try_set(false);
        });
    }
    let scene = StoredValue::new(scene);
    let seen = Memo::new(move |_| if way == Way::Look { held.get() } else { open.get() });
    view! {
        <div class="cu-pleat" class:open=move || seen.get() aria-hidden="true"></div>
        {move || {
            if gone.get() {
                return view! { <p class="cu-blank" role="status">{tr("curtain-done")}</p> };
            }
            if open.get() {
                return choice(table, scene, lift);
            }
            gate(table, scene, held, looked, lift)
        }}
    }
}

/// Ends looks by time, opens choices after a moment.
fn watch_hold(way: Way, held: RwSignal<bool>, open: RwSignal<bool>, looked: RwSignal<bool>) {
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(Some(handle)) = timer.try_update_value(Option::take) {
            handle.clear();
        }
    };
    on_cleanup(stop);
    effect(move || {
        stop();
        if !held.get() {
            return;
        }
        let handle = match way {
            Way::Look => {
                looked.set(true);
                set_timeout_with_handle(
                    move || {
                        held.try_set(false);
                    },
                    LOOK_FOR,
                )
            }
            Way::Choice => set_timeout_with_handle(
                move || {
                    if held.try_get_untracked() == Some(true) {
                        held.set(false);
                        open.set(true);
                    }
                },
                UNLOCK,
            ),
        };
        timer.set_value(handle.ok());
    });
}

/// The closed curtain, and what is seen through it while held.
fn gate(
    table: Table,
    scene: StoredValue<Scene>,
    held: RwSignal<bool>,
    looked: RwSignal<bool>,
    lift: Lift,
) -> Html {
    let Scene { pass: Pass { seat, way, next, .. }, leave, open_for, .. } = scene.get_value();
    let name = Signal::derive(move || table.name(seat));
    let alone = move || table.mine().len() == 1;
    let showing = Memo::new(move |_| way == Way::Look && held.get());
    let hint = move || match (way, held.get()) {
        (Way::Look, true) => t!("curtain-let-go"),
        (Way::Look, false) => t!("curtain-to-look"),
        (Way::Choice, true) => t!("curtain-keep-holding"),
        (Way::Choice, false) => t!("curtain-to-open"),
    };
    view! {
        <div class="cu-in" class:cu-looking=way == Way::Look class:held=move || held.get()>
            <div class="cu-stage" aria-live="polite">
                {move || {
                    if showing.get() {
                        view! {
                            {scene.with_value(|scene| (scene.show)(lift))}
                            <p class="cu-let" aria-hidden="true">{tr("curtain-let-go")}</p>
                        }
                    } else {
                        at_rest(table, scene, name, alone())
                    }
                }}
            </div>
            <HoldButton held class="cu-hold">
                <svg class="cu-rings" viewBox="0 0 120 120" aria-hidden="true">
                    <circle class="r1" cx="60" cy="60" r="22" />
                    <circle class="r0" cx="60" cy="60" r="6" />
                    <circle class="r2" cx="60" cy="60" r="36" />
                    <circle class="r3" cx="60" cy="60" r="49" />
                </svg>
                <span class="cu-label">
                    <b>{say(move || t!("curtain-i-am", name = name.get()))}</b>
                    " "
                    <em>{hint}</em>
                </span>
            </HoldButton>
            <p class="cu-safe">
                {move || match (way, held.get()) {
                    (Way::Look, true) => t!("curtain-safe-held"),
                    (Way::Look, false) => t!("curtain-safe"),
                    (Way::Choice, _) => t!("curtain-safe-choice", seconds = i64::from(open_for)),
                }}
            </p>
            <div class="cu-go" class:ghost=move || held.get()>
                <button type="button" disabled=move || held.get() on:click=move |_| leave(table)>
                    {move || if alone() { t!("curtain-back") } else { t!("curtain-not-me", name = name.get()) }}
                </button>
                {(way == Way::Look)
                    .then(|| {
                        view! {
                            <button
                                type="button"
                                class="cu-next"
                                disabled=move || held.get() || !looked.get()
                                on:click=move |_| scene.with_value(|scene| (scene.looked)())
                            >
                                {move || match next {
                                    Some(next) => t!("curtain-next", name = table.name(next)),
                                    None => t!("curtain-to-table"),
                                }}
                                {icon(Icon::ChevronRight)}
                            </button>
                        }
                    })}
            </div>
        </div>
    }
}

/// Long names get smaller letters.
fn name_class(name: &str) -> &'static str {
    match name.chars().count() {
        0..=7 => "cu-name",
        8..=12 => "cu-name long",
        _ => "cu-name longer",
    }
}

fn at_rest(table: Table, scene: StoredValue<Scene>, name: Signal<String>, alone: bool) -> Html {
    let Pass { seat, title, round, .. } = scene.with_value(|scene| scene.pass.clone());
    let node = NodeRef::<html::H1>::new();
    effect(move || {
        // The name is what is read out and where the keyboard starts. While the button is held (a press
        // that was let go) focus stays on it.
        if let Some(heading) = node.get()
            && !document().active_element().is_some_and(|element| element.class_name().contains("cu-hold"))
        {
            focus(Some(heading.unchecked_into()));
        }
    });
    let tokens = round
        .into_iter()
        .map(|(other, done)| {
            let class = if other == seat {
                "cur"
            } else if done {
                "done"
            } else {
                ""
            };
            let size = if other == seat { 36 } else { 26 };
            view! {
                <li class=class>
                    <SeatToken
                        look=Signal::derive(move || table.look(other))
                        name=Signal::derive(move || table.name(other))
                        size
                        label=Signal::derive(move || {
                            let name = table.name(other);
                            if done { t!("curtain-has-looked", name = name) } else { name }
                        })
                    />
                    {(done && other != seat).then(|| icon(Icon::Check))}
                </li>
            }
        })
        .collect_html();
    view! {
        <p class="cu-step">{title}</p>
        <ol class="cu-round">{tokens}</ol>
        <div class="cu-who">
            <SeatToken look=Signal::derive(move || table.look(seat)) name size=172 />
            <p class="cu-to">
                {move || if alone { t!("curtain-your-turn") } else { t!("curtain-pass-to") }}
            </p>
            <h1 class=move || name_class(&name.get()) tabindex="-1" node_ref=node>
                {move || name.get()}
            </h1>
            <p class="cu-away">
                {move || if alone { t!("curtain-alone") } else { t!("curtain-away") }}
            </p>
        </div>
    }
}

/// The open choice with its countdown.
fn choice(table: Table, scene: StoredValue<Scene>, lift: Lift) -> Html {
    let (seat, open_for) = scene.with_value(|scene| (scene.pass.seat, scene.open_for));
    let left = RwSignal::new(open_for);
    let handle = set_interval_with_handle(
        move || match left.try_get_untracked() {
            Some(0 | 1) => lift.hide(),
            Some(seconds) => left.set(seconds - 1),
            None => {}
        },
        Duration::from_secs(1),
    )
    .ok();
    on_cleanup(move || {
        if let Some(handle) = handle {
            handle.clear();
        }
    });
    let renew = move || left.set(open_for);
    let node = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some(body) = node.get() {
            focus(Some(body.unchecked_into()));
        }
    });
    // The next question may take the place of this one and of the button that answered it. Without a place to go on from, Tab
    // would leave the page, which hides everything.
    effect(move || {
        table.with(|_| ());
        focus_if_lost(move || node.try_get_untracked().flatten().map(JsCast::unchecked_into));
    });
    // The circle's length is 62.8 of its own units.
    let dash = move || maths::decimal(f64::from(left.get()) * 62.8 / f64::from(open_for)) + " 63";
    view! {
        <div
            class="cu-in cu-choice"
            tabindex="-1"
            node_ref=node
            on:pointerdown=move |_| renew()
            on:keydown=move |_| renew()
        >
            <div class="cu-head">
                <SeatToken
                    look=Signal::derive(move || table.look(seat))
                    name=Signal::derive(move || table.name(seat))
                    size=34
                    keep_letter=true
                />
                <span>{scene.with_value(|scene| (scene.head)())}</span>
                <span class="cu-left">
                    <svg viewBox="0 0 26 26" aria-hidden="true">
                        <circle class="cu-ring" cx="13" cy="13" r="10" />
                        <circle class="cu-time" cx="13" cy="13" r="10" stroke-dasharray=dash />
                    </svg>
                    {say(move || t!("curtain-hides-in", seconds = i64::from(left.get())))}
                </span>
            </div>
            {scene.with_value(|scene| (scene.show)(lift))}
            {hint::panel(table, seat)}
        </div>
    }
}
