//! What is to be decided now and by whom: the act bar, the curtain for price cards and bids, and what has
//! happened since the last decision here.

use std::time::Duration;

use crate::i18n::say;
use crate::table::curtain::{self, Backstage, Lift, Pass, Way};
use crate::table::rich::rich;
use crate::table::spoken::{mark, names, spoken};
use crate::table::{Table, bar, bar::Bar};
use crate::ui::html::{CollectHtml, Html};
use crate::ui::{Icon, effect, icon};
use engine::{Match, Seat, SeatSet, Viewer};
use konzern::view::{Quantity, Stepper, Task, View};
use konzern::{Amount, Ask, Board, Card, Corp, Holder, Konzern, Move, Observation, Topic};
use leptos::prelude::*;
use markup::view;

use super::{board::token, coins, log, words};
use crate::settings;
use crate::settings::BotSpeed;

/// What a hand-over is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A price card of this corporation.
    Price(Corp),
    /// A bid for a young share of this corporation.
    Bid(Corp),
}

/// What the people of this device do in trade windows without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Quiet {
    /// They are asked.
    No,
    /// Nothing before this phase of this year.
    Phase(u8, u8),
    /// Nothing in this year any more.
    Year(u8),
}

/// An answer that somebody here has given before the question: it is played when the question comes, if it
/// is still possible then. Bids are secret: until they are laid they are nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Planned {
    year: u8,
    ask: Ask,
    /// The share that is put up, for who is not interested in this one.
    share: Option<(Holder, Corp)>,
    seat: Seat,
    choice: Move,
}

impl Planned {
    fn new(board: &Board, ask: Ask, seat: Seat, choice: Move) -> Self {
        Self { year: board.year, ask, share: Self::share(board), seat, choice }
    }

    fn share(board: &Board) -> Option<(Holder, Corp)> {
        board.put_up.map(|put_up| (put_up.holder, put_up.corp))
    }

    /// Whether it answers what is asked now. A bid beyond the purse is asked for again: what was won
    /// meanwhile has changed it.
    fn fits(&self, game: &Match<Konzern>, board: &Board) -> bool {
        let covered = match self.choice {
            Move::Bid(card) => 10 * u16::from(card.get()) <= board.cash(Holder::purse(self.seat)),
            _ => true,
        };
        (self.year, self.ask, self.share) == (board.year, board.ask, Self::share(board))
            && covered
            && board.owing().contains(self.seat)
            && game.check(self.seat, &self.choice).is_ok()
    }
}

/// What the players are doing at the table beyond the rules. One table is open at a time.
#[derive(Clone)]
struct Desk {
    /// The device is going round for what is due.
    handing: ArcRwSignal<bool>,
    /// Steps played when somebody here last decided: what came later is told.
    read: ArcRwSignal<usize>,
    /// Lines of it that are shown so far.
    shown: ArcRwSignal<usize>,
    /// Trade windows.
    quiet: ArcRwSignal<Quiet>,
    /// Who wants to make an offer.
    trader: ArcRwSignal<Option<Seat>>,
    /// Answers given in advance.
    planned: ArcRwSignal<Vec<Planned>>,
}

thread_local! {
    static DESK: Desk = Desk {
        handing: ArcRwSignal::new(false),
        read: ArcRwSignal::new(0),
        shown: ArcRwSignal::new(0),
        quiet: ArcRwSignal::new(Quiet::No),
        trader: ArcRwSignal::new(None),
        planned: ArcRwSignal::new(Vec::new()),
    };
}

fn desk() -> Desk {
    DESK.with(Clone::clone)
}

/// What lies open in the present. Tracked.
fn present(table: Table) -> Option<Observation> {
    table.with_present(|game| game.typed::<Konzern>().map(|game| game.observe(Viewer::Table)))
}

/// Everything that is told from now on is news.
fn turn_page(table: Table) {
    let steps = untrack(|| table.with_present(|game| game.steps()));
    desk().read.set(steps);
    desk().shown.set(0);
}

/// Plays a move of a person here.
fn play(table: Table, seat: Seat, choice: Move) {
    turn_page(table);
    table.play_move::<Konzern>(seat, choice);
}

/// The next move of somebody here that needs nobody's hand: in a trade window that nobody wants to use, or
/// where the answer was given in advance.
fn quiet_move(
    game: &Match<Konzern>,
    mine: SeatSet,
    quiet: Quiet,
    until: Option<Seat>,
    planned: &[Planned],
) -> Option<(Seat, Move)> {
    let board = game.observe(Viewer::Table).board;
    let Ask::Window(seat) = board.ask else {
        let answer = planned.iter().find(|each| mine.contains(each.seat) && each.fits(game, &board))?;
        return Some((answer.seat, answer.choice));
    };
    if !mine.contains(seat) || until == Some(seat) {
        return None;
    }
    match quiet {
        Quiet::Year(year) if year == board.year => Some((seat, Move::Rest())),
        Quiet::Phase(year, phase) if (year, Some(phase)) == (board.year, board.opening()) => {
            Some((seat, Move::Pass()))
        }
        _ => None,
    }
}

