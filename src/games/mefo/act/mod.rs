//! What is to be decided now and by whom: the act bar.
//!
//! Nothing is hidden in this game, so everything is decided here in the open; every choice says what it does
//! before it is taken.

use std::time::Duration;

use engine::{Refusal as _, Seat, Viewer};
use leptos::prelude::*;
use markup::view;
use mefo::view::{Ask, OfficeView, SaleView, View, Warning};
use mefo::{Board, Mefo, Move, Observation, Refusal, Stage, Title, tables};

use super::desk::desk;
use super::words::{self, money, signed};
use crate::platform::timers;
use crate::table::Table;
use crate::table::bar::{self, Bar};
use crate::table::spoken::{mark, spoken};
use crate::ui::html::{CollectHtml, Html, IntoHtml};
use crate::ui::{Icon, effect, effect_from, icon};

mod cash;
mod trade;

/// What lies open in the present. Tracked.
fn present(table: Table) -> Option<Observation> {
    table.with_present(|game| game.typed::<Mefo>().map(|game| game.observe(Viewer::Table)))
}

/// What the act bar is about, with what lies open.
fn now(table: Table) -> (Bar, Option<Observation>) {
    let bar = bar::bar(table);
    (bar, present(table).filter(|_| bar == Bar::Here))
}

/// The act bar.
pub fn act(table: Table) -> Html {
    let now = Memo::new(move |_| now(table));
    // What was being put together or chosen ends with the decision that it was for.
    effect_from(move |before: Option<()>| {
        now.track();
        if before.is_some() {
            let desk = desk();
            desk.offer.set(None);
            desk.lots.set((mefo::Part::All, mefo::Part::All));
            desk.deed.set(None);
            desk.peek.set(None);
        }
    });
    roll_by_itself(table, now);
    let content = view! {
        {move || match now.get() {
            (Bar::Past, _) => bar::past(table),
            (Bar::ReadOnly, _) => bar::read_only(),
            (Bar::Here, Some(view)) => here(table, &view),
            (Bar::Elsewhere(seats), _) => bar::elsewhere(table, bar::others_next(table, seats)),
            _ => bar::wait(table),
        }}
        {auto_button(table)}
    };
    bar::section(move || now.track(), content.into_html())
}

/// Whether dice are rolled, and nothing handed in, without asking.
fn auto_button(table: Table) -> Html {
    let auto = RwSignal::from(desk().auto);
    let keep = RwSignal::from(desk().keep);
    view! {
        {move || {
            keep.get()
                .then(|| {
                    view! {
                        <button type="button" class="btn quiet mf-auto" aria-pressed="true" on:click=move |_| keep.set(false)>
                            {icon(Icon::Check)}
                            {tr("mf-keep")}
                        </button>
                    }
                })
        }}
        <button
            type="button"
            class="btn quiet mf-auto"
            aria-pressed=move || auto.get().to_string()
            title=tr("mf-auto-hint")
            on:click=move |_| auto.update(|on| *on = !*on)
        >
            {icon(Icon::Redo)}
            {move || if auto.get() { t!("mf-auto-on") } else { t!("mf-auto") }}
            {move || table.is_thinking().then(|| view! { <span class="sr">{t!("mf-wait-setup")}</span> })}
        </button>
    }
}

/// What is done without asking while dice roll by themselves (`auto`) or deeds are kept (`keep`); nothing if it
/// calls for a decision.
fn unasked(view: &Observation, auto: bool, keep: bool) -> Option<(Seat, Move)> {
    match View::of(view).ask {
        Ask::Start { seat, monument, office, depose, .. } if auto => {
            let calls = monument.is_none()
                || office.is_some_and(|office| office.refusal.is_none())
                || depose.is_none();
            (!calls).then_some((seat, Move::Roll))
        }
        Ask::HandIn { seat, .. } if auto || keep => Some((seat, Move::Pass)),
        _ => None,
    }
}

/// Whether the match is about to go on by itself. Tracked.
pub(super) fn rolls_by_itself(table: Table) -> bool {
    let (auto, keep) = (desk().auto.get(), desk().keep.get());
    (auto || keep) && present(table).is_some_and(|view| unasked(&view, auto, keep).is_some())
}