fn play_quietly(table: Table, quiet: Quiet, until: Option<Seat>) {
    let mine = untrack(|| table.mine());
    let planned = desk().planned.get_untracked();
    table.play_while::<Konzern>(move |game| quiet_move(game, mine, quiet, until, &planned));
}

/// Answers given in advance, from those of this year's that are left.
fn plan(table: Table, board: &Board, answers: Vec<(Ask, Seat, Move)>) {
    turn_page(table);
    let board = *board;
    desk().planned.update(|planned| {
        planned.retain(|each| {
            each.year == board.year
                && !answers.iter().any(|(ask, seat, _)| (*ask, *seat) == (each.ask, each.seat))
        });
        planned
            .extend(answers.into_iter().map(|(ask, seat, choice)| Planned::new(&board, ask, seat, choice)));
    });
}

/// The people of this device in this sealed round, in lead order, and whether each has laid a card.
fn round(table: Table, board: &Board) -> Vec<(Seat, bool)> {
    let mine = table.mine();
    let takes_part = |seat: Seat| match board.ask {
        Ask::Bids(_) => board.is_solvent(seat),
        _ => Corp::ALL.iter().any(|corp| board.chief_of(*corp) == seat),
    };
    board
        .lead_order()
        .map(Corp::seat)
        .filter(|seat| mine.contains(*seat) && takes_part(*seat))
        .map(|seat| (seat, !board.owing.contains(seat)))
        .collect()
}

/// Who gets the device now. Tracked.
fn pass(table: Table) -> Option<Pass<Kind>> {
    if table.moment().is_some() || table.is_read_only() || !desk().handing.get() {
        return None;
    }
    let board = present(table)?.board;
    let round = round(table, &board);
    let mut left = round.iter().filter(|(_, done)| !done).map(|(seat, _)| *seat);
    let seat = left.next()?;
    let next = left.next();
    let kind = match board.ask {
        Ask::Prices => Kind::Price(board.card_due(seat)?),
        Ask::Bids(corp) => Kind::Bid(corp),
        _ => return None,
    };
    let at = round.iter().filter(|(_, done)| *done).count() as i64 + 1;
    let all = round.len() as i64;
    let title = match kind {
        Kind::Price(_) => t!("kz-pass-prices", at = at, all = all),
        Kind::Bid(corp) => t!("kz-pass-bids", corp = words::corp(corp), at = at, all = all),
    };
    let round = if round.len() > 1 { round } else { Vec::new() };
    Some(Pass { seat, kind, way: Way::Choice, title, round, next })
}

fn head(table: Table, pass: &Pass<Kind>) -> Html {
    let (seat, kind) = (pass.seat, pass.kind);
    view! {
        <b>{move || table.name(seat)}</b>
        <br />
        {move || match kind {
            Kind::Price(corp) => t!("kz-head-price", corp = words::corp(corp)),
            Kind::Bid(_) => t!("kz-choose-bids"),
        }}
    }
}

/// The cards, behind the curtain.
fn show(table: Table, pass: &Pass<Kind>, lift: Lift) -> Html {
    let (seat, kind) = (pass.seat, pass.kind);
    // What is shown is as it stood when the curtain opened.
    let Some(own) = untrack(|| table.observe::<Konzern>(Viewer::Seat(seat))) else { return Html::Empty };
    let task = View::new(&own, &[]).task;
    let Some(stepper) = task.stepper else { return Html::Empty };
    let board = own.board;
    // Who bids may do so for the corporations that follow, too: then the device need not come back.
    let mut about = vec![match kind {
        Kind::Price(corp) | Kind::Bid(corp) => corp,
    }];
    if let Kind::Bid(corp) = kind {
        let order = board.lead_order().skip_while(|each| *each != corp).skip(1);
        about.extend(order.filter(|each| board.reserve[each.index()] > 0));
    }
    let rows: Vec<(Corp, RwSignal<Option<u8>>)> =
        about.into_iter().map(|corp| (corp, RwSignal::new(None))).collect();
    let Some(value) = rows.first().map(|(_, value)| *value) else { return Html::Empty };
    let several = rows.len() > 1;
    let rows = StoredValue::new(rows);
    let count = move || rows.with_value(|rows| rows.iter().filter(|(_, bid)| bid.get().is_some()).count());
    // What was bid last is explained.
    let edited = RwSignal::new(0);
    let latest = move || {
        rows.with_value(|rows| rows.get(edited.get()).and_then(|(corp, bid)| Some((*corp, bid.get()?))))
    };
    let lay = move |_: leptos::ev::MouseEvent| {
        if let Some(value) = value.get_untracked() {
            lift.finish();
            if several {
                let later = rows.with_value(|rows| {
                    let later = rows.iter().skip(1);
                    later
                        .filter_map(|(corp, bid)| {
                            Some((Ask::Bids(*corp), seat, Move::Bid(Card::new(bid.get_untracked()?))))
                        })
                        .collect()
                });
                plan(table, &board, later);
            }
            play(table, seat, stepper.choice(value));
        }
    };
    let ask = match kind {
        Kind::Price(corp) => t!("kz-choose-price", corp = words::corp(corp)),
        Kind::Bid(_) if several => t!("kz-choose-bids"),
        Kind::Bid(corp) => t!("kz-choose-bid", corp = words::corp(corp), price = board.price(corp)),
    };
    let table_of = rows.with_value(|rows| {
        rows.iter()
            .enumerate()
            .map(|(nth, (corp, bid))| {
                let head = several.then(|| {
                    view! {
                        <p class=words::class("kz-bid", *corp)>
                            {words::sign(*corp, "kz-b")}
                            <b>{words::corp(*corp)}</b>
                            <span>{t!("kz-bid-price", price = board.price(*corp))}</span>
                        </p>
                    }
                });
                view! {
                    <div on:change=move |_| edited.set(nth)>
                        {head} {cards(stepper, *bid, Some(*corp).filter(|_| several))}
                    </div>
                }
            })
            .collect_html()
    });
    view! {
        <h1 class="cu-ask small" class:sr=several>{ask}</h1>
        <div class="kz-sheet" class:kz-bids=several>{table_of}</div>
        {several
            .then(|| {
                view! {
                    <button
                        type="button"
                        class="btn kz-zero"
                        disabled=move || rows.with_value(|rows| count() == rows.len())
                        on:click=move |_| {
                            rows.with_value(|rows| {
                                for (_, bid) in rows.iter().filter(|(_, bid)| bid.get_untracked().is_none()) {
                                    bid.set(Some(0));
                                }
                            });
                        }
                    >
                        {tr("kz-bid-zero")}
                    </button>
                }
            })}
        <div class="kz-preview" aria-live="polite">
            {move || match kind {
                Kind::Price(corp) => match value.get() {
                    Some(card) => price_preview(&board, corp, card),
                    None => view! { <p class="cu-hint">{t!("kz-choose-hint")}</p> },
                },
                Kind::Bid(_) => match latest() {
                    Some((corp, bid)) => bid_preview(&board, corp, seat, bid),
                    None if several => view! { <p class="cu-hint">{t!("kz-choose-bids-hint")}</p> },
                    None => view! { <p class="cu-hint">{t!("kz-choose-hint")}</p> },
                },
            }}
        </div>
        <div class="cu-row">
            <button
                type="button"
                class="btn yes"
                disabled=move || value.get().is_none() || !table.is_live()
                on:click=lay
            >
                {move || match (kind, value.get()) {
                    (_, None) => t!("kz-lay-none"),
                    (Kind::Price(_), Some(card)) => t!("kz-lay-price", price = card),
                    (Kind::Bid(_), Some(_)) if count() > 1 => t!("kz-lay-bids", count = count() as i64),
                    (Kind::Bid(_), Some(bid)) => t!("kz-lay-bid", bid = 10 * bid),
                }}
            </button>
            {lift.hide_button()}
        </div>
    }
}