/// How long the position stays in sight before dice roll by themselves.
const GLANCE: Duration = Duration::from_millis(350);

fn roll_by_itself(table: Table, now: Memo<(Bar, Option<Observation>)>) {
    let auto = RwSignal::from(desk().auto);
    let keep = RwSignal::from(desk().keep);
    // Whoever puts an offer together is not hurried.
    let offer = RwSignal::from(desk().offer);
    effect(move || {
        let (bar, view) = now.get();
        let (rolls, keeps) = (auto.get(), keep.get());
        if !(rolls || keeps) || bar != Bar::Here || offer.get().is_some() {
            return;
        }
        let next = move |view: &Observation| unasked(view, rolls, keeps);
        let Some((seat, choice)) = view.as_ref().and_then(next) else { return };
        let steps = untrack(|| table.with_present(|game| game.steps()));
        wasm_bindgen_futures::spawn_local(async move {
            timers::sleep(GLANCE).await;
            // The bar may be gone meanwhile, at the end of the game or with the page.
            let same = now.try_get_untracked().is_some_and(|(bar, now)| bar == Bar::Here && now == view);
            let wished =
                || auto.try_get_untracked() == Some(rolls) && keep.try_get_untracked() == Some(keeps);
            let undisturbed = || offer.try_get_untracked() == Some(None);
            if same
                && wished()
                && undisturbed()
                && steps == untrack(|| table.with_present(|game| game.steps()))
            {
                table.play_move::<Mefo>(seat, choice);
            }
        });
    });
}

/// What is asked, and a line more.
fn ask(table: Table, prompt: &str, note: String) -> Html {
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{spoken(table, prompt)}</p>
            <p class="ac-note">{note}</p>
        </div>
    }
}

/// Something that can be done, with what it costs or brings and what follows; or why it cannot.
struct Offered {
    name: String,
    value: String,
    detail: String,
    off: Option<String>,
}

impl Offered {
    fn new(name: String, value: String, detail: String) -> Self {
        Self { name, value, detail, off: None }
    }
}

/// The button of it.
fn option(offered: Offered, inside: Html, act: impl Fn() + 'static) -> Html {
    let Offered { name, value, detail, off } = offered;
    let barred = off.is_some();
    view! {
        <button type="button" class="btn mf-opt" disabled=barred on:click=move |_| act()>
            <span class="a">{name}</span>
            <b>{value}</b>
            <span class="d">{off.unwrap_or(detail)}</span>
            {inside}
        </button>
    }
}

/// The button that plays a move.
fn play(table: Table, seat: Seat, choice: Move, offered: Offered) -> Html {
    option(offered, Html::Empty, move || table.play_move::<Mefo>(seat, choice))
}

/// Why something cannot be done.
fn refusal(why: Refusal) -> String {
    t!("mf-not", why = why.code())
}

fn rm(sum: u32) -> String {
    t!("mf-sum-rm", rm = money(sum))
}

fn signed_rm(sum: i64) -> String {
    t!("mf-sum-rm", rm = signed(sum))
}

fn warnings(all: &[Warning]) -> Html {
    let lines = all
        .iter()
        .map(|warning| {
            let text = match warning {
                Warning::Raid { bill, left } => t!("mf-warn-raid", bill = money(*bill), left = money(*left)),
                Warning::Cliff { rate, next } => {
                    t!("mf-warn-cliff", rate = words::rate(*rate), next = words::rate(*next))
                }
                Warning::LastLap => t!("mf-warn-last"),
            };
            view! { <li>{icon(Icon::Warning)} <span>{text}</span></li> }
        })
        .collect_html();
    if all.is_empty() {
        Html::Empty
    } else {
        view! { <ul class="mf-warn">{lines}</ul> }
    }
}