/// A row of numbers, one of which is chosen: arrows lead through them.
fn cards(stepper: Stepper, value: RwSignal<Option<u8>>, of: Option<Corp>) -> Html {
    let name =
        of.map_or("kz-card", |corp| ["kz-card-1", "kz-card-2", "kz-card-3", "kz-card-4"][corp.index() % 4]);
    let card = |number: u8| {
        let on = move || value.get() == Some(number);
        let (big, small) = match stepper.quantity {
            Quantity::Price => (number.to_string(), Some((5 * number).to_string())),
            Quantity::Bid => ((10 * number).to_string(), None),
            Quantity::Dividend => (number.to_string(), Some((10 * number).to_string())),
            Quantity::Supplement | Quantity::Workers => (number.to_string(), None),
        };
        view! {
            <label class="kz-pc" class:on=on>
                <input type="radio" name=name prop:checked=on on:change=move |_| value.set(Some(number)) />
                <b>{big}</b>
                {small.map(|small| view! { <small>{small}</small> })}
            </label>
        }
    };
    let label = match stepper.quantity {
        Quantity::Price => t!("kz-cards-price"),
        Quantity::Bid => {
            of.map_or_else(|| t!("kz-cards-bid"), |corp| t!("kz-head-bid", corp = words::corp(corp)))
        }
        Quantity::Dividend => t!("kz-cards-dividend"),
        Quantity::Supplement => t!("kz-cards-supplement"),
        Quantity::Workers => t!("kz-cards-workers"),
    };
    let numbers: Vec<_> =
        (stepper.min..=stepper.max).filter(|number| stepper.except != Some(*number)).collect();
    let many = numbers.len() > 10;
    view! {
        <div class="kz-cards" class:many=many role="radiogroup" aria-label=label>
            {numbers.into_iter().map(card).collect_html()}
        </div>
    }
}

/// What a price card promises before the others are known.
fn price_preview(board: &Board, corp: Corp, card: u8) -> Html {
    let promise = board.promise(corp, card);
    let all = promise.sure + promise.open + promise.unsold;
    let chip = |kind: &'static str, count: u8, words: String| {
        (count > 0).then(|| view! { <span>{words::sign(corp, kind)} <b>{count}</b> {words}</span> })
    };
    view! {
        <p>
            <b>{t!("kz-preview-price", price = card, capital = 5 * card)}</b>
        </p>
        <p>{t!("kz-preview-sells", sure = promise.sure, most = promise.sure + promise.open, all = all, least_money = promise.least, most_money = promise.most)}</p>
        <p class="kz-chips">
            {chip("kz-b", promise.sure, t!("kz-chip-sure"))}
            {chip("kz-b open", promise.open, t!("kz-chip-open"))}
            {chip("kz-b gone", promise.unsold, t!("kz-chip-unsold"))}
        </p>
    }
}

/// What a bid would mean.
fn bid_preview(board: &Board, corp: Corp, seat: Seat, bid: u8) -> Html {
    let price = 10 * u16::from(bid);
    let votes = u16::from(board.votes(corp, seat));
    let all = u16::from(board.all_votes(corp));
    let cash = board.cash(Holder::purse(seat));
    let short = price.saturating_sub(cash);
    view! {
        <p>
            <b>{words::corp(corp)} ": " {t!("kz-preview-bid", bid = price)}</b>
        </p>
        <p>{if bid == 0 { t!("kz-preview-bid-none") } else { t!("kz-preview-bid-rank", bid = price) }}</p>
        <p>{t!("kz-preview-bid-votes", now = votes * 100 / all.max(1), then = (votes + 1) * 100 / (all + 1))}</p>
        {(short > 0)
            .then(|| view! { <p class="kz-warn">{icon(Icon::Warning)} {t!("kz-preview-bid-short", cash = cash, short = short)}</p> })}
    }
}

/// What a dividend, a supplement, or dismissals would mean.
fn amount_preview(board: &Board, task: &Task, quantity: Quantity, value: u8) -> Html {
    let Some(corp) = task.corp else { return Html::Empty };
    let entitled = u16::from(board.entitled(corp));
    let paid = entitled * u16::from(value);
    let bank = board.cash(Holder::Corp(corp));
    match quantity {
        Quantity::Workers => view! {
            <p>{t!("kz-preview-workers", unemployed = board.unemployed() + value)}</p>
            <p>{t!("kz-preview-wages", own = 10 * (board.workers[corp.index()].saturating_sub(value)))}</p>
        },
        Quantity::Dividend => view! {
            <p>
                <b>{t!("kz-preview-dividend", price = 10 * value, now = board.price(corp))}</b>
            </p>
            <p>{t!("kz-preview-pays", corp = words::corp(corp), amount = paid, left = bank.saturating_sub(paid))}</p>
        },
        _ => view! {
            <p>{t!("kz-preview-pays", corp = words::corp(corp), amount = paid, left = bank.saturating_sub(paid))}</p>
        },
    }
}

fn leave(_: Table) {
    desk().handing.set(false);
}

/// What covers the table: the curtain. It also keeps trade windows quiet that nobody wants to use.
pub fn overlay(table: Table) -> Html {
    let steps = untrack(|| table.with_present(|game| game.steps()));
    let own = desk();
    own.handing.set(false);
    own.read.set(steps);
    own.shown.set(0);
    own.quiet.set(Quiet::No);
    own.trader.set(None);
    own.planned.set(Vec::new());
    let pass = Memo::new(move |_| pass(table));
    // A round is over: everybody sees what it brought before the device goes round again.
    let ask = Memo::new(move |_| present(table).map(|view| view.board.ask));
    let before = StoredValue::new(None::<Ask>);
    effect(move || {
        let now = ask.get();
        if before.get_value().is_some() && before.get_value() != now {
            desk().handing.set(false);
        }
        // Who wanted to trade wanted it in this window.
        if !matches!(now, Some(Ask::Window(_) | Ask::Talk { .. })) {
            desk().trader.set(None);
        }
        before.set_value(now);
    });
    let seen = StoredValue::new(steps);
    effect(move || {
        let steps = table.with_present(|game| game.steps());
        if steps < seen.get_value() {
            // Something was taken back: it is asked again.
            desk().quiet.set(Quiet::No);
            desk().trader.set(None);
            desk().planned.set(Vec::new());
            if desk().read.get_untracked() > steps {
                desk().read.set(steps);
            }
        }
        seen.set_value(steps);
        let quiet = desk().quiet.get();
        let planned = desk().planned.get();
        let mine = table.mine();
        let waits = table.with_present(|game| {
            game.typed::<Konzern>()
                .is_some_and(|game| quiet_move(game, mine, quiet, None, &planned).is_some())
        });
        if waits && table.is_live() && desk().trader.get().is_none() {
            play_quietly(table, quiet, None);
        }
    });
    view! { {curtain::curtain(table, pass, Backstage { show, head, looked: |_, _| {}, leave, open_for: 45 })} }
}

/// The act bar.
pub fn act(table: Table) -> Html {
    let now = Memo::new(move |_| (bar::bar(table), present(table)));
    let content = view! {
        {teller(table)}
        {move || {
            let (bar, view) = now.get();
            let Some(view) = view else { return Html::Empty };
            match bar {
                Bar::Past => bar::past(table),
                Bar::ReadOnly => bar::read_only(),
                Bar::Here => here(table, &view),
                Bar::Elsewhere(seats) => bar::elsewhere(table, bar::others_next(table, seats)),
                Bar::Looks(_) | Bar::Wait => bar::wait(table),
            }
        }}
    };
    bar::section(move || now.track(), content)
}

/// How long a line of the news stands before the next one comes.
const LINE: Duration = Duration::from_millis(650);

/// What has happened since somebody here last decided: line by line, or at once.
fn teller(table: Table) -> Html {
    let lines =
        Memo::new(
            move |_| if table.moment().is_some() { Vec::new() } else { log::since(table, desk().read.get()) },
        );
    let handle = set_interval_with_handle(
        move || {
            let shown = desk().shown;
            let at = shown.get_untracked();
            // What moves with the line is shown with it, once.
            let paid = lines
                .try_with_untracked(|lines: &Vec<log::Told>| lines.get(at).map(|line| line.paid.clone()));
            if let Some(Some(paid)) = paid {
                if !settings::reduced_motion() {
                    coins::fly(&paid);
                }
                shown.set(at + 1);
            }
        },
        LINE,
    )
    .ok();
    on_cleanup(move || {
        if let Some(handle) = handle {
            handle.clear();
        }
    });
    let at_once = move || settings::reduced_motion() || settings::get().bot_speed == BotSpeed::Skip;
    on_cleanup(coins::clear);
    let shown = move || {
        let count = lines.with(Vec::len);
        if at_once() { count } else { desk().shown.get().min(count) }
    };
    let list = move || {
        let to = shown();
        lines.with(|lines| {
            lines.iter().take(to).rev().map(|line| view! { <li>{rich(&line.text)}</li> }).collect_html()
        })
    };
    let more = Memo::new(move |_| shown() < lines.with(Vec::len));
    let any = Memo::new(move |_| shown() > 0);
    view! {
        <div class="kz-tell" hidden=move || !any.get()>
            <ol tabindex="0" aria-label=tr("kz-told")>{list}</ol>
            <button
                type="button"
                class="btn quiet kz-skip"
                hidden=move || !more.get()
                on:click=move |_| {
                    coins::clear();
                    desk().shown.set(lines.with_untracked(Vec::len));
                }
            >
                {tr("kz-skip")}
            </button>
            <button
                type="button"
                class="ib kz-read"
                hidden=move || more.get()
                aria-label=tr("kz-read")
                on:click=move |_| turn_page(table)
            >
                {icon(Icon::Close)}
            </button>
        </div>
    }
}

/// Something to decide on this device.
fn here(table: Table, view: &Observation) -> Html {
    let board = &view.board;
    match board.ask {
        Ask::Prices | Ask::Bids(_) => hand_over(table, board),
        Ask::Window(seat) => window(table, board, seat),
        _ => open(table, board),
    }
}