fn here(table: Table, view: &Observation) -> Html {
    let board = view.board;
    let Some(seat) = view.owing.and(table.mine()).first() else { return bar::wait(table) };
    let name = mark(seat);
    match View::of(view).ask {
        Ask::Chance(_) | Ask::Over { .. } => bar::wait(table),
        Ask::Start { seat, monument, monument_income, office, depose, resign, partners } => {
            let acts = Acts { monument, monument_income, office, depose, resign, partners };
            start(table, &board, seat, &acts)
        }
        Ask::Cell { seat, fine, failed } => {
            let fine_paid = Offered::new(
                t!("mf-opt-fine"),
                signed_rm(-i64::from(fine)),
                t!("mf-left", rm = money(board.player(seat).rm.saturating_sub(fine))),
            );
            let last = failed + 1 >= tables::CELL_ROLLS;
            let roll = Offered::new(
                t!("mf-opt-roll-double"),
                t!("mf-one-in-six"),
                if last { t!("mf-last-try", fine = money(fine)) } else { t!("mf-try", count = failed + 1) },
            );
            view! {
                {ask(table, &t!("mf-ask-cell", name = name, cell = words::cell(board.post(), false)), t!("mf-ask-cell-note"))}
                <div class="mf-opts">
                    {play(table, seat, Move::Roll, roll)}
                    {play(table, seat, Move::Fine, fine_paid)}
                </div>
            }
        }
        Ask::Draft { draft, .. } => trade::finish(table, &board, seat, draft),
        Ask::Answer { draft, .. } => trade::answer(table, &board, seat, draft),
        Ask::HandIn { seat, sales } => hand_in(table, view, seat, sales),
        Ask::Cash { seat, counter, open, fixed, dues, warnings: all } => {
            let lots = cash::Lots { counter, open, fixed, dues, pass: false };
            cash::cash(table, &board, seat, &lots, warnings(&all))
        }
        Ask::Crisis { seat, rm: cost, office } => {
            let left = board.player(seat).rm.saturating_sub(cost);
            let paid =
                Offered::new(t!("mf-opt-pay"), signed_rm(-i64::from(cost)), t!("mf-left", rm = money(left)));
            let terms = office.map_or_else(String::new, |office| words::title_text(office.title));
            let leave = Offered::new(t!("mf-opt-leave"), String::new(), t!("mf-opt-leave-note"));
            view! {
                {ask(table, &t!("mf-ask-crisis", name = name), terms)}
                <div class="mf-opts">
                    {play(table, seat, Move::Crisis { pay: true }, paid)}
                    {play(table, seat, Move::Crisis { pay: false }, leave)}
                </div>
            }
        }
        Ask::Buy { seat, deed, left, raid_after, warnings: all, .. } => {
            let place = words::space(deed.space, board.post());
            let pays = words::pays_text(&board, seat, deed.space);
            let raid = if raid_after > 0 {
                t!("mf-buy-raid", left = money(left), raid = money(raid_after))
            } else {
                t!("mf-left", rm = money(left))
            };
            let price = signed_rm(-i64::from(deed.price));
            let buy = Offered::new(t!("mf-opt-buy"), price, raid);
            let pass = Offered::new(t!("mf-opt-pass"), rm(board.player(seat).rm), t!("mf-opt-pass-note"));
            let bank = if board.post() { deed.bank } else { deed.bank_next_year };
            let note = t!("mf-ask-buy-note", pays = pays, bank = money(bank));
            view! {
                {ask(table, &t!("mf-ask-buy", name = name, space = place, rm = money(deed.price)), note)}
                {warnings(&all)}
                <div class="mf-opts">
                    {play(table, seat, Move::Buy, buy)}
                    {play(table, seat, Move::Pass, pass)}
                </div>
            }
        }
        Ask::Sell { debt, missing, sales } => {
            let note = t!("mf-ask-sell-note", why = words::why(debt.why), rm = money(debt.rm));
            view! {
                {ask(table, &t!("mf-ask-sell", name = name, missing = money(missing)), note)}
                {list(table, &board, debt.seat, &sales, |space| Move::Sell { space })}
            }
        }
    }
}