/// Cards that are laid behind the curtain.
fn hand_over(table: Table, board: &Board) -> Html {
    let left: Vec<Seat> =
        round(table, board).into_iter().filter(|(_, done)| !done).map(|(seat, _)| seat).collect();
    let Some(seat) = left.first().copied() else { return bar::wait(table) };
    let (prompt, note) = match board.ask {
        Ask::Bids(corp) => (
            t!("kz-act-bids", corp = words::corp(corp), price = board.price(corp)),
            t!("kz-act-bids-note", names = names(table, left)),
        ),
        _ => (t!("kz-act-prices"), t!("kz-act-prices-note", names = names(table, left))),
    };
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{prompt}</p>
            <p class="ac-note">{note}</p>
        </div>
        <button
            type="button"
            class="btn primary"
            disabled=move || !table.is_live()
            on:click=move |_| desk().handing.set(true)
        >
            {icon(Icon::Hand)}
            {move || {
                if table.mine().len() == 1 {
                    t!("act-decide")
                } else {
                    t!("act-hand-over", name = table.name(seat))
                }
            }}
        </button>
    }
}

/// A trade window: one answer for all who sit here.
fn window(table: Table, board: &Board, seat: Seat) -> Html {
    let year = board.year;
    let phase = board.opening().unwrap_or(board.phase);
    if desk().trader.get() == Some(seat) {
        return trade(table, board, seat);
    }
    let mine = table.mine();
    let traders = board
        .lead_order()
        .map(Corp::seat)
        .filter(|other| mine.contains(*other) && !board.resting.contains(*other) && board.is_solvent(*other))
        .map(|other| {
            view! {
                <button
                    type="button"
                    class="btn"
                    disabled=move || !table.is_live()
                    on:click=move |_| {
                        desk().trader.set(Some(other));
                        if other != seat {
                            turn_page(table);
                            play_quietly(table, Quiet::Phase(year, phase), Some(other));
                        }
                    }
                >
                    {say(move || t!("kz-window-trade", name = table.name(other)))}
                </button>
            }
        })
        .collect_html();
    let quiet = move |quiet: Quiet| {
        turn_page(table);
        desk().trader.set(None);
        desk().quiet.set(quiet);
    };
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{say(move || t!("kz-window", phase = words::phase(phase)))}</p>
            <p class="ac-note">{tr("kz-window-note")}</p>
        </div>
        <div class="kz-moves">{traders}</div>
        <div class="kz-go">
            <button
                type="button"
                class="btn quiet kz-rest"
                disabled=move || !table.is_live()
                on:click=move |_| quiet(Quiet::Year(year))
            >
                {tr("kz-window-rest")}
            </button>
            <button
                type="button"
                class="btn primary"
                disabled=move || !table.is_live()
                on:click=move |_| quiet(Quiet::Phase(year, phase))
            >
                {tr("kz-window-on")}
                {icon(Icon::ChevronRight)}
            </button>
        </div>
    }
}

/// What somebody offers in a trade window.
fn trade(table: Table, board: &Board, seat: Seat) -> Html {
    let moves = table.with_present(|game| {
        let options = game.typed::<Konzern>().map(|game| game.choices(seat));
        options.map(|options| options.iter().collect::<Vec<_>>()).unwrap_or_default()
    });
    let deals: Vec<Move> = moves.into_iter().filter(|choice| matches!(choice, Move::Offer(_))).collect();
    let none = deals.is_empty().then(|| view! { <p class="ac-note">{tr("kz-trade-none")}</p> });
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{move || spoken(table, &t!("kz-trade", name = mark(seat)))}</p>
            {none}
        </div>
        <div class="kz-moves">{buttons(table, board, seat, deals)}</div>
        <div class="kz-go">
            <button type="button" class="btn quiet" on:click=move |_| desk().trader.set(None)>
                {tr("kz-trade-back")}
            </button>
        </div>
    }
}

fn buttons(table: Table, board: &Board, seat: Seat, moves: Vec<Move>) -> Html {
    let board = *board;
    // Who wants nothing finds that at the end of the row.
    let (pass, deeds): (Vec<Move>, Vec<Move>) = moves.into_iter().partition(|choice| *choice == Move::Pass());
    deeds
        .into_iter()
        .chain(pass)
        .map(|choice| {
            let class = if choice == Move::Pass() { "btn quiet" } else { "btn" };
            view! {
                <button
                    type="button"
                    class=class
                    disabled=move || !table.is_live()
                    on:click=move |_| play(table, seat, choice)
                >
                    {mark_of(choice).map(|corp| words::sign(corp, "kz-b"))}
                    <span>{move || words::choice(table, &board, choice)}</span>
                </button>
            }
        })
        .collect_html()
}

/// The corporation whose sign stands on a button.
const fn mark_of(choice: Move) -> Option<Corp> {
    match choice {
        Move::Spread(corp)
        | Move::Rent(corp)
        | Move::Plunder(corp)
        | Move::Attack(corp)
        | Move::Call(corp)
        | Move::Seize(corp)
        | Move::Import(corp)
        | Move::Machine(corp)
        | Move::Share(_, corp)
        | Move::Of(Holder::Corp(corp)) => Some(corp),
        _ => None,
    }
}

/// A question that is answered in front of all.
fn open(table: Table, board: &Board) -> Html {
    let Some(seat) = board.owing().and(table.mine()).first() else { return bar::wait(table) };
    let Some(own) = untrack(|| {
        table.with_present(|game| game.typed::<Konzern>().map(|game| game.observe(Viewer::Seat(seat))))
    }) else {
        return Html::Empty;
    };
    let task = View::new(&own, &[]).task;
    let own = own.board;
    let of = task.corp;
    if let Ask::Wish { corp, topic, .. } = own.ask {
        let here = wishers(table, &own);
        if here.len() > 1 {
            return wishes(table, &own, corp, topic, &here, &task);
        }
    }
    let prompt = move || spoken(table, &words::question(table, &own, mark(seat), of));
    let moves = buttons(table, &own, seat, task.moves.clone());
    let note = move || note(table, &own, seat, of);
    let stepper = task.stepper.map(|stepper| {
        let start = if stepper.except == Some(stepper.start) { None } else { Some(stepper.start) };
        let value = RwSignal::new(start);
        let task = task.clone();
        view! {
            {cards(stepper, value, None)}
            <div class="kz-preview" aria-live="polite">
                {move || value.get().map(|value| amount_preview(&own, &task, stepper.quantity, value))}
            </div>
            <button
                type="button"
                class="btn primary kz-ok"
                disabled=move || value.get().is_none() || !table.is_live()
                on:click=move |_| {
                    if let Some(value) = value.get_untracked() {
                        play(table, seat, stepper.choice(value));
                    }
                }
            >
                {move || match (stepper.quantity, value.get()) {
                    (_, None) => t!("kz-lay-none"),
                    (Quantity::Workers, Some(count)) => t!("kz-ok-workers", count = count),
                    (_, Some(value)) if matches!(own.ask, Ask::Motion { .. }) => t!("kz-ok-motion", amount = value),
                    (_, Some(value)) => t!("kz-ok-wish", amount = value),
                }}
            </button>
        }
    });
    let rest = rest(table, &own);
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">{prompt}</p>
            <p class="ac-note">{note}</p>
        </div>
        {stepper}
        <div class="kz-moves" class:none=task.moves.is_empty() && rest.is_none()>{moves} {rest}</div>
    }
}

/// A button that answers for everybody here where mostly nobody wants anything, now and for those who would
/// be asked next; in meetings, one that leaves everything as it is.
fn rest(table: Table, board: &Board) -> Option<Html> {
    let mine = table.mine();
    let board = *board;
    let (words, answers): (String, Vec<(Ask, Seat, Move)>) = match board.ask {
        Ask::Wish { topic, .. } => {
            let words =
                if topic == Topic::Dividend { t!("kz-rest-dividend") } else { t!("kz-rest-supplement") };
            let stay = |corp: Corp| {
                let now = board.marker[corp.index()].min(board.highest_dividend(corp));
                Move::Name(Amount::new(if topic == Topic::Dividend { now } else { 0 }))
            };
            let wish =
                |corp: Corp| mine.iter().map(move |seat| (Ask::Wish { corp, seat, topic }, seat, stay(corp)));
            (words, Corp::ALL.into_iter().flat_map(wish).collect())
        }
        _ if mine.len() < 2 => return None,
        Ask::Call(_) | Ask::Extend(_) | Ask::Central(_) | Ask::Interest(_) => {
            let asked = |seat: Seat| match board.ask {
                Ask::Call(_) => Ask::Call(seat),
                Ask::Extend(_) => Ask::Extend(seat),
                Ask::Central(_) => Ask::Central(seat),
                _ => Ask::Interest(seat),
            };
            (t!("kz-rest-nobody"), mine.iter().map(|seat| (asked(seat), seat, Move::Pass())).collect())
        }
        _ => return None,
    };
    Some(view! {
        <button
            type="button"
            class="btn quiet kz-nobody"
            disabled=move || !table.is_live()
            on:click=move |_| plan(table, &board, answers.clone())
        >
            {words}
        </button>
    })
}