/// A deed may be handed in. The window that comes next stands in the same panel, so that whoever keeps every
/// deed has one thing to decide and not two.
fn hand_in(table: Table, view: &Observation, seat: Seat, sales: Vec<SaleView>) -> Html {
    let board = view.board;
    let next = Observation { stage: Stage::Window(seat), ..*view };
    if board.window_opens(seat)
        && let Ask::Cash { counter, open, fixed, dues, warnings: all, .. } = View::of(&next).ask
    {
        let more = RwSignal::new(false);
        let lots = cash::Lots { counter, open, fixed, dues, pass: true };
        return view! {
            {cash::cash(table, &board, seat, &lots, warnings(&all))}
            <button
                type="button"
                class="btn quiet mf-more"
                aria-expanded=move || more.get().to_string()
                on:click=move |_| more.update(|more| *more = !*more)
            >
                {icon(Icon::ChevronDown)}
                {t!("mf-hand-in-first")}
            </button>
            {move || more.get().then(|| list(table, &board, seat, &sales, |space| Move::HandIn { space }))}
        };
    }
    let keep = RwSignal::from(desk().keep);
    let pass = Offered::new(t!("mf-opt-keep"), String::new(), t!("mf-opt-keep-note"));
    view! {
        {ask(table, &t!("mf-ask-hand-in", name = mark(seat)), t!("mf-ask-hand-in-note"))}
        <div class="mf-opts">{play(table, seat, Move::Pass, pass)}</div>
        <button type="button" class="btn quiet mf-more" on:click=move |_| keep.set(true)>
            {icon(Icon::Check)}
            {t!("mf-keep")}
        </button>
        {list(table, &board, seat, &sales, |space| Move::HandIn { space })}
    }
}

/// Deeds that can be sold, each with what it brings now and next year, and what it pays.
fn list(table: Table, board: &Board, seat: Seat, sales: &[SaleView], choice: fn(u8) -> Move) -> Html {
    let post = board.post();
    let items = sales
        .iter()
        .map(|sale| {
            let space = sale.space;
            let next = if sale.next_year == sale.now {
                String::new()
            } else {
                t!("mf-sale-next", rm = money(sale.next_year))
            };
            let pays = match sale.deed {
                Some(_) => t!("mf-sale-pays", pays = words::pays_text(board, seat, space)),
                None => t!("mf-monument-pays"),
            };
            let detail = [pays, next].join(" ");
            let offered = Offered::new(words::space(space, post), signed_rm(sale.now.into()), detail);
            play(table, seat, choice(space), offered)
        })
        .collect_html();
    view! { <div class="mf-opts mf-list" role="group" aria-label=t!("mf-deeds") tabindex="0">{items}</div> }
}

/// What may be done before rolling.
struct Acts {
    monument: Option<Refusal>,
    monument_income: i64,
    office: Option<OfficeView>,
    depose: Option<Refusal>,
    resign: bool,
    partners: Vec<(Seat, Option<Refusal>)>,
}

/// What an office gives and takes, in numbers.
fn office_terms(office: &OfficeView) -> String {
    let mut parts = vec![t!("mf-office-income", rm = signed(office.income))];
    if office.raid > 0 {
        parts.push(t!("mf-office-raid", rm = money(u32::try_from(office.raid).unwrap_or(0))));
    }
    if office.upkeep > 0 {
        parts.push(t!("mf-office-upkeep", rm = money(office.upkeep)));
    }
    if office.title == Title::Leader {
        parts.push(t!("mf-office-power"));
    }
    parts.join(", ")
}

fn start(table: Table, board: &Board, seat: Seat, acts: &Acts) -> Html {
    let board = *board;
    let offer = RwSignal::from(desk().offer);
    let name = mark(seat);
    let player = *board.player(seat);
    let one = player.one_die > 0;
    let roll = Offered::new(
        if one { t!("mf-opt-roll-one") } else { t!("mf-opt-roll") },
        String::new(),
        t!("mf-opt-roll-note", space = words::space(player.at, board.post())),
    );
    // What is far out of reach is not offered at every turn; the panel of offices shows the way to it.
    let monument = acts.monument;
    let near = monument == Some(Refusal::NoCash) && player.rm * 3 >= tables::MONUMENT * 2;
    let monument = (monument.is_none() || near).then(|| {
        let income = t!("mf-opt-monument-note", rm = signed(acts.monument_income));
        let mut offered =
            Offered::new(t!("mf-opt-monument"), signed_rm(-i64::from(tables::MONUMENT)), income);
        offered.off =
            monument.map(|_| t!("mf-short", rm = money(tables::MONUMENT.saturating_sub(player.rm))));
        play(table, seat, Move::Monument, offered)
    });
    let claim = acts.office.as_ref().filter(|office| office.holder != Some(seat)).and_then(|office| {
        let near = player.power + 8 >= office.power || office.refusal.is_none();
        let known = !board.done.claimed && office.refusal != Some(Refusal::Anarchist);
        (near && known).then(|| {
            let title = words::title(office.title);
            let mut offered = Offered::new(
                t!("mf-opt-claim", title = title),
                signed_rm(-i64::from(office.fee)),
                office_terms(office),
            );
            offered.off = office.refusal.map(|why| match why {
                Refusal::NoPower | Refusal::BehindHolder => {
                    t!("mf-not-power", has = player.power, needs = office.power)
                }
                why => refusal(why),
            });
            play(table, seat, Move::Claim, offered)
        })
    });
    let depose = acts.depose.is_none().then(|| {
        let holder = board.leader.map_or_else(String::new, |seat| table.name(seat));
        play(
            table,
            seat,
            Move::Depose,
            Offered::new(t!("mf-opt-depose", name = holder), rm(0), t!("mf-opt-depose-note")),
        )
    });
    let resign = acts.resign.then(|| {
        play(
            table,
            seat,
            Move::Resign,
            Offered::new(t!("mf-opt-resign"), String::new(), t!("mf-opt-resign-note")),
        )
    });
    let partners = acts
        .partners
        .iter()
        .filter(|(_, why)| why.is_none())
        .map(|(to, _)| {
            let to = *to;
            view! {
                <button
                    type="button"
                    class="btn mf-partner"
                    on:click=move |_| {
                        offer.set(Some(super::desk::Offer { to, give: 0, take: 0, rm: 0 }));
                    }
                >
                    {words::token(table, to, 22)}
                    <span>{table.name(to)}</span>
                </button>
            }
        })
        .collect_html();
    let four = acts.partners.iter().filter(|(_, why)| why.is_none()).count() > 3;
    let trades = acts.partners.iter().any(|(_, why)| why.is_none()).then(|| {
        view! {
            <div class="mf-trades" class:four=four role="group" aria-label=t!("mf-trade-with")>
                <span>{t!("mf-trade-with")}</span>
                {partners}
            </div>
        }
    });
    let others = view! { {claim} {depose} {monument} {resign} };
    let asked = ask(table, &t!("mf-ask-start", name = name), outlook(&board, seat));
    let go = move |_| table.play_move::<Mefo>(seat, Move::Roll);
    let Offered { name: roll_name, detail: roll_note, .. } = roll;
    let roll = view! {
        <button
            type="button"
            class="btn primary mf-opt mf-roll"
            disabled=move || !table.is_live()
            on:click=go
        >
            <span class="a">{roll_name}</span>
            <b></b>
            <span class="d">{roll_note}</span>
        </button>
    };
    view! {
        <div class="mf-start" hidden=move || offer.get().is_some()>
            {asked}
            <div class="mf-opts">
                {roll}
                {others}
            </div>
            {trades}
        </div>
        {move || offer.get().map(|offer| trade::compose(table, &board, seat, offer, None))}
    }
}

/// What the settlement of this round will do to a player, in a line.
fn outlook(board: &Board, seat: Seat) -> String {
    let payout = board.payout(seat);
    let dues = board.dues(seat).sum();
    if board.post() {
        return t!("mf-outlook-post", rm = signed(payout.rm.into()), dues = signed(-i64::from(dues)));
    }
    t!(
        "mf-outlook",
        rm = signed(payout.rm.into()),
        bills = words::count(payout.open + payout.fixed),
        dues = signed(-i64::from(dues))
    )
}