/// The people here who are still to name a wish at this meeting, in the order in which they are asked.
fn wishers(table: Table, board: &Board) -> Vec<Seat> {
    let mine = table.mine();
    let Some(meeting) = board.meeting else { return Vec::new() };
    let due = |seat: &Seat| meeting.wishes[seat.index() % 4].is_none() && board.is_asked(&meeting, *seat);
    board.lead_order().map(Corp::seat).filter(|seat| mine.contains(*seat) && due(seat)).collect()
}

/// A meeting at which several people here name a wish: all of them at once.
fn wishes(table: Table, board: &Board, corp: Corp, topic: Topic, here: &[Seat], task: &Task) -> Html {
    let Some(stepper) = task.stepper else { return Html::Empty };
    let own = *board;
    let answers: Vec<(Seat, RwSignal<u8>)> =
        here.iter().map(|seat| (*seat, RwSignal::new(stepper.start))).collect();
    let all = own.all_votes(corp);
    let rows = answers
        .iter()
        .map(|(seat, wish)| {
            let (seat, wish) = (*seat, *wish);
            let options = (stepper.min..=stepper.max)
                .map(|amount| {
                    let selected = amount == stepper.start;
                    view! { <option value=amount.to_string() selected=selected>{amount.to_string()}</option> }
                })
                .collect_html();
            view! {
                <label class="kz-wish">
                    {token(table, seat, 24)}
                    <span>
                        <b>{table.name(seat)}</b>
                        <small>{t!("kz-wish-votes", votes = own.votes(corp, seat), all = all)}</small>
                    </span>
                    <select on:change=move |event| {
                        if let Ok(amount) = event_target_value(&event).parse() {
                            wish.set(amount);
                        }
                    }>{options}</select>
                </label>
            }
        })
        .collect_html();
    let bank = own.cash(Holder::Corp(corp));
    let decide = move |_: leptos::ev::MouseEvent| {
        let wished = answers.iter().map(|(seat, wish)| {
            let seat = *seat;
            (Ask::Wish { corp, seat, topic }, seat, stepper.choice(wish.get_untracked()))
        });
        plan(table, &own, wished.collect());
    };
    let rest = rest(table, &own);
    view! {
        <div class="ac-ask">
            <p class="ac-prompt">
                {if topic == Topic::Dividend {
                    t!("kz-wishes-dividend", corp = words::corp(corp))
                } else {
                    t!("kz-wishes-supplement", corp = words::corp(corp))
                }}
            </p>
            <p class="ac-note">{t!("kz-wishes-note", bank = bank, now = stepper.start, most = stepper.max)}</p>
        </div>
        <div class="kz-wishes">{rows}</div>
        <div class="kz-go">
            {rest}
            <button type="button" class="btn primary kz-ok" disabled=move || !table.is_live() on:click=decide>
                {tr("kz-wishes-ok")}
            </button>
        </div>
    }
}

/// What helps to decide.
fn note(table: Table, board: &Board, seat: Seat, of: Option<Corp>) -> String {
    match board.ask {
        Ask::Wish { corp, .. } | Ask::Motion { corp, .. } | Ask::Ballot { corp, .. } => {
            let (votes, all) = (board.votes(corp, seat), board.all_votes(corp));
            if board.meeting.is_some_and(|meeting| meeting.topic == Topic::Chief) {
                return t!("kz-note-votes-chief", votes = votes, all = all);
            }
            let most = board.meeting.map_or(0, |meeting| meeting.most);
            t!("kz-note-votes", votes = votes, all = all, bank = board.cash(Holder::Corp(corp)), most = most)
        }
        Ask::Attack { state: true, .. } => t!("kz-note-attack-state"),
        Ask::Attack { .. } => t!("kz-note-attack"),
        Ask::Renew(_) => t!("kz-note-renew"),
        Ask::Machine { state: true, .. } => t!("kz-note-machine-state"),
        Ask::Machine { .. } => of
            .map(|corp| t!("kz-note-bank", corp = words::corp(corp), cash = board.cash(Holder::Corp(corp))))
            .unwrap_or_default(),
        Ask::Import(corp) => {
            t!("kz-note-import", corp = words::corp(corp), demand = board.ledger.demand(corp))
        }
        Ask::Dismiss(_) => t!("kz-note-dismiss", quota = board.setup.quota, unemployed = board.unemployed()),
        Ask::Raise(_) => t!("kz-note-raise"),
        Ask::PutUp(_) => t!("kz-note-put-up"),
        Ask::Talk { .. } => {
            let accounts: Vec<String> =
                board.accounts_of(seat).map(|holder| words::of(table, board, holder)).collect();
            accounts.join(", ")
        }
        _ => String::new(),
    }
}
